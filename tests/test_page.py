"""The page in a real browser, with the real door behind it: every screen, by keys, by touch, and for everyone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from playwright.sync_api import Error as PlaywrightError

from scoundrel.door import Door
from scoundrel.play.preferences import Preferences
from scoundrel.store import Store
from scoundrel.words import texts
from tests.page_server import PAGE, serve
from tests.site import browser_of
from tests.test_texts import folder, wide_language  # noqa: F401
from website.packages import AXE, fetched

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "small": PHONE | {"viewport": {"width": 360, "height": 640}},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "huge": {"viewport": {"width": 1920, "height": 1080}},
}
LISTS = (
    "new",
    "two",
    "lessons",
    "puzzles",
    "games",
    "settings",
    "statistics",
    "achievements",
    "calendar",
    "mix",
    "daily",
    "tips",
)
LINKS = ("classic/42", "sidestep/3", "dragons/7", "dragons-duo/7", "lesson/classic", "puzzle/3")


class Site:
    """A page of its own on games of its own."""

    def __init__(self, address: str, context: BrowserContext, door: Door) -> None:
        self.address = address
        self.door = door
        self.page = context.new_page()
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console", lambda said: self.faults.append(said.text) if said.type == "error" else None
        )
        self.page.on("request", lambda request: self.asked.append(request.url))

    def open(self, link: str = "") -> Page:
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#{link}" if link else self.address)
        self.page.wait_for_selector(":root[data-ready]")
        return self.page

    def show(self, name: str) -> Page:
        """Show a screen as a reload would."""
        self.page.evaluate("here => history.replaceState({ here }, '')", {"do": name})
        self.page.reload()
        self.page.wait_for_selector(":root[data-ready]")
        return self.page

    @property
    def screen(self) -> str:
        return str(self.page.evaluate("document.documentElement.dataset.screen"))

    def play_on(self, choose: Callable[[Page], None], until: str = "end") -> None:
        """Go on choosing until another screen comes."""
        for _ in range(1000):
            if self.screen == until:
                return
            choose(self.page)
            self.page.wait_for_timeout(20)
        raise AssertionError(f"no {until} in 1000 choices")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browser_of() as browser:
        yield browser


@pytest.fixture
def opened(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Opens the page in a window of some size, without motion unless asked for."""
    ends: list[Callable[[], None]] = []

    def open_site(size: str = "wide", *, motion: bool = False, **options: Any) -> Site:
        store = Store.open(tmp_path / f"games-{len(ends)}")
        door = Door(store)
        server = serve(door)
        context = browser.new_context(
            **SIZES[size] | {"reduced_motion": "no-preference" if motion else "reduce"} | options
        )
        ends.extend([context.close, server.shutdown, server.server_close, store.close])
        return Site(f"http://127.0.0.1:{server.server_port}/", context, door)

    yield open_site
    for end in ends:
        end()


def by_keys() -> Callable[[Page], None]:
    """Keys one after the other, as somebody in a hurry would press them."""
    turn = iter(range(10_000))

    def choose(page: Page) -> None:
        page.keyboard.press("Enter" if page.query_selector(".ways") else str(next(turn) % 7 + 1))

    return choose


def by_touch(page: Page) -> None:
    """Tap the way that is marked, else the first card."""
    wanted = ".way.marked" if page.query_selector(".way.marked") else "button.card:not([aria-disabled])"
    # The last card may be gone by the time it is touched.
    with suppress(PlaywrightError):
        page.locator(wanted).first.tap(timeout=2000)


# --- Playing -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["classic", "sidestep", "dragons", "dragons-duo"])
def test_a_whole_game_by_keys(opened: Callable[..., Site], rules: str) -> None:
    site = opened()
    page = site.open(f"{rules}/42")
    assert site.screen == "table"
    site.play_on(by_keys())
    expect(page.locator("[data-score]").first).to_be_visible()
    assert site.faults == []
    assert {url.split("/")[2] for url in site.asked if url.startswith("http")} == {
        site.address.split("/")[2]
    }


def test_a_whole_game_by_touch_on_a_phone_with_motion(opened: Callable[..., Site]) -> None:
    site = opened("phone", motion=True)
    site.open("classic/42")
    site.play_on(by_touch)
    expect(site.page.locator("[data-score]")).to_have_text(re.compile(r"^−?\d+$"))
    assert site.faults == []


def test_keys_of_the_table(opened: Callable[..., Site]) -> None:
    site = opened()
    page = site.open("classic/42")
    page.keyboard.press("d")
    expect(page.locator("#panel[data-name=piles]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("#panel[data-name=keys]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.locator("button.card")).to_have_count(3)
    page.keyboard.press("u")
    expect(page.locator("button.card")).to_have_count(4)
    page.keyboard.press("/")
    page.keyboard.type("8d")
    page.keyboard.press("Enter")
    expect(page.locator("button.card")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    expect(page.locator("button.card:focus")).to_have_count(1)
    page.keyboard.press("r")
    expect(page.locator(".toast, .prompt.bad").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(":root[data-screen=title]")).to_have_count(1)


def test_keys_pressed_faster_than_answers_come_are_not_lost(opened: Callable[..., Site]) -> None:
    site = opened()
    page = site.open("classic/42")
    page.evaluate(
        "for (const key of '123') document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))"
    )
    expect(page.locator("[data-hero] .blade:not(.none)")).to_have_count(1)
    expect(page.locator(".log li")).to_have_count(3)


def test_a_card_is_dragged_to_where_it_goes(opened: Callable[..., Site]) -> None:
    site = opened()
    page = site.open("classic/42")
    page.locator("button.card.weapon").first.drag_to(page.locator("[data-drop=weapon]"))
    expect(page.locator(".blade:not(.none)")).to_have_count(1)
    expect(page.locator("button.card")).to_have_count(3)


def test_a_fatal_move_is_asked_about_on_its_card(opened: Callable[..., Site]) -> None:
    site = opened()
    page = site.open("classic/42")
    choose = by_keys()
    for _ in range(200):
        if page.query_selector(".way.fatal"):
            break
        choose(page)
        page.wait_for_timeout(10)
    page.keyboard.press("Escape")
    expect(page.locator(".ways")).to_have_count(0)
    assert site.screen == "table"


def test_the_browsers_back_and_a_reload_lead_where_one_was(opened: Callable[..., Site]) -> None:
    site = opened()
    page = site.open()
    page.get_by_role("button", name="Settings").click()
    expect(page.locator(":root[data-screen=form]")).to_have_count(1)
    page.reload()
    expect(page.locator(":root[data-screen=form]")).to_have_count(1)
    page.go_back()
    expect(page.locator(":root[data-screen=title]")).to_have_count(1)


def test_what_is_heard(opened: Callable[..., Site]) -> None:
    site = opened()
    page = site.open("classic/42")
    assert page.locator("button.card").first.get_attribute("aria-label")
    page.keyboard.press("1")
    expect(page.locator("#live")).to_contain_text("2 of diamonds")
    assert not re.search("[♣♠♦♥−→▸]", page.locator("#live").inner_text())


# --- For everyone --------------------------------------------------------------------------------------


def faults_found(page: Page) -> list[str]:
    """What axe-core calls serious or critical."""
    page.evaluate((fetched(AXE) / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_axe_finds_nothing_serious(opened: Callable[..., Site], size: str) -> None:
    site = opened(size)
    found = {"title": faults_found(site.open())}
    for link in LINKS:
        found[link] = faults_found(site.open(link))
    for name in LISTS:
        found[name] = faults_found(site.show(name))
    site.open("classic/42")
    site.play_on(by_keys())
    found["end"] = faults_found(site.page)
    assert {name: faults for name, faults in found.items() if faults} == {}
    assert site.faults == []


@pytest.mark.parametrize("theme", Preferences().values("theme"))
def test_contrast_in_every_theme(opened: Callable[..., Site], theme: str) -> None:
    site = opened("phone")
    site.door.handle({"id": 0, "do": "set", "name": "theme", "value": theme})
    found = [
        *faults_found(site.open()),
        *faults_found(site.open("dragons/7")),
        *faults_found(site.show("settings")),
    ]
    assert found == []
    assert site.page.evaluate("document.documentElement.dataset.theme") == theme


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than_the_window(opened: Callable[..., Site], size: str) -> None:
    site = opened(size)
    site.open()
    for show in (*LINKS, *LISTS):
        (site.open if "/" in show else site.show)(show)
        wide = site.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, show


@pytest.mark.parametrize("size", ["phone", "wide", "huge"])
@pytest.mark.parametrize("link", ["classic/42", "dragons/7", "dragons-duo/7"])
def test_the_table_fits_without_scrolling(opened: Callable[..., Site], size: str, link: str) -> None:
    site = opened(size)
    page = site.open(link)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert (
        page.evaluate("Math.min(...[...document.querySelectorAll('.act')].map(each => each.offsetHeight))")
        >= 44
    )


def test_twice_as_large_and_from_right_to_left(opened: Callable[..., Site]) -> None:
    site = opened("wide", viewport={"width": 640, "height": 400})
    page = site.open("classic/42")
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator("button.card").last.scroll_into_view_if_needed()
    page.locator("button.card").last.click()


@pytest.mark.usefixtures("wide_language")
def test_every_word_comes_from_the_door(opened: Callable[..., Site]) -> None:
    """In a made-up language of wide letters, whatever the page said itself would be in plain ones."""
    site = opened()
    heard: list[Any] = []
    handle = site.door.handle
    site.door.handle = lambda message: heard.append(reply := handle(message)) or reply  # type: ignore[method-assign, func-returns-value]
    seen = [everything(site.open())]
    seen += [everything((site.open if "/" in show else site.show)(show)) for show in (*LINKS, *LISTS)]
    site.open("classic/42")
    for key in ("d", "?", "."):
        site.page.keyboard.press(key)
        seen.append(everything(site.page))
        site.page.keyboard.press("Escape")
    site.play_on(by_keys())
    seen.append(everything(site.page))
    assert plain_words(seen) <= plain_words(list(told(heard)))
    assert not plain_words([texts.say(f"page.{key}") for key in ("close", "more", "skip")])


NAMES = {
    "name",
    "kind",
    "do",
    "key",
    "code",
    "suit",
    "manner",
    "way",
    "danger",
    "mark",
    "state",
    "flow",
    "next",
    "fate",
}
"""Fields for the page alone, which nobody reads."""


def told(data: Any) -> Iterator[str]:
    """Every text of a reply that is meant for a reader."""
    match data:
        case str():
            yield data
        case list():
            for value in data:
                yield from told(value)
        case dict():
            for key, value in data.items():
                if key not in NAMES or (isinstance(value, (dict, list)) and key != "do"):
                    yield from told(value)
            yield from map(str, data.get("spoken", {}).values())


def plain_words(found: list[str]) -> set[str]:
    """Words in plain letters, of at least two: single ones are ranks and keys."""
    return {word.lower() for text in found for word in re.findall(r"[A-Za-z]{2,}", text)}


def everything(page: Page) -> str:
    """All that can be read or heard on a page."""
    return str(
        page.evaluate(
            """() => [document.title, ...[...document.querySelectorAll('body *')].flatMap(each => [
              ...[...each.childNodes].filter(node => node.nodeType === 3 && each.tagName !== 'KBD').map(node => node.data),
              ...['aria-label', 'title', 'placeholder', 'alt'].map(name => each.getAttribute(name) ?? '')])].join('\\n')"""
        )
    )


# --- Kept small and safe -------------------------------------------------------------------------------


def test_page_and_style_are_small() -> None:
    import brotli

    files = [path for path in PAGE.iterdir() if path.suffix in (".html", ".css", ".js")]
    assert sum(len(brotli.compress(path.read_bytes())) for path in files) < 60_000


def test_no_text_can_become_code() -> None:
    for path in PAGE.glob("*.js"):
        assert not re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function",
            path.read_text("utf-8"),
        )
    html = (PAGE / "index.html").read_text("utf-8")
    assert "unsafe-inline" not in html
    assert not re.search(r"<script(?![^>]*\bsrc=)|\bon\w+=|\bstyle=", html)


def test_every_text_of_the_page_is_used_and_there() -> None:
    code = "\n".join(path.read_text("utf-8") for path in PAGE.glob("*.js"))
    used = set(re.findall(r"\bt\(\"(\w+)\"", code)) | {"defeated", "spent"}
    given = {key for key in texts.section("page") if not key.startswith("host.")}
    assert used == given
