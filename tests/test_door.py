"""The door: whatever can be played, played through messages; what it says, and what it never says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.coach.puzzles import puzzles
from scoundrel.door import Door
from scoundrel.door.data import events_data
from scoundrel.door.links import game_link, packed, position_link, unpacked
from scoundrel.door.memory import MemoryStore
from scoundrel.errors import DealError, StoreError
from scoundrel.play.keeping import Store
from scoundrel.play.lessons import LESSONS
from scoundrel.play.menu import MENU
from scoundrel.play.saved import Kind
from scoundrel.play.seats import SEATS
from scoundrel.play.sitting import Sitting
from scoundrel.rules import SOURCES
from scoundrel.store import Store as SavedGames
from scoundrel.words.differences import differences
from scoundrel.words.guides import GUIDES, guide
from scoundrel.words.speech import spoken
from tests.test_secrets import twins
from tests.test_texts import CARD_SIGN, folder, wide_language

__all__ = ["folder", "wide_language"]

NOW = datetime(2026, 11, 15, 12, tzinfo=UTC)
Reply = dict[str, Any]


class Page:
    """A page as a test drives it: it sends messages, and thinks when it is told to."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = MemoryStore() if store is None else store
        self.door = Door(self.store, lambda: NOW)
        self.replies: list[Reply] = []

    def send(self, do: str, **more: Any) -> Reply:
        """The reply as a page gets it: as JSON."""
        number = len(self.replies)
        reply: Reply = json.loads(json.dumps(self.door.handle({"id": number, "do": do, **more})))
        assert reply["id"] == number
        self.replies.append(reply)
        return reply

    def do(self, do: str, **more: Any) -> Reply:
        """The same, with all thinking done."""
        reply = self.send(do, **more)
        while "thinking" in reply:
            reply = self.send("think")
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
        """Play until something else than a move is wanted."""
        while self.replies[-1].get("next") == "player":
            message = choose(self.choices())["do"]
            if "again" in self.do(**message):
                self.do(**message)
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
        "theme": "device",
        "motion": True,
        "counter": True,
        "sound": False,
        "vibration": True,
    }
    screen = reply["screen"]
    assert (screen["kind"], screen["heading"], screen["back"]) == ("title", "SCOUNDREL", None)
    assert screen["today"][0] == "Sunday, 15 November"
    assert [each["name"] for each in screen["buttons"]][:3] == ["new_game", "lessons", "daily"]


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
    assert {each["name"]: each["key"] for each in buttons} == MENU
    assert [each["name"] for each in buttons][:3] == ["continue", "new_game", "lessons"]


def test_what_a_key_does_in_a_list_of_the_terminal_it_does_on_the_page() -> None:
    page = Page()
    keys = {each["name"]: each["key"] for each in page.do("calendar")["screen"]["buttons"]}
    assert keys == {"daily": "d", "todays_puzzle": "p", "earlier": "ArrowLeft", "later": "ArrowRight"}
    assert page.do("puzzles")["screen"]["buttons"][0]["key"] == "d"
    assert page.do("games")["screen"]["buttons"][0]["key"] == "i"
    more = page.do("new")["screen"]["sections"][0]["entries"][0]["more"]
    assert {each["name"]: each["key"] for each in more}["mix"] == "m"


def test_a_screen_says_how_many_lie_behind_it() -> None:
    page = Page()
    assert page.do("hello")["screen"]["depth"] == 0
    assert page.do("statistics")["screen"]["depth"] == 1
    assert page.do("achievements")["screen"]["depth"] == 2
    assert page.do("back")["screen"]["depth"] == 1
    assert page.do("new", rules="classic")["screen"]["depth"] == 1, "a game lies on the title"


def test_one_goes_back_to_a_certain_screen_as_it_was_left() -> None:
    page = Page()
    page.do("hello")
    page.do("puzzles")
    here = page.do("puzzle", number=puzzles()[0].number)["screen"]["here"]
    ways = [choice for slot in page.screen["room"] for choice in slot["choices"]]
    move = max(ways, key=lambda choice: choice["health"])["do"]
    cards = sum(slot is not None for slot in page.do(**move)["screen"]["room"])
    page.do("rules")
    page.do("back", to=here)
    assert page.screen["depth"] == 2
    assert sum(slot is not None for slot in page.screen["room"]) == cards, "the puzzle did not start over"
    assert page.do("back", to={"do": "title"})["screen"]["depth"] == 0
    assert page.do("back", to={"do": "puzzles"})["screen"]["name"] == "puzzles", (
        "opened, as it is not behind"
    )
    assert "error" in page.send("back", to={"do": "back", "to": {"do": "title"}})
    assert "error" in page.send("back", to=5)


def test_one_can_go_back_from_the_rules_to_the_table() -> None:
    page = Page()
    table = page.do("new", rules="classic", seed="42")["screen"]
    assert page.press("rules")["screen"]["parts"][0]["kind"] == "heading"
    assert page.do("back")["screen"] == table


def test_a_month_turns_in_its_place() -> None:
    page = Page()
    page.do("hello")
    page.do("calendar", month="2026-10")
    page.press("later")
    assert page.screen["month"] == "2026-11"
    assert page.screen["today"] == 15
    assert page.button("later")["why_not"]
    assert page.do("back")["screen"]["kind"] == "title"


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
        assert end["link"] == f"{rules}/{seed}"
        assert (end["review"] is not None) == (game.rules.players == 1)
        if end["review"]:
            assert len(end["review"]["curve"]) > 1
            assert end["review"]["remarks"][0].startswith("Accuracy")


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


def test_a_fatal_move_asks_once_more() -> None:
    page = Page()
    deck = Game.from_deck("classic", "Kc Ks Qs 2c 3c")
    page.do("open", link="game/" + packed(_finished(deck)))
    page.press("try")
    page.do("move", move="Kcb")
    slot = page.screen["room"][1]
    assert (slot["choices"][0]["danger"], slot["choices"][0]["health"]) == ("fatal", -6)
    reply = page.do(**slot["choices"][0]["do"])
    assert "screen" not in reply
    assert "Do it again if you mean it" in reply["again"]
    assert page.do(**slot["choices"][0]["do"])["next"] == "end"


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
    assert (waiting["thinking"], waiting["next"]) == ("The coach is thinking …", "player")
    reply = page.send("think")
    assert "% to win" in reply["happened"]["said"][0]
    assert reply["screen"]["hint"] == reply["happened"]["said"][0]
    assert page.store.latest_open().hints == 1  # type: ignore[union-attr]


def test_a_hint_comes_in_parts_and_marks_its_first_move() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    page.send("hint")
    screen = page.send("think")["screen"]
    advice = screen["advice"]
    assert all(plan["plan"] in (screen["hint"][0].lower() + screen["hint"][1:]) for plan in advice["plans"])
    assert " ".join(advice["lines"]) == screen["hint"].partition(" Other plans:")[0]
    assert sum(choice["wanted"] for slot in screen["room"] for choice in slot["choices"]) == 1
    after = page.do("move", move="8d")["screen"]
    assert after["advice"] is None
    assert not any(choice["wanted"] for slot in after["room"] if slot for choice in slot["choices"])


def test_a_hint_to_run_marks_running() -> None:
    page = Page()
    assert not page.do("new", rules="classic", seed="1")["screen"]["avoid"]["wanted"]
    page.send("hint")
    assert page.send("think")["screen"]["avoid"]["wanted"]


def test_what_a_card_does_fits_a_narrow_card() -> None:
    page = Page()
    room = page.do("new", rules="classic", seed="42")["screen"]["room"]
    feet = [choice["foot"] for slot in room for choice in slot["choices"]]
    assert feet == [["take it up"], ["take it up"], ["heals 0", "of 8"], ["−4", "bare-handed"]]
    assert page.button("undo")["brief"] == "no move yet"
    page.do("move", move="8d")
    assert page.screen["avoid"]["brief"] == "room begun"


def test_a_thought_that_comes_too_late_changes_nothing() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    page.send("hint")
    thought, scene = page.door.thought(), page.door.scene
    assert thought is not None
    found = thought.think()
    page.do("move", move="8d")
    late = page.door.bring({"id": 9, "do": "think"}, thought, scene, found)
    assert "happened" not in late
    assert late["screen"]["hint"] == ""
    assert page.store.latest_open().hints == 0  # type: ignore[union-attr]


def test_a_bot_plays_when_it_is_told_to_think() -> None:
    page = Page()
    page.do("two")
    reply = page.send("two", start=True, first="greedy", second="human", seed="1")
    assert (reply["next"], reply["thinking"]) == ("thinking", "greedy is thinking …")
    assert not page.choices()
    refused = page.send("move", move="run")
    assert refused["error"] == "It is not your turn: greedy is thinking."
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


def test_what_was_left_goes_on_elsewhere() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    page.do("move", move="8d")
    other = Page(page.store)
    other.do("hello")
    assert other.button("continue")["help"] == "classic, room 1"
    assert other.press("continue")["screen"]["heroes"] == page.screen["heroes"]


def test_two_windows_are_noticed() -> None:
    page = Page()
    page.do("new", rules="classic", seed="42")
    other = Page(page.store)
    other.do("continue")
    other.do("move", move="8d")
    reply = page.do("move", move="2d")
    assert reply["error"].startswith("The game was continued elsewhere")
    assert reply["screen"]["heroes"][0]["weapon"]["code"] == "8d"
    assert "error" not in page.do("move", move="2d")


def test_what_can_t_be_saved_is_said_and_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()

    def full(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(page.store, "begin", full)
    reply = page.do("new", rules="classic", seed="42")
    assert reply["notices"][0].startswith("Games can't be saved: the disk is full.")
    assert reply["screen"]["here"] is None
    assert page.do("move", move="8d")["next"] == "player"
    assert "notices" not in page.replies[-1]


def test_a_winnable_deal_is_looked_for() -> None:
    page = Page()
    waiting = page.send("new", rules="classic", winnable=True)
    assert waiting["thinking"] == "Looking for a winnable deal …"
    assert page.send("think")["screen"]["kind"] == "table"
    assert "error" in page.do("new", rules="classic", seed="42", winnable=True)


def test_the_same_deal_again_and_another_with_the_same_players() -> None:
    page = Page()
    play(page, "classic", "7")
    page.press("again")
    assert page.screen["caveat"].startswith("You have started this deal before")
    page.play_on(Random(2).choice)
    page.press("next_game")
    assert page.screen["heading"] == "classic"


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
    changed = {each["name"]: each["word"] for each in page.screen["settings"] if each["changed"]}
    assert changed == {"start_health": "30 health", "max_health": "at most 30 health"}
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
    assert page.button("onward")["do"]["winnable"]
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
    assert page.button("try")["why_not"]
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
    assert page.screen["sections"][0]["entries"][0]["more"][0]["why_not"]


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
def test_a_file_of_everything_that_is_none_changes_nothing(text: str) -> None:
    page = Page()
    play(page, "classic", "7")
    before = page.store.games()
    assert "nothing was changed" in page.do("import_all", text=text)["error"]
    assert page.store.games() == before


def test_a_carried_game_of_nonsense_is_refused() -> None:
    page = Page()
    play(page, "classic", "7")
    carried = json.loads(page.do("export_all")["file"]["text"])
    for name, value in (("hints", -3), ("kind", "odd"), ("begun", "then"), ("seats", []), ("record", "{}")):
        damaged = carried | {"games": [carried["games"][0] | {name: value}]}
        other = Page()
        assert "error" in other.do("import_all", text=json.dumps(damaged)), name
        assert other.store.games() == []


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
    assert shared["link"] == "classic/7"
    page.do("review")
    assert page.screen["parts"][0]["text"].startswith("Room 1: you")


def test_a_moment_of_a_watched_game_is_shared_as_a_position_to_play_on_from() -> None:
    page = Page()
    play(page, "classic", "7")
    page.do("replay", number=1)
    page.do("step", to=5)
    moment = page.store.load(1).after(5)
    shared = page.press("share")
    assert shared["text"].startswith(
        f"What would you do? Classic Scoundrel, room {moment.room_number}. Health 2 "
    )
    other = Page()
    other.do("open", link=shared["link"])
    table = other.screen
    assert table["room_number"] == moment.room_number
    game = other.store.load(1)
    assert (game.room, game.deck, game.hero) == (moment.room, moment.deck, moment.hero)
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
    assert other.do("open", link="#classic/42")["screen"]["heading"] == "classic · deal 42"
    assert other.do("open", link="lesson/dragons")["screen"]["flow"] == "lesson"
    assert other.do("open", link=f"puzzle/{puzzles()[3].number}")["screen"]["flow"] == "puzzle"
    assert other.do("open", link="daily")["screen"]["kind"] == "threshold"
    position = Game.deal("classic", 42).view(0).position()
    assert other.do("open", link=position_link(position))["screen"]["room_number"] == 1


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
    monkeypatch.setattr("scoundrel.play.daily.today", lambda *_: NOW.date())
    game = Game.deal("classic", f"daily/{NOW:%Y-%m-%d}")
    page = Page()
    for link in ("classic/" + str(game.seed), "game/" + packed(_finished(game))):
        assert "play it as the daily first" in page.do("open", link=link)["error"]


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


def test_what_is_asked_of_a_table_is_refused_where_there_is_none() -> None:
    page = Page()
    page.do("hello")
    for do in ("move", "undo", "hint", "begin", "again", "try", "share", "review", "rules"):
        assert page.do(do)["error"].startswith("No game is on the table"), do


# --- Words and secrets -----------------------------------------------------------------------------------

SPOKEN_SIGNS = re.compile("[♣♠♦♥−·→▸▶✓]")


def texts_of(data: object) -> Iterator[str]:
    """Every text that a player may read; names for the page, such as of a button, are none."""
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
    "base", "bot", "code", "danger", "date", "deal", "differences", "direction", "do", "fate", "file", "flow", "from", "grade",
    "here", "key", "kind", "language", "link", "manner", "mark", "month", "name", "next", "preferences",
    "replay_link", "rules", "spoken", "suit", "texts", "theme", "to", "value", "way", "when",
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
    page, untranslated = Page(), of_the_library()
    visited(page)
    names = sorted([*RULEBOOK, *SEATS, "classic/7"], key=len, reverse=True)
    known = re.compile("|".join([CARD_SIGN, r"\B'\w*'\B", *names]))
    for reply in page.replies:
        for text in texts_of(reply):
            assert text in untranslated or not re.search("[A-Za-z]", known.sub("", text)), text


def of_the_library() -> set[str]:
    """The sentences of the library, which are translated by themselves, and the titles of guides."""
    said = {rules.title for rules in RULEBOOK.values()} | {guide(name).title for name in GUIDES}
    said |= {each for source in SOURCES.values() for each in (source.gist, source.credit)}
    said |= {part for rules in RULEBOOK.values() for topic in rules.topics().items() for part in topic}
    told = {each.words for rules in RULEBOOK.values() for each in differences(rules, RULEBOOK["classic"])}
    return said | told


def test_whatever_has_signs_can_be_said_aloud() -> None:
    page = Page()
    visited(page)
    for reply in page.replies:
        for text in texts_of({key: value for key, value in reply.items() if key != "spoken"}):
            if text in reply["spoken"]:
                assert reply["spoken"][text] == spoken(text)
                assert not SPOKEN_SIGNS.search(reply["spoken"][text]), text
            else:
                assert spoken(text) == text


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
            page.do(**message)
    assert str(saved.seed) in json.dumps(page.replies[-1])


def test_saved_games_that_can_t_be_read_are_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()

    def locked(*_: object) -> None:
        raise StoreError("another program has locked the saved games")

    with monkeypatch.context() as patch:
        patch.setattr(page.store, "setting", locked)
        assert page.do("hello")["error"] == "Another program has locked the saved games."
    assert page.do("hello")["screen"]["kind"] == "title"
