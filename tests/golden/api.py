"""The examples in the description of the API: a story that is told to a server, request by request."""

from __future__ import annotations

import asyncio
import json
import secrets
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scoundrel.host.describing import story
from tests.asgi import Answer, Asgi, Player, asgi

__all__ = ["examples"]

WIDTH = 108


def examples() -> str:
    """The requests of the examples, each with the answer that it gets now."""
    return _pretty(asyncio.run(_told(story()))) + "\n"


async def _told(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        _draw(patch, "the key of the server")
        async with asgi(Path(folder)) as server:
            people: dict[str | None, Player] = {}
            told = []
            for step in steps:
                _draw(patch, step["title"])
                server.clock.now += 1
                told.append(step | await _step(server, people, step))
            return told


def _draw(patch: pytest.MonkeyPatch, title: str) -> None:
    """What is drawn at random in a step depends on its title alone."""
    chance = Random(title)
    patch.setattr(secrets, "token_bytes", chance.randbytes)
    patch.setattr(secrets, "choice", chance.choice)


async def _step(server: Asgi, people: dict[str | None, Player], step: dict[str, Any]) -> dict[str, Any]:
    player = people.setdefault(step["by"], server.somebody())
    method, path = step["asked"].split(" ")
    answer = await player.ask(
        method, path.format(**step.get("path", {})), step.get("body"), **step.get("query", {})
    )
    if answer.status == 200 and "token" in (found := _value(answer)):
        player.token = found["token"]
    return {"status": answer.status, "answer": _value(answer)}


def _value(answer: Answer) -> Any:
    return answer.data if answer.header("content-type") == "application/json" else answer.body.decode()


def _pretty(value: Any, depth: int = 0) -> str:
    """JSON in which whatever fits into a line is in one."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + depth < WIDTH or not isinstance(value, dict | list):
        return line
    pairs = value.items() if isinstance(value, dict) else (("", each) for each in value)
    parts = [
        " " * (depth + 1) + (f"{json.dumps(name)}: " if name else "") + _pretty(each, depth + 1)
        for name, each in pairs
    ]
    begin, end = "{}" if isinstance(value, dict) else "[]"
    return "\n".join((begin, ",\n".join(parts), " " * depth + end))
