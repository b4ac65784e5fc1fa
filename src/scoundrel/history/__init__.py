"""What was played: facts and statistics of finished games, achievements, sharing, a player's profile."""
