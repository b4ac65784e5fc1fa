### Fehler beginnen klein, wo kein Hauptwort steht; das Programm schreibt den Anfang groß und setzt den Punkt.

## everywhere
error-told = { $words }
error-near = {" "}(meintest du { $word }?)
error-json_syntax = { $what } in Zeile { $line }, Spalte { $column }
error-json_depth = es ist zu tief verschachtelt
error-json_number = eine Zahl darin ist zu lang
error-json_half = einem Zeichen fehlt die Hälfte

## cards, seeds and deals
error-no_joker = { $text } ist keine Karte: Einen Joker haben nur Kreuz und Pik
error-not_a_card = { $text } ist keine Karte: Schreib einen Wert (2 bis 10, J, Q, K, A, X für einen Joker) und c, s, d oder h für Kreuz, Pik, Karo oder Herz, wie As oder 10d
error-not_a_range = { $text } ist keine Reihe von Karten: Schreib eine aufwärts, wie 2c-Ac
error-no_card_code = eine Karte mit dem Code { $code } gibt es nicht
error-long_seed = { $seed } ist zu lang: Ein Seed hat höchstens { NUMBER($most) } Zeichen
error-half_seed = { $seed } kann kein Seed sein: Einem Zeichen fehlt die Hälfte
error-not_a_secret = { $secret } ist kein Geheimnis: Schreib hexadezimale Ziffern
error-unfair_commitment = die Kartenfolge war nicht ehrlich: Ihr Geheimnis passt nicht zur Zusage { $commitment }
error-unfair_seed = die Kartenfolge war nicht ehrlich: Ihr Geheimnis und { $client } ergeben einen anderen Seed
error-unfair_first = die Kartenfolge war nicht ehrlich: Es beginnt nicht Platz { $player }
error-long_hashed = ein Text von { $n } Byte ist zu lang: Auf einmal gehen höchstens { $most } in die Prüfsumme
error-long_stem = ein Seed von { $n } Byte ist zu lang: Höchstens { $most } haben Platz

## files
error-not_regular = { $path } ist keine gewöhnliche Datei
error-unreadable = { $path } ist nicht lesbar: { $why }
error-not_a_file_name = { $path } ist kein Dateiname
error-many_dots = { $path } ist nicht lesbar: Ein Schlüssel hat höchstens { $most } Punkte
error-not_toml = { $path } ist keine TOML-Datei: { $why }
error-long_file = { $path } ist länger als { NUMBER($most) } Byte
error-not_utf8 = { $path } ist keine Textdatei in UTF-8
error-long_line = { $line } ist zu lang: Eine Zeile hat höchstens { NUMBER($most) } Zeichen

## time
error-nobody_waits = das wurde abgebrochen, weil niemand mehr darauf wartet
error-took_too_long = das dauerte länger als { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 } und wurde abgebrochen

## rules
error-no_setting = die Einstellung { $name } gibt es nicht{ $near }; es gibt { $known }
error-no_rules = die Regeln { $name } gibt es nicht{ $near }; es gibt { $known }
error-carried = carried={ $carried } passt nicht zu room_size={ $room_size }: Mindestens eine Karte eines Raums ist zu nehmen
error-health_above = start_health={ $start_health } ist mehr als max_health={ $max_health }
error-not_a_choice = { $name } kann nicht { $value } sein: Möglich ist { $known }
error-not_yes_or_no = { $name } kann nicht { $value } sein: Möglich ist yes oder no
error-not_a_number = { $name } kann nicht { $value } sein: Möglich ist eine ganze Zahl von { $least } bis { $most }
error-not_a_number_or_none = { $name } kann nicht { $value } sein: Möglich ist eine ganze Zahl von { $least } bis { $most }, oder none
error-not_a_name = { $name } kann nicht { $value } sein: Möglich sind höchstens 40 Buchstaben, Ziffern, Punkte und Bindestriche
error-not_a_title = { $name } kann nicht { $value } sein: Möglich ist eine Zeile mit höchstens 80 Zeichen, ohne Semikolon
error-in_deck = deck: { $why }
error-deck_is_a_list = deck kann nicht { $value } sein: Es ist eine Liste von Karten
error-deck_size = ein Kartenspiel hat 1 bis { $most } Karten, nicht { $n }
error-long_rules = { $text } ist zu lang: Regeln haben höchstens { NUMBER($most) } Zeichen
error-not_rules = { $text } sind keine Regeln: { $why }
error-no_rules_name = Regeln beginnen mit einem Namen, wie classic
error-not_a_setting = { $text } ist keine Einstellung: Schreib FELD=WERT, wie start_health=30
error-setting_twice = die Einstellung { $name } kommt zweimal vor
error-not_a_base = base kann nicht { $value } sein: Es ist der Name einer Spielart
error-name_taken = name kann nicht { $value } sein: So heißen schon andere Regeln
error-in_rules_file = { $path }: { $why }

## moves
error-not_a_move = { $text } ist kein Zug: Schreib run, eine Karte (5d), einen Kampf mit der Waffe (7sw) oder mit bloßen Händen (7sb), oder eine Karte zum Weglegen (-7s)
error-no_monster = { $move } ist kein Zug: { $kind ->
    [weapon] { FORM($card, "start") } ist eine Waffe, kein Monster
   *[potion] { FORM($card, "start") } ist ein Trank, kein Monster
 }
error-not_now = { $move } geht jetzt nicht, denn { $why }
error-no_way_to_choose = nach diesen Regeln ist nicht zu wählen, wie du kämpfst; nenn nur die Karte
error-no_weapon = du hast keine Waffe in der Hand
error-weapon_limit = { $limit ->
    [at_most] { FORM($weapon, "nom") } trifft nur Monster bis { $rank }
   *[below] { FORM($weapon, "nom") } trifft nur Monster unter { FORM($rank, "dat") }
 }
error-not_there = { FORM($card, "nom") } liegt nicht im Raum ({ FORM($room, "", list: "signs") })
error-no_running = nach diesen Regeln gibt es keine Flucht, aber du darfst eine Karte weglegen
error-no_putting_away = nach diesen Regeln lässt sich keine Karte weglegen, aber du darfst fliehen

error-two_ways = { $move } geht auf zwei Arten: Schreib { $armed } für die Waffe, { $bare } für bloße Hände
error-many_moves = { $move } geht nicht: Eine Partie hat höchstens { NUMBER($most) } Züge
error-nothing_to_take_back = es gibt keinen Zug zurückzunehmen
error-not_to_be_given_up = aufgeben lässt sich nur eine unbeendete Partie, die jemand allein spielt

## decks and positions
error-empty_deck = ein Kartenspiel braucht mindestens eine Karte
error-not_in_deck = { $card } gehört nicht zu den Karten von { $rules }
error-too_often = { $card } kommt { $count }-mal vor, gehört aber nur { $times ->
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
 } dazu
error-not_a_position = { $text } ist keine Stellung: { $why }
error-stray = { $text } gehört nicht hierher
error-wrong_score = das Ergebnis ist { $score }, nicht { $told }
error-room_first = auf die Regeln muss der Raum folgen, wie room 1: 9s 2d Kc 4c
error-room_slots = ein Raum hat { $slots ->
    [one] einen Platz
   *[other] { $slots } Plätze
 }, nicht { $n }
error-heroes = { $players ->
    [1] es fehlt genau ein hero, wie hero 20 oder hero 17 weapon 5d 9c last 9c
   *[2] es fehlen genau zwei hero, wie hero 20 oder hero 17 weapon 5d 9c last 9c
 }
error-too_many_of_card = { $card } kommt { $n }-mal vor, gehört aber nur { $owned }-mal zum Kartenspiel
error-health_too_high = { $health } Leben sind mehr als die erlaubten { $most }
error-health_too_low = { $health } Leben sind weniger als die erlaubten { $least }
error-fallen_or_not = gefallen ist genau, wer null Leben oder weniger hat
error-not_a_weapon = { $card } ist keine Waffe
error-slain_is_monster = erschlagen lassen sich nur Monster
error-slain_after = eine Waffe, die { $earlier } erschlug, kann danach nicht { $later } erschlagen haben
error-health_after_fall = kein Monster kann das Leben auf { $health } bringen
error-score_after_fall = keine Niederlage kann { $score } ergeben
error-too_many_faced = { $n ->
    [one] eine genommene Karte ist zu viel für diesen Raum
   *[other] { $n } genommene Karten sind zu viel für diesen Raum
 }
error-next_room = der Raum ist fertig, also müsste schon der nächste liegen
error-room_too_short = der Raum ist nicht voll, obwohl noch Karten übrig sind
error-first_slots = die Karten eines neuen Raums müssen auf den ersten Plätzen liegen
error-drunk_not_faced = in diesem Raum wurden mehr Tränke getrunken als Karten genommen
error-drunk_not_discarded = es wurden mehr Tränke getrunken als abgelegt
error-impossible_room = { $n ->
    [one] eine Karte wurde genommen, was in Raum { $room } nicht sein kann
   *[other] { $n } Karten wurden genommen, was in Raum { $room } nicht sein kann
 }
error-from_room_one = Räume werden von 1 an gezählt
error-avoided_before = vor Raum 1 kann nichts gemieden worden sein
error-never_locked = nach diesen Regeln ist das Meiden nie gesperrt
error-never_put_away = nach diesen Regeln lässt sich keine Karte weglegen
error-locked_and_put_away = solange das Meiden gesperrt ist, lässt sich keine Karte weglegen
error-no_chance = der Stand des Zufalls fehlt
error-needless_chance = der Stand des Zufalls gehört nicht hierher
error-chance_zero = der Stand des Zufalls besteht nie nur aus Nullen
error-no_known_cards = nach diesen Regeln kommen nie bekannte Karten unter das Verlies
error-no_second_player = einen zweiten Platz gibt es nicht
error-fallen_turn = wer gefallen ist, kann nicht am Zug sein
error-no_last_card = Karten wurden genommen, also muss es eine letzte geben
error-not_faced = { $card } wurde nicht genommen
error-long_position = eine Stellung hat höchstens { NUMBER($most) } Zeichen

## records
error-long_record = { $text } ist zu lang: Eine Aufzeichnung hat höchstens { NUMBER($most) } Zeichen
error-after_the_end = Zeile { $number }: { $line } kommt nach dem Ende der Partie
error-two_results = die Aufzeichnung beginnt mit { $said } und endet mit { $result }
error-not_a_header = Zeile { $number }: { $line } ist keine Kopfzeile: Eine Aufzeichnung beginnt mit { $known }, jedes höchstens einmal, wie [Rules "classic"]
error-unreadable_header = Zeile { $number }: { $value } ist nicht lesbar
error-bad_first = { $value } kann nicht anfangen: Schreib [First "1"] oder [First "2"], ohne Stellung
error-bad_shuffle = { $value } ist keine Art zu mischen: Ein Seed kann { $known } sein
error-proof_needs = die Aufzeichnung einer ehrlichen Kartenfolge hat einen Schlüssel und { $known }
error-not_a_room = Zeile { $number }: { $line } ist kein Raum: Schreib seine Nummer und die Züge darin, wie 1. 5d 7sw 4h
error-not_a_json_line = { $line } ist keine Zeile in JSON: { $why }
error-json_record = eine Aufzeichnung in JSON hat nur diese Schlüssel, jeder mit einem Text: { $known }
error-record_rules = eine Aufzeichnung braucht ihre Regeln, wie [Rules "classic"]
error-record_deal = eine Aufzeichnung braucht ihre Kartenfolge, wie [Seed "42"] oder [Deck "As Td 4h 7c"]
error-long_game = eine Aufzeichnung hat höchstens { NUMBER($most) } Züge, nicht { NUMBER($n) }
error-rules_unreadable = die Regeln der Aufzeichnung sind nicht lesbar: { $why }
error-untrue_move = ab Zug { $number } ({ $move }) stimmt die Aufzeichnung nicht mehr: { $why }
error-other_room = er steht in Raum { $room }, nicht { $now }
error-other_position = die Aufzeichnung hat andere Regeln als ihre Stellung
error-bad_start = der Anfang der Aufzeichnung lässt sich nicht aufbauen: { $why }
error-first_player = { $players ->
    [1] Platz { $first } kann nicht anfangen: { $rules } hat einen Platz, gezählt von 0 an
   *[2] Platz { $first } kann nicht anfangen: { $rules } hat zwei Plätze, gezählt von 0 an
 }
error-no_legal_code = der Code { $code } ist kein erlaubter Zug
error-cut_off = die Aufzeichnung bricht nach Zug { $count } ab: Ihre letzte Zeile müsste das Ergebnis sein, { $result }
error-untrue_end = am Ende stimmt die Aufzeichnung nicht: Nach Zug { $count } ist die Partie { $result }, nicht { $said }

## the digital table
error-digital_players = Dokument 004 ist für eine Person, und { $rules } ist für zwei
error-already_dealt = der erste Raum liegt schon
error-no_skipping = der Raum lässt sich jetzt nicht überspringen
error-no_slot = auf Platz { $index } liegt keine Karte: Es gibt die Plätze { $known }
error-room_not_finished = der Raum ist nicht fertig: Einige seiner Karten sind noch zu spielen
error-game_over = die Partie ist zu Ende
error-card_not_in_room = { FORM($card, "nom") } liegt nicht im Raum
error-room_finished = der Raum ist fertig: Schließ ihn erst ab
error-say_how = { FORM($card, "nom") } lässt sich auf zwei Arten bekämpfen: Sag, ob mit der Waffe
error-wrong_kind = { $kind ->
    [monster] { FORM($card, "nom") } ist ein Monster, { $wanted ->
        [weapon] keine Waffe
       *[potion] kein Trank
     }
    [weapon] { FORM($card, "nom") } ist eine Waffe, { $wanted ->
        [monster] kein Monster
       *[potion] kein Trank
     }
   *[potion] { FORM($card, "nom") } ist ein Trank, { $wanted ->
        [monster] kein Monster
       *[weapon] keine Waffe
     }
 }
error-not_to_be_fought = { $weapon ->
    [yes] { FORM($card, "nom") } lässt sich jetzt nicht mit der Waffe bekämpfen
   *[no] { FORM($card, "nom") } lässt sich jetzt nicht mit bloßen Händen bekämpfen
 }

## conformance files
error-long_conformance = eine Prüfdatei hat höchstens { NUMBER($most) } Zeichen
error-not_json = das ist kein JSON: { $why }
error-in_scenario = Szenario { $name }: { $why }
error-object_with = { $what } ist ein Objekt mit { $known }
error-no_key = { $what } hat kein { $key }{ $near }
error-bad_value = { $what }: { $key } kann nicht { $value } sein
error-needs_key = { $what } braucht { $key }
error-what-file = eine Prüfdatei
error-what-scenario = ein Szenario
error-what-step = ein Schritt
error-what-expectation = eine Erwartung
error-what-hero = ein hero
error-what-outcome = ein Ausgang
error-step_kinds = ein Schritt ist eines von { $known }
error-no_scenarios = eine Prüfdatei braucht mindestens ein Szenario
error-scenario_twice = es gibt zwei Szenarien namens { $name }
error-scenario_position = die Stellung hat andere Regeln
error-scenario_start = es braucht ein deck, einen seed oder eine position

## bots, budgets and programs
error-no_goal = { $name } ist kein Ziel: Möglich ist win oder score
error-no_end = { $name } hat die Partie in { NUMBER($most) } Zügen nicht beendet
error-net_of_another = { $name }.net ist das Netz von { $rules }
error-no_bot = einen Bot namens { $name } gibt es nicht{ $near }; es gibt { $known }
error-sees_all = { $name } kann nicht aus einer Ansicht spielen: Er sieht alle Karten
error-no_budget = { $name } nimmt kein Budget; das tut nur expert
error-two_budgets = gib expert Simulationen oder Millisekunden, nicht beides
error-bad_simulations = expert kann für einen Raum nicht { NUMBER($n) }-mal vorausschauen: Gib eine Zahl von 0 bis { NUMBER($most) }
error-bad_milliseconds = expert kann nicht { $n ->
    [one] eine Millisekunde
   *[other] { $n } Millisekunden
 } lang denken: Gib eine Zahl von 0 bis { NUMBER($most) }
error-not_for_score = { $name } kann nicht um Punkte spielen; das können nur net und expert
error-rules_not_for_score = { $name } kann { $rules } nicht um Punkte spielen: Zwei Gruppen spielen, um zu entkommen
error-programs_goal = ein Programm wählt sein Ziel selbst: { $name } lässt sich { $goal } nicht vorgeben
error-no_position = es gibt keine Stellung, in der zu ziehen wäre
error-not_a_budget = { $text } ist kein Budget: Schreib go simulations 100
error-bad_seconds = ein Programm kann für eine Antwort nicht { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
 } bekommen: Gib eine Zahl bis { NUMBER($most) }
error-no_programs = auf diesem System können Programme nicht spielen: Es hat keinen Weg, alles zu beenden, was sie starten
error-not_started = das Programm { $name } lässt sich nicht starten: { $why }
error-answered_no_move = das Programm { $name } antwortete { $text }, und das ist kein Zug
error-answered_illegal = das Programm { $name } antwortete { $move }, und das geht nicht
error-complained = das Programm { $name } beschwerte sich: { $words }
error-program_ended = das Programm { $name } hat sich beendet
error-endless_answer = das Programm { $name } antwortete ohne Ende
error-program_late = { $does ->
    [read] das Programm { $name } hat { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
     } lang nichts gelesen
   *[answer] das Programm { $name } hat { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
     } lang nicht geantwortet
 }
error-no_such_word = { $word } ist keines von isready, position, go, quit
error-not_a_command = { $command } ist kein Befehl: { $why }
error-no_program = { $text } nennt kein Programm: Schreib { $mark }BEFEHL

## nets and the search
error-mind_needs = dazu braucht es ein Netz und Regeln für eine Person
error-no_points = dieses Netz für { $rules } nennt Gewinnchancen, aber keine Punkte: Um Punkte spielen kann es nicht
error-other_table = dieser Tisch hat nicht die Regeln { $rules }, nach denen hier gespielt wird
error-not_listed = eine Möglichkeit { $index } wurde nicht genannt
error-not_listed_here = eine Möglichkeit { $index } wurde für diesen Tisch nicht genannt
error-net_outputs = ein Netz hat 1 oder 2 Ausgänge, nicht { $n }
error-net_width = ein Netz ist 64 bis { $most } breit, in Schritten von 64, nicht { $width }
error-late_rules = das Netz für das Endspiel hat andere Regeln
error-late_outputs = das Netz für das Endspiel hat eine andere Zahl von Ausgängen
error-late_twice = dieses Netz hat schon eines für das Endspiel
error-net_numbers = dieses Netz hat { $wanted } Zahlen, nicht { $n }
error-net_bytes = die Zahlen dieses Netzes sind { NUMBER($wanted) } Byte, nicht { NUMBER($n) }
error-net_part = { $name } ist ein Teil eines Netzes, kein ganzes
error-net_strangers = die Netze { $name } und { $other } gehören nicht zusammen
error-net_unreadable = das Netz { $name } ist nicht lesbar: { $why }
error-net_first_line = das Netz { $name } ist beschädigt: Seine erste Zeile ist nicht lesbar
error-net_format = das Netz { $name } hat ein anderes Format, { $format }
error-net_digest = das Netz { $name } ist beschädigt: Seine Zahlen sind nicht die, die geschrieben wurden
error-net_damaged = das Netz { $name } ist beschädigt: { $why }
error-party_rules = dieser Tisch hat andere Regeln als die, nach denen diese Gruppe spielt
error-party_luck = das Glück einer Gruppe besteht aus 32 Byte, nicht { $n }
error-net_to_go_on = zum Weitermachen braucht es ein anderes Netz derselben Regeln
error-decisions_inputs = { $length ->
    [one] eine Entscheidung braucht
   *[other] { $length } Entscheidungen brauchen
 } { $length } × { $row } Eingaben und { $length } Kartenzahlen
error-decisions_worths = { $length ->
    [one] eine Entscheidung braucht
   *[other] { $length } Entscheidungen brauchen
 } { $length } × 2 Werte
error-nothing_to_learn = aus Partien nach { $rules } ist nichts zu lernen: In { NUMBER($deals) } Kartenfolgen hintereinander war nichts zu entscheiden
error-solver_alone = der Löser spielt allein, und { $rules } hat { $players } Plätze
error-bad_limit = { $limit } ist keine Grenze: Möglich sind 1 bis { NUMBER($most) } Knoten
error-solver_rules = der Löser ist für { $rules }, und diese Partie hat andere Regeln
error-limit_reached = die Grenze war erreicht, bevor sich ein gewinnender Zug fand
error-not_winnable = von hier ist diese Partie nicht zu gewinnen
error-table_full = ein Tisch fasst höchstens { $most } Karten, nicht { $n }
error-no_card_of_code = { $code } ist nicht der Code einer Karte
error-no_such_start = keine Partie beginnt mit Platz { $first } und { $n ->
    [one] einem Byte
   *[other] { $n } Byte
 } Zufall
error-no_move_of_code = { $code } ist nicht der Code eines Zuges, der jetzt geht
error-no_moves_of_codes = die Codes { $codes } sind keine Züge dieses Raums
error-bad_snapshot = die Momentaufnahme eines Tisches hat { $size } Byte, nicht { $n }
error-no_such_table = { $facts } liegt auf keinem Tisch nach diesen Regeln

## the coach
error-nothing_to_decide = die Partie ist zu Ende; es gibt nichts zu entscheiden
error-others_turn = die andere Seite ist am Zug
error-coach_alone = der Coach beurteilt Partien für eine Person, und { $rules } ist für zwei
error-not_a_puzzle = das ist kein Rätsel: { $why }
error-unfinished = diese Partie ist unbeendet, in Raum { $room }; ein Rückblick verrät die verdeckten Karten, deshalb kommt er erst nach dem Ende
error-unfinished_facts = diese Partie ist unbeendet, in Raum { $room }; wie es um sie steht, ist bekannt, wenn sie zu Ende ist
error-nothing_to_review = in dieser Partie gibt es keine Züge für einen Rückblick
error-many_rooms = der Coach blickt auf Partien mit höchstens { $most } Räumen zurück; diese hat { NUMBER($rooms) }
error-needs_matplotlib = ein Bild braucht Matplotlib: { $command } bringt es
error-not_a_picture = { $path } ist kein Bild: Der Name muss auf .svg oder .png enden

## runs of many games
error-no_games = ein Lauf hat mindestens eine Partie, nicht { NUMBER($games) }
error-other_version = das ist ein Lauf der Version { $version }, und ein Arbeiter hat { $own }
error-other_survey = diese Stellungen sind für Version { $version }, und das ist { $own }
error-no_choices = nach { $rules } hatten { $deals } Partien keinen Raum, in dem zu wählen war
error-worker_killed = ein Arbeitsprozess wurde { $times ->
    [one] einmal
   *[other] { $times }-mal hintereinander
 } abgeschossen
error-results_in_use = { $path } ist von einem anderen Lauf belegt
error-another_run = { $path } ist von einem anderen Lauf: { FORM($differences, "", list: "semicolon") }
error-run_differs = { $name } { $theirs }, nicht { $ours }
error-not_results = { $path } ist keine Datei eines Laufs
error-results_without_table = { $path } wurde ohne --table begonnen und hat keine Partien für eine Tabelle
error-results_damaged = { $path } ist hinter Byte { $byte } beschädigt
error-batch_twice = in { $path } steht Stapel { $number } zweimal
error-results_ahead = in { $path } stehen schon Partien bis Nummer { NUMBER($n) }; verlang ebenso viele
error-results_format = { $path } hat Format { $version }, und diese Version liest { $known }
error-not_a_cluster = { $address } ist nicht die Adresse eines Clusters: Schreib tcp://HOST:8786
error-cluster_needs = ein Cluster braucht { $name }: { $command } bringt es
error-cluster_certificates = der Cluster { $address } braucht Zertifikate, in der Konfiguration von Dask
error-cluster_unreachable = der Cluster { $address } ist nicht zu erreichen: { $why }
error-cluster_silent = der Cluster { $address } antwortet nicht mehr
error-cluster_without_workers = der Cluster { $address } hat keine Arbeiter
error-lost_batch = ein Stapel hat zu oft seinen Arbeiter verloren
error-worker_failed = ein Arbeiter des Clusters ist gescheitert: { $why }
error-many_inputs = diese Regeln ergeben { $n } Eingaben, und beim Training gehen höchstens { $most }
error-other_inputs = das Netz { $name } hat andere Eingaben oder eine andere Breite als dieses
error-checkpoint_damaged = { $path } ist beschädigt oder von einer anderen Version; beginne in einem anderen Ordner
error-checkpoint_of_another = { $path } ist von einem anderen Lauf: { $rules }, { $width } breit

## tables of data
error-not_a_table = { $path } ist keine Tabelle: Der Name muss auf .parquet, .csv oder .jsonl enden
error-needs_pyarrow = eine Tabelle in .parquet braucht pyarrow: { $command } bringt es
error-no_file = eine Datei { $path } gibt es nicht
error-row_value = Zeile { $number } von { $path } kann als { $name } nicht { $given } haben: { $wanted ->
    [int] Es muss eine ganze Zahl sein
    [float] Es muss eine Zahl sein
    [bool] Es muss true oder false sein
   *[str] Es muss Text sein
 }
error-no_column = { $path } hat keine Spalte { $name }; gebraucht wird { $known }
error-no_column_in_line = { $path } hat keine Spalte { $name }, in Zeile { $line }; gebraucht wird { $known }
error-not_csv = { $path } ist keine CSV-Datei: { $why }, in Zeile { $line }
error-line_not_json = Zeile { $number } von { $path } ist kein JSON: { $why }
error-not_parquet = { $path } ist keine Parquet-Datei, oder sie ist beschädigt
error-graded_unreadable = Stellung { $position } ist nicht lesbar: { $why }
error-graded_undecided = in Stellung { $position } ist für eine Person allein nichts zu entscheiden
error-row_has_no = Zeile { $number } von { $path } hat kein { $name }
error-row_damaged = Zeile { $number } von { $path } ist beschädigt: win geht von 0 bis 1, lost von 0 an
error-no_positions = in { $path } gibt es keine Stellungen
error-mixed_positions = die Stellungen in { $path } wurden nicht alle für ein Ziel mit einem Budget beurteilt
error-impossible_budget = niemand kann { $path } mit { $n ->
    [one] einer Simulation
   *[other] { NUMBER($n) } Simulationen
 } beurteilt haben
error-position_twice = in { $path } haben zwei Stellungen die id { $position }
error-no_best_plan = { $path } braucht genau einen besten Plan für Stellung { $position }
error-row_has_no_id = Zeile { $number } von { $path } hat keine id
error-answers_nothing = Zeile { $number } von { $path } beantwortet Stellung { $position }, die es nicht gibt
error-answers_twice = Zeile { $number } von { $path } beantwortet Stellung { $position } ein zweites Mal
error-no_answers = { $path } hat keine Antwort auf { NUMBER($n) } von { NUMBER($all) } Stellungen: { $some }
error-bad_answer = { $answer } ist keine Antwort auf Stellung { $position }: { $why }
error-not_through = das führt nicht durch den Raum
error-plans_there = { $why }; es gibt die Pläne { $some }
error-after_the_room = { $move } kommt nach dem Ende des Raums

## environments
error-one_game = es muss mindestens eine Partie geben, nicht { $n }
error-many_actions = { NUMBER($n) } Aktionen sind zu viele: Höchstens { NUMBER($most) } haben Platz
error-another_thread = ein anderer Thread benutzt diese Umgebung: Gib jedem seine eigene
error-no_such_deck = keine Partie nach diesen Regeln beginnt mit { $n ->
    [one] einer solchen Karte
   *[other] { $n } solchen Karten
 }
error-rows_for_games = in den Feldern fehlt eine Zeile für { $games ->
    [one] die Partie
   *[other] jede der { $games } Partien
 }
error-actions_for_games = es braucht eine Aktion für { $games ->
    [one] die Partie
   *[other] jede der { $games } Partien
 }
error-no_such_action = eine Aktion ist eine Zahl von 0 bis { $most }
error-no_arrays = es gibt noch keine Felder zum Hineinschreiben
error-row_of_numbers = Platz { $player } braucht eine Zeile mit { $n ->
    [one] einer Zahl
   *[other] { $n } Zahlen
 }
error-duo_reward = reward kann zu zweit nicht 'shaped' sein: Möglich ist win oder score
error-duo_actions = actions kann zu zweit nicht 'plans' sein, denn in einem Raum wird abwechselnd gezogen: Möglich ist cards
error-action_not_now = Aktion { $action } ({ $name }) geht jetzt nicht
error-action_not_now_in = Aktion { $action } ({ $name }) geht in Partie { $game } jetzt nicht
error-seeds_for_games = { $n ->
    [one] ein Seed passt
   *[other] { $n } Seeds passen
 } nicht zu { $games ->
    [one] einer Partie
   *[other] { $games } Partien
 }
error-not_from_one = { $name } kann nicht { $value } sein: Möglich ist eine ganze Zahl ab 1
error-many_plans = ein Raum mit { $size ->
    [one] einer Karte
   *[other] { $size } Karten
 } hat { NUMBER($n) } Pläne, mehr als die { NUMBER($most) }, die Aktionen sein können; wähl actions='cards'
error-env_players = { $rules } ist für { $players ->
    [1] eine Person: siehe { $where }
   *[2] zwei: siehe { $where }
 }
error-no_first_move = { $rules } endet vor dem ersten Zug: Die Karten füllen keinen Raum
error-options_kind = options kann nicht { $value } sein: Es ist ein Dictionary
error-no_option = die Option { $name } gibt es nicht{ $near }; es gibt deal und deck
error-deal_or_deck = eine Partie beginnt mit deal oder mit deck: Gib eines davon an
error-not_a_deal = { $deal } ist keine Kartenfolge: Gib eine ganze Zahl, oder einen Spielcode wie classic/42
error-other_deal = die Kartenfolge { $deal } passt nicht: Ihre Regeln sind anders in { $settings }
error-deck_without_move = mit diesem Kartenspiel endet eine Partie vor dem ersten Zug
error-not_a_deck = { $deck } ist kein Kartenspiel: Gib seine Karten an, die oberste zuerst, wie 'As Td 4h'
error-bad_penalty = penalty kann nicht { $value } sein: Möglich ist eine Zahl ab 0

## matches online
error-game_not_over = die Partie ist nicht zu Ende
error-match_moved_on = die Partie ist schon weiter
error-no_action = die Aktion { $action } gibt es nicht
error-seat_taken = auf diesem Platz sitzt schon jemand
error-not_to_begin = die Partie kann jetzt nicht beginnen
error-side_missing = zur Kartenfolge gehört noch ein Text von 1 bis { $most } Buchstaben
error-not_handed_over = der Geber hat diesen Raum noch nicht freigegeben
error-not_your_turn = du bist nicht am Zug
error-one_room = auf einmal gehen nur Züge eines Raums
error-too_long = die Partie ist zu lang
error-nothing_to_hand_over = es gibt keinen Raum freizugeben
error-long_description = eine Beschreibung hat höchstens { $most } Buchstaben
error-dealer_gives_up = der Geber kann nicht für die andere Seite aufgeben
error-no_stand_in = hier kann kein Bot einen Platz übernehmen
error-not_begun = die Partie hat noch nicht begonnen

## the command line
cli-interrupted = unterbrochen
cli-no_command = den Befehl { $given } gibt es nicht{ $near }; es gibt { $known }
cli-one_of = gib eines an: { FORM($options, "", list: "or") }
cli-not_both = gib { $first } oder { $second } an, nicht beides
cli-deal_or = gib --deal an, oder { FORM($options, "") }
cli-goes_with = { $n ->
    [one] { FORM($options, "") } gehört zu { $other }
   *[other] { FORM($options, "") } gehören zu { $other }
 }
cli-file_or_deal = gib eine Datei oder eine Kartenfolge an, nicht beides
cli-link_or_deal = gib --link, --join oder eine Kartenfolge an
cli-server_deals = ein Server gibt selbst: Gib --rules an, aber keine Kartenfolge und kein --rule
cli-two_files = { $first } und { $second } brauchen verschiedene Dateien
cli-no_file = { $path } ist keine gewöhnliche Datei
cli-exists = { $path } gibt es schon; nenn eine neue Datei, oder überschreib sie mit --force
cli-records = { $n ->
    [one] in { $path } steht eine Aufzeichnung, aber { $wanted } nimmt genau eine
   *[other] in { $path } stehen { $n } Aufzeichnungen, aber { $wanted } nimmt genau eine
 }
cli-no_number = { $given } ist keine Zahl
cli-no_move = { $n ->
    [one] die Aufzeichnung hat nur einen Zug, einen Zug { $move } gibt es also nicht
   *[other] die Aufzeichnung hat nur { $n } Züge, einen Zug { $move } gibt es also nicht
 }
cli-training = Training braucht { $name }: { $command } bringt es

cli-for_rules = { $option } ist für den Vergleich von Regeln
cli-for_bots = { $option } ist für den Vergleich von Bots
cli-neither = { $given } ist weder ein Bot noch eine Spielart{ $near }; es gibt die Bots { $bots } und die Regeln { $rules }
cli-unlike = { $bot } ist ein Bot, und { $rules } ist eine Spielart: Gib zwei von derselben Sorte an
cli-players_differ = { $first } und { $second } sind nicht für gleich viele gedacht
cli-decks_differ = diese Regeln haben verschiedene Kartenspiele, derselbe Seed gibt also andere Karten
cli-no_budget = { $given } ist weder ein Ziel noch eine Anzahl von Simulationen: Schreib höchstens { $most }, wie expert:1000, net:score oder expert:1000:score
cli-deals_stopped = { $n ->
    [one] unterbrochen, nach { $played } von einer Kartenfolge
   *[other] unterbrochen, nach { $played } von { $deals } Kartenfolgen
 }

cli-is_over = diese Partie ist zu Ende: { $result }
cli-no_order = der Löser braucht die Reihenfolge der ungesehenen Karten, und die steht nicht in dieser Stellung; für die Ansicht beim Spielen nimm `scoundrel hint`
cli-other_rules = das ist eine Partie nach { $rules }, nicht nach { $wanted }
cli-no_range = { $given } ist keine Reihe von Seeds: Schreib zwei Zahlen, wie 1-1000
cli-backwards = { $given } läuft rückwärts: Schreib { $right }
cli-too_many_seeds = { $given } sind mehr als { $most } Seeds

cli-stopped = { $n ->
    [one] { $why }, nach { $played } von { $games } Partien
   *[other] { $why }, nach { $played } von { $games } Partien
 }
cli-stopped_kept = { $n ->
    [one] { $why }, nach { $played } von { $games } Partien; derselbe Befehl macht aus { $path } weiter
   *[other] { $why }, nach { $played } von { $games } Partien; derselbe Befehl macht aus { $path } weiter
 }
cli-lost = { $why }; ohne --resume sind die Partien verloren
cli-kept = { $why }; die Partien sind gesichert in { $path }; gib denselben Befehl noch einmal, dann entsteht die Tabelle

check-line = Zeile { $number }: { $why }
check-schema = ein Schema; hier ist nichts zu prüfen
check-scenarios = { $n ->
    [one] { $good } von einem Szenario stimmt
   *[other] { $good } von { $n } Szenarien stimmen
 }
check-records = { $n ->
    [one] { $good } von einer Aufzeichnung stimmt
   *[other] { $good } von { $n } Aufzeichnungen stimmen
 }
check-record = { $n ->
    [one] die Aufzeichnung stimmt: { $result } nach einem Zug
   *[other] die Aufzeichnung stimmt: { $result } nach { $n } Zügen
 }
