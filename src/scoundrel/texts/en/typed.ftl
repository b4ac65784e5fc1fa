### What a player types, and the words by which other texts say how to type it.
###
### Case and accents don't count, and English is understood beside every language. Codes are the same
### everywhere (7sw, -2, w, b, r, the number of a card in the room) and come first, so nothing else may be w, b
### or r by itself; a letter of a rank (B for a Bube) counts only beside a suit.
###
### typed-…   words of a move, in any order; `run | flee` lists alternatives. List every form that people type.
###           In Japanese and Chinese the longest known word is cut off, so particles belong to typed-skip.
### command-… a command. The text itself is one word, or a few, and is what players are told to type; `.also`
###           adds what is understood too: `command-undo = zurück` with `.also = rückgängig | nimm zurück`.
### word-…    a word that follows a command, or an answer. The same form.
###
### Other texts name these by reference, as in `Type { command-undo } to …`, so they always fit.
### No two commands may share a word, nor may a command be an English word for another one.

## a move
typed-2 = two
typed-3 = three
typed-4 = four
typed-5 = five
typed-6 = six
typed-7 = seven
typed-8 = eight
typed-9 = nine
typed-T = ten | 10
typed-J = jack
typed-Q = queen
typed-K = king
typed-A = ace
typed-X = joker
typed-c = clubs
typed-s = spades
typed-d = diamonds
typed-h = hearts
# The two jokers that some decks have.
typed-Xc = green dragon
typed-Xs = bone dragon
# Lessons say the first of typed-run and typed-away.
typed-run = run | run away | flee
# Put a card away instead of facing it.
typed-away = put away
typed-weapon = weapon
typed-bare = bare hands | bare-handed | bare | hands
# Words that add nothing: articles, verbs, "with", counters.
typed-skip = the | of | my | with | using | from | this | room | take | face | play | fight | attack | strike | kill | slay | hit | drink | quaff | take up | pick up | equip | wield
# What may stand between two moves, besides a comma.
typed-then = and | then

## answers
word-yes = yes
    .also = y
word-no = no
    .also = n | cancel

## commands
command-look = look
command-unseen = unseen
command-discard = discard
command-hint = hint
command-undo = undo
command-rules = rules
command-new = new
command-play = play
command-again = again
command-continue = continue
command-daily = daily
command-winnable = winnable
command-deal = deal
command-two = two
command-names = names
command-mix = mix
command-forget = forget
command-sets = sets
command-dismiss = dismiss
command-ranked = ranked
command-friend = friend
command-join = join
command-boards = boards
command-bot = bot
command-account = account
command-learn = learn
command-puzzle = puzzle
command-solution = solution
command-back = back
command-tips = tips
command-guide = guide
command-share = share
command-compare = compare
command-review = review
command-games = games
command-watch = watch
command-next = next
command-previous = previous
command-curve = curve
command-try = try
command-resign = resign
command-delete = delete
command-restore = restore
command-export = export
command-import = import
command-calendar = calendar
command-statistics = statistics
command-habits = habits
command-plot = plot
command-achievements = achievements
command-bestiary = bestiary
command-settings = settings
command-set = set
command-help = help
    .also = ?
command-quit = quit
    .also = q | exit

## words after a command
# help all, boards all: everything, for all time.
word-all = all
# learn classic again: over from the start.
word-again = again
# daily puzzle
word-puzzle = puzzle
# puzzle daily, puzzle mine, puzzle easy 3
word-daily = daily
word-mine = mine
word-easy = easy
word-medium = medium
word-hard = hard
# curve drawn, plot drawn: as a picture.
word-drawn = drawn
# share text: the lines to paste.
word-text = text
# Begin what can be begun only once.
word-begin = begin
# two human expert: a player who is not a bot.
word-human = human
# friend new, friend dealer, friend deal: a new table, one where somebody else is the Dealer, one where you are.
word-new = new
word-dealer = dealer
word-deal = deal
# ranked day; boards day, week or season: the time that a board is of.
word-day = day
word-week = week
word-season = season
# boards around: the places around your own; boards name ANN; boards next; boards report ANN.
word-around = around
word-name = name
word-next = next
word-report = report
# boards unaided: the groups of players.
word-unaided = unaided
word-assisted = assisted
word-programs = programs
# bot me, bot other: the seat that a bot takes.
word-me = me
word-other = other
# account code and so on: what can be done with the account.
word-code = code
word-recover = recover
word-data = data
word-object = object
word-delete = delete

## a question about a position
# leave 2, take 2, put 2 away: what to do with a room, at the beginning of the line or at its end.
word-leave = leave
word-take = take
word-put = put
