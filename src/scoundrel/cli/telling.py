"""What a bot thought of and what it does, line by line."""

from __future__ import annotations

from scoundrel.coach.judge import room_plan_words
from scoundrel.engine.bots import Bot, Choice
from scoundrel.engine.seam import RoomPlan
from scoundrel.game import View
from scoundrel.notation.moves import Move
from scoundrel.plain.console import tell
from scoundrel.words.bots import bot_name
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import percent, points_words

__all__ = ["tell_choice"]


def tell_choice(player: Bot, view: View, choice: Choice) -> None:
    """Tell what a bot thought of, and what it does."""
    if choice.options:
        thoughts = "; ".join(
            f"{_in_words(option.plan, view)} {_worth(option.value, option.score)}"
            for option in choice.options
        )
        tell(f"\n{bot_name(player.name)} thinks: {thoughts}")
    value = "" if choice.value is None else f" (chance of winning {_worth(choice.value, choice.score)})"
    tell(f"\n{bot_name(player.name)} plays: {_in_words(choice.move, view)}{value}")


def _in_words(plan: RoomPlan | Move, view: View) -> str:
    return room_plan_words(plan) if isinstance(plan, RoomPlan) else moves_words((plan,), view.hero.weapon)


def _worth(value: float, score: float | None) -> str:
    """A chance to win and, where it is known, the score to expect."""
    chance = percent(value, 1)
    return chance if score is None else f"{chance}, {points_words(score)}"
