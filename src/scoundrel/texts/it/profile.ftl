## share
share-day = Scoundrel { $number }
share-deal = Scoundrel, { $what }
share-practice = { $title }, allenamento
share-again = { $title }, di nuovo dalla stanza { $room }
share-known = { $title }, non la prima volta
share-imported = { $title }, da un verbale
share-escaped = { $n ->
    [one] Fuori con un cuore solo
   *[other] Fuori con { $n } cuori
 }
share-fell = La fine nella stanza { $room } di { $rooms }
share-hints = { $n ->
    [one] { $n } consiglio
   *[other] { $n } consigli
 }
share-undos = { $n ->
    [one] una mossa ritirata
   *[other] { $n } mosse ritirate
 }
share-party = { $name }: { $result }
share-told = Vita all’uscita da ogni stanza: { $rooms }.
share-ahead = { $n ->
    [one] una stanza non raggiunta
   *[other] { $n } stanze non raggiunte
 }
share-unfinished = questa partita è in sospeso, nella stanza { $room }; si può condividere quando è finita
share-nothing = non hai partite finite da condividere; indica il file di un verbale

share-cell-high = alta
share-cell-good = buona
share-cell-fair = bassa
share-cell-low = bassissima
share-cell-escaped = fuori
share-cell-fell = fine

## days
days-next = il prossimo sotterraneo apre tra { $span }
days-after = { $n ->
    [one] Serie: { $n } giorno.
   *[other] Serie: { $n } giorni.
 }
days-open_now = il sotterraneo di oggi è aperto
days-dungeon_open = il sotterraneo di oggi ti aspetta
days-dungeon_begun = sotterraneo di oggi: sei nella stanza { $room }
days-dungeon_over = sotterraneo di oggi: { $result }
days-puzzle_open = il problema di oggi ti aspetta
days-puzzle_solved = il problema di oggi è risolto
days-streak = { $n ->
    [one] serie: { $n } giorno
   *[other] serie: { $n } giorni
 }
days-yesterday = ieri: { $result }
days-last = l’ultimo: { $result } { FORM($date, "il") }
days-with_help = { $result } con aiuto
days-month = { $month }:
days-empty_month = Nessuna partita.
days-legend = { $sign } { $what }

days-sign-won = ✓
days-sign-aided = ~
days-sign-lost = ✕
days-sign-begun = >
days-sign-missed = ·
days-sign-open = ?
days-sign-puzzle = ◆

days-name-won = vinto
days-name-aided = vinto con aiuto
days-name-lost = perso
days-name-begun = in sospeso
days-name-missed = saltato
days-name-open = in attesa
days-name-puzzle = problema risolto

days-told-won = Vinti: { $days }.
days-told-aided = Vinti con aiuto: { $days }.
days-told-lost = Persi: { $days }.
days-told-begun = In sospeso: { $days }.
days-told-missed = Saltati: { $days }.
days-told-open = Ti aspettano: { $days }.
days-told-puzzle = Problema del giorno risolto: { $days }.

## achievements
achievements-news = Traguardo: { $title }. { $sentence }

achievements-out-title = Alla luce del sole
achievements-out-sentence = Vinci una partita.

achievements-thread-title = Per un pelo
achievements-thread-sentence = { $number ->
    [one] Vinci con { $number } punto vita.
   *[other] Vinci con { $number } punti vita.
 }

achievements-unmarked-title = Come niente fosse
achievements-unmarked-sentence = Vinci a vita piena.

achievements-last_potion-title = Il bicchiere della staffa
achievements-last_potion-sentence = Vinci con una pozione come ultima carta, e un punteggio oltre la vita piena.

achievements-light-title = In guanti bianchi
achievements-light-sentence = { $number ->
    [one] Vinci perdendo per strada al massimo { $number } punto vita.
   *[other] Vinci perdendo per strada al massimo { $number } punti vita.
 }

achievements-gloves-title = Mani pulite
achievements-gloves-sentence = Vinci senza mai combattere a mani nude.

achievements-fists-title = L’acciaio è sopravvalutato
achievements-fists-sentence = { $number ->
    [one] Vinci dopo almeno { $number } scontro a mani nude.
   *[other] Vinci dopo almeno { $number } scontri a mani nude.
 }

achievements-knuckles-title = A pugni
achievements-knuckles-sentence = Vinci dopo aver affrontato a mani nude un mostro che vale almeno { $number }.

achievements-whetstone-title = Cote
achievements-whetstone-sentence = { $number ->
    [one] Abbatti { $number } mostro con una sola arma.
   *[other] Abbatti { $number } mostri con una sola arma.
 }

achievements-heirloom-title = Cimelio di famiglia
achievements-heirloom-sentence = { $number ->
    [one] Abbatti { $number } mostro con una sola arma.
   *[other] Abbatti { $number } mostri con una sola arma.
 }

achievements-splinters-title = Schegge
achievements-splinters-sentence = { $number ->
    [one] Vinci dopo aver rotto almeno { $number } arma.
   *[other] Vinci dopo aver rotto almeno { $number } armi.
 }

achievements-sober-title = Neanche una goccia
achievements-sober-sentence = Vinci senza sprecare pozioni.

achievements-spilt-title = Una goccia di troppo
achievements-spilt-sentence = { $number ->
    [one] Vinci dopo aver sprecato almeno { $number } pozione.
   *[other] Vinci dopo aver sprecato almeno { $number } pozioni.
 }

achievements-straight-title = Senza ritorno
achievements-straight-sentence = Vinci senza evitare nessuna carta, dove le regole lo permetterebbero.

achievements-detour-title = Il giro lungo
achievements-detour-sentence = { $number ->
    [one] Vinci dopo almeno { $number } fuga.
   *[other] Vinci dopo almeno { $number } fughe.
 }

achievements-alone-title = Di testa tua
achievements-alone-sentence = Vinci senza consigli e senza ritirare mosse.

achievements-cold-title = Sangue freddo
achievements-cold-sentence = Vinci con una precisione di almeno { $number }%.

achievements-no_exit-title = Senza uscita
achievements-no_exit-sentence = Vinci dove non si può fuggire.

achievements-of_the_day-title = Del giorno
achievements-of_the_day-sentence = Vinci un sotterraneo del giorno.

achievements-house_rules-title = Regole della casa
achievements-house_rules-sentence = Vinci con regole tue.

achievements-regular-title = Di casa
achievements-regular-sentence = { $number ->
    [one] Vinci { $number } partita.
   *[other] Vinci { $number } partite.
 }

achievements-habit-title = L’abitudine
achievements-habit-sentence = { $number ->
    [one] Vinci { $number } partita di fila.
   *[other] Vinci { $number } partite di fila.
 }

achievements-well_read-title = Buone letture
achievements-well_read-sentence = Vinci con ognuna delle { $number } serie di regole.

achievements-week-title = Una settimana là sotto
achievements-week-sentence = { $number ->
    [one] Finisci il sotterraneo del giorno per { $number } giorno di fila.
   *[other] Finisci il sotterraneo del giorno per { $number } giorni di fila.
 }

achievements-puzzler-title = Colpo d’occhio
achievements-puzzler-sentence = { $number ->
    [one] Risolvi { $number } problema.
   *[other] Risolvi { $number } problemi.
 }

## honours
honours-back = Novità nelle impostazioni, per il dorso delle carte: { $name }.
honours-table = Novità nelle impostazioni, per il tavolo: { $name }.
honours-with = { $name }, con «{ $achievement }»
honours-to_earn = Ancora da guadagnare: { $what }.

## statistics
statistics-achievements = Traguardi
statistics-habits = Abitudini
statistics-reviewing = { $n ->
    [one] Il maestro analizza la tua ultima partita …
   *[other] Il maestro analizza le tue ultime { $n } partite …
 }
statistics-earned = ✓
statistics-not_earned = ·
statistics-daily = Sotterranei del giorno di fila: adesso { $current }, al massimo { $longest }.
statistics-none = Ancora nessuna partita.
statistics-no_accuracy = Ancora nessuna partita analizzata.
statistics-games = { $n ->
    [one] { $n } partita, vinte { $wins }.
   *[other] { $n } partite, vinte { $wins }.
 }
statistics-aided = { $n ->
    [one] { $n } di queste è stata vinta con consigli, e si conta a parte.
   *[other] { $n } di queste sono state vinte con consigli, e si contano a parte.
 }
statistics-own_wins = Dove serve una vittoria, serve senza consigli. Ciò che hai già ottenuto resta.
statistics-share = Vinte: { $share }; la quota vera sta con ogni probabilità tra { $low } e { $high }.
statistics-streak = Vittorie di fila: adesso { $current }, al massimo { $longest }.
statistics-score = Miglior punteggio { $best }, media { $average }.
statistics-accuracy = Precisione media { $share }.

## plots
plots-score = punteggio
plots-games = partite
plots-one = { $low }
plots-range = da { $low } a { $high }
plots-accuracy = precisione in %
plots-game = partita (curva: media di { $n })
plots-chance = probabilità di vincere in %
plots-room = stanza (x: dopo la tua decisione)

## picture
picture-escaped = { $n ->
    [one] Fuori con un cuore solo
   *[other] Fuori con { $n } cuori
 }
picture-fell = La fine nella stanza { $room } di { $rooms }
picture-unaided = senza aiuto
picture-known = carte già note
picture-hints = { $n ->
    [one] { $n } consiglio
   *[other] { $n } consigli
 }
picture-undone = { $n ->
    [one] una mossa ritirata
   *[other] { $n } mosse ritirate
 }
