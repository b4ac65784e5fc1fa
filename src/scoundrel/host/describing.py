"""The description of the API, made from the table of routes, the types and the examples (OpenAPI 3.1)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from inspect import getdoc
from typing import Any, Literal

import msgspec

from scoundrel.host import replies
from scoundrel.host.api import ROUTES, Route
from scoundrel.host.host import RANKED_RULES
from scoundrel.host.replies import Problem
from scoundrel.host.requests import Id, Period, Token

__all__ = ["description", "description_bytes", "problems_of", "story"]

EXAMPLES = "examples.json"
"""The file of the examples: a story, request by request, each with its answer."""
ALWAYS = (
    replies.BadRequest,
    replies.TooLarge,
    replies.TooMany,
    replies.Fault,
    replies.Unavailable,
)
"""What may go wrong with any request."""
BODY = (replies.TooSlow, replies.NoLength, replies.NotJson, replies.Refused)
"""What may go wrong with any request that has a body."""
IN_PATHS: dict[str, Any] = {
    "game": Id,
    "invite": Token,
    "player": Id,
    "rules": Literal[RANKED_RULES],
    "period": Period,
}
"""What the parts of paths are."""
LINKS: dict[Any, dict[str, str]] = {
    replies.Joined: {"player": "$response.body#/player/id"},
    replies.Opened: {"game": "$response.body#/game", "invite": "$response.body#/invites/watch"},
    replies.Seated: {"game": "$response.body#/game"},
    replies.Invites: {"invite": "$response.body#/invites/watch"},
}
"""Where the parts of later paths are in answers."""
CLOSES = {
    "1012": "The server stops: come back in a second.",
    "1013": "You took your news too slowly, and may have missed some: look, and come back.",
}
"""Why a socket is closed, besides 4000 and the status with which a request would be refused."""
ABOUT = """
What goes wrong is `{"error": {"code": …, "message": …}}`: codes stay the same, the message is a sentence
for people. Within this version nothing is taken away; fields and events that you don't know may come, so
ignore them.

A request that changes something needs a token, or a cookie and a page of this server. An action that is
sent again with its key is not done again, but answered again.

Every request may be asked with HEAD in place of GET.
"""
NEWS = """
A WebSocket. Each message is a text such as `{"game": "0123456789abcdef", "version": 12}`: the match has
moved on; versions may be left out. Ask for what is new with `GET /games/{game}?since=…`. A client has
nothing to say.
"""


@cache
def description_bytes() -> bytes:
    """The description as it is sent."""
    return msgspec.json.encode(description())


def description() -> dict[str, Any]:
    """The whole description, as it is served."""
    schemas, components = _schemas()
    told = story()
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        examples = [each for each in told if each["asked"] == f"{route.method} {route.path}"]
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas, examples)
    for path, operations in paths.items():
        if parts := _parts(path):
            examples = [each for each in told if each["asked"].endswith(f" {path}")]
            operations["parameters"] = [
                _parameter(name, "path", schemas[IN_PATHS[name]], examples[:1]) for name in parts
            ]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Scoundrel",
            "version": "1",
            "summary": "Ranked games, boards, and games on several devices.",
            "description": ABOUT.strip(),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/api/v1"}],
        "security": [{"cookie": []}, {"token": []}],
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {kind.__name__: _problem(kind, told) for kind in Problem.__subclasses__()},
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "scoundrel"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def story() -> list[dict[str, Any]]:
    """The examples, in order: each builds on those before it."""
    text = (files("scoundrel.host") / EXAMPLES).read_text("utf-8")
    return list(json.loads(text))


def problems_of(route: Route) -> list[type[Problem]]:
    """Everything that may go wrong with a request."""
    found: set[type[Problem]] = {*ALWAYS, *route.errors}
    if route.takes is not None:
        found |= set(BODY)
    if route.query is not None:
        found.add(replies.Refused)
    if route.for_players:
        found.add(replies.NoPlayer)
    if route.method != "GET":
        found.add(replies.Forbidden)
    return sorted(found, key=lambda kind: kind.status)


def _schemas() -> tuple[dict[Any, dict[str, Any]], dict[str, Any]]:
    """The schema of each type, and those that they refer to."""
    routes = {each for route in ROUTES for each in (route.gives, route.takes) if each is not None}
    queries = {route.query for route in ROUTES if route.query is not None}
    types = [*sorted(routes | queries, key=str), *IN_PATHS.values(), *Problem.__subclasses__()]
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(types, found, strict=True))
    # Parameters are described one by one.
    schemas |= {query: components.pop(query.__name__) for query in queries}
    return schemas, components


def _operation(route: Route, schemas: dict[Any, Any], examples: list[dict[str, Any]]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "responses": {
            str(kind.status): {"$ref": f"#/components/responses/{kind.__name__}"}
            for kind in problems_of(route)
        },
    }
    operation["responses"] |= _done(route, schemas[route.gives], examples)
    if route.query is not None:
        operation["parameters"] = list(_query_parameters(schemas[route.query], examples))
    if not route.for_players:
        operation["security"] = [{}, {"cookie": []}, {"token": []}]
    if route.takes is not None:
        sent = [(each["title"], each["body"]) for each in examples]
        content = _content("application/json", schemas[route.takes], sent)
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _done(route: Route, schema: dict[str, Any], examples: list[dict[str, Any]]) -> dict[str, Any]:
    """What is answered if all goes well."""
    kind = "text/plain" if route.gives is str else "application/json"
    answers = [(each["title"], each["answer"]) for each in examples if each["status"] == 200]
    content = _content(kind, schema, answers)
    if route.gives is not replies.News:
        words = getdoc(route.gives) if "$ref" in schema else None
        return {"200": {"description": words or route.summary, "content": content} | _links(route)}
    problems = [kind for kind in problems_of(route) if kind is not replies.NoSocket]
    closes = CLOSES | {f"{4000 + kind.status}": getdoc(kind) for kind in problems}
    return {"101": {"description": NEWS.strip(), "content": content, "x-close-codes": closes}}


def _links(route: Route) -> dict[str, Any]:
    """What can be asked next with what was answered."""
    known = LINKS.get(route.gives, {})
    links = {
        each.handler.__name__: {"operationId": each.handler.__name__, "parameters": given}
        for each in ROUTES
        if (given := {name: known[name] for name in _parts(each.path) if name in known})
    }
    return {"links": links} if links else {}


def _parts(path: str) -> list[str]:
    """The names of what a path leaves open."""
    return re.findall(r"{(\w+)}", path)


def _content(kind: str, schema: dict[str, Any], examples: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    told = {title: {"value": value} for title, value in examples}
    return {kind: {"schema": schema} | ({"examples": told} if told else {})}


def _query_parameters(schema: dict[str, Any], examples: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for name, described in schema["properties"].items():
        told = dict(described)
        if "anyOf" in told:
            # What is left out has no value; none can be sent.
            told = next(each for each in told["anyOf"] if each.get("type") != "null")
        required = name in schema.get("required", ())
        yield _parameter(name, "query", told, examples) | {"required": required}


def _parameter(
    name: str, where: str, schema: dict[str, Any], examples: list[dict[str, Any]]
) -> dict[str, Any]:
    told = {key: value for key, value in schema.items() if key != "description"}
    if told.get("default") in ("", None):
        # It only stands for what is left out.
        told.pop("default", None)
    shown = {
        each["title"]: {"value": each[where][name]} for each in examples if name in each.get(where, ())
    }
    more = {"description": schema.get("description"), "examples": shown}
    return {"name": name, "in": where, "required": True, "schema": told} | {
        key: value for key, value in more.items() if value
    }


def _problem(kind: type[Problem], told: list[dict[str, Any]]) -> dict[str, Any]:
    """An answer that says what went wrong."""
    error = {"$ref": f"#/components/schemas/{kind.__name__}"}
    schema = {"type": "object", "required": ["error"], "properties": {"error": error}}
    wrong = [each for each in told if each["status"] == kind.status]
    examples = [
        (each["title"], each["answer"]) for each in wrong if each["answer"]["error"]["code"] == kind.code()
    ]
    answer: dict[str, Any] = {
        "description": getdoc(kind),
        "content": _content("application/json", schema, examples),
    }
    if kind is replies.TooMany:
        answer["headers"] = {"Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}}}
    return answer
