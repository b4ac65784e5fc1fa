#!/bin/sh
# backup-sqlite.sh FOLDER FILE: copies the database of a server as it is now, while it runs.
set -eu
# There are secrets in it.
umask 077
# Opened so that a folder without a database is an error, and not an empty copy.
python3 - "$1/host.db" "$2" <<'END'
import sqlite3, sys
from pathlib import Path

place = Path(sys.argv[1]).resolve().as_uri()
sqlite3.connect(f"{place}?mode=rw", uri=True).execute("VACUUM INTO ?", sys.argv[2:])
END
