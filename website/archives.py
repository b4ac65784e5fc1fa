"""What Pyodide loads: Python's standard library without what no game needs, and the game itself."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from pathlib import Path

from scoundrel.texts import SOURCE as SOURCE_LANGUAGE
from scoundrel.texts import files_of, languages, told_of_itself
from website.places import HERE, SOURCE
from website.said import only_said, said_in

__all__ = ["game_files", "language_files", "others", "write_archive", "write_library"]

TEXTS, GUIDES = "scoundrel/texts", "scoundrel/words/guides"
HEAD = "head.ftl"

_DROPPED = """
__hello__ __phello__ _aix_support _android_support _apple_support _bootsubprocess _compat_pickle
_ios_support _markupbase _osx_support _pydatetime _pydecimal _pyio _pyrepl aifc antigravity argparse
asynchat asyncore bdb binhex cProfile cgi cgitb chunk cmd code codeop colorsys compileall configparser
crypt csv ctypes curses dbm decimal distutils doctest email ensurepip filecmp fileinput fractions ftplib
getopt getpass graphlib gzip html http idlelib imaplib imghdr imp lib2to3 mailbox mailcap mimetypes
modulefinder multiprocessing netrc nntplib nturl2path numbers optparse pdb pickle pickletools pipes
platform plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data queue quopri
rlcompleter runpy sched shelve smtpd smtplib sndhdr socketserver sqlite3 sre_compile sre_constants
sre_parse ssl statistics stringprep sunau symtable tabnanny tarfile telnetlib test this timeit tkinter
trace tracemalloc tty turtle turtledemo unittest uu uuid venv wave webbrowser wsgiref xdrlib xml xmlrpc
zipapp zoneinfo asyncio.__main__ asyncio.proactor_events asyncio.tools asyncio.windows_events
asyncio.windows_utils concurrent.futures.interpreter concurrent.futures.process concurrent.futures.thread
concurrent.interpreters importlib.metadata json.__main__ json.tool logging.config logging.handlers
pyodide.console urllib.request urllib.robotparser
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
        "latin_1",
        "utf_8",
        "utf_8_sig",
    }
)
"""The few encodings that a browser meets; the others are mostly tables."""

_AT_A_TERMINAL = {"assistant", "cli", "envs", "host", "lab", "plain", "plots", "serve", "tui"}
"""The packages whose texts no page says."""
_ELSEWHERE = frozenset(
    {
        "__main__.py",
        "assistant",
        "cli",
        "envs",
        "extras.py",
        "host",
        "lab",
        "online/boards.py",
        "online/invitations.py",
        "online/membership.py",
        "online/programs.py",
        "online/reaching.py",
        "online/seating.py",
        "online/transport.py",
        "page",
        "plain",
        "plots",
        "serve",
        "store",
        "tui",
    }
)
"""Parts of the game that need a terminal, a database, sockets or other processes."""
_TRAINING = frozenset({"selfplay", "probes"})
"""Compiled modules that only training and tests use."""


def write_library(original: Path, place: Path) -> None:
    """Pyodide's standard library, compiled and without the `DROPPED` modules."""
    with zipfile.ZipFile(original) as library:
        kept = {name: library.read(name) for name in library.namelist() if _is_kept(Path(name))}
    write_archive(place, kept)


def _is_kept(path: Path) -> bool:
    names = path.with_suffix("").parts
    encoding = names[0] != "encodings" or names[-1] in _ENCODINGS
    parts = accumulate(names, "{}.{}".format)
    return path.suffix == ".py" and encoding and DROPPED.isdisjoint(parts)


def game_files(modules: dict[str, Path]) -> dict[str, bytes]:
    """All files of the game that a browser needs, by path: Python, texts, compiled modules; no nets."""
    files = {path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in _sources()}
    files |= {f"{TEXTS}/{code}/{HEAD}": _itself(code) for code in others()}
    files["worker_door.py"] = (HERE / "worker_door.py").read_bytes()
    built = {name: module.read_bytes() for name, module in modules.items() if _is_played(Path(name))}
    return files | built


def others() -> list[str]:
    """The languages that are files of their own, fetched when they are first needed."""
    return [code for code in languages() if code != SOURCE_LANGUAGE]


def language_files(code: str) -> dict[str, bytes]:
    """All files of a language, by path."""
    guides = SOURCE / GUIDES / code
    texts = {name: content.decode() for name, content in files_of(code).items()}
    whole = "\n".join(texts.values())
    said = {name: only_said(text, _said(), whole).encode() for name, text in texts.items()}
    found = {f"{TEXTS}/{code}/{name}": content for name, content in said.items()}
    return found | {f"{GUIDES}/{code}/{path.name}": path.read_bytes() for path in guides.glob("*.md")}


@cache
def _said() -> re.Pattern[str]:
    """What fits the keys of all texts that are said away from a terminal."""
    files = (SOURCE / "scoundrel").rglob("*.py")
    return said_in(
        path.read_bytes() for path in files if path.relative_to(SOURCE).parts[1] not in _AT_A_TERMINAL
    )


def _itself(code: str) -> bytes:
    """What the game needs to offer a language before its texts are there."""
    told = told_of_itself(code)
    return "".join(f"{key} = {text}\n" for key, text in told.items()).encode()


def _is_elsewhere(place: Path) -> bool:
    """Whether a file belongs to another language than English."""
    folder = f"scoundrel/{place.parent.parent.as_posix()}"
    return folder in (TEXTS, GUIDES) and place.parent.name != SOURCE_LANGUAGE


def _is_played(path: Path) -> bool:
    """Whether a compiled module is needed to play."""
    return path.parts[1] not in _ELSEWHERE and path.name.partition(".")[0] not in _TRAINING


def _sources() -> Iterator[Path]:
    for path in sorted((SOURCE / "scoundrel").rglob("*")):
        place = path.relative_to(SOURCE / "scoundrel")
        data = path.suffix in {".ftl", ".md"} or path.name in {"puzzles.json", "rungs.json"}
        program = path.suffix == ".py" and not path.with_suffix(".pxd").exists()
        here = _ELSEWHERE.isdisjoint({place.parts[0], place.as_posix()}) and not _is_elsewhere(place)
        if here and (data or program):
            yield path


def write_archive(place: Path, files: dict[str, bytes]) -> None:
    """An archive with every Python file compiled; the same files always give the same bytes.

    It is packed as a whole later, which makes it much smaller than what is in it would be one by one. Files
    of a kind lie beside each other, as they have most in common.
    """
    place.parent.mkdir(parents=True, exist_ok=True)
    programs = {name: content for name, content in files.items() if name.endswith(".py")}
    others = {name: content for name, content in files.items() if name not in programs}
    with zipfile.ZipFile(place, "w") as archive:
        for name, content in sorted((others | _compiled(programs)).items(), key=_by_kind):
            archive.writestr(zipfile.ZipInfo(name), content)


def _by_kind(file: tuple[str, bytes]) -> tuple[str, str]:
    return Path(file[0]).suffix, file[0]


_COMPILE = (
    sys.executable, "-X", "no_debug_ranges", "-m", "compileall",
    "-q", "-b", "-o", "2", "--invalidation-mode", "unchecked-hash",
)  # fmt: skip


def _compiled(programs: dict[str, bytes]) -> dict[str, bytes]:
    """The bytecode of modules, which is loaded without checking for their sources.

    It has no docstrings, and of the places in the source only the lines: with the columns, what is packed
    would be two fifths larger.
    """
    with tempfile.TemporaryDirectory() as folder:
        for name, content in programs.items():
            source = Path(folder, name)
            source.parent.mkdir(parents=True, exist_ok=True)
            source.write_bytes(content)
        subprocess.run([*_COMPILE, "-s", folder, folder], check=True)
        return {f"{name}c": Path(folder, f"{name}c").read_bytes() for name in programs}
