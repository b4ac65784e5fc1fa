"""The game in words: the catalogue of texts, the table in words, and the narrator."""
