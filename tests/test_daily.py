"""The daily dungeon, deal codes, and what is shared of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoundrel import RULEBOOK, BadSetting, Game, Rules, RulesError, ScoundrelError, UnknownRules
from scoundrel.coach.puzzles import puzzles
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.errors import DealError
from scoundrel.game import Outcome
from scoundrel.history.days import Diary, Fate
from scoundrel.history.sharing import shared_game
from scoundrel.play.clock import Clock, in_zone, today
from scoundrel.play.codes import deal_code, parse_deal_code
from scoundrel.play.daily import (
    FIRST_DAY,
    Streak,
    daily_game,
    daily_seed,
    day_number,
    day_of,
    day_of_number,
    next_opens,
    streak,
    which_day,
)
from scoundrel.play.match import About
from scoundrel.play.preferences import Squares
from scoundrel.play.puzzling import puzzle_of_day
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.way import Cell, way_of
from scoundrel.texts import say
from scoundrel.tui.faces import ASCII
from scoundrel.words.dates import date_words, month_words
from tests.strategies import any_rules

DAY = date(2026, 11, 15)


def days_back(*numbers: int) -> list[date]:
    return [DAY - timedelta(days=number) for number in numbers]


def played(game: Game, bot: str = "greedy") -> Game:
    player = make_bot(bot, game.rules)
    return play_out(game, player)


def along(deck: str, moves: str) -> Game:
    """A game of classic on this deck, by these moves."""
    game = Game.from_deck("classic", deck)
    for move in moves.split():
        game.play(move)
    return game


# --- The day -----------------------------------------------------------------------------------------


def test_a_day_is_one_deal_of_classic() -> None:
    assert daily_seed(DAY) == "daily/2026-11-15"
    game = daily_game(DAY)
    assert game.rules is RULEBOOK["classic"]
    assert game.position() == daily_game(DAY).position()
    assert game.position() != daily_game(DAY + timedelta(days=1)).position()


def test_the_deal_of_a_day_stays_what_it_is() -> None:
    assert " ".join(map(str, daily_game(DAY).room)) == "2c 6h 5h 3c"


def test_today_is_the_date_where_the_player_is() -> None:
    evening = datetime(2026, 11, 15, 22, 30, tzinfo=timezone(-timedelta(hours=5)))
    assert today(lambda: evening) == date(2026, 11, 15)
    assert today(in_zone(lambda: evening, 60)) == date(2026, 11, 16)
    assert today() == datetime.now().astimezone().date()


@pytest.mark.parametrize("minutes", [-721, 841, 10**15])
def test_nowhere_is_the_time_that_far_from_utc(minutes: int) -> None:
    with pytest.raises(ScoundrelError, match="nowhere is the time"):
        in_zone(at(DAY), minutes)


def test_days_are_numbered_from_the_first() -> None:
    assert day_number(FIRST_DAY) == 1
    assert day_number(DAY) == 319
    assert day_of_number(319) == DAY
    for number in (0, -1, 10**9, 10**30):
        with pytest.raises(DealError, match="there is no daily dungeon"):
            day_of_number(number)


def test_a_daily_game_is_known_by_its_deal() -> None:
    assert day_of(daily_game(DAY)) == DAY
    assert day_of(played(daily_game(DAY))) == DAY
    assert day_of(Game.deal("classic", 42)) is None
    assert day_of(Game.deal("easy", daily_seed(DAY))) is None
    assert day_of(Game.deal("classic", "daily/2026-02-30")) is None
    assert day_of(Game.deal(RULEBOOK["classic"].replace(max_health=30), daily_seed(DAY))) is None
    assert day_of(Game.from_deck("classic", "2c 3c 4c 5c 6c", daily_seed(DAY))) is None


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        ("2026-11-15T18:48:00+00:00", "next dungeon opens in 5 h 12 min"),
        ("2026-11-15T18:48:01+00:00", "next dungeon opens in 5 h 12 min"),
        ("2026-11-15T23:00:00+00:00", "next dungeon opens in 1 h 0 min"),
        ("2026-11-15T23:00:01+00:00", "next dungeon opens in 1 h 0 min"),
        ("2026-11-15T23:59:59+00:00", "next dungeon opens in 1 min"),
        ("2026-11-15T00:00:00+00:00", "next dungeon opens in 24 h 0 min"),
        ("2026-11-15T18:30:00-05:00", "next dungeon opens in 5 h 30 min"),
        ("2026-11-16T05:00:00+05:30", "next dungeon opens in 19 h 0 min"),
    ],
)
def test_the_next_dungeon_opens_at_the_players_own_midnight(moment: str, words: str) -> None:
    assert next_opens(lambda: datetime.fromisoformat(moment)) == words


def test_a_date_is_written_with_its_weekday() -> None:
    assert which_day(at(DAY))[0] == "Sunday, 15 November"
    assert date_words(date(2027, 1, 1)) == "1 January 2027"
    assert month_words(date(2027, 12, 31)) == "December 2027"


def at(day: date, hour: int = 12) -> Clock:
    return lambda: datetime.combine(day, time(hour), UTC)


def test_each_puzzle_has_its_day_before_any_comes_again() -> None:
    days = [DAY + timedelta(days=number) for number in range(3 * len(puzzles()))]
    numbers = [puzzle_of_day(day).number for day in days]
    assert numbers == [puzzle_of_day(day).number for day in days]
    start = -DAY.toordinal() % len(puzzles())
    for first in (start, start + len(puzzles())):
        assert sorted(numbers[first : first + len(puzzles())]) == [each.number for each in puzzles()]
    # In another order each time, and not by their numbers.
    assert numbers[start : start + 9] != numbers[start + len(puzzles()) : start + len(puzzles()) + 9]
    assert numbers[:9] != sorted(numbers[:9])


# --- The diary ---------------------------------------------------------------------------------------


def kept(
    day: date,
    outcome: Outcome | None = None,
    *,
    hints: int = 0,
    looked_ahead: bool = False,
    elsewhere: bool = False,
) -> SavedGame:
    """A saved daily dungeon; without an outcome, an unfinished one."""
    moment = datetime.combine(day, time(12), UTC)
    return SavedGame(
        id=1, kind=Kind.DAILY, date=day.isoformat(), name="classic", seed=daily_seed(day), begun=moment,
        changed=moment, version=1, key="", moves=9, rooms=4, over=outcome is not None, outcomes=(outcome,), undos=0,
        hints=hints, accuracy=None, seats=("human",), looked_ahead=looked_ahead, elsewhere=elsewhere,
        tried_move=None, tried_room=None,
    )  # fmt: skip


WON, LOST = Outcome(True, 7), Outcome(False, -13)


def diary(*attempts: SavedGame, puzzles: Iterable[date] = ()) -> Diary:
    return Diary(
        DAY, {date.fromisoformat(saved.date or ""): saved for saved in attempts}, frozenset(puzzles)
    )


def test_each_day_of_the_calendar_has_its_status() -> None:
    today, yesterday, *before = days_back(0, 1, 2, 3, 4, 5, 6)
    days = diary(
        kept(yesterday, WON),
        kept(before[0], WON, hints=1),
        kept(before[1], LOST, hints=1),
        kept(before[2]),
        kept(before[4], WON, looked_ahead=True),
    )
    fates = [Fate.OPEN, Fate.WON, Fate.AIDED, Fate.LOST, Fate.BEGUN, Fate.MISSED, Fate.AIDED]
    assert [days.fate(day) for day in (today, yesterday, *before)] == fates
    # Nothing was missed before the first day, and nothing is known of days to come.
    assert days.fate(DAY - timedelta(days=7)) is None
    assert days.fate(DAY + timedelta(days=1)) is None
    assert diary().fate(DAY - timedelta(days=1)) is None
    assert diary(puzzles=days_back(3)).fate(DAY - timedelta(days=2)) is Fate.MISSED


def test_every_sign_of_a_day_differs_in_ascii_too() -> None:
    signs = [fate.sign for fate in Fate] + [say("days-sign-puzzle")]
    assert len(set(map(ASCII.spell, signs))) == len(signs)
    assert all(ASCII.spell(sign).isascii() and len(sign) == 1 for sign in signs)


@pytest.mark.parametrize(
    ("attempts", "dungeon", "rest"),
    [
        ([], "today's dungeon is waiting", ()),
        ([kept(DAY)], "today's dungeon: you are in room 4", ()),
        ([kept(DAY, WON)], "today's dungeon: won 7", ("streak: 1 day",)),
        ([kept(DAY, WON, hints=2)], "today's dungeon: won 7 with help", ("streak: 1 day",)),
        (
            [kept(day, WON) for day in days_back(1, 2)],
            "today's dungeon is waiting",
            ("streak: 2 days", "yesterday: won 7"),
        ),
        (
            [kept(day, LOST) for day in days_back(9)],
            "today's dungeon is waiting",
            ("last: lost −13 on 6 November 2026",),
        ),
    ],
)
def test_today_is_told_in_short(attempts: list[SavedGame], dungeon: str, rest: tuple[str, ...]) -> None:
    assert diary(*attempts).report() == ((dungeon, "today's puzzle is waiting"), rest)
    solved = diary(*attempts, puzzles=[DAY]).report()
    assert solved == ((dungeon, "today's puzzle is solved"), rest)


def test_a_month_is_told_in_sentences() -> None:
    attempts = [kept(day, WON) for day in days_back(3, 1)] + [kept(DAY - timedelta(days=4), LOST)]
    days = diary(*attempts, puzzles=days_back(1, 40))
    assert days.month_in_words(DAY) == [
        "November 2026:",
        "Won: 12, 14.",
        "Lost: 11.",
        "Missed: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13.",
        "Waiting for you: 15.",
        "Puzzle of the day solved: 14.",
    ]
    assert days.month_in_words(date(2026, 10, 1))[-1] == "Puzzle of the day solved: 6."
    assert days.month_in_words(date(2026, 9, 1)) == ["September 2026:", "Nothing was played."]
    for month in (date.min, date(9999, 12, 1), date(2028, 2, 29)):
        assert days.month_in_words(month)[-1] == "Nothing was played."


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], Streak(0, 0)),
        (days_back(0), Streak(1, 1)),
        (days_back(1), Streak(1, 1)),
        (days_back(2), Streak(0, 1)),
        (days_back(0, 1, 2), Streak(3, 3)),
        (days_back(2, 0, 1, 1), Streak(3, 3)),
        (days_back(0, 2, 3, 4, 5), Streak(1, 4)),
        (days_back(3, 4, 5, 6, 8), Streak(0, 4)),
        (days_back(-1, 0), Streak(1, 1)),
    ],
)
def test_days_in_a_row_count_until_one_is_missed(days: list[date], expected: Streak) -> None:
    assert streak(days, DAY) == expected


# --- Deal codes --------------------------------------------------------------------------------------


def test_a_deal_code_is_the_rules_and_the_seed() -> None:
    assert deal_code(Game.deal("classic", 42)) == "classic/42"
    assert deal_code(Game.deal("dragons", "a b/c")) == "dragons/a b/c"
    assert deal_code(daily_game(DAY)) == "classic/daily/2026-11-15"
    mixed = RULEBOOK["classic"].replace(start_health=15, weapon_limit="at_most")
    assert deal_code(Game.deal(mixed, 7)) == "classic start_health=15 weapon_limit=at_most/7"


def test_a_typed_code_may_be_careless() -> None:
    assert parse_deal_code("  Classic / 42 ") == (RULEBOOK["classic"], "42")
    assert parse_deal_code("battle-of-cards/x").rules is RULEBOOK["dragons"]


@given(any_rules, st.text())
def test_any_deal_is_played_again_from_its_code(rules: Rules, seed: str) -> None:
    game = Game.deal(rules, seed)
    code = deal_code(game)
    assert code is not None
    deal = parse_deal_code(code)
    assert deal.seed == seed
    assert deal.rules.differences(rules) == ()
    assert deal.game().deck == game.deck
    assert deal_code(deal.game()) == code


@pytest.mark.parametrize("seed", ["", " ", " 42", "42\n", '"', '"x"', "/", "ok", "🂡"])
def test_a_seed_of_odd_signs_survives(seed: str) -> None:
    code = deal_code(Game.deal("classic", seed))
    assert code is not None
    assert code.isprintable()
    assert parse_deal_code(code).seed == seed


@pytest.mark.parametrize("seed", ["\ud800", "a\udfff"])
def test_a_lone_surrogate_is_not_a_seed(seed: str) -> None:
    with pytest.raises(DealError, match="can't be a seed: half of a character is missing"):
        Game.deal("classic", seed)
    with pytest.raises(DealError):
        parse_deal_code(f"classic/{seed}")


def test_what_a_mixture_is_called_does_not_travel() -> None:
    mine = RULEBOOK["hard"].replace(name="mine", title="a/b", max_health=25)
    assert deal_code(Game.deal(mine, 1)) == "hard max_health=25/1"


def test_a_game_on_a_prepared_deck_has_no_code() -> None:
    game = Game.deal("classic", 42)
    assert deal_code(Game.from_deck("classic", "2c 3c 4c 5c 6c", seed=42)) is None
    assert deal_code(Game.from_position(game.position())) is None


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("", DealError, "'' is not a deal code: write the rules, a slash and the seed, as in classic/42"),
        ("42", DealError, "'42' is not a deal code: write the rules"),
        ("classic/ ", DealError, "write a seed after the slash"),
        ('classic/"42', DealError, "a seed that begins with a quote must end with one"),
        ('classic/"4" 2', DealError, "a seed that begins with a quote must end with one"),
        ("clasic/42", UnknownRules, "did you mean 'classic'"),
        ("/42", RulesError, "a rule set starts with a name"),
        ("classic health=3/42", BadSetting, "there is no setting 'health'"),
    ],
)
def test_a_code_that_cannot_be_read_says_why(text: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        parse_deal_code(text)


# --- Sharing -----------------------------------------------------------------------------------------


def about(**known: Any) -> About:
    """A game that was played here."""
    return replace(About(RULEBOOK["classic"], Kind.DEAL, ("human",)), **known)


LOST_GAME = (
    "2c 5d 3c 4h  6h 7c 2s  As Ks Qs  3d 9d 2h Jc",
    "2cb 5d 3cw  4h 7cb 2sb  run  3d 9d Jcw  2h 6h As",
)


def test_a_shared_loss_tells_day_result_and_rooms() -> None:
    game = played(daily_game(DAY))
    title, result, *rows, link = shared_game(game, about()).with_link(Squares.COLOURS, "").splitlines()
    cells = way_of(game, game.turns).rows[0]
    assert title == "Scoundrel 319"
    assert result == f"Fell in room {cells.index(Cell.FELL) + 1} of 15"
    assert [len(row) for row in rows] == [5, 5, 5]
    assert "".join(rows).index("💀") == cells.index(Cell.FELL)
    assert link.startswith("day/319/1.")


@pytest.mark.parametrize(
    ("known", "result"),
    [
        ({}, "Escaped with 20 hearts"),
        ({"hints": 1}, "Escaped with 20 hearts, 1 hint"),
        ({"hints": 2, "undos": 1}, "Escaped with 20 hearts, 2 hints, a move taken back"),
        ({"undos": 3}, "Escaped with 20 hearts, 3 moves taken back"),
    ],
)
def test_help_is_told(known: dict[str, int], result: str) -> None:
    won = along("5d 2c 3c 6d", "5d 3cw 2cw 6d")
    assert shared_game(won, about(**known)).text(Squares.BARS).splitlines()[1] == result


@pytest.mark.parametrize(
    ("known", "title"),
    [
        ({"date": "2026-11-15", "kind": Kind.DAILY}, "Scoundrel 319"),
        ({"practice": "2026-11-15"}, "Scoundrel 319, practice"),
        ({"practice": "2026-11-15", "looked_ahead": True}, "Scoundrel 319, practice"),
        ({"kind": Kind.TRIED, "tried_move": 3, "tried_room": 2}, "Scoundrel 319, again from room 2"),
        ({"kind": Kind.IMPORTED}, "Scoundrel 319, from a record"),
    ],
)
def test_the_title_says_how_the_game_came_to_be_played(known: dict[str, Any], title: str) -> None:
    assert shared_game(played(daily_game(DAY)), about(**known)).title == title


def test_the_title_of_another_deal_is_its_code() -> None:
    assert shared_game(played(Game.deal("classic", 42)), about()).title == "Scoundrel, classic/42"
    again = shared_game(played(Game.deal("classic", 42)), about(looked_ahead=True))
    assert again.title == "Scoundrel, classic/42, not the first time"
    assert shared_game(played(Game.from_deck("classic", "2c"))).title == "Scoundrel, classic, from a record"
    before = played(daily_game(FIRST_DAY - timedelta(days=1)))
    assert shared_game(before, about()).title == "Scoundrel, classic/daily/2025-12-31"


def test_only_a_game_that_was_played_here_from_its_first_room_is_in_its_link() -> None:
    game = played(daily_game(DAY))
    assert shared_game(game, about()).link.startswith("day/319/1.")
    for known in ({"kind": Kind.IMPORTED}, {"kind": Kind.TRIED, "tried_move": 3, "tried_room": 2}):
        assert shared_game(game, about(**known)).link == "day/319"
    assert shared_game(played(Game.from_deck("classic", "2c")), about()).link == ""


@pytest.mark.parametrize("name", RULEBOOK)
def test_what_is_shared_tells_no_card_and_every_room(name: str) -> None:
    game = played(Game.deal(name, "share"))
    shared = shared_game(game, names=["Ann", "Bo"][: game.rules.players])
    for squares in (Squares.COLOURS, Squares.BARS, Squares.LETTERS):
        title, *lines = shared.text(squares).splitlines()
        assert title == f"Scoundrel, {name}/share, from a record"
        assert not re.search(r"[♣♠♦♥TJQKA]|score", "".join(lines).replace("Ann", ""))
    assert "".join(lines).isascii()
    for sentence in shared.words:
        assert sentence.isascii()
        assert sentence.endswith(".")


def test_the_same_text_comes_from_other_cards() -> None:
    """Two games that differ in every rank and suit can share the same text."""
    one = along("5d 2c 3c 6d", "5d 3cw 2cw 6d")
    other = along("9d 4s 7s Td", "9d 7sw 4sw Td")
    assert shared_game(one) == shared_game(other)


def test_who_hears_it_is_told_the_same_in_words() -> None:
    assert shared_game(along(*LOST_GAME), about()).words == (
        "Scoundrel, classic.",
        "Fell in room 4 of 5.",
        "Health on leaving each room: high, good, low, fallen, one room not reached.",
    )


def test_of_two_players_each_has_a_result_and_rooms() -> None:
    game = played(Game.deal("dragons-duo", 1))
    shared = shared_game(game, about(rules=game.rules, hints=1), ["Ann", "Bo"])
    assert shared.title == "Scoundrel, dragons-duo/1, 1 hint"
    text = shared.text(Squares.COLOURS)
    assert re.search(r"^Ann: (Fell|Escaped)", text, re.MULTILINE)
    assert re.search(r"^Bo: (Fell|Escaped)", text, re.MULTILINE)


def test_an_unfinished_game_is_not_shared() -> None:
    with pytest.raises(ScoundrelError, match="this game is unfinished, in room 1"):
        shared_game(Game.deal("classic", 42))
