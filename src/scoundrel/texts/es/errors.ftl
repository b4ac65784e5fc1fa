## everywhere
error-told = { $words }
error-near = {" "}(¿querías decir { $word }?)
error-json_syntax = { $what } en la línea { $line }, columna { $column }
error-json_depth = está anidado a demasiada profundidad
error-json_number = contiene un número demasiado largo
error-json_half = falta medio carácter

## cards, seeds and deals
error-no_joker = { $text } no es una carta: solo tréboles y picas tienen comodín
error-not_a_card = { $text } no es una carta: escribe un valor (2 a 10, J, Q, K, A, X para un comodín) y un palo (c, s, d o h), como en As o 10d
error-not_a_range = { $text } no es una serie de cartas: escribe un palo de menor a mayor, como en 2c-Ac
error-no_card_code = no hay ninguna carta con el código { $code }
error-long_seed = { $seed } es demasiado larga: una semilla tiene { NUMBER($most) } caracteres como máximo
error-half_seed = { $seed } no puede ser una semilla: falta medio carácter
error-not_a_secret = { $secret } no es un secreto: escribe cifras hexadecimales
error-unfair_commitment = el reparto no fue limpio: su secreto no encaja con la promesa { $commitment }
error-unfair_seed = el reparto no fue limpio: su secreto y { $client } dan otra semilla
error-unfair_first = el reparto no fue limpio: no empieza el lado { $player }
error-long_hashed = un texto de { $n } bytes es demasiado largo: se procesan { $most } de una vez como máximo
error-long_stem = una semilla de { $n } bytes es demasiado larga: caben { $most } como máximo

## files
error-not_regular = { $path } no es un archivo normal
error-unreadable = { $path } no se puede leer: { $why }
error-not_a_file_name = { $path } no es un nombre de archivo
error-many_dots = { $path } no se puede leer: una clave tiene { $most } puntos como máximo
error-not_toml = { $path } no es un archivo TOML: { $why }
error-long_file = { $path } ocupa más de { NUMBER($most) } bytes
error-not_utf8 = { $path } no es un archivo de texto UTF-8
error-long_line = { $line } es demasiado larga: una línea tiene { NUMBER($most) } caracteres como máximo

## time
error-nobody_waits = esto se detuvo, pues ya nadie lo espera
error-took_too_long = esto tardó más de { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
     }, así que se detuvo

## rules
error-no_setting = no hay ningún ajuste { $name }{ $near }; los ajustes son { $known }
error-no_rules = no hay ningún juego de reglas { $name }{ $near }; están { $known }
error-carried = carried={ $carried } no encaja con room_size={ $room_size }: hay que afrontar al menos una carta de cada sala
error-health_above = start_health={ $start_health } es más que max_health={ $max_health }
error-not_a_choice = { $name } no puede ser { $value }: es uno de { $known }
error-not_yes_or_no = { $name } no puede ser { $value }: es yes o no
error-not_a_number = { $name } no puede ser { $value }: es un número entero de { $least } a { $most }
error-not_a_number_or_none = { $name } no puede ser { $value }: es un número entero de { $least } a { $most }, o none
error-not_a_name = { $name } no puede ser { $value }: son 40 letras, cifras, puntos y guiones como máximo
error-not_a_title = { $name } no puede ser { $value }: es una línea de 80 caracteres como máximo, sin punto y coma
error-in_deck = deck: { $why }
error-deck_is_a_list = deck no puede ser { $value }: es una lista de cartas
error-deck_size = una baraja tiene de 1 a { $most } cartas, no { $n }
error-long_rules = { $text } es demasiado largo: un juego de reglas tiene { NUMBER($most) } caracteres como máximo
error-not_rules = { $text } no es un juego de reglas: { $why }
error-no_rules_name = un juego de reglas empieza por un nombre, como classic
error-not_a_setting = { $text } no es un ajuste: escribe AJUSTE=VALOR, como en start_health=30
error-setting_twice = el ajuste { $name } aparece dos veces
error-not_a_base = base no puede ser { $value }: es el nombre de un juego de reglas
error-name_taken = name no puede ser { $value }: ya hay unas reglas que se llaman así
error-in_rules_file = { $path }: { $why }

## moves
error-not_a_move = { $text } no es una jugada: escribe run, una carta (5d), una lucha con el arma (7sw) o con las manos desnudas (7sb), o una carta que apartar (-7s)
error-no_monster = { $move } no es una jugada: { $kind ->
    [weapon] { FORM($card, "el") } es un arma, no un monstruo
   *[potion] { FORM($card, "el") } es una poción, no un monstruo
 }
error-not_now = { $move } no se puede jugar ahora: { $why }
error-no_way_to_choose = estas reglas no dejan elegir cómo luchar; nombra solo la carta
error-no_weapon = no llevas ningún arma
error-weapon_limit = { $limit ->
    [at_most] { FORM($weapon, "el") } solo alcanza a monstruos hasta { FORM($rank, "el") }
   *[below] { FORM($weapon, "el") } solo alcanza a monstruos por debajo { FORM($rank, "de") }
 }
error-not_there = { FORM($card, "el") } no está en la sala ({ FORM($room, "", list: "signs") })
error-no_running = con estas reglas no se huye, pero puedes apartar una carta
error-no_putting_away = con estas reglas no se aparta ninguna carta, pero puedes huir

error-two_ways = contra { $move } se puede luchar de dos maneras: escribe { $armed }, con el arma, o { $bare }, con las manos desnudas
error-many_moves = { $move } no se puede jugar: una partida tiene { NUMBER($most) } jugadas como máximo
error-nothing_to_take_back = no hay ninguna jugada que deshacer
error-not_to_be_given_up = solo se puede abandonar una partida individual sin terminar

## decks and positions
error-empty_deck = una baraja necesita al menos una carta
error-not_in_deck = { $card } no está en la baraja de { $rules }
error-too_often = { $card } aparece { $count ->
        [one] { $count } vez
       *[other] { $count } veces
     }, pero la baraja solo la tiene { $times ->
    [1] una vez
    [2] dos veces
   *[other] { $times } veces
 }
error-not_a_position = { $text } no es una posición: { $why }
error-stray = { $text } sobra ahí
error-wrong_score = la puntuación es { $score }, no { $told }
error-room_first = tras el juego de reglas tiene que ir la sala, como en room 1: 9s 2d Kc 4c
error-room_slots = una sala tiene { $slots ->
        [one] { $slots } puesto
       *[other] { $slots } puestos
     }, no { $n }
error-heroes = { $players ->
    [1] hace falta un héroe, como en hero 20 o hero 17 weapon 5d 9c last 9c
   *[2] hacen falta dos héroes, como en hero 20 o hero 17 weapon 5d 9c last 9c
 }
error-too_many_of_card = { $card } aparece { $n ->
        [one] { $n } vez
       *[other] { $n } veces
     }, pero la baraja la tiene { $owned ->
        [one] { $owned } vez
       *[other] { $owned } veces
     }
error-health_too_high = la vida { $health } supera el máximo de { $most }
error-health_too_low = la vida { $health } está por debajo del mínimo de { $least }
error-fallen_or_not = un héroe ha caído si su vida es cero o menos, y solo entonces
error-not_a_weapon = { FORM($card, "el") } no es un arma
error-slain_is_monster = solo se puede abatir a monstruos
error-slain_after = un arma que abatió { FORM($earlier, "el") } no puede haber abatido después { FORM($later, "el") }
error-health_after_fall = ningún monstruo puede dejar a un héroe con { $health } de vida
error-score_after_fall = ninguna derrota puede puntuar { $score }
error-too_many_faced = { $n ->
    [one] { $n } carta afrontada es demasiado para esta sala
   *[other] { $n } cartas afrontadas son demasiadas para esta sala
 }
error-next_room = la sala está terminada, así que ya debería estar repartida la siguiente
error-room_too_short = la sala no está completa, aunque quedan cartas en la baraja
error-first_slots = las cartas de una sala nueva tienen que estar en sus primeros puestos
error-drunk_not_faced = en esta sala se bebieron más pociones que cartas se afrontaron
error-drunk_not_discarded = se bebieron más pociones de las que se descartaron
error-impossible_room = { $n ->
    [one] se afrontó { $n } carta, lo que es imposible en la sala { $room }
   *[other] se afrontaron { $n } cartas, lo que es imposible en la sala { $room }
 }
error-from_room_one = las salas se cuentan desde 1
error-avoided_before = antes de la sala 1 no puede haberse evitado nada
error-never_locked = con estas reglas evitar cartas nunca está bloqueado
error-never_put_away = con estas reglas no se aparta ninguna carta
error-locked_and_put_away = no se puede apartar ninguna carta mientras evitar está bloqueado
error-no_chance = falta el estado del azar
error-needless_chance = el estado del azar sobra aquí
error-chance_zero = el estado del azar nunca son todo ceros
error-no_known_cards = con estas reglas nunca quedan cartas conocidas bajo la baraja
error-no_second_player = no hay un segundo lado
error-fallen_turn = no puede tocarle a un héroe que ha caído
error-no_last_card = se afrontaron cartas, así que tiene que haber una última
error-not_faced = { FORM($card, "el") } no se ha afrontado
error-long_position = una posición tiene { NUMBER($most) } caracteres como máximo

## records
error-long_record = { $text } es demasiado largo: un registro tiene { NUMBER($most) } caracteres como máximo
error-after_the_end = línea { $number }: { $line } viene después del final de la partida
error-two_results = el registro empieza con { $said } y acaba con { $result }
error-not_a_header = línea { $number }: { $line } no es una cabecera: un registro empieza con { $known }, cada una una vez como mucho, como en [Rules "classic"]
error-unreadable_header = línea { $number }: { $value } no se puede leer
error-bad_first = { $value } no puede ir primero: escribe [First "1"] o [First "2"], sin posición
error-bad_shuffle = { $value } no es una manera de barajar: una semilla puede ser { $known }
error-proof_needs = el registro de un reparto limpio es keyed y tiene { $known }
error-not_a_room = línea { $number }: { $line } no es una sala: escribe su número y las jugadas que se hicieron en ella, como en 1. 5d 7sw 4h
error-not_a_json_line = { $line } no es una línea de JSON: { $why }
error-json_record = un registro en JSON solo tiene estas claves, cada una con un texto: { $known }
error-record_rules = un registro necesita sus reglas, como en [Rules "classic"]
error-record_deal = un registro necesita su reparto, como en [Seed "42"] o [Deck "As Td 4h 7c"]
error-long_game = un registro tiene { NUMBER($most) } jugadas como máximo, no { NUMBER($n) }
error-rules_unreadable = las reglas del registro no se pueden leer: { $why }
error-untrue_move = el registro deja de ser cierto en la jugada { $number } ({ $move }): { $why }
error-other_room = figura en la sala { $room }, no en la { $now }
error-other_position = las reglas del registro difieren de las de su posición
error-bad_start = el comienzo del registro no se puede montar: { $why }
error-first_player = { $players ->
    [1] el lado { $first } no puede ir primero: { $rules } es para una sola persona, contada desde 0
   *[2] el lado { $first } no puede ir primero: { $rules } es para dos, contados desde 0
 }
error-no_legal_code = el código { $code } no es una jugada válida
error-cut_off = el registro se corta tras la jugada { $count }: su última línea debería ser el resultado, { $result }
error-untrue_end = el registro deja de ser cierto al final: tras la jugada { $count }, la partida es { $result }, no { $said }

## the digital table
error-digital_players = el documento 004 es para una sola persona, y { $rules } es para dos
error-already_dealt = la primera sala ya está repartida
error-no_skipping = la sala no se puede saltar ahora
error-no_slot = no hay ninguna carta en el puesto { $index }: los puestos son { $known }
error-room_not_finished = la sala no está terminada: quedan cartas suyas por jugar
error-game_over = la partida ha terminado
error-card_not_in_room = { FORM($card, "el") } no está en la sala
error-room_finished = la sala está terminada: complétala primero
error-say_how = contra { FORM($card, "el") } se puede luchar de dos maneras: di si usar el arma
error-wrong_kind = { $kind ->
    [monster] { FORM($card, "el") } es { $wanted ->
        [weapon] un monstruo, no un arma
       *[potion] un monstruo, no una poción
     }
    [weapon] { FORM($card, "el") } es { $wanted ->
        [monster] un arma, no un monstruo
       *[potion] un arma, no una poción
     }
   *[potion] { FORM($card, "el") } es { $wanted ->
        [monster] una poción, no un monstruo
       *[weapon] una poción, no un arma
     }
 }
error-not_to_be_fought = { $weapon ->
    [yes] contra { FORM($card, "el") } no se puede luchar ahora con el arma
   *[no] contra { FORM($card, "el") } no se puede luchar ahora con las manos desnudas
 }

## conformance files
error-long_conformance = un archivo de conformidad tiene { NUMBER($most) } caracteres como máximo
error-not_json = esto no es JSON: { $why }
error-in_scenario = escenario { $name }: { $why }
error-object_with = { $what } es un objeto con { $known }
error-no_key = { $what } no tiene { $key }{ $near }
error-bad_value = { $what }: { $key } no puede ser { $value }
error-needs_key = { $what } necesita { $key }
error-what-file = un archivo de conformidad
error-what-scenario = un escenario
error-what-step = un paso
error-what-expectation = una expectativa
error-what-hero = un héroe
error-what-outcome = un resultado
error-step_kinds = un paso es uno de { $known }
error-no_scenarios = un archivo de conformidad necesita al menos un escenario
error-scenario_twice = hay dos escenarios que se llaman { $name }
error-scenario_position = la posición tiene otras reglas
error-scenario_start = necesita una baraja, una semilla o una posición

## bots, budgets and programs
error-no_goal = { $name } no es un objetivo: es win o score
error-no_end = { $name } no terminó la partida en { NUMBER($most) } jugadas
error-net_of_another = { $name }.net es la red de { $rules }
error-no_bot = no hay ningún bot que se llame { $name }{ $near }; los bots son { $known }
error-sees_all = { $name } no puede jugar con lo que se ve: ve la baraja entera
error-no_budget = { $name } no admite presupuesto; solo expert
error-two_budgets = da a expert simulaciones o milisegundos, no ambos
error-bad_simulations = expert no puede mirar adelante { $n ->
    [one] una vez
   *[other] { NUMBER($n) } veces
 } por sala: da un número de 0 a { NUMBER($most) }
error-bad_milliseconds = expert no puede pensar { $n ->
        [one] { $n } milisegundo
       *[other] { $n } milisegundos
     }: da un número de 0 a { NUMBER($most) }
error-not_for_score = { $name } no puede jugar por la puntuación; solo net y expert pueden
error-rules_not_for_score = { $name } no puede jugar { $rules } por la puntuación: dos grupos juegan para salir
error-programs_goal = un programa elige su propio objetivo: a { $name } no se le puede decir que juegue por { $goal }
error-no_position = no hay ninguna posición en la que jugar
error-not_a_budget = { $text } no es un presupuesto: escribe go simulations 100
error-bad_seconds = a un programa no se le pueden dar { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
     } para responder: da un número hasta { NUMBER($most) }
error-no_programs = en este sistema no pueden jugar programas: no tiene cómo terminar todo lo que inician
error-not_started = el programa { $name } no se puede iniciar: { $why }
error-answered_no_move = el programa { $name } respondió { $text }, que no es una jugada
error-answered_illegal = el programa { $name } respondió { $move }, que no se puede jugar
error-complained = el programa { $name } protestó: { $words }
error-program_ended = el programa { $name } se cerró
error-endless_answer = el programa { $name } respondió sin fin
error-program_late = { $does ->
    [read] el programa { $name } no leyó en { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
     }
   *[answer] el programa { $name } no respondió en { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
     }
 }
error-no_such_word = { $word } no es isready, position, go ni quit
error-not_a_command = { $command } no es una orden: { $why }
error-no_program = { $text } no nombra ningún programa: escribe { $mark }COMANDO

## nets and the search
error-mind_needs = una mente necesita una red, y reglas para una sola persona
error-no_points = esta red de { $rules } da probabilidades de ganar pero no puntos: no puede jugar por la puntuación
error-other_table = esta mesa no es una de { $rules }, que es lo que juega esta mente
error-not_listed = no se enumeró ninguna opción { $index }
error-not_listed_here = para esta mesa no se enumeró ninguna opción { $index }
error-net_outputs = una red tiene 1 o 2 salidas, no { $n }
error-net_width = una red tiene de 64 a { $most } de ancho, en pasos de 64, no { $width }
error-late_rules = la red del final de partida es de otras reglas
error-late_outputs = la red del final de partida tiene otro número de salidas
error-late_twice = esta red ya tiene una para el final de partida
error-net_numbers = esta red tiene { $wanted } números, no { $n }
error-net_bytes = los números de esta red ocupan { NUMBER($wanted) } bytes, no { NUMBER($n) }
error-net_part = { $name } es una parte de una red, no una entera
error-net_strangers = las redes { $name } y { $other } no van juntas
error-net_unreadable = la red { $name } no se puede leer: { $why }
error-net_first_line = la red { $name } está dañada: su primera línea no se puede leer
error-net_format = la red { $name } es de otro formato, { $format }
error-net_digest = la red { $name } está dañada: sus números no son los que se escribieron
error-net_damaged = la red { $name } está dañada: { $why }
error-party_rules = esta mesa es de otras reglas que las que juega este grupo
error-party_luck = la suerte de un grupo se hace con 32 bytes, no { $n }
error-net_to_go_on = para seguir hace falta otra red de las mismas reglas
error-decisions_inputs = { $length ->
    [one] { $length } decisión necesita
   *[other] { $length } decisiones necesitan
 } { $length } × { $row } entradas y { $length } recuentos de cartas
error-decisions_worths = { $length ->
    [one] { $length } decisión necesita
   *[other] { $length } decisiones necesitan
 } { $length } × 2 valores
error-nothing_to_learn = no hay nada que aprender de partidas de { $rules }: en { NUMBER($deals) } repartos seguidos no quedó nada por decidir
error-solver_alone = el solucionador juega sin compañía, y { $rules } es para { $players }
error-bad_limit = { $limit } no es un límite: está entre 1 y { NUMBER($most) } nodos
error-solver_rules = el solucionador es para { $rules }, y esta partida tiene otras reglas
error-limit_reached = el límite llegó antes de hallarse una jugada ganadora
error-not_winnable = desde aquí esta partida no se puede ganar
error-table_full = una mesa contiene { $most } cartas como máximo, no { $n }
error-no_card_of_code = { $code } no es el código de ninguna carta
error-no_such_start = ninguna partida empieza con el lado { $first } y { $n ->
        [one] { $n } byte
       *[other] { $n } bytes
     } de azar
error-no_move_of_code = { $code } no es el código de ninguna jugada posible ahora
error-no_moves_of_codes = los códigos { $codes } no son jugadas de esta sala
error-bad_snapshot = una instantánea de una mesa tiene { $size } bytes, no { $n }
error-no_such_table = { $facts } no se da en ninguna mesa de estas reglas

## the coach
error-nothing_to_decide = la partida ha terminado; no hay nada que decidir
error-others_turn = le toca al otro lado
error-coach_alone = el entrenador juzga partidas individuales, y { $rules } es para dos
error-not_a_puzzle = esto no es un problema: { $why }
error-unfinished = esta partida está sin terminar, en la sala { $room }; un repaso revela las cartas ocultas, así que llega solo tras el final
error-unfinished_facts = esta partida está sin terminar, en la sala { $room }; sus datos se sabrán cuando acabe
error-nothing_to_review = esta partida no tiene jugadas que repasar
error-many_rooms = el entrenador repasa partidas de { $most } salas como máximo; esta tiene { NUMBER($rooms) }
error-needs_matplotlib = una imagen necesita Matplotlib: { $command } lo trae
error-not_a_picture = { $path } no es una imagen: su nombre tiene que acabar en .svg o .png

## runs of many games
error-no_games = una tanda tiene al menos una partida, no { NUMBER($games) }
error-other_version = esta es una tanda de la versión { $version }, y un proceso tiene { $own }
error-other_survey = estas posiciones son para la versión { $version }, y esta es { $own }
error-no_choices = con { $rules }, { $deals } partidas no tuvieron ninguna sala con elección
error-worker_killed = { $times ->
    [one] se interrumpió un proceso { $times } vez
   *[other] se interrumpió un proceso { $times } veces seguidas
 }
error-results_in_use = otra tanda está usando { $path }
error-another_run = { $path } es de otra tanda: { FORM($differences, "", list: "semicolon") }
error-run_differs = { $name } { $theirs }, no { $ours }
error-not_results = { $path } no es el archivo de una tanda
error-results_without_table = { $path } se empezó sin --table, y no tiene partidas que escribir en una
error-results_damaged = { $path } está dañado tras el byte { $byte }
error-batch_twice = { $path } tiene dos veces el lote { $number }
error-results_ahead = { $path } ya tiene partidas hasta el número { NUMBER($n) }; pide otras tantas
error-results_format = { $path } tiene el formato { $version }, y esta versión lee { $known }
error-not_a_cluster = { $address } no es la dirección de un clúster: escribe tcp://HOST:8786
error-cluster_needs = un clúster necesita { $name }: { $command } lo trae
error-cluster_certificates = el clúster { $address } necesita certificados, en la configuración de Dask
error-cluster_unreachable = no se puede llegar al clúster { $address }: { $why }
error-cluster_silent = el clúster { $address } ya no responde
error-cluster_without_workers = el clúster { $address } no tiene procesos
error-lost_batch = un lote perdió su proceso demasiadas veces
error-worker_failed = un proceso del clúster falló: { $why }
error-many_inputs = estas reglas dan { $n } entradas, y el entrenamiento admite { $most } como máximo
error-other_inputs = la red { $name } tiene otras entradas u otro ancho que esta
error-checkpoint_damaged = { $path } está dañado o es de otra versión; empieza en otra carpeta
error-checkpoint_of_another = { $path } es de otra tanda: { $rules }, { $width } de ancho

## tables of data
error-not_a_table = { $path } no es una tabla: su nombre tiene que acabar en .parquet, .csv o .jsonl
error-needs_pyarrow = una tabla .parquet necesita pyarrow: { $command } lo trae
error-no_file = no existe el archivo { $path }
error-row_value = la fila { $number } de { $path } no puede tener { $given } como { $name }: { $wanted ->
    [int] tiene que ser un número entero
    [float] tiene que ser un número
    [bool] tiene que ser true o false
   *[str] tiene que ser texto
 }
error-no_column = { $path } no tiene la columna { $name }; necesita { $known }
error-no_column_in_line = { $path } no tiene la columna { $name }, en la línea { $line }; necesita { $known }
error-not_csv = { $path } no es un archivo CSV: { $why }, en la línea { $line }
error-line_not_json = la línea { $number } de { $path } no es JSON: { $why }
error-not_parquet = { $path } no es un archivo Parquet, o está dañado
error-graded_unreadable = la posición { $position } no se puede leer: { $why }
error-graded_undecided = la posición { $position } no deja a un lado nada que decidir
error-row_has_no = la fila { $number } de { $path } no tiene { $name }
error-row_damaged = la fila { $number } de { $path } está dañada: win va de 0 a 1, y lost desde 0
error-no_positions = { $path } no tiene posiciones
error-mixed_positions = no todas las posiciones de { $path } se juzgaron con el mismo objetivo y el mismo presupuesto
error-impossible_budget = nadie puede haber juzgado { $path } con { $n ->
    [one] { NUMBER($n) } simulación
   *[other] { NUMBER($n) } simulaciones
 }
error-position_twice = { $path } tiene dos posiciones con el id { $position }
error-no_best_plan = { $path } necesita un mejor plan para la posición { $position }
error-row_has_no_id = la fila { $number } de { $path } no tiene id
error-answers_nothing = la fila { $number } de { $path } responde a la posición { $position }, que no existe
error-answers_twice = la fila { $number } de { $path } responde a la posición { $position } por segunda vez
error-no_answers = { $path } no tiene respuesta para { NUMBER($n) } de { NUMBER($all) } posiciones: { $some }
error-bad_answer = a la posición { $position } no se puede responder { $answer }: { $why }
error-not_through = no lleva hasta el final de la sala
error-plans_there = { $why }; los planes de ahí son { $some }
error-after_the_room = { $move } viene después del final de la sala

## environments
error-one_game = tiene que haber al menos una partida, no { $n }
error-many_actions = { NUMBER($n) } acciones son demasiadas: caben { NUMBER($most) } como máximo
error-another_thread = otro hilo está usando este entorno: da a cada hilo el suyo
error-no_such_deck = ninguna partida de estas reglas empieza con { $n ->
        [one] { $n } carta así
       *[other] { $n } cartas así
     }
error-rows_for_games = las matrices no tienen una fila para { $games ->
    [one] la partida
   *[other] cada una de las { $games } partidas
 }
error-actions_for_games = tiene que haber una acción para { $games ->
    [one] la partida
   *[other] cada una de las { $games } partidas
 }
error-no_such_action = una acción es un número de 0 a { $most }
error-no_arrays = aún no hay matrices en las que escribir
error-row_of_numbers = el lado { $player } necesita una fila de { $n ->
        [one] { $n } número
       *[other] { $n } números
     }
error-duo_reward = reward no puede ser 'shaped' cuando juegan dos: es win o score
error-duo_actions = actions no puede ser 'plans' cuando juegan dos, que se turnan en una sala: es cards
error-action_not_now = la acción { $action } ({ $name }) no es posible ahora
error-action_not_now_in = la acción { $action } ({ $name }) no es posible ahora en la partida { $game }
error-seeds_for_games = { $n ->
    [one] { $n } semilla no encaja
   *[other] { $n } semillas no encajan
 } con { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
     }
error-not_from_one = { $name } no puede ser { $value }: es un número entero desde 1
error-many_plans = una sala de { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
     } tiene { NUMBER($n) } planes, más de los { NUMBER($most) } que pueden ser acciones; elige actions='cards'
error-env_players = { $rules } es para { $players ->
    [1] una sola persona: mira { $where }
   *[2] dos: mira { $where }
 }
error-no_first_move = { $rules } termina antes de la primera jugada: su baraja no llena ninguna sala
error-options_kind = options no puede ser { $value }: es un diccionario
error-no_option = no hay ninguna opción { $name }{ $near }; las opciones son deal y deck
error-deal_or_deck = una partida empieza con un reparto o con una baraja: indica uno de los dos
error-not_a_deal = { $deal } no es un reparto: da un número entero, o un código como classic/42
error-other_deal = el reparto { $deal } no encaja: sus reglas difieren en { $settings }
error-deck_without_move = una partida con esta baraja termina antes de la primera jugada
error-not_a_deck = { $deck } no es una baraja: da sus cartas, primero la de arriba, como en 'As Td 4h'
error-bad_penalty = penalty no puede ser { $value }: es un número desde 0

## matches online
error-game_not_over = la partida no ha terminado
error-match_moved_on = la partida ya ha avanzado
error-no_action = no existe la acción { $action }
error-seat_taken = ese asiento está ocupado
error-not_to_begin = la partida no puede empezar ahora
error-side_missing = hay que añadir al reparto un texto de 1 a { $most } letras
error-not_handed_over = quien reparte aún no ha enseñado esta sala
error-not_your_turn = no es tu turno
error-one_room = de una vez solo se pueden hacer jugadas de una sala
error-too_long = la partida es demasiado larga
error-nothing_to_hand_over = no hay ninguna sala que enseñar
error-long_description = una descripción tiene { $most } letras como máximo
error-dealer_gives_up = quien reparte no puede abandonar en lugar de quien juega
error-no_stand_in = aquí ningún bot puede ocupar un asiento
error-not_begun = la partida no ha empezado

## the command line
cli-interrupted = interrumpido
cli-no_command = no existe la orden { $given }{ $near }; las órdenes son { $known }
cli-one_of = indica una de estas: { FORM($options, "") }
cli-not_both = indica { $first } o { $second }, no ambas
cli-deal_or = indica --deal, o { FORM($options, "") }
cli-goes_with = { $n ->
    [one] { FORM($options, "") } va con { $other }
   *[other] { FORM($options, "") } van con { $other }
 }
cli-file_or_deal = indica un archivo o un reparto, no ambos
cli-link_or_deal = indica --link, --join, o un reparto
cli-server_deals = un servidor reparte por su cuenta: indica --rules, pero ni reparto ni --rule
cli-two_files = { $first } y { $second } necesitan archivos distintos
cli-no_file = { $path } no es un archivo normal
cli-exists = { $path } ya existe; indica un archivo nuevo, o sobrescríbelo con --force
cli-records = { $n ->
    [one] { $path } tiene { $n } registro, pero { $wanted } admite uno
   *[other] { $path } tiene { $n } registros, pero { $wanted } admite uno
 }
cli-no_number = { $given } no es un número
cli-no_move = { $n ->
    [one] el registro solo tiene { $n } jugada, así que no tiene la jugada { $move }
   *[other] el registro solo tiene { $n } jugadas, así que no tiene la jugada { $move }
 }
cli-training = el entrenamiento necesita { $name }: { $command } lo trae

cli-for_rules = { $option } es para comparar reglas
cli-for_bots = { $option } es para comparar bots
cli-neither = { $given } no es ni un bot ni un juego de reglas{ $near }; los bots son { $bots }, las reglas { $rules }
cli-unlike = { $bot } es un bot y { $rules } un juego de reglas: indica dos de la misma clase
cli-players_differ = { $first } y { $second } no son para igual número de personas
cli-decks_differ = estas reglas tienen barajas distintas, así que la misma semilla reparte cartas distintas
cli-no_budget = { $given } no es ni un objetivo ni un número de simulaciones: escribe { $most } como máximo, como en expert:1000, net:score o expert:1000:score
cli-deals_stopped = { $n ->
    [one] interrumpido, tras { $played } de { $deals } reparto
   *[other] interrumpido, tras { $played } de { $deals } repartos
 }

cli-is_over = esta partida ha terminado: { $result }
cli-no_order = el solucionador necesita el orden de las cartas sin ver, que esta posición no da; para lo que ve quien juega, usa `scoundrel hint`
cli-other_rules = esta es una partida de { $rules }, no de { $wanted }
cli-no_range = { $given } no es una serie de semillas: escribe dos números, como en 1-1000
cli-backwards = { $given } va al revés: escribe { $right }
cli-too_many_seeds = { $given } tiene más de { $most } semillas

cli-stopped = { $n ->
    [one] { $why }, tras { $played } de { $games } partida
   *[other] { $why }, tras { $played } de { $games } partidas
 }
cli-stopped_kept = { $n ->
    [one] { $why }, tras { $played } de { $games } partida; la misma orden continúa desde { $path }
   *[other] { $why }, tras { $played } de { $games } partidas; la misma orden continúa desde { $path }
 }
cli-lost = { $why }; sin --resume las partidas se pierden
cli-kept = { $why }; las partidas están guardadas en { $path }; da la misma orden otra vez para escribir la tabla

check-line = línea { $number }: { $why }
check-schema = un esquema; no hay nada que comprobar
check-scenarios = { $n ->
    [one] se cumple { $good } de { $n } escenario
   *[other] se cumplen { $good } de { $n } escenarios
 }
check-records = { $n ->
    [one] es cierto { $good } de { $n } registro
   *[other] son ciertos { $good } de { $n } registros
 }
check-record = { $n ->
    [one] el registro es cierto: { $result } tras { $n } jugada
   *[other] el registro es cierto: { $result } tras { $n } jugadas
 }
