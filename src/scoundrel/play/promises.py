"""What a server promised before the first card: noted here, where it can't be changed, and checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scoundrel.deals import fresh_seed
from scoundrel.errors import OnlineError, ScoundrelError
from scoundrel.game import Game
from scoundrel.notation.records import parse_record
from scoundrel.play.match import Hosted
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.phrases import sentence

if TYPE_CHECKING:
    from scoundrel.play.sitting import Sitting

__all__ = ["Fairness", "Promise", "fairness_of", "find_out", "forget_side", "keep_promise"]

PROMISES = "promises"
"""The setting that holds what was promised, by match."""
MOST_KEPT = 50


@dataclass(frozen=True, slots=True)
class Promise:
    """What fixes a deal before it is dealt."""

    commitment: str
    side: str
    """What this player adds; empty where somebody else was faster."""


@dataclass(frozen=True, slots=True)
class Fairness:
    """Whether a deal was fair, as far as that can be told here."""

    is_fair: bool | None
    """None as long as it can't be told."""
    words: str
    lines: tuple[str, ...] = ()


def keep_promise(store: Store | None, hosted: Hosted) -> Promise:
    """Note what the server has promised, once; a side of one's own goes with it."""
    known = _promise(store, hosted.id)
    if known is not None and known.side:
        return known
    promise = Promise(known.commitment if known else hosted.commitment, fresh_seed())
    _put(store, hosted.id, promise)
    return promise


def forget_side(store: Store | None, game: str) -> None:
    """Somebody else has added to the deal."""
    known = _promise(store, game)
    if known is not None:
        _put(store, game, Promise(known.commitment, ""))


def fairness_of(store: Store | None, hosted: Hosted, game: Game) -> Fairness:
    """Whether the server has kept its promise; its proof was checked when the game was read."""
    proof = parse_record(game.record()).proof
    if proof is None:
        return Fairness(None, say("online-fair-later"))
    promise = _promise(store, hosted.id) or Promise(hosted.commitment, "")
    # On a day, all have the same deck, so nobody adds to it.
    is_mine = hosted.day is not None or promise.side in ("", proof.client)
    is_fair = promise.commitment == proof.commitment and proof.deal.endswith(_name(hosted)) and is_mine
    names = {"commitment": promise.commitment, "secret": proof.secret}
    names["side" if hosted.day is None else "day"] = proof.client
    lines = tuple(say(f"online-fair-{name}", text=text) for name, text in names.items())
    return Fairness(is_fair, say("online-fair-yes" if is_fair else "online-fair-no"), lines)


def find_out(sitting: Sitting) -> Fairness:
    """Fetch the record of a finished match, which deals its cards anew; whether its deal was fair."""
    hosted = sitting.about.hosted
    assert hosted is not None
    try:
        # What somebody gave up is opened too, though there is nothing to look back on.
        game = Game.from_record(sitting.match.record()) if sitting.about.given_up else sitting.finished
        return fairness_of(sitting.profile, hosted, game)
    except OnlineError:
        raise
    except ScoundrelError as error:
        return Fairness(False, sentence(error))


def _name(hosted: Hosted) -> str:
    """What the deal's name ends with."""
    return hosted.day or hosted.id


def _promise(store: Store | None, game: str) -> Promise | None:
    nothing: dict[str, Any] = {}
    kept = nothing if store is None else store.setting(PROMISES, nothing).get(game)
    if not isinstance(kept, list) or len(kept) != 2 or not all(isinstance(each, str) for each in kept):
        return None
    return Promise(*kept)


def _put(store: Store | None, game: str, promise: Promise) -> None:
    if store is None:
        return
    nothing: dict[str, Any] = {}
    news = {game: [promise.commitment, promise.side]}
    store.change_setting(PROMISES, nothing, lambda kept: dict([*(kept | news).items()][-MOST_KEPT:]))
