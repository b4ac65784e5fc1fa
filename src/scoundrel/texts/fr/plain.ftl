## asking
asking-two_ways = il y a deux façons de combattre { FORM($card, "the") } : répondez w pour l’arme ou b pour les mains nues, ou tapez { $slot }{""}w ou { $slot }{""}b
asking-empty = une ligne vide n’est pas un coup
asking-unknown = { $text } n’est pas un coup : tapez le numéro ou le nom d’une carte, comme 2 ou 5 de carreau
asking-other_kind = { $text } n’est pas un coup : { FORM($card, "the") } est { $kind ->
    [monster] un monstre
    [weapon] une arme
   *[potion] une potion
 }, et non { $wanted ->
    [monster] un monstre
    [weapon] une arme
   *[potion] une potion
 }
asking-not_held = vous ne tenez pas { FORM($card, "the") }
asking-not_now = vous ne pouvez pas { $what } : { $why }
asking-unarmed = combattre { FORM($card, "the") } avec une arme
asking-over = { $slot } ne peut être joué maintenant : la partie est finie
asking-no_card = il n’y a pas de carte à la place { $slot } : il y en a aux places { $slots }

## assistant
assistant-instructions = Ceci est Scoundrel, un donjon pour un joueur et un jeu de cartes. Commencez par new_game ou continue_game, lisez les règles avec rules, puis jouez salle par salle. Chaque réponse dit tout ce que son joueur peut savoir ; look le redit, avec les cartes pas encore vues. Chaque coup est enregistré.
assistant-missing_package = les assistants demandent { $name } : { $command } l’apporte
assistant-no_game = il n’y a pas de partie sur la table : commencez-en une avec new_game, ou reprenez-en une avec continue_game
assistant-none_open = il n’y a pas de partie en cours : commencez-en une avec new_game
assistant-is_over = la partie { $number } est finie : commencez-en une autre avec new_game
assistant-no_partner = { $rules } se joue à un, personne d’autre ne peut donc jouer
assistant-no_tool = il n’y a pas d’outil { $name }{ $near } ; les outils sont { $known }
assistant-no_argument = l’outil { $tool } n’accepte pas { $name } ; ses arguments : { COUNT($known) ->
    [0] aucun
   *[other] { $known }
 }
assistant-missing = l’outil { $tool } demande { $name }
assistant-wrong_kind = { $name } doit être { $wanted }, et non { $value }
assistant-no_text = il n’y a pas de texte { $uri }{ $near }
assistant-broken = Quelque chose s’est mal passé ; look montre où en est la partie.

assistant-kind-string = du texte
assistant-kind-integer = un nombre entier

assistant-tool-rule_sets = Les jeux de règles, en une phrase chacun.
assistant-tool-rules = Les règles en toutes lettres : d’un jeu de règles, ou de la partie sur la table.
assistant-tool-new_game = Commencer une partie, enregistrée à chaque coup. Celle qui était sur la table reste enregistrée.
assistant-tool-saved_games = Les parties enregistrées, la dernière jouée en tête, avec leurs numéros.
assistant-tool-continue_game = Reprendre une partie en cours, commencée ici ou ailleurs.
assistant-tool-look = Où l’on en est : le héros, la salle, ce que ferait chaque carte, et les cartes pas encore vues et hors jeu.
assistant-tool-play = Jouer un ou plusieurs coups, tous dans cette salle ; tous sont joués, ou aucun.
assistant-tool-hint = Une piste du coach. Redemandez pour ce qu’il ferait et pourquoi, et encore pour ce que vaut chaque plan. Les trois comptent comme un seul indice.
assistant-tool-undo = Annuler le dernier coup. C’est compté.

assistant-argument-rules = Un jeu de règles, comme classic, avec d’autres réglages si vous voulez : classic start_health=15.
assistant-argument-seed = N’importe quel texte : le même texte donne toujours la même donne, dont les cartes sont peut-être connues. Sans lui, une donne au hasard.
assistant-argument-partner = Qui mène la seconde troupe si les règles sont à deux : human, et vous menez les deux, ou un bot.
assistant-argument-number = Le numéro d’une partie enregistrée ; sans lui, la dernière jouée de celles en cours.
assistant-argument-moves = run ; 2, 5d ou 5 de carreau pour prendre cette carte, par sa place dans la salle, son code ou son nom ; 2w ou 7sw pour combattre avec l’arme, 2b ou 7sb à mains nues ; -2 pour écarter une carte. Plusieurs, comme 2 4w ou 8d 4cw 8h.

## plain
plain-greeting = { $heading }. Tapez { command-help } pour l’aide.
plain-introduced = { $words } Tapez { command-new } { $name } pour essayer, ou { command-dismiss } pour ne plus en entendre parler.
plain-sure = Tapez { word-yes } pour le faire, ou { word-no }.
plain-only_drawn = { $given } n’a pas sa place ici : écrivez { word-drawn } pour une image, ou rien pour des mots
plain-welcome = Si ce jeu est nouveau pour vous, tapez { command-play } : une courte leçon l’apprend, coup par coup.
plain-title = Scoundrel : { $motto }.
plain-languages = Langue : { $now }. Pour une autre langue, tapez { command-set } language et son code : { $others }.
plain-offered = Entrée pour { $command }, ou tapez { command-help } pour tout le reste.
plain-deal = C’était la donne { $seed }.
plain-compare = Tapez { command-compare } { $number } pour comparer cette partie à celle qu’annonce { $name }.
plain-share_what = { command-share } ne prend rien, ou { word-text } : { $given } n’est ni l’un ni l’autre
plain-code = Le code de cette donne : { $code }
plain-try = Tapez { command-try } pour rejouer depuis la salle { $room } ; cela ne compte pas.
plain-next = Tapez { command-new } pour une autre donne, { command-again } pour celle-ci, { command-share }, { command-review } ou { command-curve } pour les détails, ou { command-quit }.
plain-next_dungeon = Tapez { command-play } pour le donjon suivant, { command-new } pour une autre donne, { command-again } pour celle-ci, { command-share }, { command-review }, { command-curve }, ou { command-quit }.
plain-next_daily = Tapez { command-share }, { command-review }, { command-curve }, { command-calendar }, { command-new }, ou { command-quit }.
plain-back = Tapez { command-new } pour une partie, { command-continue } pour une partie en cours, ou { command-help }.
plain-back_to_game = Retour à votre partie.
plain-leave = Vous partez.
plain-leave_game = Vous quittez la partie : { $result }.
plain-kept = La partie est enregistrée. Tapez { command-continue } la prochaine fois pour la reprendre.
plain-in_line = ligne { $n } : { $why }
plain-cut_off = l’entrée s’arrête au milieu de la partie, dans la salle { $room } avec { $health } de vie
plain-no_game = il n’y a pas de partie en cours : tapez { command-new } pour en commencer une, ou { command-continue } pour en reprendre une
plain-needs_words = il manque quelque chose ; écrivez { $command }
plain-no_words = la commande { $command } ne peut être suivie de { $words } : tapez { command-help } { $command }
plain-not_here = la commande { $command } n’est pas possible ici : tapez { command-help } { $command }
plain-no_move = { $why }{ $near }
plain-no_command = il n’y a pas de commande { $command }{ $near } : tapez { command-help } pour les avoir toutes
plain-watched = C’était le dernier coup. Tapez { command-previous }, { command-curve } ou { command-back } ; { command-try } rejoue depuis un coup d’avant.
plain-puzzle_again = Réessayez, ou tapez { command-solution }, { command-next } ou { command-back }.
plain-next_puzzle = Tapez { command-puzzle } { $level } { $place } pour le suivant.
plain-no_number = { $given } n’est pas un nombre de coups : écrivez par exemple { $command } 3
plain-nothing_else = il n’y a pas d’autre partie en cours
plain-is_over = la partie { $number } est finie : tapez { command-watch } { $number } pour la revoir
plain-no_saved_number = { $given } n’est pas le numéro d’une partie enregistrée : tapez { command-games } pour les voir
plain-names_two = { $given }, ce ne sont pas deux noms : écrivez les deux, séparés par une virgule, comme { command-names } Ada, Ben
plain-names_are = À la table : { $first } et { $second }.
plain-two_seats = une partie à deux demande deux joueurs, et non { $given } : écrivez-en un par troupe, comme { command-two } { word-human } expert
plain-no_seat = { $seat } ne peut pas jouer{ $near } ; peuvent jouer : { $known }
plain-mixture_kept = Ces règles sont enregistrées sous { $name }.
plain-range = { $least } à { $most }
plain-range_or_none = { $least } à { $most }, ou none
plain-mix_setting = { $name }{""}={ $now } : { $label }. Valeurs possibles : { $values }.
plain-mix_deck = { $name }{""}={ $now } : { $label }.
plain-forgotten = Les règles { $name } sont effacées.
plain-set = { $name } : { $title }. { $gist }
plain-own_set = { $name } : à vous. { $title }.
plain-lesson = Leçon : { $title }. Tapez { command-back } pour en sortir ; il y a aussi { FORM($others, "") }.
plain-lesson_begun = Vous avez déjà commencé cette leçon. Tapez { command-learn } { $name } { word-again } pour la reprendre au début.
plain-no_lesson = il n’y a pas de leçon { $name }{ $near } : il y a { $known }
plain-no_puzzle = { $given } n’est pas un problème : donnez { FORM($levels, "", list: "or") } ; un niveau peut être suivi d’un numéro
plain-no_daily = { $given } ne va pas avec { command-daily } : écrivez { command-daily } pour le donjon du jour, ou { command-daily } { word-puzzle }
plain-saved = { $number } : { $name }, { $state }, jouée le { $when }.
plain-nothing_deleted = aucune partie n’a été effacée depuis une heure
plain-nothing_to_watch = aucune partie n’est encore finie
plain-export_what = { $given } ne suffit pas : écrivez le numéro d’une partie enregistrée et un nouveau fichier, comme { command-export } 3 partie.txt
plain-counted = { $name } : { $words }
plain-plots = { $name } : scores, et précision partie par partie.
plain-never_played = il n’y a pas de partie finie sous { $name }{ $near }
plain-has_earned = Gagné le { $when } : { $title }. { $sentence }
plain-to_earn = Pas encore gagné : { $title }. { $sentence }
plain-setting = { $name } { $now } : { $help } Autres valeurs : { $others }.
plain-no_setting = il n’y a pas de réglage { $name }{ $near } ici : il y a { $known }
plain-no_value = le réglage { $name } ne peut pas être { $value } ; valeurs possibles : { $known }
plain-which_value = écrivez une valeur pour le réglage { $name } ; valeurs possibles : { $known }
plain-help_line = { $usage } : { $sentence }
plain-more_help = Tapez { command-help } et une commande pour savoir ce qu’elle fait, ou { command-help } { word-all }.
plain-waiting = On attend { $who }. Ctrl-C pour ne plus attendre.
plain-stopped_waiting = Vous n’attendez plus. Entrée pour attendre encore ; { command-look }, { command-resign }, { command-back } et { command-quit } marchent comme d’habitude.
plain-gathering = la partie n’a pas commencé : Entrée pour attendre les autres, { command-back } pour partir
plain-gathered = Tout le monde est là.
plain-next_ranked = Tapez { command-ranked } pour une autre, { command-boards } pour voir qui joue le mieux, ou { command-new } pour une partie à vous.
plain-next_shared = Tapez { command-again } pour une revanche, { command-friend } pour vos tables, ou { command-new } pour une partie à vous.
plain-no_ranked = { $name } n’est pas proposé là-bas{ $near } : il y a { $known }
plain-no_table = { $given } ne se joue pas à plusieurs{ $near } : il y a { $known }
plain-open_table = { $number } : { $title }, { $kind }.
plain-stand_in = Tapez { command-bot } { word-me } pour un bot à votre place, ou { command-bot } { word-other } pour un bot à l’autre.
plain-no_stand_in = { $given } n’est pas une place : écrivez { command-bot } { word-me }, ou { command-bot } { word-other }
plain-tables = Tapez { command-friend } et un numéro pour continuer, ou { command-friend } { word-new } pour une table à deux.
plain-no_open_table = vous n’avez pas de partie ouverte { $number } : tapez { command-friend } pour en avoir la liste
plain-more_entries = Tapez { command-boards } { word-next } pour la suite.
plain-no_next_page = il n’y a pas d’autre page
plain-no_board = { $given } ne correspond à aucun classement{ $near } : il y a { $known }
plain-no_account = { $given } n’est pas une action du compte{ $near } : il y a { $known }
plain-account = Tapez { command-account }, suivi d’un de ces mots : { $known }.
plain-account_data = écrivez le nom d’un nouveau fichier, comme { command-account } { word-data } moi.json
plain-moves_help =
    .w1 = Tapez ce qu’il faut faire, puis appuyez sur Entrée.
    .w2 = 2, ou 5 de carreau : prendre cette carte, par son numéro dans la salle ou par son nom.
    .w3 = 2w ou 2b : combattre avec l’arme ou à mains nues ; ou écrivez 7 de pique à mains nues.
    .w4 = Vous pouvez le dire en entier : prendre le 2 de carreau, combattre le 5 de trèfle à mains nues, boire 3.
    .w5 = À une question, répondez par w, b, { word-yes } ou { word-no }.
    .w6 = fuir : fuir la salle, là où les règles le permettent.
    .w7 = -2, ou écarter 7 de pique : écarter cette carte, là où les règles le permettent.
    .w8 = Une carte a aussi un code : sa valeur, et c pour trèfle, s pour pique, d pour carreau ou h pour cœur.
    .w9 = 5d prend le 5 de carreau ; 7sw et 7sb combattent le 7 de pique ; Jc est le valet de trèfle.
    .w10 = Certains jeux ont deux jokers : Xc est la vouivre, Xs le dragon d’os.
    .w11 = 2 4w, ou 8d 4cw 8h : plusieurs coups dans une salle ; tous sont joués, ou aucun.

plain-offer-ranked = { command-ranked } : { $told }
plain-offer-friend = { command-friend } : { $told }
plain-offer-boards = { command-boards } : { $told }
plain-offer-play = { command-play } : { $told }.
plain-offer-continue = { command-continue } : { $told }.
plain-offer-new_game = { command-new } : { $label } ; { $told }.
plain-offer-daily = { command-daily } : { $label } ; { $told }.

plain-prompt-unsaved = pas enregistré{" "}
plain-prompt-move = >{" "}
plain-prompt-player = { $name }>{" "}
plain-prompt-over = { command-new }, { command-again } ou { command-quit }>{" "}
plain-prompt-lesson = leçon, étape { $step } sur { $steps }>{" "}
plain-prompt-puzzle = problème>{" "}
plain-prompt-watch = coup { $move } sur { $moves }>{" "}
plain-prompt-gathering = on attend, Entrée pour attendre encore>{" "}
plain-prompt-waiting = pas à vous, Entrée pour attendre>{" "}
plain-prompt-online_over = fini>{" "}

plain-dealer-alone = Donneur, pour vos seuls yeux : Entrée quand personne d’autre ne voit ni n’entend>{" "}
plain-dealer-room = Donneur, la salle { $number } contient : { $cards }.
plain-dealer-prompt = Que voit le héros ? (Entrée pour rien ; { command-quit }, { command-help } et { command-set } dealer nobody marchent comme d’habitude)>{" "}

plain-group-room = Dans une partie : { $commands }.
plain-group-begin = Pour en commencer une : { $commands }.
plain-group-learn = Pour apprendre : { $commands }.
plain-group-online = Sur un serveur : { $commands }.
plain-group-past = Parties passées : { $commands }.
plain-group-rest = Et : { $commands }.

plain-usage-look = { command-look }
plain-usage-dismiss = { command-dismiss }
plain-usage-unseen = { command-unseen }
plain-usage-discard = { command-discard }
plain-usage-hint = { command-hint }
plain-usage-undo = { command-undo }
plain-usage-rules = { command-rules } [RÈGLES]
plain-usage-new = { command-new } [RÈGLES] [GRAINE]
plain-usage-play = { command-play } [NUMÉRO]
plain-usage-again = { command-again }
plain-usage-continue = { command-continue } [NUMÉRO]
plain-usage-compare = { command-compare } [NUMÉRO]
plain-usage-daily = { command-daily } [{ word-puzzle } ou NUMÉRO]
plain-usage-winnable = { command-winnable } [RÈGLES]
plain-usage-deal = { command-deal } CODE ou LIEN
plain-usage-two = { command-two } [JOUEUR JOUEUR]
plain-usage-names = { command-names } [PREMIER, SECOND]
plain-usage-mix = { command-mix } [NOM:] CHAMP=VALEUR …
plain-usage-forget = { command-forget } NOM
plain-usage-sets = { command-sets }
plain-usage-ranked = { command-ranked } [RÈGLES], ou { command-ranked } { word-day } [RÈGLES]
plain-usage-friend = { command-friend } [{ word-new } ou RÈGLES] [{ word-dealer } ou { word-deal }], ou { command-friend } NUMÉRO
plain-usage-join = { command-join } LIEN
plain-usage-boards = { command-boards } [RÈGLES] [{ word-day }, { word-week }, { word-season } ou { word-all }] [GROUPE] [{ word-around }] [{ word-name } NOM], { command-boards } { word-next } ou { command-boards } { word-report } NOM
plain-usage-bot = { command-bot } [{ word-me } ou { word-other }]
plain-usage-account = { command-account } [{ word-name }, { word-code }, { word-recover }, { word-data }, { word-assisted }, { word-object }, { word-delete } ou { word-new }]
plain-usage-learn = { command-learn } [LEÇON] [{ word-again }]
plain-usage-puzzle = { command-puzzle } [NIVEAU] [NUMÉRO], { command-puzzle } { word-daily } ou { command-puzzle } { word-mine }
plain-usage-solution = { command-solution }
plain-usage-back = { command-back }
plain-usage-tips = { command-tips }
plain-usage-guide = { command-guide } [NOM ou NUMÉRO]
plain-usage-share = { command-share } [{ word-text }]
plain-usage-review = { command-review }
plain-usage-games = { command-games }
plain-usage-watch = { command-watch } [NUMÉRO, ou BOT [RÈGLES]]
plain-usage-next = { command-next } [COUPS], ou Entrée
plain-usage-previous = { command-previous } [COUPS]
plain-usage-curve = { command-curve } [{ word-drawn }]
plain-usage-try = { command-try }
plain-usage-resign = { command-resign } [NUMÉRO] [{ word-yes }]
plain-usage-delete = { command-delete } NUMÉRO [{ word-yes }]
plain-usage-restore = { command-restore } [NUMÉRO]
plain-usage-export = { command-export } NUMÉRO FICHIER
plain-usage-import = { command-import } FICHIER
plain-usage-calendar = { command-calendar } [MOIS]
plain-usage-statistics = { command-statistics } [RÈGLES]
plain-usage-habits = { command-habits }
plain-usage-plot = { command-plot } [RÈGLES] [{ word-drawn }]
plain-usage-achievements = { command-achievements }
plain-usage-bestiary = { command-bestiary } [carte]
plain-usage-settings = { command-settings }
plain-usage-set = { command-set } NOM VALEUR
plain-usage-help = { command-help } [COMMANDE ou { word-all }]
plain-usage-quit = { command-quit }

plain-help-look = redécrit la salle.
plain-help-dismiss = n’annonce plus les règles qu’on vient de vous proposer.
plain-help-unseen = les cartes encore à venir.
plain-help-discard = les cartes hors jeu.
plain-help-hint = une piste du coach ; encore, pour ce qu’il ferait ; et encore, pour les chances de chaque plan.
plain-help-undo = annule le dernier coup.
plain-help-rules = les règles de cette partie, ou d’un autre jeu de règles.
plain-help-new = une nouvelle donne ; avec d’autres règles ou votre propre graine si vous voulez.
plain-help-play = la leçon pour commencer, puis les premiers donjons, du clément à l’équitable ; avec un numéro, celui-là.
plain-help-again = la même donne depuis le début.
plain-help-continue = reprend la dernière partie en cours, ou celle de ce numéro.
plain-help-compare = votre partie finie à côté de celle de quelqu’un qui vous a envoyé un lien.
plain-help-daily = le donjon du jour, le même pour tout le monde ; un essai, et rien ne s’annule. Ou le problème du jour : { command-daily } { word-puzzle }. Ou un jour manqué, pour s’entraîner, par son numéro.
plain-help-winnable = une nouvelle donne qui peut être gagnée.
plain-help-deal = la donne d’un code, comme { command-deal } classic/42 ; ou ce que cache un lien reçu.
plain-help-two = une partie à deux, comme { command-two } { word-human } expert.
plain-help-names = le nom de chacun des deux joueurs, comme { command-names } Ada, Ben.
plain-help-mix = change des réglages et joue avec ces règles ; un nom les enregistre ; { command-mix } seul donne la liste des réglages.
plain-help-forget = efface des règles à vous, comme { command-forget } miennes.
plain-help-sets = les jeux de règles et les vôtres, en une phrase chacun.
plain-help-ranked = une partie classée, avec un jeu que nul ne peut connaître : la classique, d’autres règles, ou le donjon du jour du serveur.
plain-help-friend = vos tables sur le serveur ; { command-friend } { word-new } en ouvre une à deux, { command-friend } dragons { word-dealer } une où quelqu’un d’autre donne, { command-friend } dragons { word-deal } une où c’est vous.
plain-help-join = prend la place offerte par une invitation qu’on vous a envoyée, ou regarde.
plain-help-boards = qui joue le mieux, comme { command-boards } classic { word-week } { word-around }, ou { command-boards } { word-name } Anne.
plain-help-bot = propose qu’un bot prenne votre place, { command-bot } { word-me }, ou l’autre, { command-bot } { word-other } ; ou accepte ce qui est proposé.
plain-help-account = qui vous êtes sur le serveur ; votre nom, un code pour vos autres appareils, vos données.
plain-help-learn = une leçon à jouer, là où vous l’aviez laissée : classic, sidestep ou dragons ; { word-again } la reprend au début.
plain-help-puzzle = une salle, un meilleur plan : le prochain à résoudre, un autre comme { command-puzzle } { word-easy } 3, celui du jour, ou une de vos erreurs.
plain-help-solution = abandonne un problème, et montre le meilleur plan.
plain-help-back = quitte une leçon, un problème ou une partie que vous regardez.
plain-help-tips = comment bien jouer, en phrases courtes.
plain-help-guide = comment gagner, comment gagner sans fuir, et le score expliqué.
plain-help-share = une partie finie en mots, et son lien ; { command-share } { word-text } montre les lignes à coller, et aucune carte n’est révélée. Pendant que vous en regardez une, la position comme question aux autres.
plain-help-review = ce que le coach dit de chaque salle d’une partie finie.
plain-help-games = les parties enregistrées, les plus récentes en tête.
plain-help-watch = une partie enregistrée, revue avec ce que le coach dit de chaque salle ; ou un bot qui joue, comme { command-watch } expert.
plain-help-next = avance d’un coup, ou d’autant que vous dites, quand vous regardez ; dans un problème, passe au suivant.
plain-help-previous = recule d’un coup, ou d’autant que vous dites, quand vous regardez.
plain-help-curve = les chances de gagner, salle par salle, après une partie ou quand vous regardez ; { word-drawn } les montre en image.
plain-help-try = rejoue depuis le coup que vous regardez, ou après une partie depuis son tournant ; cela ne compte pas.
plain-help-resign = abandonne une partie en cours, qui compte comme perdue ; sans numéro, celle que vous jouez sur un serveur.
plain-help-delete = efface une partie enregistrée ; pendant une heure, elle se récupère.
plain-help-restore = récupère une partie effacée ; sans numéro, la dernière.
plain-help-export = écrit le relevé d’une partie enregistrée dans un nouveau fichier, comme { command-export } 3 partie.txt.
plain-help-import = enregistre les parties d’un fichier de relevés, comme { command-import } partie.txt.
plain-help-calendar = aujourd’hui, et un mois de jours : gagnés, perdus, manqués ; un autre mois comme { command-calendar } 2026-11.
plain-help-statistics = comment vont vos parties.
plain-help-habits = ce qui vous a coûté le plus dans vos dernières parties, et que faire à la place.
plain-help-plot = vos scores et votre précision, partie par partie ; { word-drawn } les montre en images.
plain-help-achievements = les succès déjà gagnés, et ceux qui restent à gagner.
plain-help-bestiary = les créatures et choses rencontrées, et ce qu’il en advint ; avec une carte, comme { command-bestiary } 10 de pique, sa page.
plain-help-settings = qui décrit chaque salle, et comment on combat les monstres.
plain-help-set = change un réglage, comme { command-set } dealer nobody.
plain-help-help = ce que vous pouvez taper ; ou ce que fait une commande, ou toutes.
plain-help-quit = quitte le jeu ; la partie est enregistrée.
