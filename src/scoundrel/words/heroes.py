"""How a hero or a party stands: health, weapon, potion, and who is left of the party."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from scoundrel.cards import Kind, as_name
from scoundrel.rules import RULEBOOK, SOURCES, Rules
from scoundrel.state import Hero, State
from scoundrel.texts import Noun, say, ways_to_say
from scoundrel.words.cards import rank_noun
from scoundrel.words.phrases import listed, sentences

__all__ = [
    "LOW_HEALTH",
    "MOST_DULL",
    "Companion",
    "companions",
    "dullness",
    "hero_line",
    "is_heartbeat",
    "potion_words",
    "reach",
    "reach_words",
    "reached_rank",
    "status_parts",
    "status_words",
    "weapon_words",
]

LOW_HEALTH = 0.25
"""A hero with at most this share of the maximum health is shown to be in danger."""

HEARTBEAT = 4
"""With so few hearts left, they can be heard."""
MOST_DULL = 3
"""The dullness of a weapon that most monsters are beyond."""


def is_heartbeat(hero: Hero, rules: Rules) -> bool:
    """Whether a hero has so little health left that every heart counts."""
    return 0 < hero.health <= HEARTBEAT < rules.max_health


def dullness(hero: Hero, rules: Rules) -> int:
    """How far the weapon has lost its reach, from 0 to 3: a new one strikes anything."""
    monsters = {card.value for card in rules.deck if card.kind is Kind.MONSTER}
    if hero.weapon is None or not monsters:
        return 0
    beyond = sum(value >= hero.strikes_below for value in monsters)
    return -(-MOST_DULL * beyond // len(monsters))


def hero_line(hero: Hero, rules: Rules) -> str:
    """Health and weapon in two sentences."""
    if hero.fallen:
        return say("hero-fallen", health=hero.health)
    return sentences(
        say("hero-health", health=hero.health, most=rules.max_health), _weapon_line(hero, rules)
    )


def _weapon_line(hero: Hero, rules: Rules) -> str:
    if hero.weapon is None:
        return say("hero-no_weapon")
    weapon = as_name(hero.weapon)
    if not hero.slain:
        return say("hero-new_weapon", weapon=weapon)
    slain = [as_name(card) for card in hero.slain]
    return say("hero-used_weapon", weapon=weapon, slain=slain, **reach(hero, rules))


def reach(hero: Hero, rules: Rules) -> dict[str, object]:
    """Which monsters a weapon still strikes, as values of a text: those below a rank, or any."""
    if not hero.slain:
        return {"limit": "new", "rank": ""}
    return {"limit": rules.weapon_limit, "rank": reached_rank(hero)}


def reached_rank(hero: Hero) -> Noun:
    """The rank below which, or up to which, a used weapon strikes: that of its last kill."""
    return rank_noun(hero.slain[-1].value)


def reach_words(hero: Hero, rules: Rules) -> str:
    """Which monsters a hero can strike, as a line below the weapon."""
    return say("screen-strikes", **reach(hero, rules)) if hero.weapon else say("screen-bare_hands")


def status_words(game: State, player: int) -> str:
    """What counts, in one line."""
    return listed(status_parts(game, player), "dot", "dot")


def status_parts(game: State, player: int, foreseen: int | None = None) -> list[str]:
    """What counts, the most important first: health (and what it would be), weapon, potion, running."""
    hero = game.heroes[player]
    values = {"health": hero.health, "most": game.rules.max_health}
    if hero.fallen:
        return [say("brief-fallen", **values)]
    words = [
        say("brief-health", **values)
        if foreseen is None
        else say("brief-foreseen", **values, foreseen=foreseen),
        weapon_words(hero, game.rules),
        say(f"brief-{'potion' if hero.potion_heals else 'no_potion'}"),
    ]
    if player == game.turn:
        words.append(say(f"brief-{'no_' if game.refusal else ''}{game.rules.avoid}"))
    return words


def weapon_words(hero: Hero, rules: Rules) -> str:
    """The weapon and which monsters it can strike, in a few words: ``8♦ below 4``."""
    if hero.weapon is None:
        return say("brief-no_weapon")
    return say("brief-weapon", weapon=hero.weapon, **reach(hero, rules))


def potion_words(hero: Hero, rules: Rules) -> str:
    """Whether a potion would heal now; if not, why not."""
    return say("potion-heals") if hero.potion_heals else say(f"potion-{rules.potions}")


@dataclass(frozen=True, slots=True)
class Companion:
    """A member of a party, whose hearts are a share of its health."""

    name: str
    hearts: int
    most: int


def companions(rules: Rules, player: int, health: int) -> tuple[Companion, ...]:
    """A player's party, first to last; nobody if the hero goes alone."""
    count = _party_size(rules)
    if count == 1:
        return ()
    names = ways_to_say("party-second" if player else "party-first")
    ends = [rules.max_health * number // count for number in range(count + 1)]
    return tuple(
        Companion(names[number % len(names)], max(0, min(end, health) - start), end - start)
        for number, (start, end) in enumerate(pairwise(ends))
    )


@cache
def _party_size(rules: Rules) -> int:
    return SOURCES[RULEBOOK.closest(rules).name].heroes
