"""The shelf: the unfinished games, each where it stands, then the finished ones, and those just deleted."""

from __future__ import annotations

from collections.abc import Iterator

from scoundrel.door.data import Data, ask, button, cards_data
from scoundrel.door.pages.layout import list_page, listed_entry, section, watch_button
from scoundrel.play.preferences import Preferences
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.shelf import MOST_GAMES, is_secret, saved_name, saved_state, saved_when
from scoundrel.play.store import Store
from scoundrel.play.unfinished import place_of, why_not_give_up
from scoundrel.texts import say
from scoundrel.words.phrases import capital

__all__ = ["games_page"]

MOST_PICTURED = 20
"""The most unfinished games that are shown where they stand; the rest are only named."""


def games_page(store: Store, preferences: Preferences) -> Data:
    """The saved games, the last played first."""
    saved = store.games(limit=MOST_GAMES)
    waiting, over = [each for each in saved if not each.over], [each for each in saved if each.over]
    shelves = {
        "waiting": [
            _waiting(store, each, preferences, pictured=number < MOST_PICTURED)
            for number, each in enumerate(waiting)
        ],
        "over": [_over(each) for each in over],
        "deleted": [_deleted(each) for each in store.deleted()],
    }
    sections = [section(say(f"shelf-{name}"), entries) for name, entries in shelves.items() if entries]
    upload = ask("text", "file", say("door-label-import"))
    buttons = [watch_button(), button("import", {"do": "import"}, asks=[upload])]
    lines = [] if saved else [say("replays-none")]
    return list_page("games", say("title-replays"), {"do": "games"}, sections) | {
        "lines": lines,
        "buttons": buttons,
    }


def _waiting(store: Store, saved: SavedGame, preferences: Preferences, *, pictured: bool) -> Data:
    """An unfinished game, with a picture of where it stands."""
    place = place_of(store, saved, preferences) if pictured else None
    picture = {} if place is None else {"way": place.way.data(), "cards": cards_data(place.room)}
    do = {"do": "continue", "number": saved.id}
    why_not = why_not_give_up(saved)
    more = [button("give_up", {"do": "give_up", "number": saved.id}, why_not=why_not), *_more(saved)]
    state = place.words if place else saved_state(saved)
    told = {"help": saved_when(saved), "mark": "begun", "state": capital(state), "more": more}
    return listed_entry(str(saved.id), do, saved_name(saved), **told, **picture)


def _over(saved: SavedGame) -> Data:
    ended = button("end", {"do": "continue", "number": saved.id})
    more = [*([] if saved.given_up else [ended]), *_more(saved)]
    do = {"do": "replay", "number": saved.id}
    mark = "won" if saved.won else "lost"
    told = {"help": saved_when(saved), "mark": mark, "state": capital(saved_state(saved)), "more": more}
    return listed_entry(str(saved.id), do, saved_name(saved), **told)


def _more(saved: SavedGame) -> Iterator[Data]:
    why_not = say("replays-secret", number=saved.id) if is_secret(saved) else ""
    yield button("export", {"do": "export", "number": saved.id}, why_not=why_not)
    stays = say("shelf-day_stays") if saved.kind is Kind.DAILY else ""
    yield button("delete", {"do": "delete", "number": saved.id}, why_not=stays)


def _deleted(saved: SavedGame) -> Data:
    do = {"do": "have_back", "number": saved.id}
    return listed_entry(
        f"back-{saved.id}", do, saved_name(saved), help=say("shelf-have_back"), mark="deleted"
    )
