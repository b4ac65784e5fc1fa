## puzzle
puzzle-title = Problema { $number } ({ $name }, { $rules }): trova il piano migliore.
puzzle-todays = Il problema di oggi, { $date } ({ $name }, { $rules }): trova il piano migliore.
puzzle-prompt = mosse, { command-undo } o { command-solution }>{" "}
puzzle-solution = Il piano migliore: { $moves }.
puzzle-right = Giusto.
puzzle-wrong = Non è il piano migliore.
puzzle-was_told = Avevi già visto la soluzione, perciò il problema non conta come risolto.
puzzle-best = Il piano migliore: { $moves }. { $chance } di vittoria. { $hero }
puzzle-yours = Il tuo: { $moves }. { $chance } di vittoria. { $hero }
puzzle-plans = Tutti i piani: { $plans }.
puzzle-found_by = L’ha trovato: { $found }.

puzzle-level-easy = facile
puzzle-level-medium = medio
puzzle-level-hard = difficile

puzzle-stops = { $answer } si ferma a metà della stanza; carte ancora da affrontare: { $n }

## lessons
lessons-heading = { $title } · passo { $step } di { $steps }
lessons-one_move = { $move } è una mossa di troppo: in una lezione se ne gioca una alla volta
lessons-instead = Questo vorrebbe dire { $would }.
lessons-here = Qui devi { $wanted }.
lessons-here_anything = Qui va’ avanti come vuoi.
lessons-line = { $mark } { $title }
lessons-line_at = { $mark } { $title } · passo { $step } di { $steps }
lessons-finished = ✓
lessons-open = ·
lessons-lessons = Lezioni
lessons-reading = Da leggere
lessons-rules = Regole

lessons-ask-press = Premi { $what }.
lessons-ask-type = Scrivi { $what }.
lessons-ask-choose = Scegli { $what }.

lessons-any-press = Premi il numero di una carta.
lessons-any-type = Scrivi una mossa qualsiasi.
lessons-any-choose = Scegli una carta qualsiasi.

lessons-onward-press = Invio: il tuo primo sotterraneo, una smazzata di { $rules } che si può vincere. Esc: indietro.
lessons-onward-type = Scrivi { command-winnable } { $rules } per il tuo primo sotterraneo, una smazzata che si può vincere.
lessons-onward-choose = Ora viene il tuo primo sotterraneo: una smazzata di { $rules } che si può vincere.

lessons-first-press = Invio: il tuo primo sotterraneo, uno gentile. Esc: indietro.
lessons-first-type = Scrivi { command-play } per il tuo primo sotterraneo, uno gentile.
lessons-first-choose = Ora viene il tuo primo sotterraneo, uno gentile.

lessons-other-undo = in una partita questo ritira l’ultima mossa, ma una lezione va solo avanti
lessons-other-hint = in una partita questo chiede un consiglio al maestro, ma qui è la lezione a dirti che fare
lessons-other-run = con queste regole non si fugge da una stanza
lessons-other-put_away = con queste regole non si scansano carte
lessons-other-put_one_away = così scanseresti una carta
lessons-other-way = questo dice come affrontare il mostro scelto, e non ne hai scelto nessuno
lessons-other-nothing = questo tasto non fa niente

lessons-classic-title = Il gioco classico
lessons-classic-goal = Il sotterraneo è un mazzo di carte coperte, qui { $cards }. Lo scopo è uscirne in vita. Una stanza ha { $size } carte: ♣ ♠ sono mostri, ♦ armi, ♥ pozioni. Ne affronti { $to_face }, nell’ordine che vuoi. Prendi { FORM($card, "il") }.
lessons-classic-strike = { FORM($weapon, "il-start") } è un’arma nuova e può colpire tutto. Un mostro costa il suo valore meno quello dell’arma: { FORM($card, "il") } costa { $cost } invece di { $value }. Affrontalo con l’arma.
lessons-classic-dulled = È costato { $damage }. Ora l’arma è smussata: colpisce solo mostri più deboli dell’ultimo abbattuto, sotto { FORM($strikes_below, "il") }. { FORM($card, "il-start") } è più debole, e non costa niente. Colpisci.
lessons-classic-carried = { $to_face } carte affrontate: la stanza è fatta. Di lì ti segue { FORM($kept, "il") }, e arrivano { $new } carte nuove. Quel mostro non sta sotto { FORM($strikes_below, "il") }, perciò { FORM($weapon, "il") } non può niente. Affrontalo a mani nude, per tutto il suo valore, { $value }.
lessons-classic-potion = A mani nude è costato { $damage }, ma l’arma non si è smussata oltre. La tua vita è a { $health } su { $most }. Bevi { FORM($card, "il") }: una pozione cura il suo valore.
lessons-classic-second = Hai recuperato { $healed }. In una stanza cura solo la prima pozione. Un’altra va sprecata, anche se conta come carta affrontata. { FORM($card, "il-start") } dovrebbe aspettare la prossima stanza, ma per questa volta bevi lo stesso.
lessons-classic-fall = Sprecata. E ora una brutta stanza: la tua arma colpisce solo sotto { FORM($strikes_below, "il") }, e { FORM($card, "il") } vale { $value }. La tua vita è a { $health }. Affronta quel mostro, per vedere come si perde; la mossa sarà ritirata.
lessons-classic-run = Con la vita a { $left } cadi. Una sconfitta vale la tua vita meno il valore di ogni mostro rimasto nel sotterraneo e nella stanza: { $score }. Mossa ritirata. Invece fuggi: si può, prima di affrontare una carta di una stanza completa.
lessons-classic-locked = Tutta la stanza è finita in fondo al sotterraneo, in ordine. Da questa non puoi fuggire: { $refusal }. Prendi { FORM($card, "il") }. L’arma che prendi sostituisce sempre quella che hai, anche se era migliore.
lessons-classic-spare = Negli scarti: { FORM($discarded, "") }, l’arma vecchia con i mostri che ha abbattuto. { FORM($weapon, "il-start") } è un’arma nuova. Se colpisce { FORM($card, "il") }, poi colpirà solo mostri che valgono meno di { $value }. Risparmiala: affronta { FORM($card, "il") } a mani nude.
lessons-classic-most = È costato { $damage }, e l’arma è ancora nuova. { FORM($card, "il-start") } potrebbe curare { $value }, ma la vita arriva al massimo a { $most }, perciò cura { $healing }. Bevi.
lessons-classic-returned = Vita { $health }. La stanza che avevi evitato ritorna, così com’era. Ora si vede perché hai risparmiato { FORM($weapon, "il") }. Prima il più forte: colpisci { FORM($card, "il") }, per { $cost }.
lessons-classic-downwards = Ora colpisce sotto { FORM($strikes_below, "il") }. Andando in discesa, una sola arma ne abbatte tanti. Colpisci { FORM($card, "il") }, per { $cost }.
lessons-classic-further = Ora sotto { FORM($strikes_below, "il") }. Colpisci anche { FORM($card, "il") }, per { $cost }.
lessons-classic-last = Il sotterraneo è vuoto, perciò l’ultima stanza ha solo { $cards } carte. Affrontale tutte e sei fuori. Prima colpisci { FORM($card, "il") }, e tieni la pozione per la fine.
lessons-classic-bonus = Una vittoria vale la vita che ti resta. Se è { $most } e l’ultima carta affrontata era una pozione, si aggiunge il suo valore. Bevi { FORM($card, "il") }.
lessons-classic-done = Sei fuori con la vita a { $left }, e il tuo punteggio è { $score }. Le regole sono tutte qui. Il resto è giudizio.

lessons-sidestep-title = Passo di lato: che cosa cambia
lessons-sidestep-away = Qui non si fugge. Invece, prima di affrontare una carta della stanza, puoi mandarne una in fondo al sotterraneo. Scansa { FORM($card, "il") }.
lessons-sidestep-all = Tornerà. Affronti tutte le altre: con queste regole nessuna carta resta per la stanza dopo. Prendi { FORM($card, "il") }.
lessons-sidestep-first = Questi mostri sono pari; colpisci quello che vuoi. { FORM($card, "il-start") } costa { $cost } con { FORM($weapon, "il") }.
lessons-sidestep-equal = Qui un’arma usata colpisce anche un mostro pari all’ultimo abbattuto. Era { FORM($last_kill, "il") }, perciò { FORM($weapon, "il") } può colpire anche { FORM($card, "il") }, per { $cost }.
lessons-sidestep-fall = La stanza dopo. Ora non puoi scansare carte: { $refusal }. Per vedere quanto vale qui una sconfitta, affronta { FORM($card, "il") } a mani nude. La mossa sarà ritirata.
lessons-sidestep-ace = Cadi. Una sconfitta vale il numero di carte rimaste nel sotterraneo, qui { $score }; meno sono, meglio è. Mossa ritirata. Questo mazzo ha gli assi rossi, che valgono { $value }: prendi { FORM($card, "il") }.
lessons-sidestep-strike = Con { FORM($weapon, "il") }, { FORM($card, "il") } costa { $cost }. Colpisci.
lessons-sidestep-rest = Tutta la stanza va affrontata, perciò scegli soltanto l’ordine. Va’ avanti come vuoi.
lessons-sidestep-last = { FORM($card, "il-start") }: ecco di nuovo la carta che avevi scansato. Ora va affrontata: colpisci, per { $cost }.
lessons-sidestep-done = Sei fuori con la vita a { $left }, e il tuo punteggio è { $score }: la vita che ti resta, col segno meno. Vince il punteggio più basso.

lessons-dragons-title = Diamonds & Dragons: che cosa cambia
lessons-dragons-weapon = Questo mazzo ha i draghi (i jolly), i mostri più forti; dalla tua hai l’asso di ♦ e il fante di ♥. Per prima cosa, prendi { FORM($card, "il") }.
lessons-dragons-forced = Se hai un’arma, devi usarla: le mani nude non si scelgono. Affronta { FORM($card, "il") }, per { $cost }.
lessons-dragons-breaks = { FORM($weapon, "il-start") } colpisce sotto { FORM($strikes_below, "il") }. Contro ogni altro mostro si rompe e non serve a nulla: { FORM($card, "il") } costerà { $cost }. Prova e guarda.
lessons-dragons-fall = L’arma è a pezzi, e la tua vita è a { $health }. Per vedere quanto vale qui una sconfitta, affronta { FORM($card, "il") }. La mossa sarà ritirata.
lessons-dragons-small = Cadi, con la vita a { $left }. Una sconfitta vale la tua vita meno i mostri nel sotterraneo, qui { $score }; la stanza non conta. Mossa ritirata. Affronta ora { FORM($card, "il") }, finché non c’è un’arma da smussare.
lessons-dragons-ace = È costato { $damage }. Ora prendi { FORM($card, "il") }, un’arma da { $value }.
lessons-dragons-jack = Bevi { FORM($card, "il") }, che vale { $value }.
lessons-dragons-run = Vita { $health }. Ora fuggi. Qui la stanza torna nel sotterraneo, e tutto il sotterraneo viene mescolato.
lessons-dragons-wasted = Dopo una mescolata può arrivare di tutto. L’ultima carta affrontata era una pozione. Bevi subito { FORM($card, "il") }, e guarda; la mossa sarà ritirata.
lessons-dragons-joker = Sprecata: una pozione subito dopo un’altra non cura, neanche in una stanza nuova o dopo una fuga. Mossa ritirata. Perciò prima affronta { FORM($card, "il") }, che vale { $value } e costa { $cost }.
lessons-dragons-heals = In mezzo c’è stato un mostro, perciò { FORM($card, "il") } cura { $healing }. Bevi.
lessons-dragons-king = Colpisci { FORM($card, "il") } finché { FORM($weapon, "il") } può: ora colpisce sotto { FORM($strikes_below, "il") }.
lessons-dragons-rest = Il resto tocca a te. Bada all’ordine: l’arma va usata, e si rompe su ogni mostro che non sia sotto { FORM($strikes_below, "il") }.
lessons-dragons-done = Sei fuori con la vita a { $left }, e il tuo punteggio è { $score }, contato come nel gioco classico.

## guides
guides-tips = Dritte
guides-code = «{ $code }»
guides-cell = { $head } { $cell }
guides-row = { $name }: { $cells }.
guides-no_guide = non c’è una guida { $name }{ $near }: ci sono { $known }
guides-line = { $number }. { $name }: { $title }.
guides-more = Scrivi { command-guide } e un nome o un numero per leggerne una.

## tips
tips-how-to-win =
    .w1 = Quasi ogni smazzata si può vincere; è raro che la colpa sia sua.
    .w2 = Quattro mostri in una stanza: fuggi.
    .w3 = Fuggi finché la vita è alta: non si fugge due volte di fila, e la stanza dopo va affrontata.
    .w4 = Fuggi anche dalle stanze buone: pozioni e armi valgono di più alla fine.
    .w5 = Le carte che eviti fuggendo tornano per ultime, nell’ordine in cui stavano.
    .w6 = Usa un’arma nuova sul mostro più grosso, e poi scendi.
    .w7 = Un mostro piccolo affrontalo a mani nude, per tenere un’arma che colpisce ancora i grossi.
    .w8 = Meglio un’arma debole ma nuova che una forte ma consumata.
    .w9 = La seconda pozione di una stanza non cura niente: lasciala per la prossima.
    .w10 = Lascia anche la seconda arma: sarà nuova quando la prima sarà consumata.
tips-how-to-win-without-running =
    .w1 = Quasi tutte le smazzate sono perse in partenza: misurati sul punteggio.
    .w2 = La carta che lasci è la tua sola scelta: fa’ aspettare al mostro più forte la sua arma.
    .w3 = Tieni un’arma in serbo: una stanza piena di mostri arriverà.
    .w4 = Usa l’arma anche sui mostri piccoli.
    .w5 = Le pozioni bevile subito.
tips-scoring =
    .w1 = A vita piena, una pozione affrontata per ultima aggiunge il suo valore al punteggio.
    .w2 = Tieni una pozione grossa per l’ultimissima carta.
    .w3 = Quando tutto è perduto si salvano i punti: bevi ciò che cura, colpisci ciò che l’arma può colpire.
    .w4 = Quando conosci le carte in arrivo, cerca la via che conserva più vita.

## daily
daily-no_number = non c’è un sotterraneo del giorno { $number }: il primo ha il numero 1
daily-no_zone = in nessun luogo l’ora è { $minutes } minuti avanti rispetto a UTC: l’orologio o il fuso di questo dispositivo è sbagliato
daily-practised = { $name }, allenamento
daily-practice_caveat = Il giorno di questo sotterraneo è passato: la partita è un allenamento e non conta.
daily-to_come = il sotterraneo del giorno { $number } apre { FORM($date, "il") }, lì dove ti trovi

## claims
claims-somebody = Qualcuno
claims-sealed = { $name } ha già visto quel sotterraneo. Com’è andata resta sigillato finché non hai giocato le stesse carte.
claims-damaged = il risultato in questo link è danneggiato, perciò manca: { $claim }
claims-false = il risultato in questo link non viene da una partita di questa smazzata, perciò non si vede
claims-no_day = { $given } non è il numero di un giorno

## comparing
comparing-title = A confronto: { $what }
comparing-you = Tu
comparing-says = Dice { $name }
comparing-mine = { $name }: { $result }.
comparing-theirs = { $name } dice: { $result }.
comparing-party = { $name }, { $party }
comparing-health = Vita stanza per stanza, { $name }: { $health }.
comparing-known = che non conta
comparing-parted = Le vostre strade si dividono nella stanza { $room }.
comparing-did = { $name }: { $what }.
comparing-same = Avete fatto lo stesso, stanza per stanza.
comparing-none = qui non c’è il risultato di nessun altro per questa smazzata
comparing-with = Accanto a { $name }

## threshold
threshold-title = Sotterraneo { $number }, { $date }
threshold-practice =
    .w1 = Il suo giorno è passato, perciò è un allenamento: non conta per la serie né per le statistiche.
    .w2 = Si possono ritirare mosse e chiedere consigli.
threshold-lines =
    .w1 = È uguale per chiunque, e hai un solo tentativo.
    .w2 = Nessuna mossa si ritira; con un consiglio, il risultato conta come ottenuto con aiuto.
    .w3 = Si salva mentre giochi: puoi andartene e continuare più tardi.
threshold-keys = Invio comincia. Esc torna indietro; per ora non si salva niente.
threshold-plain = Premi Invio o scrivi { word-begin } per cominciare; scrivi { command-back } per lasciarlo a più tardi.
threshold-prompt = Invio per cominciare, o { command-back }>{" "}
threshold-first = questo sotterraneo non è ancora cominciato: prima comincialo
threshold-too_late = il giorno di questo sotterraneo, { $date }, è passato: apri quello di oggi

## store
store-no_place = le partite non si possono salvare in { $place }: indica una cartella, un file, o un URL come sqlite:///games.db
store-unusable = le partite salvate in { $place } non si possono usare: { $why }
store-no_home = le partite non si possono salvare in { $place }: quell’utente non ha una cartella personale; indica un’altra cartella in SCOUNDREL_DATA
store-file = { $path }: { $why }
store-odd_value = la colonna { $column } ha il valore { $value }
store-no_lock = { $place } dovrebbe essere vuoto e non lo è, perciò le partite salvate non si possono bloccare; rimuovilo: non contiene partite
store-full = il disco è pieno, e { $place } ha bisogno di più spazio
store-busy = un altro programma tiene bloccate le partite salvate in { $place } da { $seconds } secondi; riprova
store-read_only = le partite salvate in { $place } non si possono cambiare: il file o la sua cartella è di sola lettura
store-no_access = le partite salvate in { $place } non si possono aprire: controlla di poter leggere e scrivere il file e la sua cartella
store-damaged = le partite salvate in { $place } sono danneggiate; riavvia il gioco per metterle da parte
store-newer = le partite salvate in { $place } hanno il formato { $version }, di uno Scoundrel più nuovo; questo conosce il formato { $latest }
store-no_database = { $place } non è un database: indica una cartella per le partite salvate, o un file che finisca in .db
store-foreign = { $place } è il database di un altro programma; le partite salvate vogliono un file tutto loro
store-set_aside = Le partite salvate erano danneggiate. Ora stanno in { $place }; le partite nuove vanno in un file nuovo.
store-brought_up_to_date = Le partite salvate sono state aggiornate. Una copia delle vecchie è in { $place }.
store-stale = la partita è andata avanti altrove, forse in un’altra finestra; eccola com’è adesso
store-other_moves = la partita { $id } è stata salvata con altre mosse; ricaricala
store-other_deal = la partita { $id } è stata salvata con un’altra smazzata; ricaricala
store-no_game = non c’è una partita salvata { $id }
store-cant_replay = la partita { $id } ({ $name }) non si può rivedere: { $why }
store-daily_begun = il sotterraneo del giorno { $date } è già cominciato; ce n’è uno al giorno
store-wrong_date = una partita { $kind } non può avere la data { $date }: l’ha solo il sotterraneo del giorno, come in 2025-03-01
store-name_taken = il nome non può essere { $name }: lo hanno già altre regole
store-no_mixture = non ci sono regole salvate col nome { $name }

## flow
flow-bot_plays = { $bot } gioca: { $moves }.
flow-move = Mossa { $number }: { $moves }.
flow-no_undo = qui non si ritira niente
flow-nothing_to_undo = non c’è nessuna mossa da ritirare
flow-no_hint = qui il maestro non dà consigli
flow-thinking = non tocca a te: sta pensando { $who }
flow-dealer = prima guarda la stanza il mazziere
flow-not_now = adesso non si può
flow-watching = { $line } non si può usare mentre guardi una partita: premi Invio per la mossa dopo, o scrivi { command-back }

## sitting
sitting-hint_daily = Con un consiglio, il risultato di oggi conta come ottenuto con aiuto. Se lo vuoi, chiedi di nuovo.
sitting-daily = sotterraneo del giorno { $number }, { $date }
sitting-elsewhere = { $name }, giocata altrove
sitting-other_day = non è il sotterraneo del giorno { $date }
sitting-no_undo_over = la partita è finita, e la fine ha svelato troppo per ritirare una mossa
sitting-no_undo_daily = nel sotterraneo del giorno le mosse non si ritirano
sitting-secret = le carte di questa smazzata sono ancora segrete; prima finisci la partita, poi rigiocala
sitting-looked_ahead = Questa smazzata l’avevi già cominciata: la partita non conta nelle statistiche.
sitting-odd_seats = la partita { $number } non si può giocare: { $seats } non può sedere a questo tavolo
sitting-daily_first = quello è il sotterraneo del giorno { $date }; prima giocalo come tale
sitting-too_many = { $move } è una mossa di troppo: una riga finisce dove arrivano carte nuove o muove un bot

## trying
trying-name = { $name }, di nuovo dalla stanza { $room }
trying-caveat = Sai già che cosa arriva: la partita non conta nelle statistiche.
trying-unfinished = una partita si può riprovare quando è finita: fino ad allora le sue carte sono segrete
trying-over = la partita finisce qui e non resta niente da giocare; prima torna indietro di qualche mossa
trying-no_undo = si riprova da qui, perciò le mosse di prima non si ritirano

## title
title-letters = S C O U N D R E L
title-motto = un sotterraneo, un mazzo di carte, una candela
title-nothing_to_continue = Non ci sono partite in sospeso.
title-continue = Continua
title-continue_help = Riprendi la partita che avevi in sospeso.
title-play = Gioca
title-play_help = La lezione, poi i primi sotterranei, dal più gentile al più serio.
title-new_game = Nuova partita
title-new_game_help = Subito una partita classica, con un mazzo appena mescolato.
title-rule_sets = Altre regole
title-rule_sets_help = Otto serie di regole, e le tue miscele.
title-daily = Sotterraneo del giorno
title-daily_help = La smazzata di oggi, uguale per chiunque. Hai un solo tentativo.
title-calendar = Calendario
title-calendar_help = I tuoi giorni, vinti, persi e saltati, e il problema di oggi.
title-deal_code = Codice di smazzata
title-deal_code_help = Gioca una smazzata che ti hanno mandato.
title-ranked = Classificata
title-ranked_help = Mazzi che nessuno può conoscere, per le classifiche di questo server.
title-friend = Tra amici
title-friend_help = Due dispositivi, un tavolo: manda un link.
title-boards = Classifiche
title-boards_help = Chi gioca meglio: oggi, questa settimana, questa stagione, da sempre.
title-two_players = In due
title-two_players_help = Diamonds & Dragons in due, fianco a fianco o contro un bot.
title-puzzles = Problemi
title-puzzles_help = Una stanza, un piano migliore.
title-replays = Partite salvate
title-replays_help = Mossa per mossa, con la curva del maestro.
title-statistics = Statistiche
title-statistics_help = Vittorie, punteggi, serie e traguardi.
title-bestiary = Bestiario
title-bestiary_help = Ogni creatura e cosa che hai incontrato, e com’è finita.
title-lessons = Come si gioca
title-lessons_help = Impara giocando; dritte, guide e regole.
title-settings = Impostazioni
title-settings_help = Aspetto, movimento, mazziere, e ciò che il tavolo mostra.

## front
front-know = Il gioco lo conosco
front-fresh = classico, mazzo nuovo
front-learn = le prime stanze ti insegnano strada facendo
front-learning = la lezione, dal passo { $step } di { $steps }
front-rung = primo sotterraneo { $number } di { $most } · su 100 ne escono { $share }
front-climbed = tutti i primi sotterranei superati
front-one_try = un tentativo, le stesse carte per chiunque
front-place = stanza { $room } di { $rooms }
front-room = stanza { $room }
front-health = vita { $n }
front-dungeon = Sotterraneo
front-week = Degli ultimi sette giorni, finiti { $n }.
front-streak = { $n ->
    [one] { $n } giorno di fila
   *[other] { $n } giorni di fila
 }
front-no_streak = Ancora nessun giorno di fila
front-rest = Il resto
front-candlelight = Lume di candela
front-daylight = Luce del giorno

front-day-open = Scendi
front-day-begun = Continua là sotto
front-day-over = Il sotterraneo di oggi

## ladder
ladder-title = Primi sotterranei
ladder-name = Primo sotterraneo { $number } di { $most }
ladder-help = Smazzate del gioco classico, dalla più gentile alla più seria. Esci da una, con o senza aiuto, e si apre la successiva.
ladder-source = Quanto siano gentili è misurato: «su 100 ne escono { $share }» vuol dire che di 100 persone che giocano il primo piano che capita, purché non sia un errore grave, { $share } ne escono in vita.
ladder-share = su 100 ne escono { $share }
ladder-line = { $mark } { $name } · su 100 ne escono { $share }
ladder-no_number = non c’è un primo sotterraneo { $number }: vanno da 1 a { $most }
ladder-locked = esci prima dal primo sotterraneo { $number }
ladder-last = Era l’ultimo dei primi sotterranei. Da qui in poi ogni mazzo è nuovo.
ladder-told = Di 100 persone che giocano il primo piano che capita, purché non sia un errore grave, ne escono { $share }.
ladder-what = { $given } non è un primo sotterraneo: scrivi { command-play } per il prossimo, o { command-play } e il suo numero
ladder-opened = Si apre il primo sotterraneo { $number }: su 100 ne escono { $share }.

## question
question-way = {" "}{ $key } { $what }
question-default = ▸{ $key } { $what }
question-w = usa { $weapon }
question-b = risparmia { $weapon }
question-prompt = { $card }: Invio { $default } · Esc nessuno

## newgame
newgame-named_or_winnable = Una smazzata scelta da te può non essere vincibile; lascia vuoto per averne una che lo è.
newgame-seed = smazzata (vuoto: a caso)
newgame-winnable = vincibile
newgame-start = Comincia
newgame-looking = Cerco una smazzata vincibile …
newgame-differs = Che cosa cambia rispetto al gioco di base (cambiamenti in grassetto):
newgame-topic = { $topic }.{" "}
newgame-standard = Il gioco di base.

## puzzles
puzzles-help = Gioca tutta la stanza. Poi il maestro ti dice se c’era un piano migliore.
puzzles-easy = Facile
puzzles-medium = Medio
puzzles-hard = Difficile
puzzles-solved = ✓
puzzles-open = ·
puzzles-level = { $level } · risolti { $solved } di { $all }
puzzles-line = { $mark } { $place } · { $rules }
puzzles-locked = { $n ->
    [one] ancora { $n }, si apre risolvendo questi
   *[other] altri { $n }, si aprono risolvendo questi
 }
puzzles-name = { $level } { $place }
puzzles-heading = Problema { $name } · { $rules }
puzzles-todays = Il problema di oggi, { $date } · { $name } · { $rules }
puzzles-no_more = non restano altri problemi da risolvere
puzzles-none = non c’è nessun problema{ $rules ->
    [any] {""}
   *[other] {" "}di { $rules }
 }{ $level ->
    [any] {""}
   *[other] {" "}di livello { $level }
 }{ $number ->
    [any] {""}
   *[other] {" "}con il numero { $number }
 }; ce ne sono { $count }, di { $known }
puzzles-onward = Invio: il prossimo problema, { $name }. Esc: tutti i problemi.
puzzles-again = Invio: riprova. n: il prossimo problema, { $name }.
puzzles-task = Trova il piano migliore per questa stanza.

## replays
replays-when = { $date }, { $time }
replays-secret = la partita { $number } è in sospeso, e il verbale svelerebbe le carte; prima finiscila
replays-none = Nessuna partita salvata finora.
replays-line = { $when } · { $name } · { $state }
replays-open = in sospeso, stanza { $room }
replays-import = Importa verbali
replays-import_help = Il nome di un file con uno o più verbali.
replays-imported = { $n ->
    [one] { $n } partita importata.
   *[other] { $n } partite importate.
 }
replays-refused = la partita alla riga { $line } è rimasta fuori: { $why }
replays-more_refused = { $n ->
    [one] Ne è rimasta fuori un’altra.
   *[other] Ne sono rimaste fuori altre { $n }.
 }
replays-export = Esporta un verbale
replays-export_help = Il nome di un file nuovo.
replays-exported = Il verbale è in { $path }.
replays-no_name = { $name } non è un nome di file
replays-is_there = { $path } esiste già; un verbale vuole un file nuovo
replays-heading = { $name } · mossa { $move } di { $moves }
replays-of = { $player }: { $name }
replays-somebody = chi gioca
replays-curve = Probabilità di vincere, stanza per stanza
replays-playing = Scorre, una mossa ogni { $seconds } s.
replays-no_curve = non c’è una curva: l’hanno solo le partite in solitario già finite
replays-not_yet = Il maestro sta ancora analizzando la partita.

## end
end-unfinished = questa partita è in sospeso; il maestro la analizza quando è finita
end-won = { $whole ->
    [yes] Fuori senza un graffio
   *[no] { $n ->
        [one] Fuori con un cuore solo
       *[other] Fuori con { $n } cuori
     }
 }
end-lost = Fatale { FORM($killer, "the") }, stanza { $room } di { $rooms }
end-lost_to_none = La fine nella stanza { $room } di { $rooms }
end-deed = Un colpo da { $amount }, con la vita a { $health }.
end-of_player = { $name }: { $what }
end-outlived_rooms = { $n ->
    [one] { $survivor } ha resistito { $n } stanza più di { $other }.
   *[other] { $survivor } ha resistito { $n } stanze più di { $other }.
 }
end-outlived_moves = { $n ->
    [one] { $survivor } ha resistito { $n } mossa più di { $other }, nella stessa stanza.
   *[other] { $survivor } ha resistito { $n } mosse più di { $other }, nella stessa stanza.
 }
end-try_again = t: riprova dalla stanza { $room }.
end-more = d: i dettagli.
end-less = d: meno dettagli.
end-reviewing = Il maestro analizza la partita …
end-share = Da condividere (c lo copia):
end-copied = Copiato negli appunti, se il terminale lo permette.

end-party-won = { $whole ->
    [yes] { $name }: fuori senza un graffio
   *[no] { $n ->
        [one] { $name }: fuori con un cuore solo
       *[other] { $name }: fuori con { $n } cuori
     }
 }
end-party-lost = { $name }: fatale { FORM($killer, "the") }, stanza { $room } di { $rooms }
end-party-lost_to_none = { $name }: la fine nella stanza { $room } di { $rooms }
end-party-deed = Un colpo da { $amount }, e { $name } aveva la vita a { $health }.

## shelf
shelf-waiting = In sospeso
shelf-over = Finite
shelf-deleted = Eliminate
shelf-have_back = Sceglila per riaverla.
shelf-place = stanza { $room } di { $rooms }, vita { $health } su { $most }
shelf-cards = Nella stanza: { $cards }.
shelf-given_up = questa partita è stata abbandonata; si può rivedere, ma non continuare
shelf-given_up_at = abbandonata nella stanza { $room }, { $result }
shelf-is_over = la partita { $number } è già finita
shelf-no_giving_up = una partita in due non si abbandona; si può eliminare
shelf-day_stays = la partita di un giorno resta: è l’unico tentativo di quel giorno
shelf-gone = la partita { $number } non si può più riavere
shelf-ended = La partita è finita: { $result }.
shelf-deleted_now = Eliminata. Per un’ora si può riavere, sotto Eliminate.
shelf-deleted_plain = Eliminata. Scrivi { command-restore } { $number } per riaverla entro un’ora.
shelf-back = È di nuovo sullo scaffale.
shelf-confirm = Invio conferma. Esc lascia tutto com’è.
shelf-confirm_plain = Scrivi { $command } { word-yes } per farlo.

shelf-sure-counts = { $name }: abbandoni questa partita? Conta come persa, come se cadessi qui. Non si torna indietro.
shelf-sure-alone = { $name }: abbandoni questa partita? Finisce come persa, ma non conta in nessuna statistica. Non si torna indietro.
shelf-sure-day = { $name }: abbandoni l’unico tentativo di questo giorno? Conta come perso, come se cadessi qui. Non si torna indietro.
shelf-sure-delete = { $name }, { $when }: elimini questa partita? Per un’ora si può riavere.
shelf-sure-delete_counted = { $name }, { $when }: elimini questa partita? Esce anche dalle tue statistiche. Per un’ora si può riavere.

shelf-cell-high = ▇
shelf-cell-good = ▅
shelf-cell-fair = ▃
shelf-cell-low = ▁
shelf-cell-escaped = ☀
shelf-cell-fell = ✕
shelf-cell-here = ◆
shelf-cell-ahead = ·

## watching
watching-heading = Gioca { $bot } · { $name } · mossa { $move }
watching-begin = { $bot } guarda la prima stanza.
watching-on = { $bot } continua da qui.
watching-silent = { $bot } non dice niente delle sue probabilità.
watching-thinks = { $bot } si aspetta: { $worth }.
watching-details = A che cosa ha pensato { $bot }
watching-line = { $plan }: { $worth }.
watching-nothing = Di questa mossa non c’è niente da dire.
watching-offer = Guarda giocare { $bot }
watching-offer_help = Una smazzata nuova, mossa per mossa, con i suoi pensieri.

## questions
questions-title = Tu che faresti?
questions-asks = Domanda di { $who }
questions-somebody = qualcuno
questions-asked = { $who }: tu che faresti? { $rule } { $which }
questions-sent = { $who } chiede: tu che faresti?
questions-reply = Rispondi, e vedi che farebbero gli altri:
questions-you = Tu: { $plan }.
questions-would = { $who }: { $plan }.
questions-too = { $who } farebbe lo stesso.
questions-coach = Il maestro
questions-onward = Continua da qui, o impara il gioco in cinque minuti.
questions-over = la partita di questo link è finita, perciò non c’è più niente da decidere
questions-answered = a questa domanda hai già risposto: continua da qui, o torna indietro
questions-no_plan = { $line } qui non è una risposta: { $plans }
questions-one_plan = qui si può fare una cosa sola, perciò non c’è niente da chiedere
questions-day_open = il sotterraneo { FORM($date, "del") } è ancora aperto per altri: le sue carte si possono condividere quando quel giorno è passato ovunque
questions-odds = Probabilità di uscire, secondo ciò che si fa qui
questions-odds_first = Probabilità di uscire:
questions-line = { $plan }: { $worth }.
questions-confirm = La tua risposta: { $plan }. Invio la dà.
questions-keys = t: continua da qui. l: impara il gioco. Esc: indietro.
questions-copied = La domanda e il suo link sono negli appunti, se il terminale lo permette.
questions-your_name = Il tuo nome, come lo vedono gli altri
questions-your_answer = Che cosa faresti
questions-no_answer = Non lo dico
questions-free = gratis, nel browser, niente da installare
questions-prompt = risposta>{" "}
questions-plain = Scrivi che cosa faresti, per esempio { $plan }.
questions-plain_next = Scrivi { command-try } per continuare da qui, { command-learn } per imparare il gioco, o { command-back }.

questions-rule-some = Di queste { $n ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $n }
 } carte { $face ->
    [1] una va affrontata
    [2] due vanno affrontate
    [3] tre vanno affrontate
   *[other] { $face } vanno affrontate
 }, in qualsiasi ordine.
questions-rule-all = Vanno affrontate tutte, in qualsiasi ordine.
questions-rule-room = Si può anche fuggire da tutta la stanza.
questions-rule-card = Prima si può mandarne una in fondo al sotterraneo.
questions-rule-turn = Tocca a te prendere una di queste carte.

questions-which-leave = { $n ->
    [1] Quale lasceresti?
    [2] Quali due lasceresti?
    [3] Quali tre lasceresti?
   *[other] Quali { $n } lasceresti?
 }
questions-which-put_away = Quale scanseresti, se mai?
questions-which-take = Quale prenderesti?
questions-which-run = Fuggiresti?
questions-which-nothing = Qui non c’è scelta.

questions-mark-leave = lascia
questions-mark-put_away = scansa
questions-mark-take = prendi
questions-mark-yours = tua

## watch
watch-heading = { $title }, gioca { $bot }.
watch-game = { $number }. { $title }: { $result }.
watch-enter = Premi Invio per la mossa dopo, o aspetta; Ctrl-C esce.
watch-step = Premi Invio per la mossa dopo; Ctrl-C esce.

## storage
storage-forbidden = questo browser non lascia conservare niente alla pagina: le tue partite durano finché resta aperta
storage-full = il browser non ha più spazio; esporta le tue partite, o libera un po’ di posto
storage-broken = ora la memoria del browser non si può usare; esporta le tue partite, se continua così
storage-overtaken = La partita è cambiata in un’altra finestra; adesso è così.
storage-damaged = { $n ->
    [one] { $n } elemento salvato era illeggibile ed è stato messo da parte.
   *[other] { $n } elementi salvati erano illeggibili e sono stati messi da parte.
 }
storage-no_net = Ciò che il maestro ha imparato non è arrivato. Riprova quando c’è connessione.
