"""The coach: hints, reviews and puzzles."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import islice
from math import sqrt
from pathlib import Path

import pytest

from scoundrel import RULEBOOK, Game, Move
from scoundrel.cards import Kind
from scoundrel.coach import Grade, Judge, Plan, hint, review
from scoundrel.coach.finder import WANTED, PuzzleFinder
from scoundrel.coach.habits import habits
from scoundrel.coach.hints import Hint
from scoundrel.coach.judge import worth_words
from scoundrel.coach.puzzles import Level, puzzles, same_plan
from scoundrel.coach.reasons import Reason
from scoundrel.coach.review import Decision, Review, judged
from scoundrel.coach.review_words import decision_line, summary
from scoundrel.engine.bots import Goal, NetBot, make_bot, play_out, play_room
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.errors import ScoundrelError
from scoundrel.history.tendencies import Tendency, tendencies
from scoundrel.plots.review import chart, picture
from scoundrel.state import View
from scoundrel.words.phrases import accuracy_words, chance_words, percent

ALONE = [name for name, rules in RULEBOOK.items() if rules.players == 1]


def played(name: str, seed: int, bot: str = "greedy", simulations: int | None = None) -> Game:
    game = Game.deal(name, seed)
    player = make_bot(bot, game.rules, simulations)
    return play_out(game, player)


# --- Hints -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALONE)
def test_every_plan_of_a_hint_goes_through_the_room(name: str) -> None:
    game = Game.deal(name, 7)
    plans = hint(game.view(0)).plans
    assert [plan.value for plan in plans[1:]] == sorted((plan.value for plan in plans[1:]), reverse=True)
    for plan in plans:
        after = game.copy()
        for move in plan.moves:
            assert after.room_number == 1
            after.play(move)
        assert after.room_number == 2 or after.over
        assert 0 <= plan.value <= 1


def test_a_hint_in_words_and_as_data() -> None:
    advice = hint(Game.deal("classic", 42).view(0))
    assert advice.text.startswith(
        "Leave the 8♥: take the 2♦, fight the 4♣ with the 2♦, then take the 8♦. 90 % to win, "
    )
    assert " points on average. It keeps the 8♥ for later instead of healing only 4 with it" in advice.text
    assert "Other plans: leave the " in advice.text
    first = advice.as_data()["plans"][0]  # type: ignore[index]
    assert first["plan"] == "leave the 8♥"
    assert first["moves"] == ["2d", "4cw", "8d"]
    assert 0.8 < first["win_probability"] < 0.95


def test_a_hint_for_the_score_is_ordered_by_points() -> None:
    for name, sign in (("classic", 1), ("sidestep", -1)):
        advice = hint(Game.deal(name, 7).view(0), Goal.SCORE)
        points = [sign * plan.score for plan in advice.plans[1:] if plan.score is not None]
        assert len(points) == len(advice.plans) - 1 > 0
        assert points == sorted(points, reverse=True)
        assert re.search(r"Other plans: [^;]+ −?\d+ points? \(", advice.text)


HOPELESS = "classic; room 9: 2c 3c 5d 5h; hero 8; deck As Ks Qs"


def test_a_hint_where_nothing_wins_tells_what_scores_best() -> None:
    advice = hint(Game.from_position(HOPELESS).view(0))
    assert advice.is_lost
    best, *others = advice.plans
    assert others
    assert all(plan.score <= best.score for plan in others)  # type: ignore[operator]
    assert advice.text.startswith("You can't win any more. ")
    assert re.search(r"\. That scores best: −\d+ points on average\. ", advice.text)
    assert Judge(RULEBOOK["classic"]).lead(Game.from_position(HOPELESS)) is None
    doomed = hint(Game.from_position("classic; room 9: As Ks - -; locked; hero 4").view(0))
    assert doomed.text.startswith(
        "You can't win any more. Leave the K♠: fight the A♠ with bare hands. That scores best: "
    )


def test_where_nothing_wins_the_best_score_comes_first_though_one_may_run_forever() -> None:
    game = Game.from_position(HOPELESS.replace("classic", "easy"), seed="hidden")
    plans = Judge(game.rules).plans(game)
    scores = [plan.score for plan in plans if plan.score is not None]
    assert all(plan.value == 0 for plan in plans)
    assert len(scores) > 1
    assert scores == sorted(scores, reverse=True)


def test_a_hint_at_a_table_for_two_never_says_that_all_is_lost() -> None:
    """Its chances come from games that were played out, so none of them is certain."""
    game = Game.deal("dragons-duo", 5)
    assert not hint(game.view(0)).is_lost


DOOMED = (
    "original; room 2: 5c Ks Js Tc; locked; hero 20; deck {2c 3c 4c 6c 7c 8c 2d 3d 4d 5d 2h 3h 4h 5h 6h 7h}"
)


@pytest.mark.parametrize("goal", Goal)
def test_in_a_room_that_nobody_survives_the_order_that_loses_least_is_told(goal: Goal) -> None:
    advice = hint(View.read(DOOMED), goal)
    scores = [plan.score for plan in advice.plans]
    assert (scores[0], min(scores)) == (-31, -39)  # type: ignore[type-var]
    for plan in advice.plans:
        game = Game.from_position(DOOMED, seed="any")
        for move in plan.moves:
            game.play(move)
        assert game.outcomes[0] == (False, plan.score)
    assert advice.text.startswith("You can't win any more. ")
    assert "−31 points" in advice.text


def test_the_points_of_a_won_endgame_are_those_of_a_win() -> None:
    bot, game = make_bot("net", "classic"), Game.deal("classic", "1/0")
    while not game.over:
        choice = bot.choose(game.view(0))
        if choice.value == 1:
            assert choice.score is None or choice.score > 0, game.position()
        game.play(choice.move)


def test_chances_at_a_table_for_two_are_those_of_strong_play_with_their_uncertainty() -> None:
    """`expert` wins one game in five or six there; a rule of thumb hardly any."""
    for seed in range(6):
        advice = hint(Game.deal("dragons-duo", seed, first=0).view(0))
        best, *others = advice.plans
        assert 0.03 < best.value < 0.6
        assert best.margin == pytest.approx(0.2 * sqrt(best.value * (1 - best.value)))
        assert re.search(r"About \d+ % \(\d+ % to \d+ %\) to win, −\d+ points on average", advice.text)
        assert ".)" not in advice.text
        assert not re.search(r"take the \w+[♣♠♥]|heals 0", advice.text)
        assert advice.as_data()["plans"][0]["margin"] > 0  # type: ignore[index]
        assert all(0 < plan.value < 1 for plan in others)


LOST_FOR_TWO = (
    "dragons-duo; room 4: - Ks - - - - 5c; faced 5; hero 3 last 9c drunk 1; hero 8 weapon 8d last 8d drunk 1; deck {"
    "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac Xc 2s 3s 4s 5s 6s 8s 9s Ts Js Ks As Xs 2d 3d 4d 5d 6d 8d 9d Td Ad 2h 3h 4h "
    "5h 6h 7h 8h 9h Th Jh 2c 3c 6c 7c 8c Tc Jc Kc Ac Xc 3s 4s 5s 6s 8s 9s Ts Js As Xs 2d 3d 4d 5d 6d 9d Td 3h 4h 5h 6h 7h}; "
    "discard 2s 8h 7d 7s Qc Ad Qs 7s Jh 2h Th 9h 7d 4c Qs 9c"
)


def test_where_hope_is_slight_the_moves_of_two_are_told_by_points() -> None:
    """They see the same cards, so their points compare; the best comes first."""
    advice = hint(View.read(LOST_FOR_TWO))
    best, *others = advice.plans
    assert 0 < best.value < 0.005
    assert "Under 1 % to win" in advice.text
    assert others
    assert all(plan.score < best.score for plan in others)  # type: ignore[operator]
    assert re.search(r"Other plans: (run|fight|take|drink)[^;]* −\d+ points \(", advice.text)


def test_a_score_is_possible_given_its_chance() -> None:
    """No win scores less than 1, and no loss less than health less the monsters to come."""
    looked_at = 0
    for seed in range(8):
        game, judge = Game.deal("easy", seed), Judge(RULEBOOK["easy"], simulations=0)
        bot = make_bot("random" if seed % 2 else "greedy", game.rules)
        while not game.over and game.room_number < 12:
            to_come = [*game.deck, *filter(None, game.room)]
            worst = game.hero.health - sum(card.value for card in to_come if card.kind is Kind.MONSTER)
            for plan in judge.plans(game):
                assert plan.score is not None
                assert plan.score >= plan.value + (1 - plan.value) * worst - 1e-6
                assert plan.score <= 30 * plan.value + 1e-6
                looked_at += 1
            play_room(game, bot)
    assert looked_at > 100


def test_a_hint_knows_only_what_the_player_knows() -> None:
    position = Game.deal("classic", 3).view(0).position()
    one, other = (Game.from_position(position, seed=seed) for seed in ("one", "other"))
    assert one.deck != other.deck
    assert hint(one.view(0)) == hint(other.view(0))


def test_in_the_middle_of_a_room_a_hint_goes_on_from_there() -> None:
    game = Game.deal("classic", 42)
    game.play("8d")
    plans = hint(game.view(0)).plans
    assert plans
    assert all(len(plan.moves) == 2 for plan in plans)


def test_two_players_get_hints_for_each_card() -> None:
    game = Game.deal("dragons-duo", 5)
    plans = hint(game.view(0)).plans
    assert {plan.moves[0] for plan in plans} == set(game.legal_moves)
    with pytest.raises(ScoundrelError, match="the other player's turn"):
        hint(game.view(1))


def test_there_is_no_hint_after_the_end() -> None:
    with pytest.raises(ScoundrelError, match="the game is over"):
        hint(played("classic", 1).view(0))


# --- Reviews -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALONE)
def test_a_review_goes_through_the_whole_game(name: str) -> None:
    game = played(name, 4)
    looked_at = review(game, simulations=50)
    assert tuple(move for each in looked_at.decisions for move in each.moves) == game.moves
    for decision in looked_at.decisions:
        assert 0 <= decision.after <= decision.before <= 1
        assert decision.best is None or decision.best.value <= decision.before
    assert 0 <= looked_at.accuracy <= 1
    last = looked_at.decisions[-1]
    assert last.after == (1.0 if looked_at.outcome.won else 0.0)


def test_playing_like_the_coach_loses_nothing() -> None:
    for seed in range(3):
        looked_at = review(played("classic", seed, "expert", 120), simulations=120)
        assert looked_at.accuracy > 0.99
        assert all(decision.grade is Grade.GOOD for decision in looked_at.decisions)


def test_a_review_for_the_score_judges_rooms_without_hope_too() -> None:
    game = Game.from_position(HOPELESS, seed="hidden")
    while not game.over:
        game.play(game.legal_moves[0])
    to_win, to_score = (review(game, 50, goal) for goal in Goal)
    assert [decision.kept for decision in to_win.decisions] == [1.0] * len(to_win.decisions)
    assert to_win.points_lost == 0
    ran, fell = to_score.decisions
    assert ran.points == to_score.points_lost == 15
    assert ran.kept == to_score.accuracy == 0.85
    assert ran.grade is Grade.MISTAKE
    assert "Mistake: 15 points given up. Better: fight the 2♣ with bare hands, " in decision_line(ran)
    assert decision_line(ran).endswith("still to come. In the next room the A♠ cost 14.")
    assert decision_line(fell).endswith("and fell. The game could no longer be won.")


def test_playing_for_points_like_the_coach_loses_few() -> None:
    game = Game.deal("classic", 0)
    play_out(game, make_bot("expert", game.rules, 120, goal=Goal.SCORE))
    assert review(game, 120, Goal.SCORE).accuracy > 0.99


def test_a_blunder_is_named_with_what_was_better() -> None:
    # The ace is too much for bare hands, and a weapon lies there.
    game = Game.from_position("classic; room 1: As 2c 3c Td; hero 10; deck 2h")
    game.play("Asb")
    looked_at = review(game)
    [decision] = looked_at.decisions
    assert decision.played is None
    assert decision.after == 0
    assert decision.before == 1
    assert decision.grade is Grade.BLUNDER
    assert decision.best is not None
    assert decision.best.moves[0] == Move("Td")
    assert looked_at.turning_point == (1, False, -1.0, 1)


def test_the_grades_have_their_limits() -> None:
    assert [Grade.of(lost) for lost in (0.049, 0.05, 0.1, 0.2)] == list(Grade)


def test_the_winning_line_of_a_review_wins() -> None:
    looked_at = review(played("classic", 42), simulations=50)
    assert looked_at.verdict is Verdict.WON
    again = Game.deal("classic", 42)
    for move in looked_at.line:
        again.play(move)
    assert again.outcomes[0] is not None
    assert again.outcomes[0].won


def test_the_turning_point_is_the_largest_step() -> None:
    looked_at = review(played("classic", 42), simulations=200)
    turning = looked_at.turning_point
    assert turning is not None
    assert turning.change <= min(-decision.lost for decision in looked_at.decisions)


def test_a_review_comes_only_after_the_end() -> None:
    with pytest.raises(ScoundrelError, match="unfinished, in room 1"):
        review(Game.deal("classic", 1))
    with pytest.raises(ScoundrelError, match="games of one player"):
        review(Game.deal("dragons-duo", 1))
    over = Game.from_position(played("classic", 1).position())
    with pytest.raises(ScoundrelError, match="no moves"):
        review(over)


def test_the_curve_of_a_review(tmp_path: Path) -> None:
    looked_at = review(played("classic", 42), simulations=50)
    drawn = chart(looked_at)
    assert "room" in drawn
    assert "\x1b" not in drawn
    assert max(map(len, drawn.splitlines())) <= 76
    for suffix, magic in ((".svg", b"<?xml"), (".png", b"\x89PNG")):
        path = tmp_path / f"curve{suffix}"
        picture(looked_at, path)
        drawn_once = path.read_bytes()
        assert drawn_once.startswith(magic)
        picture(looked_at, path)
        assert path.read_bytes() == drawn_once
    with pytest.raises(ScoundrelError, match="not a picture"):
        picture(looked_at, tmp_path / "curve.txt")


def test_a_winner_is_not_told_that_the_deal_could_be_won() -> None:
    won, lost = Game.from_deck("classic", "2c 4d"), Game.from_deck("classic", "Ac Ks 2c 4d")
    for game, moves in ((won, "4d 2cw"), (lost, "Acb Ksb")):
        for move in moves.split():
            game.play(move)
    assert [line.split()[0] for line in summary(review(won))] == ["Accuracy"]
    assert "Someone who sees all cards can win this deal." in summary(review(lost))


def test_where_the_room_comes_back_running_loses_nothing() -> None:
    game = Game.from_position(
        "easy; room 22: 5d 3s 8h 7c; hero 11 weapon 2d last 2d; deck | 7d 5c 7s 6d 3d Ac Qs Th Ks 4h 3h Kc Qc "
        "6h 3c 8c Tc 8d 5s 9d As 8s 9s 9h 4c",
        seed="hidden",
    )
    best, *others = hint(game.view(0)).plans
    [run] = [plan for plan in others if plan.action == "run"]
    assert (run.value, run.score) == (best.value, best.score)
    assert [reason.kind for reason in run.why if reason.side == "bad"] == ["equal"]


def test_nobody_gives_up_more_points_than_there_were() -> None:
    """If running is unlimited, the solver has a limit, and points that it did not find don't count as lost."""
    game = Game.deal("easy", "h8")
    play_out(game, make_bot("net", game.rules))
    looked_at = review(game)
    known = [each for each in looked_at.decisions if not game.after(each.move_number).view(0).unseen]
    assert len(known) > 20
    assert sum(each.points_lost for each in known) <= 30 - looked_at.outcome.score
    assert not any(each.points_lost for each in known if each.moves == (Move("run"),))


def lapse(lost: float, points: float, *kinds: str, before: float = 1.0) -> Decision:
    """A decision that lost some of the chance and of the points, and what speaks against it."""
    game = Game.deal("classic", 42)
    [*plans] = Judge(game.rules, 0).plans(game)
    why = tuple(Reason(kind, "bad", amounts={"n": round(points)}) for kind in kinds)
    return Decision(
        room_number=1,
        room=(),
        moves=plans[1].moves,
        weapon=None,
        move_number=0,
        played=plans[1],
        best=plans[0],
        before=before,
        after=before - lost,
        choices=len(plans),
        points=points,
        worth=20,
        why=why,
    )


def test_lost_points_count_only_if_the_chance_was_nearly_kept() -> None:
    assert lapse(0.0, 8.0).points_lost == 8
    assert lapse(0.03, 20.0, before=0.05).points_lost == pytest.approx(17)
    assert lapse(0.03, 2.0).points_lost == 0
    assert lapse(0.3, 60.0).points_lost == 0


@pytest.mark.parametrize("goal", Goal)
def test_dying_where_one_plan_survived_is_a_blunder(goal: Goal) -> None:
    game = Game.deal("classic", "acc1")
    play_out(game, make_bot("random", game.rules))
    [decision] = judged(game, 0, goal)
    assert decision.choices == 1
    assert decision.grade is Grade.BLUNDER
    looked_at = Review(game, (decision,), Verdict.WON, (), goal)
    assert looked_at.accuracy == 0
    assert replace(decision, after=decision.before, points=0.0).counts is False


def test_a_point_weighs_less_than_a_game() -> None:
    assert lapse(0.0, 13.0).cost < lapse(0.2, 20.0).cost


def test_the_lesson_of_points_is_for_those_who_win_safely() -> None:
    assert lapse(0.0, 8.0, "points", "sharp").habit == "points"
    assert lapse(0.0, 8.0, "points", "sharp", before=0.1).habit == "wear"
    assert lapse(0.0, 8.0, "points", before=0.1).habit is None
    for seed in range(12):
        looked_at = review(played("dragons", seed), 20)
        safe = any(each.before >= 0.9 for each in looked_at.decisions)
        assert safe or looked_at.lesson != "points"


def test_points_given_up_are_mentioned_once() -> None:
    told = decision_line(lapse(0.0, 8.0, "points", "lookahead"))
    assert "100 % to win, but 8 points given up. Better: " in told
    assert told.endswith("Your plan was worse, as looking ahead shows.")
    assert "Your plan" not in decision_line(lapse(0.0, 8.0, "points"))


# --- Puzzles -----------------------------------------------------------------------------------------


def test_there_are_puzzles_of_every_level() -> None:
    assert [puzzle.number for puzzle in puzzles()] == list(range(1, len(puzzles()) + 1))
    for level in Level:
        assert sum(puzzle.level is level for puzzle in puzzles()) >= 20
    for puzzle in puzzles():
        assert list(puzzle.found_by) == ["random", "greedy", "net", "expert"]
        assert (puzzle.level is Level.EASY) == (puzzle.found_by["greedy"] == 1)


def test_the_best_plan_of_a_puzzle_is_best_by_a_margin() -> None:
    for puzzle in puzzles()[::9]:
        game = puzzle.game()
        led = Judge(game.rules, 2000).lead(game)
        assert led is not None
        best, margin = led
        assert same_plan(game, best.moves, tuple(map(Move, puzzle.moves)))
        assert margin > 0.02
        assert puzzle.check(tuple(map(Move, puzzle.moves))).right


def test_another_plan_is_not_the_answer() -> None:
    puzzle = puzzles()[0]
    game = puzzle.game()
    bot = make_bot("net", game.rules)
    assert isinstance(bot, NetBot)
    for plan in Judge(game.rules).plans(game)[1:]:
        answer = puzzle.check(plan.moves)
        assert not answer.right
        assert answer.lines()[0] == "Not the best plan."
        assert answer.lines()[2].startswith("Yours: ")
        assert answer.lines()[3].startswith(f"All plans: {answer.plans[0].text} {percent(puzzle.value)}")
        assert answer.plans[0].value == puzzle.value == max(plan.value for plan in answer.plans)
        assert json.dumps(answer.as_data())


def test_a_fatal_answer_is_explained() -> None:
    puzzle = puzzles()[2]
    room = puzzle.game().room
    assert [str(card) for card in room] == ["2d", "Tc", "9c", "Qs"]
    answer = puzzle.check((Move("Qsb"), Move("Tcb")))
    assert answer.played is None
    assert answer.lines()[2].endswith("It is fatal: the 10♣ costs 10, and you have 8.")


# --- Habits ------------------------------------------------------------------------------------------


def test_habits_are_counted_over_whole_games() -> None:
    first, *_, counts = (each.as_data() for each in habits(RULEBOOK["classic"], 20, "habits"))
    assert first["games"] == 1
    assert counts["games"] == 20
    assert 10 <= counts["won"] <= 20  # type: ignore[operator]
    by_monsters, by_health = counts["avoided_by_monsters"], counts["avoided_by_health"]
    assert isinstance(by_monsters, dict)
    assert isinstance(by_health, dict)
    for of in ("could", "did"):
        assert sum(share[of] for share in by_monsters.values()) == sum(
            share[of] for share in by_health.values()
        )
    assert all(0 <= share["share"] <= 1 for share in by_monsters.values())
    *_, again = (each.as_data() for each in habits(RULEBOOK["classic"], 20, "habits"))
    assert again == counts


def test_no_room_is_avoided_where_the_rules_forbid_it() -> None:
    *_, counts = habits(RULEBOOK["hard"], 10, "habits")
    assert not counts.avoided_by_monsters
    assert counts.left["monster"].could > 0


# --- Regressions ---------------------------------------------------------------------------------------


def test_two_copies_of_a_card_are_told_apart() -> None:
    position = (
        "classic deck=3c,6c-8c,2s-3s,5s,7s,9s,Ks,8d-9d,Jd-Kd,Jh-Qh,3s,Jd,Qh,3s room_size=6 carried=5 "
        "start_health=1 max_health=5 avoid=card avoid_in_a_row=yes avoided_cards=shuffled "
        "weapon_limit=at_most weapon_breaks=yes bare_hands=no ending=short_room loss_counts=deck; "
        "room 1: Jd Jd Qd 7c 6c 8d; hero 1; deck {3c 8c 2s 3s 5s 7s 9s Ks 9d Kd Jh Qh 3s Qh 3s}"
    )
    game = Game.from_position(position, seed="any")
    assert hint(game.view(0)).plans
    for bot in ("net", "expert"):
        assert make_bot(bot, game.rules).choose(game.view(0)).move in game.legal_moves


def test_a_plan_that_never_wins_is_not_said_to_win() -> None:
    """With four cards unseen each plan's chance is exact, also of those that can't be best."""
    game = Game.from_position(
        "classic; room 12: 9h Kc As 7c; hero 17 weapon 9d last 9d; deck {Js 2d 7h Th} | 9s 9c 3c 2c Qc Ac Td "
        "7s 3h 6s Tc 8c; discard 4s 6c 2h 5h 6d Ks 4c 8h 7d Jc Ts 5c 4h 8d Qs 8s 5s 4d 6h 3d 5d 3s 2s",
        seed="hidden",
    )
    solver = Solver(game.rules)
    for plan in Judge(game.rules).plans(game):
        won = 0
        for order in range(12):
            here = Game.from_position(game.view(0).position(), seed=order)
            for move in plan.moves:
                here.play(move)
            won += here.over or solver.solve(here) is Verdict.WON
        assert plan.value <= won / 12 + 0.4


def test_counting_habits_ends_even_if_running_could_go_on_forever() -> None:
    rules = RULEBOOK["easy"].replace(avoided_cards="shuffled")
    *_, counts = habits(rules, 1, "1")
    assert counts.games == 1


def test_a_hopeless_decision_loses_nothing() -> None:
    looked_at = review(played("hard", 2), simulations=20)
    hopeless = [decision for decision in looked_at.decisions if decision.before == 0]
    assert hopeless
    assert all(decision.kept == 1 for decision in hopeless)


def test_an_illegal_move_is_refused_by_the_judge() -> None:
    game = Game.deal("classic", 42)
    with pytest.raises(ScoundrelError, match="can't be played now"):
        Judge(game.rules, 0).weigh(game, (Move("Ks"),))


@pytest.mark.parametrize("name", WANTED)
def test_the_puzzles_that_come_with_the_program_are_found_again(name: str) -> None:
    """The first three of each rule set; if players change, `make puzzles` must find new ones."""
    shipped = [puzzle for puzzle in puzzles() if puzzle.rules == name][:3]
    found = islice(PuzzleFinder(RULEBOOK[name], WANTED[name]).find(), 3)
    assert [
        replace(puzzle, number=number.number) for puzzle, number in zip(found, shipped, strict=True)
    ] == shipped


def test_a_hint_tells_the_score_where_it_is_known() -> None:
    plan = Plan("run", (), (Move("run"),), 0.5, 7.4)
    assert worth_words(plan) == "50 % to win, 7 points on average"
    assert worth_words(replace(plan, score=-7.4)) == "50 % to win, −7 points on average"
    assert plan.as_data()["expected_score"] == 7.4


def test_only_certain_results_are_called_certain() -> None:
    told = {chance: chance_words(chance) for chance in (0.0, 0.004, 0.006, 0.994, 0.996, 1.0)}
    assert list(told.values()) == ["0 %", "under 1 %", "1 %", "99 %", "over 99 %", "100 %"]
    advice = Hint((Plan("run", (), (Move("run"),), 0.997),), None)
    assert advice.text == "Run from the room. Over 99 % to win."


def test_only_a_perfect_game_is_100_percent_accurate() -> None:
    assert accuracy_words(1.0) == "100 %"
    assert accuracy_words(0.999) == "99 %"


def test_habits_of_a_player_over_some_games() -> None:
    games = [played(name, seed) for name in ("classic", "dragons") for seed in range(3)]
    found = tendencies(judged(game, 20) for game in games)
    assert found
    costs = [each.chance for each in found]
    assert costs == sorted(costs, reverse=True)
    decisions = [decision for game in games for decision in judged(game, 20)]
    lost = sum(decision.lost for decision in decisions if decision.habit)
    assert sum(costs) <= lost / len(games) + 1e-9
    assert " wins in every 100 games" in found[0].text


def test_a_habit_is_told_in_sentences_with_what_to_do_instead() -> None:
    told = Tendency("flighty", chance=0.0, points=4.04).text
    assert told == (
        "You avoid rooms that you could face. That costs you 4 points a game. Instead: stay and face such "
        "a room: avoid one and you can't avoid the next, which may be worse."
    )
    assert "costs you 10 wins in every 100 games and 4 points a game." in Tendency("waste", 0.1, 4.0).text
    assert "costs you a win in every 100 games. Instead: leave a potion" in Tendency("waste", 0.01, 0).text
