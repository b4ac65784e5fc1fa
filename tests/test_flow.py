"""One script through every surface: screens and plain mode say the same as the flow."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from shutil import copytree

import pytest

from scoundrel import Game
from scoundrel.cards import Card
from scoundrel.coach.puzzles import puzzles
from scoundrel.errors import FatalMove, IllegalMove, ScoundrelError
from scoundrel.notation.moves import Way
from scoundrel.play.flow import End, Flow, Happened, Next, Offer, PlayerMoves, Thinking, Watching
from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.play.move_checks import fatal, sensible
from scoundrel.play.preferences import Fatal, Preferences
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
from scoundrel.texts import Catalogue, english, speaking
from scoundrel.tui.dialogs import TextScreen
from scoundrel.tui.ending import EndScreen
from scoundrel.tui.replays import ReplayScreen
from scoundrel.tui.table import TableScreen
from scoundrel.words.phrases import sentence
from scoundrel.words.speech import spoken
from tests.screens import Seat, awaited, seated
from tests.sittings import sit, whole

GAME = ["8d", "4cw", "8h", "5cb", "3cw", "2d"]


def driven(flow: Flow, lines: Iterable[str]) -> list[Happened]:
    """Everything that happens after these lines, including the moves of bots in between."""
    happened = []
    for line in lines:
        happened.append(flow.undo() if line == "undo" else flow.obey(line))
        while isinstance(coming := flow.comes_next, Thinking):
            happened.append(coming.done())
    return happened


def told(happened: Iterable[Happened]) -> list[str]:
    return [sentence for each in happened for sentence in each.told]


def said(happened: Iterable[Happened]) -> list[str]:
    return [sentence for each in happened for sentence in each.said]


def in_lines(place: Path, *lines: str) -> list[str]:
    """What the plain mode says to these lines."""
    script = "\n".join([*lines, "quit"])
    command = "from scoundrel_command import main; main()"
    run = [sys.executable, "-c", command, "play", "--plain", "--save", "--seed", "42"]
    result = subprocess.run(
        run,
        input=script,
        capture_output=True,
        text=True,
        check=False,
        env={"SCOUNDREL_DATA": str(place), "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"},
    )
    assert not result.stderr, result.stderr
    return result.stdout.splitlines()


def aloud(sentences: Iterable[str]) -> list[str]:
    """What the plain mode makes of sentences: the same, all in words."""
    return list(map(spoken, sentences))


def only(lines: list[str], wanted: list[str]) -> list[str]:
    """The wanted sentences, in the order in which the lines have them."""
    return [line for line in lines if line in wanted]


async def type_lines(seat: Seat, lines: Iterable[str]) -> None:
    for line in lines:
        if line == "undo":
            await seat.press("u")
        else:
            await seat.press("slash")
            await seat.enter(line)
        await seat.until(lambda: not isinstance(seat.stage.flow.comes_next, Thinking))
        await seat.settle()


@awaited
async def test_a_game_is_told_alike_everywhere(tmp_path: Path) -> None:
    script = [*GAME[:4], "undo", *GAME[3:]]
    sentences = told(driven(sit(Game.deal("classic", 42)), script))
    assert len(sentences) >= len(script)
    assert only(in_lines(tmp_path / "plain", *script), aloud(sentences)) == aloud(sentences)
    async with seated(tmp_path / "screens", lambda: Game.deal("classic", 42)) as seat:
        await type_lines(seat, script)
        assert list(seat.table.told) == sentences


@awaited
async def test_a_game_against_a_bot_is_told_alike_everywhere(tmp_path: Path) -> None:
    seats = ("human", "greedy")
    with Store.open(tmp_path / "flow") as store:
        store.begin(Game.deal("dragons-duo", 1), seats=seats)
        copytree(tmp_path / "flow", tmp_path / "plain")
        copytree(tmp_path / "flow", tmp_path / "screens")
        sitting = Sitting.resume(store, store.find(1))
        script = []
        happened: list[Happened] = []
        for _ in range(3):
            script.append(str(whole(sitting).legal_moves[-1]))
            happened += driven(sitting, script[-1:])
    sentences = told(happened)
    assert sum(sentence.startswith("Magpie plays: ") for sentence in sentences) >= 3
    assert only(in_lines(tmp_path / "plain", "continue 1", *script), aloud(sentences)) == aloud(sentences)
    async with seated(tmp_path / "screens", size=(120, 40)) as seat:
        await seat.press("c")
        await seat.comes_to(TableScreen)
        await type_lines(seat, script)
        assert list(seat.table.told) == sentences


@pytest.mark.parametrize("key", LESSONS)
@awaited
async def test_a_lesson_is_told_alike_everywhere(tmp_path: Path, key: str) -> None:
    lesson = LessonRun(LESSONS[key])
    script: list[str] = []
    sentences: list[str] = []
    texts = [lesson.text]
    while lesson.step:
        script.append(str(lesson.wanted[0]))
        sentences += told(driven(lesson, script[-1:]))
        texts.append(lesson.text)
    lines = in_lines(tmp_path / "plain", f"learn {key}", *script)
    assert only(lines, aloud(sentences)) == aloud(sentences)
    assert only(lines, aloud(texts)) == aloud(texts)
    async with seated(tmp_path / "screens", size=(120, 40)) as seat:
        await seat.press("h", *["down"] * list(LESSONS).index(key), "enter")
        table = await seat.comes_to(TableScreen)
        await type_lines(seat, script)
        assert list(table.told) == sentences
        last = await seat.comes_to(TextScreen)
        assert last.text == texts[-1]


@awaited
async def test_a_puzzle_is_told_alike_everywhere(tmp_path: Path) -> None:
    puzzle = next(each for each in puzzles() if len(each.moves) == 3)
    run = PuzzleRun(puzzle)
    happened = driven(run, puzzle.moves)
    assert isinstance(run.comes_next, End)
    lines = in_lines(tmp_path / "plain", f"puzzle {puzzle.number}", *puzzle.moves)
    assert only(lines, aloud(told(happened))) == aloud(told(happened))
    assert set(aloud(said(happened))) <= set(lines)
    async with seated(tmp_path / "screens", size=(120, 40)) as seat:
        table = TableScreen(PuzzleRun(puzzle))
        seat.app.push_screen(table)
        await seat.comes_to(TableScreen)
        await type_lines(seat, puzzle.moves)
        verdict = await seat.comes_to(TextScreen)
        assert list(table.told) == told(happened)
        assert verdict.text == "\n\n".join(said(happened))


@awaited
async def test_a_replay_is_told_alike_everywhere(tmp_path: Path) -> None:
    game = Game.deal("classic", 42)
    for move in GAME:
        game.play(move)
    run = ReplayRun(game)
    sentences = told(run.step(1) for _ in GAME)
    assert run.progress == (len(GAME), len(GAME))
    with Store.open(tmp_path / "plain") as store:
        store.begin(game)
    lines = in_lines(tmp_path / "plain", "watch 1", *["next"] * len(GAME))
    assert only(lines, aloud(sentences)) == aloud(sentences)
    async with seated(tmp_path / "screens") as seat:
        replay = ReplayScreen(ReplayRun(game))
        seat.app.push_screen(replay)
        await seat.comes_to(ReplayScreen)
        await seat.press(*["n"] * len(GAME))
        assert list(replay.told) == sentences


# --- What comes next -----------------------------------------------------------------------------------


def test_a_thought_that_comes_too_late_changes_nothing() -> None:
    sitting = sit(Game.deal("dragons-duo", 1), seats=("greedy", "human"))
    thinking = sitting.comes_next
    assert isinstance(thinking, Thinking)
    move = thinking.think()
    thinking.take(sitting.view.legal_moves[-1])
    made = whole(sitting).moves
    assert thinking.take(move) == Happened()
    assert whole(sitting).moves == made


def test_what_comes_next_is_told_by_the_flow_alone() -> None:
    sitting = sit(Game.from_deck("classic", "2c 3c"))
    expected: list[Next] = [PlayerMoves(0), End()]
    assert sitting.comes_next == expected[0]
    sitting.play("2cb", "3cb")
    assert sitting.comes_next == expected[1]
    assert ReplayRun(whole(sitting)).comes_next == Watching()


def test_where_nothing_is_offered_it_is_refused_with_a_sentence() -> None:
    lesson, replay = LessonRun(LESSONS["classic"]), ReplayRun(Game.deal("classic", 1))
    with pytest.raises(IllegalMove, match="nothing can be taken back here"):
        replay.undo()
    with pytest.raises(ScoundrelError, match="the coach gives no hints here"):
        replay.hint()
    with pytest.raises(IllegalMove, match="in a game this takes the last move back"):
        lesson.undo()
    with pytest.raises(ScoundrelError, match="in a game this asks the coach for a hint"):
        lesson.hint()
    with pytest.raises(IllegalMove, match="can't be used while you watch a game"):
        replay.obey("run")


def test_the_policy_says_what_is_offered() -> None:
    lesson, replay = LessonRun(LESSONS["classic"]), ReplayRun(Game.deal("classic", 1))
    assert lesson.offers == replay.offers == frozenset()
    assert PuzzleRun(puzzles()[0]).offers == {Offer.UNDO}
    assert sit(Game.deal("classic", 1)).offers == {Offer.UNDO, Offer.HINT}


@awaited
async def test_the_end_of_a_game_comes_on_every_surface(tmp_path: Path) -> None:
    def short() -> Game:
        return Game.from_deck("classic", "2c 3c")

    sentences = told(driven(sit(short()), ["2cb", "3cb"]))
    async with seated(tmp_path, short) as seat:
        await type_lines(seat, ["2cb", "3cb"])
        await seat.comes_to(EndScreen)
        assert list(seat.table.told) == sentences


def test_a_bot_is_made_when_it_thinks_and_not_when_a_surface_looks() -> None:
    """Loading a net takes a while, and a screen asks what comes next whenever it draws."""
    sitting = sit(Game.deal("dragons-duo", 1), seats=("net", "human"))
    thinking = sitting.comes_next
    assert isinstance(thinking, Thinking)
    assert sitting._bots == {}
    thinking.done()
    assert list(sitting._bots) == ["net"]


# --- A fatal move asks once more -----------------------------------------------------------------------


def attended(game: Game, fatal: Fatal = Fatal.ASK) -> Sitting:
    """A sitting with somebody to ask."""
    sitting = sit(game)
    sitting.preferences = Preferences(fatal=fatal)
    return sitting


def doomed() -> Game:
    """Bare hands would kill against the king, and against the queen."""
    game = Game.from_deck("classic", "7c 8d Ks Qs 2c 3c 4c 5c")
    game.play("7cb")
    return game


def test_a_fatal_move_is_made_only_by_a_player_who_is_sure() -> None:
    sitting = attended(doomed())
    for _ in range(2):
        with pytest.raises(FatalMove, match="the king of spades costs 13, and you have 13"):
            sitting.obey("3")
    assert not whole(sitting).over
    assert len(whole(sitting).moves) == 1
    sitting.play("Ksb", sure=True)
    assert whole(sitting).over


def test_nobody_is_asked_again_about_what_they_are_sure_of() -> None:
    game = Game.from_deck("classic", "7c 8d Ks As 2c 3c 4c 5c")
    game.play("7cb")
    sitting = attended(game)
    with pytest.raises(FatalMove) as asked:
        sitting.play("Ksb")
    sitting.confirmed.add(asked.value.about)
    sitting.play("8d")
    with pytest.raises(FatalMove, match="ace"):
        sitting.play("Asb")
    sitting.undo()
    # It was asked about before, whatever was done in between.
    sitting.play("Ks")
    assert whole(sitting).over


def test_a_card_that_went_away_and_came_back_is_asked_about_anew() -> None:
    game = Game.from_deck("classic", "7c 2d 3d 4d Ks 2c 3c 4c 5d 6d 7d")
    for move in ("7cb", "2d", "3d"):
        game.play(move)
    sitting = attended(game)
    with pytest.raises(FatalMove) as asked:
        sitting.play("Ksb")
    sitting.confirmed.add(asked.value.about)
    sitting.play("run")
    sitting.play("5d")
    for move in ("6d", "7d"):
        sitting.play(move)
    assert Card("Ks") in whole(sitting).room
    with pytest.raises(FatalMove):
        sitting.play("Ksb")


def test_several_moves_are_asked_about_at_the_one_that_kills_and_no_further_than_the_room() -> None:
    sitting = attended(doomed())
    with pytest.raises(FatalMove):
        sitting.obey("8d Ksb")
    assert len(whole(sitting).moves) == 1
    # A refusal comes first: the moves can't be made anyway.
    with pytest.raises(IllegalMove):
        attended(doomed()).obey("8d Ksb 9h")
    # Nothing may reveal what waits in the next room.
    game = Game.from_deck("classic", "7c 2h 2d 3h As 3c 4c 5c")
    with pytest.raises(IllegalMove, match="one move too many"):
        attended(game).obey("7cb 2d 2h Asb")


def test_whoever_does_not_want_to_be_asked_is_not_and_neither_is_a_script() -> None:
    for sitting in (attended(doomed(), Fatal.NEVER), sit(doomed())):
        sitting.play("Ksb")
        assert whole(sitting).over


def test_a_puzzle_asks_and_a_lesson_does_not() -> None:
    puzzle = PuzzleRun(next(each for each in puzzles() if _kills(each.game())))
    puzzle.preferences = Preferences()
    move = _kills(whole(puzzle))
    with pytest.raises(FatalMove):
        puzzle.play(move)
    puzzle.play(move, sure=True)
    for lesson in LESSONS.values():
        run = LessonRun(lesson)
        run.preferences = Preferences()
        while run.step:
            run.play(run.wanted[0])


def _kills(game: Game) -> str:
    """A move that kills; empty if there is none."""
    return next((str(move) for move in game.legal_moves if fatal(game.view(game.turn), [move])), "")


def test_a_pipe_is_never_asked(tmp_path: Path) -> None:
    game = Game.deal("classic", 42)
    while not game.over:
        game.play(next((move for move in game.legal_moves if move.way is Way.BARE), game.legal_moves[-1]))
    lines = in_lines(tmp_path, *map(str, game.moves))
    assert any(line.startswith("You fall.") for line in lines)


@pytest.mark.parametrize(
    ("cards", "moves", "card", "way"),
    [
        ("5d Ks 4h 9h 2c", ["5d"], "Ks", "Ksw"),
        ("5d 3s 4h 9h 2c", ["5d"], "3s", "3sb"),
        ("5d 4s 4h 9h 2c", ["5d"], "4s", "4sw"),
        ("5d Ks 3c 9h 2c", ["5d", "Ksw"], "3c", "3cw"),
    ],
)
def test_the_weapon_strikes_unless_it_is_new_and_bare_hands_cost_little(
    cards: str, moves: list[str], card: str, way: str
) -> None:
    game = Game.from_deck("classic", cards)
    for move in moves:
        game.play(move)
    assert str(sensible(game, Card(card))) == way


def test_bare_hands_that_kill_are_never_sensible() -> None:
    game = Game.from_position("classic; room 2: 3s 4h 9h 2c; hero 3 weapon 5d; deck {5s}")
    assert str(sensible(game, Card("3s"))) == "3sw"


def test_whoever_of_a_party_falls_is_named() -> None:
    sitting = sit(Game.from_deck("dragons", "6s Kc 2h 3h 4h", "1"))
    assert sitting.play("6s").told == ("The 6 of spades costs you 6 health; 14 left.", "Wat falls.")
    assert "Pim, Hedda and Osric fall." in sitting.play("Kc").told
    # A single hero has no name.
    assert len(sit(Game.from_deck("classic", "6s Kc 2h 3h 4h")).play("6s").told) == 1
    duo = Game.deal("dragons-duo", 42, first=1)
    assert "Player 2: Brom, Gil and Tess fall." in sit(duo).play("Ks").told


def test_what_can_t_be_taken_back_says_why() -> None:
    sitting = sit(Game.deal("classic", 42))
    assert str(sitting.why_not(Offer.UNDO)) == "there is no move to take back"
    assert not sitting.why_not(Offer.HINT)
    with pytest.raises(IllegalMove, match="there is no move to take back"):
        sitting.undo()
    sitting.play("8d")
    assert not sitting.why_not(Offer.UNDO)
    lesson = LessonRun(LESSONS["classic"])
    assert str(lesson.why_not(Offer.HINT)) == "the coach gives no hints here"


def test_a_refusal_is_said_in_the_language_of_whoever_reads_it() -> None:
    other = Catalogue("xx", {"some.ftl": "flow-nothing_to_undo = nichts zurückzunehmen\n"}, english())
    refusal = sit(Game.deal("classic", 42)).why_not(Offer.UNDO)
    with speaking(other):
        assert sentence(refusal) == "Nichts zurückzunehmen."
        assert str(refusal) == "there is no move to take back"
    assert sentence(refusal) == "There is no move to take back."
