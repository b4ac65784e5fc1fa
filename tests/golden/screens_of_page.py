"""Pictures of the page's first and last screens, on a phone, a tablet and a wide window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from scoundrel import Game
from scoundrel.bots import make_bot
from scoundrel.history.ending import Ending
from scoundrel.play.claims import claim_of
from scoundrel.play.links import deal_link
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
from tests.hosts import Window, at_home
from tests.site import browser_of
from tests.windows import SIZES, is_mobile

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SHOWN = ("phone", "tablet", "wide")
WON, LOST, WAITS = "42", "12", "7"
"""The seeds of the games in the pictures."""


def draw_screens() -> None:
    """Write every picture, with real pages drawn by a real browser."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as empty, TemporaryDirectory() as played, browser_of() as browser:
        _play(Path(played))
        for folder, screens in ((empty, FIRST), (played, LATER)):
            with at_home(Path(folder)) as home:
                for size in SHOWN:
                    for name, show in screens.items():
                        _draw(browser, home.address, size, name, show)


def _play(folder: Path) -> None:
    """A game that was won, one that was lost, and one that waits."""
    with Store.open(folder) as store:
        for seed, player in ((WON, "net"), (LOST, "greedy")):
            game = _finished(seed, player)
            sitting = Sitting.begin(store, game.after(0), named=True)
            for move in game.moves:
                sitting.play(move)
            Ending(sitting).record_result()
        Sitting.begin(store, Game.deal("classic", WAITS), named=True)


def _finished(seed: str, player: str) -> Game:
    game = Game.deal("classic", seed)
    bot = make_bot(player, game.rules)
    while not game.over:
        game.play(bot.choose(game.view(game.turn)).move)
    return game


def _ended(number: int) -> Callable[[Window], Window]:
    return lambda window: window.show("continue", number=number)


def _compared(window: Window) -> Window:
    """The game that was won beside that of a friend, who sent a link."""
    claim = claim_of(_finished(WON, "greedy"), names=("Ada",))
    return window.follow(deal_link(f"classic/{WON}", claim))


FIRST: dict[str, Callable[[Window], Window]] = {"first-visit": lambda window: window}
LATER: dict[str, Callable[[Window], Window]] = {
    "coming-back": lambda window: window,
    "escaped": _ended(1),
    "fallen": _ended(2),
    "bestiary": lambda window: window.show("bestiary"),
    "side-by-side": _compared,
}


def _draw(browser: Browser, address: str, size: str, name: str, show: Callable[[Window], Window]) -> None:
    mobile = is_mobile(size)
    context = browser.new_context(
        viewport=SIZES[size], is_mobile=mobile, has_touch=mobile, reduced_motion="reduce"
    )
    show(Window(context, address).visit()).page.screenshot(
        path=FOLDER / f"{name}-{size}.jpg", type="jpeg", quality=80
    )
    context.close()


if __name__ == "__main__":
    draw_screens()
