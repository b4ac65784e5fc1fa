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
    piles_data,
    unseen_data,
)
from scoundrel.events import Carried
from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move
from scoundrel.play.asking import sensible
from scoundrel.play.flow import DealerLooks, Flow, Offer, PlayerMoves, Watching
from scoundrel.play.learning import Hand
from scoundrel.play.lessons import LessonRun
from scoundrel.play.preferences import Weapon
from scoundrel.play.puzzling import PuzzleRun
from scoundrel.play.replaying import ReplayRun
from scoundrel.rules import Avoid
from scoundrel.words.cards import card_sign
from scoundrel.words.choices import avoiding, card_choices
from scoundrel.words.phrases import capital
from scoundrel.words.table import room_lines, table_lines
from scoundrel.words.telling import tell
from scoundrel.words.texts import say, translated, ways_to_say

__all__ = ["CHOSEN", "table_data"]

MOST_TURNS = 40
"""How many of the last moves the log lists."""


def _spelled(game: Game, move: Move) -> str:
    """A move in the words of what is chosen on a page."""
    if move.card is None:
        return say("door.spell.run")
    card, weapon = card_sign(move.card), game.hero.weapon
    if move.action is Action.PUT_AWAY:
        return say("door.spell.away", card=card)
    if move.way is None or weapon is None:
        return say("door.spell.card", card=card)
    return say(f"door.spell.{move.way.value}", card=card, weapon=card_sign(weapon))


CHOSEN = Hand("choose", _spelled)
"""How a page asks for moves, whether by touch, keys or voice."""


def table_data(flow: Flow) -> Data:
    """The table as the player may see it now."""
    game = flow.game
    hidden = isinstance(flow.comes_next, DealerLooks)
    return {
        "kind": "table",
        "flow": _kind(flow),
        "heading": _heading(flow),
        "where": say("screen.where", room=game.room_number, n=len(game.deck)),
        "room_words": say("screen.room", room=game.room_number),
        "rules": game.rules.name,
        "rules_title": translated(game.rules.title),
        "room_number": game.room_number,
        "below": len(game.deck),
        "turn": game.turn,
        "over": game.over,
        "faced": game.faced,
        "left_to_face": game.left_to_face,
        "to_face": "" if game.over else say("screen.to_face", n=game.left_to_face),
        "text": "" if hidden else flow.text,
        "asks": flow.asks,
        "hint": flow.hinted,
        "advice": flow.advice and advice_data(flow.advice),
        "room": [None] * len(game.room) if hidden else list(_slots(flow)),
        "heroes": [
            hero_data(game, player, seat, flow.seat_name(player)) for player, seat in enumerate(flow.seats)
        ],
        "avoid": _avoid(flow),
        "piles": piles_data(game),
        # The unseen cards would reveal, by what is missing, the room that only the Dealer may see.
        "unseen": None if hidden or not flow.preferences.counter else unseen_data(game.view(game.turn)),
        "log": list(_log(flow)),
        "lines": [] if hidden else list(table_lines(game, flow.names)),
        "keys": _keys(flow),
        "progress": _progress(flow),
    }


def _kind(flow: Flow) -> str:
    kinds = {LessonRun: "lesson", PuzzleRun: "puzzle", ReplayRun: "replay"}
    return kinds.get(type(flow), "game")


def _heading(flow: Flow) -> str:
    name = flow.title
    return say("screen.with_deal", name=name, deal=flow.deal) if flow.deal else name


def _progress(flow: Flow) -> Data | None:
    if not isinstance(flow, LessonRun | ReplayRun):
        return None
    step, steps = flow.progress
    return {"step": step, "steps": steps, "words": flow.title}


# --- The room ----------------------------------------------------------------------------------------


def _slots(flow: Flow) -> Iterator[Data | None]:
    game = flow.game
    carried = _carried(game)
    for slot, (card, line) in enumerate(zip(game.room, _room_lines(game), strict=True)):
        yield None if card is None else _slot(flow, slot, card, line, carried=slot in carried)


def _room_lines(game: Game) -> list[str]:
    return [""] * len(game.room) if game.over else list(room_lines(game))


def _carried(game: Game) -> set[int]:
    """The slots of the cards left over from the last room."""
    if not game.room_began:
        return set()
    dealt = game.turns[game.room_began - 1].events
    return {event.slot for event in dealt if isinstance(event, Carried)}


def _slot(flow: Flow, slot: int, card: Card, line: str, *, carried: bool) -> Data:
    game = flow.game
    ways = card_choices(game, card) if _may_move(flow) else ()
    wanted = _wanted(flow)
    told = [(way, choice_data(game, way, wanted=way.move in wanted)) for way in ways]
    takes = [data for way, data in told if way.move.action is Action.TAKE]
    moves = [way.move for way in ways if way.move.action is Action.TAKE]
    default = moves.index(sensible(game, card)) if len(takes) > 1 else 0
    asks = len(takes) > 1 and flow.preferences.weapon is Weapon.ASK
    armed = next((number for number, data in enumerate(takes) if data["strikes"]), 0)
    return {
        "slot": slot,
        "card": card_data(card),
        "line": line,
        "carried": carried,
        "choices": takes,
        "away": next((data for way, data in told if way.move.action is Action.PUT_AWAY), None),
        "tap": None if asks or not takes else armed,
        "default": default,
        "ask": say("door.ask_way", card=card_sign(card)) if asks else "",
    }


def _wanted(flow: Flow) -> Sequence[Move]:
    """The moves that a lesson asks for, or the first one of the coach's plan."""
    if isinstance(flow, LessonRun):
        return flow.wanted
    return flow.advice.plans[0].moves[:1] if flow.advice and flow.advice.plans else ()


def _may_move(flow: Flow) -> bool:
    return isinstance(flow.comes_next, PlayerMoves)


def _avoid(flow: Flow) -> Data | None:
    """The button that avoids a room or a card; None where the rules have neither, or nobody moves."""
    game = flow.game
    if game.rules.avoid is Avoid.NOTHING or game.over or isinstance(flow.comes_next, Watching):
        return None
    name = "run" if game.rules.avoid is Avoid.ROOM else "put_away"
    do = {"do": "move", "move": "run"} if name == "run" else {"do": "move"}
    why_not = translated(game.refusal.words) if game.refusal else ""
    brief = say(f"door.brief.{game.refusal.name.lower()}") if game.refusal else ""
    if not _may_move(flow):
        why_not, brief = say("door.not_your_turn"), ""
    asked = [] if name == "run" else [_which(game)]
    wanted = any(move.card is None for move in _wanted(flow))
    return button(name, do, why_not=why_not, brief=brief, words=avoiding(game), asks=asked, wanted=wanted)


def _which(game: Game) -> Data:
    """Which card to put away."""
    values = [
        {"value": str(move), "label": card_sign(move.card)}
        for move in game.legal_moves
        if move.card is not None and move.action is Action.PUT_AWAY
    ]
    return ask("move", "choice", say("door.which_away"), values=values)


# --- What is told ------------------------------------------------------------------------------------


def _log(flow: Flow) -> Iterator[Data]:
    """What happened so far, room by room."""
    for room, turns in groupby(flow.game.turns[-MOST_TURNS:], key=lambda turn: turn.room_number):
        told = [line for turn in turns for line in tell(turn.events, flow.game.rules, flow.names)]
        yield {"room": room, "heading": capital(say("screen.room", room=room)), "told": told}


def _keys(flow: Flow) -> list[str]:
    """What each key does here."""
    if isinstance(flow.comes_next, Watching):
        return list(ways_to_say("door.keys.replay"))
    avoid = {Avoid.ROOM: ["run"], Avoid.CARD: ["put_away"], Avoid.NOTHING: []}[flow.game.rules.avoid]
    offers = [offer.value for offer in Offer if offer in flow.offers]
    told = [say(f"keys.{name}") for name in (*avoid, *offers)]
    return [*ways_to_say("keys.table"), *told, *ways_to_say("door.keys.table")]
