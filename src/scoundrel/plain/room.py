"""Commands about the current room, the rules, and the player's preferences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoundrel.errors import ScoundrelError, quote
from scoundrel.plain.console import tell
from scoundrel.plain.table import show_unseen, tell_rules
from scoundrel.play.preferences import ONLY_IN_LINES, Preferences
from scoundrel.rules import nearest
from scoundrel.texts import say
from scoundrel.words.phrases import listed
from scoundrel.words.table import discard_lines

if TYPE_CHECKING:
    from scoundrel.plain.session import Session

__all__ = ["change_setting", "discard", "is_setting", "look", "rules", "settings", "unseen"]

PREFERENCES = ("dealer", "weapon", "fatal", *ONLY_IN_LINES)
"""The preferences that matter without a screen."""


def look(session: Session, _: str) -> None:
    session.scene.look()


def unseen(session: Session, _: str) -> None:
    show_unseen(session.scene.view)


def discard(session: Session, _: str) -> None:
    for line in discard_lines(session.scene.view, session.scene.names):
        tell(line)


def rules(session: Session, words: str) -> None:
    """Tell the rules of the current game, or of a rule set."""
    tell_rules(session.find_rules(words) if words else session.scene.rules)


def settings(session: Session, _: str) -> None:
    for name in PREFERENCES:
        _tell_setting(session.kept_preferences(), name)


def _tell_setting(preferences: Preferences, name: str) -> None:
    now = preferences.name_of(name)
    others = listed(value for value in preferences.values(name) if value != now)
    tell(say("plain-setting", name=name, now=now, others=others, help=say(f"settings-{name}_help")))


def is_setting(session: Session, name: str, value: str) -> bool:
    """Whether this names a preference and one of its values, as in *detail brief*."""
    return name in PREFERENCES and value.lower() in session.kept_preferences().values(name)


def change_setting(session: Session, words: str) -> None:
    name, _, value = words.lower().partition(" ")
    value = value.strip()
    if name not in PREFERENCES:
        near, known = nearest(name, PREFERENCES), [*PREFERENCES]
        raise ScoundrelError("plain-no_setting", name=quote(name), near=near, known=known)
    kept = session.kept_preferences()
    values = kept.values(name)
    if not value:
        raise ScoundrelError("plain-which_value", name=name, known=[*values])
    if value not in values:
        raise ScoundrelError("plain-no_value", name=name, value=quote(value), known=[*values])
    chosen = kept.changed(name, values[value])
    chosen.keep(session.store, name)
    session.prefer(chosen)
    _tell_setting(chosen, name)
