"""The game for language models: tools and texts that carry a player's view, and nothing hidden."""
