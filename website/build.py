"""Builds the whole site, from the parts that the other modules make."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from html import escape
from pathlib import Path
from string import Template

from scoundrel.texts import say, speaking
from scoundrel.words.languages import prefixes, spoken_language, texts_in
from website import pictures, reading
from website.archives import language_files, others, write_archive
from website.first import first_reply
from website.packing import PACKED, pack_file, write_unpacker
from website.places import HERE, PAGE, SITE, SOURCE
from website.python import write_python
from website.slimming import slim

__all__ = ["KEEPER", "build", "filled_keeper", "index_page", "whole_address"]

NETS = SOURCE / "scoundrel" / "engine" / "nets"
PYTHON = "python"
LANGUAGES = "languages"
FIRST = "classic"
"""The rule set that everybody begins with."""
GROUND = "#15110e"
WORKER, KEEPER = "worker.js", "sw.js"
"""The worker that runs the game, and the one that keeps the files for when there is no connection."""


def build(address: str = "") -> None:
    """Build the site in `build/site`. Its address, if known, is where shared links find their picture."""
    address = whole_address(address)
    draft = SITE.with_name(".site")
    shutil.rmtree(draft, ignore_errors=True)
    shutil.copytree(
        PAGE, draft, ignore=shutil.ignore_patterns("*.d.ts", "*.py", "__pycache__", "index.html")
    )
    for name in ("storage.js", "arrival.js", "unpack.js"):
        shutil.copyfile(HERE / name, draft / name)
    write_unpacker(draft / "unpack.wasm")
    write_python(draft / PYTHON)
    _copy_nets(draft / "nets")
    _write_languages(draft / LANGUAGES)
    packed = (*(draft / "nets").iterdir(), *(draft / LANGUAGES).glob("*.zip"))
    for path in (*(draft / PYTHON / name for name in arriving(draft)), *packed):
        pack_file(path)
    (draft / WORKER).write_text(filled_worker(draft), "utf-8")
    pictures.write_pictures(draft / pictures.FOLDER)
    reading.write_reading(draft / reading.FOLDER, address)
    (draft / "manifest.webmanifest").write_text(json.dumps(_manifest(), ensure_ascii=False), "utf-8")
    (draft / "index.html").write_text(index_page(address), "utf-8")
    for path in draft.rglob("*"):
        slim(path)
    # The last file, as it names all the others.
    (draft / KEEPER).write_text(filled_keeper(draft), "utf-8")
    slim(draft / KEEPER)
    shutil.rmtree(SITE, ignore_errors=True)
    draft.rename(SITE)


def whole_address(address: str) -> str:
    """The address of a site, with a slash at its end; empty if it is not known."""
    if address and not re.fullmatch(r"https?://[^\s/]\S*", address):
        raise SystemExit(
            f"{address} is not the address of a site; write it as in https://example.org/scoundrel/"
        )
    return f"{address.rstrip('/')}/" if address else ""


def _copy_nets(place: Path) -> None:
    place.mkdir()
    for net in NETS.glob("*.net"):
        shutil.copyfile(net, place / net.name)


def _write_languages(place: Path) -> None:
    """The texts of each language but English, and what to draw in it before the game is there."""
    place.mkdir()
    for code in others():
        write_archive(place / f"{code}.zip", language_files(code))
        with speaking(texts_in(code)):
            first = first_reply()
        text = json.dumps(first, ensure_ascii=False, separators=(",", ":"))
        (place / f"{code}.json").write_text(text, "utf-8")


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
        "name": say("site-name"),
        "short_name": say("site-name"),
        "description": say("site-description"),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": icons,
    }


# --- The page itself ---------------------------------------------------------------------------------


def index_page(address: str) -> str:
    """The page's HTML, with where its game is and what to draw until that is loaded."""
    html = (PAGE / "index.html").read_text("utf-8")
    language = spoken_language()
    spoken = f'lang="{language.tag}" dir="{language.direction}" data-built="{language.code}"'
    tags = escape(json.dumps(prefixes(), separators=(",", ":")))
    files = f'data-languages="{tags}" data-worker="{WORKER}" data-offline="{KEEPER}"'
    html = _replaced(html, "<html", f"<html {spoken} {files}")
    html = _replaced(html, "</head>", f"{_head(address)}</head>")
    # Inside a script element, only this could end it.
    first = json.dumps(first_reply(), ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    data = f'<script type="application/json" id="first">{first}</script>'
    return _replaced(html, "</body>", f"{_without_scripts()}\n{data}\n</body>")


def _without_scripts() -> str:
    """What is shown where scripts are disabled."""
    link = f'<a href="{reading.FOLDER}/">{escape(say("site-contents"))}</a>'
    return f"<noscript><p>{escape(say('site-no_script'))}</p><p>{link}</p></noscript>"


def _head(address: str) -> str:
    """What the page's head has only on the site."""
    words = {key: escape(say(f"site-{key}")) for key in ("name", "description")}
    template = Template((HERE / "head.html").read_text("utf-8"))
    return template.substitute(words, shared=pictures.shared_picture(address))


def _replaced(text: str, old: str, new: str) -> str:
    """The text with the only occurrence of `old` replaced; it is an error if there is not exactly one."""
    if text.count(old) != 1:
        raise SystemExit(f"index.html should have {old} once")
    return text.replace(old, new)


# --- What comes, and what is kept --------------------------------------------------------------------


def arriving(site: Path) -> list[str]:
    """What Python needs of the folder `python/`, in the order in which it is wanted.

    Python starts while the game is still on its way, so that comes last.
    """
    (program,) = (site / PYTHON).glob("pyodide.asm.*js*")
    return [program.name.removesuffix(PACKED), "pyodide.asm.wasm", "python_stdlib.zip", "game.zip"]


def filled_worker(site: Path) -> str:
    """The worker, with the sizes of what it fetches, and which nets it fetches before they are needed."""
    sizes = {name: (site / PYTHON / (name + PACKED)).stat().st_size for name in arriving(site)}
    nets = sorted(path.name.removesuffix(PACKED) for path in (site / "nets").glob(f"{FIRST}*"))
    return _filled(WORKER, SIZES=sizes, NETS=nets)


def filled_keeper(site: Path) -> str:
    """The service worker, with the list of all files and their hashes."""
    files = {
        path.relative_to(site).as_posix(): _hash(path) for path in sorted(site.rglob("*")) if path.is_file()
    }
    # Only those who show a link of this page to others fetch its picture.
    files.pop(f"{pictures.FOLDER}/{pictures.SHARED[0]}", None)
    later = {name: files.pop(name) for name in list(files) if name.startswith(("nets/", "languages/"))}
    version = hashlib.sha256(json.dumps([files, later]).encode()).hexdigest()[:16]
    return _filled(KEEPER, FILES=files, LATER=later, VERSION=version)


def _filled(name: str, **values: object) -> str:
    """A script with the values of constants that are only known when the site is built."""
    script = (HERE / name).read_text("utf-8")
    for constant, value in values.items():
        script, times = re.subn(
            rf"^const {constant} = .*$",
            f"const {constant} = {json.dumps(value)};",
            script,
            flags=re.MULTILINE,
        )
        assert times == 1, constant
    return script


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
