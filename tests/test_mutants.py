"""The mutation check: small changes are made where a program is run, and tried in a copy of the project."""

from __future__ import annotations

from pathlib import Path

import pytest

from mutants.changes import Mutant, mutants_of
from mutants.table import PACKAGE, TESTED, guards_of, modules
from mutants.trial import PROJECT, Copy

MODULE = "cards.py"


def changes(source: str) -> list[str]:
    """What each change makes of a program of one line."""
    return [mutant.source for mutant in mutants_of(MODULE, source)]


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("a < b", ["a <= b"]),
        ("a == b", ["a != b"]),
        ("a in b", ["a not in b"]),
        ("a + b", ["a - b"]),
        ("a and b", ["a or b"]),
        ("not a", ["a"]),
        ("x = True", ["x = False"]),
        ("x = 3", ["x = 4"]),
        ("a if b else c", ["a if not b else c"]),
        ("[a for a in b if c]", ["[a for a in b]"]),
        ("call()", ["pass"]),
        ("a += b", ["pass"]),
        ("a.b = c", ["pass"]),
        ("raise a", ["pass"]),
        ("if a:\n    b()", ["if not a:\n    b()", "if a:\n    pass"]),
        ("while a:\n    break", ["while not a:\n    break", "while a:\n    pass"]),
        ("f(a > 1)", ["pass", "f(a >= 1)", "f(a > 2)"]),
    ],
)
def test_a_change_is_the_opposite_or_something_nearby_or_nothing(source: str, changed: list[str]) -> None:
    assert changes(source) == changed


@pytest.mark.parametrize(
    "source",
    [
        '"""Words."""',
        "x: Literal[3]",
        "def f(a: Literal[3]) -> Literal[4]:\n    ...",
        "@dataclass(frozen=True)\nclass A:\n    ...",
        "if TYPE_CHECKING:\n    call()",
        "x = 'words'",
        "x = y",
    ],
)
def test_what_is_not_run_is_not_changed(source: str) -> None:
    assert changes(source) == []


def test_a_change_says_where_it_is_and_what_it_is() -> None:
    (mutant,) = mutants_of(MODULE, "x = y\nif x:\n    y = x")
    assert str(mutant) == "cards.py:2  if x: …  →  if not x: …"


@pytest.mark.parametrize("pattern", TESTED)
def test_the_table_names_what_there_is(pattern: str) -> None:
    found = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob(pattern))
    assert found
    for module in found:
        assert module in modules()
        for name in guards_of(module):
            assert (PROJECT / "tests" / f"test_{name}.py").exists()


@pytest.mark.slow
def test_a_copy_notices_harmful_changes_and_is_restored(tmp_path: Path) -> None:
    copy, tests, module = Copy(tmp_path / "copy"), ("typed_moves",), "play/typed_moves.py"
    path = copy.folder / "src" / "scoundrel" / module
    source = path.read_text("utf-8")
    patience = 10 + 5 * copy.time(tests)
    harmless = Mutant(module, 1, "", "", f"{source}\nunused = 1\n")
    harmful = Mutant(module, 1, "", "", f"{source}\nraise SystemError\n")
    endless = Mutant(module, 1, "", "", "while True:\n    pass\n")
    assert not copy.notices(harmless, tests, patience)
    assert copy.notices(harmful, tests, patience)
    assert copy.notices(endless, tests, patience=1)
    assert path.read_text("utf-8") == source == (PACKAGE / module).read_text("utf-8")
