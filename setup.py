"""Builds the compiled modules; everything else about the package is in pyproject.toml."""

from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")

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
}


def compiled_modules() -> list[Extension]:
    sources = sorted(path.with_suffix(".py") for path in SOURCE.rglob("*.pxd"))
    return [
        Extension(
            ".".join(path.with_suffix("").relative_to(SOURCE).parts),
            [path.as_posix()],
            include_dirs=[str(path.parent)],
            depends=[str(header) for header in path.parent.glob("*.h")],
            extra_compile_args=["-O3", "-ffp-contract=off"],
        )
        for path in sources
    ]


setup(
    ext_modules=cythonize(compiled_modules(), build_dir="build", compiler_directives=DIRECTIVES, quiet=True)
)
