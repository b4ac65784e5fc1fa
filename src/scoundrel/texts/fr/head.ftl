### Français. On vouvoie le joueur, et rien ne dit si c’est un homme ou une femme : pas de « tombé(e) », pas de
### point médian, on tourne autrement. Une phrase courte au présent ; jamais de point d’exclamation.
###
### Mots qui n’ont qu’un sens :
###   donjon          les cartes qui restent à venir, face cachée ; donjon du jour : la partie du jour.
###   jeu             toutes les cartes avec lesquelles on joue ; donne : l’ordre où elles viennent, tiré d’une graine.
###   partie          ce qu’on joue, enregistre, gagne ou perd. À deux, chacun mène une troupe (party).
###   fuir, écarter   quitter la salle entière ; mettre une seule carte sous le donjon. Les deux : éviter.
###   affronter       une carte, quelle qu’elle soit ; combattre un monstre, l’abattre (avec une arme).
###   vie, points de vie ; une potion est gâchée ; une arme est neuve, affûtée, émoussée.
###   annuler         reprendre un coup (undo) ; reprendre : continuer une partie ; renoncer : ne pas faire (cancel).
###   problème, leçon, analyse, indice, série (de jours), succès (achievement), classée, classement, public.
### Formes : voir cards.ftl. Espaces insécables : fine avant ; ? % et dans « », pleine avant les deux-points.

## language
language-name = Français
language-tag = fr
door-direction = ltr
language-by_code = { $code } ({ $name })
language-unknown = il n’y a pas de langue { $given } ; il y a { $known }
language-not_here = { $name } : cette langue n’a pas pu être chargée ; en attendant, le jeu parle anglais

## numbers and quotes
number-decimal = ,
number-group = { "\u202F" }
percent = { $n } %
quote = « { $text } »

## list
list-and = { $some } et { $last }
list-or = { $some } ou { $last }
list-either = { $some } ou { $last }
list-comma = { $some }, { $last }
list-then = { $some }, puis { $last }
list-semicolon = { $some } ; { $last }
list-gap = { $some } … { $last }
list-dot = { $some } · { $last }
list-signs = { $some } { $last }
list-sentences = { $some } { $last }

## phrase
phrase-sentence = { $words }.

## speech
speech-mark-minus = moins{" "}
speech-mark-range = {" "}à{" "}
speech-mark-dot = ,{" "}
speech-mark-arrow = {" "}puis{" "}
speech-mark-slain = , abattus avec elle :{" "}
speech-mark-turn = à jouer :{" "}
speech-mark-done = fait :{" "}
speech-mark-margin = {" "}plus ou moins{" "}

## dates
# Le premier du mois : 1er.
dates-day = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month }
dates-date = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month } { $year }
dates-weekday = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
 } { $month }
dates-month = { $month } { $year }
dates-no_month = { $given } n’est pas un mois : écrivez-le comme 2026-11
dates-hours = { $hours } h { $minutes } min
dates-minutes = { $n } min
weekday-1 = lundi
    .short = lu
weekday-2 = mardi
    .short = ma
weekday-3 = mercredi
    .short = me
weekday-4 = jeudi
    .short = je
weekday-5 = vendredi
    .short = ve
weekday-6 = samedi
    .short = sa
weekday-7 = dimanche
    .short = di

month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
