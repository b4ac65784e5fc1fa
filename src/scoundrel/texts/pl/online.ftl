## serve
serve-link = Otwórz ten link w przeglądarce: { $link }
serve-alone = Dostęp ma tylko ten komputer.
serve-open_to_others = Nasłuchuje na { $host }: kto ma link, może grać w twoje gry.
serve-stop = Ctrl-C kończy. Gry zapisują się po każdym ruchu.
serve-missing = strona potrzebuje { $name }: instaluje to { $command }
serve-no_host = { $host } to nie adres tego komputera: { $why }
serve-no_name = tak nie pisze się żadnej nazwy
serve-no_port = nie można użyć portu { $port }: { $why }; pomiń go, a znajdzie się wolny
serve-no_secret = Otwórz link, który wypisał scoundrel serve: on wpuszcza tę przeglądarkę.
serve-elsewhere = To nie strona tego serwera.
serve-too_long = To za długie.
serve-too_slow = To szło za długo.

## online
online-bad_address = { $url } to nie adres serwera: napisz https://example.org
online-no_server = Pod { $url } nie ma serwera tej gry.
online-lost = Nie ma kontaktu z serwerem ({ $why }). Na stole nic się nie zmieniło; spróbuj jeszcze raz.
online-odd_answer = Serwer odpowiada bez sensu (stan { $status }). Na stole nic się nie zmieniło.
online-dealer = rozdający
online-player = grający
online-ranked_game = Rankingowa: { $rules }
online-of_day = Rankingowe lochy { FORM($date, "gen") }: { $rules }
online-day_picture = rankingowa, { $date }
online-shared_game = { $rules }, razem
online-waits_for = czeka: { $who }
online-invite_lines =
    .w1 = Wyślij link temu, kto ma tu usiąść.
    .w2 = Gra zacznie się, gdy będą wszyscy.
online-ranked_lines =
    .w1 = Masz jedną próbę: ruchów nie można cofać, a trener nie daje rad.
    .w2 = Każdy ruch się zapisuje. Gra porzucona na 24 godziny liczy się jako przegrana.
    .w3 = Serwer ustalił swoją połowę tasowania; twoją doda, zanim padnie karta. Żadna strona nie może wybrać talii.
online-day_lines =
    .w1 = Masz jedną próbę: ruchów nie można cofać, a trener nie daje rad.
    .w2 = Każdy ruch się zapisuje. Gra porzucona na 24 godziny liczy się jako przegrana.
    .w3 = Talia jest taka sama dla wszystkich, ustalona przed czyimkolwiek pierwszym ruchem.
online-shared_lines =
    .w1 = Są już wszyscy. Ruchów nie można cofać, a trener nie daje rad.
    .w2 = Możesz wyjść i wrócić w to samo miejsce.
online-commitment = Obietnica serwera: { $commitment }
online-given_up_alone = Ta gra jest poddana.
online-given_up_there = { $who } poddaje tę grę.
online-given_up = { $loser } poddaje: wygrywa { $winner }.
online-none = Nie ma tu serwera albo nie ma z nim teraz kontaktu.
online-no_answer = brak odpowiedzi
online-not_begun = gra się jeszcze nie zaczęła
online-sealed = Zapieczętowana talia { $digits }, otwierana na końcu
online-sealed_lines =
    .w1 = Serwer ustalił swoją połowę tasowania; drugą dodaje twoje urządzenie.
    .w2 = Na końcu otwierają się obie i każdy może sprawdzić, że nikt nie wybierał ci kart.
online-sealed_day_lines =
    .w1 = Talia jest taka sama dla wszystkich, ustalona przed czyimkolwiek pierwszym ruchem.
    .w2 = Otwiera się, gdy nikt już nie może w niej grać, i każdy może sprawdzić, że się nie zmieniła.
online-account = Twoje konto
online-nobody = Nie masz tu jeszcze konta: z pierwszą grą jesteś tu gościem.
online-guest = Grasz jako gość, grupa: { $group }.
online-known_as = Twoja nazwa to { $name }, grupa: { $group }.
online-name = Nazwa
online-name_help = Zostaw puste, jeśli ma nie być żadnej. Nie może wyglądać jak nazwa kogoś innego.
online-devices = Inne urządzenia
online-help_heading = Gra z pomocą
online-kept = Co serwer o tobie przechowuje
online-code = Twój kod odzyskiwania: { $code }
online-code_once = Zapisz go: widać go tylko raz. Kto go ma, może grać jako ty, na każdym urządzeniu.
online-code_asked = Twój kod odzyskiwania
online-object_words = Co się stało, własnymi słowami
online-recovered = Masz tu teraz to samo konto co na drugim urządzeniu.
online-noted = Zanotowano. Przeczyta to ten, kto prowadzi serwer.
online-deleted = Twoje konto jest usunięte, razem ze wszystkim, co serwer o nim przechowywał. Gry z innymi zostają, bez twojej nazwy.
online-openly = Pomocy programu w domu nie zawsze da się zauważyć. Oczywiste kopie przechodzą do grupy z pomocą.
online-open = Czeka na ciebie
online-ranked_today = Lochy { FORM($date, "gen") }
online-ranked_any = Talia, której nikt nie może znać
online-ranked_terms = { $n ->
    [one] Jedna próba, bez rad, bez cofania. Porzucona na { $n } godzinę jest przegrana.
    [few] Jedna próba, bez rad, bez cofania. Porzucona na { $n } godziny jest przegrana.
   *[many] Jedna próba, bez rad, bez cofania. Porzucona na { $n } godzin jest przegrana.
 }
online-day_entry = Zejdź
online-day_help = Jedna próba, te same karty dla wszystkich na tym serwerze
online-standing = Twoje miejsce w rankingu wszech czasów: { $place }, średnia { $mean }.
online-unranked = Miejsce dostaniesz po jeszcze { $n ->
        [one] { $n } grze
        [few] { $n } grach
       *[many] { $n } grach
     }.
online-board_of = { $n ->
        [one] { $n } osoba
        [few] { $n } osoby
       *[many] { $n } osób
     }
online-board_when = { $when }: { $players }
online-board_least = Miejsce wymaga { $n ->
        [one] { $n } gry
        [few] { $n } gier
       *[many] { $n } gier
     }.
online-board_empty = Nikogo tu jeszcze nie ma.
online-row = { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[many] { $n } gier
     }, wygrane: { $wins }, najdłuższa seria { $streak }
online-mean = { $mean } ± { $margin }
online-unnamed = gość
online-find_name = Nazwa szukanej osoby
online-which_rules = Zasady
online-friend_lines = Otwierasz stół i wysyłasz link. Kto go otworzy, siada.
online-two_parties = Dwie drużyny
online-dealers_seat = Miejsce rozdającego
online-dealer_help = Rozdający ogląda każdą komnatę pierwszy i opisuje ją grającej osobie.
online-dealt_theirs = Rozdaje ktoś inny
online-dealt_theirs_help = Ty grasz; druga osoba ogląda każdą komnatę pierwsza.
online-dealt_mine = Rozdajesz ty
online-dealt_mine_help = Każdą komnatę oglądasz najpierw ty; druga osoba gra.
online-somebody = ktoś
online-a_friend = druga osoba
online-seat_free = Drugie miejsce jest jeszcze wolne.
online-invites_player = Kto pierwszy otworzy ten link, siada
online-invites_dealer = Kto pierwszy otworzy ten link, rozdaje
online-watch_link = Kto ma ten link, może oglądać i nic więcej.
online-invited_seat = { $name } zaprasza cię do stołu.
online-invited_dealer = { $name } zaprasza cię, żeby rozdawać.
online-taken = To miejsce jest zajęte. Jeśli jest twoje, graj dalej.
online-hero = { $name }: { $line }
online-stand_in = Niech zagra bot: { $name }
online-stand_in_me = Niech bot zagra za mnie
online-stand_in_asked = Zaproponowano.
online-stand_in_proposed = Propozycja ({ $name }): na tym miejscu gra bot. Tak będzie, gdy zgodzą się obie strony.
online-rematch_asked = Ktoś już na ciebie czeka.
online-ranked_again = Następna rankingowa
online-record_help = Każdy może to sprawdzić poleceniem scoundrel check.

online-fair-yes = Rozdanie było uczciwe.
online-fair-no = Rozdanie nie było tym, które obiecano przed pierwszą kartą.
online-fair-later = Talia dnia otworzy się, gdy nikt już nie może w niej grać.
online-fair-commitment = Obiecane przed pierwszą kartą: { $text }
online-fair-secret = Sekret serwera, teraz otwarty: { $text }
online-fair-side = Strona grającego: { $text }
online-fair-day = Zamiast strony grającego, to samo dla wszystkich: { $text }

online-sure-resign = Poddać tę grę? Będzie przegrana.
online-sure-assisted = Grać odtąd z pomocą? Twoja nazwa i twoje wyniki przechodzą do rankingów z pomocą i nie można tego cofnąć.
online-sure-delete = Usunąć nazwę, wyniki, miejsca w każdym rankingu i gry rankingowe? Tego nie można cofnąć.

online-group-unaided = bez pomocy
online-group-assisted = z pomocą
online-group-programs = programy

online-group_short-unaided = Bez pomocy
online-group_short-assisted = Z pomocą
online-group_short-programs = Programy

online-period_short-day = Dzień
online-period_short-week = Tydzień
online-period_short-season = Sezon
online-period_short-all = Zawsze

online-column-name = kto
online-column-mean = średnia

online-entry-rename = Wybierz nazwę
online-entry-rename_help = Widzą ją inni. Do gry nie jest potrzebna.
online-entry-recovery = Kod odzyskiwania
online-entry-recovery_help = To samo konto na innym urządzeniu. Dawniejszy kod przestaje wtedy działać.
online-entry-sign_out = Wyloguj wszędzie indziej
online-entry-sign_out_help = Tylko to urządzenie zostaje zalogowane, a ty dostajesz nowy kod odzyskiwania.
online-entry-recover = Wpisz kod odzyskiwania
online-entry-recover_help = Tu to samo konto co na innym urządzeniu.
online-entry-assisted = Graj z pomocą
online-entry-assisted_help = Kto gra z pomocą, ma osobne rankingi.
online-entry-object_to = Zgłoś sprzeciw
online-entry-object_to_help = Powiedz, dlaczego twoje miejsce jest w grupie bez pomocy.
online-entry-my_data = Pobierz swoje dane
online-entry-my_data_help = Wszystko, co serwer o tobie przechowuje, w jednym pliku.
online-entry-delete_account = Usuń konto
online-entry-delete_account_help = Nazwę, wyniki, miejsca i gry rankingowe. Gry z innymi zostają, bez twojej nazwy.
online-entry-anew = Zacznij od nowa
online-entry-anew_help = Jako nowy gość. Bez kodu odzyskiwania tracisz swoje konto.

## server
server-none = żaden serwer nie jest znany: podaj raz adres, na przykład scoundrel play --server https://example.org
server-unreachable = Nie ma teraz kontaktu z serwerem { $url }. Wszystko inne jest.
server-forgotten = Serwer i konto na nim są zapomniane.
server-guest = Jesteś teraz gościem na { $url }. Nazwę wybierzesz w swoim koncie.
server-unknown = Serwer już cię nie zna. Wpisz w koncie kod odzyskiwania albo zacznij od nowa.
server-bad_invitation = { $given } to nie zaproszenie: wklej cały przysłany link
server-waiting = Czekasz: { $who }.
server-asking = Pytanie do serwera …
server-your_turn = Twój ruch.
server-kept = Gra czeka na ciebie na serwerze.
server-seat_link = Żeby grać z tobą: { $link }
server-dealer_link = Żeby rozdawać: { $link }
server-watch_link = Żeby oglądać: { $link }
server-none_open = Nie masz na tym serwerze otwartej gry.
server-first_open = Masz otwartą grę rankingową; najpierw ona.
server-onward = n: następna. Esc: tytuł.
server-rematch = n: rewanż. Esc: tytuł.
server-looking_on = Tylko oglądasz.
server-stand_in = Bot siada, gdy zaproponują to obie strony.

server-kind-ranked = rankingowa
server-kind-shared = z innymi

## boards
boards-heading = Rankingi
boards-title = { $rules }, { $period }, { $group }
boards-line = { $rank }. { $name }: { $mean }, wygrane { $wins } z { $n ->
        [one] { $n } gry
        [few] { $n } gier
       *[many] { $n } gier
     }, najdłuższa seria { $streak }
boards-margin = {" "}± { $margin }
boards-own = Ty: { $line }
boards-unranked = Masz tu { $n ->
        [one] { $n } grę
        [few] { $n } gry
       *[many] { $n } gier
     }; miejsce wymaga { $least }.
boards-none = W tym rankingu nikogo jeszcze nie ma.
boards-not_yet = Nie ma cię jeszcze w tym rankingu.
boards-no_name = Nikt w tym rankingu nie nazywa się { $name }.
boards-not_listed = nikt na liście powyżej nie nazywa się { $name }
boards-open = Kolejność według średniej; liczba po ± mówi, o ile może się mylić, 19 razy na 20. Pomocy programu w domu nie zawsze da się zauważyć. Oczywiste kopie przechodzą do grupy z pomocą.
boards-reported = Dziękujemy. Nazwa, którą zgłosi dość wiele osób, zostaje odebrana.
boards-find = Znajdź kogoś
boards-find_help = Nazwa szukanej osoby.

boards-period-day = lochy { FORM($when, "gen") }
boards-period-week = tydzień { $when }
boards-period-season = sezon { $when }
boards-period-all = wszech czasów

## ranked
ranked-of_day = Dzisiejsze lochy: { $rules }

## friend
friend-help = Otwórz stół i wyślij do niego link. Strzałki w lewo i w prawo zmieniają, w co gra się z rozdającym.
friend-open = Graj dalej: { $title }, { $kind }
friend-two = { $rules }: dwie drużyny, dwa urządzenia
friend-dealt = { $rules }: rozdaje ktoś inny
friend-dealing = { $rules }: rozdajesz ty
friend-join = Dołącz linkiem
friend-join_help = Wklej przysłany link.

## account
account-told = { $who } Serwer to { $url }.
account-nameless = gość
account-why = Powód przeniesienia: { $why }
account-named = Twoja nazwa to teraz { $name }.
account-unnamed = Nie masz teraz nazwy.
account-recovered = Twoja nazwa to teraz { $name }.
account-assisted = Jesteś teraz w grupie z pomocą.
account-taken = Wszystko, co serwer o tobie przechowuje, jest w { $path }.
account-data_file = Nazwa nowego pliku.
account-begun_anew = Gdy zagrasz tam następnym razem, będziesz nowym gościem.
account-sure = n: tak, zrób to. Esc: nie.
