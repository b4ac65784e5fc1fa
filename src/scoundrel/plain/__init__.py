"""The game line by line, for screen readers, pipes and plain terminals: words instead of pictures."""
