"""A server's matches, boards and people, from a program or a surface.

>>> from scoundrel.online import Server
>>> server = Server("https://example.org")            # doctest: +SKIP
>>> server.join(program=True)                         # doctest: +SKIP
>>> match = server.ranked("classic")                  # doctest: +SKIP
"""

from scoundrel.online.match import OnlineMatch
from scoundrel.online.server import Account, Server

__all__ = ["Account", "OnlineMatch", "Server"]
