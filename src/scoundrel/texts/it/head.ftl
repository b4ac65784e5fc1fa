### Italiano. Termini e stile.
###
### Il gioco dà del tu, calmo e un po’ ironico, e non mostra mai se chi gioca è uomo o donna: con «essere» si usa
### il presente (cadi, fuggi, esci), con «avere» il participio va bene (hai bevuto). Mai «sei fuggito».
###
###   sotterraneo   le carte ancora da venire, coperte; sotterraneo del giorno: la partita di un giorno
###   stanza        le carte scoperte; si fugge da tutta la stanza, si scansa una carta
###   mazzo         tutte le carte della partita; smazzata: il loro ordine, dato da un codice (mai «seme», che è ♣♠♦♥)
###   affrontare    una carta; abbattere un mostro; sprecare una pozione; vita, punti vita
###   scarti        le carte fuori gioco (perciò to put away è scansare, mai scartare)
###   consiglio     la dritta del maestro; ritirare una mossa; mazziere: chi descrive la stanza
###   partita       ciò che si gioca, si salva, si vince e si perde
###
### Forme: vedi la testa di cards.ftl. L’apostrofo è ’ senza spazio dopo; le virgolette sono « » senza spazi interni.

## language
language-name = Italiano
language-tag = it
door-direction = ltr
language-by_code = { $code } ({ $name })
language-unknown = la lingua { $given } non c’è; ci sono { $known }
language-not_here = { $name }: la lingua non è arrivata; per ora il gioco parla inglese

## numbers and quotes
number-decimal = ,
number-group = .
percent = { $n }%
quote = «{ $text }»

## list
list-and = { $some } e { $last }
list-or = { $some } o { $last }
list-either = { $some } oppure { $last }
list-comma = { $some }, { $last }
list-then = { $some }, poi { $last }
list-semicolon = { $some }; { $last }
list-gap = { $some } … { $last }
list-dot = { $some } · { $last }
list-signs = { $some } { $last }
list-sentences = { $some } { $last }

## phrase
phrase-sentence = { $words }.

## speech
speech-mark-minus = meno{" "}
speech-mark-range = {" "}a{" "}
speech-mark-dot = ,{" "}
speech-mark-arrow = {" "}poi{" "}
speech-mark-slain = , mostri abbattuti:{" "}
speech-mark-turn = di turno:{" "}
speech-mark-done = fatto:{" "}
speech-mark-margin = {" "}più o meno{" "}

## dates
# .il e .del: il 16 novembre, l’8 novembre; del 16 novembre, dell’8 novembre.
dates-day = { $day ->
    [1] 1º { $month }
   *[other] { $day } { $month }
 }
    .il = { $day ->
        [1] il 1º { $month }
        [8] l’8 { $month }
        [11] l’11 { $month }
       *[other] il { $day } { $month }
     }
    .del = { $day ->
        [1] del 1º { $month }
        [8] dell’8 { $month }
        [11] dell’11 { $month }
       *[other] del { $day } { $month }
     }
dates-date = { $day ->
    [1] 1º { $month } { $year }
   *[other] { $day } { $month } { $year }
 }
    .il = { $day ->
        [1] il 1º { $month } { $year }
        [8] l’8 { $month } { $year }
        [11] l’11 { $month } { $year }
       *[other] il { $day } { $month } { $year }
     }
    .del = { $day ->
        [1] del 1º { $month } { $year }
        [8] dell’8 { $month } { $year }
        [11] dell’11 { $month } { $year }
       *[other] del { $day } { $month } { $year }
     }
dates-weekday = { $day ->
    [1] { $weekday } 1º { $month }
   *[other] { $weekday } { $day } { $month }
 }
dates-month = { $month } { $year }
dates-no_month = { $given } non è un mese: scrivilo così, 2026-11
dates-hours = { $hours } h { $minutes } min
dates-minutes = { $n } min
weekday-1 = lunedì
    .short = lu
weekday-2 = martedì
    .short = ma
weekday-3 = mercoledì
    .short = me
weekday-4 = giovedì
    .short = gi
weekday-5 = venerdì
    .short = ve
weekday-6 = sabato
    .short = sa
weekday-7 = domenica
    .short = do

month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
