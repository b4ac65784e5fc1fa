"""The daily dungeon, deal codes, and what is shared of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoundrel import RULEBOOK, BadSetting, Game, Rules, RulesError, ScoundrelError, UnknownRules
from scoundrel.coach.puzzles import puzzles
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.errors import DealError
from scoundrel.game import Outcome
from scoundrel.history.days import Diary, Fate
from scoundrel.history.sharing import Mark, marks, share_text
from scoundrel.play.codes import deal_code, parse_deal_code
from scoundrel.play.daily import (
    Clock,
    Streak,
    daily_game,
    daily_seed,
    day_of,
    next_opens,
    streak,
    today,
    which_day,
)
from scoundrel.play.puzzling import puzzle_of_day
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.tui.faces import ASCII
from scoundrel.words.dates import date_words, month_words
from scoundrel.words.texts import say
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


def test_today_is_told_in_utc() -> None:
    evening = datetime(2026, 11, 15, 22, 30, tzinfo=timezone(-timedelta(hours=5)))
    assert today(lambda: evening) == date(2026, 11, 16)
    assert today() == datetime.now(UTC).date()


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
        ("2026-11-15T18:30:00-05:00", "next dungeon opens in 30 min"),
        ("2026-11-16T05:00:00+05:30", "next dungeon opens in 30 min"),
    ],
)
def test_the_next_dungeon_opens_at_midnight_in_greenwich(moment: str, words: str) -> None:
    assert next_opens(lambda: datetime.fromisoformat(moment)) == words


def test_the_day_is_told_with_its_name() -> None:
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
    day: date, outcome: Outcome | None = None, *, hints: int = 0, looked_ahead: bool = False
) -> SavedGame:
    """A saved daily dungeon; without an outcome, an unfinished one."""
    moment = datetime.combine(day, time(12), UTC)
    return SavedGame(
        id=1, kind=Kind.DAILY, date=day.isoformat(), name="classic", seed=daily_seed(day), begun=moment,
        changed=moment, version=1, moves=9, rooms=4, over=outcome is not None, outcomes=(outcome,), undos=0,
        hints=hints, accuracy=None, seats=("human",), looked_ahead=looked_ahead, tried_move=None, tried_room=None,
    )  # fmt: skip


WON, LOST = Outcome(True, 7), Outcome(False, -13)


def diary(*attempts: SavedGame, puzzles: Iterable[date] = ()) -> Diary:
    return Diary(
        DAY, {date.fromisoformat(saved.date or ""): saved for saved in attempts}, frozenset(puzzles)
    )


def test_each_day_has_its_fate() -> None:
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
    signs = [fate.sign for fate in Fate] + [say("days.sign.puzzle")]
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


@pytest.mark.parametrize("seed", ["", " ", " 42", "42\n", '"', '"x"', "\ud800", "/", "ok"])
def test_a_seed_of_odd_signs_survives(seed: str) -> None:
    code = deal_code(Game.deal("classic", seed))
    assert code is not None
    assert code.isprintable()
    assert parse_deal_code(code).seed == seed


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


def test_each_room_has_its_mark() -> None:
    game = along(
        "2c 5d 3c 4h  6h 7c 2s  As Ks Qs  3d 9d 2h Jc", "2cb 5d 3cw  4h 7cb 2sb  run  3d 9d Jcw  2h 6h As"
    )
    assert game.over
    assert marks(game) == (Mark.HURT, Mark.HURT, Mark.RAN, Mark.HURT, Mark.FELL)


def test_a_room_may_heal_or_leave_one_as_before() -> None:
    game = along("5c 5d 2c 9h 3c 4d 2s", "5cb 5d 2cw  9h 4d 2sw  3cb")
    assert marks(game) == (Mark.HURT, Mark.HEALED, Mark.HURT)
    game = along("5d 2c 3c 6d 2s 7d 8d 9d", "5d 3cw 2cw  6d 2sw 7d  8d 9d")
    assert set(marks(game)) == {Mark.UNHURT}


def test_a_shared_game_tells_deal_result_rooms_and_grid() -> None:
    game = played(Game.deal("classic", 42), "random")
    assert share_text(game).splitlines() == [
        "Scoundrel, classic/42",
        "lost −185, 4 rooms",
        "◧↷◧✕",
        "◧ hurt, ↷ ran, ✕ fell",
    ]
    assert share_text(game, 0.873, ascii_only=True).splitlines() == [
        "Scoundrel, classic/42",
        "lost -185, 4 rooms, accuracy 87 %",
        "->-x",
        "- hurt, > ran, x fell",
    ]
    assert share_text(played(daily_game(DAY))).startswith("Scoundrel, daily dungeon of 2026-11-15\n")
    assert share_text(played(Game.from_deck("classic", "2c"))).startswith("Scoundrel, classic\n")


@pytest.mark.parametrize("name", RULEBOOK)
def test_what_is_shared_tells_no_card_and_every_room(name: str) -> None:
    game = played(Game.deal(name, "share"))
    for ascii_only in (False, True):
        title, summary, *grid, legend = share_text(game, ascii_only=ascii_only).splitlines()
        assert title == f"Scoundrel, {name}/share"
        assert f"{game.room_number} room" in summary
        assert sum(map(len, grid)) == game.room_number
        assert all(len(line) == 10 for line in grid[:-1])
        assert not re.search(r"[♣♠♦♥\dTJQKA]", "".join([*grid, legend]))
    assert "".join([*grid, legend]).isascii()


def test_the_same_marks_come_from_other_cards() -> None:
    """Two games that differ in every rank and suit can share the same text."""
    one = along("5d 2c 3c 6d", "5d 3cw 2cw 6d")
    other = along("9d 4s 7s Td", "9d 7sw 4sw Td")
    assert share_text(one) == share_text(other)


def test_a_win_without_help_is_marked() -> None:
    won = along("5d 2c 3c 6d", "5d 3cw 2cw 6d")
    assert share_text(won, unaided=True).splitlines() == [
        "Scoundrel, classic",
        "★ won 20, 2 rooms",
        "■■",
        "■ unhurt, ★ won unaided",
    ]
    assert share_text(won, unaided=True, ascii_only=True).isascii()
    assert "★" not in share_text(won)
    lost = played(Game.deal("classic", 42), "random")
    assert share_text(lost, unaided=True) == share_text(lost)


def test_of_two_players_nobody_is_said_to_have_won_unaided() -> None:
    game = Game.from_deck("dragons-duo", "2c 3c", seed=1)
    while not game.over:
        game.play(game.legal_moves[-1])
    assert "won" in share_text(game)
    assert share_text(game, unaided=True) == share_text(game)


def test_every_mark_is_explained_where_it_is_used() -> None:
    for seed in range(12):
        game = played(Game.deal("classic", seed))
        _, _, *grid, legend = share_text(game, unaided=True).splitlines()
        explained = {part.split()[0] for part in legend.split(", ")}
        assert explained - {"★"} == set("".join(grid))


def test_an_unfinished_game_is_not_shared() -> None:
    with pytest.raises(ScoundrelError, match="this game is unfinished, in room 1"):
        share_text(Game.deal("classic", 42))
