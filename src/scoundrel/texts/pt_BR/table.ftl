## players
players-named = { $name }: { $what }
players-moves = Agora joga { $name }.

## event
event-ran = você foge da sala.
event-put_away = você põe { FORM($card, "the") } embaixo da masmorra.
event-shuffled = a masmorra é embaralhada.
event-damaged = { $amount ->
    [one] { FORM($card, "the") } custa { $amount } ponto de vida; você fica com { $health }.
   *[other] { FORM($card, "the") } custa { $amount } pontos de vida; você fica com { $health }.
 }
event-slain = você abate { FORM($card, "the") } com { FORM($weapon, "the") }.
event-broke = a sua arma, { FORM($weapon, "the") }, se quebra.
event-equipped = você empunha { FORM($card, "the") }.
event-healed = { $amount ->
    [0] você bebe { FORM($card, "the") } e não ganha nada; continua com { $health }.
    [one] você bebe { FORM($card, "the") } e ganha { $amount } ponto de vida; agora tem { $health }.
   *[other] você bebe { FORM($card, "the") } e ganha { $amount } pontos de vida; agora tem { $health }.
 }
event-wasted = você bebe { FORM($card, "the") }, e a poção se perde.
event-fell = você cai. Pontuação: { $score }.
event-escaped = você escapa da masmorra. Pontuação: { $score }.

event-named-ran = { $name } foge da sala.
event-named-put_away = { $name } põe { FORM($card, "the") } embaixo da masmorra.
event-named-damaged = { $amount ->
    [one] { FORM($card, "the") } custa { $amount } ponto de vida a { $name }, que fica com { $health }.
   *[other] { FORM($card, "the") } custa { $amount } pontos de vida a { $name }, que fica com { $health }.
 }
event-named-slain = { $name } abate { FORM($card, "the") } com { FORM($weapon, "the") }.
event-named-broke = a arma de { $name }, { FORM($weapon, "the") }, se quebra.
event-named-equipped = { $name } empunha { FORM($card, "the") }.
event-named-healed = { $amount ->
    [0] { $name } bebe { FORM($card, "the") } e não ganha nada; continua com { $health }.
    [one] { $name } bebe { FORM($card, "the") } e ganha { $amount } ponto de vida; agora tem { $health }.
   *[other] { $name } bebe { FORM($card, "the") } e ganha { $amount } pontos de vida; agora tem { $health }.
 }
event-named-wasted = { $name } bebe { FORM($card, "the") }, e a poção se perde.
event-named-fell = { $name } cai. Pontuação: { $score }.
event-named-escaped = { $name } escapa da masmorra. Pontuação: { $score }.

## outcome
outcome-won = vitória com { $score }
outcome-lost = derrota com { $score }
outcome-unfinished = inacabada
outcome-fair = a distribuição foi honesta: quem deu as cartas tinha prometido { $commitment } e não podia saber que { $client } viria a mais
outcome-fair_day = a distribuição é a que foi prometida a todos: { $commitment }

## hero
hero-fallen = Caiu com { $health } de vida.
hero-health = Vida { $health } de { $most }.
hero-no_weapon = Nenhuma arma.
hero-new_weapon = Arma: { $weapon }, nova, atinge qualquer monstro.
hero-used_weapon = { $limit ->
    [below] Arma: { $weapon }, só atinge abaixo { FORM($rank, "de") }; abatidos com ela: { $slain }.
   *[at_most] Arma: { $weapon }, só atinge até { FORM($rank, "the") }; abatidos com ela: { $slain }.
 }

## party
party-first =
    .w1 = Maud
    .w2 = Osório
    .w3 = Hedda
    .w4 = Pim
    .w5 = Valdo
party-second =
    .w1 = Ilse
    .w2 = Corvino
    .w3 = Tessa
    .w4 = Gil
    .w5 = Bruno
party-falls = { COUNT($names) ->
    [one] { FORM($names, "") } cai.
   *[other] { FORM($names, "") } caem.
 }

## potion
potion-heals = A poção cura
potion-one_per_room = Uma poção por sala
potion-not_in_a_row = Nunca duas seguidas

## brief
brief-player = { $mark }{ $number } { $words }
brief-health = { $health }/{ $most }
brief-foreseen = { $health }/{ $most } → { $foreseen }
brief-fallen = { $health }/{ $most } · caiu
brief-weapon = { $limit ->
    [new] { $weapon } nova
    [below] { $weapon } abaixo { FORM($rank, "de") }
   *[at_most] { $weapon } até { FORM($rank, "the") }
 }
brief-no_weapon = sem arma
brief-potion = poção ok
brief-no_potion = sem poção
brief-room = fuga ok
brief-no_room = sem fuga
brief-card = afastar ok
brief-no_card = sem afastar
brief-no_nothing = sem fuga

## choice
choice-long-heals = cura { $amount }
choice-long-heals_partly = { $amount ->
    [0] não cura nada agora
   *[other] cura { $amount } de { $value }
 }
choice-long-wasted = { $rules ->
    [one_per_room] perdida, uma poção por sala
   *[not_in_a_row] perdida, nunca duas poções seguidas
 }
choice-long-replaces = troca { FORM($weapon, "the") }
choice-long-equips = empunhar
choice-long-armed = { $fatal ->
    [yes] fatal: custa { $amount } de vida com { FORM($weapon, "the") }
   *[no] { $amount ->
        [0] não custa nada com { FORM($weapon, "the") }
       *[other] custa { $amount } de vida com { FORM($weapon, "the") }
     }
 }
choice-long-breaking = { $fatal ->
    [yes] fatal: custa { $amount } de vida e quebra { FORM($weapon, "the") }
   *[no] { $amount ->
        [0] não custa nada e quebra { FORM($weapon, "the") }
       *[other] custa { $amount } de vida e quebra { FORM($weapon, "the") }
     }
 }
choice-long-bare_handed = { $fatal ->
    [yes] fatal: custa { $amount } de vida com as mãos nuas
   *[no] { $amount ->
        [0] não custa nada com as mãos nuas
       *[other] custa { $amount } de vida com as mãos nuas
     }
 }

choice-beyond_weapon = { $limit ->
    [below] { $what }; { FORM($weapon, "the") } só atinge abaixo { FORM($rank, "de") }
   *[at_most] { $what }; { FORM($weapon, "the") } só atinge até { FORM($rank, "the") }
 }

choice-short-heals = cura { $amount }
choice-short-heals_partly = cura { $amount } de { $value }
choice-short-wasted = { $rules ->
    [one_per_room] perdida: uma poção por sala
   *[not_in_a_row] perdida: nunca duas seguidas
 }
choice-short-replaces = troca { $weapon }
choice-short-equips = empunhar
choice-short-armed = { $fatal ->
    [yes] FATAL −{ $amount } com { $weapon }
   *[no] { $amount ->
        [0] 0 com { $weapon }
       *[other] −{ $amount } com { $weapon }
     }
 }
choice-short-breaking = { $fatal ->
    [yes] FATAL −{ $amount }, quebra { $weapon }
   *[no] { $amount ->
        [0] 0, quebra { $weapon }
       *[other] −{ $amount }, quebra { $weapon }
     }
 }
choice-short-bare_handed = { $fatal ->
    [yes] FATAL −{ $amount } sem arma
   *[no] { $amount ->
        [0] 0 sem arma
       *[other] −{ $amount } sem arma
     }
 }

choice-foot-heals = cura { $amount }
choice-foot-heals_partly = cura { $amount } / de { $value }
choice-foot-wasted = { $rules ->
    [one_per_room] perdida / uma por sala
   *[not_in_a_row] perdida / duas seguidas
 }
choice-foot-replaces = troca / { $weapon }
choice-foot-equips = empunhar
choice-foot-armed = { $fatal ->
    [yes] FATAL / −{ $amount } / com { $weapon }
   *[no] { $amount ->
        [0] 0 / com { $weapon }
       *[other] −{ $amount } / com { $weapon }
     }
 }
choice-foot-breaking = { $fatal ->
    [yes] FATAL / −{ $amount } / quebra { $weapon }
   *[no] { $amount ->
        [0] 0 / quebra { $weapon }
       *[other] −{ $amount } / quebra { $weapon }
     }
 }
choice-foot-bare_handed = { $fatal ->
    [yes] FATAL / −{ $amount } / sem arma
   *[no] { $amount ->
        [0] 0 / sem arma
       *[other] −{ $amount } / sem arma
     }
 }

choice-put_away-under_deck = pôr embaixo da masmorra
choice-put_away-shuffled = embaralhar na masmorra

## avoiding
avoiding-may = { $avoid ->
    [card] Dá para afastar uma carta.
   *[room] Dá para fugir.
 }
avoiding-may_not = { $avoid ->
    [card] Não dá para afastar uma carta: { $why }.
   *[room] Não dá para fugir: { $why }.
 }
avoiding-free = permitido

## table
table-topic = { $topic }: { $words }
table-over = A partida acabou: { $result }.
table-room = { $n ->
    [0] { $room }. Nenhuma carta embaixo.
    [one] { $room }. { $n } carta embaixo.
   *[other] { $room }. { $n } cartas embaixo.
 }
table-slot = { $slot }. { FORM($card, "start") }, { $kind }: { $choices }.
table-empty = { $slot }. Vazio.
table-to_face = { $n ->
    [one] Falta { $n } carta.
   *[other] Faltam { $n } cartas.
 }
table-unseen = Por ver, { $suit }: { $ranks }.
table-unseen_dragons = Por ver, dragões: { $n }.
table-known = No fundo, nesta ordem: { $cards }.
table-taken_back = Desfeito: você { $moves }.
table-taken_back_from = Desfeito: { $name } { $moves }.
table-defeated = Monstros abatidos: { $cards }.
table-on_weapon = abatidos e ainda na arma: { $cards }.
table-spent = Armas e poções gastas: { $cards }.

## goal
goal-face = { $run ->
    [yes] Encare { $n } de { $lying } ou fuja
   *[no] Encare { $n } de { $lying }
 }
goal-all = { $run ->
    [yes] { $n ->
        [one] Encare a carta ou fuja
       *[other] Encare as { $n } ou fuja
     }
   *[no] { $n ->
        [one] Encare a carta
       *[other] Encare as { $n }
     }
 }
goal-more = { $run ->
    [yes] { $n ->
        [1] Encare mais uma ou fuja
        [2] Encare mais duas ou fuja
       *[other] Encare mais { $n } ou fuja
     }
   *[no] { $n ->
        [1] Encare mais uma
        [2] Encare mais duas
       *[other] Encare mais { $n }
     }
 }
goal-out = { $n ->
    [one] Encare a carta e saia
    [2] Encare as duas e saia
   *[other] Encare as { $n } e saia
 }
goal-out_of = Encare { $n } de { $lying } e saia
goal-party = { $name }, pegue uma carta
goal-party_or_room = { $name }, pegue uma carta ou fuja

## moves
moves-room = Sala { $number }: { $moves }.
moves-runs = Salas { $first } a { $last }: fugir de todas.

moves-do-run = fugir da sala
moves-do-put_away = afastar { FORM($cards, "the") }
moves-do-strike = enfrentar { FORM($cards, "the") } com { FORM($weapon, "the") }
moves-do-bare = enfrentar { FORM($cards, "the") } com as mãos nuas
moves-do-monster = enfrentar { FORM($cards, "the") }
moves-do-weapon = pegar { FORM($cards, "the") }
moves-do-potion = beber { FORM($cards, "the") }

moves-done-run = fugiu da sala
moves-done-put_away = afastou { FORM($cards, "the") }
moves-done-strike = enfrentou { FORM($cards, "the") } com { FORM($weapon, "the") }
moves-done-bare = enfrentou { FORM($cards, "the") } com as mãos nuas
moves-done-monster = enfrentou { FORM($cards, "the") }
moves-done-weapon = pegou { FORM($cards, "the") }
moves-done-potion = bebeu { FORM($cards, "the") }

## taken
taken-potion = Sala { $room }: { $player } bebeu { FORM($card, "the") } por { $got }; para { $other } seriam { $missed }.
taken-short = Sala { $room }: { $player } bebeu { FORM($card, "the") } por { $got }; para { $other } seriam { $missed }, e { $other } caiu por falta de { $short }.
taken-weapon = Sala { $room }: { $player } pegou { FORM($card, "the") } com { FORM($held, "the") } na mão, enquanto { $other } não tinha arma.
taken-none = Ninguém pegou o que faltava ao outro lado.

## curve
curve-room = Sala { $number }: { $before }.
curve-room_changed = Sala { $number }: { $before }, e { $after } depois da sua escolha.
curve-turning = A virada foi a sua escolha na sala { $number }.
curve-turning_cards = A virada foram as cartas que vieram depois da sala { $number }.

## trend
trend-range = { $range } em { $n }
trend-scores = Pontuações, e em quantas partidas: { $ranges }.
trend-accuracy = { $n ->
    [one] Precisão da última partida: { $shares }.
   *[other] Precisão das últimas { $n } partidas, da mais antiga à mais nova: { $shares }.
 }
trend-mean = { $n ->
    [one] A média da última partida é { $share }.
   *[other] A média das últimas { $n } partidas é { $share }.
 }

## standing
standing-first = A sua primeira partida com estas regras.
standing-line = { $best } · { $average } · { $streak }
standing-best = recorde { $best }
standing-new_best = novo recorde, antes { $best }
standing-average = média { $average }
standing-streak = vitórias seguidas { $n }
standing-streak_was = vitórias seguidas { $n }, depois de { $before }

## score
score-won_health = Pontuação { $score }: a vida que restou.
score-won_potion = Pontuação { $score }: { $health } de vida, mais { $extra } da última poção.
score-won_negative = Pontuação { $score }: menos os { $health } de vida que restaram.
score-lost_cards = { $n ->
    [one] Pontuação { $score }: faltava { $n } carta.
   *[other] Pontuação { $score }: faltavam { $n } cartas.
 }
score-lost_health = Pontuação { $score }: a sua vida; não restava nenhum monstro.
score-lost_monsters = Pontuação { $score }: { $health } de vida, menos { $monsters } dos monstros que restavam.

## game
game-name = SCOUNDREL

## fatal
fatal-once_more = Fatal: { FORM($card, "the") } custa { $amount }, e você tem { $had }. Repita, se é isso mesmo.

## handover
handover-turn = Sua vez, { $name }
handover-pass = Passe para o outro lado.
handover-have_it = Está conosco
handover-have_it_key = Enter: está conosco
handover-once = Não perguntar mais: fica no meio da mesa

## discard
discard-title = Fora do jogo
discard-monsters = { $n ->
    [0] monstros abatidos
    [one] { $n } monstro abatido
   *[other] { $n } monstros abatidos
 }
discard-slain = mais { $n } na arma
discard-spent = { $n ->
    [0] armas e poções gastas
    [one] { $n } arma ou poção gasta
   *[other] { $n } armas e poções gastas
 }
discard-put_away = { $n ->
    [one] { $n } carta afastada, embaixo da masmorra
   *[other] { $n } cartas afastadas, embaixo da masmorra, nesta ordem
 }

## dealer
dealer-look_away = Quem joga olha para o outro lado. Quem dá as cartas aperta Enter para ver a sala.
dealer-title = Para quem dá as cartas: a sala { $room }
dealer-help = Ninguém mais vê isto. Descreva o que se vê na sala, ou não escreva nada.
dealer-hand_over = F2 ou Esc passa a sala a quem joga.

## moment
moment-blow = { FORM($name, "the") } tirou { $amount }.
moment-kill = { FORM($weapon, "the") } abateu { FORM($slain, "the") }.
moment-draught = { FORM($name, "name") }: mais { $amount }, { $health } ao todo.
moment-lowest = { $n ->
    [one] Restou um coração.
   *[other] Restaram { $n } corações.
 }
