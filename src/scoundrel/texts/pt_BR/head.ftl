### Português do Brasil. O jogo fala com “você”, quase sempre oculto, no presente ou no passado simples (bebe, bebeu),
### e nada mostra se quem joga é homem ou mulher: nem “pronto”, nem “sozinho”, nem “bem-vindo”, nem “obrigado”.
### Botões e planos estão no infinitivo (fugir, tomar o 10♦); as lições, no imperativo de você (pegue, beba).
###
###   masmorra     as cartas que ainda virão, viradas para baixo; masmorra do dia: a partida única de cada dia
###   sala         as cartas na mesa; fugir da sala; afastar uma carta (para o fundo da masmorra)
###   encarar      lutar com um monstro, empunhar uma arma ou beber uma poção
###   baralho      todas as cartas; distribuição: a ordem delas, dada por uma semente
###   vida         ponto(s) de vida; poção (à toa, perdida), arma (nova, cega, afiada), monstro (abatido)
###   dica         o que dá o treinador; quem dá as cartas: o crupiê, que descreve as salas
###   análise      o exame de uma partida terminada; desafio: uma sala, um plano melhor que os outros
###   ranking      a lista dos melhores; partida ranqueada; sequência de vitórias ou de dias
###
### Formas dos nomes: veja o começo de cards.ftl. “Um” vale também para o zero (0 ponto).

## language
language-name = Português (Brasil)
language-tag = pt-BR
door-direction = ltr
language-by_code = { $code } ({ $name })
language-unknown = não existe o idioma { $given }; existem { $known }
language-not_here = não deu para buscar o idioma { $name }; por enquanto, o jogo fala inglês

## numbers and quotes
number-decimal = ,
number-group = .
percent = { $n }%
quote = “{ $text }”

## list
list-and = { $some } e { $last }
list-or = { $some } ou { $last }
list-either = { $some } ou { $last }
list-comma = { $some }, { $last }
list-then = { $some }, depois { $last }
list-semicolon = { $some }; { $last }
list-gap = { $some } … { $last }
list-dot = { $some } · { $last }
list-signs = { $some } { $last }
list-sentences = { $some } { $last }

## phrase
phrase-sentence = { $words }.

## speech
speech-mark-minus = menos{" "}
speech-mark-range = {" "}a{" "}
speech-mark-dot = ,{" "}
speech-mark-arrow = {" "}para{" "}
speech-mark-slain = , abatidos com ela:{" "}
speech-mark-turn = a vez:{" "}
speech-mark-done = feito:{" "}
speech-mark-margin = {" "}mais ou menos{" "}

## dates
# Só o primeiro dia do mês é ordinal: 1º de novembro.
dates-day = { $day ->
    [1] 1º
   *[other] { $day }
 } de { $month }
dates-date = { $day ->
    [1] 1º
   *[other] { $day }
 } de { $month } de { $year }
dates-weekday = { $weekday }, { $day ->
    [1] 1º
   *[other] { $day }
 } de { $month }
dates-month = { $month } de { $year }
dates-no_month = { $given } não é um mês: escreva como em 2026-11
dates-hours = { $hours } h { $minutes } min
dates-minutes = { $n } min
weekday-1 = segunda-feira
    .short = S
weekday-2 = terça-feira
    .short = T
weekday-3 = quarta-feira
    .short = Q
weekday-4 = quinta-feira
    .short = Q
weekday-5 = sexta-feira
    .short = S
weekday-6 = sábado
    .short = S
weekday-7 = domingo
    .short = D

month-1 = janeiro
month-2 = fevereiro
month-3 = março
month-4 = abril
month-5 = maio
month-6 = junho
month-7 = julho
month-8 = agosto
month-9 = setembro
month-10 = outubro
month-11 = novembro
month-12 = dezembro
