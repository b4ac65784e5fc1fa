### What went wrong, as one sentence each. On its own it is given a capital and a full stop; within another it
### follows a colon. What was typed or read from a file is quoted: its { $values } are put in quotes already.

## somebody else's words
# A sentence of another program, such as of the operating system; it may be in English.
error-told = { $words }

## moves
# $move is what was asked for, $why another error.
error-not_now = { $move } can't be played now: { $why }

## the command line
# What the command check says of a file; its name stands before it.
check-line = line { $number }: { $why }
check-schema = a schema; there is nothing to check
check-scenarios = { $n ->
    [one] { $good } of { $n } scenario holds
   *[other] { $good } of { $n } scenarios hold
 }
check-records = { $n ->
    [one] { $good } of { $n } record is true
   *[other] { $good } of { $n } records are true
 }
check-record = { $n ->
    [one] the record is true: { $result } after { $n } move
   *[other] the record is true: { $result } after { $n } moves
 }
