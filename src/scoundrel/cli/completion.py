"""``scoundrel completion``: the script by which a shell completes commands."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from scoundrel.cli import COMPLETE, completing

SHELLS = ("bash", "zsh", "fish")


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the script that lets your shell complete commands, rules, players and settings.

    For bash, put this into ~/.bashrc (for zsh likewise into ~/.zshrc):

    \b
        eval "$(scoundrel completion bash)"

    For fish:

    \b
        scoundrel completion fish > ~/.config/fish/completions/scoundrel.fish
    """
    script = completing.Bash if shell == "bash" else get_completion_class(shell)
    assert script is not None, "Click knows the other shells"
    root = context.find_root()
    click.echo(script(root.command, {}, str(root.info_name), COMPLETE).source(), nl=False)
