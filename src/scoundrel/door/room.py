"""Messages about what is being played: moves, hints, the Dealer, and going on from the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoundrel.door.data import Data
from scoundrel.door.messages import Message
from scoundrel.door.scenes import PuzzleScene, ReplayScene, Thought
from scoundrel.errors import IllegalMove, ScoundrelError
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.door.door import Door

__all__ = ["again", "begin", "hand_over", "hint", "look", "move", "solution", "think", "try_again", "undo"]


def begin(door: Door, _: Message) -> Data:
    """Begin what can be begun only once."""
    door.game().begin()
    return door.show()


def move(door: Door, message: Message) -> Data:
    return door.show(door.flow().move(message))


def undo(door: Door, _: Message) -> Data:
    return door.show(door.flow().undo())


def hint(door: Door, _: Message) -> Data:
    thought = door.flow().hint()
    return door.wait(thought.words, thought.think, lambda found: door.show(thought.take(found)))


def think(door: Door, _: Message) -> Data:
    """Think about whatever there is to think about, however long it takes."""
    thought = door.thought()
    return door.show() if thought is None else door.take(thought, _thought_out(thought))


def _thought_out(thought: Thought) -> object:
    """The result of a thought, or why there is none."""
    try:
        return thought.think()
    except ScoundrelError as error:
        return error


def look(door: Door, _: Message) -> Data:
    """Show the room to the Dealer."""
    door.game().look()
    return door.show()


def hand_over(door: Door, message: Message) -> Data:
    """Let the Dealer hand the room over, with a description or without."""
    door.game().hand_over(message.text("words", ""))
    return door.show()


def solution(door: Door, _: Message) -> Data:
    """Give a puzzle up."""
    scene = door.flow()
    if not isinstance(scene, PuzzleScene):
        raise IllegalMove(say("door.bad.no_puzzle"))
    return door.show(scene.give_up())


def again(door: Door, _: Message) -> Data:
    """Play the same deal from the start."""
    sitting = door.game().flow
    return door.begin(sitting.same_deal(), named=True, seats=sitting.seats)


def try_again(door: Door, _: Message) -> Data:
    """Play on from the move that is watched, or from where the game turned."""
    scene = door.flow()
    if isinstance(scene, ReplayScene):
        return door.sit_down(scene.flow.try_from_here(door.store))
    return door.sit_down(door.game().ending.try_again(door.store))
