"""A match in another process: every surface shows, byte for byte, what it shows of a local match."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.assistant.guest import Guest
from scoundrel.door import Door
from scoundrel.engine.bots import make_bot
from scoundrel.errors import IllegalMove, ScoundrelError, StaleGame
from scoundrel.plain.session import Session
from scoundrel.play.flow import DealerLooks, End, Thinking
from scoundrel.play.local import LocalMatch
from scoundrel.play.match import Action, ActionKind, Match, Viewer
from scoundrel.play.memory import MemoryStore
from scoundrel.play.menu import MENU
from scoundrel.play.preferences import Dealer, Fatal, Preferences
from scoundrel.play.saved import HUMAN, Kind, SavedGame
from scoundrel.play.seats import SEATS
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store as AnyStore
from scoundrel.play.wire import read_seen, seen_data
from scoundrel.store import Store
from scoundrel.tui.table import TableScreen
from tests.elsewhere import Elsewhere, elsewhere
from tests.pages import Conversation, Reply
from tests.screens import awaited, seated
from tests.test_secrets import twins

NOW = datetime(2026, 11, 15, 12, tzinfo=UTC)
RULES = list(RULEBOOK)
Begin = Callable[..., Match]


@pytest.fixture(scope="module")
def there() -> Iterator[Elsewhere]:
    with elsewhere() as process:
        yield process


def seats_for(rules: str, chance: Random) -> tuple[str, ...]:
    """Somebody at each seat; at most one of them a bot that is quick."""
    quick = [seat for seat in SEATS if seat in (HUMAN, "greedy", "random")]
    return (HUMAN, chance.choice(quick)) if RULEBOOK[rules].players == 2 else (HUMAN,)


# --- What crosses ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_what_is_seen_is_the_same_after_a_round_trip_through_json(rules: str) -> None:
    for seed in range(6):
        chance, game = Random(seed), Game.deal(rules, seed)
        match = LocalMatch(game, chance.choice(list(Kind)))
        viewers = [Viewer(), Viewer(frozenset({0})), Viewer(frozenset(range(game.rules.players)), True)]
        while not game.over:
            for viewer in viewers:
                seen = match.look(viewer)
                assert read_seen(json.loads(json.dumps(seen_data(seen)))) == seen
            game.play(chance.choice(game.legal_moves))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("dealer", [False, True])
def test_nothing_hidden_is_in_any_byte_that_crosses(there: Elsewhere, rules: str, dealer: bool) -> None:
    for seed in range(10):
        games = twins(rules, seed)
        if games[0].over:
            continue
        matches = [there.begin(game) for game in games]
        viewer = Viewer(frozenset(range(games[0].rules.players)))
        if dealer:
            for match in matches:
                match.do(viewer, Action(ActionKind.DEALER, match.look(viewer).version, words="human"))
        crossed = []
        for match in matches:
            match.look(viewer)
            match.look(Viewer())
            crossed.append(there.crossed[-2:])
            for moves in (("9x",), ("run", "run"), (str(games[0].legal_moves[0]),) * 4):
                with pytest.raises(ScoundrelError):
                    match.do(viewer, Action(ActionKind.MOVE, match.look(viewer).version, moves))
                crossed[-1].append(there.crossed[-1])
        assert crossed[0] == crossed[1]


# --- Every surface ---------------------------------------------------------------------------------------


def lines_for(sitting: Sitting, chance: Random) -> str:
    """Something to type: mostly a move, sometimes a question or nonsense."""
    if chance.random() < 0.15:
        return chance.choice(["look", "undo", "unseen", "discard", "rules", "9x", "seven of swords"])
    moves = sitting.view.legal_moves
    return str(chance.choice([move for move in moves if move.card] or moves))


def tell_lines(begin: Begin, rules: str, seed: int, told: Callable[[], str]) -> Iterator[str]:
    """A game line by line to its end, and everything that is printed."""
    chance, game = Random(seed), Game.deal(rules, seed)
    session = Session(game.rules)
    session.console.interactive = True
    session.preferences = Preferences(
        fatal=Fatal.NEVER, dealer=chance.choice([Dealer.NARRATOR, Dealer.NOBODY])
    )
    sitting = Sitting(begin(game, Kind.DEAL, seats_for(rules, chance)))
    session.sit_down(sitting)
    for _ in range(400):
        yield told()
        if isinstance(sitting.comes_next, End):
            return
        session.attempt(lines_for(sitting, chance))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("rules", RULES)
def test_lines_tell_the_same(there: Elsewhere, rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    def told() -> str:
        return capsys.readouterr().out

    for seed in range(6):
        here, away = (list(tell_lines(begin, rules, seed, told)) for begin in (LocalMatch, there.begin))
        for one, other in zip_longest(here, away):
            assert one == other
        assert "".join(here)


def play_through_door(page: Conversation, rules: str, seed: int) -> Iterator[Reply]:
    """A game through the door to its end, with hints, undos, a human Dealer and nonsense."""
    chance = Random(seed)
    for name, value in (("fatal", "never"), ("dealer", chance.choice(["narrator", "human"]))):
        yield page.send({"do": "set", "name": name, "value": value})
    duo = RULEBOOK[rules].players == 2
    begin = {"do": "two", "start": True, "second": seats_for(rules, chance)[-1]} if duo else {"do": "new"}
    reply = page.send(begin | {"rules": rules, "seed": str(seed)})
    for _ in range(400):
        yield reply
        if reply.get("next") == "end" and "think" not in reply:
            return
        reply = page.send(_next_message(page, reply, chance))
    raise AssertionError("the game does not end")


def _next_message(page: Conversation, reply: Reply, chance: Random) -> Reply:
    assert page.screen is not None
    if "think" in reply:
        return dict(reply["think"])
    if page.screen["kind"] == "dealer":
        return dict(page.screen["buttons"][0]["do"]) | {"words": "A cold room."}
    if chance.random() < 0.1:
        return {"do": chance.choice(["undo", "hint", "rules", "nonsense", "share", "look", "begin"])}
    if "room" not in page.screen:
        return {"do": "back"}
    choices = [choice for slot in page.screen["room"] if slot for choice in slot["choices"]]
    run = page.screen["avoid"]
    away = [slot["away"] for slot in page.screen["room"] if slot and slot["away"]]
    found = choices or away or ([run] if run else [])
    return dict(chance.choice(found)["do"]) if found else {"do": "think"}


@pytest.mark.parametrize("rules", RULES)
def test_the_door_tells_the_same(there: Elsewhere, rules: str, tmp_path: Path) -> None:
    for seed in range(2):
        told = []
        for name in ("here", "away"):
            place = tmp_path / f"{name}-{seed}"
            resume = LocalMatch.resume if name == "here" else there.saved_at(place)
            with Store.open(place, lambda: NOW) as store:
                page = Conversation(Door(store, lambda: NOW, resume=resume).handle, "the same")
                page.send({"do": "hello"})
                told.append([json.dumps(reply) for reply in play_through_door(page, rules, seed)])
        for one, other in zip_longest(*told):
            assert one == other


@contextmanager
def resuming(find: Callable[[AnyStore, SavedGame], Match]) -> Iterator[list[Sitting]]:
    """Make every surface find its saved matches this way; yields the sittings that are resumed."""
    sat: list[Sitting] = []

    def resume(store: AnyStore, saved: SavedGame) -> Sitting:
        sat.append(Sitting(find(store, saved), store))
        return sat[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sitting, "resume", resume)
        yield sat


@pytest.mark.parametrize("rules", RULES)
def test_an_assistant_is_told_the_same(there: Elsewhere, rules: str, tmp_path: Path) -> None:
    told = []
    for place in (tmp_path / "here", tmp_path / "away"):
        find = LocalMatch.resume if place.name == "here" else there.saved_at(place)
        chance, said = Random(rules), list[object]()
        with Store.open(place, lambda: NOW) as store, resuming(find) as sat:
            store.begin(Game.deal(rules, 5), Kind.DEAL, seats=seats_for(rules, Random(3)))
            guest = Guest(store)
            said.append(guest.continue_game())
            while not sat[0].over:
                try:
                    said.append(guest.play(lines_for(sat[0], chance)))
                except ScoundrelError as error:
                    said.append(str(error))
        told.append(said)
    assert told[0] == told[1]


@pytest.mark.parametrize("rules", ["sidestep", "dragons-duo"])
@awaited
async def test_screens_show_the_same(there: Elsewhere, rules: str, tmp_path: Path) -> None:
    shown = []
    for place in (tmp_path / "here", tmp_path / "away"):
        find = LocalMatch.resume if place.name == "here" else there.saved_at(place)
        bot, seen = make_bot("greedy", RULEBOOK[rules]), list[str]()
        with Store.open(place, lambda: NOW) as store:
            store.begin(Game.deal(rules, 5), Kind.DEAL)
        with resuming(find) as sat:
            async with seated(place, clock=lambda: NOW) as seat:
                await seat.press(MENU["continue"])
                await seat.comes_to(TableScreen)
                while not sat[0].over and len(seen) < 12:
                    seen.append(await seat.rest())
                    await seat.press("slash", *str(bot.choose(sat[0].view).move), "enter")
        shown.append(seen)
    assert len(shown[0]) > 5
    for one, other in zip_longest(*shown):
        assert one == other


# --- Seats of their own ------------------------------------------------------------------------------------


def test_two_viewers_of_one_match_take_turns_and_see_the_same_story(there: Elsewhere) -> None:
    for seed in range(5):
        match = there.begin(Game.deal("dragons-duo", seed), Kind.DEAL)
        players = [Sitting(match, viewer=Viewer(frozenset({seat}))) for seat in (0, 1)]
        spectator, refused, chance = Sitting(match, viewer=Viewer()), 0, Random(seed)
        while not players[0].over:
            turn = players[0].view.turn
            mover, waiter = players[turn], players[1 - turn]
            move = chance.choice(mover.view.legal_moves)
            with pytest.raises(IllegalMove):
                waiter.play(move)
            refused += 1
            mover.play(move)
            for viewer in (waiter, spectator):
                coming = viewer.comes_next
                if isinstance(coming, Thinking):
                    coming.done()
                viewer.refresh()
            assert players[0].turns == players[1].turns == spectator.turns
        assert refused == len(spectator.turns)
        assert spectator.over


def test_a_spectator_changes_nothing_and_sees_no_room_that_only_the_dealer_may_see(
    there: Elsewhere,
) -> None:
    match = there.begin(Game.deal("classic", 42), Kind.DEAL)
    player, spectator = Sitting(match), Sitting(match, viewer=Viewer())
    player.preferences = Preferences(dealer=Dealer.HUMAN)
    spectator.preferences = Preferences()
    for kind in ActionKind:
        with pytest.raises(IllegalMove):
            match.do(Viewer(), Action(kind, match.look(Viewer()).version, ("run",)))
    spectator.refresh()
    assert not any(spectator.view.room)
    assert match.look(player.viewer) == player.seen


def test_nobody_takes_back_the_move_of_another(there: Elsewhere) -> None:
    match = there.begin(Game.deal("dragons-duo", 1), Kind.DEAL)
    players = [Sitting(match, viewer=Viewer(frozenset({seat}))) for seat in (0, 1)]
    turn = players[0].view.turn
    players[turn].play("run")
    players[1 - turn].refresh()
    with pytest.raises(IllegalMove):
        players[1 - turn].undo()
    players[turn].undo()
    assert not players[turn].turns


def test_an_action_is_done_once_and_a_late_one_gets_the_current_state(there: Elsewhere) -> None:
    match, viewer = there.begin(Game.deal("easy", 1), Kind.DEAL), Viewer(frozenset({0}))
    version = match.look(viewer).version
    action = Action(ActionKind.MOVE, version, ("run",), key="once")
    first, second = match.do(viewer, action), match.do(viewer, action)
    assert first == second
    assert len(second.turns) == 1
    with pytest.raises(StaleGame):
        match.do(viewer, Action(ActionKind.MOVE, version, ("run",), key="another"))
    sitting = Sitting(match)
    match.do(viewer, Action(ActionKind.MOVE, match.look(viewer).version, ("run",)))
    with pytest.raises(StaleGame):
        sitting.play("run")
    assert len(sitting.turns) == 2, "it is shown how it stands now"


@pytest.mark.parametrize("saved", [True, False])
def test_whatever_is_done_is_done_once_and_answered_twice(saved: bool) -> None:
    store = MemoryStore(clock=lambda: NOW) if saved else None
    match, viewer = LocalMatch.begin(store, Game.deal("classic", 42), named=True), Viewer(frozenset({0}))
    done = [
        (ActionKind.DEALER, "human", ()),
        (ActionKind.HAND_OVER, "Four cards.", ()),
        (ActionKind.DEALER, "", ()),
        (ActionKind.HINT, "", ()),
        (ActionKind.MOVE, "", ("run",)),
        (ActionKind.UNDO, "", ()),
        *([(ActionKind.GIVE_UP, "", ())] if saved else []),
    ]
    for number, (kind, words, moves) in enumerate(done):
        action = Action(kind, match.look(viewer).version, moves, words, key=f"key {number}")
        assert match.do(viewer, action) == match.do(viewer, action)
    about = match.look(viewer).about
    assert (about.hints, about.undos) == (1, 1)


@pytest.mark.parametrize("day", [NOW.date(), NOW.date() - timedelta(days=2)])
def test_a_day_is_entered_once_and_answered_twice(day: date) -> None:
    store = MemoryStore(clock=lambda: NOW)
    match = LocalMatch.of_day(store, day, lambda: NOW)
    action = Action(ActionKind.ENTER, 0, key="once")
    assert match.do(Viewer(frozenset({0})), action) == match.do(Viewer(frozenset({0})), action)
    assert len(store.games()) == 1


def test_another_viewer_is_shown_the_room_once_it_is_handed_over(there: Elsewhere) -> None:
    match = there.begin(Game.deal("dragons-duo", 1), Kind.DEAL)
    players = [Sitting(match, viewer=Viewer(frozenset({seat}))) for seat in (0, 1)]
    for player in players:
        player.preferences = Preferences(dealer=Dealer.HUMAN)
    first, second = players[0].comes_next, players[1].comes_next
    assert isinstance(first, DealerLooks)
    assert isinstance(second, DealerLooks)
    first.hand_over("Four cards.")
    with pytest.raises(StaleGame):
        second.hand_over("Other words.")
    assert players[1].text == "Four cards."


def test_the_dealer_looks_elsewhere(there: Elsewhere) -> None:
    match = there.begin(Game.deal("classic", 42), Kind.DEAL)
    player = Sitting(match, viewer=Viewer(frozenset({0})))
    player.preferences = Preferences(dealer=Dealer.HUMAN)
    assert all(card is None for card in player.view.room)
    coming = player.comes_next
    assert isinstance(coming, DealerLooks)
    coming.hand_over("Four cards.")
    assert player.text == "Four cards."
    assert all(player.view.room)
