"""The tutorial as data: games on prepared decks, where each step has a text and the moves it asks for.

The texts are in the catalogue. Every figure in them is filled in from the game and its events, so that
they are always right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType

from scoundrel.errors import IllegalMove, MoveError, ScoundrelError, quote
from scoundrel.events import Carried, Damaged, Dealt, Discarded, Escaped, Event, Fell, Healed
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.play.flow import End, Happened, Next, OwnFlow, PlayerMoves, Thinking
from scoundrel.play.learning import FINISHED, LESSON, START, TYPED, InputStyle, Place, keep_place, place_in
from scoundrel.play.move_checks import find_move
from scoundrel.play.preferences import Preferences, Weapon
from scoundrel.play.store import Store
from scoundrel.texts import joined, say
from scoundrel.words.heroes import reached_rank
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import sentences

__all__ = ["LESSONS", "Lesson", "LessonRun", "Step", "open_lesson"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson."""

    key: str
    """The key of this step's text in the catalogue."""
    moves: tuple[str, ...]
    """The moves this step asks for, if they are legal; if empty, any legal move will do."""
    teaches: tuple[str, ...]
    """The topics of the rules it teaches; in a lesson on another rule set, the settings."""
    taken_back: bool = False
    """Whether the move is only shown, then taken back."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A prepared deck and the steps through it."""

    key: str
    rules: str
    deck: str
    steps: tuple[Step, ...]
    seed: str = ""
    """The seed for shuffles, if the rules have any."""

    @property
    def title(self) -> str:
        return say(f"lessons-{self.key}-title")


class LessonRun(OwnFlow):
    """A lesson in progress: the player makes the moves that each step asks for.

    It goes on from a place where it was left. `keep` saves each new place before the move is shown.
    """

    instructs = True

    def __init__(
        self,
        lesson: Lesson,
        style: InputStyle = TYPED,
        place: Place = START,
        keep: Callable[[Place], None] = lambda _: None,
    ) -> None:
        super().__init__(Game.from_deck(lesson.rules, lesson.deck, lesson.seed))
        self.lesson = lesson
        self._style = style
        self._place = place.start
        self._events: tuple[Event, ...] = self._game.opening
        self._keep: Callable[[Place], None] = lambda _: None
        self._catch_up(place)
        self._keep = keep

    def _catch_up(self, place: Place) -> None:
        """Go on from there, or from the step before the first move that no longer fits."""
        try:
            for move in place.moves:
                if self.play(move).instead:
                    return
        except MoveError:
            return

    @property
    def preferences(self) -> Preferences:
        """The player's own, except that a lesson always asks how to fight: that is what it teaches."""
        return replace(self._preferences, weapon=Weapon.ASK)

    @preferences.setter
    def preferences(self, preferences: Preferences) -> None:
        self._preferences = preferences

    @property
    def title(self) -> str:
        step, steps = self.progress
        return say("lessons-heading", title=self.lesson.title, step=step, steps=steps)

    @property
    def text(self) -> str:
        """The text of the current step."""
        key = self.step.key if self.step else "done"
        return say(f"lessons-{self.lesson.key}-{key}", **_filled_in(self._game, self.wanted, self._events))

    @property
    def asks(self) -> str:
        """What to press or type now; at the end, how to begin the player's first dungeon."""
        verb = self._style.verb
        if self.step is None:
            follows = "first" if self.lesson.key == LESSON else "onward"
            return say(f"lessons-{follows}-{verb}", rules=self.lesson.rules)
        if not self.step.moves:
            return say(f"lessons-any-{verb}")
        ways = [self._style.spell(self._game, move) for move in self.wanted]
        return say(f"lessons-ask-{verb}", what=joined(ways, "either", "either"))

    @property
    def here(self) -> str:
        """A sentence on what is wanted now, and how to do it."""
        if self.step is not None and not self.step.moves:
            return sentences(say("lessons-here_anything"), self.asks)
        wanted = [moves_words((move,), self._game.hero.weapon) for move in self.wanted]
        return sentences(say("lessons-here", wanted=joined(wanted, "either", "either")), self.asks)

    @property
    def comes_next(self) -> Next:
        return PlayerMoves(0) if self.step else End(self.text)

    @property
    def progress(self) -> tuple[int, int]:
        """The number of the current step, and how many steps there are."""
        steps = len(self.lesson.steps)
        return min(len(self._place.moves) + 1, steps), steps

    @property
    def place(self) -> Place:
        """How far the lesson has been taken."""
        return self._place

    @property
    def begun(self) -> bool:
        """Whether any step has been passed."""
        return bool(self._place.moves)

    @property
    def step(self) -> Step | None:
        """The current step; None at the end."""
        steps = self.lesson.steps
        return steps[len(self._place.moves)] if len(self._place.moves) < len(steps) else None

    @property
    def wanted(self) -> tuple[Move, ...]:
        """The moves that lead to the next step."""
        step = self.step
        if step is None or not step.moves:
            return self._game.legal_moves
        return tuple(move for move in map(Move, step.moves) if move in self._game.legal_moves)

    def play(self, *moves: Move | str, sure: bool = False) -> Happened:
        """Make a move if the step asks for it; an illegal move raises as in any game."""
        move, *more = moves
        if more:
            raise IllegalMove("lessons-one_move", move=quote(more[0]))
        played = find_move(self._game, move)
        step = self.step
        if step is None or played not in self.wanted:
            return self.turn_down(played)
        self._pass(played)
        self._events = self._game.play(played)
        if not step.taken_back:
            return Happened(self._told(self._events), self._events)
        # The lesson's own text explains a move that is only shown.
        self._game.undo()
        return Happened(events=self._events)

    def _pass(self, move: Move) -> None:
        """Save that this step is passed. A finished lesson starts over next time."""
        made = (*self._place.moves, str(move))
        place = replace(self._place, moves=made)
        self._keep(FINISHED if len(made) == len(self.lesson.steps) else place)
        self._place = place

    def turn_down(self, move: Move) -> Happened:
        """Say what a move would do, and what is wanted instead."""
        would = moves_words((move,), self._game.hero.weapon)
        return Happened(instead=sentences(say("lessons-instead", would=would), self.here))

    def undo(self) -> Happened:
        raise IllegalMove("lessons-other-undo")

    def hint(self, *, sure: bool = False) -> Thinking:
        raise ScoundrelError("lessons-other-hint")


def _filled_in(game: Game, wanted: tuple[Move, ...], events: tuple[Event, ...]) -> dict[str, object]:
    """Everything a text may mention: the state of play, the last events, the effect of the wanted move."""
    hero, rules = game.hero, game.rules
    told: dict[str, object] = {
        "health": hero.health,
        "most": rules.max_health,
        "weapon": hero.weapon,
        "strikes_below": reached_rank(hero) if hero.slain else None,
        "last_kill": hero.slain[-1] if hero.slain else None,
        "size": rules.room_size,
        "to_face": rules.to_face,
        "deck": len(game.deck),
        "cards": len(game.deck) + sum(card is not None for card in game.room),
        "refusal": game.refusal,
    }
    return told | _happened(events) | _foreseen(game, wanted)


def _happened(events: tuple[Event, ...]) -> dict[str, object]:
    ends = [event for event in events if isinstance(event, Fell | Escaped)]
    discarded = [event.card for event in events if isinstance(event, Discarded)]
    kept = [event.card for event in events if isinstance(event, Carried)]
    return {
        "kept": kept,
        "damage": _damage(events),
        "healed": _healing(events),
        "new": sum(isinstance(event, Dealt) for event in events),
        "discarded": discarded,
        "score": ends[0].score if ends else None,
        "left": ends[0].health if ends else None,
    }


def _foreseen(game: Game, wanted: tuple[Move, ...]) -> dict[str, object]:
    card = wanted[0].card if wanted else None
    if card is None:
        return {}
    events = game.foresee(wanted[0])
    return {
        "card": card,
        "value": card.value,
        "cost": _damage(events),
        "healing": _healing(events),
    }


def _damage(events: tuple[Event, ...]) -> int:
    return sum(event.amount for event in events if isinstance(event, Damaged))


def _healing(events: tuple[Event, ...]) -> int:
    return sum(event.amount for event in events if isinstance(event, Healed))


_CLASSIC = Lesson(
    key="classic",
    rules="classic",
    deck="6d 9c 4c 8s  5h 7h Qs  As Jc Th  Td 5s 2c 9h",
    steps=(
        Step("goal", ("6d",), ("Dungeon", "Rooms")),
        Step("strike", ("9cw",), ("Monsters", "Weapons")),
        Step("dulled", ("4cw",), ("Monsters", "Weapons")),
        Step("carried", ("8sb",), ("Rooms", "Weapons")),
        Step("potion", ("5h",), ("Health", "Potions")),
        Step("second", ("7h",), ("Potions",)),
        Step("fall", ("Asb",), ("Health",), taken_back=True),
        Step("run", ("run",), ("Score", "Avoiding")),
        Step("locked", ("Td",), ("Avoiding", "Weapons")),
        Step("spare", ("2cb",), ("Weapons",)),
        Step("most", ("9h",), ("Potions", "Health")),
        Step("returned", ("Asw",), ("Avoiding",)),
        Step("downwards", ("Qsw",), ("Weapons",)),
        Step("further", ("Jcw",), ("Weapons",)),
        Step("last", ("5sw",), ("The end",)),
        Step("bonus", ("Th",), ("Score",)),
    ),
)
_SIDESTEP = Lesson(
    key="sidestep",
    rules="sidestep",
    deck="5d 8c 8s Kc  As Ad Ah Ks",
    steps=(
        Step("away", ("-Kc",), ("avoid",)),
        Step("all", ("5d",), ("carried",)),
        Step("first", ("8cw", "8sw"), ("weapon_limit",)),
        Step("equal", ("8cw", "8sw"), ("weapon_limit",)),
        Step("fall", ("Asb",), ("avoid", "loss_counts"), taken_back=True),
        Step("ace", ("Ad",), ("deck", "loss_counts", "scoring")),
        Step("strike", ("Asw",), ("deck",)),
        Step("rest", (), ("carried",)),
        Step("rest", (), ("carried",)),
        Step("last", ("Kcw",), ("avoid", "scoring")),
    ),
)
_DRAGONS = Lesson(
    key="dragons",
    rules="dragons",
    deck="5d 9c Tc Jh  8s 2c Ad  4h Xc Kc  3s",
    seed="9",
    steps=(
        Step("weapon", ("5d",), ("deck",)),
        Step("forced", ("9c",), ("bare_hands",)),
        Step("breaks", ("Tc",), ("weapon_breaks",)),
        Step("fall", ("8s",), ("loss_counts",), taken_back=True),
        Step("small", ("2c",), ("loss_counts", "bare_hands")),
        Step("ace", ("Ad",), ("deck",)),
        Step("jack", ("Jh",), ("deck",)),
        Step("run", ("run",), ("avoided_cards",)),
        Step("wasted", ("4h",), ("avoided_cards", "potions"), taken_back=True),
        Step("joker", ("Xc",), ("deck", "potions")),
        Step("heals", ("4h",), ("potions",)),
        Step("king", ("Kc",), ("weapon_breaks",)),
        Step("rest", (), ("bare_hands",)),
        Step("rest", (), ("weapon_breaks",)),
    ),
)

LESSONS: Mapping[str, Lesson] = MappingProxyType(
    {lesson.key: lesson for lesson in (_CLASSIC, _SIDESTEP, _DRAGONS)}
)
"""The lessons by name: first the whole game, then how other rule sets differ."""


def open_lesson(
    store: Store | None, name: str, style: InputStyle = TYPED, moves: Sequence[str] | None = None
) -> LessonRun:
    """A lesson where the player left it, or after these moves; every step that is passed is saved."""
    place = place_in(store, name)
    if moves is not None:
        place = replace(place, moves=tuple(moves))
    return LessonRun(LESSONS[name], style, place, partial(keep_place, store, name))
