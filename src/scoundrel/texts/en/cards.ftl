## cards
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
cards-dragons = { $n ->
    [one] { $n } dragon
   *[other] { $n } dragons
 }
cards-none = none

cards-ranks-long-run = { $first } to { $last }
cards-ranks-long-copies = { $ranks } ({ $n } times)

# The same in signs.
cards-ranks-short-run = { $first }–{ $last }
cards-ranks-short-copies = { $ranks }×{ $n }

## A card by its name: its own entry (card-Ks) if it has one, that of its rank (card-K), or card-number.
card-number = { $rank } of { $suit }
    .the = the { card-number }
# The jokers of a deck; the narrator describes them as the same creatures.
card-Xc = green dragon
    .the = the { card-Xc }
card-Xs = bone dragon
    .the = the { card-Xs }

## A card by its sign, as it stands in a sentence; a screen reader says its name instead.
sign-number = { $rank }{ $suit }
    .the = the { sign-number }
# Where a terminal has no signs for suits.
sign-ascii = { $rank } { $suit }

## Ranks
rank-number = { $rank }
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
rank-X = dragon

## Suits and kinds
suit-c = clubs
suit-s = spades
suit-d = diamonds
suit-h = hearts

kind-monster = monster
kind-weapon = weapon
kind-potion = potion

## creature
# What each card is called in the bestiary, and what the narrator has written beside it.
creature-the = the { $name }

creature-c-2 =
    .w1 = rat
    .w2 = It was here before the walls, and it will not help you with them.
creature-c-3 =
    .w1 = bat
    .w2 = Small and blind, and it still finds your hair.
creature-c-4 =
    .w1 = viper
    .w2 = Step over it. If you have stepped on it, you know already.
creature-c-5 =
    .w1 = goblin
    .w2 = It counts your steps, and it can count further than you would think.
creature-c-6 =
    .w1 = wolf
    .w2 = Alone, which is the only good thing about it.
creature-c-7 =
    .w1 = boar
    .w2 = It runs in one direction. Be in another.
creature-c-8 =
    .w1 = orc
    .w2 = It lost a war once and has been looking for a smaller one.
creature-c-9 =
    .w1 = bear
    .w2 = It does not dislike you. You are simply where it was going.
creature-c-T =
    .w1 = ogre
    .w2 = It uses doors as shields, and people as doorstops.
creature-c-J =
    .w1 = headsman
    .w2 = He hums while he works, and he is never out of work.
creature-c-Q =
    .w1 = troll queen
    .w2 = Her subjects are stones. They obey her at once.
creature-c-K =
    .w1 = horned king
    .w2 = Kneel or run. He takes both for the same thing.
creature-c-A =
    .w1 = behemoth
    .w2 = Whoever built the arch built it around this.
creature-c-X =
    .w1 = green dragon
    .w2 = Do not ask what it dreams of. It is the gold, and it is you.

creature-s-2 =
    .w1 = crawling hand
    .w2 = Somebody let go of it, or it of somebody.
creature-s-3 =
    .w1 = skull
    .w2 = It has kept its teeth and its opinions.
creature-s-4 =
    .w1 = imp
    .w2 = It repeats what you say, and it improves on it.
creature-s-5 =
    .w1 = skeleton
    .w2 = Held together by wire and by habit.
creature-s-6 =
    .w1 = ghoul
    .w2 = It washes its hands before it eats. That is the worst of it.
creature-s-7 =
    .w1 = drowned man
    .w2 = There is no water for miles. He brings his own.
creature-s-8 =
    .w1 = wraith
    .w2 = Cold smoke with a grudge. Steel goes through it, and so does it.
creature-s-9 =
    .w1 = mummy
    .w2 = Wrapped with great care by people who were afraid of it.
creature-s-T =
    .w1 = vampire
    .w2 = Long unfed, and very polite about it.
creature-s-J =
    .w1 = hanged knave
    .w2 = He was hanged for cheating, and he has kept the rope and the cards.
creature-s-Q =
    .w1 = pale queen
    .w2 = She does not blink. She thinks it a waste of looking.
creature-s-K =
    .w1 = dead king
    .w2 = He was buried with his sword in case of visitors.
creature-s-A =
    .w1 = reaper
    .w2 = No hurry at all. It has your name already.
creature-s-X =
    .w1 = bone dragon
    .w2 = There is nothing left of it but what it was afraid of losing.

creature-d-2 =
    .w1 = kitchen knife
    .w2 = Good for onions. It has cut worse, but not well.
creature-d-3 =
    .w1 = cudgel
    .w2 = A piece of oak that somebody gave a purpose.
creature-d-4 =
    .w1 = hatchet
    .w2 = Its head is loose, and so was its owner's in the end.
creature-d-5 =
    .w1 = sickle
    .w2 = It has known harvests. This is another.
creature-d-6 =
    .w1 = spear
    .w2 = It keeps things a spear's length away, which is its whole idea.
creature-d-7 =
    .w1 = mace
    .w2 = It does not need an edge. It does not need skill either.
creature-d-8 =
    .w1 = broadsword
    .w2 = Somebody oiled it every night, up to one night.
creature-d-9 =
    .w1 = war axe
    .w2 = It hums when it is lifted. Nobody knows the tune.
creature-d-T =
    .w1 = greatsword
    .w2 = Without a nick. Its last owner never got to swing it.
creature-d-J =
    .w1 = halberd
    .w2 = Taller than you, and better brought up.
creature-d-Q =
    .w1 = silver rapier
    .w2 = It was made for a duel, and it has been late ever since.
creature-d-K =
    .w1 = war hammer
    .w2 = Two men carried it. Only one of them may have it back.
creature-d-A =
    .w1 = burning blade
    .w2 = It burns for nobody. Hold it at the cold end.

creature-h-2 =
    .w1 = dram of brandy
    .w2 = A thimble of courage, left by somebody who had enough.
creature-h-3 =
    .w1 = cup of broth
    .w2 = Cold, with a skin on it. You will be grateful all the same.
creature-h-4 =
    .w1 = vial of mint water
    .w2 = It does little, and it does that pleasantly.
creature-h-5 =
    .w1 = jar of honey
    .w2 = With one fly in it. Share, or do not.
creature-h-6 =
    .w1 = flask of cider
    .w2 = Not yet vinegar, though it has been thinking of it.
creature-h-7 =
    .w1 = bottle of red wine
    .w2 = Laid down for an occasion. This will have to be it.
creature-h-8 =
    .w1 = green tonic
    .w2 = It fizzes. The label says for horses.
creature-h-9 =
    .w1 = healer's draught
    .w2 = The label says slowly. Nobody here ever has.
creature-h-T =
    .w1 = crystal flask
    .w2 = Full of dawn, which is hard to come by down here.
creature-h-J =
    .w1 = golden cordial
    .w2 = A snuffbox of it was once worth a village.
creature-h-Q =
    .w1 = rose elixir
    .w2 = It smells of a garden that you could still reach.
creature-h-K =
    .w1 = royal elixir
    .w2 = Meant for better people. They have not come for it.
creature-h-A =
    .w1 = phial of starlight
    .w2 = On a thread, so that it does not drift off.
