"""A position in one line: everything the Dealer knows about a table, or everything a player knows.

    classic; room 3: 9s - Kd 4c; faced 1; hero 17 weapon 5d 9c last 9c; deck 3h 7s | 2c 8c; discard 4h

Fields come in this order, separated by semicolons; empty ones are left out:

- the rule set, as `scoundrel.notation.rulesets` writes it
- ``room N:`` the number of the room and its slots, ``-`` for an empty one
- ``faced N`` cards faced in this room
- ``locked``: this room can't be avoided, because the one before was
- ``put-away``: a card of this room was put away
- ``turn 2``: the second of two players is to move
- ``hero``, once per player: health; ``weapon`` and the monsters slain with it, last kill last; the
  ``last`` card faced; the number of potions ``drunk`` in this room; the score if the hero ``fell``
- ``deck``: from the top; the cards after the bar went there by avoiding, so every player knows them
- ``discard``: oldest first
- ``chance``: the state of the random stream, where the rules shuffle avoided cards

A player's position has the unseen cards as a set, ``deck {7s 3h} | 2c 8c``, and no ``chance``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import NoReturn

from scoundrel.bridge import HeroFacts, TableFacts, strikes_after
from scoundrel.cards import Card, Kind, cards_text, in_deck_order, parse_cards
from scoundrel.errors import InvalidCard, PositionError, RulesError, ScoundrelError, quote
from scoundrel.kernel import FELL, OPEN
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.rules import Avoid, AvoidedCards, Ending, Rules
from scoundrel.texts import Message

__all__ = ["Position", "format_position", "parse_position"]

LONGEST_POSITION = 8_000
"""The most characters in a position."""
_AFTER_HEROES = ("deck", "discard", "chance")


@dataclass(frozen=True, slots=True)
class Position:
    """What a position's text says. `Game.from_position` makes a game of the text itself."""

    rules: Rules
    facts: TableFacts
    hidden: bool
    """Whether the order of the deck is unknown, down to the `known` cards at its bottom."""


def format_position(rules: Rules, facts: TableFacts, *, hidden: bool = False) -> str:
    """The text of a position; with `hidden`, only what every player knows."""
    fields = [
        format_rules(rules),
        f"room {facts.room_number}: {_slots_text(facts.room)}",
    ]
    if facts.faced:
        fields.append(f"faced {facts.faced}")
    if facts.locked:
        fields.append("locked")
    if facts.put_away:
        fields.append("put-away")
    if facts.turn:
        fields.append(f"turn {facts.turn + 1}")
    fields.extend(_hero_text(hero) for hero in facts.heroes)
    if facts.deck or hidden:
        fields.append(f"deck {_deck_text(facts, hidden)}")
    if facts.discard:
        fields.append(f"discard {_slots_text(facts.discard)}")
    if rules.avoided_cards is AvoidedCards.SHUFFLED and not hidden:
        fields.append(f"chance {facts.chance.hex()}")
    return "; ".join(fields)


def _slots_text(codes: Iterable[int]) -> str:
    return " ".join(map(_text_of, codes))


@cache
def _text_of(code: int) -> str:
    return str(Card.from_code(code)) if code else "-"


def _hero_text(hero: HeroFacts) -> str:
    words = [f"hero {hero.health}"]
    if hero.weapon:
        words.append(f"weapon {_slots_text([hero.weapon, *hero.slain])}")
    if hero.last_card:
        words.append(f"last {Card.from_code(hero.last_card)}")
    if hero.drunk:
        words.append(f"drunk {hero.drunk}")
    if hero.status == FELL:
        words.append(f"fell {hero.score}")
    return " ".join(words)


def _deck_text(facts: TableFacts, hidden: bool) -> str:
    unseen = len(facts.deck) - facts.known
    above = [Card.from_code(code) for code in facts.deck[:unseen]]
    text = f"{{{cards_text(in_deck_order(above))}}}" if hidden else cards_text(above)
    if facts.known:
        text = f"{text} | {_slots_text(facts.deck[unseen:])}"
    return text.strip()


def parse_position(text: str, *, dealt: bool = True) -> Position:
    """Read a position and check that it can occur; `PositionError` says what is wrong with it.

    Unless the room is `dealt`, some of it may still be in the deck, which occurs in no other position.
    """
    reader = _Reader(text)
    position = reader.position()
    for problem in _problems(position) if dealt else _card_problems(position):
        reader.refuse(problem)
    return position


class _Reader:
    """Reads the fields of one position in order."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError(f"a position is a text, not {type(text).__name__}")
        self.text = text
        if len(text) > LONGEST_POSITION:
            self.fail("error-long_position", most=LONGEST_POSITION)
        self.fields = [field.strip() for field in text.strip().split(";")]

    def fail(self, key: str, /, **values: object) -> NoReturn:
        self.refuse(Message(key, values))

    def refuse(self, why: Message | ScoundrelError) -> NoReturn:
        raise PositionError("error-not_a_position", text=quote(self.text), why=why)

    def position(self) -> Position:
        try:
            rules = parse_rules(self.fields.pop(0))
            number, room = self._room(rules)
            faced = self._number(r"faced (\d{1,2})", 0)
            locked = self._flag("locked")
            put_away = self._flag("put-away")
            turn = self._number(r"turn ([12])", 1) - 1
            heroes = tuple(self._hero(rules) for _ in range(rules.players))
            deck, known, hidden = self._deck()
            discard = self._cards("discard") or []
            chance = self._take(r"chance ([0-9a-f]{64})")
        except (InvalidCard, RulesError) as error:
            self.refuse(error)
        self._refuse_stray()
        facts = TableFacts(
            room=_codes(room),
            deck=_codes(deck),
            known=known,
            discard=_codes(discard),
            heroes=heroes,
            turn=turn,
            room_number=number,
            faced=faced,
            locked=locked,
            put_away=put_away,
            over=False,
            chance=bytes.fromhex(chance[1]) if chance else b"",
        )
        return Position(rules, facts, hidden)

    def _take(self, pattern: str) -> re.Match[str] | None:
        """The next field, if it matches."""
        match = re.fullmatch(pattern, self.fields[0], re.ASCII) if self.fields else None
        if match:
            del self.fields[0]
        return match

    def _refuse_stray(self, *expected: str) -> None:
        """Refuse the next field, unless it is one of those expected there."""
        if self.fields and self.fields[0].partition(" ")[0] not in expected:
            self.fail("error-stray", text=quote(self.fields[0]))

    def _number(self, pattern: str, default: int) -> int:
        match = self._take(pattern)
        return int(match[1]) if match else default

    def _flag(self, word: str) -> bool:
        return self._take(re.escape(word)) is not None

    def _cards(self, word: str) -> list[Card] | None:
        match = self._take(rf"{word} ([^;]+)")
        return list(parse_cards(match[1])) if match else None

    def _room(self, rules: Rules) -> tuple[int, list[Card | None]]:
        match = self._take(r"room (\d{1,9}): ([^;]+)")
        if not match:
            self._refuse_stray("room", "hero", *_AFTER_HEROES)
            self.fail("error-room_first")
        slots = [None if word == "-" else Card(word) for word in match[2].split()]
        if len(slots) != rules.room_size:
            self.fail("error-room_slots", slots=rules.room_size, n=len(slots))
        return int(match[1]), slots

    def _hero(self, rules: Rules) -> HeroFacts:
        match = self._take(
            r"hero (?P<health>-?\d{1,4})( weapon (?P<weapon>\S+)(?P<slain>( \w\w)*?))?"
            r"( last (?P<last>\w\w))?( drunk (?P<drunk>\d{1,2}))?( fell (?P<score>-?\d{1,5}))?"
        )
        if not match:
            self._refuse_stray("hero", *_AFTER_HEROES)
            self.fail("error-heroes", players=rules.players)
        weapon = Card(match["weapon"]).code if match["weapon"] else 0
        slain = _codes(parse_cards(match["slain"] or ""))
        return HeroFacts(
            health=int(match["health"]),
            weapon=weapon,
            strikes_below=0,  # the kernel works it out
            slain=slain,
            last_card=Card(match["last"]).code if match["last"] else 0,
            drunk=int(match["drunk"] or 0),
            status=FELL if match["score"] else OPEN,
            score=int(match["score"] or 0),
        )

    def _deck(self) -> tuple[list[Card], int, bool]:
        match = self._take(
            r"deck (?:\{(?P<unseen>[^{}|;]*)\}|(?P<above>[^{}|;]*?))(?: ?\| (?P<below>[^{}|;]+))?"
        )
        if not match:
            return [], 0, False
        hidden = match["unseen"] is not None
        above = parse_cards(match["unseen"] if hidden else match["above"])
        below = parse_cards(match["below"] or "")
        return [*above, *below], len(below), hidden


def _codes(cards: Iterable[Card | None]) -> bytes:
    return bytes(card.code if card else 0 for card in cards)


def _problems(position: Position) -> Iterator[Message]:
    """Reasons why a position can't occur."""
    yield from _card_problems(position)
    for hero in position.facts.heroes:
        yield from _hero_problems(position.rules, hero)
    yield from _room_problems(position)
    yield from _avoiding_problems(position)
    yield from _turn_problems(position)


def _card_problems(position: Position) -> Iterator[Message]:
    facts = position.facts
    on_table = [facts.room, facts.deck, facts.discard]
    on_table += _weapons(facts)
    counted = Counter(Card.from_code(code) for codes in on_table for code in codes if code)
    owned = Counter(position.rules.deck)
    for card, count in counted.items():
        if card not in owned:
            yield Message("error-not_in_deck", {"card": str(card), "rules": position.rules.name})
        elif count > owned[card]:
            yield Message("error-too_many_of_card", {"card": str(card), "n": count, "owned": owned[card]})


def _hero_problems(rules: Rules, hero: HeroFacts) -> Iterator[Message]:
    if hero.health > rules.max_health:
        yield Message("error-health_too_high", {"health": str(hero.health), "most": rules.max_health})
    if rules.health_floor is not None and hero.health < rules.health_floor:
        least = str(rules.health_floor)
        yield Message("error-health_too_low", {"health": str(hero.health), "least": least})
    if (hero.health <= 0) != (hero.status == FELL):
        yield Message("error-fallen_or_not")
    if hero.status == FELL:
        yield from _fall_problems(rules, hero)
    if hero.weapon and Card.from_code(hero.weapon).kind is not Kind.WEAPON:
        yield Message("error-not_a_weapon", {"card": str(Card.from_code(hero.weapon))})
    slain = [Card.from_code(code) for code in hero.slain]
    if any(card.kind is not Kind.MONSTER for card in slain):
        yield Message("error-slain_is_monster")
    for earlier, later in pairwise(slain):
        if not strikes_after(rules, earlier.code, later.code):
            yield Message("error-slain_after", {"earlier": str(earlier), "later": str(later)})


def _fall_problems(rules: Rules, hero: HeroFacts) -> Iterator[Message]:
    monsters = [card.value for card in rules.deck if card.kind is Kind.MONSTER]
    lowest = 1 - max(monsters, default=1)
    if hero.health < lowest:
        yield Message("error-health_after_fall", {"health": str(hero.health)})
    # A loss costs the value of the monsters left, or counts the cards left.
    if not lowest - sum(monsters) <= hero.score <= len(rules.deck):
        yield Message("error-score_after_fall", {"score": str(hero.score)})


def _room_problems(position: Position) -> Iterator[Message]:
    rules, facts = position.rules, position.facts
    lying = sum(code != 0 for code in facts.room)
    gone = facts.faced + facts.put_away
    someone_lives = any(hero.status == OPEN for hero in facts.heroes)
    if facts.faced > rules.to_face or lying + gone > rules.room_size:
        yield Message("error-too_many_faced", {"n": facts.faced})
    elif gone and someone_lives and (facts.faced == rules.to_face or not lying):
        yield Message("error-next_room")
    elif lying + gone < rules.room_size and not _may_be_short(position, lying, gone):
        yield Message("error-room_too_short")
    elif not gone and any(facts.room[lying:]):
        yield Message("error-first_slots")
    if any(hero.drunk > facts.faced for hero in facts.heroes):
        yield Message("error-drunk_not_faced")
    if sum(hero.drunk for hero in facts.heroes) > sum(_is_potion(code) for code in facts.discard):
        yield Message("error-drunk_not_discarded")
    yield from _number_problems(position, lying)


def _may_be_short(position: Position, lying: int, gone: int) -> bool:
    """A room is short if the deck ran out, or if the game ended because a full one can't be dealt."""
    rules, facts = position.rules, position.facts
    if rules.ending is Ending.SHORT_ROOM:
        return not gone and lying + len(facts.deck) < rules.room_size
    return len(facts.deck) <= facts.put_away


def _number_problems(position: Position, lying: int) -> Iterator[Message]:
    """Whether the room's number fits what was faced and avoided before it."""
    rules, facts = position.rules, position.facts
    number, to_face = facts.room_number, rules.to_face
    needed = rules.room_size if rules.ending is Ending.SHORT_ROOM else 1
    ended = not facts.faced and not facts.put_away and lying + len(facts.deck) < needed
    before = number if ended else number - 1
    gone = len(facts.discard) + sum(len(held) for held in _weapons(facts))
    least = facts.faced
    if rules.avoid is Avoid.NOTHING and lying and facts.deck:
        least += before * to_face
    if not least <= gone <= facts.faced + max(0, before) * to_face:
        yield Message("error-impossible_room", {"n": gone, "room": number})
    if number == 0 and (lying or rules.ending is Ending.PLAY_OUT):
        yield Message("error-from_room_one")
    if number == 1 and not ended and (facts.locked or facts.known > facts.put_away):
        yield Message("error-avoided_before")


def _avoiding_problems(position: Position) -> Iterator[Message]:
    rules, facts = position.rules, position.facts
    if facts.locked and (rules.avoid is Avoid.NOTHING or rules.avoid_in_a_row):
        yield Message("error-never_locked")
    if facts.put_away and rules.avoid is not Avoid.CARD:
        yield Message("error-never_put_away")
    if facts.locked and facts.put_away:
        yield Message("error-locked_and_put_away")
    shuffles = rules.avoided_cards is AvoidedCards.SHUFFLED
    if facts.chance and not any(facts.chance):
        yield Message("error-chance_zero")
    if facts.known and (shuffles or rules.avoid is Avoid.NOTHING):
        yield Message("error-no_known_cards")
    if bool(facts.chance) != (shuffles and not position.hidden):
        missing = shuffles and not position.hidden
        yield Message("error-no_chance" if missing else "error-needless_chance")


def _turn_problems(position: Position) -> Iterator[Message]:
    facts = position.facts
    if facts.turn >= len(facts.heroes):
        yield Message("error-no_second_player")
    elif facts.heroes[facts.turn].status != OPEN and any(hero.status == OPEN for hero in facts.heroes):
        yield Message("error-fallen_turn")
    faced_before = {code for codes in (facts.discard, *_weapons(facts)) for code in codes}
    for hero in facts.heroes:
        if hero.last_card and hero.last_card not in faced_before:
            yield Message("error-not_faced", {"card": str(Card.from_code(hero.last_card))})
    if facts.faced and not any(hero.last_card for hero in facts.heroes):
        yield Message("error-no_last_card")


def _weapons(facts: TableFacts) -> list[bytes]:
    return [bytes([hero.weapon, *hero.slain]) for hero in facts.heroes if hero.weapon]


def _is_potion(code: int) -> bool:
    return Card.from_code(code).kind is Kind.POTION
