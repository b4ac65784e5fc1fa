"""Opening a link to a deal: a day's threshold, another deal, or the game of it that was played already."""

from __future__ import annotations

from scoundrel.play.claims import Claim, claim_of
from scoundrel.play.clock import Clock, now
from scoundrel.play.codes import Deal, deal_code
from scoundrel.play.links import DealLink, read_deal_link
from scoundrel.play.mixing import renamed_if_mixed
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.sealed import keep_claim
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store

__all__ = ["finished_game", "linked_deal", "open_deal"]

OWN = (Kind.FREE, Kind.DEAL, Kind.DAILY)
"""The kinds of games that were played here from their first room."""


def linked_deal(text: str) -> DealLink:
    """The deal of a link or of a deal code, with rules that are called what they are."""
    link = read_deal_link(text)
    return link._replace(deal=Deal.of(renamed_if_mixed(link.deal.rules), link.deal.seed))


def open_deal(store: Store, link: DealLink, clock: Clock = now) -> Sitting:
    """The deal of a link, to be played; a game of it that waits or is over, if the link carries a claim.

    A day's dungeon waits at its threshold. The claim is kept until its deal was played.
    """
    sitting = _game_of(store, link, clock)
    if link.claim is not None:
        _keep(store, link.deal, link.claim)
    return sitting


def _game_of(store: Store, link: DealLink, clock: Clock) -> Sitting:
    played = finished_game(store, link.deal) if link.claim or link.day else None
    if played is not None:
        return Sitting.resume(store, played)
    if link.day is not None:
        return Sitting.of_day(store, link.day, clock)
    waiting = _last_of(store, link.deal, over=False) if link.claim else None
    return Sitting.resume(store, waiting) if waiting else Sitting.begin(store, link.deal, named=True)


def finished_game(store: Store, deal: Deal) -> SavedGame | None:
    """The game of a deal that was finished here last; of a day's dungeon, rather the one attempt."""
    return _last_of(store, deal, over=True)


def _last_of(store: Store, deal: Deal, *, over: bool) -> SavedGame | None:
    same = [each for each in store.games(over=over) if each.seed == deal.seed and each.kind in OWN]
    same.sort(key=lambda each: each.kind is not Kind.DAILY)
    return next((each for each in same if deal_code(store.load(each)) == deal.code), None)


def _keep(store: Store, deal: Deal, claim: Claim) -> None:
    """Keep a claim; of a game that was played here there is nothing to keep."""
    played = finished_game(store, deal)
    own = claim_of(store.load(played)) if played else None
    if own is None or not own.is_of(claim):
        keep_claim(store, deal.code, claim)
