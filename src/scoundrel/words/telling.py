"""What happened, told from events: each move, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scoundrel.cards import as_name
from scoundrel.errors import quote
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
from scoundrel.fair import Proof
from scoundrel.rules import Rules, Scoring
from scoundrel.state import Outcome, State
from scoundrel.texts import say
from scoundrel.words.heroes import companions
from scoundrel.words.phrases import capital, listed

__all__ = ["fairness", "outcome_words", "player_name", "result", "score_words", "tell"]


def tell(events: Iterable[Event], rules: Rules, names: Sequence[str] = ()) -> Iterator[str]:
    """What happened, one sentence per event, and one for the members of a party who fall.

    A single player who has a name is spoken of by it, never as "you".
    """
    alone = names[0] if names and rules.players == 1 else ""
    for event in events:
        for what in filter(None, (_what(event, alone), _who_falls(event, rules))):
            if rules.players > 1 and hasattr(event, "player"):
                yield say("players-named", name=player_name(event.player, names), what=what)
            else:
                yield capital(what)


def player_name(player: int, names: Sequence[str] = ()) -> str:
    """What a player is called: by a name of their own, if they gave one."""
    own = names[player] if player < len(names) else ""
    return own or say("screen-player", number=player + 1)


def _what(event: Event, name: str = "") -> str | None:
    match event:
        case Ran():
            return _told("ran", name)
        case PutAway(card=card):
            return _told("put_away", name, card=as_name(card))
        case Shuffled():
            return say("event-shuffled")
        case Damaged(card=card, amount=amount, health=health):
            return _told("damaged", name, card=as_name(card), amount=amount, health=health)
        case Slain(card=card, weapon=weapon):
            return _told("slain", name, card=as_name(card), weapon=as_name(weapon))
        case Broke(weapon=weapon):
            return _told("broke", name, weapon=as_name(weapon))
        case Equipped(card=card):
            return _told("equipped", name, card=as_name(card))
        case Healed(card=card, amount=amount, health=health):
            return _told("healed", name, card=as_name(card), amount=amount, health=health)
        case Wasted(card=card):
            return _told("wasted", name, card=as_name(card))
        case Fell(score=score):
            return _told("fell", name, score=score)
        case Escaped(score=score):
            return _told("escaped", name, score=score)
        case _:
            return None


def _told(what: str, name: str, **filled: object) -> str:
    """What happened to you, or to somebody who has a name."""
    return say(f"event-named-{what}", name=name, **filled) if name else say(f"event-{what}", **filled)


def _who_falls(event: Event, rules: Rules) -> str | None:
    """The members of a party who lose their last heart to a monster."""
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
    return say("party-falls", names=fallen) if fallen else None


def outcome_words(outcome: Outcome | None) -> str:
    """How a game ended for one player."""
    if outcome is None:
        return say("outcome-unfinished")
    return say("outcome-won" if outcome.won else "outcome-lost", score=outcome.score)


def score_words(game: State, player: int) -> str:
    """A score, and how it came about."""
    outcome, health = game.outcomes[player], game.heroes[player].health
    assert outcome is not None
    score = outcome.score
    if outcome.won:
        extra = score - health
        key = "health" if extra == 0 else "potion" if extra > 0 else "negative"
        return say(f"score-won_{key}", score=score, health=health, extra=extra)
    if game.rules.scoring is Scoring.LOW:
        return say("score-lost_cards", score=score, n=score)
    key = "lost_monsters" if health != score else "lost_health"
    return say(f"score-{key}", score=score, health=health, monsters=health - score)


def result(game: State) -> str:
    """How the game ended for each player."""
    return listed(map(outcome_words, game.outcomes))


def fairness(proof: Proof) -> str:
    """What a proof has shown."""
    # Where all get the same deal, its name stands for the player's side.
    told = "outcome-fair_day" if proof.client == proof.deal else "outcome-fair"
    return say(told, commitment=proof.commitment, client=quote(proof.client, 64))
