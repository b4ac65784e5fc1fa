"""What is packed comes out as it went in, however it arrives; anything else is an error."""

from __future__ import annotations

import base64
import json
import marshal
import random
import shutil
import subprocess
import zipfile
from pathlib import Path
from types import CodeType

import pytest

from website.archives import write_archive
from website.packages import node
from website.packing import pack, write_unpacker
from website.places import HERE

pytestmark = pytest.mark.slow

PROGRAM = """
import { readFileSync, writeFileSync } from "node:fs";
import { Unpacker, unpack } from "./unpack.mjs";
const program = new WebAssembly.Module(readFileSync("unpack.wasm"));
const told = [];
for (const [name, step] of JSON.parse(process.argv[2])) {
  const packed = readFileSync(name);
  try {
    const unpacker = new Unpacker(program);
    const parts = [];
    for (let at = 0; at < packed.length; at += step) parts.push(unpacker.push(packed.subarray(at, at + step)));
    const whole = Buffer.concat([...parts, unpacker.end()]);
    told.push(whole.equals(Buffer.from(unpack(program, packed))) ? whole.toString("base64") : "differs");
  } catch (error) {
    told.push(error.constructor.name);
  }
}
writeFileSync(1, JSON.stringify(told));
"""
FAILED = "RuntimeError"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("unpacking")
    write_unpacker(place / "unpack.wasm")
    shutil.copyfile(HERE / "unpack.js", place / "unpack.mjs")
    (place / "program.mjs").write_text(PROGRAM)
    return place


def unpacked(place: Path, files: list[tuple[bytes, int]]) -> list[str]:
    """What comes out of each file when it arrives in parts of that size."""
    asked = []
    for number, (packed, step) in enumerate(files):
        (place / f"{number}.bin").write_bytes(packed)
        asked.append((f"{number}.bin", step))
    done = subprocess.run(
        [node(), "program.mjs", json.dumps(asked)], cwd=place, capture_output=True, text=True, check=True
    )
    told: list[str] = json.loads(done.stdout)
    return told


def contents() -> list[bytes]:
    """Nothing, a little, text, numbers, noise, and what repeats itself from far away."""
    dice = random.Random(7)
    noise = dice.randbytes(70_000)
    text = " ".join(dice.choice(["card", "room", "weapon", "potion"]) for _ in range(40_000)).encode()
    numbers = b"".join(dice.randrange(1 << 12).to_bytes(4, "little") for _ in range(30_000))
    return [b"", b"x", b"x" * 300_000, text, numbers, noise, noise + text + noise]


@pytest.mark.parametrize(("literal", "position"), [(3, 2), (4, 0)])
def test_what_is_packed_comes_out_as_it_went_in(place: Path, literal: int, position: int) -> None:
    for content in contents():
        packed = pack(content, literal, position)
        steps = [step for step in (1, 7, 4096, 65_536, 1_000_000) if step > 1 or len(packed) < 5000]
        told = unpacked(place, [(packed, step) for step in steps])
        assert told == [base64.b64encode(content).decode()] * len(steps)


def test_what_is_damaged_is_an_error(place: Path) -> None:
    content = contents()[3]
    packed = pack(content)
    cut = [packed[:end] for end in (0, 3, 9, 100, len(packed) - 50)]
    too_large = packed[:1] + (1 << 30).to_bytes(4, "little") + packed[5:]
    wrong = [b"\xff" + packed[1:], too_large, packed[:5] + b"\x01" + packed[6:]]
    assert unpacked(place, [(each, 1000) for each in (*cut, *wrong)]) == [FAILED] * (len(cut) + len(wrong))


PROGRAM_FILE = b"""def double(n):
    'Twice as much.'
    return 2 * n
"""


def test_bytecode_tells_lines_and_nothing_else_of_its_source(tmp_path: Path) -> None:
    files = {"game/sums.py": PROGRAM_FILE, "game/b.toml": b"b = 1", "game/a.py": b"", "a.toml": b"a = 1"}
    first, second = tmp_path / "first.zip", tmp_path / "second.zip"
    write_archive(first, files)
    write_archive(second, files)
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as archive:
        assert archive.namelist() == ["game/a.pyc", "game/sums.pyc", "a.toml", "game/b.toml"]
        module: CodeType = marshal.loads(archive.read("game/sums.pyc")[16:])
    (double,) = (each for each in module.co_consts if isinstance(each, CodeType))
    assert double.co_filename == "game/sums.py"
    assert "Twice" not in str(double.co_consts)
    assert {1, 3} <= {line for line, *_ in double.co_positions()}
    assert {place for _, _, *columns in double.co_positions() for place in columns} == {None}
