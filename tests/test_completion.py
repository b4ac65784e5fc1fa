"""Shell completion, asked for as the shells ask: by a variable of the environment, or in a real bash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scoundrel import RULEBOOK, Rules
from scoundrel.cli import COMMANDS
from scoundrel.engine.bots import BOTS
from tests.test_cli import SCOUNDREL, refused, run

HEAVY = {
    "textual",
    "sqlalchemy",
    "plotext",
    "matplotlib",
    "distributed",
    "pyarrow",
    "torch",
    "numpy",
    "mcp",
}


def asked(line: str, shell: str, **variables: str) -> list[str]:
    """What comes back when Tab is pressed behind this line."""
    words = line.split(" ")
    environment = {
        **os.environ,
        "_SCOUNDREL_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": line,
        "COMP_CWORD": words[-1] if shell == "fish" else str(len(words) - 1),
        **variables,
    }
    result = subprocess.run(
        SCOUNDREL, env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    assert result.stderr == ""
    return result.stdout.splitlines()


def offered(line: str) -> list[str]:
    """The words that bash is offered."""
    answer = [each.partition(",") for each in asked(line, "bash", COMP_WORDBREAKS=" \"'><=;|&(:")]
    return [value if kind == "plain" else f"<{kind}>" for kind, _, value in answer]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("scoundrel ", list(COMMANDS)),
        ("scoundrel si", ["simulate"]),
        ("scoundrel --ru", ["--rules", "--rule"]),
        ("scoundrel --rules dra", ["<file>", "dragons", "dragons-duo"]),
        ("scoundrel --plain --rules har", ["<file>", "hard"]),
        ("scoundrel play --rules ", ["<file>", *RULEBOOK]),
        ("scoundrel rules e", ["<file>", "easy"]),
        ("scoundrel puzzle --rules orig", ["<file>", "original"]),
        ("scoundrel simulate --bot ", list(BOTS)),
        ("scoundrel watch --bot ex", ["expert"]),
        ("scoundrel engine --bot ", [name for name in BOTS if name != "oracle"]),
        ("scoundrel hint --goal ", ["win", "score"]),
        ("scoundrel compare net e", ["<file>", "expert", "easy"]),
        ("scoundrel compare classic easy --bot o", ["oracle"]),
        ("scoundrel review ", ["<file>"]),
        ("scoundrel positions --rules har", ["<file>", "hard"]),
        ("scoundrel positions ", ["<file>"]),
        ("scoundrel grade positions.csv ", ["<file>"]),
        ("scoundrel mcp --h", ["--hints", "--help"]),
        ("scoundrel check one two", ["<file>"]),
        ("scoundrel completion ", ["bash", "zsh", "fish"]),
        ("scoundrel play --rule weapon_l", ["weapon_limit=below", "weapon_limit=at_most"]),
        ("scoundrel play --rule weapon_limit=a", ["at_most"]),
        ("scoundrel play --rule=weapon_limit=a", ["at_most"]),
        ("scoundrel play --rule=weapon_l", ["weapon_limit=below", "weapon_limit=at_most"]),
        ("scoundrel play --rule room_size=", ["4", "7"]),
        ("scoundrel play --rule health_floor=", ["0", "none"]),
        ("scoundrel nonsense e", ["engine"]),
        ("scoundrel --version r", ["rules", "replay", "review"]),
    ],
)
def test_what_bash_is_offered(line: str, words: list[str]) -> None:
    assert offered(line) == words


def test_every_setting_is_offered_with_values_that_fit() -> None:
    told = offered("scoundrel play --rule ")
    assert {each.partition("=")[0] for each in told} == set(Rules.settings()) - {"name", "title", "deck"}
    for each in told:
        name, _, value = each.partition("=")
        RULEBOOK["dragons-duo"].replace(**{name: value})


def test_zsh_and_fish_are_told_what_a_word_means() -> None:
    told = asked("scoundrel play --rule weapon_limit=a", "zsh")
    assert told == ["plain", "weapon_limit=at_most", "weapon strikes up to its last kill"]
    assert asked("scoundrel wat", "zsh") == ["plain", "watch", COMMANDS["watch"]]
    assert asked("scoundrel simulate --bot gr", "fish") == ["plain,greedy"]
    assert asked("scoundrel play --rules har", "fish")[-1] == "plain,hard\tNo running at all."


def test_asking_opens_no_saved_games(tmp_path: Path) -> None:
    place = tmp_path / "none"
    asked("scoundrel deal --seed daily/2099-01-01 --rules h", "bash", SCOUNDREL_DATA=str(place))
    assert not place.exists()


@pytest.mark.parametrize(
    "command",
    ["play --rule ", "simulate --bot ", "compare ", "hint --rules ", "positions --rules ", "mcp --", ""],
)
def test_nothing_heavy_is_loaded_for_an_answer(command: str) -> None:
    code = (
        "import atexit, sys\n"
        "atexit.register(lambda: print('loaded', *sys.modules))\n"
        "from scoundrel.cli import main; main()"
    )
    environment = {
        **os.environ,
        "_SCOUNDREL_COMPLETE": "bash_complete",
        "COMP_WORDS": f"scoundrel {command}",
    }
    said = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout
    assert "plain," in said
    loaded = said.split("loaded ")[1].split()
    assert not HEAVY & {module.partition(".")[0] for module in loaded}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell(shell: str) -> None:
    script = run("completion", shell).stdout
    assert f"_SCOUNDREL_COMPLETE={shell}_complete" in script
    assert "scoundrel" in script


def test_a_shell_that_is_unknown_is_refused() -> None:
    assert "'tcsh' is not one of 'bash', 'zsh', 'fish'" in refused(run("completion", "tcsh"))


def test_the_script_works_in_bash(tmp_path: Path) -> None:
    program = tmp_path / "scoundrel"
    program.write_text(
        f"#!/bin/sh\nexec {sys.executable} -c 'from scoundrel.cli import main; main()' \"$@\"\n"
    )
    program.chmod(0o755)
    script = f"""
        PATH={tmp_path}:$PATH
        eval "$(scoundrel completion bash)"
        COMP_LINE='scoundrel play --rule avoid_in_a_row=y --plain' COMP_POINT=38
        _scoundrel_completion scoundrel
        echo "${{COMPREPLY[*]}}"
        complete -p scoundrel
    """
    said = subprocess.run(
        ["bash", "--norc", "-c", script], capture_output=True, text=True, check=True, timeout=60
    ).stdout
    assert said == "yes\ncomplete -o nosort -F _scoundrel_completion scoundrel\n"
