"""Random walks through everything that a page offers: the door remembers nothing between two messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from scoundrel import RULEBOOK
from scoundrel.door import Door
from scoundrel.play.memory import MemoryStore
from scoundrel.texts import say
from tests.pages import Conversation, Reply

NOW = datetime(2026, 11, 15, 12, tzinfo=UTC)
WALKS, STEPS = 20, 500
SLOW = ("mistakes", "habits", "winnable", "import", "import_all", "export_all")
"""What is left out of most walks, as it takes a while."""
NAMES = {
    "first": "greedy",
    "second": "human",
    "link": "classic/42",
    "seed": "7",
    "keep": "Mine",
    "value": "on",
}
"""What is typed where something is asked for."""


def buttons(screen: Any) -> Iterator[Reply]:
    """Everything on a screen that can be pressed."""
    if isinstance(screen, dict):
        if isinstance(screen.get("do"), dict) and not screen.get("why_not"):
            yield screen
        for value in screen.values():
            yield from buttons(value)
    elif isinstance(screen, list):
        for value in screen:
            yield from buttons(value)


def step(page: Conversation, reply: Reply, chance: Random) -> Reply:
    """The next message: mostly something that the screen offers, sometimes nonsense."""
    assert page.screen is not None
    if "think" in reply and chance.random() < 0.9:
        return dict(reply["think"])
    if "again" in reply and chance.random() < 0.7:
        return page.last | {"sure": True}
    if chance.random() < 0.06:
        return {
            "do": chance.choice(["undo", "nonsense", "step", "look", "begin", "solution", "title", "rules"])
        }
    offered = [
        each for each in buttons(page.screen) if each.get("name") not in SLOW or chance.random() < 0.02
    ]
    if not offered or chance.random() < 0.05:
        return (
            {"do": "back"} if chance.random() < 0.8 else {"do": "new", "rules": chance.choice([*RULEBOOK])}
        )
    pressed: Reply = chance.choice(offered)
    return dict(pressed["do"]) | {ask["name"]: typed(ask) for ask in pressed.get("asks", [])}


def typed(ask: Reply) -> Any:
    values = [each["value"] for each in ask.get("values", [])]
    return values[0] if values else NAMES.get(ask["name"], "")


@pytest.mark.parametrize("walk", range(WALKS))
def test_a_new_door_for_every_message_gives_the_same_replies_as_one_door(
    walk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Door(MemoryStore(clock=lambda: NOW), lambda: NOW)
    store = MemoryStore(clock=lambda: NOW)
    chance, page, screens = Random(walk), Conversation(kept.handle, "walk"), set()
    # Both are dealt the same cards.
    monkeypatch.setattr("secrets.token_hex", lambda _: f"{walk}/{page.last['id']}")
    message: Reply = {"do": "hello"}
    for _ in range(STEPS):
        reply = page.send(message)
        other = Door(store, lambda: NOW).handle(page.last)
        assert json.loads(json.dumps(other)) == reply, page.last
        assert reply.get("error") != say("door-fault"), page.last
        screens.add(page.screen and page.screen["kind"])
        if "screen" in reply and chance.random() < 0.25:
            again = Door(store, lambda: NOW).handle({"id": 0} | reply["screen"]["here"])
            while "screen" not in again:
                again = Door(store, lambda: NOW).handle({"id": 0} | again["think"])
            assert drawn(json.loads(json.dumps(again))) == drawn(reply), page.last
        message = step(page, reply, chance)
    assert len(screens) > 5


def drawn(reply: Reply) -> Reply:
    """A screen as it is come back to: what was said only once is not said again."""
    once = ("said", "verdict", "also")
    return {name: value for name, value in reply["screen"].items() if name not in once}
