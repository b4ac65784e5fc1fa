## serve
serve-link = Ouvrez ce lien dans un navigateur : { $link }
serve-alone = Seule cette machine peut y accéder.
serve-open_to_others = À l’écoute sur { $host } : qui a le lien peut jouer vos parties.
serve-stop = Ctrl-C l’arrête. Les parties sont enregistrées à chaque coup.
serve-missing = la page demande { $name } : { $command } l’apporte
serve-no_host = { $host } n’est pas une adresse de cette machine : { $why }
serve-no_name = aucun nom ne s’écrit ainsi
serve-no_port = le port { $port } est inutilisable : { $why } ; sans lui, on en prend un libre
serve-no_secret = Ouvrez le lien que scoundrel serve a affiché : il fait entrer ce navigateur.
serve-elsewhere = Cette page n’est pas de ce serveur.
serve-too_long = C’est trop long.
serve-too_slow = C’est arrivé trop lentement.

## online
online-bad_address = { $url } n’est pas l’adresse d’un serveur : écrivez https://example.org
online-no_server = Il n’y a pas de serveur de ce jeu à { $url }.
online-lost = Le serveur ne répond pas ({ $why }). Rien n’a changé sur votre table ; réessayez.
online-odd_answer = Le serveur a donné une réponse qui n’a pas de sens (statut { $status }). Rien n’a changé sur votre table.
online-dealer = le donneur
online-player = le joueur
online-ranked_game = Partie classée : { $rules }
online-of_day = Donjon classé du { $date } : { $rules }
online-day_picture = classée, { $date }
online-shared_game = { $rules }, à plusieurs
online-waits_for = on attend { $who }
online-invite_lines =
    .w1 = Envoyez le lien à qui doit s’asseoir là.
    .w2 = La partie commence quand tout le monde est là.
online-ranked_lines =
    .w1 = Vous avez un seul essai : aucun coup ne s’annule, et le coach ne donne pas d’indices.
    .w2 = Chaque coup est enregistré. Laissée 24 heures, la partie compte comme perdue.
    .w3 = Le serveur a fixé sa moitié du mélange ; la vôtre s’ajoute avant qu’une carte soit donnée. Aucun des deux ne peut choisir le jeu.
online-day_lines =
    .w1 = Vous avez un seul essai : aucun coup ne s’annule, et le coach ne donne pas d’indices.
    .w2 = Chaque coup est enregistré. Laissée 24 heures, la partie compte comme perdue.
    .w3 = Le jeu est le même pour tout le monde, et fixé avant le premier coup de quiconque.
online-shared_lines =
    .w1 = Tout le monde est là. Aucun coup ne s’annule, et le coach ne donne pas d’indices.
    .w2 = Vous pouvez partir, et revenir où vous en étiez.
online-commitment = La promesse du serveur : { $commitment }
online-given_up_alone = Vous avez abandonné cette partie.
online-given_up_there = { $who } a abandonné cette partie.
online-given_up = { $loser } abandonne : { $winner } gagne.
online-none = Il n’y a pas de serveur ici, ou il ne répond pas.
online-no_answer = pas de réponse
online-not_begun = la partie n’a pas commencé
online-sealed = Jeu scellé { $digits }, ouvert à la fin
online-sealed_lines =
    .w1 = Le serveur a fixé sa moitié du mélange ; votre appareil ajoute l’autre.
    .w2 = À la fin, les deux sont ouvertes, et chacun peut vérifier que nul n’a choisi vos cartes.
online-sealed_day_lines =
    .w1 = Le jeu est le même pour tout le monde, et fixé avant le premier coup de quiconque.
    .w2 = Il est ouvert quand plus personne ne peut y être, et chacun peut vérifier qu’il n’a pas changé.
online-account = Votre compte
online-nobody = Vous n’avez pas encore de compte ici : votre première partie vous en ouvre un, sans nom.
online-guest = Vous jouez sans nom, parmi les { $group }.
online-known_as = Vous êtes { $name }, parmi les { $group }.
online-name = Nom
online-name_help = Vide pour n’en avoir aucun. Il ne doit pas ressembler au nom d’un autre joueur.
online-devices = Autres appareils
online-help_heading = Jouer avec de l’aide
online-kept = Ce qui est gardé de vous
online-code = Votre code de secours : { $code }
online-code_once = Notez-le : il n’est montré qu’une fois. Qui l’a peut jouer à votre place, sur n’importe quel appareil.
online-code_asked = Votre code de secours
online-object_words = Ce qui s’est passé, selon vous
online-recovered = Vous êtes maintenant le même joueur ici que sur votre autre appareil.
online-noted = C’est noté. Qui tient ce serveur peut le lire.
online-deleted = Votre compte est effacé, avec tout ce que le serveur gardait de vous. Les parties jouées avec d’autres restent, sans votre nom.
online-openly = L’aide d’un programme chez soi ne se remarque pas toujours. Qui le copie clairement passe parmi les aidés.
online-open = Vous attend
online-ranked_today = Le donjon du { $date }
online-ranked_any = Un jeu que nul ne peut connaître
online-ranked_terms = { $n ->
    [one] Un essai, pas d’indices, rien ne s’annule. Laissée { $n } heure, la partie est perdue.
   *[other] Un essai, pas d’indices, rien ne s’annule. Laissée { $n } heures, la partie est perdue.
 }
online-day_entry = Descendre
online-day_help = Un essai, les mêmes cartes pour tous sur ce serveur
online-standing = Votre place de tout temps : { $place }, avec une moyenne de { $mean }.
online-unranked = { $n ->
    [one] Encore { $n } partie, et vous aurez une place.
   *[other] Encore { $n } parties, et vous aurez une place.
 }
online-board_of = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
online-board_when = { $when } : { $players }
online-board_least = { $n ->
    [one] Il faut { $n } partie pour avoir une place.
   *[other] Il faut { $n } parties pour avoir une place.
 }
online-board_empty = Personne n’est encore là.
online-row = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
 }, meilleure série { $streak }
online-mean = { $mean } ± { $margin }
online-unnamed = sans nom
online-find_name = Le nom du joueur
online-which_rules = Règles
online-friend_lines = Vous ouvrez une table et envoyez un lien. Qui l’ouvre s’assied.
online-two_parties = Deux troupes
online-dealers_seat = Une place de donneur
online-dealer_help = Le donneur voit chaque salle en premier, et la décrit au joueur.
online-dealt_theirs = L’autre donne
online-dealt_theirs_help = Vous jouez ; l’autre voit chaque salle en premier.
online-dealt_mine = Vous donnez
online-dealt_mine_help = Vous voyez chaque salle en premier ; l’autre joue.
online-somebody = quelqu’un
online-a_friend = quelqu’un
online-seat_free = L’autre place est encore libre.
online-invites_player = Qui ouvre ce lien en premier s’assied
online-invites_dealer = Qui ouvre ce lien en premier donne
online-watch_link = Qui a ce lien peut regarder, et rien de plus.
online-invited_seat = { $name } vous invite à sa table.
online-invited_dealer = { $name } vous invite à donner.
online-taken = Cette place est prise. Si c’est la vôtre, continuez.
online-hero = { $name } : { $line }
online-stand_in = Laisser un bot jouer pour { $name }
online-stand_in_me = Laisser un bot jouer pour moi
online-stand_in_asked = C’est proposé.
online-stand_in_proposed = Proposé : un bot joue pour { $name }. Il le fera quand la proposition viendra des deux côtés.
online-rematch_asked = Quelqu’un vous attend déjà.
online-ranked_again = Une autre partie classée
online-record_help = Chacun peut le vérifier avec scoundrel check.

online-fair-yes = La donne était honnête.
online-fair-no = La donne n’était pas celle promise avant la première carte.
online-fair-later = Le jeu du jour est ouvert quand plus personne ne peut y être.
online-fair-commitment = Promis avant la première carte : { $text }
online-fair-secret = Le secret du serveur, ouvert maintenant : { $text }
online-fair-side = La part du joueur : { $text }
online-fair-day = À la place d’une part du joueur, la même pour tous : { $text }

online-sure-resign = Abandonner cette partie ? Elle est alors perdue.
online-sure-assisted = Jouer désormais avec de l’aide ? Vous et vos résultats passez aux classements des aidés, et c’est sans retour.
online-sure-delete = Effacer votre nom, vos résultats, vos places dans tous les classements et vos parties classées ? C’est sans retour.

online-group-unaided = autonomes
online-group-assisted = aidés
online-group-programs = programmes

online-group_short-unaided = Autonomes
online-group_short-assisted = Aidés
online-group_short-programs = Programmes

online-period_short-day = Jour
online-period_short-week = Semaine
online-period_short-season = Saison
online-period_short-all = Tout

online-column-name = qui
online-column-mean = moyenne

online-entry-rename = Choisir un nom
online-entry-rename_help = Les autres joueurs le voient. Il n’en faut pas pour jouer.
online-entry-recovery = Un code de secours
online-entry-recovery_help = Pour être le même joueur sur un autre appareil. Un code plus ancien ne vaut alors plus.
online-entry-sign_out = Se déconnecter partout ailleurs
online-entry-sign_out_help = Seul cet appareil reste connecté, et vous recevez un nouveau code de secours.
online-entry-recover = Entrer un code de secours
online-entry-recover_help = Pour être ici le même joueur que sur un autre appareil.
online-entry-assisted = Jouer avec de l’aide
online-entry-assisted_help = Qui joue ainsi a ses propres classements.
online-entry-object_to = Contester
online-entry-object_to_help = Dire pourquoi votre place est parmi les autonomes.
online-entry-my_data = Emporter vos données
online-entry-my_data_help = Tout ce que le serveur garde de vous, en un fichier.
online-entry-delete_account = Effacer votre compte
online-entry-delete_account_help = Votre nom, vos résultats, places et parties classées. Les parties jouées avec d’autres restent, sans votre nom.
online-entry-anew = Repartir de zéro
online-entry-anew_help = Avec un compte neuf, sans nom. Sans son code de secours, l’ancien est perdu pour vous.

## server
server-none = aucun serveur n’est connu : donnez son adresse une fois, comme scoundrel play --server https://example.org
server-unreachable = Le serveur { $url } ne répond pas pour l’instant. Tout le reste est là.
server-forgotten = Plus aucun serveur n’est retenu, ni qui vous y étiez.
server-guest = Vous jouez maintenant sans nom sur { $url }. Votre compte est l’endroit où en prendre un.
server-unknown = Le serveur ne vous connaît plus. Dans votre compte, entrez votre code de secours, ou repartez de zéro.
server-bad_invitation = { $given } n’est pas une invitation : collez le lien entier qu’on vous a envoyé
server-waiting = On attend { $who }.
server-asking = On demande au serveur …
server-your_turn = C’est à vous.
server-kept = La partie vous attend sur le serveur.
server-seat_link = Pour jouer avec vous : { $link }
server-dealer_link = Pour être le donneur : { $link }
server-watch_link = Pour regarder : { $link }
server-none_open = Vous n’avez pas de partie ouverte sur ce serveur.
server-first_open = Vous avez une partie classée ouverte ; elle passe d’abord.
server-onward = n : une autre. Échap : accueil.
server-rematch = n : une revanche. Échap : accueil.
server-looking_on = Vous êtes dans le public.
server-stand_in = Un bot prend une place quand la proposition vient des deux côtés.

server-kind-ranked = classée
server-kind-shared = à plusieurs

## boards
boards-heading = Classements
boards-title = { $rules }, { $period }, { $group }
boards-line = { $rank }. { $name } : { $mean }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
 } sur { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }, meilleure série { $streak }
boards-margin = {" "}± { $margin }
boards-own = Vous : { $line }
boards-unranked = { $n ->
    [one] Vous avez { $n } partie ici ; il en faut { $least } pour avoir une place.
   *[other] Vous avez { $n } parties ici ; il en faut { $least } pour avoir une place.
 }
boards-none = Personne n’est encore dans ce classement.
boards-not_yet = Vous n’êtes pas encore dans ce classement.
boards-no_name = Personne dans ce classement ne s’appelle { $name }.
boards-not_listed = personne dans la liste ci-dessus ne s’appelle { $name }
boards-open = Classés au score moyen ; ce qui suit ± dit de combien il peut être faux, 19 fois sur 20. L’aide d’un programme chez soi ne se remarque pas toujours. Qui le copie clairement passe parmi les aidés.
boards-reported = Merci. Un nom signalé par assez de joueurs est retiré.
boards-find = Chercher un joueur
boards-find_help = Le nom du joueur.

boards-period-day = le donjon du { $when }
boards-period-week = semaine { $when }
boards-period-season = saison { $when }
boards-period-all = de tout temps

## ranked
ranked-of_day = Donjon du jour : { $rules }

## friend
friend-help = Ouvrez une table, et envoyez-en le lien. Gauche et droite changent ce qu’on joue avec un donneur.
friend-open = Continuer : { $title }, { $kind }
friend-two = { $rules } : deux troupes, deux appareils
friend-dealt = { $rules } : quelqu’un d’autre est le donneur
friend-dealing = { $rules } : le donneur, c’est vous
friend-join = Rejoindre par un lien
friend-join_help = Collez le lien qu’on vous a envoyé.

## account
account-told = { $who } Le serveur est { $url }.
account-nameless = sans nom
account-why = Motif de ce déplacement : { $why }
account-named = Votre nom est maintenant { $name }.
account-unnamed = Vous n’avez plus de nom.
account-recovered = Vous êtes maintenant { $name }.
account-assisted = Vous êtes maintenant parmi les aidés.
account-taken = Tout ce que le serveur garde de vous est dans { $path }.
account-data_file = Le nom d’un nouveau fichier.
account-begun_anew = La prochaine fois, vous jouerez là-bas avec un compte neuf, sans nom.
account-sure = n : oui, le faire. Échap : non.
