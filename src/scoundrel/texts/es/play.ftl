## puzzle
puzzle-title = Problema { $number } ({ $name }, { $rules }): encuentra el mejor plan.
puzzle-todays = Problema del día, { $date } ({ $name }, { $rules }): encuentra el mejor plan.
puzzle-prompt = jugadas, { command-undo } o { command-solution }>{" "}
puzzle-solution = El mejor plan: { $moves }.
puzzle-right = Correcto.
puzzle-wrong = No es el mejor plan.
puzzle-was_told = Ya habías visto la solución, así que el problema no cuenta como resuelto.
puzzle-best = El mejor plan: { $moves }. { $chance } de victoria. { $hero }
puzzle-yours = El tuyo: { $moves }. { $chance } de victoria. { $hero }
puzzle-plans = Todos los planes: { $plans }.
puzzle-found_by = Resuelto por: { $found }.

puzzle-level-easy = fácil
puzzle-level-medium = medio
puzzle-level-hard = difícil

puzzle-stops = { $answer } se detiene a mitad de la sala; cartas por afrontar: { $n }

## lessons
lessons-heading = { $title } · paso { $step } de { $steps }
lessons-one_move = { $move } es una jugada de más: en una lección se juega de una en una
lessons-instead = Eso sería { $would }.
lessons-here = Aquí toca { $wanted }.
lessons-here_anything = Aquí, sigue como quieras.
lessons-line = { $mark } { $title }
lessons-line_at = { $mark } { $title } · paso { $step } de { $steps }
lessons-finished = ✓
lessons-open = ·
lessons-lessons = Lecciones
lessons-reading = Para leer
lessons-rules = Reglas

lessons-ask-press = Pulsa { $what }.
lessons-ask-type = Escribe { $what }.
lessons-ask-choose = Elige { $what }.

lessons-any-press = Pulsa el número de una carta.
lessons-any-type = Escribe cualquier jugada.
lessons-any-choose = Elige cualquier carta.

lessons-onward-press = Intro: tu primera mazmorra, un reparto de { $rules } que se puede ganar. Esc: volver.
lessons-onward-type = Escribe { command-winnable } { $rules } para tu primera mazmorra, un reparto que se puede ganar.
lessons-onward-choose = Ahora viene tu primera mazmorra: un reparto de { $rules } que se puede ganar.

lessons-first-press = Intro: tu primera mazmorra, de las amables. Esc: volver.
lessons-first-type = Escribe { command-play } para tu primera mazmorra, de las amables.
lessons-first-choose = Ahora viene tu primera mazmorra, de las amables.

lessons-other-undo = en una partida esto deshace la última jugada, pero una lección solo avanza
lessons-other-hint = en una partida esto pide una pista al entrenador, pero aquí te lo dice la lección
lessons-other-run = con estas reglas no se puede huir de una sala
lessons-other-put_away = con estas reglas no se puede apartar una carta
lessons-other-put_one_away = eso apartaría una carta
lessons-other-way = esto dice cómo luchar contra el monstruo elegido, y no hay ninguno elegido
lessons-other-nothing = esta tecla no hace nada

lessons-classic-title = El juego clásico
lessons-classic-goal = La mazmorra es una baraja boca abajo, aquí de { $cards } cartas. Crúzala y sal con vida. Una sala son { $size } cartas: ♣ ♠ son monstruos; ♦, armas; ♥, pociones. Afrontas { $to_face } de ellas, en el orden que quieras. Toma { FORM($card, "el") }.
lessons-classic-strike = { FORM($weapon, "el-start") } está por estrenar y alcanza a cualquiera. Un monstruo cuesta su valor menos el del arma, así que { FORM($card, "el") } cuesta { $cost } en vez de { $value }. Lucha con el arma.
lessons-classic-dulled = Costó { $damage }. Ahora el arma tiene menos filo: solo alcanza a monstruos más débiles que el último que abatió, por debajo { FORM($strikes_below, "de") }. { FORM($card, "el-start") } es más débil y no cuesta nada. Usa el arma.
lessons-classic-carried = { $to_face } afrontadas: la sala está hecha. { FORM($kept, "el-start") } se quedó, y llegaron { $new } cartas nuevas. Ese monstruo no está por debajo { FORM($strikes_below, "de") }, así que { FORM($weapon, "el") } no sirve. Lucha con las manos desnudas, por su valor entero, { $value }.
lessons-classic-potion = Las manos desnudas costaron { $damage }, pero el arma no perdió filo. Tienes { $health } de { $most } puntos de vida. Bebe { FORM($card, "el") }: una poción cura su valor.
lessons-classic-second = Vida ganada: { $healed }. Solo cura la primera poción de cada sala. Otra se desperdicia, aunque cuenta como carta afrontada. { FORM($card, "el-start") } debería esperar a la sala siguiente, pero desperdicia esta poción, solo por esta vez.
lessons-classic-fall = Desperdiciada. Ahora, una mala sala: tu arma solo alcanza por debajo { FORM($strikes_below, "de") }, y { FORM($card, "el") } vale { $value }. Tienes { $health }. Lucha para ver cómo se pierde una partida; la jugada se deshará.
lessons-classic-run = Con { $left } de vida, caes. Una derrota vale tu vida menos el valor de cada monstruo que queda en la mazmorra y en la sala: { $score }. La jugada se ha deshecho. Mejor huye: puedes hacerlo antes de afrontar ninguna carta de una sala completa.
lessons-classic-locked = La sala entera fue bajo la mazmorra, en orden. De esta no puedes huir: { $refusal }. Toma { FORM($card, "el") }. Un arma que tomas sustituye siempre a la que llevas, aunque esa fuera mejor.
lessons-classic-spare = Descartado: { FORM($discarded, "") }, el arma vieja con sus víctimas. { FORM($weapon, "el-start") } está por estrenar. Tras abatir { FORM($card, "el") }, solo alcanzaría por debajo de { $value }. Resérvala: lucha contra { FORM($card, "el") } con las manos desnudas.
lessons-classic-most = Costó { $damage }, y el arma sigue nueva. { FORM($card, "el-start") } podría curar { $value }, pero puedes tener { $most } puntos de vida como máximo, así que cura { $healing }. Bebe.
lessons-classic-returned = Vida: { $health }. Vuelve la sala de la que huiste, tal como estaba. Ahora se nota que reservaste { FORM($weapon, "el") }. Primero, lo más fuerte: usa el arma contra { FORM($card, "el") }, por { $cost }.
lessons-classic-downwards = Ahora alcanza por debajo { FORM($strikes_below, "de") }. De mayor a menor, una sola arma puede abatir a muchos. Úsala contra { FORM($card, "el") }, por { $cost }.
lessons-classic-further = Ahora, por debajo { FORM($strikes_below, "de") }. Úsala también contra { FORM($card, "el") }, por { $cost }.
lessons-classic-last = La mazmorra está vacía, así que la última sala solo tiene { $cards } cartas. Afróntalas todas y habrás escapado. Usa primero el arma contra { FORM($card, "el") } y deja la poción para el final.
lessons-classic-bonus = Una victoria vale la vida que te queda. Si son { $most } y la última carta que afrontaste fue una poción, se suma su valor. Bebe { FORM($card, "el") }.
lessons-classic-done = Escapaste con { $left } de vida, y tu puntuación es { $score }. Esas son todas las reglas. Lo demás es criterio.

lessons-sidestep-title = Quiebro: lo que cambia
lessons-sidestep-away = Aquí no se huye. A cambio, antes de afrontar ninguna carta de una sala, puedes poner una bajo la mazmorra. Aparta { FORM($card, "el") }.
lessons-sidestep-all = Volverá. Todas las demás las afrontas; con estas reglas ninguna carta se queda para la sala siguiente. Toma { FORM($card, "el") }.
lessons-sidestep-first = Estos monstruos son iguales; elige el que quieras. { FORM($card, "el-start") } cuesta { $cost } con { FORM($weapon, "el") }.
lessons-sidestep-equal = Aquí un arma usada también alcanza a un monstruo igual al último que abatió. Fue { FORM($last_kill, "el") }, así que { FORM($weapon, "el") } también alcanza { FORM($card, "al") }, por { $cost }.
lessons-sidestep-fall = La sala siguiente. Ahora no puedes apartar una carta: { $refusal }. Para ver cómo se puntúa aquí una derrota, lucha contra { FORM($card, "el") } con las manos desnudas. La jugada se deshará.
lessons-sidestep-ace = Caíste. Una derrota vale el número de cartas que quedan en la mazmorra, aquí { $score }; cuanto menos, mejor. La jugada se ha deshecho. Esta baraja tiene los ases rojos, que valen { $value }: toma { FORM($card, "el") }.
lessons-sidestep-strike = Con { FORM($weapon, "el") }, { FORM($card, "el") } cuesta { $cost }. Usa el arma.
lessons-sidestep-rest = Hay que afrontar la sala entera, así que solo eliges el orden. Sigue como quieras.
lessons-sidestep-last = { FORM($card, "el-start") } que apartaste está de vuelta, y ahora hay que luchar: usa el arma, por { $cost }.
lessons-sidestep-done = Escapaste con { $left } de vida, y tu puntuación es { $score }: la vida que te queda, en negativo. Gana la más baja.

lessons-dragons-title = Diamonds & Dragons: lo que cambia
lessons-dragons-weapon = Esta baraja tiene dragones (sus comodines), los monstruos más fuertes; a tu favor trae el as de ♦ y la jota de ♥. Primero, toma { FORM($card, "el") }.
lessons-dragons-forced = Si llevas un arma, tienes que usarla; no se eligen las manos desnudas. Lucha contra { FORM($card, "el") }, por { $cost }.
lessons-dragons-breaks = { FORM($weapon, "el-start") } alcanza por debajo { FORM($strikes_below, "de") }. Contra cualquier otro monstruo se rompe y no ayuda: { FORM($card, "el") } costará { $cost }. Lucha y verás.
lessons-dragons-fall = Rota y perdida, y tienes { $health ->
        [one] { $health } punto de vida
       *[other] { $health } puntos de vida
     }. Para ver cómo se puntúa aquí una derrota, lucha contra { FORM($card, "el") }. La jugada se deshará.
lessons-dragons-small = Caíste con { $left }. Una derrota vale tu vida menos los monstruos de la mazmorra, { $score }; la sala no cuenta. La jugada se ha deshecho. Lucha ahora contra { FORM($card, "el") }, mientras no haya arma que mellar.
lessons-dragons-ace = Costó { $damage }. Ahora toma { FORM($card, "el") }, un arma de { $value }.
lessons-dragons-jack = Bebe { FORM($card, "el") }, que vale { $value }.
lessons-dragons-run = Vida: { $health }. Ahora huye. Aquí la sala vuelve a la mazmorra, y se baraja entera.
lessons-dragons-wasted = Tras barajar puede salir cualquier cosa. La última carta que afrontaste fue una poción. Bebe { FORM($card, "el") } justo después, y verás; la jugada se deshará.
lessons-dragons-joker = Desperdiciada: una poción justo después de otra no cura, ni en otra sala ni tras una huida. La jugada se ha deshecho. Así que lucha primero contra { FORM($card, "el") }; vale { $value } y cuesta { $cost }.
lessons-dragons-heals = Entre medias hubo un monstruo, así que { FORM($card, "el") } cura { $healing }. Bebe.
lessons-dragons-king = Usa el arma contra { FORM($card, "el") } mientras alcance: { FORM($weapon, "el") } ya solo llega a lo que está por debajo { FORM($strikes_below, "de") }.
lessons-dragons-rest = Lo demás es cosa tuya. Cuida el orden: el arma hay que usarla, y se rompe contra cualquier monstruo que no esté por debajo { FORM($strikes_below, "de") }.
lessons-dragons-done = Escapaste con { $left } de vida, y tu puntuación es { $score }, contada como en el juego clásico.

## guides
guides-tips = Consejos
guides-code = «{ $code }»
guides-cell = { $head } { $cell }
guides-row = { $name }: { $cells }.
guides-no_guide = no hay ninguna guía { $name }{ $near }: están { $known }
guides-line = { $number }. { $name }: { $title }.
guides-more = Escribe { command-guide } y un nombre o un número para leer una.

## tips
tips-how-to-win =
    .w1 = Casi todos los repartos se pueden ganar; el reparto rara vez tiene la culpa.
    .w2 = Cuatro monstruos en una sala: huye.
    .w3 = Huye mientras te sobre vida: no se huye dos veces seguidas, así que la sala siguiente hay que afrontarla.
    .w4 = Huye también de las salas buenas: las pociones y las armas valen más al final.
    .w5 = Las cartas de las que huiste vuelven las últimas, en el orden en que estaban.
    .w6 = Estrena un arma con el monstruo más grande y ve de mayor a menor.
    .w7 = Lucha contra un monstruo pequeño con las manos desnudas para conservar un arma que aún alcanza a los grandes.
    .w8 = Un arma débil y nueva es mejor que una fuerte y gastada.
    .w9 = La segunda poción de una sala no cura nada: déjala para la sala siguiente.
    .w10 = Deja también la segunda arma: estará nueva cuando la primera esté gastada.
tips-how-to-win-without-running =
    .w1 = La mayoría de los repartos están perdidos de antemano, así que lo que cuenta es la puntuación.
    .w2 = La carta que dejas es tu única elección: que el monstruo más fuerte espere a un arma.
    .w3 = Guarda un arma: llegará una sala llena de monstruos.
    .w4 = Usa el arma también contra los monstruos pequeños.
    .w5 = Bebe las pociones enseguida.
tips-scoring =
    .w1 = Con la vida al máximo, una poción que sea la última carta que afrontas suma su valor a tu puntuación.
    .w2 = Guarda una poción grande para el final del todo.
    .w3 = Cuando todo está perdido aún puedes salvar puntos: bebe lo que cure, usa el arma donde alcance.
    .w4 = Cuando conozcas las cartas que faltan, busca la línea que conserva más vida.

## daily
daily-no_number = no hay ninguna mazmorra del día { $number }: la primera tiene el número 1
daily-no_zone = en ningún sitio va la hora { $minutes } minutos por delante de UTC: el reloj o la zona horaria de este dispositivo está mal
daily-practised = { $name }, práctica
daily-practice_caveat = El día de esta mazmorra ya pasó, así que esta partida es de práctica y no cuenta.
daily-to_come = la mazmorra del día { $number } se abre el { $date }, donde tú estás

## claims
claims-somebody = Alguien
claims-sealed = { $name } ya ha estado ahí abajo. Cómo le fue queda sellado hasta que juegues las mismas cartas.
claims-damaged = el resultado de este enlace está dañado, así que se omite: { $claim }
claims-false = el resultado de este enlace no viene de una partida de este reparto, así que no se muestra
claims-no_day = { $given } no es el número de un día

## comparing
comparing-title = Lado a lado: { $what }
comparing-you = Tú
comparing-says = { $name } dice
comparing-mine = { $name }: { $result }.
comparing-theirs = { $name } dice: { $result }.
comparing-party = { $name }, { $party }
comparing-health = Vida sala por sala, { $name }: { $health }.
comparing-known = que no cuenta
comparing-parted = Los caminos se separan en la sala { $room }.
comparing-did = { $name }: { $what }.
comparing-same = El mismo camino, sala por sala.
comparing-none = aquí no se guarda ningún resultado de este reparto
comparing-with = Junto a { $name }

## threshold
threshold-title = Mazmorra { $number }, { $date }
threshold-practice =
    .w1 = Su día ya pasó, así que es práctica: no cuenta para ninguna racha ni estadística.
    .w2 = Se pueden deshacer jugadas y pedir pistas.
threshold-lines =
    .w1 = Es la misma para todo el mundo, y tienes un solo intento.
    .w2 = Ninguna jugada se deshace, y una pista deja el resultado marcado como «con ayuda».
    .w3 = Se guarda mientras juegas: puedes dejarla y seguir más tarde.
threshold-keys = Intro empieza. Esc vuelve; aún no se guarda nada.
threshold-plain = Pulsa Intro o escribe { word-begin } para empezar; escribe { command-back } para dejarla para más tarde.
threshold-prompt = Intro para empezar, o { command-back }>{" "}
threshold-first = esta mazmorra aún no se ha empezado: empiézala primero
threshold-too_late = el día de esta mazmorra, { $date }, ya pasó: abre la de hoy

## store
store-no_place = no se pueden guardar partidas en { $place }: indica una carpeta, un archivo o una URL como sqlite:///games.db
store-unusable = las partidas guardadas en { $place } no se pueden usar: { $why }
store-no_home = no se pueden guardar partidas en { $place }: esa cuenta no tiene carpeta personal; indica otra carpeta en SCOUNDREL_DATA
store-file = { $path }: { $why }
store-odd_value = la columna { $column } tiene el valor { $value }
store-no_lock = { $place } debería estar vacío pero no lo está, así que las partidas guardadas no se pueden bloquear; elimínalo: no contiene partidas
store-full = el disco está lleno, y { $place } necesita más espacio
store-busy = otro programa tiene bloqueadas las partidas guardadas en { $place } desde hace { $seconds } segundos; inténtalo de nuevo
store-read_only = las partidas guardadas en { $place } no se pueden cambiar: el archivo o su carpeta es de solo lectura
store-no_access = las partidas guardadas en { $place } no se pueden abrir: comprueba que puedes leer y escribir el archivo y su carpeta
store-damaged = las partidas guardadas en { $place } están dañadas; inicia el juego otra vez para ponerlas aparte
store-newer = las partidas guardadas en { $place } tienen el formato { $version }, de un Scoundrel más nuevo; este conoce el formato { $latest }
store-no_database = { $place } no es una base de datos: indica una carpeta para las partidas guardadas, o un archivo que acabe en .db
store-foreign = { $place } es la base de datos de otro programa; las partidas guardadas necesitan un archivo propio
store-set_aside = Las partidas guardadas estaban dañadas. Se han movido a { $place }; las nuevas se guardan en un archivo nuevo.
store-brought_up_to_date = Las partidas guardadas se han actualizado. Hay una copia de las antiguas en { $place }.
store-stale = la partida siguió en otro sitio, quizá en otra ventana; aquí está tal como va ahora
store-other_moves = la partida { $id } se guardó con otras jugadas; cárgala de nuevo
store-other_deal = la partida { $id } se guardó con otro reparto; cárgala de nuevo
store-no_game = no hay ninguna partida guardada { $id }
store-cant_replay = la partida { $id } ({ $name }) no se puede reproducir: { $why }
store-daily_begun = la mazmorra del día del { $date } ya se ha empezado; hay una por día
store-wrong_date = una partida de tipo { $kind } no puede llevar la fecha { $date }: solo la lleva una mazmorra del día, como en 2025-03-01
store-name_taken = el nombre no puede ser { $name }: ya hay unas reglas que se llaman así
store-no_mixture = no hay reglas guardadas con el nombre { $name }

## flow
flow-bot_plays = { $bot } juega: { $moves }.
flow-move = Jugada { $number }: { $moves }.
flow-no_undo = aquí no se puede deshacer nada
flow-nothing_to_undo = no hay ninguna jugada que deshacer
flow-no_hint = aquí el entrenador no da pistas
flow-thinking = no es tu turno: { $who } está pensando
flow-dealer = quien reparte ve la sala primero
flow-not_now = eso no se puede hacer ahora
flow-watching = { $line } no vale mientras ves una partida: pulsa Intro para la jugada siguiente, o escribe { command-back }

## sitting
sitting-hint_daily = Una pista deja el resultado de este día marcado como «con ayuda». Pídela otra vez si la quieres.
sitting-daily = mazmorra del día { $number }, { $date }
sitting-elsewhere = { $name }, jugada en otro sitio
sitting-other_day = no es la mazmorra del día del { $date }
sitting-no_undo_over = la partida ha terminado, y su final ha revelado demasiado para deshacer una jugada
sitting-no_undo_daily = en la mazmorra del día no se deshacen jugadas
sitting-secret = las cartas de este reparto aún son secretas; termina primero la partida y luego juégalo otra vez
sitting-looked_ahead = Ya habías empezado este reparto, así que esta partida no cuenta en tus estadísticas.
sitting-odd_seats = la partida { $number } no se puede jugar: { $seats } no pueden sentarse a esta mesa
sitting-daily_first = esa es la mazmorra del día del { $date }; juégala primero como tal
sitting-too_many = { $move } es una jugada de más: una línea acaba donde llegan cartas nuevas o juega un bot

## trying
trying-name = { $name }, otra vez desde la sala { $room }
trying-caveat = Sabes lo que viene, así que esta partida no cuenta en tus estadísticas.
trying-unfinished = una partida se puede volver a probar cuando ha terminado: hasta entonces sus cartas son secretas
trying-over = aquí termina la partida, así que no queda nada que jugar; retrocede antes unas jugadas
trying-no_undo = la partida se prueba desde aquí, así que no se puede deshacer ninguna jugada anterior

## title
title-letters = S C O U N D R E L
title-motto = una mazmorra, una baraja, una vela
title-nothing_to_continue = No hay ninguna partida sin terminar.
title-continue = Seguir
title-continue_help = Sigue con la partida que dejaste sin terminar.
title-play = Jugar
title-play_help = La lección y, después, las primeras mazmorras, de amables a justas.
title-new_game = Partida nueva
title-new_game_help = Una partida clásica ya mismo, con otra baraja.
title-rule_sets = Otras reglas
title-rule_sets_help = Ocho juegos de reglas, y tus propias mezclas.
title-daily = Mazmorra del día
title-daily_help = El reparto de hoy, el mismo para todo el mundo. Tienes un solo intento.
title-calendar = Calendario
title-calendar_help = Tus días, ganados, perdidos y saltados, y el problema del día.
title-deal_code = Código de reparto
title-deal_code_help = Juega un reparto que alguien ha compartido contigo.
title-ranked = Clasificatoria
title-ranked_help = Barajas que nadie puede conocer, para las clasificaciones de este servidor.
title-friend = En compañía
title-friend_help = Dos dispositivos, una mesa: envía un enlace.
title-boards = Clasificaciones
title-boards_help = Quién juega mejor: hoy, esta semana, esta temporada, desde siempre.
title-two_players = Para dos
title-two_players_help = Diamonds & Dragons para dos, lado a lado o contra un bot.
title-puzzles = Problemas
title-puzzles_help = Una sala, un plan mejor que los demás.
title-replays = Partidas
title-replays_help = Partidas guardadas, jugada a jugada, con la curva del entrenador.
title-statistics = Estadísticas
title-statistics_help = Victorias, puntuaciones, rachas y logros.
title-bestiary = Bestiario
title-bestiary_help = Cada criatura y cada cosa que has encontrado, y cómo acabó aquello.
title-lessons = Cómo se juega
title-lessons_help = Aprende el juego jugando; consejos, guías y reglas.
title-settings = Ajustes
title-settings_help = Tema, movimiento, quién describe las salas y lo que enseña la mesa.

## front
front-know = Ya conozco el juego
front-fresh = clásico, otra baraja
front-learn = las primeras salas te enseñan sobre la marcha
front-learning = la lección, desde el paso { $step } de { $steps }
front-rung = primeras mazmorras, { $number } de { $most } · salen { $share } de cada 100
front-climbed = primeras mazmorras: todas superadas
front-one_try = un solo intento, las mismas cartas para todo el mundo
front-place = sala { $room } de { $rooms }
front-room = sala { $room }
front-health = vida { $n }
front-dungeon = Mazmorra
front-week = Terminadas { $n } de los últimos siete días.
front-streak = { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
     }
front-no_streak = Aún sin días seguidos
front-rest = Lo demás
front-candlelight = Luz de vela
front-daylight = Luz de día

front-day-open = Bajar
front-day-begun = Seguir abajo
front-day-over = La mazmorra de hoy

## ladder
ladder-title = Primeras mazmorras
ladder-name = Primeras mazmorras, { $number } de { $most }
ladder-help = Repartos del juego clásico, de amables a justos. Sal de una, con ayuda o sin ella, y se abre la siguiente.
ladder-source = Lo amables que son está medido: «salen { $share } de cada 100» quiere decir que, de 100 partidas en que se toma el primer plan que no es una pifia, { $share } acaban con vida.
ladder-share = salen { $share } de cada 100
ladder-line = { $mark } { $name } · salen { $share } de cada 100
ladder-no_number = entre las primeras mazmorras no hay una número { $number }: van de la 1 a la { $most }
ladder-locked = antes hay que salir de la número { $number } de las primeras mazmorras
ladder-last = Era la última de las primeras mazmorras. De aquí en adelante, cada baraja es nueva.
ladder-told = De 100 partidas en que se toma el primer plan que no es una pifia, { $share } logran salir.
ladder-what = { $given } no está entre las primeras mazmorras: escribe { command-play } para la siguiente, o { command-play } y su número
ladder-opened = Se abre la número { $number } de las primeras mazmorras: salen { $share } de cada 100.

## question
question-way = {" "}{ $key } { $what }
question-default = ▸{ $key } { $what }
question-w = usa { FORM($weapon, "el") }
question-b = reserva { FORM($weapon, "el") }
question-prompt = { $card }: Intro { $default } · Esc ninguna

## newgame
newgame-named_or_winnable = Un reparto que indiques quizá no se pueda ganar; déjalo vacío para uno que sí.
newgame-seed = reparto (vacío: al azar)
newgame-winnable = ganable
newgame-start = Empezar
newgame-looking = Buscando un reparto que se pueda ganar …
newgame-differs = En qué se aparta del juego clásico (los cambios, en negrita):
newgame-topic = { $topic }.{" "}
newgame-standard = El juego clásico.

## puzzles
puzzles-help = Juega la sala entera. Luego el entrenador dice si había un plan mejor.
puzzles-easy = Fácil
puzzles-medium = Medio
puzzles-hard = Difícil
puzzles-solved = ✓
puzzles-open = ·
puzzles-level = { $level } · { $solved } de { $all } resueltos
puzzles-line = { $mark } { $place } · { $rules }
puzzles-locked = { $n } más, que se abren al resolver estos
puzzles-name = { $level } { $place }
puzzles-heading = Problema { $name } · { $rules }
puzzles-todays = Problema del día, { $date } · { $name } · { $rules }
puzzles-no_more = no queda ningún otro problema que resolver
puzzles-none = no hay ningún problema{ $rules ->
    [any] {""}
   *[other] {" "}de { $rules }
 }{ $level ->
    [any] {""}
   *[other] {" "}de nivel { $level }
 }{ $number ->
    [any] {""}
   *[other] {" "}con el número { $number }
 }; hay { $count }, de { $known }
puzzles-onward = Intro: el problema siguiente, { $name }. Esc: todos los problemas.
puzzles-again = Intro: probar otra vez. n: el problema siguiente, { $name }.
puzzles-task = Encuentra el mejor plan para esta sala.

## replays
replays-when = { $date }, { $time }
replays-secret = la partida { $number } está sin terminar, y su registro revelaría las cartas; termínala primero
replays-none = Aún no se ha guardado ninguna partida.
replays-line = { $when } · { $name } · { $state }
replays-open = sin terminar, sala { $room }
replays-import = Importar registros
replays-import_help = El nombre de un archivo con uno o más registros.
replays-imported = { $n ->
    [one] { $n } partida importada.
   *[other] { $n } partidas importadas.
 }
replays-refused = la partida de la línea { $line } se ha omitido: { $why }
replays-more_refused = { $n ->
    [one] Se ha omitido { $n } más.
   *[other] Se han omitido { $n } más.
 }
replays-export = Exportar un registro
replays-export_help = El nombre de un archivo nuevo.
replays-exported = El registro está en { $path }.
replays-no_name = { $name } no es un nombre de archivo
replays-is_there = { $path } ya existe; un registro necesita un archivo nuevo
replays-heading = { $name } · jugada { $move } de { $moves }
replays-of = { $player }: { $name }
replays-somebody = quien jugó
replays-curve = Probabilidad de ganar, sala por sala
replays-playing = En marcha, una jugada cada { $seconds } s.
replays-no_curve = no hay curva: solo la tienen las partidas terminadas de una sola persona
replays-not_yet = El entrenador aún está repasando la partida.

## end
end-unfinished = esta partida está sin terminar; el entrenador la repasa cuando acaba
end-won = { $whole ->
    [yes] Fuera, sin un rasguño
   *[no] { $n ->
        [one] Fuera, con un corazón
       *[other] Fuera, con { $n } corazones
     }
 }
end-lost = Derrota ante { FORM($killer, "el") } en la sala { $room } de { $rooms }
end-lost_to_none = Derrota en la sala { $room } de { $rooms }
end-deed = El golpe fue de { $amount }, y te { $health ->
    [one] quedaba { $health } punto de vida
   *[other] quedaban { $health } puntos de vida
 }.
end-of_player = { $name }: { $what }
end-outlived_rooms = { $n ->
    [one] { $survivor } aguantó { $n } sala más que { $other }.
   *[other] { $survivor } aguantó { $n } salas más que { $other }.
 }
end-outlived_moves = { $n ->
    [one] { $survivor } aguantó { $n } jugada más que { $other }, en la misma sala.
   *[other] { $survivor } aguantó { $n } jugadas más que { $other }, en la misma sala.
 }
end-try_again = t: probar otra vez desde la sala { $room }.
end-more = d: los detalles.
end-less = d: solo eso.
end-reviewing = El entrenador está repasando la partida …
end-share = Para compartir (c lo copia):
end-copied = Copiado al portapapeles, si la terminal lo admite.

end-party-won = { $whole ->
    [yes] { $name } escapó sin un rasguño
   *[no] { $n ->
        [one] { $name } escapó con un corazón
       *[other] { $name } escapó con { $n } corazones
     }
 }
end-party-lost = { $name } cayó ante { FORM($killer, "el") } en la sala { $room } de { $rooms }
end-party-lost_to_none = { $name } cayó en la sala { $room } de { $rooms }
end-party-deed = El golpe fue de { $amount }, y a { $name } le { $health ->
    [one] quedaba { $health } punto de vida
   *[other] quedaban { $health } puntos de vida
 }.

## shelf
shelf-waiting = Sin terminar
shelf-over = Terminadas
shelf-deleted = Borradas
shelf-have_back = Elígela para recuperarla.
shelf-place = sala { $room } de { $rooms }, vida { $health } de { $most }
shelf-cards = En la sala: { $cards }.
shelf-given_up = esta partida se abandonó; se puede ver, pero no seguir
shelf-given_up_at = abandonada en la sala { $room }, { $result }
shelf-is_over = la partida { $number } ya ha terminado
shelf-no_giving_up = una partida para dos no se puede abandonar; se puede borrar
shelf-day_stays = la partida de un día se queda: es el único intento de ese día
shelf-gone = la partida { $number } ya no se puede recuperar
shelf-ended = La partida ha terminado: { $result }.
shelf-deleted_now = Borrada. Durante una hora se puede recuperar, en Borradas.
shelf-deleted_plain = Borrada. Escribe { command-restore } { $number } para recuperarla en el plazo de una hora.
shelf-back = Vuelve a estar en su sitio.
shelf-confirm = Intro: hacerlo. Esc: dejarlo como está.
shelf-confirm_plain = Escribe { $command } { word-yes } para hacerlo.

shelf-sure-counts = { $name }: ¿abandonar esta partida? Cuenta como derrota, como si hubieras caído aquí. No se puede deshacer.
shelf-sure-alone = { $name }: ¿abandonar esta partida? Termina como derrota, aunque no cuenta en ninguna estadística. No se puede deshacer.
shelf-sure-day = { $name }: ¿abandonar el único intento de este día? Cuenta como derrota, como si hubieras caído aquí. No se puede deshacer.
shelf-sure-delete = { $name }, { $when }: ¿borrar esta partida? Durante una hora se puede recuperar.
shelf-sure-delete_counted = { $name }, { $when }: ¿borrar esta partida? También sale de tus estadísticas. Durante una hora se puede recuperar.

shelf-cell-high = ▇
shelf-cell-good = ▅
shelf-cell-fair = ▃
shelf-cell-low = ▁
shelf-cell-escaped = ☀
shelf-cell-fell = ✕
shelf-cell-here = ◆
shelf-cell-ahead = ·

## watching
watching-heading = { $bot } juega · { $name } · jugada { $move }
watching-begin = { $bot } mira la primera sala.
watching-on = { $bot } sigue desde aquí.
watching-silent = { $bot } no dice nada de sus probabilidades.
watching-thinks = { $bot } espera: { $worth }.
watching-details = En qué pensó { $bot }
watching-line = { $plan }: { $worth }.
watching-nothing = De esta jugada no hay nada que contar.
watching-offer = Ver jugar a { $bot }
watching-offer_help = Otro reparto, jugada a jugada, con lo que piensa.

## questions
questions-title = ¿Qué harías tú?
questions-asks = { $who } pregunta
questions-somebody = alguien
questions-asked = { $who }: ¿qué harías tú? { $rule } { $which }
questions-sent = { $who } pregunta: ¿qué harías tú?
questions-reply = Responde y mira lo que harían los demás:
questions-you = Tu respuesta: { $plan }.
questions-would = La de { $who }: { $plan }.
questions-too = La de { $who } es la misma.
questions-coach = El entrenador
questions-onward = Sigue jugando desde aquí, o aprende el juego en cinco minutos.
questions-over = la partida de este enlace ha terminado, así que no queda nada que decidir
questions-answered = ya has respondido a esta pregunta: sigue jugando desde aquí, o vuelve
questions-no_plan = { $line } no es una respuesta aquí: { $plans }
questions-one_plan = aquí solo se puede hacer una cosa, así que no hay nada que preguntar
questions-day_open = la mazmorra del { $date } sigue abierta para otros: sus cartas se pueden compartir cuando ese día haya acabado en todas partes
questions-odds = Probabilidad de escapar, según lo que se haga aquí
questions-odds_first = Probabilidad de escapar:
questions-line = { $plan }: { $worth }.
questions-confirm = Tu respuesta: { $plan }. Intro la confirma.
questions-keys = t: seguir jugando desde aquí. l: aprender el juego. Esc: volver.
questions-copied = La pregunta y su enlace están en el portapapeles, si la terminal lo admite.
questions-your_name = Tu nombre, tal como lo verán los demás
questions-your_answer = Lo que harías tú
questions-no_answer = No lo digo
questions-free = gratis, en el navegador, sin instalar nada
questions-prompt = respuesta>{" "}
questions-plain = Escribe lo que harías, por ejemplo { $plan }.
questions-plain_next = Escribe { command-try } para seguir jugando desde aquí, { command-learn } para aprender el juego, o { command-back }.

questions-rule-some = Hay que afrontar { $face ->
    [1] una
    [2] dos
    [3] tres
   *[other] { $face }
 } de estas { $n ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $n }
 }, en el orden que quieras.
questions-rule-all = Hay que afrontar todas estas, en el orden que quieras.
questions-rule-room = También puedes huir de la sala entera.
questions-rule-card = Antes puedes poner una de ellas bajo la mazmorra.
questions-rule-turn = Te toca tomar una de estas cartas.

questions-which-leave = { $n ->
    [1] ¿Cuál dejarías?
    [2] ¿Qué dos dejarías?
    [3] ¿Qué tres dejarías?
   *[other] ¿Qué { $n } dejarías?
 }
questions-which-put_away = ¿Cuál apartarías, si acaso?
questions-which-take = ¿Cuál tomarías?
questions-which-run = ¿Huirías?
questions-which-nothing = Aquí no hay elección.

questions-mark-leave = dejar
questions-mark-put_away = apartar
questions-mark-take = tomar
questions-mark-yours = la tuya

## watch
watch-heading = { $title }, en manos de { $bot }.
watch-game = { $number }. { $title }: { $result }.
watch-enter = Pulsa Intro para la jugada siguiente, o espera; Ctrl-C sale.
watch-step = Pulsa Intro para la jugada siguiente; Ctrl-C sale.

## storage
storage-forbidden = este navegador no deja que la página guarde nada, así que tus partidas duran mientras esté abierta
storage-full = al navegador no le queda sitio; exporta tus partidas o libera espacio
storage-broken = el almacenamiento del navegador no se puede usar ahora; si esto sigue, exporta tus partidas
storage-overtaken = La partida cambió en otra ventana; así está ahora.
storage-damaged = { $n ->
    [one] { $n } cosa guardada no se pudo leer y se puso aparte.
   *[other] { $n } cosas guardadas no se pudieron leer y se pusieron aparte.
 }
storage-no_net = No se pudo traer lo que el entrenador aprendió. Inténtalo otra vez cuando haya conexión.
