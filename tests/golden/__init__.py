"""Files that the program writes and the tests compare: counts of games, vectors, tables, pictures, types.

``make golden`` rewrites them. A change in one of them is a change that users see, so look at the
difference before you commit it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from manual.reference import MODULES, names
from scoundrel import RULEBOOK, Game, Kind, Rules
from scoundrel.cards import cards_text
from scoundrel.deals import seed_bytes
from scoundrel.fair import commitment_to, fair_seed
from tests.golden import api, examples
from tests.golden.screens import pictures, table_picture
from tests.golden.shapes import shapes

ROOT = Path(__file__).parents[2]
PERFT_DEPTH = 5
PERFT_SEEDS = ("42", "7")
VECTOR_SEEDS = ("42", "0", "-1", "dungeon", "♠ ünïcode", "")
VECTOR_SECRETS = (
    ("a0b1c2d3e4f50617", "classic", bytes(range(32))),
    ("day/2026-11-18", "classic weapon_limit=at_most", bytes(range(255, 223, -1))),
)
VECTOR_CLIENTS = ("7f3a", "day/2026-11-18", "♠ ünïcode")


def perft(game: Game, depth: int) -> int:
    """How many ways there are to make that many moves from here; a game that ends sooner counts as one."""
    if depth == 0 or game.over:
        return 1
    total = 0
    for move in game.legal_moves:
        game.play(move)
        total += perft(game, depth - 1)
        game.undo()
    return total


def perft_file() -> str:
    counts = {
        name: {
            seed: [perft(Game.deal(name, seed), depth) for depth in range(1, PERFT_DEPTH + 1)]
            for seed in PERFT_SEEDS
        }
        for name in RULEBOOK
    }
    return json.dumps(counts, indent=2) + "\n"


def _deal_text(name: str, seed: str) -> str:
    return _order_text(Game.deal(name, seed))


def vectors() -> str:
    """The vectors of docs/deals.md."""
    lines = ["The first bytes of the streams:", "", "| seed | BLAKE2b, 32 bytes |", "|---|---|"]
    lines += [f"| `{json.dumps(seed)}` | `{seed_bytes(seed).hex()}` |" for seed in VECTOR_SEEDS]
    lines += ["", "The whole deck of every rule set for the seed `42`, top card first:", ""]
    for name in RULEBOOK:
        lines += [f"- `{name}`", "", "  ```", f"  {_deal_text(name, '42')}", "  ```", ""]
    lines += ["The first ten cards for other seeds:", "", "| rule set | seed | cards |", "|---|---|---|"]
    for name in RULEBOOK:
        for seed in VECTOR_SEEDS[1:]:
            lines.append(f"| `{name}` | `{json.dumps(seed)}` | `{_deal_text(name, seed)[:29]}` |")
    lines += ["", "Who goes first in `dragons-duo`:", "", "| seed | player |", "|---|---|"]
    for seed in VECTOR_SEEDS:
        lines.append(f"| `{json.dumps(seed)}` | {Game.deal('dragons-duo', seed).turn + 1} |")
    lines += ["", "Reshuffles draw on from the same stream. Deal `42`, then run at once:", ""]
    for name in ("dragons", "dragons-duo"):
        game = Game.deal(name, "42")
        game.play("run")
        lines += [f"- `{name}`", "", "  ```", f"  {_order_text(game)}", "  ```", ""]
    return "\n".join(lines).rstrip()


def _order_text(game: Game) -> str:
    return cards_text(card for card in (*game.room, *game.deck) if card)


def keyed_vectors() -> str:
    """The vectors of keyed and fair deals in docs/deals.md."""
    lines = ["The whole keyed deck of the seed `42`, top card first:", ""]
    lines += [
        "- `classic`",
        "",
        "  ```",
        f"  {_order_text(Game.deal('classic', '42', keyed=True))}",
        "  ```",
    ]
    lines += ["", "The first ten cards of keyed deals:", "", "| rule set | seed | cards |", "|---|---|---|"]
    for name in RULEBOOK:
        for seed in VECTOR_SEEDS:
            shown = _order_text(Game.deal(name, seed, keyed=True))[:29]
            lines.append(f"| `{name}` | `{json.dumps(seed)}` | `{shown}` |")
    lines += ["", "Who goes first in keyed deals of `dragons-duo`:", "", "| seed | player |", "|---|---|"]
    for seed in VECTOR_SEEDS:
        lines.append(f"| `{json.dumps(seed)}` | {Game.deal('dragons-duo', seed, keyed=True).turn + 1} |")
    lines += ["", "Keyed deal `42`, then run at once:", ""]
    for name in ("dragons", "dragons-duo"):
        game = Game.deal(name, "42", keyed=True)
        game.play("run")
        lines += [f"- `{name}`", "", "  ```", f"  {_order_text(game)}", "  ```", ""]
    lines += ["Commitments and seeds of fair deals; the client's text is JSON here:", ""]
    lines += ["| deal | rules | secret | commitment |", "|---|---|---|---|"]
    for deal, rules, secret in VECTOR_SECRETS:
        commitment = commitment_to(deal, rules, secret)
        lines.append(f"| `{deal}` | `{rules}` | `{secret.hex()}` | `{commitment}` |")
    lines += ["", "| secret | client | seed |", "|---|---|---|"]
    for _, _, secret in VECTOR_SECRETS:
        for client in VECTOR_CLIENTS:
            seed = fair_seed(secret, client)
            lines.append(f"| `{secret.hex()}` | `{json.dumps(client)}` | `{seed}` |")
    return "\n".join(lines)


def rules_table() -> str:
    """The table of the rule sets in the README."""
    lines = ["| rule set | cards | monsters | weapons | potions | players | room | what is special |"]
    lines.append("|---|---|---|---|---|---|---|---|")
    for rules in RULEBOOK.values():
        kinds = [str(sum(card.kind is kind for card in rules.deck)) for kind in Kind]
        room = f"{rules.room_size}, face {rules.to_face}"
        cells = [f"`{rules.name}`", str(len(rules.deck)), *kinds, str(rules.players), room, _gist(rules)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def public_names() -> str:
    """What docs/versions.md promises: what the reference lists."""
    lines = ["| module | names |", "|---|---|"]
    for module in MODULES:
        listed = sorted(each.name for each in names() if each.module == each.home == module)
        if listed:
            lines.append(f"| `{module}` | {', '.join(f'`{name}`' for name in listed)} |")
    return "\n".join(lines)


def _gist(rules: Rules) -> str:
    from scoundrel.rules import SOURCES

    return SOURCES[rules.name].gist


def document(name: str, **parts: Callable[[], str]) -> tuple[Path, Callable[[], str]]:
    """A document, and how it is written anew: what is between the marks of each part is replaced."""
    path = ROOT / name

    def written() -> str:
        text = path.read_text("utf-8")
        for part, content in parts.items():
            text = between_marks(text, part.replace("_", " "), content())
        return text

    return path, written


def between_marks(text: str, mark: str, content: str) -> str:
    """A text with the part between two marks replaced."""
    begin, end = f"<!-- {mark}: written by make golden -->\n", f"\n<!-- end of {mark} -->"
    assert begin in text, mark
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n{content}\n{end}{after}"


FILES: dict[Path, Callable[[], str]] = {
    ROOT / "tests/golden/perft.json": perft_file,
    ROOT / "docs/table.svg": table_picture,
    ROOT / "src/scoundrel/shapes.pyi": shapes,
    ROOT / "src/scoundrel/host/examples.json": api.examples,
    **dict(pictures()),
    **dict(
        [
            document("README.md", rule_sets=rules_table),
            document("docs/deals.md", vectors=vectors, keyed_vectors=keyed_vectors),
            document("docs/versions.md", public_names=public_names),
            document("docs/coach.md", hint=examples.hint, review=examples.review),
            document("docs/datasets.md", grades=examples.grades),
        ]
    ),
}
