## share
# A finished game to share, understood without a legend.
share-day = Scoundrel { $number }
share-deal = Scoundrel, { $what }
share-practice = { $title }, practice
share-again = { $title }, again from room { $room }
share-known = { $title }, not the first time
share-imported = { $title }, from a record
share-escaped = { $n ->
    [one] Escaped with one heart
   *[other] Escaped with { $n } hearts
 }
share-fell = Fell in room { $room } of { $rooms }
share-hints = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
 }
share-undos = { $n ->
    [one] a move taken back
   *[other] { $n } moves taken back
 }
share-party = { $name }: { $result }
share-told = Health on leaving each room: { $rooms }.
share-ahead = { $n ->
    [one] one room not reached
   *[other] { $n } rooms not reached
 }
share-unfinished = this game is unfinished, in room { $room }; it can be shared when it is over
share-nothing = you have no finished game to share; name the file of a record

# How a room was left, in a list.
share-cell-high = high
share-cell-good = good
share-cell-fair = low
share-cell-low = very low
share-cell-escaped = out
share-cell-fell = fallen

## days
# A player's days.
# A sentence of its own, or one of several things that are told in a line.
days-next = next dungeon opens in { $span }
days-after = { $n ->
    [one] Streak: { $n } day.
   *[other] Streak: { $n } days.
 }
days-open_now = today's dungeon is open
days-dungeon_open = today's dungeon is waiting
days-dungeon_begun = today's dungeon: you are in room { $room }
days-dungeon_over = today's dungeon: { $result }
days-puzzle_open = today's puzzle is waiting
days-puzzle_solved = today's puzzle is solved
days-streak = { $n ->
    [one] streak: { $n } day
   *[other] streak: { $n } days
 }
days-yesterday = yesterday: { $result }
days-last = last: { $result } on { $date }
days-with_help = { $result } with help
days-month = { $month }:
days-empty_month = Nothing was played.
days-legend = { $sign } { $what }

days-sign-won = ✓
days-sign-aided = ~
days-sign-lost = ✕
days-sign-begun = >
days-sign-missed = ·
days-sign-open = ?
days-sign-puzzle = ◆

days-name-won = won
days-name-aided = won with help
days-name-lost = lost
days-name-begun = unfinished
days-name-missed = missed
days-name-open = waiting
days-name-puzzle = puzzle solved

days-told-won = Won: { $days }.
days-told-aided = Won with help: { $days }.
days-told-lost = Lost: { $days }.
days-told-begun = Unfinished: { $days }.
days-told-missed = Missed: { $days }.
days-told-open = Waiting for you: { $days }.
days-told-puzzle = Puzzle of the day solved: { $days }.

## achievements
achievements-news = Earned: { $title }. { $sentence }

achievements-out-title = Daylight
achievements-out-sentence = Win a game.

achievements-thread-title = By a thread
achievements-thread-sentence = Win with { $number } health left.

achievements-unmarked-title = None the worse
achievements-unmarked-sentence = Win at full health.

achievements-last_potion-title = One for the road
achievements-last_potion-sentence = Win with a potion as the last card, scoring more than full health.

achievements-light-title = Kid gloves
achievements-light-sentence = Win while losing at most { $number } health on the way.

achievements-gloves-title = Clean hands
achievements-gloves-sentence = Win without fighting with bare hands.

achievements-fists-title = Steel is overrated
achievements-fists-sentence = Win after at least { $number } fights with bare hands.

achievements-knuckles-title = Bare-knuckle
achievements-knuckles-sentence = Win after fighting a monster worth at least { $number } with bare hands.

achievements-whetstone-title = Whetstone
achievements-whetstone-sentence = Slay { $number } monsters with one weapon.

achievements-heirloom-title = Heirloom
achievements-heirloom-sentence = Slay { $number } monsters with one weapon.

achievements-splinters-title = Splinters
achievements-splinters-sentence = Win after breaking at least { $number } weapons.

achievements-sober-title = Not a drop
achievements-sober-sentence = Win without wasting a potion.

achievements-spilt-title = A drop too many
achievements-spilt-sentence = Win after wasting at least { $number } potions.

achievements-straight-title = No way back
achievements-straight-sentence = Win without avoiding any card, where the rules allow it.

achievements-detour-title = The long way round
achievements-detour-sentence = Win after running at least { $number } times.

achievements-alone-title = Your own counsel
achievements-alone-sentence = Win without a hint and without taking back a move.

achievements-cold-title = Cool head
achievements-cold-sentence = Win with an accuracy of at least { $number } %.

achievements-no_exit-title = No exit
achievements-no_exit-sentence = Win where you can't run.

achievements-of_the_day-title = Of the day
achievements-of_the_day-sentence = Win a daily dungeon.

achievements-house_rules-title = House rules
achievements-house_rules-sentence = Win by your own rules.

achievements-regular-title = A regular
achievements-regular-sentence = Win { $number } games.

achievements-habit-title = Habit
achievements-habit-sentence = Win { $number } games in a row.

achievements-well_read-title = Well read
achievements-well_read-sentence = Win with each of the { $number } rule sets.

achievements-week-title = A week below
achievements-week-sentence = Finish the daily dungeon { $number } days in a row.

achievements-puzzler-title = Eye for a room
achievements-puzzler-sentence = Solve { $number } puzzles.

## honours
# Looks that are earned with achievements.
honours-back = New in the settings, for the backs of the cards: { $name }.
honours-table = New in the settings, for the table: { $name }.
honours-with = { $name }, with “{ $achievement }”
honours-to_earn = Still to be earned: { $what }.

## statistics
statistics-achievements = Achievements
statistics-habits = Habits
statistics-reviewing = { $n ->
    [one] The coach is reviewing your last game …
   *[other] The coach is reviewing your last { $n } games …
 }
statistics-earned = ✓
statistics-not_earned = ·
statistics-daily = Daily dungeons in a row: { $current } now, { $longest } at most.
statistics-none = No games yet.
statistics-no_accuracy = No reviewed games yet.
statistics-games = { $n ->
    [one] { $n } game, { $wins } won.
   *[other] { $n } games, { $wins } won.
 }
statistics-aided = { $n ->
    [one] { $n } of them was won with hints and is counted separately.
   *[other] { $n } of them were won with hints and are counted separately.
 }
statistics-own_wins = What asks for a win asks for one without hints. What you have earned stays.
statistics-share = { $share } won; the true share most likely lies between { $low } and { $high }.
statistics-streak = Wins in a row: { $current } now, { $longest } at most.
statistics-score = Best score { $best }, average { $average }.
statistics-accuracy = Mean accuracy { $share }.

## plots
# The axes of plots.
plots-score = score
plots-games = games
plots-one = { $low }
plots-range = { $low } to { $high }
plots-accuracy = accuracy in %
plots-game = game (curve: mean of { $n })
plots-chance = chance to win in %
plots-room = room (x: after your decision)

## picture
# A result as a picture.
picture-escaped = { $n ->
    [one] Escaped with one heart
   *[other] Escaped with { $n } hearts
 }
picture-fell = Fell in room { $room } of { $rooms }
picture-unaided = unaided
picture-known = cards known before
picture-hints = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
 }
picture-undone = { $n ->
    [one] a move taken back
   *[other] { $n } moves taken back
 }
