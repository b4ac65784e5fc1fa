"""``scoundrel compare``: two bots, or two sets of rules, on the same deals."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import click

from scoundrel.cli import complain
from scoundrel.cli.again import command_again
from scoundrel.cli.completing import offer_bots, offer_sides
from scoundrel.cli.options import chosen_rules, rules_options, seed_option, was_given, workers_option
from scoundrel.cli.players import chosen_bot, games_option, goal_option, timeout_option
from scoundrel.cli.progress import progress
from scoundrel.deals import fresh_seed
from scoundrel.engine.bots import BOTS, MOST_SIMULATIONS
from scoundrel.engine.goals import Goal
from scoundrel.engine.protocol import PROGRAM, dismiss
from scoundrel.engine.tally import Tally, wilson
from scoundrel.errors import quote
from scoundrel.lab.comparing import Pairs
from scoundrel.lab.comparing import compare as play_both
from scoundrel.lab.runs import Run
from scoundrel.lab.statistics import mean_score
from scoundrel.notation.rulesets import find_rules
from scoundrel.rules import RULEBOOK, Rules, nearest
from scoundrel.texts import figure, say
from scoundrel.words.phrases import percent


@click.command()
@click.argument("one", metavar="A", shell_complete=offer_sides)
@click.argument("other", metavar="B", shell_complete=offer_sides)
@games_option("deals", 10**9)
@seed_option
@rules_options
@click.option(
    "--bot",
    default="net",
    show_default=True,
    metavar="NAME",
    shell_complete=offer_bots,
    help="The bot that plays, when comparing rules.",
)
@timeout_option
@goal_option
@workers_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def compare(
    one: str,
    other: str,
    games: int | None,
    seed: str | None,
    name: str,
    settings: tuple[str, ...],
    bot: str,
    timeout: float,
    goal: str,
    workers: int | None,
    as_json: bool,
) -> int:
    """Compare two bots, or two sets of rules, on the same deals.

    A and B are two bots (net, expert, expert:1000 for 1000 simulations, net:score or expert:1000:score to
    play for points, program:COMMAND), which play by --rules; or two sets of rules (a name, a name with
    settings such as "classic weapon_limit=at_most", or a TOML file), by which --bot plays.
    """
    seed = fresh_seed() if seed is None else seed
    if _is_player(one) and _is_player(other):
        _refuse("bot", say("cli-for_rules", option="--bot"))
        rules = chosen_rules(name, settings)
        first, second = (_run(each, rules, seed, games, timeout, goal) for each in (one, other))
    elif _is_rules(one) and _is_rules(other):
        _refuse("name", say("cli-for_bots", option="--rules"))
        _refuse("settings", say("cli-for_bots", option="--rule"))
        first, second = (_run(bot, rules, seed, games, timeout, goal) for rules in _rules(one, other))
    else:
        raise click.UsageError(_why_no_pair(one, other))
    # The slower side decides how many deals both play.
    games = min(first.games, second.games)
    runs = replace(first, games=games), replace(second, games=games)
    return _compare((one, other), runs, workers or 1, as_json)


def _is_player(text: str) -> bool:
    return text.startswith(PROGRAM) or text.partition(":")[0] in BOTS


def _is_rules(text: str) -> bool:
    return text.lower().endswith(".toml") or any(word in RULEBOOK for word in text.split()[:1])


def _why_no_pair(one: str, other: str) -> str:
    for text in (one, other):
        if not (_is_player(text) or _is_rules(text)):
            near = nearest(text, [*BOTS, *RULEBOOK])
            return say("cli-neither", given=quote(text), near=near, bots=[*BOTS], rules=[*RULEBOOK])
    player, rules = (one, other) if _is_player(one) else (other, one)
    return say("cli-unlike", bot=quote(player), rules=quote(rules))


def _refuse(parameter: str, why: str) -> None:
    if was_given(parameter):
        raise click.UsageError(why)


def _rules(one: str, other: str) -> tuple[Rules, Rules]:
    both = find_rules(one), find_rules(other)
    if both[0].players != both[1].players:
        raise click.UsageError(say("cli-players_differ", first=quote(one), second=quote(other)))
    if both[0].deck != both[1].deck:
        click.echo(say("cli-decks_differ"), err=True)
    return both


def _run(player: str, rules: Rules, seed: str, games: int | None, timeout: float, goal: str) -> Run:
    name, simulations = player, None
    if not player.startswith(PROGRAM):
        name, *words = player.split(":")
        if words and words[-1] in list(Goal):
            goal = words.pop()
        if words:
            simulations = _budget(":".join(words))
    dismiss(chosen_bot(name, rules, simulations, None, timeout, goal))
    return Run.of(
        rules, name, seed, games, simulations=simulations, timeout=timeout, goal=goal, stream=False
    )


def _budget(text: str) -> int:
    if not re.fullmatch(r"\d{1,6}", text, re.ASCII) or int(text) > MOST_SIMULATIONS:
        raise click.UsageError(say("cli-no_budget", given=quote(text), most=MOST_SIMULATIONS))
    return int(text)


def _compare(names: tuple[str, str], runs: tuple[Run, Run], workers: int, as_json: bool) -> int:
    pairs, done, interrupted = Pairs(), 0, False
    games = runs[0].games
    try:
        with progress(games) as advance:
            for pairs in play_both(*runs, workers, lambda note: click.echo(note, err=True)):
                lead, margin = pairs.win_rate_lead()
                advance(pairs.deals - done, f"{_lead(100 * lead)} ± {100 * margin:.2f} points")
                done = pairs.deals
    except KeyboardInterrupt:
        interrupted = True
    if pairs.deals:
        report = _figures(names, runs, pairs)
        click.echo(json.dumps(report) if as_json else _in_words(report))
    if interrupted:
        played, all_of_them = figure(pairs.deals, ","), figure(games, ",")
        return complain(say("cli-deals_stopped", played=played, deals=all_of_them, n=games), 130)
    if not as_json:
        click.echo(f"The same games again: {command_again(games=games, seed=runs[0].seed)}")
    return 0


def _figures(names: tuple[str, str], runs: tuple[Run, Run], pairs: Pairs) -> dict[str, object]:
    win_rate, win_rate_margin = pairs.win_rate_lead()
    score, score_margin = pairs.score_lead()
    return {
        "deals": pairs.deals,
        "seed": runs[0].seed,
        "sides": [_side(names[i], runs[i], pairs.tallies[i]) for i in range(2)],
        "win_rate_difference": round(win_rate, 6),
        "win_rate_difference_interval": _around(win_rate, win_rate_margin),
        "score_difference": round(score, 4),
        "score_difference_interval": _around(score, score_margin),
        "both_won": pairs.both,
        "one_won": pairs.alone,
        "neither_won": pairs.neither,
    }


def _side(name: str, run: Run, tally: Tally) -> dict[str, object]:
    low, high = wilson(tally.won, tally.games)
    players = run.read_rules().players
    return {
        "name": name,
        "rules": run.rules,
        "bot": run.bot,
        **({} if run.goal == Goal.WIN else {"goal": run.goal}),
        "wins": tally.won,
        "win_rate": tally.won / tally.games,
        "win_rate_interval": [round(low, 8), round(high, 8)],
        "mean_score": round(sum(mean_score(tally, player)[0] for player in range(players)) / players, 4),
        "forfeits": tally.forfeits,
    }


def _around(middle: float, margin: float) -> list[float]:
    return [round(middle - margin, 6), round(middle + margin, 6)]


def _lead(difference: float) -> str:
    return figure(difference, "+.2f")


def _in_words(report: dict[str, Any]) -> str:
    first, second = report["sides"]
    lines = [f"{report['deals']:,} deals of seed {report['seed']}"]
    for side in (first, second):
        low, high = side["win_rate_interval"]
        forfeits = f"; forfeited {side['forfeits']}" if side["forfeits"] else ""
        lines.append(
            f"{side['name']}: won {side['wins']:,}, {percent(side['win_rate'], 2)} "
            f"(95 % between {percent(low, 2)} and {percent(high, 2)}); "
            f"mean score {figure(side['mean_score'])}{forfeits}"
        )
    low, high = report["win_rate_difference_interval"]
    lines.append(
        f"difference in win rate: {_lead(100 * report['win_rate_difference'])} points "
        f"(95 % between {_lead(100 * low)} and {_lead(100 * high)})"
    )
    low, high = report["score_difference_interval"]
    lines.append(
        f"difference in score: {_lead(report['score_difference'])} "
        f"(95 % between {_lead(low)} and {_lead(high)})"
    )
    alone = report["one_won"]
    lines.append(
        f"both won {report['both_won']:,}, only {first['name']} {alone[0]:,}, "
        f"only {second['name']} {alone[1]:,}, neither {report['neither_won']:,}"
    )
    return "\n".join(lines)
