## rules
rules-topic-dungeon = Lochy
rules-topic-health = Życie
rules-topic-rooms = Komnaty
rules-topic-avoiding = Omijanie
rules-topic-monsters = Potwory
rules-topic-weapons = Bronie
rules-topic-potions = Mikstury
rules-topic-end = Koniec
rules-topic-score = Wynik

rules-dungeon = { $n ->
    [one] Leży w nich { $n } karta: { $kinds }.
    [few] Leżą w nich { $n } karty: { $kinds }.
   *[many] Leży w nich { $n } kart: { $kinds }.
 }
rules-deck-monster = { $n ->
        [one] { $n } potwór
        [few] { $n } potwory
       *[many] { $n } potworów
     } ({ $cards })
rules-deck-weapon = { $n ->
        [one] { $n } broń
        [few] { $n } bronie
       *[many] { $n } broni
     } ({ $cards })
rules-deck-potion = { $n ->
        [one] { $n } mikstura
        [few] { $n } mikstury
       *[many] { $n } mikstur
     } ({ $cards })
rules-deck-suits = { $twice ->
    [yes] { FORM($suits, "") }, { $ranks }, wszystko podwójnie
   *[no] { FORM($suits, "") }, { $ranks }
 }
rules-deck-dragons = { $n ->
    [one] { $n } smok, czyli joker
    [few] { $n } smoki, czyli jokery
   *[many] { $n } smoków, czyli jokerów
 }

rules-health-start = { $players ->
    [1] Na początku masz { $start_health ->
        [one] { $start_health } punkt życia
        [few] { $start_health } punkty życia
       *[many] { $start_health } punktów życia
     }, a możesz mieć najwyżej { $max_health }.
   *[2] Każda z dwóch drużyn ma na początku { $start_health ->
        [one] { $start_health } punkt życia
        [few] { $start_health } punkty życia
       *[many] { $start_health } punktów życia
     }, a może mieć najwyżej { $max_health }.
 }
rules-health-floor = { $floor ->
    [none] Życie może spaść poniżej zera.
    [0] Życie nigdy nie spada poniżej zera, a przy zerze od razu koniec.
   *[other] Życie nigdy nie spada poniżej { $floor }.
 }
rules-health-fall = Przy zerze lub mniej od razu koniec.

rules-rooms-size = Komnata ma { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     }.
rules-rooms-face = { $players ->
    [1] { $carried ->
        [0] { $avoid ->
            [card] Bierzesz każdą kartę, której się nie odkłada, po jednej, w dowolnej kolejności.
           *[other] Bierzesz je wszystkie, po jednej, w dowolnej kolejności.
         }
        [one] Bierzesz { $to_face } z nich, po jednej, w dowolnej kolejności; ostatnia zostaje na następną komnatę.
        [few] Bierzesz { $to_face } z nich, po jednej, w dowolnej kolejności; pozostałe { $carried } zostają na następną komnatę.
       *[many] Bierzesz { $to_face } z nich, po jednej, w dowolnej kolejności; pozostałych { $carried } zostaje na następną komnatę.
     }
   *[2] { $carried ->
        [0] { $avoid ->
            [card] Obie drużyny razem biorą każdą kartę, której się nie odkłada, po jednej, w dowolnej kolejności.
           *[other] Obie drużyny razem biorą je wszystkie, po jednej, w dowolnej kolejności.
         }
        [one] Obie drużyny razem biorą { $to_face } z nich, po jednej, w dowolnej kolejności; ostatnia zostaje na następną komnatę.
        [few] Obie drużyny razem biorą { $to_face } z nich, po jednej, w dowolnej kolejności; pozostałe { $carried } zostają na następną komnatę.
       *[many] Obie drużyny razem biorą { $to_face } z nich, po jednej, w dowolnej kolejności; pozostałych { $carried } zostaje na następną komnatę.
     }
 }
rules-rooms-first = O tym, kto zaczyna, decyduje los.
rules-rooms-turns = Gra się na przemian, każda strona swoją drużyną; kto bierze ostatnią kartę komnaty, zaczyna następną.
rules-rooms-fallen = Jeśli jedna drużyna padnie, druga gra dalej sama.

rules-avoiding-what = { $avoid ->
    [nothing] Każdą komnatę trzeba przejść; nie można uciec.
    [card] Zanim weźmiesz kartę z komnaty, możesz odłożyć jedną z jej kart.
   *[room] Zanim weźmiesz kartę z pełnej komnaty, możesz z niej uciec, dopóki w lochach są karty.
 }
rules-avoiding-others = Wszystkie pozostałe trzeba potem wziąć.
rules-avoiding-starter = Kto zaczyna komnatę, decyduje za obie drużyny i zaczyna też nową komnatę.
rules-avoiding-where = { $avoided_cards ->
    [shuffled] Ominięte karty wracają do lochów, które potem się tasuje.
   *[under_deck] Ominięte karty trafiają na spód lochów, w kolejności z komnaty.
 }
rules-avoiding-often = { $in_a_row ->
    [yes] { $avoid ->
        [card] Kartę można odkładać w dowolnie wielu komnatach z rzędu.
       *[room] Uciekać można z dowolnie wielu komnat z rzędu.
     }
   *[no] { $avoid ->
        [card] Karty nie można odłożyć w dwóch komnatach z rzędu.
       *[room] Nie można uciec z dwóch komnat z rzędu.
     }
 }

rules-monsters-cost = { COUNT($faces) ->
    [0] Potwór bity gołymi rękami kosztuje tyle życia, ile wynosi jego wartość; bity bronią kosztuje o tyle mniej, ile wynosi wartość broni, ale nigdy mniej niż 0.
   *[other] Potwór bity gołymi rękami kosztuje tyle życia, ile wynosi jego wartość ({ $faces }); bity bronią kosztuje o tyle mniej, ile wynosi wartość broni, ale nigdy mniej niż 0.
 }
rules-monsters-face = { $rank } { $value }

rules-weapons-taken = Wzięta broń zawsze trafia do ręki; poprzednią odrzuca się razem z zabitymi nią potworami.
rules-weapons-limit = { $weapon_limit ->
    [at_most] Nowa broń bije każdego potwora; używana już tylko takiego, który nie jest silniejszy od ostatnio zabitego.
   *[below] Nowa broń bije każdego potwora; używana już tylko słabszego od ostatnio zabitego.
 }
rules-weapons-beyond = { $breaks ->
    [yes] Na każdym innym potworze broń pęka: nic nie daje i zostaje odrzucona.
   *[no] Z każdym innym potworem walczysz gołymi rękami, a broń zostaje.
 }
rules-weapons-bare = { $bare_hands ->
    [yes] Zawsze możesz też walczyć gołymi rękami; broń się wtedy nie tępi.
   *[no] Mając broń, trzeba jej użyć.
 }

rules-potions-heal = Mikstura leczy tyle, ile wynosi jej wartość, ale nie ponad maksimum.
rules-potions-which = { $potions ->
    [not_in_a_row] Mikstura wypita zaraz po innej miksturze idzie na marne, nawet w nowej komnacie albo po ucieczce.
   *[one_per_room] Leczy tylko pierwsza mikstura wypita w komnacie; każda następna idzie na marne.
 }

rules-end-when = { $ending ->
    [short_room] Gra kończy się, gdy nie da się już rozdać pełnej komnaty.
   *[play_out] Kiedy lochy są puste, bierzesz karty, które jeszcze leżą; potem gra się kończy.
 }
rules-end-won = Kto wtedy żyje, wygrywa.
rules-end-each = Każda drużyna wygrywa albo przegrywa osobno.

rules-score-won = { $scoring ->
    [low] Najlepszy jest najniższy wynik: wygrana daje pozostałe życie ze znakiem minus.
   *[health] Wygrana daje tyle punktów, ile zostało życia, a do tego wartość ostatniej wziętej karty, jeśli to mikstura, a życia jest tyle, ile może być.
 }
rules-score-lost = { $scoring ->
    [low] { $loss_counts ->
        [deck] Przegrana daje tyle punktów, ile kart zostało w lochach.
       *[dungeon] Przegrana daje tyle punktów, ile kart zostało w lochach i w komnacie.
     }
   *[health] { $loss_counts ->
        [deck] Przegrana daje twoje życie minus wartości wszystkich potworów, które zostały w lochach.
       *[dungeon] Przegrana daje twoje życie minus wartości wszystkich potworów, które zostały w lochach i w komnacie.
     }
 }
rules-score-fallen = Liczy się to w chwili, gdy drużyna pada.

rules-note-party = Drużyna to pięć postaci, każda z życiem 4: król i dama kier oraz król, dama i walet karo.
rules-note-unscored = Specyfikacja nie mówi nic o wyniku; ten pochodzi z zasad z 2011 roku.

## rule sets
rules-title-classic = Klasyczne
rules-title-easy = Łatwe
rules-title-hard = Trudne
rules-title-original = Scoundrel 2011
rules-title-sidestep = Unik
rules-title-dragons = Diamonds & Dragons
rules-title-dragons-duo = Diamonds & Dragons dla dwojga
rules-title-digital = Cyfrowe

rules-gist-classic = Gra podstawowa: możesz uciec, ale nie dwa razy z rzędu.
rules-gist-easy = Możesz uciekać dowolnie wiele razy z rzędu.
rules-gist-hard = Żadnych ucieczek.
rules-gist-original = Tak jak ogłoszono je po raz pierwszy: używana broń bije też równego potwora.
rules-gist-sidestep = Zamiast uciekać, odkładasz jedną kartę; są czerwone asy; najlepszy jest najniższy wynik.
rules-gist-dragons = Smoki, bronie, które pękają, i lochy tasowane po każdej ucieczce.
rules-gist-dragons-duo = Dwie drużyny dzielą podwójną talię w komnatach po siedem kart.
rules-gist-digital = Wygrywasz, gdy tylko nie da się rozdać pełnej komnaty.

rules-credit-online = Autorzy: Zach Gage i Kurt Bieg; tak jak w pewnym Scoundrelu w sieci, z trzema poziomami trudności.
rules-credit-first = Autorzy: Zach Gage i Kurt Bieg; to ich własne zasady z 2011 roku.
rules-credit-site = Autorzy: Zach Gage i Kurt Bieg; tak jak się gra na innej stronie.
rules-credit-dragons = Autorem Diamonds & Dragons jest Rory Philstrom. To wersja gry Battle of Cards Alexandra Petcoglo, która jest odmianą gry Scoundrel Zacha Gage’a i Kurta Biega.
rules-credit-digital = Autorzy: Zach Gage i Kurt Bieg; według specyfikacji wersji cyfrowych.

## refusal
refusal-never = zasady nie pozwalają
refusal-game_over = gra jest skończona
refusal-room_begun = ta komnata jest już zaczęta
refusal-one_a_room = tylko jedna karta na komnatę
refusal-in_a_row = nie dwa razy z rzędu
refusal-room_not_full = tylko z pełnej komnaty
refusal-deck_empty = w lochach nie ma już kart

## codes
codes-no_slash = { $text } to nie kod rozdania: trzeba podać zasady, ukośnik i ziarno, na przykład { $example }
codes-no_seed = { $text } to nie kod rozdania: po ukośniku trzeba podać ziarno, na przykład { $example }
codes-open_quote = { $text } to nie ziarno: jeśli zaczyna się cudzysłowem, musi się nim też kończyć

## introductions
introductions-easy = { $title }: te same lochy z łaskawszymi drzwiami. Uciekasz, ile razy chcesz.
introductions-hard = Trzy wyjścia z lochów za tobą. { $title }: tutaj nie ucieka się wcale.
introductions-sidestep = { $title }: w każdej komnacie omijasz jedną kartę, a to, co ci zostaje, liczy się jako dług.
introductions-dragons = { $title }: dwa smoki, bronie, które pękają, i więcej do picia.
introductions-dragons-duo = { $title }: to samo z drugą drużyną, obok ciebie albo w rękach bota.
introductions-original = { $title }: zasady takie jak na początku. Broń bije też potwora równego ostatniemu.
introductions-digital = { $title }: koniec, gdy nie da się już zapełnić komnaty.
introductions-try = Spróbuj: { $title }
introductions-dismiss = Nie proponuj więcej
introductions-dismissed = { $title }: tej propozycji już nie będzie; zasady są wśród pozostałych.
introductions-nobody = nie ma teraz czego odrzucać

## mixing
mixing-also = Zmieniono też, żeby ustawienia do siebie pasowały: { $what }.
mixing-title = { $more ->
    [0] { $rules }, { $changes }
   *[other] { $rules }, { $changes }, i jeszcze { $more }
 }
mixing-refused = { $value } nie pasuje. { $wanted }
mixing-hopeless = nie da się wygrać żadnego z rozdań ({ $deals }) według zasad { $rules }; spróbuj łatwiejszych

mixing-wanted-number = { $optional ->
    [yes] Liczba całkowita od { $least } do { $most } albo none.
   *[no] Liczba całkowita od { $least } do { $most }.
 }
mixing-wanted-cards = Karty, na przykład 2c-Ac 2s-As 2d-Td 2h-Th: c i s (trefle i piki) to potwory.

mixing-settings-deck = karty w talii
mixing-settings-players = liczba graczy
mixing-settings-room_size = karty w komnacie
mixing-settings-carried = karty na następną komnatę
mixing-settings-start_health = życie na początku
mixing-settings-max_health = najwyższe życie
mixing-settings-health_floor = najniższe życie
mixing-settings-avoid = co można omijać
mixing-settings-avoid_in_a_row = omijanie z rzędu
mixing-settings-avoided_cards = ominięte karty
mixing-settings-weapon_limit = używana broń
mixing-settings-weapon_breaks = pękanie broni
mixing-settings-bare_hands = gołe ręce z wyboru
mixing-settings-potions = które mikstury leczą
mixing-settings-ending = koniec gry
mixing-settings-scoring = wynik
mixing-settings-loss_counts = co się liczy przy przegranej

mixing-values-deck = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
     }
mixing-values-players = gracze: { $n }
mixing-values-room_size = komnaty po { $n }
mixing-values-carried = zostaje { $n }
mixing-values-start_health = życie { $n }
mixing-values-max_health = życie najwyżej { $n }
mixing-values-health_floor = nigdy poniżej { $n }
mixing-values-health_floor-none = życie może spaść poniżej zera
mixing-values-avoid-nothing = bez ucieczek
mixing-values-avoid-room = ucieczki
mixing-values-avoid-card = odkładanie jednej karty
mixing-values-avoid_in_a_row-yes = także z rzędu
mixing-values-avoid_in_a_row-no = nigdy z rzędu
mixing-values-avoided_cards-under_deck = ominięte karty na spód lochów
mixing-values-avoided_cards-shuffled = ominięte karty się wtasowuje
mixing-values-weapon_limit-below = broń bije poniżej ostatnio zabitego
mixing-values-weapon_limit-at_most = broń bije do ostatnio zabitego włącznie
mixing-values-weapon_breaks-yes = bronie pękają
mixing-values-weapon_breaks-no = bronie nie pękają
mixing-values-bare_hands-yes = gołe ręce z wyboru
mixing-values-bare_hands-no = broń zawsze w użyciu
mixing-values-potions-one_per_room = jedna mikstura na komnatę
mixing-values-potions-not_in_a_row = nie dwie mikstury z rzędu
mixing-values-ending-play_out = do ostatniej karty
mixing-values-ending-short_room = wygrana przy niepełnej komnacie
mixing-values-scoring-health = wygrywa wysoki wynik
mixing-values-scoring-low = wygrywa niski wynik
mixing-values-loss_counts-deck = przy przegranej liczą się lochy
mixing-values-loss_counts-dungeon = przy przegranej liczą się lochy i komnata

## differences
differences-told = Różnice wobec gry podstawowej:
differences-missing = (nie ma: { $words })

## mix
mix-no_mixture = To zasady gotowego zestawu; najpierw trzeba coś zmienić.
mix-name = Nazwa tych zasad
mix-name_help = Dowolna krótka nazwa, której nie ma żaden zestaw: litery, cyfry, kropki i kreski.

## dealcode
dealcode-help = Zasady, ukośnik i ziarno, na przykład classic/42.

## duo
duo-help = 1 i 2 zmieniają, kto gra; Enter zaczyna grę.
duo-seat = Miejsce { $number }: { $who }
duo-human = człowiek
duo-named = człowiek, { $name }
duo-name = Imię na miejscu { $number }
duo-name_help = Jak nazywa się to miejsce przy stole; puste: Gracz { $number }.

## settings
settings-how = Enter albo strzałki w lewo i w prawo zmieniają wartość.
settings-language = Język
settings-language_help = Gra, narrator i zasady. Zaczęta gra toczy się dalej.
settings-language_device = jak w tym urządzeniu
settings-theme = Wygląd
settings-theme_help = Jak wygląda stół. Kolory kart zawsze różnią się też kształtem i literą.
settings-theme_device = jak w tym urządzeniu
settings-theme_candle = świeca (ciemny)
settings-theme_daylight = światło dnia (jasny)
settings-theme_colour_blind = dla daltonistów (ciemny)
settings-theme_colour_blind_light = dla daltonistów (jasny)
settings-theme_high_contrast = mocny kontrast (ciemny)
settings-theme_high_contrast_light = mocny kontrast (jasny)
settings-theme_plain = prosty
settings-weapon = Broń czy gołe ręce
settings-weapon_help = Co się dzieje, gdy potwora można bić na dwa sposoby.
settings-weapon_ask = pytaj
settings-weapon_use = broń, jeśli się da
settings-fatal = Śmiertelne ruchy
settings-fatal_help = Czy ruch, który cię zabija, wymaga potwierdzenia.
settings-fatal_ask = pytaj jeszcze raz
settings-fatal_never = nie pytaj
settings-dealer = Rozdający
settings-dealer_help = Kto opisuje każdą komnatę. Człowiek ogląda ją najpierw bez innych.
settings-dealer_nobody = nikt
settings-dealer_narrator = narrator
settings-dealer_human = człowiek obok ciebie
settings-detail_help = Ile słychać po ruchu: cały stół czy to, co się zmieniło. Polecenie „{ command-look }” mówi zawsze wszystko.
settings-symbols = Znaki
settings-symbols_help = Czym rysowane są karty.
settings-symbols_auto = co potrafi terminal
settings-symbols_unicode = Unicode
settings-symbols_ascii = ASCII
settings-squares = Komnaty w wyniku
settings-squares_help = Czym rysowane są komnaty, gdy udostępniasz grę.
settings-squares_auto = co pasuje do wyglądu
settings-squares_colours = kolorowe kwadraty
settings-squares_bars = słupki
settings-squares_letters = cyfry
settings-motion = Animacje
settings-motion_help = Krótkie ruchy kart, które pokazują, co się stało.
settings-motion_on = tak
settings-motion_off = nie
settings-handover = Przekazywanie
settings-handover_help = Gdy dwie osoby grają na jednym urządzeniu: czy stół czeka, aż dotknie go ta, która ma ruch.
settings-handover_on = czekaj na dotknięcie
settings-handover_off = tylko mów, czyj ruch
settings-counter = Licznik kart
settings-counter_help = Karty, których jeszcze nie widać.
settings-counter_on = widoczny
settings-counter_off = ukryty
settings-back = Rewersy kart
settings-back_help = Jak wyglądają zakryte karty.
settings-back_seal = pieczęć
settings-back_embers = żar
settings-back_lattice = krata
settings-back_crowns = korony
settings-table = Stół
settings-table_help = Na czym leżą karty.
settings-table_bare = goły
settings-table_boards = deski
settings-table_flagstones = kamienne płyty
settings-table_runes = runy
settings-honours = Które rewersy i stoły
settings-honours_help = Czy można wybrać także te jeszcze niezdobyte. Nic innego od tego nie zależy.
settings-honours_on = wszystkie
settings-honours_off = zdobyte
