"""Measure everything, or the parts that are named; the exit status tells whether every target was met."""

import sys

from benchmarks import coach, envs, lab, mind, rules, server, site, terminal

PARTS = {
    "rules": rules,
    "mind": mind,
    "coach": coach,
    "lab": lab,
    "envs": envs,
    "terminal": terminal,
    "site": site,
    "server": server,
}

met = True
for part in sys.argv[1:] or PARTS:
    for figure in PARTS[part].figures():
        print(figure, flush=True)
        met = met and figure.met
sys.exit(not met)
