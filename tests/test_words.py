"""What players read and hear: words and card signs, never codes; in plain mode words alone."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random

import pytest

from scoundrel import RULEBOOK, Card, Game, Move, texts
from scoundrel.cards import as_name
from scoundrel.coach.line_words import line_words
from scoundrel.coach.puzzles import puzzles
from scoundrel.coach.reasons import Reason
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.history.ending import Ending
from scoundrel.plain.session import Session
from scoundrel.play.flow import End, Flow, Happened, Offer, Thinking
from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.play.mixing import mixture
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.play.replaying import ReplayRun
from scoundrel.rules import SOURCES
from scoundrel.texts import Catalogue, For, english, for_whom, form, heard, section, seen, speaking
from scoundrel.words.cards import card_name, card_sign, ranks_short, signs_of
from scoundrel.words.choices import card_choices, choices, foot_lines
from scoundrel.words.creatures import creature
from scoundrel.words.dates import date_words, month_words, week_letters, weekday_letters, weekday_words
from scoundrel.words.differences import differences
from scoundrel.words.guides import GUIDES, guide
from scoundrel.words.heroes import hero_line, status_parts
from scoundrel.words.languages import texts_in
from scoundrel.words.moves import moves_words
from scoundrel.words.narrator import describe
from scoundrel.words.phrases import capital
from scoundrel.words.speech import spoken
from scoundrel.words.table import table_lines, unseen_lines
from scoundrel.words.telling import tell
from tests.languages import every_text
from tests.sittings import sit, whole
from tests.strategies import ALL_CARDS
from tests.test_cli import run

CODE = re.compile(r"(?<![\w./])-?(?!As\b)(?:10|[2-9TJQKAX])[cshd][wb]?\b")
"""A card or a move as it is typed; "As" alone is a word."""
SIGN = re.compile("[♣♠♦♥−→·▸▶✓–]")
"""What a screen reader can't say."""
HYPHEN = re.compile(r"(?<![\w./-])-\d")
"""A number with a hyphen for a minus."""
SETTING = re.compile(r"\w=|\w_\w")
PERCENT = re.compile(r"\d%")
"""A share that is not written as everywhere else: ``61 %``."""
JOKER = re.compile(r"\b[Jj]oker(?: of|[♣♠])|[X★][♣♠]|dragon of")
"""A dragon with a suit."""


def check_for_players(text: str) -> None:
    assert not CODE.search(text), text
    assert not HYPHEN.search(text), text
    assert not SETTING.search(text), text
    assert not PERCENT.search(text), text
    assert not JOKER.search(text), text


def check_aloud(text: str) -> None:
    check_for_players(text)
    assert not SIGN.search(text), text


# --- Said aloud ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("take the 10♦", "take the 10 of diamonds"),
        ("fight the Q♠ and the A♣ with the 8♦.", "fight the queen of spades and the ace of clubs with the 8 of diamonds."),
        ("A room: ♣ ♠ are monsters, ♦ weapons", "A room: clubs and spades are monsters, diamonds weapons"),
        ("You may. ♥ are potions. K♠ waits.", "You may. Hearts are potions. King of spades waits."),
        ("♣ ♠ are monsters", "Clubs and spades are monsters"),
        ("(2♦ 8♥ 4♣)", "(2 of diamonds, 8 of hearts and 4 of clubs)"),
        ("green dragon costs 15", "Green dragon costs 15"),
        ("(9♣ bone dragon 7♠)", "(9 of clubs, bone dragon and 7 of spades)"),
        ("Score −13: −2 health", "Score minus 13: minus 2 health"),
        ("ranks 2–5", "ranks 2 to 5"),
        ("classic · deal 42", "classic, deal 42"),
        ("Weapon 5♦ ▸ 9♣ 7♠", "Weapon 5 of diamonds, slain with it: 9 of clubs and 7 of spades"),
        ("✓ Daylight", "done: Daylight"),
        ("▶ Player 2", "to move: Player 2"),
        ("20 → 13", "20 to 13"),
        ("11.75 ± 1.67 points", "11.75 plus or minus 1.67 points"),
        ("A well-known room, as it lies - or not.", "A well-known room, as it lies - or not."),
        ("\nRoom 2.", "\nRoom 2."),
        ("", ""),
    ],
)  # fmt: skip
def test_signs_are_said_in_words(text: str, said: str) -> None:
    assert spoken(text) == said
    assert spoken(said) == said


def test_every_card_is_said_by_its_name() -> None:
    for card in ALL_CARDS:
        assert spoken(f"the {card_sign(card)}.") == f"the {card.name}."


def test_dragons_need_neither_club_nor_spear() -> None:
    for code, name in (("Xc", "green dragon"), ("Xs", "bone dragon")):
        card = Card(code)
        assert (card.name, card.pretty, card_name(card), card_sign(card)) == (name,) * 4
        assert form(creature(card)) == f"a {name}"
    game = Game.from_deck("dragons", "5d Xc Xs 2h 3h")
    assert [line for line in table_lines(game) if "ragon" in line] == [
        "2. Green dragon, monster: costs 15 health with bare hands.",
        "3. Bone dragon, monster: costs 15 health with bare hands.",
    ]
    game.play("5d")
    told = [*tell(game.play("Xs"), game.rules)]
    assert told[0] == "The bone dragon costs you 10 health; 10 left."
    assert told[-1] == "You slay the bone dragon with the 5 of diamonds."
    assert hero_line(game.hero, game.rules).endswith("can strike below dragon; slain with it: bone dragon.")


def test_rules_tell_which_cards_are_dragons() -> None:
    told = {name: RULEBOOK[name].topics()["Dungeon"] for name in ("dragons", "dragons-duo")}
    assert "28 monsters (clubs and spades, 2 to ace; 2 dragons, the jokers)" in told["dragons"]
    assert (
        "56 monsters (clubs and spades, 2 to ace, all twice; 4 dragons, the jokers)" in told["dragons-duo"]
    )
    one = RULEBOOK["classic"].replace(name="one", deck="Xc 2d")
    assert "1 monster (1 dragon, the joker)" in one.topics()["Dungeon"]


# --- Seen and heard ------------------------------------------------------------------------------------

GERMAN = """
letter-J = B
letter-K = K
suit-c = Kreuz
suit-s = Pik
suit-d = Karo
suit-h = Herz
card-number = { $suit }-{ $rank }
    .acc = die { $suit }-{ $rank }
    .dat = der { $suit }-{ $rank }
card-K = { $suit }-König
    .acc = den { $suit }-König
    .dat = dem { $suit }-König
card-J = { $suit }-Bube
    .acc = den { $suit }-Buben
    .dat = dem { $suit }-Buben
sign-number = { $rank }{ $suit }
event-slain = Du erschlägst { FORM($card, "acc") } mit { FORM($weapon, "dat") }.
moves-do-weapon = nimm { FORM($cards, "acc") }
    .on = nimm { FORM($cards, "acc") } auf
moves-do-monster = bekämpfe { FORM($cards, "acc") }
moves-do-strike = bekämpfe { FORM($cards, "acc") } mit { FORM($weapon, "dat") }
choice-long-armed = { $fatal ->
    [yes] tödlich: { $amount } mit { FORM($weapon, "dat") }
   *[no] kostet { $amount } mit { FORM($weapon, "dat") }
 }
list-then = { $some } und { $last }
list-and = { $some } und { $last }
"""


def test_a_card_has_the_case_that_its_sentence_asks_for() -> None:
    game = Game.from_deck("classic", "Td Ks Jc 2h 3h")
    game.play("Td")
    with speaking(Catalogue("de", {"some.ftl": GERMAN}, english())):
        moves = [Move("Td"), Move("Jcw")]
        assert moves_words(moves, None) == "nimm 10♦ auf und bekämpfe B♣ mit 10♦"
        with for_whom(For.EARS):
            assert moves_words(moves, None) == (
                "nimm die Karo-10 auf und bekämpfe den Kreuz-Buben mit der Karo-10"
            )
        assert "Du erschlägst den Pik-König mit der Karo-10." in tell(game.play("Ksw"), game.rules)
        assert choices(game, Card("Jc")).startswith("kostet 1 mit der Karo-10, ")
        assert spoken("B♣ K♠") == "Kreuz-Bube und Pik-König"


def test_plain_mode_says_a_card_in_the_case_that_its_sentence_asks_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("Ks\n"))
    with speaking(texts_in("de")):
        Session(RULEBOOK["classic"]).run("42")
    assert "den Pik-König" in capsys.readouterr().err


def told_of(game: Game) -> Iterator[str]:
    """Whatever is said of a table."""
    yield from table_lines(game)
    yield from unseen_lines(game.view(0))
    for move in game.legal_moves:
        yield moves_words([move], game.hero.weapon)
        yield " ".join(foot_lines(game, move))
    for card in filter(None, game.room):
        yield from (each.text for each in card_choices(game, card))
    yield signs_of(game.discard)
    yield from status_parts(game, 0)


@pytest.mark.parametrize("rules", ["classic", "dragons"])
def test_a_text_for_both_is_what_is_seen_and_what_is_heard(rules: str) -> None:
    game = Game.deal(rules, 42)
    random = Random(3)
    for _ in range(12):
        ways = []
        for whom in (For.BOTH, For.EYES, For.EARS):
            with for_whom(whom):
                ways.append([*told_of(game)])
        for both, eyes, ears in zip(*ways, strict=True):
            assert seen(both) == eyes
            # Where a name begins a text, it begins with a capital letter.
            assert heard(both).casefold() == ears.casefold()
            assert heard(both).casefold() == spoken(eyes).replace("minus ", "−").casefold() or "−" in eyes
        game.play(random.choice(game.legal_moves))


def test_a_sentence_begins_with_a_capital_in_both_ways() -> None:
    with for_whom(For.BOTH):
        text = capital(form(Card("Ks")) + " falls")
        name = capital(form(as_name(Card("Ks"))) + " falls")
    assert (seen(text), heard(text)) == ("K♠ falls", "King of spades falls")
    assert seen(name) == heard(name) == "King of spades falls"
    assert capital("王") == "王"
    assert capital("max_health is odd") == "max_health is odd"


# --- Seen and heard ------------------------------------------------------------------------------------

GERMAN = """
letter-J = B
letter-K = K
suit-c = Kreuz
suit-s = Pik
suit-d = Karo
suit-h = Herz
card-number = { $suit }-{ $rank }
    .acc = die { $suit }-{ $rank }
    .dat = der { $suit }-{ $rank }
card-K = { $suit }-König
    .acc = den { $suit }-König
    .dat = dem { $suit }-König
card-J = { $suit }-Bube
    .acc = den { $suit }-Buben
    .dat = dem { $suit }-Buben
sign-number = { $rank }{ $suit }
event-slain = Du erschlägst { FORM($card, "acc") } mit { FORM($weapon, "dat") }.
moves-do-weapon = nimm { FORM($cards, "acc") }
    .on = nimm { FORM($cards, "acc") } auf
moves-do-strike = bekämpfe { FORM($cards, "acc") } mit { FORM($weapon, "dat") }
choice-long-armed = { $fatal ->
    [yes] tödlich: { $amount } mit { FORM($weapon, "dat") }
   *[no] kostet { $amount } mit { FORM($weapon, "dat") }
 }
list-then = { $some } und { $last }
list-and = { $some } und { $last }
"""


# --- Every flow ----------------------------------------------------------------------------------------


def told_by(flow: Flow, random: Random, most: int) -> Iterator[str]:
    """Everything that a surface shows of a flow while somebody plays it somehow."""
    for _ in range(most):
        yield from (flow.title, flow.text)
        coming = flow.comes_next
        if isinstance(coming, End):
            yield coming.last_word
            return
        if isinstance(coming, Thinking):
            yield from all_of(coming.done())
            continue
        for card in filter(None, whole(flow).room):
            yield choices(whole(flow), card)
            yield from (choice.text for choice in card_choices(whole(flow), card))
        if Offer.HINT in flow.offers and random.random() < 0.2:
            yield from all_of(flow.hint().done())
        wanted = flow.wanted if isinstance(flow, LessonRun) else whole(flow).legal_moves
        yield from all_of(flow.play(random.choice(wanted)))
        if (
            whole(flow).moves
            and not whole(flow).over
            and Offer.UNDO in flow.offers
            and random.random() < 0.2
        ):
            yield from all_of(flow.undo())


def all_of(happened: Happened) -> tuple[str, ...]:
    return (*happened.told, *happened.said)


@pytest.mark.parametrize("rules", RULEBOOK)
def test_no_game_is_told_in_codes(rules: str) -> None:
    random = Random(rules)
    sitting = sit(Game.deal(rules, 7))
    for text in told_by(sitting, random, 500):
        check_for_players(text)
        check_aloud(spoken(text))
    ending = Ending(sitting)
    for verdict in ending.verdicts:
        check_for_players(verdict.how)
    for text in told_by_replay(ReplayRun(whole(sitting))):
        check_for_players(text)
        check_aloud(spoken(text))
    # The code of a deal is to be typed, and so is the link; the rest of what is shared is not.
    check_for_players("\n".join(ending.share().splitlines()[1:-1]))
    for sentence in ending.shared.words[1:]:
        check_for_players(sentence)
        check_aloud(sentence)
    assert ending.share(ascii_only=True).isascii()


def told_by_replay(replay: ReplayRun) -> Iterator[str]:
    if replay.may_be_reviewed:
        yield from all_of(replay.look_back().done())
    for _ in replay.finished.moves:
        yield from (replay.title, replay.text, *all_of(replay.step(1)))
    yield replay.text


def test_no_bot_s_move_is_told_in_codes() -> None:
    told = list(told_by(sit(Game.deal("dragons-duo", 3), seats=("greedy", "random")), Random(1), 60))
    assert any(text.startswith("Magpie plays: ") for text in told)
    for text in told:
        check_for_players(text)


@pytest.mark.parametrize("key", LESSONS)
def test_no_lesson_is_told_in_codes(key: str) -> None:
    for text in told_by(LessonRun(LESSONS[key]), Random(1), 100):
        check_for_players(text)
        check_aloud(spoken(text))


@pytest.mark.parametrize("rules", dict.fromkeys(each.rules for each in puzzles()))
def test_no_puzzle_is_told_in_codes(rules: str) -> None:
    puzzle = next(each for each in puzzles() if each.rules == rules)
    for text in (*told_by(PuzzleRun(puzzle), Random(2), 12), *all_of(PuzzleRun(puzzle).give_up())):
        check_for_players(text)
        check_aloud(spoken(text))


# --- Plain mode ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULEBOOK)
def test_plain_mode_is_all_words(
    rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = RULEBOOK[rules].players == 1
    lines = ["unseen", "hint", "rules", "sets", "Xs"]
    for number, move in enumerate(somehow(Game.deal(rules, 7))):
        lines += [move, *(["undo", move] if number % 5 == 1 else [])]
        lines += ["unseen", "discard", "hint"] if number == 6 else []
    lines += ["review", "habits"] if alone else []
    lines += ["statistics", "achievements", "games", "watch", "next 99", "previous 2", "back"]
    lines += ["puzzle 1", *somehow(puzzles()[0].game())[:1], "solution", "settings"]
    lines += [f"learn {rules if rules in LESSONS else 'classic'}", "1", "2w", "2b", "3", "run", "back"]
    monkeypatch.setenv("SCOUNDREL_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    Session(RULEBOOK[rules], save=True).run("7")
    said = capsys.readouterr()
    assert "The game is over: " in said.out
    assert "Lesson: " in said.out
    for line in said.out.splitlines():
        # The codes of languages are there to be typed.
        check_aloud(re.sub(r"\b(pt_BR|zh_Hans)\b", "", line))
    for line in said.err.splitlines():
        # What was typed is quoted as it was, and an error may say how to type it right.
        check_aloud(re.sub(r"'[^']*'", "", re.split("[;:] write |, as in ", line)[0]))


def somehow(game: Game) -> list[str]:
    """Moves through a whole game."""
    random = Random(5)
    while not game.over:
        game.play(random.choice(game.legal_moves))
    return [str(move) for move in game.moves]


def test_unseen_cards_are_told_by_suit() -> None:
    view = Game.from_deck("classic", "5d 6c 2h 8c 9c Jc Qc Kc 4s Th").view(0)
    assert list(unseen_lines(view)) == [
        "Unseen clubs: 9, jack to king.",
        "Unseen spades: 4.",
        "Unseen diamonds: none.",
        "Unseen hearts: 10.",
    ]
    double = Game.from_deck("dragons-duo", "5d 6d 7d 8d 2h 3h 4h 9c 9c Tc Tc Jc Jc Xc").view(0)
    assert next(unseen_lines(double)) == "Unseen clubs: 9 to jack (2 times)."
    assert list(unseen_lines(double))[-1] == "Unseen dragons: 1."
    game = Game.deal("classic", 42)
    game.play("run")
    assert list(unseen_lines(game.view(0)))[-1] == (
        "Known at the bottom, in this order: 2 of diamonds, 8 of diamonds, 8 of hearts, 4 of clubs."
    )


def test_ranks_in_signs_write_ten_as_10() -> None:
    assert ranks_short(map(Card, ["2c", "3c", "5c", "8c", "9c", "Tc"])) == "2 3 5 8–10"
    assert ranks_short(map(Card, ["Tc", "Jc", "Jc"])) == "10 J×2"
    assert ranks_short([]) == ""


# --- The command line ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = Game.deal("dragons", 42)
    play_out(game, make_bot("greedy", game.rules))
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(game.record(), "utf-8")
    return path


@pytest.mark.parametrize(
    "words",
    [
        ("hint", "--position", Game.deal("dragons", 5).view(0).position()),
        ("solve", "--seed", "42"),
        ("solve", "--seeds", "1-9"),
        ("solve", "--rules", "sidestep", "--seed", "7", "--score"),
        ("watch", "--bot", "net", "--rules", "dragons", "--seed", "3"),
        ("watch", "--bot", "greedy", "--rules", "sidestep", "--seed", "3"),
        ("puzzle", "--number", "1", "--answer", " ".join(puzzles()[0].moves)),
        ("deal", "--rules", "dragons", "--seed", "1"),
        ("simulate", "--games", "20", "--seed", "1"),
        ("compare", "random", "greedy", "--games", "20", "--seed", "1"),
        ("habits", "--games", "3", "--seed", "1"),
        ("review",),
        ("replay",),
        ("check",),
    ],
    ids=lambda words: words[0],
)
def test_commands_tell_people_no_codes(words: tuple[str, ...], record: Path) -> None:
    named = words if len(words) > 1 else (*words, str(record))
    said = run(*named).stdout.replace(str(record), "")
    assert said
    check_for_players(said)


@pytest.mark.parametrize("rules", RULEBOOK)
def test_rules_are_explained_without_codes(rules: str) -> None:
    check_aloud(run("rules", rules).stdout)


def test_a_line_is_told_room_by_room() -> None:
    game = Game.deal("classic", 42)
    moves = [Move(text) for text in ("8d", "4cw", "8h", "5cb", "3cw")]
    assert list(line_words(game, moves)) == [
        "Room 1: take the 8♦, fight the 4♣ with the 8♦, then drink the 8♥.",
        "Room 2: fight the 5♣ with bare hands, then fight the 3♣ with the 8♦.",
    ]
    assert game.moves == ()


def test_many_rooms_run_from_are_told_together() -> None:
    game = Game.deal("easy", 42)
    moves = [Move(text) for text in ["run"] * 5 + ["2cb", "9h", "Kcb"] + ["run"] * 2]
    assert list(line_words(game, moves)) == [
        "Rooms 1 to 5: run from each.",
        "Room 6: fight the 2♣ with bare hands, drink the 9♥, then fight the K♣ with bare hands.",
        "Room 7: run from the room.",
        "Room 8: run from the room.",
    ]


# --- Rules and how they differ -------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULEBOOK)
def test_differences_are_sentences(rules: str) -> None:
    classic = RULEBOOK["classic"]
    told = [each.words for each in differences(RULEBOOK[rules], classic)]
    assert bool(told) == (rules != "classic")
    for sentence in (*told, SOURCES[rules].credit):
        check_for_players(sentence)
        assert "document" not in sentence
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith((".", ")"))


def test_a_mixture_differs_by_what_was_changed() -> None:
    classic = RULEBOOK["classic"]
    (change,) = differences(mixture(classic, {"health_floor": "−5"}), classic)
    assert "−5" in "".join(piece.text for piece in change.pieces if piece.changed)


# --- The catalogue -------------------------------------------------------------------------------------

HOW_TO_TYPE = (
    "assistant-argument-moves",
    "door-keys-table",
    "keys-more",
    "plain-moves_help",
    "screen-type_a_move",
    "mixing-wanted-cards",
    "plain-usage-mix",
)
"""The texts that say how something is typed."""
ABBREVIATED = ("weekday-4",)
"""Texts in which two letters look like a card's code but are not one."""
PILE = re.compile(r"\b(?:in|into|under|of) the deck\b|\bdeck and room\b")


def test_no_text_has_a_code_or_a_hyphen_for_a_minus() -> None:
    for key, text in every_text():
        # An error says how to write what was wrong: a card, a move, a record.
        if key not in (*HOW_TO_TYPE, *ABBREVIATED) and not key.startswith("error-"):
            assert not CODE.search(text), key
            assert not HYPHEN.search(text), key


def test_a_dungeon_is_the_cards_to_come_and_a_deck_all_cards() -> None:
    words = [*every_text(), *((name, rules.describe()) for name, rules in RULEBOOK.items())]
    words += [(name, source.gist) for name, source in SOURCES.items()]
    for key, text in words:
        if key.startswith("error-"):
            continue  # a position and a record have a deck
        found = PILE.search(text)
        assert found is None or key == "mixing-settings-deck", (key, found)
        # A game is not called a dungeon, unless it is that of a day or one of the first.
        if key.startswith(("daily-", "sitting-", "store-", "plain-")):
            assert not re.search(r"(?<!daily )(?<!first )(?<!next )dungeon", text), key


def test_the_dealer_speaks_in_words() -> None:
    for seed in range(10):
        game = Game.deal("dragons", seed)
        check_aloud(describe(game.view(0), game.story, tale=str(seed)))


def test_the_head_of_the_catalogue_says_what_its_words_mean() -> None:
    head = Path(texts.__file__).with_name("en").joinpath("head.ftl").read_text("utf-8")
    for word in ("dungeon", "daily dungeon", "deck", "deal", "game"):
        assert re.search(rf"^###   {word}  ", head, re.MULTILINE), word


def test_every_mistake_is_worded_in_the_past_tense_too() -> None:
    told_anyway = {"points", "saves"}
    assert section("why-past").keys() == section("why-bad").keys() - told_anyway
    fatal = Reason("fatal", "bad", (Card("Ks"),), amounts={"cost": 13, "health": 13})
    assert fatal.sentence == "It is fatal: the K♠ costs 13, and you have 13."
    assert fatal.past == "Your plan was fatal: the K♠ cost 13, and you had 13."


def test_how_often_one_may_run_is_told_on_its_own() -> None:
    (easy,) = differences(RULEBOOK["easy"], RULEBOOK["classic"])
    assert easy.words == "Avoiding: You may run from any number of rooms in a row."


def test_no_guide_names_a_document_that_is_not_in_the_game() -> None:
    for name in GUIDES:
        told = " ".join(block.text for block in guide(name).blocks)
        assert "findings" not in told.lower()


# --- Days ------------------------------------------------------------------------------------------------

POLISH = """dates-day = { $day } { FORM($month, "gen") }
dates-date = { $day } { FORM($month, "gen") } { $year }
    .on = dnia { $day } { FORM($month, "gen") }
dates-month = { $month } { $year }
month-11 = listopad
    .gen = listopada
weekday-7 = niedziela
    .short = nd
bestiary-first = Pierwszy raz { FORM($day, "on") }.
"""


def test_a_date_asks_for_the_form_of_a_month() -> None:
    day = date(2026, 11, 15)
    assert (date_words(day), month_words(day)) == ("15 November 2026", "November 2026")
    assert (weekday_words(day), weekday_letters(day)) == ("Sunday, 15 November", "Su")
    assert week_letters() == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    with texts.speaking(texts.Catalogue("pl", {"head.ftl": POLISH}, texts.english())):
        assert (date_words(day), month_words(day)) == ("15 listopada 2026", "listopad 2026")
        assert (weekday_letters(day), week_letters()[-1]) == ("nd", "nd")
        assert texts.say("bestiary-first", day=day) == "Pierwszy raz dnia 15 listopada."
