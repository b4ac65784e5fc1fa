## coach
coach-over = over { $chance }
coach-under = under { $chance }
coach-about = about { $chance } ({ $low } to { $high })
coach-no_hope = You can't win any more; save what points you can.
coach-no_chance = You can't win any more.
coach-least_lost = You can't win any more. { $plan }. That scores best: { $points } on average.
coach-best = { $plan }. { $worth }.
coach-how = { $plan }: { $moves }
coach-chance = { $chance } to win
coach-score = { $chance } to win, { $points } on average
coach-points = { $n ->
    [one] { $score } point
   *[other] { $score } points
 }
coach-others = Other plans: { $plans }.
coach-other = { $plan } { $chance } ({ $why })
coach-fatal = Fatal: { $plans }.
coach-worth = { $plan } { $chance }

## nudge
# A hint in steps: the question, what to think about, what to do with each card.
nudge-then = Next: { $moves }.
nudge-lost = You can't win any more; play for the points that are left.
nudge-note = The chance to get out, whatever lies below.
nudge-marked = The coach's plan, move { $number }: { $words }.
nudge-marked_left = The coach's plan: { $words }.

# What the button of the hint brings next.
nudge-button-nudge = Hint
nudge-button-marks = Show me
nudge-button-numbers = Details

nudge-key-nudge = hint
nudge-key-marks = show me
nudge-key-numbers = details

nudge-help-nudge = a nudge first
nudge-help-marks = on the cards
nudge-help-numbers = the numbers

# The same on a card in the terminal, in seven letters at most.
nudge-brief-bare = bare
nudge-brief-strike = weapon
nudge-brief-monster = fight
nudge-brief-weapon = take
nudge-brief-potion = drink
nudge-brief-put_away = away
nudge-brief-leave = leave

nudge-ask-take = Which card would you take?
nudge-ask-take_or_run = Which card would you take, or would you run?
nudge-ask-put_away = Would you put a card away, and which?
nudge-ask-leave = { $n ->
    [one] Which card would you leave?
   *[other] Which { $n } cards would you leave?
 }
nudge-ask-leave_or_run = { $n ->
    [one] Would you run, and if not, which card would you leave?
   *[other] Would you run, and if not, which { $n } cards would you leave?
 }
nudge-ask-run = Would you run, or face them all?
nudge-ask-order = In which order would you face them?
nudge-ask-last = How would you meet this one?

nudge-mark-bare = bare hands
nudge-mark-strike = weapon
nudge-mark-monster = fight
nudge-mark-weapon = take
nudge-mark-potion = drink
nudge-mark-put_away = put away
nudge-mark-leave = leave it

coach-plan-run = run
coach-plan-put_away = put { $cards } away
coach-plan-leave = leave { $cards }
coach-plan-face_all = face all
coach-plan-take = take { $cards }

## why
# Why a plan is good or bad: the plan is what "it" is.
why-one = It { $why }.
why-alone = { $why }.
why-two = It { $why }, and it { $more }.

why-good-fatal = keeps you alive
why-good-out = gets you out of the dungeon, with a score of { $score }
why-good-score = scores { $score }, not { $other }
why-good-drink = heals { $heals } with { $cards }, so you have { $health } health, not { $other }
why-good-heal = heals { $heals } with { $cards }, not { $other }
why-good-idle = heals { $heals } with { $cards }, which would otherwise heal nothing
why-good-unwasted = heals { $heals } with { $cards }, which would otherwise be wasted
why-good-keep = keeps { $cards } for later instead of healing only { $heals } with it
why-good-full = keeps { $cards } for later, since it would heal nothing now
why-good-waste = keeps { $cards } for later, since it would be wasted now
why-good-block = blocks { $n } more by striking { $cards } with the { $weapon }
why-good-block_by_several = blocks { $n } more by striking { $cards }
why-good-fresh = keeps the { $weapon } fresh for { $cards } still to come
why-good-sharp = keeps the { $weapon } sharp enough for { $cards } still to come
why-good-reserve = saves the { $weapon } for later
why-good-arm = arms you with the { $weapon } for { $cards } still to come
why-good-hold = holds on to the { $weapon } for { $cards } still to come
why-good-room = spares you a room whose best plan costs { $cost } health and leaves you { $other }
why-good-room_healed = spares you a room whose best plan costs { $cost } health and heals { $heals }, leaving you { $other }
why-good-wait = leaves { $cards } for later, so you have { $health } health, not { $other }
why-good-away = puts { $cards } off, so you have { $health } health, not { $other }
why-good-instead = heals { $heals } with { $first } and leaves { $second } alone, so you have { $health } health, not { $other }
why-good-health = leaves you { $health } health, not { $other }
why-good-free_to_run = lets you run from the next room if you must
why-good-free_to_run_only = lets you run from the next room if you must
why-good-free_to_put_away = lets you put a card of the next room away
why-good-free_to_put_away_only = lets you put a card of the next room away
why-good-rid = deals with { $cards } for { $cost }
why-good-certain = wins for certain, as all cards to come are known
why-good-points = { $n ->
    [one] wins about as often and scores { $n } point more
   *[other] wins about as often and scores { $n } points more
 }
why-good-bonus = { $n ->
    [one] can end with full health and a potion on top, for { $n } point more
   *[other] can end with full health and a potion on top, for { $n } points more
 }
why-good-saves = { $n ->
    [one] scores { $n } point more on average
   *[other] scores { $n } points more on average
 }
why-good-trade = { $n ->
    [one] scores { $n } point more on average, though it wins less often
   *[other] scores { $n } points more on average, though it wins less often
 }
why-good-only = is all that can be done
why-good-alive = is the only plan that you survive
why-good-only_run = is the only way to survive this room
why-good-dear = is the only way to survive: any { $n } of these cards cost { $cost } health or more, and you have { $health }
why-good-equal = is about as good as the next best plan
why-good-lookahead = was found by looking ahead; no simple reason explains it

why-bad-fatal = is fatal: { $cards } costs { $cost }, and you have { $health }
why-bad-out = does not get you out yet, where another plan scores { $score }
why-bad-score = scores { $other }, not { $score }
why-bad-drink = holds { $cards } back, so you have { $other } health, not { $health }
why-bad-heal = heals only { $other } with { $cards }, not { $heals }
why-bad-idle = drinks { $cards } for nothing, though it could heal { $heals }
why-bad-unwasted = wastes { $cards }, which could heal { $heals }
why-bad-keep = heals only { $heals } with { $cards }
why-bad-full = drinks { $cards } for nothing
why-bad-waste = wastes { $cards }
why-bad-block = does not strike { $cards } with the { $weapon }, which would block { $n } more
why-bad-block_by_several = blocks { $n } less than a plan that strikes { $cards }
why-bad-fresh = dulls the { $weapon } with { $cards } still to come
why-bad-sharp = dulls the { $weapon } too much for { $cards } still to come
why-bad-reserve = takes the { $weapon } now instead of saving it
why-bad-arm = goes on without the { $weapon } with { $cards } still to come
why-bad-hold = gives up the { $weapon } with { $cards } still to come
why-bad-room = costs { $cost } health and leaves you { $other }
why-bad-room_healed = costs { $cost } health and heals { $heals }, leaving you { $other }
why-bad-wait = pays { $cost } for { $cards } now, leaving you { $other } health
why-bad-away = pays { $cost } for { $cards } now, leaving you { $other } health
why-bad-instead = fights { $second } and holds { $first } back, so you have { $other } health, not { $health }
why-bad-health = leaves you { $other } health, not { $health }
why-bad-free_to_run = { $n ->
    [one] makes you face the next room, with { $n } monster above 10 unseen
   *[other] makes you face the next room, with { $n } monsters above 10 unseen
 }
why-bad-free_to_run_only = makes you face the next room
why-bad-free_to_put_away = { $n ->
    [one] makes you face the whole next room, with { $n } monster above 10 unseen
   *[other] makes you face the whole next room, with { $n } monsters above 10 unseen
 }
why-bad-free_to_put_away_only = makes you face the whole next room
why-bad-rid = leaves { $cards } waiting for you in the next room
why-bad-certain = can't win any more, as all cards to come are known
why-bad-points = { $n ->
    [one] wins about as often but scores { $n } point less
   *[other] wins about as often but scores { $n } points less
 }
why-bad-saves = { $n ->
    [one] scores { $n } point less on average
   *[other] scores { $n } points less on average
 }
why-bad-trade = { $n ->
    [one] wins more often, but scores { $n } point less on average
   *[other] wins more often, but scores { $n } points less on average
 }
why-bad-equal = is about as good
why-bad-lookahead = does worse when you look ahead

# What spoke against a plan that was played.
why-past-fatal = was fatal: { $cards } cost { $cost }, and you had { $health }
why-past-out = did not get you out yet, where another plan scored { $score }
why-past-score = scored { $other }, not { $score }
why-past-drink = held { $cards } back, so you had { $other } health, not { $health }
why-past-heal = healed only { $other } with { $cards }, not { $heals }
why-past-idle = drank { $cards } for nothing, though it could have healed { $heals }
why-past-unwasted = wasted { $cards }, which could have healed { $heals }
why-past-keep = healed only { $heals } with { $cards }
why-past-full = drank { $cards } for nothing
why-past-waste = wasted { $cards }
why-past-block = did not strike { $cards } with the { $weapon }, which would have blocked { $n } more
why-past-block_by_several = blocked { $n } less than a plan that strikes { $cards }
why-past-fresh = dulled the { $weapon } with { $cards } still to come
why-past-sharp = dulled the { $weapon } too much for { $cards } still to come
why-past-reserve = took the { $weapon } instead of saving it
why-past-arm = went on without the { $weapon } with { $cards } still to come
why-past-hold = gave up the { $weapon } with { $cards } still to come
why-past-room = cost { $cost } health and left you { $other }
why-past-room_healed = cost { $cost } health and healed { $heals }, leaving you { $other }
why-past-wait = paid { $cost } for { $cards }, leaving you { $other } health
why-past-away = paid { $cost } for { $cards }, leaving you { $other } health
why-past-instead = fought { $second } and held { $first } back, so you had { $other } health, not { $health }
why-past-health = left you { $other } health, not { $health }
why-past-free_to_run = { $n ->
    [one] made you face the next room, with { $n } monster above 10 unseen
   *[other] made you face the next room, with { $n } monsters above 10 unseen
 }
why-past-free_to_run_only = made you face the next room
why-past-free_to_put_away = { $n ->
    [one] made you face the whole next room, with { $n } monster above 10 unseen
   *[other] made you face the whole next room, with { $n } monsters above 10 unseen
 }
why-past-free_to_put_away_only = made you face the whole next room
why-past-rid = left { $cards } waiting for you in the next room
why-past-certain = could no longer win, as all cards to come were known
why-past-points = { $n ->
    [one] won about as often but scored { $n } point less
   *[other] won about as often but scored { $n } points less
 }
why-past-saves = { $n ->
    [one] scored { $n } point less on average
   *[other] scored { $n } points less on average
 }
why-past-trade = { $n ->
    [one] won more often, but scored { $n } point less on average
   *[other] won more often, but scored { $n } points less on average
 }
why-past-equal = was about as good
why-past-lookahead = was worse, as looking ahead shows

# What cost a lost game, in a room: "In room 9 you ..."
why-cost-fatal = faced { $cards }, which cost { $cost }, with { $health } health
why-cost-drink = held { $cards } back, and so had { $other } health, not { $health }
why-cost-heal = healed only { $other } with { $cards }, not { $heals }
why-cost-idle = drank { $cards } for nothing, though it could have healed { $heals }
why-cost-unwasted = wasted { $cards }, which could have healed { $heals }
why-cost-keep = healed only { $heals } with { $cards }, which could have waited
why-cost-full = drank { $cards } for nothing, though it could have waited
why-cost-waste = wasted { $cards }, which could have waited
why-cost-block = did not strike { $cards } with the { $weapon }, which would have blocked { $n } more
why-cost-block_by_several = struck too little: { $n } more could have been blocked
why-cost-fresh = dulled the { $weapon } with { $cards } still to come
why-cost-sharp = dulled the { $weapon } too much for { $cards } still to come
why-cost-reserve = took the { $weapon } instead of saving it
why-cost-arm = went on without the { $weapon } with { $cards } still to come
why-cost-hold = gave up the { $weapon } with { $cards } still to come
why-cost-room = stayed, which cost { $cost } health and left you { $other }
why-cost-room_healed = stayed, which cost { $cost } health and healed { $heals }, leaving you { $other }
why-cost-wait = paid { $cost } for { $cards }, which could have waited
why-cost-away = paid { $cost } for { $cards }, which could have been put away
why-cost-instead = fought { $second } and held { $first } back, and so had { $other } health, not { $health }
why-cost-health = kept { $other } health, where { $health } could be kept
why-cost-free_to_run = ran, and so could not run from the next room
why-cost-free_to_run_only = ran, and so could not run from the next room
why-cost-free_to_put_away = put a card away, and so had to face the whole next room
why-cost-free_to_put_away_only = put a card away, and so had to face the whole next room
why-cost-rid = left { $cards } waiting for you in the next room
why-cost-certain = gave away a game that was won, as all cards to come were known

# Something to think about, true of the room; it names no card to take or to leave.
why-nudge-fatal = Not every way through this room is survived.
why-nudge-out = There is a way out of the dungeon here.
why-nudge-score = The score is decided here.
why-nudge-drink = A potion drunk here makes { $n } of difference to your health.
why-nudge-heal = It matters when you drink: a potion heals more at the right moment.
why-nudge-idle = It matters when you drink: a potion can be spent for nothing here.
why-nudge-unwasted = It matters when you drink: a potion can be wasted here.
why-nudge-keep = A potion would not heal its full value now.
why-nudge-full = It matters when you drink: a potion can be spent for nothing here.
why-nudge-waste = It matters when you drink: a potion can be wasted here.
why-nudge-block = A weapon can block { $n } more here than the next best plan lets it.
why-nudge-block_by_several = Weapons can block { $n } more here than the next best plan lets them.
why-nudge-fresh = A weapon that has struck nothing yet can strike anything. Think of what is still to come.
why-nudge-sharp = Think of what your weapon must still be able to strike.
why-nudge-reserve = A weapon that lies in the room stays new.
why-nudge-arm = Monsters are still to come. What will you meet them with?
why-nudge-hold = Monsters are still to come. Which weapon would you meet them with?
why-nudge-room = Add up what it costs to stay.
why-nudge-room_healed = Add up what it costs to stay, and what the potions give.
why-nudge-wait = One of these monsters need not be fought now.
why-nudge-away = One of these monsters need not be fought now.
why-nudge-instead = Set what a potion heals against what a monster costs.
why-nudge-health = One way leaves you { $health } health, and another only { $other }.
why-nudge-free_to_run = Who runs from this room must face the next.
why-nudge-free_to_run_only = Who runs from this room must face the next.
why-nudge-free_to_put_away = Who puts a card away must face all of the next room.
why-nudge-free_to_put_away_only = Who puts a card away must face all of the next room.
why-nudge-rid = What you leave lies here again in the next room.
why-nudge-certain = You know every card to come: play them through in your head.
why-nudge-points = More than one way wins about as often; points tell them apart.
why-nudge-bonus = The last card counts: think of what you would face last.
why-nudge-saves = It is points that are left to play for.
why-nudge-trade = Here more points cost a little safety.
why-nudge-only = There is little to choose here.
why-nudge-alive = Only one way through this room is survived.
why-nudge-only_run = Add up what it costs to stay, and compare it with your health.
why-nudge-dear = Any { $n } of these cards cost { $cost } health or more, and you have { $health }.
why-nudge-equal = There is little between the best two ways.
why-nudge-lookahead = No simple reason decides it: think of the rooms to come.
why-nudge-costs = The best move costs { $cost } health.
why-nudge-costs_nothing = The best move costs nothing.
why-nudge-arms = A weapon in this room is worth having.
why-nudge-heals = The best move heals { $heals }.
why-nudge-heals_nothing = The best move gives you nothing; think of what it keeps from happening.
why-nudge-wastes = The best move gives you nothing; think of what it keeps from happening.

# What a single move does.
why-move-fatal = is fatal
why-move-costs = costs { $cost } health
why-move-costs_nothing = costs nothing
why-move-arms = arms you with the { $weapon }
why-move-heals = heals { $heals }
why-move-heals_nothing = heals nothing
why-move-wastes = wastes { $cards }

# True of a plan, whatever the others do.
why-fact-room_under_deck = the room goes under the dungeon, as it lies
why-fact-room_shuffled = the room is shuffled back into the dungeon
why-fact-room_next = you can't run from the next one
why-fact-card_under_deck = { $cards } goes under the dungeon
why-fact-card_shuffled = { $cards } is shuffled back into the dungeon
why-fact-card_next = you can't put a card of the next room away
why-fact-unseen = unseen: { $monsters }, { $weapons }

why-count-monsters = { $n ->
    [one] { $n } monster above 10
   *[other] { $n } monsters above 10
 }
why-count-weapons = { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
 }

## review
review-title = { $rules }: { $result }
review-title_of_deal = { $rules }, deal { $seed }: { $result }
review-room = Room { $number }: you { $played }.
review-room_of = Room { $number }: { $name } { $played }.
review-no_hope = { $told } The game could no longer be won.
review-good = { $told } { $chance } to win.
review-scored = { $told } { $worth }.
review-lost = { $told } { $grade }: { $after } to win, not { $before }. Better: { $best }.
review-given_up = { $n ->
    [one] { $told } { $grade }: { $n } point given up. Better: { $best }.
   *[other] { $told } { $grade }: { $n } points given up. Better: { $best }.
 }
review-points = { $n ->
    [one] { $told } { $chance } to win, but { $n } point given up. Better: { $best }.
   *[other] { $told } { $chance } to win, but { $n } points given up. Better: { $best }.
 }
review-fault = Your plan { $why }.
review-faults = Your plan { $why }, and it { $more }.
review-fell = { $moves }, and fell
review-accuracy = Accuracy { $share }: { $counts }.
review-points_lost = { $n ->
    [one] { $n } point given up without need.
   *[other] { $n } points given up without need.
 }
review-lesson = What to learn from it: { $lesson }
review-line = How someone who sees all cards wins it:
review-turning_point = Turning point: { $what } in room { $number }, { $change }.
review-turned = Turning point. { $told }
review-worst = What cost most. { $told }
review-cards = the new cards
review-decision = your decision
review-gained = { $n ->
    [one] { $n } percentage point gained
   *[other] { $n } percentage points gained
 }
review-given_away = { $n ->
    [one] { $n } percentage point lost
   *[other] { $n } percentage points lost
 }

## together
# A record of games for two, by the names of the players.
together-heading = For two, by name
together-player = { $n ->
    [one] { $name }: { $n } game, { $wins } won, { $average } points on average.
   *[other] { $name }: { $n } games, { $wins } won, { $average } points on average.
 }
together-pair = { $n ->
    [one] { $one } and { $other }: { $n } game together; { $one } did better in { $first }, { $other } in { $second }.
   *[other] { $one } and { $other }: { $n } games together; { $one } did better in { $first }, { $other } in { $second }.
 }

# What cost a lost game, in one sentence.
review-cost-fault = In room { $number } you { $why }.
review-cost-better = In room { $number } you { $played }; it was better to { $best }.
review-cost-cards = You made no great mistake: what came in room { $number } cost you most.
review-cost-nobody = You made no great mistake, and nobody could have won this deal.
review-cost-nothing = You made no great mistake; the cards were against you.

review-later-next = in the next room
review-later-rooms = { $n ->
    [one] { $n } room later
   *[other] { $n } rooms later
 }
review-later-cost = { $when } the { $card } cost { $amount }.
review-later-room = { $when } you lost { $amount } health.
review-later-short = { $when } you fell for want of { $amount } health.

review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder

review-count-inaccuracy = { $n ->
    [one] { $n } inaccuracy
   *[other] { $n } inaccuracies
 }
review-count-mistake = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
 }
review-count-blunder = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
 }

review-winnable-won = Someone who sees all cards can win this deal.
review-winnable-lost = Nobody could have won this deal, even seeing all cards.
review-winnable-undecided = It is not known whether this deal can be won.

## habit
# What a player does too often, and what to do instead.
habit-too_few = { $n ->
    [one] Habits show after { $n } more game.
   *[other] Habits show after { $n } more games.
 }
habit-costs = { $habit }, which costs you { $loss }. Instead, { $lesson }
habit-wins = { $n ->
    [one] a win in every 100 games
   *[other] { $n } wins in every 100 games
 }
habit-points = { $points } points a game
habit-none = No habit of yours costs you much.
habit-games = { $n ->
    [one] This cost you most in your last game.
   *[other] This cost you most in your last { $n } games.
 }

## watched
# How the net plays, counted over many games.
watched-games = { $n ->
    [one] The net played { $n } game of { $rules } (seed { $seed }) and won { $won }.
   *[other] The net played { $n } games of { $rules } (seed { $seed }) and won { $won }.
 }
watched-avoided = Of the rooms that it could avoid, it avoided { $shares }.
watched-monsters = { $n ->
    [one] { $share } of those with { $n } monster
   *[other] { $share } of those with { $n } monsters
 }
watched-health = By its health, it avoided { $shares }.
watched-gained = Avoiding a room raised its chance to win by { $points } percentage points on average.
watched-left = Where it left cards of a room for later, it left { $shares }.
watched-strongest = When it left monsters, the strongest was among them in { $share } of the rooms.
watched-armed = Where it could use its weapon, it used it on { $shares }.
watched-potions = Of the potions that it drank, { $share } healed, by { $mean } on average.
watched-swaps = Of the weapons that it took in place of another, { $share } were weaker.
watched-advice = Where you do otherwise, try it this way.

watched-at-low = { $share } with little health
watched-at-middle = { $share } with middling health
watched-at-high = { $share } with much health

watched-leaving-monster = a monster in { $share } of the rooms that had one
watched-leaving-weapon = a weapon in { $share }
watched-leaving-potion = a potion in { $share }

watched-against-weak = { $share } of the monsters up to 5
watched-against-middling = { $share } of those from 6 to 10
watched-against-strong = { $share } of those above 10

habit-told-reckless = you face rooms that kill you
habit-told-waste = you drink potions that heal little or nothing
habit-told-hoard = you hold potions too long
habit-told-wear = you wear your weapon down on weak monsters
habit-told-swap = you change weapons too soon
habit-told-unarmed = you leave good weapons behind
habit-told-timid = you strike too little with your weapon
habit-told-hasty = you fight costly monsters that could wait
habit-told-stubborn = you stay in rooms that cost too much
habit-told-flighty = you avoid rooms that you could face
habit-told-endgame = you lose won games when all cards are known
habit-told-points = you give points away when the win is safe

habit-lesson-reckless = add up what a room costs before you face it.
habit-lesson-waste = leave a potion for later if it heals little or nothing now.
habit-lesson-hoard = drink a potion when you need it; left for later, it heals no more.
habit-lesson-wear = keep your weapon sharp for the strong monsters still to come.
habit-lesson-swap = keep the weapon in your hand until it is dull; one that you leave in the room stays new.
habit-lesson-unarmed = take up a good weapon before the strong monsters come.
habit-lesson-timid = let your weapon block as much as it can while it is sharp.
habit-lesson-hasty = leave the monster that costs most until you can meet it better.
habit-lesson-stubborn = avoid a room that costs too much, and meet it again better armed.
habit-lesson-flighty = stay and face such a room: avoid one and you can't avoid the next, which may be worse.
habit-lesson-endgame = when all cards to come are known, play them through to the end before you move.
habit-lesson-points = once the win is safe, heal and block all you can, and end on a potion.

## bots
# What players call the bots, and what kind of players they are.
bots-title = { $name } ({ $code })
bots-about = { $name }: { $line }

bots-name-random = Moth
bots-name-greedy = Magpie
bots-name-net = Fox
bots-name-expert = Owl
bots-name-oracle = Seer

bots-line-random = Takes any card that it may, and seldom gets far.
bots-line-greedy = Takes what looks best in this room, and never thinks of the next.
bots-line-net = Feels what a room is worth, from all the games it has played against itself.
bots-line-expert = Looks many rooms ahead before it moves; none that plays fair is stronger.
bots-line-oracle = Sees every card that is still to come, so it hardly ever loses.

## mistakes
# A player's own mistakes, as puzzles.
mistakes-heading = Your mistakes
mistakes-looking = The coach is looking through your last games …
mistakes-none = there is no mistake of yours to solve: your last games have none left
mistakes-title = Your game of { $day }, room { $room }
mistakes-task = { $title }: find a better plan.
mistakes-line = { $mark } { $title } · { $rules }, { $state }
mistakes-solved = That mistake is solved, and will not come back.

## hinting
# Commands of the command line that ask about saved games, or show one.
hinting-sure = A hint marks this day's result as aided. Show it?
hinting-counts = { $name }, room { $room }. This counts as a hint in that game.
hinting-first_room = { $code }, the first room.
hinting-no_game = you have no unfinished game; name a deal with --deal or --seed, or give --position or --record
hinting-not_yet = it is not your turn in { $name }; open it and play on first
hinting-nothing_to_review = you have no finished game to review; name the file of a record
hinting-nothing_of_deal = you have no finished game of { $code }
