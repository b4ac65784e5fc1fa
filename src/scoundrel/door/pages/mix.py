"""Rules to mix, setting by setting."""

from __future__ import annotations

from collections.abc import Iterator

from scoundrel.door.data import Data, ask, button
from scoundrel.door.pages.layout import page
from scoundrel.notation.rulesets import format_value
from scoundrel.play.mixing import Setting, named
from scoundrel.play.mixing import settings as rule_settings
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.texts import say
from scoundrel.words.differences import differences
from scoundrel.words.rules import title_of

__all__ = ["mix_page"]


def mix_page(base: str, mixed: Rules, changes: dict[str, str], news: str) -> Data:
    """Rules to mix, setting by setting."""
    here: Data = {"do": "mix", "base": base, "changes": changes}
    rules = named(mixed)
    is_new = rules.name not in RULEBOOK
    keep = ask("keep", "text", say("mix-name"), help=say("mix-name_help"))
    return page(
        "mix",
        title_of(rules),
        here,
        [
            button("start", here | {"start": True}),
            *([button("winnable", here | {"start": True, "winnable": True})] if mixed.players == 1 else []),
            button("keep_rules", here, asks=[keep], why_not="" if is_new else say("mix-no_mixture")),
        ],
        also=news,
        lines=list(_differences(mixed)),
        # Settings with a text field come last.
        settings=[
            _mix_setting(each, mixed, here)
            for each in sorted(rule_settings(), key=lambda each: not each.values and each.least is None)
        ],
    )


def _differences(rules: Rules) -> Iterator[str]:
    """What is not as in the standard game, sentence by sentence."""
    found = differences(rules, RULEBOOK["classic"])
    yield say("differences-told") if found else say("newgame-standard")
    yield from (each.words for each in found)


def _mix_setting(setting: Setting, rules: Rules, here: Data) -> Data:
    value = format_value(rules, setting.name)
    return {
        "name": setting.name,
        "label": setting.label,
        "value": value,
        "changed": setting.name in rules.differences(RULEBOOK["classic"]),
        "values": [{"value": each, "label": setting.word(each)} for each in setting.values],
        "least": setting.least,
        "most": setting.most,
        "optional": setting.optional,
        "help": "" if setting.values else setting.wanted,
        "do": here | {"name": setting.name},
    }
