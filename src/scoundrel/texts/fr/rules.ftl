## rules
rules-topic-dungeon = Donjon
rules-topic-health = Vie
rules-topic-rooms = Salles
rules-topic-avoiding = Éviter
rules-topic-monsters = Monstres
rules-topic-weapons = Armes
rules-topic-potions = Potions
rules-topic-end = Fin
rules-topic-score = Score

rules-dungeon = { $n ->
    [one] Le donjon compte { $n } carte : { $kinds }.
   *[other] Le donjon compte { $n } cartes : { $kinds }.
 }
rules-deck-monster = { $n ->
    [one] { $n } monstre ({ $cards })
   *[other] { $n } monstres ({ $cards })
 }
rules-deck-weapon = { $n ->
    [one] { $n } arme ({ $cards })
   *[other] { $n } armes ({ $cards })
 }
rules-deck-potion = { $n ->
    [one] { $n } potion ({ $cards })
   *[other] { $n } potions ({ $cards })
 }
rules-deck-suits = { $twice ->
    [yes] { FORM($suits, "") }, { $ranks }, le tout en double
   *[no] { FORM($suits, "") }, { $ranks }
 }
rules-deck-dragons = { $n ->
    [one] { $n } dragon, le joker
   *[other] { $n } dragons, les jokers
 }

rules-health-start = { $players ->
    [1] Vous commencez avec { $start_health } points de vie et ne pouvez en avoir plus de { $max_health }.
   *[2] Chacune des deux troupes commence avec { $start_health } points de vie et ne peut en avoir plus de { $max_health }.
 }
rules-health-floor = { $floor ->
    [none] La vie peut descendre sous zéro.
    [0] La vie ne descend jamais sous zéro, et à zéro vous tombez aussitôt.
   *[other] La vie ne descend jamais sous { $floor }.
 }
rules-health-fall = À zéro ou moins, vous tombez aussitôt.

rules-rooms-size = { $n ->
    [one] Une salle compte { $n } carte.
   *[other] Une salle compte { $n } cartes.
 }
rules-rooms-face = { $players ->
    [1] { $carried ->
        [0] { $avoid ->
            [card] Vous affrontez toutes les cartes non écartées, une à la fois, dans l’ordre que vous voulez.
           *[other] Vous les affrontez toutes, une à la fois, dans l’ordre que vous voulez.
         }
        [one] Vous en affrontez { $to_face }, une à la fois, dans l’ordre que vous voulez ; le reste ({ $carried } carte) attend la salle suivante.
       *[other] Vous en affrontez { $to_face }, une à la fois, dans l’ordre que vous voulez ; le reste ({ $carried } cartes) attend la salle suivante.
     }
   *[2] { $carried ->
        [0] { $avoid ->
            [card] À deux, on affronte toutes les cartes non écartées, une à la fois, dans l’ordre qu’on veut.
           *[other] À deux, on les affronte toutes, une à la fois, dans l’ordre qu’on veut.
         }
        [one] À deux, on en affronte { $to_face }, une à la fois, dans l’ordre qu’on veut ; le reste ({ $carried } carte) attend la salle suivante.
       *[other] À deux, on en affronte { $to_face }, une à la fois, dans l’ordre qu’on veut ; le reste ({ $carried } cartes) attend la salle suivante.
     }
 }
rules-rooms-first = Le sort décide qui commence.
rules-rooms-turns = On joue à tour de rôle, chacun pour sa troupe ; qui prend la dernière carte d’une salle ouvre la suivante.
rules-rooms-fallen = Si une troupe tombe, l’autre continue sans elle.

rules-avoiding-what = { $avoid ->
    [nothing] Il faut affronter chaque salle ; on ne peut pas fuir.
    [card] Avant d’affronter une carte d’une salle, vous pouvez en écarter une.
   *[room] Avant d’affronter une carte d’une salle pleine, vous pouvez fuir la salle entière, tant qu’il reste des cartes dans le donjon.
 }
rules-avoiding-others = Vous affrontez alors toutes les autres.
rules-avoiding-starter = Qui ouvre la salle décide pour les deux, et ouvre aussi la nouvelle salle.
rules-avoiding-where = { $avoided_cards ->
    [shuffled] Les cartes évitées retournent dans le donjon, que l’on mélange alors.
   *[under_deck] Les cartes évitées vont sous le donjon, dans l’ordre de la salle.
 }
rules-avoiding-often = { $in_a_row ->
    [yes] { $avoid ->
        [card] Vous pouvez écarter une carte dans autant de salles de suite que vous voulez.
       *[room] Vous pouvez fuir autant de salles de suite que vous voulez.
     }
   *[no] { $avoid ->
        [card] Vous ne pouvez pas écarter de carte dans deux salles de suite.
       *[room] Vous ne pouvez pas fuir deux salles de suite.
     }
 }

rules-monsters-cost = { COUNT($faces) ->
    [0] À mains nues, un monstre coûte sa valeur en points de vie ; avec une arme, sa valeur moins celle de l’arme, mais jamais moins de 0.
   *[other] À mains nues, un monstre coûte sa valeur en points de vie ({ $faces }) ; avec une arme, sa valeur moins celle de l’arme, mais jamais moins de 0.
 }
rules-monsters-face = { $rank } { $value }

rules-weapons-taken = Une arme prise est toujours mise en main ; l’ancienne est défaussée avec les monstres abattus par elle.
rules-weapons-limit = { $weapon_limit ->
    [at_most] Une arme neuve frappe n’importe quel monstre ; une arme qui a servi ne frappe plus que les monstres aussi forts que le dernier abattu, ou plus faibles.
   *[below] Une arme neuve frappe n’importe quel monstre ; une arme qui a servi ne frappe plus que les monstres plus faibles que le dernier abattu.
 }
rules-weapons-beyond = { $breaks ->
    [yes] Contre tout autre monstre, l’arme se brise : elle ne sert à rien et part à la défausse.
   *[no] Contre tout autre monstre, vous combattez à mains nues et gardez l’arme.
 }
rules-weapons-bare = { $bare_hands ->
    [yes] Vous pouvez toujours préférer les mains nues, et l’arme reste comme elle est.
   *[no] Si vous tenez une arme, vous devez vous en servir.
 }

rules-potions-heal = Une potion rend sa valeur en points de vie, dans la limite du maximum.
rules-potions-which = { $potions ->
    [not_in_a_row] Une potion bue juste après une autre est gâchée, même dans une nouvelle salle ou après une fuite.
   *[one_per_room] Seule la première potion bue dans une salle soigne ; toute autre est gâchée.
 }

rules-end-when = { $ending ->
    [short_room] La partie s’achève dès qu’on ne peut plus remplir une salle.
   *[play_out] Quand le donjon est vide, vous affrontez les cartes qui restent ; puis la partie s’achève.
 }
rules-end-won = Si vous êtes encore en vie, vous gagnez.
rules-end-each = Chaque troupe gagne ou perd pour elle-même.

rules-score-won = { $scoring ->
    [low] Le score le plus bas est le meilleur : une victoire vaut la vie qui vous reste, comptée en négatif.
   *[health] Une victoire vaut la vie qui vous reste, plus la valeur de la dernière carte affrontée si c’était une potion et que votre vie est à son maximum.
 }
rules-score-lost = { $scoring ->
    [low] { $loss_counts ->
        [deck] Une défaite vaut le nombre de cartes restées dans le donjon.
       *[dungeon] Une défaite vaut le nombre de cartes restées dans le donjon et dans la salle.
     }
   *[health] { $loss_counts ->
        [deck] Une défaite vaut votre vie moins la valeur de tous les monstres restés dans le donjon.
       *[dungeon] Une défaite vaut votre vie moins la valeur de tous les monstres restés dans le donjon et dans la salle.
     }
 }
rules-score-fallen = On compte au moment où une troupe tombe.

rules-note-party = Une troupe, ce sont cinq héros de 4 points de vie chacun : le roi et la dame de cœur, et le roi, la dame et le valet de carreau.
rules-note-unscored = La spécification ne définit pas de score ; celui-ci vient des règles de 2011.

## rule sets
rules-title-classic = Scoundrel classique
rules-title-easy = Scoundrel facile
rules-title-hard = Scoundrel difficile
rules-title-original = Scoundrel 2011
rules-title-sidestep = Pas de côté
rules-title-dragons = Diamonds & Dragons
rules-title-dragons-duo = Diamonds & Dragons à deux
rules-title-digital = Scoundrel numérique

rules-gist-classic = Le jeu de référence : vous pouvez fuir, mais pas deux fois de suite.
rules-gist-easy = Vous pouvez fuir autant de fois de suite que vous voulez.
rules-gist-hard = Aucune fuite possible.
rules-gist-original = Tel que paru à l’origine : une arme qui a servi frappe aussi un monstre égal au dernier.
rules-gist-sidestep = Écarter une carte au lieu de fuir ; des as rouges ; le score le plus bas est le meilleur.
rules-gist-dragons = Des dragons, des armes qui se brisent, et un donjon qu’on mélange quand vous fuyez.
rules-gist-dragons-duo = Deux troupes se partagent un jeu double, dans des salles de sept.
rules-gist-digital = Vous gagnez dès qu’on ne peut plus remplir une salle.

rules-credit-online = Conçu par Zach Gage et Kurt Bieg ; tel que le joue un Scoundrel en ligne à trois difficultés.
rules-credit-first = Conçu par Zach Gage et Kurt Bieg ; ce sont leurs propres règles de 2011.
rules-credit-site = Conçu par Zach Gage et Kurt Bieg ; tel qu’on le joue sur un autre site.
rules-credit-dragons = Diamonds & Dragons est de Rory Philstrom. C’est une version de Battle of Cards d’Alexander Petcoglo, elle-même une variante de Scoundrel, de Zach Gage et Kurt Bieg.
rules-credit-digital = Conçu par Zach Gage et Kurt Bieg ; tel que le décrit une spécification pour versions numériques.

## refusal
refusal-never = ces règles l’excluent
refusal-game_over = la partie est finie
refusal-room_begun = la salle est entamée
refusal-one_a_room = une seule carte par salle
refusal-in_a_row = pas deux fois de suite
refusal-room_not_full = la salle n’est pas pleine
refusal-deck_empty = le donjon est vide

## codes
codes-no_slash = { $text } n’est pas le code d’une donne : écrivez les règles, une barre oblique et la graine, comme { $example }
codes-no_seed = { $text } n’est pas le code d’une donne : écrivez une graine après la barre oblique, comme { $example }
codes-open_quote = { $text } n’est pas une graine : une graine qui s’ouvre par un guillemet doit se fermer par un autre

## introductions
introductions-easy = { $title }, c’est le même donjon avec une porte plus aimable : fuyez aussi souvent que vous voulez.
introductions-hard = Vous voilà trois fois dehors. Dans { $title }, on ne fuit pas du tout.
introductions-sidestep = { $title } vous laisse contourner une carte par salle, et porte à votre débit ce qui vous reste de vie.
introductions-dragons = { $title } a deux dragons, des armes qui se brisent, et davantage à boire.
introductions-dragons-duo = { $title }, c’est la même chose avec une seconde troupe, menée à vos côtés ou par un bot.
introductions-original = { $title } a les règles de la première parution : une arme frappe aussi son égal.
introductions-digital = Dans { $title }, la partie s’achève dès qu’une salle ne peut plus être remplie.
introductions-try = Essayer { $title }
introductions-dismiss = Ne plus proposer
introductions-dismissed = { $title } ne sera plus proposé ; vous le trouverez parmi les règles.
introductions-nobody = il n’y a rien à rejeter pour l’instant

## mixing
mixing-also = Également changé, pour que les réglages aillent ensemble : { $what }.
mixing-title = { $more ->
    [0] { $rules }, { $changes }
   *[other] { $rules }, { $changes }, { $more } de plus
 }
mixing-refused = { $value } ne convient pas. { $wanted }
mixing-hopeless = sur { $deals } donnes avec { $rules }, aucune ne pouvait être gagnée ; essayez des règles plus faciles

mixing-wanted-number = { $optional ->
    [yes] Un nombre entier de { $least } à { $most }, ou none.
   *[no] Un nombre entier de { $least } à { $most }.
 }
mixing-wanted-cards = Des cartes, comme 2c-Ac 2s-As 2d-Td 2h-Th : trèfle et pique sont des monstres.

mixing-settings-deck = cartes du jeu
mixing-settings-players = joueurs
mixing-settings-room_size = cartes par salle
mixing-settings-carried = cartes laissées en attente
mixing-settings-start_health = vie au départ
mixing-settings-max_health = vie maximale
mixing-settings-health_floor = vie minimale
mixing-settings-avoid = ce qu’on peut éviter
mixing-settings-avoid_in_a_row = éviter deux fois de suite
mixing-settings-avoided_cards = cartes évitées
mixing-settings-weapon_limit = une arme qui a servi
mixing-settings-weapon_breaks = armes qui se brisent
mixing-settings-bare_hands = mains nues au choix
mixing-settings-potions = potions qui soignent
mixing-settings-ending = la fin de la partie
mixing-settings-scoring = le score
mixing-settings-loss_counts = ce que compte une défaite

mixing-values-deck = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
mixing-values-players = joueurs : { $n }
mixing-values-room_size = salles de { $n }
mixing-values-carried = { $n } en attente
mixing-values-start_health = { $n } de vie
mixing-values-max_health = au plus { $n } de vie
mixing-values-health_floor = jamais sous { $n }
mixing-values-health_floor-none = la vie peut descendre sous zéro
mixing-values-avoid-nothing = sans fuite
mixing-values-avoid-room = avec fuite
mixing-values-avoid-card = une carte écartée
mixing-values-avoid_in_a_row-yes = même de suite
mixing-values-avoid_in_a_row-no = jamais de suite
mixing-values-avoided_cards-under_deck = les cartes évitées vont sous le donjon
mixing-values-avoided_cards-shuffled = les cartes évitées sont mélangées
mixing-values-weapon_limit-below = l’arme frappe sous le dernier abattu
mixing-values-weapon_limit-at_most = l’arme frappe jusqu’à l’égal du dernier abattu
mixing-values-weapon_breaks-yes = les armes se brisent
mixing-values-weapon_breaks-no = les armes ne se brisent pas
mixing-values-bare_hands-yes = mains nues au choix
mixing-values-bare_hands-no = l’arme toujours
mixing-values-potions-one_per_room = une potion par salle
mixing-values-potions-not_in_a_row = jamais deux potions de suite
mixing-values-ending-play_out = jouée jusqu’à la dernière carte
mixing-values-ending-short_room = gagnée dès qu’une salle ne peut être remplie
mixing-values-scoring-health = le score haut gagne
mixing-values-scoring-low = le score bas gagne
mixing-values-loss_counts-deck = une défaite compte le donjon
mixing-values-loss_counts-dungeon = une défaite compte le donjon et la salle

## differences
differences-told = Ce qui change par rapport au jeu de référence :
differences-missing = (sans : { $words })

## mix
mix-no_mixture = Ces règles existent déjà ; changez d’abord quelque chose.
mix-name = Un nom pour ces règles
mix-name_help = Un nom court qu’aucune règle ne porte : lettres, chiffres, points et tirets.

## dealcode
dealcode-help = Des règles, une barre oblique et une graine, comme classic/42.

## duo
duo-help = 1 et 2 pour changer qui joue ; Entrée pour commencer la partie.
duo-seat = Joueur { $number } : { $who }
duo-human = un humain
duo-named = un humain, { $name }
duo-name = Nom du joueur { $number }
duo-name_help = Comment la table appelle ce joueur ; vide pour Joueur { $number }.

## settings
settings-how = Entrée, ou les flèches gauche et droite, pour changer une valeur.
settings-language = Langue
settings-language_help = Le jeu, le narrateur et les règles. La partie en cours continue.
settings-language_device = celle de l’appareil
settings-theme = Thème
settings-theme_help = L’aspect de la table. Les couleurs se distinguent toujours aussi par la forme et la lettre.
settings-theme_device = celui de l’appareil
settings-theme_candle = chandelle (sombre)
settings-theme_daylight = plein jour (clair)
settings-theme_colour_blind = daltonisme (sombre)
settings-theme_colour_blind_light = daltonisme (clair)
settings-theme_high_contrast = fort contraste (sombre)
settings-theme_high_contrast_light = fort contraste (clair)
settings-theme_plain = sobre
settings-weapon = Arme ou mains nues
settings-weapon_help = Ce qui se passe quand un monstre peut être combattu de deux façons.
settings-weapon_ask = demander
settings-weapon_use = l’arme si possible
settings-fatal = Coups mortels
settings-fatal_help = Demander, ou non, confirmation avant un coup qui vous tue.
settings-fatal_ask = demander confirmation
settings-fatal_never = ne jamais demander
settings-dealer = Donneur
settings-dealer_help = Qui décrit chaque salle. Un donneur humain la voit le premier.
settings-dealer_nobody = personne
settings-dealer_narrator = le narrateur
settings-dealer_human = un humain à côté de vous
settings-detail_help = Ce qui se dit après un coup : toute la table, ou ce qui a changé. Regarder dit toujours tout.
settings-symbols = Caractères
settings-symbols_help = Avec quoi les cartes sont dessinées.
settings-symbols_auto = selon le terminal
settings-symbols_unicode = Unicode
settings-symbols_ascii = ASCII
settings-squares = Salles d’un partage
settings-squares_help = Avec quoi les salles sont dessinées quand vous partagez une partie.
settings-squares_auto = selon le thème
settings-squares_colours = carrés de couleur
settings-squares_bars = barres
settings-squares_letters = chiffres
settings-motion = Animations
settings-motion_help = De courts mouvements qui montrent ce qui se passe.
settings-motion_on = oui
settings-motion_off = non
settings-handover = Passage de main
settings-handover_help = À deux sur un appareil : attendre, ou non, que la personne dont c’est le tour touche la table.
settings-handover_on = attendre qu’on la touche
settings-handover_off = dire seulement à qui c’est
settings-counter = Compteur de cartes
settings-counter_help = Les cartes que vous n’avez pas encore vues.
settings-counter_on = affiché
settings-counter_off = masqué
settings-back = Dos des cartes
settings-back_help = L’aspect des cartes cachées.
settings-back_seal = un sceau
settings-back_embers = des braises
settings-back_lattice = un treillis
settings-back_crowns = des couronnes
settings-table = Table
settings-table_help = Sur quoi reposent les cartes.
settings-table_bare = nue
settings-table_boards = des planches
settings-table_flagstones = des dalles
settings-table_runes = des runes
settings-honours = Tous les dos et tables
settings-honours_help = Choisir parmi tous, ou seulement parmi ceux que vous avez gagnés. Rien d’autre n’en dépend.
settings-honours_on = tous
settings-honours_off = ceux qui sont gagnés
