"""Curves and histograms drawn from characters."""
