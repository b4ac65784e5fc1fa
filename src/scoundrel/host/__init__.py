"""The public server: ranked games, boards, and games on several devices.

It holds what must be secret or shared (the deck of a ranked game, the seats of a shared one, the boards)
and draws nothing: every client has the whole game, and is told positions and events. ``docs/hosting.md``
says how to run it.
"""
