"""Whatever is played or watched, as a table to draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from scoundrel.cards import Card
from scoundrel.door.data import (
    Data,
    advice_data,
    ask,
    button,
    card_data,
    choice_data,
    hero_data,
    mark_data,
    piles_data,
    unseen_data,
)
from scoundrel.notation.moves import Action, Move
from scoundrel.play.flow import Flow, Offer, PlayerMoves, Thinking, Watching
from scoundrel.play.learning import InputStyle
from scoundrel.play.lessons import LessonRun
from scoundrel.play.move_checks import sensible
from scoundrel.play.preferences import Weapon
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.play.questions import QuestionRun
from scoundrel.play.replaying import ReplayRun
from scoundrel.rules import Avoid
from scoundrel.state import State, View, rooms_counted
from scoundrel.texts import say, shown, ways_to_say
from scoundrel.words.cards import card_sign
from scoundrel.words.choices import avoiding, card_choices
from scoundrel.words.phrases import capital
from scoundrel.words.table import room_lines
from scoundrel.words.telling import tell

__all__ = ["CHOSEN", "table_data"]

MOST_TURNS = 40
"""How many of the last moves the log lists."""


def _spelled(state: State, move: Move) -> str:
    """A move in the words of the choices on a page."""
    if move.card is None:
        return say("door-spell-run")
    card, weapon = move.card, state.mover.weapon
    if move.action is Action.PUT_AWAY:
        return say("door-spell-away", card=card)
    if move.way is None or weapon is None:
        return say("door-spell-card", card=card)
    return say(f"door-spell-{move.way.value}", card=card, weapon=weapon)


CHOSEN = InputStyle("choose", _spelled)
"""How a page asks for moves, whether by touch, keys or voice."""


def table_data(flow: Flow) -> Data:
    """The table as the player may see it now."""
    view = flow.view
    return {
        "kind": "table",
        "flow": _kind(flow),
        "heading": flow.heading,
        "where": say("screen-where", room=flow.room_words, n=view.below),
        "room_words": flow.room_words,
        "way": _way(flow),
        "goal": _goal(flow),
        "handover": _handover(flow),
        "rules": view.rules.name,
        "room_number": view.room_number,
        "below": view.below,
        "turn": view.turn,
        "over": view.over,
        "text": flow.text,
        "asks": flow.asks,
        "hint": flow.hinted,
        "advice": flow.advice and advice_data(flow.advice),
        "room": list(_slots(flow)),
        "heroes": [
            hero_data(view, player, seat, flow.seat_name(player)) | {"planned": _planned(flow, player)}
            for player, seat in enumerate(flow.seats)
        ],
        "avoid": _avoid(flow),
        "piles": piles_data(view),
        "unseen": unseen_data(view) if flow.preferences.counter else None,
        "log": list(_log(flow)),
        "curtained": view.curtained,
        "keys": _keys(flow),
        "progress": _progress(flow),
    }


def _kind(flow: Flow) -> str:
    kinds = {LessonRun: "lesson", PuzzleRun: "puzzle", ReplayRun: "replay", QuestionRun: "question"}
    return next((name for kind, name in kinds.items() if isinstance(flow, kind)), "game")


def _way(flow: Flow) -> Data | None:
    """The way so far; what is not a whole game has none."""
    if isinstance(flow, LessonRun | PuzzleRun):
        return None
    way = flow.way
    return {
        "room": way.room,
        "rooms": way.rooms,
        "rows": [[cell.value for cell in row] for row in way.rows],
    }


def _handover(flow: Flow) -> Data | None:
    """What is said when the table changes hands between two people; None where it never does."""
    if not flow.is_shared or flow.view.over or not _may_move(flow):
        return None
    return {
        "waits": flow.preferences.handover,
        "turn": say("handover-turn", name=flow.seat_name(flow.view.turn)),
        "pass": say("handover-pass"),
        "have_it": say("handover-have_it"),
        "once": say("handover-once"),
    }


def _goal(flow: Flow) -> Data:
    """What is to be done now, and how many cards of the room are and will be faced."""
    view = flow.view
    return {"words": flow.goal, "done": view.faced, "of": view.faced + view.left_to_face}


def _progress(flow: Flow) -> Data | None:
    if not isinstance(flow, LessonRun | ReplayRun):
        return None
    step, steps = flow.progress
    return {"step": step, "steps": steps, "words": flow.title}


# --- The room ----------------------------------------------------------------------------------------


def _slots(flow: Flow) -> Iterator[Data | None]:
    view, marks = flow.view, flow.marks
    for slot, (card, line) in enumerate(zip(view.room, _room_lines(view), strict=True)):
        mark = marks[slot]
        marked = {"mark": mark and mark_data(mark)}
        yield None if card is None else _slot(flow, slot, card, line) | marked


def _room_lines(view: View) -> list[str]:
    return [""] * len(view.room) if view.over else list(room_lines(view))


def _slot(flow: Flow, slot: int, card: Card, line: str) -> Data:
    view = flow.view
    watched = _is_watched(flow)
    ways = card_choices(view, card) if _may_move(flow) or watched else ()
    wanted = _wanted(flow)
    told = [(way, choice_data(view, way, wanted=way.move in wanted)) for way in ways]
    takes = [data for way, data in told if way.move.action is Action.TAKE]
    moves = [way.move for way in ways if way.move.action is Action.TAKE]
    away = next((data for way, data in told if way.move.action is Action.PUT_AWAY), None)
    default = moves.index(sensible(view, card)) if len(takes) > 1 else 0
    asks = len(takes) > 1 and flow.preferences.weapon is Weapon.ASK
    armed = next((number for number, data in enumerate(takes) if data["strikes"]), 0)
    return {
        "slot": slot,
        "card": card_data(card),
        "line": line,
        "choices": [] if watched else takes,
        "shows": takes if watched else [],
        "away": None if watched else away,
        "tap": None if asks or not takes or watched else armed,
        "default": default,
        "ask": say("door-ask_way", card=card) if asks and not watched else "",
    }


def _is_watched(flow: Flow) -> bool:
    """Whether the moves are somebody else's, who is not here."""
    coming = flow.comes_next
    waits = isinstance(coming, Thinking) and coming.elsewhere and not flow.view.curtained
    return not flow.view.over and (waits or isinstance(coming, Watching))


def _wanted(flow: Flow) -> Sequence[Move]:
    """The moves that a lesson asks for, or the first one of the coach's plan."""
    if isinstance(flow, LessonRun):
        return flow.wanted
    return flow.advice.coming[:1] if flow.advice else ()


def _planned(flow: Flow, player: int) -> int | None:
    """The health with which the coach's plan ends."""
    return flow.advice.health if flow.advice and player == flow.view.turn else None


def _may_move(flow: Flow) -> bool:
    return isinstance(flow.comes_next, PlayerMoves)


def _avoid(flow: Flow) -> Data | None:
    """The button that avoids a room or a card; None where the rules have neither, or nobody moves."""
    view = flow.view
    if view.rules.avoid is Avoid.NOTHING or view.over or isinstance(flow.comes_next, Watching):
        return None
    name = "run" if view.rules.avoid is Avoid.ROOM else "put_away"
    do = {"do": "move", "move": "run"} if name == "run" else {"do": "move"}
    why_not = shown(view.refusal) if view.refusal else ""
    brief = say(f"door-brief-{view.refusal.name.lower()}") if view.refusal else ""
    if not _may_move(flow):
        why_not, brief = say("door-not_your_turn"), ""
    asked = [] if name == "run" else [_which(view)]
    wanted = any(move.card is None for move in _wanted(flow))
    return button(name, do, why_not=why_not, brief=brief, words=avoiding(view), asks=asked, wanted=wanted)


def _which(view: View) -> Data:
    """Which card to put away."""
    values = [
        {"value": str(move), "label": card_sign(move.card)}
        for move in view.legal_moves
        if move.card is not None and move.action is Action.PUT_AWAY
    ]
    return ask("move", "choice", say("door-which_away"), values=values)


# --- What is told ------------------------------------------------------------------------------------


def _log(flow: Flow) -> Iterator[Data]:
    """What happened so far, room by room."""
    counted = rooms_counted(flow.turns)
    for room, turns in groupby(flow.turns[-MOST_TURNS:], key=lambda turn: counted[turn.room_number]):
        told = [line for turn in turns for line in tell(turn.events, flow.rules, flow.names)]
        yield {"room": room, "heading": capital(say("screen-room", room=room)), "told": told}


def _keys(flow: Flow) -> list[str]:
    """What each key does here."""
    if isinstance(flow.comes_next, Watching):
        return list(ways_to_say("door-keys-replay"))
    avoid = {Avoid.ROOM: ["run"], Avoid.CARD: ["put_away"], Avoid.NOTHING: []}[flow.rules.avoid]
    offers = [offer.value for offer in Offer if offer in flow.offers]
    told = [say(f"keys-{name}") for name in (*avoid, *offers)]
    return [*ways_to_say("keys-table"), *told, *ways_to_say("door-keys-table")]
