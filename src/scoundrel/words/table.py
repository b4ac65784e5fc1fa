"""The table line by line: heroes, room, piles, cards still to come, and the rules played by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoundrel.cards import Kind, Suit
from scoundrel.game import Game, View
from scoundrel.rules import SOURCES, Rules
from scoundrel.words.cards import card_name, card_names, ranks_long
from scoundrel.words.choices import avoiding, choices
from scoundrel.words.heroes import hero_line
from scoundrel.words.phrases import capital
from scoundrel.words.telling import player_name, result
from scoundrel.words.texts import say, translated

__all__ = ["discard_lines", "room_lines", "rules_lines", "table_lines", "unseen_lines"]


def table_lines(game: Game, names: Sequence[str] = ()) -> Iterator[str]:
    """The state of play: the heroes, the room, and the possible moves; or how it ended."""
    if game.over:
        yield say("table.over", result=result(game))
        return
    below = say("cards.count", n=len(game.deck))
    yield say("table.room", number=game.room_number, count=below)
    duo = game.rules.players > 1
    for player, hero in enumerate(game.heroes):
        line = hero_line(hero, game.rules)
        yield say("players.named", name=player_name(player, names), what=line) if duo else line
    yield from room_lines(game)
    turn = [say("players.moves", name=player_name(game.turn, names))] if duo else []
    yield " ".join([*turn, say("table.to_face", n=game.left_to_face), avoiding(game)])


def room_lines(game: Game) -> Iterator[str]:
    """Each card of the room: its slot, what it is, and what each way to take it would do."""
    for slot, card in enumerate(game.room, 1):
        if card is None:
            yield say("table.empty", slot=slot)
        else:
            yield say(
                "table.slot",
                slot=slot,
                card=capital(card_name(card)),
                kind=say(f"cards.kind.{card.kind.value}"),
                choices=choices(game, card),
            )


def discard_lines(game: Game, names: Sequence[str] = ()) -> Iterator[str]:
    """The cards that are out of play."""
    monsters = [card for card in game.discard if card.kind is Kind.MONSTER]
    spent = [card for card in game.discard if card.kind is not Kind.MONSTER]
    yield say("table.defeated", cards=card_names(monsters))
    duo = game.rules.players > 1
    for player, hero in enumerate(game.heroes):
        if hero.slain:
            slain = say("table.on_weapon", cards=card_names(hero.slain))
            name = player_name(player, names)
            yield say("players.named", name=name, what=slain) if duo else capital(slain)
    yield say("table.spent", cards=card_names(spent))


def unseen_lines(view: View) -> Iterator[str]:
    """The cards that a player has not seen yet, a line for each suit; then those known at the bottom."""
    for suit in Suit:
        cards = [card for card in view.unseen if card.suit is suit]
        yield say("table.unseen", suit=say(f"cards.suit.{suit.letter}"), ranks=ranks_long(cards))
    if view.known:
        yield say("table.known", cards=card_names(view.known))


def rules_lines(rules: Rules) -> Iterator[str]:
    """A rule set in words: a paragraph for each topic, and its author."""
    for topic, words in rules.topics().items():
        yield say("table.topic", topic=translated(topic), words=translated(words))
    if rules.name in SOURCES:
        yield translated(SOURCES[rules.name].credit)
