"""`python -m manual [FOLDER]`: builds the site in FOLDER, or in `build/docs`."""

import sys
from pathlib import Path

from manual.build import BUILT, build

sys.exit(build(*map(Path, sys.argv[1:2]) or (BUILT,)))
