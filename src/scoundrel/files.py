"""Reads files and lines up to a limit; writes files whole or not at all."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from scoundrel.errors import FileError, ScoundrelError, quote
from scoundrel.texts import Quoted

__all__ = ["Lines", "check_line", "read_bytes", "read_text", "read_toml", "text_from", "write_whole"]

LONGEST_LINE = 10_000
"""The most characters in a line that is typed or that a program sends."""
LONGEST_PATH = 200
"""The most characters of a path that an error shows."""
MOST_DOTS = 20
"""The most dots in a TOML key: reading one takes time and memory quadratic in their number."""

_HELD_OPEN = ("/dev/stdin", "/dev/fd/", "/proc/self/fd/")
"""Paths that the shell has opened for us; these may be pipes."""
_DOTTED = re.compile(rf"""(?:\.[ \t]*(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*){{{MOST_DOTS + 1}}}""")


# --- Reading files -----------------------------------------------------------------------------------


def read_bytes(path: Path | str, most: int) -> bytes:
    """The content of a regular file of at most `most` bytes."""
    try:
        with open(path, "rb", opener=_without_waiting) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                if not str(path).startswith(_HELD_OPEN):
                    raise FileError("error-not_regular", path=_shown(path))
                os.set_blocking(file.fileno(), True)
            return _limited(file, path, most)
    except FileError:
        raise
    except OSError as error:
        raise FileError(
            "error-unreadable", path=_shown(path), why=(error.strerror or str(error)).lower()
        ) from None
    except ValueError:
        raise FileError("error-not_a_file_name", path=_shown(path)) from None


def read_text(path: Path | str, most: int) -> str:
    """The text of a UTF-8 file."""
    return _decoded(read_bytes(path, most), path)


def text_from(stream: BinaryIO, name: str, most: int) -> str:
    """The text that a stream holds."""
    return _decoded(_limited(stream, name, most), name)


def read_toml(path: Path | str, most: int) -> dict[str, Any]:
    """The content of a TOML file."""
    import tomllib

    text = read_text(path, most)
    if _DOTTED.search(text):
        raise FileError("error-many_dots", path=_shown(path), most=MOST_DOTS)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise FileError("error-not_toml", path=_shown(path), why=" ".join(str(error).split())) from None


def _without_waiting(path: str, flags: int) -> int:
    """Open even a pipe at once, instead of waiting for a writer; Windows has no such pipes."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _limited(stream: BinaryIO, name: Path | str, most: int) -> bytes:
    content = stream.read(most + 1)
    if len(content) > most:
        raise FileError("error-long_file", path=_shown(name), most=most)
    return content


def _decoded(content: bytes, name: Path | str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError("error-not_utf8", path=_shown(name)) from None


def _shown(path: Path | str) -> Quoted:
    return quote(path, LONGEST_PATH)


# --- Reading lines -----------------------------------------------------------------------------------


class Lines(Iterator[str]):
    """The lines of a stream, one by one.

    Only the beginning of a line that is too long is kept, for `check_line` to refuse. The rest is skipped
    when the next line is asked for, so that the refusal need not wait for it.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._inside = False

    def __next__(self) -> str:
        while self._inside:
            self._read()
        line = self._read()
        if not line:
            raise StopIteration
        return line.rstrip("\n")

    def _read(self) -> str:
        # One character more than allowed, plus the newline.
        part = self._stream.readline(LONGEST_LINE + 2)
        self._inside = bool(part) and not part.endswith("\n")
        return part


def check_line(line: str) -> str:
    """The line, unless it is too long."""
    if len(line) > LONGEST_LINE:
        raise ScoundrelError("error-long_line", line=quote(line), most=LONGEST_LINE)
    return line


# --- Writing files -----------------------------------------------------------------------------------


def write_whole(path: Path, content: str | bytes) -> None:
    """Write the content to a file; a reader finds either the old content or the new, never a part.

    When this returns, the content is on disk. If it fails, nothing has changed.
    """
    path = path.resolve()
    data = content.encode("utf-8") if isinstance(content, str) else content
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None
