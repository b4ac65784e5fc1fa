"""Compiled play and search over the kernel's own functions."""
