"""What happened, told from events: each move, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scoundrel.events import (
    Broke,
    Damaged,
    Equipped,
    Escaped,
    Event,
    Fell,
    Healed,
    PutAway,
    Ran,
    Shuffled,
    Slain,
    Wasted,
)
from scoundrel.game import Game, Outcome
from scoundrel.rules import Rules, Scoring
from scoundrel.words.cards import card_name
from scoundrel.words.heroes import companions
from scoundrel.words.phrases import capital, listed
from scoundrel.words.texts import say

__all__ = ["outcome_words", "player_name", "result", "score_words", "tell"]


def tell(events: Iterable[Event], rules: Rules, names: Sequence[str] = ()) -> Iterator[str]:
    """What happened, one sentence per event, and one for those of a party who fall."""
    for event in events:
        for what in filter(None, (_what(event), _who_falls(event, rules))):
            if rules.players > 1 and hasattr(event, "player"):
                yield say("players.named", name=player_name(event.player, names), what=what)
            else:
                yield capital(what)


def player_name(player: int, names: Sequence[str] = ()) -> str:
    """What a player is called: by a name of their own, if they gave one."""
    own = names[player] if player < len(names) else ""
    return own or say("screen.player", number=player + 1)


def _what(event: Event) -> str | None:
    match event:
        case Ran():
            return say("event.ran")
        case PutAway(card=card):
            return say("event.put_away", card=card_name(card))
        case Shuffled():
            return say("event.shuffled")
        case Damaged(card=card, amount=amount, health=health):
            return say("event.damaged", card=card_name(card), amount=amount, health=health)
        case Slain(card=card, weapon=weapon):
            return say("event.slain", card=card_name(card), weapon=card_name(weapon))
        case Broke(weapon=weapon):
            return say("event.broke", weapon=card_name(weapon))
        case Equipped(card=card):
            return say("event.equipped", card=card_name(card))
        case Healed(card=card, amount=amount, health=health):
            return say("event.healed", card=card_name(card), amount=amount, health=health)
        case Wasted(card=card):
            return say("event.wasted", card=card_name(card))
        case Fell(score=score):
            return say("event.fell", score=score)
        case Escaped(score=score):
            return say("event.escaped", score=score)
        case _:
            return None


def _who_falls(event: Event, rules: Rules) -> str | None:
    """Those of a party whom a monster costs their last heart."""
    match event:
        case Damaged(player=player, amount=amount, health=health):
            stood = companions(rules, player, health + amount)
            stand = companions(rules, player, health)
        case _:
            return None
    # The last of a party falls first.
    fallen = [
        before.name
        for before, now in reversed([*zip(stood, stand, strict=True)])
        if before.hearts > now.hearts == 0
    ]
    return say("party.falls", names=listed(fallen, "list.and"), n=len(fallen)) if fallen else None


def outcome_words(outcome: Outcome | None) -> str:
    """How a game ended for one player."""
    if outcome is None:
        return say("outcome.unfinished")
    return say("outcome.won" if outcome.won else "outcome.lost", score=outcome.score)


def score_words(game: Game, player: int) -> str:
    """A score, and how it came about."""
    outcome, health = game.outcomes[player], game.heroes[player].health
    assert outcome is not None
    score = outcome.score
    if outcome.won:
        extra = score - health
        key = "health" if extra == 0 else "potion" if extra > 0 else "negative"
        return say(f"score.won_{key}", score=score, health=health, extra=extra)
    if game.rules.scoring is Scoring.LOW:
        return say("score.lost_cards", score=score, n=score)
    key = "lost_monsters" if health != score else "lost_health"
    return say(f"score.{key}", score=score, health=health, monsters=health - score)


def result(game: Game) -> str:
    """How the game ended for each player."""
    return listed(map(outcome_words, game.outcomes))
