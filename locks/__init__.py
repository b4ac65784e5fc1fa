"""What `make` installs: every package with its exact version and its hashes, a file for each purpose."""
