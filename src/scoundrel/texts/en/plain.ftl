## asking
# What a player types.
asking-two_ways = { FORM($card, "the") } can be fought in two ways: answer w for the weapon or b for bare hands, or type { $slot }w or { $slot }b
asking-empty = an empty line is not a move
asking-unknown = { $text } is not a move: type a card's number or name, such as 2 or 5 of diamonds
asking-other_kind = { $text } is not a move: { FORM($card, "the") } is { $kind ->
    [monster] a monster
    [weapon] a weapon
   *[potion] a potion
 }, not { $wanted ->
    [monster] a monster
    [weapon] a weapon
   *[potion] a potion
 }
asking-not_held = you don't hold { FORM($card, "the") }
asking-not_now = you can't { $what }: { $why }
asking-unarmed = fight { FORM($card, "the") } with a weapon
asking-over = { $slot } can't be played now: the game is over
asking-no_card = there is no card in slot { $slot }: there are cards in { $slots }

## assistant
# What a language model reads besides what plain mode says.
assistant-instructions = This is Scoundrel, a dungeon crawl for one player and a deck of cards. Begin with new_game or continue_game, read the rules with rules, then play room by room. Every answer says all that its player may know; look says it again, with the cards not seen yet. Every move is saved.
assistant-missing_package = assistants need { $name }: { $command } brings it
assistant-no_game = no game is on the table: begin one with new_game, or go on with one with continue_game
assistant-none_open = there is no unfinished game: begin one with new_game
assistant-is_over = game { $number } is over: begin another with new_game
assistant-no_partner = { $rules } is for one player, so nobody else can play
assistant-no_tool = there is no tool { $name }{ $near }; the tools are { $known }
assistant-no_argument = the tool { $tool } takes no { $name }; its arguments: { COUNT($known) ->
    [0] none
   *[other] { $known }
 }
assistant-missing = the tool { $tool } needs { $name }
assistant-wrong_kind = { $name } must be { $wanted }, not { $value }
assistant-no_text = there is no text { $uri }{ $near }
assistant-broken = Something went wrong here; look shows how the game stands.

assistant-kind-string = text
assistant-kind-integer = a whole number

assistant-tool-rule_sets = The rule sets, in a sentence each.
assistant-tool-rules = The rules in words: of a rule set, or of the game on the table.
assistant-tool-new_game = Begin a new game, saved at every move. The game on the table before stays saved.
assistant-tool-saved_games = The saved games, the last one played first, with their numbers.
assistant-tool-continue_game = Go on with an unfinished game, begun here or anywhere else.
assistant-tool-look = How it stands: hero, room, what each card would do, and the cards not seen yet and out of play.
assistant-tool-play = Make one move or several, all in this room; all are played, or none.
assistant-tool-hint = A nudge from the coach. Ask again for what it would do and why, and again for what each plan is worth. All three count as one hint.
assistant-tool-undo = Take the last move back. That is counted.

assistant-argument-rules = A rule set, such as classic, with settings that differ if you like: classic start_health=15.
assistant-argument-seed = Any text: the same text always gives the same deal, whose cards may be known. Leave it out for a random deal.
assistant-argument-partner = Who plays the second party if the rules are for two: human, so that you play both, or a bot.
assistant-argument-number = The number of a saved game; without it, the unfinished one that was played last.
assistant-argument-moves = run; 2 or 5d or 5 of diamonds to take that card, by its place in the room, code or name; 2w or 7sw to fight with the weapon, 2b or 7sb with bare hands; -2 to put a card away. Several, as in 2 4w or 8d 4cw 8h.

## plain
# Plain mode: line by line.
plain-greeting = { $heading }. Type { command-help } for help.
plain-introduced = { $words } Type { command-new } { $name } to try it, or { command-dismiss } to hear no more of it.
plain-sure = Type { word-yes } to do it, or { word-no }.
plain-only_drawn = { $given } can't follow here: write { word-drawn } for a picture, or nothing for words
plain-welcome = If you are new to this game, type { command-play }: a short lesson teaches it, move by move.
plain-title = Scoundrel: { $motto }.
# now: the language that is spoken. others: by codes, as in de (Deutsch). The word "language" is typed as it stands.
plain-languages = This is { $now }. For another language, type { command-set } language and its code: { $others }.
plain-offered = Press Enter for { $command }, or type { command-help } for everything else.
plain-deal = This was deal { $seed }.
plain-compare = Type { command-compare } { $number } for this game beside that of { $name }.
plain-share_what = { command-share } takes nothing, or { word-text }: { $given } is neither
plain-code = The code of this deal: { $code }
plain-try = Type { command-try } to play on from room { $room }; that does not count.
plain-next = Type { command-new } for another deal, { command-again } for this one, { command-share }, { command-review } or { command-curve } for the details, or { command-quit }.
plain-next_dungeon = Type { command-play } for the next dungeon, { command-new } for another deal, { command-again } for this one, { command-share }, { command-review }, { command-curve }, or { command-quit }.
plain-next_daily = Type { command-share }, { command-review }, { command-curve }, { command-calendar }, { command-new }, or { command-quit }.
plain-back = Type { command-new } for a game, { command-continue } for an unfinished one, or { command-help }.
plain-back_to_game = Back to your game.
plain-leave = You leave.
plain-leave_game = You leave the game: { $result }.
plain-kept = The game is saved. Type { command-continue } next time to go on.
plain-in_line = line { $n }: { $why }
plain-cut_off = the input ended in the middle of the game, in room { $room } with { $health } health
plain-no_game = no game is in progress: type { command-new } to start one, or { command-continue } for an unfinished one
plain-needs_words = something is missing; write { $command }
plain-no_words = the command { $command } can't be followed by { $words }: type { command-help } { $command }
plain-not_here = the command { $command } can't be used here: type { command-help } { $command }
# A line that is no move; near asks in brackets whether a command was meant.
plain-no_move = { $why }{ $near }
plain-no_command = there is no command { $command }{ $near }: type { command-help } for all of them
plain-watched = That was the last move. Type { command-previous }, { command-curve } or { command-back }; { command-try } plays on from a move before it.
plain-puzzle_again = Try again, or type { command-solution }, { command-next } or { command-back }.
plain-next_puzzle = Type { command-puzzle } { $level } { $place } for the next one.
plain-no_number = { $given } is not a number of moves: write, for example, { $command } 3
plain-nothing_else = there is no other unfinished game
plain-is_over = game { $number } is over: type { command-watch } { $number } to see it again
plain-no_saved_number = { $given } is not the number of a saved game: type { command-games } to see them
plain-names_two = { $given } is not two names: write both, with a comma between them, as in { command-names } Ada, Ben
plain-names_are = The players are { $first } and { $second }.
plain-two_seats = a game for two needs two players, not { $given }: write one for each party, as in { command-two } { word-human } expert
plain-no_seat = { $seat } can't play{ $near }: a player is one of { $known }
plain-mixture_kept = These rules are saved as { $name }.
plain-range = { $least } to { $most }
plain-range_or_none = { $least } to { $most }, or none
plain-mix_setting = { $name }={ $now }: { $label }. Possible values: { $values }.
plain-mix_deck = { $name }={ $now }: { $label }.
plain-forgotten = The rules { $name } have been deleted.
plain-set = { $name }: { $title }. { $gist }
plain-own_set = { $name }: yours. { $title }.
plain-lesson = Lesson: { $title }. Type { command-back } to leave it; there are also { FORM($others, "") }.
plain-lesson_begun = You have begun this lesson. Type { command-learn } { $name } { word-again } to start it over.
plain-no_lesson = there is no lesson { $name }{ $near }: there are { $known }
plain-no_puzzle = { $given } is not a puzzle: give { FORM($levels, "", list: "or") }; a level may be followed by a number
plain-no_daily = there is no daily { $given }: write { command-daily } for the daily dungeon, or { command-daily } { word-puzzle }
plain-saved = { $number }: { $name }, { $state }, last played { $when }.
plain-nothing_deleted = no game was deleted in the last hour
plain-nothing_to_watch = no game has been finished yet
plain-export_what = { $given } is not enough: write the number of a saved game and a new file, as in { command-export } 3 game.txt
plain-counted = { $name }: { $words }
plain-plots = { $name }: scores, and accuracy game by game.
plain-never_played = there is no finished game of { $name }{ $near }
plain-has_earned = Earned on { $when }: { $title }. { $sentence }
plain-to_earn = Not earned yet: { $title }. { $sentence }
plain-setting = { $name } { $now }: { $help } Other values: { $others }.
plain-no_setting = there is no setting { $name }{ $near } here: there are { $known }
plain-no_value = the setting { $name } can't be { $value }: it is one of { $known }
plain-which_value = write a value for the setting { $name }: one of { $known }
plain-help_line = { $usage }: { $sentence }
plain-more_help = Type { command-help } and a command for what it does, or { command-help } { word-all }.
plain-waiting = Waiting for { $who }. Ctrl-C stops waiting.
plain-stopped_waiting = You are no longer waiting. Enter waits on; { command-look }, { command-resign }, { command-back } and { command-quit } work as usual.
plain-gathering = the game has not begun: Enter waits for the others, and { command-back } leaves
plain-gathered = Everybody is here.
plain-next_ranked = Type { command-ranked } for another, { command-boards } for who plays best, or { command-new } for a game of your own.
plain-next_shared = Type { command-again } for a rematch, { command-friend } for your tables, or { command-new } for a game of your own.
plain-no_ranked = { $name } is not on offer there{ $near }: there are { $known }
plain-no_table = { $given } can't be played with others{ $near }: there are { $known }
plain-open_table = { $number }: { $title }, { $kind }.
plain-stand_in = Type { command-bot } { word-me } for a bot in your seat, or { command-bot } { word-other } for one in the other.
plain-no_stand_in = { $given } is no seat: write { command-bot } { word-me }, or { command-bot } { word-other }
plain-tables = Type { command-friend } and a number to go on, or { command-friend } { word-new } for a table for two.
plain-no_open_table = you have no open game { $number }: type { command-friend } to hear them
plain-more_entries = Type { command-boards } { word-next } for more.
plain-no_next_page = there is no further page
plain-no_board = { $given } says nothing about a board{ $near }: there are { $known }
plain-no_account = { $given } is nothing that can be done with the account{ $near }: there are { $known }
plain-account = Type { command-account } and one of { $known }.
plain-account_data = write the name of a new file, as in { command-account } { word-data } mine.json
# Examples in words are in the words of typed.ftl; codes stay as they are.
plain-moves_help =
    .w1 = Type what to do, then press Enter.
    .w2 = 2, or 5 of diamonds: take that card, by its number in the room or by its name.
    .w3 = 2w or 2b: fight with the weapon or with bare hands; or write 7 of spades with bare hands.
    .w4 = You may say it in full: take the 2 of diamonds, fight the 5 of clubs with bare hands, drink 3.
    .w5 = A question is answered by w, b, yes or no.
    .w6 = run: run from the room, where the rules allow it.
    .w7 = -2, or put away 7 of spades: put that card away, where the rules allow it.
    .w8 = A card also has a code: its rank, and c for clubs, s for spades, d for diamonds or h for hearts.
    .w9 = 5d takes the 5 of diamonds; 7sw and 7sb fight the 7 of spades; Jc is the jack of clubs.
    .w10 = Some decks have two dragons: Xc is the green dragon, Xs the bone dragon.
    .w11 = 2 4w, or 8d 4cw 8h: several moves in one room; all are played, or none.

# What the title offers, by what is typed for it.
plain-offer-ranked = { command-ranked }: { $told }
plain-offer-friend = { command-friend }: { $told }
plain-offer-boards = { command-boards }: { $told }
plain-offer-play = { command-play }: { $told }.
plain-offer-continue = { command-continue }: { $told }.
plain-offer-new_game = { command-new }: { $label }; { $told }.
plain-offer-daily = { command-daily }: { $label }; { $told }.

plain-prompt-unsaved = not saved{" "}
plain-prompt-move = >{" "}
plain-prompt-player = { $name }>{" "}
plain-prompt-over = { command-new }, { command-again } or { command-quit }>{" "}
plain-prompt-lesson = lesson, step { $step } of { $steps }>{" "}
plain-prompt-puzzle = puzzle>{" "}
plain-prompt-watch = move { $move } of { $moves }>{" "}
plain-prompt-gathering = waiting, Enter waits on>{" "}
plain-prompt-waiting = not your turn, Enter waits>{" "}
plain-prompt-online_over = over>{" "}

plain-dealer-alone = Dealer, look alone: press Enter once nobody else can see or hear this>{" "}
plain-dealer-room = Dealer, room { $number } has: { $cards }.
plain-dealer-prompt = What does the hero see? (Enter for nothing; { command-quit }, { command-help } and { command-set } dealer nobody work as usual)>{" "}

plain-group-room = In a game: { $commands }.
plain-group-begin = To start one: { $commands }.
plain-group-learn = To learn: { $commands }.
plain-group-online = On a server: { $commands }.
plain-group-past = Past games: { $commands }.
plain-group-rest = And: { $commands }.

plain-usage-look = { command-look }
plain-usage-dismiss = { command-dismiss }
plain-usage-unseen = { command-unseen }
plain-usage-discard = { command-discard }
plain-usage-hint = { command-hint }
plain-usage-undo = { command-undo }
plain-usage-rules = { command-rules } [RULES]
plain-usage-new = { command-new } [RULES] [SEED]
plain-usage-play = { command-play } [NUMBER]
plain-usage-again = { command-again }
plain-usage-continue = { command-continue } [NUMBER]
plain-usage-compare = { command-compare } [NUMBER]
plain-usage-daily = { command-daily } [{ word-puzzle } or NUMBER]
plain-usage-winnable = { command-winnable } [RULES]
plain-usage-deal = { command-deal } CODE or LINK
plain-usage-two = { command-two } [PLAYER PLAYER]
plain-usage-names = { command-names } [FIRST, SECOND]
plain-usage-mix = { command-mix } [NAME:] FIELD=VALUE …
plain-usage-forget = { command-forget } NAME
plain-usage-sets = { command-sets }
plain-usage-ranked = { command-ranked } [RULES], or { command-ranked } { word-day } [RULES]
plain-usage-friend = { command-friend } [{ word-new } or RULES] [{ word-dealer } or { word-deal }], or { command-friend } NUMBER
plain-usage-join = { command-join } LINK
plain-usage-boards = { command-boards } [RULES] [{ word-day }, { word-week }, { word-season } or { word-all }] [GROUP] [{ word-around }] [{ word-name } NAME], { command-boards } { word-next } or { command-boards } { word-report } NAME
plain-usage-bot = { command-bot } [{ word-me } or { word-other }]
plain-usage-account = { command-account } [{ word-name }, { word-code }, { word-recover }, { word-data }, { word-assisted }, { word-object }, { word-delete } or { word-new }]
plain-usage-learn = { command-learn } [LESSON] [{ word-again }]
plain-usage-puzzle = { command-puzzle } [LEVEL] [NUMBER], { command-puzzle } { word-daily } or { command-puzzle } { word-mine }
plain-usage-solution = { command-solution }
plain-usage-back = { command-back }
plain-usage-tips = { command-tips }
plain-usage-guide = { command-guide } [NAME or NUMBER]
plain-usage-share = { command-share } [{ word-text }]
plain-usage-review = { command-review }
plain-usage-games = { command-games }
plain-usage-watch = { command-watch } [NUMBER, or BOT [RULES]]
plain-usage-next = { command-next } [MOVES], or Enter
plain-usage-previous = { command-previous } [MOVES]
plain-usage-curve = { command-curve } [{ word-drawn }]
plain-usage-try = { command-try }
plain-usage-resign = { command-resign } [NUMBER] [{ word-yes }]
plain-usage-delete = { command-delete } NUMBER [{ word-yes }]
plain-usage-restore = { command-restore } [NUMBER]
plain-usage-export = { command-export } NUMBER FILE
plain-usage-import = { command-import } FILE
plain-usage-calendar = { command-calendar } [MONTH]
plain-usage-statistics = { command-statistics } [RULES]
plain-usage-habits = { command-habits }
plain-usage-plot = { command-plot } [RULES] [{ word-drawn }]
plain-usage-achievements = { command-achievements }
plain-usage-bestiary = { command-bestiary } [card]
plain-usage-settings = { command-settings }
plain-usage-set = { command-set } NAME VALUE
plain-usage-help = { command-help } [COMMAND or { word-all }]
plain-usage-quit = { command-quit }

plain-help-look = describe the room again.
plain-help-dismiss = hear no more of the rules that were proposed to you.
plain-help-unseen = the cards that are still to come.
plain-help-discard = the cards that are out of play.
plain-help-hint = a nudge from the coach; again for what it would do, and again for each plan's chance of winning.
plain-help-undo = take the last move back.
plain-help-rules = the rules of this game, or of another rule set.
plain-help-new = a new deal; with other rules or your own seed if you like.
plain-help-play = the lesson for those who are new, then the first dungeons, from kind to fair; with a number, that one.
plain-help-again = the same deal from the start.
plain-help-continue = go on with the last unfinished game, or with the one with that number.
plain-help-compare = your finished game beside that of somebody who sent you a link.
plain-help-daily = today's daily dungeon, the same for everyone; one try, and no taking back. Or today's puzzle: { command-daily } { word-puzzle }. Or a missed day for practice, by its number.
plain-help-winnable = a new deal that can be won.
plain-help-deal = the deal of a code, as in { command-deal } classic/42; or what a link that somebody sent leads to.
plain-help-two = a game for two, as in { command-two } { word-human } expert.
plain-help-names = what the players of two parties are called, as in { command-names } Ada, Ben.
plain-help-mix = change settings of the rules and play by them; a name saves them; { command-mix } alone lists the settings.
plain-help-forget = delete rules of your own, as in { command-forget } mine.
plain-help-sets = the rule sets and your own rules, in one sentence each.
plain-help-ranked = a ranked game on a deck that nobody can know: the classic one, other rules, or the daily dungeon of the server.
plain-help-friend = your tables on the server; { command-friend } { word-new } opens one for two, { command-friend } dragons { word-dealer } one where somebody else deals, { command-friend } dragons { word-deal } one where you do.
plain-help-join = take the seat of an invitation that somebody sent you, or watch.
plain-help-boards = who plays best, as in { command-boards } classic { word-week } { word-around }, or { command-boards } { word-name } Ann.
plain-help-bot = propose that a bot takes your seat, { command-bot } { word-me }, or the other one, { command-bot } { word-other }; or agree to what was proposed.
plain-help-account = who you are on the server; your name, a code for your other devices, your data.
plain-help-learn = a lesson to play through, from where you left it: classic, sidestep or dragons; { word-again } starts it over.
plain-help-puzzle = one room, one best plan: the next you have not solved, one as in { command-puzzle } { word-easy } 3, the daily one, or a mistake of your own.
plain-help-solution = give up a puzzle, and see its best plan.
plain-help-back = leave a lesson, a puzzle or a game you are watching.
plain-help-tips = how to play well, in short sentences.
plain-help-guide = how to win, how to win without running, and scoring explained.
plain-help-share = a finished game in words, and its link; { command-share } { word-text } shows the lines to paste, and no card is revealed. While you watch one, the position as a question to others.
plain-help-review = what the coach says about each room of a finished game.
plain-help-games = the saved games, newest first.
plain-help-watch = a saved game again, with what the coach says about each room; or a bot at play, as in { command-watch } expert.
plain-help-next = go forward one move, or as many as you say, while you watch; in a puzzle, go to the next.
plain-help-previous = go back one move, or as many as you say, while you watch.
plain-help-curve = the chance to win, room by room, after a game or while you watch; { word-drawn } shows it as a picture.
plain-help-try = play on from the move you watch, or after a game from where it turned; it does not count.
plain-help-resign = give an unfinished game up, which counts as lost; without a number, the one you play on a server.
plain-help-delete = delete a saved game; for an hour it can be had back.
plain-help-restore = have a deleted game back; without a number, the last one.
plain-help-export = write the record of a saved game to a new file, as in { command-export } 3 game.txt.
plain-help-import = save the games in a file of records, as in { command-import } game.txt.
plain-help-calendar = today, and a month of days: won, lost and missed; another month as in { command-calendar } 2026-11.
plain-help-statistics = how your games went.
plain-help-habits = what cost you most in your last games, and what to do instead.
plain-help-plot = your scores and accuracy, game by game; { word-drawn } shows them as pictures.
plain-help-achievements = what you have earned so far, and what is still to be earned.
plain-help-bestiary = the creatures and things you have met, and what came of it; with a card, as in { command-bestiary } 10 of spades, its entry.
plain-help-settings = who describes each room, and how monsters are fought.
plain-help-set = change one of them, as in { command-set } dealer nobody.
plain-help-help = what you can type; or what one command does, or all of them.
plain-help-quit = leave; the game is saved.
