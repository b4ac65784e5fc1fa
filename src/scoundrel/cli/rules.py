"""``scoundrel rules``: lists the rule sets, or explains one."""

from __future__ import annotations

import click

from scoundrel.cli.completing import offer_rules
from scoundrel.notation.rulesets import find_rules
from scoundrel.plain.console import tell
from scoundrel.play.mixing import gist
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.texts import For, for_whom, say
from scoundrel.words.differences import differences
from scoundrel.words.rules import title_of
from scoundrel.words.speech import spoken
from scoundrel.words.table import rules_lines


@click.command()
@click.argument("name", required=False, shell_complete=offer_rules)
def rules(name: str | None) -> None:
    """List the rule sets, or explain one.

    NAME is a rule set or a TOML file with your own rules.
    """
    if name is None:
        for each in RULEBOOK.values():
            click.echo(f"{each.name:<12} {gist(each)}")
        click.echo("\nscoundrel rules NAME explains one of them.")
        return
    chosen = find_rules(name)
    click.echo(f"{title_of(chosen)} ({chosen.name})\n")
    with for_whom(For.EARS):
        for line in rules_lines(chosen):
            click.echo(click.wrap_text(spoken(line), subsequent_indent="  "))
        _tell_differences(chosen)


def _tell_differences(chosen: Rules) -> None:
    told = differences(chosen, RULEBOOK["classic"])
    if told:
        tell("\n" + say("differences-told"))
    for difference in told:
        tell(difference.words)
