"""Unfinished games: where each of them stands, and what giving one up or deleting one means."""

from __future__ import annotations

from typing import NamedTuple

from scoundrel.cards import Card
from scoundrel.errors import ScoundrelError
from scoundrel.play.preferences import Dealer, Preferences
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.shelf import is_own, saved_name, saved_when
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.play.way import Way, way_of
from scoundrel.texts import say

__all__ = ["Place", "deleting", "give_up", "giving_up", "place_of", "why_not_give_up"]


class Place(NamedTuple):
    """Where an unfinished game stands, as its player last saw it."""

    way: Way
    health: int
    most: int
    room: tuple[Card, ...]
    """The cards of the room, as far as the player may have seen them."""

    @property
    def words(self) -> str:
        """How far it has got, and with what health."""
        way = self.way
        return say("shelf-place", room=way.room, rooms=way.rooms, health=self.health, most=self.most)


def place_of(store: Store, saved: SavedGame, preferences: Preferences) -> Place | None:
    """Where an unfinished game stands; None for one that can't be shown."""
    try:
        game = store.load(saved)
    except ScoundrelError:
        return None
    view = game.view(game.turn)
    # A human Dealer may not have handed the room over yet.
    shown = preferences.dealer is not Dealer.HUMAN
    room = tuple(card for card in view.room if card is not None) if shown else ()
    return Place(way_of(view, game.turns), view.mover.health, view.rules.max_health, room)


def why_not_give_up(saved: SavedGame) -> ScoundrelError | None:
    """Why a saved game can't be given up; None if it can."""
    if saved.over:
        return ScoundrelError("shelf-is_over", number=saved.id)
    return None if len(saved.seats) == 1 else ScoundrelError("shelf-no_giving_up")


def giving_up(saved: SavedGame) -> str:
    """What giving a game up does, to be asked before it is done."""
    key = "day" if saved.kind is Kind.DAILY else "counts" if is_own(saved) else "alone"
    return say(f"shelf-sure-{key}", name=saved_name(saved))


def deleting(saved: SavedGame) -> str:
    """What deleting a game does, to be asked before it is done."""
    key = "delete_counted" if saved.over and is_own(saved) else "delete"
    return say(f"shelf-sure-{key}", name=saved_name(saved), when=saved_when(saved))


def give_up(store: Store, number: int, key: str = "") -> SavedGame:
    """End an unfinished game as a loss."""
    saved = store.find(number)
    if why_not := why_not_give_up(saved):
        raise why_not
    sitting = Sitting.resume(store, saved)
    sitting.key = key
    sitting.give_up()
    return store.find(number)
