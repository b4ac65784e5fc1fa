## asking
asking-two_ways = há dois jeitos de enfrentar { FORM($card, "the") }: responda w para a arma ou b para as mãos nuas, ou digite { $slot }w ou { $slot }b
asking-empty = uma linha vazia não é uma jogada
asking-unknown = { $text } não é uma jogada: digite o número ou o nome de uma carta, como 2 ou 5 de ouros
asking-other_kind = { $text } não é uma jogada: { FORM($card, "the") } é { $kind ->
    [monster] um monstro
    [weapon] uma arma
   *[potion] uma poção
 }, não { $wanted ->
    [monster] um monstro
    [weapon] uma arma
   *[potion] uma poção
 }
asking-not_held = você não tem na mão { FORM($card, "the") }
asking-not_now = você não pode { $what }: { $why }
asking-unarmed = enfrentar { FORM($card, "the") } com uma arma
asking-over = { $slot } não pode ser jogado agora: a partida acabou
asking-no_card = não há carta na posição { $slot }: há cartas em { $slots }

## assistant
assistant-instructions = Isto é Scoundrel, uma masmorra para uma pessoa e um baralho. Comece com new_game ou continue_game, leia as regras com rules e jogue sala por sala. Cada resposta diz tudo o que quem joga pode saber; look diz de novo, com as cartas ainda por ver. Toda jogada é salva.
assistant-missing_package = assistentes precisam de { $name }: { $command } instala
assistant-no_game = não há partida na mesa: comece uma com new_game, ou siga com uma por continue_game
assistant-none_open = não há partida inacabada: comece uma com new_game
assistant-is_over = a partida { $number } acabou: comece outra com new_game
assistant-no_partner = { $rules } é para uma pessoa, então mais ninguém pode jogar
assistant-no_tool = não existe a ferramenta { $name }{ $near }; as ferramentas são { $known }
assistant-no_argument = a ferramenta { $tool } não aceita { $name }; os argumentos: { COUNT($known) ->
    [0] nenhum
   *[other] { $known }
 }
assistant-missing = a ferramenta { $tool } precisa de { $name }
assistant-wrong_kind = { $name } precisa ser { $wanted }, não { $value }
assistant-no_text = não existe o texto { $uri }{ $near }
assistant-broken = Algo deu errado aqui; look mostra como está a partida.

assistant-kind-string = texto
assistant-kind-integer = um número inteiro

assistant-tool-rule_sets = Os conjuntos de regras, uma frase para cada.
assistant-tool-rules = As regras em palavras: de um conjunto, ou da partida na mesa.
assistant-tool-new_game = Começar uma partida nova, salva a cada jogada. A que estava na mesa continua salva.
assistant-tool-saved_games = As partidas salvas, a última jogada primeiro, com os seus números.
assistant-tool-continue_game = Seguir com uma partida inacabada, começada aqui ou em qualquer outro lugar.
assistant-tool-look = Como está: vida e arma, a sala, o que cada carta faria, e as cartas por ver e fora do jogo.
assistant-tool-play = Fazer uma ou várias jogadas, todas nesta sala; valem todas, ou nenhuma.
assistant-tool-hint = Um toque do treinador. Peça de novo para o que ele faria e por quê, e mais uma vez para o que vale cada plano. As três contam como uma dica.
assistant-tool-undo = Desfazer a última jogada. Isso é contado.

assistant-argument-rules = Um conjunto de regras, como classic, com ajustes diferentes se quiser: classic start_health=15.
assistant-argument-seed = Qualquer texto: o mesmo texto sempre dá as mesmas cartas, que podem já ser conhecidas. Deixe de fora para cartas ao acaso.
assistant-argument-partner = Quem joga o segundo grupo, se as regras são a dois: human, para que você jogue os dois, ou um robô.
assistant-argument-number = O número de uma partida salva; sem ele, a inacabada que foi jogada por último.
assistant-argument-moves = run; 2 ou 5d ou 5 of diamonds para pegar aquela carta, pelo lugar na sala, pelo código ou pelo nome; 2w ou 7sw para enfrentar com a arma, 2b ou 7sb com as mãos nuas; -2 para afastar uma carta. Várias, como em 2 4w ou 8d 4cw 8h.

## plain
plain-greeting = { $heading }. Digite { command-help } para saber o que dá para fazer.
plain-introduced = { $words } Digite { command-new } { $name } para experimentar, ou { command-dismiss } para não ouvir mais disso.
plain-sure = Digite { word-yes } para confirmar, ou { word-no }.
plain-only_drawn = { $given } não cabe aqui: escreva { word-drawn } para um desenho, ou nada para palavras
plain-welcome = Se o jogo é novidade para você, digite { command-play }: uma lição curta ensina jogada por jogada.
plain-title = Scoundrel: { $motto }.
plain-languages = O idioma é { $now }. Para outro, digite { command-set } language e o código: { $others }.
plain-offered = Aperte Enter para { $command }, ou digite { command-help } para todo o resto.
plain-deal = As cartas eram { $seed }.
plain-compare = Digite { command-compare } { $number } para ver esta partida ao lado da de { $name }.
plain-share_what = { command-share } não leva nada, ou leva { word-text }: { $given } não é nem um nem outro
plain-code = O código destas cartas: { $code }
plain-try = Digite { command-try } para seguir jogando da sala { $room }; isso não conta.
plain-next = Digite { command-new } para outras cartas, { command-again } para estas, { command-share }, { command-review } ou { command-curve } para os detalhes, ou { command-quit }.
plain-next_dungeon = Digite { command-play } para a próxima masmorra, { command-new } para outras cartas, { command-again } para estas, { command-share }, { command-review }, { command-curve } ou { command-quit }.
plain-next_daily = Digite { command-share }, { command-review }, { command-curve }, { command-calendar }, { command-new } ou { command-quit }.
plain-back = Digite { command-new } para uma partida, { command-continue } para uma inacabada, ou { command-help }.
plain-back_to_game = De volta à sua partida.
plain-leave = Você sai.
plain-leave_game = Você sai da partida: { $result }.
plain-kept = A partida está salva. Da próxima vez, digite { command-continue } para seguir.
plain-in_line = linha { $n }: { $why }
plain-cut_off = a entrada terminou no meio da partida, na sala { $room } com { $health } de vida
plain-no_game = não há partida em curso: digite { command-new } para começar uma, ou { command-continue } para uma inacabada
plain-needs_words = falta alguma coisa; escreva { $command }
plain-no_words = o comando { $command } não pode ser seguido de { $words }: digite { command-help } { $command }
plain-not_here = o comando { $command } não vale aqui: digite { command-help } { $command }
plain-no_move = { $why }{ $near }
plain-no_command = não existe o comando { $command }{ $near }: digite { command-help } para ver todos
plain-watched = Essa foi a última jogada. Digite { command-previous }, { command-curve } ou { command-back }; { command-try } segue jogando de uma jogada anterior.
plain-puzzle_again = Tente de novo, ou digite { command-solution }, { command-next } ou { command-back }.
plain-next_puzzle = Digite { command-puzzle } { $level } { $place } para o próximo.
plain-no_number = { $given } não é um número de jogadas: escreva, por exemplo, { $command } 3
plain-nothing_else = não há outra partida inacabada
plain-is_over = a partida { $number } acabou: digite { command-watch } { $number } para vê-la de novo
plain-no_saved_number = { $given } não é o número de uma partida salva: digite { command-games } para vê-las
plain-names_two = { $given } não são dois nomes: escreva os dois, com uma vírgula no meio, como em { command-names } Ada, Ben
plain-names_are = Jogam { $first } e { $second }.
plain-two_seats = uma partida a dois precisa de dois nomes à mesa, não de { $given }: escreva um para cada grupo, como em { command-two } { word-human } expert
plain-no_seat = { $seat } não pode jogar{ $near }: pode ser um destes: { $known }
plain-mixture_kept = Estas regras estão salvas como { $name }.
plain-range = de { $least } a { $most }
plain-range_or_none = de { $least } a { $most }, ou none
plain-mix_setting = { $name }={ $now }: { $label }. Valores possíveis: { $values }.
plain-mix_deck = { $name }={ $now }: { $label }.
plain-forgotten = As regras { $name } foram apagadas.
plain-set = { $name }: { $title }. { $gist }
plain-own_set = { $name }: são suas. { $title }.
plain-lesson = Lição: { $title }. Digite { command-back } para sair dela; há também { FORM($others, "") }.
plain-lesson_begun = Você já começou esta lição. Digite { command-learn } { $name } { word-again } para recomeçar.
plain-no_lesson = não existe a lição { $name }{ $near }: existem { $known }
plain-no_puzzle = { $given } não é um desafio: diga { FORM($levels, "", list: "or") }; depois do nível pode vir um número
plain-no_daily = não existe { $given } do dia: escreva { command-daily } para a masmorra do dia, ou { command-daily } { word-puzzle }
plain-saved = { $number }: { $name }, { $state }, jogada pela última vez em { $when }.
plain-nothing_deleted = nenhuma partida foi apagada na última hora
plain-nothing_to_watch = nenhuma partida foi terminada ainda
plain-export_what = { $given } não basta: escreva o número de uma partida salva e um arquivo novo, como em { command-export } 3 game.txt
plain-counted = { $name }: { $words }
plain-plots = { $name }: pontuações, e precisão partida por partida.
plain-never_played = não há partida terminada de { $name }{ $near }
plain-has_earned = Conquistado em { $when }: { $title }. { $sentence }
plain-to_earn = Por conquistar: { $title }. { $sentence }
plain-setting = { $name } { $now }: { $help } Outros valores: { $others }.
plain-no_setting = não existe o ajuste { $name }{ $near } aqui: existem { $known }
plain-no_value = o ajuste { $name } não pode ser { $value }: é um destes: { $known }
plain-which_value = escreva um valor para o ajuste { $name }: um destes: { $known }
plain-help_line = { $usage }: { $sentence }
plain-more_help = Digite { command-help } e um comando para saber o que ele faz, ou { command-help } { word-all }.
plain-waiting = À espera de { $who }. Ctrl-C para de esperar.
plain-stopped_waiting = Você parou de esperar. Enter volta a esperar; { command-look }, { command-resign }, { command-back } e { command-quit } valem como sempre.
plain-gathering = a partida não começou: Enter espera pelos outros, e { command-back } sai
plain-gathered = A mesa está completa.
plain-next_ranked = Digite { command-ranked } para outra, { command-boards } para quem joga melhor, ou { command-new } para uma partida só sua.
plain-next_shared = Digite { command-again } para uma revanche, { command-friend } para as suas mesas, ou { command-new } para uma partida só sua.
plain-no_ranked = { $name } não é oferecido lá{ $near }: há { $known }
plain-no_table = { $given } não se joga em companhia{ $near }: há { $known }
plain-open_table = { $number }: { $title }, { $kind }.
plain-stand_in = Digite { command-bot } { word-me } para um robô no seu lugar, ou { command-bot } { word-other } para um no outro.
plain-no_stand_in = { $given } não é um lugar: escreva { command-bot } { word-me }, ou { command-bot } { word-other }
plain-tables = Digite { command-friend } e um número para seguir, ou { command-friend } { word-new } para uma mesa a dois.
plain-no_open_table = você não tem a partida aberta { $number }: digite { command-friend } para ouvir quais são
plain-more_entries = Digite { command-boards } { word-next } para mais.
plain-no_next_page = não há mais páginas
plain-no_board = { $given } não diz nada sobre um ranking{ $near }: há { $known }
plain-no_account = { $given } não é nada que se faça com a conta{ $near }: há { $known }
plain-account = Digite { command-account } e um destes: { $known }.
plain-account_data = escreva o nome de um arquivo novo, como em { command-account } { word-data } meus.json
plain-moves_help =
    .w1 = Digite o que fazer e aperte Enter.
    .w2 = 2, ou 5 de ouros: pegar aquela carta, pelo número na sala ou pelo nome.
    .w3 = 2w ou 2b: enfrentar com a arma ou com as mãos nuas; ou escreva 7 de espadas com mãos nuas.
    .w4 = Pode ser por extenso: pegue o 2 de ouros, enfrente o 5 de paus com as mãos nuas, beba 3.
    .w5 = Uma pergunta se responde com w, b, { word-yes } ou { word-no }.
    .w6 = fugir: fugir da sala, onde as regras permitem.
    .w7 = -2, ou afastar 7 de espadas: afastar aquela carta, onde as regras permitem.
    .w8 = Uma carta também tem um código: o valor, e c para paus, s para espadas, d para ouros ou h para copas.
    .w9 = 5d pega o 5 de ouros; 7sw e 7sb enfrentam o 7 de espadas; Jc é o valete de paus.
    .w10 = Alguns baralhos têm dois dragões: Xc é o dragão verde, Xs o dragão de ossos.
    .w11 = 2 4w, ou 8d 4cw 8h: várias jogadas numa sala; valem todas, ou nenhuma.

plain-offer-ranked = { command-ranked }: { $told }
plain-offer-friend = { command-friend }: { $told }
plain-offer-boards = { command-boards }: { $told }
plain-offer-play = { command-play }: { $told }.
plain-offer-continue = { command-continue }: { $told }.
plain-offer-new_game = { command-new }: { $label }; { $told }.
plain-offer-daily = { command-daily }: { $label }; { $told }.

plain-prompt-unsaved = não salvo{" "}
plain-prompt-move = >{" "}
plain-prompt-player = { $name }>{" "}
plain-prompt-over = { command-new }, { command-again } ou { command-quit }>{" "}
plain-prompt-lesson = lição, passo { $step } de { $steps }>{" "}
plain-prompt-puzzle = desafio>{" "}
plain-prompt-watch = jogada { $move } de { $moves }>{" "}
plain-prompt-gathering = à espera, Enter espera mais>{" "}
plain-prompt-waiting = não é a sua vez, Enter espera>{" "}
plain-prompt-online_over = acabou>{" "}

plain-dealer-alone = Só para quem dá as cartas: aperte Enter quando ninguém mais puder ver ou ouvir isto>{" "}
plain-dealer-room = Para quem dá as cartas, a sala { $number } tem: { $cards }.
plain-dealer-prompt = O que se vê na sala? (Enter para nada; { command-quit }, { command-help } e { command-set } dealer nobody valem como sempre)>{" "}

plain-group-room = Numa partida: { $commands }.
plain-group-begin = Para começar uma: { $commands }.
plain-group-learn = Para aprender: { $commands }.
plain-group-online = Num servidor: { $commands }.
plain-group-past = Partidas passadas: { $commands }.
plain-group-rest = E ainda: { $commands }.

plain-usage-look = { command-look }
plain-usage-dismiss = { command-dismiss }
plain-usage-unseen = { command-unseen }
plain-usage-discard = { command-discard }
plain-usage-hint = { command-hint }
plain-usage-undo = { command-undo }
plain-usage-rules = { command-rules } [REGRAS]
plain-usage-new = { command-new } [REGRAS] [SEMENTE]
plain-usage-play = { command-play } [NÚMERO]
plain-usage-again = { command-again }
plain-usage-continue = { command-continue } [NÚMERO]
plain-usage-compare = { command-compare } [NÚMERO]
plain-usage-daily = { command-daily } [{ word-puzzle } ou NÚMERO]
plain-usage-winnable = { command-winnable } [REGRAS]
plain-usage-deal = { command-deal } CÓDIGO ou LINK
plain-usage-two = { command-two } [QUEM QUEM]
plain-usage-names = { command-names } [UM, OUTRO]
plain-usage-mix = { command-mix } [NOME:] CAMPO=VALOR …
plain-usage-forget = { command-forget } NOME
plain-usage-sets = { command-sets }
plain-usage-ranked = { command-ranked } [REGRAS], ou { command-ranked } { word-day } [REGRAS]
plain-usage-friend = { command-friend } [{ word-new } ou REGRAS] [{ word-dealer } ou { word-deal }], ou { command-friend } NÚMERO
plain-usage-join = { command-join } LINK
plain-usage-boards = { command-boards } [REGRAS] [{ word-day }, { word-week }, { word-season } ou { word-all }] [GRUPO] [{ word-around }] [{ word-name } NOME], { command-boards } { word-next } ou { command-boards } { word-report } NOME
plain-usage-bot = { command-bot } [{ word-me } ou { word-other }]
plain-usage-account = { command-account } [{ word-name }, { word-code }, { word-recover }, { word-data }, { word-assisted }, { word-object }, { word-delete } ou { word-new }]
plain-usage-learn = { command-learn } [LIÇÃO] [{ word-again }]
plain-usage-puzzle = { command-puzzle } [NÍVEL] [NÚMERO], { command-puzzle } { word-daily } ou { command-puzzle } { word-mine }
plain-usage-solution = { command-solution }
plain-usage-back = { command-back }
plain-usage-tips = { command-tips }
plain-usage-guide = { command-guide } [NOME ou NÚMERO]
plain-usage-share = { command-share } [{ word-text }]
plain-usage-review = { command-review }
plain-usage-games = { command-games }
plain-usage-watch = { command-watch } [NÚMERO, ou ROBÔ [REGRAS]]
plain-usage-next = { command-next } [JOGADAS], ou Enter
plain-usage-previous = { command-previous } [JOGADAS]
plain-usage-curve = { command-curve } [{ word-drawn }]
plain-usage-try = { command-try }
plain-usage-resign = { command-resign } [NÚMERO] [{ word-yes }]
plain-usage-delete = { command-delete } NÚMERO [{ word-yes }]
plain-usage-restore = { command-restore } [NÚMERO]
plain-usage-export = { command-export } NÚMERO ARQUIVO
plain-usage-import = { command-import } ARQUIVO
plain-usage-calendar = { command-calendar } [MÊS]
plain-usage-statistics = { command-statistics } [REGRAS]
plain-usage-habits = { command-habits }
plain-usage-plot = { command-plot } [REGRAS] [{ word-drawn }]
plain-usage-achievements = { command-achievements }
plain-usage-bestiary = { command-bestiary } [carta]
plain-usage-settings = { command-settings }
plain-usage-set = { command-set } NOME VALOR
plain-usage-help = { command-help } [COMANDO ou { word-all }]
plain-usage-quit = { command-quit }

plain-help-look = descrever a sala de novo.
plain-help-dismiss = não ouvir mais das regras que foram sugeridas.
plain-help-unseen = as cartas que ainda vêm.
plain-help-discard = as cartas fora do jogo.
plain-help-hint = um toque do treinador; de novo para o que ele faria, e mais uma vez para a chance de vencer de cada plano.
plain-help-undo = desfazer a última jogada.
plain-help-rules = as regras desta partida, ou de outro conjunto.
plain-help-new = cartas novas; com outras regras ou a sua própria semente, se quiser.
plain-help-play = a lição para quem está começando, depois as masmorras iniciais, das generosas às justas; com um número, aquela.
plain-help-again = as mesmas cartas desde o começo.
plain-help-continue = seguir com a última partida inacabada, ou com a daquele número.
plain-help-compare = a sua partida terminada ao lado da de alguém que mandou um link.
plain-help-daily = a masmorra do dia, a mesma para todos; uma tentativa, e nada se desfaz. Ou o desafio de hoje: { command-daily } { word-puzzle }. Ou um dia em branco como treino, pelo número.
plain-help-winnable = cartas novas que dá para vencer.
plain-help-deal = as cartas de um código, como em { command-deal } classic/42; ou o que há num link que alguém mandou.
plain-help-two = uma partida a dois, como em { command-two } { word-human } expert.
plain-help-names = os nomes de quem joga com os dois grupos, como em { command-names } Ada, Ben.
plain-help-mix = mudar as regras e jogar com elas; um nome as salva; { command-mix } sem nada mostra o que dá para mudar.
plain-help-forget = apagar regras suas, como em { command-forget } minhas.
plain-help-sets = os conjuntos de regras e as suas próprias, uma frase para cada.
plain-help-ranked = uma partida ranqueada com um baralho que ninguém pode conhecer: a clássica, outras regras, ou a masmorra do dia do servidor.
plain-help-friend = as suas mesas no servidor; { command-friend } { word-new } abre uma a dois, { command-friend } dragons { word-dealer } uma em que outra pessoa dá as cartas, { command-friend } dragons { word-deal } uma em que é você quem dá.
plain-help-join = ocupar o lugar de um convite que alguém mandou, ou ficar na plateia.
plain-help-boards = quem joga melhor, como em { command-boards } classic { word-week } { word-around }, ou { command-boards } { word-name } Ann.
plain-help-bot = propor que um robô assuma o seu lugar, { command-bot } { word-me }, ou o outro, { command-bot } { word-other }; ou concordar com o que foi proposto.
plain-help-account = quem você é no servidor; o seu nome, um código para os seus outros aparelhos, os seus dados.
plain-help-learn = uma lição para jogar, de onde parou: classic, sidestep ou dragons; { word-again } recomeça.
plain-help-puzzle = uma sala, um plano melhor que os outros: o próximo que você não resolveu, um como em { command-puzzle } { word-easy } 3, o do dia, ou um erro seu.
plain-help-solution = desistir de um desafio e ver o melhor plano.
plain-help-back = sair de uma lição, de um desafio ou de uma partida a que você assiste.
plain-help-tips = como jogar bem, em frases curtas.
plain-help-guide = como vencer, como vencer sem fugir, e a pontuação explicada.
plain-help-share = uma partida terminada em palavras, e o link; { command-share } { word-text } mostra as linhas para colar, e nenhuma carta é revelada. Enquanto você assiste a uma, a posição como pergunta para os outros.
plain-help-review = o que o treinador diz de cada sala de uma partida terminada.
plain-help-games = as partidas salvas, da mais nova à mais antiga.
plain-help-watch = uma partida salva de novo, com o que o treinador diz de cada sala; ou um robô jogando, como em { command-watch } expert.
plain-help-next = avançar uma jogada, ou quantas você disser, enquanto assiste; num desafio, ir ao próximo.
plain-help-previous = recuar uma jogada, ou quantas você disser, enquanto assiste.
plain-help-curve = a chance de vencer, sala por sala, depois de uma partida ou enquanto assiste; { word-drawn } mostra a curva.
plain-help-try = seguir jogando da jogada a que você assiste, ou, depois de uma partida, de onde ela virou; não conta.
plain-help-resign = desistir de uma partida inacabada, que conta como derrota; sem número, a que você joga num servidor.
plain-help-delete = apagar uma partida salva; por uma hora ela pode voltar.
plain-help-restore = trazer de volta uma partida apagada; sem número, a última.
plain-help-export = gravar o registro de uma partida salva num arquivo novo, como em { command-export } 3 game.txt.
plain-help-import = salvar as partidas de um arquivo de registros, como em { command-import } game.txt.
plain-help-calendar = hoje, e um mês de dias: vencidos, perdidos e em branco; outro mês como em { command-calendar } 2026-11.
plain-help-statistics = como foram as suas partidas.
plain-help-habits = o que mais custou nas suas últimas partidas, e o que fazer em vez disso.
plain-help-plot = as suas pontuações e a precisão, partida por partida; { word-drawn } mostra gráficos.
plain-help-achievements = o que você já conquistou, e o que falta.
plain-help-bestiary = as criaturas e as coisas que você encontrou, e no que deu; com uma carta, como em { command-bestiary } 10 de espadas, a página dela.
plain-help-settings = quem descreve cada sala, e como se enfrentam os monstros.
plain-help-set = mudar um deles, como em { command-set } dealer nobody.
plain-help-help = o que dá para digitar; ou o que faz um comando, ou todos.
plain-help-quit = sair; a partida é salva.
