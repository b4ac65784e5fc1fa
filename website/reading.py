"""The pages to read without playing: the rules of each rule set, the guides, and who made the game.

They are made from the rules themselves and from the guides that the game shows too.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path
from string import Template

from scoundrel.play.mixing import gist
from scoundrel.rules import CLASSIC, RULEBOOK, Rules
from scoundrel.texts import SOURCE, say, speaking
from scoundrel.words.differences import differences
from scoundrel.words.guides import GUIDES, Block, Kind, Span, Style, guide
from scoundrel.words.languages import Language, known_languages, spoken_language, texts_in
from scoundrel.words.phrases import listed
from scoundrel.words.rules import credit_of, rules_topics, title_of
from website.pictures import shared_picture
from website.places import HERE

__all__ = ["FOLDER", "address_of", "write_reading"]

FOLDER = "read"
STYLE = "reading.css"


@dataclass(frozen=True, slots=True)
class Page:
    """A page to read."""

    file: str
    title: str
    description: str
    content: str
    """In HTML."""


def write_reading(place: Path, address: str = "") -> None:
    """Every page to read, in every language. With the site's address, shared links have a picture."""
    for each in known_languages():
        with speaking(texts_in(each.code)):
            _write_language(place / each.tag if each in _others() else place, address)
    shutil.copyfile(HERE / STYLE, place / STYLE)


def address_of(language: Language) -> str:
    """Where the pages to read in a language are, from the game's own."""
    return f"{FOLDER}/{language.tag}/" if language in _others() else f"{FOLDER}/"


def _others() -> list[Language]:
    """The languages that have a folder of their own."""
    return [each for each in known_languages() if each.code != SOURCE]


def _write_language(place: Path, address: str) -> None:
    place.mkdir(parents=True, exist_ok=True)
    rules = [_rules_page(each) for each in RULEBOOK.values()]
    guides = [_guide_page(name) for name in GUIDES]
    makers = _makers_page()
    contents = _contents_page((say("site-rules"), rules), (say("site-guides"), [*guides, makers]))
    for page in (contents, makers, *rules, *guides):
        (place / page.file).write_text(_html(page, address), "utf-8")


def _html(page: Page, address: str) -> str:
    language = spoken_language()
    root = "../../" if language in _others() else "../"
    words = {
        "title": say("site-page_title", title=page.title),
        "heading": page.title,
        "description": page.description,
        "language": language.tag,
        "direction": language.direction,
        "root": root,
        **{key: say(f"site-{key}") for key in ("skip", "back", "play", "contents")},
    }
    template = Template((HERE / "reading.html").read_text("utf-8"))
    told = {key: escape(text) for key, text in words.items()}
    links = _in_other_languages(page, address or root, language)
    return template.substitute(told, shared=shared_picture(address), content=page.content, **links)


def _in_other_languages(page: Page, root: str, spoken: Language) -> dict[str, str]:
    """Links to the same page in every language: for search engines, and for those who read it."""
    every = {each: f"{root}{address_of(each)}{page.file}" for each in known_languages()}
    if len(every) < 2:
        return {"alternate": "", "languages": ""}
    alternate = "".join(
        f'<link rel="alternate" hreflang="{each.tag}" href="{escape(link)}">\n'
        for each, link in every.items()
    )
    links = (
        f'<a lang="{each.tag}" hreflang="{each.tag}" href="{escape(link)}">{escape(each.name)}</a>'
        for each, link in every.items()
        if each != spoken
    )
    return {"alternate": alternate, "languages": f"<p>{' '.join(links)}</p>\n"}


# --- The rules ---------------------------------------------------------------------------------------


def _rules_page(rules: Rules) -> Page:
    title, special = title_of(rules), gist(rules)
    told = [_element("p", special, "gist"), *_apart(rules)]
    for topic, words in rules_topics(rules).items():
        told += [_element("h2", topic), _element("p", words)]
    told.append(_element("p", credit_of(rules), "credit"))
    return Page(
        f"rules-{rules.name}.html",
        say("site-rules_title", title=title),
        f"{title}. {special}",
        "\n".join(told),
    )


def _apart(rules: Rules) -> Iterator[str]:
    """What sets the rules apart from the standard game, with the words that differ marked."""
    told = differences(rules, CLASSIC)
    if told:
        yield _element("h2", say("site-apart"))
        yield "<ul>"
        for difference in told:
            sentence = "".join(
                _element("mark", each.text) if each.changed else escape(each.text)
                for each in difference.marked
            )
            yield f"<li>{_topic(difference.topic, sentence)}</li>"
        yield "</ul>"


def _topic(topic: str, sentence: str) -> str:
    return say("table-topic", topic=_element("b", topic), words=sentence)


# --- The guides --------------------------------------------------------------------------------------


def _guide_page(name: str) -> Page:
    read = guide(name)
    return Page(
        f"{name}.html",
        read.title,
        say("site-guide_description", title=read.title),
        "\n".join(_told(read.blocks)),
    )


def _told(blocks: Iterable[Block]) -> Iterator[str]:
    """Blocks as elements, items of one list together."""
    for kind, together in groupby(blocks, key=lambda block: block.kind):
        tag = {Kind.HEADING: "h2", Kind.PARAGRAPH: "p", Kind.ITEM: "li"}[kind]
        elements = [f"<{tag}>{_spans(block.spans)}</{tag}>" for block in together]
        yield from ["<ul>", *elements, "</ul>"] if kind is Kind.ITEM else elements


def _spans(spans: Iterable[Span]) -> str:
    tags = {Style.BOLD: "strong", Style.CODE: "code"}
    return "".join(
        _element(tags[span.style], span.text) if span.style in tags else escape(span.text) for span in spans
    )


# --- The makers and the contents ---------------------------------------------------------------------


def _makers_page() -> Page:
    told: list[str] = []
    for credit, sets in groupby(RULEBOOK.values(), key=credit_of):
        titles = listed(map(title_of, sets))
        told += [_element("h2", titles), _element("p", credit)]
    told.append(_element("p", say("site-ours"), "credit"))
    return Page("makers.html", say("site-makers"), say("site-makers_description"), "\n".join(told))


def _contents_page(*sections: tuple[str, list[Page]]) -> Page:
    told: list[str] = []
    for heading, pages in sections:
        links = [f'<li><a href="{page.file}">{escape(page.title)}</a></li>' for page in pages]
        told += [_element("h2", heading), '<ul class="links">', *links, "</ul>"]
    return Page("index.html", say("site-contents"), say("site-contents_description"), "\n".join(told))


def _element(tag: str, text: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f"<{tag}{named}>{escape(text)}</{tag}>"
