"""Batches of games and what can be learned from them."""
