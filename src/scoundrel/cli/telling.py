"""What a bot thought of and what it does, line by line."""

from __future__ import annotations

from scoundrel.coach.judge import room_plan_words
from scoundrel.engine.bots import Bot, Choice, Valued
from scoundrel.engine.seam import RoomPlan
from scoundrel.game import View
from scoundrel.notation.moves import Move
from scoundrel.plain.console import tell
from scoundrel.texts import For, for_whom, say
from scoundrel.words.bots import bot_name
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import listed, percent, points_words

__all__ = ["tell_choice"]


def tell_choice(player: Bot, view: View, choice: Choice) -> None:
    """Tell what a bot thought of, and what it does."""
    with for_whom(For.EARS):
        _tell(player, view, choice)


def _tell(player: Bot, view: View, choice: Choice) -> None:
    bot = bot_name(player.name)
    if choice.options:
        plans = listed((_thought(option, view) for option in choice.options), "semicolon", "semicolon")
        tell("\n" + say("bots-thinks", bot=bot, plans=plans))
    moves = _in_words(choice.move, view)
    if choice.value is None:
        tell("\n" + say("bots-plays", bot=bot, moves=moves))
    else:
        worth = _worth(choice.value, choice.score)
        tell("\n" + say("bots-plays_for", bot=bot, moves=moves, worth=worth))


def _thought(option: Valued, view: View) -> str:
    """What a bot thought of doing, with what that is worth."""
    worth = _worth(option.value, option.score)
    return say("coach-worth", plan=_in_words(option.plan, view), chance=worth)


def _in_words(plan: RoomPlan | Move, view: View) -> str:
    return room_plan_words(plan) if isinstance(plan, RoomPlan) else moves_words((plan,), view.hero.weapon)


def _worth(value: float, score: float | None) -> str:
    """A chance to win and, where it is known, the score to expect."""
    chance = percent(value, 1)
    return chance if score is None else listed([chance, points_words(score)])
