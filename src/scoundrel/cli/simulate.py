"""``scoundrel simulate``: many games by one bot."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import cast

import click

from scoundrel.cli import complain, sentence_of
from scoundrel.cli.again import command_again
from scoundrel.cli.options import (
    check_new,
    chosen_rules,
    force_option,
    rules_options,
    seed_option,
    workers_option,
)
from scoundrel.cli.players import bot_options, chosen_bot, games_option
from scoundrel.cli.progress import progress, rate_so_far
from scoundrel.deals import fresh_seed
from scoundrel.engine.goals import Goal
from scoundrel.engine.tally import Tally, wilson
from scoundrel.errors import ScoundrelError
from scoundrel.lab.results import Results, kept_run
from scoundrel.lab.runs import Run
from scoundrel.lab.statistics import mean_score
from scoundrel.lab.tables import check_table, write_table
from scoundrel.lab.workers import Finished, played_here
from scoundrel.texts import figure, say, shown
from scoundrel.words.phrases import percent

FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@rules_options
@seed_option
@bot_options("random")
@games_option("games", 10**12)
@workers_option
@click.option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")
@click.option(
    "--resume", metavar="FILE", type=FILE, help="Save progress in this file, and continue from it."
)
@click.option(
    "--table", metavar="FILE", type=FILE, help="Write one row per game, as .parquet, .csv or .jsonl."
)
@force_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def simulate(
    name: str,
    settings: tuple[str, ...],
    seed: str | None,
    bot: str,
    simulations: int | None,
    milliseconds: float | None,
    timeout: float,
    goal: str,
    games: int | None,
    workers: int | None,
    cluster: str | None,
    resume: Path | None,
    table: Path | None,
    force: bool,
    as_json: bool,
) -> int:
    """Have a bot play many games, and count the results.

    The same seed gives the same totals, with any number of workers. Game I of seed S is the deal S/I (the
    random bot deals from streams instead). With two players, a game counts as won if at least one party
    escapes, and each party is also counted separately.

    The columns of a table are game, deal, won, score, moves, rooms, runs, could_run (rooms that could have
    been avoided) and forfeited; for two players, won_1, score_1, won_2 and score_2 instead of score.
    """
    if cluster is not None and workers is not None:
        raise click.UsageError(say("cli-not_both", first="--workers", second="--cluster"))
    _check_files(resume, table, force)
    rules = chosen_rules(name, settings)
    chosen_bot(bot, rules, simulations, milliseconds, timeout, goal)
    seed = _kept_seed(resume) if seed is None else seed
    run = Run.of(
        rules,
        bot,
        seed,
        games,
        simulations=simulations,
        milliseconds=milliseconds,
        timeout=timeout,
        goal=goal,
        rows=table is not None,
    )
    with Results(run, resume) as results:
        before, began = results.total.games, perf_counter()
        trouble = _play(results, _played(results, workers or 1, cluster))
        if results.total.games:
            _report(results, results.total.games - before, perf_counter() - began, as_json)
        if trouble is None and not as_json:
            click.echo(f"The same games again: {command_again(games=run.games, seed=seed)}")
        if table is not None:
            failed = _write_table(table, results)
            trouble = trouble or failed
    return complain(*trouble) if trouble else 0


def _check_files(resume: Path | None, table: Path | None, force: bool) -> None:
    """Check before anything is played that the table can be written.

    A resumed run has written it before, and overwrites it.
    """
    if table is None:
        return
    check_table(table)
    if resume is not None and table.resolve() == resume.resolve():
        raise click.UsageError(say("cli-two_files", first="--resume", second="--table"))
    check_new(table, force or (resume is not None and bool(kept_run(resume))))


def _kept_seed(resume: Path | None) -> str:
    """The seed of the run that is resumed; a fresh one if there is none."""
    kept = {} if resume is None else kept_run(resume)
    return str(kept["seed"]) if "seed" in kept else fresh_seed()


Trouble = tuple[str, int] | None
"""What went wrong, as a sentence and an exit status; None if nothing did."""


def _played(results: Results, workers: int, cluster: str | None) -> Finished:
    tasks = ((results.run, number) for number in results.left())
    if cluster is None:
        return played_here(tasks, workers)
    from scoundrel.lab.cluster import played_on_cluster

    return played_on_cluster(tasks, cluster)


def _play(results: Results, played: Finished) -> Trouble:
    """Count games until all are done or something interrupts."""
    wanted = results.run.games
    try:
        with progress(wanted - results.total.games) as advance:
            for _, batch in played:
                before = results.total.games
                results.add(batch)
                for note in batch.notes:
                    click.echo(note, err=True)
                total = results.total
                advance(total.games - before, rate_so_far(total.won, total.games))
    except KeyboardInterrupt:
        return _how_to_go_on(say("cli-interrupted"), results), 130
    except OSError as error:
        return _how_to_go_on(sentence_of(error), results), 2
    except ScoundrelError as error:
        return _how_to_go_on(shown(error), results), 2
    return None


def _how_to_go_on(sentence: str, results: Results) -> str:
    if not results.total.games:
        return sentence
    played, games = figure(results.total.games, ","), figure(results.run.games, ",")
    values = {"why": sentence, "played": played, "games": games, "n": results.run.games}
    path = results.path
    return say("cli-stopped", **values) if path is None else say("cli-stopped_kept", **values, path=path)


def _write_table(table: Path, results: Results) -> Trouble:
    try:
        write_table(table, results)
    except OSError as error:
        why, path = sentence_of(error), results.path
        return say("cli-lost", why=why) if path is None else say("cli-kept", why=why, path=path), 2
    return None


def _report(results: Results, played: int, seconds: float, as_json: bool) -> None:
    run = results.run
    report: dict[str, object] = {"rules": run.rules, "bot": run.bot, "seed": run.seed}
    if run.goal != Goal.WIN:
        report["goal"] = run.goal
    report |= _figures(results.total, run.read_rules().players)
    report |= {"seconds": round(seconds, 3), "games_per_second": round(played / seconds)}
    click.echo(json.dumps(report) if as_json else _in_words(report))


def _figures(total: Tally, players: int) -> dict[str, object]:
    figures: dict[str, object] = {
        "games": total.games,
        **_shares(total.won, total.games),
        **_scores(total, 0),
        "moves": total.moves,
        **({"forfeits": total.forfeits} if total.forfeits else {}),
    }
    if players > 1:
        figures["parties"] = [
            _shares(total.wins[player], total.games) | _scores(total, player) for player in range(players)
        ]
        mean = sum(total.scores) / max(1, total.games - total.forfeits) / players
        figures["mean_score"] = round(mean, 4)
        del figures["mean_score_margin"]
    return figures


def _shares(wins: int, games: int) -> dict[str, object]:
    low, high = wilson(wins, games)
    return {
        "wins": wins,
        "win_rate": wins / games,
        "win_rate_interval": [round(low, 8), round(high, 8)],
    }


def _scores(total: Tally, player: int) -> dict[str, object]:
    mean, margin = mean_score(total, player)
    return {"mean_score": round(mean, 4), "mean_score_margin": round(margin, 4)}


def _in_words(report: dict[str, object]) -> str:
    low, high = cast("list[float]", report["win_rate_interval"])
    goal = f" for {report['goal']}" if "goal" in report else ""
    margin = f" ± {report['mean_score_margin']}" if "mean_score_margin" in report else ""
    mean, rate = figure(cast("float", report["mean_score"])), cast("float", report["win_rate"])
    return (
        f"{report['rules']}, {report['bot']}{goal}, seed {report['seed']}: "
        f"{report['games']:,} game{'' if report['games'] == 1 else 's'} in {report['seconds']} s "
        f"({report['games_per_second']:,} a second)\n"
        f"won {report['wins']:,}, {percent(rate, 4)} "
        f"(95 % between {percent(low, 4)} and {percent(high, 4)}); mean score {mean}{margin}"
        + (f"; forfeited {report['forfeits']}" if "forfeits" in report else "")
    )
