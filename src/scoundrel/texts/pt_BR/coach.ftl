## coach
coach-over = mais de { $chance }
coach-under = menos de { $chance }
coach-about = cerca de { $chance } ({ $low } a { $high })
coach-no_hope = Não dá mais para vencer; salve os pontos que puder.
coach-no_chance = Não dá mais para vencer.
coach-least_lost = Não dá mais para vencer. { $plan }. É o que rende mais: em média { $points }.
coach-best = { $plan }. { $worth }.
coach-how = { $plan }: { $moves }
coach-chance = { $chance } de chance de vencer
coach-score = { $chance } de chance de vencer, em média { $points }
coach-points = { $n ->
    [one] { $score } ponto
   *[other] { $score } pontos
 }
coach-others = Outros planos: { $plans }.
coach-other = { $plan } { $chance } ({ $why })
coach-worth = { $plan } { $chance }
coach-fatal = Fatal: { $plans }.

## nudge
nudge-then = A seguir: { $moves }.
nudge-lost = Não dá mais para vencer; jogue pelos pontos que restam.
nudge-note = A chance de sair, venha o que vier.
nudge-marked = O plano do treinador, jogada { $number }: { $words }.
nudge-marked_left = O plano do treinador: { $words }.

nudge-button-nudge = Dica
nudge-button-marks = Mostrar
nudge-button-numbers = Detalhes

nudge-key-nudge = dica
nudge-key-marks = mostrar
nudge-key-numbers = detalhes

nudge-help-nudge = um toque antes
nudge-help-marks = nas cartas
nudge-help-numbers = os números

nudge-ask-take = Que carta você pegaria?
nudge-ask-take_or_run = Que carta você pegaria, ou é melhor fugir?
nudge-ask-put_away = Você afastaria uma carta? Qual?
nudge-ask-leave = { $n ->
    [one] Que carta você deixaria?
   *[other] Que { $n } cartas você deixaria?
 }
nudge-ask-leave_or_run = { $n ->
    [one] Você fugiria? Se não, que carta deixaria?
   *[other] Você fugiria? Se não, que { $n } cartas deixaria?
 }
nudge-ask-run = Você fugiria ou encararia todas?
nudge-ask-order = Em que ordem você as encararia?
nudge-ask-last = Como você encararia esta?

nudge-mark-bare = mãos nuas
nudge-mark-strike = arma
nudge-mark-monster = lutar
nudge-mark-weapon = pegar
nudge-mark-potion = beber
nudge-mark-put_away = afastar
nudge-mark-leave = deixar

nudge-brief-bare = mãos
nudge-brief-strike = arma
nudge-brief-monster = lutar
nudge-brief-weapon = pegar
nudge-brief-potion = beber
nudge-brief-put_away = afastar
nudge-brief-leave = deixar
nudge-brief-numbered = { $number } { $words }

## plans
coach-plan-run = fugir
coach-plan-put_away = afastar { FORM($cards, "the") }
coach-plan-leave = deixar { FORM($cards, "the") }
coach-plan-face_all = encarar todas
coach-plan-take = pegar { FORM($cards, "the") }

## why
# O sujeito (o plano) fica oculto: “Mantém você de pé.”, “Também cura 4 …”.
why-good-fatal = Mantém você de pé.
why-good-out = Tira você da masmorra, com { $score } de pontuação.
    .also = Também tira você da masmorra, com { $score } de pontuação.
why-good-score = Rende { $score }, e não { $other }.
    .also = Também rende { $score }, e não { $other }.
why-good-drink = Cura { $heals } com { FORM($cards, "the") }: você fica com { $health } de vida, e não { $other }.
    .also = Também cura { $heals } com { FORM($cards, "the") }: você fica com { $health } de vida, e não { $other }.
why-good-heal = Cura { $heals } com { FORM($cards, "the") }, e não { $other }.
    .also = Também cura { $heals } com { FORM($cards, "the") }, e não { $other }.
why-good-idle = Cura { $heals } com { FORM($cards, "the") }, em vez de beber à toa.
    .also = Também cura { $heals } com { FORM($cards, "the") }, em vez de beber à toa.
why-good-unwasted = Cura { $heals } com { FORM($cards, "the") }, em vez de desperdiçar.
    .also = Também cura { $heals } com { FORM($cards, "the") }, em vez de desperdiçar.
why-good-keep = Guarda { FORM($cards, "the") } para depois, em vez de curar só { $heals } agora.
    .also = Também guarda { FORM($cards, "the") } para depois, em vez de curar só { $heals } agora.
why-good-full = Guarda { FORM($cards, "the") } para depois, em vez de beber à toa agora.
    .also = Também guarda { FORM($cards, "the") } para depois, em vez de beber à toa agora.
why-good-waste = Guarda { FORM($cards, "the") } para depois, em vez de desperdiçar agora.
    .also = Também guarda { FORM($cards, "the") } para depois, em vez de desperdiçar agora.
why-good-block = Bloqueia { $n } a mais ao atingir { FORM($cards, "the") } com { FORM($weapon, "the") }.
    .also = Também bloqueia { $n } a mais ao atingir { FORM($cards, "the") } com { FORM($weapon, "the") }.
why-good-block_by_several = Bloqueia { $n } a mais ao atingir { FORM($cards, "the") }.
    .also = Também bloqueia { $n } a mais ao atingir { FORM($cards, "the") }.
why-good-fresh = Guarda { FORM($weapon, "the") } sem uso para { FORM($cards, "the") } ainda por vir.
    .also = Também guarda { FORM($weapon, "the") } sem uso para { FORM($cards, "the") } ainda por vir.
why-good-sharp = Guarda o fio { FORM($weapon, "do") } para { FORM($cards, "the") } ainda por vir.
    .also = Também guarda o fio { FORM($weapon, "do") } para { FORM($cards, "the") } ainda por vir.
why-good-reserve = Reserva { FORM($weapon, "the") } para depois.
    .also = Também reserva { FORM($weapon, "the") } para depois.
why-good-arm = Põe { FORM($weapon, "the") } na sua mão para { FORM($cards, "the") } ainda por vir.
    .also = Também põe { FORM($weapon, "the") } na sua mão para { FORM($cards, "the") } ainda por vir.
why-good-hold = Segura { FORM($weapon, "the") } para { FORM($cards, "the") } ainda por vir.
    .also = Também segura { FORM($weapon, "the") } para { FORM($cards, "the") } ainda por vir.
why-good-room = Poupa você de uma sala cujo melhor plano custa { $cost } de vida e deixa você com { $other }.
    .also = Também poupa você de uma sala cujo melhor plano custa { $cost } de vida e deixa você com { $other }.
why-good-room_healed = Poupa você de uma sala cujo melhor plano custa { $cost } de vida e cura { $heals }, deixando você com { $other }.
    .also = Também poupa você de uma sala cujo melhor plano custa { $cost } de vida e cura { $heals }, deixando você com { $other }.
why-good-wait = Deixa { FORM($cards, "the") } para depois: você fica com { $health } de vida, e não { $other }.
    .also = Também deixa { FORM($cards, "the") } para depois: você fica com { $health } de vida, e não { $other }.
why-good-away = Adia { FORM($cards, "the") }: você fica com { $health } de vida, e não { $other }.
    .also = Também adia { FORM($cards, "the") }: você fica com { $health } de vida, e não { $other }.
why-good-instead = Cura { $heals } com { FORM($potion, "the") } e não mexe com { FORM($monster, "the") }: você fica com { $health } de vida, e não { $other }.
    .also = Também cura { $heals } com { FORM($potion, "the") } e não mexe com { FORM($monster, "the") }: você fica com { $health } de vida, e não { $other }.
why-good-health = Deixa você com { $health } de vida, e não { $other }.
    .also = Também deixa você com { $health } de vida, e não { $other }.
why-good-free_to_run = Permite fugir da próxima sala, se for preciso.
    .also = Também permite fugir da próxima sala, se for preciso.
why-good-free_to_put_away = Permite afastar uma carta da próxima sala.
    .also = Também permite afastar uma carta da próxima sala.
why-good-rid = Resolve { FORM($cards, "the") } por { $cost }.
    .also = Também resolve { FORM($cards, "the") } por { $cost }.
why-good-certain = Vence com certeza, pois todas as cartas por vir são conhecidas.
why-good-points = { $n ->
    [one] Vence quase com a mesma frequência e rende { $n } ponto a mais.
   *[other] Vence quase com a mesma frequência e rende { $n } pontos a mais.
 }
why-good-bonus = { $n ->
    [one] Pode terminar com a vida cheia e uma poção no fim, por { $n } ponto a mais.
   *[other] Pode terminar com a vida cheia e uma poção no fim, por { $n } pontos a mais.
 }
why-good-saves = { $n ->
    [one] Rende em média { $n } ponto a mais.
   *[other] Rende em média { $n } pontos a mais.
 }
why-good-trade = { $n ->
    [one] Rende em média { $n } ponto a mais, embora vença menos vezes.
   *[other] Rende em média { $n } pontos a mais, embora vença menos vezes.
 }
why-good-only = É tudo o que dá para fazer.
why-good-alive = É o único plano a que você sobrevive.
why-good-only_run = É o único jeito de sobreviver a esta sala.
why-good-dear = É o único jeito de sobreviver: quaisquer { $n } destas cartas custam { $cost } de vida ou mais, e você tem { $health }.
why-good-equal = Vale quase o mesmo que o segundo melhor plano.
why-good-lookahead = Só se vê olhando adiante; nenhuma razão simples explica.

why-bad-fatal = É fatal: { FORM($cards, "the") } custa { $cost }, e você tem { $health }.
    .brief = é fatal: { FORM($cards, "the") } custa { $cost }, e você tem { $health }
why-bad-out = Ainda não tira você daqui, e outro plano rende { $score }.
    .also = Também { why-bad-out.brief }.
    .brief = ainda não tira você daqui, e outro plano rende { $score }
why-bad-score = Rende { $other }, e não { $score }.
    .also = Também { why-bad-score.brief }.
    .brief = rende { $other }, e não { $score }
why-bad-drink = Deixa { FORM($cards, "the") } sem beber: você fica com { $other } de vida, e não { $health }.
    .also = Também { why-bad-drink.brief }.
    .brief = deixa { FORM($cards, "the") } sem beber: você fica com { $other } de vida, e não { $health }
why-bad-heal = Só cura { $other } com { FORM($cards, "the") }, e não { $heals }.
    .also = Também { why-bad-heal.brief }.
    .brief = só cura { $other } com { FORM($cards, "the") }, e não { $heals }
why-bad-idle = Bebe { FORM($cards, "the") } à toa, em vez de curar { $heals }.
    .also = Também { why-bad-idle.brief }.
    .brief = bebe { FORM($cards, "the") } à toa, em vez de curar { $heals }
why-bad-unwasted = Desperdiça { FORM($cards, "the") }, em vez de curar { $heals }.
    .also = Também { why-bad-unwasted.brief }.
    .brief = desperdiça { FORM($cards, "the") }, em vez de curar { $heals }
why-bad-keep = Só cura { $heals } com { FORM($cards, "the") }.
    .also = Também { why-bad-keep.brief }.
    .brief = só cura { $heals } com { FORM($cards, "the") }
why-bad-full = Bebe { FORM($cards, "the") } à toa.
    .also = Também { why-bad-full.brief }.
    .brief = bebe { FORM($cards, "the") } à toa
why-bad-waste = Desperdiça { FORM($cards, "the") }.
    .also = Também { why-bad-waste.brief }.
    .brief = desperdiça { FORM($cards, "the") }
why-bad-block = Não atinge { FORM($cards, "the") } com { FORM($weapon, "the") }, o que bloquearia { $n } a mais.
    .also = Também { why-bad-block.brief }.
    .brief = não atinge { FORM($cards, "the") } com { FORM($weapon, "the") }, o que bloquearia { $n } a mais
why-bad-block_by_several = Bloqueia { $n } a menos que um plano que atinge { FORM($cards, "the") }.
    .also = Também { why-bad-block_by_several.brief }.
    .brief = bloqueia { $n } a menos que um plano que atinge { FORM($cards, "the") }
why-bad-fresh = Tira o fio { FORM($weapon, "do") }, com { FORM($cards, "the") } ainda por vir.
    .also = Também { why-bad-fresh.brief }.
    .brief = tira o fio { FORM($weapon, "do") }, com { FORM($cards, "the") } ainda por vir
why-bad-sharp = Cega demais { FORM($weapon, "the") }, com { FORM($cards, "the") } ainda por vir.
    .also = Também { why-bad-sharp.brief }.
    .brief = cega demais { FORM($weapon, "the") }, com { FORM($cards, "the") } ainda por vir
why-bad-reserve = Pega { FORM($weapon, "the") } agora, em vez de reservar para depois.
    .also = Também { why-bad-reserve.brief }.
    .brief = pega { FORM($weapon, "the") } agora, em vez de reservar para depois
why-bad-arm = Segue sem { FORM($weapon, "the") }, com { FORM($cards, "the") } ainda por vir.
    .also = Também { why-bad-arm.brief }.
    .brief = segue sem { FORM($weapon, "the") }, com { FORM($cards, "the") } ainda por vir
why-bad-hold = Abre mão { FORM($weapon, "do") }, com { FORM($cards, "the") } ainda por vir.
    .also = Também { why-bad-hold.brief }.
    .brief = abre mão { FORM($weapon, "do") }, com { FORM($cards, "the") } ainda por vir
why-bad-room = Custa { $cost } de vida e deixa você com { $other }.
    .also = Também { why-bad-room.brief }.
    .brief = custa { $cost } de vida e deixa você com { $other }
why-bad-room_healed = Custa { $cost } de vida e cura { $heals }, deixando você com { $other }.
    .also = Também { why-bad-room_healed.brief }.
    .brief = custa { $cost } de vida e cura { $heals }, deixando você com { $other }
why-bad-wait = Gasta { $cost } de vida com { FORM($cards, "the") } agora e deixa você com { $other }.
    .also = Também { why-bad-wait.brief }.
    .brief = gasta { $cost } de vida com { FORM($cards, "the") } agora e deixa você com { $other }
why-bad-away = Gasta { $cost } de vida com { FORM($cards, "the") } agora e deixa você com { $other }.
    .also = Também { why-bad-away.brief }.
    .brief = gasta { $cost } de vida com { FORM($cards, "the") } agora e deixa você com { $other }
why-bad-instead = Enfrenta { FORM($monster, "the") } e deixa { FORM($potion, "the") } sem beber: você fica com { $other } de vida, e não { $health }.
    .also = Também { why-bad-instead.brief }.
    .brief = enfrenta { FORM($monster, "the") } e deixa { FORM($potion, "the") } sem beber: você fica com { $other } de vida, e não { $health }
why-bad-health = Deixa você com { $other } de vida, e não { $health }.
    .also = Também { why-bad-health.brief }.
    .brief = deixa você com { $other } de vida, e não { $health }
why-bad-free_to_run = { $n ->
    [0] Obriga você a encarar a próxima sala.
    [one] Obriga você a encarar a próxima sala, com { $n } monstro acima de 10 por ver.
   *[other] Obriga você a encarar a próxima sala, com { $n } monstros acima de 10 por ver.
 }
    .also = Também { why-bad-free_to_run.brief }.
    .brief = { $n ->
        [0] obriga você a encarar a próxima sala
        [one] obriga você a encarar a próxima sala, com { $n } monstro acima de 10 por ver
       *[other] obriga você a encarar a próxima sala, com { $n } monstros acima de 10 por ver
     }
why-bad-free_to_put_away = { $n ->
    [0] Obriga você a encarar toda a próxima sala.
    [one] Obriga você a encarar toda a próxima sala, com { $n } monstro acima de 10 por ver.
   *[other] Obriga você a encarar toda a próxima sala, com { $n } monstros acima de 10 por ver.
 }
    .also = Também { why-bad-free_to_put_away.brief }.
    .brief = { $n ->
        [0] obriga você a encarar toda a próxima sala
        [one] obriga você a encarar toda a próxima sala, com { $n } monstro acima de 10 por ver
       *[other] obriga você a encarar toda a próxima sala, com { $n } monstros acima de 10 por ver
     }
why-bad-rid = Deixa { FORM($cards, "the") } à sua espera na próxima sala.
    .also = Também { why-bad-rid.brief }.
    .brief = deixa { FORM($cards, "the") } à sua espera na próxima sala
why-bad-certain = Não pode mais vencer, pois todas as cartas por vir são conhecidas.
    .brief = não pode mais vencer, pois todas as cartas por vir são conhecidas
why-bad-points = { $n ->
    [one] Vence quase com a mesma frequência, mas rende { $n } ponto a menos.
   *[other] Vence quase com a mesma frequência, mas rende { $n } pontos a menos.
 }
    .brief = { $n ->
        [one] vence quase com a mesma frequência, mas rende { $n } ponto a menos
       *[other] vence quase com a mesma frequência, mas rende { $n } pontos a menos
     }
why-bad-saves = { $n ->
    [one] Rende em média { $n } ponto a menos.
   *[other] Rende em média { $n } pontos a menos.
 }
    .brief = { $n ->
        [one] rende em média { $n } ponto a menos
       *[other] rende em média { $n } pontos a menos
     }
why-bad-trade = { $n ->
    [one] Vence mais vezes, mas rende em média { $n } ponto a menos.
   *[other] Vence mais vezes, mas rende em média { $n } pontos a menos.
 }
    .brief = { $n ->
        [one] vence mais vezes, mas rende em média { $n } ponto a menos
       *[other] vence mais vezes, mas rende em média { $n } pontos a menos
     }
why-bad-equal = Vale quase o mesmo.
    .brief = vale quase o mesmo
why-bad-lookahead = É pior para quem olha adiante.
    .brief = é pior para quem olha adiante

why-past-fatal = O seu plano foi fatal: { FORM($cards, "the") } custou { $cost }, e você tinha { $health }.
why-past-out = O seu plano ainda não tirava você da masmorra, e outro plano rendia { $score }.
    .also = O seu plano também ainda não tirava você da masmorra, e outro plano rendia { $score }.
why-past-score = O seu plano rendeu { $other }, e não { $score }.
    .also = O seu plano também rendeu { $other }, e não { $score }.
why-past-drink = O seu plano deixou { FORM($cards, "the") } sem beber: você ficou com { $other } de vida, e não { $health }.
    .also = O seu plano também deixou { FORM($cards, "the") } sem beber: você ficou com { $other } de vida, e não { $health }.
why-past-heal = O seu plano só curou { $other } com { FORM($cards, "the") }, e não { $heals }.
    .also = O seu plano também só curou { $other } com { FORM($cards, "the") }, e não { $heals }.
why-past-idle = O seu plano gastou { FORM($cards, "the") } à toa, em vez de curar { $heals }.
    .also = O seu plano também gastou { FORM($cards, "the") } à toa, em vez de curar { $heals }.
why-past-unwasted = O seu plano desperdiçou { FORM($cards, "the") }, em vez de curar { $heals }.
    .also = O seu plano também desperdiçou { FORM($cards, "the") }, em vez de curar { $heals }.
why-past-keep = O seu plano só curou { $heals } com { FORM($cards, "the") }.
    .also = O seu plano também só curou { $heals } com { FORM($cards, "the") }.
why-past-full = O seu plano gastou { FORM($cards, "the") } à toa.
    .also = O seu plano também gastou { FORM($cards, "the") } à toa.
why-past-waste = O seu plano desperdiçou { FORM($cards, "the") }.
    .also = O seu plano também desperdiçou { FORM($cards, "the") }.
why-past-block = O seu plano não atingiu { FORM($cards, "the") } com { FORM($weapon, "the") }, o que teria bloqueado { $n } a mais.
    .also = O seu plano também não atingiu { FORM($cards, "the") } com { FORM($weapon, "the") }, o que teria bloqueado { $n } a mais.
why-past-block_by_several = O seu plano bloqueou { $n } a menos que um plano que atinge { FORM($cards, "the") }.
    .also = O seu plano também bloqueou { $n } a menos que um plano que atinge { FORM($cards, "the") }.
why-past-fresh = O seu plano tirou o fio { FORM($weapon, "do") }, com { FORM($cards, "the") } ainda por vir.
    .also = O seu plano também tirou o fio { FORM($weapon, "do") }, com { FORM($cards, "the") } ainda por vir.
why-past-sharp = O seu plano cegou demais { FORM($weapon, "the") }, com { FORM($cards, "the") } ainda por vir.
    .also = O seu plano também cegou demais { FORM($weapon, "the") }, com { FORM($cards, "the") } ainda por vir.
why-past-reserve = O seu plano pegou { FORM($weapon, "the") }, em vez de reservar para depois.
    .also = O seu plano também pegou { FORM($weapon, "the") }, em vez de reservar para depois.
why-past-arm = O seu plano seguiu sem { FORM($weapon, "the") }, com { FORM($cards, "the") } ainda por vir.
    .also = O seu plano também seguiu sem { FORM($weapon, "the") }, com { FORM($cards, "the") } ainda por vir.
why-past-hold = O seu plano abriu mão { FORM($weapon, "do") }, com { FORM($cards, "the") } ainda por vir.
    .also = O seu plano também abriu mão { FORM($weapon, "do") }, com { FORM($cards, "the") } ainda por vir.
why-past-room = O seu plano custou { $cost } de vida e deixou você com { $other }.
    .also = O seu plano também custou { $cost } de vida e deixou você com { $other }.
why-past-room_healed = O seu plano custou { $cost } de vida e curou { $heals }, deixando você com { $other }.
    .also = O seu plano também custou { $cost } de vida e curou { $heals }, deixando você com { $other }.
why-past-wait = O seu plano gastou { $cost } de vida com { FORM($cards, "the") } e deixou você com { $other }.
    .also = O seu plano também gastou { $cost } de vida com { FORM($cards, "the") } e deixou você com { $other }.
why-past-away = O seu plano gastou { $cost } de vida com { FORM($cards, "the") } e deixou você com { $other }.
    .also = O seu plano também gastou { $cost } de vida com { FORM($cards, "the") } e deixou você com { $other }.
why-past-instead = O seu plano enfrentou { FORM($monster, "the") } e deixou { FORM($potion, "the") } sem beber: você ficou com { $other } de vida, e não { $health }.
    .also = O seu plano também enfrentou { FORM($monster, "the") } e deixou { FORM($potion, "the") } sem beber: você ficou com { $other } de vida, e não { $health }.
why-past-health = O seu plano deixou você com { $other } de vida, e não { $health }.
    .also = O seu plano também deixou você com { $other } de vida, e não { $health }.
why-past-free_to_run = { $n ->
    [0] O seu plano obrigou você a encarar a próxima sala.
    [one] O seu plano obrigou você a encarar a próxima sala, com { $n } monstro acima de 10 por ver.
   *[other] O seu plano obrigou você a encarar a próxima sala, com { $n } monstros acima de 10 por ver.
 }
    .also = { $n ->
        [0] O seu plano também obrigou você a encarar a próxima sala.
        [one] O seu plano também obrigou você a encarar a próxima sala, com { $n } monstro acima de 10 por ver.
       *[other] O seu plano também obrigou você a encarar a próxima sala, com { $n } monstros acima de 10 por ver.
     }
why-past-free_to_put_away = { $n ->
    [0] O seu plano obrigou você a encarar toda a próxima sala.
    [one] O seu plano obrigou você a encarar toda a próxima sala, com { $n } monstro acima de 10 por ver.
   *[other] O seu plano obrigou você a encarar toda a próxima sala, com { $n } monstros acima de 10 por ver.
 }
    .also = { $n ->
        [0] O seu plano também obrigou você a encarar toda a próxima sala.
        [one] O seu plano também obrigou você a encarar toda a próxima sala, com { $n } monstro acima de 10 por ver.
       *[other] O seu plano também obrigou você a encarar toda a próxima sala, com { $n } monstros acima de 10 por ver.
     }
why-past-rid = O seu plano deixou { FORM($cards, "the") } à sua espera na próxima sala.
    .also = O seu plano também deixou { FORM($cards, "the") } à sua espera na próxima sala.
why-past-certain = O seu plano não podia mais vencer, pois todas as cartas por vir eram conhecidas.
why-past-trade = { $n ->
    [one] O seu plano vencia mais vezes, mas rendia em média { $n } ponto a menos.
   *[other] O seu plano vencia mais vezes, mas rendia em média { $n } pontos a menos.
 }
why-past-equal = O seu plano valia quase o mesmo.
why-past-lookahead = O seu plano era pior, como se vê olhando adiante.

why-cost-fatal = Na sala { $room }, com { $health } de vida, você encarou { FORM($cards, "the") }, que custou { $cost }.
why-cost-drink = Na sala { $room } você deixou { FORM($cards, "the") } sem beber e ficou com { $other } de vida, e não { $health }.
why-cost-heal = Na sala { $room } você só curou { $other } com { FORM($cards, "the") }, e não { $heals }.
why-cost-idle = Na sala { $room } você bebeu { FORM($cards, "the") } à toa, em vez de curar { $heals }.
why-cost-unwasted = Na sala { $room } você desperdiçou { FORM($cards, "the") }, em vez de curar { $heals }.
why-cost-keep = Na sala { $room } você só curou { $heals } com { FORM($cards, "the") }, quando dava para esperar.
why-cost-full = Na sala { $room } você bebeu { FORM($cards, "the") } à toa, quando dava para esperar.
why-cost-waste = Na sala { $room } você desperdiçou { FORM($cards, "the") }, quando dava para esperar.
why-cost-block = Na sala { $room } você não atingiu { FORM($cards, "the") } com { FORM($weapon, "the") }, o que teria bloqueado { $n } a mais.
why-cost-block_by_several = Na sala { $room } você usou a arma de menos: dava para bloquear { $n } a mais.
why-cost-fresh = Na sala { $room } você tirou o fio { FORM($weapon, "do") }, com { FORM($cards, "the") } ainda por vir.
why-cost-sharp = Na sala { $room } você cegou demais { FORM($weapon, "the") }, com { FORM($cards, "the") } ainda por vir.
why-cost-reserve = Na sala { $room } você pegou { FORM($weapon, "the") }, em vez de reservar para depois.
why-cost-arm = Na sala { $room } você seguiu sem { FORM($weapon, "the") }, com { FORM($cards, "the") } ainda por vir.
why-cost-hold = Na sala { $room } você abriu mão { FORM($weapon, "do") }, com { FORM($cards, "the") } ainda por vir.
why-cost-room = Na sala { $room } você ficou, o que custou { $cost } de vida e deixou você com { $other }.
why-cost-room_healed = Na sala { $room } você ficou, o que custou { $cost } de vida e curou { $heals }, deixando você com { $other }.
why-cost-wait = Na sala { $room } você gastou { $cost } de vida com { FORM($cards, "the") }, quando dava para esperar.
why-cost-away = Na sala { $room } você gastou { $cost } de vida com { FORM($cards, "the") }, quando dava para afastar.
why-cost-instead = Na sala { $room } você enfrentou { FORM($monster, "the") } e deixou { FORM($potion, "the") } sem beber, e ficou com { $other } de vida, e não { $health }.
why-cost-health = Na sala { $room } você ficou com { $other } de vida, quando dava para ficar com { $health }.
why-cost-free_to_run = Na sala { $room } você fugiu e por isso não pôde fugir da seguinte.
why-cost-free_to_put_away = Na sala { $room } você afastou uma carta e por isso precisou encarar toda a sala seguinte.
why-cost-rid = Na sala { $room } você deixou { FORM($cards, "the") } à sua espera na sala seguinte.
why-cost-certain = Na sala { $room } você entregou uma partida ganha, pois todas as cartas por vir eram conhecidas.

why-nudge-fatal = Nem todo caminho por esta sala deixa você de pé.
why-nudge-out = Há uma saída da masmorra aqui.
why-nudge-score = A pontuação se decide aqui.
why-nudge-drink = Beber uma poção aqui faz uma diferença de { $n } na sua vida.
why-nudge-heal = O momento de beber importa: na hora certa, uma poção cura mais.
why-nudge-idle = O momento de beber importa: aqui uma poção pode ir embora à toa.
why-nudge-unwasted = O momento de beber importa: aqui uma poção pode se perder.
why-nudge-keep = Agora uma poção não curaria todo o seu valor.
why-nudge-full = O momento de beber importa: aqui uma poção pode ir embora à toa.
why-nudge-waste = O momento de beber importa: aqui uma poção pode se perder.
why-nudge-block = Aqui uma arma pode bloquear { $n } a mais do que no segundo melhor plano.
why-nudge-block_by_several = Aqui as armas podem bloquear { $n } a mais do que no segundo melhor plano.
why-nudge-fresh = Uma arma que ainda não atingiu nada atinge qualquer coisa. Pense no que ainda vem.
why-nudge-sharp = Pense no que a sua arma ainda precisa atingir.
why-nudge-reserve = Uma arma que fica na sala continua nova.
why-nudge-arm = Ainda vêm monstros. Com o que você vai recebê-los?
why-nudge-hold = Ainda vêm monstros. Com qual arma você os receberia?
why-nudge-room = Faça as contas do que custa ficar.
why-nudge-room_healed = Faça as contas: o que custa ficar e o que as poções devolvem.
why-nudge-wait = Um destes monstros não precisa ser enfrentado agora.
why-nudge-away = Um destes monstros não precisa ser enfrentado agora.
why-nudge-instead = Compare o que uma poção cura com o que um monstro custa.
why-nudge-health = Um caminho deixa você com { $health } de vida, outro com só { $other }.
why-nudge-free_to_run = Quem foge desta sala precisa encarar a próxima.
why-nudge-free_to_put_away = Quem afasta uma carta precisa encarar toda a próxima sala.
why-nudge-rid = O que você deixa está aqui de novo na próxima sala.
why-nudge-certain = Você conhece todas as cartas por vir: jogue de cabeça até o fim.
why-nudge-points = Mais de um caminho vence quase com a mesma frequência; a diferença está nos pontos.
why-nudge-bonus = A última carta conta: pense no que você encararia por último.
why-nudge-saves = O que resta em jogo são pontos.
why-nudge-trade = Aqui, mais pontos custam um pouco de segurança.
why-nudge-only = Há pouco que escolher aqui.
why-nudge-alive = Só um caminho por esta sala deixa você de pé.
why-nudge-only_run = Faça as contas do que custa ficar e compare com a sua vida.
why-nudge-dear = Quaisquer { $n } destas cartas custam { $cost } de vida ou mais, e você tem { $health }.
why-nudge-equal = Os dois melhores caminhos valem quase o mesmo.
why-nudge-lookahead = Nenhuma razão simples decide: pense nas salas que vêm.
why-nudge-costs = A melhor jogada custa { $cost } de vida.
why-nudge-costs_nothing = A melhor jogada não custa nada.
why-nudge-arms = Vale a pena ter uma arma desta sala.
why-nudge-heals = A melhor jogada cura { $heals }.
why-nudge-heals_nothing = A melhor jogada não dá nada; pense no que ela evita.
why-nudge-wastes = A melhor jogada não dá nada; pense no que ela evita.

why-move-fatal = É fatal.
    .brief = é fatal
why-move-costs = Custa { $cost } de vida.
    .brief = custa { $cost } de vida
why-move-costs_nothing = Não custa nada.
    .brief = não custa nada
why-move-arms = Põe { FORM($weapon, "the") } na sua mão.
    .brief = põe { FORM($weapon, "the") } na sua mão
why-move-heals = Cura { $heals }.
    .brief = cura { $heals }
why-move-heals_nothing = Não cura nada.
    .brief = não cura nada
why-move-wastes = Desperdiça { FORM($cards, "the") }.
    .brief = desperdiça { FORM($cards, "the") }

why-fact-room_under_deck = A sala vai para baixo da masmorra, como está.
    .brief = a sala vai para baixo da masmorra, como está
why-fact-room_shuffled = A sala volta para a masmorra e é embaralhada com ela.
    .brief = a sala volta para a masmorra e é embaralhada com ela
why-fact-room_next = Da próxima você não pode fugir.
why-fact-card_under_deck = Põe { FORM($cards, "the") } embaixo da masmorra.
    .brief = põe { FORM($cards, "the") } embaixo da masmorra
why-fact-card_shuffled = Devolve { FORM($cards, "the") } à masmorra, que é embaralhada.
    .brief = devolve { FORM($cards, "the") } à masmorra, que é embaralhada
why-fact-card_next = Na próxima sala você não pode afastar nenhuma carta.
why-fact-unseen = Por ver: { $monsters ->
    [0] nenhum monstro acima de 10
    [one] { $monsters } monstro acima de 10
   *[other] { $monsters } monstros acima de 10
 }, { $weapons ->
    [0] nenhuma arma
    [one] { $weapons } arma
   *[other] { $weapons } armas
 }.

## review
review-title = { $rules }: { $result }
review-title_of_deal = { $rules }, cartas { $seed }: { $result }
review-room = { $fell ->
    [yes] Sala { $number }: você { $played }, e caiu.
   *[no] Sala { $number }: você { $played }.
 }
review-room_of = { $fell ->
    [yes] Sala { $number }: { $name } { $played }, e caiu.
   *[no] Sala { $number }: { $name } { $played }.
 }
review-no_hope = Já não dava para vencer a partida.
review-good = { $chance } de chance de vencer.
review-scored = { $worth }.
review-lost = { $grade ->
    [inaccuracy] Imprecisão: { $after } de chance de vencer, e não { $before }.
    [mistake] Erro: { $after } de chance de vencer, e não { $before }.
   *[blunder] Mancada: { $after } de chance de vencer, e não { $before }.
 }
review-given_up = { $grade ->
    [inaccuracy] { $n ->
        [one] Imprecisão: { $n } ponto jogado fora.
       *[other] Imprecisão: { $n } pontos jogados fora.
     }
    [mistake] { $n ->
        [one] Erro: { $n } ponto jogado fora.
       *[other] Erro: { $n } pontos jogados fora.
     }
   *[blunder] { $n ->
        [one] Mancada: { $n } ponto jogado fora.
       *[other] Mancada: { $n } pontos jogados fora.
     }
 }
review-points = { $n ->
    [one] { $chance } de chance de vencer, mas { $n } ponto jogado fora.
   *[other] { $chance } de chance de vencer, mas { $n } pontos jogados fora.
 }
review-best = Melhor: { $best }.
review-accuracy = Precisão { $share }: { $inaccuracies ->
    [0] nenhuma imprecisão
    [one] { $inaccuracies } imprecisão
   *[other] { $inaccuracies } imprecisões
 }, { $mistakes ->
    [0] nenhum erro
    [one] { $mistakes } erro
   *[other] { $mistakes } erros
 }, { $blunders ->
    [0] nenhuma mancada
    [one] { $blunders } mancada
   *[other] { $blunders } mancadas
 }.
review-points_lost = { $n ->
    [one] { $n } ponto jogado fora sem necessidade.
   *[other] { $n } pontos jogados fora sem necessidade.
 }
review-lesson = O que fica de lição: { $lesson }
review-line = Como vence quem vê todas as cartas:
review-turning_gained = { $by_cards ->
    [yes] { $n ->
        [one] A virada: as cartas novas na sala { $number }, { $n } ponto percentual a mais.
       *[other] A virada: as cartas novas na sala { $number }, { $n } pontos percentuais a mais.
     }
   *[no] { $n ->
        [one] A virada: a sua decisão na sala { $number }, { $n } ponto percentual a mais.
       *[other] A virada: a sua decisão na sala { $number }, { $n } pontos percentuais a mais.
     }
 }
review-turning_lost = { $by_cards ->
    [yes] { $n ->
        [one] A virada: as cartas novas na sala { $number }, { $n } ponto percentual a menos.
       *[other] A virada: as cartas novas na sala { $number }, { $n } pontos percentuais a menos.
     }
   *[no] { $n ->
        [one] A virada: a sua decisão na sala { $number }, { $n } ponto percentual a menos.
       *[other] A virada: a sua decisão na sala { $number }, { $n } pontos percentuais a menos.
     }
 }
review-turned = A virada.
review-worst = O que mais custou.

review-cost-better = Na sala { $number } você { $played }; o melhor era { $best }.
review-cost-cards = Você não errou feio: o que veio na sala { $number } foi o que mais custou.
review-cost-nobody = Você não errou feio, e ninguém venceria com estas cartas.
review-cost-nothing = Você não errou feio; as cartas é que não ajudaram.

review-later-cost = { $rooms ->
    [1] Na sala seguinte { FORM($card, "the") } custou { $amount }.
   *[other] { $rooms } salas depois { FORM($card, "the") } custou { $amount }.
 }
review-later-room = { $rooms ->
    [1] Na sala seguinte você perdeu { $amount } de vida.
   *[other] { $rooms } salas depois você perdeu { $amount } de vida.
 }
review-later-short = { $rooms ->
    [1] Na sala seguinte você caiu por falta de { $amount } de vida.
   *[other] { $rooms } salas depois você caiu por falta de { $amount } de vida.
 }

review-winnable-won = Quem vê todas as cartas vence esta distribuição.
review-winnable-lost = Ninguém venceria esta distribuição, nem vendo todas as cartas.
review-winnable-undecided = Não se sabe se dá para vencer esta distribuição.

## together
together-heading = A dois, por nome
together-player = { $n ->
    [one] { $name }: { $n } partida, ganhou { $wins }, em média { $average ->
        [one] { $average } ponto
       *[other] { $average } pontos
     }.
   *[other] { $name }: { $n } partidas, ganhou { $wins }, em média { $average ->
        [one] { $average } ponto
       *[other] { $average } pontos
     }.
 }
together-pair = { $n ->
    [one] { $one } e { $other }: { $n } partida em dupla; { $one } foi melhor em { $first }, { $other } em { $second }.
   *[other] { $one } e { $other }: { $n } partidas em dupla; { $one } foi melhor em { $first }, { $other } em { $second }.
 }

## habit
habit-too_few = { $n ->
    [one] Os hábitos aparecem depois de mais { $n } partida.
   *[other] Os hábitos aparecem depois de mais { $n } partidas.
 }
habit-costs_wins = { $wins ->
    [1] Isso custa uma vitória a cada 100 partidas.
   *[other] Isso custa { $wins } vitórias a cada 100 partidas.
 }
habit-costs_points = { $points ->
    [one] Isso custa { $points } ponto por partida.
   *[other] Isso custa { $points } pontos por partida.
 }
habit-costs_both = { $wins ->
    [1] Isso custa uma vitória a cada 100 partidas e { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
     } por partida.
   *[other] Isso custa { $wins } vitórias a cada 100 partidas e { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
     } por partida.
 }
habit-instead = Em vez disso: { $lesson }
habit-none = Nenhum hábito seu custa muito.
habit-games = { $n ->
    [one] Foi o que mais custou na sua última partida.
   *[other] Foi o que mais custou nas suas últimas { $n } partidas.
 }

habit-told-reckless = Você encara salas que derrubam você.
habit-told-waste = Você bebe poções que curam pouco ou nada.
habit-told-hoard = Você guarda poções por tempo demais.
habit-told-wear = Você gasta a arma com monstros fracos.
habit-told-swap = Você troca de arma cedo demais.
habit-told-unarmed = Você deixa boas armas para trás.
habit-told-timid = Você usa a arma de menos.
habit-told-hasty = Você enfrenta monstros caros que podiam esperar.
habit-told-stubborn = Você fica em salas que custam demais.
habit-told-flighty = Você evita salas que daria para encarar.
habit-told-endgame = Você perde partidas ganhas quando todas as cartas já são conhecidas.
habit-told-points = Você joga pontos fora quando a vitória está garantida.

habit-lesson-reckless = faça as contas do que uma sala custa antes de encará-la.
habit-lesson-waste = deixe a poção para depois, se agora ela cura pouco ou nada.
habit-lesson-hoard = beba a poção quando precisar; guardada, ela não cura mais.
habit-lesson-wear = guarde o fio da arma para os monstros fortes que ainda vêm.
habit-lesson-swap = fique com a arma da mão até ela cegar; a que fica na sala continua nova.
habit-lesson-unarmed = pegue uma boa arma antes que cheguem os monstros fortes.
habit-lesson-timid = enquanto a arma está afiada, bloqueie com ela tudo o que puder.
habit-lesson-hasty = deixe o monstro mais caro para quando puder recebê-lo melhor.
habit-lesson-stubborn = evite uma sala que custa demais e volte a ela com uma arma melhor.
habit-lesson-flighty = fique e encare uma sala assim: quem evita uma não pode evitar a seguinte, que pode ser pior.
habit-lesson-endgame = quando todas as cartas por vir são conhecidas, jogue de cabeça até o fim antes de agir.
habit-lesson-points = com a vitória garantida, cure e bloqueie tudo o que puder, e termine com uma poção.

## watched
watched-games = { $n ->
    [one] A rede jogou { $n } partida de { $rules } (semente { $seed }) e venceu { $won }.
   *[other] A rede jogou { $n } partidas de { $rules } (semente { $seed }) e venceu { $won }.
 }
watched-avoided = Das salas que podia evitar, evitou: { $shares }.
watched-monsters = { $n ->
    [one] { $share } das que têm { $n } monstro
   *[other] { $share } das que têm { $n } monstros
 }
watched-health = Conforme a vida, evitou: { $shares }.
watched-gained = { $points ->
    [one] Evitar uma sala aumentou a sua chance de vencer, em média, em { $points } ponto percentual.
   *[other] Evitar uma sala aumentou a sua chance de vencer, em média, em { $points } pontos percentuais.
 }
watched-left = Onde deixou cartas de uma sala para depois, deixou: { $shares }.
watched-strongest = Quando deixou monstros, o mais forte estava entre eles em { $share } das salas.
watched-armed = Onde podia usar a arma, usou-a contra: { $shares }.
watched-potions = Das poções que bebeu, { $share } curaram, em média { $mean }.
watched-swaps = Das armas que pegou no lugar de outra, { $share } eram mais fracas.
watched-advice = Onde você faz diferente, experimente assim.

watched-at-low = { $share } com pouca vida
watched-at-middle = { $share } com vida média
watched-at-high = { $share } com muita vida

watched-leaving-monster = um monstro em { $share } das salas que tinham um
watched-leaving-weapon = uma arma em { $share }
watched-leaving-potion = uma poção em { $share }

watched-against-weak = { $share } dos monstros até 5
watched-against-middling = { $share } dos de 6 a 10
watched-against-strong = { $share } dos acima de 10

## bots
bots-title = { $name } ({ $code })
bots-about = { $name }: { $line }

bots-thinks = { $bot } pensa: { $plans }
bots-plays = { $bot } joga: { $moves }
bots-plays_for = { $bot } joga: { $moves } (chance de vencer { $worth })

bots-name-random = Mariposa
bots-name-greedy = Gralha
bots-name-net = Raposa
bots-name-expert = Coruja
bots-name-oracle = Vidente

bots-line-random = Pega qualquer carta que puder e raramente vai longe.
bots-line-greedy = Pega o que parece melhor nesta sala e nunca pensa na próxima.
bots-line-net = Sente quanto vale uma sala, depois de tantas partidas contra si mesma.
bots-line-expert = Olha muitas salas adiante antes de agir; jogando limpo, ninguém é mais forte.
bots-line-oracle = Vê todas as cartas que ainda vêm, por isso quase nunca perde.

## mistakes
mistakes-heading = Os seus erros
mistakes-looking = O treinador está revendo as suas últimas partidas …
mistakes-none = não há nenhum erro seu para resolver: as suas últimas partidas não têm mais nenhum
mistakes-title = A sua partida de { $day }, sala { $room }
mistakes-task = { $title }: encontre um plano melhor.
mistakes-line = { $mark } { $title } · { $rules }, { $state }
mistakes-solved = Esse erro está resolvido e não volta mais.

## hinting
hinting-sure = Uma dica marca o resultado deste dia como partida com ajuda. Mostrar?
hinting-counts = { $name }, sala { $room }. Isto conta como dica nessa partida.
hinting-first_room = { $code }, a primeira sala.
hinting-no_game = você não tem partida inacabada; indique as cartas com --deal ou --seed, ou dê --position ou --record
hinting-not_yet = não é a sua vez em { $name }; abra a partida e siga jogando primeiro
hinting-nothing_to_review = você não tem partida terminada para analisar; dê o nome de um arquivo de registro
hinting-nothing_of_deal = você não tem partida terminada de { $code }
