"""The guest over the Model Context Protocol: tools to play with, and texts to read."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.metadata import version
from typing import Any, NamedTuple

import anyio
from mcp import types
from mcp.server.lowlevel.server import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError

from scoundrel.assistant.guest import Guest, Told
from scoundrel.errors import ScoundrelError, StaleGame, quote
from scoundrel.rules import RULEBOOK, Rules, nearest
from scoundrel.texts import For, Message, for_whom, say
from scoundrel.words.guides import GUIDES, Guide, Kind, guide
from scoundrel.words.phrases import sentence
from scoundrel.words.rules import title_of
from scoundrel.words.speech import spoken
from scoundrel.words.table import rules_lines

__all__ = ["make_server", "serve"]

HOME = "scoundrel://"
"""Where the addresses of all texts begin."""
PLAIN = "text/plain"
KINDS: dict[str, type] = {"string": str, "integer": int}
"""The types of arguments, as the protocol names them."""


@dataclass(frozen=True, slots=True)
class _Tool:
    """Something that a guest can ask for; what it is, and each argument, is in the catalogue."""

    answer: Callable[..., Told]
    arguments: Mapping[str, str] = field(default_factory=dict)
    needed: tuple[str, ...] = ()
    only_tells: bool = False
    """Whether it only reads and changes nothing."""


def make_server(guest: Guest, *, hints: bool = False, undo: bool = False) -> Server[Any]:
    """A server for one guest, who gets hints or takes moves back only if that is allowed."""
    tools = _tools(guest) | ({"hint": _Tool(guest.hint)} if hints else {})
    tools |= {"undo": _Tool(guest.undo)} if undo else {}
    texts = _texts()

    async def list_tools(_: object, __: object) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_described(name, tool) for name, tool in tools.items()])

    async def call_tool(_: object, asked: types.CallToolRequestParams) -> types.CallToolResult:
        told = await anyio.to_thread.run_sync(
            lambda: guest.marked(_answer(guest, tools, asked.name, asked.arguments))
        )
        return types.CallToolResult(
            content=[types.TextContent(text=told.text)],
            structured_content=told.facts,
            is_error=told.refused,
        )

    async def list_resources(_: object, __: object) -> types.ListResourcesResult:
        return types.ListResourcesResult(resources=[text.described(uri) for uri, text in texts.items()])

    async def list_templates(_: object, __: object) -> types.ListResourceTemplatesResult:
        # There are none, but some clients ask wherever there is something to read.
        return types.ListResourceTemplatesResult(resource_templates=[])

    async def read_resource(_: object, asked: types.ReadResourceRequestParams) -> types.ReadResourceResult:
        if asked.uri not in texts:
            near = nearest(_name(asked.uri), map(_name, texts))
            words = say("assistant-no_text", uri=quote(asked.uri), near=near)
            raise MCPError(code=types.INVALID_PARAMS, message=words)
        content = types.TextResourceContents(uri=asked.uri, text=texts[asked.uri].write(), mime_type=PLAIN)
        return types.ReadResourceResult(contents=[content])

    return Server(
        "scoundrel",
        version=version("scoundrel-cards"),
        title=say("page-name"),
        instructions=say("assistant-instructions"),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_list_resource_templates=list_templates,
        on_read_resource=read_resource,
    )


def serve(server: Server[Any]) -> None:
    """Answer over standard input and output until the other side closes them."""

    async def answer() -> None:
        async with stdio_server() as (asking, answering):
            await server.run(asking, answering, server.create_initialization_options())

    anyio.run(answer)


# --- Tools -------------------------------------------------------------------------------------------


def _tools(guest: Guest) -> dict[str, _Tool]:
    return {
        "rule_sets": _Tool(guest.rule_sets, only_tells=True),
        "rules": _Tool(guest.rules, {"rules": "string"}, only_tells=True),
        "new_game": _Tool(guest.new_game, {"rules": "string", "seed": "string", "partner": "string"}),
        "saved_games": _Tool(guest.saved_games, only_tells=True),
        "continue_game": _Tool(guest.continue_game, {"number": "integer"}),
        "look": _Tool(guest.look, only_tells=True),
        "play": _Tool(guest.play, {"moves": "string"}, ("moves",)),
    }


def _described(name: str, tool: _Tool) -> types.Tool:
    properties = {
        argument: {"type": kind, "description": say(f"assistant-argument-{argument}")}
        for argument, kind in tool.arguments.items()
    }
    return types.Tool(
        name=name,
        description=say(f"assistant-tool-{name}"),
        input_schema={
            "type": "object",
            "properties": properties,
            "required": list(tool.needed),
            "additionalProperties": False,
        },
        annotations=types.ToolAnnotations(
            read_only_hint=tool.only_tells, destructive_hint=False, open_world_hint=False
        ),
    )


def _answer(
    guest: Guest, tools: Mapping[str, _Tool], name: str, given: Mapping[str, object] | None
) -> Told:
    """The answer of a tool, or why it refuses."""
    with guest.lock, for_whom(For.EARS):
        try:
            return _ask(guest, _named(tools, name), name, given or {})
        except ScoundrelError as error:
            return Told(_sentence(error), refused=True)
        except Exception:
            # Its text may name hidden cards, so it goes to the log and not to the guest.
            logging.getLogger(__name__).exception("the tool %s failed", name)
            return Told(say("assistant-broken"), refused=True)


def _ask(guest: Guest, tool: _Tool, name: str, given: Mapping[str, object]) -> Told:
    """The answer of a tool; if the game was played on elsewhere, how it stands now."""
    arguments = _checked(name, tool, given)
    try:
        return tool.answer(**arguments)
    except StaleGame as error:
        now = guest.look()
        return replace(now, text=f"{_sentence(error)}\n{now.text}", refused=True)


def _named(tools: Mapping[str, _Tool], name: str) -> _Tool:
    if name not in tools:
        near, known = nearest(name, tools), [*tools]
        raise ScoundrelError("assistant-no_tool", name=quote(name), near=near, known=known)
    return tools[name]


def _checked(name: str, tool: _Tool, given: Mapping[str, object]) -> dict[str, object]:
    """The arguments that were given; null counts as missing."""
    arguments = {argument: value for argument, value in given.items() if value is not None}
    for argument, value in arguments.items():
        kind = tool.arguments.get(argument)
        if kind is None:
            known = [*tool.arguments]
            raise ScoundrelError("assistant-no_argument", tool=name, name=quote(argument), known=known)
        if not isinstance(value, KINDS[kind]) or isinstance(value, bool):
            wanted = Message(f"assistant-kind-{kind}")
            raise ScoundrelError("assistant-wrong_kind", name=argument, value=quote(value), wanted=wanted)
    for argument in tool.needed:
        if argument not in arguments:
            raise ScoundrelError("assistant-missing", tool=name, name=argument)
    return arguments


def _sentence(error: ScoundrelError) -> str:
    return spoken(sentence(error))


# --- Texts -------------------------------------------------------------------------------------------


class _Text(NamedTuple):
    """Something to read."""

    title: str
    write: Callable[[], str]

    def described(self, uri: str) -> types.Resource:
        return types.Resource(uri=uri, name=uri.removeprefix(HOME), title=self.title, mime_type=PLAIN)


def _texts() -> dict[str, _Text]:
    """The rules and the guides, by their addresses."""
    rules = {
        f"{HOME}rules/{name}": _Text(title_of(each), partial(_rules_text, each))
        for name, each in RULEBOOK.items()
    }
    guides = {
        f"{HOME}guides/{name}": _Text(guide(name).title, partial(_guide_text, guide(name)))
        for name in GUIDES
    }
    return rules | guides


def _name(uri: str) -> str:
    return uri.rpartition("/")[2]


def _rules_text(rules: Rules) -> str:
    with for_whom(For.EARS):
        return "\n".join(map(spoken, rules_lines(rules)))


def _guide_text(text: Guide) -> str:
    blocks = (f"- {block.text}" if block.kind is Kind.ITEM else f"\n{block.text}" for block in text.blocks)
    return "\n".join(map(spoken, (text.title, *blocks)))
