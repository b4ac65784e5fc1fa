"""The picture of a game in the README, drawn from a real one."""

from __future__ import annotations

from scoundrel import Card, Game, Kind
from scoundrel.words import choices

MOVES = ("8d", "4cw", "8h", "2d", "Tsw", "5cb", "6h", "3cw", "3h")
COLOURS = {Kind.MONSTER: "#d1493f", Kind.WEAPON: "#3f6f8a", Kind.POTION: "#3f7a3d"}
GROUND, TABLE, PARCHMENT, INK, MUTED, GOLD = (
    "#15110e",
    "#211a15",
    "#eadfc8",
    "#1c1714",
    "#9a8d78",
    "#e0b04a",
)


def picture() -> str:
    """An SVG of the table after some moves of deal 42."""
    game = Game.deal("classic", 42)
    for move in MOVES:
        game.play(move)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 420"',
        'font-family="Georgia, serif" role="img">',
        "<title>A room of four cards on a dark table, with the hero's health and weapon</title>",
        f'<rect width="860" height="420" rx="14" fill="{GROUND}"/>',
        f'<rect x="14" y="52" width="832" height="354" rx="10" fill="{TABLE}"/>',
        _text(28, 36, "SCOUNDREL", 20, GOLD),
        _text(190, 36, "classic · deal 42", 16, MUTED),
        _text(832, 36, f"room {game.room_number} · {len(game.deck)} cards below", 16, MUTED, "end"),
    ]
    for slot, card in enumerate(game.room):
        if card is not None:
            parts += _card(36 + slot * 200, 76, card, _short(choices(game, card)))
    parts += _hero(game)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _text(x: float, y: float, text: str, size: int, colour: str, anchor: str = "start") -> str:
    escaped = text.replace("&", "&amp;").replace("<", "&lt;")
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escaped}</text>'
    )


def _card(x: float, y: float, card: Card, consequence: list[str]) -> list[str]:
    colour = COLOURS[card.kind]
    rank = card.pretty[:-1]
    return [
        f'<rect x="{x}" y="{y}" width="150" height="200" rx="12" fill="{PARCHMENT}" stroke="{INK}"/>',
        _text(x + 16, y + 38, rank, 30, INK),
        _text(x + 134, y + 38, card.suit.symbol, 30, colour, "end"),
        _text(x + 75, y + 128, card.suit.symbol, 76, colour, "middle"),
        _text(x + 75, y + 184, card.kind.value, 16, INK, "middle"),
        *(
            _text(x + 75, y + 226 + 20 * i, line, 15, PARCHMENT, "middle")
            for i, line in enumerate(consequence)
        ),
    ]


def _short(words: str) -> list[str]:
    """The library's words, broken into short lines."""
    lines = [""]
    for word in words.split("; your")[0].split():
        if len(lines[-1]) + len(word) > 22:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines[:3]


def _hero(game: Game) -> list[str]:
    hero, most = game.hero, game.rules.max_health
    weapon = hero.weapon.pretty if hero.weapon else "none"
    slain = " ".join(card.pretty for card in hero.slain)
    return [
        _text(36, 384, f"Health {hero.health} of {most}", 18, PARCHMENT),
        f'<rect x="190" y="370" width="200" height="14" rx="7" fill="{INK}"/>',
        f'<rect x="190" y="370" width="{200 * hero.health / most:.0f}" height="14" rx="7" fill="#7cb37a"/>',
        _text(430, 384, f"Weapon {weapon}" + (f" ▸ {slain}" if slain else ""), 18, PARCHMENT),
        _text(832, 384, f"strikes below {hero.strikes_below}", 18, GOLD, "end"),
    ]
