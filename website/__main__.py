"""`python -m website [ADDRESS]`: builds the site; ADDRESS is where it will be, such as https://example.org/scoundrel/."""

import sys

from website.build import build
from website.places import PROJECT, SITE

build(*sys.argv[1:2])
size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
print(f"{SITE.relative_to(PROJECT)}: {size / 1e6:.1f} MB")
