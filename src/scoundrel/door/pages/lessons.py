"""The lessons, and what there is to read."""

from __future__ import annotations

from scoundrel.coach.rungs import Rung, rungs
from scoundrel.door.data import Data, button
from scoundrel.door.pages.layout import list_page, listed_entry, section
from scoundrel.play.ladder import climbed, is_open, rung_share
from scoundrel.play.learning import place_in
from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.play.store import Store
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say
from scoundrel.words.guides import GUIDES, guide, tips
from scoundrel.words.phrases import sentence
from scoundrel.words.rules import title_of

__all__ = ["lessons_page"]


def lessons_page(store: Store) -> Data:
    """The lessons, what there is to read, and the rules of every rule set."""
    lessons = section(say("lessons-lessons"), (_lesson(store, name) for name in LESSONS))
    to_read = [
        listed_entry("tips", {"do": "tips"}, tips().title),
        *(listed_entry(name, {"do": "guide", "name": name}, guide(name).title) for name in GUIDES),
    ]
    rules = [
        listed_entry(name, {"do": "rules", "rules": name}, title_of(each))
        for name, each in RULEBOOK.items()
    ]
    sections = [lessons, _ladder(store), section(say("lessons-reading"), to_read)]
    sections.append(section(say("lessons-rules"), rules))
    return list_page("lessons", say("title-lessons"), {"do": "lessons"}, sections)


def _ladder(store: Store) -> Data:
    """The first dungeons: which were survived, and which one is next."""
    done = climbed(store)
    source = say("ladder-source", share=rung_share(rungs()[0]))
    return section(
        say("ladder-title"), (_rung(each, done) for each in rungs()), [say("ladder-help"), source]
    )


def _rung(rung: Rung, done: frozenset[str]) -> Data:
    name = say("ladder-name", number=rung.number, most=len(rungs()))
    shut = "" if is_open(rung, done) else sentence(say("ladder-locked", number=rung.number - 1))
    return listed_entry(
        f"first-{rung.number}",
        {"do": "play", "number": rung.number},
        name,
        help=say("ladder-share", share=rung_share(rung)),
        mark="solved" if rung.seed in done else "" if shut else "open",
        why_not=shut,
    )


def _lesson(store: Store, name: str) -> Data:
    lesson, place = LESSONS[name], place_in(store, name)
    run = LessonRun(lesson, place=place)
    again = button("start_over", {"do": "lesson", "name": name, "again": True}, key="s")
    return listed_entry(
        name,
        {"do": "lesson", "name": name},
        lesson.title,
        mark="solved" if place.finished else "begun" if run.begun else "open",
        state=run.title if run.begun else "",
        more=[again] if run.begun else [],
    )
