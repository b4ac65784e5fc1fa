"""The command line, run as its users run it: as a process of its own."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from datetime import timedelta
from pathlib import Path

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.engine.protocol import ProgramBot
from scoundrel.extras import installing
from scoundrel.history.sharing import shared_game
from scoundrel.lab.runs import Run
from scoundrel.play.clock import today
from scoundrel.play.daily import day_number
from scoundrel.play.preferences import Squares
from scoundrel.texts import figure
from scoundrel.words.dates import date_words
from tests.terminal import Terminal

ROOT = Path(__file__).parents[1]
SCOUNDREL = [sys.executable, "-c", "from scoundrel.cli import main; main()"]


def run(*words: str, typed: str = "", data: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*SCOUNDREL, *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
        env=os.environ | ({"SCOUNDREL_DATA": str(data)} if data else {}),
        check=False,
    )


def refused(result: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of an error."""
    assert result.returncode not in (0, None)
    assert "Traceback" not in result.stderr
    (sentence,) = result.stderr.splitlines()
    assert sentence.startswith("scoundrel: ")
    return sentence


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Game.deal("classic", 42)
    for move in ("8d", "4cw", "8h", "run"):
        game.play(move)
    path = tmp_path / "game.txt"
    path.write_text(game.record(), "utf-8")
    return path


def test_version() -> None:
    assert run("--version").stdout == "scoundrel 0.1.0\n"


def test_the_command_is_a_module_too() -> None:
    done = subprocess.run([sys.executable, "-m", "scoundrel", "--version"], capture_output=True, text=True)
    assert done.stdout == "scoundrel 0.1.0\n"


def test_help_names_every_command() -> None:
    text = run("--help").stdout
    for name in (
        "play",
        "rules",
        "deal",
        "replay",
        "check",
        "simulate",
        "compare",
        "watch",
        "solve",
        "train",
        "engine",
    ):
        assert f"\n  {name}" in text
        assert run(name, "--help").returncode == 0


def test_help_is_found_by_any_name() -> None:
    assert run("help").stdout == run("-h").stdout == run("--help").stdout
    assert run("help", "watch").stdout == run("watch", "-h").stdout == run("watch", "--help").stdout
    assert "did you mean 'watch'" in refused(run("help", "wach"))


def test_a_piped_game_is_read_to_its_end_and_its_outcome_printed() -> None:
    result = run("play", "--rules", "digital", "--rule", "deck=2c,3c,4c,5c", typed="2c\n3c\n4c\n")
    assert result.returncode == 0
    assert result.stdout.endswith(
        "The game is over: won 11.\nThis was deal " + result.stdout.split()[-1] + "\n"
    )
    assert result.stderr == ""


def test_without_a_command_a_game_begins() -> None:
    result = run(typed="quit\n")
    assert result.returncode == 0
    assert result.stdout.startswith("Classic Scoundrel. Type help for help.")


@pytest.mark.parametrize(
    "line",
    ["8d", "2", "2.", "8 of diamonds", "the eight of diamonds", "♦8", "8D", "1. 8d"],
)
def test_many_ways_to_say_a_move(line: str) -> None:
    assert "You take up the 8 of diamonds." in run("play", "--seed", "42", typed=f"{line}\nquit\n").stdout


@pytest.mark.parametrize("line", ["4cw", "4w", "4 weapon", "4 of clubs with the weapon", "four of clubs w"])
def test_many_ways_to_fight_with_the_weapon(line: str) -> None:
    said = run("play", "--seed", "42", typed=f"8d\n{line}\nquit\n").stdout
    assert "You slay the 4 of clubs with the 8 of diamonds." in said


@pytest.mark.parametrize("line", ["4cb", "4 bare hands", "4 of clubs with bare hands"])
def test_many_ways_to_fight_with_bare_hands(line: str) -> None:
    said = run("play", "--seed", "42", typed=f"8d\n{line}\nquit\n").stdout
    assert "The 4 of clubs costs you 4 health; 16 left." in said


@pytest.mark.parametrize("line", ["-1", "-2c", "put away 2c", "put away the 2 of clubs"])
def test_many_ways_to_put_a_card_away(line: str) -> None:
    said = run("play", "--rules", "sidestep", "--rule", "deck=2c", typed=f"{line}\nquit\n").stdout
    assert "You put the 2 of clubs under the dungeon." in said


@pytest.mark.parametrize("line", ["1. 8d 4cw 8h", "2 4w 3", "2 4cw 8 of hearts"])
def test_several_moves_in_one_line(line: str) -> None:
    assert "Room 2 of 15." in run("play", "--seed", "42", typed=f"{line}\nquit\n").stdout


def test_a_line_of_moves_is_made_whole_or_not_at_all() -> None:
    assert "You take up" not in run("play", "--seed", "42", typed="8d 4cw Ks\nquit\n").stdout


def test_the_room_is_told_with_costs_and_reasons() -> None:
    said = run("play", "--seed", "42", typed="8d\n4cw\n8h\nquit\n").stdout
    assert "2 of diamonds, weapon: replaces your 8 of diamonds." in said
    assert (
        "5 of clubs, monster: costs 5 health with bare hands; your 8 of diamonds can only strike below 4."
        in said
    )
    assert "3 of clubs, monster: costs nothing with your 8 of diamonds, or costs 3 health" in said
    assert "You can't run: a card of this room has been faced." in said


def test_undo_help_rules_unseen_look_again_and_new() -> None:
    typed = "8d\nundo\nhelp\nrules\nunseen\nlook\nagain\nnew\nquit\n"
    result = run("play", "--seed", "42", typed=typed)
    assert result.returncode == 0
    assert "Taken back: you took the 8 of diamonds." in result.stdout
    assert "Type what to do" in result.stdout
    assert "Potions: A potion restores its value in health" in result.stdout
    assert "Unseen clubs: 2, 3, 5 to ace.\n" in result.stdout


def test_a_secret_seed_is_shown_only_at_the_end() -> None:
    typed = "2c\n"
    said = run("play", "--rule", "deck=2c", typed=typed).stdout
    assert said.index("The game is over") < said.index("This was deal")


def test_two_players_at_one_keyboard() -> None:
    result = run("play", "--rules", "dragons-duo", "--seed", "42", typed="1\n2\nquit\n")
    assert result.returncode == 0
    assert "Player 1: " in result.stdout
    assert "Player 2 to move." in result.stdout


def test_a_bad_line_is_refused_and_changes_nothing() -> None:
    result = run("play", "--seed", "42", typed="8x\nquit\n")
    assert refused(result).startswith("scoundrel: line 1: '8x' is not a move")
    assert "Room 1 of 15." in result.stdout


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("8d\n", "the input ended in the middle of the game, in room 1 with 20 health"),
        ("run\n", "the input ended in the middle of the game, in room 1 with 20 health"),
        ("", "the input ended in the middle of the game"),
        (
            "Ks\nquit\n",
            "king of spades is not in the room (2 of diamonds, 8 of diamonds, 8 of hearts and 4 of clubs)",
        ),
        ("9\nquit\n", "there is no card in slot '9': there are cards in 1, 2, 3, 4"),
        ("8d 4cw Ks\nquit\n", "king of spades is not in the room (2 of diamonds and 8 of hearts)"),
        ("3b\nquit\n", "8 of hearts is a potion, not a monster"),
        ("undo\nquit\n", "there is no move to take back"),
        ("joker of hearts\nquit\n", "'joker of hearts' is not a move"),
    ],
)
def test_bad_piped_input_is_refused(typed: str, says: str) -> None:
    assert says in refused(run("play", "--seed", "42", typed=typed))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("pley",), "did you mean 'play'"),
        (("play", "--rules", "clasic"), "did you mean 'classic'"),
        (("play", "--rule", "start_helth=3"), "did you mean 'start_health'"),
        (("play", "--rule", "weapon_limit=equal"), "one of below, at_most"),
        (("rules", "classic self=1"), "there is no setting 'self'"),
        (("hint", "--position", "classic self=1; room 1: 2c"), "there is no setting 'self'"),
        (("play", "--rules", "missing.toml"), "'missing.toml' can't be read"),
        (("play", "--record", "/nowhere/at/all"), "/nowhere/at/all"),
        (("play", "--colour"), "no such option"),
        (("rules", "clasic"), "did you mean 'classic'"),
        (("replay", "missing"), "'missing' can't be read: no such file or directory"),
        (("check", "missing"), "'missing' can't be read: no such file or directory"),
        (("check",), "missing argument"),
        (("simulate", "--games", "0"), "0 is not in the range"),
        (("simulate", "--bot", "randm"), "did you mean 'random'"),
        (("simulate", "--games", "many"), "'many' is not a valid integer"),
        (("simulate", "--goal", "gold"), "'gold' is not one of 'win', 'score'"),
        (("simulate", "--bot", "greedy", "--goal", "score"), "greedy can't play for score; only net and"),
        (("watch", "--pace", "nan"), "'nan' is not a number"),
        (("watch", "--pace", "-1"), "-1.0 is not in the range"),
        (("watch", "--bot", "program:no-such"), "'no-such' can't be started: no such file or directory"),
        (("watch", "--bot", "oracle", "--goal", "score"), "oracle can't play for score"),
        (("watch", "--bot", "program:cat", "--goal", "score"), "a program chooses its own goal"),
        (
            ("simulate", "--rules", "dragons-duo", "--bot", "expert", "--goal", "score"),
            "expert can't play dragons-duo for score: two parties play to get out",
        ),
        (("hint", "--position", "classic; room 1: 2c", "--goal", "points"), "'points' is not one of"),
        (("review", "missing", "--goal", "points"), "'points' is not one of"),
        (("engine", "--goal", "points"), "'points' is not one of"),
    ],
)
def test_bad_words_on_the_command_line(words: tuple[str, ...], says: str) -> None:
    assert says in refused(run(*words))


def test_a_rule_set_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "my-dungeon.toml"
    path.write_text('base = "dragons"\ntitle = "Mine"\nstart_health = 15\ndeck = "2c-5c 2d"\n', "utf-8")
    assert run("rules", str(path)).stdout.startswith("Mine (my-dungeon)\n")
    assert "Health 15 of 20." in run("play", "--rules", str(path), typed="quit\n").stdout


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("start_helth = 3", "did you mean 'start_health'"),
        ("start_health = ", "is not a TOML file"),
        ('base = "clasic"', "did you mean 'classic'"),
        ("base = 3", "base can't be '3'"),
        ('name = "easy"', "a rule set already"),
        ("a = " + "[" * 5000, "is not a TOML file"),
        ("deck = []", "1 to 96 cards, not 0"),
        ('deck = "2c 3x"', "'3x' is not a card"),
        ("deck = 3", "it is a list of cards"),
        ("weapon_breaks = 1", "yes or no"),
    ],
)
def test_a_rule_set_of_ones_own_is_checked(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    assert says in refused(run("play", "--rules", str(path)))


def test_the_list_of_rule_sets() -> None:
    said = run("rules").stdout
    assert all(f"\n{name} " in f"\n{said}" for name in RULEBOOK)


@pytest.mark.parametrize("name", RULEBOOK)
def test_a_rule_set_in_words(name: str) -> None:
    said = run("rules", name).stdout
    assert "Zach Gage and Kurt Bieg" in " ".join(said.split())
    assert ("Differences from the standard game" in said) == (name != "classic")


def test_deal() -> None:
    assert "\n2♦ 8♦ 8♥ 4♣ 5♣ 10♠ 3♣ 6♥ 3♥ 6♣ " in run("deal", "--seed", "42").stdout
    said = json.loads(run("deal", "--rules", "dragons", "--seed", "any text ♠", "--json").stdout)
    assert said["seed"] == "any text ♠"
    assert len(said["cards"].split()) == 48


def test_replay_tells_every_move(record: Path) -> None:
    said = run("replay", str(record)).stdout
    assert "Move 4: run" in said
    assert "Room 3." in said


def test_replay_says_what_it_waits_for(record: Path, tmp_path: Path) -> None:
    with Terminal("replay", "--plain", str(record), place=tmp_path) as terminal:
        terminal.sees("Press Enter for the next move; Ctrl-C leaves.", "move 0 of 4>")
        terminal.press("\n")
        terminal.sees("move 1 of 4>")
        terminal.press("\n\n\n")
        assert terminal.ends() == 0
        assert "Room 3." in terminal.text
    assert "Enter" not in run("replay", str(record)).stdout


def test_replay_to_a_move(record: Path) -> None:
    said = run("replay", str(record), "--to", "1").stdout
    assert "Weapon: 8 of diamonds, new" in said
    assert "Move" not in said
    assert "the record has only 4 moves" in refused(run("replay", str(record), "--to", "5"))
    assert run("replay", "-", "--to", "1", typed=record.read_text("utf-8")).stdout == said


def test_check_a_record(record: Path) -> None:
    assert run("check", str(record)).stdout == f"{record}: the record is true: unfinished after 4 moves\n"
    record.write_text(record.read_text("utf-8").replace("4cw", "4ch"), "utf-8")
    result = run("check", str(record))
    assert result.returncode == 1
    assert "stops being true at move 2 ('4ch')" in result.stderr


def test_check_many_records(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = [Game.deal("classic", seed).record_line() for seed in range(3)]
    lines[1] = lines[1].replace('"moves": ""', '"moves": "5x"')
    path.write_text("\n".join(lines), "utf-8")
    result = run("check", str(path))
    assert result.returncode == 1
    assert "line 2: the record stops being true at move 1 ('5x')" in result.stderr
    assert "2 of 3 records are true" in result.stderr
    assert "has 3 records, but replay takes one" in refused(run("replay", str(path)))


def test_check_a_record_of_bytes(tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)))
    assert "not a UTF-8 text file" in refused(run("check", str(path)))


def test_check_the_conformance_suite() -> None:
    """As its page tells it."""
    result = run("check", *(str(path) for path in sorted((ROOT / "conformance").glob("*.json"))))
    assert result.returncode == 0, result.stderr
    assert result.stdout.count("scenarios hold") == 8
    assert result.stdout.count("schema.json: a schema; there is nothing to check\n") == 1
    assert len(result.stdout.splitlines()) == 9


def test_a_failing_scenario_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    scenario = {
        "name": "Wrong",
        "sources": ["document 000"],
        "rules": "classic",
        "deck": "2c",
        "steps": [{"expect": {"deck_count": 5}}],
    }
    path.write_text(json.dumps({"about": "wrong", "scenarios": [scenario]}), "utf-8")
    result = run("check", str(path))
    assert result.returncode == 1
    assert "Wrong: step 1: deck_count should be 5, but is 0" in result.stderr


def test_simulate_gives_the_same_totals_for_the_same_seed() -> None:
    words = ("simulate", "--rules", "hard", "--games", "25000", "--seed", "s", "--json")
    first, second = json.loads(run(*words).stdout), json.loads(run(*words).stdout)
    for key in ("games", "wins", "win_rate", "win_rate_interval", "mean_score", "moves"):
        assert first[key] == second[key]
    assert first["games"] == 25000
    assert first["seconds"] > 0
    assert first["games_per_second"] > 0


def test_simulate_in_words_and_for_two() -> None:
    assert (
        "won 0, 0.0000 % (95 % between 0.0000 % and "
        in run("simulate", "--games", "1000", "--seed", "s").stdout
    )
    said = json.loads(run("simulate", "--rules", "dragons-duo", "--games", "1000", "--json").stdout)
    assert [party["wins"] for party in said["parties"]] == [0, 0]


def test_without_a_number_the_games_suit_the_player() -> None:
    assert ": 2,000,000 games in " in run("simulate", "--seed", "s", "--bot", "random").stdout
    patient = Run.of(RULEBOOK["classic"], "expert", "s", None, simulations=4000)
    at_two_tables = Run.of(RULEBOOK["dragons-duo"], "greedy", "s", None)
    assert (patient.games, at_two_tables.games) == (40, 400)


def test_simulate_tells_the_command_that_plays_the_same_games() -> None:
    words = ("simulate", "--rule", "start_health=15", "--rule", "potions=not_in_a_row", "--workers", "2")
    said = run(*words, "--games", "1000").stdout.splitlines()
    again = said[-1].removeprefix("The same games again: scoundrel ")
    assert "--workers" not in again
    figures = run(*shlex.split(again)).stdout.splitlines()
    assert figures[1:] == said[1:]


def test_compare_tells_the_command_that_plays_the_same_games() -> None:
    words = ("compare", "classic", "classic weapon_limit=at_most", "--bot", "random")
    said = run(*words, "--games", "2000").stdout.splitlines()
    again = said[-1].removeprefix("The same games again: scoundrel ")
    assert shlex.split(again)[:3] == list(words[:3])
    assert "--games 2000 --seed " in again
    assert run(*shlex.split(again)).stdout.splitlines() == said


def test_the_slower_side_decides_how_many_deals_are_compared() -> None:
    assert run("compare", "random", "greedy").stdout.startswith("400 deals of seed ")


def test_simulate_with_any_player() -> None:
    for bot, games in (("net", "300"), ("greedy", "5"), ("oracle", "3")):
        said = json.loads(run("simulate", "--bot", bot, "--games", games, "--seed", "s", "--json").stdout)
        assert said["games"] == int(games)
    assert "sees the whole deck" in run("simulate", "--bot", "oracle", "--games", "1").stderr
    words = ("simulate", "--bot", "expert", "--simulations", "5", "--games", "40", "--seed", "s", "--json")
    first, second = json.loads(run(*words).stdout), json.loads(run(*words).stdout)
    assert first["wins"] == second["wins"] > 20
    assert first["mean_score"] == second["mean_score"]


def test_simulate_with_a_program() -> None:
    command = f"program:{sys.executable} -c 'from scoundrel.cli import main; main()' engine --bot random"
    said = json.loads(run("simulate", "--bot", command, "--games", "2", "--seed", "s", "--json").stdout)
    assert said["games"] == 2
    assert "forfeits" not in said
    said = json.loads(
        run("simulate", "--bot", "program:cat", "--games", "2", "--timeout", "0.2", "--json").stdout
    )
    assert said["forfeits"] == 2
    assert said["wins"] == 0
    assert (
        "did not answer in 0.2 seconds"
        in run("simulate", "--bot", "program:cat", "--games", "1", "--timeout", "0.2").stderr
    )


def test_watch_shows_every_move_with_what_the_player_thinks() -> None:
    said = run("watch", "--bot", "net", "--seed", "42").stdout
    points = r"\d+\.\d %, (minus )?\d+ points?"
    assert re.search(rf"Fox thinks: leave the 8 of hearts {points}; ", said)
    assert re.search(rf"Fox plays: take the 2 of diamonds \(chance of winning {points}\)", said)
    assert "The game is over: " in said


def test_at_a_terminal_each_move_waits_for_its_time_or_for_enter() -> None:
    process, terminal = in_terminal("watch", "--plain", "--bot", "net", "--seed", "42", "--pace", "86400")
    try:
        said = read_until(terminal, "3 cards to face. You may run.")
        assert "Press Enter for the next move, or wait; Ctrl-C leaves." in said
        assert "Fox plays" not in said
        for typed, then in ((b"\n", "2 cards to face"), (b"on\n", "1 card to face"), (b"\n", "Room 2.")):
            os.write(terminal, typed)
            said = read_until(terminal, then)
            assert said.count("Fox plays: ") == 1
        process.send_signal(signal.SIGINT)
        assert "Traceback" not in read_until(terminal, "scoundrel: interrupted")
        assert process.wait(30) == 130
    finally:
        process.kill()
        os.close(terminal)


@pytest.mark.parametrize("pace", ["0", "0.001"])
def test_the_pace_may_be_very_fast(pace: str) -> None:
    process, terminal = in_terminal("watch", "--plain", "--bot", "net", "--seed", "42", "--pace", pace)
    try:
        read_until(terminal, "The game is over: ")
        assert process.wait(30) == 0
    finally:
        process.kill()
        os.close(terminal)


def test_a_pipe_waits_for_nothing() -> None:
    said = run("watch", "--bot", "net", "--seed", "42", "--pace", "86400").stdout
    assert "The game is over: " in said
    assert "Enter" not in said


def test_a_bot_may_play_for_the_score() -> None:
    said = run("watch", "--bot", "net", "--seed", "42", "--goal", "score").stdout
    assert said.startswith("Classic Scoundrel (classic, deal 42), played by Fox (net) for score.")
    words = ("simulate", "--bot", "net", "--games", "300", "--seed", "s")
    to_win, to_score = (
        json.loads(run(*words, "--json", "--goal", goal).stdout) for goal in ("win", "score")
    )
    assert to_score["goal"] == "score"
    assert "goal" not in to_win
    assert to_score["mean_score"] != to_win["mean_score"]
    told = run(*words, "--goal", "score").stdout
    assert told.startswith("classic, net for score, seed s: 300 games")
    assert f"mean score {figure(to_score['mean_score'])} ± {to_score['mean_score_margin']}" in told


def test_solve_a_deal_and_replay_its_line() -> None:
    assert run("solve", "--seed", "42").stdout.startswith("It can be won.\n")
    said = json.loads(run("solve", "--seed", "42", "--score", "--json").stdout)
    game = Game.deal("classic", 42)
    for move in said["line"]:
        game.play(move)
    assert game.result == f"won {said['score']}"


def test_solve_a_range_of_deals() -> None:
    said = json.loads(run("solve", "--rules", "hard", "--seeds", "1-20", "--json").stdout)
    assert said["deals"] == 20
    assert said["winnable"] + len(said["unwinnable"]) == 20
    assert said["undecided"] == []
    said = json.loads(run("solve", "--seeds", "1-3", "--limit", "1", "--json").stdout)
    assert said["undecided"] == [1, 2, 3]
    assert said["interval"][1] == 1.0


def test_many_deals_are_solved_in_words_as_in_data() -> None:
    words = ("solve", "--rules", "hard", "--seeds", "1-20", "--score")
    told = run(*words).stdout
    said = json.loads(run(*words, "--json").stdout)
    low, high = said["interval"]
    assert told.splitlines()[0] == (
        f"{said['winnable']} of 20 deals can be won, {5 * said['winnable']:.2f} % "
        f"(95 % between {100 * low:.2f} % and {100 * high:.2f} %); undecided: 0"
    )
    assert f"The best score is {figure(said['mean_best_score'])} on average over 20 deals" in told


def test_solve_a_position_and_a_record(record: Path) -> None:
    position = Game.from_record(record.read_text("utf-8")).position()
    assert run("solve", "--position", position).stdout == run("solve", "--record", str(record)).stdout
    lost = "classic; room 1: Ac As - -; hero 20"
    assert (
        run("solve", "--position", lost, "--score").stdout
        == "It can't be won.\nThe best score is −8.\nRoom 1: fight the A♣ and the A♠ with bare hands.\n"
    )


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((), "give one of --seed, --seeds, --position and --record"),
        (("--seed", "1", "--seeds", "1-2"), "give one of"),
        (("--seeds", "5-1"), "runs backwards: write 1-5"),
        (("--seeds", "1-999999999999"), "more than 100,000,000 seeds"),
        (("--seeds", "many"), "is not a range of seeds"),
        (
            ("--position", "classic; room 1: - - - -; hero 20 last 2h; discard 2h"),
            "this game is over: won 22",
        ),
        (
            ("--rules", "hard", "--position", "classic; room 1: 2c - - -; hero 20"),
            "this is a game of classic",
        ),
        (("--rules", "dragons-duo", "--seed", "1"), "the solver plays alone"),
        (("--rules", "classic", "--position", "hard; room 1: 2c - - -; hero 20"), "this is a game of hard"),
        (
            ("--position", "classic; room 1: 2c 3c 4c 5c; hero 20; deck {3h 9s}"),
            "the solver needs the order",
        ),
        (("--seeds", "1-99999999999999999999"), "more than 100,000,000 seeds"),
        (("--record", "missing"), "no such file"),
        (("--seed", "1", "--limit", "99999999999999999999"), "is not in the range 1<=x<=1000000000000000"),
    ],
)
def test_what_solve_refuses(words: tuple[str, ...], says: str) -> None:
    assert says in refused(run("solve", *words))


def test_the_engine_answers_lines() -> None:
    position = Game.deal("classic", 42).view(0).position()
    said = run(
        "engine", "--bot", "net", typed=f"isready\nposition {position}\ngo\nquit\n"
    ).stdout.splitlines()
    assert said[0] == "readyok"
    assert re.fullmatch(r"bestmove \w+ value [01]\.\d{4} score -?\d+\.\d\d", said[1])


def test_the_engine_may_play_for_the_score() -> None:
    asked = (
        "position classic; room 1: 2c 3c 4c 5h; hero 20\ngo\nposition dragons-duo; room 1: 2c; hero 20\n"
    )
    said = run("engine", "--goal", "score", typed=asked).stdout.splitlines()
    assert said[0].startswith("bestmove 2cb value 1.0000 score ")
    assert run("engine", "--bot", "greedy", "--goal", "score", typed=asked).stdout.startswith(
        "error greedy can't play for score"
    )


@pytest.mark.parametrize(
    ("told", "value", "score"),
    [
        ("", None, None),
        (" value 0.5", 0.5, None),
        (" value 0.5 score -12.5", 0.5, -12.5),
        (" score 3", None, 3.0),
        (" value 2 score many", None, None),
        (" value nan score inf", None, None),
        (" value 0.25 score", 0.25, None),
    ],
)
def test_a_program_may_tell_what_it_expects(told: str, value: float | None, score: float | None) -> None:
    program = (
        "while line := input(): print('readyok' if line == 'isready' else 'info' if line != 'go' else "
        f"'bestmove 8d{told}', flush=True)"
    )
    bot = ProgramBot(shlex.join([sys.executable, "-c", program]))
    try:
        choice = bot.choose(Game.deal("classic", 42).view(0))
    finally:
        bot.close()
    assert (str(choice.move), choice.value, choice.score) == ("8d", value, score)


def test_training_without_its_extra_says_how_to_get_it(tmp_path: Path) -> None:
    code = "import sys; sys.modules['torch'] = None; from scoundrel.cli import main; main()"
    result = subprocess.run(
        [sys.executable, "-c", code, "train", "--folder", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused(result).endswith(f"training needs torch: {installing('train')} brings it")


def test_a_setting_on_the_command_line_also_changes_the_one_tied_to_it() -> None:
    result = run("deal", "--seed", "1", "--rule", "start_health=30")
    assert result.returncode == 0
    assert result.stdout.startswith("classic start_health=30 max_health=30, deal 1")
    assert result.stderr == (
        "scoundrel: Also changed, so that the settings fit together: at most 30 health.\n"
    )
    both = ("--rule", "start_health=30", "--rule", "max_health=25")
    assert "start_health=30 is more than max_health=25" in refused(run("deal", "--seed", "1", *both))


def test_a_record_is_kept_while_playing(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    run("play", "--seed", "42", "--record", str(path), typed="8d\n4cw\nundo\nquit\n")
    assert [str(move) for move in Game.from_record(path.read_text("utf-8")).moves] == ["8d"]
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_does_not_reveal_a_secret_deal_before_the_end(tmp_path: Path) -> None:
    path, over = tmp_path / "running.txt", tmp_path / "over.txt"
    settings = ("--rule", "deck=2h,3h,4h,5h,6h,7h,8h,9h", "--rule", "avoid=nothing")
    run("play", *settings, "--record", str(path), typed="1\nquit\n")
    text = path.read_text("utf-8")
    assert "[Seed" not in text
    seen = Game.from_record(text)
    assert (seen.room_number, seen.left_to_face, len(seen.deck)) == (1, 2, 4)
    assert "deck {" in text
    assert "the solver needs the order" in refused(run("solve", "--record", str(path)))
    run("play", *settings, "--record", str(over), typed="1\n2\n3\n" * 5)
    game = Game.from_record(over.read_text("utf-8"))
    assert game.over
    assert game.seed
    assert game.moves


def test_each_game_of_a_sitting_keeps_its_record(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    run("play", "--seed", "42", "--record", str(path), typed="8d\nagain\n2d\nquit\n")
    second = tmp_path / "kept-2.txt"
    assert [str(move) for move in Game.from_record(path.read_text("utf-8")).moves] == ["8d"]
    assert [str(move) for move in Game.from_record(second.read_text("utf-8")).moves] == ["2d"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("letter.txt", ("play", "--seed", "42", "--record")),
        ("letter.csv", ("positions", "--count", "1", "--simulations", "0")),
        ("letter.jsonl", ("simulate", "--games", "5", "--table")),
        ("letter.svg", ("review", "--simulations", "0", "RECORD", "--plot")),
    ],
    ids=lambda words: words[0],
)
def test_no_file_is_overwritten_unless_that_is_wanted(
    name: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_text("Dear Zach", "utf-8")
    game = Game.deal("classic", 42)
    play_out(game, make_bot("greedy", game.rules))
    finished = tmp_path / "finished.txt"
    finished.write_text(game.record(), "utf-8")
    words = tuple(str(finished) if word == "RECORD" else word for word in words)
    said = refused(run(*words, str(path), typed="quit\n"))
    assert said == f"scoundrel: {path} already exists; name a new file, or overwrite it with --force"
    assert path.read_text("utf-8") == "Dear Zach"
    assert run(*words, str(path), "--force", typed="quit\n").returncode == 0
    assert "Dear Zach" not in path.read_text("utf-8")
    assert sorted(tmp_path.iterdir()) == sorted([path, finished])


@pytest.mark.parametrize("force", [(), ("--force",)])
def test_a_device_is_never_overwritten(force: tuple[str, ...]) -> None:
    said = refused(run("play", "--record", "/dev/full", *force, typed="quit\n"))
    assert said == "scoundrel: /dev/full is not a regular file"


def test_training_overwrites_only_the_net_of_its_own_run(tmp_path: Path) -> None:
    net = tmp_path / "classic.net"
    net.write_text("Dear Zach", "utf-8")
    said = refused(run("train", "--folder", str(tmp_path)))
    assert said == f"scoundrel: {net} already exists; name a new file, or overwrite it with --force"
    (tmp_path / "classic.checkpoint").write_text("damaged", "utf-8")
    assert "already exists" not in refused(run("train", "--folder", str(tmp_path), "--width", "64"))
    assert net.read_text("utf-8") == "Dear Zach"


@pytest.mark.parametrize(
    ("encoding", "words"),
    [
        ("latin-1", ("rules", "classic")),
        ("ascii", ("rules", "classic")),
    ],
)
def test_every_encoding_of_the_output_works(encoding: str, words: tuple[str, ...]) -> None:
    result = subprocess.run(
        [*SCOUNDREL, *words],
        env=os.environ | {"PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert result.returncode == 0
    assert b"Traceback" not in result.stderr


def test_undecodable_bytes_are_not_a_seed() -> None:
    result = subprocess.run([*SCOUNDREL, "deal", "--seed", "\udcff"], capture_output=True, check=False)
    assert result.returncode == 2
    assert b"can't be a seed: half of a character is missing" in result.stderr
    assert b"Traceback" not in result.stderr


def test_undecodable_bytes_are_not_a_move() -> None:
    result = subprocess.run(
        [*SCOUNDREL, "play"], input=b"\xff\xfe\nquit\n", capture_output=True, check=False
    )
    assert result.returncode == 1
    assert b"is not a move" in result.stderr
    assert b"Traceback" not in result.stderr


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_stream_may_be_closed(closed: str, locale: str) -> None:
    code = "from scoundrel.cli import main; main()"
    line = f'LC_ALL={locale} {sys.executable} -c "{code}" deal --seed 1 {closed}'
    result = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert "Traceback" not in result.stderr


def test_options_without_a_command_are_those_of_a_game() -> None:
    assert "Hard Scoundrel, deal 1." in run("--rules", "hard", "--seed", "1", typed="quit\n").stdout


def test_a_closed_pipe_causes_no_traceback() -> None:
    process = subprocess.Popen(
        [*SCOUNDREL, "replay", "/dev/stdin"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    game = Game.deal("easy", 1)
    for _ in range(2000):
        game.play("run")
    process.stdin.write(game.record())
    process.stdin.close()
    assert process.wait(60) == 1
    assert process.stderr.read() == ""
    process.stderr.close()


def in_terminal(*words: str) -> tuple[subprocess.Popen[bytes], int]:
    """The command in a terminal of its own."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*SCOUNDREL, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        # The shell that runs the tests may have made all child processes ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    os.close(theirs)
    return process, ours


def read_until(terminal: int, text: str) -> str:
    said = b""
    deadline = time.monotonic() + 30
    while text.encode() not in said and select.select([terminal], [], [], deadline - time.monotonic())[0]:
        said += os.read(terminal, 4096)
    assert text.encode() in said
    return said.decode()


def test_a_sitting_at_a_terminal() -> None:
    process, terminal = in_terminal("play", "--plain", "--seed", "42")
    try:
        read_until(terminal, "You may run.\r\n> ")
        os.write(terminal, b"nonsense\n")
        read_until(terminal, "'nonsense' is not a move")
        os.write(terminal, b"8d\n")
        read_until(terminal, "You take up the 8 of diamonds.")
        os.write(terminal, b"quit\n")
        read_until(terminal, "You leave the game: unfinished.")
        assert process.wait(30) == 0
    finally:
        process.kill()
        os.close(terminal)


@pytest.mark.parametrize("words", [("play", "--plain"), ("simulate", "--games", "1000000000")])
def test_ctrl_c_says_one_sentence(words: tuple[str, ...]) -> None:
    process, terminal = in_terminal(*words)
    try:
        read_until(terminal, ">" if words[0] == "play" else "[")
        process.send_signal(signal.SIGINT)
        said = read_until(terminal, "scoundrel: interrupted")
        assert "Traceback" not in said
        assert process.wait(30) == 130
    finally:
        process.kill()
        os.close(terminal)


def test_ctrl_c_stops_the_solver_wherever_it_is() -> None:
    rules = "dragons-duo players=1 start_health=30 max_health=30 avoid=card avoided_cards=under_deck"
    process, terminal = in_terminal("solve", "--rules", rules, "--seed", "3")
    try:
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        assert "Traceback" not in read_until(terminal, "scoundrel: interrupted")
        assert process.wait(30) == 130
    finally:
        process.kill()
        os.close(terminal)


@pytest.mark.parametrize(
    "module", ["signal", "scoundrel", "scoundrel.kernel", "click", "scoundrel.cli.options"]
)
def test_ctrl_c_while_the_program_is_loaded_says_one_sentence(module: str) -> None:
    code = (
        "import sys, scoundrel_command\n"
        "import _signal\n"
        "_signal.signal(2, _signal.default_int_handler)\n"
        "for name in ('signal', 'enum'): sys.modules.pop(name, None)\n"
        f"pressed = lambda event, words: event == 'import' and words[0] == {module!r} and _signal.raise_signal(2)\n"
        "sys.addaudithook(pressed)\n"
        "scoundrel_command.main()\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", code, "deal", "--seed", "1"],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert result.stderr.strip() == "scoundrel: interrupted"
    assert result.returncode == 130


def test_plain_mode_is_used_when_standard_output_is_not_a_terminal() -> None:
    assert "Room 1 of 15." in run(typed="quit\n").stdout


@pytest.mark.parametrize("command", ["deal", "watch", "solve"])
def test_the_dungeon_of_a_day_to_come_is_not_shown(command: str) -> None:
    day = today() + timedelta(days=1)
    for rules in ("classic", "easy"):
        told = refused(run(command, "--rules", rules, "--seed", f"daily/{day}"))
        assert (
            told == f"scoundrel: daily dungeon {day_number(day)} opens on {date_words(day)}, where you are"
        )


def test_the_dungeon_of_a_day_that_is_over_is_shown() -> None:
    assert run("deal", "--seed", "daily/2025-01-01").stdout.startswith("classic, deal daily/2025-01-01")


@pytest.mark.parametrize("command", [(), ("play",)])
def test_a_refused_line_sets_the_exit_status_with_and_without_the_command(
    command: tuple[str, ...],
) -> None:
    assert run(*command, typed="nonsense\nquit\n").returncode == 1
    assert run(*command, typed="quit\n").returncode == 0


def test_a_deal_is_played_and_watched_by_its_code() -> None:
    by_code = run("play", "--deal", "easy/42", typed="quit\n").stdout
    assert by_code == run("play", "--rules", "easy", "--seed", "42", typed="quit\n").stdout
    watched = ["--bot", "random", "--pace", "0"]
    by_code = run("watch", "--deal", "easy/42", *watched).stdout
    assert by_code.startswith("Easy Scoundrel (easy, deal 42)")
    assert "give --deal, or --rules" in refused(run("play", "--deal", "easy/42", "--seed", "1"))
    assert "write the rules, a slash and the seed" in refused(run("play", "--deal", "42"))
    assert "opens on 1 January 2999" in refused(run("play", "--deal", "classic/daily/2999-01-01"))


def test_the_last_game_is_shared(tmp_path: Path) -> None:
    assert "you have no finished game to share" in refused(run("share", data=tmp_path))
    play = ["play", "--save", "--deal", "classic deck=2c,3c,4d/42"]
    assert run(*play, typed="4d\n3cw\n2cw\n", data=tmp_path).returncode == 0
    shared = run("share", data=tmp_path).stdout
    assert shared.splitlines()[:3] == ["Scoundrel, classic deck=2c-3c,4d/42", "Escaped with 20 hearts", "☀️"]
    assert shared.splitlines()[3].startswith("deal/1.e.20.0-0-0.")


def test_a_recorded_game_is_shared_without_a_card(tmp_path: Path, record: Path) -> None:
    assert "this game is unfinished" in refused(run("share", str(record)))
    game = Game.from_deck("classic", "5d 2c 3c 6d")
    for move in ("5d", "3cw", "2cw", "6d"):
        game.play(move)
    over = tmp_path / "over.txt"
    over.write_text(game.record(), "utf-8")
    # A record does not say whether there was help, so nothing is claimed of it.
    assert run("share", str(over)).stdout == shared_game(game).text(Squares.COLOURS) + "\n"
    assert run("share", "-", "--ascii", typed=game.record()).stdout == (
        shared_game(game).text(Squares.LETTERS) + "\n"
    )
