## app
app-how_to_quit = Ctrl+Q quits; the game is saved.
app-unsaved = Not saved: { $why }. You can play on; saving is tried again and again.
app-unsaved_mark = not saved
app-saved_again = Everything is saved again.
app-lost = Not everything could be saved: { $why }.
app-quit = Quit
app-quit_help = Leave; the game is saved

## screen
screen-chosen = <
screen-type_a_move = a move: 5d, 7sw, run
screen-with_deal = { $name } · deal { $deal }
screen-where = { $n ->
    [one] { $room } · { $n } card below
   *[other] { $room } · { $n } cards below
 }
screen-where_short = { $room } · { $n } below
screen-player = Player { $number }
screen-bot = { $name } ({ $bot })
screen-turn_mark = ▶
screen-fallen = Fallen with { $health } health
screen-health = Health { $health } of { $most }
screen-foreseen = { $now } → { $health }
screen-no_weapon = No weapon
screen-bare_hands = bare hands only
screen-new_weapon = Weapon { $weapon }
screen-weapon = Weapon { $weapon } ▸ { $slain }
screen-strikes = { $limit ->
    [new] new: strikes anything
    [below] strikes below { $rank }
   *[at_most] strikes up to { $rank }
 }
screen-unseen = { $n ->
    [one] { $n } card unseen
   *[other] { $n } cards unseen
 }
# The dragons come before the four suits, which are listed below.
screen-unseen_dragons = { $dragons ->
    [one] { $n } unseen: { $dragons } dragon
   *[other] { $n } unseen: { $dragons } dragons
 }
screen-known = at the bottom: { $cards }
screen-discard = { $n ->
    [one] d Discard: { $n } card
   *[other] d Discard: { $n } cards
 }
screen-defeated = { $n } defeated
screen-spent = { $n } spent
screen-room = room { $room }
screen-room_of = room { $room } of { $rooms }
screen-fatal = FATAL
screen-which_away = Which card do you want to put away? Esc for none.
screen-no_card = There is no card in slot { $slot }.

screen-may-run = r Run: { $why }
screen-may-away = p Put one away: { $why }
screen-may-undo = u Undo: the last move
screen-may-hint = h Hint: { $why }

screen-may_not-run = Run: { $why }
screen-may_not-put_away = Put away: { $why }
screen-may_not-away = Away: { $why }
screen-may_not-undo = Undo: { $why }
screen-may_not-hint = Hint: { $why }

## dialog
dialog-close = Esc closes this.

## keys
keys-title = Keys
keys-table =
    .w1 = number keys: take that card
    .w2 = arrows: choose a card; Enter takes it
    .w3 = w, b: fight with the weapon, with bare hands
    .w4 = Enter: the marked way, the weapon unless it is new and bare hands cost 3 or less
keys-run = r: run from the room
keys-put_away = p: put one card away
keys-resign = g: give the game up
keys-stand_in = s: propose that a bot takes a seat, or agree to that
keys-looking_on =
    .w1 = You look on: only those who sit at the table play.
    .w2 = d: the discard pile
    .w3 = Ctrl+P: everything else
    .w4 = Esc: back
    .w5 = Ctrl+Q: quit
keys-dealing =
    .w1 = You are the Dealer: each new room is yours to see first, and to describe.
    .w2 = d: the discard pile
    .w3 = Ctrl+P: everything else
    .w4 = Esc: back; the game waits for you on the server
    .w5 = Ctrl+Q: quit
keys-undo = u: take the last move back
keys-hint = h: a hint; h again for more of it
keys-thoughts = h: what the bot thought of its last move
keys-next_puzzle = n: the next puzzle
keys-marks = { $blade } on a card: your weapon can strike it; { $danger }: little health left
keys-more =
    .w1 = d: the discard pile
    .w2 = /: type a move, such as 5d, 7sw, run, or king of spades with bare hands
    .w3 = Ctrl+P: everything else
    .w4 = Esc: back; the game is saved at every move
    .w5 = Ctrl+Q: quit
keys-question =
    .w1 = number keys: the card you would leave
    .w2 = r: you would run; a: you would face them all
    .w3 = Enter: answer
    .w4 = t: play on from here, once you have answered
    .w5 = l: learn the game in five minutes
    .w6 = d: the cards out of play
    .w7 = Esc: back
keys-replay =
    .w1 = Space: play and pause; +, -: faster, slower
    .w2 = right arrow, n: the next move
    .w3 = left arrow, p, Backspace: the move before
    .w4 = Home, End: to the start, to the end
    .w5 = c: the curve of the chance to win
    .w6 = s: ask others what they would do here
    .w7 = t: play on from this move, as a game that does not count
    .w8 = d: the discard pile
    .w9 = Ctrl+P: everything else
    .w10 = Esc: back
    .w11 = Ctrl+Q: quit

## bindings
# What a key does, in the line at the bottom.
bindings-account = account
bindings-boards = boards
bindings-board_around = around me
bindings-board_find = find
bindings-board_group = group
bindings-board_next = more
bindings-board_period = period
bindings-board_report = report a name
bindings-board_rules = rules
bindings-board_top = top
bindings-copy = copy the link
bindings-join = join by a link
bindings-back = back
# Opens a list of everything that can be done.
bindings-palette = palette
bindings-bare_hands = bare hands
bindings-answer = answer
bindings-begin = begin
bindings-change_settings = change settings
bindings-close = close
bindings-curve = curve
bindings-discard = discard
bindings-dungeon = dungeon
bindings-end = last move
bindings-export = export
bindings-ask_others = ask others
bindings-face_all = face all
bindings-learn = learn
bindings-play = play
bindings-thoughts = thoughts
bindings-watch_bot = watch a bot
bindings-forget_mixture = forget
bindings-hand_over = hand over
bindings-hint = hint
bindings-import = import
bindings-keep = keep
bindings-keys = keys
bindings-month_after = later
bindings-month_before = earlier
bindings-more = more
bindings-name_it = name it
bindings-names = names
bindings-page_down = page down
bindings-start_over = start over
bindings-next = next
bindings-light = daylight
bindings-next_deal = next
bindings-next_puzzle = next puzzle
bindings-next_tab = next tab
bindings-next_value = next value
bindings-player_1 = player 1
bindings-player_2 = player 2
bindings-put_away = put away
bindings-puzzle = puzzle
bindings-quit = quit
bindings-delete = delete
bindings-give_up = give up
bindings-stand_in = a bot
bindings-have_back = undo
bindings-read_on = more
bindings-run = run
bindings-same_deal = again
bindings-side_by_side = side by side
bindings-next_one = the next one
bindings-missed_day = a missed day
bindings-share = share
bindings-skip_lesson = first dungeon
bindings-start = start
bindings-tab_before = previous tab
bindings-bestiary = bestiary
bindings-next_chapter = next chapter
bindings-chapter_before = previous chapter
bindings-title = title
bindings-todays_puzzle = today's puzzle
bindings-try_from_here = try from here
bindings-try_from_there = try from there
bindings-type_a_value = type a value
bindings-undo = undo
bindings-value_before = previous value
bindings-watch_it = review
bindings-weapon = weapon
