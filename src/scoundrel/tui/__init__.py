"""The game in the terminal, in colour and for keyboard and mouse."""
