"""The nets that come with the program, one for each rule set for one player, some with a half of its own
for the late game.

Beside each lies where it comes from: how it was trained, and how strong it was measured to be.
"""
