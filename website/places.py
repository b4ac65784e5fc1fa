"""Where things are read and written while the site is built."""

from __future__ import annotations

from pathlib import Path

__all__ = ["BUILD", "HERE", "PAGE", "PROJECT", "SITE", "SOURCE"]

HERE = Path(__file__).parent
PROJECT = HERE.parent
SOURCE = PROJECT / "src"
PAGE = SOURCE / "scoundrel" / "page"
BUILD = PROJECT / "build"
SITE = BUILD / "site"
