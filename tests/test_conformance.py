"""The conformance suite holds, covers the documents, and its schema and runner agree."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from scoundrel import ScenarioError
from scoundrel.conformance import Scenario, parse_scenarios, run_scenario

FOLDER = Path(__file__).parents[1] / "conformance"
SCHEMA = Draft202012Validator(json.loads((FOLDER / "schema.json").read_text("utf-8")))
FILES = sorted(path for path in FOLDER.glob("*.json") if path.name != "schema.json")
SCENARIOS = [(path, scenario) for path in FILES for scenario in parse_scenarios(path.read_text("utf-8"))]
PAGES = sorted((FOLDER / "coverage").glob("*.md"))


@pytest.mark.parametrize(
    ("path", "scenario"), SCENARIOS, ids=[f"{path.stem}: {each.name}" for path, each in SCENARIOS]
)
def test_scenario(path: Path, scenario: Scenario) -> None:
    assert list(run_scenario(scenario)) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_file_follows_the_schema(path: Path) -> None:
    SCHEMA.validate(json.loads(path.read_text("utf-8")))


def test_every_document_and_every_reading_has_scenarios() -> None:
    sources = {source for _, scenario in SCENARIOS for source in scenario.sources}
    assert {f"document 00{number}" for number in range(5)} <= sources
    assert {f"ruling {number}" for number in range(1, 17)} <= sources


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_rule_of_a_coverage_page_names_scenarios_that_exist(page: Path) -> None:
    names = {scenario.name for _, scenario in SCENARIOS}
    lines = page.read_text("utf-8").splitlines()
    rows = [
        line
        for line, following in pairwise([*lines, ""])
        if line.startswith("|") and not line.startswith("|-") and not following.startswith("|-")
    ]
    assert rows
    for row in rows:
        named = re.findall(r"`([^`]+)`", row.rsplit(" | ", 1)[1])
        assert named, row
        assert set(named) <= names, row


def test_there_is_a_coverage_page_for_each_document_and_the_readings() -> None:
    assert [page.stem for page in PAGES] == ["000", "001", "002", "003", "004", "rulings"]


GOOD: dict[str, Any] = {
    "about": "an example",
    "scenarios": [
        {
            "name": "A weapon is taken up",
            "sources": ["document 000"],
            "rules": "classic",
            "deck": "5d 7c 2h 3h",
            "steps": [
                {"play": "5d"},
                {"refuse": "run"},
                {
                    "expect": {
                        "heroes": [{"health": 20, "weapon": "5d", "slain": ""}],
                        "legal": "7cw 7cb 2h 3h",
                    }
                },
            ],
        }
    ],
}


def edited(*path: str | int, to: object) -> dict[str, Any]:
    said = deepcopy(GOOD)
    place: Any = said
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return said


@pytest.mark.parametrize(
    "said",
    [
        edited("scenarios", to=3),
        edited("scenarios", to=[]),
        edited("more", to=1),
        edited("scenarios", 0, "steps", to="run"),
        edited("scenarios", 0, "steps", 0, "play", to=["5d"]),
        edited("scenarios", 0, "steps", 0, to={"plai": "5d"}),
        edited("scenarios", 0, "steps", 0, to={"play": "5d", "refuse": "run"}),
        edited("scenarios", 0, "steps", 0, to={}),
        edited("scenarios", 0, "steps", 2, "expect", "health", to=20),
        edited("scenarios", 0, "steps", 2, "expect", "heroes", 0, "health", to="20"),
        edited("scenarios", 0, "steps", 2, "expect", "outcomes", to=[{"won": True}]),
        edited("scenarios", 0, "deck", to="5d 5x"),
        edited("scenarios", 0, "nmae", to="x"),
    ],
)
def test_schema_and_runner_refuse_the_same(said: dict[str, Any]) -> None:
    assert not SCHEMA.is_valid(said)
    with pytest.raises(ScenarioError):
        parse_scenarios(json.dumps(said))


@pytest.mark.parametrize(
    ("said", "says"),
    [
        (edited("scenarios", 0, "rules", to="clasic"), "did you mean 'classic'"),
        (edited("scenarios", 0, "rules", to={"base": ["a"]}), "there is no rule set"),
        (edited("scenarios", 0, "deck", to="5d 5d"), "5d is given 2 times"),
        (edited("scenarios", to=GOOD["scenarios"] * 2), "there are two scenarios named"),
    ],
)
def test_the_runner_says_what_the_schema_cannot(said: dict[str, Any], says: str) -> None:
    with pytest.raises(ScenarioError, match=says):
        parse_scenarios(json.dumps(said))


@pytest.mark.parametrize(
    ("said", "says"),
    [
        (edited("scenarios", 0, "steps", 0, "play", to="9s"), "step 1: '9s' can't be played now"),
        (edited("scenarios", 0, "steps", 1, "refuse", to="7cw"), "step 2: 7cw should be refused"),
        (
            edited("scenarios", 0, "steps", 2, "expect", "heroes", 0, "health", to=19),
            r"step 3: heroes should be .*19.*, but is .*20",
        ),
        (edited("scenarios", 0, "steps", 2, "expect", "legal", to="7cw"), "step 3: legal should be"),
        (edited("scenarios", 0, "steps", 2, "expect", "over", to=True), "step 3: over should be true"),
        (
            edited("scenarios", 0, "steps", 2, "expect", "deck_count", to=3),
            "deck_count should be 3, but is 0",
        ),
        (edited("scenarios", 0, "steps", 2, "expect", "room", to="- 7c 3h 2h"), "room should be"),
        (edited("scenarios", 0, "steps", 2, "expect", "discard_holds", to="7c"), "discard_holds should be"),
        (
            edited("scenarios", 0, "steps", 2, "expect", "outcomes", to=[{"won": True, "score": 1}]),
            "outcomes",
        ),
    ],
)
def test_a_scenario_that_does_not_hold_says_where(said: dict[str, Any], says: str) -> None:
    (scenario,) = parse_scenarios(json.dumps(said))
    (problem,) = run_scenario(scenario)
    assert re.search(says, problem)


def test_the_example_itself_holds() -> None:
    SCHEMA.validate(GOOD)
    (scenario,) = parse_scenarios(json.dumps(GOOD))
    assert list(run_scenario(scenario)) == []
