## share
share-day = Scoundrel { $number }
share-deal = Scoundrel, { $what }
share-practice = { $title }, entraînement
share-again = { $title }, de nouveau depuis la salle { $room }
share-known = { $title }, pas pour la première fois
share-imported = { $title }, d’un relevé
share-escaped = { $n ->
    [one] Dehors avec un cœur
   *[other] Dehors avec { $n } cœurs
 }
share-fell = À terre dans la salle { $room } sur { $rooms }
share-hints = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
 }
share-undos = { $n ->
    [one] un coup annulé
   *[other] { $n } coups annulés
 }
share-party = { $name } : { $result }
share-told = Vie en quittant chaque salle : { $rooms }.
share-ahead = { $n ->
    [one] une salle non atteinte
   *[other] { $n } salles non atteintes
 }
share-unfinished = cette partie est en cours, dans la salle { $room } ; elle se partagera quand elle sera finie
share-nothing = vous n’avez pas de partie finie à partager ; nommez le fichier d’un relevé

share-cell-high = haute
share-cell-good = bonne
share-cell-fair = basse
share-cell-low = très basse
share-cell-escaped = dehors
share-cell-fell = à terre

## days
days-next = le prochain donjon ouvre dans { $span }
days-after = Série : { $n ->
    [one] { $n } jour
   *[other] { $n } jours
 }.
days-open_now = le donjon du jour est ouvert
days-dungeon_open = le donjon du jour vous attend
days-dungeon_begun = donjon du jour : vous en êtes à la salle { $room }
days-dungeon_over = donjon du jour : { $result }
days-puzzle_open = le problème du jour vous attend
days-puzzle_solved = le problème du jour est résolu
days-streak = série : { $n ->
    [one] { $n } jour
   *[other] { $n } jours
 }
days-yesterday = hier : { $result }
days-last = dernier : { $result }, le { $date }
days-with_help = { $result } avec de l’aide
days-month = En { $month } :
days-empty_month = Rien n’a été joué.
days-legend = { $sign } { $what }

days-sign-won = ✓
days-sign-aided = ~
days-sign-lost = ✕
days-sign-begun = >
days-sign-missed = ·
days-sign-open = ?
days-sign-puzzle = ◆

days-name-won = gagné
days-name-aided = gagné avec de l’aide
days-name-lost = perdu
days-name-begun = en cours
days-name-missed = manqué
days-name-open = en attente
days-name-puzzle = problème résolu

days-told-won = Gagnés : { $days }.
days-told-aided = Gagnés avec de l’aide : { $days }.
days-told-lost = Perdus : { $days }.
days-told-begun = En cours : { $days }.
days-told-missed = Manqués : { $days }.
days-told-open = En attente : { $days }.
days-told-puzzle = Problème du jour résolu : { $days }.

## achievements
achievements-news = Gagné : { $title }. { $sentence }

achievements-out-title = Le grand jour
achievements-out-sentence = Gagner une partie.

achievements-thread-title = À un cheveu
achievements-thread-sentence = Gagner avec { $number ->
    [one] { $number } point de vie restant
   *[other] { $number } points de vie restants
 }.

achievements-unmarked-title = Comme une fleur
achievements-unmarked-sentence = Gagner à pleine vie.

achievements-last_potion-title = Le coup de l’étrier
achievements-last_potion-sentence = Gagner sur une potion, avec un score plus haut que la pleine vie.

achievements-light-title = En gants de velours
achievements-light-sentence = Gagner en perdant au plus { $number ->
    [one] { $number } point de vie
   *[other] { $number } points de vie
 } en chemin.

achievements-gloves-title = Les mains propres
achievements-gloves-sentence = Gagner sans combattre à mains nues.

achievements-fists-title = L’acier, c’est surfait
achievements-fists-sentence = Gagner après au moins { $number ->
    [one] { $number } combat
   *[other] { $number } combats
 } à mains nues.

achievements-knuckles-title = À la dure
achievements-knuckles-sentence = Gagner après avoir combattu à mains nues un monstre d’au moins { $number }.

achievements-whetstone-title = Pierre à aiguiser
achievements-whetstone-sentence = Abattre { $number ->
    [one] { $number } monstre
   *[other] { $number } monstres
 } avec une même arme.

achievements-heirloom-title = Pièce de famille
achievements-heirloom-sentence = Abattre { $number ->
    [one] { $number } monstre
   *[other] { $number } monstres
 } avec une même arme.

achievements-splinters-title = Petit bois
achievements-splinters-sentence = Gagner après avoir brisé au moins { $number ->
    [one] { $number } arme
   *[other] { $number } armes
 }.

achievements-sober-title = Pas une goutte perdue
achievements-sober-sentence = Gagner sans gâcher de potion.

achievements-spilt-title = La goutte de trop
achievements-spilt-sentence = Gagner après avoir gâché au moins { $number ->
    [one] { $number } potion
   *[other] { $number } potions
 }.

achievements-straight-title = Sans retour
achievements-straight-sentence = Gagner sans éviter aucune carte, là où les règles le permettent.

achievements-detour-title = Le chemin des écoliers
achievements-detour-sentence = Gagner après au moins { $number ->
    [one] { $number } fuite
   *[other] { $number } fuites
 }.

achievements-alone-title = De son propre chef
achievements-alone-sentence = Gagner sans indice et sans annuler de coup.

achievements-cold-title = Tête froide
achievements-cold-sentence = Gagner avec une précision d’au moins { $number } %.

achievements-no_exit-title = Sans issue
achievements-no_exit-sentence = Gagner là où l’on ne peut pas fuir.

achievements-of_the_day-title = Du jour
achievements-of_the_day-sentence = Gagner un donjon du jour.

achievements-house_rules-title = Règles maison
achievements-house_rules-sentence = Gagner avec ses propres règles.

achievements-regular-title = Pilier de donjon
achievements-regular-sentence = Gagner { $number ->
    [one] { $number } partie
   *[other] { $number } parties
 }.

achievements-habit-title = L’habitude
achievements-habit-sentence = Gagner { $number ->
    [one] { $number } partie
   *[other] { $number } parties
 } de suite.

achievements-well_read-title = Belles-lettres
achievements-well_read-sentence = Gagner avec chacun des { $number } jeux de règles.

achievements-week-title = Une semaine en bas
achievements-week-sentence = Finir le donjon du jour { $number } jours de suite.

achievements-puzzler-title = Le coup d’œil
achievements-puzzler-sentence = Résoudre { $number ->
    [one] { $number } problème
   *[other] { $number } problèmes
 }.

## honours
honours-back = Nouveau dans les réglages, pour le dos des cartes : { $name }.
honours-table = Nouveau dans les réglages, pour la table : { $name }.
honours-with = { $name }, avec « { $achievement } »
honours-to_earn = Encore à gagner : { $what }.

## statistics
statistics-achievements = Succès
statistics-habits = Habitudes
statistics-reviewing = { $n ->
    [one] Le coach analyse votre dernière partie …
   *[other] Le coach analyse vos { $n } dernières parties …
 }
statistics-earned = ✓
statistics-not_earned = ·
statistics-daily = Donjons du jour de suite : { $current } à présent, { $longest } au plus.
statistics-none = Pas encore de partie.
statistics-no_accuracy = Pas encore de partie analysée.
statistics-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
 }.
statistics-aided = { $n ->
    [one] { $n } d’entre elles a été gagnée avec des indices et se compte à part.
   *[other] { $n } d’entre elles ont été gagnées avec des indices et se comptent à part.
 }
statistics-own_wins = Un succès qui demande une victoire en demande une sans indice. Ceux que vous avez déjà gagnés restent.
statistics-share = { $share } de victoires ; le vrai taux se situe très probablement entre { $low } et { $high }.
statistics-streak = Victoires de suite : { $current } à présent, { $longest } au plus.
statistics-score = Meilleur score { $best }, moyenne { $average }.
statistics-accuracy = Précision moyenne { $share }.

## plots
plots-score = score
plots-games = parties
plots-one = { $low }
plots-range = { $low } à { $high }
plots-accuracy = précision en %
plots-game = partie (courbe : moyenne de { $n })
plots-chance = chances de gagner en %
plots-room = salle (x : après votre décision)

## picture
picture-escaped = { $n ->
    [one] Dehors avec un cœur
   *[other] Dehors avec { $n } cœurs
 }
picture-fell = À terre dans la salle { $room } sur { $rooms }
picture-unaided = sans aide
picture-known = cartes déjà connues
picture-hints = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
 }
picture-undone = { $n ->
    [one] un coup annulé
   *[other] { $n } coups annulés
 }
