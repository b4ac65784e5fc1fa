"""The table told line by line, for screen readers, pipes and plain terminals."""

from __future__ import annotations

from collections.abc import Iterable

import click

from scoundrel.cards import Kind, cards_text
from scoundrel.events import Event
from scoundrel.game import Game
from scoundrel.rules import Rules
from scoundrel.words import avoiding, hero_line, room_lines, tell

__all__ = ["show_table", "show_unseen", "tell_events", "tell_rules"]


def tell_rules(rules: Rules) -> None:
    """A rule set in words, a paragraph for each topic."""
    for topic, words in rules.topics().items():
        click.echo(click.wrap_text(f"{topic}: {words}", width=79, subsequent_indent="  "))


def tell_events(game: Game, events: Iterable[Event]) -> None:
    for sentence in tell(events, game.rules.players):
        click.echo(sentence)


def show_table(game: Game) -> None:
    """How it stands: the heroes, the room, and what may be done."""
    if game.over:
        click.echo(f"The game is over: {game.result}.")
        return
    below = len(game.deck)
    click.echo(f"\nRoom {game.room_number}. {below} card{'' if below == 1 else 's'} below.")
    for player, hero in enumerate(game.heroes, 1):
        who = f"Player {player}: " if game.rules.players > 1 else ""
        click.echo(who + hero_line(hero, game.rules.max_health))
    for line in room_lines(game):
        click.echo(line)
    whose = f"Player {game.turn + 1} to move. " if game.rules.players > 1 else ""
    left = game.left_to_face
    click.echo(f"{whose}{left} card{'' if left == 1 else 's'} to face. {avoiding(game)}")


def show_unseen(game: Game) -> None:
    """The cards that are still to come, as far as the player may know them."""
    view = game.view(game.turn)
    for kind in Kind:
        cards = [card for card in view.unseen if card.kind is kind]
        click.echo(f"{kind.value.capitalize()}s unseen: {cards_text(cards) or 'none'}.")
    if view.known:
        click.echo(f"Known at the bottom, in this order: {cards_text(view.known)}.")
