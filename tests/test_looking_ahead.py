"""Whatever a player sends, the reply is made from what that player knows: refusals and errors included.

Each test sends the same messages to two games that differ only in hidden cards, and compares every byte of
the replies until a card is turned that the player may see.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.assistant.guest import Guest, Told
from scoundrel.assistant.server import _answer, _Tool, _tools
from scoundrel.door import Door
from scoundrel.notation.moves import Action
from scoundrel.plain.commands import COMMANDS
from scoundrel.plain.session import Session
from scoundrel.play.memory import MemoryStore
from scoundrel.play.preferences import Preferences, Weapon
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.rules import Rules
from tests.pages import Conversation
from tests.screens import awaited, seated
from tests.test_secrets import twins

NOW = datetime(2026, 11, 15, 12, tzinfo=UTC)
RULES = list(RULEBOOK)
MESSAGES = 25
PAIRS = 6
"""How many pairs of games each test plays."""

Message = dict[str, Any]


def pairs(rules: str, count: int) -> Iterator[tuple[int, tuple[Game, Game]]]:
    """Pairs of games, neither of them over, whose hidden cards truly differ."""
    found = 0
    for seed in range(200):
        one, other = twins(rules, seed)
        if not one.over and one.deck != other.deck:
            yield seed, (one, other)
            found += 1
        if found == count:
            return


def lines(game: Game, chance: Random) -> str:
    """A line that a player may type: moves of this room, perhaps beyond it, in any form, or nonsense."""
    if chance.random() < 0.4:
        return " ".join(beyond(game, chance))
    cards = [card for card in game.rules.deck if chance.random() < 0.2] + [
        card for card in game.room if card
    ]
    words = [str(move) for move in game.legal_moves]
    words += [f"{card}{way}" for card in cards for way in ("", "w", "b")]
    words += [f"-{card}" for card in cards]
    words += ["run", "1", "2w", "3b", "-4", "9", "zz", "\ud800"]
    return " ".join(chance.choices(words, k=chance.choice([1, 1, 2, 2, 3, 4, 5])))


def beyond(game: Game, chance: Random) -> Iterator[str]:
    """Moves to the end of this room, and then a card that may lie in the next one."""
    here = game.copy()
    while here.room_number == game.room_number and not here.over:
        moves = [move for move in here.legal_moves if move.action is Action.TAKE]
        move = chance.choice(moves)
        yield str(move)
        here.play(move)
    yield f"{chance.choice(here.rules.deck)}{chance.choice(['', '', 'w'])}"


def is_revealed(now: Game, before: Game) -> bool:
    """Whether a card has come into sight that was hidden before; at the end, all may be seen."""
    return now.over or now.room_number != before.room_number


# --- The door ------------------------------------------------------------------------------------------

OTHERS: list[Message] = [
    {"do": do}
    for do in (
        *("undo", "look", "dealer", "begin", "solution", "again", "try", "share", "review", "step", "keep"),
        *("rules", "games", "back", "title", "export_all", "statistics", "calendar", "nonsense", "think"),
        *("hello", "continue", "mistakes", "habits", "settings"),
    )
]
OTHERS += [
    {"do": "export", "number": 1},
    {"do": "replay", "number": 1},
    {"do": "new", "same": True},
    {"do": "set", "name": "weapon", "value": "use"},
    {"do": "set", "name": "weapon", "value": "ask"},
    {"do": "set", "name": "fatal", "value": "never"},
    {"do": "move", "moves": ["run", "run"]},
    {"do": "move"},
]
REVEALING = ("again", "new")
"""Messages that may turn the cards of another deal, which is as secret."""


def message(game: Game, chance: Random) -> Message:
    if chance.random() < 0.3:
        return chance.choice(OTHERS)
    line = lines(game, chance)
    return {"do": "move", "line": line} if chance.random() < 0.5 else {"do": "move", "moves": line.split()}


def doors(games: tuple[Game, Game], **preferences: str) -> list[Page]:
    return [_door(game, preferences) for game in games]


class Page(Conversation):
    """A page that also knows what is saved behind its door."""

    def __init__(self, store: Store) -> None:
        super().__init__(Door(store, lambda: NOW).handle, name="the same")
        self.store = store
        self.send({"do": "hello"})


def _door(game: Game, preferences: dict[str, str]) -> Page:
    store = MemoryStore(clock=lambda: NOW)
    nothing: dict[str, str] = {}
    store.change_setting("preferences", nothing, lambda _: preferences)
    Sitting.begin(store, game.copy())
    page = Page(store)
    page.send({"do": "continue"})
    return page


def replies(both: list[Page], sent: Message) -> list[str]:
    return [json.dumps(page.send(sent), sort_keys=True) for page in both]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("weapon", ["ask", "use"])
def test_no_reply_of_the_door_tells_what_lies_ahead(rules: str, weapon: str) -> None:
    for seed, games in pairs(rules, PAIRS):
        chance, both = Random(seed), doors(games, weapon=weapon)
        stores = [door.store for door in both]
        for _ in range(MESSAGES):
            game = stores[0].load(1)
            sent = message(game, chance)
            if sent["do"] in REVEALING:
                continue
            told = replies(both, sent)
            if is_revealed(stores[0].load(1), game):
                break
            assert told[0] == told[1], sent
            replies(both, {"do": "continue", "number": 1})


@pytest.mark.parametrize("rules", ["classic", "sidestep", "dragons-duo"])
def test_the_room_that_only_the_dealer_sees_is_in_no_reply(rules: str) -> None:
    for seed, games in pairs(rules, PAIRS):
        chance = Random(seed)
        both = doors(games, dealer="human", fatal="never")
        replies(both, {"do": "look"})
        replies(both, {"do": "dealer", "words": "A room."})
        waits = False
        for _ in range(2 * MESSAGES):
            game = both[0].store.load(1)
            sent = message(game, chance)
            if sent["do"] in (*REVEALING, "look", "dealer"):
                continue
            if chance.random() < 0.5:
                takes = [move for move in game.legal_moves if move.action is Action.TAKE]
                sent = {"do": "move", "move": str(chance.choice(takes))}
            told = replies(both, sent)
            if both[0].store.load(1).over:
                break
            assert told[0] == told[1], sent
            waits |= json.loads(told[0]).get("next") == "dealer"
        if waits and not both[0].store.load(1).over:
            shown = replies(both, {"do": "continue"}), replies(both, {"do": "look"})
            assert shown[0][0] == shown[0][1]
            assert shown[1][0] != shown[1][1], "the Dealer sees the room"


def test_the_room_is_dealt_to_the_player_when_the_dealer_hands_it_over() -> None:
    (page,) = doors((Game.deal("classic", 42),) * 2, dealer="human")[:1]
    page.send({"do": "look"})
    dealt = page.send({"do": "dealer", "words": ""})["happened"]["events"]
    assert [event["card"]["code"] for event in dealt] == ["2d", "8d", "8h", "4c"]
    for move in ("8d", "4cw"):
        page.send({"do": "move", "move": move})
    waiting = page.send({"do": "move", "move": "8h"})["happened"]["events"]
    assert [event["kind"] for event in waiting] == ["faced", "healed", "discarded"]
    page.send({"do": "look"})
    dealt = page.send({"do": "dealer", "words": ""})["happened"]["events"]
    assert [event["kind"] for event in dealt] == ["carried", "dealt", "dealt", "dealt"]


def test_no_card_of_a_day_is_told_before_it_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(40):
        chance, both = Random(seed), []
        for number in range(2):
            game = Game.deal("classic", f"{seed}/{number}")
            monkeypatch.setattr("scoundrel.play.local.daily_game", lambda _, game=game: game)
            page = Page(MemoryStore(clock=lambda: NOW))
            page.send({"do": "daily"})
            both.append(page)
        for _ in range(MESSAGES):
            sent = message(Game.deal("classic", f"{seed}/{chance.randrange(2)}"), chance)
            if sent["do"] in (*REVEALING, "begin", "hello", "title", "back"):
                continue
            told = replies(both, sent)
            assert told[0] == told[1], sent
            assert not both[0].store.games()


# --- Lines ---------------------------------------------------------------------------------------------

BEGINNING = ("new", "two", "winnable", "daily", "mix", "learn", "puzzle")
"""Commands that turn the cards of another deal; a hint is compared where all coaches are (`test_secrets.py`)."""
WORDS = {
    "watch": ["", "1", "2"],
    "next": ["", "2", "x"],
    "previous": [""],
    "continue": ["1", ""],
    "export": ["1 nowhere/game.txt", "2 nowhere/game.txt"],
    "import": ["nowhere/game.txt"],
    "set": ["weapon use", "weapon ask", "fatal never", "fatal ask", "dealer nobody"],
    "calendar": ["", "0001-01", "9999-12"],
    "deal": ["classic", "nobody/1"],
    "forget": ["nothing"],
}
"""What is typed after commands that take words."""


def command(chance: Random) -> str:
    name = chance.choice([name for name in COMMANDS if name not in (*BEGINNING, "hint", "quit")])
    return f"{name} {chance.choice(WORDS.get(name, ['']))}".strip()


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("weapon", Weapon)
@pytest.mark.parametrize("interactive", [True, False], ids=["typed", "piped"])
def test_no_line_tells_what_lies_ahead(
    rules: str, weapon: Weapon, interactive: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed, games in pairs(rules, 20):
        chance = Random(seed)
        both = [_session(game, weapon, interactive) for game in games]
        capsys.readouterr()
        for _ in range(MESSAGES):
            game = both[0].store.load(1)
            line = command(chance) if chance.random() < 0.3 else lines(game, chance)
            told = []
            for session in both:
                session.attempt(line)
                told.append(capsys.readouterr())
            if is_revealed(both[0].store.load(1), game):
                break
            assert told[0] == told[1], line


def _session(game: Game, weapon: Weapon, interactive: bool) -> Session:
    session = _empty_session(game.rules)
    session.console.interactive = interactive
    session.prefer(Preferences(weapon=weapon))
    session.sit_down(Sitting.begin(session.store, game.copy()))
    return session


def _empty_session(rules: Rules) -> Session:
    """A session on saved games of its own, in memory."""
    session = Session(rules, save=True)
    session.clock = lambda: NOW
    vars(session)["_store"] = MemoryStore(clock=session.clock)
    return session


def test_no_line_tells_a_card_of_a_day_before_it_is_begun(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(20):
        days = [Game.deal("classic", f"{seed}/{number}") for number in range(2)]
        both = []
        for game in days:
            monkeypatch.setattr("scoundrel.play.local.daily_game", lambda _, game=game: game)
            session = _empty_session(game.rules)
            session.console.interactive = True
            session.attempt("daily")
            both.append(session)
        capsys.readouterr()
        chance = Random(seed)
        for _ in range(MESSAGES):
            line = command(chance) if chance.random() < 0.3 else lines(chance.choice(days), chance)
            if line in ("back", "play"):
                continue
            told = []
            for session in both:
                session.attempt(line)
                told.append(capsys.readouterr())
                assert not session.store.games()
            assert told[0] == told[1], line


# --- Language models -----------------------------------------------------------------------------------

ASKED: list[tuple[str, Message]] = [
    ("rule_sets", {}),
    ("rules", {}),
    ("rules", {"rules": "nonsense"}),
    ("saved_games", {}),
    ("continue_game", {}),
    ("continue_game", {"number": 1}),
    ("continue_game", {"number": 2}),
    ("new_game", {"rules": "nonsense"}),
    ("look", {}),
    ("look", {"number": 1}),
    ("undo", {}),
    ("play", {}),
    ("play", {"moves": 3}),
    ("nonsense", {}),
]
"""Tools with their arguments, wrong ones among them."""


@pytest.mark.parametrize("rules", RULES)
def test_no_answer_to_a_guest_tells_what_lies_ahead(rules: str) -> None:
    for seed, games in pairs(rules, 20):
        chance, both = Random(seed), [_guest(game) for game in games]
        for _ in range(MESSAGES):
            game = both[0].store.load(1)
            play = "play", {"moves": lines(game, chance)}
            name, given = chance.choice(ASKED) if chance.random() < 0.3 else play
            told = [_answered(guest, name, given) for guest in both]
            if is_revealed(both[0].store.load(1), game):
                break
            assert told[0] == told[1], (name, given)


def _guest(game: Game) -> Guest:
    guest = Guest(MemoryStore(clock=lambda: NOW))
    Sitting.begin(guest.store, game.copy())
    guest.continue_game()
    return guest


def _answered(guest: Guest, name: str, given: Message) -> Told:
    return _answer(guest, _tools(guest) | {"undo": _Tool(guest.undo)}, name, given)


# --- Screens -------------------------------------------------------------------------------------------

KEYS = [*"1234wbrpu", "minus", "left", "right", "up", "down", "enter"]


@pytest.mark.parametrize("rules", ["classic", "sidestep", "dragons-duo"])
@pytest.mark.parametrize("weapon", Weapon)
@awaited
async def test_no_screen_tells_what_lies_ahead(tmp_path: Path, rules: str, weapon: Weapon) -> None:
    ((seed, games),) = pairs(rules, 1)
    seen: list[list[str]] = []
    for number, game in enumerate(games):
        chance, shown = Random(seed), []
        prefer = Preferences(motion=False, weapon=weapon)
        async with seated(tmp_path / str(number), game.copy, size=(100, 32), prefer=prefer) as seat:
            for _ in range(MESSAGES // 2):
                await seat.press(*_pressed(seat.game, chance))
                await seat.rest()
                if is_revealed(seat.game, game):
                    break
                shown.append(seat.text)
                seat.app.clear_notifications()  # they would go in their own time
        seen.append(shown)
    assert seen[0] == seen[1]
    assert seen[0]


def _pressed(game: Game, chance: Random) -> list[str]:
    """A key, or a line that is typed."""
    if chance.random() < 0.5:
        return [chance.choice(KEYS)]
    line = lines(game, chance).replace("\ud800", "")
    return ["slash", *("space" if letter == " " else letter for letter in line), "enter"]
