"""The page as a folder of files, in a real browser: what it keeps, and that it needs no connection."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from scoundrel.rules import RULEBOOK
from scoundrel.words import texts
from scoundrel.words.guides import GUIDES
from scoundrel.words.texts import language, say
from tests.hosts import Window
from tests.site import browser_of, built_site, served
from tests.test_texts import folder  # noqa: F401
from website.reading import write_reading

pytestmark = pytest.mark.slow

DEAL = "classic/42"
"""A room that begins with a weapon, so that the first move harms nobody."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browser_of() as browser:
        yield browser


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(built_site()) as address:
        yield address


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor who was never here."""
    context = browser.new_context(reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def window(context: BrowserContext, address: str) -> Window:
    return Window(context, address)


@pytest.fixture
def page(window: Window) -> Page:
    return window.page


# --- Starting ----------------------------------------------------------------------------------------


def test_the_title_is_there_before_the_game(page: Page, address: str) -> None:
    page.route("**/python/game.zip", lambda route: None)
    page.goto(address)
    expect(page.locator("h1")).to_have_text("Scoundrel", ignore_case=True)
    assert page.locator(":root[data-ready]").count() == 0
    assert page.get_by_role("link", name=say("site.contents")).get_attribute("href") == "read/"
    page.get_by_role("button", name="New game").click()
    expect(page.locator(".toast")).to_have_text(say("page.loading"))


def test_a_game_that_waits_has_its_place_before_the_game_is_there(window: Window) -> None:
    window.visit(DEAL)
    window.page.route("**/python/game.zip", lambda route: None)
    window.page.goto(window.address)
    expect(window.page.locator(".menu .row").first).to_contain_text(say("title.continue"))
    assert window.page.locator(":root[data-ready]").count() == 0


def test_without_scripts_it_says_so_and_can_be_read(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    told = page.locator("noscript p").first
    expect(told).to_be_visible()
    expect(told).to_have_text(say("site.no_script"))
    page.get_by_role("link", name=say("site.contents")).click()
    assert page.title().startswith(say("site.contents"))
    context.close()


# --- What is kept ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kept(browser: Browser, address: str) -> Iterator[Window]:
    """A window that its tests share, with a storage that can be full."""
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    window = Window(context, address)
    window.page.route("**/storage.js", fill)
    yield window.visit()
    context.close()


def test_a_worker_that_dies_is_started_again_with_the_game(kept: Window) -> None:
    window = kept
    shown = window.follow(DEAL).press("2").table
    (worker,) = window.page.workers
    with window.page.expect_event("worker"):
        worker.evaluate("setTimeout(() => { throw new Error('what kills a worker') })")
    assert window.settle().press("1").table != shown
    assert window.press("u").table == shown
    # This time it is busy when it dies, so that the key finds no answer.
    window.page.workers[0].evaluate(
        "void (self.onmessage = () => { throw new Error('what kills a worker') })"
    )
    window.page.keyboard.press("1")
    window.hears(say("page.host.died"))
    assert window.settle().table == shown
    assert window.press("1").table != shown


def test_forbidden_storage_is_told_and_the_game_goes_on(window: Window) -> None:
    window.page.route("**/storage.js", forbid)
    window.visit(DEAL).hears(say("keeping.forbidden"))
    before = window.table
    assert window.press("2").table != before


def forbid(route: Any) -> None:
    """The storage of a browser that forbids it, as some do in private windows."""
    script = route.fetch().text().replace("indexedDB.open", "((() => { throw new DOMException('no'); }))")
    route.fulfill(body=script, content_type="text/javascript")


def test_full_storage_is_told_and_the_game_goes_on(kept: Window) -> None:
    before = kept.follow("easy/42").table
    kept.page.workers[0].evaluate("self.full = true")
    kept.press("2").hears(say("keeping.full"))
    assert kept.table != before
    kept.page.workers[0].evaluate("self.full = false")
    kept.press("1")
    (game,) = (json.loads(entry) for entry in read_all(kept.page, "entries") if '"easy"' in entry)
    assert len(game["made"]) == 2


def fill(route: Any) -> None:
    """A storage that can be full."""
    refusal = "if (self.full) throw new DOMException('no room', 'QuotaExceededError');"
    script = route.fetch().text()
    assert "async write(changes) {" in script
    route.fulfill(
        body=script.replace("async write(changes) {", f"async write(changes) {{ {refusal}"),
        content_type="text/javascript",
    )


def test_damaged_entries_are_set_aside(kept: Window) -> None:
    write_entry(kept.page, "game/98", '{"made": 5}')
    write_entry(kept.page, "game/99", "no JSON")
    kept.visit().hears(say("keeping.damaged", n=2))
    assert [aside["entry"] for aside in read_all(kept.page, "aside")] == ['{"made": 5}', "no JSON"]
    keys = read_all(kept.page, "entries", "getAllKeys")
    assert not {"game/98", "game/99"} & set(keys)
    assert kept.follow(DEAL).screen == "table"


# --- Without a connection, and with a new version ----------------------------------------------------


def test_it_needs_no_connection_after_the_first_visit(browser: Browser, tmp_path: Path) -> None:
    """In a folder of its host, as on GitHub's pages; the host goes away, and comes back."""
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "where").symlink_to(built_site())
    context = browser.new_context(reduced_motion="reduce")
    with served(tmp_path) as host:
        window = Window(context, f"{host}some/where/").visit(DEAL)
        shown = window.press("2").table
        wait_for_files(window.page)
        # Nets come only when they are needed.
        assert not any("/nets/" in url for url in window.asked)
    assert window.reload().table == shown
    assert window.back().screen == "title"
    assert window.forward().table == shown
    window.press("h").hears(say("keeping.no_net"))
    with served(tmp_path, window.port):
        window.press("h")
        expect(window.page.locator(".coach .hint")).to_be_visible()
        assert any(url.endswith("nets/classic.net") for url in window.asked)
    window.page.goto(f"{window.address}read/")
    assert window.page.title().startswith(say("site.contents"))
    context.close()


def test_a_new_version_comes_between_games(context: BrowserContext, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(built_site(), site)
    with served(site) as address:
        window = Window(context, address).visit()
        page = window.page
        wait_for_files(page)
        publish(site)
        other = context.new_page()
        other.goto(f"{address}read/")
        wait_for_version(page)
        page.evaluate("import('./host.js').then((host) => host.renew())")
        # While another tab is open, everything stays as it was.
        assert "new words" not in page.evaluate("fetch('./').then((index) => index.text())")
        other.close()
        with page.expect_navigation():
            page.evaluate("import('./host.js').then((host) => { host.renew(); })")
        assert "new words" in page.content()


def publish(site: Path) -> None:
    """Another version of the site, in the same folder."""
    from website.build import KEEPER, filled_keeper

    index = site / "index.html"
    index.write_text(index.read_text("utf-8").replace("<body>", '<body data-new="new words">'), "utf-8")
    (site / KEEPER).unlink()
    (site / KEEPER).write_text(filled_keeper(site), "utf-8")


# --- The pages to read -------------------------------------------------------------------------------


def test_every_page_to_read_can_be_read_and_left(page: Page, address: str) -> None:
    names = {path.stem for path in (built_site() / "read").glob("*.html")}
    assert names == {"index", "makers", *GUIDES, *(f"rules-{rules}" for rules in RULEBOOK)}
    for name in names:
        page.goto(f"{address}read/{name}.html")
        assert page.locator("html").get_attribute("lang") == language()
        assert page.title().endswith("Scoundrel")
        assert page.locator("meta[name=description]").get_attribute("content")
        assert page.locator("meta[property='og:image']").get_attribute("content") == "../icons/shared.png"
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_text(say("site.skip"))
        links = page.eval_on_selector_all("a:not(.skip)", "links => links.map((link) => link.pathname)")
        assert set(links) <= {"/", "/read/", *(f"/read/{each}.html" for each in names)}
        # One is in sight at once, the other where one has read.
        plays = page.get_by_role("link", name=say("site.play"), exact=True).all()
        assert [play.get_attribute("href") for play in plays] == ["../", "../"]
        assert page.get_by_role("link", name=say("site.back"), exact=True).get_attribute("href") == "../"


@pytest.mark.usefixtures("folder")
def test_they_name_the_language_they_are_in(tmp_path: Path) -> None:
    (tmp_path / "xx.toml").write_text('[site]\nplay = "Ludu"\n', "utf-8")
    texts.speak("xx")
    write_reading(tmp_path / "read")
    assert '<html lang="xx" dir="ltr">' in (tmp_path / "read" / "makers.html").read_text("utf-8")


def test_it_can_be_installed() -> None:
    manifest = json.loads((built_site() / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        drawn = (built_site() / icon["src"]).read_bytes()
        width, height = (int.from_bytes(drawn[place : place + 4]) for place in (16, 20))
        assert icon["sizes"] == f"{width}x{height}"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


# --- Behind the page ---------------------------------------------------------------------------------


def wait_for_files(page: Page) -> None:
    """Until the service worker has every file."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def wait_for_version(page: Page) -> None:
    """Until a new version is there and waits."""
    page.evaluate("""async () => {
      const there = await navigator.serviceWorker.getRegistration();
      await there.update();
      while (!there.waiting) await new Promise((done) => setTimeout(done, 50));
    }""")


_OPEN = """
const open = async () => {
  const [{ name }] = (await indexedDB.databases()).filter(({ name }) => name.startsWith("scoundrel"));
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
};
"""


def write_entry(page: Page, key: str, text: str) -> None:
    page.evaluate(
        f"""async ([key, text]) => {{ {_OPEN}
          const transaction = (await open()).transaction("entries", "readwrite");
          transaction.objectStore("entries").put(text, key);
          await new Promise((done) => {{ transaction.oncomplete = done; }});
        }}""",
        [key, text],
    )


def read_all(page: Page, store: str, what: str = "getAll") -> list[Any]:
    kept: list[Any] = page.evaluate(
        f"""async ([store, what]) => {{ {_OPEN}
          const request = (await open()).transaction(store).objectStore(store)[what]();
          await new Promise((done) => {{ request.onsuccess = done; }});
          return request.result;
        }}""",
        [store, what],
    )
    return kept
