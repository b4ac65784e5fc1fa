## app
app-how_to_quit = Ctrl+Q kończy; gra jest zapisana.
app-unsaved = Nie zapisano: { $why }. Można grać dalej; próby zapisu trwają.
app-unsaved_mark = nie zapisano
app-saved_again = Wszystko znów jest zapisane.
app-lost = Nie wszystko dało się zapisać: { $why }.
app-quit = Koniec
app-quit_help = Wyjście; gra jest zapisana

## screen
screen-chosen = <
screen-type_a_move = ruch: 5d, 7sw, uciekaj
screen-with_deal = { $name } · rozdanie { $deal }
screen-where = { $n ->
    [one] { $room } · pod spodem { $n } karta
    [few] { $room } · pod spodem { $n } karty
   *[many] { $room } · pod spodem { $n } kart
 }
screen-where_short = { $room } · spód { $n }
screen-player = Gracz { $number }
screen-bot = { $name } ({ $bot })
screen-turn_mark = ▶
screen-fallen = Koniec, życie { $health }
screen-health = Życie { $health } z { $most }
screen-foreseen = { $now } → { $health }
screen-no_weapon = Bez broni
screen-bare_hands = tylko gołe ręce
screen-new_weapon = Broń { $weapon }
screen-weapon = Broń { $weapon } ▸ { $slain }
screen-strikes = { $limit ->
    [new] nowa: bije wszystko
    [below] poniżej { FORM($rank, "gen") }
   *[at_most] do { FORM($rank, "gen") }
 }
screen-unseen = { $n ->
    [one] { $n } nieodkryta karta
    [few] { $n } nieodkryte karty
   *[many] { $n } nieodkrytych kart
 }
screen-unseen_dragons = Zakryte { $n }: { $dragons ->
        [one] { $dragons } smok
        [few] { $dragons } smoki
       *[many] { $dragons } smoków
     }
screen-known = na spodzie: { $cards }
screen-discard = d Odrzucone: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
     }
screen-defeated = { $n ->
    [one] { $n } zabity
    [few] { $n } zabite
   *[many] { $n } zabitych
 }
screen-spent = { $n ->
    [one] { $n } zużyta
    [few] { $n } zużyte
   *[many] { $n } zużytych
 }
screen-room = komnata { $room }
screen-room_of = komnata { $room } z { $rooms }
screen-fatal = ZGON
screen-which_away = Którą kartę odłożyć? Esc: żadnej.
screen-no_card = Na miejscu { $slot } nie ma karty.

screen-may-run = r Uciekaj: { $why }
screen-may-away = p Odłóż: { $why }
screen-may-undo = u Cofnij: ostatni ruch
screen-may-hint = h Rada: { $why }

screen-may_not-run = Uciekaj: { $why }
screen-may_not-put_away = Odłóż: { $why }
screen-may_not-away = Odłóż: { $why }
screen-may_not-undo = Cofnij: { $why }
screen-may_not-hint = Rada: { $why }

## dialog
dialog-close = Esc zamyka.

## keys
keys-title = Klawisze
keys-table =
    .w1 = cyfry: weź tę kartę
    .w2 = strzałki: wybierz kartę; Enter ją bierze
    .w3 = w, b: bij bronią, gołymi rękami
    .w4 = Enter: sposób zaznaczony, czyli broń, chyba że jest nowa, a gołe ręce kosztują najwyżej 3
keys-run = r: ucieknij z komnaty
keys-put_away = p: odłóż jedną kartę
keys-resign = g: poddaj grę
keys-stand_in = s: zaproponuj, żeby na jakimś miejscu zagrał bot, albo zgódź się na to
keys-looking_on =
    .w1 = Tylko oglądasz: grają ci, którzy siedzą przy stole.
    .w2 = d: odrzucone karty
    .w3 = Ctrl+P: wszystko inne
    .w4 = Esc: powrót
    .w5 = Ctrl+Q: koniec
keys-dealing =
    .w1 = Rozdajesz: każdą nową komnatę widzisz najpierw ty i ty ją opisujesz.
    .w2 = d: odrzucone karty
    .w3 = Ctrl+P: wszystko inne
    .w4 = Esc: powrót; gra czeka na ciebie na serwerze
    .w5 = Ctrl+Q: koniec
keys-undo = u: cofnij ostatni ruch
keys-hint = h: rada; jeszcze raz h: więcej
keys-thoughts = h: co bot myślał o swoim ostatnim ruchu
keys-next_puzzle = n: następne zadanie
keys-marks = { $blade } na karcie: twoja broń ją bije; { $danger }: mało życia
keys-more =
    .w1 = d: odrzucone karty
    .w2 = /: wpisz ruch, na przykład 5d, 7sw, uciekaj albo król pik gołymi rękami
    .w3 = Ctrl+P: wszystko inne
    .w4 = Esc: powrót; gra zapisuje się po każdym ruchu
    .w5 = Ctrl+Q: koniec
keys-question =
    .w1 = cyfry: karta, którą zostawiasz
    .w2 = r: ucieczka; a: wszystkie karty
    .w3 = Enter: odpowiedz
    .w4 = t: graj stąd dalej, gdy padnie odpowiedź
    .w5 = l: naucz się gry w pięć minut
    .w6 = d: odrzucone karty
    .w7 = Esc: powrót
keys-replay =
    .w1 = spacja: odtwarzaj i wstrzymaj; +, -: szybciej, wolniej
    .w2 = strzałka w prawo, n: następny ruch
    .w3 = strzałka w lewo, p, Backspace: poprzedni ruch
    .w4 = Home, End: na początek, na koniec
    .w5 = c: krzywa szansy wygranej
    .w6 = s: zapytaj innych, co by tu zrobili
    .w7 = t: graj dalej od tego ruchu; ta gra się nie liczy
    .w8 = d: odrzucone karty
    .w9 = Ctrl+P: wszystko inne
    .w10 = Esc: powrót
    .w11 = Ctrl+Q: koniec

## bindings
bindings-account = konto
bindings-boards = rankingi
bindings-board_around = wokół mnie
bindings-board_find = szukaj
bindings-board_group = grupa
bindings-board_next = więcej
bindings-board_period = okres
bindings-board_report = zgłoś nazwę
bindings-board_rules = zasady
bindings-board_top = czoło
bindings-copy = kopiuj link
bindings-join = dołącz linkiem
bindings-back = wróć
bindings-palette = menu
bindings-bare_hands = gołe ręce
bindings-answer = odpowiedz
bindings-begin = zacznij
bindings-change_settings = zmień ustawienia
bindings-close = zamknij
bindings-curve = krzywa
bindings-discard = odrzucone
bindings-dungeon = lochy
bindings-end = ostatni ruch
bindings-export = eksport
bindings-ask_others = pytaj innych
bindings-face_all = wszystkie
bindings-learn = nauka
bindings-play = graj
bindings-thoughts = myśli
bindings-watch_bot = oglądaj bota
bindings-forget_mixture = zapomnij
bindings-hand_over = oddaj
bindings-hint = rada
bindings-import = import
bindings-keep = zachowaj
bindings-keys = klawisze
bindings-month_after = później
bindings-month_before = wcześniej
bindings-more = więcej
bindings-name_it = nazwij
bindings-names = imiona
bindings-page_down = strona w dół
bindings-start_over = od nowa
bindings-next = dalej
bindings-light = światło dnia
bindings-next_deal = następne
bindings-next_puzzle = następne zadanie
bindings-next_tab = następna zakładka
bindings-next_value = następna wartość
bindings-player_1 = gracz 1
bindings-player_2 = gracz 2
bindings-put_away = odłóż
bindings-puzzle = zadanie
bindings-quit = koniec
bindings-delete = usuń
bindings-give_up = poddaj
bindings-stand_in = bot
bindings-have_back = cofnij
bindings-read_on = więcej
bindings-run = uciekaj
bindings-same_deal = powtórz
bindings-side_by_side = obok siebie
bindings-next_one = następna
bindings-missed_day = opuszczony dzień
bindings-share = udostępnij
bindings-skip_lesson = pierwsze lochy
bindings-start = start
bindings-tab_before = poprzednia zakładka
bindings-bestiary = bestiariusz
bindings-next_chapter = następny rozdział
bindings-chapter_before = poprzedni rozdział
bindings-title = tytuł
bindings-todays_puzzle = zadanie dnia
bindings-try_from_here = spróbuj stąd
bindings-try_from_there = spróbuj stamtąd
bindings-type_a_value = wpisz wartość
bindings-undo = cofnij
bindings-value_before = poprzednia wartość
bindings-watch_it = analiza
bindings-weapon = broń
