"""Rules in the viewer's language: their titles, their sentences, who made them, the values of settings."""

from __future__ import annotations

from collections.abc import Callable

from scoundrel.cards import parse_deck
from scoundrel.notation.rulesets import format_value
from scoundrel.rules import RULEBOOK, SOURCES, Rules
from scoundrel.texts import Message, in_english, joined, say, shown
from scoundrel.words.phrases import cells

__all__ = ["credit_of", "made_title", "rules_topics", "title_of", "value_words"]

LONGEST_TITLE = 80
"""The most cells of a title, as wide as a narrow terminal."""


def rules_topics(rules: Rules) -> dict[str, str]:
    """The rules in plain sentences, by topic."""
    return {
        shown(topic): joined([shown(sentence) for sentence in told], "sentences", "sentences")
        for topic, told in rules.sentences().items()
    }


def credit_of(rules: Rules) -> str:
    """Who made a rule set; empty for a mixture."""
    return shown(SOURCES[rules.name].told_credit) if rules.name in SOURCES else ""


def title_of(rules: Rules) -> str:
    """What players call these rules: as a rule set or their maker does, or else by what differs."""
    if rules.name in RULEBOOK and rules.title == RULEBOOK[rules.name].title:
        return say(f"rules-title-{rules.name}")
    # The title that `named` has given them is in English, whoever made them.
    return made_title(rules) if rules.title == made_title(rules, in_english) else rules.title


def made_title(rules: Rules, tell: Callable[[Message], str] = shown) -> str:
    """A title such as ``Classic Scoundrel, 30 health``, with as many changes as fit."""
    base = RULEBOOK.closest(rules)
    known = Message(f"rules-title-{base.name}")
    told = [value_words(name, format_value(rules, name)) for name in rules.differences(base)]
    for number in range(len(told), 0, -1):
        made = {"rules": known, "changes": told[:number], "more": len(told) - number}
        if cells(text := tell(Message("mixing-title", made))) <= LONGEST_TITLE:
            return text
    return tell(known)


def value_words(setting: str, value: str) -> Message:
    """The value of a setting, as players type it, in a few words."""
    if setting == "deck":
        return Message("mixing-values-deck", {"n": len(parse_deck(value))})
    if value.removeprefix("-").isdecimal():
        return Message(f"mixing-values-{setting}", {"n": int(value)})
    return Message(f"mixing-values-{setting}-{value}")
