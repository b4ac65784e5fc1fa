"""Writes docs/learning.md: ``make learning``. Runs the examples and our own players on the same deals.

Both examples learn for the same time on all cores, so unlike the findings, their figures differ a little
from machine to machine. They are kept in docs/learning.json; what is already there is not measured again.
"""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.findings import DOCS, canvas, made, playing, save, share
from scoundrel.files import write_whole

KEPT = DOCS / "learning.json"
EXAMPLES = Path(__file__).parents[1] / "examples"
MINUTES, GAMES = 5, 1_000
LEARNERS = {"MaskablePPO": "maskable_ppo.py", "PPO": "ppo_torch.py"}
COLOURS = {"MaskablePPO": "#8fb0c4", "PPO": "#e0b04a"}
OURS = ("random", "greedy", "net", "expert")


def main() -> None:
    kept: dict[str, Any] = {"minutes": MINUTES, "cores": os.cpu_count(), "players": {}}
    if KEPT.exists():
        kept = json.loads(KEPT.read_text("utf-8"))
    for name, measure in measurements().items():
        if name not in kept["players"]:
            print(name, flush=True)
            kept["players"][name] = measure()
            write_whole(KEPT, json.dumps(kept, indent=1) + "\n")
    draw(kept)
    write_whole(DOCS / "learning.md", written(kept))


def measurements() -> dict[str, Callable[[], dict[str, Any]]]:
    """What is measured of each player; our own come first, as they take the least time."""
    bots = {bot: partial(ours, bot) for bot in OURS}
    return bots | {name: partial(learned, script) for name, script in LEARNERS.items()}


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
    players = kept["players"]
    rows = [row(name, players[name]) for name in (*LEARNERS, *OURS)]
    table = "\n".join(rows)
    return f"""\
# Learning agents

Two short scripts learn `classic` from nothing, with the reward `shaped`: `examples/maskable_ppo.py` is MaskablePPO of
sb3-contrib, with its usual network, on single [environments](environments.md); `examples/ppo_torch.py` is PPO in plain
PyTorch on the vector environment. Each had {kept["minutes"]} minutes on {kept["cores"]} cores and no GPU. Then they played the deals of
`scoundrel simulate --seed 1 --games {GAMES}`, always taking the likeliest action, and so did our own players (`random` gets
deals of its own). `make learning` measures whatever is missing in `docs/learning.json`: without that file, all of it.

| player | learned from | wins | mean score |
|---|---|---|---|
{table}

![Mean score and share of wins while learning](learning.svg)

The curves are those of the games played while learning, in which the learners still explore. Points come long before wins.
"""


def row(name: str, figures: dict[str, Any]) -> str:
    if name not in LEARNERS:
        return f"| `{name}` | | {outcome(figures)} |"
    steps = figures["curve"][-1]["steps"]
    return f"| {name}, `examples/{LEARNERS[name]}` | {steps / 1e6:.1f} million steps | {outcome(figures)} |"


def outcome(figures: dict[str, Any]) -> str:
    score = f"{figures['mean_score']:.1f}".replace("-", "−")
    return f"{share(figures['wins'], figures['games'])} | {score}"


def draw(kept: dict[str, Any]) -> None:
    """Both curves of both learners."""
    figure = canvas(3.5)
    for place, (column, label, unit) in enumerate((("score", "mean score", 1), ("won", "wins, %", 100)), 1):
        axes = figure.add_subplot(1, 2, place)
        for name in LEARNERS:
            each = kept["players"][name]
            minutes = [row["minutes"] for row in each["curve"]]
            axes.plot(
                minutes, [unit * row[column] for row in each["curve"]], color=COLOURS[name], label=name
            )
        axes.set(xlabel="minutes", ylabel=label)
        axes.legend(frameon=False)
    save(figure, "learning.svg")


if __name__ == "__main__":
    main()
