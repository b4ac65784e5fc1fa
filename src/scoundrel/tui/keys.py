"""Keys with their words."""

from __future__ import annotations

from textual.binding import Binding

from scoundrel.words.texts import say

__all__ = ["key"]


def key(keys: str, action: str, name: str = "") -> Binding:
    """Keys for an action. The word for it comes from the catalogue; without one it is not shown below."""
    return Binding(keys, action, say(f"bindings.{name}") if name else "", show=bool(name))
