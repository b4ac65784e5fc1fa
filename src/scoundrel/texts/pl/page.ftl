## door
door-fault = Coś tu poszło nie tak. Nic z tego, co widać, nie przepadło.
door-thinking = { $who } myśli …
door-thinking_coach = Trener myśli …
door-own_rules = Twoje własne zasady
door-ask_way = Czym bijesz { FORM($card, "acc") }?
door-which_away = Którą kartę odłożyć?
door-not_your_turn = to nie twój ruch
door-try_room = Jeszcze raz od komnaty { $room }
door-puzzle = { $name }, { $rules }
door-solved = rozwiązane
door-at_start = to początek gry
door-at_end = to koniec gry
door-export_all_help = Wszystkie gry, ustawienia i osiągnięcia w jednym pliku, do przeniesienia na inne urządzenie.
door-import_file = Plik z innego urządzenia
door-import_all_help = Dodaje z takiego pliku wszystko, co miało inne urządzenie. Tutaj nic nie przepada.
door-restored = { $n ->
    [one] Dodano { $n } nową grę, razem z ustawieniami i osiągnięciami.
    [few] Dodano { $n } nowe gry, razem z ustawieniami i osiągnięciami.
   *[many] Dodano { $n } nowych gier, razem z ustawieniami i osiągnięciami.
 }
door-not_restored = pominięto grę { $number } z tego pliku: { $why }
door-unreadable = { $n ->
    [one] W pliku brakuje { $n } gry: nie da się jej odczytać.
    [few] W pliku brakuje { $n } gier: nie da się ich odczytać.
   *[many] W pliku brakuje { $n } gier: nie da się ich odczytać.
 }
door-left_behind = { $n ->
    [one] W pliku brakuje { $n } niedokończonej gry: jej karty są jeszcze tajne.
    [few] W pliku brakuje { $n } niedokończonych gier: ich karty są jeszcze tajne.
   *[many] W pliku brakuje { $n } niedokończonych gier: ich karty są jeszcze tajne.
 }

door-label-accept = Usiądź
door-label-account = Twoje konto
door-label-around = Wokół mnie
door-label-boards = Rankingi
door-label-find = Znajdź kogoś
door-label-friend = Razem w sieci
door-label-narrate = Niech opisze narrator
door-label-next_page = Następna strona
door-label-ranked = Rankingowa
door-label-record = Zapis gry
door-label-rematch = Rewanż
door-label-report = Zgłoś tę nazwę
door-label-resign = Poddaj
door-label-top = Czoło
door-label-watch_link = Link do oglądania
door-label-compare = Obok siebie
door-label-achievements = Osiągnięcia
door-label-again = To samo rozdanie
door-label-answer = Odpowiedz
door-label-back = Wróć
door-label-begin = Zacznij
door-label-bestiary = Bestiariusz
door-label-calendar = Kalendarz
door-label-daily = Lochy dnia
door-label-delete = Usuń
door-label-earlier = Wcześniej
door-label-end = Jak się skończyło
door-label-export = Eksport
door-label-export_all = Eksportuj wszystko
door-label-first = Start
door-label-forget = Usuń
door-label-give_up = Poddaj
door-label-habits = Nawyki
door-label-hand_over = Oddaj do gry
door-label-hint = Rada
door-label-import = Importuj zapisy
door-label-import_all = Importuj wszystko
door-label-keep = Zapisz tę grę
door-label-keep_rules = Zapisz te zasady
door-label-last = Koniec
door-label-learn = Naucz się w pięć minut
door-label-later = Później
door-label-lessons = Wszystkie lekcje
door-label-look = Pokaż mi komnatę
door-label-mistakes = Twoje błędy
door-label-mix = Zmień zasady
door-label-next = Dalej
door-label-next_game = Nowa gra
door-label-next_puzzle = Następne zadanie
door-label-next_dungeon = Następne lochy
door-label-onward = Twoje pierwsze lochy
door-label-play_on = Graj stąd dalej
door-label-previous = Wstecz
door-label-put_away = Odłóż
door-label-puzzles = Wszystkie zadania
door-label-rules = Zasady
door-label-run = Uciekaj
door-label-seed = Wybierz rozdanie
door-label-share = Udostępnij
door-label-skip_lesson = Od razu do pierwszych lochów
door-label-solution = Klucz
door-label-start = Start
door-label-start_over = Od nowa
door-label-title = Tytuł
door-label-todays_puzzle = Zadanie dnia
door-label-try = Spróbuj stąd
door-label-undo = Cofnij
door-label-watch = Oglądaj
door-label-winnable = Rozdanie do wygrania

door-brief-daily = nie w lochach dnia
door-brief-first_move = jeszcze bez ruchu
door-brief-tried = tu się zaczyna
door-brief-never = zasady nie pozwalają
door-brief-game_over = gra skończona
door-brief-room_begun = komnata zaczęta
door-brief-one_a_room = jedna na komnatę
door-brief-in_a_row = nie dwa razy z rzędu
door-brief-room_not_full = komnata niepełna
door-brief-deck_empty = lochy puste

## host
host-link = Otwórz ten link w przeglądarce: { $link }
host-link_api = Odpowiedzi daje { $link }api/v1/. Strony nie ma: buduje ją make site, a wskazuje --site.
host-missing = serwer potrzebuje { $name }: instaluje to { $command }
host-no_database = { $url } to nie baza danych, której serwer może użyć: trzeba postgresql://user@host/name
host-one_process = kilka procesów wymaga --database postgresql://…: SQLite działa z jednym
host-one_worker = { $place } obsługuje już inny proces: SQLite działa z jednym; dla kilku trzeba --database postgresql://…
host-unusable = nie można użyć bazy danych w { $place }: { $why }
host-unavailable = Serwer nie może teraz nic zapisać. Nic się nie zmieniło; spróbuj za chwilę.
host-bad_name = { $name } nie może być nazwą: nazwa ma od { $least } do { $most } liter i cyfr, między nimi mogą być odstępy, łączniki i apostrofy
host-mixed_name = { $name } nie może być nazwą: miesza litery różnych pism
host-name_taken = Ta nazwa jest zajęta albo wygląda jak zajęta.
host-no_game = Nie ma takiej gry albo nie wolno ci jej oglądać.
host-no_rules = Tu nie gra się według zasad { $rules }; są { $known }.
host-no_seat = Nie ma takiego miejsca przy tym stole.
host-alone = Grę dla jednej osoby można dzielić tylko z rozdającym.
host-too_many_games = Liczba twoich otwartych gier: { $most }. Najpierw skończ którąś.
host-try_again = Ktoś był szybszy. Spróbuj jeszcze raz.
host-no_invite = To zaproszenie prowadzi donikąd: jest w nim błąd albo tej gry już nie ma.
host-seat_taken = Na tym miejscu siedzi już ktoś inny.
host-not_yours = Nie siedzisz przy tym stole.
host-not_over = Ta gra jeszcze trwa.
host-day_not_over = W lochach tego dnia mogą jeszcze być inni. Otworzą się, gdy nikogo już nie może w nich być.
host-no_recovery = Nikt nie ma takiego kodu odzyskiwania.
host-stays_assisted = Kto gra z pomocą, zostaje w grupie z pomocą. Możesz zgłosić sprzeciw albo zacząć od nowa.
host-nothing_to_object = Nie ma cię w grupie z pomocą.
host-no_player = Nie ma tu nikogo takiego albo nie ma nazwy.
host-no_board = Nie ma takiego rankingu.
host-no_route = Nic tu nie ma.
host-no_method = { $method } tutaj nie działa.
host-elsewhere = To przychodzi ze strony innej witryny.
host-no_player_yet = Serwer cię jeszcze nie zna: najpierw załóż konto albo prześlij swój token.
host-too_many = { $n ->
    [one] Za dużo naraz. Spróbuj za { $n } sekundę.
    [few] Za dużo naraz. Spróbuj za { $n } sekundy.
   *[many] Za dużo naraz. Spróbuj za { $n } sekund.
 }
host-illegal = Teraz tego nie można.
host-too_large = To za duże: najwyżej { $most } B.
host-no_length = Trzeba z góry podać długość.
host-not_json = Trzeba to wysłać jako application/json.
host-bad_json = To nie JSON.
host-no_socket = Nowiny przychodzą tylko przez WebSocket.
host-bad_query = Nie da się odczytać zapytania.
host-bad_request = Tego nie da się zrozumieć: { $why }
host-no_page = Nie ma tu żadnej strony.
host-copies = W ostatnich grach rankingowych ({ $games }) z { $hard } trudnych wyborów { $agreed } było takich jak u bota expert; bez pomocy ludzie wybierają tak jak on najwyżej w trzech na cztery.
host-foresees = W ostatnich grach rankingowych ({ $games }) to, co przychodziło, było lepsze, niż można oczekiwać, w sumie o { $luck } wygranych; u tych, którzy nie znają talii, jest to bliskie 0.
host-no_objections = Nikt nie zgłasza sprzeciwu.
host-objection = { $player }, { $name }. Powód przeniesienia: { $why } Odpowiedź: { $words }
host-nameless = bez nazwy
host-by_choice = gra z pomocą z własnej woli.
host-granted = { $player } znów gra w grupie bez pomocy, a to, co dotąd znaleziono w tych grach, już się nie liczy.
host-nothing_to_grant = { $player } nie gra na tym serwerze w grupie z pomocą
host-no_examiner = proces, który przegląda skończone gry, zakończył działanie

door-way-away = odłóż
door-way-bare = gołe ręce
door-way-breaks = złam broń
door-way-equips = weź
door-way-heals = wypij
door-way-wasted = wypij
door-way-weapon = broń

door-spell-run = ucieczkę
door-spell-card = { FORM($card, "acc") }
door-spell-away = odłożenie { FORM($card, "gen") }
door-spell-w = { FORM($card, "acc") } i bij { FORM($weapon, "ins") }
door-spell-b = { FORM($card, "acc") } i bij gołymi rękami

door-dealer-look_away = Kto gra, niech nie patrzy. Kto rozdaje, niech ruszy dalej, gdy nikt inny nie widzi.
door-dealer-words = Co widać w komnacie

door-axis-room = komnata
door-axis-health = życie

door-keys-table =
    .w1 = d: odrzucone karty
    .w2 = /: wpisz ruch, na przykład 5d, 7sw, uciekaj albo król pik gołymi rękami
    .w3 = m: wszystko inne
    .w4 = Esc: powrót; gra zapisuje się po każdym ruchu
door-keys-replay =
    .w1 = spacja: odtwarzaj i wstrzymaj; +, -: szybciej, wolniej
    .w2 = w prawo, n: następny ruch
    .w3 = w lewo, p, backspace: poprzedni ruch
    .w4 = home, end: na początek, na koniec
    .w5 = d: odrzucone karty
    .w6 = m: wszystko inne
    .w7 = t: graj dalej od tego ruchu; ta gra się nie liczy
    .w8 = Esc: powrót

door-setting-effects = Efekty
door-setting-effects_help = Animacje, dźwięk i wibracje naraz. Każde można też ustawić osobno.
door-setting-effects_on = tak
door-setting-effects_off = nie
door-setting-sound = Dźwięk
door-setting-sound_help = Ciche odgłosy kart, ostrzy i drzwi.
door-setting-sound_on = tak
door-setting-sound_off = nie
door-setting-vibration = Wibracje
door-setting-vibration_help = Krótka wibracja, gdy tracisz życie, jeśli urządzenie ją ma.
door-setting-vibration_on = tak
door-setting-vibration_off = nie

door-bad-message = to nie wiadomość
door-bad-half = w wiadomości nie może być połowy znaku ani czegoś, co nie jest liczbą
door-bad-unknown = nie ma wiadomości { $do }
door-bad-missing = wiadomość { $do } potrzebuje { $name }
door-bad-field = { $name } nie może być { $value }
door-bad-none_of = { $name } nie może być { $value }: do wyboru są { $known }
door-bad-link = link { $link } jest uszkodzony albo ucięty
door-bad-long_link = gra z tego linku ma { $moves } ruchów, a link może mieć najwyżej { $most }
door-bad-game = czegoś w nim brakuje
door-bad-backup = to nie eksport wszystkiego albo plik jest uszkodzony; nic się nie zmieniło
door-bad-no_dealer = teraz nikt nie czeka na rozdającego
door-bad-begun = tu nie ma czego zaczynać
door-bad-no_game = na stole nie ma gry
door-bad-no_puzzle = na stole nie ma zadania
door-bad-no_replay = żadna gra nie jest teraz oglądana
door-bad-no_question = nikt tu o nic nie pyta
door-bad-not_for_two = { $rules } to nie gra dla dwojga
door-bad-unfinished = gra { $number } jest niedokończona; można ją oglądać, gdy się skończy

## page
page-name = Scoundrel
page-skip = Przejdź do komnaty
page-sound = Dźwięk
page-whole_text = Całość
page-unsaved = Jeszcze nie zapisano
page-moves = Co możesz zrobić
page-more = Więcej
page-more_help = przebieg, karty, klawisze
page-close = Zamknij
page-cancel = Anuluj
page-do_it = Zrób mimo to
page-send = Wyślij
page-share = Udostępnij
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy_replay = Kopiuj link do oglądania tej gry
page-send_picture = Wyślij obrazek
page-save_picture = Zapisz obrazek
page-other_shape = Inny kształt
page-no_picture = Ta przeglądarka nie potrafi narysować obrazka.
page-called = Twoje imię w linku, jeśli chcesz
page-squares = Jak narysować komnaty
page-saved_as = Zapisano jako { $name }.
page-copy_it = Zaznacz tekst i skopiuj: ta przeglądarka nie pozwala na to stronie.
page-room = Komnata.
page-dungeon = Lochy
page-below = pod spodem
page-you = Ty
page-of = z { $most }
page-hearts = serca: { $hearts } z { $most }
page-your_turn = Twój ruch
page-choosing = wybiera …
page-reconnecting = Brak połączenia. Stół zostaje, jak jest, a strona próbuje dalej.
page-send_link = Wyślij link
page-copy_link = Kopiuj link
page-piles = Odrzucone
page-play = Odtwarzaj
page-pause = Wstrzymaj
page-slower = Wolniej
page-faster = Szybciej
page-every = { $seconds } s
page-details = Szczegóły
page-defeated = zabite
page-spent = zużyte
page-log = Co się stało
page-keys = Klawisze
page-coach = Trener
page-differs = Co jest inaczej
page-coach_waits = Poproś o radę, a trener coś podpowie. Poproś jeszcze raz, a powie więcej.
page-which_away = Którą kartę odłożyć?
page-type_a_move = Wpisz ruch
page-score = wynik
page-next = Dalej
page-earned = Zdobyte
page-earned_of = { $n } z { $most }
page-where_it_turned = Punkt zwrotny
page-what_else = Co jeszcze
page-percent = { $n }%
page-turning_point = punkt zwrotny
page-rooms = komnaty od { $first } do { $last }
page-curve = Szansa wygranej: na początku { $from }, najwyżej { $most }, na końcu { $to }.
page-loading = Chwileczkę: gra jest jeszcze w drodze.
page-broken = Coś tu poszło nie tak. To, co rozegrane, jest zapisane; wczytaj stronę ponownie, żeby grać dalej.

## site
site-name = Scoundrel
site-description = Samotna wyprawa w lochy z talią kart: wszystkie zestawy zasad, trener, zadania i lochy dnia.
site-skip = Przejdź do treści
site-back = Wróć do gry
site-play = Graj
site-contents = Poczytaj o grze
site-contents_description = Zasady gry Scoundrel we wszystkich wersjach, jak wygrywać, jak liczy się wynik i kto stworzył grę.
site-rules = Zasady
site-rules_title = { $title }: zasady
site-apart = Co jest inaczej niż w grze podstawowej
site-guides = Poradniki
site-guide_description = { $title }: poradnik do gry karcianej Scoundrel, z liczbami z milionów gier.
site-makers = Kto stworzył grę
site-makers_description = Autorami gry Scoundrel są Zach Gage i Kurt Bieg (2011); oto autorzy każdej z wersji.
site-ours = Ta strona i program, który za nią stoi, to wolne oprogramowanie na licencji MIT, niezwiązane z autorami gry.
site-picture = Cztery karty na ciemnym stole: król, mikstura, włócznia i niedźwiedź.
site-page_title = { $title } – Scoundrel
site-no_script = Gra potrzebuje JavaScriptu; to, co jest do czytania, nie.

page-arrival-rule_1 = Czarne karty to potwory. Kosztują życie.
page-arrival-rule_2 = Kara to bronie. Biorą cios na siebie.
page-arrival-rule_3 = Kiery to mikstury. Przywracają życie.
page-arrival-rule_4 = Z czterech weź trzy. Czwarta poczeka.
page-arrival-amount = { $arrived } z { $whole } MB
page-arrival-here = drzwi się otwierają
page-arrival-pressed = otworzą się same · { $words }
page-arrival-stalled = brak połączenia; ruszy samo

page-host-died = Gra stanęła i uruchomiła się od nowa. Wszystko, co zapisane, jest; ostatnie dotknięcie mogło przepaść.
page-host-failed = Nie udało się uruchomić gry. Sprawdź połączenie i spróbuj jeszcze raz.
page-host-lost = Nie ma kontaktu z grą. Czy scoundrel serve jeszcze działa?
page-host-old = Ta przeglądarka jest za stara na tę grę: brakuje jej { $what }.
page-host-modules = modułów JavaScript
page-host-vectors = WebAssembly SIMD
page-host-workers = workerów z modułów
