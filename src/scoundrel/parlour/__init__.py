"""What a sitting at the table needs besides the rules: lessons, daily deals, achievements, statistics.

Everything here is a pure function of games and results. Nothing is read, written or shown, so that the
terminal and the browser can share it.
"""
