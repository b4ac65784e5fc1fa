"""What a player calls the bots; on the command line and in data they go by their codes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scoundrel.texts import say

__all__ = ["NAMED", "bot_line", "bot_lines", "bot_name", "bot_title"]

NAMED = ("random", "greedy", "net", "expert", "oracle")
"""The codes of the bots that have a name."""


def bot_name(code: str) -> str:
    """The name of a bot; any other program goes by its own.

    >>> bot_name("expert")
    'Owl'
    """
    return say(f"bots-name-{code}") if code in NAMED else code


def bot_title(code: str) -> str:
    """A bot by its name, with the code by which it is chosen: ``Owl (expert)``."""
    return say("bots-title", name=bot_name(code), code=code) if code in NAMED else code


def bot_line(code: str) -> str:
    """What kind of player a bot is, in a sentence; nothing is known of other programs.

    >>> bot_line("random")
    'Takes any card that it may, and seldom gets far.'
    """
    return say(f"bots-line-{code}") if code in NAMED else ""


def bot_lines(codes: Iterable[str]) -> Iterator[str]:
    """Each of these bots with what kind of player it is; humans are left out."""
    known = (code for code in codes if code in NAMED)
    return (say("bots-about", name=bot_name(code), line=bot_line(code)) for code in known)
