"""JavaScript and CSS as they are sent: without comments, and without the space that only readers need."""

from __future__ import annotations

from pathlib import Path

import rcssmin
import rjsmin

__all__ = ["SLIMMED", "slim"]

SLIMMED = {".js": rjsmin.jsmin, ".css": rcssmin.cssmin}
"""What leaves them out, by the ending of a file's name; nothing is renamed, so errors still tell where."""


def slim(path: Path) -> None:
    """Leave them out of a file; another kind of file stays as it is."""
    if remove := SLIMMED.get(path.suffix):
        path.write_text(remove(path.read_text("utf-8")), "utf-8")
