"""Rewrite every golden file."""

from tests.golden import FILES, ROOT

for path, build in FILES.items():
    path.write_text(build(), "utf-8")
    print(f"wrote {path.relative_to(ROOT)}")
