## rules
rules-topic-dungeon = Masmorra
rules-topic-health = Vida
rules-topic-rooms = Salas
rules-topic-avoiding = Evitar
rules-topic-monsters = Monstros
rules-topic-weapons = Armas
rules-topic-potions = Poções
rules-topic-end = O fim
rules-topic-score = Pontuação

rules-dungeon = { $n ->
    [one] A masmorra tem { $n } carta: { $kinds }.
   *[other] A masmorra tem { $n } cartas: { $kinds }.
 }
rules-deck-monster = { $n ->
    [one] { $n } monstro ({ $cards })
   *[other] { $n } monstros ({ $cards })
 }
rules-deck-weapon = { $n ->
    [one] { $n } arma ({ $cards })
   *[other] { $n } armas ({ $cards })
 }
rules-deck-potion = { $n ->
    [one] { $n } poção ({ $cards })
   *[other] { $n } poções ({ $cards })
 }
rules-deck-suits = { $twice ->
    [yes] { FORM($suits, "") }, { $ranks }, cada carta duas vezes
   *[no] { FORM($suits, "") }, { $ranks }
 }
rules-deck-dragons = { $n ->
    [one] { $n } dragão, o curinga
   *[other] { $n } dragões, os curingas
 }

rules-health-start = { $players ->
    [1] Você começa com { $start_health } de vida e pode ter no máximo { $max_health }.
   *[2] Cada um dos dois grupos começa com { $start_health } de vida e pode ter no máximo { $max_health }.
 }
rules-health-floor = { $floor ->
    [none] A vida pode ficar abaixo de zero.
    [0] A vida nunca fica abaixo de zero, e em zero você cai na hora.
   *[other] A vida nunca fica abaixo de { $floor }.
 }
rules-health-fall = Com zero ou menos você cai na hora.

rules-rooms-size = { $n ->
    [one] Uma sala tem { $n } carta.
   *[other] Uma sala tem { $n } cartas.
 }
rules-rooms-face = { $players ->
    [1] { $carried ->
        [0] { $avoid ->
            [card] Você encara todas as cartas que não afastou, uma de cada vez, na ordem que quiser.
           *[other] Você encara todas, uma de cada vez, na ordem que quiser.
         }
        [one] Você encara { $to_face } delas, uma de cada vez, na ordem que quiser; a que sobra fica para a próxima sala.
       *[other] Você encara { $to_face } delas, uma de cada vez, na ordem que quiser; as { $carried } que sobram ficam para a próxima sala.
     }
   *[2] { $carried ->
        [0] { $avoid ->
            [card] A dupla encara todas as cartas que não foram afastadas, uma de cada vez, em qualquer ordem.
           *[other] A dupla encara todas, uma de cada vez, em qualquer ordem.
         }
        [one] A dupla encara { $to_face } delas, uma de cada vez, em qualquer ordem; a que sobra fica para a próxima sala.
       *[other] A dupla encara { $to_face } delas, uma de cada vez, em qualquer ordem; as { $carried } que sobram ficam para a próxima sala.
     }
 }
rules-rooms-first = O acaso decide quem começa.
rules-rooms-turns = Os lados se alternam, cada um com o seu grupo; quem pegou a última carta de uma sala começa a próxima.
rules-rooms-fallen = Se um grupo cai, o outro continua jogando.

rules-avoiding-what = { $avoid ->
    [nothing] Toda sala precisa ser encarada; não dá para fugir.
    [card] Antes de encarar a primeira carta de uma sala, você pode afastar uma delas.
   *[room] Antes de encarar a primeira carta de uma sala completa, você pode fugir da sala inteira, enquanto houver cartas na masmorra.
 }
rules-avoiding-others = Depois você encara todas as outras.
rules-avoiding-starter = Quem começa a sala decide pelos dois lados e também começa a sala nova.
rules-avoiding-where = { $avoided_cards ->
    [shuffled] As cartas evitadas voltam para a masmorra, que então é embaralhada.
   *[under_deck] As cartas evitadas vão para baixo da masmorra, na ordem da sala.
 }
rules-avoiding-often = { $in_a_row ->
    [yes] { $avoid ->
        [card] Você pode afastar uma carta em quantas salas seguidas quiser.
       *[room] Você pode fugir de quantas salas seguidas quiser.
     }
   *[no] { $avoid ->
        [card] Você não pode afastar uma carta em duas salas seguidas.
       *[room] Você não pode fugir de duas salas seguidas.
     }
 }

rules-monsters-cost = { COUNT($faces) ->
    [0] Um monstro enfrentado com as mãos nuas custa o seu valor em vida; enfrentado com uma arma, o seu valor menos o da arma, mas nunca menos de 0.
   *[other] Um monstro enfrentado com as mãos nuas custa o seu valor em vida ({ $faces }); enfrentado com uma arma, o seu valor menos o da arma, mas nunca menos de 0.
 }
rules-monsters-face = { $rank } { $value }

rules-weapons-taken = A arma que você pega vai sempre para a mão; a antiga é descartada com os monstros abatidos com ela.
rules-weapons-limit = { $weapon_limit ->
    [at_most] Uma arma nova atinge qualquer monstro; uma arma usada só atinge monstros que não sejam mais fortes que o último abatido com ela.
   *[below] Uma arma nova atinge qualquer monstro; uma arma usada só atinge monstros mais fracos que o último abatido com ela.
 }
rules-weapons-beyond = { $breaks ->
    [yes] Contra qualquer outro monstro a arma se quebra: não ajuda e é descartada.
   *[no] Contra qualquer outro monstro você luta com as mãos nuas e fica com a arma.
 }
rules-weapons-bare = { $bare_hands ->
    [yes] Sempre dá para lutar com as mãos nuas, e a arma fica como está.
   *[no] Com uma arma na mão, você tem que usá-la.
 }

rules-potions-heal = Uma poção devolve o seu valor em vida, até o máximo.
rules-potions-which = { $potions ->
    [not_in_a_row] Uma poção bebida logo depois de outra se perde, mesmo numa sala nova ou depois de uma fuga.
   *[one_per_room] Só a primeira poção que você bebe numa sala cura; qualquer outra se perde.
 }

rules-end-when = { $ending ->
    [short_room] A partida termina assim que não há cartas para uma sala completa.
   *[play_out] Quando a masmorra acaba, você encara as cartas que restam; aí a partida termina.
 }
rules-end-won = Quem ainda está de pé vence.
rules-end-each = Cada grupo vence ou perde por conta própria.

rules-score-won = { $scoring ->
    [low] A menor pontuação é a melhor: uma vitória vale a vida que restou, com sinal de menos.
   *[health] Uma vitória vale a vida que restou, mais o valor da última carta encarada, se foi uma poção e a sua vida está no máximo.
 }
rules-score-lost = { $scoring ->
    [low] { $loss_counts ->
        [deck] Uma derrota vale o número de cartas que restam na masmorra.
       *[dungeon] Uma derrota vale o número de cartas que restam na masmorra e na sala.
     }
   *[health] { $loss_counts ->
        [deck] Uma derrota vale a sua vida menos o valor de todos os monstros que restam na masmorra.
       *[dungeon] Uma derrota vale a sua vida menos o valor de todos os monstros que restam na masmorra e na sala.
     }
 }
rules-score-fallen = A conta é feita na hora em que um grupo cai.

rules-note-party = Um grupo são cinco heróis com 4 de vida cada: o rei e a dama de copas, e o rei, a dama e o valete de ouros.
rules-note-unscored = A especificação não define pontuação; esta vem das regras de 2011.

## rule sets
rules-title-classic = Scoundrel Clássico
rules-title-easy = Scoundrel Fácil
rules-title-hard = Scoundrel Difícil
rules-title-original = Scoundrel 2011
rules-title-sidestep = Scoundrel Desvio
rules-title-dragons = Diamonds & Dragons
rules-title-dragons-duo = Diamonds & Dragons a dois
rules-title-digital = Scoundrel Digital

rules-gist-classic = O jogo padrão: dá para fugir, mas não duas vezes seguidas.
rules-gist-easy = Dá para fugir quantas vezes seguidas quiser.
rules-gist-hard = Aqui não se foge.
rules-gist-original = Como saiu da primeira vez: uma arma usada também atinge um monstro igual.
rules-gist-sidestep = Afastar uma carta em vez de fugir; ases vermelhos; a menor pontuação é a melhor.
rules-gist-dragons = Dragões, armas que se quebram e uma masmorra que é embaralhada a cada fuga.
rules-gist-dragons-duo = Dois grupos dividem um baralho duplo em salas de sete.
rules-gist-digital = Você vence assim que não há cartas para uma sala completa.

rules-credit-online = Criado por Zach Gage e Kurt Bieg; como se joga num Scoundrel on-line com três dificuldades.
rules-credit-first = Criado por Zach Gage e Kurt Bieg; estas são as regras deles, de 2011.
rules-credit-site = Criado por Zach Gage e Kurt Bieg; como se joga em outro site.
rules-credit-dragons = Diamonds & Dragons é de Rory Philstrom. É uma versão de Battle of Cards, de Alexander Petcoglo, que por sua vez é uma variante de Scoundrel, de Zach Gage e Kurt Bieg.
rules-credit-digital = Criado por Zach Gage e Kurt Bieg; como descrito numa especificação para versões digitais.

## refusal
refusal-never = não permitido por estas regras
refusal-game_over = a partida acabou
refusal-room_begun = uma carta desta sala já foi encarada
refusal-one_a_room = só uma carta por sala
refusal-in_a_row = nunca duas vezes seguidas
refusal-room_not_full = só de uma sala completa
refusal-deck_empty = não há mais cartas na masmorra

## codes
codes-no_slash = { $text } não é um código de cartas: escreva as regras, uma barra e a semente, como em { $example }
codes-no_seed = { $text } não é um código de cartas: escreva uma semente depois da barra, como em { $example }
codes-open_quote = { $text } não é uma semente: se começa com aspas, tem que terminar com aspas

## introductions
introductions-easy = { $title } é a mesma masmorra com uma porta mais gentil: fuja quantas vezes quiser.
introductions-hard = Você já saiu três vezes. Em { $title } não se foge de nada.
introductions-sidestep = { $title } deixa você desviar de uma carta em cada sala, e o que sobra conta como dívida.
introductions-dragons = { $title } tem dois dragões, armas que se quebram e mais o que beber.
introductions-dragons-duo = { $title } é o mesmo com um segundo grupo, ao seu lado ou nas mãos de um robô.
introductions-original = { $title } tem as regras da primeira publicação: a arma também atinge um monstro igual.
introductions-digital = { $title } termina assim que uma sala não pode mais ser completada.
introductions-try = Experimentar { $title }
introductions-dismiss = Agora chega
introductions-dismissed = { $title } não será mais oferecido; está na lista de regras.
introductions-nobody = não há nada para dispensar agora

## mixing
mixing-also = Mudou também, para que tudo combine: { $what }.
mixing-title = { $more ->
    [0] { $rules }, { $changes }
   *[other] { $rules }, { $changes }, mais { $more }
 }
mixing-refused = { $value } não serve. { $wanted }
mixing-hopeless = nenhuma de { $deals } distribuições de { $rules } podia ser vencida; tente regras mais fáceis

mixing-wanted-number = { $optional ->
    [yes] Um número inteiro de { $least } a { $most }, ou nenhum (none).
   *[no] Um número inteiro de { $least } a { $most }.
 }
mixing-wanted-cards = Cartas, como em 2c-Ac 2s-As 2d-Td 2h-Th: paus e espadas são monstros.

mixing-settings-deck = cartas do baralho
mixing-settings-players = quantos jogam
mixing-settings-room_size = cartas por sala
mixing-settings-carried = cartas que ficam para a próxima sala
mixing-settings-start_health = vida no início
mixing-settings-max_health = vida máxima
mixing-settings-health_floor = vida mínima
mixing-settings-avoid = o que se pode evitar
mixing-settings-avoid_in_a_row = evitar salas seguidas
mixing-settings-avoided_cards = cartas evitadas
mixing-settings-weapon_limit = arma usada
mixing-settings-weapon_breaks = armas que se quebram
mixing-settings-bare_hands = mãos nuas à escolha
mixing-settings-potions = poções que curam
mixing-settings-ending = o fim da partida
mixing-settings-scoring = a pontuação
mixing-settings-loss_counts = o que conta na derrota

mixing-values-deck = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
mixing-values-players = jogam: { $n }
mixing-values-room_size = salas de { $n }
mixing-values-carried = { $n ->
    [0] nenhuma sobra
    [one] sobra { $n }
   *[other] sobram { $n }
 }
mixing-values-start_health = { $n } de vida
mixing-values-max_health = no máximo { $n } de vida
mixing-values-health_floor = nunca abaixo de { $n }
mixing-values-health_floor-none = a vida pode ficar abaixo de zero
mixing-values-avoid-nothing = sem fuga
mixing-values-avoid-room = com fuga
mixing-values-avoid-card = afastar uma carta
mixing-values-avoid_in_a_row-yes = até em salas seguidas
mixing-values-avoid_in_a_row-no = nunca em salas seguidas
mixing-values-avoided_cards-under_deck = cartas evitadas vão para o fundo
mixing-values-avoided_cards-shuffled = cartas evitadas são embaralhadas
mixing-values-weapon_limit-below = a arma atinge abaixo do último abatido
mixing-values-weapon_limit-at_most = a arma atinge até o último abatido
mixing-values-weapon_breaks-yes = armas se quebram
mixing-values-weapon_breaks-no = armas não se quebram
mixing-values-bare_hands-yes = mãos nuas à escolha
mixing-values-bare_hands-no = sempre com a arma
mixing-values-potions-one_per_room = uma poção por sala
mixing-values-potions-not_in_a_row = nunca duas poções seguidas
mixing-values-ending-play_out = até a última carta
mixing-values-ending-short_room = vence na sala incompleta
mixing-values-scoring-health = vence a maior pontuação
mixing-values-scoring-low = vence a menor pontuação
mixing-values-loss_counts-deck = a derrota conta a masmorra
mixing-values-loss_counts-dungeon = a derrota conta masmorra e sala

## differences
differences-told = O que muda em relação ao jogo padrão:
differences-missing = (e não: { $words })

## mix
mix-no_mixture = Estas são as regras de um conjunto que já existe; mude alguma coisa antes.
mix-name = Um nome para estas regras
mix-name_help = Um nome curto que nenhum conjunto de regras tenha: letras, números, pontos e traços.

## dealcode
dealcode-help = Regras, uma barra e uma semente, como em classic/42.

## duo
duo-help = 1 e 2 mudam quem joga; Enter começa a partida.
duo-seat = Lugar { $number }: { $who }
duo-human = uma pessoa
duo-named = uma pessoa, { $name }
duo-name = Nome no lugar { $number }
duo-name_help = Como a mesa chama quem joga aqui; deixe vazio para Lugar { $number }.

## settings
settings-how = Enter, ou as setas para os lados, mudam um valor.
settings-language = Idioma
settings-language_help = O jogo, quem narra e as regras. A partida em curso continua.
settings-language_device = o que o aparelho pede
settings-theme = Tema
settings-theme_help = A aparência da mesa. Os naipes sempre diferem também na forma e na letra.
settings-theme_device = como o aparelho
settings-theme_candle = vela (escuro)
settings-theme_daylight = luz do dia (claro)
settings-theme_colour_blind = daltonismo (escuro)
settings-theme_colour_blind_light = daltonismo (claro)
settings-theme_high_contrast = alto contraste (escuro)
settings-theme_high_contrast_light = alto contraste (claro)
settings-theme_plain = simples
settings-weapon = Arma ou mãos nuas
settings-weapon_help = O que acontece quando há dois jeitos de enfrentar um monstro.
settings-weapon_ask = perguntar
settings-weapon_use = usar a arma, se der
settings-fatal = Jogadas fatais
settings-fatal_help = Se uma jogada que derruba você pede confirmação.
settings-fatal_ask = pedir confirmação
settings-fatal_never = nunca perguntar
settings-dealer = Crupiê
settings-dealer_help = Quem descreve cada sala. Se for uma pessoa, ela vê a sala antes.
settings-dealer_nobody = ninguém
settings-dealer_narrator = a voz da narração
settings-dealer_human = uma pessoa ao seu lado
settings-detail_help = Quanto se conta depois de uma jogada: a mesa toda ou o que mudou. Olhar sempre conta tudo.
settings-symbols = Caracteres
settings-symbols_help = Com que as cartas são desenhadas.
settings-symbols_auto = o que o terminal permitir
settings-symbols_unicode = Unicode
settings-symbols_ascii = ASCII
settings-squares = Salas ao compartilhar
settings-squares_help = Com que as salas são desenhadas quando você compartilha uma partida.
settings-squares_auto = o que combina com o tema
settings-squares_colours = quadrados coloridos
settings-squares_bars = barras
settings-squares_letters = algarismos
settings-motion = Movimento
settings-motion_help = Animações curtas que mostram o que aconteceu.
settings-motion_on = ligado
settings-motion_off = desligado
settings-handover = Passar a vez
settings-handover_help = Quando duas pessoas jogam num só aparelho: se a mesa espera o toque de quem tem a vez.
settings-handover_on = esperar um toque
settings-handover_off = só dizer de quem é a vez
settings-counter = Contador de cartas
settings-counter_help = As cartas que você ainda não viu.
settings-counter_on = à vista
settings-counter_off = escondido
settings-back = Verso das cartas
settings-back_help = A aparência das cartas viradas para baixo.
settings-back_seal = um selo
settings-back_embers = brasas
settings-back_lattice = uma treliça
settings-back_crowns = coroas
settings-table = Mesa
settings-table_help = Onde as cartas ficam.
settings-table_bare = lisa
settings-table_boards = tábuas
settings-table_flagstones = lajes
settings-table_runes = runas
settings-honours = Todos os versos e mesas
settings-honours_help = Se dá para escolher também os que você não conquistou. Nada mais depende deles.
settings-honours_on = todos
settings-honours_off = os conquistados
