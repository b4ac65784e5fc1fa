"""Messages between a match and its viewers as JSON, as either may be in another process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from scoundrel.events import Event, event_data, read_event
from scoundrel.notation.moves import Move
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.play.match import About, Action, ActionKind, Hosted, Seen, Viewer
from scoundrel.play.saved import Kind
from scoundrel.state import Turn, View

__all__ = [
    "action_data",
    "news_data",
    "read_action",
    "read_news",
    "read_seen",
    "read_viewer",
    "seen_data",
    "viewer_data",
]

Data = dict[str, Any]


def viewer_data(viewer: Viewer) -> Data:
    return {"seats": sorted(viewer.seats), "dealer": viewer.dealer}


def read_viewer(data: Data) -> Viewer:
    return Viewer(frozenset(data["seats"]), data["dealer"])


def action_data(action: Action) -> Data:
    return asdict(action) | {"moves": list(action.moves)}


def read_action(data: Data) -> Action:
    return Action(**data | {"kind": ActionKind(data["kind"]), "moves": tuple(data["moves"])})


def seen_data(seen: Seen) -> Data:
    return {
        "version": seen.version,
        "about": about_data(seen.about),
        "view": _view_data(seen.view),
        "dealt": _view_data(seen.dealt),
        "opening": _events_data(seen.opening),
        "turns": _turns_data(seen.turns),
        "tale": seen.tale,
        "seed": seen.seed,
        "described": {str(room): words for room, words in seen.described.items()},
        "key": seen.key,
        "curtained": seen.curtained,
    }


def read_seen(data: Data) -> Seen:
    return Seen(
        version=data["version"],
        about=_read_about(data["about"]),
        view=_read_view(data["view"]),
        dealt=_read_view(data["dealt"]),
        opening=_read_events(data["opening"]),
        turns=_read_turns(data["turns"]),
        tale=data["tale"],
        seed=data["seed"],
        described={int(room): words for room, words in data["described"].items()},
        key=data["key"],
        curtained=data["curtained"],
    )


# --- Only what is new ----------------------------------------------------------------------------------


def news_data(seen: Seen, made: int, *, whole: bool) -> Data:
    """What a viewer who has seen the first `made` moves does not know yet; all of it if `whole`.

    A room that was dealt since is in the moves' events, but its view is sent, as only the Dealer knows the
    order in which cards lie.
    """
    data: Data = {"version": seen.version, "made": made, "turns": _turns_data(seen.turns[made:])}
    data |= {"view": _view_data(seen.view), "key": seen.key, "curtained": seen.curtained}
    if seen.seed is not None:
        data["seed"] = seen.seed
    if whole or _is_new_room(seen, made):
        data |= {"dealt": _view_data(seen.dealt)}
    if whole:
        data |= {"about": about_data(seen.about), "opening": _events_data(seen.opening), "tale": seen.tale}
        data |= {"described": {str(room): words for room, words in seen.described.items()}}
    return data


def read_news(before: Seen | None, data: Data) -> Seen:
    """What a viewer sees who has seen `before`, and is told what is new."""
    if before is None or "about" in data:
        known: Data = {"about": data["about"], "described": data["described"]}
        whole = data | known | {"seed": data.get("seed"), "turns": []}
        before = replace(read_seen(whole), turns=before.turns if before else ())
    return replace(
        before,
        version=data["version"],
        view=_read_view(data["view"]),
        dealt=_read_view(data["dealt"]) if "dealt" in data else before.dealt,
        turns=(*before.turns[: data["made"]], *_read_turns(data["turns"])),
        seed=data.get("seed"),
        key=data["key"],
        curtained=data["curtained"],
    )


def _is_new_room(seen: Seen, made: int) -> bool:
    """Whether the room was dealt after the first `made` moves."""
    view, new = seen.view, seen.turns[made:]
    return view is not None and bool(new) and new[0].room_number != view.room_number


def about_data(about: About) -> Data:
    # The rules are one word, mostly; taken apart they would be copied card by card.
    plain = {name: getattr(about, name) for name in About.__dataclass_fields__}
    return plain | {"rules": format_rules(about.rules), "hosted": about.hosted and asdict(about.hosted)}


def _read_about(data: Data) -> About:
    hosted = data.get("hosted")
    given = {
        "rules": parse_rules(data["rules"]),
        "kind": Kind(data["kind"]),
        "seats": tuple(data["seats"]),
        "hosted": hosted and _read_hosted(hosted),
    }
    return About(**data | given)


def _read_hosted(data: Data) -> Hosted:
    return Hosted(**data | {"names": tuple(data["names"]), "missing": tuple(data["missing"])})


def _view_data(view: View | None) -> list[Any] | None:
    return None if view is None else [view.position(), view.player, view.curtained]


def _read_view(data: list[Any] | None) -> View | None:
    if data is None:
        return None
    position, player, curtained = data
    return View.read(position, player, curtained=curtained)


def _turns_data(turns: Sequence[Turn]) -> list[list[Any]]:
    return [[str(move), player, room, _events_data(events)] for move, player, room, events in turns]


def _read_turns(data: Sequence[list[Any]]) -> tuple[Turn, ...]:
    return tuple(
        Turn(Move(move), player, room, _read_events(events)) for move, player, room, events in data
    )


def _events_data(events: Sequence[Event]) -> list[list[Any]]:
    return list(map(event_data, events))


def _read_events(data: Sequence[list[Any]]) -> tuple[Event, ...]:
    return tuple(map(read_event, data))
