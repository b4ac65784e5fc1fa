"""The pages behind the title: new games, lessons, puzzles, replays, statistics, settings."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from datetime import date
from pathlib import Path
from typing import cast

import pytest
from textual.content import Content
from textual.widgets import Button, Input, OptionList, Static

from scoundrel import RULEBOOK, Game
from scoundrel.cards import Kind as CardKind
from scoundrel.coach.puzzles import Level, Puzzle, of_level, puzzles
from scoundrel.engine.bots import make_bot, next_move
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.history import profile
from scoundrel.history.profile import SOLVED
from scoundrel.notation.moves import Action, Move
from scoundrel.play.flow import PlayerMoves
from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.play.preferences import (
    ONLY_IN_LINES,
    Dealer,
    Preferences,
    Symbols,
    Theme,
    Weapon,
    value_words,
)
from scoundrel.store import Kind, Store
from scoundrel.texts import say
from scoundrel.tui.bestiary import BestiaryScreen
from scoundrel.tui.dialogs import AskScreen, OnwardScreen, TextScreen
from scoundrel.tui.lessons import LessonsScreen, LessonTable, keys_for
from scoundrel.tui.newgame import DealCodeScreen, MixScreen, NewGameScreen, TwoPlayersScreen
from scoundrel.tui.puzzles import PuzzlesScreen, PuzzleTable
from scoundrel.tui.reading import ReadingScreen
from scoundrel.tui.replays import ReplayScreen, ReplaysScreen
from scoundrel.tui.settings import SettingsScreen
from scoundrel.tui.statistics import StatisticsScreen
from scoundrel.tui.table import TableScreen
from scoundrel.tui.themes import PALETTES
from scoundrel.tui.title import TitleScreen
from scoundrel.words.bots import bot_name
from scoundrel.words.guides import GUIDES
from scoundrel.words.phrases import capital
from scoundrel.words.telling import result
from tests.screens import STILL, Seat, awaited, seated
from tests.sittings import saved_of, whole


def finished(seed: int, rules: str = "classic", bot: str = "greedy") -> Game:
    game = Game.deal(rules, str(seed))
    player = make_bot(bot, game.rules)
    while not game.over:
        game.play(next_move(player, game).move)
    return game


async def play(seat: Seat, move: Move) -> None:
    """Make a move with the keys that a player would press."""
    if move.action is Action.RUN:
        await seat.press("r")
        return
    slot = str(1 + seat.game.room.index(move.card))
    if move.action is Action.PUT_AWAY:
        await seat.press("p", slot)
        return
    await seat.press(slot)
    if seat.table.asked is not None:
        assert move.way is not None
        await seat.press(move.way.value)


def asked(seat: Seat) -> str:
    """What stands in the line of the dialog."""
    return seat.app.screen.query_one(Input).value


# --- New games -----------------------------------------------------------------------------------------


@awaited
async def test_every_rule_set_for_one_is_told_and_begun(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        for place, rules in enumerate(RULEBOOK.values()):
            await seat.press("r")
            page = await seat.comes_to(NewGameScreen)
            # The one that was played last comes first.
            await seat.press("home", *["down"] * place)
            assert page.rules.name == rules.name
            await seat.sees(rules.title)
            await seat.press("enter")
            if rules.players == 2:
                await seat.comes_to(TwoPlayersScreen)
                await seat.press("enter")
            await seat.comes_to(TableScreen)
            assert seat.game.rules == rules
            assert saved_of(seat.sitting) is not None
            assert saved_of(seat.sitting).kind is Kind.FREE
            await seat.press("escape")
            await seat.comes_to(TitleScreen)
        assert len(seat.store.games()) == len(RULEBOOK)


@pytest.mark.parametrize("start", ["enter", "f2", "ctrl+s", "click"])
@awaited
async def test_a_seed_may_be_named(tmp_path: Path, start: str) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("r", "tab", *"42")
        if start == "click":
            await seat.click("#start")
        else:
            await seat.press(start)
        await seat.comes_to(TableScreen)
        assert seat.game.position() == Game.deal("classic", "42").position()
        await seat.sees("Classic Scoundrel · deal 42")


@awaited
async def test_a_deal_that_can_be_won_is_looked_for(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("r", "tab", "tab", "space")
        assert "▐x▌" in seat.text
        await seat.press("f2")
        await seat.comes_to(TableScreen)
        assert not seat.game.moves
        # Its seed would give the deck away.
        assert "deal" not in seat.lines[0]


@awaited
async def test_rules_that_nobody_can_win_by_are_named(tmp_path: Path) -> None:
    hard = RULEBOOK["hard"]
    monsters = tuple(card for card in hard.deck if card.kind is CardKind.MONSTER)
    with Store.open(tmp_path) as store:
        store.keep_mixture(hard.replace(name="grim", title="grim", deck=monsters))
    async with seated(tmp_path) as seat:
        await seat.press("r", "end", "tab", "tab", "space", "f2")
        await seat.sees("deals of grim could be won")
        assert isinstance(seat.app.screen, NewGameScreen)
        await seat.press("escape")
        await seat.comes_to(TitleScreen)
        assert not seat.store.games()


@awaited
async def test_no_seed_is_longer_than_a_seed_may_be(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("r")
        page = await seat.comes_to(NewGameScreen)
        field = page.query_one("#seed", Input)
        field.focus()
        field.insert_text_at_cursor("x" * 1000)
        await seat.press("end", "y")
        assert field.value == "x" * 1000
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        await seat.press("escape", "k")
        codes = await seat.comes_to(DealCodeScreen)
        codes.query_one(Input).insert_text_at_cursor("classic/" + "x" * 1001)
        await seat.press("enter")
        await seat.sees("at most 1,000 characters")


@awaited
async def test_a_mixture_is_made_named_kept_played_and_forgotten(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("r", "m")
        page = await seat.comes_to(MixScreen)
        options = page.query_one(OptionList)
        options.highlighted = options.get_option_index("weapon_limit")
        await seat.press("right")
        assert page.mixed.weapon_limit.value == "at_most"
        await seat.press("left", "enter")
        assert page.mixed.weapon_limit.value == "at_most"
        options.highlighted = options.get_option_index("start_health")
        await seat.press("t")
        await seat.comes_to(AskScreen)
        await seat.enter("2500")
        await seat.sees("'2500' does not fit. A whole number from 1 to 999.")
        assert asked(seat) == "2500"
        assert page.mixed.start_health == 20
        await seat.press("escape")
        options.highlighted = options.get_option_index("max_health")
        await seat.press("left")
        assert (page.mixed.start_health, page.mixed.max_health) == (19, 19)
        assert "so that the settings fit together: 19 health" in str(
            page.query_one("#complaint", Static).render()
        )
        options.highlighted = options.get_option_index("start_health")
        await seat.press("right")
        assert (page.mixed.start_health, page.mixed.max_health) == (20, 20)
        await seat.press("enter")
        await seat.comes_to(AskScreen)
        await seat.enter("15")
        assert page.mixed.start_health == 15
        await seat.press("n")
        await seat.comes_to(AskScreen)
        await seat.enter("[/b] mine")
        await seat.sees("at most 40 letters")
        assert asked(seat) == "[/b] mine"
        await seat.press("home", *["delete"] * len("[/b] "))
        await seat.press("enter")
        await seat.comes_to(MixScreen)
        await seat.sees("mine")
        await seat.press("f2")
        chosen = await seat.comes_to(NewGameScreen)
        assert list(seat.store.mixtures()) == ["mine"]
        assert chosen.rules.name == "mine"
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        await seat.sees("mine", "Health 15 of 20")
        await seat.press("escape", "v")
        await seat.sees("mine")
        await seat.press("escape", "r")
        await seat.comes_to(NewGameScreen)
        await seat.press("end", "delete", "delete")
        assert not seat.store.mixtures()
        assert "mine" not in seat.text


@awaited
async def test_a_mixture_under_the_name_of_a_rule_set_is_refused(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("r", "m", "ctrl+s")
        page = await seat.comes_to(MixScreen)
        assert "change something first" in str(page.query_one("#complaint", Static).render())
        await seat.press("down", "down", "right", "ctrl+s")
        await seat.comes_to(AskScreen)
        await seat.enter("easy")
        await seat.sees("Name can't be 'easy': a rule set already has that name")
        assert asked(seat) == "easy"
        await seat.press("escape")
        await seat.comes_to(MixScreen)
        await seat.press("escape")
        await seat.comes_to(NewGameScreen)
        assert not seat.store.mixtures()


@awaited
async def test_a_mixture_is_selected_once_it_was_named(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.keep_mixture(RULEBOOK["hard"].replace(name="another", title="another", start_health=5))
    async with seated(tmp_path) as seat:
        await seat.press("r", "m", "down", "down", "right", "f2")
        await seat.comes_to(AskScreen)
        await seat.enter("")
        await seat.sees("Name can't be ''")
        await seat.enter("a-room-of-five")
        page = await seat.comes_to(NewGameScreen)
        await seat.sees("A room has 5 cards.")
        assert page.rules.name == "a-room-of-five"
        assert page.rules.room_size == 5
        await seat.press("m", "escape")
        await seat.comes_to(NewGameScreen)
        assert page.rules.name == "a-room-of-five"


@awaited
async def test_what_differs_from_the_standard_game_is_marked(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("r", "down")
        page = await seat.comes_to(NewGameScreen)
        await seat.sees("Avoiding. You may run from any number")
        about = page.query_one("#about", Static).content
        assert isinstance(about, Content)
        marked = [about.plain[span.start : span.end] for span in about.spans if span.style == "bold $gold"]
        assert marked == ["any number of"]
        assert "Avoided cards" not in about.plain


@awaited
async def test_the_differences_can_be_read_to_their_end(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("r", *["down"] * 5)
        page = await seat.comes_to(NewGameScreen)
        assert "in the room" not in seat.text
        await seat.press("pagedown", "pagedown")
        await seat.sees("and in the room")
        assert page.rules.name == "dragons"
        await seat.press("pageup", "pageup")
        await seat.sees("Dragons, weapons that break")


@awaited
async def test_a_value_of_a_few_is_chosen_and_never_typed(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("r", "m")
        page = await seat.comes_to(MixScreen)
        options = page.query_one(OptionList)
        options.highlighted = options.get_option_index("potions")
        await seat.press("t")
        assert page.mixed.potions.value == "not_in_a_row"
        assert isinstance(seat.app.screen, MixScreen)
        options.highlighted = options.get_option_index("deck")
        await seat.press("right")
        await seat.comes_to(AskScreen)
        await seat.sees("Cards, as in 2c-Ac")


@awaited
async def test_a_deal_code_is_played_or_refused(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("k")
        page = await seat.comes_to(AskScreen)
        await seat.enter("classic")
        await seat.sees("'classic' is not a deal code")
        page.query_one(Input).value = ""
        await seat.enter("dragons/7")
        await seat.comes_to(TableScreen)
        assert seat.game.position() == Game.deal("dragons", "7").position()
        await seat.sees("Diamonds & Dragons · deal 7")


@awaited
async def test_who_plays_a_party_is_chosen_in_turn(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("t")
        page = await seat.comes_to(TwoPlayersScreen)
        seen = []
        for _ in range(5):
            seen.append(page.seats[1])
            who = "a human" if seen[-1] == "human" else f"{capital(bot_name(seen[-1]))}: "
            await seat.sees(f"Player 2: {who}")
            await seat.press("2")
        assert seen == ["human", "random", "greedy", "net", "expert"]
        assert page.seats == ["human", "human"]


# --- Lessons -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", LESSONS)
@awaited
async def test_a_lesson_is_taken_to_its_end(tmp_path: Path, key: str) -> None:
    # A human Dealer has no part in lessons.
    prefer = replace(STILL, dealer=Dealer.HUMAN)
    async with seated(tmp_path, size=(100, 40), prefer=prefer) as seat:
        await seat.press("h", *["down"] * list(LESSONS).index(key), "enter")
        run = (await seat.comes_to(TableScreen)).flow
        assert isinstance(run, LessonRun)
        await seat.sees("step 1 of", "╭─ 1 ─")
        assert not {say("keys-undo"), say("keys-hint")} & set(seat.table.key_lines())
        unwanted = next(move for move in whole(run).legal_moves if move not in run.wanted)
        await play(seat, unwanted)
        await seat.sees("That would", "Here,")
        assert run.progress[0] == 1
        await seat.press("u")
        await seat.sees("In a game this takes the last move back")
        await seat.press("h")
        await seat.sees("In a game this asks the coach for a hint")
        await seat.press("slash")
        await seat.enter(f"{run.wanted[0]} run")
        await seat.sees("one move too many: play one move at a time in a lesson")
        assert run.progress[0] == 1
        while step := run.step:
            told = list(seat.table.told)
            await play(seat, run.wanted[0])
            assert run.step is not step
            assert (list(seat.table.told) == told) is step.taken_back
        await seat.comes_to(OnwardScreen)
        await seat.press("escape")
        await seat.comes_to(LessonsScreen)
        await seat.sees(f"✓ {LESSONS[key].title}\n")
        assert not seat.store.games()


def prompt(seat: Seat) -> str:
    return str(seat.table.query_one("#prompt", Static).render())


@pytest.mark.parametrize("key", LESSONS)
@awaited
async def test_the_keys_that_a_lesson_names_lead_to_a_dungeon_that_can_be_won(
    tmp_path: Path, key: str
) -> None:
    prefer = replace(STILL, weapon=Weapon.USE)
    async with seated(tmp_path, size=(60, 20), prefer=prefer) as seat:
        await seat.press("h", *["down"] * list(LESSONS).index(key), "enter")
        table = await seat.comes_to(LessonTable)
        while step := table.flow.step:
            # However small the window, what to press can be seen.
            await seat.sees(table.flow.asks)
            named = re.fullmatch(r"Press (the number of a card|.+?)(?: or .+)?\.", table.flow.asks)
            assert named is not None
            keys = (
                keys_for(whole(table.flow), table.flow.wanted[0])
                if not step.moves
                else named[1].split(", then ")
            )
            await seat.press(*keys)
            assert table.flow.step is not step
        await seat.comes_to(OnwardScreen)
        await seat.sees("Enter: your first dungeon")
        await seat.press("enter")
        await seat.until(lambda: type(seat.app.screen) is TableScreen)
        assert seat.game.rules is RULEBOOK[LESSONS[key].rules]
        assert not seat.game.moves
        assert Solver(seat.game.rules).solve(seat.game) is Verdict.WON
        assert seat.sitting.deal is None
        assert len(seat.store.games(over=False)) == 1
        await seat.press("escape")
        await seat.comes_to(TitleScreen)


LOOKING = ("d", "question_mark", "slash", "ctrl+p")
"""Keys that open a window, which Escape closes."""
IDLE = ("left", "right", "up", "down", "tab", "shift+tab", "pageup", "pagedown")
"""Keys that only look around."""
STRANGE = ("n", "0", "7", "space", "f9", "ctrl+a", "ß", "[", "home", "delete", "minus")
"""Keys of other screens, and some that mean nothing."""
KEYS = ("1", "2", "3", "4", "9", "r", "p", "w", "b", "u", "h", "x", "enter")


@pytest.mark.parametrize("key", LESSONS)
@awaited
async def test_every_key_in_every_step_is_answered_with_what_is_wanted(tmp_path: Path, key: str) -> None:
    async with seated(tmp_path, size=(80, 24)) as seat:
        await seat.press("h", *["down"] * list(LESSONS).index(key), "enter")
        table = await seat.comes_to(LessonTable)
        while table.flow.step:
            before = whole(table.flow).record(), table.flow.progress
            wanted = [keys_for(whole(table.flow), move) for move in table.flow.wanted]
            first = [keys[0] for keys in wanted] + ["minus"] * (wanted[0][0] == "p")
            # Whatever has nothing to do with the cards is the same in every lesson.
            more = (*LOOKING, *IDLE, *STRANGE) if key == "classic" and not table.flow.begun else ()
            for pressed in (each for each in (*more, *KEYS) if each not in first):
                table.set_focus(None)
                await seat.press(pressed)
                if pressed in LOOKING:
                    await seat.press("escape")
                    await seat.comes_to(LessonTable)
                elif pressed not in IDLE:
                    assert prompt(seat).endswith(table.flow.here), (pressed, table.flow.step)
                assert (whole(table.flow).record(), table.flow.progress) == before
                assert table.flow.asks in seat.text
            table.set_focus(None)
            await seat.press(*wanted[0])
            assert table.flow.progress != before[1] or table.flow.step is None


@awaited
async def test_a_monster_that_is_not_wanted_is_turned_down_at_once(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("h", "enter", "1", "4")
        assert seat.table.asked is None
        assert prompt(seat) == "That would fight the 8♠. Here, fight the 9♣ with the 6♦. Press 2, then w."
        await seat.press("2", "b")
        assert prompt(seat).startswith(
            "That would fight the 9♣ with bare hands. Here, fight the 9♣ with the 6♦."
        )
        await seat.click("#slot-3")
        assert prompt(seat).startswith("That would fight the 8♠.")
        await seat.press("2", "w")
        assert prompt(seat) == ""


@awaited
async def test_a_lesson_is_resumed_where_it_was_left_or_started_over(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("h", "enter")
        table = await seat.comes_to(LessonTable)
        await seat.press("1", "2", "w", "3", "w")
        left = table.flow.text, whole(table.flow).position()
    # The program ended without leaving the lesson.
    async with seated(tmp_path) as seat:
        await seat.press("h")
        page = await seat.comes_to(LessonsScreen)
        await seat.sees("· The classic game · step 4 of 16", "start over")
        await seat.press("enter")
        table = await seat.comes_to(LessonTable)
        assert (table.flow.text, whole(table.flow).position()) == left
        await seat.press("escape", "s")
        table = await seat.comes_to(LessonTable)
        assert table.flow.progress == (1, 16)
        await seat.press("escape")
        await seat.sees("step 4 of 16")
        await seat.press("s", "1", "escape")
        await seat.sees("· The classic game · step 2 of 16")
        await seat.press("down")
        await seat.until(lambda: "start over" not in seat.text)
        await seat.press("s")
        assert seat.app.screen is page


# --- Reading -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tips-", *(f"guide-{name}" for name in GUIDES)])
@awaited
async def test_the_tips_and_the_guides_can_be_read_to_the_end(tmp_path: Path, name: str) -> None:
    async with seated(tmp_path, size=(60, 20)) as seat:
        await seat.press("h")
        page = await seat.comes_to(LessonsScreen)
        options = page.query_one(OptionList)
        options.highlighted = options.get_option_index(name)
        await seat.press("enter")
        text = (await seat.comes_to(ReadingScreen)).text
        seen = set(seat.text.split())
        for _ in range(10):
            await seat.press("space")
            seen |= set(seat.text.split())
        assert {word for block in text.blocks for word in block.text.split()} <= seen
        await seat.press("escape")
        await seat.comes_to(LessonsScreen)


@awaited
async def test_a_guide_can_be_read_in_ascii(tmp_path: Path) -> None:
    async with seated(tmp_path, size=(80, 60), prefer=replace(STILL, symbols=Symbols.ASCII)) as seat:
        await seat.press("h")
        page = await seat.comes_to(LessonsScreen)
        options = page.query_one(OptionList)
        options.highlighted = options.get_option_index("guide-scoring")
        await seat.press("enter")
        await seat.comes_to(ReadingScreen)
        await seat.sees("of hearts last", "the 4 of clubs leaves you with")
        assert seat.text.isascii()


@awaited
async def test_the_rules_of_every_rule_set_can_be_read(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("h")
        page = await seat.comes_to(LessonsScreen)
        options = page.query_one(OptionList)
        for name, rules in RULEBOOK.items():
            options.highlighted = options.get_option_index(f"rules-{name}")
            await seat.press("enter")
            await seat.comes_to(TextScreen)
            await seat.sees(rules.title)
            await seat.press("q")
            await seat.comes_to(LessonsScreen)


# --- Puzzles -------------------------------------------------------------------------------------------


@awaited
async def test_a_puzzle_is_solved_and_marked(tmp_path: Path) -> None:
    async with seated(tmp_path, size=(100, 30)) as seat:
        puzzle = puzzles()[0]
        rules = RULEBOOK[puzzle.rules].title
        await seat.press("p")
        await seat.comes_to(PuzzlesScreen)
        await seat.sees("Easy · 0 of ", f"· 1 · {rules}", "more, opened by solving these")
        await seat.press("enter")
        await seat.comes_to(PuzzleTable)
        await seat.sees(f"Puzzle easy 1 · {rules}", "Find the best plan for this room.")
        await seat.press("h")
        assert not list(seat.table.told)
        await solve(seat, puzzle)
        await seat.sees("Right.", "Enter: the next puzzle, easy 2.")
        await seat.press("escape")
        await seat.comes_to(PuzzlesScreen)
        await seat.sees("Easy · 1 of ", f"✓ 1 · {rules}")
        assert seat.store.setting(SOLVED, []) == [puzzle.number]
        # The next one is already chosen.
        await seat.press("enter")
        await seat.sees("Puzzle easy 2 · ")


async def solve(seat: Seat, puzzle: Puzzle) -> None:
    for move in puzzle.moves:
        await play(seat, Move(move))
    await seat.comes_to(OnwardScreen)


@pytest.mark.parametrize("pressed", ["enter", "n"])
@awaited
async def test_one_key_goes_on_to_the_next_unsolved_puzzle(tmp_path: Path, pressed: str) -> None:
    first, second, third = of_level(Level.EASY)[:3]
    with Store.open(tmp_path) as store:
        profile.solve(store, second.number, date(2026, 11, 1))
    async with seated(tmp_path, size=(100, 30)) as seat:
        await seat.press("p", "enter")
        await seat.comes_to(PuzzleTable)
        await solve(seat, first)
        await seat.press(pressed)
        await seat.sees("Puzzle easy 3 · ")
        assert cast(PuzzleTable, seat.table).flow.puzzle is third
        await seat.press("n")
        await seat.sees("Puzzle easy 4 · ")
        await seat.press("escape")
        await seat.comes_to(PuzzlesScreen)
        await seat.sees("✓ 1 ·", "✓ 2 ·", "· 7 ·")
        assert "· 8 ·" not in seat.text


@awaited
async def test_no_solved_puzzle_is_locked_and_with_all_solved_there_is_no_next(tmp_path: Path) -> None:
    last = of_level(Level.HARD)[-1]
    with Store.open(tmp_path) as store:
        for puzzle in puzzles():
            if puzzle is not puzzles()[0]:
                store.change_setting(SOLVED, [0], lambda solved, number=puzzle.number: [*solved, number])  # type: ignore[misc]
    async with seated(tmp_path, size=(100, 30)) as seat:
        await seat.press("p")
        page = await seat.comes_to(PuzzlesScreen)
        assert page.query_one(OptionList).get_option(str(last.number))
        await seat.press("enter")
        await seat.sees("Puzzle easy 1 · ")
        await seat.press("n")
        assert prompt(seat) == "there is no other puzzle left to solve"
        for move in puzzles()[0].moves:
            await play(seat, Move(move))
        verdict = await seat.comes_to(TextScreen)
        assert not isinstance(verdict, OnwardScreen)
        await seat.press("escape")
        await seat.comes_to(PuzzlesScreen)
        await seat.press("enter")
        await seat.comes_to(PuzzleTable)


@awaited
async def test_a_puzzle_that_is_missed_can_be_tried_again(tmp_path: Path) -> None:
    prefer = replace(STILL, dealer=Dealer.HUMAN)
    async with seated(tmp_path, prefer=prefer) as seat:
        await seat.press("p", "enter")
        puzzle = await seat.comes_to(TableScreen)
        room, start = whole(puzzle.flow).room_number, whole(puzzle.flow).position()
        first = whole(puzzle.flow).room[0]
        await seat.press("1")
        await seat.press("b")
        await seat.press("u")
        assert whole(puzzle.flow).room[0] is first
        while seat.app.screen is puzzle and isinstance(puzzle.flow.comes_next, PlayerMoves):
            worst = [move for move in whole(puzzle.flow).legal_moves if move.action is Action.TAKE]
            await play(seat, worst[-1])
            assert whole(puzzle.flow).room_number == room
        # While the coach thinks, nothing is played.
        await seat.press("1")
        await seat.comes_to(TextScreen)
        await seat.sees("Not the best plan.", "Enter: try again. n: the next puzzle, easy 2.")
        assert whole(puzzle.flow).position() == start
        await seat.press("enter")
        assert await seat.comes_to(TableScreen) is puzzle
        assert seat.store.setting(SOLVED, []) == []


# --- Replays -------------------------------------------------------------------------------------------


def keep(place: Path, *games: Game) -> None:
    with Store.open(place) as store:
        for game in games:
            store.begin(game)


@awaited
async def test_a_replay_goes_forwards_and_backwards(tmp_path: Path) -> None:
    game = finished(1)
    moves = len(game.moves)
    keep(tmp_path, game)
    prefer = replace(STILL, dealer=Dealer.HUMAN)
    async with seated(tmp_path, prefer=prefer) as seat:
        await seat.press("v")
        await seat.comes_to(ReplaysScreen)
        await seat.sees("Classic Scoundrel · ")
        await seat.press("enter")
        await seat.comes_to(ReplayScreen)
        await seat.sees(f"move 0 of {moves}", "╭─ 1 ─")
        await seat.press("question_mark")
        await seat.sees("Home, End: to the start, to the end")
        assert "run from the room" not in seat.text
        await seat.press("escape")
        for keys, at in [
            (["right"], 1),
            (["n"], 2),
            (["space"], 3),
            (["left"], 2),
            (["p"], 1),
            (["backspace"], 0),
            (["left"], 0),
            (["end"], moves),
            (["right"], moves),
            (["home"], 0),
        ]:
            await seat.press(*keys)
            await seat.sees(f"move {at} of {moves}")
            assert seat.game.moves == game.moves[:at]
        await seat.press("1", "w", "b", "r", "u", "h", "slash")
        await seat.click("#slot-0")
        assert not seat.game.moves
        await seat.until(lambda: getattr(seat.stage.flow, "review", None))
        await seat.press("c")
        await seat.comes_to(TextScreen)
        await seat.sees(say("replays-curve"))
        await seat.press("escape", "escape")
        await seat.comes_to(ReplaysScreen)
        assert seat.store.load(1).moves == game.moves


@awaited
async def test_a_game_of_two_is_watched_without_the_coach(tmp_path: Path) -> None:
    keep(tmp_path, finished(1, "dragons-duo", "random"))
    async with seated(tmp_path, size=(120, 40)) as seat:
        await seat.press("v", "enter")
        replay = await seat.comes_to(ReplayScreen)
        await seat.press("n")
        assert replay.flow.text == ""
        await seat.press("end")
        assert replay.flow.text == result(replay.flow.finished)


@awaited
async def test_a_game_that_is_not_over_is_gone_on_with_from_the_list(tmp_path: Path) -> None:
    game = Game.deal("classic", "42")
    game.play("8d")
    keep(tmp_path, game)
    async with seated(tmp_path) as seat:
        await seat.press("v")
        await seat.sees("unfinished, room 1")
        await seat.press("enter")
        await seat.comes_to(TableScreen)
        await seat.press("3")
        assert len(seat.kept().moves) == 2


@awaited
async def test_a_record_is_taken_out_and_brought_in(tmp_path: Path) -> None:
    game = finished(1)
    keep(tmp_path / "one", game)
    out = tmp_path / "game.txt"
    async with seated(tmp_path / "one", size=(120, 30)) as seat:
        await seat.press("v", "e")
        page = await seat.comes_to(AskScreen)
        page.query_one(Input).value = str(out)
        await seat.press("enter")
        await seat.comes_to(ReplaysScreen)
        assert out.read_text("utf-8") == game.record()
        await seat.press("e")
        page = await seat.comes_to(AskScreen)
        page.query_one(Input).value = str(out)
        await seat.press("enter")
        await seat.until(lambda: "already exists" in str(page.query_one("#complaint", Static).render()))
        page.query_one(Input).value = str(tmp_path / "nowhere" / "game.txt")
        await seat.press("enter")
        await seat.until(lambda: "no such file" in str(page.query_one("#complaint", Static).render()))
        await seat.press("escape")
        assert out.read_text("utf-8") == game.record()
    async with seated(tmp_path / "two") as seat:
        await seat.press("v")
        await seat.sees(say("replays-none"))
        await seat.press("e", "enter")
        assert isinstance(seat.app.screen, ReplaysScreen)
        await seat.press("i")
        page = await seat.comes_to(AskScreen)
        page.query_one(Input).value = str(out)
        await seat.press("enter")
        await seat.comes_to(ReplaysScreen)
        (saved,) = seat.store.games()
        assert saved.kind is Kind.IMPORTED
        assert seat.store.load(saved).moves == game.moves
        assert seat.notices() == ["1 game imported."]


@awaited
async def test_what_can_t_be_brought_in_is_named_and_nothing_is(tmp_path: Path) -> None:
    lines = [finished(2).record_line().replace("lost", "won")]
    long = "x" * 300
    files = {
        "untrue.txt": "\n".join(lines).encode(),
        "binary.txt": b"\xff\xfe\x00",
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    async with seated(tmp_path / "games", size=(120, 30)) as seat:
        await seat.press("v", "i")
        page = await seat.comes_to(AskScreen)
        for name, why in [
            ("missing.txt", "no such file"),
            ("untrue.txt", "stops being true"),
            ("binary.txt", "not a UTF-8 text file"),
            ("", "is a directory"),
            (long, "file name too long"),
            ("~nobody-of-that-name/x", "no such file"),
        ]:
            path = name if name.startswith("~") else str(tmp_path / name)
            page.query_one(Input).value = path
            await seat.press("enter")
            complaint = page.query_one("#complaint", Static)
            await seat.until(lambda: why in str(complaint.render()))  # noqa: B023
        assert not seat.store.games()


# --- Statistics and settings ---------------------------------------------------------------------------


@awaited
async def test_statistics_tell_of_every_rule_set_that_was_played(tmp_path: Path) -> None:
    keep(tmp_path, *(finished(seed) for seed in range(4)), finished(9, "easy"))
    with Store.open(tmp_path) as store:
        store.earn(["out"])
    async with seated(tmp_path, size=(100, 40)) as seat:
        await seat.press("s")
        await seat.comes_to(StatisticsScreen)
        await seat.sees("Classic Scoundrel", "Easy Scoundrel", "Achievements", "4 games", "score")
        await seat.press("right")
        await seat.sees("1 game")
        await seat.press("right")
        await seat.sees("This cost you most in your last 5 games.", "wins in every 100 games. Instead: ")
        await seat.press("right")
        await seat.sees("Daylight: Win a game.")
        await seat.press("escape")
        await seat.comes_to(TitleScreen)


@pytest.mark.parametrize("theme", [Theme.CANDLE, Theme.COLOUR_BLIND_LIGHT])
@awaited
async def test_plots_fit_the_window_and_have_the_inks_of_the_theme(tmp_path: Path, theme: Theme) -> None:
    keep(tmp_path, *(finished(seed) for seed in range(2)))
    async with seated(tmp_path, size=(100, 40), prefer=replace(STILL, theme=theme)) as seat:
        await seat.press("s")
        await seat.comes_to(StatisticsScreen)
        await seat.sees("score", "games", " to ")
        for width in (44, 60, 100):
            await seat.resize(width, 40)
            frame = next(line for line in seat.lines if "┌" in line)
            assert width - 10 < len(frame) <= width
            assert frame.endswith("┐")
        strips = seat.app.screen._compositor.render_strips()
        bars = [segment for strip in strips for segment in strip if "██" in segment.text]
        colours = {bar.style.color.get_truecolor().hex for bar in bars if bar.style and bar.style.color}
        assert PALETTES[theme.value].gold in colours


@awaited
async def test_statistics_say_how_to_change_their_tabs_and_to_read_on(tmp_path: Path) -> None:
    async with seated(tmp_path, size=(80, 24)) as seat:
        await seat.press("s")
        await seat.comes_to(StatisticsScreen)
        await seat.sees("→ next tab", "← previous tab", "space page down", "esc back")
        await seat.press("left")
        await seat.sees("Daylight: Win a game.")
        assert "Eye for a room" not in seat.text
        await seat.press("space")
        await seat.sees("Eye for a room")
        await seat.press("pageup", "down")
        await seat.until(lambda: "Daily dungeons in a row" not in seat.text)
        await seat.press("up")
        await seat.sees("Daily dungeons in a row")
        await seat.press("tab", "right")
        await seat.sees("No games yet.")
    async with seated(tmp_path, size=(40, 12)) as seat:
        await seat.press("s")
        await seat.sees("→ next tab", "esc back")


@awaited
async def test_without_games_the_statistics_say_so(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("s")
        await seat.comes_to(StatisticsScreen)
        await seat.sees("No games yet.")


def values(name: str) -> int:
    return len(Preferences().values(name))


@awaited
async def test_every_value_of_every_setting_can_be_chosen_and_is_kept(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("o")
        await seat.comes_to(SettingsScreen)
        # Whoever asks to see all looks may choose any.
        shown = [each for each in fields(Preferences) if each.name not in ONLY_IN_LINES]
        await seat.press("home", *["down"] * [each.name for each in shown].index("honours"), "right")
        asked = seat.app.preferences
        assert asked.honours
        await seat.press("home")
        for number, each in enumerate(shown):
            await seat.press(*["down"] * bool(number))
            await seat.sees(say(f"settings-{each.name}_help").split(".")[0][:60])
            seen = set()
            for _ in range(values(each.name)):
                await seat.press(("right", "left", "enter")[number % 3])
                value = getattr(seat.app.preferences, each.name)
                seen.add(value)
                word = ("on" if value else "off") if isinstance(value, bool) else value
                await seat.sees(value_words(each.name, word))
                assert Preferences.read(seat.store) == seat.app.preferences
            assert len(seen) == values(each.name)
        assert seat.app.preferences == asked


@awaited
async def test_a_theme_is_seen_at_once_and_the_next_time(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("o", "down", "enter")
        assert seat.app.theme == "daylight"
    async with seated(tmp_path, prefer=replace(STILL, theme=seat.app.preferences.theme)) as seat:
        assert seat.app.theme == "daylight"


@awaited
async def test_the_start_button_starts_a_game(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("r")
        page = await seat.comes_to(NewGameScreen)
        page.query_one("#start", Button).focus()
        await seat.press("enter")
        await seat.comes_to(TableScreen)


# --- The bestiary --------------------------------------------------------------------------------------------


@awaited
async def test_the_bestiary_shows_a_chapter_and_an_entry(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("b")
        await seat.comes_to(BestiaryScreen)
        await seat.sees(say("bestiary-nothing")[:40])
        await seat.sees("worth 2")
        await seat.press("right")
        await seat.sees("of steel and wood")
        await seat.press("left", "left")
        await seat.sees("of the cellar")
