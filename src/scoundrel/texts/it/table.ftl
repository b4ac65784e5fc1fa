## players
players-named = { $name }: { $what }
players-moves = Di turno: { $name }.

## event
event-ran = fuggi dalla stanza.
event-put_away = scansi { FORM($card, "il") }: finisce in fondo al sotterraneo.
event-shuffled = il sotterraneo viene mescolato.
event-damaged = { FORM($card, "il") } ti costa { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
 }; vita: { $health }.
event-slain = abbatti { FORM($card, "il") } con { FORM($weapon, "il") }.
event-broke = la tua arma, { FORM($weapon, "il") }, si rompe.
event-equipped = prendi { FORM($card, "il") }.
event-healed = bevi { FORM($card, "il") } e recuperi { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
 }; vita: { $health }.
event-wasted = bevi { FORM($card, "il") }, ma la pozione va sprecata.
event-fell = cadi. Il tuo punteggio è { $score }.
event-escaped = esci dal sotterraneo. Il tuo punteggio è { $score }.

event-named-ran = { $name } fugge dalla stanza.
event-named-put_away = { $name } scansa { FORM($card, "il") }, che finisce in fondo al sotterraneo.
event-named-damaged = { FORM($card, "il") } costa a { $name } { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
 }; vita: { $health }.
event-named-slain = { $name } abbatte { FORM($card, "il") } con { FORM($weapon, "il") }.
event-named-broke = a { $name } si rompe l’arma, { FORM($weapon, "il") }.
event-named-equipped = { $name } prende { FORM($card, "il") }.
event-named-healed = { $name } beve { FORM($card, "il") } e recupera { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
 }; vita: { $health }.
event-named-wasted = { $name } beve { FORM($card, "il") }, ma la pozione va sprecata.
event-named-fell = { $name } cade. Il punteggio è { $score }.
event-named-escaped = { $name } esce dal sotterraneo. Il punteggio è { $score }.

## outcome
outcome-won = vittoria con { $score }
outcome-lost = sconfitta con { $score }
outcome-unfinished = in sospeso
outcome-fair = la smazzata è onesta: chi l’ha data aveva promesso { $commitment }, e non poteva sapere che si sarebbe aggiunto { $client }
outcome-fair_day = la smazzata è quella promessa a chiunque: { $commitment }

## hero
hero-fallen = Fine della corsa, con la vita a { $health }.
hero-health = Vita { $health } su { $most }.
hero-no_weapon = Nessuna arma.
hero-new_weapon = Arma: { $weapon }, nuova, colpisce tutto.
hero-used_weapon = { $limit ->
    [below] Arma: { $weapon }, colpisce solo sotto { FORM($rank, "il") }; mostri abbattuti: { $slain }.
   *[at_most] Arma: { $weapon }, colpisce solo fino { FORM($rank, "al") }; mostri abbattuti: { $slain }.
 }

## party
party-first =
    .w1 = Maud
    .w2 = Osvaldo
    .w3 = Berta
    .w4 = Pino
    .w5 = Guido
party-second =
    .w1 = Ilse
    .w2 = Corvino
    .w3 = Tessa
    .w4 = Gillo
    .w5 = Bruno
party-falls = { COUNT($names) ->
    [one] { FORM($names, "") } cade.
   *[other] { FORM($names, "") } cadono.
 }

## potion
potion-heals = La pozione cura
potion-one_per_room = Una pozione a stanza
potion-not_in_a_row = Non due di fila

## brief
brief-player = { $mark }{ $number } { $words }
brief-health = { $health }/{ $most }
brief-foreseen = { $health }/{ $most } → { $foreseen }
brief-fallen = { $health }/{ $most } · fine
brief-weapon = { $limit ->
    [new] { $weapon } nuova
    [below] { $weapon } sotto { FORM($rank, "il") }
   *[at_most] { $weapon } fino { FORM($rank, "al") }
 }
brief-no_weapon = senza arma
brief-potion = pozione sì
brief-no_potion = pozione no
brief-room = fuga sì
brief-no_room = fuga no
brief-card = scansare sì
brief-no_card = scansare no
brief-no_nothing = fuga no

## choice
choice-long-heals = cura { $amount }
choice-long-heals_partly = cura { $amount } su { $value }
choice-long-wasted = { $rules ->
    [one_per_room] sprecata, una sola pozione a stanza
   *[not_in_a_row] sprecata, mai due pozioni di fila
 }
choice-long-replaces = sostituisce { FORM($weapon, "il") } che hai in mano
choice-long-equips = da prendere in mano
choice-long-armed = { $fatal ->
    [yes] mortale, costa { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
     } con { FORM($weapon, "il") }
   *[no] { $amount ->
        [0] non costa niente con { FORM($weapon, "il") }
        [one] costa { $amount } punto vita con { FORM($weapon, "il") }
       *[other] costa { $amount } punti vita con { FORM($weapon, "il") }
     }
 }
choice-long-breaking = { $fatal ->
    [yes] mortale, costa { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
     } e rompe { FORM($weapon, "il") }
   *[no] { $amount ->
        [0] non costa niente e rompe { FORM($weapon, "il") }
        [one] costa { $amount } punto vita e rompe { FORM($weapon, "il") }
       *[other] costa { $amount } punti vita e rompe { FORM($weapon, "il") }
     }
 }
choice-long-bare_handed = { $fatal ->
    [yes] mortale, costa { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
     } a mani nude
   *[no] { $amount ->
        [0] non costa niente a mani nude
        [one] costa { $amount } punto vita a mani nude
       *[other] costa { $amount } punti vita a mani nude
     }
 }

choice-beyond_weapon = { $limit ->
    [below] { $what }; { FORM($weapon, "il") } colpisce solo sotto { FORM($rank, "il") }
   *[at_most] { $what }; { FORM($weapon, "il") } colpisce solo fino { FORM($rank, "al") }
 }

choice-short-heals = cura { $amount }
choice-short-heals_partly = cura { $amount } su { $value }
choice-short-wasted = { $rules ->
    [one_per_room] sprecata: una a stanza
   *[not_in_a_row] sprecata: mai due di fila
 }
choice-short-replaces = cambia { $weapon }
choice-short-equips = prendi
choice-short-armed = { $fatal ->
    [yes] MORTE −{ $amount } con { $weapon }
   *[no] { $amount ->
        [0] 0 con { $weapon }
       *[other] −{ $amount } con { $weapon }
     }
 }
choice-short-breaking = { $fatal ->
    [yes] MORTE −{ $amount }, rompe { $weapon }
   *[no] { $amount ->
        [0] 0, rompe { $weapon }
       *[other] −{ $amount }, rompe { $weapon }
     }
 }
choice-short-bare_handed = { $fatal ->
    [yes] MORTE −{ $amount } mani nude
   *[no] { $amount ->
        [0] 0 mani nude
       *[other] −{ $amount } mani nude
     }
 }

choice-foot-heals = cura { $amount }
choice-foot-heals_partly = cura { $amount } / su { $value }
choice-foot-wasted = { $rules ->
    [one_per_room] sprecata / una a stanza
   *[not_in_a_row] sprecata / mai due di fila
 }
choice-foot-replaces = cambia / { $weapon }
choice-foot-equips = prendi
choice-foot-armed = { $fatal ->
    [yes] MORTE / −{ $amount } / con { $weapon }
   *[no] { $amount ->
        [0] 0 / con { $weapon }
       *[other] −{ $amount } / con { $weapon }
     }
 }
choice-foot-breaking = { $fatal ->
    [yes] MORTE / −{ $amount } / rompe { $weapon }
   *[no] { $amount ->
        [0] 0 / rompe { $weapon }
       *[other] −{ $amount } / rompe { $weapon }
     }
 }
choice-foot-bare_handed = { $fatal ->
    [yes] MORTE / −{ $amount } / mani nude
   *[no] { $amount ->
        [0] 0 / mani nude
       *[other] −{ $amount } / mani nude
     }
 }

choice-put_away-under_deck = va in fondo al sotterraneo
choice-put_away-shuffled = si rimescola nel sotterraneo

## avoiding
avoiding-may = { $avoid ->
    [card] Puoi scansare una carta.
   *[room] Puoi fuggire.
 }
avoiding-may_not = { $avoid ->
    [card] Non puoi scansare una carta: { $why }.
   *[room] Non puoi fuggire: { $why }.
 }
avoiding-free = si può

## table
table-topic = { $topic }. { $words }
table-over = La partita è finita: { $result }.
table-room = { $n ->
    [0] { $room }. Sotto, più niente.
    [one] { $room }. Sotto, { $n } carta.
   *[other] { $room }. Sotto, { $n } carte.
 }
table-slot = { $slot }. { FORM($card, "start") }, { $kind }: { $choices }.
table-empty = { $slot }. Vuoto.
table-to_face = { $n ->
    [one] Ancora { $n } carta da affrontare.
   *[other] Ancora { $n } carte da affrontare.
 }
table-unseen = Da vedere, { $suit }: { $ranks }.
table-unseen_dragons = Da vedere, draghi: { $n }.
table-known = In fondo, in quest’ordine: { $cards }.
table-taken_back = Ritirato: { $moves }.
table-taken_back_from = Ritirato da { $name }: { $moves }.
table-defeated = Mostri sconfitti: { $cards }.
table-on_weapon = sconfitti e ancora sull’arma: { $cards }.
table-spent = Armi e pozioni usate: { $cards }.

## goal
goal-face = { $run ->
    [yes] Affrontane { $n }, o fuggi
   *[no] Affrontane { $n } di { $lying }
 }
goal-all = { $run ->
    [yes] { $n ->
        [one] Affrontala, o fuggi
       *[other] Tutte e { $n }, o fuggi
     }
   *[no] { $n ->
        [one] Affrontala
       *[other] Affronta tutte e { $n }
     }
 }
goal-more = { $run ->
    [yes] Ancora { $n }, o fuggi
   *[no] { $n ->
        [one] Ancora { $n } carta
       *[other] Ancora { $n } carte
     }
 }
goal-out = { $n ->
    [one] Affrontala, e sei fuori
    [2] Tutt’e due, e sei fuori
   *[other] Tutte e { $n }, e sei fuori
 }
goal-out_of = { $n } di { $lying }, e sei fuori
goal-party = { $name }, prendi una carta
goal-party_or_room = { $name }, prendi una carta o fuggi

## moves
# To do: infinitives (prendere il 10♦). Done: participles that agree with the card (preso il 10♦, presa la Q♦),
# so that they fit whoever did it.
moves-room = Stanza { $number }: { $moves }.
moves-runs = Stanze da { $first } a { $last }: fuggire da ognuna.

moves-do-run = fuggire dalla stanza
moves-do-put_away = scansare { FORM($cards, "il") }
moves-do-strike = colpire { FORM($cards, "il") } con { FORM($weapon, "il") }
moves-do-bare = affrontare { FORM($cards, "il") } a mani nude
moves-do-monster = affrontare { FORM($cards, "il") }
moves-do-weapon = prendere { FORM($cards, "il") }
moves-do-potion = bere { FORM($cards, "il") }

moves-done-run = fuga dalla stanza
moves-done-put_away = { COUNT($cards) ->
    [one] { FORM($cards, "gender") ->
        [f] scansata
       *[m] scansato
     }
   *[other] { FORM($cards, "gender") ->
        [f] scansate
       *[m] scansati
     }
 } { FORM($cards, "il") }
moves-done-strike = { COUNT($cards) ->
    [one] { FORM($cards, "gender") ->
        [f] colpita
       *[m] colpito
     }
   *[other] { FORM($cards, "gender") ->
        [f] colpite
       *[m] colpiti
     }
 } { FORM($cards, "il") } con { FORM($weapon, "il") }
moves-done-bare = { COUNT($cards) ->
    [one] { FORM($cards, "gender") ->
        [f] affrontata
       *[m] affrontato
     }
   *[other] { FORM($cards, "gender") ->
        [f] affrontate
       *[m] affrontati
     }
 } { FORM($cards, "il") } a mani nude
moves-done-monster = { COUNT($cards) ->
    [one] { FORM($cards, "gender") ->
        [f] affrontata
       *[m] affrontato
     }
   *[other] { FORM($cards, "gender") ->
        [f] affrontate
       *[m] affrontati
     }
 } { FORM($cards, "il") }
moves-done-weapon = { COUNT($cards) ->
    [one] { FORM($cards, "gender") ->
        [f] presa
       *[m] preso
     }
   *[other] { FORM($cards, "gender") ->
        [f] prese
       *[m] presi
     }
 } { FORM($cards, "il") }
moves-done-potion = { COUNT($cards) ->
    [one] { FORM($cards, "gender") ->
        [f] bevuta
       *[m] bevuto
     }
   *[other] { FORM($cards, "gender") ->
        [f] bevute
       *[m] bevuti
     }
 } { FORM($cards, "il") }

## taken
taken-potion = Stanza { $room }: { $player } ha bevuto { FORM($card, "il") } e ha recuperato { $got }; { $other } avrebbe recuperato { $missed }.
taken-short = Stanza { $room }: { $player } ha bevuto { FORM($card, "il") } e ha recuperato { $got }; { $other } avrebbe recuperato { $missed }, e cade per { $short ->
    [one] { $short } punto vita
   *[other] { $short } punti vita
 }.
taken-weapon = Stanza { $room }: { $player } ha preso { FORM($card, "il") } con { FORM($held, "il") } già in mano, mentre { $other } non aveva armi.
taken-none = Nessuno dei due ha preso ciò che serviva all’altro.

## curve
curve-room = Stanza { $number }: { $before }.
curve-room_changed = Stanza { $number }: { $before }, e { $after } dopo la tua scelta.
curve-turning = La svolta è stata la tua scelta nella stanza { $number }.
curve-turning_cards = La svolta sono state le carte uscite dopo la stanza { $number }.

## trend
trend-range = { $range } in { $n }
trend-scores = Punteggi, e in quante partite: { $ranges }.
trend-accuracy = { $n ->
    [one] Precisione dell’ultima partita: { $shares }.
   *[other] Precisione delle ultime { $n } partite, dalla più vecchia: { $shares }.
 }
trend-mean = { $n ->
    [one] La media dell’ultima partita è { $share }.
   *[other] La media delle ultime { $n } partite è { $share }.
 }

## standing
standing-first = La tua prima partita con queste regole.
standing-line = { $best } · { $average } · { $streak }
standing-best = record { $best }
standing-new_best = nuovo record, dopo { $best }
standing-average = media { $average }
standing-streak = vittorie di fila { $n }
standing-streak_was = vittorie di fila { $n }, dopo { $before }

## score
score-won_health = Punteggio { $score }: la vita che ti resta.
score-won_potion = Punteggio { $score }: vita { $health }, più { $extra } per l’ultima pozione.
score-won_negative = Punteggio { $score }: la vita che ti resta, { $health }, col segno meno.
score-lost_cards = { $n ->
    [one] Punteggio { $score }: restava { $n } carta.
   *[other] Punteggio { $score }: restavano { $n } carte.
 }
score-lost_health = Punteggio { $score }: la tua vita; non restavano mostri.
score-lost_monsters = Punteggio { $score }: vita { $health }, meno { $monsters } per i mostri rimasti.

## game
game-name = SCOUNDREL

## fatal
fatal-once_more = Mortale: { FORM($card, "il") } costa { $amount }, e la tua vita è a { $had }. Ripeti la mossa, se è questo che vuoi.

## handover
handover-turn = Tocca a te, { $name }
handover-pass = Passa di là.
handover-have_it = Fatto
handover-have_it_key = Invio: fatto
handover-once = Non chiederlo più: è qui in mezzo a noi

## discard
discard-title = Fuori gioco
discard-monsters = { $n ->
    [one] { $n } mostro sconfitto
   *[other] { $n } mostri sconfitti
 }
discard-slain = { $n ->
    [one] un altro sull’arma
   *[other] altri { $n } sull’arma
 }
discard-spent = { $n ->
    [one] { $n } arma o pozione usata
   *[other] { $n } armi e pozioni usate
 }
discard-put_away = { $n ->
    [one] { $n } carta scansata, in fondo al sotterraneo
   *[other] { $n } carte scansate, in fondo al sotterraneo, in quest’ordine
 }

## dealer
dealer-look_away = Chi gioca guardi altrove. Mazziere, premi Invio per vedere la stanza.
dealer-title = Mazziere, guarda la stanza { $room }
dealer-help = La vedi soltanto tu. Descrivi ciò che si vede laggiù, o non scrivere niente.
dealer-hand_over = F2 o Esc la consegna a chi gioca.

## moment
moment-blow = { FORM($name, "the") } toglie { $amount }.
moment-kill = { FORM($slain, "the") } cade sotto { FORM($weapon, "the") }.
moment-draught = { FORM($name, "name") }: { $amount } in più, { $health } in tutto.
moment-lowest = { $n ->
    [one] Resta un cuore.
   *[other] Restano { $n } cuori.
 }
