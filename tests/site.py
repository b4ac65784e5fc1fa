"""The built page, for the tests that need it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from filelock import FileLock

from website.build import build
from website.packages import pyodide
from website.places import BUILD, SITE

__all__ = ["built_site"]


def built_site() -> Path:
    """The folder of the site, built once in a test run, whichever process comes first."""
    try:
        pyodide()
    except subprocess.CalledProcessError:
        pytest.skip("Pyodide is not here, and npm can't be reached")
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    built_for = BUILD / "site-built-for"
    with FileLock(BUILD / "site.lock"):
        if not (SITE.exists() and built_for.exists() and built_for.read_text() == run):
            build()
            built_for.write_text(run)
    return SITE
