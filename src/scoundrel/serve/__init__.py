"""The page at home: a small server for this machine's own browser, on the saved games of the terminal."""
