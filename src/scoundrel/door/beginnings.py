"""Messages that start something: games of every kind, lessons, puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scoundrel.coach.puzzles import Level, Puzzle
from scoundrel.door import pages
from scoundrel.door.data import Data
from scoundrel.door.messages import BadMessage, Message
from scoundrel.door.reading import puzzles
from scoundrel.door.scenes import LessonScene, PuzzleScene
from scoundrel.door.tables import CHOSEN
from scoundrel.errors import DealError, IllegalMove
from scoundrel.game import Game
from scoundrel.history.mistakes import Mistake, mistakes
from scoundrel.history.profile import solved_mistakes, solved_puzzles
from scoundrel.history.solving import open_mistake, open_puzzle, open_todays_puzzle
from scoundrel.history.tendencies import last_played
from scoundrel.play.daily import today
from scoundrel.play.lessons import LESSONS, open_lesson
from scoundrel.play.mixing import also, called, mixture, named, winnable_deal
from scoundrel.play.mixing import settings as rule_settings
from scoundrel.play.puzzling import PuzzleRun, choose_puzzle, next_puzzle
from scoundrel.play.seats import HUMAN, RULES_FOR_TWO, SEATS, keep_names, names_in
from scoundrel.play.sitting import Sitting
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.door.door import Door

__all__ = [
    "daily",
    "find_mistakes",
    "forget",
    "go_on",
    "lesson",
    "mix",
    "new",
    "puzzle",
    "start_lesson",
    "start_puzzle",
    "two",
]

# --- Games -------------------------------------------------------------------------------------------


def new(door: Door, message: Message) -> Data:
    """Start another deal, or show the rule sets to choose from."""
    if message.truth("same"):
        sitting = door.game().flow
        return door.begin(Game.deal(sitting.game.rules), named=False, seats=sitting.seats)
    if not message.has("rules"):
        return _rule_sets(door)
    rules = door.find_rules(message.text("rules"))
    return _deal(door, rules, message.text("seed", "").strip(), winnable=message.truth("winnable"))


def _rule_sets(door: Door) -> Data:
    return door.page("new", lambda: pages.new_page(door.store))


def _deal(door: Door, rules: Rules, seed: str, *, winnable: bool) -> Data:
    if winnable and seed:
        raise DealError(say("newgame.named_or_winnable"))
    if winnable:
        return _wait_for_winnable(door, rules)
    return door.begin(Game.deal(rules, seed or None), named=bool(seed))


def _wait_for_winnable(door: Door, rules: Rules) -> Data:
    return door.wait(
        say("newgame.looking"),
        lambda: winnable_deal(rules),
        lambda seed: door.begin(Game.deal(rules, seed), named=False),
    )


def two(door: Door, message: Message) -> Data:
    """Start a game for two, or ask who plays."""
    rules = door.find_rules(message.text("rules", RULES_FOR_TWO))
    if rules.players != 2:
        raise BadMessage(say("door.bad.not_for_two", rules=rules.name))
    if not message.truth("start"):
        return door.page("two", lambda: pages.two_page(rules, names_in(door.store)))
    keep_names(door.store, tuple(message.text(f"{name}_name", "") for name in ("first", "second")))
    seats = tuple(message.among(name, SEATS, HUMAN) for name in ("first", "second"))
    seed = message.text("seed", "").strip()
    return door.begin(Game.deal(rules, seed or None), named=bool(seed), seats=seats)


def go_on(door: Door, message: Message) -> Data:
    """Go on with a saved game; at its end, if it is over."""
    saved = door.store.find(message.number("number")) if message.has("number") else None
    saved = saved or door.store.latest_open()
    if saved is None:
        raise IllegalMove(say("title.nothing_to_continue"))
    return door.sit_down(Sitting.resume(door.store, saved))


def daily(door: Door, _: Message) -> Data:
    """Go to today's dungeon."""
    return door.sit_down(Sitting.of_today(door.store, door.clock))


# --- Rules -------------------------------------------------------------------------------------------


def mix(door: Door, message: Message) -> Data:
    """Change settings of some rules; then play by them, or save them."""
    base = door.find_rules(message.text("base", "classic"))
    changes = message.pairs("changes")
    before = mixture(base, changes)
    news = ""
    if message.has("value"):
        changed = _change(message, before)
        news = also(before, changed)
        changes = changes | changed
    mixed = mixture(base, changes)
    if message.has("keep"):
        return _keep_mixture(door, mixed, message.text("keep").strip())
    if message.truth("start"):
        return _deal(door, mixed, "", winnable=message.truth("winnable"))
    return door.page("mix", lambda: pages.mix_page(base.name, mixed, changes, news))


def _change(message: Message, before: Rules) -> dict[str, str]:
    """The setting that a message changes, with its new value; one that does not fit is refused."""
    known = {each.name: each for each in rule_settings()}
    setting = known[message.among("name", known)]
    value = message.text("value").strip()
    setting.put(value, before)
    return {setting.name: value}


def _keep_mixture(door: Door, mixed: Rules, name: str) -> Data:
    if named(mixed).name in RULEBOOK:
        raise BadMessage(say("mix.no_mixture"))
    door.store.keep_mixture(called(mixed, name))
    return _rule_sets(door)


def forget(door: Door, message: Message) -> Data:
    """Delete rules of the player's own."""
    door.store.drop_mixture(message.text("name"))
    return _rule_sets(door)


# --- Learning ----------------------------------------------------------------------------------------


def lesson(door: Door, message: Message) -> Data:
    """Go on with a lesson, or start it over."""
    return start_lesson(door, message.among("name", LESSONS, "classic"), again=message.truth("again"))


def start_lesson(door: Door, name: str, *, again: bool = False) -> Data:
    run = open_lesson(door.store, name, CHOSEN, again=again)
    return door.sit_beside(LessonScene(run, {"do": "lesson", "name": name}))


def puzzle(door: Door, message: Message) -> Data:
    """Start a puzzle: by its number, the next unsolved one, that of the day, or an own mistake."""
    which = message.among("which", ("next", "daily", "mine"), "next")
    if which == "mine":
        return _own_mistake(door, message)
    if which == "daily":
        return _start_todays_puzzle(door)
    if message.has("number"):
        return start_puzzle(door, choose_puzzle(number=message.number("number")))
    level = Level(message.among("level", [each.value for each in Level], Level.EASY.value))
    following = next_puzzle(solved_puzzles(door.store), door.told_puzzles, level)
    if following is None:
        raise BadMessage(say("puzzles.no_more"))
    return start_puzzle(door, following)


def start_puzzle(door: Door, chosen: Puzzle) -> Data:
    run = open_puzzle(chosen, door.store, door.told_puzzles, today(door.clock))
    return _sit_to_puzzle(door, run, {"do": "puzzle", "number": chosen.number})


def _start_todays_puzzle(door: Door) -> Data:
    run = open_todays_puzzle(door.store, door.told_puzzles, today(door.clock))
    return _sit_to_puzzle(door, run, {"do": "puzzle", "which": "daily"})


def _sit_to_puzzle(door: Door, run: PuzzleRun, here: Data) -> Data:
    return door.sit_beside(PuzzleScene(run, here, lambda: solved_puzzles(door.store)))


def find_mistakes(door: Door, message: Message) -> Data:
    """Have the coach look for the player's own mistakes, for the list of puzzles."""
    return _wait_for_mistakes(door, lambda: puzzles(door, message))


def _wait_for_mistakes(door: Door, then: Callable[[], Data]) -> Data:
    """Have the coach look through the last games."""
    played, solved = last_played(door.store), solved_mistakes(door.store)

    def take(found: list[Mistake]) -> Data:
        if not found:
            raise BadMessage(say("mistakes.none"))
        door.mistakes = found
        return then()

    return door.wait(say("mistakes.looking"), lambda: list(mistakes(played, solved)), take)


def _own_mistake(door: Door, message: Message) -> Data:
    """Ask about a mistake of the last games, once those are known."""
    if door.mistakes is None:
        return _wait_for_mistakes(door, lambda: _own_mistake(door, message))
    number = message.number("number", 0)
    chosen = [each for each in door.mistakes if number in (0, each.puzzle.number)]
    if not chosen:
        raise BadMessage(say("mistakes.none"))
    run = open_mistake(chosen[0], door.store, door.told_puzzles)
    return _sit_to_puzzle(door, run, {"do": "puzzle", "which": "mine", "number": run.puzzle.number})
