"""Settings for every test run."""

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from textual.css.stylesheet import Stylesheet

from tests.servers import PostgreSQL, running_postgresql

settings.register_profile("default", deadline=None, max_examples=60)
settings.register_profile("quick", deadline=None, max_examples=40)
settings.register_profile("long", deadline=None, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: a third of the time a test waits for a browser, a server or a program."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_finish() -> None:
    """Look for garbage rarely, and never among what was imported: otherwise that is a quarter of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)


@pytest.fixture(autouse=True, scope="session")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep tests, and the programs that they start, away from the saved games and the language of the user."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SCOUNDREL_DATA", str(tmp_path_factory.mktemp("data")))
        # Whatever the language of the machine.
        patch.setenv("SCOUNDREL_LANGUAGE", "en")
        yield


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL that the tests start themselves; who kills it starts it again."""
    with running_postgresql() as server:
        yield server


@pytest.fixture(autouse=True, scope="session")
def styles_parsed_once() -> Iterator[None]:
    """Parse each style sheet once for all screens: otherwise that is a tenth of their time."""
    parse, parsed = Stylesheet._parse_rules, dict[Any, Any]()

    def parse_once(sheet: Stylesheet, *args: Any, **kwargs: Any) -> Any:
        key = args, tuple(sorted(kwargs.items())), tuple(sorted(sheet._variables.items()))
        if key not in parsed:
            parsed[key] = parse(sheet, *args, **kwargs)
        return list(parsed[key])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stylesheet, "_parse_rules", parse_once)
        yield
