"""A language model at the table: through the official client, as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.shared.exceptions import MCPError
from mcp.types import CallToolResult, TextContent, TextResourceContents

from scoundrel import RULEBOOK, Game
from scoundrel.assistant.guest import Guest, Told
from scoundrel.assistant.server import make_server
from scoundrel.coach.hints import hint
from scoundrel.errors import IllegalMove, ScoundrelError, StaleGame
from scoundrel.extras import installing
from scoundrel.plain.table import show_table, show_unseen, tell_events
from scoundrel.play.saved import Kind
from scoundrel.play.sitting import Sitting
from scoundrel.store import Store
from scoundrel.words.guides import GUIDES
from scoundrel.words.speech import spoken
from tests.screens import awaited
from tests.sittings import whole
from tests.test_cli import SCOUNDREL, run
from tests.test_secrets import twins

SECRET = "a seed that nobody may know"

SAME_PROGRAM = {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}
"""Makes the server run the program that is tested; the client passes on no such variable by itself."""


class Assistant:
    """The other side: a program that asks and is answered."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def ask(self, tool: str, **arguments: object) -> tuple[str, dict[str, Any]]:
        """The text of the answer, and its data."""
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, text_of(result)
        return text_of(result), result.structured_content or {}

    async def is_refused(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error
        assert result.structured_content is None
        return text_of(result)


def text_of(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


@asynccontextmanager
async def assistant(place: Path, *options: str) -> AsyncIterator[Assistant]:
    command, *arguments = SCOUNDREL
    server = StdioServerParameters(
        command=command,
        args=[*arguments, "mcp", *options],
        env={"SCOUNDREL_DATA": str(place)} | SAME_PROGRAM,
    )
    with open(os.devnull, "w") as nowhere:
        async with Client(stdio_client(server, errlog=nowhere)) as client:
            yield Assistant(client)


# --- Playing -----------------------------------------------------------------------------------------


@awaited
async def test_a_whole_game_by_an_assistant(tmp_path: Path) -> None:
    async with assistant(tmp_path) as mind:
        told, facts = await mind.ask("new_game", rules="classic")
        assert told.startswith("Classic Scoundrel.\nRoom 1 of 15. 40 cards below.\nHealth 20 of 20.")
        chance, said = Random(1), [told]
        while not facts["over"]:
            told, facts = await mind.ask("play", moves=chance.choice(facts["moves"]))
            said.append(told)
        assert facts["moves"] == []
    with Store.open(tmp_path) as store:
        (saved,) = store.games()
        game = store.load(saved)
    assert game.over
    assert saved.kind is Kind.FREE
    assert facts["result"] == game.result
    assert said[-1].endswith(f"This was deal {game.seed}.")
    assert not any(str(game.seed) in told for told in said[:-1])


@awaited
async def test_a_game_started_in_the_terminal_goes_on_with_the_assistant(tmp_path: Path) -> None:
    game = Game.deal("classic", 42)
    with Store.open(tmp_path) as store:
        begun = Sitting.begin(store, game, named=True)
        begun.play("8d")
        async with assistant(tmp_path) as mind:
            told, facts = await mind.ask("continue_game")
            assert told.startswith("Classic Scoundrel, deal 42.")
            assert facts["position"] == game.view(0).position()
            assert (await mind.ask("play", moves="4 of clubs with the weapon"))[0].startswith(
                "You slay the 4 of clubs"
            )
            # The terminal has not noticed yet.
            with pytest.raises(StaleGame):
                begun.play("8h")
            assert [str(move) for move in whole(begun).moves] == ["8d", "4cw"]
            begun.play("8h")
            overtaken = await mind.client.call_tool("play", {"moves": "2d"})
            assert overtaken.is_error
            assert text_of(overtaken).startswith("The game was continued elsewhere")
            assert (await mind.ask("look"))[0] in text_of(overtaken)
            assert len(whole(begun).moves) == store.find(1).moves
            begun.play("run")
            assert (await mind.ask("look"))[1]["position"] == whole(begun).view(0).position()


@awaited
async def test_a_game_for_two_with_a_bot(tmp_path: Path) -> None:
    async with assistant(tmp_path) as mind:
        told, facts = await mind.ask("new_game", rules="dragons-duo", seed="duo", partner="greedy")
        assert "Magpie" in told or "Magpie" in (await mind.ask("play", moves=facts["moves"][1]))[0]
        assert "player 1 to move" in (await mind.ask("look"))[0].lower()
    with Store.open(tmp_path) as store:
        (saved,) = store.games()
        assert saved.seats == ("human", "greedy")


@awaited
async def test_hints_and_undo_only_where_they_are_allowed(tmp_path: Path) -> None:
    async with assistant(tmp_path) as mind:
        tools = {tool.name for tool in (await mind.client.list_tools()).tools}
        assert not tools & {"hint", "undo"}
        await mind.ask("new_game", seed="42")
        assert "There is no tool 'hint'" in await mind.is_refused("hint")
        assert "There is no tool 'undo'" in await mind.is_refused("undo")
    async with assistant(tmp_path, "--hints", "--undo") as mind:
        tools = {tool.name for tool in (await mind.client.list_tools()).tools}
        assert {"hint", "undo"} <= tools
        _, before = await mind.ask("continue_game")
        assert "which card would you leave?" in (await mind.ask("hint"))[0]
        assert "take the 2 of diamonds" in (await mind.ask("hint"))[0]
        assert (await mind.ask("hint"))[0] == spoken(hint(Game.deal("classic", 42).view(0)).text)
        await mind.ask("play", moves="8d")
        assert (await mind.ask("undo"))[1] == before
    with Store.open(tmp_path) as store:
        (saved,) = store.games()
        assert (saved.hints, saved.undos, saved.moves) == (1, 1, 0)


@awaited
async def test_every_tool_and_argument_is_described(tmp_path: Path) -> None:
    async with assistant(tmp_path, "--hints", "--undo") as mind:
        assert "Scoundrel" in (mind.client.instructions or "")
        for tool in (await mind.client.list_tools()).tools:
            assert tool.description
            assert tool.description.endswith(".")
            for argument in tool.input_schema["properties"].values():
                assert argument["description"].endswith(".")
                assert argument["type"] in ("string", "integer")


@awaited
async def test_rules_and_guides_can_be_read(tmp_path: Path) -> None:
    async with assistant(tmp_path) as mind:
        sets, _ = await mind.ask("rule_sets")
        assert [line.partition(":")[0] for line in sets.splitlines()] == list(RULEBOOK)
        listed = {str(each.uri) for each in (await mind.client.list_resources()).resources}
        wanted = {f"scoundrel://rules/{name}" for name in RULEBOOK}
        assert listed == wanted | {f"scoundrel://guides/{name}" for name in GUIDES}
        for uri in sorted(listed):
            (content,) = (await mind.client.read_resource(uri)).contents
            assert isinstance(content, TextResourceContents)
            assert len(content.text) > 500
            if uri in wanted:
                assert content.text == (await mind.ask("rules", rules=uri.rpartition("/")[2]))[0]
        assert (await mind.client.list_resource_templates()).resource_templates == []
        with pytest.raises(
            MCPError, match="there is no text 'scoundrel://rules/clasic' .did you mean 'classic'"
        ):
            await mind.client.read_resource("scoundrel://rules/clasic")
        changed, _ = await mind.ask("rules", rules="classic start_health=15")
        assert "You start with 15 health" in changed


@awaited
async def test_an_impossible_request_is_refused_in_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with assistant(tmp_path, "--undo") as mind:
        for tool in ("look", "rules", "undo"):
            assert (await mind.is_refused(tool)).startswith(
                "No game is on the table: begin one with new_game"
            )
        assert await mind.is_refused("continue_game") == (
            "There is no unfinished game: begin one with new_game."
        )
        _, before = await mind.ask("new_game", seed="42")
        for tool, arguments, says in (
            ("play", {}, "The tool play needs moves."),
            ("play", {"moves": None}, "The tool play needs moves."),
            ("play", {"moves": 3}, "Moves must be text, not '3'."),
            ("play", {"moves": ["run"]}, "Moves must be text"),
            ("play", {"move": "run"}, "The tool play takes no 'move'; its arguments: moves."),
            ("look", {"at": "deck"}, "The tool look takes no 'at'; its arguments: none."),
            ("play", {"moves": ""}, "."),
            ("play", {"moves": "Ks"}, "king of spades is not in the room"),
            ("play", {"moves": "8d 4cw 8h run"}, "'run'"),
            ("play", {"moves": "x" * 20_000}, "."),
            ("undo", {}, "."),
            ("peek", {}, "There is no tool 'peek'; the tools are rule_sets, rules,"),
            ("new_game", {"rules": "clasic"}, "There is no rule set 'clasic' (did you mean 'classic'?)"),
            ("new_game", {"rules": "mine.toml"}, "There is no rule set"),
            ("new_game", {"rules": "/etc/passwd"}, "There is no rule set"),
            ("new_game", {"rules": "classic start_health=never"}, "start_health"),
            ("new_game", {"seed": "x" * 1001}, "."),
            ("new_game", {"seed": "daily/2099-01-01"}, "opens on 1 January 2099"),
            ("new_game", {"partner": "expert"}, "Classic is for one player, so nobody else can play."),
            ("new_game", {"rules": "dragons-duo", "partner": "oracle"}, "'oracle' can't play"),
            ("continue_game", {"number": 99}, "99"),
            ("continue_game", {"number": 10**30}, "."),
            ("continue_game", {"number": True}, "Number must be a whole number, not 'True'."),
        ):
            refusal = await mind.is_refused(tool, **arguments)
            assert says in refusal
            assert refusal.endswith((".", "?"))
            assert refusal[0].isupper() or refusal[0] in "'st"
            assert "Error executing" not in refusal
            assert len(refusal) < 400
        assert (await mind.ask("look"))[1] == before
    with Store.open(tmp_path) as store:
        assert len(store.games()) == 1


@awaited
async def test_every_answer_says_what_is_not_saved_until_it_is(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    unsaved = "Not saved: the saved games in "
    async with assistant(tmp_path / "file" / "games", "--hints") as mind:
        for tool, arguments in (
            ("rule_sets", {}),
            ("saved_games", {}),
            ("new_game", {"seed": "42"}),
            ("hint", {}),
            ("look", {}),
        ):
            assert unsaved in (await mind.ask(tool, **arguments))[0]
        assert unsaved in await mind.is_refused("play", moves="Ks")
        (tmp_path / "file").unlink()
        assert unsaved not in (await mind.ask("play", moves="8d"))[0]
    with Store.open(tmp_path / "file" / "games") as store:
        assert store.find(1).moves == 1


def test_without_the_package_the_command_says_what_to_install() -> None:
    code = "import sys; sys.modules['mcp'] = None; sys.argv[1:] = ['mcp']; from scoundrel.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stderr.endswith(f"mcp: {installing('mcp')} brings it\n")


def test_the_command_ends_with_its_input(tmp_path: Path) -> None:
    done = run("mcp")
    assert (done.returncode, done.stdout) == (0, "")


def test_the_words_are_those_of_plain_mode(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.deal("classic", 42)
    with Store.open(tmp_path) as store:
        guest = Guest(store)
        guest.new_game(seed="42")
        events = game.play("8d") + game.play("4cw")
        told = guest.play("8d 4cw").text
        tell_events(game.rules, events)
        show_table(game, room="room 1 of 15")
        assert told == capsys.readouterr().out.replace("\n\n", "\n").strip()
        show_table(game, room="room 1 of 15")
        show_unseen(game.view(0))
        assert capsys.readouterr().out.strip() in guest.look().text


@awaited
async def test_a_game_started_by_an_assistant_goes_on_in_the_terminal(tmp_path: Path) -> None:
    async with assistant(tmp_path) as mind:
        await mind.ask("new_game", rules="hard")
    done = subprocess.run(
        [*SCOUNDREL, "play", "--plain"],
        input="continue\n1\nquit\n",
        env=os.environ | {"SCOUNDREL_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "Hard Scoundrel. Type help" in done.stdout
    with Store.open(tmp_path) as store:
        assert store.find(1).moves == 1


# --- Nothing hidden ----------------------------------------------------------------------------------


def everything(guest: Guest) -> Iterator[object]:
    """All that a guest can be told before the next card is turned."""
    for ask in (guest.continue_game, guest.look, guest.rules, guest.rule_sets, guest.hint):
        yield ask()
    for moves in ("Xx", "9", "run run", "run 1", "-1 1", "1 1 1 1", "zz"):
        yield refusal(guest, moves)
    yield guest.look()


def refusal(guest: Guest, moves: str) -> str | Told:
    try:
        return guest.play(moves)
    except ScoundrelError as error:
        return str(error)


def seated(place: Path, game: Game) -> Guest:
    store = Store.open(place)
    saved = store.begin(game.after(0), Kind.FREE)
    store.keep_moves(saved, game)
    return Guest(store)


@pytest.mark.parametrize("rules", ["classic", "sidestep", "dragons", "digital", "dragons-duo"])
def test_games_that_differ_in_hidden_cards_are_told_the_same(tmp_path: Path, rules: str) -> None:
    pairs = (twins(rules, seed) for seed in range(30))
    pair = next(pair for pair in pairs if not pair[0].over and pair[0].deck != pair[1].deck)
    told = []
    for number, game in enumerate(pair):
        guest = seated(tmp_path / str(number), game)
        told.append(list(everything(guest)))
        guest.store.close()  # type: ignore[attr-defined]
    assert told[0] == told[1]


@awaited
async def test_nothing_hidden_comes_over_the_wire(tmp_path: Path) -> None:
    """The same as above through the client, up to the last card that both games have seen."""
    chance = Random(5)
    deck = list(RULEBOOK["classic"].deck)
    chance.shuffle(deck)
    told = []
    for number, hidden in enumerate((deck[8:], deck[8:][::-1])):
        place = tmp_path / str(number)
        with Store.open(place) as store:
            store.begin(Game.from_deck("classic", deck[:8] + hidden, SECRET), Kind.FREE)
        async with assistant(place, "--hints") as mind:
            said = [await mind.ask("continue_game"), await mind.ask("hint"), await mind.ask("rules")]
            said.append(await mind.ask("play", moves="run"))
            said += [await mind.ask("look"), await mind.ask("hint")]
            said.append((await mind.is_refused("play", moves="run"), {}))
        told.append(said)
    assert told[0] == told[1]
    assert SECRET not in str(told)


class Broken(Guest):
    """A guest in which an internal error occurs."""

    def look(self) -> Told:
        raise RuntimeError("the next card is the ace of spades")


@awaited
async def test_the_text_of_an_internal_error_is_logged_and_not_sent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Store.open(tmp_path) as store:
        async with Client(make_server(Broken(store))) as client:
            refusal = await Assistant(client).is_refused("look")
    assert refusal == "Something went wrong here; look shows how the game stands."
    assert "ace of spades" in caplog.text


def test_a_game_is_tried_only_move_by_move_into_the_next_room(tmp_path: Path) -> None:
    """Refusing moves in a later room would reveal its cards, although all moves are taken back."""
    with Store.open(tmp_path) as store:
        guest = Guest(store)
        guest.new_game(seed="42")
        with pytest.raises(IllegalMove):
            guest.play("run 2d")
        assert "Room 1 of 15." in guest.look().text
