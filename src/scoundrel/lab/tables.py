"""Tables with a row for each game, plan or answer, in Parquet, CSV or JSON lines."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from importlib.util import find_spec
from itertools import islice
from math import isfinite
from pathlib import Path
from typing import Any, BinaryIO

from scoundrel.engine.tally import Played
from scoundrel.errors import LabError, quote
from scoundrel.extras import installing
from scoundrel.lab.results import Results
from scoundrel.lab.runs import Run
from scoundrel.notation.jsontext import parse_json

__all__ = ["Row", "check_table", "columns", "read_rows", "write_rows", "write_table"]

ROW_GROUP = 100_000
"""Rows in memory at a time."""
SUFFIXES = (".parquet", ".csv", ".jsonl")
LONGEST_LINE = 1 << 20
"""The most characters in a line of a table that is read."""

Row = tuple[object, ...]


def columns(players: int) -> dict[str, type]:
    """The columns of a table with their types; `docs/laboratory.md` explains them."""
    parties: dict[str, type] = {"won": bool, "score": int}
    if players > 1:
        each = range(1, players + 1)
        parties = {"won": bool} | {f"{name}_{n}": kind for n in each for name, kind in parties.items()}
    return {
        "game": int,
        "deal": str,
        **parties,
        "moves": int,
        "rooms": int,
        "runs": int,
        "could_run": int,
        "forfeited": bool,
    }


def check_table(path: Path) -> None:
    """Check before anything is played that the table can be written."""
    _check_kind(path)
    if path.exists() and not path.is_file():
        raise LabError("error-not_regular", path=path)
    draft = _draft(path)
    try:
        draft.touch()
        draft.unlink()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _check_kind(path: Path) -> None:
    if path.suffix not in SUFFIXES:
        raise LabError("error-not_a_table", path=quote(path))
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise LabError("error-needs_pyarrow", command=installing("lab"))


# --- Writing -----------------------------------------------------------------------------------------


def write_table(path: Path, results: Results) -> None:
    """Write every counted game."""
    players = results.run.read_rules().players
    rows = (_row(results.run, players, game, played) for game, played in results.rows())
    write_rows(path, columns(players), rows)


def write_rows(path: Path, kinds: Mapping[str, type], rows: Iterable[Row]) -> None:
    """Write a table as its rows come. It is written whole or not at all."""
    draft = _draft(path)
    try:
        with draft.open("xb") as file:
            _WRITERS[path.suffix](file, kinds, iter(rows))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path.resolve())
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        draft.unlink(missing_ok=True)


def _draft(path: Path) -> Path:
    path = path.resolve()
    return path.with_name(f".{path.name}.{os.getpid()}")


def _row(run: Run, players: int, game: int, played: Played) -> Row:
    wins = played.wins or (False,) * players
    scores = played.scores or (None,) * players
    parties: list[object] = [any(wins)] if players > 1 else []
    for won, score in zip(wins, scores, strict=True):
        parties += won, score
    return (game, run.deal(game), *parties, *played[2:])


def _write_csv(file: BinaryIO, kinds: Mapping[str, type], rows: Iterator[Row]) -> None:
    text = io.TextIOWrapper(file, encoding="utf-8", errors="surrogatepass", newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(kinds)
    for row in rows:
        # The usual spelling of truth values in tables.
        writer.writerow([str(value).lower() if isinstance(value, bool) else value for value in row])
    text.flush()
    text.detach()


def _write_lines(file: BinaryIO, kinds: Mapping[str, type], rows: Iterator[Row]) -> None:
    for row in rows:
        file.write(json.dumps(dict(zip(kinds, row, strict=True))).encode() + b"\n")


def _write_parquet(file: BinaryIO, kinds: Mapping[str, type], rows: Iterator[Row]) -> None:
    import pyarrow
    from pyarrow import parquet

    types = {bool: pyarrow.bool_(), int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string()}
    schema = pyarrow.schema([(name, types[kind]) for name, kind in kinds.items()])
    with parquet.ParquetWriter(file, schema) as writer:
        while some := list(islice(rows, ROW_GROUP)):
            arrays = [
                pyarrow.array(column, types[kind])
                for column, kind in zip(zip(*some, strict=True), kinds.values(), strict=True)
            ]
            writer.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))


_WRITERS = {".parquet": _write_parquet, ".csv": _write_csv, ".jsonl": _write_lines}


# --- Reading -----------------------------------------------------------------------------------------


def read_rows(path: Path, kinds: Mapping[str, type]) -> Iterator[dict[str, Any]]:
    """The rows of a table, one after the other: these columns of it, None where one is empty."""
    _check_kind(path)
    if not path.is_file():
        raise LabError("error-not_regular" if path.exists() else "error-no_file", path=path)
    try:
        for number, row in enumerate(_READERS[path.suffix](path, kinds), 1):
            yield {name: _value(path, number, name, kind, row[name]) for name, kind in kinds.items()}
    except UnicodeDecodeError:
        raise LabError("error-not_utf8", path=path) from None


def _read_csv(path: Path, kinds: Mapping[str, type]) -> Iterator[Mapping[str, Any]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        reader = csv.DictReader(file)
        try:
            _check_columns(path, kinds, reader.fieldnames or ())
            yield from reader
        except csv.Error as error:
            raise LabError("error-not_csv", path=path, why=str(error), line=reader.line_num) from None


def _read_lines(path: Path, kinds: Mapping[str, type]) -> Iterator[Mapping[str, Any]]:
    with path.open(encoding="utf-8-sig") as file:
        number = 0
        while line := file.readline(LONGEST_LINE):
            number += 1
            if not line.strip():
                continue
            try:
                row = parse_json(line)
            except ValueError as error:
                raise LabError("error-line_not_json", number=number, path=path, why=error) from None
            _check_columns(path, kinds, row if isinstance(row, dict) else (), number)
            yield row


def _read_parquet(path: Path, kinds: Mapping[str, type]) -> Iterator[Mapping[str, Any]]:
    import pyarrow
    from pyarrow import parquet

    try:
        file = parquet.ParquetFile(path)
        _check_columns(path, kinds, file.schema_arrow.names)
        for batch in file.iter_batches(columns=list(kinds)):
            yield from batch.to_pylist()
    except (pyarrow.ArrowException, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise  # an error of the system; pyarrow's errors about damaged pages have no errno
        raise LabError("error-not_parquet", path=path) from None


_READERS = {".parquet": _read_parquet, ".csv": _read_csv, ".jsonl": _read_lines}


def _check_columns(path: Path, kinds: Mapping[str, type], there: Iterable[str], line: int = 0) -> None:
    for name in kinds:
        if name not in there:
            where = {"line": line} if line else {}
            key = "error-no_column_in_line" if line else "error-no_column"
            raise LabError(key, path=path, name=name, known=[*kinds], **where)


def _value(path: Path, number: int, name: str, kind: type, given: object) -> object:
    """What a column says in one row, as its type."""
    if given is None or given == "":
        return None
    with suppress(ValueError, OverflowError):
        value = _READ_AS[kind](given)
        if value is not None:
            return value
    wanted = kind.__name__
    raise LabError(
        "error-row_value", number=number, path=path, given=quote(given), name=name, wanted=wanted
    )


def _as_bool(given: object) -> bool | None:
    return given if isinstance(given, bool) else {"true": True, "false": False}.get(str(given).lower())


def _as_int(given: object) -> int | None:
    if isinstance(given, float) and given.is_integer():
        return int(given)
    fits = isinstance(given, int | str) and not isinstance(given, bool)
    return int(given) if fits else None  # type: ignore[call-overload]


def _as_float(given: object) -> float | None:
    fits = isinstance(given, int | float | str) and not isinstance(given, bool)
    number = float(given) if fits else float("nan")  # type: ignore[arg-type]
    return number if isfinite(number) else None


def _as_text(given: object) -> str | None:
    return given if isinstance(given, str) else None


_READ_AS = {bool: _as_bool, int: _as_int, float: _as_float, str: _as_text}
