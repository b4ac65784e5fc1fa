"""Boards: who plays best by which rules, in which days, with help or without."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from scoundrel.door.connection import Connection
from scoundrel.door.data import Data, ask, button
from scoundrel.door.messages import Message
from scoundrel.door.pages.layout import page
from scoundrel.texts import figure, say
from scoundrel.words.dates import date_words
from scoundrel.words.phrases import capital, rules_title

__all__ = ["boards_page", "standing_words"]

PAGE = 20
ASKED = ("when", "after", "name", "around")
"""The fields of an address that say which part of a board is shown."""


def boards_page(connection: Connection, address: Message) -> Data:
    """A board, or the part of it that was asked for."""
    periods = connection.offers["periods"]
    rules = address.among("rules", connection.offers["ranked"], "classic")
    period = address.among("period", list(periods), "day" if rules == "classic" else "all")
    asked = {name: address.text(name) for name in ASKED if address.has(name)}
    group = {"group": address.text("group")} if address.has("group") else {}
    board = connection.server.board(rules, period, limit=PAGE, **group, **asked)
    here: Data = {"do": "boards", "rules": rules, "period": period, "group": board["group"]}
    mine, shown = board["mine"], board["entries"]
    is_shown = mine is not None and any(each["player"] == mine["player"] for each in shown)
    least = periods[period]
    return page(
        "board",
        say("title-boards"),
        here | asked,
        _buttons(here, board, is_part=bool(asked)),
        rules={
            "label": say("online-which_rules"),
            "value": rules,
            "do": {"do": "boards", "period": period, "group": board["group"]},
            "values": [{"value": name, "label": rules_title(name)} for name in connection.offers["ranked"]],
        },
        periods=[_tab("period", name, here, chosen=period) for name in periods],
        groups=[_tab("group", name, here, chosen=board["group"]) for name in connection.offers["groups"]],
        caption=_caption(board),
        columns={"name": say("online-column-name"), "mean": say("online-column-mean")},
        entries=[_row(each, mine) for each in shown],
        mine=None if mine is None or is_shown else _row(mine, mine),
        lines=[line for line in _lines(board, mine, least) if line],
    )


def standing_words(mine: Data, least: int) -> str:
    """The player's own place, or how many games are still missing."""
    if mine["rank"] is None:
        return say("online-unranked", n=least - mine["games"])
    return say("online-standing", place=mine["rank"], mean=_mean(mine))


def _lines(board: Data, mine: Data | None, least: int) -> Iterator[str]:
    if not board["entries"] and mine is None:
        yield say("online-board_empty")
    if mine is not None and mine["rank"] is None:
        yield standing_words(mine, least)
    yield say("online-board_least", n=least)
    yield say("online-openly")


def _caption(board: Data) -> str:
    players, when, period = say("online-board_of", n=board["players"]), board["when"], board["period"]
    if period == "all":
        return players
    is_day = period == "day"
    told = date_words(date.fromisoformat(when)) if is_day else say(f"boards-period-{period}", when=when)
    return say("online-board_when", when=capital(told), players=players)


def _tab(what: str, name: str, here: Data, chosen: str) -> Data:
    label = say(f"online-{what}_short-{name}")
    return button(f"{what}_{name}", here | {what: name}, label=label) | {"chosen": name == chosen}


def _row(entry: Data, mine: Data | None) -> Data:
    is_mine = mine is not None and entry["player"] == mine["player"]
    report = button("report", {"do": "report", "player": entry["player"]}) if entry["name"] else None
    return {
        "place": "" if entry["rank"] is None else str(entry["rank"]),
        "name": entry["name"] or say("online-unnamed"),
        "named": bool(entry["name"]),
        "mine": is_mine,
        "mean": _mean(entry),
        "told": say("online-row", n=entry["games"], wins=entry["wins"], streak=entry["best_streak"]),
        "report": None if is_mine else report,
    }


def _mean(entry: Data) -> str:
    """A mean with how far it is certain."""
    mean = figure(entry["mean"], ".1f")
    if entry["margin"] is None:
        return mean
    return say("online-mean", mean=mean, margin=figure(entry["margin"], ".1f"))


def _buttons(here: Data, board: Data, *, is_part: bool) -> Iterator[Data]:
    if board["next"]:
        yield button("next_page", here | {"after": board["next"]})
    if is_part:
        yield button("top", here)
    mine = board["mine"]
    if mine is not None and mine["rank"] is not None:
        yield button("around", here | {"around": mine["player"]})
    yield button("find", here, asks=[ask("name", "text", say("online-find_name"))])
    yield button("ranked", {"do": "ranked"})
