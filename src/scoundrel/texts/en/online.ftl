## serve
# The page at home.
serve-link = Open this link in a browser: { $link }
serve-alone = Only this machine can reach it.
serve-open_to_others = It listens on { $host }: whoever has the link can play your games.
serve-stop = Ctrl-C stops it. Games are saved at every move.
serve-missing = the page needs { $name }: { $command } brings it
serve-no_host = { $host } is not an address of this machine: { $why }
serve-no_name = no name is written like that
serve-no_port = port { $port } can't be used: { $why }; leave it out for any that is free
serve-no_secret = Open the link that scoundrel serve has printed: it lets this browser in.
serve-elsewhere = This is not a page of this server.
serve-too_long = That is too long.
serve-too_slow = That took too long to arrive.

## online
# What players read of a server from afar.
online-bad_address = { $url } is not the address of a server: write https://example.org
online-no_server = There is no server of this game at { $url }.
online-lost = The server can't be reached ({ $why }). Nothing on your table has changed; try again.
online-odd_answer = The server has given an answer that makes no sense (status { $status }). Nothing on your table has changed.
online-dealer = the Dealer
online-player = the player
online-ranked_game = Ranked: { $rules }
online-of_day = Ranked dungeon of { $date }: { $rules }
online-day_picture = ranked, { $date }
online-shared_game = { $rules }, together
online-waits_for = waiting for { $who }
online-invite_lines =
    .w1 = Send the link to whoever is to sit there.
    .w2 = The game begins when everybody is here.
online-ranked_lines =
    .w1 = You have one attempt: no move can be taken back, and the coach gives no hints.
    .w2 = Every move is saved. Left for 24 hours, the game counts as lost.
    .w3 = The server has fixed its half of the shuffle; yours is added before a card is dealt. Neither side can choose the deck.
online-day_lines =
    .w1 = You have one attempt: no move can be taken back, and the coach gives no hints.
    .w2 = Every move is saved. Left for 24 hours, the game counts as lost.
    .w3 = The deck is the same for everybody, and was fixed before anybody's first move.
online-shared_lines =
    .w1 = Everybody is here. No move can be taken back, and the coach gives no hints.
    .w2 = You may leave, and come back to where you were.
online-commitment = The server's promise: { $commitment }
online-given_up_alone = You gave this game up.
online-given_up_there = { $who } gave this game up.
online-given_up = { $loser } gave up: { $winner } wins.
online-none = There is no server here, or it can't be reached now.
online-no_answer = no answer
online-not_begun = the game has not begun
# The promise before the first card, and whether it was kept.
online-sealed = Sealed deck { $digits }, opened at the end
online-sealed_lines =
    .w1 = The server has fixed its half of the shuffle; your device adds the other.
    .w2 = At the end both are opened, so that anybody can check that nobody chose your cards.
online-sealed_day_lines =
    .w1 = The deck is the same for everybody, and was fixed before anybody's first move.
    .w2 = It is opened once nobody can be in it any more, so that anybody can check that it was not changed.
# Who one is.
online-account = Your account
online-nobody = You have no account here yet: with your first game you are a guest.
online-guest = You play as a guest, among the { $group }.
online-known_as = You are { $name }, among the { $group }.
online-name = Name
online-name_help = Leave it empty for none. It may not look like the name of another player.
online-devices = Other devices
online-help_heading = Playing with help
online-kept = What is kept of you
online-code = Your recovery code: { $code }
online-code_once = Write it down: it is shown only once. Whoever has it can play as you, on any device.
online-code_asked = Your recovery code
online-object_words = What happened, in your words
online-recovered = You are the same player here now as on your other device.
online-noted = Noted. Whoever runs this server can read it.
online-deleted = Your account is deleted, with all that the server kept of it. Games with others stay, without your name.
online-openly = Help from an engine at home can't always be noticed. Clear copies of one are moved to the assisted.
# Ranked games and boards.
online-open = Waiting for you
online-ranked_today = The dungeon of { $date }
online-ranked_any = A deck that nobody can know
online-ranked_terms = { $n ->
    [one] One try, no hints, nothing taken back. Left for { $n } hour, it is lost.
   *[other] One try, no hints, nothing taken back. Left for { $n } hours, it is lost.
 }
online-day_entry = Go down
online-day_help = One try, the same cards for everybody on this server
online-standing = Your place of all time: { $place }, with a mean of { $mean }.
online-unranked = { $n ->
    [one] You have a place after { $n } more game.
   *[other] You have a place after { $n } more games.
 }
online-board_of = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
online-board_when = { $when }: { $players }
online-board_least = { $n ->
    [one] It takes { $n } game to have a place.
   *[other] It takes { $n } games to have a place.
 }
online-board_empty = Nobody is here yet.
online-row = { $n ->
    [one] { $n } game, { $wins } won, best streak { $streak }
   *[other] { $n } games, { $wins } won, best streak { $streak }
 }
online-mean = { $mean } ± { $margin }
online-unnamed = a guest
online-find_name = The name of the player
online-which_rules = Rules
# With a friend.
online-friend_lines = You open a table and send a link. Whoever opens it sits down.
online-two_parties = Two parties
online-dealers_seat = A Dealer's seat
online-dealer_help = The Dealer sees each room first, and describes it to the player.
online-dealt_theirs = A friend deals to you
online-dealt_theirs_help = You play; your friend sees each room first.
online-dealt_mine = You deal to a friend
online-dealt_mine_help = You see each room first; your friend plays.
online-somebody = somebody
online-a_friend = a friend
online-seat_free = The other seat is still free.
online-invites_player = Whoever opens this link first sits down
online-invites_dealer = Whoever opens this link first deals
online-watch_link = Whoever has this link can watch, and nothing more.
online-invited_seat = You are invited to a table by { $name }.
online-invited_dealer = You are invited to deal by { $name }.
online-taken = That seat is taken. If it is yours, go on.
online-hero = { $name }: { $line }
online-stand_in = Let a bot play for { $name }
online-stand_in_me = Let a bot play for me
online-stand_in_asked = This was proposed.
online-stand_in_proposed = Proposed: a bot plays for { $name }. It does so once both of you agree.
online-rematch_asked = Somebody is waiting for you already.
online-ranked_again = Another ranked game
online-record_help = Anybody can verify it with scoundrel check.

online-fair-yes = The deal was fair.
online-fair-no = The deal was not what was promised before the first card.
online-fair-later = The deck of the day is opened once nobody can be in it any more.
online-fair-commitment = Promised before the first card: { $text }
online-fair-secret = The server's secret, opened now: { $text }
online-fair-side = The player's side: { $text }
online-fair-day = In place of a player's side, the same for everybody: { $text }

online-sure-resign = Give this game up? It is lost then.
online-sure-assisted = Play with help from now on? You and your results move to the boards of the assisted, and that can't be taken back.
online-sure-delete = Delete your name, your results, your places on every board and your ranked games? That can't be taken back.

online-group-unaided = unaided
online-group-assisted = assisted
online-group-programs = programs

online-group_short-unaided = Unaided
online-group_short-assisted = Assisted
online-group_short-programs = Programs

online-period_short-day = Day
online-period_short-week = Week
online-period_short-season = Season
online-period_short-all = All

online-column-name = who
online-column-mean = mean

online-entry-rename = Choose a name
online-entry-rename_help = Other players see it. You need none to play.
online-entry-recovery = A recovery code
online-entry-recovery_help = Be the same player on another device. An older code no longer works then.
online-entry-sign_out = Sign out everywhere else
online-entry-sign_out_help = Only this device stays signed in, and you get a new recovery code.
online-entry-recover = Enter a recovery code
online-entry-recover_help = Be the same player here as on another device.
online-entry-assisted = Play with help
online-entry-assisted_help = Those who do have boards of their own.
online-entry-object_to = Object
online-entry-object_to_help = Say why you belong among the unaided.
online-entry-my_data = Take your data out
online-entry-my_data_help = All that the server keeps of you, as a file.
online-entry-delete_account = Delete your account
online-entry-delete_account_help = Your name, results, places and ranked games. Games with others stay, without your name.
online-entry-anew = Begin anew
online-entry-anew_help = Be a new guest. Without its recovery code, your account is lost to you.

## server
# A server, as the terminal speaks of it.
server-none = no server is known: give its address once, as in scoundrel play --server https://example.org
server-unreachable = The server at { $url } can't be reached now. Everything else is here.
server-forgotten = No server is remembered any more, nor who you were there.
server-guest = You are a guest at { $url } now. Your account is where you can take a name.
server-unknown = The server does not know you any more. In your account, enter your recovery code, or begin anew.
server-bad_invitation = { $given } is not an invitation: paste the whole link that was sent to you
server-waiting = Waiting for { $who }.
server-asking = Asking the server …
server-your_turn = It is your turn.
server-kept = The game waits for you on the server.
server-seat_link = To play with you: { $link }
server-dealer_link = To be the Dealer: { $link }
server-watch_link = To watch: { $link }
server-none_open = You have no open game on this server.
server-first_open = You have an open ranked game; that comes first.
server-onward = n: another one. Esc: title.
server-rematch = n: a rematch. Esc: title.
server-looking_on = You look on.
server-stand_in = A bot takes a seat once both of you have proposed it.

server-kind-ranked = ranked
server-kind-shared = with others

## boards
boards-heading = Boards
boards-title = { $rules }, { $period }, { $group }
boards-line = { $n ->
    [one] { $rank }. { $name }: { $mean }, { $wins } of { $n } game won, best streak { $streak }
   *[other] { $rank }. { $name }: { $mean }, { $wins } of { $n } games won, best streak { $streak }
 }
boards-margin = {" "}± { $margin }
boards-own = You: { $line }
boards-unranked = { $n ->
    [one] You have { $n } game here; it takes { $least } to have a place.
   *[other] You have { $n } games here; it takes { $least } to have a place.
 }
boards-none = Nobody is on this board yet.
boards-not_yet = You are not on this board yet.
boards-no_name = Nobody on this board is called { $name }.
boards-not_listed = nobody in the list above is called { $name }
boards-open = Ranked by the mean score; what follows ± is how far off it may be, 19 times out of 20. Help from an engine at home can't always be noticed. Clear copies of one are moved to the assisted.
boards-reported = Thank you. A name that enough players report is taken away.
boards-find = Find a player
boards-find_help = The name of the player.

boards-period-day = the dungeon of { $when }
boards-period-week = week { $when }
boards-period-season = season { $when }
boards-period-all = all time

## ranked
ranked-of_day = Today's dungeon: { $rules }

## friend
# Tables on a server for several people.
friend-help = Open a table, and send the link to it. Left and right change what is played with a Dealer.
friend-open = Go on: { $title }, { $kind }
friend-two = { $rules }: two parties, two devices
friend-dealt = { $rules }: somebody else is the Dealer
friend-dealing = { $rules }: you are the Dealer
friend-join = Join by a link
friend-join_help = Paste the link that was sent to you.

## account
# Who one is on a server.
account-told = { $who } The server is { $url }.
account-nameless = a guest
account-why = You were moved there: { $why }
account-named = Your name is { $name } now.
account-unnamed = You have no name now.
account-recovered = You are { $name } now.
account-assisted = You are among the assisted now.
account-taken = Everything that the server keeps of you is in { $path }.
account-data_file = The name of a new file.
account-begun_anew = The next time you play there, you are a new guest.
account-sure = n: yes, do it. Esc: no.
