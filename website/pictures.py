"""The pictures of the site: its icons, and what is shown where a link to it is shared.

They are drawn from the page's own art. Letters are paths too (`letters.svg`), so no font is needed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import resvg_py

from website.places import HERE, SOURCE

__all__ = ["ICONS", "SHARED", "write_pictures"]

GROUND, TABLE, PARCHMENT, INK = "#15110e", "#211a15", "#eadfc8", "#1c1714"
BLOOD, STEEL, HERB, GOLD = "#97241c", "#2c546b", "#2c6133", "#e0b04a"

SHARED = ("shared.png", 1200, 630)
"""The picture beside a shared link, and its size."""
ICONS = {"icon-192.png": 192, "icon-512.png": 512, "icon-apple.png": 180}
MASKED = "icon-masked.png"
"""An icon that may be cut to any shape: it keeps to the middle."""


@dataclass(frozen=True, slots=True)
class _Card:
    rank: str
    pip: str
    art: str
    colour: str


_ROOM = (
    _Card("K", "s", "deadking", BLOOD),
    _Card("8", "h", "bottle", HERB),
    _Card("6", "d", "spear", STEEL),
    _Card("9", "c", "bear", BLOOD),
)


def write_pictures(place: Path) -> None:
    """Every picture, in a folder."""
    place.mkdir(parents=True, exist_ok=True)
    art = _symbols(SOURCE / "scoundrel" / "page" / "cards.svg") | _symbols(HERE / "letters.svg")
    icon = _icon(art, scale=1.0)
    (place / "icon.svg").write_text(icon, "utf-8")
    for name, size in ICONS.items():
        (place / name).write_bytes(_drawn(icon, size, size))
    (place / MASKED).write_bytes(_drawn(_icon(art, scale=0.72), 512, 512))
    name, width, height = SHARED
    (place / name).write_bytes(_drawn(_shared(art), width, height))


def _drawn(picture: str, width: int, height: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width, height=height, skip_system_fonts=True))


def _symbols(path: Path) -> dict[str, str]:
    """Each drawing of a file by its name."""
    found = re.findall(r'<symbol id="([^"]+)"(.*?)</symbol>', path.read_text("utf-8"), re.DOTALL)
    return {name: f"<svg{drawing}</svg>" for name, drawing in found}


def _placed(art: dict[str, str], name: str, x: float, y: float, size: float, colour: str, cut: str = PARCHMENT) -> str:
    """A drawing at a place, in its two colours; resvg knows no variables and no current colour."""
    drawing = art[name].replace("var(--cut)", cut).replace("currentColor", colour)
    box = f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<g fill="{colour}">{drawing.replace("<svg", box, 1)}</g>'


def _picture(width: int, height: int, content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'stroke-linecap="round" stroke-linejoin="round" stroke-width="3">{content}</svg>'
    )


def _card(art: dict[str, str], card: _Card, x: float, y: float, width: float) -> str:
    """A card: rank and suit in its corner, its creature or thing, and a foot in the colour of what it does."""
    height, foot = width * 1.4, width * 0.2
    clip = f"card-{card.pip}"
    shape = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{width * 0.07}"'
    return "".join((
        f'<clipPath id="{clip}">{shape}/></clipPath>{shape} fill="{PARCHMENT}"/>',
        f'<rect clip-path="url(#{clip})" x="{x}" y="{y + height - foot}" width="{width}" height="{foot}" fill="{card.colour}"/>',
        _placed(art, f"rank-{card.rank}", x + width * 0.03, y + width * 0.05, width * 0.24, INK),
        _placed(art, card.pip, x + width * 0.08, y + width * 0.29, width * 0.14, card.colour),
        _placed(art, card.art, x + width * 0.19, y + width * 0.33, width * 0.68, INK),
    ))  # fmt: skip


def _icon(art: dict[str, str], scale: float) -> str:
    """One card on the table, with a skull."""
    width = 270 * scale
    x, y = 256 - width / 2, 256 - width * 0.7
    card = f'<rect x="{x}" y="{y}" width="{width}" height="{width * 1.4}" rx="{width * 0.09}" fill="{PARCHMENT}"/>'
    skull = _placed(art, "skull", 256 - width * 0.42, 256 - width * 0.42, width * 0.84, INK)
    pips = _placed(art, "s", x + width * 0.08, y + width * 0.08, width * 0.16, BLOOD)
    corner = 0 if scale < 1 else 96
    ground = f'<rect width="512" height="512" rx="{corner}" fill="{TABLE}"/>'
    return _picture(512, 512, f'{ground}<g transform="rotate(-7 256 256)">{card}{skull}{pips}</g>')


def _shared(art: dict[str, str]) -> str:
    """A room of four cards beneath the name of the game."""
    _, width, height = SHARED
    ground = f'<rect width="{width}" height="{height}" fill="{GROUND}"/>'
    name = _placed(art, "name", 240, 0, 720, GOLD).replace('height="720"', 'height="170"', 1)
    cards = "".join(_card(art, card, 106 + 257 * place, 196, 217) for place, card in enumerate(_ROOM))
    light = f'<ellipse cx="600" cy="380" rx="640" ry="330" fill="{TABLE}"/>'
    return _picture(width, height, ground + light + name + cards)
