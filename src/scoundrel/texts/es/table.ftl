## players
players-named = { $name }: { $what }
players-moves = Turno: { $name }.

## event
event-ran = huyes de la sala.
event-put_away = apartas { FORM($card, "el") } bajo la mazmorra.
event-shuffled = se baraja la mazmorra.
event-damaged = { FORM($card, "el") } te cuesta { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     }; tu vida queda en { $health }.
event-slain = abates { FORM($card, "el") } con { FORM($weapon, "el") }.
event-broke = se te rompe { FORM($weapon, "el") }.
event-equipped = empuñas { FORM($card, "el") }.
event-healed = bebes { FORM($card, "el") } y ganas { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     }; ahora tienes { $health }.
event-wasted = bebes { FORM($card, "el") }, pero no sirve de nada.
event-fell = caes. Tu puntuación: { $score }.
event-escaped = escapas de la mazmorra. Tu puntuación: { $score }.

event-named-ran = { $name } huye de la sala.
event-named-put_away = { $name } aparta { FORM($card, "el") } bajo la mazmorra.
event-named-damaged = { $name } pierde { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     } ante { FORM($card, "el") }; su vida queda en { $health }.
event-named-slain = { $name } abate { FORM($card, "el") } con { FORM($weapon, "el") }.
event-named-broke = { $name } se queda sin arma: { FORM($weapon, "el") } se rompe.
event-named-equipped = { $name } empuña { FORM($card, "el") }.
event-named-healed = { $name } bebe { FORM($card, "el") } y gana { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     }; ahora tiene { $health }.
event-named-wasted = { $name } bebe { FORM($card, "el") }, pero no sirve de nada.
event-named-fell = { $name } cae. Puntuación: { $score }.
event-named-escaped = { $name } escapa de la mazmorra. Puntuación: { $score }.

## outcome
outcome-won = victoria con { $score }
outcome-lost = derrota con { $score }
outcome-unfinished = sin terminar
outcome-fair = el reparto fue limpio: quien lo hizo había prometido { $commitment }, y no podía saber que se añadiría { $client }
outcome-fair_day = el reparto es el que se prometió a todo el mundo: { $commitment }

## hero
hero-fallen = Fin, con { $health } de vida.
hero-health = Vida: { $health } de { $most }.
hero-no_weapon = Sin arma.
hero-new_weapon = Arma: { $weapon }, nueva, alcanza a cualquiera.
hero-used_weapon = { $limit ->
    [below] Arma: { $weapon }, ya solo alcanza por debajo { FORM($rank, "de") }; abatidos con ella: { $slain }.
   *[at_most] Arma: { $weapon }, ya solo alcanza hasta { FORM($rank, "el") }; abatidos con ella: { $slain }.
 }

## party
# Sin nombres en I-: «Tesa y Ilsa» pediría «e».
party-first =
    .w1 = Maud
    .w2 = Ordoño
    .w3 = Hedda
    .w4 = Pim
    .w5 = Galo
party-second =
    .w1 = Elsa
    .w2 = Corbín
    .w3 = Tesa
    .w4 = Gil
    .w5 = Bruno
party-falls = { COUNT($names) ->
    [one] Cae { FORM($names, "") }.
   *[other] Caen { FORM($names, "") }.
 }

## potion
potion-heals = La poción cura
potion-one_per_room = Una poción por sala
potion-not_in_a_row = No dos seguidas

## brief
brief-player = { $mark }{ $number } { $words }
brief-health = { $health }/{ $most }
brief-foreseen = { $health }/{ $most } → { $foreseen }
brief-fallen = { $health }/{ $most } · fin
brief-weapon = { $limit ->
    [new] { $weapon } nueva
    [below] { $weapon } bajo { FORM($rank, "el") }
   *[at_most] { $weapon } hasta { FORM($rank, "el") }
 }
brief-no_weapon = sin arma
brief-potion = poción sí
brief-no_potion = poción no
brief-room = huir sí
brief-no_room = huir no
brief-card = apartar sí
brief-no_card = apartar no
brief-no_nothing = huir no

## choice
choice-long-heals = cura { $amount }
choice-long-heals_partly = cura { $amount } de { $value }
choice-long-wasted = { $rules ->
    [one_per_room] desperdiciada, solo cura una por sala
   *[not_in_a_row] desperdiciada, por ir tras otra poción
 }
choice-long-replaces = en lugar { FORM($weapon, "del") }
choice-long-equips = empuñar
choice-long-armed = { $fatal ->
    [yes] mortal, cuesta { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     } con { FORM($weapon, "el") }
   *[no] { $amount ->
        [0] no cuesta nada con { FORM($weapon, "el") }
        [one] cuesta { $amount } punto de vida con { FORM($weapon, "el") }
       *[other] cuesta { $amount } puntos de vida con { FORM($weapon, "el") }
     }
 }
choice-long-breaking = { $fatal ->
    [yes] mortal, cuesta { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     } y rompe { FORM($weapon, "el") }
   *[no] { $amount ->
        [0] no cuesta vida, pero rompe { FORM($weapon, "el") }
        [one] cuesta { $amount } punto de vida y rompe { FORM($weapon, "el") }
       *[other] cuesta { $amount } puntos de vida y rompe { FORM($weapon, "el") }
     }
 }
choice-long-bare_handed = { $fatal ->
    [yes] mortal, cuesta { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     } con las manos desnudas
   *[no] { $amount ->
        [0] no cuesta nada con las manos desnudas
        [one] cuesta { $amount } punto de vida con las manos desnudas
       *[other] cuesta { $amount } puntos de vida con las manos desnudas
     }
 }

choice-beyond_weapon = { $limit ->
    [below] { $what }; { FORM($weapon, "el") } ya solo alcanza por debajo { FORM($rank, "de") }
   *[at_most] { $what }; { FORM($weapon, "el") } ya solo alcanza hasta { FORM($rank, "el") }
 }

choice-short-heals = cura { $amount }
choice-short-heals_partly = cura { $amount } de { $value }
choice-short-wasted = { $rules ->
    [one_per_room] perdida: una por sala
   *[not_in_a_row] perdida: no dos seguidas
 }
choice-short-replaces = cambia { $weapon }
choice-short-equips = empuñar
choice-short-armed = { $fatal ->
    [yes] FIN −{ $amount } con { $weapon }
   *[no] { $amount ->
        [0] 0 con { $weapon }
       *[other] −{ $amount } con { $weapon }
     }
 }
choice-short-breaking = { $fatal ->
    [yes] FIN −{ $amount }, rompe { $weapon }
   *[no] { $amount ->
        [0] 0, rompe { $weapon }
       *[other] −{ $amount }, rompe { $weapon }
     }
 }
choice-short-bare_handed = { $fatal ->
    [yes] FIN −{ $amount } sin arma
   *[no] { $amount ->
        [0] 0 sin arma
       *[other] −{ $amount } sin arma
     }
 }

choice-foot-heals = cura { $amount }
choice-foot-heals_partly = cura { $amount } / de { $value }
choice-foot-wasted = { $rules ->
    [one_per_room] perdida / una por sala
   *[not_in_a_row] perdida / no dos seguidas
 }
choice-foot-replaces = cambia / { $weapon }
choice-foot-equips = empuñar
choice-foot-armed = { $fatal ->
    [yes] FIN / −{ $amount } / con { $weapon }
   *[no] { $amount ->
        [0] 0 / con { $weapon }
       *[other] −{ $amount } / con { $weapon }
     }
 }
choice-foot-breaking = { $fatal ->
    [yes] FIN / −{ $amount } / rompe { $weapon }
   *[no] { $amount ->
        [0] 0 / rompe { $weapon }
       *[other] −{ $amount } / rompe { $weapon }
     }
 }
choice-foot-bare_handed = { $fatal ->
    [yes] FIN / −{ $amount } / sin arma
   *[no] { $amount ->
        [0] 0 / sin arma
       *[other] −{ $amount } / sin arma
     }
 }

choice-put_away-under_deck = apartar bajo la mazmorra
choice-put_away-shuffled = barajar en la mazmorra

## avoiding
avoiding-may = { $avoid ->
    [card] Puedes apartar una carta.
   *[room] Puedes huir.
 }
avoiding-may_not = { $avoid ->
    [card] No puedes apartar una carta: { $why }.
   *[room] No puedes huir: { $why }.
 }
avoiding-free = libre

## table
table-topic = { $topic }: { $words }
table-over = La partida ha terminado: { $result }.
table-room = { $n ->
    [one] { $room }. Debajo, { $n } carta.
   *[other] { $room }. Debajo, { $n } cartas.
 }
table-slot = { $slot }. { FORM($card, "start") }, { $kind }: { $choices }.
table-empty = { $slot }. Vacío.
table-to_face = { $n ->
    [one] Queda { $n } carta por afrontar.
   *[other] Quedan { $n } cartas por afrontar.
 }
table-unseen = Sin ver, { $suit }: { $ranks }.
table-unseen_dragons = Dragones sin ver: { $n }.
table-known = Se sabe que al fondo están, en este orden: { $cards }.
table-taken_back = Deshecho: { $moves }.
table-taken_back_from = Deshecho, de { $name }: { $moves }.
table-defeated = Monstruos vencidos: { $cards }.
table-on_weapon = vencidos y todavía bajo el arma: { $cards }.
table-spent = Armas y pociones gastadas: { $cards }.

## goal
goal-face = { $run ->
    [yes] Afronta { $n } de { $lying }, o huye
   *[no] Afronta { $n } de { $lying }
 }
goal-all = { $run ->
    [yes] { $n ->
        [one] Afróntala, o huye
       *[other] Afronta las { $n }, o huye
     }
   *[no] { $n ->
        [one] Afróntala
       *[other] Afronta las { $n }
     }
 }
goal-more = { $run ->
    [yes] Afronta { $n } más, o huye
   *[no] Afronta { $n } más
 }
goal-out = { $n ->
    [one] Afróntala y sales
    [2] Afronta ambas y sales
   *[other] Afronta las { $n } y sales
 }
goal-out_of = Afronta { $n } de { $lying } y sales
goal-party = { $name }, toma una carta
goal-party_or_room = { $name }, toma una carta o huye

## moves
# En infinitivo, también lo ya hecho: sirve tras «elegiste» y tras «eligió» (review-room, table-taken_back).
moves-room = Sala { $number }: { $moves }.
moves-runs = Salas { $first } a { $last }: huir de todas.

moves-do-run = huir de la sala
moves-do-put_away = apartar { FORM($cards, "el") }
moves-do-strike = luchar contra { FORM($cards, "el") } con { FORM($weapon, "el") }
moves-do-bare = luchar contra { FORM($cards, "el") } con las manos desnudas
moves-do-monster = luchar contra { FORM($cards, "el") }
moves-do-weapon = empuñar { FORM($cards, "el") }
moves-do-potion = beber { FORM($cards, "el") }

moves-done-run = huir de la sala
moves-done-put_away = apartar { FORM($cards, "el") }
moves-done-strike = luchar contra { FORM($cards, "el") } con { FORM($weapon, "el") }
moves-done-bare = luchar contra { FORM($cards, "el") } con las manos desnudas
moves-done-monster = luchar contra { FORM($cards, "el") }
moves-done-weapon = empuñar { FORM($cards, "el") }
moves-done-potion = beber { FORM($cards, "el") }

## taken
taken-potion = Sala { $room }: { $player } bebió { FORM($card, "el") } por { $got }; para { $other } habrían sido { $missed }.
taken-short = Sala { $room }: { $player } bebió { FORM($card, "el") } por { $got }; para { $other } habrían sido { $missed }, y { $other } cayó por falta de { $short }.
taken-weapon = Sala { $room }: { $player } tomó { FORM($card, "el") } con { FORM($held, "el") } en la mano, mientras { $other } seguía sin arma.
taken-none = Nadie tomó lo que el otro lado necesitaba.

## curve
curve-room = Sala { $number }: { $before }.
curve-room_changed = Sala { $number }: { $before }, y { $after } tras tu decisión.
curve-turning = El punto de inflexión fue tu decisión en la sala { $number }.
curve-turning_cards = El punto de inflexión fueron las cartas que salieron tras la sala { $number }.

## trend
trend-range = { $range } en { $n }
trend-scores = Puntuaciones, y en cuántas partidas: { $ranges }.
trend-accuracy = { $n ->
    [one] Precisión de la última partida: { $shares }.
   *[other] Precisión de las últimas { $n } partidas, de la más antigua a la más nueva: { $shares }.
 }
trend-mean = { $n ->
    [one] La media de la última partida es { $share }.
   *[other] La media de las últimas { $n } partidas es { $share }.
 }

## standing
standing-first = Tu primera partida con estas reglas.
standing-line = { $best } · { $average } · { $streak }
standing-best = tu mejor marca: { $best }
standing-new_best = nueva mejor marca; antes, { $best }
standing-average = media: { $average }
standing-streak = victorias seguidas: { $n }
standing-streak_was = victorias seguidas: { $n }, tras { $before }

## score
score-won_health = Puntuación { $score }: la vida que te queda.
score-won_potion = Puntuación { $score }: vida { $health }, más { $extra } por la última poción.
score-won_negative = Puntuación { $score }: { $health ->
        [one] { $health } punto de vida que te queda
       *[other] { $health } puntos de vida que te quedan
     }, en negativo.
score-lost_cards = { $n ->
    [one] Puntuación { $score }: quedaba { $n } carta.
   *[other] Puntuación { $score }: quedaban { $n } cartas.
 }
score-lost_health = Puntuación { $score }: tu vida; no quedaban monstruos.
score-lost_monsters = Puntuación { $score }: vida { $health }, menos { $monsters } por los monstruos que quedaban.

## game
game-name = SCOUNDREL

## fatal
fatal-once_more = Mortal: { FORM($card, "el") } cuesta { $amount }, y tienes { $had }. Repítelo si va en serio.

## handover
handover-turn = Te toca, { $name }
handover-pass = Pásalo al otro lado.
handover-have_it = Aquí está
handover-have_it_key = Intro: aquí está
handover-once = No preguntar más: está entre los dos lados

## discard
discard-title = Fuera de juego
discard-monsters = { $n ->
    [one] { $n } monstruo vencido
   *[other] { $n } monstruos vencidos
 }
discard-slain = { $n } más bajo el arma
discard-spent = { $n ->
    [one] { $n } arma o poción gastada
   *[other] { $n } armas y pociones gastadas
 }
discard-put_away = { $n ->
    [one] { $n } carta apartada bajo la mazmorra
   *[other] { $n } cartas apartadas bajo la mazmorra, en este orden
 }

## dealer
dealer-look_away = Quien juega, que mire a otro lado. Quien reparte, que pulse Intro para ver la sala.
dealer-title = Para quien reparte: la sala { $room }
dealer-help = Solo tú ves esto. Describe lo que ve el héroe, o no escribas nada.
dealer-hand_over = F2 o Esc la enseña a quien juega.

## moment
moment-blow = { FORM($name, "el-start") } se llevó { $amount }.
moment-kill = { FORM($weapon, "el-start") } acabó con { FORM($slain, "el") }.
moment-draught = { FORM($name, "name") }: { $amount } más, { $health } en total.
moment-lowest = { $n ->
    [one] Queda un corazón.
   *[other] Quedan { $n } corazones.
 }
