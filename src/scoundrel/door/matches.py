"""A match of a server as a page shows it: who is missing, the table, the Dealer's seat, and its end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from scoundrel.cards import Card
from scoundrel.door.data import Data, ask, button, cards_data
from scoundrel.door.messages import Message
from scoundrel.door.scenes import GameScene, Thought
from scoundrel.errors import DealError
from scoundrel.play.clock import Clock
from scoundrel.play.flow import DealerLooks, End, Happened, Thinking, Threshold
from scoundrel.play.hosted import seat_words, stand_in_words
from scoundrel.play.match import DEALER, Hosted
from scoundrel.play.promises import Fairness, find_out
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.texts import say, ways_to_say
from scoundrel.words.heroes import hero_line
from scoundrel.words.phrases import capital

__all__ = ["MatchScene"]

MOST_SHOWN = 8
"""How many digits of a commitment are shown before anybody asks for all of it."""


class MatchScene(GameScene):
    """A match that a server holds, for whoever plays, deals or looks on."""

    def __init__(
        self, sitting: Sitting, clock: Clock, address: Message, watch: str, invites: dict[str, str]
    ) -> None:
        """`invites` are the invitations to seats that are still free, and to look on."""
        self._watch = watch
        self._invites = invites
        super().__init__(sitting, clock, address)

    @property
    def hosted(self) -> Hosted:
        found = self.flow.about.hosted
        assert found is not None
        return found

    @property
    def here(self) -> Data:
        here: Data = {"do": "match", "game": self.hosted.id}
        if self._watch:
            here["watch"] = self._watch
        if self._is_finished:
            here["earned"] = [each.key for each in self.ending.earned]
            here["reviewed"] = bool(self.ending.review or self._unreviewed)
        return here

    @property
    def _is_finished(self) -> bool:
        return self.flow.over and not self.flow.about.given_up

    def _come_back(self, address: Message) -> None:
        if self._is_finished:
            super()._come_back(address)

    @property
    def thought(self) -> Thought | None:
        """The coach looks back on no game that was given up."""
        return None if self.flow.about.given_up else super().thought

    @property
    def news(self) -> Data:
        """What the page is to listen to: somebody else may do something at any time."""
        data: Data = {"game": self.hosted.id, "version": self.flow.seen.version}
        return data | ({"watch": self._watch} if self._watch else {})

    def screen(self) -> Data:
        version = {"version": self.flow.seen.version}
        if isinstance(self.flow.comes_next, Threshold) and self.hosted.missing:
            return self._lobby() | version
        if self.flow.over and self.flow.about.given_up:
            return self._given_up() | version
        return super().screen() | version

    # --- Before it begins ----------------------------------------------------------------------------

    def begin(self, address: Message) -> None:
        """Begin, unless somebody was faster."""
        if isinstance(self.flow.comes_next, Threshold):
            self.flow.enter()

    def begin_if_ready(self) -> None:
        """Begin a game with others as soon as everybody is there; nobody has to press anything."""
        about = self.flow.about
        is_ready = not about.begun and not self.hosted.missing and about.kind is Kind.SHARED
        if is_ready and self.flow.has_seat:
            self.flow.enter()

    def _lobby(self) -> Data:
        """Who is there, and how whoever is not gets there."""
        return {
            "kind": "lobby",
            "heading": self.flow.title,
            "here": self.here,
            "lines": [say("online-seat_free"), *ways_to_say("online-invite_lines")],
            "seats": [self._seat(seat) for seat in self._seats],
            "watch": self._invites.get("watch", ""),
            "watch_words": say("online-watch_link"),
            "promise": self._promise(),
            "buttons": [],
        }

    @property
    def _seats(self) -> list[int]:
        dealer = [DEALER] if self.flow.about.dealer else []
        return [*range(self.flow.about.rules.players), *dealer]

    def _seat(self, seat: int) -> Data:
        missing, name = seat in self.hosted.missing, "dealer" if seat == DEALER else str(seat)
        mine = seat in self.flow.viewer.seats or (seat == DEALER and self.flow.viewer.dealer)
        role = say("online-dealer") if seat == DEALER else say("online-player")
        return {
            "seat": name,
            "name": say("page-you") if mine else say("online-a_friend") if missing else self._who(seat),
            "role": capital(role) if self.flow.about.dealer else "",
            "taken": not missing,
            "mine": mine,
            "link": f"join/{self._invites[name]}" if missing and name in self._invites else "",
            "invites": say("online-invites_player" if seat != DEALER else "online-invites_dealer"),
        }

    def _who(self, seat: int) -> str:
        return capital(seat_words(self.flow.about, seat))

    def _threshold(self, threshold: Threshold) -> Data:
        # The server's promise has a place of its own.
        lines = list(threshold.lines[:-1])
        more = {"name": "match", "lines": lines, "promise": self._promise()}
        return super()._threshold(threshold) | more

    def _promise(self) -> Data:
        commitment = self.hosted.commitment
        sealed = "sealed" if self.hosted.day is None else "sealed_day"
        return {
            "brief": say("online-sealed", digits=_grouped(commitment[:MOST_SHOWN])),
            "lines": [
                *ways_to_say(f"online-{sealed}_lines"),
                say("online-commitment", commitment=commitment),
            ],
        }

    # --- At the table --------------------------------------------------------------------------------

    def _offers(self) -> Iterator[Data]:
        """Nothing is taken back here, and the coach keeps silent."""
        return iter(())

    def _table(self) -> Data:
        seats = self.flow.viewer.seats
        mine = min(seats) if len(seats) == 1 else None
        coming = self.flow.comes_next
        waits = ""
        if isinstance(coming, Thinking) and coming.elsewhere:
            waits = say("door-thinking", who=capital(coming.name))
        return super()._table() | {"mine": mine, "waits": waits, "note": self.flow.proposal}

    def buttons(self) -> Iterator[Data]:
        yield from super().buttons()
        if self.flow.over or not self.flow.has_seat:
            return
        if self.flow.viewer.seats:
            yield button("resign", {"do": "resign"})
        if self._invites.get("watch"):
            link = f"watch/{self._invites['watch']}"
            yield button("watch_link", {"do": "invitation", "link": link}, help=say("online-watch_link"))
        yield from self._standing_in()

    def _standing_in(self) -> Iterator[Data]:
        """A bot may take a seat, once both have said so."""
        for seat in self.flow.stand_ins:
            whose = "mine" if seat in self.flow.viewer.seats else "other"
            words = stand_in_words(self.flow.about, self.flow.viewer, seat)
            asked = say("online-stand_in_asked") if seat == self.hosted.stand_in else ""
            yield button(f"stand_in_{whose}", {"do": "stand_in", "seat": seat}, label=words, help=asked)

    def since(self, message: Message) -> Data:
        """What has happened since the page last saw the match."""
        made = max(0, message.number("made", len(self.flow.turns)))
        return self.told(self.flow.news_since(made), self._room_after(made))

    def _room_after(self, made: int) -> tuple[Card | None, ...]:
        """The room as it lay after so many moves; empty if another one lies there now."""
        dealt, turns = self.flow.seen.dealt, self.flow.turns
        if dealt is None or not made < len(turns) or turns[made].room_number != dealt.room_number:
            return ()
        past = [turn.move for turn in turns[:made] if turn.room_number == dealt.room_number]
        view = dealt.after(*past)
        return () if view is None else view.room

    # --- The Dealer's seat ---------------------------------------------------------------------------

    def _dealer(self, dealer: DealerLooks) -> Data:
        """Whoever sits elsewhere need not look away; the Dealer sees the room at once."""
        words = ask("words", "long", say("door-dealer-words"))
        view = self.flow.view
        hero = say("online-hero", name=self._who(view.turn), line=hero_line(view.mover, view.rules))
        return {
            "kind": "dealer",
            "name": "match",
            "heading": dealer.title,
            "here": self.here,
            "lines": [say("dealer-help"), hero],
            "cards": cards_data(dealer.room),
            "buttons": [
                button("hand_over", {"do": "dealer"}, asks=[words]),
                button("narrate", {"do": "dealer"}),
            ],
        }

    def hand_over(self, words: str) -> Data:
        coming = self.flow.comes_next
        if not isinstance(coming, DealerLooks):
            return self.told(Happened(), ())
        return self.told(coming.hand_over(words.strip()), ())

    # --- The end -------------------------------------------------------------------------------------

    def _given_up(self) -> Data:
        coming = self.flow.comes_next
        assert isinstance(coming, End)
        return {
            "kind": "threshold",
            "name": "given_up",
            "heading": self.flow.title,
            "lines": [coming.last_word, self._fairness.words],
            "here": self.here,
            "buttons": [*self._next(), self._record_button],
        }

    @property
    def replay_link(self) -> str:
        """None to the dungeon of a day in which others may still be."""
        return "" if self._fairness.is_fair is None else super().replay_link

    @cached_property
    def _fairness(self) -> Fairness:
        return find_out(self.flow)

    def _end(self) -> Data:
        found = self._fairness
        fair = {
            "words": found.words,
            "lines": list(found.lines),
            "is_fair": found.is_fair,
            "record": self._record_button,
        }
        return super()._end() | {"fair": fair}

    @property
    def _record_button(self) -> Data:
        return button("record", {"do": "record"}, help=say("online-record_help"))

    def _onward(self) -> Iterator[Data]:
        number = self.ending.number
        known = {"rematch", "ranked", "friend"}
        for each in super()._onward():
            if each["name"] not in known:
                yield each | {"do": each["do"] | ({"number": number} if "number" in each["do"] else {})}
        yield from self._next()
        yield button("boards", {"do": "boards", "rules": self.flow.rules.name})

    def _next(self) -> Iterator[Data]:
        """What follows a match: the same again, for those who sat there."""
        if self.flow.about.kind is Kind.RANKED:
            yield button("ranked", {"do": "ranked"}, label=say("online-ranked_again"))
        elif self.flow.has_seat:
            asked = self.hosted.rematch
            yield button("rematch", {"do": "rematch"}, help=say("online-rematch_asked") if asked else "")
        else:
            yield button("friend", {"do": "friend"})

    def record(self) -> Data:
        """The server's record of it, as a file."""
        if not self.flow.over:
            raise DealError("sitting-secret")
        name = f"scoundrel-{self.hosted.id}.txt"
        return {"file": {"name": name, "type": "text/plain", "text": self.flow.match.record()}}


def _grouped(digits: str) -> str:
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))
