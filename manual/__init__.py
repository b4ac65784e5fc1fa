"""Builds the documents and the reference as a site: `make docs` writes it to `build/docs`."""
