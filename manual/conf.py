"""The settings of Sphinx."""

from collections.abc import Iterable
from enum import EnumType
from importlib.metadata import version as version_of
from typing import Any

project = "Scoundrel"
author = "The Scoundrel developers"
release = version_of("scoundrel-cards")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
highlight_language = "none"
suppress_warnings = ["misc.highlighting_failure"]  # examples leave things out with …

# A name in single backquotes is code, and links to its page if there is one.
default_role = "py:obj"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
toc_object_entries_show_parents = "hide"

html_theme = "furo"
pygments_dark_style = "a11y-dark"
html_title = "Scoundrel"
html_favicon = "../src/scoundrel/page/icon.svg"
html_logo = html_favicon
html_static_path = ["style.css"]
html_css_files = ["style.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False

_SERIF = (
    "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', P052, 'Noto Serif', Georgia, serif"
)


def _colours(
    ground: str, table: str, rim: str, text: str, muted: str, gold: str, steel: str
) -> dict[str, str]:
    """The colours of the game's table, under the theme's names for them."""
    return {
        "font-stack": _SERIF,
        "font-stack--headings": _SERIF,
        "color-background-primary": ground,
        "color-background-secondary": table,
        "color-background-hover": rim,
        "color-background-border": rim,
        "color-foreground-primary": text,
        "color-foreground-secondary": muted,
        "color-foreground-muted": muted,
        "color-foreground-border": rim,
        "color-brand-primary": gold,
        "color-brand-content": gold,
        "color-brand-visited": gold,
        "color-api-name": gold,
        "color-api-pre-name": muted,
        "color-api-background": table,
        "color-code-background": table,
        "color-code-foreground": text,
        "color-inline-code-background": table,
        "color-admonition-background": table,
        "color-sidebar-link-text": text,
        "color-sidebar-link-text--top-level": text,
        "color-sidebar-item-background--hover": rim,
        "color-link": steel,
        "color-link--visited": steel,
        "color-link-underline": rim,
    }


html_theme_options = {
    "dark_css_variables": _colours(
        "#15110e", "#211a15", "#3a2f26", "#eadfc8", "#a89b86", "#e0b04a", "#8fb0c4"
    ),
    "light_css_variables": _colours(
        "#fbf5e6", "#f6eedb", "#d6c7a4", "#221b15", "#5b4f3e", "#724a00", "#2c546b"
    ),
}


def _describe(
    _app: object, _what: str, _name: str, value: object, _options: object, lines: list[str]
) -> None:
    """Add what the rules say of a setting's values; leave out what Python says of a tuple's fields."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()
    if isinstance(value, EnumType):
        members: Iterable[Any] = value
        lines += [f"- ``{each.name}``: {each.words}" for each in members if hasattr(each, "words")]


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", _describe)
