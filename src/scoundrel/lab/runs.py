"""A run of many games: the player, the rules, how many games, and from which deals."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache
from importlib.metadata import version

from scoundrel.deals import seed_text
from scoundrel.engine.bots import SIMULATIONS, Bot
from scoundrel.engine.goals import Goal
from scoundrel.engine.protocol import PROGRAM, make_player
from scoundrel.errors import LabError
from scoundrel.notation.rulesets import as_rules, format_rules, parse_rules
from scoundrel.rules import Rules

__all__ = ["Run", "own_version"]

STREAM = 100_000
"""Games in a batch of the random player, which plays millions a second."""
USUAL_BATCHES = 20
"""Batches in a run without a given number of games: about ten seconds of play for any bot."""


@dataclass(frozen=True, slots=True)
class Run:
    """Many games by one player. It can be sent to other processes, and a batch is the same in each.

    Game number i is the deal of the seed ``SEED/i``. Only where a run is a stream, batch number b is dealt
    from the one stream of ``SEED/b``, and its games have no deal of their own.
    """

    rules: str
    bot: str
    seed: str
    games: int
    simulations: int | None
    milliseconds: float | None
    timeout: float | None
    goal: str
    size: int
    """Games in a batch."""
    stream: bool
    rows: bool
    """Whether each game is kept, or only the tally."""
    version: str
    """The program's version: another version may play differently."""

    @classmethod
    def of(
        cls,
        rules: str | Rules,
        bot: str,
        seed: int | str,
        games: int | None,
        *,
        simulations: int | None = None,
        milliseconds: float | None = None,
        timeout: float = 10.0,
        goal: str = Goal.WIN,
        rows: bool = False,
        stream: bool | None = None,
    ) -> Run:
        """A run of a player by its name; the random player's is a stream unless that is turned off.

        Without a number of games, it follows from how fast the player is known to be, not from how fast
        this machine is, so that it is the same everywhere.
        """
        rules, seed = as_rules(rules), seed_text(seed)
        streams = bot == "random" if stream is None else stream
        size = STREAM if streams else _size(rules, bot, simulations, milliseconds)
        games = USUAL_BATCHES * size if games is None else games
        if games < 1:
            raise LabError("error-no_games", games=games)
        # The seed of its last deal is the longest.
        seed_text(f"{seed}/{games}")
        return cls(
            rules=format_rules(rules),
            bot=bot,
            seed=seed,
            games=games,
            simulations=simulations,
            milliseconds=milliseconds,
            timeout=timeout if bot.startswith(PROGRAM) else None,
            goal=str(goal),
            size=size,
            stream=streams,
            rows=rows,
            version=own_version(),
        )

    @property
    def batches(self) -> int:
        """How many batches the run has."""
        return -(-self.games // self.size)

    def games_in(self, batch: int) -> int:
        """How many games this batch has: the last one may be short."""
        return max(0, min(self.size, self.games - batch * self.size))

    def deal(self, game: int) -> str | None:
        """The seed of that game's deal, if it has its own."""
        return None if self.stream else f"{self.seed}/{game}"

    def identity(self) -> dict[str, object]:
        """What must be equal to resume a run: everything but the number of games."""
        facts = asdict(self)
        del facts["games"]
        return facts

    def read_rules(self) -> Rules:
        """The rules that are played."""
        return parse_rules(self.rules)

    def make_player(self) -> Bot:
        """A player for this run; `dismiss` it afterwards."""
        return make_player(
            self.bot,
            self.read_rules(),
            self.simulations,
            self.milliseconds,
            self.timeout or 0.0,
            self.goal,
        )


@cache
def own_version() -> str:
    return version("scoundrel-cards")


def _size(rules: Rules, bot: str, simulations: int | None, milliseconds: float | None) -> int:
    """About half a second of play: progress shows often, and little is lost at an interruption."""
    if milliseconds is not None:
        return 1
    if rules.players > 1:
        return 1 if bot == "expert" else 20
    if bot == "expert":
        looks = SIMULATIONS if simulations is None else simulations
        return max(1, 10_000 // max(looks, 10))
    return {"random": 5_000, "net": 500}.get(bot, 20)
