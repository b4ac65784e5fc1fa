"""The bestiary: a chapter of portraits, and the entry that is open."""

from __future__ import annotations

from scoundrel.cards import Card, Kind
from scoundrel.door.data import Data, button, card_data
from scoundrel.door.pages.layout import page
from scoundrel.history.bestiary import ALL_CARDS, CHAPTERS, Bestiary, Entry
from scoundrel.history.profile import bestiary_of
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.phrases import capital

__all__ = ["bestiary_page"]


def bestiary_page(store: Store, kind: Kind, chosen: Card | None) -> Data:
    """The chapter of a kind, and an entry; `chosen` is the card whose entry was opened, if one was."""
    book = bestiary_of(store)
    shown = chosen or book.first(kind)
    here: Data = {"do": "bestiary"} | ({} if chosen is None else {"card": str(chosen)})
    if chosen is None and kind is not Kind.MONSTER:
        here["kind"] = kind.value
    return page(
        "bestiary",
        say("bestiary-title"),
        here,
        count=book.count(kind),
        lines=[line for line in (book.news,) if line],
        chapters=[_chapter(each, kind) for each in Kind],
        groups=[
            {
                "heading": capital(say(f"bestiary-group-{suit.letter}")),
                "suit": suit.letter,
                "entries": [_portrait(book.entry(card)) for card in ALL_CARDS if card.suit is suit],
            }
            for suit in CHAPTERS[kind]
        ],
        entry=_entry(book, shown),
        opened=chosen is not None,
        list=_chapter(kind, kind),
    )


def _chapter(kind: Kind, current: Kind) -> Data:
    label = say(f"bestiary-kind-{kind.value}")
    return button(kind.value, {"do": "bestiary", "kind": kind.value}, label=label) | {
        "chosen": kind is current
    }


def _portrait(entry: Entry) -> Data:
    return {
        "card": card_data(entry.card),
        "known": entry.known,
        "name": entry.name,
        "label": entry.title,
        "do": {"do": "bestiary", "card": str(entry.card)},
    }


def _entry(book: Bestiary, card: Card) -> Data:
    entry = book.entry(card)
    of_kind = [each for each in ALL_CARDS if each.kind is card.kind]
    place = of_kind.index(card)
    return _portrait(entry) | {
        "worth": entry.worth,
        "line": entry.line,
        "tallies": [each._asdict() for each in entry.tallies],
        "facts": list(entry.facts),
        "before": _portrait(book.entry(of_kind[place - 1])) if place else None,
        "after": _portrait(book.entry(of_kind[place + 1])) if place + 1 < len(of_kind) else None,
    }
