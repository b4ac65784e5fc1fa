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
mixing-more = { $n } more
mixing-refused = { $value } does not fit. { $wanted }
mixing-hopeless = none of { $deals } deals of { $rules } could be won; try easier rules

mixing-wanted-number = A whole number from { $least } to { $most }.
mixing-wanted-number_or_none = A whole number from { $least } to { $most }, or none.
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

mixing-values-deck-number = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
mixing-values-players-number = players: { $value }
mixing-values-room_size-number = rooms of { $value }
mixing-values-carried-number = { $value } left over
mixing-values-start_health-number = { $value } health
mixing-values-max_health-number = at most { $value } health
mixing-values-health_floor-number = never below { $value }
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
