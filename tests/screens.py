"""Someone at the terminal: presses keys, clicks, and reads what the screen shows."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from textual import events
from textual.pilot import Pilot
from textual.screen import Screen

from scoundrel import Game
from scoundrel.play.clock import Clock, now
from scoundrel.play.preferences import Fatal, Preferences
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
from scoundrel.tui.app import ScoundrelApp
from scoundrel.tui.stage import Stage
from scoundrel.tui.table import TableScreen
from tests.sittings import saved_of, whole

Given = ParamSpec("Given")
Shown = TypeVar("Shown", bound=Screen[Any])

PATIENCE = 30
SOON = 5
"""Seconds after which a screen that is not drawn anew is not going to be."""
NAMED = {"space": ("space", " "), "question_mark": ("question_mark", "?"), "slash": ("slash", "/")}
"""Keys by a name that also have a character."""
STILL = Preferences(motion=False, fatal=Fatal.NEVER, handover=False)
"""The tests' preferences: no motion, so that the screen is always up to date; and no confirmations."""


def awaited(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """A test that waits for a screen."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Seat:
    """A player before the screen."""

    def __init__(self, app: ScoundrelApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys, each once everything that the last one caused is done."""
        for key in keys:
            self._press(key)
            await self.settle()

    async def hammer(self, *keys: str) -> None:
        """Press keys all at once, and wait for nothing in between."""
        for key in keys:
            self._press(key)
        await self.settle()

    def _press(self, key: str) -> None:
        name, character = NAMED.get(key, (key, key if len(key) == 1 else None))
        if len(name) == 1 and not name.isalnum():
            name = unicodedata.name(name, name).lower().replace("-", "_").replace(" ", "_")
        self.app.post_message(events.Key(name, character))

    async def settle(self) -> None:
        """Wait until every message, and those that came of it, were heard."""
        for _ in range(4):
            heard = asyncio.Event()
            if self.app.call_later(heard.set):
                await asyncio.wait_for(heard.wait(), PATIENCE)
            await self.pilot.pause(0)
        # A screen that something else is about to cover may stay as it is; what comes next is then waited for.
        end = monotonic() + SOON
        while self.app.is_running and self.app.screen_stack and self.app.screen._dirty_widgets:
            if monotonic() > end:
                break
            await asyncio.sleep(0.002)

    async def rest(self) -> str:
        """What the screen shows once nobody thinks, and nothing moves on it any more."""
        before = ""
        while before != self.text:
            before = self.text
            await self.until(lambda: all(worker.is_finished for worker in self.app.workers))
            await self.pilot.pause(0.05)
            await self.settle()
        return before

    async def enter(self, text: str) -> None:
        """Type a line, and press Enter."""
        await self.press(*text, "enter")

    async def click(self, where: str, at: tuple[int, int] = (2, 1)) -> None:
        await self.pilot.click(where, offset=at)
        await self.settle()

    async def resize(self, width: int, height: int) -> None:
        await self.pilot.resize_terminal(width, height)
        await self.settle()

    @property
    def lines(self) -> list[str]:
        """What the screen shows, line by line."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait for something; nothing waits for time alone."""
        end = monotonic() + PATIENCE
        while not condition():
            assert monotonic() < end, f"this is on the screen:\n{self.text}"
            await asyncio.sleep(0.005)

    async def sees(self, *texts: str) -> None:
        """Wait until these texts are on the screen."""
        await self.until(lambda: all(text in self.text for text in texts))

    async def comes_to(self, screen: type[Shown]) -> Shown:
        """Wait for a screen of that kind."""
        await self.until(lambda: isinstance(self.app.screen, screen) and self.app.screen.is_mounted)
        await self.settle()
        assert isinstance(self.app.screen, screen)
        return self.app.screen

    @property
    def table(self) -> TableScreen:
        """The table that lies uppermost."""
        return next(each for each in reversed(self.app.screen_stack) if isinstance(each, TableScreen))

    @property
    def stage(self) -> Stage:
        """Whatever shows a game and lies uppermost."""
        return next(each for each in reversed(self.app.screen_stack) if isinstance(each, Stage))

    @property
    def game(self) -> Game:
        return whole(self.stage.flow)

    @property
    def sitting(self) -> Sitting:
        """The game that is played at the table."""
        flow = self.table.flow
        assert isinstance(flow, Sitting)
        return flow

    @property
    def store(self) -> Store:
        assert self.app.store is not None
        return self.app.store

    def kept(self) -> Game:
        """The game at the table as the store has it."""
        saved = saved_of(self.sitting)
        assert saved is not None
        return self.store.load(saved)

    def notices(self) -> list[str]:
        """The notifications that were shown."""
        return [notice.message for notice in self.app._notifications]


@asynccontextmanager
async def seated(
    place: Path,
    begin: Callable[[], Game] | None = None,
    *,
    size: tuple[int, int] = (80, 24),
    prefer: Preferences = STILL,
    named: bool = False,
    clock: Clock = now,
    server: str | None = None,
) -> AsyncIterator[Seat]:
    """Sit down before the game, with the saved games of a folder."""
    with Store.open(place) as store:
        prefer.keep(store)
    app = ScoundrelApp(str(place), begin, named=named, server=server)
    app.clock = clock
    async with app.run_test(size=size) as pilot:
        seat = Seat(app, pilot)
        await seat.until(lambda: app.store is not None)
        if begin is not None:
            await seat.until(lambda: isinstance(app.screen, TableScreen) or len(app.screen_stack) > 2)
        await seat.settle()
        yield seat


def deck(rules: str, cards: str, *moves: str, seed: str | None = None) -> Callable[[], Game]:
    """A game on a prepared deck, after some moves."""

    def build() -> Game:
        game = Game.from_deck(rules, cards, seed)
        for move in moves:
            game.play(move)
        return game

    return build


def deal(rules: str, seed: object, *moves: str) -> Callable[[], Game]:
    """A game dealt from a seed, after some moves."""

    def build() -> Game:
        game = Game.deal(rules, str(seed))
        for move in moves:
            game.play(move)
        return game

    return build
