"""Why a plan is good or bad: every rule, and whether what is said is true."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

import pytest

from scoundrel import RULEBOOK, Card, Game, Move
from scoundrel.cards import Kind
from scoundrel.coach import Judge, Plan, hint, review
from scoundrel.coach.courses import course_of
from scoundrel.coach.later import Later, what_came_of
from scoundrel.coach.reasons import HABITS, Reason, explain, why_better, why_worse
from scoundrel.engine.bots import make_bot, play_out, play_room
from scoundrel.engine.seam import RoomPlan
from scoundrel.engine.search.solver import Solver, Verdict
from scoundrel.events import Damaged
from scoundrel.game import Hero
from scoundrel.notation.moves import Action
from scoundrel.rules import Avoid, Rules

ALONE = [name for name, rules in RULEBOOK.items() if rules.players == 1]
POSITIONS = 60
"""How many positions of each rule set are looked at."""


def rooms(name: str, count: int = POSITIONS) -> Iterator[Game]:
    """Rooms of real games, as they begin, the hidden cards in another order."""
    bot = make_bot("net", RULEBOOK[name])

    def all_rooms() -> Iterator[Game]:
        for seed in range(count):
            game = Game.deal(name, f"reasons/{seed}")
            while not game.over:
                yield Game.from_position(game.view(0).position(), seed="hidden")
                play_room(game, bot)

    return islice(all_rooms(), count)


# --- Whether it is true: checked by states, not by events ---------------------------------------------


class Fight(NamedTuple):
    """One card taken: the hero before and after it."""

    move: Move
    before: Hero
    after: Hero

    @property
    def lost(self) -> int:
        return self.before.health - self.after.health

    @property
    def is_armed(self) -> bool:
        return len(self.after.slain) > len(self.before.slain)


class Walk:
    """A plan played through, one card after another."""

    def __init__(self, game: Game, moves: tuple[Move, ...]) -> None:
        self.start, self.end = game, game.copy()
        self.fights: dict[Card, Fight] = {}
        for move in moves:
            before = self.end.heroes[0]
            self.end.play(move)
            if move.card is not None and move.action is Action.TAKE:
                self.fights[move.card] = Fight(move, before, self.end.heroes[0])
        self.ran = moves[0].action is Action.RUN
        self.away = {move.card for move in moves if move.action is Action.PUT_AWAY}
        self.hero = self.end.heroes[0]

    @property
    def ahead(self) -> set[Card]:
        """All cards still to be faced."""
        return {*self.start.deck, *filter(None, self.start.room)} - self.fights.keys()

    def monsters(self) -> list[Fight]:
        return [fight for card, fight in self.fights.items() if card.kind is Kind.MONSTER]

    def cost(self) -> int:
        return sum(fight.lost for fight in self.monsters())

    def blocked(self, card: Card | None = None) -> int:
        """What was blocked of one card, or of all."""
        blocked = {
            each: each.value - fight.lost
            for each, fight in self.fights.items()
            if each.kind is Kind.MONSTER
        }
        return blocked.get(card, 0) if card else sum(blocked.values())

    def struck(self, card: Card) -> bool:
        return card in self.fights and self.fights[card].is_armed


def blocks(hero: Hero, card: Card) -> int:
    return min(hero.weapon.value, card.value) if hero.weapon and card.value < hero.strikes_below else 0


def is_true(reason: Reason, better: Walk, worse: Walk) -> bool:
    """Whether a reason is true of two plans; each kind is checked in its own way."""
    given = reason.amounts
    first = reason.cards[0] if reason.cards else None
    fight = better.fights.get(first) if first else None
    other = worse.fights.get(first) if first else None
    match reason.kind:
        case "fatal":
            assert other
            return (
                worse.hero.fallen
                and not better.hero.fallen
                and given["cost"]
                == (other.lost if worse.start.rules.health_floor is None else given["cost"])
                and given["health"] == other.before.health <= given["cost"]
            )
        case "out":
            return better.end.over and not worse.end.over and outcome(better) == (True, given["score"])
        case "score":
            return (outcome(better), outcome(worse)) == ((True, given["score"]), (True, given["other"]))
        case "drink":
            return (
                bool(fight and not other and -fight.lost == given["heals"] >= given["n"] > 0)
                and healths(better, worse) == (given["health"], given["other"])
                and given["n"] == given["health"] - given["other"]
            )
        case "instead":
            potion, monster = reason.cards
            drunk, fought = better.fights[potion], worse.fights[monster]
            return (
                {potion, monster} <= better.ahead | worse.ahead
                and potion in worse.ahead
                and monster in better.ahead
                and (-drunk.lost, fought.lost) == (given["heals"], given["cost"])
                and healths(better, worse) == (given["health"], given["other"])
                and max(given["heals"], given["cost"]) < given["n"] <= given["heals"] + given["cost"]
            )
        case "heal":
            return bool(
                fight and other and -fight.lost == given["heals"] > given["other"] == -other.lost > 0
            )
        case "idle":
            return bool(
                fight and other and -fight.lost == given["heals"] > given["other"] == other.lost == 0
            )
        case "unwasted":
            return bool(fight and other and -fight.lost == given["heals"] > 0) and not potion_heals(other)
        case "keep":
            return bool(
                not fight
                and other
                and first
                and 0 < -other.lost == given["heals"] < given["value"] == first.value
            )
        case "full":
            assert other
            return not fight and other.before.health == worse.start.rules.max_health
        case "waste":
            return bool(not fight and other) and not potion_heals(other)
        case "block" | "block_by_several":
            weapons = {better.fights[card].before.weapon for card in reason.cards}
            more = [better.blocked(card) - worse.blocked(card) for card in reason.cards]
            return (
                all(better.struck(card) for card in reason.cards)
                and (weapons == {reason.weapon} if reason.weapon else len(weapons) > 1)
                and given["n"] == better.blocked() - worse.blocked() > 0
                and min(more) > 0
                and sum(more) >= given["n"]
            )
        case "fresh" | "sharp":
            assert reason.weapon is better.hero.weapon is worse.hero.weapon
            return (
                (not better.hero.slain) == (reason.kind == "fresh")
                and better.hero.strikes_below > worse.hero.strikes_below
                and all(preys(card, better, worse) for card in reason.cards)
            )
        case "arm" | "hold":
            assert reason.weapon is better.hero.weapon is not worse.hero.weapon
            was_held = better.start.heroes[0].weapon is reason.weapon
            return was_held == (reason.kind == "hold") and all(
                preys(card, better, worse) for card in reason.cards
            )
        case "reserve":
            return reason.weapon in better.ahead and reason.weapon in worse.fights
        case "room" | "room_healed":
            healed = worse.hero.health - worse.start.heroes[0].health + worse.cost()
            return (
                better.ran
                and (reason.kind == "room_healed") == (healed > 0)
                and (worse.cost(), worse.hero.health) == (given["cost"], given["other"])
                and given["heals"] == healed
            )
        case "wait" | "away":
            assert other
            return (
                not fight
                and first in better.ahead
                and (first in better.away) == (reason.kind == "away")
                and other.lost == given["cost"] >= given["health"] - given["other"] > 0
                and healths(better, worse) == (given["health"], given["other"])
            )
        case "health":
            return healths(better, worse) == (given["health"], given["other"]) and given["n"] > 0
        case "free_to_run" | "free_to_run_only" | "free_to_put_away" | "free_to_put_away_only":
            by_room = better.start.rules.avoid is Avoid.ROOM
            unseen = worse.start.view(0).unseen
            strong = [card for card in unseen if card.kind is Kind.MONSTER and card.value > 10]
            return (
                reason.kind.startswith("free_to_run") == by_room
                and better.end.refusal is None
                and worse.end.refusal is not None
                and (given["n"], given["unseen"]) == (len(strong), len(unseen))
            )
        case "rid":
            return bool(fight and first in worse.end.room and fight.lost == given["cost"])
        case "certain":
            verdicts = [verdict(walk) for walk in (better, worse)]
            return not better.start.view(0).unseen and verdicts == [Verdict.WON, Verdict.LOST]
        case "saves":
            return Verdict.WON not in map(verdict, (better, worse))
        case "bonus":
            goal, ended = better.start.rules.max_health + 1, outcome(better)
            can = Solver(better.start.rules).ask(better.end.table, goal) == Verdict.WON.value
            return not better.start.view(0).unseen and (ended[1] >= goal if ended else can)
        case "equal" | "lookahead" | "points":
            return True
        case _:
            raise AssertionError(f"nobody checks {reason.kind}")


def outcome(walk: Walk) -> tuple[bool, int] | None:
    return walk.end.outcomes[0]


def verdict(walk: Walk) -> Verdict:
    """Whether someone who sees all cards, as a player does here, can still win."""
    ended = walk.end.outcomes[0]
    if ended is not None:
        return Verdict.WON if ended.won else Verdict.LOST
    return Solver(walk.start.rules).solve(walk.end)


def potion_heals(fight: Fight | None) -> bool:
    assert fight
    return fight.before.potion_heals


def healths(better: Walk, worse: Walk) -> tuple[int, int]:
    return better.hero.health, worse.hero.health


def preys(card: Card, better: Walk, worse: Walk) -> bool:
    """Whether a card is still to come in both plans, and the better one's weapon does more against it."""
    still_to_come = card in better.ahead and card in worse.ahead
    return still_to_come and blocks(better.hero, card) > blocks(worse.hero, card)


def is_fact(reason: Reason, walk: Walk) -> bool:
    """Whether a fact about a plan is true, as far as a player can see."""
    unseen = walk.start.view(0).unseen
    match reason.kind:
        case "room_under_deck":
            room = tuple(filter(None, walk.start.room))
            below = (walk.start.deck + room)[walk.start.rules.room_size :]
            return walk.end.deck == below and reason.cards == room
        case "card_under_deck":
            assert reason.cards[0] in walk.start.room
            known = walk.end.view(0).known
            return reason.cards[0] in known or reason.cards[0] in walk.end.room
        case "room_shuffled" | "card_shuffled":
            return not walk.end.view(0).known
        case "room_next" | "card_next":
            return walk.end.over or walk.end.refusal is not None
        case "unseen":
            strong = [card for card in unseen if card.kind is Kind.MONSTER and card.value > 10]
            weapons = [card for card in unseen if card.kind is Kind.WEAPON]
            return reason.amounts == {"monsters": len(strong), "weapons": len(weapons)}
        case _:
            raise AssertionError(f"nobody checks {reason.kind}")


def survivors(game: Game, plan: RoomPlan | None = None) -> int:
    """In how many ways a room, or what a plan leaves of it, can be faced and survived."""
    kept = plan.cards if plan else ()

    def after(here: Game) -> int:
        if here.over or here.room_number != game.room_number:
            return not here.heroes[0].fallen
        count = 0
        for move in here.legal_moves:
            if move.action is Action.TAKE and move.card not in kept:
                here.play(move)
                count += after(here)
                here.undo()
        return count

    start = game.copy()
    if plan and plan.action == "put away":
        start.play(Move.put_away(plan.cards[0]))
    return after(start)


def check(game: Game, plans: tuple[Plan, ...]) -> None:
    walks = [Walk(game, plan.moves) for plan in plans]
    for number, plan in enumerate(plans):
        assert plan.why, plan
        for reason in plan.why:
            assert reason.sentence
            if reason.side == "fact":
                assert is_fact(reason, walks[number]), (game.position(), plan, reason)
            elif len(plans) == 1:
                check_alone(game, plan, reason)
            elif reason.side == "good":
                assert number == 0
                assert is_true(reason, walks[0], walks[1]), (game.position(), plan, reason)
            else:
                assert is_true(reason, walks[0], walks[number]), (game.position(), plan, reason)


def check_alone(game: Game, plan: Plan, reason: Reason) -> None:
    """Where there is one plan, no other is possible or survived."""
    if reason.kind in ("dear", "only_run"):
        assert plan.action == "run"
        assert survivors(game) == 0
    if reason.kind == "dear":
        assert reason.amounts["cost"] >= reason.amounts["health"] == game.heroes[0].health
    if reason.kind == "only":
        assert game.left_to_face == sum(card is not None for card in game.room)


@pytest.mark.parametrize("name", ALONE)
def test_no_reason_is_false_in_rooms_of_real_games(name: str) -> None:
    """Sixty rooms of each of the seven rule sets for one player: more than 400 positions."""
    judge = Judge(RULEBOOK[name], simulations=30)
    for game in rooms(name):
        check(game, explain(game, judge.plans(game)))


def test_most_plans_that_are_clearly_better_have_a_distinguishing_reason() -> None:
    leads = told = 0
    for name in ALONE:
        judge = Judge(RULEBOOK[name], simulations=100)
        for game in rooms(name):
            plans = explain(game, judge.plans(game))
            if len(plans) > 1 and plans[0].value - plans[1].value >= 0.05:
                leads += 1
                told += any(reason.tells_apart for reason in plans[0].why)
    assert leads > 60
    assert told / leads >= 0.8


@pytest.mark.parametrize("name", ALONE)
def test_the_same_view_gets_the_same_words_and_numbers(name: str) -> None:
    for game in islice(rooms(name, 24), 3, 24, 5):
        position = game.view(0).position()
        one, other = (Game.from_position(position, seed=seed) for seed in ("one", "other"))
        first, second = hint(one.view(0)), hint(other.view(0))
        assert first.text == second.text
        assert json.dumps(first.as_data()) == json.dumps(second.as_data())


@pytest.mark.parametrize("name", ["classic", "sidestep", "dragons-duo"])
def test_the_same_view_gets_the_same_hint_in_the_middle_of_a_room(name: str) -> None:
    bot = make_bot("greedy", RULEBOOK[name])
    game, looked_at = Game.deal(name, "middle"), 0
    while not game.over and looked_at < 8:
        game.play(bot.choose(game.view(game.turn)).move)
        if game.faced and not game.over:
            others = [Game.from_position(game.view(game.turn).position(), seed=seed) for seed in range(2)]
            told = [hint(each.view(each.turn)) for each in (game, *others)]
            assert len({(each.text, json.dumps(each.as_data())) for each in told}) == 1
            looked_at += 1
    assert looked_at == 8


def test_mixed_rules_get_true_reasons_too() -> None:
    mixtures = [
        RULEBOOK["classic"].replace(name="a", room_size=6, carried=2, start_health=30, max_health=30),
        RULEBOOK["sidestep"].replace(name="b", avoided_cards="shuffled", avoid_in_a_row=True),
        RULEBOOK["dragons"].replace(name="c", bare_hands=True, ending="short_room", carried=2),
        RULEBOOK["easy"].replace(name="d", room_size=3, health_floor=0, potions="not_in_a_row"),
    ]
    for rules in mixtures:
        judge, bot = Judge(rules, simulations=0), make_bot("net", rules)
        for seed in range(3):
            game = Game.deal(rules, seed)
            for _ in range(8):
                if game.over:
                    break
                seen = Game.from_position(game.view(0).position(), seed="hidden")
                check(seen, explain(seen, judge.plans(seen)))
                play_room(game, bot)


# --- Every rule ----------------------------------------------------------------------------------------


def compared(position: str, better: str, worse: str) -> dict[str, str]:
    """What speaks for one plan against another, by kind; both ways to say it are checked to be there."""
    game = Game.from_position(position, seed="hidden")
    lines = [tuple(map(Move, moves.split())) for moves in (better, worse)]
    ours, theirs = (course_of(game, line) for line in lines)
    best, other = Plan("leave", (), lines[0], 0.9), Plan("leave", (), lines[1], 0.5)
    good = why_better(best, other, ours, theirs)
    bad = why_worse(other, best, theirs, ours)
    walks = [Walk(game, line) for line in lines]
    assert all(is_true(reason, *walks) for reason in good + bad)
    assert [reason.kind for reason in good] == [reason.kind for reason in bad]
    return {one.kind: f"{one.sentence} | {two.sentence}" for one, two in zip(good, bad, strict=True)}


def early(room: str, hero: str, rules: str = "classic", number: int = 5) -> str:
    """A position with many cards still to come, all but the small ones."""
    cards = [
        "6c",
        "8c",
        "9c",
        "Jc",
        "Qc",
        "Kc",
        "Ac",
        "3s",
        "5s",
        "6s",
        "7s",
        "8s",
        "Ts",
        "Js",
        "Qs",
        "Ks",
        "As",
        "4d",
        "6d",
        "7d",
        "5h",
        "6h",
        "7h",
    ]
    unseen = " ".join(card for card in cards if card not in f"{room} {hero}".split())
    return f"{rules}; room {number}: {room}; hero {hero}; deck {{{unseen}}}"


def last() -> str:
    """The end of a dungeon, with a weapon in hand."""
    game = Game.from_deck("classic", "9d As 2d 3h")
    game.play("9d")
    return game.position()


EXAMPLES = [
    (
        early("9h 2c 3c 4c", "18"),
        "2cb 3cb 4cb",
        "9h 2cb 3cb",
        "keep",
        "keeps the 9♥ for later instead of healing only 2 with it",
        "heals only 2 with the 9♥",
    ),
    (
        early("9h 2c 3c 4c", "20"),
        "2cb 3cb 4cb",
        "9h 2cb 3cb",
        "full",
        "keeps the 9♥ for later, since it would heal nothing now",
        "drinks the 9♥ for nothing",
    ),
    (
        early("9h 8h 3c 2d", "5"),
        "9h 3cb 2d",
        "9h 8h 3cb",
        "waste",
        "keeps the 8♥ for later, since it would be wasted now",
        "wastes the 8♥",
    ),
    (
        early("9h 8c 3c 2d", "12"),
        "8cb 9h 3cb",
        "9h 8cb 3cb",
        "heal",
        "heals 9 with the 9♥, not 8",
        "heals only 8 with the 9♥, not 9",
    ),
    (
        early("9h 8c 3c 2d", "20"),
        "8cb 9h 3cb",
        "9h 8cb 3cb",
        "idle",
        "heals 8 with the 9♥, which would otherwise heal nothing",
        "drinks the 9♥ for nothing, though it could heal 8",
    ),
    (
        early("9h 8h 3c 2d", "5"),
        "9h 8h 3cb",
        "8h 9h 3cb",
        "unwasted",
        "heals 9 with the 9♥, which would otherwise be wasted",
        "wastes the 9♥, which could heal 9",
    ),
    (
        early("Th 2h 3c 2d", "2"),
        "Th 2d 3cw",
        "2d 3cw 2h",
        "drink",
        "heals 10 with the 10♥, so you have 11 health, not 3",
        "holds the 10♥ back, so you have 3 health, not 11",
    ),
    (
        early("5h 6c 2c 3c", "12"),
        "5h 2cb 3cb",
        "6cb 2cb 3cb",
        "instead",
        "heals 5 with the 5♥ and leaves the 6♣ alone, so you have 12 health, not 1",
        "fights the 6♣ and holds the 5♥ back, so you have 1 health, not 12",
    ),
    (
        early("9d Qs 2c 3c", "20"),
        "9d Qsw 2cw",
        "Qsb 2cb 9d",
        "block",
        "blocks 11 more by striking the Q♠ and the 2♣ with the 9♦",
        "does not strike the Q♠ and the 2♣ with the 9♦, which would block 11 more",
    ),
    (
        early("5h 2s 3c 4c", "15 weapon 9d last 9d"),
        "2sb 3cb 5h",
        "2sw 3cb 5h",
        "fresh",
        "keeps the 9♦ fresh for the A♣ and the A♠ still to come",
        "dulls the 9♦ with the A♣ and the A♠ still to come",
    ),
    (
        early("5h 2s 3c 4c", "15 weapon 9d 9s last 9s"),
        "2sb 3cb 5h",
        "2sw 3cb 5h",
        "sharp",
        "keeps the 9♦ sharp enough for the 8♣ and the 8♠ still to come",
        "dulls the 9♦ too much for the 8♣ and the 8♠ still to come",
    ),
    (
        early("5d Js 6h 8d", "10 weapon 9d 9s 7c last 7c"),
        "5d Jsw 6h",
        "8d Jsw 6h",
        "reserve",
        "saves the 8♦ for later",
        "takes the 8♦ now instead of saving it",
    ),
    (
        early("9d 8d 3c 4c", "15"),
        "3cb 4cb 8d",
        "3cb 4cb 9d",
        "reserve",
        "saves the 9♦ for later",
        "takes the 9♦ now instead of saving it",
    ),
    (
        early("2d 9h 3c 4c", "20 weapon 9d last 9d"),
        "run",
        "3cb 4cb 2d",
        "hold",
        "holds on to the 9♦ for the A♣ and the A♠ still to come",
        "gives up the 9♦ with the A♣ and the A♠ still to come",
    ),
    (
        early("Td 2h 3c 4c", "15"),
        "3cb 4cb Td",
        "run",
        "arm",
        "arms you with the 10♦ for the A♣ and the A♠ still to come",
        "goes on without the 10♦ with the A♣ and the A♠ still to come",
    ),
    (
        early("Ks Qs 3c 4c", "20"),
        "run",
        "3cb 4cb Qsb",
        "room",
        "spares you a room whose best plan costs 19 health and leaves you 1",
        "costs 19 health and leaves you 1",
    ),
    (
        early("8c 9h 7c Ks", "12"),
        "run",
        "7cb 9h 8cb",
        "room_healed",
        "spares you a room whose best plan costs 15 health and heals 9, leaving you 6",
        "costs 15 health and heals 9, leaving you 6",
    ),
    (
        early("Ks 2s 3c 4c", "20"),
        "2sb 3cb 4cb",
        "Ksb 2sb 3cb",
        "wait",
        "leaves the K♠ for later, so you have 11 health, not 2",
        "pays 13 for the K♠ now, leaving you 2 health",
    ),
    (
        early("Ks 2s 3c 4c", "20", "sidestep"),
        "-Ks 2sb 3cb 4cb",
        "-4c Ksb 2sb 3cb",
        "away",
        "puts the K♠ off, so you have 11 health, not 2",
        "pays 13 for the K♠ now, leaving you 2 health",
    ),
    (
        early("2h 2s 3c Ks", "4"),
        "2h 2sb 3cb",
        "Ksb",
        "fatal",
        "keeps you alive",
        "is fatal: the K♠ costs 13, and you have 4",
    ),
    (
        early("5d 2s 3c 4c", "20"),
        "2sb 3cb 5d",
        "run",
        "free_to_run",
        "lets you run from the next room if you must",
        "makes you face the next room, with 8 monsters above 10 unseen",
    ),
    (
        early("5d 2s 3c 4c", "20", "sidestep"),
        "2sb 3cb 4cb 5d",
        "-4c 2sb 3cb 5d",
        "free_to_put_away",
        "lets you put a card of the next room away",
        "makes you face the whole next room, with 8 monsters above 10 unseen",
    ),
    (
        early("8c 9c 3c 3d", "20 weapon 7d last 7d"),
        "9cw 8cw 3cw",
        "9cw 3cw 3d",
        "block",
        "blocks 7 more by striking the 8♣ with the 7♦",
        "does not strike the 8♣ with the 7♦, which would block 7 more",
    ),
    (
        early("6s 3d 5c Kc", "20 weapon 8d 7c last 7c"),
        "6sw 3d 5cw",
        "run",
        "block_by_several",
        "blocks 9 more by striking the 6♠ and the 5♣",
        "blocks 9 less than a plan that strikes the 6♠ and the 5♣",
    ),
    (last(), "Asw 3h 2d", "3h 2d Asw", "score", "scores 18, not 8", "scores 8, not 18"),
]


@pytest.mark.parametrize(("position", "better", "worse", "kind", "good", "bad"), EXAMPLES)
def test_every_rule_finds_its_reason(
    position: str, better: str, worse: str, kind: str, good: str, bad: str
) -> None:
    assert compared(position, better, worse)[kind] == f"It {good}. | It {bad}."


def test_a_plan_that_wins_for_certain_says_so() -> None:
    game = Game.from_position(
        "classic; room 18: Qs Ac Kc 4d; hero 14 weapon 6d last 6d; deck | 9d 9s Ts 5h", seed="hidden"
    )
    plans = explain(game, Judge(game.rules).plans(game))
    check(game, plans)
    assert [plan.why[0].kind for plan in plans] == ["certain", "certain"]


def whole_deck(rules: str | Rules, first: str) -> Game:
    """A game of all cards that begins with some of them."""
    cards = Game.deal(rules, 1).rules.deck
    top = [Card(card) for card in first.split()]
    return Game.from_deck(rules, [*top, *(card for card in cards if card not in top)])


def test_the_only_way_out_tells_what_the_room_costs() -> None:
    game = whole_deck("classic", "Ks Qs Jc Ac")
    [plan] = explain(game, Judge(game.rules, 0).plans(game))
    assert plan.why[0].sentence == (
        "It is the only way to survive: any 3 of these cards cost 36 health or more, and you have 20."
    )
    facts = [reason.sentence for reason in plan.why[1:]]
    assert facts == [
        "The room goes under the dungeon, as it lies.",
        "You can't run from the next one.",
        "Unseen: 4 monsters above 10, 9 weapons.",
    ]


def test_a_room_of_many_cards_is_not_tried_in_every_order() -> None:
    rules = RULEBOOK["classic"].replace(name="wide", room_size=9, carried=2)
    game = whole_deck(rules, "Ac Kc Qc Jc As Ks Qs Js Tc")
    [plan] = explain(game, Judge(rules, 0).plans(game))
    assert plan.why[0].sentence == "It is the only way to survive this room."


def test_where_nothing_can_be_chosen_that_is_said() -> None:
    game = Game.from_deck("classic", "2c 3c")
    [plan] = explain(game, Judge(game.rules, 0).plans(game))
    assert plan.why[0].sentence == "It is all that can be done."


@pytest.mark.parametrize("name", ["classic", "sidestep", "dragons"])
def test_what_is_called_fatal_is_never_survived(name: str) -> None:
    found = 0
    for game in rooms(name):
        advice = hint(game.view(0))
        for plan in advice.fatal:
            found += 1
            assert survivors(game, plan) == 0
        for listed in advice.plans:
            if listed.action != "run":
                is_doomed = all(plan.exact and plan.value == 0 for plan in advice.plans)
                assert (survivors(game, RoomPlan(listed.action, listed.cards)) == 0) is is_doomed
        if len(advice.plans) > 1 and advice.fatal:
            assert "Fatal: " in advice.text
    assert found


def test_moves_at_a_table_for_two_say_what_they_do() -> None:
    kinds = set()
    for seed in range(4):
        game = Game.deal("dragons-duo", seed, first=0)
        for plan in hint(game.view(0)).plans:
            assert plan.why
            kinds |= {reason.kind for reason in plan.why}
    assert kinds >= {"costs", "heals_nothing", "arms", "room_shuffled", "room_next"}


FIRST = {"fatal", "certain", "points", "saves", "trade"}
"""The kinds of reasons that never come second."""


@pytest.mark.parametrize("kind", HABITS)
def test_every_reason_is_a_sentence_also_after_another(kind: str) -> None:
    amounts = dict.fromkeys(("cost", "health", "other", "heals", "score", "n", "value"), 1)
    reason = Reason(kind, "bad", (Card("9h"), Card("5c")), Card("7d"), amounts)
    told = [reason.sentence, replace(reason, side="good").sentence]
    told += [] if kind in ("points", "saves") else [reason.past]
    if kind not in FIRST:
        then = [reason.also, replace(reason, side="good").also, reason.also_past]
        assert all(" also " in each for each in then)
        told += then
    for each in told:
        assert each.startswith(("It ", "Your plan "))
        assert each.endswith(".")
    assert reason.brief == reason.sentence.removeprefix("It ").removesuffix(".")


def test_monsters_that_nobody_has_seen_are_counted_only_if_there_are_any() -> None:
    told = [Reason("free_to_run", "bad", amounts={"n": n}).sentence for n in (0, 1, 2)]
    assert told[0] == "It makes you face the next room."
    assert [each.rpartition(" with ")[2] for each in told[1:]] == [
        "1 monster above 10 unseen.",
        "2 monsters above 10 unseen.",
    ]


def test_reasons_as_data() -> None:
    [first, *_] = json.loads(json.dumps(hint(Game.deal("classic", 42).view(0)).as_data()))["plans"]
    assert first.keys() == {"plan", "moves", "win_probability", "expected_score", "why"}
    assert first["why"][0] == {
        "kind": "keep",
        "side": "good",
        "cards": ["8h"],
        "weapon": None,
        "amounts": {"heals": 4, "value": 8},
        "text": "It keeps the 8♥ for later instead of healing only 4 with it.",
    }


# --- Points --------------------------------------------------------------------------------------------


def scored(rules: str, best: float, other: float, better_chance: float = 0.9) -> tuple[Reason, ...]:
    """Why one of two plans that win equally often is better, given the scores to expect."""
    game = Game.from_position(early("9h 2c 3c 4c", "18", rules), seed="hidden")
    plans = [
        Plan("face all", (), moves("2cb 3cb 9h"), better_chance, best),
        Plan("face all", (), moves("9h 2cb 3cb"), 0.9, other),
    ]
    return explain(game, plans)[0].why


def test_points_are_told_where_the_chances_are_equal() -> None:
    assert scored("classic", 12.0, 9.0)[0].sentence == "It wins about as often and scores 3 points more."
    assert scored("sidestep", -12.0, -9.0)[0].sentence == "It wins about as often and scores 3 points more."
    assert scored("classic", 12.0, 11.9)[0].kind == "equal"
    trade = scored("classic", 12.0, 11.0, better_chance=0.8)[0]
    assert trade.sentence == "It scores 1 point more on average, though it wins less often."


def test_a_review_counts_points_only_where_the_chance_was_kept() -> None:
    looked_at = review(play_out(Game.deal("classic", 42), make_bot("greedy", RULEBOOK["classic"])), 20)
    good = next(each for each in looked_at.decisions if each.lost == 0 and each.choices > 1)
    assert good.kept == 1
    generous = replace(good, points=5.0)
    assert generous.kept == 0.75
    assert generous.points_lost == 5
    worse = next(each for each in looked_at.decisions if each.lost > 0.1)
    assert replace(worse, points=5.0).kept == worse.kept


# --- Reviews -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALONE)
def test_what_a_review_says_of_a_lapse_is_true(name: str) -> None:
    lapses = 0
    for seed in range(6):
        game = play_out(Game.deal(name, seed), make_bot(("greedy", "random")[seed % 2], RULEBOOK[name]))
        for decision in review(game, simulations=30).decisions:
            if not decision.why:
                continue
            lapses += 1
            assert decision.best is not None
            before = game.after(decision.move_number)
            better, worse = Walk(before, decision.best.moves), Walk(before, decision.moves)
            for reason in decision.why:
                assert is_true(reason, better, worse), (name, seed, decision)
            if decision.later is not None:
                check_later(game, decision.room_number, decision.later)
    assert lapses


def check_later(game: Game, room: int, later: Later) -> None:
    """Whether it happened, in that room."""
    turns = [turn for turn in game.turns if turn.room_number == room + later.rooms]
    hurts = [event for turn in turns for event in turn.events if isinstance(event, Damaged)]
    if later.kind == "cost":
        assert any((hurt.card, hurt.amount) == (later.card, later.amount) for hurt in hurts)
    elif later.kind == "room":
        assert sum(hurt.amount for hurt in hurts) == later.amount
    else:
        assert game.heroes[0].health == 1 - later.amount


def test_a_weapon_spent_on_a_small_monster_is_missed_later() -> None:
    game = Game.from_deck("classic", "9d 2c 3h 4h  Ks Qs 2h 5h  Ac 3c 4c 6h")
    for move in ["9d", "2cw", "3h", "Ksb", "4h", "Qsb"]:
        game.play(move)
    ours, theirs = course_of(game.after(0), moves("9d 3h 4h")), course_of(game.after(0), moves("9d 2cw 3h"))
    later = what_came_of(Reason("fresh", "bad"), ours, theirs, 1, game.turns[3:])
    assert later is not None
    assert later.text == "In the next room the K♠ cost 13."


def test_a_weapon_taken_too_soon_is_missed_later() -> None:
    game = Game.from_deck("classic", "9d 8d 3h 4h  Ks Qs 2h 5h  Ac 3c 4c 6h")
    for move in ["9d", "8d", "3h", "Ksw", "2h", "Qsb"]:
        game.play(move)
    ours, theirs = (course_of(game.after(0), moves(line)) for line in ("8d 3h 4h", "9d 8d 3h"))
    later = what_came_of(Reason("reserve", "bad", weapon=Card("9d")), ours, theirs, 1, game.turns[3:])
    assert later is not None
    assert later.text == "In the next room the Q♠ cost 12."


def test_points_beyond_full_health_come_from_a_last_potion() -> None:
    game = Game.from_position(
        "classic; room 20: 6c 2d Th 2c; locked; hero 12 weapon 5d 7s last 7s; deck | 3s", seed="hidden"
    )
    best = hint(game.view(0)).plans[0]
    assert best.score == Solver(game.rules).best(game).score == 30
    assert best.why[0].kind == "bonus"
    assert best.why[0].sentence == "It can end with full health and a potion on top, for 11 points more."


def moves(text: str) -> tuple[Move, ...]:
    return tuple(map(Move, text.split()))
