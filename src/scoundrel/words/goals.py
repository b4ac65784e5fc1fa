"""The goal of the moment: what is to be done in this room, in a few words."""

from __future__ import annotations

from scoundrel.rules import Avoid
from scoundrel.state import State
from scoundrel.texts import say

__all__ = ["goal_words"]


def goal_words(state: State, *, last: bool, name: str = "") -> str:
    """What is to be done now; empty once it is over.

    `last` means that no room comes after this one, `name` whose turn it is, if that is to be said.
    """
    if state.over:
        return ""
    may_run = state.refusal is None and state.rules.avoid is Avoid.ROOM
    if name:
        return say("goal-party_or_room" if may_run else "goal-party", name=name)
    goal = _goal(state, last)
    return say("goal-or_room", goal=goal) if may_run and not last else goal


def _goal(state: State, last: bool) -> str:
    n, lying = state.left_to_face, sum(card is not None for card in state.room)
    if last and n < lying:
        return say("goal-out_of", n=n, lying=lying)
    if last:
        return say("goal-out_both") if n == 2 else say("goal-out", n=n)
    if state.faced:
        return say("goal-more", n=n)
    return say("goal-all", n=n) if n == lying else say("goal-face", n=n, lying=lying)
