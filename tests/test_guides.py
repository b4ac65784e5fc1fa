"""Every figure in the guides for players is what was measured or can be counted."""

from __future__ import annotations

import json
import re
from math import comb
from pathlib import Path
from typing import Any

import pytest

from benchmarks.findings import (
    GAMES,
    KEPT,
    Kept,
    comparing,
    playing,
    scoring,
    solving,
    total,
    watching,
    weighing,
)
from scoundrel import Game
from scoundrel.texts import Catalogue, english, speaking, ways_to_say
from scoundrel.words.guides import GUIDES, Kind, Style, guide, tips

FOLDER = Path(__file__).parents[1] / "src" / "scoundrel" / "words" / "guides" / "en"
SAID = Kept(json.loads(KEPT.read_text("utf-8")))
CLASSIC, HARD = SAID[watching("classic")], SAID[watching("hard")]


def percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f} %"


def of(habits: dict[str, Any], table: str, key: str) -> str:
    return percent(habits[table][key]["share"])


def wins(bot: str, rules: str) -> float:
    return float(SAID[playing(bot, rules, GAMES[bot][rules])]["win_rate"])


def mean(rules: str, goal: str) -> str:
    """The mean score of the net."""
    return f"{by_goal(rules)[goal]['mean_score']:.1f}".replace("-", "−")


def by_goal(rules: str) -> dict[str, Any]:
    """What the net does with each goal."""
    return dict(zip(("win", "score"), SAID[weighing("net", rules)]["sides"], strict=True))


in_english = guide("scoring")
without_running = SAID[comparing("avoid=nothing")]["sides"][1]["win_rate"]
best_scores = SAID[scoring("classic")]
runs, chances = total(CLASSIC, "did"), total(CLASSIC, "could")

FIGURES = {
    "how-to-win.md": [
        f"it wins {percent(wins('net', 'classic'))} of its games",
        f"Of 100,000 deals, {percent(SAID[solving('classic')]['share'], 2)} can be won",
        f"If it may not run, the net wins only {percent(without_running)} of the same deals.",
        f"It runs from {percent(runs / chances)} of the rooms it may run from, "
        f"{runs / CLASSIC['games']:.1f} times a game",
        f"The net runs from {of(CLASSIC, 'avoided_by_monsters', '4')} of such rooms",
        f"With more than two thirds of its health the net runs from {of(CLASSIC, 'avoided_by_health', '3 high')} "
        f"of rooms, with less than a third from {of(CLASSIC, 'avoided_by_health', '1 low')}",
        f"It runs from {of(CLASSIC, 'avoided_by_monsters', '0')} of the rooms that hold no monster",
        f"nearly all ({percent(CLASSIC['armed']['J-A']['share'], 1)}) of the jacks to aces it can strike, and on "
        f"{of(CLASSIC, 'armed', '6-10')} of the sixes to tens",
        f"It fights {percent(1 - CLASSIC['armed']['2-5']['share'])} of the twos to fives",
        f"the new one is often the weaker ({of(CLASSIC, 'swaps', 'taken')})",
        f"In {of(CLASSIC, 'left', 'monster')} of the rooms that hold a monster the net leaves one, but only "
        f"{of(CLASSIC, 'left', 'monster, the strongest')} of the time is it the strongest",
        f"leaves a potion in {of(CLASSIC, 'left', 'potion')} of the rooms",
        f"It wastes {percent(1 - CLASSIC['potions']['drunk']['share'])} of its potions",
    ],
    "how-to-win-without-running.md": [
        f"Of 100,000 deals, {percent(SAID[solving('hard')]['share'], 1)} can be won",
        f"wins {percent(wins('net', 'hard'), 1)} of its games",
        f"when the net leaves a monster, it is the strongest {of(HARD, 'left', 'monster, the strongest')} of the "
        f"time, against {of(CLASSIC, 'left', 'monster, the strongest')} with running",
        f"In {of(HARD, 'left', 'weapon')} of the rooms that hold a weapon the net leaves one "
        f"({of(CLASSIC, 'left', 'weapon')} with running)",
        f"The net strikes {of(HARD, 'armed', '2-5')} of the twos to fives within its reach "
        f"({of(CLASSIC, 'armed', '2-5')} with running)",
        f"leaves one in {of(HARD, 'left', 'potion')} of the rooms that hold one, against "
        f"{of(CLASSIC, 'left', 'potion')} with running",
        f"{percent(comb(26, 4) / comb(44, 4))} of first rooms hold nothing else",
    ],
    "scoring.md": [
        f"can score 30 in {percent(best_scores['best_scores']['30'] / best_scores['deals'])} of `classic` deals",
        f"the net averages {mean('classic', 'score')} points a game in `classic`, against "
        f"{mean('classic', 'win')} when it plays to win, and wins {percent(by_goal('classic')['score']['win_rate'], 1)} "
        f"of its games instead of {percent(wins('net', 'classic'), 1)}",
        f"In `dragons` it pays more, {mean('dragons', 'score')} against {mean('dragons', 'win')}",
    ],
}


@pytest.mark.parametrize(
    ("guide", "figure"), [(guide, each) for guide in FIGURES for each in FIGURES[guide]]
)
def test_a_guides_figure_is_the_finding(guide: str, figure: str) -> None:
    assert figure in flowing(guide)


@pytest.mark.parametrize("guide", FIGURES)
def test_every_percentage_in_a_guide_is_checked(guide: str) -> None:
    text = flowing(guide)
    for figure in FIGURES[guide]:
        text = text.replace(figure, "")
    assert not re.search(r"\d %|\b(?:two|three|four|five|nine|ten) (?:times )?(?:out of|in) \w+\b", text)


def flowing(guide: str) -> str:
    """The text of a guide without its line breaks."""
    return " ".join((FOLDER / guide).read_text("utf-8").split())


# --- The guides in the game ------------------------------------------------------------------------------

DRAWN = {
    "how-to-win": [
        ["Nearly every deal can be won.", "the deal was seldom to blame"],
        ["Four monsters: run."],
        [
            "Do it while you are healthy.",
            "You can't run twice in a row, so the room after a run must be faced",
        ],
        ["Run from good rooms too.", "two potions and a weapon are worth more at the end"],
        ["The cards you ran from come back last, in the order they lay."],
        ["Use a new weapon on the biggest monster", "so work downwards"],
        ["with bare hands: three health is a small price for keeping a weapon that still strikes"],
        ["A new five that can strike a king is better than a worn ten"],
        ["A second potion in a room heals nothing. Leave it for the next room."],
        ["A second weapon is worth leaving", "it will be new when the first is worn"],
    ],
    "how-to-win-without-running": [
        ["Most deals are lost before they begin.", "So judge yourself by your score"],
        [
            "The card you leave is your only choice.",
            "Leave the strongest monster",
            "it can wait for a weapon",
        ],
        ["Save a weapon.", "A room full of monsters will come"],
        ["Use the weapon, even on small monsters."],
        ["Drink potions now."],
    ],
    "scoring": [
        [
            "if the last card you face is a potion and your health is at its maximum (20), the potion's value is added"
        ],
        ["keep a large potion for the very end"],
        [
            "Even when all is lost, you can save points: drink what heals, strike what the weapon can strike."
        ],
        ["Once you know the cards to come, look for the line that keeps the most health"],
    ],
}
"""What each tip is drawn from, in the order of the tips."""


def test_every_guide_can_be_read() -> None:
    assert {f"{name}.md" for name in GUIDES} == set(FIGURES) == {path.name for path in FOLDER.glob("*.md")}


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_is_read_whole_and_without_its_marks(name: str) -> None:
    read = guide(name)
    words = " ".join([read.title, *(block.text for block in read.blocks)])
    assert not re.search(r"[*`|#\[\]]", words)
    assert "  " not in words
    written = re.sub(r"\]\([^)]*\)", "", flowing(f"{name}.md"))
    assert set(re.findall(r"[\w♣♠♦♥−]+", written)) == set(re.findall(r"[\w♣♠♦♥−]+", words))


def test_a_guide_has_its_parts() -> None:
    blocks = guide("scoring").blocks
    assert {block.kind for block in blocks} == set(Kind)
    assert {span.style for block in blocks for span in block.spans} == set(Style)
    assert "'digital': a loss counts monsters in the dungeon only; health ends at zero." in [
        block.text for block in blocks if block.kind is Kind.ITEM
    ]


@pytest.mark.parametrize("name", GUIDES)
def test_a_tip_says_what_its_guide_says(name: str) -> None:
    said = " ".join(block.text for block in guide(name).blocks)
    shown = ways_to_say(f"tips-{name}")
    for tip, sentences in zip(shown, DRAWN[name], strict=True):
        assert all(sentence in said for sentence in sentences), tip
        assert not re.search(r"\d", tip), "a figure could go out of date"
        assert len(tip) <= 100
        # Every longer word of a tip is one of those sentences' or of its guide.
        assert all(word in said.lower() for word in re.findall(r"[a-z]{7,}", tip.lower())), tip


def test_the_tips_are_those_of_every_guide() -> None:
    assert [block.text for block in tips().blocks if block.kind is Kind.HEADING] == [
        guide(name).title for name in GUIDES
    ]
    assert sum(block.kind is Kind.ITEM for block in tips().blocks) == sum(map(len, DRAWN.values()))


@pytest.mark.parametrize(
    ("rules", "by_the_four", "by_the_king"),
    [("classic", -41, -41), ("original", -19, -28), ("dragons", -19, -28), ("digital", -18, -18)],
)
def test_which_monster_fells_you_matters_where_only_the_dungeon_counts(
    rules: str, by_the_four: int, by_the_king: int
) -> None:
    position = f"{rules}; room 2: 4c Kc 9s 2h; hero 3 last 2d; deck 5c 6c 7c; discard 2c 3c 2d"
    if rules == "dragons":
        position += f"; chance {'01' * 32}"
    for move, score in (("4c", by_the_four), ("Kc", by_the_king)):
        game = Game.from_position(position)
        game.play(move)
        assert game.outcomes[0] == (False, score)


def test_the_best_score_of_dragons_is_31() -> None:
    game = Game.from_deck("dragons", "2d Jh")
    game.play("2d")
    game.play("Jh")
    assert game.outcomes[0] == (True, 31)


def test_a_language_without_guides_has_the_english_ones() -> None:
    with speaking(Catalogue("xx", {"some.ftl": "guides-tips = Tipps\n"}, english())):
        assert tips().title == "Tipps"
        assert guide("scoring") == in_english


def test_a_language_has_its_own_guides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoundrel.words.guides.files", lambda _: tmp_path)
    (tmp_path / "yy").mkdir()
    (tmp_path / "yy" / "scoring.md").write_text("# Punkte\n\nMehr.\n", "utf-8")
    with speaking(Catalogue("yy", {}, english())):
        assert guide("scoring").title == "Punkte"
    assert guide("scoring") == in_english
