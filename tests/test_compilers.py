"""What is compiled gives the same results with compilers that have neither vectors nor 128-bit integers."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
from array import array
from pathlib import Path
from random import Random

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "scoundrel"
COMPILER = shutil.which(os.environ.get("CC", "cc"))
WIDTH, COUNT, ROWS = 512, 60, 200

pytestmark = pytest.mark.skipif(
    COMPILER is None or sys.platform == "win32", reason="nothing here compiles a library"
)


def compiled(folder: Path, code: str, *flags: str) -> ctypes.CDLL:
    assert COMPILER is not None
    source, library = folder / "code.c", folder / f"code{len(flags)}.so"
    source.write_text(code)
    command = [COMPILER, "-O3", "-ffp-contract=off", "-shared", "-fPIC", *flags]
    subprocess.run([*command, "-o", library, source], check=True)
    return ctypes.CDLL(str(library))


def sums(library: ctypes.CDLL) -> bytes:
    """The sums of a layer, with the same numbers each time."""
    chance = Random(1)

    def numbers(count: int) -> array[float]:
        return array("f", [chance.gauss(0, 1) for _ in range(count)])

    rows, total, narrow = numbers(ROWS * WIDTH), numbers(WIDTH), numbers(32)
    active = array("H", [chance.randrange(ROWS) for _ in range(COUNT)])
    addresses = [each.buffer_info()[0] for each in (rows, active, total, narrow)]
    at = [ctypes.c_void_p(address) for address in addresses]
    library.rows(at[0], WIDTH, at[1], COUNT, at[2])
    library.scaled(at[0], at[2], WIDTH, at[3])
    library.scaled(at[0], at[2], WIDTH - 5, at[3])
    return total.tobytes() + narrow.tobytes()


def test_sums_are_the_same_without_vectors(tmp_path: Path) -> None:
    code = f"""
#include "{SOURCE / "engine" / "search" / "sums.h"}"
void rows(const float *r, int w, const uint16_t *a, int c, float *t) {{ sum_rows(r, w, a, c, t); }}
void scaled(const float *r, const float *i, int c, float *t) {{ sum_scaled(r, i, c, t); }}
"""
    assert sums(compiled(tmp_path, code)) == sums(compiled(tmp_path, code, "-DPLAIN_SUMS"))


def test_only_glibc_is_given_versions_to_choose_from(tmp_path: Path) -> None:
    """The headers of musl, as on Alpine, don't name glibc; there gcc refuses functions in several versions."""
    assert COMPILER is not None
    for header in ("stddef.h", "stdint.h"):
        (tmp_path / header).touch()
    command = [COMPILER, "-E", "-nostdinc", "-I", str(tmp_path), str(SOURCE / "engine/search/sums.h")]
    read = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "void sum_rows" in read
    assert "target_clones" not in read


def test_products_are_the_same_without_wide_integers(tmp_path: Path) -> None:
    text = (SOURCE / "deals.pxd").read_text("utf-8")
    (verbatim,) = re.findall(r'"""(.*?)"""', text, re.DOTALL)
    code = (
        f"{verbatim}\nuint64_t product(uint64_t one, uint64_t other) {{ return upper_half(one, other); }}\n"
    )
    chance = Random(2)
    pairs = [(chance.getrandbits(64), chance.getrandbits(chance.choice((6, 32, 64)))) for _ in range(1000)]
    for flags in ((), ("-U__SIZEOF_INT128__",)):
        product = compiled(tmp_path, code, *flags).product
        product.argtypes, product.restype = [ctypes.c_uint64] * 2, ctypes.c_uint64
        for one, other in [*pairs, (2**64 - 1, 2**64 - 1), (0, 5)]:
            assert product(one, other) == one * other >> 64
