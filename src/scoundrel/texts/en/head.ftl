### Every sentence of the game in English. A translation is a folder of files like these, named after its language.
### { $values } are filled in and keep their names. A text that begins with a small letter is used inside
### a sentence, or is capitalised where it begins one.
###
### Players never read a code: a card is a sign (10♦) or a name (10 of diamonds), a ten is 10, and a minus is −.
### Codes (Td, 7sw) stand only where it is said how to type a move. Plain mode says signs as names by itself.
###
### Some words have one meaning:
###   dungeon         the cards still to come, face down: cards lie in it, go under it, are shuffled into it.
###                   To escape from the dungeon is to be through with them. The Dealer speaks of the place itself.
###   daily dungeon   the one game of a day, always by this name.
###   deck            all the cards that a game is played with, before any is dealt.
###   deal            the order in which they come, given by a seed.
###   game            what is played, saved, left, won and lost.

## language
# What those who speak the language call it, and what HTML calls it (BCP 47), as in pt-BR. These three stay in this file.
language-name = English
language-tag = en
# ltr or rtl: where a line begins.
door-direction = ltr
# Where a code is to be typed: de (Deutsch).
language-by_code = { $code } ({ $name })
# given: what somebody typed. known: all languages by their codes.
language-unknown = there is no language { $given }; there are { $known }
# On the site, where a language is fetched when it is chosen. name: the language's own name.
language-not_here = { $name } could not be fetched; until it can, the game speaks English

## numbers and quotes
# The marks in a number, and around words that somebody else has written.
number-decimal = .
number-group = ,
percent = { $n } %
quote = '{ $text }'

## list
list-and = { $some } and { $last }
list-or = { $some }, or { $last }
# Of two that are as good, either.
list-either = { $some } or { $last }
list-comma = { $some }, { $last }
list-then = { $some }, then { $last }
list-semicolon = { $some }; { $last }
# Between pieces of one sentence, where something is left out.
list-gap = { $some } … { $last }
list-dot = { $some } · { $last }
# Cards in a row, as signs.
list-signs = { $some } { $last }
# Sentences that follow each other; some languages have no space there.
list-sentences = { $some } { $last }

## phrase
# Words that become a sentence: those of an error, or of a heading.
phrase-sentence = { $words }.

## speech
# What a screen reader is given instead of a sign, with the spaces around it.
speech-mark-minus = minus{" "}
speech-mark-range = {" "}to{" "}
speech-mark-dot = ,{" "}
speech-mark-arrow = {" "}to{" "}
speech-mark-slain = , slain with it:{" "}
speech-mark-turn = to move:{" "}
speech-mark-done = done:{" "}
speech-mark-margin = {" "}plus or minus{" "}

## dates
# Days and spans of time; a month and a weekday are in whatever form a date asks for. A whole date (dates-date) is
# filled into sentences as $day, and may have forms of its own: first met { FORM($day, "on") }.
dates-day = { $day } { $month }
dates-date = { $day } { $month } { $year }
dates-weekday = { $weekday }, { $day } { $month }
dates-month = { $month } { $year }
dates-no_month = { $given } is not a month: write it as in 2026-11
dates-hours = { $hours } h { $minutes } min
dates-minutes = { $n } min
# .short stands over a column of the calendar and beside a day: two letters.
weekday-1 = Monday
    .short = Mo
weekday-2 = Tuesday
    .short = Tu
weekday-3 = Wednesday
    .short = We
weekday-4 = Thursday
    .short = Th
weekday-5 = Friday
    .short = Fr
weekday-6 = Saturday
    .short = Sa
weekday-7 = Sunday
    .short = Su

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
