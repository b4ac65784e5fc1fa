"""What is left out of JavaScript and CSS is what nobody needs to run them."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.site import browser_of, built_site
from website.packages import TYPESCRIPT, fetched, node
from website.places import HERE, PAGE
from website.slimming import SLIMMED, slim

pytestmark = pytest.mark.slow

WRITTEN = [path for folder in (PAGE, HERE) for path in sorted(folder.iterdir()) if path.suffix in SLIMMED]

TOKENS = """
const typescript = require(process.argv[2]);
const { readFileSync } = require("node:fs");
const told = process.argv.slice(3).map((path) => {
  const file = typescript.createSourceFile(path, readFileSync(path, "utf8"), typescript.ScriptTarget.Latest);
  const found = file.parseDiagnostics.map((wrong) => wrong.messageText);
  const visit = (node) => {
    const inner = node.getChildren(file).filter((each) => !typescript.isJSDoc(each));
    if (inner.length === 0) found.push(node.getText(file));
    inner.forEach(visit);
  };
  visit(file);
  return found;
});
console.log(JSON.stringify(told));
"""
RULES = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].map((rule) => rule.cssText);
}"""


def slimmed(source: Path, folder: Path) -> Path:
    place = folder / source.name
    place.write_bytes(source.read_bytes())
    slim(place)
    assert place.stat().st_size < source.stat().st_size
    return place


def test_a_program_has_the_same_tokens(tmp_path: Path) -> None:
    try:
        compiler = fetched(TYPESCRIPT)
    except subprocess.CalledProcessError:
        pytest.skip("TypeScript is not here, and npm can't be reached")
    odd = tmp_path / "odd.js"
    odd.write_text(ODD, "utf-8")
    sources = [odd, *(path for path in WRITTEN if path.suffix == ".js")]
    (tmp_path / "slim").mkdir()
    places = [slimmed(source, tmp_path / "slim") for source in sources]
    library = str(compiler / "lib" / "typescript.js")
    command = [node(), "-e", TOKENS, "-", library, *map(str, (*sources, *places))]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told: list[list[str]] = json.loads(done.stdout)
    for source, whole, less in zip(sources, told, told[len(sources) :], strict=False):
        assert less == whole, source.name
        assert len(whole) > 10


ODD = r"""
// What is hard to tell apart: texts, patterns, divisions, comments.
const text = `two  spaces, // no comment, /* none either */ ${1 + 1}  and "more"`;
const pattern = /[/"'`] \/\/  x/g; /* and a division: */ const half = text.length / 2 / 1;
const lines = `one
    two // three`;
export { half, lines, pattern };
"""


def test_a_style_has_the_same_rules(tmp_path: Path) -> None:
    with browser_of() as browser:
        page = browser.new_page()
        for source in (path for path in WRITTEN if path.suffix == ".css"):
            whole, less = (
                page.evaluate(RULES, path.read_text("utf-8").replace(", ", ","))
                for path in (source, slimmed(source, tmp_path))
            )
            assert less == whole, source.name
            assert len(whole) > 10


def test_no_line_that_is_sent_is_empty_or_begins_with_a_comment() -> None:
    """What stands within a template is left as it is."""
    sent = [path for path in built_site().rglob("*") if path.suffix in SLIMMED]
    assert {path.name for path in sent} > {path.name for path in WRITTEN if path.suffix == ".css"}
    for path in sent:
        assert not re.search(r"^\s*($|/[/*])", path.read_text("utf-8"), re.MULTILINE), path.name
