"""The title: what can be played, and how today stands."""

from __future__ import annotations

from scoundrel.cards import Card
from scoundrel.door.data import Data, ask, button, cards_data, introduction_data
from scoundrel.door.pages.layout import page
from scoundrel.door.pages.settings import language_field
from scoundrel.history.title import Title
from scoundrel.play.clock import Clock
from scoundrel.play.daily import day_number, which_day
from scoundrel.play.menu import MENU, ONLINE_MENU
from scoundrel.play.preferences import Preferences, Theme
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.phrases import capital

__all__ = ["OPENS", "SHOWN", "title_entry", "title_page"]

SHOWN = ("Ks", "8d", "8h", "6c")
"""The cards on the title."""


def title_page(
    store: Store, clock: Clock, preferences: Preferences, theme: str, *, online: bool = False
) -> Data:
    """The title: its buttons, the most likely one first, and where each of them stands."""
    title = Title.read(store, clock, online=online)
    order = (title.main, *title.near, *title.rest)
    date, opens = which_day(clock)
    waiting = title.waiting
    return page(
        "title",
        say("game-name"),
        {"do": "title"},
        [*(title_entry(title, name) for name in order), _light(theme)],
        motto=say("title-motto"),
        cards=cards_data(map(Card, SHOWN)),
        welcome=title.welcome,
        near=list(title.near),
        rest=list(title.rest),
        rest_words=say("front-rest"),
        language=language_field(preferences),
        way=[each.value for each in waiting.way.rows[0]] if waiting else [],
        introduction=introduction_data(title.introduction),
        day=_day(title, date, opens),
    )


def title_entry(title: Title, name: str) -> Data:
    """A button of the title, in the words that fit this player."""
    asks = [ask("link", "text", say("title-deal_code"), help=say("dealcode-help"))]
    return button(
        name,
        OPENS[name],
        label=title.label(name),
        help=title.help(name),
        key=(MENU | ONLINE_MENU)[name],
        asks=asks if name == "deal_code" else [],
    )


def _light(theme: str) -> Data:
    """Day by candlelight, and candles by day."""
    other = Theme.CANDLE if theme == Theme.DAYLIGHT else Theme.DAYLIGHT
    label = say("front-candlelight" if other is Theme.CANDLE else "front-daylight")
    return button("light", {"do": "set", "name": "theme", "value": other.value}, label=label, key="l")


def _day(title: Title, date: str, opens: str) -> Data:
    """How the day stands, for the gate."""
    return {
        "date": capital(date),
        "opens": capital(opens),
        "gate": say("front-dungeon"),
        "number": str(day_number(title.diary.today)),
        "over": title.is_over,
        "share": _share(title),
        "won": title.won_today,
        "result": capital(title.day_words),
        "week": [{"day": each.weekday, "mark": each.state} for each in title.week],
        "week_words": title.week_words,
        "streak": title.streak_words,
    }


def _share(title: Title) -> Data | None:
    """Sharing the day's result, once there is one."""
    saved = title.diary.attempts.get(title.diary.today)
    if saved is None or not saved.over:
        return None
    return button("share", {"do": "share", "at": {"do": "continue", "number": saved.id}}, key="")


OPENS = {
    "play": {"do": "play"},
    "continue": {"do": "continue"},
    "new_game": {"do": "new", "rules": "classic"},
    "daily": {"do": "daily"},
    "rule_sets": {"do": "new"},
    "ranked": {"do": "ranked"},
    "friend": {"do": "friend"},
    "boards": {"do": "boards"},
    "two_players": {"do": "two"},
    "puzzles": {"do": "puzzles"},
    "calendar": {"do": "calendar"},
    "lessons": {"do": "lessons"},
    "replays": {"do": "games"},
    "statistics": {"do": "statistics"},
    "bestiary": {"do": "bestiary"},
    "deal_code": {"do": "open"},
    "settings": {"do": "settings"},
}
"""The message that opens an entry."""
