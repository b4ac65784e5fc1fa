"""Messages about games already played: watch them, share them, and see what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoundrel.coach.review import Review
from scoundrel.coach.wording import decision_line, review_title, summary
from scoundrel.door import pages
from scoundrel.door.data import Data
from scoundrel.door.links import game_link, start_link
from scoundrel.door.messages import Message
from scoundrel.door.scenes import GameScene, ReplayScene
from scoundrel.errors import IllegalMove
from scoundrel.history.tendencies import last_games, tell_tendencies
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.seats import names_in
from scoundrel.words.dates import read_month
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.door.door import Door

__all__ = [
    "achievements",
    "calendar",
    "games",
    "habits",
    "replay",
    "review",
    "share",
    "statistics",
    "step",
    "watch",
    "watched",
]


def games(door: Door, _: Message) -> Data:
    """List the saved games."""
    return door.page("games", lambda: pages.games_page(door.store))


def replay(door: Door, message: Message) -> Data:
    return watch(door, message.number("number"))


def watch(door: Door, number: int) -> Data:
    """Watch a saved game that is over; another would show its cards."""
    saved = door.store.find(number)
    if not saved.over:
        raise IllegalMove(say("door.bad.unfinished", number=saved.id))
    review = _review_shown(door, saved.id)
    run = ReplayRun(door.store.load(saved), saved.seats, review, names_in(door.store))
    return door.sit_beside(ReplayScene(run, {"do": "replay", "number": saved.id}, kept=True))


def _review_shown(door: Door, number: int) -> Review | None:
    """The review of this game, if its end is on the table."""
    scene = door.scene
    if not isinstance(scene, GameScene) or scene.flow.saved is None or scene.flow.saved.id != number:
        return None
    return scene.ending.review


def watched(door: Door) -> ReplayScene:
    """The game that is being watched."""
    scene = door.flow()
    if not isinstance(scene, ReplayScene):
        raise IllegalMove(say("door.bad.no_replay"))
    return scene


def step(door: Door, message: Message) -> Data:
    """Go some moves forwards or backwards."""
    return door.show(watched(door).step(message))


def share(door: Door, _: Message) -> Data:
    """A text to share, and links: of a finished game, or of a moment in one that is watched."""
    if isinstance(door.scene, ReplayScene):
        return door.scene.share()
    scene = door.game()
    game = scene.flow.game
    return {
        "text": scene.ending.share(),
        "link": start_link(game) or game_link(game),
        "replay_link": game_link(game),
    }


def review(door: Door, _: Message) -> Data:
    """The review of the game on the table, room by room."""
    scene = door.game()
    if scene.ending.review is not None:
        return _show_review(door, scene.ending.review)
    thought = scene.review()

    def take(found: object) -> Data:
        thought.take(found)
        made = scene.ending.review
        return door.show() if made is None else _show_review(door, made)

    return door.wait(thought.words, thought.think, take)


def _show_review(door: Door, review: Review) -> Data:
    lines = [*map(decision_line, review.decisions), *summary(review)]
    title = review_title(review.game)
    return door.page("review", lambda: pages.words_page(title, lines, {"do": "review"}))


def statistics(door: Door, _: Message) -> Data:
    return door.page("statistics", lambda: pages.statistics_page(door.store, door.clock))


def habits(door: Door, _: Message) -> Data:
    """What cost the player most in the last games."""
    played, title = last_games(door.store), say("statistics.habits")

    def take(lines: list[str]) -> Data:
        return door.page("habits", lambda: pages.words_page(title, lines, {"do": "habits"}))

    return door.wait(say("statistics.reviewing", n=len(played)), lambda: tell_tendencies(played), take)


def achievements(door: Door, _: Message) -> Data:
    return door.page("achievements", lambda: pages.achievements_page(door.store))


def calendar(door: Door, message: Message) -> Data:
    """A month of days: this one, or another."""
    month = read_month(message.text("month")) if message.has("month") else None
    return door.page("calendar", lambda: pages.calendar_page(door.store, door.clock, month))
