## share
share-day = Scoundrel { $number }
share-deal = Scoundrel, { $what }
share-practice = { $title }, treino
share-again = { $title }, de novo a partir da sala { $room }
share-known = { $title }, não pela primeira vez
share-imported = { $title }, de um registro
share-escaped = { $n ->
    [one] Escapou com um coração
   *[other] Escapou com { $n } corações
 }
share-fell = Caiu na sala { $room } de { $rooms }
share-hints = { $n ->
    [one] { $n } dica
   *[other] { $n } dicas
 }
share-undos = { $n ->
    [one] uma jogada desfeita
   *[other] { $n } jogadas desfeitas
 }
share-party = { $name }: { $result }
share-told = Vida ao sair de cada sala: { $rooms }.
share-ahead = { $n ->
    [one] uma sala não alcançada
   *[other] { $n } salas não alcançadas
 }
share-unfinished = esta partida está inacabada, na sala { $room }; dá para compartilhar quando acabar
share-nothing = você não tem partida terminada para compartilhar; dê o nome de um arquivo de registro

share-cell-high = alta
share-cell-good = boa
share-cell-fair = baixa
share-cell-low = muito baixa
share-cell-escaped = fora
share-cell-fell = queda

## days
days-next = a próxima masmorra abre em { $span }
days-after = { $n ->
    [one] Sequência: { $n } dia.
   *[other] Sequência: { $n } dias.
 }
days-open_now = a masmorra de hoje está aberta
days-dungeon_open = a masmorra de hoje espera por você
days-dungeon_begun = a masmorra de hoje: você está na sala { $room }
days-dungeon_over = a masmorra de hoje: { $result }
days-puzzle_open = o desafio de hoje espera por você
days-puzzle_solved = o desafio de hoje está resolvido
days-streak = { $n ->
    [one] sequência: { $n } dia
   *[other] sequência: { $n } dias
 }
days-yesterday = ontem: { $result }
days-last = última: { $result } em { $date }
days-with_help = { $result }, com ajuda
days-month = { $month }:
days-empty_month = Nada foi jogado.
days-legend = { $sign } { $what }

days-sign-won = ✓
days-sign-aided = ~
days-sign-lost = ✕
days-sign-begun = >
days-sign-missed = ·
days-sign-open = ?
days-sign-puzzle = ◆

days-name-won = vitória
days-name-aided = vitória com ajuda
days-name-lost = derrota
days-name-begun = inacabada
days-name-missed = em branco
days-name-open = à espera
days-name-puzzle = desafio resolvido

days-told-won = Vitória: { $days }.
days-told-aided = Vitória com ajuda: { $days }.
days-told-lost = Derrota: { $days }.
days-told-begun = Inacabada: { $days }.
days-told-missed = Em branco: { $days }.
days-told-open = À sua espera: { $days }.
days-told-puzzle = Desafio do dia resolvido: { $days }.

## achievements
achievements-news = Conquista: { $title }. { $sentence }

achievements-out-title = Luz do dia
achievements-out-sentence = Vença uma partida.

achievements-thread-title = Por um fio
achievements-thread-sentence = Vença com { $number } de vida.

achievements-unmarked-title = Como se nada fosse
achievements-unmarked-sentence = Vença com a vida cheia.

achievements-last_potion-title = A saideira
achievements-last_potion-sentence = Vença com uma poção como última carta e mais pontos que a vida cheia.

achievements-light-title = Com luvas de pelica
achievements-light-sentence = Vença perdendo no máximo { $number } de vida no caminho.

achievements-gloves-title = Mãos limpas
achievements-gloves-sentence = Vença sem lutar com as mãos nuas.

achievements-fists-title = O aço é supervalorizado
achievements-fists-sentence = Vença depois de pelo menos { $number } lutas com as mãos nuas.

achievements-knuckles-title = No braço
achievements-knuckles-sentence = Vença depois de enfrentar com as mãos nuas um monstro que vale pelo menos { $number }.

achievements-whetstone-title = Pedra de amolar
achievements-whetstone-sentence = Abata { $number } monstros com uma só arma.

achievements-heirloom-title = Herança
achievements-heirloom-sentence = Abata { $number } monstros com uma só arma.

achievements-splinters-title = Farpas
achievements-splinters-sentence = Vença depois de quebrar pelo menos { $number } armas.

achievements-sober-title = Nem uma gota
achievements-sober-sentence = Vença sem desperdiçar uma poção.

achievements-spilt-title = Uma gota a mais
achievements-spilt-sentence = Vença depois de desperdiçar pelo menos { $number } poções.

achievements-straight-title = Sem volta
achievements-straight-sentence = Vença sem evitar nenhuma carta, com regras que permitem evitar.

achievements-detour-title = O caminho mais longo
achievements-detour-sentence = Vença depois de fugir pelo menos { $number } vezes.

achievements-alone-title = Cabeça própria
achievements-alone-sentence = Vença sem dica e sem desfazer nenhuma jogada.

achievements-cold-title = Sangue-frio
achievements-cold-sentence = Vença com precisão de pelo menos { $number }%.

achievements-no_exit-title = Sem saída
achievements-no_exit-sentence = Vença onde não se pode fugir.

achievements-of_the_day-title = Do dia
achievements-of_the_day-sentence = Vença uma masmorra do dia.

achievements-house_rules-title = Regras da casa
achievements-house_rules-sentence = Vença com regras suas.

achievements-regular-title = Freguesia
achievements-regular-sentence = Vença { $number } partidas.

achievements-habit-title = O hábito
achievements-habit-sentence = Vença { $number } partidas seguidas.

achievements-well_read-title = Muita leitura
achievements-well_read-sentence = Vença com cada um dos { $number } conjuntos de regras.

achievements-week-title = Uma semana lá embaixo
achievements-week-sentence = Termine a masmorra do dia { $number } dias seguidos.

achievements-puzzler-title = Bom olho
achievements-puzzler-sentence = Resolva { $number } desafios.

## honours
honours-back = Novidade nos ajustes, para o verso das cartas: { $name }.
honours-table = Novidade nos ajustes, para a mesa: { $name }.
honours-with = { $name }, com “{ $achievement }”
honours-to_earn = Ainda por conquistar: { $what }.

## statistics
statistics-achievements = Conquistas
statistics-habits = Hábitos
statistics-reviewing = { $n ->
    [one] O treinador está analisando a sua última partida …
   *[other] O treinador está analisando as suas últimas { $n } partidas …
 }
statistics-earned = ✓
statistics-not_earned = ·
statistics-daily = Masmorras do dia seguidas: { $current } agora, { $longest } no máximo.
statistics-none = Nenhuma partida ainda.
statistics-no_accuracy = Nenhuma partida analisada ainda.
statistics-games = { $n ->
    [one] { $n } partida, { $wins ->
        [0] nenhuma vitória
        [one] { $wins } vitória
       *[other] { $wins } vitórias
     }.
   *[other] { $n } partidas, { $wins ->
        [0] nenhuma vitória
        [one] { $wins } vitória
       *[other] { $wins } vitórias
     }.
 }
statistics-aided = { $n ->
    [one] { $n } delas foi vencida com dicas e é contada à parte.
   *[other] { $n } delas foram vencidas com dicas e são contadas à parte.
 }
statistics-own_wins = Onde se pede uma vitória, pede-se uma sem dicas. O que você conquistou fica.
statistics-share = { $share } de vitórias; o valor verdadeiro deve estar entre { $low } e { $high }.
statistics-streak = Vitórias seguidas: { $current } agora, { $longest } no máximo.
statistics-score = Melhor pontuação { $best }, média { $average }.
statistics-accuracy = Precisão média { $share }.

## plots
plots-score = pontuação
plots-games = partidas
plots-one = { $low }
plots-range = { $low } a { $high }
plots-accuracy = precisão em %
plots-game = partida (curva: média de { $n })
plots-chance = chance de vencer em %
plots-room = sala (x: depois da sua decisão)

## picture
picture-escaped = { $n ->
    [one] Escapou com um coração
   *[other] Escapou com { $n } corações
 }
picture-fell = Caiu na sala { $room } de { $rooms }
picture-unaided = sem ajuda
picture-known = cartas já conhecidas
picture-hints = { $n ->
    [one] { $n } dica
   *[other] { $n } dicas
 }
picture-undone = { $n ->
    [one] uma jogada desfeita
   *[other] { $n } jogadas desfeitas
 }
