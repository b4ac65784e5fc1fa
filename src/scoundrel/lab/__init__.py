"""The laboratory: many games, counted and compared.

A `Run` says who plays what; `played_here` plays its batches, and `Results` counts them, in a file if it is
to be resumed. `compare` lets two runs play the same deals.

>>> from scoundrel import RULEBOOK
>>> from scoundrel.lab import Results, Run, played_here
>>> run = Run.of(RULEBOOK["classic"], "net", seed="1", games=100)
>>> with Results(run) as results:
...     for _, batch in played_here((run, number) for number in results.left()):
...         results.add(batch)
>>> results.total.won
85
"""

from scoundrel.engine.tally import Played, Tally, wilson
from scoundrel.lab.batches import Batch, play_batch
from scoundrel.lab.comparing import Pairs, compare
from scoundrel.lab.results import Results
from scoundrel.lab.runs import Run
from scoundrel.lab.statistics import mean_score
from scoundrel.lab.tables import write_table
from scoundrel.lab.workers import played_here

__all__ = [
    "Batch",
    "Pairs",
    "Played",
    "Results",
    "Run",
    "Tally",
    "compare",
    "mean_score",
    "play_batch",
    "played_here",
    "wilson",
    "write_table",
]
