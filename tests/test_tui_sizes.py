"""Every screen at every size: nothing is cut off, and what counts is always there."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from textual.widgets import TextArea

from scoundrel import Game
from scoundrel.play.learning import FINISHED, keep_place
from scoundrel.play.preferences import Dealer, Fatal, Preferences, Symbols
from scoundrel.play.seats import keep_names, names_in
from scoundrel.store import Store
from scoundrel.texts import say
from scoundrel.tui.dialogs import DealerScreen, TextScreen
from scoundrel.tui.ending import EndScreen
from scoundrel.tui.lessons import LessonTable
from scoundrel.tui.newgame import NewGameScreen, TwoPlayersScreen
from scoundrel.tui.panels import Counter
from scoundrel.tui.prose import Static
from scoundrel.tui.replays import ReplayScreen
from scoundrel.tui.title import TitleScreen
from scoundrel.words.cards import card_sign
from tests.golden.screens import KING, finished, short
from tests.screens import STILL, awaited, deal, deck, seated

SMALLEST, SMALL, USUAL, LARGEST = (40, 12), (60, 20), (80, 24), (200, 60)
ASCII = replace(STILL, symbols=Symbols.ASCII)
CODE = re.compile(r"\b(?:10|[2-9TJQKA])[cdhs]\b")


def noon() -> datetime:
    """A clock that stands still."""
    return datetime(2026, 11, 15, 12, tzinfo=UTC)


# --- Small windows -------------------------------------------------------------------------------------


@awaited
async def test_the_menu_of_a_small_title_follows_what_is_chosen(tmp_path: Path) -> None:
    async with seated(tmp_path, size=SMALLEST) as seat:
        await seat.sees("S C O U N D R E L", "g   Play", "q quit")
        await seat.press("end")
        await seat.sees("d   Today's dungeon", "one try")
        await seat.press("home")
        await seat.sees("g   Play", "the first rooms")
        await seat.press(".")
        await seat.sees("h   How to play")


@awaited
async def test_a_month_fits_into_the_smallest_window(tmp_path: Path) -> None:
    async with seated(tmp_path, size=SMALLEST, clock=noon) as seat:
        await seat.press("m")
        await seat.sees("Mo   Tu   We   Th   Fr   Sa   Su", "[15?", "30", "◆ puzzle solved", "esc back")
        columns = {line.index("29") for line in seat.lines if "29" in line}
        assert columns == {line.index("22") for line in seat.lines if "22" in line}


@awaited
async def test_the_card_of_the_day_always_says_how_to_begin(tmp_path: Path) -> None:
    async with seated(tmp_path, size=SMALLEST, clock=noon) as seat:
        await seat.press("d")
        await seat.sees("Dungeon 319, 15 November 2026", "Enter begins.", "nothing is saved yet.")


@pytest.mark.parametrize("size", [SMALLEST, SMALL])
@awaited
async def test_a_small_new_game_has_all_of_its_parts(tmp_path: Path, size: tuple[int, int]) -> None:
    async with seated(tmp_path, size=size) as seat:
        await seat.press("r")
        page = await seat.comes_to(NewGameScreen)
        await seat.sees("Classic Scoundrel", "The standard game", "winnable", "Start", "esc back")
        parts = [page.query_one(part).region for part in ("#seed", "#winnable", "#start")]
        assert all(left.right <= right.x for left, right in itertools.pairwise(parts))
        assert parts[-1].right <= size[0]


@pytest.mark.parametrize("size", [SMALLEST, SMALL, USUAL])
@awaited
async def test_no_key_of_a_page_is_cut_off(tmp_path: Path, size: tuple[int, int]) -> None:
    async with seated(tmp_path, size=size) as seat:
        for letter in ("r", "m", "t", "v", "p", "h", "s", "o"):
            await seat.press(letter)
            await seat.sees("esc back")
            assert all(len(line) <= size[0] for line in seat.lines)
            await seat.press("escape")
            await seat.comes_to(TitleScreen)
    async with seated(tmp_path, short, size=size) as seat:
        await seat.comes_to(EndScreen)
        await seat.sees("n next", "v review", "esc title")


@awaited
async def test_a_text_over_the_table_always_says_how_to_close_it(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42), size=SMALLEST) as seat:
        for key in ("question_mark", "d"):
            await seat.press(key)
            await seat.sees("Esc closes this.")
            await seat.press("escape")


@awaited
async def test_a_small_table_says_how_many_cards_are_to_be_faced(tmp_path: Path) -> None:
    for size in (SMALLEST, SMALL):
        async with seated(tmp_path / str(size), deal("classic", 42), size=size) as seat:
            await seat.sees("20/20 · no weapon · potion ok · run ok", "Face 3 of 4, or run", "? keys")
            await seat.press("2")
            await seat.sees("Face 2 more")


@awaited
async def test_what_counts_keeps_to_one_line(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("sidestep", 42), size=SMALLEST) as seat:
        await seat.press("right")
        await seat.sees("20/20 → 16 · no weapon")
        assert seat.table.query_one("#brief").size.height == 1


@awaited
async def test_a_small_replay_offers_to_play_and_to_try_from_here(tmp_path: Path) -> None:
    told = {SMALLEST: "← back", SMALL: "t try from here"}
    for size, last in told.items():
        async with seated(tmp_path, short, size=size) as seat:
            await seat.press("v")
            await seat.sees("space play", "→ next", last, "? keys")


# --- The panel -----------------------------------------------------------------------------------------


@awaited
async def test_the_heroes_are_named_in_a_usual_window(tmp_path: Path) -> None:
    async with seated(tmp_path, deck("dragons", "6s Kc 2h 3h 4h", seed="1"), size=USUAL) as seat:
        await seat.sees("Maud 4 Osric 4", "Hedda 4 Pim 4 Wat 4")
        await seat.press("right")
        await seat.sees("Health 20 of 20 → 14", "Hedda 4 Pim▒2 Wat▒0")
        await seat.press("1")
        await seat.sees("Maud▒1 Osric▒0", "Hedda▒0 Pim▒0 Wat 0")


@pytest.mark.parametrize("size", [USUAL, (100, 32), LARGEST])
@pytest.mark.parametrize("rules", ["classic", "dragons-duo"])
@awaited
async def test_the_counter_is_whole_at_every_size(
    tmp_path: Path, rules: str, size: tuple[int, int]
) -> None:
    async with seated(tmp_path, deal(rules, 42), size=size) as seat:
        side, counter = seat.table.query_one("#side"), seat.table.query_one(Counter)
        assert counter.size.height
        assert side.region.contains_region(counter.region), seat.text


@pytest.mark.parametrize("prefer", [STILL, ASCII])
@pytest.mark.parametrize("size", [(60, 40), USUAL, LARGEST])
@awaited
async def test_the_cards_known_at_the_bottom_are_not_cut_off(
    tmp_path: Path, size: tuple[int, int], prefer: Preferences
) -> None:
    for runs in (1, 2, 5):
        begin = deal("easy", 42, *["run"] * runs)
        async with seated(tmp_path / str(runs), begin, size=size, prefer=prefer) as seat:
            side, counter = seat.table.query_one("#side"), seat.table.query_one(Counter)
            assert side.max_scroll_y == 0, seat.text
            told = " ".join(counter.render().plain.split())
            known = told.partition("at the bottom: ")[2]
            more = re.search(r" ?\+(\d+)$", known)
            shown = re.findall("♣|♠|♦|♥| of ", known)
            assert len(shown) + (int(more[1]) if more else 0) == 4 * runs, told
            assert shown
            if prefer is STILL and runs < 5:
                assert more is None


@awaited
async def test_whatever_is_drawn_gives_way_to_the_cards_known(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42), size=USUAL) as seat:
        await seat.sees("╭┄┄┄┄╮", "r Run: free")
        await seat.press("r")
        await seat.sees("at the bottom: 2♦ 8♦", "8♥ 4♣", "No weapon", "bare hands only")
        assert "╭┄┄┄┄╮" not in seat.text


@pytest.mark.parametrize("prefer", [STILL, ASCII])
@awaited
async def test_a_weapon_with_many_slain_leaves_room_for_the_cards_known(
    tmp_path: Path, prefer: Preferences
) -> None:
    cards = "5d 5h 6h 7h 9d Kc Js 9s 8c 7s 4s 3c 2h 3h 4h 8h 9h"
    begin = deck("classic", cards, "run", "9d", "Kcw", "Jsw", "8cw", "7sw", "4sw", "run")
    async with seated(tmp_path, begin, size=USUAL, prefer=prefer) as seat:
        side, counter = seat.table.query_one("#side"), seat.table.query_one(Counter)
        assert side.max_scroll_y == 0, seat.text
        assert side.region.contains_region(counter.region)
        await seat.sees("at the bottom: ", "strikes below 4")


@awaited
async def test_a_large_window_is_used_to_its_last_line(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42), size=LARGEST) as seat:
        stage, left = seat.table.query_one("#stage").region, seat.table.query_one("#left").region
        side, counter = seat.table.query_one("#side").region, seat.table.query_one(Counter).region
        assert left.height == side.height == stage.height
        assert side.bottom - counter.bottom < 14


@pytest.mark.parametrize("prefer", [STILL, ASCII])
@pytest.mark.parametrize("size", [SMALLEST, USUAL, LARGEST])
@awaited
async def test_dragons_are_drawn_without_a_suit(
    tmp_path: Path, size: tuple[int, int], prefer: Preferences
) -> None:
    async with seated(tmp_path, deck("dragons", "Ad Xc 2h 4h Xs 3h"), size=size, prefer=prefer) as seat:
        await seat.sees("★" if prefer is STILL else "dragon ")
        for keys in ([], ["1"], ["d"], ["escape", "2"], ["d"]):
            await seat.press(*keys)
            assert not re.search("[♣♠]|clubs|spades|joker", seat.text.lower()), seat.text


# --- What is asked, and what is said -------------------------------------------------------------------


@awaited
async def test_a_fatal_question_shows_what_it_asks_about(tmp_path: Path) -> None:
    async with seated(tmp_path, KING, prefer=replace(STILL, fatal=Fatal.ASK)) as seat:
        await seat.press("1")
        await seat.sees("Health 13 of 20 → 8")
        await seat.press("b")
        await seat.sees("Fatal: ", "Health 13 of 20 → 0")
        await seat.press("escape")
        await seat.until(lambda: "→" not in seat.text)
        await seat.press("1")
        await seat.sees("Health 13 of 20 → 8")


@awaited
async def test_what_is_said_in_passing_covers_nothing(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42, "8d", "8h")) as seat:
        last = next(line for line in reversed(seat.lines) if "gain 0 health" in line)
        await seat.press("ctrl+c")
        await seat.sees("Ctrl+Q")
        assert last in seat.lines
        assert seat.notices() == []
        await seat.press("1")
        await seat.until(lambda: "Ctrl+Q" not in seat.text)


@awaited
async def test_a_per_cent_sign_stays_with_its_number(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", 42)) as seat:
        told = seat.table.query_one("#description", Static)
        told.update("You have a chance of about 86 % to win.")
        told.display = True
        for width in range(10, 40):
            told.styles.width = width
            await seat.settle()
            lines = [strip.text.rstrip() for strip in told.render_lines(told.size.region)]
            assert any("86 %" in line for line in lines), lines
            assert " ".join(" ".join(lines).split()).endswith("86 % to win.")


# --- ASCII ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALLEST, USUAL, LARGEST])
@awaited
async def test_without_signs_cards_are_told_in_words(tmp_path: Path, size: tuple[int, int]) -> None:
    begin = deck("classic", "5d Ks 4c 8h 9s 3c 4h 5c", "5d", "Ksw")
    async with seated(tmp_path, begin, size=size, prefer=ASCII) as seat:
        for keys in ([], ["3"], ["escape", "d"]):
            await seat.press(*keys)
            assert seat.text.isascii()
            assert not CODE.search(seat.text), seat.text
        await seat.press("escape")
        await seat.sees("clubs", "5 of diamonds")


# --- Who plays -----------------------------------------------------------------------------------------


@awaited
async def test_whoever_is_new_is_offered_a_lesson_first(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.sees("g   Play", say("front-learn"))
        await seat.press("enter")
        await seat.sees("The classic game · step 1")
    with Store.open(tmp_path) as store:
        keep_place(store, "classic", FINISHED)
    with Store.open(tmp_path / "other") as store:
        store.begin(finished(Game.deal("classic", "1")))
    for place in (tmp_path, tmp_path / "other"):
        async with seated(place) as seat:
            assert say("front-learn") not in seat.text


@awaited
async def test_two_players_are_called_by_their_names(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("t", "n")
        await seat.enter("Ada")
        await seat.sees("Name of player 2")
        await seat.enter("  Grace [b]\n ")
        await seat.comes_to(TwoPlayersScreen)
        await seat.sees("Player 1: a human, Ada", "Player 2: a human, Grace [b]")
        assert names_in(seat.store) == ("Ada", "Grace [b]")
        await seat.press("enter")
        await seat.sees("Ada", "Grace [b]")
        await seat.press("1")
        assert next(iter(seat.table.told)).startswith(("Ada: ", "Grace [b]: "))


@awaited
async def test_the_end_of_two_calls_them_by_their_names(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        keep_names(store, ("Ada", "Grace"))
    async with seated(tmp_path, lambda: finished(Game.deal("dragons-duo", "5")), size=LARGEST) as seat:
        await seat.comes_to(EndScreen)
        await seat.sees(
            "Ada was slain by the ", "Grace outlived Ada", "Ada: Score −367", "Grace: Score −379"
        )


# --- What the pages say --------------------------------------------------------------------------------


@awaited
async def test_the_puzzle_of_the_day_says_so(tmp_path: Path) -> None:
    async with seated(tmp_path, clock=noon) as seat:
        await seat.press("p", "d")
        await seat.sees("Today's puzzle, 15 November · ")


@awaited
async def test_without_games_the_statistics_say_so_once(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("s")
        await seat.sees("No games yet.")
        assert seat.text.count("games yet") == 1


# --- What a window has no room for ---------------------------------------------------------------------


@pytest.mark.parametrize("size", [USUAL, (100, 32), LARGEST])
@awaited
async def test_the_text_keeps_away_from_the_panel(tmp_path: Path, size: tuple[int, int]) -> None:
    """Side by side, two sentences would read as one."""
    async with seated(tmp_path, deal("classic", 42, "8d"), size=size) as seat:
        edge = seat.stage.query_one("#side").region.x
        for text in ("#description", "#story"):
            assert seat.stage.query_one(text).content_region.right <= edge - 3


@awaited
async def test_a_lesson_can_be_read_in_the_smallest_window(tmp_path: Path) -> None:
    async with seated(tmp_path, size=SMALLEST) as seat:
        await seat.press("h", "enter")
        await seat.comes_to(TextScreen)
        await seat.sees("step 1 of 16", "face down, here 14.", "Esc closes this.")
        await seat.press("escape")
        await seat.comes_to(LessonTable)
        await seat.sees("1  6♦    take it up", "Press 1.")
        # It was read once; only the next step opens it again.
        await seat.press("3")
        await seat.sees("That would fight the 4♣. Here, take the")
        assert isinstance(seat.app.screen, LessonTable)
        await seat.press("1")
        await seat.comes_to(TextScreen)
        await seat.sees("step 2 of 16", "Press 2, then w.")
    async with seated(tmp_path, size=SMALL) as seat:
        await seat.press("h", "enter")
        await seat.comes_to(LessonTable)
        await seat.sees("The 6♦ is new", "step 2 of 16")


@pytest.mark.parametrize(
    ("size", "heading", "where"),
    [
        (SMALL, "  Classic Scoundrel ", "room 1 of 15 · 40 cards below"),
        (SMALLEST, " Classic Scoundrel ", "room 1 · 40 below"),
    ],
)
@awaited
async def test_the_heading_leaves_out_what_does_not_fit(
    tmp_path: Path, size: tuple[int, int], heading: str, where: str
) -> None:
    async with seated(tmp_path, deal("classic", "b1efe469f5424555"), size=size, named=True) as seat:
        await seat.sees(where)
        assert seat.lines[0].startswith(heading)
        assert "…" not in seat.lines[0]


@awaited
async def test_the_heading_of_todays_puzzle_names_its_rules(tmp_path: Path) -> None:
    def clock() -> datetime:
        return datetime(2026, 11, 18, 12, tzinfo=UTC)

    async with seated(tmp_path, clock=clock) as seat:
        await seat.press("p", "d")
        await seat.sees(" Today's puzzle, 18 November · easy 46 · Hard Scoundrel ", "room 4 · 31 below")


@awaited
async def test_the_status_line_fits_a_window_that_has_shrunk(tmp_path: Path) -> None:
    async with seated(tmp_path, deal("classic", "two", "2d")) as seat:
        await seat.press("3")
        await seat.resize(*SMALLEST)
        await seat.sees("20/20 → 11 · 2♦ new · potion ok", "−10 with 2♦", "−12 bare-handed")


@pytest.mark.parametrize("size", [SMALLEST, USUAL])
@awaited
async def test_what_the_other_party_did_is_always_told(tmp_path: Path, size: tuple[int, int]) -> None:
    async with seated(tmp_path, deal("dragons-duo", 42), size=size) as seat:
        await seat.press("1")
        (told,) = seat.stage.told.last
        await seat.sees(told[:37])


@pytest.mark.parametrize("size", [SMALLEST, USUAL])
@awaited
async def test_a_dealer_of_seven_cards_sees_them_and_how_to_hand_over(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    human = replace(STILL, dealer=Dealer.HUMAN)
    async with seated(tmp_path, deal("dragons-duo", 42), prefer=human, size=size) as seat:
        await seat.comes_to(DealerScreen)
        await seat.press("enter")
        await seat.sees("F2 or Esc hands it to the player.", *map(card_sign, filter(None, seat.game.room)))
        assert seat.app.screen.query_one(TextArea).region.height >= 3


@awaited
async def test_a_replay_offers_no_key_of_the_table(tmp_path: Path) -> None:
    async with seated(tmp_path, short) as seat:
        await seat.comes_to(EndScreen)
        await seat.press("escape", "v", "enter")
        await seat.comes_to(ReplayScreen)
        await seat.press("home")
        await seat.sees("Run: free")
        assert "r Run" not in seat.text


@awaited
async def test_the_standard_game_is_explained_before_it_begins(tmp_path: Path) -> None:
    async with seated(tmp_path) as seat:
        await seat.press("r")
        await seat.sees("The standard game: you may run", "Rooms. A room has 4 cards.")


@awaited
async def test_the_marks_on_the_cards_are_explained(tmp_path: Path) -> None:
    for prefer, blade in ((STILL, "⚔"), (ASCII, "w")):
        async with seated(tmp_path, deal("classic", 42), prefer=prefer, size=(100, 40)) as seat:
            await seat.press("question_mark")
            await seat.sees(f"{blade} on a card: your weapon can strike it; !: little health left")


@awaited
async def test_a_replay_without_a_curve_says_so(tmp_path: Path) -> None:
    game = Game.deal("dragons-duo", 42)
    with Store.open(tmp_path) as store:
        saved = store.begin(game)
        while not game.over:
            game.play(game.legal_moves[0])
        store.keep_moves(saved, game)
    async with seated(tmp_path) as seat:
        await seat.press("v", "enter")
        await seat.comes_to(ReplayScreen)
        await seat.press("c")
        await seat.sees("There is no curve: only finished games of one player have one.")
