"""The words that a player types: in the player's language, and in English everywhere.

They are the texts `typed-…`, `command-…` and `word-…`. In any other language than English, a move in words
is read as words in any order, so that no language needs a grammar of its own.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scoundrel.cards import RANKS, Card, Suit, rank_letter
from scoundrel.errors import InvalidCard
from scoundrel.texts import english, form, language, say, speaking, ways_to_say

__all__ = [
    "Named",
    "first_word",
    "folded",
    "meant",
    "named_way",
    "outer_word",
    "own_moves",
    "read_named",
    "spellings",
    "word_for",
]

_UNLIKE = str.maketrans(
    {
        "ł": "l",
        "œ": "oe",
        "æ": "ae",
        "ø": "o",
        "’": "'",
        "\ufe0f": "",
        **dict(zip("♧♤♢♡", "♣♠♦♥", strict=True)),
    }
)
"""What people type in another way, although Unicode does not count it as accented."""
_KANA_MARKS = "\u3099\u309a"
_UNSPACED = "\u3040-\u30ff\u3400-\u9fff"
"""Kana and Chinese characters: there is no space between their words."""


def folded(text: str) -> str:
    """Without case and accents, as people type in a hurry; but kana keep their marks, as these matter."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_UNLIKE)).casefold()
    bare = "".join(each for each in letters if not unicodedata.combining(each) or each in _KANA_MARKS)
    return " ".join(bare.split())


def _listed(key: str) -> Iterator[str]:
    """All that an entry lists, as it is spelt: its value first, then what its attribute adds."""
    for text in dict.fromkeys((say(key), *ways_to_say(key))):
        yield from filter(None, (each.strip() for each in text.split("|")))


# --- Commands, and the words after them ----------------------------------------------------------------


def word_for(code: str, family: str = "word") -> str:
    """How a player is told to type a word."""
    return next(_listed(f"{family}-{code}"))


def spellings(codes: Iterable[str], family: str = "word") -> list[str]:
    """How to type these words: as a player is told, then in English."""
    codes = list(codes)
    return list(dict.fromkeys((*(word_for(code, family) for code in codes), *codes)))


def _known(codes: Iterable[str], family: str) -> dict[str, str]:
    """What may be typed for these words, with what it means; English comes last."""
    codes = list(codes)
    known = {folded(word): code for code in reversed(codes) for word in _listed(f"{family}-{code}")}
    with speaking(english()):
        in_english = {folded(word): code for code in codes for word in _listed(f"{family}-{code}")}
    return in_english | known


def meant(words: str, *codes: str) -> str:
    """Which of these words was typed; what is none of them stays as it is, in lower case."""
    return _known(codes, "word").get(folded(words), words.lower())


def first_word(line: str, codes: Iterable[str], family: str = "word") -> tuple[str, str] | None:
    """Which of these words a line begins with, and what follows it; None if it is none of them."""
    known = _known(codes, family)
    for count in range(max(word.count(" ") for word in known) + 1, 0, -1):
        parts = line.split(None, count)
        code = known.get(folded(" ".join(parts[:count])))
        if code is not None:
            return code, "".join(parts[count:]).strip()
    # A number may follow without a space.
    if found := re.match(rf"([{_UNSPACED}]+)([^{_UNSPACED}].*)", line):
        code = known.get(folded(found[1]))
        return None if code is None else (code, found[2].strip())
    return None


def outer_word(line: str, codes: Iterable[str]) -> tuple[str, str] | None:
    """Which of these words a line begins with, or ends with as verbs do in some languages, and the rest."""
    codes = list(codes)
    if found := first_word(line, codes):
        return found
    text = folded(line)
    for word, code in () if language() == "en" else _known(codes, "word").items():
        before = text.removesuffix(word)
        if before != text and re.search(rf"[\s{_UNSPACED}]$", before):
            return code, before.strip()
    return None


# --- Moves in words ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Named:
    """A move in words, as far as words tell it."""

    card: Card | None = None
    slot: int | None = None
    """The place of the card in the room, where the card was not named."""
    way: str = ""
    """``w`` for the weapon, ``b`` for bare hands."""
    away: bool = False
    run: bool = False


_Reading = frozenset[tuple[str, str]]
"""What some words may mean together: a rank, a suit, … of each at most one."""
_CODES = {"w": ("way", "w"), "b": ("way", "b"), "r": ("run", "")}
"""The letters that mean the same in every language."""
_MEANINGS = {
    **{f"typed-{rank}": ("rank", rank) for rank in RANKS},
    **{f"typed-{suit.letter}": ("suit", suit.letter) for suit in Suit},
    "typed-Xc": ("card", "Xc"),
    "typed-Xs": ("card", "Xs"),
    "typed-run": ("run", ""),
    "typed-away": ("away", ""),
    "typed-weapon": ("way", "w"),
    "typed-bare": ("way", "b"),
    "typed-skip": ("skip", ""),
}
_SIGNS = {
    **{f"typed-{rank}": (rank,) for rank in RANKS},
    "typed-T": ("T", "10"),
    **{f"typed-{suit.letter}": (suit.symbol,) for suit in Suit},
}
"""What is written on a card, in every language."""


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """The words of a language, with all that each may mean."""

    meanings: dict[str, set[tuple[str, str]]]
    tokens: re.Pattern[str]
    """A word: the longest that is known, a number, or what is not known."""


def own_moves(line: str) -> list[tuple[str, Named | None]]:
    """The parts of a line that are a move each, with that move if it is in words of the player's language.

    Between parts is a comma, or a word such as *then*. English has a grammar of its own, so it is one part.
    """
    if language() == "en":
        return [(line, None)]
    words = _vocabulary()
    return [(part, _named(part, words)) for part in _parts(line)]


def read_named(text: str) -> Named | None:
    """A move in the words of the player's language; None if it is none, or could be more than one."""
    return None if language() == "en" else _named(text, _vocabulary())


def named_way(text: str) -> str:
    """The way to fight that is named in the player's language and nothing else is; or else nothing."""
    readings = set() if language() == "en" else _readings(text, _vocabulary())
    ways = {dict(reading)["way"] for reading in readings if {kind for kind, _ in reading} == {"way"}}
    return ways.pop() if len(ways) == 1 else ""


def _parts(line: str) -> list[str]:
    joints = [re.escape(word) for word in _listed("typed-then")]
    dense = [word for word in joints if _is_dense(word)]
    spaced = [rf"(?<!\w){word}(?!\w)" for word in joints if not _is_dense(word)]
    return [
        each.strip() for each in re.split("|".join(["[,;，；、。]", *spaced, *dense]), line, flags=re.I)
    ]


def _named(text: str, words: _Vocabulary) -> Named | None:
    moves = {move for reading in _readings(text, words) if (move := _move(dict(reading))) is not None}
    return moves.pop() if len(moves) == 1 else None


def _readings(text: str, words: _Vocabulary) -> set[_Reading]:
    """Everything that the words of a text may mean, each of them used."""
    plain, found = folded(text), {frozenset[tuple[str, str]]()}
    if plain[:1] in ("-", "−"):
        found, plain = {frozenset({("away", "")})}, plain[1:]
    for token in words.tokens.finditer(_unjoined(plain)):
        meanings = _meanings(token[0], words)
        found = {more for some in found for each in meanings if (more := _with(some, each)) is not None}
        if not found:
            break
    return found


def _vocabulary() -> _Vocabulary:
    """What each word may mean, in the player's language."""
    known: dict[str, set[tuple[str, str]]] = {}
    for key, meaning in _MEANINGS.items():
        if key == "typed-skip" and not _has_own_words(key):
            continue
        for word in (*_listed(key), *_SIGNS.get(key, ())):
            known.setdefault(_unjoined(folded(word)), set()).add(meaning)
    known.pop("", None)
    for value, rank in enumerate(RANKS, 2):
        known.setdefault(folded(form(rank_letter(value))), set()).add(("rank", rank))
    for letter, meaning in _CODES.items():
        known.setdefault(letter, set()).add(meaning)
    return _Vocabulary(known, _tokens(known))


def _has_own_words(key: str) -> bool:
    """Whether the player's language has this entry: what English skips says which kind of card is meant."""
    with speaking(english()):
        in_english = say(key)
    return say(key) != in_english


def _unjoined(text: str) -> str:
    """Words apart, whatever joins them."""
    return " ".join(re.sub(r"[-−‐'.!。・]", " ", text).split())


def _is_dense(word: str) -> bool:
    return re.search(f"[{_UNSPACED}]", word) is not None


def _tokens(known: Iterable[str]) -> re.Pattern[str]:
    words = sorted(map(re.escape, known), key=len, reverse=True)
    dense = [word for word in words if _is_dense(word)]
    spaced = [rf"(?<![^\W\d_]){word}(?![^\W\d_])" for word in words if not _is_dense(word)]
    # Between Chinese characters, a letter is a word by itself.
    letter = rf"(?<=[{_UNSPACED}])[a-z](?![a-z])|(?<![a-z])[a-z](?=[{_UNSPACED}])"
    return re.compile("|".join([r"\d+", *dense, *spaced, letter, rf"[^\W\d_{_UNSPACED}]+", r"\S"]))


def _meanings(token: str, words: _Vocabulary) -> set[tuple[str, str]]:
    slot = {("slot", token)} if re.fullmatch("[0-9]{1,3}", token) else set()
    return slot | words.meanings.get(token, set())


def _with(some: _Reading, meaning: tuple[str, str]) -> _Reading | None:
    """A reading with one more word; None if they contradict each other."""
    kind, _ = meaning
    if kind == "skip" or (meaning in some and kind in ("way", "away")):
        return some
    return None if kind in dict(some) else some | {meaning}


def _move(reading: dict[str, str]) -> Named | None:
    """The move that a reading makes; None if it is too much or too little for one."""
    named = set(reading) - {"way", "away"}
    if named == {"run"} == set(reading):
        return Named(run=True)
    if {"way", "away"} <= set(reading):
        return None
    way, away = reading.get("way", ""), "away" in reading
    if named == {"slot"}:
        return Named(slot=int(reading["slot"]), way=way, away=away)
    if named not in ({"card"}, {"rank", "suit"}):
        return None
    try:
        return Named(Card(reading.get("card") or reading["rank"] + reading["suit"]), None, way, away)
    except InvalidCard:
        return None
