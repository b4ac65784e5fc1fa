"""Where the database is, and the names of the files beside it."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path

from scoundrel.errors import StoreError, quote

__all__ = ["COMPANIONS", "SUFFIX", "find_place", "name_beside", "set_aside"]

FOLDER_VARIABLE = "SCOUNDREL_DATA"
FILE_NAME = "scoundrel.db"
SUFFIX = ".db"
COMPANIONS = ("-wal", "-shm", "-journal")
"""The ends of the names of files that SQLite writes beside a database in use."""


def find_place(place: Path | str | None) -> Path:
    """The database file for a folder, a file, a URL, or nothing."""
    if isinstance(place, str) and "://" in place:
        return _file_of(place)
    named = place if place is not None else os.environ.get(FOLDER_VARIABLE)
    try:
        path = (Path(named) if named else _users_folder()).expanduser().absolute()
        names_file = path.is_file() or (path.suffix == SUFFIX and not path.is_dir())
    except RuntimeError:
        raise StoreError("store-no_home", place=quote(named or "~", 200)) from None
    except OSError:
        raise StoreError("store-no_access", place=quote(named or "~", 200)) from None
    return path if names_file else path / FILE_NAME


def _users_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("scoundrel", appauthor=False)


def _file_of(text: str) -> Path:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError("store-no_place", place=quote(text)) from None
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        raise StoreError("store-no_place", place=quote(url.render_as_string(hide_password=True)))
    return Path(str(url.database)).absolute()


def name_beside(path: Path, what: str) -> Path:
    """``scoundrel-damaged-2025-03-01.db``, with a number at the end if that name is taken."""
    stem = f"{path.stem}-{what}"
    candidate = path.with_name(f"{stem}{SUFFIX}")
    number = 2
    while any(os.path.lexists(f"{candidate}{end}") for end in ("", *COMPANIONS)):
        candidate = path.with_name(f"{stem}-{number}{SUFFIX}")
        number += 1
    return candidate


def set_aside(path: Path) -> Path:
    """Rename a damaged database and its companions; the new name."""
    aside = name_beside(path, f"damaged-{date.today().isoformat()}")
    # The database goes last: a program that opens it meanwhile still finds it damaged, instead of making a
    # new one beside old companions.
    for end in (*COMPANIONS, ""):
        companion = Path(f"{path}{end}")
        if companion.exists():
            companion.rename(f"{aside}{end}")
    return aside
