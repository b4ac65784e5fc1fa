"""Document 004's contract under its own names: a client's state, and the nine action primitives.

`state_of` gives the state of any game, or of a player's view of it, as plain data. `DigitalGame` has one
method per primitive, for a client that drives the game step by step as the document describes. The kernel
does the work, as everywhere else.

>>> from scoundrel import Game
>>> state_of(Game.from_deck("digital", "Js 8d 6h 4c 2c 3c 5c").view(0))["deck"]
[None, None, None]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from scoundrel.bridge import BY_CHANCE, LiveTable
from scoundrel.cards import Card, Kind, parse_cards
from scoundrel.deals import fresh_seed, seed_bytes, seed_text
from scoundrel.errors import AmbiguousMove, BadSetting, IllegalMove, InvalidMove
from scoundrel.game import Game, Hero, View, check_deck
from scoundrel.kernel import ARMED, BARE, ESCAPED, OPEN, RUN, TAKE
from scoundrel.notation.moves import Action
from scoundrel.notation.rulesets import as_rules
from scoundrel.rules import Rules
from scoundrel.state import cards_of, hero_of, slots_of

__all__ = ["DigitalGame", "State", "state_of"]


class State(TypedDict):
    """The game state of document 004; cards are texts such as ``8d``."""

    deck: list[str | None]
    """Top card first. Cards that the player may not know are None."""
    discard: list[str]
    health: int
    equippedWeapon: str | None
    defeatedByWeapon: list[int]
    """The values of the monsters on the weapon, the last kill last."""
    currentRoom: list[str | None]
    """One entry per slot; None where the card has been resolved."""
    skipAvailable: bool
    """Whether the room may be skipped now."""
    gameOutcome: str | None
    """``win``, ``loss`` or None."""
    roomActionCount: int
    roomPotionCount: int


def state_of(game: Game | View) -> State:
    """The state of a game with all its cards, or of a view, where hidden cards are None.

    With two players it is the state of the player to move, or of the view's player.
    """
    if isinstance(game, View):
        player = game.player
        deck = [None] * len(game.unseen) + _texts(game.known)
    else:
        player = game.turn
        deck = [*_texts(game.deck)]
    outcome = game.outcomes[player]
    return _state(
        hero=game.heroes[player],
        deck=deck,
        discard=game.discard,
        room=game.room,
        faced=game.faced,
        may_skip=any(move.action is Action.RUN for move in game.legal_moves),
        won=outcome and outcome.won,
    )


def _state(
    *,
    hero: Hero,
    deck: list[str | None],
    discard: tuple[Card, ...],
    room: tuple[Card | None, ...],
    faced: int,
    may_skip: bool,
    won: bool | None,
) -> State:
    return State(
        deck=deck,
        discard=_texts(discard),
        health=hero.health,
        equippedWeapon=str(hero.weapon) if hero.weapon else None,
        defeatedByWeapon=[card.value for card in hero.slain],
        currentRoom=[str(card) if card else None for card in room],
        skipAvailable=may_skip,
        gameOutcome=None if won is None else "win" if won else "loss",
        roomActionCount=faced,
        roomPotionCount=hero.drunk,
    )


def _texts(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


class DigitalGame:
    """A game driven by the primitives of document 004, in its order.

    Deal the first room. Skip it, or play cards until the rules' number of them is resolved; then complete
    the room, which deals the next one or ends the game. A primitive that is not allowed at this point
    raises `IllegalMove` and changes nothing.

    >>> game = DigitalGame("Js 8d 6h 4c 2c 3c 5c")
    >>> game.deal_initial_room()
    >>> game.play_card(1)
    >>> game.play_card(0, use_weapon=True)
    >>> game.play_card(2)
    >>> game.complete_room()
    >>> game.state["currentRoom"], game.state["health"]
    (['4c', '2c', '3c', '5c'], 20)
    """

    def __init__(
        self,
        deck: str | Iterable[str | Card] | None = None,
        seed: int | str | None = None,
        rules: str | Rules = "digital",
    ) -> None:
        """Lay out a deck, top card first, or the deal of a seed, under any rules for one player."""
        self.rules = as_rules(rules)
        if self.rules.players != 1:
            raise BadSetting("error-digital_players", rules=self.rules.name)
        cards = self.rules.deck if deck is None else parse_cards(deck)
        check_deck(self.rules, cards)
        chance = seed_bytes(fresh_seed() if seed is None else seed_text(seed))
        self._table = LiveTable(self.rules)
        self._table.lay_out(bytes(card.code for card in cards), chance, deck is not None, BY_CHANCE)

    @property
    def state(self) -> State:
        """The state, with all cards."""
        facts = self._table.facts()
        (hero,) = facts.heroes
        return _state(
            hero=hero_of(hero),
            deck=[*_texts(cards_of(facts.deck))],
            discard=cards_of(facts.discard),
            room=slots_of(facts.room),
            faced=facts.faced,
            may_skip=self._may_skip(),
            won=None if hero.status == OPEN else hero.status == ESCAPED,
        )

    # --- The primitives ----------------------------------------------------------------------------

    def deal_initial_room(self) -> None:
        """Draw the first room, left to right."""
        if self._table.room_number() or self._table.over():
            raise IllegalMove("error-already_dealt")
        self._table.deal()

    def skip_room(self) -> None:
        """Put the room under the deck in room order and deal a new one."""
        if not self._may_skip():
            raise IllegalMove("error-no_skipping")
        self._table.play(RUN)

    def play_card(self, index: int, use_weapon: bool | None = None) -> None:
        """Resolve the card in a slot; a monster that can be fought in two ways needs `use_weapon`."""
        room = self._table.room()
        if not 0 <= index < len(room) or not room[index]:
            raise IllegalMove("error-no_slot", index=index, known=self.state["currentRoom"])
        self._resolve(index, use_weapon)

    def equip_weapon(self, card: str | Card) -> None:
        """Equip a weapon from the room; the old one is discarded with the monsters on it."""
        self._resolve(self._slot(card, Kind.WEAPON), None)

    def fight_monster(self, card: str | Card, use_weapon: bool) -> None:
        """Fight a monster in the room, with the weapon or with bare hands."""
        self._resolve(self._slot(card, Kind.MONSTER), use_weapon)

    def consume_potion(self, card: str | Card) -> None:
        """Drink a potion from the room."""
        self._resolve(self._slot(card, Kind.POTION), None)

    def complete_room(self) -> None:
        """Carry over what is left and refill the room, or end the game if that can't be done."""
        self._must_be_done()
        self._table.complete()

    def check_win_on_refill(self) -> bool:
        """Whether the next room can't be dealt, in which case the game is won."""
        self._must_be_done()
        return self._table.out_of_rooms()

    def clamp_health(self) -> None:
        """Clamp the health. Every other primitive already does so."""
        self._table.clamp()

    # --- Inside ------------------------------------------------------------------------------------

    def _may_skip(self) -> bool:
        return RUN in self._table.codes()

    def _must_be_done(self) -> None:
        self._must_go_on()
        if not self._table.room_done():
            raise IllegalMove("error-room_not_finished")

    def _must_go_on(self) -> None:
        if self._table.over():
            raise IllegalMove("error-game_over")

    def _slot(self, card: str | Card, kind: Kind) -> int:
        card = Card(card)
        if card.kind is not kind:
            raise InvalidMove("error-wrong_kind", card=str(card), kind=card.kind.value, wanted=kind.value)
        slot = self._table.room().find(card.code)
        if slot < 0:
            raise IllegalMove("error-card_not_in_room", card=str(card))
        return slot

    def _resolve(self, slot: int, use_weapon: bool | None) -> None:
        self._must_go_on()
        if self._table.room_done():
            raise IllegalMove("error-room_finished")
        room = self._table.room()
        # The kernel lists the left one of two copies of a card.
        listed = room.find(room[slot])
        actions = [code & 0xF0 for code in self._table.codes() if code & 15 == listed and code >= TAKE]
        wanted = actions if use_weapon is None or actions == [TAKE] else [ARMED if use_weapon else BARE]
        possible = [action for action in wanted if action in actions]
        card = Card.from_code(room[slot])
        if len(possible) > 1:
            raise AmbiguousMove("error-say_how", card=str(card))
        if not possible:
            raise IllegalMove("error-not_to_be_fought", card=str(card), weapon=bool(use_weapon))
        self._table.face(possible[0] | slot)
