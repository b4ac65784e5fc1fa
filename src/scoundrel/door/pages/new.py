"""New games: the rule sets, and two players."""

from __future__ import annotations

from scoundrel.deals import LONGEST_SEED
from scoundrel.door.data import Data, ask, button
from scoundrel.door.pages.layout import list_page, listed_entry, page, section, watch_button
from scoundrel.history.title import rule_sets
from scoundrel.play.mixing import gist
from scoundrel.play.seats import HUMAN, LONGEST_NAME, SEATS
from scoundrel.play.store import Store
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.texts import say
from scoundrel.words.bots import bot_lines, bot_name
from scoundrel.words.differences import differences
from scoundrel.words.rules import title_of

__all__ = ["new_page", "two_page"]


def new_page(store: Store) -> Data:
    """The rule sets and the player's own mixtures."""
    own = store.mixtures()
    sections = [section("", (_rule_set(rules) for rules in rule_sets(store)))]
    if own:
        sections.append(section(say("door-own_rules"), (_own_rules(rules) for rules in own.values())))
    return list_page("new", say("title-rule_sets"), {"do": "new"}, sections)


def _rule_set(rules: Rules) -> Data:
    return _rules_entry(rules, title_of(rules))


def _own_rules(rules: Rules) -> Data:
    entry = _rules_entry(rules, rules.name)
    entry["more"].append(button("forget", {"do": "forget", "name": rules.name}))
    return entry


def _rules_entry(rules: Rules, label: str) -> Data:
    name = rules.name
    seed = ask("seed", "text", say("newgame-seed"), most=LONGEST_SEED)
    more = [
        button("rules", {"do": "rules", "rules": name}),
        button("mix", {"do": "mix", "base": name}),
        button("seed", {"do": "new", "rules": name}, asks=[seed]),
    ]
    if rules.players == 1:
        more.append(watch_button(name))
        more.insert(0, button("winnable", {"do": "new", "rules": name, "winnable": True}))
    do = {"do": "two", "rules": name} if rules.players == 2 else {"do": "new", "rules": name}
    return listed_entry(name, do, label, help=gist(rules), more=more, differences=_difference_data(rules))


def _difference_data(rules: Rules) -> list[Data]:
    """What is not as in the standard game, with the words marked that differ."""
    return [
        {
            "topic": each.topic,
            "pieces": [{"text": piece.text, "changed": piece.changed} for piece in each.marked],
        }
        for each in differences(rules, RULEBOOK["classic"])
    ]


def two_page(rules: Rules, names: tuple[str, ...]) -> Data:
    """Who plays each of two parties, and what they are called."""
    who = [
        {"value": seat, "label": say("duo-human") if seat == HUMAN else bot_name(seat)} for seat in SEATS
    ]
    known = (*names, "", "")
    asks = []
    for number, name in enumerate(("first", "second"), 1):
        help_text = say("duo-name_help", number=number)
        asks += [
            ask(name, "choice", say("screen-player", number=number), HUMAN, values=who),
            ask(
                f"{name}_name", "text", say("duo-name", number=number), known[number - 1], help_text,
                most=LONGEST_NAME,
            ),
        ]  # fmt: skip
    asks.append(ask("seed", "text", say("newgame-seed"), most=LONGEST_SEED))
    here = {"do": "two", "rules": rules.name}
    start = button("start", here | {"start": True}, asks=asks)
    return page(
        "list",
        say("title-two_players"),
        here,
        [start, button("rules", {"do": "rules", "rules": rules.name})],
        name="two",
        lines=[gist(rules), *bot_lines(SEATS)],
        sections=[],
    )
