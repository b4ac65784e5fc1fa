"""The C types of the .pxd files, as the type checker sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scoundrel import RULEBOOK, Rules
from scoundrel.rules.choices import Choice
from tests.golden.shapes import shapes

HERO = """\
from libc.stdint cimport int16_t, uint8_t

cdef extern from *:
    const float WORTH  # of a weapon

cdef enum:
    SLOTS = 4  # in a room

cdef struct Hero:
    int16_t health
    # A comment is no end.
    bint fallen
    uint8_t slain[SLOTS]

cdef inline bint is_alive(const Hero* hero, int least) noexcept nogil:
    return hero.health > least

cdef void heal(Hero* hero) noexcept nogil
"""

PARTY = """\
cdef struct Party:
    Hero heroes[2]
    const Hero* leader
    float luck[3][2]
"""


def test_structs_constants_and_functions_written_in_c_are_told(tmp_path: Path) -> None:
    (tmp_path / "hero.pxd").write_text(HERO, "utf-8")
    (tmp_path / "party.pxd").write_text(PARTY, "utf-8")
    told = shapes(tmp_path).splitlines()
    assert {"int16_t: Any", "uint8_t: Any", "WORTH: float", "SLOTS: int"} <= set(told)
    hero = told.index("class Hero:")
    assert told[hero + 1 : hero + 4] == ["    health: int", "    fallen: bool", "    slain: Cards"]
    assert "def is_alive(hero: Any, least: int) -> bool: ..." in told
    party = told.index("class Party:")
    assert told[party + 1 : party + 4] == [
        "    heroes: list[Hero]",
        "    leader: Hero",
        "    luck: list[list[float]]",
    ]
    assert not any("heal(" in line for line in told)  # it is written in Python


def test_a_name_stands_for_one_thing(tmp_path: Path) -> None:
    for name, moves in (("one", 10), ("other", 20)):
        (tmp_path / f"{name}.pxd").write_text(f"cdef enum:\n    MOST_MOVES = {moves}\n", "utf-8")
    with pytest.raises(ValueError, match="other.pxd and one.pxd both declare MOST_MOVES"):
        shapes(tmp_path)


def test_a_setting_and_its_values_have_the_same_names_in_the_kernel() -> None:
    told = shapes()
    fields = told.partition("class Knobs:\n")[2].partition("    def")[0].splitlines()
    names = {field.partition(":")[0].strip() for field in fields}
    assert names - {"to_face", "twins"} == {*Rules.settings()} - {"name", "title", "deck", "carried"}
    settings = [getattr(RULEBOOK["classic"], name) for name in names & {*Rules.settings()}]
    choices = [choice for value in settings if isinstance(value, Choice) for choice in type(value)]
    assert len(choices) == 15
    for choice in choices:
        assert f"\n{choice.name}: int\n" in told
