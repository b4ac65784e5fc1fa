"""Links that carry what somebody says of a game: what they hold, what is refused, and two games side by side."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoundrel import RULEBOOK, Game, ScoundrelError
from scoundrel.door import Door
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.errors import DealError, IllegalMove
from scoundrel.history.comparing import compared
from scoundrel.history.days import Diary
from scoundrel.history.ending import Ending
from scoundrel.history.profile import results
from scoundrel.play.claims import MOST_LETTERS, Claim, claim_of, claimed_game, parse_claim
from scoundrel.play.clock import Clock, in_zone
from scoundrel.play.codes import Deal
from scoundrel.play.daily import daily_game, daily_seed, day_number
from scoundrel.play.flow import Threshold
from scoundrel.play.links import deal_link, read_deal_link, whole_link
from scoundrel.play.memory import MemoryStore
from scoundrel.play.opening import linked_deal, open_deal
from scoundrel.play.saved import Kind
from scoundrel.play.sealed import MOST_CLAIMS, MOST_DEALS, claims_on
from scoundrel.play.sitting import Sitting
from tests.test_door import Page, careful

DAY = date(2026, 11, 15)
NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)
CODE = f"classic/{daily_seed(DAY)}"


def at_noon() -> datetime:
    return NOON


def played(game: Game, bot: str = "greedy") -> Game:
    return play_out(game, make_bot(bot, game.rules))


def claimed(game: Game, *names: str, **more: Any) -> Claim:
    claim = claim_of(game, names=names, **more)
    assert claim is not None
    return claim


def day_link(day: date = DAY, name: str = "Maud", bot: str = "greedy") -> str:
    return deal_link(f"classic/{daily_seed(day)}", claimed(played(daily_game(day), bot), name))


def play_to_the_end(sitting: Sitting) -> Sitting:
    if not sitting.about.begun:
        sitting.enter()
    while not sitting.over:
        sitting.play(sitting.view.legal_moves[-1])
    return sitting


# --- What a claim holds ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RULEBOOK)
def test_a_claim_brings_the_whole_game_in_few_letters(name: str) -> None:
    for seed in range(4):
        game = played(Game.deal(name, seed), "random" if seed % 2 else "greedy")
        claim = claimed(game, "Ann", hints=2, undos=1, known=True)
        assert parse_claim(claim.text) == claim
        assert claimed_game(claim, Deal(game.rules, str(seed))).moves == game.moves
        assert len(claim.text) < 120
        assert claim.text.replace(".", "").replace("-", "").replace("_", "").isalnum()


def test_the_letters_of_a_claim_stay_what_they_are() -> None:
    assert claimed(played(daily_game(DAY)), "Maud").text == LETTERS


LETTERS = "1.hhhhhhhhgghglxa.0.0-0-0.Yh9yhXSgxuleMxE.IxV7.TWF1ZA"


def test_a_claim_with_other_moves_is_refused_once_they_can_be_read() -> None:
    claim = claimed(played(daily_game(DAY)))
    for moves in ("", "A", "AAAA", "_" * 40, claim.moves[:-2], claim.moves + "AA"):
        false = parse_claim(Claim(claim.rows, claim.health, 0, 0, False, moves).text)
        with pytest.raises(DealError, match="does not come from a game of this deal"):
            claimed_game(false, Deal(RULEBOOK["classic"], daily_seed(DAY)))
    with pytest.raises(DealError, match="does not come from a game of this deal"):
        claimed_game(claim, Deal(RULEBOOK["classic"], "another"))
    better = Claim(claim.rows, (20,), 0, 0, False, claim.moves)
    with pytest.raises(DealError, match="does not come from a game of this deal"):
        claimed_game(better, Deal(RULEBOOK["classic"], daily_seed(DAY)))


@given(st.text(max_size=200))
def test_no_text_breaks_a_claim(text: str) -> None:
    with pytest.raises(ScoundrelError, match="damaged"):
        parse_claim(text)


@given(st.integers(0, 200), st.sampled_from("aZ.-_é🂡 "))
def test_a_claim_that_was_edited_is_noticed(place: int, letter: str) -> None:
    text = claimed(played(daily_game(DAY))).text
    edited = text[:place] + letter + text[place + 1 :]
    if edited != text:
        with pytest.raises(ScoundrelError, match="damaged"):
            parse_claim(edited)


def test_a_claim_that_is_cut_short_or_too_long_is_refused() -> None:
    text = claimed(played(daily_game(DAY))).text
    for bad in (*(text[:end] for end in range(len(text))), "x" * 20_000, text + "." + "A" * MOST_LETTERS):
        with pytest.raises(ScoundrelError, match="damaged"):
            parse_claim(bad)
    assert len(str(parse_error("x" * 20_000))) < 300


def parse_error(text: str) -> Exception:
    with pytest.raises(ScoundrelError) as refused:
        parse_claim(text)
    return refused.value


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<b>Maud</b>", "<b>Maud</b>"),
        ("a\nb\tc", "abc"),
        ("\u202eduaM\u2066", "duaM"),
        ("😀" * 500, "😀" * 16),
        ("M" * 500, "M" * 16),
    ],
)
def test_a_name_is_only_text_on_one_line_and_not_too_long(name: str, shown: str) -> None:
    claim = claimed(played(daily_game(DAY)), name)
    assert parse_claim(claim.text).names == (shown,)


# --- Links -------------------------------------------------------------------------------------------


def test_a_link_is_read_with_and_without_a_site() -> None:
    for code in (CODE, "classic/a b/c#d%20", "easy/7"):
        deal_rules, _, seed = code.partition("/")
        game = played(Game.deal(deal_rules, seed))
        link = deal_link(code, claimed(game, "Maud"))
        for text in (link, f" {link}\n", whole_link(link, "https://example.org/s/")):
            read = read_deal_link(text)
            assert (read.deal.seed, read.trouble) == (seed, None)
            assert read.claim is not None
            assert claimed_game(read.claim, read.deal).moves == game.moves
    assert read_deal_link("day/319").day == DAY
    assert read_deal_link(CODE).day == DAY
    assert whole_link("day/319", "") == "day/319"


@pytest.mark.parametrize(
    "text", ["day/", "day/x", "day/0", "day/-1", "day/999999999", "day/9" * 9, "deal/", "x" * 20_001]
)
def test_a_link_to_no_deal_is_refused(text: str) -> None:
    with pytest.raises(ScoundrelError):
        read_deal_link(text)


@pytest.mark.parametrize("claim", ["x", "1.h.20.0-0-0..AAAA", "y" * 9_000])
def test_a_damaged_claim_leaves_the_day_to_be_played(claim: str) -> None:
    link = read_deal_link(f"day/319/{claim}")
    assert str(link.trouble).startswith("the result in this link is damaged")
    assert (link.claim, link.day) == (None, DAY)


def test_a_claim_for_two_does_not_fit_a_deal_for_one() -> None:
    claim = claimed(played(Game.deal("dragons-duo", 7)), "Ann", "Bo")
    assert read_deal_link(f"deal/{claim.text}/classic/7").trouble
    assert not read_deal_link(f"deal/{claim.text}/dragons-duo/7").trouble


# --- Sealed, until the same deal was played ----------------------------------------------------------


def test_a_link_leads_to_the_threshold_and_its_result_is_sealed() -> None:
    store = MemoryStore(clock=at_noon)
    sitting = open_deal(store, linked_deal(day_link()), at_noon)
    card = sitting.comes_next
    assert isinstance(card, Threshold)
    assert store.games() == []
    assert any("Maud has been down there" in line for line in sitting_lines(store))
    sitting.enter()
    with pytest.raises(IllegalMove):
        compared(sitting)


def sitting_lines(store: MemoryStore) -> tuple[str, ...]:
    card = Sitting.of_day(store, DAY, at_noon).comes_next
    assert isinstance(card, Threshold)
    return card.lines


def test_after_the_game_both_lie_side_by_side() -> None:
    store = MemoryStore(clock=at_noon)
    sitting = play_to_the_end(open_deal(store, linked_deal(day_link()), at_noon))
    assert "compare" in Ending(sitting, at_noon).onward
    comparison = compared(sitting)
    theirs = played(daily_game(DAY))
    assert comparison.theirs.name == "Maud"
    assert comparison.theirs.result.startswith("Maud says: ")
    assert comparison.theirs.health[0][0] == comparison.mine.health[0][0] == 20
    assert comparison.theirs.health[0][-1] == max(0, theirs.hero.health)
    assert comparison.parting is not None
    assert comparison.parting.mine != comparison.parting.theirs
    # The link opened again, or another day, leads to the finished game.
    later: Clock = lambda: NOON + timedelta(days=9)  # noqa: E731
    assert open_deal(store, linked_deal(day_link()), later).over
    assert open_deal(store, linked_deal("day/319"), later).over


def test_who_did_the_same_is_told_so_and_a_link_of_one_s_own_is_not_kept() -> None:
    store = MemoryStore(clock=at_noon)
    sitting = play_to_the_end(Sitting.of_day(store, DAY, at_noon))
    own = claimed(sitting.finished, "Me")
    assert open_deal(store, linked_deal(deal_link(CODE, own)), at_noon).over
    assert claims_on(store, CODE) == []
    other = MemoryStore(clock=at_noon)
    same = open_deal(other, linked_deal(deal_link(CODE, own)), at_noon)
    same.enter()
    for move in sitting.finished.moves:
        same.play(str(move))
    assert compared(same).parting is None
    assert compared(same).lines == ("You both did the same, room by room.",)


def test_a_false_claim_is_refused_in_a_sentence_after_the_game() -> None:
    claim = claimed(played(daily_game(DAY)), "Maud")
    false = Claim(claim.rows, claim.health, 0, 0, False, claim.moves[:-2], ("Maud",))
    store = MemoryStore(clock=at_noon)
    sitting = play_to_the_end(open_deal(store, linked_deal(deal_link(CODE, false)), at_noon))
    with pytest.raises(DealError, match="does not come from a game of this deal"):
        compared(sitting)


def test_before_the_game_a_link_tells_nothing_of_the_cards() -> None:
    """Whatever moves a link claims, valid or not, the replies before the game are the same."""
    claim = claimed(played(daily_game(DAY)), "Maud")
    replies = set()
    for moves in (claim.moves, claim.moves[:-2], "AAAA", "_" * 60):
        link = deal_link(CODE, Claim(claim.rows, claim.health, 0, 0, False, moves, ("Maud",)))
        replies.add(json.dumps(Page().do("open", link=link)["screen"]))
    assert len(replies) == 1


def test_the_same_works_for_any_deal() -> None:
    store = MemoryStore()
    game = played(Game.deal("dragons-duo", 7))
    link = linked_deal(deal_link("dragons-duo/7", claimed(game, "Ann", "Bo")))
    sitting = open_deal(store, link)
    assert open_deal(store, link).about.number == sitting.about.number
    comparison = compared(play_to_the_end(sitting))
    assert [party.name for party in comparison.theirs.parties] == ["Ann", "Bo"]
    assert len(comparison.mine.health) == 2


def test_few_claims_are_kept_and_damaged_ones_are_left_out() -> None:
    store = MemoryStore(clock=at_noon)
    for bot in ("greedy", "random", "net"):
        open_deal(store, linked_deal(day_link(bot=bot, name=bot)), at_noon)
    open_deal(store, linked_deal(day_link(bot="net", name="again")), at_noon)
    assert [claim.names[0] for claim in claims_on(store, CODE)] == ["again", "random", "greedy"]
    nothing: dict[str, Any] = {}
    store.change_setting("sealed", nothing, lambda kept: {CODE: ["x", 7, *kept[CODE]] * 9})
    assert len(claims_on(store, CODE)) <= MOST_CLAIMS
    store.change_setting("sealed", nothing, lambda _: {CODE: "nonsense"})
    assert claims_on(store, CODE) == []
    for number in range(MOST_DEALS + 5):
        game = played(Game.deal("classic", number), "random")
        open_deal(store, linked_deal(deal_link(f"classic/{number}", claimed(game))))
    assert len(store.setting("sealed", nothing)) == MOST_DEALS


# --- Days --------------------------------------------------------------------------------------------


def zone(hours: float, moment: datetime = NOON) -> Clock:
    return in_zone(lambda: moment, int(60 * hours))


def test_a_day_still_to_come_for_this_player_is_refused_politely() -> None:
    """On the other side of the world it has begun already."""
    store, number = MemoryStore(), day_number(DAY) + 1
    tomorrow = day_link(DAY + timedelta(days=1))
    late = datetime(2026, 11, 15, 13, tzinfo=UTC)
    with pytest.raises(DealError, match=f"daily dungeon {number} opens on 16 November 2026, where you are"):
        open_deal(store, linked_deal(tomorrow), zone(-8, late))
    assert store.setting("sealed", dict[str, Any]()) == {}
    assert isinstance(open_deal(store, linked_deal(tomorrow), zone(13, late)).comes_next, Threshold)


@pytest.mark.parametrize("hours", [-12, -8, 0, 5.5, 14])
def test_a_day_is_secret_until_it_is_over_where_the_player_is(hours: float) -> None:
    clock = zone(hours, datetime(2026, 11, 16, 1, tzinfo=UTC))
    today = clock().date()
    store = MemoryStore(clock=clock)
    for day in (today, today + timedelta(days=1)):
        with pytest.raises(DealError):
            Sitting.begin(store, daily_game(day), named=True)
    Sitting.begin(store, daily_game(today - timedelta(days=1)), named=True)


def test_practice_counts_for_nothing_and_says_so() -> None:
    store = MemoryStore(clock=at_noon)
    missed = DAY - timedelta(days=3)
    sitting = Sitting.of_day(store, missed, at_noon)
    assert isinstance(sitting.comes_next, Threshold)
    sitting.enter()
    assert "practice" in sitting.title
    assert "does not count" in sitting.caveat
    assert Sitting.of_day(store, missed, at_noon).about.number == sitting.about.number
    play_to_the_end(sitting)
    (saved,) = store.games()
    assert (saved.kind, saved.date) == (Kind.DEAL, None)
    assert results(store) == []
    assert Diary.read(store, at_noon).streak.longest == 0
    assert "Scoundrel 316, practice" in Ending(sitting, at_noon).share()


def test_a_day_that_was_practised_and_then_played_further_west_does_not_count() -> None:
    store = MemoryStore(clock=at_noon)
    moment = datetime(2026, 11, 15, 13, tzinfo=UTC)
    play_to_the_end(Sitting.of_day(store, DAY, zone(14, moment)))
    assert Diary.read(store, zone(14, moment)).streak.longest == 0
    with pytest.raises(DealError):
        Sitting.of_day(store, DAY + timedelta(days=2), zone(14, moment))
    west = play_to_the_end(Sitting.of_day(store, DAY, zone(-12, moment)))
    assert west.is_daily
    assert "does not count" in west.caveat
    assert Diary.read(store, zone(-12, moment)).streak.longest == 0


def test_who_flies_east_over_a_day_keeps_the_streak() -> None:
    store = MemoryStore(clock=at_noon)
    honolulu = zone(-10, datetime(2026, 11, 14, 18, tzinfo=UTC))
    auckland = zone(13, datetime(2026, 11, 16, 7, tzinfo=UTC))
    play_to_the_end(Sitting.of_today(store, honolulu))
    assert (honolulu().date(), auckland().date()) == (DAY - timedelta(days=1), DAY + timedelta(days=1))
    assert Diary.read(store, auckland).streak.current == 1
    play_to_the_end(Sitting.of_today(store, auckland))
    assert Diary.read(store, auckland).streak == (2, 2)
    tomorrow = zone(13, datetime(2026, 11, 17, 7, tzinfo=UTC))
    play_to_the_end(Sitting.of_today(store, tomorrow))
    assert Diary.read(store, tomorrow).streak == (3, 3)


def test_who_stays_and_misses_a_day_loses_the_streak() -> None:
    store = MemoryStore(clock=at_noon)
    for days, current in ((0, 1), (2, 1), (3, 2)):
        clock = zone(-8, NOON + timedelta(days=days))
        play_to_the_end(Sitting.of_today(store, clock))
        assert Diary.read(store, clock).streak.current == current


# --- Through the door --------------------------------------------------------------------------------


def page_in(hours: float, store: MemoryStore, moment: datetime = NOON) -> Callable[..., dict[str, Any]]:
    door = Door(store, lambda: moment)
    return lambda do, **more: door.handle({"id": 1, "do": do, "zone": int(60 * hours), **more})


def test_each_page_has_the_day_of_its_own_zone() -> None:
    store, moment = MemoryStore(), datetime(2026, 11, 15, 11, tzinfo=UTC)
    headings = {}
    for hours in (-12, 0, 14):
        headings[hours] = page_in(hours, store, moment)("daily")["screen"]["heading"]
    assert headings == {
        -12: "Dungeon 318, 14 November 2026",
        0: "Dungeon 319, 15 November 2026",
        14: "Dungeon 320, 16 November 2026",
    }


@pytest.mark.parametrize("minutes", [-721, 841, 99999])
def test_a_page_in_no_zone_of_the_earth_is_refused(minutes: int) -> None:
    reply = Door(MemoryStore(), at_noon).handle({"id": 1, "do": "daily", "zone": minutes})
    assert "this device's clock or time zone is wrong" in reply["error"]
    assert "screen" not in reply


def test_a_page_shares_a_game_with_a_name_and_another_compares() -> None:
    sender, friend = Page(), Page()
    sender.do("daily")
    sender.press("begin")
    sender.play_on(careful(1))
    shared = sender.do("share", name="Maud <b>")
    assert (shared["name"], shared["site"]) == ("Maud <b>", None)
    friend.do("open", link=shared["link"])
    assert "Maud <b> has been down there" in friend.screen["lines"][-1]
    friend.press("begin")
    friend.play_on(careful(2))
    friend.press("compare")
    assert friend.screen["kind"] == "compare"
    assert friend.screen["theirs"]["heading"] == "Maud <b> says"
    assert len(friend.screen["theirs"]["parties"][0]["cells"]) == 15
    friend.press("end")
    assert friend.screen["kind"] == "end"
    assert friend.do("open", link=shared["link"])["screen"]["kind"] == "compare"
    assert "is kept here" in friend.do("compare", number=1, which=7)["error"]
