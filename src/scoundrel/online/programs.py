"""Programs at the tables of a server: a bot that is given views, and plays a seat."""

from __future__ import annotations

from functools import partial

from scoundrel.engine.bots import Bot, Choice
from scoundrel.online.match import OnlineMatch
from scoundrel.online.membership import PROGRAM, be_somebody
from scoundrel.online.server import Server
from scoundrel.play.flow import Happened, Next, PlayerMoves, Thinking
from scoundrel.play.match import ActionKind
from scoundrel.play.memory import MemoryStore
from scoundrel.play.sitting import Sitting
from scoundrel.state import View
from scoundrel.words.bots import bot_name

__all__ = ["BotSitting", "open_ranked"]

MOST_MOVES = 900
"""A bot that has not come through by then gives up: a server ends longer games."""


def open_ranked(server: Server, rules: str) -> OnlineMatch:
    """A ranked match on the boards of the programs, or the one that is still open."""
    be_somebody(server, PROGRAM)
    return server.ranked(rules)


class BotSitting(Sitting):
    """A match in which a bot plays."""

    def __init__(self, match: OnlineMatch, bot: Bot) -> None:
        # What a program plays is not among the player's own games.
        super().__init__(match, MemoryStore(), match.viewer)
        self.bot = bot
        self.choice: Choice | None = None
        """What the bot chose last."""
        self._chosen_for: View | None = None

    @property
    def comes_next(self) -> Next:
        coming = super().comes_next
        if not isinstance(coming, PlayerMoves):
            return coming
        view = self.view
        return Thinking(bot_name(self.bot.name), partial(self._choose, view), partial(self._make, view))

    def _choose(self, view: View) -> Choice:
        """What the bot does; a move that was lost on the way is not thought about again."""
        if self.choice is None or self._chosen_for != view:
            self.choice = self.bot.choose(view)
            self._chosen_for = view
        return self.choice

    def _make(self, view: View, choice: Choice) -> Happened:
        if not self._is_as_in(view):
            return Happened()
        if len(self.turns) >= MOST_MOVES:
            self.give_up()
            return Happened()
        return self._do(ActionKind.MOVE, moves=(str(choice.move),))
