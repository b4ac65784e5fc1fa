### O que deu errado, uma frase para cada. Sozinha ganha maiúscula e ponto; dentro de outra vem depois de dois-pontos.
### O que foi digitado ou lido de um arquivo já vem entre aspas. O que se diz a um comando, a um arquivo ou a um programa
### fica como é: run, 7sw, start_health, [Rules "classic"].

## everywhere
error-told = { $words }
error-near = {" "}(seria { $word }?)
error-json_syntax = { $what } na linha { $line }, coluna { $column }
error-json_depth = tem níveis demais, um dentro do outro
error-json_number = um número nele é longo demais
error-json_half = falta metade de um caractere

## cards, seeds and deals
error-no_joker = { $text } não é uma carta: só paus e espadas têm curinga
error-not_a_card = { $text } não é uma carta: escreva um valor (2 a 10, J, Q, K, A, X para o curinga) e um naipe (c, s, d ou h), como em As ou 10d
error-not_a_range = { $text } não é uma faixa de cartas: escreva um naipe em ordem crescente, como em 2c-Ac
error-no_card_code = não existe carta com o código { $code }
error-long_seed = { $seed } é longa demais: uma semente tem no máximo { NUMBER($most) } caracteres
error-half_seed = { $seed } não pode ser uma semente: falta metade de um caractere
error-not_a_secret = { $secret } não é um segredo: escreva dígitos hexadecimais
error-unfair_commitment = a distribuição não foi honesta: o segredo não combina com a promessa { $commitment }
error-unfair_seed = a distribuição não foi honesta: o segredo e { $client } dão outra semente
error-unfair_first = a distribuição não foi honesta: não é o lugar { $player } que começa
error-long_hashed = um texto de { $n } bytes é longo demais: no máximo { $most } passam pelo hash de uma vez
error-long_stem = uma semente de { $n } bytes é longa demais: cabem no máximo { $most }

## files
error-not_regular = { $path } não é um arquivo comum
error-unreadable = não dá para ler { $path }: { $why }
error-not_a_file_name = { $path } não é um nome de arquivo
error-many_dots = não dá para ler { $path }: uma chave tem no máximo { $most } pontos
error-not_toml = { $path } não é um arquivo TOML: { $why }
error-long_file = { $path } tem mais de { NUMBER($most) } bytes
error-not_utf8 = { $path } não é um arquivo de texto em UTF-8
error-long_line = { $line } é longa demais: uma linha tem no máximo { NUMBER($most) } caracteres

## time
error-nobody_waits = isto foi interrompido, pois ninguém mais espera
error-took_too_long = isto levou mais de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
 } e foi interrompido

## rules
error-no_setting = não existe o ajuste { $name }{ $near }; os ajustes são { $known }
error-no_rules = não existe o conjunto de regras { $name }{ $near }; os conjuntos são { $known }
error-carried = carried={ $carried } não combina com room_size={ $room_size }: pelo menos uma carta da sala precisa ser encarada
error-health_above = start_health={ $start_health } é mais que max_health={ $max_health }
error-not_a_choice = { $name } não pode ser { $value }: é um destes: { $known }
error-not_yes_or_no = { $name } não pode ser { $value }: é yes ou no
error-not_a_number = { $name } não pode ser { $value }: é um número inteiro de { $least } a { $most }
error-not_a_number_or_none = { $name } não pode ser { $value }: é um número inteiro de { $least } a { $most }, ou none
error-not_a_name = { $name } não pode ser { $value }: são no máximo 40 letras, algarismos, pontos e traços
error-not_a_title = { $name } não pode ser { $value }: é uma linha de no máximo 80 caracteres, sem ponto e vírgula
error-in_deck = deck: { $why }
error-deck_is_a_list = deck não pode ser { $value }: é uma lista de cartas
error-deck_size = um baralho tem de 1 a { $most } cartas, não { $n }
error-long_rules = { $text } é longo demais: um conjunto de regras tem no máximo { NUMBER($most) } caracteres
error-not_rules = { $text } não é um conjunto de regras: { $why }
error-no_rules_name = um conjunto de regras começa com um nome, como classic
error-not_a_setting = { $text } não é um ajuste: escreva CAMPO=VALOR, como em start_health=30
error-setting_twice = o ajuste { $name } aparece duas vezes
error-not_a_base = base não pode ser { $value }: é o nome de um conjunto de regras
error-name_taken = name não pode ser { $value }: já existe um conjunto de regras com esse nome
error-in_rules_file = { $path }: { $why }

## moves
error-not_a_move = { $text } não é uma jogada: escreva run, uma carta (5d), uma luta com a arma (7sw) ou com as mãos nuas (7sb), ou uma carta para afastar (-7s)
error-no_monster = { $move } não é uma jogada: { $kind ->
    [weapon] { $card } é uma arma, não um monstro
   *[potion] { $card } é uma poção, não um monstro
 }
error-not_now = { $move } não dá para jogar agora: { $why }
error-no_way_to_choose = estas regras não deixam escolher como lutar; diga só a carta
error-no_weapon = não há arma na mão
error-weapon_limit = { $limit ->
    [at_most] { $weapon } só atinge monstros até { FORM($rank, "the") }
   *[below] { $weapon } só atinge monstros abaixo { FORM($rank, "de") }
 }
error-not_there = { FORM($card, "the") } não está na sala ({ FORM($room, "", list: "signs") })
error-no_running = com estas regras não se foge, mas você pode afastar uma carta
error-no_putting_away = com estas regras não se afasta uma carta, mas você pode fugir

error-two_ways = há dois jeitos de enfrentar { $move }: escreva { $armed } para a arma, { $bare } para as mãos nuas
error-many_moves = { $move } não dá para jogar: uma partida tem no máximo { NUMBER($most) } jogadas
error-nothing_to_take_back = não há jogada para desfazer
error-not_to_be_given_up = só se desiste de uma partida inacabada de uma pessoa

## decks and positions
error-empty_deck = um baralho precisa de pelo menos uma carta
error-not_in_deck = { $card } não está no baralho de { $rules }
error-too_often = { $card } aparece { $count } vezes, mas o baralho só tem { $times ->
    [1] uma
    [2] duas
   *[other] { $times }
 }
error-not_a_position = { $text } não é uma posição: { $why }
error-stray = { $text } não cabe aí
error-wrong_score = a pontuação é { $score }, não { $told }
error-room_first = a sala precisa vir depois das regras, como em room 1: 9s 2d Kc 4c
error-room_slots = uma sala tem { $slots ->
    [one] { $slots } posição
   *[other] { $slots } posições
 }, não { $n }
error-heroes = { $players ->
    [1] é preciso um herói, como em hero 20 ou hero 17 weapon 5d 9c last 9c
   *[2] são precisos dois heróis, como em hero 20 ou hero 17 weapon 5d 9c last 9c
 }
error-too_many_of_card = { $card } aparece { $n } vezes, mas o baralho só tem { $owned }
error-health_too_high = a vida { $health } passa do máximo de { $most }
error-health_too_low = a vida { $health } está abaixo do mínimo de { $least }
error-fallen_or_not = um herói caiu se, e somente se, a vida é zero ou menos
error-not_a_weapon = { $card } não é uma arma
error-slain_is_monster = só monstros podem ser abatidos
error-slain_after = uma arma que abateu { $earlier } não pode ter abatido { $later } depois
error-health_after_fall = nenhum monstro pode derrubar um herói até { $health }
error-score_after_fall = nenhuma derrota pode valer { $score }
error-too_many_faced = { $n ->
    [one] { $n } carta encarada é demais para esta sala
   *[other] { $n } cartas encaradas são demais para esta sala
 }
error-next_room = a sala está terminada, então a próxima já deve ter vindo
error-room_too_short = a sala não está completa, embora restem cartas no baralho
error-first_slots = as cartas de uma sala nova precisam estar nas primeiras posições
error-drunk_not_faced = nesta sala foram bebidas mais poções do que cartas encaradas
error-drunk_not_discarded = foram bebidas mais poções do que descartadas
error-impossible_room = { $n ->
    [one] { $n } carta foi encarada, o que é impossível na sala { $room }
   *[other] { $n } cartas foram encaradas, o que é impossível na sala { $room }
 }
error-from_room_one = as salas são contadas a partir de 1
error-avoided_before = nada pode ter sido evitado antes da sala 1
error-never_locked = com estas regras, evitar nunca fica bloqueado
error-never_put_away = com estas regras não se afasta uma carta
error-locked_and_put_away = nenhuma carta pode ser afastada enquanto evitar está bloqueado
error-no_chance = falta o estado do acaso
error-needless_chance = o estado do acaso não cabe aqui
error-chance_zero = o estado do acaso nunca é todo de zeros
error-no_known_cards = com estas regras nunca há cartas conhecidas embaixo do baralho
error-no_second_player = não há um segundo lugar
error-fallen_turn = não pode ser a vez de um herói que caiu
error-no_last_card = cartas foram encaradas, então tem de haver uma última
error-not_faced = { $card } não foi encarada
error-long_position = uma posição tem no máximo { NUMBER($most) } caracteres

## records
error-long_record = { $text } é longo demais: um registro tem no máximo { NUMBER($most) } caracteres
error-after_the_end = linha { $number }: { $line } vem depois do fim da partida
error-two_results = o registro começa com { $said } e termina com { $result }
error-not_a_header = linha { $number }: { $line } não é um cabeçalho: um registro começa com { $known }, cada um no máximo uma vez, como em [Rules "classic"]
error-unreadable_header = linha { $number }: não dá para ler { $value }
error-bad_first = { $value } não pode começar: escreva [First "1"] ou [First "2"], sem posição
error-bad_shuffle = { $value } não é um jeito de embaralhar: uma semente pode ser { $known }
error-proof_needs = o registro de uma distribuição honesta usa chave e tem { $known }
error-not_a_room = linha { $number }: { $line } não é uma sala: escreva o número e as jogadas feitas nela, como em 1. 5d 7sw 4h
error-not_a_json_line = { $line } não é uma linha de JSON: { $why }
error-json_record = um registro em JSON só tem estas chaves, cada uma com um texto: { $known }
error-record_rules = um registro precisa das regras, como em [Rules "classic"]
error-record_deal = um registro precisa da distribuição, como em [Seed "42"] ou [Deck "As Td 4h 7c"]
error-long_game = um registro tem no máximo { NUMBER($most) } jogadas, não { NUMBER($n) }
error-rules_unreadable = não dá para ler as regras do registro: { $why }
error-untrue_move = o registro deixa de ser verdadeiro na jogada { $number } ({ $move }): { $why }
error-other_room = está escrito na sala { $room }, não { $now }
error-other_position = as regras do registro não são as da posição dele
error-bad_start = não dá para montar o começo do registro: { $why }
error-first_player = { $players ->
    [1] o lugar { $first } não pode começar: { $rules } é para uma pessoa, contada a partir de 0
   *[2] o lugar { $first } não pode começar: { $rules } é para duas pessoas, contadas a partir de 0
 }
error-no_legal_code = o código { $code } não é uma jogada permitida
error-cut_off = o registro está cortado depois da jogada { $count }: a última linha devia ser o resultado, { $result }
error-untrue_end = o registro deixa de ser verdadeiro no fim: depois da jogada { $count } o resultado é { $result }, não { $said }

## the digital table
error-digital_players = o documento 004 é para uma pessoa, e { $rules } é para duas
error-already_dealt = a primeira sala já veio
error-no_skipping = não dá para pular a sala agora
error-no_slot = não há carta na posição { $index }: as posições são { $known }
error-room_not_finished = a sala não está terminada: ainda há cartas dela por jogar
error-game_over = a partida acabou
error-card_not_in_room = { $card } não está na sala
error-room_finished = a sala está terminada: conclua-a primeiro
error-say_how = há dois jeitos de enfrentar { $card }: diga se a arma é usada
error-wrong_kind = { $kind ->
    [monster] { $card } é { $wanted ->
        [weapon] um monstro, não uma arma
       *[potion] um monstro, não uma poção
     }
    [weapon] { $card } é { $wanted ->
        [monster] uma arma, não um monstro
       *[potion] uma arma, não uma poção
     }
   *[potion] { $card } é { $wanted ->
        [monster] uma poção, não um monstro
       *[weapon] uma poção, não uma arma
     }
 }
error-not_to_be_fought = { $weapon ->
    [yes] não dá para enfrentar { $card } com a arma agora
   *[no] não dá para enfrentar { $card } com as mãos nuas agora
 }

## conformance files
error-long_conformance = um arquivo de conformidade tem no máximo { NUMBER($most) } caracteres
error-not_json = isto não é JSON: { $why }
error-in_scenario = cenário { $name }: { $why }
error-object_with = { $what } é um objeto com { $known }
error-no_key = { $what } não tem { $key }{ $near }
error-bad_value = { $what }: { $key } não pode ser { $value }
error-needs_key = { $what } precisa de { $key }
error-what-file = um arquivo de conformidade
error-what-scenario = um cenário
error-what-step = um passo
error-what-expectation = uma expectativa
error-what-hero = um herói
error-what-outcome = um desfecho
error-step_kinds = um passo é um destes: { $known }
error-no_scenarios = um arquivo de conformidade precisa de pelo menos um cenário
error-scenario_twice = há dois cenários com o nome { $name }
error-scenario_position = a posição tem outras regras
error-scenario_start = é preciso um baralho, uma semente ou uma posição

## bots, budgets and programs
error-no_goal = { $name } não é um objetivo: é win ou score
error-no_end = { $name } não terminou a partida em { NUMBER($most) } jogadas
error-net_of_another = { $name }.net é a rede de { $rules }
error-no_bot = não existe o robô { $name }{ $near }; os robôs são { $known }
error-sees_all = { $name } não pode jogar vendo só a mesa: vê o baralho todo
error-no_budget = { $name } não tem limite de esforço; só expert tem
error-two_budgets = dê a expert simulações ou milissegundos, não os dois
error-bad_simulations = expert não pode olhar adiante { $n ->
    [one] { NUMBER($n) } vez
   *[other] { NUMBER($n) } vezes
 } por sala: dê um número de 0 a { NUMBER($most) }
error-bad_milliseconds = expert não pode pensar por { $n ->
    [one] { $n } milissegundo
   *[other] { $n } milissegundos
 }: dê um número de 0 a { NUMBER($most) }
error-not_for_score = { $name } não joga por pontos; só net e expert jogam
error-rules_not_for_score = { $name } não joga { $rules } por pontos: dois grupos jogam para sair
error-programs_goal = um programa escolhe o próprio objetivo: não se pode mandar { $name } jogar por { $goal }
error-no_position = não há posição em que jogar
error-not_a_budget = { $text } não é um limite: escreva go simulations 100
error-bad_seconds = não se pode dar a um programa { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
 } por resposta: dê um número até { NUMBER($most) }
error-no_programs = programas não podem jogar neste sistema: não há como encerrar tudo o que eles abrem
error-not_started = não dá para iniciar o programa { $name }: { $why }
error-answered_no_move = o programa { $name } respondeu { $text }, que não é uma jogada
error-answered_illegal = o programa { $name } respondeu { $move }, que não dá para jogar
error-complained = o programa { $name } reclamou: { $words }
error-program_ended = o programa { $name } terminou
error-endless_answer = o programa { $name } respondeu sem parar
error-program_late = { $does ->
    [read] o programa { $name } não leu em { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
     }
   *[answer] o programa { $name } não respondeu em { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
     }
 }
error-no_such_word = { $word } não é isready, nem position, nem go, nem quit
error-not_a_command = { $command } não é um comando: { $why }
error-no_program = { $text } não indica nenhum programa: escreva { $mark }COMMAND

## nets and the search
error-mind_needs = uma mente precisa de uma rede e de regras para uma pessoa
error-no_points = esta rede de { $rules } diz chances de vencer, mas não pontos: não joga por pontos
error-other_table = esta mesa não é de { $rules }, que é o que esta mente joga
error-not_listed = nenhuma opção { $index } foi listada
error-not_listed_here = nenhuma opção { $index } foi listada para esta mesa
error-net_outputs = uma rede tem 1 ou 2 saídas, não { $n }
error-net_width = uma rede tem largura de 64 a { $most }, em passos de 64, não { $width }
error-late_rules = a rede do fim de partida é de outras regras
error-late_outputs = a rede do fim de partida tem outro número de saídas
error-late_twice = esta rede já tem uma para o fim de partida
error-net_numbers = esta rede tem { $wanted } números, não { $n }
error-net_bytes = os números desta rede são { NUMBER($wanted) } bytes, não { NUMBER($n) }
error-net_part = { $name } é parte de uma rede, não uma rede inteira
error-net_strangers = as redes { $name } e { $other } não pertencem uma à outra
error-net_unreadable = não dá para ler a rede { $name }: { $why }
error-net_first_line = a rede { $name } está danificada: não dá para ler a primeira linha
error-net_format = a rede { $name } é de outro formato, { $format }
error-net_digest = a rede { $name } está danificada: os números não são os que foram gravados
error-net_damaged = a rede { $name } está danificada: { $why }
error-party_rules = esta mesa é de outras regras que não as deste grupo
error-party_luck = a sorte de um grupo é feita de 32 bytes, não { $n }
error-net_to_go_on = para continuar é preciso outra rede das mesmas regras
error-decisions_inputs = { $length ->
    [one] { $length } decisão precisa
   *[other] { $length } decisões precisam
 } de { $length } × { $row } entradas e { $length } contagens de cartas
error-decisions_worths = { $length ->
    [one] { $length } decisão precisa
   *[other] { $length } decisões precisam
 } de { $length } × 2 valores
error-nothing_to_learn = não há o que aprender com partidas de { $rules }: em { NUMBER($deals) } distribuições seguidas não sobrou nada para decidir
error-solver_alone = o resolvedor joga para uma pessoa, e { $rules } é para { $players }
error-bad_limit = { $limit } não é um limite: fica entre 1 e { NUMBER($most) } nós
error-solver_rules = o resolvedor é para { $rules }, e esta partida tem outras regras
error-limit_reached = o limite chegou antes de se achar uma jogada vencedora
error-not_winnable = daqui não dá para vencer esta partida
error-table_full = uma mesa tem no máximo { $most } cartas, não { $n }
error-no_card_of_code = { $code } não é o código de nenhuma carta
error-no_such_start = nenhuma partida começa com o lugar { $first } e { $n ->
    [one] { $n } byte
   *[other] { $n } bytes
 } de acaso
error-no_move_of_code = { $code } não é o código de nenhuma jogada possível agora
error-no_moves_of_codes = os códigos { $codes } não são jogadas desta sala
error-bad_snapshot = o retrato de uma mesa tem { $size } bytes, não { $n }
error-no_such_table = { $facts } não está em nenhuma mesa destas regras

## the coach
error-nothing_to_decide = a partida acabou; não há o que decidir
error-others_turn = é a vez do outro lado
error-coach_alone = o treinador avalia partidas de uma pessoa, e { $rules } é a dois
error-not_a_puzzle = isto não é um desafio: { $why }
error-unfinished = esta partida está inacabada, na sala { $room }; uma análise conta as cartas escondidas, por isso só vem depois do fim
error-unfinished_facts = esta partida está inacabada, na sala { $room }; os fatos dela são conhecidos quando acabar
error-nothing_to_review = esta partida não tem jogadas para analisar
error-many_rooms = o treinador analisa partidas de no máximo { $most } salas; esta tem { NUMBER($rooms) }
error-needs_matplotlib = uma imagem precisa do Matplotlib: { $command } instala
error-not_a_picture = { $path } não é uma imagem: o nome precisa terminar em .svg ou .png

## runs of many games
error-no_games = uma série tem pelo menos uma partida, não { NUMBER($games) }
error-other_version = esta série é da versão { $version }, e um processo tem { $own }
error-other_survey = estas posições são da versão { $version }, e esta é { $own }
error-no_choices = com { $rules }, { $deals } partidas não tiveram nenhuma sala com escolha
error-worker_killed = um processo foi derrubado { $times ->
    [one] { $times } vez
   *[other] { $times } vezes seguidas
 }
error-results_in_use = { $path } está em uso por outra série
error-another_run = { $path } é de outra série: { FORM($differences, "", list: "semicolon") }
error-run_differs = { $name } { $theirs }, não { $ours }
error-not_results = { $path } não é o arquivo de uma série
error-results_without_table = { $path } começou sem --table e não tem partidas para gravar numa tabela
error-results_damaged = { $path } está danificado depois do byte { $byte }
error-batch_twice = { $path } tem o lote { $number } duas vezes
error-results_ahead = { $path } já tem partidas até o número { NUMBER($n) }; peça outras tantas
error-results_format = { $path } tem o formato { $version }, e esta versão lê { $known }
error-not_a_cluster = { $address } não é o endereço de um cluster: escreva tcp://HOST:8786
error-cluster_needs = um cluster precisa de { $name }: { $command } instala
error-cluster_certificates = o cluster { $address } precisa de certificados, na configuração do Dask
error-cluster_unreachable = não dá para alcançar o cluster { $address }: { $why }
error-cluster_silent = o cluster { $address } não responde mais
error-cluster_without_workers = o cluster { $address } não tem processos
error-lost_batch = um lote perdeu o seu processo vezes demais
error-worker_failed = um processo do cluster falhou: { $why }
error-many_inputs = estas regras dão { $n } entradas, e o treino aceita no máximo { $most }
error-other_inputs = a rede { $name } tem outras entradas ou outra largura que esta
error-checkpoint_damaged = { $path } está danificado ou é de outra versão; comece em outra pasta
error-checkpoint_of_another = { $path } é de outra série: { $rules }, largura { $width }

## tables of data
error-not_a_table = { $path } não é uma tabela: o nome precisa terminar em .parquet, .csv ou .jsonl
error-needs_pyarrow = uma tabela .parquet precisa do pyarrow: { $command } instala
error-no_file = não existe o arquivo { $path }
error-row_value = a linha { $number } de { $path } não pode ter { $given } como { $name }: { $wanted ->
    [int] precisa ser um número inteiro
    [float] precisa ser um número
    [bool] precisa ser true ou false
   *[str] precisa ser um texto
 }
error-no_column = { $path } não tem a coluna { $name }; é preciso { $known }
error-no_column_in_line = { $path } não tem a coluna { $name }, na linha { $line }; é preciso { $known }
error-not_csv = { $path } não é um arquivo CSV: { $why }, na linha { $line }
error-line_not_json = a linha { $number } de { $path } não é JSON: { $why }
error-not_parquet = { $path } não é um arquivo Parquet, ou está danificado
error-graded_unreadable = não dá para ler a posição { $position }: { $why }
error-graded_undecided = a posição { $position } não deixa nada para uma pessoa decidir
error-row_has_no = a linha { $number } de { $path } não tem { $name }
error-row_damaged = a linha { $number } de { $path } está danificada: win vai de 0 a 1, e lost parte de 0
error-no_positions = { $path } não tem posições
error-mixed_positions = as posições de { $path } não foram todas avaliadas para um só objetivo com um só limite
error-impossible_budget = ninguém pode ter avaliado { $path } com { $n ->
    [one] { NUMBER($n) } simulação
   *[other] { NUMBER($n) } simulações
 }
error-position_twice = { $path } tem duas posições com o id { $position }
error-no_best_plan = { $path } precisa de um melhor plano para a posição { $position }
error-row_has_no_id = a linha { $number } de { $path } não tem id
error-answers_nothing = a linha { $number } de { $path } responde à posição { $position }, que não existe
error-answers_twice = a linha { $number } de { $path } responde pela segunda vez à posição { $position }
error-no_answers = { $path } não responde a { NUMBER($n) } de { NUMBER($all) } posições: { $some }
error-bad_answer = a posição { $position } não pode ser respondida com { $answer }: { $why }
error-not_through = isso não leva até o fim da sala
error-plans_there = { $why }; os planos ali são { $some }
error-after_the_room = { $move } vem depois do fim da sala

## environments
error-one_game = é preciso pelo menos uma partida, não { $n }
error-many_actions = { NUMBER($n) } ações são demais: cabem no máximo { NUMBER($most) }
error-another_thread = outra thread está usando este ambiente: dê um a cada thread
error-no_such_deck = nenhuma partida com estas regras começa com { $n ->
    [one] { $n } carta assim
   *[other] { $n } cartas assim
 }
error-rows_for_games = falta nos arrays uma linha para { $games ->
    [one] a partida
   *[other] cada uma das { $games } partidas
 }
error-actions_for_games = é preciso uma ação para { $games ->
    [one] a partida
   *[other] cada uma das { $games } partidas
 }
error-no_such_action = uma ação é um número de 0 a { $most }
error-no_arrays = ainda não há arrays onde gravar
error-row_of_numbers = o lugar { $player } precisa de uma linha de { $n ->
    [one] { $n } número
   *[other] { $n } números
 }
error-duo_reward = reward não pode ser 'shaped' a dois: é win ou score
error-duo_actions = actions não pode ser 'plans' a dois, pois a vez alterna dentro da sala: é cards
error-action_not_now = a ação { $action } ({ $name }) não dá para fazer agora
error-action_not_now_in = a ação { $action } ({ $name }) não dá para fazer agora na partida { $game }
error-seeds_for_games = { $n ->
    [one] { $n } semente não combina
   *[other] { $n } sementes não combinam
 } com { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }
error-not_from_one = { $name } não pode ser { $value }: é um número inteiro a partir de 1
error-many_plans = uma sala de { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
 } tem { NUMBER($n) } planos, mais que os { NUMBER($most) } que podem ser ações; escolha actions='cards'
error-env_players = { $rules } é para { $players ->
    [1] uma pessoa: veja { $where }
   *[2] duas pessoas: veja { $where }
 }
error-no_first_move = { $rules } acaba antes da primeira jogada: o baralho não completa nenhuma sala
error-options_kind = options não pode ser { $value }: é um dicionário
error-no_option = não existe a opção { $name }{ $near }; as opções são deal e deck
error-deal_or_deck = uma partida começa com deal ou com deck: dê um deles
error-not_a_deal = { $deal } não é uma distribuição: dê um número inteiro, ou um código como classic/42
error-other_deal = a distribuição { $deal } não combina: as regras diferem em { $settings }
error-deck_without_move = uma partida com este baralho acaba antes da primeira jogada
error-not_a_deck = { $deck } não é um baralho: dê as cartas, a de cima primeiro, como em 'As Td 4h'
error-bad_penalty = penalty não pode ser { $value }: é um número a partir de 0

## matches online
error-game_not_over = a partida não acabou
error-match_moved_on = a partida já avançou
error-no_action = não existe a ação { $action }
error-seat_taken = esse lugar está ocupado
error-not_to_begin = a partida não pode começar agora
error-side_missing = é preciso somar à distribuição um texto de 1 a { $most } letras
error-not_handed_over = quem dá as cartas ainda não passou esta sala
error-not_your_turn = não é a sua vez
error-one_room = só dá para fazer de uma vez jogadas da mesma sala
error-too_long = a partida é longa demais
error-nothing_to_hand_over = não há sala para passar
error-long_description = uma descrição tem no máximo { $most } letras
error-dealer_gives_up = quem dá as cartas não pode desistir por quem joga
error-no_stand_in = aqui nenhum robô pode assumir um lugar
error-not_begun = a partida não começou

## the command line
cli-interrupted = interrompido
cli-no_command = não existe o comando { $given }{ $near }; os comandos são { $known }
cli-one_of = dê um destes: { FORM($options, "") }
cli-not_both = dê { $first } ou { $second }, não os dois
cli-deal_or = dê --deal, ou { FORM($options, "") }
cli-goes_with = { $n ->
    [one] { FORM($options, "") } vai com { $other }
   *[other] { FORM($options, "") } vão com { $other }
 }
cli-file_or_deal = dê um arquivo ou uma distribuição, não os dois
cli-link_or_deal = dê --link, --join, ou uma distribuição
cli-server_deals = quem dá as cartas é o servidor: dê --rules, mas nenhuma distribuição nem --rule
cli-two_files = { $first } e { $second } precisam de arquivos diferentes
cli-no_file = { $path } não é um arquivo comum
cli-exists = { $path } já existe; indique um arquivo novo, ou grave por cima com --force
cli-records = { $n ->
    [one] { $path } tem { $n } registro, mas { $wanted } só aceita um
   *[other] { $path } tem { $n } registros, mas { $wanted } só aceita um
 }
cli-no_number = { $given } não é um número
cli-no_move = { $n ->
    [one] o registro só tem { $n } jogada, então não há jogada { $move }
   *[other] o registro só tem { $n } jogadas, então não há jogada { $move }
 }
cli-training = o treino precisa de { $name }: { $command } instala

cli-for_rules = { $option } é para comparar regras
cli-for_bots = { $option } é para comparar robôs
cli-neither = { $given } não é robô nem conjunto de regras{ $near }; os robôs são { $bots }, os conjuntos { $rules }
cli-unlike = { $bot } é um robô e { $rules } um conjunto de regras: dê dois do mesmo tipo
cli-players_differ = { $first } e { $second } são para números diferentes de pessoas
cli-decks_differ = estas regras têm baralhos diferentes, então a mesma semente dá outras cartas
cli-no_budget = { $given } não é um objetivo nem um número de simulações: escreva no máximo { $most }, como em expert:1000, net:score ou expert:1000:score
cli-deals_stopped = { $n ->
    [one] interrompido, depois de { $played } de { $deals } distribuição
   *[other] interrompido, depois de { $played } de { $deals } distribuições
 }

cli-is_over = esta partida acabou: { $result }
cli-no_order = o resolvedor precisa da ordem das cartas por ver, que esta posição não dá; para ver como quem joga, use `scoundrel hint`
cli-other_rules = esta é uma partida de { $rules }, não de { $wanted }
cli-no_range = { $given } não é uma faixa de sementes: escreva dois números, como em 1-1000
cli-backwards = { $given } vai para trás: escreva { $right }
cli-too_many_seeds = { $given } tem mais de { $most } sementes

cli-stopped = { $n ->
    [one] { $why }, depois de { $played } de { $games } partida
   *[other] { $why }, depois de { $played } de { $games } partidas
 }
cli-stopped_kept = { $n ->
    [one] { $why }, depois de { $played } de { $games } partida; o mesmo comando continua de { $path }
   *[other] { $why }, depois de { $played } de { $games } partidas; o mesmo comando continua de { $path }
 }
cli-lost = { $why }; sem --resume as partidas se perdem
cli-kept = { $why }; as partidas estão salvas em { $path }; rode o mesmo comando de novo para gravar a tabela

check-line = linha { $number }: { $why }
check-schema = um esquema; não há nada para conferir
check-scenarios = { $n ->
    [one] { $good } de { $n } cenário confere
   *[other] { $good } de { $n } cenários conferem
 }
check-records = { $n ->
    [one] { $good } de { $n } registro é verdadeiro
   *[other] { $good } de { $n } registros são verdadeiros
 }
check-record = { $n ->
    [one] o registro é verdadeiro: { $result } depois de { $n } jogada
   *[other] o registro é verdadeiro: { $result } depois de { $n } jogadas
 }
