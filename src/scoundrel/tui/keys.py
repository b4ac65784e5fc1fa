"""Key bindings and their labels."""

from __future__ import annotations

from textual.binding import Binding

from scoundrel.texts import say

__all__ = ["key", "key_label"]


def key(keys: str, action: str, name: str = "", *, at_once: bool = False) -> Binding:
    """Bind keys to an action. Its label has a name in the catalogue; without one, no footer shows it.

    With `at_once`, the action is done before the next key is handled.
    """
    return Binding(keys, action, name, show=bool(name), priority=at_once)


def key_label(name: str) -> str:
    """What a key does, in a word; it is said when it is shown, as the language may change."""
    return say(f"bindings-{name}") if name else ""
