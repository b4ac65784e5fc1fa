## asking
asking-two_ways = contra { FORM($card, "el") } se puede luchar de dos maneras: responde w, con el arma, o b, con las manos desnudas, o escribe { $slot }w o { $slot }b
asking-empty = una línea vacía no es una jugada
asking-unknown = { $text } no es una jugada: escribe el número o el nombre de una carta, como 2 o 5 de diamantes
asking-other_kind = { $text } no es una jugada: { FORM($card, "el") } es { $kind ->
    [monster] un monstruo
    [weapon] un arma
   *[potion] una poción
 }, no { $wanted ->
    [monster] un monstruo
    [weapon] un arma
   *[potion] una poción
 }
asking-not_held = no llevas { FORM($card, "el") }
asking-not_now = no puedes { $what }: { $why }
asking-unarmed = luchar contra { FORM($card, "el") } con un arma
asking-over = { $slot } no se puede jugar ahora: la partida ha terminado
asking-no_card = no hay ninguna carta en el puesto { $slot }: hay cartas en { $slots }

## assistant
assistant-instructions = Esto es Scoundrel, un juego de mazmorras para una sola persona y una baraja. Empieza con new_game o continue_game, lee las reglas con rules y luego juega sala por sala. Cada respuesta dice todo lo que quien juega puede saber; look lo repite, con las cartas que aún no se han visto. Cada jugada se guarda.
assistant-missing_package = los asistentes necesitan { $name }: { $command } lo trae
assistant-no_game = no hay ninguna partida en la mesa: empieza una con new_game, o sigue con otra con continue_game
assistant-none_open = no hay ninguna partida sin terminar: empieza una con new_game
assistant-is_over = la partida { $number } ha terminado: empieza otra con new_game
assistant-no_partner = { $rules } es para una sola persona, así que nadie más puede jugar
assistant-no_tool = no hay ninguna herramienta { $name }{ $near }; las herramientas son { $known }
assistant-no_argument = la herramienta { $tool } no admite { $name }; sus argumentos: { COUNT($known) ->
    [0] ninguno
   *[other] { $known }
 }
assistant-missing = la herramienta { $tool } necesita { $name }
assistant-wrong_kind = { $name } tiene que ser { $wanted }, no { $value }
assistant-no_text = no hay ningún texto { $uri }{ $near }
assistant-broken = Algo ha fallado aquí; look muestra cómo va la partida.

assistant-kind-string = texto
assistant-kind-integer = un número entero

assistant-tool-rule_sets = Los juegos de reglas, en una frase cada uno.
assistant-tool-rules = Las reglas en palabras: de un juego de reglas, o de la partida que hay en la mesa.
assistant-tool-new_game = Empieza una partida nueva, que se guarda en cada jugada. La que había antes en la mesa queda guardada.
assistant-tool-saved_games = Las partidas guardadas, primero la última que se jugó, con sus números.
assistant-tool-continue_game = Sigue con una partida sin terminar, empezada aquí o en cualquier otro sitio.
assistant-tool-look = Cómo va: el héroe, la sala, lo que haría cada carta, y las cartas sin ver y fuera de juego.
assistant-tool-play = Hace una jugada o varias, todas en esta sala; se hacen todas, o ninguna.
assistant-tool-hint = Un empujón del entrenador. Pide otra vez para saber qué haría y por qué, y otra más para saber cuánto vale cada plan. Las tres cuentan como una sola pista.
assistant-tool-undo = Deshace la última jugada. Eso se cuenta.

assistant-argument-rules = Un juego de reglas, como classic, con los ajustes que cambien si se quiere: classic start_health=15.
assistant-argument-seed = Un texto cualquiera: el mismo texto da siempre el mismo reparto, cuyas cartas pueden ser conocidas. Sin él, un reparto al azar.
assistant-argument-partner = Quién juega el segundo grupo si las reglas son para dos: human, para jugar ambos, o un bot.
assistant-argument-number = El número de una partida guardada; sin él, la última que se jugó de las que están sin terminar.
assistant-argument-moves = run; 2 o 5d o 5 de diamantes para tomar esa carta, por su puesto en la sala, su código o su nombre; 2w o 7sw para luchar con el arma, 2b o 7sb con las manos desnudas; -2 para apartar una carta. Varias, como 2 4w, o bien 8d 4cw 8h.

## plain
plain-greeting = { $heading }. Escribe { command-help } para ver la ayuda.
plain-introduced = { $words } Escribe { command-new } { $name } para probarlo, o { command-dismiss } para no oír más de ello.
plain-sure = Escribe { word-yes } para hacerlo, o { word-no }.
plain-only_drawn = { $given } no puede ir aquí: escribe { word-drawn } para una imagen, o nada para palabras
plain-welcome = Si es la primera vez que juegas, escribe { command-play }: una lección corta lo enseña, jugada a jugada.
plain-title = Scoundrel: { $motto }.
plain-languages = Esto es { $now }. Para otro idioma, escribe { command-set } language y su código: { $others }.
plain-offered = Pulsa Intro para { $command }, o escribe { command-help } para todo lo demás.
plain-deal = Este era el reparto { $seed }.
plain-compare = Escribe { command-compare } { $number } para ver esta partida junto a la de { $name }.
plain-share_what = { command-share } no lleva nada detrás, o lleva { word-text }: { $given } no es ninguna de las dos cosas
plain-code = El código de este reparto: { $code }
plain-try = Escribe { command-try } para seguir jugando desde la sala { $room }; eso no cuenta.
plain-next = Escribe { command-new } para otro reparto, { command-again } para este mismo, { command-share }, { command-review } o { command-curve } para los detalles, o { command-quit }.
plain-next_dungeon = Escribe { command-play } para la mazmorra siguiente, { command-new } para otro reparto, { command-again } para este mismo, { command-share }, { command-review }, { command-curve } o { command-quit }.
plain-next_daily = Escribe { command-share }, { command-review }, { command-curve }, { command-calendar }, { command-new } o { command-quit }.
plain-back = Escribe { command-new } para una partida, { command-continue } para una sin terminar, o { command-help }.
plain-back_to_game = De vuelta a tu partida.
plain-leave = Te vas.
plain-leave_game = Dejas la partida: { $result }.
plain-kept = La partida está guardada. La próxima vez, escribe { command-continue } para seguir.
plain-in_line = línea { $n }: { $why }
plain-cut_off = la entrada se acabó a mitad de la partida, en la sala { $room }, con { $health } de vida
plain-no_game = no hay ninguna partida en marcha: escribe { command-new } para empezar una, o { command-continue } para una sin terminar
plain-needs_words = falta algo; escribe { $command }
plain-no_words = tras la orden { $command } no puede ir { $words }: escribe { command-help } { $command }
plain-not_here = la orden { $command } no vale aquí: escribe { command-help } { $command }
plain-no_move = { $why }{ $near }
plain-no_command = no existe la orden { $command }{ $near }: escribe { command-help } para verlas todas
plain-watched = Esa era la última jugada. Escribe { command-previous }, { command-curve } o { command-back }; { command-try } sigue jugando desde una jugada anterior.
plain-puzzle_again = Prueba otra vez, o escribe { command-solution }, { command-next } o { command-back }.
plain-next_puzzle = Escribe { command-puzzle } { $level } { $place } para el siguiente.
plain-no_number = { $given } no es un número de jugadas: escribe, por ejemplo, { $command } 3
plain-nothing_else = no hay ninguna otra partida sin terminar
plain-is_over = la partida { $number } ha terminado: escribe { command-watch } { $number } para verla otra vez
plain-no_saved_number = { $given } no es el número de una partida guardada: escribe { command-games } para verlas
plain-names_two = { $given } no son dos nombres: escribe ambos, con una coma en medio, como en { command-names } Ada, Ben
plain-names_are = Juegan { $first } y { $second }.
plain-two_seats = una partida para dos necesita dos lados, no { $given }: escribe uno para cada grupo, como en { command-two } { word-human } expert
plain-no_seat = { $seat } no puede jugar{ $near }: solo valen { $known }
plain-mixture_kept = Estas reglas se han guardado como { $name }.
plain-range = de { $least } a { $most }
plain-range_or_none = de { $least } a { $most }, o none
plain-mix_setting = { $name }={ $now }: { $label }. Valores posibles: { $values }.
plain-mix_deck = { $name }={ $now }: { $label }.
plain-forgotten = Las reglas { $name } se han borrado.
plain-set = { $name }: { $title }. { $gist }
plain-own_set = { $name }: tuyas. { $title }.
plain-lesson = Lección: { $title }. Escribe { command-back } para dejarla; hay también { FORM($others, "") }.
plain-lesson_begun = Ya has empezado esta lección. Escribe { command-learn } { $name } { word-again } para empezarla de nuevo.
plain-no_lesson = no hay ninguna lección { $name }{ $near }: están { $known }
plain-no_puzzle = { $given } no es un problema: indica { FORM($levels, "", list: "or") }; tras un nivel puede ir un número
plain-no_daily = no existe { $given } para el día: escribe { command-daily } para la mazmorra del día, o { command-daily } { word-puzzle }
plain-saved = { $number }: { $name }, { $state }, jugada por última vez: { $when }.
plain-nothing_deleted = en la última hora no se ha borrado ninguna partida
plain-nothing_to_watch = aún no se ha terminado ninguna partida
plain-export_what = con { $given } no basta: escribe el número de una partida guardada y un archivo nuevo, como en { command-export } 3 game.txt
plain-counted = { $name }: { $words }
plain-plots = { $name }: puntuaciones, y precisión partida a partida.
plain-never_played = no hay ninguna partida terminada de { $name }{ $near }
plain-has_earned = Conseguido el { $when }: { $title }. { $sentence }
plain-to_earn = Aún por conseguir: { $title }. { $sentence }
plain-setting = { $name } { $now }: { $help } Otros valores: { $others }.
plain-no_setting = aquí no hay ningún ajuste { $name }{ $near }: están { $known }
plain-no_value = el ajuste { $name } no puede ser { $value }: es uno de { $known }
plain-which_value = escribe un valor para el ajuste { $name }: uno de { $known }
plain-help_line = { $usage }: { $sentence }
plain-more_help = Escribe { command-help } y una orden para saber qué hace, o { command-help } { word-all }.
plain-waiting = A la espera de { $who }. Ctrl-C deja de esperar.
plain-stopped_waiting = Ya no esperas. Intro vuelve a esperar; { command-look }, { command-resign }, { command-back } y { command-quit } funcionan como siempre.
plain-gathering = la partida no ha empezado: Intro espera a los demás, y { command-back } sale
plain-gathered = No falta nadie.
plain-next_ranked = Escribe { command-ranked } para otra, { command-boards } para saber quién juega mejor, o { command-new } para una partida por tu cuenta.
plain-next_shared = Escribe { command-again } para la revancha, { command-friend } para tus mesas, o { command-new } para una partida por tu cuenta.
plain-no_ranked = { $name } no se ofrece ahí{ $near }: están { $known }
plain-no_table = { $given } no se puede jugar con otros{ $near }: están { $known }
plain-open_table = { $number }: { $title }, { $kind }.
plain-stand_in = Escribe { command-bot } { word-me } para un bot en tu asiento, o { command-bot } { word-other } para uno en el otro.
plain-no_stand_in = { $given } no es un asiento: escribe { command-bot } { word-me }, o { command-bot } { word-other }
plain-tables = Escribe { command-friend } y un número para seguir, o { command-friend } { word-new } para una mesa para dos.
plain-no_open_table = no tienes ninguna partida abierta { $number }: escribe { command-friend } para oírlas
plain-more_entries = Escribe { command-boards } { word-next } para ver más.
plain-no_next_page = no hay más páginas
plain-no_board = { $given } no dice nada de una clasificación{ $near }: están { $known }
plain-no_account = { $given } no es nada que se pueda hacer con la cuenta{ $near }: están { $known }
plain-account = Escribe { command-account } y una de estas: { $known }.
plain-account_data = escribe el nombre de un archivo nuevo, como en { command-account } { word-data } mine.json
plain-moves_help =
    .w1 = Escribe lo que quieres hacer y pulsa Intro.
    .w2 = 2, o 5 de diamantes: tomar esa carta, por su número en la sala o por su nombre.
    .w3 = 2w o 2b: luchar con el arma o con las manos desnudas; o escribe 7 de picas con las manos desnudas.
    .w4 = Puedes decirlo entero: toma el 2 de diamantes, lucha contra el 5 de tréboles con las manos desnudas, bebe 3.
    .w5 = A una pregunta se responde con w, b, { word-yes } o { word-no }.
    .w6 = huir: huir de la sala, donde las reglas lo permiten.
    .w7 = -2, o apartar 7 de picas: apartar esa carta, donde las reglas lo permiten.
    .w8 = Una carta tiene también un código: su valor, y c para tréboles, s para picas, d para diamantes o h para corazones.
    .w9 = 5d toma el 5 de diamantes; 7sw y 7sb luchan contra el 7 de picas; Jc es la jota de tréboles.
    .w10 = Algunas barajas tienen dos dragones: Xc es el dragón verde, Xs el dragón de huesos.
    .w11 = 2 4w, o bien 8d 4cw 8h: varias jugadas en una sala; se hacen todas, o ninguna.

plain-offer-ranked = { command-ranked }: { $told }
plain-offer-friend = { command-friend }: { $told }
plain-offer-boards = { command-boards }: { $told }
plain-offer-play = { command-play }: { $told }.
plain-offer-continue = { command-continue }: { $told }.
plain-offer-new_game = { command-new }: { $label }; { $told }.
plain-offer-daily = { command-daily }: { $label }; { $told }.

plain-prompt-unsaved = sin guardar{" "}
plain-prompt-move = >{" "}
plain-prompt-player = { $name }>{" "}
plain-prompt-over = { command-new }, { command-again } o { command-quit }>{" "}
plain-prompt-lesson = lección, paso { $step } de { $steps }>{" "}
plain-prompt-puzzle = problema>{" "}
plain-prompt-watch = jugada { $move } de { $moves }>{" "}
plain-prompt-gathering = a la espera, Intro sigue esperando>{" "}
plain-prompt-waiting = no es tu turno, Intro espera>{" "}
plain-prompt-online_over = terminada>{" "}

plain-dealer-alone = Para quien reparte: pulsa Intro cuando nadie más pueda ver ni oír esto>{" "}
plain-dealer-room = Para quien reparte: la sala { $number } tiene { $cards }.
plain-dealer-prompt = ¿Qué ve el héroe? (Intro, nada; { command-quit }, { command-help } y { command-set } dealer nobody funcionan como siempre)>{" "}

plain-group-room = En una partida: { $commands }.
plain-group-begin = Para empezar una: { $commands }.
plain-group-learn = Para aprender: { $commands }.
plain-group-online = En un servidor: { $commands }.
plain-group-past = Partidas anteriores: { $commands }.
plain-group-rest = Y además: { $commands }.

plain-usage-look = { command-look }
plain-usage-dismiss = { command-dismiss }
plain-usage-unseen = { command-unseen }
plain-usage-discard = { command-discard }
plain-usage-hint = { command-hint }
plain-usage-undo = { command-undo }
plain-usage-rules = { command-rules } [REGLAS]
plain-usage-new = { command-new } [REGLAS] [SEMILLA]
plain-usage-play = { command-play } [NÚMERO]
plain-usage-again = { command-again }
plain-usage-continue = { command-continue } [NÚMERO]
plain-usage-compare = { command-compare } [NÚMERO]
plain-usage-daily = { command-daily } [{ word-puzzle } o NÚMERO]
plain-usage-winnable = { command-winnable } [REGLAS]
plain-usage-deal = { command-deal } CÓDIGO o ENLACE
plain-usage-two = { command-two } [QUIÉN QUIÉN]
plain-usage-names = { command-names } [NOMBRE, NOMBRE]
plain-usage-mix = { command-mix } [NOMBRE:] AJUSTE=VALOR …
plain-usage-forget = { command-forget } NOMBRE
plain-usage-sets = { command-sets }
plain-usage-ranked = { command-ranked } [REGLAS], o { command-ranked } { word-day } [REGLAS]
plain-usage-friend = { command-friend } [{ word-new } o REGLAS] [{ word-dealer } o { word-deal }], o { command-friend } NÚMERO
plain-usage-join = { command-join } ENLACE
plain-usage-boards = { command-boards } [REGLAS] [{ word-day }, { word-week }, { word-season } o { word-all }] [GRUPO] [{ word-around }] [{ word-name } NOMBRE], { command-boards } { word-next } o { command-boards } { word-report } NOMBRE
plain-usage-bot = { command-bot } [{ word-me } u { word-other }]
plain-usage-account = { command-account } [{ word-name }, { word-code }, { word-recover }, { word-data }, { word-assisted }, { word-object }, { word-delete } o { word-new }]
plain-usage-learn = { command-learn } [LECCIÓN] [{ word-again }]
plain-usage-puzzle = { command-puzzle } [NIVEL] [NÚMERO], { command-puzzle } { word-daily } o { command-puzzle } { word-mine }
plain-usage-solution = { command-solution }
plain-usage-back = { command-back }
plain-usage-tips = { command-tips }
plain-usage-guide = { command-guide } [NOMBRE o NÚMERO]
plain-usage-share = { command-share } [{ word-text }]
plain-usage-review = { command-review }
plain-usage-games = { command-games }
plain-usage-watch = { command-watch } [NÚMERO, o BOT [REGLAS]]
plain-usage-next = { command-next } [JUGADAS], o Intro
plain-usage-previous = { command-previous } [JUGADAS]
plain-usage-curve = { command-curve } [{ word-drawn }]
plain-usage-try = { command-try }
plain-usage-resign = { command-resign } [NÚMERO] [{ word-yes }]
plain-usage-delete = { command-delete } NÚMERO [{ word-yes }]
plain-usage-restore = { command-restore } [NÚMERO]
plain-usage-export = { command-export } NÚMERO ARCHIVO
plain-usage-import = { command-import } ARCHIVO
plain-usage-calendar = { command-calendar } [MES]
plain-usage-statistics = { command-statistics } [REGLAS]
plain-usage-habits = { command-habits }
plain-usage-plot = { command-plot } [REGLAS] [{ word-drawn }]
plain-usage-achievements = { command-achievements }
plain-usage-bestiary = { command-bestiary } [CARTA]
plain-usage-settings = { command-settings }
plain-usage-set = { command-set } NOMBRE VALOR
plain-usage-help = { command-help } [ORDEN o { word-all }]
plain-usage-quit = { command-quit }

plain-help-look = describe la sala otra vez.
plain-help-dismiss = no volver a oír de las reglas que se te propusieron.
plain-help-unseen = las cartas que aún están por llegar.
plain-help-discard = las cartas que están fuera de juego.
plain-help-hint = un empujón del entrenador; otra vez, lo que él haría; y otra más, la probabilidad de ganar con cada plan.
plain-help-undo = deshace la última jugada.
plain-help-rules = las reglas de esta partida, o de otro juego de reglas.
plain-help-new = otro reparto; con otras reglas o tu propia semilla, si quieres.
plain-help-play = la lección, para empezar, y después las primeras mazmorras, de amables a justas; con un número, esa.
plain-help-again = el mismo reparto desde el principio.
plain-help-continue = sigue con la última partida sin terminar, o con la que tiene ese número.
plain-help-compare = tu partida terminada junto a la de quien te envió un enlace.
plain-help-daily = la mazmorra de hoy, la misma para todo el mundo; un solo intento y sin deshacer. O el problema del día: { command-daily } { word-puzzle }. O un día saltado, como práctica, por su número.
plain-help-winnable = un reparto nuevo que se puede ganar.
plain-help-deal = el reparto de un código, como en { command-deal } classic/42; o aquello a lo que lleva un enlace que te enviaron.
plain-help-two = una partida para dos, como en { command-two } { word-human } expert.
plain-help-names = cómo se llaman quienes juegan dos grupos, como en { command-names } Ada, Ben.
plain-help-mix = cambia ajustes de las reglas y juega con ellas; un nombre las guarda; { command-mix } sin nada más enumera los ajustes.
plain-help-forget = borra unas reglas tuyas, como en { command-forget } mine.
plain-help-sets = los juegos de reglas y tus propias reglas, en una frase cada uno.
plain-help-ranked = una partida clasificatoria con una baraja que nadie puede conocer: la clásica, con otras reglas, o la mazmorra del día del servidor.
plain-help-friend = tus mesas en el servidor; { command-friend } { word-new } abre una para dos, { command-friend } dragons { word-dealer } una donde reparte otra persona, { command-friend } dragons { word-deal } una donde repartes tú.
plain-help-join = ocupa el asiento de una invitación que te enviaron, o mira.
plain-help-boards = quién juega mejor, como en { command-boards } classic { word-week } { word-around }, o { command-boards } { word-name } Ann.
plain-help-bot = propone que un bot ocupe tu asiento, { command-bot } { word-me }, o el otro, { command-bot } { word-other }; o acepta lo propuesto.
plain-help-account = quién eres en el servidor; tu nombre, un código para tus otros dispositivos, tus datos.
plain-help-learn = una lección jugada, desde donde la dejaste: classic, sidestep o dragons; { word-again } la empieza de nuevo.
plain-help-puzzle = una sala, un plan mejor que los demás: el siguiente que no has resuelto, uno como en { command-puzzle } { word-easy } 3, el del día, o un error tuyo.
plain-help-solution = deja un problema y muestra su mejor plan.
plain-help-back = sale de una lección, de un problema o de una partida que estás viendo.
plain-help-tips = cómo jugar bien, en frases cortas.
plain-help-guide = cómo ganar, cómo ganar sin huir, y la puntuación explicada.
plain-help-share = una partida terminada en palabras, y su enlace; { command-share } { word-text } muestra las líneas para pegar, y no se revela ninguna carta. Mientras ves una, la posición como pregunta para los demás.
plain-help-review = lo que dice el entrenador de cada sala de una partida terminada.
plain-help-games = las partidas guardadas, las más nuevas primero.
plain-help-watch = una partida guardada otra vez, con lo que el entrenador dice de cada sala; o un bot en juego, como en { command-watch } expert.
plain-help-next = avanza una jugada, o cuantas digas, mientras miras; en un problema, pasa al siguiente.
plain-help-previous = retrocede una jugada, o cuantas digas, mientras miras.
plain-help-curve = la probabilidad de ganar, sala por sala, tras una partida o mientras miras; { word-drawn } la muestra como imagen.
plain-help-try = sigue jugando desde la jugada que ves, o tras una partida desde donde cambió; no cuenta.
plain-help-resign = abandona una partida sin terminar, que cuenta como derrota; sin número, la que juegas en un servidor.
plain-help-delete = borra una partida guardada; durante una hora se puede recuperar.
plain-help-restore = recupera una partida borrada; sin número, la última.
plain-help-export = escribe el registro de una partida guardada en un archivo nuevo, como en { command-export } 3 game.txt.
plain-help-import = guarda las partidas de un archivo de registros, como en { command-import } game.txt.
plain-help-calendar = hoy, y un mes de días: victorias, derrotas y días saltados; otro mes, como en { command-calendar } 2026-11.
plain-help-statistics = cómo te han ido las partidas.
plain-help-habits = lo que más te costó en tus últimas partidas, y qué hacer en su lugar.
plain-help-plot = tus puntuaciones y tu precisión, partida a partida; { word-drawn } las muestra como imágenes.
plain-help-achievements = lo que has conseguido hasta ahora, y lo que falta por conseguir.
plain-help-bestiary = las criaturas y cosas que has encontrado, y cómo acabó aquello; con una carta, como en { command-bestiary } 10 de picas, su entrada.
plain-help-settings = quién describe cada sala, y cómo se lucha contra los monstruos.
plain-help-set = cambia uno de ellos, como en { command-set } dealer nobody.
plain-help-help = lo que puedes escribir; o lo que hace una orden, o todas.
plain-help-quit = sale; la partida se guarda.
