"""Players: search and nets over the kernel, bots by name, and programs that play through a protocol."""
