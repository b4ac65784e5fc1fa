"""The game in the terminal: how soon it is there, and how soon it answers."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.measure import Figure
from tests.terminal import Terminal

STARTS = 7
KEYS = 50


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        seconds_to_title(place)
        starts = [seconds_to_title(place) for _ in range(STARTS)]
        yield Figure(f"start to the title, median of {STARTS}", median(starts), "s", 0.5, at_least=False)
        answers = [1000 * seconds for seconds in seconds_to_answer(place)]
        yield Figure(f"key to the screen, median of {KEYS}", median(answers), "ms", 50, at_least=False)
        yield Figure(f"key to the screen, the slowest of {KEYS}", max(answers), "ms", 150, at_least=False)


def seconds_to_title(place: Path) -> float:
    """From the start of the process until the menu is drawn."""
    began = perf_counter()
    with Terminal("play", place=place) as terminal:
        terminal.sees("New game", "Settings")
        took = perf_counter() - began
        terminal.press("q")
        terminal.ends()
    return took


def seconds_to_answer(place: Path) -> Iterator[float]:
    """From a key to the move on the screen: a card is taken, and taken back, again and again."""
    with Terminal("play", "--seed", "42", place=place) as terminal:
        terminal.sees("room 1", "No weapon", "? keys")
        for number in range(KEYS):
            key, text = ("u", "No weapon") if number % 2 else ("2", "Weapon 8♦")
            while terminal.read(0.2):
                pass
            began = perf_counter()
            terminal.press(key)
            terminal.sees(text)
            yield perf_counter() - began
        terminal.press("\x11")
        terminal.ends()
