"""The first dungeons: how far a player has climbed, and what *Play* on the title leads to.

A first dungeon is a deal that anybody may play by its code. Whoever gets out of it has climbed it, with
help or at the tenth attempt.
"""

from __future__ import annotations

from scoundrel.coach.rungs import RULES, Rung, rung_of, rungs
from scoundrel.errors import ScoundrelError
from scoundrel.play.codes import Deal
from scoundrel.play.learning import has_learnt
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.store import Store
from scoundrel.rules import RULEBOOK

__all__ = [
    "CLIMBED",
    "choose_rung",
    "climb",
    "climbed",
    "deal_of",
    "is_open",
    "next_rung",
    "rung_share",
    "unfinished",
    "wants_lesson",
]

CLIMBED = "ladder"
"""The setting that holds the seeds of the first dungeons that were survived."""


def climbed(store: Store | None) -> frozenset[str]:
    """The seeds of the first dungeons that were survived."""
    nothing: list[str] = []
    kept = nothing if store is None else store.setting(CLIMBED, nothing)
    return frozenset(rung.seed for rung in rungs() if rung.seed in kept)


def climb(store: Store, saved: SavedGame) -> None:
    """Note that a first dungeon was survived, if this game is one that was."""
    rung = rung_of(saved.name, saved.seed)
    if rung is None or not saved.won or saved.kind is Kind.IMPORTED or rung.seed in climbed(store):
        return
    nothing: list[str] = []
    store.change_setting(CLIMBED, nothing, lambda kept: sorted({*filter(_is_text, kept), rung.seed}))


def _is_text(value: object) -> bool:
    """Other programs may have written to the store too."""
    return isinstance(value, str)


def next_rung(store: Store | None, survived: str = "") -> Rung | None:
    """The first dungeon that comes next: the kindest that was not survived yet; None after the last.

    `survived` is one that has just been survived.
    """
    done = climbed(store) | {survived}
    return next((rung for rung in rungs() if rung.seed not in done), None)


def is_open(rung: Rung, done: frozenset[str]) -> bool:
    """Whether it may be played: those that were survived, and the next."""
    return all(other.seed in done for other in rungs()[: rung.number - 1])


def choose_rung(store: Store | None, number: int | None = None) -> Rung | None:
    """The first dungeon of that number, or the next one; None after the last.

    Where nothing is saved, none is locked.
    """
    if number is None:
        return next_rung(store)
    if not 1 <= number <= len(rungs()):
        raise ScoundrelError("ladder-no_number", number=number, most=len(rungs()))
    rung = rungs()[number - 1]
    if store is not None and not is_open(rung, climbed(store)):
        raise ScoundrelError("ladder-locked", number=number - 1)
    return rung


def deal_of(rung: Rung) -> Deal:
    """Its deal, to begin a game with."""
    return Deal.of(RULEBOOK[RULES], rung.seed)


def unfinished(store: Store, rung: Rung) -> SavedGame | None:
    """The game of it that was left, to be played on."""
    games = store.games(over=False, name=RULES)
    return next((saved for saved in games if saved.seed == rung.seed and saved.kind is Kind.DEAL), None)


def wants_lesson(store: Store) -> bool:
    """Whether *Play* is still the lesson: it was neither finished nor left for a first dungeon."""
    tried = any(rung_of(saved.name, saved.seed) for saved in store.games(kind=Kind.DEAL))
    return not (has_learnt(store) or tried or climbed(store))


def rung_share(rung: Rung) -> int:
    """How many of a hundred players come out of it who take the first plan that is no blunder."""
    return round(100 * rung.careless)
