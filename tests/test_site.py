"""The page as a folder of files, in a real browser: it plays, keeps what was played, and needs no connection."""

from __future__ import annotations

import json
import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from scoundrel.words.texts import say
from tests.site import CHROMIUM, browser_of, built_site, ready, served

pytestmark = pytest.mark.slow

DEAL = "#classic/42"
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
    context = browser.new_context()
    context.set_default_timeout(20_000)
    context.add_init_script(LISTEN)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


# --- Playing -----------------------------------------------------------------------------------------


def test_a_whole_game_by_keyboard(page: Page, address: str) -> None:
    ready(page, address + DEAL)
    assert screen(page) == "table"
    for _ in range(200):
        if screen(page) == "end":
            break
        press_some_key(page)
    assert screen(page) == "end"
    assert page.locator("h1").inner_text()


def test_everything_comes_from_one_host_and_nothing_goes_wrong(page: Page, address: str) -> None:
    asked: list[str] = []
    troubles: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    ready(page, address + DEAL)
    press(page, "h")
    assert troubles == []
    assert any(url.endswith("nets/classic.net") for url in asked)
    assert [url for url in asked if not url.startswith((address, "blob:", "data:"))] == []


def test_the_nets_come_only_when_they_are_needed(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    ready(page, address + DEAL)
    press(page, "2")
    assert not any("/nets/" in url for url in asked)


def test_the_title_is_there_before_the_game(page: Page, address: str) -> None:
    page.route("**/python/game.zip", lambda route: None)
    page.goto(address)
    expect(page.locator("h1")).to_have_text("Scoundrel", ignore_case=True)
    assert page.get_by_role("button", name="New game").is_visible()
    assert page.locator(":root[data-ready]").count() == 0


def test_it_works_in_a_folder_of_a_host(page: Page, tmp_path: Path) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "where").symlink_to(built_site())
    with served(tmp_path) as address:
        ready(page, f"{address}some/where/{DEAL}")
        assert screen(page) == "table"


# --- What is kept ------------------------------------------------------------------------------------


def test_a_killed_browser_goes_on_where_it_was(browser: Browser, address: str, tmp_path: Path) -> None:
    visitor = browser.browser_type.launch_persistent_context(tmp_path, **CHROMIUM)
    page = ready(visitor.new_page(), address + DEAL)
    press(page, "2")
    shown = table(page)
    kill_browser(tmp_path)
    visitor = browser.browser_type.launch_persistent_context(tmp_path, **CHROMIUM)
    page = ready(visitor.new_page(), address)
    go_on(page)
    assert table(page) == shown
    visitor.close()


def test_two_tabs_do_each_other_no_harm(context: BrowserContext, address: str) -> None:
    one = ready(context.new_page(), address + DEAL)
    other = ready(context.new_page(), address)
    go_on(other)
    press(one, "2")
    after_move = table(one)
    other.keyboard.press("1")
    hears(other, say("store.stale")[1:])
    assert table(other) == after_move
    press(other, "1")
    assert table(other) != after_move


def test_two_tabs_may_play_two_games(context: BrowserContext, address: str) -> None:
    one = ready(context.new_page(), address + DEAL)
    other = ready(context.new_page(), address + "#easy/7")
    before = table(one)
    press(other, "1")
    press(one, "2")
    assert table(one) != before
    assert keys(one, "game/") == ["game/1", "game/2"]


def test_a_worker_that_dies_is_started_again_with_the_game(page: Page, address: str) -> None:
    ready(page, address + DEAL)
    press(page, "2")
    shown = table(page)
    (worker,) = page.workers
    with page.expect_event("worker"):
        worker.evaluate("setTimeout(() => { throw new Error('what kills a worker') })")
    press(page, "1")
    assert table(page) != shown
    go_back_one(page)
    assert table(page) == shown


def test_what_was_asked_of_a_worker_that_dies_is_answered(page: Page, address: str) -> None:
    ready(page, address + DEAL)
    shown = table(page)
    # The worker is busy when it dies, so that the key finds no answer.
    page.workers[0].evaluate("void (self.onmessage = () => { throw new Error('what kills a worker') })")
    page.keyboard.press("2")
    hears(page, say("page.host.died"))
    assert table(page) == shown
    press(page, "2")
    assert table(page) != shown


def test_forbidden_storage_is_told_and_the_game_goes_on(page: Page, address: str) -> None:
    page.route("**/storage.js", forbid)
    ready(page, address + DEAL)
    hears(page, say("keeping.forbidden"))
    before = table(page)
    press(page, "2")
    assert table(page) != before


def forbid(route: Any) -> None:
    """The storage of a browser that forbids it, as some do in private windows."""
    script = route.fetch().text().replace("indexedDB.open", "((() => { throw new DOMException('no'); }))")
    route.fulfill(body=script, content_type="text/javascript")


def test_full_storage_is_told_and_the_game_goes_on(page: Page, address: str) -> None:
    page.route("**/storage.js", fill)
    ready(page, address + DEAL)
    page.workers[0].evaluate("self.full = true")
    before = table(page)
    press(page, "2")
    hears(page, say("keeping.full"))
    assert table(page) != before
    page.workers[0].evaluate("self.full = false")
    press(page, "1")
    shown = table(page)
    ready(page, address)
    go_on(page)
    assert table(page) == shown


def fill(route: Any) -> None:
    """A storage that can be full."""
    refusal = "if (self.full) throw new DOMException('no room', 'QuotaExceededError');"
    script = route.fetch().text()
    assert "async write(changes) {" in script
    route.fulfill(
        body=script.replace("async write(changes) {", f"async write(changes) {{ {refusal}"),
        content_type="text/javascript",
    )


def test_damaged_entries_are_set_aside(page: Page, address: str) -> None:
    ready(page, address + DEAL)
    press(page, "2")
    write_entry(page, "game/1", '{"made": 5}')
    write_entry(page, "game/2", "no JSON")
    ready(page, address)
    hears(page, say("keeping.damaged", n=2))
    assert [kept["entry"] for kept in read_all(page, "aside")] == ['{"made": 5}', "no JSON"]
    assert keys(page, "game/") == []
    ready(page, address + DEAL)
    page.wait_for_selector(':root[data-screen="table"]')  # the link is opened on the same page


# --- Without a connection, and with a new version ----------------------------------------------------


def test_it_needs_no_connection_after_the_first_visit(page: Page) -> None:
    with served(built_site()) as address:
        ready(page, address)
        wait_for_files(page)
    page.reload()
    ready(page, address + DEAL)
    press(page, "2")
    shown = table(page)
    ready(page, address)
    go_on(page)
    assert table(page) == shown
    press(page, "h")
    hears(page, say("keeping.no_net"))
    page.goto(f"{address}read/")
    assert page.title().startswith(say("site.contents"))


def test_a_new_version_comes_between_games(context: BrowserContext, page: Page, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(built_site(), site)
    with served(site) as address:
        ready(page, address)
        wait_for_files(page)
        publish(site)
        other = ready(context.new_page(), address)
        wait_for_version(page)
        page.evaluate("import('./host.js').then((host) => host.renew())")
        # While another tab is open, everything stays as it was.
        assert "new words" not in ready(page, address).content()
        other.close()
        with page.expect_navigation():
            page.evaluate("import('./host.js').then((host) => { host.renew(); })")
        page.wait_for_selector(":root[data-ready]", state="attached")
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
    names = sorted(path.name for path in (built_site() / "read").glob("*.html"))
    assert len(names) == 13
    for name in names:
        page.goto(f"{address}read/{name}")
        assert page.title().endswith("Scoundrel")
        assert page.locator("meta[name=description]").get_attribute("content")
        assert page.locator("meta[property='og:image']").get_attribute("content") == "../icons/shared.png"
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_text(say("site.skip"))
        for link in page.locator("a:not(.skip)").all():
            target = page.request.get(page.evaluate("(a) => a.href", link.element_handle()))
            assert target.ok
        assert page.get_by_role("link", name=say("site.play"), exact=True).get_attribute("href") == "../"
        assert page.get_by_role("link", name=say("site.back"), exact=True).get_attribute("href") == "../"


def test_it_can_be_installed() -> None:
    manifest = json.loads((built_site() / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        drawn = (built_site() / icon["src"]).read_bytes()
        width, height = (int.from_bytes(drawn[place : place + 4]) for place in (16, 20))
        assert icon["sizes"] == f"{width}x{height}"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


# --- Hands and eyes ----------------------------------------------------------------------------------


LISTEN = """
window.heard = [];
new MutationObserver(() => window.heard.push(document.body?.textContent ?? ""))
  .observe(document, { childList: true, subtree: true, characterData: true });
"""


def hears(page: Page, sentence: str) -> None:
    """The page says this, or has said it for a moment."""
    page.wait_for_function(
        "(sentence) => window.heard.some((text) => text.includes(sentence))", arg=sentence
    )


def screen(page: Page) -> str | None:
    return page.locator(":root").get_attribute("data-screen")


def table(page: Page) -> list[str]:
    """Where the game stands: the room, the hero and what lies below."""
    labels: list[str] = page.eval_on_selector_all(
        "button.card", "cards => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent)"
    )
    assert labels
    return labels


def press(page: Page, key: str) -> None:
    """Press a key, and wait for the game's answer."""
    page.keyboard.press(key)
    page.evaluate("import('./host.js').then((host) => host.ask({ do: 'settings-that-are-none' }))")
    page.wait_for_timeout(400)


def press_some_key(page: Page) -> None:
    """Take the first card that is there, in the way that Enter takes."""
    before = page.locator("#app").inner_html()
    for key in ("1", "2", "3", "4"):
        press(page, key)
        for _ in range(2):
            if screen(page) == "end":
                return
            if page.locator(".way").count():
                press(page, "Enter")
        if page.locator("#app").inner_html() != before:
            return


def go_on(page: Page) -> None:
    """Back to the game; a page that was only loaded anew is there already."""
    if screen(page) == "table":
        return
    page.get_by_role("button", name=say("title.continue")).first.click()
    page.wait_for_selector(":root[data-screen=table]", state="attached")


def go_back_one(page: Page) -> None:
    press(page, "u")


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


def kill_browser(folder: Path) -> None:
    """End the browser that uses this folder, and all its processes, as a power cut would."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if f"--user-data-dir={folder}".encode() in command:
            os.kill(int(process.name), signal.SIGKILL)


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


def keys(page: Page, prefix: str) -> list[str]:
    return [key for key in read_all(page, "entries", "getAllKeys") if key.startswith(prefix)]
