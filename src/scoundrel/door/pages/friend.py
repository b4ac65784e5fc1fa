"""Playing with somebody on another device: tables to open, and those that are open."""

from __future__ import annotations

from scoundrel.door.connection import Connection
from scoundrel.door.data import Data, ask, button
from scoundrel.door.pages.layout import list_page, listed_entry, page, section
from scoundrel.door.pages.ranked import identity_words, open_matches
from scoundrel.play.mixing import gist
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say
from scoundrel.words.rules import title_of

__all__ = ["friend_page", "invitation_page"]


def friend_page(connection: Connection) -> Data:
    """Who sits where: two parties, or a player and a Dealer."""
    known = connection.server.known()
    waiting = [each for each in (known[1] if known else ()) if each["kind"] == "shared"]
    both = [rules for rules in RULEBOOK.values() if rules.players == 2]
    pairs = [
        listed_entry(rules.name, {"do": "invite", "rules": rules.name}, title_of(rules), help=gist(rules))
        for rules in both
    ]
    sections = [
        *([section(say("online-open"), open_matches(waiting))] if waiting else []),
        section(say("online-two_parties"), pairs),
        section(say("online-dealers_seat"), map(_dealt, ("theirs", "mine")), [say("online-dealer_help")]),
    ]
    return list_page("friend", say("title-friend"), {"do": "friend"}, sections) | {
        "lines": [say("online-friend_lines"), identity_words(known[0] if known else None)],
        "buttons": [button("account", {"do": "account"})],
    }


def _dealt(whose: str) -> Data:
    """A table with a Dealer, by rules to be chosen."""
    alone = [rules for rules in RULEBOOK.values() if rules.players == 1]
    values = [{"value": rules.name, "label": title_of(rules)} for rules in alone]
    asks = [ask("rules", "choice", say("online-which_rules"), alone[0].name, values=values)]
    told = {"help": say(f"online-dealt_{whose}_help"), "asks": asks}
    return listed_entry(
        f"dealt-{whose}", {"do": "invite", "dealt": whose}, say(f"online-dealt_{whose}"), **told
    )


def invitation_page(invitation: Data, link: str, token: str) -> Data:
    """What somebody is invited to; nobody sits down who only looks."""
    rules = RULEBOOK[invitation["rules"]]
    who = invitation["from"] or say("online-somebody")
    lines = [say(f"online-invited_{invitation['as']}", name=who), gist(rules)]
    if invitation["taken"]:
        lines.append(say("online-taken"))
    return page(
        "threshold",
        title_of(rules),
        {"do": "open", "link": link},
        [button("accept", {"do": "accept", "invite": token})],
        name="invitation",
        lines=lines,
    )
