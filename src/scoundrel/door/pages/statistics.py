"""How the games went, and what they earned."""

from __future__ import annotations

from scoundrel.door.data import Data, button
from scoundrel.door.pages.layout import page
from scoundrel.history.achievements import ACHIEVEMENTS
from scoundrel.history.days import Diary
from scoundrel.history.profile import results
from scoundrel.history.statistics import (
    WINDOW,
    Result,
    accuracy_over_time,
    histogram,
    in_words,
    summaries,
    summary,
)
from scoundrel.history.together import told_together
from scoundrel.play.clock import Clock
from scoundrel.play.shelf import clock_time
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.phrases import rules_title

__all__ = ["achievements_page", "statistics_page"]


def statistics_page(store: Store, clock: Clock) -> Data:
    """How the games went, by rule set, with what there is to draw."""
    played = results(store)
    days = Diary.read(store, clock).streak
    counted = summaries(played) or {"classic": summary([])}
    return page(
        "statistics",
        say("title-statistics"),
        {"do": "statistics"},
        [button(name, {"do": name}) for name in ("achievements", "bestiary", "habits")],
        lines=[say("statistics-daily", current=days.current, longest=days.longest), *told_together(store)],
        sets=[
            {"title": rules_title(name), "lines": list(in_words(each))} | _charts(played, name)
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
    no_points = "" if points else say("statistics-no_accuracy")
    return {
        "histogram": {"bins": bins, "axes": {"x": say("plots-score"), "y": say("plots-games")}},
        "accuracy": {
            "points": points,
            "axes": {"x": say("plots-game", n=WINDOW), "y": say("plots-accuracy")},
            "none": no_points,
        },
    }


def achievements_page(store: Store) -> Data:
    known = store.earned()
    return page(
        "achievements",
        say("statistics-achievements"),
        {"do": "achievements"},
        [button("bestiary", {"do": "bestiary"})],
        lines=[say("statistics-own_wins")],
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
