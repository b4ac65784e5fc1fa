"""A position as a question to others: the link, one answer, then everybody's; on every surface."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from scoundrel import Game
from scoundrel.coach import hints
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.engine.seam import RoomPlan, room_plans
from scoundrel.errors import DealError, IllegalMove, NetError, PositionError
from scoundrel.play import questions
from scoundrel.play.daily import daily_game
from scoundrel.play.flow import End, Thinking
from scoundrel.play.links import POSITION, link_in, packed, unpacked
from scoundrel.play.questions import Question, QuestionRun, why_not_ask
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say
from scoundrel.tui.questions import QuestionScreen
from tests.screens import awaited, seated
from tests.test_door import Page
from tests.test_plain import piped

ROOM = (
    "classic; room 4: Ac 9h 5s 9d; faced 0; hero 10 weapon 4d Tc last Tc; deck {2c 3c 6c 7c 2s 5d 8d 2h 4h}"
)


def table() -> Game:
    return Game.from_position(ROOM, seed="1")


def asked(answer: str = "leave Ac", name: str = "Mira") -> Question:
    return Question.of(table().view(0), name, answer)


def letters(question: Question) -> str:
    return question.link.removeprefix(POSITION)


# --- The link ------------------------------------------------------------------------------------------


def test_a_question_comes_back_from_its_link() -> None:
    question = asked()
    again = Question.read(letters(question))
    assert (again.view, again.name) == (question.view, "Mira")
    assert again.answer == RoomPlan("leave", (table().room[0],))  # type: ignore[arg-type]
    assert link_in(f"https://example.org/scoundrel/#{question.link}") == (POSITION, letters(question))
    assert Question.read(letters(asked(answer="", name=""))).answer is None


def test_games_that_differ_only_in_hidden_cards_give_the_same_link_and_text() -> None:
    one, other = (Game.from_position(ROOM, seed=seed) for seed in ("1", "2"))
    assert one.deck != other.deck
    told = [(Question.of(game.view(0)).link, Question.of(game.view(0)).text) for game in (one, other)]
    assert told[0] == told[1]
    dealer = Question.read(packed(one.position()))
    assert dealer.link == Question.of(other.view(0)).link, "an old link, with the order, tells no more"


@pytest.mark.parametrize("name", ["a" * 400, "\u202eevil", "<b>Mira</b>", "one\ttwo"])
def test_a_name_is_short_and_in_one_line_whoever_wrote_the_link(name: str) -> None:
    read = Question.read(packed(f"{ROOM}\n{name}\nleave Ac"))
    assert len(read.name) <= 16
    assert read.name.isprintable()


@pytest.mark.parametrize("answer", ["leave Kc", "leave", "win", "leave Ac 9h", "x" * 10_000])
def test_an_answer_that_is_none_is_left_out(answer: str) -> None:
    assert Question.read(packed(f"{ROOM}\nMira\n{answer}")).answer is None


def test_a_link_of_nonsense_or_of_a_game_that_is_over_is_refused() -> None:
    with pytest.raises(PositionError):
        Question.read(packed("no position"))
    fallen = play_out(Game.deal("classic", 3), make_bot("random", RULEBOOK["classic"]))
    with pytest.raises(DealError, match="over"):
        Question.read(packed(fallen.position()))


@pytest.mark.parametrize("name", RULEBOOK)
def test_every_room_can_be_asked_about(name: str) -> None:
    game = Game.deal(name, 42)
    run = QuestionRun(Question.of(game.view(game.turn)))
    assert run.plans == room_plans(game.view(game.turn))
    assert run.which.endswith("?")
    assert run.rule.endswith(".")


# --- Who may ask ---------------------------------------------------------------------------------------


def test_nobody_asks_about_a_game_that_is_not_over_or_has_nothing_to_choose() -> None:
    game = Game.deal("classic", 42)
    assert "unfinished" in str(why_not_ask(game, game.view(0), lambda: datetime.now(UTC)))
    played = play_out(game.copy(), make_bot("greedy", game.rules))
    assert not why_not_ask(played, game.view(0), lambda: datetime.now(UTC))
    assert str(why_not_ask(played, played.view(0), lambda: datetime.now(UTC))) == say("trying-over")


def test_a_day_s_cards_are_no_question_until_the_day_is_over_everywhere() -> None:
    day = datetime(2026, 11, 15, tzinfo=UTC)
    game = daily_game(day.date())
    played = play_out(game.copy(), make_bot("greedy", game.rules))

    def told(hours: int) -> str:
        why_not = why_not_ask(played, game.view(0), lambda: day + timedelta(hours=hours))
        return str(why_not) if why_not else ""

    assert "still open to others" in told(1)
    assert told(35) == told(1)
    assert not told(36)


# --- Answering -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "plan"),
    [
        ("leave 3", "leave 5s"),
        ("3", "leave 5s"),
        ("leave the 5 of spades", "leave 5s"),
        ("LEAVE 5S", "leave 5s"),
        ("run", "run"),
        ("Run", "run"),
    ],
)
def test_an_answer_is_read_as_it_is_typed(typed: str, plan: str) -> None:
    run = QuestionRun(asked())
    run.obey(typed)
    assert str(run.answered) == plan


@pytest.mark.parametrize("typed", ["leave 7", "leave 1 2", "5 of clubs", "leave", "dance", "put 3 away"])
def test_what_is_no_answer_is_refused_in_a_sentence_and_changes_nothing(typed: str) -> None:
    run = QuestionRun(asked())
    with pytest.raises(Exception) as refused:  # noqa: PT011
        run.obey(typed)
    assert str(refused.value)
    assert run.answered is None
    assert not run.verdict
    assert not run.odds


def test_nobody_s_answer_is_shown_before_one_s_own() -> None:
    run = QuestionRun(asked())
    assert "leave the A" not in run.text
    run.answer("leave 9d")
    assert list(run.verdict) == ["You would leave the 9♦.", "Mira would leave the A♣."]
    coming = run.comes_next
    assert isinstance(coming, Thinking)
    coming.done()
    assert isinstance(run.comes_next, End)
    assert run.verdict[2].startswith("The coach would ")
    assert [each.plan for each in run.odds if each.best] == [run.best]
    assert {each.plan for each in run.odds} == set(run.plans)
    assert [each.chance for each in run.odds] == sorted((each.chance for each in run.odds), reverse=True)
    with pytest.raises(IllegalMove, match="already"):
        run.obey("run")


def test_without_the_coach_the_others_are_still_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_net(_: object) -> hints.Hint:
        raise NetError("what the coach learned could not be fetched")

    monkeypatch.setattr(questions, "hint_for", no_net)
    run = QuestionRun(asked())
    run.answer("leave Ac")
    coming = run.comes_next
    assert isinstance(coming, Thinking)
    coming.done()
    assert isinstance(run.comes_next, End)
    assert run.verdict[:2] == ("You would leave the A♣.", "Mira would do the same.")
    assert "could not be fetched" in run.verdict[2]


# --- On the surfaces -----------------------------------------------------------------------------------


def test_a_page_asks_and_then_shows_what_everybody_would_do() -> None:
    page = Page()
    screen = page.do("open", link=asked().link)["screen"]
    assert (screen["kind"], screen["who"], screen["answer"], screen["odds"]) == (
        "question",
        "Mira asks",
        None,
        [],
    )
    assert "A♣" not in " ".join(screen["lines"])
    assert [each["slots"] for each in screen["plans"]] == [[], [0], [1], [2], [3]]
    assert "is not an answer" in page.do("answer", plan="leave Kc")["error"]
    reply = page.do("answer", plan="leave 9d")
    screen = reply["screen"]
    assert screen["lines"][:2] == ["You would leave the 9♦.", "Mira would leave the A♣."]
    assert len(screen["odds"]) == 5
    assert page.do(**screen["here"])["screen"]["odds"] == screen["odds"], "it stands at its address"
    assert not page.store.games()
    began = page.press("play_on")["screen"]
    assert [slot["card"]["code"] for slot in began["room"]] == ["Ac", "9h", "5s", "9d"]


def test_a_question_is_asked_of_a_watched_game_with_a_name_and_an_answer() -> None:
    page = Page()
    page.store.begin(play_out(Game.deal("classic", 9), make_bot("greedy", RULEBOOK["classic"])))
    page.do("replay", number=1)
    button = page.button("share")
    assert [each["name"] for each in button["asks"]] == ["name", "answer"]
    plan = button["asks"][1]["values"][1]["value"]
    shared = page.do("share", name="Mira", answer=plan)
    question = Question.read(shared["link"].removeprefix(POSITION))
    assert (question.name, str(question.answer)) == ("Mira", plan)
    assert shared["text"].startswith("Mira asks: what would you do?")
    assert "seed" not in unpacked(shared["link"].removeprefix(POSITION))


def test_lines_ask_and_answer(tmp_path: Path) -> None:
    said = piped(tmp_path, f"deal {asked().link}\nleave 9d\n").stdout
    assert "Mira asks: what would you do?" in said
    assert "You would leave the 9 of diamonds." in said
    assert "Mira would leave the ace of clubs." in said
    assert "Chance to escape:" in said
    assert said.index("Mira would leave") > said.index("You would leave")


@awaited
async def test_the_terminal_asks_at_the_table(tmp_path: Path) -> None:
    async with seated(tmp_path, size=(120, 40)) as seat:
        seat.app.push_screen(QuestionScreen(QuestionRun(asked())))
        await seat.comes_to(QuestionScreen)
        await seat.sees("Mira asks: what would you do?", "FATAL")
        await seat.press("enter")
        await seat.sees("Which one would you leave?")
        await seat.press("4")
        await seat.sees("You would leave the 9♦. Enter answers.")
        await seat.press("enter")
        await seat.sees("Mira would leave the A♣.", "Chance to escape:")
        await seat.press("t")
        await seat.until(lambda: seat.store.games())
