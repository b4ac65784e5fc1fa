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
    return _goal(state, last, may_run)


def _goal(state: State, last: bool, run: bool) -> str:
    n, lying = state.left_to_face, sum(card is not None for card in state.room)
    if last and n < lying:
        return say("goal-out_of", n=n, lying=lying)
    if last:
        return say("goal-out", n=n)
    if state.faced:
        return say("goal-more", n=n, run=run)
    return say("goal-all", n=n, run=run) if n == lying else say("goal-face", n=n, lying=lying, run=run)
