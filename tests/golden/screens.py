"""Pictures of the screens: the title and the table in every theme, the rest in the first.

What is seen most is taken at four sizes, other screens at two.
"""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from scoundrel import Game
from scoundrel.engine.bots import make_bot, next_move
from scoundrel.play.preferences import Theme
from scoundrel.store import Store
from tests.screens import STILL, Seat, deal, seated

FOLDER = Path(__file__).parent / "screens"
SIZES = ((80, 24), (100, 32))
ALL_SIZES = ((60, 20), *SIZES, (200, 60))
USUAL = ((80, 24),)
MOMENT = datetime(2026, 11, 15, 12, tzinfo=UTC)
FIGHTS = ("8d", "4cw", "8h", "2d", "Tsw", "5cb", "6h", "3cw", "3h")
"""Moves of deal 42, after which the weapon has slain some monsters."""
KING = deal("classic", "b1efe469f5424555", "7c", "8d")
"""A king that the weapon can strike, and that is fatal with bare hands."""


@dataclass(frozen=True, slots=True)
class Shot:
    """What is on the screen after some keys."""

    name: str
    keys: tuple[str, ...] = ()
    begin: Callable[[], Game] | None = None
    waits_for: str = ""
    played: int = 0
    """How many games were finished before."""
    themes: tuple[Theme, ...] = (next(iter(Theme)),)
    sizes: tuple[tuple[int, int], ...] = SIZES


def finished(game: Game) -> Game:
    """A game that a bot has played: one without a net, which may be trained anew."""
    bot = make_bot("greedy", game.rules)
    while not game.over:
        game.play(next_move(bot, game).move)
    return game


def short() -> Game:
    """A game so short that everything the coach says is exact."""
    return finished(Game.from_deck("classic", "5d Ks 4h 9h 2c 3c 7s 6h"))


def keep_finished(folder: Path, count: int) -> None:
    """Games that were finished at one and the same moment, whenever this runs."""
    with Store.open(folder, lambda: MOMENT) as store:
        for seed in range(count):
            saved = store.begin(finished(Game.deal("classic", str(seed))))
            store.keep_accuracy(saved, 0.8 + seed / 50)


SHOTS = (
    Shot("title", sizes=ALL_SIZES),
    Shot("themes", themes=tuple(Theme), sizes=USUAL),
    Shot("table", begin=deal("classic", 42, *FIGHTS), themes=tuple(Theme), sizes=USUAL),
    Shot("weapon", begin=deal("classic", 42, *FIGHTS[:2]), sizes=ALL_SIZES),
    Shot("preview", ("right", "right"), deal("classic", 42, *FIGHTS), sizes=ALL_SIZES),
    Shot("question", ("3",), deal("classic", 42, "8d", "8h", "2d", "run"), sizes=ALL_SIZES),
    Shot("fatal", begin=KING, sizes=((40, 12), *ALL_SIZES)),
    Shot("sidestep", ("right",), deal("sidestep", 42)),
    Shot("dragons", begin=deal("dragons", 42, "run"), sizes=ALL_SIZES),
    Shot("dragons-duo", begin=deal("dragons-duo", 42), sizes=ALL_SIZES),
    Shot("discard", ("d",), deal("classic", 42, *FIGHTS)),
    Shot("keys", ("question_mark",), deal("classic", 42)),
    Shot("end", begin=short, waits_for="What cost most", sizes=ALL_SIZES),
    Shot("new-game", ("r", "down", "down", "down", "down"), sizes=ALL_SIZES),
    Shot("mixture", ("r", "m")),
    Shot("daily", ("d",), sizes=ALL_SIZES),
    Shot("calendar", ("m",), sizes=ALL_SIZES),
    Shot("two-players", ("t", "2", "2", "2")),
    Shot("deal-code", ("k",)),
    Shot("puzzles", ("p",), sizes=ALL_SIZES),
    Shot("puzzle", ("p", "enter")),
    Shot("lessons", ("h",)),
    Shot("lesson", ("h", "enter"), sizes=ALL_SIZES),
    Shot("lesson-answer", ("h", "enter", "1", "2", "w", "r")),
    Shot("tips", ("h", "down", "down", "down", "enter")),
    Shot("guide", ("h", "down", "down", "down", "down", "enter")),
    Shot("settings", ("o",)),
    Shot("statistics", ("s",), played=8),
    Shot("replays", ("v",), played=8),
    Shot("replay", ("v", "end"), begin=short, waits_for="won"),
)


def pictures() -> Iterator[tuple[Path, Callable[[], str]]]:
    """The file of each picture, and how to take it."""
    for shot in SHOTS:
        for theme in shot.themes:
            for width, height in shot.sizes:
                name = f"{shot.name}-{theme.value}-{width}x{height}.svg"
                yield FOLDER / name, Picture(shot, theme, (width, height))


@dataclass(frozen=True, slots=True)
class Picture:
    """A screen, drawn as it would be in a terminal of that size."""

    shot: Shot
    theme: Theme
    size: tuple[int, int]

    def __call__(self) -> str:
        return asyncio.run(self._take())

    async def _take(self) -> str:
        prefer = replace(STILL, theme=self.theme)
        with tempfile.TemporaryDirectory() as folder, in_utc():
            keep_finished(Path(folder), self.shot.played)
            async with seated(
                Path(folder), self.shot.begin, size=self.size, prefer=prefer, clock=lambda: MOMENT
            ) as seat:
                await seat.press(*self.shot.keys)
                await seat.sees(self.shot.waits_for)
                await seat.settle()
                return _tidy(seat)


def table_picture() -> str:
    """The table, for those who look before they play."""
    shot = next(shot for shot in SHOTS if shot.name == "table")
    return Picture(shot, next(iter(Theme)), USUAL[0])()


@contextmanager
def in_utc() -> Iterator[None]:
    """Times are shown in UTC, wherever this runs."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = "UTC"
    time.tzset()
    yield
    if before is None:
        del os.environ["TZ"]
    else:
        os.environ["TZ"] = before
    time.tzset()


def _tidy(seat: Seat) -> str:
    """The picture without what changes from one run to the next, nor fonts from elsewhere."""
    drawn = seat.app.export_screenshot(simplify=True)
    drawn = re.sub(r"terminal-\d+", "screen", drawn)
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    # No line is longer than the window, so nothing needs to be cut off.
    drawn = re.sub(r'<clipPath id="screen-line.*?</clipPath>\s*', "", drawn, flags=re.DOTALL)
    drawn = re.sub(r' (clip-path="url\(#screen-line-\d+\)"|shape-rendering="crispEdges")', "", drawn)
    return "\n".join(line.rstrip() for line in drawn.splitlines()) + "\n"
