"""Settings for every test run."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("default", deadline=None, max_examples=200)
settings.register_profile("quick", deadline=None, max_examples=40)
settings.register_profile("long", deadline=None, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(autouse=True, scope="session")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep tests, and the programs that they start, away from the saved games of the user."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SCOUNDREL_DATA", str(tmp_path_factory.mktemp("data")))
        yield
