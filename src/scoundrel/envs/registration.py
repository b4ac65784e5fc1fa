"""The environments by name."""

from __future__ import annotations

from gymnasium import register, registry

from scoundrel.engine.search.rollouts import LONGEST_GAME
from scoundrel.rules import RULEBOOK

__all__ = ["register_envs"]


def register_envs() -> None:
    """Register each rule set for one player with Gymnasium: ``scoundrel/Classic-v0`` and so on."""
    for name, rules in RULEBOOK.items():
        known_as = f"scoundrel/{name.capitalize()}-v0"
        if rules.players == 1 and known_as not in registry:
            register(
                id=known_as,
                entry_point="scoundrel.envs.single:ScoundrelEnv",
                vector_entry_point="scoundrel.envs.vector:ScoundrelVectorEnv",
                kwargs={"rules": name},
                max_episode_steps=LONGEST_GAME,
            )
