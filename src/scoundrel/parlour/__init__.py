"""What a sitting at the table needs besides the rules: lessons, daily deals, achievements, statistics.

Most of it is pure functions of games and results; what keeps something is given a store. Nothing is shown,
so that every place to play can share it.
"""
