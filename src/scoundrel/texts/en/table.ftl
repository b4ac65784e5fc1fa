## players
players-named = { $name }: { $what }
players-moves = { $name } to move.

## event
# What happened, a sentence for each; it begins small, and is capitalised where nobody's name stands before it.
event-ran = you run from the room.
event-put_away = you put { FORM($card, "the") } under the dungeon.
event-shuffled = the dungeon is shuffled.
event-damaged = { FORM($card, "the") } costs you { $amount } health; { $health } left.
event-slain = you slay { FORM($card, "the") } with { FORM($weapon, "the") }.
event-broke = your { $weapon } breaks.
event-equipped = you take up { FORM($card, "the") }.
event-healed = you drink { FORM($card, "the") } and gain { $amount } health; { $health } now.
event-wasted = you drink { FORM($card, "the") }, but it is wasted.
event-fell = you fall. Your score is { $score }.
event-escaped = you escape from the dungeon. Your score is { $score }.

# The same of somebody who is watched.
event-named-ran = { $name } runs from the room.
event-named-put_away = { $name } puts { FORM($card, "the") } under the dungeon.
event-named-damaged = { FORM($card, "the") } costs { $name } { $amount } health; { $health } left.
event-named-slain = { $name } slays { FORM($card, "the") } with { FORM($weapon, "the") }.
event-named-broke = { FORM($weapon, "the") } of { $name } breaks.
event-named-equipped = { $name } takes up { FORM($card, "the") }.
event-named-healed = { $name } drinks { FORM($card, "the") } and gains { $amount } health; { $health } now.
event-named-wasted = { $name } drinks { FORM($card, "the") }, but it is wasted.
event-named-fell = { $name } falls. The score is { $score }.
event-named-escaped = { $name } escapes from the dungeon. The score is { $score }.

## outcome
outcome-won = won { $score }
outcome-lost = lost { $score }
outcome-unfinished = unfinished
outcome-fair = the deal was fair: its dealer had promised { $commitment }, and could not know that { $client } would be added
outcome-fair_day = the deal is the one that was promised to everybody: { $commitment }

## hero
# $limit is how far a used weapon still reaches: below the $rank of its last kill, or at_most (up to) it.
hero-fallen = Fallen with { $health } health.
hero-health = Health { $health } of { $most }.
hero-no_weapon = No weapon.
hero-new_weapon = Weapon: { $weapon }, new, can strike anything.
hero-used_weapon = { $limit ->
    [below] Weapon: { $weapon }, can strike below { $rank }; slain with it: { $slain }.
   *[at_most] Weapon: { $weapon }, can strike up to { $rank }; slain with it: { $slain }.
 }

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
party-falls = { COUNT($names) ->
    [one] { FORM($names, "") } falls.
   *[other] { FORM($names, "") } fall.
 }

## potion
potion-heals = Potion heals
potion-one_per_room = Potion: one a room
potion-not_in_a_row = Potion: not in a row

## brief
# What counts, in one line of a small window.
brief-player = { $mark }{ $number } { $words }
brief-health = { $health }/{ $most }
brief-foreseen = { $health }/{ $most } → { $foreseen }
brief-fallen = { $health }/{ $most } · fallen
brief-weapon = { $limit ->
    [new] { $weapon } new
    [below] { $weapon } below { $rank }
   *[at_most] { $weapon } up to { $rank }
 }
brief-no_weapon = no weapon
brief-potion = potion ok
brief-no_potion = no potion
brief-room = run ok
brief-no_room = no run
brief-card = put away ok
brief-no_card = no putting away
brief-no_nothing = no run

## choice
# What a move would do: after a colon, alone or as one of a list. Whether a fight is fatal, what it costs and
# with what it is fought make one text; $rules is the rule by which a potion is wasted.
choice-long-heals = heals { $amount }
choice-long-heals_partly = heals { $amount } of { $value }
choice-long-wasted = { $rules ->
    [one_per_room] wasted, one potion a room
   *[not_in_a_row] wasted, not two potions in a row
 }
choice-long-replaces = replaces your { $weapon }
choice-long-equips = take it up
choice-long-armed = { $fatal ->
    [yes] fatal: costs { $amount } health with your { $weapon }
   *[no] { $amount ->
        [0] costs nothing with your { $weapon }
       *[other] costs { $amount } health with your { $weapon }
     }
 }
choice-long-breaking = { $fatal ->
    [yes] fatal: costs { $amount } health and breaks your { $weapon }
   *[no] { $amount ->
        [0] costs nothing and breaks your { $weapon }
       *[other] costs { $amount } health and breaks your { $weapon }
     }
 }
choice-long-bare_handed = { $fatal ->
    [yes] fatal: costs { $amount } health with bare hands
   *[no] { $amount ->
        [0] costs nothing with bare hands
       *[other] costs { $amount } health with bare hands
     }
 }

# The same, one or several ways, of a monster that the weapon no longer reaches.
choice-beyond_weapon = { $limit ->
    [below] { $what }; your { $weapon } can only strike below { $rank }
   *[at_most] { $what }; your { $weapon } can only strike up to { $rank }
 }

# The same on a card: two lines of 13 to 16 letters.
choice-short-heals = heals { $amount }
choice-short-heals_partly = heals { $amount } of { $value }
choice-short-wasted = { $rules ->
    [one_per_room] wasted: one potion a room
   *[not_in_a_row] wasted: not two potions in a row
 }
choice-short-replaces = replaces { $weapon }
choice-short-equips = take it up
choice-short-armed = { $fatal ->
    [yes] FATAL −{ $amount } with { $weapon }
   *[no] { $amount ->
        [0] 0 with { $weapon }
       *[other] −{ $amount } with { $weapon }
     }
 }
choice-short-breaking = { $fatal ->
    [yes] FATAL −{ $amount }, breaks { $weapon }
   *[no] { $amount ->
        [0] 0, breaks { $weapon }
       *[other] −{ $amount }, breaks { $weapon }
     }
 }
choice-short-bare_handed = { $fatal ->
    [yes] FATAL −{ $amount } bare-handed
   *[no] { $amount ->
        [0] 0 bare-handed
       *[other] −{ $amount } bare-handed
     }
 }

# The same at the foot of a narrow card: the outcome, a slash, and how it comes about.
choice-foot-heals = heals { $amount }
choice-foot-heals_partly = heals { $amount } / of { $value }
choice-foot-wasted = { $rules ->
    [one_per_room] wasted / one potion a room
   *[not_in_a_row] wasted / not two potions in a row
 }
choice-foot-replaces = replaces / { $weapon }
choice-foot-equips = take it up
choice-foot-armed = { $fatal ->
    [yes] FATAL / −{ $amount } / with { $weapon }
   *[no] { $amount ->
        [0] 0 / with { $weapon }
       *[other] −{ $amount } / with { $weapon }
     }
 }
choice-foot-breaking = { $fatal ->
    [yes] FATAL / −{ $amount } / breaks { $weapon }
   *[no] { $amount ->
        [0] 0 / breaks { $weapon }
       *[other] −{ $amount } / breaks { $weapon }
     }
 }
choice-foot-bare_handed = { $fatal ->
    [yes] FATAL / −{ $amount } / bare-handed
   *[no] { $amount ->
        [0] 0 / bare-handed
       *[other] −{ $amount } / bare-handed
     }
 }

choice-put_away-under_deck = put under the dungeon
choice-put_away-shuffled = shuffle into the dungeon

## avoiding
# What the rules let a hero avoid: a room, a card, or nothing.
avoiding-may = { $avoid ->
    [card] You may put one card away.
   *[room] You may run.
 }
avoiding-may_not = { $avoid ->
    [card] You can't put one card away: { $why }.
   *[room] You can't run: { $why }.
 }
avoiding-free = free

## table
# The table line by line.
table-topic = { $topic }: { $words }
table-over = The game is over: { $result }.
# $room is "room 3" or "room 3 of 11".
table-room = { $n ->
    [one] { $room }. { $n } card below.
   *[other] { $room }. { $n } cards below.
 }
# A card that can be taken, with each way to take it.
table-slot = { $slot }. { FORM($card, "start") }, { $kind }: { $choices }.
table-empty = { $slot }. Empty.
table-to_face = { $n ->
    [one] { $n } card to face.
   *[other] { $n } cards to face.
 }
# $cards, $ranks and $slain are lists, or cards-none.
table-unseen = Unseen { $suit }: { $ranks }.
table-unseen_dragons = Unseen dragons: { $n }.
table-known = Known at the bottom, in this order: { $cards }.
# $moves are steps that were made, from moves-done-….
table-taken_back = Taken back: you { $moves }.
table-taken_back_from = Taken back: { $name } { $moves }.
table-defeated = Monsters defeated: { $cards }.
table-on_weapon = defeated and still on the weapon: { $cards }.
table-spent = Weapons and potions spent: { $cards }.

## goal
# What is to be done in this room, always in sight: at most 22 letters where a hero plays alone.
# $run: whether the hero may run instead.
goal-face = { $run ->
    [yes] Face { $n } of { $lying }, or run
   *[no] Face { $n } of { $lying }
 }
goal-all = { $run ->
    [yes] { $n ->
        [one] Face it, or run
       *[other] Face all { $n }, or run
     }
   *[no] { $n ->
        [one] Face it
       *[other] Face all { $n }
     }
 }
goal-more = { $run ->
    [yes] Face { $n } more, or run
   *[no] Face { $n } more
 }
# The last room: after these cards nothing is left.
goal-out = { $n ->
    [one] Face it to get out
    [2] Face both to get out
   *[other] Face all { $n } to get out
 }
goal-out_of = Face { $n } of { $lying } to get out
goal-party = { $name }, take one card
goal-party_or_room = { $name }, take one card or run

## moves
# A step of a plan, to be done and done: one move, or several of the same kind. Steps stand in a row, "take
# the 10♦, then fight the Q♠ with the 10♦"; an attribute .on is used before a further step where that differs.
moves-room = Room { $number }: { $moves }.
moves-runs = Rooms { $first } to { $last }: run from each.

moves-do-run = run from the room
moves-do-put_away = put { FORM($cards, "the") } away
moves-do-strike = fight { FORM($cards, "the") } with { FORM($weapon, "the") }
moves-do-bare = fight { FORM($cards, "the") } with bare hands
moves-do-monster = fight { FORM($cards, "the") }
moves-do-weapon = take { FORM($cards, "the") }
moves-do-potion = drink { FORM($cards, "the") }

moves-done-run = ran from the room
moves-done-put_away = put { FORM($cards, "the") } away
moves-done-strike = fought { FORM($cards, "the") } with { FORM($weapon, "the") }
moves-done-bare = fought { FORM($cards, "the") } with bare hands
moves-done-monster = fought { FORM($cards, "the") }
moves-done-weapon = took { FORM($cards, "the") }
moves-done-potion = drank { FORM($cards, "the") }

## taken
# A review for two: who took what the other needed.
taken-potion = Room { $room }: { $player } drank { FORM($card, "the") } for { $got }; for { $other } it would have been { $missed }.
taken-short = Room { $room }: { $player } drank { FORM($card, "the") } for { $got }; for { $other } it would have been { $missed }, and { $other } fell for want of { $short }.
taken-weapon = Room { $room }: { $player } took { FORM($card, "the") } with { FORM($held, "the") } in hand, while { $other } had no weapon.
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
fatal-once_more = Fatal: { FORM($card, "the") } costs { $amount }, and you have { $had }. Do it again if you mean it.

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
