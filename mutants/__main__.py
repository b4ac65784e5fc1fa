"""`python -m mutants [MODULE...] [--sample N] [--seed S]`: reports which small changes no test notices."""

from __future__ import annotations

import argparse
import os
import random
import resource
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from mutants.changes import Mutant, mutants_of
from mutants.table import PACKAGE, guards_of, modules
from mutants.trial import Copy

MEMORY = 4 << 30
"""Bytes that a test may take; a change may make it grow without end."""


def main() -> None:
    """Try a sample, and name the survivors."""
    asked = _asked()
    found = [
        mutant
        for module in asked.modules or modules()
        for mutant in mutants_of(module, (PACKAGE / module).read_text("utf-8"))
    ]
    chosen = random.Random(asked.seed).sample(found, min(asked.sample or len(found), len(found)))
    print(f"{len(chosen)} of {len(found)} changes, seed {asked.seed}")
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    survivors = 0
    for mutant in _survivors(sorted(chosen, key=lambda mutant: (mutant.module, mutant.line))):
        survivors += 1
        print(f"survived: {mutant}", flush=True)
    print(f"{len(chosen) - survivors} noticed, {survivors} not")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=f"of {', '.join(modules())}")
    parser.add_argument("--sample", type=int, default=60, help="how many changes to try; 0 for all of them")
    parser.add_argument("--seed", default="1", help="which changes are in the sample")
    asked = parser.parse_args()
    if unknown := set(asked.modules) - set(modules()):
        parser.error(f"no tests are known for {', '.join(sorted(unknown))}")
    return asked


def _survivors(chosen: list[Mutant]) -> Iterator[Mutant]:
    """The mutants that no test notices; as many are tried at once as there are cores."""
    with TemporaryDirectory() as folder:
        cores = os.cpu_count() or 1
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(cores):
            copies.put(Copy(Path(folder, str(number))))
        first = copies.get()
        wanted = {guards_of(mutant.module) for mutant in chosen}
        patience = {tests: 10 + 3 * cores * first.time(tests) for tests in wanted}
        copies.put(first)

        def noticed(mutant: Mutant) -> bool:
            copy = copies.get()
            tests = guards_of(mutant.module)
            try:
                return copy.notices(mutant, tests, patience[tests])
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(cores) as pool:
            verdicts = pool.map(noticed, chosen)
            yield from (mutant for mutant, seen in zip(chosen, verdicts, strict=True) if not seen)


if __name__ == "__main__":
    main()
