"""Speed and memory, measured against their targets: ``make bench``."""
