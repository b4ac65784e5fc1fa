"""Settings for every test run."""

import os

from hypothesis import settings

settings.register_profile("default", deadline=None, max_examples=200)
settings.register_profile("long", deadline=None, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
