### Das Spiel auf Deutsch. Es duzt, klein geschrieben, und verrät nie, ob ein Mann oder eine Frau spielt: im Perfekt stehen Partizipien
### allein („die 2♦ genommen“), Schritte eines Plans sind Infinitive („die 2♦ nehmen“). Es ruft nie.
###
### Formen eines Namens: nom, acc, dat (mit Artikel; bei Karten der/die/das, bei Wesen ein/eine), start (nom am Satzanfang),
### the (bei Wesen: der Bär), gender (m, f, n). Kein Genitiv: „von“, „bei“. Nie „zum/zur“ vor einer Karte.
###
### Wörter:
###   Verlies         dungeon: die Karten, die noch kommen; beim Erzähler der Ort selbst
###   Tagesverlies    daily dungeon
###   Kartenspiel     deck: alle Karten, mit denen gespielt wird
###   Kartenfolge     deal: in welcher Reihenfolge sie kommen; Spielcode: deal code; Seed bleibt Seed
###   Partie          game: was gespielt, gesichert, gewonnen und verloren wird; „Spiel“ ist das Ganze
###   Raum, fliehen, weglegen, meiden (beides zusammen: to avoid), eine Karte nehmen (to face)
###   Leben, Lebenspunkt(e); Waffe trifft unter 7; stumpf, scharf, neu; erschlagen; vergeuden, verpuffen
###   Tipp, Zug zurück, Coach, Geber, Erzähler, Rückblick, Rätsel, Lektion, Serie, Erfolg, Bestenliste
###   fallen, entkommen; Ergebnis, Punkte; Gewinnchance; Genauigkeit; Ungenauigkeit, Fehler, Schnitzer

## language
language-name = Deutsch
language-tag = de
door-direction = ltr
language-by_code = { $code } ({ $name })
language-unknown = die Sprache { $given } gibt es nicht; es gibt { $known }
language-not_here = { $name } ließ sich nicht laden; bis dahin spricht das Spiel Englisch

## numbers and quotes
number-decimal = ,
number-group = .
percent = { $n } %
quote = „{ $text }“

## list
list-and = { $some } und { $last }
list-or = { $some } oder { $last }
list-either = { $some } oder { $last }
list-comma = { $some }, { $last }
list-then = { $some }, dann { $last }
list-semicolon = { $some }; { $last }
list-gap = { $some } … { $last }
list-dot = { $some } · { $last }
list-signs = { $some } { $last }
list-sentences = { $some } { $last }

## phrase
phrase-sentence = { $words }.

## speech
speech-mark-minus = minus{" "}
speech-mark-range = {" "}bis{" "}
speech-mark-dot = ,{" "}
speech-mark-arrow = {" "}auf{" "}
speech-mark-slain = , damit erschlagen:{" "}
speech-mark-turn = am Zug:{" "}
speech-mark-done = erledigt:{" "}
speech-mark-margin = {" "}plus oder minus{" "}

## dates
dates-day = { $day }. { $month }
dates-date = { $day }. { $month } { $year }
dates-weekday = { $weekday }, { $day }. { $month }
dates-month = { $month } { $year }
dates-no_month = { $given } ist kein Monat: Schreib ihn wie in 2026-11
dates-hours = { $hours } h { $minutes } min
dates-minutes = { $n } min
weekday-1 = Montag
    .short = Mo
weekday-2 = Dienstag
    .short = Di
weekday-3 = Mittwoch
    .short = Mi
weekday-4 = Donnerstag
    .short = Do
weekday-5 = Freitag
    .short = Fr
weekday-6 = Samstag
    .short = Sa
weekday-7 = Sonntag
    .short = So

month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
