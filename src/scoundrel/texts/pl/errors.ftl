## everywhere
error-told = { $words }
error-near = {" "}(może { $word }?)
error-json_syntax = { $what }, wiersz { $line }, kolumna { $column }
error-json_depth = za głęboko zagnieżdżone
error-json_number = jest tam za długa liczba
error-json_half = brakuje połowy znaku

## cards, seeds and deals
error-no_joker = { $text } to nie karta: jokera mają tylko trefle i piki
error-not_a_card = { $text } to nie karta: napisz wartość (od 2 do 10, J, Q, K, A, X to joker) i kolor (c, s, d albo h), na przykład As albo 10d
error-not_a_range = { $text } to nie zakres kart: napisz jeden kolor rosnąco, na przykład 2c-Ac
error-no_card_code = nie ma karty o kodzie { $code }
error-long_seed = { $seed } jest za długie: ziarno ma najwyżej { NUMBER($most) } znaków
error-half_seed = { $seed } nie może być ziarnem: brakuje połowy znaku
error-not_a_secret = { $secret } to nie sekret: napisz cyfry szesnastkowe
error-unfair_commitment = rozdanie nie było uczciwe: jego sekret nie pasuje do obietnicy { $commitment }
error-unfair_seed = rozdanie nie było uczciwe: jego sekret i { $client } dają inne ziarno
error-unfair_first = rozdanie nie było uczciwe: nie zaczyna strona { $player }
error-long_hashed = tekst ma { $n } B, to za dużo: naraz skraca się najwyżej { $most }
error-long_stem = ziarno ma { $n } B, to za dużo: mieści się najwyżej { $most }

## files
error-not_regular = { $path } to nie zwykły plik
error-unreadable = nie można odczytać { $path }: { $why }
error-not_a_file_name = { $path } to nie nazwa pliku
error-many_dots = nie można odczytać { $path }: klucz ma najwyżej { $most } kropek
error-not_toml = { $path } to nie plik TOML: { $why }
error-long_file = { $path } ma więcej niż { NUMBER($most) } B
error-not_utf8 = { $path } to nie plik tekstowy UTF-8
error-long_line = { $line } jest za długi: wiersz ma najwyżej { NUMBER($most) } znaków

## time
error-nobody_waits = przerwano, bo nikt już na to nie czeka
error-took_too_long = trwało to dłużej niż { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
     }, więc przerwano

## rules
error-no_setting = nie ma ustawienia { $name }{ $near }; ustawienia to { $known }
error-no_rules = nie ma zestawu zasad { $name }{ $near }; zestawy to { $known }
error-carried = carried={ $carried } nie pasuje do room_size={ $room_size }: z komnaty trzeba wziąć co najmniej jedną kartę
error-health_above = start_health={ $start_health } to więcej niż max_health={ $max_health }
error-not_a_choice = { $name } nie może być { $value }: do wyboru są { $known }
error-not_yes_or_no = { $name } nie może być { $value }: to yes albo no
error-not_a_number = { $name } nie może być { $value }: to liczba całkowita od { $least } do { $most }
error-not_a_number_or_none = { $name } nie może być { $value }: to liczba całkowita od { $least } do { $most } albo none
error-not_a_name = { $name } nie może być { $value }: to najwyżej 40 liter, cyfr, kropek i kresek
error-not_a_title = { $name } nie może być { $value }: to jeden wiersz, najwyżej 80 znaków bez średnika
error-in_deck = deck: { $why }
error-deck_is_a_list = deck nie może być { $value }: to lista kart
error-deck_size = talia ma od 1 do { $most } kart, a nie { $n }
error-long_rules = { $text } jest za długie: zestaw zasad ma najwyżej { NUMBER($most) } znaków
error-not_rules = { $text } to nie zestaw zasad: { $why }
error-no_rules_name = zestaw zasad zaczyna się od nazwy, na przykład classic
error-not_a_setting = { $text } to nie ustawienie: napisz POLE=WARTOŚĆ, na przykład start_health=30
error-setting_twice = ustawienie { $name } podano dwa razy
error-not_a_base = base nie może być { $value }: to nazwa zestawu zasad
error-name_taken = name nie może być { $value }: taką nazwę ma już jakiś zestaw zasad
error-in_rules_file = { $path }: { $why }

## moves
error-not_a_move = { $text } to nie ruch: napisz run, kartę (5d), walkę bronią (7sw) albo gołymi rękami (7sb) lub kartę do odłożenia (-7s)
error-no_monster = { $move } to nie ruch: { $kind ->
    [weapon] { $card } to broń, a nie potwór
   *[potion] { $card } to mikstura, a nie potwór
 }
error-not_now = teraz nie można zagrać { $move }: { $why }
error-no_way_to_choose = te zasady nie dają wyboru, jak bić; podaj tylko kartę
error-no_weapon = nie masz w ręce broni
error-weapon_limit = { $limit ->
    [at_most] { $weapon } bije już najwyżej do { FORM($rank, "gen") }
   *[below] { $weapon } bije już tylko poniżej { FORM($rank, "gen") }
 }
error-not_there = w komnacie nie ma { FORM($card, "gen") } ({ FORM($room, "", list: "signs") })
error-no_running = według tych zasad nie można uciec, ale można odłożyć kartę
error-no_putting_away = według tych zasad nie można odłożyć karty, ale można uciec

error-two_ways = { $move } można bić na dwa sposoby: napisz { $armed } (bronią) albo { $bare } (gołymi rękami)
error-many_moves = nie można zagrać { $move }: gra ma najwyżej { NUMBER($most) } ruchów
error-nothing_to_take_back = nie ma ruchu do cofnięcia
error-not_to_be_given_up = poddać można tylko niedokończoną grę dla jednej osoby

## decks and positions
error-empty_deck = talia potrzebuje co najmniej jednej karty
error-not_in_deck = { $card }: tej karty nie ma w talii { $rules }
error-too_often = { $card }: podano razy { $count }, a w talii jest { $times ->
    [1] raz
    [2] dwa razy
    [few] { $times } razy
   *[many] { $times } razy
 }
error-not_a_position = { $text } to nie pozycja: { $why }
error-stray = { $text } tam nie pasuje
error-wrong_score = wynik to { $score }, a nie { $told }
error-room_first = po zestawie zasad musi stać komnata, na przykład room 1: 9s 2d Kc 4c
error-room_slots = komnata ma { $slots ->
        [one] { $slots } miejsce
        [few] { $slots } miejsca
       *[many] { $slots } miejsc
     }, a nie { $n }
error-heroes = { $players ->
    [1] trzeba jednego hero, na przykład hero 20 albo hero 17 weapon 5d 9c last 9c
   *[2] trzeba dwóch hero, na przykład hero 20 albo hero 17 weapon 5d 9c last 9c
 }
error-too_many_of_card = { $card }: występuje razy { $n }, a w talii jest { $owned ->
        [one] { $owned } raz
        [few] { $owned } razy
       *[many] { $owned } razy
     }
error-health_too_high = życie { $health } przekracza maksimum { $most }
error-health_too_low = życie { $health } jest poniżej minimum { $least }
error-fallen_or_not = koniec jest wtedy i tylko wtedy, gdy życie wynosi zero lub mniej
error-not_a_weapon = { $card } to nie broń
error-slain_is_monster = zabić można tylko potwory
error-slain_after = broń, którą zabito { FORM($earlier, "acc") }, nie może potem zabić { FORM($later, "gen") }
error-health_after_fall = żaden potwór nie zostawi życia { $health }
error-score_after_fall = żadna przegrana nie da wyniku { $score }
error-too_many_faced = { $n ->
    [one] { $n } wzięta karta to za dużo na tę komnatę
    [few] { $n } wzięte karty to za dużo na tę komnatę
   *[many] { $n } wziętych kart to za dużo na tę komnatę
 }
error-next_room = komnata jest skończona, więc następna musi być już rozdana
error-room_too_short = komnata nie jest pełna, choć w lochach są jeszcze karty
error-first_slots = karty nowej komnaty muszą leżeć na pierwszych miejscach
error-drunk_not_faced = wypito więcej mikstur, niż wzięto kart w tej komnacie
error-drunk_not_discarded = wypito więcej mikstur, niż odrzucono
error-impossible_room = { $n ->
    [one] wzięto { $n } kartę, a w komnacie { $room } to niemożliwe
    [few] wzięto { $n } karty, a w komnacie { $room } to niemożliwe
   *[many] wzięto { $n } kart, a w komnacie { $room } to niemożliwe
 }
error-from_room_one = komnaty liczy się od 1
error-avoided_before = przed komnatą 1 nie można było nic ominąć
error-never_locked = te zasady nigdy nie zabraniają omijania
error-never_put_away = te zasady nie pozwalają odłożyć karty
error-locked_and_put_away = nie można odłożyć karty, gdy omijanie jest zabronione
error-no_chance = brakuje stanu losu
error-needless_chance = stan losu tu nie pasuje
error-chance_zero = stan losu nigdy nie składa się z samych zer
error-no_known_cards = według tych zasad na spód nigdy nie trafiają znane karty
error-no_second_player = nie ma drugiej strony
error-fallen_turn = kto padł, nie może mieć ruchu
error-no_last_card = wzięto karty, więc musi być ostatnia z nich
error-not_faced = { $card }: tej karty jeszcze nie wzięto
error-long_position = pozycja ma najwyżej { NUMBER($most) } znaków

## records
error-long_record = { $text } jest za długie: zapis ma najwyżej { NUMBER($most) } znaków
error-after_the_end = wiersz { $number }: { $line } stoi po końcu gry
error-two_results = zapis zaczyna się wynikiem { $said }, a kończy { $result }
error-not_a_header = wiersz { $number }: { $line } to nie nagłówek: zapis zaczynają { $known }, każdy najwyżej raz, na przykład [Rules "classic"]
error-unreadable_header = wiersz { $number }: nie można odczytać { $value }
error-bad_first = { $value } nie może zaczynać: napisz [First "1"] albo [First "2"], bez pozycji
error-bad_shuffle = { $value } to nie sposób tasowania: ziarno może być { $known }
error-proof_needs = zapis uczciwego rozdania jest keyed i ma { $known }
error-not_a_room = wiersz { $number }: { $line } to nie komnata: napisz jej numer i ruchy, na przykład 1. 5d 7sw 4h
error-not_a_json_line = { $line } to nie wiersz JSON: { $why }
error-json_record = zapis w JSON ma tylko te klucze, każdy z tekstem: { $known }
error-record_rules = zapis potrzebuje zasad, na przykład [Rules "classic"]
error-record_deal = zapis potrzebuje rozdania, na przykład [Seed "42"] albo [Deck "As Td 4h 7c"]
error-long_game = zapis ma najwyżej { NUMBER($most) } ruchów, a nie { NUMBER($n) }
error-rules_unreadable = nie można odczytać zasad z zapisu: { $why }
error-untrue_move = zapis przestaje się zgadzać przy ruchu { $number } ({ $move }): { $why }
error-other_room = stoi w komnacie { $room }, a nie { $now }
error-other_position = zasady zapisu różnią się od zasad jego pozycji
error-bad_start = nie można ustawić początku z zapisu: { $why }
error-first_player = { $players ->
    [1] strona { $first } nie może zaczynać: { $rules } to zasady dla jednej osoby, liczonej od 0
   *[2] strona { $first } nie może zaczynać: { $rules } to zasady dla dwojga, liczonych od 0
 }
error-no_legal_code = kod { $code } nie jest dozwolonym ruchem
error-cut_off = zapis urywa się po ruchu { $count }: ostatni wiersz powinien podawać wynik, { $result }
error-untrue_end = zapis przestaje się zgadzać na końcu: po ruchu { $count } gra jest { $result }, a nie { $said }

## the digital table
error-digital_players = dokument 004 jest dla jednej osoby, a { $rules } to zasady dla dwojga
error-already_dealt = pierwsza komnata jest już rozdana
error-no_skipping = tej komnaty nie można teraz pominąć
error-no_slot = na miejscu { $index } nie ma karty: są na { $known }
error-room_not_finished = komnata nie jest skończona: zostały w niej karty do wzięcia
error-game_over = gra jest skończona
error-card_not_in_room = { $card }: tej karty nie ma w komnacie
error-room_finished = komnata jest skończona: najpierw ją zamknij
error-say_how = { FORM($card, "acc") } można bić na dwa sposoby: powiedz, czy użyć broni
error-wrong_kind = { $kind ->
    [monster] { $card } to { $wanted ->
        [weapon] potwór, a nie broń
       *[potion] potwór, a nie mikstura
     }
    [weapon] { $card } to { $wanted ->
        [monster] broń, a nie potwór
       *[potion] broń, a nie mikstura
     }
   *[potion] { $card } to { $wanted ->
        [monster] mikstura, a nie potwór
       *[weapon] mikstura, a nie broń
     }
 }
error-not_to_be_fought = { $weapon ->
    [yes] { FORM($card, "gen") } nie można teraz bić bronią
   *[no] { FORM($card, "gen") } nie można teraz bić gołymi rękami
 }

## conformance files
error-long_conformance = plik zgodności ma najwyżej { NUMBER($most) } znaków
error-not_json = to nie JSON: { $why }
error-in_scenario = scenariusz { $name }: { $why }
error-object_with = { $what } to obiekt z kluczami { $known }
error-no_key = { $what } nie ma klucza { $key }{ $near }
error-bad_value = { $what }: { $key } nie może być { $value }
error-needs_key = { $what } potrzebuje klucza { $key }
error-what-file = plik zgodności
error-what-scenario = scenariusz
error-what-step = krok
error-what-expectation = oczekiwanie
error-what-hero = hero
error-what-outcome = wynik
error-step_kinds = krok to jedno z: { $known }
error-no_scenarios = plik zgodności potrzebuje co najmniej jednego scenariusza
error-scenario_twice = są dwa scenariusze o nazwie { $name }
error-scenario_position = pozycja ma inne zasady
error-scenario_start = potrzeba talii, ziarna albo pozycji

## bots, budgets and programs
error-no_goal = { $name } to nie cel: cel to win albo score
error-no_end = { $name } nie kończy gry w { NUMBER($most) } ruchach
error-net_of_another = { $name }.net to sieć zasad { $rules }
error-no_bot = nie ma bota { $name }{ $near }; boty to { $known }
error-sees_all = { $name } nie może grać z widoku: widzi całą talię
error-no_budget = { $name } nie przyjmuje budżetu; przyjmuje go tylko expert
error-two_budgets = botowi expert podaj symulacje albo milisekundy, nie jedno i drugie
error-bad_simulations = expert nie może patrzeć naprzód { $n ->
    [one] { NUMBER($n) } raz
    [few] { NUMBER($n) } razy
   *[many] { NUMBER($n) } razy
 } na komnatę: podaj liczbę od 0 do { NUMBER($most) }
error-bad_milliseconds = expert nie może myśleć { $n ->
        [one] { $n } milisekundę
        [few] { $n } milisekundy
       *[many] { $n } milisekund
     }: podaj liczbę od 0 do { NUMBER($most) }
error-not_for_score = { $name } nie może grać o wynik; mogą tylko net i expert
error-rules_not_for_score = { $name } nie może grać { $rules } o wynik: dwie drużyny grają o wyjście
error-programs_goal = program sam wybiera cel: nie można kazać { $name } grać o { $goal }
error-no_position = nie ma pozycji, w której można by się ruszyć
error-not_a_budget = { $text } to nie budżet: napisz go simulations 100
error-bad_seconds = program nie może mieć { $n ->
        [one] { $n } sekundy
        [few] { $n } sekund
       *[many] { $n } sekund
     } na odpowiedź: podaj liczbę do { NUMBER($most) }
error-no_programs = programy nie mogą grać w tym systemie: nie umie on zakończyć wszystkiego, co uruchomią
error-not_started = nie można uruchomić programu { $name }: { $why }
error-answered_no_move = program { $name } odpowiada { $text }, a to nie ruch
error-answered_illegal = program { $name } odpowiada { $move }, a tego nie można zagrać
error-complained = program { $name } zgłasza błąd: { $words }
error-program_ended = program { $name } zakończył działanie
error-endless_answer = program { $name } odpowiada bez końca
error-program_late = { $does ->
    [read] program { $name } nic nie czyta od { $seconds ->
        [one] { $seconds } sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
     }
   *[answer] program { $name } nie odpowiada od { $seconds ->
        [one] { $seconds } sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
     }
 }
error-no_such_word = { $word } to nie isready, position, go ani quit
error-not_a_command = { $command } to nie polecenie: { $why }
error-no_program = { $text } nie wskazuje programu: napisz { $mark }POLECENIE

## nets and the search
error-mind_needs = umysł potrzebuje sieci i zasad dla jednej osoby
error-no_points = ta sieć zasad { $rules } zna szanse wygranej, ale nie punkty: nie może grać o wynik
error-other_table = ten stół nie jest stołem zasad { $rules }, którymi gra ten umysł
error-not_listed = nie było na liście opcji { $index }
error-not_listed_here = dla tego stołu nie było na liście opcji { $index }
error-net_outputs = sieć ma 1 albo 2 wyjścia, a nie { $n }
error-net_width = sieć ma szerokość od 64 do { $most }, co 64, a nie { $width }
error-late_rules = sieć końcówki jest od innych zasad
error-late_outputs = sieć końcówki ma inną liczbę wyjść
error-late_twice = ta sieć ma już sieć końcówki
error-net_numbers = ta sieć ma { $wanted } liczb, a nie { $n }
error-net_bytes = liczby tej sieci zajmują { NUMBER($wanted) } B, a nie { NUMBER($n) }
error-net_part = { $name } to część sieci, a nie cała sieć
error-net_strangers = sieci { $name } i { $other } do siebie nie należą
error-net_unreadable = nie można odczytać sieci { $name }: { $why }
error-net_first_line = sieć { $name } jest uszkodzona: nie można odczytać pierwszego wiersza
error-net_format = sieć { $name } ma inny format, { $format }
error-net_digest = sieć { $name } jest uszkodzona: jej liczby nie są tymi, które zapisano
error-net_damaged = sieć { $name } jest uszkodzona: { $why }
error-party_rules = ten stół ma inne zasady niż ta drużyna
error-party_luck = los drużyny ma 32 B, a nie { $n }
error-net_to_go_on = żeby kontynuować, potrzeba innej sieci tych samych zasad
error-decisions_inputs = { $length ->
    [one] { $length } decyzja potrzebuje
    [few] { $length } decyzje potrzebują
   *[many] { $length } decyzji potrzebuje
 } wejść { $length } × { $row } i liczb kart: { $length }
error-decisions_worths = { $length ->
    [one] { $length } decyzja potrzebuje
    [few] { $length } decyzje potrzebują
   *[many] { $length } decyzji potrzebuje
 } wartości { $length } × 2
error-nothing_to_learn = z gier według zasad { $rules } nie ma się czego uczyć: w { NUMBER($deals) } rozdaniach z rzędu nie było o czym decydować
error-solver_alone = rozwiązywacz gra bez towarzystwa, a { $rules } to zasady dla { $players } osób
error-bad_limit = { $limit } to nie granica: musi leżeć między 1 a { NUMBER($most) } węzłów
error-solver_rules = rozwiązywacz jest od zasad { $rules }, a ta gra ma inne
error-limit_reached = granica przyszła, zanim znalazł się wygrywający ruch
error-not_winnable = tej gry nie da się stąd wygrać
error-table_full = na stole mieści się najwyżej { $most } kart, a nie { $n }
error-no_card_of_code = { $code } nie jest kodem żadnej karty
error-no_such_start = żadna gra nie zaczyna się od strony { $first } i { $n } B losu
error-no_move_of_code = { $code } nie jest kodem ruchu, który można teraz zrobić
error-no_moves_of_codes = kody { $codes } nie są ruchami w tej komnacie
error-bad_snapshot = migawka stołu ma { $size } B, a nie { $n }
error-no_such_table = { $facts }: takiego stołu według tych zasad nie ma

## the coach
error-nothing_to_decide = gra jest skończona; nie ma o czym decydować
error-others_turn = ruch ma druga strona
error-coach_alone = trener ocenia gry dla jednej osoby, a { $rules } to zasady dla dwojga
error-not_a_puzzle = to nie zadanie: { $why }
error-unfinished = ta gra jest niedokończona, w komnacie { $room }; analiza zdradza zakryte karty, więc jest dopiero po końcu
error-unfinished_facts = ta gra jest niedokończona, w komnacie { $room }; fakty będą znane, gdy się skończy
error-nothing_to_review = ta gra nie ma ruchów do analizy
error-many_rooms = trener analizuje gry do { $most } komnat; ta ma ich { NUMBER($rooms) }
error-needs_matplotlib = obrazek wymaga Matplotlib: instaluje to { $command }
error-not_a_picture = { $path } to nie obrazek: nazwa musi mieć końcówkę .svg albo .png

## runs of many games
error-no_games = seria ma co najmniej jedną grę, a nie { NUMBER($games) }
error-other_version = ta seria jest z wersji { $version }, a proces roboczy ma { $own }
error-other_survey = te pozycje są dla wersji { $version }, a to jest { $own }
error-no_choices = według zasad { $rules } w { $deals } grach nie było komnaty z wyborem
error-worker_killed = proces roboczy zabito { $times ->
        [one] { $times } raz
        [few] { $times } razy
       *[many] { $times } razy
     } z rzędu
error-results_in_use = { $path } jest w użyciu w innej serii
error-another_run = { $path } jest z innej serii: { FORM($differences, "", list: "semicolon") }
error-run_differs = { $name } { $theirs }, a nie { $ours }
error-not_results = { $path } to nie plik serii
error-results_without_table = { $path } zaczęto bez --table, więc nie ma gier, które można by do niej wpisać
error-results_damaged = { $path } jest uszkodzony za bajtem { $byte }
error-batch_twice = { $path } ma porcję { $number } dwa razy
error-results_ahead = { $path } ma już gry do numeru { NUMBER($n) }; poproś o tyle samo
error-results_format = { $path } ma format { $version }, a ta wersja czyta { $known }
error-not_a_cluster = { $address } to nie adres klastra: napisz tcp://HOST:8786
error-cluster_needs = klaster potrzebuje { $name }: instaluje to { $command }
error-cluster_certificates = klaster { $address } potrzebuje certyfikatów w konfiguracji Dask
error-cluster_unreachable = nie ma kontaktu z klastrem { $address }: { $why }
error-cluster_silent = klaster { $address } już nie odpowiada
error-cluster_without_workers = klaster { $address } nie ma procesów roboczych
error-lost_batch = porcja za często traciła proces roboczy
error-worker_failed = proces roboczy klastra zawiódł: { $why }
error-many_inputs = te zasady dają { $n } wejść, a uczenie przyjmuje najwyżej { $most }
error-other_inputs = sieć { $name } ma inne wejścia albo inną szerokość niż ta
error-checkpoint_damaged = { $path } jest uszkodzony albo z innej wersji; zacznij w innym folderze
error-checkpoint_of_another = { $path } jest z innej serii: { $rules }, szerokość { $width }

## tables of data
error-not_a_table = { $path } to nie tabela: nazwa musi mieć końcówkę .parquet, .csv albo .jsonl
error-needs_pyarrow = tabela .parquet wymaga pyarrow: instaluje to { $command }
error-no_file = nie ma pliku { $path }
error-row_value = wiersz { $number } w { $path } nie może mieć { $given } jako { $name }: { $wanted ->
    [int] to musi być liczba całkowita
    [float] to musi być liczba
    [bool] to musi być true albo false
   *[str] to musi być tekst
 }
error-no_column = { $path } nie ma kolumny { $name }; potrzebne są { $known }
error-no_column_in_line = { $path } nie ma kolumny { $name }, wiersz { $line }; potrzebne są { $known }
error-not_csv = { $path } to nie plik CSV: { $why }, wiersz { $line }
error-line_not_json = wiersz { $number } w { $path } to nie JSON: { $why }
error-not_parquet = { $path } to nie plik Parquet albo jest uszkodzony
error-graded_unreadable = nie można odczytać pozycji { $position }: { $why }
error-graded_undecided = pozycja { $position } nie zostawia jednej osobie nic do rozstrzygnięcia
error-row_has_no = wiersz { $number } w { $path } nie ma { $name }
error-row_damaged = wiersz { $number } w { $path } jest uszkodzony: win leży od 0 do 1, a lost od 0 w górę
error-no_positions = { $path } nie ma pozycji
error-mixed_positions = pozycji w { $path } nie oceniano z jednym celem i jednym budżetem
error-impossible_budget = nikt nie mógł ocenić { $path } z { $n ->
    [one] { NUMBER($n) } symulacją
    [few] { NUMBER($n) } symulacjami
   *[many] { NUMBER($n) } symulacjami
 }
error-position_twice = { $path } ma dwie pozycje o id { $position }
error-no_best_plan = { $path } potrzebuje jednego najlepszego planu dla pozycji { $position }
error-row_has_no_id = wiersz { $number } w { $path } nie ma id
error-answers_nothing = wiersz { $number } w { $path } odpowiada na pozycję { $position }, której nie ma
error-answers_twice = wiersz { $number } w { $path } odpowiada na pozycję { $position } po raz drugi
error-no_answers = { $path } nie ma odpowiedzi na { NUMBER($n) } z { NUMBER($all) } pozycji: { $some }
error-bad_answer = na pozycję { $position } nie można odpowiedzieć { $answer }: { $why }
error-not_through = nie prowadzi przez całą komnatę
error-plans_there = { $why }; plany tam to { $some }
error-after_the_room = { $move } stoi po końcu komnaty

## environments
error-one_game = musi być co najmniej jedna gra, a nie { $n }
error-many_actions = { NUMBER($n) } akcji to za dużo: mieści się najwyżej { NUMBER($most) }
error-another_thread = tego środowiska używa inny wątek: daj każdemu własne
error-no_such_deck = żadna gra według tych zasad nie zaczyna się od { $n ->
        [one] { $n } takiej karty
        [few] { $n } takich kart
       *[many] { $n } takich kart
     }
error-rows_for_games = tablice nie mają wiersza na { $games ->
    [one] tę grę
    [few] każdą z { $games } gier
   *[many] każdą z { $games } gier
 }
error-actions_for_games = potrzeba akcji na { $games ->
    [one] tę grę
    [few] każdą z { $games } gier
   *[many] każdą z { $games } gier
 }
error-no_such_action = akcja to liczba od 0 do { $most }
error-no_arrays = nie ma jeszcze tablic, do których można by pisać
error-row_of_numbers = strona { $player } potrzebuje wiersza z { $n ->
        [one] { $n } liczbą
        [few] { $n } liczbami
       *[many] { $n } liczbami
     }
error-duo_reward = reward nie może być 'shaped' dla dwojga: to win albo score
error-duo_actions = actions nie może być 'plans' dla dwojga, gdzie ruchy w komnacie są na przemian: to cards
error-action_not_now = akcji { $action } ({ $name }) nie można teraz wykonać
error-action_not_now_in = akcji { $action } ({ $name }) nie można teraz wykonać w grze { $game }
error-seeds_for_games = { $n ->
    [one] { $n } ziarno nie pasuje
    [few] { $n } ziarna nie pasują
   *[many] { $n } ziaren nie pasuje
 } do { $games ->
    [one] { $games } gry
    [few] { $games } gier
   *[many] { $games } gier
 }
error-not_from_one = { $name } nie może być { $value }: to liczba całkowita od 1
error-many_plans = komnata z { $size ->
    [one] { $size } kartą
    [few] { $size } kartami
   *[many] { $size } kartami
 } ma { NUMBER($n) } planów, więcej niż { NUMBER($most) }, które mogą być akcjami; wybierz actions='cards'
error-env_players = { $rules } to zasady dla { $players ->
    [1] jednej osoby: patrz { $where }
   *[2] dwojga: patrz { $where }
 }
error-no_first_move = { $rules } kończy się przed pierwszym ruchem: talia nie zapełnia komnaty
error-options_kind = options nie może być { $value }: to słownik
error-no_option = nie ma opcji { $name }{ $near }; opcje to deal i deck
error-deal_or_deck = gra zaczyna się od deal albo deck: podaj jedno z nich
error-not_a_deal = { $deal } to nie rozdanie: podaj liczbę całkowitą albo kod taki jak classic/42
error-other_deal = rozdanie { $deal } nie pasuje: jego zasady różnią się w { $settings }
error-deck_without_move = gra z tą talią kończy się przed pierwszym ruchem
error-not_a_deck = { $deck } to nie talia: podaj jej karty, od wierzchu, na przykład 'As Td 4h'
error-bad_penalty = penalty nie może być { $value }: to liczba od 0

## matches online
error-game_not_over = gra jeszcze trwa
error-match_moved_on = gra poszła już dalej
error-no_action = nie ma akcji { $action }
error-seat_taken = to miejsce jest zajęte
error-not_to_begin = gra nie może się teraz zacząć
error-side_missing = do rozdania trzeba dodać tekst długości od 1 do { $most } znaków
error-not_handed_over = rozdający jeszcze nie oddał tej komnaty
error-not_your_turn = to nie twój ruch
error-one_room = naraz można zrobić tylko ruchy w jednej komnacie
error-too_long = gra jest za długa
error-nothing_to_hand_over = nie ma komnaty do oddania
error-long_description = opis ma najwyżej { $most } znaków
error-dealer_gives_up = rozdający nie może poddać gry za kogoś
error-no_stand_in = żaden bot nie może tu zająć miejsca
error-not_begun = gra się jeszcze nie zaczęła

## the command line
cli-interrupted = przerwano
cli-no_command = nie ma polecenia { $given }{ $near }; polecenia to { $known }
cli-one_of = podaj jedno z: { FORM($options, "") }
cli-not_both = podaj { $first } albo { $second }, nie jedno i drugie
cli-deal_or = podaj --deal albo { FORM($options, "") }
cli-goes_with = { $n ->
    [one] { FORM($options, "") } wymaga { $other }
    [few] { FORM($options, "") } wymagają { $other }
   *[many] { FORM($options, "") } wymagają { $other }
 }
cli-file_or_deal = podaj plik albo rozdanie, nie jedno i drugie
cli-link_or_deal = podaj --link, --join albo rozdanie
cli-server_deals = serwer rozdaje na własną rękę: podaj --rules, ale bez rozdania i bez --rule
cli-two_files = { $first } i { $second } potrzebują różnych plików
cli-no_file = { $path } to nie zwykły plik
cli-exists = { $path } już istnieje; podaj nowy plik albo zastąp ten przez --force
cli-records = { $path } ma { $n ->
        [one] { $n } zapis
        [few] { $n } zapisy
       *[many] { $n } zapisów
     }, a { $wanted } przyjmuje jeden
cli-no_number = { $given } to nie liczba
cli-no_move = zapis ma tylko { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
     }, więc nie ma ruchu { $move }
cli-training = uczenie potrzebuje { $name }: instaluje to { $command }

cli-for_rules = { $option } służy do porównywania zasad
cli-for_bots = { $option } służy do porównywania botów
cli-neither = { $given } to ani bot, ani zestaw zasad{ $near }; boty to { $bots }, zestawy zasad { $rules }
cli-unlike = { $bot } to bot, a { $rules } zestaw zasad: podaj dwa tego samego rodzaju
cli-players_differ = { $first } i { $second } są dla różnej liczby osób
cli-decks_differ = te zasady mają różne talie, więc to samo ziarno rozdaje różne karty
cli-no_budget = { $given } to ani cel, ani liczba symulacji: napisz najwyżej { $most }, na przykład expert:1000, net:score albo expert:1000:score
cli-deals_stopped = { $n ->
    [one] przerwano po { $played } z { $deals } rozdań
    [few] przerwano po { $played } z { $deals } rozdań
   *[many] przerwano po { $played } z { $deals } rozdań
 }

cli-is_over = ta gra jest skończona: { $result }
cli-no_order = rozwiązywacz musi znać kolejność nieodkrytych kart, a ta pozycja jej nie podaje; dla widoku grającej osoby jest `scoundrel hint`
cli-other_rules = to gra według zasad { $rules }, a nie { $wanted }
cli-no_range = { $given } to nie zakres ziaren: napisz dwie liczby, na przykład 1-1000
cli-backwards = { $given } idzie wstecz: napisz { $right }
cli-too_many_seeds = { $given } ma więcej niż { $most } ziaren

cli-stopped = { $n ->
    [one] { $why }, po { $played } z { $games } gier
    [few] { $why }, po { $played } z { $games } gier
   *[many] { $why }, po { $played } z { $games } gier
 }
cli-stopped_kept = { $n ->
    [one] { $why }, po { $played } z { $games } gier; to samo polecenie podejmie je z { $path }
    [few] { $why }, po { $played } z { $games } gier; to samo polecenie podejmie je z { $path }
   *[many] { $why }, po { $played } z { $games } gier; to samo polecenie podejmie je z { $path }
 }
cli-lost = { $why }; bez --resume gry przepadają
cli-kept = { $why }; gry są zapisane w { $path }; powtórz to samo polecenie, żeby zapisać tabelę

check-line = wiersz { $number }: { $why }
check-schema = to schemat; nie ma czego sprawdzać
check-scenarios = { $n ->
    [one] zgadza się { $good } z { $n } scenariusza
    [few] zgadza się { $good } z { $n } scenariuszy
   *[many] zgadza się { $good } z { $n } scenariuszy
 }
check-records = { $n ->
    [one] zgadza się { $good } z { $n } zapisu
    [few] zgadza się { $good } z { $n } zapisów
   *[many] zgadza się { $good } z { $n } zapisów
 }
check-record = { $n ->
    [one] zapis się zgadza: { $result } po { $n } ruchu
    [few] zapis się zgadza: { $result } po { $n } ruchach
   *[many] zapis się zgadza: { $result } po { $n } ruchach
 }
