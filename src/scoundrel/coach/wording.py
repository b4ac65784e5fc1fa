"""A review in words, for every interface."""

from __future__ import annotations

from collections.abc import Iterator

from scoundrel.coach.judge import Plan
from scoundrel.coach.review import Decision, Grade, Review, TurningPoint
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.words.table import capital, listed, percent, result
from scoundrel.words.texts import say

__all__ = ["decision_line", "review_title", "summary"]


def summary(review: Review) -> Iterator[str]:
    """Accuracy, the turning point, and whether a lost deal could have been won at all."""
    counts = listed(say(f"review.count.{grade.value}", n=review.count(grade)) for grade in list(Grade)[1:])
    yield say("review.accuracy", share=percent(review.accuracy), counts=counts)
    if review.turning_point is not None:
        yield _turning(review.turning_point)
    outcome = review.game.outcomes[0]
    # After a win there is no question that it could be won.
    if outcome is None or not outcome.won:
        yield say(f"review.winnable.{review.verdict.name.lower()}")


def review_title(game: Game) -> str:
    """Which game it was, and how it ended."""
    if game.seed:
        return say("review.title_of_deal", rules=game.rules.name, seed=game.seed, result=result(game))
    return say("review.title", rules=game.rules.name, result=result(game))


def _turning(turning: TurningPoint) -> str:
    what = say("review.cards") if turning.by_cards else say("review.decision")
    points = round(100 * abs(turning.change))
    change = say("review.gained" if turning.change > 0 else "review.given_away", n=points)
    return say("review.turning_point", what=what, number=turning.room_number, change=change)


def decision_line(decision: Decision) -> str:
    """What was done with a room, the chance to win after it, and what would have been better."""
    told = say("review.room", number=decision.room_number, played=_told(decision.moves, decision.played))
    if decision.before == 0:
        return say("review.no_hope", told=told)
    if decision.grade is Grade.GOOD:
        return say("review.good", told=told, chance=percent(decision.after))
    assert decision.best is not None
    return say(
        "review.lost",
        told=told,
        grade=capital(say(f"review.grade.{decision.grade.value}")),
        best=_told(decision.best.moves, decision.best),
        before=percent(decision.before),
        after=percent(decision.after),
    )


def _told(moves: tuple[Move, ...], plan: Plan | None) -> str:
    words = " ".join(map(str, moves))
    if plan is None:
        return say("review.fell", moves=words)
    return words if plan.text == words else say("review.played", moves=words, plan=plan.text)
