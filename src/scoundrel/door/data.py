"""Cards, heroes, choices and events as plain data, with every word that goes with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from scoundrel.cards import Card, Kind, Suit
from scoundrel.coach.review import Review
from scoundrel.coach.review_words import decision_line, remarks, summary, turning_words
from scoundrel.coach.steps import Step
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
from scoundrel.history.picture import Picture
from scoundrel.history.sharing import SIGNS, Party, Shared
from scoundrel.notation.moves import Action, Move, Way
from scoundrel.play.preferences import Squares
from scoundrel.play.saved import PEOPLE
from scoundrel.rules import RULEBOOK
from scoundrel.state import State, View
from scoundrel.texts import For, for_whom, form, heard, say, seen
from scoundrel.words.bots import bot_name
from scoundrel.words.cards import card_name, card_sign, of_suit, rank_sign, ranks_short, signs_of
from scoundrel.words.choices import CardChoice, consequence, foot_lines
from scoundrel.words.creatures import creature
from scoundrel.words.heroes import (
    LOW_HEALTH,
    companions,
    dullness,
    hero_line,
    is_heartbeat,
    potion_words,
    reach_words,
    status_words,
)
from scoundrel.words.narrator import GREAT
from scoundrel.words.phrases import capital, sentence
from scoundrel.words.speech import spoken
from scoundrel.words.table import unseen_heading, unseen_lines

if TYPE_CHECKING:
    from scoundrel.coach.steps import Advice, Mark
    from scoundrel.history.introductions import Introduction

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
    "introduction_data",
    "mark_data",
    "party_data",
    "picture_data",
    "piles_data",
    "review_data",
    "shared_data",
    "unseen_data",
    "with_spoken",
]

Data = dict[str, Any]
"""What JSON can hold."""


# --- Words -------------------------------------------------------------------------------------------

_SIGNS = re.compile(f"[{''.join(suit.symbol for suit in Suit)}−–·→▸▶✓]")


def with_spoken(reply: Data) -> Data:
    """A reply that was made for both, as it is seen, with every text that is spoken differently."""
    forms: dict[str, str] = {}
    return {**_shown(reply, forms), "spoken": forms}


def _shown(data: Any, forms: dict[str, str]) -> Any:
    """Data as it is seen; what is spoken differently is added to these forms."""
    match data:
        case str():
            text = seen(data)
            if text != data or _SIGNS.search(text):
                said = spoken(heard(data))
                if said != text:
                    forms.setdefault(text, said)
            return text
        case dict():
            return {name: _shown(value, forms) for name, value in data.items()}
        case list() | tuple():
            return [_shown(value, forms) for value in data]
    return data


# --- What may be done --------------------------------------------------------------------------------


def button(
    name: str, do: Data, *, label: str = "", why_not: object = "", brief: str = "", **more: Any
) -> Data:
    """Something that can be done: its message, and the words that go with it.

    The label is that of the name, unless another is given; so is the key. `brief` is the reason why not, in
    the few words that fit below a thumb.
    """
    return {
        "name": name,
        "label": label or say(f"door-label-{name}"),
        "help": "",
        "key": KEYS.get(name, ""),
        "do": do,
        "why_not": sentence(why_not) if why_not else "",
        "brief": brief,
    } | more


KEYS = {
    "again": "a",
    "answer": "Enter",
    "back": "Escape",
    "begin": "Enter",
    "delete": "Delete",
    "earlier": "ArrowLeft",
    "export": "e",
    "first": "Home",
    "forget": "Delete",
    "hint": "h",
    "import": "i",
    "last": "End",
    "later": "ArrowRight",
    "learn": "l",
    "mix": "m",
    "next": "ArrowRight",
    "next_game": "n",
    "next_puzzle": "n",
    "play_on": "t",
    "onward": "Enter",
    "previous": "ArrowLeft",
    "put_away": "p",
    "run": "r",
    "share": "c",
    "try": "t",
    "undo": "u",
    "watch": "v",
    "watch_bot": "w",
}
"""The key of the terminal for whatever has one."""


def ask(name: str, kind: str, label: str, value: object = "", help: str = "", **more: Any) -> Data:  # noqa: A002
    """Something that a button asks for."""
    return {"name": name, "kind": kind, "label": label, "value": value, "help": help} | more


def introduction_data(introduction: Introduction | None) -> Data | None:
    """A rule set that introduces itself, with a way to try it and one to hear no more of it."""
    if introduction is None:
        return None
    rules = introduction.rules
    new: Data = (
        {"do": "two", "rules": rules} if RULEBOOK[rules].players == 2 else {"do": "new", "rules": rules}
    )
    return {
        "try": button("introduced", new, label=introduction.label, help=introduction.words),
        "dismiss": button("dismiss", {"do": "dismiss", "rules": rules}, label=say("introductions-dismiss")),
    }


def choice_data(state: State, choice: CardChoice, *, wanted: bool) -> Data:
    """One way to take a card, or to put it away."""
    move, manner = choice.move, _manner(state, choice)
    party = companions(state.rules, state.turn, choice.health)
    return {
        "do": {"do": "move", "move": str(move)},
        "way": "" if move.way is None else _WAYS[move.way],
        "label": say(f"door-way-{manner}"),
        "key": "" if move.way is None else move.way.value,
        "text": choice.text,
        "foot": [choice.text] if move.action is Action.PUT_AWAY else _foot(state, move),
        "long": capital(choice.text if move.action is Action.PUT_AWAY else consequence(state, move)),
        "manner": manner,
        "danger": choice.danger.value,
        "health": choice.health,
        "change": choice.health - state.mover.health,
        "strikes": choice.strikes,
        "party": [each.hearts for each in party],
        "wanted": wanted,
    }


def _foot(state: State, move: Move) -> list[str]:
    """What a move would do, to be seen: lines of a sentence, of which none is heard by itself."""
    with for_whom(For.EYES):
        return foot_lines(state, move)


def advice_data(advice: Advice) -> Data:
    """A hint as far as it was asked for: the nudge, what to do and why, what each plan is worth."""
    is_told, has_numbers = advice.step >= Step.MARKS, advice.step >= Step.NUMBERS and not advice.made
    hint = advice.hint
    return {
        "step": int(advice.step),
        "nudge": list(advice.nudge),
        "lines": list(advice.shown) if is_told else [],
        "plans": [
            {"plan": each.plan, "worth": each.worth, "chance": round(each.chance, 3), "why": each.why}
            for each in (hint.ranked if has_numbers else ())
        ],
        "warning": list(hint.warning) if has_numbers else [],
        "note": say("nudge-note") if has_numbers else "",
    }


def mark_data(mark: Mark) -> Data:
    """What the coach's plan does with a card, as a mark on it."""
    return {
        "number": mark.number,
        "manner": mark.manner,
        "words": mark.words,
        "long": mark.long,
        "next": mark.is_next,
    }


_WAYS = {Way.WEAPON: "weapon", Way.BARE: "bare"}


def _manner(state: State, choice: CardChoice) -> str:
    """What kind of thing a choice does."""
    move = choice.move
    if move.action is Action.PUT_AWAY:
        return "away"
    if choice.strikes:
        return "weapon"
    kinds = {Broke: "breaks", Healed: "heals", Wasted: "wasted", Equipped: "equips"}
    found = (kinds[type(event)] for event in state.foresee(move) if type(event) in kinds)
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
        "what": form(creature(card)),
    }


def cards_data(cards: Iterable[Card]) -> list[Data]:
    return [card_data(card) for card in cards]


def hero_data(state: State, player: int, seat: str, name: str) -> Data:
    """One hero or party, in numbers and in words."""
    hero, rules = state.heroes[player], state.rules
    most = rules.max_health
    told = say("screen-fallen" if hero.fallen else "screen-health", health=hero.health, most=most)
    return {
        "player": player,
        "name": name,
        "bot": "" if seat in PEOPLE else bot_name(seat),
        "turn": player == state.turn and not state.over,
        "fallen": hero.fallen,
        "health": hero.health,
        "most": most,
        "low": hero.health <= LOW_HEALTH * most,
        "heartbeat": is_heartbeat(hero, rules),
        "dull": dullness(hero, rules),
        "health_words": told,
        "weapon": card_data(hero.weapon) if hero.weapon else None,
        "slain": cards_data(hero.slain),
        "weapon_words": _weapon_words(hero.weapon, hero.slain),
        "reach_words": reach_words(hero, rules),
        "potion": hero.potion_heals,
        "potion_words": potion_words(hero, rules),
        "line": hero_line(hero, rules),
        "status": status_words(state, player),
        "party": [
            {"name": each.name, "hearts": each.hearts, "most": each.most}
            for each in companions(rules, player, hero.health)
        ],
    }


def _weapon_words(weapon: Card | None, slain: Sequence[Card]) -> str:
    if weapon is None:
        return say("screen-no_weapon")
    if not slain:
        return say("screen-new_weapon", weapon=weapon)
    return say("screen-weapon", weapon=weapon, slain=signs_of(slain))


def piles_data(state: State) -> Data:
    """The cards that have left the room, as far as everybody saw where they went."""
    monsters = [card for card in state.discard if card.kind is Kind.MONSTER]
    spent = [card for card in state.discard if card.kind is not Kind.MONSTER]
    under = state.known
    return {
        "defeated": _pile(say("screen-defeated", n=len(monsters)), monsters),
        "spent": _pile(say("screen-spent", n=len(spent)), spent),
        "under": _pile(say("discard-put_away", n=len(under)), under),
    }


def _pile(words: str, cards: Sequence[Card]) -> Data:
    return {"words": words, "cards": cards_data(cards)}


def unseen_data(view: View) -> Data:
    """The cards that the player has not seen yet, suit by suit, and those known at the bottom."""
    suits = [_unseen_suit(view, suit, line) for suit, line in zip(Suit, unseen_lines(view), strict=False)]
    signs = signs_of(view.known)
    return {
        "words": unseen_heading(view),
        "suits": suits,
        "known": _pile(say("screen-known", cards=signs) if signs else "", view.known),
    }


def _unseen_suit(view: View, suit: Suit, line: str) -> Data:
    cards = of_suit(view.unseen, suit)
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
    if isinstance(event, Slain):
        data["great"] = event.card.value >= GREAT
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


def picture_data(picture: Picture) -> Data:
    """The picture of a finished game, for a page to draw."""
    return {
        "title": picture.title,
        "result": picture.result,
        "aid": picture.aid,
        "unaided": picture.unaided,
        "won": picture.won,
        "way": picture.way.data(),
        "killer": card_data(picture.killer) if picture.killer else None,
    }


def party_data(party: Party) -> Data:
    """How it went for one player, with the cells of the way."""
    return {"name": party.name, "result": party.heading, "cells": [cell.value for cell in party.cells]}


def shared_data(shared: Shared, squares: Squares) -> Data:
    """What is shared of a finished game: drawn in every way, `squares` first, and in words."""
    ways = sorted(SIGNS, key=lambda way: way is not squares)
    return {
        "title": shared.title,
        "parties": [party_data(each) for each in shared.parties],
        "words": list(shared.words),
        "drawn": [
            {"value": way.value, "label": say(f"settings-squares_{way.value}"), "text": shared.text(way)}
            for way in ways
        ],
    }


def review_data(review: Review, name: str = "") -> Data:
    """A review: the curve, and all that the coach says; of somebody who has a name, less is said."""
    return {
        "accuracy": review.accuracy,
        "curve": [
            {
                "room": each.place,
                "move": each.move_number,
                "before": each.before,
                "after": each.after,
                "grade": each.grade.value,
                "words": decision_line(each, name),
            }
            for each in review.decisions
        ],
        "turning": [] if name else list(turning_words(review)),
        "turning_point": review.turning_point
        and review.turning_point._asdict() | {"words": say("screen-room", room=review.turning_point.place)},
        "remarks": [] if name else list(remarks(review)),
        "summary": [] if name else list(summary(review, reasons=True)),
        "heading": say("replays-curve"),
        "axes": {"x": say("door-axis-room"), "y": say("plots-chance")},
    }
