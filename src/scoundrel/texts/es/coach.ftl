## coach
coach-over = más del { $chance }
coach-under = menos del { $chance }
coach-about = en torno al { $chance } (de { $low } a { $high })
coach-no_hope = Ya no puedes ganar; salva los puntos que puedas.
coach-no_chance = Ya no puedes ganar.
coach-least_lost = Ya no puedes ganar. { $plan }. Es lo que más puntúa: una media de { $points }.
coach-best = { $plan }. { $worth }.
coach-how = { $plan }: { $moves }
coach-chance = { $chance } de victoria
coach-score = { $chance } de victoria, con una media de { $points }
coach-points = { $n ->
    [one] { $score } punto
   *[other] { $score } puntos
 }
coach-others = Otros planes: { $plans }.
coach-other = { $plan } { $chance } ({ $why })
coach-worth = { $plan } { $chance }
coach-fatal = Mortales: { $plans }.

## nudge
nudge-then = Luego: { $moves }.
nudge-lost = Ya no puedes ganar; juega por los puntos que quedan.
nudge-note = La probabilidad de salir, haya lo que haya debajo.
nudge-marked = El plan del entrenador, jugada { $number }: { $words }.
nudge-marked_left = El plan del entrenador: { $words }.

nudge-button-nudge = Pista
nudge-button-marks = Mostrar
nudge-button-numbers = Detalles

nudge-key-nudge = pista
nudge-key-marks = mostrar
nudge-key-numbers = detalles

nudge-help-nudge = primero, un empujón
nudge-help-marks = sobre las cartas
nudge-help-numbers = los números

nudge-ask-take = ¿Qué carta tomarías?
nudge-ask-take_or_run = ¿Qué carta tomarías? ¿O huirías?
nudge-ask-put_away = ¿Apartarías una carta? ¿Cuál?
nudge-ask-leave = { $n ->
    [one] ¿Qué carta dejarías?
   *[other] ¿Qué { $n } cartas dejarías?
 }
nudge-ask-leave_or_run = { $n ->
    [one] ¿Huirías? Y si no, ¿qué carta dejarías?
   *[other] ¿Huirías? Y si no, ¿qué { $n } cartas dejarías?
 }
nudge-ask-run = ¿Huirías, o las afrontarías todas?
nudge-ask-order = ¿En qué orden las afrontarías?
nudge-ask-last = ¿Cómo afrontarías esta?

nudge-mark-bare = manos desnudas
nudge-mark-strike = arma
nudge-mark-monster = luchar
nudge-mark-weapon = empuñar
nudge-mark-potion = beber
nudge-mark-put_away = apartar
nudge-mark-leave = dejar

nudge-brief-bare = manos
nudge-brief-strike = arma
nudge-brief-monster = luchar
nudge-brief-weapon = tomar
nudge-brief-potion = beber
nudge-brief-put_away = fuera
nudge-brief-leave = dejar
nudge-brief-numbered = { $number } { $words }

## plans
coach-plan-run = huir
coach-plan-put_away = apartar { FORM($cards, "el") }
coach-plan-leave = dejar { FORM($cards, "el") }
coach-plan-face_all = afrontarlas todas
coach-plan-take = tomar { FORM($cards, "el") }

## why
# El plan es el sujeto: «Cura 4 con el 8♥». Con .also: «Además, cura …».
why-good-fatal = Te mantiene con vida.
why-good-out = Te saca de la mazmorra, con una puntuación de { $score }.
    .also = Además, te saca de la mazmorra, con una puntuación de { $score }.
why-good-score = Puntúa { $score }, no { $other }.
    .also = Además, puntúa { $score }, no { $other }.
why-good-drink = Cura { $heals } con { FORM($cards, "el") }, así que tienes { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, no { $other }.
    .also = Además, cura { $heals } con { FORM($cards, "el") }, así que tienes { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, no { $other }.
why-good-heal = Cura { $heals } con { FORM($cards, "el") }, no { $other }.
    .also = Además, cura { $heals } con { FORM($cards, "el") }, no { $other }.
why-good-idle = Cura { $heals } con { FORM($cards, "el") }, que, si no, no curaría nada.
    .also = Además, cura { $heals } con { FORM($cards, "el") }, que, si no, no curaría nada.
why-good-unwasted = Cura { $heals } con { FORM($cards, "el") }, que, si no, se desperdiciaría.
    .also = Además, cura { $heals } con { FORM($cards, "el") }, que, si no, se desperdiciaría.
why-good-keep = Guarda { FORM($cards, "el") } para más tarde en vez de curar solo { $heals }.
    .also = Además, guarda { FORM($cards, "el") } para más tarde en vez de curar solo { $heals }.
why-good-full = Guarda { FORM($cards, "el") } para más tarde, pues ahora no curaría nada.
    .also = Además, guarda { FORM($cards, "el") } para más tarde, pues ahora no curaría nada.
why-good-waste = Guarda { FORM($cards, "el") } para más tarde, pues ahora se desperdiciaría.
    .also = Además, guarda { FORM($cards, "el") } para más tarde, pues ahora se desperdiciaría.
why-good-block = Bloquea { $n } más al luchar contra { FORM($cards, "el") } con { FORM($weapon, "el") }.
    .also = Además, bloquea { $n } más al luchar contra { FORM($cards, "el") } con { FORM($weapon, "el") }.
why-good-block_by_several = Bloquea { $n } más al luchar con arma contra { FORM($cards, "el") }.
    .also = Además, bloquea { $n } más al luchar con arma contra { FORM($cards, "el") }.
why-good-fresh = Reserva { FORM($weapon, "el") }, aún sin estrenar, para cuando { COUNT($cards) ->
        [one] llegue
       *[other] lleguen
     } { FORM($cards, "el") }.
    .also = Además, reserva { FORM($weapon, "el") }, aún sin estrenar, para cuando { COUNT($cards) ->
        [one] llegue
       *[other] lleguen
     } { FORM($cards, "el") }.
why-good-sharp = Conserva el filo { FORM($weapon, "del") } para cuando { COUNT($cards) ->
        [one] llegue
       *[other] lleguen
     } { FORM($cards, "el") }.
    .also = Además, conserva el filo { FORM($weapon, "del") } para cuando { COUNT($cards) ->
        [one] llegue
       *[other] lleguen
     } { FORM($cards, "el") }.
why-good-reserve = Guarda { FORM($weapon, "el") } para más tarde.
    .also = Además, guarda { FORM($weapon, "el") } para más tarde.
why-good-arm = Te arma con { FORM($weapon, "el") } para cuando { COUNT($cards) ->
        [one] llegue
       *[other] lleguen
     } { FORM($cards, "el") }.
    .also = Además, te arma con { FORM($weapon, "el") } para cuando { COUNT($cards) ->
        [one] llegue
       *[other] lleguen
     } { FORM($cards, "el") }.
why-good-hold = Conserva { FORM($weapon, "el") } para cuando { COUNT($cards) ->
        [one] llegue
       *[other] lleguen
     } { FORM($cards, "el") }.
    .also = Además, conserva { FORM($weapon, "el") } para cuando { COUNT($cards) ->
        [one] llegue
       *[other] lleguen
     } { FORM($cards, "el") }.
why-good-room = Te ahorra una sala cuyo mejor plan cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     } y te deja con { $other }.
    .also = Además, te ahorra una sala cuyo mejor plan cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     } y te deja con { $other }.
why-good-room_healed = Te ahorra una sala cuyo mejor plan cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     }, cura { $heals } y te deja con { $other }.
    .also = Además, te ahorra una sala cuyo mejor plan cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     }, cura { $heals } y te deja con { $other }.
why-good-wait = Deja { FORM($cards, "el") } para más tarde, así que tienes { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, no { $other }.
    .also = Además, deja { FORM($cards, "el") } para más tarde, así que tienes { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, no { $other }.
why-good-away = Aplaza { FORM($cards, "el") }, así que tienes { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, no { $other }.
    .also = Además, aplaza { FORM($cards, "el") }, así que tienes { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, no { $other }.
why-good-instead = Cura { $heals } con { FORM($potion, "el") } y deja en paz { FORM($monster, "al") }, así que tienes { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, no { $other }.
    .also = Además, cura { $heals } con { FORM($potion, "el") } y deja en paz { FORM($monster, "al") }, así que tienes { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, no { $other }.
why-good-health = Te deja con { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, no { $other }.
    .also = Además, te deja con { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, no { $other }.
why-good-free_to_run = Te permite huir de la sala siguiente si hace falta.
    .also = Además, te permite huir de la sala siguiente si hace falta.
why-good-free_to_put_away = Te permite apartar una carta de la sala siguiente.
    .also = Además, te permite apartar una carta de la sala siguiente.
why-good-rid = Te libra { FORM($cards, "del") } por { $cost }.
    .also = Además, te libra { FORM($cards, "del") } por { $cost }.
why-good-certain = Gana con seguridad, pues se conocen todas las cartas que faltan.
why-good-points = Gana más o menos con la misma frecuencia y suma { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } más.
why-good-bonus = Puede acabar con la vida al máximo y una poción de propina: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } más.
why-good-saves = Suma { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } más de media.
why-good-trade = Suma { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } más de media, aunque gana menos a menudo.
why-good-only = Es lo único que se puede hacer.
why-good-alive = Es el único plan que te deja con vida.
why-good-only_run = Es la única forma de sobrevivir a esta sala.
why-good-dear = Es la única forma de sobrevivir: { $n } cualesquiera de estas cartas cuestan { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     } o más, y tienes { $health }.
why-good-equal = Vale más o menos lo mismo que el segundo mejor plan.
why-good-lookahead = Se impone al mirar más allá de esta sala; no hay una razón sencilla que lo explique.

why-bad-fatal = Es mortal: afrontar { FORM($cards, "el") } cuesta { $cost }, y tienes { $health }.
    .brief = es mortal: afrontar { FORM($cards, "el") } cuesta { $cost }, y tienes { $health }
why-bad-out = Aún no te saca de aquí, y otro plan puntúa { $score }.
    .also = Además, { why-bad-out.brief }.
    .brief = aún no te saca de aquí, y otro plan puntúa { $score }
why-bad-score = Puntúa { $other }, no { $score }.
    .also = Además, { why-bad-score.brief }.
    .brief = puntúa { $other }, no { $score }
why-bad-drink = Se guarda { FORM($cards, "el") }, así que tienes { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
    .also = Además, { why-bad-drink.brief }.
    .brief = se guarda { FORM($cards, "el") }, así que tienes { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }
why-bad-heal = Solo cura { $other } con { FORM($cards, "el") }, no { $heals }.
    .also = Además, { why-bad-heal.brief }.
    .brief = solo cura { $other } con { FORM($cards, "el") }, no { $heals }
why-bad-idle = Bebe { FORM($cards, "el") } para nada, aunque podría curar { $heals }.
    .also = Además, { why-bad-idle.brief }.
    .brief = bebe { FORM($cards, "el") } para nada, aunque podría curar { $heals }
why-bad-unwasted = Desperdicia { FORM($cards, "el") }, que podría curar { $heals }.
    .also = Además, { why-bad-unwasted.brief }.
    .brief = desperdicia { FORM($cards, "el") }, que podría curar { $heals }
why-bad-keep = Solo cura { $heals } con { FORM($cards, "el") }.
    .also = Además, { why-bad-keep.brief }.
    .brief = solo cura { $heals } con { FORM($cards, "el") }
why-bad-full = Bebe { FORM($cards, "el") } para nada.
    .also = Además, { why-bad-full.brief }.
    .brief = bebe { FORM($cards, "el") } para nada
why-bad-waste = Desperdicia { FORM($cards, "el") }.
    .also = Además, { why-bad-waste.brief }.
    .brief = desperdicia { FORM($cards, "el") }
why-bad-block = No lucha contra { FORM($cards, "el") } con { FORM($weapon, "el") }, que bloquearía { $n } más.
    .also = Además, { why-bad-block.brief }.
    .brief = no lucha contra { FORM($cards, "el") } con { FORM($weapon, "el") }, que bloquearía { $n } más
why-bad-block_by_several = Bloquea { $n } menos que un plan que usa el arma contra { FORM($cards, "el") }.
    .also = Además, { why-bad-block_by_several.brief }.
    .brief = bloquea { $n } menos que un plan que usa el arma contra { FORM($cards, "el") }
why-bad-fresh = Mella { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] queda
       *[other] quedan
     } por llegar { FORM($cards, "el") }.
    .also = Además, { why-bad-fresh.brief }.
    .brief = mella { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] queda
       *[other] quedan
     } por llegar { FORM($cards, "el") }
why-bad-sharp = Mella demasiado { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] queda
       *[other] quedan
     } por llegar { FORM($cards, "el") }.
    .also = Además, { why-bad-sharp.brief }.
    .brief = mella demasiado { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] queda
       *[other] quedan
     } por llegar { FORM($cards, "el") }
why-bad-reserve = Empuña { FORM($weapon, "el") } antes de tiempo.
    .also = Además, { why-bad-reserve.brief }.
    .brief = empuña { FORM($weapon, "el") } antes de tiempo
why-bad-arm = Sigue sin { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] queda
       *[other] quedan
     } por llegar { FORM($cards, "el") }.
    .also = Además, { why-bad-arm.brief }.
    .brief = sigue sin { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] queda
       *[other] quedan
     } por llegar { FORM($cards, "el") }
why-bad-hold = Renuncia { FORM($weapon, "al") } cuando aún { COUNT($cards) ->
        [one] queda
       *[other] quedan
     } por llegar { FORM($cards, "el") }.
    .also = Además, { why-bad-hold.brief }.
    .brief = renuncia { FORM($weapon, "al") } cuando aún { COUNT($cards) ->
        [one] queda
       *[other] quedan
     } por llegar { FORM($cards, "el") }
why-bad-room = Cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     } y te deja con { $other }.
    .also = Además, { why-bad-room.brief }.
    .brief = cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     } y te deja con { $other }
why-bad-room_healed = Cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     }, cura { $heals } y te deja con { $other }.
    .also = Además, { why-bad-room_healed.brief }.
    .brief = cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     }, cura { $heals } y te deja con { $other }
why-bad-wait = Paga { $cost } por { FORM($cards, "el") } ahora y te deja con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }.
    .also = Además, { why-bad-wait.brief }.
    .brief = paga { $cost } por { FORM($cards, "el") } ahora y te deja con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }
why-bad-away = Paga { $cost } por { FORM($cards, "el") } ahora y te deja con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }.
    .also = Además, { why-bad-away.brief }.
    .brief = paga { $cost } por { FORM($cards, "el") } ahora y te deja con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }
why-bad-instead = Lucha contra { FORM($monster, "el") } y se guarda { FORM($potion, "el") }, así que tienes { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
    .also = Además, { why-bad-instead.brief }.
    .brief = lucha contra { FORM($monster, "el") } y se guarda { FORM($potion, "el") }, así que tienes { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }
why-bad-health = Te deja con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
    .also = Además, { why-bad-health.brief }.
    .brief = te deja con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }
why-bad-free_to_run = { $n ->
    [0] Te obliga a afrontar la sala siguiente.
    [one] Te obliga a afrontar la sala siguiente, con { $n } monstruo de más de 10 sin ver.
   *[other] Te obliga a afrontar la sala siguiente, con { $n } monstruos de más de 10 sin ver.
 }
    .also = Además, { why-bad-free_to_run.brief }.
    .brief = { $n ->
        [0] te obliga a afrontar la sala siguiente
        [one] te obliga a afrontar la sala siguiente, con { $n } monstruo de más de 10 sin ver
       *[other] te obliga a afrontar la sala siguiente, con { $n } monstruos de más de 10 sin ver
     }
why-bad-free_to_put_away = { $n ->
    [0] Te obliga a afrontar entera la sala siguiente.
    [one] Te obliga a afrontar entera la sala siguiente, con { $n } monstruo de más de 10 sin ver.
   *[other] Te obliga a afrontar entera la sala siguiente, con { $n } monstruos de más de 10 sin ver.
 }
    .also = Además, { why-bad-free_to_put_away.brief }.
    .brief = { $n ->
        [0] te obliga a afrontar entera la sala siguiente
        [one] te obliga a afrontar entera la sala siguiente, con { $n } monstruo de más de 10 sin ver
       *[other] te obliga a afrontar entera la sala siguiente, con { $n } monstruos de más de 10 sin ver
     }
why-bad-rid = Te deja { FORM($cards, "el") } esperando en la sala siguiente.
    .also = Además, { why-bad-rid.brief }.
    .brief = te deja { FORM($cards, "el") } esperando en la sala siguiente
why-bad-certain = Ya no puede ganar, pues se conocen todas las cartas que faltan.
    .brief = ya no puede ganar, pues se conocen todas las cartas que faltan
why-bad-points = Gana más o menos con la misma frecuencia, pero suma { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } menos.
    .brief = gana más o menos con la misma frecuencia, pero suma { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } menos
why-bad-saves = Suma { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } menos de media.
    .brief = suma { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } menos de media
why-bad-trade = Gana más a menudo, pero suma { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } menos de media.
    .brief = gana más a menudo, pero suma { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } menos de media
why-bad-equal = Vale más o menos lo mismo.
    .brief = vale más o menos lo mismo
why-bad-lookahead = Resulta peor si se mira más allá de esta sala.
    .brief = resulta peor si se mira más allá de esta sala

why-past-fatal = Tu plan era mortal: afrontar { FORM($cards, "el") } costaba { $cost }, y tenías { $health }.
why-past-out = Tu plan aún no te sacaba de aquí, y otro puntuaba { $score }.
    .also = Además, tu plan aún no te sacaba de aquí, y otro puntuaba { $score }.
why-past-score = Tu plan puntuaba { $other }, no { $score }.
    .also = Además, tu plan puntuaba { $other }, no { $score }.
why-past-drink = Tu plan se guardaba { FORM($cards, "el") }, así que tenías { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
    .also = Además, tu plan se guardaba { FORM($cards, "el") }, así que tenías { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
why-past-heal = Tu plan solo curaba { $other } con { FORM($cards, "el") }, no { $heals }.
    .also = Además, tu plan solo curaba { $other } con { FORM($cards, "el") }, no { $heals }.
why-past-idle = Tu plan bebía { FORM($cards, "el") } para nada, aunque podía haber curado { $heals }.
    .also = Además, tu plan bebía { FORM($cards, "el") } para nada, aunque podía haber curado { $heals }.
why-past-unwasted = Tu plan desperdiciaba { FORM($cards, "el") }, que podía haber curado { $heals }.
    .also = Además, tu plan desperdiciaba { FORM($cards, "el") }, que podía haber curado { $heals }.
why-past-keep = Tu plan solo curaba { $heals } con { FORM($cards, "el") }.
    .also = Además, tu plan solo curaba { $heals } con { FORM($cards, "el") }.
why-past-full = Tu plan bebía { FORM($cards, "el") } para nada.
    .also = Además, tu plan bebía { FORM($cards, "el") } para nada.
why-past-waste = Tu plan desperdiciaba { FORM($cards, "el") }.
    .also = Además, tu plan desperdiciaba { FORM($cards, "el") }.
why-past-block = Tu plan no luchaba contra { FORM($cards, "el") } con { FORM($weapon, "el") }, que habría bloqueado { $n } más.
    .also = Además, tu plan no luchaba contra { FORM($cards, "el") } con { FORM($weapon, "el") }, que habría bloqueado { $n } más.
why-past-block_by_several = Tu plan bloqueaba { $n } menos que uno que usaba el arma contra { FORM($cards, "el") }.
    .also = Además, tu plan bloqueaba { $n } menos que uno que usaba el arma contra { FORM($cards, "el") }.
why-past-fresh = Tu plan mellaba { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
    .also = Además, tu plan mellaba { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
why-past-sharp = Tu plan mellaba demasiado { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
    .also = Además, tu plan mellaba demasiado { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
why-past-reserve = Tu plan empuñaba { FORM($weapon, "el") } antes de tiempo.
    .also = Además, tu plan empuñaba { FORM($weapon, "el") } antes de tiempo.
why-past-arm = Tu plan seguía sin { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
    .also = Además, tu plan seguía sin { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
why-past-hold = Tu plan renunciaba { FORM($weapon, "al") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
    .also = Además, tu plan renunciaba { FORM($weapon, "al") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
why-past-room = Tu plan costaba { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     } y te dejaba con { $other }.
    .also = Además, tu plan costaba { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     } y te dejaba con { $other }.
why-past-room_healed = Tu plan costaba { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     }, curaba { $heals } y te dejaba con { $other }.
    .also = Además, tu plan costaba { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     }, curaba { $heals } y te dejaba con { $other }.
why-past-wait = Tu plan pagaba { $cost } por { FORM($cards, "el") } y te dejaba con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }.
    .also = Además, tu plan pagaba { $cost } por { FORM($cards, "el") } y te dejaba con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }.
why-past-away = Tu plan pagaba { $cost } por { FORM($cards, "el") } y te dejaba con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }.
    .also = Además, tu plan pagaba { $cost } por { FORM($cards, "el") } y te dejaba con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }.
why-past-instead = Tu plan luchaba contra { FORM($monster, "el") } y se guardaba { FORM($potion, "el") }, así que tenías { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
    .also = Además, tu plan luchaba contra { FORM($monster, "el") } y se guardaba { FORM($potion, "el") }, así que tenías { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
why-past-health = Tu plan te dejaba con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
    .also = Además, tu plan te dejaba con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
why-past-free_to_run = { $n ->
    [0] Tu plan te obligaba a afrontar la sala siguiente.
    [one] Tu plan te obligaba a afrontar la sala siguiente, con { $n } monstruo de más de 10 sin ver.
   *[other] Tu plan te obligaba a afrontar la sala siguiente, con { $n } monstruos de más de 10 sin ver.
 }
    .also = { $n ->
        [0] Además, tu plan te obligaba a afrontar la sala siguiente.
        [one] Además, tu plan te obligaba a afrontar la sala siguiente, con { $n } monstruo de más de 10 sin ver.
       *[other] Además, tu plan te obligaba a afrontar la sala siguiente, con { $n } monstruos de más de 10 sin ver.
     }
why-past-free_to_put_away = { $n ->
    [0] Tu plan te obligaba a afrontar entera la sala siguiente.
    [one] Tu plan te obligaba a afrontar entera la sala siguiente, con { $n } monstruo de más de 10 sin ver.
   *[other] Tu plan te obligaba a afrontar entera la sala siguiente, con { $n } monstruos de más de 10 sin ver.
 }
    .also = { $n ->
        [0] Además, tu plan te obligaba a afrontar entera la sala siguiente.
        [one] Además, tu plan te obligaba a afrontar entera la sala siguiente, con { $n } monstruo de más de 10 sin ver.
       *[other] Además, tu plan te obligaba a afrontar entera la sala siguiente, con { $n } monstruos de más de 10 sin ver.
     }
why-past-rid = Tu plan te dejaba { FORM($cards, "el") } esperando en la sala siguiente.
    .also = Además, tu plan te dejaba { FORM($cards, "el") } esperando en la sala siguiente.
why-past-certain = Tu plan ya no podía ganar, pues se conocían todas las cartas que faltaban.
why-past-trade = Tu plan ganaba más a menudo, pero sumaba { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
     } menos de media.
why-past-equal = Tu plan valía más o menos lo mismo.
why-past-lookahead = Tu plan era peor, como se ve al mirar más allá de la sala.

why-cost-fatal = En la sala { $room } afrontaste { FORM($cards, "el") }, que costaba { $cost }, cuando te { $health ->
        [one] quedaba { $health } punto de vida
       *[other] quedaban { $health } puntos de vida
     }.
why-cost-drink = En la sala { $room } te guardaste { FORM($cards, "el") }, y te quedaste con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
why-cost-heal = En la sala { $room } curaste solo { $other } con { FORM($cards, "el") }, no { $heals }.
why-cost-idle = En la sala { $room } bebiste { FORM($cards, "el") } para nada, aunque podía haber curado { $heals }.
why-cost-unwasted = En la sala { $room } desperdiciaste { FORM($cards, "el") }, que podía haber curado { $heals }.
why-cost-keep = En la sala { $room } curaste solo { $heals } con { FORM($cards, "el") }, que podía haber esperado.
why-cost-full = En la sala { $room } bebiste { FORM($cards, "el") } para nada, aunque podía haber esperado.
why-cost-waste = En la sala { $room } desperdiciaste { FORM($cards, "el") }, que podía haber esperado.
why-cost-block = En la sala { $room } no luchaste contra { FORM($cards, "el") } con { FORM($weapon, "el") }, que habría bloqueado { $n } más.
why-cost-block_by_several = En la sala { $room } usaste poco el arma: { $n ->
    [one] se podía haber bloqueado { $n } más.
   *[other] se podían haber bloqueado { $n } más.
 }
why-cost-fresh = En la sala { $room } mellaste { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
why-cost-sharp = En la sala { $room } mellaste demasiado { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
why-cost-reserve = En la sala { $room } empuñaste { FORM($weapon, "el") } antes de tiempo.
why-cost-arm = En la sala { $room } seguiste sin { FORM($weapon, "el") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
why-cost-hold = En la sala { $room } renunciaste { FORM($weapon, "al") } cuando aún { COUNT($cards) ->
        [one] quedaba
       *[other] quedaban
     } por llegar { FORM($cards, "el") }.
why-cost-room = En la sala { $room } te quedaste, lo que costó { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     } y te dejó con { $other }.
why-cost-room_healed = En la sala { $room } te quedaste, lo que costó { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     }, curó { $heals } y te dejó con { $other }.
why-cost-wait = En la sala { $room } pagaste { $cost } por { FORM($cards, "el") }, que podía haber esperado.
why-cost-away = En la sala { $room } pagaste { $cost } por { FORM($cards, "el") }, que se podía haber apartado.
why-cost-instead = En la sala { $room } luchaste contra { FORM($monster, "el") } y te guardaste { FORM($potion, "el") }, y te quedaste con { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, no { $health }.
why-cost-health = En la sala { $room } conservaste { $other ->
        [one] { $other } punto de vida
       *[other] { $other } puntos de vida
     }, cuando se podían conservar { $health }.
why-cost-free_to_run = En la sala { $room } huiste, y por eso no pudiste huir de la siguiente.
why-cost-free_to_put_away = En la sala { $room } apartaste una carta, y por eso tuviste que afrontar entera la siguiente.
why-cost-rid = En la sala { $room } dejaste { FORM($cards, "el") } esperando en la siguiente.
why-cost-certain = En la sala { $room } regalaste una partida ganada, pues se conocían todas las cartas que faltaban.

why-nudge-fatal = No todos los caminos por esta sala te dejan con vida.
why-nudge-out = Aquí hay una salida de la mazmorra.
why-nudge-score = Aquí se decide la puntuación.
why-nudge-drink = Beber aquí o no hacerlo supone { $n ->
        [one] { $n } punto de vida
       *[other] { $n } puntos de vida
     } de diferencia.
why-nudge-heal = Importa cuándo bebes: en el momento justo, una poción cura más.
why-nudge-idle = Importa cuándo bebes: aquí una poción puede gastarse para nada.
why-nudge-unwasted = Importa cuándo bebes: aquí una poción puede desperdiciarse.
why-nudge-keep = Una poción no curaría ahora todo su valor.
why-nudge-full = Importa cuándo bebes: aquí una poción puede gastarse para nada.
why-nudge-waste = Importa cuándo bebes: aquí una poción puede desperdiciarse.
why-nudge-block = Un arma puede bloquear aquí { $n } más que con el segundo mejor plan.
why-nudge-block_by_several = Las armas pueden bloquear aquí { $n } más que con el segundo mejor plan.
why-nudge-fresh = Un arma sin estrenar alcanza a cualquiera. Piensa en lo que está por llegar.
why-nudge-sharp = Piensa en lo que tu arma todavía tendrá que alcanzar.
why-nudge-reserve = Un arma que se queda en la sala sigue nueva.
why-nudge-arm = Quedan monstruos por llegar. ¿Con qué los recibirás?
why-nudge-hold = Quedan monstruos por llegar. ¿Con qué arma los recibirías?
why-nudge-room = Suma lo que cuesta quedarse.
why-nudge-room_healed = Suma lo que cuesta quedarse, y lo que dan las pociones.
why-nudge-wait = Uno de estos monstruos puede esperar.
why-nudge-away = Uno de estos monstruos puede esperar.
why-nudge-instead = Compara lo que cura una poción con lo que cuesta un monstruo.
why-nudge-health = Un camino te deja con { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }, y otro solo con { $other }.
why-nudge-free_to_run = Quien huye de esta sala tiene que afrontar la siguiente.
why-nudge-free_to_put_away = Quien aparta una carta tiene que afrontar entera la sala siguiente.
why-nudge-rid = Lo que dejes volverá a estar aquí en la sala siguiente.
why-nudge-certain = Conoces todas las cartas que faltan: juégalas mentalmente.
why-nudge-points = Más de un camino gana con la misma frecuencia; la diferencia está en los puntos.
why-nudge-bonus = La última carta cuenta: piensa cuál afrontarías al final.
why-nudge-saves = Lo que queda por jugarse son los puntos.
why-nudge-trade = Aquí, más puntos cuestan algo de seguridad.
why-nudge-only = Aquí hay poco que elegir.
why-nudge-alive = Solo un camino por esta sala te deja con vida.
why-nudge-only_run = Suma lo que cuesta quedarse y compáralo con tu vida.
why-nudge-dear = { $n } cualesquiera de estas cartas cuestan { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     } o más, y tienes { $health }.
why-nudge-equal = Entre los dos mejores caminos hay poca diferencia.
why-nudge-lookahead = No lo decide una razón sencilla: piensa en las salas que vienen.
why-nudge-costs = La mejor jugada cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     }.
why-nudge-costs_nothing = La mejor jugada no cuesta nada.
why-nudge-arms = Merece la pena tener un arma de esta sala.
why-nudge-heals = La mejor jugada cura { $heals }.
why-nudge-heals_nothing = La mejor jugada no te da nada; piensa en lo que evita.
why-nudge-wastes = La mejor jugada no te da nada; piensa en lo que evita.

why-move-fatal = Es mortal.
    .brief = es mortal
why-move-costs = Cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     }.
    .brief = cuesta { $cost ->
        [one] { $cost } punto de vida
       *[other] { $cost } puntos de vida
     }
why-move-costs_nothing = No cuesta nada.
    .brief = no cuesta nada
why-move-arms = Te arma con { FORM($weapon, "el") }.
    .brief = te arma con { FORM($weapon, "el") }
why-move-heals = Cura { $heals }.
    .brief = cura { $heals }
why-move-heals_nothing = No cura nada.
    .brief = no cura nada
why-move-wastes = Desperdicia { FORM($cards, "el") }.
    .brief = desperdicia { FORM($cards, "el") }

why-fact-room_under_deck = La sala va bajo la mazmorra, tal como está.
    .brief = la sala va bajo la mazmorra, tal como está
why-fact-room_shuffled = La sala vuelve a la mazmorra, que se baraja.
    .brief = la sala vuelve a la mazmorra, que se baraja
why-fact-room_next = De la siguiente no puedes huir.
why-fact-card_under_deck = Pone { FORM($cards, "el") } bajo la mazmorra.
    .brief = pone { FORM($cards, "el") } bajo la mazmorra
why-fact-card_shuffled = Devuelve { FORM($cards, "el") } a la mazmorra, que se baraja.
    .brief = devuelve { FORM($cards, "el") } a la mazmorra, que se baraja
why-fact-card_next = No puedes apartar una carta de la sala siguiente.
why-fact-unseen = Sin ver: { $monsters ->
    [one] { $monsters } monstruo de más de 10
   *[other] { $monsters } monstruos de más de 10
 }, { $weapons ->
    [one] { $weapons } arma
   *[other] { $weapons } armas
 }.

## review
review-title = { $rules }: { $result }
review-title_of_deal = { $rules }, reparto { $seed }: { $result }
review-room = { $fell ->
    [yes] Sala { $number }: elegiste { $played }, y caíste.
   *[no] Sala { $number }: elegiste { $played }.
 }
review-room_of = { $fell ->
    [yes] Sala { $number }: { $name } eligió { $played }, y cayó.
   *[no] Sala { $number }: { $name } eligió { $played }.
 }
review-no_hope = La partida ya no se podía ganar.
review-good = { $chance } de victoria.
review-scored = { $worth }.
review-lost = { $grade ->
    [inaccuracy] Imprecisión: { $after } de victoria, no { $before }.
    [mistake] Error: { $after } de victoria, no { $before }.
   *[blunder] Pifia: { $after } de victoria, no { $before }.
 }
review-given_up = { $grade ->
    [inaccuracy] Imprecisión: { $n ->
        [one] { $n } punto regalado
       *[other] { $n } puntos regalados
     }.
    [mistake] Error: { $n ->
        [one] { $n } punto regalado
       *[other] { $n } puntos regalados
     }.
   *[blunder] Pifia: { $n ->
        [one] { $n } punto regalado
       *[other] { $n } puntos regalados
     }.
 }
review-points = { $chance } de victoria, pero { $n ->
        [one] { $n } punto regalado
       *[other] { $n } puntos regalados
     }.
review-best = Mejor: { $best }.
review-accuracy = Precisión { $share }: { $inaccuracies ->
        [one] { $inaccuracies } imprecisión
       *[other] { $inaccuracies } imprecisiones
     }, { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
     }, { $blunders ->
        [one] { $blunders } pifia
       *[other] { $blunders } pifias
     }.
review-points_lost = { $n ->
    [one] { $n } punto regalado sin necesidad.
   *[other] { $n } puntos regalados sin necesidad.
 }
review-lesson = Moraleja: { $lesson }
review-line = Cómo la gana quien ve todas las cartas:
review-turning_gained = { $by_cards ->
    [yes] Punto de inflexión: las cartas nuevas de la sala { $number }, { $n ->
        [one] { $n } punto porcentual ganado
       *[other] { $n } puntos porcentuales ganados
     }.
   *[no] Punto de inflexión: tu decisión en la sala { $number }, { $n ->
        [one] { $n } punto porcentual ganado
       *[other] { $n } puntos porcentuales ganados
     }.
 }
review-turning_lost = { $by_cards ->
    [yes] Punto de inflexión: las cartas nuevas de la sala { $number }, { $n ->
        [one] { $n } punto porcentual perdido
       *[other] { $n } puntos porcentuales perdidos
     }.
   *[no] Punto de inflexión: tu decisión en la sala { $number }, { $n ->
        [one] { $n } punto porcentual perdido
       *[other] { $n } puntos porcentuales perdidos
     }.
 }
review-turned = Punto de inflexión.
review-worst = Lo que más costó.

review-cost-better = En la sala { $number } elegiste { $played }; era mejor esto: { $best }.
review-cost-cards = No cometiste ningún gran error: lo que más costó fue lo que salió en la sala { $number }.
review-cost-nobody = No cometiste ningún gran error, y nadie habría podido ganar este reparto.
review-cost-nothing = No cometiste ningún gran error; las cartas venían en contra.

review-later-cost = { $rooms ->
    [1] En la sala siguiente, { FORM($card, "el") } costó { $amount }.
   *[other] { $rooms } salas después, { FORM($card, "el") } costó { $amount }.
 }
review-later-room = { $rooms ->
    [1] En la sala siguiente perdiste { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     }.
   *[other] { $rooms } salas después perdiste { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     }.
 }
review-later-short = { $rooms ->
    [1] En la sala siguiente caíste por falta de { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     }.
   *[other] { $rooms } salas después caíste por falta de { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
     }.
 }

review-winnable-won = Quien ve todas las cartas puede ganar este reparto.
review-winnable-lost = Nadie habría podido ganar este reparto, ni viendo todas las cartas.
review-winnable-undecided = No se sabe si este reparto se puede ganar.

## together
together-heading = De dos en dos, por nombres
together-player = { $n ->
    [one] { $name }: { $n } partida, victorias: { $wins }, { $average ->
        [one] { $average } punto
       *[other] { $average } puntos
     } de media.
   *[other] { $name }: { $n } partidas, victorias: { $wins }, { $average ->
        [one] { $average } punto
       *[other] { $average } puntos
     } de media.
 }
together-pair = { $n ->
    [one] { $one } y { $other }: { $n } partida en compañía; { $one } quedó por delante en { $first }, { $other } en { $second }.
   *[other] { $one } y { $other }: { $n } partidas en compañía; { $one } quedó por delante en { $first }, { $other } en { $second }.
 }

## habit
habit-too_few = { $n ->
    [one] Las costumbres se verán tras { $n } partida más.
   *[other] Las costumbres se verán tras { $n } partidas más.
 }
habit-costs_wins = { $wins ->
    [1] Eso te cuesta una victoria por cada 100 partidas.
   *[other] Eso te cuesta { $wins } victorias por cada 100 partidas.
 }
habit-costs_points = Eso te cuesta { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
     } por partida.
habit-costs_both = { $wins ->
    [1] Eso te cuesta una victoria por cada 100 partidas y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
     } por partida.
   *[other] Eso te cuesta { $wins } victorias por cada 100 partidas y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
     } por partida.
 }
habit-instead = Mejor así: { $lesson }
habit-none = Ninguna costumbre te cuesta gran cosa.
habit-games = { $n ->
    [one] Esto es lo que más te costó en tu última partida.
   *[other] Esto es lo que más te costó en tus últimas { $n } partidas.
 }

habit-told-reckless = Afrontas salas que te matan.
habit-told-waste = Bebes pociones que curan poco o nada.
habit-told-hoard = Guardas las pociones demasiado tiempo.
habit-told-wear = Gastas el arma en monstruos débiles.
habit-told-swap = Cambias de arma demasiado pronto.
habit-told-unarmed = Dejas atrás armas buenas.
habit-told-timid = Usas el arma demasiado poco.
habit-told-hasty = Luchas contra monstruos caros que podían esperar.
habit-told-stubborn = Te quedas en salas que cuestan demasiado.
habit-told-flighty = Evitas salas que podrías afrontar.
habit-told-endgame = Pierdes partidas ganadas cuando ya se conocen todas las cartas.
habit-told-points = Regalas puntos cuando la victoria es segura.

habit-lesson-reckless = suma lo que cuesta una sala antes de afrontarla.
habit-lesson-waste = deja una poción para más tarde si ahora cura poco o nada.
habit-lesson-hoard = bebe una poción cuando la necesites; más tarde no cura más.
habit-lesson-wear = conserva el filo del arma para los monstruos fuertes que faltan.
habit-lesson-swap = conserva el arma que empuñas hasta que esté mellada; la que dejas en la sala sigue nueva.
habit-lesson-unarmed = empuña un arma buena antes de que lleguen los monstruos fuertes.
habit-lesson-timid = deja que el arma bloquee todo lo que pueda mientras tenga filo.
habit-lesson-hasty = deja el monstruo que más cuesta hasta que puedas recibirlo mejor.
habit-lesson-stubborn = evita una sala que cuesta demasiado, y vuelve a ella con mejor arma.
habit-lesson-flighty = quédate y afronta una sala así: si evitas una, no puedes evitar la siguiente, que puede ser peor.
habit-lesson-endgame = cuando se conozcan todas las cartas que faltan, juega mentalmente hasta el final antes de tomar ninguna.
habit-lesson-points = con la victoria segura, cura y bloquea cuanto puedas, y acaba con una poción.

## watched
watched-games = { $n ->
    [one] La red jugó { $n } partida de { $rules } (semilla { $seed }); victorias: { $won }.
   *[other] La red jugó { $n } partidas de { $rules } (semilla { $seed }); victorias: { $won }.
 }
watched-avoided = De las salas que podía evitar, evitó: { $shares }.
watched-monsters = { $n ->
    [one] el { $share } de las que tenían { $n } monstruo
   *[other] el { $share } de las que tenían { $n } monstruos
 }
watched-health = Según su vida, evitó: { $shares }.
watched-gained = Evitar una sala elevó su probabilidad de ganar en { $points ->
        [one] { $points } punto porcentual
       *[other] { $points } puntos porcentuales
     } de media.
watched-left = Cuando dejó cartas de una sala para más tarde, dejó: { $shares }.
watched-strongest = Cuando dejó monstruos, el más fuerte estaba entre ellos en el { $share } de las salas.
watched-armed = Cuando podía usar el arma, la usó contra: { $shares }.
watched-potions = De las pociones que bebió, curó el { $share }, { $mean } de media.
watched-swaps = De las armas que empuñó en lugar de otra, el { $share } eran más débiles.
watched-advice = Donde tú haces otra cosa, prueba así.

watched-at-low = el { $share } con poca vida
watched-at-middle = el { $share } con vida media
watched-at-high = el { $share } con mucha vida

watched-leaving-monster = un monstruo en el { $share } de las salas que tenían alguno
watched-leaving-weapon = un arma en el { $share }
watched-leaving-potion = una poción en el { $share }

watched-against-weak = el { $share } de los monstruos hasta 5
watched-against-middling = el { $share } de los de 6 a 10
watched-against-strong = el { $share } de los de más de 10

## bots
bots-title = { $name } ({ $code })
bots-about = { $name }: { $line }

bots-thinks = { $bot } piensa: { $plans }
bots-plays = { $bot } juega: { $moves }
bots-plays_for = { $bot } juega: { $moves } (probabilidad de ganar: { $worth })

bots-name-random = Polilla
bots-name-greedy = Urraca
bots-name-net = Zorro
bots-name-expert = Búho
bots-name-oracle = Vidente

bots-line-random = Toma cualquier carta que se le permita, y rara vez llega lejos.
bots-line-greedy = Toma lo que mejor pinta en esta sala, y nunca piensa en la siguiente.
bots-line-net = Intuye lo que vale una sala, por todas las partidas que ha jugado contra sí mismo.
bots-line-expert = Mira muchas salas por delante antes de jugar; nadie que juegue limpio es más fuerte.
bots-line-oracle = Ve todas las cartas que faltan, así que casi nunca pierde.

## mistakes
mistakes-heading = Tus errores
mistakes-looking = El entrenador está mirando tus últimas partidas …
mistakes-none = no hay errores tuyos que resolver: en tus últimas partidas no queda ninguno
mistakes-title = Tu partida del { $day }, sala { $room }
mistakes-task = { $title }: encuentra un plan mejor.
mistakes-line = { $mark } { $title } · { $rules }, { $state }
mistakes-solved = Ese error está resuelto, y no volverá.

## hinting
hinting-sure = Una pista deja el resultado de este día marcado como «con ayuda». ¿Mostrarla?
hinting-counts = { $name }, sala { $room }. Esto cuenta como pista en esa partida.
hinting-first_room = { $code }, la primera sala.
hinting-no_game = no tienes ninguna partida sin terminar; indica un reparto con --deal o --seed, o usa --position o --record
hinting-not_yet = en { $name } no es tu turno; ábrela y sigue jugando primero
hinting-nothing_to_review = no tienes ninguna partida terminada que repasar; indica el archivo de un registro
hinting-nothing_of_deal = no tienes ninguna partida terminada de { $code }
