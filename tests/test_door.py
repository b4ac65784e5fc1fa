"""The door: whatever can be played, played through messages; what it says, and what it never says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scoundrel import RULEBOOK, Card, Game, state, texts
from scoundrel.coach.hints import Hint, hint
from scoundrel.coach.puzzles import puzzles
from scoundrel.door import Door
from scoundrel.door.data import card_data, events_data, unseen_data
from scoundrel.errors import DealError, StoreError
from scoundrel.events import Event
from scoundrel.history.backup import back_up
from scoundrel.history.days import Diary
from scoundrel.history.profile import SOLVED, SOLVED_DAYS, solved_days, solved_puzzles
from scoundrel.play.daily import daily_game
from scoundrel.play.lessons import LESSONS
from scoundrel.play.links import POSITION, game_link, packed, unpacked
from scoundrel.play.memory import MemoryStore
from scoundrel.play.menu import MENU
from scoundrel.play.saved import Kind
from scoundrel.play.seats import SEATS
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.state import View
from scoundrel.store import Store as SavedGames
from scoundrel.texts import say
from scoundrel.words.guides import GUIDES, guide
from scoundrel.words.languages import known_languages
from scoundrel.words.speech import spoken
from tests.pages import Conversation, Reply
from tests.test_secrets import twins
from tests.test_texts import CARD_SIGN, folder, wide_language
from website.places import HERE, PAGE

__all__ = ["folder", "wide_language"]

NOW = datetime(2026, 11, 15, 12, tzinfo=UTC)


class Page:
    """A page as a test drives it: it sends messages, and thinks when it is told to."""

    def __init__(self, store: Store | None = None, language: str | None = None) -> None:
        self.store = MemoryStore() if store is None else store
        self.door = Door(self.store, lambda: NOW, language=language)
        self.talk = Conversation(self.door.handle)
        self.replies: list[Reply] = []

    def send(self, do: str, **more: Any) -> Reply:
        reply = self.talk.send({"do": do, **more})
        assert reply["id"] == self.talk.last["id"]
        self.replies.append(reply)
        return reply

    def do(self, do: str, **more: Any) -> Reply:
        """The same, with all thinking done."""
        reply = self.send(do, **more)
        while "thinking" in reply:
            reply = self.send(**reply["think"])
        return reply

    def press(self, name: str, **asked: Any) -> Reply:
        """Press a button of the last screen."""
        return self.do(**self.button(name)["do"], **asked)

    def button(self, name: str) -> Reply:
        return next(each for each in self.screen["buttons"] if each["name"] == name)

    @property
    def screen(self) -> Reply:
        shown: Reply = next(reply["screen"] for reply in reversed(self.replies) if "screen" in reply)
        return shown

    def choices(self) -> list[Reply]:
        """Every move that the table offers."""
        table = self.screen
        slots = [slot for slot in table["room"] if slot]
        moves = [choice for slot in slots for choice in slot["choices"]]
        moves += [slot["away"] for slot in slots if slot["away"]]
        avoid = table["avoid"]
        return moves + ([avoid] if avoid and avoid["name"] == "run" and not avoid["why_not"] else [])

    def play_on(self, choose: Callable[[list[Reply]], Reply]) -> Reply:
        """Play until something other than a move is wanted."""
        while self.replies[-1].get("next") == "player":
            message = choose(self.choices())["do"]
            if "again" in self.do(**message):
                self.do(**message, sure=True)
        return self.replies[-1]


def play(page: Page, rules: str, seed: str, chance: int = 0) -> Reply:
    page.do("new", rules=rules, seed=seed)
    return page.play_on(careful(chance))


def careful(chance: int) -> Callable[[list[Reply]], Reply]:
    """Choose anything that does not kill, where there is such a thing."""
    luck = Random(chance)
    return lambda choices: luck.choice(
        [each for each in choices if each.get("danger") != "fatal"] or choices
    )


# --- The title and everything from there -----------------------------------------------------------------


def test_the_first_message_brings_all_that_a_page_needs() -> None:
    reply = Page().send("hello")
    assert (reply["language"], reply["direction"], reply["next"]) == ("en", "ltr", "choose")
    assert reply["preferences"] == {
        "theme": "candle",
        "motion": True,
        "back": "seal",
        "table": "bare",
        "sound": True,
        "vibration": True,
    }
    screen = reply["screen"]
    assert (screen["kind"], screen["heading"], screen["back"]) == ("title", "SCOUNDREL", None)
    assert screen["day"]["date"] == "Sunday, 15 November"
    assert [each["name"] for each in screen["buttons"]][:3] == ["play", "new_game", "daily"]
    assert screen["welcome"]


def test_motion_sound_and_vibration_go_off_with_one_setting() -> None:
    page = Page()
    for value, on in (("off", False), ("on", True)):
        kept = page.send("set", name="effects", value=value)["preferences"]
        assert (kept["motion"], kept["sound"], kept["vibration"]) == (on, on, on)
    page.send("set", name="effects", value="off")
    kept = page.send("set", name="sound", value="on")["preferences"]
    assert (kept["motion"], kept["sound"], kept["vibration"]) == (False, True, False)
    assert "error" in page.send("set", name="effects", value="perhaps")


def test_every_button_of_the_title_leads_somewhere_and_back() -> None:
    page = Page()
    page.send("hello")
    for each in page.screen["buttons"]:
        reply = page.do(**each["do"], **({"link": "classic/42"} if "asks" in each else {}))
        assert "error" not in reply
        assert reply["screen"]["heading"]
        assert page.do("back")["screen"]["kind"] == "title"


def test_every_screen_can_be_come_back_to() -> None:
    page = Page()
    for message in (
        {"do": "new"},
        {"do": "two"},
        {"do": "lessons"},
        {"do": "puzzles"},
        {"do": "games"},
        {"do": "statistics"},
        {"do": "achievements"},
        {"do": "settings"},
        {"do": "tips"},
        {"do": "guide", "name": "scoring"},
        {"do": "calendar", "month": "2026-02"},
        {"do": "rules", "rules": "dragons"},
        {"do": "mix", "base": "classic", "changes": {"start_health": "30"}},
        {"do": "lesson", "name": "sidestep"},
        {"do": "puzzle", "number": puzzles()[0].number},
        {"do": "new", "rules": "classic", "seed": "42"},
    ):
        shown = page.do(**message)["screen"]
        again = Page(page.store).do(**shown["here"])["screen"]
        assert again | {"back": 0, "depth": 0} == shown | {"back": 0, "depth": 0}


def test_the_title_offers_the_entries_of_the_terminal_under_the_same_letters() -> None:
    page = Page()
    page.do("open", link="classic/42")
    buttons = page.do("hello")["screen"]["buttons"]
    assert {each["name"]: each["key"] for each in buttons} == MENU | {"light": "l"}
    assert [each["name"] for each in buttons][:3] == ["daily", "continue", "new_game"]


def test_what_a_key_does_in_a_list_of_the_terminal_it_does_on_the_page() -> None:
    page = Page()
    keys = {each["name"]: each["key"] for each in page.do("calendar")["screen"]["buttons"]}
    assert keys == {"daily": "d", "todays_puzzle": "p", "earlier": "ArrowLeft", "later": "ArrowRight"}
    assert page.do("puzzles")["screen"]["buttons"][0]["key"] == "d"
    games = {each["name"]: each["key"] for each in page.do("games")["screen"]["buttons"]}
    assert games == {"watch_bot": "w", "import": "i"}
    more = page.do("new")["screen"]["sections"][0]["entries"][0]["more"]
    assert {each["name"]: each["key"] for each in more}["mix"] == "m"


def test_a_screen_says_over_which_others_it_lies() -> None:
    page = Page()
    layers = [
        page.do(**message)["screen"]["layer"]
        for message in (
            {"do": "hello"},
            {"do": "statistics"},
            {"do": "new", "rules": "classic"},
            {"do": "puzzle", "number": 1},
        )
    ]
    assert layers == ["title", "page", "game", "beside"]
    assert page.screen["back"]["do"] == {"do": "title"}, "for a page without a history"


def test_one_goes_back_to_a_screen_as_it_was_left() -> None:
    page = Page()
    page.do("hello")
    page.do("puzzles")
    page.do("puzzle", number=puzzles()[0].number)
    ways = [choice for slot in page.screen["room"] for choice in slot["choices"]]
    move = max(ways, key=lambda choice: choice["health"])["do"]
    cards = sum(slot is not None for slot in page.do(**move)["screen"]["room"])
    page.do("rules")
    page.do("back")
    assert sum(slot is not None for slot in page.screen["room"]) == cards, "the puzzle did not start over"
    assert page.do("back")["screen"]["name"] == "puzzles"
    assert page.do("back")["screen"]["kind"] == "title"


@pytest.mark.parametrize("at", [5, {"do": 5}, {"do": "move"}, {"do": "nonsense"}, {"do": "rules"}, {}])
def test_an_odd_address_is_refused_in_a_sentence(at: object) -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    for do in ("move", "rules", "undo", "think"):
        assert page.door.handle({"id": 1, "do": do, "move": "8d", "at": at})["error"] != say("door-fault")
    assert page.store.find(1).moves == 0


def test_one_can_go_back_from_the_rules_to_the_table() -> None:
    page = Page()
    table = page.do("new", rules="classic", seed="42")["screen"]
    assert page.press("rules")["screen"]["parts"][0]["kind"] == "heading"
    assert page.do("back")["screen"] == table


def test_turning_to_another_month_adds_nothing_to_the_history() -> None:
    page = Page()
    page.do("hello")
    page.do("calendar", month="2026-10")
    page.press("later")
    assert page.screen["month"] == "2026-11"
    assert page.screen["today"] == 15
    assert page.button("later")["why_not"]
    assert page.do("back")["screen"]["kind"] == "title"


def test_a_day_that_was_missed_is_practice_and_today_has_its_dungeon() -> None:
    page, first = Page(), date(2026, 11, 13)
    page.store.begin(daily_game(first), Kind.DAILY, first.isoformat())
    page.do("calendar")
    days = {day["day"]: day for day in page.screen["days"]}
    assert days[14]["fate"] == "missed"
    page.do(**days[14]["do"])
    assert page.screen["heading"] == "Dungeon 318, 14 November 2026"
    assert "this is practice" in page.screen["lines"][0]
    page.press("begin")
    assert page.screen["heading"] == "Daily dungeon 318, 14 November 2026, practice"
    assert "does not count" in page.screen["caveat"]
    assert days[15]["fate"] == "open"
    page.do(**days[15]["do"])
    assert page.screen["kind"] == "threshold"
    page.press("begin")
    page.do("calendar")
    page.do(**page.screen["days"][14]["do"])
    assert page.screen["heading"] == "Daily dungeon 319, 15 November 2026"


# --- Games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULEBOOK)
def test_a_whole_game_of_every_rule_set_and_its_end(rules: str) -> None:
    page = Page()
    for seed in range(2):
        reply = play(page, rules, str(seed), seed)
        assert reply["next"] == "end"
        end = reply["screen"]
        game = page.store.load(page.store.games(limit=1)[0])
        assert [each["score"] for each in end["verdicts"]] == [each.score for each in game.outcomes if each]
        assert end["table"]["over"]
        assert end["deal"] == f"{rules}/{seed}"
        assert len(end["shared"]["parties"]) == game.rules.players
        assert (end["review"] is not None) == (game.rules.players == 1)
        if end["review"]:
            assert len(end["review"]["curve"]) > 1
            assert end["review"]["remarks"][0].startswith("Accuracy")


@pytest.mark.parametrize("name", RULEBOOK)
def test_a_heading_has_titles_and_no_seed_that_nobody_chose(name: str) -> None:
    page, title = Page(), RULEBOOK[name].title
    page.do("new", rules=name, seed="42", seats=["human"] * RULEBOOK[name].players)
    assert page.screen["heading"] == f"{title} · deal 42"
    Sitting.begin(page.store, Game.deal(name))
    page.do("continue")
    assert page.screen["heading"] == title
    end = page.play_on(careful(1))["screen"]
    assert end["table"]["heading"] == title
    page.press("watch")
    assert page.screen["heading"].startswith(f"{title} · move 0 of ")
    page.press("try")
    assert page.screen["heading"] == f"{title}, again from room 1"
    sections = page.do("games")["screen"]["sections"]
    labels = [[each["label"] for each in section["entries"]] for section in sections]
    assert labels == [[f"{title}, again from room 1", title], [title]]
    page.do("statistics")
    assert [each["title"] for each in page.screen["sets"]] == [title]


def test_a_puzzle_is_named_by_its_level_and_the_title_of_its_rules() -> None:
    page = Page()
    puzzle = next(each for each in puzzles() if each.level.value == "easy" and each.rules == "hard")
    page.do("puzzle", number=puzzle.number)
    assert page.screen["heading"] == f"Puzzle easy {puzzle.place} · Hard Scoundrel"


def test_what_can_t_be_taken_back_says_why_in_a_few_words() -> None:
    page = Page()
    page.do("new", rules="classic", seed="7")
    assert page.button("undo")["brief"] == "no move yet"
    end = page.play_on(careful(0))["screen"]
    undo = next(each for each in end["table"]["buttons"] if each["name"] == "undo")
    assert undo["brief"] == "the game is over"
    page.press("watch")
    page.do("step", to=9)
    page.press("try")
    assert page.button("undo")["why_not"]
    assert page.button("undo")["brief"] == "begins here"


def test_a_move_says_what_happened_where_to_and_what_comes_next() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    reply = page.do("move", move="8d")
    assert reply["next"] == "player"
    assert reply["happened"]["told"] == ["You take up the 8 of diamonds."]
    faced, equipped = reply["happened"]["events"]
    assert (faced["kind"], faced["slot"], faced["from"], faced["to"]) == ("faced", 1, "room", "hero")
    assert (equipped["kind"], equipped["card"]["sign"], equipped["to"]) == ("equipped", "8♦", "weapon")
    hero = reply["screen"]["heroes"][0]
    assert (hero["weapon"]["code"], hero["reach_words"]) == ("8d", "new: strikes anything")
    assert reply["screen"]["log"] == [
        {"room": 1, "heading": "Room 1", "told": ["You take up the 8 of diamonds."]}
    ]


def test_a_run_tells_which_cards_go_under_in_which_order() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    ran, *dealt = page.do("move", move="run")["happened"]["events"]
    assert [each["card"]["code"] for each in ran["cards"]] == ["2d", "8d", "8h", "4c"]
    assert [(each["kind"], each["slot"]) for each in dealt] == [("dealt", slot) for slot in range(4)]
    assert [card["code"] for card in page.screen["piles"]["under"]["cards"]] == ["2d", "8d", "8h", "4c"]
    assert page.screen["avoid"]["why_not"] == "Not twice in a row."


def test_what_is_slain_lies_on_the_weapon_and_what_is_spent_on_a_pile() -> None:
    game = Game.from_deck("classic", "5d 4c 6d 2h 3h")
    places = {}
    for move in ("5d", "4cw", "6d"):
        room = game.room
        for event in events_data(game.play(move), room):
            if event["kind"] in ("slain", "discarded"):
                places[event["card"]["code"]] = event["to"]
    assert places == {"4c": "defeated", "5d": "spent"}


def test_a_monster_that_can_be_fought_in_two_ways_asks_how() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    page.do("move", move="8d")
    slot = page.screen["room"][3]
    assert (slot["tap"], slot["ask"]) == (None, "How do you fight the 4♣?")
    assert [(each["way"], each["key"], each["strikes"]) for each in slot["choices"]] == [
        ("weapon", "w", True),
        ("bare", "b", False),
    ]
    page.do("set", name="weapon", value="use")
    slot = page.screen["room"][3]
    assert (slot["tap"], slot["ask"]) == (0, "")


def test_a_fatal_move_is_made_only_if_the_player_is_sure() -> None:
    page = Page()
    deck = Game.from_deck("classic", "Kc Ks Qs 2c 3c")
    page.do("open", link="game/" + packed(f"{_finished(deck)}\n\n0"))
    page.press("try")
    page.do("move", move="Kcb")
    slot = page.screen["room"][1]
    assert (slot["choices"][0]["danger"], slot["choices"][0]["health"]) == ("fatal", -6)
    for _ in range(2):
        reply = page.do(**slot["choices"][0]["do"])
        assert "screen" not in reply
        assert "Do it again if you mean it" in reply["again"]
    assert page.do(**slot["choices"][0]["do"], sure=True)["next"] == "end"


def test_a_message_that_is_sent_twice_is_done_once_and_answered_twice() -> None:
    page = Page()
    page.do("new", rules="easy", seed="1")
    message = {"do": "move", "move": "run", "key": "k"} | page.talk.stamp()
    replies = [page.door.handle(message) for _ in range(3)]
    told = [reply["happened"]["told"] for reply in replies]
    assert told == [["You run from the room."]] * 3
    assert replies[0]["screen"] == replies[1]["screen"] == replies[2]["screen"]
    assert page.store.find(1).moves == 1
    late = page.door.handle(message | {"key": "other"})
    assert late["error"].startswith("The game was continued elsewhere")
    assert late["screen"] == replies[0]["screen"], "it shows how the game stands now"
    # Without a key, repeated messages can't be recognised.
    for _ in range(2):
        page.door.handle({"do": "move", "move": "run", "at": message["at"]})
    assert page.store.find(1).moves == 3


@pytest.mark.parametrize(
    "message",
    [
        {"do": "new", "rules": "classic"},
        {"do": "two", "start": True},
        {"do": "open", "link": "classic/42"},
        {"do": "again"},
        {"do": "try"},
        {"do": "new", "same": True},
        {"do": "keep"},
    ],
)
def test_a_game_is_begun_once_by_a_message_that_is_sent_twice(message: Reply) -> None:
    page = Page()
    play(page, "classic", "7")
    if message["do"] == "keep":
        page.do("open", link=game_link(page.store.load(1)))
    sent = message | {"key": "k"} | page.talk.stamp()
    replies = [page.door.handle(sent) for _ in range(2)]
    assert replies[0]["screen"] == replies[1]["screen"]
    assert len(page.store.games()) == 2


@pytest.mark.parametrize("do", ["give_up", "delete", "have_back"])
def test_the_shelf_answers_a_message_that_is_sent_twice_twice(do: str) -> None:
    page = Page()
    page.do("new", rules="classic")
    if do == "have_back":
        page.store.delete(1)
    page.do("games")
    sent = {"do": do, "number": 1, "sure": True, "key": "k"} | page.talk.stamp()
    replies = [page.door.handle(sent) for _ in range(2)]
    assert replies[0]["screen"] == replies[1]["screen"]
    assert page.store.games() == [] if do == "delete" else page.store.find(1).given_up == (do == "give_up")


def test_a_move_after_a_hint_at_a_table_for_two_is_answered_twice() -> None:
    page = Page()
    page.do("new", rules="dragons-duo", seed="1")
    page.do("hint")
    sent = {"do": "move", "line": "1", "sure": True, "key": "k"} | page.talk.stamp()
    replies = [page.door.handle(sent) for _ in range(2)]
    assert replies[0]["screen"] == replies[1]["screen"]
    assert page.store.find(1).moves == 1


def test_a_hint_is_counted_once_by_a_message_that_is_sent_twice() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    sent = {"do": "hint", "now": True, "key": "k"} | page.talk.stamp()
    replies = [page.door.handle(sent) for _ in range(2)]
    assert replies[0] == replies[1]
    assert page.store.find(1).hints == 1


def test_an_internal_error_leaves_the_player_where_they_were(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    here = page.screen["here"]

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the king of spades lies on top")

    monkeypatch.setattr("scoundrel.door.openers.title_page", broken)
    reply = page.do("title")
    assert reply["error"] == say("door-fault")
    assert "screen" not in reply
    assert page.screen["here"] == here
    assert "king of spades" not in json.dumps(reply)
    assert "the king of spades lies on top" in caplog.text
    assert page.do("move", move="8d")["next"] == "player"
    monkeypatch.setattr("scoundrel.door.scenes.table_data", broken)
    assert page.do("move", move="2d").keys() >= {"error", "preferences"}
    monkeypatch.undo()
    # What was saved stays saved, and the page is shown how it stands.
    assert page.do("continue")["screen"]["room"][0] is None


HALVES = (
    {"do": "new", "rules": "classic", "seed": "\ud800"},
    {"do": "open", "link": 'classic/"\\ud800"'},
    {"do": "open", "link": "classic/\udc00"},
    {"do": "two", "start": True, "first_name": "\ud800"},
    {"do": "mix", "base": "classic", "changes": {"start_health": "5"}, "keep": "\ud800"},
    {"do": "mix", "base": "classic", "changes": {"\ud800": "5"}},
    {"do": "import", "text": json.dumps({"rules": "classic", "seed": "\ud800", "moves": ""})},
    {"do": "import", "text": '[Rules "classic"]\n[Seed "\ud800"]\n\nunfinished\n'},
    {"do": "\ud800"},
    {"do": "back", "to": {"do": "\ud800"}},
    {"do": "continue", "number": float("nan")},
)


@pytest.mark.parametrize("message", HALVES)
def test_a_lone_surrogate_is_refused_in_a_sentence(message: dict[str, Any]) -> None:
    page = Page()
    page.do("hello")
    reply = page.door.handle({"id": 1} | message)
    assert reply["error"]
    json.dumps(reply, ensure_ascii=False, allow_nan=False).encode()
    assert page.store.games() == []
    assert page.store.mixtures() == {}


def test_an_id_that_can_t_be_encoded_is_not_sent_back() -> None:
    reply = Page().door.handle({"id": "\ud800", "do": "hello"})
    assert reply["id"] is None
    assert reply["screen"]["kind"] == "title"


@pytest.mark.parametrize("month", ["0001-01", "0001-02", "9999-12", "9999-11", "2026-13", "x", ""])
def test_every_month_is_shown_or_refused_in_a_sentence(month: str) -> None:
    reply = Page().do("calendar", month=month)
    assert "error" in reply or reply["screen"]["month"] == month


@pytest.mark.parametrize("do", ["try", "review", "share", "again"])
def test_what_is_for_finished_games_is_refused_in_an_unfinished_one(do: str) -> None:
    page = Page()
    page.do("new", rules="classic")
    reply = page.do(do)
    assert reply["error"] not in ("", say("door-fault"))


def _finished(game: Game) -> str:
    """A game to its end, as its record."""
    game = game.copy()
    while not game.over:
        game.play(game.legal_moves[0])
    return game.record_line()


def test_a_card_can_be_put_away_where_the_rules_have_that() -> None:
    page = Page()
    page.do("new", rules="sidestep", seed="1")
    avoid = page.screen["avoid"]
    assert avoid["name"] == "put_away"
    chosen = avoid["asks"][0]["values"][0]["value"]
    assert page.do(**avoid["do"], move=chosen)["happened"]["events"][0]["kind"] == "put_away"
    assert all(slot is None or slot["away"] is None for slot in page.screen["room"])


def test_undo_and_hint() -> None:
    page = Page()
    first = page.do("new", rules="classic", seed="42")["screen"]
    assert page.button("undo")["why_not"] == "There is no move to take back."
    page.do("move", move="8d")
    assert page.press("undo")["happened"]["told"] == ["Taken back: you took the 8♦."]
    assert page.screen["room"] == first["room"]
    waiting = page.send("hint")
    assert waiting["thinking"] == "The coach is thinking …"
    assert "screen" not in waiting, "it stays"
    reply = page.send(**waiting["think"])
    assert reply["happened"]["said"][0].startswith("Would you run, and if not, which card would you leave?")
    assert reply["screen"]["hint"] == reply["happened"]["said"][0]
    assert page.store.latest_open().hints == 1  # type: ignore[union-attr]


def test_a_choice_says_what_happens_to_the_health() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    room = page.screen["room"]
    assert [slot["choices"][0]["change"] for slot in room] == [0, 0, 0, -4]
    page.do("move", move="4c")
    assert page.screen["room"][2]["choices"][0]["change"] == 4


def hinted(page: Page, times: int) -> dict[str, Any]:
    """The screen after asking for a hint so many times."""
    for _ in range(times):
        page.do("hint")
    return page.screen


def wanted(screen: dict[str, Any]) -> list[str]:
    """The cards of the choices that the coach wants next."""
    slots = [slot for slot in screen["room"] if slot]
    return [slot["card"]["code"] for slot in slots if any(choice["wanted"] for choice in slot["choices"])]


def marks(screen: dict[str, Any]) -> dict[str, tuple[int, str]]:
    """The marks on the cards: the number of the move and what to do."""
    marked = [slot for slot in screen["room"] if slot and slot["mark"]]
    return {slot["card"]["code"]: (slot["mark"]["number"], slot["mark"]["words"]) for slot in marked}


def test_a_hint_comes_in_steps_and_counts_once() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    first = hinted(page, 1)
    assert (first["advice"]["step"], first["advice"]["lines"], first["advice"]["plans"]) == (1, [], [])
    assert (marks(first), wanted(first), first["heroes"][0]["planned"]) == ({}, [], None)
    assert "%" not in first["hint"]
    second = hinted(page, 1)
    assert marks(second) == {
        "2d": (1, "take"),
        "4c": (2, "weapon"),
        "8d": (3, "take"),
        "8h": (0, "leave it"),
    }
    assert wanted(second) == ["2d"]
    assert (second["heroes"][0]["planned"], second["advice"]["plans"]) == (18, [])
    assert "%" not in " ".join(second["advice"]["lines"])
    third = hinted(page, 1)
    assert [plan["worth"] for plan in third["advice"]["plans"]] == ["90 %", "84 %", "82 %"]
    assert hinted(page, 1)["advice"] == third["advice"], "there is no more"
    assert page.store.latest_open().hints == 1  # type: ignore[union-attr]


def test_marks_stay_as_long_as_the_plan_is_followed() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    hinted(page, 2)
    after = page.do("move", move="2d")["screen"]
    assert marks(after) == {"4c": (2, "weapon"), "8d": (3, "take"), "8h": (0, "leave it")}
    assert (wanted(after), after["advice"]["lines"]) == (
        ["4c"],
        ["Next: fight the 4♣ with the 2♦, then take the 8♦."],
    )
    other = page.do("move", move="4cb")["screen"]
    assert (other["advice"], wanted(other), marks(other)) == (None, [], {})


def test_marks_go_with_the_last_move_of_the_plan_and_with_any_step_back() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    hinted(page, 2)
    page.do("move", move="2d")
    back = page.do("undo")["screen"]
    assert (back["advice"], marks(back)) == (None, {})
    hinted(page, 2)
    for move in ("2d", "4cw", "8d"):
        page.do("move", move=move)
    assert (page.screen["advice"], marks(page.screen)) == (None, {})
    assert page.store.latest_open().hints == 2  # type: ignore[union-attr]


def test_a_hint_is_only_repeated_where_one_was_counted() -> None:
    page = Page()
    here = page.do("new", rules="classic", seed="42")["screen"]["here"]
    for forged in ({"hinted": 0, "step": 3}, {"hinted": 0, "step": 9}, {"hinted": -5}, {"hinted": 10**6}):
        reply = page.send(**(here | forged))
        assert "error" in reply or reply["screen"]["advice"] is None
    hinted(page, 1)
    for odd in ({"hinted": 7, "step": 3}, {"hinted": 0, "step": 9}, {"hinted": -1, "step": 3}):
        assert page.send(**(here | odd))["screen"]["advice"] is None


def test_a_hint_in_the_dungeon_of_a_day_asks_first() -> None:
    page = Page()
    page.do("daily")
    page.do("begin")
    asked = page.send("hint")
    assert asked["again"] == "A hint marks this day's result as aided. Ask again if you want it."
    assert page.store.latest_open().hints == 0  # type: ignore[union-attr]
    page.do("hint", sure=True)
    assert page.screen["advice"]["step"] == 1
    page.do("move", move="run")
    assert "again" not in page.do("hint"), "it is aided already"
    assert page.store.latest_open().hints == 2  # type: ignore[union-attr]


def test_a_hint_to_run_marks_running() -> None:
    page = Page()
    assert not page.do("new", rules="classic", seed="1")["screen"]["avoid"]["wanted"]
    assert not hinted(page, 1)["avoid"]["wanted"]
    assert hinted(page, 1)["avoid"]["wanted"]


def test_a_dragon_has_a_name_and_no_suit() -> None:
    assert card_data(Card("Xs")) == {
        "code": "Xs",
        "sign": "bone dragon",
        "name": "bone dragon",
        "suit": "s",
        "rank": "★",
        "value": 15,
        "kind": "monster",
        "what": "a bone dragon",
    }
    unseen = unseen_data(Game.from_deck("dragons", "5d 2c 3c 4c 2s Xc Xs").view(0))
    assert unseen["words"] == "3 unseen: 2 dragons"
    assert [suit["cards"] for suit in unseen["suits"]] == [[], ["2s"], [], []]


def test_what_a_card_does_fits_a_narrow_card() -> None:
    page = Page()
    room = page.do("new", rules="classic", seed="42")["screen"]["room"]
    feet = [choice["foot"] for slot in room for choice in slot["choices"]]
    assert feet == [["take it up"], ["take it up"], ["heals 0", "of 8"], ["−4", "bare-handed"]]
    assert page.button("undo")["brief"] == "no move yet"
    page.do("move", move="8d")
    assert page.screen["avoid"]["brief"] == "room begun"


def test_a_thought_that_comes_too_late_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")

    def slow(view: View, *_: object) -> Hint:
        page.do("move", move="8d")
        return hint(view)

    monkeypatch.setattr("scoundrel.coach.cache.hint_for", slow)
    late = page.door.handle({"id": 9, "do": "hint", "now": True} | page.talk.stamp())
    assert late["happened"] == {"told": [], "said": [], "instead": "", "events": []}
    assert late["screen"]["hint"] == ""
    assert page.store.latest_open().hints == 0  # type: ignore[union-attr]


def test_a_bot_plays_when_it_is_told_to_think() -> None:
    page = Page()
    page.do("two")
    reply = page.send("two", start=True, first="greedy", second="human", seed="1")
    assert (reply["next"], reply["thinking"]) == ("thinking", "Magpie is thinking …")
    assert not page.choices()
    refused = page.send("move", move="run")
    assert refused["error"] == "It is not your turn: Magpie is thinking."
    reply = page.do("think")
    assert reply["next"] == "player"
    assert page.screen["heroes"][1]["turn"]
    assert len(page.screen["heroes"][0]["party"]) == 5
    assert page.play_on(lambda choices: choices[0])["next"] == "end"
    assert len(page.screen["verdicts"]) == 2


def test_two_humans_are_called_by_the_names_that_they_gave() -> None:
    page = Page()
    page.do("two", start=True, first_name="  Ada ", second_name="Grace", seed="1")
    assert [hero["name"] for hero in page.screen["heroes"]] == ["Ada", "Grace"]
    page.do("back")
    page.do("two")
    asks = {each["name"]: each["value"] for each in page.screen["buttons"][0]["asks"]}
    assert (asks["first_name"], asks["second_name"]) == ("Ada", "Grace")


def test_the_puzzle_of_the_day_says_so() -> None:
    page = Page()
    page.do("puzzle", which="daily")
    assert page.screen["heading"].startswith("Today's puzzle")
    page.do("puzzle", number=1)
    assert "oday" not in page.screen["heading"]


def test_a_typed_line_is_a_move_too() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    assert page.do("move", line="8 of diamonds")["happened"]["told"]
    assert "error" in page.do("move", line="seven of swords")


def test_the_daily_dungeon_has_a_threshold_and_one_attempt() -> None:
    page = Page()
    reply = page.do("daily")
    assert (reply["next"], reply["screen"]["kind"]) == ("threshold", "threshold")
    assert page.store.games() == []
    assert "error" in page.do("move", move="run")
    page.press("begin")
    assert page.screen["kind"] == "table"
    assert page.button("undo")["why_not"] == "Moves in the daily dungeon can't be taken back."
    page.play_on(Random(3).choice)
    assert page.screen["streak"].startswith("Streak: 1 day.")
    assert [each["name"] for each in page.screen["buttons"]].count("again") == 0
    page.do("daily")
    assert page.screen["kind"] == "end"
    assert page.do("begin")["error"] == "There is nothing to begin here."
    page.do("calendar")
    assert page.screen["days"][14]["fate"] in ("won", "lost")


def test_a_human_dealer_sees_the_room_first() -> None:
    page = Page()
    page.do("set", name="dealer", value="human")
    reply = page.do("new", rules="classic", seed="42")
    assert (reply["next"], reply["screen"]["kind"], reply["screen"]["cards"]) == ("dealer", "dealer", [])
    assert "8d" not in json.dumps(reply)
    assert page.do("move", move="8d")["error"] == "The Dealer looks at the room first."
    page.press("look")
    assert [card["code"] for card in page.screen["cards"]] == ["2d", "8d", "8h", "4c"]
    page.press("hand_over", words="A cellar.")
    assert (page.screen["kind"], page.screen["text"]) == ("table", "A cellar.")


def test_a_game_that_was_left_goes_on_in_another_page() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    page.do("move", move="8d")
    other = Page(page.store)
    other.do("hello")
    assert other.button("continue")["help"] == "Classic Scoundrel · room 1 of 15 · 20 health"
    assert other.screen["way"] == ["here", *["ahead"] * 14]
    assert other.press("continue")["screen"]["heroes"] == page.screen["heroes"]


def test_a_game_played_in_two_windows_is_noticed() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    other = Page(page.store)
    other.do("continue")
    other.do("move", move="8d")
    reply = page.do("move", move="2d")
    assert reply["error"].startswith("The game was continued elsewhere")
    assert reply["screen"]["heroes"][0]["weapon"]["code"] == "8d"
    assert "error" not in page.do("move", move="2d")


def test_what_is_not_saved_is_told_with_every_reply_until_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    assert "unsaved" not in page.do("new", rules="classic", seed="42")
    monkeypatch.setattr(MemoryStore, "unsaved", "the disk is full")
    for do in ("rules", "back", "save", "title", "nonsense"):
        assert page.do(do)["unsaved"].startswith("Not saved: the disk is full.")
    monkeypatch.undo()
    assert "unsaved" not in page.do("continue")


def test_a_winnable_deal_is_looked_for() -> None:
    page = Page()
    waiting = page.send("new", rules="classic", winnable=True)
    assert waiting["thinking"] == "Looking for a winnable deal …"
    assert page.send(**waiting["think"])["screen"]["kind"] == "table"
    assert "error" in page.do("new", rules="classic", seed="42", winnable=True)


def test_the_same_deal_again_and_another_with_the_same_players() -> None:
    page = Page()
    play(page, "classic", "7")
    page.press("again")
    assert page.screen["caveat"].startswith("You have started this deal before")
    page.play_on(Random(2).choice)
    page.press("next_game")
    assert page.screen["heading"] == "Classic Scoundrel"


def test_trying_again_from_where_it_turned() -> None:
    page = Page()
    play(page, "classic", "7")
    room = re.search(r"\d+", page.button("try")["label"])
    page.press("try")
    assert room is not None
    assert page.screen["room_number"] == int(room[0])
    assert page.screen["caveat"]
    assert page.store.latest_open().kind is Kind.TRIED  # type: ignore[union-attr]


# --- Mixing, learning, puzzles ---------------------------------------------------------------------------


def test_rules_are_mixed_kept_played_and_deleted() -> None:
    page = Page()
    page.do("mix", base="classic")
    assert page.button("keep_rules")["why_not"]
    setting = next(each for each in page.screen["settings"] if each["name"] == "start_health")
    page.do(**setting["do"], value="30")
    assert page.screen["also"].startswith("Also changed")
    changed = {each["name"]: each["value"] for each in page.screen["settings"] if each["changed"]}
    assert changed == {"start_health": "30", "max_health": "30"}
    assert "error" in page.do(**setting["do"], value="many")
    page.press("keep_rules", keep="tough")
    own = page.screen["sections"][1]["entries"][0]
    page.do(**own["do"])
    assert page.screen["heroes"][0]["health"] == 30
    page.do("forget", name="tough")
    assert len(page.screen["sections"]) == 1


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_from_start_to_end(name: str) -> None:
    page = Page()
    page.do("lesson", name=name)
    while page.replies[-1]["next"] == "player":
        table = page.screen
        assert table["asks"].startswith("Choose")
        wanted = [choice for choice in page.choices() if choice.get("wanted")]
        message = wanted[0]["do"] if wanted else table["avoid"]["do"]
        assert not page.do(**message)["happened"]["instead"]
    assert page.replies[-1]["next"] == "end"
    assert "first dungeon" in page.screen["asks"]
    onward = page.button("onward")["do"]
    assert onward == {"do": "play"} if name == "classic" else onward["winnable"]
    page.do("lessons")
    entry = next(each for each in page.screen["sections"][0]["entries"] if each["name"] == name)
    assert entry["mark"] == "solved"


def test_a_lesson_says_what_it_wants_instead_and_goes_on_later() -> None:
    page = Page()
    page.do("lesson", name="classic")
    reply = page.do("move", move="4cb")
    assert reply["happened"]["instead"].startswith(
        "That would fight the 4♣ with bare hands. Here, take the 6♦"
    )
    page.do("move", move="6d")
    other = Page(page.store)
    other.do("lesson", name="classic")
    assert other.screen["progress"]["step"] == 2
    other.press("start_over")
    assert other.screen["progress"]["step"] == 1


def test_a_puzzle_is_solved_and_the_next_one_comes() -> None:
    page = Page()
    page.do("puzzles")
    entry = page.screen["sections"][0]["entries"][0]
    page.do(**entry["do"])
    puzzle = next(each for each in puzzles() if str(each.number) == entry["name"])
    reply = page.do("move", moves=list(puzzle.moves))
    assert reply["screen"]["verdict"]["right"]
    assert reply["next"] == "end"
    number = page.press("next_puzzle")["screen"]["here"]["number"]
    assert number != puzzle.number
    page.press("solution")
    assert page.screen["said"][0].startswith("The best plan")
    page.press("puzzles")
    assert page.screen["sections"][0]["entries"][0]["mark"] == "solved"


def test_a_player_s_own_mistakes_become_puzzles() -> None:
    page = Page()
    for seed in range(4):
        play(page, "classic", str(seed), seed)
    page.do("puzzles")
    page.press("mistakes")
    own = page.screen["sections"][0]
    assert own["heading"] == "Your mistakes"
    page.do(**own["entries"][0]["do"])
    assert page.screen["flow"] == "puzzle"
    assert page.screen["heading"].startswith("Your game of")


# --- The past --------------------------------------------------------------------------------------------


def test_a_replay_goes_both_ways_and_is_played_on_from_anywhere() -> None:
    page = Page()
    play(page, "classic", "7")
    page.press("watch")
    assert page.replies[-1]["next"] == "watching"
    assert page.screen["review"]["curve"]
    assert page.button("previous")["why_not"]
    page.press("next")
    page.press("next")
    assert page.screen["progress"]["step"] == 2
    assert page.replies[-1]["happened"]["events"]
    page.press("last")
    last = page.replies[-1]["happened"]
    assert page.button("try")["why_not"]
    page.press("previous")
    page.press("next")
    assert page.replies[-1]["happened"] == last, "more was told than the last move"
    page.press("first")
    page.press("try")
    assert page.screen["flow"] == "game"


def test_an_unfinished_game_is_not_watched() -> None:
    page = Page()
    page.do("new", rules="classic")
    number = page.screen["here"]["number"]
    assert "unfinished" in page.do("replay", number=number)["error"]
    assert "unfinished" in page.do("export", number=number)["error"]
    page.do("games")
    more = {each["name"]: each for each in page.screen["sections"][0]["entries"][0]["more"]}
    assert more["export"]["why_not"]


def test_what_is_exported_is_imported_elsewhere() -> None:
    page, other = Page(), Page()
    play(page, "dragons", "7")
    number = page.screen["here"]["number"]
    file = page.do("export", number=number)["file"]
    assert file["name"] == f"scoundrel-{number}.txt"
    reply = other.do("import", text=file["text"])
    assert reply["notices"] == ["1 game imported."]
    assert other.store.load(1).record() == page.store.load(number).record()
    assert "error" in other.do("import", text="nonsense")
    assert len(other.store.games()) == 1


def test_everything_is_carried_to_another_device(tmp_path: Path) -> None:
    page = Page()
    page.do("set", name="theme", value="daylight")
    page.do("set", name="sound", value="on")
    play(page, "classic", "7")
    play(page, "sidestep", "8")
    page.do("mix", base="classic", changes={"start_health": "30"}, keep="tough")
    page.do("lesson", name="classic")
    page.do("move", move="6d")
    page.do("new", rules="classic")
    secret = page.store.latest_open()
    reply = page.do("export_all")
    assert reply["notices"] == ["1 unfinished game is not in the file: its cards are still secret."]
    text = reply["file"]["text"]
    assert secret is not None
    assert str(secret.seed) not in text
    with SavedGames.open(tmp_path) as store:
        other = Page(store)
        assert other.do("import_all", text=text)["notices"][0].startswith("2 new games added")
        assert other.do("import_all", text=text)["notices"][0].startswith("0 new games added")
        assert other.replies[-1]["preferences"]["theme"] == "daylight"
        assert other.replies[-1]["preferences"]["sound"]
        statistics = [each.do("statistics")["screen"] for each in (page, other)]
        assert statistics[0] == statistics[1]
        assert statistics[0]["sets"][0]["histogram"]["bins"]
        assert other.do("achievements")["screen"] == page.do("achievements")["screen"]
        assert "tough" in store.mixtures()
        back = Page()
        back.do("import_all", text=other.do("export_all")["file"]["text"])
        assert back.do("statistics")["screen"] == statistics[0]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "3",
        '{"scoundrel": 2}',
        '{"scoundrel": 1}',
        '{"scoundrel": 1, "games": [{}]}',
        "[" * 9999,
    ],
)
def test_an_invalid_backup_changes_nothing(text: str) -> None:
    page = Page()
    play(page, "classic", "7")
    before = page.store.games()
    assert "nothing was changed" in page.do("import_all", text=text)["error"]
    assert page.store.games() == before


@pytest.mark.parametrize("kind", ["memory", "SQLite"])
def test_an_invalid_game_is_left_out_of_a_backup_and_named(tmp_path: Path, kind: str) -> None:
    page = Page()
    play(page, "classic", "7")
    play(page, "easy", "8")
    page.do("mix", base="classic", changes={"start_health": "30"}, keep="tough")
    backup = json.loads(page.do("export_all")["file"]["text"])
    half = json.dumps({"rules": "classic", "seed": "\ud800", "moves": ""})
    damages: list[tuple[str, object]] = [("hints", -3), ("kind", "odd"), ("begun", "then"), ("seats", [])]
    damages += [("record", "{}"), ("record", half), ("seats", None)]
    damages += [("begun", "0001-01-01T00:00:00+14:00"), ("changed", "9999-12-31T23:59:59-12:00")]
    first, second = backup["games"]
    games = [first, *(first | {name: value, "undos": 1} for name, value in damages), 3, second]
    with SavedGames.open(tmp_path) as store:
        other = Page(MemoryStore() if kind == "memory" else store)
        for added in (2, 0):
            reply = other.do("import_all", text=json.dumps(backup | {"games": games}))
            told, *named = reply["notices"]
            assert told.startswith(f"{added} new games added")
            assert [line.partition(" was left out")[0] for line in named[:5]] == [
                f"Game {number} of the file" for number in range(2, 7)
            ]
            assert named[5:] == ["5 more were left out."]
        assert [saved.name for saved in other.store.games()] == ["easy", "classic"]
        assert list(other.store.mixtures()) == ["tough"]


@pytest.mark.parametrize("kind", ["memory", "SQLite"])
def test_odd_values_in_the_settings_of_a_backup_are_left_out(tmp_path: Path, kind: str) -> None:
    page = Page()
    play(page, "classic", "7")
    backup = json.loads(page.do("export_all")["file"]["text"])
    backup["settings"] |= {SOLVED: [3, [1], {"a": 1}, None], SOLVED_DAYS: [[], {}, "2026-11-14"]}
    with SavedGames.open(tmp_path) as store:
        other = Page(MemoryStore() if kind == "memory" else store)
        assert other.do("import_all", text=json.dumps(backup))["notices"][0].startswith("1 new game added")
        assert solved_puzzles(other.store) == [3]
        assert solved_days(other.store) == {date(2026, 11, 14)}


@pytest.mark.parametrize("kind", ["memory", "SQLite"])
def test_a_day_of_a_backup_must_be_that_day_and_comes_once(tmp_path: Path, kind: str) -> None:
    day = NOW.date() - timedelta(days=3)
    page = Page()
    won = Game.from_deck("classic", "2c 3c")
    for each in (Game.deal("classic", f"daily/{day}"), won):
        while not each.over:
            each.play(each.legal_moves[-1])
    Sitting.begin(page.store, won, named=True)
    backup = json.loads(page.do("export_all")["file"]["text"])
    forged = backup["games"][0] | {"kind": "daily", "looked_ahead": False}
    true = forged | {"record": daily_game(day).record_line(), "date": day.isoformat()}
    tomorrow = NOW.date() + timedelta(days=1)
    games = [
        forged | {"date": day.isoformat()},
        true,
        true | {"begun": "2026-11-12T02:00:00+00:00"},
        true | {"record": daily_game(tomorrow).record_line(), "date": tomorrow.isoformat()},
    ]
    with SavedGames.open(tmp_path) as store:
        other = Page(MemoryStore() if kind == "memory" else store)
        reply = other.do("import_all", text=json.dumps(backup | {"games": games}))
        told, *named = reply["notices"]
        assert told.startswith("1 new game added")
        assert [line.partition(" was left out")[0] for line in named] == [
            f"Game {number} of the file" for number in (1, 3, 4)
        ]
        (saved,) = other.store.games()
        assert (saved.date, saved.elsewhere) == (day.isoformat(), True)
        assert "played elsewhere" in json.dumps(other.do("games"))


def test_a_streak_counts_days_that_were_played_here() -> None:
    page, other = Page(), Page()
    for back in range(3):
        day = NOW.date() - timedelta(days=back)
        saved = page.store.begin(daily_game(day), Kind.DAILY, day.isoformat())
        game = page.store.load(saved)
        while not game.over:
            game.play(game.legal_moves[-1])
        page.store.keep_moves(saved, game)
    assert Diary.read(page.store, lambda: NOW).streak.current == 3
    other.do("import_all", text=page.do("export_all")["file"]["text"])
    diary = Diary.read(other.store, lambda: NOW)
    assert len(diary.attempts) == 3
    assert (diary.streak.current, diary.streak.longest) == (0, 0)


def test_statistics_and_habits_after_some_games() -> None:
    page = Page()
    for seed in range(5):
        play(page, "classic", str(seed), seed)
    page.do("statistics")
    counted = page.screen["sets"][0]
    assert counted["lines"][0].startswith("5 games")
    assert sum(each["games"] for each in counted["histogram"]["bins"]) == 5
    assert len(counted["accuracy"]["points"]) == 5
    page.press("habits")
    assert page.screen["parts"][0]["text"] == "This cost you most in your last 5 games."


def test_the_review_room_by_room_and_what_is_shared() -> None:
    page = Page()
    play(page, "classic", "7")
    shared = page.press("share")
    assert shared["text"].startswith("Scoundrel, classic/7")
    assert shared["link"].startswith("deal/1.")
    assert shared["link"].endswith("/classic/7")
    assert shared["shared"]["words"][0] == "Scoundrel, classic/7."
    assert [each["value"] for each in shared["shared"]["drawn"]] == ["colours", "bars", "letters"]
    page.do("review")
    assert page.screen["parts"][0]["text"].startswith("Room 1: you")


def test_a_moment_of_a_watched_game_is_shared_as_a_position_to_play_on_from() -> None:
    page = Page()
    play(page, "classic", "7")
    page.do("replay", number=1)
    page.do("step", to=5)
    moment = page.store.load(1).after(5)
    shared = page.press("share")
    assert shared["text"].startswith("Somebody asks: what would you do?\nHealth 2 ")
    other = Page()
    other.do("open", link=shared["link"])
    assert other.screen["room_number"] == moment.room_number
    assert not other.store.games(), "nothing is begun before it is answered"
    other.do("try")
    game = other.store.load(1)
    assert (game.room, game.hero) == (moment.room, moment.hero)
    assert sorted(map(str, game.deck)) == sorted(map(str, moment.deck))
    page.do("step", to=page.screen["progress"]["steps"])
    assert page.button("share")["why_not"].startswith("The game ends here")
    assert page.do("share")["error"].startswith("The game ends here")


# --- Links -----------------------------------------------------------------------------------------------


def test_a_link_opens_a_deal_a_puzzle_a_lesson_a_game_or_a_position() -> None:
    page = Page()
    play(page, "classic", "7")
    link = page.do("share")["replay_link"]
    other = Page()
    other.do("open", link=f"#{link}")
    assert (other.screen["flow"], other.screen["progress"]["steps"]) == (
        "replay",
        len(page.store.load(1).moves),
    )
    other.press("keep")
    assert other.store.find(1).kind is Kind.IMPORTED
    assert other.do("open", link="#classic/42")["screen"]["heading"] == "Classic Scoundrel · deal 42"
    assert other.do("open", link="lesson/dragons")["screen"]["flow"] == "lesson"
    assert other.do("open", link=f"puzzle/{puzzles()[3].number}")["screen"]["flow"] == "puzzle"
    assert other.do("open", link="daily")["screen"]["kind"] == "threshold"
    position = Game.deal("classic", 42).view(0).position()
    assert other.do("open", link=POSITION + packed(position))["screen"]["kind"] == "question"
    assert other.do("try")["screen"]["room_number"] == 1


def test_a_link_that_was_cut_short_or_edited_is_a_sentence() -> None:
    game = Game.deal("classic", 7)
    while not game.over:
        game.play(game.legal_moves[0])
    link = game_link(game)
    page = Page()
    page.do("new", rules="classic", seed="42")
    here = page.screen
    for damaged in (
        link[:-5],
        link[:9],
        link.replace(link[20], "_"),
        "game/",
        "game/ü",
        "position/AAAA",
        "puzzle/99999",
    ):
        reply = page.do("open", link=damaged)
        assert reply["error"].endswith("."), damaged
        assert "screen" not in reply
    assert page.do("think")["screen"] == here


def test_a_link_unpacks_to_no_more_than_a_game_needs() -> None:
    with pytest.raises(DealError):
        unpacked(packed("a" * 5_000_000))


def test_a_link_to_today_s_dungeon_does_not_spoil_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.deal("classic", f"daily/{NOW:%Y-%m-%d}")
    page = Page()
    assert "play it as the daily first" in page.do("open", link="game/" + packed(_finished(game)))["error"]
    for link in (f"classic/{game.seed}", "day/319", "https://example.org/#day/319"):
        assert page.do("open", link=link)["screen"]["kind"] == "threshold"
    assert page.store.games() == []


# --- Settings --------------------------------------------------------------------------------------------


def test_every_setting_can_have_each_of_its_values() -> None:
    page = Page()
    page.do("settings")
    for field in page.screen["fields"]:
        for value in field["values"]:
            page.do(**field["do"], value=value["value"])
            now = next(each for each in page.screen["fields"] if each["name"] == field["name"])
            assert now["value"] == value["value"]
    assert "error" in page.do("set", name="theme", value="pink")
    assert page.do("set", name="theme", value="plain")["preferences"]["theme"] == "plain"
    assert page.do("set", name="theme", value="device")["preferences"]["theme"] == "device"
    assert "error" in page.do("set", name="sound", value="loud")
    assert "error" in page.do("set", name="nothing", value="on")


def test_the_card_counter_can_be_hidden() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    assert page.screen["unseen"]["words"] == "40 cards unseen"
    page.do("set", name="counter", value="off")
    assert page.screen["unseen"] is None


# --- Bad messages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        None,
        3,
        "hello",
        [],
        {},
        {"do": 3},
        {"do": "jump"},
        {"do": "__init__"},
        {"do": "move"},
        {"do": "move", "move": 3},
        {"do": "move", "move": "9x"},
        {"do": "move", "moves": [1]},
        {"do": "move", "moves": ["8d"] * 100000},
        {"do": "continue", "number": "3"},
        {"do": "continue", "number": 10**30},
        {"do": "continue", "number": True},
        {"do": "replay", "number": 77},
        {"do": "step", "by": 1},
        {"do": "new", "rules": "nothing"},
        {"do": "new", "rules": []},
        {"do": "two", "start": True, "first": "oracle"},
        {"do": "two", "rules": "classic"},
        {"do": "mix", "changes": {"health": "3"}},
        {"do": "mix", "changes": ["a"]},
        {"do": "mix", "base": "classic", "name": "start_health", "value": "x"},
        {"do": "lesson", "name": "juggling"},
        {"do": "puzzle", "number": -1},
        {"do": "puzzle", "which": "any"},
        {"do": "calendar", "month": "2026-13"},
        {"do": "calendar", "month": "tomorrow"},
        {"do": "guide", "name": "../secrets"},
        {"do": "open", "link": ""},
        {"do": "open", "link": "game/" + "A" * 99999},
        {"do": "import", "text": ""},
        {"do": "forget", "name": "nothing"},
        {"do": "solution"},
        {"do": "look"},
        {"do": "dealer", "words": "x"},
        {"do": "keep"},
    ],
)
def test_a_bad_message_is_a_sentence_and_changes_nothing(message: object) -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    before = page.screen
    reply = page.door.handle(message)
    assert re.fullmatch(r"[A-Z'\"].*[.]", reply["error"]), reply["error"]
    assert "screen" not in reply
    assert page.do("think")["screen"] == before


def test_table_messages_are_refused_where_there_is_no_table() -> None:
    page = Page()
    page.do("hello")
    for do in ("move", "undo", "hint", "begin", "again", "try", "share", "review", "rules"):
        assert page.do(do)["error"].startswith("No game is on the table"), do


# --- Words and secrets -----------------------------------------------------------------------------------

SPOKEN_SIGNS = re.compile("[♣♠♦♥−·→▸▶✓]")


def texts_of(data: object) -> Iterator[str]:
    """Every text that a player may read, without names for the page, such as that of a button."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in NAMES:
                yield from texts_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_of(value)
    elif isinstance(data, str):
        yield data


NAMES = {
    "base", "bot", "cells", "code", "danger", "date", "deal", "differences", "direction", "do", "fate", "file", "flow", "from", "grade",
    "here", "key", "kind", "language", "layer", "link", "manner", "mark", "month", "name", "near", "next", "preferences",
    "replay_link", "rest", "rules", "spoken", "suit", "texts", "theme", "think", "to", "value", "way", "when",
}  # fmt: skip
"""The fields whose texts are for the page, or are said in the language of what was typed."""


def visited(page: Page) -> None:
    """Go nearly everywhere."""
    page.do("hello")
    for do in (
        "new",
        "two",
        "lessons",
        "puzzles",
        "bestiary",
        "games",
        "statistics",
        "achievements",
        "settings",
        "calendar",
    ):
        page.do(do)
    page.do("lesson", name="classic")
    page.do("move", move="4cb")
    page.do("move", move="6d")
    page.do("puzzle", number=puzzles()[0].number)
    page.press("solution")
    page.do("daily")
    play(page, "classic", "7")
    page.press("watch")
    page.press("next")
    page.do("new", rules="dragons-duo", seed="1")
    page.do("hint")
    for message in (
        {"do": "jump"},
        {"do": "undo"},
        {"do": "calendar", "month": "x"},
        {"do": "lesson", "name": "x"},
    ):
        page.do(**message)


def test_a_translation_reaches_everything(wide_language: None) -> None:
    page = Page()
    untranslated = {guide(name).title for name in GUIDES}
    untranslated |= {words for each in known_languages() for words in (each.name, each.tag)}
    visited(page)
    names = sorted([*RULEBOOK, *SEATS, "classic/7"], key=len, reverse=True)
    digits = r"^[1-4*x.]+$"
    known = re.compile("|".join([CARD_SIGN, r"\B'\w*'\B", digits, *names]), re.MULTILINE)
    for reply in page.replies:
        for text in texts_of(reply):
            assert text in untranslated or not re.search("[A-Za-z]", known.sub("", text)), text


def test_each_door_speaks_its_own_language(wide_language: None) -> None:
    texts.speak("en")
    script: list[dict[str, Any]] = [
        {"do": "hello"},
        {"do": "new", "rules": "classic", "seed": "42"},
        *[{"do": "hint"}] * 3,
        {"do": "move", "move": "9x"},
        {"do": "move", "move": "8d"},
        {"do": "puzzle", "number": 1},
        {"do": "solution"},
        {"do": "puzzle", "number": 2},
        {"do": "move", "moves": [str(move) for move in puzzles()[1].moves], "sure": True},
        {"do": "rules", "rules": "dragons"},
    ]

    def told(*languages: str) -> list[list[str]]:
        pages = {each: Page(language=each) for each in languages}
        for message in script:
            for page in pages.values():
                page.do(**message)
        return [[text for reply in page.replies for text in texts_of(reply)] for page in pages.values()]

    apart = [*told("en"), *told("wide")]
    assert apart[0] != apart[1]
    assert told("en", "wide") == apart
    with ThreadPoolExecutor() as threads:
        assert [told for (told,) in threads.map(told, ["en", "wide"] * 3)] == apart * 3


def test_the_page_uses_every_field_of_a_reply() -> None:
    page = Page()
    visited(page)
    for message in ({"do": "mix", "base": "classic"}, {"do": "guide", "name": "scoring"}, {"do": "rules"}):
        page.do(**message)
    used = set(re.findall(r"\w+", "".join(path.read_text("utf-8") for path in SCRIPTS)))
    assert sorted({name for reply in page.replies for name in fields_of(reply)} - used) == []


SCRIPTS = [*PAGE.glob("*.js"), *HERE.glob("*.js")]


def fields_of(data: Any) -> Iterator[str]:
    """The names of all fields; messages, which the page only sends back, and texts by key are left out."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield name
            if name not in ("do", "here", "think", "texts", "spoken"):
                yield from fields_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from fields_of(value)


def test_each_choice_is_foreseen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    page, foreseen = Page(), list[object]()
    page.do("new", rules="classic", seed="42")
    page.do("move", move="8d")
    page.do("undo")

    def counted(events: Iterable[Event]) -> Iterator[Event]:
        foreseen.append(1)
        yield from until_unknown(events)

    until_unknown = state._until_unknown
    monkeypatch.setattr(state, "_until_unknown", counted)
    page.do("move", move="8d")
    asked_about = 1
    assert len(foreseen) <= asked_about + len(page.choices())


def test_whatever_has_signs_can_be_said_aloud() -> None:
    page = Page()
    visited(page)
    for reply in page.replies:
        for text in texts_of({key: value for key, value in reply.items() if key != "spoken"}):
            if text in reply["spoken"]:
                assert reply["spoken"][text] == spoken(text)
                assert not SPOKEN_SIGNS.search(reply["spoken"][text]), text
            else:
                # A capital letter is not heard.
                assert spoken(text).casefold() == text.casefold()


def test_no_mark_of_what_is_heard_leaves_the_door(caplog: pytest.LogCaptureFixture) -> None:
    page = Page()
    visited(page)
    page.send("move", move="Ks")
    page.send("export_all")
    told = (json.dumps(page.replies, ensure_ascii=False), back_up(page.store).text, repr(vars(page.store)))
    for text in (*told, caplog.text):
        assert not re.search("[\ufff9-\ufffb]", text)


def test_a_card_is_heard_in_the_case_that_its_sentence_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = "card-number = { $suit }-{ $rank }\n    .acc = die { $suit }-{ $rank }\nsuit-d = Karo\n"
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "some.ftl").write_text(
        cases + 'choice-foot-replaces = ersetzt / { FORM($weapon, "acc") }\n'
        'choice-short-replaces = ersetzt { FORM($weapon, "acc") }\n',
        "utf-8",
    )
    monkeypatch.setenv("SCOUNDREL_TEXTS", str(tmp_path))
    page = Page(language="xx")
    page.do("new", rules="classic", seed="42")
    page.do("move", move="8d")
    assert page.replies[-1]["spoken"]["8♦"] == "Karo-8"
    assert page.replies[-1]["spoken"]["ersetzt 8♦"] == "ersetzt die Karo-8"


@pytest.mark.parametrize("rules", RULEBOOK)
def test_games_that_differ_in_hidden_cards_get_the_same_replies(rules: str) -> None:
    for seed in range(12):
        replies = []
        for game in twins(rules, seed):
            page = Page()
            if game.over:
                break
            Sitting.begin(page.store, game)
            reply = page.do("continue")
            replies.append((reply, page.do("games")["screen"]["sections"][0]["entries"][0]["label"]))
        assert len({json.dumps(reply, sort_keys=True) for reply in replies}) <= 1


@pytest.mark.parametrize("rules", ["classic", "sidestep", "dragons-duo"])
def test_no_reply_holds_the_seed_or_the_hidden_deck(rules: str) -> None:
    page, chance = Page(), Random(5)
    page.do("new", rules=rules)
    if page.replies[-1]["next"] == "choose":
        page.do("two", rules=rules, start=True)
    saved = page.store.latest_open()
    assert saved is not None
    while page.replies[-1].get("next") == "player":
        game = page.store.load(saved)
        unseen = set(game.view(game.turn).unseen)
        hidden = [str(card) for card in game.deck if card in unseen]
        for do in ("think", "games", "back", "export_all", "share", "rules", "back"):
            if "file" in page.do(do) or "text" in page.replies[-1]:
                assert str(saved.seed) not in json.dumps(page.replies[-1])
        said = json.dumps(page.replies[-9:])
        assert str(saved.seed) not in said
        if len(set(hidden)) > 3:
            for row in (hidden[:4], hidden[-4:]):
                pattern = r"\W+".join(map(re.escape, row))
                assert sorted(row) == row or not re.search(pattern, said)
        message = chance.choice(page.choices())["do"]
        if "again" in page.do(**message):
            page.do(**message, sure=True)
    assert str(saved.seed) in json.dumps(page.replies[-1])


def test_saved_games_that_can_t_be_read_are_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()

    def locked(*_: object) -> None:
        raise StoreError("another program has locked the saved games")

    with monkeypatch.context() as patch:
        patch.setattr(page.store, "setting", locked)
        assert page.do("hello")["error"] == "Another program has locked the saved games."
    assert page.do("hello")["screen"]["kind"] == "title"


# --- The bestiary, honours, introductions --------------------------------------------------------------------


def test_the_bestiary_opens_at_a_chapter_or_a_card() -> None:
    page = Page()
    play(page, "classic", "7")
    screen = page.do("bestiary")["screen"]
    assert (screen["kind"], screen["opened"], screen["here"]) == ("bestiary", False, {"do": "bestiary"})
    assert [each["suit"] for each in screen["groups"]] == ["c", "s"]
    met = [each for group in screen["groups"] for each in group["entries"] if each["known"]]
    assert met
    opened = page.do(**met[0]["do"])["screen"]
    assert (opened["opened"], opened["entry"]["name"]) == (True, met[0]["name"])
    assert opened["entry"]["line"]
    assert page.do("bestiary", kind="potion")["screen"]["here"] == {"do": "bestiary", "kind": "potion"}


def test_the_bestiary_refuses_what_is_no_card() -> None:
    page = Page()
    assert "card" in page.do("bestiary", card="1x")["error"]
    assert "kind" in page.do("bestiary", kind="dragon")["error"]


def test_a_look_that_was_not_earned_is_refused_until_all_are_asked_for() -> None:
    page = Page()
    assert "seal" in page.do("set", name="back", value="crowns")["error"]
    page.do("set", name="honours", value="on")
    assert page.do("set", name="back", value="crowns")["preferences"]["back"] == "crowns"
    settings = page.do("settings")["screen"]["fields"]
    assert next(each["note"] for each in settings if each["name"] == "table") == ""


def test_a_rule_set_introduces_itself_on_the_title_until_it_is_dismissed() -> None:
    page = Page()
    for seed in range(10):
        play(page, "classic", str(seed))
    while found := page.do("title")["screen"]["introduction"]:
        assert found["try"]["do"]["do"] == "new"
        before = page.do(**found["dismiss"]["do"])["screen"]["introduction"]
        assert before is None or before["try"] != found["try"]
    assert "rules" in page.do("dismiss", rules="classic")["error"]
