"""Commands that need a server: ranked games, boards, games with others, and the player's account."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from scoundrel.errors import OnlineError, ScoundrelError, quote
from scoundrel.online import Server, seating
from scoundrel.online.boards import PERIODS, Asked, Board, ranked_rules
from scoundrel.online.invitations import read_invitation
from scoundrel.online.match import OnlineMatch
from scoundrel.online.membership import (
    be_somebody,
    begin_anew,
    remember,
    server_in,
    told_account,
    told_data,
)
from scoundrel.online.server import GROUPS
from scoundrel.plain.console import show, tell
from scoundrel.play.seats import RULES_FOR_TWO
from scoundrel.play.shelf import write_new
from scoundrel.play.typed_words import first_word, meant, spellings, word_for
from scoundrel.rules import RULEBOOK, nearest
from scoundrel.texts import Message, say
from scoundrel.words.phrases import rules_title, sentence

if TYPE_CHECKING:
    from scoundrel.plain.session import Session

__all__ = ["account", "boards", "friend", "join", "ranked"]

DAY, DEAL, DEALER, NEW, YES = "day", "deal", "dealer", "new", "yes"


def _server(session: Session) -> Server:
    """The server that is remembered, as somebody: a guest at first."""
    server = server_in(session.store)
    if server is None:
        raise ScoundrelError("server-none")
    if not server.token:
        be_somebody(server)
        tell(say("server-guest", url=server.url))
    return server


def _sit_down(session: Session, match: OnlineMatch) -> None:
    session.sit_down(seating.sit_down(match, session.store))


# --- Games -------------------------------------------------------------------------------------------


def ranked(session: Session, words: str) -> None:
    """A ranked game: the classic one, one of other rules, or the day's dungeon."""
    server = _server(session)
    for_all, for_day = ranked_rules(server.about())
    chosen = [meant(word, DAY) for word in words.split()]
    of_day = chosen[:1] == [DAY]
    known = for_day if of_day else for_all
    name = " ".join(chosen[of_day:]) or "classic"
    if name not in known:
        raise ScoundrelError("plain-no_ranked", name=quote(name), near=nearest(name, known), known=[*known])
    match = server.ranked(name, day=of_day)
    if match.seen.about.rules.name != name:
        tell(say("server-first_open"))
    _sit_down(session, match)


def friend(session: Session, words: str) -> None:
    """Open a table for others, or go back to one that is open."""
    server = _server(session)
    chosen = [meant(word, DEAL, DEALER, NEW) for word in words.split()]
    if not chosen:
        _tell_tables(server)
        return
    if chosen[0].isdigit() and chosen[0].isascii():
        _sit_down(session, _open_table(server, int(chosen[0][:9])))
        return
    deals, has_dealer = DEAL in chosen, DEALER in chosen or DEAL in chosen
    name = " ".join(word for word in chosen if word not in (DEAL, DEALER, NEW)) or RULES_FOR_TWO
    if name not in RULEBOOK:
        near, known = nearest(name, RULEBOOK), [*RULEBOOK]
        raise ScoundrelError("plain-no_table", given=quote(name), near=near, known=known)
    _sit_down(session, server.shared(name, seat=-1 if deals else 0, dealer=has_dealer))


def _tell_tables(server: Server) -> None:
    tables = server.me()[1]
    if not tables:
        tell(say("server-none_open"))
    for number, each in enumerate(tables, 1):
        title = rules_title(str(each["rules"]))
        tell(say("plain-open_table", number=number, title=title, kind=say(f"server-kind-{each['kind']}")))
    tell(say("plain-tables"))


def _open_table(server: Server, number: int) -> OnlineMatch:
    tables = server.me()[1]
    if not 1 <= number <= len(tables):
        raise ScoundrelError("plain-no_open_table", number=number)
    return server.match(str(tables[number - 1]["id"]))


def join(session: Session, words: str) -> None:
    """Take the seat of an invitation, or watch."""
    invitation = read_invitation(words)
    if invitation.url:
        remember(session.store, invitation.url)
    match = seating.join(_server(session), invitation.token)
    _sit_down(session, match)


# --- Boards ------------------------------------------------------------------------------------------


def boards(session: Session, words: str) -> None:
    """Tell a board: of rules, of a time, of a group; around the player, by name, or the next page."""
    server, last = _server(session), session.board
    reported = first_word(words, ["report"])
    if reported and last is not None:
        server.report(last.player(reported[1]))
        tell(say("boards-reported"))
        return
    asked = _asked(words, last)
    board = session.board = asked.of(server)
    tell(sentence(board.title))
    for line in filter(None, (*board.lines, board.empty, board.own)):
        tell(line)
    tell(say("boards-open"))
    if board.following:
        tell(say("plain-more_entries"))


def _asked(words: str, last: Board | None) -> Asked:
    codes = (*PERIODS, *GROUPS, "around", "next", "name")
    asked_for = [meant(word, *codes) for word in words.split()]
    if asked_for == ["next"]:
        if last is None or last.following is None:
            raise ScoundrelError("plain-no_next_page")
        return last.following
    asked = replace(last.asked, name="", around=False, after="") if last else Asked()
    for place, word in enumerate(asked_for, 1):
        if word == "name":
            return replace(asked, name="".join(words.split(None, place)[place:]).strip())
        if word in PERIODS:
            asked = replace(asked, period=word)
        elif word in GROUPS:
            asked = replace(asked, group=word)
        elif word in RULEBOOK:
            asked = replace(asked, rules=word)
        elif word == "around":
            asked = replace(asked, around=True)
        else:
            known = [*(Message(f"word-{each}") for each in codes[:-1]), *RULEBOOK]
            near = nearest(word, [*spellings(codes[:-1]), *RULEBOOK])
            raise ScoundrelError("plain-no_board", given=quote(word), near=near, known=known)
    return asked


# --- The account -------------------------------------------------------------------------------------


def account(session: Session, words: str) -> None:
    """Tell who the player is on the server, or change something about it."""
    if not words:
        _tell_account(session)
    elif found := first_word(words, ACCOUNT):
        ACCOUNT[found[0]](session, found[1])
    else:
        name = words.split()[0]
        near, known = nearest(name, spellings(ACCOUNT)), [Message(f"word-{each}") for each in ACCOUNT]
        raise ScoundrelError("plain-no_account", given=quote(name), near=near, known=known)


def _tell_account(session: Session) -> None:
    server = _server(session)
    known = server.known()
    if known is None:
        raise OnlineError("server-unknown")
    for line in told_account(known[0], server.url):
        tell(line)
    tell(say("plain-account", known=[Message(f"word-{each}") for each in ACCOUNT]))


def _rename(session: Session, name: str) -> None:
    named = _server(session).rename(name).name
    tell(say("account-named", name=named) if named else say("account-unnamed"))


def _show_code(session: Session, _: str) -> None:
    show(say("online-code", code=_server(session).renew_recovery()))
    tell(say("online-code_once"))


def _recover(session: Session, code: str) -> None:
    server = server_in(session.store)
    if server is None:
        raise ScoundrelError("server-none")
    known = server.recover(code)
    tell(say("account-recovered", name=known.name or say("account-nameless")))


def _take_data(session: Session, name: str) -> None:
    if not name:
        raise ScoundrelError("plain-account_data")
    path = write_new(name, lambda: told_data(_server(session)))
    show(say("account-taken", path=path))


def _play_assisted(session: Session, words: str) -> None:
    if _sure("assisted", words, "online-sure-assisted"):
        _server(session).play_assisted()
        tell(say("account-assisted"))


def _object(session: Session, words: str) -> None:
    _server(session).object_to(words)
    tell(say("online-noted"))


def _delete(session: Session, words: str) -> None:
    if _sure("delete", words, "online-sure-delete"):
        _server(session).delete_me()
        tell(say("online-deleted"))


def _begin_anew(session: Session, words: str) -> None:
    if _sure("new", words, "online-entry-anew_help"):
        begin_anew(session.store)
        tell(say("account-begun_anew"))


def _sure(command: str, words: str, warning: str) -> bool:
    """Whether the player has said that they are sure; if not, what it would mean is told."""
    if meant(words, YES) == YES:
        return True
    tell(say(warning))
    tell(say("shelf-confirm_plain", command=f"{word_for('account', 'command')} {word_for(command)}"))
    return False


ACCOUNT: dict[str, Callable[[Session, str], Any]] = {
    "name": _rename,
    "code": _show_code,
    "recover": _recover,
    "data": _take_data,
    "assisted": _play_assisted,
    "object": _object,
    "delete": _delete,
    "new": _begin_anew,
}
"""What can be done with the account, by the word for it."""
