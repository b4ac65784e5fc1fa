"""A review in words, for every interface."""

from __future__ import annotations

from collections.abc import Iterator

from scoundrel.coach.judge import worth_words
from scoundrel.coach.review import POINTS_TOLD, Decision, Grade, Review, TurningPoint
from scoundrel.engine.search.solver import Verdict
from scoundrel.game import Game
from scoundrel.texts import say
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import accuracy_words, capital, chance_words, sentences
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
    yield say(
        "review-accuracy",
        share=accuracy_words(review.accuracy),
        inaccuracies=review.count(Grade.INACCURACY),
        mistakes=review.count(Grade.MISTAKE),
        blunders=review.count(Grade.BLUNDER),
    )
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
        yield sentences(say("review-turned"), decision_line(decision))
    elif turning is not None:
        yield _turning(turning)
    if worst is not None and worst is not decision:
        yield sentences(say("review-worst"), decision_line(worst))


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
        return why.at_fault(decision.place)
    assert decision.best is not None
    played = moves_words(decision.moves, decision.weapon, "done")
    best = moves_words(decision.best.moves, decision.weapon)
    return say("review-cost-better", number=decision.place, played=played, best=best)


def _turning(turning: TurningPoint) -> str:
    key = "review-turning_gained" if turning.change > 0 else "review-turning_lost"
    points = round(100 * abs(turning.change))
    return say(key, by_cards=turning.by_cards, number=turning.place, n=points)


def decision_line(decision: Decision, name: str = "") -> str:
    """What was done with a room and the chance to win after it; if it lost, what was better and why.

    With a name it is told of somebody else, without the reasons, which speak to the player.
    """
    told = _told(decision, name)
    if not decision.why:
        return sentences(told, _verdict(decision))
    assert decision.best is not None
    best = moves_words(decision.best.moves, decision.weapon)
    line = sentences(told, _lapse(decision), say("review-best", best=best))
    if name:
        return line
    return sentences(line, *_faults(decision), decision.later.text if decision.later else "")


def _told(decision: Decision, name: str) -> str:
    """What was done with the room."""
    return say(
        "review-room_of" if name else "review-room",
        number=decision.place,
        name=name,
        played=moves_words(decision.moves, decision.weapon, "done"),
        fell=decision.played is None,
    )


def _verdict(decision: Decision) -> str:
    """What a decision that lost nothing much led to."""
    if decision.for_score and decision.played is not None:
        return say("review-scored", worth=capital(worth_words(decision.played)))
    if not decision.before:
        return say("review-no_hope")
    return say("review-good", chance=capital(chance_words(decision.after)))


def _lapse(decision: Decision) -> str:
    """What a decision lost."""
    before, after = chance_words(decision.before), chance_words(decision.after)
    points, grade = round(decision.points_lost), decision.grade
    if grade is Grade.GOOD:
        return say("review-points", chance=capital(after), n=points)
    if decision.for_score:
        return say("review-given_up", grade=grade.value, n=points)
    return say("review-lost", grade=grade.value, before=before, after=after)


def _faults(decision: Decision) -> Iterator[str]:
    """What speaks against what was played, besides the points, which are mentioned anyway."""
    match [reason for reason in decision.why if reason.kind not in ("points", "saves")]:
        case [one]:
            yield one.past
        case [one, other]:
            yield from (one.past, other.also_past)
