"""A net as a file: one line of JSON that tells what it is, then its numbers in half precision."""

from __future__ import annotations

import hashlib
import json
import struct
from array import array
from pathlib import Path

from scoundrel.errors import NetError
from scoundrel.files import write_whole
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.rules import Rules
from scoundrel.search.net import Net

__all__ = ["read_net", "write_net"]

FORMAT = "scoundrel net 1"


def write_net(path: Path, rules: Rules, width: int, numbers: bytes) -> None:
    """Write a net from its 32-bit numbers; the file is there whole or not at all."""
    payload = struct.pack(f"<{len(numbers) // 4}e", *array("f", numbers))
    header = {
        "format": FORMAT,
        "rules": format_rules(rules),
        "width": width,
        "sha256": hashlib.sha256(payload).hexdigest(),
    }
    write_whole(path, json.dumps(header).encode() + b"\n" + payload)


def read_net(path: Path) -> Net:
    """Read a net; `NetError` if it is missing, damaged or of another format."""
    try:
        line, _, payload = path.read_bytes().partition(b"\n")
        header = json.loads(line)
        told = (header["format"], header["rules"], header["width"], header["sha256"])
    except OSError as error:
        raise NetError(f"the net {path.name} can't be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise NetError(f"the net {path.name} is damaged: its first line can't be read") from None
    form, rules, width, digest = told
    if not (isinstance(rules, str) and isinstance(width, int)):
        raise NetError(f"the net {path.name} is damaged: its first line can't be read")
    if form != FORMAT:
        raise NetError(f"the net {path.name} is of another format, {form!r}")
    if hashlib.sha256(payload).hexdigest() != digest:
        raise NetError(f"the net {path.name} is damaged: its numbers are not those that were written")
    net = Net(parse_rules(rules), width)
    if len(payload) != 2 * net.count():
        raise NetError(f"the net {path.name} has {len(payload) // 2} numbers, not {net.count()}")
    net.load(array("f", struct.unpack(f"<{net.count()}e", payload)).tobytes())
    return net
