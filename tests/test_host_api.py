"""The API is as it is described: the document, its examples, its errors, the news, and whatever is sent."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
import schemathesis
from jsonschema import Draft202012Validator
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import from_schema
from schemathesis.engine.events import FatalError, NonFatalError, ScenarioFinished
from schemathesis.python.asgi import shutdown_lifespans

from scoundrel.errors import StorageError
from scoundrel.host.api import ROUTES
from scoundrel.host.app import App
from scoundrel.host.describing import description, problems_of, story
from scoundrel.host.limits import MOST_SOCKETS, Limit, Limits
from scoundrel.host.replies import News, Problem
from scoundrel.host.requests import Act, NewGame
from tests.asgi import API, Answer, Clock, app_on, asgi, hold
from tests.screens import awaited
from tests.test_host import duo
from tests.test_host_guard import Socket, bearer

CODES = {
    "bad_request": 400,
    "no_player": 401,
    "forbidden": 403,
    "not_found": 404,
    "no_such_method": 405,
    "too_slow": 408,
    "stale": 409,
    "taken": 409,
    "no_length": 411,
    "too_large": 413,
    "not_json": 415,
    "refused": 422,
    "no_socket": 426,
    "too_many": 429,
    "fault": 500,
    "unavailable": 503,
}
"""The codes of errors, which clients know: one may be added, but none may change."""
DOCUMENT = description()
OPERATIONS = {
    f"{method.upper()} {path}": operation
    for path, operations in DOCUMENT["paths"].items()
    for method, operation in operations.items()
    if method != "parameters"
}


# --- The document --------------------------------------------------------------------------------------


def test_the_document_is_openapi() -> None:
    schemathesis.openapi.from_dict(DOCUMENT).validate()
    for schema in DOCUMENT["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
    references = set(re.findall(r'"\$ref": "([^"]+)"', json.dumps(DOCUMENT)))
    known = {
        f"#/components/{kind}/{name}" for kind, named in DOCUMENT["components"].items() for name in named
    }
    assert references <= known


def test_every_route_is_described_by_its_answers_and_all_that_may_go_wrong() -> None:
    assert set(OPERATIONS) == {f"{route.method} {route.path}" for route in ROUTES}
    for route in ROUTES:
        answers = OPERATIONS[f"{route.method} {route.path}"]["responses"]
        done = "101" if route.gives is News else "200"
        assert set(answers) == {done, *(str(kind.status) for kind in problems_of(route))}
        (content,) = answers[done]["content"].values()
        assert content["schema"] != {"type": "object"} or route.path == "/openapi.json"


def test_error_codes_stay_the_same() -> None:
    described = {
        name: schema["properties"]["code"]["enum"]
        for name, schema in DOCUMENT["components"]["schemas"].items()
        if "code" in schema.get("properties", {})
    }
    assert sorted(code for (code,) in described.values()) == sorted(CODES)
    assert {kind.code(): kind.status for kind in Problem.__subclasses__()} == CODES


# --- Examples: tests/golden/api.py tells them to a server, and compares every answer -----------------------


def test_every_route_has_an_example_of_what_it_is_for() -> None:
    shown = {each["asked"] for each in story() if each["status"] == 200}
    assert set(OPERATIONS) - shown == {"GET /openapi.json", "GET /news"}
    codes = {each["answer"]["error"]["code"] for each in story() if each["status"] != 200}
    assert {"forbidden", "no_player", "no_socket", "not_found", "refused", "stale", "taken"} == codes


@pytest.mark.parametrize("example", story(), ids=lambda example: str(example["title"]))
def test_an_example_is_as_the_document_says(example: dict[str, Any]) -> None:
    operation = OPERATIONS[example["asked"]]
    if "body" in example:
        content = operation["requestBody"]["content"]["application/json"]
        assert content["examples"][example["title"]]["value"] == example["body"]
        check(content["schema"], example["body"])
    path = DOCUMENT["paths"][example["asked"].partition(" ")[2]]
    parameters = {
        each["name"]: each for each in (*path.get("parameters", ()), *operation.get("parameters", ()))
    }
    for name, value in (example.get("path", {}) | example.get("query", {})).items():
        check(parameters[name]["schema"], value)
    answer = operation["responses"][str(example["status"])]
    if "$ref" in answer:
        answer = DOCUMENT["components"]["responses"][answer["$ref"].rpartition("/")[2]]
    (content,) = answer["content"].values()
    assert content["examples"][example["title"]]["value"] == example["answer"]
    check(content["schema"], example["answer"])


def check(schema: Any, value: Any) -> None:
    """A value is what the document says, by its schemas alone."""
    whole = {"components": DOCUMENT["components"], "allOf": [schema]}
    Draft202012Validator(whole).validate(value)


# --- News ----------------------------------------------------------------------------------------------


@awaited
async def test_sockets_are_closed_for_what_is_described_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described = OPERATIONS["GET /news"]["responses"]["101"]["x-close-codes"]
    seen = set()
    async with asgi(tmp_path) as server:
        one, _ = await duo(server)
        mine, news = bearer(one.player), f"game={one.game}"
        for code, query, headers in (
            (4400, f"{news}&watch=%00", (mine,)),
            (4403, news, (mine, ("origin", "https://evil.example"))),
            (4404, news, ()),
            (4413, f"{news}&more={'x' * 2_000}", (mine,)),
            (4422, "since=1", (mine,)),
        ):
            assert await (await Socket(server, query, *headers).open()).hear() == code
            seen.add(code)
        for code, fault in ((4503, StorageError("no disk")), (4500, ZeroDivisionError())):
            with monkeypatch.context() as patch:
                patch.setattr(server.host, "match", AsyncMock(side_effect=fault))
                assert await (await Socket(server, news, mine).open()).hear() == code
            seen.add(code)
        sockets = [await Socket(server, f"{news}&since=3", mine).open() for _ in range(MOST_SOCKETS)]
        while server.host.news.count < MOST_SOCKETS:
            await asyncio.sleep(0.01)
        assert await (await Socket(server, news, mine).open()).hear() == 4429
        await one.do("give_up")
        for socket in sockets:
            check({"$ref": "#/components/schemas/News"}, await socket.hear())
            await socket.leave()
    # The others need a client that does not listen, and a server that stops; both have tests of their own.
    assert {str(code) for code in (1012, 1013, 4429, *seen)} == set(described)


# --- Whatever is sent ----------------------------------------------------------------------------------


ME = b"Bearer me"
"""What stands for the token of a player who is there, whatever was done to the last one."""


class Watched:
    """An application whose every answer is held against the description."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._token = self._game = ""
        self.statuses: set[int] = set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if (b"authorization", ME) in scope["headers"]:
            given = [each for each in scope["headers"] if each[0] != b"authorization"]
            scope["headers"] = [*given, (b"authorization", f"Bearer {await self._valid()}".encode())]
            scope["path"] = re.sub("(?<=/games/)[0-9a-f]{16}", self._game, scope["path"])
        # Nothing will come that it could wait for.
        scope["query_string"] = re.sub(
            rb"\bwait=([1-9]|1\d|2[0-5])(?=&|$)", b"wait=0", scope["query_string"]
        )
        said: list[Any] = []

        async def sending(message: Any) -> None:
            said.append(message)
            await send(message)

        await self._app(scope, receive, sending)
        self.statuses.add(said[0]["status"])
        if scope["path"].startswith(API):
            headers = tuple((bytes(name), bytes(value)) for name, value in said[0]["headers"])
            hold(self._app, scope, Answer(said[0]["status"], headers, said[1]["body"]))

    async def _valid(self) -> str:
        host = self._app.host
        assert host is not None
        if await host.people.of_token(self._token) is None:
            person, _ = await host.writer.change(
                lambda connection: host.people.join(connection, host.clock(), program=False)
            )
            self._token = host.people.token(person)
            match, _ = await host.open(person, NewGame())
            self._game = match.facts.id
            await host.act(person, self._game, Act("enter", 1, "mine", words="mine"))
        return self._token


@pytest.mark.parametrize(
    ("auth", "expected"),
    [
        ({"openapi": {"token": {"bearer": "me"}}}, {200, 400, 401, 403, 404, 405, 409, 415, 422, 426}),
        ({}, {200, 400, 401, 404, 405, 415, 422, 426}),
    ],
    ids=["player", "nobody"],
)
def test_schemathesis_finds_nothing_that_is_not_described(
    auth: dict[str, Any], expected: set[int], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app, engine = app_on(tmp_path, Clock())
    app._asking = app._joining = Limits(Limit(burst=1e9, rate=1e9))
    watched = Watched(app)
    try:
        schema = schemathesis.openapi.from_asgi(
            f"{API}/openapi.json", watched, config=SchemathesisConfig.from_dict(CONFIG | {"auth": auth})
        )
        assert list(found(schema)) == []
    finally:
        shutdown_lifespans()
        engine.dispose()
    assert watched.statuses == expected
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


CONFIG: dict[str, Any] = {
    "seed": 1,
    "continue-on-failure": True,
    "generation": {"deterministic": True, "max-examples": 5, "database": "none"},
    "phases": {"stateful": {"generation": {"max-examples": 30}}},
    # Besides what is expected of any API: 422 is also what can be read, but not done.
    "checks": {
        "positive_data_acceptance": {
            "expected-statuses": ["2xx", "401", "403", "404", "409", "422", "426"]
        },
        "negative_data_rejection": {
            "expected-statuses": ["400", "401", "403", "404", "405", "413", "415", "422", "426"]
        },
    },
}


def found(schema: schemathesis.BaseSchema) -> Iterator[str]:
    """What schemathesis finds; all its checks are on."""
    for event in from_schema(schema).execute():
        if isinstance(event, NonFatalError):
            yield f"{event.label}: {event.value!r}"
        elif isinstance(event, FatalError):
            yield repr(event.exception)
        elif isinstance(event, ScenarioFinished):
            for checks in event.recorder.checks.values():
                for each in checks:
                    if each.failure_info is not None:
                        yield f"{event.recorder.label}: {each.name}: {each.failure_info.failure.message}"
