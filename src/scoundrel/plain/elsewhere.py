"""Scenes of a match that a server holds: waiting for others, and playing with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from scoundrel.errors import ScoundrelError, quote
from scoundrel.online.invitations import invitation_link
from scoundrel.online.match import OnlineMatch
from scoundrel.online.seating import begin_if_ready, sit_down
from scoundrel.plain.console import show, tell
from scoundrel.plain.scenes import GameScene, Obey, Scene
from scoundrel.play.flow import Happened, Thinking
from scoundrel.play.hosted import hosted_threshold
from scoundrel.play.promises import find_out
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.play.typed_words import meant, word_for
from scoundrel.texts import say
from scoundrel.words.phrases import sentence

if TYPE_CHECKING:
    from scoundrel.plain.session import Session

__all__ = ["GatheringScene", "OnlineScene"]

LINKS = {"dealer": "server-dealer_link", "watch": "server-watch_link"}
"""What is said of an invitation; any other is to a seat."""


class GatheringScene(Scene):
    """A table at which somebody is missing: it says how to come to it, and waits."""

    def __init__(self, session: Session, sitting: Sitting) -> None:
        super().__init__(session)
        self.sitting = sitting

    @property
    def prompt(self) -> str:
        return say("plain-prompt-gathering")

    @property
    def commands(self) -> Mapping[str, Obey]:
        return {"back": lambda _: self.session.leave()}

    def look(self) -> None:
        tell(sentence(self.sitting.title))
        for line in hosted_threshold(self.sitting.about):
            tell(line)
        for name, token in _match(self.sitting).invitations().items():
            link = invitation_link(_match(self.sitting).server.url, name, token)
            show(say(LINKS.get(name, "server-seat_link"), link=link))

    def obey(self, line: str) -> None:
        raise ScoundrelError("plain-gathering")

    def go_on(self) -> None:
        """Wait until everybody is here, or until the player has waited long enough."""
        while self.sitting.gathers:
            if waited(self.session, self.sitting.gather()) is None:
                return
        tell(say("plain-gathered"))
        self.session.sit_down(begin_if_ready(self.sitting))


class OnlineScene(GameScene):
    """A game on a server, from its first room to its end."""

    _proposal = ""
    """What was proposed when something was last told."""

    @property
    def commands(self) -> Mapping[str, Obey]:
        commands = {**super().commands, "back": lambda _: self.session.leave(), "resign": self._resign}
        if self.flow.about.kind is Kind.SHARED:
            commands["again"] = self._rematch
        if self.flow.stand_ins:
            commands["bot"] = self._stand_in
        return commands

    @property
    def prompt(self) -> str:
        if self.flow.over:
            return say("plain-prompt-online_over")
        return say("plain-prompt-waiting") if self.flow.awaited else super().prompt

    def go_on(self) -> None:
        """Wait on, or try again what failed."""
        if not self.flow.view.over or not self.ending.recorded:
            self.after(Happened())

    def thought(self, thinking: Thinking) -> Happened | None:
        if not self.flow.awaited:
            return super().thought(thinking)
        # Whoever has to wait from the beginning, or only watches, would not know the room.
        if (self._told is None or not self.flow.has_seat) and not self.flow.seen.curtained:
            self.look_again()
        return waited(self.session, thinking)

    def look(self) -> None:
        super().look()
        self.tell_each(self.flow.proposal)

    def tell(self, happened: Happened) -> None:
        """Tell what happened, and what was proposed since."""
        super().tell(happened)
        before, self._proposal = self._proposal, self.flow.proposal
        if self._proposal != before:
            self.tell_each(self._proposal)

    def _stand_in(self, words: str) -> None:
        """Propose that a bot takes a seat, or agree to that; without words, say how."""
        mine = min(self.flow.viewer.seats)
        seats = {"me": mine, "other": 1 - mine}
        if not words:
            self.tell_each(self.flow.proposal or say("server-stand_in"), say("plain-stand_in"))
        elif (seat := meant(words, *seats)) in seats:
            self.after(self.flow.stand_in(seats[seat]))
        else:
            raise ScoundrelError("plain-no_stand_in", given=quote(words))

    def _resign(self, words: str) -> None:
        """Give the game up, once the player is sure."""
        if meant(words, "yes") != "yes":
            tell(say("online-sure-resign"))
            tell(say("shelf-confirm_plain", command=word_for("resign", "command")))
            return
        self.flow.give_up()
        self.after(Happened())

    def _rematch(self, _: str) -> None:
        match = _match(self.flow)
        self.session.sit_down(sit_down(match.server.rematch(match.game), self.session.store))

    # --- The end -------------------------------------------------------------------------------------

    def end(self, last_word: str) -> None:
        """Tell the score, what the coach says of it, and whether the deal was fair."""
        if last_word:
            self.show_table()
            tell(last_word)
        else:
            self._tell_outcome()
        self._tell_fairness()
        if self.session.console.interactive:
            shared = self.flow.about.kind is Kind.SHARED
            tell(say("plain-next_shared" if shared else "plain-next_ranked"))

    def _tell_outcome(self) -> None:
        self.show_table()
        if self.session.console.interactive:
            self._tell_verdicts()
            self._look_back()
        self.ending.record_result()

    def _tell_fairness(self) -> None:
        tell(find_out(self.flow).words)


def waited(session: Session, thinking: Thinking) -> Happened | None:
    """Wait for somebody elsewhere; None if the player no longer wants to."""
    if not session.console.interactive:
        return thinking.done()
    try:
        # Whoever has read this may stop at once.
        tell(say("plain-waiting", who=thinking.name))
        return thinking.done()
    except KeyboardInterrupt:
        tell()
        tell(say("plain-stopped_waiting"))
        return None


def _match(sitting: Sitting) -> OnlineMatch:
    assert isinstance(sitting.match, OnlineMatch)
    return sitting.match
