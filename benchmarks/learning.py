"""Writes docs/learning.md: ``make learning``. Runs the examples and our own players on the same deals.

Both examples learn for the same time on all cores, so unlike the findings, their figures differ a little
from machine to machine.
"""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.findings import DOCS, canvas, made, playing, save, share
from scoundrel.files import write_whole

KEPT = DOCS / "learning.json"
EXAMPLES = Path(__file__).parents[1] / "examples"
MINUTES, GAMES = 10, 1_000
LEARNERS = {"MaskablePPO": "maskable_ppo.py", "PPO": "ppo_torch.py"}
COLOURS = {"MaskablePPO": "#8fb0c4", "PPO": "#e0b04a"}
OURS = ("greedy", "net", "expert")


def main() -> None:
    kept = {
        "minutes": MINUTES,
        "cores": os.cpu_count(),
        "learners": {name: learned(script) for name, script in LEARNERS.items()},
        "ours": {bot: ours(bot) for bot in OURS},
        "random": ours("random"),
    }
    write_whole(KEPT, json.dumps(kept, indent=1) + "\n")
    draw(kept)
    write_whole(DOCS / "learning.md", written(kept))


def learned(script: str) -> dict[str, Any]:
    """What an example says at the end, and its curve."""
    with tempfile.TemporaryDirectory() as folder:
        curve = Path(folder) / "curve.csv"
        command = [str(EXAMPLES / script), "--minutes", str(MINUTES), "--games", str(GAMES)]
        command += ["--curve", str(curve)]
        said = subprocess.run(
            [sys.executable, *command], stdout=subprocess.PIPE, text=True, check=True
        ).stdout
        with curve.open(newline="") as file:
            rows = [{key: float(value) for key, value in row.items()} for row in csv.DictReader(file)]
    last = re.search(r"won (\d+) of (\d+) deals, mean score (\S+)\n$", said)
    assert last, said
    return {"wins": int(last[1]), "games": int(last[2]), "mean_score": float(last[3]), "curve": rows}


def ours(bot: str) -> dict[str, Any]:
    figures = made(playing(bot, "classic", GAMES))
    return {key: figures[key] for key in ("wins", "games", "mean_score")}


def written(kept: dict[str, Any]) -> str:
    """The whole document."""
    steps = {name: each["curve"][-1]["steps"] for name, each in kept["learners"].items()}
    rows = [
        f"| {name}, `examples/{LEARNERS[name]}` | {steps[name] / 1e6:.1f} million steps | {outcome(each)} |"
        for name, each in kept["learners"].items()
    ]
    rows += [f"| `{bot}` | | {outcome(each)} |" for bot, each in kept["ours"].items()]
    table = "\n".join(rows)
    return f"""\
# Learning agents

Two short scripts learn `classic` from nothing, with the reward `shaped`: `examples/maskable_ppo.py` is MaskablePPO of
sb3-contrib, with its usual network, on single [environments](environments.md); `examples/ppo_torch.py` is PPO in plain
PyTorch on the vector environment. Each had {kept["minutes"]} minutes on {kept["cores"]} cores and no GPU. Then they played the deals of
`scoundrel simulate --seed 1 --games {kept["learners"]["PPO"]["games"]}`, taking the likeliest action, and so did our own players. `make learning`
measures all of it again.

| player | learned from | wins | mean score |
|---|---|---|---|
{table}

![Mean score and share of wins while learning](learning.svg)

The curves are those of the games played while learning, in which the learners still explore. A random player wins nothing
and scores {signed(kept["random"], 0)} on average, so points come long before wins.
"""


def outcome(figures: dict[str, Any]) -> str:
    return f"{share(figures['wins'], figures['games'])} | {signed(figures, 1)}"


def signed(figures: dict[str, Any], digits: int) -> str:
    return f"{figures['mean_score']:.{digits}f}".replace("-", "−")


def draw(kept: dict[str, Any]) -> None:
    """Both curves of both learners."""
    figure = canvas(3.5)
    for place, (column, label, unit) in enumerate((("score", "mean score", 1), ("won", "wins, %", 100)), 1):
        axes = figure.add_subplot(1, 2, place)
        for name, each in kept["learners"].items():
            minutes = [row["minutes"] for row in each["curve"]]
            axes.plot(
                minutes, [unit * row[column] for row in each["curve"]], color=COLOURS[name], label=name
            )
        axes.set(xlabel="minutes", ylabel=label)
        axes.legend(frameon=False)
    save(figure, "learning.svg")


if __name__ == "__main__":
    main()
