"""What npm sends is compared with hashes that are written here, before anything of it is unpacked."""

from __future__ import annotations

import hashlib
import io
import sys
import tarfile
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from website import packages
from website.packages import AXE, PRETTIER, PYODIDES, SHA512, TYPESCRIPT, fetched, pyodide

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="npm is played by a shell script")

CODE = b"export const anything = 'at all';\n"


@pytest.fixture
def sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An npm that hands out one archive, whatever it is asked for; packages go to a folder of this test."""
    archive, program = tmp_path / "sent.tgz", tmp_path / "bin" / "npm"
    with tarfile.open(archive, "w:gz") as written:
        file = tarfile.TarInfo("package/pyodide.mjs")
        file.size = len(CODE)
        written.addfile(file, io.BytesIO(CODE))
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\nexec cp '{archive}' ./package.tgz\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=":")
    monkeypatch.setattr(packages, "_PACKAGES", tmp_path / "packages")
    return archive


def test_whatever_may_be_asked_of_npm_has_its_hash() -> None:
    pyodides = {f"pyodide@{version}" for version in PYODIDES.values()}
    assert set(SHA512) == pyodides | {AXE, PRETTIER, TYPESCRIPT}
    assert len(set(SHA512.values())) == len(SHA512)
    for digest in SHA512.values():
        assert len(b64decode(digest, validate=True)) == 64


@pytest.mark.parametrize("package", SHA512)
def test_a_package_with_another_hash_is_not_unpacked(package: str, sent: Path) -> None:
    with pytest.raises(
        SystemExit, match=rf"^npm sent something else than {package}: .* nothing was unpacked\.$"
    ):
        fetched(package)
    assert list((sent.parent / "packages").iterdir()) == []


@pytest.mark.parametrize("python", PYODIDES)
def test_every_python_that_builds_the_page_checks_its_pyodide(
    python: tuple[int, int], sent: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (*python, 0))
    with pytest.raises(SystemExit, match=f"something else than pyodide@{PYODIDES[python]}:"):
        pyodide()


def test_a_package_with_the_right_hash_is_unpacked_and_cached(
    sent: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    digest = b64encode(hashlib.sha512(sent.read_bytes()).digest()).decode()
    monkeypatch.setitem(SHA512, AXE, digest)
    place = fetched(AXE)
    assert (place / "pyodide.mjs").read_bytes() == CODE
    assert list(place.parent.iterdir()) == [place]
    sent.unlink()
    assert fetched(AXE) == place
