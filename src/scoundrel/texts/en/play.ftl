## puzzle
puzzle-title = Puzzle { $number } ({ $name }, { $rules }): find the best plan.
puzzle-todays = Today's puzzle, { $date } ({ $name }, { $rules }): find the best plan.
puzzle-prompt = moves, undo or solution>{" "}
puzzle-solution = The best plan: { $moves }.
puzzle-right = Right.
puzzle-wrong = Not the best plan.
puzzle-was_told = You had seen the solution, so the puzzle does not count as solved.
puzzle-best = The best plan: { $moves }. { $chance } to win. { $hero }
puzzle-yours = Yours: { $moves }. { $chance } to win. { $hero }
puzzle-plans = All plans: { $plans }.
puzzle-found_by = Found by: { $found }.

puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard

# An answer on the command line that is not a whole plan.
puzzle-stops = { $answer } stops in the middle of the room; cards still to face: { $n }

## lessons
lessons-heading = { $title } · step { $step } of { $steps }
lessons-one_move = { $move } is one move too many: play one move at a time in a lesson
# $would is a move, as in "take the 10♦"; then follows what is wanted here.
lessons-instead = That would { $would }.
# $wanted is one move or, of two that are as good, either.
lessons-here = Here, { $wanted }.
lessons-here_anything = Here, go on as you like.
lessons-line = { $mark } { $title }
lessons-line_at = { $mark } { $title } · step { $step } of { $steps }
lessons-finished = ✓
lessons-open = ·
lessons-lessons = Lessons
lessons-reading = To read
lessons-rules = Rules

# What to press or type for the move that is wanted.
lessons-ask-press = Press { $what }.
lessons-ask-type = Type { $what }.
lessons-ask-choose = Choose { $what }.

lessons-any-press = Press the number of a card.
lessons-any-type = Type any move.
lessons-any-choose = Choose any card.

lessons-onward-press = Enter: your first dungeon, a deal of { $rules } that can be won. Esc: back.
lessons-onward-type = Type { command-winnable } { $rules } for your first dungeon, a deal that can be won.
lessons-onward-choose = Next comes your first dungeon: a deal of { $rules } that can be won.

# The same after the lesson for those who are new.
lessons-first-press = Enter: your first dungeon, a kind one. Esc: back.
lessons-first-type = Type { command-play } for your first dungeon, a kind one.
lessons-first-choose = Next comes your first dungeon, a kind one.

# What a key or a command would do elsewhere.
lessons-other-undo = in a game this takes the last move back, but a lesson only goes on
lessons-other-hint = in a game this asks the coach for a hint, but here the lesson tells you
lessons-other-run = under these rules you can't run from a room
lessons-other-put_away = under these rules you can't put a card away
lessons-other-put_one_away = that would put a card away
lessons-other-way = this says how to fight the monster you have chosen, and none is chosen
lessons-other-nothing = this key does nothing

lessons-classic-title = The classic game
lessons-classic-goal = The dungeon is a deck of cards, face down, here { $cards }. Get through it alive. A room has { $size }: ♣ ♠ are monsters, ♦ weapons, ♥ potions. You face { $to_face } of them, in any order. Take { FORM($card, "the") }.
lessons-classic-strike = { FORM($weapon, "the-start") } is new and can strike anything. A monster costs its value minus the weapon's, so { FORM($card, "the") } costs { $cost } instead of { $value }. Fight it with the weapon.
lessons-classic-dulled = It cost { $damage }. Now the weapon is duller: it can strike only monsters weaker than its last kill, below { $strikes_below }. { FORM($card, "the-start") } is weaker, and costs nothing. Strike it.
lessons-classic-carried = { $to_face } faced: the room is done. The { FORM($kept, "") } stayed, and { $new } new cards came. It is not below { $strikes_below }, so { FORM($weapon, "the") } can't strike it. Fight it with bare hands, for its full { $value }.
lessons-classic-potion = Bare hands cost { $damage }, but the weapon got no duller. You have { $health } of { $most } health. Drink { FORM($card, "the") }: a potion heals its value.
lessons-classic-second = { $healed } health gained. Only the first potion in a room heals. Another is wasted, though it counts as a card faced. { FORM($card, "the-start") } ought to wait for the next room, but waste it, just this once.
lessons-classic-fall = Wasted. Now a bad room: your weapon can strike only below { $strikes_below }, and { FORM($card, "the") } is worth { $value }. You have { $health }. Fight it to see how a game is lost; the move will be taken back.
lessons-classic-run = At { $left } health you fall. A loss scores your health minus the value of every monster left in dungeon and room: { $score }. Taken back. Run instead, which you may before facing any card of a full room.
lessons-classic-locked = The whole room went under the dungeon, in order. You can't run from this one: { $refusal }. Take { FORM($card, "the") }. A weapon you take always replaces the one you hold, even a better one.
lessons-classic-spare = Discarded: { FORM($discarded, "") }, the old weapon with its kills. { FORM($weapon, "the-start") } is new. If it strikes { FORM($card, "the") }, it can then strike only below { $value }. Spare it: fight { FORM($card, "the") } with bare hands.
lessons-classic-most = It cost { $damage }, and the weapon is still new. { FORM($card, "the-start") } could heal { $value }, but you can have at most { $most } health, so it heals { $healing }. Drink it.
lessons-classic-returned = { $health } health. The room you ran from comes back, as it lay. Now it pays that you spared { FORM($weapon, "the") }. Strongest first: strike { FORM($card, "the") }, for { $cost }.
lessons-classic-downwards = Now it can strike below { $strikes_below }. Working downwards, one weapon can slay many. Strike { FORM($card, "the") }, for { $cost }.
lessons-classic-further = Below { $strikes_below } now. Strike { FORM($card, "the") } too, for { $cost }.
lessons-classic-last = The dungeon is empty, so the last room has only { $cards }. Face them all, and you have escaped. Strike { FORM($card, "the") } first and keep the potion for the end.
lessons-classic-bonus = A win scores your remaining health. If that is { $most } and the last card you faced was a potion, its value is added. Drink { FORM($card, "the") }.
lessons-classic-done = You escaped with { $left } health, and your score is { $score }. Those are all the rules. The rest is judgement.

lessons-sidestep-title = Sidestep: what differs
lessons-sidestep-away = There is no running here. Instead, before you face any card of a room, you may put one of its cards under the dungeon. Put { FORM($card, "the") } away.
lessons-sidestep-all = It will come back. You face all the others; under these rules no card stays for the next room. Take { FORM($card, "the") }.
lessons-sidestep-first = These monsters are equal; strike whichever you like. { FORM($card, "the-start") } costs { $cost } with { FORM($weapon, "the") }.
lessons-sidestep-equal = Here a used weapon can also strike a monster equal to its last kill. That was { FORM($last_kill, "the") }, so { FORM($weapon, "the") } can strike { FORM($card, "the") } too, for { $cost }.
lessons-sidestep-fall = The next room. You can't put a card away now: { $refusal }. To see how a loss is scored here, fight { FORM($card, "the") } with bare hands. The move will be taken back.
lessons-sidestep-ace = You fell. A loss scores the number of cards left in the dungeon, here { $score }; low is good. The move is taken back. This deck has the red aces, worth { $value }: take { FORM($card, "the") }.
lessons-sidestep-strike = With { FORM($weapon, "the") } { FORM($card, "the") } costs { $cost }. Strike it.
lessons-sidestep-rest = The whole room must be faced, so you choose only the order. Go on as you like.
lessons-sidestep-last = { FORM($card, "the-start") } you put away is back. You have to face it now: strike it, for { $cost }.
lessons-sidestep-done = You escaped with { $left } health, and your score is { $score }: minus your remaining health. The lowest score is best.

lessons-dragons-title = Diamonds & Dragons: what differs
lessons-dragons-weapon = This deck has dragons (its jokers), the strongest monsters; on your side it has the ace of ♦ and the jack of ♥. First, take { FORM($card, "the") }.
lessons-dragons-forced = If you hold a weapon, you must use it; you can't choose bare hands. Fight { FORM($card, "the") }, for { $cost }.
lessons-dragons-breaks = { FORM($weapon, "the-start") } can strike below { $strikes_below }. On any other monster it breaks and does not help: { FORM($card, "the") } will cost { $cost }. Fight it and see.
lessons-dragons-fall = Broken and gone, and you have { $health } health. To see how a loss is scored here, fight { FORM($card, "the") }. The move will be taken back.
lessons-dragons-small = You fell with { $left }. A loss scores your health minus the monsters in the dungeon, { $score }; the room does not count. The move is taken back. Fight { FORM($card, "the") } now, while there is no weapon for it to dull.
lessons-dragons-ace = It cost { $damage }. Now take { FORM($card, "the") }, a weapon of { $value }.
lessons-dragons-jack = Drink { FORM($card, "the") }, worth { $value }.
lessons-dragons-run = { $health } health. Now run. Here the room goes back into the dungeon, and the whole dungeon is shuffled.
lessons-dragons-wasted = Anything may come after a shuffle. The last card you faced was a potion. Drink { FORM($card, "the") } right after it, and see; the move will be taken back.
lessons-dragons-joker = Wasted: a potion right after another does not heal, even in a new room or after a run. The move is taken back. So fight { FORM($card, "the") } first; it is worth { $value } and costs { $cost }.
lessons-dragons-heals = A monster came in between, so { FORM($card, "the") } heals { $healing }. Drink it.
lessons-dragons-king = Strike { FORM($card, "the") } while your { $weapon } can: below { $strikes_below }.
lessons-dragons-rest = The rest is up to you. Mind the order: the weapon must be used, and breaks on any monster not below { $strikes_below }.
lessons-dragons-done = You escaped with { $left } health, and your score is { $score }, counted as in the classic game.

## guides
guides-tips = Tips
guides-code = '{ $code }'
guides-cell = { $head } { $cell }
guides-row = { $name }: { $cells }.
guides-no_guide = there is no guide { $name }{ $near }: there are { $known }
guides-line = { $number }. { $name }: { $title }.
guides-more = Type { command-guide } and a name or a number to read one.

## tips
# Short sentences from the guides; a test names the sentences that each is drawn from.
tips-how-to-win =
    .w1 = Nearly every deal can be won; the deal is seldom to blame.
    .w2 = Four monsters in a room: run.
    .w3 = Run while you are healthy: you can't run twice in a row, so the next room must be faced.
    .w4 = Run from good rooms too: potions and weapons are worth more at the end.
    .w5 = The cards you ran from come back last, in the order they lay.
    .w6 = Use a new weapon on the biggest monster, and work downwards.
    .w7 = Fight a small monster with bare hands to keep a weapon that still strikes big ones.
    .w8 = A weak weapon that is new is better than a strong one that is worn.
    .w9 = A second potion in a room heals nothing: leave it for the next room.
    .w10 = Leave a second weapon too: it will be new when the first is worn.
tips-how-to-win-without-running =
    .w1 = Most deals are lost before they begin, so judge yourself by your score.
    .w2 = The card you leave is your only choice: let the strongest monster wait for a weapon.
    .w3 = Save a weapon: a room full of monsters will come.
    .w4 = Use the weapon even on small monsters.
    .w5 = Drink potions now.
tips-scoring =
    .w1 = At full health, a potion that is the last card you face adds its value to your score.
    .w2 = Keep a large potion for the very end.
    .w3 = When all is lost you can save points: drink what heals, strike what the weapon can strike.
    .w4 = Once you know the cards to come, look for the line that keeps the most health.

## daily
# The dungeons of the days, by their numbers.
daily-no_number = there is no daily dungeon { $number }: the first has the number 1
daily-no_zone = nowhere is the time { $minutes } minutes ahead of UTC: this device's clock or time zone is wrong
daily-practised = { $name }, practice
daily-practice_caveat = The day of this daily dungeon is over, so this game is practice and does not count.
daily-to_come = daily dungeon { $number } opens on { $date }, where you are

## claims
# What a link says of somebody's game.
claims-somebody = Somebody
claims-sealed = { $name } has been down there. How it went stays sealed until you have played the same cards.
claims-damaged = the result in this link is damaged, so it is left out: { $claim }
claims-false = the result in this link does not come from a game of this deal, so it is not shown
claims-no_day = { $given } is not the number of a day

## comparing
# Two games of one deal, side by side.
comparing-title = Side by side: { $what }
comparing-you = You
comparing-says = { $name } says
comparing-mine = { $name }: { $result }.
comparing-theirs = { $name } says: { $result }.
comparing-party = { $name }, { $party }
comparing-health = Health by room, { $name }: { $health }.
comparing-known = which does not count
comparing-parted = You parted in room { $room }.
comparing-did = { $name }: { $what }.
comparing-same = You both did the same, room by room.
comparing-none = nobody's result of this deal is kept here
comparing-with = Beside { $name }

## threshold
# The one attempt at a day's dungeon, before it begins.
threshold-title = Dungeon { $number }, { $date }
threshold-practice =
    .w1 = Its day is over, so this is practice: it counts for no streak and in no statistics.
    .w2 = Moves can be taken back, and hints asked for.
threshold-lines =
    .w1 = It is the same for everyone, and you have one attempt.
    .w2 = No move can be taken back, and a hint marks the result as aided.
    .w3 = It is saved as you play: you may leave, and go on later.
threshold-keys = Enter begins. Esc goes back; nothing is saved yet.
threshold-plain = Press Enter or type { word-begin } to begin; type { command-back } to leave it for later.
threshold-prompt = Enter to begin, or { command-back }>{" "}
threshold-first = this dungeon has not been begun yet: begin it first
threshold-too_late = the day of this dungeon, { $date }, is over: open the dungeon of today instead

## store
store-no_place = games can't be saved in { $place }: name a folder, a file, or a URL such as sqlite:///games.db
store-unusable = the saved games in { $place } can't be used: { $why }
store-no_home = games can't be saved in { $place }: that user has no home folder; name another folder in SCOUNDREL_DATA
# A file, and what the system says of it, in its own words.
store-file = { $path }: { $why }
store-odd_value = the column { $column } has the value { $value }
store-no_lock = { $place } should be empty but is not, so the saved games can't be locked; remove it: it holds no games
store-full = the disk is full, and { $place } needs more space
store-busy = another program has locked the saved games in { $place } for { $seconds } seconds; try again
store-read_only = the saved games in { $place } can't be changed: the file or its folder is read-only
store-no_access = the saved games in { $place } can't be opened: make sure that you may read and write the file and its folder
store-damaged = the saved games in { $place } are damaged; start the game again to set them aside
store-newer = the saved games in { $place } have layout { $version }, from a newer Scoundrel; this one knows layout { $latest }
store-no_database = { $place } is not a database: name a folder for the saved games, or a file that ends in .db
store-foreign = { $place } is another program's database; saved games need their own file
store-set_aside = The saved games were damaged. They have been moved to { $place }; new games are saved in a new file.
store-brought_up_to_date = The saved games have been upgraded. A copy of the old ones is in { $place }.
store-stale = the game was continued elsewhere, perhaps in another window; here it is as it stands now
store-other_moves = game { $id } was saved with different moves; load it again
store-other_deal = game { $id } was saved with a different deal; load it again
store-no_game = there is no saved game { $id }
store-cant_replay = game { $id } ({ $name }) can't be replayed: { $why }
store-daily_begun = the daily dungeon of { $date } has already been started; there is one per day
store-wrong_date = a { $kind } game can't have the date { $date }: only a daily dungeon has one, as in 2025-03-01
store-name_taken = name can't be { $name }: a rule set already has that name
store-no_mixture = there are no saved rules named { $name }

## flow
flow-bot_plays = { $bot } plays: { $moves }.
flow-move = Move { $number }: { $moves }.
flow-no_undo = nothing can be taken back here
flow-nothing_to_undo = there is no move to take back
flow-no_hint = the coach gives no hints here
flow-thinking = it is not your turn: { $who } is thinking
flow-dealer = the Dealer looks at the room first
flow-not_now = that can't be done now
flow-watching = { $line } can't be used while you watch a game: press Enter for the next move, or type { command-back }

## sitting
sitting-hint_daily = A hint marks this day's result as aided. Ask again if you want it.
sitting-daily = daily dungeon { $number }, { $date }
sitting-elsewhere = { $name }, played elsewhere
sitting-other_day = it is not the daily dungeon of { $date }
sitting-no_undo_over = the game is over, and its end has revealed too much to take a move back
sitting-no_undo_daily = moves in the daily dungeon can't be taken back
sitting-secret = the cards of this deal are still secret; finish the game first, then play it again
sitting-looked_ahead = You have started this deal before, so this game does not count in your statistics.
sitting-odd_seats = game { $number } can't be played: { $seats } can't sit at this table
sitting-daily_first = that is the daily dungeon of { $date }; play it as the daily first
sitting-too_many = { $move } is one move too many: a line ends where new cards come or a bot moves

## trying
# A finished game, played on from one of its moves.
trying-name = { $name }, again from room { $room }
trying-caveat = You know what comes, so this game does not count in your statistics.
trying-unfinished = a game can be tried again when it is over: until then its cards are secret
trying-over = the game ends here, so there is nothing left to play; go back some moves first
trying-no_undo = the game is tried again from here, so no earlier move can be taken back

## title
title-letters = S C O U N D R E L
title-motto = a solo dungeon crawl with a deck of cards
title-nothing_to_continue = There is no unfinished game.
title-continue = Continue
title-continue_help = Go on with the game you left unfinished.
title-play = Play
title-play_help = The lesson, then the first dungeons, from kind to fair.
title-new_game = New game
title-new_game_help = A classic game at once, with a fresh deck.
title-rule_sets = Other rules
title-rule_sets_help = Eight rule sets, and your own mixtures.
title-daily = Daily dungeon
title-daily_help = Today's deal, the same for everyone. You have one try.
title-calendar = Calendar
title-calendar_help = Your days, won, lost and missed, and today's puzzle.
title-deal_code = Deal code
title-deal_code_help = Play a deal that somebody shared with you.
title-ranked = Ranked
title-ranked_help = Decks that nobody can know, for the boards of this server.
title-friend = With a friend
title-friend_help = Two devices, one table: send a link.
title-boards = Boards
title-boards_help = Who plays best: today, this week, this season, of all time.
title-two_players = Two players
title-two_players_help = Diamonds & Dragons for two, side by side or against a bot.
title-puzzles = Puzzles
title-puzzles_help = One room, one best plan.
title-replays = Replays
title-replays_help = Saved games, move by move, with the coach's curve.
title-statistics = Statistics
title-statistics_help = Win rates, scores, streaks and achievements.
title-bestiary = Bestiary
title-bestiary_help = Every creature and thing you have met, and what came of it.
title-lessons = How to play
title-lessons_help = Learn the game by playing it; tips, guides and the rules.
title-settings = Settings
title-settings_help = Theme, motion, the Dealer, and what the table shows.

## front
# The title, as things stand for this player.
front-know = I know the game
front-fresh = classic, a fresh deck
front-learn = the first rooms teach you as you go
front-learning = the lesson, from step { $step } of { $steps }
front-rung = first dungeon { $number } of { $most } · { $share } of 100 get out
front-climbed = all first dungeons survived
front-one_try = one try, the same cards for everyone
front-place = room { $room } of { $rooms }
front-room = room { $room }
front-health = { $n } health
front-dungeon = Dungeon
front-week = { $n } of the last seven days finished.
front-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
 }
front-no_streak = No days in a row yet
front-rest = The rest
front-candlelight = Candlelight
front-daylight = Daylight

front-day-open = Go down
front-day-begun = Go on below
front-day-over = Today's dungeon

## ladder
# The first dungeons: chosen deals for those who are new.
ladder-title = First dungeons
ladder-name = First dungeon { $number } of { $most }
ladder-help = Deals of the classic game, from kind to fair. Get out of one, with or without help, and the next one opens.
ladder-source = How kind they are was measured: { $share } of 100 get out means that of 100 players who take the first plan that is no blunder, { $share } get out of it alive.
ladder-share = { $share } of 100 get out
ladder-line = { $mark } { $name } · { $share } of 100 get out
ladder-no_number = there is no first dungeon { $number }: they are numbered from 1 to { $most }
ladder-locked = first get out of first dungeon { $number }
ladder-last = That was the last of the first dungeons. From here on every deck is new.
ladder-told = Of 100 players who take the first plan that is no blunder, { $share } get out of it.
ladder-what = { $given } is no first dungeon: write { command-play } for the next one, or { command-play } and its number
ladder-opened = First dungeon { $number } is open: { $share } of 100 get out.

## question
# Below a monster that can be fought in two ways: the key and what it does.
question-way = {" "}{ $key } { $what }
question-default = ▸{ $key } { $what }
question-w = strikes with { $weapon }
question-b = spares { $weapon }
question-prompt = { $card }: Enter { $default } · Esc neither

## newgame
newgame-named_or_winnable = A deal you name may not be winnable; leave it empty for one that is.
newgame-seed = deal (empty: a random one)
newgame-winnable = winnable
newgame-start = Start
newgame-looking = Looking for a winnable deal …
newgame-differs = How it differs from the standard game (changes in bold):
# A heading before the sentences on it, on the same line; with the space after it, if there is one.
newgame-topic = { $topic }.{" "}
newgame-standard = The standard game.

## puzzles
puzzles-help = Play the whole room. Then the coach says whether there was a better plan.
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-solved = ✓
puzzles-open = ·
puzzles-level = { $level } · { $solved } of { $all } solved
puzzles-line = { $mark } { $place } · { $rules }
puzzles-locked = { $n } more, opened by solving these
puzzles-name = { $level } { $place }
puzzles-heading = Puzzle { $name } · { $rules }
puzzles-todays = Today's puzzle, { $date } · { $name } · { $rules }
puzzles-no_more = there is no other puzzle left to solve
# What was asked for, as far as it was: rules, a level, a number; each is typed in English.
puzzles-none = there is no puzzle{ $rules ->
    [any] {""}
   *[other] {" "}of { $rules }
 }{ $level ->
    [any] {""}
   *[other] {" "}that is { $level }
 }{ $number ->
    [any] {""}
   *[other] {" "}with number { $number }
 }; there are { $count }, of { $known }
puzzles-onward = Enter: the next puzzle, { $name }. Esc: all puzzles.
puzzles-again = Enter: try again. n: the next puzzle, { $name }.
puzzles-task = Find the best plan for this room.

## replays
replays-when = { $date }, { $time }
replays-secret = game { $number } is unfinished, and its record would reveal the cards; finish it first
replays-none = No game has been saved yet.
replays-line = { $when } · { $name } · { $state }
replays-open = unfinished, room { $room }
replays-import = Import records
replays-import_help = The name of a file with one or more records.
replays-imported = { $n ->
    [one] { $n } game imported.
   *[other] { $n } games imported.
 }
replays-refused = the game in line { $line } was left out: { $why }
replays-more_refused = { $n ->
    [one] { $n } more was left out.
   *[other] { $n } more were left out.
 }
replays-export = Export a record
replays-export_help = The name of a new file.
replays-exported = The record is in { $path }.
replays-no_name = { $name } is not a file name
replays-is_there = { $path } already exists; a record needs a new file
replays-heading = { $name } · move { $move } of { $moves }
replays-of = { $player }: { $name }
replays-somebody = the player
replays-curve = Chance of winning, room by room
replays-playing = Playing, a move every { $seconds } s.
replays-no_curve = there is no curve: only finished games of one player have one
replays-not_yet = The coach is still reviewing the game.

## end
end-unfinished = this game is unfinished; the coach reviews it when it is over
# What happened, as a headline: $whole is yes for whoever comes out unhurt, $n is the health that is left.
end-won = { $whole ->
    [yes] Escaped without a scratch
   *[no] { $n ->
        [one] Escaped with one heart
       *[other] Escaped with { $n } hearts
     }
 }
end-lost = Slain by { FORM($killer, "the") } in room { $room } of { $rooms }
end-lost_to_none = Fell in room { $room } of { $rooms }
# Of the last blow; a language may choose by the gender of what struck.
end-deed = { FORM($killer, "gender") ->
   *[other] It
 } struck for { $amount }, and you had { $health } left.
end-of_player = { $name }: { $what }
end-outlived_rooms = { $n ->
    [one] { $survivor } outlived { $other } by { $n } room.
   *[other] { $survivor } outlived { $other } by { $n } rooms.
 }
end-outlived_moves = { $n ->
    [one] { $survivor } outlived { $other } by { $n } move, in the same room.
   *[other] { $survivor } outlived { $other } by { $n } moves, in the same room.
 }
end-try_again = t tries it again from room { $room }.
end-more = d: the details.
end-less = d: only that.
end-reviewing = The coach is reviewing the game …
end-share = To share (c copies it):
end-copied = Copied to the clipboard, if the terminal supports it.

end-party-won = { $whole ->
    [yes] { $name } escaped without a scratch
   *[no] { $n ->
        [one] { $name } escaped with one heart
       *[other] { $name } escaped with { $n } hearts
     }
 }
end-party-lost = { $name } was slain by { FORM($killer, "the") } in room { $room } of { $rooms }
end-party-lost_to_none = { $name } fell in room { $room } of { $rooms }
end-party-deed = { FORM($killer, "gender") ->
   *[other] It
 } struck for { $amount }, and { $name } had { $health } left.

## shelf
# The shelf of saved games.
shelf-waiting = Unfinished
shelf-over = Finished
shelf-deleted = Deleted
shelf-have_back = Choose it to have it back.
shelf-place = room { $room } of { $rooms }, { $health } of { $most } health
shelf-cards = In the room: { $cards }.
shelf-given_up = this game was given up; it can be watched, but not played on
shelf-given_up_at = given up in room { $room }, { $result }
shelf-is_over = game { $number } is over already
shelf-no_giving_up = a game for two can't be given up; it can be deleted
shelf-day_stays = a day's game stays: it is the one attempt at that day
shelf-gone = game { $number } can't be had back any more
shelf-ended = The game is over: { $result }.
shelf-deleted_now = Deleted. It can be had back for an hour, under Deleted.
shelf-deleted_plain = Deleted. Type { command-restore } { $number } to have it back within an hour.
shelf-back = It is back on the shelf.
shelf-confirm = Enter does it. Esc leaves it as it is.
shelf-confirm_plain = Type { $command } { word-yes } to do it.

shelf-sure-counts = { $name }: give this game up? It counts as lost, as if you had fallen here. This can't be undone.
shelf-sure-alone = { $name }: give this game up? It is over then, as lost, though it counts in no statistics. This can't be undone.
shelf-sure-day = { $name }: give up the one attempt at this day? It counts as lost, as if you had fallen here. This can't be undone.
shelf-sure-delete = { $name }, { $when }: delete this game? For an hour it can be had back.
shelf-sure-delete_counted = { $name }, { $when }: delete this game? It leaves your statistics too. For an hour it can be had back.

shelf-cell-high = ▇
shelf-cell-good = ▅
shelf-cell-fair = ▃
shelf-cell-low = ▁
shelf-cell-escaped = ☀
shelf-cell-fell = ✕
shelf-cell-here = ◆
shelf-cell-ahead = ·

## watching
# A bot that is watched while it plays.
watching-heading = { $bot } plays · { $name } · move { $move }
watching-begin = { $bot } looks at the first room.
watching-on = { $bot } goes on from here.
watching-silent = { $bot } says nothing of its chances.
watching-thinks = { $bot } expects: { $worth }.
watching-details = What { $bot } thought of
watching-line = { $plan }: { $worth }.
watching-nothing = There is nothing to tell of this move.
watching-offer = Watch { $bot } play
watching-offer_help = A fresh deal, move by move, with what it thinks.

## questions
# A plan is what somebody would do: "take the 10♦", "leave the Q♠", "run".
# A position as a question to others.
questions-title = What would you do?
questions-asks = { $who } asks
questions-somebody = somebody
questions-asked = { $who }: what would you do? { $rule } { $which }
questions-sent = { $who } asks: what would you do?
questions-reply = Answer, and see what the others would do:
# $plan is a label (coach-plan-…), such as "leave the 8♥": where it can't follow "you would", put it after a colon.
questions-you = You would { $plan }.
questions-would = { $who } would { $plan }.
questions-too = { $who } would do the same.
questions-coach = The coach
questions-onward = Play on from here, or learn the game in five minutes.
questions-over = the game of this link is over, so there is nothing left to decide
questions-answered = you have answered this question already: play on from here, or go back
questions-no_plan = { $line } is not an answer here: { $plans }
questions-one_plan = there is only one thing to do here, so there is nothing to ask
questions-day_open = the dungeon of { $date } is still open to others: its cards can be shared when that day is over everywhere
questions-odds = Chance to escape, by what is done here
questions-odds_first = Chance to escape:
questions-line = { $plan }: { $worth }.
questions-confirm = You would { $plan }. Enter answers.
questions-keys = t: play on from here. l: learn the game. Esc: back.
questions-copied = The question and its link are copied to the clipboard, if the terminal supports it.
questions-your_name = Your name, as the others see it
questions-your_answer = What you would do
questions-no_answer = I won't say
questions-free = free, in the browser, nothing to install
questions-prompt = answer>{" "}
questions-plain = Type what you would do, for example { $plan }.
questions-plain_next = Type { command-try } to play on from here, { command-learn } to learn the game, or { command-back }.

# $face cards of the $n that lie there.
questions-rule-some = { $face ->
    [1] One
    [2] Two
    [3] Three
   *[other] { $face }
 } of these { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
 } must be faced, in any order.
questions-rule-all = All of these must be faced, in any order.
questions-rule-room = You may also run from the whole room.
questions-rule-card = One of them may be put under the dungeon first.
questions-rule-turn = It is your turn to take one of these cards.

questions-which-leave = { $n ->
    [1] Which one would you leave?
    [2] Which two would you leave?
    [3] Which three would you leave?
   *[other] Which { $n } would you leave?
 }
questions-which-put_away = Which one would you put away, if any?
questions-which-take = Which one would you take?
questions-which-run = Would you run?
questions-which-nothing = There is no choice here.

questions-mark-leave = leave
questions-mark-put_away = put away
questions-mark-take = take
questions-mark-yours = yours

## watch
watch-heading = { $title }, played by { $bot }.
watch-game = { $number }. { $title }: { $result }.
watch-enter = Press Enter for the next move, or wait; Ctrl-C leaves.
watch-step = Press Enter for the next move; Ctrl-C leaves.

## storage
# What the worker behind the page says.
storage-forbidden = this browser does not let the page keep anything, so your games last only as long as it is open
storage-full = the browser has no room left; export your games, or free some space
storage-broken = the browser's storage can't be used now; export your games, if this goes on
storage-overtaken = The game changed in another window; this is how it stands.
storage-damaged = { $n ->
    [one] { $n } saved item could not be read and was set aside.
   *[other] { $n } saved items could not be read and were set aside.
 }
storage-no_net = What the coach learned could not be fetched. Try again when there is a connection.
