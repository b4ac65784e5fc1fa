"""What is around the room: the heroes, the piles, the cards still to come, the log and the keys."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len, set_cell_size
from textual import events
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Offset
from textual.message import Message
from textual.reactive import reactive

from scoundrel.cards import Card, Kind, Suit
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.state import Hero, State, View
from scoundrel.texts import say
from scoundrel.tui.faces import ASCII, UNICODE, Alphabet, fan, pile
from scoundrel.tui.layout import Detail, Layout
from scoundrel.tui.prose import Static, in_words, padded
from scoundrel.words.cards import card_sign, of_suit, rank_sign, ranks_short
from scoundrel.words.heroes import (
    LOW_HEALTH,
    MOST_DULL,
    Companion,
    companions,
    dullness,
    is_heartbeat,
    potion_words,
    reach_words,
    weapon_words,
)
from scoundrel.words.phrases import capital
from scoundrel.words.table import unseen_heading

__all__ = [
    "Counter",
    "HeroPanel",
    "Key",
    "KeyLine",
    "Log",
    "LogView",
    "Piles",
    "known_height",
    "unseen_lines",
]

BAR = 20
WIDTH = 22
"""The columns of the panel beside the room."""
SPACES = "  "
SUPERSCRIPTS = str.maketrans("1234", "¹²³⁴")
MOST_SENTENCES = 60
"""How many sentences stay on screen to be read again."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a hero is shown: how much there is room for, and with which characters."""

    alphabet: Alphabet = UNICODE
    details: frozenset[Detail] = frozenset()


class HeroPanel(Static):
    """One hero, or a party: health, weapon, and whether a potion would still heal.

    Every line keeps its place, whatever there is to tell.
    """

    shown_health: reactive[float] = reactive(0.0)
    """The health that the bar shows; it moves towards the real health."""

    def __init__(self, player: int) -> None:
        super().__init__(id=f"hero-{player}", classes="hero")
        self.player = player
        self.hero: Hero | None = None
        self.rules: Rules = RULEBOOK["classic"]
        self.manner = Manner()
        self.name_shown = ""
        self.foreseen: int | None = None
        """The health that the card in question would leave."""

    def show(self, state: State, name: str, manner: Manner, moving: bool) -> None:
        """Show the state of this hero."""
        hero = state.heroes[self.player]
        self.hero, self.rules, self.manner, self.name_shown = hero, state.rules, manner, name
        self.set_class(name != "" and state.turn == self.player and not state.over, "-turn")
        if moving and hero.health != self.shown_health:
            # It visibly counts down, but never so slowly that the player has to wait.
            lost = abs(hero.health - self.shown_health)
            self.animate("shown_health", float(hero.health), duration=min(0.6, 0.1 + 0.04 * lost))
        else:
            self.shown_health = float(hero.health)
        self.refresh(layout=True)

    def foresee(self, health: int | None) -> None:
        """Show what health a card would leave."""
        if health != self.foreseen:
            self.foreseen = health
            self.refresh()

    def text(self) -> Content:
        if self.hero is None:
            return Content("")
        lines = [
            *self._name_line(),
            *self._health_lines(self.hero),
            *self._weapon_lines(self.hero),
            self._potion_line(self.hero),
        ]
        return Content("\n").join(lines)

    def _name_line(self) -> list[Content]:
        if not self.name_shown:
            return []
        turn = self.has_class("-turn")
        mark = say("screen-turn_mark") + " " if turn else ""
        return [Content.styled(f"{mark}{self.name_shown}", "bold $gold" if turn else "bold")]

    def _health_lines(self, hero: Hero) -> list[Content]:
        health, most = max(0, round(self.shown_health)), self.rules.max_health
        colour = "$blood" if health <= LOW_HEALTH * most else "$herb"
        told = say("screen-health", health=health, most=most)
        if hero.fallen:
            colour, told = "$blood", say("screen-fallen", health=hero.health)
        elif self.foreseen is not None:
            told = say("screen-foreseen", now=told, health=str(self.foreseen).replace("-", "−"))
        party = companions(self.rules, self.player, health)
        lines = self._party_lines(party, colour) if party else [self._bar(hero, health, most, colour)]
        return [Content.styled(told, f"bold {colour}"), *lines]

    def _bar(self, hero: Hero, health: int, most: int, colour: str) -> Content:
        """Health as a bar, of hearts when few are left; what the card in question would change, hatched."""
        full, empty = self.manner.alphabet.bar
        if is_heartbeat(hero, self.rules):
            full = self.manner.alphabet.heart
        ahead = health if self.foreseen is None else self.foreseen
        sure, reached = sorted((_cells(health, most), _cells(ahead, most)))
        change = "$blood" if ahead < health else "$herb"
        return Content.assemble(
            (full * sure, colour),
            (self.manner.alphabet.foreseen * (reached - sure), change),
            (empty * (BAR - reached), colour),
        )

    def _party_lines(self, party: Sequence[Companion], colour: str) -> list[Content]:
        """The hearts of each of a party, who fall one by one; each lost heart is a dot."""
        ahead = party if self.foreseen is None else companions(self.rules, self.player, self.foreseen)
        pairs = list(zip(party, ahead, strict=True))
        if Detail.PARTY not in self.manner.details:
            heroes = [_hero_style(self._brief_hero(*pair), pair[0], colour) for pair in pairs]
            return [Content(" ").join(some) for some in (heroes[:2], heroes[2:])]
        longest = max(cell_len(each.name) for each in party)
        return [
            _hero_style(f"{padded(now.name, longest)} {self._hearts(now, then)}", now, colour)
            for now, then in pairs
        ]

    def _brief_hero(self, now: Companion, ahead: Companion) -> str:
        """One of a party and their hearts as a number; a hatch if the card in question would change it."""
        changed = now.hearts != ahead.hearts
        return f"{now.name}{self.manner.alphabet.foreseen if changed else ' '}{ahead.hearts}"

    def _hearts(self, now: Companion, ahead: Companion) -> str:
        """The hearts of one of a party; those that the card in question would take or give are hatched."""
        sure, reached = sorted((now.hearts, ahead.hearts))
        heart, hatch = self.manner.alphabet.heart, self.manner.alphabet.foreseen
        return (heart * sure + hatch * (reached - sure)).ljust(now.most, "·")

    def _weapon_lines(self, hero: Hero) -> list[Content]:
        alphabet, details = self.manner.alphabet, self.manner.details
        # A weapon that most monsters are beyond has lost its shine.
        colour = "$steel" if hero.weapon and dullness(hero, self.rules) < MOST_DULL else "$muted"
        if Detail.REACH not in details:
            return [Content.styled(capital(weapon_words(hero, self.rules)), colour)]
        if Detail.WEAPON not in details:
            drawn = []
            slain = "".join(f" {card_sign(card)}" for card in hero.slain)
        else:
            drawn = [Content.styled(line, colour) for line in fan(hero.weapon, hero.slain, WIDTH, alphabet)]
            slain = ""
        return [
            Content.styled(self._weapon_words(hero.weapon, slain), colour),
            *drawn,
            Content.styled(reach_words(hero, self.rules), "$ink" if hero.weapon else "$muted"),
        ]

    def _weapon_words(self, weapon: Card | None, slain: str) -> str:
        if weapon is None:
            return say("screen-no_weapon")
        if not slain:
            return say("screen-new_weapon", weapon=weapon)
        return say("screen-weapon", weapon=weapon, slain=slain.strip())

    def _potion_line(self, hero: Hero) -> Content:
        words = potion_words(hero, self.rules)
        return Content.styled(words, "$herb" if hero.potion_heals else "$muted")


def _hero_style(words: str, hero: Companion, colour: str) -> Content:
    return Content.styled(words, colour if hero.hearts else "$muted strike")


def _cells(health: int, most: int) -> int:
    return max(0, min(BAR, -(-health * BAR // most)))


class Piles(Static):
    """The defeated monsters and the spent cards, as piles with the last card on top."""

    def show(self, state: State, alphabet: Alphabet) -> None:
        monsters = [card for card in state.discard if card.kind is Kind.MONSTER]
        spent = [card for card in state.discard if card.kind is not Kind.MONSTER]
        drawn = [pile(cards[-1] if cards else None, alphabet) for cards in (monsters, spent)]
        names = (say("screen-defeated", n=len(monsters)), say("screen-spent", n=len(spent)))
        lines = [f"{left:<11}{right}" for left, right in zip(*drawn, strict=True)]
        self.update(Content.styled("\n".join([*lines, f"{padded(names[0], 10)} {names[1]}"]), "$muted"))


class Counter(Static):
    """The cards not yet seen, by suit, and those known to be at the bottom."""

    def show(self, view: View, alphabet: Alphabet, layout: Layout, most: int) -> None:
        """Show them in at most `most` lines."""
        by_rank, width = Detail.RANKS in layout.details, layout.panel_width
        lines = unseen_lines(view, alphabet) if by_rank else _unseen_suits(view)
        left = most - sum(len(_wrapped(line, alphabet, width)) for line in lines)
        self.update(Content("\n").join([*lines, *_known_cards(view, alphabet, width, left)]))


def known_height(view: View, alphabet: Alphabet, width: int) -> int:
    """How many lines it takes to tell the cards known to be at the bottom."""
    return len(_known_lines(view, alphabet, width, len(view.known))) if view.known else 0


def _known_cards(view: View, alphabet: Alphabet, width: int, most: int) -> list[Content]:
    """The cards known to be at the bottom, in at most `most` lines: the first, and how many more."""
    fitting = (_known_lines(view, alphabet, width, shown) for shown in range(len(view.known), -1, -1))
    return next((lines for lines in fitting if len(lines) <= most), []) if view.known else []


def _known_lines(view: View, alphabet: Alphabet, width: int, shown: int) -> list[Content]:
    """The first few of the cards known to be at the bottom, and how many more there are."""
    signs = [*map(card_sign, view.known[:shown])]
    signs += [f"+{len(view.known) - shown}"] if shown < len(view.known) else []
    return _wrapped(Content.styled(say("screen-known", cards=" ".join(signs)), "$muted"), alphabet, width)


def _wrapped(text: Content, alphabet: Alphabet, width: int) -> list[Content]:
    """A text in lines, as the panel shows it."""
    return [*(in_words(text) if alphabet is ASCII else text).wrap(width)]


def unseen_lines(view: View, alphabet: Alphabet) -> list[Content]:
    """The cards not yet seen, a line for each suit."""
    lines = [_unseen_heading(view)]
    for suit in Suit:
        cards = of_suit(view.unseen, suit)
        if not cards:
            continue
        lines.append(Content(f"{suit.symbol} {_ranks(cards, view.rules, alphabet)}"))
    return lines


def _unseen_suits(view: View) -> list[Content]:
    """How many cards of each suit have not been seen, in two lines."""
    counts = " ".join(f"{suit.symbol} {len(of_suit(view.unseen, suit))}" for suit in Suit)
    return [_unseen_heading(view), Content(counts)]


def _unseen_heading(view: View) -> Content:
    return Content.styled(unseen_heading(view), "bold")


def _ranks(cards: list[Card], rules: Rules, alphabet: Alphabet) -> str:
    """The ranks of a suit; if the deck has cards twice, each with how many there are."""
    if len(set(rules.deck)) == len(rules.deck):
        return ranks_short(cards)
    counted = Tally(rank_sign(card.value) for card in cards)
    if alphabet is UNICODE:
        return " ".join(rank + str(count).translate(SUPERSCRIPTS) for rank, count in counted.items())
    return " ".join(f"{rank}x{count}" for rank, count in counted.items())


class LogView(VerticalScroll):
    """Where the log is read: anchored, its end stays in sight, whatever is laid out anew."""

    class Resized(Message):
        """It has room for more now, or for less."""

    def on_resize(self) -> None:
        self.post_message(self.Resized())

    @property
    def scroll_offset(self) -> Offset:
        # An anchor would move a text that is shorter than its place to the bottom of it.
        return Offset(round(self.scroll_x), max(0, round(self.scroll_y)))


class Log:
    """What happened, in the order in which it happened, room by room."""

    def __init__(self) -> None:
        self._told: list[tuple[int, str]] = []
        self.last: tuple[str, ...] = ()
        """What the last move did."""

    def add(self, room: int, sentences: Iterable[str]) -> None:
        """Add what a move did in a room."""
        self.last = tuple(sentences)
        self._told += [(room, sentence) for sentence in self.last]

    def clear(self) -> None:
        self._told.clear()
        self.last = ()

    def __iter__(self) -> Iterator[str]:
        return (sentence for _, sentence in self._told)

    def content(self, width: int, alphabet: Alphabet) -> Content:
        """The last sentences, with a rule before each room."""
        return Content("\n").join(self._lines(width, alphabet))

    def _lines(self, width: int, alphabet: Alphabet) -> Iterator[Content]:
        for room, told in groupby(self._told[-MOST_SENTENCES:], lambda each: each[0]):
            name = f" {say('screen-room', room=room)} "
            yield Content.styled(
                set_cell_size(alphabet.line[0] * 2 + name + alphabet.line[0] * width, width), "$muted"
            )
            yield from (Content(sentence) for _, sentence in told)


@dataclass(frozen=True, slots=True)
class Key:
    """A key that is offered: what it does, and whether that can be done now."""

    key: str
    name: str
    action: str
    possible: bool


class KeyLine(Static):
    """The keys, in one line at the bottom; what can't be done now is dim."""

    ALLOW_SELECT = False

    def __init__(self) -> None:
        super().__init__(id="keys")
        self._keys: list[Key] = []
        self._mark = ""

    def show(self, keys: Sequence[Key], width: int, mark: str = "") -> None:
        """Show as many keys as fit after a mark; the last one lists the others."""
        *most, last = keys
        marked = [Content.styled(mark, "bold $blood")] if mark else []
        while most and _length([*most, last]) + self._start(mark) > width:
            most.pop()
        if ([*most, last], mark) != (self._keys, self._mark):
            self._keys, self._mark = [*most, last], mark
            self.update(Content(SPACES).join([*marked, *map(self._shown, self._keys)]))

    @staticmethod
    def _start(mark: str) -> int:
        """Where the first key begins."""
        return len(mark) + len(SPACES) if mark else 0

    @staticmethod
    def _shown(each: Key) -> Content:
        if not each.possible:
            return Content.styled(f"{each.key} {each.name}", "$muted")
        return Content.assemble((each.key, "bold $gold"), f" {each.name}")

    async def on_click(self, event: events.Click) -> None:
        """Do what the key under the mouse does."""
        start = self.content_region.x - self.region.x + self._start(self._mark)
        for each in self._keys:
            end = start + _length([each])
            if start <= event.x < end:
                await self.screen.run_action(each.action)
                return
            start = end + len(SPACES)


def _length(keys: Sequence[Key]) -> int:
    return sum(cell_len(each.key) + 1 + cell_len(each.name) for each in keys) + len(SPACES) * (
        len(keys) - 1
    )
