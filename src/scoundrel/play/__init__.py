"""Everything one can sit at: a game, the day's dungeon, two parties, a lesson, a puzzle, a replay.

Nothing is shown here, so that every surface can share it.
"""
