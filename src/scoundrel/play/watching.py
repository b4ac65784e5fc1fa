"""A bot at play, watched move by move, with what it thinks of each."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial

from scoundrel.coach.judge import room_plan_words
from scoundrel.engine.bots import Bot, Choice, make_bot, next_move
from scoundrel.engine.seam import RoomPlan
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.play.flow import Happened, Thinking
from scoundrel.play.replaying import ReplayRun
from scoundrel.rules import Rules
from scoundrel.state import View
from scoundrel.texts import say
from scoundrel.words.bots import bot_name
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import capital, chance_words, points_words
from scoundrel.words.rules import title_of

__all__ = ["WATCHED", "Considered", "WatchRun"]

WATCHED = "expert"
"""The bot that is watched unless another is named."""
MOST_CONSIDERED = 6
"""The most plans of a thought that are told."""


@dataclass(frozen=True, slots=True)
class Considered:
    """Something that the bot thought of doing."""

    words: str
    worth: str
    chance: float
    chosen: bool


class WatchRun(ReplayRun):
    """A game that a bot plays while somebody watches: its known moves are a replay, and the rest comes."""

    def __init__(self, game: Game, bot: Bot, moves: tuple[str, ...] = ()) -> None:
        """`moves` are those that it has made before."""
        played = game.copy()
        for move in moves:
            played.play(move)
        super().__init__(played, names=(bot_name(bot.name),) * game.rules.players)
        self.bot = bot
        self._choices: dict[int, Choice] = {}
        """What it chose, by the number of moves made before."""

    @property
    def called(self) -> str:
        """What the bot is called."""
        return capital(bot_name(self.bot.name))

    @classmethod
    def of(cls, name: str, rules: Rules, seed: str, moves: tuple[str, ...] = ()) -> WatchRun:
        """A bot by its name at a deal; its thoughts are remembered from one message to the next."""
        return cls(Game.deal(rules, seed), _Remembering(name, rules), moves)

    @property
    def title(self) -> str:
        name = title_of(self.rules)
        return say("watching-heading", bot=self.called, name=name, move=self.progress[0])

    @property
    def text(self) -> str:
        """What the bot thinks its chances are, until the coach looks back on the whole game."""
        if self.review is not None or self.view.over:
            return super().text
        choice = self._last_choice
        if choice is None:
            return say("watching-begin" if not self.turns else "watching-on", bot=self.called)
        if choice.value is None:
            return say("watching-silent", bot=self.called)
        return say("watching-thinks", bot=self.called, worth=_worth(choice.value, choice.score))

    @property
    def considered(self) -> tuple[Considered, ...]:
        """What the bot thought of before its last move, the best first."""
        choice = self._last_choice
        options = choice.options if choice else ()
        ranked = sorted(options, key=lambda option: -option.value)[:MOST_CONSIDERED]
        weapon = self._game.after(self.progress[0] - 1).mover.weapon if ranked else None
        return tuple(
            Considered(
                room_plan_words(each.plan)
                if isinstance(each.plan, RoomPlan)
                else moves_words((each.plan,), weapon),
                _worth(each.value, each.score),
                each.value,
                number == 0,
            )
            for number, each in enumerate(ranked)
        )

    @property
    def details(self) -> str:
        """What stands above the thoughts."""
        return say("watching-details", bot=self.called)

    @property
    def told_thoughts(self) -> tuple[str, ...]:
        """What the bot thought of, a line each."""
        return tuple(
            say("watching-line", plan=capital(each.words), worth=each.worth) for each in self.considered
        )

    @property
    def _last_choice(self) -> Choice | None:
        """What the bot thought before the move that was shown last."""
        return self._choices.get(self.progress[0] - 1)

    def ahead(self, moves: int) -> Thinking | None:
        """The bot's next move, if it is needed to go that far."""
        made, known = self.progress
        if made + moves <= known or self.finished.over:
            return None
        game = self.finished.copy()
        return Thinking(self.called, partial(next_move, self.bot, game), partial(self._take_move, known))

    def _take_move(self, known: int, choice: Choice) -> Happened:
        """Let the bot make its move, and show it."""
        if self.finished.move_count == known:
            self._choices[known] = choice
            self.finished.play(choice.move)
        return self.step(known + 1 - self.progress[0])

    def remember(self) -> None:
        """Have the bot think again about the move that was shown last, as it did before."""
        made = self.progress[0]
        if made and made - 1 not in self._choices:
            before = self.finished.after(made - 1)
            # Without its net the bot has nothing to say, but the game is there.
            with suppress(ScoundrelError):
                self._choices[made - 1] = self.bot.choose(before.view(before.turn))


def _worth(value: float, score: float | None) -> str:
    """A chance to win and, where it is known, the score to expect."""
    chance = chance_words(value)
    if score is None:
        return say("coach-chance", chance=chance)
    return say("coach-score", chance=chance, points=points_words(score))


class _Remembering:
    """A bot that looks up what it has thought before."""

    def __init__(self, name: str, rules: Rules) -> None:
        self.name = name
        self._rules = rules

    def choose(self, view: View) -> Choice:
        return _choice(self.name, self._rules, view)


@lru_cache(maxsize=8)
def _bot(name: str, rules: Rules) -> Bot:
    return make_bot(name, rules)


@lru_cache(maxsize=256)
def _choice(name: str, rules: Rules, view: View) -> Choice:
    return _bot(name, rules).choose(view)
