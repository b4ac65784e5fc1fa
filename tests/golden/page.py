"""The picture of the page in the README: the same game on a wide window and on a phone."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize

from tests.hosts import PHONE, WIDE, Window, at_home
from tests.site import browser_of

PICTURE = Path(__file__).parents[2] / "docs" / "page.jpg"
DEAL = "classic/42"
KEYS = ("2", "4", "w", "3")
"""A weapon is taken up and slays its first monster, and a potion is drunk: the second room is dealt."""
GAP = 40


def draw_page() -> None:
    """Write the picture, with real pages drawn by a real browser."""
    with TemporaryDirectory() as data, at_home(Path(data)) as home, browser_of() as browser:
        shots = [_shot(browser, home.address, size) for size in (WIDE, PHONE)]
        page = browser.new_page()
        width = WIDE["width"] + PHONE["width"] + 3 * GAP
        page.set_viewport_size({"width": width, "height": PHONE["height"] + 2 * GAP})
        pictures = [f'<img src="data:image/png;base64,{b64encode(shot).decode()}">' for shot in shots]
        page.set_content(STYLE + "".join(pictures))
        page.screenshot(path=PICTURE, type="jpeg", quality=82)


STYLE = f"""<style>
body {{ margin: {GAP}px; display: flex; gap: {GAP}px; align-items: center; background: #0b0907; }}
img {{ border-radius: 12px; outline: 1px solid #3a2f26; }}
</style>"""


def _shot(browser: Browser, address: str, size: ViewportSize) -> bytes:
    context = browser.new_context(viewport=size, reduced_motion="reduce", color_scheme="dark")
    window = Window(context, address).visit(DEAL).press(*KEYS)
    if size is WIDE:
        window.press("h")
    picture = window.page.screenshot()
    context.close()
    return picture


if __name__ == "__main__":
    draw_page()
