"""The bots, by name. Each is given a view, which is all that a player may know; only `oracle` sees more.

Anyone can add one: a `Bot` is anything with a `name` and a method ``choose(view)`` that returns a `Choice`.
An entry in `BOTS` registers it; an external program can play through `scoundrel.engine.protocol`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import NamedTuple, Protocol

from scoundrel.bridge import LiveTable
from scoundrel.cards import Card, Kind
from scoundrel.deals import seed_bytes
from scoundrel.engine.goals import Goal, as_goal
from scoundrel.engine.nets import net_path
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
from scoundrel.notation.moves import Action, Move
from scoundrel.notation.rulesets import as_rules
from scoundrel.rules import RULEBOOK, Rules, nearest

__all__ = [
    "BOTS",
    "Bot",
    "Choice",
    "Goal",
    "Step",
    "Valued",
    "make_bot",
    "net_for",
    "net_path",
    "next_move",
    "play_on",
    "play_out",
    "play_room",
]

SIMULATIONS = 1400
"""The most simulations that `expert` runs for a room unless told otherwise. Nine times as many win no more
(+0.04 ± 0.25 games in a hundred)."""
PARTY_SIMULATIONS = 400
"""The number of rollouts that `expert` runs for a move at a table for two."""
MOST_SIMULATIONS = 4000
"""The most simulations that `expert` can run for a room: beyond that the tree is full."""
MOST_MILLISECONDS = 86_400_000
"""The longest that `expert` can be asked to think about a room: a day."""


class Valued(NamedTuple):
    """An option, how likely a bot thinks it is to win, and the score it expects, if it can say."""

    plan: RoomPlan | Move
    value: float
    """The chance to win, from 0 to 1."""
    score: float | None = None


class Choice(NamedTuple):
    """The move a bot chose, its chance to win and its score as the bot expects them, and every option.

    Only the move is needed.
    """

    move: Move
    value: float | None = None
    """The chance to win, from 0 to 1."""
    options: tuple[Valued, ...] = ()
    """Everything that was considered, for those who watch."""
    score: float | None = None


class Bot(Protocol):
    """A player that is not human: anything with a name and this method."""

    name: str

    def choose(self, view: View) -> Choice:
        """Decide what to do, from what a player may know."""


@dataclass(slots=True)
class RandomBot:
    """Picks any legal move. The same view always gives the same pick, so it reveals nothing hidden."""

    rules: Rules
    name: str = "random"

    def choose(self, view: View) -> Choice:
        number = int.from_bytes(seed_bytes(view.position()), "little")
        return Choice(view.legal_moves[number % len(view.legal_moves)])


@dataclass(slots=True)
class GreedyBot:
    """A simple rule of thumb: try every way through the room, take the one that leaves the hero best off.

    It runs from a room that would cost more than a quarter of its health, and never thinks about the next.
    """

    rules: Rules
    name: str = "greedy"

    def choose(self, view: View) -> Choice:
        game = Game.from_position(view.position(), seed="greedy")
        behind = values_behind(game.table)
        values = {move: behind[code] for move, code in game.codes.items() if code in behind}
        avoided = [move for move in view.legal_moves if move.action is not Action.TAKE]
        best = max(values, key=values.__getitem__)
        # With no unseen cards left, running only brings back cards already seen, perhaps forever.
        if avoided and view.unseen and values[best] < least_to_stay(game.table):
            return Choice(max(avoided, key=lambda move: _menace(move.card)))
        return Choice(best)


def _menace(card: Card | None) -> int:
    return card.value if card is not None and card.kind is Kind.MONSTER else 0


class NetBot:
    """The value net, looking ahead as far as its budget allows.

    At a table for two it plays as if it were alone with its share of the room.
    """

    def __init__(
        self,
        rules: Rules,
        name: str = "net",
        simulations: int = 0,
        milliseconds: float | None = None,
        goal: str = Goal.WIN,
    ) -> None:
        self.rules = rules
        self.name = name
        self.milliseconds = milliseconds
        self.alone = _alone(rules)
        self.net = net_for(self.alone)
        self.mind = NetMind(self.net, self.alone, simulations, goal=goal)
        self._planned: dict[str, Choice] = {}

    @property
    def note(self) -> str:
        """Anything worth knowing about this bot, such as that its net was made for other rules."""
        if self.net.rules == self.rules:
            return ""
        return f"there is no net for these rules; the net of {self.net.rules.name} plays"

    def choose(self, view: View) -> Choice:
        with self.mind.lock:
            if view.position() in self._planned:
                return self._planned[view.position()]
            # The hidden cards of this game are in an arbitrary order, which the mind does not look at.
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
        best: dict[RoomPlan | Move, Valued] = {}
        order = sorted(range(len(options)), key=lambda i: (i != chosen, -options[i][2]))
        for way, faced, value, score in (options[i] for i in order):
            plan = plan_of_option(game, way, faced)
            if value >= 0:
                best.setdefault(plan, Valued(plan, value, score))
        listed = tuple(best.values())
        move = game.move_of(code)
        choice = Choice(move, listed[0].value, listed, listed[0].score) if listed else Choice(move, 0.0)
        if alone and chosen >= 0:
            self._remember(game, chosen, choice)
        return choice

    def _remember(self, game: Game, chosen: int, choice: Choice) -> None:
        """Remember every move of the chosen plan, so that each room is decided only once."""
        self._planned = {
            here.view(0).position(): choice._replace(move=move)
            for here, move in follow(game, self.mind.line(game.table, chosen))
        }

    def _own_table(self, game: Game) -> LiveTable:
        """The table as if this player were alone at it, with their share of the cards to face."""
        facts = game.table.facts()
        share = -(-game.left_to_face // 2)
        table = LiveTable(self.alone)
        table.arrange(
            facts._replace(
                heroes=(facts.heroes[facts.turn],),
                turn=0,
                locked=game.refusal is not None,
                faced=self.alone.to_face - share,
            )
        )
        return table


def _within(milliseconds: float, ask: Callable[[int], Choice]) -> Choice:
    """The choice with as many simulations as time allows, doubling them while there is time for more."""
    began = perf_counter()
    simulations = 16
    while True:
        choice = ask(simulations)
        spent = (perf_counter() - began) * 1000
        if spent * 2 > milliseconds or simulations == MOST_SIMULATIONS:
            return choice
        simulations = min(2 * simulations, MOST_SIMULATIONS)


class PartyBot:
    """One of two players: it plays out many games from each move, and takes the move that does best."""

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
        view = game.view(game.turn)
        tried = PartyMind(self.rules, simulations).choose(game.table, seed_bytes(view.position()))
        # While cards are unseen, not even winning none or all of the games played out is certain.
        doubt = 0.5 / max(1, simulations) if view.unseen else 0.0
        told = tuple(
            Valued(game.move_of(code), min(max(value, doubt), 1 - doubt), score)
            for code, value, score in tried
        )
        return Choice(game.move_of(tried[0][0]), told[0].value, told, told[0].score)


def _alone(rules: Rules) -> Rules:
    """The rules as they are for one of two players, who faces half of the cards of a room."""
    if rules.players == 1:
        return rules
    share = -(-rules.to_face // 2)
    return rules.replace(players=1, carried=rules.room_size - share)


class OracleBot:
    """The solver, which sees the whole deck. No honest bot can match it."""

    def __init__(self, rules: Rules, name: str = "oracle") -> None:
        self.rules = rules
        self.name = name
        self.solver = Solver(rules)
        self.note = "sees the whole deck"

    def choose(self, view: View) -> Choice:
        raise ScoundrelError("error-sees_all", name=self.name)

    def choose_seeing(self, game: Game) -> Choice:
        verdict = self.solver.solve(game)
        if verdict is Verdict.WON:
            return Choice(self.solver.winning_move(game.copy()), 1.0)
        # Where no win is possible, stay alive as long as possible; but never run, as that might never end.
        moves = [move for move in game.legal_moves if move.action is Action.TAKE]
        alive = [move for move in moves if not any(isinstance(e, Fell) for e in game.foresee(move))]
        return Choice((alive or moves)[0], 0.0 if verdict is Verdict.LOST else None)


def next_move(bot: Bot, game: Game) -> Choice:
    """Let a bot decide, from its view; only `oracle` is given the whole game.

    A game that is not over after `LONGEST_GAME` moves is forfeited.
    """
    return _choice(bot, game, game.view(game.turn))


def _choice(bot: Bot, game: Game, view: View) -> Choice:
    if game.move_count >= LONGEST_GAME:
        raise ForfeitError("error-no_end", name=quote(bot.name), most=LONGEST_GAME)
    return bot.choose_seeing(game) if isinstance(bot, OracleBot) else bot.choose(view)


class Step(NamedTuple):
    """One move by a bot: what it saw, what it chose, and what happened."""

    view: View
    choice: Choice
    events: tuple[Event, ...]


def play_on(game: Game, *players: Bot) -> Iterator[Step]:
    """Let bots finish a game step by step, one bot in each seat or a single bot in all of them.

    A game that is not over after `LONGEST_GAME` moves is forfeited.
    """
    while not game.over:
        view = game.view(game.turn)
        choice = _choice(players[game.turn % len(players)], game, view)
        yield Step(view, choice, game.play(choice.move))


def play_room(game: Game, *players: Bot) -> None:
    """Let bots play on to the end of the room."""
    room = game.room_number
    for _ in play_on(game, *players):
        if game.room_number != room:
            return


def play_out(game: Game, *players: Bot) -> Game:
    """Let bots finish a game, and return it."""
    for _ in play_on(game, *players):
        pass
    return game


def net_for(rules: Rules) -> Net:
    """The net for a rule set, or for the rule set nearest to it."""
    alone = [each for each in RULEBOOK.values() if each.players == 1]
    return _shipped_net(min(alone, key=lambda each: len(rules.differences(each))).name)


@cache
def _shipped_net(name: str) -> Net:
    net = read_net(net_path(name))
    if net.rules.name != name:
        raise NetError("error-net_of_another", name=name, rules=net.rules.name)
    return net


BOTS: dict[str, Callable[[Rules], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "net": NetBot,
    "expert": lambda rules: _expert(rules),
    "oracle": OracleBot,
}
"""How each bot is made for a set of rules, by name. What is added here, `make_bot` can make."""


def make_bot(
    name: str,
    rules: str | Rules,
    simulations: int | None = None,
    milliseconds: float | None = None,
    goal: str | None = None,
) -> Bot:
    """A bot by its name, ready to play by these rules, which may be given by their name too.

    Only `expert` takes a budget, of one kind; only those that learned take a goal.
    """
    if name not in BOTS:
        raise ScoundrelError("error-no_bot", name=quote(name), near=nearest(name, BOTS), known=[*BOTS])
    _check_budget(name, simulations, milliseconds)
    rules = as_rules(rules)
    aim = _goal_of(name, rules, goal)
    if name == "net":
        return NetBot(rules, goal=aim)
    if name == "expert":
        return _expert(rules, simulations, milliseconds, aim)
    return BOTS[name](rules)


def _check_budget(name: str, simulations: int | None, milliseconds: float | None) -> None:
    """Refuse a budget for a bot that takes none, two budgets, or one that is out of range."""
    if name != "expert" and (simulations is not None or milliseconds is not None):
        raise ScoundrelError("error-no_budget", name=name)
    if simulations is not None and milliseconds is not None:
        raise ScoundrelError("error-two_budgets")
    if simulations is not None and not 0 <= simulations <= MOST_SIMULATIONS:
        raise ScoundrelError("error-bad_simulations", n=simulations, most=MOST_SIMULATIONS)
    if milliseconds is not None and not 0 <= milliseconds <= MOST_MILLISECONDS:
        raise ScoundrelError("error-bad_milliseconds", n=milliseconds, most=MOST_MILLISECONDS)


def _goal_of(name: str, rules: Rules, goal: str | None) -> Goal:
    """What a bot plays for; only some can play for score."""
    aim = Goal.WIN if goal is None else as_goal(goal)
    if aim is Goal.SCORE and name not in ("net", "expert"):
        raise ScoundrelError("error-not_for_score", name=name)
    if aim is Goal.SCORE and rules.players == 2:
        raise ScoundrelError("error-rules_not_for_score", name=name, rules=rules.name)
    return aim


def _expert(
    rules: Rules,
    simulations: int | None = None,
    milliseconds: float | None = None,
    goal: str = Goal.WIN,
) -> Bot:
    if rules.players == 2:
        return PartyBot(rules, "expert", simulations, milliseconds)
    return NetBot(rules, "expert", SIMULATIONS if simulations is None else simulations, milliseconds, goal)
