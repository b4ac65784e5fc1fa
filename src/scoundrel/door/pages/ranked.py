"""Ranked games: those of the day and any others, the one that is open, and where the player stands."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from scoundrel.door.connection import Connection
from scoundrel.door.data import Data, button
from scoundrel.door.pages.boards import standing_words
from scoundrel.door.pages.layout import list_page, listed_entry, section
from scoundrel.online import Account
from scoundrel.play.mixing import gist
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say
from scoundrel.words.dates import date_words
from scoundrel.words.phrases import rules_title
from scoundrel.words.rules import title_of

__all__ = ["identity_words", "open_matches", "ranked_page"]

FIRST = "classic"
"""What is ranked, unless another rule set is named."""


def ranked_page(connection: Connection) -> Data:
    """What can be played for the boards."""
    offers, known = connection.offers, connection.server.known()
    waiting = [each for each in (known[1] if known else ()) if each["kind"] == "ranked"]
    day = date.fromisoformat(offers["day"]["date"])
    today = say("online-ranked_today", date=day)
    sections = [
        *([section(say("online-open"), open_matches(waiting))] if waiting else []),
        section(today, (_entry(name, day=True) for name in offers["day"]["rules"] if name == FIRST)),
        section(say("online-ranked_any"), (_entry(name) for name in offers["ranked"])),
    ]
    lines = [identity_words(known[0] if known else None), *_standing(connection, known is not None)]
    return list_page("ranked", say("title-ranked"), {"do": "ranked"}, sections) | {
        "lines": [*lines, say("online-ranked_terms", n=offers["leaving_hours"])],
        "buttons": [button("boards", {"do": "boards"}), button("account", {"do": "account"})],
    }


def identity_words(account: Account | None) -> str:
    """Who somebody is on the server, and on which boards."""
    if account is None:
        return say("online-nobody")
    group = say(f"online-group-{account.group}")
    if not account.name:
        return say("online-guest", group=group)
    return say("online-known_as", name=account.name, group=group)


def _standing(connection: Connection, known: bool) -> list[str]:
    """The player's own place of all time."""
    mine = connection.server.board(FIRST)["mine"] if known else None
    return [standing_words(mine, connection.offers["periods"]["all"])] if mine else []


def _entry(name: str, *, day: bool = False) -> Data:
    rules = RULEBOOK[name]
    do: Data = {"do": "play_ranked", "rules": name} | ({"day": True} if day else {})
    label = say("online-day_entry") if day else title_of(rules)
    board = button("boards", {"do": "boards", "rules": name} | ({"period": "day"} if day else {}))
    told = {"help": say("online-day_help") if day else gist(rules), "more": [board]}
    return listed_entry(f"{name}-day" if day else name, do, label, **told)


def open_matches(games: list[Data]) -> Iterator[Data]:
    """Matches that are not over, to go on with."""
    for each in games:
        rules = rules_title(each["rules"])
        day = each["date"] and date_words(date.fromisoformat(each["date"]))
        key = "of_day" if day else f"{each['kind']}_game"
        label = say(f"online-{key}", rules=rules, **({"date": day} if day else {}))
        yield listed_entry(each["id"], {"do": "match", "game": each["id"]}, label, mark="begun")
