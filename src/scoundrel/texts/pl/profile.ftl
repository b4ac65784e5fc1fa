## share
share-day = Scoundrel { $number }
share-deal = Scoundrel, { $what }
share-practice = { $title }, ćwiczenie
share-again = { $title }, jeszcze raz od komnaty { $room }
share-known = { $title }, nie pierwszy raz
share-imported = { $title }, z zapisu
share-escaped = { $n ->
    [one] Ucieczka z jednym sercem
    [few] Ucieczka z { $n } sercami
   *[many] Ucieczka z { $n } sercami
 }
share-fell = Koniec w komnacie { $room } z { $rooms }
share-hints = { $n ->
        [one] { $n } rada
        [few] { $n } rady
       *[many] { $n } rad
     }
share-undos = { $n ->
    [one] jeden cofnięty ruch
    [few] { $n } cofnięte ruchy
   *[many] { $n } cofniętych ruchów
 }
share-party = { $name }: { $result }
share-told = Życie na wyjściu z każdej komnaty: { $rooms }.
share-ahead = { $n ->
    [one] jedna komnata poza zasięgiem
    [few] { $n } komnaty poza zasięgiem
   *[many] { $n } komnat poza zasięgiem
 }
share-unfinished = ta gra jest niedokończona, w komnacie { $room }; można ją udostępnić, gdy się skończy
share-nothing = nie masz skończonej gry do udostępnienia; podaj plik z zapisem

share-cell-high = dużo
share-cell-good = sporo
share-cell-fair = mało
share-cell-low = bardzo mało
share-cell-escaped = wyjście
share-cell-fell = koniec

## days
days-next = następne lochy otworzą się za { $span }
days-after = { $n ->
    [one] Seria: { $n } dzień.
    [few] Seria: { $n } dni.
   *[many] Seria: { $n } dni.
 }
days-open_now = dzisiejsze lochy są otwarte
days-dungeon_open = dzisiejsze lochy czekają
days-dungeon_begun = dzisiejsze lochy: stoisz w komnacie { $room }
days-dungeon_over = dzisiejsze lochy: { $result }
days-puzzle_open = zadanie dnia czeka
days-puzzle_solved = zadanie dnia jest rozwiązane
days-streak = { $n ->
    [one] seria: { $n } dzień
    [few] seria: { $n } dni
   *[many] seria: { $n } dni
 }
days-yesterday = wczoraj: { $result }
days-last = ostatnio: { $result }, { $date }
days-with_help = { $result } z pomocą
days-month = Oto { $month }:
days-empty_month = Nic nie rozegrano.
days-legend = { $sign } { $what }

days-sign-won = ✓
days-sign-aided = ~
days-sign-lost = ✕
days-sign-begun = >
days-sign-missed = ·
days-sign-open = ?
days-sign-puzzle = ◆

days-name-won = wygrane
days-name-aided = wygrane z pomocą
days-name-lost = przegrane
days-name-begun = niedokończone
days-name-missed = opuszczone
days-name-open = czekają
days-name-puzzle = zadanie rozwiązane

days-told-won = Wygrane: { $days }.
days-told-aided = Wygrane z pomocą: { $days }.
days-told-lost = Przegrane: { $days }.
days-told-begun = Niedokończone: { $days }.
days-told-missed = Opuszczone: { $days }.
days-told-open = Czekają na ciebie: { $days }.
days-told-puzzle = Rozwiązane zadania dnia: { $days }.

## achievements
achievements-news = Zdobyte: { $title }. { $sentence }

achievements-out-title = Światło dnia
achievements-out-sentence = Wygraj grę.

achievements-thread-title = O włos
achievements-thread-sentence = Wygraj, mając na końcu { $number ->
        [one] { $number } punkt życia
        [few] { $number } punkty życia
       *[many] { $number } punktów życia
     }.

achievements-unmarked-title = Bez draśnięcia
achievements-unmarked-sentence = Wygraj z pełnym życiem.

achievements-last_potion-title = Strzemienny
achievements-last_potion-sentence = Wygraj z miksturą jako ostatnią kartą i wynikiem wyższym niż pełne życie.

achievements-light-title = W białych rękawiczkach
achievements-light-sentence = Wygraj, tracąc po drodze najwyżej { $number ->
        [one] { $number } punkt życia
        [few] { $number } punkty życia
       *[many] { $number } punktów życia
     }.

achievements-gloves-title = Czyste ręce
achievements-gloves-sentence = Wygraj bez walki gołymi rękami.

achievements-fists-title = Stal jest przereklamowana
achievements-fists-sentence = Wygraj po co najmniej { $number ->
        [one] { $number } walce
        [few] { $number } walkach
       *[many] { $number } walkach
     } gołymi rękami.

achievements-knuckles-title = Na gołe pięści
achievements-knuckles-sentence = Wygraj po walce gołymi rękami z potworem o wartości co najmniej { $number }.

achievements-whetstone-title = Osełka
achievements-whetstone-sentence = Zabij { $number ->
        [one] { $number } potwora
        [few] { $number } potwory
       *[many] { $number } potworów
     } jedną bronią.

achievements-heirloom-title = Pamiątka rodowa
achievements-heirloom-sentence = Zabij { $number ->
        [one] { $number } potwora
        [few] { $number } potwory
       *[many] { $number } potworów
     } jedną bronią.

achievements-splinters-title = Drzazgi
achievements-splinters-sentence = Wygraj, łamiąc co najmniej { $number ->
        [one] { $number } broń
        [few] { $number } bronie
       *[many] { $number } broni
     }.

achievements-sober-title = Ani kropli
achievements-sober-sentence = Wygraj, nie marnując żadnej mikstury.

achievements-spilt-title = O kroplę za dużo
achievements-spilt-sentence = Wygraj, marnując co najmniej { $number ->
        [one] { $number } miksturę
        [few] { $number } mikstury
       *[many] { $number } mikstur
     }.

achievements-straight-title = Bez odwrotu
achievements-straight-sentence = Wygraj, nie omijając żadnej karty tam, gdzie zasady na to pozwalają.

achievements-detour-title = Okrężną drogą
achievements-detour-sentence = Wygraj po co najmniej { $number ->
        [one] { $number } ucieczce
        [few] { $number } ucieczkach
       *[many] { $number } ucieczkach
     }.

achievements-alone-title = Własnym rozumem
achievements-alone-sentence = Wygraj bez rady i bez cofania ruchów.

achievements-cold-title = Chłodna głowa
achievements-cold-sentence = Wygraj z dokładnością co najmniej { $number }%.

achievements-no_exit-title = Bez wyjścia
achievements-no_exit-sentence = Wygraj tam, gdzie nie można uciec.

achievements-of_the_day-title = Dnia dzisiejszego
achievements-of_the_day-sentence = Wygraj lochy dnia.

achievements-house_rules-title = Zasady domowe
achievements-house_rules-sentence = Wygraj według własnych zasad.

achievements-regular-title = Stały bywalec
achievements-regular-sentence = Wygraj { $number ->
        [one] { $number } grę
        [few] { $number } gry
       *[many] { $number } gier
     }.

achievements-habit-title = Przyzwyczajenie
achievements-habit-sentence = Wygraj { $number ->
        [one] { $number } grę
        [few] { $number } gry
       *[many] { $number } gier
     } z rzędu.

achievements-well_read-title = Oczytanie
achievements-well_read-sentence = Wygraj według każdego z zestawów zasad ({ $number }).

achievements-week-title = Tydzień pod ziemią
achievements-week-sentence = Kończ lochy dnia przez { $number ->
        [one] { $number } dzień
        [few] { $number } dni
       *[many] { $number } dni
     } z rzędu.

achievements-puzzler-title = Oko do komnat
achievements-puzzler-sentence = Rozwiąż { $number ->
        [one] { $number } zadanie
        [few] { $number } zadania
       *[many] { $number } zadań
     }.

## honours
honours-back = Nowość w ustawieniach, rewers kart: { $name }.
honours-table = Nowość w ustawieniach, stół: { $name }.
honours-with = { $name }, za „{ $achievement }”
honours-to_earn = Jeszcze do zdobycia: { $what }.

## statistics
statistics-achievements = Osiągnięcia
statistics-habits = Nawyki
statistics-reviewing = { $n ->
    [one] Trener analizuje twoją ostatnią grę …
    [few] Trener analizuje twoje ostatnie gry ({ $n }) …
   *[many] Trener analizuje twoje ostatnie gry ({ $n }) …
 }
statistics-earned = ✓
statistics-not_earned = ·
statistics-daily = Lochy dnia z rzędu: teraz { $current }, najwięcej { $longest }.
statistics-none = Jeszcze żadnych gier.
statistics-no_accuracy = Jeszcze żadnych przeanalizowanych gier.
statistics-games = { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[many] { $n } gier
     }, wygrane: { $wins }.
statistics-aided = { $n ->
    [one] Z nich { $n } jest wygrana po radach i liczy się osobno.
    [few] Z nich { $n } są wygrane po radach i liczą się osobno.
   *[many] Z nich { $n } jest wygranych po radach i liczy się osobno.
 }
statistics-own_wins = Gdzie mowa o wygranej, chodzi o wygraną bez rad. To, co już zdobyte, zostaje.
statistics-share = Wygrane: { $share }; prawdziwy odsetek leży zapewne między { $low } a { $high }.
statistics-streak = Wygrane z rzędu: teraz { $current }, najwięcej { $longest }.
statistics-score = Najlepszy wynik { $best }, średnia { $average }.
statistics-accuracy = Średnia dokładność { $share }.

## plots
plots-score = wynik
plots-games = gry
plots-one = { $low }
plots-range = od { $low } do { $high }
plots-accuracy = dokładność w %
plots-game = gra (krzywa: średnia z { $n })
plots-chance = szansa wygranej w %
plots-room = komnata (x: po twojej decyzji)

## picture
picture-escaped = { $n ->
    [one] Ucieczka z jednym sercem
    [few] Ucieczka z { $n } sercami
   *[many] Ucieczka z { $n } sercami
 }
picture-fell = Koniec w komnacie { $room } z { $rooms }
picture-unaided = bez pomocy
picture-known = karty znane wcześniej
picture-hints = { $n ->
        [one] { $n } rada
        [few] { $n } rady
       *[many] { $n } rad
     }
picture-undone = { $n ->
    [one] jeden cofnięty ruch
    [few] { $n } cofnięte ruchy
   *[many] { $n } cofniętych ruchów
 }
