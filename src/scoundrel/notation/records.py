"""A game as text: headers that say how it began, one numbered line per room, and the result.

    [Rules "classic"]
    [Seed "42"]
    [Result "lost -73"]

    1. 8d 4cw 8h
    2. run
    3. 5cw 3cw 6h
    …
    lost -73

The same as one line of JSON, so that one file can hold many games.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from itertools import groupby

from scoundrel.errors import RecordError, ScoundrelError, quote
from scoundrel.fair import Proof
from scoundrel.notation.jsontext import parse_json
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.rules import Rules

__all__ = [
    "MOST_MOVES",
    "Record",
    "RoomMove",
    "format_record",
    "format_record_line",
    "parse_record",
    "split_records",
]

MOST_MOVES = 100_000
"""The most moves in a game, since some rules allow running forever."""
LONGEST_RECORD = 1_500_000
"""The most characters in a record; enough for that many moves."""
MOST_BYTES = 50_000_000
"""The most bytes in a file of records."""


@dataclass(frozen=True, slots=True)
class RoomMove:
    """A move as written, and the room number written before it (0 if there was none)."""

    text: str
    room: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """What a record says; replaying it shows whether it is true."""

    rules: Rules
    moves: tuple[RoomMove, ...]
    seed: str | None = None
    deck: str | None = None
    """The cards from the top, if the deck was given instead of dealt from a seed."""
    position: str | None = None
    """The position the game began with, if it was neither."""
    first: int | None = None
    """The player who goes first, if chosen; otherwise chance decides, or player 0 for a given deck."""
    keyed: bool = False
    """Whether the deck was dealt and shuffled by a key: its seed."""
    proof: Proof | None = None
    """What shows that the deal was fair, if that can be shown."""
    result: str | None = None
    """The result as stated in the record."""
    closed: bool = True
    """Whether the record is complete."""


_HEADER = r'\[(\w+)\s+(".*")\]'
_PROOF = ("Deal", "Commitment", "Secret", "Client")
_HEADERS = ("Rules", "Seed", "Shuffle", "Deck", "Position", "First", *_PROOF, "Result")
_KEYED = "keyed"
_ONE_RESULT = r"(?:(?:won|lost) -?\d+|unfinished)"
_RESULT = f"{_ONE_RESULT}(?:, {_ONE_RESULT})?"


def format_record(record: Record) -> str:
    """The record as a text of several lines."""
    import json

    lines = [f"[{name} {json.dumps(value)}]" for name, value in _headers(record).items()]
    lines.append("")
    for room, moves in groupby(record.moves, key=lambda move: move.room):
        lines.append(f"{room}. {' '.join(move.text for move in moves)}")
    if record.result is not None:
        lines.append(record.result)
    return "\n".join(lines) + "\n"


def format_record_line(record: Record) -> str:
    """The record as one line of JSON."""
    import json

    said = {name.lower(): value for name, value in _headers(record).items()}
    return json.dumps(said | {"moves": " ".join(move.text for move in record.moves)})


def _headers(record: Record) -> dict[str, str]:
    first = None if record.first is None else str(record.first + 1)
    proof = (None,) * len(_PROOF) if record.proof is None else astuple(record.proof)
    shuffle = _KEYED if record.keyed else None
    dealt = (format_rules(record.rules), record.seed, shuffle, record.deck, record.position, first)
    said = (*dealt, *proof, record.result)
    return {name: value for name, value in zip(_HEADERS, said, strict=True) if value is not None}


def split_records(text: str) -> Iterator[tuple[int, str]]:
    """The records of a text, each with its first line number: one in plain text, or many in JSON."""
    if not text.lstrip().startswith("{"):
        yield 1, text
        return
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield number, line


def parse_record(text: str) -> Record:
    """Read one record, in either form."""
    if not isinstance(text, str):
        raise TypeError(f"a record is a text, not {type(text).__name__}")
    if len(text) > LONGEST_RECORD:
        raise RecordError("error-long_record", text=quote(text), most=LONGEST_RECORD)
    if text.lstrip().startswith("{"):
        return _parse_line(text)
    headers: dict[str, str] = {}
    moves: list[RoomMove] = []
    result: str | None = None
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line:
            continue
        if result is not None:
            raise RecordError("error-after_the_end", number=number, line=quote(line))
        if line.startswith("["):
            _read_header(line, number, headers, bool(moves))
        elif re.fullmatch(_RESULT, line, re.ASCII):
            result = line
        else:
            moves.extend(_read_room(line, number))
    said = headers.get("Result")
    if result is not None and said is not None and result != said:
        raise RecordError("error-two_results", said=quote(said), result=quote(result))
    return _make(headers, moves, said or result, closed=said is None or result is not None)


def _read_header(line: str, number: int, headers: dict[str, str], late: bool) -> None:
    match = re.fullmatch(_HEADER, line)
    if not match or late or match[1] not in _HEADERS or match[1] in headers:
        raise RecordError("error-not_a_header", number=number, line=quote(line), known=[*_HEADERS])
    try:
        headers[match[1]] = parse_json(match[2])
    except ValueError:
        raise RecordError("error-unreadable_header", number=number, value=quote(match[2])) from None


def _read_first(headers: dict[str, str]) -> int | None:
    if "First" not in headers:
        return None
    if "Position" in headers or headers["First"] not in ("1", "2"):
        raise RecordError("error-bad_first", value=quote(headers["First"]))
    return int(headers["First"]) - 1


def _read_shuffle(headers: dict[str, str]) -> bool:
    """Whether the deal is keyed, which only a deal from a seed can be."""
    if "Shuffle" not in headers:
        return False
    dealt = "Seed" in headers and not {"Deck", "Position"} & headers.keys()
    if not dealt or headers["Shuffle"] != _KEYED:
        raise RecordError("error-bad_shuffle", value=quote(headers["Shuffle"]), known=quote(_KEYED))
    return True


def _read_proof(headers: dict[str, str]) -> Proof | None:
    """What shows that the deal was fair: all of it, or nothing."""
    said = [headers[name] for name in _PROOF if name in headers]
    if not said:
        return None
    if len(said) < len(_PROOF) or "Shuffle" not in headers:
        raise RecordError("error-proof_needs", known=[*_PROOF])
    return Proof(*said)


def _read_room(line: str, number: int) -> Iterable[RoomMove]:
    match = re.fullmatch(r"(\d{1,9})\.(\s.*)", line, re.ASCII | re.DOTALL)
    if not match:
        raise RecordError("error-not_a_room", number=number, line=quote(line))
    return [RoomMove(move, int(match[1])) for move in match[2].split()]


def _parse_line(line: str) -> Record:
    try:
        said = parse_json(line)
    except ValueError as error:
        raise RecordError("error-not_a_json_line", line=quote(line), why=error) from None
    known = (*(name.lower() for name in _HEADERS), "moves")
    if not isinstance(said, dict) or not all(
        name in known and isinstance(value, str) for name, value in said.items()
    ):
        raise RecordError("error-json_record", known=[*known])
    moves = [RoomMove(move) for move in said.pop("moves", "").split()]
    headers = {name.title(): value for name, value in said.items()}
    return _make(headers, moves, headers.get("Result"), closed=True)


def _make(headers: dict[str, str], moves: list[RoomMove], result: str | None, closed: bool) -> Record:
    if "Rules" not in headers:
        raise RecordError("error-record_rules")
    if "Position" not in headers and "Deck" not in headers and "Seed" not in headers:
        raise RecordError("error-record_deal")
    if len(moves) > MOST_MOVES:
        raise RecordError("error-long_game", most=MOST_MOVES, n=len(moves))
    try:
        rules = parse_rules(headers["Rules"])
    except ScoundrelError as error:
        raise RecordError("error-rules_unreadable", why=error) from None
    return Record(
        rules=rules,
        moves=tuple(moves),
        seed=headers.get("Seed"),
        deck=headers.get("Deck"),
        position=headers.get("Position"),
        first=_read_first(headers),
        keyed=_read_shuffle(headers),
        proof=_read_proof(headers),
        result=result,
        closed=closed,
    )
