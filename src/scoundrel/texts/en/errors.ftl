### What went wrong, as one sentence each. On its own it is given a capital and a full stop; within another it
### follows a colon. What was typed or read from a file is quoted: such { $values } are put in quotes already.
### What a command, a file or a program is told stays as it is: run, 7sw, start_health, [Rules "classic"].

## everywhere
# A sentence of another program, such as of the operating system; it may be in English.
error-told = { $words }
# In brackets after a word that is not known.
error-near = {" "}(did you mean { $word }?)
# Why a text in JSON can't be read; $what is of the program that reads it, in English.
error-json_syntax = { $what } at line { $line }, column { $column }
error-json_depth = it is nested too deeply
error-json_number = a number in it is too long
error-json_half = half of a character is missing

## cards, seeds and deals
error-no_joker = { $text } is not a card: only clubs and spades have a joker
error-not_a_card = { $text } is not a card: write a rank (2 to 10, J, Q, K, A, X for a joker) and a suit (c, s, d or h), as in As or 10d
error-not_a_range = { $text } is not a range of cards: write one suit upwards, as in 2c-Ac
error-no_card_code = there is no card with code { $code }
error-long_seed = { $seed } is too long: a seed has at most { NUMBER($most) } characters
error-half_seed = { $seed } can't be a seed: half of a character is missing
error-not_a_secret = { $secret } is not a secret: write hexadecimal digits
error-unfair_commitment = the deal was not fair: its secret does not fit the commitment { $commitment }
error-unfair_seed = the deal was not fair: its secret and { $client } give another seed
error-unfair_first = the deal was not fair: it is not player { $player } who begins
error-long_hashed = a text of { $n } bytes is too long: at most { $most } are hashed at once
error-long_stem = a seed of { $n } bytes is too long: at most { $most } fit

## files
error-not_regular = { $path } is not a regular file
error-unreadable = { $path } can't be read: { $why }
error-not_a_file_name = { $path } is not a file name
error-many_dots = { $path } can't be read: a key has at most { $most } dots
error-not_toml = { $path } is not a TOML file: { $why }
error-long_file = { $path } is longer than { NUMBER($most) } bytes
error-not_utf8 = { $path } is not a UTF-8 text file
error-long_line = { $line } is too long: a line has at most { NUMBER($most) } characters

## time
# Work that goes on for long, such as a review, was given up.
error-nobody_waits = this was stopped, as nobody waits for it any more
error-took_too_long = this took longer than { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }, so it was stopped

## rules
# $near is what error-near says, or nothing; $known are names that are the same in every language.
error-no_setting = there is no setting { $name }{ $near }; the settings are { $known }
error-no_rules = there is no rule set { $name }{ $near }; the rule sets are { $known }
error-carried = carried={ $carried } does not fit room_size={ $room_size }: at least one card of a room must be faced
error-health_above = start_health={ $start_health } is more than max_health={ $max_health }
error-not_a_choice = { $name } can't be { $value }: it is one of { $known }
error-not_yes_or_no = { $name } can't be { $value }: it is yes or no
error-not_a_number = { $name } can't be { $value }: it is a whole number from { $least } to { $most }
error-not_a_number_or_none = { $name } can't be { $value }: it is a whole number from { $least } to { $most }, or none
error-not_a_name = { $name } can't be { $value }: it is at most 40 letters, digits, dots and dashes
error-not_a_title = { $name } can't be { $value }: it is one line of at most 80 characters without a semicolon
error-in_deck = deck: { $why }
error-deck_is_a_list = deck can't be { $value }: it is a list of cards
error-deck_size = a deck has 1 to { $most } cards, not { $n }
error-long_rules = { $text } is too long: a rule set has at most { NUMBER($most) } characters
error-not_rules = { $text } is not a rule set: { $why }
error-no_rules_name = a rule set starts with a name, such as classic
error-not_a_setting = { $text } is not a setting: write FIELD=VALUE, as in start_health=30
error-setting_twice = the setting { $name } is given twice
error-not_a_base = base can't be { $value }: it is the name of a rule set
error-name_taken = name can't be { $value }: a rule set already has that name
error-in_rules_file = { $path }: { $why }

## moves
error-not_a_move = { $text } is not a move: write run, a card (5d), a fight with the weapon (7sw) or with bare hands (7sb), or a card to put away (-7s)
# $move is what was asked for; $card can't be fought.
error-no_monster = { $move } is not a move: { $kind ->
    [weapon] { $card } is a weapon, not a monster
   *[potion] { $card } is a potion, not a monster
 }
# $move is what was asked for, $why one of the reasons below, which stand alone too.
error-not_now = { $move } can't be played now: { $why }
error-no_way_to_choose = these rules leave no choice of how to fight; name only the card
error-no_weapon = there is no weapon in hand
# $rank is that of the last monster slain with the weapon: 10, queen.
error-weapon_limit = { $limit ->
    [at_most] { $weapon } strikes only monsters up to { $rank }
   *[below] { $weapon } strikes only monsters below { $rank }
 }
error-not_there = { $card } is not in the room ({ FORM($room, "", list: "signs") })
error-no_running = these rules have no running, but you may put a card away
error-no_putting_away = these rules don't allow putting a card away, but you may run

# $move and $armed, $bare are moves as they are typed: Ks, Ksw, Ksb.
error-two_ways = { $move } can be fought in two ways: write { $armed } for the weapon, { $bare } for bare hands
error-many_moves = { $move } can't be played: a game has at most { NUMBER($most) } moves
error-nothing_to_take_back = there is no move to take back
error-not_to_be_given_up = only an unfinished game of one player can be given up

## decks and positions
error-empty_deck = a deck needs at least one card
# $card is written as it was: 5d.
error-not_in_deck = { $card } is not in the deck of { $rules }
# $card is written as it was: 5d.
error-too_often = { $card } is given { $count } times, but the deck has it only { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
 }
# $text is the position that was given, $why one of the reasons below; numbers are as they are written in it.
error-not_a_position = { $text } is not a position: { $why }
error-stray = { $text } does not belong there
error-wrong_score = the score is { $score }, not { $told }
error-room_first = the room must follow the rule set, as in room 1: 9s 2d Kc 4c
error-room_slots = a room has { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
 }, not { $n }
error-heroes = { $players ->
    [1] it needs one hero, as in hero 20 or hero 17 weapon 5d 9c last 9c
   *[2] it needs two heroes, as in hero 20 or hero 17 weapon 5d 9c last 9c
 }
# $card is written as in the position: 5d. $rules is the name of a rule set.
error-too_many_of_card = { $card } appears { $n } times, but the deck has it { $owned ->
    [one] { $owned } time
   *[other] { $owned } times
 }
error-health_too_high = health { $health } is above the maximum of { $most }
error-health_too_low = health { $health } is below the minimum of { $least }
error-fallen_or_not = a hero has fallen if and only if health is zero or below
error-not_a_weapon = { $card } is not a weapon
error-slain_is_monster = only monsters can be slain
error-slain_after = a weapon that slew { $earlier } can't have slain { $later } after it
error-health_after_fall = no monster can bring a hero down to { $health }
error-score_after_fall = no loss can score { $score }
error-too_many_faced = { $n ->
    [one] { $n } faced card is too many for this room
   *[other] { $n } faced cards are too many for this room
 }
error-next_room = the room is finished, so the next one must have been dealt
error-room_too_short = the room is not full, though cards are left in the deck
error-first_slots = the cards of a new room must be in its first slots
error-drunk_not_faced = more potions were drunk than cards were faced in this room
error-drunk_not_discarded = more potions were drunk than were discarded
error-impossible_room = { $n ->
    [one] { $n } card was faced, which is impossible in room { $room }
   *[other] { $n } cards were faced, which is impossible in room { $room }
 }
error-from_room_one = rooms are counted from 1
error-avoided_before = nothing can have been avoided before room 1
error-never_locked = these rules never lock avoiding
error-never_put_away = these rules don't allow putting a card away
error-locked_and_put_away = no card can be put away while avoiding is locked
error-no_chance = the state of chance is missing
error-needless_chance = the state of chance does not belong here
error-chance_zero = the state of chance is never all zeros
error-no_known_cards = these rules never put known cards under the deck
error-no_second_player = there is no second player
error-fallen_turn = it can't be the turn of a hero who has fallen
error-no_last_card = cards were faced, so there must be a last one
error-not_faced = { $card } has not been faced
error-long_position = a position has at most { NUMBER($most) } characters

## records
error-long_record = { $text } is too long: a record has at most { NUMBER($most) } characters
error-after_the_end = line { $number }: { $line } comes after the end of the game
error-two_results = the record begins with { $said } and ends with { $result }
error-not_a_header = line { $number }: { $line } is not a header: a record begins with { $known }, each at most once, as in [Rules "classic"]
error-unreadable_header = line { $number }: { $value } can't be read
error-bad_first = { $value } can't go first: write [First "1"] or [First "2"], with no position
error-bad_shuffle = { $value } is not a way to shuffle: a seed may be { $known }
error-proof_needs = a record of a fair deal is keyed and has { $known }
error-not_a_room = line { $number }: { $line } is not a room: write its number and the moves made in it, as in 1. 5d 7sw 4h
error-not_a_json_line = { $line } is not a line of JSON: { $why }
error-json_record = a record in JSON has only these keys, each with a text: { $known }
error-record_rules = a record needs its rules, as in [Rules "classic"]
error-record_deal = a record needs its deal, as in [Seed "42"] or [Deck "As Td 4h 7c"]
error-long_game = a record has at most { NUMBER($most) } moves, not { NUMBER($n) }
error-rules_unreadable = the record's rules can't be read: { $why }
# $move is as in the record; $why is another error.
error-untrue_move = the record stops being true at move { $number } ({ $move }): { $why }
error-other_room = it is written in room { $room }, not { $now }
error-other_position = the record's rules differ from those of its position
error-bad_start = the record's start can't be set up: { $why }
error-first_player = { $players ->
    [1] player { $first } can't go first: { $rules } is for one player, counted from 0
   *[2] player { $first } can't go first: { $rules } is for two players, counted from 0
 }
error-no_legal_code = the code { $code } is no legal move
error-cut_off = the record is cut off after move { $count }: its last line should be the result, { $result }
error-untrue_end = the record stops being true at its end: after move { $count } the game is { $result }, not { $said }

## the digital table
error-digital_players = document 004 is for one player, and { $rules } is for two
error-already_dealt = the first room has already been dealt
error-no_skipping = the room can't be skipped now
error-no_slot = there is no card in slot { $index }: the slots are { $known }
error-room_not_finished = the room is not finished: some of its cards are still to be played
error-game_over = the game is over
error-card_not_in_room = { $card } is not in the room
error-room_finished = the room is finished: complete it first
error-say_how = { $card } can be fought in two ways: say whether to use the weapon
error-wrong_kind = { $kind ->
    [monster] { $card } is { $wanted ->
        [weapon] a monster, not a weapon
       *[potion] a monster, not a potion
     }
    [weapon] { $card } is { $wanted ->
        [monster] a weapon, not a monster
       *[potion] a weapon, not a potion
     }
   *[potion] { $card } is { $wanted ->
        [monster] a potion, not a monster
       *[weapon] a potion, not a weapon
     }
 }
error-not_to_be_fought = { $weapon ->
    [yes] { $card } can't be fought with the weapon now
   *[no] { $card } can't be fought bare-handed now
 }

## conformance files
error-long_conformance = a conformance file has at most { NUMBER($most) } characters
error-not_json = this is not JSON: { $why }
# $why is one of the errors below, or another.
error-in_scenario = scenario { $name }: { $why }
# $what is one of the six after these; $key is a word that is the same in every language.
error-object_with = { $what } is an object with { $known }
error-no_key = { $what } has no { $key }{ $near }
error-bad_value = { $what }: { $key } can't be { $value }
error-needs_key = { $what } needs { $key }
error-what-file = a conformance file
error-what-scenario = a scenario
error-what-step = a step
error-what-expectation = an expectation
error-what-hero = a hero
error-what-outcome = an outcome
error-step_kinds = a step is one of { $known }
error-no_scenarios = a conformance file needs at least one scenario
error-scenario_twice = there are two scenarios named { $name }
error-scenario_position = the position has other rules
error-scenario_start = it needs a deck, a seed or a position

## bots, budgets and programs
error-no_goal = { $name } is no goal: it is win or score
error-no_end = { $name } did not end the game in { NUMBER($most) } moves
error-net_of_another = { $name }.net is the net of { $rules }
error-no_bot = there is no bot called { $name }{ $near }; the bots are { $known }
error-sees_all = { $name } can't play from a view: it sees the whole deck
error-no_budget = { $name } takes no budget; only expert does
error-two_budgets = give expert simulations or milliseconds, not both
error-bad_simulations = expert can't look ahead { $n ->
    [one] once
   *[other] { NUMBER($n) } times
 } for a room: give a number from 0 to { NUMBER($most) }
error-bad_milliseconds = expert can't think for { $n ->
    [one] { $n } millisecond
   *[other] { $n } milliseconds
 }: give a number from 0 to { NUMBER($most) }
error-not_for_score = { $name } can't play for score; only net and expert can
error-rules_not_for_score = { $name } can't play { $rules } for score: two parties play to get out
error-programs_goal = a program chooses its own goal: { $name } can't be told to play for { $goal }
error-no_position = there is no position to move in
error-not_a_budget = { $text } is not a budget: write go simulations 100
error-bad_seconds = a program can't be given { $n ->
    [one] { $n } second
   *[other] { $n } seconds
 } for an answer: give a number up to { NUMBER($most) }
error-no_programs = programs can't play on this system: it has no way to end everything that they start
error-not_started = the program { $name } can't be started: { $why }
# Why a program has lost the game; $text is its own.
error-answered_no_move = the program { $name } answered { $text }, which is not a move
error-answered_illegal = the program { $name } answered { $move }, which can't be played
error-complained = the program { $name } complained: { $words }
error-program_ended = the program { $name } ended
error-endless_answer = the program { $name } answered without end
error-program_late = { $does ->
    [read] the program { $name } did not read in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
     }
   *[answer] the program { $name } did not answer in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
     }
 }
error-no_such_word = { $word } is none of isready, position, go, quit
error-not_a_command = { $command } is not a command: { $why }
error-no_program = { $text } names no program: write { $mark }COMMAND

## nets and the search
error-mind_needs = a mind needs a net, and rules for one player
error-no_points = this net of { $rules } tells chances to win but no points: it can't play for score
error-other_table = this table is not one of { $rules }, which this mind plays
error-not_listed = no option { $index } was listed
error-not_listed_here = no option { $index } was listed for this table
error-net_outputs = a net has 1 or 2 outputs, not { $n }
error-net_width = a net is 64 to { $most } wide, in steps of 64, not { $width }
error-late_rules = the net of the late game is of other rules
error-late_outputs = the net of the late game has another number of outputs
error-late_twice = this net has one for the late game already
error-net_numbers = this net has { $wanted } numbers, not { $n }
error-net_bytes = the numbers of this net are { NUMBER($wanted) } bytes, not { NUMBER($n) }
error-net_part = { $name } is a part of a net, not a whole one
error-net_strangers = the nets { $name } and { $other } don't belong together
error-net_unreadable = the net { $name } can't be read: { $why }
error-net_first_line = the net { $name } is damaged: its first line can't be read
error-net_format = the net { $name } is of another format, { $format }
error-net_digest = the net { $name } is damaged: its numbers are not those that were written
error-net_damaged = the net { $name } is damaged: { $why }
error-party_rules = this table is of other rules than this party plays by
error-party_luck = a party's luck is made of 32 bytes, not { $n }
error-net_to_go_on = another net of the same rules is needed to go on with
error-decisions_inputs = { $length ->
    [one] { $length } decision needs
   *[other] { $length } decisions need
 } { $length } × { $row } inputs and { $length } counts of cards
error-decisions_worths = { $length ->
    [one] { $length } decision needs
   *[other] { $length } decisions need
 } { $length } × 2 worths
error-nothing_to_learn = there is nothing to learn from games by { $rules }: in { NUMBER($deals) } deals one after the other nothing was left to decide
error-solver_alone = the solver plays alone, and { $rules } is for { $players } players
error-bad_limit = { $limit } is no limit: it is between 1 and { NUMBER($most) } nodes
error-solver_rules = the solver is for { $rules }, and this is a game by other rules
error-limit_reached = the limit came before a winning move was found
error-not_winnable = this game can't be won from here
error-table_full = a table holds at most { $most } cards, not { $n }
error-no_card_of_code = { $code } is the code of no card
error-no_such_start = no game begins with player { $first } and { $n ->
    [one] { $n } byte
   *[other] { $n } bytes
 } of chance
error-no_move_of_code = { $code } is the code of no move that can be made now
error-no_moves_of_codes = the codes { $codes } are no moves of this room
error-bad_snapshot = a snapshot of a table has { $size } bytes, not { $n }
error-no_such_table = { $facts } lies on no table of these rules

## the coach
error-nothing_to_decide = the game is over; there is nothing to decide
error-others_turn = it is the other player's turn
error-coach_alone = the coach judges games of one player, and { $rules } is for two
error-not_a_puzzle = this is not a puzzle: { $why }
error-unfinished = this game is unfinished, in room { $room }; a review tells the hidden cards, so it comes only after the end
error-unfinished_facts = this game is unfinished, in room { $room }; its facts are known when it is over
error-nothing_to_review = this game has no moves to review
error-many_rooms = the coach reviews games of at most { $most } rooms; this one has { NUMBER($rooms) }
error-needs_matplotlib = a picture needs Matplotlib: { $command } brings it
error-not_a_picture = { $path } is not a picture: its name must end in .svg or .png

## runs of many games
error-no_games = a run has at least one game, not { NUMBER($games) }
error-other_version = this is a run of version { $version }, and a worker has { $own }
error-other_survey = these positions are for version { $version }, and this is { $own }
error-no_choices = under { $rules }, { $deals } games had no room with a choice
error-worker_killed = a worker process was killed { $times ->
    [one] { $times } time
   *[other] { $times } times
 } in a row
error-results_in_use = { $path } is in use by another run
# $differences are of the next entry.
error-another_run = { $path } is of another run: { FORM($differences, "", list: "semicolon") }
error-run_differs = { $name } { $theirs }, not { $ours }
error-not_results = { $path } is not a file of a run
error-results_without_table = { $path } was begun without --table, and has no games to write into one
error-results_damaged = { $path } is damaged behind byte { $byte }
error-batch_twice = { $path } has batch { $number } twice
error-results_ahead = { $path } has games up to number { NUMBER($n) } already; ask for as many
error-results_format = { $path } has format { $version }, and this version reads { $known }
error-not_a_cluster = { $address } is not the address of a cluster: write tcp://HOST:8786
error-cluster_needs = a cluster needs { $name }: { $command } brings it
error-cluster_certificates = the cluster { $address } needs certificates, in the configuration of Dask
error-cluster_unreachable = the cluster { $address } can't be reached: { $why }
error-cluster_silent = the cluster { $address } does not answer any more
error-cluster_without_workers = the cluster { $address } has no workers
error-lost_batch = a batch lost its worker too often
error-worker_failed = a worker of the cluster failed: { $why }
error-many_inputs = these rules make { $n } inputs, and training takes at most { $most }
error-other_inputs = the net { $name } has other inputs or another width than this one
error-checkpoint_damaged = { $path } is damaged or of another version; begin in another folder
error-checkpoint_of_another = { $path } is of another run: { $rules }, { $width } wide

## tables of data
error-not_a_table = { $path } is not a table: its name must end in .parquet, .csv or .jsonl
error-needs_pyarrow = a .parquet table needs pyarrow: { $command } brings it
error-no_file = there is no file { $path }
error-row_value = row { $number } of { $path } can't have { $given } as its { $name }: { $wanted ->
    [int] it must be a whole number
    [float] it must be a number
    [bool] it must be true or false
   *[str] it must be text
 }
error-no_column = { $path } has no column { $name }; it needs { $known }
error-no_column_in_line = { $path } has no column { $name }, in line { $line }; it needs { $known }
error-not_csv = { $path } is not a CSV file: { $why }, in line { $line }
error-line_not_json = line { $number } of { $path } is not JSON: { $why }
error-not_parquet = { $path } is not a Parquet file, or it is damaged
error-graded_unreadable = position { $position } can't be read: { $why }
error-graded_undecided = position { $position } leaves one player nothing to decide
error-row_has_no = row { $number } of { $path } has no { $name }
error-row_damaged = row { $number } of { $path } is damaged: a win is from 0 to 1, and lost from 0
error-no_positions = { $path } has no positions
error-mixed_positions = the positions of { $path } were not all judged for one goal with one budget
error-impossible_budget = nobody can have judged { $path } with { $n ->
    [one] { NUMBER($n) } simulation
   *[other] { NUMBER($n) } simulations
 }
error-position_twice = { $path } has two positions with the id { $position }
error-no_best_plan = { $path } needs one best plan for position { $position }
error-row_has_no_id = row { $number } of { $path } has no id
error-answers_nothing = row { $number } of { $path } answers position { $position }, which does not exist
error-answers_twice = row { $number } of { $path } answers position { $position } a second time
# $some are the first few, and … after them if there are more.
error-no_answers = { $path } has no answer to { NUMBER($n) } of { NUMBER($all) } positions: { $some }
error-bad_answer = position { $position } can't be answered by { $answer }: { $why }
error-not_through = it does not lead through the room
error-plans_there = { $why }; the plans there are { $some }
error-after_the_room = { $move } comes after the end of the room

## environments
error-one_game = there must be at least one game, not { $n }
error-many_actions = { NUMBER($n) } actions are too many: at most { NUMBER($most) } fit
error-another_thread = another thread is using this environment: give each thread its own
error-no_such_deck = no game of these rules begins with { $n ->
    [one] { $n } such card
   *[other] { $n } such cards
 }
error-rows_for_games = the arrays don't have a row for { $games ->
    [one] the game
   *[other] each of { $games } games
 }
error-actions_for_games = there must be an action for { $games ->
    [one] the game
   *[other] each of { $games } games
 }
error-no_such_action = an action is a number from 0 to { $most }
error-no_arrays = there are no arrays to write to yet
error-row_of_numbers = player { $player } needs a row of { $n ->
    [one] { $n } number
   *[other] { $n } numbers
 }
error-duo_reward = reward can't be 'shaped' with two players: it is win or score
error-duo_actions = actions can't be 'plans' with two players, who take turns in a room: it is cards
error-action_not_now = action { $action } ({ $name }) can't be taken now
error-action_not_now_in = action { $action } ({ $name }) can't be taken now in game { $game }
error-seeds_for_games = { $n ->
    [one] { $n } seed doesn't
   *[other] { $n } seeds don't
 } fit { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
error-not_from_one = { $name } can't be { $value }: it is a whole number from 1
error-many_plans = a room of { $size ->
    [one] { $size } card
   *[other] { $size } cards
 } has { NUMBER($n) } plans, more than the { NUMBER($most) } that can be actions; choose actions='cards'
error-env_players = { $rules } is for { $players ->
    [1] one player: see { $where }
   *[2] two players: see { $where }
 }
error-no_first_move = { $rules } ends before the first move: its deck fills no room
error-options_kind = options can't be { $value }: it is a dictionary
error-no_option = there is no option { $name }{ $near }; the options are deal and deck
error-deal_or_deck = a game begins with a deal or with a deck: give one of them
error-not_a_deal = { $deal } is not a deal: give a whole number, or a code such as classic/42
error-other_deal = the deal { $deal } does not fit: its rules differ in { $settings }
error-deck_without_move = a game with this deck ends before the first move
error-not_a_deck = { $deck } is not a deck: give its cards, top card first, as in 'As Td 4h'
error-bad_penalty = penalty can't be { $value }: it is a number from 0

## matches online
error-game_not_over = the game is not over
error-match_moved_on = the match has moved on
error-no_action = there is no action { $action }
error-seat_taken = that seat is taken
error-not_to_begin = the game can't begin now
error-side_missing = a text of 1 to { $most } letters has to be added to the deal
error-not_handed_over = the Dealer has not handed this room over yet
error-not_your_turn = it is not your turn
error-one_room = only moves of one room can be made at once
error-too_long = the game is too long
error-nothing_to_hand_over = there is no room to hand over
error-long_description = a description has at most { $most } letters
error-dealer_gives_up = the Dealer can't give up for the player
error-no_stand_in = no bot can take over a seat here
error-not_begun = the game has not begun

## the command line
# Options (--seed) and names of commands, rules and bots are English everywhere.
cli-interrupted = interrupted
cli-no_command = there is no command { $given }{ $near }; the commands are { $known }
cli-one_of = give one of { FORM($options, "") }
cli-not_both = give { $first } or { $second }, not both
cli-deal_or = give --deal, or { FORM($options, "") }
cli-goes_with = { $n ->
    [one] { FORM($options, "") } goes with { $other }
   *[other] { FORM($options, "") } go with { $other }
 }
cli-file_or_deal = give a file or a deal, not both
cli-link_or_deal = give --link, --join, or a deal
cli-server_deals = a server deals by itself: give --rules, but no deal and no --rule
cli-two_files = { $first } and { $second } need different files
cli-no_file = { $path } is not a regular file
cli-exists = { $path } already exists; name a new file, or overwrite it with --force
# wanted is the command that takes exactly one record.
cli-records = { $n ->
    [one] { $path } has { $n } record, but { $wanted } takes one
   *[other] { $path } has { $n } records, but { $wanted } takes one
 }
cli-no_number = { $given } is not a number
cli-no_move = { $n ->
    [one] the record has only { $n } move, so there is no move { $move }
   *[other] the record has only { $n } moves, so there is no move { $move }
 }
cli-training = training needs { $name }: { $command } brings it

# Comparing two bots, or two sets of rules.
cli-for_rules = { $option } is for comparing rules
cli-for_bots = { $option } is for comparing bots
cli-neither = { $given } is neither a bot nor a rule set{ $near }; the bots are { $bots }, the rule sets { $rules }
cli-unlike = { $bot } is a bot and { $rules } a rule set: give two of the same kind
cli-players_differ = { $first } and { $second } are for different numbers of players
cli-decks_differ = these rules have different decks, so the same seed deals different cards
cli-no_budget = { $given } is neither a goal nor a number of simulations: write at most { $most }, as in expert:1000, net:score or expert:1000:score
cli-deals_stopped = { $n ->
    [one] interrupted, after { $played } of { $deals } deal
   *[other] interrupted, after { $played } of { $deals } deals
 }

# Finding out whether a deal can be won.
cli-is_over = this game is over: { $result }
cli-no_order = the solver needs the order of the unseen cards, which this position does not give; for a player's view, use `scoundrel hint`
cli-other_rules = this is a game of { $rules }, not { $wanted }
cli-no_range = { $given } is not a range of seeds: write two numbers, as in 1-1000
cli-backwards = { $given } runs backwards: write { $right }
cli-too_many_seeds = { $given } has more than { $most } seeds

# A run of many games that stopped: why, and how many of them (n) were played.
cli-stopped = { $n ->
    [one] { $why }, after { $played } of { $games } game
   *[other] { $why }, after { $played } of { $games } games
 }
cli-stopped_kept = { $n ->
    [one] { $why }, after { $played } of { $games } game; the same command continues from { $path }
   *[other] { $why }, after { $played } of { $games } games; the same command continues from { $path }
 }
cli-lost = { $why }; without --resume the games are lost
cli-kept = { $why }; the games are saved in { $path }; run the same command again to write the table

# What the command check says of a file; its name stands before it.
check-line = line { $number }: { $why }
check-schema = a schema; there is nothing to check
check-scenarios = { $n ->
    [one] { $good } of { $n } scenario holds
   *[other] { $good } of { $n } scenarios hold
 }
check-records = { $n ->
    [one] { $good } of { $n } record is true
   *[other] { $good } of { $n } records are true
 }
check-record = { $n ->
    [one] the record is true: { $result } after { $n } move
   *[other] the record is true: { $result } after { $n } moves
 }
