## coach
coach-over = oltre { $chance }
coach-under = meno di { $chance }
coach-about = circa { $chance } (da { $low } a { $high })
coach-no_hope = Vincere non si può più; salva i punti che puoi.
coach-no_chance = Vincere non si può più.
coach-least_lost = Vincere non si può più. { $plan }. È ciò che rende di più: { $points } in media.
coach-best = { $plan }. { $worth }.
coach-how = { $plan }: { $moves }
coach-chance = { $chance } di vittoria
coach-score = { $chance } di vittoria, { $points } in media
coach-points = { $n ->
    [one] { $score } punto
   *[other] { $score } punti
 }
coach-others = Altri piani: { $plans }.
coach-other = { $plan } { $chance } ({ $why })
coach-worth = { $plan } { $chance }
coach-fatal = Mortali: { $plans }.

## nudge
nudge-then = E poi: { $moves }.
nudge-lost = Vincere non si può più; gioca per i punti che restano.
nudge-note = La probabilità di uscire, qualunque cosa ci sia sotto.
nudge-marked = Il piano del maestro, mossa { $number }: { $words }.
nudge-marked_left = Il piano del maestro: { $words }.

nudge-button-nudge = Consiglio
nudge-button-marks = Mostra
nudge-button-numbers = Dettagli

nudge-key-nudge = consiglio
nudge-key-marks = mostra
nudge-key-numbers = dettagli

nudge-help-nudge = prima un’imbeccata
nudge-help-marks = sulle carte
nudge-help-numbers = i numeri

nudge-ask-take = Quale carta prenderesti?
nudge-ask-take_or_run = Quale carta prenderesti, o preferiresti fuggire?
nudge-ask-put_away = Scanseresti una carta, e quale?
nudge-ask-leave = { $n ->
    [one] Quale carta lasceresti?
   *[other] Quali { $n } carte lasceresti?
 }
nudge-ask-leave_or_run = { $n ->
    [one] Fuggiresti, e se no, quale carta lasceresti?
   *[other] Fuggiresti, e se no, quali { $n } carte lasceresti?
 }
nudge-ask-run = Fuggiresti, o le affronteresti tutte?
nudge-ask-order = In che ordine le affronteresti?
nudge-ask-last = Come affronteresti questa?

nudge-mark-bare = mani nude
nudge-mark-strike = arma
nudge-mark-monster = affronta
nudge-mark-weapon = prendi
nudge-mark-potion = bevi
nudge-mark-put_away = scansa
nudge-mark-leave = lascia

nudge-brief-bare = mani
nudge-brief-strike = arma
nudge-brief-monster = lotta
nudge-brief-weapon = prendi
nudge-brief-potion = bevi
nudge-brief-put_away = scansa
nudge-brief-leave = lascia
nudge-brief-numbered = { $number } { $words }

## plans
coach-plan-run = fuggire
coach-plan-put_away = scansare { FORM($cards, "il") }
coach-plan-leave = lasciare { FORM($cards, "il") }
coach-plan-face_all = affrontarle tutte
coach-plan-take = prendere { FORM($cards, "il") }

## why
# «Vita a 12, non a 8»: so no number needs its noun.
why-good-fatal = Ti tiene in vita.
why-good-out = Ti porta fuori dal sotterraneo, con punteggio { $score }.
    .also = Inoltre ti porta fuori dal sotterraneo, con punteggio { $score }.
why-good-score = Rende { $score }, non { $other }.
    .also = Inoltre rende { $score }, non { $other }.
why-good-drink = Con { FORM($cards, "il") } cura { $heals } e ti porta la vita a { $health }, non a { $other }.
    .also = Inoltre con { FORM($cards, "il") } cura { $heals } e ti porta la vita a { $health }, non a { $other }.
why-good-heal = Con { FORM($cards, "il") } cura { $heals }, non { $other }.
    .also = Inoltre con { FORM($cards, "il") } cura { $heals }, non { $other }.
why-good-idle = Con { FORM($cards, "il") } cura { $heals }, dove altrimenti non curerebbe nulla.
    .also = Inoltre con { FORM($cards, "il") } cura { $heals }, dove altrimenti non curerebbe nulla.
why-good-unwasted = Con { FORM($cards, "il") } cura { $heals }, dove altrimenti andrebbe tutto sprecato.
    .also = Inoltre con { FORM($cards, "il") } cura { $heals }, dove altrimenti andrebbe tutto sprecato.
why-good-keep = Tiene in serbo { FORM($cards, "il") }, che ora curerebbe solo { $heals }.
    .also = Inoltre tiene in serbo { FORM($cards, "il") }, che ora curerebbe solo { $heals }.
why-good-full = Tiene in serbo { FORM($cards, "il") }: ora non curerebbe nulla.
    .also = Inoltre tiene in serbo { FORM($cards, "il") }: ora non curerebbe nulla.
why-good-waste = Tiene in serbo { FORM($cards, "il") }: ora sarebbe uno spreco.
    .also = Inoltre tiene in serbo { FORM($cards, "il") }: ora sarebbe uno spreco.
why-good-block = Para { $n } in più, colpendo { FORM($cards, "il") } con { FORM($weapon, "il") }.
    .also = Inoltre para { $n } in più, colpendo { FORM($cards, "il") } con { FORM($weapon, "il") }.
why-good-block_by_several = Para { $n } in più, colpendo { FORM($cards, "il") }.
    .also = Inoltre para { $n } in più, colpendo { FORM($cards, "il") }.
why-good-fresh = Conserva { FORM($weapon, "il") } come arma nuova, con { FORM($cards, "il") } ancora in arrivo.
    .also = Inoltre conserva { FORM($weapon, "il") } come arma nuova, con { FORM($cards, "il") } ancora in arrivo.
why-good-sharp = Conserva il filo { FORM($weapon, "del") } quanto basta per { FORM($cards, "il") }, ancora in arrivo.
    .also = Inoltre conserva il filo { FORM($weapon, "del") } quanto basta per { FORM($cards, "il") }, ancora in arrivo.
why-good-reserve = Tiene in serbo { FORM($weapon, "il") } per dopo.
    .also = Inoltre tiene in serbo { FORM($weapon, "il") } per dopo.
why-good-arm = Ti arma con { FORM($weapon, "il") }, mentre { COUNT($cards) ->
    [one] deve
   *[other] devono
 } ancora arrivare { FORM($cards, "il") }.
    .also = Inoltre ti arma con { FORM($weapon, "il") }, mentre { COUNT($cards) ->
        [one] deve
       *[other] devono
     } ancora arrivare { FORM($cards, "il") }.
why-good-hold = Ti lascia in mano { FORM($weapon, "il") }, mentre { COUNT($cards) ->
    [one] deve
   *[other] devono
 } ancora arrivare { FORM($cards, "il") }.
    .also = Inoltre ti lascia in mano { FORM($weapon, "il") }, mentre { COUNT($cards) ->
        [one] deve
       *[other] devono
     } ancora arrivare { FORM($cards, "il") }.
why-good-room = Ti risparmia una stanza che, giocata al meglio, costa { $cost } e ti lascia la vita a { $other }.
    .also = Inoltre ti risparmia una stanza che, giocata al meglio, costa { $cost } e ti lascia la vita a { $other }.
why-good-room_healed = Ti risparmia una stanza che, giocata al meglio, costa { $cost }, cura { $heals } e ti lascia la vita a { $other }.
    .also = Inoltre ti risparmia una stanza che, giocata al meglio, costa { $cost }, cura { $heals } e ti lascia la vita a { $other }.
why-good-wait = Rimanda { FORM($cards, "il") }, e la tua vita resta a { $health }, non a { $other }.
    .also = Inoltre rimanda { FORM($cards, "il") }, e la tua vita resta a { $health }, non a { $other }.
why-good-away = Scansa { FORM($cards, "il") }, e la tua vita resta a { $health }, non a { $other }.
    .also = Inoltre scansa { FORM($cards, "il") }, e la tua vita resta a { $health }, non a { $other }.
why-good-instead = Con { FORM($potion, "il") } cura { $heals } e lascia in pace { FORM($monster, "il") }: ti porta la vita a { $health }, non a { $other }.
    .also = Inoltre con { FORM($potion, "il") } cura { $heals } e lascia in pace { FORM($monster, "il") }: ti porta la vita a { $health }, non a { $other }.
why-good-health = Ti lascia la vita a { $health }, non a { $other }.
    .also = Inoltre ti lascia la vita a { $health }, non a { $other }.
why-good-free_to_run = Ti lascia la fuga per la stanza dopo, se servirà.
    .also = Inoltre ti lascia la fuga per la stanza dopo, se servirà.
why-good-free_to_put_away = Ti permette di scansare una carta nella stanza dopo.
    .also = Inoltre ti permette di scansare una carta nella stanza dopo.
why-good-rid = Sistema { FORM($cards, "il") } al prezzo di { $cost }.
    .also = Inoltre sistema { FORM($cards, "il") } al prezzo di { $cost }.
why-good-certain = Vince di sicuro, perché le carte in arrivo sono tutte note.
why-good-points = { $n ->
    [one] Vince più o meno altrettanto spesso, e rende { $n } punto in più.
   *[other] Vince più o meno altrettanto spesso, e rende { $n } punti in più.
 }
why-good-bonus = { $n ->
    [one] Può finire a vita piena e con una pozione per ultima: { $n } punto in più.
   *[other] Può finire a vita piena e con una pozione per ultima: { $n } punti in più.
 }
why-good-saves = { $n ->
    [one] Rende in media { $n } punto in più.
   *[other] Rende in media { $n } punti in più.
 }
why-good-trade = { $n ->
    [one] Rende in media { $n } punto in più, anche se vince meno spesso.
   *[other] Rende in media { $n } punti in più, anche se vince meno spesso.
 }
why-good-only = È tutto quello che si può fare.
why-good-alive = È il solo piano a cui si sopravvive.
why-good-only_run = È il solo modo di sopravvivere a questa stanza.
why-good-dear = È il solo modo di sopravvivere: { $n } qualsiasi di queste carte costano almeno { $cost }, e la tua vita è a { $health }.
why-good-equal = Vale più o meno quanto la migliore alternativa.
why-good-lookahead = L’ha trovato chi guarda avanti; una ragione semplice non c’è.

why-bad-fatal = È mortale: { FORM($cards, "il") } costa { $cost }, e la tua vita è a { $health }.
    .brief = è mortale: { FORM($cards, "il") } costa { $cost }, e la tua vita è a { $health }
why-bad-out = Non ti porta ancora fuori, mentre un altro piano rende { $score }.
    .also = Inoltre { why-bad-out.brief }.
    .brief = non ti porta ancora fuori, mentre un altro piano rende { $score }
why-bad-score = Rende { $other }, non { $score }.
    .also = Inoltre { why-bad-score.brief }.
    .brief = rende { $other }, non { $score }
why-bad-drink = Non beve { FORM($cards, "il") }, e ti lascia la vita a { $other }, non a { $health }.
    .also = Inoltre { why-bad-drink.brief }.
    .brief = non beve { FORM($cards, "il") }, e ti lascia la vita a { $other }, non a { $health }
why-bad-heal = Con { FORM($cards, "il") } cura solo { $other }, non { $heals }.
    .also = Inoltre { why-bad-heal.brief }.
    .brief = con { FORM($cards, "il") } cura solo { $other }, non { $heals }
why-bad-idle = Beve { FORM($cards, "il") } per niente, quando potrebbe curare { $heals }.
    .also = Inoltre { why-bad-idle.brief }.
    .brief = beve { FORM($cards, "il") } per niente, quando potrebbe curare { $heals }
why-bad-unwasted = Spreca { FORM($cards, "il") }, quando potrebbe curare { $heals }.
    .also = Inoltre { why-bad-unwasted.brief }.
    .brief = spreca { FORM($cards, "il") }, quando potrebbe curare { $heals }
why-bad-keep = Con { FORM($cards, "il") } cura solo { $heals }.
    .also = Inoltre { why-bad-keep.brief }.
    .brief = con { FORM($cards, "il") } cura solo { $heals }
why-bad-full = Beve { FORM($cards, "il") } per niente.
    .also = Inoltre { why-bad-full.brief }.
    .brief = beve { FORM($cards, "il") } per niente
why-bad-waste = Spreca { FORM($cards, "il") }.
    .also = Inoltre { why-bad-waste.brief }.
    .brief = spreca { FORM($cards, "il") }
why-bad-block = Non colpisce { FORM($cards, "il") } con { FORM($weapon, "il") }, che parerebbe { $n } in più.
    .also = Inoltre { why-bad-block.brief }.
    .brief = non colpisce { FORM($cards, "il") } con { FORM($weapon, "il") }, che parerebbe { $n } in più
why-bad-block_by_several = Para { $n } in meno di un piano che colpisce { FORM($cards, "il") }.
    .also = Inoltre { why-bad-block_by_several.brief }.
    .brief = para { $n } in meno di un piano che colpisce { FORM($cards, "il") }
why-bad-fresh = Smussa { FORM($weapon, "il") } con { FORM($cards, "il") } ancora in arrivo.
    .also = Inoltre { why-bad-fresh.brief }.
    .brief = smussa { FORM($weapon, "il") } con { FORM($cards, "il") } ancora in arrivo
why-bad-sharp = Smussa troppo { FORM($weapon, "il") }, con { FORM($cards, "il") } ancora in arrivo.
    .also = Inoltre { why-bad-sharp.brief }.
    .brief = smussa troppo { FORM($weapon, "il") }, con { FORM($cards, "il") } ancora in arrivo
why-bad-reserve = Prende subito { FORM($weapon, "il") }, invece di aspettare.
    .also = Inoltre { why-bad-reserve.brief }.
    .brief = prende subito { FORM($weapon, "il") }, invece di aspettare
why-bad-arm = Va avanti senza { FORM($weapon, "il") }, con { FORM($cards, "il") } ancora in arrivo.
    .also = Inoltre { why-bad-arm.brief }.
    .brief = va avanti senza { FORM($weapon, "il") }, con { FORM($cards, "il") } ancora in arrivo
why-bad-hold = Rinuncia { FORM($weapon, "al") }, con { FORM($cards, "il") } ancora in arrivo.
    .also = Inoltre { why-bad-hold.brief }.
    .brief = rinuncia { FORM($weapon, "al") }, con { FORM($cards, "il") } ancora in arrivo
why-bad-room = Costa { $cost } e ti lascia la vita a { $other }.
    .also = Inoltre { why-bad-room.brief }.
    .brief = costa { $cost } e ti lascia la vita a { $other }
why-bad-room_healed = Costa { $cost }, cura { $heals } e ti lascia la vita a { $other }.
    .also = Inoltre { why-bad-room_healed.brief }.
    .brief = costa { $cost }, cura { $heals } e ti lascia la vita a { $other }
why-bad-wait = Paga subito { $cost } per { FORM($cards, "il") }, e ti lascia la vita a { $other }.
    .also = Inoltre { why-bad-wait.brief }.
    .brief = paga subito { $cost } per { FORM($cards, "il") }, e ti lascia la vita a { $other }
why-bad-away = Paga subito { $cost } per { FORM($cards, "il") }, e ti lascia la vita a { $other }.
    .also = Inoltre { why-bad-away.brief }.
    .brief = paga subito { $cost } per { FORM($cards, "il") }, e ti lascia la vita a { $other }
why-bad-instead = Affronta { FORM($monster, "il") } e non beve { FORM($potion, "il") }: ti lascia la vita a { $other }, non a { $health }.
    .also = Inoltre { why-bad-instead.brief }.
    .brief = affronta { FORM($monster, "il") } e non beve { FORM($potion, "il") }: ti lascia la vita a { $other }, non a { $health }
why-bad-health = Ti lascia la vita a { $other }, non a { $health }.
    .also = Inoltre { why-bad-health.brief }.
    .brief = ti lascia la vita a { $other }, non a { $health }
why-bad-free_to_run = { $n ->
    [0] Ti obbliga ad affrontare la stanza dopo.
    [one] Ti obbliga ad affrontare la stanza dopo, con { $n } mostro sopra il 10 ancora da vedere.
   *[other] Ti obbliga ad affrontare la stanza dopo, con { $n } mostri sopra il 10 ancora da vedere.
 }
    .also = Inoltre { why-bad-free_to_run.brief }.
    .brief = { $n ->
        [0] ti obbliga ad affrontare la stanza dopo
        [one] ti obbliga ad affrontare la stanza dopo, con { $n } mostro sopra il 10 ancora da vedere
       *[other] ti obbliga ad affrontare la stanza dopo, con { $n } mostri sopra il 10 ancora da vedere
     }
why-bad-free_to_put_away = { $n ->
    [0] Ti obbliga ad affrontare tutta la stanza dopo.
    [one] Ti obbliga ad affrontare tutta la stanza dopo, con { $n } mostro sopra il 10 ancora da vedere.
   *[other] Ti obbliga ad affrontare tutta la stanza dopo, con { $n } mostri sopra il 10 ancora da vedere.
 }
    .also = Inoltre { why-bad-free_to_put_away.brief }.
    .brief = { $n ->
        [0] ti obbliga ad affrontare tutta la stanza dopo
        [one] ti obbliga ad affrontare tutta la stanza dopo, con { $n } mostro sopra il 10 ancora da vedere
       *[other] ti obbliga ad affrontare tutta la stanza dopo, con { $n } mostri sopra il 10 ancora da vedere
     }
why-bad-rid = Ti fa ritrovare { FORM($cards, "il") } nella stanza dopo.
    .also = Inoltre { why-bad-rid.brief }.
    .brief = ti fa ritrovare { FORM($cards, "il") } nella stanza dopo
why-bad-certain = Non può più vincere: le carte in arrivo sono tutte note.
    .brief = non può più vincere: le carte in arrivo sono tutte note
why-bad-points = { $n ->
    [one] Vince più o meno altrettanto spesso, ma rende { $n } punto in meno.
   *[other] Vince più o meno altrettanto spesso, ma rende { $n } punti in meno.
 }
    .brief = { $n ->
        [one] vince più o meno altrettanto spesso, ma rende { $n } punto in meno
       *[other] vince più o meno altrettanto spesso, ma rende { $n } punti in meno
     }
why-bad-saves = { $n ->
    [one] Rende in media { $n } punto in meno.
   *[other] Rende in media { $n } punti in meno.
 }
    .brief = { $n ->
        [one] rende in media { $n } punto in meno
       *[other] rende in media { $n } punti in meno
     }
why-bad-trade = { $n ->
    [one] Vince più spesso, ma rende in media { $n } punto in meno.
   *[other] Vince più spesso, ma rende in media { $n } punti in meno.
 }
    .brief = { $n ->
        [one] vince più spesso, ma rende in media { $n } punto in meno
       *[other] vince più spesso, ma rende in media { $n } punti in meno
     }
why-bad-equal = Vale più o meno lo stesso.
    .brief = vale più o meno lo stesso
why-bad-lookahead = A guardare avanti, rende meno.
    .brief = a guardare avanti, rende meno

why-past-fatal = Il tuo piano era mortale: { FORM($cards, "il") } costava { $cost }, e la tua vita era a { $health }.
why-past-out = Il tuo piano non ti portava ancora fuori, mentre un altro rendeva { $score }.
    .also = Inoltre non ti portava ancora fuori, mentre un altro piano rendeva { $score }.
why-past-score = Il tuo piano rendeva { $other }, non { $score }.
    .also = Inoltre rendeva { $other }, non { $score }.
why-past-drink = Il tuo piano non beveva { FORM($cards, "il") }, e ti lasciava la vita a { $other }, non a { $health }.
    .also = Inoltre non beveva { FORM($cards, "il") }, e ti lasciava la vita a { $other }, non a { $health }.
why-past-heal = Con { FORM($cards, "il") } il tuo piano curava solo { $other }, non { $heals }.
    .also = Inoltre con { FORM($cards, "il") } curava solo { $other }, non { $heals }.
why-past-idle = Il tuo piano beveva { FORM($cards, "il") } per niente, quando si poteva curare { $heals }.
    .also = Inoltre beveva { FORM($cards, "il") } per niente, quando si poteva curare { $heals }.
why-past-unwasted = Il tuo piano sprecava { FORM($cards, "il") }, quando si poteva curare { $heals }.
    .also = Inoltre sprecava { FORM($cards, "il") }, quando si poteva curare { $heals }.
why-past-keep = Con { FORM($cards, "il") } il tuo piano curava solo { $heals }.
    .also = Inoltre con { FORM($cards, "il") } curava solo { $heals }.
why-past-full = Il tuo piano beveva { FORM($cards, "il") } per niente.
    .also = Inoltre beveva { FORM($cards, "il") } per niente.
why-past-waste = Il tuo piano sprecava { FORM($cards, "il") }.
    .also = Inoltre sprecava { FORM($cards, "il") }.
why-past-block = Il tuo piano non colpiva { FORM($cards, "il") } con { FORM($weapon, "il") }, che avrebbe parato { $n } in più.
    .also = Inoltre non colpiva { FORM($cards, "il") } con { FORM($weapon, "il") }, che avrebbe parato { $n } in più.
why-past-block_by_several = Il tuo piano parava { $n } in meno di uno che colpisce { FORM($cards, "il") }.
    .also = Inoltre parava { $n } in meno di un piano che colpisce { FORM($cards, "il") }.
why-past-fresh = Il tuo piano smussava { FORM($weapon, "il") } con { FORM($cards, "il") } ancora in arrivo.
    .also = Inoltre smussava { FORM($weapon, "il") } con { FORM($cards, "il") } ancora in arrivo.
why-past-sharp = Il tuo piano smussava troppo { FORM($weapon, "il") }, con { FORM($cards, "il") } ancora in arrivo.
    .also = Inoltre smussava troppo { FORM($weapon, "il") }, con { FORM($cards, "il") } ancora in arrivo.
why-past-reserve = Il tuo piano prendeva subito { FORM($weapon, "il") }, invece di aspettare.
    .also = Inoltre prendeva subito { FORM($weapon, "il") }, invece di aspettare.
why-past-arm = Il tuo piano andava avanti senza { FORM($weapon, "il") }, con { FORM($cards, "il") } ancora in arrivo.
    .also = Inoltre andava avanti senza { FORM($weapon, "il") }, con { FORM($cards, "il") } ancora in arrivo.
why-past-hold = Il tuo piano rinunciava { FORM($weapon, "al") }, con { FORM($cards, "il") } ancora in arrivo.
    .also = Inoltre rinunciava { FORM($weapon, "al") }, con { FORM($cards, "il") } ancora in arrivo.
why-past-room = Il tuo piano costava { $cost } e ti lasciava la vita a { $other }.
    .also = Inoltre costava { $cost } e ti lasciava la vita a { $other }.
why-past-room_healed = Il tuo piano costava { $cost }, curava { $heals } e ti lasciava la vita a { $other }.
    .also = Inoltre costava { $cost }, curava { $heals } e ti lasciava la vita a { $other }.
why-past-wait = Il tuo piano pagava { $cost } per { FORM($cards, "il") }, e ti lasciava la vita a { $other }.
    .also = Inoltre pagava { $cost } per { FORM($cards, "il") }, e ti lasciava la vita a { $other }.
why-past-away = Il tuo piano pagava { $cost } per { FORM($cards, "il") }, e ti lasciava la vita a { $other }.
    .also = Inoltre pagava { $cost } per { FORM($cards, "il") }, e ti lasciava la vita a { $other }.
why-past-instead = Il tuo piano affrontava { FORM($monster, "il") } e non beveva { FORM($potion, "il") }: ti lasciava la vita a { $other }, non a { $health }.
    .also = Inoltre affrontava { FORM($monster, "il") } e non beveva { FORM($potion, "il") }: ti lasciava la vita a { $other }, non a { $health }.
why-past-health = Il tuo piano ti lasciava la vita a { $other }, non a { $health }.
    .also = Inoltre ti lasciava la vita a { $other }, non a { $health }.
why-past-free_to_run = { $n ->
    [0] Il tuo piano ti obbligava ad affrontare la stanza dopo.
    [one] Il tuo piano ti obbligava ad affrontare la stanza dopo, con { $n } mostro sopra il 10 ancora da vedere.
   *[other] Il tuo piano ti obbligava ad affrontare la stanza dopo, con { $n } mostri sopra il 10 ancora da vedere.
 }
    .also = { $n ->
        [0] Inoltre ti obbligava ad affrontare la stanza dopo.
        [one] Inoltre ti obbligava ad affrontare la stanza dopo, con { $n } mostro sopra il 10 ancora da vedere.
       *[other] Inoltre ti obbligava ad affrontare la stanza dopo, con { $n } mostri sopra il 10 ancora da vedere.
     }
why-past-free_to_put_away = { $n ->
    [0] Il tuo piano ti obbligava ad affrontare tutta la stanza dopo.
    [one] Il tuo piano ti obbligava ad affrontare tutta la stanza dopo, con { $n } mostro sopra il 10 ancora da vedere.
   *[other] Il tuo piano ti obbligava ad affrontare tutta la stanza dopo, con { $n } mostri sopra il 10 ancora da vedere.
 }
    .also = { $n ->
        [0] Inoltre ti obbligava ad affrontare tutta la stanza dopo.
        [one] Inoltre ti obbligava ad affrontare tutta la stanza dopo, con { $n } mostro sopra il 10 ancora da vedere.
       *[other] Inoltre ti obbligava ad affrontare tutta la stanza dopo, con { $n } mostri sopra il 10 ancora da vedere.
     }
why-past-rid = Il tuo piano ti faceva ritrovare { FORM($cards, "il") } nella stanza dopo.
    .also = Inoltre ti faceva ritrovare { FORM($cards, "il") } nella stanza dopo.
why-past-certain = Il tuo piano non poteva più vincere: le carte in arrivo erano tutte note.
why-past-trade = { $n ->
    [one] Il tuo piano vinceva più spesso, ma rendeva in media { $n } punto in meno.
   *[other] Il tuo piano vinceva più spesso, ma rendeva in media { $n } punti in meno.
 }
why-past-equal = Il tuo piano valeva più o meno lo stesso.
why-past-lookahead = Il tuo piano rendeva meno, a guardare avanti.

why-cost-fatal = Nella stanza { $room } hai affrontato { FORM($cards, "il") }, che costava { $cost }, con la vita a { $health }.
why-cost-drink = Nella stanza { $room } non hai bevuto { FORM($cards, "il") }, e la tua vita era a { $other }, non a { $health }.
why-cost-heal = Nella stanza { $room }, con { FORM($cards, "il") }, hai recuperato solo { $other }, non { $heals }.
why-cost-idle = Nella stanza { $room } hai bevuto { FORM($cards, "il") } per niente, quando si poteva curare { $heals }.
why-cost-unwasted = Nella stanza { $room } hai sprecato { FORM($cards, "il") }, quando si poteva curare { $heals }.
why-cost-keep = Nella stanza { $room } hai recuperato solo { $heals } con { FORM($cards, "il") }, e si poteva aspettare.
why-cost-full = Nella stanza { $room } hai bevuto { FORM($cards, "il") } per niente, e si poteva aspettare.
why-cost-waste = Nella stanza { $room } hai sprecato { FORM($cards, "il") }, e si poteva aspettare.
why-cost-block = Nella stanza { $room } non hai colpito { FORM($cards, "il") } con { FORM($weapon, "il") }, che avrebbe parato { $n } in più.
why-cost-block_by_several = Nella stanza { $room } hai colpito troppo poco: si poteva parare { $n } in più.
why-cost-fresh = Nella stanza { $room } hai smussato { FORM($weapon, "il") } con { FORM($cards, "il") } ancora in arrivo.
why-cost-sharp = Nella stanza { $room } hai smussato troppo { FORM($weapon, "il") }, con { FORM($cards, "il") } ancora in arrivo.
why-cost-reserve = Nella stanza { $room } hai preso subito { FORM($weapon, "il") }, invece di aspettare.
why-cost-arm = Nella stanza { $room } hai proseguito senza { FORM($weapon, "il") }, con { FORM($cards, "il") } ancora in arrivo.
why-cost-hold = Nella stanza { $room } hai rinunciato { FORM($weapon, "al") }, con { FORM($cards, "il") } ancora in arrivo.
why-cost-room = Nella stanza { $room } hai scelto di restare: ti è costato { $cost }, e la tua vita era a { $other }.
why-cost-room_healed = Nella stanza { $room } hai scelto di restare: ti è costato { $cost }, ti ha reso { $heals }, e la tua vita era a { $other }.
why-cost-wait = Nella stanza { $room } hai pagato { $cost } per { FORM($cards, "il") }, e si poteva aspettare.
why-cost-away = Nella stanza { $room } hai pagato { $cost } per { FORM($cards, "il") }, e si poteva scansare.
why-cost-instead = Nella stanza { $room } hai affrontato { FORM($monster, "il") } e non hai bevuto { FORM($potion, "il") }: la tua vita era a { $other }, non a { $health }.
why-cost-health = Nella stanza { $room } la tua vita è rimasta a { $other }, quando poteva restare a { $health }.
why-cost-free_to_run = Nella stanza { $room } hai scelto la fuga, e dalla stanza dopo non si poteva più fuggire.
why-cost-free_to_put_away = Nella stanza { $room } hai scansato una carta, e la stanza dopo andava affrontata tutta.
why-cost-rid = Nella stanza { $room } hai lasciato { FORM($cards, "il") }, e nella stanza dopo { COUNT($cards) ->
    [one] era ancora lì
   *[other] erano ancora lì
 }.
why-cost-certain = Nella stanza { $room } hai buttato una partita vinta: le carte in arrivo erano tutte note.

why-nudge-fatal = In questa stanza non a ogni via si sopravvive.
why-nudge-out = Da qui si può uscire dal sotterraneo.
why-nudge-score = Qui si decide il punteggio.
why-nudge-drink = Una pozione bevuta qui cambia la tua vita di { $n }.
why-nudge-heal = Conta quando la bevi: al momento giusto una pozione cura di più.
why-nudge-idle = Conta il momento: qui si può bere una pozione per niente.
why-nudge-unwasted = Conta il momento: qui una pozione può andare sprecata.
why-nudge-keep = Ora una pozione non renderebbe tutto il suo valore.
why-nudge-full = Conta il momento: qui si può bere una pozione per niente.
why-nudge-waste = Conta il momento: qui una pozione può andare sprecata.
why-nudge-block = Qui un’arma può parare { $n } in più che con la migliore alternativa.
why-nudge-block_by_several = Qui le armi possono parare { $n } in più che con la migliore alternativa.
why-nudge-fresh = Un’arma che non ha ancora colpito colpisce tutto. Pensa a ciò che deve arrivare.
why-nudge-sharp = Pensa a che cosa la tua arma deve ancora poter colpire.
why-nudge-reserve = Un’arma che resta nella stanza resta nuova.
why-nudge-arm = Arriveranno altri mostri. Con che cosa li riceverai?
why-nudge-hold = Arriveranno altri mostri. Con quale arma li riceveresti?
why-nudge-room = Somma quanto costa restare.
why-nudge-room_healed = Somma quanto costa restare, e quanto rendono le pozioni.
why-nudge-wait = Uno di questi mostri non devi per forza affrontarlo adesso.
why-nudge-away = Uno di questi mostri non devi per forza affrontarlo adesso.
why-nudge-instead = Metti a confronto ciò che cura una pozione e ciò che costa un mostro.
why-nudge-health = Una via ti lascia la vita a { $health }, un’altra soltanto a { $other }.
why-nudge-free_to_run = Chi fugge da questa stanza deve affrontare la prossima.
why-nudge-free_to_put_away = Chi scansa una carta deve affrontare tutta la prossima stanza.
why-nudge-rid = Ciò che lasci lo ritrovi nella prossima stanza.
why-nudge-certain = Le carte in arrivo le conosci tutte: giocale a mente fino in fondo.
why-nudge-points = Più di una via vince altrettanto spesso; le distinguono i punti.
why-nudge-bonus = L’ultima carta conta: pensa a quale terresti per la fine.
why-nudge-saves = Restano da giocare soltanto i punti.
why-nudge-trade = Qui più punti costano un po’ di sicurezza.
why-nudge-only = Qui c’è poco da scegliere.
why-nudge-alive = A questa stanza si sopravvive in un modo solo.
why-nudge-only_run = Somma quanto costa restare, e confrontalo con la tua vita.
why-nudge-dear = { $n } qualsiasi di queste carte costano almeno { $cost }, e la tua vita è a { $health }.
why-nudge-equal = Tra le due vie migliori c’è poca differenza.
why-nudge-lookahead = Nessuna ragione semplice decide: pensa alle stanze in arrivo.
why-nudge-costs = La mossa migliore costa { $cost }.
why-nudge-costs_nothing = La mossa migliore non costa niente.
why-nudge-arms = In questa stanza c’è un’arma che vale la pena di prendere.
why-nudge-heals = La mossa migliore cura { $heals }.
why-nudge-heals_nothing = La mossa migliore non ti dà niente; pensa a che cosa impedisce.
why-nudge-wastes = La mossa migliore non ti dà niente; pensa a che cosa impedisce.

why-move-fatal = È mortale.
    .brief = è mortale
why-move-costs = Costa { $cost }.
    .brief = costa { $cost }
why-move-costs_nothing = Non costa niente.
    .brief = non costa niente
why-move-arms = Ti arma con { FORM($weapon, "il") }.
    .brief = ti arma con { FORM($weapon, "il") }
why-move-heals = Cura { $heals }.
    .brief = cura { $heals }
why-move-heals_nothing = Non cura niente.
    .brief = non cura niente
why-move-wastes = Spreca { FORM($cards, "il") }.
    .brief = spreca { FORM($cards, "il") }

why-fact-room_under_deck = La stanza finisce in fondo al sotterraneo, così com’è.
    .brief = la stanza finisce in fondo al sotterraneo, così com’è
why-fact-room_shuffled = La stanza si rimescola nel sotterraneo.
    .brief = la stanza si rimescola nel sotterraneo
why-fact-room_next = Dalla prossima non potrai fuggire.
why-fact-card_under_deck = Manda { FORM($cards, "il") } in fondo al sotterraneo.
    .brief = manda { FORM($cards, "il") } in fondo al sotterraneo
why-fact-card_shuffled = Rimescola { FORM($cards, "il") } nel sotterraneo.
    .brief = rimescola { FORM($cards, "il") } nel sotterraneo
why-fact-card_next = Nella prossima stanza non potrai scansare carte.
why-fact-unseen = Ancora da vedere: { $monsters ->
    [one] { $monsters } mostro sopra il 10
   *[other] { $monsters } mostri sopra il 10
 }, { $weapons ->
    [one] { $weapons } arma
   *[other] { $weapons } armi
 }.

## review
review-title = { $rules }: { $result }
review-title_of_deal = { $rules }, smazzata { $seed }: { $result }
review-room = { $fell ->
    [yes] Stanza { $number }: { $played }; poi la caduta.
   *[no] Stanza { $number }: { $played }.
 }
review-room_of = { $fell ->
    [yes] Stanza { $number }, { $name }: { $played }; poi la caduta.
   *[no] Stanza { $number }, { $name }: { $played }.
 }
review-no_hope = La partita non si poteva più vincere.
review-good = { $chance } di vittoria.
review-scored = { $worth }.
review-lost = { $grade ->
    [inaccuracy] Imprecisione: { $after } di vittoria, non { $before }.
    [mistake] Errore: { $after } di vittoria, non { $before }.
   *[blunder] Errore grave: { $after } di vittoria, non { $before }.
 }
review-given_up = { $grade ->
    [inaccuracy] { $n ->
        [one] Imprecisione: { $n } punto buttato.
       *[other] Imprecisione: { $n } punti buttati.
     }
    [mistake] { $n ->
        [one] Errore: { $n } punto buttato.
       *[other] Errore: { $n } punti buttati.
     }
   *[blunder] { $n ->
        [one] Errore grave: { $n } punto buttato.
       *[other] Errore grave: { $n } punti buttati.
     }
 }
review-points = { $n ->
    [one] { $chance } di vittoria, ma { $n } punto buttato.
   *[other] { $chance } di vittoria, ma { $n } punti buttati.
 }
review-best = Meglio: { $best }.
review-accuracy = Precisione { $share }: { $inaccuracies ->
    [one] { $inaccuracies } imprecisione
   *[other] { $inaccuracies } imprecisioni
 }, { $mistakes ->
    [one] { $mistakes } errore
   *[other] { $mistakes } errori
 }, { $blunders ->
    [one] { $blunders } errore grave
   *[other] { $blunders } errori gravi
 }.
review-points_lost = { $n ->
    [one] { $n } punto buttato via senza motivo.
   *[other] { $n } punti buttati via senza motivo.
 }
review-lesson = Da imparare: { $lesson }
review-line = Così la vince chi vede tutte le carte:
review-turning_gained = { $by_cards ->
    [yes] { $n ->
        [one] La svolta: le carte nuove nella stanza { $number }, { $n } punto percentuale in più.
       *[other] La svolta: le carte nuove nella stanza { $number }, { $n } punti percentuali in più.
     }
   *[no] { $n ->
        [one] La svolta: la tua decisione nella stanza { $number }, { $n } punto percentuale in più.
       *[other] La svolta: la tua decisione nella stanza { $number }, { $n } punti percentuali in più.
     }
 }
review-turning_lost = { $by_cards ->
    [yes] { $n ->
        [one] La svolta: le carte nuove nella stanza { $number }, { $n } punto percentuale in meno.
       *[other] La svolta: le carte nuove nella stanza { $number }, { $n } punti percentuali in meno.
     }
   *[no] { $n ->
        [one] La svolta: la tua decisione nella stanza { $number }, { $n } punto percentuale in meno.
       *[other] La svolta: la tua decisione nella stanza { $number }, { $n } punti percentuali in meno.
     }
 }
review-turned = La svolta.
review-worst = Ciò che è costato di più.

review-cost-better = Stanza { $number }: { $played }. Era meglio: { $best }.
review-cost-cards = Non hai fatto grandi errori: a costarti di più è ciò che è arrivato nella stanza { $number }.
review-cost-nobody = Non hai fatto grandi errori, e questa smazzata non l’avrebbe vinta nessuno.
review-cost-nothing = Non hai fatto grandi errori; avevi contro le carte.

review-later-cost = { $rooms ->
    [1] Nella stanza dopo { FORM($card, "il") } ti ha tolto { $amount }.
   *[other] { $rooms } stanze dopo { FORM($card, "il") } ti ha tolto { $amount }.
 }
review-later-room = { $rooms ->
    [1] Nella stanza dopo hai perso { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
     }.
   *[other] { $rooms } stanze dopo hai perso { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
     }.
 }
review-later-short = { $rooms ->
    [1] Nella stanza dopo, per la salvezza, { $amount ->
        [one] mancava { $amount } punto vita
       *[other] mancavano { $amount } punti vita
     }.
   *[other] { $rooms } stanze dopo, per la salvezza, { $amount ->
        [one] mancava { $amount } punto vita
       *[other] mancavano { $amount } punti vita
     }.
 }

review-winnable-won = Chi vede tutte le carte può vincere questa smazzata.
review-winnable-lost = Questa smazzata non l’avrebbe vinta nessuno, neanche vedendo tutte le carte.
review-winnable-undecided = Non si sa se questa smazzata si possa vincere.

## together
together-heading = In due, per nome
together-player = { $n ->
    [one] { $name }: { $n } partita, vinte { $wins }, { $average ->
        [one] { $average } punto
       *[other] { $average } punti
     } in media.
   *[other] { $name }: { $n } partite, vinte { $wins }, { $average ->
        [one] { $average } punto
       *[other] { $average } punti
     } in media.
 }
together-pair = { $n ->
    [one] { $one } e { $other }: { $n } partita insieme; meglio { $one } in { $first }, { $other } in { $second }.
   *[other] { $one } e { $other }: { $n } partite insieme; meglio { $one } in { $first }, { $other } in { $second }.
 }

## habit
habit-too_few = { $n ->
    [one] Le abitudini si vedono dopo un’altra partita.
   *[other] Le abitudini si vedono dopo altre { $n } partite.
 }
habit-costs_wins = { $wins ->
    [1] Ti costa una vittoria ogni 100 partite.
   *[other] Ti costa { $wins } vittorie ogni 100 partite.
 }
habit-costs_points = { $points ->
    [one] Ti costa { $points } punto a partita.
   *[other] Ti costa { $points } punti a partita.
 }
habit-costs_both = { $wins ->
    [1] Ti costa una vittoria ogni 100 partite e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
     } a partita.
   *[other] Ti costa { $wins } vittorie ogni 100 partite e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
     } a partita.
 }
habit-instead = Invece: { $lesson }
habit-none = Nessuna tua abitudine ti costa granché.
habit-games = { $n ->
    [one] Ecco che cosa ti è costato di più nell’ultima partita.
   *[other] Ecco che cosa ti è costato di più nelle ultime { $n } partite.
 }

habit-told-reckless = Affronti stanze che ti uccidono.
habit-told-waste = Bevi pozioni che curano poco o niente.
habit-told-hoard = Tieni le pozioni troppo a lungo.
habit-told-wear = Consumi l’arma su mostri deboli.
habit-told-swap = Cambi arma troppo presto.
habit-told-unarmed = Ti lasci alle spalle armi buone.
habit-told-timid = Colpisci troppo poco con l’arma.
habit-told-hasty = Affronti mostri cari che potrebbero aspettare.
habit-told-stubborn = Resti in stanze che costano troppo.
habit-told-flighty = Eviti stanze che potresti affrontare.
habit-told-endgame = Perdi partite vinte quando le carte sono tutte note.
habit-told-points = Butti punti quando la vittoria è già al sicuro.

habit-lesson-reckless = somma quanto costa una stanza prima di affrontarla.
habit-lesson-waste = lascia per dopo una pozione che ora cura poco o niente.
habit-lesson-hoard = bevi una pozione quando ti serve; lasciata per dopo, non cura di più.
habit-lesson-wear = tieni l’arma affilata per i mostri forti che devono arrivare.
habit-lesson-swap = tieni l’arma che hai finché non è smussata; quella che lasci nella stanza resta nuova.
habit-lesson-unarmed = prendi una buona arma prima che arrivino i mostri forti.
habit-lesson-timid = fa’ parare all’arma tutto il possibile, finché è affilata.
habit-lesson-hasty = lascia il mostro che costa di più finché non puoi riceverlo meglio.
habit-lesson-stubborn = evita una stanza che costa troppo, e affrontala più avanti con un’arma migliore.
habit-lesson-flighty = resta e affronta una stanza così: se la eviti, non potrai evitare la prossima, che può essere peggio.
habit-lesson-endgame = quando le carte in arrivo sono tutte note, giocale a mente fino in fondo prima di muovere.
habit-lesson-points = a vittoria sicura, cura e para tutto il possibile, e finisci con una pozione.

## watched
watched-games = { $n ->
    [one] La rete ha giocato { $n } partita di { $rules } (codice { $seed }) e ne ha vinte { $won }.
   *[other] La rete ha giocato { $n } partite di { $rules } (codice { $seed }) e ne ha vinte { $won }.
 }
watched-avoided = Delle stanze che poteva evitare, ha evitato: { $shares }.
watched-monsters = { $n ->
    [one] { $share } di quelle con { $n } mostro
   *[other] { $share } di quelle con { $n } mostri
 }
watched-health = Secondo la vita che aveva, ha evitato: { $shares }.
watched-gained = { $points ->
    [one] Evitare una stanza ha alzato la sua probabilità di vincere in media di { $points } punto percentuale.
   *[other] Evitare una stanza ha alzato la sua probabilità di vincere in media di { $points } punti percentuali.
 }
watched-left = Dove lasciava carte per la stanza dopo, ha lasciato: { $shares }.
watched-strongest = Quando lasciava mostri, c’era il più forte in { $share } delle stanze.
watched-armed = Dove poteva usare l’arma, l’ha usata contro: { $shares }.
watched-potions = Delle pozioni che ha bevuto, { $share } hanno curato, in media { $mean }.
watched-swaps = Delle armi prese al posto di un’altra, { $share } erano più deboli.
watched-advice = Dove fai diversamente, prova così.

watched-at-low = { $share } con poca vita
watched-at-middle = { $share } con vita media
watched-at-high = { $share } con molta vita

watched-leaving-monster = un mostro in { $share } delle stanze che ne avevano
watched-leaving-weapon = un’arma in { $share }
watched-leaving-potion = una pozione in { $share }

watched-against-weak = { $share } dei mostri fino al 5
watched-against-middling = { $share } di quelli dal 6 al 10
watched-against-strong = { $share } di quelli sopra il 10

## bots
bots-title = { $name } ({ $code })
bots-about = { $name }. { $line }

bots-thinks = { $bot } pensa: { $plans }
bots-plays = { $bot } gioca: { $moves }
bots-plays_for = { $bot } gioca: { $moves } (probabilità di vincere { $worth })

bots-name-random = Falena
bots-name-greedy = Gazza
bots-name-net = Volpe
bots-name-expert = Civetta
bots-name-oracle = Veggente

bots-line-random = Prende una carta qualsiasi tra quelle permesse, e di rado va lontano.
bots-line-greedy = Prende ciò che sembra meglio in questa stanza, e non pensa mai alla prossima.
bots-line-net = Sente quanto vale una stanza, dopo tutte le partite giocate contro sé stessa.
bots-line-expert = Guarda molte stanze avanti prima di muovere; senza barare non si gioca meglio.
bots-line-oracle = Vede tutte le carte che devono arrivare, e così non perde quasi mai.

## mistakes
mistakes-heading = I tuoi errori
mistakes-looking = Il maestro sfoglia le tue ultime partite …
mistakes-none = non hai errori da risolvere: nelle ultime partite non ne restano
mistakes-title = La tua partita { FORM($day, "del") }, stanza { $room }
mistakes-task = { $title }: trova un piano migliore.
mistakes-line = { $mark } { $title } · { $rules }, { $state }
mistakes-solved = Quell’errore è risolto, e non tornerà.

## hinting
hinting-sure = Con un consiglio, il risultato di oggi conta come ottenuto con aiuto. Lo vuoi lo stesso?
hinting-counts = { $name }, stanza { $room }. Conta come consiglio in quella partita.
hinting-first_room = { $code }, la prima stanza.
hinting-no_game = non hai partite in sospeso; indica una smazzata con --deal o --seed, oppure dai --position o --record
hinting-not_yet = in { $name } non tocca a te; aprila e prima continua a giocare
hinting-nothing_to_review = non hai partite finite da analizzare; indica il file di un verbale
hinting-nothing_of_deal = non hai partite finite di { $code }
