"""Builds the page as a folder that any static host can serve: `make site` writes it to `build/site`."""
