"""Numbers in large digits, drawn with characters."""

from __future__ import annotations

__all__ = ["HEIGHT", "large"]

HEIGHT = 5
_DIGITS = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", " ##", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", "  #", " # ", " # "),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
    "−": ("   ", "   ", "###", "   ", "   "),
    " ": ("   ", "   ", "   ", "   ", "   "),
}


def large(number: str, ink: str, most: int) -> list[str]:
    """A number of at most that many columns, in wide digits or in narrow ones; else as it is written."""
    for wide in (2, 1):
        rows = [" ".join(_DIGITS[sign][row] for sign in number) for row in range(HEIGHT)]
        rows = ["".join((ink if dot == "#" else " ") * wide for dot in row) for row in rows]
        if len(rows[0]) <= most:
            return rows
    return [number]
