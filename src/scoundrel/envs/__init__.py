"""The game as an environment for learners: Gymnasium, vectors of games in compiled code, PettingZoo."""
