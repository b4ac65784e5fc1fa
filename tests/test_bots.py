"""The players: honest, legal, as strong as they say, and open to programs of any kind."""

from __future__ import annotations

import hashlib
import itertools
import json
import re
import statistics
import struct
import subprocess
import sys
from array import array
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoundrel import RULEBOOK, Action, Game, Kind, Move, Outcome, Rules, ScoundrelError
from scoundrel.coach.judge import Judge
from scoundrel.engine.bots import (
    BOTS,
    Bot,
    NetBot,
    OracleBot,
    _shipped_net,
    make_bot,
    net_for,
    next_move,
    play_out,
    play_room,
)
from scoundrel.engine.goals import Goal
from scoundrel.engine.protocol import ProgramBot, serve
from scoundrel.engine.search.heuristic import values_behind
from scoundrel.engine.search.minds import NetMind
from scoundrel.engine.search.net import Net, points_range
from scoundrel.engine.search.netfile import STEPS, late_path, read_net, write_net
from scoundrel.engine.search.rollouts import LONGEST_GAME
from scoundrel.engine.search.selfplay import SelfPlay
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.errors import ForfeitError, NetError
from scoundrel.rules import Scoring
from tests.strategies import games, mixtures
from tests.test_cli import refused, run

ALONE = [name for name, rules in RULEBOOK.items() if rules.players == 1]
HONEST = [name for name in BOTS if name != "oracle"]
NETS = Path(__file__).parents[1] / "src/scoundrel/engine/nets"


PLAYERS = [(name, Goal.WIN) for name in HONEST] + [("net", Goal.SCORE), ("expert", Goal.SCORE)]
"""Every honest player with every goal that it can have."""


def thinking(name: str, rules: Rules, goal: Goal = Goal.WIN) -> Bot:
    """A player by name, expert with a small budget."""
    return make_bot(name, rules, simulations=20 if name == "expert" else None, goal=goal)


@pytest.mark.parametrize(("bot", "goal"), PLAYERS)
@pytest.mark.parametrize("rules", ALONE)
@given(
    seed=st.integers(0, 10_000),
    other=st.integers(0, 10_000),
    picks=st.lists(st.integers(0, 99), max_size=25),
)
@settings(max_examples=12)
def test_the_same_view_is_the_same_choice_whatever_lies_hidden(
    bot: str, goal: Goal, rules: str, seed: int, other: int, picks: list[int]
) -> None:
    """The same move, the same chances to win and the same scores."""
    game = Game.deal(rules, seed)
    for pick in picks:
        if not game.over:
            game.play(game.legal_moves[pick % len(game.legal_moves)])
    if game.over:
        return
    twin = Game.from_position(game.view(0).position(), seed=str(other))
    choice, same = (next_move(thinking(bot, game.rules, goal), each) for each in (game, twin))
    assert choice == same
    assert bot not in ("net", "expert") or all(option.score is not None for option in choice.options)


@pytest.mark.parametrize("bot", HONEST)
@given(mixtures(), st.integers(0, 999), st.lists(st.integers(0, 99), max_size=10))
@settings(max_examples=60)
def test_a_choice_is_always_legal(bot: str, rules: Rules, seed: int, picks: list[int]) -> None:
    game = Game.deal(rules.replace(players=1), seed)
    for pick in picks:
        if not game.over:
            game.play(game.legal_moves[pick % len(game.legal_moves)])
    if not game.over:
        choice = next_move(thinking(bot, game.rules), game)
        assert choice.move in game.legal_moves
        assert choice.value is None or 0 <= choice.value <= 1


@given(games())
@settings(max_examples=50)
def test_everyone_plays_by_any_rules_and_for_two(game: Game) -> None:
    for bot in HONEST:
        if not game.over:
            assert next_move(thinking(bot, game.rules), game).move in game.legal_moves


@pytest.mark.parametrize(("weaker", "lead"), [("random", 100), ("greedy", 30)])
def test_expert_outlives_others_at_a_table_for_two(weaker: str, lead: int) -> None:
    """Each plays for its own party; they swap seats so that both go first equally often."""
    rules = RULEBOOK["dragons-duo"]
    expert, other = make_bot("expert", rules, simulations=60), make_bot(weaker, rules)
    scores = {"expert": 0, weaker: 0}
    for seed in range(8):
        seats = [expert, other] if seed % 2 else [other, expert]
        game = Game.deal(rules, seed // 2)
        play_out(game, *seats)
        for bot, outcome in zip(seats, game.outcomes, strict=True):
            assert outcome is not None
            scores[bot.name] += outcome.score
    assert scores["expert"] > scores[weaker] + 8 * lead


@pytest.mark.parametrize(
    ("name", "least"),
    [("classic", 0.78), ("original", 0.86), ("digital", 0.88), ("dragons", 0.55), ("easy", 0.97)],
)
def test_the_net_is_as_strong_as_a_net_should_be(name: str, least: float) -> None:
    bot = make_bot("net", RULEBOOK[name])
    assert isinstance(bot, NetBot)
    games = 60 if name == "easy" else 600
    won = sum(bot.mind.play_deal(f"strength/{game}").wins[0] for game in range(games))
    assert won / games > least


def test_the_oracle_says_that_it_sees_the_deck() -> None:
    bot = make_bot("oracle", RULEBOOK["classic"])
    assert isinstance(bot, OracleBot)
    assert bot.note == "sees the whole deck"
    game = Game.deal("classic", 42)
    with pytest.raises(ScoundrelError, match="can't play from a view"):
        bot.choose(game.view(0))
    play_out(game, bot)
    assert game.outcomes[0] is not None
    assert game.outcomes[0].won


def test_expert_thinks_as_long_as_it_may() -> None:
    game = Game.deal("classic", 42)
    choice = make_bot("expert", game.rules, milliseconds=20).choose(game.view(0))
    assert choice.move in game.legal_moves
    assert [str(option.plan) for option in choice.options].count("run") == 1
    assert max(option.value for option in choice.options) == choice.value


def test_a_room_is_decided_once() -> None:
    """The card that was to be left when the room was full is still left at the end."""
    bot = make_bot("expert", RULEBOOK["classic"], simulations=30)
    for seed in range(6):
        game = Game.deal("classic", seed)
        while not game.over:
            choice = next_move(bot, game)
            play_room(game, bot)
            left = str(game.room[0])
            if choice.options and not game.over and choice.move != Move.run() and game.deck:
                assert f"leave {left}" in [str(option.plan) for option in choice.options]


@pytest.mark.parametrize("bot", ["greedy", "net", "oracle"])
def test_a_game_ends_even_where_one_may_run_forever(bot: str) -> None:
    rules = RULEBOOK["easy"].replace(start_health=3)
    game = Game.from_deck(rules, "Ac As Kc Ks Qc Qs", seed="any")
    player = make_bot(bot, rules)
    while not game.over:
        game.play(next_move(player, game).move)
        assert len(game.moves) < 200
    if isinstance(player, NetBot):
        assert player.mind.play_deal("any").rooms > 0


@pytest.mark.parametrize("goal", Goal)
def test_the_net_ends_its_easy_games_and_ends_them_well(goal: Goal) -> None:
    """Where one may run as often as one likes, it runs until it can win well, and then wins."""
    bot = make_bot("net", RULEBOOK["easy"], goal=goal)
    assert isinstance(bot, NetBot)
    games = [bot.mind.play_deal(f"well/{game}") for game in range(20)]
    assert all(game.wins[0] and game.moves < 1000 for game in games)
    assert statistics.mean(game.scores[0] for game in games) > 12


def test_greedy_does_not_run_forever() -> None:
    bot = make_bot("greedy", RULEBOOK["easy"])
    for seed in range(10):
        game = Game.deal("easy", seed)
        while not game.over:
            game.play(next_move(bot, game).move)
            assert len(game.moves) < 500


def best_by_trying_everything(game: Game, move: Move) -> float:
    """The value that `greedy` gives to a move, found by trying every order of the remaining cards."""
    here = game.copy()
    here.play(move)
    hero = here.heroes[game.turn]
    if not here.over and (here.room_number, here.turn) == (game.room_number, game.turn):
        takes = [each for each in here.legal_moves if each.action is Action.TAKE]
        return max(best_by_trying_everything(here, each) for each in takes)
    if hero.fallen:
        return -1000
    weapon = hero.weapon.value * min(hero.strikes_below, 15) / 15 if hero.weapon else 0.0
    waiting = here.room[0]
    menace = waiting.value if waiting is not None and waiting.kind is Kind.MONSTER else 0
    return hero.health + 1.8 * weapon - 0.8 * menace


@pytest.mark.parametrize("name", list(RULEBOOK))
def test_greedy_sees_what_trying_everything_would_show(name: str) -> None:
    bot = make_bot("greedy", RULEBOOK[name])
    game = Game.deal(name, 7)
    for _ in range(12 if name == "dragons-duo" else 60):
        if not game.over:
            seen = values_behind(game.table)
            tried = {code: move for move, code in game.codes.items() if move.action is Action.TAKE}
            assert seen == {code: best_by_trying_everything(game, move) for code, move in tried.items()}
            game.play(next_move(bot, game).move)


def test_greedy_is_quick_in_a_room_of_nine() -> None:
    words = ("--bot", "greedy", "--rules", "classic room_size=9 carried=0", "--games", "5", "--json")
    assert json.loads(run("simulate", *words).stdout)["games"] == 5


@pytest.mark.parametrize(
    ("budget", "says"),
    [
        ({"simulations": -5}, "can't look ahead −5 times for a room: give a number from 0 to 4,000"),
        ({"simulations": 4001}, "can't look ahead 4,001 times"),
        ({"milliseconds": -1.0}, "can't think for −1 millisecond: give a number from 0 to 86,400,000"),
        ({"milliseconds": float("nan")}, "can't think for nan milliseconds"),
        ({"milliseconds": float("inf")}, "can't think for inf milliseconds"),
        ({"simulations": 5, "milliseconds": 5.0}, "give expert simulations or milliseconds, not both"),
    ],
)
@pytest.mark.parametrize("name", ["classic", "dragons-duo"])
def test_an_invalid_budget_for_expert_is_refused(name: str, budget: dict[str, Any], says: str) -> None:
    with pytest.raises(ScoundrelError, match=re.escape(says)):
        make_bot("expert", RULEBOOK[name], **budget)


def test_a_room_with_more_plans_than_fit_in_memory_is_still_played() -> None:
    rules = RULEBOOK["dragons"].replace(
        deck="2c-Xc 2s-Xs 2d-Ad 2h-Ah 2c-Ac", room_size=9, carried=3, start_health=200, max_health=200
    )
    for seed in range(5):
        game = Game.deal(rules, seed)
        bot = make_bot("net", rules)
        for _ in range(20):
            if not game.over:
                game.play(next_move(bot, game).move)
        assert isinstance(bot, NetBot)
        assert bot.mind.play_deal(str(seed)).rooms > 0


def test_only_expert_takes_a_budget() -> None:
    with pytest.raises(ScoundrelError, match="net takes no budget"):
        make_bot("net", RULEBOOK["classic"], simulations=5)


def test_an_unknown_goal_is_refused() -> None:
    rules = RULEBOOK["classic"]
    for make in (
        lambda: make_bot("net", rules, goal="x"),
        lambda: make_bot("random", rules, goal="x"),
        lambda: NetMind(net_for(rules), rules, goal="x"),
        lambda: SelfPlay(net_for(rules), goal="x"),
    ):
        with pytest.raises(ScoundrelError, match="'x' is no goal: it is win or score"):
            make()


@pytest.mark.parametrize("name", ["random", "greedy", "oracle"])
def test_bots_without_scores_refuse_to_play_for_score(name: str) -> None:
    with pytest.raises(ScoundrelError, match=f"{name} can't play for score; only net and expert can"):
        make_bot(name, RULEBOOK["classic"], goal="score")
    assert make_bot(name, RULEBOOK["classic"], goal="win").name == name


@pytest.mark.parametrize("name", ["net", "expert"])
def test_two_play_to_get_out_and_not_for_score(name: str) -> None:
    with pytest.raises(ScoundrelError, match=f"{name} can't play dragons-duo for score"):
        make_bot(name, RULEBOOK["dragons-duo"], goal="score")


def test_the_score_is_played_for_where_it_is_the_goal() -> None:
    """On the same deals, the one who plays for points gets more of them on average."""
    rules = RULEBOOK["classic"]
    minds = {goal: NetMind(net_for(rules), rules, goal=goal) for goal in Goal}
    scores = {
        goal: statistics.mean(mind.play_deal(f"points/{game}").scores[0] for game in range(400))
        for goal, mind in minds.items()
    }
    assert scores[Goal.SCORE] > scores[Goal.WIN]


def test_an_unknown_player_suggests_the_nearest() -> None:
    with pytest.raises(ScoundrelError, match="did you mean 'expert'"):
        make_bot("exprt", RULEBOOK["classic"])


def test_a_mixture_is_played_with_the_nearest_net_and_says_so() -> None:
    bot = make_bot("net", RULEBOOK["dragons"].replace(start_health=15))
    assert isinstance(bot, NetBot)
    assert "the net of dragons plays" in bot.note
    exact = make_bot("net", RULEBOOK["hard"])
    assert isinstance(exact, NetBot)
    assert exact.note == ""


@pytest.mark.parametrize("bot", ["net", "expert"])
@given(mixtures(), st.integers(0, 999))
@settings(max_examples=60)
def test_a_predicted_score_is_within_what_the_rules_allow(bot: str, rules: Rules, seed: int) -> None:
    """Also where a net for other rules plays, whose scores may have another range."""
    game = Game.deal(rules.replace(players=1), seed)
    worst, best = points_range(game.rules)
    low = game.rules.scoring is Scoring.LOW
    for option in () if game.over else next_move(thinking(bot, game.rules), game).options:
        if option.score is None:
            assert option.value > 0, "only the points of an option that may win are left uncomputed"
            continue
        assert worst - 0.01 <= (-option.score if low else option.score) <= best + 0.01


@pytest.mark.parametrize("name", ALONE)
def test_a_shipped_net_is_small_and_tells_where_it_comes_from(name: str) -> None:
    path = NETS / f"{name}.net"
    files = [path, late_path(path)] if late_path(path).exists() else [path]
    assert all(file.stat().st_size <= 1_000_000 for file in files)
    assert read_net(path).rules == RULEBOOK[name]
    assert '"command"' in path.with_suffix(".json").read_text("utf-8")


@pytest.mark.parametrize("name", ["hard", "classic"])
def test_a_net_reads_back(tmp_path: Path, name: str) -> None:
    net = read_net(NETS / f"{name}.net")
    write_net(tmp_path / f"{name}.net", net)
    for copy in tmp_path.iterdir():
        assert copy.read_bytes() == (NETS / copy.name).read_bytes()
    assert len(list(tmp_path.iterdir())) == (1 if net.late is None else 2)
    assert len(net.numbers()) == 4 * net.count()


def test_every_number_of_half_precision_is_read_exactly() -> None:
    net = Net(RULEBOOK["hard"], 64)
    finite = [half for half in range(1 << 16) if half & 0x7C00 != 0x7C00]
    halves = struct.pack(f"<{net.count()}H", *(finite * 3)[: net.count()])
    net.load_halves(halves)
    assert net.numbers() == array("f", struct.unpack(f"<{net.count()}e", halves)).tobytes()
    with pytest.raises(NetError, match=r"this net are [\d,]+ bytes, not 6"):
        net.load_halves(b"\0" * 6)


def test_a_packed_number_is_within_half_a_step_of_what_it_was(tmp_path: Path) -> None:
    net, chance = Net(RULEBOOK["hard"], 64), Random(1)
    rows, rest = net.size(), net.count() - net.size() * 64
    sizes = [chance.choice((0, 1e-9, 1e-3, 1, 40)) for _ in range(rows)] + [1] * (rest // 64 + 1)
    numbers = array("f", [chance.gauss(0, sizes[i // 64]) for i in range(net.count())])
    net.load(numbers.tobytes())
    write_net(tmp_path / "hard.net", net)
    read = array("f", read_net(tmp_path / "hard.net").numbers())
    for row in range(rows):
        before, after = (each[row * 64 : row * 64 + 64] for each in (numbers, read))
        step = max(map(abs, before)) / STEPS
        # Half of a step, and a little for the scale, which is a number of half precision.
        assert all(abs(a - b) <= 0.55 * step + 1e-8 for a, b in zip(before, after, strict=True))
    others = [struct.unpack("<e", struct.pack("<e", number))[0] for number in numbers[rows * 64 :]]
    assert list(read[rows * 64 :]) == others
    with pytest.raises(NetError, match=r"this net are [\d,]+ bytes, not 6"):
        net.load_packed(b"\0" * 6)


@pytest.fixture
def old_net(tmp_path: Path) -> Net:
    """A net with one output, as it is read from a file of the older format."""
    path = tmp_path / "classic.net"
    numbers = bytes(2 * Net(RULEBOOK["classic"], 64, 1).count())
    header = {"format": "scoundrel net 2", "rules": "classic", "width": 64}
    header["sha256"] = hashlib.sha256(numbers).hexdigest()
    path.write_bytes(json.dumps(header).encode() + b"\n" + numbers)
    return read_net(path)


@pytest.mark.parametrize("simulations", [0, 30])
def test_an_old_net_plays_and_gives_only_exact_scores(old_net: Net, simulations: int) -> None:
    assert old_net.outputs() == 1
    mind = NetMind(old_net, old_net.rules, simulations)
    _, _, options = mind.choose(Game.deal("classic", 1).table)
    assert len(options) > 1
    assert all(0 <= win <= 1 and score is None for _, _, win, score in options)
    assert mind.play_deal("1").moves > 0
    last = Game.from_deck(old_net.rules.replace(deck="2c 5d 3h", start_health=10), "2c 5d 3h")
    _, chosen, options = NetMind(old_net, last.rules, simulations).choose(last.table)
    assert options[chosen][2] == 1
    assert options[chosen][3] == pytest.approx(13)


def test_an_old_net_can_not_play_for_score(old_net: Net) -> None:
    says = "this net of classic tells chances to win but no points: it can't play for score"
    with pytest.raises(NetError, match=says):
        NetMind(old_net, old_net.rules, goal="score")


def test_both_halves_of_a_net_have_the_same_number_of_outputs(old_net: Net) -> None:
    with pytest.raises(NetError, match="another number of outputs"):
        old_net.leave_to(Net(old_net.rules, 64), 10)
    with pytest.raises(NetError, match="1 or 2 outputs, not 3"):
        Net(old_net.rules, 64, 3)


def test_a_net_does_not_play_without_its_late_half(tmp_path: Path) -> None:
    path = tmp_path / "classic.net"
    path.write_bytes((NETS / path.name).read_bytes())
    with pytest.raises(NetError, match=r"classic-late\.net can't be read"):
        read_net(path)
    late_path(path).write_bytes((NETS / "original-late.net").read_bytes())
    with pytest.raises(NetError, match="don't belong together"):
        read_net(path)


def test_a_net_with_only_its_late_half_is_refused() -> None:
    with pytest.raises(NetError, match=r"classic-late.net is a part of a net"):
        read_net(NETS / "classic-late.net")


def test_a_net_under_another_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoundrel.engine.bots.net_path", lambda name: NETS / "hard.net")
    with pytest.raises(NetError, match=r"classic.net is the net of hard"):
        _shipped_net.__wrapped__("classic")


def test_the_late_half_judges_the_late_game_alone() -> None:
    early = read_net(NETS / "original.net")
    rules, first = early.rules, Game.deal("original", 3)
    assert early.late is not None
    values = {}
    for until in (0, 39, 40):
        early.leave_to(early.late, until)
        _, _, options = NetMind(early, rules).choose(first.table)
        values[until] = [(win, score) for _, _, win, score in options]
    assert values[0] == values[39]
    assert values[0] != values[40]
    assert early.late_until() == 40
    with pytest.raises(NetError, match="other rules"):
        early.leave_to(read_net(NETS / "hard.net"), 10)


def reach(mind: NetMind, seed: int, unseen: int) -> Game:
    """A game without running that a mind plays to a room with that many cards unseen."""
    game = Game.deal("hard", seed)
    while not game.over:
        code, chosen, _ = mind.choose(game.table)
        if chosen >= 0 and len(game.view(0).unseen) == unseen and game.left_to_face == 3:
            return game
        game.carry_out(code)
    raise AssertionError(f"no such room in deal {seed}")


@pytest.mark.parametrize("seed", [5, 34, 94, 340, 457])
def test_looking_ahead_is_exact_where_few_rooms_can_come(seed: int) -> None:
    """With seven cards unseen an option is worth the mean of all rooms that may come next."""
    mind = NetMind(read_net(NETS / "hard.net"), RULEBOOK["hard"], 4000, True)
    game = reach(mind, seed, 7)
    _, chosen, options = mind.choose(game.table)
    line, value = mind.line(game.table, chosen), options[chosen][2]
    before, known = re.split(r"\{.*\}", game.view(0).position())
    worths = []
    for cards in itertools.combinations(game.view(0).unseen, 3):
        others = [card for card in game.view(0).unseen if card not in cards]
        after = Game.from_position(before + " ".join(map(str, [*cards, *others])) + known)
        for code in line:
            after.carry_out(code)
        _, best, rest = mind.choose(after.table)
        worths.append(rest[best][2] if best >= 0 else 0.0)
    assert value == pytest.approx(statistics.mean(worths), abs=1e-5)


def looking_alike(game: Game) -> list[Game]:
    """Every game that looks the same to its player."""
    hidden = game.view(0).unseen
    before, rest = re.split(r"(?<=; deck )" + " ".join(map(str, game.deck[: len(hidden)])), game.position())
    orders = itertools.permutations(hidden)
    return [Game.from_position(before + " ".join(map(str, cards)) + rest) for cards in orders]


def honest_worth(games: list[Game], solver: Solver, known: dict[str, float]) -> float:
    """How many of the games that look the same can be won at best, by trying everything."""
    one = games[0]
    if one.over:
        return float(one.result.startswith("won"))
    if len(games) == 1:
        return float(solver.solve(one) is Verdict.WON)
    look = one.view(0).position()
    for move in one.legal_moves if look not in known else ():
        parts = told_apart(games, move)
        worth = sum(len(part) * honest_worth(part, solver, known) for part in parts) / len(games)
        known[look] = max(worth, known.get(look, 0))
        if worth == 1:
            break
    return known[look]


def told_apart(games: list[Game], move: Move) -> list[list[Game]]:
    """The games after a move, grouped by those that still look the same."""
    groups: dict[str, list[Game]] = {}
    for game in games:
        after = game.copy()
        after.play(move)
        groups.setdefault(after.view(0).position(), []).append(after)
    return list(groups.values())


@pytest.mark.parametrize(
    "position",
    [
        "classic; room 12: 9s Js 7d 2c; hero 12 weapon 8d last 8d; "
        "deck {2s 7h} | Td 3h 3d 7c Th Qs Ac 5c As 4s Ks 9d Qc 3c 6c 5d Kc Jc 4c 7s; "
        "discard 9c 9h 3s 4h 4d 6s 6h Ts 2h 2d Tc 8c 8h 5h 6d 8s 5s",
        "classic; room 12: Kc 8s 4d 5d; hero 8 weapon 9d Qc 7s 3c 2c last 6s; "
        "deck {Qs 4h 7h} | 6c 8h 6d 5s Tc 4s Jc Js Ac Ks 2h 3d Td 9s 8d 9c; "
        "discard 9h 2d As 5c 4c 7d Ts 7c 2s 6h 5h 3h 3s 8c Th 6s",
        "classic; room 12: Ks Th 9d 7h; hero 11 weapon 6d Jc 6c 4s last 7c; "
        "deck {Tc 6s Td} | 3s 8c 8d 2d Ts 5h 2s 3c Qs 8s Kc 3d Js 9s Qc As; "
        "discard 4d 4c 2c 2h 3h 7d Ac 9c 5c 5d 4h 7s 9h 6h 5s 8h 7c",
        "classic; room 12: 9d 7d Ks 2d; hero 8 weapon 8d last 8d; "
        "deck {5s 9s Js 4h} | 2c 6c 3s Qs 9h As 7s 3c 7h Kc 2s 4s; "
        "discard 8c 9c 3h 4d 4c 8h Th 5h 6h 5d Ts 6s 2h Td Ac Qc Tc 8s 5c 3d 6d Jc 7c",
        "classic; room 12: 6c Js Qc 3d; locked; hero 20 weapon 7d last 7d; "
        "deck {8c 9s Qs Ks} | 8h 7s 5h 6h 8d 5c Ac 9c 9d Ts As 4c; "
        "discard 8s 4s Th 7h 3h 5d Kc 7c 4d 6s 2s 2h 5s 3c 2d 3s 2c 9h 4h Td Jc Tc 6d",
        "classic; room 12: 3s 5s Ks 7c; locked; hero 17 weapon 9d last 5h; "
        "deck {Jc Kc 7s 8h} | 7h 8c As 3h 5d Td 2s Ac Ts 5c 9s Th; "
        "discard 2c 9h 2h 7d Qc Tc 8s 8d Qs Js 6s 3c 6h 3d 6c 4s 4h 4d 9c 2d 6d 4c 5h",
        "classic; room 11: 9s 3c Js Jc; locked; hero 10 weapon 6d Ks last 7s; "
        "deck {5c 7c Qc Td 6h} | 6s 9c 5h 4c 9h 6c 2d 2h 9d Qs Th Tc Ac 3h 2s 5d Kc As 8c 7h; "
        "discard 4d 2c 5s 8h 7d Ts 3d 3s 8d 8s 4s 4h 7s",
        "classic; room 11: 8c 3c Tc 5h; hero 10 weapon 3d Jc 8s last 4h; "
        "deck {Ac 3s Qs 6d 9d 9h} | Td 8h 4d Js As 7c 5c 6h 4s 2s 3h 4c Qc 2d 9c Ts; "
        "discard 6c 8d Kc 9s 7s 5d 5s 2c 7h 2h 7d Ks 6s Th 4h",
        "original; room 12: Ac Ts 3d 7h; hero 5 weapon 6d As last As; "
        "deck {7s Js Ks 8d 9d} | 8c 4h 3h 3c Jc 3s 7c 6h; "
        "discard 9h 6c 5h 2s 7d Qs 9c 9s 5c 5s 4d 8s Th 8h 2c 2h Td Kc Qc Tc 4s 4c 5d 6s 2d",
        "digital; room 12: 2h Qs 5c 9s; locked; hero 12 weapon 8d Qc 9c 6s last 6s; "
        "deck {4c As 7d Td 9h} | Jc Tc 7c Ts Ks 8s 8c 6h; "
        "discard 3c 3h 3s 6d 6c 5s 3d 8h 5h 5d Js 7s 2d 9d Kc 2c 4d Ac 4s 2s 4h Th 7h",
    ],
)
def test_with_six_cards_unseen_expert_knows_what_can_be_won(position: str) -> None:
    game = Game.from_position(position)
    net = read_net(NETS / f"{game.rules.name}.net")
    mind = NetMind(net, game.rules, 100)
    _, chosen, options = mind.choose(game.table)
    worth = honest_worth(looking_alike(game), Solver(game.rules), {})
    assert 0 < worth < 1
    assert options[chosen][2] == pytest.approx(worth, abs=1e-6)
    for code in mind.line(game.table, chosen)[:-1]:  # and in the middle of the room
        game.carry_out(code)
        _, chosen, options = mind.choose(game.table)
        assert options[chosen][2] == pytest.approx(worth, abs=1e-6)


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda data: data[:-2], "not those that were written"),
        (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "not those that were written"),
        (lambda data: b"noise", "its first line can't be read"),
        (lambda data: b"", "its first line can't be read"),
        (lambda data: data.replace(b"net 4", b"net 9", 1), "another format"),
    ],
)
def test_a_damaged_net_is_refused(tmp_path: Path, damage: object, says: str) -> None:
    path = tmp_path / "damaged.net"
    path.write_bytes(damage((NETS / "hard.net").read_bytes()))  # type: ignore[operator]
    with pytest.raises(NetError, match=says):
        read_net(path)


def test_learning_from_games_without_a_decision_is_an_error() -> None:
    code = """
from scoundrel import RULEBOOK
from scoundrel.engine.search.net import Net, points_range
from scoundrel.engine.search.selfplay import ROW, SelfPlay
rows, unseen, worths = (memoryview(bytearray(size)) for size in (8 * 2 * ROW, 8, 8 * 2 * 4))
pupil = SelfPlay(Net(RULEBOOK["hard"].replace(deck="2h"), 64))
pupil.collect("1", 0.3, 0.5, rows.cast("H", [8, ROW]), unseen, worths.cast("f", [8, 2]))
"""
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=False
    )
    assert "ScoundrelError: there is nothing to learn from games by 'hard deck=2h'" in result.stderr


def test_a_missing_net_is_named(tmp_path: Path) -> None:
    with pytest.raises(NetError, match="missing.net can't be read"):
        read_net(tmp_path / "missing.net")


def answers(*lines: str, bot: str = "net") -> list[str]:
    said: list[str] = []
    serve(lines, said.append, bot)
    return said


def test_our_players_answer_the_protocol() -> None:
    position = Game.deal("classic", 42).view(0).position()
    ready, best = answers("isready", f"position {position}", "go", "quit", "isready")
    assert ready == "readyok"
    assert best.startswith("bestmove ")
    assert answers(f"position {position}", "go simulations 10", bot="expert")[0].startswith("bestmove ")


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (["go"], "no position"),
        (["position nonsense"], "no rule set"),
        (["dance"], "'dance' is none of"),
        (["position classic; room 1: 2c - - -; hero 20", "go fast"], "'fast' is not a budget"),
        (["position classic; room 1: 2c - - -; hero 20", "go simulations ²"], "is not a budget"),
        (["position classic; room 1: - - - -; hero 20", "go"], "error"),
        (
            ["position classic; room 1: 2c - - -; hero 20", "go simulations 99999"],
            "look ahead 99,999 times",
        ),
    ],
)
def test_a_bad_line_is_answered_with_an_error(lines: list[str], says: str) -> None:
    said = answers(*lines, bot="expert")
    assert said[-1].startswith("error ")
    assert says in said[-1]


def program(code: str) -> ProgramBot:
    return ProgramBot(f"{sys.executable} -c '{code}'", seconds=1.5)


def test_a_program_can_play() -> None:
    bot = ProgramBot(
        f"{sys.executable} -c 'from scoundrel.cli import main; main()' engine --bot net", seconds=30
    )
    game = Game.deal("classic", 42)
    ours = make_bot("net", game.rules)
    try:
        for _ in range(5):
            assert next_move(bot, game).move == next_move(ours, game).move
            game.play(next_move(ours, game).move)
    finally:
        bot.close()


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("import time; time.sleep(60)", "did not answer in 1.5 seconds"),
        ("pass", "ended"),
        ('print("readyok"); input(); input(); input(); print("bestmove nonsense")', "which is not a move"),
        ('print("readyok"); input(); input(); input(); print("bestmove")', "which is not a move"),
        ('print("readyok"); input(); input(); input(); print("bestmove Xc")', "can.t be played"),
        ('print("readyok"); input(); input(); input(); print("error tired")', "complained: tired"),
    ],
)
def test_a_program_that_does_not_play_forfeits(code: str, says: str) -> None:
    bot = program(code)
    with pytest.raises(ForfeitError, match=says):
        next_move(bot, Game.deal("classic", 42))


def test_an_extra_answer_is_not_taken_as_the_next_one() -> None:
    code = """
import sys
for line in sys.stdin:
    if line.startswith("isready"): print("readyok", flush=True)
    if line.startswith("go"): print("bestmove 8d", flush=True); print("bestmove 2d", flush=True)
"""
    bot = program(code.replace("'", ""))
    game = Game.deal("classic", 42)
    try:
        assert str(next_move(bot, game).move) == "8d"
        assert str(next_move(bot, game).move) == "8d"
    finally:
        bot.close()


BLIND = "while :; do echo readyok; echo bestmove run; done"
"""Answers without reading."""
RUNNER = """
import sys
for line in sys.stdin:
    if line.startswith("isready"): print("readyok", flush=True)
    if line.startswith("go"): print("bestmove run", flush=True)
"""


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (f"sh -c '{BLIND}'", "did not read in 1.5 seconds"),
        (f"{sys.executable} -c '{RUNNER}'", f"did not end the game in {LONGEST_GAME:,} moves"),
    ],
)
def test_a_program_that_never_ends_a_game_forfeits(command: str, says: str) -> None:
    bot, game = ProgramBot(command, seconds=1.5), Game.deal("easy", 42)
    try:
        with pytest.raises(ForfeitError, match=says):
            play_out(game, bot)
    finally:
        bot.close()


@pytest.mark.parametrize(
    ("command", "seconds", "says"),
    [
        ("", 1.0, "'program:' names no program: write program:COMMAND"),
        ("  ", 1.0, "'program:  ' names no program"),
        ("sh '", 1.0, "is not a command: no closing quotation"),
        ("sh", 0.0, "can't be given 0 seconds for an answer: give a number up to 86,400"),
        ("sh", float("nan"), "can't be given nan seconds"),
        ("sh", float("inf"), "can't be given inf seconds"),
    ],
)
def test_a_program_that_can_not_play(command: str, seconds: float, says: str) -> None:
    with pytest.raises(ScoundrelError, match=re.escape(says)):
        ProgramBot(command, seconds)


def test_an_unnamed_program_is_refused_before_anything_is_played() -> None:
    assert "names no program" in refused(run("simulate", "--bot", "program:", "--games", "1"))


def test_a_program_ends_with_the_player() -> None:
    bot = program('import time; print("readyok", flush=True); time.sleep(600)')
    with pytest.raises(ForfeitError):
        next_move(bot, Game.deal("classic", 42))
    assert bot._process is None


def test_a_missing_program_is_named() -> None:
    with pytest.raises(ScoundrelError, match="'no-such-program' can't be started"):
        next_move(ProgramBot("no-such-program"), Game.deal("classic", 42))


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize(
    ("bot", "name"),
    [
        ("net", "classic"),
        ("expert", "classic"),
        ("net", "sidestep"),
        ("net", "dragons"),
        ("net", "easy"),
        ("expert", "easy"),
    ],
)
def test_a_game_is_the_same_move_by_move_and_in_compiled_code(bot: str, name: str, goal: Goal) -> None:
    player = thinking(bot, RULEBOOK[name], goal)
    assert isinstance(player, NetBot)
    for seed in ("1/0", "1/1", "1/2"):
        game = Game.deal(name, seed)
        play_out(game, player)
        told = player.mind.play_deal(seed)
        assert (told.moves, told.rooms) == (len(game.moves), game.room_number)
        assert game.outcomes == (Outcome(told.wins[0], told.scores[0]),)


def test_players_are_made_from_the_module_of_that_name() -> None:
    from scoundrel import bots

    game = Game.deal("classic", 1)
    assert bots.next_move(bots.make_bot("greedy", game.rules), game).move in game.legal_moves


def test_a_player_is_made_for_rules_by_their_name_too() -> None:
    view = Game.deal("dragons start_health=15", 1).view(0)
    player = make_bot("net", "dragons start_health=15")
    assert player.choose(view) == make_bot("net", view.rules).choose(view)
    with pytest.raises(ScoundrelError, match="there is no rule set 'clasic'"):
        make_bot("net", "clasic")


def test_the_solver_and_the_judge_take_rules_by_their_name_too() -> None:
    game = Game.deal("hard", 1)
    assert Solver("hard").solve(game) is Solver(game.rules).solve(game)
    assert Judge("hard", 50).plans(game) == Judge(game.rules, 50).plans(game)
    with pytest.raises(ScoundrelError, match="there is no rule set 'clasic'"):
        Solver("clasic")
