## asking
asking-two_ways = { FORM($card, "acc") } można bić na dwa sposoby: odpowiedz w (bronią) albo b (gołymi rękami), albo wpisz { $slot }w lub { $slot }b
asking-empty = pusty wiersz to nie ruch
asking-unknown = { $text } to nie ruch: wpisz numer albo nazwę karty, na przykład 2 albo piątka karo
asking-other_kind = { $text } to nie ruch: { FORM($card, "") } to { $kind ->
    [monster] potwór
    [weapon] broń
   *[potion] mikstura
 }, a nie { $wanted ->
    [monster] potwór
    [weapon] broń
   *[potion] mikstura
 }
asking-not_held = nie masz w ręce { FORM($card, "gen") }
asking-not_now = teraz nie można tego zrobić ({ $what }): { $why }
asking-unarmed = bić { FORM($card, "acc") } bronią
asking-over = { $slot } teraz nie można zagrać: gra jest skończona
asking-no_card = na miejscu { $slot } nie ma karty: są na { $slots }

## assistant
assistant-instructions = To Scoundrel, wyprawa w lochy dla jednej osoby i talii kart. Zacznij od new_game albo continue_game, przeczytaj zasady przez rules, potem graj komnata po komnacie. Każda odpowiedź mówi wszystko, co w grze wolno wiedzieć; look powtarza to razem z jeszcze nieodkrytymi kartami. Każdy ruch się zapisuje.
assistant-missing_package = asystenci potrzebują { $name }: instaluje to { $command }
assistant-no_game = na stole nie ma gry: zacznij przez new_game albo wróć do niej przez continue_game
assistant-none_open = nie ma niedokończonej gry: zacznij przez new_game
assistant-is_over = gra { $number } jest skończona: zacznij inną przez new_game
assistant-no_partner = { $rules } to zasady dla jednej osoby, więc nikt inny nie może grać
assistant-no_tool = nie ma narzędzia { $name }{ $near }; narzędzia to { $known }
assistant-no_argument = narzędzie { $tool } nie ma argumentu { $name }; jego argumenty: { COUNT($known) ->
    [0] żadne
   *[other] { $known }
 }
assistant-missing = narzędzie { $tool } potrzebuje { $name }
assistant-wrong_kind = { $name } to musi być { $wanted }, a nie { $value }
assistant-no_text = nie ma tekstu { $uri }{ $near }
assistant-broken = Coś tu poszło nie tak; look pokazuje, jak stoi gra.

assistant-kind-string = tekst
assistant-kind-integer = liczba całkowita

assistant-tool-rule_sets = Zestawy zasad, każdy w jednym zdaniu.
assistant-tool-rules = Zasady słowami: jakiegoś zestawu albo gry na stole.
assistant-tool-new_game = Zacznij nową grę, zapisywaną po każdym ruchu. Poprzednia zostaje zapisana.
assistant-tool-saved_games = Zapisane gry z numerami, od ostatnio granej.
assistant-tool-continue_game = Wróć do niedokończonej gry, zaczętej tutaj albo gdzie indziej.
assistant-tool-look = Jak stoi gra: życie i broń, komnata, co zrobiłaby każda karta, karty nieodkryte i odrzucone.
assistant-tool-play = Zrób jeden ruch albo kilka, wszystkie w tej komnacie; grane są wszystkie albo żaden.
assistant-tool-hint = Wskazówka trenera. Zapytaj jeszcze raz, co by zrobił i dlaczego, i znowu, ile wart jest każdy plan. Wszystkie trzy liczą się jako jedna rada.
assistant-tool-undo = Cofnij ostatni ruch. To się liczy.

assistant-argument-rules = Zestaw zasad, na przykład classic, w razie potrzeby ze zmianami: classic start_health=15.
assistant-argument-seed = Dowolny tekst: ten sam tekst daje zawsze to samo rozdanie, którego karty mogą być znane. Bez niego rozdanie jest losowe.
assistant-argument-partner = Kto gra drugą drużyną, jeśli zasady są dla dwojga: human, wtedy grasz obiema, albo bot.
assistant-argument-number = Numer zapisanej gry; bez niego ostatnio grana niedokończona.
assistant-argument-moves = run; 2 albo 5d albo 5 of diamonds bierze tę kartę, według miejsca w komnacie, kodu albo nazwy; 2w albo 7sw bije bronią, 2b albo 7sb gołymi rękami; -2 odkłada kartę. Kilka naraz: 2 4w albo 8d 4cw 8h.

## plain
plain-greeting = { $heading }. Pomoc: wpisz „{ command-help }”.
plain-introduced = { $words } Wpisz „{ command-new } { $name }”, żeby spróbować, albo „{ command-dismiss }”, żeby więcej o tym nie słyszeć.
plain-sure = Wpisz „{ word-yes }”, żeby to zrobić, albo „{ word-no }”.
plain-only_drawn = { $given } tu nie pasuje: napisz „{ word-drawn }”, jeśli ma być obraz, albo nic, jeśli słowa
plain-welcome = Jeśli to twoja pierwsza gra, wpisz „{ command-play }”: uczy krótka lekcja, ruch po ruchu.
plain-title = Scoundrel: { $motto }.
plain-languages = To { $now }. Inny język: { command-set } language i kod: { $others }.
plain-offered = Naciśnij Enter („{ $command }”) albo wpisz „{ command-help }”, żeby zobaczyć wszystko inne.
plain-deal = To było rozdanie { $seed }.
plain-compare = Wpisz „{ command-compare } { $number }”: ta gra obok cudzej ({ $name }).
plain-share_what = „{ command-share }” stoi bez niczego albo ze słowem „{ word-text }”: { $given } to ani jedno, ani drugie
plain-code = Kod tego rozdania: { $code }
plain-try = Wpisz „{ command-try }”, żeby grać dalej od komnaty { $room }; to się nie liczy.
plain-next = Wpisz „{ command-new }” (inne rozdanie), „{ command-again }” (to samo), „{ command-share }”, „{ command-review }” albo „{ command-curve }” (szczegóły) lub „{ command-quit }”.
plain-next_dungeon = Wpisz „{ command-play }” (następne lochy), „{ command-new }” (inne rozdanie), „{ command-again }” (to samo), „{ command-share }”, „{ command-review }”, „{ command-curve }” albo „{ command-quit }”.
plain-next_daily = Wpisz „{ command-share }”, „{ command-review }”, „{ command-curve }”, „{ command-calendar }”, „{ command-new }” albo „{ command-quit }”.
plain-back = Wpisz „{ command-new }” (nowa gra), „{ command-continue }” (niedokończona) albo „{ command-help }”.
plain-back_to_game = Z powrotem w grze.
plain-leave = Wychodzisz.
plain-leave_game = Wychodzisz z gry: { $result }.
plain-kept = Gra jest zapisana. Następnym razem wpisz „{ command-continue }”, żeby grać dalej.
plain-in_line = wiersz { $n }: { $why }
plain-cut_off = dane kończą się w środku gry, w komnacie { $room }, życie { $health }
plain-no_game = żadna gra nie trwa: wpisz „{ command-new }”, żeby zacząć, albo „{ command-continue }”, żeby wrócić do niedokończonej
plain-needs_words = czegoś brakuje; napisz { $command }
plain-no_words = po poleceniu „{ $command }” nie może stać { $words }: wpisz „{ command-help } { $command }”
plain-not_here = polecenie „{ $command }” tutaj nie działa: wpisz „{ command-help } { $command }”
plain-no_move = { $why }{ $near }
plain-no_command = nie ma polecenia { $command }{ $near }: wpisz „{ command-help }”, żeby zobaczyć wszystkie
plain-watched = To był ostatni ruch. Wpisz „{ command-previous }”, „{ command-curve }” albo „{ command-back }”; „{ command-try }” gra dalej od wcześniejszego ruchu.
plain-puzzle_again = Spróbuj jeszcze raz albo wpisz „{ command-solution }”, „{ command-next }” lub „{ command-back }”.
plain-next_puzzle = Wpisz „{ command-puzzle } { $level } { $place }”, żeby dostać następne.
plain-no_number = { $given } to nie liczba ruchów: napisz na przykład { $command } 3
plain-nothing_else = nie ma innej niedokończonej gry
plain-is_over = gra { $number } jest skończona: wpisz „{ command-watch } { $number }”, żeby zobaczyć ją jeszcze raz
plain-no_saved_number = { $given } to nie numer zapisanej gry: wpisz „{ command-games }”, żeby je zobaczyć
plain-names_two = { $given } to nie dwa imiona: napisz oba, z przecinkiem pomiędzy, na przykład { command-names } Ada, Ben
plain-names_are = Grają { $first } i { $second }.
plain-two_seats = gra dla dwojga potrzebuje dwóch miejsc, a nie { $given }: napisz, kto gra którą drużyną, na przykład { command-two } { word-human } expert
plain-no_seat = { $seat } nie może grać{ $near }: do wyboru są { $known }
plain-mixture_kept = Te zasady są zapisane jako { $name }.
plain-range = od { $least } do { $most }
plain-range_or_none = od { $least } do { $most } albo none
plain-mix_setting = { $name }={ $now }: { $label }. Możliwe wartości: { $values }.
plain-mix_deck = { $name }={ $now }: { $label }.
plain-forgotten = Zasady { $name } są usunięte.
plain-set = { $name }: { $title }. { $gist }
plain-own_set = { $name }: własne. { $title }.
plain-lesson = Lekcja: { $title }. Wpisz „{ command-back }”, żeby z niej wyjść; są jeszcze { FORM($others, "") }.
plain-lesson_begun = Ta lekcja jest już zaczęta. Wpisz „{ command-learn } { $name } { word-again }”, żeby zacząć od początku.
plain-no_lesson = nie ma lekcji { $name }{ $near }: są { $known }
plain-no_puzzle = { $given } to nie zadanie: podaj { FORM($levels, "", list: "or") }; po poziomie może stać numer
plain-no_daily = nie ma takich lochów dnia jak { $given }: wpisz „{ command-daily }” (lochy dnia) albo „{ command-daily } { word-puzzle }”
plain-saved = { $number }: { $name }, { $state }, ostatni ruch { $when }.
plain-nothing_deleted = w ciągu ostatniej godziny nie usunięto żadnej gry
plain-nothing_to_watch = żadna gra nie jest jeszcze skończona
plain-export_what = { $given } nie wystarczy: podaj numer zapisanej gry i nowy plik, na przykład { command-export } 3 game.txt
plain-counted = { $name }: { $words }
plain-plots = { $name }: wyniki i dokładność, gra po grze.
plain-never_played = nie ma skończonej gry { $name }{ $near }
plain-has_earned = Zdobyte { $when }: { $title }. { $sentence }
plain-to_earn = Jeszcze niezdobyte: { $title }. { $sentence }
plain-setting = { $name } { $now }: { $help } Inne wartości: { $others }.
plain-no_setting = nie ma tu ustawienia { $name }{ $near }: są { $known }
plain-no_value = ustawienie { $name } nie może mieć wartości { $value }: do wyboru są { $known }
plain-which_value = napisz wartość ustawienia { $name }: do wyboru są { $known }
plain-help_line = { $usage }: { $sentence }
plain-more_help = Wpisz „{ command-help }” i polecenie, żeby dowiedzieć się, co robi, albo „{ command-help } { word-all }”.
plain-waiting = Czekasz: { $who }. Ctrl-C przerywa czekanie.
plain-stopped_waiting = Już nie czekasz. Enter czeka dalej; „{ command-look }”, „{ command-resign }”, „{ command-back }” i „{ command-quit }” działają jak zwykle.
plain-gathering = gra się jeszcze nie zaczęła: Enter czeka na innych, a „{ command-back }” wychodzi
plain-gathered = Są już wszyscy.
plain-next_ranked = Wpisz „{ command-ranked }” (następna), „{ command-boards }” (kto gra najlepiej) albo „{ command-new }” (własna gra).
plain-next_shared = Wpisz „{ command-again }” (rewanż), „{ command-friend }” (twoje stoły) albo „{ command-new }” (własna gra).
plain-no_ranked = { $name } tam się nie gra{ $near }: są { $known }
plain-no_table = { $given }: w to nie da się grać z innymi{ $near }; są { $known }
plain-open_table = { $number }: { $title }, { $kind }.
plain-stand_in = Wpisz „{ command-bot } { word-me }”, żeby na twoim miejscu zagrał bot, albo „{ command-bot } { word-other }”, żeby na drugim.
plain-no_stand_in = { $given } to nie miejsce: wpisz „{ command-bot } { word-me }” albo „{ command-bot } { word-other }”
plain-tables = Wpisz „{ command-friend }” i numer, żeby grać dalej, albo „{ command-friend } { word-new }”, żeby otworzyć stół dla dwojga.
plain-no_open_table = nie masz otwartej gry { $number }: wpisz „{ command-friend }”, żeby usłyszeć wszystkie
plain-more_entries = Wpisz „{ command-boards } { word-next }”, żeby zobaczyć więcej.
plain-no_next_page = dalszej strony nie ma
plain-no_board = { $given } nie mówi nic o rankingu{ $near }: są { $known }
plain-no_account = { $given }: tego z kontem zrobić nie można{ $near }; są { $known }
plain-account = Wpisz „{ command-account }” i jedno z { $known }.
plain-account_data = napisz nazwę nowego pliku, na przykład { command-account } { word-data } moje.json
plain-moves_help =
    .w1 = Wpisz, co chcesz zrobić, i naciśnij Enter.
    .w2 = 2 albo piątka karo: weź tę kartę, według numeru w komnacie albo nazwy.
    .w3 = 2w albo 2b: bij bronią albo gołymi rękami; albo napisz siódemka pik gołymi rękami.
    .w4 = Można całymi słowami: weź dwójkę karo, zabij piątkę trefl gołymi rękami, wypij 3.
    .w5 = Na pytania odpowiada w, b, „{ word-yes }” albo „{ word-no }”.
    .w6 = uciekaj: uciekasz z komnaty, jeśli zasady pozwalają.
    .w7 = -2 albo odłóż siódemkę pik: odkładasz tę kartę, jeśli zasady pozwalają.
    .w8 = Karta ma też kod: angielską wartość (A, K, Q, J, T) i c dla trefli, s dla pików, d dla kar albo h dla kierów.
    .w9 = 5d bierze piątkę karo; 7sw i 7sb biją siódemkę pik; Jc to walet trefl.
    .w10 = W niektórych taliach są dwa smoki: Xc to zielony smok, Xs kościany smok.
    .w11 = 2 4w albo 8d 4cw 8h: kilka ruchów w jednej komnacie; grane są wszystkie albo żaden.

plain-offer-ranked = { command-ranked }: { $told }
plain-offer-friend = { command-friend }: { $told }
plain-offer-boards = { command-boards }: { $told }
plain-offer-play = { command-play }: { $told }.
plain-offer-continue = { command-continue }: { $told }.
plain-offer-new_game = { command-new }: { $label }; { $told }.
plain-offer-daily = { command-daily }: { $label }; { $told }.

plain-prompt-unsaved = nie zapisano{" "}
plain-prompt-move = >{" "}
plain-prompt-player = { $name }>{" "}
plain-prompt-over = { command-new }, { command-again } albo { command-quit }>{" "}
plain-prompt-lesson = lekcja, krok { $step } z { $steps }>{" "}
plain-prompt-puzzle = zadanie>{" "}
plain-prompt-watch = ruch { $move } z { $moves }>{" "}
plain-prompt-gathering = czekanie, Enter czeka dalej>{" "}
plain-prompt-waiting = nie twój ruch, Enter czeka>{" "}
plain-prompt-online_over = koniec>{" "}

plain-dealer-alone = Tylko dla rozdającego: naciśnij Enter, gdy nikt inny tego nie widzi ani nie słyszy>{" "}
plain-dealer-room = Dla rozdającego, komnata { $number }: { $cards }.
plain-dealer-prompt = Co widać w komnacie? (Enter: nic; „{ command-quit }”, „{ command-help }” i „{ command-set } dealer nobody” działają jak zwykle)>{" "}

plain-group-room = W grze: { $commands }.
plain-group-begin = Żeby zacząć: { $commands }.
plain-group-learn = Żeby się uczyć: { $commands }.
plain-group-online = Na serwerze: { $commands }.
plain-group-past = Dawne gry: { $commands }.
plain-group-rest = I jeszcze: { $commands }.

plain-usage-look = { command-look }
plain-usage-dismiss = { command-dismiss }
plain-usage-unseen = { command-unseen }
plain-usage-discard = { command-discard }
plain-usage-hint = { command-hint }
plain-usage-undo = { command-undo }
plain-usage-rules = { command-rules } [ZASADY]
plain-usage-new = { command-new } [ZASADY] [ZIARNO]
plain-usage-play = { command-play } [NUMER]
plain-usage-again = { command-again }
plain-usage-continue = { command-continue } [NUMER]
plain-usage-compare = { command-compare } [NUMER]
plain-usage-daily = { command-daily } [{ word-puzzle } albo NUMER]
plain-usage-winnable = { command-winnable } [ZASADY]
plain-usage-deal = { command-deal } KOD albo LINK
plain-usage-two = { command-two } [KTO KTO]
plain-usage-names = { command-names } [PIERWSZE, DRUGIE]
plain-usage-mix = { command-mix } [NAZWA:] POLE=WARTOŚĆ …
plain-usage-forget = { command-forget } NAZWA
plain-usage-sets = { command-sets }
plain-usage-ranked = { command-ranked } [ZASADY] albo { command-ranked } { word-day } [ZASADY]
plain-usage-friend = { command-friend } [{ word-new } albo ZASADY] [{ word-dealer } albo { word-deal }] lub { command-friend } NUMER
plain-usage-join = { command-join } LINK
plain-usage-boards = { command-boards } [ZASADY] [{ word-day }, { word-week }, { word-season } albo { word-all }] [GRUPA] [{ word-around }] [{ word-name } NAZWA], { command-boards } { word-next } albo { command-boards } { word-report } NAZWA
plain-usage-bot = { command-bot } [{ word-me } albo { word-other }]
plain-usage-account = { command-account } [{ word-name }, { word-code }, { word-recover }, { word-data }, { word-assisted }, { word-object }, { word-delete } albo { word-new }]
plain-usage-learn = { command-learn } [LEKCJA] [{ word-again }]
plain-usage-puzzle = { command-puzzle } [POZIOM] [NUMER], { command-puzzle } { word-daily } albo { command-puzzle } { word-mine }
plain-usage-solution = { command-solution }
plain-usage-back = { command-back }
plain-usage-tips = { command-tips }
plain-usage-guide = { command-guide } [NAZWA albo NUMER]
plain-usage-share = { command-share } [{ word-text }]
plain-usage-review = { command-review }
plain-usage-games = { command-games }
plain-usage-watch = { command-watch } [NUMER lub BOT [ZASADY]]
plain-usage-next = { command-next } [RUCHY] albo Enter
plain-usage-previous = { command-previous } [RUCHY]
plain-usage-curve = { command-curve } [{ word-drawn }]
plain-usage-try = { command-try }
plain-usage-resign = { command-resign } [NUMER] [{ word-yes }]
plain-usage-delete = { command-delete } NUMER [{ word-yes }]
plain-usage-restore = { command-restore } [NUMER]
plain-usage-export = { command-export } NUMER PLIK
plain-usage-import = { command-import } PLIK
plain-usage-calendar = { command-calendar } [MIESIĄC]
plain-usage-statistics = { command-statistics } [ZASADY]
plain-usage-habits = { command-habits }
plain-usage-plot = { command-plot } [ZASADY] [{ word-drawn }]
plain-usage-achievements = { command-achievements }
plain-usage-bestiary = { command-bestiary } [KARTA]
plain-usage-settings = { command-settings }
plain-usage-set = { command-set } NAZWA WARTOŚĆ
plain-usage-help = { command-help } [POLECENIE albo { word-all }]
plain-usage-quit = { command-quit }

plain-help-look = opisuje komnatę jeszcze raz.
plain-help-dismiss = odrzuca zasady, które ci zaproponowano.
plain-help-unseen = karty, które dopiero przyjdą.
plain-help-discard = odrzucone karty.
plain-help-hint = wskazówka trenera; powtórz, a powie, co by zrobił, i jeszcze raz, a poda szansę wygranej każdego planu.
plain-help-undo = cofa ostatni ruch.
plain-help-rules = zasady tej gry albo innego zestawu.
plain-help-new = nowe rozdanie; jeśli chcesz, z innymi zasadami albo własnym ziarnem.
plain-help-play = lekcja na początek, potem pierwsze lochy, od łaskawych do zwykłych; z numerem właśnie te.
plain-help-again = to samo rozdanie od początku.
plain-help-continue = wraca do ostatniej niedokończonej gry albo do tej o podanym numerze.
plain-help-compare = twoja skończona gra obok cudzej, z linku, który ktoś ci przysłał.
plain-help-daily = dzisiejsze lochy dnia, takie same dla wszystkich; jedna próba i bez cofania. Albo zadanie dnia: „{ command-daily } { word-puzzle }”. Albo opuszczony dzień do ćwiczeń, według numeru.
plain-help-winnable = nowe rozdanie, które da się wygrać.
plain-help-deal = rozdanie z kodu, na przykład { command-deal } classic/42, albo to, do czego prowadzi przysłany link.
plain-help-two = gra dla dwojga, na przykład { command-two } { word-human } expert.
plain-help-names = imiona przy dwóch drużynach, na przykład { command-names } Ada, Ben.
plain-help-mix = zmienia ustawienia zasad i według nich gra; nazwa je zapisuje; samo „{ command-mix }” wymienia ustawienia.
plain-help-forget = usuwa twoje własne zasady, na przykład { command-forget } moje.
plain-help-sets = zestawy zasad i twoje własne, każdy w jednym zdaniu.
plain-help-ranked = gra rankingowa z talią, której nikt nie może znać: klasyczna, według innych zasad albo lochy dnia tego serwera.
plain-help-friend = twoje stoły na serwerze; „{ command-friend } { word-new }” otwiera stół dla dwojga, „{ command-friend } dragons { word-dealer }” taki, gdzie rozdaje ktoś inny, „{ command-friend } dragons { word-deal }” taki, gdzie rozdajesz ty.
plain-help-join = zajmuje miejsce z zaproszenia, które ktoś ci przysłał, albo pozwala oglądać.
plain-help-boards = kto gra najlepiej, na przykład { command-boards } classic { word-week } { word-around } albo { command-boards } { word-name } Anna.
plain-help-bot = proponuje, żeby bot zagrał na twoim miejscu, „{ command-bot } { word-me }”, albo na drugim, „{ command-bot } { word-other }”; albo zgadza się na taką propozycję.
plain-help-account = kim jesteś na serwerze; nazwa, kod na inne urządzenia, twoje dane.
plain-help-learn = lekcja do rozegrania, od miejsca, w którym stoi: classic, sidestep albo dragons; „{ word-again }” zaczyna od początku.
plain-help-puzzle = jedna komnata, jeden najlepszy plan: następne nierozwiązane zadanie, konkretne, na przykład { command-puzzle } { word-easy } 3, zadanie dnia albo twój własny błąd.
plain-help-solution = poddaje zadanie i pokazuje najlepszy plan.
plain-help-back = wychodzi z lekcji, zadania albo oglądanej gry.
plain-help-tips = jak dobrze grać, w krótkich zdaniach.
plain-help-guide = jak wygrywać, jak wygrywać bez ucieczek i jak liczy się wynik.
plain-help-share = skończona gra słowami i link do niej; „{ command-share } { word-text }” pokazuje wiersze do wklejenia, nie zdradzając żadnej karty. Podczas oglądania: pozycja jako pytanie do innych.
plain-help-review = co trener mówi o każdej komnacie skończonej gry.
plain-help-games = zapisane gry, od najnowszej.
plain-help-watch = zapisana gra jeszcze raz, z uwagami trenera do każdej komnaty; albo grający bot, na przykład { command-watch } expert.
plain-help-next = podczas oglądania o jeden ruch dalej albo o tyle, ile podasz; w zadaniach następne.
plain-help-previous = podczas oglądania o jeden ruch wstecz albo o tyle, ile podasz.
plain-help-curve = szansa wygranej, komnata po komnacie, po grze albo podczas oglądania; „{ word-drawn }” pokazuje ją jako obraz.
plain-help-try = gra dalej od oglądanego ruchu, a po grze od punktu zwrotnego; to się nie liczy.
plain-help-resign = poddaje niedokończoną grę, co liczy się jako przegrana; bez numeru tę, w którą grasz na serwerze.
plain-help-delete = usuwa zapisaną grę; przez godzinę można ją przywrócić.
plain-help-restore = przywraca usuniętą grę; bez numeru ostatnią.
plain-help-export = zapisuje grę do nowego pliku, na przykład { command-export } 3 game.txt.
plain-help-import = wczytuje gry z pliku z zapisami, na przykład { command-import } game.txt.
plain-help-calendar = dzisiejszy dzień i miesiąc dni: wygrane, przegrane i opuszczone; inny miesiąc na przykład { command-calendar } 2026-11.
plain-help-statistics = jak idą twoje gry.
plain-help-habits = co kosztuje cię najwięcej w ostatnich grach i co robić zamiast tego.
plain-help-plot = twoje wyniki i dokładność, gra po grze; „{ word-drawn }” pokazuje je jako obrazy.
plain-help-achievements = co już zdobyte, a co jeszcze do zdobycia.
plain-help-bestiary = istoty i rzeczy, które spotykasz, i co z tego wynika; z kartą, na przykład { command-bestiary } dziesiątka pik, jej hasło.
plain-help-settings = kto opisuje komnaty i jak bije się potwory.
plain-help-set = zmienia jedno z nich, na przykład { command-set } dealer nobody.
plain-help-help = co można wpisać albo co robi jedno polecenie, albo wszystkie.
plain-help-quit = wychodzi; gra jest zapisana.
