## app
app-how_to_quit = Ctrl+Q sale; la partida se guarda.
app-unsaved = Sin guardar: { $why }. Puedes seguir jugando; se intentará guardar una y otra vez.
app-unsaved_mark = sin guardar
app-saved_again = Vuelve a estar todo guardado.
app-lost = No se pudo guardar todo: { $why }.
app-quit = Salir
app-quit_help = Salir; la partida se guarda

## screen
screen-chosen = <
screen-type_a_move = una jugada: 5d, 7sw, huir
screen-with_deal = { $name } · reparto { $deal }
screen-where = { $n ->
    [one] { $room } · debajo, { $n } carta
   *[other] { $room } · debajo, { $n } cartas
 }
screen-where_short = { $room } · debajo { $n }
screen-player = Lado { $number }
screen-bot = { $name } ({ $bot })
screen-turn_mark = ▶
screen-fallen = Fin, con { $health } de vida
screen-health = Vida: { $health } de { $most }
screen-foreseen = { $now } → { $health }
screen-no_weapon = Sin arma
screen-bare_hands = solo manos desnudas
screen-new_weapon = Arma { $weapon }
screen-weapon = Arma { $weapon } ▸ { $slain }
screen-strikes = { $limit ->
    [new] nueva: alcanza todo
    [below] alcanza bajo { FORM($rank, "el") }
   *[at_most] alcanza hasta { FORM($rank, "el") }
 }
screen-unseen = { $n ->
        [one] { $n } carta sin ver
       *[other] { $n } cartas sin ver
     }
screen-unseen_dragons = { $n } sin ver: { $dragons ->
        [one] { $dragons } dragón
       *[other] { $dragons } dragones
     }
screen-known = al fondo: { $cards }
screen-discard = { $n ->
    [one] d Descarte: { $n } carta
   *[other] d Descarte: { $n } cartas
 }
screen-defeated = { $n ->
        [one] { $n } vencido
       *[other] { $n } vencidos
     }
screen-spent = { $n ->
        [one] { $n } gastada
       *[other] { $n } gastadas
     }
screen-room = sala { $room }
screen-room_of = sala { $room } de { $rooms }
screen-fatal = FIN
screen-which_away = ¿Qué carta quieres apartar? Esc, ninguna.
screen-no_card = No hay ninguna carta en el puesto { $slot }.

screen-may-run = r Huir: { $why }
screen-may-away = p Apartar: { $why }
screen-may-undo = u Deshacer: lo último
screen-may-hint = h Pista: { $why }

screen-may_not-run = Huir: { $why }
screen-may_not-put_away = Apartar: { $why }
screen-may_not-away = Apartar: { $why }
screen-may_not-undo = Deshacer: { $why }
screen-may_not-hint = Pista: { $why }

## dialog
dialog-close = Esc cierra esto.

## keys
keys-title = Teclas
keys-table =
    .w1 = cifras: tomar esa carta
    .w2 = flechas: elegir una carta; Intro la toma
    .w3 = w, b: luchar con el arma, con las manos desnudas
    .w4 = Intro: la manera marcada, el arma salvo que esté nueva y las manos desnudas cuesten 3 o menos
keys-run = r: huir de la sala
keys-put_away = p: apartar una carta
keys-resign = g: abandonar la partida
keys-stand_in = s: proponer que un bot ocupe un asiento, o aceptarlo
keys-looking_on =
    .w1 = Estás mirando: solo juega quien se sienta a la mesa.
    .w2 = d: el descarte
    .w3 = Ctrl+P: todo lo demás
    .w4 = Esc: volver
    .w5 = Ctrl+Q: salir
keys-dealing =
    .w1 = Repartes tú: cada sala nueva la ves primero, y te toca describirla.
    .w2 = d: el descarte
    .w3 = Ctrl+P: todo lo demás
    .w4 = Esc: volver; la partida te espera en el servidor
    .w5 = Ctrl+Q: salir
keys-undo = u: deshacer la última jugada
keys-hint = h: una pista; h otra vez para saber más
keys-thoughts = h: qué pensó el bot de su última jugada
keys-next_puzzle = n: el problema siguiente
keys-marks = { $blade } en una carta: tu arma la alcanza; { $danger }: queda poca vida
keys-more =
    .w1 = d: el descarte
    .w2 = /: escribir una jugada, como 5d, 7sw, huir, o rey de picas con las manos desnudas
    .w3 = Ctrl+P: todo lo demás
    .w4 = Esc: volver; la partida se guarda en cada jugada
    .w5 = Ctrl+Q: salir
keys-question =
    .w1 = cifras: la carta que dejarías
    .w2 = r: huirías; a: las afrontarías todas
    .w3 = Intro: responder
    .w4 = t: seguir jugando desde aquí, una vez dada la respuesta
    .w5 = l: aprender el juego en cinco minutos
    .w6 = d: las cartas fuera de juego
    .w7 = Esc: volver
keys-replay =
    .w1 = Espacio: en marcha y pausa; +, -: más rápido, más lento
    .w2 = flecha derecha, n: la jugada siguiente
    .w3 = flecha izquierda, p, Retroceso: la jugada anterior
    .w4 = Inicio, Fin: al principio, al final
    .w5 = c: la curva de la probabilidad de ganar
    .w6 = s: preguntar a otros qué harían aquí
    .w7 = t: seguir jugando desde esta jugada, en una partida que no cuenta
    .w8 = d: el descarte
    .w9 = Ctrl+P: todo lo demás
    .w10 = Esc: volver
    .w11 = Ctrl+Q: salir

## bindings
bindings-account = cuenta
bindings-boards = clasificación
bindings-board_around = cerca de mí
bindings-board_find = buscar
bindings-board_group = grupo
bindings-board_next = más
bindings-board_period = período
bindings-board_report = denunciar
bindings-board_rules = reglas
bindings-board_top = arriba
bindings-copy = copiar enlace
bindings-join = unirse
bindings-back = volver
bindings-palette = todo
bindings-bare_hands = sin arma
bindings-answer = responder
bindings-begin = empezar
bindings-change_settings = ajustes
bindings-close = cerrar
bindings-curve = curva
bindings-discard = descarte
bindings-dungeon = mazmorra
bindings-end = final
bindings-export = exportar
bindings-ask_others = preguntar
bindings-face_all = todas
bindings-learn = aprender
bindings-play = jugar
bindings-thoughts = ideas
bindings-watch_bot = ver un bot
bindings-forget_mixture = olvidar
bindings-hand_over = enseñar
bindings-hint = pista
bindings-import = importar
bindings-keep = guardar
bindings-keys = teclas
bindings-month_after = después
bindings-month_before = antes
bindings-more = más
bindings-name_it = nombrar
bindings-names = nombres
bindings-page_down = bajar
bindings-start_over = de nuevo
bindings-next = sigue
bindings-light = luz de día
bindings-next_deal = sigue
bindings-next_puzzle = otro problema
bindings-next_tab = pestaña +
bindings-next_value = valor +
bindings-player_1 = lado 1
bindings-player_2 = lado 2
bindings-put_away = apartar
bindings-puzzle = problema
bindings-quit = salir
bindings-delete = borrar
bindings-give_up = abandonar
bindings-stand_in = un bot
bindings-have_back = deshacer
bindings-read_on = más
bindings-run = huir
bindings-same_deal = otra vez
bindings-side_by_side = lado a lado
bindings-next_one = la siguiente
bindings-missed_day = día saltado
bindings-share = compartir
bindings-skip_lesson = 1.ª mazmorra
bindings-start = empezar
bindings-tab_before = pestaña −
bindings-bestiary = bestiario
bindings-next_chapter = capítulo +
bindings-chapter_before = capítulo −
bindings-title = portada
bindings-todays_puzzle = problema del día
bindings-try_from_here = probar aquí
bindings-try_from_there = probar ahí
bindings-type_a_value = escribir valor
bindings-undo = deshacer
bindings-value_before = valor −
bindings-watch_it = repaso
bindings-weapon = arma
