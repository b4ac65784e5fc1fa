## app
app-how_to_quit = Ctrl+Q sai; a partida é salva.
app-unsaved = Não salvo: { $why }. Dá para seguir jogando; o jogo continua tentando salvar.
app-unsaved_mark = não salvo
app-saved_again = Tudo está salvo de novo.
app-lost = Nem tudo pôde ser salvo: { $why }.
app-quit = Sair
app-quit_help = Ir embora; a partida é salva

## screen
screen-chosen = <
screen-type_a_move = uma jogada: 5d, 7sw, fugir
screen-with_deal = { $name } · cartas { $deal }
screen-where = { $n ->
    [0] { $room } · nenhuma carta embaixo
    [one] { $room } · { $n } carta embaixo
   *[other] { $room } · { $n } cartas embaixo
 }
screen-where_short = { $room } · { $n } embaixo
screen-player = Lugar { $number }
screen-bot = { $name } ({ $bot })
screen-turn_mark = ▶
screen-fallen = Caiu com { $health } de vida
screen-health = Vida { $health } de { $most }
screen-foreseen = { $now } → { $health }
screen-no_weapon = Sem arma
screen-bare_hands = só mãos nuas
screen-new_weapon = Arma { $weapon }
screen-weapon = Arma { $weapon } ▸ { $slain }
screen-strikes = { $limit ->
    [new] nova: atinge tudo
    [below] só abaixo { FORM($rank, "de") }
   *[at_most] só até { FORM($rank, "the") }
 }
screen-unseen = { $n ->
    [0] nenhuma carta por ver
    [one] { $n } carta por ver
   *[other] { $n } cartas por ver
 }
screen-unseen_dragons = { $dragons ->
    [one] { $n } por ver: { $dragons } dragão
   *[other] { $n } por ver: { $dragons } dragões
 }
screen-known = no fundo: { $cards }
screen-discard = { $n ->
    [0] d Descarte: vazio
    [one] d Descarte: { $n } carta
   *[other] d Descarte: { $n } cartas
 }
screen-defeated = { $n } abatidos
screen-spent = { $n } gastas
screen-room = sala { $room }
screen-room_of = sala { $room } de { $rooms }
screen-fatal = FATAL
screen-which_away = Que carta você quer afastar? Esc: nenhuma.
screen-no_card = Não há carta na posição { $slot }.

screen-may-run = r Fugir: { $why }
screen-may-away = p Afastar uma: { $why }
screen-may-undo = u Desfazer: a última jogada
screen-may-hint = h Dica: { $why }

screen-may_not-run = Fugir: { $why }
screen-may_not-put_away = Afastar: { $why }
screen-may_not-away = Afastar: { $why }
screen-may_not-undo = Desfazer: { $why }
screen-may_not-hint = Dica: { $why }

## dialog
dialog-close = Esc fecha isto.

## keys
keys-title = Teclas
keys-table =
    .w1 = teclas de números: pegar aquela carta
    .w2 = setas: escolher uma carta; Enter a pega
    .w3 = w, b: enfrentar com a arma, com as mãos nuas
    .w4 = Enter: o jeito marcado, a arma, a não ser que seja nova e as mãos nuas custem 3 ou menos
keys-run = r: fugir da sala
keys-put_away = p: afastar uma carta
keys-resign = g: desistir da partida
keys-stand_in = s: propor que um robô assuma um lugar, ou concordar com isso
keys-looking_on =
    .w1 = Você está na plateia: só joga quem está à mesa.
    .w2 = d: o descarte
    .w3 = Ctrl+P: todo o resto
    .w4 = Esc: voltar
    .w5 = Ctrl+Q: sair
keys-dealing =
    .w1 = Você dá as cartas: cada sala nova é sua para ver primeiro e descrever.
    .w2 = d: o descarte
    .w3 = Ctrl+P: todo o resto
    .w4 = Esc: voltar; a partida espera por você no servidor
    .w5 = Ctrl+Q: sair
keys-undo = u: desfazer a última jogada
keys-hint = h: uma dica; h de novo para mais
keys-thoughts = h: o que o robô pensou da última jogada
keys-next_puzzle = n: o próximo desafio
keys-marks = { $blade } numa carta: a sua arma a atinge; { $danger }: resta pouca vida
keys-more =
    .w1 = d: o descarte
    .w2 = /: digitar uma jogada, como 5d, 7sw, fugir, ou rei de espadas com mãos nuas
    .w3 = Ctrl+P: todo o resto
    .w4 = Esc: voltar; a partida é salva a cada jogada
    .w5 = Ctrl+Q: sair
keys-question =
    .w1 = teclas de números: a carta que você deixaria
    .w2 = r: você fugiria; a: encararia todas
    .w3 = Enter: responder
    .w4 = t: seguir jogando daqui, depois de responder
    .w5 = l: aprender o jogo em cinco minutos
    .w6 = d: as cartas fora do jogo
    .w7 = Esc: voltar
keys-replay =
    .w1 = espaço: reproduzir e pausar; +, -: mais rápido, mais devagar
    .w2 = seta direita, n: a próxima jogada
    .w3 = seta esquerda, p, Backspace: a jogada anterior
    .w4 = Home, End: ao início, ao fim
    .w5 = c: a curva da chance de vencer
    .w6 = s: perguntar aos outros o que fariam aqui
    .w7 = t: seguir jogando desta jogada, numa partida que não conta
    .w8 = d: o descarte
    .w9 = Ctrl+P: todo o resto
    .w10 = Esc: voltar
    .w11 = Ctrl+Q: sair

## bindings
bindings-account = conta
bindings-boards = ranking
bindings-board_around = perto de mim
bindings-board_find = procurar
bindings-board_group = grupo
bindings-board_next = mais
bindings-board_period = período
bindings-board_report = denunciar nome
bindings-board_rules = regras
bindings-board_top = topo
bindings-copy = copiar o link
bindings-join = entrar por link
bindings-back = voltar
bindings-palette = tudo
bindings-bare_hands = mãos nuas
bindings-answer = responder
bindings-begin = começar
bindings-change_settings = mudar ajustes
bindings-close = fechar
bindings-curve = curva
bindings-discard = descarte
bindings-dungeon = masmorra
bindings-end = última jogada
bindings-export = exportar
bindings-ask_others = perguntar
bindings-face_all = encarar todas
bindings-learn = aprender
bindings-play = jogar
bindings-thoughts = pensamento
bindings-watch_bot = ver um robô
bindings-forget_mixture = esquecer
bindings-hand_over = passar
bindings-hint = dica
bindings-import = importar
bindings-keep = guardar
bindings-keys = teclas
bindings-month_after = depois
bindings-month_before = antes
bindings-more = mais
bindings-name_it = dar nome
bindings-names = nomes
bindings-page_down = rolar
bindings-start_over = recomeçar
bindings-next = próximo
bindings-light = luz do dia
bindings-next_deal = próxima
bindings-next_puzzle = próximo desafio
bindings-next_tab = próxima aba
bindings-next_value = próximo valor
bindings-player_1 = lugar 1
bindings-player_2 = lugar 2
bindings-put_away = afastar
bindings-puzzle = desafio
bindings-quit = sair
bindings-delete = apagar
bindings-give_up = desistir
bindings-stand_in = um robô
bindings-have_back = desfazer
bindings-read_on = mais
bindings-run = fugir
bindings-same_deal = de novo
bindings-side_by_side = lado a lado
bindings-next_one = a próxima
bindings-missed_day = dia em branco
bindings-share = compartilhar
bindings-skip_lesson = 1ª masmorra
bindings-start = começar
bindings-tab_before = aba anterior
bindings-bestiary = bestiário
bindings-next_chapter = próximo capítulo
bindings-chapter_before = capítulo anterior
bindings-title = início
bindings-todays_puzzle = desafio de hoje
bindings-try_from_here = tentar daqui
bindings-try_from_there = tentar dali
bindings-type_a_value = digitar um valor
bindings-undo = desfazer
bindings-value_before = valor anterior
bindings-watch_it = análise
bindings-weapon = arma
