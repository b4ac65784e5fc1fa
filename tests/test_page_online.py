"""The page with a server behind it, in real browsers: ranked, two devices at one table, a Dealer, a spectator."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from scoundrel import Game
from scoundrel.notation.records import parse_record
from scoundrel.texts import say
from tests.hosts import PHONE, WIDE, Window
from tests.online import Listener
from tests.servers import Hosted, hosted
from tests.site import browser_of, built_site, served
from tests.windows import SIZES, faults_found

pytestmark = pytest.mark.slow

CARD = "button.card:not([aria-disabled])"
SCRIPT = "<img src=x onerror=alert(1)><script>alert(2)</script>"
WIDTH = "document.documentElement.scrollWidth"
PLACES = """[...document.querySelectorAll("button")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height];
})"""
"""Where everything is that can be pressed."""
TONES = """() => {
  window.tones = [];
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context, options) {
      super(context, options);
      window.tones.push(options.frequency);
    }
  };
}"""
KNOCK = 180
"""The pitch of the first of two knocks."""
SHARES = "window.sent = []; navigator.share = async (what) => { window.sent.push(what.url ?? what.text); };"
HURRY = """addEventListener("DOMContentLoaded", () => {
  const play = document.querySelector("[data-focus=play]");
  if (!play || sessionStorage.hurried) return;
  play.click();
  sessionStorage.hurried = "yes";
})"""
"""Presses what can be pressed on the first visit before the game is there."""
THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"
AWAY = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
HERE = "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browser_of() as browser:
        yield browser


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("host"), None, "--site", str(built_site())) as server:
        yield server


def visitor(browser: Browser, host: Hosted, *, phone: bool, **more: Any) -> Window:
    """Somebody new, who has not opened the page yet."""
    size = PHONE if phone else WIDE
    context = browser.new_context(
        viewport=size,
        is_mobile=phone,
        has_touch=phone,
        reduced_motion="reduce",
        accept_downloads=True,
        **more,
    )
    return Window(context, f"{host.url}/")


@pytest.fixture(scope="module")
def ann(browser: Browser, host: Hosted) -> Iterator[Window]:
    window = visitor(browser, host, phone=True)
    window.page.add_init_script(SHARES)
    yield window.visit()
    assert window.faults == []


@pytest.fixture(scope="module")
def bob(browser: Browser, host: Hosted) -> Iterator[Window]:
    window = visitor(browser, host, phone=False, permissions=["clipboard-read", "clipboard-write"])
    yield window.visit()
    assert window.faults == []


@pytest.fixture(scope="module")
def cara(browser: Browser, host: Hosted) -> Iterator[Window]:
    """She has a phone, and has never been here."""
    window = visitor(browser, host, phone=True)
    yield window
    assert window.faults == []


def enter(window: Window, name: str, row: str = "") -> None:
    """Open an entry of the title, and one of its list."""
    window.show("title").page.locator(f"[data-focus={name}]").first.click()
    window.settle()
    if row:
        window.page.locator("button.row", has_text=row).first.click()
        window.settle()


def move(window: Window) -> None:
    """Take a card, whatever it does."""
    window.click(CARD)
    for _ in range(2):
        if window.sees("[data-focus=spare]"):
            # That it is meant is only believed once the warning could be read.
            window.page.wait_for_timeout(450)
        if window.sees(".ways"):
            window.click(".ways .card")


def awaits(window: Window, screen: str) -> None:
    window.page.wait_for_selector(f":root[data-screen={screen}]", state="attached")
    window.settle()


def link_of(window: Window, number: int = 0) -> str:
    """A link on the screen, as it is sent to somebody."""
    address = window.page.locator(".address span").nth(number).inner_text()
    return "".join(address.split()).partition("#")[2]


def named(window: Window) -> list[str]:
    """The cards of the room, without what they would do."""
    return [card.partition(",")[0] for card in window.table]


def give_up(window: Window) -> None:
    window.click("[data-focus=more]")
    window.page.locator("#panel .row", has_text=say("door-label-resign")).click()
    window.settle()
    window.page.locator("#panel .btn.main").click()
    window.settle()


def fits(window: Window) -> None:
    """Nothing on the screen is wrong for those who can't see it, and nothing is wider than a window."""
    own = window.page.viewport_size
    assert own is not None
    assert faults_found(window) == [], window.screen
    window.page.evaluate(THEME, "daylight")
    assert faults_found(window, runOnly=["color-contrast"]) == [], window.screen
    window.page.evaluate(THEME, "candle")
    for size in ("narrow", "small", "phone") if own["width"] < 600 else ("tablet", "wide"):
        window.page.set_viewport_size(SIZES[size])
        # A phone zooms out of what is too wide, so its own measure of the window tells nothing.
        assert window.page.evaluate(WIDTH) <= SIZES[size]["width"], (window.screen, size)
    window.page.set_viewport_size(own)


def test_a_host_without_a_server_is_asked_once_and_offers_nothing_of_it(browser: Browser) -> None:
    with served(built_site()) as address:
        window = Window(browser.new_context(), address).visit()
        assert not window.sees("[data-focus=ranked], [data-focus=friend]")
        assert [url for url in window.asked if "api" in url] == [f"{address}api/v1/"]
        assert window.send("ranked")["error"] == say("online-none")
        assert window.faults == []


# --- Ranked ----------------------------------------------------------------------------------------------


def test_a_ranked_game_from_commitment_to_verification(ann: Window, bob: Window, tmp_path: Path) -> None:
    enter(ann, "ranked")
    fits(ann)
    enter(ann, "ranked", "Classic")
    fits(ann)
    ann.click("[data-focus=promise]")
    promised = ann.page.locator(".commit").inner_text()
    ann.click("[data-focus=begin]")
    assert ann.screen == "table"
    fits(ann)
    assert not ann.sees("[data-focus=hint], [data-focus=undo]")
    # As long as it is played, nobody may see it: not its player's shared text, and nobody else by its name.
    assert "error" in ann.send("share")
    here = ann.page.evaluate("history.state.here")
    assert "error" in bob.send("match", game=here["game"])
    ann.play_on(move)
    ann.click("[data-focus=fold-fair]")
    fold = ann.page.locator(".fold[data-name=fair]")
    expect(fold).to_contain_text(say("online-fair-yes"))
    fits(ann)
    with ann.page.expect_download() as download:
        ann.page.locator("[data-focus=record]").click()
    ann.settle()
    download.value.save_as(tmp_path / "record.txt")
    record = (tmp_path / "record.txt").read_text("utf-8")
    proof = parse_record(record).proof
    assert proof is not None
    assert proof.commitment in promised.replace("\n", "")
    assert Game.from_record(record).over
    # Now anybody may watch it who has the link.
    ann.click("[data-focus=share]")
    bob.follow(ann.reply["replay_link"])
    assert bob.page.locator(":root").get_attribute("data-screen") == "table"
    assert bob.sees("[data-flow=replay]")
    ann.press("Escape").show("games")
    expect(ann.page.locator(".row", has_text="Ranked").first).to_be_visible()


def test_three_tabs_of_one_player(browser: Browser, host: Hosted) -> None:
    tabs = [visitor(browser, host, phone=False).visit()]
    enter(tabs[0], "ranked", "Easy")
    tabs[0].click("[data-focus=begin]")
    for _ in range(2):
        tab = Window(tabs[0].page.context, tabs[0].address).visit()
        enter(tab, "ranked", "Easy")
        tabs.append(tab)
    assert tabs[0].table == tabs[1].table == tabs[2].table
    # Nobody dies of one card, so what is done is first to run, and then to take one.
    tabs[2].press("r")
    for tab in tabs:
        expect(tab.page.locator("button.card").first).to_have_attribute("aria-label", tabs[2].table[0])
    # A browser hardly draws what lies behind.
    tabs[0].page.bring_to_front()
    move(tabs[0])
    for tab in tabs:
        expect(tab.page.locator("button.card")).to_have_count(3)
    assert tabs[0].table == tabs[1].table == tabs[2].table
    assert [tab.faults for tab in tabs] == [[], [], []]
    tabs[0].page.context.close()


def test_a_name_is_a_text_and_has_a_place(ann: Window, bob: Window) -> None:
    ann.show("account")
    fits(ann)
    ann.page.locator("button.row", has_text=say("online-entry-rename")).first.click()
    ann.page.fill("#panel input", SCRIPT[:24])
    ann.page.locator("#panel .btn.main").click()
    ann.settle()
    expect(ann.page.locator(".complaint")).not_to_be_empty()
    fits(ann)
    ann.page.fill("#panel input", "Ann of Cork")
    ann.page.locator("#panel .btn.main").click()
    ann.settle()
    expect(ann.page.locator("main p").first).to_contain_text("Ann of Cork")
    enter(ann, "ranked", "Hard")
    ann.click("[data-focus=begin]")
    # The open game comes first, whatever is asked for.
    enter(ann, "ranked", say("online-day_entry"))
    assert ann.screen == "table"
    give_up(ann)
    assert ann.screen == "threshold"
    fits(ann)
    enter(ann, "ranked", say("online-day_entry"))
    ann.click("[data-focus=begin]").play_on(move)
    # Others may still be in the dungeon of the day, so nobody can watch how it went.
    ann.click("[data-focus=share]")
    assert say("online-of_day", rules="", date="").split(" ")[0] in ann.reply["text"]
    assert ann.reply["replay_link"] == ""
    ann.press("Escape")
    bob.show("boards", rules="classic", period="day")
    expect(bob.page.locator(".board li", has_text="Ann of Cork")).to_be_visible()
    fits(bob)
    ann.click("[data-focus=fold-else]").click("[data-focus=boards]")
    expect(ann.page.locator(".board .you")).to_contain_text("Ann of Cork")
    fits(ann)


def test_a_recovery_code_carries_a_player_to_another_device(
    ann: Window, browser: Browser, host: Hosted
) -> None:
    """And both devices are at the same table then."""
    enter(ann, "ranked", "Easy")
    ann.click("[data-focus=begin]").show("account")
    ann.page.locator("button.row", has_text=say("online-entry-recovery")).first.click()
    ann.settle()
    code = ann.page.locator("#panel .qr").inner_text()
    fits(ann)
    ann.press("Escape").show("account")
    assert code not in ann.page.content()
    other = visitor(browser, host, phone=False).visit().show("account")
    expect(other.page.locator("main p").first).to_have_text(say("online-nobody"))
    other.page.locator("button.row", has_text=say("online-entry-recover")).first.click()
    other.page.fill("#panel input", code)
    other.page.locator("#panel .btn.main").click()
    expect(other.page.locator("main p").first).to_contain_text("Ann of Cork")
    for window in (ann, other):
        enter(window, "ranked", "Ranked")
    assert ann.table == other.table
    move(other)
    expect(ann.page.locator("button.card")).to_have_count(3)
    assert other.faults == []
    other.page.context.close()


# --- With a friend -----------------------------------------------------------------------------------------


def test_a_new_visitor_is_one_tap_from_the_table(ann: Window, cara: Window) -> None:
    enter(ann, "friend")
    fits(ann)
    enter(ann, "friend", "Diamonds")
    assert ann.screen == "lobby"
    fits(ann)
    ann.tap("#room .btn.main")
    assert ann.page.evaluate("sent") == [f"{ann.address}#{link_of(ann)}"]
    cara.page.add_init_script(HURRY)
    cara.visit(link_of(ann))
    assert cara.page.evaluate("sessionStorage.hurried") == "yes"
    assert cara.screen == "threshold"
    fits(cara)
    cara.tap("[data-focus=accept]")
    awaits(ann, "table")
    assert [window.screen for window in (ann, cara)] == ["table", "table"]
    assert ann.table == cara.table
    for window in (ann, cara):
        fits(window)


def test_two_devices_one_reloaded_and_one_cut_off(ann: Window, cara: Window) -> None:
    mover, other = (ann, cara) if ann.sees(CARD) else (cara, ann)
    assert not other.sees(CARD)
    other.page.evaluate(AWAY)
    other.page.evaluate(TONES)
    move(mover)
    other.page.wait_for_function("(words) => document.title.includes(words)", arg=say("page-your_turn"))
    assert KNOCK in other.page.evaluate("tones")
    other.page.evaluate(HERE)
    assert say("page-your_turn") not in other.page.title()
    # One is reloaded, and is where they were.
    table = other.table
    other.reload()
    assert other.table == table
    # One is cut off: it is told, what lies there stays, and nothing moves under a finger.
    places = other.page.evaluate(PLACES)
    other.page.context.set_offline(True)
    expect(other.page.locator("#lost")).to_be_visible()
    assert other.page.evaluate(PLACES) == places
    fits(other)
    move(other)
    expect(other.page.locator(".prompt.bad, .toast").first).to_be_visible()
    assert other.table == table
    other.page.context.set_offline(False)
    expect(other.page.locator("#lost")).to_be_hidden(timeout=15_000)
    move(other)
    mover.page.wait_for_selector(CARD)
    # What was tried twice is done once.
    assert len(mover.table) == len(other.table) == len(table) - 1
    other.faults[:] = [each for each in other.faults if "ERR_INTERNET_DISCONNECTED" not in each]
    give_up(mover)
    awaits(other, "threshold")
    fits(other)


def test_a_dealer_and_a_player_and_whoever_looks_on(ann: Window, bob: Window, cara: Window) -> None:
    enter(ann, "friend", say("online-dealt_mine"))
    ann.click("#panel .btn.main")
    seat, watch = link_of(ann), link_of(ann, 1)
    bob.follow(seat)
    fits(bob)
    bob.click("[data-focus=accept]")
    assert not bob.sees("button.card")
    fits(bob)
    awaits(ann, "dealer")
    fits(ann)
    cara.follow(watch)
    assert not cara.sees("button.card")
    ann.page.fill("textarea", SCRIPT)
    ann.page.locator("form .btn.main").click()
    bob.page.wait_for_selector(CARD)
    for window in (ann.settle(), bob, cara):
        expect(window.page.locator(".narrator p").first).to_have_text(SCRIPT)
        assert not window.sees("img[src=x]")
    move(bob)
    expect(cara.page.locator("button.card")).to_have_count(3)
    assert not cara.sees(CARD)
    fits(cara)


def test_a_browser_and_a_terminal_at_one_table(bob: Window, host: Hosted, tmp_path: Path) -> None:
    enter(bob, "friend", "Diamonds")
    fits(bob)
    bob.click("#room .btn.main")
    link = bob.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{host.url}/#{link_of(bob)}"
    with Listener(tmp_path, "--join", link) as terminal:
        awaits(bob, "table")
        if bob.sees(CARD):
            terminal.hears("Room 1 of", "stops waiting.")
            move(bob)
            terminal.turns()
        else:
            terminal.hears("Room 1 of", "> ")
        lying = named(bob)
        # Each card is named with its number.
        terminal.say(lying[0].partition(".")[0])
        bob.page.wait_for_selector(CARD)
        assert named(bob) == lying[1:]
        terminal.interrupt()
        terminal.type("resign yes")
        awaits(bob, "threshold")


# --- Without it ----------------------------------------------------------------------------------------------


def test_everything_else_is_played_on_when_the_server_is_gone(browser: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path, None, "--site", str(built_site())) as server:
        window = visitor(browser, server, phone=True).visit()
        enter(window, "ranked", "Classic")
        window.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        server.kill()
        window.click("[data-focus=begin]")
        expect(window.page.locator(".toast").first).to_be_visible()
        assert window.screen == "threshold"
        window.reload()
        assert not window.sees("[data-focus=ranked]")
        window.show("daily").click("[data-focus=begin]")
        move(window)
        assert len(window.table) == 3
        server.start()
        window.reload()
        window.show("title")
        assert window.sees("[data-focus=ranked]")
        enter(window, "ranked")
        expect(window.page.locator("button.row").first).to_contain_text("Ranked")
        window.page.context.close()
