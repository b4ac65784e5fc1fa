"""What a run has counted so far, in a file if the run is to be resumed.

The first line of the file is JSON that describes the run; each finished batch adds a line. A line is on the
disk before its batch counts. If a crash or a full disk cut off the last line, it is dropped and its batch
is played again.
"""

from __future__ import annotations

import io
import json
import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from filelock import lock_descriptor

from scoundrel.engine.tally import Played, Tally
from scoundrel.errors import LabError
from scoundrel.lab.batches import Batch
from scoundrel.lab.runs import Run
from scoundrel.lab.statistics import added, tally_of
from scoundrel.signals import undisturbed
from scoundrel.texts import Message

__all__ = ["Results", "kept_run"]

FORMAT = 1
LONGEST_HEADER = 1 << 20
LONGEST_LINE = 1 << 26
"""Bytes in the line of a batch."""


class Results:
    """What a run has counted: in a locked file, or only in memory if there is no path."""

    def __init__(self, run: Run, path: Path | None = None) -> None:
        self.run = run
        self.path = path
        self._done: dict[int, int] = {}
        """Where each finished batch starts in the file."""
        self._whole = Tally()
        self._short: dict[int, Tally] = {}
        """The last batch may be short; it is played again if more games are wanted."""
        self._file: io.FileIO | None = None
        self._end = 0
        if path is not None:
            self._open(path)
        elif run.rows:
            # The games for a table need not stay in memory until it is written.
            self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - open as long as this

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._file is not None:
            self._file.close()

    @property
    def total(self) -> Tally:
        """Everything counted so far."""
        total = self._whole
        for tally in self._short.values():
            total = added(total, tally)
        return total

    def left(self) -> Iterator[int]:
        """The numbers of the batches still to be played."""
        for number in range(self.run.batches):
            short = self._short.get(number)
            if number not in self._done or (short and short.games < self.run.games_in(number)):
                yield number

    def add(self, batch: Batch) -> None:
        """Save a batch, then count it."""
        place = self._end
        with undisturbed():
            if self._file is not None:
                self._write(
                    _line({"batch": batch.number, "tally": batch.tally._asdict(), "rows": batch.rows})
                )
            self._count(batch, place)

    def rows(self) -> Iterator[tuple[int, Played]]:
        """Every counted game with its number, in order."""
        assert self._file is not None
        with open(os.dup(self._file.fileno()), "rb") as file:
            for number in sorted(self._done):
                file.seek(self._done[number])
                batch = _batch(file.readline())
                yield from enumerate(batch.rows or (), number * self.run.size)

    def _count(self, batch: Batch, place: int) -> None:
        self._done[batch.number] = place
        if batch.tally.games < self.run.size:
            self._short[batch.number] = batch.tally
        else:
            self._short.pop(batch.number, None)
            self._whole = added(self._whole, batch.tally)

    def _write(self, line: bytes) -> None:
        assert self._file is not None
        try:
            self._file.seek(self._end)
            written = 0
            while written < len(line):
                written += self._file.write(line[written:])
            if self.path is not None:
                os.fsync(self._file.fileno())
        except OSError as error:
            # A line that is cut off would be dropped next time anyway.
            self._file.truncate(self._end)
            name = "the file of rows" if self.path is None else str(self.path)
            raise OSError(error.errno, error.strerror, name) from None
        self._end += len(line)

    # --- Resuming ----------------------------------------------------------------------------------

    def _open(self, path: Path) -> None:
        # Otherwise Windows would change the ends of lines.
        untranslated = getattr(os, "O_BINARY", 0)
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | untranslated, 0o666)
        self._file = io.FileIO(descriptor, "r+b")
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise LabError("error-not_regular", path=path)
            self._lock(path)
            self._read(path)
        except BaseException:
            self._file.close()
            raise

    def _lock(self, path: Path) -> None:
        assert self._file is not None
        if not lock_descriptor(self._file.fileno(), blocking=False):
            raise LabError("error-results_in_use", path=path)

    def _read(self, path: Path) -> None:
        assert self._file is not None
        header = _line({"scoundrel": "simulate", "format": FORMAT, "run": self.run.identity()})
        with open(os.dup(self._file.fileno()), "rb") as file:
            first = file.readline(LONGEST_HEADER)
            if first.endswith(b"\n"):
                self._check_run(path, first)
                self._end = len(first)
                self._read_batches(path, file)
            elif not header.startswith(first):
                raise LabError("error-not_results", path=path)
        self._file.truncate(self._end)
        if not self._end:
            self._write(header)

    def _check_run(self, path: Path, line: bytes) -> None:
        kept = _read_header(path, line)
        wanted = self.run.identity()
        if kept.get("rows") and not wanted["rows"]:
            # It was begun for a table, so each game is kept, as before.
            self.run = Run(**{**wanted, "games": self.run.games, "rows": True})  # type: ignore[arg-type]
            wanted["rows"] = True
        if wanted["rows"] and not kept.get("rows"):
            raise LabError("error-results_without_table", path=path)
        differing = {
            name: Message(
                "error-run_differs", {"name": name, "theirs": _told(kept.get(name)), "ours": _told(value)}
            )
            for name, value in wanted.items()
            if kept.get(name) != value
        }
        if differing:
            # These two follow from others that say more.
            chosen = [told for name, told in differing.items() if name not in ("size", "stream")]
            raise LabError("error-another_run", path=path, differences=chosen or [*differing.values()])

    def _read_batches(self, path: Path, file: io.BufferedReader) -> None:
        while line := file.readline(LONGEST_LINE):
            try:
                batch = _batch(line)
                self._check_batch(batch)
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                if line.endswith(b"\n") or file.read(1):
                    raise LabError("error-results_damaged", path=path, byte=self._end) from None
                return
            if not line.endswith(b"\n"):
                return
            if batch.number in self._done and batch.number not in self._short:
                raise LabError("error-batch_twice", path=path, number=batch.number)
            if batch.tally.games > self.run.games_in(batch.number):
                least = batch.number * self.run.size + batch.tally.games
                raise LabError("error-results_ahead", path=path, n=least)
            self._count(batch, self._end)
            self._end += len(line)

    def _check_batch(self, batch: Batch) -> None:
        """Check that a batch from the file can belong to this run; an error means damage."""
        if batch.number < 0 or (batch.rows is not None) != self.run.rows:
            raise ValueError("it is not a batch of this run")
        tally = batch.tally
        for row in batch.rows or ():
            if min(row.moves, row.rooms, row.runs, row.could_run) < 0:
                raise ValueError("a game has a number below zero")
        if batch.rows is not None and tally != tally_of(batch.rows):
            raise ValueError("the games are not those that were counted")
        fair = tally.games - tally.forfeits
        # The square of a sum of n numbers is at most n times the sum of their squares.
        sums = zip(tally.scores, tally.squares, strict=True)
        if not (
            0 < tally.games <= self.run.size
            and 0 <= tally.forfeits <= tally.games
            and max(tally.wins) <= tally.won <= min(fair, sum(tally.wins))
            and min(tally.wins) >= 0
            and tally.moves >= 0
            and all(total * total <= squares * fair for total, squares in sums)
        ):
            raise ValueError("the tally does not add up")


def kept_run(path: Path) -> dict[str, Any]:
    """How a file describes its run; nothing if there is no file yet."""
    if not path.is_file():
        return {}
    with path.open("rb") as file:
        line = file.readline(LONGEST_HEADER)
    return _read_header(path, line) if line.endswith(b"\n") else {}


def _read_header(path: Path, line: bytes) -> dict[str, Any]:
    try:
        header = json.loads(line)
        kind, version, run = header["scoundrel"], header["format"], header["run"]
    except (ValueError, KeyError, TypeError, RecursionError):
        kind, version, run = None, None, None
    if kind != "simulate" or not isinstance(run, dict):
        raise LabError("error-not_results", path=path)
    if version != FORMAT:
        raise LabError("error-results_format", path=path, version=str(version), known=FORMAT)
    return run


def _told(value: object) -> str:
    return "none" if value is None else str(value)


def _line(facts: dict[str, object]) -> bytes:
    return json.dumps(facts, separators=(",", ":")).encode() + b"\n"


def _batch(line: bytes) -> Batch:
    facts = json.loads(line, parse_float=_refuse, parse_constant=_refuse)
    told = facts["tally"]
    # Adding also checks that they are numbers.
    tally = added(Tally(), Tally(*(_tuple(told[name]) for name in Tally._fields)))
    rows = facts["rows"]
    played = None if rows is None else [Played(*map(_tuple, row)) for row in rows]
    return Batch(0 + facts["batch"], tally, played)


def _refuse(number: str) -> NoReturn:
    raise ValueError(f"{number} is not a whole number")


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
