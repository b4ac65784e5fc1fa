#!/bin/sh
# restore-postgresql.sh FILE URL: fills an empty database with a copy.
set -eu
pg_restore --no-owner --exit-on-error --single-transaction --dbname="$2" "$1"
