"""Key bindings and their labels."""

from __future__ import annotations

from textual.binding import Binding

from scoundrel.texts import say

__all__ = ["key"]


def key(keys: str, action: str, name: str = "", *, at_once: bool = False) -> Binding:
    """Bind keys to an action. Its label comes from the catalogue; without one, the footer does not show it.

    With `at_once`, the action is done before the next key is handled.
    """
    return Binding(keys, action, say(f"bindings-{name}") if name else "", show=bool(name), priority=at_once)
