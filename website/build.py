"""Builds the whole site, from the parts that the other modules make."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from html import escape
from pathlib import Path
from string import Template

from scoundrel.words.texts import language, say
from website import pictures, reading
from website.first import first_reply
from website.places import HERE, PAGE, SITE, SOURCE
from website.python import write_python

__all__ = ["KEEPER", "build", "filled_keeper"]

NETS = SOURCE / "scoundrel" / "engine" / "nets"
GROUND = "#15110e"
WORKER, KEEPER = "worker.js", "sw.js"
"""The worker that runs the game, and the one that keeps the files for when there is no connection."""


def build(address: str = "") -> None:
    """Build the site in `build/site`. Its address, if known, is where shared links find their picture."""
    draft = SITE.with_name(".site")
    shutil.rmtree(draft, ignore_errors=True)
    shutil.copytree(
        PAGE, draft, ignore=shutil.ignore_patterns("*.d.ts", "*.py", "__pycache__", "index.html")
    )
    for name in (WORKER, "storage.js"):
        shutil.copyfile(HERE / name, draft / name)
    write_python(draft / "python")
    _copy_nets(draft / "nets")
    pictures.write_pictures(draft / pictures.FOLDER)
    reading.write_reading(draft / reading.FOLDER, address)
    (draft / "manifest.webmanifest").write_text(json.dumps(_manifest(), ensure_ascii=False), "utf-8")
    (draft / "index.html").write_text(_index(address), "utf-8")
    # The last file, as it names all the others.
    (draft / KEEPER).write_text(filled_keeper(draft), "utf-8")
    shutil.rmtree(SITE, ignore_errors=True)
    draft.rename(SITE)


def _copy_nets(place: Path) -> None:
    place.mkdir()
    for net in NETS.glob("*.net"):
        shutil.copyfile(net, place / net.name)


def _manifest() -> dict[str, object]:
    """What an installed page is called and looks like."""
    icons = [
        {
            "src": f"{pictures.FOLDER}/{name}",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "any" if scale == 1 else "maskable",
        }
        for name, (size, scale) in pictures.ICONS.items()
    ]
    return {
        "name": say("site.name"),
        "short_name": say("site.name"),
        "description": say("site.description"),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": icons,
    }


# --- The page itself ---------------------------------------------------------------------------------


def _index(address: str) -> str:
    """The page's own file, told where its game is and what to draw until that is there."""
    html = (PAGE / "index.html").read_text("utf-8")
    spoken = f'lang="{language()}" dir="{say("door.direction")}"'
    html = _replaced(html, "<html", f'<html {spoken} data-worker="{WORKER}" data-offline="{KEEPER}"')
    html = _replaced(html, "</head>", f"{_head(address)}</head>")
    # Inside a script's data, only this could end it.
    first = json.dumps(first_reply(), ensure_ascii=False).replace("</", "<\\/")
    data = f'<script type="application/json" id="first">{first}</script>'
    return _replaced(html, "</body>", f"{_without_scripts()}\n{data}\n</body>")


def _without_scripts() -> str:
    """What there still is where no script may run."""
    link = f'<a href="{reading.FOLDER}/">{escape(say("site.contents"))}</a>'
    return f"<noscript><p>{escape(say('site.no_script'))}</p><p>{link}</p></noscript>"


def _head(address: str) -> str:
    """What the page's head has only as a site."""
    name, width, height = pictures.SHARED
    words = {
        "title": say("site.name"),
        "description": say("site.description"),
        "picture": say("site.picture"),
        "image": f"{address}{pictures.FOLDER}/{name}",
        "width": str(width),
        "height": str(height),
    }
    template = Template((HERE / "head.html").read_text("utf-8"))
    return template.substitute({key: escape(text) for key, text in words.items()})


def _replaced(text: str, old: str, new: str) -> str:
    """The text with the one thing in it replaced; where it is not there, the page has changed unnoticed."""
    if text.count(old) != 1:
        raise SystemExit(f"index.html should have {old} once")
    return text.replace(old, new)


# --- Without a connection ----------------------------------------------------------------------------


def filled_keeper(site: Path) -> str:
    """The service worker, told every file with its hash."""
    files = {
        path.relative_to(site).as_posix(): _hash(path) for path in sorted(site.rglob("*")) if path.is_file()
    }
    nets = {name: files.pop(name) for name in list(files) if name.startswith("nets/")}
    version = hashlib.sha256(json.dumps([files, nets]).encode()).hexdigest()[:16]
    script = (HERE / KEEPER).read_text("utf-8")
    for name, value in (("FILES", files), ("NETS", nets), ("VERSION", version)):
        script, times = re.subn(
            rf"^const {name} = .*$", f"const {name} = {json.dumps(value)};", script, flags=re.MULTILINE
        )
        assert times == 1, name
    return script


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
