"""One script through every surface: what the flow tells is told on the screens and in the lines alike."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from shutil import copytree

import pytest

from scoundrel import Game
from scoundrel.coach.puzzles import puzzles
from scoundrel.errors import IllegalMove, ScoundrelError
from scoundrel.play.flow import End, Flow, Happened, Next, PlayerMoves, Thinking, Watching
from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
from scoundrel.tui.dialogs import TextScreen
from scoundrel.tui.ending import EndScreen
from scoundrel.tui.replays import ReplayScreen
from scoundrel.tui.table import TableScreen
from scoundrel.words.speech import spoken
from tests.screens import Seat, awaited, seated

GAME = ["8d", "4cw", "8h", "5cb", "3cw", "2d"]


def driven(flow: Flow, lines: Iterable[str]) -> list[Happened]:
    """Everything that comes of these lines, whoever moves in between."""
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
    sentences = told(driven(Sitting(Game.deal("classic", 42)), script))
    assert len(sentences) >= len(script)
    assert only(in_lines(tmp_path / "plain", *script), aloud(sentences)) == aloud(sentences)
    async with seated(tmp_path / "screens", lambda: Game.deal("classic", 42)) as seat:
        await type_lines(seat, script)
        assert seat.table.told == sentences


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
            script.append(str(sitting.game.legal_moves[-1]))
            happened += driven(sitting, script[-1:])
    sentences = told(happened)
    assert sum(sentence.startswith("greedy plays: ") for sentence in sentences) >= 3
    assert only(in_lines(tmp_path / "plain", "continue 1", *script), aloud(sentences)) == aloud(sentences)
    async with seated(tmp_path / "screens", size=(120, 40)) as seat:
        await seat.press("c")
        await seat.comes_to(TableScreen)
        await type_lines(seat, script)
        assert seat.table.told == sentences


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
        assert table.told == sentences
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
        assert table.told == told(happened)
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
        assert replay.told == sentences


# --- What comes next -----------------------------------------------------------------------------------


def test_a_thought_that_comes_too_late_changes_nothing() -> None:
    sitting = Sitting(Game.deal("dragons-duo", 1), seats=("greedy", "human"))
    thinking = sitting.comes_next
    assert isinstance(thinking, Thinking)
    move = thinking.think()
    sitting.game.play(sitting.game.legal_moves[-1])
    made = sitting.game.moves
    assert thinking.take(move) == Happened()
    assert sitting.game.moves == made


def test_what_comes_next_is_told_by_the_flow_alone() -> None:
    sitting = Sitting(Game.from_deck("classic", "2c 3c"))
    expected: list[Next] = [PlayerMoves(0), End()]
    assert sitting.comes_next == expected[0]
    sitting.play("2cb", "3cb")
    assert sitting.comes_next == expected[1]
    assert ReplayRun(sitting.game).comes_next == Watching()


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


@awaited
async def test_the_end_of_a_game_comes_on_every_surface(tmp_path: Path) -> None:
    def short() -> Game:
        return Game.from_deck("classic", "2c 3c")

    sentences = told(driven(Sitting(short()), ["2cb", "3cb"]))
    async with seated(tmp_path, short) as seat:
        await type_lines(seat, ["2cb", "3cb"])
        await seat.comes_to(EndScreen)
        assert seat.table.told == sentences


def test_a_bot_is_made_when_it_thinks_and_not_when_a_surface_looks() -> None:
    """Loading a net takes a while, and a screen asks what comes next whenever it draws."""
    sitting = Sitting(Game.deal("dragons-duo", 1), seats=("net", "human"))
    thinking = sitting.comes_next
    assert isinstance(thinking, Thinking)
    assert sitting._bots == {}
    thinking.done()
    assert list(sitting._bots) == ["net"]
