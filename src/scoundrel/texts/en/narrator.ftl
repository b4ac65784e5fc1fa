## The Dealer's words for a room
# A few sentences, one for each group of cards. They have any number of wordings in a language; each is a whole
# sentence, begun with a capital by the program, and no longer than about 50 letters. $cards are one or more
# creatures or things in whatever form is asked for, each with or without its trait; $count is how many there are.
# Only $cards may mention monsters, weapons or potions: nothing may be said to be there that might not be.
# Where a key ends in -one or -many, so many cards are filled in.

# How many there are, in words; it is used within the sentences below.
narrator-count = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $count }
 }
# A card that lies there several times. It stands in the place of a name, so it has the forms that a name has.
narrator-copies = { FORM($card, "") } (there are { narrator-count })

narrator-opening =
    .w1 = The door groans.
    .w2 = The stairs end in a low vault.
    .w3 = Your candle gutters, then holds.
    .w4 = Water drips somewhere, counting.
    .w5 = The corridor bends and opens.
    .w6 = Old soot covers the ceiling.
    .w7 = The floor is worn by other feet.
    .w8 = A draught brings the smell of iron.
    .w9 = The lock was broken long ago.
    .w10 = Someone has scratched tallies here.
    .w11 = The air is stale and a little sweet.
    .w12 = Cobwebs part like curtains.
    .w13 = Your steps come back a moment late.
    .w14 = The walls lean in to listen.
    .w15 = A rusted grille hangs open.
    .w16 = The dark is thicker here.
    .w17 = Wax from other candles marks the sill.
    .w18 = An arch, then a step down, then this.
    .w19 = The passage narrows, then relents.
    .w20 = Moss has eaten the names off the wall.
    .w21 = It is warmer here than it should be.
    .w22 = The mortar crumbles under your hand.
    .w23 = A bell rings once, far off.
    .w24 = Dust hangs in the light.
    .w25 = The room has one door too many.
    .w26 = Roots have come through the ceiling.
    .w27 = Something was dragged through here.
    .w28 = The flagstones are damp and uneven.
    .w29 = Chains hang from nothing in particular.
    .w30 = A cold hearth and a broken bench.
    .w31 = Your light reaches the corners, barely.
    .w32 = Nobody has swept here in years.
    .w33 = The echo says the room is large.
    .w34 = A painted saint has lost its face.
    .w35 = You smell smoke, and under it worse.
    .w36 = The ceiling is low enough to touch.
    .w37 = The hinge gives way with a sigh.
    .w38 = Somebody bricked up the window.
    .w39 = The steps down are slick.
    .w40 = There is writing here, none of it kind.
    .w41 = A cellar, by the smell of it.
    .w42 = The wind does not come in with you.
narrator-first =
    .w1 = The gate falls shut behind you.
    .w2 = A few steps down, and the day is gone.
    .w3 = You light the candle and go in.
    .w4 = The dungeon begins without ceremony.
    .w5 = One last look at the sky, then down.
    .w6 = The rope was the easy part.
    .w7 = They told you not to; here you are.
    .w8 = The first door is not even locked.
narrator-last =
    .w1 = It goes no deeper than this.
    .w2 = Beyond this, a grey light.
    .w3 = Nothing lies below any more.
    .w4 = You can smell rain, not far off.
    .w5 = The dungeon has nothing else to send.
    .w6 = After this there is only the way out.
    .w7 = Grass grows on the far sill.
    .w8 = You hear birds, or want to.
narrator-begun =
    .w1 = You catch your breath.
    .w2 = The candle is shorter now.
    .w3 = Dust settles on what is left.
    .w4 = It is quieter than it was.
    .w5 = You are not done here.
    .w6 = You take stock of what is left.
    .w7 = So far, so good, more or less.
    .w8 = The rest of the room waits.
    .w9 = You turn around slowly.
    .w10 = One thing less to think about.
narrator-ran =
    .w1 = You ran, and what you left there will keep.
    .w2 = You shut the last room and lean on the door.
    .w3 = Running was wise, or at least quick.
    .w4 = Behind you a door swings, unsatisfied.
    .w5 = Out of breath, you stop at another door.
    .w6 = What you ran from is still down here.
    .w7 = You will see that last room again, in pieces.
    .w8 = No shame in running, nor much glory.
    .w9 = Your legs decided the last room for you.
    .w10 = Your heart is still in the last room.
    .w11 = You ran; the dungeon makes a note of it.
narrator-broke =
    .w1 = Splinters of your weapon still sting.
    .w2 = What is left of your weapon lies behind you.
    .w3 = Your weapon broke, and your hands feel light.
    .w4 = You still grip a weapon that is gone.
    .w5 = Your weapon broke on something harder.
    .w6 = Nothing in your hand now but a blister.
narrator-wasted =
    .w1 = The wasted potion sits badly.
    .w2 = You regret that last potion; it did nothing.
    .w3 = One potion too many, and no good came of it.
    .w4 = The taste of a wasted potion lingers.
    .w5 = A potion wasted is only a bad drink.
    .w6 = You drank one for nothing, and know it.
narrator-narrow =
    .w1 = You are alive by a small margin.
    .w2 = You count your wounds and lose count.
    .w3 = Your hands shake, and the light with them.
    .w4 = That was close, and you are still bleeding.
    .w5 = You leave red footprints now.
    .w6 = You walk on, mostly out of spite.
    .w7 = The dungeon has most of you already.
    .w8 = You hold your side and go on.
narrator-great_kill =
    .w1 = Behind you something large stops moving.
    .w2 = That last kill will be told, if you are.
    .w3 = You killed what others only describe.
    .w4 = You wipe your hands and try to look calm.
    .w5 = The floor still trembles from that last fall.
    .w6 = One great thing less in the dark.
narrator-put_away =
    .w1 = What you would not face waits further down.
    .w2 = You stepped around one thing; it will keep.
    .w3 = You stepped aside once, and it worked.
    .w4 = You left one thing for later, as one does.
    .w5 = Something you stepped around is still here.
    .w6 = You sidled past one thing.
narrator-fallen =
    .w1 = The candle goes out.
    .w2 = The dungeon keeps what it is given.
    .w3 = Someone will scratch one more tally.
    .w4 = It ends here, without much noise.
    .w5 = The dark closes over your light.
    .w6 = The door shuts by itself.
    .w7 = The next one will find your candle.
narrator-escaped =
    .w1 = Daylight, and nobody there to see it.
    .w2 = You come up blinking and count your fingers.
    .w3 = The gate opens outward after all.
    .w4 = You are out, which most can't say.
    .w5 = Behind you the dungeon goes quiet.
    .w6 = The air tastes of nothing, which is wonderful.
    .w7 = You blow the candle out yourself.

# An epitaph depends on what the hero fell to; an escape, on how narrow it was.
narrator-epitaph-general =
    .w1 = { FORM($cards, "") }. Room { $room }.
    .w2 = Room { $room }: { FORM($cards, "") }.
    .w3 = It was { FORM($cards, "") }, in room { $room }.
    .w4 = { FORM($cards, "") } has your candle now. Room { $room }.
    .w5 = Here lies one who met { FORM($cards, "") }. Room { $room }.
    .w6 = In room { $room }, { FORM($cards, "") } was one too many.
    .w7 = Scratched into the wall of room { $room }: { FORM($cards, "") }.
narrator-epitaph-small =
    .w1 = Of all things, { FORM($cards, "") }. Room { $room }.
    .w2 = After all that, { FORM($cards, "") }. Room { $room }.
    .w3 = Nobody will sing of this: { FORM($cards, "") }, room { $room }.
    .w4 = { FORM($cards, "") } was enough. Room { $room }.
narrator-epitaph-unarmed =
    .w1 = { FORM($cards, "") }, and nothing in your hands. Room { $room }.
    .w2 = Bare hands against { FORM($cards, "") }. Room { $room }.
    .w3 = You had your fists; room { $room } had { FORM($cards, "") }.
    .w4 = { FORM($cards, "") }, and only fists to answer. Room { $room }.
narrator-epitaph-door =
    .w1 = So near the gate: { FORM($cards, "") }. Room { $room }.
    .w2 = You could smell rain; then { FORM($cards, "") }. Room { $room }.
    .w3 = The sky was in sight, and so was { FORM($cards, "") }.
    .w4 = One room short of daylight: { FORM($cards, "") }.

narrator-home-whole =
    .w1 = Not a scratch, and nobody will believe it.
    .w2 = You come out as you went in, which is rare.
    .w3 = They ask at the gate whether you went in at all.
    .w4 = You are out, and your shirt is still clean.
narrator-home-thread =
    .w1 = You crawl out, and crawling counts.
    .w2 = One more scratch and nobody would tell this.
    .w3 = You come up on your knees, but up.
    .w4 = What is left of you walks home.
narrator-home-narrow =
    .w1 = The light hurts, and so does everything else.
    .w2 = You limp home and sleep for two days.
    .w3 = They count you twice at the gate, to be sure.
    .w4 = Home, with not much left to bring.
    .w5 = You come out leaning on the wall, but out.
narrator-home-well =
    .w1 = You walk out, which is the whole trick.
    .w2 = Out by the front gate, like a guest.
    .w3 = You are home before the bread is cold.
    .w4 = Outside it is an ordinary day, thankfully.
    .w5 = You leave the dungeon emptier than it was.
narrator-home-alone =
    .w1 = You come out alone and say nothing for a while.
    .w2 = Two went in, and you carry both candles.
    .w3 = The gate opens for one.
    .w4 = You walk home with two packs.

narrator-monsters-weak-one =
    .w1 = { FORM($cards, "") } blocks the way, just about.
    .w2 = { FORM($cards, "") } has made its home here.
    .w3 = { FORM($cards, "") } looks up, offended.
    .w4 = In the corner sulks { FORM($cards, "") }.
    .w5 = You hear { FORM($cards, "") } before you see it.
    .w6 = { FORM($cards, "") } keeps a poor watch.
    .w7 = Underfoot: { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } takes an interest in you.
    .w9 = In the rubble lurks { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } comes out to meet you.
    .w11 = Your light startles { FORM($cards, "") }.
    .w12 = Small trouble: { FORM($cards, "") }.
narrator-monsters-weak-many =
    .w1 = { FORM($cards, "") } quarrel on the floor.
    .w2 = { FORM($cards, "") } share the shadows.
    .w3 = Small trouble: { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } come out to meet you.
    .w5 = In the rubble lurk { FORM($cards, "") }.
    .w6 = Between you and the far door: { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } look up, offended.
    .w8 = You make out { FORM($cards, "") }.
    .w9 = { FORM($cards, "") } have made their home here.
    .w10 = Your light startles { FORM($cards, "") }.

narrator-monsters-middling-one =
    .w1 = { FORM($cards, "") } waits, back to the wall.
    .w2 = { FORM($cards, "") } rises from the straw.
    .w3 = In the middle of it stands { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } has heard you coming.
    .w5 = By the far door waits { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } blocks the passage.
    .w7 = The light finds { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } steps out of an alcove.
    .w9 = Someone let { FORM($cards, "") } in.
    .w10 = { FORM($cards, "") } turns towards the candle.
    .w11 = Between the pillars: { FORM($cards, "") }.
    .w12 = { FORM($cards, "") } was here first.
narrator-monsters-middling-many =
    .w1 = { FORM($cards, "") } have heard you coming.
    .w2 = Out of the dark come { FORM($cards, "") }.
    .w3 = By the far door wait { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } bar the way.
    .w5 = The light finds { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } turn towards the candle.
    .w7 = Worst first: { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } rise as one.
    .w9 = Around a dead fire stand { FORM($cards, "") }.
    .w10 = Between the pillars: { FORM($cards, "") }.
    .w11 = { FORM($cards, "") } were here first.
    .w12 = Someone let in { FORM($cards, "") }.

narrator-monsters-strong-one =
    .w1 = { FORM($cards, "") } has been expecting you.
    .w2 = Before the far door stands { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } does not bother to hurry.
    .w4 = The shadows let go of { FORM($cards, "") }.
    .w5 = All of this belongs to { FORM($cards, "") }.
    .w6 = At the end of your light waits { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } rises, and goes on rising.
    .w8 = You had hoped not to meet { FORM($cards, "") }.
    .w9 = The room makes way for { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } watches you come in.
    .w11 = The cold comes from { FORM($cards, "") }.
    .w12 = You are the guest of { FORM($cards, "") }.
narrator-monsters-strong-many =
    .w1 = { FORM($cards, "") } have been expecting you.
    .w2 = Worst first: { FORM($cards, "") }.
    .w3 = Before the far door stand { FORM($cards, "") }.
    .w4 = The shadows let go of { FORM($cards, "") }.
    .w5 = At the end of your light wait { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } watch you come in.
    .w7 = The room makes way for { FORM($cards, "") }.
    .w8 = You had hoped not to meet { FORM($cards, "") }.
    .w9 = Against you: { FORM($cards, "") }.
    .w10 = You are the guest of { FORM($cards, "") }.
    .w11 = All of this belongs to { FORM($cards, "") }.
    .w12 = { FORM($cards, "") } do not bother to hurry.

narrator-monsters-crowd =
    .w1 = { narrator-count } of them: { FORM($cards, "") }.
    .w2 = There are { narrator-count }: { FORM($cards, "") }.
    .w3 = The room is full: { FORM($cards, "") }.
    .w4 = Wherever you look: { FORM($cards, "") }.
    .w5 = { narrator-count } stand in your way: { FORM($cards, "") }.
    .w6 = You stop counting at { narrator-count }: { FORM($cards, "") }.
    .w7 = A whole company: { FORM($cards, "") }.
    .w8 = Worst first, all { narrator-count }: { FORM($cards, "") }.
narrator-monsters-others =
    .w1 = And { narrator-count } more: { FORM($cards, "") }.
    .w2 = { narrator-count } others wait: { FORM($cards, "") }.
    .w3 = With company: { FORM($cards, "") }.
    .w4 = There are { narrator-count } more: { FORM($cards, "") }.
    .w5 = { narrator-count } more stand about: { FORM($cards, "") }.
    .w6 = Besides: { FORM($cards, "") }.

narrator-goods-weapon-one =
    .w1 = { FORM($cards, "") } leans against the wall.
    .w2 = Left behind: { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } lies within reach.
    .w4 = On the floor: { FORM($cards, "") }.
    .w5 = Half under the straw lies { FORM($cards, "") }.
    .w6 = On two hooks hangs { FORM($cards, "") }.
    .w7 = The last owner dropped { FORM($cards, "") }.
    .w8 = Driven into a beam: { FORM($cards, "") }.
    .w9 = You nearly trip over { FORM($cards, "") }.
    .w10 = In a broken chest lies { FORM($cards, "") }.
narrator-goods-weapon-many =
    .w1 = A rack holds { FORM($cards, "") }.
    .w2 = Left behind: { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } lie within reach.
    .w4 = Propped side by side: { FORM($cards, "") }.
    .w5 = The last owners dropped { FORM($cards, "") }.
    .w6 = On the floor: { FORM($cards, "") }.
    .w7 = You may choose: { FORM($cards, "") }.
    .w8 = In a broken chest lie { FORM($cards, "") }.

narrator-goods-potion-one =
    .w1 = On a shelf stands { FORM($cards, "") }.
    .w2 = { FORM($cards, "") } waits in a niche.
    .w3 = Someone forgot { FORM($cards, "") }.
    .w4 = The light catches { FORM($cards, "") }.
    .w5 = In a nook, untouched: { FORM($cards, "") }.
    .w6 = A small mercy: { FORM($cards, "") }.
    .w7 = Behind a loose brick: { FORM($cards, "") }.
    .w8 = On the sill stands { FORM($cards, "") }.
    .w9 = Nobody has touched { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } has survived, somehow.
narrator-goods-potion-many =
    .w1 = A shelf holds { FORM($cards, "") }.
    .w2 = { FORM($cards, "") } wait in a niche.
    .w3 = Someone's stores: { FORM($cards, "") }.
    .w4 = The light catches { FORM($cards, "") }.
    .w5 = Small mercies: { FORM($cards, "") }.
    .w6 = Behind a loose brick: { FORM($cards, "") }.
    .w7 = On the sill stand { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } have survived, somehow.

narrator-goods-mixed-many =
    .w1 = There is help: { FORM($cards, "") }.
    .w2 = On a bench lie { FORM($cards, "") }.
    .w3 = Left behind: { FORM($cards, "") }.
    .w4 = Within reach: { FORM($cards, "") }.
    .w5 = Spilled from a torn pack: { FORM($cards, "") }.
    .w6 = The light catches { FORM($cards, "") }.
    .w7 = An open chest holds { FORM($cards, "") }.
    .w8 = Worth having: { FORM($cards, "") }.
    .w9 = In return, { FORM($cards, "") }.
    .w10 = On an altar lie { FORM($cards, "") }.

narrator-carried-monster-one =
    .w1 = { FORM($cards, "") } has followed you here.
    .w2 = Still with you: { FORM($cards, "") }.
    .w3 = From the last room comes { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } was not finished with you.
    .w5 = On your heels: { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } would not be left behind.
    .w7 = You have not shaken off { FORM($cards, "") }.
    .w8 = Unsettled business: { FORM($cards, "") }.
narrator-carried-monster-many =
    .w1 = { FORM($cards, "") } have followed you here.
    .w2 = Still with you: { FORM($cards, "") }.
    .w3 = From the last room come { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } were not finished with you.
    .w5 = On your heels: { FORM($cards, "") }.
    .w6 = You have not shaken off { FORM($cards, "") }.

narrator-carried-weapon-one =
    .w1 = You kept { FORM($cards, "") } for later.
    .w2 = Left from before: { FORM($cards, "") }.
    .w3 = You dragged { FORM($cards, "") } this far.
    .w4 = { FORM($cards, "") } is still there to take.
    .w5 = Not taken yet: { FORM($cards, "") }.
    .w6 = You have not forgotten { FORM($cards, "") }.
    .w7 = Under your arm: { FORM($cards, "") }.
narrator-carried-weapon-many =
    .w1 = You kept { FORM($cards, "") } for later.
    .w2 = Left from before: { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } are still there to take.
    .w4 = Not taken yet: { FORM($cards, "") }.
    .w5 = Under your arm: { FORM($cards, "") }.

narrator-carried-potion-one =
    .w1 = You saved { FORM($cards, "") } for later.
    .w2 = Left from before: { FORM($cards, "") }.
    .w3 = You have not touched { FORM($cards, "") } yet.
    .w4 = { FORM($cards, "") } is still there to drink.
    .w5 = Not taken yet: { FORM($cards, "") }.
    .w6 = In your pocket clinks { FORM($cards, "") }.
    .w7 = You are still keeping { FORM($cards, "") }.
narrator-carried-potion-many =
    .w1 = You saved { FORM($cards, "") } for later.
    .w2 = Left from before: { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } are still there to drink.
    .w4 = Not taken yet: { FORM($cards, "") }.
    .w5 = You are still keeping { FORM($cards, "") }.

narrator-carried-mixed-many =
    .w1 = Left from before: { FORM($cards, "") }.
    .w2 = Still with you: { FORM($cards, "") }.
    .w3 = The last room left you { FORM($cards, "") }.
    .w4 = Not done with yet: { FORM($cards, "") }.

narrator-returned-one =
    .w1 = Here again is { FORM($cards, "") }.
    .w2 = You have avoided { FORM($cards, "") } before.
    .w3 = What you avoided comes back: { FORM($cards, "") }.
    .w4 = The dungeon returns { FORM($cards, "") }.
    .w5 = You have seen this before: { FORM($cards, "") }.
    .w6 = The same again: { FORM($cards, "") }.
    .w7 = An old acquaintance: { FORM($cards, "") }.
narrator-returned-many =
    .w1 = Here again are { FORM($cards, "") }.
    .w2 = You have avoided { FORM($cards, "") } before.
    .w3 = What you avoided comes back: { FORM($cards, "") }.
    .w4 = The dungeon returns { FORM($cards, "") }.
    .w5 = You have seen this before: { FORM($cards, "") }.
    .w6 = The same again: { FORM($cards, "") }.
    .w7 = Old acquaintances: { FORM($cards, "") }.

narrator-remark-low_health =
    .w1 = You cannot afford much more.
    .w2 = Your strength is nearly spent.
    .w3 = The candle is not all that burns low.
    .w4 = You have little blood to spare.
    .w5 = You would rather sit down.
narrator-remark-worst =
    .w1 = It does not get worse than this.
    .w2 = The worst of the dungeon is here.
    .w3 = You have met the worst of the dungeon.
    .w4 = This is what the songs leave out.
narrator-remark-no_monsters =
    .w1 = Nothing here breathes but you.
    .w2 = For once nothing wants you dead.
    .w3 = Nothing stirs, and you distrust it.
    .w4 = You have the room to yourself.
    .w5 = It is almost peaceful.
narrator-remark-only_monsters =
    .w1 = Nothing here will help you.
    .w2 = There is nothing to pick up.
    .w3 = Nobody left you anything.
    .w4 = There is no comfort in here.
narrator-remark-alike =
    .w1 = Two of the monsters are equals.
    .w2 = Two monsters are an even match.
    .w3 = Two monsters are equally strong.

## The bestiary
# $creature, $weapon and $slain are creatures and things, in whatever form is asked for.
bestiary-title = Bestiary
bestiary-count = { $n } of { $most } met
bestiary-nothing = Whatever you meet in a game of your own is written down here when the game is over.
bestiary-waiting = { $n ->
    [one] { $n } older game is not counted yet; look again.
   *[other] { $n } older games are not counted yet; look again.
 }
bestiary-unmet = not yet met
# The heading of an entry, begun with a capital by the program; below, the same with the card, as in "A rat, 2 of clubs".
bestiary-name = { FORM($creature, "") }
bestiary-entry = { $name }, { $card }
bestiary-worth = worth { $n } · { $where }
bestiary-bare = { $n ->
    [one] Once with bare hands, on { $day }.
   *[other] { $n } times with bare hands, the last time on { $day }.
 }
bestiary-by = { $n ->
    [one] Most often with { FORM($weapon, "") }: once.
   *[other] Most often with { FORM($weapon, "") }: { $n } times.
 }
# "It", of a weapon; a language may choose by the weapon's gender.
bestiary-weapon = { FORM($weapon, "gender") ->
   *[other] It
 }
bestiary-slew = { $n ->
    [one] { bestiary-weapon } has slain { $n } monster in your hands.
   *[other] { bestiary-weapon } has slain { $n } monsters in your hands.
 }
bestiary-slew_most = { $n ->
    [one] Most often { FORM($slain, "") }: once.
   *[other] Most often { FORM($slain, "") }: { $n } times.
 }
bestiary-wasted = { $n ->
    [one] Drunk for nothing once.
   *[other] Drunk for nothing { $n } times.
 }
bestiary-first = First met on { $day }.
bestiary-home = It lives only where these rules are played: { FORM($rules, "", list: "or") }.
bestiary-number = { $words } { $n }
bestiary-told = { $title }: { $numbers }.
bestiary-chapter = { $name }: { $count }
bestiary-no_card = there is nothing called { $given } in the bestiary; try a card, as in 10 of spades

bestiary-kind-monster = Monsters
bestiary-kind-weapon = Weapons
bestiary-kind-potion = Potions

bestiary-group-c = of flesh
bestiary-group-s = of the grave
bestiary-group-d = of steel and wood
bestiary-group-h = of the cellar

bestiary-tally-monster-met = met
bestiary-tally-monster-done = slain
bestiary-tally-monster-left = left behind
bestiary-tally-monster-end = your end

bestiary-tally-weapon-met = found
bestiary-tally-weapon-done = taken up
bestiary-tally-weapon-left = left behind

bestiary-tally-potion-met = found
bestiary-tally-potion-done = drunk
bestiary-tally-potion-left = left behind
