## The Dealer's words for a room
# Le creature stanno nella forma con l’articolo indeterminativo (un ratto): «di, a, da, con» non si contraggono.
# Ciò che viene da prima (carried, returned) è già noto, e ha il determinativo (il ratto): lì niente «di, a, da, in».

narrator-count = { $count ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
   *[other] { $count }
 }
narrator-copies = { FORM($card, "") } (ce ne sono { narrator-count })
    .the = { FORM($card, "the") } (ce ne sono { narrator-count })

narrator-opening =
    .w1 = La porta geme, poi si rassegna.
    .w2 = La scala finisce in una volta bassa.
    .w3 = La candela vacilla, poi ci ripensa.
    .w4 = Una goccia, da qualche parte, tiene il conto.
    .w5 = Il corridoio piega e si apre.
    .w6 = Il soffitto è nero di vecchia fuliggine.
    .w7 = Il pavimento è consumato da altri piedi.
    .w8 = Uno spiffero porta odore di ferro.
    .w9 = La serratura l’hanno forzata da un pezzo.
    .w10 = Qualcuno ha segnato i giorni, e poi ha smesso.
    .w11 = L’aria è ferma, e un poco dolce.
    .w12 = Le ragnatele si scostano come tende.
    .w13 = I tuoi passi tornano indietro da soli.
    .w14 = I muri si chinano ad ascoltare.
    .w15 = Una grata arrugginita, spalancata.
    .w16 = Qui il buio è più fitto.
    .w17 = Cera di altre candele sulla soglia.
    .w18 = Un arco, un gradino, e poi questo.
    .w19 = Il passaggio si stringe, poi cede.
    .w20 = Il muschio ha mangiato i nomi dal muro.
    .w21 = Fa più caldo del dovuto.
    .w22 = La calce si sbriciola sotto la mano.
    .w23 = Lontano, una campana suona una volta sola.
    .w24 = La polvere sta sospesa nella luce.
    .w25 = La stanza ha una porta di troppo.
    .w26 = Le radici hanno bucato il soffitto.
    .w27 = Da qui è passato qualcosa di trascinato.
    .w28 = Le lastre sono umide e sconnesse.
    .w29 = Qualche catena pende, e non regge niente.
    .w30 = Un camino freddo e una panca rotta.
    .w31 = La tua luce arriva agli angoli, appena.
    .w32 = Qui non si spazza da anni.
    .w33 = L’eco dice che la stanza è grande.
    .w34 = Un santo dipinto ha perso la faccia.
    .w35 = Odore di fumo, e sotto, di peggio.
    .w36 = Il soffitto si tocca con la mano.
    .w37 = Il cardine cede con un sospiro.
    .w38 = La finestra l’hanno murata.
    .w39 = I gradini sono viscidi.
    .w40 = Qui c’è qualcosa di scritto, e niente di gentile.
    .w41 = Una cantina, a giudicare dall’odore.
    .w42 = Il vento non entra con te.
narrator-first =
    .w1 = Il cancello si richiude alle tue spalle.
    .w2 = Pochi gradini, e il giorno non c’è più.
    .w3 = Accendi la candela ed entri.
    .w4 = Il sotterraneo comincia senza cerimonie.
    .w5 = Un’ultima occhiata al cielo, poi giù.
    .w6 = La corda era la parte facile.
    .w7 = Te l’avevano sconsigliato; eccoti qui.
    .w8 = La prima porta non è nemmeno chiusa.
narrator-last =
    .w1 = Più in basso di così non si va.
    .w2 = Oltre questa, una luce grigia.
    .w3 = Sotto non c’è più niente.
    .w4 = Odore di pioggia, non lontano.
    .w5 = Il sotterraneo non ha altro da mandarti.
    .w6 = Dopo questa resta solo l’uscita.
    .w7 = Sull’altra soglia cresce l’erba.
    .w8 = Si sentono uccelli, o la voglia di sentirli.
narrator-begun =
    .w1 = Riprendi fiato.
    .w2 = La candela si è accorciata.
    .w3 = La polvere si posa su ciò che resta.
    .w4 = C’è più silenzio di prima.
    .w5 = Qui non è ancora finita.
    .w6 = Fai il conto di ciò che resta.
    .w7 = Fin qui tutto bene, più o meno.
    .w8 = Il resto della stanza aspetta.
    .w9 = Ti volti piano.
    .w10 = Un pensiero in meno.
narrator-ran =
    .w1 = Ciò che hai lasciato là non ha fretta.
    .w2 = Chiudi l’altra stanza e ti appoggi alla porta.
    .w3 = Fuggire era saggio, o almeno rapido.
    .w4 = Dietro di te una porta sbatte, delusa.
    .w5 = A corto di fiato, un’altra porta.
    .w6 = Ciò da cui scappi è ancora quaggiù.
    .w7 = L’altra stanza la rivedrai, a pezzi.
    .w8 = Scappare non è vergogna; è fiato corto.
    .w9 = Per l’altra stanza hanno deciso le gambe.
    .w10 = Il tuo cuore è ancora nell’altra stanza.
    .w11 = Una fuga; il sotterraneo ne prende nota.
narrator-broke =
    .w1 = Le schegge della tua arma pungono ancora.
    .w2 = Quel che resta della tua arma è alle tue spalle.
    .w3 = La tua arma è in pezzi, e le mani pesano meno.
    .w4 = Stringi ancora un’arma che non c’è più.
    .w5 = La tua arma ha trovato qualcosa di più duro.
    .w6 = In mano, ormai, solo una vescica.
narrator-wasted =
    .w1 = La pozione sprecata pesa sullo stomaco.
    .w2 = L’ultima pozione ti ha tolto solo la sete.
    .w3 = Una pozione di troppo, e nessun giovamento.
    .w4 = Il sapore di una pozione sprecata resta.
    .w5 = Una pozione sprecata è solo una cattiva bibita.
    .w6 = Ne hai bevuta una per niente, e lo sai.
narrator-narrow =
    .w1 = In vita, ma con poco margine.
    .w2 = Conti le ferite e perdi il conto.
    .w3 = Ti tremano le mani, e la luce con loro.
    .w4 = C’è mancato poco, e sanguini ancora.
    .w5 = Ormai lasci impronte rosse.
    .w6 = Vai avanti, soprattutto per dispetto.
    .w7 = Il sotterraneo ha già quasi tutto di te.
    .w8 = Ti tieni il fianco e prosegui.
narrator-great_kill =
    .w1 = Dietro di te qualcosa di grosso smette di muoversi.
    .w2 = Di quel colpo si parlerà, se torni a dirlo.
    .w3 = Hai abbattuto ciò che altri raccontano soltanto.
    .w4 = Ti asciughi le mani e fai finta di niente.
    .w5 = Il pavimento trema ancora di quella caduta.
    .w6 = Una cosa grande in meno, nel buio.
narrator-put_away =
    .w1 = Ciò che hai scansato aspetta più in basso.
    .w2 = Ciò che hai aggirato non ha scadenza.
    .w3 = Un passo di lato, ed è bastato.
    .w4 = Hai lasciato una cosa per dopo, come si fa.
    .w5 = Qualcosa che hai aggirato è ancora qui.
    .w6 = Hai girato al largo, una volta.
narrator-fallen =
    .w1 = La candela si spegne.
    .w2 = Il sotterraneo tiene ciò che gli si dà.
    .w3 = Qualcuno segnerà una tacca in più.
    .w4 = Finisce qui, senza gran rumore.
    .w5 = Il buio si richiude sulla tua luce.
    .w6 = La porta si chiude da sola.
    .w7 = La tua candela la troverà chi viene dopo.
narrator-escaped =
    .w1 = Il giorno, e nessuno a vederlo.
    .w2 = Risali, strizzi gli occhi e ti conti le dita.
    .w3 = Il cancello si apre verso fuori, dopotutto.
    .w4 = Sei fuori, e non lo dicono in molti.
    .w5 = Dietro di te il sotterraneo tace.
    .w6 = L’aria non sa di niente, ed è splendida.
    .w7 = La candela la spegni tu.

narrator-epitaph-general =
    .w1 = { FORM($cards, "") }. Stanza { $room }.
    .w2 = Stanza { $room }: { FORM($cards, "") }.
    .w3 = Stanza { $room }: { FORM($cards, "") }. La candela fuma ancora.
    .w4 = La tua candela ora è di { FORM($cards, "") }. Stanza { $room }.
    .w5 = Qui giace chi incontrò { FORM($cards, "") }. Stanza { $room }.
    .w6 = Nella stanza { $room } era di troppo { FORM($cards, "") }.
    .w7 = Inciso sul muro della stanza { $room }: { FORM($cards, "") }.
narrator-epitaph-small =
    .w1 = Proprio { FORM($cards, "") }. Stanza { $room }.
    .w2 = Tanta strada, e poi { FORM($cards, "") }. Stanza { $room }.
    .w3 = Di questo non si canterà: { FORM($cards, "") }, stanza { $room }.
    .w4 = È bastato così poco: { FORM($cards, "") }. Stanza { $room }.
narrator-epitaph-unarmed =
    .w1 = { FORM($cards, "") }, e niente nelle tue mani. Stanza { $room }.
    .w2 = A mani nude contro { FORM($cards, "") }. Stanza { $room }.
    .w3 = Tu avevi i pugni; la stanza { $room } aveva { FORM($cards, "") }.
    .w4 = { FORM($cards, "") }, e solo pugni per rispondere. Stanza { $room }.
narrator-epitaph-door =
    .w1 = A un passo dal cancello: { FORM($cards, "") }. Stanza { $room }.
    .w2 = Si sentiva la pioggia; poi { FORM($cards, "") }. Stanza { $room }.
    .w3 = Il cielo era in vista, e anche { FORM($cards, "") }.
    .w4 = Una stanza prima della luce: { FORM($cards, "") }.

narrator-home-whole =
    .w1 = Non un graffio, e non ci crederà nessuno.
    .w2 = Torni come all’andata, ed è una rarità.
    .w3 = Al cancello chiedono se davvero eri là sotto.
    .w4 = Sei fuori, e la camicia è ancora pulita.
narrator-home-thread =
    .w1 = Esci carponi, e vale lo stesso.
    .w2 = Un graffio in più, e non l’avresti raccontata.
    .w3 = Risali in ginocchio, ma risali.
    .w4 = Ciò che resta di te torna a casa a piedi.
narrator-home-narrow =
    .w1 = La luce fa male, e tutto il resto pure.
    .w2 = Zoppichi fino a casa e dormi due giorni.
    .w3 = Al cancello ti contano due volte, per prudenza.
    .w4 = A casa, con non molto da riportare.
    .w5 = Esci reggendoti al muro, ma esci.
narrator-home-well =
    .w1 = Esci camminando, e il trucco è tutto qui.
    .w2 = Dal cancello principale, come si conviene a un ospite.
    .w3 = A casa prima che il pane si freddi.
    .w4 = Fuori è un giorno qualunque, per fortuna.
    .w5 = Lasci il sotterraneo più vuoto di prima.
narrator-home-alone =
    .w1 = All’uscita c’è una persona sola, e per un po’ tace.
    .w2 = In due all’andata; ora porti due candele.
    .w3 = Il cancello si apre per uno.
    .w4 = Torni a casa con due zaini.

narrator-monsters-weak-one =
    .w1 = { FORM($cards, "") } sbarra la strada, per modo di dire.
    .w2 = { FORM($cards, "") } ha messo su casa qui.
    .w3 = { FORM($cards, "") } alza gli occhi e si offende.
    .w4 = Nell’angolo mette il broncio { FORM($cards, "") }.
    .w5 = Prima il rumore, e poi { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } fa la guardia, e la fa male.
    .w7 = Tra i piedi: { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } si interessa a te.
    .w9 = Tra le macerie cova { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } ti viene incontro.
    .w11 = La tua luce spaventa { FORM($cards, "") }.
    .w12 = Guai piccoli: { FORM($cards, "") }.
narrator-monsters-weak-many =
    .w1 = Si azzuffano per terra { FORM($cards, "") }.
    .w2 = Si dividono l’ombra { FORM($cards, "") }.
    .w3 = Guai piccoli: { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } ti vengono incontro.
    .w5 = Tra le macerie covano { FORM($cards, "") }.
    .w6 = Tra te e l’altra porta: { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } alzano gli occhi e si offendono.
    .w8 = Nella penombra distingui { FORM($cards, "") }.
    .w9 = { FORM($cards, "") } hanno messo su casa qui.
    .w10 = La tua luce spaventa { FORM($cards, "") }.

narrator-monsters-middling-one =
    .w1 = { FORM($cards, "") } aspetta, spalle al muro.
    .w2 = { FORM($cards, "") } si alza dalla paglia.
    .w3 = Proprio nel mezzo c’è { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } ha sentito i tuoi passi.
    .w5 = Accanto all’altra porta aspetta { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } sbarra il passaggio.
    .w7 = La luce trova { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } esce da una nicchia.
    .w9 = Qualcuno ha fatto entrare { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } si volta verso la candela.
    .w11 = Tra i pilastri: { FORM($cards, "") }.
    .w12 = { FORM($cards, "") } ha prenotato prima di te.
narrator-monsters-middling-many =
    .w1 = { FORM($cards, "") } hanno sentito i tuoi passi.
    .w2 = Dal buio escono { FORM($cards, "") }.
    .w3 = Accanto all’altra porta aspettano { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } sbarrano la strada.
    .w5 = La luce trova { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } si voltano verso la candela.
    .w7 = Dal peggio in giù: { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } si alzano insieme.
    .w9 = Intorno a un fuoco spento stanno { FORM($cards, "") }.
    .w10 = Tra i pilastri: { FORM($cards, "") }.
    .w11 = { FORM($cards, "") } hanno prenotato prima di te.
    .w12 = Qualcuno ha fatto entrare { FORM($cards, "") }.

narrator-monsters-strong-one =
    .w1 = { FORM($cards, "") } ti aspettava.
    .w2 = Davanti all’altra porta c’è { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } se la prende comoda.
    .w4 = Le ombre si aprono su { FORM($cards, "") }.
    .w5 = Qui è tutto di { FORM($cards, "") }.
    .w6 = In fondo alla tua luce aspetta { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } si alza, e non finisce più di alzarsi.
    .w8 = Speravi di non incontrare { FORM($cards, "") }.
    .w9 = La stanza fa largo a { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } ti guarda entrare.
    .w11 = Il freddo viene da { FORM($cards, "") }.
    .w12 = Stasera sei a cena da { FORM($cards, "") }.
narrator-monsters-strong-many =
    .w1 = { FORM($cards, "") } ti aspettavano.
    .w2 = Dal peggio in giù: { FORM($cards, "") }.
    .w3 = Davanti all’altra porta stanno { FORM($cards, "") }.
    .w4 = Le ombre si aprono su { FORM($cards, "") }.
    .w5 = In fondo alla tua luce aspettano { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } ti guardano entrare.
    .w7 = La stanza si fa piccola: { FORM($cards, "") }.
    .w8 = Speravi di non incontrare { FORM($cards, "") }.
    .w9 = Contro di te: { FORM($cards, "") }.
    .w10 = Stasera a tavola con te: { FORM($cards, "") }.
    .w11 = I padroni di casa: { FORM($cards, "") }.
    .w12 = { FORM($cards, "") } se la prendono comoda.

narrator-monsters-crowd =
    .w1 = Sono in { narrator-count }: { FORM($cards, "") }.
    .w2 = Ce ne sono { narrator-count }: { FORM($cards, "") }.
    .w3 = La stanza è piena: { FORM($cards, "") }.
    .w4 = Dovunque guardi: { FORM($cards, "") }.
    .w5 = In { narrator-count } a sbarrarti la strada: { FORM($cards, "") }.
    .w6 = Smetti di contare a { narrator-count }: { FORM($cards, "") }.
    .w7 = Una compagnia al completo: { FORM($cards, "") }.
    .w8 = Dal peggio in giù, in { narrator-count }: { FORM($cards, "") }.
narrator-monsters-others =
    .w1 = E altri { narrator-count }: { FORM($cards, "") }.
    .w2 = Altri { narrator-count } aspettano: { FORM($cards, "") }.
    .w3 = In compagnia: { FORM($cards, "") }.
    .w4 = Ce ne sono altri { narrator-count }: { FORM($cards, "") }.
    .w5 = Altri { narrator-count } stanno lì intorno: { FORM($cards, "") }.
    .w6 = E per contorno: { FORM($cards, "") }.

narrator-goods-weapon-one =
    .w1 = Al muro è { FORM($cards, "gender") ->
        [f] appoggiata
       *[m] appoggiato
     } { FORM($cards, "") }.
    .w2 = Qualcuno ha lasciato { FORM($cards, "") }.
    .w3 = A portata di mano c’è { FORM($cards, "") }.
    .w4 = Per terra: { FORM($cards, "") }.
    .w5 = Mezzo sotto la paglia c’è { FORM($cards, "") }.
    .w6 = Da due ganci pende { FORM($cards, "") }.
    .w7 = L’ultimo padrone ha perso { FORM($cards, "") }.
    .w8 = In una trave sta { FORM($cards, "gender") ->
        [f] piantata
       *[m] piantato
     } { FORM($cards, "") }.
    .w9 = Per poco non inciampi in { FORM($cards, "") }.
    .w10 = In una cassa rotta c’è { FORM($cards, "") }.
narrator-goods-weapon-many =
    .w1 = Una rastrelliera regge { FORM($cards, "") }.
    .w2 = Qualcuno ha lasciato { FORM($cards, "") }.
    .w3 = A portata di mano ci sono { FORM($cards, "") }.
    .w4 = Fianco a fianco contro il muro: { FORM($cards, "") }.
    .w5 = Gli ultimi padroni hanno perso { FORM($cards, "") }.
    .w6 = Per terra: { FORM($cards, "") }.
    .w7 = C’è da scegliere: { FORM($cards, "") }.
    .w8 = In una cassa rotta ci sono { FORM($cards, "") }.

narrator-goods-potion-one =
    .w1 = Su una mensola c’è { FORM($cards, "") }.
    .w2 = In una nicchia aspetta { FORM($cards, "") }.
    .w3 = Qualcuno ha dimenticato { FORM($cards, "") }.
    .w4 = La luce coglie { FORM($cards, "") }.
    .w5 = In un cantuccio, ancora lì: { FORM($cards, "") }.
    .w6 = Una piccola grazia: { FORM($cards, "") }.
    .w7 = Dietro un mattone smosso: { FORM($cards, "") }.
    .w8 = Sul davanzale c’è { FORM($cards, "") }.
    .w9 = Nessuno ha toccato { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } ha resistito, chissà come.
narrator-goods-potion-many =
    .w1 = Una mensola regge { FORM($cards, "") }.
    .w2 = In una nicchia aspettano { FORM($cards, "") }.
    .w3 = La dispensa di qualcuno: { FORM($cards, "") }.
    .w4 = La luce coglie { FORM($cards, "") }.
    .w5 = Piccole grazie: { FORM($cards, "") }.
    .w6 = Dietro un mattone smosso: { FORM($cards, "") }.
    .w7 = Sul davanzale ci sono { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } hanno resistito, chissà come.

narrator-goods-mixed-many =
    .w1 = Un aiuto c’è: { FORM($cards, "") }.
    .w2 = Su una panca ci sono { FORM($cards, "") }.
    .w3 = Qualcuno ha lasciato { FORM($cards, "") }, e non per generosità.
    .w4 = A portata di mano: { FORM($cards, "") }.
    .w5 = Da uno zaino strappato: { FORM($cards, "") }.
    .w6 = La luce coglie { FORM($cards, "") }.
    .w7 = Una cassa aperta contiene { FORM($cards, "") }.
    .w8 = Da non lasciare qui: { FORM($cards, "") }.
    .w9 = In cambio, { FORM($cards, "") }.
    .w10 = Su un altare ci sono { FORM($cards, "") }.

narrator-carried-monster-one =
    .w1 = { FORM($cards, "the") } è ancora sui tuoi passi.
    .w2 = Ancora con te: { FORM($cards, "the") }.
    .w3 = Dalla stanza di prima arriva { FORM($cards, "the") }.
    .w4 = { FORM($cards, "the") } non aveva finito con te.
    .w5 = Alle calcagna: { FORM($cards, "the") }.
    .w6 = { FORM($cards, "the") } non voleva restare indietro.
    .w7 = Non è ancora finita con { FORM($cards, "the") }.
    .w8 = Conti in sospeso: { FORM($cards, "the") }.
narrator-carried-monster-many =
    .w1 = { FORM($cards, "the") } sono sui tuoi passi.
    .w2 = Ancora con te: { FORM($cards, "the") }.
    .w3 = Dalla stanza di prima arrivano { FORM($cards, "the") }.
    .w4 = { FORM($cards, "the") } non avevano finito con te.
    .w5 = Alle calcagna: { FORM($cards, "the") }.
    .w6 = Conti in sospeso: { FORM($cards, "the") }.

narrator-carried-weapon-one =
    .w1 = Per dopo hai tenuto { FORM($cards, "the") }.
    .w2 = Resta da prima: { FORM($cards, "the") }.
    .w3 = Fin qui hai trascinato { FORM($cards, "the") }.
    .w4 = C’è ancora da prendere { FORM($cards, "the") }.
    .w5 = Ancora da prendere: { FORM($cards, "the") }.
    .w6 = Non hai dimenticato { FORM($cards, "the") }.
    .w7 = Sottobraccio: { FORM($cards, "the") }.
narrator-carried-weapon-many =
    .w1 = Per dopo hai tenuto { FORM($cards, "the") }.
    .w2 = Restano da prima: { FORM($cards, "the") }.
    .w3 = Ci sono ancora da prendere { FORM($cards, "the") }.
    .w4 = Ancora da prendere: { FORM($cards, "the") }.
    .w5 = Sottobraccio: { FORM($cards, "the") }.

narrator-carried-potion-one =
    .w1 = Per dopo hai tenuto { FORM($cards, "the") }.
    .w2 = Resta da prima: { FORM($cards, "the") }.
    .w3 = Non hai ancora toccato { FORM($cards, "the") }.
    .w4 = C’è ancora da bere { FORM($cards, "the") }.
    .w5 = Ancora da bere: { FORM($cards, "the") }.
    .w6 = In tasca tintinna { FORM($cards, "the") }.
    .w7 = Tieni ancora in serbo { FORM($cards, "the") }.
narrator-carried-potion-many =
    .w1 = Per dopo hai tenuto { FORM($cards, "the") }.
    .w2 = Restano da prima: { FORM($cards, "the") }.
    .w3 = Ci sono ancora da bere { FORM($cards, "the") }.
    .w4 = Ancora da bere: { FORM($cards, "the") }.
    .w5 = Tieni ancora in serbo { FORM($cards, "the") }.

narrator-carried-mixed-many =
    .w1 = Restano da prima: { FORM($cards, "the") }.
    .w2 = Ancora con te: { FORM($cards, "the") }.
    .w3 = La stanza di prima ti ha lasciato { FORM($cards, "the") }.
    .w4 = Faccende aperte: { FORM($cards, "the") }.

narrator-returned-one =
    .w1 = Ecco di nuovo { FORM($cards, "the") }.
    .w2 = Una volta avevi evitato { FORM($cards, "the") }.
    .w3 = Ciò che eviti ritorna: { FORM($cards, "the") }.
    .w4 = Il sotterraneo restituisce { FORM($cards, "the") }.
    .w5 = Questo l’hai già visto: { FORM($cards, "the") }.
    .w6 = Da capo: { FORM($cards, "the") }.
    .w7 = Una vecchia conoscenza: { FORM($cards, "the") }.
narrator-returned-many =
    .w1 = Ecco di nuovo { FORM($cards, "the") }.
    .w2 = Una volta avevi evitato { FORM($cards, "the") }.
    .w3 = Ciò che eviti ritorna: { FORM($cards, "the") }.
    .w4 = Il sotterraneo restituisce { FORM($cards, "the") }.
    .w5 = Tutto già visto: { FORM($cards, "the") }.
    .w6 = Da capo: { FORM($cards, "the") }.
    .w7 = Vecchie conoscenze: { FORM($cards, "the") }.

narrator-remark-low_health =
    .w1 = Non puoi permetterti molto altro.
    .w2 = Le forze sono quasi finite.
    .w3 = Non è solo la candela a finire.
    .w4 = Di sangue da perdere ne hai poco.
    .w5 = Preferiresti sederti.
narrator-remark-worst =
    .w1 = Di peggio, qui sotto, non c’è nulla.
    .w2 = Il peggio del sotterraneo sta qui.
    .w3 = Ecco il peggio del sotterraneo.
    .w4 = È ciò che le canzoni tralasciano.
narrator-remark-no_monsters =
    .w1 = Qui respiri soltanto tu.
    .w2 = Per una volta nessuno ti vuole male.
    .w3 = Niente si muove, e non ti fidi.
    .w4 = La stanza è tutta per te.
    .w5 = C’è quasi pace.
narrator-remark-only_monsters =
    .w1 = Qui niente ti aiuterà.
    .w2 = Non c’è niente da raccogliere.
    .w3 = Nessuno ti ha lasciato niente.
    .w4 = Qui dentro non c’è conforto.
narrator-remark-alike =
    .w1 = Tra due dei mostri non c’è differenza.
    .w2 = Due mostri pesano uguale.
    .w3 = Due mostri hanno la stessa forza.

## The bestiary
bestiary-title = Bestiario
bestiary-count = { $n } di { $most }
bestiary-nothing = Ciò che incontri in una partita tua si annota qui, a partita finita.
bestiary-waiting = { $n ->
    [one] { $n } partita più vecchia non è ancora contata; torna a guardare.
   *[other] { $n } partite più vecchie non sono ancora contate; torna a guardare.
 }
bestiary-unmet = mai visto finora
bestiary-name = { FORM($creature, "") }
bestiary-entry = { $name }, { $card }
bestiary-worth = vale { $n } · { $where }
bestiary-bare = { $n ->
    [one] Una volta a mani nude, { FORM($day, "il") }.
   *[other] { $n } volte a mani nude, l’ultima { FORM($day, "il") }.
 }
bestiary-by = { $n ->
    [one] Soprattutto con { FORM($weapon, "") }: una volta.
   *[other] Soprattutto con { FORM($weapon, "") }: { $n } volte.
 }
bestiary-weapon = { FORM($weapon, "gender") ->
    [f] Questa
   *[m] Questo
 }
bestiary-slew = { $n ->
    [one] Nelle tue mani ha abbattuto { $n } mostro.
   *[other] Nelle tue mani ha abbattuto { $n } mostri.
 }
bestiary-slew_most = { $n ->
    [one] Soprattutto { FORM($slain, "") }: una volta.
   *[other] Soprattutto { FORM($slain, "") }: { $n } volte.
 }
bestiary-wasted = { $n ->
    [one] Una volta per niente.
   *[other] Per niente { $n } volte.
 }
bestiary-first = Primo incontro: { $day }.
bestiary-home = Si trova solo dove valgono queste regole: { FORM($rules, "", list: "or") }.
bestiary-number = { $words } { $n }
bestiary-told = { $title }: { $numbers }.
bestiary-chapter = { $name }: { $count }
bestiary-no_card = nel bestiario non c’è niente che si chiami { $given }; prova una carta, come 10 di picche

bestiary-kind-monster = Mostri
bestiary-kind-weapon = Armi
bestiary-kind-potion = Pozioni

bestiary-group-c = in carne e ossa
bestiary-group-s = d’oltretomba
bestiary-group-d = d’acciaio e di legno
bestiary-group-h = di cantina

# Parole invariabili: stanno dopo il numero (1 al tappeto, 3 al tappeto).
bestiary-tally-monster-met = a tu per tu
bestiary-tally-monster-done = al tappeto
bestiary-tally-monster-left = alle spalle
bestiary-tally-monster-end = la tua fine

bestiary-tally-weapon-met = a portata
bestiary-tally-weapon-done = in pugno
bestiary-tally-weapon-left = alle spalle

bestiary-tally-potion-met = a portata
bestiary-tally-potion-done = in gola
bestiary-tally-potion-left = alle spalle
