"""Whatever a release has written, every later one reads, and finds the same game in it."""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from scoundrel import Game
from scoundrel.notation.rulesets import format_rules, parse_rules
from tests.published.__main__ import FOLDER, cards_of, published, told

FILES = sorted(FOLDER.glob("*.json"))
STANDING = ("moves", "health", "outcomes", "legal")
"""What must stay the same about a game; how it is written may change."""


def read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_deals_are_the_same_forever(path: Path) -> None:
    for deal in read(path)["deals"]:
        rules, _, seed = deal["code"].partition("/")
        game = Game.deal(rules, seed)
        assert (game.turn, cards_of(game)) == (deal["first"], deal["cards"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_records_and_positions_are_readable_forever(path: Path) -> None:
    games = read(path)["games"]
    assert len(games) > 20
    for kept in games:
        assert format_rules(parse_rules(kept["rules"])) == kept["rules"]
        game = Game.from_record(kept["record"])
        assert told(game) == kept
        there = Game.from_position(kept["position"])
        assert (there.position(), " ".join(map(str, there.legal_moves))) == (
            kept["position"],
            kept["legal"],
        )
        for player, seen in enumerate(kept["views"]):
            again = Game.from_position(seen, seed=1)
            assert again.view(player).position() == seen


def test_this_version_is_among_the_published_ones() -> None:
    """Before a release: python -m tests.published."""
    path = FOLDER / f"{version('scoundrel-cards')}.json"
    assert path in FILES
    assert read(path) == published()
