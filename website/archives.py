"""What Pyodide reads: Python's standard library less what no game needs, and the game itself."""

from __future__ import annotations

import py_compile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from website.places import HERE, SOURCE

__all__ = ["game_files", "write_archive", "write_library"]

_DROPPED = """
__phello__ _aix_support _bootsubprocess _osx_support _pyio aifc antigravity asynchat asyncore bdb binhex
cProfile cgi cgitb chunk cmd code codeop compileall configparser crypt csv curses dbm distutils doctest
email ensurepip filecmp fileinput ftplib getpass graphlib html http idlelib imaplib imghdr imp lib2to3
mailbox mailcap mimetypes modulefinder multiprocessing netrc nntplib nturl2path optparse pdb pickletools
pipes plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter runpy
sched shelve smtpd smtplib sndhdr socketserver sqlite3 sunau symtable tabnanny telnetlib test this
timeit tkinter trace tracemalloc tty turtle turtledemo unittest uu uuid venv wave webbrowser wsgiref
xdrlib xml xmlrpc zipapp zoneinfo logging.config logging.handlers asyncio.windows_events
asyncio.windows_utils asyncio.proactor_events ctypes.macholib urllib.request urllib.robotparser
"""
DROPPED = frozenset(_DROPPED.split())
"""Modules of the standard library that no game needs. What is not in this list stays, so that a new import
somewhere finds what it needs."""

_ENCODINGS = frozenset(
    {
        "__init__",
        "aliases",
        "ascii",
        "cp437",
        "idna",
        "latin_1",
        "punycode",
        "raw_unicode_escape",
        "utf_8",
        "utf_8_sig",
    }
)
"""The few encodings that a browser meets; the others are mostly tables."""

_ELSEWHERE = frozenset(
    {"__main__.py", "assistant", "cli", "envs", "lab", "page", "plain", "plots", "serve", "store", "tui"}
)
"""Parts of the game that need a terminal, a database or other processes."""
_TRAINING = frozenset({"selfplay", "probes"})
"""Compiled modules that only training and tests use."""


def write_library(original: Path, place: Path) -> None:
    """Pyodide's standard library with less in it, compiled."""
    with zipfile.ZipFile(original) as library:
        kept = {name: library.read(name) for name in library.namelist() if _is_kept(Path(name))}
    write_archive(place, kept, docstrings=False)


def _is_kept(path: Path) -> bool:
    names = path.with_suffix("").parts
    encoding = names[0] != "encodings" or names[-1] in _ENCODINGS
    return path.suffix == ".py" and encoding and not DROPPED.intersection((names[0], ".".join(names[:2])))


def game_files(modules: dict[str, Path]) -> dict[str, bytes]:
    """Everything of the game that runs anywhere, by its path: Python, texts, compiled modules; no nets."""
    files = {path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in _sources()}
    files["doorkeeper.py"] = (HERE / "doorkeeper.py").read_bytes()
    built = {name: module.read_bytes() for name, module in modules.items() if _is_played(Path(name))}
    return files | built


def _is_played(path: Path) -> bool:
    """Whether a compiled module is needed to play."""
    return path.parts[1] not in _ELSEWHERE and path.name.partition(".")[0] not in _TRAINING


def _sources() -> Iterator[Path]:
    for path in sorted((SOURCE / "scoundrel").rglob("*")):
        part = path.relative_to(SOURCE / "scoundrel").parts[0]
        data = path.suffix in {".toml", ".md"} or path.name == "puzzles.json"
        program = path.suffix == ".py" and not path.with_suffix(".pxd").exists()
        if part not in _ELSEWHERE and (data or program):
            yield path


def write_archive(place: Path, files: dict[str, bytes], docstrings: bool = True) -> None:
    """A zip with every Python file compiled; the same files always give the same bytes."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            program = name.endswith(".py")
            archive.writestr(
                zipfile.ZipInfo(f"{name}c" if program else name),
                _compiled(name, content, docstrings) if program else content,
                zipfile.ZIP_DEFLATED,
            )


def _compiled(name: str, content: bytes, docstrings: bool) -> bytes:
    """The bytecode of a module, which never looks for its source."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "source.py"), Path(folder, "target.pyc")
        source.write_bytes(content)
        py_compile.compile(
            str(source),
            str(target),
            dfile=name,
            doraise=True,
            optimize=0 if docstrings else 2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        return target.read_bytes()
