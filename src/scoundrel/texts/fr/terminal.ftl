## app
app-how_to_quit = Ctrl+Q pour quitter ; la partie est enregistrée.
app-unsaved = Pas enregistré : { $why }. Vous pouvez continuer ; on réessaie sans cesse.
app-unsaved_mark = pas enregistré
app-saved_again = Tout est de nouveau enregistré.
app-lost = Tout n’a pas pu être enregistré : { $why }.
app-quit = Quitter
app-quit_help = Partir ; la partie est enregistrée

## screen
screen-chosen = <
screen-type_a_move = un coup : 5d, 7sw, fuir
screen-with_deal = { $name } · donne { $deal }
screen-where = { $room } · { $n } dessous
screen-where_short = { $room } · { $n } dessous
screen-player = Joueur { $number }
screen-bot = { $name } ({ $bot })
screen-turn_mark = ▶
screen-fallen = À terre, { $health } de vie
screen-health = Vie { $health } sur { $most }
screen-foreseen = { $now } → { $health }
screen-no_weapon = Sans arme
screen-bare_hands = mains nues seulement
screen-new_weapon = Arme { $weapon }
screen-weapon = Arme { $weapon } ▸ { $slain }
screen-strikes = { $limit ->
    [new] neuve : frappe tout
    [below] frappe sous { FORM($rank, "the") }
   *[at_most] frappe jusqu’{ FORM($rank, "au") }
 }
screen-unseen = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
 }
screen-unseen_dragons = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
 } : { $dragons ->
    [one] { $dragons } joker
   *[other] { $dragons } jokers
 }
screen-known = tout au fond : { $cards }
screen-discard = d Défausse : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
screen-defeated = { $n ->
    [one] { $n } vaincu
   *[other] { $n } vaincus
 }
screen-spent = { $n ->
    [one] { $n } usée
   *[other] { $n } usées
 }
screen-room = salle { $room }
screen-room_of = salle { $room } sur { $rooms }
screen-fatal = MORT
screen-which_away = Quelle carte voulez-vous écarter ? Échap pour aucune.
screen-no_card = Il n’y a pas de carte à la place { $slot }.

screen-may-run = r Fuir : { $why }
screen-may-away = p Écarter : { $why }
screen-may-undo = u Annuler : le dernier coup
screen-may-hint = h Indice : { $why }

screen-may_not-run = Fuir : { $why }
screen-may_not-put_away = Écarter : { $why }
screen-may_not-away = Écarter : { $why }
screen-may_not-undo = Annuler : { $why }
screen-may_not-hint = Indice : { $why }

## dialog
dialog-close = Échap pour fermer.

## keys
keys-title = Touches
keys-table =
    .w1 = chiffres : prendre cette carte
    .w2 = flèches : choisir une carte ; Entrée la prend
    .w3 = w, b : combattre avec l’arme, à mains nues
    .w4 = Entrée : la façon marquée, c’est-à-dire l’arme, sauf si elle est neuve et que les mains nues coûtent 3 ou moins
keys-run = r : fuir la salle
keys-put_away = p : écarter une carte
keys-resign = g : abandonner la partie
keys-stand_in = s : proposer qu’un bot prenne une place, ou l’accepter
keys-looking_on =
    .w1 = Vous êtes dans le public : seuls jouent ceux de la table.
    .w2 = d : la défausse
    .w3 = Ctrl+P : tout le reste
    .w4 = Échap : retour
    .w5 = Ctrl+Q : quitter
keys-dealing =
    .w1 = Vous tenez le rôle du donneur : chaque nouvelle salle est d’abord pour vos yeux, et c’est vous qui la décrivez.
    .w2 = d : la défausse
    .w3 = Ctrl+P : tout le reste
    .w4 = Échap : retour ; la partie vous attend sur le serveur
    .w5 = Ctrl+Q : quitter
keys-undo = u : annuler le dernier coup
keys-hint = h : un indice ; encore h pour en savoir plus
keys-thoughts = h : ce que le bot pensait de son dernier coup
keys-next_puzzle = n : le problème suivant
keys-marks = { $blade } sur une carte : votre arme peut la frapper ; { $danger } : presque plus de vie
keys-more =
    .w1 = d : la défausse
    .w2 = / : taper un coup, comme 5d, 7sw, fuir, ou roi de pique à mains nues
    .w3 = Ctrl+P : tout le reste
    .w4 = Échap : retour ; la partie est enregistrée à chaque coup
    .w5 = Ctrl+Q : quitter
keys-question =
    .w1 = chiffres : la carte que vous laisseriez
    .w2 = r : vous fuiriez ; a : vous affronteriez tout
    .w3 = Entrée : répondre
    .w4 = t : continuer à jouer d’ici, une fois la réponse donnée
    .w5 = l : apprendre le jeu en cinq minutes
    .w6 = d : les cartes hors jeu
    .w7 = Échap : retour
keys-replay =
    .w1 = Espace : lecture et pause ; +, - : plus vite, moins vite
    .w2 = flèche droite, n : le coup suivant
    .w3 = flèche gauche, p, Retour arrière : le coup d’avant
    .w4 = Origine, Fin : au début, à la fin
    .w5 = c : la courbe des chances de gagner
    .w6 = s : demander aux autres ce qu’ils feraient ici
    .w7 = t : continuer à jouer depuis ce coup, une partie qui ne compte pas
    .w8 = d : la défausse
    .w9 = Ctrl+P : tout le reste
    .w10 = Échap : retour
    .w11 = Ctrl+Q : quitter

## bindings
bindings-account = compte
bindings-boards = classements
bindings-board_around = autour
bindings-board_find = chercher
bindings-board_group = groupe
bindings-board_next = suite
bindings-board_period = période
bindings-board_report = signaler
bindings-board_rules = règles
bindings-board_top = premiers
bindings-copy = copier le lien
bindings-join = rejoindre
bindings-back = retour
bindings-palette = palette
bindings-bare_hands = mains nues
bindings-answer = répondre
bindings-begin = commencer
bindings-change_settings = régler
bindings-close = fermer
bindings-curve = courbe
bindings-discard = défausse
bindings-dungeon = donjon
bindings-end = dernier coup
bindings-export = exporter
bindings-ask_others = demander
bindings-face_all = tout affronter
bindings-learn = apprendre
bindings-play = jouer
bindings-thoughts = pensées
bindings-watch_bot = voir un bot
bindings-forget_mixture = oublier
bindings-hand_over = passer
bindings-hint = indice
bindings-import = importer
bindings-keep = garder
bindings-keys = touches
bindings-month_after = après
bindings-month_before = avant
bindings-more = plus
bindings-name_it = nommer
bindings-names = noms
bindings-page_down = plus bas
bindings-start_over = recommencer
bindings-next = suite
bindings-light = plein jour
bindings-next_deal = suite
bindings-next_puzzle = suivant
bindings-next_tab = onglet suivant
bindings-next_value = valeur suivante
bindings-player_1 = joueur 1
bindings-player_2 = joueur 2
bindings-put_away = écarter
bindings-puzzle = problème
bindings-quit = quitter
bindings-delete = effacer
bindings-give_up = abandonner
bindings-stand_in = un bot
bindings-have_back = récupérer
bindings-read_on = suite
bindings-run = fuir
bindings-same_deal = encore
bindings-side_by_side = côte à côte
bindings-next_one = suivant
bindings-missed_day = jour manqué
bindings-share = partager
bindings-skip_lesson = premier donjon
bindings-start = commencer
bindings-tab_before = onglet d’avant
bindings-bestiary = bestiaire
bindings-next_chapter = chapitre suivant
bindings-chapter_before = chapitre d’avant
bindings-title = accueil
bindings-todays_puzzle = problème du jour
bindings-try_from_here = essayer d’ici
bindings-try_from_there = retenter
bindings-type_a_value = taper
bindings-undo = annuler
bindings-value_before = valeur d’avant
bindings-watch_it = analyse
bindings-weapon = arme
