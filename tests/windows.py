"""Windows of every size on the page at home, shared by the tests of a file, and what is looked for in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.hosts import PHONE, WIDE, Window, at_home
from tests.site import browser_of
from website.packages import AXE, fetched

__all__ = [
    "SIZES",
    "Opened",
    "address",
    "browser",
    "faults_found",
    "is_mobile",
    "opened",
    "shown",
    "visited",
]

SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "small": {"width": 360, "height": 640},
    "short": {"width": 375, "height": 553},
    "narrow": {"width": 320, "height": 568},
    "across": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
    "lying": {"width": 1024, "height": 768},
    "wide": WIDE,
    "huge": {"width": 1920, "height": 1080},
}


def is_mobile(size: str) -> bool:
    return min(SIZES[size]["width"], SIZES[size]["height"]) < 600


class Opened(Protocol):
    """The page in a window of some size, without motion unless asked for."""

    def __call__(self, size: str = "wide", *, motion: bool = False) -> Window: ...


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browser_of() as browser:
        yield browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with at_home(tmp_path_factory.mktemp("games")) as home:
        yield home.address


@pytest.fixture(scope="module")
def visited(browser: Browser, address: str) -> Iterator[Callable[..., Window]]:
    """A window of some kind, which all tests share."""
    there: dict[tuple[bool, bool], Window] = {}

    def visit(mobile: bool, motion: bool) -> Window:
        if (mobile, motion) not in there:
            context = browser.new_context(
                is_mobile=mobile, has_touch=mobile, reduced_motion="no-preference" if motion else "reduce"
            )
            there[mobile, motion] = Window(context, address).visit()
        return there[mobile, motion]

    yield visit
    for window in there.values():
        window.page.context.close()


@pytest.fixture
def opened(visited: Callable[..., Window]) -> Iterator[Opened]:
    """Opens windows; nothing may go wrong in them."""
    used: list[Window] = []

    def open_window(size: str = "wide", *, motion: bool = False) -> Window:
        window = visited(is_mobile(size), motion)
        window.page.set_viewport_size(SIZES[size])
        used.append(window.show("title"))
        return window

    yield open_window
    assert [window.faults for window in used] == [[] for _ in used]


def shown(window: Window, what: str) -> Window:
    """A screen by its name, or what a link leads to."""
    return window.follow(what) if "/" in what else window.show(what)


def faults_found(window: Window, **options: Any) -> list[str]:
    """What axe-core calls serious or critical."""
    if not window.page.evaluate("'axe' in window"):
        window.page.evaluate((fetched(AXE) / "axe.min.js").read_text("utf-8"))
    found = window.page.evaluate(
        "(options) => axe.run(document, options)",
        {"resultTypes": ["violations"], "preload": False, **options},
    )
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]
