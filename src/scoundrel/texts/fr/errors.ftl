## everywhere
error-told = { $words }
error-near = {" "}(vouliez-vous dire { $word } ?)
error-json_syntax = { $what } à la ligne { $line }, colonne { $column }
error-json_depth = l’imbrication est trop profonde
error-json_number = un nombre y est trop long
error-json_half = il manque la moitié d’un caractère

## cards, seeds and deals
error-no_joker = { $text } n’est pas une carte : seuls trèfle et pique ont un joker
error-not_a_card = { $text } n’est pas une carte : écrivez une valeur (2 à 10, J, Q, K, A, X pour un joker) et une couleur (c, s, d ou h), comme As ou 10d
error-not_a_range = { $text } n’est pas une suite de cartes : écrivez une couleur en montant, comme 2c-Ac
error-no_card_code = il n’y a pas de carte de code { $code }
error-long_seed = { $seed } est trop long : une graine a au plus { NUMBER($most) } caractères
error-half_seed = { $seed } ne peut être une graine : il manque la moitié d’un caractère
error-not_a_secret = { $secret } n’est pas un secret : écrivez des chiffres hexadécimaux
error-unfair_commitment = la donne n’était pas honnête : son secret ne va pas avec l’engagement { $commitment }
error-unfair_seed = la donne n’était pas honnête : son secret et { $client } donnent une autre graine
error-unfair_first = la donne n’était pas honnête : ce n’est pas au joueur { $player } de commencer
error-long_hashed = un texte de { $n } octets est trop long : au plus { $most } sont hachés d’un coup
error-long_stem = une graine de { $n } octets est trop longue : il y a place pour { $most } au plus

## files
error-not_regular = { $path } n’est pas un fichier ordinaire
error-unreadable = { $path } est illisible : { $why }
error-not_a_file_name = { $path } n’est pas un nom de fichier
error-many_dots = { $path } est illisible : une clé a au plus { $most } points
error-not_toml = { $path } n’est pas un fichier TOML : { $why }
error-long_file = { $path } dépasse { NUMBER($most) } octets
error-not_utf8 = { $path } n’est pas un fichier texte en UTF-8
error-long_line = { $line } est trop long : une ligne a au plus { NUMBER($most) } caractères

## time
error-nobody_waits = c’est arrêté, puisque plus personne ne l’attend
error-took_too_long = cela a duré plus de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 } : c’est donc arrêté

## rules
error-no_setting = il n’y a pas de réglage { $name }{ $near } ; les réglages sont { $known }
error-no_rules = il n’y a pas de jeu de règles { $name }{ $near } ; il y a { $known }
error-carried = carried={ $carried } ne va pas avec room_size={ $room_size } : il faut affronter au moins une carte d’une salle
error-health_above = start_health={ $start_health } dépasse max_health={ $max_health }
error-not_a_choice = { $name } ne peut pas être { $value } ; valeurs possibles : { $known }
error-not_yes_or_no = { $name } ne peut pas être { $value } : c’est yes ou no
error-not_a_number = { $name } ne peut pas être { $value } : c’est un nombre entier de { $least } à { $most }
error-not_a_number_or_none = { $name } ne peut pas être { $value } : c’est un nombre entier de { $least } à { $most }, ou none
error-not_a_name = { $name } ne peut pas être { $value } : ce sont au plus 40 lettres, chiffres, points et tirets
error-not_a_title = { $name } ne peut pas être { $value } : c’est une ligne d’au plus 80 caractères, sans point-virgule
error-in_deck = deck : { $why }
error-deck_is_a_list = deck ne peut pas être { $value } : c’est une liste de cartes
error-deck_size = un jeu a de 1 à { $most } cartes, et non { $n }
error-long_rules = { $text } est trop long : un jeu de règles a au plus { NUMBER($most) } caractères
error-not_rules = { $text } n’est pas un jeu de règles : { $why }
error-no_rules_name = un jeu de règles commence par un nom, comme classic
error-not_a_setting = { $text } n’est pas un réglage : écrivez CHAMP=VALEUR, comme start_health=30
error-setting_twice = le réglage { $name } est donné deux fois
error-not_a_base = base ne peut pas être { $value } : c’est le nom d’un jeu de règles
error-name_taken = name ne peut pas être { $value } : des règles portent déjà ce nom
error-in_rules_file = { $path } : { $why }

## moves
error-not_a_move = { $text } n’est pas un coup : écrivez run, une carte (5d), un combat avec l’arme (7sw) ou à mains nues (7sb), ou une carte à écarter (-7s)
error-no_monster = { $move } n’est pas un coup : { $kind ->
    [weapon] { FORM($card, "the") } est une arme, et non un monstre
   *[potion] { FORM($card, "the") } est une potion, et non un monstre
 }
error-not_now = { $move } n’est pas jouable maintenant : { $why }
error-no_way_to_choose = ces règles ne laissent pas choisir comment combattre ; nommez seulement la carte
error-no_weapon = il n’y a pas d’arme en main
error-weapon_limit = { $limit ->
    [at_most] { FORM($weapon, "the") } ne frappe plus que jusqu’{ FORM($rank, "au") }
   *[below] { FORM($weapon, "the") } ne frappe plus que sous { FORM($rank, "the") }
 }
error-not_there = { FORM($card, "the") } n’est pas dans la salle ({ FORM($room, "", list: "signs") })
error-no_running = avec ces règles on ne fuit pas, mais vous pouvez écarter une carte
error-no_putting_away = avec ces règles on n’écarte pas de carte, mais vous pouvez fuir

error-two_ways = il y a deux façons de combattre { $move } : écrivez { $armed } pour l’arme, { $bare } pour les mains nues
error-many_moves = { $move } n’est pas jouable : une partie a au plus { NUMBER($most) } coups
error-nothing_to_take_back = il n’y a pas de coup à annuler
error-not_to_be_given_up = seule une partie en cours à un joueur s’abandonne

## decks and positions
error-empty_deck = un jeu a besoin d’au moins une carte
error-not_in_deck = { $card } n’est pas dans le jeu que demande { $rules }
error-too_often = { $card } est donné { $count } fois, et le jeu ne l’a { $times ->
    [1] qu’une fois
    [2] que deux fois
   *[other] que { $times } fois
 }
error-not_a_position = { $text } n’est pas une position : { $why }
error-stray = { $text } n’a rien à faire là
error-wrong_score = le score est { $score }, et non { $told }
error-room_first = la salle doit suivre les règles, comme room 1: 9s 2d Kc 4c
error-room_slots = une salle a { $slots ->
    [one] { $slots } place
   *[other] { $slots } places
 }, et non { $n }
error-heroes = { $players ->
    [1] il faut un héros, comme hero 20 ou hero 17 weapon 5d 9c last 9c
   *[2] il faut deux héros, comme hero 20 ou hero 17 weapon 5d 9c last 9c
 }
error-too_many_of_card = { $card } figure { $n } fois, et le jeu ne l’a que { $owned } fois
error-health_too_high = la vie { $health } dépasse le maximum de { $most }
error-health_too_low = la vie { $health } est sous le minimum de { $least }
error-fallen_or_not = un héros est à terre si et seulement si sa vie est à zéro ou moins
error-not_a_weapon = { FORM($card, "the") } n’est pas une arme
error-slain_is_monster = on n’abat que des monstres
error-slain_after = une arme qui a abattu { FORM($earlier, "the") } ne peut avoir abattu { FORM($later, "the") } ensuite
error-health_after_fall = aucun monstre ne peut mettre un héros à { $health }
error-score_after_fall = aucune défaite ne peut valoir { $score }
error-too_many_faced = { $n ->
    [one] { $n } carte affrontée est de trop pour cette salle
   *[other] { $n } cartes affrontées, c’est trop pour cette salle
 }
error-next_room = la salle est finie, la suivante doit donc déjà être donnée
error-room_too_short = la salle n’est pas pleine, alors qu’il reste des cartes dans le donjon
error-first_slots = les cartes d’une nouvelle salle doivent être aux premières places
error-drunk_not_faced = plus de potions bues que de cartes affrontées dans cette salle
error-drunk_not_discarded = plus de potions bues que de potions défaussées
error-impossible_room = { $n ->
    [one] { $n } carte affrontée, ce qui est impossible dans la salle { $room }
   *[other] { $n } cartes affrontées, ce qui est impossible dans la salle { $room }
 }
error-from_room_one = les salles se comptent à partir de 1
error-avoided_before = rien ne peut avoir été évité avant la salle 1
error-never_locked = ces règles n’interdisent jamais d’éviter
error-never_put_away = ces règles ne permettent pas d’écarter une carte
error-locked_and_put_away = aucune carte ne peut être écartée quand il est interdit d’éviter
error-no_chance = il manque l’état du hasard
error-needless_chance = l’état du hasard n’a rien à faire là
error-chance_zero = l’état du hasard n’est jamais fait que de zéros
error-no_known_cards = ces règles ne mettent jamais de cartes connues sous le donjon
error-no_second_player = il n’y a pas de second joueur
error-fallen_turn = ce ne peut être au tour d’un héros à terre
error-no_last_card = des cartes ont été affrontées, il doit donc y en avoir une dernière
error-not_faced = personne n’a affronté { FORM($card, "the") }
error-long_position = une position a au plus { NUMBER($most) } caractères

## records
error-long_record = { $text } est trop long : un relevé a au plus { NUMBER($most) } caractères
error-after_the_end = ligne { $number } : { $line } vient après la fin de la partie
error-two_results = le relevé commence par { $said } et finit par { $result }
error-not_a_header = ligne { $number } : { $line } n’est pas un en-tête : un relevé commence par { $known }, chacun au plus une fois, comme [Rules "classic"]
error-unreadable_header = ligne { $number } : { $value } est illisible
error-bad_first = { $value } ne peut pas commencer : écrivez [First "1"] ou [First "2"], sans position
error-bad_shuffle = { $value } n’est pas une façon de mélanger : une graine peut être { $known }
error-proof_needs = le relevé d’une donne honnête est keyed et a { $known }
error-not_a_room = ligne { $number } : { $line } n’est pas une salle : écrivez son numéro et les coups qu’on y a joués, comme 1. 5d 7sw 4h
error-not_a_json_line = { $line } n’est pas une ligne de JSON : { $why }
error-json_record = un relevé en JSON n’a que ces clés, chacune avec un texte : { $known }
error-record_rules = un relevé a besoin de ses règles, comme [Rules "classic"]
error-record_deal = un relevé a besoin de sa donne, comme [Seed "42"] ou [Deck "As Td 4h 7c"]
error-long_game = un relevé a au plus { NUMBER($most) } coups, et non { NUMBER($n) }
error-rules_unreadable = les règles du relevé sont illisibles : { $why }
error-untrue_move = le relevé cesse d’être vrai au coup { $number } ({ $move }) : { $why }
error-other_room = il est écrit dans la salle { $room }, et non { $now }
error-other_position = les règles du relevé ne sont pas celles de sa position
error-bad_start = le début du relevé ne peut être mis en place : { $why }
error-first_player = { $players ->
    [1] le joueur { $first } ne peut pas commencer : { $rules } est pour un joueur, compté à partir de 0
   *[2] le joueur { $first } ne peut pas commencer : { $rules } est pour deux joueurs, comptés à partir de 0
 }
error-no_legal_code = le code { $code } n’est pas un coup permis
error-cut_off = le relevé est coupé après le coup { $count } : sa dernière ligne devrait être le résultat, { $result }
error-untrue_end = le relevé cesse d’être vrai à la fin : après le coup { $count }, la partie est { $result }, et non { $said }

## the digital table
error-digital_players = le document 004 est pour un joueur, et { $rules } pour deux
error-already_dealt = la première salle est déjà donnée
error-no_skipping = la salle ne peut pas être passée maintenant
error-no_slot = il n’y a pas de carte à la place { $index } : les places sont { $known }
error-room_not_finished = la salle n’est pas finie : il y reste des cartes à jouer
error-game_over = la partie est finie
error-card_not_in_room = { FORM($card, "the") } n’est pas dans la salle
error-room_finished = la salle est finie : achevez-la d’abord
error-say_how = il y a deux façons de combattre { FORM($card, "the") } : dites si c’est avec l’arme
error-wrong_kind = { $kind ->
    [monster] { FORM($card, "the") } est { $wanted ->
        [weapon] un monstre, et non une arme
       *[potion] un monstre, et non une potion
     }
    [weapon] { FORM($card, "the") } est { $wanted ->
        [monster] une arme, et non un monstre
       *[potion] une arme, et non une potion
     }
   *[potion] { FORM($card, "the") } est { $wanted ->
        [monster] une potion, et non un monstre
       *[weapon] une potion, et non une arme
     }
 }
error-not_to_be_fought = { $weapon ->
    [yes] on ne peut pas combattre { FORM($card, "the") } avec l’arme maintenant
   *[no] on ne peut pas combattre { FORM($card, "the") } à mains nues maintenant
 }

## conformance files
error-long_conformance = un fichier de conformité a au plus { NUMBER($most) } caractères
error-not_json = ce n’est pas du JSON : { $why }
error-in_scenario = scénario { $name } : { $why }
error-object_with = { $what } est un objet avec { $known }
error-no_key = { $what } n’a pas la clé { $key }{ $near }
error-bad_value = { $what } : { $key } ne peut pas être { $value }
error-needs_key = { $what } a besoin de la clé { $key }
error-what-file = un fichier de conformité
error-what-scenario = un scénario
error-what-step = une étape
error-what-expectation = une attente
error-what-hero = un héros
error-what-outcome = une issue
error-step_kinds = une étape est l’une de { $known }
error-no_scenarios = un fichier de conformité a besoin d’au moins un scénario
error-scenario_twice = il y a deux scénarios du nom { $name }
error-scenario_position = la position a d’autres règles
error-scenario_start = il lui faut un jeu, une graine ou une position

## bots, budgets and programs
error-no_goal = { $name } n’est pas un but : c’est win ou score
error-no_end = { $name } n’a pas fini la partie en { NUMBER($most) } coups
error-net_of_another = { $name }{""}.net est le réseau pour { $rules }
error-no_bot = il n’y a pas de bot { $name }{ $near } ; les bots sont { $known }
error-sees_all = { $name } ne peut jouer d’après une vue : ce bot voit tout le jeu
error-no_budget = { $name } n’accepte pas de budget ; seul expert en accepte un
error-two_budgets = donnez à expert des simulations ou des millisecondes, pas les deux
error-bad_simulations = expert ne peut pas regarder { $n } fois plus loin pour une salle : donnez un nombre de 0 à { NUMBER($most) }
error-bad_milliseconds = expert ne peut pas réfléchir { $n ->
    [one] { $n } milliseconde
   *[other] { $n } millisecondes
 } : donnez un nombre de 0 à { NUMBER($most) }
error-not_for_score = { $name } ne peut pas jouer pour le score ; seuls net et expert le peuvent
error-rules_not_for_score = { $name } ne peut pas jouer { $rules } pour le score : deux troupes jouent pour sortir
error-programs_goal = un programme choisit son but : on ne peut pas dire à { $name } de jouer pour { $goal }
error-no_position = il n’y a pas de position où jouer
error-not_a_budget = { $text } n’est pas un budget : écrivez go simulations 100
error-bad_seconds = on ne peut pas donner à un programme { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
 } pour répondre : donnez un nombre jusqu’à { NUMBER($most) }
error-no_programs = les programmes ne peuvent pas jouer sur ce système : il n’a pas moyen d’arrêter tout ce qu’ils lancent
error-not_started = le programme { $name } n’a pas pu démarrer : { $why }
error-answered_no_move = le programme { $name } a répondu { $text }, qui n’est pas un coup
error-answered_illegal = le programme { $name } a répondu { $move }, qui n’est pas jouable
error-complained = le programme { $name } s’est plaint : { $words }
error-program_ended = le programme { $name } s’est arrêté
error-endless_answer = le programme { $name } a répondu sans fin
error-program_late = { $does ->
    [read] le programme { $name } n’a pas lu en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }
   *[answer] le programme { $name } n’a pas répondu en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }
 }
error-no_such_word = { $word } n’est ni isready, ni position, ni go, ni quit
error-not_a_command = { $command } n’est pas une commande : { $why }
error-no_program = { $text } ne nomme pas de programme : écrivez { $mark }{""}COMMANDE

## nets and the search
error-mind_needs = il faut un réseau, et des règles à un joueur
error-no_points = ce réseau pour { $rules } donne des chances de gagner mais pas de points : il ne peut pas jouer pour le score
error-other_table = cette table n’est pas pour { $rules }, les seules règles jouées ici
error-not_listed = il n’y avait pas d’option { $index } dans la liste
error-not_listed_here = il n’y avait pas d’option { $index } dans la liste de cette table
error-net_outputs = un réseau a 1 ou 2 sorties, et non { $n }
error-net_width = un réseau est large de 64 à { $most }, par pas de 64, et non de { $width }
error-late_rules = le réseau de fin de partie est d’autres règles
error-late_outputs = le réseau de fin de partie a un autre nombre de sorties
error-late_twice = ce réseau en a déjà un pour la fin de partie
error-net_numbers = ce réseau a { $wanted } nombres, et non { $n }
error-net_bytes = les nombres de ce réseau font { NUMBER($wanted) } octets, et non { NUMBER($n) }
error-net_part = { $name } est une partie d’un réseau, et non un réseau entier
error-net_strangers = les réseaux { $name } et { $other } ne vont pas ensemble
error-net_unreadable = le réseau { $name } est illisible : { $why }
error-net_first_line = le réseau { $name } est abîmé : sa première ligne est illisible
error-net_format = le réseau { $name } est d’un autre format, { $format }
error-net_digest = le réseau { $name } est abîmé : ses nombres ne sont pas ceux qui ont été écrits
error-net_damaged = le réseau { $name } est abîmé : { $why }
error-party_rules = cette table est d’autres règles que celles de cette troupe
error-party_luck = le hasard d’une troupe est fait de 32 octets, et non de { $n }
error-net_to_go_on = il faut un autre réseau des mêmes règles pour continuer
error-decisions_inputs = { $length ->
    [one] { $length } décision demande
   *[other] { $length } décisions demandent
 } { $length } × { $row } entrées et { $length } comptes de cartes
error-decisions_worths = { $length ->
    [one] { $length } décision demande
   *[other] { $length } décisions demandent
 } { $length } × 2 valeurs
error-nothing_to_learn = il n’y a rien à apprendre des parties avec { $rules } : dans { NUMBER($deals) } donnes de suite, il n’y avait plus rien à décider
error-solver_alone = le solveur joue seul, et { $rules } est pour { $players } joueurs
error-bad_limit = { $limit } n’est pas une limite : c’est de 1 à { NUMBER($most) } nœuds
error-solver_rules = le solveur est pour { $rules }, et cette partie suit d’autres règles
error-limit_reached = la limite est venue avant un coup gagnant
error-not_winnable = cette partie ne peut plus être gagnée d’ici
error-table_full = une table porte au plus { $most } cartes, et non { $n }
error-no_card_of_code = { $code } n’est le code d’aucune carte
error-no_such_start = aucune partie ne commence par le joueur { $first } et { $n ->
    [one] { $n } octet
   *[other] { $n } octets
 } de hasard
error-no_move_of_code = { $code } n’est le code d’aucun coup jouable maintenant
error-no_moves_of_codes = les codes { $codes } ne sont pas des coups de cette salle
error-bad_snapshot = l’instantané d’une table a { $size } octets, et non { $n }
error-no_such_table = { $facts } n’est d’aucune table de ces règles

## the coach
error-nothing_to_decide = la partie est finie ; il n’y a rien à décider
error-others_turn = c’est à l’autre joueur
error-coach_alone = le coach juge les parties à un joueur, et { $rules } est pour deux
error-not_a_puzzle = ce n’est pas un problème : { $why }
error-unfinished = cette partie est en cours, dans la salle { $room } ; une analyse dit les cartes cachées, et ne vient donc qu’après la fin
error-unfinished_facts = cette partie est en cours, dans la salle { $room } ; ses faits sont connus quand elle est finie
error-nothing_to_review = cette partie n’a pas de coups à analyser
error-many_rooms = le coach analyse des parties d’au plus { $most } salles ; celle-ci en a { NUMBER($rooms) }
error-needs_matplotlib = une image a besoin de Matplotlib : { $command } l’apporte
error-not_a_picture = { $path } n’est pas une image : son nom doit finir par .svg ou .png

## runs of many games
error-no_games = une série a au moins une partie, et non { NUMBER($games) }
error-other_version = cette série est de la version { $version }, et un ouvrier a la { $own }
error-other_survey = ces positions sont pour la version { $version }, et ceci est la { $own }
error-no_choices = avec { $rules }, { $deals } parties n’ont eu aucune salle où choisir
error-worker_killed = un ouvrier a été tué { $times } fois de suite
error-results_in_use = { $path } sert à une autre série
error-another_run = { $path } est d’une autre série : { FORM($differences, "", list: "semicolon") }
error-run_differs = { $name } { $theirs }, et non { $ours }
error-not_results = { $path } n’est pas le fichier d’une série
error-results_without_table = { $path } a été commencé sans --table, et n’a pas de parties à y écrire
error-results_damaged = { $path } est abîmé après l’octet { $byte }
error-batch_twice = { $path } a deux fois le lot { $number }
error-results_ahead = { $path } a déjà des parties jusqu’au numéro { NUMBER($n) } ; demandez-en autant
error-results_format = { $path } a le format { $version }, et cette version lit le { $known }
error-not_a_cluster = { $address } n’est pas l’adresse d’une grappe : écrivez tcp://HÔTE:8786
error-cluster_needs = une grappe demande { $name } : { $command } l’apporte
error-cluster_certificates = la grappe { $address } a besoin de certificats, dans la configuration de Dask
error-cluster_unreachable = la grappe { $address } est hors d’atteinte : { $why }
error-cluster_silent = la grappe { $address } ne répond plus
error-cluster_without_workers = la grappe { $address } n’a pas d’ouvriers
error-lost_batch = un lot a perdu son ouvrier trop souvent
error-worker_failed = un ouvrier de la grappe a échoué : { $why }
error-many_inputs = ces règles font { $n } entrées, et l’entraînement en accepte au plus { $most }
error-other_inputs = le réseau { $name } a d’autres entrées ou une autre largeur que celui-ci
error-checkpoint_damaged = { $path } est abîmé ou d’une autre version ; commencez dans un autre dossier
error-checkpoint_of_another = { $path } est d’une autre série : { $rules }, largeur { $width }

## tables of data
error-not_a_table = { $path } n’est pas une table : son nom doit finir par .parquet, .csv ou .jsonl
error-needs_pyarrow = une table .parquet a besoin de pyarrow : { $command } l’apporte
error-no_file = il n’y a pas de fichier { $path }
error-row_value = la ligne { $number } du fichier { $path } ne peut avoir { $given } pour { $name } : { $wanted ->
    [int] ce doit être un nombre entier
    [float] ce doit être un nombre
    [bool] ce doit être true ou false
   *[str] ce doit être du texte
 }
error-no_column = { $path } n’a pas de colonne { $name } ; il lui faut { $known }
error-no_column_in_line = { $path } n’a pas de colonne { $name }, à la ligne { $line } ; il lui faut { $known }
error-not_csv = { $path } n’est pas un fichier CSV : { $why }, à la ligne { $line }
error-line_not_json = la ligne { $number } du fichier { $path } n’est pas du JSON : { $why }
error-not_parquet = { $path } n’est pas un fichier Parquet, ou il est abîmé
error-graded_unreadable = la position { $position } est illisible : { $why }
error-graded_undecided = la position { $position } ne laisse rien à décider à un joueur
error-row_has_no = la ligne { $number } du fichier { $path } n’a rien sous { $name }
error-row_damaged = la ligne { $number } du fichier { $path } est abîmée : win va de 0 à 1, et lost part de 0
error-no_positions = { $path } n’a pas de positions
error-mixed_positions = les positions du fichier { $path } n’ont pas toutes été jugées pour un même but avec un même budget
error-impossible_budget = personne ne peut avoir jugé { $path } avec { $n ->
    [one] { NUMBER($n) } simulation
   *[other] { NUMBER($n) } simulations
 }
error-position_twice = { $path } a deux positions d’identifiant { $position }
error-no_best_plan = { $path } a besoin d’un meilleur plan pour la position { $position }
error-row_has_no_id = la ligne { $number } du fichier { $path } n’a pas d’identifiant
error-answers_nothing = la ligne { $number } du fichier { $path } répond à la position { $position }, qui n’existe pas
error-answers_twice = la ligne { $number } du fichier { $path } répond une seconde fois à la position { $position }
error-no_answers = { $path } ne répond pas à { NUMBER($n) } des { NUMBER($all) } positions : { $some }
error-bad_answer = { $answer } ne peut répondre à la position { $position } : { $why }
error-not_through = cela ne mène pas au bout de la salle
error-plans_there = { $why } ; les plans sont ici { $some }
error-after_the_room = { $move } vient après la fin de la salle

## environments
error-one_game = il faut au moins une partie, et non { $n }
error-many_actions = { NUMBER($n) } actions, c’est trop : il y a place pour { NUMBER($most) } au plus
error-another_thread = un autre fil se sert de cet environnement : donnez à chaque fil le sien
error-no_such_deck = aucune partie de ces règles ne commence par { $n ->
    [one] { $n } carte pareille
   *[other] { $n } cartes pareilles
 }
error-rows_for_games = les tableaux n’ont pas une ligne pour { $games ->
    [1] la partie
   *[other] chacune des { $games } parties
 }
error-actions_for_games = il faut une action pour { $games ->
    [1] la partie
   *[other] chacune des { $games } parties
 }
error-no_such_action = une action est un nombre de 0 à { $most }
error-no_arrays = il n’y a pas encore de tableaux où écrire
error-row_of_numbers = le joueur { $player } a besoin d’une ligne de { $n ->
    [one] { $n } nombre
   *[other] { $n } nombres
 }
error-duo_reward = reward ne peut pas être 'shaped' à deux joueurs : c’est win ou score
error-duo_actions = actions ne peut pas être 'plans' à deux joueurs, qui jouent chacun leur tour dans une salle : c’est cards
error-action_not_now = l’action { $action } ({ $name }) n’est pas possible maintenant
error-action_not_now_in = l’action { $action } ({ $name }) n’est pas possible maintenant dans la partie { $game }
error-seeds_for_games = { $n ->
    [one] { $n } graine ne va pas
   *[other] { $n } graines ne vont pas
 } avec { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }
error-not_from_one = { $name } ne peut pas être { $value } : c’est un nombre entier à partir de 1
error-many_plans = une salle de { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
 } a { NUMBER($n) } plans, plus que les { NUMBER($most) } qui peuvent être des actions ; prenez actions='cards'
error-env_players = { $players ->
    [1] { $rules } est pour un joueur : voyez { $where }
   *[2] { $rules } est pour deux joueurs : voyez { $where }
 }
error-no_first_move = { $rules } finit avant le premier coup : son jeu ne remplit aucune salle
error-options_kind = options ne peut pas être { $value } : c’est un dictionnaire
error-no_option = il n’y a pas d’option { $name }{ $near } ; les options sont deal et deck
error-deal_or_deck = une partie commence par deal ou par deck : donnez l’un d’eux
error-not_a_deal = { $deal } n’est pas une donne : donnez un nombre entier, ou un code comme classic/42
error-other_deal = la donne { $deal } ne va pas : ses règles diffèrent par { $settings }
error-deck_without_move = une partie avec ce jeu finit avant le premier coup
error-not_a_deck = { $deck } n’est pas une donne : donnez ses cartes, celle du dessus en tête, comme 'As Td 4h'
error-bad_penalty = penalty ne peut pas être { $value } : c’est un nombre à partir de 0

## matches online
error-game_not_over = la partie n’est pas finie
error-match_moved_on = la rencontre a continué entre-temps
error-no_action = il n’y a pas d’action { $action }
error-seat_taken = cette place est prise
error-not_to_begin = la partie ne peut pas commencer maintenant
error-side_missing = il faut ajouter à la donne un texte de 1 à { $most } lettres
error-not_handed_over = le donneur n’a pas encore passé cette salle
error-not_your_turn = ce n’est pas à vous de jouer
error-one_room = on ne joue plusieurs coups à la fois que dans une seule salle
error-too_long = la partie est trop longue
error-nothing_to_hand_over = il n’y a pas de salle à passer
error-long_description = une description a au plus { $most } lettres
error-dealer_gives_up = le donneur ne peut pas abandonner pour le joueur
error-no_stand_in = aucun bot ne peut reprendre une place ici
error-not_begun = la partie n’a pas commencé

## the command line
cli-interrupted = interrompu
cli-no_command = il n’y a pas de commande { $given }{ $near } ; les commandes sont { $known }
cli-one_of = donnez l’un de { FORM($options, "") }
cli-not_both = donnez { $first } ou { $second }, pas les deux
cli-deal_or = donnez --deal, ou { FORM($options, "") }
cli-goes_with = { $n ->
    [one] { FORM($options, "") } va avec { $other }
   *[other] { FORM($options, "") } vont avec { $other }
 }
cli-file_or_deal = donnez un fichier ou une donne, pas les deux
cli-link_or_deal = donnez --link, --join, ou une donne
cli-server_deals = un serveur donne de lui-même : mettez --rules, mais ni donne ni --rule
cli-two_files = { $first } et { $second } demandent des fichiers différents
cli-no_file = { $path } n’est pas un fichier ordinaire
cli-exists = { $path } existe déjà ; nommez un nouveau fichier, ou écrasez celui-ci avec --force
cli-records = { $path } a { $n ->
    [one] { $n } relevé
   *[other] { $n } relevés
 }, et { $wanted } n’en prend qu’un
cli-no_number = { $given } n’est pas un nombre
cli-no_move = le relevé n’a que { $n ->
    [one] { $n } coup
   *[other] { $n } coups
 } : il n’y a donc pas de coup { $move }
cli-training = l’entraînement demande { $name } : { $command } l’apporte

cli-for_rules = { $option } sert à comparer des règles
cli-for_bots = { $option } sert à comparer des bots
cli-neither = { $given } n’est ni un bot ni un jeu de règles{ $near } ; les bots sont { $bots }, les règles { $rules }
cli-unlike = { $bot } est un bot et { $rules } un jeu de règles : donnez deux choses de même sorte
cli-players_differ = { $first } et { $second } ne sont pas pour le même nombre de joueurs
cli-decks_differ = ces règles ont des jeux différents, une même graine donne donc d’autres cartes
cli-no_budget = { $given } n’est ni un but ni un nombre de simulations : écrivez au plus { $most }, comme expert:1000, net:score ou expert:1000:score
cli-deals_stopped = interrompu, après { $played ->
    [one] { $played } donne
   *[other] { $played } donnes
 } sur { $deals }

cli-is_over = cette partie est finie : { $result }
cli-no_order = le solveur a besoin de l’ordre des cartes cachées, que cette position ne donne pas ; pour ce que voit un joueur, prenez `scoundrel hint`
cli-other_rules = cette partie suit { $rules }, et non { $wanted }
cli-no_range = { $given } n’est pas un intervalle de graines : écrivez deux nombres, comme 1-1000
cli-backwards = { $given } va à rebours : écrivez { $right }
cli-too_many_seeds = { $given } a plus de { $most } graines

cli-stopped = { $why }, après { $played ->
    [one] { $played } partie
   *[other] { $played } parties
 } sur { $games }
cli-stopped_kept = { $why }, après { $played ->
    [one] { $played } partie
   *[other] { $played } parties
 } sur { $games } ; la même commande reprend depuis { $path }
cli-lost = { $why } ; sans --resume, les parties sont perdues
cli-kept = { $why } ; les parties sont enregistrées dans { $path } ; relancez la même commande pour écrire la table

check-line = ligne { $number } : { $why }
check-schema = un schéma ; il n’y a rien à vérifier
check-scenarios = { $n ->
    [one] scénario qui tient : { $good } sur { $n }
   *[other] scénarios qui tiennent : { $good } sur { $n }
 }
check-records = { $n ->
    [one] relevé vrai : { $good } sur { $n }
   *[other] relevés vrais : { $good } sur { $n }
 }
check-record = le relevé est vrai : { $result } après { $n ->
    [one] { $n } coup
   *[other] { $n } coups
 }
