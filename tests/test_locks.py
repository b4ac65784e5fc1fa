"""What `make` installs is pinned: all that pyproject.toml asks for, in versions that fit, compared with hashes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from locks.renew import LOCKS, WANTED

MACHINES = [
    {"python_version": python, "python_full_version": f"{python}.0", "sys_platform": system}
    for python, system in product(("3.11", "3.12", "3.13", "3.14"), ("linux", "darwin", "win32"))
]


def pins(name: str) -> Iterator[Requirement]:
    """Every package that a file pins."""
    for line in (LOCKS / f"{name}.txt").read_text("utf-8").splitlines():
        if line[0] not in " #":
            yield Requirement(line.removesuffix(" \\"))


def installed(name: str, machine: dict[str, str]) -> dict[str, str]:
    """What a file installs on a machine: packages, and their versions."""
    chosen = [pin for pin in pins(name) if pin.marker is None or pin.marker.evaluate(machine)]
    versions = {pin.name: str(pin.specifier).removeprefix("==") for pin in chosen}
    assert len(versions) == len(chosen), "a package is pinned once"
    return versions


def test_there_is_a_file_for_every_purpose() -> None:
    assert {path.stem for path in LOCKS.glob("*.txt")} == set(WANTED)


@pytest.mark.parametrize("name", WANTED)
def test_all_that_is_asked_for_is_pinned_for_every_machine(name: str) -> None:
    for machine in MACHINES:
        versions = installed(name, machine)
        for asked in map(Requirement, WANTED[name]):
            if asked.marker is not None and not asked.marker.evaluate(machine):
                continue
            assert asked.specifier.contains(versions[canonicalize_name(asked.name)]), (
                f"{asked}: run make lock"
            )


@pytest.mark.parametrize("name", WANTED)
def test_every_package_is_compared_with_its_hashes(name: str) -> None:
    text = (LOCKS / f"{name}.txt").read_text("utf-8")
    pinned = re.findall(r"^\S+==.* \\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert len(pinned) == len(list(pins(name))) > 0


def test_all_files_agree() -> None:
    """They are installed into one environment, one after the other."""
    for machine in MACHINES:
        together: dict[str, str] = {}
        for name in WANTED:
            versions = installed(name, machine)
            assert {
                package: together.get(package, version) for package, version in versions.items()
            } == versions
            together |= versions
