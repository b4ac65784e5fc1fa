"""Messages that begin a game, or change what there is to begin."""

from __future__ import annotations

from scoundrel.deals import fresh_seed
from scoundrel.door.data import Data
from scoundrel.door.messages import BadMessage, Message
from scoundrel.door.openers import mixed_rules, open_address, rules_for_two
from scoundrel.door.request import Request
from scoundrel.door.scenes import Scene
from scoundrel.errors import DealError
from scoundrel.history.mistakes import keep_mistakes, kept_mistakes, mistakes
from scoundrel.history.profile import solved_mistakes
from scoundrel.history.tendencies import last_played
from scoundrel.play.codes import Deal
from scoundrel.play.ladder import choose_rung, deal_of, unfinished, wants_lesson
from scoundrel.play.learning import LESSON
from scoundrel.play.lessons import LESSONS
from scoundrel.play.mixing import called, named, winnable_deal
from scoundrel.play.seats import HUMAN, SEATS, keep_names
from scoundrel.play.sitting import Sitting
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.texts import say

__all__ = ["begin_deal", "find_mistakes", "forget", "mix", "new", "play", "puzzle", "two", "watch"]

RULE_SETS = Message({"do": "new"})
"""The list of rule sets."""


def begin_deal(request: Request, deal: Deal, *, named: bool, seats: tuple[str, ...] = ()) -> Data:
    """Begin a game; `named` means that the player chose its deal."""
    return request.once(
        lambda: request.sit_down(Sitting.begin(request.store, deal, named=named, seats=seats))
    )


def play(request: Request, message: Message) -> Data:
    """The lesson, as long as it is to come; then the next first dungeon, or the one of that number."""
    store, number = request.store, message.number("number") if message.has("number") else None
    if number is None and not message.boolean("skip") and wants_lesson(store):
        return request.show(open_address(request, Message({"do": "lesson", "name": LESSON})))
    rung = choose_rung(store, number)
    if rung is None:
        return begin_deal(request, Deal.of(RULEBOOK[LESSONS[LESSON].rules]), named=False)
    if saved := unfinished(store, rung):
        return request.once(lambda: request.sit_down(request.resume(saved)))
    return begin_deal(request, deal_of(rung), named=True)


def new(request: Request, message: Message) -> Data:
    """Start another deal, or show the rule sets to choose from."""
    if message.boolean("same"):
        sitting = request.game().flow
        return begin_deal(request, Deal.of(sitting.rules), named=False, seats=sitting.seats)
    if not message.has("rules"):
        return request.show(open_address(request, message))
    rules = request.find_rules(message.text("rules"))
    return _deal(request, rules, message.text("seed", "").strip(), winnable=message.boolean("winnable"))


def _deal(request: Request, rules: Rules, seed: str, *, winnable: bool) -> Data:
    if winnable and seed:
        raise DealError("newgame-named_or_winnable")
    if not winnable:
        return begin_deal(request, Deal.of(rules, seed or None), named=bool(seed))
    return request.later(
        say("newgame-looking"),
        lambda: begin_deal(request, Deal.of(rules, winnable_deal(rules)), named=False),
    )


def watch(request: Request, message: Message) -> Data:
    """Watch a bot at play; unless a deal is named, it plays a fresh one."""
    if message.has("seed"):
        return request.show(open_address(request, message))
    fresh = Message(message.again(seed=fresh_seed()))
    return request.once(lambda: open_address(request, fresh))


def two(request: Request, message: Message) -> Data:
    """Start a game for two, or ask who plays."""
    rules = rules_for_two(request, message)
    if not message.boolean("start"):
        return request.show(open_address(request, message))
    keep_names(request.store, tuple(message.text(f"{name}_name", "") for name in ("first", "second")))
    seats = tuple(message.among(name, SEATS, HUMAN) for name in ("first", "second"))
    seed = message.text("seed", "").strip()
    return begin_deal(request, Deal.of(rules, seed or None), named=bool(seed), seats=seats)


def mix(request: Request, message: Message) -> Data:
    """Change settings of some rules; then play by them, or save them."""
    _, mixed, _, _ = mixed_rules(request, message)
    if message.has("keep"):
        return _keep_mixture(request, mixed, message.text("keep").strip())
    if message.boolean("start"):
        return _deal(request, mixed, "", winnable=message.boolean("winnable"))
    return request.show(open_address(request, message))


def _keep_mixture(request: Request, mixed: Rules, name: str) -> Data:
    if named(mixed).name in RULEBOOK:
        raise BadMessage("mix-no_mixture")
    request.store.keep_mixture(called(mixed, name))
    return request.show(open_address(request, RULE_SETS))


def forget(request: Request, message: Message) -> Data:
    """Delete rules of the player's own."""

    def forgotten() -> Scene:
        request.store.drop_mixture(message.text("name"))
        return open_address(request, RULE_SETS)

    return request.once(forgotten)


def puzzle(request: Request, message: Message) -> Data:
    """A puzzle; for one of the player's own mistakes, the coach may have to look for them first."""
    if message.text("which", "") != "mine" or kept_mistakes(request.store):
        return request.show(open_address(request, message))
    return request.later(say("mistakes-looking"), lambda: _found(request, message))


def find_mistakes(request: Request, _: Message) -> Data:
    """Have the coach look for the player's own mistakes, for the list of puzzles."""
    return request.later(say("mistakes-looking"), lambda: _found(request, Message({"do": "puzzles"})))


def _found(request: Request, then: Message) -> Data:
    """Look through the last games, and open a screen that shows what was found."""
    found = list(mistakes(last_played(request.store), solved_mistakes(request.store)))
    if not found:
        raise BadMessage("mistakes-none")
    keep_mistakes(request.store, found)
    return request.show(open_address(request, then))
