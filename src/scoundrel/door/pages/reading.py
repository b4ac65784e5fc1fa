"""Pages to read: guides, rules, and whatever else is told in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from scoundrel.door.data import Data
from scoundrel.door.pages.layout import page, part
from scoundrel.notation.rulesets import format_rules
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.words.guides import Guide, guide
from scoundrel.words.rules import credit_of, rules_topics, title_of

__all__ = ["guide_page", "reading_page", "rules_page", "words_page"]


def reading_page(read: Guide, here: Data) -> Data:
    """A guide, block by block."""
    parts = [{"kind": block.kind.value, "text": block.text, "level": 2} for block in read.blocks]
    return page("reading", read.title, here, parts=parts)


def guide_page(name: str) -> Data:
    return reading_page(guide(name), {"do": "guide", "name": name})


def rules_page(rules: Rules) -> Data:
    """A rule set in words: each topic, and its author."""
    parts: list[Data] = []
    for topic, words in rules_topics(rules).items():
        parts += [part("heading", topic), part("paragraph", words)]
    if credit := credit_of(rules):
        parts.append(part("paragraph", credit))
    is_known = RULEBOOK.get(rules.name) == rules
    here = {"do": "rules", "rules": rules.name if is_known else format_rules(rules)}
    return page("reading", title_of(rules), here, parts=parts)


def words_page(heading: str, lines: Iterable[str], here: Data) -> Data:
    """Sentences to read."""
    return page("reading", heading, here, parts=[part("paragraph", line) for line in lines])
