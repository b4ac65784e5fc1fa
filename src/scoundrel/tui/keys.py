"""Keys with their words."""

from __future__ import annotations

from textual.binding import Binding

from scoundrel.words.texts import say

__all__ = ["key"]


def key(keys: str, action: str, name: str = "", *, at_once: bool = False) -> Binding:
    """Keys for an action. The word for it comes from the catalogue; without one it is not shown below.

    What is done `at_once` is done before the next key is looked at.
    """
    return Binding(keys, action, say(f"bindings.{name}") if name else "", show=bool(name), priority=at_once)
