## rules
# The rules of any mixture: every entry with a full stop is one sentence, and those of a topic follow each other.
# Values are settings: $players is 1 or 2, a number, yes or no, or one of the names in brackets.
rules-topic-dungeon = Dungeon
rules-topic-health = Health
rules-topic-rooms = Rooms
rules-topic-avoiding = Avoiding
rules-topic-monsters = Monsters
rules-topic-weapons = Weapons
rules-topic-potions = Potions
rules-topic-end = The end
rules-topic-score = Score

# $kinds is a list of the next three.
rules-dungeon = { $n ->
    [one] The dungeon has { $n } card: { $kinds }.
   *[other] The dungeon has { $n } cards: { $kinds }.
 }
rules-deck-monster = { $n ->
    [one] { $n } monster ({ $cards })
   *[other] { $n } monsters ({ $cards })
 }
rules-deck-weapon = { $n ->
    [one] { $n } weapon ({ $cards })
   *[other] { $n } weapons ({ $cards })
 }
rules-deck-potion = { $n ->
    [one] { $n } potion ({ $cards })
   *[other] { $n } potions ({ $cards })
 }
# In those brackets: 'clubs and spades, 2 to ace'. $ranks are ranks and ranges of them (cards-ranks-long-run);
# $twice is yes if each of these cards is in the deck two times.
rules-deck-suits = { $twice ->
    [yes] { FORM($suits, "") }, { $ranks }, all twice
   *[no] { FORM($suits, "") }, { $ranks }
 }
# After the suits in those brackets: the jokers, which players know as dragons.
rules-deck-dragons = { $n ->
    [one] { $n } dragon, the joker
   *[other] { $n } dragons, the jokers
 }

rules-health-start = { $players ->
    [1] You start with { $start_health } health and can have at most { $max_health }.
   *[2] Each of the two parties starts with { $start_health } health and can have at most { $max_health }.
 }
# $floor is 0 or a negative number, or none.
rules-health-floor = { $floor ->
    [none] Health may go below zero.
    [0] Health never goes below zero, and at zero you fall at once.
   *[other] Health never goes below { $floor }.
 }
# After rules-health-floor, unless $floor is 0.
rules-health-fall = At zero or below you fall at once.

rules-rooms-size = { $n ->
    [one] A room has { $n } card.
   *[other] A room has { $n } cards.
 }
# $carried cards stay for the next room, $to_face are faced; $avoid is card where one card may be put away.
rules-rooms-face = { $players ->
    [1] { $carried ->
        [0] { $avoid ->
            [card] You face every card that is not put away, one at a time, in any order.
           *[other] You face all of them, one at a time, in any order.
         }
        [one] You face { $to_face } of them, one at a time, in any order; the rest ({ $carried } card) stays for the next room.
       *[other] You face { $to_face } of them, one at a time, in any order; the rest ({ $carried } cards) stays for the next room.
     }
   *[2] { $carried ->
        [0] { $avoid ->
            [card] The two players together face every card that is not put away, one at a time, in any order.
           *[other] The two players together face all of them, one at a time, in any order.
         }
        [one] The two players together face { $to_face } of them, one at a time, in any order; the rest ({ $carried } card) stays for the next room.
       *[other] The two players together face { $to_face } of them, one at a time, in any order; the rest ({ $carried } cards) stays for the next room.
     }
 }
rules-rooms-first = Chance decides who goes first.
rules-rooms-turns = The players take turns, each for their own party; whoever took the last card of a room starts the next one.
rules-rooms-fallen = If one party falls, the other plays on alone.

rules-avoiding-what = { $avoid ->
    [nothing] Every room must be faced; you can't run.
    [card] Before you face any card of a room, you may put one of its cards away.
   *[room] Before you face any card of a full room, you may run from the whole room, as long as cards are left in the dungeon.
 }
rules-avoiding-others = You then face all the others.
# Where two play.
rules-avoiding-starter = The player who starts the room decides for both, and also starts the new room.
rules-avoiding-where = { $avoided_cards ->
    [shuffled] Avoided cards go back into the dungeon, which is then shuffled.
   *[under_deck] Avoided cards go under the dungeon, in room order.
 }
rules-avoiding-often = { $in_a_row ->
    [yes] { $avoid ->
        [card] You may put a card away in any number of rooms in a row.
       *[room] You may run from any number of rooms in a row.
     }
   *[no] { $avoid ->
        [card] You may not put a card away in two rooms in a row.
       *[room] You may not run from two rooms in a row.
     }
 }

# $faces is a list of rules-monsters-face, of the jack and what is above it.
rules-monsters-cost = { COUNT($faces) ->
    [0] A monster fought with bare hands costs its value in health; fought with a weapon, its value minus the weapon's, but never less than 0.
   *[other] A monster fought with bare hands costs its value in health ({ $faces }); fought with a weapon, its value minus the weapon's, but never less than 0.
 }
# What a rank is worth: 'jack 11'.
rules-monsters-face = { $rank } { $value }

rules-weapons-taken = A weapon you take is always equipped; the old one is discarded with the monsters slain with it.
rules-weapons-limit = { $weapon_limit ->
    [at_most] A new weapon can strike any monster; a used weapon can strike only monsters no stronger than its last kill.
   *[below] A new weapon can strike any monster; a used weapon can strike only monsters weaker than its last kill.
 }
rules-weapons-beyond = { $breaks ->
    [yes] Against any other monster the weapon breaks: it does not help and is discarded.
   *[no] Against any other monster you fight with bare hands and keep the weapon.
 }
rules-weapons-bare = { $bare_hands ->
    [yes] You may always fight with bare hands instead, which leaves the weapon unchanged.
   *[no] If you hold a weapon, you must use it.
 }

rules-potions-heal = A potion restores its value in health, up to the maximum.
rules-potions-which = { $potions ->
    [not_in_a_row] A potion taken right after another potion is wasted, even in a new room or after a run.
   *[one_per_room] Only the first potion you take in a room heals; any other is wasted.
 }

rules-end-when = { $ending ->
    [short_room] The game ends as soon as a full room can't be dealt.
   *[play_out] When the dungeon runs out, you face the cards that are left; then the game ends.
 }
rules-end-won = If you are still alive, you win.
rules-end-each = Each party wins or loses on its own.

rules-score-won = { $scoring ->
    [low] The lowest score is best: a win scores minus your remaining health.
   *[health] A win scores your remaining health, plus the value of the last card faced if that was a potion and your health is at its maximum.
 }
rules-score-lost = { $scoring ->
    [low] { $loss_counts ->
        [deck] A loss scores the number of cards left in the dungeon.
       *[dungeon] A loss scores the number of cards left in the dungeon and in the room.
     }
   *[health] { $loss_counts ->
        [deck] A loss scores your health minus the values of all monsters left in the dungeon.
       *[dungeon] A loss scores your health minus the values of all monsters left in the dungeon and in the room.
     }
 }
rules-score-fallen = It is counted when a party falls.

# Further sentences of some rule sets: in Health, and in Score.
rules-note-party = A party is five heroes with 4 health each: the king and queen of hearts, and the king, queen and jack of diamonds.
rules-note-unscored = The specification defines no score; this one is taken from the rules of 2011.

## rule sets
rules-title-classic = Classic Scoundrel
rules-title-easy = Easy Scoundrel
rules-title-hard = Hard Scoundrel
rules-title-original = Scoundrel, 2011
rules-title-sidestep = Sidestep Scoundrel
rules-title-dragons = Diamonds & Dragons
rules-title-dragons-duo = Diamonds & Dragons for two
rules-title-digital = Digital Scoundrel

# What is special about each, in one sentence.
rules-gist-classic = The standard game: you may run, but not twice in a row.
rules-gist-easy = You may run any number of times in a row.
rules-gist-hard = No running at all.
rules-gist-original = As first published: a used weapon can also strike an equal monster.
rules-gist-sidestep = Put one card away instead of running; red aces; the lowest score is best.
rules-gist-dragons = Dragons, weapons that break, and a dungeon that is shuffled when you run.
rules-gist-dragons-duo = Two parties share a double deck in rooms of seven.
rules-gist-digital = You win as soon as a full room can't be dealt.

# Who made them.
rules-credit-online = Designed by Zach Gage and Kurt Bieg; as played by an online Scoundrel with three difficulties.
rules-credit-first = Designed by Zach Gage and Kurt Bieg; these are their own rules from 2011.
rules-credit-site = Designed by Zach Gage and Kurt Bieg; as played by another site.
rules-credit-dragons = Diamonds & Dragons is by Rory Philstrom. It is a version of Battle of Cards by Alexander Petcoglo, which is itself a variant of Scoundrel by Zach Gage and Kurt Bieg.
rules-credit-digital = Designed by Zach Gage and Kurt Bieg; as described in a specification for digital versions.

## refusal
# Why the room, or a card of it, can't be avoided now: after a colon ('You can't run: not twice in a row.'), or alone.
refusal-never = these rules don't allow it
refusal-game_over = the game is over
refusal-room_begun = a card of this room has been faced
refusal-one_a_room = only one card per room
refusal-in_a_row = not twice in a row
refusal-room_not_full = only from a full room
refusal-deck_empty = no cards are left in the dungeon

## codes
codes-no_slash = { $text } is not a deal code: write the rules, a slash and the seed, as in { $example }
codes-no_seed = { $text } is not a deal code: write a seed after the slash, as in { $example }
codes-open_quote = { $text } is not a seed: a seed that begins with a quote must end with one

## introductions
# A rule set that introduces itself when it would be fun next.
introductions-easy = { $title } is the same dungeon with a kinder door: you may run as often as you like.
introductions-hard = You have got out three times. In { $title } there is no running at all.
introductions-sidestep = { $title } lets you step around one card in each room, and counts what you have left as a debt.
introductions-dragons = { $title } has two dragons, weapons that break, and more to drink.
introductions-dragons-duo = { $title } is the same with a second party, beside you or played by a bot.
introductions-original = { $title } has the rules as they were first published: a weapon also strikes its equal.
introductions-digital = { $title } ends as soon as a room can no longer be filled.
introductions-try = Try { $title }
introductions-dismiss = Not again
introductions-dismissed = { $title } will not come up again; it is among the rule sets.
introductions-nobody = there is nothing to dismiss now

## mixing
mixing-also = Also changed, so that the settings fit together: { $what }.
# What a mixture is called: the rules that it is nearest to, a list of values, and how many more have no room.
mixing-title = { $more ->
    [0] { $rules }, { $changes }
   *[other] { $rules }, { $changes }, { $more } more
 }
mixing-refused = { $value } does not fit. { $wanted }
mixing-hopeless = none of { $deals } deals of { $rules } could be won; try easier rules

mixing-wanted-number = { $optional ->
    [yes] A whole number from { $least } to { $most }, or none.
   *[no] A whole number from { $least } to { $most }.
 }
mixing-wanted-cards = Cards, as in 2c-Ac 2s-As 2d-Td 2h-Th: clubs and spades are monsters.

mixing-settings-deck = cards of the deck
mixing-settings-players = players
mixing-settings-room_size = cards in a room
mixing-settings-carried = cards left for the next room
mixing-settings-start_health = starting health
mixing-settings-max_health = maximum health
mixing-settings-health_floor = lowest health
mixing-settings-avoid = what may be avoided
mixing-settings-avoid_in_a_row = avoiding in a row
mixing-settings-avoided_cards = avoided cards
mixing-settings-weapon_limit = a used weapon
mixing-settings-weapon_breaks = weapons that break
mixing-settings-bare_hands = bare hands by choice
mixing-settings-potions = potions that heal
mixing-settings-ending = the end of the game
mixing-settings-scoring = the score
mixing-settings-loss_counts = a loss counts

# The values of settings in a few words: for a list, or in the title of a mixture.
mixing-values-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
mixing-values-players = players: { $n }
mixing-values-room_size = rooms of { $n }
mixing-values-carried = { $n } left over
mixing-values-start_health = { $n } health
mixing-values-max_health = at most { $n } health
mixing-values-health_floor = never below { $n }
mixing-values-health_floor-none = health may go below zero
mixing-values-avoid-nothing = no running
mixing-values-avoid-room = running
mixing-values-avoid-card = one card put away
mixing-values-avoid_in_a_row-yes = even in a row
mixing-values-avoid_in_a_row-no = never in a row
mixing-values-avoided_cards-under_deck = avoided cards go under the dungeon
mixing-values-avoided_cards-shuffled = avoided cards are shuffled
mixing-values-weapon_limit-below = weapon strikes below its last kill
mixing-values-weapon_limit-at_most = weapon strikes up to its last kill
mixing-values-weapon_breaks-yes = weapons break
mixing-values-weapon_breaks-no = weapons don't break
mixing-values-bare_hands-yes = bare hands by choice
mixing-values-bare_hands-no = weapon always used
mixing-values-potions-one_per_room = one potion per room
mixing-values-potions-not_in_a_row = not two potions in a row
mixing-values-ending-play_out = played to the last card
mixing-values-ending-short_room = won at a short room
mixing-values-scoring-health = high score wins
mixing-values-scoring-low = low score wins
mixing-values-loss_counts-deck = a loss counts the dungeon
mixing-values-loss_counts-dungeon = a loss counts dungeon and room

## differences
differences-told = Differences from the standard game:
# After a sentence: the words of the other rules that it does not have.
differences-missing = (not: { $words })

## mix
mix-no_mixture = These are the rules of an existing rule set; change something first.
mix-name = A name for these rules
mix-name_help = Any short name that no rule set has: letters, digits, dots and dashes.

## dealcode
dealcode-help = Rules, a slash and a seed, as in classic/42.

## duo
duo-help = 1 and 2 change who plays; Enter starts the game.
duo-seat = Player { $number }: { $who }
duo-human = a human
duo-named = a human, { $name }
duo-name = Name of player { $number }
duo-name_help = What the table calls this player; empty for Player { $number }.

## settings
settings-how = Enter, or the left and right arrows, change a value.
settings-language = Language
settings-language_help = The game, the narrator and the rules. A game you are in goes on.
settings-language_device = as this device asks
settings-theme = Theme
settings-theme_help = How the table looks. Suits always differ in shape and letter too.
settings-theme_device = like this device
settings-theme_candle = candle (dark)
settings-theme_daylight = daylight (light)
settings-theme_colour_blind = colour-blind (dark)
settings-theme_colour_blind_light = colour-blind (light)
settings-theme_high_contrast = high contrast (dark)
settings-theme_high_contrast_light = high contrast (light)
settings-theme_plain = plain
settings-weapon = Weapon or bare hands
settings-weapon_help = What happens when a monster can be fought in two ways.
settings-weapon_ask = ask
settings-weapon_use = use the weapon if possible
settings-fatal = Fatal moves
settings-fatal_help = Whether a move that kills you asks once more.
settings-fatal_ask = ask once more
settings-fatal_never = never ask
settings-dealer = Dealer
settings-dealer_help = Who describes each room. A human Dealer sees it first.
settings-dealer_nobody = nobody
settings-dealer_narrator = the narrator
settings-dealer_human = a human beside you
settings-detail_help = How much is told after a move: the whole table, or what changed. Look always tells all.
settings-symbols = Characters
settings-symbols_help = What cards are drawn with.
settings-symbols_auto = whatever the terminal supports
settings-symbols_unicode = Unicode
settings-symbols_ascii = ASCII
settings-squares = Rooms in a shared result
settings-squares_help = What the rooms are drawn with when you share a game.
settings-squares_auto = whatever suits the theme
settings-squares_colours = coloured squares
settings-squares_bars = bars
settings-squares_letters = digits
settings-motion = Motion
settings-motion_help = Short animations that show what happened.
settings-motion_on = on
settings-motion_off = off
settings-handover = Handing over
settings-handover_help = Where two play on one device: whether the table waits for a touch of the player whose turn it is.
settings-handover_on = wait for a touch
settings-handover_off = only say whose turn it is
settings-counter = Card counter
settings-counter_help = The cards you have not seen yet.
settings-counter_on = shown
settings-counter_off = hidden
settings-back = Backs of the cards
settings-back_help = What hidden cards look like.
settings-back_seal = a seal
settings-back_embers = embers
settings-back_lattice = a lattice
settings-back_crowns = crowns
settings-table = Table
settings-table_help = What the cards lie on.
settings-table_bare = bare
settings-table_boards = boards
settings-table_flagstones = flagstones
settings-table_runes = runes
settings-honours = All backs and tables
settings-honours_help = Whether those you have not earned can be chosen too. Nothing else depends on them.
settings-honours_on = all
settings-honours_off = those earned
