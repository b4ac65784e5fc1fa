"""Messages about what is being played: moves, hints, the Dealer, and going on from the end."""

from __future__ import annotations

from scoundrel.door.data import Data, picture_data, shared_data
from scoundrel.door.messages import Message
from scoundrel.door.request import Request
from scoundrel.door.scenes import PuzzleScene, QuestionScene, ReplayScene
from scoundrel.errors import IllegalMove
from scoundrel.history.picture import picture_of
from scoundrel.play.seats import keep_sender, sender_in

__all__ = [
    "again",
    "answer",
    "begin",
    "hand_over",
    "hint",
    "look",
    "move",
    "share",
    "solution",
    "step",
    "think",
    "try_again",
    "undo",
    "watched",
]


def begin(request: Request, message: Message) -> Data:
    """Begin what can be begun only once."""
    scene = request.game()
    scene.begin(message.address)
    return request.show(scene)


def move(request: Request, message: Message) -> Data:
    scene = request.flow()
    return request.show(scene, scene.move(message))


def undo(request: Request, message: Message) -> Data:
    scene = request.flow()
    return request.show(scene, scene.undo(message))


def hint(request: Request, message: Message) -> Data:
    scene = request.flow()
    if message.boolean("now") and scene.is_late(message):
        return request.show(scene)
    thought = scene.hint(message)
    return request.later(thought.words, lambda: request.show(scene, thought.done()))


def think(request: Request, message: Message) -> Data:
    """Think about whatever there is to think about, however long it takes."""
    scene = request.flow()
    return request.show(scene, scene.think(message))


def look(request: Request, _: Message) -> Data:
    """Show the room to the Dealer."""
    scene = request.game()
    scene.look()
    return request.show(scene)


def hand_over(request: Request, message: Message) -> Data:
    """Let the Dealer hand the room over, with a description or without."""
    scene = request.game()
    return request.show(scene, scene.hand_over(message.text("words", "")))


def solution(request: Request, _: Message) -> Data:
    """Give a puzzle up."""
    scene = request.flow()
    if not isinstance(scene, PuzzleScene):
        raise IllegalMove("door-bad-no_puzzle")
    return request.show(scene, scene.give_up())


def again(request: Request, _: Message) -> Data:
    """Play the same deal from the start."""
    return request.once(lambda: request.sit_down(request.game().flow.begin_again(request.store)))


def try_again(request: Request, _: Message) -> Data:
    """Play on from the move that is watched, or from where the game turned."""
    scene = request.flow()
    if isinstance(scene, ReplayScene | QuestionScene):
        flow = scene.flow
        return request.once(lambda: request.sit_down(flow.try_from_here(request.store)))
    return request.once(lambda: request.sit_down(request.game().ending.try_again(request.store)))


def watched(request: Request) -> ReplayScene:
    """The game that is being watched."""
    scene = request.flow()
    if not isinstance(scene, ReplayScene):
        raise IllegalMove("door-bad-no_replay")
    return scene


def step(request: Request, message: Message) -> Data:
    """Go some moves forwards or backwards."""
    scene = watched(request)
    thought = scene.ahead(message)
    if thought is not None:
        return request.later(thought.words, lambda: request.show(scene, thought.done()))
    return request.show(scene, scene.step(message))


def answer(request: Request, message: Message) -> Data:
    """Answer what somebody asks."""
    scene = request.flow()
    if not isinstance(scene, QuestionScene):
        raise IllegalMove("door-bad-no_question")
    return request.show(scene, scene.answer(message.text("plan")))


def share(request: Request, message: Message) -> Data:
    """A text to share, and links: of a finished game, or of a moment in one that is watched."""
    if isinstance(request.scene, ReplayScene):
        return request.scene.share(message)
    scene = request.game()
    if message.has("name"):
        keep_sender(request.store, message.text("name"))
    game = scene.flow.finished
    shared = scene.ending.shared
    return {
        "text": scene.ending.shared.text(request.preferences.drawn_with),
        "shared": shared_data(shared, request.preferences.drawn_with),
        "link": shared.link,
        "replay_link": scene.replay_link,
        "site": request.site,
        "name": sender_in(request.store) if game.rules.players == 1 else None,
        "picture": picture_data(picture_of(scene.flow)),
    }
