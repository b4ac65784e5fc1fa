"""The door: plain messages go in, plain replies come out, so that a page can play.

A page draws a reply and knows no rule and no sentence of its own. See ``docs/door.md``.
"""

from scoundrel.door.door import Door

__all__ = ["Door"]
