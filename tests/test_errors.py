"""An error is a key and typed values until it is said, and each key that is raised has its sentence."""

from __future__ import annotations

import ast
import copy
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scoundrel import errors
from scoundrel.errors import (
    AskFirst,
    FatalMove,
    IllegalMove,
    LabError,
    OnlineError,
    ScoundrelError,
    StorageError,
    UnknownRules,
    quote,
)
from scoundrel.texts import Catalogue, Message, english, say, speaking
from scoundrel.texts.checking import names_in
from scoundrel.words.phrases import sentence
from tests.test_texts import KEYS, patterns

SOURCE = Path(__file__).parents[1] / "src" / "scoundrel"

OTHER = Catalogue(
    "xx",
    {
        "some.ftl": """error-told = { $words }
error-not_now = { $why }: „{ $move }“
quote = „{ $text }“
"""
    },
    english(),
)


# --- Saying ----------------------------------------------------------------------------------------------


def test_an_error_is_english_for_programmers_and_a_sentence_in_the_viewer_s_language() -> None:
    error = IllegalMove("error-not_now", move="7s", why="the game is over")
    with speaking(OTHER):
        assert str(error) == "7s can't be played now: the game is over"
        assert sentence(error) == "The game is over: „7s“."
    assert sentence(error) == "7s can't be played now: the game is over."
    assert repr(error) == """IllegalMove("7s can't be played now: the game is over")"""


def test_an_error_within_another_is_said_in_the_same_language() -> None:
    inner = IllegalMove("error-not_now", move="7s", why=quote("no"))
    outer = IllegalMove("error-not_now", move="5d", why=inner)
    with speaking(OTHER):
        assert sentence(outer) == "„no“: „7s“: „5d“."
        assert say("error-told", words=outer) == "„no“: „7s“: „5d“"
    assert str(outer) == "5d can't be played now: 7s can't be played now: 'no'"


def test_words_of_somebody_else_are_said_as_they_are() -> None:
    assert str(ScoundrelError("no such thing")) == "no such thing"
    assert sentence(ScoundrelError("no such thing")) == "No such thing."
    assert str(ScoundrelError()) == ""
    # Some libraries raise an error again as the words of a new one.
    again = IllegalMove(IllegalMove("error-not_now", move="7s", why="no"))
    assert str(again) == "7s can't be played now: no"
    assert str(UnknownRules("'x' is unknown")) == "'x' is unknown"


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("error-not_now", move=quote("7s"), why=Message("error-told", {"words": "no"})),
        FatalMove("error-told", words="sure?", about=(0, "5d"), health=-3),
        AskFirst("error-told", words="sure?", about=(0, "5d")),
        OnlineError("error-told", words="no", code="taken"),
        StorageError("error-told", words="no", damaged=True),
        UnknownRules("error-told", words="no"),
        LabError("in their own words"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_goes_from_process_to_process(error: ScoundrelError) -> None:
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(other) is type(error)
        assert str(other) == str(error)
        assert other.message == error.message
        assert vars(other) == vars(error)


# --- The sentences ---------------------------------------------------------------------------------------

ATTRIBUTES = {"about", "code", "damaged", "health", "why"}
"""What an error may be given for those who catch it, whether or not its sentence says it."""


def is_error(name: str) -> bool:
    found = getattr(errors, name, None)
    return isinstance(found, type) and issubclass(found, ScoundrelError)


MAKERS = ("Message", "say", "fail", "_forfeit")
"""What takes a key and its values, besides the errors themselves."""


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Every call with an argument, where it is, and the name of what is called."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", node, name


def keys_in(argument: ast.expr) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=otherwise):
            yield from keys_in(body)
            yield from keys_in(otherwise)


def given_in(call: ast.Call) -> set[str]:
    """The names of the values that a call gives; ``**`` for those that can't be seen."""
    if len(call.args) == 2 and isinstance(call.args[1], ast.Dict):
        return {str(key.value) for key in call.args[1].keys if isinstance(key, ast.Constant)}
    return {keyword.arg or "**" for keyword in call.keywords}


def test_every_error_has_its_sentence_and_is_given_what_that_says() -> None:
    for where, call, name in calls():
        for key in keys_in(call.args[0]):
            if not (key.startswith("error-") or is_error(name)):
                continue
            assert english().has(key), f"{where}: there is no {key}"
            if not is_error(name) and name not in MAKERS:
                continue
            given, names = given_in(call), names_in(english().find(key)[0])
            missing = set() if "**" in given or name == "_forfeit" else names - given
            assert not missing, f"{where}: {key} is not given {sorted(missing)}"
            more = given - names - ATTRIBUTES - {"**"}
            assert not more, f"{where}: {key} does not say {sorted(more)}"


def test_no_error_is_raised_in_words() -> None:
    for where, call, name in calls():
        for pattern in patterns(call.args[0]) if is_error(name) else ():
            assert any(re.fullmatch(pattern, key) for key in KEYS), f"{where}: {pattern}"
