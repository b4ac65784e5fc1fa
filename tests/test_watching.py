"""Bots at play and games that were played, at a pace; watched games speak of their player by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.errors import DealError
from scoundrel.history.picture import picture_of
from scoundrel.play.daily import daily_game
from scoundrel.play.flow import Thinking
from scoundrel.play.links import GAME, MOST_MOVES, game_link, linked_game, packed
from scoundrel.play.memory import MemoryStore
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.play.watching import WatchRun
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say
from scoundrel.tui.dialogs import TextScreen
from scoundrel.tui.replays import ReplaysScreen, WatchScreen
from tests.screens import awaited, seated
from tests.sittings import sit
from tests.test_door import NOW, Page
from tests.test_plain import piped


def played(seed: int | str = 42, rules: str = "classic", bot: str = "greedy") -> Game:
    return play_out(Game.deal(rules, seed), make_bot(bot, RULEBOOK[rules]))


def on(run: WatchRun) -> None:
    """Let the bot make its next move."""
    thinking = run.ahead(1)
    assert isinstance(thinking, Thinking)
    thinking.done()


# --- A bot at play -------------------------------------------------------------------------------------


def test_a_bot_plays_the_moves_that_it_plays_alone() -> None:
    run = WatchRun.of("greedy", RULEBOOK["classic"], "42")
    while run.ahead(1) is not None:
        on(run)
    assert run.finished.moves == played().moves
    assert run.finished.over
    assert run.may_be_reviewed


def test_it_goes_back_and_forth_within_what_was_played() -> None:
    run = WatchRun.of("net", RULEBOOK["classic"], "42")
    for _ in range(3):
        on(run)
    assert run.considered
    assert "to win" in run.text
    run.step(-2)
    assert (run.progress, run.ahead(1)) == ((1, 3), None)
    run.step(1)
    assert run.progress == (2, 3)


def test_the_goal_of_a_watched_game_is_that_of_a_game_that_is_played() -> None:
    run = WatchRun.of("greedy", RULEBOOK["classic"], "42")
    goals = [run.goal]
    for _ in range(2):
        on(run)
        goals.append(run.goal)
    assert goals == ["Face 3 of 4, or run", "Face 2 more", "Face 1 more"]


def test_a_thought_that_comes_too_late_makes_no_second_move() -> None:
    run = WatchRun.of("greedy", RULEBOOK["classic"], "42")
    first, second = run.ahead(1), run.ahead(1)
    assert first is not None
    assert second is not None
    for thinking in (first, second):
        thinking.take(thinking.think())
    assert run.finished.move_count == 1


def test_a_bot_is_spoken_of_by_its_name_and_never_as_you() -> None:
    run = WatchRun.of("greedy", RULEBOOK["classic"], "42")
    told: list[str] = []
    while (thinking := run.ahead(1)) is not None:
        told += thinking.done().told
    assert not [line for line in told if " you" in line.lower() and "your" not in line]
    assert any(run.called in line for line in told)


# --- A watched game ------------------------------------------------------------------------------------


def test_a_link_says_who_played_and_where_it_turned() -> None:
    link = game_link(played(), "Mira", 5).removeprefix(GAME)
    assert linked_game(link)[1:] == ("Mira", 5)
    assert linked_game(packed(played().record_line()))[1:] == ("", None), "an older link"
    run = ReplayRun.linked(None, link)
    assert run.progress[0] == 5
    assert run.title.startswith("Mira: Classic Scoundrel")


@pytest.mark.parametrize("move", ["-1", "x", "٣", "9" * 400, "1e3", " "])
def test_an_odd_place_in_a_link_is_no_place(move: str) -> None:
    assert linked_game(packed(f"{played().record_line()}\nMira\n{move}")).move is None


def test_a_place_beyond_the_game_is_its_end() -> None:
    game = played()
    assert linked_game(packed(f"{game.record_line()}\n\n{MOST_MOVES - 1}")).move == game.move_count


def test_without_a_place_it_opens_where_the_coach_finds_that_it_turned() -> None:
    run = ReplayRun.linked(None, game_link(played()).removeprefix(GAME))
    assert run.progress[0] == 0
    run.look_back().done()
    assert run.review is not None
    assert run.progress[0] == run.review.turning_move > 0


def test_who_has_stepped_on_already_is_not_moved() -> None:
    run = ReplayRun.linked(None, game_link(played()).removeprefix(GAME))
    run.step(1)
    run.look_back().done()
    assert run.progress[0] == 1


def test_a_watched_game_never_says_you() -> None:
    run = ReplayRun.linked(None, game_link(played(), "Mira").removeprefix(GAME))
    run.look_back().done()
    run.step(-1000)
    told: list[str] = []
    while run.progress[0] < run.progress[1]:
        happened = run.step(1)
        told += [*happened.told, *happened.said, run.text]
    assert not [line for line in told if "you" in line.lower().replace("young", "")]
    assert any("Mira" in line for line in told)


def test_one_s_own_game_is_told_as_one_s_own() -> None:
    told = ReplayRun(played()).step(40).told
    assert any("you" in line.lower() for line in told)


# --- On the surfaces -----------------------------------------------------------------------------------


def test_a_page_watches_a_bot_and_can_be_opened_anew_at_every_move() -> None:
    page = Page()
    page.do("watch", bot="net")
    here = page.screen["here"]
    assert len(here["seed"]) > 10
    for move in range(1, 4):
        page.press("next")
        assert page.screen["progress"]["step"] == move
    screen = page.screen
    assert screen["considered"]["plans"][0]["worth"].endswith("average")
    assert screen["room"][0] is None or screen["room"][0]["choices"] == []
    again = Page().do(**screen["here"])["screen"]
    assert again["considered"] == screen["considered"]
    assert again["room"] == screen["room"]
    assert page.button("previous")["why_not"] == ""


def test_a_page_does_not_watch_the_dungeon_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoundrel.play.daily.today", lambda *_: NOW.date())
    seed = daily_game(NOW.date()).seed
    assert "play it as the daily first" in Page().do("watch", bot="net", seed=seed)["error"]


@pytest.mark.parametrize("bot", ["oracle", "human", "program:cat", ""])
def test_only_honest_bots_are_watched_on_a_page(bot: str) -> None:
    assert "error" in Page().do("watch", bot=bot, seed="1")


def test_lines_watch_a_bot(tmp_path: Path) -> None:
    said = piped(tmp_path, "watch net\nnext 2\nhint\n").stdout
    assert "Move 2: " in said
    assert "% to win" in said


@awaited
async def test_the_terminal_plays_at_a_pace_and_pauses(tmp_path: Path) -> None:
    async with seated(tmp_path, size=(120, 40)) as seat:
        seat.app.push_screen(ReplaysScreen())
        await seat.comes_to(ReplaysScreen)
        run = WatchRun.of("greedy", RULEBOOK["classic"], "42")
        seat.app.push_screen(WatchScreen(run, 0.05))
        watched = await seat.comes_to(WatchScreen)
        await seat.until(lambda: run.progress[0] >= 3)
        await seat.press("space")
        assert not watched.playing
        made = run.progress[0]
        await seat.press("left")
        assert run.progress[0] == made - 1
        await seat.press("h")
        await seat.comes_to(TextScreen)
        await seat.press("escape", "minus")
        await seat.sees(say("replays-playing", seconds="1"))


# --- The picture ---------------------------------------------------------------------------------------


def test_a_picture_of_a_loss_shows_what_the_hero_fell_to_but_never_of_a_day() -> None:
    lost = next(game for seed in range(20) if not (game := played(seed)).outcomes[0].won)  # type: ignore[union-attr]
    picture = picture_of(sit(lost))
    assert picture.killer is not None
    assert picture.result == f"Fell in room {picture.way.room} of {picture.way.rooms}"
    store = MemoryStore()
    day = play_out(daily_game(NOW.date()), make_bot("random", RULEBOOK["classic"]))
    saved = store.begin(day, Kind.DAILY, NOW.date().isoformat())
    of_day = picture_of(Sitting.resume(store, saved))
    assert of_day.killer is None
    told = " ".join([of_day.title, of_day.result, of_day.aid])
    assert not any(sign in told for sign in "♣♠♦♥")


def test_there_is_no_picture_of_an_unfinished_game() -> None:
    with pytest.raises(DealError):
        picture_of(sit(Game.deal("classic", 1)))


def test_a_picture_says_what_help_there_was() -> None:
    page = Page()
    page.do("new", rules="classic", seed="3")
    page.do("hint")
    page.play_on(lambda choices: choices[0])
    assert page.do("share")["picture"]["aid"] == "1 hint"
