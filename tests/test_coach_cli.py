"""The coach on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.coach import hint
from scoundrel.coach.puzzles import Level, of_level, puzzles
from scoundrel.engine.bots import make_bot, play_out
from scoundrel.engine.goals import Goal
from scoundrel.play.clock import today
from scoundrel.play.daily import day_number
from scoundrel.play.preferences import Dealer, Preferences
from scoundrel.store import Kind, SavedGame, Store
from scoundrel.words.dates import date_words
from tests.test_cli import refused, run


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = Game.deal("classic", 42)
    bot = make_bot("greedy", game.rules)
    play_out(game, bot)
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(game.record(), "utf-8")
    return path


def test_a_hint_for_a_position() -> None:
    position = Game.deal("classic", 42).view(0).position()
    assert run("hint", "--position", position).stdout.startswith("Leave the 8♥: take the 2♦, ")
    plans = json.loads(run("hint", "--position", position, "--json").stdout)["plans"]
    assert {plan["plan"] for plan in plans} >= {"run", "leave the 8♥", "leave the 4♣"}


def test_a_hint_for_the_score_knows_only_what_the_player_knows() -> None:
    position = Game.deal("classic", 3).view(0).position()
    one, other = (Game.from_position(position, seed=seed).position() for seed in ("one", "other"))
    assert one != other
    words = ("hint", "--goal", "score", "--json", "--position")
    said = json.loads(run(*words, one).stdout)
    assert said == json.loads(run(*words, other).stdout) == json.loads(run(*words, position).stdout)
    assert said["goal"] == "score"
    scores = [plan["expected_score"] for plan in said["plans"]]
    assert scores[1:] == sorted(scores[1:], reverse=True)


def test_two_parties_get_no_hint_for_the_score() -> None:
    position = Game.deal("dragons-duo", 1).view(0).position()
    assert "two parties play to get out" in refused(run("hint", "--position", position, "--goal", "score"))


def test_a_review_by_the_score(finished: Path) -> None:
    said = json.loads(run("review", str(finished), "--goal", "score", "--json").stdout)
    assert said["goal"] == "score"
    for decision in said["decisions"]:
        limits = {"good": (0, 5), "inaccuracy": (5, 10), "mistake": (10, 20), "blunder": (20, 1000)}
        low, high = limits[decision["grade"]]
        assert low - 0.01 <= decision["points_lost"] <= high + 0.01
    assert "points given up. Better: " in run("review", str(finished), "--goal", "score").stdout


def test_a_hint_in_a_game() -> None:
    told = run("play", "--seed", "42", typed="hint\nhint\nquit\n").stdout
    assert "Leave the 8 of hearts: take the 2 of diamonds, " in told


# --- Saved games --------------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """The saved games of the player who runs the commands."""
    monkeypatch.setenv("SCOUNDREL_DATA", str(tmp_path))
    with Store.open() as opened:
        yield opened


def begun(store: Store, rules: str, seed: object, *moves: str, **facts: Any) -> SavedGame:
    game = Game.deal(rules, str(seed))
    for move in moves:
        game.play(move)
    return store.begin(game, **facts)


def played(store: Store, rules: str, seed: object, **facts: Any) -> SavedGame:
    """A finished game of one player or two."""
    game = Game.deal(rules, str(seed))
    while not game.over:
        game.play(game.legal_moves[-1])
    return store.begin(game, **facts)


def test_a_hint_is_about_the_game_played_last_and_counts_there(store: Store) -> None:
    other = begun(store, "hard", 1)
    saved = begun(store, "classic", 42, "8d")
    said = run("hint").stdout.splitlines()
    assert said[0] == "Classic Scoundrel, room 1. This counts as a hint in that game."
    assert said[1] == hint(store.load(saved).view(0)).text
    assert store.find(saved.id).hints == 1
    assert store.find(other.id).hints == 0
    plans = json.loads(run("hint", "--goal", "score", "--json").stdout)
    assert plans == hint(store.load(saved).view(0), Goal.SCORE).as_data()
    assert store.find(saved.id).hints == 2


def test_a_hint_counts_in_a_daily_too(store: Store) -> None:
    day = today().isoformat()
    saved = begun(store, "classic", f"daily/{day}", kind=Kind.DAILY, date=day)
    name = f"daily dungeon {day_number(today())}, {date_words(today())}"
    assert run("hint").stdout.startswith(f"{name}, room 1. This counts as a hint in that game.\n")
    assert run("hint", "--seed", f"daily/{day}").returncode == 0
    assert store.find(saved.id).hints == 2


def test_a_hint_tells_nothing_of_a_secret_deal(store: Store) -> None:
    begun(store, "classic", "a-secret-seed")
    said = run("hint")
    assert "a-secret-seed" not in said.stdout + said.stderr
    assert "a-secret-seed" not in run("hint", "--json").stdout


@pytest.mark.parametrize(
    "words", [("--deal", "classic/42"), ("--seed", "42"), ("--seed=42", "--rules=classic")]
)
def test_a_hint_for_a_deal(store: Store, words: tuple[str, ...]) -> None:
    first = hint(Game.deal("classic", 42).view(0)).text
    assert run("hint", *words).stdout == f"classic/42, the first room.\n{first}\n"
    saved = begun(store, "classic", 42, "8d", kind=Kind.DEAL)
    begun(store, "classic", 43)
    begun(store, "easy", 42)
    said = run("hint", *words).stdout.splitlines()
    assert said[1] == hint(store.load(saved).view(0)).text
    assert store.find(saved.id).hints == 1


def test_a_hint_about_a_room_that_the_dealer_still_holds_is_refused(store: Store) -> None:
    saved = begun(store, "classic", 42)
    Preferences(dealer=Dealer.HUMAN).keep(store)
    assert "it is not your turn in Classic Scoundrel" in refused(run("hint"))
    assert store.find(saved.id).hints == 0


def test_a_hint_on_a_bot_s_turn_is_refused(store: Store) -> None:
    begun(store, "dragons-duo", 1, seats=("greedy", "greedy"))
    assert "it is not your turn in" in refused(run("hint"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            (),
            "you have no unfinished game; name a deal with --deal or --seed, or give --position or --record",
        ),
        (("--deal", "classic/1", "--position", "x"), "give one of --position, --record, --deal and --seed"),
        (("--seed", "1", "--record", "x"), "give one of --position, --record, --deal and --seed"),
        (("--seed", "1", "--deal", "classic/1"), "give --deal or --seed, not both"),
        (("--rules", "hard"), "--rules and --rule go with --seed"),
        (("--rules", "hard", "--deal", "classic/1"), "--rules and --rule go with --seed"),
        (("--deal", "classic"), "'classic' is not a deal code"),
        (("--deal", "clasic/1"), "did you mean 'classic'"),
        (("--deal", "classic/daily/2999-01-01"), "opens on 1 January 2999"),
        (("--seed", "daily/2999-01-01", "--rules", "easy"), "opens on 1 January 2999"),
    ],
)
def test_an_invalid_hint_request_is_refused(store: Store, words: tuple[str, ...], sentence: str) -> None:
    played(store, "classic", 5)
    assert sentence in refused(run("hint", *words))


def test_a_review_is_about_the_last_game_that_the_player_finished_alone(store: Store) -> None:
    played(store, "hard", 7)
    played(store, "dragons-duo", 1)
    played(store, "classic", 3, kind=Kind.IMPORTED)
    begun(store, "classic", 42)
    assert run("review", "--simulations", "10").stdout.startswith("hard, deal 7: lost ")


def test_a_review_of_a_deal(store: Store) -> None:
    played(store, "easy", 42)
    played(store, "hard", 42)
    for words in (("--deal", "easy/42"), ("--seed", "42", "--rules", "easy")):
        said = run("review", "--simulations", "10", *words).stdout
        assert said.startswith("easy, deal 42: lost ")
    begun(store, "classic", 42)
    assert refused(run("review", "--seed", "42")) == "scoundrel: you have no finished game of classic/42"
    assert "give a file or a deal, not both" in refused(run("review", "x", "--seed", "42"))


def test_without_a_finished_game_there_is_nothing_to_review(store: Store) -> None:
    begun(store, "classic", 42)
    assert "you have no finished game to review; name the file of a record" in refused(run("review"))


def test_a_review_in_words(finished: Path) -> None:
    lines = run("review", str(finished)).stdout.splitlines()
    assert lines[0] == "classic, deal 42: lost −76"
    assert lines[1].startswith(
        "Room 1: you took the 8♦, fought the 4♣ with bare hands, then drank the 8♥. Inaccuracy: "
    )
    assert any(line.startswith("Accuracy ") for line in lines)
    assert any(line.startswith("Turning point: your decision in room 6, ") for line in lines)
    could = lines.index("Someone who sees all cards can win this deal.")
    assert lines[could + 1].startswith("What to learn from it: ")
    assert lines[could + 2] == "How someone who sees all cards wins it:"
    assert lines[could + 3].startswith("Room 1: ")
    assert "Your plan healed only 4 with the 8♥" in lines[1]


def test_a_review_as_data_and_as_a_picture(finished: Path, tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    said = json.loads(run("review", str(finished), "--json", "--plot", str(curve)).stdout)
    assert said["rules"] == "classic"
    assert said["result"] == "lost -76"
    assert said["sees_all_cards"]["verdict"] == "won"
    assert said["decisions"][3]["grade"] == "blunder"
    assert said["turning_point"]["room_number"] == 10
    assert curve.read_bytes().startswith(b"<?xml")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda text: text.replace("lost -76", "unfinished").split("3. ")[0] + "unfinished\n",
            "unfinished",
        ),
        (lambda text: text.replace("8d 4cb", "8d 9cb"), "stops being true"),
        (lambda text: text.split("\n5. ")[0] + "\n", "cut off"),
        (lambda text: text.replace("classic", "no-such"), "no-such"),
        (lambda text: "", "needs its rules"),
    ],
)
def test_a_record_that_is_not_a_finished_game_is_refused(
    change: object, sentence: str, finished: Path, tmp_path: Path
) -> None:
    assert callable(change)
    path = tmp_path / "other.txt"
    path.write_text(change(finished.read_text("utf-8")), "utf-8")
    assert sentence in refused(run("review", str(path)))


def test_a_review_of_two_players_or_into_no_picture_is_refused(finished: Path, tmp_path: Path) -> None:
    game = Game.deal("dragons-duo", 1)
    while not game.over:
        game.play(game.legal_moves[-1])
    duo = tmp_path / "duo.txt"
    duo.write_text(game.record(), "utf-8")
    assert "games of one player" in refused(run("review", str(duo)))
    assert "not a picture" in refused(run("review", str(finished), "--plot", "curve.txt"))
    assert "no such file" in refused(run("review", str(tmp_path / "none.txt")))


def test_a_puzzle_is_asked_and_answered() -> None:
    puzzle = puzzles()[0]
    number = ("--number", "1")
    told = run("puzzle", *number, typed="\n".join(puzzle.moves) + "\n")
    assert told.returncode == 0
    assert told.stdout.startswith(
        f"Puzzle 1 ({puzzle.level.value} 1, {RULEBOOK[puzzle.rules].title}): find"
    )
    assert "Right." in told.stdout
    assert "Found by: Moth " in told.stdout
    assert run("puzzle", *number, "--answer", " ".join(puzzle.moves)).returncode == 0
    said = json.loads(run("puzzle", *number, "--json").stdout)
    assert said == {"puzzle": 1, "level": puzzle.level.value, "place": 1, "position": puzzle.position}


def test_a_number_with_a_level_is_counted_within_it() -> None:
    third = of_level(Level.HARD)[2]
    said = json.loads(run("puzzle", "--level", "hard", "--number", "3", "--json").stdout)
    assert said["puzzle"] == third.number
    assert said["place"] == third.place == 3


def test_giving_up_shows_the_plan() -> None:
    told = run("puzzle", "--number", "2", typed="nonsense\nsolution\n")
    assert told.returncode == 1
    assert told.stdout.endswith("The best plan: run from the room.\n")
    assert "nonsense" in refused(told)


@pytest.mark.parametrize("level", [level.value for level in Level])
def test_a_puzzle_of_a_level(level: str) -> None:
    assert json.loads(run("puzzle", "--level", level, "--json").stdout)["level"] == level


def test_invalid_puzzle_requests_are_refused() -> None:
    assert "no puzzle with number 999999" in refused(run("puzzle", "--number", "999999"))
    long = next(puzzle for puzzle in puzzles() if len(puzzle.moves) == 3)
    short = " ".join(long.moves[:2])
    said = refused(run("puzzle", "--number", str(long.number), "--answer", short))
    assert "stops in the middle of the room" in said
    assert "there is no rule set" in refused(run("puzzle", "--rules", "nonsense"))


def test_a_range_of_deals_has_its_best_scores() -> None:
    said = json.loads(run("solve", "--seeds", "1-4", "--score", "--json").stdout)
    alone = [
        json.loads(run("solve", "--seed", str(n), "--score", "--json").stdout)["score"] for n in range(1, 5)
    ]
    assert said["mean_best_score"] == sum(alone) / 4
    assert sum(said["best_scores"].values()) == 4


def test_a_refused_line_of_a_puzzle_changes_nothing() -> None:
    puzzle = next(puzzle for puzzle in puzzles() if len(puzzle.moves) == 3)
    number = ("--number", str(puzzle.number))
    wrong = f"{puzzle.moves[0]} run\n" + "\n".join(puzzle.moves) + "\n"
    told = run("puzzle", *number, typed=wrong)
    assert told.returncode == 0
    assert "run" in told.stderr
    beyond = refused(run("puzzle", *number, "--answer", " ".join(puzzle.moves) + " run"))
    assert "one move too many" in beyond
    assert "an empty line is not a move" in refused(run("puzzle", *number, "--answer", " "))


def test_a_file_that_never_ends_is_refused() -> None:
    assert "'/dev/zero' is not a regular file" in refused(run("review", "/dev/zero"))


def test_habits_in_words_and_as_data() -> None:
    words = run("habits", "--games", "5", "--seed", "1").stdout
    assert words.startswith("The net played 5 games of classic (seed 1) and won ")
    assert all(line.endswith(".") for line in words.splitlines())
    assert "\nWhere it could use its weapon, it used it on: " in words
    assert words.endswith("\nWhere you do otherwise, try it this way.\n")
    said = json.loads(run("habits", "--games", "5", "--seed", "1", "--json").stdout)
    assert said["games"] == 5
