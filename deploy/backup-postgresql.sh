#!/bin/sh
# backup-postgresql.sh URL FILE: copies the database of a server as it is now, while it runs.
set -eu
# There are secrets in it.
umask 077
pg_dump --format=custom --no-owner --file="$2" "$1"
