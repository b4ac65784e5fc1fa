## app
app-how_to_quit = Ctrl+Q esce; la partita è salva.
app-unsaved = Non salvata: { $why }. Puoi continuare a giocare; il salvataggio viene ritentato.
app-unsaved_mark = non salvata
app-saved_again = Tutto è di nuovo salvo.
app-lost = Non si è potuto salvare tutto: { $why }.
app-quit = Esci
app-quit_help = Lascia il gioco; la partita è salva

## screen
screen-chosen = <
screen-type_a_move = una mossa: 5d, 7sw, fuggi
screen-with_deal = { $name } · smazzata { $deal }
screen-where = { $n ->
    [one] { $room } · sotto { $n } carta
   *[other] { $room } · sotto { $n } carte
 }
screen-where_short = { $room } · sotto { $n }
screen-player = Posto { $number }
screen-bot = { $name } ({ $bot })
screen-turn_mark = ▶
screen-fallen = Fine, con la vita a { $health }
screen-health = Vita { $health } su { $most }
screen-foreseen = { $now } → { $health }
screen-no_weapon = Nessuna arma
screen-bare_hands = solo mani nude
screen-new_weapon = Arma { $weapon }
screen-weapon = Arma { $weapon } ▸ { $slain }
screen-strikes = { $limit ->
    [new] nuova: colpisce tutto
    [below] colpisce sotto { $rank }
   *[at_most] colpisce fino { FORM($rank, "al") }
 }
screen-unseen = { $n ->
    [one] { $n } carta da vedere
   *[other] { $n } carte da vedere
 }
screen-unseen_dragons = { $dragons ->
    [one] { $n } da vedere: { $dragons } drago
   *[other] { $n } da vedere: { $dragons } draghi
 }
screen-known = in fondo: { $cards }
screen-discard = { $n ->
    [one] d Scarti: { $n } carta
   *[other] d Scarti: { $n } carte
 }
screen-defeated = { $n ->
    [one] { $n } sconfitto
   *[other] { $n } sconfitti
 }
screen-spent = { $n ->
    [one] { $n } usata
   *[other] { $n } usate
 }
screen-room = stanza { $room }
screen-room_of = stanza { $room } di { $rooms }
screen-fatal = MORTE
screen-which_away = Quale carta vuoi scansare? Esc per nessuna.
screen-no_card = Non c’è nessuna carta al posto { $slot }.

screen-may-run = r Fuggi: { $why }
screen-may-away = p Scansa: { $why }
screen-may-undo = u Ritira: l’ultima mossa
screen-may-hint = h Consiglio: { $why }

screen-may_not-run = Fuggi: { $why }
screen-may_not-put_away = Scansa: { $why }
screen-may_not-away = Scansa: { $why }
screen-may_not-undo = Ritira: { $why }
screen-may_not-hint = Consiglio: { $why }

## dialog
dialog-close = Esc chiude.

## keys
keys-title = Tasti
keys-table =
    .w1 = tasti dei numeri: prendi quella carta
    .w2 = frecce: scegli una carta; Invio la prende
    .w3 = w, b: affronta con l’arma, a mani nude
    .w4 = Invio: il modo segnato, cioè l’arma, a meno che non sia nuova e le mani nude costino al massimo 3
keys-run = r: fuggi dalla stanza
keys-put_away = p: scansa una carta
keys-resign = g: abbandona la partita
keys-stand_in = s: proponi che un bot prenda un posto, o accetta la proposta
keys-looking_on =
    .w1 = Sei tra il pubblico: gioca solo chi siede al tavolo.
    .w2 = d: gli scarti
    .w3 = Ctrl+P: tutto il resto
    .w4 = Esc: indietro
    .w5 = Ctrl+Q: esci
keys-dealing =
    .w1 = Fai da mazziere: ogni stanza nuova la vedi prima tu, e la descrivi.
    .w2 = d: gli scarti
    .w3 = Ctrl+P: tutto il resto
    .w4 = Esc: indietro; la partita ti aspetta sul server
    .w5 = Ctrl+Q: esci
keys-undo = u: ritira l’ultima mossa
keys-hint = h: un consiglio; di nuovo h per saperne di più
keys-thoughts = h: che cosa pensava il bot della sua ultima mossa
keys-next_puzzle = n: il prossimo problema
keys-marks = { $blade } su una carta: la tua arma può colpirla; { $danger }: poca vita rimasta
keys-more =
    .w1 = d: gli scarti
    .w2 = /: scrivi una mossa, come 5d, 7sw, fuggi, o re di picche a mani nude
    .w3 = Ctrl+P: tutto il resto
    .w4 = Esc: indietro; la partita si salva a ogni mossa
    .w5 = Ctrl+Q: esci
keys-question =
    .w1 = tasti dei numeri: la carta che lasceresti
    .w2 = r: fuggiresti; a: le affronteresti tutte
    .w3 = Invio: rispondi
    .w4 = t: continua da qui, dopo la risposta
    .w5 = l: impara il gioco in cinque minuti
    .w6 = d: le carte fuori gioco
    .w7 = Esc: indietro
keys-replay =
    .w1 = Spazio: scorri e ferma; +, -: più veloce, più lento
    .w2 = freccia destra, n: la mossa dopo
    .w3 = freccia sinistra, p, Backspace: la mossa prima
    .w4 = Home, Fine: all’inizio, alla fine
    .w5 = c: la curva della probabilità di vincere
    .w6 = s: chiedi ad altri che cosa farebbero qui
    .w7 = t: continua da questa mossa, come partita che non conta
    .w8 = d: gli scarti
    .w9 = Ctrl+P: tutto il resto
    .w10 = Esc: indietro
    .w11 = Ctrl+Q: esci

## bindings
bindings-account = profilo
bindings-boards = classifiche
bindings-board_around = intorno a me
bindings-board_find = cerca
bindings-board_group = gruppo
bindings-board_next = altri
bindings-board_period = periodo
bindings-board_report = segnala
bindings-board_rules = regole
bindings-board_top = in cima
bindings-copy = copia il link
bindings-join = entra con un link
bindings-back = indietro
bindings-palette = comandi
bindings-bare_hands = mani nude
bindings-answer = rispondi
bindings-begin = comincia
bindings-change_settings = cambia impostazioni
bindings-close = chiudi
bindings-curve = curva
bindings-discard = scarti
bindings-dungeon = sotterraneo
bindings-end = ultima mossa
bindings-export = esporta
bindings-ask_others = chiedi ad altri
bindings-face_all = tutte
bindings-learn = impara
bindings-play = gioca
bindings-thoughts = pensieri
bindings-watch_bot = guarda un bot
bindings-forget_mixture = elimina
bindings-hand_over = consegna
bindings-hint = consiglio
bindings-import = importa
bindings-keep = salva
bindings-keys = tasti
bindings-month_after = dopo
bindings-month_before = prima
bindings-more = altro
bindings-name_it = dalle un nome
bindings-names = nomi
bindings-page_down = pagina giù
bindings-start_over = da capo
bindings-next = avanti
bindings-light = luce
bindings-next_deal = nuova
bindings-next_puzzle = altro problema
bindings-next_tab = scheda dopo
bindings-next_value = valore dopo
bindings-player_1 = posto 1
bindings-player_2 = posto 2
bindings-put_away = scansa
bindings-puzzle = problema
bindings-quit = esci
bindings-delete = elimina
bindings-give_up = abbandona
bindings-stand_in = un bot
bindings-have_back = riprendi
bindings-read_on = altro
bindings-run = fuggi
bindings-same_deal = ancora
bindings-side_by_side = confronto
bindings-next_one = il prossimo
bindings-missed_day = un giorno saltato
bindings-share = condividi
bindings-skip_lesson = primo sotterraneo
bindings-start = comincia
bindings-tab_before = scheda prima
bindings-bestiary = bestiario
bindings-next_chapter = capitolo dopo
bindings-chapter_before = capitolo prima
bindings-title = titolo
bindings-todays_puzzle = problema di oggi
bindings-try_from_here = riprova da qui
bindings-try_from_there = riprova da lì
bindings-type_a_value = scrivi un valore
bindings-undo = ritira
bindings-value_before = valore prima
bindings-watch_it = rivedi
bindings-weapon = arma
