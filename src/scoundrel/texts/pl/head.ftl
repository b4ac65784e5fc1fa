### Polski. Terminy i styl; pełny słownik ma zespół tłumaczy (languages/pl.md).
###
### Gra mówi do gracza po prostu „ty”, bez zaimka i małą literą, zawsze w czasie teraźniejszym (uciekasz, pijesz),
### bo czas przeszły zdradza płeć. Z tego samego powodu nie ma tu słów takich jak „sam”, „gotowy”, „powinieneś”:
### trzeba, można, warto, lepiej. Plany są w bezokoliczniku (zostawić 8♥), a to, co już zrobiono, w formach na -no i -to.
###
###   lochy       karty, które dopiero przyjdą (liczba mnoga); lochy dnia: jedna gra danego dnia
###   komnata     karty leżące na stole; uciec z komnaty; odłożyć kartę (na spód lochów)
###   talia       wszystkie karty; rozdanie: ich kolejność, którą daje ziarno
###   życie       punkt, punkty, punktów życia; mikstura, broń, potwór
###   rada        podpowiedź trenera; rozdający: kto opisuje komnaty
###
### Formy nazw: nazwa (mianownik), gen, acc, ins; gender m f n. Nie ma celownika ani miejscownika: zdania je omijają.
### Biernik istot i figur równa się dopełniaczowi. Narzędnik znaku zawiera słowo: „bronią 10♦”; słychać „dziesiątką karo”.
### Nazwa potwora nie ma narzędnika (bić, nie walczyć z). Po „nie”, „bez”, „u”, „od”, „do” stoi gen.
### Polecenia w zdaniach stoją w cudzysłowie: wpisz „cofnij”.
### Słowa jednoliterowe (a i o u w z) stoją przed twardą spacją (U+00A0).

## language
language-name = Polski
language-tag = pl
door-direction = ltr
language-by_code = { $code } ({ $name })
language-unknown = nie ma języka { $given }; są { $known }
language-not_here = nie udało się pobrać języka { $name }; na razie gra mówi po angielsku

## numbers and quotes
number-decimal = ,
number-group = {"\u00A0"}
percent = { $n }%
quote = „{ $text }”

## list
list-and = { $some } i { $last }
list-or = { $some } albo { $last }
list-either = { $some } albo { $last }
list-comma = { $some }, { $last }
list-then = { $some }, potem { $last }
list-semicolon = { $some }; { $last }
list-gap = { $some } … { $last }
list-dot = { $some } · { $last }
list-signs = { $some } { $last }
list-sentences = { $some } { $last }

## phrase
phrase-sentence = { $words }.

## speech
speech-mark-minus = minus{" "}
speech-mark-range = {" "}do{" "}
speech-mark-dot = ,{" "}
speech-mark-arrow = {" "}na{" "}
speech-mark-slain = , zabite nią:{" "}
speech-mark-turn = ruch:{" "}
speech-mark-done = zrobione:{" "}
speech-mark-margin = {" "}plus minus{" "}

## dates
dates-day = { $day } { FORM($month, "gen") }
dates-date = { $day } { FORM($month, "gen") } { $year }
dates-weekday = { $weekday }, { $day } { FORM($month, "gen") }
dates-month = { $month } { $year }
dates-no_month = { $given } to nie miesiąc: trzeba pisać tak jak 2026-11
dates-hours = { $hours } godz. { $minutes } min
dates-minutes = { $n } min
weekday-1 = poniedziałek
    .short = pn
weekday-2 = wtorek
    .short = wt
weekday-3 = środa
    .short = śr
weekday-4 = czwartek
    .short = cz
weekday-5 = piątek
    .short = pt
weekday-6 = sobota
    .short = so
weekday-7 = niedziela
    .short = nd

month-1 = styczeń
    .gen = stycznia
month-2 = luty
    .gen = lutego
month-3 = marzec
    .gen = marca
month-4 = kwiecień
    .gen = kwietnia
month-5 = maj
    .gen = maja
month-6 = czerwiec
    .gen = czerwca
month-7 = lipiec
    .gen = lipca
month-8 = sierpień
    .gen = sierpnia
month-9 = wrzesień
    .gen = września
month-10 = październik
    .gen = października
month-11 = listopad
    .gen = listopada
month-12 = grudzień
    .gen = grudnia
