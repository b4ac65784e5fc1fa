"""Everything that can be played: a game, the daily dungeon, two parties, a lesson, a puzzle, a replay.

Nothing here draws or prints, so that the screens and plain mode can share it.
"""
