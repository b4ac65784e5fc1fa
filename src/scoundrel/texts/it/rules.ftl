## rules
rules-topic-dungeon = Sotterraneo
rules-topic-health = Vita
rules-topic-rooms = Stanze
rules-topic-avoiding = Evitare
rules-topic-monsters = Mostri
rules-topic-weapons = Armi
rules-topic-potions = Pozioni
rules-topic-end = Fine
rules-topic-score = Punteggio

rules-dungeon = { $n ->
    [one] Il sotterraneo ha { $n } carta: { $kinds }.
   *[other] Il sotterraneo ha { $n } carte: { $kinds }.
 }
rules-deck-monster = { $n ->
    [one] { $n } mostro ({ $cards })
   *[other] { $n } mostri ({ $cards })
 }
rules-deck-weapon = { $n ->
    [one] { $n } arma ({ $cards })
   *[other] { $n } armi ({ $cards })
 }
rules-deck-potion = { $n ->
    [one] { $n } pozione ({ $cards })
   *[other] { $n } pozioni ({ $cards })
 }
rules-deck-suits = { $twice ->
    [yes] { FORM($suits, "") }, { $ranks }, tutte due volte
   *[no] { FORM($suits, "") }, { $ranks }
 }
rules-deck-dragons = { $n ->
    [one] { $n } drago, il jolly
   *[other] { $n } draghi, i jolly
 }

rules-health-start = { $players ->
    [1] Cominci con { $start_health } punti vita e non puoi averne più di { $max_health }.
   *[2] Ognuno dei due gruppi comincia con { $start_health } punti vita e non può averne più di { $max_health }.
 }
rules-health-floor = { $floor ->
    [none] La vita può scendere sotto zero.
    [0] La vita non scende mai sotto zero, e a zero cadi all’istante.
   *[other] La vita non scende mai sotto { $floor }.
 }
rules-health-fall = A zero o sotto cadi all’istante.

rules-rooms-size = { $n ->
    [one] Una stanza ha { $n } carta.
   *[other] Una stanza ha { $n } carte.
 }
rules-rooms-face = { $players ->
    [1] { $carried ->
        [0] { $avoid ->
            [card] Affronti tutte le carte che non scansi, una alla volta, nell’ordine che vuoi.
           *[other] Affronti tutte le carte, una alla volta, nell’ordine che vuoi.
         }
        [one] Ne affronti { $to_face }, una alla volta, nell’ordine che vuoi; quella che resta passa alla stanza successiva.
       *[other] Ne affronti { $to_face }, una alla volta, nell’ordine che vuoi; le { $carried } che restano passano alla stanza successiva.
     }
   *[2] { $carried ->
        [0] { $avoid ->
            [card] In due affrontate tutte le carte che non scansate, una alla volta, in qualsiasi ordine.
           *[other] In due affrontate tutte le carte, una alla volta, in qualsiasi ordine.
         }
        [one] In due ne affrontate { $to_face }, una alla volta, in qualsiasi ordine; quella che resta passa alla stanza successiva.
       *[other] In due ne affrontate { $to_face }, una alla volta, in qualsiasi ordine; le { $carried } che restano passano alla stanza successiva.
     }
 }
rules-rooms-first = La sorte decide chi comincia.
rules-rooms-turns = Si gioca a turno, ognuno per il proprio gruppo; chi ha preso l’ultima carta di una stanza apre la successiva.
rules-rooms-fallen = Se un gruppo cade, l’altro continua da solo.

rules-avoiding-what = { $avoid ->
    [nothing] Ogni stanza va affrontata; fuggire non si può.
    [card] Prima di affrontare una qualsiasi carta di una stanza, puoi scansarne una.
   *[room] Prima di affrontare una qualsiasi carta di una stanza completa, puoi fuggire da tutta la stanza, finché nel sotterraneo restano carte.
 }
rules-avoiding-others = Poi affronti tutte le altre.
rules-avoiding-starter = Chi apre la stanza decide per entrambi, e apre anche la stanza nuova.
rules-avoiding-where = { $avoided_cards ->
    [shuffled] Le carte evitate tornano nel sotterraneo, che poi viene mescolato.
   *[under_deck] Le carte evitate finiscono in fondo al sotterraneo, nell’ordine della stanza.
 }
rules-avoiding-often = { $in_a_row ->
    [yes] { $avoid ->
        [card] Puoi scansare una carta in quante stanze di fila vuoi.
       *[room] Puoi fuggire da quante stanze di fila vuoi.
     }
   *[no] { $avoid ->
        [card] Non puoi scansare una carta in due stanze di fila.
       *[room] Non puoi fuggire da due stanze di fila.
     }
 }

rules-monsters-cost = { COUNT($faces) ->
    [0] Un mostro affrontato a mani nude costa tanti punti vita quanto il suo valore; con un’arma, il suo valore meno quello dell’arma, ma mai meno di 0.
   *[other] Un mostro affrontato a mani nude costa tanti punti vita quanto il suo valore ({ $faces }); con un’arma, il suo valore meno quello dell’arma, ma mai meno di 0.
 }
rules-monsters-face = { $rank } { $value }

rules-weapons-taken = L’arma che prendi la impugni sempre; quella vecchia finisce negli scarti con i mostri che ha abbattuto.
rules-weapons-limit = { $weapon_limit ->
    [at_most] Un’arma nuova colpisce qualsiasi mostro; un’arma usata solo mostri non più forti dell’ultimo che ha abbattuto.
   *[below] Un’arma nuova colpisce qualsiasi mostro; un’arma usata solo mostri più deboli dell’ultimo che ha abbattuto.
 }
rules-weapons-beyond = { $breaks ->
    [yes] Contro ogni altro mostro l’arma si rompe: non serve a nulla e va negli scarti.
   *[no] Ogni altro mostro lo affronti a mani nude, e l’arma resta tua.
 }
rules-weapons-bare = { $bare_hands ->
    [yes] Puoi sempre scegliere le mani nude, e l’arma resta com’è.
   *[no] Se hai un’arma, devi usarla.
 }

rules-potions-heal = Una pozione cura quanto il suo valore, senza superare la vita massima.
rules-potions-which = { $potions ->
    [not_in_a_row] Una pozione presa subito dopo un’altra va sprecata, anche in una stanza nuova o dopo una fuga.
   *[one_per_room] Cura solo la prima pozione che prendi in una stanza; le altre vanno sprecate.
 }

rules-end-when = { $ending ->
    [short_room] La partita finisce appena non si può più dare una stanza completa.
   *[play_out] Quando il sotterraneo si esaurisce, affronti le carte rimaste; poi la partita finisce.
 }
rules-end-won = Se sei ancora in vita, vinci.
rules-end-each = Ogni gruppo vince o perde per conto suo.

rules-score-won = { $scoring ->
    [low] Il punteggio più basso è il migliore: una vittoria vale la vita che ti resta, col segno meno.
   *[health] Una vittoria vale la vita che ti resta, più il valore dell’ultima carta affrontata se era una pozione e la tua vita è al massimo.
 }
rules-score-lost = { $scoring ->
    [low] { $loss_counts ->
        [deck] Una sconfitta vale il numero di carte rimaste nel sotterraneo.
       *[dungeon] Una sconfitta vale il numero di carte rimaste nel sotterraneo e nella stanza.
     }
   *[health] { $loss_counts ->
        [deck] Una sconfitta vale la tua vita meno i valori di tutti i mostri rimasti nel sotterraneo.
       *[dungeon] Una sconfitta vale la tua vita meno i valori di tutti i mostri rimasti nel sotterraneo e nella stanza.
     }
 }
rules-score-fallen = Si conta nel momento in cui un gruppo cade.

rules-note-party = Un gruppo sono cinque eroi con 4 punti vita ciascuno: il re e la donna di cuori, e il re, la donna e il fante di quadri.
rules-note-unscored = Il documento non prevede un punteggio; questo viene dalle regole del 2011.

## rule sets
rules-title-classic = Scoundrel classico
rules-title-easy = Scoundrel facile
rules-title-hard = Scoundrel difficile
rules-title-original = Scoundrel 2011
rules-title-sidestep = Passo di lato
rules-title-dragons = Diamonds & Dragons
rules-title-dragons-duo = Diamonds & Dragons in due
rules-title-digital = Scoundrel digitale

rules-gist-classic = Il gioco di base: si può fuggire, ma non due volte di fila.
rules-gist-easy = Si può fuggire quante volte di fila si vuole.
rules-gist-hard = Niente fughe.
rules-gist-original = Come uscì la prima volta: un’arma usata colpisce anche un mostro pari all’ultimo.
rules-gist-sidestep = Invece di fuggire si scansa una carta; ci sono gli assi rossi; vince il punteggio più basso.
rules-gist-dragons = Draghi, armi che si rompono, e un sotterraneo che si mescola quando fuggi.
rules-gist-dragons-duo = Due gruppi si dividono un mazzo doppio, in stanze da sette.
rules-gist-digital = Vinci appena non si può più dare una stanza completa.

rules-credit-online = Ideato da Zach Gage e Kurt Bieg; come lo gioca uno Scoundrel in rete con tre difficoltà.
rules-credit-first = Ideato da Zach Gage e Kurt Bieg; queste sono le loro regole del 2011.
rules-credit-site = Ideato da Zach Gage e Kurt Bieg; come si gioca su un altro sito.
rules-credit-dragons = Diamonds & Dragons è di Rory Philstrom. È una versione di Battle of Cards di Alexander Petcoglo, a sua volta variante di Scoundrel di Zach Gage e Kurt Bieg.
rules-credit-digital = Ideato da Zach Gage e Kurt Bieg; come descritto in un documento per le versioni digitali.

## refusal
refusal-never = queste regole non lo permettono
refusal-game_over = la partita è finita
refusal-room_begun = una carta di questa stanza è già stata affrontata
refusal-one_a_room = solo una carta per stanza
refusal-in_a_row = non due volte di fila
refusal-room_not_full = solo da una stanza completa
refusal-deck_empty = nel sotterraneo non restano carte

## codes
codes-no_slash = { $text } non è il codice di una smazzata: scrivi le regole, una barra e il codice, come in { $example }
codes-no_seed = { $text } non è il codice di una smazzata: scrivi un codice dopo la barra, come in { $example }
codes-open_quote = { $text } non è un codice: se comincia con una virgoletta, deve finire con una virgoletta

## introductions
introductions-easy = { $title } è lo stesso sotterraneo con una porta più gentile: si fugge quante volte si vuole.
introductions-hard = Ce l’hai già fatta tre volte. In { $title } non si fugge affatto.
introductions-sidestep = { $title } ti lascia aggirare una carta per stanza, e conta come un debito quel che ti resta.
introductions-dragons = { $title } ha due draghi, armi che si rompono, e più da bere.
introductions-dragons-duo = { $title } è lo stesso gioco con un secondo gruppo, al tuo fianco o in mano a un bot.
introductions-original = { $title } ha le regole com’erano all’inizio: un’arma colpisce anche un suo pari.
introductions-digital = { $title } finisce appena una stanza non si può più riempire.
introductions-try = Prova { $title }
introductions-dismiss = Basta così
introductions-dismissed = { $title } non si farà più avanti; resta tra le regole.
introductions-nobody = ora non c’è niente da congedare

## mixing
mixing-also = È cambiato anche questo, perché tutto stia insieme: { $what }.
mixing-title = { $more ->
    [0] { $rules }, { $changes }
    [one] { $rules }, { $changes }, e un’altra modifica
   *[other] { $rules }, { $changes }, e altre { $more } modifiche
 }
mixing-refused = { $value } non va bene. { $wanted }
mixing-hopeless = su { $deals } smazzate di { $rules } non se ne poteva vincere nessuna; prova regole più facili

mixing-wanted-number = { $optional ->
    [yes] Un numero intero da { $least } a { $most }, o none.
   *[no] Un numero intero da { $least } a { $most }.
 }
mixing-wanted-cards = Carte, come in 2c-Ac 2s-As 2d-Td 2h-Th: fiori e picche sono mostri.

mixing-settings-deck = carte del mazzo
mixing-settings-players = quanti giocano
mixing-settings-room_size = carte in una stanza
mixing-settings-carried = carte lasciate per dopo
mixing-settings-start_health = vita iniziale
mixing-settings-max_health = vita massima
mixing-settings-health_floor = vita minima
mixing-settings-avoid = che cosa si può evitare
mixing-settings-avoid_in_a_row = evitare di fila
mixing-settings-avoided_cards = carte evitate
mixing-settings-weapon_limit = un’arma usata
mixing-settings-weapon_breaks = armi che si rompono
mixing-settings-bare_hands = mani nude a scelta
mixing-settings-potions = pozioni che curano
mixing-settings-ending = la fine della partita
mixing-settings-scoring = il punteggio
mixing-settings-loss_counts = che cosa conta una sconfitta

mixing-values-deck = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
mixing-values-players = giocano in { $n }
mixing-values-room_size = stanze da { $n }
mixing-values-carried = { $n } da lasciare
mixing-values-start_health = vita { $n }
mixing-values-max_health = vita al massimo { $n }
mixing-values-health_floor = mai sotto { $n }
mixing-values-health_floor-none = vita anche sotto zero
mixing-values-avoid-nothing = niente fughe
mixing-values-avoid-room = si fugge
mixing-values-avoid-card = si scansa una carta
mixing-values-avoid_in_a_row-yes = anche di fila
mixing-values-avoid_in_a_row-no = mai di fila
mixing-values-avoided_cards-under_deck = carte evitate in fondo al sotterraneo
mixing-values-avoided_cards-shuffled = carte evitate rimescolate
mixing-values-weapon_limit-below = l’arma colpisce sotto l’ultimo abbattuto
mixing-values-weapon_limit-at_most = l’arma colpisce fino all’ultimo abbattuto
mixing-values-weapon_breaks-yes = le armi si rompono
mixing-values-weapon_breaks-no = le armi non si rompono
mixing-values-bare_hands-yes = mani nude a scelta
mixing-values-bare_hands-no = arma sempre usata
mixing-values-potions-one_per_room = una pozione a stanza
mixing-values-potions-not_in_a_row = mai due pozioni di fila
mixing-values-ending-play_out = si gioca fino all’ultima carta
mixing-values-ending-short_room = si vince a stanza incompleta
mixing-values-scoring-health = vince il punteggio alto
mixing-values-scoring-low = vince il punteggio basso
mixing-values-loss_counts-deck = la sconfitta conta il sotterraneo
mixing-values-loss_counts-dungeon = la sconfitta conta sotterraneo e stanza

## differences
differences-told = Che cosa cambia rispetto al gioco di base:
differences-missing = (e non: { $words })

## mix
mix-no_mixture = Queste regole esistono già; prima cambia qualcosa.
mix-name = Un nome per queste regole
mix-name_help = Un nome breve che non sia già di altre regole: lettere, cifre, punti e trattini.

## dealcode
dealcode-help = Regole, una barra e un codice, come in classic/42.

## duo
duo-help = 1 e 2 cambiano chi gioca; Invio comincia la partita.
duo-seat = Posto { $number }: { $who }
duo-human = una persona
duo-named = una persona, { $name }
duo-name = Nome del posto { $number }
duo-name_help = Come il tavolo chiama chi siede qui; vuoto per Posto { $number }.

## settings
settings-how = Invio, o le frecce sinistra e destra, cambiano un valore.
settings-language = Lingua
settings-language_help = Il gioco, il narratore e le regole. Una partita in corso continua.
settings-language_device = come chiede il dispositivo
settings-theme = Aspetto
settings-theme_help = Come si presenta il tavolo. I semi si distinguono sempre anche per forma e lettera.
settings-theme_device = come il dispositivo
settings-theme_candle = candela (scuro)
settings-theme_daylight = luce del giorno (chiaro)
settings-theme_colour_blind = daltonismo (scuro)
settings-theme_colour_blind_light = daltonismo (chiaro)
settings-theme_high_contrast = contrasto alto (scuro)
settings-theme_high_contrast_light = contrasto alto (chiaro)
settings-theme_plain = essenziale
settings-weapon = Arma o mani nude
settings-weapon_help = Che cosa succede quando un mostro si può affrontare in due modi.
settings-weapon_ask = chiedi
settings-weapon_use = usa l’arma se si può
settings-fatal = Mosse mortali
settings-fatal_help = Se una mossa che ti uccide va confermata.
settings-fatal_ask = chiedi conferma
settings-fatal_never = non chiedere mai
settings-dealer = Mazziere
settings-dealer_help = Chi descrive ogni stanza. Un mazziere in carne e ossa la vede per primo.
settings-dealer_nobody = nessuno
settings-dealer_narrator = il narratore
settings-dealer_human = una persona accanto a te
settings-detail_help = Quanto si dice dopo una mossa: tutto il tavolo, o ciò che è cambiato. Con { command-look } si sente sempre tutto.
settings-symbols = Caratteri
settings-symbols_help = Con che cosa si disegnano le carte.
settings-symbols_auto = quelli che il terminale conosce
settings-symbols_unicode = Unicode
settings-symbols_ascii = ASCII
settings-squares = Stanze nel risultato
settings-squares_help = Con che cosa si disegnano le stanze quando condividi una partita.
settings-squares_auto = quel che si addice all’aspetto
settings-squares_colours = quadrati colorati
settings-squares_bars = barre
settings-squares_letters = cifre
settings-motion = Movimento
settings-motion_help = Brevi animazioni che mostrano ciò che è successo.
settings-motion_on = sì
settings-motion_off = no
settings-handover = Passaggio di mano
settings-handover_help = Quando si gioca in due su un dispositivo: se il tavolo aspetta il tocco di chi è di turno.
settings-handover_on = aspetta un tocco
settings-handover_off = di’ solo a chi tocca
settings-counter = Conta delle carte
settings-counter_help = Le carte che non hai ancora visto.
settings-counter_on = visibile
settings-counter_off = nascosta
settings-back = Dorso delle carte
settings-back_help = Che faccia hanno le carte coperte.
settings-back_seal = un sigillo
settings-back_embers = braci
settings-back_lattice = una grata
settings-back_crowns = corone
settings-table = Tavolo
settings-table_help = Su che cosa poggiano le carte.
settings-table_bare = spoglio
settings-table_boards = assi di legno
settings-table_flagstones = lastre di pietra
settings-table_runes = rune
settings-honours = Tutti i dorsi e i tavoli
settings-honours_help = Se si possono scegliere anche quelli non ancora guadagnati. Altro non ne dipende.
settings-honours_on = tutti
settings-honours_off = quelli guadagnati
