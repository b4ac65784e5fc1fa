"""The panels beside the room: the heroes, and the cards still to come."""

from __future__ import annotations

from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Static

from scoundrel.cards import Card, Suit
from scoundrel.game import Game, Hero, View
from scoundrel.rules import RULEBOOK, SOURCES, Rules
from scoundrel.tui.faces import UNICODE, Alphabet
from scoundrel.words import table as words
from scoundrel.words.table import LOW_HEALTH, ranks_short, reach
from scoundrel.words.texts import say

__all__ = ["Counter", "HeroPanel", "card_sign"]

BAR = 16


def card_sign(card: Card, alphabet: Alphabet = UNICODE) -> str:
    """A card in a few characters."""
    return alphabet.spell(words.card_sign(card))


class HeroPanel(Static):
    """One hero, or a party: health, weapon, and whether a potion would still heal."""

    shown_health: reactive[float] = reactive(0.0)
    """The health that the bar shows; it moves towards the real health."""

    def __init__(self, player: int) -> None:
        super().__init__(id=f"hero-{player}", classes="hero")
        self.player = player
        self.hero: Hero | None = None
        self.rules: Rules = RULEBOOK["classic"]
        self.alphabet = UNICODE
        self.name_shown = ""

    def show(self, game: Game, name: str, alphabet: Alphabet, moving: bool) -> None:
        """Show the state of this hero."""
        hero = game.heroes[self.player]
        self.hero, self.rules, self.alphabet, self.name_shown = hero, game.rules, alphabet, name
        self.set_class(name != "" and game.turn == self.player and not game.over, "-turn")
        if moving and hero.health != self.shown_health:
            self.animate("shown_health", float(hero.health), duration=0.25)
        else:
            self.shown_health = float(hero.health)
        self.refresh(layout=True)

    def render(self) -> Content:
        if self.hero is None:
            return Content("")
        lines = [*self._name_line(), *self._health_lines(), *self._weapon_lines(), self._potion_line()]
        return Content("\n").join(lines)

    def _name_line(self) -> list[Content]:
        if not self.name_shown:
            return []
        turn = self.has_class("-turn")
        mark = say("screen.turn_mark") + " " if turn else ""
        return [Content.styled(f"{mark}{self.name_shown}", "bold $gold" if turn else "bold")]

    def _health_lines(self) -> list[Content]:
        assert self.hero is not None
        if self.hero.fallen:
            return [Content.styled(say("screen.fallen", health=self.hero.health), "bold $blood")]
        health, most = max(0, round(self.shown_health)), self.rules.max_health
        colour = "$blood" if health <= LOW_HEALTH * most else "$herb"
        told = say("screen.health", health=health, most=most)
        heroes = SOURCES[RULEBOOK.closest(self.rules).name].heroes
        lines = self._hearts(health, most // heroes) if heroes > 1 else [self._bar(health, most)]
        return [Content.styled(told, f"bold {colour}"), *(Content.styled(line, colour) for line in lines)]

    def _bar(self, health: int, most: int) -> str:
        full, empty = self.alphabet.bar
        filled = min(BAR, -(-health * BAR // most))
        return full * filled + empty * (BAR - filled)

    def _hearts(self, health: int, each: int) -> list[str]:
        """The hearts of each hero in a party, who fall one by one; each lost heart is a dot."""
        heart = self.alphabet.suits[Suit.HEARTS]
        heroes = [
            (heart * max(0, min(each, health - first))).ljust(each, "·" if heart == "♥" else ".")
            for first in range(0, self.rules.max_health, each)
        ]
        return [" ".join(heroes[:3]), " ".join(heroes[3:])]

    def _weapon_lines(self) -> list[Content]:
        assert self.hero is not None
        weapon = self.hero.weapon
        if weapon is None:
            return [Content.styled(say("screen.no_weapon"), "$muted")]
        signs = card_sign(weapon, self.alphabet)
        if not self.hero.slain:
            told = say("screen.new_weapon", weapon=signs)
            return [Content.styled(told, "$steel"), Content(say("screen.strikes_all"))]
        slain = " ".join(card_sign(card, self.alphabet) for card in self.hero.slain)
        return [
            Content.styled(say("screen.weapon", weapon=signs, slain=slain), "$steel"),
            Content(say("screen.strikes", reach=reach(self.hero, self.rules))),
        ]

    def _potion_line(self) -> Content:
        assert self.hero is not None
        heals = self.hero.potion_heals
        key = "screen.potion_heals" if heals else "screen.potion_wasted"
        return Content.styled(say(key), "$herb" if heals else "$muted")


class Counter(Static):
    """The cards not yet seen, by suit, and those known to be at the bottom."""

    def show(self, view: View, alphabet: Alphabet) -> None:
        lines = [Content.styled(say("screen.unseen", n=len(view.unseen)), "bold")]
        for suit in Suit:
            ranks = ranks_short(card for card in view.unseen if card.suit is suit)
            lines.append(Content(f"{alphabet.suits[suit]} {ranks or '-'}"))
        if view.known:
            signs = " ".join(card_sign(card, alphabet) for card in view.known)
            lines.append(Content.styled(say("screen.known", cards=signs), "$muted"))
        self.update(Content("\n").join(lines))
