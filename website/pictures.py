"""The pictures of the site: its icons, and what is shown where a link to it is shared.

They are drawn from the page's own art. Letters are paths too (`letters.svg`), so no font is needed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template

import resvg_py

from scoundrel.texts import say
from website.places import HERE, PAGE

__all__ = ["FOLDER", "ICONS", "SHARED", "shared_picture", "write_pictures"]

TABLE, PARCHMENT, INK = "#211a15", "#eadfc8", "#1c1714"
BLOOD, STEEL, HERB, GOLD = "#97241c", "#2c546b", "#2c6133", "#e0b04a"

FOLDER = "icons"
SHARED = ("shared.png", 1200, 630)
"""The picture beside a shared link, and its size."""
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-masked.png": (512, 0.8)}
"""Each icon with its size and scale: one that may be cropped stays in the middle."""


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
    for name, (size, scale) in ICONS.items():
        (place / name).write_bytes(_drawn(_icon(scale), size, size))
    art = _symbols(PAGE / "cards.svg") | _symbols(HERE / "letters.svg")
    name, width, height = SHARED
    (place / name).write_bytes(_drawn(_shared(art), width, height))


def shared_picture(address: str) -> str:
    """What the head of a page says of the picture beside shared links.

    Nothing if the site's address is not known, as the picture needs an absolute URL.
    """
    if not address:
        return ""
    name, width, height = SHARED
    words = {
        "image": f"{address}{FOLDER}/{name}",
        "width": str(width),
        "height": str(height),
        "picture": say("site-picture"),
    }
    template = Template((HERE / "shared.html").read_text("utf-8"))
    return template.substitute({key: escape(text) for key, text in words.items()})


def _drawn(picture: str, width: int, height: int) -> bytes:
    return bytes(
        resvg_py.svg_to_bytes(svg_string=picture, width=width, height=height, skip_system_fonts=True)
    )


def _symbols(path: Path) -> dict[str, str]:
    """Each drawing of a file by its name."""
    found = re.findall(r'<symbol id="([^"]+)"(.*?)</symbol>', path.read_text("utf-8"), re.DOTALL)
    return {name: f"<svg{drawing}</svg>" for name, drawing in found}


def _placed(
    art: dict[str, str], name: str, x: float, y: float, size: float, colour: str, cut: str = PARCHMENT
) -> str:
    """A drawing at a place, in its two colours; resvg does not support CSS variables or `currentColor`."""
    drawing = art[name].replace("var(--cut)", cut).replace("currentColor", colour)
    box = f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<g fill="{colour}">{drawing.replace("<svg", box, 1)}</g>'


def _picture(width: int, height: int, content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'stroke-linecap="round" stroke-linejoin="round" stroke-width="3">{content}</svg>'
    )


def _card(art: dict[str, str], card: _Card, x: float, y: float, width: float) -> str:
    """A card: rank and suit in a corner, its creature or thing, and a foot coloured by what it does."""
    height, foot = width * 1.4, width * 0.2
    clip = f"card-{card.pip}"
    shape = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{width * 0.07}"'
    return "".join((
        f'<clipPath id="{clip}">{shape}/></clipPath>{shape} fill="{PARCHMENT}"/>',
        f'<rect clip-path="url(#{clip})" x="{x}" y="{y + height - foot}" width="{width}" height="{foot}" '
        f'fill="{card.colour}"/>',
        _placed(art, f"rank-{card.rank}", x + width * 0.03, y + width * 0.05, width * 0.24, INK),
        _placed(art, card.pip, x + width * 0.08, y + width * 0.29, width * 0.14, card.colour),
        _placed(art, card.art, x + width * 0.19, y + width * 0.33, width * 0.68, INK),
    ))  # fmt: skip


def _icon(scale: float) -> str:
    """The page's icon on a full square, for systems that cut it to a shape of their own."""
    size, edge = 96 * scale, 48 * (1 - scale)
    icon = (PAGE / "icon.svg").read_text("utf-8")
    placed = icon.replace("<svg", f'<svg x="{edge:g}" y="{edge:g}" width="{size:g}" height="{size:g}"', 1)
    return _picture(96, 96, f'<rect width="96" height="96" fill="{TABLE}"/>{placed}')


def _shared(art: dict[str, str]) -> str:
    """A room of four cards beneath the name of the game."""
    _, width, height = SHARED
    ground = f'<rect width="{width}" height="{height}" fill="{TABLE}"/>'
    name = _placed(art, "name", 240, 18, 720, GOLD).replace('height="720"', 'height="170"', 1)
    cards = "".join(_card(art, card, 106 + 257 * place, 222, 217) for place, card in enumerate(_ROOM))
    return _picture(width, height, ground + name + cards)
