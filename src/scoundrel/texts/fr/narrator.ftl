## The Dealer’s words for a room
# Formes demandées aux créatures : la valeur (un rat) et .dun (d’un rat). Ce qui les suit ne s’accorde pas avec elles.

narrator-count = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $count }
 }
narrator-copies = { FORM($card, "") } ({ narrator-count } fois)
    .dun = { FORM($card, "dun") } ({ narrator-count } fois)

narrator-opening =
    .w1 = La porte gémit, par principe.
    .w2 = L’escalier finit sous une voûte.
    .w3 = Votre chandelle vacille, puis tient.
    .w4 = De l’eau goutte, et compte.
    .w5 = Le couloir tourne, et s’ouvre.
    .w6 = Le plafond est noir de suie.
    .w7 = Le sol est usé par d’autres pas.
    .w8 = L’air apporte une odeur de fer.
    .w9 = La serrure est forcée depuis longtemps.
    .w10 = Quelqu’un a compté ici, sans finir.
    .w11 = L’air est rance, et un peu sucré.
    .w12 = Les toiles s’ouvrent comme un rideau.
    .w13 = Vos pas reviennent en retard.
    .w14 = Les murs se penchent pour écouter.
    .w15 = Une grille rouillée bâille.
    .w16 = Le noir est plus épais par ici.
    .w17 = D’autres chandelles ont coulé ici.
    .w18 = Une arche, une marche, et voilà.
    .w19 = Le passage se serre, puis cède.
    .w20 = La mousse a mangé les noms.
    .w21 = Il fait trop chaud par ici.
    .w22 = Le mortier s’effrite sous la main.
    .w23 = Une cloche, très loin, un seul coup.
    .w24 = La poussière flotte sans tomber.
    .w25 = La salle a une porte de trop.
    .w26 = Des racines ont percé le plafond.
    .w27 = On a traîné quelque chose par ici.
    .w28 = Les dalles sont humides.
    .w29 = Des chaînes pendent, pour personne.
    .w30 = Un âtre froid, un banc cassé.
    .w31 = Votre lumière touche à peine les coins.
    .w32 = Nul n’a balayé depuis des années.
    .w33 = L’écho dit que c’est grand.
    .w34 = Un saint peint a perdu son visage.
    .w35 = Ça sent la fumée, et pire dessous.
    .w36 = Le plafond se touche de la main.
    .w37 = Le gond cède dans un soupir.
    .w38 = Quelqu’un a muré la fenêtre.
    .w39 = Les marches sont glissantes.
    .w40 = On a écrit ici, et rien d’aimable.
    .w41 = Une cave, à l’odeur.
    .w42 = Le vent n’entre pas avec vous.
    .w43 = Ça sent la mauvaise nouvelle.
narrator-first =
    .w1 = La grille retombe derrière vous.
    .w2 = Quelques marches, et adieu le jour.
    .w3 = Vous allumez la chandelle.
    .w4 = Le donjon commence sans cérémonie.
    .w5 = Un dernier regard au ciel.
    .w6 = La corde, c’était le plus facile.
    .w7 = On vous l’avait déconseillé.
    .w8 = La porte n’est même pas fermée.
narrator-last =
    .w1 = Cela ne descend pas plus bas.
    .w2 = Au-delà, une lumière grise.
    .w3 = Il ne reste rien dessous.
    .w4 = On sent la pluie, pas loin.
    .w5 = Le donjon n’a plus rien à envoyer.
    .w6 = Après ceci, la sortie, et rien d’autre.
    .w7 = De l’herbe pousse sur le seuil.
    .w8 = Des oiseaux, ou l’envie d’en entendre.
narrator-begun =
    .w1 = Vous reprenez votre souffle.
    .w2 = La chandelle a raccourci.
    .w3 = La poussière retombe.
    .w4 = Il y a moins de bruit.
    .w5 = Vous n’en avez pas fini ici.
    .w6 = Vous comptez ce qui reste.
    .w7 = Jusqu’ici tout va bien, ou presque.
    .w8 = Le reste de la salle attend.
    .w9 = Vous vous retournez lentement.
    .w10 = Un souci de moins.
narrator-ran =
    .w1 = Fuir, disait l’autre, est un art.
    .w2 = Vous claquez la porte d’avant.
    .w3 = Fuir était sage, ou du moins rapide.
    .w4 = Derrière vous, une porte bat.
    .w5 = Hors d’haleine, une autre porte.
    .w6 = Ce que vous avez fui vous attend.
    .w7 = La salle d’avant, vous la reverrez.
    .w8 = Fuir n’est ni honte ni gloire.
    .w9 = Vos jambes ont décidé pour vous.
    .w10 = Votre cœur est resté en arrière.
    .w11 = Vous avez fui ; c’est noté.
narrator-broke =
    .w1 = Les éclats de votre arme piquent.
    .w2 = Votre arme est en morceaux.
    .w3 = Plus d’arme, et les mains légères.
    .w4 = Vous serrez une arme qui n’est plus.
    .w5 = Votre arme a trouvé plus dur qu’elle.
    .w6 = Rien dans la main, sinon une ampoule.
narrator-wasted =
    .w1 = La potion n’a servi qu’à la soif.
    .w2 = Vous regrettez cette dernière potion.
    .w3 = Une potion de trop, et rien de mieux.
    .w4 = Un goût de potion gâchée vous reste.
    .w5 = Gâchée, une potion n’est qu’une boisson.
    .w6 = Vous avez bu pour rien, et le savez.
narrator-narrow =
    .w1 = Vous vivez, d’une courte tête.
    .w2 = Vous perdez le compte de vos plaies.
    .w3 = Vos mains tremblent, la lumière aussi.
    .w4 = C’était juste, et vous saignez.
    .w5 = Vos pas laissent du rouge.
    .w6 = Vous avancez, surtout par rancune.
    .w7 = Le donjon a déjà presque tout de vous.
    .w8 = Une main au flanc, vous continuez.
narrator-great_kill =
    .w1 = Derrière vous, un fracas s’apaise.
    .w2 = On en parlera, si vous remontez.
    .w3 = D’autres racontent ; vous abattez.
    .w4 = Vous vous essuyez les mains.
    .w5 = Le sol tremble encore de la chute.
    .w6 = Une grosse bête de moins.
narrator-put_away =
    .w1 = Ce que vous écartez attend plus bas.
    .w2 = Ce qu’on contourne ne se gâte pas.
    .w3 = Un pas de côté, et c’est passé.
    .w4 = Vous avez remis une chose à plus tard.
    .w5 = Ce qu’on contourne sait attendre.
    .w6 = Vous passez de profil, sans bruit.
narrator-fallen =
    .w1 = La chandelle s’éteint.
    .w2 = Le donjon garde ce qu’on lui donne.
    .w3 = Quelqu’un gravera un trait de plus.
    .w4 = Cela finit ici, sans grand bruit.
    .w5 = Le noir se referme sur votre lumière.
    .w6 = La porte se ferme sans aide.
    .w7 = Qui viendra trouvera votre chandelle.
narrator-escaped =
    .w1 = Le jour, et personne pour le voir.
    .w2 = Vous remontez, et vous comptez vos doigts.
    .w3 = La grille s’ouvrait donc vers l’extérieur.
    .w4 = Vous voilà dehors. Peu peuvent en dire autant.
    .w5 = Derrière vous, le donjon se tait.
    .w6 = L’air n’a aucun goût, et c’est merveilleux.
    .w7 = Vous soufflez la chandelle vous-même.

narrator-epitaph-general =
    .w1 = { FORM($cards, "") }. Salle { $room }.
    .w2 = Salle { $room } : { FORM($cards, "") }. La chandelle fume encore.
    .w3 = C’était { FORM($cards, "") }, dans la salle { $room }.
    .w4 = Votre chandelle éclaire { FORM($cards, "") }. Salle { $room }.
    .w5 = Ci-gît qui croisa la route { FORM($cards, "dun") }. Salle { $room }.
    .w6 = Dans la salle { $room }, { FORM($cards, "") } de trop.
    .w7 = Gravé au mur de la salle { $room } : { FORM($cards, "") }.
narrator-epitaph-small =
    .w1 = Entre tous, { FORM($cards, "") }. Salle { $room }.
    .w2 = Tout cela pour { FORM($cards, "") }. Salle { $room }.
    .w3 = Nul n’en fera une chanson : { FORM($cards, "") }, salle { $room }.
    .w4 = Il a suffi { FORM($cards, "dun") }. Salle { $room }.
narrator-epitaph-unarmed =
    .w1 = { FORM($cards, "") }, et rien dans les mains. Salle { $room }.
    .w2 = Les mains nues contre { FORM($cards, "") }. Salle { $room }.
    .w3 = Vous aviez vos poings ; la salle { $room } avait { FORM($cards, "") }.
    .w4 = { FORM($cards, "") }, et des poings pour répondre. Salle { $room }.
narrator-epitaph-door =
    .w1 = À deux pas de la grille : { FORM($cards, "") }. Salle { $room }.
    .w2 = On sentait la pluie ; puis { FORM($cards, "") }. Salle { $room }.
    .w3 = Le ciel était en vue. Devant, { FORM($cards, "") }.
    .w4 = À une salle du grand jour : { FORM($cards, "") }.

narrator-home-whole =
    .w1 = Pas une égratignure ; nul ne vous croira.
    .w2 = À la sortie comme à l’entrée, ce qui est rare.
    .w3 = À la grille, on doute même de votre descente.
    .w4 = Vous voilà dehors, la chemise encore propre.
narrator-home-thread =
    .w1 = Vous sortez en rampant, et ramper compte.
    .w2 = Une égratignure de plus, et adieu le récit.
    .w3 = Vous remontez à genoux, mais vous remontez.
    .w4 = Ce qui reste de vous rentre à pied.
narrator-home-narrow =
    .w1 = La lumière fait mal, et tout le reste aussi.
    .w2 = Vous rentrez en boitant, et dormez deux jours.
    .w3 = À la grille, on vous compte deux fois.
    .w4 = Chez vous, et peu de chose à montrer.
    .w5 = Vous vous tenez au mur, mais au soleil.
narrator-home-well =
    .w1 = Vous sortez en marchant ; tout l’art est là.
    .w2 = Par la grande grille, comme en visite.
    .w3 = Chez vous avant que le pain refroidisse.
    .w4 = Dehors, c’est un jour ordinaire. Tant mieux.
    .w5 = Vous laissez le donjon plus vide qu’avant.
narrator-home-alone =
    .w1 = Vous sortez sans personne, et sans un mot.
    .w2 = On entre à deux ; vous portez deux chandelles.
    .w3 = La grille s’ouvre une seule fois.
    .w4 = Vous rentrez avec deux sacs.

narrator-monsters-weak-one =
    .w1 = { FORM($cards, "") } barre la route, à peine.
    .w2 = { FORM($cards, "") } a élu domicile ici.
    .w3 = { FORM($cards, "") } lève des yeux vexés.
    .w4 = Dans le coin boude { FORM($cards, "") }.
    .w5 = Vous entendez déjà { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } monte mal la garde.
    .w7 = Dans vos jambes : { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } s’intéresse à vous.
    .w9 = Dans les gravats, { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } vient à vous.
    .w11 = La lumière gêne { FORM($cards, "") }.
    .w12 = Petits ennuis : { FORM($cards, "") }.
narrator-monsters-weak-many =
    .w1 = { FORM($cards, "") } se chamaillent.
    .w2 = { FORM($cards, "") } partagent l’ombre.
    .w3 = Petits ennuis : { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } viennent à vous.
    .w5 = Des gravats sortent { FORM($cards, "") }.
    .w6 = Sur votre route : { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } lèvent les yeux.
    .w8 = Vous distinguez { FORM($cards, "") }.
    .w9 = { FORM($cards, "") } ont leur logis ici.
    .w10 = La lumière gêne { FORM($cards, "") }.

narrator-monsters-middling-one =
    .w1 = { FORM($cards, "") } attend, dos au mur.
    .w2 = { FORM($cards, "") } quitte sa paille.
    .w3 = Au milieu se tient { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } a entendu vos pas.
    .w5 = Au fond attend { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } bouche le passage.
    .w7 = La lumière trouve { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } sort d’une niche.
    .w9 = On a laissé entrer { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } fixe la chandelle.
    .w11 = Entre les piliers : { FORM($cards, "") }.
    .w12 = { FORM($cards, "") } était là d’abord.
narrator-monsters-middling-many =
    .w1 = { FORM($cards, "") } vous entendent.
    .w2 = Du noir sortent { FORM($cards, "") }.
    .w3 = Au fond attendent { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } barrent la route.
    .w5 = La lumière trouve { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } fixent la chandelle.
    .w7 = Le pire d’abord : { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } se lèvent ensemble.
    .w9 = Près d’un feu mort : { FORM($cards, "") }.
    .w10 = Entre les piliers : { FORM($cards, "") }.
    .w11 = { FORM($cards, "") } étaient là d’abord.
    .w12 = On a laissé entrer { FORM($cards, "") }.

narrator-monsters-strong-one =
    .w1 = { FORM($cards, "") } vous attendait.
    .w2 = Au fond se dresse { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } ne se presse pas.
    .w4 = Les ombres lâchent { FORM($cards, "") }.
    .w5 = Tout ceci est le bien { FORM($cards, "dun") }.
    .w6 = Au bord du noir, { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } n’en finit pas de se lever.
    .w8 = Vous espériez éviter { FORM($cards, "") }.
    .w9 = Tout s’écarte devant { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } vous voit entrer.
    .w11 = Le froid vient { FORM($cards, "dun") }.
    .w12 = Vous voilà l’hôte { FORM($cards, "dun") }.
narrator-monsters-strong-many =
    .w1 = { FORM($cards, "") } vous attendaient.
    .w2 = Le pire d’abord : { FORM($cards, "") }.
    .w3 = Au fond se dressent { FORM($cards, "") }.
    .w4 = Les ombres lâchent { FORM($cards, "") }.
    .w5 = Au bord du noir, { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } vous voient entrer.
    .w7 = Tout s’écarte devant { FORM($cards, "") }.
    .w8 = Vous espériez éviter { FORM($cards, "") }.
    .w9 = Contre vous : { FORM($cards, "") }.
    .w10 = Vous voilà l’hôte { FORM($cards, "dun") }.
    .w11 = Tout ceci est le bien { FORM($cards, "dun") }.
    .w12 = { FORM($cards, "") } ne se pressent pas.

narrator-monsters-crowd =
    .w1 = { narrator-count } d’un coup : { FORM($cards, "") }.
    .w2 = Ils sont { narrator-count } : { FORM($cards, "") }.
    .w3 = C’est plein : { FORM($cards, "") }.
    .w4 = De tous côtés : { FORM($cards, "") }.
    .w5 = { narrator-count } sur votre route : { FORM($cards, "") }.
    .w6 = À { narrator-count }, on ne compte plus : { FORM($cards, "") }.
    .w7 = Belle compagnie : { FORM($cards, "") }.
    .w8 = Tous les { narrator-count }, le pire d’abord : { FORM($cards, "") }.
narrator-monsters-others =
    .w1 = Et { narrator-count } de plus : { FORM($cards, "") }.
    .w2 = { narrator-count } autres : { FORM($cards, "") }.
    .w3 = En compagnie : { FORM($cards, "") }.
    .w4 = Encore { narrator-count } : { FORM($cards, "") }.
    .w5 = { narrator-count } autres rôdent : { FORM($cards, "") }.
    .w6 = Sans compter { FORM($cards, "") }.

narrator-goods-weapon-one =
    .w1 = Contre le mur : { FORM($cards, "") }.
    .w2 = Quelqu’un regrette { FORM($cards, "") }.
    .w3 = À portée de main, { FORM($cards, "") }.
    .w4 = Par terre : { FORM($cards, "") }.
    .w5 = Sous la paille : { FORM($cards, "") }.
    .w6 = Sur deux crochets : { FORM($cards, "") }.
    .w7 = Quelqu’un a lâché { FORM($cards, "") }.
    .w8 = En travers d’une poutre : { FORM($cards, "") }.
    .w9 = Vous trébuchez sur { FORM($cards, "") }.
    .w10 = Dans un coffre : { FORM($cards, "") }.
narrator-goods-weapon-many =
    .w1 = Un râtelier porte { FORM($cards, "") }.
    .w2 = Legs d’un autre : { FORM($cards, "") }.
    .w3 = À portée de main, { FORM($cards, "") }.
    .w4 = Côte à côte : { FORM($cards, "") }.
    .w5 = Quelqu’un a lâché { FORM($cards, "") }.
    .w6 = Par terre : { FORM($cards, "") }.
    .w7 = Au choix : { FORM($cards, "") }.
    .w8 = Dans un coffre : { FORM($cards, "") }.

narrator-goods-potion-one =
    .w1 = Sur une étagère : { FORM($cards, "") }.
    .w2 = Dans une niche : { FORM($cards, "") }.
    .w3 = Quelqu’un a oublié { FORM($cards, "") }.
    .w4 = La lumière accroche { FORM($cards, "") }.
    .w5 = Dans un recoin : { FORM($cards, "") }.
    .w6 = Une petite grâce : { FORM($cards, "") }.
    .w7 = Derrière une brique : { FORM($cards, "") }.
    .w8 = Sur le rebord : { FORM($cards, "") }.
    .w9 = Bon à boire, paraît-il : { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } a tenu bon.
narrator-goods-potion-many =
    .w1 = Une étagère porte { FORM($cards, "") }.
    .w2 = Dans une niche : { FORM($cards, "") }.
    .w3 = Des réserves : { FORM($cards, "") }.
    .w4 = La lumière accroche { FORM($cards, "") }.
    .w5 = De petites grâces : { FORM($cards, "") }.
    .w6 = Derrière une brique : { FORM($cards, "") }.
    .w7 = Sur le rebord : { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } ont tenu bon.

narrator-goods-mixed-many =
    .w1 = Il y a de l’aide : { FORM($cards, "") }.
    .w2 = Sur un banc : { FORM($cards, "") }.
    .w3 = Legs d’un autre : { FORM($cards, "") }.
    .w4 = À portée de main : { FORM($cards, "") }.
    .w5 = D’un sac crevé : { FORM($cards, "") }.
    .w6 = La lumière accroche { FORM($cards, "") }.
    .w7 = Un coffre contient { FORM($cards, "") }.
    .w8 = Bon à prendre : { FORM($cards, "") }.
    .w9 = En échange, { FORM($cards, "") }.
    .w10 = Sur un autel : { FORM($cards, "") }.

narrator-carried-monster-one =
    .w1 = { FORM($cards, "") } vous suit toujours.
    .w2 = Toujours là : { FORM($cards, "") }.
    .w3 = De la salle d’avant : { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } n’en a pas fini.
    .w5 = Sur vos talons : { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } ne lâche pas.
    .w7 = Pas moyen de semer { FORM($cards, "") }.
    .w8 = Affaire en suspens : { FORM($cards, "") }.
narrator-carried-monster-many =
    .w1 = { FORM($cards, "") } ne vous lâchent pas.
    .w2 = Toujours là : { FORM($cards, "") }.
    .w3 = De la salle d’avant : { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } n’en ont pas fini.
    .w5 = Sur vos talons : { FORM($cards, "") }.
    .w6 = Pas moyen de semer { FORM($cards, "") }.

narrator-carried-weapon-one =
    .w1 = Vous avez gardé { FORM($cards, "") }.
    .w2 = Reste d’avant : { FORM($cards, "") }.
    .w3 = Vous traînez encore { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } attend une main.
    .w5 = Encore à prendre : { FORM($cards, "") }.
    .w6 = Vous aviez repéré { FORM($cards, "") }.
    .w7 = Sous votre bras : { FORM($cards, "") }.
narrator-carried-weapon-many =
    .w1 = Vous avez gardé { FORM($cards, "") }.
    .w2 = Restes d’avant : { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } attendent une main.
    .w4 = Encore à prendre : { FORM($cards, "") }.
    .w5 = Sous votre bras : { FORM($cards, "") }.

narrator-carried-potion-one =
    .w1 = Vous avez épargné { FORM($cards, "") }.
    .w2 = Reste d’avant : { FORM($cards, "") }.
    .w3 = Toujours à boire : { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } est à boire.
    .w5 = Encore à boire : { FORM($cards, "") }.
    .w6 = En poche tinte { FORM($cards, "") }.
    .w7 = Vous gardez { FORM($cards, "") }.
narrator-carried-potion-many =
    .w1 = Vous avez épargné { FORM($cards, "") }.
    .w2 = Restes d’avant : { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } sont à boire.
    .w4 = Encore à boire : { FORM($cards, "") }.
    .w5 = Vous gardez toujours { FORM($cards, "") }.

narrator-carried-mixed-many =
    .w1 = Restes d’avant : { FORM($cards, "") }.
    .w2 = Toujours là : { FORM($cards, "") }.
    .w3 = Il vous reste { FORM($cards, "") }.
    .w4 = Reste à régler : { FORM($cards, "") }.

narrator-returned-one =
    .w1 = Revoici { FORM($cards, "") }.
    .w2 = Vous aviez évité { FORM($cards, "") }.
    .w3 = De retour : { FORM($cards, "") }.
    .w4 = Le donjon rend { FORM($cards, "") }.
    .w5 = Déjà vu : { FORM($cards, "") }.
    .w6 = Encore et toujours { FORM($cards, "") }.
    .w7 = Vieille connaissance : { FORM($cards, "") }.
narrator-returned-many =
    .w1 = Revoici { FORM($cards, "") }.
    .w2 = Vous aviez évité { FORM($cards, "") }.
    .w3 = De retour : { FORM($cards, "") }.
    .w4 = Le donjon rend { FORM($cards, "") }.
    .w5 = Déjà vu : { FORM($cards, "") }.
    .w6 = Encore et toujours { FORM($cards, "") }.
    .w7 = Vieilles connaissances : { FORM($cards, "") }.

narrator-remark-low_health =
    .w1 = Vous n’avez plus les moyens de rien.
    .w2 = Vos forces sont presque au bout.
    .w3 = La chandelle baisse, et vous avec.
    .w4 = Vous avez peu de sang à perdre.
    .w5 = Vous aimeriez mieux vous asseoir.
narrator-remark-worst =
    .w1 = Pire que cela, le donjon n’a pas.
    .w2 = Le pire du donjon est ici.
    .w3 = Le pire du donjon vous fait face.
    .w4 = C’est ce que taisent les chansons.
narrator-remark-no_monsters =
    .w1 = Rien ne respire ici, à part vous.
    .w2 = Pour une fois, rien ne vous en veut.
    .w3 = Rien ne bouge, et c’est louche.
    .w4 = Vous avez la salle pour vous.
    .w5 = C’est presque paisible.
narrator-remark-only_monsters =
    .w1 = Rien ici ne vous aidera.
    .w2 = Il n’y a rien à ramasser.
    .w3 = Personne ne vous a rien laissé.
    .w4 = Aucun réconfort là-dedans.
narrator-remark-alike =
    .w1 = Deux des monstres font jeu égal.
    .w2 = Deux monstres se valent.
    .w3 = Deux monstres sont de même force.

## The bestiary
bestiary-title = Bestiaire
bestiary-count = { $n } sur { $most }
bestiary-nothing = Tout ce que vous rencontrez dans vos parties est noté ici quand la partie est finie.
bestiary-waiting = { $n ->
    [one] { $n } partie plus ancienne n’est pas encore comptée ; revenez voir.
   *[other] { $n } parties plus anciennes ne sont pas encore comptées ; revenez voir.
 }
bestiary-unmet = encore à rencontrer
bestiary-name = { FORM($creature, "") }
bestiary-entry = { $name }, { $card }
bestiary-worth = valeur { $n } · { $where }
bestiary-bare = { $n ->
    [1] Une fois à mains nues, le { $day }.
   *[other] { $n } fois à mains nues, la dernière le { $day }.
 }
bestiary-by = { $n ->
    [1] Le plus souvent avec { FORM($weapon, "") } : une fois.
   *[other] Le plus souvent avec { FORM($weapon, "") } : { $n } fois.
 }
bestiary-weapon = { FORM($weapon, "gender") ->
    [f] Elle
   *[m] Il
 }
bestiary-slew = { bestiary-weapon } a abattu { $n ->
    [one] { $n } monstre
   *[other] { $n } monstres
 } entre vos mains.
bestiary-slew_most = { $n ->
    [1] Le plus souvent { FORM($slain, "") } : une fois.
   *[other] Le plus souvent { FORM($slain, "") } : { $n } fois.
 }
bestiary-wasted = { $n ->
    [1] En pure perte une fois.
   *[other] En pure perte { $n } fois.
 }
bestiary-first = Première rencontre le { $day }.
bestiary-home = N’existe que là où l’on joue ces règles : { FORM($rules, "", list: "or") }.
bestiary-number = { $words } { $n }
bestiary-told = { $title } : { $numbers }.
bestiary-chapter = { $name } : { $count }
bestiary-no_card = rien ne s’appelle { $given } dans le bestiaire ; essayez une carte, comme 10 de pique

bestiary-kind-monster = Monstres
bestiary-kind-weapon = Armes
bestiary-kind-potion = Potions

bestiary-group-c = de chair
bestiary-group-s = de la tombe
bestiary-group-d = d’acier et de bois
bestiary-group-h = de la cave

bestiary-tally-monster-met = rencontres
bestiary-tally-monster-done = victoires
bestiary-tally-monster-left = esquives
bestiary-tally-monster-end = votre fin

bestiary-tally-weapon-met = trouvailles
bestiary-tally-weapon-done = prises
bestiary-tally-weapon-left = abandons

bestiary-tally-potion-met = trouvailles
bestiary-tally-potion-done = gorgées
bestiary-tally-potion-left = abandons
