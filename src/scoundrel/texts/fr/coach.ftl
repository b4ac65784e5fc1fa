## coach
coach-over = plus de { $chance }
coach-under = moins de { $chance }
coach-about = environ { $chance } ({ $low } à { $high })
coach-no_hope = Vous ne pouvez plus gagner ; sauvez les points qui restent.
coach-no_chance = Vous ne pouvez plus gagner.
coach-least_lost = Vous ne pouvez plus gagner. { $plan }. C’est ce qui rapporte le plus : { $points } en moyenne.
coach-best = { $plan }. { $worth }.
coach-how = { $plan } : { $moves }
coach-chance = { $chance } de chances de gagner
coach-score = { $chance } de chances de gagner, { $points } en moyenne
coach-points = { $n ->
    [one] { $score } point
   *[other] { $score } points
 }
coach-others = Autres plans : { $plans }.
coach-other = { $plan } { $chance } ({ $why })
coach-worth = { $plan } { $chance }
coach-fatal = Mortel : { $plans }.

## nudge
nudge-then = Ensuite : { $moves }.
nudge-lost = Vous ne pouvez plus gagner ; jouez pour les points qui restent.
nudge-note = Les chances d’en sortir, quoi qu’il y ait dessous.
nudge-marked = Le plan du coach, coup { $number } : { $words }.
nudge-marked_left = Le plan du coach : { $words }.

nudge-button-nudge = Indice
nudge-button-marks = Montrer
nudge-button-numbers = Détails

nudge-key-nudge = indice
nudge-key-marks = montrer
nudge-key-numbers = détails

nudge-help-nudge = d’abord une piste
nudge-help-marks = sur les cartes
nudge-help-numbers = les chiffres

nudge-ask-take = Quelle carte prendriez-vous ?
nudge-ask-take_or_run = Quelle carte prendriez-vous, à moins de fuir ?
nudge-ask-put_away = Écarteriez-vous une carte, et laquelle ?
nudge-ask-leave = { $n ->
    [one] Quelle carte laisseriez-vous ?
   *[other] Quelles { $n } cartes laisseriez-vous ?
 }
nudge-ask-leave_or_run = { $n ->
    [one] Faut-il fuir ? Et sinon, quelle carte laisser ?
   *[other] Faut-il fuir ? Et sinon, quelles { $n } cartes laisser ?
 }
nudge-ask-run = Faut-il fuir, ou tout affronter ?
nudge-ask-order = Dans quel ordre les affronteriez-vous ?
nudge-ask-last = Comment aborderiez-vous celle-ci ?

nudge-mark-bare = mains nues
nudge-mark-strike = arme
nudge-mark-monster = combattre
nudge-mark-weapon = prendre
nudge-mark-potion = boire
nudge-mark-put_away = écarter
nudge-mark-leave = laisser

nudge-brief-bare = poings
nudge-brief-strike = arme
nudge-brief-monster = combat
nudge-brief-weapon = prendre
nudge-brief-potion = boire
nudge-brief-put_away = écarter
nudge-brief-leave = laisser
nudge-brief-numbered = { $number } { $words }

## plans
coach-plan-run = fuir
coach-plan-put_away = écarter { FORM($cards, "the") }
coach-plan-leave = laisser { FORM($cards, "the") }
coach-plan-face_all = tout affronter
coach-plan-take = prendre { FORM($cards, "the") }

## why
why-good-fatal = Ce plan vous garde en vie.
why-good-out = Ce plan vous fait sortir du donjon, avec un score de { $score }.
    .also = De plus, il vous fait sortir du donjon, avec un score de { $score }.
why-good-score = Ce plan donne un score de { $score }, et non de { $other }.
    .also = De plus, il donne un score de { $score }, et non de { $other }.
why-good-drink = Ce plan vous rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") } : vous avez { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, et non { $other }.
    .also = De plus, il vous rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") } : vous avez { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, et non { $other }.
why-good-heal = Ce plan vous rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }, et non { $other }.
    .also = De plus, il vous rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }, et non { $other }.
why-good-idle = Ce plan vous rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }, au lieu de rien.
    .also = De plus, il vous rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }, au lieu de rien.
why-good-unwasted = Ce plan vous rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }, au lieu d’une potion gâchée.
    .also = De plus, il vous rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }, au lieu d’une potion gâchée.
why-good-keep = Ce plan garde { FORM($cards, "the") } pour plus tard, au lieu de ne rendre que { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } maintenant.
    .also = De plus, il garde { FORM($cards, "the") } pour plus tard, au lieu de ne rendre que { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } maintenant.
why-good-full = Ce plan garde { FORM($cards, "the") } pour plus tard, puisqu’il n’y a rien à soigner maintenant.
    .also = De plus, il garde { FORM($cards, "the") } pour plus tard, puisqu’il n’y a rien à soigner maintenant.
why-good-waste = Ce plan garde { FORM($cards, "the") } pour plus tard, au lieu de gâcher une potion maintenant.
    .also = De plus, il garde { FORM($cards, "the") } pour plus tard, au lieu de gâcher une potion maintenant.
why-good-block = Ce plan épargne { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus en frappant { FORM($cards, "the") } avec { FORM($weapon, "the") }.
    .also = De plus, il épargne { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus en frappant { FORM($cards, "the") } avec { FORM($weapon, "the") }.
why-good-block_by_several = Ce plan épargne { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus en frappant { FORM($cards, "the") }.
    .also = De plus, il épargne { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus en frappant { FORM($cards, "the") }.
why-good-fresh = Ce plan garde { FORM($weapon, "the") } à l’état neuf pour { FORM($cards, "the") }, encore à venir.
    .also = De plus, il garde { FORM($weapon, "the") } à l’état neuf pour { FORM($cards, "the") }, encore à venir.
why-good-sharp = Ce plan garde { FORM($weapon, "the") } en état de frapper { FORM($cards, "the") }, encore à venir.
    .also = De plus, il garde { FORM($weapon, "the") } en état de frapper { FORM($cards, "the") }, encore à venir.
why-good-reserve = Ce plan garde { FORM($weapon, "the") } pour plus tard.
    .also = De plus, il garde { FORM($weapon, "the") } pour plus tard.
why-good-arm = Ce plan vous donne { FORM($weapon, "the") } pour { FORM($cards, "the") }, encore à venir.
    .also = De plus, il vous donne { FORM($weapon, "the") } pour { FORM($cards, "the") }, encore à venir.
why-good-hold = Ce plan vous laisse { FORM($weapon, "the") } pour { FORM($cards, "the") }, encore à venir.
    .also = De plus, il vous laisse { FORM($weapon, "the") } pour { FORM($cards, "the") }, encore à venir.
why-good-room = Ce plan vous épargne une salle dont le meilleur plan coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } et vous en laisse { $other }.
    .also = De plus, il vous épargne une salle dont le meilleur plan coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } et vous en laisse { $other }.
why-good-room_healed = Ce plan vous épargne une salle dont le meilleur plan coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, en rend { $heals } et vous en laisse { $other }.
    .also = De plus, il vous épargne une salle dont le meilleur plan coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, en rend { $heals } et vous en laisse { $other }.
why-good-wait = Ce plan laisse { FORM($cards, "the") } pour plus tard : vous avez { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, et non { $other }.
    .also = De plus, il laisse { FORM($cards, "the") } pour plus tard : vous avez { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, et non { $other }.
why-good-away = Ce plan remet { FORM($cards, "the") } à plus tard : vous avez { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, et non { $other }.
    .also = De plus, il remet { FORM($cards, "the") } à plus tard : vous avez { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, et non { $other }.
why-good-instead = Ce plan vous rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($potion, "the") } et laisse { FORM($monster, "the") } en paix : vous avez { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, et non { $other }.
    .also = De plus, il vous rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($potion, "the") } et laisse { FORM($monster, "the") } en paix : vous avez { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, et non { $other }.
why-good-health = Ce plan vous laisse { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, et non { $other }.
    .also = De plus, il vous laisse { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, et non { $other }.
why-good-free_to_run = Ce plan vous permet de fuir la salle suivante s’il le faut.
    .also = De plus, il vous permet de fuir la salle suivante s’il le faut.
why-good-free_to_put_away = Ce plan vous permet d’écarter une carte de la salle suivante.
    .also = De plus, il vous permet d’écarter une carte de la salle suivante.
why-good-rid = Ce plan règle l’affaire { FORM($cards, "du") } pour { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }.
    .also = De plus, il règle l’affaire { FORM($cards, "du") } pour { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }.
why-good-certain = Ce plan gagne à coup sûr, puisque toutes les cartes à venir sont connues.
why-good-points = Ce plan gagne à peu près aussi souvent et rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de plus.
why-good-bonus = Ce plan peut finir à pleine vie avec une potion par-dessus, soit { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de plus.
why-good-saves = Ce plan rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de plus en moyenne.
why-good-trade = Ce plan rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de plus en moyenne, mais gagne moins souvent.
why-good-only = On ne peut rien faire d’autre.
why-good-alive = C’est le seul plan auquel vous survivez.
why-good-only_run = C’est la seule façon de survivre à cette salle.
why-good-dear = C’est la seule façon de survivre : { $n } de ces cartes, quelles qu’elles soient, coûtent au moins { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, et vous en avez { $health }.
why-good-equal = C’est à peu près aussi bon que le meilleur des autres plans.
why-good-lookahead = C’est ce que montre le calcul des salles à venir ; aucune raison simple ne l’explique.

# .brief suit le plan entre parenthèses, sans sujet : « laisser le 8♦ 84 % (ne rend que 4 points de vie avec le 8♥) ».
why-bad-fatal = C’est mortel : { FORM($cards, "the") } { COUNT($cards) ->
    [one] coûte
   *[other] coûtent
 } { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, et vous en avez { $health }.
    .brief = mortel : { FORM($cards, "the") } { COUNT($cards) ->
    [one] coûte
   *[other] coûtent
 } { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, et vous en avez { $health }
why-bad-out = Ce plan ne vous fait pas encore sortir, alors qu’un autre plan rapporte { $score }.
    .also = De plus, il { why-bad-out.brief }.
    .brief = ne vous fait pas encore sortir, alors qu’un autre plan rapporte { $score }
why-bad-score = Ce plan donne un score de { $other }, et non de { $score }.
    .also = De plus, il { why-bad-score.brief }.
    .brief = donne un score de { $other }, et non de { $score }
why-bad-drink = Ce plan garde { FORM($cards, "the") } en réserve : vous avez { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }.
    .also = De plus, il { why-bad-drink.brief }.
    .brief = garde { FORM($cards, "the") } en réserve : vous avez { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }
why-bad-heal = Ce plan ne vous rend que { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 } avec { FORM($cards, "the") }, et non { $heals }.
    .also = De plus, il { why-bad-heal.brief }.
    .brief = ne rend que { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 } avec { FORM($cards, "the") }, et non { $heals }
why-bad-idle = Ce plan boit { FORM($cards, "the") } pour rien, alors qu’il y aurait de quoi regagner { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }.
    .also = De plus, il { why-bad-idle.brief }.
    .brief = boit { FORM($cards, "the") } pour rien, alors qu’il y aurait de quoi regagner { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }
why-bad-unwasted = Ce plan gâche { FORM($cards, "the") }, de quoi regagner { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }.
    .also = De plus, il { why-bad-unwasted.brief }.
    .brief = gâche { FORM($cards, "the") }, de quoi regagner { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }
why-bad-keep = Ce plan ne vous rend que { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }.
    .also = De plus, il { why-bad-keep.brief }.
    .brief = ne rend que { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }
why-bad-full = Ce plan boit { FORM($cards, "the") } pour rien.
    .also = De plus, il { why-bad-full.brief }.
    .brief = boit { FORM($cards, "the") } pour rien
why-bad-waste = Ce plan gâche { FORM($cards, "the") }.
    .also = De plus, il { why-bad-waste.brief }.
    .brief = gâche { FORM($cards, "the") }
why-bad-block = Ce plan ne frappe pas { FORM($cards, "the") } avec { FORM($weapon, "the") }, ce qui épargnerait { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus.
    .also = De plus, il { why-bad-block.brief }.
    .brief = ne frappe pas { FORM($cards, "the") } avec { FORM($weapon, "the") }, ce qui épargnerait { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus
why-bad-block_by_several = Ce plan épargne { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de moins qu’un plan qui frappe { FORM($cards, "the") }.
    .also = De plus, il { why-bad-block_by_several.brief }.
    .brief = épargne { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de moins qu’un plan qui frappe { FORM($cards, "the") }
why-bad-fresh = Ce plan émousse { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
    .also = De plus, il { why-bad-fresh.brief }.
    .brief = émousse { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir
why-bad-sharp = Ce plan émousse trop { FORM($weapon, "the") } pour { FORM($cards, "the") }, encore à venir.
    .also = De plus, il { why-bad-sharp.brief }.
    .brief = émousse trop { FORM($weapon, "the") } pour { FORM($cards, "the") }, encore à venir
why-bad-reserve = Ce plan prend { FORM($weapon, "the") } maintenant au lieu de l’épargner.
    .also = De plus, il { why-bad-reserve.brief }.
    .brief = prend { FORM($weapon, "the") } maintenant au lieu de l’épargner
why-bad-arm = Ce plan continue sans { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
    .also = De plus, il { why-bad-arm.brief }.
    .brief = continue sans { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir
why-bad-hold = Ce plan lâche { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
    .also = De plus, il { why-bad-hold.brief }.
    .brief = lâche { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir
why-bad-room = Ce plan coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } et vous en laisse { $other }.
    .also = De plus, il { why-bad-room.brief }.
    .brief = coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } et vous en laisse { $other }
why-bad-room_healed = Ce plan coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, en rend { $heals } et vous en laisse { $other }.
    .also = De plus, il { why-bad-room_healed.brief }.
    .brief = coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, en rend { $heals } et vous en laisse { $other }
why-bad-wait = Ce plan paie { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } pour { FORM($cards, "the") } maintenant et vous en laisse { $other }.
    .also = De plus, il { why-bad-wait.brief }.
    .brief = paie { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } pour { FORM($cards, "the") } maintenant et vous en laisse { $other }
why-bad-away = Ce plan paie { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } pour { FORM($cards, "the") } maintenant et vous en laisse { $other }.
    .also = De plus, il { why-bad-away.brief }.
    .brief = paie { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } pour { FORM($cards, "the") } maintenant et vous en laisse { $other }
why-bad-instead = Ce plan combat { FORM($monster, "the") } et garde { FORM($potion, "the") } en réserve : vous avez { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }.
    .also = De plus, il { why-bad-instead.brief }.
    .brief = combat { FORM($monster, "the") } et garde { FORM($potion, "the") } en réserve : vous avez { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }
why-bad-health = Ce plan vous laisse { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }.
    .also = De plus, il { why-bad-health.brief }.
    .brief = vous laisse { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }
why-bad-free_to_run = Ce plan { $n ->
    [0] vous oblige à affronter la salle suivante
    [one] vous oblige à affronter la salle suivante, avec { $n } monstre au-dessus de 10 encore caché
   *[other] vous oblige à affronter la salle suivante, avec { $n } monstres au-dessus de 10 encore cachés
 }.
    .also = De plus, il { why-bad-free_to_run.brief }.
    .brief = { $n ->
    [0] vous oblige à affronter la salle suivante
    [one] vous oblige à affronter la salle suivante, avec { $n } monstre au-dessus de 10 encore caché
   *[other] vous oblige à affronter la salle suivante, avec { $n } monstres au-dessus de 10 encore cachés
 }
why-bad-free_to_put_away = Ce plan { $n ->
    [0] vous oblige à affronter la salle suivante en entier
    [one] vous oblige à affronter la salle suivante en entier, avec { $n } monstre au-dessus de 10 encore caché
   *[other] vous oblige à affronter la salle suivante en entier, avec { $n } monstres au-dessus de 10 encore cachés
 }.
    .also = De plus, il { why-bad-free_to_put_away.brief }.
    .brief = { $n ->
    [0] vous oblige à affronter la salle suivante en entier
    [one] vous oblige à affronter la salle suivante en entier, avec { $n } monstre au-dessus de 10 encore caché
   *[other] vous oblige à affronter la salle suivante en entier, avec { $n } monstres au-dessus de 10 encore cachés
 }
why-bad-rid = Ce plan laisse { FORM($cards, "the") } vous attendre dans la salle suivante.
    .also = De plus, il { why-bad-rid.brief }.
    .brief = laisse { FORM($cards, "the") } vous attendre dans la salle suivante
why-bad-certain = Ce plan ne peut plus gagner, puisque toutes les cartes à venir sont connues.
    .brief = ne peut plus gagner, puisque toutes les cartes à venir sont connues
why-bad-points = Ce plan gagne à peu près aussi souvent, mais rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de moins.
    .brief = gagne à peu près aussi souvent, mais rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de moins
why-bad-saves = Ce plan rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de moins en moyenne.
    .brief = rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de moins en moyenne
why-bad-trade = Ce plan gagne plus souvent, mais rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de moins en moyenne.
    .brief = gagne plus souvent, mais rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de moins en moyenne
why-bad-equal = Ce plan vaut à peu près autant.
    .brief = vaut à peu près autant
why-bad-lookahead = Ce plan vaut moins quand on regarde plus loin.
    .brief = vaut moins quand on regarde plus loin

why-past-fatal = Votre plan était mortel : { FORM($cards, "the") } { COUNT($cards) ->
    [one] coûtait
   *[other] coûtaient
 } { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, et vous en aviez { $health }.
why-past-out = Votre plan ne vous faisait pas encore sortir, alors qu’un autre rapportait { $score }.
    .also = De plus, il ne vous faisait pas encore sortir, alors qu’un autre rapportait { $score }.
why-past-score = Votre plan donnait un score de { $other }, et non de { $score }.
    .also = De plus, il donnait un score de { $other }, et non de { $score }.
why-past-drink = Votre plan gardait { FORM($cards, "the") } en réserve : vous aviez { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }.
    .also = De plus, il gardait { FORM($cards, "the") } en réserve : vous aviez { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }.
why-past-heal = Votre plan ne vous rendait que { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 } avec { FORM($cards, "the") }, et non { $heals }.
    .also = De plus, il ne vous rendait que { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 } avec { FORM($cards, "the") }, et non { $heals }.
why-past-idle = Votre plan buvait { FORM($cards, "the") } pour rien, alors qu’il y avait de quoi regagner { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }.
    .also = De plus, il buvait { FORM($cards, "the") } pour rien, alors qu’il y avait de quoi regagner { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }.
why-past-unwasted = Votre plan gâchait { FORM($cards, "the") }, de quoi regagner { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }.
    .also = De plus, il gâchait { FORM($cards, "the") }, de quoi regagner { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }.
why-past-keep = Votre plan ne vous rendait que { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }.
    .also = De plus, il ne vous rendait que { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }.
why-past-full = Votre plan buvait { FORM($cards, "the") } pour rien.
    .also = De plus, il buvait { FORM($cards, "the") } pour rien.
why-past-waste = Votre plan gâchait { FORM($cards, "the") }.
    .also = De plus, il gâchait { FORM($cards, "the") }.
why-past-block = Votre plan ne frappait pas { FORM($cards, "the") } avec { FORM($weapon, "the") }, ce qui aurait épargné { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus.
    .also = De plus, il ne frappait pas { FORM($cards, "the") } avec { FORM($weapon, "the") }, ce qui aurait épargné { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus.
why-past-block_by_several = Votre plan épargnait { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de moins qu’un plan qui frappe { FORM($cards, "the") }.
    .also = De plus, il épargnait { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de moins qu’un plan qui frappe { FORM($cards, "the") }.
why-past-fresh = Votre plan émoussait { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
    .also = De plus, il émoussait { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
why-past-sharp = Votre plan émoussait trop { FORM($weapon, "the") } pour { FORM($cards, "the") }, encore à venir.
    .also = De plus, il émoussait trop { FORM($weapon, "the") } pour { FORM($cards, "the") }, encore à venir.
why-past-reserve = Votre plan prenait { FORM($weapon, "the") } au lieu de l’épargner.
    .also = De plus, il prenait { FORM($weapon, "the") } au lieu de l’épargner.
why-past-arm = Votre plan continuait sans { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
    .also = De plus, il continuait sans { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
why-past-hold = Votre plan lâchait { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
    .also = De plus, il lâchait { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
why-past-room = Votre plan coûtait { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } et vous en laissait { $other }.
    .also = De plus, il coûtait { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } et vous en laissait { $other }.
why-past-room_healed = Votre plan coûtait { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, en rendait { $heals } et vous en laissait { $other }.
    .also = De plus, il coûtait { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, en rendait { $heals } et vous en laissait { $other }.
why-past-wait = Votre plan payait { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } pour { FORM($cards, "the") } et vous en laissait { $other }.
    .also = De plus, il payait { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } pour { FORM($cards, "the") } et vous en laissait { $other }.
why-past-away = Votre plan payait { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } pour { FORM($cards, "the") } et vous en laissait { $other }.
    .also = De plus, il payait { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } pour { FORM($cards, "the") } et vous en laissait { $other }.
why-past-instead = Votre plan combattait { FORM($monster, "the") } et gardait { FORM($potion, "the") } en réserve : vous aviez { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }.
    .also = De plus, il combattait { FORM($monster, "the") } et gardait { FORM($potion, "the") } en réserve : vous aviez { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }.
why-past-health = Votre plan vous laissait { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }.
    .also = De plus, il vous laissait { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, et non { $health }.
why-past-free_to_run = Votre plan { $n ->
    [0] vous obligeait à affronter la salle suivante
    [one] vous obligeait à affronter la salle suivante, avec { $n } monstre au-dessus de 10 encore caché
   *[other] vous obligeait à affronter la salle suivante, avec { $n } monstres au-dessus de 10 encore cachés
 }.
    .also = De plus, il { $n ->
    [0] vous obligeait à affronter la salle suivante
    [one] vous obligeait à affronter la salle suivante, avec { $n } monstre au-dessus de 10 encore caché
   *[other] vous obligeait à affronter la salle suivante, avec { $n } monstres au-dessus de 10 encore cachés
 }.
why-past-free_to_put_away = Votre plan { $n ->
    [0] vous obligeait à affronter la salle suivante en entier
    [one] vous obligeait à affronter la salle suivante en entier, avec { $n } monstre au-dessus de 10 encore caché
   *[other] vous obligeait à affronter la salle suivante en entier, avec { $n } monstres au-dessus de 10 encore cachés
 }.
    .also = De plus, il { $n ->
    [0] vous obligeait à affronter la salle suivante en entier
    [one] vous obligeait à affronter la salle suivante en entier, avec { $n } monstre au-dessus de 10 encore caché
   *[other] vous obligeait à affronter la salle suivante en entier, avec { $n } monstres au-dessus de 10 encore cachés
 }.
why-past-rid = Votre plan laissait { FORM($cards, "the") } vous attendre dans la salle suivante.
    .also = De plus, il laissait { FORM($cards, "the") } vous attendre dans la salle suivante.
why-past-certain = Votre plan ne pouvait plus gagner, puisque toutes les cartes à venir étaient connues.
why-past-trade = Votre plan gagnait plus souvent, mais rapportait { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de moins en moyenne.
why-past-equal = Votre plan valait à peu près autant.
why-past-lookahead = Votre plan valait moins, comme on le voit en regardant plus loin.

why-cost-fatal = Salle { $room }, avec { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, vous affrontez { FORM($cards, "the") }, qui en { COUNT($cards) ->
    [one] coûte
   *[other] coûtent
 } { $cost }.
why-cost-drink = Salle { $room }, vous gardez { FORM($cards, "the") } en réserve, et il vous reste { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, au lieu de { $health }.
why-cost-heal = Salle { $room }, vous ne regagnez que { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 } avec { FORM($cards, "the") }, au lieu de { $heals }.
why-cost-idle = Salle { $room }, vous buvez { FORM($cards, "the") } pour rien, alors qu’il y avait de quoi regagner { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }.
why-cost-unwasted = Salle { $room }, vous gâchez { FORM($cards, "the") }, de quoi regagner { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }.
why-cost-keep = Salle { $room }, vous ne regagnez que { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 } avec { FORM($cards, "the") }, qui { COUNT($cards) ->
    [one] pouvait
   *[other] pouvaient
 } attendre.
why-cost-full = Salle { $room }, vous buvez { FORM($cards, "the") } pour rien, sans attendre un meilleur moment.
why-cost-waste = Salle { $room }, vous gâchez { FORM($cards, "the") }, qui { COUNT($cards) ->
    [one] pouvait
   *[other] pouvaient
 } attendre.
why-cost-block = Salle { $room }, vous ne frappez pas { FORM($cards, "the") } avec { FORM($weapon, "the") }, ce qui aurait épargné { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus.
why-cost-block_by_several = Salle { $room }, vous frappez trop peu : on pouvait épargner { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus.
why-cost-fresh = Salle { $room }, vous émoussez { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
why-cost-sharp = Salle { $room }, vous émoussez trop { FORM($weapon, "the") } pour { FORM($cards, "the") }, encore à venir.
why-cost-reserve = Salle { $room }, vous prenez { FORM($weapon, "the") } au lieu de l’épargner.
why-cost-arm = Salle { $room }, vous continuez sans { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
why-cost-hold = Salle { $room }, vous lâchez { FORM($weapon, "the") }, avec { FORM($cards, "the") } encore à venir.
why-cost-room = Salle { $room }, vous restez, ce qui coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } et vous en laisse { $other }.
why-cost-room_healed = Salle { $room }, vous restez, ce qui coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, en rend { $heals } et vous en laisse { $other }.
why-cost-wait = Salle { $room }, vous payez { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } pour { FORM($cards, "the") }, qui { COUNT($cards) ->
    [one] pouvait
   *[other] pouvaient
 } attendre.
why-cost-away = Salle { $room }, vous payez { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 } pour { FORM($cards, "the") }, sans rien écarter.
why-cost-instead = Salle { $room }, vous combattez { FORM($monster, "the") } et gardez { FORM($potion, "the") } en réserve, et il vous reste { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, au lieu de { $health }.
why-cost-health = Salle { $room }, vous gardez { $other ->
    [one] { $other } point de vie
   *[other] { $other } points de vie
 }, alors qu’on pouvait en garder { $health }.
why-cost-free_to_run = Salle { $room }, vous fuyez, et ne pouvez donc plus fuir la salle suivante.
why-cost-free_to_put_away = Salle { $room }, vous écartez une carte, et devez donc affronter toute la salle suivante.
why-cost-rid = Salle { $room }, vous laissez { FORM($cards, "the") } vous attendre dans la salle suivante.
why-cost-certain = Salle { $room }, vous lâchez une partie gagnée, toutes les cartes à venir étant connues.

why-nudge-fatal = Dans cette salle, certains plans sont mortels.
why-nudge-out = Il y a ici une façon de sortir du donjon.
why-nudge-score = C’est ici que se décide le score.
why-nudge-drink = Une potion bue ici fait une différence de { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 }.
why-nudge-heal = Tout est dans le moment : une potion soigne davantage au bon moment.
why-nudge-idle = Tout est dans le moment : une potion peut être bue ici pour rien.
why-nudge-unwasted = Tout est dans le moment : une potion peut être gâchée ici.
why-nudge-keep = Bue maintenant, une potion ne rendrait pas toute sa valeur.
why-nudge-full = Tout est dans le moment : une potion peut être bue ici pour rien.
why-nudge-waste = Tout est dans le moment : une potion peut être gâchée ici.
why-nudge-block = Une arme peut épargner ici { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus que le meilleur des autres plans.
why-nudge-block_by_several = Les armes peuvent épargner ici { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 } de plus que le meilleur des autres plans.
why-nudge-fresh = Une arme qui n’a encore rien frappé frappe tout. Pensez à ce qui doit venir.
why-nudge-sharp = Pensez à ce que votre arme devra encore pouvoir frapper.
why-nudge-reserve = Une arme laissée dans la salle reste neuve.
why-nudge-arm = Des monstres doivent encore venir. Avec quoi les recevrez-vous ?
why-nudge-hold = Des monstres doivent encore venir. Avec quelle arme les recevrez-vous ?
why-nudge-room = Additionnez ce qu’il en coûte de rester.
why-nudge-room_healed = Additionnez ce qu’il en coûte de rester, et ce que rendent les potions.
why-nudge-wait = L’un de ces monstres peut attendre.
why-nudge-away = L’un de ces monstres peut attendre.
why-nudge-instead = Comparez ce que soigne une potion et ce que coûte un monstre.
why-nudge-health = Un plan vous laisse { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }, un autre seulement { $other }.
why-nudge-free_to_run = Qui fuit cette salle devra affronter la suivante.
why-nudge-free_to_put_away = Qui écarte une carte devra affronter toute la salle suivante.
why-nudge-rid = Ce que vous laissez sera là dans la salle suivante.
why-nudge-certain = Vous connaissez toutes les cartes à venir : jouez-les de tête.
why-nudge-points = Plusieurs plans gagnent à peu près aussi souvent ; les points les départagent.
why-nudge-bonus = La dernière carte compte : pensez à celle que vous garderiez pour la fin.
why-nudge-saves = Il ne reste que des points à jouer.
why-nudge-trade = Ici, des points en plus coûtent un peu de sûreté.
why-nudge-only = Il n’y a guère de choix ici.
why-nudge-alive = Dans cette salle, un seul plan laisse en vie.
why-nudge-only_run = Additionnez ce qu’il en coûte de rester, et comparez avec votre vie.
why-nudge-dear = { $n } de ces cartes, quelles qu’elles soient, coûtent au moins { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }, et vous en avez { $health }.
why-nudge-equal = Les deux meilleurs plans se valent presque.
why-nudge-lookahead = Aucune raison simple ne tranche : pensez aux salles à venir.
why-nudge-costs = Le meilleur coup coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }.
why-nudge-costs_nothing = Le meilleur coup ne coûte rien.
why-nudge-arms = Une arme de cette salle vaut d’être prise.
why-nudge-heals = Le meilleur coup rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }.
why-nudge-heals_nothing = Le meilleur coup ne vous rapporte rien ; pensez à ce qu’il empêche.
why-nudge-wastes = Le meilleur coup ne vous rapporte rien ; pensez à ce qu’il empêche.

why-move-fatal = C’est mortel.
    .brief = mortel
why-move-costs = Cela coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }.
    .brief = coûte { $cost ->
    [one] { $cost } point de vie
   *[other] { $cost } points de vie
 }
why-move-costs_nothing = Cela ne coûte rien.
    .brief = ne coûte rien
why-move-arms = Cela vous donne { FORM($weapon, "the") }.
    .brief = vous donne { FORM($weapon, "the") }
why-move-heals = Cela rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }.
    .brief = rend { $heals ->
    [one] { $heals } point de vie
   *[other] { $heals } points de vie
 }
why-move-heals_nothing = Cela ne soigne rien.
    .brief = ne soigne rien
why-move-wastes = Cela gâche { FORM($cards, "the") }.
    .brief = gâche { FORM($cards, "the") }

why-fact-room_under_deck = La salle va sous le donjon, telle qu’elle est.
    .brief = la salle va sous le donjon, telle qu’elle est
why-fact-room_shuffled = La salle est mélangée au donjon.
    .brief = la salle est mélangée au donjon
why-fact-room_next = Vous ne pourrez pas fuir la suivante.
why-fact-card_under_deck = Cela met { FORM($cards, "the") } sous le donjon.
    .brief = met { FORM($cards, "the") } sous le donjon
why-fact-card_shuffled = Cela mélange { FORM($cards, "the") } au donjon.
    .brief = mélange { FORM($cards, "the") } au donjon
why-fact-card_next = Vous ne pourrez pas écarter de carte dans la salle suivante.
why-fact-unseen = Encore cachés : { $monsters ->
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
 } au-dessus de 10, { $weapons ->
    [one] { $weapons } arme
   *[other] { $weapons } armes
 }.

## review
review-title = { $rules } : { $result }
review-title_of_deal = { $rules }, donne { $seed } : { $result }
review-room = { $fell ->
    [yes] Salle { $number } : vous avez { $played }, et vous tombez.
   *[no] Salle { $number } : vous avez { $played }.
 }
review-room_of = { $fell ->
    [yes] Salle { $number } : { $name } a { $played }, et tombe.
   *[no] Salle { $number } : { $name } a { $played }.
 }
review-no_hope = La partie ne pouvait plus être gagnée.
review-good = { $chance } de chances de gagner.
review-scored = { $worth }.
review-lost = { $grade ->
    [inaccuracy] Imprécision : { $after } de chances de gagner, et non { $before }.
    [mistake] Erreur : { $after } de chances de gagner, et non { $before }.
   *[blunder] Gaffe : { $after } de chances de gagner, et non { $before }.
 }
review-given_up = { $grade ->
    [inaccuracy] Imprécision : { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
 }.
    [mistake] Erreur : { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
 }.
   *[blunder] Gaffe : { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
 }.
 }
review-points = { $chance } de chances de gagner, mais { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
 }.
review-best = Mieux : { $best }.
review-accuracy = Précision { $share } : { $inaccuracies ->
    [one] { $inaccuracies } imprécision
   *[other] { $inaccuracies } imprécisions
 }, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
 }, { $blunders ->
    [one] { $blunders } gaffe
   *[other] { $blunders } gaffes
 }.
review-points_lost = { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
 } sans nécessité.
review-lesson = Ce qu’il faut en retenir : { $lesson }
review-line = Comment gagne qui voit toutes les cartes :
review-turning_gained = { $by_cards ->
    [yes] Tournant : les nouvelles cartes de la salle { $number }, { $n ->
    [one] { $n } point de pourcentage gagné
   *[other] { $n } points de pourcentage gagnés
 }.
   *[no] Tournant : votre décision dans la salle { $number }, { $n ->
    [one] { $n } point de pourcentage gagné
   *[other] { $n } points de pourcentage gagnés
 }.
 }
review-turning_lost = { $by_cards ->
    [yes] Tournant : les nouvelles cartes de la salle { $number }, { $n ->
    [one] { $n } point de pourcentage perdu
   *[other] { $n } points de pourcentage perdus
 }.
   *[no] Tournant : votre décision dans la salle { $number }, { $n ->
    [one] { $n } point de pourcentage perdu
   *[other] { $n } points de pourcentage perdus
 }.
 }
review-turned = Le tournant.
review-worst = Ce qui a coûté le plus.

review-cost-better = Salle { $number }, vous avez { $played } ; il y avait mieux : { $best }.
review-cost-cards = Vous n’avez pas fait de grosse erreur : ce qui est venu dans la salle { $number } vous a coûté le plus.
review-cost-nobody = Vous n’avez pas fait de grosse erreur, et personne n’aurait pu gagner cette donne.
review-cost-nothing = Vous n’avez pas fait de grosse erreur ; les cartes étaient contre vous.

review-later-cost = { $rooms ->
    [1] Dans la salle suivante, { FORM($card, "the") } vous coûte { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 }.
   *[other] { $rooms } salles plus tard, { FORM($card, "the") } vous coûte { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 }.
 }
review-later-room = { $rooms ->
    [1] Dans la salle suivante, vous perdez { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 }.
   *[other] { $rooms } salles plus tard, vous perdez { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 }.
 }
review-later-short = { $rooms ->
    [1] Dans la salle suivante, vous tombez, faute de { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 }.
   *[other] { $rooms } salles plus tard, vous tombez, faute de { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 }.
 }

review-winnable-won = Qui voit toutes les cartes peut gagner cette donne.
review-winnable-lost = Personne n’aurait pu gagner cette donne, même en voyant toutes les cartes.
review-winnable-undecided = On ne sait pas si cette donne pouvait être gagnée.

## together
together-heading = À deux, par nom
together-player = { $name } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 }, { $average ->
    [one] { $average } point
   *[other] { $average } points
 } en moyenne.
together-pair = { $one } et { $other } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 } à deux ; { $one } a fait mieux dans { $first }, { $other } dans { $second }.

## habit
habit-too_few = Encore { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }, et vos habitudes apparaîtront ici.
habit-costs_wins = { $wins ->
    [1] Cela vous coûte une victoire sur 100 parties.
   *[other] Cela vous coûte { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 } sur 100 parties.
 }
habit-costs_points = Cela vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
 } par partie.
habit-costs_both = { $wins ->
    [1] Cela vous coûte une victoire sur 100 parties et { $points ->
    [one] { $points } point
   *[other] { $points } points
 } par partie.
   *[other] Cela vous coûte { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 } sur 100 parties et { $points ->
    [one] { $points } point
   *[other] { $points } points
 } par partie.
 }
habit-instead = Plutôt : { $lesson }
habit-none = Aucune de vos habitudes ne vous coûte cher.
habit-games = { $n ->
    [one] Voici ce qui vous a coûté le plus dans votre dernière partie.
   *[other] Voici ce qui vous a coûté le plus dans vos { $n } dernières parties.
 }

habit-told-reckless = Vous affrontez des salles qui vous tuent.
habit-told-waste = Vous buvez des potions qui ne soignent presque rien.
habit-told-hoard = Vous gardez vos potions trop longtemps.
habit-told-wear = Vous usez votre arme sur des monstres faibles.
habit-told-swap = Vous changez d’arme trop tôt.
habit-told-unarmed = Vous laissez de bonnes armes derrière vous.
habit-told-timid = Vous frappez trop peu avec votre arme.
habit-told-hasty = Vous combattez des monstres coûteux qui pouvaient attendre.
habit-told-stubborn = Vous restez dans des salles qui coûtent trop cher.
habit-told-flighty = Vous évitez des salles que vous pouviez affronter.
habit-told-endgame = Vous perdez des parties gagnées quand toutes les cartes sont connues.
habit-told-points = Vous lâchez des points quand la victoire est sûre.

habit-lesson-reckless = additionnez ce que coûte une salle avant de l’affronter.
habit-lesson-waste = laissez une potion pour plus tard si elle ne soigne presque rien maintenant.
habit-lesson-hoard = buvez une potion quand vous en avez besoin ; plus tard, elle ne soignera pas davantage.
habit-lesson-wear = gardez votre arme affûtée pour les grands monstres à venir.
habit-lesson-swap = gardez l’arme que vous tenez jusqu’à ce qu’elle soit émoussée ; celle que vous laissez dans la salle reste neuve.
habit-lesson-unarmed = prenez une bonne arme avant que viennent les grands monstres.
habit-lesson-timid = laissez votre arme bloquer tout ce qu’elle peut tant qu’elle est affûtée.
habit-lesson-hasty = laissez le monstre le plus coûteux jusqu’au moment où vous pourrez mieux le recevoir.
habit-lesson-stubborn = évitez une salle qui coûte trop cher, et retrouvez-la avec une meilleure arme.
habit-lesson-flighty = restez et affrontez une telle salle : qui en évite une ne peut éviter la suivante, qui sera peut-être pire.
habit-lesson-endgame = quand toutes les cartes à venir sont connues, jouez-les en pensée jusqu’au bout avant de bouger.
habit-lesson-points = une fois la victoire sûre, soignez et bloquez tout ce que vous pouvez, et finissez sur une potion.

## watched
watched-games = Le réseau a joué { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 } avec les règles { $rules } (graine { $seed }) et en a gagné { $won }.
watched-avoided = Des salles qu’il pouvait éviter, il a évité : { $shares }.
watched-monsters = { $n ->
    [one] { $share } de celles à { $n } monstre
   *[other] { $share } de celles à { $n } monstres
 }
watched-health = Selon sa vie, il a évité : { $shares }.
watched-gained = Éviter une salle a relevé ses chances de gagner de { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de pourcentage en moyenne.
watched-left = Quand il a laissé des cartes pour plus tard, il a laissé : { $shares }.
watched-strongest = Quand il a laissé des monstres, le plus fort en était dans { $share } des salles.
watched-armed = Quand il pouvait se servir de son arme, il s’en est servi contre : { $shares }.
watched-potions = Des potions qu’il a bues, { $share } ont soigné, de { $mean } en moyenne.
watched-swaps = Des armes qu’il a prises à la place d’une autre, { $share } étaient plus faibles.
watched-advice = Là où vous faites autrement, essayez de cette façon.

watched-at-low = { $share } avec peu de vie
watched-at-middle = { $share } avec une vie moyenne
watched-at-high = { $share } avec beaucoup de vie

watched-leaving-monster = un monstre dans { $share } des salles où il y en avait un
watched-leaving-weapon = une arme dans { $share }
watched-leaving-potion = une potion dans { $share }

watched-against-weak = { $share } des monstres jusqu’à 5
watched-against-middling = { $share } de ceux de 6 à 10
watched-against-strong = { $share } de ceux au-dessus de 10

## bots
bots-title = { $name } ({ $code })
bots-about = { $name } : { $line }

bots-thinks = { $bot } réfléchit : { $plans }
bots-plays = { $bot } joue : { $moves }
bots-plays_for = { $bot } joue : { $moves } (chances de gagner : { $worth })

bots-name-random = Phalène
bots-name-greedy = Pie
bots-name-net = Renard
bots-name-expert = Hibou
bots-name-oracle = Devin

bots-line-random = Prend n’importe quelle carte permise, et va rarement loin.
bots-line-greedy = Prend ce qui brille le plus dans cette salle, et ne pense jamais à la suivante.
bots-line-net = Sent ce que vaut une salle, après toutes les parties jouées contre lui-même.
bots-line-expert = Regarde bien des salles plus loin avant de jouer ; nul n’est plus fort à la loyale.
bots-line-oracle = Voit toutes les cartes à venir : il ne perd presque jamais.

## mistakes
mistakes-heading = Vos erreurs
mistakes-looking = Le coach parcourt vos dernières parties …
mistakes-none = il n’y a aucune erreur à corriger : vos dernières parties n’en ont plus
mistakes-title = Votre partie du { $day }, salle { $room }
mistakes-task = { $title } : trouvez un meilleur plan.
mistakes-line = { $mark } { $title } · { $rules }, { $state }
mistakes-solved = Cette erreur est corrigée, et ne reviendra pas.

## hinting
hinting-sure = Un indice marque le résultat du jour comme aidé. Le montrer ?
hinting-counts = { $name }, salle { $room }. Cela compte comme un indice dans cette partie.
hinting-first_room = { $code }, la première salle.
hinting-no_game = vous n’avez pas de partie en cours ; nommez une donne par --deal ou --seed, ou donnez --position ou --record
hinting-not_yet = ce n’est pas à vous de jouer dans { $name } ; ouvrez-la et continuez d’abord
hinting-nothing_to_review = vous n’avez pas de partie finie à analyser ; nommez le fichier d’un relevé
hinting-nothing_of_deal = vous n’avez pas de partie finie de { $code }
