"""Which plural form a number asks for, as CLDR says it for each language."""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["category"]

Rule = Callable[[int], str]
"""The category of a whole number that is not negative."""


def _one(n: int) -> str:
    return "one" if n == 1 else "other"


def _none_or_one(n: int) -> str:
    return "one" if n in (0, 1) else "other"


def _never(n: int) -> str:
    return "other"


def _few(n: int) -> bool:
    return n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)


def _polish(n: int) -> str:
    return "one" if n == 1 else "few" if _few(n) else "many"


def _east_slavic(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "few" if _few(n) else "many"


def _south_slavic(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "few" if _few(n) else "other"


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


def _slovenian(n: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


def _lithuanian(n: int) -> str:
    if n % 100 in range(11, 20):
        return "other"
    return "one" if n % 10 == 1 else "few" if n % 10 else "other"


def _arabic(n: int) -> str:
    if n <= 2:
        return ("zero", "one", "two")[n]
    return "few" if n % 100 in range(3, 11) else "many" if n % 100 >= 11 else "other"


RULES: dict[str, Rule] = {
    **dict.fromkeys(("ja", "ko", "zh", "vi", "th", "id", "ms"), _never),
    **dict.fromkeys(("fr", "pt", "hi", "fa"), _none_or_one),
    **dict.fromkeys(("ru", "uk", "be"), _east_slavic),
    **dict.fromkeys(("hr", "sr", "bs"), _south_slavic),
    **dict.fromkeys(("cs", "sk"), _czech),
    "pl": _polish,
    "sl": _slovenian,
    "lt": _lithuanian,
    "ar": _arabic,
}
"""The rules of languages that don't simply tell one from many."""
BROKEN = {"cs": "many", "sk": "many", "lt": "many", "sl": "few"}
"""The category of a number such as 1.5, where it is not `other`."""


def category(language: str, number: float) -> str:
    """The category of a number in that language: ``one``, ``few``, ``other``."""
    base = language.partition("_")[0]
    if number == int(number):
        return RULES.get(base, _one)(abs(int(number)))
    # French and Portuguese count up to 2 like one.
    return "one" if base in ("fr", "pt") and abs(number) < 2 else BROKEN.get(base, "other")
