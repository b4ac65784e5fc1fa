## serve
serve-link = Abra este link num navegador: { $link }
serve-alone = Só esta máquina consegue acessar.
serve-open_to_others = Está aberto em { $host }: quem tiver o link pode jogar as suas partidas.
serve-stop = Ctrl-C para. As partidas são salvas a cada jogada.
serve-missing = a página precisa de { $name }: { $command } instala
serve-no_host = { $host } não é um endereço desta máquina: { $why }
serve-no_name = nenhum nome se escreve assim
serve-no_port = não dá para usar a porta { $port }: { $why }; deixe de fora para usar qualquer uma livre
serve-no_secret = Abra o link que scoundrel serve mostrou: ele deixa este navegador entrar.
serve-elsewhere = Esta página não é deste servidor.
serve-too_long = É longo demais.
serve-too_slow = Demorou demais para chegar.

## online
online-bad_address = { $url } não é o endereço de um servidor: escreva https://example.org
online-no_server = Não há servidor deste jogo em { $url }.
online-lost = Não dá para alcançar o servidor ({ $why }). Nada na sua mesa mudou; tente de novo.
online-odd_answer = O servidor deu uma resposta sem sentido (status { $status }). Nada na sua mesa mudou.
online-dealer = quem dá as cartas
online-player = quem joga
online-ranked_game = Ranqueada: { $rules }
online-of_day = Masmorra ranqueada de { $date }: { $rules }
online-day_picture = ranqueada, { $date }
online-shared_game = { $rules }, em companhia
online-waits_for = à espera de { $who }
online-invite_lines =
    .w1 = Mande o link a quem vai sentar ali.
    .w2 = A partida começa com a mesa completa.
online-ranked_lines =
    .w1 = Você tem uma tentativa: nada se desfaz, e o treinador não dá dicas.
    .w2 = Toda jogada é salva. Parada por 24 horas, a partida conta como derrota.
    .w3 = O servidor já fixou a metade dele do embaralhamento; a sua entra antes da primeira carta. Nenhum dos lados escolhe o baralho.
online-day_lines =
    .w1 = Você tem uma tentativa: nada se desfaz, e o treinador não dá dicas.
    .w2 = Toda jogada é salva. Parada por 24 horas, a partida conta como derrota.
    .w3 = O baralho é o mesmo para todos, e foi fixado antes da primeira jogada de qualquer pessoa.
online-shared_lines =
    .w1 = A mesa está completa. Nada se desfaz, e o treinador não dá dicas.
    .w2 = Você pode sair e voltar para onde estava.
online-commitment = A promessa do servidor: { $commitment }
online-given_up_alone = Você desistiu desta partida.
online-given_up_there = { $who } desistiu desta partida.
online-given_up = { $loser } desistiu: vitória de { $winner }.
online-none = Não há servidor aqui, ou não dá para alcançá-lo agora.
online-no_answer = sem resposta
online-not_begun = a partida não começou
online-sealed = Baralho lacrado { $digits }, aberto no fim
online-sealed_lines =
    .w1 = O servidor já fixou a metade dele do embaralhamento; o seu aparelho soma a outra.
    .w2 = No fim as duas são abertas, para que qualquer um confira que ninguém escolheu as suas cartas.
online-sealed_day_lines =
    .w1 = O baralho é o mesmo para todos, e foi fixado antes da primeira jogada de qualquer pessoa.
    .w2 = Ele é aberto quando ninguém mais puder estar lá, para que qualquer um confira que não mudou.
online-account = Sua conta
online-nobody = Você ainda não tem conta aqui: a primeira partida é como visitante.
online-guest = Você joga como visitante, no grupo { $group }.
online-known_as = O seu nome é { $name }, no grupo { $group }.
online-name = Nome
online-name_help = Deixe vazio para nenhum. Não pode parecer o nome de outra pessoa.
online-devices = Outros aparelhos
online-help_heading = Jogar com ajuda
online-kept = O que se guarda de você
online-code = O seu código de recuperação: { $code }
online-code_once = Anote: ele só aparece uma vez. Quem o tiver pode jogar como você, em qualquer aparelho.
online-code_asked = O seu código de recuperação
online-object_words = O que aconteceu, nas suas palavras
online-recovered = Agora este aparelho usa a mesma conta do outro.
online-noted = Anotado. Quem cuida deste servidor pode ler.
online-deleted = A sua conta foi apagada, com tudo o que o servidor guardava dela. As partidas em companhia ficam, sem o seu nome.
online-openly = Nem sempre dá para notar a ajuda de um programa em casa. Cópias claras de um deles passam ao grupo com ajuda.
online-open = À sua espera
online-ranked_today = A masmorra de { $date }
online-ranked_any = Um baralho que ninguém pode conhecer
online-ranked_terms = { $n ->
    [one] Uma tentativa, sem dicas, nada se desfaz. Parada por { $n } hora, está perdida.
   *[other] Uma tentativa, sem dicas, nada se desfaz. Parada por { $n } horas, está perdida.
 }
online-day_entry = Descer
online-day_help = Uma tentativa, as mesmas cartas para todos neste servidor
online-standing = A sua posição desde sempre: { $place }, com média de { $mean }.
online-unranked = { $n ->
    [one] Você entra no ranking depois de mais { $n } partida.
   *[other] Você entra no ranking depois de mais { $n } partidas.
 }
online-board_of = { $n ->
    [one] { $n } pessoa
   *[other] { $n } pessoas
 }
online-board_when = { $when }: { $players }
online-board_least = { $n ->
    [one] É preciso { $n } partida para ter uma posição.
   *[other] São precisas { $n } partidas para ter uma posição.
 }
online-board_empty = Ainda não há ninguém aqui.
online-row = { $n ->
    [one] { $n } partida, ganhou { $wins }, melhor sequência { $streak }
   *[other] { $n } partidas, ganhou { $wins }, melhor sequência { $streak }
 }
online-mean = { $mean } ± { $margin }
online-unnamed = visitante
online-find_name = O nome de quem você procura
online-which_rules = Regras
online-friend_lines = Você abre uma mesa e manda um link. Quem o abrir senta.
online-two_parties = Dois grupos
online-dealers_seat = Um lugar para quem dá as cartas
online-dealer_help = Quem dá as cartas vê cada sala primeiro e a descreve a quem joga.
online-dealt_theirs = Alguém dá as cartas a você
online-dealt_theirs_help = Você joga; a outra pessoa vê cada sala primeiro.
online-dealt_mine = Você dá as cartas a alguém
online-dealt_mine_help = Você vê cada sala primeiro; a outra pessoa joga.
online-somebody = alguém
online-a_friend = outra pessoa
online-seat_free = O outro lugar ainda está livre.
online-invites_player = Quem abrir este link primeiro senta à mesa
online-invites_dealer = Quem abrir este link primeiro dá as cartas
online-watch_link = Quem tiver este link pode assistir, e nada mais.
online-invited_seat = { $name } chama você para uma mesa.
online-invited_dealer = { $name } chama você para dar as cartas.
online-taken = Esse lugar está ocupado. Se é o seu, siga em frente.
online-hero = { $name }: { $line }
online-stand_in = Deixar um robô jogar por { $name }
online-stand_in_me = Deixar um robô jogar por mim
online-stand_in_asked = Proposta feita.
online-stand_in_proposed = Proposta: um robô joga por { $name }. Começa quando os dois lados concordarem.
online-rematch_asked = Alguém já espera por você.
online-ranked_again = Outra partida ranqueada
online-record_help = Qualquer um pode conferir com scoundrel check.

online-fair-yes = A distribuição foi honesta.
online-fair-no = A distribuição não foi a que se prometeu antes da primeira carta.
online-fair-later = O baralho do dia é aberto quando ninguém mais puder estar lá.
online-fair-commitment = Prometido antes da primeira carta: { $text }
online-fair-secret = O segredo do servidor, agora aberto: { $text }
online-fair-side = O lado de quem joga: { $text }
online-fair-day = No lugar do lado de quem joga, o mesmo para todos: { $text }

online-sure-resign = Desistir desta partida? Ela conta como derrota.
online-sure-assisted = Jogar com ajuda daqui em diante? Você e os seus resultados passam aos rankings do grupo com ajuda, e isso não tem volta.
online-sure-delete = Apagar o seu nome, os seus resultados, as suas posições em todos os rankings e as suas partidas ranqueadas? Isso não tem volta.

online-group-unaided = sem ajuda
online-group-assisted = com ajuda
online-group-programs = programas

online-group_short-unaided = Sem ajuda
online-group_short-assisted = Com ajuda
online-group_short-programs = Programas

online-period_short-day = Dia
online-period_short-week = Semana
online-period_short-season = Temporada
online-period_short-all = Tudo

online-column-name = quem
online-column-mean = média

online-entry-rename = Escolher um nome
online-entry-rename_help = Os outros o veem. Não é preciso ter um para jogar.
online-entry-recovery = Um código de recuperação
online-entry-recovery_help = Para ter a mesma conta em outro aparelho. O código antigo deixa de valer.
online-entry-sign_out = Sair dos outros aparelhos
online-entry-sign_out_help = Só este aparelho continua com a conta, e você recebe um novo código de recuperação.
online-entry-recover = Informar um código de recuperação
online-entry-recover_help = Para ter aqui a mesma conta de outro aparelho.
online-entry-assisted = Jogar com ajuda
online-entry-assisted_help = Quem joga assim tem rankings próprios.
online-entry-object_to = Contestar
online-entry-object_to_help = Diga por que o seu lugar é no grupo sem ajuda.
online-entry-my_data = Levar os seus dados
online-entry-my_data_help = Tudo o que o servidor guarda de você, num arquivo.
online-entry-delete_account = Apagar a sua conta
online-entry-delete_account_help = Nome, resultados, posições e partidas ranqueadas. As partidas em companhia ficam, sem o seu nome.
online-entry-anew = Começar do zero
online-entry-anew_help = Entrar como visitante outra vez. Sem o código de recuperação, a sua conta fica perdida.

## server
server-none = nenhum servidor é conhecido: dê o endereço uma vez, como em scoundrel play --server https://example.org
server-unreachable = Não dá para alcançar o servidor em { $url } agora. Todo o resto está aqui.
server-forgotten = Nenhum servidor está mais guardado, nem quem você era lá.
server-guest = Agora você é visitante em { $url }. Em Sua conta dá para escolher um nome.
server-unknown = O servidor não conhece mais você. Na sua conta, informe o código de recuperação, ou comece do zero.
server-bad_invitation = { $given } não é um convite: cole o link inteiro que você recebeu
server-waiting = À espera de { $who }.
server-asking = Falando com o servidor …
server-your_turn = É a sua vez.
server-kept = A partida espera por você no servidor.
server-seat_link = Para jogar com você: { $link }
server-dealer_link = Para dar as cartas: { $link }
server-watch_link = Para assistir: { $link }
server-none_open = Você não tem partida aberta neste servidor.
server-first_open = Você tem uma partida ranqueada aberta; ela vem primeiro.
server-onward = n: mais uma. Esc: início.
server-rematch = n: uma revanche. Esc: início.
server-looking_on = Você está na plateia.
server-stand_in = Um robô assume um lugar quando os dois lados tiverem proposto.

server-kind-ranked = ranqueada
server-kind-shared = em companhia

## boards
boards-heading = Ranking
boards-title = { $rules }, { $period }, { $group }
boards-line = { $n ->
    [one] { $rank }. { $name }: { $mean }, venceu { $wins } de { $n } partida, melhor sequência { $streak }
   *[other] { $rank }. { $name }: { $mean }, venceu { $wins } de { $n } partidas, melhor sequência { $streak }
 }
boards-margin = {" "}± { $margin }
boards-own = Você: { $line }
boards-unranked = { $n ->
    [one] Você tem { $n } partida aqui; para ter uma posição são precisas { $least }.
   *[other] Você tem { $n } partidas aqui; para ter uma posição são precisas { $least }.
 }
boards-none = Ainda não há ninguém neste ranking.
boards-not_yet = Você ainda não está neste ranking.
boards-no_name = Ninguém neste ranking se chama { $name }.
boards-not_listed = ninguém na lista acima se chama { $name }
boards-open = Ordenado pela pontuação média; o que vem depois de ± é quanto ela pode errar, 19 vezes em 20. Nem sempre dá para notar a ajuda de um programa em casa. Cópias claras de um deles passam ao grupo com ajuda.
boards-reported = Anotado. Um nome que muita gente denuncia é retirado.
boards-find = Procurar alguém
boards-find_help = O nome de quem você procura.

boards-period-day = a masmorra de { $when }
boards-period-week = semana { $when }
boards-period-season = temporada { $when }
boards-period-all = desde sempre

## ranked
ranked-of_day = Masmorra de hoje: { $rules }

## friend
friend-help = Abra uma mesa e mande o link dela. As setas para os lados mudam o que se joga quando alguém dá as cartas.
friend-open = Continuar: { $title }, { $kind }
friend-two = { $rules }: dois grupos, dois aparelhos
friend-dealt = { $rules }: outra pessoa dá as cartas
friend-dealing = { $rules }: você dá as cartas
friend-join = Entrar por um link
friend-join_help = Cole o link que você recebeu.

## account
account-told = { $who } O servidor é { $url }.
account-nameless = visitante
account-why = O motivo da mudança: { $why }
account-named = O seu nome agora é { $name }.
account-unnamed = Agora você não tem nome.
account-recovered = Agora o seu nome é { $name }.
account-assisted = Agora você está no grupo com ajuda.
account-taken = Tudo o que o servidor guarda de você está em { $path }.
account-data_file = O nome de um arquivo novo.
account-begun_anew = Na próxima vez que jogar lá, você entra como visitante outra vez.
account-sure = n: sim, confirmar. Esc: não.
