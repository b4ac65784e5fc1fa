"""``scoundrel rules``: lists the rule sets, or explains one."""

from __future__ import annotations

import click

from scoundrel.cli.completing import offer_rules
from scoundrel.notation.rulesets import find_rules, format_value
from scoundrel.plain.table import tell_rules
from scoundrel.rules import RULEBOOK, SOURCES, Rules


@click.command()
@click.argument("name", required=False, shell_complete=offer_rules)
def rules(name: str | None) -> None:
    """List the rule sets, or explain one.

    NAME is a rule set or a TOML file with your own rules.
    """
    if name is None:
        for each in RULEBOOK.values():
            click.echo(f"{each.name:<12} {SOURCES[each.name].gist}")
        click.echo("\nscoundrel rules NAME explains one of them.")
        return
    chosen = find_rules(name)
    click.echo(f"{chosen.title} ({chosen.name})\n")
    tell_rules(chosen)
    _tell_differences(chosen)


def _tell_differences(chosen: Rules) -> None:
    classic = RULEBOOK["classic"]
    names = chosen.differences(classic)
    if not names:
        return
    click.echo("\nDifferences from classic:")
    for name in names:
        click.echo(f"  {name}={format_value(chosen, name)}  (classic: {format_value(classic, name)})")
