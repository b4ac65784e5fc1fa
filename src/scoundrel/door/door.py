"""The door itself: reads messages, moves between scenes, and answers with what is to be drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from datetime import date

from scoundrel.coach.puzzles import Level, Puzzle, puzzles
from scoundrel.coach.review import Review
from scoundrel.coach.wording import decision_line, review_title, summary
from scoundrel.door import pages
from scoundrel.door.carrying import carried_text, left_behind, take_over
from scoundrel.door.data import Data, spoken_forms
from scoundrel.door.links import GAME, POSITION, game_link, start_link, unpacked
from scoundrel.door.messages import BadMessage, Message
from scoundrel.door.scenes import (
    FlowScene,
    GameScene,
    LessonScene,
    PageScene,
    PuzzleScene,
    ReplayScene,
    Scene,
    Thought,
)
from scoundrel.door.tables import CHOSEN
from scoundrel.errors import (
    DealError,
    FatalMove,
    IllegalMove,
    ScoundrelError,
    StaleGame,
    StoreError,
    quote,
)
from scoundrel.game import Game
from scoundrel.history.mistakes import Mistake, mistakes
from scoundrel.history.profile import solve, solve_mistake, solved_mistakes, solved_puzzles
from scoundrel.history.tendencies import last_games, last_played, tell_tendencies
from scoundrel.play.codes import parse_deal_code
from scoundrel.play.daily import Clock, now, spare_the_daily, today
from scoundrel.play.keeping import Store
from scoundrel.play.learning import Place, keep_place, place_in
from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.play.mixing import also, called, mixture, named, renamed_if_mixed, winnable_deal
from scoundrel.play.mixing import settings as rule_settings
from scoundrel.play.preferences import Preferences
from scoundrel.play.puzzling import PuzzleRun, next_puzzle, puzzle_of_day
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.seats import HUMAN, SEATS, keep_names, names_in
from scoundrel.play.shelf import check_secrecy, import_records
from scoundrel.play.sitting import Sitting
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.words.dates import read_month
from scoundrel.words.guides import GUIDES, tips
from scoundrel.words.table import sentence
from scoundrel.words.texts import language, say, section

__all__ = ["Door"]

MOST_BEHIND = 20
"""So many screens one can go back."""
DUO = "dragons-duo"


class Door:
    """One page's way into the game; it remembers what that page shows."""

    def __init__(self, store: Store, clock: Clock = now, notices: tuple[str, ...] = ()) -> None:
        self.store = store
        self.clock = clock
        self.preferences = Preferences()
        self._page_settings = dict(pages.PAGE_SETTINGS)
        self._knows_player = False
        """Whether the player's settings have been read."""
        self.scene: Scene = self._title()
        self._notices = list(notices)
        """What the page has yet to be told."""
        self._behind: list[Scene] = []
        """The scenes to go back to, the last one last."""
        self._waiting: Thought | None = None
        """What was asked for and takes a while; another message drops it."""
        self._told_puzzles: set[int] = set()
        self._mistakes: list[Mistake] | None = None
        """The player's own, once the coach has looked for them."""
        self._handlers: Mapping[str, Callable[[Message], Data]] = self._table_of_messages()

    def _table_of_messages(self) -> Mapping[str, Callable[[Message], Data]]:
        """What is done with each message."""
        return {
            "hello": self._hello,
            "title": self._to_title,
            "back": self._back,
            "new": self._new,
            "two": self._two,
            "mix": self._mix,
            "forget": self._forget,
            "continue": self._continue,
            "daily": self._daily,
            "begin": self._begin_daily,
            "move": self._move,
            "undo": self._undo,
            "hint": self._hint,
            "think": self._think,
            "look": self._look,
            "dealer": self._dealer,
            "again": self._again,
            "try": self._try,
            "lessons": lambda _: self._page("lessons", lambda: pages.lessons_page(self.store)),
            "lesson": self._lesson,
            "puzzles": lambda _: self._page("puzzles", self._draw_puzzles),
            "puzzle": self._puzzle,
            "mistakes": self._find_mistakes,
            "solution": self._solution,
            "games": self._games,
            "replay": self._replay,
            "step": self._step,
            "share": self._share,
            "review": self._review,
            "statistics": self._statistics,
            "habits": self._habits,
            "achievements": self._achievements,
            "calendar": self._calendar,
            "rules": self._read_rules,
            "tips": lambda _: self._page("tips", lambda: pages.reading_page(tips(), {"do": "tips"})),
            "guide": self._read_guide,
            "guides": lambda _: self._page("lessons", lambda: pages.lessons_page(self.store)),
            "settings": self._settings,
            "set": self._set,
            "open": self._open,
            "keep": self._keep,
            "import": self._import,
            "export": self._export,
            "import_all": self._import_all,
            "export_all": self._export_all,
        }

    # --- Messages ------------------------------------------------------------------------------------

    def handle(self, message: object) -> Data:
        """Answer a message. Whatever it is, the answer is data, and a refusal is a sentence."""
        return self._answer(message, lambda: self._obey(Message(message)))

    def thought(self) -> Thought | None:
        """What has to be thought about now. A host may think in a thread, and `bring` the result."""
        return self._waiting or self.scene.thought

    def bring(self, message: object, thought: Thought, scene: Scene, found: object) -> Data:
        """Answer `think` with what was found, or an error; if the page has moved on, nothing changes."""
        awaited = self._waiting is thought if thought.asked_for else self._waiting is None
        is_awaited = awaited and self.scene is scene
        return self._answer(message, lambda: self._take(thought, found) if is_awaited else self._show())

    def _answer(self, message: object, obey: Callable[[], Data]) -> Data:
        number = message.get("id") if isinstance(message, dict) else None
        try:
            reply = obey()
        except FatalMove as error:
            reply = {"again": sentence(error)}
        except StaleGame as error:
            reply = {"error": sentence(error)} | self._show()
        except ScoundrelError as error:
            reply = {"error": sentence(error)}
        if self._notices:
            reply["notices"] = self._notices
            self._notices = []
        reply["preferences"] = self._manners()
        return (
            {"id": number if isinstance(number, int | str) else None}
            | reply
            | {"spoken": spoken_forms(reply)}
        )

    def _obey(self, message: Message) -> Data:
        handler = self._handlers.get(message.do)
        if handler is None:
            raise BadMessage(say("door.bad.unknown", do=quote(message.do)))
        if not self._knows_player:
            self._read_settings()
        if message.do != "think":
            self._waiting = None
        return handler(message)

    def _show(self, happened: Data | None = None) -> Data:
        """The scene as a reply."""
        steps = {"back": self._back_button(), "depth": len(self._behind)}
        reply: Data = {"screen": self.scene.screen() | steps}
        if happened is not None:
            reply["happened"] = happened
        reply["next"] = self.scene.next
        thought = self.thought()
        return reply | ({"thinking": thought.words} if thought else {})

    def _back_button(self) -> Data | None:
        if not self._behind:
            return None
        return {"name": "back", "label": say("door.label.back"), "key": "Escape", "do": {"do": "back"}}

    def _manners(self) -> Data:
        """What the page has to know to draw anything."""
        wishes = self.preferences
        shown = {"theme": wishes.theme.value, "motion": wishes.motion, "counter": wishes.counter}
        return shown | self._page_settings

    def _read_settings(self) -> None:
        """Read the player's settings, and use them in everything that can still be played."""
        self.preferences = Preferences.read(self.store)
        self._page_settings = pages.page_settings(self.store)
        self._knows_player = True
        for scene in (self.scene, *self._behind):
            if isinstance(scene, FlowScene):
                scene.flow.preferences = self.preferences

    # --- Moving between scenes -----------------------------------------------------------------------

    def _go(self, scene: Scene, *, home: bool = False) -> Data:
        """Show a scene; one can go back to the one before. A game goes back to the title."""
        self._behind = [] if home else [*self._behind, self.scene][-MOST_BEHIND:]
        self.scene = scene
        return self._show()

    def _page(self, name: str, draw: Callable[[], Data]) -> Data:
        """Show a page. The same page with other content takes its place."""
        scene = PageScene(name, draw)
        if isinstance(self.scene, PageScene) and self.scene.name == name:
            self.scene = scene
            return self._show()
        return self._go(scene)

    def _title(self) -> Scene:
        return PageScene("title", lambda: pages.title_page(self.store, self.clock))

    def _hello(self, _: Message) -> Data:
        self._read_settings()
        spoken = {"texts": section("page"), "language": language(), "direction": say("door.direction")}
        return self._go(self._title(), home=True) | spoken

    def _to_title(self, _: Message) -> Data:
        return self._go(self._title(), home=True)

    def _back(self, message: Message) -> Data:
        """Back to the screen before this one, or `to` another: as it was left, if one came from there."""
        if message.has("to"):
            return self._back_to(message.message("to"))
        self.scene = self._behind.pop() if self._behind else self._title()
        return self._show()

    def _back_to(self, here: Message) -> Data:
        for depth in reversed(range(len(self._behind))):
            if here.asks_for(self._behind[depth].screen()["here"]):
                self.scene = self._behind[depth]
                del self._behind[depth:]
                return self._show()
        return self._obey(here)

    def _flow(self) -> FlowScene:
        """What is being played or watched."""
        if not isinstance(self.scene, FlowScene):
            raise IllegalMove(say("door.bad.no_game"))
        return self.scene

    def _game(self) -> GameScene:
        scene = self._flow()
        if not isinstance(scene, GameScene):
            raise IllegalMove(say("door.bad.no_game"))
        return scene

    def _sit_down(self, sitting: Sitting) -> Data:
        """Play this game now."""
        sitting.preferences = self.preferences
        self.scene = self._title()
        self._behind = []
        return self._go(GameScene(sitting, self.clock))

    # --- Games ---------------------------------------------------------------------------------------

    def _new(self, message: Message) -> Data:
        if message.truth("same"):
            scene = self._game()
            return self._begin(Game.deal(scene.flow.game.rules), named=False, seats=scene.flow.seats)
        if not message.has("rules"):
            return self._page("new", lambda: pages.new_page(self.store))
        rules = self._rules(message.text("rules"))
        return self._deal(rules, message.text("seed", "").strip(), winnable=message.truth("winnable"))

    def _deal(self, rules: Rules, seed: str, *, winnable: bool) -> Data:
        if winnable and seed:
            raise DealError(say("newgame.named_or_winnable"))
        if winnable:
            return self._wait_for_winnable(rules)
        return self._begin(Game.deal(rules, seed or None), named=bool(seed))

    def _wait_for_winnable(self, rules: Rules) -> Data:
        return self._wait(
            say("newgame.looking"),
            lambda: winnable_deal(rules),
            lambda seed: self._begin(Game.deal(rules, seed), named=False),
        )

    def _begin(self, game: Game, *, named: bool, seats: tuple[str, ...] = ()) -> Data:
        """Start a game; where it can't be saved, the player is told and plays on."""
        try:
            sitting = Sitting.begin(self.store, game, named=named, seats=seats)
        except StoreError as error:
            self._notices.append(say("app.unsaved", why=error))
            sitting = Sitting.begin(self.store, game, named=named, seats=seats, kept=False)
        return self._sit_down(sitting)

    def _rules(self, name: str) -> Rules:
        """Rules by name: a rule set, or the player's own."""
        own = {} if name in RULEBOOK else self.store.mixtures()
        return own[name] if name in own else RULEBOOK[name]

    def _two(self, message: Message) -> Data:
        rules = self._rules(message.text("rules", DUO))
        if rules.players != 2:
            raise BadMessage(say("door.bad.not_for_two", rules=rules.name))
        if not message.truth("start"):
            return self._page("two", lambda: pages.two_page(rules, names_in(self.store)))
        keep_names(self.store, tuple(message.text(f"{name}_name", "") for name in ("first", "second")))
        seats = tuple(message.among(name, SEATS, HUMAN) for name in ("first", "second"))
        seed = message.text("seed", "").strip()
        return self._begin(Game.deal(rules, seed or None), named=bool(seed), seats=seats)

    def _continue(self, message: Message) -> Data:
        """Go on with a saved game; at its end, if it is over."""
        saved = self.store.find(message.number("number")) if message.has("number") else None
        saved = saved or self.store.latest_open()
        if saved is None:
            raise IllegalMove(say("title.nothing_to_continue"))
        return self._sit_down(Sitting.resume(self.store, saved))

    def _daily(self, _: Message) -> Data:
        return self._sit_down(Sitting.of_today(self.store, self.clock))

    def _begin_daily(self, _: Message) -> Data:
        self._game().begin()
        return self._show()

    def _move(self, message: Message) -> Data:
        return self._show(self._flow().move(message))

    def _undo(self, _: Message) -> Data:
        return self._show(self._flow().undo())

    def _look(self, _: Message) -> Data:
        self._game().look()
        return self._show()

    def _dealer(self, message: Message) -> Data:
        self._game().hand_over(message.text("words", ""))
        return self._show()

    def _again(self, _: Message) -> Data:
        sitting = self._game().flow
        return self._begin(sitting.same_deal(), named=True, seats=sitting.seats)

    def _try(self, _: Message) -> Data:
        """Play on from the move that is watched, or from where the game turned."""
        scene = self._flow()
        if isinstance(scene, ReplayScene):
            return self._sit_down(scene.flow.try_from_here(self.store))
        return self._sit_down(self._game().ending.try_again(self.store))

    # --- What takes a while --------------------------------------------------------------------------

    def _wait(self, words: str, think: Callable[[], object], take: Callable[..., Data]) -> Data:
        """Have something looked for; `take` then answers with what was found."""
        self._waiting = Thought(words, think, take, asked_for=True)
        return self._show()

    def _hint(self, _: Message) -> Data:
        scene = self._flow()
        thought = scene.hint()
        return self._wait(thought.words, thought.think, lambda found: self._show(thought.take(found)))

    def _think(self, _: Message) -> Data:
        thought = self.thought()
        return self._show() if thought is None else self._take(thought, _thought_out(thought))

    def _take(self, thought: Thought, found: object) -> Data:
        """Bring a result to the table; a failure to find one is told."""
        self._waiting = None
        if isinstance(found, ScoundrelError):
            raise found
        taken = thought.take(found)
        return taken if thought.asked_for else self._show(taken)

    # --- Mixing --------------------------------------------------------------------------------------

    def _mix(self, message: Message) -> Data:
        base = self._rules(message.text("base", "classic"))
        changes = message.pairs("changes")
        before = mixture(base, changes)
        news = ""
        if message.has("value"):
            known = {each.name: each for each in rule_settings()}
            setting = known[message.among("name", known)]
            changed = {setting.name: message.text("value").strip()}
            setting.put(changed[setting.name], before)
            news = also(before, changed)
            changes = changes | changed
        mixed = mixture(base, changes)
        if message.has("keep"):
            return self._keep_mixture(mixed, message.text("keep").strip())
        if message.truth("start"):
            return self._deal(mixed, "", winnable=message.truth("winnable"))
        return self._page("mix", lambda: pages.mix_page(base.name, mixed, changes, news))

    def _keep_mixture(self, mixed: Rules, name: str) -> Data:
        if named(mixed).name in RULEBOOK:
            raise BadMessage(say("mix.no_mixture"))
        self.store.keep_mixture(called(mixed, name))
        return self._page("new", lambda: pages.new_page(self.store))

    def _forget(self, message: Message) -> Data:
        self.store.drop_mixture(message.text("name"))
        return self._page("new", lambda: pages.new_page(self.store))

    # --- Learning ------------------------------------------------------------------------------------

    def _lesson(self, message: Message) -> Data:
        name = message.among("name", LESSONS, "classic")
        place = place_in(self.store, name)

        def keep(place: Place) -> None:
            keep_place(self.store, name, place)

        run = LessonRun(LESSONS[name], CHOSEN, place.start if message.truth("again") else place, keep)
        return self._sit_beside(LessonScene(run, {"do": "lesson", "name": name}))

    def _sit_beside(self, scene: FlowScene) -> Data:
        """Play or watch something that one goes back from."""
        scene.flow.preferences = self.preferences
        if isinstance(self.scene, FlowScene) and not isinstance(self.scene, GameScene):
            self.scene = scene
            return self._show()
        return self._go(scene)

    def _puzzle(self, message: Message) -> Data:
        which = message.among("which", ("next", "daily", "mine"), "next")
        if which == "mine":
            return self._own_mistake(message)
        if which == "daily":
            return self._open_puzzle(puzzle_of_day(today(self.clock)), of_today=True)
        if message.has("number"):
            return self._open_puzzle(_puzzle(message.number("number")))
        level = Level(message.among("level", [each.value for each in Level], Level.EASY.value))
        following = next_puzzle(solved_puzzles(self.store), self._told_puzzles, level)
        if following is None:
            raise BadMessage(say("puzzles.no_more"))
        return self._open_puzzle(following)

    def _open_puzzle(self, puzzle: Puzzle, *, of_today: bool = False) -> Data:
        """A puzzle is solved on the day on which it was begun."""
        day = today(self.clock)

        def keep(number: int) -> list[str]:
            return [each.news for each in solve(self.store, number, day)]

        run = PuzzleRun(puzzle, self._told_puzzles, keep, day=day if of_today else None)
        here = {"do": "puzzle", **({"which": "daily"} if of_today else {"number": puzzle.number})}
        return self._sit_beside(PuzzleScene(run, here, lambda: solved_puzzles(self.store)))

    def _find_mistakes(self, _: Message) -> Data:
        return self._wait_for_mistakes(lambda: self._page("puzzles", self._draw_puzzles))

    def _wait_for_mistakes(self, then: Callable[[], Data]) -> Data:
        """Have the coach look through the last games."""
        played, solved = last_played(self.store), solved_mistakes(self.store)

        def take(found: list[Mistake]) -> Data:
            if not found:
                raise BadMessage(say("mistakes.none"))
            self._mistakes = found
            return then()

        return self._wait(say("mistakes.looking"), lambda: list(mistakes(played, solved)), take)

    def _own_mistake(self, message: Message) -> Data:
        """Ask about a mistake of the last games, once those are known."""
        if self._mistakes is None:
            return self._wait_for_mistakes(lambda: self._own_mistake(message))
        number = message.number("number", 0)
        chosen = [each for each in self._mistakes if number in (0, each.puzzle.number)]
        if not chosen:
            raise BadMessage(say("mistakes.none"))
        run = PuzzleRun(chosen[0].puzzle, self._told_puzzles, self._keep_mistake, chosen[0].title)
        here = {"do": "puzzle", "which": "mine", "number": chosen[0].puzzle.number}
        return self._sit_beside(PuzzleScene(run, here, lambda: solved_puzzles(self.store)))

    def _keep_mistake(self, number: int) -> list[str]:
        solve_mistake(self.store, number)
        return [say("mistakes.solved")]

    def _draw_puzzles(self) -> Data:
        return pages.puzzles_page(self.store, self._mistakes)

    def _solution(self, _: Message) -> Data:
        scene = self._flow()
        if not isinstance(scene, PuzzleScene):
            raise IllegalMove(say("door.bad.no_puzzle"))
        return self._show(scene.give_up())

    # --- The past ------------------------------------------------------------------------------------

    def _replay(self, message: Message) -> Data:
        """Watch a game that is over; another would show its cards."""
        saved = self.store.find(message.number("number"))
        if not saved.over:
            raise IllegalMove(say("door.bad.unfinished", number=saved.id))
        review = self._review_shown(saved.id)
        run = ReplayRun(self.store.load(saved), saved.seats, review, names_in(self.store))
        return self._sit_beside(ReplayScene(run, {"do": "replay", "number": saved.id}, kept=True))

    def _review_shown(self, number: int) -> Review | None:
        """The review of this game, if its end is on the table."""
        scene = self.scene
        if not isinstance(scene, GameScene) or scene.flow.saved is None or scene.flow.saved.id != number:
            return None
        return scene.ending.review

    def _games(self, _: Message) -> Data:
        return self._page("games", lambda: pages.games_page(self.store))

    def _statistics(self, _: Message) -> Data:
        return self._page("statistics", lambda: pages.statistics_page(self.store, self.clock))

    def _achievements(self, _: Message) -> Data:
        return self._page("achievements", lambda: pages.achievements_page(self.store))

    def _step(self, message: Message) -> Data:
        scene = self._flow()
        if not isinstance(scene, ReplayScene):
            raise IllegalMove(say("door.bad.no_replay"))
        return self._show(scene.step(message))

    def _share(self, _: Message) -> Data:
        scene = self._game()
        game = scene.flow.game
        return {
            "text": scene.ending.share(),
            "link": start_link(game) or game_link(game),
            "replay_link": game_link(game),
        }

    def _review(self, _: Message) -> Data:
        """The review of the game on the table, room by room."""
        scene = self._game()
        if scene.ending.review is None:
            thought = scene.review()
            return self._wait(
                thought.words, thought.think, lambda found: self._reviewed(scene, thought, found)
            )
        return self._reviewed(scene, None, None)

    def _reviewed(self, scene: GameScene, thought: Thought | None, found: object) -> Data:
        if thought is not None:
            thought.take(found)
        review = scene.ending.review
        if review is None:
            return self._show()
        lines = [*map(decision_line, review.decisions), *summary(review)]
        return self._page(
            "review", lambda: pages.words_page(review_title(review.game), lines, {"do": "review"})
        )

    def _habits(self, _: Message) -> Data:
        games = last_games(self.store)
        return self._wait(
            say("statistics.reviewing", n=len(games)),
            lambda: tell_tendencies(games),
            lambda lines: self._page(
                "habits", lambda: pages.words_page(say("statistics.habits"), lines, {"do": "habits"})
            ),
        )

    def _calendar(self, message: Message) -> Data:
        month = _month(message.text("month")) if message.has("month") else None
        return self._page("calendar", lambda: pages.calendar_page(self.store, self.clock, month))

    # --- Reading and settings ------------------------------------------------------------------------

    def _read_rules(self, message: Message) -> Data:
        named = self._rules(message.text("rules")) if message.has("rules") else None
        rules = named or self._flow().flow.game.rules
        return self._page("rules", lambda: pages.rules_page(rules))

    def _read_guide(self, message: Message) -> Data:
        name = message.among("name", GUIDES)
        return self._page("guide", lambda: pages.guide_page(name))

    def _settings(self, _: Message) -> Data:
        self._read_settings()
        return self._page("settings", self._draw_settings)

    def _draw_settings(self) -> Data:
        return pages.settings_page(self.preferences, self._page_settings)

    def _set(self, message: Message) -> Data:
        """Change a setting, and use it from now on."""
        name, value = message.text("name"), message.text("value")
        if name in pages.PAGE_SETTINGS:
            message.among("value", pages.ON_OFF)
            nothing: dict[str, object] = {}
            self.store.change_setting("page", nothing, lambda kept: kept | {name: value == "on"})
        else:
            message.among("name", [each.name for each in fields(Preferences)])
            values = self.preferences.values(name)
            message.among("value", values)
            self.preferences.changed(name, values[value]).keep(self.store, name)
        self._read_settings()
        return self._show()

    # --- In and out ----------------------------------------------------------------------------------

    def _open(self, message: Message) -> Data:
        """Open a link: a deal, a puzzle, a lesson, a position, a game to watch."""
        link = message.text("link").strip().removeprefix("#")
        kind, _, rest = link.partition("/")
        match kind:
            case "daily" if not rest:
                return self._daily(message)
            case "puzzle" if rest.isascii() and rest.isdigit():
                return self._open_puzzle(_puzzle(int(rest[:9])))
            case "lesson" if rest in LESSONS:
                return self._lesson(Message({"do": "lesson", "name": rest}))
            case "game":
                return self._watch(unpacked(link.removeprefix(GAME)), link)
            case "position":
                game = Game.from_position(unpacked(link.removeprefix(POSITION)))
                return self._begin(game, named=True)
            case _:
                deal = parse_deal_code(link)
                return self._begin(Game.deal(renamed_if_mixed(deal.rules), deal.seed), named=True)

    def _watch(self, record: str, link: str) -> Data:
        """Watch a game of a link; one of a day that is still to be played would reveal its cards."""
        game = Game.from_record(record)
        spare_the_daily(self.store, game.seed)
        return self._sit_beside(ReplayScene(ReplayRun(game), {"do": "open", "link": link}, kept=False))

    def _keep(self, _: Message) -> Data:
        """Save the game that is watched."""
        scene = self._flow()
        if not isinstance(scene, ReplayScene):
            raise IllegalMove(say("door.bad.no_replay"))
        saved = self.store.import_record(scene.flow.finished.record())
        self._notices.append(say("replays.imported", n=1))
        return self._replay(Message({"do": "replay", "number": saved.id}))

    def _import(self, message: Message) -> Data:
        count = import_records(self.store, message.text("text"))
        self._notices.append(say("replays.imported", n=count))
        return self._page("games", lambda: pages.games_page(self.store))

    def _export(self, message: Message) -> Data:
        number = message.number("number")
        check_secrecy(self.store.find(number))
        return _file(f"scoundrel-{number}.txt", "text/plain", self.store.record(number))

    def _export_all(self, _: Message) -> Data:
        if left := left_behind(self.store):
            self._notices.append(say("door.left_behind", n=left))
        day = f"{today(self.clock):%Y-%m-%d}"
        return _file(f"scoundrel-{day}.json", "application/json", carried_text(self.store))

    def _import_all(self, message: Message) -> Data:
        count = take_over(self.store, message.text("text"))
        self._read_settings()
        self._notices.append(say("door.carried", n=count))
        return self._page("settings", self._draw_settings)


def _thought_out(thought: Thought) -> object:
    """The result of a thought, or why there is none."""
    try:
        return thought.think()
    except ScoundrelError as error:
        return error


def _puzzle(number: int) -> Puzzle:
    for puzzle in puzzles():
        if puzzle.number == number:
            return puzzle
    raise BadMessage(say("door.bad.no_such_puzzle", number=number))


def _month(text: str) -> date:
    try:
        return read_month(text)
    except ValueError:
        raise BadMessage(say("door.bad.month", given=quote(text))) from None


def _file(name: str, kind: str, text: str) -> Data:
    return {"file": {"name": name, "type": kind, "text": text}}
