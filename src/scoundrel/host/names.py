"""What players may call themselves: one script, and no name that looks like another's."""

from __future__ import annotations

import unicodedata
from itertools import chain

from scoundrel.errors import ScoundrelError, quote

__all__ = ["LONGEST_NAME", "check_name", "look_of", "readable"]

LONGEST_NAME = 16
SHORTEST_NAME = 2
SCRIPTS = {
    "LATIN": ("A-Z", "a-z", "À-ſ", "Ə", "ə", "Ơ-ư", "Ǎ-ȗ", "Ḁ-ỿ"),
    "GREEK": ("Ά-ώ",),
    "CYRILLIC": ("Ѐ-џ", "Ґ-ԯ"),
    "HEBREW": ("א-ת",),
    "ARABIC": ("ؠ-ؿ", "ف-ي", "ٱ-ۓ"),
    "HIRAGANA": ("ぁ-ゖ",),
    "KATAKANA": ("ァ-ヺ", "ー"),
    "CJK": ("々", "㐀-䶿", "一-鿿"),
    "HANGUL": ("가-힣",),
}
"""The letters that names may have. What is left out is never seen, or looks like something else."""
SCRIPT_OF = {
    code: script
    for script, ranges in SCRIPTS.items()
    for each in ranges
    for code in range(ord(each[0]), ord(each[-1]) + 1)
}
JAPANESE = frozenset({"CJK", "HIRAGANA", "KATAKANA"})
BETWEEN = " -'"
"""What may stand between letters."""

LOOKS = {
    # Of one letter several may be drawn alike, and not the same in capitals.
    "a": "АаΑα", "b": "ВвЬьΒβ68ß", "c": "Сс", "d": "ԁ", "e": "ЕеЁёΕε3", "g": "9", "h": "НнһҺΗ",
    "i": "ІіӀӏΙι1lj|ЇїЈј", "k": "КкΚκĸ", "m": "МмΜ", "n": "пПΝη", "o": "ОоΟοσ0øØ", "p": "РрΡρþ", "q": "ԛԚ",
    "r": "гГΓ", "s": "Ѕѕ5", "t": "ТтΤτ7", "u": "υцЦμ", "v": "νѴѵ", "w": "ԝԜѡѠωшШщЩ", "x": "ХхΧχ",
    "y": "УуүҮΥγ", "z": "Ζ2", "4": "Чч", "dh": "đð", "ae": "æ", "oe": "œ", "ي": "یى", "ك": "ک", "ه": "ہھ",
    "二": "ニ", "力": "カ", "口": "ロ", "八": "ハ", "工": "エ", "夕": "タ", "卜": "ト", "千": "チ",
    "三": "ミ", "へ": "ヘ", "べ": "ベ", "ぺ": "ペ", "り": "リ", "一": "ー",
}  # fmt: skip
"""Letters with those that look like them."""
LOOK_OF = {ord(sign): look for look, signs in LOOKS.items() for sign in signs}
PAIRS = (("rn", "m"), ("vv", "w"), ("ci", "d"))
HIDDEN = frozenset(map(chr, chain(range(0x202A, 0x202F), range(0x2066, 0x206A), (0x200E, 0x200F, 0x61C))))
"""What turns the direction of a text, and so may show it as another."""


def check_name(name: str) -> str:
    """The name as it is shown; one that nobody may have is refused in a sentence."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    letters = [sign for sign in name if sign not in BETWEEN and not (sign.isascii() and sign.isdigit())]
    fits = SHORTEST_NAME <= len(name) <= LONGEST_NAME and letters and name[0] not in BETWEEN
    if not fits or not all(sign.isalpha() and ord(sign) in SCRIPT_OF for sign in letters):
        raise ScoundrelError("host-bad_name", name=quote(name), least=SHORTEST_NAME, most=LONGEST_NAME)
    scripts = {SCRIPT_OF[ord(sign)] for sign in letters}
    if len(scripts) > 1 and not scripts <= JAPANESE:
        raise ScoundrelError("host-mixed_name", name=quote(name))
    return name


def look_of(name: str) -> str:
    """What a name looks like: equal for two names that an eye may confuse."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(LOOK_OF))
    bare = "".join(sign for sign in apart if sign.isalnum() and not unicodedata.combining(sign))
    # Capitals look like other letters than small ones do, so they are looked up before and after.
    look = bare.translate(LOOK_OF).casefold().translate(LOOK_OF)
    for pair, one in PAIRS:
        look = look.replace(pair, one)
    return look


def readable(words: str) -> str:
    """What somebody wrote for others to read, without what a screen would obey instead of showing it."""
    return "".join(
        sign
        for sign in words
        if sign == "\n" or (unicodedata.category(sign) != "Cc" and sign not in HIDDEN)
    )
