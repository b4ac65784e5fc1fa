"""A review in words, for every interface."""

from __future__ import annotations

from collections.abc import Iterator

from scoundrel.coach.judge import worth_words
from scoundrel.coach.review import POINTS_TOLD, Decision, Grade, Review, TurningPoint
from scoundrel.engine.search.solver import Verdict
from scoundrel.game import Game
from scoundrel.texts import say
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import accuracy_words, capital, chance_words, listed
from scoundrel.words.telling import result

__all__ = ["cost_words", "decision_line", "remarks", "review_title", "summary", "turning_words"]


def summary(review: Review, *, reasons: bool = False) -> Iterator[str]:
    """Accuracy, the turning point, whether a lost deal could have been won at all, and what to learn.

    With `reasons`, the turning point comes with what would have been better, and why.
    """
    yield from _figures(review)
    if reasons:
        yield from turning_words(review)
    elif review.turning_point is not None:
        yield _turning(review.turning_point)
    yield from _afterword(review)


def remarks(review: Review) -> Iterator[str]:
    """The summary without the turning point."""
    yield from _figures(review)
    yield from _afterword(review)


def _figures(review: Review) -> Iterator[str]:
    counts = listed(say(f"review-count-{grade.value}", n=review.count(grade)) for grade in list(Grade)[1:])
    yield say("review-accuracy", share=accuracy_words(review.accuracy), counts=counts)
    if review.points_lost >= POINTS_TOLD:
        yield say("review-points_lost", n=round(review.points_lost))


def _afterword(review: Review) -> Iterator[str]:
    outcome = review.game.outcomes[0]
    # After a win there is no question that it could be won.
    if outcome is None or not outcome.won:
        yield say(f"review-winnable-{review.verdict.name.lower()}")
    if review.lesson is not None:
        yield say("review-lesson", lesson=say(f"habit-lesson-{review.lesson}"))


def review_title(game: Game) -> str:
    """Which game it was, and how it ended."""
    if game.seed:
        return say("review-title_of_deal", rules=game.rules.name, seed=game.seed, result=result(game))
    return say("review-title", rules=game.rules.name, result=result(game))


def turning_words(review: Review) -> Iterator[str]:
    """The turning point and, if it was another room, the decision that cost most, with what was better."""
    turning, decision, worst = review.turning_point, review.turning_decision, review.worst
    if decision is not None:
        yield say("review-turned", told=decision_line(decision))
    elif turning is not None:
        yield _turning(turning)
    if worst is not None and worst is not decision:
        yield say("review-worst", told=decision_line(worst))


def cost_words(review: Review) -> str:
    """What cost a lost game, in one sentence without any figures of the coach; empty for a win."""
    if review.outcome.won:
        return ""
    costly = [
        each for each in (review.turning_decision, review.worst) if each is not None and _cost_chances(each)
    ]
    if costly:
        return _cost(costly[0])
    if review.verdict is Verdict.LOST:
        return say("review-cost-nobody")
    turning = review.turning_point
    key = "cards" if turning is not None and turning.by_cards else "nothing"
    return say(f"review-cost-{key}", number=turning.place if turning else 0)


def _cost_chances(decision: Decision) -> bool:
    return decision.grade is not Grade.GOOD and decision.best is not None


def _cost(decision: Decision) -> str:
    """A decision that lost the game, with what spoke against it; else with what was better."""
    why = next((each for each in decision.why if each.tells_apart and each.habit != "points"), None)
    if why is not None:
        return say("review-cost-fault", number=decision.place, why=why.at_fault)
    assert decision.best is not None
    played = moves_words(decision.moves, decision.weapon, "done")
    best = moves_words(decision.best.moves, decision.weapon)
    return say("review-cost-better", number=decision.place, played=played, best=best)


def _turning(turning: TurningPoint) -> str:
    what = say("review-cards") if turning.by_cards else say("review-decision")
    points = round(100 * abs(turning.change))
    change = say("review-gained" if turning.change > 0 else "review-given_away", n=points)
    return say("review-turning_point", what=what, number=turning.place, change=change)


def decision_line(decision: Decision, name: str = "") -> str:
    """What was done with a room and the chance to win after it; if it lost, what was better and why.

    With a name it is told of somebody else, without the reasons, which speak to the player.
    """
    key = "review-room_of" if name else "review-room"
    told = say(key, number=decision.place, played=_played(decision), name=name)
    if not decision.why and decision.for_score and decision.played is not None:
        return say("review-scored", told=told, worth=capital(worth_words(decision.played)))
    if not decision.why:
        key = "review-good" if decision.before else "review-no_hope"
        return say(key, told=told, chance=capital(chance_words(decision.after)))
    assert decision.best is not None
    line = _lapse(decision, told, moves_words(decision.best.moves, decision.weapon))
    if name:
        return line
    later = [] if decision.later is None else [capital(decision.later.text)]
    return " ".join([line, *_faults(decision), *later])


def _lapse(decision: Decision, told: str, best: str) -> str:
    """What a decision lost, and what was better."""
    before, after = chance_words(decision.before), chance_words(decision.after)
    points = round(decision.points_lost)
    if decision.grade is Grade.GOOD:
        return say("review-points", told=told, chance=capital(after), best=best, n=points)
    grade = capital(say(f"review-grade-{decision.grade.value}"))
    if decision.for_score:
        return say("review-given_up", told=told, grade=grade, best=best, n=points)
    return say("review-lost", told=told, grade=grade, best=best, before=before, after=after)


def _played(decision: Decision) -> str:
    words = moves_words(decision.moves, decision.weapon, "done")
    return words if decision.played else say("review-fell", moves=words)


def _faults(decision: Decision) -> Iterator[str]:
    """What speaks against what was played, besides the points, which are mentioned anyway."""
    match [reason.past for reason in decision.why if reason.kind not in ("points", "saves")]:
        case [one]:
            yield say("review-fault", why=one)
        case [one, other]:
            yield say("review-faults", why=one, more=other)
