## coach
# Chances that are not quite certain. A chance stands alone, after a colon, in brackets, or before "to win".
coach-over = over { $chance }
coach-under = under { $chance }
coach-about = about { $chance } ({ $low } to { $high })
coach-no_hope = You can't win any more; save what points you can.
coach-no_chance = You can't win any more.
# What the coach would do, and what that is worth. $plan is what to do with the room, or that and how to do it
# (coach-how); $worth is coach-chance or coach-score. Both are labels that begin with a capital here.
coach-least_lost = You can't win any more. { $plan }. That scores best: { $points } on average.
coach-best = { $plan }. { $worth }.
coach-how = { $plan }: { $moves }
# Labels, which stand alone or after a colon: what a plan is worth.
coach-chance = { $chance } to win
coach-score = { $chance } to win, { $points } on average
# Points as a label, such as 3 points or −13 points: $n is the number without its sign.
coach-points = { $n ->
    [one] { $score } point
   *[other] { $score } points
 }
# A list of plans; each is coach-worth or, with a reason in brackets (why-bad-… .brief), coach-other.
coach-others = Other plans: { $plans }.
coach-other = { $plan } { $chance } ({ $why })
coach-worth = { $plan } { $chance }
# Plans that nobody survives, as a list.
coach-fatal = Fatal: { $plans }.

## nudge
# A hint in steps: the question, what to think about, what to do with each card.
# What is left of a plan that has been begun.
nudge-then = Next: { $moves }.
nudge-lost = You can't win any more; play for the points that are left.
# Below the chances of the plans.
nudge-note = The chance to get out, whatever lies below.
# What is said of a marked card; $words is nudge-mark-….
nudge-marked = The coach's plan, move { $number }: { $words }.
nudge-marked_left = The coach's plan: { $words }.

# What the button of the hint brings next; then its key in a terminal, and what that brings.
nudge-button-nudge = Hint
nudge-button-marks = Show me
nudge-button-numbers = Details

nudge-key-nudge = hint
nudge-key-marks = show me
nudge-key-numbers = details

nudge-help-nudge = a nudge first
nudge-help-marks = on the cards
nudge-help-numbers = the numbers

# What there is to decide.
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

# What the plan does with a card of the room, as a mark on it.
nudge-mark-bare = bare hands
nudge-mark-strike = weapon
nudge-mark-monster = fight
nudge-mark-weapon = take
nudge-mark-potion = drink
nudge-mark-put_away = put away
nudge-mark-leave = leave it

# The same in a terminal, in seven letters at most.
nudge-brief-bare = bare
nudge-brief-strike = weapon
nudge-brief-monster = fight
nudge-brief-weapon = take
nudge-brief-potion = drink
nudge-brief-put_away = away
nudge-brief-leave = leave
# Which move of the plan it is, and what to do: 2 weapon.
nudge-brief-numbered = { $number } { $words }

## plans
# What to do with a room, in a few words: a label that stands alone, after a colon, in a list or before one.
coach-plan-run = run
coach-plan-put_away = put { FORM($cards, "the") } away
coach-plan-leave = leave { FORM($cards, "the") }
coach-plan-face_all = face all
coach-plan-take = take { FORM($cards, "the") }

## why
# Why a plan for a room is good or bad, compared with another: a sentence each. "It" is the plan, which stands
# before it; so does another sentence sometimes, and then `.also` is said. Of the values, $cards are one or two
# cards (several where a plan strikes them), $weapon is one, and all others are numbers: $heals is what a potion
# heals, $cost what is lost, $health what you have after this plan (or before a blow) and $other after the other
# plan. Choose by any of them.
why-good-fatal = It keeps you alive.
why-good-out = It gets you out of the dungeon, with a score of { $score }.
    .also = It also gets you out of the dungeon, with a score of { $score }.
why-good-score = It scores { $score }, not { $other }.
    .also = It also scores { $score }, not { $other }.
why-good-drink = It heals { $heals } with { FORM($cards, "the") }, so you have { $health } health, not { $other }.
    .also = It also heals { $heals } with { FORM($cards, "the") }, so you have { $health } health, not { $other }.
why-good-heal = It heals { $heals } with { FORM($cards, "the") }, not { $other }.
    .also = It also heals { $heals } with { FORM($cards, "the") }, not { $other }.
why-good-idle = It heals { $heals } with { FORM($cards, "the") }, which would otherwise heal nothing.
    .also = It also heals { $heals } with { FORM($cards, "the") }, which would otherwise heal nothing.
why-good-unwasted = It heals { $heals } with { FORM($cards, "the") }, which would otherwise be wasted.
    .also = It also heals { $heals } with { FORM($cards, "the") }, which would otherwise be wasted.
why-good-keep = It keeps { FORM($cards, "the") } for later instead of healing only { $heals } with it.
    .also = It also keeps { FORM($cards, "the") } for later instead of healing only { $heals } with it.
why-good-full = It keeps { FORM($cards, "the") } for later, since it would heal nothing now.
    .also = It also keeps { FORM($cards, "the") } for later, since it would heal nothing now.
why-good-waste = It keeps { FORM($cards, "the") } for later, since it would be wasted now.
    .also = It also keeps { FORM($cards, "the") } for later, since it would be wasted now.
why-good-block = It blocks { $n } more by striking { FORM($cards, "the") } with { FORM($weapon, "the") }.
    .also = It also blocks { $n } more by striking { FORM($cards, "the") } with { FORM($weapon, "the") }.
why-good-block_by_several = It blocks { $n } more by striking { FORM($cards, "the") }.
    .also = It also blocks { $n } more by striking { FORM($cards, "the") }.
why-good-fresh = It keeps { FORM($weapon, "the") } fresh for { FORM($cards, "the") } still to come.
    .also = It also keeps { FORM($weapon, "the") } fresh for { FORM($cards, "the") } still to come.
why-good-sharp = It keeps { FORM($weapon, "the") } sharp enough for { FORM($cards, "the") } still to come.
    .also = It also keeps { FORM($weapon, "the") } sharp enough for { FORM($cards, "the") } still to come.
why-good-reserve = It saves { FORM($weapon, "the") } for later.
    .also = It also saves { FORM($weapon, "the") } for later.
why-good-arm = It arms you with { FORM($weapon, "the") } for { FORM($cards, "the") } still to come.
    .also = It also arms you with { FORM($weapon, "the") } for { FORM($cards, "the") } still to come.
why-good-hold = It holds on to { FORM($weapon, "the") } for { FORM($cards, "the") } still to come.
    .also = It also holds on to { FORM($weapon, "the") } for { FORM($cards, "the") } still to come.
why-good-room = It spares you a room whose best plan costs { $cost } health and leaves you { $other }.
    .also = It also spares you a room whose best plan costs { $cost } health and leaves you { $other }.
why-good-room_healed = It spares you a room whose best plan costs { $cost } health and heals { $heals }, leaving you { $other }.
    .also = It also spares you a room whose best plan costs { $cost } health and heals { $heals }, leaving you { $other }.
why-good-wait = It leaves { FORM($cards, "the") } for later, so you have { $health } health, not { $other }.
    .also = It also leaves { FORM($cards, "the") } for later, so you have { $health } health, not { $other }.
why-good-away = It puts { FORM($cards, "the") } off, so you have { $health } health, not { $other }.
    .also = It also puts { FORM($cards, "the") } off, so you have { $health } health, not { $other }.
why-good-instead = It heals { $heals } with { FORM($potion, "the") } and leaves { FORM($monster, "the") } alone, so you have { $health } health, not { $other }.
    .also = It also heals { $heals } with { FORM($potion, "the") } and leaves { FORM($monster, "the") } alone, so you have { $health } health, not { $other }.
why-good-health = It leaves you { $health } health, not { $other }.
    .also = It also leaves you { $health } health, not { $other }.
why-good-free_to_run = It lets you run from the next room if you must.
    .also = It also lets you run from the next room if you must.
why-good-free_to_put_away = It lets you put a card of the next room away.
    .also = It also lets you put a card of the next room away.
why-good-rid = It deals with { FORM($cards, "the") } for { $cost }.
    .also = It also deals with { FORM($cards, "the") } for { $cost }.
why-good-certain = It wins for certain, as all cards to come are known.
why-good-points = { $n ->
    [one] It wins about as often and scores { $n } point more.
   *[other] It wins about as often and scores { $n } points more.
 }
why-good-bonus = { $n ->
    [one] It can end with full health and a potion on top, for { $n } point more.
   *[other] It can end with full health and a potion on top, for { $n } points more.
 }
why-good-saves = { $n ->
    [one] It scores { $n } point more on average.
   *[other] It scores { $n } points more on average.
 }
why-good-trade = { $n ->
    [one] It scores { $n } point more on average, though it wins less often.
   *[other] It scores { $n } points more on average, though it wins less often.
 }
why-good-only = It is all that can be done.
why-good-alive = It is the only plan that you survive.
why-good-only_run = It is the only way to survive this room.
why-good-dear = It is the only way to survive: any { $n } of these cards cost { $cost } health or more, and you have { $health }.
why-good-equal = It is about as good as the next best plan.
why-good-lookahead = It was found by looking ahead; no simple reason explains it.

# The same against a plan. `.brief` stands in brackets behind the plan, in a list of several:
# "Other plans: leave the 8♦ 84 % (heals only 4 with the 8♥)." It is no sentence and has no full stop.
why-bad-fatal = It is fatal: { FORM($cards, "the") } costs { $cost }, and you have { $health }.
    .brief = is fatal: { FORM($cards, "the") } costs { $cost }, and you have { $health }
why-bad-out = It does not get you out yet, where another plan scores { $score }.
    .also = It also { why-bad-out.brief }.
    .brief = does not get you out yet, where another plan scores { $score }
why-bad-score = It scores { $other }, not { $score }.
    .also = It also { why-bad-score.brief }.
    .brief = scores { $other }, not { $score }
why-bad-drink = It holds { FORM($cards, "the") } back, so you have { $other } health, not { $health }.
    .also = It also { why-bad-drink.brief }.
    .brief = holds { FORM($cards, "the") } back, so you have { $other } health, not { $health }
why-bad-heal = It heals only { $other } with { FORM($cards, "the") }, not { $heals }.
    .also = It also { why-bad-heal.brief }.
    .brief = heals only { $other } with { FORM($cards, "the") }, not { $heals }
why-bad-idle = It drinks { FORM($cards, "the") } for nothing, though it could heal { $heals }.
    .also = It also { why-bad-idle.brief }.
    .brief = drinks { FORM($cards, "the") } for nothing, though it could heal { $heals }
why-bad-unwasted = It wastes { FORM($cards, "the") }, which could heal { $heals }.
    .also = It also { why-bad-unwasted.brief }.
    .brief = wastes { FORM($cards, "the") }, which could heal { $heals }
why-bad-keep = It heals only { $heals } with { FORM($cards, "the") }.
    .also = It also { why-bad-keep.brief }.
    .brief = heals only { $heals } with { FORM($cards, "the") }
why-bad-full = It drinks { FORM($cards, "the") } for nothing.
    .also = It also { why-bad-full.brief }.
    .brief = drinks { FORM($cards, "the") } for nothing
why-bad-waste = It wastes { FORM($cards, "the") }.
    .also = It also { why-bad-waste.brief }.
    .brief = wastes { FORM($cards, "the") }
why-bad-block = It does not strike { FORM($cards, "the") } with { FORM($weapon, "the") }, which would block { $n } more.
    .also = It also { why-bad-block.brief }.
    .brief = does not strike { FORM($cards, "the") } with { FORM($weapon, "the") }, which would block { $n } more
why-bad-block_by_several = It blocks { $n } less than a plan that strikes { FORM($cards, "the") }.
    .also = It also { why-bad-block_by_several.brief }.
    .brief = blocks { $n } less than a plan that strikes { FORM($cards, "the") }
why-bad-fresh = It dulls { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
    .also = It also { why-bad-fresh.brief }.
    .brief = dulls { FORM($weapon, "the") } with { FORM($cards, "the") } still to come
why-bad-sharp = It dulls { FORM($weapon, "the") } too much for { FORM($cards, "the") } still to come.
    .also = It also { why-bad-sharp.brief }.
    .brief = dulls { FORM($weapon, "the") } too much for { FORM($cards, "the") } still to come
why-bad-reserve = It takes { FORM($weapon, "the") } now instead of saving it.
    .also = It also { why-bad-reserve.brief }.
    .brief = takes { FORM($weapon, "the") } now instead of saving it
why-bad-arm = It goes on without { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
    .also = It also { why-bad-arm.brief }.
    .brief = goes on without { FORM($weapon, "the") } with { FORM($cards, "the") } still to come
why-bad-hold = It gives up { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
    .also = It also { why-bad-hold.brief }.
    .brief = gives up { FORM($weapon, "the") } with { FORM($cards, "the") } still to come
why-bad-room = It costs { $cost } health and leaves you { $other }.
    .also = It also { why-bad-room.brief }.
    .brief = costs { $cost } health and leaves you { $other }
why-bad-room_healed = It costs { $cost } health and heals { $heals }, leaving you { $other }.
    .also = It also { why-bad-room_healed.brief }.
    .brief = costs { $cost } health and heals { $heals }, leaving you { $other }
why-bad-wait = It pays { $cost } for { FORM($cards, "the") } now, leaving you { $other } health.
    .also = It also { why-bad-wait.brief }.
    .brief = pays { $cost } for { FORM($cards, "the") } now, leaving you { $other } health
why-bad-away = It pays { $cost } for { FORM($cards, "the") } now, leaving you { $other } health.
    .also = It also { why-bad-away.brief }.
    .brief = pays { $cost } for { FORM($cards, "the") } now, leaving you { $other } health
why-bad-instead = It fights { FORM($monster, "the") } and holds { FORM($potion, "the") } back, so you have { $other } health, not { $health }.
    .also = It also { why-bad-instead.brief }.
    .brief = fights { FORM($monster, "the") } and holds { FORM($potion, "the") } back, so you have { $other } health, not { $health }
why-bad-health = It leaves you { $other } health, not { $health }.
    .also = It also { why-bad-health.brief }.
    .brief = leaves you { $other } health, not { $health }
why-bad-free_to_run = { $n ->
    [0] It makes you face the next room.
    [one] It makes you face the next room, with { $n } monster above 10 unseen.
   *[other] It makes you face the next room, with { $n } monsters above 10 unseen.
 }
    .also = It also { why-bad-free_to_run.brief }.
    .brief = { $n ->
        [0] makes you face the next room
        [one] makes you face the next room, with { $n } monster above 10 unseen
       *[other] makes you face the next room, with { $n } monsters above 10 unseen
     }
why-bad-free_to_put_away = { $n ->
    [0] It makes you face the whole next room.
    [one] It makes you face the whole next room, with { $n } monster above 10 unseen.
   *[other] It makes you face the whole next room, with { $n } monsters above 10 unseen.
 }
    .also = It also { why-bad-free_to_put_away.brief }.
    .brief = { $n ->
        [0] makes you face the whole next room
        [one] makes you face the whole next room, with { $n } monster above 10 unseen
       *[other] makes you face the whole next room, with { $n } monsters above 10 unseen
     }
why-bad-rid = It leaves { FORM($cards, "the") } waiting for you in the next room.
    .also = It also { why-bad-rid.brief }.
    .brief = leaves { FORM($cards, "the") } waiting for you in the next room
why-bad-certain = It can't win any more, as all cards to come are known.
    .brief = can't win any more, as all cards to come are known
why-bad-points = { $n ->
    [one] It wins about as often but scores { $n } point less.
   *[other] It wins about as often but scores { $n } points less.
 }
    .brief = { $n ->
        [one] wins about as often but scores { $n } point less
       *[other] wins about as often but scores { $n } points less
     }
why-bad-saves = { $n ->
    [one] It scores { $n } point less on average.
   *[other] It scores { $n } points less on average.
 }
    .brief = { $n ->
        [one] scores { $n } point less on average
       *[other] scores { $n } points less on average
     }
why-bad-trade = { $n ->
    [one] It wins more often, but scores { $n } point less on average.
   *[other] It wins more often, but scores { $n } points less on average.
 }
    .brief = { $n ->
        [one] wins more often, but scores { $n } point less on average
       *[other] wins more often, but scores { $n } points less on average
     }
why-bad-equal = It is about as good.
    .brief = is about as good
why-bad-lookahead = It does worse when you look ahead.
    .brief = does worse when you look ahead

# What spoke against a plan that was played. The first such sentence names the plan; the second is `.also`.
why-past-fatal = Your plan was fatal: { FORM($cards, "the") } cost { $cost }, and you had { $health }.
why-past-out = Your plan did not get you out yet, where another plan scored { $score }.
    .also = Your plan also did not get you out yet, where another plan scored { $score }.
why-past-score = Your plan scored { $other }, not { $score }.
    .also = Your plan also scored { $other }, not { $score }.
why-past-drink = Your plan held { FORM($cards, "the") } back, so you had { $other } health, not { $health }.
    .also = Your plan also held { FORM($cards, "the") } back, so you had { $other } health, not { $health }.
why-past-heal = Your plan healed only { $other } with { FORM($cards, "the") }, not { $heals }.
    .also = Your plan also healed only { $other } with { FORM($cards, "the") }, not { $heals }.
why-past-idle = Your plan drank { FORM($cards, "the") } for nothing, though it could have healed { $heals }.
    .also = Your plan also drank { FORM($cards, "the") } for nothing, though it could have healed { $heals }.
why-past-unwasted = Your plan wasted { FORM($cards, "the") }, which could have healed { $heals }.
    .also = Your plan also wasted { FORM($cards, "the") }, which could have healed { $heals }.
why-past-keep = Your plan healed only { $heals } with { FORM($cards, "the") }.
    .also = Your plan also healed only { $heals } with { FORM($cards, "the") }.
why-past-full = Your plan drank { FORM($cards, "the") } for nothing.
    .also = Your plan also drank { FORM($cards, "the") } for nothing.
why-past-waste = Your plan wasted { FORM($cards, "the") }.
    .also = Your plan also wasted { FORM($cards, "the") }.
why-past-block = Your plan did not strike { FORM($cards, "the") } with { FORM($weapon, "the") }, which would have blocked { $n } more.
    .also = Your plan also did not strike { FORM($cards, "the") } with { FORM($weapon, "the") }, which would have blocked { $n } more.
why-past-block_by_several = Your plan blocked { $n } less than a plan that strikes { FORM($cards, "the") }.
    .also = Your plan also blocked { $n } less than a plan that strikes { FORM($cards, "the") }.
why-past-fresh = Your plan dulled { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
    .also = Your plan also dulled { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
why-past-sharp = Your plan dulled { FORM($weapon, "the") } too much for { FORM($cards, "the") } still to come.
    .also = Your plan also dulled { FORM($weapon, "the") } too much for { FORM($cards, "the") } still to come.
why-past-reserve = Your plan took { FORM($weapon, "the") } instead of saving it.
    .also = Your plan also took { FORM($weapon, "the") } instead of saving it.
why-past-arm = Your plan went on without { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
    .also = Your plan also went on without { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
why-past-hold = Your plan gave up { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
    .also = Your plan also gave up { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
why-past-room = Your plan cost { $cost } health and left you { $other }.
    .also = Your plan also cost { $cost } health and left you { $other }.
why-past-room_healed = Your plan cost { $cost } health and healed { $heals }, leaving you { $other }.
    .also = Your plan also cost { $cost } health and healed { $heals }, leaving you { $other }.
why-past-wait = Your plan paid { $cost } for { FORM($cards, "the") }, leaving you { $other } health.
    .also = Your plan also paid { $cost } for { FORM($cards, "the") }, leaving you { $other } health.
why-past-away = Your plan paid { $cost } for { FORM($cards, "the") }, leaving you { $other } health.
    .also = Your plan also paid { $cost } for { FORM($cards, "the") }, leaving you { $other } health.
why-past-instead = Your plan fought { FORM($monster, "the") } and held { FORM($potion, "the") } back, so you had { $other } health, not { $health }.
    .also = Your plan also fought { FORM($monster, "the") } and held { FORM($potion, "the") } back, so you had { $other } health, not { $health }.
why-past-health = Your plan left you { $other } health, not { $health }.
    .also = Your plan also left you { $other } health, not { $health }.
why-past-free_to_run = { $n ->
    [0] Your plan made you face the next room.
    [one] Your plan made you face the next room, with { $n } monster above 10 unseen.
   *[other] Your plan made you face the next room, with { $n } monsters above 10 unseen.
 }
    .also = { $n ->
        [0] Your plan also made you face the next room.
        [one] Your plan also made you face the next room, with { $n } monster above 10 unseen.
       *[other] Your plan also made you face the next room, with { $n } monsters above 10 unseen.
     }
why-past-free_to_put_away = { $n ->
    [0] Your plan made you face the whole next room.
    [one] Your plan made you face the whole next room, with { $n } monster above 10 unseen.
   *[other] Your plan made you face the whole next room, with { $n } monsters above 10 unseen.
 }
    .also = { $n ->
        [0] Your plan also made you face the whole next room.
        [one] Your plan also made you face the whole next room, with { $n } monster above 10 unseen.
       *[other] Your plan also made you face the whole next room, with { $n } monsters above 10 unseen.
     }
why-past-rid = Your plan left { FORM($cards, "the") } waiting for you in the next room.
    .also = Your plan also left { FORM($cards, "the") } waiting for you in the next room.
why-past-certain = Your plan could no longer win, as all cards to come were known.
why-past-trade = { $n ->
    [one] Your plan won more often, but scored { $n } point less on average.
   *[other] Your plan won more often, but scored { $n } points less on average.
 }
why-past-equal = Your plan was about as good.
why-past-lookahead = Your plan was worse, as looking ahead shows.

# What cost a lost game, in one sentence.
why-cost-fatal = In room { $room } you faced { FORM($cards, "the") }, which cost { $cost }, with { $health } health.
why-cost-drink = In room { $room } you held { FORM($cards, "the") } back, and so had { $other } health, not { $health }.
why-cost-heal = In room { $room } you healed only { $other } with { FORM($cards, "the") }, not { $heals }.
why-cost-idle = In room { $room } you drank { FORM($cards, "the") } for nothing, though it could have healed { $heals }.
why-cost-unwasted = In room { $room } you wasted { FORM($cards, "the") }, which could have healed { $heals }.
why-cost-keep = In room { $room } you healed only { $heals } with { FORM($cards, "the") }, which could have waited.
why-cost-full = In room { $room } you drank { FORM($cards, "the") } for nothing, though it could have waited.
why-cost-waste = In room { $room } you wasted { FORM($cards, "the") }, which could have waited.
why-cost-block = In room { $room } you did not strike { FORM($cards, "the") } with { FORM($weapon, "the") }, which would have blocked { $n } more.
why-cost-block_by_several = In room { $room } you struck too little: { $n } more could have been blocked.
why-cost-fresh = In room { $room } you dulled { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
why-cost-sharp = In room { $room } you dulled { FORM($weapon, "the") } too much for { FORM($cards, "the") } still to come.
why-cost-reserve = In room { $room } you took { FORM($weapon, "the") } instead of saving it.
why-cost-arm = In room { $room } you went on without { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
why-cost-hold = In room { $room } you gave up { FORM($weapon, "the") } with { FORM($cards, "the") } still to come.
why-cost-room = In room { $room } you stayed, which cost { $cost } health and left you { $other }.
why-cost-room_healed = In room { $room } you stayed, which cost { $cost } health and healed { $heals }, leaving you { $other }.
why-cost-wait = In room { $room } you paid { $cost } for { FORM($cards, "the") }, which could have waited.
why-cost-away = In room { $room } you paid { $cost } for { FORM($cards, "the") }, which could have been put away.
why-cost-instead = In room { $room } you fought { FORM($monster, "the") } and held { FORM($potion, "the") } back, and so had { $other } health, not { $health }.
why-cost-health = In room { $room } you kept { $other } health, where { $health } could be kept.
why-cost-free_to_run = In room { $room } you ran, and so could not run from the next room.
why-cost-free_to_put_away = In room { $room } you put a card away, and so had to face the whole next room.
why-cost-rid = In room { $room } you left { FORM($cards, "the") } waiting for you in the next room.
why-cost-certain = In room { $room } you gave away a game that was won, as all cards to come were known.

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
why-nudge-free_to_put_away = Who puts a card away must face all of the next room.
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

# What a single move does, at a table for two. `.brief` stands in brackets behind it, as above.
why-move-fatal = It is fatal.
    .brief = is fatal
why-move-costs = It costs { $cost } health.
    .brief = costs { $cost } health
why-move-costs_nothing = It costs nothing.
    .brief = costs nothing
why-move-arms = It arms you with { FORM($weapon, "the") }.
    .brief = arms you with { FORM($weapon, "the") }
why-move-heals = It heals { $heals }.
    .brief = heals { $heals }
why-move-heals_nothing = It heals nothing.
    .brief = heals nothing
why-move-wastes = It wastes { FORM($cards, "the") }.
    .brief = wastes { FORM($cards, "the") }

# True of a plan, whatever the others do. `.brief` stands in brackets behind it, as above.
why-fact-room_under_deck = The room goes under the dungeon, as it lies.
    .brief = the room goes under the dungeon, as it lies
why-fact-room_shuffled = The room is shuffled back into the dungeon.
    .brief = the room is shuffled back into the dungeon
why-fact-room_next = You can't run from the next one.
why-fact-card_under_deck = It puts { FORM($cards, "the") } under the dungeon.
    .brief = puts { FORM($cards, "the") } under the dungeon
why-fact-card_shuffled = It shuffles { FORM($cards, "the") } back into the dungeon.
    .brief = shuffles { FORM($cards, "the") } back into the dungeon
why-fact-card_next = You can't put a card of the next room away.
# Which of the cards that nobody has seen yet matter most, as a list.
why-fact-unseen = Unseen: { $monsters ->
    [one] { $monsters } monster above 10
   *[other] { $monsters } monsters above 10
 }, { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
 }.

## review
review-title = { $rules }: { $result }
review-title_of_deal = { $rules }, deal { $seed }: { $result }
# What was done with a room. $played is a row of moves that were made (moves-done-…), $fell whether the hero fell.
# What follows on the same line are sentences of their own, down to review-best; then what spoke against the plan.
review-room = { $fell ->
    [yes] Room { $number }: you { $played }, and fell.
   *[no] Room { $number }: you { $played }.
 }
# The same of somebody else.
review-room_of = { $fell ->
    [yes] Room { $number }: { $name } { $played }, and fell.
   *[no] Room { $number }: { $name } { $played }.
 }
review-no_hope = The game could no longer be won.
review-good = { $chance } to win.
# $worth is coach-chance or coach-score.
review-scored = { $worth }.
review-lost = { $grade ->
    [inaccuracy] Inaccuracy: { $after } to win, not { $before }.
    [mistake] Mistake: { $after } to win, not { $before }.
   *[blunder] Blunder: { $after } to win, not { $before }.
 }
review-given_up = { $grade ->
    [inaccuracy] { $n ->
        [one] Inaccuracy: { $n } point given up.
       *[other] Inaccuracy: { $n } points given up.
     }
    [mistake] { $n ->
        [one] Mistake: { $n } point given up.
       *[other] Mistake: { $n } points given up.
     }
   *[blunder] { $n ->
        [one] Blunder: { $n } point given up.
       *[other] Blunder: { $n } points given up.
     }
 }
review-points = { $n ->
    [one] { $chance } to win, but { $n } point given up.
   *[other] { $chance } to win, but { $n } points given up.
 }
review-best = Better: { $best }.
# How many decisions were not the best, as a list behind the accuracy.
review-accuracy = Accuracy { $share }: { $inaccuracies ->
    [one] { $inaccuracies } inaccuracy
   *[other] { $inaccuracies } inaccuracies
 }, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
 }, { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
 }.
review-points_lost = { $n ->
    [one] { $n } point given up without need.
   *[other] { $n } points given up without need.
 }
# $lesson is a sentence of habit-lesson-….
review-lesson = What to learn from it: { $lesson }
review-line = How someone who sees all cards wins it:
# The largest step towards the end, by the cards of a room or by a decision.
review-turning_gained = { $by_cards ->
    [yes] { $n ->
        [one] Turning point: the new cards in room { $number }, { $n } percentage point gained.
       *[other] Turning point: the new cards in room { $number }, { $n } percentage points gained.
     }
   *[no] { $n ->
        [one] Turning point: your decision in room { $number }, { $n } percentage point gained.
       *[other] Turning point: your decision in room { $number }, { $n } percentage points gained.
     }
 }
review-turning_lost = { $by_cards ->
    [yes] { $n ->
        [one] Turning point: the new cards in room { $number }, { $n } percentage point lost.
       *[other] Turning point: the new cards in room { $number }, { $n } percentage points lost.
     }
   *[no] { $n ->
        [one] Turning point: your decision in room { $number }, { $n } percentage point lost.
       *[other] Turning point: your decision in room { $number }, { $n } percentage points lost.
     }
 }
# Before review-room and what follows it.
review-turned = Turning point.
review-worst = What cost most.

# What cost a lost game, in one sentence, where why-cost-… does not say it.
review-cost-better = In room { $number } you { $played }; this was better: { $best }.
review-cost-cards = You made no great mistake: what came in room { $number } cost you most.
review-cost-nobody = You made no great mistake, and nobody could have won this deal.
review-cost-nothing = You made no great mistake; the cards were against you.

# What came of a decision: what a monster or a room cost later, or what health the hero fell short of.
review-later-cost = { $rooms ->
    [1] In the next room { FORM($card, "the") } cost { $amount }.
   *[other] { $rooms } rooms later { FORM($card, "the") } cost { $amount }.
 }
review-later-room = { $rooms ->
    [1] In the next room you lost { $amount } health.
   *[other] { $rooms } rooms later you lost { $amount } health.
 }
review-later-short = { $rooms ->
    [1] In the next room you fell for want of { $amount } health.
   *[other] { $rooms } rooms later you fell for want of { $amount } health.
 }

review-winnable-won = Someone who sees all cards can win this deal.
review-winnable-lost = Nobody could have won this deal, even seeing all cards.
review-winnable-undecided = It is not known whether this deal can be won.

## together
# A record of games for two, by the names of the players; $average may have a decimal.
together-heading = For two, by name
together-player = { $n ->
    [one] { $name }: { $n } game, { $wins } won, { $average ->
        [one] { $average } point
       *[other] { $average } points
     } on average.
   *[other] { $name }: { $n } games, { $wins } won, { $average ->
        [one] { $average } point
       *[other] { $average } points
     } on average.
 }
together-pair = { $n ->
    [one] { $one } and { $other }: { $n } game together; { $one } did better in { $first }, { $other } in { $second }.
   *[other] { $one } and { $other }: { $n } games together; { $one } did better in { $first }, { $other } in { $second }.
 }

## habit
# What a player does too often, and what to do instead.
habit-too_few = { $n ->
    [one] Habits show after { $n } more game.
   *[other] Habits show after { $n } more games.
 }
# What a habit costs: wins, points, or both; $points may have a decimal, such as 0.5.
habit-costs_wins = { $wins ->
    [1] That costs you a win in every 100 games.
   *[other] That costs you { $wins } wins in every 100 games.
 }
habit-costs_points = { $points ->
    [one] That costs you { $points } point a game.
   *[other] That costs you { $points } points a game.
 }
habit-costs_both = { $wins ->
    [1] That costs you a win in every 100 games and { $points ->
        [one] { $points } point
       *[other] { $points } points
     } a game.
   *[other] That costs you { $wins } wins in every 100 games and { $points ->
        [one] { $points } point
       *[other] { $points } points
     } a game.
 }
# $lesson is a sentence of habit-lesson-….
habit-instead = Instead: { $lesson }
habit-none = No habit of yours costs you much.
habit-games = { $n ->
    [one] This cost you most in your last game.
   *[other] This cost you most in your last { $n } games.
 }

habit-told-reckless = You face rooms that kill you.
habit-told-waste = You drink potions that heal little or nothing.
habit-told-hoard = You hold potions too long.
habit-told-wear = You wear your weapon down on weak monsters.
habit-told-swap = You change weapons too soon.
habit-told-unarmed = You leave good weapons behind.
habit-told-timid = You strike too little with your weapon.
habit-told-hasty = You fight costly monsters that could wait.
habit-told-stubborn = You stay in rooms that cost too much.
habit-told-flighty = You avoid rooms that you could face.
habit-told-endgame = You lose won games when all cards are known.
habit-told-points = You give points away when the win is safe.

# What to do instead: a sentence after a colon (review-lesson, habit-instead).
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

## watched
# How the net plays, counted over many games; $points and $mean may have a decimal.
watched-games = { $n ->
    [one] The net played { $n } game of { $rules } (seed { $seed }) and won { $won }.
   *[other] The net played { $n } games of { $rules } (seed { $seed }) and won { $won }.
 }
# Each $shares is a list of what follows the headings below.
watched-avoided = Of the rooms that it could avoid, it avoided: { $shares }.
watched-monsters = { $n ->
    [one] { $share } of those with { $n } monster
   *[other] { $share } of those with { $n } monsters
 }
watched-health = By its health, it avoided: { $shares }.
watched-gained = { $points ->
    [one] Avoiding a room raised its chance to win by { $points } percentage point on average.
   *[other] Avoiding a room raised its chance to win by { $points } percentage points on average.
 }
watched-left = Where it left cards of a room for later, it left: { $shares }.
watched-strongest = When it left monsters, the strongest was among them in { $share } of the rooms.
watched-armed = Where it could use its weapon, it used it on: { $shares }.
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

## bots
# What players call the bots, and what kind of players they are.
# $code is what is typed on the command line.
bots-title = { $name } ({ $code })
bots-about = { $name }: { $line }

# What a bot thought of, as a list, and what it then does; $worth is a chance and perhaps a score.
bots-thinks = { $bot } thinks: { $plans }
bots-plays = { $bot } plays: { $moves }
bots-plays_for = { $bot } plays: { $moves } (chance of winning { $worth })

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
