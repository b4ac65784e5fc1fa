"""The page as a folder of files, in a real browser: what it keeps, and that it needs no connection."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from scoundrel import Game
from scoundrel.play.links import game_link
from scoundrel.rules import RULEBOOK
from scoundrel.texts import language, say
from scoundrel.words.guides import GUIDES
from scoundrel.words.languages import known_languages
from tests.hosts import PHONE, WIDE, Window
from tests.site import Wire, browser_of, built_site, served
from tests.test_texts import folder  # noqa: F401
from website.build import index_page, whole_address
from website.reading import address_of, write_reading

pytestmark = pytest.mark.slow

DEAL = "classic/42"
"""A room that begins with a weapon, so that the first move harms nobody."""
SOMEWHERE = "https://example.org/scoundrel/"


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
    """A first-time visitor."""
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
    page.route("**/python/game.zip.bin", lambda route: None)
    page.goto(address)
    expect(page.locator("h1")).to_have_text("Scoundrel", ignore_case=True)
    assert page.locator(":root[data-ready]").count() == 0
    assert page.get_by_role("link", name=say("site-contents")).get_attribute("href") == "read/"
    page.locator("[data-focus=play]").click()
    expect(page.locator(".toast")).to_have_text(say("page-loading"))


def test_a_game_that_waits_has_its_place_before_the_game_is_there(window: Window) -> None:
    window.visit(DEAL)
    window.page.route("**/python/game.zip.bin", lambda route: None)
    window.page.goto(window.address)
    expect(window.page.locator(".own .row").first).to_contain_text(say("title-continue"))
    assert window.page.locator(":root[data-ready]").count() == 0


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_nothing_on_the_title_moves_when_the_day_arrives(window: Window, size: ViewportSize) -> None:
    window.page.set_viewport_size(size)
    window.visit(DEAL).press("Escape")
    assert window.screen == "title"
    there = window.page.evaluate(PLACES)
    window.page.route("**/python/game.zip.bin", lambda route: None)
    window.page.goto(window.address)
    expect(window.page.locator(".own .row").first).to_contain_text(say("title-continue"))
    assert window.page.evaluate(PLACES) == there


PLACES = """() => Object.fromEntries([...document.querySelectorAll('.title [data-focus]')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.dataset.focus, [x, y, width, height].map(Math.round)];
}))"""


def test_without_scripts_it_says_so_and_can_be_read(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    told = page.locator("noscript p").first
    expect(told).to_be_visible()
    expect(told).to_have_text(say("site-no_script"))
    page.get_by_role("link", name=say("site-contents")).click()
    assert page.title().startswith(say("site-contents"))
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
    # This time it is busy when it dies, so the key gets no answer.
    window.page.workers[0].evaluate(
        "void (self.onmessage = () => { throw new Error('what kills a worker') })"
    )
    window.page.keyboard.press("1")
    window.hears(say("page-host-died"))
    assert window.settle().table == shown
    assert window.press("1").table != shown


def test_forbidden_storage_is_marked_on_every_screen_and_the_game_goes_on(window: Window) -> None:
    window.page.route("**/storage.js", forbid)
    window.visit(DEAL).hears(say("storage-forbidden"))
    before = window.table
    assert window.press("2").table != before
    for link in ("daily", "puzzle/1", "easy/1"):
        window.follow(link)
        expect(window.page.locator("#unsaved")).to_be_visible()


def forbid(route: Any) -> None:
    """The storage of a browser that forbids it, as some do in private windows."""
    script = route.fetch().text().replace("indexedDB.open", "((() => { throw new DOMException('no'); }))")
    route.fulfill(body=script, content_type="text/javascript")


def test_full_storage_is_marked_until_everything_is_saved(kept: Window) -> None:
    before = kept.follow("easy/42").table
    mark = kept.page.locator("#unsaved")
    expect(mark).to_be_hidden()
    kept.page.workers[0].evaluate("self.full = true")
    kept.press("2").hears(say("storage-full"))
    assert kept.table != before
    expect(mark).to_be_visible()
    kept.press("1")
    expect(mark).to_be_visible()
    kept.page.workers[0].evaluate("self.full = false")
    # The page itself tries again.
    expect(mark).to_be_hidden(timeout=15_000)
    (game,) = (json.loads(entry) for entry in read_all(kept.page, "entries") if '"easy"' in entry)
    assert len(game["made"]) == 2


def test_what_the_browser_drops_is_exported_and_kept_anew(kept: Window) -> None:
    kept.follow("easy/44")
    kept.follow("easy/43").press("2")
    before = sorted(read_all(kept.page, "entries", "getAllKeys"))
    kept.page.workers[0].evaluate("self.full = true")
    drop(kept.page)
    kept.press("1")
    expect(kept.page.locator("#unsaved")).to_be_visible()
    exported = json.loads(kept.send("export_all")["file"]["text"])
    assert len(exported["games"]) == sum(key.startswith("game/") for key in before)
    kept.page.workers[0].evaluate("self.full = false")
    expect(kept.page.locator("#unsaved")).to_be_hidden(timeout=15_000)
    assert sorted(read_all(kept.page, "entries", "getAllKeys")) == before


def drop(page: Page) -> None:
    """What Chromium does with a database that it can't write to because the disk is full."""
    page.evaluate("""async () => {
      const [{ name }] = (await indexedDB.databases()).filter(({ name }) => name.startsWith("scoundrel"));
      const request = indexedDB.deleteDatabase(name);
      await new Promise((done) => { request.onsuccess = done; });
    }""")


def fill(route: Any) -> None:
    """A storage that can be full."""
    refusal = "if (self.full) throw new DOMException('no room', 'QuotaExceededError');"
    script = route.fetch().text()
    assert "async write(changes){" in script
    route.fulfill(
        body=script.replace("async write(changes){", f"async write(changes){{{refusal}"),
        content_type="text/javascript",
    )


def test_damaged_entries_are_set_aside(kept: Window) -> None:
    write_entry(kept.page, "game/98", '{"made": 5}')
    write_entry(kept.page, "game/99", "no JSON")
    kept.visit().hears(say("storage-damaged", n=2))
    assert [aside["entry"] for aside in read_all(kept.page, "aside")] == ['{"made": 5}', "no JSON"]
    keys = read_all(kept.page, "entries", "getAllKeys")
    assert not {"game/98", "game/99"} & set(keys)
    assert kept.follow(DEAL).screen == "table"


ODD_ENTRIES = {
    "a number": "entries.put(10n, 'setting/x')",
    "a circle": "const circle = {}; circle.circle = circle; entries.put(circle, 'setting/y')",
    "another kind of key": "entries.put('{', 5)",
    "a file": "entries.put(new Blob(['x']), 'setting/z')",
}


def test_entries_that_are_not_strings_are_set_aside(kept: Window) -> None:
    shown = kept.follow(DEAL).press("2").table
    aside = len(read_all(kept.page, "aside"))
    for put in ODD_ENTRIES.values():
        kept.page.evaluate(f"""async () => {{ {_OPEN}
          const transaction = (await open()).transaction("entries", "readwrite");
          const entries = transaction.objectStore("entries");
          {put};
          await new Promise((done) => {{ transaction.oncomplete = done; }});
        }}""")
    assert kept.reload().table == shown
    assert len(read_all(kept.page, "aside", "getAllKeys")) == aside + len(ODD_ENTRIES)


def test_a_thought_that_nobody_waits_for_is_given_up(window: Window) -> None:
    game = Game.deal("easy", 42)
    for _ in range(290):
        game.play("run")
    while not game.over:
        game.play(game.legal_moves[-1])
    window.page.route("**/host.js", hasten)
    window.visit(DEAL)
    window.page.evaluate(f"location.hash = '#{game_link(game)}'")
    expect(window.page.locator("[data-flow=replay]")).to_be_visible()
    with window.page.expect_event("worker"):
        window.page.evaluate("location.hash = '#easy/7'")
    assert window.settle().screen == "table"
    assert window.page.locator("[data-flow=game]").count() == 1


def hasten(route: Any) -> None:
    """A page that gives up a thought as soon as something else is asked."""
    script = route.fetch().text()
    assert "const PATIENCE=1500;" in script
    route.fulfill(
        body=script.replace("const PATIENCE=1500;", "const PATIENCE=0;"), content_type="text/javascript"
    )


# --- On the way --------------------------------------------------------------------------------------

MEGABYTE = 1_000_000
PLAIN, COMPRESSED = 5.2 * MEGABYTE, 4.0 * MEGABYTE
"""What a first visit may weigh on a host that sends bytes as they are, and on one that compresses with brotli."""


@pytest.mark.parametrize(("encoding", "most"), [("", PLAIN), ("br", COMPRESSED)])
def test_a_first_visit_weighs_little_on_any_host(browser: Browser, encoding: str, most: float) -> None:
    wire, context = Wire(encoding=encoding), browser.new_context()
    with served(built_site(), wire=wire) as address:
        window = Window(context, address).visit()
        wait_for_files(window.page)
    assert 3 * MEGABYTE < wire.carried < most
    # None of it came twice, though the service worker keeps it too.
    packed = Counter(path for path in wire.asked if path.endswith(".bin"))
    assert set(packed.values()) == {1}
    context.close()


def test_a_host_that_compresses_what_is_packed_harms_nothing(browser: Browser) -> None:
    context = browser.new_context()
    with served(built_site(), wire=Wire(encoding="gzip", packs_all=True)) as address:
        window = Window(context, address).visit(DEAL)
        wait_for_nets(window.page)
        assert window.table
        assert window.faults == []
    context.close()


WATCH_ARRIVAL = """
window.arrived = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => "arrived" in data && window.arrived.push(data));
  }
};
"""


@contextmanager
def arriving(browser: Browser, wire: Wire) -> Iterator[Window]:
    """A first visit over a slow wire."""
    context = browser.new_context(viewport={"width": 360, "height": 640})
    with served(built_site(), wire=wire) as address:
        window = Window(context, address)
        window.page.add_init_script(WATCH_ARRIVAL)
        window.page.goto(address)
        yield window
    context.close()


def wait_for_share(page: Page, share: float) -> None:
    page.wait_for_function(
        f"() => (window.arrived.at(-1)?.arrived ?? 0) > {share} * window.arrived[0].whole"
    )


def test_the_first_button_fills_with_the_bytes_and_nothing_moves(browser: Browser) -> None:
    with arriving(browser, Wire(pace=1_500_000)) as window:
        page, play = window.page, window.page.locator(".btn.big")
        wait_for_share(page, 0.3)
        coming = places(page)
        assert page.locator(".deck .card.down").count() in (1, 2)
        assert 0 < page.locator(".lurk.asleep").count() < page.locator(".lurk").count()
        amount = play.locator("small").get_attribute("data-instead") or ""
        assert re.fullmatch(r"\d\.\d of \d\.\d MB", amount)
        wait_for_share(page, 0.6)
        assert page.locator(".deck .card.down").count() < 2
        page.wait_for_selector(":root[data-ready]", state="attached")
        assert places(page) == coming
        assert page.locator("[data-instead], .down, .asleep").count() == 0
        told = page.evaluate("window.arrived")
        arrived = [each["arrived"] for each in told]
        assert arrived == sorted(arrived)
        assert len(set(arrived)) > 20
        files = list((built_site() / "python").glob("*.bin"))
        assert {each["whole"] for each in told} == {arrived[-1]} == {sum(map(size_of, files))}
        rules = [say(f"page-arrival-rule_{n}") for n in (1, 2, 3, 4)]
        heard = " ".join(page.evaluate("window.heard"))
        assert [rule for rule in rules if rule in heard] == rules


def places(page: Page) -> list[Any]:
    """Where everything on the first screen is, and how large."""
    found: list[Any] = page.eval_on_selector_all(
        "h1, .motto, .deck .card, .btn, .btn small, .dayline, .calm button",
        "all => all.map((each) => [each.offsetLeft, each.offsetTop, each.offsetWidth, each.offsetHeight])",
    )
    return found


def size_of(path: Path) -> int:
    return path.stat().st_size


def test_what_is_pressed_early_begins_by_itself_and_once(browser: Browser) -> None:
    with arriving(browser, Wire(pace=1_500_000)) as window:
        page = window.page
        wait_for_share(page, 0.1)
        know = page.get_by_role("button", name=say("front-know"))
        know.click()
        know.click()
        expect(page.locator(".toast")).to_have_text(say("page-loading"))
        page.wait_for_selector("button.card")
        window.settle()
        assert len(read_all(page, "entries", "getAllKeys")) == 1 + len(other_entries(page))


def other_entries(page: Page) -> list[str]:
    return [key for key in read_all(page, "entries", "getAllKeys") if not key.startswith("game/")]


def test_a_connection_that_breaks_is_told_and_goes_on_where_it_was(browser: Browser) -> None:
    with arriving(browser, Wire(pace=1_500_000, breaks=3)) as window:
        page = window.page
        page.wait_for_selector(":root[data-arrival=stalled]", state="attached")
        small = page.locator(".btn.big small")
        assert small.get_attribute("data-instead") == say("page-arrival-stalled")
        page.wait_for_selector(":root[data-ready]", state="attached", timeout=60_000)
        arrived = [each["arrived"] for each in page.evaluate("window.arrived")]
        assert arrived == sorted(arrived)
        assert arrived[-1] == page.evaluate("window.arrived[0].whole")


def test_a_file_of_another_version_is_told_and_can_be_tried_again(browser: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(built_site(), site)
    game = site / "python" / "game.zip.bin"
    whole = game.read_bytes()
    game.write_bytes(whole[:-1000])
    context = browser.new_context()
    with served(site) as address:
        window = Window(context, address)
        window.page.goto(address)
        window.hears(say("page-host-failed"))
        game.write_bytes(whole)
        # Not from the browser's own cache.
        context.new_cdp_session(window.page).send("Network.clearBrowserCache")
        window.choose(say("front-know"))
        window.page.wait_for_selector("button.card")
    context.close()


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
        wait_for_nets(window.page)
    assert window.reload().table == shown
    assert window.back().screen == "title"
    assert window.forward().table == shown
    window.press("h", "h")
    expect(window.page.locator(".coach .hint")).to_be_visible()
    # Those of other rules come when they are first needed.
    window.follow("easy/42").press("h").hears(say("storage-no_net"))
    with served(tmp_path, window.port):
        window.press("h")
        wait_for_nets(window.page, "easy")
    window.page.goto(f"{window.address}read/")
    assert window.page.title().startswith(say("site-contents"))
    context.close()


def wait_for_nets(page: Page, *names: str) -> None:
    """Until the browser has these nets, or those that the first hint needs."""
    page.evaluate(
        """async (names) => {
          const here = async (name) => await caches.match(new URL(`nets/${name}.net.bin`, document.baseURI));
          const patience = performance.now() + 60_000;
          for (const name of names) while (!(await here(name))) {
            if (performance.now() > patience) throw new Error(`${name} has not come`);
            await new Promise((done) => setTimeout(done, 50));
          }
        }""",
        names or ("classic", "classic-late"),
    )


def test_the_first_hint_needs_no_connection_once_there_are_cards(browser: Browser, tmp_path: Path) -> None:
    """On the very first visit, before the service worker has served anything."""
    context = browser.new_context(reduced_motion="reduce")
    with served(built_site()) as address:
        window = Window(context, address).visit()
        assert not any("/nets/" in url for url in window.asked)
        window.follow(DEAL)
        wait_for_nets(window.page)
    window.press("h")
    assert window.reply["screen"]["advice"]["nudge"]
    assert not window.reply.get("error")
    context.close()


def test_files_that_the_browser_lost_come_back(context: BrowserContext, address: str) -> None:
    window = Window(context, address).visit()
    wait_for_files(window.page)
    lost = ["table.js", "worker.js", "python/game.zip.bin", "style.css", "index.html"]
    for path in lost:
        assert window.page.evaluate(f"{_CACHE}.then((cache) => cache.delete('{path}'))")
    window.visit()
    for path in lost:
        window.page.wait_for_function(f"{_CACHE}.then((cache) => cache.match('{path}'))")


_CACHE = "caches.keys().then((all) => caches.open(all.find((name) => !name.endsWith('nets'))))"


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
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_text(say("site-skip"))
        links = page.eval_on_selector_all("a:not(.skip)", "links => links.map((link) => link.pathname)")
        folders = ["/read/", *(f"/{address_of(each)}" for each in known_languages())]
        assert set(links) <= {
            "/",
            "/read/",
            *(f"{place}{each}.html" for place in folders for each in names),
        }
        # One is visible at once, the other after the text.
        plays = page.get_by_role("link", name=say("site-play"), exact=True).all()
        assert [play.get_attribute("href") for play in plays] == ["../", "../"]
        assert page.get_by_role("link", name=say("site-back"), exact=True).get_attribute("href") == "../"


PICTURE = re.compile(r'<meta property="og:image" content="([^"]*)">')


def test_a_shared_link_has_a_picture_with_its_whole_address_or_none(tmp_path: Path) -> None:
    for address, pictures in (("", []), (SOMEWHERE, [f"{SOMEWHERE}icons/shared.png"])):
        write_reading(tmp_path, address)
        pages = [index_page(address), *(path.read_text("utf-8") for path in tmp_path.glob("*.html"))]
        assert len(pages) > len(RULEBOOK)
        for page in pages:
            assert PICTURE.findall(page) == pictures
            assert ("summary_large_image" in page) == bool(pictures)
            assert 'property="og:title"' in page
    assert (built_site() / "icons" / "shared.png").exists()


def test_the_address_of_a_site_is_a_whole_one() -> None:
    assert whole_address("") == ""
    assert whole_address("https://example.org/scoundrel") == whole_address(SOMEWHERE) == SOMEWHERE
    for wrong in ("example.org", "/scoundrel/", "ftp://example.org/", "https://"):
        with pytest.raises(SystemExit, match="is not the address of a site"):
            whole_address(wrong)


@pytest.mark.usefixtures("folder")
def test_pages_to_read_name_their_language(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "page.ftl").write_text("site-play = Ludu\n", "utf-8")
    write_reading(tmp_path / "read")
    makers = (tmp_path / "read" / "makers.html").read_text("utf-8")
    assert '<html lang="en" dir="ltr">' in makers
    assert '<link rel="alternate" hreflang="xx" href="../read/xx/makers.html">' in makers
    assert '<html lang="xx" dir="ltr">' in (tmp_path / "read" / "xx" / "makers.html").read_text("utf-8")


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
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
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
