## puzzle
puzzle-title = Zadanie { $number } ({ $name }, { $rules }): znajdź najlepszy plan.
puzzle-todays = Zadanie dnia, { $date } ({ $name }, { $rules }): znajdź najlepszy plan.
puzzle-prompt = ruchy, { command-undo } albo { command-solution }>{" "}
puzzle-solution = Najlepszy plan: { $moves }.
puzzle-right = Dobrze.
puzzle-wrong = To nie najlepszy plan.
puzzle-was_told = Rozwiązanie było już pokazane, więc zadanie nie liczy się jako rozwiązane.
puzzle-best = Najlepszy plan: { $moves }. Szansa wygranej { $chance }. { $hero }
puzzle-yours = Twój: { $moves }. Szansa wygranej { $chance }. { $hero }
puzzle-plans = Wszystkie plany: { $plans }.
puzzle-found_by = Znajdują go: { $found }.

puzzle-level-easy = łatwe
puzzle-level-medium = średnie
puzzle-level-hard = trudne

puzzle-stops = { $answer } urywa się w środku komnaty; kart do wzięcia: { $n }

## lessons
lessons-heading = { $title } · krok { $step } z { $steps }
lessons-one_move = { $move } to o jeden ruch za dużo: w lekcji gra się po jednym ruchu
lessons-instead = To by znaczyło: { $would }.
lessons-here = Tutaj trzeba { $wanted }.
lessons-here_anything = Tutaj dalej tak, jak wolisz.
lessons-line = { $mark } { $title }
lessons-line_at = { $mark } { $title } · krok { $step } z { $steps }
lessons-finished = ✓
lessons-open = ·
lessons-lessons = Lekcje
lessons-reading = Do czytania
lessons-rules = Zasady

lessons-ask-press = Naciśnij { $what }.
lessons-ask-type = Wpisz { $what }.
lessons-ask-choose = Wybierz { $what }.

lessons-any-press = Naciśnij numer karty.
lessons-any-type = Wpisz dowolny ruch.
lessons-any-choose = Wybierz dowolną kartę.

lessons-onward-press = Enter: pierwsze lochy, rozdanie do wygrania ({ $rules }). Esc: powrót.
lessons-onward-type = Wpisz „{ command-winnable } { $rules }”, a zejdziesz do pierwszych lochów: to rozdanie da się wygrać.
lessons-onward-choose = Teraz pierwsze lochy: rozdanie do wygrania ({ $rules }).

lessons-first-press = Enter: pierwsze lochy, łaskawe. Esc: powrót.
lessons-first-type = Wpisz „{ command-play }”, a zejdziesz do pierwszych lochów. Są łaskawe.
lessons-first-choose = Teraz pierwsze lochy, łaskawe.

lessons-other-undo = w grze cofa to ostatni ruch, ale lekcja idzie tylko naprzód
lessons-other-hint = w grze to prośba do trenera o radę, ale tutaj prowadzi cię lekcja
lessons-other-run = według tych zasad nie można uciec z komnaty
lessons-other-put_away = według tych zasad nie można odłożyć karty
lessons-other-put_one_away = to znaczyłoby odłożyć kartę
lessons-other-way = to mówi, jak bić wybranego potwora, a żaden nie jest wybrany
lessons-other-nothing = ten klawisz nic nie robi

lessons-classic-title = Gra klasyczna
lessons-classic-goal = Lochy to talia zakrytych kart, tutaj jest ich { $cards }. Wyjdź z nich z życiem. W komnacie leży ich { $size }: ♣ ♠ to potwory, ♦ bronie, ♥ mikstury. Bierzesz { $to_face } z nich, w dowolnej kolejności. Weź { FORM($card, "acc") }.
lessons-classic-strike = { FORM($weapon, "start") } to nowa broń, bije wszystko. Potwór kosztuje tyle, o ile jest więcej wart niż broń, więc { FORM($card, "") } kosztuje { $cost } zamiast { $value }. Uderz bronią.
lessons-classic-dulled = Kosztowało to { $damage }. Teraz broń jest bardziej tępa: bije już tylko potwory słabsze od ostatnio zabitego, poniżej { FORM($strikes_below, "gen") }. { FORM($card, "start") } jest poniżej i nic nie kosztuje. Uderz.
lessons-classic-carried = Wzięte karty: { $to_face }, komnata skończona. Nowych przychodzi { $new }, a { FORM($kept, "") } zostaje. Poniżej { FORM($strikes_below, "gen") } nie jest, więc { FORM($weapon, "") } tu nie pomoże. Bij gołymi rękami, za pełne { $value }.
lessons-classic-potion = Gołymi rękami kosztowało to { $damage }, ale broń nie jest bardziej tępa. Masz życie { $health } z { $most }. Wypij { FORM($card, "acc") }: mikstura leczy tyle, ile jest warta.
lessons-classic-second = Życia o { $healed } więcej. W komnacie leczy tylko pierwsza mikstura. Druga idzie na marne, choć liczy się jako wzięta karta. Lepiej byłoby zostawić { FORM($card, "acc") } na następną komnatę, ale ten jeden raz wypij na próżno.
lessons-classic-fall = Na marne. Teraz zła komnata: broń bije tylko poniżej { FORM($strikes_below, "gen") }, a { FORM($card, "") } ma wartość { $value }. Masz { $health }. Bij, żeby zobaczyć, jak się przegrywa; ruch zostanie cofnięty.
lessons-classic-run = Przy życiu { $left } padasz. Przegrana daje życie minus wartość każdego potwora, który został w lochach i w komnacie: { $score }. Cofnięte. Zamiast tego ucieknij: wolno, zanim weźmiesz kartę z pełnej komnaty.
lessons-classic-locked = Cała komnata trafia na spód lochów, po kolei. Z tej uciec nie możesz: { $refusal }. Weź { FORM($card, "acc") }. Wzięta broń zawsze zastępuje tę w ręce, nawet lepszą.
lessons-classic-spare = Odrzucone: { FORM($discarded, "") }, czyli dawna broń i to, co nią zabito. { FORM($weapon, "start") } to nowa broń. Po takim potworze jak { FORM($card, "") } bije już tylko poniżej { $value }. Oszczędź ją: bij { FORM($card, "acc") } gołymi rękami.
lessons-classic-most = Kosztowało to { $damage }, a broń wciąż jest nowa. { FORM($card, "start") } może leczyć { $value }, ale życia możesz mieć najwyżej { $most }, więc leczy { $healing }. Wypij.
lessons-classic-returned = Życie { $health }. Wraca komnata z ucieczki, tak jak leżała. Teraz się opłaca, że { FORM($weapon, "") } jest jak nowa. Najpierw najsilniejszy: uderz { FORM($card, "acc") }, za { $cost }.
lessons-classic-downwards = Teraz bije poniżej { FORM($strikes_below, "gen") }. Schodząc w dół, jedną bronią zabijesz niejednego potwora. Uderz { FORM($card, "acc") }, za { $cost }.
lessons-classic-further = Teraz poniżej { FORM($strikes_below, "gen") }. Uderz też { FORM($card, "acc") }, za { $cost }.
lessons-classic-last = W lochach nie ma już kart, a w ostatniej komnacie leży ich tylko { $cards }. Weź je wszystkie i jesteś na zewnątrz. Najpierw uderz { FORM($card, "acc") }, a miksturę zachowaj na koniec.
lessons-classic-bonus = Wygrana daje tyle punktów, ile zostało życia. Jeśli to { $most }, a ostatnią kartą była mikstura, dochodzi jej wartość. Wypij { FORM($card, "acc") }.
lessons-classic-done = Wydostajesz się z życiem { $left }, a wynik to { $score }. To już wszystkie zasady. Reszta to wyczucie.

lessons-sidestep-title = Unik: co jest inaczej
lessons-sidestep-away = Tu nie ma ucieczek. Zamiast tego, zanim weźmiesz kartę z komnaty, możesz odłożyć jedną z jej kart na spód lochów. Odłóż { FORM($card, "acc") }.
lessons-sidestep-all = Ta karta jeszcze wróci. Wszystkie inne trzeba wziąć; według tych zasad żadna karta nie zostaje na następną komnatę. Weź { FORM($card, "acc") }.
lessons-sidestep-first = Te potwory są równe; uderz, którego chcesz. { FORM($card, "start") } kosztuje { $cost }, jeśli bić { FORM($weapon, "ins") }.
lessons-sidestep-equal = Tutaj używana broń bije też potwora równego ostatnio zabitemu. Ostatnio zabita karta to { FORM($last_kill, "") }, więc { FORM($weapon, "") } bije też { FORM($card, "acc") }, za { $cost }.
lessons-sidestep-fall = Następna komnata. Teraz karty odłożyć nie możesz: { $refusal }. Zobacz, jak liczy się tu przegrana: bij { FORM($card, "acc") } gołymi rękami. Ruch zostanie cofnięty.
lessons-sidestep-ace = Padasz. Przegrana daje tyle punktów, ile kart zostało w lochach, tutaj { $score }; im mniej, tym lepiej. Ruch jest cofnięty. W tej talii są czerwone asy, warte { $value }: weź { FORM($card, "acc") }.
lessons-sidestep-strike = { FORM($card, "start") } kosztuje { $cost }, jeśli bić { FORM($weapon, "ins") }. Uderz.
lessons-sidestep-rest = Całą komnatę trzeba przejść, więc wybierasz tylko kolejność. Dalej tak, jak wolisz.
lessons-sidestep-last = Wraca odłożona karta: { FORM($card, "") }. Teraz trzeba ją wziąć: uderz, za { $cost }.
lessons-sidestep-done = Wydostajesz się z życiem { $left }, a wynik to { $score }: pozostałe życie ze znakiem minus. Najlepszy jest najniższy wynik.

lessons-dragons-title = Diamonds & Dragons: co jest inaczej
lessons-dragons-weapon = W tej talii są smoki (jej jokery), najsilniejsze potwory; po twojej stronie są as ♦ i walet ♥. Najpierw weź { FORM($card, "acc") }.
lessons-dragons-forced = Mając broń, trzeba jej użyć; gołych rąk nie można wybrać. Bij { FORM($card, "acc") }, za { $cost }.
lessons-dragons-breaks = { FORM($weapon, "start") } bije poniżej { FORM($strikes_below, "gen") }. Na każdym innym potworze pęka i nic nie daje: { FORM($card, "") } będzie kosztować { $cost }. Bij i zobacz.
lessons-dragons-fall = Pękła i przepadła, a masz życie { $health }. Zobacz, jak liczy się tu przegrana: bij { FORM($card, "acc") }. Ruch zostanie cofnięty.
lessons-dragons-small = Padasz z życiem { $left }. Przegrana daje życie minus potwory w lochach, { $score }; komnata się nie liczy. Ruch jest cofnięty. Bij teraz { FORM($card, "acc") }, dopóki nie ma broni, która by się stępiła.
lessons-dragons-ace = Kosztowało to { $damage }. Teraz weź { FORM($card, "acc") }, broń o wartości { $value }.
lessons-dragons-jack = Wypij { FORM($card, "acc") }, wartość { $value }.
lessons-dragons-run = Życie { $health }. Teraz ucieknij. Tutaj komnata wraca do lochów, a całe lochy się tasuje.
lessons-dragons-wasted = Po tasowaniu może przyjść cokolwiek. Ostatnią wziętą kartą była mikstura. Wypij zaraz po niej { FORM($card, "acc") } i zobacz; ruch zostanie cofnięty.
lessons-dragons-joker = Na marne: mikstura zaraz po innej nie leczy, nawet w nowej komnacie albo po ucieczce. Ruch jest cofnięty. Bij więc najpierw { FORM($card, "acc") }, wartość { $value }, za { $cost }.
lessons-dragons-heals = Pomiędzy był potwór, więc { FORM($card, "") } leczy { $healing }. Wypij.
lessons-dragons-king = Uderz { FORM($card, "acc") }, póki { FORM($weapon, "") } może: bije poniżej { FORM($strikes_below, "gen") }.
lessons-dragons-rest = Reszta należy do ciebie. Uważaj na kolejność: broni trzeba użyć, a pęka na każdym potworze, który nie jest poniżej { FORM($strikes_below, "gen") }.
lessons-dragons-done = Wydostajesz się z życiem { $left }, a wynik to { $score }, liczony jak w grze klasycznej.

## guides
guides-tips = Porady
guides-code = „{ $code }”
guides-cell = { $head } { $cell }
guides-row = { $name }: { $cells }.
guides-no_guide = nie ma poradnika { $name }{ $near }: są { $known }
guides-line = { $number }. { $name }: { $title }.
guides-more = Wpisz „{ command-guide }” i nazwę albo numer, żeby przeczytać.

## tips
tips-how-to-win =
    .w1 = Prawie każde rozdanie da się wygrać; rzadko winne jest rozdanie.
    .w2 = Cztery potwory w komnacie: uciekaj.
    .w3 = Uciekaj, póki masz dużo życia: dwa razy z rzędu nie można, więc następną komnatę trzeba przejść.
    .w4 = Uciekaj też z dobrych komnat: mikstury i bronie są więcej warte na końcu.
    .w5 = Karty z ucieczek wracają na końcu, w tej kolejności, w jakiej leżały.
    .w6 = Nową bronią bij największego potwora i schodź w dół.
    .w7 = Małego potwora bij gołymi rękami, jeśli broń bije jeszcze dużego.
    .w8 = Słaba, ale nowa broń jest lepsza niż silna i tępa.
    .w9 = Druga mikstura w komnacie nic nie leczy: zostaw ją na następną.
    .w10 = Drugą broń też zostaw: będzie nowa, gdy pierwsza się stępi.
tips-how-to-win-without-running =
    .w1 = Większość rozdań jest przegrana, zanim się zacznie, więc oceniaj się po wyniku.
    .w2 = Karta, którą zostawiasz, to cały twój wybór: niech najsilniejszy potwór poczeka na broń.
    .w3 = Zachowaj broń: komnata pełna potworów jeszcze przyjdzie.
    .w4 = Używaj broni nawet na małe potwory.
    .w5 = Mikstury pij od razu.
tips-scoring =
    .w1 = Przy pełnym życiu mikstura, którą bierzesz na końcu, dodaje swoją wartość do wyniku.
    .w2 = Dużą miksturę zachowaj na sam koniec.
    .w3 = Gdy wszystko stracone, ratuj punkty: pij, co leczy, bij, co broń jeszcze bije.
    .w4 = Gdy znasz karty, które przyjdą, szukaj drogi, która zachowa najwięcej życia.

## daily
daily-no_number = nie ma lochów dnia { $number }: pierwsze mają numer 1
daily-no_zone = nigdzie zegar nie wyprzedza UTC o { $minutes } min: zegar albo strefa czasowa tego urządzenia są złe
daily-practised = { $name }, ćwiczenie
daily-practice_caveat = Dzień tych lochów dnia już minął, więc ta gra to ćwiczenie i się nie liczy.
daily-to_come = lochy dnia { $number } otworzą się u ciebie { $date }

## claims
claims-somebody = Ktoś
claims-sealed = { $name } ma te lochy za sobą. Jak poszło, pozostaje pod pieczęcią, aż rozegrasz te same karty.
claims-damaged = wynik w tym linku jest uszkodzony, więc go pominięto: { $claim }
claims-false = wynik w tym linku nie pochodzi z gry tego rozdania, więc go nie pokazano
claims-no_day = { $given } to nie numer dnia

## comparing
comparing-title = Obok siebie: { $what }
comparing-you = Ty
comparing-says = { $name } (według linku)
comparing-mine = { $name }: { $result }.
comparing-theirs = { $name } (według linku): { $result }.
comparing-party = { $name }, { $party }
comparing-health = Życie po komnatach, { $name }: { $health }.
comparing-known = co się nie liczy
comparing-parted = Drogi rozchodzą się w komnacie { $room }.
comparing-did = { $name }: { $what }.
comparing-same = Obie gry są takie same, komnata po komnacie.
comparing-none = nie ma tu niczyjego wyniku tego rozdania
comparing-with = Obok: { $name }

## threshold
threshold-title = Lochy { $number }, { $date }
threshold-practice =
    .w1 = Ten dzień już minął, więc to ćwiczenie: nie liczy się do serii ani do statystyk.
    .w2 = Można cofać ruchy i pytać o radę.
threshold-lines =
    .w1 = Dla wszystkich są takie same, a próba jest jedna.
    .w2 = Ruchów nie można cofać, a po radzie wynik liczy się jako „z pomocą”.
    .w3 = Gra zapisuje się sama: możesz wyjść i grać dalej później.
threshold-keys = Enter zaczyna. Esc wraca; nic się jeszcze nie zapisuje.
threshold-plain = Naciśnij Enter albo wpisz „{ word-begin }”, żeby zacząć; „{ command-back }” zostawia to na później.
threshold-prompt = Enter zaczyna, { command-back } wraca>{" "}
threshold-first = te lochy nie są jeszcze zaczęte: najpierw trzeba zacząć
threshold-too_late = dzień tych lochów, { $date }, już minął: otwórz dzisiejsze

## store
store-no_place = w { $place } nie można zapisywać gier: podaj folder, plik albo adres taki jak sqlite:///games.db
store-unusable = nie można użyć zapisanych gier w { $place }: { $why }
store-no_home = w { $place } nie można zapisywać gier: to konto nie ma folderu domowego; podaj inny folder w SCOUNDREL_DATA
store-file = { $path }: { $why }
store-odd_value = kolumna { $column } ma wartość { $value }
store-no_lock = { $place } powinno być puste, a nie jest, więc nie można zablokować zapisanych gier; usuń to: gier tam nie ma
store-full = dysk jest pełny, a { $place } potrzebuje więcej miejsca
store-busy = inny program blokuje zapisane gry w { $place } od { $seconds } s; spróbuj jeszcze raz
store-read_only = zapisanych gier w { $place } nie można zmienić: plik albo folder jest tylko do odczytu
store-no_access = zapisanych gier w { $place } nie można otworzyć: sprawdź, czy wolno ci czytać i pisać w tym pliku i folderze
store-damaged = zapisane gry w { $place } są uszkodzone; uruchom grę ponownie, a zostaną odłożone na bok
store-newer = zapisane gry w { $place } mają układ { $version }, z nowszej wersji; ta zna układ { $latest }
store-no_database = { $place } to nie baza danych: podaj folder na zapisane gry albo plik z końcówką .db
store-foreign = { $place } to baza danych innego programu; zapisane gry potrzebują własnego pliku
store-set_aside = Zapisane gry były uszkodzone. Przeniesiono je do { $place }; nowe gry trafiają do nowego pliku.
store-brought_up_to_date = Zapisane gry przeniesiono do nowego układu. Kopia dawnych jest w { $place }.
store-stale = ktoś grał w tę grę gdzie indziej, może w innym oknie; tu widać, jak stoi teraz
store-other_moves = gra { $id } jest zapisana z innymi ruchami; wczytaj ją jeszcze raz
store-other_deal = gra { $id } jest zapisana z innym rozdaniem; wczytaj ją jeszcze raz
store-no_game = nie ma zapisanej gry { $id }
store-cant_replay = gry { $id } ({ $name }) nie można odtworzyć: { $why }
store-daily_begun = lochy dnia { $date } są już zaczęte; na każdy dzień przypadają jedne
store-wrong_date = gra { $kind } nie może mieć daty { $date }: mają ją tylko lochy dnia, na przykład 2025-03-01
store-name_taken = name nie może być { $name }: taką nazwę ma już jakiś zestaw zasad
store-no_mixture = nie ma zapisanych zasad { $name }

## flow
flow-bot_plays = { $bot } gra: { $moves }.
flow-move = Ruch { $number }: { $moves }.
flow-no_undo = tutaj nie można nic cofnąć
flow-nothing_to_undo = nie ma ruchu do cofnięcia
flow-no_hint = tutaj trener nie daje rad
flow-thinking = to nie twój ruch: { $who } myśli
flow-dealer = najpierw ogląda komnatę rozdający
flow-not_now = teraz tego nie można
flow-watching = { $line } nie działa, gdy oglądasz grę: naciśnij Enter, żeby zobaczyć następny ruch, albo wpisz „{ command-back }”

## sitting
sitting-hint_daily = Po radzie wynik tego dnia liczy się jako „z pomocą”. Poproś jeszcze raz, jeśli chcesz.
sitting-daily = lochy dnia { $number }, { $date }
sitting-elsewhere = { $name }, rozegrane gdzie indziej
sitting-other_day = to nie lochy dnia { $date }
sitting-no_undo_over = gra jest skończona, a jej koniec odkrył za wiele, żeby cofnąć ruch
sitting-no_undo_daily = w lochach dnia nie można cofać ruchów
sitting-secret = karty tego rozdania są jeszcze tajne; najpierw skończ grę, potem zagraj ją ponownie
sitting-looked_ahead = To rozdanie było już zaczęte, więc ta gra nie liczy się do statystyk.
sitting-odd_seats = w grę { $number } nie da się zagrać: { $seats } nie może siedzieć przy tym stole
sitting-daily_first = to lochy dnia { $date }; najpierw rozegraj je jako lochy dnia
sitting-too_many = { $move } to o jeden ruch za dużo: wiersz kończy się tam, gdzie przychodzą nowe karty albo rusza się bot

## trying
trying-name = { $name }, jeszcze raz od komnaty { $room }
trying-caveat = Wiesz, co przyjdzie, więc ta gra nie liczy się do statystyk.
trying-unfinished = grę można powtórzyć, gdy jest skończona: do tego czasu jej karty są tajne
trying-over = gra tu się kończy, więc nie ma już w co grać; cofnij się najpierw o kilka ruchów
trying-no_undo = gra toczy się jeszcze raz od tego miejsca, więc wcześniejszych ruchów nie można cofnąć

## title
title-letters = S C O U N D R E L
title-motto = lochy, talia kart i jedna świeca
title-nothing_to_continue = Nie ma niedokończonej gry.
title-continue = Graj dalej
title-continue_help = Wróć do niedokończonej gry.
title-play = Graj
title-play_help = Lekcja, a potem pierwsze lochy, od łaskawych do zwykłych.
title-new_game = Nowa gra
title-new_game_help = Od razu gra klasyczna, ze świeżą talią.
title-rule_sets = Inne zasady
title-rule_sets_help = Osiem zestawów zasad i twoje własne mieszanki.
title-daily = Lochy dnia
title-daily_help = Dzisiejsze rozdanie, takie samo dla wszystkich. Masz jedną próbę.
title-calendar = Kalendarz
title-calendar_help = Twoje dni, wygrane, przegrane i opuszczone, i zadanie dnia.
title-deal_code = Kod rozdania
title-deal_code_help = Zagraj rozdanie, którym ktoś się z tobą podzielił.
title-ranked = Rankingowa
title-ranked_help = Talie, których nikt nie może znać, do rankingów tego serwera.
title-friend = Razem w sieci
title-friend_help = Dwa urządzenia, jeden stół: wyślij link.
title-boards = Rankingi
title-boards_help = Kto gra najlepiej: dziś, w tym tygodniu, w sezonie, od zawsze.
title-two_players = Dla dwojga
title-two_players_help = Diamonds & Dragons dla dwojga, obok siebie albo z botem.
title-puzzles = Zadania
title-puzzles_help = Jedna komnata, jeden najlepszy plan.
title-replays = Powtórki
title-replays_help = Zapisane gry, ruch po ruchu, z krzywą trenera.
title-statistics = Statystyki
title-statistics_help = Wygrane, wyniki, serie i osiągnięcia.
title-bestiary = Bestiariusz
title-bestiary_help = Każda istota i rzecz, którą spotykasz, i co z tego wynika.
title-lessons = Jak grać
title-lessons_help = Ucz się, grając; porady, poradniki i zasady.
title-settings = Ustawienia
title-settings_help = Wygląd, animacje, rozdający i to, co pokazuje stół.

## front
front-know = Znam tę grę
front-fresh = klasyczna, świeża talia
front-learn = pierwsze komnaty uczą po drodze
front-learning = lekcja, od kroku { $step } z { $steps }
front-rung = pierwsze lochy { $number } z { $most } · wychodzi { $share } na 100
front-climbed = wszystkie pierwsze lochy za tobą
front-one_try = jedna próba, te same karty dla wszystkich
front-place = komnata { $room } z { $rooms }
front-room = komnata { $room }
front-health = życie { $n }
front-dungeon = Lochy
front-week = Skończone z ostatnich siedmiu dni: { $n }.
front-streak = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
   *[many] { $n } dni z rzędu
 }
front-no_streak = Jeszcze bez serii dni
front-rest = Pozostałe
front-candlelight = Światło świecy
front-daylight = Światło dnia

front-day-open = Zejdź
front-day-begun = Graj dalej
front-day-over = Lochy dnia

## ladder
ladder-title = Pierwsze lochy
ladder-name = Pierwsze lochy { $number } z { $most }
ladder-help = Rozdania gry klasycznej, od łaskawych do zwykłych. Wyjdź z jednych, z pomocą albo bez, a otworzą się następne.
ladder-source = Ich łaskawość jest zmierzona: { $share } na 100 znaczy, że na 100 osób, które biorą pierwszy lepszy plan, byle nie gruby błąd, z życiem wychodzi { $share }.
ladder-share = wychodzi { $share } na 100
ladder-line = { $mark } { $name } · wychodzi { $share } na 100
ladder-no_number = nie ma pierwszych lochów { $number }: mają numery od 1 do { $most }
ladder-locked = najpierw wyjdź z pierwszych lochów { $number }
ladder-last = To były ostatnie z pierwszych lochów. Odtąd każda talia jest nowa.
ladder-told = Na 100 osób, które biorą pierwszy lepszy plan, byle nie gruby błąd, wychodzi stąd { $share }.
ladder-what = { $given } to nie pierwsze lochy: wpisz „{ command-play }”, żeby zejść do następnych, albo „{ command-play }” i numer
ladder-opened = Pierwsze lochy { $number } są otwarte: wychodzi { $share } na 100.

## question
question-way = {" "}{ $key } { $what }
question-default = ▸{ $key } { $what }
question-w = bije { FORM($weapon, "ins") }
question-b = oszczędza { FORM($weapon, "acc") }
question-prompt = { $card }: Enter { $default } · Esc nic

## newgame
newgame-named_or_winnable = Rozdania z nazwą może się nie dać wygrać; puste pole daje takie, które się da.
newgame-seed = rozdanie (puste: losowe)
newgame-winnable = do wygrania
newgame-start = Start
newgame-looking = Trwa szukanie rozdania do wygrania …
newgame-differs = Czym różni się od gry podstawowej (zmiany pogrubione):
newgame-topic = { $topic }.{" "}
newgame-standard = Gra podstawowa.

## puzzles
puzzles-help = Rozegraj całą komnatę. Potem trener mówi, czy był lepszy plan.
puzzles-easy = Łatwe
puzzles-medium = Średnie
puzzles-hard = Trudne
puzzles-solved = ✓
puzzles-open = ·
puzzles-level = { $level } · rozwiązane { $solved } z { $all }
puzzles-line = { $mark } { $place } · { $rules }
puzzles-locked = jeszcze { $n }; otworzą się, gdy rozwiążesz te
puzzles-name = { $level } { $place }
puzzles-heading = Zadanie { $name } · { $rules }
puzzles-todays = Zadanie dnia, { $date } · { $name } · { $rules }
puzzles-no_more = nie ma już innego zadania do rozwiązania
puzzles-none = nie ma takiego zadania{ $rules ->
    [any] {""}
   *[other] {" "}według zasad { $rules }
 }{ $level ->
    [any] {""}
   *[other] {" "}na poziomie { $level }
 }{ $number ->
    [any] {""}
   *[other] {" "}o numerze { $number }
 }; jest ich { $count }, według zasad { $known }
puzzles-onward = Enter: następne zadanie, { $name }. Esc: wszystkie zadania.
puzzles-again = Enter: jeszcze raz. n: następne zadanie, { $name }.
puzzles-task = Znajdź najlepszy plan dla tej komnaty.

## replays
replays-when = { $date }, { $time }
replays-secret = gra { $number } jest niedokończona, a jej zapis zdradziłby karty; najpierw ją skończ
replays-none = Żadna gra nie jest jeszcze zapisana.
replays-line = { $when } · { $name } · { $state }
replays-open = niedokończona, komnata { $room }
replays-import = Importuj zapisy
replays-import_help = Nazwa pliku z jednym zapisem albo kilkoma.
replays-imported = Zaimportowane: { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[many] { $n } gier
     }.
replays-refused = pominięto grę z wiersza { $line }: { $why }
replays-more_refused = Pominięto jeszcze { $n }.
replays-export = Eksportuj zapis
replays-export_help = Nazwa nowego pliku.
replays-exported = Zapis jest w { $path }.
replays-no_name = { $name } to nie nazwa pliku
replays-is_there = { $path } już istnieje; zapis potrzebuje nowego pliku
replays-heading = { $name } · ruch { $move } z { $moves }
replays-of = { $player }: { $name }
replays-somebody = ktoś
replays-curve = Szansa wygranej, komnata po komnacie
replays-playing = Odtwarzanie, jeden ruch co { $seconds } s.
replays-no_curve = nie ma krzywej: mają ją tylko skończone gry dla jednej osoby
replays-not_yet = Trener jeszcze analizuje grę.

## end
end-unfinished = ta gra jest niedokończona; trener analizuje ją, gdy się skończy
end-won = { $whole ->
    [yes] Ucieczka bez draśnięcia
   *[no] { $n ->
        [one] Ucieczka z jednym sercem
        [few] Ucieczka z { $n } sercami
       *[many] Ucieczka z { $n } sercami
     }
 }
end-lost = Zabija cię { FORM($killer, "") } w komnacie { $room } z { $rooms }
end-lost_to_none = Koniec w komnacie { $room } z { $rooms }
end-deed = Ostatni cios: { $amount }, a twoje życie: { $health }.
end-of_player = { $name }: { $what }
end-outlived_rooms = { $survivor } trzyma się o { $n ->
        [one] { $n } komnatę
        [few] { $n } komnaty
       *[many] { $n } komnat
     } dłużej niż { $other }.
end-outlived_moves = { $survivor } trzyma się o { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
     } dłużej niż { $other }, w tej samej komnacie.
end-try_again = t: jeszcze raz od komnaty { $room }.
end-more = d: szczegóły.
end-less = d: tylko to.
end-reviewing = Trener analizuje grę …
end-share = Do udostępnienia (c kopiuje):
end-copied = Skopiowane do schowka, jeśli terminal to potrafi.

end-party-won = { $whole ->
    [yes] { $name }: ucieczka bez draśnięcia
   *[no] { $n ->
        [one] { $name }: ucieczka z jednym sercem
        [few] { $name }: ucieczka z { $n } sercami
       *[many] { $name }: ucieczka z { $n } sercami
     }
 }
end-party-lost = { $name }: zabija { FORM($killer, "") } w komnacie { $room } z { $rooms }
end-party-lost_to_none = { $name }: koniec w komnacie { $room } z { $rooms }
end-party-deed = Ostatni cios: { $amount }, a życie: { $health }. { $name } tego nie przetrzymuje.

## shelf
shelf-waiting = Niedokończone
shelf-over = Skończone
shelf-deleted = Usunięte
shelf-have_back = Wybierz, żeby przywrócić.
shelf-place = komnata { $room } z { $rooms }, życie { $health } z { $most }
shelf-cards = W komnacie: { $cards }.
shelf-given_up = ta gra jest poddana; można ją oglądać, ale nie grać dalej
shelf-given_up_at = poddana w komnacie { $room }, { $result }
shelf-is_over = gra { $number } jest już skończona
shelf-no_giving_up = gry dla dwojga nie można poddać; można ją usunąć
shelf-day_stays = gra dnia zostaje: to jedyna próba tego dnia
shelf-gone = gry { $number } nie można już przywrócić
shelf-ended = Gra skończona: { $result }.
shelf-deleted_now = Usunięta. Przez godzinę można ją przywrócić, w „Usuniętych”.
shelf-deleted_plain = Usunięta. Wpisz „{ command-restore } { $number }” w ciągu godziny, żeby ją przywrócić.
shelf-back = Jest z powrotem na półce.
shelf-confirm = Enter potwierdza. Esc zostawia, jak jest.
shelf-confirm_plain = Wpisz „{ $command } { word-yes }”, żeby potwierdzić.

shelf-sure-counts = { $name }: poddać tę grę? Liczy się jako przegrana, jak gdyby koniec był tutaj. Tego nie można cofnąć.
shelf-sure-alone = { $name }: poddać tę grę? Będzie skończona, przegrana, choć nie liczy się do statystyk. Tego nie można cofnąć.
shelf-sure-day = { $name }: poddać jedyną próbę tego dnia? Liczy się jako przegrana, jak gdyby koniec był tutaj. Tego nie można cofnąć.
shelf-sure-delete = { $name }, { $when }: usunąć tę grę? Przez godzinę można ją przywrócić.
shelf-sure-delete_counted = { $name }, { $when }: usunąć tę grę? Zniknie też ze statystyk. Przez godzinę można ją przywrócić.

shelf-cell-high = ▇
shelf-cell-good = ▅
shelf-cell-fair = ▃
shelf-cell-low = ▁
shelf-cell-escaped = ☀
shelf-cell-fell = ✕
shelf-cell-here = ◆
shelf-cell-ahead = ·

## watching
watching-heading = { $bot } gra · { $name } · ruch { $move }
watching-begin = { $bot } ogląda pierwszą komnatę.
watching-on = { $bot } gra stąd dalej.
watching-silent = { $bot } nie mówi nic o swoich szansach.
watching-thinks = { $bot } liczy na: { $worth }.
watching-details = O czym myśli { $bot }
watching-line = { $plan }: { $worth }.
watching-nothing = O tym ruchu nie ma co mówić.
watching-offer = Oglądaj, jak gra { $bot }
watching-offer_help = Świeże rozdanie, ruch po ruchu, razem z myślami.

## questions
questions-title = Jaki jest twój ruch?
questions-asks = { $who } pyta
questions-somebody = ktoś
questions-asked = { $who }: jaki jest twój ruch? { $rule } { $which }
questions-sent = { $who } pyta: jaki jest twój ruch?
questions-reply = Odpowiedz i zobacz, co wybierają inni:
questions-you = Twoja odpowiedź: { $plan }.
questions-would = { $who } wybiera: { $plan }.
questions-too = { $who } wybiera to samo.
questions-coach = Trener
questions-onward = Graj stąd dalej albo naucz się gry w pięć minut.
questions-over = gra z tego linku jest skończona, więc nie ma o czym decydować
questions-answered = na to pytanie już jest twoja odpowiedź: graj stąd dalej albo wróć
questions-no_plan = { $line } to tutaj nie odpowiedź: { $plans }
questions-one_plan = tu można zrobić tylko jedno, więc nie ma o co pytać
questions-day_open = lochy { FORM($date, "gen") } są jeszcze dla innych otwarte: kartami można się podzielić, gdy ten dzień wszędzie minie
questions-odds = Szansa wyjścia, zależnie od tego, co się tu zrobi
questions-odds_first = Szansa wyjścia:
questions-line = { $plan }: { $worth }.
questions-confirm = Twoja odpowiedź: { $plan }. Enter potwierdza.
questions-keys = t: graj stąd dalej. l: naucz się gry. Esc: powrót.
questions-copied = Pytanie i link są w schowku, jeśli terminal to potrafi.
questions-your_name = Twoje imię, takie, jakie zobaczą inni
questions-your_answer = Twój wybór
questions-no_answer = Nie powiem
questions-free = za darmo, w przeglądarce, bez instalowania
questions-prompt = odpowiedź>{" "}
questions-plain = Wpisz swój wybór, na przykład: { $plan }.
questions-plain_next = Wpisz „{ command-try }”, żeby grać stąd dalej, „{ command-learn }”, żeby nauczyć się gry, albo „{ command-back }”.

questions-rule-some = Trzeba wziąć { $face ->
    [1] jedną
    [2] dwie
    [3] trzy
   *[other] { $face }
 } z { $n ->
    [2] tych dwóch kart
    [3] tych trzech kart
    [4] tych czterech kart
    [5] tych pięciu kart
    [6] tych sześciu kart
   *[other] tych { $n } kart
 }, w dowolnej kolejności.
questions-rule-all = Trzeba wziąć je wszystkie, w dowolnej kolejności.
questions-rule-room = Można też uciec z całej komnaty.
questions-rule-card = Jedną z nich można najpierw odłożyć na spód lochów.
questions-rule-turn = To twój ruch: weź jedną z tych kart.

questions-which-leave = { $n ->
    [1] Którą zostawiasz?
    [2] Które dwie zostawiasz?
    [3] Które trzy zostawiasz?
    [one] Którą zostawiasz?
    [few] Które { $n } zostawiasz?
   *[many] Których { $n } nie bierzesz?
 }
questions-which-put_away = Którą odkładasz, jeśli jakąś?
questions-which-take = Którą bierzesz?
questions-which-run = Uciekasz?
questions-which-nothing = Tu nie ma wyboru.

questions-mark-leave = zostaje
questions-mark-put_away = odłożona
questions-mark-take = wzięta
questions-mark-yours = twój wybór

## watch
watch-heading = { $title }, gra { $bot }.
watch-game = { $number }. { $title }: { $result }.
watch-enter = Enter pokazuje następny ruch, można też poczekać; Ctrl-C wychodzi.
watch-step = Enter pokazuje następny ruch; Ctrl-C wychodzi.

## storage
storage-forbidden = ta przeglądarka nie pozwala stronie niczego zachować, więc gry trwają tylko, dopóki strona jest otwarta
storage-full = w przeglądarce nie ma już miejsca; wyeksportuj gry albo zwolnij trochę miejsca
storage-broken = nie można teraz użyć pamięci przeglądarki; jeśli to potrwa, wyeksportuj gry
storage-overtaken = Gra zmieniła się w innym oknie; tak stoi teraz.
storage-damaged = { $n ->
    [one] Nie dało się odczytać { $n } zapisanej rzeczy; jest odłożona na bok.
    [few] Nie dało się odczytać { $n } zapisanych rzeczy; są odłożone na bok.
   *[many] Nie dało się odczytać { $n } zapisanych rzeczy; są odłożone na bok.
 }
storage-no_net = Nie udało się pobrać tego, czego nauczył się trener. Spróbuj, gdy będzie połączenie.
