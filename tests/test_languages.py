"""Choosing the language: what there is, what fits a device, who wins, and every surface changes at once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scoundrel.door import Door
from scoundrel.errors import TextError
from scoundrel.play.memory import MemoryStore
from scoundrel.play.preferences import Preferences, lost_language
from scoundrel.store import Store
from scoundrel.store.glance import saved_preferences
from scoundrel.texts import english
from scoundrel.texts.fluent import Choice
from scoundrel.words import languages
from scoundrel.words.languages import (
    asked_for,
    find_language,
    forget_texts,
    guess,
    known_languages,
    speak,
    speak_if_possible,
    spoken_language,
    tags_of_device,
)
from tests.languages import wide, write_language
from tests.screens import awaited, seated

SETTINGS = wide("Settings")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a language that calls itself Wide; afterwards English is spoken again."""
    place = tmp_path / "texts"
    place.mkdir()
    write_language(place / "wide", wide, name="Wide", tag="x-wide", direction="rtl")
    monkeypatch.setenv("SCOUNDREL_TEXTS", str(place))
    yield place
    speak("en")


@pytest.fixture
def all_nine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The languages that are to come, as far as guessing is concerned."""
    codes = ("en", "de", "es", "fr", "it", "ja", "pl", "pt_BR", "zh_Hans")
    found = tuple(languages.Language(code, code, code.replace("_", "-"), "ltr") for code in codes)
    monkeypatch.setattr(languages, "known_languages", lambda: found)


# --- Guessing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE_at.UTF-8", "de"),
        ("de_DE@euro", "de"),
        ("pt", "pt_BR"),
        ("pt-PT", "pt_BR"),
        ("pt_BR", "pt_BR"),
        ("zh", "zh_Hans"),
        ("zh-CN", "zh_Hans"),
        ("zh_SG.UTF-8", "zh_Hans"),
        ("zh-Hans-TW", "zh_Hans"),
        ("zh-TW", "en"),
        ("zh-Hant-HK", "en"),
        ("zh-HK ja", "ja"),
        ("ja-JP", "ja"),
        ("sv de-CH en", "de"),
        ("en-GB de", "en"),
        ("C", "en"),
        ("dex", "en"),
        ("- _ .", "en"),
        ("", "en"),
    ],
)
@pytest.mark.usefixtures("all_nine")
def test_a_language_is_guessed_from_what_a_device_asks_for(tags: str, code: str) -> None:
    assert guess(tags.split(" ")) == code


@pytest.mark.parametrize(
    ("environment", "tags"),
    [
        ({"LANG": "de_AT.UTF-8"}, ["de_AT.UTF-8"]),
        ({"LANG": "de_AT", "LC_MESSAGES": "fr_FR"}, ["fr_FR"]),
        ({"LANG": "de_AT", "LC_MESSAGES": "fr_FR", "LC_ALL": "pl_PL"}, ["pl_PL"]),
        ({"LANG": "de_AT", "LANGUAGE": "it:fr"}, ["it", "fr", "de_AT"]),
        ({"LANG": "C.UTF-8", "LANGUAGE": "it"}, []),
        ({"LC_ALL": "POSIX", "LANG": "de_DE"}, []),
        ({}, []),
    ],
)
def test_a_terminal_asks_by_its_locale(
    environment: dict[str, str], tags: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert tags_of_device() == tags


# --- Which there are -----------------------------------------------------------------------------------


def test_every_language_says_its_name_its_tag_and_its_direction() -> None:
    for each in known_languages():
        assert each.name != each.code
        assert re.fullmatch(r"[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?", each.tag)
        assert each.direction in ("ltr", "rtl")
    assert known_languages()[0].name == "English"


@pytest.mark.usefixtures("folder")
def test_a_language_is_named_by_its_code_or_its_tag() -> None:
    assert "Wide" in [each.name for each in known_languages()]
    assert find_language("wide") == find_language("X-Wide") == find_language("x_wide.UTF-8")
    with pytest.raises(TextError, match=r"there is no language 'xx'; there are en \(English\), .*wide"):
        find_language("xx")


def test_a_language_that_says_nothing_of_itself_goes_by_its_code(folder: Path) -> None:
    (folder / "sv_SE").mkdir()
    (folder / "sv_SE" / "some.ftl").write_text("cards-none = inga\n", "utf-8")
    forget_texts()
    assert find_language("sv") == languages.Language("sv_SE", "sv_SE", "sv-SE", "ltr")


# --- Who wins ------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("folder")
def test_an_option_comes_before_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOUNDREL_LANGUAGE", "en")
    assert asked_for("wide") == "wide"
    assert asked_for() == "en"
    monkeypatch.delenv("SCOUNDREL_LANGUAGE")
    assert asked_for() is None
    monkeypatch.setenv("SCOUNDREL_LANGUAGE", "xx")
    with pytest.raises(TextError, match="there is no language 'xx'"):
        asked_for()


@pytest.mark.usefixtures("folder")
def test_what_is_saved_comes_before_what_the_device_asks_for() -> None:
    assert not speak_if_possible("en", ["x-wide"])
    assert spoken_language().code == "en"
    assert not speak_if_possible("device", ["x-wide"])
    assert spoken_language().code == "wide"
    assert "there is no language 'xx'" in str(speak_if_possible("xx", ["x-wide"]))
    assert spoken_language().code == "en"


def test_a_broken_translation_is_told_and_english_spoken(folder: Path) -> None:
    (folder / "wide" / "more.ftl").write_text("cards-none = {\n", "utf-8")
    forget_texts()
    assert "wide/more.ftl, line 1" in str(speak_if_possible("wide", []))
    assert spoken_language().code == "en"


def command(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "SCOUNDREL_LANGUAGE"}
    return subprocess.run(
        [sys.executable, "-m", "scoundrel", *words],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=environment | {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"} | variables,
    )


@pytest.mark.parametrize(
    ("words", "variables"),
    [
        (["--language", "wide", "--plain", "--seed", "1"], {}),
        (["--language=wide", "play", "--plain", "--seed", "1"], {}),
        (["play", "--plain", "--seed", "1", "--language", "wide"], {"SCOUNDREL_LANGUAGE": "en"}),
        (["--language", "en", "play", "--plain", "--seed", "1", "--language", "wide"], {}),
        (["play", "--plain", "--seed", "1"], {"SCOUNDREL_LANGUAGE": "x-wide"}),
        (["play", "--plain", "--seed", "1"], {"LC_ALL": "x_wide.UTF-8"}),
    ],
)
def test_a_command_speaks_the_language_it_is_asked_to(
    folder: Path, words: list[str], variables: dict[str, str]
) -> None:
    result = command(*words, SCOUNDREL_TEXTS=str(folder), **variables)
    assert wide("Health") in result.stdout
    assert "Health" not in result.stdout
    assert not result.stderr


@pytest.mark.parametrize("words", [["--language", "xx"], ["rules", "--language", "xx"], ["rules"]])
def test_an_unknown_language_is_one_sentence(words: list[str]) -> None:
    result = command(*words, **({} if "xx" in words else {"SCOUNDREL_LANGUAGE": "xx"}))
    assert result.returncode == 2
    assert result.stderr.startswith("scoundrel: there is no language 'xx'; there are en (English)")
    assert result.stderr.count("\n") == 1


# --- Saved ---------------------------------------------------------------------------------------------


def test_the_language_is_seen_without_opening_what_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOUNDREL_DATA", str(tmp_path))
    assert saved_preferences() == {}
    with Store.open(tmp_path) as store:
        Preferences(language="en").keep(store, "language")
        assert saved_preferences() == {"language": "en"}
    assert saved_preferences() == {"language": "en"}
    (tmp_path / "scoundrel.db").write_bytes(b"no database")
    assert saved_preferences() == {}


def test_a_saved_language_that_is_gone_is_told_and_english_read() -> None:
    store = MemoryStore()
    nothing: dict[str, str] = {}
    store.change_setting("preferences", nothing, lambda _: {"language": "xx"})
    assert Preferences.read(store).language == "en"
    assert "there is no language 'xx'" in str(lost_language(store))
    reply = Door(store).handle({"id": 1, "do": "hello", "languages": ["en"]})
    assert any("There is no language 'xx'" in notice for notice in reply["notices"])
    assert reply["language"] == "en"


# --- The page --------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("folder")
def test_two_viewers_of_one_door_read_two_languages() -> None:
    door = Door(MemoryStore())
    first = {"languages": ["sv", "x-wide-AT"], "language": "x-wide"}
    second = {"languages": ["en-GB"], "language": "en"}
    for _ in range(2):
        assert door.handle({"id": 1, "do": "settings", **first})["screen"]["heading"] == SETTINGS
        assert door.handle({"id": 2, "do": "settings", **second})["screen"]["heading"] == "Settings"
    hello = door.handle({"id": 1, "do": "hello", **first})
    assert (hello["language"], hello["direction"]) == ("x-wide", "rtl")
    assert hello["texts"]["cancel"] == wide("Cancel")


@pytest.mark.usefixtures("folder")
def test_a_choice_holds_at_once_and_for_whoever_comes_later() -> None:
    store = MemoryStore()
    mine = {"id": 1, "languages": ["en"], "at": {"do": "settings"}}
    chosen = Door(store).handle(
        {**mine, "do": "set", "name": "language", "value": "wide", "language": "en"}
    )
    assert chosen["screen"]["heading"] == SETTINGS
    assert (chosen["language"], chosen["direction"]) == ("x-wide", "rtl")
    assert chosen["texts"]["cancel"] == wide("Cancel")
    later = Door(store).handle({**mine, "do": "settings", "language": "x-wide"})
    assert later["screen"]["heading"] == SETTINGS
    assert "texts" not in later
    # A page that has its texts in another language, as another window has changed it, gets them anew.
    assert "texts" in Door(store).handle({**mine, "do": "settings", "language": "en"})
    back = Door(store).handle(
        {**mine, "do": "set", "name": "language", "value": "device", "language": "x-wide"}
    )
    assert (back["screen"]["heading"], back["language"]) == ("Settings", "en")


@pytest.mark.usefixtures("folder")
def test_a_language_of_the_program_holds_until_another_is_chosen() -> None:
    door = Door(MemoryStore(), language="wide")
    assert door.handle({"id": 1, "do": "settings", "languages": ["en"]})["screen"]["heading"] == SETTINGS
    message = {"id": 1, "do": "set", "name": "language", "value": "en", "at": {"do": "settings"}}
    assert door.handle(message)["screen"]["heading"] == "Settings"
    assert door.handle({"id": 1, "do": "settings"})["screen"]["heading"] == "Settings"


@pytest.mark.parametrize("tags", [5, "x-wide", [5, None], ["x" * 1000], ["x-wide"] * 2000, {}, [""]])
@pytest.mark.usefixtures("folder")
def test_whatever_a_page_says_of_its_languages_it_is_answered(tags: object) -> None:
    reply = Door(MemoryStore()).handle({"id": 1, "do": "settings", "languages": tags, "language": tags})
    assert reply["screen"]["kind"] == "form"


@pytest.mark.usefixtures("folder")
def test_the_title_offers_every_language_by_its_own_name() -> None:
    field = Door(MemoryStore()).handle({"id": 1, "do": "hello"})["screen"]["language"]
    assert field["value"] == "device"
    assert {"value": "wide", "label": "Wide", "tag": "x-wide"} in field["values"]


# --- The terminal ------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("folder")
@awaited
async def test_the_screens_change_their_language_and_back(tmp_path: Path) -> None:
    # Before all languages stands that of the device.
    place = 1 + [each.code for each in known_languages()].index("wide")
    async with seated(tmp_path) as seat:
        await seat.sees("w English", "a solo dungeon crawl")
        await seat.press("w", *["down"] * place, "enter")
        await seat.sees("w Wide", wide("a solo"), wide("quit"))
        assert "a solo dungeon crawl" not in seat.text
        await seat.press("o")
        await seat.sees(SETTINGS, wide("Language"), "Wide")
        await seat.press("home", *["left"] * place)
        await seat.sees("Settings", "Language", "as this device asks", "esc back")
        assert Preferences.read(seat.store).language != "wide"
        await seat.press("escape")
        await seat.sees("w English", "a solo dungeon crawl")


def test_lines_change_their_language_and_back(folder: Path, tmp_path: Path) -> None:
    typed = "language wide\nlook\nset language device\nset language nothing\nquit\n"
    result = subprocess.run(
        [sys.executable, "-m", "scoundrel", "play", "--plain", "--seed", "1"],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=os.environ
        | {"SCOUNDREL_TEXTS": str(folder), "SCOUNDREL_DATA": str(tmp_path), "PYTHONUTF8": "1"},
    )
    assert wide("Health") in result.stdout
    assert "Other values: en (English), " in result.stdout
    assert "line 4: the setting language can't be 'nothing': it is one of device, " in result.stderr


def test_what_the_page_fills_in_itself_makes_no_choice_by_a_number() -> None:
    for key in sorted(english().keys()):
        if key.startswith("page-"):
            entry, _ = english().find(key)
            parts = [part for pattern in entry.values() for part in pattern]
            assert not any(isinstance(part, Choice) for part in parts), f"{key}: let the game say it"
