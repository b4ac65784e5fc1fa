"""The game in the terminal, in colour, for keyboard and mouse."""
