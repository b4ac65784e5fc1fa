"""A net as a file: one line of JSON that says what it is, then its numbers.

The first layer holds nearly all of them. Each of its rows is a scale, a number in half precision, and a
byte for each weight: how many times the scale it is. The other layers are in half precision throughout.

If the late game has a net of its own, it is in a second file beside the first: `classic.net` contains the
hash of `classic-late.net`, so the two always belong together.
"""

from __future__ import annotations

import hashlib
import json
import struct
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from scoundrel.engine.search.net import Net
from scoundrel.errors import FileError, NetError, quote
from scoundrel.files import read_bytes, write_whole
from scoundrel.notation.jsontext import parse_json
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.rules import MOST_CARDS

__all__ = ["late_path", "read_net", "write_net"]

PACKED = "scoundrel net 4"
HALVES = {"scoundrel net 2": 1, "scoundrel net 3": 2}
"""Older formats, in half precision throughout, and how many outputs their nets have: the first ones have
none for points."""
STEPS = 95
"""A weight is at most this many times its row's scale. With 63 steps `dragons` scored 0.29 ± 0.19 less over
40,000 deals; with 95 no net plays worse, and with 127 they all together take half a megabyte more."""
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
    payload = _packed(net)
    digest = hashlib.sha256(payload).hexdigest()
    about = {"outputs": net.outputs(), "sha256": digest}
    header = {"format": PACKED, "rules": format_rules(net.rules), "width": net.width()} | about
    write_whole(path, json.dumps(header | more).encode() + b"\n" + payload)
    return digest


def _packed(net: Net) -> bytes:
    """The numbers of a net as its file has them: the scales of all rows, the rows, the other layers."""
    numbers, width = array("f", net.numbers()), net.width()
    rows = [numbers[start : start + width] for start in range(0, net.size() * width, width)]
    scales = [_half(max(map(abs, row)) / STEPS) for row in rows]
    steps = array("b")
    for row, scale in zip(rows, scales, strict=True):
        steps.extend(round(weight / scale) if scale else 0 for weight in row)
    return _halves(scales) + steps.tobytes() + _halves(numbers[net.size() * width :])


def _half(number: float) -> float:
    """The nearest number of half precision."""
    return float(struct.unpack("<e", struct.pack("<e", number))[0])


def _halves(numbers: Sequence[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}e", *numbers)


def read_net(path: Path) -> Net:
    """Read a net; raise `NetError` if it is missing, damaged or in another format."""
    net, header = _read_file(path)
    if "part" in header:
        raise NetError("error-net_part", name=path.name)
    until, digest = header.get("late_until"), header.get("late_sha256")
    if until is None:
        return net
    late, about = _read_file(late_path(path))
    if about["sha256"] != digest or not isinstance(until, int) or not 0 <= until <= MOST_CARDS:
        raise NetError("error-net_strangers", name=path.name, other=late_path(path).name)
    net.leave_to(late, until)
    return net


def _read_file(path: Path) -> tuple[Net, dict[str, Any]]:
    try:
        line, _, payload = read_bytes(path, MOST_BYTES).partition(b"\n")
        header = parse_json(line.decode())
        told = (header["format"], header["rules"], header["width"], header["sha256"])
    except FileError as error:
        raise NetError("error-net_unreadable", name=path.name, why=error) from None
    except (ValueError, KeyError, TypeError):
        raise NetError("error-net_first_line", name=path.name) from None
    form, rules, width, digest = told
    known = isinstance(form, str) and isinstance(rules, str)
    if not (known and isinstance(width, int) and 0 < width <= MOST_BYTES):
        raise NetError("error-net_first_line", name=path.name)
    outputs = header.get("outputs") if form == PACKED else HALVES.get(form)
    if outputs not in (1, 2):
        raise NetError("error-net_format", name=path.name, format=quote(form))
    if hashlib.sha256(payload).hexdigest() != digest:
        raise NetError("error-net_digest", name=path.name)
    net = Net(parse_rules(rules), width, outputs)
    load = net.load_packed if form == PACKED else net.load_halves
    try:
        load(payload)
    except NetError as error:
        raise NetError("error-net_damaged", name=path.name, why=error) from None
    return net, header
