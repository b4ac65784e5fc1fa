"""Writes docs/findings.md: ``make findings``. Every figure is the output of one command.

The output is kept in docs/findings.json; a study that is already there is not repeated, so an interrupted
run can continue. Delete a study's lines to repeat it.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scoundrel.engine.tally import wilson
from scoundrel.files import write_whole

DOCS = Path(__file__).parents[1] / "docs"
KEPT = DOCS / "findings.json"

ALONE = ("classic", "easy", "hard", "original", "sidestep", "dragons", "digital")
DEALS = {"classic": 100_000, "hard": 100_000, "sidestep": 10_000}
SCORED = dict.fromkeys(ALONE, 100) | {"classic": 1_000, "hard": 1_000, "easy": 10}
GAMES = {
    "random": dict.fromkeys(ALONE, 1_000_000),
    "greedy": dict.fromkeys(ALONE, 1_000) | {"easy": 200},
    "net": dict.fromkeys(ALONE, 20_000) | {"easy": 1_000},
    "expert": dict.fromkeys(ALONE, 1_000) | {"classic": 3_000},
}
KNOW_POINTS = ("net", "expert")
DISPUTED = {
    "weapon_limit=at_most": "a used weapon also strikes a monster equal to its last kill",
    "avoid=nothing": "no running (`hard`)",
    "avoid_in_a_row=yes": "running any number of times in a row (`easy`)",
    "avoided_cards=shuffled": "the cards you ran from are shuffled into the dungeon",
    "bare_hands=no": "the weapon must be used where it strikes",
    "weapon_breaks=yes": "a weapon breaks on a monster that it can't strike; bare hands spare it",
    "potions=not_in_a_row": "potions heal unless the card before was a potion",
    "ending=short_room": "the game is won as soon as a room can't be filled",
}
INK = "#211a15"
COLOURS = {"random": "#9a8d78", "greedy": "#7cb37a", "net": "#8fb0c4", "expert": "#e0b04a", "deals": INK}
"""The colour of each bot's bar, and of that for the deals that can be won."""


def studies() -> Iterator[list[str]]:
    """Every command, as a list of arguments."""
    for name in ALONE:
        yield solving(name)
    for setting in DISPUTED:
        yield solving(f"classic {setting}")
        yield comparing(setting)
    yield watching("classic")
    yield watching("hard")
    for name in ALONE:
        yield scoring(name)
    for bot, games in GAMES.items():
        for name in ALONE:
            yield playing(bot, name, games[name])
    for bot in KNOW_POINTS:
        for name in ALONE:
            yield weighing(bot, name)


def solving(rules: str) -> list[str]:
    deals = DEALS.get(rules, 10_000)
    return ["solve", "--rules", rules, "--seeds", f"1-{deals}"]


def scoring(rules: str) -> list[str]:
    return ["solve", "--rules", rules, "--seeds", f"1-{SCORED[rules]}", "--score"]


def playing(bot: str, rules: str, games: int) -> list[str]:
    return ["simulate", "--bot", bot, "--rules", rules, "--games", str(games), "--seed", "1"]


def weighing(bot: str, rules: str) -> list[str]:
    """Playing to win against playing for score."""
    games = str(GAMES[bot][rules])
    return ["compare", bot, f"{bot}:score", "--rules", rules, "--games", games, "--seed", "1"]


def comparing(setting: str) -> list[str]:
    games = "500" if setting == "avoid_in_a_row=yes" else "10000"
    return ["compare", "classic", f"classic {setting}", "--bot", "net", "--games", games, "--seed", "1"]


def watching(rules: str) -> list[str]:
    return ["habits", "--rules", rules, "--games", "5000", "--seed", "1"]


def main() -> None:
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for words in studies():
        command = shlex.join(["scoundrel", *words])
        if command not in kept:
            print(command, flush=True)
            kept[command] = made(words)
            write_whole(KEPT, json.dumps(kept, indent=1, ensure_ascii=False) + "\n")
    draw(kept)
    write_whole(DOCS / "findings.md", written(kept))


def made(words: list[str]) -> dict[str, Any]:
    """The output of a command, without what varies from run to run or is long."""
    scoundrel = [sys.executable, "-c", "from scoundrel.cli import main; main()"]
    # The number of workers changes nothing but the time.
    more = ["--workers", "2"] if words[0] in ("simulate", "compare") else []
    said = subprocess.run([*scoundrel, *words, *more, "--json"], stdout=subprocess.PIPE, check=True).stdout
    figures: dict[str, Any] = json.loads(said)
    for name in ("seconds", "games_per_second"):
        figures.pop(name, None)
    if "unwinnable" in figures:
        figures["unwinnable"] = len(figures["unwinnable"])
    return figures


class Kept:
    """The output of the commands, by their arguments."""

    def __init__(self, kept: dict[str, Any]) -> None:
        self.kept = kept

    def __getitem__(self, words: list[str]) -> dict[str, Any]:
        said: dict[str, Any] = self.kept[shlex.join(["scoundrel", *words])]
        return said


def share(part: int, whole: int, digits: int = 1) -> str:
    low, high = wilson(part, whole)
    return f"{100 * part / whole:.{digits}f} % [{100 * low:.{digits}f}, {100 * high:.{digits}f}]"


def written(kept: dict[str, Any]) -> str:
    """The whole document."""
    said = Kept(kept)
    parts = [
        INTRODUCTION,
        winnable(said),
        strengths(said),
        disputed(said),
        running(said),
        scores(said),
        goals(said),
    ]
    return "\n".join(parts)


INTRODUCTION = """\
# Findings

The results of millions of games. Every figure comes from the command named above it, with its 95 % interval in brackets;
the same command gives the same figure on any machine. `make findings` runs them all and writes this page.
"""


def winnable(said: Kept) -> str:
    lines = [
        "## Which deals can be won",
        "",
        "By someone who sees all cards: `scoundrel solve --rules NAME --seeds 1-N`. No honest player can do better.",
        "",
        "| rule set | deals | can be won | undecided |",
        "|---|---|---|---|",
    ]
    for name in ALONE:
        figures = said[solving(name)]
        won, deals = figures["winnable"], figures["deals"]
        lines.append(f"| `{name}` | {deals:,} | {share(won, deals, 2)} | {len(figures['undecided'])} |")
    return "\n".join([*lines, ""])


def strengths(said: Kept) -> str:
    lines = [
        "## How strong the bots are",
        "",
        "`scoundrel simulate --bot PLAYER --rules NAME --games N --seed 1`, with the number of games in parentheses.",
        "",
        "![Win rate of each bot, and deals that can be won](findings-players.svg)",
        "",
        "| rule set | " + " | ".join(f"`{bot}`" for bot in GAMES) + " |",
        "|---|" + "---|" * len(GAMES),
    ]
    for name in ALONE:
        cells = []
        for bot, games in GAMES.items():
            figures = said[playing(bot, name, games[name])]
            digits = 4 if bot == "random" else 1
            cells.append(f"{share(figures['wins'], figures['games'], digits)} ({figures['games']:,})")
        lines.append(f"| `{name}` | " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def disputed(said: Kept) -> str:
    lines = [
        "## What each disputed rule is worth",
        "",
        "`classic` with one setting changed, on the same deals. The net nearest to the changed rules plays. Mostly that is the",
        "net of `classic`, which never trained on them, so a change that helps may be worth more than shown.",
        "",
        "- `scoundrel solve --rules 'classic SETTING' --seeds 1-10000`",
        "- `scoundrel compare classic 'classic SETTING' --bot net --games 10000 --seed 1`",
        "",
        "![What each setting changes](findings-rules.svg)",
        "",
        "| setting | meaning | can be won | change in the net's win rate, in points |",
        "|---|---|---|---|",
    ]
    for setting, words in DISPUTED.items():
        solved = said[solving(f"classic {setting}")]
        low, high = solved["interval"]
        seen = f"{100 * solved['share']:.2f} % [{100 * low:.2f}, {100 * high:.2f}]"
        lines.append(
            f"| `{setting}` | {words} | {seen} | {gain(said[comparing(setting)], 'win_rate_difference', 100)} |"
        )
    return "\n".join([*lines, ""])


def second_less_first(figures: dict[str, Any], what: str) -> tuple[float, tuple[float, float]]:
    """By how much the second side differs, with the interval; compare reports the first minus the second."""
    low, high = figures[f"{what}_interval"]
    return 0 - figures[what], (0 - high, 0 - low)


def running(said: Kept) -> str:
    figures = said[watching("classic")]
    lines = [
        "## How often running pays",
        "",
        f"`{shlex.join(['scoundrel', *watching('classic')])}`: in {figures['games']:,} games the net could run from",
        f"{total(figures, 'could'):,} rooms, and did so in {share(total(figures, 'did'), total(figures, 'could'))} of them.",
        "The gain is the win chance of running minus that of the best other plan, averaged over the rooms it ran from, in points.",
        "",
        "![How often the net runs](findings-running.svg)",
        "",
        "| monsters in the room | runs | average gain |",
        "|---|---|---|",
        *avoided_rows(figures["avoided_by_monsters"]),
        "",
        "| health | runs | average gain |",
        "|---|---|---|",
        *avoided_rows(figures["avoided_by_health"]),
        "",
    ]
    return "\n".join(lines)


def total(figures: dict[str, Any], what: str) -> int:
    return sum(row[what] for row in figures["avoided_by_monsters"].values())


def avoided_rows(table: dict[str, Any]) -> Iterator[str]:
    for key, row in table.items():
        gain = f"{100 * row['mean_gain']:.0f}" if "mean_gain" in row else "–"
        yield f"| {key.split(' ')[-1]} | {share(row['did'], row['could'])} | {gain} |"


def scores(said: Kept) -> str:
    lines = [
        "## How high you can score",
        "",
        "The best score of each deal, by someone who sees all cards: `scoundrel solve --rules NAME --seeds 1-N --score`.",
        "",
        "| rule set | deals | mean best score | can be won |",
        "|---|---|---|---|",
    ]
    for name in ALONE:
        figures = said[scoring(name)]
        deals = figures["deals"]
        won = share(figures["winnable"], deals)
        lines.append(f"| `{name}` | {deals:,} | {figures['mean_best_score']:.1f} | {won} |")
    top, deals = said[scoring("classic")]["best_scores"].get("30", 0), said[scoring("classic")]["deals"]
    return "\n".join(
        [*lines, "", f"In `classic`, {share(top, deals)} of the deals allow for 30, the most there is.", ""]
    )


def goals(said: Kept) -> str:
    lines = [
        "## Playing to win, playing for score",
        "",
        "Wins and mean score of a bot that plays to win (`scoundrel simulate --bot BOT --rules NAME --games N --seed 1`), and what",
        "playing for score changes on the same deals (`scoundrel compare BOT BOT:score --rules NAME --games N --seed 1`). In",
        "`sidestep` low scores are best, so there a change below zero is a gain.",
        "",
        "| rule set | bot | wins | mean score | for score: change in wins, in points | change in mean score | seeing all cards |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in ALONE:
        best = said[scoring(name)]["mean_best_score"]
        for bot in KNOW_POINTS:
            figures = said[weighing(bot, name)]
            cells = [
                *outcome(said[playing(bot, name, GAMES[bot][name])]),
                gain(figures, "win_rate_difference", 100),
                gain(figures, "score_difference"),
            ]
            lines.append(f"| `{name}` | `{bot}` | " + " | ".join(cells) + f" | {best:.1f} |")
    return "\n".join([*lines, ""])


def gain(figures: dict[str, Any], what: str, unit: int = 1) -> str:
    """What the second side has more than the first, with its interval."""
    change, (low, high) = second_less_first(figures, what)
    return f"{unit * change:+.1f} [{unit * low:+.1f}, {unit * high:+.1f}]"


def outcome(figures: dict[str, Any]) -> tuple[str, str]:
    """The share of wins and the mean score, each with its interval."""
    mean, margin = figures["mean_score"], figures["mean_score_margin"]
    wins = share(figures["wins"], figures["games"])
    return wins, f"{mean:.1f} [{mean - margin:.1f}, {mean + margin:.1f}]"


def draw(kept: dict[str, Any]) -> None:
    """The pictures of the document."""
    said = Kept(kept)
    draw_players(said)
    draw_rules(said)
    draw_running(said)


def draw_players(said: Kept) -> None:
    """The win rate of each bot under each rule set, beside the deals that can be won."""
    figure = canvas(4)
    axes = figure.add_subplot()
    for place, (bot, colour) in enumerate(COLOURS.items()):
        axes.bar(
            [i + 0.16 * (place - 2) for i in range(len(ALONE))],
            [bar(said, bot, name) for name in ALONE],
            width=0.15,
            color=colour,
            label="can be won" if bot == "deals" else bot,
        )
    axes.set(ylabel="%", xticks=range(len(ALONE)), xticklabels=ALONE)
    axes.legend(frameon=False, ncols=5, loc="lower center", bbox_to_anchor=(0.5, 1))
    save(figure, "findings-players.svg")


def draw_rules(said: Kept) -> None:
    """What each disputed setting changes, with its interval."""
    figure = canvas(4)
    axes = figure.add_subplot()
    changes = [second_less_first(said[comparing(each)], "win_rate_difference") for each in DISPUTED]
    axes.barh(list(DISPUTED), [100 * change for change, _ in changes], color=COLOURS["net"])
    for place, (_, interval) in enumerate(changes):
        axes.plot([100 * end for end in interval], (place, place), color=INK)
    axes.axvline(0, color=INK, linewidth=1)
    axes.set(xlabel="change in the net's win rate, in points")
    save(figure, "findings-rules.svg")


def draw_running(said: Kept) -> None:
    """How often the net runs, by monsters in the room and by health."""
    figure = canvas(3.5)
    tables = {"avoided_by_monsters": "monsters in the room", "avoided_by_health": "health"}
    for place, (table, label) in enumerate(tables.items(), 1):
        axes = figure.add_subplot(1, 2, place)
        rows = said[watching("classic")][table]
        axes.bar(
            [key.split(" ")[-1] for key in rows],
            [100 * row["share"] for row in rows.values()],
            color=COLOURS["expert"],
        )
        axes.set(xlabel=label, ylabel="runs, %", ylim=(0, 100))
    save(figure, "findings-running.svg")


def canvas(height: float) -> Any:
    from matplotlib.figure import Figure

    return Figure(figsize=(9, height), layout="constrained")


def bar(said: Kept, bot: str, name: str) -> float:
    if bot == "deals":
        return float(100 * said[solving(name)]["share"])
    return float(100 * said[playing(bot, name, GAMES[bot][name])]["win_rate"])


def save(figure: Any, name: str) -> None:
    from matplotlib import rc_context

    for axes in figure.axes:
        axes.spines[["top", "right"]].set_visible(False)
    with rc_context({"svg.hashsalt": "scoundrel"}):
        figure.savefig(DOCS / name, metadata={"Date": None})


if __name__ == "__main__":
    main()
