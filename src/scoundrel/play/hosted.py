"""A server's match in words: what it is, whom it waits for, and how one that was given up ended."""

from __future__ import annotations

from datetime import date

from scoundrel.play.match import DEALER, About, Hosted, Viewer
from scoundrel.play.saved import HUMAN, Kind
from scoundrel.play.shelf import kind_name
from scoundrel.texts import say, ways_to_say
from scoundrel.words.bots import bot_name
from scoundrel.words.phrases import capital, listed
from scoundrel.words.rules import title_of
from scoundrel.words.telling import player_name

__all__ = [
    "hosted_end",
    "hosted_threshold",
    "hosted_title",
    "proposal_words",
    "seat_words",
    "stand_in_words",
]


def hosted_title(about: About) -> str:
    """What is played: a ranked game, the dungeon of a day, or a game with others."""
    hosted, rules = _hosted(about), title_of(about.rules)
    if hosted.day is not None:
        return say("online-of_day", rules=rules, date=date.fromisoformat(hosted.day))
    # That it is played together can be seen at the table itself.
    return kind_name(about.kind, rules) if about.kind is Kind.RANKED else rules


def hosted_threshold(about: About) -> tuple[str, ...]:
    """What is said before a match begins: whom it waits for, and what the server has promised."""
    hosted = _hosted(about)
    if hosted.missing:
        waited = listed(seat_words(about, seat) for seat in hosted.missing)
        return (capital(say("online-waits_for", who=waited)), *ways_to_say("online-invite_lines"))
    kind = "shared" if about.kind is not Kind.RANKED else "ranked" if hosted.day is None else "day"
    return (*ways_to_say(f"online-{kind}_lines"), say("online-commitment", commitment=hosted.commitment))


def hosted_end(about: About, viewer: Viewer) -> str:
    """How a match ended that somebody gave up; empty for any other."""
    if about.hosted is None or not about.given_up:
        return ""
    if about.rules.players == 1:
        mine = say("online-given_up_alone")
        return mine if viewer.seats else say("online-given_up_there", who=capital(seat_words(about, 0)))
    loser = about.hosted.resigned or 0
    return say("online-given_up", loser=seat_words(about, loser), winner=seat_words(about, 1 - loser))


def stand_in_words(about: About, viewer: Viewer, seat: int) -> str:
    """What it would be if a bot took over a seat."""
    if seat in viewer.seats:
        return say("online-stand_in_me")
    return say("online-stand_in", name=seat_words(about, seat))


def proposal_words(about: About) -> str:
    """Which seat a bot is to take over, if that was proposed."""
    proposed = None if about.hosted is None else about.hosted.stand_in
    return "" if proposed is None else say("online-stand_in_proposed", name=seat_words(about, proposed))


def seat_words(about: About, seat: int) -> str:
    """Who sits in a seat: by name, or by what the seat is."""
    hosted = about.hosted
    if hosted is None:
        return player_name(seat)
    if seat == DEALER:
        return hosted.dealt_by or say("online-dealer")
    if about.seats[seat] != HUMAN:
        return bot_name(about.seats[seat])
    name = hosted.names[seat] if seat < len(hosted.names) else ""
    if name:
        return name
    return say("online-player") if about.rules.players == 1 else player_name(seat)


def _hosted(about: About) -> Hosted:
    assert about.hosted is not None
    return about.hosted
