#!/bin/sh
# restore-sqlite.sh FILE FOLDER: puts a copy where a server that does not run will find it.
set -eu
umask 077
mkdir -p "$2"
if [ -e "$2/host.lock" ] && ! flock --nonblock "$2/host.lock" true; then
  echo "a server runs in $2: stop it first" >&2
  exit 1
fi
rm -f "$2/host.db-wal" "$2/host.db-shm"
cp "$1" "$2/host.db.new"
# The server may have a user of its own.
[ "$(id -u)" != 0 ] || chown --reference="$2" "$2/host.db.new"
mv "$2/host.db.new" "$2/host.db"
