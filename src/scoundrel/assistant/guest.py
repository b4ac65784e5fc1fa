"""A guest at the table: a program that plays by asking, one question after the other.

It hears what plain mode says, from the same flow and the same saved games. Like a script, a guest is never
asked before a fatal move and hears no Dealer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from threading import Lock

from scoundrel.errors import AskFirst, ScoundrelError, StaleGame, quote
from scoundrel.history.ending import Ending
from scoundrel.notation.rulesets import parse_rules
from scoundrel.play.codes import Deal
from scoundrel.play.flow import Happened, Thinking
from scoundrel.play.mixing import find_named, rule_lines
from scoundrel.play.preferences import SCRIPTED
from scoundrel.play.seats import HUMAN, SEATS
from scoundrel.play.shelf import saved_line
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.rules import Rules, nearest
from scoundrel.texts import say
from scoundrel.words.phrases import sentence
from scoundrel.words.speech import spoken
from scoundrel.words.table import discard_lines, rules_lines, table_lines, unseen_lines

__all__ = ["Guest", "Told"]

MOST_GAMES = 50
"""The most saved games that are listed."""


@dataclass(frozen=True, slots=True)
class Told:
    """An answer to a guest: in words and, about a game, also as the view of its player."""

    text: str
    facts: dict[str, object] | None = None
    refused: bool = False
    """Whether it could not be done."""


class Guest:
    """Plays one game at a time, from the saved games and back to them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._sitting: Sitting | None = None
        self.lock = Lock()
        """Held while a question is answered, so that they are answered one after the other."""

    def marked(self, told: Told) -> Told:
        """An answer, which also says if something still can't be saved."""
        if not self.store.unsaved or self.store.save():
            return told
        return replace(told, text=f"{told.text}\n{spoken(say('app-unsaved', why=self.store.unsaved))}")

    # --- Rules -------------------------------------------------------------------------------------

    def rule_sets(self) -> Told:
        """Every rule set and the player's own rules, in a sentence each."""
        return _told(rule_lines(self.store.mixtures()))

    def rules(self, rules: str | None = None) -> Told:
        """Rules in words; without a name, those of the game on the table."""
        return _told(rules_lines(self._rules(rules) if rules is not None else self._seat.rules))

    def _rules(self, name: str) -> Rules:
        """Rules by name: a rule set, with settings if need be, or the player's own; never a file."""
        return find_named(name, self.store.mixtures, parse_rules)

    # --- Games -------------------------------------------------------------------------------------

    def new_game(self, rules: str = "classic", seed: str | None = None, partner: str = HUMAN) -> Told:
        """Begin a game. With two parties, the partner is a bot, or the guest plays both."""
        chosen = self._rules(rules)
        seats = _seats(chosen, partner)
        deal = Deal.of(chosen, seed)
        return self._sit_down(Sitting.begin(self.store, deal, named=seed is not None, seats=seats))

    def saved_games(self) -> Told:
        """The games that are saved, the last one played first."""
        lines = [saved_line(saved) for saved in self.store.games(limit=MOST_GAMES)]
        return _told(lines or [say("replays-none")])

    def continue_game(self, number: int | None = None) -> Told:
        """Go on with a saved game; without a number, with the unfinished one that was played last."""
        saved = self.store.latest_open() if number is None else self.store.find(number)
        if saved is None:
            raise ScoundrelError("assistant-none_open")
        if saved.over:
            raise ScoundrelError("assistant-is_over", number=saved.id)
        return self._sit_down(Sitting.resume(self.store, saved))

    def _sit_down(self, sitting: Sitting) -> Told:
        sitting.preferences = SCRIPTED
        self._sitting = sitting
        heading = sentence(sitting.heading)
        return self._after(Happened((heading, *filter(None, [sitting.caveat]))), whole=True)

    # --- At the table ------------------------------------------------------------------------------

    def look(self) -> Told:
        """All that the player may know."""
        self._is_overtaken()
        return self._after(Happened(), whole=True)

    def play(self, moves: str) -> Told:
        """Make moves as they are typed in plain mode, all or none."""
        sitting = self._up_to_date()
        # If a bot failed to make its move, let it try again; the guest must not move for it.
        waiting = isinstance(sitting.comes_next, Thinking)
        return self._after(Happened() if waiting else sitting.obey(moves))

    def undo(self) -> Told:
        return self._after(self._up_to_date().undo())

    def hint(self) -> Told:
        """What the coach would do, step by step; the hint is counted before it is shown."""
        sitting = self._up_to_date()
        try:
            thinking = sitting.hint()
        except AskFirst as error:
            # Asking again confirms it.
            sitting.confirmed.add(error.about)
            raise
        return _told(thinking.done().said)

    def _after(self, happened: Happened, *, whole: bool = False) -> Told:
        """What happened, what bots then did, and how it stands; with `whole`, the other cards too."""
        sitting = self._seat
        told = [*happened.told]
        while isinstance(coming := sitting.comes_next, Thinking):
            told += coming.done().told
        told += self._how_it_stands(whole)
        return _told(told, _facts(sitting))

    def _how_it_stands(self, whole: bool) -> Iterator[str]:
        view = self._seat.view
        yield from table_lines(view, self._seat.names, self._seat.room_words)
        if view.over:
            yield from self._end()
        elif whole:
            yield from unseen_lines(view)
            yield from discard_lines(view, self._seat.names)

    def _end(self) -> Iterator[str]:
        """How it came about, what it earned, and which deal it was."""
        ending = Ending(self._seat)
        for verdict in ending.verdicts:
            yield f"{verdict.title} {verdict.how}" if verdict.name else verdict.how
        yield from (earned.news for earned in ending.record_result())
        if ending.trouble is not None:
            yield sentence(ending.trouble)
        if self._seat.seen.seed is not None:
            yield say("plain-deal", seed=self._seat.seen.seed)

    def _up_to_date(self) -> Sitting:
        """The game on the table, if the guest has seen how it stands."""
        if self._is_overtaken():
            raise StaleGame("store-stale")
        return self._seat

    def _is_overtaken(self) -> bool:
        """Whether the game has been played on elsewhere; if so, it is reloaded."""
        version, advice = self._seat.seen.version, self._seat.advice
        self._seat.refresh()
        overtaken = self._seat.seen.version != version
        self._seat.advice = None if overtaken else advice
        return overtaken

    @property
    def _seat(self) -> Sitting:
        if self._sitting is None:
            raise ScoundrelError("assistant-no_game")
        return self._sitting


def _seats(rules: Rules, partner: str) -> tuple[str, ...]:
    if partner not in SEATS:
        near, known = nearest(partner, SEATS), [*SEATS]
        raise ScoundrelError("plain-no_seat", seat=quote(partner), near=near, known=known)
    if rules.players == 1 and partner != HUMAN:
        raise ScoundrelError("assistant-no_partner", rules=rules.name)
    return (HUMAN, partner) if rules.players == 2 else ()


def _told(lines: Iterable[str], facts: dict[str, object] | None = None) -> Told:
    return Told("\n".join(map(spoken, lines)), facts)


def _facts(sitting: Sitting) -> dict[str, object]:
    """The view in its text form, and what may be done."""
    view = sitting.view
    return {
        "position": view.position(),
        "moves": [str(move) for move in view.legal_moves],
        "over": view.over,
        "result": view.result,
    }
