"""A net as a file: one line of JSON that says what it is, then its numbers in half precision.

If the late game has a net of its own, it is in a second file beside the first: `classic.net` contains the
hash of `classic-late.net`, so the two always belong together.
"""

from __future__ import annotations

import hashlib
import json
import struct
from array import array
from pathlib import Path
from typing import Any

from scoundrel.engine.search.net import Net
from scoundrel.errors import FileError, NetError
from scoundrel.files import read_bytes, write_whole
from scoundrel.notation.jsontext import parse_json
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.rules import MOST_CARDS

__all__ = ["late_path", "read_net", "write_net"]

OUTPUTS = {"scoundrel net 2": 1, "scoundrel net 3": 2}
"""The formats, and how many outputs their nets have: the older ones tell nothing of points."""
MOST_BYTES = 100_000_000
"""The largest file that is read as a net; those that come with the program are far smaller."""


def late_path(path: Path) -> Path:
    """The path of the late game's part of a net."""
    return path.with_name(f"{path.stem}-late{path.suffix}")


def write_net(path: Path, net: Net) -> None:
    """Write a net; each file is written whole or not at all."""
    header: dict[str, Any] = {}
    if net.late is not None:
        # Write the late part first, since the main file contains its hash.
        digest = _write_file(late_path(path), net.late, {"part": "late"})
        header = {"late_until": net.late_until(), "late_sha256": digest}
    _write_file(path, net, header)


def _write_file(path: Path, net: Net, more: dict[str, Any]) -> str:
    payload = struct.pack(f"<{net.count()}e", *array("f", net.numbers()))
    digest = hashlib.sha256(payload).hexdigest()
    form = next(form for form, outputs in OUTPUTS.items() if outputs == net.outputs())
    header = {"format": form, "rules": format_rules(net.rules), "width": net.width(), "sha256": digest}
    write_whole(path, json.dumps(header | more).encode() + b"\n" + payload)
    return digest


def read_net(path: Path) -> Net:
    """Read a net; raise `NetError` if it is missing, damaged or in another format."""
    net, header = _read_file(path)
    if "part" in header:
        raise NetError(f"{path.name} is a part of a net, not a whole one")
    until, digest = header.get("late_until"), header.get("late_sha256")
    if until is None:
        return net
    late, about = _read_file(late_path(path))
    if about["sha256"] != digest or not isinstance(until, int) or not 0 <= until <= MOST_CARDS:
        raise NetError(f"the nets {path.name} and {late_path(path).name} don't belong together")
    net.leave_to(late, until)
    return net


def _read_file(path: Path) -> tuple[Net, dict[str, Any]]:
    try:
        line, _, payload = read_bytes(path, MOST_BYTES).partition(b"\n")
        header = parse_json(line.decode())
        told = (header["format"], header["rules"], header["width"], header["sha256"])
    except FileError as error:
        raise NetError(f"the net {path.name} can't be read: {error}") from None
    except (ValueError, KeyError, TypeError):
        raise NetError(f"the net {path.name} is damaged: its first line can't be read") from None
    form, rules, width, digest = told
    known = isinstance(form, str) and isinstance(rules, str)
    if not (known and isinstance(width, int) and 0 < width <= MOST_BYTES):
        raise NetError(f"the net {path.name} is damaged: its first line can't be read")
    if form not in OUTPUTS:
        raise NetError(f"the net {path.name} is of another format, {form!r}")
    if hashlib.sha256(payload).hexdigest() != digest:
        raise NetError(f"the net {path.name} is damaged: its numbers are not those that were written")
    net = Net(parse_rules(rules), width, OUTPUTS[form])
    if len(payload) != 2 * net.count():
        raise NetError(f"the net {path.name} has {len(payload) // 2} numbers, not {net.count()}")
    net.load_halves(payload)
    return net, header
