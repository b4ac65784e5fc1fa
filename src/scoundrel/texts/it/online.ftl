## serve
serve-link = Apri questo link in un browser: { $link }
serve-alone = Lo raggiunge solo questa macchina.
serve-open_to_others = È in ascolto su { $host }: chi ha il link può giocare le tue partite.
serve-stop = Ctrl-C lo ferma. Le partite si salvano a ogni mossa.
serve-missing = alla pagina serve { $name }: lo porta { $command }
serve-no_host = { $host } non è un indirizzo di questa macchina: { $why }
serve-no_name = nessun nome si scrive così
serve-no_port = la porta { $port } non si può usare: { $why }; senza, se ne prende una libera
serve-no_secret = Apri il link stampato da scoundrel serve: è lui che fa entrare questo browser.
serve-elsewhere = Questa non è una pagina di questo server.
serve-too_long = È troppo lungo.
serve-too_slow = Ci ha messo troppo ad arrivare.

## online
online-bad_address = { $url } non è l’indirizzo di un server: scrivi https://example.org
online-no_server = A { $url } non c’è un server di questo gioco.
online-lost = Il server non si raggiunge ({ $why }). Sul tuo tavolo non è cambiato niente; riprova.
online-odd_answer = Il server ha dato una risposta senza senso (stato { $status }). Sul tuo tavolo non è cambiato niente.
online-dealer = il mazziere
online-player = chi gioca
online-ranked_game = Classificata: { $rules }
online-of_day = Sotterraneo classificato { FORM($date, "del") }: { $rules }
online-day_picture = classificata, { $date }
online-shared_game = { $rules }, insieme
online-waits_for = in attesa di { $who }
online-invite_lines =
    .w1 = Manda il link a chi deve sedersi lì.
    .w2 = La partita comincia quando siete al completo.
online-ranked_lines =
    .w1 = Hai un solo tentativo: nessuna mossa si ritira, e il maestro non dà consigli.
    .w2 = Ogni mossa viene salvata. Ferma per 24 ore, la partita conta come persa.
    .w3 = Il server ha fissato la sua metà della mescolata; la tua si aggiunge prima che esca una carta. Nessuna delle due parti può scegliere il mazzo.
online-day_lines =
    .w1 = Hai un solo tentativo: nessuna mossa si ritira, e il maestro non dà consigli.
    .w2 = Ogni mossa viene salvata. Ferma per 24 ore, la partita conta come persa.
    .w3 = Il mazzo è uguale per chiunque, ed era fissato prima della prima mossa di chiunque.
online-shared_lines =
    .w1 = Siete al completo. Nessuna mossa si ritira, e il maestro non dà consigli.
    .w2 = Puoi andartene, e tornare dove avevi lasciato.
online-commitment = La promessa del server: { $commitment }
online-given_up_alone = Hai abbandonato questa partita.
online-given_up_there = { $who } ha abbandonato questa partita.
online-given_up = { $loser } ha abbandonato: vince { $winner }.
online-none = Qui non c’è un server, o adesso non si raggiunge.
online-no_answer = nessuna risposta
online-not_begun = la partita non è ancora cominciata
online-sealed = Mazzo sigillato { $digits }, si apre alla fine
online-sealed_lines =
    .w1 = Il server ha fissato la sua metà della mescolata; il tuo dispositivo aggiunge l’altra.
    .w2 = Alla fine si aprono entrambe, così chiunque può controllare che nessuno abbia scelto le tue carte.
online-sealed_day_lines =
    .w1 = Il mazzo è uguale per chiunque, ed era fissato prima della prima mossa di chiunque.
    .w2 = Si apre quando nessuno può più esserci, così chiunque può controllare che non sia cambiato.
online-account = Il tuo profilo
online-nobody = Qui non hai ancora un profilo: dalla prima partita giochi come ospite.
online-guest = Giochi come ospite, nel gruppo { $group }.
online-known_as = Sei { $name }, nel gruppo { $group }.
online-name = Nome
online-name_help = Lascialo vuoto per non averne. Non deve somigliare a quello di qualcun altro.
online-devices = Altri dispositivi
online-help_heading = Giocare con un aiuto
online-kept = Che cosa si conserva di te
online-code = Il tuo codice di recupero: { $code }
online-code_once = Scrivilo da qualche parte: si vede una volta sola. Chi lo ha può giocare al tuo posto, su qualsiasi dispositivo.
online-code_asked = Il tuo codice di recupero
online-object_words = Che cosa è successo, con parole tue
online-recovered = Ora giochi qui con lo stesso profilo dell’altro dispositivo.
online-noted = Annotato. Lo può leggere chi gestisce questo server.
online-deleted = Il tuo profilo è eliminato, con tutto ciò che il server ne conservava. Le partite con altri restano, senza il tuo nome.
online-openly = L’aiuto di un programma a casa non si può sempre notare. Chi lo copia in modo evidente passa al gruppo con aiuto.
online-open = Ti aspettano
online-ranked_today = Il sotterraneo { FORM($date, "del") }
online-ranked_any = Un mazzo che nessuno può conoscere
online-ranked_terms = { $n ->
    [one] Un tentativo, niente consigli, niente mosse ritirate. Ferma per { $n } ora, è persa.
   *[other] Un tentativo, niente consigli, niente mosse ritirate. Ferma per { $n } ore, è persa.
 }
online-day_entry = Scendi
online-day_help = Un tentativo, le stesse carte per chiunque su questo server
online-standing = Il tuo posto di sempre: { $place }, con una media di { $mean }.
online-unranked = { $n ->
    [one] Avrai un posto dopo un’altra partita.
   *[other] Avrai un posto dopo altre { $n } partite.
 }
online-board_of = { $n ->
    [one] { $n } nome
   *[other] { $n } nomi
 }
online-board_when = { $when }: { $players }
online-board_least = { $n ->
    [one] Per avere un posto serve { $n } partita.
   *[other] Per avere un posto servono { $n } partite.
 }
online-board_empty = Qui non c’è ancora nessuno.
online-row = { $n ->
    [one] { $n } partita, vinte { $wins }, serie migliore { $streak }
   *[other] { $n } partite, vinte { $wins }, serie migliore { $streak }
 }
online-mean = { $mean } ± { $margin }
online-unnamed = ospite
online-find_name = Il nome di chi gioca
online-which_rules = Regole
online-friend_lines = Apri un tavolo e manda un link. Chi lo apre si siede.
online-two_parties = Due gruppi
online-dealers_seat = Il posto del mazziere
online-dealer_help = Il mazziere vede ogni stanza per primo, e la descrive a chi gioca.
online-dealt_theirs = Fa da mazziere l’altra persona
online-dealt_theirs_help = Giochi tu; l’altra persona vede prima ogni stanza.
online-dealt_mine = Fai da mazziere tu
online-dealt_mine_help = Ogni stanza la vedi prima tu; gioca l’altra persona.
online-somebody = qualcuno
online-a_friend = l’altra persona
online-seat_free = L’altro posto è ancora libero.
online-invites_player = Chi apre questo link per primo si siede
online-invites_dealer = Chi apre questo link per primo fa da mazziere
online-watch_link = Chi ha questo link può guardare, e nient’altro.
online-invited_seat = { $name } ti invita a un tavolo.
online-invited_dealer = { $name } ti invita a fare da mazziere.
online-taken = Quel posto è preso. Se è il tuo, va’ avanti.
online-hero = { $name }: { $line }
online-stand_in = Lascia giocare un bot per { $name }
online-stand_in_me = Lascia giocare un bot per me
online-stand_in_asked = La proposta è fatta.
online-stand_in_proposed = Proposta: un bot gioca per { $name }. Lo fa quando siete d’accordo entrambi.
online-rematch_asked = C’è già chi ti aspetta.
online-ranked_again = Un’altra classificata
online-record_help = Chiunque può verificarlo con scoundrel check.

online-fair-yes = La smazzata era onesta.
online-fair-no = La smazzata non era quella promessa prima della prima carta.
online-fair-later = Il mazzo del giorno si apre quando nessuno può più esserci.
online-fair-commitment = Promesso prima della prima carta: { $text }
online-fair-secret = Il segreto del server, ora aperto: { $text }
online-fair-side = La parte di chi gioca: { $text }
online-fair-day = Al posto della parte di chi gioca, uguale per chiunque: { $text }

online-sure-resign = Abbandoni questa partita? Sarà persa.
online-sure-assisted = Da ora giochi con un aiuto? Tu e i tuoi risultati passate alle classifiche con aiuto, e non si torna indietro.
online-sure-delete = Elimini il tuo nome, i tuoi risultati, i tuoi posti in ogni classifica e le tue partite classificate? Non si torna indietro.

online-group-unaided = senza aiuto
online-group-assisted = con aiuto
online-group-programs = programmi

online-group_short-unaided = Senza aiuto
online-group_short-assisted = Con aiuto
online-group_short-programs = Programmi

online-period_short-day = Giorno
online-period_short-week = Settimana
online-period_short-season = Stagione
online-period_short-all = Sempre

online-column-name = chi
online-column-mean = media

online-entry-rename = Scegli un nome
online-entry-rename_help = Lo vede chi gioca con te. Per giocare non serve.
online-entry-recovery = Un codice di recupero
online-entry-recovery_help = Per usare lo stesso profilo su un altro dispositivo. Il codice di prima non vale più.
online-entry-sign_out = Esci da tutti gli altri dispositivi
online-entry-sign_out_help = Resta collegato solo questo dispositivo, e ricevi un nuovo codice di recupero.
online-entry-recover = Inserisci un codice di recupero
online-entry-recover_help = Per usare qui lo stesso profilo di un altro dispositivo.
online-entry-assisted = Gioca con un aiuto
online-entry-assisted_help = Chi lo fa ha classifiche a parte.
online-entry-object_to = Fai opposizione
online-entry-object_to_help = Di’ perché il tuo posto è nel gruppo senza aiuto.
online-entry-my_data = Prendi i tuoi dati
online-entry-my_data_help = Tutto ciò che il server conserva di te, in un file.
online-entry-delete_account = Elimina il profilo
online-entry-delete_account_help = Il tuo nome, i risultati, i posti e le classificate. Le partite con altri restano, senza il tuo nome.
online-entry-anew = Ricomincia da capo
online-entry-anew_help = Ricominci come ospite. Senza codice di recupero, il profilo di prima è perso.

## server
server-none = non si conosce nessun server: indicane l’indirizzo una volta, come in scoundrel play --server https://example.org
server-unreachable = Il server a { $url } adesso non si raggiunge. Tutto il resto è qui.
server-forgotten = Nessun server resta in memoria, né chi eri lì.
server-guest = Ora hai un posto da ospite a { $url }. Nel tuo profilo puoi prendere un nome.
server-unknown = Il server non ti riconosce più. Nel tuo profilo inserisci il codice di recupero, o ricomincia da capo.
server-bad_invitation = { $given } non è un invito: incolla tutto il link che hai ricevuto
server-waiting = Si aspetta { $who }.
server-asking = Chiedo al server …
server-your_turn = Tocca a te.
server-kept = La partita ti aspetta sul server.
server-seat_link = Per giocare con te: { $link }
server-dealer_link = Per fare da mazziere: { $link }
server-watch_link = Per guardare: { $link }
server-none_open = Su questo server non hai partite aperte.
server-first_open = Hai una classificata aperta; prima quella.
server-onward = n: un’altra. Esc: titolo.
server-rematch = n: rivincita. Esc: titolo.
server-looking_on = Sei tra il pubblico.
server-stand_in = Un bot prende un posto quando l’avete proposto entrambi.

server-kind-ranked = classificata
server-kind-shared = con altri

## boards
boards-heading = Classifiche
boards-title = { $rules }, { $period }, { $group }
boards-line = { $n ->
    [one] { $rank }. { $name }: { $mean }, vinte { $wins } di { $n } partita, serie migliore { $streak }
   *[other] { $rank }. { $name }: { $mean }, vinte { $wins } di { $n } partite, serie migliore { $streak }
 }
boards-margin = {" "}± { $margin }
boards-own = Tu: { $line }
boards-unranked = { $n ->
    [one] Qui hai { $n } partita; per un posto ne servono { $least }.
   *[other] Qui hai { $n } partite; per un posto ne servono { $least }.
 }
boards-none = In questa classifica non c’è ancora nessuno.
boards-not_yet = In questa classifica non ci sei ancora.
boards-no_name = In questa classifica nessuno si chiama { $name }.
boards-not_listed = nella lista qui sopra nessuno si chiama { $name }
boards-open = In ordine di punteggio medio; ciò che segue ± è quanto può scostarsi, 19 volte su 20. L’aiuto di un programma a casa non si può sempre notare. Chi lo copia in modo evidente passa al gruppo con aiuto.
boards-reported = Grazie. Un nome segnalato da abbastanza persone viene tolto.
boards-find = Cerca un nome
boards-find_help = Il nome di chi gioca.

boards-period-day = il sotterraneo { FORM($when, "del") }
boards-period-week = settimana { $when }
boards-period-season = stagione { $when }
boards-period-all = da sempre

## ranked
ranked-of_day = Il sotterraneo di oggi: { $rules }

## friend
friend-help = Apri un tavolo, e manda il suo link. Sinistra e destra cambiano ciò che si gioca con un mazziere.
friend-open = Riprendi: { $title }, { $kind }
friend-two = { $rules }: due gruppi, due dispositivi
friend-dealt = { $rules }: fa da mazziere qualcun altro
friend-dealing = { $rules }: fai da mazziere tu
friend-join = Entra con un link
friend-join_help = Incolla il link che hai ricevuto.

## account
account-told = { $who } Il server è { $url }.
account-nameless = ospite
account-why = Motivo dello spostamento: { $why }
account-named = Ora il tuo nome è { $name }.
account-unnamed = Ora non hai un nome.
account-recovered = Ora qui sei { $name }.
account-assisted = Ora sei nel gruppo con aiuto.
account-taken = Tutto ciò che il server conserva di te è in { $path }.
account-data_file = Il nome di un file nuovo.
account-begun_anew = La prossima volta che giochi lì, entri come ospite, da zero.
account-sure = n: sì, procedi. Esc: no.
