"""A finished game beside that of somebody who sent a link."""

from __future__ import annotations

from collections.abc import Iterator

from scoundrel.door.data import Data, button, party_data
from scoundrel.door.pages.layout import page
from scoundrel.history.comparing import Side, claims_about, compared
from scoundrel.play.sealed import claimant
from scoundrel.play.sitting import Sitting
from scoundrel.texts import say

__all__ = ["compare_page"]


def compare_page(sitting: Sitting, which: int) -> Data:
    """Both results, health by room, and where the two parted; `which` of those who sent one."""
    number, comparison = sitting.about.number, compared(sitting, which)
    parting = comparison.parting
    return page(
        "compare",
        say("comparing-title", what=sitting.title),
        _here(number, which),
        _buttons(sitting, which),
        mine=_side(comparison.mine, comparison.mine.name),
        theirs=_side(comparison.theirs, say("comparing-says", name=comparison.theirs.name)),
        most=sitting.rules.max_health,
        parting=None if parting is None else parting.room,
        lines=list(comparison.lines),
        words=list(comparison.health_lines),
        axes={"x": say("door-axis-room"), "y": say("door-axis-health")},
    )


def _here(number: int | None, which: int) -> Data:
    return {"do": "compare", "number": number, "which": which}


def _side(side: Side, heading: str) -> Data:
    return {
        "heading": heading,
        "name": side.name,
        "result": side.result,
        "parties": [party_data(each) for each in side.parties],
        "health": [list(each) for each in side.health],
    }


def _buttons(sitting: Sitting, which: int) -> Iterator[Data]:
    number = sitting.about.number
    yield button("end", {"do": "continue", "number": number})
    for place, claim in enumerate(claims_about(sitting)):
        if place != which:
            label = say("comparing-with", name=claimant(claim))
            yield button("compare", _here(number, place), label=label)
