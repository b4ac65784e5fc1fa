"""The nets that come with the program, one for each rule set for one player.

Beside each lies where it comes from: how it was trained, and how strong it was measured to be.
"""
