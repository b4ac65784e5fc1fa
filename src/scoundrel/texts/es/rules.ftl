## rules
rules-topic-dungeon = Mazmorra
rules-topic-health = Vida
rules-topic-rooms = Salas
rules-topic-avoiding = Evitar
rules-topic-monsters = Monstruos
rules-topic-weapons = Armas
rules-topic-potions = Pociones
rules-topic-end = Final
rules-topic-score = Puntuación

rules-dungeon = { $n ->
    [one] La mazmorra tiene { $n } carta: { $kinds }.
   *[other] La mazmorra tiene { $n } cartas: { $kinds }.
 }
rules-deck-monster = { $n ->
        [one] { $n } monstruo
       *[other] { $n } monstruos
     } ({ $cards })
rules-deck-weapon = { $n ->
        [one] { $n } arma
       *[other] { $n } armas
     } ({ $cards })
rules-deck-potion = { $n ->
        [one] { $n } poción
       *[other] { $n } pociones
     } ({ $cards })
rules-deck-suits = { $twice ->
    [yes] { FORM($suits, "") }, { $ranks }, todo por partida doble
   *[no] { FORM($suits, "") }, { $ranks }
 }
rules-deck-dragons = { $n ->
    [one] { $n } dragón, el comodín
   *[other] { $n } dragones, los comodines
 }

rules-health-start = { $players ->
    [1] Empiezas con { $start_health } puntos de vida y puedes tener { $max_health } como máximo.
   *[2] Cada uno de los dos grupos empieza con { $start_health } puntos de vida y puede tener { $max_health } como máximo.
 }
rules-health-floor = { $floor ->
    [none] La vida puede bajar de cero.
    [0] La vida nunca baja de cero, y a cero caes al instante.
   *[other] La vida nunca baja de { $floor }.
 }
rules-health-fall = A cero o menos caes al instante.

rules-rooms-size = { $n ->
    [one] Una sala tiene { $n } carta.
   *[other] Una sala tiene { $n } cartas.
 }
rules-rooms-face = { $players ->
    [1] { $carried ->
        [0] { $avoid ->
            [card] Afrontas todas las cartas que no se apartan, de una en una y en el orden que quieras.
           *[other] Las afrontas todas, de una en una y en el orden que quieras.
         }
        [one] Afrontas { $to_face } de ellas, de una en una y en el orden que quieras; la restante se queda para la sala siguiente.
       *[other] Afrontas { $to_face } de ellas, de una en una y en el orden que quieras; las { $carried } restantes se quedan para la sala siguiente.
     }
   *[2] { $carried ->
        [0] { $avoid ->
            [card] Los dos grupos afrontan entre ambos todas las cartas que no se apartan, de una en una y en el orden que quieran.
           *[other] Los dos grupos las afrontan todas entre ambos, de una en una y en el orden que quieran.
         }
        [one] Los dos grupos afrontan entre ambos { $to_face } de ellas, de una en una y en el orden que quieran; la restante se queda para la sala siguiente.
       *[other] Los dos grupos afrontan entre ambos { $to_face } de ellas, de una en una y en el orden que quieran; las { $carried } restantes se quedan para la sala siguiente.
     }
 }
rules-rooms-first = El azar decide quién empieza.
rules-rooms-turns = Se juega por turnos, cada cual con su grupo; quien toma la última carta de una sala empieza la siguiente.
rules-rooms-fallen = Si un grupo cae, el otro sigue por su cuenta.

rules-avoiding-what = { $avoid ->
    [nothing] Hay que afrontar todas las salas; no se puede huir.
    [card] Antes de afrontar ninguna carta de una sala, puedes apartar una de ellas.
   *[room] Antes de afrontar ninguna carta de una sala completa, puedes huir de la sala entera, mientras queden cartas en la mazmorra.
 }
rules-avoiding-others = Después afrontas todas las demás.
rules-avoiding-starter = Quien empieza la sala decide por ambos grupos, y empieza también la sala nueva.
rules-avoiding-where = { $avoided_cards ->
    [shuffled] Las cartas evitadas vuelven a la mazmorra, que entonces se baraja.
   *[under_deck] Las cartas evitadas van bajo la mazmorra, en el orden de la sala.
 }
rules-avoiding-often = { $in_a_row ->
    [yes] { $avoid ->
        [card] Puedes apartar una carta en cuantas salas seguidas quieras.
       *[room] Puedes huir de cuantas salas seguidas quieras.
     }
   *[no] { $avoid ->
        [card] No puedes apartar una carta en dos salas seguidas.
       *[room] No puedes huir de dos salas seguidas.
     }
 }

rules-monsters-cost = { COUNT($faces) ->
    [0] Un monstruo afrontado con las manos desnudas cuesta su valor en puntos de vida; con un arma, su valor menos el del arma, pero nunca menos de 0.
   *[other] Un monstruo afrontado con las manos desnudas cuesta su valor en puntos de vida ({ $faces }); con un arma, su valor menos el del arma, pero nunca menos de 0.
 }
rules-monsters-face = { $rank } { $value }

rules-weapons-taken = El arma que tomas se empuña siempre; la anterior se descarta con los monstruos abatidos con ella.
rules-weapons-limit = { $weapon_limit ->
    [at_most] Un arma nueva alcanza a cualquier monstruo; un arma usada solo alcanza a los que no superan al último que abatió.
   *[below] Un arma nueva alcanza a cualquier monstruo; un arma usada solo alcanza a los que son más débiles que el último que abatió.
 }
rules-weapons-beyond = { $breaks ->
    [yes] Contra cualquier otro monstruo el arma se rompe: no ayuda y se descarta.
   *[no] Contra cualquier otro monstruo luchas con las manos desnudas y conservas el arma.
 }
rules-weapons-bare = { $bare_hands ->
    [yes] Siempre puedes luchar con las manos desnudas, y el arma queda como estaba.
   *[no] Si llevas un arma, tienes que usarla.
 }

rules-potions-heal = Una poción devuelve su valor en puntos de vida, hasta el máximo.
rules-potions-which = { $potions ->
    [not_in_a_row] Una poción bebida justo después de otra se desperdicia, aunque sea en otra sala o tras una huida.
   *[one_per_room] Solo cura la primera poción que bebes en una sala; cualquier otra se desperdicia.
 }

rules-end-when = { $ending ->
    [short_room] La partida termina en cuanto no se puede repartir una sala completa.
   *[play_out] Cuando se acaba la mazmorra, afrontas las cartas que quedan; entonces termina la partida.
 }
rules-end-won = Si sigues con vida, ganas.
rules-end-each = Cada grupo gana o pierde por su cuenta.

rules-score-won = { $scoring ->
    [low] Gana la puntuación más baja: una victoria vale la vida que te queda, en negativo.
   *[health] Una victoria vale la vida que te queda, más el valor de la última carta afrontada si fue una poción y tienes la vida al máximo.
 }
rules-score-lost = { $scoring ->
    [low] { $loss_counts ->
        [deck] Una derrota vale el número de cartas que quedan en la mazmorra.
       *[dungeon] Una derrota vale el número de cartas que quedan en la mazmorra y en la sala.
     }
   *[health] { $loss_counts ->
        [deck] Una derrota vale tu vida menos los valores de todos los monstruos que quedan en la mazmorra.
       *[dungeon] Una derrota vale tu vida menos los valores de todos los monstruos que quedan en la mazmorra y en la sala.
     }
 }
rules-score-fallen = Se cuenta cuando cae un grupo.

rules-note-party = Un grupo son cinco héroes con 4 puntos de vida cada uno: el rey y la reina de corazones, y el rey, la reina y la jota de diamantes.
rules-note-unscored = La especificación no define ninguna puntuación; esta se ha tomado de las reglas de 2011.

## rule sets
rules-title-classic = Scoundrel clásico
rules-title-easy = Scoundrel fácil
rules-title-hard = Scoundrel difícil
rules-title-original = Scoundrel, 2011
rules-title-sidestep = Scoundrel Quiebro
rules-title-dragons = Diamonds & Dragons
rules-title-dragons-duo = Diamonds & Dragons para dos
rules-title-digital = Scoundrel digital

rules-gist-classic = El juego de siempre: puedes huir, pero no dos veces seguidas.
rules-gist-easy = Puedes huir cuantas veces seguidas quieras.
rules-gist-hard = No se huye nunca.
rules-gist-original = Tal como se publicó: un arma usada también alcanza a un monstruo igual.
rules-gist-sidestep = Se aparta una carta en vez de huir; hay ases rojos; gana la puntuación más baja.
rules-gist-dragons = Dragones, armas que se rompen y una mazmorra que se baraja cuando huyes.
rules-gist-dragons-duo = Dos grupos comparten una baraja doble en salas de siete.
rules-gist-digital = Ganas en cuanto no se puede repartir una sala completa.

rules-credit-online = Creado por Zach Gage y Kurt Bieg; tal como se juega en un Scoundrel en línea con tres dificultades.
rules-credit-first = Creado por Zach Gage y Kurt Bieg; estas son sus propias reglas, de 2011.
rules-credit-site = Creado por Zach Gage y Kurt Bieg; tal como se juega en otro sitio.
rules-credit-dragons = Diamonds & Dragons es de Rory Philstrom. Es una versión de Battle of Cards, de Alexander Petcoglo, que a su vez es una variante de Scoundrel, de Zach Gage y Kurt Bieg.
rules-credit-digital = Creado por Zach Gage y Kurt Bieg; tal como lo describe una especificación para versiones digitales.

## refusal
refusal-never = estas reglas no lo permiten
refusal-game_over = la partida ha terminado
refusal-room_begun = ya has afrontado una carta de esta sala
refusal-one_a_room = solo una carta por sala
refusal-in_a_row = dos veces seguidas no se puede
refusal-room_not_full = solo de una sala completa
refusal-deck_empty = no quedan cartas en la mazmorra

## codes
codes-no_slash = { $text } no es el código de un reparto: escribe las reglas, una barra y la semilla, como en { $example }
codes-no_seed = { $text } no es el código de un reparto: escribe una semilla tras la barra, como en { $example }
codes-open_quote = { $text } no es una semilla: la que empieza con comillas tiene que acabar con ellas

## introductions
introductions-easy = { $title } es la misma mazmorra con una puerta más amable: puedes huir cuanto quieras.
introductions-hard = Has salido tres veces. En { $title } no se huye nunca.
introductions-sidestep = { $title } te deja esquivar una carta de cada sala, y cuenta lo que te sobra como una deuda.
introductions-dragons = { $title } trae dos dragones, armas que se rompen y más de beber.
introductions-dragons-duo = { $title } es lo mismo con un segundo grupo, a tu lado o en manos de un bot.
introductions-original = { $title } trae las reglas tal como se publicaron: un arma también alcanza a su igual.
introductions-digital = { $title } termina en cuanto ya no se puede llenar una sala.
introductions-try = Probar { $title }
introductions-dismiss = No mostrar más
introductions-dismissed = { $title } no volverá a aparecer; está entre las reglas.
introductions-nobody = ahora no hay nada que descartar

## mixing
mixing-also = También cambió, para que los ajustes encajen: { $what }.
mixing-title = { $more ->
    [0] { $rules }, { $changes }
   *[other] { $rules }, { $changes }, { $more } más
 }
mixing-refused = { $value } no encaja. { $wanted }
mixing-hopeless = ninguno de los { $deals } repartos de { $rules } se podía ganar; prueba unas reglas más fáciles

mixing-wanted-number = { $optional ->
    [yes] Un número entero de { $least } a { $most }, o ninguno.
   *[no] Un número entero de { $least } a { $most }.
 }
mixing-wanted-cards = Cartas, como en 2c-Ac 2s-As 2d-Td 2h-Th: tréboles y picas son monstruos.

mixing-settings-deck = cartas de la baraja
mixing-settings-players = cuántos juegan
mixing-settings-room_size = cartas de una sala
mixing-settings-carried = cartas que quedan para la sala siguiente
mixing-settings-start_health = vida inicial
mixing-settings-max_health = vida máxima
mixing-settings-health_floor = vida mínima
mixing-settings-avoid = lo que se puede evitar
mixing-settings-avoid_in_a_row = evitar varias veces seguidas
mixing-settings-avoided_cards = cartas evitadas
mixing-settings-weapon_limit = un arma usada
mixing-settings-weapon_breaks = armas que se rompen
mixing-settings-bare_hands = manos desnudas a voluntad
mixing-settings-potions = pociones que curan
mixing-settings-ending = el final de la partida
mixing-settings-scoring = la puntuación
mixing-settings-loss_counts = lo que cuenta en una derrota

mixing-values-deck = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
     }
mixing-values-players = juegan: { $n }
mixing-values-room_size = salas de { $n }
mixing-values-carried = { $n ->
    [one] se queda { $n }
   *[other] se quedan { $n }
 }
mixing-values-start_health = vida { $n }
mixing-values-max_health = vida { $n } como máximo
mixing-values-health_floor = nunca menos de { $n }
mixing-values-health_floor-none = la vida puede bajar de cero
mixing-values-avoid-nothing = sin huidas
mixing-values-avoid-room = con huidas
mixing-values-avoid-card = se aparta una carta
mixing-values-avoid_in_a_row-yes = también seguidas
mixing-values-avoid_in_a_row-no = nunca seguidas
mixing-values-avoided_cards-under_deck = lo evitado va bajo la mazmorra
mixing-values-avoided_cards-shuffled = lo evitado se baraja
mixing-values-weapon_limit-below = el arma alcanza por debajo del último abatido
mixing-values-weapon_limit-at_most = el arma alcanza hasta el último abatido
mixing-values-weapon_breaks-yes = las armas se rompen
mixing-values-weapon_breaks-no = las armas no se rompen
mixing-values-bare_hands-yes = manos desnudas a voluntad
mixing-values-bare_hands-no = el arma se usa siempre
mixing-values-potions-one_per_room = una poción por sala
mixing-values-potions-not_in_a_row = no dos pociones seguidas
mixing-values-ending-play_out = se juega hasta la última carta
mixing-values-ending-short_room = una sala incompleta da la victoria
mixing-values-scoring-health = gana la puntuación alta
mixing-values-scoring-low = gana la puntuación baja
mixing-values-loss_counts-deck = en la derrota cuenta la mazmorra
mixing-values-loss_counts-dungeon = en la derrota cuentan mazmorra y sala

## differences
differences-told = Diferencias con el juego clásico:
differences-missing = (no: { $words })

## mix
mix-no_mixture = Estas reglas ya existen; cambia algo primero.
mix-name = Un nombre para estas reglas
mix-name_help = Cualquier nombre corto que aún no tengan otras reglas: letras, cifras, puntos y guiones.

## dealcode
dealcode-help = Reglas, una barra y una semilla, como en classic/42.

## duo
duo-help = 1 y 2 cambian quién juega; Intro empieza la partida.
duo-seat = Lado { $number }: { $who }
duo-human = una persona
duo-named = una persona, { $name }
duo-name = Nombre del lado { $number }
duo-name_help = Cómo te llama la mesa; vacío, Lado { $number }.

## settings
settings-how = Intro, o las flechas izquierda y derecha, cambian un valor.
settings-language = Idioma
settings-language_help = El juego, el narrador y las reglas. Una partida empezada sigue adelante.
settings-language_device = el que pida este dispositivo
settings-theme = Tema
settings-theme_help = El aspecto de la mesa. Los palos se distinguen siempre también por forma y letra.
settings-theme_device = como este dispositivo
settings-theme_candle = vela (oscuro)
settings-theme_daylight = luz de día (claro)
settings-theme_colour_blind = daltonismo (oscuro)
settings-theme_colour_blind_light = daltonismo (claro)
settings-theme_high_contrast = alto contraste (oscuro)
settings-theme_high_contrast_light = alto contraste (claro)
settings-theme_plain = sencillo
settings-weapon = Arma o manos desnudas
settings-weapon_help = Qué ocurre cuando se puede luchar de dos maneras contra un monstruo.
settings-weapon_ask = preguntar
settings-weapon_use = usar el arma si se puede
settings-fatal = Jugadas mortales
settings-fatal_help = Si se pide confirmación antes de una jugada que te mata.
settings-fatal_ask = preguntar otra vez
settings-fatal_never = no preguntar nunca
settings-dealer = Crupier
settings-dealer_help = Quién describe cada sala. Si reparte una persona, la ve primero.
settings-dealer_nobody = nadie
settings-dealer_narrator = el narrador
settings-dealer_human = una persona a tu lado
settings-detail_help = Cuánto se cuenta tras una jugada: la mesa entera o lo que cambió. Al mirar se cuenta siempre todo.
settings-symbols = Caracteres
settings-symbols_help = Con qué se dibujan las cartas.
settings-symbols_auto = lo que admita la terminal
settings-symbols_unicode = Unicode
settings-symbols_ascii = ASCII
settings-squares = Salas al compartir
settings-squares_help = Con qué se dibujan las salas cuando compartes una partida.
settings-squares_auto = lo que vaya con el tema
settings-squares_colours = cuadros de colores
settings-squares_bars = barras
settings-squares_letters = cifras
settings-motion = Movimiento
settings-motion_help = Animaciones breves que muestran lo que ha pasado.
settings-motion_on = sí
settings-motion_off = no
settings-handover = Cambio de turno
settings-handover_help = Cuando dos juegan en un dispositivo: si la mesa espera un toque de quien tiene el turno.
settings-handover_on = esperar un toque
settings-handover_off = solo decir a quién le toca
settings-counter = Cuenta de cartas
settings-counter_help = Las cartas que aún no has visto.
settings-counter_on = a la vista
settings-counter_off = oculta
settings-back = Dorso de las cartas
settings-back_help = El aspecto de las cartas ocultas.
settings-back_seal = un sello
settings-back_embers = brasas
settings-back_lattice = una celosía
settings-back_crowns = coronas
settings-table = Mesa
settings-table_help = Sobre qué están las cartas.
settings-table_bare = desnuda
settings-table_boards = tablas
settings-table_flagstones = losas
settings-table_runes = runas
settings-honours = Todos los dorsos y mesas
settings-honours_help = Si se pueden elegir también los que no te has ganado. De ellos no depende nada más.
settings-honours_on = todos
settings-honours_off = los ganados
