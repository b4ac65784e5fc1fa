"""What the program generates is what lies in the repository."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import FILES, ROOT


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_golden_file_is_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path](), "make golden rewrites it"
