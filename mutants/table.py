"""Which modules are changed, and which tests should notice: the quick ones first."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

__all__ = ["PACKAGE", "TESTED", "guards_of", "modules"]

PACKAGE = Path(__file__).parents[1] / "src" / "scoundrel"

TESTED = {
    "rules/*.py": "rules game conformance oracle mixing notation",
    "play/flow.py": "sitting flow",
    "play/local.py": "sitting trying flow",
    "play/move_checks.py": "move_checks typed_moves flow plain",
    "play/typed_moves.py": "typed_moves plain",
    "play/store.py": "overlay store store_values sitting",
    "store/*.py": "overlay store store_values",
    "door/*.py": "door",
    "door/pages/*.py": "door",
}


def modules() -> list[str]:
    """Every module of the table, by its path within the package."""
    return [
        path.relative_to(PACKAGE).as_posix() for pattern in TESTED for path in sorted(PACKAGE.glob(pattern))
    ]


def guards_of(module: str) -> tuple[str, ...]:
    """The tests that should notice a change to a module."""
    return next(tuple(names.split()) for pattern, names in TESTED.items() if fnmatchcase(module, pattern))
