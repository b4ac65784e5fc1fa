"""A language on the site: guessed before the first screen, chosen, kept for when there is no connection, or missed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import website.build
from scoundrel.words.languages import forget_texts
from tests.languages import wide, write_language
from tests.site import Wire, browser_of, ready, served
from website.archives import language_files, others, write_archive
from website.packing import pack
from website.said import only_said, said_in

pytestmark = pytest.mark.slow

MOST_BYTES = 60_000
MOTTO = wide("A solo dungeon crawl")
FILES = ["/languages/wide.json", "/languages/wide.zip.bin"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A site with a made-up language, which goes by the tag of one that a browser may ask for."""
    place = tmp_path_factory.mktemp("built")
    write_language(place / "wide", wide, name="Wide", tag="sv")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SCOUNDREL_TEXTS", str(place))
        patch.setattr(website.build, "SITE", place / "site")
        forget_texts()
        website.build.build()
        yield place / "site"
    forget_texts()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browser_of() as started:
        yield started


def visit(browser: Browser, address: str, locale: str) -> Page:
    return ready(browser.new_context(locale=locale).new_page(), address)


def choose(page: Page, tag: str) -> None:
    page.locator("[data-focus=language]").click()
    page.locator(f".tongue[lang={tag}]").click()


def has(page: Page, tag: str, motto: str) -> None:
    page.wait_for_selector(f"html[lang={tag}]", state="attached")
    page.wait_for_selector(f".motto:has-text('{motto}')")


def asked(wire: Wire) -> list[str]:
    return sorted({path for path in wire.asked if "/languages/" in path})


def test_what_the_browser_asks_for_is_there_from_the_first_screen_on(browser: Browser, site: Path) -> None:
    wire = Wire()
    with served(site, wire=wire) as address:
        context = browser.new_context(locale="sv-SE")
        page = context.new_page()
        page.route("**/python/**", lambda route: None)
        page.goto(address)
        has(page, "sv", MOTTO)
        page.unroute_all()
        page = ready(context.new_page(), address)
        has(page, "sv", MOTTO)
        assert asked(wire) == FILES
        page.context.close()


def test_a_language_is_chosen_and_there_without_a_connection(browser: Browser, site: Path) -> None:
    wire = Wire()
    with served(site, wire=wire) as address:
        page = visit(browser, address, "en-GB")
        has(page, "en", "A solo dungeon crawl")
        assert asked(wire) == []
        choose(page, "sv")
        has(page, "sv", MOTTO)
        assert page.locator("html").get_attribute("dir") == "ltr"
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        for file in FILES:
            page.wait_for_function("async (file) => Boolean(await caches.match(file))", arg=file)
        page.context.set_offline(True)
        ready(page, address)
        has(page, "sv", MOTTO)
        choose(page, "en")
        has(page, "en", "A solo dungeon crawl")
        page.context.close()


def test_a_language_that_does_not_come_is_one_sentence_and_english(browser: Browser, site: Path) -> None:
    with served(site) as address:
        context = browser.new_context(locale="sv")
        context.route("**/languages/*", lambda route: route.abort())
        page = ready(context.new_page(), address)
        has(page, "en", "A solo dungeon crawl")
        page.wait_for_selector("text=Wide could not be fetched")
        context.close()


def test_a_whole_language_weighs_little(site: Path) -> None:
    assert (site / "languages" / "wide.zip.bin").stat().st_size < MOST_BYTES
    first = json.loads((site / "languages" / "wide.json").read_text("utf-8"))
    assert first["language"] == "sv"
    assert first["screen"]["reading"]["address"] == "read/sv/"


def test_pages_to_read_lead_to_the_same_page_in_every_language(site: Path) -> None:
    names = {path.name for path in (site / "read").glob("*.html")}
    assert names == {path.name for path in (site / "read" / "sv").glob("*.html")}
    for folder, tag, root in (("read", "en", "../"), ("read/sv", "sv", "../../")):
        told = (site / folder / "makers.html").read_text("utf-8")
        assert f'<html lang="{tag}" dir="ltr">' in told
        assert f'hreflang="sv" href="{root}read/sv/makers.html"' in told
        assert f'hreflang="en" href="{root}read/makers.html"' in told
        assert f'href="{root}read/reading.css"' in told


def test_a_language_has_what_is_said_in_a_browser_and_nothing_of_a_terminal() -> None:
    source = b'say("one-two")\nsay(f"three-{name}")\nsection("page")\n_lot("x")\n'
    texts = (
        "one-two = { four-five }\nthree-a = A\nfour-five = B\npage-x = C\n# D\nplain-y = E\n    .also = F\n"
    )
    kept = "one-two = { four-five }\nthree-a = A\nfour-five = B\npage-x = C\n"
    assert only_said(texts, said_in([source]), texts) == kept


@pytest.mark.parametrize("code", others())
def test_a_language_weighs_little(code: str, tmp_path: Path) -> None:
    write_archive(tmp_path / "language.zip", language_files(code))
    assert len(pack((tmp_path / "language.zip").read_bytes())) < MOST_BYTES
