## asking
asking-two_ways = { FORM($card, "il") } si può affrontare in due modi: rispondi w per l’arma o b per le mani nude, oppure scrivi { $slot }w o { $slot }b
asking-empty = una riga vuota non è una mossa
asking-unknown = { $text } non è una mossa: scrivi il numero o il nome di una carta, come 2 o 5 di quadri
asking-other_kind = { $text } non è una mossa: { FORM($card, "il") } è { $kind ->
    [monster] un mostro
    [weapon] un’arma
   *[potion] una pozione
 }, non { $wanted ->
    [monster] un mostro
    [weapon] un’arma
   *[potion] una pozione
 }
asking-not_held = non hai in mano { FORM($card, "il") }
asking-not_now = adesso non si può { $what }: { $why }
asking-unarmed = affrontare { FORM($card, "il") } con un’arma
asking-over = { $slot } adesso non si può giocare: la partita è finita
asking-no_card = al posto { $slot } non c’è nessuna carta; posti con una carta: { $slots }

## assistant
assistant-instructions = Questo è Scoundrel, un’esplorazione di un sotterraneo in solitario con un mazzo di carte. Comincia con new_game o continue_game, leggi le regole con rules, poi gioca stanza per stanza. Ogni risposta dice tutto ciò che chi gioca può sapere; look lo ripete, con le carte non ancora viste. Ogni mossa viene salvata.
assistant-missing_package = agli assistenti serve { $name }: lo porta { $command }
assistant-no_game = sul tavolo non c’è nessuna partita: cominciane una con new_game, o riprendine una con continue_game
assistant-none_open = non ci sono partite in sospeso: cominciane una con new_game
assistant-is_over = la partita { $number } è finita: cominciane un’altra con new_game
assistant-no_partner = { $rules } si gioca in uno, perciò nessun altro può giocare
assistant-no_tool = non c’è uno strumento { $name }{ $near }; gli strumenti sono { $known }
assistant-no_argument = lo strumento { $tool } non accetta { $name }; i suoi argomenti: { COUNT($known) ->
    [0] nessuno
   *[other] { $known }
 }
assistant-missing = allo strumento { $tool } serve { $name }
assistant-wrong_kind = { $name } dev’essere { $wanted }, non { $value }
assistant-no_text = non c’è un testo { $uri }{ $near }
assistant-broken = Qui qualcosa è andato storto; look mostra a che punto è la partita.

assistant-kind-string = testo
assistant-kind-integer = un numero intero

assistant-tool-rule_sets = Le serie di regole, una frase ciascuna.
assistant-tool-rules = Le regole a parole: di una serie, o della partita sul tavolo.
assistant-tool-new_game = Comincia una partita nuova, salvata a ogni mossa. Quella che era sul tavolo resta salvata.
assistant-tool-saved_games = Le partite salvate, l’ultima giocata per prima, con i loro numeri.
assistant-tool-continue_game = Riprende una partita in sospeso, cominciata qui o altrove.
assistant-tool-look = A che punto è: eroe, stanza, che cosa farebbe ogni carta, e le carte non ancora viste e fuori gioco.
assistant-tool-play = Fa una o più mosse, tutte in questa stanza; si giocano tutte o nessuna.
assistant-tool-hint = Un’imbeccata del maestro. Chiedi ancora per sapere che cosa farebbe e perché, e ancora per sapere quanto vale ogni piano. Tutte e tre contano come un consiglio.
assistant-tool-undo = Ritira l’ultima mossa. Viene contato.

assistant-argument-rules = Una serie di regole, come classic, e se vuoi impostazioni diverse: classic start_health=15.
assistant-argument-seed = Un testo qualsiasi: lo stesso testo dà sempre la stessa smazzata, le cui carte possono essere note. Senza, la smazzata è a caso.
assistant-argument-partner = Chi gioca il secondo gruppo se le regole sono per due: human, e li giochi entrambi, oppure un bot.
assistant-argument-number = Il numero di una partita salvata; senza, quella in sospeso giocata per ultima.
assistant-argument-moves = run; 2 o 5d o 5 of diamonds per prendere quella carta, secondo il posto nella stanza, il codice o il nome; 2w o 7sw per affrontare con l’arma, 2b o 7sb a mani nude; -2 per scansare una carta. Anche più d’una, come in 2 4w o 8d 4cw 8h.

## plain
plain-greeting = { $heading }. Scrivi { command-help } per sapere che cosa puoi fare.
plain-introduced = { $words } Scrivi { command-new } { $name } per provare, o { command-dismiss } per non sentirne più parlare.
plain-sure = Scrivi { word-yes } per farlo, o { word-no }.
plain-only_drawn = { $given } qui non può seguire: scrivi { word-drawn } per un’immagine, o niente per le parole
plain-welcome = Se il gioco ti è nuovo, scrivi { command-play }: una breve lezione lo insegna, mossa per mossa.
plain-title = Scoundrel: { $motto }.
plain-languages = Qui si parla { $now }. Per un’altra lingua, scrivi { command-set } language e il suo codice: { $others }.
plain-offered = Premi Invio per { $command }, o scrivi { command-help } per tutto il resto.
plain-deal = Era la smazzata { $seed }.
plain-compare = Scrivi { command-compare } { $number } per mettere questa partita accanto a quella di { $name }.
plain-share_what = { command-share } non vuole niente, o { word-text }: { $given } non è né l’uno né l’altro
plain-code = Il codice di questa smazzata: { $code }
plain-try = Scrivi { command-try } per continuare dalla stanza { $room }; non conta.
plain-next = Scrivi { command-new } per un’altra smazzata, { command-again } per questa, { command-share }, { command-review } o { command-curve } per i dettagli, o { command-quit }.
plain-next_dungeon = Scrivi { command-play } per il prossimo sotterraneo, { command-new } per un’altra smazzata, { command-again } per questa, { command-share }, { command-review }, { command-curve }, o { command-quit }.
plain-next_daily = Scrivi { command-share }, { command-review }, { command-curve }, { command-calendar }, { command-new }, o { command-quit }.
plain-back = Scrivi { command-new } per una partita, { command-continue } per una in sospeso, o { command-help }.
plain-back_to_game = Di nuovo alla tua partita.
plain-leave = Lasci il gioco.
plain-leave_game = Lasci la partita: { $result }.
plain-kept = La partita è salva. La prossima volta scrivi { command-continue } per riprenderla.
plain-in_line = riga { $n }: { $why }
plain-cut_off = l’input è finito a metà della partita, nella stanza { $room } con la vita a { $health }
plain-no_game = non c’è una partita in corso: scrivi { command-new } per cominciarne una, o { command-continue } per una in sospeso
plain-needs_words = manca qualcosa; scrivi { $command }
plain-no_words = il comando { $command } non può essere seguito da { $words }: scrivi { command-help } { $command }
plain-not_here = il comando { $command } qui non si può usare: scrivi { command-help } { $command }
plain-no_move = { $why }{ $near }
plain-no_command = non c’è un comando { $command }{ $near }: scrivi { command-help } per averli tutti
plain-watched = Era l’ultima mossa. Scrivi { command-previous }, { command-curve } o { command-back }; { command-try } continua da una mossa precedente.
plain-puzzle_again = Riprova, o scrivi { command-solution }, { command-next } o { command-back }.
plain-next_puzzle = Scrivi { command-puzzle } { $level } { $place } per il prossimo.
plain-no_number = { $given } non è un numero di mosse: scrivi, per esempio, { $command } 3
plain-nothing_else = non ci sono altre partite in sospeso
plain-is_over = la partita { $number } è finita: scrivi { command-watch } { $number } per rivederla
plain-no_saved_number = { $given } non è il numero di una partita salvata: scrivi { command-games } per vederle
plain-names_two = { $given } non sono due nomi: scrivili entrambi, con una virgola in mezzo, come in { command-names } Ada, Ben
plain-names_are = Giocano { $first } e { $second }.
plain-two_seats = una partita in due vuole due posti, non { $given }: indica chi gioca ogni gruppo, come in { command-two } { word-human } expert
plain-no_seat = { $seat } non può giocare{ $near }: si può scegliere tra { $known }
plain-mixture_kept = Queste regole sono salvate come { $name }.
plain-range = da { $least } a { $most }
plain-range_or_none = da { $least } a { $most }, o none
plain-mix_setting = { $name }={ $now }: { $label }. Valori possibili: { $values }.
plain-mix_deck = { $name }={ $now }: { $label }.
plain-forgotten = Le regole { $name } sono eliminate.
plain-set = { $name }: { $title }. { $gist }
plain-own_set = { $name }: tue. { $title }.
plain-lesson = Lezione: { $title }. Scrivi { command-back } per lasciarla; ci sono anche { FORM($others, "") }.
plain-lesson_begun = Questa lezione l’hai già cominciata. Scrivi { command-learn } { $name } { word-again } per rifarla da capo.
plain-no_lesson = non c’è una lezione { $name }{ $near }: ci sono { $known }
plain-no_puzzle = { $given } non è un problema: indica { FORM($levels, "", list: "or") }; dopo il livello può venire un numero
plain-no_daily = { $given } non c’è: scrivi { command-daily } per il sotterraneo del giorno, o { command-daily } { word-puzzle }
plain-saved = { $number }: { $name }, { $state }, ultima mossa: { $when }.
plain-nothing_deleted = nell’ultima ora non è stata eliminata nessuna partita
plain-nothing_to_watch = nessuna partita è ancora finita
plain-export_what = { $given } non basta: scrivi il numero di una partita salvata e un file nuovo, come in { command-export } 3 game.txt
plain-counted = { $name }: { $words }
plain-plots = { $name }: punteggi, e precisione partita per partita.
plain-never_played = non ci sono partite finite di { $name }{ $near }
plain-has_earned = { $title }, ottenuto { FORM($when, "il") }. { $sentence }
plain-to_earn = { $title }, ancora da ottenere. { $sentence }
plain-setting = { $name } { $now }: { $help } Altri valori: { $others }.
plain-no_setting = qui non c’è un’impostazione { $name }{ $near }: ci sono { $known }
plain-no_value = l’impostazione { $name } non può essere { $value }: è una tra { $known }
plain-which_value = scrivi un valore per l’impostazione { $name }: uno tra { $known }
plain-help_line = { $usage }: { $sentence }
plain-more_help = Scrivi { command-help } e un comando per sapere che cosa fa, o { command-help } { word-all }.
plain-waiting = Si aspetta { $who }. Ctrl-C smette di aspettare.
plain-stopped_waiting = Non aspetti più. Invio riprende ad aspettare; { command-look }, { command-resign }, { command-back } e { command-quit } funzionano come sempre.
plain-gathering = la partita non è ancora cominciata: Invio aspetta gli altri, e { command-back } esce
plain-gathered = Siete al completo.
plain-next_ranked = Scrivi { command-ranked } per un’altra, { command-boards } per sapere chi gioca meglio, o { command-new } per una partita tutta tua.
plain-next_shared = Scrivi { command-again } per la rivincita, { command-friend } per i tuoi tavoli, o { command-new } per una partita tutta tua.
plain-no_ranked = lì { $name } non si gioca{ $near }: ci sono { $known }
plain-no_table = { $given } non si può giocare con altri{ $near }: ci sono { $known }
plain-open_table = { $number }: { $title }, { $kind }.
plain-stand_in = Scrivi { command-bot } { word-me } per un bot al tuo posto, o { command-bot } { word-other } per uno all’altro.
plain-no_stand_in = { $given } non è un posto: scrivi { command-bot } { word-me }, o { command-bot } { word-other }
plain-tables = Scrivi { command-friend } e un numero per riprendere, o { command-friend } { word-new } per un tavolo da due.
plain-no_open_table = non hai una partita aperta { $number }: scrivi { command-friend } per sentirle
plain-more_entries = Scrivi { command-boards } { word-next } per altri.
plain-no_next_page = non ci sono altre pagine
plain-no_board = { $given } non dice niente di una classifica{ $near }: ci sono { $known }
plain-no_account = { $given } non è qualcosa che si possa fare col profilo{ $near }: ci sono { $known }
plain-account = Scrivi { command-account } e uno tra { $known }.
plain-account_data = scrivi il nome di un file nuovo, come in { command-account } { word-data } mine.json
plain-moves_help =
    .w1 = Scrivi che cosa fare, poi premi Invio.
    .w2 = 2, o 5 di quadri: prendi quella carta, secondo il suo numero nella stanza o il suo nome.
    .w3 = 2w o 2b: affronta con l’arma o a mani nude; o scrivi 7 di picche a mani nude.
    .w4 = Si può dire per esteso: prendi il 2 di quadri, affronta il 5 di fiori a mani nude, bevi 3.
    .w5 = A una domanda si risponde w, b, { word-yes } o { word-no }.
    .w6 = fuggi: fuggi dalla stanza, dove le regole lo permettono.
    .w7 = -2, o scansa 7 di picche: scansa quella carta, dove le regole lo permettono.
    .w8 = Ogni carta ha anche un codice: il valore, e c per fiori, s per picche, d per quadri o h per cuori.
    .w9 = 5d prende il 5 di quadri; 7sw e 7sb affrontano il 7 di picche; Jc è il fante di fiori.
    .w10 = Certi mazzi hanno due draghi: Xc è il drago verde, Xs il drago d’ossa.
    .w11 = 2 4w, o 8d 4cw 8h: più mosse in una stanza; si giocano tutte o nessuna.

plain-offer-ranked = { command-ranked }: { $told }
plain-offer-friend = { command-friend }: { $told }
plain-offer-boards = { command-boards }: { $told }
plain-offer-play = { command-play }: { $told }.
plain-offer-continue = { command-continue }: { $told }.
plain-offer-new_game = { command-new }: { $label }; { $told }.
plain-offer-daily = { command-daily }: { $label }; { $told }.

plain-prompt-unsaved = non salvata{" "}
plain-prompt-move = >{" "}
plain-prompt-player = { $name }>{" "}
plain-prompt-over = { command-new }, { command-again } o { command-quit }>{" "}
plain-prompt-lesson = lezione, passo { $step } di { $steps }>{" "}
plain-prompt-puzzle = problema>{" "}
plain-prompt-watch = mossa { $move } di { $moves }>{" "}
plain-prompt-gathering = in attesa, Invio aspetta ancora>{" "}
plain-prompt-waiting = non tocca a te, Invio aspetta>{" "}
plain-prompt-online_over = finita>{" "}

plain-dealer-alone = Mazziere, guarda senza compagnia: premi Invio quando nessun altro può vedere o sentire>{" "}
plain-dealer-room = Mazziere, la stanza { $number } ha: { $cards }.
plain-dealer-prompt = Che cosa si vede laggiù? (Invio per niente; { command-quit }, { command-help } e { command-set } dealer nobody funzionano come sempre)>{" "}

plain-group-room = In una partita: { $commands }.
plain-group-begin = Per cominciarne una: { $commands }.
plain-group-learn = Per imparare: { $commands }.
plain-group-online = Su un server: { $commands }.
plain-group-past = Partite passate: { $commands }.
plain-group-rest = E poi: { $commands }.

plain-usage-look = { command-look }
plain-usage-dismiss = { command-dismiss }
plain-usage-unseen = { command-unseen }
plain-usage-discard = { command-discard }
plain-usage-hint = { command-hint }
plain-usage-undo = { command-undo }
plain-usage-rules = { command-rules } [REGOLE]
plain-usage-new = { command-new } [REGOLE] [CODICE]
plain-usage-play = { command-play } [NUMERO]
plain-usage-again = { command-again }
plain-usage-continue = { command-continue } [NUMERO]
plain-usage-compare = { command-compare } [NUMERO]
plain-usage-daily = { command-daily } [{ word-puzzle } o NUMERO]
plain-usage-winnable = { command-winnable } [REGOLE]
plain-usage-deal = { command-deal } CODICE o LINK
plain-usage-two = { command-two } [CHI CHI]
plain-usage-names = { command-names } [PRIMO, SECONDO]
plain-usage-mix = { command-mix } [NOME:] CAMPO=VALORE …
plain-usage-forget = { command-forget } NOME
plain-usage-sets = { command-sets }
plain-usage-ranked = { command-ranked } [REGOLE], o { command-ranked } { word-day } [REGOLE]
plain-usage-friend = { command-friend } [{ word-new } o REGOLE] [{ word-dealer } o { word-deal }], o { command-friend } NUMERO
plain-usage-join = { command-join } LINK
plain-usage-boards = { command-boards } [REGOLE] [{ word-day }, { word-week }, { word-season } o { word-all }] [GRUPPO] [{ word-around }] [{ word-name } NOME], { command-boards } { word-next } o { command-boards } { word-report } NOME
plain-usage-bot = { command-bot } [{ word-me } o { word-other }]
plain-usage-account = { command-account } [{ word-name }, { word-code }, { word-recover }, { word-data }, { word-assisted }, { word-object }, { word-delete } o { word-new }]
plain-usage-learn = { command-learn } [LEZIONE] [{ word-again }]
plain-usage-puzzle = { command-puzzle } [LIVELLO] [NUMERO], { command-puzzle } { word-daily } o { command-puzzle } { word-mine }
plain-usage-solution = { command-solution }
plain-usage-back = { command-back }
plain-usage-tips = { command-tips }
plain-usage-guide = { command-guide } [NOME o NUMERO]
plain-usage-share = { command-share } [{ word-text }]
plain-usage-review = { command-review }
plain-usage-games = { command-games }
plain-usage-watch = { command-watch } [NUMERO, o BOT [REGOLE]]
plain-usage-next = { command-next } [MOSSE], o Invio
plain-usage-previous = { command-previous } [MOSSE]
plain-usage-curve = { command-curve } [{ word-drawn }]
plain-usage-try = { command-try }
plain-usage-resign = { command-resign } [NUMERO] [{ word-yes }]
plain-usage-delete = { command-delete } NUMERO [{ word-yes }]
plain-usage-restore = { command-restore } [NUMERO]
plain-usage-export = { command-export } NUMERO FILE
plain-usage-import = { command-import } FILE
plain-usage-calendar = { command-calendar } [MESE]
plain-usage-statistics = { command-statistics } [REGOLE]
plain-usage-habits = { command-habits }
plain-usage-plot = { command-plot } [REGOLE] [{ word-drawn }]
plain-usage-achievements = { command-achievements }
plain-usage-bestiary = { command-bestiary } [CARTA]
plain-usage-settings = { command-settings }
plain-usage-set = { command-set } NOME VALORE
plain-usage-help = { command-help } [COMANDO o { word-all }]
plain-usage-quit = { command-quit }

plain-help-look = descrive di nuovo la stanza.
plain-help-dismiss = smette di proporre quelle regole.
plain-help-unseen = le carte ancora da venire.
plain-help-discard = le carte fuori gioco.
plain-help-hint = un’imbeccata del maestro; di nuovo per sapere che cosa farebbe, e ancora per la probabilità di vincere di ogni piano.
plain-help-undo = ritira l’ultima mossa.
plain-help-rules = le regole di questa partita, o di un’altra serie.
plain-help-new = una smazzata nuova; se vuoi con altre regole o un codice tuo.
plain-help-play = la lezione per chi comincia, poi i primi sotterranei, dal più gentile al più serio; con un numero, quello.
plain-help-again = la stessa smazzata dall’inizio.
plain-help-continue = riprende l’ultima partita in sospeso, o quella con quel numero.
plain-help-compare = la tua partita finita accanto a quella di chi ti ha mandato un link.
plain-help-daily = il sotterraneo di oggi, uguale per chiunque; un tentativo, e niente mosse ritirate. O il problema di oggi: { command-daily } { word-puzzle }. O un giorno saltato, per allenarsi, col suo numero.
plain-help-winnable = una smazzata nuova che si può vincere.
plain-help-deal = la smazzata di un codice, come in { command-deal } classic/42; o ciò a cui porta un link ricevuto.
plain-help-two = una partita in due, come in { command-two } { word-human } expert.
plain-help-names = come si chiama chi gioca i due gruppi, come in { command-names } Ada, Ben.
plain-help-mix = cambia le impostazioni delle regole e gioca con quelle; un nome le salva; { command-mix } da solo elenca le impostazioni.
plain-help-forget = elimina regole tue, come in { command-forget } mine.
plain-help-sets = le serie di regole e le tue, una frase ciascuna.
plain-help-ranked = una partita classificata con un mazzo che nessuno può conoscere: quella classica, altre regole, o il sotterraneo del giorno del server.
plain-help-friend = i tuoi tavoli sul server; { command-friend } { word-new } ne apre uno da due, { command-friend } dragons { word-dealer } uno in cui fa il mazziere qualcun altro, { command-friend } dragons { word-deal } uno in cui lo fai tu.
plain-help-join = fa prendere il posto di un invito ricevuto, o guardare.
plain-help-boards = chi gioca meglio, come in { command-boards } classic { word-week } { word-around }, o { command-boards } { word-name } Anna.
plain-help-bot = propone che un bot prenda il tuo posto, { command-bot } { word-me }, o l’altro, { command-bot } { word-other }; o accetta una proposta.
plain-help-account = chi sei sul server; il tuo nome, un codice per gli altri tuoi dispositivi, i tuoi dati.
plain-help-learn = una lezione da giocare, da dove l’avevi lasciata: classic, sidestep o dragons; { word-again } la ricomincia.
plain-help-puzzle = una stanza, un piano migliore: il prossimo da risolvere, uno come in { command-puzzle } { word-easy } 3, quello del giorno, o un tuo errore.
plain-help-solution = lascia perdere un problema, e mostra il piano migliore.
plain-help-back = lascia una lezione, un problema o una partita che stai guardando.
plain-help-tips = come giocare bene, in frasi brevi.
plain-help-guide = come si vince, come si vince senza fuggire, e il punteggio spiegato.
plain-help-share = una partita finita a parole, e il suo link; { command-share } { word-text } mostra le righe da incollare, senza svelare carte. Mentre ne guardi una, la posizione come domanda ad altri.
plain-help-review = che cosa dice il maestro di ogni stanza di una partita finita.
plain-help-games = le partite salvate, dalla più recente.
plain-help-watch = mostra una partita salvata, con ciò che il maestro dice di ogni stanza; o un bot che gioca, come in { command-watch } expert.
plain-help-next = avanti di una mossa, o di quante ne dici, mentre guardi; in un problema, al prossimo.
plain-help-previous = indietro di una mossa, o di quante ne dici, mentre guardi.
plain-help-curve = la probabilità di vincere, stanza per stanza, dopo una partita o mentre guardi; { word-drawn } la mostra come immagine.
plain-help-try = continua dalla mossa che guardi, o a partita finita da dove è girata; non conta.
plain-help-resign = abbandona una partita in sospeso, che conta come persa; senza numero, quella che giochi su un server.
plain-help-delete = elimina una partita salvata; per un’ora si può riavere.
plain-help-restore = riprende una partita eliminata; senza numero, l’ultima.
plain-help-export = scrive il verbale di una partita salvata in un file nuovo, come in { command-export } 3 game.txt.
plain-help-import = salva le partite di un file di verbali, come in { command-import } game.txt.
plain-help-calendar = oggi, e un mese di giorni: vinti, persi e saltati; un altro mese come in { command-calendar } 2026-11.
plain-help-statistics = come sono andate le tue partite.
plain-help-habits = che cosa ti è costato di più nelle ultime partite, e che cosa fare invece.
plain-help-plot = i tuoi punteggi e la precisione, partita per partita; { word-drawn } li mostra come immagini.
plain-help-achievements = ciò che hai ottenuto finora, e ciò che resta da ottenere.
plain-help-bestiary = le creature e le cose che hai incontrato, e com’è finita; con una carta, come in { command-bestiary } 10 di picche, la sua voce.
plain-help-settings = chi descrive ogni stanza, e come si affrontano i mostri.
plain-help-set = ne cambia una, come in { command-set } dealer nobody.
plain-help-help = che cosa puoi scrivere; o che cosa fa un comando, o tutti.
plain-help-quit = esce; la partita è salva.
