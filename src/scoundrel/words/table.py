"""The table line by line: heroes, room, piles, cards still to come, and the rules played by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoundrel.cards import Kind, Suit, as_name
from scoundrel.rules import Rules
from scoundrel.state import State, View
from scoundrel.texts import say
from scoundrel.words.cards import card_names, dragons, of_suit, ranks_long, suit_noun
from scoundrel.words.choices import avoiding, choices
from scoundrel.words.heroes import hero_line
from scoundrel.words.phrases import capital, sentences
from scoundrel.words.rules import credit_of, rules_topics
from scoundrel.words.telling import player_name, result

__all__ = [
    "discard_lines",
    "news_lines",
    "room_lines",
    "rules_lines",
    "table_lines",
    "unseen_heading",
    "unseen_lines",
]


def table_lines(game: State, names: Sequence[str] = (), room: str = "") -> Iterator[str]:
    """The state of play: the heroes, the room, and the possible moves; or how it ended.

    `room` says which room it is, where that is known better than from the table alone.
    """
    if game.over:
        yield say("table-over", result=result(game))
        return
    room = room or say("screen-room", room=game.room_number)
    yield capital(say("table-room", room=room, n=game.below))
    duo = game.rules.players > 1
    for player, hero in enumerate(game.heroes):
        line = hero_line(hero, game.rules)
        yield say("players-named", name=player_name(player, names), what=line) if duo else line
    yield from room_lines(game)
    turn = say("players-moves", name=player_name(game.turn, names)) if duo else ""
    yield sentences(turn, say("table-to_face", n=game.left_to_face), avoiding(game))


def news_lines(before: State, now: State, names: Sequence[str] = (), room: str = "") -> Iterator[str]:
    """What `table_lines` says now and did not say before; of a new room, everything."""
    is_same = before.room_number == now.room_number
    known = {*table_lines(before, names, room if is_same else "")}
    if not is_same:
        known -= {*room_lines(now)}
    # Events have told which cards were taken.
    known |= {say("table-empty", slot=slot) for slot, card in enumerate(now.room, 1) if card is None}
    return (line for line in table_lines(now, names, room) if line not in known)


def room_lines(game: State) -> Iterator[str]:
    """Each card of the room: its slot, what it is, and what each way to take it would do."""
    for slot, card in enumerate(game.room, 1):
        if card is None:
            yield say("table-empty", slot=slot)
        else:
            yield say(
                "table-slot",
                slot=slot,
                card=as_name(card),
                kind=say(f"kind-{card.kind.value}"),
                choices=choices(game, card),
            )


def discard_lines(game: State, names: Sequence[str] = ()) -> Iterator[str]:
    """The cards that are out of play."""
    monsters = [card for card in game.discard if card.kind is Kind.MONSTER]
    spent = [card for card in game.discard if card.kind is not Kind.MONSTER]
    yield say("table-defeated", cards=card_names(monsters))
    duo = game.rules.players > 1
    for player, hero in enumerate(game.heroes):
        if hero.slain:
            slain = say("table-on_weapon", cards=card_names(hero.slain))
            name = player_name(player, names)
            yield say("players-named", name=name, what=slain) if duo else capital(slain)
    yield say("table-spent", cards=card_names(spent))


def unseen_lines(view: View) -> Iterator[str]:
    """The cards that a player has not seen yet, a line for each suit; then those known at the bottom."""
    for suit in Suit:
        ranks = ranks_long(of_suit(view.unseen, suit))
        yield say("table-unseen", suit=suit_noun(suit), ranks=ranks)
    if dragons(view.rules.deck):
        yield say("table-unseen_dragons", n=len(dragons(view.unseen)))
    if view.known:
        yield say("table-known", cards=card_names(view.known))


def unseen_heading(view: View) -> str:
    """How many cards a player has not seen yet, and how many dragons there are beside the four suits."""
    count = len(dragons(view.unseen))
    if not count:
        return say("screen-unseen", n=len(view.unseen))
    return say("screen-unseen_dragons", n=len(view.unseen), dragons=count)


def rules_lines(rules: Rules) -> Iterator[str]:
    """A rule set in words: a paragraph for each topic, and its author."""
    for topic, words in rules_topics(rules).items():
        yield say("table-topic", topic=topic, words=words)
    if credit := credit_of(rules):
        yield credit
