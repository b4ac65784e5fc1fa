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
    .w2 = L’escalier finit sous une voûte basse.
    .w3 = Votre chandelle vacille, puis se reprend.
    .w4 = De l’eau goutte quelque part, et compte.
    .w5 = Le couloir tourne, et s’ouvre.
    .w6 = Une vieille suie couvre le plafond.
    .w7 = Le sol est usé par d’autres pas.
    .w8 = Un courant d’air apporte une odeur de fer.
    .w9 = La serrure est forcée depuis longtemps.
    .w10 = Quelqu’un a compté ici, et n’a pas fini.
    .w11 = L’air est rance, et un peu sucré.
    .w12 = Les toiles s’écartent comme des rideaux.
    .w13 = Vos pas reviennent avec un temps de retard.
    .w14 = Les murs se penchent pour écouter.
    .w15 = Une grille rouillée bâille.
    .w16 = Le noir est plus épais par ici.
    .w17 = D’autres chandelles ont pleuré sur le seuil.
    .w18 = Une arche, une marche, et voilà.
    .w19 = Le passage se serre, puis cède.
    .w20 = La mousse a mangé les noms sur le mur.
    .w21 = Il fait plus chaud qu’il ne devrait.
    .w22 = Le mortier s’effrite sous vos doigts.
    .w23 = Une cloche sonne un seul coup, très loin.
    .w24 = La poussière tient debout dans la lumière.
    .w25 = La salle a une porte de trop.
    .w26 = Des racines ont percé le plafond.
    .w27 = On a traîné quelque chose par ici.
    .w28 = Les dalles sont humides et inégales.
    .w29 = Des chaînes pendent, à rien de précis.
    .w30 = Un âtre froid, un banc cassé.
    .w31 = Votre lumière touche les coins, de justesse.
    .w32 = Personne n’a balayé depuis des années.
    .w33 = L’écho dit que la salle est grande.
    .w34 = Un saint peint y a perdu son visage.
    .w35 = Ça sent la fumée, et pire dessous.
    .w36 = Le plafond se touche de la main.
    .w37 = Le gond cède dans un soupir.
    .w38 = Quelqu’un a muré la fenêtre.
    .w39 = Les marches sont glissantes.
    .w40 = On a écrit ici, et rien d’aimable.
    .w41 = Une cave, à l’odeur.
    .w42 = Le vent n’entre pas avec vous.
    .w43 = Ça sent la pierre froide et la mauvaise nouvelle.
narrator-first =
    .w1 = La grille retombe derrière vous.
    .w2 = Quelques marches, et le jour n’est plus là.
    .w3 = Vous allumez la chandelle, et vous entrez.
    .w4 = Le donjon commence sans cérémonie.
    .w5 = Un dernier regard au ciel, puis en bas.
    .w6 = La corde, c’était le plus facile.
    .w7 = On vous l’avait déconseillé ; vous voilà.
    .w8 = La première porte n’est même pas fermée.
narrator-last =
    .w1 = Cela ne descend pas plus bas.
    .w2 = Au-delà, une lumière grise.
    .w3 = Plus rien ne reste dessous.
    .w4 = On sent la pluie, pas loin.
    .w5 = Le donjon n’a plus rien à envoyer.
    .w6 = Après ceci, il n’y a que la sortie.
    .w7 = De l’herbe pousse sur l’autre seuil.
    .w8 = Vous entendez des oiseaux, ou y tenez.
narrator-begun =
    .w1 = Vous reprenez votre souffle.
    .w2 = La chandelle a raccourci.
    .w3 = La poussière retombe sur ce qui reste.
    .w4 = Il y a moins de bruit que tout à l’heure.
    .w5 = Vous n’en avez pas fini ici.
    .w6 = Vous faites le compte de ce qui reste.
    .w7 = Jusqu’ici tout va bien, à peu près.
    .w8 = Le reste de la salle attend.
    .w9 = Vous vous retournez lentement.
    .w10 = Un souci de moins.
narrator-ran =
    .w1 = La fuite, disait l’autre, est aussi un art.
    .w2 = Vous claquez la porte d’avant et vous y adossez.
    .w3 = Fuir était sage, ou du moins rapide.
    .w4 = Derrière vous, une porte bat, mal contente.
    .w5 = Hors d’haleine, vous voici à une autre porte.
    .w6 = Ce que vous avez fui est encore en bas.
    .w7 = La salle d’avant, vous la reverrez, en morceaux.
    .w8 = Fuir n’est pas une honte, ni une gloire.
    .w9 = Vos jambes ont décidé pour la salle d’avant.
    .w10 = Votre cœur est resté dans la salle d’avant.
    .w11 = Vous avez fui ; le donjon en prend note.
narrator-broke =
    .w1 = Les éclats de votre arme piquent encore.
    .w2 = Ce qui reste de votre arme est derrière vous.
    .w3 = Votre arme n’est plus, et vos mains sont légères.
    .w4 = Vous serrez encore une arme qui n’est plus.
    .w5 = Votre arme a trouvé plus dur qu’elle.
    .w6 = Rien dans votre main, sinon une ampoule.
narrator-wasted =
    .w1 = La dernière potion n’a servi qu’à la soif.
    .w2 = Vous regrettez la dernière potion : pour rien.
    .w3 = Une potion de trop, et aucun bien.
    .w4 = Le goût d’une potion gâchée vous reste.
    .w5 = Une potion gâchée n’est qu’une mauvaise boisson.
    .w6 = Vous en avez bu une pour rien, et le savez.
narrator-narrow =
    .w1 = Vous vivez encore, d’une courte tête.
    .w2 = Vous comptez vos plaies, et perdez le compte.
    .w3 = Vos mains tremblent, et la lumière avec.
    .w4 = C’était juste, et vous saignez encore.
    .w5 = Vos pas laissent du rouge, désormais.
    .w6 = Vous avancez, surtout par rancune.
    .w7 = Le donjon a déjà le plus gros de vous.
    .w8 = Une main sur le flanc, vous continuez.
narrator-great_kill =
    .w1 = Derrière vous, quelque chose de grand s’arrête.
    .w2 = On racontera ce coup-là, si vous remontez.
    .w3 = Vous avez abattu ce que d’autres décrivent.
    .w4 = Vous vous essuyez les mains, l’air de rien.
    .w5 = Le sol tremble encore de cette chute.
    .w6 = Une grande chose de moins dans le noir.
narrator-put_away =
    .w1 = Ce que vous écartez attend plus bas.
    .w2 = Vous avez contourné une chose ; elle se garde.
    .w3 = Un pas de côté, et cela a marché.
    .w4 = Vous avez remis une chose à plus tard.
    .w5 = Une chose contournée est toujours ici.
    .w6 = Vous passez une chose de profil.
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
    .w2 = Salle { $room }. { FORM($cards, "") }. La chandelle fume encore.
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
    .w2 = Vous sortez comme à l’entrée, ce qui est rare.
    .w3 = À la grille, on doute même de votre descente.
    .w4 = Vous voilà dehors, la chemise encore propre.
narrator-home-thread =
    .w1 = Vous sortez en rampant, et ramper compte.
    .w2 = Une égratignure de plus, et nul ne raconterait.
    .w3 = Vous remontez à genoux, mais vous remontez.
    .w4 = Ce qui reste de vous rentre à pied.
narrator-home-narrow =
    .w1 = La lumière fait mal, et tout le reste aussi.
    .w2 = Vous rentrez en boitant, et dormez deux jours.
    .w3 = À la grille, on vous compte deux fois.
    .w4 = Chez vous, avec peu de chose à ramener.
    .w5 = Vous sortez en tenant le mur, mais dehors.
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
    .w3 = { FORM($cards, "") } lève les yeux, l’air vexé.
    .w4 = Dans le coin boude { FORM($cards, "") }.
    .w5 = Vous entendez d’abord, puis vous voyez { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } monte mal la garde.
    .w7 = Sous vos pieds : { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } s’intéresse à vous.
    .w9 = Dans les gravats veille { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } sort à votre rencontre.
    .w11 = Votre lumière effraie { FORM($cards, "") }.
    .w12 = Petits ennuis : { FORM($cards, "") }.
narrator-monsters-weak-many =
    .w1 = { FORM($cards, "") } se chamaillent par terre.
    .w2 = { FORM($cards, "") } se partagent l’ombre.
    .w3 = Petits ennuis : { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } sortent à votre rencontre.
    .w5 = Dans les gravats veillent { FORM($cards, "") }.
    .w6 = Entre vous et l’autre porte : { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } lèvent les yeux, l’air vexé.
    .w8 = Vous distinguez { FORM($cards, "") }.
    .w9 = { FORM($cards, "") } ont élu domicile ici.
    .w10 = Votre lumière effraie { FORM($cards, "") }.

narrator-monsters-middling-one =
    .w1 = { FORM($cards, "") } attend, dos au mur.
    .w2 = { FORM($cards, "") } se lève de la paille.
    .w3 = Au milieu se tient { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } a entendu vos pas.
    .w5 = Près de l’autre porte attend { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } bouche le passage.
    .w7 = La lumière trouve { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } sort d’une niche.
    .w9 = Quelqu’un a laissé entrer { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } se tourne vers la chandelle.
    .w11 = Entre les piliers : { FORM($cards, "") }.
    .w12 = { FORM($cards, "") } était là avant vous.
narrator-monsters-middling-many =
    .w1 = { FORM($cards, "") } ont entendu vos pas.
    .w2 = Du noir sortent { FORM($cards, "") }.
    .w3 = Près de l’autre porte attendent { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } barrent la route.
    .w5 = La lumière trouve { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } se tournent vers la chandelle.
    .w7 = Du pire au moindre : { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } se lèvent d’un bloc.
    .w9 = Autour d’un feu mort : { FORM($cards, "") }.
    .w10 = Entre les piliers : { FORM($cards, "") }.
    .w11 = { FORM($cards, "") } étaient là avant vous.
    .w12 = Quelqu’un a laissé entrer { FORM($cards, "") }.

narrator-monsters-strong-one =
    .w1 = { FORM($cards, "") } vous attendait.
    .w2 = Devant l’autre porte se dresse { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } ne prend pas la peine de se hâter.
    .w4 = Les ombres lâchent { FORM($cards, "") }.
    .w5 = Tout ceci est le bien { FORM($cards, "dun") }.
    .w6 = Au bout de votre lumière attend { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } se lève, et n’en finit pas.
    .w8 = Vous espériez ne pas croiser { FORM($cards, "") }.
    .w9 = La salle s’écarte devant { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } vous regarde entrer.
    .w11 = Le froid vient { FORM($cards, "dun") }.
    .w12 = Vous voilà l’hôte { FORM($cards, "dun") }.
narrator-monsters-strong-many =
    .w1 = { FORM($cards, "") } vous attendaient.
    .w2 = Du pire au moindre : { FORM($cards, "") }.
    .w3 = Devant l’autre porte se dressent { FORM($cards, "") }.
    .w4 = Les ombres lâchent { FORM($cards, "") }.
    .w5 = Au bout de votre lumière attendent { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } vous regardent entrer.
    .w7 = La salle s’écarte devant { FORM($cards, "") }.
    .w8 = Vous espériez ne pas croiser { FORM($cards, "") }.
    .w9 = Contre vous : { FORM($cards, "") }.
    .w10 = Vous voilà l’hôte { FORM($cards, "dun") }.
    .w11 = Tout ceci est le bien { FORM($cards, "dun") }.
    .w12 = { FORM($cards, "") } ne prennent pas la peine de se hâter.

narrator-monsters-crowd =
    .w1 = { narrator-count } d’un coup : { FORM($cards, "") }.
    .w2 = Ils sont { narrator-count } : { FORM($cards, "") }.
    .w3 = La salle est pleine : { FORM($cards, "") }.
    .w4 = Où que vous regardiez : { FORM($cards, "") }.
    .w5 = { narrator-count } vous barrent la route : { FORM($cards, "") }.
    .w6 = À { narrator-count }, vous cessez de compter : { FORM($cards, "") }.
    .w7 = Toute une compagnie : { FORM($cards, "") }.
    .w8 = Du pire au moindre, les { narrator-count } : { FORM($cards, "") }.
narrator-monsters-others =
    .w1 = Et { narrator-count } de plus : { FORM($cards, "") }.
    .w2 = { narrator-count } autres attendent : { FORM($cards, "") }.
    .w3 = En compagnie : { FORM($cards, "") }.
    .w4 = Il y en a { narrator-count } de plus : { FORM($cards, "") }.
    .w5 = { narrator-count } autres traînent par là : { FORM($cards, "") }.
    .w6 = Sans compter { FORM($cards, "") }.

narrator-goods-weapon-one =
    .w1 = Contre le mur : { FORM($cards, "") }.
    .w2 = Quelqu’un a laissé ici { FORM($cards, "") }, sans doute à regret.
    .w3 = À portée de main, { FORM($cards, "") }.
    .w4 = Par terre : { FORM($cards, "") }.
    .w5 = À demi sous la paille gît { FORM($cards, "") }.
    .w6 = À deux crochets pend { FORM($cards, "") }.
    .w7 = Le dernier maître a lâché { FORM($cards, "") }.
    .w8 = Au fond d’une poutre fendue : { FORM($cards, "") }.
    .w9 = Vous trébuchez presque sur { FORM($cards, "") }.
    .w10 = Dans un coffre crevé gît { FORM($cards, "") }.
narrator-goods-weapon-many =
    .w1 = Un râtelier porte { FORM($cards, "") }.
    .w2 = Restes d’un autre : { FORM($cards, "") }.
    .w3 = À portée de main, { FORM($cards, "") }.
    .w4 = Côte à côte contre le mur : { FORM($cards, "") }.
    .w5 = Les derniers maîtres ont lâché { FORM($cards, "") }.
    .w6 = Par terre : { FORM($cards, "") }.
    .w7 = Vous avez le choix : { FORM($cards, "") }.
    .w8 = Dans un coffre crevé gisent { FORM($cards, "") }.

narrator-goods-potion-one =
    .w1 = Sur une étagère : { FORM($cards, "") }.
    .w2 = { FORM($cards, "") } attend dans une niche.
    .w3 = Quelqu’un a oublié { FORM($cards, "") }.
    .w4 = La lumière accroche { FORM($cards, "") }.
    .w5 = Dans un recoin que nul n’a fouillé : { FORM($cards, "") }.
    .w6 = Une petite grâce : { FORM($cards, "") }.
    .w7 = Derrière une brique branlante : { FORM($cards, "") }.
    .w8 = Sur le rebord : { FORM($cards, "") }.
    .w9 = Personne n’a touché à { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } a tenu jusqu’ici, on ne sait comment.
narrator-goods-potion-many =
    .w1 = Une étagère porte { FORM($cards, "") }.
    .w2 = { FORM($cards, "") } attendent dans une niche.
    .w3 = Les réserves de quelqu’un : { FORM($cards, "") }.
    .w4 = La lumière accroche { FORM($cards, "") }.
    .w5 = De petites grâces : { FORM($cards, "") }.
    .w6 = Derrière une brique branlante : { FORM($cards, "") }.
    .w7 = Sur le rebord : { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } ont tenu, on ne sait comment.

narrator-goods-mixed-many =
    .w1 = Il y a de l’aide : { FORM($cards, "") }.
    .w2 = Sur un banc : { FORM($cards, "") }.
    .w3 = Quelqu’un a laissé { FORM($cards, "") }.
    .w4 = À portée de main : { FORM($cards, "") }.
    .w5 = D’un sac crevé : { FORM($cards, "") }.
    .w6 = La lumière accroche { FORM($cards, "") }.
    .w7 = Un coffre ouvert contient { FORM($cards, "") }.
    .w8 = Bon à prendre : { FORM($cards, "") }.
    .w9 = En échange, { FORM($cards, "") }.
    .w10 = Sur un autel : { FORM($cards, "") }.

narrator-carried-monster-one =
    .w1 = { FORM($cards, "") } a marché dans vos pas.
    .w2 = Toujours avec vous : { FORM($cards, "") }.
    .w3 = De la salle d’avant arrive { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } n’en avait pas fini avec vous.
    .w5 = Sur vos talons : { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } n’a pas voulu rester en arrière.
    .w7 = Vous n’avez pas semé { FORM($cards, "") }.
    .w8 = Une affaire en suspens : { FORM($cards, "") }.
narrator-carried-monster-many =
    .w1 = { FORM($cards, "") } ont marché dans vos pas.
    .w2 = Toujours avec vous : { FORM($cards, "") }.
    .w3 = De la salle d’avant arrivent { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } n’en avaient pas fini avec vous.
    .w5 = Sur vos talons : { FORM($cards, "") }.
    .w6 = Vous n’avez pas semé { FORM($cards, "") }.

narrator-carried-weapon-one =
    .w1 = Vous avez gardé pour plus tard { FORM($cards, "") }.
    .w2 = Reste de tout à l’heure : { FORM($cards, "") }.
    .w3 = Vous avez traîné jusqu’ici { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } attend toujours une main.
    .w5 = Encore à prendre : { FORM($cards, "") }.
    .w6 = Vous n’oubliez pas { FORM($cards, "") }.
    .w7 = Sous votre bras : { FORM($cards, "") }.
narrator-carried-weapon-many =
    .w1 = Vous avez gardé pour plus tard { FORM($cards, "") }.
    .w2 = Restes de tout à l’heure : { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } sont toujours à prendre.
    .w4 = Encore à prendre : { FORM($cards, "") }.
    .w5 = Sous votre bras : { FORM($cards, "") }.

narrator-carried-potion-one =
    .w1 = Vous avez épargné { FORM($cards, "") }.
    .w2 = Reste de tout à l’heure : { FORM($cards, "") }.
    .w3 = Vous n’avez pas encore touché à { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } est toujours à boire.
    .w5 = Encore à boire : { FORM($cards, "") }.
    .w6 = Dans votre poche tinte { FORM($cards, "") }.
    .w7 = Vous gardez toujours { FORM($cards, "") }.
narrator-carried-potion-many =
    .w1 = Vous avez épargné { FORM($cards, "") }.
    .w2 = Restes de tout à l’heure : { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } sont toujours à boire.
    .w4 = Encore à boire : { FORM($cards, "") }.
    .w5 = Vous gardez toujours { FORM($cards, "") }.

narrator-carried-mixed-many =
    .w1 = Restes de tout à l’heure : { FORM($cards, "") }.
    .w2 = Toujours avec vous : { FORM($cards, "") }.
    .w3 = La salle d’avant vous laisse { FORM($cards, "") }.
    .w4 = Pas encore réglé : { FORM($cards, "") }.

narrator-returned-one =
    .w1 = Revoici { FORM($cards, "") }.
    .w2 = Vous aviez déjà évité { FORM($cards, "") }.
    .w3 = Ce que vous évitez revient : { FORM($cards, "") }.
    .w4 = Le donjon rend { FORM($cards, "") }.
    .w5 = Vous avez déjà vu cela : { FORM($cards, "") }.
    .w6 = Encore et toujours { FORM($cards, "") }.
    .w7 = Une vieille connaissance : { FORM($cards, "") }.
narrator-returned-many =
    .w1 = Revoici { FORM($cards, "") }.
    .w2 = Vous aviez déjà évité { FORM($cards, "") }.
    .w3 = Ce que vous évitez revient : { FORM($cards, "") }.
    .w4 = Le donjon rend { FORM($cards, "") }.
    .w5 = Vous avez déjà vu cela : { FORM($cards, "") }.
    .w6 = Encore et toujours { FORM($cards, "") }.
    .w7 = De vieilles connaissances : { FORM($cards, "") }.

narrator-remark-low_health =
    .w1 = Vous n’avez plus les moyens de grand-chose.
    .w2 = Vos forces sont presque au bout.
    .w3 = Il n’y a pas que la chandelle qui baisse.
    .w4 = Vous avez peu de sang à perdre.
    .w5 = Vous aimeriez mieux vous asseoir.
narrator-remark-worst =
    .w1 = Pire que cela, le donjon n’a pas.
    .w2 = Le pire du donjon est ici.
    .w3 = Vous voici devant le pire du donjon.
    .w4 = C’est ce que taisent les chansons.
narrator-remark-no_monsters =
    .w1 = Rien ne respire ici, à part vous.
    .w2 = Pour une fois, rien ne veut votre mort.
    .w3 = Rien ne bouge, et vous vous méfiez.
    .w4 = Vous avez la salle pour vous.
    .w5 = C’est presque paisible.
narrator-remark-only_monsters =
    .w1 = Rien ici ne vous aidera.
    .w2 = Il n’y a rien à ramasser.
    .w3 = Personne ne vous a rien laissé.
    .w4 = Aucun réconfort là-dedans.
narrator-remark-alike =
    .w1 = Deux des monstres sont égaux.
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
bestiary-unmet = jamais rencontré
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
bestiary-tally-monster-done = abattus
bestiary-tally-monster-left = laissés
bestiary-tally-monster-end = votre fin

bestiary-tally-weapon-met = trouvées
bestiary-tally-weapon-done = prises
bestiary-tally-weapon-left = laissées

bestiary-tally-potion-met = trouvées
bestiary-tally-potion-done = bues
bestiary-tally-potion-left = laissées
