"""Everything but tables, as data: the title, lists to choose from, settings, and what there is to read."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from datetime import date, timedelta
from itertools import chain
from typing import Any

from scoundrel.cards import Card
from scoundrel.coach.puzzles import Level, Puzzle, of_level
from scoundrel.deals import LONGEST_SEED
from scoundrel.door.data import Data, ask, button, cards_data
from scoundrel.history.achievements import ACHIEVEMENTS
from scoundrel.history.days import Diary, Fate
from scoundrel.history.mistakes import Mistake
from scoundrel.history.profile import results, solved_mistakes, solved_puzzles
from scoundrel.history.statistics import (
    WINDOW,
    Result,
    accuracy_over_time,
    histogram,
    in_words,
    summaries,
    summary,
)
from scoundrel.notation.rulesets import format_value
from scoundrel.play.daily import Clock, which_day
from scoundrel.play.keeping import Store
from scoundrel.play.learning import place_in
from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.play.menu import MENU
from scoundrel.play.mixing import Setting, gist, named
from scoundrel.play.mixing import settings as rule_settings
from scoundrel.play.preferences import Preferences
from scoundrel.play.puzzling import puzzle_name, reached
from scoundrel.play.saved import SavedGame
from scoundrel.play.seats import HUMAN, LONGEST_NAME, SEATS
from scoundrel.play.shelf import MOST_GAMES, clock_time, is_secret, saved_name, saved_state, saved_when
from scoundrel.rules import RULEBOOK, SOURCES, Rules
from scoundrel.words.dates import date_words, month_words
from scoundrel.words.differences import differences
from scoundrel.words.guides import GUIDES, Guide, guide, tips
from scoundrel.words.phrases import capital
from scoundrel.words.telling import outcome_words
from scoundrel.words.texts import say, translated, ways_to_say

__all__ = [
    "DEVICE",
    "ON_OFF",
    "PAGE_SETTINGS",
    "achievements_page",
    "calendar_page",
    "forget_theme",
    "games_page",
    "guide_page",
    "lessons_page",
    "mix_page",
    "new_page",
    "page_settings",
    "puzzles_page",
    "reading_page",
    "rules_page",
    "settings_page",
    "statistics_page",
    "theme_of",
    "title_page",
    "two_page",
    "words_page",
]

SHOWN = ("As", "5d", "Kc", "9h")
"""The cards on the title."""
PAGE_SETTINGS = {"sound": False, "vibration": True}
"""What only a page can do, and whether it does."""
DEVICE = "device"
"""The theme where the player has chosen none."""
NOT_ON_A_PAGE = ("symbols",)
"""Settings that only a terminal has."""


def _page(kind: str, heading: str, here: Data | None, buttons: Iterable[Data] = (), **more: Any) -> Data:
    return {"kind": kind, "heading": heading, "here": here, "buttons": list(buttons)} | more


# --- The title ---------------------------------------------------------------------------------------


def title_page(store: Store, clock: Clock) -> Data:
    diary = Diary.read(store, clock)
    lines = (which_day(clock), *diary.report())
    return _page(
        "title",
        say("game.name"),
        {"do": "title"},
        _menu(store.latest_open()),
        motto=say("title.motto"),
        today=[capital(phrase) for line in lines for phrase in line],
        cards=cards_data(map(Card, SHOWN)),
    )


def _menu(waiting: SavedGame | None) -> Iterator[Data]:
    """The entries of the menu; there is only something to continue if a game is waiting."""
    code = ask("link", "text", say("title.deal_code"), help=say("dealcode.help"))
    for name, letter in sorted(MENU.items(), key=lambda entry: entry[0] not in FIRST):
        if name != "continue" or waiting is not None:
            told, asks = _on_title(name, waiting), [code] if name == "deal_code" else []
            yield button(name, OPENS[name], label=say(f"title.{name}"), help=told, key=letter, asks=asks)


FIRST = ("continue", "new_game", "lessons")
"""What stands before the others: whoever is new looks for the lessons, and whoever is not for a game."""

OPENS = {
    "continue": {"do": "continue"},
    "new_game": {"do": "new"},
    "daily": {"do": "daily"},
    "calendar": {"do": "calendar"},
    "deal_code": {"do": "open"},
    "two_players": {"do": "two"},
    "puzzles": {"do": "puzzles"},
    "replays": {"do": "games"},
    "statistics": {"do": "statistics"},
    "lessons": {"do": "lessons"},
    "settings": {"do": "settings"},
}
"""The message that opens an entry."""


def _on_title(name: str, waiting: SavedGame | None) -> str:
    """The line under an entry."""
    if name == "continue" and waiting is not None:
        return say("door.waiting", name=saved_name(waiting), room=waiting.rooms)
    return say(f"title.{name}_help")


# --- New games ---------------------------------------------------------------------------------------


def new_page(store: Store) -> Data:
    """The rule sets and the player's own mixtures."""
    own = store.mixtures()
    sections = [_section("", (_rule_set(rules) for rules in RULEBOOK.values()))]
    if own:
        sections.append(_section(say("door.own_rules"), (_own_rules(rules) for rules in own.values())))
    return _list("new", say("title.new_game"), {"do": "new"}, sections)


def _list(name: str, heading: str, here: Data, sections: list[Data], **more: Any) -> Data:
    return _page("list", heading, here, name=name, lines=[], sections=sections) | more


def _section(heading: str, entries: Iterable[Data], lines: Iterable[str] = ()) -> Data:
    return {"heading": heading, "lines": list(lines), "entries": list(entries)}


def _listed(name: str, do: Data, label: str, **more: Any) -> Data:
    return button(name, do, label=label, mark="", state="", more=[]) | more


def _rule_set(rules: Rules) -> Data:
    return _rules_entry(rules, translated(rules.title))


def _own_rules(rules: Rules) -> Data:
    entry = _rules_entry(rules, rules.name)
    entry["more"].append(button("forget", {"do": "forget", "name": rules.name}))
    return entry


def _rules_entry(rules: Rules, label: str) -> Data:
    name = rules.name
    seed = ask("seed", "text", say("newgame.seed"), most=LONGEST_SEED)
    more = [
        button("rules", {"do": "rules", "rules": name}),
        button("mix", {"do": "mix", "base": name}),
        button("seed", {"do": "new", "rules": name}, asks=[seed]),
    ]
    if rules.players == 1:
        more.insert(0, button("winnable", {"do": "new", "rules": name, "winnable": True}))
    do = {"do": "two", "rules": name} if rules.players == 2 else {"do": "new", "rules": name}
    return _listed(name, do, label, help=gist(rules), more=more, differences=_difference_data(rules))


def _difference_data(rules: Rules) -> list[Data]:
    """What is not as in the standard game, with the words marked that differ."""
    return [
        {
            "topic": each.topic,
            "pieces": [
                *({"text": piece.text, "changed": piece.changed} for piece in each.pieces),
                *([{"text": f" {each.missing}", "changed": True}] if each.missing else []),
            ],
        }
        for each in differences(rules, RULEBOOK["classic"])
    ]


def two_page(rules: Rules, names: tuple[str, ...]) -> Data:
    """Who plays each of two parties, and what they are called."""
    who = [{"value": seat, "label": say("duo.human") if seat == HUMAN else seat} for seat in SEATS]
    known = (*names, "", "")
    asks = []
    for number, name in enumerate(("first", "second"), 1):
        help_text = say("duo.name_help", number=number)
        asks += [
            ask(name, "choice", say("screen.player", number=number), HUMAN, values=who),
            ask(
                f"{name}_name", "text", say("duo.name", number=number), known[number - 1], help_text,
                most=LONGEST_NAME,
            ),
        ]  # fmt: skip
    asks.append(ask("seed", "text", say("newgame.seed"), most=LONGEST_SEED))
    here = {"do": "two", "rules": rules.name}
    start = button("start", here | {"start": True}, asks=asks)
    return _page(
        "list",
        say("title.two_players"),
        here,
        [start, button("rules", {"do": "rules", "rules": rules.name})],
        name="two",
        lines=[gist(rules)],
        sections=[],
    )


def _differences(rules: Rules) -> Iterator[str]:
    """What is not as in the standard game, sentence by sentence."""
    found = differences(rules, RULEBOOK["classic"])
    yield say("differences.told") if found else say("newgame.standard")
    yield from (each.words for each in found)


def mix_page(base: str, mixed: Rules, changes: dict[str, str], news: str) -> Data:
    """Rules to mix, setting by setting."""
    here: Data = {"do": "mix", "base": base, "changes": changes}
    rules = named(mixed)
    is_new = rules.name not in RULEBOOK
    keep = ask("keep", "text", say("mix.name"), help=say("mix.name_help"))
    return _page(
        "mix",
        translated(rules.title),
        here,
        [
            button("start", here | {"start": True}),
            *([button("winnable", here | {"start": True, "winnable": True})] if mixed.players == 1 else []),
            button("keep_rules", here, asks=[keep], why_not="" if is_new else say("mix.no_mixture")),
        ],
        base=base,
        also=news,
        lines=list(_differences(mixed)),
        # What one types comes after what one chooses.
        settings=[
            _mix_setting(each, mixed, here)
            for each in sorted(rule_settings(), key=lambda each: not each.values and each.least is None)
        ],
    )


def _mix_setting(setting: Setting, rules: Rules, here: Data) -> Data:
    value = format_value(rules, setting.name)
    return {
        "name": setting.name,
        "label": setting.label,
        "value": value,
        "word": setting.word(value),
        "changed": setting.name in rules.differences(RULEBOOK["classic"]),
        "values": [{"value": each, "label": setting.word(each)} for each in setting.values],
        "least": setting.least,
        "most": setting.most,
        "optional": setting.optional,
        "help": "" if setting.values else setting.wanted,
        "do": here | {"name": setting.name},
    }


# --- Learning ----------------------------------------------------------------------------------------


def lessons_page(store: Store) -> Data:
    """The lessons, what there is to read, and the rules of every rule set."""
    lessons = _section(say("lessons.lessons"), (_lesson(store, name) for name in LESSONS))
    to_read = [
        _listed("tips", {"do": "tips"}, tips().title),
        *(_listed(name, {"do": "guide", "name": name}, guide(name).title) for name in GUIDES),
    ]
    rules = [
        _listed(name, {"do": "rules", "rules": name}, translated(each.title))
        for name, each in RULEBOOK.items()
    ]
    sections = [lessons, _section(say("lessons.reading"), to_read), _section(say("lessons.rules"), rules)]
    return _list("lessons", say("title.lessons"), {"do": "lessons"}, sections)


def _lesson(store: Store, name: str) -> Data:
    lesson, place = LESSONS[name], place_in(store, name)
    run = LessonRun(lesson, place=place)
    again = button("start_over", {"do": "lesson", "name": name, "again": True}, key="s")
    return _listed(
        name,
        {"do": "lesson", "name": name},
        lesson.title,
        mark="solved" if place.finished else "begun" if run.begun else "open",
        state=run.title if run.begun else "",
        more=[again] if run.begun else [],
    )


def reading_page(read: Guide, here: Data) -> Data:
    """A guide, block by block."""
    parts = [{"kind": block.kind.value, "text": block.text, "level": 2} for block in read.blocks]
    return _page("reading", read.title, here, parts=parts)


def guide_page(name: str) -> Data:
    return reading_page(guide(name), {"do": "guide", "name": name})


def rules_page(rules: Rules) -> Data:
    """A rule set in words: each topic, and its author."""
    parts: list[Data] = []
    for topic, words in rules.topics().items():
        parts += [_part("heading", translated(topic)), _part("paragraph", translated(words))]
    if rules.name in SOURCES:
        parts.append(_part("paragraph", translated(SOURCES[rules.name].credit)))
    here = {"do": "rules", "rules": rules.name}
    return _page("reading", translated(rules.title), here, parts=parts)


def _part(kind: str, text: str) -> Data:
    return {"kind": kind, "text": text, "level": 2}


def puzzles_page(store: Store, own: list[Mistake] | None) -> Data:
    """The path of puzzles through each level, and the player's own mistakes once they are found."""
    solved = solved_puzzles(store)
    sections = [_level(level, solved) for level in Level]
    if own:
        known = solved_mistakes(store)
        entries = (_mistake(each, each.puzzle.number in known) for each in own)
        sections.insert(0, _section(say("mistakes.heading"), entries))
    buttons = [button("todays_puzzle", {"do": "puzzle", "which": "daily"}, key="d")]
    buttons += [button("mistakes", {"do": "mistakes"})] if own is None else []
    page = _list("puzzles", say("title.puzzles"), {"do": "puzzles"}, sections, lines=[say("puzzles.help")])
    return page | {"buttons": buttons}


def _level(level: Level, solved: list[int]) -> Data:
    all_of_it, open_ones = of_level(level), reached(level, solved)
    count = sum(each.number in solved for each in all_of_it)
    heading = say("puzzles.level", level=say(f"puzzles.{level.value}"), solved=count, all=len(all_of_it))
    locked = len(all_of_it) - len(open_ones)
    lines = [say("puzzles.locked", n=locked)] if locked else []
    return _section(heading, (_puzzle(each, each.number in solved) for each in open_ones), lines)


def _puzzle(puzzle: Puzzle, solved: bool) -> Data:
    label = say("door.puzzle", name=capital(puzzle_name(puzzle)), rules=puzzle.rules)
    return _listed(
        str(puzzle.number), {"do": "puzzle", "number": puzzle.number}, label, **_solved_or_not(solved)
    )


def _mistake(mistake: Mistake, solved: bool) -> Data:
    do = {"do": "puzzle", "which": "mine", "number": mistake.puzzle.number}
    told = say("door.puzzle", name=saved_state(mistake.saved), rules=mistake.puzzle.rules)
    return _listed(
        str(mistake.puzzle.number), do, mistake.title, **_solved_or_not(solved) | {"help": capital(told)}
    )


def _solved_or_not(solved: bool) -> Data:
    return {"mark": "solved" if solved else "open", "state": say("door.solved") if solved else ""}


# --- The past ----------------------------------------------------------------------------------------


def games_page(store: Store) -> Data:
    """The saved games, the last played first."""
    saved = store.games(limit=MOST_GAMES)
    upload = ask("text", "file", say("door.label.import"))
    buttons = [button("import", {"do": "import"}, asks=[upload])]
    lines = [] if saved else [say("replays.none")]
    page = _list("games", say("title.replays"), {"do": "games"}, [_section("", map(_saved, saved))])
    return page | {"lines": lines, "buttons": buttons}


def _saved(saved: SavedGame) -> Data:
    why_not = say("replays.secret", number=saved.id) if is_secret(saved) else ""
    more = [button("export", {"do": "export", "number": saved.id}, why_not=why_not)]
    if saved.over:
        more.insert(0, button("end", {"do": "continue", "number": saved.id}))
    do = {"do": "replay" if saved.over else "continue", "number": saved.id}
    mark = "begun" if not saved.over else "won" if saved.won else "lost"
    return _listed(
        str(saved.id),
        do,
        saved_name(saved),
        help=saved_when(saved),
        mark=mark,
        state=capital(saved_state(saved)),
        more=more,
    )


def calendar_page(store: Store, clock: Clock, month: date | None) -> Data:
    """A month of days, and how today stands."""
    diary = Diary.read(store, clock)
    first = (month or diary.today).replace(day=1)
    before, after = _first_of(first - timedelta(days=1)), _first_of(first + timedelta(days=31))
    days = [first.replace(day=number + 1) for number in range(monthrange(first.year, first.month)[1])]
    buttons = [
        button("daily", {"do": "daily"}, key="d"),
        button("todays_puzzle", {"do": "puzzle", "which": "daily"}, key="p"),
        button("earlier", _month(before), why_not=_no_month(before >= _first_of(diary.first))),
        button("later", _month(after), why_not=_no_month(after <= diary.today)),
    ]
    legend = [{"sign": fate.sign, "words": say(f"days.name.{fate.value}")} for fate in Fate]
    legend.append({"sign": say("days.sign.puzzle"), "words": say("days.name.puzzle")})
    return _page(
        "calendar",
        month_words(first),
        _month(first),
        buttons,
        month=f"{first:%Y-%m}",
        weekdays=list(ways_to_say("days.weekdays")),
        first_weekday=first.weekday(),
        today=diary.today.day if _first_of(diary.today) == first else None,
        days=[_day(diary, day) for day in days],
        legend=legend,
        lines=diary.month_in_words(first),
        report=[capital(phrase) for phrase in chain(which_day(clock), *diary.report())],
    )


def _first_of(day: date) -> date:
    return day.replace(day=1)


def _month(day: date) -> Data:
    return {"do": "calendar", "month": f"{day:%Y-%m}"}


def _no_month(there: bool) -> str:
    return "" if there else say("days.empty_month")


def _day(diary: Diary, day: date) -> Data:
    fate, saved = diary.fate(day), diary.attempts.get(day)
    words = "" if fate is None else say(f"days.name.{fate.value}")
    if saved is not None and saved.over:
        words = outcome_words(saved.outcomes[0])
    return {
        "day": day.day,
        "date": day.isoformat(),
        "name": date_words(day),
        "fate": "" if fate is None else fate.value,
        "sign": "" if fate is None else fate.sign,
        "words": words,
        "puzzle": day in diary.puzzles,
        "do": {"do": "continue", "number": saved.id} if saved else None,
    }


def statistics_page(store: Store, clock: Clock) -> Data:
    """How the games went, by rule set, with what there is to draw."""
    played = results(store)
    days = Diary.read(store, clock).streak
    counted = summaries(played) or {"classic": summary([])}
    return _page(
        "statistics",
        say("title.statistics"),
        {"do": "statistics"},
        [button("achievements", {"do": "achievements"}), button("habits", {"do": "habits"})],
        lines=[say("statistics.daily", current=days.current, longest=days.longest)],
        sets=[
            {"name": name, "lines": list(in_words(each))} | _charts(played, name)
            for name, each in counted.items()
        ],
    )


def _charts(played: list[Result], name: str) -> Data:
    mine = [result for result in played if result.name == name]
    bins = [
        {"low": each.low, "high": each.high, "games": each.games, "words": each.words}
        for each in histogram([result.score for result in mine])
    ]
    points = [
        {"accuracy": each.accuracy, "mean": each.mean, "when": f"{clock_time(each.ended):%Y-%m-%d}"}
        for each in accuracy_over_time(mine)
    ]
    no_points = "" if points else say("statistics.no_accuracy")
    return {
        "histogram": {"bins": bins, "axes": {"x": say("plots.score"), "y": say("plots.games")}},
        "accuracy": {
            "points": points,
            "axes": {"x": say("plots.game", n=WINDOW), "y": say("plots.accuracy")},
            "none": no_points,
        },
    }


def achievements_page(store: Store) -> Data:
    known = store.earned()
    return _page(
        "achievements",
        say("statistics.achievements"),
        {"do": "achievements"},
        lines=[say("statistics.own_wins")],
        achievements=[
            {
                "key": each.key,
                "title": each.title,
                "sentence": each.sentence,
                "earned": each.key in known,
                "when": f"{clock_time(known[each.key]):%Y-%m-%d}" if each.key in known else "",
            }
            for each in sorted(ACHIEVEMENTS, key=lambda each: each.key not in known)
        ],
    )


def words_page(heading: str, lines: Iterable[str], here: Data) -> Data:
    """Sentences to read."""
    return _page("reading", heading, here, parts=[_part("paragraph", line) for line in lines])


# --- Settings ----------------------------------------------------------------------------------------


def page_settings(store: Store) -> dict[str, bool]:
    """The settings that only a page has."""
    nothing: dict[str, object] = {}
    kept = store.setting("page", nothing)
    return {name: kept.get(name, default) is True for name, default in PAGE_SETTINGS.items()}


def theme_of(store: Store, preferences: Preferences) -> str:
    """The theme that was chosen; until one is, the device knows best whether it is light or dark."""
    nothing: dict[str, object] = {}
    return preferences.theme.value if "theme" in store.setting("preferences", nothing) else DEVICE


def forget_theme(store: Store) -> None:
    """Leave the theme to the device again."""
    nothing: dict[str, object] = {}
    store.change_setting(
        "preferences", nothing, lambda kept: {key: value for key, value in kept.items() if key != "theme"}
    )


def settings_page(preferences: Preferences, theme: str, of_the_page: Mapping[str, bool]) -> Data:
    shown = [each.name for each in fields(Preferences) if each.name not in ("theme", *NOT_ON_A_PAGE)]
    upload = ask("text", "file", say("door.import_file"))
    return _page(
        "form",
        say("title.settings"),
        {"do": "settings"},
        [
            button("export_all", {"do": "export_all"}, help=say("door.export_all_help")),
            button("import_all", {"do": "import_all"}, help=say("door.import_all_help"), asks=[upload]),
        ],
        name="settings",
        lines=[],
        fields=[
            _field("theme", theme, (DEVICE, *preferences.values("theme"))),
            *(_field(name, preferences.name_of(name), preferences.values(name)) for name in shown),
            *(_field(name, ON_OFF[value], ON_OFF) for name, value in of_the_page.items()),
        ],
    )


ON_OFF = ("off", "on")


def _field(name: str, value: str, values: Iterable[str]) -> Data:
    return {
        "name": name,
        "label": _of_setting(name),
        "help": _of_setting(f"{name}_help"),
        "value": value,
        "values": [
            {"value": each, "label": _of_setting(f"{name}_{each.replace('-', '_')}")} for each in values
        ],
        "do": {"do": "set", "name": name},
    }


def _of_setting(key: str) -> str:
    """The words of a setting, of its help or of one of its values."""
    own = key.partition("_")[0] in PAGE_SETTINGS
    return say(f"door.setting.{key}") if own else say(f"settings.{key}")
