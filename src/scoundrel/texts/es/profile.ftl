## share
share-day = Scoundrel { $number }
share-deal = Scoundrel, { $what }
share-practice = { $title }, práctica
share-again = { $title }, otra vez desde la sala { $room }
share-known = { $title }, no por primera vez
share-imported = { $title }, de un registro
share-escaped = { $n ->
    [one] Fuera, con un corazón
   *[other] Fuera, con { $n } corazones
 }
share-fell = Caída en la sala { $room } de { $rooms }
share-hints = { $n ->
        [one] { $n } pista
       *[other] { $n } pistas
     }
share-undos = { $n ->
    [one] una jugada deshecha
   *[other] { $n } jugadas deshechas
 }
share-party = { $name }: { $result }
share-told = Vida al salir de cada sala: { $rooms }.
share-ahead = { $n ->
    [one] una sala sin alcanzar
   *[other] { $n } salas sin alcanzar
 }
share-unfinished = esta partida está sin terminar, en la sala { $room }; se podrá compartir cuando acabe
share-nothing = no tienes ninguna partida terminada que compartir; indica el archivo de un registro

share-cell-high = alta
share-cell-good = buena
share-cell-fair = baja
share-cell-low = muy baja
share-cell-escaped = fuera
share-cell-fell = fin

## days
days-next = próxima mazmorra en { $span }
days-after = Racha: { $n ->
        [one] { $n } día
       *[other] { $n } días
     }.
days-open_now = la mazmorra de hoy está abierta
days-dungeon_open = la mazmorra de hoy espera
days-dungeon_begun = la mazmorra de hoy: vas por la sala { $room }
days-dungeon_over = la mazmorra de hoy: { $result }
days-puzzle_open = el problema del día espera
days-puzzle_solved = el problema del día está resuelto
days-streak = racha: { $n ->
        [one] { $n } día
       *[other] { $n } días
     }
days-yesterday = ayer: { $result }
days-last = última: { $result } el { $date }
days-with_help = { $result } con ayuda
days-month = En { $month }:
days-empty_month = No se jugó nada.
days-legend = { $sign } { $what }

days-sign-won = ✓
days-sign-aided = ~
days-sign-lost = ✕
days-sign-begun = >
days-sign-missed = ·
days-sign-open = ?
days-sign-puzzle = ◆

days-name-won = victoria
days-name-aided = victoria con ayuda
days-name-lost = derrota
days-name-begun = sin terminar
days-name-missed = saltada
days-name-open = a la espera
days-name-puzzle = problema resuelto

days-told-won = Victorias: { $days }.
days-told-aided = Victorias con ayuda: { $days }.
days-told-lost = Derrotas: { $days }.
days-told-begun = Sin terminar: { $days }.
days-told-missed = Saltadas: { $days }.
days-told-open = A la espera: { $days }.
days-told-puzzle = Problema del día resuelto: { $days }.

## achievements
achievements-news = Conseguido: { $title }. { $sentence }

achievements-out-title = A la luz del día
achievements-out-sentence = Gana una partida.

achievements-thread-title = Por un hilo
achievements-thread-sentence = Gana con { $number } de vida.

achievements-unmarked-title = Como si nada
achievements-unmarked-sentence = Gana con la vida al máximo.

achievements-last_potion-title = La espuela
achievements-last_potion-sentence = Gana con una poción como última carta y más puntos que la vida máxima.

achievements-light-title = Con guantes de seda
achievements-light-sentence = Gana perdiendo por el camino { $number } puntos de vida como mucho.

achievements-gloves-title = Manos limpias
achievements-gloves-sentence = Gana sin luchar con las manos desnudas.

achievements-fists-title = El acero está sobrevalorado
achievements-fists-sentence = Gana tras luchar al menos { $number } veces con las manos desnudas.

achievements-knuckles-title = A puño limpio
achievements-knuckles-sentence = Gana tras luchar con las manos desnudas contra un monstruo de { $number } o más.

achievements-whetstone-title = Piedra de afilar
achievements-whetstone-sentence = Abate { $number } monstruos con una sola arma.

achievements-heirloom-title = Herencia
achievements-heirloom-sentence = Abate { $number } monstruos con una sola arma.

achievements-splinters-title = Astillas
achievements-splinters-sentence = Gana tras romper al menos { $number } armas.

achievements-sober-title = Ni una gota
achievements-sober-sentence = Gana sin desperdiciar ninguna poción.

achievements-spilt-title = Una gota de más
achievements-spilt-sentence = Gana tras desperdiciar al menos { $number } pociones.

achievements-straight-title = Sin vuelta atrás
achievements-straight-sentence = Gana sin evitar ninguna carta, donde las reglas lo permiten.

achievements-detour-title = El camino largo
achievements-detour-sentence = Gana tras huir al menos { $number } veces.

achievements-alone-title = Cabeza propia
achievements-alone-sentence = Gana sin pistas y sin deshacer ninguna jugada.

achievements-cold-title = Sangre fría
achievements-cold-sentence = Gana con una precisión del { $number }{"\u00A0"}% o más.

achievements-no_exit-title = Sin salida
achievements-no_exit-sentence = Gana donde no se puede huir.

achievements-of_the_day-title = Del día
achievements-of_the_day-sentence = Gana una mazmorra del día.

achievements-house_rules-title = Reglas de la casa
achievements-house_rules-sentence = Gana con tus propias reglas.

achievements-regular-title = De la parroquia
achievements-regular-sentence = Gana { $number } partidas.

achievements-habit-title = La costumbre
achievements-habit-sentence = Gana { $number } partidas seguidas.

achievements-well_read-title = De muchas lecturas
achievements-well_read-sentence = Gana con cada uno de los { $number } juegos de reglas.

achievements-week-title = Una semana abajo
achievements-week-sentence = Termina la mazmorra del día { $number } días seguidos.

achievements-puzzler-title = Buen ojo
achievements-puzzler-sentence = Resuelve { $number } problemas.

## honours
honours-back = Nuevo en los ajustes, para el dorso de las cartas: { $name }.
honours-table = Nuevo en los ajustes, para la mesa: { $name }.
honours-with = { $name }, con «{ $achievement }»
honours-to_earn = Aún por conseguir: { $what }.

## statistics
statistics-achievements = Logros
statistics-habits = Costumbres
statistics-reviewing = { $n ->
    [one] El entrenador está repasando tu última partida …
   *[other] El entrenador está repasando tus últimas { $n } partidas …
 }
statistics-earned = ✓
statistics-not_earned = ·
statistics-daily = Mazmorras del día seguidas: { $current } ahora, { $longest } como máximo.
statistics-none = Aún no hay partidas.
statistics-no_accuracy = Aún no hay partidas repasadas.
statistics-games = { $n ->
    [one] { $n } partida; victorias: { $wins }.
   *[other] { $n } partidas; victorias: { $wins }.
 }
statistics-aided = { $n ->
    [one] { $n } de ellas se ganó con pistas y se cuenta aparte.
   *[other] { $n } de ellas se ganaron con pistas y se cuentan aparte.
 }
statistics-own_wins = Los logros que piden una victoria la piden sin pistas. Lo que ya has conseguido se queda.
statistics-share = { $share } de victorias; lo más probable es que el valor real esté entre { $low } y { $high }.
statistics-streak = Victorias seguidas: { $current } ahora, { $longest } como máximo.
statistics-score = Mejor puntuación: { $best }; media: { $average }.
statistics-accuracy = Precisión media: { $share }.

## plots
plots-score = puntuación
plots-games = partidas
plots-one = { $low }
plots-range = de { $low } a { $high }
plots-accuracy = precisión en %
plots-game = partida (curva: media de { $n })
plots-chance = probabilidad de ganar en %
plots-room = sala (x: tras tu decisión)

## picture
picture-escaped = { $n ->
    [one] Fuera, con un corazón
   *[other] Fuera, con { $n } corazones
 }
picture-fell = Caída en la sala { $room } de { $rooms }
picture-unaided = sin ayuda
picture-known = cartas ya conocidas
picture-hints = { $n ->
        [one] { $n } pista
       *[other] { $n } pistas
     }
picture-undone = { $n ->
    [one] una jugada deshecha
   *[other] { $n } jugadas deshechas
 }
