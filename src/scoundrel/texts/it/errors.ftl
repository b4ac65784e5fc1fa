### Ciò che è andato storto, una frase per voce. Ciò che si scrive a un comando, un file o un programma resta com’è.

## everywhere
error-told = { $words }
error-near = {" "}(forse { $word }?)
error-json_syntax = { $what } alla riga { $line }, colonna { $column }
error-json_depth = è annidato troppo in profondità
error-json_number = contiene un numero troppo lungo
error-json_half = manca mezzo carattere

## cards, seeds and deals
error-no_joker = { $text } non è una carta: solo fiori e picche hanno un jolly
error-not_a_card = { $text } non è una carta: scrivi un valore (da 2 a 10, J, Q, K, A, X per un jolly) e un seme (c, s, d o h), come in As o 10d
error-not_a_range = { $text } non è un intervallo di carte: scrivi un solo seme a salire, come in 2c-Ac
error-no_card_code = non c’è nessuna carta col codice { $code }
error-long_seed = { $seed } è troppo lungo: un codice di smazzata ha al massimo { NUMBER($most) } caratteri
error-half_seed = { $seed } non può essere un codice di smazzata: manca mezzo carattere
error-not_a_secret = { $secret } non è un segreto: scrivi cifre esadecimali
error-unfair_commitment = la smazzata non era onesta: il segreto non corrisponde alla promessa { $commitment }
error-unfair_seed = la smazzata non era onesta: il segreto e { $client } danno un altro codice
error-unfair_first = la smazzata non era onesta: a cominciare non è il posto { $player }
error-long_hashed = un testo di { $n } byte è troppo lungo: se ne elaborano al massimo { $most } alla volta
error-long_stem = un codice di { $n } byte è troppo lungo: ce ne stanno al massimo { $most }

## files
error-not_regular = { $path } non è un file normale
error-unreadable = { $path } non si può leggere: { $why }
error-not_a_file_name = { $path } non è un nome di file
error-many_dots = { $path } non si può leggere: una chiave ha al massimo { $most } punti
error-not_toml = { $path } non è un file TOML: { $why }
error-long_file = { $path } supera i { NUMBER($most) } byte
error-not_utf8 = { $path } non è un file di testo UTF-8
error-long_line = { $line } è troppo lunga: una riga ha al massimo { NUMBER($most) } caratteri

## time
error-nobody_waits = interrotto, perché nessuno aspetta più
error-took_too_long = ci voleva più di { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
 }: interrotto

## rules
error-no_setting = non c’è un’impostazione { $name }{ $near }; le impostazioni sono { $known }
error-no_rules = non c’è una serie di regole { $name }{ $near }; ci sono { $known }
error-carried = carried={ $carried } non va d’accordo con room_size={ $room_size }: almeno una carta di una stanza va affrontata
error-health_above = start_health={ $start_health } è più di max_health={ $max_health }
error-not_a_choice = { $name } non può essere { $value }: è uno tra { $known }
error-not_yes_or_no = { $name } non può essere { $value }: è yes o no
error-not_a_number = { $name } non può essere { $value }: è un numero intero da { $least } a { $most }
error-not_a_number_or_none = { $name } non può essere { $value }: è un numero intero da { $least } a { $most }, o none
error-not_a_name = { $name } non può essere { $value }: sono al massimo 40 lettere, cifre, punti e trattini
error-not_a_title = { $name } non può essere { $value }: è una riga di al massimo 80 caratteri senza punto e virgola
error-in_deck = deck: { $why }
error-deck_is_a_list = deck non può essere { $value }: è una lista di carte
error-deck_size = un mazzo ha da 1 a { $most } carte, non { $n }
error-long_rules = { $text } è troppo lungo: una serie di regole ha al massimo { NUMBER($most) } caratteri
error-not_rules = { $text } non è una serie di regole: { $why }
error-no_rules_name = una serie di regole comincia con un nome, come classic
error-not_a_setting = { $text } non è un’impostazione: scrivi CAMPO=VALORE, come in start_health=30
error-setting_twice = l’impostazione { $name } è data due volte
error-not_a_base = base non può essere { $value }: è il nome di una serie di regole
error-name_taken = name non può essere { $value }: lo hanno già altre regole
error-in_rules_file = { $path }: { $why }

## moves
error-not_a_move = { $text } non è una mossa: scrivi run, una carta (5d), uno scontro con l’arma (7sw) o a mani nude (7sb), o una carta da scansare (-7s)
error-no_monster = { $move } non è una mossa: { $kind ->
    [weapon] { FORM($card, "il") } è un’arma, non un mostro
   *[potion] { FORM($card, "il") } è una pozione, non un mostro
 }
error-not_now = { $move } adesso non si può giocare: { $why }
error-no_way_to_choose = queste regole non lasciano scegliere come combattere; nomina soltanto la carta
error-no_weapon = non c’è nessuna arma in mano
error-weapon_limit = { $limit ->
    [at_most] { FORM($weapon, "il") } colpisce solo mostri fino { FORM($rank, "al") }
   *[below] { FORM($weapon, "il") } colpisce solo mostri sotto { FORM($rank, "il") }
 }
error-not_there = { FORM($card, "il") } non è nella stanza ({ FORM($room, "", list: "signs") })
error-no_running = con queste regole non si fugge, ma puoi scansare una carta
error-no_putting_away = con queste regole non si scansano carte, ma puoi fuggire

error-two_ways = { $move } si può affrontare in due modi: scrivi { $armed } per l’arma, { $bare } per le mani nude
error-many_moves = { $move } non si può giocare: una partita ha al massimo { NUMBER($most) } mosse
error-nothing_to_take_back = non c’è nessuna mossa da ritirare
error-not_to_be_given_up = si può abbandonare solo una partita in solitario ancora in sospeso

## decks and positions
error-empty_deck = un mazzo ha bisogno di almeno una carta
error-not_in_deck = { $card } non è nel mazzo di { $rules }
error-too_often = { $card } compare { $count } volte, ma il mazzo ce l’ha solo { $times ->
    [1] una volta
    [2] due volte
   *[other] { $times } volte
 }
error-not_a_position = { $text } non è una posizione: { $why }
error-stray = { $text } lì non c’entra
error-wrong_score = il punteggio è { $score }, non { $told }
error-room_first = la stanza deve seguire le regole, come in room 1: 9s 2d Kc 4c
error-room_slots = una stanza ha { $slots ->
    [one] { $slots } posto
   *[other] { $slots } posti
 }, non { $n }
error-heroes = { $players ->
    [1] serve un eroe, come in hero 20 o hero 17 weapon 5d 9c last 9c
   *[2] servono due eroi, come in hero 20 o hero 17 weapon 5d 9c last 9c
 }
error-too_many_of_card = { $card } compare { $n } volte, ma il mazzo ce l’ha { $owned ->
    [one] { $owned } volta
   *[other] { $owned } volte
 }
error-health_too_high = la vita { $health } supera il massimo di { $most }
error-health_too_low = la vita { $health } è sotto il minimo di { $least }
error-fallen_or_not = un eroe è caduto se e solo se la vita è a zero o sotto
error-not_a_weapon = { $card } non è un’arma
error-slain_is_monster = si abbattono soltanto mostri
error-slain_after = un’arma che ha abbattuto { $earlier } non può aver abbattuto dopo { $later }
error-health_after_fall = nessun mostro può portare un eroe a { $health }
error-score_after_fall = nessuna sconfitta può valere { $score }
error-too_many_faced = { $n ->
    [one] { $n } carta affrontata è troppo per questa stanza
   *[other] { $n } carte affrontate sono troppe per questa stanza
 }
error-next_room = la stanza è finita, perciò dev’essere già data la prossima
error-room_too_short = la stanza non è completa, anche se nel mazzo restano carte
error-first_slots = le carte di una stanza nuova devono stare nei primi posti
error-drunk_not_faced = in questa stanza le pozioni bevute superano le carte affrontate
error-drunk_not_discarded = le pozioni bevute superano quelle negli scarti
error-impossible_room = { $n ->
    [one] { $n } carta affrontata è impossibile nella stanza { $room }
   *[other] { $n } carte affrontate sono impossibili nella stanza { $room }
 }
error-from_room_one = le stanze si contano da 1
error-avoided_before = prima della stanza 1 non si può aver evitato niente
error-never_locked = con queste regole evitare non è mai bloccato
error-never_put_away = con queste regole non si scansano carte
error-locked_and_put_away = nessuna carta può essere scansata mentre evitare è bloccato
error-no_chance = manca lo stato del caso
error-needless_chance = lo stato del caso qui non c’entra
error-chance_zero = lo stato del caso non è mai tutto zeri
error-no_known_cards = con queste regole in fondo al mazzo non finiscono mai carte note
error-no_second_player = non c’è un secondo posto
error-fallen_turn = non può toccare a un eroe caduto
error-no_last_card = sono state affrontate carte, perciò dev’essercene un’ultima
error-not_faced = { $card } non è stata affrontata
error-long_position = una posizione ha al massimo { NUMBER($most) } caratteri

## records
error-long_record = { $text } è troppo lungo: un verbale ha al massimo { NUMBER($most) } caratteri
error-after_the_end = riga { $number }: { $line } viene dopo la fine della partita
error-two_results = il verbale comincia con { $said } e finisce con { $result }
error-not_a_header = riga { $number }: { $line } non è un’intestazione: un verbale comincia con { $known }, ognuna al massimo una volta, come in [Rules "classic"]
error-unreadable_header = riga { $number }: { $value } non si può leggere
error-bad_first = { $value } non può cominciare: scrivi [First "1"] o [First "2"], senza posizione
error-bad_shuffle = { $value } non è un modo di mescolare: un codice può essere { $known }
error-proof_needs = il verbale di una smazzata onesta è keyed e ha { $known }
error-not_a_room = riga { $number }: { $line } non è una stanza: scrivi il suo numero e le mosse fatte, come in 1. 5d 7sw 4h
error-not_a_json_line = { $line } non è una riga di JSON: { $why }
error-json_record = un verbale in JSON ha solo queste chiavi, ognuna con un testo: { $known }
error-record_rules = a un verbale servono le regole, come in [Rules "classic"]
error-record_deal = a un verbale serve la smazzata, come in [Seed "42"] o [Deck "As Td 4h 7c"]
error-long_game = un verbale ha al massimo { NUMBER($most) } mosse, non { NUMBER($n) }
error-rules_unreadable = le regole del verbale non si possono leggere: { $why }
error-untrue_move = il verbale smette di essere vero alla mossa { $number } ({ $move }): { $why }
error-other_room = è scritta nella stanza { $room }, non { $now }
error-other_position = le regole del verbale non sono quelle della sua posizione
error-bad_start = l’inizio del verbale non si può ricostruire: { $why }
error-first_player = { $players ->
    [1] il posto { $first } non può cominciare: { $rules } si gioca in uno, contando da 0
   *[2] il posto { $first } non può cominciare: { $rules } si gioca in due, contando da 0
 }
error-no_legal_code = il codice { $code } non è una mossa permessa
error-cut_off = il verbale si interrompe dopo la mossa { $count }: l’ultima riga dovrebbe essere il risultato, { $result }
error-untrue_end = il verbale smette di essere vero alla fine: dopo la mossa { $count } l’esito è { $result }, non { $said }

## the digital table
error-digital_players = il documento 004 è per il solitario, e { $rules } si gioca in due
error-already_dealt = la prima stanza è già stata data
error-no_skipping = adesso la stanza non si può saltare
error-no_slot = al posto { $index } non c’è nessuna carta: i posti sono { $known }
error-room_not_finished = la stanza non è finita: restano carte da giocare
error-game_over = la partita è finita
error-card_not_in_room = { $card } non è nella stanza
error-room_finished = la stanza è finita: prima chiudila
error-say_how = { $card } si può affrontare in due modi: di’ se usare l’arma
error-wrong_kind = { $kind ->
    [monster] { $card } è { $wanted ->
        [weapon] un mostro, non un’arma
       *[potion] un mostro, non una pozione
     }
    [weapon] { $card } è { $wanted ->
        [monster] un’arma, non un mostro
       *[potion] un’arma, non una pozione
     }
   *[potion] { $card } è { $wanted ->
        [monster] una pozione, non un mostro
       *[weapon] una pozione, non un’arma
     }
 }
error-not_to_be_fought = { $weapon ->
    [yes] { $card } adesso non si può affrontare con l’arma
   *[no] { $card } adesso non si può affrontare a mani nude
 }

## conformance files
error-long_conformance = un file di conformità ha al massimo { NUMBER($most) } caratteri
error-not_json = non è JSON: { $why }
error-in_scenario = scenario { $name }: { $why }
error-object_with = { $what } è un oggetto con { $known }
error-no_key = { $what } non ha { $key }{ $near }
error-bad_value = { $what }: { $key } non può essere { $value }
error-needs_key = { $what }: manca { $key }
error-what-file = un file di conformità
error-what-scenario = uno scenario
error-what-step = un passo
error-what-expectation = un’attesa
error-what-hero = un eroe
error-what-outcome = un esito
error-step_kinds = un passo è uno tra { $known }
error-no_scenarios = un file di conformità ha bisogno di almeno uno scenario
error-scenario_twice = ci sono due scenari col nome { $name }
error-scenario_position = la posizione ha altre regole
error-scenario_start = serve un mazzo, un codice di smazzata o una posizione

## bots, budgets and programs
error-no_goal = { $name } non è uno scopo: è win o score
error-no_end = { $name } non ha finito la partita in { NUMBER($most) } mosse
error-net_of_another = { $name }.net è la rete di { $rules }
error-no_bot = non c’è un bot { $name }{ $near }; i bot sono { $known }
error-sees_all = { $name } non può giocare da una vista: vede tutto il mazzo
error-no_budget = { $name } non vuole un limite di calcolo; lo vuole solo expert
error-two_budgets = dai a expert simulazioni o millisecondi, non entrambi
error-bad_simulations = expert non può guardare avanti { $n ->
    [one] { NUMBER($n) } volta
   *[other] { NUMBER($n) } volte
 } per stanza: dai un numero da 0 a { NUMBER($most) }
error-bad_milliseconds = expert non può pensare per { $n ->
    [one] { $n } millisecondo
   *[other] { $n } millisecondi
 }: dai un numero da 0 a { NUMBER($most) }
error-not_for_score = { $name } non sa giocare per il punteggio; lo sanno solo net ed expert
error-rules_not_for_score = { $name } non può giocare { $rules } per il punteggio: due gruppi giocano per uscire
error-programs_goal = un programma sceglie da sé lo scopo: a { $name } non si può dire di giocare per { $goal }
error-no_position = non c’è una posizione in cui muovere
error-not_a_budget = { $text } non è un limite di calcolo: scrivi go simulations 100
error-bad_seconds = a un programma non si possono dare { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
 } per una risposta: dai un numero fino a { NUMBER($most) }
error-no_programs = su questo sistema i programmi non possono giocare: non c’è modo di chiudere tutto ciò che avviano
error-not_started = il programma { $name } non si avvia: { $why }
error-answered_no_move = il programma { $name } ha risposto { $text }, che non è una mossa
error-answered_illegal = il programma { $name } ha risposto { $move }, che non si può giocare
error-complained = il programma { $name } protesta: { $words }
error-program_ended = il programma { $name } è terminato
error-endless_answer = il programma { $name } rispondeva senza fine
error-program_late = { $does ->
    [read] il programma { $name } non ha letto entro { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
     }
   *[answer] il programma { $name } non ha risposto entro { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
     }
 }
error-no_such_word = { $word } non è né isready, né position, né go, né quit
error-not_a_command = { $command } non è un comando: { $why }
error-no_program = { $text } non nomina un programma: scrivi { $mark }COMANDO

## nets and the search
error-mind_needs = a una mente serve una rete, e regole per il solitario
error-no_points = questa rete di { $rules } dà probabilità di vincere ma non punti: non può giocare per il punteggio
error-other_table = questo tavolo non è di { $rules }, che questa mente gioca
error-not_listed = nessuna opzione { $index } era in elenco
error-not_listed_here = nessuna opzione { $index } era in elenco per questo tavolo
error-net_outputs = una rete ha 1 o 2 uscite, non { $n }
error-net_width = una rete è larga da 64 a { $most }, a passi di 64, non { $width }
error-late_rules = la rete del finale è di altre regole
error-late_outputs = la rete del finale ha un altro numero di uscite
error-late_twice = questa rete ne ha già una per il finale
error-net_numbers = questa rete ha { $wanted } numeri, non { $n }
error-net_bytes = i numeri di questa rete sono { NUMBER($wanted) } byte, non { NUMBER($n) }
error-net_part = { $name } è una parte di una rete, non una rete intera
error-net_strangers = le reti { $name } e { $other } non vanno insieme
error-net_unreadable = la rete { $name } non si può leggere: { $why }
error-net_first_line = la rete { $name } è danneggiata: la prima riga non si può leggere
error-net_format = la rete { $name } è di un altro formato, { $format }
error-net_digest = la rete { $name } è danneggiata: i suoi numeri non sono quelli scritti
error-net_damaged = la rete { $name } è danneggiata: { $why }
error-party_rules = questo tavolo ha regole diverse da quelle di questo gruppo
error-party_luck = la sorte di un gruppo è fatta di 32 byte, non { $n }
error-net_to_go_on = per continuare serve un’altra rete delle stesse regole
error-decisions_inputs = a { $length ->
    [one] { $length } decisione
   *[other] { $length } decisioni
 } servono { $length } × { $row } ingressi e { $length } conteggi di carte
error-decisions_worths = a { $length ->
    [one] { $length } decisione
   *[other] { $length } decisioni
 } servono { $length } × 2 valori
error-nothing_to_learn = da partite di { $rules } non c’è niente da imparare: in { NUMBER($deals) } smazzate di fila non restava niente da decidere
error-solver_alone = il risolutore gioca da solo, e { $rules } si gioca in { $players }
error-bad_limit = { $limit } non è un limite: sta tra 1 e { NUMBER($most) } nodi
error-solver_rules = il risolutore è per { $rules }, e questa partita ha altre regole
error-limit_reached = il limite è arrivato prima di una mossa vincente
error-not_winnable = da qui questa partita non si può vincere
error-table_full = un tavolo regge al massimo { $most } carte, non { $n }
error-no_card_of_code = { $code } non è il codice di nessuna carta
error-no_such_start = nessuna partita comincia col posto { $first } e { $n ->
    [one] { $n } byte
   *[other] { $n } byte
 } di caso
error-no_move_of_code = { $code } non è il codice di una mossa possibile adesso
error-no_moves_of_codes = i codici { $codes } non sono mosse di questa stanza
error-bad_snapshot = l’istantanea di un tavolo ha { $size } byte, non { $n }
error-no_such_table = { $facts } non sta su nessun tavolo di queste regole

## the coach
error-nothing_to_decide = la partita è finita; non c’è niente da decidere
error-others_turn = tocca all’altro posto
error-coach_alone = il maestro giudica partite in solitario, e { $rules } si gioca in due
error-not_a_puzzle = questo non è un problema: { $why }
error-unfinished = questa partita è in sospeso, nella stanza { $room }; un’analisi svela le carte coperte, perciò viene solo alla fine
error-unfinished_facts = questa partita è in sospeso, nella stanza { $room }; i suoi dati si conoscono quando è finita
error-nothing_to_review = questa partita non ha mosse da analizzare
error-many_rooms = il maestro analizza partite di al massimo { $most } stanze; questa ne ha { NUMBER($rooms) }
error-needs_matplotlib = per un’immagine serve Matplotlib: lo porta { $command }
error-not_a_picture = { $path } non è un’immagine: il nome deve finire in .svg o .png

## runs of many games
error-no_games = una serie ha almeno una partita, non { NUMBER($games) }
error-other_version = questa serie è della versione { $version }, e un processo ha la { $own }
error-other_survey = queste posizioni sono per la versione { $version }, e questa è la { $own }
error-no_choices = con { $rules }, in { $deals } partite nessuna stanza lasciava una scelta
error-worker_killed = un processo è stato ucciso { $times ->
    [one] { $times } volta
   *[other] { $times } volte di fila
 }
error-results_in_use = { $path } è in uso da un’altra serie
error-another_run = { $path } è di un’altra serie: { FORM($differences, "", list: "semicolon") }
error-run_differs = { $name } { $theirs }, non { $ours }
error-not_results = { $path } non è il file di una serie
error-results_without_table = { $path } è cominciato senza --table, e non ha partite da scriverci
error-results_damaged = { $path } è danneggiato dopo il byte { $byte }
error-batch_twice = { $path } ha due volte il blocco { $number }
error-results_ahead = { $path } ha già partite fino al numero { NUMBER($n) }; chiedine altrettante
error-results_format = { $path } ha il formato { $version }, e questa versione legge { $known }
error-not_a_cluster = { $address } non è l’indirizzo di un cluster: scrivi tcp://HOST:8786
error-cluster_needs = a un cluster serve { $name }: lo porta { $command }
error-cluster_certificates = al cluster { $address } servono certificati, nella configurazione di Dask
error-cluster_unreachable = il cluster { $address } non si raggiunge: { $why }
error-cluster_silent = il cluster { $address } non risponde più
error-cluster_without_workers = il cluster { $address } non ha processi
error-lost_batch = un blocco ha perso il suo processo troppe volte
error-worker_failed = un processo del cluster non ce l’ha fatta: { $why }
error-many_inputs = queste regole danno { $n } ingressi, e l’addestramento ne regge al massimo { $most }
error-other_inputs = la rete { $name } ha altri ingressi o un’altra larghezza rispetto a questa
error-checkpoint_damaged = { $path } è danneggiato o di un’altra versione; comincia in un’altra cartella
error-checkpoint_of_another = { $path } è di un’altra serie: { $rules }, larghezza { $width }

## tables of data
error-not_a_table = { $path } non è una tabella: il nome deve finire in .parquet, .csv o .jsonl
error-needs_pyarrow = a una tabella .parquet serve pyarrow: lo porta { $command }
error-no_file = non c’è nessun file { $path }
error-row_value = la riga { $number } di { $path } non può avere { $given } come { $name }: { $wanted ->
    [int] dev’essere un numero intero
    [float] dev’essere un numero
    [bool] dev’essere true o false
   *[str] dev’essere testo
 }
error-no_column = { $path } non ha la colonna { $name }; le servono { $known }
error-no_column_in_line = { $path } non ha la colonna { $name }, alla riga { $line }; le servono { $known }
error-not_csv = { $path } non è un file CSV: { $why }, alla riga { $line }
error-line_not_json = la riga { $number } di { $path } non è JSON: { $why }
error-not_parquet = { $path } non è un file Parquet, o è danneggiato
error-graded_unreadable = la posizione { $position } non si può leggere: { $why }
error-graded_undecided = la posizione { $position } non lascia niente da decidere in solitario
error-row_has_no = la riga { $number } di { $path } non ha { $name }
error-row_damaged = la riga { $number } di { $path } è danneggiata: una vittoria va da 0 a 1, e lost parte da 0
error-no_positions = { $path } non ha posizioni
error-mixed_positions = le posizioni di { $path } non sono state giudicate tutte per lo stesso scopo con lo stesso limite
error-impossible_budget = nessuno può aver giudicato { $path } con { $n ->
    [one] { NUMBER($n) } simulazione
   *[other] { NUMBER($n) } simulazioni
 }
error-position_twice = { $path } ha due posizioni con l’id { $position }
error-no_best_plan = a { $path } serve un solo piano migliore per la posizione { $position }
error-row_has_no_id = la riga { $number } di { $path } non ha un id
error-answers_nothing = la riga { $number } di { $path } risponde alla posizione { $position }, che non esiste
error-answers_twice = la riga { $number } di { $path } risponde alla posizione { $position } una seconda volta
error-no_answers = { $path } non risponde a { NUMBER($n) } posizioni su { NUMBER($all) }: { $some }
error-bad_answer = alla posizione { $position } non si può rispondere { $answer }: { $why }
error-not_through = non porta in fondo alla stanza
error-plans_there = { $why }; lì i piani sono { $some }
error-after_the_room = { $move } viene dopo la fine della stanza

## environments
error-one_game = ci vuole almeno una partita, non { $n }
error-many_actions = { NUMBER($n) } azioni sono troppe: ce ne stanno al massimo { NUMBER($most) }
error-another_thread = un altro thread sta usando questo ambiente: dai a ogni thread il suo
error-no_such_deck = nessuna partita di queste regole comincia con { $n ->
    [one] { $n } carta così
   *[other] { $n } carte così
 }
error-rows_for_games = gli array non hanno una riga per { $games ->
    [one] la partita
   *[other] ognuna delle { $games } partite
 }
error-actions_for_games = ci vuole un’azione per { $games ->
    [one] la partita
   *[other] ognuna delle { $games } partite
 }
error-no_such_action = un’azione è un numero da 0 a { $most }
error-no_arrays = non ci sono ancora array in cui scrivere
error-row_of_numbers = al posto { $player } serve una riga di { $n ->
    [one] { $n } numero
   *[other] { $n } numeri
 }
error-duo_reward = in due reward non può essere 'shaped': è win o score
error-duo_actions = in due actions non può essere 'plans', perché in una stanza si gioca a turno: è cards
error-action_not_now = l’azione { $action } ({ $name }) adesso non si può fare
error-action_not_now_in = l’azione { $action } ({ $name }) adesso non si può fare nella partita { $game }
error-seeds_for_games = { $n ->
    [one] { $n } codice non va
   *[other] { $n } codici non vanno
 } bene per { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 }
error-not_from_one = { $name } non può essere { $value }: è un numero intero da 1 in su
error-many_plans = una stanza di { $size ->
    [one] { $size } carta
   *[other] { $size } carte
 } ha { NUMBER($n) } piani, più dei { NUMBER($most) } che possono essere azioni; scegli actions='cards'
error-env_players = { $rules } si gioca in { $players ->
    [1] uno: vedi { $where }
   *[2] due: vedi { $where }
 }
error-no_first_move = { $rules } finisce prima della prima mossa: il suo mazzo non riempie una stanza
error-options_kind = options non può essere { $value }: è un dizionario
error-no_option = non c’è un’opzione { $name }{ $near }; le opzioni sono deal e deck
error-deal_or_deck = una partita comincia con una smazzata o con un mazzo: dai uno dei due
error-not_a_deal = { $deal } non è una smazzata: dai un numero intero, o un codice come classic/42
error-other_deal = la smazzata { $deal } non va bene: le sue regole differiscono in { $settings }
error-deck_without_move = una partita con questo mazzo finisce prima della prima mossa
error-not_a_deck = { $deck } non è un mazzo: dai le sue carte, da quella in cima, come in 'As Td 4h'
error-bad_penalty = penalty non può essere { $value }: è un numero da 0 in su

## matches online
error-game_not_over = la partita non è finita
error-match_moved_on = la partita è andata avanti
error-no_action = non c’è un’azione { $action }
error-seat_taken = quel posto è preso
error-not_to_begin = la partita adesso non può cominciare
error-side_missing = alla smazzata va aggiunto un testo da 1 a { $most } lettere
error-not_handed_over = il mazziere non ha ancora consegnato questa stanza
error-not_your_turn = non tocca a te
error-one_room = in una volta si possono fare solo mosse di una stanza
error-too_long = la partita è troppo lunga
error-nothing_to_hand_over = non c’è nessuna stanza da consegnare
error-long_description = una descrizione ha al massimo { $most } lettere
error-dealer_gives_up = il mazziere non può abbandonare al posto di chi gioca
error-no_stand_in = qui nessun bot può prendere un posto
error-not_begun = la partita non è ancora cominciata

## the command line
cli-interrupted = interrotto
cli-no_command = non c’è un comando { $given }{ $near }; i comandi sono { $known }
cli-one_of = indica uno tra { FORM($options, "") }
cli-not_both = indica { $first } o { $second }, non entrambi
cli-deal_or = indica --deal, o { FORM($options, "") }
cli-goes_with = { $n ->
    [one] { FORM($options, "") } va con { $other }
   *[other] { FORM($options, "") } vanno con { $other }
 }
cli-file_or_deal = indica un file o una smazzata, non entrambi
cli-link_or_deal = indica --link, --join, o una smazzata
cli-server_deals = un server fa le smazzate da sé: indica --rules, ma niente smazzata e niente --rule
cli-two_files = a { $first } e { $second } servono file diversi
cli-no_file = { $path } non è un file normale
cli-exists = { $path } esiste già; indica un file nuovo, o sovrascrivilo con --force
cli-records = { $n ->
    [one] { $path } ha { $n } verbale, ma { $wanted } ne vuole uno
   *[other] { $path } ha { $n } verbali, ma { $wanted } ne vuole uno
 }
cli-no_number = { $given } non è un numero
cli-no_move = { $n ->
    [one] il verbale ha solo { $n } mossa, perciò non c’è una mossa { $move }
   *[other] il verbale ha solo { $n } mosse, perciò non c’è una mossa { $move }
 }
cli-training = all’addestramento serve { $name }: lo porta { $command }

cli-for_rules = { $option } serve a confrontare regole
cli-for_bots = { $option } serve a confrontare bot
cli-neither = { $given } non è né un bot né una serie di regole{ $near }; i bot sono { $bots }, le regole { $rules }
cli-unlike = { $bot } è un bot e { $rules } una serie di regole: indica due cose dello stesso tipo
cli-players_differ = { $first } e { $second } non si giocano in altrettanti
cli-decks_differ = queste regole hanno mazzi diversi, perciò lo stesso codice dà carte diverse
cli-no_budget = { $given } non è né uno scopo né un numero di simulazioni: scrivi al massimo { $most }, come in expert:1000, net:score o expert:1000:score
cli-deals_stopped = { $n ->
    [one] interrotto, dopo { $played } di { $deals } smazzata
   *[other] interrotto, dopo { $played } di { $deals } smazzate
 }

cli-is_over = questa partita è finita: { $result }
cli-no_order = al risolutore serve l’ordine delle carte coperte, che questa posizione non dà; per la vista di chi gioca, usa `scoundrel hint`
cli-other_rules = questa è una partita di { $rules }, non di { $wanted }
cli-no_range = { $given } non è un intervallo di codici: scrivi due numeri, come in 1-1000
cli-backwards = { $given } va all’indietro: scrivi { $right }
cli-too_many_seeds = { $given } ha più di { $most } codici

cli-stopped = { $n ->
    [one] { $why }, dopo { $played } di { $games } partita
   *[other] { $why }, dopo { $played } di { $games } partite
 }
cli-stopped_kept = { $n ->
    [one] { $why }, dopo { $played } di { $games } partita; lo stesso comando riprende da { $path }
   *[other] { $why }, dopo { $played } di { $games } partite; lo stesso comando riprende da { $path }
 }
cli-lost = { $why }; senza --resume le partite sono perse
cli-kept = { $why }; le partite sono salvate in { $path }; ripeti lo stesso comando per scrivere la tabella

check-line = riga { $number }: { $why }
check-schema = uno schema; non c’è niente da controllare
check-scenarios = { $n ->
    [one] { $good } su { $n } scenario regge
   *[other] reggono { $good } scenari su { $n }
 }
check-records = { $n ->
    [one] { $good } su { $n } verbale è vero
   *[other] sono veri { $good } verbali su { $n }
 }
check-record = { $n ->
    [one] il verbale è vero: { $result } dopo { $n } mossa
   *[other] il verbale è vero: { $result } dopo { $n } mosse
 }
