"""Writes one file for the version at hand: games of every rule set as text, and what must come of reading them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

from scoundrel import RULEBOOK, Game
from scoundrel.notation.rulesets import format_rules, parse_rules

FOLDER = Path(__file__).parent
SEEDS: tuple[int | str, ...] = (42, "2025-03-01", "a seed of words, with signs: ♠/1")
MIXTURES = (
    "classic weapon_limit=at_most avoided_cards=shuffled start_health=15",
    "sidestep scoring=health potions=not_in_a_row",
    "dragons-duo players=1",
)


def published() -> dict[str, Any]:
    return {"deals": list(deals()), "games": list(games())}


def deals() -> Iterator[dict[str, Any]]:
    for rules in RULEBOOK.values():
        for seed in SEEDS:
            game = Game.deal(rules, seed)
            yield {
                "code": f"{rules.name}/{seed}",
                "first": game.turn,
                "cards": cards_of(game),
            }


def cards_of(game: Game) -> str:
    return " ".join(map(str, [*filter(None, game.room), *game.deck]))


def games() -> Iterator[dict[str, Any]]:
    """Games played at random: some to their end, some left in the middle of a room."""
    for rules in (*RULEBOOK.values(), *map(parse_rules, MIXTURES)):
        for seed in SEEDS:
            chance = Random(f"{rules.name} {seed}")
            game = Game.deal(rules, seed)
            length = chance.choice((3, 17, 10_000))
            while not game.over and len(game.moves) < length:
                game.play(chance.choice(game.legal_moves))
            yield told(game)


def told(game: Game) -> dict[str, Any]:
    """A game in every form that it is written in, and how it stands."""
    return {
        "rules": format_rules(game.rules),
        "record": game.record(),
        "position": game.position(),
        "views": [game.view(player).position() for player in range(game.rules.players)],
        "health": [hero.health for hero in game.heroes],
        "outcomes": [outcome and [outcome.won, outcome.score] for outcome in game.outcomes],
        "moves": len(game.moves),
        "legal": " ".join(map(str, game.legal_moves)),
    }


if __name__ == "__main__":
    path = FOLDER / f"{version('scoundrel-cards')}.json"
    path.write_text(json.dumps(published(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"wrote {path.name}")
