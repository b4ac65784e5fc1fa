"""The coach: hints, reviews of finished games, puzzles. It knows only what the player may know."""

from scoundrel.coach.hints import Hint, hint
from scoundrel.coach.judge import Judge, Plan
from scoundrel.coach.reasons import Reason
from scoundrel.coach.review import Decision, Grade, Review, TurningPoint, review

__all__ = [
    "Decision",
    "Grade",
    "Hint",
    "Judge",
    "Plan",
    "Reason",
    "Review",
    "TurningPoint",
    "hint",
    "review",
]
