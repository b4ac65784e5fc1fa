## players
players-named = { $name } : { $what }
players-moves = À { $name } de jouer.

## event
event-ran = vous fuyez la salle.
event-put_away = vous glissez { FORM($card, "the") } sous le donjon.
event-shuffled = le donjon est mélangé.
event-damaged = { FORM($card, "the") } vous coûte { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 } ; il vous en reste { $health }.
event-slain = vous abattez { FORM($card, "the") } avec { FORM($weapon, "the") }.
event-broke = votre { $weapon } se brise.
event-equipped = vous prenez { FORM($card, "the") } en main.
event-healed = vous buvez { FORM($card, "the") } : { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 } de plus, { $health } en tout.
event-wasted = vous buvez { FORM($card, "the") } : une potion gâchée.
event-fell = vous tombez. Votre score est de { $score }.
event-escaped = vous vous échappez du donjon. Votre score est de { $score }.

event-named-ran = { $name } fuit la salle.
event-named-put_away = { $name } glisse { FORM($card, "the") } sous le donjon.
event-named-damaged = { FORM($card, "the") } coûte à { $name } { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 } ; il en reste { $health }.
event-named-slain = { $name } abat { FORM($card, "the") } avec { FORM($weapon, "the") }.
event-named-broke = { $name } brise { FORM($weapon, "the") }.
event-named-equipped = { $name } prend { FORM($card, "the") } en main.
event-named-healed = { $name } boit { FORM($card, "the") } : { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 } de plus, { $health } en tout.
event-named-wasted = { $name } boit { FORM($card, "the") } : une potion gâchée.
event-named-fell = { $name } tombe. Le score est de { $score }.
event-named-escaped = { $name } s’échappe du donjon. Le score est de { $score }.

## outcome
outcome-won = victoire, { $score }
outcome-lost = défaite, { $score }
outcome-unfinished = en cours
outcome-fair = la donne était honnête : le donneur avait promis { $commitment }, et ne pouvait savoir que { $client } s’y ajouterait
outcome-fair_day = la donne est celle qui avait été promise à tout le monde : { $commitment }

## hero
hero-fallen = À terre, avec { $health } de vie.
hero-health = Vie : { $health } sur { $most }.
hero-no_weapon = Aucune arme.
hero-new_weapon = Arme : { $weapon }, neuve, frappe tout.
hero-used_weapon = { $limit ->
    [below] Arme : { $weapon }, ne frappe plus que sous { FORM($rank, "the") } ; abattus avec elle : { $slain }.
   *[at_most] Arme : { $weapon }, ne frappe plus que jusqu’{ FORM($rank, "au") } ; abattus avec elle : { $slain }.
 }

## party
party-first =
    .w1 = Maud
    .w2 = Aubin
    .w3 = Hedda
    .w4 = Pim
    .w5 = Guy
party-second =
    .w1 = Ilse
    .w2 = Corbin
    .w3 = Tess
    .w4 = Gil
    .w5 = Brom
party-falls = { COUNT($names) ->
    [one] { FORM($names, "") } tombe.
   *[other] { FORM($names, "") } tombent.
 }

## potion
potion-heals = La potion soigne
potion-one_per_room = Une potion par salle
potion-not_in_a_row = Jamais deux de suite

## brief
brief-player = { $mark }{ $number } { $words }
brief-health = { $health }/{ $most }
brief-foreseen = { $health }/{ $most } → { $foreseen }
brief-fallen = { $health }/{ $most } · à terre
brief-weapon = { $limit ->
    [new] { $weapon } neuve
    [below] { $weapon } sous { FORM($rank, "the") }
   *[at_most] { $weapon } jusqu’{ FORM($rank, "au") }
 }
brief-no_weapon = sans arme
brief-potion = potion ok
brief-no_potion = pas de potion
brief-room = fuite ok
brief-no_room = pas de fuite
brief-card = écarter ok
brief-no_card = ne pas écarter
brief-no_nothing = pas de fuite

## choice
choice-long-heals = soigne { $amount }
choice-long-heals_partly = soigne { $amount } sur { $value }
choice-long-wasted = { $rules ->
    [one_per_room] gâchée, une potion par salle
   *[not_in_a_row] gâchée, jamais deux potions de suite
 }
choice-long-replaces = remplace votre { $weapon }
choice-long-equips = à prendre en main
choice-long-armed = { $fatal ->
    [yes] mortel, coûte { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
     } avec votre { $weapon }
   *[no] { $amount ->
        [0] ne coûte rien avec votre { $weapon }
        [one] coûte { $amount } point de vie avec votre { $weapon }
       *[other] coûte { $amount } points de vie avec votre { $weapon }
     }
 }
choice-long-breaking = { $fatal ->
    [yes] mortel, coûte { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
     } et brise votre { $weapon }
   *[no] { $amount ->
        [0] ne coûte rien et brise votre { $weapon }
        [one] coûte { $amount } point de vie et brise votre { $weapon }
       *[other] coûte { $amount } points de vie et brise votre { $weapon }
     }
 }
choice-long-bare_handed = { $fatal ->
    [yes] mortel, coûte { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
     } à mains nues
   *[no] { $amount ->
        [0] ne coûte rien à mains nues
        [one] coûte { $amount } point de vie à mains nues
       *[other] coûte { $amount } points de vie à mains nues
     }
 }

choice-beyond_weapon = { $limit ->
    [below] { $what } ; votre { $weapon } ne frappe plus que sous { FORM($rank, "the") }
   *[at_most] { $what } ; votre { $weapon } ne frappe plus que jusqu’{ FORM($rank, "au") }
 }

choice-short-heals = soigne { $amount }
choice-short-heals_partly = soigne { $amount }/{ $value }
choice-short-wasted = { $rules ->
    [one_per_room] gâchée : une par salle
   *[not_in_a_row] gâchée : jamais deux de suite
 }
choice-short-replaces = remplace { $weapon }
choice-short-equips = prendre
choice-short-armed = { $fatal ->
    [yes] MORT −{ $amount } avec { $weapon }
   *[no] { $amount ->
        [0] 0 avec { $weapon }
       *[other] −{ $amount } avec { $weapon }
     }
 }
choice-short-breaking = { $fatal ->
    [yes] MORT −{ $amount }, brise { $weapon }
   *[no] { $amount ->
        [0] 0, brise { $weapon }
       *[other] −{ $amount }, brise { $weapon }
     }
 }
choice-short-bare_handed = { $fatal ->
    [yes] MORT −{ $amount } sans arme
   *[no] { $amount ->
        [0] 0 sans arme
       *[other] −{ $amount } sans arme
     }
 }

choice-foot-heals = soigne { $amount }
choice-foot-heals_partly = soigne { $amount } / sur { $value }
choice-foot-wasted = { $rules ->
    [one_per_room] gâchée / une par salle
   *[not_in_a_row] gâchée / pas d’affilée
 }
choice-foot-replaces = remplace / { $weapon }
choice-foot-equips = prendre
choice-foot-armed = { $fatal ->
    [yes] MORT / −{ $amount } / avec { $weapon }
   *[no] { $amount ->
        [0] 0 / avec { $weapon }
       *[other] −{ $amount } / avec { $weapon }
     }
 }
choice-foot-breaking = { $fatal ->
    [yes] MORT / −{ $amount } / brise { $weapon }
   *[no] { $amount ->
        [0] 0 / brise { $weapon }
       *[other] −{ $amount } / brise { $weapon }
     }
 }
choice-foot-bare_handed = { $fatal ->
    [yes] MORT / −{ $amount } / sans arme
   *[no] { $amount ->
        [0] 0 / sans arme
       *[other] −{ $amount } / sans arme
     }
 }

choice-put_away-under_deck = glisser sous le donjon
choice-put_away-shuffled = mélanger au donjon

## avoiding
avoiding-may = { $avoid ->
    [card] Vous pouvez écarter une carte.
   *[room] Vous pouvez fuir.
 }
avoiding-may_not = { $avoid ->
    [card] Vous ne pouvez pas écarter de carte : { $why }.
   *[room] Vous ne pouvez pas fuir : { $why }.
 }
avoiding-free = permis

## table
table-topic = { $topic } : { $words }
table-over = La partie est finie : { $result }.
table-room = { $n ->
    [0] { $room }. Plus aucune carte dessous.
    [one] { $room }. { $n } carte dessous.
   *[other] { $room }. { $n } cartes dessous.
 }
table-slot = { $slot }. { FORM($card, "start") }, { $kind } : { $choices }.
table-empty = { $slot }. Vide.
table-to_face = { $n ->
    [one] Encore { $n } carte.
   *[other] Encore { $n } cartes.
 }
table-unseen = Pas encore vu, { $suit } : { $ranks }.
table-unseen_dragons = Jokers pas encore vus : { $n }.
table-known = Connues, tout au fond, dans cet ordre : { $cards }.
table-taken_back = Coup annulé : vous aviez { $moves }.
table-taken_back_from = Coup annulé : { $name } avait { $moves }.
table-defeated = Monstres vaincus : { $cards }.
table-on_weapon = vaincus et encore sur l’arme : { $cards }.
table-spent = Armes et potions utilisées : { $cards }.

## goal
goal-face = { $run ->
    [yes] { $n } sur { $lying }, ou fuir
   *[no] Affronter { $n } sur { $lying }
 }
goal-all = { $run ->
    [yes] { $n ->
        [one] Une carte, ou fuir
       *[other] Les { $n } cartes, ou fuir
     }
   *[no] { $n ->
        [one] Affronter la carte
       *[other] Affronter les { $n }
     }
 }
goal-more = { $run ->
    [yes] Encore { $n }, ou fuir
   *[no] { $n ->
        [one] Encore { $n } carte
       *[other] Encore { $n } cartes
     }
 }
goal-out = { $n ->
    [one] Une carte, et dehors
    [2] Deux cartes et dehors
   *[other] { $n } cartes, et dehors
 }
goal-out_of = { $n } sur { $lying }, et dehors
goal-party = { $name } : prendre une carte
goal-party_or_room = { $name } : prendre une carte, ou fuir

## moves
moves-room = Salle { $number } : { $moves }.
moves-runs = Salles { $first } à { $last } : fuir chacune.

moves-do-run = fuir la salle
moves-do-put_away = écarter { FORM($cards, "the") }
moves-do-strike = combattre { FORM($cards, "the") } avec { FORM($weapon, "the") }
moves-do-bare = combattre { FORM($cards, "the") } à mains nues
moves-do-monster = combattre { FORM($cards, "the") }
moves-do-weapon = prendre { FORM($cards, "the") }
moves-do-potion = boire { FORM($cards, "the") }

# Après « vous avez » ou « Ada a » : le participe ne s’accorde pas, l’objet vient après.
moves-done-run = fui la salle
moves-done-put_away = écarté { FORM($cards, "the") }
moves-done-strike = combattu { FORM($cards, "the") } avec { FORM($weapon, "the") }
moves-done-bare = combattu { FORM($cards, "the") } à mains nues
moves-done-monster = combattu { FORM($cards, "the") }
moves-done-weapon = pris { FORM($cards, "the") }
moves-done-potion = bu { FORM($cards, "the") }

## taken
taken-potion = Salle { $room } : { $player } a bu { FORM($card, "the") } pour { $got } ; { $other } en aurait tiré { $missed }.
taken-short = Salle { $room } : { $player } a bu { FORM($card, "the") } pour { $got } ; { $other } en aurait tiré { $missed }, et tombe faute de { $short }.
taken-weapon = Salle { $room } : { $player } a pris { FORM($card, "the") } avec { FORM($held, "the") } en main, quand { $other } n’avait pas d’arme.
taken-none = Personne n’a privé l’autre de ce qu’il lui fallait.

## curve
curve-room = Salle { $number } : { $before }.
curve-room_changed = Salle { $number } : { $before }, puis { $after } après votre choix.
curve-turning = Le tournant : votre choix, salle { $number }.
curve-turning_cards = Le tournant : les cartes venues après la salle { $number }.

## trend
trend-range = { $range } en { $n }
trend-scores = Scores, et en combien de parties : { $ranges }.
trend-accuracy = { $n ->
    [one] Précision de la dernière partie : { $shares }.
   *[other] Précision des { $n } dernières parties, de la plus ancienne à la plus récente : { $shares }.
 }
trend-mean = { $n ->
    [one] La moyenne de la dernière partie est de { $share }.
   *[other] La moyenne des { $n } dernières parties est de { $share }.
 }

## standing
standing-first = Votre première partie avec ces règles.
standing-line = { $best } · { $average } · { $streak }
standing-best = meilleur score { $best }
standing-new_best = nouveau meilleur score, après { $best }
standing-average = moyenne { $average }
standing-streak = victoires de suite : { $n }
standing-streak_was = victoires de suite : { $n }, après { $before }

## score
score-won_health = Score { $score } : la vie qui vous reste.
score-won_potion = Score { $score } : { $health } de vie, plus { $extra } pour la dernière potion.
score-won_negative = Score { $score } : les { $health } de vie qui vous restent, comptés en négatif.
score-lost_cards = { $n ->
    [one] Score { $score } : il restait { $n } carte.
   *[other] Score { $score } : il restait { $n } cartes.
 }
score-lost_health = Score { $score } : votre vie ; il ne restait aucun monstre.
score-lost_monsters = Score { $score } : { $health } de vie, moins { $monsters } pour les monstres restants.

## game
game-name = SCOUNDREL

## fatal
fatal-once_more = Mortel : { FORM($card, "the") } coûte { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
 }, et vous en avez { $had }. Répétez le coup si c’est bien ce que vous voulez.

## handover
handover-turn = À vous, { $name }
handover-pass = Passez la table en face.
handover-have_it = C’est fait
handover-have_it_key = Entrée : c’est fait
handover-once = Ne plus demander : la table est entre nous

## discard
discard-title = Hors jeu
discard-monsters = { $n ->
    [one] { $n } monstre vaincu
   *[other] { $n } monstres vaincus
 }
discard-slain = { $n } de plus sur l’arme
discard-spent = { $n ->
    [one] { $n } arme ou potion utilisée
   *[other] { $n } armes et potions utilisées
 }
discard-put_away = { $n ->
    [one] { $n } carte écartée sous le donjon
   *[other] { $n } cartes écartées sous le donjon, dans cet ordre
 }

## dealer
dealer-look_away = Qui joue ferme les yeux. Donneur, Entrée pour voir la salle.
dealer-title = Donneur, voici la salle { $room }
dealer-help = On ne la montre qu’à vous. Décrivez ce que voit le héros, ou n’écrivez rien.
dealer-hand_over = F2 ou Échap la remet au joueur.

## moment
moment-blow = { FORM($name, "the") } vous a coûté { $amount }.
moment-kill = { FORM($slain, "the") } tombe devant { FORM($weapon, "the") }.
moment-draught = { FORM($name, "name") } : { $amount } de plus, { $health } en tout.
moment-lowest = { $n ->
    [0] Plus un seul cœur.
    [one] Plus qu’un cœur.
   *[other] Plus que { $n } cœurs.
 }
