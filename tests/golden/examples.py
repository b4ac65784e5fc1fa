"""What commands say, as the documents show it; a new net or a deeper search may say something else."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
import tempfile
from itertools import groupby
from pathlib import Path
from textwrap import fill

from scoundrel import RULEBOOK, Card, Game, Kind
from scoundrel.bots import make_bot, play_out

__all__ = ["grades", "hint", "review"]

WIDTH = 118
COMMAND = "from scoundrel_command import main; main()"


def hint() -> str:
    """The hint for the first room of a deal."""
    _, text = told("hint", "--deal", "classic/42").splitlines()
    return block(text)


def review() -> str:
    """A room of a review, with what came of it later."""
    game = play_out(Game.deal("classic", 54), make_bot("greedy", RULEBOOK["classic"]))
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder, "game.txt")
        record.write_text(game.record(), "utf-8")
        lines = told("review", str(record)).splitlines()
    return block(next(line for line in lines if "you drank the 3♥, fought the 6♣" in line))


def grades() -> str:
    """Grades of the bots, and of somebody who always leaves the strongest monster."""
    with tempfile.TemporaryDirectory() as folder:
        positions, answers = Path(folder, "positions.csv"), Path(folder, "answers.csv")
        told("positions", "--seed", "1", "--count", "100", str(positions))
        with positions.open(newline="") as rows, answers.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(("id", "answer"))
            for number, plans in groupby(csv.DictReader(rows), key=lambda row: row["id"]):
                writer.writerow((number, strongest_left([plan["plan"] for plan in plans])))
        return f"```\n{told('grade', str(positions), str(answers))}```"


def strongest_left(plans: list[str]) -> str:
    """The plan that leaves the strongest monster; where none is left to choose, the best one."""
    return max((plan for plan in plans if plan.startswith("leave")), key=monster_left, default=plans[0])


def monster_left(plan: str) -> int:
    return max(card.value * (card.kind is Kind.MONSTER) for card in map(Card, plan.split()[1:]))


def told(*words: str) -> str:
    """What the command says to somebody who has no saved games."""
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run(
            [sys.executable, "-c", COMMAND, *words],
            env=os.environ | {"SCOUNDREL_DATA": folder},
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
        ).stdout


def block(text: str) -> str:
    return f"```\n{fill(text, WIDTH)}\n```"
