"""What each release wrote, kept as it was: later ones must read it and find the same game in it.

``python -m tests.published`` writes the files of the version at hand, and never touches those of another.
"""
