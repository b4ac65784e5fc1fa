## puzzle
puzzle-title = Problème { $number } ({ $name }, { $rules }) : trouvez le meilleur plan.
puzzle-todays = Problème du jour, { $date } ({ $name }, { $rules }) : trouvez le meilleur plan.
puzzle-prompt = coups, { command-undo } ou { command-solution }>{" "}
puzzle-solution = Le meilleur plan : { $moves }.
puzzle-right = Juste.
puzzle-wrong = Ce n’est pas le meilleur plan.
puzzle-was_told = Vous aviez vu la solution : le problème ne compte donc pas comme résolu.
puzzle-best = Le meilleur plan : { $moves }. { $chance } de chances de gagner. { $hero }
puzzle-yours = Le vôtre : { $moves }. { $chance } de chances de gagner. { $hero }
puzzle-plans = Tous les plans : { $plans }.
puzzle-found_by = Trouvé par : { $found }.

puzzle-level-easy = facile
puzzle-level-medium = moyen
puzzle-level-hard = difficile

puzzle-stops = { $answer } s’arrête au milieu de la salle ; cartes encore à affronter : { $n }

## lessons
lessons-heading = { $title } · étape { $step } sur { $steps }
lessons-one_move = { $move }, c’est un coup de trop : dans une leçon, jouez un coup à la fois
lessons-instead = Cela reviendrait à { $would }.
lessons-here = Ici, il faut { $wanted }.
lessons-here_anything = Ici, continuez comme vous voulez.
lessons-line = { $mark } { $title }
lessons-line_at = { $mark } { $title } · étape { $step } sur { $steps }
lessons-finished = ✓
lessons-open = ·
lessons-lessons = Leçons
lessons-reading = À lire
lessons-rules = Règles

lessons-ask-press = Appuyez sur { $what }.
lessons-ask-type = Tapez { $what }.
lessons-ask-choose = Choisissez { $what }.

lessons-any-press = Appuyez sur le numéro d’une carte.
lessons-any-type = Tapez n’importe quel coup.
lessons-any-choose = Choisissez n’importe quelle carte.

lessons-onward-press = Entrée : votre premier donjon, une donne pour { $rules } qui peut être gagnée. Échap : retour.
lessons-onward-type = Tapez { command-winnable } { $rules } pour votre premier donjon, une donne qui peut être gagnée.
lessons-onward-choose = Voici ensuite votre premier donjon : une donne pour { $rules } qui peut être gagnée.

lessons-first-press = Entrée : votre premier donjon, un donjon clément. Échap : retour.
lessons-first-type = Tapez { command-play } pour votre premier donjon, un donjon clément.
lessons-first-choose = Voici ensuite votre premier donjon, un donjon clément.

lessons-other-undo = dans une partie, cela annule le dernier coup, mais une leçon ne fait qu’avancer
lessons-other-hint = dans une partie, cela demande un indice au coach, mais ici la leçon vous le dit
lessons-other-run = avec ces règles, on ne peut pas fuir une salle
lessons-other-put_away = avec ces règles, on ne peut pas écarter de carte
lessons-other-put_one_away = cela écarterait une carte
lessons-other-way = cela dit comment combattre le monstre choisi, et aucun n’est choisi
lessons-other-nothing = cette touche ne fait rien

lessons-classic-title = Le jeu classique
lessons-classic-goal = Le donjon est un paquet de cartes face cachée ; ici, il y en a { $cards }. Traversez-le, et restez en vie. Une salle en compte { $size } : ♣ ♠ sont des monstres, ♦ des armes, ♥ des potions. Vous en affrontez { $to_face }, dans l’ordre que vous voulez. Prenez { FORM($card, "the") }.
lessons-classic-strike = { FORM($weapon, "the-start") } est une arme neuve et frappe tout. Un monstre coûte sa valeur moins celle de l’arme : { FORM($card, "the") } coûte donc { $cost } au lieu de { $value }. Combattez avec l’arme.
lessons-classic-dulled = Il vous en a coûté { $damage }. L’arme est maintenant émoussée : elle ne frappe plus que les monstres plus faibles que le dernier abattu, donc sous { FORM($strikes_below, "the") }. { FORM($card, "the-start") } est plus faible, et ne coûte rien. Frappez.
lessons-classic-carried = { $to_face } cartes affrontées : la salle est finie. { $new } nouvelles cartes sont venues ; { FORM($kept, "the") } vous attendait. { FORM($weapon, "the-start") } ne frappe plus que sous { FORM($strikes_below, "the") } et n’y peut rien. Combattez à mains nues, pour { $value } points de vie.
lessons-classic-potion = Les mains nues ont coûté { $damage }, mais l’arme ne s’est pas émoussée. Vous avez { $health } de vie sur { $most }. Buvez { FORM($card, "the") } : une potion soigne sa valeur.
lessons-classic-second = { $healed } de vie en plus. Seule la première potion d’une salle soigne. Toute autre est gâchée, mais compte quand même comme carte affrontée. { FORM($card, "the-start") } devrait attendre la salle suivante, mais gâchez la potion, juste cette fois.
lessons-classic-fall = Gâchée. Maintenant, une mauvaise salle : votre arme ne frappe que sous { FORM($strikes_below, "the") }, et { FORM($card, "the") } vaut { $value }. Vous avez { $health } de vie. Combattez pour voir comment on perd ; le coup sera annulé.
lessons-classic-run = À { $left } de vie, vous tombez. Une défaite vaut votre vie moins la valeur de chaque monstre resté dans le donjon et la salle : { $score }. Le coup est annulé. Fuyez plutôt : c’est permis avant d’affronter une carte d’une salle pleine.
lessons-classic-locked = Toute la salle est allée sous le donjon, dans l’ordre. Celle-ci, vous ne pouvez pas la fuir : { $refusal }. Prenez { FORM($card, "the") }. Une arme prise remplace toujours celle que vous tenez, même meilleure.
lessons-classic-spare = À la défausse : { FORM($discarded, "") }, l’ancienne arme et ce qu’elle a abattu. { FORM($weapon, "the-start") } est une arme neuve. Si elle frappe { FORM($card, "the") }, elle ne pourra plus frapper que sous le { $value }. Ménagez-la : combattez { FORM($card, "the") } à mains nues.
lessons-classic-most = Il vous en a coûté { $damage }, et l’arme est encore neuve. { FORM($card, "the-start") } pourrait soigner { $value }, mais vous ne pouvez avoir plus de { $most } de vie : la potion soigne donc { $healing }. Buvez.
lessons-classic-returned = { $health } de vie. La salle que vous avez fuie revient, telle quelle. Ménager { FORM($weapon, "the") } paie maintenant. Le plus fort d’abord : frappez { FORM($card, "the") }, pour { $cost }.
lessons-classic-downwards = Maintenant, elle frappe sous { FORM($strikes_below, "the") }. En descendant, une seule arme peut abattre beaucoup de monstres. Frappez { FORM($card, "the") }, pour { $cost }.
lessons-classic-further = Sous { FORM($strikes_below, "the") } à présent. Frappez { FORM($card, "the") } aussi, pour { $cost }.
lessons-classic-last = Le donjon est vide : la dernière salle n’a que { $cards } cartes. Affrontez-les toutes, et vous sortez. Frappez { FORM($card, "the") } d’abord et gardez la potion pour la fin.
lessons-classic-bonus = Une victoire vaut la vie qui vous reste. À { $most }, et si la dernière carte affrontée était une potion, on ajoute la valeur de celle-ci. Buvez { FORM($card, "the") }.
lessons-classic-done = Vous sortez avec { $left } de vie, et votre score est de { $score }. Voilà toutes les règles. Le reste est affaire de jugement.

lessons-sidestep-title = Pas de côté : ce qui change
lessons-sidestep-away = Ici, on ne fuit pas. Mais avant d’affronter une carte d’une salle, vous pouvez en glisser une sous le donjon. Écartez { FORM($card, "the") }.
lessons-sidestep-all = Elle reviendra. Vous affrontez toutes les autres : avec ces règles, aucune carte n’attend la salle suivante. Prenez { FORM($card, "the") }.
lessons-sidestep-first = Ces monstres se valent ; frappez celui que vous voulez. { FORM($card, "the-start") } coûte { $cost } avec { FORM($weapon, "the") }.
lessons-sidestep-equal = Ici, une arme qui a servi frappe aussi l’égal du dernier monstre abattu. C’était { FORM($last_kill, "the") } : { FORM($weapon, "the") } peut donc frapper { FORM($card, "the") } aussi, pour { $cost }.
lessons-sidestep-fall = La salle suivante. Vous ne pouvez pas écarter de carte maintenant : { $refusal }. Pour voir comment on compte ici une défaite, combattez { FORM($card, "the") } à mains nues. Le coup sera annulé.
lessons-sidestep-ace = Vous tombez. Une défaite vaut le nombre de cartes restées dans le donjon, ici { $score } ; un score bas est bon. Le coup est annulé. Ce jeu a les as rouges, qui valent { $value } : prenez { FORM($card, "the") }.
lessons-sidestep-strike = Avec { FORM($weapon, "the") }, { FORM($card, "the") } coûte { $cost }. Frappez.
lessons-sidestep-rest = Toute la salle doit être affrontée : vous ne choisissez que l’ordre. Continuez comme vous voulez.
lessons-sidestep-last = { FORM($card, "the-start") }, que vous aviez mis de côté, est de retour. Il faut l’affronter maintenant : frappez, pour { $cost }.
lessons-sidestep-done = Vous sortez avec { $left } de vie, et votre score est de { $score } : la vie qui vous reste, comptée en négatif. Le score le plus bas est le meilleur.

lessons-dragons-title = Diamonds & Dragons : ce qui change
lessons-dragons-weapon = Ce jeu a des dragons (ses jokers), les monstres les plus forts ; de votre côté, il a l’as de ♦ et le valet de ♥. D’abord, prenez { FORM($card, "the") }.
lessons-dragons-forced = Si vous tenez une arme, vous devez vous en servir ; pas question de préférer les mains nues. Combattez { FORM($card, "the") }, pour { $cost }.
lessons-dragons-breaks = { FORM($weapon, "the-start") } peut frapper sous { FORM($strikes_below, "the") }. Sur tout autre monstre, l’arme se brise et ne sert à rien : { FORM($card, "the") } coûtera { $cost }. Combattez, et voyez.
lessons-dragons-fall = Brisée, finie, et vous avez { $health } de vie. Pour voir comment on compte ici une défaite, combattez { FORM($card, "the") }. Le coup sera annulé.
lessons-dragons-small = Vous tombez à { $left }. Une défaite vaut votre vie moins les monstres du donjon, { $score } ; la salle ne compte pas. Le coup est annulé. Combattez { FORM($card, "the") } maintenant, tant qu’il n’y a pas d’arme à émousser.
lessons-dragons-ace = Il vous en a coûté { $damage }. Prenez maintenant { FORM($card, "the") }, une arme de { $value }.
lessons-dragons-jack = Buvez { FORM($card, "the") }, une potion de { $value }.
lessons-dragons-run = { $health } de vie. Fuyez, maintenant. Ici, la salle retourne dans le donjon, et tout le donjon est mélangé.
lessons-dragons-wasted = Après le mélange, tout peut venir. Votre dernière carte affrontée était une potion. Buvez { FORM($card, "the") } juste après, et voyez ; le coup sera annulé.
lessons-dragons-joker = Gâchée : une potion juste après une autre ne soigne pas, même dans une nouvelle salle ou après une fuite. Le coup est annulé. Combattez donc d’abord { FORM($card, "the") }, qui vaut { $value } et coûte { $cost }.
lessons-dragons-heals = Un monstre est passé entre les deux : { FORM($card, "the") } soigne donc { $healing }. Buvez.
lessons-dragons-king = Frappez { FORM($card, "the") } tant que votre { $weapon } le peut : sous { FORM($strikes_below, "the") }.
lessons-dragons-rest = À vous de jouer le reste. Attention à l’ordre : l’arme doit servir, et se brise sur tout monstre qui n’est pas sous { FORM($strikes_below, "the") }.
lessons-dragons-done = Vous sortez avec { $left } de vie, et votre score est de { $score }, compté comme dans le jeu classique.

## guides
guides-tips = Conseils
guides-code = « { $code } »
guides-cell = { $head } { $cell }
guides-row = { $name } : { $cells }.
guides-no_guide = il n’y a pas de guide { $name }{ $near } ; il y a { $known }
guides-line = { $number }. { $name } : { $title }.
guides-more = Tapez { command-guide } et un nom ou un numéro pour en lire un.

## tips
tips-how-to-win =
    .w1 = Presque toutes les donnes peuvent être gagnées ; la donne est rarement coupable.
    .w2 = Quatre monstres dans une salle : fuyez.
    .w3 = Fuyez tant que vous avez de la vie : on ne fuit pas deux fois de suite, et la salle d’après devra être affrontée.
    .w4 = Fuyez aussi les bonnes salles : potions et armes valent plus à la fin.
    .w5 = Les cartes que vous avez fuies reviennent en dernier, dans leur ordre.
    .w6 = Frappez le plus gros monstre avec une arme neuve, puis descendez.
    .w7 = Combattez un petit monstre à mains nues pour garder une arme qui frappe encore les grands.
    .w8 = Une arme faible mais neuve vaut mieux qu’une forte qui a servi.
    .w9 = Une seconde potion dans une salle ne soigne rien : laissez-la pour la suivante.
    .w10 = Laissez aussi une seconde arme : elle sera neuve quand la première sera usée.
tips-how-to-win-without-running =
    .w1 = La plupart des donnes sont perdues d’avance : jugez-vous à votre score.
    .w2 = La carte laissée est votre seul choix : que le plus fort des monstres attende une arme.
    .w3 = Épargnez une arme : une salle pleine de monstres viendra.
    .w4 = Servez-vous de l’arme même contre les petits monstres.
    .w5 = Buvez les potions tout de suite.
tips-scoring =
    .w1 = À pleine vie, une potion affrontée en dernier ajoute sa valeur au score.
    .w2 = Gardez une grosse potion pour la toute fin.
    .w3 = Quand tout est perdu, sauvez des points : buvez ce qui soigne, frappez ce que l’arme peut frapper.
    .w4 = Une fois les cartes à venir connues, cherchez la suite qui garde le plus de vie.

## daily
daily-no_number = il n’y a pas de donjon du jour { $number } : le premier porte le numéro 1
daily-no_zone = nulle part l’heure n’est de { $minutes } minutes en avance sur UTC : l’horloge ou le fuseau de cet appareil est faux
daily-practised = { $name }, entraînement
daily-practice_caveat = Le jour de ce donjon est passé : cette partie est un entraînement et ne compte pas.
daily-to_come = le donjon du jour { $number } ouvre le { $date }, chez vous

## claims
claims-somebody = Quelqu’un
claims-sealed = { $name } en revient. L’issue reste sous scellés tant que vous n’avez pas joué les mêmes cartes.
claims-damaged = le résultat de ce lien est abîmé, il est donc laissé de côté : { $claim }
claims-false = le résultat de ce lien ne vient pas d’une partie de cette donne, il n’est donc pas montré
claims-no_day = { $given } n’est pas le numéro d’un jour

## comparing
comparing-title = Côte à côte : { $what }
comparing-you = Vous
comparing-says = { $name } annonce
comparing-mine = { $name } : { $result }.
comparing-theirs = { $name } annonce : { $result }.
comparing-party = { $name }, { $party }
comparing-health = Vie par salle, { $name } : { $health }.
comparing-known = ce qui ne compte pas
comparing-parted = Vos chemins se séparent dans la salle { $room }.
comparing-did = { $name } : { $what }.
comparing-same = Vous avez fait la même chose, salle par salle.
comparing-none = aucun résultat de cette donne n’est gardé ici
comparing-with = Face à { $name }

## threshold
threshold-title = Donjon { $number }, { $date }
threshold-practice =
    .w1 = Son jour est passé, c’est donc un entraînement : il ne compte dans aucune série ni statistique.
    .w2 = Les coups s’annulent, et les indices se demandent.
threshold-lines =
    .w1 = Il est le même pour tout le monde, et vous avez un seul essai.
    .w2 = Aucun coup ne s’annule, et un indice marque le résultat comme aidé.
    .w3 = Tout est enregistré au fur et à mesure : vous pouvez partir, et reprendre plus tard.
threshold-keys = Entrée pour commencer. Échap pour revenir ; rien n’est encore enregistré.
threshold-plain = Appuyez sur Entrée ou tapez { word-begin } pour commencer ; tapez { command-back } pour le garder pour plus tard.
threshold-prompt = Entrée pour commencer, ou { command-back }>{" "}
threshold-first = ce donjon n’a pas encore été commencé : commencez-le d’abord
threshold-too_late = le jour de ce donjon, { $date }, est passé : ouvrez plutôt le donjon d’aujourd’hui

## store
store-no_place = les parties ne peuvent être enregistrées dans { $place } : nommez un dossier, un fichier, ou une URL comme sqlite:///parties.db
store-unusable = les parties enregistrées dans { $place } sont inutilisables : { $why }
store-no_home = les parties ne peuvent être enregistrées dans { $place } : cet utilisateur n’a pas de dossier personnel ; nommez un autre dossier dans SCOUNDREL_DATA
store-file = { $path } : { $why }
store-odd_value = la colonne { $column } a la valeur { $value }
store-no_lock = { $place } devrait être vide et ne l’est pas, les parties enregistrées ne peuvent donc être verrouillées ; supprimez ce fichier : il ne contient aucune partie
store-full = le disque est plein, et { $place } demande plus de place
store-busy = un autre programme tient les parties de { $place } verrouillées depuis { $seconds } secondes ; réessayez
store-read_only = les parties de { $place } ne peuvent être modifiées : le fichier ou son dossier est en lecture seule
store-no_access = les parties de { $place } ne peuvent être ouvertes : vérifiez que vous pouvez lire et écrire le fichier et son dossier
store-damaged = les parties de { $place } sont abîmées ; relancez le jeu pour les mettre de côté
store-newer = les parties de { $place } ont le format { $version }, d’un Scoundrel plus récent ; celui-ci connaît le format { $latest }
store-no_database = { $place } n’est pas une base de données : nommez un dossier pour les parties, ou un fichier finissant par .db
store-foreign = { $place } est la base de données d’un autre programme ; les parties ont besoin d’un fichier à elles
store-set_aside = Les parties enregistrées étaient abîmées. Elles ont été déplacées vers { $place } ; les nouvelles vont dans un nouveau fichier.
store-brought_up_to_date = Les parties enregistrées ont été mises à jour. Une copie des anciennes est dans { $place }.
store-stale = la partie a été continuée ailleurs, peut-être dans une autre fenêtre ; la voici telle qu’elle est
store-other_moves = la partie { $id } a été enregistrée avec d’autres coups ; chargez-la de nouveau
store-other_deal = la partie { $id } a été enregistrée avec une autre donne ; chargez-la de nouveau
store-no_game = il n’y a pas de partie enregistrée { $id }
store-cant_replay = la partie { $id } ({ $name }) ne peut être rejouée : { $why }
store-daily_begun = le donjon du jour du { $date } a déjà été commencé ; il y en a un par jour
store-wrong_date = une partie { $kind } ne peut avoir la date { $date } : seul un donjon du jour en a une, comme 2025-03-01
store-name_taken = name ne peut pas être { $name } : des règles portent déjà ce nom
store-no_mixture = il n’y a pas de règles enregistrées sous le nom { $name }

## flow
flow-bot_plays = { $bot } joue : { $moves }.
flow-move = Coup { $number } : { $moves }.
flow-no_undo = rien ne s’annule ici
flow-nothing_to_undo = il n’y a pas de coup à annuler
flow-no_hint = le coach ne donne pas d’indices ici
flow-thinking = ce n’est pas à vous de jouer : { $who } réfléchit
flow-dealer = le donneur regarde la salle d’abord
flow-not_now = ce n’est pas possible maintenant
flow-watching = { $line } ne peut servir tant que vous regardez une partie : appuyez sur Entrée pour le coup suivant, ou tapez { command-back }

## sitting
sitting-hint_daily = Un indice marque le résultat du jour comme aidé. Redemandez si vous le voulez.
sitting-daily = donjon du jour { $number }, { $date }
sitting-elsewhere = { $name }, joué ailleurs
sitting-other_day = ce n’est pas le donjon du jour du { $date }
sitting-no_undo_over = la partie est finie, et sa fin en a trop révélé pour annuler un coup
sitting-no_undo_daily = dans le donjon du jour, les coups ne s’annulent pas
sitting-secret = les cartes de cette donne sont encore secrètes ; finissez d’abord la partie, puis rejouez-la
sitting-looked_ahead = Vous aviez déjà commencé cette donne : la partie ne compte pas dans vos statistiques.
sitting-odd_seats = la partie { $number } ne peut être jouée : { $seats } n’ont pas leur place à cette table
sitting-daily_first = c’est le donjon du jour du { $date } ; jouez-le d’abord comme tel
sitting-too_many = { $move }, c’est un coup de trop : une ligne s’arrête là où viennent de nouvelles cartes ou un coup de bot

## trying
trying-name = { $name }, de nouveau depuis la salle { $room }
trying-caveat = Vous savez ce qui vient : cette partie ne compte pas dans vos statistiques.
trying-unfinished = une partie ne se retente qu’une fois finie : jusque-là, ses cartes sont secrètes
trying-over = la partie s’achève ici, il n’y a plus rien à jouer ; revenez d’abord quelques coups en arrière
trying-no_undo = la partie est retentée à partir d’ici : aucun coup antérieur ne s’annule

## title
title-letters = S C O U N D R E L
title-motto = un donjon, un jeu de cartes, une chandelle
title-nothing_to_continue = Il n’y a pas de partie en cours.
title-continue = Reprendre
title-continue_help = Continuer la partie que vous aviez laissée.
title-play = Jouer
title-play_help = La leçon, puis les premiers donjons, du clément à l’équitable.
title-new_game = Nouvelle partie
title-new_game_help = Une partie classique tout de suite, avec un jeu frais.
title-rule_sets = Variantes
title-rule_sets_help = Huit jeux de règles, et vos propres mélanges.
title-daily = Donjon du jour
title-daily_help = La donne du jour, la même pour tout le monde. Un seul essai.
title-calendar = Calendrier
title-calendar_help = Vos jours gagnés, perdus, manqués, et le problème du jour.
title-deal_code = Code de donne
title-deal_code_help = Jouer une donne que quelqu’un vous a confiée.
title-ranked = Classées
title-ranked_help = Des jeux que nul ne peut connaître, pour les classements de ce serveur.
title-friend = Avec quelqu’un
title-friend_help = Deux appareils, une table : envoyez un lien.
title-boards = Classements
title-boards_help = Qui joue le mieux : aujourd’hui, cette semaine, cette saison, de tout temps.
title-two_players = À deux
title-two_players_help = Diamonds & Dragons à deux, côte à côte ou contre un bot.
title-puzzles = Problèmes
title-puzzles_help = Une salle, un meilleur plan.
title-replays = Parties
title-replays_help = Les parties enregistrées, coup par coup, avec la courbe du coach.
title-statistics = Statistiques
title-statistics_help = Victoires, scores, séries et succès.
title-bestiary = Bestiaire
title-bestiary_help = Toutes les créatures et choses rencontrées, et ce qu’il en advint.
title-lessons = Apprendre
title-lessons_help = Apprendre en jouant ; conseils, guides et règles.
title-settings = Réglages
title-settings_help = Thème, animations, donneur, et ce que montre la table.

## front
front-know = Je connais le jeu
front-fresh = classique, un jeu frais
front-learn = les premières salles vous apprennent tout en chemin
front-learning = la leçon, à partir de l’étape { $step } sur { $steps }
front-rung = premiers donjons, { $number } sur { $most } · { $share } sur 100 en sortent
front-climbed = tous les premiers donjons franchis
front-one_try = un essai, les mêmes cartes pour tout le monde
front-place = salle { $room } sur { $rooms }
front-room = salle { $room }
front-health = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
 }
front-dungeon = Donjon
front-week = Ces sept derniers jours : { $n } sur sept joués jusqu’au bout.
front-streak = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
 }
front-no_streak = Pas encore de série
front-rest = Le reste
front-candlelight = Chandelle
front-daylight = Plein jour

front-day-open = Descendre
front-day-begun = Y retourner
front-day-over = Le donjon du jour

## ladder
ladder-title = Premiers donjons
ladder-name = Premiers donjons, { $number } sur { $most }
ladder-help = Des donnes du jeu classique, de la plus clémente à la plus équitable. Sortez de l’une, avec ou sans aide, et la suivante s’ouvre.
ladder-source = Leur clémence a été mesurée : « { $share } sur 100 en sortent » veut dire que, de 100 joueurs qui prennent le premier plan qui ne soit pas une gaffe, { $share } en sortent vivants.
ladder-share = { $share } sur 100 en sortent
ladder-line = { $mark } { $name } · { $share } sur 100 en sortent
ladder-no_number = il n’y a pas de donjon { $number } parmi les premiers : ils vont de 1 à { $most }
ladder-locked = sortez d’abord du donjon { $number }
ladder-last = C’était le dernier des premiers donjons. À partir d’ici, chaque jeu est nouveau.
ladder-told = De 100 joueurs qui prennent le premier plan qui ne soit pas une gaffe, { $share } en sortent.
ladder-what = { $given } n’est pas le numéro d’un premier donjon : écrivez { command-play } pour le suivant, ou { command-play } et son numéro
ladder-opened = Parmi les premiers donjons, le { $number } s’ouvre : { $share } sur 100 en sortent.

## question
question-way = {" "}{ $key } { $what }
question-default = ▸{ $key } { $what }
question-w = frappe avec { $weapon }
question-b = ménage { $weapon }
question-prompt = { $card } : Entrée { $default } · Échap aucun

## newgame
newgame-named_or_winnable = Une donne que vous nommez n’est pas forcément gagnable ; laissez vide pour une qui le soit.
newgame-seed = donne (vide : au hasard)
newgame-winnable = gagnable
newgame-start = Commencer
newgame-looking = On cherche une donne gagnable …
newgame-differs = Ce qui change par rapport au jeu de référence (en gras) :
newgame-topic = { $topic }.{" "}
newgame-standard = Le jeu de référence.

## puzzles
puzzles-help = Jouez toute la salle. Le coach dira ensuite s’il y avait un meilleur plan.
puzzles-easy = Faciles
puzzles-medium = Moyens
puzzles-hard = Difficiles
puzzles-solved = ✓
puzzles-open = ·
puzzles-level = { $level } · { $solved } sur { $all } résolus
puzzles-line = { $mark } { $place } · { $rules }
puzzles-locked = encore { $n }, qui s’ouvrent en résolvant ceux-ci
puzzles-name = { $level } { $place }
puzzles-heading = Problème { $name } · { $rules }
puzzles-todays = Problème du jour, { $date } · { $name } · { $rules }
puzzles-no_more = il n’y a plus d’autre problème à résoudre
puzzles-none = il n’y a pas de problème{ $rules ->
    [any] {""}
   *[other] {" "}pour { $rules }
 }{ $level ->
    [any] {""}
   *[other] {" "}de niveau { $level }
 }{ $number ->
    [any] {""}
   *[other] {" "}portant le numéro { $number }
 } ; il y en a { $count }, pour { $known }
puzzles-onward = Entrée : le problème suivant, { $name }. Échap : tous les problèmes.
puzzles-again = Entrée : réessayer. n : le problème suivant, { $name }.
puzzles-task = Trouvez le meilleur plan pour cette salle.

## replays
replays-when = { $date }, { $time }
replays-secret = la partie { $number } est en cours, et son relevé révélerait les cartes ; finissez-la d’abord
replays-none = Aucune partie n’a encore été enregistrée.
replays-line = { $when } · { $name } · { $state }
replays-open = en cours, salle { $room }
replays-import = Importer des relevés
replays-import_help = Le nom d’un fichier contenant un ou plusieurs relevés.
replays-imported = { $n ->
    [one] { $n } partie importée
   *[other] { $n } parties importées
 }.
replays-refused = la partie de la ligne { $line } a été laissée de côté : { $why }
replays-more_refused = { $n ->
    [one] { $n } autre a été laissée de côté.
   *[other] { $n } autres ont été laissées de côté.
 }
replays-export = Exporter un relevé
replays-export_help = Le nom d’un nouveau fichier.
replays-exported = Le relevé est dans { $path }.
replays-no_name = { $name } n’est pas un nom de fichier
replays-is_there = { $path } existe déjà ; un relevé demande un nouveau fichier
replays-heading = { $name } · coup { $move } sur { $moves }
replays-of = { $player } : { $name }
replays-somebody = le joueur
replays-curve = Chances de gagner, salle par salle
replays-playing = Lecture, un coup toutes les { $seconds } s.
replays-no_curve = il n’y a pas de courbe : seules les parties finies à un joueur en ont une
replays-not_yet = Le coach analyse encore la partie.

## end
end-unfinished = cette partie est en cours ; le coach l’analysera quand elle sera finie
end-won = { $whole ->
    [yes] Dehors sans une égratignure
   *[no] { $n ->
        [one] Dehors avec un cœur
       *[other] Dehors avec { $n } cœurs
     }
 }
end-lost = Salle { $room } sur { $rooms } : { FORM($killer, "the") } a eu raison de vous
end-lost_to_none = À terre dans la salle { $room } sur { $rooms }
end-deed = { FORM($killer, "gender") ->
    [f] Elle
   *[m] Il
 } a frappé pour { $amount }, et il vous restait { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }.
end-of_player = { $name } : { $what }
end-outlived_rooms = { $survivor } survit à { $other } : { $n ->
    [one] { $n } salle
   *[other] { $n } salles
 } de plus.
end-outlived_moves = { $survivor } survit à { $other } : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
 } de plus, dans la même salle.
end-try_again = t retente à partir de la salle { $room }.
end-more = d : les détails.
end-less = d : seulement cela.
end-reviewing = Le coach analyse la partie …
end-share = À partager (c copie) :
end-copied = Copié dans le presse-papiers, si le terminal le permet.

end-party-won = { $whole ->
    [yes] { $name } sort sans une égratignure
   *[no] { $n ->
        [one] { $name } sort avec un cœur
       *[other] { $name } sort avec { $n } cœurs
     }
 }
end-party-lost = Salle { $room } sur { $rooms } : { FORM($killer, "the") } abat { $name }
end-party-lost_to_none = { $name } tombe dans la salle { $room } sur { $rooms }
end-party-deed = { FORM($killer, "gender") ->
    [f] Elle
   *[m] Il
 } a frappé pour { $amount }, et il restait à { $name } { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
 }.

## shelf
shelf-waiting = En cours
shelf-over = Finies
shelf-deleted = Effacées
shelf-have_back = Choisissez-la pour la récupérer.
shelf-place = salle { $room } sur { $rooms }, { $health } de vie sur { $most }
shelf-cards = Dans la salle : { $cards }.
shelf-given_up = cette partie a été abandonnée ; on peut la regarder, mais plus la jouer
shelf-given_up_at = abandonnée dans la salle { $room }, { $result }
shelf-is_over = la partie { $number } est déjà finie
shelf-no_giving_up = une partie à deux ne s’abandonne pas ; elle peut être effacée
shelf-day_stays = la partie d’un jour reste : c’est l’unique essai de ce jour
shelf-gone = la partie { $number } ne peut plus être récupérée
shelf-ended = La partie est finie : { $result }.
shelf-deleted_now = Effacée. Pendant une heure, on la retrouve sous Effacées.
shelf-deleted_plain = Effacée. Tapez { command-restore } { $number } pour la récupérer, pendant une heure.
shelf-back = La revoilà sur l’étagère.
shelf-confirm = Entrée pour confirmer. Échap ne change rien.
shelf-confirm_plain = Tapez { $command } { word-yes } pour confirmer.

shelf-sure-counts = { $name } : abandonner cette partie ? Elle compte comme perdue, comme après une chute ici. C’est sans retour.
shelf-sure-alone = { $name } : abandonner cette partie ? Elle est alors finie, et perdue, bien qu’elle ne compte dans aucune statistique. C’est sans retour.
shelf-sure-day = { $name } : abandonner l’unique essai de ce jour ? Il compte comme perdu, comme après une chute ici. C’est sans retour.
shelf-sure-delete = { $name }, { $when } : effacer cette partie ? Pendant une heure, on peut la récupérer.
shelf-sure-delete_counted = { $name }, { $when } : effacer cette partie ? Elle quitte aussi vos statistiques. Pendant une heure, on peut la récupérer.

shelf-cell-high = ▇
shelf-cell-good = ▅
shelf-cell-fair = ▃
shelf-cell-low = ▁
shelf-cell-escaped = ☀
shelf-cell-fell = ✕
shelf-cell-here = ◆
shelf-cell-ahead = ·

## watching
watching-heading = { $bot } joue · { $name } · coup { $move }
watching-begin = { $bot } regarde la première salle.
watching-on = { $bot } continue à partir d’ici.
watching-silent = { $bot } ne dit rien de ses chances.
watching-thinks = { $bot } espère : { $worth }.
watching-details = À quoi pensait { $bot }
watching-line = { $plan } : { $worth }.
watching-nothing = Il n’y a rien à dire de ce coup.
watching-offer = Regarder jouer { $bot }
watching-offer_help = Une donne nouvelle, coup par coup, avec ses pensées.

## questions
questions-title = Que feriez-vous ?
questions-asks = { $who } demande
questions-somebody = quelqu’un
questions-asked = { $who } : que feriez-vous ? { $rule } { $which }
questions-sent = { $who } demande : que feriez-vous ?
questions-reply = Répondez, et voyez ce que les autres feraient :
questions-you = Votre choix : { $plan }.
questions-would = { $who } choisirait : { $plan }.
questions-too = { $who } ferait de même.
questions-coach = Le coach
questions-onward = Continuez à jouer d’ici, ou apprenez le jeu en cinq minutes.
questions-over = la partie de ce lien est finie, il n’y a donc plus rien à décider
questions-answered = vous avez déjà répondu à cette question : continuez à jouer d’ici, ou revenez
questions-no_plan = { $line } n’est pas une réponse ici : { $plans }
questions-one_plan = il n’y a qu’une chose à faire ici, donc rien à demander
questions-day_open = le donjon du { $date } est encore ouvert à d’autres : ses cartes se partageront quand ce jour sera passé partout
questions-odds = Chances d’en sortir, selon ce qu’on fait ici
questions-odds_first = Chances d’en sortir :
questions-line = { $plan } : { $worth }.
questions-confirm = Votre choix : { $plan }. Entrée pour répondre.
questions-keys = t : continuer d’ici. l : apprendre le jeu. Échap : retour.
questions-copied = La question et son lien sont dans le presse-papiers, si le terminal le permet.
questions-your_name = Votre nom, tel que les autres le verront
questions-your_answer = Ce que vous feriez
questions-no_answer = Je ne le dirai pas
questions-free = gratuit, dans le navigateur, rien à installer
questions-prompt = réponse>{" "}
questions-plain = Tapez ce que vous feriez, par exemple { $plan }.
questions-plain_next = Tapez { command-try } pour continuer à jouer d’ici, { command-learn } pour apprendre le jeu, ou { command-back }.

questions-rule-some = { $face ->
    [1] Une
    [2] Deux
    [3] Trois
   *[other] { $face }
 } de ces { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
 } cartes { $face ->
    [1] doit être affrontée.
   *[other] doivent être affrontées, dans l’ordre qu’on veut.
 }
questions-rule-all = Toutes doivent être affrontées, dans l’ordre qu’on veut.
questions-rule-room = On peut aussi fuir la salle entière.
questions-rule-card = L’une d’elles peut d’abord être mise sous le donjon.
questions-rule-turn = À vous de prendre l’une de ces cartes.

questions-which-leave = { $n ->
    [1] Laquelle laisseriez-vous ?
    [2] Quelles deux cartes laisseriez-vous ?
    [3] Quelles trois cartes laisseriez-vous ?
   *[other] Quelles { $n } cartes laisseriez-vous ?
 }
questions-which-put_away = Laquelle écarteriez-vous, s’il y en a une ?
questions-which-take = Laquelle prendriez-vous ?
questions-which-run = Fuiriez-vous ?
questions-which-nothing = Il n’y a pas de choix ici.

questions-mark-leave = laisser
questions-mark-put_away = écarter
questions-mark-take = prendre
questions-mark-yours = vous

## watch
watch-heading = { $title }, joué par { $bot }.
watch-game = { $number }. { $title } : { $result }.
watch-enter = Entrée pour le coup suivant, ou attendez ; Ctrl-C pour quitter.
watch-step = Entrée pour le coup suivant ; Ctrl-C pour quitter.

## storage
storage-forbidden = ce navigateur ne laisse la page rien garder : vos parties ne durent donc que tant qu’elle est ouverte
storage-full = le navigateur n’a plus de place ; exportez vos parties, ou libérez de l’espace
storage-broken = la mémoire du navigateur est inutilisable pour l’instant ; exportez vos parties, si cela dure
storage-overtaken = La partie a changé dans une autre fenêtre ; la voici telle qu’elle est.
storage-damaged = { $n ->
    [one] { $n } élément enregistré était illisible et a été mis de côté.
   *[other] { $n } éléments enregistrés étaient illisibles et ont été mis de côté.
 }
storage-no_net = Ce que le coach a appris n’a pu être chargé. Réessayez quand il y aura une connexion.
