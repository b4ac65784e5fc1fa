"""Commands to read: the tips and the guides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoundrel.errors import ScoundrelError, quote
from scoundrel.plain.console import tell
from scoundrel.rules import nearest
from scoundrel.texts import say
from scoundrel.words.guides import GUIDES, Guide, Kind
from scoundrel.words.guides import guide as guide_of
from scoundrel.words.guides import tips as all_tips

if TYPE_CHECKING:
    from scoundrel.plain.session import Session

__all__ = ["guide", "tips"]


def tips(session: Session, _: str) -> None:
    _read(all_tips())


def guide(session: Session, words: str) -> None:
    """Read a guide, by name or number; without one, hear which there are."""
    if words:
        _read(guide_of(_named(words.lower())))
        return
    for number, name in enumerate(GUIDES, 1):
        tell(say("guides-line", number=number, name=name, title=guide_of(name).title))
    tell(say("guides-more"))


def _named(words: str) -> str:
    numbered = {str(number): name for number, name in enumerate(GUIDES, 1)}
    name = numbered.get(words, words)
    if name not in GUIDES:
        near, known = nearest(words, GUIDES), [*GUIDES]
        raise ScoundrelError("guides-no_guide", name=quote(words), near=near, known=known)
    return name


def _read(text: Guide) -> None:
    tell(text.title)
    for block in text.blocks:
        # An empty line before each part, and a dash before each item.
        tell(("- " if block.kind is Kind.ITEM else "\n") + block.text)
