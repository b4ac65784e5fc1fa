### What went wrong, as one sentence each. On its own it is given a capital and a full stop; within another it
### follows a colon. What was typed or read from a file is quoted: its { $values } are put in quotes already.

## somebody else's words
# A sentence of another program, such as of the operating system; it may be in English.
error-told = { $words }

## moves
# $move is what was asked for, $why another error.
error-not_now = { $move } can't be played now: { $why }
