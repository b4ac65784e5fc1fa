## door
# What a page says beyond what the terminal says.
door-fault = Something went wrong here. Nothing that you were shown is lost.
door-thinking = { $who } is thinking …
door-thinking_coach = The coach is thinking …
door-own_rules = Your own rules
door-ask_way = How do you fight { FORM($card, "the") }?
door-which_away = Which card do you want to put away?
door-not_your_turn = it is not your turn
door-try_room = Try again from room { $room }
door-puzzle = { $name }, { $rules }
door-solved = solved
door-at_start = this is the start of the game
door-at_end = this is the end of the game
door-export_all_help = All games, settings and achievements in one file, to carry to another device.
door-import_file = The file from the other device
door-import_all_help = Adds all that another device had, from such a file. Nothing here is lost.
door-restored = { $n ->
    [one] { $n } new game added, with settings and achievements.
   *[other] { $n } new games added, with settings and achievements.
 }
door-not_restored = game { $number } of the file was left out: { $why }
door-unreadable = { $n ->
    [one] { $n } game is not in the file: it can't be read.
   *[other] { $n } games are not in the file: they can't be read.
 }
door-left_behind = { $n ->
    [one] { $n } unfinished game is not in the file: its cards are still secret.
   *[other] { $n } unfinished games are not in the file: their cards are still secret.
 }

door-label-accept = Sit down
door-label-account = Your account
door-label-around = Around me
door-label-boards = Boards
door-label-find = Find a player
door-label-friend = With a friend
door-label-narrate = Let the narrator say it
door-label-next_page = Next page
door-label-ranked = Ranked
door-label-record = Record of the game
door-label-rematch = Rematch
door-label-report = Report this name
door-label-resign = Give up
door-label-top = Top
door-label-watch_link = A link to watch
door-label-compare = Side by side
door-label-achievements = Achievements
door-label-again = Same deal again
door-label-answer = Answer
door-label-back = Back
door-label-begin = Begin
door-label-bestiary = Bestiary
door-label-calendar = Calendar
door-label-daily = Daily dungeon
door-label-delete = Delete
door-label-earlier = Earlier
door-label-end = How it ended
door-label-export = Export
door-label-export_all = Export everything
door-label-first = Start
door-label-forget = Delete
door-label-give_up = Give up
door-label-habits = Habits
door-label-hand_over = Hand over to the player
door-label-hint = Hint
door-label-import = Import records
door-label-import_all = Import everything
door-label-keep = Save this game
door-label-keep_rules = Save these rules
door-label-last = End
door-label-learn = Learn it in five minutes
door-label-later = Later
door-label-lessons = All lessons
door-label-look = Show me the room
door-label-mistakes = Your mistakes
door-label-mix = Change the rules
door-label-next = Next
door-label-next_game = New game
door-label-next_puzzle = Next puzzle
door-label-next_dungeon = Next dungeon
door-label-onward = Your first dungeon
door-label-play_on = Play on from here
door-label-previous = Previous
door-label-put_away = Put one away
door-label-puzzles = All puzzles
door-label-rules = Rules
door-label-run = Run
door-label-seed = Choose a deal
door-label-share = Share
door-label-skip_lesson = On to the first dungeon
door-label-solution = Solution
door-label-start = Start
door-label-start_over = Start over
door-label-title = Title
door-label-todays_puzzle = Today's puzzle
door-label-try = Try from here
door-label-undo = Undo
door-label-watch = Watch it
door-label-winnable = A deal that can be won

# Why not, in the few words that fit below a thumb.
door-brief-daily = not in a daily
door-brief-first_move = no move yet
door-brief-tried = begins here
door-brief-never = not by these rules
door-brief-game_over = the game is over
door-brief-room_begun = room begun
door-brief-one_a_room = one a room
door-brief-in_a_row = not twice in a row
door-brief-room_not_full = room not full
door-brief-deck_empty = dungeon empty

## host
# The public server. Its sentences are read by players of any client, and by whoever runs it.
host-link = Open this link in a browser: { $link }
host-link_api = It answers at { $link }api/v1/. There is no page: make site builds it, and --site names it.
host-missing = the server needs { $name }: { $command } brings it
host-no_database = { $url } is not a database that the server can use: write postgresql://user@host/name
host-one_process = several processes need --database postgresql://…: SQLite takes one
host-one_worker = another process serves { $place } already: SQLite takes one; for more, use --database postgresql://…
host-unusable = the database at { $place } can't be used: { $why }
host-unavailable = The server can't save anything now. Nothing has changed; try again in a moment.
host-bad_name = { $name } can't be a name: a name has { $least } to { $most } letters and digits, perhaps with spaces, hyphens or apostrophes between them
host-mixed_name = { $name } can't be a name: it mixes letters of several scripts
host-name_taken = That name is taken, or looks like one that is.
host-no_game = There is no such game, or you may not see it.
host-no_rules = { $rules } is not played here; there are { $known }.
host-no_seat = There is no such seat at this table.
host-alone = A game for one player can only be shared with a Dealer.
host-too_many_games = You have { $most } open games. Finish one first.
host-try_again = Somebody was faster. Try again.
host-no_invite = This invitation leads nowhere: it was mistyped, or its game is gone.
host-seat_taken = Somebody else has taken this seat.
host-not_yours = You don't sit at this table.
host-not_over = This game is not over yet.
host-day_not_over = Others may still be in this day's dungeon. It is opened once nobody can be in it any more.
host-no_recovery = Nobody has this recovery code.
host-stays_assisted = Who has played with help stays among the assisted. You may object, or begin anew.
host-nothing_to_object = You are not among the assisted.
host-no_player = There is no such player, or they have no name.
host-no_board = There is no such board.
host-no_route = There is nothing here.
host-no_method = { $method } can't be used here.
host-elsewhere = This comes from a page of another site.
host-no_player_yet = You are no player here yet: become one first, or send your token.
host-too_many = { $n ->
    [one] That is too much at once. Try again in a second.
   *[other] That is too much at once. Try again in { $n } seconds.
 }
host-illegal = That can't be done now.
host-too_large = That is too large: at most { $most } bytes.
host-no_length = Say in advance how long it is.
host-not_json = Send it as application/json.
host-bad_json = That is not JSON.
host-no_socket = News come over a WebSocket only.
host-bad_query = The query can't be read.
host-bad_request = That is not understood: { $why }
host-no_page = There is no page here.
host-copies = In your last { $games } ranked games, { $agreed } of { $hard } close choices were those of the bot expert; without help, people choose as it does in at most three of four.
host-foresees = In your last { $games } ranked games, what came next was better than could be expected, by { $luck } wins in all; for those who don't know the deck that stays near 0.
host-no_objections = Nobody objects to being among the assisted.
host-objection = { $player }, { $name }. Moved because: { $why } They say: { $words }
host-nameless = without a name
host-by_choice = they said that they play with help.
host-granted = { $player } is among the unaided again, and what was found in their games so far counts no more.
host-nothing_to_grant = { $player } is no player of this server who is among the assisted
host-no_examiner = the process that looks at finished games has ended

# What a choice on a card is called.
door-way-away = put away
door-way-bare = bare hands
door-way-breaks = break the weapon
door-way-equips = take it up
door-way-heals = drink
door-way-wasted = drink
door-way-weapon = weapon

# A move that a lesson asks for.
door-spell-run = to run
door-spell-card = { FORM($card, "the") }
door-spell-away = to put { FORM($card, "the") } away
door-spell-w = { FORM($card, "the") }, and fight it with { FORM($weapon, "the") }
door-spell-b = { FORM($card, "the") }, and fight it with bare hands

door-dealer-look_away = Player, look away. Dealer, go on when you are alone with the room.
door-dealer-words = What the hero sees

door-axis-room = room
door-axis-health = health

door-keys-table =
    .w1 = d: the cards out of play
    .w2 = /: type a move, such as 5d, 7sw, run, or king of spades with bare hands
    .w3 = m: everything else
    .w4 = Esc: back; the game is saved at every move
door-keys-replay =
    .w1 = space: play and pause; +, -: faster, slower
    .w2 = right, n: the next move
    .w3 = left, p, backspace: the move before
    .w4 = home, end: to the start, to the end
    .w5 = d: the cards out of play
    .w6 = m: everything else
    .w7 = t: play on from this move, as a game that does not count
    .w8 = Esc: back

door-setting-effects = Effects
door-setting-effects_help = Motion, sound and vibration, all at once. Each can be set alone too.
door-setting-effects_on = on
door-setting-effects_off = all off
door-setting-sound = Sound
door-setting-sound_help = Quiet sounds of cards, blades and doors.
door-setting-sound_on = on
door-setting-sound_off = off
door-setting-vibration = Vibration
door-setting-vibration_help = A short vibration when you are hurt, where the device has one.
door-setting-vibration_on = on
door-setting-vibration_off = off

# A message that can't be obeyed.
door-bad-message = that is not a message
door-bad-half = a message can't hold half of a character, nor what is no number
door-bad-unknown = there is no message { $do }
door-bad-missing = the message { $do } needs { $name }
door-bad-field = { $name } can't be { $value }
door-bad-none_of = { $name } can't be { $value }: it is one of { $known }
door-bad-link = the link { $link } is damaged or was cut short
door-bad-long_link = the game of this link has { $moves } moves, and a link may have at most { $most }
door-bad-game = something of it is missing
door-bad-backup = this is not an export of everything, or it is damaged; nothing was changed
door-bad-no_dealer = no Dealer is awaited now
door-bad-begun = there is nothing to begin here
door-bad-no_game = no game is on the table
door-bad-no_puzzle = no puzzle is on the table
door-bad-no_replay = no game is being watched
door-bad-no_question = nobody asks anything here
door-bad-not_for_two = { $rules } is not a game for two
door-bad-unfinished = game { $number } is unfinished; it can be watched when it is over

## page
# What a page in the browser says itself; it fills in the {names}.
page-name = Scoundrel
page-skip = Skip to the room
page-sound = Sound
page-whole_text = All of it
page-unsaved = Not saved yet
page-moves = What you can do
page-more = More
page-more_help = log, cards, keys
page-close = Close
page-cancel = Cancel
page-do_it = Do it anyway
page-send = Send
page-share = Share
page-copy = Copy
page-copied = Copied.
page-copy_replay = Copy a link to watch this game
page-send_picture = Send the picture
page-save_picture = Save the picture
page-other_shape = Other shape
page-no_picture = This browser can't draw the picture.
page-called = Your name in the link, if you like
page-squares = How the rooms are drawn
page-saved_as = Saved as { $name }.
page-copy_it = Select the text and copy it: this browser does not let the page do so.
page-room = The room.
page-dungeon = The dungeon
page-below = below
page-you = You
page-of = of { $most }
page-hearts = { $hearts } of { $most } hearts
page-your_turn = Your turn
page-choosing = choosing …
page-reconnecting = No connection. Your table stays as it is, and the page keeps trying.
page-send_link = Send the link
page-copy_link = Copy the link
page-piles = Out of play
page-play = Play
page-pause = Pause
page-slower = Slower
page-faster = Faster
page-every = { $seconds } s
page-details = Details
page-defeated = defeated
page-spent = spent
page-log = What happened
page-keys = Keys
page-coach = The coach
page-differs = What differs
page-coach_waits = Ask for a hint, and the coach nudges you. Ask again for more.
page-which_away = Which card do you want to put away?
page-type_a_move = Type a move
page-score = score
page-next = Next
page-earned = Earned
page-earned_of = { $n } of { $most }
page-where_it_turned = Where it turned
page-what_else = What else
page-percent = { $n } %
page-turning_point = turning point
page-rooms = rooms { $first } to { $last }
page-curve = The chance to win: { $from } at first, { $most } at most, { $to } in the end.
page-loading = One moment: the game is still on its way.
page-broken = Something went wrong here. What was played is saved; reload the page to go on.

## site
# The pages to read beside the game in a browser.
site-name = Scoundrel
site-description = A solo dungeon crawl with a deck of cards: every rule set, a coach, puzzles and a daily dungeon.
site-skip = Skip to content
site-back = Back to the game
site-play = Play
site-contents = Read about the game
site-contents_description = The rules of Scoundrel in all their versions, how to win, scoring, and who made the game.
site-rules = Rules
site-rules_title = { $title }: the rules
site-apart = What differs from the standard game
site-guides = Guides
site-guide_description = { $title }: a guide to the card game Scoundrel, with figures from millions of games.
site-makers = Who made the game
site-makers_description = Scoundrel is by Zach Gage and Kurt Bieg (2011); these are the authors of each version.
site-ours = This page and the program behind it are free software under the MIT licence, and not affiliated with the authors.
site-picture = Four cards on a dark table: a king, a potion, a spear and a bear.
site-page_title = { $title } – Scoundrel
site-no_script = The game needs JavaScript; what there is to read does not.

# While the game is on its way, on the first visit.
page-arrival-rule_1 = Black cards are monsters. They cost health.
page-arrival-rule_2 = Diamonds are weapons. They take the blow.
page-arrival-rule_3 = Hearts are potions. They give health back.
page-arrival-rule_4 = Face three of four. The fourth one waits.
page-arrival-amount = { $arrived } of { $whole } MB
page-arrival-here = opening the door
page-arrival-pressed = opens by itself · { $words }
page-arrival-stalled = no connection; it goes on by itself

# What the page says when it can't ask the game.
page-host-died = The game stopped and was started again. Everything you saw is saved; your last tap may be lost.
page-host-failed = The game could not be started. Check the connection, and try again.
page-host-lost = The game can't be reached. Is scoundrel serve still running?
page-host-old = This browser is too old for the game: it lacks { $what }.
page-host-modules = JavaScript modules
page-host-vectors = WebAssembly SIMD
page-host-workers = workers made of modules
