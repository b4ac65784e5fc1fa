"""Cards, heroes, choices and events as plain data, with every word that goes with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from scoundrel.cards import Card, Kind, Suit
from scoundrel.coach.review import Review
from scoundrel.coach.wording import decision_line, remarks, summary, turning_words
from scoundrel.events import (
    Broke,
    Dealt,
    Discarded,
    Equipped,
    Event,
    Faced,
    Healed,
    PutAway,
    Ran,
    Slain,
    Wasted,
)
from scoundrel.game import Game, View
from scoundrel.notation.moves import Action, Way
from scoundrel.play.seats import HUMAN
from scoundrel.words.cards import card_name, card_sign, rank_sign, ranks_short
from scoundrel.words.choices import CardChoice, consequence, foot_lines
from scoundrel.words.heroes import LOW_HEALTH, companions, hero_line, potion_words, reach, status_words
from scoundrel.words.phrases import capital, sentence
from scoundrel.words.speech import spoken
from scoundrel.words.table import unseen_lines
from scoundrel.words.texts import say, ways_to_say

if TYPE_CHECKING:
    from scoundrel.coach.hints import Hint

__all__ = [
    "Data",
    "advice_data",
    "ask",
    "button",
    "card_data",
    "cards_data",
    "choice_data",
    "events_data",
    "hero_data",
    "piles_data",
    "review_data",
    "spoken_forms",
    "unseen_data",
]

Data = dict[str, Any]
"""What JSON can hold."""


# --- Words -------------------------------------------------------------------------------------------

_SIGNS = re.compile(f"[{''.join(suit.symbol for suit in Suit)}−–·→▸▶✓]")


def spoken_forms(data: object) -> dict[str, str]:
    """Every text in this data that is spoken differently than written, with its spoken form."""
    return {text: said for text in dict.fromkeys(_texts(data)) if (said := spoken(text)) != text}


def _texts(data: object) -> Iterator[str]:
    match data:
        case str() if _SIGNS.search(data):
            yield data
        case dict():
            for value in data.values():
                yield from _texts(value)
        case list() | tuple():
            for value in data:
                yield from _texts(value)


# --- What may be done --------------------------------------------------------------------------------


def button(
    name: str, do: Data, *, label: str = "", why_not: str = "", brief: str = "", **more: Any
) -> Data:
    """Something that can be done: its message, and the words that go with it.

    The label is that of the name, unless another is given; so is the key. `brief` is the reason why not, in
    the few words that fit below a thumb.
    """
    return {
        "name": name,
        "label": label or say(f"door.label.{name}"),
        "help": "",
        "key": KEYS.get(name, ""),
        "do": do,
        "why_not": why_not and sentence(why_not),
        "brief": brief,
    } | more


KEYS = {
    "again": "a",
    "back": "Escape",
    "begin": "Enter",
    "earlier": "ArrowLeft",
    "export": "e",
    "first": "Home",
    "forget": "Delete",
    "hint": "h",
    "import": "i",
    "last": "End",
    "later": "ArrowRight",
    "mix": "m",
    "next": "ArrowRight",
    "next_game": "n",
    "next_puzzle": "n",
    "onward": "Enter",
    "previous": "ArrowLeft",
    "put_away": "p",
    "run": "r",
    "share": "c",
    "try": "t",
    "undo": "u",
    "watch": "v",
}
"""The key of the terminal for whatever has one."""


def ask(name: str, kind: str, label: str, value: object = "", help: str = "", **more: Any) -> Data:  # noqa: A002
    """Something that a button asks for."""
    return {"name": name, "kind": kind, "label": label, "value": value, "help": help} | more


def choice_data(game: Game, choice: CardChoice, *, wanted: bool) -> Data:
    """One way to take a card, or to put it away."""
    move, manner = choice.move, _manner(game, choice)
    party = companions(game.rules, game.turn, choice.health)
    return {
        "do": {"do": "move", "move": str(move)},
        "way": "" if move.way is None else _WAYS[move.way],
        "label": say(f"door.way.{manner}"),
        "key": "" if move.way is None else move.way.value,
        "text": choice.text,
        "foot": [choice.text] if move.action is Action.PUT_AWAY else foot_lines(game, move),
        "long": capital(choice.text if move.action is Action.PUT_AWAY else consequence(game, move)),
        "manner": manner,
        "danger": choice.danger.value,
        "health": choice.health,
        "change": choice.health - game.hero.health,
        "strikes": choice.strikes,
        "party": [each.hearts for each in party],
        "wanted": wanted,
    }


def advice_data(hint: Hint) -> Data:
    """A hint in its parts: what to do and why, what else could be done, and what kills."""
    return {
        "lines": list(hint.advice),
        "plans": [
            {"plan": each.plan, "worth": each.worth, "chance": round(each.chance, 3), "why": each.why}
            for each in hint.ranked
        ],
        "warning": list(hint.warning),
    }


_WAYS = {Way.WEAPON: "weapon", Way.BARE: "bare"}


def _manner(game: Game, choice: CardChoice) -> str:
    """What kind of thing a choice does."""
    move = choice.move
    if move.action is Action.PUT_AWAY:
        return "away"
    if choice.strikes:
        return "weapon"
    kinds = {Broke: "breaks", Healed: "heals", Wasted: "wasted", Equipped: "equips"}
    found = (kinds[type(event)] for event in game.foresee(move) if type(event) in kinds)
    return next(found, "bare")


# --- Cards and heroes --------------------------------------------------------------------------------


def card_data(card: Card) -> Data:
    return {
        "code": str(card),
        "sign": card_sign(card),
        "name": card_name(card),
        "suit": card.suit.letter,
        "rank": rank_sign(card.value),
        "value": card.value,
        "kind": card.kind.value,
        "kind_name": say(f"cards.kind.{card.kind.value}"),
        "what": ways_to_say(f"narrator.card.{card.suit.letter}.{card.rank}")[0],
    }


def cards_data(cards: Iterable[Card]) -> list[Data]:
    return [card_data(card) for card in cards]


def hero_data(game: Game, player: int, seat: str, name: str) -> Data:
    """One hero or party, in numbers and in words."""
    hero, rules = game.heroes[player], game.rules
    most = rules.max_health
    told = say("screen.fallen" if hero.fallen else "screen.health", health=hero.health, most=most)
    return {
        "player": player,
        "name": name,
        "bot": "" if seat == HUMAN else seat,
        "turn": player == game.turn and not game.over,
        "fallen": hero.fallen,
        "health": hero.health,
        "most": most,
        "low": hero.health <= LOW_HEALTH * most,
        "health_words": told,
        "weapon": card_data(hero.weapon) if hero.weapon else None,
        "slain": cards_data(hero.slain),
        "weapon_words": _weapon_words(hero.weapon, hero.slain),
        "reach_words": _reach_words(game, player),
        "potion": hero.potion_heals,
        "potion_words": potion_words(hero, rules),
        "line": hero_line(hero, rules),
        "status": status_words(game, player),
        "party": [
            {"name": each.name, "hearts": each.hearts, "most": each.most}
            for each in companions(rules, player, hero.health)
        ],
    }


def _weapon_words(weapon: Card | None, slain: Sequence[Card]) -> str:
    if weapon is None:
        return say("screen.no_weapon")
    if not slain:
        return say("screen.new_weapon", weapon=card_sign(weapon))
    return say("screen.weapon", weapon=card_sign(weapon), slain=" ".join(map(card_sign, slain)))


def _reach_words(game: Game, player: int) -> str:
    hero = game.heroes[player]
    if hero.weapon is None:
        return say("screen.bare_hands")
    return say("screen.strikes", reach=reach(hero, game.rules)) if hero.slain else say("screen.strikes_all")


def piles_data(game: Game) -> Data:
    """The cards that have left the room, as far as everybody saw where they went."""
    monsters = [card for card in game.discard if card.kind is Kind.MONSTER]
    spent = [card for card in game.discard if card.kind is not Kind.MONSTER]
    under = game.view(game.turn).known
    return {
        "defeated": _pile(say("screen.defeated", n=len(monsters)), monsters),
        "spent": _pile(say("screen.spent", n=len(spent)), spent),
        "under": _pile(say("discard.put_away", n=len(under)), under),
    }


def _pile(words: str, cards: Sequence[Card]) -> Data:
    return {"words": words, "cards": cards_data(cards)}


def unseen_data(view: View) -> Data:
    """The cards that the player has not seen yet, suit by suit, and those known at the bottom."""
    suits = [_unseen_suit(view, suit, line) for suit, line in zip(Suit, unseen_lines(view), strict=False)]
    signs = " ".join(map(card_sign, view.known))
    return {
        "words": say("screen.unseen", n=len(view.unseen)),
        "suits": suits,
        "known": _pile(say("screen.known", cards=signs) if signs else "", view.known),
    }


def _unseen_suit(view: View, suit: Suit, line: str) -> Data:
    cards = [card for card in view.unseen if card.suit is suit]
    return {
        "suit": suit.letter,
        "sign": suit.symbol,
        "ranks": ranks_short(cards),
        "line": line,
        "cards": [str(card) for card in cards],
    }


# --- What happened -----------------------------------------------------------------------------------


def events_data(events: Iterable[Event], room: Sequence[Card | None]) -> list[Data]:
    """Events in their order, with where each card comes from and goes; `room` is what lay there before."""
    return [_event_data(event, room) for event in events]


def _event_data(event: Event, room: Sequence[Card | None]) -> Data:
    data: Data = {"kind": _kind(event)}
    for each in fields(event):
        value = getattr(event, each.name)
        data[each.name] = card_data(value) if isinstance(value, Card) else value
    if isinstance(event, Ran):
        lay = [{"slot": slot, "card": card_data(card)} for slot, card in enumerate(room) if card]
        data["cards"] = lay
    return data | _way_of(event)


def _kind(event: Event) -> str:
    """The name of an event: ``put_away``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()


def _way_of(event: Event) -> Data:
    match event:
        case Dealt():
            return {"from": "dungeon", "to": "room"}
        case Ran() | PutAway():
            return {"from": "room", "to": "under"}
        case Faced():
            return {"from": "room", "to": "hero"}
        case Slain():
            return {"from": "hero", "to": "slain"}
        case Equipped():
            return {"from": "hero", "to": "weapon"}
        case Discarded(card=card):
            return {"from": "hero", "to": "defeated" if card.kind is Kind.MONSTER else "spent"}
        case _:
            return {}


# --- The coach ---------------------------------------------------------------------------------------


def review_data(review: Review) -> Data:
    """A review: the curve, and all that the coach says."""
    return {
        "accuracy": review.accuracy,
        "curve": [
            {
                "room": each.room_number,
                "move": each.move_number,
                "before": each.before,
                "after": each.after,
                "grade": each.grade.value,
                "words": decision_line(each),
            }
            for each in review.decisions
        ],
        "turning": list(turning_words(review)),
        "turning_point": review.turning_point and review.turning_point._asdict(),
        "remarks": list(remarks(review)),
        "summary": list(summary(review, reasons=True)),
        "heading": say("replays.curve"),
        "axes": {"x": say("door.axis.room"), "y": say("plots.chance")},
    }
