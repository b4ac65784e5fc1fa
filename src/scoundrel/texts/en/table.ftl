## players
players-named = { $name }: { $what }
players-moves = { $name } to move.

## event
# What happened.
event-ran = you run from the room.
event-put_away = you put the { $card } under the dungeon.
event-shuffled = the dungeon is shuffled.
event-damaged = the { $card } costs you { $amount } health; { $health } left.
event-slain = you slay the { $card } with the { $weapon }.
event-broke = your { $weapon } breaks.
event-equipped = you take up the { $card }.
event-healed = you drink the { $card } and gain { $amount } health; { $health } now.
event-wasted = you drink the { $card }, but it is wasted.
event-fell = you fall. Your score is { $score }.
event-escaped = you escape from the dungeon. Your score is { $score }.

# The same of somebody who is watched.
event-named-ran = { $name } runs from the room.
event-named-put_away = { $name } puts the { $card } under the dungeon.
event-named-damaged = the { $card } costs { $name } { $amount } health; { $health } left.
event-named-slain = { $name } slays the { $card } with the { $weapon }.
event-named-broke = the { $weapon } of { $name } breaks.
event-named-equipped = { $name } takes up the { $card }.
event-named-healed = { $name } drinks the { $card } and gains { $amount } health; { $health } now.
event-named-wasted = { $name } drinks the { $card }, but it is wasted.
event-named-fell = { $name } falls. The score is { $score }.
event-named-escaped = { $name } escapes from the dungeon. The score is { $score }.

## outcome
outcome-won = won { $score }
outcome-lost = lost { $score }
outcome-unfinished = unfinished
outcome-fair = the deal was fair: its dealer had promised { $commitment }, and could not know that { $client } would be added
outcome-fair_day = the deal is the one that was promised to everybody: { $commitment }

## hero
hero-fallen = Fallen with { $health } health.
hero-health = Health { $health } of { $most }.
hero-no_weapon = No weapon.
hero-new_weapon = Weapon: { $weapon }, new, can strike anything.
hero-used_weapon = Weapon: { $weapon }, can strike { $reach }; slain with it: { $slain }.

hero-weapon_limit-below = below { $rank }
hero-weapon_limit-at_most = up to { $rank }

## party
# A party in place of one hero: who stands first falls last.
party-first =
    .w1 = Maud
    .w2 = Osric
    .w3 = Hedda
    .w4 = Pim
    .w5 = Wat
party-second =
    .w1 = Ilse
    .w2 = Corbin
    .w3 = Tess
    .w4 = Gil
    .w5 = Brom
party-falls = { $n ->
    [one] { $names } falls.
   *[other] { $names } fall.
 }

## potion
potion-heals = Potion heals
potion-one_per_room = Potion: one a room
potion-not_in_a_row = Potion: not in a row

## brief
# What counts, in one line of a small window.
brief-player = { $mark }{ $number } { $words }
brief-health = { $health }/{ $most }
brief-foreseen = { $now } → { $health }
brief-fallen = { $health } · fallen
brief-weapon = { $weapon } { $reach }
brief-new = new
brief-no_weapon = no weapon
brief-potion = potion ok
brief-no_potion = no potion
brief-room = run ok
brief-no_room = no run
brief-card = put away ok
brief-no_card = no putting away
brief-no_nothing = no run

# What a move would do.
choice-long-heals = heals { $amount }
choice-long-heals_partly = heals { $amount } of { $value }
choice-long-wasted = wasted, { $why }
choice-long-replaces = replaces your { $weapon }
choice-long-equips = take it up
choice-long-costs = costs { $amount } health
choice-long-costs_nothing = costs nothing
choice-long-armed = { $cost } with your { $weapon }
choice-long-breaking = { $cost } and breaks your { $weapon }
choice-long-bare_handed = { $cost } with bare hands
choice-long-fatal = fatal: { $what }

## choice
choice-beyond_weapon = { $what }; your { $weapon } can only strike { $reach }

choice-why_wasted-one_per_room = one potion a room
choice-why_wasted-not_in_a_row = not two potions in a row

# The same on a card: two lines of 13 to 16 letters.
choice-short-heals = heals { $amount }
choice-short-heals_partly = heals { $amount } of { $value }
choice-short-wasted = wasted: { $why }
choice-short-replaces = replaces { $weapon }
choice-short-equips = take it up
choice-short-costs = −{ $amount }
choice-short-costs_nothing = 0
choice-short-armed = { $cost } with { $weapon }
choice-short-breaking = { $cost }, breaks { $weapon }
choice-short-bare_handed = { $cost } bare-handed
choice-short-fatal = FATAL { $what }

# The same at the foot of a narrow card: the outcome, a slash, and how it comes about.
choice-foot-heals = heals { $amount }
choice-foot-heals_partly = heals { $amount } / of { $value }
choice-foot-wasted = wasted / { $why }
choice-foot-replaces = replaces / { $weapon }
choice-foot-equips = take it up
choice-foot-costs = −{ $amount }
choice-foot-costs_nothing = 0
choice-foot-armed = { $cost } / with { $weapon }
choice-foot-breaking = { $cost } / breaks { $weapon }
choice-foot-bare_handed = { $cost } / bare-handed
choice-foot-fatal = FATAL / { $what }

choice-put_away-under_deck = put under the dungeon
choice-put_away-shuffled = shuffle into the dungeon

## avoiding
avoiding-room = run
avoiding-card = put one card away
avoiding-nothing = run
avoiding-may = You may { $what }.
avoiding-may_not = You can't { $what }: { $why }.
avoiding-free = free

## table
# The table line by line.
table-topic = { $topic }: { $words }
table-over = The game is over: { $result }.
table-room = { $room }. { $count } below.
table-slot = { $slot }. { $card }, { $kind }: { $choices }.
table-empty = { $slot }. Empty.
table-to_face = { $n ->
    [one] { $n } card to face.
   *[other] { $n } cards to face.
 }
table-unseen = Unseen { $suit }: { $ranks }.
table-unseen_dragons = Unseen dragons: { $n }.
table-known = Known at the bottom, in this order: { $cards }.
table-taken_back = Taken back: you { $moves }.
table-taken_back_from = Taken back: { $name } { $moves }.
table-defeated = Monsters defeated: { $cards }.
table-on_weapon = defeated and still on the weapon: { $cards }.
table-spent = Weapons and potions spent: { $cards }.

## goal
# What is to be done in this room, always in sight: at most 22 letters where a hero plays alone.
goal-face = Face { $n } of { $lying }
goal-all = { $n ->
    [one] Face it
   *[other] Face all { $n }
 }
goal-more = Face { $n } more
goal-or_room = { $goal }, or run
# The last room: after these cards nothing is left.
goal-out = { $n ->
    [one] Face it to get out
   *[other] Face all { $n } to get out
 }
goal-out_both = Face both to get out
goal-out_of = Face { $n } of { $lying } to get out
goal-party = { $name }, take one card
goal-party_or_room = { $name }, take one card or run

## moves
# A move or several of the same kind: to be done, and done.
moves-room = Room { $number }: { $moves }.
moves-runs = Rooms { $first } to { $last }: run from each.

moves-do-run = run from the room
moves-do-put_away = put { $cards } away
moves-do-strike = fight { $cards } with the { $weapon }
moves-do-bare = fight { $cards } with bare hands
moves-do-monster = fight { $cards }
moves-do-weapon = take { $cards }
moves-do-potion = drink { $cards }

moves-done-run = ran from the room
moves-done-put_away = put { $cards } away
moves-done-strike = fought { $cards } with the { $weapon }
moves-done-bare = fought { $cards } with bare hands
moves-done-monster = fought { $cards }
moves-done-weapon = took { $cards }
moves-done-potion = drank { $cards }

## taken
# A review for two: who took what the other needed.
taken-potion = Room { $room }: { $player } drank { $card } for { $got }; for { $other } it would have been { $missed }.
taken-short = Room { $room }: { $player } drank { $card } for { $got }; for { $other } it would have been { $missed }, and { $other } fell for want of { $short }.
taken-weapon = Room { $room }: { $player } took { $card } with { $held } in hand, while { $other } had no weapon.
taken-none = Neither took what the other needed.

## curve
# The same curve in words: the chance to win before a room, and after what was done in it.
curve-room = Room { $number }: { $before }.
curve-room_changed = Room { $number }: { $before }, and { $after } after your choice.
curve-turning = The turning point was your choice in room { $number }.
curve-turning_cards = The turning point was the cards dealt after room { $number }.

## trend
# The plots of statistics in words.
trend-range = { $range } in { $n }
trend-scores = Scores, and in how many games: { $ranges }.
trend-accuracy = { $n ->
    [one] Accuracy of the last game: { $shares }.
   *[other] Accuracy of the last { $n } games, oldest first: { $shares }.
 }
trend-mean = { $n ->
    [one] The mean of the last game is { $share }.
   *[other] The mean of the last { $n } games is { $share }.
 }

## standing
# A game beside the earlier ones by the same rules.
standing-first = Your first game by these rules.
standing-line = { $best } · { $average } · { $streak }
standing-best = best { $best }
standing-new_best = a new best, after { $best }
standing-average = average { $average }
standing-streak = wins in a row { $n }
standing-streak_was = wins in a row { $n }, after { $before }

## score
# A score, and how it came about.
score-won_health = Score { $score }: your remaining health.
score-won_potion = Score { $score }: { $health } health, plus { $extra } for the last potion.
score-won_negative = Score { $score }: minus your { $health } remaining health.
score-lost_cards = { $n ->
    [one] Score { $score }: { $n } card was left.
   *[other] Score { $score }: { $n } cards were left.
 }
score-lost_health = Score { $score }: your health; no monsters were left.
score-lost_monsters = Score { $score }: { $health } health, minus { $monsters } for the monsters left.

## game
game-name = SCOUNDREL

## fatal
# A move that kills is made only when it is made once more.
fatal-once_more = Fatal: the { $card } costs { $amount }, and you have { $health }. Do it again if you mean it.

## handover
# The table changes hands between two players on one device.
handover-turn = Your turn, { $name }
handover-pass = Pass it across.
handover-have_it = We have it
handover-have_it_key = Enter: we have it
handover-once = Don't ask again: it lies between us

## discard
discard-title = Out of play
discard-monsters = { $n ->
    [one] { $n } monster defeated
   *[other] { $n } monsters defeated
 }
discard-slain = { $n } more on the weapon
discard-spent = { $n ->
    [one] { $n } weapon or potion spent
   *[other] { $n } weapons and potions spent
 }
discard-put_away = { $n ->
    [one] { $n } card put away under the dungeon
   *[other] { $n } cards put away under the dungeon, in this order
 }

## dealer
dealer-look_away = Player, look away. Dealer, press Enter to see the room.
dealer-title = Dealer, look at room { $room }
dealer-help = Only you see this. Describe what the hero sees, or write nothing.
dealer-hand_over = F2 or Esc hands it to the player.

## moment
# What is worth telling of a game, beside its room.
moment-blow = { FORM($name, "the") } took { $amount }.
moment-kill = { FORM($slain, "the") } fell to { FORM($weapon, "the") }.
moment-draught = { FORM($name, "name") }: { $amount } more, { $health } in all.
moment-lowest = { $n ->
    [one] One heart left.
   *[other] { $n } hearts left.
 }
