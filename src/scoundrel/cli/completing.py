"""What a shell offers when Tab is pressed: rule sets, players, settings and their values.

Click talks to the shells; this module adds what it does not know. Only what a suggestion needs is loaded,
as it must appear at once.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import click
from click.shell_completion import BashComplete, CompletionItem, add_completion_class, split_arg_string

from scoundrel.rules import RULEBOOK, SOURCES
from scoundrel.texts import shown

__all__ = ["offer_bots", "offer_rules", "offer_settings", "offer_sides"]

FILES: CompletionItem[Any] = CompletionItem("", type="file")
"""Makes the shell complete file names."""


def offer_rules(_: click.Context, __: click.Parameter, typed: str) -> list[CompletionItem[Any]]:
    """The rule sets, or else files."""
    return [FILES, *_beginning(typed, _rule_sets())]


def offer_bots(_: click.Context, __: click.Parameter, typed: str) -> list[CompletionItem[Any]]:
    return _beginning(typed, _bots())


def offer_sides(_: click.Context, __: click.Parameter, typed: str) -> list[CompletionItem[Any]]:
    """What can be compared: bots, rule sets, or else files."""
    return [FILES, *_beginning(typed, [*_bots(), *_rule_sets()])]


def offer_settings(_: click.Context, __: click.Parameter, typed: str) -> list[CompletionItem[Any]]:
    """Every setting with each of its values; of numbers, those that a rule set has."""
    from scoundrel.notation.rulesets import format_value
    from scoundrel.play.mixing import settings

    return _beginning(
        typed,
        (
            CompletionItem(f"{setting.name}={value}", help=setting.word(value))
            for setting in settings()
            if setting.name != "deck"
            for value in setting.values
            or sorted({format_value(rules, setting.name) for rules in RULEBOOK.values()})
        ),
    )


def _rule_sets() -> list[CompletionItem[Any]]:
    return [CompletionItem(name, help=shown(SOURCES[name].told_gist)) for name in RULEBOOK]


def _bots() -> list[CompletionItem[Any]]:
    from scoundrel.engine.bots import BOTS

    return [CompletionItem(name) for name in BOTS]


def _beginning(typed: str, items: Iterable[CompletionItem[Any]]) -> list[CompletionItem[Any]]:
    return [item for item in items if item.value.startswith(typed)]


@add_completion_class
class Bash(BashComplete):
    """Bash, which breaks words at ``=`` and ``:``: it sends the whole line, and gets the rest of a word."""

    source_template = """\
%(complete_func)s() {
    local IFS=$'\\n' answer kind value
    COMPREPLY=()
    answer=$(env COMP_WORDS="${COMP_LINE:0:COMP_POINT}" COMP_WORDBREAKS="$COMP_WORDBREAKS" \\
        %(complete_var)s=bash_complete "$1" 2>/dev/null)
    while IFS=',' read -r kind value; do
        case $kind in
            file) compopt -o default ;;
            dir) compopt -o dirnames ;;
            plain) COMPREPLY+=("$value") ;;
        esac
    done <<< "$answer"
}
complete -o nosort -F %(complete_func)s %(prog_name)s
"""

    def get_completion_args(self) -> tuple[list[str], str]:
        line = os.environ["COMP_WORDS"]
        words = split_arg_string(line)[1:]
        return (words, "") if not words or line[-1].isspace() else (words[:-1], words[-1])

    def format_completion(self, item: CompletionItem[Any]) -> str:
        breaks = os.environ.get("COMP_WORDBREAKS", "")
        _, word = self.get_completion_args()
        done = word[: max((place + 1 for place, sign in enumerate(word) if sign in breaks), default=0)]
        value = str(item.value)
        parts = [value[: place + 1] for place, sign in enumerate(value) if sign in breaks]
        there = max((part for part in parts if done.endswith(part)), key=len, default="")
        return f"{item.type},{value.removeprefix(there)}"
