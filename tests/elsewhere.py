"""Matches in another process, behind lines of JSON: a player can't tell the difference."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import sleep
from typing import Any

from scoundrel import Game, errors
from scoundrel.errors import ScoundrelError
from scoundrel.play.local import LocalMatch
from scoundrel.play.match import Action, Match, Seen, Viewer
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.store import Store
from scoundrel.play.wire import action_data, read_action, read_seen, read_viewer, seen_data, viewer_data
from scoundrel.store import Store as SavedGames

__all__ = ["Elsewhere", "elsewhere"]


class Elsewhere:
    """The other process, from here."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.crossed: list[str] = []
        """Every line that came back."""
        self._process = process

    def begin(self, game: Game, kind: Kind = Kind.FREE, seats: Sequence[str] = ()) -> Match:
        """A match that is not saved."""
        asked = {"game": game.record(), "kind": kind, "seats": list(seats)}
        return _Remote(self, self.ask("begin", **asked))

    def saved_at(self, place: Path) -> Callable[[Store, SavedGame], Match]:
        """What finds the match of a game that is saved there, in the same place as here."""
        return lambda _, saved: _Remote(self, self.ask("resume", place=str(place), number=saved.id))

    def ask(self, what: str, **more: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"what": what} | more) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        self.crossed.append(line)
        answer = json.loads(line)
        if "error" in answer:
            raise getattr(errors, answer["error"])(answer["words"])
        return answer["found"]


class _Remote:
    """A match of the other process."""

    def __init__(self, there: Elsewhere, number: int) -> None:
        self._there = there
        self._number = number

    def look(self, viewer: Viewer) -> Seen:
        return read_seen(self._there.ask("look", match=self._number, viewer=viewer_data(viewer)))

    def do(self, viewer: Viewer, action: Action) -> Seen:
        sent = {"viewer": viewer_data(viewer), "action": action_data(action)}
        return read_seen(self._there.ask("do", match=self._number, **sent))

    def wait(self) -> None:
        sleep(0.01)

    def record(self) -> str:
        record: str = self._there.ask("record", match=self._number)
        return record


@contextmanager
def elsewhere() -> Iterator[Elsewhere]:
    """Another process that holds matches."""
    command = [sys.executable, "-m", "tests.elsewhere"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Elsewhere(process)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 0


# --- In the other process ------------------------------------------------------------------------------


class _Keeper:
    """Holds matches by number."""

    def __init__(self) -> None:
        self._matches: dict[int, LocalMatch] = {}
        self._numbers = count(1)
        self._stores: dict[str, SavedGames] = {}

    def begin(self, game: str, kind: str, seats: list[str]) -> int:
        return self._hold(LocalMatch(Game.from_record(game), Kind(kind), seats))

    def resume(self, place: str, number: int) -> int:
        store = self._stores.setdefault(place, SavedGames.open(Path(place)))
        return self._hold(LocalMatch.resume(store, store.find(number)))

    def look(self, match: int, viewer: dict[str, Any]) -> dict[str, Any]:
        return seen_data(self._matches[match].look(read_viewer(viewer)))

    def do(self, match: int, viewer: dict[str, Any], action: dict[str, Any]) -> dict[str, Any]:
        return seen_data(self._matches[match].do(read_viewer(viewer), read_action(action)))

    def record(self, match: int) -> str:
        return self._matches[match].record()

    def _hold(self, match: LocalMatch) -> int:
        number = next(self._numbers)
        self._matches[number] = match
        return number


def _main() -> None:
    keeper = _Keeper()
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            answer = {"found": getattr(keeper, asked.pop("what"))(**asked)}
        except ScoundrelError as error:
            answer = {"error": type(error).__name__, "words": str(error)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    _main()
