"""The language of a command: chosen for this run, or saved by the player, or guessed."""

from __future__ import annotations

import click

__all__ = ["OPTION", "language_option", "started_in"]

OPTION = "--language"


def started_in(context: click.Context) -> str | None:
    """The language that this run was started with, whether by an option or by the variable."""
    from scoundrel.words.languages import asked_for

    return asked_for(context.find_root().meta.get(OPTION))


def language_option() -> click.Option:
    """``--language CODE``, which every command has."""
    return click.Option(
        [OPTION],
        metavar="CODE",
        is_eager=True,
        expose_value=False,
        callback=_speak,
        shell_complete=_offer_languages,
        help="Speak this language, as in de; otherwise the one in your settings, or that of this device.",
    )


def _speak(context: click.Context, _: click.Parameter, code: str | None) -> None:
    """Speak it from now on; what is given to the command comes after what is given before it."""
    if context.resilient_parsing or (code is None and context.parent is not None):
        return
    from scoundrel.words.languages import speak

    context.find_root().meta[OPTION] = code
    language = started_in(context)
    if language is None:
        _speak_as_saved()
    else:
        speak(language)


def _speak_as_saved() -> None:
    """Speak what is saved or fits the device; if that can't be, say why, and speak English."""
    from scoundrel.store.glance import saved_preferences
    from scoundrel.texts import shown
    from scoundrel.words.languages import DEVICE, speak_if_possible, tags_of_device

    saved = str(saved_preferences().get("language", DEVICE))
    if trouble := speak_if_possible(saved, tags_of_device()):
        click.echo(f"scoundrel: {shown(trouble)}", err=True)


def _offer_languages(_context: click.Context, _option: click.Parameter, incomplete: str) -> list[str]:
    from scoundrel.words.languages import known_languages

    return [each.code for each in known_languages() if each.code.startswith(incomplete)]
