"""The compiled modules as WebAssembly, made with nothing but Cython and the compiler in `ziglang`.

A side module is position-independent code in a file that Pyodide loads like a shared library: whatever it
needs of Python and of libc it finds there. No Emscripten is needed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from Cython.Build import cythonize

from setup import DIRECTIVES, compiled_modules
from website.places import BUILD, PROJECT, SOURCE

__all__ = ["side_modules"]

_OUT = BUILD / "wasm"
_ZIG = (sys.executable, "-m", "ziglang")
_COMPILE = (
    "cc",
    "-target", "wasm32-wasi",
    # What every browser has supported since 2021; the compiler's default needs more.
    "-mcpu=mvp+simd128+sign_ext+mutable_globals+nontrapping_fptoint+bulk_memory",
    "-fPIC", "-fvisibility=hidden", "-O3", "-ffp-contract=off", "-DNDEBUG", "-w",
    # An inline function that another module imports is no inline function to clang.
    "-DCYTHON_INLINE=__attribute__((__unused__))",
)  # fmt: skip
_LINK = (
    "wasm-ld", "-shared", "--experimental-pic", "--no-entry", "--strip-all",
    "--unresolved-symbols=import-dynamic",
    "--export-if-defined=__wasm_apply_data_relocs", "--export-if-defined=__wasm_call_ctors",
)  # fmt: skip


def side_modules(pyodide: Path) -> dict[str, Path]:
    """The compiled modules for that Pyodide: their paths within the package, and where they lie."""
    variables = _build_variables(pyodide)
    headers = _headers(variables)
    sources = _translated()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        built = list(pool.map(lambda source: _built(source, headers), sources))
    return {
        source.relative_to(_C_FILES).with_name(source.stem + variables["EXT_SUFFIX"]).as_posix(): module
        for source, module in zip(sources, built, strict=True)
    }


def _build_variables(pyodide: Path) -> dict[str, Any]:
    """The build variables of the Python in this Pyodide, from its own sysconfig data."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        name = next(name for name in library.namelist() if name.startswith("_sysconfigdata"))
        told: dict[str, Any] = {}
        exec(library.read(name), told)
    return dict(told["build_time_vars"])


def _headers(variables: dict[str, Any]) -> Path:
    """The headers of the building Python, with the platform's own settings from the Python in Pyodide."""
    place = _OUT / "include"
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(sysconfig.get_path("include"), place)
    lines = [
        f"#define {name} {value}"
        for name, value in sorted(variables.items())
        if re.match(r"(HAVE|SIZEOF|ALIGNOF|WITH|Py)_", name) and isinstance(value, int)
        if value or name.startswith("SIZEOF_")
    ]
    config = place / "pyconfig.h"
    config.unlink()
    config.write_text("\n".join(lines) + "\n")
    return place


_C_FILES = BUILD / "src"


def _translated() -> list[Path]:
    """Cython's C for every compiled module, the same that is compiled natively."""
    there = Path.cwd()
    os.chdir(PROJECT)
    try:
        modules = cythonize(
            compiled_modules(),
            build_dir=BUILD.name,
            compiler_directives=DIRECTIVES,
            nthreads=os.cpu_count(),
            quiet=True,
        )
    finally:
        os.chdir(there)
    return [PROJECT / source for module in modules for source in module.sources]


def _built(source: Path, headers: Path) -> Path:
    """The side module of a C file; built unless it is already newer than all it is made from."""
    name = source.relative_to(_C_FILES)
    beside = (SOURCE / name).parent
    module, thing = (_OUT / name).with_suffix(".wasm"), (_OUT / name).with_suffix(".o")
    made_from = [source, Path(__file__), *beside.glob("*.h")]
    if module.exists() and module.stat().st_mtime >= max(path.stat().st_mtime for path in made_from):
        return module
    module.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [*_ZIG, *_COMPILE, f"-I{headers}", f"-I{beside}", "-c", str(source), "-o", str(thing)], check=True
    )
    link = [*_ZIG, *_LINK, f"--export=PyInit_{source.stem}", str(thing), "-o", str(module)]
    subprocess.run(link, check=True, stderr=subprocess.DEVNULL)
    return module
