"""Saved games, settings and results, in a database that loses nothing that it has confirmed.

    with Store.open() as store:
        game = Game.deal("classic")
        saved = store.begin(game)
        game.play(game.legal_moves[0])
        saved = store.keep_moves(saved, game)

SQLAlchemy takes a while to import, so a surface imports this package only when it opens a store.
"""

from scoundrel.play.saved import Kind, SavedGame
from scoundrel.store.store import Store

__all__ = ["Kind", "SavedGame", "Store"]
