"""Nothing that the server says tells a hidden card, a seed or a secret before it may be known.

An attacker reads every byte of a thousand games. And the same match is held twice, over other hidden
cards: whoever may not see those gets the same bytes, refusals included.
"""

from __future__ import annotations

import json
import logging
import re
from asyncio import gather
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scoundrel import RULEBOOK, Game
from scoundrel.cards import Card, Kind, cards_text
from scoundrel.events import Dealt
from scoundrel.fair import keyed_order
from scoundrel.host.host import RANKED_RULES
from scoundrel.host.matches import HostMatch
from scoundrel.host.server import _Lines
from scoundrel.notation.moves import Action, Move
from scoundrel.play.match import DEALER
from scoundrel.rules import Avoid, AvoidedCards
from tests.asgi import Answer, Asgi, Table, asgi
from tests.screens import awaited

GAMES = 1_000
LONG_HEX = re.compile(rb"[0-9a-fA-F]{32,}")
ENOUGH = 12
"""With fewer hidden cards, their order may be in order by chance."""
IN_A_ROW = 8
NO_CODE = re.compile(r"[^0-9A-Za-z]")
NOTHING_SHUFFLED = [
    name for name, rules in RULEBOOK.items() if rules.avoided_cards is AvoidedCards.UNDER_DECK
]


# --- An attacker who reads everything ----------------------------------------------------------------


class Attacker:
    """Knows which secrets are still closed, and looks for them in whatever is said."""

    def __init__(self) -> None:
        self.closed: set[bytes] = set()
        self.read = 0

    def keep(self, *secrets: str) -> None:
        self.closed |= {half for secret in secrets for half in _halves(secret)}

    def open(self, *secrets: str) -> None:
        self.closed -= {half for secret in secrets for half in _halves(secret)}

    def look(self, said: bytes) -> None:
        self.read += len(said)
        for word in LONG_HEX.findall(said):
            parts = {word[start : start + 32].lower() for start in range(len(word) - 31)}
            assert not parts & self.closed, word


def _halves(secret: str) -> tuple[bytes, bytes]:
    return secret[:32].encode(), secret[32:].encode()


def hidden_from(game: Game, dealer: bool, curtained: bool) -> list[Card]:
    """The cards of which a viewer does not know where they lie, as they will come."""
    unseen = list(game.deck[: len(game.view(0).unseen)])
    return unseen if dealer or not curtained else [*_new_cards(game), *unseen]


def _new_cards(game: Game) -> list[Card]:
    """The cards that were dealt with this room."""
    events = game.turns[-1].events if game.move_count else game.opening
    return [event.card for event in events if isinstance(event, Dealt)]


def check_told(answer: Answer, table: Table, dealer: bool) -> None:
    """An answer about an open match names no hidden card, nor the order in which they lie."""
    match = table.player.server.host._kept[table.game].match
    if match.game is None or match.over:
        return
    hidden = hidden_from(match.game, dealer, match.curtained)
    text = answer.body.decode()
    if len(hidden) >= ENOUGH:
        bare = NO_CODE.sub("", text)
        for start in range(0, len(hidden) - IN_A_ROW + 1, IN_A_ROW // 2):
            assert "".join(map(str, hidden[start : start + IN_A_ROW])) not in bare
    data = answer.data
    state = data.get("state", data) if answer.status == 200 else data["error"].get("state", {})
    told = json.dumps([state.get("turns"), state.get("opening"), state.get("tale")])
    if match.facts.rules.players == 1:
        assert not {str(card) for card in hidden} & set(re.findall(r"\b[2-9TJQKAX][csdh]\b", told))


def nonsense(match: HostMatch, chance: Random) -> dict[str, Any]:
    """Something that a player of this match should not send."""
    assert match.game is not None
    version, moves = match.version, [str(move) for move in match.game.legal_moves]
    some_card = str(chance.choice(match.facts.rules.deck))
    return chance.choice(
        [
            {"kind": "move", "ply": version, "moves": [some_card]},
            {"kind": "move", "ply": version, "moves": ["-" + some_card]},
            {"kind": "move", "ply": version, "moves": [*chance.sample(moves, len(moves)), some_card]},
            {"kind": "move", "ply": max(0, version - 1), "moves": moves[:1]},
            {"kind": "move", "ply": version + 1, "moves": moves[:1]},
            {"kind": "move", "ply": version, "moves": []},
            {"kind": "hand_over", "ply": version, "words": "mine"},
            {"kind": "enter", "ply": version, "words": "again"},
            {"kind": "undo", "ply": version},
        ]
    )


async def attack(table: Table, match: HostMatch, chance: Random) -> Answer:
    """Send nonsense, or ask for what is not to be had."""
    way, player, path = chance.randrange(8), table.player, f"/games/{table.game}"
    if way == 0:
        return await player.ask("GET", f"{path}/record")
    if way == 1:
        return await player.ask("GET", path, since=chance.randrange(40))
    if way == 2:
        return await player.server.somebody().ask("GET", path)
    if way == 3:
        return await player.ask("GET", "/me/data")
    body = nonsense(match, chance) | {"key": "never", "since": chance.randrange(40)}
    if way == 4:
        body["seat"] = 1
    return await player.ask("POST", f"{path}/actions", body)


async def hold(server: Asgi, attacker: Attacker, number: int) -> None:
    """Play one game of a thousand, and read every byte of it."""
    chance, rules = Random(number), list(RULEBOOK)[number % len(RULEBOOK)]
    tables = await _tables(server, rules, number)
    game = tables[0].game
    secrets = [server.host._kept[game].match.facts.secret.hex()]
    attacker.keep(*secrets)

    def match() -> HostMatch:
        return server.host._kept[game].match

    def read(answer: Answer, table: Table) -> None:
        # Once the game is over, its deal is no secret.
        if match().over:
            attacker.open(*secrets)
        attacker.look(answer.all_bytes)
        if not answer.body.startswith(b"[Rules") and b'"results"' not in answer.body:
            check_told(answer, table, DEALER in match().seats_of(table.player.id))

    while not match().over:
        table = chance.choice(tables)
        query: dict[str, Any] = {"watch": table.watch} if table.watch else {}
        read(await table.player.ask("GET", f"/games/{game}", since=chance.randrange(20), **query), table)
        now = match()
        if now.game is not None and chance.random() < 0.3:
            read(await attack(table, now, chance), table)
        if not match().over:
            table, action = _next_action(match(), tables, chance)
            answer = await table.player.ask("POST", f"/games/{game}/actions", action)
            assert answer.status == 200, answer.body
            if action["kind"] == "enter":
                secrets.append(table.whole().seed or "")
                attacker.keep(*secrets)
            read(answer, table)


async def _tables(server: Asgi, rules: str, number: int) -> list[Table]:
    """Everybody at a table: whoever plays, a Dealer now and then, and a spectator."""
    ann = await server.player()
    dealer = number % 3 == 0
    if rules in RANKED_RULES and not dealer:
        return [await ann.open(rules=rules)]
    table = await ann.open(kind="shared", rules=rules, dealer=dealer)
    invites = await table.invites()
    watch = invites.pop("watch")
    others = [await (await server.player()).accept(invite) for invite in invites.values()]
    return [table, *others, Table(server.somebody(), table.game, watch)]


def _next_action(match: HostMatch, tables: list[Table], chance: Random) -> tuple[Table, dict[str, Any]]:
    """What somebody does next, as the rules want it."""
    action: dict[str, Any] = {"ply": match.version, "key": str(match.version), "since": match.version}
    if match.game is None:
        return tables[0], action | {"kind": "enter", "words": "ours"}
    seat = DEALER if match.curtained else match.game.turn
    table = next(each for each in tables if match.players[seat] == each.player.id)
    if match.curtained:
        return table, action | {"kind": "hand_over"}
    if chance.random() < 0.01:
        return table, action | {"kind": "give_up"}
    moves = [str(move) for move in match.game.legal_moves]
    return table, action | {
        "kind": "move",
        "moves": [chance.choice([move for move in moves if move != "run"] or moves)],
    }


@awaited
async def test_an_attacker_who_reads_every_byte_of_a_thousand_games_learns_nothing_too_early(
    tmp_path: Path,
) -> None:
    attacker, lines = Attacker(), Lines()
    with lines:
        async with asgi(tmp_path) as server:
            for first in range(0, GAMES, 50):
                await gather(*(hold(server, attacker, first + number) for number in range(50)))
                attacker.look((await server.send("GET", "/metrics")).all_bytes)
    attacker.look("\n".join(lines.said).encode())
    assert attacker.closed == set(), "every game was opened in the end"
    assert attacker.read > 10_000_000
    assert not any(answer.status >= 500 for answer in server.sent)


def test_the_attacker_can_read() -> None:
    attacker = Attacker()
    attacker.keep("ab" * 32)
    attacker.look(b'{"commitment": "' + b"cd" * 32 + b'"}')
    for said in ("AB" * 32, "x" + "00" * 3 + "ab" * 20):
        with pytest.raises(AssertionError):
            attacker.look(said.encode())


# --- What the log says -------------------------------------------------------------------------------


class Lines(logging.Handler):
    """Keeps the log as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(_Lines())
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))

    def __enter__(self) -> Lines:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)


@awaited
async def test_a_fault_is_logged_without_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(self: HostMatch, action: object) -> HostMatch:
        assert self.game is not None
        raise LookupError(self.game.position(), self.facts.secret.hex())

    with Lines() as lines:
        async with asgi(tmp_path) as server:
            table = await (await server.player()).ranked()
            monkeypatch.setattr(HostMatch, "_move", failing)
            answer = await table.do("move", str(table.view.legal_moves[0]))
    assert (answer.status, answer.code) == (500, "fault")
    (line,) = lines.said
    said = json.loads(line)
    assert said["message"] == "POST /games/{game}/actions failed: LookupError"
    assert "in failing" in said["where"]
    for secret in (
        table.view.position(),
        server.host._kept[table.game].match.facts.secret.hex(),
    ):
        assert secret not in line
        assert secret not in answer.body.decode()


@awaited
async def test_a_database_that_fails_is_logged_without_what_was_written(tmp_path: Path) -> None:
    with Lines() as lines:
        async with asgi(tmp_path) as server:
            ann = await server.player()
            table = await ann.ranked()
            bob = await server.player()
            await server.host.writer.change(lambda rows: rows.exec_driver_sql("DROP TABLE actions"))
            for answer in (
                await table.do("move", str(table.view.legal_moves[0])),
                await bob.ask("POST", "/games", {}),
            ):
                assert (answer.status, answer.code) == (503, "unavailable")
    assert len(lines.said) >= 2
    for line in lines.said:
        for secret in (ann.id, bob.id, table.game, "[parameters"):
            assert secret not in line


# --- The same match over other hidden cards ----------------------------------------------------------


@dataclass
class World:
    """One of two servers that differ in nothing but what is hidden."""

    name: str
    deck: list[int] = field(default_factory=list)
    """The order of the deal; without one, that of chance."""
    said: dict[str, list[bytes]] = field(default_factory=dict)
    """Every answer, by who got it."""

    def order(self, cards: bytes, seed: str, shuffle: int) -> bytes:
        if not self.deck:
            self.deck = list(keyed_order(cards, "the same in both", 0))
        return bytes(self.deck)

    def hear(self, who: str, answer: Answer, commitment: str) -> None:
        said = answer.all_bytes.replace(commitment.encode(), b"*" * 64)
        self.said.setdefault(who, []).append(said)


Step = tuple[str, str, dict[str, Any]]
Ask = Callable[[str, str, dict[str, Any]], Any]


async def live(
    folder: Path, patch: pytest.MonkeyPatch, world: World, rules: str, dealer: bool, steps: Any
) -> None:
    """Hold one match in a world: `steps` does everything, through a function that notes what is said."""
    ids, tokens = count(1), count(1)
    for module in ("people", "host"):
        patch.setattr(f"scoundrel.host.{module}.new_id", lambda: f"{next(ids):016x}")
    patch.setattr("scoundrel.host.host.new_token", lambda: f"token{next(tokens):04}")
    patch.setattr("scoundrel.game.keyed_order", world.order)
    async with asgi(folder / world.name) as server:
        people = {name: await server.player(name.title()) for name in ("ann", "bob", "cyd")}
        shared = dealer or RULEBOOK[rules].players > 1
        table = await people["ann"].open(kind="shared" if shared else "ranked", rules=rules, dealer=dealer)
        invites = await table.invites()
        watch = invites.pop("watch")
        for name, invite in zip(("bob", "cyd"), invites.values(), strict=False):
            await people[name].accept(invite)
        people["spectator"] = server.somebody()
        commitment = table.hosted.commitment

        async def ask(who: str, kind: str, body: dict[str, Any]) -> Answer:
            path = f"/games/{table.game}"
            if kind == "look":
                query: dict[str, Any] = {"watch": watch} if who == "spectator" else {}
                answer = await people[who].ask("GET", path, **query, **body)
            elif kind == "record":
                answer = await people[who].ask("GET", f"{path}/record")
            else:
                answer = await people[who].ask("POST", f"{path}/actions", body)
            server.clock.now += 1_000
            world.hear(who, answer, commitment)
            return answer

        await steps(server, table, ask)


class Script:
    """What everybody does, chosen in one world and done again in the other."""

    def __init__(self, chance: Random, shuffles: bool) -> None:
        self.steps: list[Step] = []
        self.seen = 0
        """How many cards had been seen by all in the end."""
        self._chance = chance
        self._shuffles = shuffles

    async def choose(self, server: Asgi, table: Table, ask: Ask) -> None:
        """Play a while, by what everybody may know, with nonsense in between."""

        async def do(*step: Any) -> None:
            self.steps.append(step)
            await ask(*step)

        chance, ply = self._chance, server.host._kept[table.game].match.version
        await do("ann", "act", {"kind": "enter", "ply": ply, "key": "enter", "words": "ours"})
        keys = count(1)
        for _ in range(chance.randrange(2, 24)):
            match = server.host._kept[table.game].match
            assert match.game is not None
            if match.over or len(match.game.view(0).unseen) < 2 * match.facts.rules.room_size:
                break
            names = self._names(match, server)
            for who in (*names.values(), "spectator"):
                await do(who, "look", {"since": chance.randrange(match.version + 1)})
                await self._disturb(match, who, do)
            if match.curtained:
                if chance.random() < 0.2:
                    break
                await do(
                    names[DEALER],
                    "act",
                    {"kind": "hand_over", "ply": match.version, "key": str(next(keys))},
                )
                continue
            moves = [str(move) for move in match.game.legal_moves if self._may_be_made(match.game, move)]
            if not moves:
                break
            body = {
                "kind": "move",
                "ply": match.version,
                "key": str(next(keys)),
                "moves": [chance.choice(moves)],
            }
            await do(names[match.game.turn], "act", body | {"since": chance.randrange(match.version + 1)})
        match = server.host._kept[table.game].match
        assert match.game is not None
        hidden = hidden_from(match.game, False, match.curtained)
        self.seen = len(match.facts.rules.deck) - len(hidden)

    def _may_be_made(self, game: Game, move: Move) -> bool:
        """A shuffle would put other cards in another order, and a deal is opened at the end."""
        if move.action is not Action.TAKE and not self._shuffles:
            return False
        after = game.copy()
        after.play(move)
        return not after.over

    async def _disturb(self, match: HostMatch, who: str, do: Any) -> None:
        """Wrong moves, late ones, and some that reach for cards that nobody knows."""
        chance = self._chance
        assert match.game is not None
        visible = [str(move) for move in match.game.view(0).legal_moves] if not match.curtained else []
        for _ in range(chance.randrange(3)):
            wanted = [str(chance.choice(match.facts.rules.deck)) for _ in range(chance.randrange(1, 6))]
            reach = chance.sample(visible, min(len(visible), 4)) + wanted
            body = {"kind": "move", "ply": match.version, "key": "bad", "moves": reach[:16]}
            if self._would_be_made(match, who, reach):
                continue
            await do(who, "act", body)
        if chance.random() < 0.2:
            await do(who, "record", {})
            await do(who, "act", {"kind": "move", "ply": 1, "key": "late", "moves": ["2c"]})

    def _would_be_made(self, match: HostMatch, who: str, moves: list[str]) -> bool:
        """Whether these moves are legal after all."""
        assert match.game is not None
        twin = match.game.copy()
        room, lying = twin.room_number, [*map(str, filter(None, twin.room))]
        for move in moves:
            card = move[:2] if move[0] != "-" else move[1:3]
            if card not in lying or twin.room_number != room:
                return False
            lying.remove(card)
            try:
                twin.play(move)
            except ValueError:
                return False
        return True

    def _names(self, match: HostMatch, server: Asgi) -> dict[int, str]:
        found = {}
        for seat, player in match.players.items():
            person = server.host.people.find(player)
            assert person is not None
            found[seat] = person.name.lower()
        return found

    async def repeat(self, server: Asgi, table: Table, ask: Ask) -> None:
        for step in self.steps:
            await ask(*step)


@pytest.mark.parametrize("dealer", [False, True], ids=["alone", "with a Dealer"])
@pytest.mark.parametrize("rules", RULEBOOK)
@awaited
async def test_other_hidden_cards_change_no_byte_for_whoever_may_not_see_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str, dealer: bool
) -> None:
    curtained = differing = 0
    for number in range(4):
        script = Script(Random(f"{rules}/{dealer}/{number}"), rules in NOTHING_SHUFFLED)
        one = World(f"one{number}")
        await live(tmp_path, monkeypatch, one, rules, dealer, script.choose)
        hidden = one.deck[script.seen :]
        other = World(f"other{number}", one.deck[: script.seen] + hidden[::-1])
        await live(tmp_path, monkeypatch, other, rules, dealer, script.repeat)
        assert sum(map(len, one.said.values())) == len(script.steps)
        the_dealer = ("cyd" if RULEBOOK[rules].players > 1 else "bob") if dealer else ""
        for who in one.said:
            if who != the_dealer:
                assert one.said[who] == other.said[who]
        differing += dealer and one.said[the_dealer] != other.said[the_dealer]
        curtained += dealer
    assert differing or not curtained, "a Dealer sees what the others do not"


def test_worlds_differ_in_their_hidden_cards() -> None:
    deck = bytes(card.code for card in RULEBOOK["classic"].deck)
    one = World("one")
    assert one.order(deck, "a seed", 0) == one.order(deck, "another", 0)
    assert sorted(one.order(deck, "a seed", 0)) == sorted(deck)


# --- Asking the deck ---------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["classic", "sidestep", "dragons", "hard"])
@awaited
async def test_moves_that_reach_beyond_the_room_ask_nothing_of_the_deck(
    tmp_path: Path, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever guesses the next card is told the same as whoever does not."""
    # A first room that can be survived.
    monkeypatch.setattr("secrets.token_bytes", Random(rules).randbytes)
    async with asgi(tmp_path) as server:
        ann = await server.player()
        table = await ann.open(kind="ranked", rules=rules)
        await table.do("enter", words="mine")
        view = table.now.view
        assert view is not None
        avoiding = view.rules.avoid is Avoid.CARD
        start = [f"-{view.room[0]}"] if avoiding else [] if view.rules.avoid is Avoid.NOTHING else ["run"]
        if not start:
            start = _whole_room(view)
        said = set()
        for card in view.unseen:
            for way in ("b", "w") if card.kind is Kind.MONSTER and view.rules.bare_hands else ("",):
                answer = await table.do("move", *start, f"{card}{way}")
                assert answer.code == "refused"
                said.add(answer.body)
                server.app._asking._left.clear()
        assert len(said) == 1
        assert (await table.look()).data["version"] == 2


def _whole_room(view: Any) -> list[str]:
    """Moves that face as many cards as a room wants."""
    after = view
    made: list[str] = []
    while after.left_to_face and len(made) < view.rules.to_face - 1:
        move = str(after.legal_moves[-1])
        made.append(move)
        after = after.after(move)
    return [*made, str(after.legal_moves[-1])]


@pytest.mark.parametrize("rules", [name for name in RULEBOOK if name not in NOTHING_SHUFFLED])
def test_a_reshuffle_is_keyed(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where cards are shuffled back, the order of all that is hidden comes from the key, not from a stream."""
    asked: list[tuple[int, int]] = []

    def spied(cards: bytes, seed: str, shuffle: int) -> bytes:
        asked.append((len(cards), shuffle))
        return keyed_order(cards, seed, shuffle)

    monkeypatch.setattr("scoundrel.game.keyed_order", spied)
    game = Game.deal(rules, "a seed", 0, keyed=True)
    below = len(game.deck)
    game.play("run")
    assert asked == [(len(game.rules.deck), 0), (below, 1)]
    other = Game.deal(rules, "another seed", 0, keyed=True)
    assert cards_text(other.deck) != cards_text(game.deck)
    asked.clear()
    Game.deal(rules, "a seed", 0).play("run")
    assert asked == []
