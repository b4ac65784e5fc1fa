"""Looking at a game: what a viewer may know of it. Wherever a match is, this alone decides."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from scoundrel.cards import cards_text
from scoundrel.events import Carried, Dealt, Event
from scoundrel.game import Game
from scoundrel.play.match import About, Seen, Viewer
from scoundrel.state import Turn

__all__ = ["awaits_dealer", "look_at"]


def look_at(
    game: Game,
    viewer: Viewer,
    about: About,
    *,
    version: int,
    described: Mapping[int, str],
    key: str,
    curtained: bool,
) -> Seen:
    """A game as this viewer sees it; while it is `curtained`, only the Dealer sees the new room."""
    hidden = curtained and not viewer.dealer
    player = _player(viewer, game.turn)
    dealt = game.after(game.room_began).view(player)
    turns, opening = game.turns, game.opening
    if hidden:
        dealt = dealt.curtain(_carried(game))
        turns, opening = _without_deal(turns), () if not turns else opening
    return Seen(
        version=version,
        about=about,
        view=dealt if hidden else game.view(player),
        dealt=dealt,
        opening=opening,
        turns=turns,
        tale="" if hidden and not turns else cards_text(game.after(0).room),
        seed=game.seed if game.over or not about.policy.secret else None,
        described=dict(described),
        key=key,
        curtained=curtained,
    )


def awaits_dealer(game: Game, described: Collection[int]) -> bool:
    """Whether the room is new, and a human Dealer has not handed it over yet."""
    is_new = game.room_began == game.move_count
    return is_new and not game.over and game.room_number not in described


def _player(viewer: Viewer, turn: int) -> int:
    """Whose view a viewer has: that of the player to move if they play it, else of their own seat."""
    return turn if turn in viewer.seats or not viewer.seats else min(viewer.seats)


def _carried(game: Game) -> set[int]:
    """The slots of the cards that were left over from the room before."""
    events = game.turns[-1].events if game.move_count else game.opening
    return {event.slot for event in events if isinstance(event, Carried)}


def _without_deal(turns: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """The moves without the events that dealt the last room."""
    if not turns:
        return ()
    *others, last = turns
    return (*others, last._replace(events=tuple(event for event in last.events if not _deals(event))))


def _deals(event: Event) -> bool:
    """Whether an event puts a card into a new room."""
    return isinstance(event, Dealt | Carried)
