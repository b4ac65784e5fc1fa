"""Scenarios that any engine can run: rules, a deck, moves, and what must then be true.

The files are in `conformance/`, along with their schema and a page that explains them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from scoundrel.cards import Card, cards_text, parse_cards
from scoundrel.errors import MoveError, ScenarioError, ScoundrelError, quote
from scoundrel.game import Game
from scoundrel.notation.jsontext import parse_json
from scoundrel.rules import RULEBOOK, Rules, nearest
from scoundrel.texts import Message

__all__ = ["Scenario", "parse_scenarios", "run_scenario"]

LONGEST_FILE = 1_000_000
"""The most characters in a conformance file."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario: how it begins, and its steps as the file gives them."""

    name: str
    sources: tuple[str, ...]
    game: Game
    steps: tuple[Mapping[str, Any], ...]


_FILE = {"about": str, "scenarios": list}
_SCENARIO = {
    "name": str,
    "sources": list,
    "note": str,
    "rules": (str, dict),
    "deck": str,
    "seed": str,
    "position": str,
    "steps": list,
}
_STEP = {"play": str, "refuse": str, "expect": dict}
_HERO = {"health": int, "weapon": (str, type(None)), "slain": str}
_OUTCOME = {"won": bool, "score": int}


def parse_scenarios(text: str) -> list[Scenario]:
    """Read a conformance file; `ScenarioError` says what is wrong with it."""
    if len(text) > LONGEST_FILE:
        raise ScenarioError("error-long_conformance", most=LONGEST_FILE)
    try:
        said = parse_json(text)
    except ValueError as error:
        raise ScenarioError("error-not_json", why=error) from None
    _check_keys("error-what-file", said, _FILE, required=("about", "scenarios"))
    scenarios = [_scenario(each) for each in said["scenarios"]]
    if not scenarios:
        raise ScenarioError("error-no_scenarios")
    names = [scenario.name for scenario in scenarios]
    for name in names:
        if names.count(name) > 1:
            raise ScenarioError("error-scenario_twice", name=quote(name))
    return scenarios


def run_scenario(scenario: Scenario) -> Iterator[str]:
    """Play a scenario and yield whatever did not turn out as expected."""
    game = scenario.game.copy()
    for number, step in enumerate(scenario.steps, 1):
        try:
            problems = list(_run_step(game, step))
        except ScoundrelError as error:
            problems = [str(error)]
        yield from (f"step {number}: {problem}" for problem in problems)
        if problems:
            return


def _scenario(said: Any) -> Scenario:
    _check_keys("error-what-scenario", said, _SCENARIO, required=("name", "sources", "rules", "steps"))
    try:
        for step in said["steps"]:
            _check_step(step)
        game = _start(said)
    except ScoundrelError as error:
        raise ScenarioError("error-in_scenario", name=quote(said["name"]), why=error) from None
    return Scenario(said["name"], tuple(said["sources"]), game, tuple(said["steps"]))


def _start(said: Mapping[str, Any]) -> Game:
    rules = _rules(said["rules"])
    if "position" in said:
        game = Game.from_position(said["position"], said.get("seed"))
        if game.rules != rules:
            raise ScenarioError("error-scenario_position")
        return game
    if "deck" in said:
        return Game.from_deck(rules, said["deck"], said.get("seed"))
    if "seed" in said:
        return Game.deal(rules, said["seed"])
    raise ScenarioError("error-scenario_start")


def _rules(said: str | dict[str, Any]) -> Rules:
    if isinstance(said, str):
        return RULEBOOK[said]
    settings = dict(said)
    return RULEBOOK[settings.pop("base", "classic")].replace(**settings)


def _check_step(step: Any) -> None:
    _check_keys("error-what-step", step, _STEP)
    if len(step) != 1:
        raise ScenarioError("error-step_kinds", known=[*_STEP])
    _check_expectations(step.get("expect", {}))


def _check_keys(what: str, said: object, known: Mapping[str, Any], required: tuple[str, ...] = ()) -> None:
    if not isinstance(said, dict):
        raise ScenarioError("error-object_with", what=Message(what), known=[*known])
    for key, value in said.items():
        if key not in known:
            raise ScenarioError(
                "error-no_key", what=Message(what), key=quote(key), near=nearest(key, known)
            )
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if not isinstance(value, known[key]) or (known[key] is int and not is_number):
            raise ScenarioError("error-bad_value", what=Message(what), key=key, value=quote(value))
    for key in required:
        if key not in said:
            raise ScenarioError("error-needs_key", what=Message(what), key=quote(key))


def _check_expectations(said: Mapping[str, Any]) -> None:
    kinds = {name: kind for name, (kind, _) in _EXPECTATIONS.items()}
    _check_keys("error-what-expectation", said, kinds)
    for hero in said.get("heroes", []):
        _check_keys("error-what-hero", hero, _HERO)
    for outcome in said.get("outcomes", []):
        if outcome is not None:
            _check_keys("error-what-outcome", outcome, _OUTCOME, required=("won", "score"))


def _run_step(game: Game, step: Mapping[str, Any]) -> Iterator[str]:
    for move in step.get("play", "").split():
        game.play(move)
    for move in step.get("refuse", "").split():
        yield from _refused(game, move)
    for name, expected in step.get("expect", {}).items():
        found = _EXPECTATIONS[name][1](game, expected)
        if found is not None:
            yield f"{name} should be {json.dumps(expected)}, but is {json.dumps(found)}"


def _refused(game: Game, move: str) -> Iterator[str]:
    before = game.position()
    try:
        game.play(move)
    except MoveError:
        if game.position() != before:
            yield f"{move} was refused, but it changed the game"
    else:
        yield f"{move} should be refused"


# Compares an expectation with the game: None if it holds, else what was found instead.
Comparison = Callable[[Game, Any], object]


def _exactly(read: Callable[[Game], object]) -> Comparison:
    return lambda game, expected: None if read(game) == expected else read(game)


def _in_order(read: Callable[[Game], tuple[Card | None, ...]]) -> Comparison:
    def compare(game: Game, expected: str) -> str | None:
        found = cards_text(read(game))
        wanted = " ".join("-" if word == "-" else str(Card(word)) for word in expected.split())
        return None if found == wanted else found

    return compare


def _in_any_order(read: Callable[[Game], tuple[Card | None, ...]]) -> Comparison:
    def compare(game: Game, expected: str) -> str | None:
        found = sorted(card for card in read(game) if card)
        return None if found == sorted(parse_cards(expected)) else cards_text(found)

    return compare


def _moves(game: Game, expected: str) -> str | None:
    found = sorted(map(str, game.legal_moves))
    return None if found == sorted(expected.split()) else " ".join(found)


def _heroes(game: Game, expected: list[dict[str, Any]]) -> object:
    found = [
        {
            "health": hero.health,
            "weapon": hero.weapon and str(hero.weapon),
            "slain": cards_text(hero.slain),
        }
        for hero in game.heroes
    ]
    holds = len(found) == len(expected) and all(
        there[key] == value
        for there, wanted in zip(found, expected, strict=True)
        for key, value in wanted.items()
    )
    return None if holds else found


def _outcomes(game: Game, expected: list[dict[str, Any] | None]) -> object:
    found = [outcome and outcome._asdict() for outcome in game.outcomes]
    return None if found == expected else found


_EXPECTATIONS: dict[str, tuple[Any, Comparison]] = {
    "room": (str, _in_order(lambda game: game.room)),
    "room_holds": (str, _in_any_order(lambda game: game.room)),
    "deck": (str, _in_order(lambda game: game.deck)),
    "deck_holds": (str, _in_any_order(lambda game: game.deck)),
    "deck_count": (int, _exactly(lambda game: len(game.deck))),
    "known": (str, _in_order(lambda game: game.view(0).known)),
    "discard_holds": (str, _in_any_order(lambda game: game.discard)),
    "turn": (int, _exactly(lambda game: game.turn)),
    "heroes": (list, _heroes),
    "legal": (str, _moves),
    "over": (bool, _exactly(lambda game: game.over)),
    "outcomes": (list, _outcomes),
}
