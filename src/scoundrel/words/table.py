"""The game in words: what happened, what is on the table, what each choice would do and why.

Everything is told from events and from what the library foresees; no rule is known here, and every word
comes from the catalogue of texts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, reduce
from itertools import groupby, pairwise

from scoundrel.cards import JOKER, RANKS, Card, Kind, Suit, rank_name
from scoundrel.events import (
    Broke,
    Damaged,
    Equipped,
    Escaped,
    Event,
    Fell,
    Healed,
    PutAway,
    Ran,
    Shuffled,
    Slain,
    Wasted,
)
from scoundrel.game import Game, Hero, Outcome, View, value_of_reach
from scoundrel.notation.moves import Action, Move, Way
from scoundrel.rules import RULEBOOK, SOURCES, Rules, Scoring
from scoundrel.words.texts import say, translated, ways_to_say

__all__ = [
    "LOW_HEALTH",
    "CardChoice",
    "Companion",
    "Danger",
    "accuracy_words",
    "avoiding",
    "avoiding_short",
    "capital",
    "card_choices",
    "card_name",
    "card_names",
    "card_sign",
    "choices",
    "companions",
    "consequence",
    "discard_lines",
    "hero_line",
    "line_words",
    "listed",
    "moves_words",
    "outcome_words",
    "percent",
    "player_name",
    "points_words",
    "potion_words",
    "rank_sign",
    "ranks_short",
    "reach",
    "reached_rank",
    "result",
    "room_lines",
    "rules_lines",
    "score_words",
    "sentence",
    "status_parts",
    "status_words",
    "table_lines",
    "tell",
    "the_cards",
    "unseen_lines",
]

CODE_SIGNS = frozenset("_=./")
"""Characters found in the name of a setting or a file, but never in a word."""
SHORTEST_RUN = 3
"""This many ranks in a row are told by the first and the last."""
LOW_HEALTH = 0.25
"""A hero with at most this share of the maximum health is shown to be in danger."""


def capital(text: str) -> str:
    """A text at the start of a sentence; the name of a setting or a file keeps its spelling."""
    first = text.partition(" ")[0].rstrip(".,:;?")
    return text if set(first) & CODE_SIGNS else text[:1].upper() + text[1:]


def sentence(words: object) -> str:
    """What an error says, as a sentence of its own."""
    text = capital(str(words))
    return text if text.endswith((".", "?", ":", "…")) else say("table.sentence", words=text)


def listed(texts: Iterable[str], last: str = "list.comma", between: str = "list.comma") -> str:
    """Texts as a list: ``a, b, c``; with ``list.and``, ``a, b and c``."""
    *others, end = list(texts) or [""]
    if not others:
        return end
    return say(last, some=reduce(lambda some, more: say(between, some=some, last=more), others), last=end)


def card_name(card: Card) -> str:
    """The card in words, as a screen reader should say it."""
    return say(
        "cards.name", rank=say(f"cards.rank.{card.rank}"), suit=say(f"cards.suit.{card.suit.letter}")
    )


def card_names(cards: Iterable[Card]) -> str:
    """Cards in words, as a list."""
    return listed(map(card_name, cards)) or say("cards.none")


def percent(share: float) -> str:
    """A share as people say it: ``61 %``."""
    return say("coach.percent", n=f"{100 * share:.0f}")


def points_words(score: float) -> str:
    """A score to expect, to the next point: ``−13 points``."""
    n = round(score)
    return say("coach.points", n=abs(n), score=n)


def accuracy_words(share: float) -> str:
    """An accuracy; only what is perfect is told as 100 %."""
    return percent(share if share == 1 else min(share, 0.99))


def outcome_words(outcome: Outcome | None) -> str:
    """How a game ended for one player."""
    if outcome is None:
        return say("outcome.unfinished")
    return say("outcome.won" if outcome.won else "outcome.lost", score=outcome.score)


def score_words(game: Game, player: int) -> str:
    """A score, and how it came about."""
    outcome, health = game.outcomes[player], game.heroes[player].health
    assert outcome is not None
    score = outcome.score
    if outcome.won:
        extra = score - health
        key = "health" if extra == 0 else "potion" if extra > 0 else "negative"
        return say(f"score.won_{key}", score=score, health=health, extra=extra)
    if game.rules.scoring is Scoring.LOW:
        return say("score.lost_cards", score=score, n=score)
    key = "lost_monsters" if health != score else "lost_health"
    return say(f"score.{key}", score=score, health=health, monsters=health - score)


def result(game: Game) -> str:
    """How the game ended for each player."""
    return listed(map(outcome_words, game.outcomes))


# --- What happened -------------------------------------------------------------------------------------


def tell(events: Iterable[Event], rules: Rules, names: Sequence[str] = ()) -> Iterator[str]:
    """What happened, one sentence per event, and one for those of a party who fall."""
    for event in events:
        for what in filter(None, (_what(event), _who_falls(event, rules))):
            if rules.players > 1 and hasattr(event, "player"):
                yield say("players.named", name=player_name(event.player, names), what=what)
            else:
                yield capital(what)


def player_name(player: int, names: Sequence[str] = ()) -> str:
    """What a player is called: by a name of their own, if they gave one."""
    own = names[player] if player < len(names) else ""
    return own or say("screen.player", number=player + 1)


def _what(event: Event) -> str | None:
    match event:
        case Ran():
            return say("event.ran")
        case PutAway(card=card):
            return say("event.put_away", card=card_name(card))
        case Shuffled():
            return say("event.shuffled")
        case Damaged(card=card, amount=amount, health=health):
            return say("event.damaged", card=card_name(card), amount=amount, health=health)
        case Slain(card=card, weapon=weapon):
            return say("event.slain", card=card_name(card), weapon=card_name(weapon))
        case Broke(weapon=weapon):
            return say("event.broke", weapon=card_name(weapon))
        case Equipped(card=card):
            return say("event.equipped", card=card_name(card))
        case Healed(card=card, amount=amount, health=health):
            return say("event.healed", card=card_name(card), amount=amount, health=health)
        case Wasted(card=card):
            return say("event.wasted", card=card_name(card))
        case Fell(score=score):
            return say("event.fell", score=score)
        case Escaped(score=score):
            return say("event.escaped", score=score)
        case _:
            return None


def _who_falls(event: Event, rules: Rules) -> str | None:
    """Those of a party whom a monster costs their last heart."""
    match event:
        case Damaged(player=player, amount=amount, health=health):
            stood = companions(rules, player, health + amount)
            stand = companions(rules, player, health)
        case _:
            return None
    # The last of a party falls first.
    fallen = [
        before.name
        for before, now in reversed([*zip(stood, stand, strict=True)])
        if before.hearts > now.hearts == 0
    ]
    return say("party.falls", names=listed(fallen, "list.and"), n=len(fallen)) if fallen else None


@dataclass(frozen=True, slots=True)
class Companion:
    """One of a party, whose hearts are a share of its health."""

    name: str
    hearts: int
    most: int


def companions(rules: Rules, player: int, health: int) -> tuple[Companion, ...]:
    """A player's party, first to last; nobody if the hero goes alone."""
    count = _party_size(rules)
    if count == 1:
        return ()
    names = ways_to_say("party.second" if player else "party.first")
    ends = [rules.max_health * number // count for number in range(count + 1)]
    return tuple(
        Companion(names[number % len(names)], max(0, min(end, health) - start), end - start)
        for number, (start, end) in enumerate(pairwise(ends))
    )


@cache
def _party_size(rules: Rules) -> int:
    return SOURCES[RULEBOOK.closest(rules).name].heroes


# --- What is to be done --------------------------------------------------------------------------------


def moves_words(moves: Iterable[Move], weapon: Card | None, tense: str = "do") -> str:
    """Moves in one sentence, from the weapon in hand on: ``take the 10♦, then fight the Q♠ with the 10♦``.

    The tense is ``do`` or ``done``.
    """
    groups: list[tuple[str, Card | None, list[Card]]] = []
    for move in moves:
        card, manner = move.card, _manner(move)
        if not groups or groups[-1][:2] != (manner, weapon):
            groups.append((manner, weapon, []))
        groups[-1][2].extend([card] if card else [])
        if manner == "weapon":
            weapon = card
    return listed((_doing(tense, *group) for group in groups), "list.then")


def line_words(game: Game, moves: Iterable[Move]) -> Iterator[str]:
    """Moves from this position on, a sentence for each room."""
    here = game.copy()
    for number, room in groupby(moves, key=lambda _: here.room_number):
        weapon, made = here.hero.weapon, []
        for move in room:
            made.append(move)
            here.play(move)
        yield say("moves.room", number=number, moves=moves_words(made, weapon))


def _manner(move: Move) -> str:
    if move.card is None or move.action is not Action.TAKE:
        return "run" if move.action is Action.RUN else "put_away"
    if move.way is not None:
        return {Way.WEAPON: "strike", Way.BARE: "bare"}[move.way]
    return move.card.kind.value


def _doing(tense: str, manner: str, weapon: Card | None, cards: Iterable[Card]) -> str:
    return say(f"moves.{tense}.{manner}", cards=the_cards(cards), weapon=weapon and weapon.pretty)


def the_cards(cards: Iterable[Card]) -> str:
    """Cards within a sentence: ``the 9♥ and the Q♠``."""
    return listed((say("cards.the", card=card_sign(card)) for card in cards), "list.and")


def card_sign(card: Card) -> str:
    """A card as it is written within a sentence: ``10♦``."""
    return rank_sign(card.value) + card.suit.symbol


def rank_sign(value: int) -> str:
    """A rank as it is written: ``10``, ``J``; only the joker's is a word."""
    return rank_name(value) if value < JOKER else capital(say("cards.rank.X"))


# --- How it stands -------------------------------------------------------------------------------------


def hero_line(hero: Hero, rules: Rules) -> str:
    """Health and weapon in two sentences."""
    if hero.fallen:
        return say("hero.fallen", health=hero.health)
    return f"{say('hero.health', health=hero.health, most=rules.max_health)} {_weapon_line(hero, rules)}"


def _weapon_line(hero: Hero, rules: Rules) -> str:
    if hero.weapon is None:
        return say("hero.no_weapon")
    weapon = card_name(hero.weapon)
    if not hero.slain:
        return say("hero.new_weapon", weapon=weapon)
    slain = listed(map(card_name, hero.slain))
    return say("hero.used_weapon", weapon=weapon, reach=reach(hero, rules), slain=slain)


def reach(hero: Hero, rules: Rules) -> str:
    """Which monsters a used weapon still strikes."""
    return say(f"hero.reach.{rules.weapon_limit}", rank=reached_rank(hero, rules))


def reached_rank(hero: Hero, rules: Rules) -> str:
    """The rank below which, or up to which, a used weapon strikes, in words."""
    return _rank_word(value_of_reach(hero, rules))


def _rank_word(value: int) -> str:
    return say(f"cards.rank.{RANKS[value - 2]}")


def status_words(game: Game, player: int) -> str:
    """What counts, in one line."""
    return listed(status_parts(game, player), "list.dot", "list.dot")


def status_parts(game: Game, player: int, foreseen: int | None = None) -> list[str]:
    """What counts, the most important first: health (and what it would be), weapon, potion, running."""
    hero = game.heroes[player]
    health = say("brief.health", health=hero.health, most=game.rules.max_health)
    if foreseen is not None:
        health = say("brief.foreseen", now=health, health=foreseen)
    if hero.fallen:
        return [say("brief.fallen", health=health)]
    words = [
        health,
        weapon_words(hero, game.rules),
        say(f"brief.{'potion' if hero.potion_heals else 'no_potion'}"),
    ]
    if player == game.turn:
        words.append(say(f"brief.{'no_' if game.refusal else ''}{game.rules.avoid}"))
    return words


def weapon_words(hero: Hero, rules: Rules) -> str:
    """The weapon and which monsters it can strike, in a few words: ``8♦ below 4``."""
    if hero.weapon is None:
        return say("brief.no_weapon")
    limit = reach(hero, rules) if hero.slain else say("brief.new")
    return say("brief.weapon", weapon=hero.weapon.pretty, reach=limit)


def potion_words(hero: Hero, rules: Rules) -> str:
    """Whether a potion would heal now; if not, why not."""
    return say("potion.heals") if hero.potion_heals else say(f"potion.{rules.potions}")


def room_lines(game: Game) -> Iterator[str]:
    """Each card of the room: its slot, what it is, and what each way to take it would do."""
    for slot, card in enumerate(game.room, 1):
        if card is None:
            yield say("table.empty", slot=slot)
        else:
            yield say(
                "table.slot",
                slot=slot,
                card=capital(card_name(card)),
                kind=say(f"cards.kind.{card.kind.value}"),
                choices=choices(game, card),
            )


def table_lines(game: Game, names: Sequence[str] = ()) -> Iterator[str]:
    """The state of play: the heroes, the room, and the possible moves; or how it ended."""
    if game.over:
        yield say("table.over", result=result(game))
        return
    below = say("cards.count", n=len(game.deck))
    yield say("table.room", number=game.room_number, count=below)
    duo = game.rules.players > 1
    for player, hero in enumerate(game.heroes):
        line = hero_line(hero, game.rules)
        yield say("players.named", name=player_name(player, names), what=line) if duo else line
    yield from room_lines(game)
    turn = [say("players.moves", name=player_name(game.turn, names))] if duo else []
    yield " ".join([*turn, say("table.to_face", n=game.left_to_face), avoiding(game)])


def discard_lines(game: Game, names: Sequence[str] = ()) -> Iterator[str]:
    """The cards that are out of play."""
    monsters = [card for card in game.discard if card.kind is Kind.MONSTER]
    spent = [card for card in game.discard if card.kind is not Kind.MONSTER]
    yield say("table.defeated", cards=card_names(monsters))
    duo = game.rules.players > 1
    for player, hero in enumerate(game.heroes):
        if hero.slain:
            slain = say("table.on_weapon", cards=card_names(hero.slain))
            name = player_name(player, names)
            yield say("players.named", name=name, what=slain) if duo else capital(slain)
    yield say("table.spent", cards=card_names(spent))


def rules_lines(rules: Rules) -> Iterator[str]:
    """A rule set in words: a paragraph for each topic, and its author."""
    for topic, words in rules.topics().items():
        yield say("table.topic", topic=translated(topic), words=translated(words))
    if rules.name in SOURCES:
        yield translated(SOURCES[rules.name].credit)


# --- What is still to come -----------------------------------------------------------------------------


def unseen_lines(view: View) -> Iterator[str]:
    """The cards that a player has not seen yet, a line for each suit; then those known at the bottom."""
    for suit in Suit:
        cards = [card for card in view.unseen if card.suit is suit]
        ranks = listed(_ranks(cards, "long", _rank_word)) or say("cards.none")
        yield say("table.unseen", suit=say(f"cards.suit.{suit.letter}"), ranks=ranks)
    if view.known:
        yield say("table.known", cards=card_names(view.known))


def ranks_short(cards: Iterable[Card]) -> str:
    """The ranks of cards of one suit in signs: ``2–5 7 J``."""
    return " ".join(_ranks(cards, "short", rank_sign))


def _ranks(cards: Iterable[Card], length: str, name: Callable[[int], str]) -> Iterator[str]:
    """The ranks of cards of one suit, rising; three or more in a row as one run, and copies counted."""
    for run, copies in _runs(Counter(card.value for card in cards)):
        names = [name(value) for value in run]
        if len(names) >= SHORTEST_RUN:
            names = [say(f"cards.ranks.{length}.run", first=names[0], last=names[-1])]
        for each in names:
            yield each if copies == 1 else say(f"cards.ranks.{length}.copies", ranks=each, n=copies)


def _runs(copies: Mapping[int, int]) -> Iterator[tuple[list[int], int]]:
    """Values that follow on each other and are there as often, and how often."""
    run: list[int] = []
    for value in sorted(copies):
        if run and (value != run[-1] + 1 or copies[value] != copies[run[0]]):
            yield run, copies[run[0]]
            run = []
        run.append(value)
    if run:
        yield run, copies[run[0]]


# --- What may be done ----------------------------------------------------------------------------------


def choices(game: Game, card: Card) -> str:
    """What taking a card would do in each legal way, and why not in the other."""
    moves = [move for move in game.legal_moves if move.card is card and move.action is Action.TAKE]
    foreseen = [_foreseen(game, move) for move in moves]
    words = listed((_in_words(game, told, "long", card_name) for told in foreseen), "list.or")
    weapon = game.hero.weapon
    struck = any(Slain in told for told in foreseen)
    if card.kind is Kind.MONSTER and weapon is not None and game.hero.slain and not struck:
        strikes = reach(game.hero, game.rules)
        return say("choice.beyond_weapon", what=words, weapon=card_name(weapon), reach=strikes)
    return words


Namer = Callable[[Card], str]
Foreseen = Mapping[type[Event], Event]


def consequence(game: Game, move: Move) -> str:
    """What a move would do, in a few words."""
    return _in_words(game, _foreseen(game, move), "long", card_name)


def _foreseen(game: Game, move: Move) -> Foreseen:
    """What a move would do, each kind of event once."""
    return {type(event): event for event in game.foresee(move)}


def _in_words(game: Game, told: Foreseen, length: str, name: Namer) -> str:
    match told.get(Healed) or told.get(Wasted) or told.get(Equipped):
        case Healed(card=card, amount=amount) if amount == card.value:
            return say(f"choice.{length}.heals", amount=amount)
        case Healed(card=card, amount=amount):
            return say(f"choice.{length}.heals_partly", amount=amount, value=card.value)
        case Wasted():
            return say(f"choice.{length}.wasted", why=say(f"choice.why_wasted.{game.rules.potions}"))
        case Equipped():
            weapon = game.hero.weapon
            if weapon is None:
                return say(f"choice.{length}.equips")
            return say(f"choice.{length}.replaces", weapon=name(weapon))
        case _:
            fight = _fight(told, length, name)
            return say(f"choice.{length}.fatal", what=fight) if Fell in told else fight


def _fight(told: Foreseen, length: str, name: Namer) -> str:
    """What a fight would cost, what it is fought with, and what else it does."""
    match told.get(Damaged):
        case Damaged(amount=amount):
            cost = say(f"choice.{length}.costs", amount=amount)
        case _:
            cost = say(f"choice.{length}.costs_nothing")
    match told.get(Slain), told.get(Broke):
        case Slain(weapon=weapon), _:
            return say(f"choice.{length}.armed", cost=cost, weapon=name(weapon))
        case _, Broke(weapon=weapon):
            return say(f"choice.{length}.breaking", cost=cost, weapon=name(weapon))
        case _:
            return say(f"choice.{length}.bare_handed", cost=cost)


class Danger(Enum):
    """How close a choice brings the hero to death."""

    NONE = "none"
    DANGEROUS = "dangerous"
    """It costs health and leaves little."""
    FATAL = "fatal"


@dataclass(frozen=True, slots=True)
class CardChoice:
    """One way to take a card, or to put it away, as shown on the card."""

    move: Move
    text: str
    danger: Danger
    health: int
    """The health it would leave."""
    strikes: bool
    """Whether the weapon slays the monster."""


def card_choices(game: Game, card: Card) -> tuple[CardChoice, ...]:
    """Every move with this card, in the order of the legal moves."""
    return tuple(_card_choice(game, move) for move in game.legal_moves if move.card is card)


def _card_choice(game: Game, move: Move) -> CardChoice:
    told = _foreseen(game, move)
    if move.action is Action.PUT_AWAY:
        text = say(f"choice.put_away.{game.rules.avoided_cards}")
    else:
        text = _in_words(game, told, "short", lambda card: card.pretty)
    hurt_or_healed = told.get(Damaged) or told.get(Healed)
    health = hurt_or_healed.health if isinstance(hurt_or_healed, Damaged | Healed) else game.hero.health
    return CardChoice(move, text, _danger(game, told), health, Slain in told)


def _danger(game: Game, told: Foreseen) -> Danger:
    if Fell in told:
        return Danger.FATAL
    match told.get(Damaged):
        case Damaged(health=health) if health <= LOW_HEALTH * game.rules.max_health:
            return Danger.DANGEROUS
        case _:
            return Danger.NONE


def avoiding(game: Game) -> str:
    """Whether the room, or a card of it, may be avoided; if not, why not."""
    what = say(f"avoiding.{game.rules.avoid}")
    refusal = game.refusal
    if refusal is None:
        return say("avoiding.may", what=what)
    return say("avoiding.may_not", what=what, why=translated(refusal.words))


def avoiding_short(game: Game) -> str:
    """``free``, or why the room, or a card of it, can't be avoided now."""
    refusal = game.refusal
    return say("avoiding.free") if refusal is None else translated(refusal.words)
