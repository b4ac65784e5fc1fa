"""Games as a table with a row for each, in Parquet or CSV."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from scoundrel.engine.tally import Played
from scoundrel.errors import LabError, quote
from scoundrel.lab.results import Results
from scoundrel.lab.runs import Run

__all__ = ["check_table", "columns", "write_table"]

ROW_GROUP = 100_000
"""Rows in memory at a time."""


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
    """Check before the first game that the table can be written."""
    if path.suffix not in (".parquet", ".csv"):
        raise LabError(f"{quote(path)} is not a table: its name must end in .parquet or .csv")
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise LabError("a .parquet table needs pyarrow: pip install 'scoundrel-cards[lab]' brings it")
    if path.exists() and not path.is_file():
        raise LabError(f"{path} is not a regular file")
    draft = _draft(path)
    try:
        draft.touch()
        draft.unlink()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def write_table(path: Path, results: Results) -> None:
    """Write every counted game. The table is written whole or not at all."""
    draft = _draft(path)
    try:
        with draft.open("xb") as file:
            _write(file, path.suffix, results)
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


def _write(file: BinaryIO, suffix: str, results: Results) -> None:
    players = results.run.read_rules().players
    rows = (_row(results.run, players, game, played) for game, played in results.rows())
    if suffix == ".csv":
        _write_csv(file, columns(players), rows)
    else:
        _write_parquet(file, columns(players), rows)


def _row(run: Run, players: int, game: int, played: Played) -> tuple[object, ...]:
    wins = played.wins or (False,) * players
    scores = played.scores or (None,) * players
    parties: list[object] = [any(wins)] if players > 1 else []
    for won, score in zip(wins, scores, strict=True):
        parties += won, score
    return (game, run.deal(game), *parties, *played[2:])


def _write_csv(file: BinaryIO, kinds: dict[str, type], rows: Iterator[tuple[object, ...]]) -> None:
    text = io.TextIOWrapper(file, encoding="utf-8", errors="surrogatepass", newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(kinds)
    for row in rows:
        # The usual spelling of truth values in tables.
        writer.writerow([str(value).lower() if isinstance(value, bool) else value for value in row])
    text.flush()
    text.detach()


def _write_parquet(file: BinaryIO, kinds: dict[str, type], rows: Iterator[tuple[object, ...]]) -> None:
    import pyarrow
    from pyarrow import parquet

    types = {bool: pyarrow.bool_(), int: pyarrow.int64(), str: pyarrow.string()}
    schema = pyarrow.schema([(name, types[kind]) for name, kind in kinds.items()])
    with parquet.ParquetWriter(file, schema) as writer:
        while some := list(islice(rows, ROW_GROUP)):
            arrays = [
                pyarrow.array(column, types[kind])
                for column, kind in zip(zip(*some, strict=True), kinds.values(), strict=True)
            ]
            writer.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))
