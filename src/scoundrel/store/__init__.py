"""Saved games, settings and results, in a database that loses nothing that it has confirmed.

    with Store.open() as store:
        game = Game.deal("classic")
        saved = store.begin(game)
        game.play(game.legal_moves[0])
        saved = store.keep_moves(saved, game)

SQLAlchemy takes a while to import, so a surface imports this package only when it opens a store.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scoundrel.play.saved import Kind, SavedGame
    from scoundrel.store.store import Store

__all__ = ["Kind", "SavedGame", "Store"]


def __getattr__(name: str) -> object:
    """What is offered here, loaded when it is asked for: a glance at what is saved needs none of it."""
    if name == "Store":
        from scoundrel.store.store import Store

        return Store
    if name in ("Kind", "SavedGame"):
        from scoundrel.play import saved

        return getattr(saved, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
