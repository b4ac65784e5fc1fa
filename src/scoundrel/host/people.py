"""Who somebody is: a player without a password, known by a signed token and by a recovery code."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from time import monotonic
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from scoundrel.errors import ScoundrelError
from scoundrel.host.database import changing, reading, row_data
from scoundrel.host.names import check_name, look_of
from scoundrel.host.tables import (
    actions,
    entries,
    games,
    invites,
    objections,
    players,
    reports,
    results,
    seats,
)
from scoundrel.host.tables import (
    secrets as server_secrets,
)

__all__ = ["People", "Person", "new_id", "new_token", "read_person"]

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""The letters of a recovery code: none that looks like another."""
GROUPS, LETTERS = 5, 5
FRESH = 20.0
"""Seconds for which what is known of a player is remembered."""
MOST_KNOWN = 20_000


@dataclass(frozen=True, slots=True)
class Person:
    """A player as the server knows them."""

    id: str
    name: str
    program: bool
    assisted: bool
    why: str
    session: int
    created: float

    @property
    def group(self) -> str:
        """On which boards they are."""
        return "programs" if self.program else "assisted" if self.assisted else "unaided"


def new_id() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    """A text that nobody can guess."""
    return secrets.token_urlsafe(16)


class People:
    """The players, with what was last read of each."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._key = _signing_key(engine)
        # Whoever asks once asks again; a signature takes longer than most of what is asked.
        self._sign = lru_cache(MOST_KNOWN)(self._signature)
        self._known: dict[str, tuple[float, Person]] = {}

    # --- Who asks ------------------------------------------------------------------------------------

    def token(self, person: Person) -> str:
        """What shows who somebody is; it says nothing else."""
        said = f"{person.id}.{person.session}"
        return f"{said}.{self._sign(said)}"

    async def of_token(self, token: str) -> Person | None:
        """The player whose token this is; None if it is nobody's."""
        said, _, signature = token.rpartition(".")
        player, _, session = said.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(said).encode()):
            return None
        person = self._remembered(player) or await asyncio.to_thread(self.find, player)
        return person if person is not None and str(person.session) == session else None

    def _signature(self, said: str) -> str:
        return hmac.digest(self._key, said.encode(), "sha256").hex()[:40]

    def _remembered(self, player: str) -> Person | None:
        """What was read of a player, if that was not long ago."""
        until, person = self._known.get(player, (0.0, None))
        return person if until > monotonic() else None

    def find(self, player: str) -> Person | None:
        """A player; this may wait for the database."""
        if (known := self._remembered(player)) is not None:
            return known
        with reading(self._engine) as connection:
            found = read_person(connection, player)
        if found is None:
            return None
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[player] = monotonic() + FRESH, found
        return found

    def names(self, wanted: set[str]) -> dict[str, str]:
        return {player: person.name for player in wanted if (person := self.find(player)) is not None}

    def forget(self, player: str) -> None:
        """Read a player anew when they are asked for next."""
        self._known.pop(player, None)

    def of_recovery(self, code: str) -> Person | None:
        with reading(self._engine) as connection:
            row = connection.execute(
                select(players).where(players.c.recovery == _recovery_hash(code))
            ).one_or_none()
        return None if row is None else _person(row_data(row))

    # --- Changes, each within a transaction --------------------------------------------------------

    def join(self, connection: Connection, moment: float, *, program: bool) -> tuple[Person, str]:
        """A new player, and the recovery code that is shown once."""
        code = _new_recovery()
        row = {"id": new_id(), "name": "", "program": program, "assisted": False, "why": "", "session": 0}
        row |= {"created": moment}
        connection.execute(insert(players).values(row | {"recovery": _recovery_hash(code)}))
        return _person(row), code

    def rename(self, connection: Connection, player: str, name: str) -> None:
        """Give a player a name, or none."""
        shown = check_name(name) if name else ""
        try:
            connection.execute(
                update(players)
                .where(players.c.id == player)
                .values(name=shown, look=look_of(shown) or None)
            )
        except IntegrityError:
            raise ScoundrelError("host-name_taken") from None

    def group_of(self, connection: Connection, player: str) -> str | None:
        """On which boards a player is, until this transaction ends; None if they are gone."""
        asked = select(players).where(players.c.id == player).with_for_update(read=True)
        row = connection.execute(asked).one_or_none()
        return None if row is None else _person(row_data(row)).group

    def renew_recovery(self, connection: Connection, player: str, *, elsewhere: bool) -> str:
        """A new recovery code; the old one is no longer good. `elsewhere` signs every device out."""
        code = _new_recovery()
        news: dict[str, object] = {"recovery": _recovery_hash(code)}
        if elsewhere:
            news["session"] = players.c.session + 1
        connection.execute(update(players).where(players.c.id == player).values(news))
        return code

    def delete(self, connection: Connection, player: str) -> list[str]:
        """Delete whatever is kept of a player; returns the games that are gone. Those with others stay."""
        for table in (results, entries, objections, seats):
            connection.execute(delete(table).where(table.c.player == player))
        mine = list(connection.scalars(select(games.c.id).where(games.c.owner == player)))
        for table in (actions, invites):
            connection.execute(delete(table).where(table.c.game.in_(mine)))
        connection.execute(
            delete(reports).where(or_(reports.c.player == player, reports.c.reporter == player))
        )
        connection.execute(delete(games).where(games.c.owner == player))
        connection.execute(delete(players).where(players.c.id == player))
        return mine


def read_person(connection: Connection, player: str) -> Person | None:
    """A player as the database knows them now."""
    row = connection.execute(select(players).where(players.c.id == player)).one_or_none()
    return None if row is None else _person(row_data(row))


def _person(row: Mapping[str, Any]) -> Person:
    return Person(**{name: row[name] for name in Person.__dataclass_fields__})


def _new_recovery() -> str:
    letters = "".join(secrets.choice(ALPHABET) for _ in range(GROUPS * LETTERS))
    return "-".join(letters[start : start + LETTERS] for start in range(0, len(letters), LETTERS))


def _recovery_hash(code: str) -> str:
    """A code as it is kept, however it was typed."""
    typed = code.lower().replace("o", "0").replace("i", "1").replace("l", "1")
    return sha256("".join(sign for sign in typed if sign in ALPHABET).encode()).hexdigest()


def _signing_key(engine: Engine) -> bytes:
    """The key that signs tokens; made once for a database."""
    asked = select(server_secrets.c.value).where(server_secrets.c.name == "sessions")
    with changing(engine) as connection:
        kept = connection.scalar(asked)
        if kept is None:
            kept = secrets.token_bytes(32)
            connection.execute(insert(server_secrets).values(name="sessions", value=kept))
        return bytes(kept)
