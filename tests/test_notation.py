"""Text forms: what is written is read back the same, and what can't be read is refused in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoundrel import (
    RULEBOOK,
    BadSetting,
    Card,
    Game,
    InvalidCard,
    InvalidMove,
    Move,
    PositionError,
    RecordError,
    Rules,
    RulesError,
    ScoundrelError,
    UnknownRules,
)
from scoundrel.cards import deck_text, in_deck_order, parse_cards, parse_deck
from scoundrel.notation import format_rules, parse_position, parse_rules, read_rules_file, split_records
from scoundrel.rules import SOURCES
from tests.strategies import ALL_CARDS, any_rules, cards, games


@pytest.mark.parametrize(
    "text",
    [
        "Td",
        "td",
        "TD",
        "10d",
        "10D",
        "T♦",
        "♦T",
        "♦10",
        "10♦",
        "dT",
        " Td ",
        "10♦\ufe0f",
        "♢10",
    ],
)
def test_a_card_is_read_in_many_forms(text: str) -> None:
    assert Card(text) is Card("Td")


@pytest.mark.parametrize("text", ["", "T", "d", "1d", "11d", "Tdd", "T d", "Xd", "Xh", "🂡", "٣c", "2ſ"])
def test_a_text_that_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(InvalidCard, match="is not a card"):
        Card(text)


@pytest.mark.parametrize("card", ALL_CARDS)
def test_every_card_reads_back(card: Card) -> None:
    assert Card(str(card)) is card
    assert Card.from_code(card.code) is card
    if card.rank != "X":
        assert Card(card.pretty) is card


@given(st.text())
def test_any_text_is_a_card_or_an_error(text: str) -> None:
    try:
        assert Card(str(Card(text))) is Card(text)
    except InvalidCard as error:
        assert "\n" not in str(error)


@given(st.lists(cards))
def test_a_deck_reads_back(deck: list[Card]) -> None:
    assert parse_deck(deck_text(deck)) == tuple(deck)
    assert sorted(in_deck_order(deck)) == sorted(deck)


def test_cards_are_read_with_spaces_or_commas() -> None:
    assert parse_cards("As, Td 4h") == (Card("As"), Card("Td"), Card("4h"))


@pytest.mark.parametrize("text", ["2c-As", "Ac-2c", "2c-", "-2c", "2c-3c-4c"])
def test_a_text_that_is_not_a_deck_is_refused(text: str) -> None:
    with pytest.raises(InvalidCard):
        parse_deck(text)


@pytest.mark.parametrize("text", ["RUN", "7SW", "-10♦", "−Td", "♠Ab"])
def test_a_move_is_read_in_many_forms(text: str) -> None:
    assert Move(str(Move(text))) is Move(text)


@given(st.text() | st.text("23456789TJQKAXcsdhwb-run", max_size=5))
def test_any_text_is_a_move_or_an_error(text: str) -> None:
    try:
        assert Move(str(Move(text))) is Move(text)
    except InvalidMove as error:
        assert "\n" not in str(error)


@pytest.mark.parametrize("read", [Game.deal, Game.from_position, Game.from_record, parse_rules])
@pytest.mark.parametrize("what", [None, 42, b"classic", ["classic"]])
def test_non_strings_are_rejected(read: Callable[[object], object], what: object) -> None:
    with pytest.raises(TypeError, match=type(what).__name__):
        read(what)


@given(any_rules)
def test_a_rule_set_writes_itself_as_python(rules: Rules) -> None:
    assert eval(repr(rules), {"RULEBOOK": RULEBOOK}) == rules


@given(any_rules)
def test_rules_read_back(rules: Rules) -> None:
    assert parse_rules(format_rules(rules)) == rules


@given(any_rules, st.text(min_size=1, max_size=10))
def test_rules_with_a_title_of_their_own_read_back(rules: Rules, title: str) -> None:
    try:
        named = rules.replace(name="my-dungeon", title=title)
    except BadSetting:
        return
    assert parse_rules(format_rules(named)) == named


@given(st.text())
def test_any_text_is_a_rule_set_or_an_error(text: str) -> None:
    try:
        assert isinstance(parse_rules(text), Rules)
    except RulesError as error:
        assert "\n" not in str(error)


@pytest.mark.parametrize("name", ["self", "changes", "cls", "obj", "rules", "", "_plain", "\ud800"])
def test_a_setting_may_have_no_odd_name(name: str) -> None:
    for refused in (
        lambda: RULEBOOK["classic"].replace(**{name: 1}),
        lambda: parse_rules(f"classic {name}=1"),
    ):
        with pytest.raises(BadSetting, match="there is no setting"):
            refused()


def test_an_unknown_rule_set_suggests_the_nearest() -> None:
    with pytest.raises(UnknownRules, match="'clasic'.*did you mean 'classic'.*easy, hard"):
        parse_rules("clasic")
    assert "clasic" not in RULEBOOK


@pytest.mark.parametrize(
    ("setting", "says"),
    [
        ("start_helth=30", "no setting 'start_helth'.*did you mean 'start_health'"),
        ("start_health", "write FIELD=VALUE"),
        ("start_health=many", "whole number from 1 to 999"),
        ("start_health=0", "whole number from 1 to 999"),
        ("start_health=30", "more than max_health"),
        ("weapon_limit=equal", "one of below, at_most"),
        ("weapon_breaks=2", "yes or no"),
        ("carried=4", "at least one card"),
        ("deck=2c,ZZ", "'ZZ' is not a card"),
        ("deck=", "1 to 96 cards, not 0"),
        ("health_floor=1", "or none"),
        ("title=", "one line"),
        ("name=a/b", "letters"),
        ("players=2 players=1", "twice"),
    ],
)
def test_a_setting_that_does_not_fit(setting: str, says: str) -> None:
    with pytest.raises(BadSetting, match=says):
        parse_rules(f"classic {setting}")


@given(any_rules)
def test_rules_describe_themselves(rules: Rules) -> None:
    topics = rules.topics()
    assert all(words.endswith(".") for words in topics.values())
    assert str(len(rules.deck)) in topics["Dungeon"]
    assert rules.describe().count("\n") == len(topics) - 1


@pytest.mark.parametrize("name", [name for name in Rules.settings() if name not in ("name", "title")])
def test_every_setting_shows_in_the_description(name: str) -> None:
    """Flip each setting: the words must change with it."""
    flips: dict[str, object] = {
        "deck": "2c-Kc",
        "players": 2,
        "room_size": 5,
        "carried": 0,
        "start_health": 19,
        "max_health": 21,
        "health_floor": 0,
        "avoid": "card",
        "avoid_in_a_row": True,
        "avoided_cards": "shuffled",
        "weapon_limit": "at_most",
        "weapon_breaks": True,
        "bare_hands": False,
        "potions": "not_in_a_row",
        "ending": "short_room",
        "scoring": "low",
        "loss_counts": "deck",
    }
    classic = RULEBOOK["classic"]
    assert classic.replace(**{name: flips[name]}).describe() != classic.describe()


@pytest.mark.parametrize(
    ("floor", "words"),
    [
        (None, "Health may go below zero. At zero or below you fall at once."),
        (-5, "Health never goes below −5. At zero or below you fall at once."),
        (0, "Health never goes below zero, and at zero you fall at once."),
    ],
)
def test_how_far_health_falls(floor: int | None, words: str) -> None:
    assert RULEBOOK["classic"].replace(health_floor=floor).topics()["Health"].endswith(words)


def test_facts_about_a_rule_set_are_not_stated_about_its_mixtures() -> None:
    assert "five heroes" not in RULEBOOK["dragons"].replace(start_health=10).describe()


@pytest.mark.parametrize("name", RULEBOOK)
def test_everyone_who_made_a_rule_set_is_credited(name: str) -> None:
    makers = ["Zach Gage", "Kurt Bieg"]
    if name.startswith("dragons"):
        makers += ["Rory Philstrom", "Alexander Petcoglo"]
    assert all(maker in SOURCES[name].credit for maker in makers)


@given(games())
def test_positions_round_trip(game: Game) -> None:
    position = game.position()
    again = Game.from_position(position)
    assert again.position() == position
    assert again.legal_moves == game.legal_moves
    assert again.heroes == game.heroes
    assert again.outcomes == game.outcomes
    assert again.over == game.over


@given(games(), st.integers(0, 1000))
def test_a_game_goes_on_the_same_from_its_position(game: Game, pick: int) -> None:
    again = Game.from_position(game.position())
    while not game.over and game.room_number < 20:
        move = game.legal_moves[pick % len(game.legal_moves)]
        assert again.play(move) == game.play(move)
    assert again.position() == game.position()


@given(games())
def test_a_players_position_round_trips(game: Game) -> None:
    position = game.view(0).position()
    assert Game.from_position(position).view(0).position() == position


START = "classic; room 1: 5d 8c 3h 2c; hero 20; deck 9s"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("classic", "clasic", "did you mean"),
        ("room 1: 5d 8c 3h 2c; ", "", "the room must follow the rule set"),
        ("5d 8c 3h 2c", "5d 8c 3h", "a room has 4 slots, not 3"),
        ("5d 8c", "5d 5d", "5d appears 2 times"),
        ("5d 8c", "Ad 8c", "Ad is not in the deck"),
        ("hero 20; ", "", "needs one hero"),
        ("hero 20", "hero 21", "above the maximum"),
        ("hero 20", "hero 0", "has fallen if and only if"),
        ("hero 20", "hero 20 fell 3", "has fallen if and only if"),
        ("hero 20", "hero 20 weapon 9c", "9c is not a weapon"),
        ("1: 5d 8c 3h 2c; hero 20", "2: 5d 8c 3h 2c; hero 20 weapon 9d 4c 6c", "can't have slain 6c"),
        ("1: 5d 8c 3h 2c; hero 20", "2: 5d 8c 3h 2c; hero 20 weapon 9d 4c 4s", "can't have slain 4s"),
        ("1: 5d 8c 3h 2c; hero 20", "2: 5d 8c 3h 2c; hero 20 weapon 9d 4h", "only monsters"),
        ("1: 5d 8c 3h 2c; hero 20", "2: 5d 8c 3h 2c; locked; hero 20", None),
        ("hero 20", "hero 20 last 9d", "9d has not been faced"),
        ("hero 20", "hero 20 drunk 1", "more potions"),
        ("hero 20", "hero 20; hero 20", "does not belong there"),
        ("hero 20", "faced 1; hero 20", "too many"),
        ("5d 8c 3h 2c; hero", "5d 8c - 2c; faced 1; hero", "0 cards were faced"),
        ("5d 8c 3h 2c", "5d 8c - 2c", "not full"),
        ("5d 8c 3h 2c", "- - - -", "not full"),
        (
            "hero 20",
            "locked; put-away; hero 20",
            "put a card away|put no single card|too many",
        ),
        ("hero 20", "turn 2; hero 20", "no second player"),
        ("deck 9s", "deck 9s; chance " + "1" * 64, "does not belong here"),
        ("room 1", "room 0", "rooms are counted from 1"),
        ("hero 20", "hero 20 weapon 9d", "1 card was faced, which is impossible in room 1"),
        ("deck 9s", "deck 9s; discard 4c 5c 6c 7c", "4 cards were faced"),
        ("hero 20; deck 9s", "locked; hero 20; deck 9s", "nothing can have been avoided before room 1"),
        ("deck 9s", "deck 9s | 4c", "nothing can have been avoided before room 1"),
        (
            "1: 5d 8c 3h 2c; hero 20; deck 9s",
            "2: 5d 8c 3h -; faced 1; hero 20 last 4c drunk 1; deck 9s; discard 4c",
            "more potions were drunk than were discarded",
        ),
        ("20; deck 9s", "0 last 4c fell 99999; deck 9s; discard 4c", "no loss can score 99999"),
        ("20; deck 9s", "0 last 4c fell -32769; deck 9s; discard 4c", "no loss can score -32769"),
        ("20; deck 9s", "-14 last 4c fell -3; deck 9s; discard 4c", "can bring a hero down to -14"),
        ("hero 20", "hero 99999", "needs one hero"),
        ("room 1", "room 4294967296", "the room must follow the rule set"),
        ("hero 20", "hero 20 drunk 300", "needs one hero"),
        ("hero 20", "faced 300; hero 20", "'faced 300' does not belong there"),
        ("hero 20", "faced 99; hero 20", "99 faced cards are too many"),
        ("classic", "classic self=1", "there is no setting 'self'"),
        ("deck 9s", "deck 9s; nonsense", "does not belong there"),
        ("deck 9s", "deck 9s 9x", "not a card"),
        ("classic", "hard", None),
        ("classic; room 1", "hard; locked; room 1", "'locked' does not belong there"),
        ("; hero 20", "; bogus 3; hero 20", "'bogus 3' does not belong there"),
        ("; hero 20", "; turn 3; hero 20", "'turn 3' does not belong there"),
        ("; hero 20", "; locked; faced 0; hero 20", "'faced 0' does not belong there"),
        ("hero 20", "hero twenty", "it needs one hero"),
    ],
)
def test_a_position_that_cannot_exist(old: str, new: str, says: str | None) -> None:
    text = START.replace(old, new)
    assert text != START
    if says is None:
        assert Game.from_position(text).position() == text
        return
    with pytest.raises(PositionError, match=says):
        parse_position(text)


def test_a_stream_of_zeros_would_never_end_and_is_refused() -> None:
    text = "dragons; room 1: 5d 8c 3h 2c; hero 20; deck 9s; chance " + "0" * 64
    with pytest.raises(PositionError, match="never all zeros"):
        Game.from_position(text)
    assert Game.from_position(text[:-1] + "1").legal_moves


def test_a_long_run_still_has_a_position() -> None:
    game = Game.deal("easy", 1)
    for _ in range(12_000):
        game.play("run")
    assert game.room_number == 12_001
    assert Game.from_position(game.position()).position() == game.position()


def test_a_position_with_a_wrong_score_is_refused() -> None:
    with pytest.raises(PositionError, match="the score is -2, not -1"):
        Game.from_position("classic; room 1: - 2h - -; faced 3; hero -2 last Ac fell -1; discard Ac As 2c")


def test_the_random_state_is_zero_where_the_rules_draw_nothing() -> None:
    first, second = (Game.from_position(START).table.facts().chance for _ in range(2))
    assert first == second == bytes(32)


WORDS = (
    "self",
    "changes",
    "99999",
    "-32769",
    "run",
    "none",
    "Xc",
    "hero",
    "fell -9",
    "deck",
    "0x" + "f" * 5000,
)


def damaged_text(data: st.DataObject, text: str) -> str:
    """A text of which a part is gone, or is something else."""
    at = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 6))
    instead = data.draw(
        st.text("0123456789csdh;:|{}- ", max_size=4) | st.sampled_from(WORDS) | st.text(max_size=2)
    )
    return text[:at] + instead + text[at + length :]


@given(games(), st.data())
def test_damaged_rules_are_read_or_refused_but_never_crash(game: Game, data: st.DataObject) -> None:
    try:
        rules = parse_rules(damaged_text(data, format_rules(game.rules)))
    except ScoundrelError as error:
        assert "\n" not in str(error)
    else:
        assert parse_rules(format_rules(rules)) == rules


@given(games(), st.data())
def test_a_damaged_record_is_read_or_refused_but_never_crashes(game: Game, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([game.record(), game.record_line()]))
    try:
        again = Game.from_record(damaged_text(data, text))
    except ScoundrelError as error:
        assert "\n" not in str(error)
    else:
        assert Game.from_record(again.record()).record() == again.record()


@given(any_rules, st.data())
def test_a_damaged_file_of_rules_is_read_or_refused_but_never_crashes(
    tmp_path_factory: pytest.TempPathFactory, rules: Rules, data: st.DataObject
) -> None:
    path = tmp_path_factory.getbasetemp() / "damaged.toml"
    told = {name: rules._plain(name) for name in rules.settings()[2:]}
    lines = [f"{name} = {json.dumps('none' if value is None else value)}" for name, value in told.items()]
    path.write_bytes(damaged_text(data, "\n".join(lines)).encode("utf-8", "surrogatepass"))
    try:
        again = read_rules_file(path)
    except RulesError as error:
        assert "\n" not in str(error)
    else:
        assert parse_rules(format_rules(again)) == again


@given(games(), st.data())
def test_a_damaged_position_is_read_or_refused_but_never_crashes(game: Game, data: st.DataObject) -> None:
    damaged = damaged_text(data, game.position())
    try:
        again = Game.from_position(damaged)
    except ScoundrelError as error:
        assert "\n" not in str(error)
    else:
        assert Game.from_position(again.position()).position() == again.position()


@given(games())
def test_records_round_trip(game: Game) -> None:
    for text in (game.record(), game.record_line()):
        again = Game.from_record(text)
        assert again.position() == game.position()
        assert again.moves == game.moves
        assert again.record() == game.record()


def test_records_of_games_that_were_not_dealt_round_trip() -> None:
    for game in (
        Game.from_deck("classic", "5d 8c 3h 2c 9s"),
        Game.from_deck("dragons", "5d 8c 3h 2c 9s", seed="any"),
        Game.from_position(START),
        Game.from_position("dragons; room 1: 5d 8c 3h 2c; hero 20; deck {9s 9c}"),
    ):
        game.play("5d")
        assert Game.from_record(game.record()).position() == game.position()
        assert Game.from_record(game.record_line()).record() == game.record()


RECORD = Game.deal("classic", 42)
for _move in ("8d", "4cw", "8h", "2d", "3cw", "5cb", "run"):
    RECORD.play(_move)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "3cw",
            "Ksw",
            r"stops being true at move 5 \('Ksw'\): .* K♠ is not in the room",
        ),
        ("3. run", "4. run", "at move 7 .* written in room 4, not 3"),
        ('"42"', '"43"', "stops being true at move 1"),
        ("3. run\nunfinished\n", "", "cut off after move 6"),
        (
            "\nunfinished\n",
            "\nwon 3\n",
            "begins with 'unfinished' and ends with 'won 3'",
        ),
        ('[Rules "classic"]\n', "", "needs its rules"),
        ('[Seed "42"]\n', "", "needs its deal"),
        ('"classic"', '"clasic"', "did you mean"),
        ('[Seed "42"]', '[Sead "42"]', "is not a header"),
        ('[Seed "42"]', '[Seed "42"]\n[Seed "42"]', "at most once"),
        ("1. 8d", "one. 8d", "is not a room"),
        ("unfinished\n", "unfinished\n4. 2d\n", "after the end of the game"),
    ],
)
def test_an_edited_record_says_where_it_stops_being_true(old: str, new: str, says: str) -> None:
    text = RECORD.record()
    position = text.rindex(old)
    with pytest.raises(RecordError, match=says):
        Game.from_record(text[:position] + new + text[position + len(old) :])


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "{" * 100_000,
        '{"seed": ' + "9" * 6000 + "}",
        '{"rules": 3}',
        '{"rules": "classic", "moves": ""}',
        '{"moves": "run"}',
    ],
)
def test_a_line_that_is_not_a_record_is_refused(line: str) -> None:
    with pytest.raises(RecordError):
        Game.from_record(line)


def test_many_records_in_one_file() -> None:
    games = [Game.deal("classic", seed) for seed in range(3)]
    text = "\n".join(game.record_line() for game in games)
    records = list(split_records(text))
    assert [number for number, _ in records] == [1, 2, 3]
    assert [Game.from_record(record).seed for _, record in records] == ["0", "1", "2"]
    assert json.loads(games[0].record_line())["rules"] == "classic"


@given(st.text() | st.text('[]"RulesSeed classic42.run\n ', max_size=60))
def test_any_text_is_a_record_or_an_error(text: str) -> None:
    with pytest.raises(RecordError):
        Game.from_record(text)
