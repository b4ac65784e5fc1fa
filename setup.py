"""Builds the compiled modules, and makes the README fit for PyPI.

What the package holds is in MANIFEST.in, all else in pyproject.toml.

What CFLAGS says comes last and so has the last word: `make sanitize` asks for its checks that way.
"""

import os
import re
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
CORES = os.cpu_count() or 1

# A module is compiled exactly when a .pxd beside it types it. That file gives the C types; the annotations
# in the .py are for readers and the type checker, hence annotation_typing off.
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": True,
}


# Nothing is fused: a net gives the same result to the last bit on every processor.
FLAGS = {"msvc": ["/O2", "/fp:precise"]}
USUAL_FLAGS = ["-O3", "-g0", "-ffp-contract=off"]


class Compile(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles with the flags that the compiler at hand knows."""

    def build_extension(self, ext: Extension) -> None:
        flags = FLAGS.get(self.compiler.compiler_type, USUAL_FLAGS)
        ext.extra_compile_args = [*flags, *os.environ.get("CFLAGS", "").split()]
        super().build_extension(ext)


def description() -> str:
    """The README for PyPI, which knows neither the project's pictures nor where its documents are."""
    text = Path("README.md").read_text("utf-8")
    without_pictures = re.sub(r"^!\[.*\n\n", "", text, flags=re.MULTILINE)
    return re.sub(r"\[([^\]]+)\]\((?!https?:)[^)]*\)", r"\1", without_pictures)


def compiled_modules() -> list[Extension]:
    sources = sorted(path.with_suffix(".py") for path in SOURCE.rglob("*.pxd"))
    return [
        Extension(
            ".".join(path.with_suffix("").relative_to(SOURCE).parts),
            [path.as_posix()],
            include_dirs=[str(path.parent)],
            depends=[str(header) for header in path.parent.glob("*.h")],
        )
        for path in sources
    ]


if __name__ == "__main__":  # where processes don't fork, each that translates reads this file again
    setup(
        long_description=description(),
        long_description_content_type="text/markdown",
        cmdclass={"build_ext": Compile},
        ext_modules=cythonize(
            compiled_modules(),
            build_dir="build",
            compiler_directives=DIRECTIVES,
            nthreads=CORES,
            quiet=True,
        ),
        options={"build_ext": {"parallel": CORES}},
    )
