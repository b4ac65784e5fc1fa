"""The title, the table and the end of a game: every key, and what the player then sees."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.command import CommandPalette
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static, TextArea

from scoundrel import Game
from scoundrel.cards import Card
from scoundrel.coach.rungs import rungs
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.history.ending import Ending
from scoundrel.history.profile import solve, solved_days
from scoundrel.history.sharing import shared_game
from scoundrel.play.claims import claim_of
from scoundrel.play.clock import today
from scoundrel.play.codes import parse_deal_code
from scoundrel.play.daily import daily_game, daily_seed, day_number
from scoundrel.play.ladder import deal_of
from scoundrel.play.links import deal_link
from scoundrel.play.preferences import SCRIPTED, Dealer, Fatal, Preferences, Squares, Symbols, Weapon
from scoundrel.play.puzzling import puzzle_name, puzzle_of_day
from scoundrel.play.sitting import Sitting
from scoundrel.rules import RULEBOOK
from scoundrel.store import Kind, Store
from scoundrel.texts import say, ways_to_say
from scoundrel.tui.app import ScoundrelApp
from scoundrel.tui.bestiary import BestiaryScreen
from scoundrel.tui.calendar import CalendarScreen
from scoundrel.tui.cardview import CardView, foot_height
from scoundrel.tui.compare import CompareScreen
from scoundrel.tui.daily import ThresholdScreen
from scoundrel.tui.dialogs import DealerScreen, DiscardScreen, HandoverScreen, KeysScreen, TextScreen
from scoundrel.tui.ending import EndScreen
from scoundrel.tui.faces import UNICODE, Size
from scoundrel.tui.layout import Panel, fit
from scoundrel.tui.lessons import LessonsScreen, LessonTable
from scoundrel.tui.newgame import DealCodeScreen, NewGameScreen, TwoPlayersScreen
from scoundrel.tui.panels import HeroPanel, KeyLine
from scoundrel.tui.puzzles import PuzzlesScreen
from scoundrel.tui.replays import ReplayScreen, ReplaysScreen, WatchScreen
from scoundrel.tui.settings import SettingsScreen
from scoundrel.tui.stage import Stage
from scoundrel.tui.statistics import StatisticsScreen
from scoundrel.tui.table import TableScreen
from scoundrel.tui.title import MENU, TitleScreen
from tests.screens import STILL, Seat, awaited, deal, deck, seated
from tests.sittings import saved_of, whole

PAGES: dict[str, type[Screen[Any]]] = {
    "rule_sets": NewGameScreen,
    "daily": ThresholdScreen,
    "calendar": CalendarScreen,
    "deal_code": DealCodeScreen,
    "two_players": TwoPlayersScreen,
    "puzzles": PuzzlesScreen,
    "replays": ReplaysScreen,
    "bestiary": BestiaryScreen,
    "statistics": StatisticsScreen,
    "lessons": LessonsScreen,
    "settings": SettingsScreen,
}
"""What the entries of the title open, except those that lead to a game at once."""

DAY = date(2026, 11, 15)


def noon() -> datetime:
    """A clock that stands still."""
    return datetime(2026, 11, 15, 12, tzinfo=UTC)


LETTERS = {entry.key: entry.letter for entry in MENU}
WON = deck("classic", "2h 3h 4d 5d", "4d")
"""One potion is left for the last room."""
LOST = deck("classic", "Ks Kc Qs Qc Js")
THROUGH = json.loads(Path(__file__).with_name("won_games.json").read_text("utf-8"))["thread"]
FIGHTS = ("8d", "4cw", "8h", "2d", "Tsw", "5cb", "6h", "3cw", "3h")
"""Moves of deal 42, after which the weapon has slain some monsters, and an ace waits."""
ONE_MOVE_LEFT = deal(THROUGH["rules"], THROUGH["seed"], *THROUGH["moves"].split()[:-1])
"""A whole game, which the coach takes a while to look at."""


# --- The title -----------------------------------------------------------------------------------------


@awaited
async def test_the_title_offers_every_entry_and_tells_what_it_is(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        assert_offered(seat)
        await seat.press("home")
        await seat.sees("g   Play", say("front-learn"))
        await seat.press("down")
        await seat.sees("n   I know the game", say("front-fresh"))


def assert_offered(seat: Seat) -> None:
    """Whatever fits the player now stands in the menu or in the calm row, with its letter."""
    page = seat.app.screen
    assert isinstance(page, TitleScreen)
    title = page.title_now
    assert title is not None
    text = seat.text.replace("\u00a0", " ")
    for name in (title.main, *title.near):
        assert f"{LETTERS[name]}   {title.label(name)}" in text
    for name in title.rest:
        assert f"{LETTERS[name]} {title.label(name)}" in text


@awaited
async def test_a_letter_opens_an_entry_and_escape_comes_back(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        for entry, page in PAGES.items():
            await seat.press(LETTERS[entry])
            await seat.comes_to(page)
            await seat.press("escape")
            await seat.comes_to(TitleScreen)


@awaited
async def test_arrows_and_enter_open_an_entry(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("end", "enter")
        await seat.comes_to(ThresholdScreen)
        await seat.press("escape")
        page = await seat.comes_to(TitleScreen)
        assert page.title_now is not None
        for place, name in enumerate(page.title_now.rest):
            await seat.press(".", *["down"] * place, "enter")
            await seat.comes_to(PAGES[name])
            await seat.press("escape")
            await seat.comes_to(TitleScreen)
        await seat.press(".", "escape")
        await seat.comes_to(TitleScreen)


@awaited
async def test_enter_on_a_first_visit_is_the_lesson_and_a_key_in_it_the_first_dungeon(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("enter")
        await seat.comes_to(LessonTable)
        await seat.press("g")
        await seat.comes_to(TableScreen)
        assert seat.game.seed == rungs()[0].seed
        await seat.sees("First dungeon 1 of 12")
        await seat.press("escape")
        await seat.comes_to(TitleScreen)
        # It goes on where it was left.
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        assert len(seat.store.games()) == 1


@awaited
async def test_a_first_dungeon_that_is_survived_leads_to_the_next(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game = Game.deal("classic", rungs()[0].seed)
        moves = [turn.move for turn in play_out(game.copy(), make_bot("net", game.rules)).turns]
        sitting = Sitting.begin(store, deal_of(rungs()[0]), named=True)
        for move in moves[:-1]:
            sitting.play(move, sure=True)
    async with seated(tmp_path) as seat:
        await seat.press("g")
        await seat.comes_to(TableScreen)
        await seat.press("slash", *str(moves[-1]), "enter")
        await seat.comes_to(EndScreen)
        await seat.sees("First dungeon 2 is open")
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        assert seat.game.seed == rungs()[1].seed
        await seat.press("escape", "h")
        await seat.sees("First dungeons", "✓ First dungeon 1 of 12", "· First dungeon 2 of 12")


@awaited
async def test_a_classic_game_is_one_key_away(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("n")
        await seat.comes_to(TableScreen)
        assert seat.game.rules.name == "classic"
        assert saved_of(seat.sitting).kind is Kind.FREE


@awaited
async def test_a_key_turns_night_into_day(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        assert seat.app.theme == "candle"
        await seat.press("l")
        assert seat.app.theme == "daylight"
        await seat.press("l")
        assert seat.app.theme == "candle"


@awaited
async def test_a_click_opens_an_entry(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.click("#menu", at=(5, 2))
        await seat.comes_to(ThresholdScreen)
        await seat.press("escape")
        calm = seat.app.screen.query_one("#calm").region
        row = next(row for row, line in enumerate(seat.lines) if "Settings" in line)
        await seat.click("#calm", at=(seat.lines[row].index("Settings") - calm.x, row - calm.y))
        await seat.comes_to(SettingsScreen)


@awaited
async def test_without_a_game_there_is_nothing_to_continue(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("c")
        assert seat.notices() == ["There is no unfinished game."]
        assert isinstance(seat.app.screen, TitleScreen)


@awaited
async def test_a_game_that_was_left_is_gone_on_with(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("2", "3")
    async with seated(tmp_path) as seat:
        await seat.press("down")
        await seat.sees("c   Continue", "Classic Scoundrel · room 1 of 15 · 20 health")
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        assert [str(move) for move in seat.game.moves] == ["8d", "8h"]
        await seat.sees("Weapon 8♦", "room 1 of 15 · 40 cards below", "╭┄ 2 ┄")


@awaited
async def test_a_key_that_is_pressed_before_the_saved_games_are_open_waits_for_them(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("2")
    app = ScoundrelApp(str(tmp_path))
    async with app.run_test() as pilot:
        seat = Seat(app, pilot)
        app.simulate_key("c")
        await seat.comes_to(TableScreen)
        assert [str(move) for move in seat.game.moves] == ["8d"]
        assert not seat.notices()


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
@awaited
async def test_the_title_is_left_for_good(tmp_path: Path, key: str) -> None:
    async with seated(tmp_path) as seat:
        await seat.press(key)
        await seat.until(lambda: not seat.app.is_running)


@awaited
async def test_the_command_palette_offers_the_same(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        for entry in ("daily", "statistics", "lessons"):
            await seat.press("ctrl+p")
            palette = await seat.comes_to(CommandPalette)
            palette.query_one(Input).value = say(f"title-{entry}")
            await seat.sees(say(f"title-{entry}_help").split()[0])
            await seat.until(lambda: palette.query_one(OptionList).option_count == 1)  # noqa: B023
            await seat.press("down", "enter")
            await seat.comes_to(PAGES[entry])
        commands = {command.title for command in seat.app.get_system_commands(seat.app.screen)}
        assert {say(f"title-{entry}") for entry in LETTERS} < commands


@awaited
async def test_the_command_palette_quits(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("ctrl+p")
        await seat.comes_to(CommandPalette)
        await seat.press(*"quit")
        await seat.until(lambda: seat.app.screen.query_one(OptionList).option_count == 1)
        await seat.press("down", "enter")
        await seat.until(lambda: not seat.app.is_running)


# --- Taking cards --------------------------------------------------------------------------------------


@awaited
async def test_a_number_takes_the_card_of_its_slot(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        for key, move in [("1", "2d"), ("2", "8d"), ("3", "8h"), ("4", "4cb")]:
            await seat.press(key)
            assert [str(made) for made in seat.game.moves] == [move]
            assert seat.kept().position() == seat.game.position()
            await seat.press("u")


@awaited
async def test_with_two_parties_there_are_seven_slots(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("dragons-duo", 42)) as seat:
        for slot in range(1, 8):
            card = seat.game.room[slot - 1]
            await seat.press(str(slot))
            assert seat.game.moves[0].card is card
            await seat.press("u")


@awaited
async def test_arrows_choose_a_card_and_enter_takes_it(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("right")
        await seat.sees("╭─ 1 < ")
        await seat.press("right", "down", "left")
        await seat.sees("╭─ 2 < ")
        await seat.press("up", "up")
        await seat.sees("╭─ 4 < ")
        await seat.press("left", "enter")
        assert [str(move) for move in seat.game.moves] == ["8h"]


@awaited
async def test_a_click_takes_a_card_and_one_on_an_empty_slot_takes_nothing(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.click("#slot-1")
        await seat.click("#slot-1")
        assert [str(move) for move in seat.game.moves] == ["8d"]


@awaited
async def test_an_empty_slot_is_named(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("2", "2")
        await seat.sees("There is no card in slot 2.")
        await seat.press("9")
        await seat.sees("There is no card in slot 9.")
        assert len(seat.game.moves) == 1


@pytest.mark.parametrize(("key", "move", "health"), [("w", "Ksw", 12), ("b", "Ksb", 7)])
@awaited
async def test_how_to_fight_is_asked_where_there_is_a_choice(
    tmp_path: Path, key: str, move: str, health: int
) -> None:
    async with seated(tmp_path, deck("classic", "5d Ks 4h 9h 2c 3c 4c 5c", "5d")) as seat:
        await seat.press("2")
        await seat.sees("▸w −8 with 5♦", " b −13", "K♠: Enter strikes with 5♦", "w weapon", "b bare hands")
        assert len(seat.game.moves) == 1
        await seat.press(key)
        assert str(seat.game.moves[-1]) == move
        assert seat.kept().hero.health == health
        assert "Esc neither" not in seat.text


@awaited
async def test_a_question_may_be_left_open_or_turned_to_another_card(tmp_path: Path) -> None:
    async with seated(tmp_path, deck("classic", "5d Ks 4h Jc 2c 3c 4c 5c", "5d")) as seat:
        await seat.press("2", "escape")
        assert "Esc neither" not in seat.text
        await seat.press("w", "b")
        assert len(seat.game.moves) == 1
        await seat.press("2", "4")
        await seat.sees("J♣: Enter strikes with 5♦", "▸w −6 with 5♦")
        await seat.press("3")
        assert str(seat.game.moves[-1]) == "4h"


@awaited
async def test_a_chosen_monster_may_be_fought_either_way_at_once(tmp_path: Path) -> None:
    async with seated(tmp_path, deck("classic", "5d Ks 4h 9h 2c 3c 4c 5c", "5d")) as seat:
        await seat.press("right", "b")
        assert str(seat.game.moves[-1]) == "Ksb"


@awaited
async def test_nothing_is_asked_where_there_is_one_way(tmp_path: Path) -> None:
    async with seated(tmp_path, deck("classic", "5d Ks Kc 9h 2c 3c 4c 5c", "5d", "Ksw")) as seat:
        await seat.press("3")
        assert str(seat.game.moves[-1]) == "Kcb"
    async with seated(tmp_path, deck("dragons", "5d Ks Kc 9h 2c 3c", "5d", seed="1")) as seat:
        await seat.press("2")
        assert str(seat.game.moves[-1]) == "Ks"


@awaited
async def test_a_player_who_prefers_the_weapon_is_not_asked(tmp_path: Path) -> None:
    prefer = replace(STILL, weapon=Weapon.USE)
    async with seated(tmp_path, deck("classic", "5d Ks 4h 9h 2c 3c 4c 5c", "5d"), prefer=prefer) as seat:
        await seat.press("2")
        assert str(seat.game.moves[-1]) == "Ksw"
        await seat.press("u", "slash")
        await seat.enter("king of spades")
        assert str(seat.game.moves[-1]) == "Ksw"


@pytest.mark.parametrize("seed", ["x" * 200, "two\nlines", "[red]"])
@awaited
async def test_whatever_a_deal_is_called_the_heading_tells_the_room(tmp_path: Path, seed: str) -> None:
    async with seated(tmp_path, deal("classic", seed), named=True) as seat:
        named = f"Classic Scoundrel · deal {seed[:3]}" if len(seed) < 100 else "Classic Scoundrel  "
        assert seat.lines[0].startswith(f" SCOUNDREL  {named}")
        assert seat.lines[0].endswith("room 1 of 15 · 40 cards below")


# --- Running, putting away, taking back ----------------------------------------------------------------


@awaited
async def test_running_twice_in_a_row_is_refused(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.sees("r Run: free")
        await seat.press("r")
        await seat.sees(
            "You run from the room.", "room 1 of 15 ", "Run: not twice in a", "at the bottom: 2♦ 8♦"
        )
        await seat.press("r")
        await seat.sees("You can't run from the room: not twice in a row.")
        assert len(seat.game.moves) == 1


@awaited
async def test_sidestep_puts_one_card_away(tmp_path: Path) -> None:
    async with seated(tmp_path, deck("sidestep", "5d 8c 8s Kc As Ad Ah Ks")) as seat:
        await seat.sees("p Put one away: free")
        await seat.press("r")
        assert not seat.game.moves
        await seat.press("p")
        await seat.sees("Which card do you want to put away? Esc for none.")
        await seat.press("escape", "p", "minus")
        assert "Which card" not in seat.text
        await seat.press("minus", "4")
        assert [str(move) for move in seat.game.moves] == ["-Kc"]
        await seat.sees("Away: only one", "at the bottom: K♣")
        await seat.press("1", "2")
        await seat.sees("▸w −3 with 5♦", " b −8", "8♣: Enter strikes with 5♦")


@awaited
async def test_a_room_with_a_weapon_in_hand_asks_in_sidestep_too(tmp_path: Path) -> None:
    begin = deck("sidestep", "5d 2h 3h 4h 8c 8s Kc 2c", "5d", "2h", "3h", "4h")
    async with seated(tmp_path, begin) as seat:
        await seat.press("1")
        await seat.sees("▸w −3 with 5♦", " b −8", "8♣: Enter strikes with 5♦")


@awaited
async def test_moves_are_taken_back_to_the_start(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        start = seat.game.position()
        await seat.press("2", "3", "u")
        await seat.sees("Taken back: you drank the 8♥.")
        assert [str(move) for move in seat.kept().moves] == ["8d"]
        await seat.press("u", "u", "u")
        assert seat.game.position() == seat.kept().position() == start


# --- The coach, the piles, the keys --------------------------------------------------------------------


@awaited
async def test_a_hint_comes_and_is_counted(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("h")
        await seat.sees("leave? A potion", "h show me")
        await seat.press("h")
        await seat.sees("1 take", "2 weapon", "3 take", "leave", "18", "h details")
        await seat.press("h")
        await seat.sees("% to win, ")
        saved = saved_of(seat.sitting)
        assert saved is not None
        assert seat.store.find(saved.id).hints == 1
        await seat.press("1")
        await seat.sees("Next: fight the 4♣", "2 weapon", "3 take")
        await seat.press("2")
        await seat.until(lambda: "3 take" not in seat.text and "Next: " not in seat.text)
        assert len(seat.kept().moves) == 2


@awaited
async def test_a_hint_in_the_dungeon_of_a_day_is_given_at_the_second_press(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        daily = Sitting.of_today(seat.store, seat.app.clock)
        daily.enter()
        seat.app.play(daily)
        await seat.press("h")
        await seat.sees("A hint marks this day's result as aided.")
        assert daily.is_unaided
        await seat.press("h")
        await seat.until(lambda: not daily.is_unaided)
        assert daily.about.hints == 1


@awaited
async def test_a_hint_knows_only_what_the_player_knows(tmp_path: Path) -> None:
    view = Game.deal("classic", "42").view(0)
    other = Game.from_position(view.position(), "another deal")
    hints = []
    for number, game in enumerate([Game.deal("classic", "42"), other]):
        async with seated(tmp_path / str(number), lambda game=game: game) as seat:  # type: ignore[misc]
            for said in ("which card would you", "1 take", "% to win, "):
                await seat.press("h")
                await seat.sees(said)
                hints.append((number, seat.table.flow.hinted))
    assert [told for number, told in hints if number == 0] == [
        told for number, told in hints if number == 1
    ]


@awaited
async def test_a_hint_that_comes_too_late_says_nothing(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        thinking = seat.table.flow.hint()
        await seat.press("2")
        seat.table._try(thinking.done)
        assert list(seat.table.told) == ["You take up the 8 of diamonds."]
        assert not seat.table.flow.hinted


@awaited
async def test_the_discard_pile_tells_monsters_apart(tmp_path: Path) -> None:
    begin = deal("classic", 42, "2d", "8d", "4cw", "run")
    async with seated(tmp_path, begin) as seat:
        await seat.press("d")
        await seat.comes_to(DiscardScreen)
        await seat.sees("0 monsters defeated", "1 weapon or potion spent", "2♦", "4 cards put away")
        await seat.press("d")
        await seat.comes_to(TableScreen)


@awaited
async def test_the_keys_are_told_and_put_away_again(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42), size=(100, 40)) as seat:
        for key in ("escape", "enter", "space", "q", "question_mark"):
            await seat.press("question_mark")
            await seat.comes_to(KeysScreen)
            await seat.sees(*(line[:30] for line in seat.table.key_lines()))
            assert say("keys-undo") in seat.table.key_lines()
            assert say("keys-put_away") not in seat.table.key_lines()
            await seat.press(key)
            await seat.comes_to(TableScreen)


@pytest.mark.parametrize(
    ("screen", "told"),
    [
        (TableScreen, ["table", "run", "put_away", "undo", "hint", "more"]),
        (ReplayScreen, ["replay"]),
        (WatchScreen, ["replay", "thoughts"]),
    ],
)
def test_the_keys_that_are_told_are_the_keys_of_the_screen(screen: type[Stage], told: list[str]) -> None:
    names = {"/": "slash", "Ctrl+P": "ctrl+p", "Esc": "escape", "Ctrl+Q": "ctrl+q"}
    bound = set(screen._merge_bindings().key_to_bindings) | {"ctrl+p", "ctrl+q"}
    for line in (line for name in told for line in ways_to_say(f"keys-{name}")):
        keys = line.partition(": ")[0]
        if keys == "number keys":
            assert set("1234567") <= bound
        elif keys == "arrows":
            assert {"left", "right", "up", "down"} <= bound
        else:
            pressed = {names.get(key, key.removesuffix(" arrow").lower()) for key in keys.split(", ")}
            assert pressed <= bound, line


# --- Typed moves ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("8d", ["8d"]),
        ("8 of hearts", ["8h"]),
        ("2", ["8d"]),
        ("8d 4cw", ["8d", "4cw"]),
        ("run", ["run"]),
        ("4 of clubs with bare hands", ["4cb"]),
    ],
)
@awaited
async def test_a_move_may_be_typed(tmp_path: Path, line: str, moves: list[str]) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("slash")
        await seat.enter(line)
        assert [str(move) for move in seat.kept().moves] == moves
        assert not seat.table.query_one("#typed", Input).display


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Ks", "You can't fight the K♠: K♠ is not in the room (2♦ 8♦ 8♥ 4♣)."),
        ("8d Ks", "You can't fight the K♠: K♠ is not in the room (2♦ 8♥ 4♣)."),
        ("[/b] [red]", "'[/b]' is not a move"),
        ("8dw", "'8dw' is not a move"),
        ("9", "There is no card in slot '9': there are cards in 1, 2, 3, 4."),
        ("4w", "You can't fight the 4♣ with a weapon: there is no weapon in hand."),
    ],
)
@awaited
async def test_a_move_that_can_t_be_made_is_refused_with_its_reason(
    tmp_path: Path, line: str, why: str
) -> None:
    async with seated(tmp_path, deal("classic", 42), size=(120, 30)) as seat:
        await seat.press("slash")
        await seat.enter(line)
        await seat.sees(why)
        assert not seat.game.moves
        await seat.press("2")
        assert why not in seat.text


@awaited
async def test_escape_ends_typing_and_then_leaves_the_table(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("colon", "2", "escape")
        assert isinstance(seat.app.screen, TableScreen)
        assert not seat.game.moves
        await seat.press("slash", "enter", "2")
        assert len(seat.game.moves) == 1
        await seat.press("escape")
        await seat.comes_to(TitleScreen)
        await seat.press("c")
        await seat.comes_to(TableScreen)
        assert len(seat.game.moves) == 1


# --- How it is laid out --------------------------------------------------------------------------------


def test_cards_are_drawn_as_large_as_there_is_room_for() -> None:
    def fitted(cards: int, width: int, height: int) -> tuple[Size, int, Panel]:
        layout = fit(cards, 1 if cards < 7 else 2, width, height, lambda size, width: 2)
        assert layout.width + 2 * layout.margin in (width, width - 1)
        return layout.size, layout.in_a_row, layout.panel

    assert fitted(4, 40, 12) == (Size.LINE, 1, Panel.NONE)
    assert fitted(4, 60, 20) == (Size.MIDDLE, 4, Panel.NONE)
    assert fitted(4, 60, 40) == (Size.MIDDLE, 4, Panel.BELOW)
    assert fitted(4, 79, 24) == (Size.MIDDLE, 4, Panel.NONE)
    assert fitted(4, 80, 24) == (Size.MIDDLE, 4, Panel.BESIDE)
    assert fitted(4, 100, 32) == (Size.LARGE, 4, Panel.BESIDE)
    assert fitted(4, 120, 40) == (Size.TALL, 4, Panel.BESIDE)
    assert fitted(4, 200, 60) == (Size.GREATEST, 4, Panel.BESIDE)
    assert fitted(7, 80, 24) == (Size.SHORT, 4, Panel.BESIDE)
    assert fitted(7, 200, 60) == (Size.GREAT, 4, Panel.BESIDE)
    assert fitted(4, 20, 8) == (Size.LINE, 1, Panel.NONE)


@pytest.mark.parametrize("rules", ["classic", "dragons-duo"])
@awaited
async def test_the_window_may_be_resized_in_the_middle_of_a_game(tmp_path: Path, rules: str) -> None:
    async with seated(tmp_path, deal(rules, 42)) as seat:
        seen = seat.text
        await seat.press("2")
        for size in [(20, 8), (200, 60), (71, 24), (72, 24), (1, 1), (120, 40)]:
            await seat.resize(*size)
            assert max(map(len, seat.lines)) <= size[0]
        await seat.press("u")
        await seat.resize(80, 24)
        seat.table.told.clear()
        seat.table.show()
        await seat.settle()
        assert seat.text == seen


@pytest.mark.parametrize(
    ("rules", "size"), [("classic", (80, 24)), ("sidestep", (120, 40)), ("dragons", (80, 24))]
)
@awaited
async def test_every_card_says_what_it_would_do(tmp_path: Path, rules: str, size: tuple[int, int]) -> None:
    async with seated(tmp_path, deal(rules, 42), size=size) as seat:
        for view in seat.table.query(CardView):
            assert view.choices
            width = view.size.width
            shown = " ".join(line for line in seat.text.split())
            for choice in view.choices:
                assert choice.text.split()[0] in shown
            assert width == view.card_size.width


@awaited
async def test_the_counter_may_be_hidden(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.sees("40 cards unseen", "♣ 2 3 5–A")
    async with seated(tmp_path, deal("classic", 42), prefer=replace(STILL, counter=False)) as seat:
        assert "unseen" not in seat.text


@awaited
async def test_a_secret_deal_is_told_only_at_the_end_and_a_named_one_at_once(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        assert "42" not in seat.lines[0]
        assert saved_of(seat.sitting) is not None
        assert saved_of(seat.sitting).kind is Kind.FREE
    async with seated(tmp_path, deal("classic", 42), named=True) as seat:
        assert "Classic Scoundrel · deal 42" in seat.lines[0]


@awaited
async def test_motion_may_be_turned_off(tmp_path: Path) -> None:
    begin = deck("classic", "Ks 5d 4h 9h 2c 3c 4c 5c")
    async with seated(tmp_path, begin) as seat:
        await seat.press("1")
        assert seat.app.animation_level == "none"
        assert not seat.table.query(".-hurt")
        await seat.sees("Health 7 of 20")
    async with seated(tmp_path, begin, prefer=Preferences(motion=True)) as seat:
        assert seat.app.animation_level == "full"
        seat._press("1")
        await seat.until(lambda: seat.table.query(".-hurt"))
        # It says what happened, and nobody has to wait for it.
        await seat.press("2")
        assert len(seat.game.moves) == 2
        await seat.until(lambda: not seat.table.query(".-hurt"))


@awaited
async def test_a_great_kill_has_weight(tmp_path: Path) -> None:
    begin = deck("classic", "10d Ks 4h 9h 2c 3c 4c 5c", "10d")
    async with seated(tmp_path, begin, prefer=Preferences(motion=True)) as seat:
        seat._press("2")
        seat._press("w")
        await seat.until(lambda: seat.table.query("#room.-great"))
        await seat.until(lambda: not seat.table.query("#room.-great"))


@awaited
async def test_few_hearts_are_drawn_one_by_one(tmp_path: Path) -> None:
    async with seated(tmp_path, deck("classic", "Ks 3s 4h 9h 2c 3c 4c 5c", "Ksb")) as seat:
        await seat.sees("Health 7 of 20", "█" * 7 + "░")
        await seat.press("2")
        await seat.sees("Health 4 of 20", "♥" * 4 + "░")


@awaited
async def test_a_weapon_dulls_when_most_monsters_are_beyond_it(tmp_path: Path) -> None:
    def styles(seat: Seat) -> set[str]:
        panel = seat.table.query_one(HeroPanel)
        assert panel.hero is not None
        return {str(line.spans[0].style) for line in panel._weapon_lines(panel.hero)[:-1]}

    async with seated(tmp_path, deck("classic", "5d 3s 2s 9h 2c 3c 4c 5c", "5d")) as seat:
        assert styles(seat) == {"$steel"}
        await seat.press("2", "w")
        assert styles(seat) == {"$muted"}


@awaited
async def test_a_terminal_that_knows_only_ascii_gets_nothing_else(tmp_path: Path) -> None:
    prefer = replace(STILL, symbols=Symbols.ASCII)
    begin = deal("classic", 42, "8d", "4cw")
    async with seated(tmp_path, begin, prefer=prefer) as seat:
        await seat.sees("| 8 diamonds |4|", "strikes below 4", "+- 1 --", "######")
        for key in ("", "question_mark", "escape", "d", "escape", "3", "r"):
            await seat.press(*filter(None, [key]))
            assert seat.text.isascii(), seat.text
        await seat.sees("Weapon 8 of diamonds", "4 of clubs", "strikes below 4", "at the bottom: ")
        assert seat.table.query_one("#side").max_scroll_y == 0
        await seat.press("escape")
        for entry in PAGES:
            await seat.press(LETTERS[entry])
            await seat.comes_to(PAGES[entry])
            assert seat.text.isascii(), seat.text
            await seat.press("escape")


@awaited
async def test_without_colour_everything_is_still_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with seated(tmp_path, deck("classic", "Kc Ks Qs 2c 3c", "Kcb")) as seat:
        await seat.sees("FATAL −13", "Health 7 of 20", "╰─── FATAL ─╯", "╰─ monster ─╯")
        for strip in seat.app.screen._compositor.render_strips():
            for segment in strip:
                colour = segment.style.color if segment.style else None
                assert colour is None or colour.triplet is None or len(set(colour.triplet)) == 1


# --- Two players ---------------------------------------------------------------------------------------


@awaited
async def test_two_humans_take_turns_at_one_keyboard(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("t", "enter")
        await seat.comes_to(TableScreen)
        assert seat.game.rules.name == "dragons-duo"
        first = seat.game.turn
        await seat.sees(f"▶ Player {first + 1}", "Player 2")
        while seat.game.turn == first:
            slot = next(slot for slot, card in enumerate(seat.game.room, 1) if card)
            await seat.press(str(slot))
        await seat.sees(f"▶ Player {2 - first}")
        assert f"▶ Player {first + 1}" not in seat.text


@pytest.mark.parametrize(("keys", "seats"), [("1", ("random", "human")), ("2", ("human", "random"))])
@awaited
async def test_a_bot_may_sit_in_either_seat(tmp_path: Path, keys: str, seats: tuple[str, str]) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("t", keys)
        await seat.sees(f"Player {keys}: Moth: Takes any card")
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        await seat.sees(f"Player {keys} (Moth)")
        human = seats.index("human")
        await seat.until(lambda: seat.game.turn == human or seat.game.over)
        made = len(seat.game.moves)
        while seat.game.turn == human and not seat.game.over:
            slot = next(slot for slot, card in enumerate(seat.game.room, 1) if card)
            await seat.press(str(slot))
        await seat.until(lambda: seat.game.turn == human or seat.game.over)
        assert len(seat.game.moves) > made
        assert seat.kept().position() == seat.game.position()
        assert seat.sitting.seats == seats


@awaited
async def test_what_a_bot_did_is_taken_back_with_the_move_before_it(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("t", "1", "f2")
        await seat.comes_to(TableScreen)
        await seat.until(lambda: seat.game.turn == 1 or seat.game.over)
        # The bot's own first moves are made anew.
        await seat.press("u")
        await seat.until(lambda: seat.game.turn == 1 or seat.game.over)
        assert seat.kept().position() == seat.game.position()


@awaited
async def test_the_table_may_be_left_while_a_bot_thinks(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("t", "1", "1", "1", "1")
        await seat.sees("Player 1: Owl: ")
        await seat.press("enter", "escape")
        await seat.comes_to(TitleScreen)
        await seat.press("c")
        await seat.comes_to(TableScreen)
        await seat.until(lambda: seat.game.turn == 1)
        assert seat.kept().position() == seat.game.position()


@awaited
async def test_a_party_that_fell_is_shown_as_fallen_and_both_results_at_the_end(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("dragons-duo", 1), size=(120, 40)) as seat:
        while not seat.game.over:
            monsters = [move for move in seat.game.legal_moves if move.card]
            move = max(monsters, key=lambda move: move.card.value if move.card else 0)
            fallen = [hero.fallen for hero in seat.game.heroes]
            await seat.press(str(1 + seat.game.room.index(move.card)))
            if [hero.fallen for hero in seat.game.heroes] != fallen and not seat.game.over:
                await seat.sees("Fallen with")
        await seat.comes_to(EndScreen)
        await seat.sees("Player 1 was slain by ", "Player 2 was slain by ", " outlived ")
        assert len([outcome for outcome in seat.kept().outcomes if outcome]) == 2


# --- The end -------------------------------------------------------------------------------------------


@awaited
async def test_a_won_game_is_told_reviewed_and_kept(tmp_path: Path) -> None:
    async with seated(tmp_path, WON, size=(100, 40)) as seat:
        await seat.press("4", "1", "1")
        await seat.comes_to(EndScreen)
        await seat.sees("Escaped without a scratch", "Accuracy", "Earned: Daylight. Win a game.")
        saved = saved_of(seat.sitting)
        assert saved is not None
        assert saved.won
        assert seat.store.find(saved.id).accuracy is not None
        assert "out" in seat.store.earned()


@awaited
async def test_a_lost_game_tells_how_its_score_came_about(tmp_path: Path) -> None:
    async with seated(tmp_path, LOST, size=(100, 40)) as seat:
        await seat.press("1", "2")
        await seat.comes_to(EndScreen)
        await seat.sees("Slain by the ", "−6 health", "nobody could have won this deal")
        assert str(seat.kept().outcomes[0]) == f"lost {-6 - 12 - 12 - 11}"


@awaited
async def test_the_end_is_copied_to_share(tmp_path: Path) -> None:
    async with seated(tmp_path, WON) as seat:
        await seat.press("4", "1", "1")
        await seat.comes_to(EndScreen)
        await seat.sees("Accuracy")
        await seat.press("c")
        end = seat.app.screen
        assert isinstance(end, EndScreen)
        shared = shared_game(seat.game, end.sitting.about)
        assert seat.app.clipboard == shared.with_link(Squares.COLOURS, "")
        assert "Copied to the clipboard, if the terminal supports it." in seat.notices()


@pytest.mark.parametrize("key", ["n", "enter"])
@awaited
async def test_the_next_game_is_a_key_away(tmp_path: Path, key: str) -> None:
    async with seated(tmp_path, LOST) as seat:
        await seat.press("1", "2")
        await seat.comes_to(EndScreen)
        await seat.press(key)
        await seat.comes_to(TableScreen)
        assert not seat.game.moves
        assert seat.game.seed is not None
        assert len(seat.store.games()) == 2


@pytest.mark.parametrize("begin", [LOST, deal("classic", 42)])
@awaited
async def test_the_same_deal_may_be_played_again(tmp_path: Path, begin: object) -> None:
    assert callable(begin)
    async with seated(tmp_path, begin) as seat:
        start = seat.game.position()
        while not seat.game.over:
            await seat.press("1", "2", "3", "4", "b")
        await seat.comes_to(EndScreen)
        await seat.press("a")
        await seat.comes_to(TableScreen)
        assert seat.game.position() == start
        assert len(seat.store.games()) == 2


@awaited
async def test_nothing_can_be_taken_back_at_the_end(tmp_path: Path) -> None:
    async with seated(tmp_path, LOST) as seat:
        await seat.press("1", "2")
        await seat.comes_to(EndScreen)
        await seat.press("u")
        await seat.comes_to(EndScreen)
        assert len(seat.kept().moves) == 2


@awaited
async def test_the_game_may_be_watched_from_its_end(tmp_path: Path) -> None:
    async with seated(tmp_path, LOST) as seat:
        await seat.press("1", "2")
        await seat.comes_to(EndScreen)
        await seat.press("v")
        await seat.comes_to(ReplayScreen)
        await seat.sees("move 0 of 2")
        await seat.press("escape")
        await seat.comes_to(EndScreen)
        await seat.press("escape")
        await seat.comes_to(TitleScreen)


@awaited
async def test_a_game_may_end_together_with_the_program(tmp_path: Path) -> None:
    async with seated(tmp_path, ONE_MOVE_LEFT) as seat:
        await seat.press("1", "2", "3", "4", "w")
        ended = await seat.comes_to(EndScreen)
        assert isinstance(ended, EndScreen)
        again = EndScreen(Ending(ended.sitting))
        seat.app.exit()
        seat.app.push_screen(again)
    assert again.ending.earned == []


@awaited
async def test_the_end_may_be_left_before_the_coach_is_done(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        while not seat.game.over:
            await seat.press("1", "2", "3", "4", "b")
        await seat.comes_to(EndScreen)
        await seat.press("escape", "n")
        await seat.comes_to(TableScreen)
        await seat.until(lambda: not seat.app.workers)


@awaited
async def test_whoever_goes_on_at_once_keeps_what_the_game_has_earned(tmp_path: Path) -> None:
    async with seated(tmp_path, ONE_MOVE_LEFT) as seat:
        await seat.press("1", "2", "3", "4", "w")
        ended = await seat.comes_to(EndScreen)
        await seat.press("n")
        await seat.comes_to(TableScreen)
        assert {"out", "thread"} <= set(seat.store.earned())
        saved = saved_of(ended.sitting)
        assert saved is not None
        await seat.until(lambda: seat.store.find(saved.id).accuracy is not None)


# --- The Dealer ----------------------------------------------------------------------------------------


@awaited
async def test_the_narrator_tells_of_the_room_and_nobody_says_nothing(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        told = seat.table.flow.text
        assert told
        await seat.sees(" ".join(told.split()[:4]))
        await seat.press("2")
        assert seat.table.flow.text == told
    nobody = replace(STILL, dealer=Dealer.NOBODY)
    async with seated(tmp_path, deal("classic", 42), prefer=nobody) as seat:
        assert seat.table.flow.text == ""


@awaited
async def test_a_human_dealer_sees_the_room_first_and_describes_it(tmp_path: Path) -> None:
    human = replace(STILL, dealer=Dealer.HUMAN)
    async with seated(tmp_path, deal("classic", 42), prefer=human) as seat:
        await seat.comes_to(DealerScreen)
        await seat.sees("Dealer, look at room 1")
        assert "8♦" not in seat.text
        await seat.press("enter")
        await seat.sees("2♦  2 of diamonds", "4♣  4 of clubs")
        assert all(view.hidden for view in seat.table.query(CardView))
        seat.app.screen.query_one(TextArea).text = "Two blades in the dark."
        await seat.press("f2")
        await seat.comes_to(TableScreen)
        await seat.sees("Two blades in the dark.", "╭─ 1 ─")
        await seat.press("2", "4", "w", "3")
        await seat.comes_to(DealerScreen)
        await seat.sees("Dealer, look at room 2")
        await seat.press("escape")
        await seat.comes_to(TableScreen)
        # A room that was seen already needs no Dealer.
        await seat.press("u")
        await seat.sees("Two blades in the dark.")
        assert not isinstance(seat.app.screen, DealerScreen)
        # The next one has another card now.
        await seat.press("1")
        await seat.comes_to(DealerScreen)
        await seat.press("escape")
        await seat.comes_to(TableScreen)
        await seat.press("u")
    async with seated(tmp_path, prefer=human) as seat:
        await seat.press("c")
        await seat.comes_to(TableScreen)
        await seat.sees("Two blades in the dark.")


@awaited
async def test_while_the_dealer_looks_nobody_plays(tmp_path: Path) -> None:
    human = replace(STILL, dealer=Dealer.HUMAN)
    async with seated(tmp_path, deal("classic", 42), prefer=human) as seat:
        await seat.comes_to(DealerScreen)
        await seat.press("2", "enter", "2", "3")
        assert not seat.game.moves
        assert seat.app.screen.query_one(TextArea).text == "23"
        await seat.press("ctrl+s")
        await seat.comes_to(TableScreen)
        await seat.sees("23")


# --- The daily dungeon ---------------------------------------------------------------------------------


@awaited
async def test_the_daily_dungeon_is_one_attempt(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("d")
        await seat.comes_to(ThresholdScreen)
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        await seat.sees(f"Daily dungeon {day_number(today())}, ")
        room = seat.game.room
        await seat.press("1", "b", "u")
        assert len(seat.game.moves) == 1
        await seat.sees("Moves in the daily dungeon can't be taken back")
        await seat.press("escape", "d")
        await seat.comes_to(TableScreen)
        assert len(seat.game.moves) == 1
        while not seat.game.over:
            await seat.press("1", "2", "3", "4", "b")
        await seat.comes_to(EndScreen)
        await seat.press("u")
        assert isinstance(seat.app.screen, EndScreen)
        await seat.press("escape", "d")
        await seat.comes_to(EndScreen)
        assert len(seat.store.games()) == 1
        await seat.press("a")
        await seat.comes_to(TableScreen)
        assert seat.game.room == room
        assert not seat.sitting.is_daily


@awaited
async def test_a_card_waits_before_the_one_attempt_and_nothing_is_saved(tmp_path: Path) -> None:
    async with seated(tmp_path, clock=noon) as seat:
        await seat.press("d")
        await seat.comes_to(ThresholdScreen)
        await seat.sees(
            "Dungeon 319, 15 November 2026", "you have one attempt", "No move can be taken back"
        )
        await seat.sees("a hint marks the result as aided", "Enter begins.")
        await seat.press("1", "h", "slash", "escape")
        await seat.comes_to(TitleScreen)
        assert seat.store.games() == []
        await seat.hammer("d", "enter", "enter", "enter")
        await seat.comes_to(TableScreen)
        assert [saved.date for saved in seat.store.games()] == ["2026-11-15"]
        assert seat.game.moves == ()


@awaited
async def test_an_attempt_that_another_program_has_begun_goes_on(tmp_path: Path) -> None:
    async with seated(tmp_path, clock=noon) as seat:
        await seat.press("d")
        await seat.comes_to(ThresholdScreen)
        with Store.open(tmp_path) as store:
            other = Sitting.of_today(store, noon)
            other.enter()
            other.play(whole(other).legal_moves[-1])
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        assert seat.game.moves == whole(other).moves
        assert len(seat.store.games()) == 1
        assert not seat.sitting.about.looked_ahead


@awaited
async def test_a_finished_day_shows_its_end_and_when_the_next_opens(tmp_path: Path) -> None:
    keep_day(tmp_path, DAY)
    async with seated(tmp_path, clock=noon) as seat:
        await seat.press("d")
        await seat.comes_to(EndScreen)
        await seat.sees("Streak: 1 day. Next dungeon opens in 12 h 0 min.")
    async with seated(tmp_path, clock=lambda: noon() + timedelta(days=1)) as seat:
        await seat.press("d")
        await seat.comes_to(ThresholdScreen)
        await seat.sees("Dungeon 320, 16 November 2026")


def keep_day(place: Path, day: date) -> None:
    """A daily dungeon that was lost on that day."""
    game = daily_game(day)
    while not game.over:
        game.play(game.legal_moves[-1])
    with Store.open(place) as store:
        store.begin(game, Kind.DAILY, day.isoformat())


# --- The day on the title ------------------------------------------------------------------------------


@awaited
async def test_the_title_tells_how_the_day_stands(tmp_path: Path) -> None:
    async with seated(tmp_path, clock=noon) as seat:
        await seat.sees("Sunday, 15 November · next dungeon opens in 12 h 0 min")
        await seat.sees("Today's dungeon is waiting · today's puzzle is waiting")
        before = seat.lines
        await seat.press("d", "enter")
        await seat.comes_to(TableScreen)
        await seat.press("escape")
        await seat.sees("Today's dungeon: you are in room 1 · today's puzzle is waiting")
        # Nothing has moved but the words.
        assert places(seat.lines) == places(before)
    for days in (1, 2):
        keep_day(tmp_path, DAY - timedelta(days=days))
    async with seated(tmp_path, clock=noon) as seat:
        await seat.sees("Streak: 2 days · yesterday: lost ")


@awaited
async def test_at_midnight_another_day_begins_on_the_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scoundrel.tui.today.TICK", 0.01)
    keep_day(tmp_path, DAY)
    async with seated(tmp_path, clock=lambda: noon() + timedelta(hours=11, minutes=59)) as seat:
        await seat.sees("Sunday, 15 November · next dungeon opens in 1 min", "Today's dungeon: lost ")
        seat.app.clock = lambda: noon() + timedelta(hours=12)
        await seat.sees("Monday, 16 November · next dungeon opens in 24 h 0 min")
        await seat.sees("Today's dungeon is waiting", "Streak: 1 day · yesterday: lost ")
        seat.app.clock = lambda: noon() + timedelta(hours=12, minutes=5)
        await seat.sees("next dungeon opens in 23 h 55 min")


@awaited
async def test_the_lines_of_the_day_are_kept_free_until_the_saved_games_are_open(tmp_path: Path) -> None:
    keep_day(tmp_path, DAY)
    app = ScoundrelApp(str(tmp_path))
    app.clock = noon
    monkey = pytest.MonkeyPatch()
    monkey.setattr(ScoundrelApp, "_open_store", lambda _: None)
    async with app.run_test(size=(80, 24)) as pilot:
        seat = Seat(app, pilot)
        await seat.sees("Sunday, 15 November · next dungeon opens in 12 h 0 min")
        assert "Today's dungeon" not in seat.text
        before = places(seat.lines)
        monkey.undo()
        app._open_store()
        await seat.sees("Today's dungeon: lost ")
        await seat.sees("n   New game")
        assert places(seat.lines) == before


def places(lines: list[str]) -> list[int]:
    """Where the lines of the title stand that are there from the first."""
    known = ("S C O U N D R E L", say("title-motto"), "Sunday, 15 November")
    return [number for number, line in enumerate(lines) if any(each in line for each in known)]


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (200, 60)])
@awaited
async def test_the_title_and_the_calendar_fit_and_are_centred(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    for days in range(1, 15):
        keep_day(tmp_path, DAY - timedelta(days=days))
    async with seated(tmp_path, size=size, clock=noon) as seat:
        assert_offered(seat)
        await seat.sees("S C O U N D R E L", "Streak: 14 days · yesterday: lost ", "q quit")
        for wanted in ("S C O U N D R E L", "next dungeon opens", "Streak: "):
            assert_centred(seat, wanted)
        await seat.press("m")
        await seat.comes_to(CalendarScreen)
        await seat.sees("November 2026", "[15]?", "29", "30", "puzzle solved", "esc back")
        for wanted in ("Calendar", "Streak: ", "November 2026", "✓ won"):
            assert_centred(seat, wanted)


def assert_centred(seat: Seat, wanted: str) -> None:
    line = next(line for line in seat.lines if wanted in line)
    left = len(line) - len(line.lstrip())
    right = seat.app.size.width - len(line)
    assert abs(left - right) <= 1, line


# --- The calendar --------------------------------------------------------------------------------------


@awaited
async def test_the_calendar_marks_every_day_and_turns_back(tmp_path: Path) -> None:
    for days in (1, 2, 40):
        keep_day(tmp_path, DAY - timedelta(days=days))
    with Store.open(tmp_path) as store:
        solve(store, puzzle_of_day(DAY).number, DAY)
    async with seated(tmp_path, clock=noon) as seat:
        await seat.press("m")
        await seat.comes_to(CalendarScreen)
        await seat.sees("November 2026", " 12 · ", " 13 ✕ ", " 14 ✕ ", "[15]?◆", " 16 ", "~ won with help")
        await seat.press("right")
        await seat.sees("November 2026")
        await seat.press("left")
        await seat.sees("October 2026", "  6 ✕ ", "  7 · ", "  5   ")
        await seat.press("left", "pageup")
        await seat.sees("October 2026")
        await seat.press("pagedown")
        await seat.sees("November 2026")


@awaited
async def test_the_calendar_leads_to_today_s_dungeon_and_puzzle(tmp_path: Path) -> None:
    puzzle = puzzle_of_day(DAY)
    async with seated(tmp_path, clock=noon, size=(100, 30)) as seat:
        await seat.press("m", "enter")
        await seat.comes_to(ThresholdScreen)
        await seat.press("escape")
        await seat.comes_to(CalendarScreen)
        await seat.press("p")
        await seat.comes_to(TableScreen)
        await seat.sees(f"Today's puzzle, 15 November · {puzzle_name(puzzle)} ")
        seat.app.clock = lambda: noon() + timedelta(days=1)
        for move in puzzle.moves:
            await seat.press("slash")
            await seat.enter(move)
        await seat.comes_to(TextScreen)
        await seat.sees("Right.")
        # It is the puzzle of the day on which it was opened, though it is past midnight now.
        assert solved_days(seat.store) == {DAY}
        await seat.press("escape")
        await seat.comes_to(CalendarScreen)
        await seat.sees("15 ·◆", "[16]?")


@awaited
async def test_today_s_puzzle_is_a_key_away_from_the_puzzles(tmp_path: Path) -> None:
    async with seated(tmp_path, clock=noon) as seat:
        await seat.press("p", "d")
        await seat.comes_to(TableScreen)
        await seat.sees(f"Today's puzzle, 15 November · {puzzle_name(puzzle_of_day(DAY))} ")


# --- Two windows, and a disk that fails ----------------------------------------------------------------


@awaited
async def test_a_game_that_went_on_in_another_window_is_loaded_again(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as first, seated(tmp_path) as second:
        await second.press("c")
        await second.comes_to(TableScreen)
        await second.press("2")
        await first.press("3")
        await first.sees("was continued elsewhere, perhaps in another window", "Weapon 8♦")
        await first.sees("You take up the 8 of diamonds.")
        assert [str(move) for move in first.game.moves] == ["8d"]
        await first.press("3")
        assert [str(move) for move in first.kept().moves] == ["8d", "8h"]
        await second.press("u")
        await second.sees("continued elsewhere")
        assert second.game.position() == first.game.position()


@awaited
async def test_a_game_that_ended_in_another_window_is_shown_at_its_end(tmp_path: Path) -> None:
    async with seated(tmp_path, LOST) as first, seated(tmp_path) as second:
        await second.press("c")
        await second.comes_to(TableScreen)
        await second.press("1", "2")
        await second.comes_to(EndScreen)
        await second.sees("You made no great mistake")
        await first.press("1")
        await first.comes_to(EndScreen)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for another program, and saving is tried again at once."""
    monkeypatch.setattr("scoundrel.store.database.PATIENCE", 0.02)
    monkeypatch.setattr("scoundrel.play.overlay.PAUSE", 0)
    monkeypatch.setattr("scoundrel.tui.app.LOOKS", 0.05)


@pytest.mark.usefixtures("impatient")
@awaited
async def test_where_nothing_can_be_saved_every_screen_says_so_until_all_is_saved(tmp_path: Path) -> None:
    mark = say("app-unsaved_mark")
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("2")
        with closing(sqlite3.connect(tmp_path / "scoundrel.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await seat.press("3")
            assert [str(move) for move in seat.game.moves] == ["8d", "8h"]
            await seat.sees(mark)
            await seat.press("escape")
            for entry in PAGES:
                if entry != "daily":
                    await seat.press(LETTERS[entry])
                    await seat.comes_to(PAGES[entry])
                    await seat.sees(mark)
                    await seat.press("escape")
            other.execute("ROLLBACK")
        await seat.until(lambda: not seat.app.unsaved)
        await seat.until(lambda: mark not in seat.text)
    with Store.open(tmp_path) as store:
        assert [str(move) for move in store.load(1).moves] == ["8d", "8h"]


@pytest.mark.usefixtures("impatient")
@awaited
async def test_where_the_saved_games_can_t_be_opened_one_can_play(tmp_path: Path) -> None:
    (tmp_path / "scoundrel.db").mkdir()
    app = ScoundrelApp(str(tmp_path), deal("classic", 42))
    async with app.run_test(size=(80, 24)) as pilot:
        seat = Seat(app, pilot)
        await seat.comes_to(TableScreen)
        await seat.sees(say("app-unsaved_mark"))
        await seat.press("2", "3")
        assert len(seat.game.moves) == 2
        (tmp_path / "scoundrel.db").rmdir()
        await seat.until(lambda: not app.unsaved)
    with Store.open(tmp_path) as store:
        assert [saved.moves for saved in store.games()] == [2]


# --- Words and looks -----------------------------------------------------------------------------------


@awaited
async def test_what_an_error_quotes_is_never_markup(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("k")
        await seat.enter("[/b]")
        await seat.sees("There is no rule set '['")
        seat.app.attempt(lambda: parse_deal_code("[red"))
        await seat.settle()
        (notice,) = seat.app._notifications
        assert notice.message.startswith("'[red' is not a deal code")
        assert not notice.markup


@awaited
async def test_a_card_that_was_faced_can_t_be_chosen(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("right", "enter")
        assert seat.game.room[0] is None
        await seat.sees("╭─ 2 < ")
        await seat.press("left", "right")
        await seat.sees("╭─ 2 < ")
        assert seat.table.query_one("#slot-0", CardView).disabled
        assert seat.game.hero.weapon is Card("2d")


@awaited
async def test_the_log_keeps_what_happened(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.press("2", "3")
        telling = seat.table.query_one("#story", Static)
        assert "You take up the 8 of diamonds." in str(telling.render())


# --- Danger --------------------------------------------------------------------------------------------

KING = deal("classic", "b1efe469f5424555", "7c", "8d")
"""A king that the weapon can strike, and that is fatal with bare hands."""
ASKING = replace(STILL, fatal=Fatal.ASK)
WINDOWS = [
    (40, 12),
    (48, 16),
    (60, 20),
    (72, 22),
    (79, 30),
    (80, 24),
    (90, 28),
    (100, 32),
    (120, 40),
    (160, 50),
]


@awaited
async def test_what_is_fatal_is_never_cut_off(tmp_path: Path) -> None:
    async with seated(tmp_path, KING) as seat:
        for size in [*WINDOWS, (200, 60)]:
            await seat.resize(*size)
            for keys in (["escape"] if seat.table.asked is not None else [], ["1"]):
                await seat.press(*keys)
                words = " ".join(seat.text.split())
                assert "FATAL −13" in words, seat.text
                assert words.count("bare-handed") == 2, seat.text
                assert ("b FATAL" in words) == (seat.table.asked is not None)


@pytest.mark.parametrize("rules", RULEBOOK)
@awaited
async def test_no_word_on_a_card_is_cut_off_whatever_the_rules(tmp_path: Path, rules: str) -> None:
    async with seated(tmp_path, deal(rules, 3)) as seat:
        for size in ((60, 24), (80, 24), (100, 32)):
            await seat.resize(*size)
            for _ in range(9):
                for view in seat.table.query(CardView):
                    needed = foot_height(view.choices, view.size.width, view.card_size, UNICODE)
                    assert needed <= view.size.height - view.card_size.height
                await seat.press(*(str(slot) for slot, card in enumerate(seat.game.room, 1) if card), "w")
                if seat.game.over:
                    return


@awaited
async def test_a_fatal_key_is_confirmed_by_the_same_key(tmp_path: Path) -> None:
    async with seated(tmp_path, KING, prefer=ASKING) as seat:
        await seat.press("1", "b")
        await seat.sees("Fatal: the king of spades costs 13, and you have 13. Do it again if you mean")
        assert not seat.game.over
        await seat.press("b")
        assert seat.game.over
    begin = deck("classic", "Ks Kc Qs Qc Js", "Ksb")
    async with seated(tmp_path, begin, prefer=ASKING) as seat:
        await seat.press("2", "escape")
        await seat.comes_to(TableScreen)
        assert "Fatal: " not in seat.text
        await seat.press("escape")
        await seat.comes_to(TitleScreen)
        await seat.press("c")
        await seat.comes_to(TableScreen)
        await seat.press("2", "3")
        assert not seat.game.over
        await seat.press("2")
        assert seat.game.over


@awaited
async def test_fatal_moves_are_not_asked_about_if_the_player_prefers(tmp_path: Path) -> None:
    async with seated(tmp_path, deck("classic", "Ks Kc Qs Qc Js", "Ksb"), prefer=STILL) as seat:
        await seat.press("2")
        assert seat.game.over


@awaited
async def test_a_card_that_kills_either_way_is_marked_fatal(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42, *FIGHTS)) as seat:
        *others, ace = seat.table.query(CardView)
        assert ace.fatal
        assert not any(view.fatal for view in others)
        await seat.sees("─ FATAL ─╯")
    async with seated(tmp_path, KING) as seat:
        assert not seat.table.query_one("#slot-0", CardView).fatal


# --- The table as a whole ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (150, 50), (200, 60)])
@pytest.mark.parametrize("rules", ["classic", "dragons-duo"])
@awaited
async def test_everything_is_centred_and_near(tmp_path: Path, rules: str, size: tuple[int, int]) -> None:
    async with seated(tmp_path, deal(rules, 42), size=size) as seat:
        left, side = seat.table.query_one("#left").region, seat.table.query_one("#side").region
        assert left.right == side.x
        assert abs(left.x - (size[0] - side.right)) <= 1
        keys, heading = seat.lines[-1], seat.lines[0]
        assert keys.index("r run") == heading.index("SCOUNDREL") == left.x + 1
        assert len(heading) <= side.right


@awaited
async def test_one_line_holds_what_counts_in_a_small_window(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42, "8d", "4cw"), size=(60, 20)) as seat:
        await seat.sees("20/20 · 8♦ below 4 · potion ok · no run")
        assert not seat.table.query_one("#side").display
    async with seated(tmp_path, deal("classic", 42), size=(60, 20)) as seat:
        await seat.sees("20/20 · no weapon · potion ok · run ok")
        await seat.press("r")
        await seat.sees("no run")
        await seat.press("d")
        await seat.sees("36 cards unseen")
    async with seated(tmp_path, deal("sidestep", 42), size=(60, 20)) as seat:
        await seat.sees("put away ok")
    async with seated(tmp_path, deal("dragons-duo", 42), size=(60, 20)) as seat:
        await seat.sees(" 1 20/20 · no weapon · potion ok\n", "▶2 20/20 · no weapon · potion ok · run ok")


@awaited
async def test_the_weapon_lies_on_its_slain_and_marks_what_it_can_strike(tmp_path: Path) -> None:
    begin = deck("classic", "5d Ks 4c 9h 9s 3c 4h 5c", "5d", "Ksw", "9h")
    async with seated(tmp_path, begin) as seat:
        await seat.sees("│ 5♦ │K♠│", "strikes below king")
        marked = [view.slot for view in seat.table.query(CardView) if view._mark()]
        assert [seat.game.room[slot] for slot in marked] == [Card("4c"), Card("9s"), Card("3c")]
        await seat.sees("╭─ 3 ─── ⚔ ─╮")
        assert seat.text.count("⚔") == 3
        await seat.press("1", "w")
        await seat.sees("│ 5♦ │K♠│4♣│", "strikes below 4")
        assert seat.text.count("⚔") == 1


@awaited
async def test_choosing_a_card_shows_what_it_leaves_of_the_health(tmp_path: Path) -> None:
    begin = deck("classic", "Ks 9h 2c 3d 3c 4c", "Ksb")
    async with seated(tmp_path, begin) as seat:
        await seat.press("right")
        await seat.sees("Health 7 of 20 → 16", "█" * 7 + "▒" * 9 + "░" * 4)
        await seat.press("right")
        await seat.sees("Health 7 of 20 → 5", "█" * 5 + "▒" * 2 + "░" * 13)
        await seat.press("right")
        await seat.until(lambda: "→" not in seat.text)
        await seat.resize(60, 20)
        await seat.press("left")
        await seat.sees("7/20 → 5 · ")


@awaited
async def test_the_question_is_below_its_card_and_enter_takes_the_marked_way(tmp_path: Path) -> None:
    begin = deck("classic", "5d Ks 3c 9h 2c 3s 4c 5c", "5d")
    async with seated(tmp_path, begin) as seat:
        await seat.press("2")
        king = seat.table.query_one("#slot-1", CardView).region
        asked = next(line for line in seat.lines if "▸w −8 with 5♦" in line)
        assert asked.index("▸") == king.x
        await seat.sees("Health 20 of 20 → 12")
        await seat.press("escape", "3")
        await seat.sees("▸b −3", "3♣: Enter spares 5♦")
        await seat.press("enter")
        assert str(seat.game.moves[-1]) == "3cb"
        # The same number again accepts as well.
        await seat.press("2", "2")
        assert str(seat.game.moves[-1]) == "Ksw"
        assert seat.table.asked is None


@awaited
async def test_the_lines_of_the_panel_keep_their_places(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        side = seat.table.query_one("#side").region
        places = panel_places(seat, side.x)
        for keys in (["2"], ["4", "w"], ["3"], ["1"], ["2"]):
            await seat.press(*keys)
            assert panel_places(seat, side.x) == places, seat.text


def panel_places(seat: Seat, left: int) -> dict[str, int]:
    """The line of each heading beside the room."""
    names = ("Health", "eapon", "Potion", "Run:", "Face ", "Discard", "unseen")
    return {name: next(y for y, line in enumerate(seat.lines) if name in line[left:]) for name in names}


@awaited
async def test_the_log_runs_in_time_with_a_rule_for_each_room(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42, *FIGHTS), size=(100, 40)) as seat:
        lines = seat.table.told.content(12, UNICODE).plain.splitlines()
        wanted = ["── room 1 ──", "You take up the 8 of diamonds.", "── room 2 ──", "── room 3 ──"]
        found = [lines.index(line) for line in wanted]
        assert found == sorted(found)
        assert lines[-1] == "You drink the 3 of hearts, but it is wasted."
        assert lines.count("── room 2 ──") == 1
        await seat.press("3")
        await seat.sees("── room 4", "You drink the 7 of hearts and gain 7")


@awaited
async def test_what_left_the_room_lies_in_piles(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42), size=(100, 32)) as seat:
        await seat.sees("0 defeated", "0 spent")
        await seat.press("4")
        await seat.sees("│4♣ │╮", "1 defeated 0 spent")
        await seat.press("3")
        await seat.sees("│8♥ │╮", "1 defeated 1 spent")


@awaited
async def test_two_decks_are_counted_by_rank(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("dragons-duo", 42), size=(200, 60)) as seat:
        await seat.sees("♣ 2² 3² 4² 5² 6¹ 7² 8¹", "♦ 2² 3¹")
    prefer = replace(STILL, symbols=Symbols.ASCII)
    async with seated(tmp_path, deal("dragons-duo", 42), size=(200, 60), prefer=prefer) as seat:
        await seat.sees("clubs 2x2 3x2 4x2")


@awaited
async def test_the_heroes_of_a_party_have_names_and_fall_by_name(tmp_path: Path) -> None:
    async with seated(tmp_path, deck("dragons", "6s Kc 2h 3h 4h", seed="1"), size=(100, 40)) as seat:
        await seat.sees("Maud  ♥♥♥♥", "Wat   ♥♥♥♥")
        await seat.press("right")
        await seat.sees("Health 20 of 20 → 14", "Wat   ▒▒▒▒", "Pim   ♥♥▒▒")
        await seat.press("1")
        await seat.sees("Wat falls.", "Wat   ····", "Pim   ")
        await seat.press("2")
        await seat.sees("Pim, Hedda and Osric fall.", "Maud  ♥▒▒·")


# --- What can't be done, and what moves ----------------------------------------------------------------


@awaited
async def test_what_can_t_be_done_now_is_dim_and_says_why(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42), size=(120, 40)) as seat:
        assert possible(seat) == {"run": True, "undo": False, "hint": True, "discard": True, "keys": True}
        await seat.sees("Undo: there is no move", "h Hint: a nudge first", "bare hands only")
        await seat.press("u")
        await seat.sees("There is no move to take back.")
        await seat.press("3")
        assert possible(seat) == {"run": False, "undo": True, "hint": True, "discard": True, "keys": True}
        await seat.sees("Run: a card of this", "u Undo: the last move", "Potion: one a room")


def possible(seat: Seat) -> dict[str, bool]:
    return {key.name: key.possible for key in seat.table.query_one(KeyLine)._keys}


@awaited
async def test_a_click_on_a_key_does_what_it_does(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        await seat.click("#keys", (seat.lines[-1].index("d discard") + 1, 0))
        await seat.comes_to(DiscardScreen)
        await seat.press("escape")
        await seat.click("#keys", (seat.lines[-1].index("r run"), 0))
        assert [str(move) for move in seat.game.moves] == ["run"]


@awaited
async def test_a_struck_card_cracks_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    struck: list[Card] = []
    crack = CardView.crack

    def seen(view: CardView, card: Card) -> None:
        # On a slow machine it is over before anyone could look.
        struck.append(card)
        crack(view, card)

    monkeypatch.setattr(CardView, "crack", seen)
    begin = deck("classic", "Ks 5d 4h 9h 2c 3c 4c 5c")
    async with seated(tmp_path, begin, prefer=Preferences(motion=True)) as seat:
        view = seat.table.query_one("#slot-0", CardView)
        await seat.press("1")
        assert struck == [Card("Ks")]
        assert view.card is None
        await seat.press("3")
        assert seat.game.hero.health == 11
        await seat.until(lambda: view.struck is None and "Health 11 of 20" in seat.text)
    async with seated(tmp_path, begin) as seat:
        await seat.press("1")
        assert struck == [Card("Ks")]


@pytest.mark.parametrize(("begin", "key"), [(WON, "1"), (LOST, "12")])
@awaited
async def test_the_end_comes_at_once_and_whatever_is_saved_is_saved(
    tmp_path: Path, begin: Callable[[], Game], key: str
) -> None:
    async with seated(tmp_path, begin, prefer=Preferences(fatal=Fatal.NEVER)) as seat:
        await seat.press(*key)
        while not seat.game.over:
            await seat.press(*(str(slot) for slot, card in enumerate(seat.game.room, 1) if card))
        await seat.comes_to(EndScreen)
        assert seat.kept().over


@awaited
async def test_the_table_waits_for_the_player_to_whom_it_is_handed(tmp_path: Path) -> None:
    for waits in (True, False):
        async with seated(tmp_path, deal("dragons-duo", 7), prefer=replace(STILL, handover=waits)) as seat:
            await seat.press("1")
            if waits:
                await seat.comes_to(HandoverScreen)
                await seat.sees(f"Your turn, Player {seat.game.turn + 1}")
                before = seat.game.position()
                await seat.press("2", "3")
                assert seat.game.position() == before
                await seat.press("enter")
            await seat.comes_to(TableScreen)
            await seat.press("2")
            assert len(seat.game.moves) == 2


def _is_at(seat: Seat, step: int) -> bool:
    """Whether the hint on the table is shown up to that step."""
    advice = seat.table.flow.advice
    return advice is not None and advice.step == step


@pytest.mark.parametrize("size", [(40, 12), (60, 20)])
@awaited
async def test_a_hint_that_does_not_fit_is_shown_whole(tmp_path: Path, size: tuple[int, int]) -> None:
    async with seated(tmp_path, deal("classic", 42), size=size) as seat:
        for step in (1, 2):
            await seat.press("h")
            await seat.until(partial(_is_at, seat, step))
            await seat.settle()
            await seat.press(*["escape"] * isinstance(seat.app.screen, TextScreen))
        await seat.press("h")
        await seat.comes_to(TextScreen)
        await seat.sees("Leave the 8♥")


# --- Links ---------------------------------------------------------------------------------------------


def sent(day: date) -> str:
    """A link that Maud sends of her game of a day."""
    game = daily_game(day)
    claim = claim_of(play_out(game, make_bot("greedy", game.rules)), names=["Maud"])
    return deal_link(f"classic/{daily_seed(day)}", claim)


@awaited
async def test_a_missed_day_is_practised_from_the_calendar(tmp_path: Path) -> None:
    keep_day(tmp_path, DAY - timedelta(days=3))
    async with seated(tmp_path, clock=noon) as seat:
        await seat.press("m")
        await seat.comes_to(CalendarScreen)
        await seat.press("up", "up", "down")
        await seat.sees("[14]·", " 15 ?")
        await seat.press("enter")
        await seat.comes_to(ThresholdScreen)
        await seat.sees("Dungeon 318, 14 November 2026", "this is practice")
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        await seat.sees("Daily dungeon 318, 14 November 2026, practice")


@awaited
async def test_a_link_opens_its_day_and_both_games_lie_side_by_side(tmp_path: Path) -> None:
    async with seated(tmp_path, clock=noon, size=(100, 40)) as seat:
        await seat.press("k")
        await seat.comes_to(DealCodeScreen)
        await seat.enter(sent(DAY)[:-30] + "x" * 30)
        await seat.comes_to(ThresholdScreen)
        assert any("damaged" in notice for notice in seat.notices())
        await seat.press("escape", "k")
        await seat.enter(f"https://example.org/#{sent(DAY)}")
        await seat.comes_to(ThresholdScreen)
        await seat.sees("Dungeon 319, 15 November 2026", "Maud has been down there.")
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        seat.app.preferences = SCRIPTED
        table = seat.app.screen
        assert isinstance(table, TableScreen)
        table.flow.preferences = SCRIPTED
        while not table.flow.view.over:
            await seat.press("slash")
            await seat.enter(str(table.flow.view.legal_moves[-1]))
        await seat.comes_to(EndScreen)
        await seat.press("b")
        await seat.comes_to(CompareScreen)
        await seat.sees(
            "Side by side: Daily dungeon 319", "You: Fell in room ", "Maud says: ", "You parted in room "
        )
        await seat.press("escape")
        await seat.comes_to(EndScreen)
