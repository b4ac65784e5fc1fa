"""Players by name. Each is given a view, which is all that a player may know; only `oracle` sees more.

Anyone can add one: a `Bot` is anything with a `name` and a method ``choose(view)`` that returns a `Choice`.
An entry in `BOTS` gives it a name; a program of its own can play through `scoundrel.engine.protocol`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, Protocol

from scoundrel.cards import Card, Kind
from scoundrel.deals import seed_bytes
from scoundrel.engine.seam import RoomPlan, follow, plan_of_option
from scoundrel.engine.search.heuristic import least_to_stay, values_behind
from scoundrel.engine.search.minds import NetMind
from scoundrel.engine.search.net import Net
from scoundrel.engine.search.netfile import read_net
from scoundrel.engine.search.parties import PartyMind
from scoundrel.engine.search.rollouts import LONGEST_GAME
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.errors import ForfeitError, NetError, ScoundrelError, quote
from scoundrel.events import Event, Fell
from scoundrel.game import Game, View
from scoundrel.kernel import LiveTable
from scoundrel.notation.moves import Action, Move
from scoundrel.rules import RULEBOOK, Rules, nearest

__all__ = [
    "BOTS",
    "Bot",
    "Choice",
    "Step",
    "make_bot",
    "net_for",
    "net_path",
    "next_move",
    "play_on",
    "play_out",
    "play_room",
]

SIMULATIONS = 1400
"""At most this many simulations `expert` does for a room, unless it is told otherwise: nine times as many
win no more (+0.04 ± 0.25 games in a hundred)."""
PARTY_SIMULATIONS = 400
"""The rollouts that it does for a move at a table for two."""
MOST_SIMULATIONS = 4000
"""The most that it can do for a room: beyond that the tree is full."""
MOST_MILLISECONDS = 86_400_000
"""The longest that it can be asked to think about a room: a day."""


class Choice(NamedTuple):
    """What a player decides, how likely it thinks it wins, and what it thought of the other options."""

    move: Move
    value: float | None = None
    options: tuple[tuple[RoomPlan | Move, float], ...] = ()


class Bot(Protocol):
    """A player."""

    name: str

    def choose(self, view: View) -> Choice:
        """Decide what to do, from what a player may know."""


@dataclass(slots=True)
class RandomBot:
    """Picks any legal move. The same view is the same pick, so that nothing hidden can show in it."""

    rules: Rules
    name: str = "random"

    def choose(self, view: View) -> Choice:
        number = int.from_bytes(seed_bytes(view.position()), "little")
        return Choice(view.legal_moves[number % len(view.legal_moves)])


@dataclass(slots=True)
class GreedyBot:
    """A readable rule of thumb: try every way through the room, take the one that leaves the hero best off.

    It runs from a room that would cost more than a quarter of its health, and never thinks of the next.
    """

    rules: Rules
    name: str = "greedy"

    def choose(self, view: View) -> Choice:
        game = Game.from_position(view.position(), seed="greedy")
        behind = values_behind(game.table)
        values = {move: behind[code] for move, code in game.codes.items() if code in behind}
        avoided = [move for move in view.legal_moves if move.action is not Action.TAKE]
        best = max(values, key=values.__getitem__)
        # With nothing unseen, running brings only what is known, perhaps forever.
        if avoided and view.unseen and values[best] < least_to_stay(game.table):
            return Choice(max(avoided, key=lambda move: _menace(move.card)))
        return Choice(best)


def _menace(card: Card | None) -> int:
    return card.value if card is not None and card.kind is Kind.MONSTER else 0


class NetBot:
    """The value net, with as much looking ahead as it is allowed.

    Of two parties it plays one, as if it were alone with its share of the room.
    """

    def __init__(
        self, rules: Rules, name: str = "net", simulations: int = 0, milliseconds: float | None = None
    ) -> None:
        self.rules = rules
        self.name = name
        self.milliseconds = milliseconds
        self.alone = _alone(rules)
        self.net = net_for(self.alone)
        self.mind = NetMind(self.net, self.alone, simulations)
        self._planned: dict[str, Choice] = {}

    @property
    def note(self) -> str:
        """What there is to know of this player, such as a net made for other rules."""
        if self.net.rules == self.rules:
            return ""
        return f"there is no net for these rules; the net of {self.net.rules.name} plays"

    def choose(self, view: View) -> Choice:
        with self.mind.lock:
            if view.position() in self._planned:
                return self._planned[view.position()]
            # The hidden cards of this game lie in some order, which the mind does not look at.
            game = Game.from_position(view.position(), seed="hidden")
            if self.milliseconds is None:
                return self._ask(game)
            return _within(self.milliseconds, lambda simulations: self._ask_with(game, simulations))

    def _ask_with(self, game: Game, simulations: int) -> Choice:
        self.mind.set_simulations(simulations)
        return self._ask(game)

    def _ask(self, game: Game) -> Choice:
        alone = self.rules.players == 1
        code, chosen, options = self.mind.choose(game.table if alone else self._own_table(game))
        best: dict[RoomPlan | Move, float] = {}
        for way, faced, value in sorted(options, key=lambda option: -option[2]):
            best.setdefault(plan_of_option(game, way, faced), value)
        choice = Choice(game.move_of(code), max(best.values(), default=0.0), tuple(best.items()))
        if alone and chosen >= 0:
            self._remember(game, chosen, choice)
        return choice

    def _remember(self, game: Game, chosen: int, choice: Choice) -> None:
        """Decide once for a room: the plan that was chosen is carried out to its end."""
        self._planned = {
            here.view(0).position(): choice._replace(move=move)
            for here, move in follow(game, self.mind.line(game.table, chosen))
        }

    def _own_table(self, game: Game) -> LiveTable:
        """The table as if the party were alone at it, with its share of the cards to face."""
        facts = game.table.facts()
        share = -(-game.left_to_face // 2)
        table = LiveTable(self.alone)
        table.arrange(
            facts._replace(
                heroes=(facts.heroes[facts.turn],),
                turn=0,
                locked=game.refusal is not None,
                faced=self.alone.room_size - self.alone.carried - share,
            )
        )
        return table


def _within(milliseconds: float, ask: Callable[[int], Choice]) -> Choice:
    """The answer with as many simulations as fit: ever twice as many, while there is time for that."""
    began = perf_counter()
    simulations = 16
    while True:
        choice = ask(simulations)
        spent = (perf_counter() - began) * 1000
        if spent * 2 > milliseconds or simulations == MOST_SIMULATIONS:
            return choice
        simulations = min(2 * simulations, MOST_SIMULATIONS)


class PartyBot:
    """One of two parties: it plays many games on from each move, for its own party, and takes the best."""

    def __init__(
        self, rules: Rules, name: str, simulations: int | None, milliseconds: float | None = None
    ) -> None:
        self.rules = rules
        self.name = name
        self.simulations = PARTY_SIMULATIONS if simulations is None else simulations
        self.milliseconds = milliseconds

    def choose(self, view: View) -> Choice:
        game = Game.from_position(view.position(), seed="hidden")
        if self.milliseconds is None:
            return self._ask(game, self.simulations)
        return _within(self.milliseconds, lambda simulations: self._ask(game, simulations))

    def _ask(self, game: Game, simulations: int) -> Choice:
        seed = seed_bytes(game.view(game.turn).position())
        tried = PartyMind(self.rules, simulations).choose(game.table, seed)
        told = tuple((game.move_of(code), value) for code, value in tried)
        return Choice(*told[0], told)


def _alone(rules: Rules) -> Rules:
    """The rules for one of two parties: half of what is faced in a room is its own."""
    if rules.players == 1:
        return rules
    share = -(-(rules.room_size - rules.carried) // 2)
    return rules.replace(players=1, carried=rules.room_size - share)


class OracleBot:
    """The solver, which sees the whole deck. No honest player can do what it does."""

    def __init__(self, rules: Rules, name: str = "oracle") -> None:
        self.rules = rules
        self.name = name
        self.solver = Solver(rules)
        self.note = "sees the whole deck"

    def choose(self, view: View) -> Choice:
        raise ScoundrelError(f"{self.name} can't play from a view: it {self.note}")

    def choose_seeing(self, game: Game) -> Choice:
        verdict = self.solver.solve(game)
        if verdict is Verdict.WON:
            return Choice(self.solver.winning_move(game.copy()), 1.0)
        # Where nothing can be won, live on as long as possible; but never run, which may have no end.
        moves = [move for move in game.legal_moves if move.action is Action.TAKE]
        alive = [move for move in moves if not any(isinstance(e, Fell) for e in game.foresee(move))]
        return Choice((alive or moves)[0], 0.0 if verdict is Verdict.LOST else None)


def next_move(bot: Bot, game: Game) -> Choice:
    """Let a player decide: from its view, unless it is one that sees everything and says so.

    A game that is not over after `LONGEST_GAME` moves is forfeited.
    """
    return _choice(bot, game, game.view(game.turn))


def _choice(bot: Bot, game: Game, view: View) -> Choice:
    if game.move_count >= LONGEST_GAME:
        raise ForfeitError(f"{quote(bot.name)} did not end the game in {LONGEST_GAME:,} moves")
    return bot.choose_seeing(game) if isinstance(bot, OracleBot) else bot.choose(view)


class Step(NamedTuple):
    """One move of a player: what it saw, what it chose, and what happened."""

    view: View
    choice: Choice
    events: tuple[Event, ...]


def play_on(game: Game, *players: Bot) -> Iterator[Step]:
    """Let players play a game on to its end, one in each seat or one in all of them, step by step.

    A game that is not over after `LONGEST_GAME` moves is forfeited.
    """
    while not game.over:
        view = game.view(game.turn)
        choice = _choice(players[game.turn % len(players)], game, view)
        yield Step(view, choice, game.play(choice.move))


def play_room(game: Game, *players: Bot) -> None:
    """Let players play on to the end of the room."""
    room = game.room_number
    for _ in play_on(game, *players):
        if game.room_number != room:
            return


def play_out(game: Game, *players: Bot) -> Game:
    """Let players play a game to its end; that game."""
    for _ in play_on(game, *players):
        pass
    return game


def net_for(rules: Rules) -> Net:
    """The net of a rule set, or of the one nearest to it."""
    alone = [each for each in RULEBOOK.values() if each.players == 1]
    return _shipped_net(min(alone, key=lambda each: len(rules.differences(each))).name)


@cache
def _shipped_net(name: str) -> Net:
    net = read_net(net_path(name))
    if net.rules.name != name:
        raise NetError(f"{name}.net is the net of {net.rules.name}")
    return net


def net_path(name: str) -> Path:
    """The file of the net that comes with the program for a rule set."""
    return Path(str(files("scoundrel.engine.nets").joinpath(f"{name}.net")))


BOTS: dict[str, Callable[[Rules], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "net": NetBot,
    "expert": lambda rules: _expert(rules),
    "oracle": OracleBot,
}
"""Every player by name."""


def make_bot(
    name: str, rules: Rules, simulations: int | None = None, milliseconds: float | None = None
) -> Bot:
    """A player by its name, ready to play by these rules; a budget of one kind is for `expert`."""
    if name not in BOTS:
        raise ScoundrelError(
            f"there is no player {quote(name)}{nearest(name, BOTS)}; the players are {', '.join(BOTS)}"
        )
    if name != "expert" and (simulations is not None or milliseconds is not None):
        raise ScoundrelError(f"{name} takes no budget; expert does")
    if simulations is not None and milliseconds is not None:
        raise ScoundrelError("give expert simulations or milliseconds, not both")
    if simulations is not None and not 0 <= simulations <= MOST_SIMULATIONS:
        raise ScoundrelError(
            f"expert can't look ahead {simulations:,} times for a room: give a number from 0 to "
            f"{MOST_SIMULATIONS:,}"
        )
    if milliseconds is not None and not 0 <= milliseconds <= MOST_MILLISECONDS:
        raise ScoundrelError(
            f"expert can't think for {milliseconds:g} milliseconds: give a number from 0 to "
            f"{MOST_MILLISECONDS:,}"
        )
    if name == "expert":
        return _expert(rules, simulations, milliseconds)
    return BOTS[name](rules)


def _expert(rules: Rules, simulations: int | None = None, milliseconds: float | None = None) -> Bot:
    if rules.players == 2:
        return PartyBot(rules, "expert", simulations, milliseconds)
    return NetBot(rules, "expert", SIMULATIONS if simulations is None else simulations, milliseconds)
