"""The game in words: the catalogue of texts, the table told, and the narrator."""
