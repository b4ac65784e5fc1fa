"""What was played: saved games, facts and statistics, achievements, deals to share and days in a row."""
