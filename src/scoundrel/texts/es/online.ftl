## serve
serve-link = Abre este enlace en un navegador: { $link }
serve-alone = Solo esta máquina puede llegar a él.
serve-open_to_others = Escucha en { $host }: quien tenga el enlace puede jugar tus partidas.
serve-stop = Ctrl-C lo detiene. Las partidas se guardan en cada jugada.
serve-missing = la página necesita { $name }: { $command } lo trae
serve-no_host = { $host } no es una dirección de esta máquina: { $why }
serve-no_name = ningún nombre se escribe así
serve-no_port = el puerto { $port } no se puede usar: { $why }; omítelo y se tomará uno libre
serve-no_secret = Abre el enlace que ha mostrado scoundrel serve: deja entrar a este navegador.
serve-elsewhere = Esta no es una página de este servidor.
serve-too_long = Eso es demasiado largo.
serve-too_slow = Eso tardó demasiado en llegar.

## online
online-bad_address = { $url } no es la dirección de un servidor: escribe https://example.org
online-no_server = En { $url } no hay ningún servidor de este juego.
online-lost = No se puede llegar al servidor ({ $why }). En tu mesa no ha cambiado nada; inténtalo otra vez.
online-odd_answer = El servidor ha dado una respuesta sin sentido (estado { $status }). En tu mesa no ha cambiado nada.
online-dealer = quien reparte
online-player = quien juega
online-ranked_game = Clasificatoria: { $rules }
online-of_day = Mazmorra clasificatoria del { $date }: { $rules }
online-day_picture = clasificatoria, { $date }
online-shared_game = { $rules }, en compañía
online-waits_for = a la espera de { $who }
online-invite_lines =
    .w1 = Envía el enlace a quien vaya a sentarse ahí.
    .w2 = La partida empieza cuando no falte nadie.
online-ranked_lines =
    .w1 = Tienes un solo intento: no se deshacen jugadas, y el entrenador no da pistas.
    .w2 = Cada jugada se guarda. Tras 24 horas sin jugar, la partida cuenta como derrota.
    .w3 = El servidor ha fijado su mitad de la mezcla; la tuya se añade antes de repartir ninguna carta. Nadie puede elegir la baraja.
online-day_lines =
    .w1 = Tienes un solo intento: no se deshacen jugadas, y el entrenador no da pistas.
    .w2 = Cada jugada se guarda. Tras 24 horas sin jugar, la partida cuenta como derrota.
    .w3 = La baraja es la misma para todo el mundo, y se fijó antes de la primera jugada de nadie.
online-shared_lines =
    .w1 = No falta nadie. No se deshacen jugadas, y el entrenador no da pistas.
    .w2 = Puedes irte y volver adonde estabas.
online-commitment = La promesa del servidor: { $commitment }
online-given_up_alone = Abandonaste esta partida.
online-given_up_there = { $who } abandonó esta partida.
online-given_up = { $loser } abandonó: gana { $winner }.
online-none = Aquí no hay ningún servidor, o ahora no se puede llegar a él.
online-no_answer = sin respuesta
online-not_begun = la partida no ha empezado
online-sealed = Baraja sellada { $digits }, se abre al final
online-sealed_lines =
    .w1 = El servidor ha fijado su mitad de la mezcla; tu dispositivo añade la otra.
    .w2 = Al final se abren ambas, y cualquiera puede comprobar que nadie eligió tus cartas.
online-sealed_day_lines =
    .w1 = La baraja es la misma para todo el mundo, y se fijó antes de la primera jugada de nadie.
    .w2 = Se abre cuando ya nadie pueda estar en ella, y cualquiera puede comprobar que no se cambió.
online-account = Tu cuenta
online-nobody = Aún no tienes cuenta aquí: con tu primera partida entras de visita.
online-guest = Juegas de visita, en el grupo «{ $group }».
online-known_as = Tu nombre es { $name }, en el grupo «{ $group }».
online-name = Nombre
online-name_help = Déjalo vacío para no tener ninguno. No puede parecerse al nombre de otra persona.
online-devices = Otros dispositivos
online-help_heading = Jugar con ayuda
online-kept = Lo que se guarda de ti
online-code = Tu código de recuperación: { $code }
online-code_once = Anótalo: se muestra una sola vez. Quien lo tenga puede jugar en tu nombre, en cualquier dispositivo.
online-code_asked = Tu código de recuperación
online-object_words = Lo que pasó, con tus palabras
online-recovered = Ahora tienes aquí la misma cuenta que en tu otro dispositivo.
online-noted = Anotado. Quien lleva este servidor puede leerlo.
online-deleted = Tu cuenta está borrada, con todo lo que el servidor guardaba de ella. Las partidas con otros se quedan, sin tu nombre.
online-openly = La ayuda de un motor en casa no siempre se nota. Las copias claras de uno pasan al grupo con ayuda.
online-open = Te esperan
online-ranked_today = La mazmorra del { $date }
online-ranked_any = Una baraja que nadie puede conocer
online-ranked_terms = Un solo intento, sin pistas, sin deshacer. Tras { $n ->
        [one] { $n } hora
       *[other] { $n } horas
     } sin jugar, está perdida.
online-day_entry = Bajar
online-day_help = Un solo intento, las mismas cartas para todo el mundo en este servidor
online-standing = Tu puesto desde siempre: { $place }, con una media de { $mean }.
online-unranked = { $n ->
    [one] Tendrás un puesto tras { $n } partida más.
   *[other] Tendrás un puesto tras { $n } partidas más.
 }
online-board_of = { $n ->
    [one] { $n } participante
   *[other] { $n } participantes
 }
online-board_when = { $when }: { $players }
online-board_least = { $n ->
    [one] Hace falta { $n } partida para tener un puesto.
   *[other] Hacen falta { $n } partidas para tener un puesto.
 }
online-board_empty = Aún no hay nadie aquí.
online-row = { $n ->
    [one] { $n } partida, victorias: { $wins }, mejor racha: { $streak }
   *[other] { $n } partidas, victorias: { $wins }, mejor racha: { $streak }
 }
online-mean = { $mean } ± { $margin }
online-unnamed = una visita
online-find_name = El nombre que buscas
online-which_rules = Reglas
online-friend_lines = Abres una mesa y envías un enlace. Quien lo abra se sienta.
online-two_parties = Dos grupos
online-dealers_seat = Un asiento para quien reparte
online-dealer_help = Quien reparte ve primero cada sala y se la describe a quien juega.
online-dealt_theirs = Alguien te reparte
online-dealt_theirs_help = Juegas tú; la otra persona ve primero cada sala.
online-dealt_mine = Repartes tú
online-dealt_mine_help = Tú ves primero cada sala; juega la otra persona.
online-somebody = alguien
online-a_friend = la otra persona
online-seat_free = El otro asiento sigue libre.
online-invites_player = Quien abra primero este enlace se sienta
online-invites_dealer = Quien abra primero este enlace reparte
online-watch_link = Quien tenga este enlace puede mirar, y nada más.
online-invited_seat = { $name } te invita a una mesa.
online-invited_dealer = { $name } te invita a repartir.
online-taken = Ese asiento está ocupado. Si es el tuyo, sigue.
online-hero = { $name }: { $line }
online-stand_in = Que un bot juegue por { $name }
online-stand_in_me = Que un bot juegue por mí
online-stand_in_asked = Propuesto.
online-stand_in_proposed = Propuesta: un bot juega por { $name }. Lo hará en cuanto haya acuerdo de ambas partes.
online-rematch_asked = Ya te están esperando.
online-ranked_again = Otra partida clasificatoria
online-record_help = Cualquiera puede verificarlo con scoundrel check.

online-fair-yes = El reparto fue limpio.
online-fair-no = El reparto no fue lo que se prometió antes de la primera carta.
online-fair-later = La baraja del día se abre cuando ya nadie pueda estar en ella.
online-fair-commitment = Prometido antes de la primera carta: { $text }
online-fair-secret = El secreto del servidor, ya abierto: { $text }
online-fair-side = El lado de quien juega: { $text }
online-fair-day = En lugar del lado de quien juega, igual para todo el mundo: { $text }

online-sure-resign = ¿Abandonar esta partida? Quedará perdida.
online-sure-assisted = ¿Jugar con ayuda de ahora en adelante? Tus resultados pasan contigo a las clasificaciones con ayuda, y no se puede deshacer.
online-sure-delete = ¿Borrar tu nombre, tus resultados, tus puestos en todas las clasificaciones y tus partidas clasificatorias? No se puede deshacer.

online-group-unaided = sin ayuda
online-group-assisted = con ayuda
online-group-programs = programas

online-group_short-unaided = Sin ayuda
online-group_short-assisted = Con ayuda
online-group_short-programs = Programas

online-period_short-day = Día
online-period_short-week = Semana
online-period_short-season = Temporada
online-period_short-all = Siempre

online-column-name = quién
online-column-mean = media

online-entry-rename = Elegir un nombre
online-entry-rename_help = Lo ven los demás. Para jugar no hace falta.
online-entry-recovery = Un código de recuperación
online-entry-recovery_help = La misma cuenta en otro dispositivo. Un código anterior deja entonces de valer.
online-entry-sign_out = Cerrar las demás sesiones
online-entry-sign_out_help = Solo queda abierta la de este dispositivo, y recibes un código de recuperación nuevo.
online-entry-recover = Introducir un código de recuperación
online-entry-recover_help = La misma cuenta aquí que en otro dispositivo.
online-entry-assisted = Jugar con ayuda
online-entry-assisted_help = Quien lo hace tiene sus propias clasificaciones.
online-entry-object_to = Objetar
online-entry-object_to_help = Di por qué tu sitio está en el grupo sin ayuda.
online-entry-my_data = Llevarte tus datos
online-entry-my_data_help = Todo lo que el servidor guarda de ti, en un archivo.
online-entry-delete_account = Borrar tu cuenta
online-entry-delete_account_help = Tu nombre, resultados, puestos y partidas clasificatorias. Las partidas con otros se quedan, sin tu nombre.
online-entry-anew = Empezar de cero
online-entry-anew_help = Otra visita, como el primer día. Sin su código de recuperación, pierdes tu cuenta.

## server
server-none = no se conoce ningún servidor: da su dirección una vez, como en scoundrel play --server https://example.org
server-unreachable = Ahora no se puede llegar al servidor { $url }. Todo lo demás está aquí.
server-forgotten = Ya no se recuerda ningún servidor, ni tu cuenta en él.
server-guest = Ahora estás de visita en { $url }. En tu cuenta puedes tomar un nombre.
server-unknown = El servidor ya no te conoce. En tu cuenta, introduce tu código de recuperación, o empieza de cero.
server-bad_invitation = { $given } no es una invitación: pega entero el enlace que te enviaron
server-waiting = A la espera de { $who }.
server-asking = Preguntando al servidor …
server-your_turn = Te toca.
server-kept = La partida te espera en el servidor.
server-seat_link = Para jugar contigo: { $link }
server-dealer_link = Para repartir: { $link }
server-watch_link = Para mirar: { $link }
server-none_open = No tienes ninguna partida abierta en este servidor.
server-first_open = Tienes abierta una partida clasificatoria; esa va primero.
server-onward = n: otra. Esc: portada.
server-rematch = n: revancha. Esc: portada.
server-looking_on = Estás mirando.
server-stand_in = Un bot ocupa un asiento cuando ambas partes lo han propuesto.

server-kind-ranked = clasificatoria
server-kind-shared = con otros

## boards
boards-heading = Clasificaciones
boards-title = { $rules }, { $period }, { $group }
boards-line = { $n ->
    [one] { $rank }. { $name }: { $mean }, victorias: { $wins } de { $n } partida, mejor racha: { $streak }
   *[other] { $rank }. { $name }: { $mean }, victorias: { $wins } de { $n } partidas, mejor racha: { $streak }
 }
boards-margin = {" "}± { $margin }
boards-own = Tú: { $line }
boards-unranked = { $n ->
    [one] Tienes { $n } partida aquí; hacen falta { $least } para tener un puesto.
   *[other] Tienes { $n } partidas aquí; hacen falta { $least } para tener un puesto.
 }
boards-none = Aún no hay nadie en esta clasificación.
boards-not_yet = Aún no estás en esta clasificación.
boards-no_name = Nadie se llama { $name } en esta clasificación.
boards-not_listed = nadie se llama { $name } en la lista de arriba
boards-open = Ordenada por la puntuación media; lo que sigue a ± es cuánto puede desviarse, 19 de cada 20 veces. La ayuda de un motor en casa no siempre se nota. Las copias claras de uno pasan al grupo con ayuda.
boards-reported = Gracias. Un nombre que denuncian suficientes personas se retira.
boards-find = Buscar a alguien
boards-find_help = El nombre que buscas.

boards-period-day = la mazmorra del { $when }
boards-period-week = semana { $when }
boards-period-season = temporada { $when }
boards-period-all = desde siempre

## ranked
ranked-of_day = La mazmorra de hoy: { $rules }

## friend
friend-help = Abre una mesa y envía su enlace. Izquierda y derecha cambian lo que se juega cuando alguien reparte.
friend-open = Seguir: { $title }, { $kind }
friend-two = { $rules }: dos grupos, dos dispositivos
friend-dealt = { $rules }: reparte otra persona
friend-dealing = { $rules }: repartes tú
friend-join = Unirse con un enlace
friend-join_help = Pega el enlace que te enviaron.

## account
account-told = { $who } El servidor es { $url }.
account-nameless = una visita
account-why = Se te cambió de grupo: { $why }
account-named = Ahora tu nombre es { $name }.
account-unnamed = Ahora no tienes nombre.
account-recovered = Ahora tu nombre es { $name }.
account-assisted = Ahora estás en el grupo con ayuda.
account-taken = Todo lo que el servidor guarda de ti está en { $path }.
account-data_file = El nombre de un archivo nuevo.
account-begun_anew = La próxima vez que juegues ahí, lo harás de visita, desde cero.
account-sure = n: sí, hacerlo. Esc: no.
