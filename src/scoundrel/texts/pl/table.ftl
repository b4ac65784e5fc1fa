## players
players-named = { $name }: { $what }
players-moves = Ruch: { $name }.

## event
event-ran = uciekasz z komnaty.
event-put_away = odkładasz { FORM($card, "acc") } na spód lochów.
event-shuffled = lochy zostają przetasowane.
event-damaged = { FORM($card, "") } zabiera ci { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     }; zostaje { $health }.
event-slain = zabijasz { FORM($card, "acc") } { FORM($weapon, "ins") }.
event-broke = { FORM($weapon, "") } pęka ci w dłoni.
event-equipped = bierzesz do ręki { FORM($card, "acc") }.
event-healed = pijesz { FORM($card, "acc") }: { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     } więcej, teraz { $health }.
event-wasted = pijesz { FORM($card, "acc") }, ale na próżno.
event-fell = padasz. Wynik: { $score }.
event-escaped = wydostajesz się z lochów. Wynik: { $score }.

event-named-ran = { $name } ucieka z komnaty.
event-named-put_away = { $name } odkłada { FORM($card, "acc") } na spód lochów.
event-named-damaged = { $name } traci { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     } przez { FORM($card, "acc") }; zostaje { $health }.
event-named-slain = { $name } zabija { FORM($card, "acc") } { FORM($weapon, "ins") }.
event-named-broke = { $name } zostaje bez broni: { FORM($weapon, "") } pęka.
event-named-equipped = { $name } bierze do ręki { FORM($card, "acc") }.
event-named-healed = { $name } pije { FORM($card, "acc") }: { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     } więcej, teraz { $health }.
event-named-wasted = { $name } pije { FORM($card, "acc") }, ale na próżno.
event-named-fell = { $name } pada. Wynik: { $score }.
event-named-escaped = { $name } wydostaje się z lochów. Wynik: { $score }.

## outcome
outcome-won = wygrana, wynik { $score }
outcome-lost = przegrana, wynik { $score }
outcome-unfinished = niedokończona
outcome-fair = rozdanie było uczciwe: rozdający obiecał { $commitment } i nie mógł wiedzieć, że zostanie dodane { $client }
outcome-fair_day = rozdanie jest tym, które obiecano wszystkim: { $commitment }

## hero
hero-fallen = Koniec, życie { $health }.
hero-health = Życie { $health } z { $most }.
hero-no_weapon = Bez broni.
hero-new_weapon = Broń: { $weapon }, nowa, bije wszystko.
hero-used_weapon = { $limit ->
    [below] Broń: { $weapon }, bije już tylko poniżej { FORM($rank, "gen") }; zabite nią: { $slain }.
   *[at_most] Broń: { $weapon }, bije już najwyżej do { FORM($rank, "gen") }; zabite nią: { $slain }.
 }

## party
# W tej kolejności, z życiem (Maud 4), mieszczą się w panelu w dwóch wierszach po 20 znaków.
party-first =
    .w1 = Maud
    .w2 = Hedda
    .w3 = Wit
    .w4 = Olgierd
    .w5 = Pimek
party-second =
    .w1 = Korwin
    .w2 = Bronisz
    .w3 = Ilza
    .w4 = Tola
    .w5 = Idzi
party-falls = { COUNT($names) ->
    [one] Pada { FORM($names, "") }.
    [few] Padają: { FORM($names, "") }.
   *[many] Padają: { FORM($names, "") }.
 }

## potion
potion-heals = Mikstura leczy
potion-one_per_room = Jedna na komnatę
potion-not_in_a_row = Nie dwie z rzędu

## brief
brief-player = { $mark }{ $number } { $words }
brief-health = { $health }/{ $most }
brief-foreseen = { $health }/{ $most } → { $foreseen }
brief-fallen = { $health }/{ $most } · koniec
brief-weapon = { $limit ->
    [new] { $weapon } nowa
    [below] { $weapon } poniżej { FORM($rank, "gen") }
   *[at_most] { $weapon } do { FORM($rank, "gen") }
 }
brief-no_weapon = bez broni
brief-potion = mikstura tak
brief-no_potion = mikstura nie
brief-room = ucieczka tak
brief-no_room = ucieczka nie
brief-card = odłożyć tak
brief-no_card = odłożyć nie
brief-no_nothing = ucieczka nie

## choice
choice-long-heals = leczy { $amount }
choice-long-heals_partly = leczy { $amount } z { $value }
choice-long-wasted = { $rules ->
    [one_per_room] na próżno, jedna mikstura na komnatę
   *[not_in_a_row] na próżno, nie dwie mikstury z rzędu
 }
choice-long-replaces = w miejsce { FORM($weapon, "gen") }
choice-long-equips = weź do ręki
choice-long-armed = { $fatal ->
    [yes] śmierć: { FORM($weapon, "ins") } kosztuje { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     }
   *[no] { $amount ->
        [0] { FORM($weapon, "ins") } nic nie kosztuje
        [one] { FORM($weapon, "ins") } kosztuje { $amount } punkt życia
        [few] { FORM($weapon, "ins") } kosztuje { $amount } punkty życia
       *[many] { FORM($weapon, "ins") } kosztuje { $amount } punktów życia
     }
 }
choice-long-breaking = { $fatal ->
    [yes] śmierć: kosztuje { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     } i łamie { FORM($weapon, "acc") }
   *[no] { $amount ->
        [0] nic nie kosztuje, ale łamie { FORM($weapon, "acc") }
        [one] kosztuje { $amount } punkt życia i łamie { FORM($weapon, "acc") }
        [few] kosztuje { $amount } punkty życia i łamie { FORM($weapon, "acc") }
       *[many] kosztuje { $amount } punktów życia i łamie { FORM($weapon, "acc") }
     }
 }
choice-long-bare_handed = { $fatal ->
    [yes] śmierć: gołymi rękami kosztuje { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     }
   *[no] { $amount ->
        [0] gołymi rękami nic nie kosztuje
        [one] gołymi rękami kosztuje { $amount } punkt życia
        [few] gołymi rękami kosztuje { $amount } punkty życia
       *[many] gołymi rękami kosztuje { $amount } punktów życia
     }
 }

choice-beyond_weapon = { $limit ->
    [below] { $what }; { FORM($weapon, "") } bije już tylko poniżej { FORM($rank, "gen") }
   *[at_most] { $what }; { FORM($weapon, "") } bije już najwyżej do { FORM($rank, "gen") }
 }

choice-short-heals = leczy { $amount }
choice-short-heals_partly = leczy { $amount } z { $value }
choice-short-wasted = { $rules ->
    [one_per_room] na próżno: jedna na komnatę
   *[not_in_a_row] na próżno: nie dwie z rzędu
 }
choice-short-replaces = zamiast { FORM($weapon, "gen") }
choice-short-equips = weź
choice-short-armed = { $fatal ->
    [yes] ŚMIERĆ −{ $amount } { FORM($weapon, "ins") }
   *[no] { $amount ->
        [0] 0 { FORM($weapon, "ins") }
        [one] −{ $amount } { FORM($weapon, "ins") }
        [few] −{ $amount } { FORM($weapon, "ins") }
       *[many] −{ $amount } { FORM($weapon, "ins") }
     }
 }
choice-short-breaking = { $fatal ->
    [yes] ŚMIERĆ −{ $amount }, łamie { FORM($weapon, "acc") }
   *[no] { $amount ->
        [0] 0, łamie { FORM($weapon, "acc") }
        [one] −{ $amount }, łamie { FORM($weapon, "acc") }
        [few] −{ $amount }, łamie { FORM($weapon, "acc") }
       *[many] −{ $amount }, łamie { FORM($weapon, "acc") }
     }
 }
choice-short-bare_handed = { $fatal ->
    [yes] ŚMIERĆ −{ $amount } bez broni
   *[no] { $amount ->
        [0] 0 bez broni
        [one] −{ $amount } bez broni
        [few] −{ $amount } bez broni
       *[many] −{ $amount } bez broni
     }
 }

choice-foot-heals = leczy { $amount }
choice-foot-heals_partly = leczy { $amount } / z { $value }
choice-foot-wasted = { $rules ->
    [one_per_room] na próżno / jedna na komnatę
   *[not_in_a_row] na próżno / nie dwie z rzędu
 }
choice-foot-replaces = zamiast / { FORM($weapon, "gen") }
choice-foot-equips = weź
choice-foot-armed = { $fatal ->
    [yes] ZGON / −{ $amount } / { FORM($weapon, "ins") }
   *[no] { $amount ->
        [0] 0 / { FORM($weapon, "ins") }
        [one] −{ $amount } / { FORM($weapon, "ins") }
        [few] −{ $amount } / { FORM($weapon, "ins") }
       *[many] −{ $amount } / { FORM($weapon, "ins") }
     }
 }
choice-foot-breaking = { $fatal ->
    [yes] ZGON / −{ $amount } / łamie { FORM($weapon, "acc") }
   *[no] { $amount ->
        [0] 0 / łamie { FORM($weapon, "acc") }
        [one] −{ $amount } / łamie { FORM($weapon, "acc") }
        [few] −{ $amount } / łamie { FORM($weapon, "acc") }
       *[many] −{ $amount } / łamie { FORM($weapon, "acc") }
     }
 }
choice-foot-bare_handed = { $fatal ->
    [yes] ZGON / −{ $amount } / bez broni
   *[no] { $amount ->
        [0] 0 / bez broni
        [one] −{ $amount } / bez broni
        [few] −{ $amount } / bez broni
       *[many] −{ $amount } / bez broni
     }
 }

choice-put_away-under_deck = odłożyć na spód lochów
choice-put_away-shuffled = wtasować do lochów

## avoiding
avoiding-may = { $avoid ->
    [card] Możesz odłożyć jedną kartę.
   *[room] Możesz uciec.
 }
avoiding-may_not = { $avoid ->
    [card] Nie możesz odłożyć karty: { $why }.
   *[room] Nie możesz uciec: { $why }.
 }
avoiding-free = wolno

## table
table-topic = { $topic }: { $words }
table-over = Gra skończona: { $result }.
table-room = { $n ->
    [0] { $room }. Pod spodem nic już nie ma.
    [one] { $room }. Pod spodem { $n } karta.
    [few] { $room }. Pod spodem { $n } karty.
   *[many] { $room }. Pod spodem { $n } kart.
 }
table-slot = { $slot }. { FORM($card, "start") }, { $kind }: { $choices }.
table-empty = { $slot }. Puste.
table-to_face = { $n ->
    [one] Jeszcze { $n } karta.
    [few] Jeszcze { $n } karty.
   *[many] Jeszcze { $n } kart.
 }
table-unseen = Jeszcze nieodkryte, { $suit }: { $ranks }.
table-unseen_dragons = Jeszcze nieodkryte smoki: { $n }.
table-known = Na spodzie leżą, w tej kolejności: { $cards }.
table-taken_back = Cofnięte: { $moves }.
table-taken_back_from = Cofnięte, { $name }: { $moves }.
table-defeated = Zabite potwory: { $cards }.
table-on_weapon = zabite i jeszcze przy broni: { $cards }.
table-spent = Zużyte bronie i mikstury: { $cards }.

## goal
goal-face = { $run ->
    [yes] Weź { $n } z { $lying } lub uciekaj
   *[no] Weź { $n } z { $lying }
 }
goal-all = { $run ->
    [yes] { $n ->
        [one] Weź ją lub uciekaj
        [few] Weź { $n } lub uciekaj
       *[many] Weź { $n } lub uciekaj
     }
   *[no] { $n ->
        [one] Weź ją
        [few] Weź wszystkie { $n }
       *[many] Weź wszystkie { $n }
     }
 }
goal-more = { $run ->
    [yes] Jeszcze { $n } lub uciekaj
   *[no] Weź jeszcze { $n }
 }
goal-out = { $n ->
    [one] Weź ją i wychodzisz
    [2] Weź obie i wychodzisz
    [few] Weź { $n } i wychodzisz
   *[many] Weź { $n } i wychodzisz
 }
goal-out_of = { $n } z { $lying } i wychodzisz
goal-party = { $name }: weź jedną kartę
goal-party_or_room = { $name }: weź kartę albo ucieknij

## moves
# Plany w bezokoliczniku; to, co zrobiono, w formach na -no i -to, wspólnych dla każdego.
moves-room = Komnata { $number }: { $moves }.
moves-runs = Komnaty od { $first } do { $last }: uciec z każdej.

moves-do-run = uciec z komnaty
moves-do-put_away = odłożyć { FORM($cards, "acc") }
moves-do-strike = bić { FORM($cards, "acc") } { FORM($weapon, "ins") }
moves-do-bare = bić { FORM($cards, "acc") } gołymi rękami
moves-do-monster = bić { FORM($cards, "acc") }
moves-do-weapon = wziąć { FORM($cards, "acc") }
moves-do-potion = wypić { FORM($cards, "acc") }

moves-done-run = ucieczka z komnaty
moves-done-put_away = odłożono { FORM($cards, "acc") }
moves-done-strike = bito { FORM($cards, "acc") } { FORM($weapon, "ins") }
moves-done-bare = bito { FORM($cards, "acc") } gołymi rękami
moves-done-monster = bito { FORM($cards, "acc") }
moves-done-weapon = wzięto { FORM($cards, "acc") }
moves-done-potion = wypito { FORM($cards, "acc") }

## taken
taken-potion = Komnata { $room }: { $player } pije { FORM($card, "acc") } i zyskuje { $got }; { $other } może mieć z niej { $missed }.
taken-short = Komnata { $room }: { $player } pije { FORM($card, "acc") } i zyskuje { $got }; { $other } może mieć z niej { $missed }, a pada, bo brakuje { $short }.
taken-weapon = Komnata { $room }: { $player } bierze { FORM($card, "acc") }, mając już w ręce { FORM($held, "acc") }, a { $other } nie ma broni.
taken-none = Nikt nie zabiera tego, czego bardziej trzeba drugiej stronie.

## curve
curve-room = Komnata { $number }: { $before }.
curve-room_changed = Komnata { $number }: { $before }, a po twojej decyzji { $after }.
curve-turning = Punktem zwrotnym jest twoja decyzja w komnacie { $number }.
curve-turning_cards = Punktem zwrotnym są karty rozdane po komnacie { $number }.

## trend
trend-range = { $range }: { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
 }
trend-scores = Wyniki i liczba gier: { $ranges }.
trend-accuracy = { $n ->
    [one] Dokładność ostatniej gry: { $shares }.
    [few] Dokładność ostatnich { $n } gier, od najstarszej: { $shares }.
   *[many] Dokładność ostatnich { $n } gier, od najstarszej: { $shares }.
 }
trend-mean = { $n ->
    [one] Średnia ostatniej gry: { $share }.
    [few] Średnia ostatnich { $n } gier: { $share }.
   *[many] Średnia ostatnich { $n } gier: { $share }.
 }

## standing
standing-first = Twoja pierwsza gra według tych zasad.
standing-line = { $best } · { $average } · { $streak }
standing-best = rekord { $best }
standing-new_best = nowy rekord, dawniej { $best }
standing-average = średnia { $average }
standing-streak = wygrane z rzędu { $n }
standing-streak_was = wygrane z rzędu { $n }, dawniej { $before }

## score
score-won_health = Wynik { $score }: tyle życia zostaje.
score-won_potion = Wynik { $score }: życie { $health } i jeszcze { $extra } za ostatnią miksturę.
score-won_negative = Wynik { $score }: pozostałe życie ({ $health }) ze znakiem minus.
score-lost_cards = { $n ->
    [one] Wynik { $score }: zostaje { $n } karta.
    [few] Wynik { $score }: zostają { $n } karty.
   *[many] Wynik { $score }: zostaje { $n } kart.
 }
score-lost_health = Wynik { $score }: twoje życie; nie zostaje żaden potwór.
score-lost_monsters = Wynik { $score }: życie { $health }, minus { $monsters } za pozostałe potwory.

## game
game-name = SCOUNDREL

## fatal
fatal-once_more = Śmierć: { FORM($card, "") } kosztuje { $amount }, a masz { $had }. Powtórz, jeśli naprawdę tego chcesz.

## handover
handover-turn = Twój ruch: { $name }
handover-pass = Podaj dalej.
handover-have_it = Mamy
handover-have_it_key = Enter: mamy
handover-once = Nie pytaj więcej: leży między nami

## discard
discard-title = Odrzucone
discard-monsters = { $n ->
        [one] { $n } zabity potwór
        [few] { $n } zabite potwory
       *[many] { $n } zabitych potworów
     }
discard-slain = jeszcze { $n } przy broni
discard-spent = { $n ->
        [one] { $n } zużyta broń lub mikstura
        [few] { $n } zużyte bronie i mikstury
       *[many] { $n } zużytych broni i mikstur
     }
discard-put_away = { $n ->
    [one] { $n } karta odłożona na spód lochów
    [few] { $n } karty odłożone na spód lochów, w tej kolejności
   *[many] { $n } kart odłożonych na spód lochów, w tej kolejności
 }

## dealer
dealer-look_away = Kto gra, niech nie patrzy. Kto rozdaje, naciska Enter i ogląda komnatę.
dealer-title = Tylko dla rozdającego: komnata { $room }
dealer-help = Tylko ty to widzisz. Opisz, co widać w komnacie, albo nie pisz nic.
dealer-hand_over = F2 albo Esc oddaje ją do gry.

## moment
moment-blow = { FORM($name, "") } zabiera { $amount }.
moment-kill = { FORM($weapon, "") } zabija { FORM($slain, "acc") }.
moment-draught = { FORM($name, "") }: { $amount } więcej, razem { $health }.
moment-lowest = { $n ->
    [one] Zostaje jedno serce.
    [few] Zostają { $n } serca.
   *[many] Zostaje { $n } serc.
 }
