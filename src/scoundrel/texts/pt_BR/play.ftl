## puzzle
puzzle-title = Desafio { $number } ({ $name }, { $rules }): encontre o melhor plano.
puzzle-todays = Desafio de hoje, { $date } ({ $name }, { $rules }): encontre o melhor plano.
puzzle-prompt = jogadas, { command-undo } ou { command-solution }>{" "}
puzzle-solution = O melhor plano: { $moves }.
puzzle-right = Certo.
puzzle-wrong = Não é o melhor plano.
puzzle-was_told = Você já tinha visto a solução, então o desafio não conta como resolvido.
puzzle-best = O melhor plano: { $moves }. { $chance } de chance de vencer. { $hero }
puzzle-yours = O seu: { $moves }. { $chance } de chance de vencer. { $hero }
puzzle-plans = Todos os planos: { $plans }.
puzzle-found_by = Quem encontrou: { $found }.

puzzle-level-easy = fácil
puzzle-level-medium = médio
puzzle-level-hard = difícil

puzzle-stops = { $answer } para no meio da sala; cartas que faltam: { $n }

## lessons
lessons-heading = { $title } · passo { $step } de { $steps }
lessons-one_move = { $move } é uma jogada a mais: numa lição, faça uma por vez
lessons-instead = Isso seria { $would }.
lessons-here = Aqui, o certo é { $wanted }.
lessons-here_anything = Aqui, siga como quiser.
lessons-line = { $mark } { $title }
lessons-line_at = { $mark } { $title } · passo { $step } de { $steps }
lessons-finished = ✓
lessons-open = ·
lessons-lessons = Lições
lessons-reading = Para ler
lessons-rules = Regras

lessons-ask-press = Aperte { $what }.
lessons-ask-type = Digite { $what }.
lessons-ask-choose = Escolha { $what }.

lessons-any-press = Aperte o número de uma carta.
lessons-any-type = Digite qualquer jogada.
lessons-any-choose = Escolha qualquer carta.

lessons-onward-press = Enter: a sua primeira masmorra, cartas de { $rules } que dá para vencer. Esc: voltar.
lessons-onward-type = Digite { command-winnable } { $rules } para a sua primeira masmorra, com cartas que dá para vencer.
lessons-onward-choose = Agora vem a sua primeira masmorra: cartas de { $rules } que dá para vencer.

lessons-first-press = Enter: a sua primeira masmorra, das generosas. Esc: voltar.
lessons-first-type = Digite { command-play } para a sua primeira masmorra, das generosas.
lessons-first-choose = Agora vem a sua primeira masmorra, das generosas.

lessons-other-undo = numa partida isto desfaz a última jogada, mas uma lição só anda para a frente
lessons-other-hint = numa partida isto pede uma dica ao treinador, mas aqui quem diz é a lição
lessons-other-run = com estas regras não dá para fugir de uma sala
lessons-other-put_away = com estas regras não dá para afastar uma carta
lessons-other-put_one_away = isso afastaria uma carta
lessons-other-way = isto diz como enfrentar o monstro escolhido, e nenhum foi escolhido
lessons-other-nothing = esta tecla não faz nada

lessons-classic-title = O jogo clássico
lessons-classic-goal = A masmorra é um baralho virado para baixo, aqui com { $cards } cartas. Atravesse-a e saia de pé. Uma sala tem { $size } cartas: ♣ ♠ são monstros, ♦ armas, ♥ poções. Você encara { $to_face } delas, na ordem que quiser. Pegue { FORM($card, "the") }.
lessons-classic-strike = { FORM($weapon, "the-start") } é uma arma nova e atinge qualquer coisa. Um monstro custa o seu valor menos o da arma: { FORM($card, "the") } custa { $cost } em vez de { $value }. Use a arma.
lessons-classic-dulled = Custou { $damage }. Agora a arma perdeu fio: só atinge monstros mais fracos que o último que abateu, abaixo { FORM($strikes_below, "de") }. { FORM($card, "the-start") } vale menos e não custa nada. Use a arma.
lessons-classic-carried = { $to_face } encaradas: acabou a sala. Vieram { $new } cartas novas. { FORM($kept, "the-start") } ficou e não está abaixo { FORM($strikes_below, "de") }: a arma ({ FORM($weapon, "") }) não serve. Enfrente com as mãos nuas, pelo valor inteiro, { $value }.
lessons-classic-potion = As mãos nuas custaram { $damage }, mas a arma não perdeu fio. Você tem { $health } de { $most } de vida. Beba { FORM($card, "the") }: uma poção cura o seu valor.
lessons-classic-second = Mais { $healed } de vida. Numa sala, só a primeira poção cura. Outra se perde, embora conte como carta encarada. { FORM($card, "the-start") } devia esperar a próxima sala, mas desperdice a poção, só desta vez.
lessons-classic-fall = Perdida. Agora uma sala ruim: a sua arma só atinge abaixo { FORM($strikes_below, "de") }, e { FORM($card, "the") } vale { $value }. Você tem { $health }. Enfrente para ver como se perde; a jogada será desfeita.
lessons-classic-run = Com { $left } de vida você cai. Uma derrota vale a sua vida menos todos os monstros que restam na masmorra e na sala: { $score }. Desfeito. Desta vez fuja: pode-se fugir de uma sala completa antes da primeira carta.
lessons-classic-locked = A sala inteira foi para baixo da masmorra, na mesma ordem. Desta você não pode fugir: { $refusal }. Pegue { FORM($card, "the") }. A arma que você pega sempre substitui a da mão, mesmo que seja pior.
lessons-classic-spare = Descartada: { FORM($discarded, "") }, a arma antiga, com os seus abatidos. { FORM($weapon, "the-start") } é uma arma nova. Se atingir { FORM($card, "the") }, depois só atinge abaixo de { $value }. Poupe a arma: enfrente { FORM($card, "the") } com as mãos nuas.
lessons-classic-most = Custou { $damage }, e a arma continua nova. { FORM($card, "the-start") } poderia curar { $value }, mas a vida máxima é { $most }, então cura { $healing }. Beba.
lessons-classic-returned = { $health } de vida. Volta a sala de que você fugiu, como estava. Agora compensa ter poupado { FORM($weapon, "the") }. Do mais forte para o mais fraco: atinja { FORM($card, "the") }, por { $cost }.
lessons-classic-downwards = Agora só atinge abaixo { FORM($strikes_below, "de") }. Descendo assim, uma única arma abate muitos. Atinja { FORM($card, "the") }, por { $cost }.
lessons-classic-further = Abaixo { FORM($strikes_below, "de") }, agora. Atinja também { FORM($card, "the") }, por { $cost }.
lessons-classic-last = A masmorra está vazia, e por isso a última sala só tem { $cards }. Encare todas e você escapa. Atinja { FORM($card, "the") } primeiro e guarde a poção para o fim.
lessons-classic-bonus = Uma vitória vale a vida que restou. Se ela está em { $most } e a última carta encarada foi uma poção, o valor dela é somado. Beba { FORM($card, "the") }.
lessons-classic-done = Você escapou com { $left } de vida, e a pontuação é { $score }. As regras são essas. O resto é juízo.

lessons-sidestep-title = Desvio: o que muda
lessons-sidestep-away = Aqui não se foge. Em vez disso, antes de encarar a primeira carta de uma sala, você pode pôr uma delas embaixo da masmorra. Afaste { FORM($card, "the") }.
lessons-sidestep-all = Essa carta vai voltar. Você encara todas as outras; com estas regras nenhuma fica para a próxima sala. Pegue { FORM($card, "the") }.
lessons-sidestep-first = Estes monstros são iguais; atinja o que preferir. { FORM($card, "the-start") } custa { $cost } com { FORM($weapon, "the") }.
lessons-sidestep-equal = Aqui uma arma usada também atinge um monstro igual ao último que abateu. Como já abateu { FORM($last_kill, "the") }, { FORM($weapon, "the") } pode atingir também { FORM($card, "the") }, por { $cost }.
lessons-sidestep-fall = A sala seguinte. Agora não dá para afastar uma carta: { $refusal }. Para ver quanto vale uma derrota aqui, enfrente { FORM($card, "the") } com as mãos nuas. A jogada será desfeita.
lessons-sidestep-ace = Você caiu. Uma derrota vale o número de cartas que restam na masmorra, aqui { $score }; menos é melhor. A jogada foi desfeita. Este baralho tem os ases vermelhos, que valem { $value }: pegue { FORM($card, "the") }.
lessons-sidestep-strike = { $cost ->
    [0] Com { FORM($weapon, "the") }, { FORM($card, "the") } não custa nada. Use a arma.
   *[other] Com { FORM($weapon, "the") }, { FORM($card, "the") } custa { $cost }. Use a arma.
 }
lessons-sidestep-rest = A sala inteira precisa ser encarada, então você só escolhe a ordem. Siga como quiser.
lessons-sidestep-last = { FORM($card, "the-start") } que você afastou voltou. Agora não há como evitar: use a arma, por { $cost }.
lessons-sidestep-done = Você escapou com { $left } de vida, e a pontuação é { $score }: menos a vida que restou. A menor pontuação é a melhor.

lessons-dragons-title = Diamonds & Dragons: o que muda
lessons-dragons-weapon = Este baralho tem dragões (os curingas), os monstros mais fortes; do seu lado estão o ás de ♦ e o valete de ♥. Para começar, pegue { FORM($card, "the") }.
lessons-dragons-forced = Com uma arma na mão, você precisa usá-la; não há escolha de mãos nuas. Enfrente { FORM($card, "the") }, por { $cost }.
lessons-dragons-breaks = { FORM($weapon, "the-start") } só atinge abaixo { FORM($strikes_below, "de") }. Contra qualquer outro monstro se quebra e não ajuda: { FORM($card, "the") } vai custar { $cost }. Enfrente e veja.
lessons-dragons-fall = Lá se foi a arma, e você tem { $health } de vida. Para ver quanto vale uma derrota aqui, enfrente { FORM($card, "the") }. A jogada será desfeita.
lessons-dragons-small = Você caiu com { $left }. Uma derrota vale a sua vida menos os monstros da masmorra, { $score }; a sala não conta. A jogada foi desfeita. Enfrente { FORM($card, "the") } agora, enquanto não há arma que perca o fio.
lessons-dragons-ace = Custou { $damage }. Agora pegue { FORM($card, "the") }, uma arma de { $value }.
lessons-dragons-jack = Beba { FORM($card, "the") }, que vale { $value }.
lessons-dragons-run = { $health } de vida. Agora fuja. Aqui a sala volta para a masmorra, e a masmorra inteira é embaralhada.
lessons-dragons-wasted = Depois de embaralhar, pode vir qualquer coisa. A última carta que você encarou foi uma poção. Beba { FORM($card, "the") } logo em seguida e veja; a jogada será desfeita.
lessons-dragons-joker = Perdida: uma poção logo depois de outra não cura, nem numa sala nova, nem depois de uma fuga. A jogada foi desfeita. Então enfrente primeiro { FORM($card, "the") }: vale { $value } e custa { $cost }.
lessons-dragons-heals = Houve um monstro no meio, então { FORM($card, "the") } cura { $healing }. Beba.
lessons-dragons-king = Atinja { FORM($card, "the") } enquanto a arma ({ FORM($weapon, "") }) ainda pode: abaixo { FORM($strikes_below, "de") }.
lessons-dragons-rest = O resto é com você. Cuidado com a ordem: a arma precisa ser usada e se quebra contra qualquer monstro que não esteja abaixo { FORM($strikes_below, "de") }.
lessons-dragons-done = Você escapou com { $left } de vida, e a pontuação é { $score }, contada como no jogo clássico.

## guides
guides-tips = Macetes
guides-code = “{ $code }”
guides-cell = { $head } { $cell }
guides-row = { $name }: { $cells }.
guides-no_guide = não existe o guia { $name }{ $near }: existem { $known }
guides-line = { $number }. { $name }: { $title }.
guides-more = Digite { command-guide } e um nome ou número para ler um deles.

## tips
tips-how-to-win =
    .w1 = Dá para vencer quase toda distribuição; a culpa raramente é das cartas.
    .w2 = Quatro monstros numa sala: fuja.
    .w3 = Fuja enquanto tem vida: não dá para fugir duas vezes seguidas, e a próxima sala terá de ser encarada.
    .w4 = Fuja também de salas boas: poções e armas valem mais no fim.
    .w5 = As cartas de que você fugiu voltam por último, na ordem em que estavam.
    .w6 = Use a arma nova no maior monstro e vá descendo.
    .w7 = Enfrente um monstro pequeno com as mãos nuas para guardar uma arma que ainda atinge os grandes.
    .w8 = Uma arma fraca e nova é melhor que uma forte e gasta.
    .w9 = A segunda poção de uma sala não cura nada: deixe para a próxima.
    .w10 = Deixe também a segunda arma: ela será nova quando a primeira estiver gasta.
tips-how-to-win-without-running =
    .w1 = A maioria das distribuições está perdida antes de começar; meça-se pela pontuação.
    .w2 = A carta que você deixa é a sua única escolha: faça o monstro mais forte esperar por uma arma.
    .w3 = Guarde uma arma: uma sala cheia de monstros vai chegar.
    .w4 = Use a arma até em monstros pequenos.
    .w5 = Beba as poções agora.
tips-scoring =
    .w1 = Com a vida cheia, uma poção como última carta soma o seu valor à pontuação.
    .w2 = Guarde uma poção grande para o finalzinho.
    .w3 = Com tudo perdido, ainda dá para salvar pontos: beba o que cura, atinja o que a arma alcança.
    .w4 = Quando souber as cartas que vêm, procure o caminho que preserva mais vida.

## daily
daily-no_number = não existe a masmorra do dia { $number }: a primeira é a número 1
daily-no_zone = em lugar nenhum a hora está { $minutes } minutos à frente de UTC: o relógio ou o fuso deste aparelho está errado
daily-practised = { $name }, treino
daily-practice_caveat = O dia desta masmorra já passou, então a partida é treino e não conta.
daily-to_come = a masmorra do dia { $number } abre em { $date }, aí onde você está

## claims
claims-somebody = Alguém
claims-sealed = { $name } já esteve lá embaixo. O que aconteceu fica em segredo até você jogar as mesmas cartas.
claims-damaged = o resultado neste link está danificado e ficou de fora: { $claim }
claims-false = o resultado neste link não vem de uma partida com estas cartas, por isso não é mostrado
claims-no_day = { $given } não é o número de um dia

## comparing
comparing-title = Lado a lado: { $what }
comparing-you = Você
comparing-says = { $name } diz
comparing-mine = { $name }: { $result }.
comparing-theirs = { $name } diz: { $result }.
comparing-party = { $name }, { $party }
comparing-health = Vida por sala, { $name }: { $health }.
comparing-known = que não conta
comparing-parted = Vocês se separaram na sala { $room }.
comparing-did = { $name }: { $what }.
comparing-same = Vocês fizeram o mesmo, sala por sala.
comparing-none = não há aqui nenhum resultado destas cartas
comparing-with = Ao lado de { $name }

## threshold
threshold-title = Masmorra { $number }, { $date }
threshold-practice =
    .w1 = O dia dela já passou, então é treino: não conta para sequências nem para estatísticas.
    .w2 = Dá para desfazer jogadas e pedir dicas.
threshold-lines =
    .w1 = É a mesma para todos, e você tem uma única tentativa.
    .w2 = Nenhuma jogada pode ser desfeita, e uma dica marca o resultado como partida com ajuda.
    .w3 = A partida é salva enquanto você joga: dá para sair e continuar mais tarde.
threshold-keys = Enter começa. Esc volta; nada foi salvo ainda.
threshold-plain = Aperte Enter ou digite { word-begin } para começar; digite { command-back } para deixar para depois.
threshold-prompt = Enter para começar, ou { command-back }>{" "}
threshold-first = esta masmorra ainda não foi começada: comece primeiro
threshold-too_late = o dia desta masmorra, { $date }, já passou: abra a de hoje

## store
store-no_place = não dá para salvar partidas em { $place }: indique uma pasta, um arquivo ou um URL como sqlite:///games.db
store-unusable = não dá para usar as partidas salvas em { $place }: { $why }
store-no_home = não dá para salvar partidas em { $place }: esse usuário não tem pasta pessoal; indique outra pasta em SCOUNDREL_DATA
store-file = { $path }: { $why }
store-odd_value = a coluna { $column } tem o valor { $value }
store-no_lock = { $place } devia estar vazio e não está, por isso não dá para bloquear as partidas salvas; remova: não há partidas ali
store-full = o disco está cheio, e { $place } precisa de mais espaço
store-busy = outro programa bloqueia as partidas salvas em { $place } há { $seconds } segundos; tente de novo
store-read_only = não dá para alterar as partidas salvas em { $place }: o arquivo ou a pasta é somente leitura
store-no_access = não dá para abrir as partidas salvas em { $place }: veja se você pode ler e gravar o arquivo e a pasta
store-damaged = as partidas salvas em { $place } estão danificadas; abra o jogo de novo para separá-las
store-newer = as partidas salvas em { $place } têm o formato { $version }, de um Scoundrel mais novo; este conhece o formato { $latest }
store-no_database = { $place } não é um banco de dados: indique uma pasta para as partidas salvas, ou um arquivo que termine em .db
store-foreign = { $place } é o banco de dados de outro programa; as partidas salvas precisam de um arquivo próprio
store-set_aside = As partidas salvas estavam danificadas. Foram movidas para { $place }; as novas ficam num arquivo novo.
store-brought_up_to_date = As partidas salvas foram atualizadas. Há uma cópia das antigas em { $place }.
store-stale = a partida continuou em outro lugar, talvez em outra janela; aqui está como ficou
store-other_moves = a partida { $id } foi salva com outras jogadas; carregue de novo
store-other_deal = a partida { $id } foi salva com outras cartas; carregue de novo
store-no_game = não existe a partida salva { $id }
store-cant_replay = não dá para refazer a partida { $id } ({ $name }): { $why }
store-daily_begun = a masmorra do dia de { $date } já foi começada; há uma por dia
store-wrong_date = uma partida { $kind } não pode ter a data { $date }: só uma masmorra do dia tem, como em 2025-03-01
store-name_taken = name não pode ser { $name }: já existe um conjunto de regras com esse nome
store-no_mixture = não há regras salvas com o nome { $name }

## flow
flow-bot_plays = { $bot } joga: { $moves }.
flow-move = Jogada { $number }: { $moves }.
flow-no_undo = aqui não se desfaz nada
flow-nothing_to_undo = não há jogada para desfazer
flow-no_hint = aqui o treinador não dá dicas
flow-thinking = não é a sua vez: { $who } está pensando
flow-dealer = quem dá as cartas olha a sala primeiro
flow-not_now = isso não dá para fazer agora
flow-watching = { $line } não vale enquanto você assiste a uma partida: aperte Enter para a próxima jogada, ou digite { command-back }

## sitting
sitting-hint_daily = Uma dica marca o resultado deste dia como partida com ajuda. Peça de novo, se é isso que quer.
sitting-daily = masmorra do dia { $number }, { $date }
sitting-elsewhere = { $name }, jogada em outro lugar
sitting-other_day = não é a masmorra do dia de { $date }
sitting-no_undo_over = a partida acabou, e o fim revelou demais para desfazer uma jogada
sitting-no_undo_daily = jogadas na masmorra do dia não podem ser desfeitas
sitting-secret = as cartas desta distribuição ainda são segredo; termine a partida antes de jogar de novo
sitting-looked_ahead = Você já começou esta distribuição antes, então a partida não conta nas suas estatísticas.
sitting-odd_seats = não dá para jogar a partida { $number }: { $seats } não pode ocupar um lugar nesta mesa
sitting-daily_first = essa é a masmorra do dia de { $date }; jogue primeiro como tal
sitting-too_many = { $move } é uma jogada a mais: uma linha termina onde vêm cartas novas ou joga um robô

## trying
trying-name = { $name }, de novo a partir da sala { $room }
trying-caveat = Você sabe o que vem, então esta partida não conta nas suas estatísticas.
trying-unfinished = dá para tentar uma partida de novo quando ela acaba: até lá as cartas são segredo
trying-over = a partida acaba aqui, não há mais o que jogar; recue algumas jogadas antes
trying-no_undo = a partida recomeça daqui, então nenhuma jogada anterior pode ser desfeita

## title
title-letters = S C O U N D R E L
title-motto = uma masmorra, um baralho, uma vela
title-nothing_to_continue = Não há partida inacabada.
title-continue = Continuar
title-continue_help = Seguir com a partida que ficou inacabada.
title-play = Jogar
title-play_help = A lição, depois as masmorras iniciais, das generosas às justas.
title-new_game = Nova partida
title-new_game_help = Uma partida clássica na hora, com cartas novas.
title-rule_sets = Outras regras
title-rule_sets_help = Oito conjuntos de regras, e as suas misturas.
title-daily = Masmorra do dia
title-daily_help = As cartas de hoje, as mesmas para todos. Uma só tentativa.
title-calendar = Calendário
title-calendar_help = Os seus dias, vencidos, perdidos e em branco, e o desafio de hoje.
title-deal_code = Código de cartas
title-deal_code_help = Jogar uma distribuição que alguém compartilhou.
title-ranked = Ranqueada
title-ranked_help = Baralhos que ninguém pode conhecer, para o ranking deste servidor.
title-friend = Com amigos
title-friend_help = Dois aparelhos, uma mesa: mande um link.
title-boards = Ranking
title-boards_help = Quem joga melhor: hoje, na semana, na temporada, desde sempre.
title-two_players = A dois
title-two_players_help = Diamonds & Dragons a dois, lado a lado ou contra um robô.
title-puzzles = Desafios
title-puzzles_help = Uma sala, um plano melhor que os outros.
title-replays = Partidas salvas
title-replays_help = Jogada por jogada, com a curva do treinador.
title-statistics = Estatísticas
title-statistics_help = Vitórias, pontuações, sequências e conquistas.
title-bestiary = Bestiário
title-bestiary_help = Cada criatura e cada coisa que você encontrou, e no que deu.
title-lessons = Como jogar
title-lessons_help = Aprenda jogando; macetes, guias e as regras.
title-settings = Ajustes
title-settings_help = Tema, movimento, o crupiê e o que a mesa mostra.

## front
front-know = Já conheço o jogo
front-fresh = clássico, cartas novas
front-learn = as primeiras salas ensinam no caminho
front-learning = a lição, a partir do passo { $step } de { $steps }
front-rung = masmorra inicial { $number } de { $most } · { $share } de 100 saem
front-climbed = todas as masmorras iniciais vencidas
front-one_try = uma tentativa, as mesmas cartas para todos
front-place = sala { $room } de { $rooms }
front-room = sala { $room }
front-health = { $n } de vida
front-dungeon = Masmorra
front-week = { $n } dos últimos sete dias terminados.
front-streak = { $n ->
    [one] { $n } dia seguido
   *[other] { $n } dias seguidos
 }
front-no_streak = Nenhum dia seguido ainda
front-rest = O resto
front-candlelight = Luz de vela
front-daylight = Luz do dia

front-day-open = Descer
front-day-begun = Seguir descendo
front-day-over = Masmorra de hoje

## ladder
ladder-title = Masmorras iniciais
ladder-name = Masmorra inicial { $number } de { $most }
ladder-help = Cartas do jogo clássico, das generosas às justas. Saia de uma, com ou sem ajuda, e a próxima se abre.
ladder-source = A generosidade foi medida: “{ $share } de 100 saem” quer dizer que, de 100 pessoas que seguem o primeiro plano que não seja uma mancada, { $share } saem de pé.
ladder-share = { $share } de 100 saem
ladder-line = { $mark } { $name } · { $share } de 100 saem
ladder-no_number = não existe a masmorra inicial { $number }: vão de 1 a { $most }
ladder-locked = antes, saia da masmorra inicial { $number }
ladder-last = Essa foi a última das masmorras iniciais. Daqui em diante, todo baralho é novo.
ladder-told = De 100 pessoas que seguem o primeiro plano que não seja uma mancada, { $share } saem dela.
ladder-what = { $given } não é uma masmorra inicial: escreva { command-play } para a próxima, ou { command-play } e o número dela
ladder-opened = A masmorra inicial { $number } está aberta: { $share } de 100 saem.

## question
question-way = {" "}{ $key } { $what }
question-default = ▸{ $key } { $what }
question-w = usa { FORM($weapon, "the") }
question-b = poupa { FORM($weapon, "the") }
question-prompt = { $card }: Enter { $default } · Esc nenhum

## newgame
newgame-named_or_winnable = Cartas que você escolhe podem não ter saída; deixe vazio para receber umas com saída.
newgame-seed = cartas (vazio: ao acaso)
newgame-winnable = dá para vencer
newgame-start = Começar
newgame-looking = À procura de cartas que dá para vencer …
newgame-differs = O que muda em relação ao jogo padrão (mudanças em negrito):
newgame-topic = { $topic }.{" "}
newgame-standard = O jogo padrão.

## puzzles
puzzles-help = Jogue a sala toda. Depois o treinador diz se havia um plano melhor.
puzzles-easy = Fácil
puzzles-medium = Médio
puzzles-hard = Difícil
puzzles-solved = ✓
puzzles-open = ·
puzzles-level = { $level } · { $solved } de { $all } resolvidos
puzzles-line = { $mark } { $place } · { $rules }
puzzles-locked = mais { $n }, que se abrem resolvendo estes
puzzles-name = { $level } { $place }
puzzles-heading = Desafio { $name } · { $rules }
puzzles-todays = Desafio de hoje, { $date } · { $name } · { $rules }
puzzles-no_more = não há outro desafio por resolver
puzzles-none = não há desafio{ $rules ->
    [any] {""}
   *[other] {" "}de { $rules }
 }{ $level ->
    [any] {""}
   *[other] {" "}no nível { $level }
 }{ $number ->
    [any] {""}
   *[other] {" "}com o número { $number }
 }; há { $count }, de { $known }
puzzles-onward = Enter: o próximo desafio, { $name }. Esc: todos os desafios.
puzzles-again = Enter: tentar de novo. n: o próximo desafio, { $name }.
puzzles-task = Encontre o melhor plano para esta sala.

## replays
replays-when = { $date }, { $time }
replays-secret = a partida { $number } está inacabada, e o registro revelaria as cartas; termine-a primeiro
replays-none = Nenhuma partida foi salva ainda.
replays-line = { $when } · { $name } · { $state }
replays-open = inacabada, sala { $room }
replays-import = Importar registros
replays-import_help = O nome de um arquivo com um ou mais registros.
replays-imported = { $n ->
    [one] { $n } partida importada.
   *[other] { $n } partidas importadas.
 }
replays-refused = a partida na linha { $line } ficou de fora: { $why }
replays-more_refused = { $n ->
    [one] Mais { $n } ficou de fora.
   *[other] Mais { $n } ficaram de fora.
 }
replays-export = Exportar um registro
replays-export_help = O nome de um arquivo novo.
replays-exported = O registro está em { $path }.
replays-no_name = { $name } não é um nome de arquivo
replays-is_there = { $path } já existe; um registro precisa de um arquivo novo
replays-heading = { $name } · jogada { $move } de { $moves }
replays-of = { $player }: { $name }
replays-somebody = quem joga
replays-curve = Chance de vencer, sala por sala
replays-playing = Reproduzindo, uma jogada a cada { $seconds } s.
replays-no_curve = não há curva: só partidas terminadas de uma pessoa têm
replays-not_yet = O treinador ainda está analisando a partida.

## end
end-unfinished = esta partida está inacabada; o treinador a analisa quando acabar
end-won = { $whole ->
    [yes] Escapou sem um arranhão
   *[no] { $n ->
        [one] Escapou com um coração
       *[other] Escapou com { $n } corações
     }
 }
end-lost = Caiu diante { FORM($killer, "do") } na sala { $room } de { $rooms }
end-lost_to_none = Caiu na sala { $room } de { $rooms }
end-deed = O golpe tirou { $amount }, e você tinha { $health }.
end-of_player = { $name }: { $what }
end-outlived_rooms = { $n ->
    [one] { $survivor } durou { $n } sala a mais que { $other }.
   *[other] { $survivor } durou { $n } salas a mais que { $other }.
 }
end-outlived_moves = { $n ->
    [one] { $survivor } durou { $n } jogada a mais que { $other }, na mesma sala.
   *[other] { $survivor } durou { $n } jogadas a mais que { $other }, na mesma sala.
 }
end-try_again = t tenta de novo a partir da sala { $room }.
end-more = d: os detalhes.
end-less = d: só isso.
end-reviewing = O treinador está analisando a partida …
end-share = Para compartilhar (c copia):
end-copied = Copiado para a área de transferência, se o terminal permitir.

end-party-won = { $whole ->
    [yes] { $name } escapou sem um arranhão
   *[no] { $n ->
        [one] { $name } escapou com um coração
       *[other] { $name } escapou com { $n } corações
     }
 }
end-party-lost = { $name } caiu diante { FORM($killer, "do") } na sala { $room } de { $rooms }
end-party-lost_to_none = { $name } caiu na sala { $room } de { $rooms }
end-party-deed = O golpe tirou { $amount }, e { $name } tinha { $health }.

## shelf
shelf-waiting = Inacabadas
shelf-over = Terminadas
shelf-deleted = Apagadas
shelf-have_back = Escolha uma para tê-la de volta.
shelf-place = sala { $room } de { $rooms }, { $health } de { $most } de vida
shelf-cards = Na sala: { $cards }.
shelf-given_up = você desistiu desta partida; dá para assistir a ela, mas não para seguir jogando
shelf-given_up_at = desistência na sala { $room }, { $result }
shelf-is_over = a partida { $number } já acabou
shelf-no_giving_up = não se desiste de uma partida a dois; ela pode ser apagada
shelf-day_stays = a partida de um dia fica: é a única tentativa daquele dia
shelf-gone = a partida { $number } não pode mais voltar
shelf-ended = A partida acabou: { $result }.
shelf-deleted_now = Apagada. Por uma hora ela pode voltar, em Apagadas.
shelf-deleted_plain = Apagada. Digite { command-restore } { $number } para tê-la de volta dentro de uma hora.
shelf-back = Está de volta na estante.
shelf-confirm = Enter confirma. Esc deixa como está.
shelf-confirm_plain = Digite { $command } { word-yes } para confirmar.

shelf-sure-counts = { $name }: desistir desta partida? Conta como derrota, como se você caísse aqui. Não tem volta.
shelf-sure-alone = { $name }: desistir desta partida? Ela acaba como derrota, mas não conta em nenhuma estatística. Não tem volta.
shelf-sure-day = { $name }: desistir da única tentativa deste dia? Conta como derrota, como se você caísse aqui. Não tem volta.
shelf-sure-delete = { $name }, { $when }: apagar esta partida? Por uma hora ela pode voltar.
shelf-sure-delete_counted = { $name }, { $when }: apagar esta partida? Ela sai também das suas estatísticas. Por uma hora ela pode voltar.

shelf-cell-high = ▇
shelf-cell-good = ▅
shelf-cell-fair = ▃
shelf-cell-low = ▁
shelf-cell-escaped = ☀
shelf-cell-fell = ✕
shelf-cell-here = ◆
shelf-cell-ahead = ·

## watching
watching-heading = Joga { $bot } · { $name } · jogada { $move }
watching-begin = { $bot } olha a primeira sala.
watching-on = { $bot } segue daqui.
watching-silent = { $bot } não diz nada das suas chances.
watching-thinks = { $bot } espera: { $worth }.
watching-details = No que { $bot } pensou
watching-line = { $plan }: { $worth }.
watching-nothing = Não há o que contar desta jogada.
watching-offer = Ver { $bot } jogar
watching-offer_help = Cartas novas, jogada por jogada, com o que o robô pensa.

## questions
questions-title = O que você faria?
questions-asks = { $who } pergunta
questions-somebody = alguém
questions-asked = { $who }: o que você faria? { $rule } { $which }
questions-sent = { $who } pergunta: o que você faria?
questions-reply = Responda e veja o que os outros fariam:
questions-you = A sua escolha: { $plan }.
questions-would = A escolha de { $who }: { $plan }.
questions-too = { $who } faria o mesmo.
questions-coach = O treinador
questions-onward = Siga jogando daqui, ou aprenda o jogo em cinco minutos.
questions-over = a partida deste link acabou, não há mais o que decidir
questions-answered = você já respondeu a esta pergunta: siga jogando daqui, ou volte
questions-no_plan = { $line } não é uma resposta aqui: { $plans }
questions-one_plan = só há uma coisa a fazer aqui, então não há o que perguntar
questions-day_open = a masmorra de { $date } ainda está aberta para outras pessoas: as cartas podem ser mostradas quando esse dia acabar em toda parte
questions-odds = Chance de escapar, conforme o que se faz aqui
questions-odds_first = Chance de escapar:
questions-line = { $plan }: { $worth }.
questions-confirm = A sua escolha: { $plan }. Enter responde.
questions-keys = t: seguir jogando daqui. l: aprender o jogo. Esc: voltar.
questions-copied = A pergunta e o link estão na área de transferência, se o terminal permitir.
questions-your_name = O seu nome, como os outros o veem
questions-your_answer = O que você faria
questions-no_answer = Não digo
questions-free = grátis, no navegador, nada para instalar
questions-prompt = resposta>{" "}
questions-plain = Digite o que você faria, por exemplo { $plan }.
questions-plain_next = Digite { command-try } para seguir jogando daqui, { command-learn } para aprender o jogo, ou { command-back }.

questions-rule-some = { $face ->
    [1] Uma
    [2] Duas
    [3] Três
   *[other] { $face }
 } destas { $n ->
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $n }
 } precisam ser encaradas, em qualquer ordem.
questions-rule-all = Todas precisam ser encaradas, em qualquer ordem.
questions-rule-room = Também dá para fugir da sala inteira.
questions-rule-card = Antes, uma delas pode ir para baixo da masmorra.
questions-rule-turn = É a sua vez de pegar uma destas cartas.

questions-which-leave = { $n ->
    [1] Qual você deixaria?
    [2] Quais duas você deixaria?
    [3] Quais três você deixaria?
   *[other] Quais { $n } você deixaria?
 }
questions-which-put_away = Você afastaria uma? Qual?
questions-which-take = Qual você pegaria?
questions-which-run = Você fugiria?
questions-which-nothing = Aqui não há escolha.

questions-mark-leave = deixar
questions-mark-put_away = afastar
questions-mark-take = pegar
questions-mark-yours = sua

## watch
watch-heading = { $title }, com { $bot }.
watch-game = { $number }. { $title }: { $result }.
watch-enter = Aperte Enter para a próxima jogada, ou espere; Ctrl-C sai.
watch-step = Aperte Enter para a próxima jogada; Ctrl-C sai.

## storage
storage-forbidden = este navegador não deixa a página guardar nada, então as suas partidas só duram enquanto ela está aberta
storage-full = o navegador não tem mais espaço; exporte as suas partidas, ou libere espaço
storage-broken = o armazenamento do navegador não funciona agora; exporte as suas partidas, se isso continuar
storage-overtaken = A partida mudou em outra janela; aqui está como ficou.
storage-damaged = { $n ->
    [one] { $n } item salvo não pôde ser lido e foi posto de lado.
   *[other] { $n } itens salvos não puderam ser lidos e foram postos de lado.
 }
storage-no_net = Não deu para buscar o que o treinador aprendeu. Tente de novo quando houver conexão.
