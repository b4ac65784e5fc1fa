"""Which texts the game says in a browser: those of a terminal need not be fetched."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

from scoundrel.texts.checking import references_in
from scoundrel.texts.fluent import entries, read_entry

__all__ = ["only_said", "said_in"]


def said_in(sources: Iterable[bytes]) -> re.Pattern[str]:
    """What fits every key that some Python sources name, in part or as a whole."""
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    named = {pattern for node in nodes for pattern in _patterns(node)}
    return re.compile("|".join(sorted(named)))


def _patterns(node: ast.AST) -> Iterator[str]:
    """A text that may be a key, or begin one; what is filled in may be anything."""
    match node:
        case ast.Call(func=ast.Name("section"), args=[ast.Constant(value=str(text))]):
            yield re.escape(text) + "-.*"
        case ast.Constant(value=str(text)) if re.fullmatch(r"[a-z][\w-]*", text):
            yield re.escape(text) + (".*" if text.endswith("-") else "")
        case ast.JoinedStr(values=parts):
            told = [str(part.value) if isinstance(part, ast.Constant) else None for part in parts]
            # A few letters are enough to tell a key from any other text that is put together.
            if re.search(r"[a-z]{3}", "".join(filter(None, told))) and all(map(_may_be_in_a_key, told)):
                yield "".join(r"[\w-]+" if text is None else re.escape(text) for text in told)


def _may_be_in_a_key(text: str | None) -> bool:
    return text is None or re.fullmatch(r"[\w-]+", text) is not None


def only_said(texts: str, said: re.Pattern[str], beside: str) -> str:
    """The entries of a file that are said, and those that they name; `beside` are all texts there are."""
    found = {key: source[begin:end] for source in (beside, texts) for key, begin, end in entries(source)}
    todo = [key for key in found if said.fullmatch(key)]
    kept = set(todo)
    while todo:
        named = references_in(read_entry(found[todo.pop()])) & found.keys() - kept
        todo += named
        kept |= named
    return "".join(f"{key} ={texts[begin:end]}\n" for key, begin, end in entries(texts) if key in kept)
