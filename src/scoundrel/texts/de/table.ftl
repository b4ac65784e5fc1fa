## players
players-named = { $name }: { $what }
players-moves = { $name } ist am Zug.

## event
event-ran = du fliehst aus dem Raum.
event-put_away = du legst { FORM($card, "acc") } unter das Verlies.
event-shuffled = das Verlies wird gemischt.
event-damaged = { FORM($card, "nom") } kostet dich { $amount ->
    [0] nichts
    [one] einen Lebenspunkt
   *[other] { $amount } Lebenspunkte
 }; jetzt { $health } Leben.
event-slain = du erschlägst { FORM($card, "acc") } mit { FORM($weapon, "dat") }.
event-broke = { FORM($weapon, "nom") } zerbricht dir in der Hand.
event-equipped = du nimmst { FORM($card, "acc") } in die Hand.
event-healed = du trinkst { FORM($card, "acc") } und gewinnst { $amount ->
    [0] nichts
    [one] einen Lebenspunkt
   *[other] { $amount } Lebenspunkte
 }; jetzt { $health } Leben.
event-wasted = du trinkst { FORM($card, "acc") }, und der Trank verpufft.
event-fell = du fällst. Dein Ergebnis: { $score }.
event-escaped = du entkommst dem Verlies. Dein Ergebnis: { $score }.

event-named-ran = { $name } flieht aus dem Raum.
event-named-put_away = { $name } legt { FORM($card, "acc") } unter das Verlies.
event-named-damaged = { FORM($card, "nom") } kostet { $name } { $amount ->
    [0] nichts
    [one] einen Lebenspunkt
   *[other] { $amount } Lebenspunkte
 }; jetzt { $health } Leben.
event-named-slain = { $name } erschlägt { FORM($card, "acc") } mit { FORM($weapon, "dat") }.
event-named-broke = { FORM($weapon, "nom") } von { $name } zerbricht.
event-named-equipped = { $name } nimmt { FORM($card, "acc") } in die Hand.
event-named-healed = { $name } trinkt { FORM($card, "acc") } und gewinnt { $amount ->
    [0] nichts
    [one] einen Lebenspunkt
   *[other] { $amount } Lebenspunkte
 }; jetzt { $health } Leben.
event-named-wasted = { $name } trinkt { FORM($card, "acc") }, und der Trank verpufft.
event-named-fell = { $name } fällt. Das Ergebnis: { $score }.
event-named-escaped = { $name } entkommt dem Verlies. Das Ergebnis: { $score }.

## outcome
outcome-won = gewonnen mit { $score }
outcome-lost = verloren mit { $score }
outcome-unfinished = unbeendet
outcome-fair = die Kartenfolge war ehrlich: Zugesagt war { $commitment }, und dass { $client } dazukommt, war nicht vorherzusehen
outcome-fair_day = die Kartenfolge ist die, die allen zugesagt war: { $commitment }

## hero
hero-fallen = Gefallen mit { $health } Leben.
hero-health = Leben: { $health } von { $most }.
hero-no_weapon = Keine Waffe.
hero-new_weapon = Waffe: { $weapon }, neu, trifft alles.
hero-used_weapon = { $limit ->
    [below] Waffe: { $weapon }, trifft nur noch unter { FORM($rank, "dat") }; damit erschlagen: { $slain }.
   *[at_most] Waffe: { $weapon }, trifft nur noch bis { $rank }; damit erschlagen: { $slain }.
 }

## party
party-first =
    .w1 = Maud
    .w2 = Oskar
    .w3 = Hedda
    .w4 = Pim
    .w5 = Wido
party-second =
    .w1 = Ilse
    .w2 = Korbin
    .w3 = Tessa
    .w4 = Gil
    .w5 = Bruno
party-falls = { COUNT($names) ->
    [one] { FORM($names, "") } fällt.
   *[other] { FORM($names, "") } fallen.
 }

## potion
potion-heals = Trank heilt
potion-one_per_room = Trank: einer pro Raum
potion-not_in_a_row = Trank: nicht in Folge

## brief
brief-player = { $mark }{ $number } { $words }
brief-health = { $health }/{ $most }
brief-foreseen = { $health }/{ $most } → { $foreseen }
brief-fallen = { $health }/{ $most } · gefallen
brief-weapon = { $limit ->
    [new] { $weapon } neu
    [below] { $weapon } unter { $rank }
   *[at_most] { $weapon } bis { $rank }
 }
brief-no_weapon = ohne Waffe
brief-potion = Trank heilt
brief-no_potion = kein Trank
brief-room = Flucht frei
brief-no_room = keine Flucht
brief-card = Weglegen frei
brief-no_card = kein Weglegen
brief-no_nothing = keine Flucht

## choice
choice-long-heals = heilt { $amount }
choice-long-heals_partly = heilt { $amount } von { $value }
choice-long-wasted = { $rules ->
    [one_per_room] verpufft, nur ein Trank pro Raum heilt
   *[not_in_a_row] verpufft, zwei Tränke in Folge heilen nicht
 }
choice-long-replaces = ersetzt { FORM($weapon, "acc") }
choice-long-equips = in die Hand nehmen
choice-long-armed = { $fatal ->
    [yes] { $amount ->
        [one] kostet den letzten Lebenspunkt mit { FORM($weapon, "dat") }
       *[other] kostet tödliche { $amount } Leben mit { FORM($weapon, "dat") }
     }
   *[no] { $amount ->
        [0] kostet nichts mit { FORM($weapon, "dat") }
       *[other] kostet { $amount } Leben mit { FORM($weapon, "dat") }
     }
 }
choice-long-breaking = { $fatal ->
    [yes] { $amount ->
        [one] kostet den letzten Lebenspunkt, und { FORM($weapon, "nom") } zerbricht
       *[other] kostet tödliche { $amount } Leben, und { FORM($weapon, "nom") } zerbricht
     }
   *[no] { $amount ->
        [0] kostet nichts, aber { FORM($weapon, "nom") } zerbricht
       *[other] kostet { $amount } Leben, und { FORM($weapon, "nom") } zerbricht
     }
 }
choice-long-bare_handed = { $fatal ->
    [yes] { $amount ->
        [one] kostet den letzten Lebenspunkt mit bloßen Händen
       *[other] kostet tödliche { $amount } Leben mit bloßen Händen
     }
   *[no] { $amount ->
        [0] kostet nichts mit bloßen Händen
       *[other] kostet { $amount } Leben mit bloßen Händen
     }
 }

choice-beyond_weapon = { $limit ->
    [below] { $what }; { FORM($weapon, "nom") } trifft nur noch unter { FORM($rank, "dat") }
   *[at_most] { $what }; { FORM($weapon, "nom") } trifft nur noch bis { $rank }
 }

choice-short-heals = heilt { $amount }
choice-short-heals_partly = heilt { $amount } von { $value }
choice-short-wasted = { $rules ->
    [one_per_room] verpufft: einer pro Raum
   *[not_in_a_row] verpufft: nicht in Folge
 }
choice-short-replaces = ersetzt { $weapon }
choice-short-equips = nehmen
choice-short-armed = { $fatal ->
    [yes] TOD −{ $amount } mit { $weapon }
   *[no] { $amount ->
        [0] 0 mit { $weapon }
       *[other] −{ $amount } mit { $weapon }
     }
 }
choice-short-breaking = { $fatal ->
    [yes] TOD −{ $amount }, bricht { $weapon }
   *[no] { $amount ->
        [0] 0, bricht { $weapon }
       *[other] −{ $amount }, bricht { $weapon }
     }
 }
choice-short-bare_handed = { $fatal ->
    [yes] TOD −{ $amount } ohne Waffe
   *[no] { $amount ->
        [0] 0 ohne Waffe
       *[other] −{ $amount } ohne Waffe
     }
 }

choice-foot-heals = heilt { $amount }
choice-foot-heals_partly = heilt { $amount } / von { $value }
choice-foot-wasted = { $rules ->
    [one_per_room] verpufft / einer pro Raum
   *[not_in_a_row] verpufft / nicht in Folge
 }
choice-foot-replaces = ersetzt / { $weapon }
choice-foot-equips = nehmen
choice-foot-armed = { $fatal ->
    [yes] TOD / −{ $amount } / mit { $weapon }
   *[no] { $amount ->
        [0] 0 / mit { $weapon }
       *[other] −{ $amount } / mit { $weapon }
     }
 }
choice-foot-breaking = { $fatal ->
    [yes] TOD / −{ $amount } / bricht { $weapon }
   *[no] { $amount ->
        [0] 0 / bricht { $weapon }
       *[other] −{ $amount } / bricht { $weapon }
     }
 }
choice-foot-bare_handed = { $fatal ->
    [yes] TOD / −{ $amount } / ohne Waffe
   *[no] { $amount ->
        [0] 0 / ohne Waffe
       *[other] −{ $amount } / ohne Waffe
     }
 }

choice-put_away-under_deck = unter das Verlies legen
choice-put_away-shuffled = ins Verlies mischen

## avoiding
avoiding-may = { $avoid ->
    [card] Du darfst eine Karte weglegen.
   *[room] Du darfst fliehen.
 }
avoiding-may_not = { $avoid ->
    [card] Du darfst keine Karte weglegen, denn { $why }.
   *[room] Du darfst nicht fliehen, denn { $why }.
 }
avoiding-free = frei

## table
table-topic = { $topic }: { $words }
table-over = Die Partie ist zu Ende: { $result }.
table-room = { $n ->
    [0] { $room }. Darunter liegt nichts mehr.
    [one] { $room }. Darunter liegt noch eine Karte.
   *[other] { $room }. Darunter liegen noch { $n } Karten.
 }
table-slot = { $slot }. { $card }, { $kind }: { $choices }.
table-empty = { $slot }. Leer.
table-to_face = { $n ->
    [one] Noch eine Karte zu nehmen.
   *[other] Noch { $n } Karten zu nehmen.
 }
table-unseen = Noch nicht gesehen, { $suit }: { $ranks }.
table-unseen_dragons = Noch nicht gesehene Drachen: { $n }.
table-known = Ganz unten, in dieser Reihenfolge: { $cards }.
table-taken_back = Zurückgenommen: { $moves }.
table-taken_back_from = Zurückgenommen, { $name }: { $moves }.
table-defeated = Besiegte Monster: { $cards }.
table-on_weapon = besiegt und noch auf der Waffe: { $cards }.
table-spent = Verbrauchte Waffen und Tränke: { $cards }.

## goal
goal-face = { $run ->
    [yes] { $n } von { $lying } oder fliehen
   *[no] { $n } von { $lying } nehmen
 }
goal-all = { $run ->
    [yes] { $n ->
        [one] Nehmen oder fliehen
       *[other] Alle { $n } oder fliehen
     }
   *[no] { $n ->
        [one] Diese nehmen
       *[other] Alle { $n } nehmen
     }
 }
goal-more = { $run ->
    [yes] Noch { $n } oder fliehen
   *[no] Noch { $n } nehmen
 }
goal-out = { $n ->
    [one] Die letzte, dann raus
    [2] Noch beide, dann raus
   *[other] Alle { $n }, dann raus
 }
goal-out_of = { $n } von { $lying }, dann raus
goal-party = { $name }, nimm eine Karte
goal-party_or_room = { $name }, nimm eine Karte oder flieh

## moves
moves-room = Raum { $number }: { $moves }.
moves-runs = Räume { $first } bis { $last }: aus jedem fliehen.

moves-do-run = aus dem Raum fliehen
moves-do-put_away = { FORM($cards, "acc") } weglegen
moves-do-strike = { FORM($cards, "acc") } mit { FORM($weapon, "dat") } bekämpfen
moves-do-bare = { FORM($cards, "acc") } mit bloßen Händen bekämpfen
moves-do-monster = { FORM($cards, "acc") } bekämpfen
moves-do-weapon = { FORM($cards, "acc") } nehmen
moves-do-potion = { FORM($cards, "acc") } trinken

moves-done-run = aus dem Raum geflohen
moves-done-put_away = { FORM($cards, "acc") } weggelegt
moves-done-strike = { FORM($cards, "acc") } mit { FORM($weapon, "dat") } bekämpft
moves-done-bare = { FORM($cards, "acc") } mit bloßen Händen bekämpft
moves-done-monster = { FORM($cards, "acc") } bekämpft
moves-done-weapon = { FORM($cards, "acc") } genommen
moves-done-potion = { FORM($cards, "acc") } getrunken

## taken
taken-potion = Raum { $room }: { $player } trank { FORM($card, "acc") } für { $got }; für { $other } wären es { $missed } gewesen.
taken-short = Raum { $room }: { $player } trank { FORM($card, "acc") } für { $got }; für { $other } wären es { $missed } gewesen, und { $other } fiel, weil { $short } fehlten.
taken-weapon = Raum { $room }: { $player } nahm { FORM($card, "acc") }, mit { FORM($held, "dat") } in der Hand, während { $other } keine Waffe hatte.
taken-none = Niemand nahm, was die andere Gruppe gebraucht hätte.

## curve
curve-room = Raum { $number }: { $before }.
curve-room_changed = Raum { $number }: { $before }, und nach deiner Wahl { $after }.
curve-turning = Der Wendepunkt war deine Wahl in Raum { $number }.
curve-turning_cards = Der Wendepunkt waren die Karten, die nach Raum { $number } kamen.

## trend
trend-range = { $range } in { $n }
trend-scores = Ergebnisse, und in wie vielen Partien: { $ranges }.
trend-accuracy = { $n ->
    [one] Genauigkeit der letzten Partie: { $shares }.
   *[other] Genauigkeit der letzten { $n } Partien, die älteste zuerst: { $shares }.
 }
trend-mean = { $n ->
    [one] Der Durchschnitt der letzten Partie ist { $share }.
   *[other] Der Durchschnitt der letzten { $n } Partien ist { $share }.
 }

## standing
standing-first = Deine erste Partie nach diesen Regeln.
standing-line = { $best } · { $average } · { $streak }
standing-best = Bestwert { $best }
standing-new_best = neuer Bestwert, zuvor { $best }
standing-average = Schnitt { $average }
standing-streak = Siege in Folge { $n }
standing-streak_was = Siege in Folge { $n }, zuvor { $before }

## score
score-won_health = Ergebnis { $score }: das Leben, das dir blieb.
score-won_potion = Ergebnis { $score }: { $health } Leben und { $extra } für den letzten Trank.
score-won_negative = Ergebnis { $score }: minus die { $health } Leben, die dir blieben.
score-lost_cards = { $n ->
    [one] Ergebnis { $score }: Eine Karte war übrig.
   *[other] Ergebnis { $score }: { $n } Karten waren übrig.
 }
score-lost_health = Ergebnis { $score }: dein Leben; Monster waren keine mehr übrig.
score-lost_monsters = Ergebnis { $score }: { $health } Leben, minus { $monsters } für die übrigen Monster.

## game
game-name = SCOUNDREL

## fatal
fatal-once_more = Tödlich: { FORM($card, "start") } kostet { $amount }, und du hast { $had }. Wenn du das wirklich willst, mach es noch einmal.

## handover
handover-turn = Du bist dran, { $name }
handover-pass = Gib das Gerät weiter.
handover-have_it = Haben wir
handover-have_it_key = Enter: haben wir
handover-once = Nicht mehr fragen: Das Gerät liegt zwischen uns

## discard
discard-title = Aus dem Spiel
discard-monsters = { $n ->
    [one] ein Monster besiegt
   *[other] { $n } Monster besiegt
 }
discard-slain = { $n ->
    [one] ein weiteres auf der Waffe
   *[other] { $n } weitere auf der Waffe
 }
discard-spent = { $n ->
    [one] eine Waffe oder ein Trank verbraucht
   *[other] { $n } Waffen und Tränke verbraucht
 }
discard-put_away = { $n ->
    [one] eine Karte unter das Verlies gelegt
   *[other] { $n } Karten unter das Verlies gelegt, in dieser Reihenfolge
 }

## dealer
dealer-look_away = Wer spielt, schaut weg. Geber: Enter zeigt den Raum.
dealer-title = Geber, sieh dir Raum { $room } an
dealer-help = Das siehst nur du. Beschreib, was zu sehen ist, oder schreib nichts.
dealer-hand_over = F2 oder Esc gibt den Raum frei.

## moment
moment-blow = { FORM($name, "the") } nahm dir { $amount }.
moment-kill = { FORM($slain, "the") } erlag { FORM($weapon, "dat-the") }.
moment-draught = { FORM($name, "name") }: { $amount } mehr, { $health } insgesamt.
moment-lowest = { $n ->
    [one] Noch ein Herz.
   *[other] Noch { $n } Herzen.
 }
