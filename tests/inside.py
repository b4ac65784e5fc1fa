"""A program that runs natively and inside Pyodide: it plays and thinks, and prints what came of it.

In Pyodide the project lies under /project, and the nets are brought from there, as a page brings them from its host.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scoundrel import RULEBOOK, Game
from scoundrel.coach import hint
from scoundrel.conformance import parse_scenarios, run_scenario
from scoundrel.engine import nets
from scoundrel.engine.bots import make_bot
from scoundrel.engine.search.rollouts import random_rows

INSIDE = sys.platform == "emscripten"
PROJECT = Path("/project") if INSIDE else Path(__file__).parents[1]
GAMES = 1_000


def results() -> dict[str, Any]:
    """Results that must be the same natively and inside Pyodide."""
    return {
        "random games": {name: digest(random_rows(rules, "42", GAMES)) for name, rules in RULEBOOK.items()},
        "hints": {
            game.rules.name: str(hint(game.view(game.turn)))
            for game in deals("classic", "dragons", "dragons-duo")
        },
        "expert": [
            str(make_bot("expert", game.rules).choose(game.view(0))) for game in deals("classic", "hard")
        ],
        "scenarios": sum(1 for _ in scenarios()),
        "broken scenarios": [problem for scenario in scenarios() for problem in run_scenario(scenario)],
    }


def digest(rows: object) -> str:
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def deals(*names: str) -> Iterator[Game]:
    return (Game.deal(name, 42) for name in names)


def scenarios() -> Iterator[Any]:
    for path in sorted((PROJECT / "conformance").glob("*.json")):
        if path.name != "schema.json":
            yield from parse_scenarios(path.read_text("utf-8"))


if __name__ == "__main__":
    if INSIDE:
        nets.fetch_with(lambda name: (PROJECT / "src/scoundrel/engine/nets" / name).read_bytes())
    print(json.dumps(results()))
