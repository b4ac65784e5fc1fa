## door
door-fault = Qui qualcosa è andato storto. Di ciò che hai visto non è perso niente.
door-thinking = { $who } pensa …
door-thinking_coach = Il maestro pensa …
door-own_rules = Le tue regole
door-ask_way = Come affronti { FORM($card, "il") }?
door-which_away = Quale carta vuoi scansare?
door-not_your_turn = non tocca a te
door-try_room = Riprova dalla stanza { $room }
door-puzzle = { $name }, { $rules }
door-solved = risolto
door-at_start = questo è l’inizio della partita
door-at_end = questa è la fine della partita
door-export_all_help = Tutte le partite, le impostazioni e i traguardi in un file solo, da portare su un altro dispositivo.
door-import_file = Il file dell’altro dispositivo
door-import_all_help = Aggiunge tutto ciò che aveva un altro dispositivo, da un file così. Qui non si perde niente.
door-restored = { $n ->
    [one] { $n } partita nuova aggiunta, con impostazioni e traguardi.
   *[other] { $n } partite nuove aggiunte, con impostazioni e traguardi.
 }
door-not_restored = la partita { $number } del file è rimasta fuori: { $why }
door-unreadable = { $n ->
    [one] { $n } partita non è nel file: è illeggibile.
   *[other] { $n } partite non sono nel file: sono illeggibili.
 }
door-left_behind = { $n ->
    [one] { $n } partita in sospeso non è nel file: le sue carte sono ancora segrete.
   *[other] { $n } partite in sospeso non sono nel file: le loro carte sono ancora segrete.
 }

door-label-accept = Siediti
door-label-account = Il tuo conto
door-label-around = Intorno a me
door-label-boards = Classifiche
door-label-find = Cerca un nome
door-label-friend = Tra amici
door-label-narrate = Lascia dire al narratore
door-label-next_page = Pagina dopo
door-label-ranked = Classificata
door-label-record = Verbale della partita
door-label-rematch = Rivincita
door-label-report = Segnala questo nome
door-label-resign = Abbandona
door-label-top = In cima
door-label-watch_link = Un link per il pubblico
door-label-compare = A confronto
door-label-achievements = Traguardi
door-label-again = Stessa smazzata
door-label-answer = Rispondi
door-label-back = Indietro
door-label-begin = Comincia
door-label-bestiary = Bestiario
door-label-calendar = Calendario
door-label-daily = Sotterraneo del giorno
door-label-delete = Elimina
door-label-earlier = Prima
door-label-end = Com’è finita
door-label-export = Esporta
door-label-export_all = Esporta tutto
door-label-first = Inizio
door-label-forget = Elimina
door-label-give_up = Abbandona
door-label-habits = Abitudini
door-label-hand_over = Consegna a chi gioca
door-label-hint = Consiglio
door-label-import = Importa verbali
door-label-import_all = Importa tutto
door-label-keep = Salva la partita
door-label-keep_rules = Salva le regole
door-label-last = Fine
door-label-learn = Impara in cinque minuti
door-label-later = Dopo
door-label-lessons = Tutte le lezioni
door-label-look = Mostrami la stanza
door-label-mistakes = I tuoi errori
door-label-mix = Cambia le regole
door-label-next = Avanti
door-label-next_game = Nuova partita
door-label-next_puzzle = Altro problema
door-label-next_dungeon = Prossimo sotterraneo
door-label-onward = Il tuo primo sotterraneo
door-label-play_on = Continua da qui
door-label-previous = Indietro
door-label-put_away = Scansa
door-label-puzzles = Tutti i problemi
door-label-rules = Regole
door-label-run = Fuggi
door-label-seed = Scegli una smazzata
door-label-share = Condividi
door-label-skip_lesson = Al primo sotterraneo
door-label-solution = Soluzione
door-label-start = Comincia
door-label-start_over = Da capo
door-label-title = Titolo
door-label-todays_puzzle = Il problema di oggi
door-label-try = Riprova da qui
door-label-undo = Ritira
door-label-watch = Rivedi
door-label-winnable = Una smazzata vincibile

door-brief-daily = non nel giorno
door-brief-first_move = nessuna mossa
door-brief-tried = comincia qui
door-brief-never = non permesso
door-brief-game_over = partita finita
door-brief-room_begun = stanza iniziata
door-brief-one_a_room = una a stanza
door-brief-in_a_row = non due volte di fila
door-brief-room_not_full = stanza incompleta
door-brief-deck_empty = sotterraneo vuoto

## host
host-link = Apri questo link in un browser: { $link }
host-link_api = Risponde a { $link }api/v1/. Non c’è una pagina: la costruisce make site, e la indica --site.
host-missing = al server serve { $name }: lo porta { $command }
host-no_database = { $url } non è un database che il server possa usare: scrivi postgresql://user@host/name
host-one_process = più processi vogliono --database postgresql://…: SQLite ne regge uno
host-one_worker = { $place } è già servito da un altro processo: SQLite ne regge uno; per averne di più, usa --database postgresql://…
host-unusable = il database in { $place } non si può usare: { $why }
host-unavailable = Ora il server non può salvare niente. Non è cambiato nulla; riprova tra un momento.
host-bad_name = { $name } non può essere un nome: un nome ha da { $least } a { $most } lettere e cifre, con in mezzo magari spazi, trattini o apostrofi
host-mixed_name = { $name } non può essere un nome: mescola lettere di più alfabeti
host-name_taken = Quel nome è già preso, o somiglia a uno già preso.
host-no_game = Questa partita non c’è, o non puoi vederla.
host-no_rules = { $rules } qui non si gioca; ci sono { $known }.
host-no_seat = A questo tavolo non c’è un posto così.
host-alone = Una partita a uno si può condividere solo con un mazziere.
host-too_many_games = Hai { $most } partite aperte. Prima finiscine una.
host-try_again = Qualcuno ha fatto prima. Riprova.
host-no_invite = Questo invito non porta da nessuna parte: è scritto male, o la sua partita non c’è più.
host-seat_taken = Quel posto l’ha preso qualcun altro.
host-not_yours = A questo tavolo non hai un posto.
host-not_over = Questa partita non è ancora finita.
host-day_not_over = Nel sotterraneo di questo giorno può esserci ancora qualcuno. Si apre quando nessuno può più esserci.
host-no_recovery = Nessuno ha questo codice di recupero.
host-stays_assisted = Chi ha giocato con un aiuto resta tra chi è aiutato. Puoi fare opposizione, o ricominciare da capo.
host-nothing_to_object = Non sei nel gruppo con aiuto.
host-no_player = Nessuno gioca con quel nome, o non ha un nome.
host-no_board = Non c’è una classifica così.
host-no_route = Qui non c’è niente.
host-no_method = Qui { $method } non si può usare.
host-elsewhere = Questo viene da una pagina di un altro sito.
host-no_player_yet = Qui non hai ancora un posto: prima iscriviti, o manda il tuo gettone.
host-too_many = { $n ->
    [one] È troppo in una volta. Riprova tra un secondo.
   *[other] È troppo in una volta. Riprova tra { $n } secondi.
 }
host-illegal = Adesso non si può fare.
host-too_large = È troppo grande: al massimo { $most } byte.
host-no_length = Di’ prima quanto è lungo.
host-not_json = Mandalo come application/json.
host-bad_json = Non è JSON.
host-no_socket = Le novità arrivano solo per WebSocket.
host-bad_query = La richiesta non si può leggere.
host-bad_request = Questo non si capisce: { $why }
host-no_page = Qui non c’è nessuna pagina.
host-copies = Nelle tue ultime { $games } partite classificate, { $agreed } su { $hard } scelte difficili erano quelle del bot expert; senza aiuto, si sceglie come lui al massimo in tre su quattro.
host-foresees = Nelle tue ultime { $games } partite classificate, ciò che arrivava era meglio di quanto si potesse sperare, di { $luck } vittorie in tutto; per chi non conosce il mazzo resta vicino a 0.
host-no_objections = Nessuno fa opposizione.
host-objection = { $player }, { $name }. Motivo dello spostamento: { $why } Risposta: { $words }
host-nameless = senza nome
host-by_choice = per sua scelta: ha detto di giocare con un aiuto.
host-granted = { $player } è di nuovo nel gruppo senza aiuto, e ciò che si era trovato nelle sue partite non conta più.
host-nothing_to_grant = { $player } non gioca su questo server nel gruppo con aiuto
host-no_examiner = il processo che guarda le partite finite è terminato

door-way-away = scansa
door-way-bare = mani nude
door-way-breaks = rompi l’arma
door-way-equips = prendi
door-way-heals = bevi
door-way-wasted = bevi
door-way-weapon = arma

door-spell-run = di fuggire
door-spell-card = { FORM($card, "il") }
door-spell-away = di scansare { FORM($card, "il") }
door-spell-w = { FORM($card, "il") }, e di colpire con { FORM($weapon, "il") }
door-spell-b = { FORM($card, "il") }, e le mani nude

door-dealer-look_away = Chi gioca guardi altrove. Mazziere, continua quando la stanza è solo tua.
door-dealer-words = Che cosa si vede laggiù

door-axis-room = stanza
door-axis-health = vita

door-keys-table =
    .w1 = d: le carte fuori gioco
    .w2 = /: scrivi una mossa, come 5d, 7sw, fuggi, o re di picche a mani nude
    .w3 = m: tutto il resto
    .w4 = Esc: indietro; la partita si salva a ogni mossa
door-keys-replay =
    .w1 = spazio: scorri e ferma; +, -: più veloce, più lento
    .w2 = destra, n: la mossa dopo
    .w3 = sinistra, p, backspace: la mossa prima
    .w4 = home, fine: all’inizio, alla fine
    .w5 = d: le carte fuori gioco
    .w6 = m: tutto il resto
    .w7 = t: continua da questa mossa, come partita che non conta
    .w8 = Esc: indietro

door-setting-effects = Effetti
door-setting-effects_help = Movimento, suono e vibrazione, tutti insieme. Si possono regolare anche uno per uno.
door-setting-effects_on = sì
door-setting-effects_off = tutti spenti
door-setting-sound = Suono
door-setting-sound_help = Suoni discreti di carte, lame e porte.
door-setting-sound_on = sì
door-setting-sound_off = no
door-setting-vibration = Vibrazione
door-setting-vibration_help = Una breve vibrazione quando un colpo ti ferisce, se il dispositivo sa farla.
door-setting-vibration_on = sì
door-setting-vibration_off = no

door-bad-message = questo non è un messaggio
door-bad-half = un messaggio non può contenere mezzo carattere, né ciò che non è un numero
door-bad-unknown = non c’è un messaggio { $do }
door-bad-missing = al messaggio { $do } serve { $name }
door-bad-field = { $name } non può essere { $value }
door-bad-none_of = { $name } non può essere { $value }: è uno tra { $known }
door-bad-link = il link { $link } è danneggiato o tagliato
door-bad-long_link = la partita di questo link ha { $moves } mosse, e un link può averne al massimo { $most }
door-bad-game = ne manca un pezzo
door-bad-backup = questa non è un’esportazione completa, o è danneggiata; non è cambiato niente
door-bad-no_dealer = ora non si aspetta nessun mazziere
door-bad-begun = qui non c’è niente da cominciare
door-bad-no_game = sul tavolo non c’è nessuna partita
door-bad-no_puzzle = sul tavolo non c’è nessun problema
door-bad-no_replay = non stai guardando nessuna partita
door-bad-no_question = qui nessuno chiede niente
door-bad-not_for_two = { $rules } non è un gioco per due
door-bad-unfinished = la partita { $number } è in sospeso; si può rivedere quando è finita

## page
page-name = Scoundrel
page-skip = Vai alla stanza
page-sound = Suono
page-whole_text = Tutto il testo
page-unsaved = Non ancora salvata
page-moves = Che cosa puoi fare
page-more = Altro
page-more_help = diario, carte, tasti
page-close = Chiudi
page-cancel = Annulla
page-do_it = Fallo lo stesso
page-send = Invia
page-share = Condividi
page-copy = Copia
page-copied = Copiato.
page-copy_replay = Copia un link per rivedere questa partita
page-send_picture = Manda l’immagine
page-save_picture = Salva l’immagine
page-other_shape = Altra forma
page-no_picture = Questo browser non sa disegnare l’immagine.
page-called = Il tuo nome nel link, se vuoi
page-squares = Come si disegnano le stanze
page-saved_as = Salvata come { $name }.
page-copy_it = Seleziona il testo e copialo: questo browser non lo lascia fare alla pagina.
page-room = La stanza.
page-dungeon = Il sotterraneo
page-below = sotto
page-you = Tu
page-of = su { $most }
page-hearts = { $hearts ->
    [one] { $hearts } cuore su { $most }
   *[other] { $hearts } cuori su { $most }
 }
page-your_turn = Tocca a te
page-choosing = sta scegliendo …
page-reconnecting = Nessuna connessione. Il tuo tavolo resta com’è, e la pagina continua a provare.
page-send_link = Manda il link
page-copy_link = Copia il link
page-piles = Fuori gioco
page-play = Scorri
page-pause = Ferma
page-slower = Più lento
page-faster = Più veloce
page-every = { $seconds } s
page-details = Dettagli
page-defeated = sconfitti
page-spent = usate
page-log = Che cosa è successo
page-keys = Tasti
page-coach = Il maestro
page-differs = Che cosa cambia
page-coach_waits = Chiedi un consiglio, e il maestro ti imbecca. Chiedi ancora per saperne di più.
page-which_away = Quale carta vuoi scansare?
page-type_a_move = Scrivi una mossa
page-score = punteggio
page-next = Avanti
page-earned = Guadagnati
page-earned_of = { $n } di { $most }
page-where_it_turned = Dove è girata
page-what_else = Che altro
page-percent = { $n }%
page-turning_point = svolta
page-rooms = stanze da { $first } a { $last }
page-curve = La probabilità di vincere: { $from } all’inizio, { $most } al massimo, { $to } alla fine.
page-loading = Un momento: il gioco è ancora per strada.
page-broken = Qui qualcosa è andato storto. Ciò che hai giocato è salvo; ricarica la pagina per continuare.

## site
site-name = Scoundrel
site-description = Un sotterraneo da esplorare in solitario con un mazzo di carte: tutte le regole, un maestro, problemi e un sotterraneo del giorno.
site-skip = Vai al contenuto
site-back = Torna al gioco
site-play = Gioca
site-contents = Leggere del gioco
site-contents_description = Le regole di Scoundrel in tutte le versioni, come si vince, il punteggio, e chi ha fatto il gioco.
site-rules = Regole
site-rules_title = { $title }: le regole
site-apart = Che cosa cambia rispetto al gioco di base
site-guides = Guide
site-guide_description = { $title }: una guida al gioco di carte Scoundrel, con i numeri di milioni di partite.
site-makers = Chi ha fatto il gioco
site-makers_description = Scoundrel è di Zach Gage e Kurt Bieg (2011); ecco gli autori di ogni versione.
site-ours = Questa pagina e il programma che ci sta dietro sono software libero con licenza MIT, senza legami con gli autori.
site-picture = Quattro carte su un tavolo scuro: un re, una pozione, una lancia e un orso.
site-page_title = { $title } – Scoundrel
site-no_script = Il gioco ha bisogno di JavaScript; ciò che c’è da leggere no.

page-arrival-rule_1 = Le carte nere sono mostri. Costano vita.
page-arrival-rule_2 = I quadri sono armi. Parano il colpo.
page-arrival-rule_3 = I cuori sono pozioni. Ridanno vita.
page-arrival-rule_4 = Affrontane tre su quattro. La quarta aspetta.
page-arrival-amount = { $arrived } di { $whole } MB
page-arrival-here = la porta si apre
page-arrival-pressed = si apre da sé · { $words }
page-arrival-stalled = nessuna connessione; riprende da sé

page-host-died = Il gioco si è fermato ed è ripartito. Tutto ciò che hai visto è salvo; l’ultimo tocco forse no.
page-host-failed = Il gioco non è partito. Controlla la connessione e riprova.
page-host-lost = Il gioco non si raggiunge. scoundrel serve è ancora in funzione?
page-host-old = Questo browser è troppo vecchio per il gioco: gli manca { $what }.
page-host-modules = il supporto dei moduli JavaScript
page-host-vectors = WebAssembly SIMD
page-host-workers = il supporto di worker fatti di moduli
