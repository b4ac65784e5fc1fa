"""How the screens look: every colour can be read, and every picture is as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from itertools import combinations
from pathlib import Path

import pytest
from rich.color import Color

from scoundrel.play.preferences import Theme
from scoundrel.tui.themes import PALETTES, Palette
from tests.screens import STILL, Seat, awaited, deal, seated

READABLE = 4.5
"""The contrast that WCAG asks of text."""
ON_CARDS = ("card_ink", "monster_ink", "weapon_ink", "potion_ink")
ON_THE_TABLE = ("text", "muted", "blood", "steel", "herb", "gold")


def luminance(colour: Sequence[int]) -> float:
    shares = [part / 255 for part in colour]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: Sequence[int], other: Sequence[int]) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def triplet(colour: str) -> Sequence[int]:
    return Color.parse(colour).get_truecolor()


def test_the_contrast_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_every_theme_that_can_be_preferred_has_a_palette() -> None:
    assert set(PALETTES) == {theme.value for theme in Theme}


@pytest.mark.parametrize("name", PALETTES)
def test_every_text_can_be_read_on_its_ground(name: str) -> None:
    palette = PALETTES[name]
    for ground in (palette.ground, palette.table):
        for ink in ON_THE_TABLE:
            assert ratio(palette, ink, ground) >= READABLE, (ink, ground)
    for ink in ON_CARDS:
        assert ratio(palette, ink, palette.card) >= READABLE, ink
    # A chosen card or entry, and a card face down.
    assert ratio(palette, "ground", palette.gold) >= READABLE
    assert ratio(palette, "muted", palette.card_back) >= 3


def ratio(palette: Palette, ink: str, ground: str) -> float:
    return contrast(triplet(asdict(palette)[ink]), triplet(ground))


@pytest.mark.parametrize("name", [name for name in PALETTES if name != "plain"])
def test_what_differs_in_the_game_differs_in_colour(name: str) -> None:
    """The plain theme has no such colours: as everywhere, words and signs say it all."""
    palette = PALETTES[name]
    for one, other in combinations((palette.blood, palette.steel, palette.herb, palette.gold), 2):
        assert one != other


@pytest.mark.parametrize("theme", Theme)
@awaited
async def test_every_letter_on_the_screen_can_be_read(tmp_path: Path, theme: Theme) -> None:
    prefer = replace(STILL, theme=theme)
    begin = deal("classic", 42, "8d", "4cw")
    async with seated(tmp_path, begin, prefer=prefer) as seat:
        for keys in (["right"], ["d"], ["escape", "question_mark"], ["escape", "escape"]):
            await seat.press(*keys)
            assert_readable(seat)
        for letter in "onsp":
            await seat.press(letter)
            assert_readable(seat)
            await seat.press("escape")
        await seat.press("h")
        for keys in (["enter"], ["x"], ["escape", *["down"] * 3, "enter"], ["escape", "down", "enter"]):
            await seat.press(*keys)
            assert_readable(seat)


@pytest.mark.parametrize("theme", Theme)
@awaited
async def test_what_is_fatal_asked_or_foreseen_can_be_read(tmp_path: Path, theme: Theme) -> None:
    prefer = replace(STILL, theme=theme)
    begin = deal("classic", "b1efe469f5424555", "7c", "8d")
    async with seated(tmp_path, begin, prefer=prefer) as seat:
        for size in ((80, 24), (40, 12)):
            await seat.resize(*size)
            for keys in (["1"], ["escape"], ["right"], ["left"]):
                await seat.press(*keys)
                assert_readable(seat)


def assert_readable(seat: Seat) -> None:
    """All that lies uppermost: what a window covers may fade.

    In the last line, a key that can't be used now is dim.
    """
    screen = seat.app.screen
    region = screen.query_one(".dialog").region if screen.is_modal else screen.region
    strips = screen._compositor.render_strips()[:-1]
    for strip in strips[region.y : region.bottom]:
        for segment in strip.crop(region.x, region.right):
            style = segment.style
            if style is None or style.color is None or style.bgcolor is None:
                continue
            if not any(sign.isalnum() for sign in segment.text):
                continue
            ink, ground = style.color.get_truecolor(), style.bgcolor.get_truecolor()
            if style.reverse:
                ink, ground = ground, ink
            assert contrast(ink, ground) >= READABLE, (segment.text, ink, ground)
