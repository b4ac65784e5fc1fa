## The Dealer's words for a room
# Solo la forma con «un»: tras «de», «a» y «con» no se contrae nada. Donde es complemento de persona, con «a».
narrator-count = { $count ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[other] { $count }
 }
narrator-copies = { FORM($card, "") } ({ narrator-count } veces)

narrator-opening =
    .w1 = La puerta se queja y luego cede.
    .w2 = La escalera da a una bóveda baja.
    .w3 = La vela vacila y se lo piensa.
    .w4 = Una gota cae, y va contando.
    .w5 = El corredor tuerce y se abre.
    .w6 = Hollín viejo cubre el techo.
    .w7 = Otros pies gastaron este suelo.
    .w8 = Huele a hierro y a visita inoportuna.
    .w9 = La cerradura lleva años rota.
    .w10 = Alguien contó rayas, y dejó de contar.
    .w11 = Aire viciado y un poco dulce.
    .w12 = Telarañas que se abren como cortinas.
    .w13 = Tus pasos vuelven con retraso.
    .w14 = Los muros se inclinan para escuchar.
    .w15 = Una reja oxidada cuelga abierta.
    .w16 = Aquí la oscuridad es más espesa.
    .w17 = Cera de otras velas en el umbral.
    .w18 = Un arco, un escalón, y esto.
    .w19 = El pasadizo se estrecha y luego cede.
    .w20 = El musgo se comió los nombres del muro.
    .w21 = Hace más calor del que debería.
    .w22 = El mortero se deshace bajo tu mano.
    .w23 = Suena una campana, muy lejos.
    .w24 = Hay polvo suspendido en la luz.
    .w25 = A esta sala le sobra una puerta.
    .w26 = Las raíces han atravesado el techo.
    .w27 = Por aquí arrastraron algo.
    .w28 = Las losas están húmedas y torcidas.
    .w29 = Hay cadenas que no cuelgan de nada.
    .w30 = Un hogar frío y un banco roto.
    .w31 = Tu luz apenas llega a los rincones.
    .w32 = Nadie ha barrido aquí en años.
    .w33 = El eco dice que la sala es grande.
    .w34 = Un santo pintado ha perdido la cara.
    .w35 = Huele a humo y a algo peor.
    .w36 = El techo se toca con la mano.
    .w37 = La bisagra cede con un suspiro.
    .w38 = Alguien tapió la ventana.
    .w39 = Los peldaños resbalan.
    .w40 = Hay letreros, ninguno amable.
    .w41 = Una bodega, a juzgar por el olor.
    .w42 = El viento prefiere quedarse fuera.
    .w43 = La vela mengua; el pasillo, no.
narrator-first =
    .w1 = La reja cae a tu espalda.
    .w2 = Unos peldaños, y se acabó el día.
    .w3 = Enciendes la vela y entras.
    .w4 = La mazmorra empieza sin ceremonias.
    .w5 = Una última mirada al cielo, y abajo.
    .w6 = La cuerda era la parte fácil.
    .w7 = Te dijeron que no, y aquí estás.
    .w8 = La primera puerta ni tiene llave.
narrator-last =
    .w1 = Más hondo que esto no hay nada.
    .w2 = Más allá, una luz gris.
    .w3 = Debajo ya no queda nada.
    .w4 = Huele a lluvia, y no muy lejos.
    .w5 = La mazmorra ya no tiene qué mandar.
    .w6 = Después solo está la salida.
    .w7 = Al fondo, en el umbral, hay hierba.
    .w8 = Oyes pájaros, o te gustaría.
narrator-begun =
    .w1 = Recobras el aliento.
    .w2 = La vela es más corta que antes.
    .w3 = El polvo se posa en lo que queda.
    .w4 = Hay más silencio que antes.
    .w5 = Aquí aún te queda tarea.
    .w6 = Haces recuento de lo que falta.
    .w7 = Hasta aquí, bien, más o menos.
    .w8 = El resto de la sala espera.
    .w9 = Te das la vuelta despacio.
    .w10 = Una cosa menos en que pensar.
narrator-ran =
    .w1 = Huiste; lo que dejaste se conserva.
    .w2 = Cierras la puerta y te apoyas en ella.
    .w3 = Huir fue sensato, o al menos rápido.
    .w4 = Atrás, una puerta bate con desgana.
    .w5 = Sin aliento, ante otra puerta.
    .w6 = Lo que te hizo huir sigue abajo.
    .w7 = Volverás a ver esa sala, por partes.
    .w8 = Huir no es deshonra, ni gran gloria.
    .w9 = Allí atrás decidieron tus piernas.
    .w10 = El corazón se te quedó allí atrás.
    .w11 = Huiste. La mazmorra toma nota.
narrator-broke =
    .w1 = Te escuecen las astillas de tu arma.
    .w2 = Lo que fue tu arma quedó atrás.
    .w3 = Sin tu arma, las manos pesan menos.
    .w4 = Aún aprietas un arma que ya no está.
    .w5 = Tu arma dio con algo más duro.
    .w6 = Del arma te queda una ampolla.
narrator-wasted =
    .w1 = La poción desperdiciada sienta mal.
    .w2 = Esa poción solo quitó la sed.
    .w3 = Una poción de más, sin provecho.
    .w4 = Aún sabe a poción perdida.
    .w5 = Una poción perdida es un mal trago.
    .w6 = Bebiste una para nada, y lo sabes.
narrator-narrow =
    .w1 = Sigues con vida, por muy poco.
    .w2 = Cuentas heridas y pierdes la cuenta.
    .w3 = Te tiembla la mano, y con ella la luz.
    .w4 = Por poco, y aún sangras.
    .w5 = Ahora tus huellas son rojas.
    .w6 = Sigues, sobre todo por despecho.
    .w7 = De ti ya queda más bien poco.
    .w8 = Te aprietas el costado y sigues.
narrator-great_kill =
    .w1 = Atrás, algo grande deja de moverse.
    .w2 = Esa muerte se contará, si sales.
    .w3 = Mataste lo que otros solo describen.
    .w4 = Te limpias las manos y finges calma.
    .w5 = El suelo aún tiembla del golpe.
    .w6 = Una enormidad menos en lo oscuro.
narrator-put_away =
    .w1 = Lo que apartaste espera más abajo.
    .w2 = Rodeaste una cosa; ya volverá.
    .w3 = Te hiciste a un lado, y funcionó.
    .w4 = Dejaste algo para luego.
    .w5 = Algo que esquivaste sigue abajo.
    .w6 = Pasaste de puntillas junto a algo.
narrator-fallen =
    .w1 = La vela se apaga.
    .w2 = La mazmorra se queda con lo que le dan.
    .w3 = Alguien hará una raya más.
    .w4 = Aquí termina, sin mucho ruido.
    .w5 = La oscuridad se cierra sobre tu luz.
    .w6 = La puerta se cierra sin ayuda.
    .w7 = Quien venga luego encontrará tu vela.
narrator-escaped =
    .w1 = Luz del día, y nadie que la vea.
    .w2 = Sales parpadeando y te cuentas los dedos.
    .w3 = Resulta que la reja se abre hacia fuera.
    .w4 = Has salido, y pocos pueden decirlo.
    .w5 = Detrás de ti, la mazmorra se calla.
    .w6 = El aire no sabe a nada, y es una maravilla.
    .w7 = La vela la soplas tú.

narrator-epitaph-general =
    .w1 = Sala { $room }. { FORM($cards, "") }. La vela aún humea.
    .w2 = Sala { $room }: { FORM($cards, "") }.
    .w3 = Aquí yace quien se cruzó con { FORM($cards, "") }. Sala { $room }.
    .w4 = { FORM($cards, "") } tiene ahora tu vela. Sala { $room }.
    .w5 = En la sala { $room }, { FORM($cards, "") } ya fue demasiado.
    .w6 = Rayado en el muro de la sala { $room }: { FORM($cards, "") }.
    .w7 = Hasta aquí, y entonces { FORM($cards, "") }. Sala { $room }.
narrator-epitaph-small =
    .w1 = Mira que ir a dar con { FORM($cards, "") }. Sala { $room }.
    .w2 = Tanto para esto: { FORM($cards, "") }. Sala { $room }.
    .w3 = Nadie le pondrá música: { FORM($cards, "") }, sala { $room }.
    .w4 = Bastó con { FORM($cards, "") }. Sala { $room }.
narrator-epitaph-unarmed =
    .w1 = { FORM($cards, "") }, y nada en tus manos. Sala { $room }.
    .w2 = Manos desnudas contra { FORM($cards, "") }. Sala { $room }.
    .w3 = Tú tenías los puños; la sala { $room }, { FORM($cards, "") }.
    .w4 = { FORM($cards, "") }, y por respuesta los puños. Sala { $room }.
narrator-epitaph-door =
    .w1 = A un paso de la reja: { FORM($cards, "") }. Sala { $room }.
    .w2 = Ya olía a lluvia; luego, { FORM($cards, "") }. Sala { $room }.
    .w3 = El cielo estaba a la vista, y también { FORM($cards, "") }.
    .w4 = A una sala de la luz del día: { FORM($cards, "") }.

narrator-home-whole =
    .w1 = Ni un rasguño, y nadie se lo va a creer.
    .w2 = Sales igual que entraste, cosa rara.
    .w3 = En la reja te preguntan si llegaste a entrar.
    .w4 = Has salido, y con la camisa limpia.
narrator-home-thread =
    .w1 = Sales a rastras, y a rastras también vale.
    .w2 = Un rasguño más y nadie lo contaría.
    .w3 = Sales de rodillas, pero sales.
    .w4 = Lo que queda de ti vuelve a casa a pie.
narrator-home-narrow =
    .w1 = La luz duele, y todo lo demás también.
    .w2 = Cojeas hasta casa y duermes dos días.
    .w3 = En la reja te cuentan dos veces, por si acaso.
    .w4 = A casa, y sin mucho que llevar.
    .w5 = Sales apoyándote en el muro, pero sales.
narrator-home-well =
    .w1 = Sales por tu propio pie, y ese era todo el truco.
    .w2 = Por la puerta grande, como una visita.
    .w3 = Llegas a casa con el pan todavía caliente.
    .w4 = Fuera es un día cualquiera, por suerte.
    .w5 = Dejas la mazmorra más vacía de lo que estaba.
narrator-home-alone =
    .w1 = Sales sin compañía y callas un buen rato.
    .w2 = Entraron dos, y las dos velas las llevas tú.
    .w3 = La reja se abre para una sola sombra.
    .w4 = Vuelves a casa con dos mochilas.

narrator-monsters-weak-one =
    .w1 = { FORM($cards, "") } casi cierra el paso.
    .w2 = { FORM($cards, "") } se ha instalado aquí.
    .w3 = { FORM($cards, "") } te mira y se ofende.
    .w4 = Rezonga en el rincón { FORM($cards, "") }.
    .w5 = Se oye antes de verse: { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } monta mal la guardia.
    .w7 = Junto a tus pies: { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } se interesa por ti.
    .w9 = Acecha entre cascotes { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } sale a tu encuentro.
    .w11 = Tu luz sobresalta a { FORM($cards, "") }.
    .w12 = Un problema pequeño: { FORM($cards, "") }.
narrator-monsters-weak-many =
    .w1 = { FORM($cards, "") } riñen en el suelo.
    .w2 = { FORM($cards, "") } se reparten las sombras.
    .w3 = Problemas pequeños: { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } salen a tu encuentro.
    .w5 = Acechan entre cascotes { FORM($cards, "") }.
    .w6 = Cierran el paso { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } te miran y se ofenden.
    .w8 = Se distinguen { FORM($cards, "") }.
    .w9 = { FORM($cards, "") } se han instalado aquí.
    .w10 = Tu luz sobresalta a { FORM($cards, "") }.

narrator-monsters-middling-one =
    .w1 = { FORM($cards, "") } espera junto al muro.
    .w2 = { FORM($cards, "") } se levanta de la paja.
    .w3 = En medio de todo está { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } te ha oído llegar.
    .w5 = En la otra puerta, { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } bloquea el pasadizo.
    .w7 = La luz da con { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } sale de un nicho.
    .w9 = Alguien dejó entrar a { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } se vuelve hacia la vela.
    .w11 = Entre los pilares: { FORM($cards, "") }.
    .w12 = { FORM($cards, "") } llegó antes que tú.
narrator-monsters-middling-many =
    .w1 = { FORM($cards, "") } te han oído llegar.
    .w2 = De la oscuridad salen { FORM($cards, "") }.
    .w3 = En la otra puerta, { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } cierran el paso.
    .w5 = La luz da con { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } se vuelven hacia la vela.
    .w7 = Lo peor, delante: { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } se levantan a una.
    .w9 = Junto a un fuego muerto, { FORM($cards, "") }.
    .w10 = Entre los pilares: { FORM($cards, "") }.
    .w11 = { FORM($cards, "") } llegaron antes que tú.
    .w12 = Alguien dejó entrar a { FORM($cards, "") }.

narrator-monsters-strong-one =
    .w1 = { FORM($cards, "") } te esperaba.
    .w2 = En la puerta se alza { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } no se da prisa.
    .w4 = Las sombras sueltan a { FORM($cards, "") }.
    .w5 = Todo esto pertenece a { FORM($cards, "") }.
    .w6 = Donde acaba tu luz, { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } se yergue y sigue creciendo.
    .w8 = Esperabas no toparte con { FORM($cards, "") }.
    .w9 = La sala le hace sitio a { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } te mira entrar.
    .w11 = El frío viene de { FORM($cards, "") }.
    .w12 = Esta noche te hospeda { FORM($cards, "") }.
narrator-monsters-strong-many =
    .w1 = { FORM($cards, "") } te esperaban.
    .w2 = Lo peor, delante: { FORM($cards, "") }.
    .w3 = En la puerta se alzan { FORM($cards, "") }.
    .w4 = Las sombras sueltan a { FORM($cards, "") }.
    .w5 = Donde acaba tu luz, { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } te miran entrar.
    .w7 = La sala les hace sitio a { FORM($cards, "") }.
    .w8 = Esperabas no toparte con { FORM($cards, "") }.
    .w9 = Contra ti: { FORM($cards, "") }.
    .w10 = Hoy te hospedan { FORM($cards, "") }.
    .w11 = Todo esto pertenece a { FORM($cards, "") }.
    .w12 = { FORM($cards, "") } no se dan prisa.

narrator-monsters-crowd =
    .w1 = Son { narrator-count }: { FORM($cards, "") }.
    .w2 = Cuentas { narrator-count }: { FORM($cards, "") }.
    .w3 = La sala está llena: { FORM($cards, "") }.
    .w4 = Mires donde mires: { FORM($cards, "") }.
    .w5 = { narrator-count } se interponen: { FORM($cards, "") }.
    .w6 = Cuentas hasta { narrator-count }: { FORM($cards, "") }.
    .w7 = Una compañía entera: { FORM($cards, "") }.
    .w8 = Lo peor, delante; son { narrator-count }: { FORM($cards, "") }.
narrator-monsters-others =
    .w1 = Y { narrator-count } más: { FORM($cards, "") }.
    .w2 = Esperan otros { narrator-count }: { FORM($cards, "") }.
    .w3 = Con compañía: { FORM($cards, "") }.
    .w4 = Hay { narrator-count } más: { FORM($cards, "") }.
    .w5 = Por ahí andan { narrator-count } más: { FORM($cards, "") }.
    .w6 = Además: { FORM($cards, "") }.

narrator-goods-weapon-one =
    .w1 = Contra el muro, { FORM($cards, "") }.
    .w2 = Alguien dejó aquí { FORM($cards, "") }.
    .w3 = A tu alcance, { FORM($cards, "") }.
    .w4 = En el suelo: { FORM($cards, "") }.
    .w5 = Entre la paja asoma { FORM($cards, "") }.
    .w6 = De dos ganchos cuelga { FORM($cards, "") }.
    .w7 = Alguien perdió { FORM($cards, "") }.
    .w8 = Contra una viga: { FORM($cards, "") }.
    .w9 = Casi tropiezas con { FORM($cards, "") }.
    .w10 = En un cofre roto hay { FORM($cards, "") }.
narrator-goods-weapon-many =
    .w1 = Un armero guarda { FORM($cards, "") }.
    .w2 = Alguien dejó aquí { FORM($cards, "") }.
    .w3 = A tu alcance, { FORM($cards, "") }.
    .w4 = Contra el muro, { FORM($cards, "") }.
    .w5 = Alguien perdió { FORM($cards, "") }.
    .w6 = En el suelo: { FORM($cards, "") }.
    .w7 = Puedes elegir: { FORM($cards, "") }.
    .w8 = En un cofre roto hay { FORM($cards, "") }.

narrator-goods-potion-one =
    .w1 = En un estante hay { FORM($cards, "") }.
    .w2 = En un nicho espera { FORM($cards, "") }.
    .w3 = Alguien olvidó { FORM($cards, "") }.
    .w4 = La luz se detiene en { FORM($cards, "") }.
    .w5 = En un hueco, a salvo: { FORM($cards, "") }.
    .w6 = Una pequeña merced: { FORM($cards, "") }.
    .w7 = Tras un ladrillo: { FORM($cards, "") }.
    .w8 = En la repisa hay { FORM($cards, "") }.
    .w9 = Sin dueño a la vista: { FORM($cards, "") }.
    .w10 = De milagro se salvó { FORM($cards, "") }.
narrator-goods-potion-many =
    .w1 = Un estante guarda { FORM($cards, "") }.
    .w2 = En un nicho esperan { FORM($cards, "") }.
    .w3 = Despensa ajena: { FORM($cards, "") }.
    .w4 = La luz se detiene en { FORM($cards, "") }.
    .w5 = Pequeñas mercedes: { FORM($cards, "") }.
    .w6 = Tras un ladrillo: { FORM($cards, "") }.
    .w7 = En la repisa hay { FORM($cards, "") }.
    .w8 = Contra todo pronóstico, { FORM($cards, "") }.

narrator-goods-mixed-many =
    .w1 = Hay ayuda: { FORM($cards, "") }.
    .w2 = En un banco hay { FORM($cards, "") }.
    .w3 = Alguien dejó aquí { FORM($cards, "") }.
    .w4 = A tu alcance: { FORM($cards, "") }.
    .w5 = De un zurrón asoman { FORM($cards, "") }.
    .w6 = La luz se detiene en { FORM($cards, "") }.
    .w7 = En un cofre hay { FORM($cards, "") }.
    .w8 = Algo de provecho: { FORM($cards, "") }.
    .w9 = A cambio, { FORM($cards, "") }.
    .w10 = Sobre un altar hay { FORM($cards, "") }.

narrator-carried-monster-one =
    .w1 = { FORM($cards, "") } te ha seguido.
    .w2 = Aún te sigue { FORM($cards, "") }.
    .w3 = De antes viene { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } no te ha dejado ir.
    .w5 = Te pisa los talones { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } no quiso quedarse.
    .w7 = No te quitas de encima a { FORM($cards, "") }.
    .w8 = Un asunto pendiente: { FORM($cards, "") }.
narrator-carried-monster-many =
    .w1 = { FORM($cards, "") } te han seguido.
    .w2 = Aún te siguen { FORM($cards, "") }.
    .w3 = De antes vienen { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } no te han dejado ir.
    .w5 = Te pisan los talones { FORM($cards, "") }.
    .w6 = No te quitas de encima a { FORM($cards, "") }.

narrator-carried-weapon-one =
    .w1 = Reservaste { FORM($cards, "") } para luego.
    .w2 = Queda de antes { FORM($cards, "") }.
    .w3 = Has cargado con { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } sigue a mano.
    .w5 = Aún sin empuñar: { FORM($cards, "") }.
    .w6 = Aún cuentas con { FORM($cards, "") }.
    .w7 = Bajo el brazo: { FORM($cards, "") }.
narrator-carried-weapon-many =
    .w1 = Reservaste { FORM($cards, "") } para luego.
    .w2 = Quedan de antes { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } siguen a mano.
    .w4 = Aún sin empuñar: { FORM($cards, "") }.
    .w5 = Bajo el brazo: { FORM($cards, "") }.

narrator-carried-potion-one =
    .w1 = Guardaste { FORM($cards, "") } para luego.
    .w2 = Queda de antes { FORM($cards, "") }.
    .w3 = Sin tocar todavía: { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } sigue ahí.
    .w5 = Aún por beber: { FORM($cards, "") }.
    .w6 = En tu bolsillo, { FORM($cards, "") }.
    .w7 = Aún conservas { FORM($cards, "") }.
narrator-carried-potion-many =
    .w1 = Guardaste { FORM($cards, "") } para luego.
    .w2 = Quedan de antes { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } siguen ahí.
    .w4 = Aún por beber: { FORM($cards, "") }.
    .w5 = Aún conservas { FORM($cards, "") }.

narrator-carried-mixed-many =
    .w1 = Quedan de antes { FORM($cards, "") }.
    .w2 = Aún te acompañan { FORM($cards, "") }.
    .w3 = De antes te quedan { FORM($cards, "") }.
    .w4 = Aún pendiente: { FORM($cards, "") }.

narrator-returned-one =
    .w1 = Otra vez por aquí: { FORM($cards, "") }.
    .w2 = Ya te libraste antes de { FORM($cards, "") }.
    .w3 = Vuelve lo evitado: { FORM($cards, "") }.
    .w4 = Te devuelven { FORM($cards, "") }.
    .w5 = Esto ya lo has visto: { FORM($cards, "") }.
    .w6 = De nuevo lo mismo: { FORM($cards, "") }.
    .w7 = Una cara conocida: { FORM($cards, "") }.
narrator-returned-many =
    .w1 = Otra vez por aquí: { FORM($cards, "") }.
    .w2 = Ya te libraste antes de { FORM($cards, "") }.
    .w3 = Vuelve lo evitado: { FORM($cards, "") }.
    .w4 = Te devuelven { FORM($cards, "") }.
    .w5 = Esto ya lo has visto: { FORM($cards, "") }.
    .w6 = De nuevo lo mismo: { FORM($cards, "") }.
    .w7 = Caras conocidas: { FORM($cards, "") }.

narrator-remark-low_health =
    .w1 = No puedes permitirte mucho más.
    .w2 = Las fuerzas casi no te alcanzan.
    .w3 = No se acaba solo la vela.
    .w4 = Sangre de sobra no tienes.
    .w5 = Preferirías sentarte.
narrator-remark-worst =
    .w1 = Peor que esto no hay; ya es algo.
    .w2 = Lo peor de la mazmorra está aquí.
    .w3 = Lo peor ya lo tienes delante.
    .w4 = De esto no hay canciones.
narrator-remark-no_monsters =
    .w1 = Aquí nadie respira más que tú.
    .w2 = Hoy nadie quiere tu muerte.
    .w3 = Nada se mueve, y da mala espina.
    .w4 = Tienes la sala para ti.
    .w5 = Es casi apacible.
narrator-remark-only_monsters =
    .w1 = Nada de aquí va a ayudarte.
    .w2 = No hay nada que recoger.
    .w3 = Nadie te dejó nada.
    .w4 = Aquí no hay consuelo.
narrator-remark-alike =
    .w1 = Dos monstruos son iguales.
    .w2 = Dos monstruos andan parejos.
    .w3 = Dos monstruos igual de fuertes.

## The bestiary
bestiary-title = Bestiario
bestiary-count = { $n } de { $most }
bestiary-nothing = Lo que encuentres en una partida tuya queda escrito aquí cuando la partida termina.
bestiary-waiting = { $n ->
    [one] { $n } partida anterior aún no está contada; mira otra vez.
   *[other] { $n } partidas anteriores aún no están contadas; mira otra vez.
 }
bestiary-unmet = aún sin ver
bestiary-name = { FORM($creature, "name") }
bestiary-entry = { $name }, { $card }
bestiary-worth = vale { $n } · { $where }
bestiary-bare = { $n ->
    [one] Una vez con las manos desnudas, el { $day }.
   *[other] { $n } veces con las manos desnudas, la última el { $day }.
 }
bestiary-by = { $n ->
    [one] Sobre todo con { FORM($weapon, "") }: una vez.
   *[other] Sobre todo con { FORM($weapon, "") }: { $n } veces.
 }
bestiary-weapon = { FORM($weapon, "gender") ->
    [f] Con ella
   *[m] Con él
 }
bestiary-slew = { bestiary-weapon } abatiste { $n ->
        [one] { $n } monstruo
       *[other] { $n } monstruos
     }.
bestiary-slew_most = { $n ->
    [one] Sobre todo, { FORM($slain, "") }: una vez.
   *[other] Sobre todo, { FORM($slain, "") }: { $n } veces.
 }
bestiary-wasted = { $n ->
    [one] Desperdiciada una vez.
   *[other] Desperdiciada { $n } veces.
 }
bestiary-first = Primer encuentro: { $day }.
bestiary-home = Solo vive donde se juega con estas reglas: { FORM($rules, "", list: "or") }.
bestiary-number = { $words }: { $n }
bestiary-told = { $title }: { $numbers }.
bestiary-chapter = { $name }: { $count }
bestiary-no_card = en el bestiario no hay nada que se llame { $given }; prueba con una carta, como 10 de picas

bestiary-kind-monster = Monstruos
bestiary-kind-weapon = Armas
bestiary-kind-potion = Pociones

bestiary-group-c = de carne y hueso
bestiary-group-s = de ultratumba
bestiary-group-d = de acero y madera
bestiary-group-h = de la bodega

bestiary-tally-monster-met = encuentros
bestiary-tally-monster-done = abatidos
bestiary-tally-monster-left = dejados
bestiary-tally-monster-end = caídas

bestiary-tally-weapon-met = halladas
bestiary-tally-weapon-done = empuñadas
bestiary-tally-weapon-left = dejadas

bestiary-tally-potion-met = halladas
bestiary-tally-potion-done = bebidas
bestiary-tally-potion-left = dejadas
