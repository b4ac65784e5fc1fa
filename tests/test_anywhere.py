"""What runs anywhere does so where there is no terminal, no database and no other process."""

from __future__ import annotations

import subprocess
import sys

MISSING = [
    "click",
    "fcntl",
    "filelock",
    "multiprocessing",
    "platformdirs",
    "plotext",
    "sqlalchemy",
    "starlette",
    "textual",
    "uvicorn",
]
SITTING = """
import importlib, json, pkgutil, sys
for name in {missing}:
    sys.modules[name] = None
import scoundrel
rooms = ["bots", "conformance", "digital", "game", "engine", "words", "coach", "play", "history", "door"]
for room in rooms:
    package = importlib.import_module("scoundrel." + room)
    for module in pkgutil.walk_packages(getattr(package, "__path__", []), package.__name__ + "."):
        importlib.import_module(module.name)

from scoundrel import Game
from scoundrel.door import Door
from scoundrel.play.memory import MemoryStore
from scoundrel.history.ending import Ending
from scoundrel.play.flow import End, Thinking
from scoundrel.play.lessons import LESSONS, LessonRun
from scoundrel.play.sitting import Sitting

lesson = LessonRun(LESSONS["classic"])
while lesson.step:
    lesson.play(lesson.wanted[0])
duo = Sitting.begin(None, Game.deal("dragons-duo", 1), seats=("greedy", "random"))
while isinstance(thinking := duo.comes_next, Thinking):
    thinking.done()
game = Sitting.begin(None, Game.deal("classic", 42))
advice = [said for _ in range(3) for said in game.hint().done().said]
while not isinstance(game.comes_next, End):
    game.play(game.view.legal_moves[-1])
ending = Ending(game)
door = Door(MemoryStore())
here = door.handle({{"do": "new", "rules": "classic", "seed": "42"}})["screen"]["here"]
reply = door.handle({{"do": "move", "move": "8d", "at": here}})
print(json.dumps(reply))
print(lesson.text, *advice, *ending.look_back().done().said, *ending.remarks, ending.share(), duo.finished.result, sep="\\n")
"""


def test_a_lesson_two_bots_a_hint_and_a_review_run_anywhere() -> None:
    code = SITTING.format(missing=MISSING)
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    for said in (
        "You take up the 8 of diamonds.",
        "% to win",
        "Accuracy",
        "Scoundrel, classic/42",
        "lost ",
    ):
        assert said in result.stdout
