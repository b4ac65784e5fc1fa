"""The themes as data: a palette for each.

On cards, colour only repeats what the suit, the words and the signs already say.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from textual.theme import Theme

__all__ = ["PALETTES", "Palette", "themes"]


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a theme; those ending in `_ink` are printed on cards."""

    dark: bool
    ground: str
    table: str
    text: str
    muted: str
    card: str
    card_ink: str
    monster_ink: str
    weapon_ink: str
    potion_ink: str
    card_back: str
    blood: str
    steel: str
    herb: str
    gold: str


CANDLE = Palette(
    dark=True,
    ground="#15110e",
    table="#211a15",
    text="#eadfc8",
    muted="#9a8d78",
    card="#eadfc8",
    card_ink="#1c1714",
    monster_ink="#1c1714",
    weapon_ink="#9c2f27",
    potion_ink="#9c2f27",
    card_back="#3a2d23",
    blood="#e0645a",
    steel="#8fb0c4",
    herb="#7cb37a",
    gold="#e0b04a",
)

PALETTES = {
    "candle": CANDLE,
    "daylight": Palette(
        dark=False,
        ground="#f4ecdc",
        table="#eadfc8",
        text="#1c1714",
        muted="#655a49",
        card="#fffaf0",
        card_ink="#1c1714",
        monster_ink="#1c1714",
        weapon_ink="#9c2f27",
        potion_ink="#9c2f27",
        card_back="#cdbf9f",
        blood="#a42a22",
        steel="#2f5d7a",
        herb="#2f6430",
        gold="#76540a",
    ),
    # Blue and orange are distinct for every common form of colour blindness.
    "colour-blind": Palette(
        dark=True,
        ground="#101418",
        table="#1a2128",
        text="#f0ead8",
        muted="#9aa3a8",
        card="#f0ead8",
        card_ink="#101418",
        monster_ink="#101418",
        weapon_ink="#00517f",
        potion_ink="#8a4300",
        card_back="#2c3742",
        blood="#e69f00",
        steel="#56b4e9",
        herb="#2fc49a",
        gold="#f0e442",
    ),
    "colour-blind-light": Palette(
        dark=False,
        ground="#f7f4ea",
        table="#e9e6da",
        text="#101418",
        muted="#525b60",
        card="#ffffff",
        card_ink="#101418",
        monster_ink="#101418",
        weapon_ink="#00517f",
        potion_ink="#8a4300",
        card_back="#c4c8ca",
        blood="#8a4300",
        steel="#00517f",
        herb="#00604a",
        gold="#5b5300",
    ),
    "high-contrast": Palette(
        dark=True,
        ground="#000000",
        table="#000000",
        text="#ffffff",
        muted="#d0d0d0",
        card="#ffffff",
        card_ink="#000000",
        monster_ink="#000000",
        weapon_ink="#7a0000",
        potion_ink="#7a0000",
        card_back="#404040",
        blood="#ff8080",
        steel="#a0d8ff",
        herb="#90ff90",
        gold="#ffe000",
    ),
    "high-contrast-light": Palette(
        dark=False,
        ground="#ffffff",
        table="#ffffff",
        text="#000000",
        muted="#303030",
        card="#ffffff",
        card_ink="#000000",
        monster_ink="#000000",
        weapon_ink="#7a0000",
        potion_ink="#7a0000",
        card_back="#c0c0c0",
        blood="#a00000",
        steel="#003c70",
        herb="#004c00",
        gold="#4a3800",
    ),
    "plain": Palette(
        dark=True,
        ground="#000000",
        table="#000000",
        text="#e0e0e0",
        muted="#a0a0a0",
        card="#000000",
        card_ink="#e0e0e0",
        monster_ink="#e0e0e0",
        weapon_ink="#e0e0e0",
        potion_ink="#e0e0e0",
        card_back="#000000",
        blood="#e0e0e0",
        steel="#e0e0e0",
        herb="#e0e0e0",
        gold="#ffffff",
    ),
}
"""Every theme by name; the first is the default."""


def themes() -> list[Theme]:
    """The palettes as Textual's themes."""
    return [_theme(name, palette) for name, palette in PALETTES.items()]


def _theme(name: str, palette: Palette) -> Theme:
    colours = {key.replace("_", "-"): value for key, value in asdict(palette).items() if key != "dark"}
    return Theme(
        name=name,
        dark=palette.dark,
        primary=palette.gold,
        secondary=palette.steel,
        accent=palette.gold,
        warning=palette.gold,
        error=palette.blood,
        success=palette.herb,
        foreground=palette.text,
        background=palette.ground,
        surface=palette.table,
        panel=palette.table,
        # Textual gives the name `text` a meaning of its own.
        variables={key: value for key, value in colours.items() if key != "text"}
        | {
            "ink": palette.text,
            "block-cursor-background": palette.gold,
            "block-cursor-foreground": palette.ground,
            "footer-key-foreground": palette.gold,
            "border": palette.gold,
            "border-blurred": palette.muted,
        },
    )
