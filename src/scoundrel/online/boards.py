"""Boards in words: what was asked for, and each entry in a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from scoundrel.errors import OnlineError, quote
from scoundrel.rules import RULEBOOK
from scoundrel.texts import figure, say
from scoundrel.words.dates import period_words
from scoundrel.words.phrases import rules_title

if TYPE_CHECKING:
    from scoundrel.online.server import Data, Server

__all__ = ["PERIODS", "Asked", "Board", "Place", "ranked_rules"]

PERIODS = ("day", "week", "season", "all")
PAGE = 20


@dataclass(frozen=True, slots=True)
class Asked:
    """Which board, and which part of it."""

    rules: str = "classic"
    period: str = "all"
    group: str = ""
    """Empty for that of whoever asks."""
    name: str = ""
    """Only the entry of this player."""
    around: bool = False
    """Those around whoever asks."""
    after: str = ""
    """Behind which entry it begins."""

    def of(self, server: Server, limit: int = PAGE) -> Board:
        """What the server has of it."""
        asked: dict[str, str | int | None] = {"group": self.group, "limit": limit}
        if self.name:
            asked["name"] = self.name
        elif self.around:
            asked["around"] = server.me()[0].id
        else:
            asked["after"] = self.after
        return Board(self, server.board(self.rules, self.period, **asked))


class Place(NamedTuple):
    """An entry in columns."""

    rank: str
    name: str
    mean: str
    told: str
    mine: bool


class Board:
    """A page of a board."""

    def __init__(self, asked: Asked, data: Data) -> None:
        try:
            self.asked = replace(asked, group=str(data["group"]))
            self.entries: list[Data] = data["entries"]
            self.title = say(
                "boards-title",
                rules=_title(asked.rules),
                period=period_words(asked.period, str(data["when"])),
                group=say(f"online-group-{data['group']}"),
            )
            self.lines = tuple(map(_line, self.entries))
            mine = data["mine"] and data["mine"]["player"]
            self.places = tuple(_place(entry, mine) for entry in self.entries)
            self.own = _own(data["mine"], int(data["least"]))
            self._next = data["next"]
        except (KeyError, TypeError, ValueError):
            raise OnlineError("online-odd_answer", status=200) from None

    @property
    def following(self) -> Asked | None:
        """The next page; None after the last."""
        whole = not (self.asked.name or self.asked.around)
        return replace(self.asked, after=str(self._next)) if self._next and whole else None

    @property
    def empty(self) -> str:
        """What is said where nothing is listed."""
        if self.lines:
            return ""
        if self.asked.name:
            return say("boards-no_name", name=self.asked.name)
        return say("boards-not_yet" if self.asked.around else "boards-none")

    def player(self, name: str) -> str:
        """The player of that name among those listed."""
        found = next((entry["player"] for entry in self.entries if entry["name"] == name), None)
        if not isinstance(found, str) or not name:
            raise OnlineError("boards-not_listed", name=quote(name))
        return found


def ranked_rules(about: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Which rule sets a server plays ranked, and which of them have a dungeon of the day."""
    day = about.get("day")
    return _names(about.get("ranked")), _names(day.get("rules") if isinstance(day, dict) else None)


def _names(found: Any) -> tuple[str, ...]:
    return tuple(name for name in found if name in RULEBOOK) if isinstance(found, list) else ()


def _title(rules: str) -> str:
    return rules_title(rules)


def _place(entry: Data, mine: str | None) -> Place:
    return Place(
        str(entry["rank"]),
        entry["name"] or say("online-unnamed"),
        _mean(entry),
        say("online-row", n=int(entry["games"]), wins=entry["wins"], streak=entry["best_streak"]),
        entry["player"] == mine,
    )


def _mean(entry: Data) -> str:
    margin = entry["margin"]
    return figure(float(entry["mean"]), ".2f") + (
        "" if margin is None else say("boards-margin", margin=figure(float(margin), ".2f"))
    )


def _line(entry: Data) -> str:
    return say(
        "boards-line",
        rank=entry["rank"],
        name=entry["name"] or say("online-unnamed"),
        mean=_mean(entry),
        wins=entry["wins"],
        n=int(entry["games"]),
        streak=entry["best_streak"],
    )


def _own(mine: Data | None, least: int) -> str:
    """How whoever asks stands on it; empty if they have nothing there."""
    if mine is None:
        return ""
    if mine["rank"] is None:
        return say("boards-unranked", n=int(mine["games"]), least=least)
    return say("boards-own", line=_line(mine))
