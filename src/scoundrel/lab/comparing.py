"""Two players, or two rule settings, on the same deals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from scoundrel.engine.tally import Played, Tally
from scoundrel.lab.runs import Run
from scoundrel.lab.statistics import added, margin, tally_of
from scoundrel.lab.workers import played_here

__all__ = ["Pairs", "compare"]


@dataclass(slots=True)
class Pairs:
    """Deals that both sides played: the tally of each, and their differences deal by deal."""

    tallies: list[Tally] = field(default_factory=lambda: [Tally(), Tally()])
    both: int = 0
    """Deals that both sides won."""
    alone: list[int] = field(default_factory=lambda: [0, 0])
    """Deals that only this side won, for each side."""
    neither: int = 0
    scored: int = 0
    """Deals that neither side forfeited."""
    lead: float = 0.0
    """How much more the first side scored, summed over these deals."""
    lead_squares: float = 0.0

    @property
    def deals(self) -> int:
        """How many deals both sides have played."""
        return self.both + sum(self.alone) + self.neither

    def add(self, one: list[Played], other: list[Played]) -> None:
        """Count deals that both sides played."""
        self.tallies = [
            added(*pair) for pair in zip(self.tallies, map(tally_of, (one, other)), strict=True)
        ]
        for first, second in zip(one, other, strict=True):
            self._add_deal(first, second)

    def _add_deal(self, first: Played, second: Played) -> None:
        wins = any(first.wins), any(second.wins)
        if wins[0] != wins[1]:
            self.alone[wins.index(True)] += 1
        elif wins[0]:
            self.both += 1
        else:
            self.neither += 1
        if not (first.forfeited or second.forfeited):
            # With two parties, their mean score counts.
            lead = (sum(first.scores) - sum(second.scores)) / len(first.scores)
            self.scored += 1
            self.lead += lead
            self.lead_squares += lead * lead

    def win_rate_lead(self) -> tuple[float, float]:
        """How much more often the first side wins, with its 95 % margin, deal by deal."""
        first, second = self.alone
        return margin(first - second, first + second, self.deals)

    def score_lead(self) -> tuple[float, float]:
        """How much more the first side scores, with its 95 % margin."""
        return margin(self.lead, self.lead_squares, self.scored)


def compare(one: Run, other: Run, workers: int, tell: Callable[[str], None]) -> Iterator[Pairs]:
    """Let both sides play the same deals; yield the comparison after each batch that both finished."""
    size = min(one.size, other.size)
    sides = replace(one, size=size, rows=True), replace(other, size=size, rows=True)
    tasks = ((side, number) for number in range(sides[0].batches) for side in dict.fromkeys(sides))
    waiting: dict[int, dict[Run, list[Played]]] = defaultdict(dict)
    pairs = Pairs()
    for (side, number), batch in played_here(tasks, workers):
        for note in batch.notes:
            tell(note)
        waiting[number][side] = batch.rows or []
        if len(waiting[number]) == len(set(sides)):
            done = waiting.pop(number)
            pairs.add(done[sides[0]], done[sides[1]])
            yield pairs
