## coach
coach-over = über { $chance }
coach-under = unter { $chance }
coach-about = etwa { $chance } ({ $low } bis { $high })
coach-no_hope = Gewinnen kannst du nicht mehr; rette, was an Punkten zu retten ist.
coach-no_chance = Gewinnen kannst du nicht mehr.
coach-least_lost = Gewinnen kannst du nicht mehr. { $plan }. Das bringt am meisten: im Schnitt { $points }.
coach-best = { $plan }. { $worth }.
coach-how = { $plan }: { $moves }
coach-chance = Gewinnchance { $chance }
coach-score = Gewinnchance { $chance }, im Schnitt { $points }
coach-points = { $n ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }
coach-others = Andere Pläne: { $plans }.
coach-other = { $plan } { $chance } ({ $why })
coach-worth = { $plan } { $chance }
coach-fatal = Tödlich: { $plans }.

## nudge
nudge-then = Als Nächstes: { $moves }.
nudge-lost = Gewinnen kannst du nicht mehr; spiel um die Punkte, die noch bleiben.
nudge-note = Die Chance zu entkommen, was auch immer darunter liegt.
nudge-marked = Der Plan des Coachs, Zug { $number }: { $words }.
nudge-marked_left = Der Plan des Coachs: { $words }.

nudge-button-nudge = Tipp
nudge-button-marks = Zeig es mir
nudge-button-numbers = Genauer

nudge-key-nudge = Tipp
nudge-key-marks = zeigen
nudge-key-numbers = genauer

nudge-help-nudge = erst ein Anstoß
nudge-help-marks = auf den Karten
nudge-help-numbers = die Zahlen

nudge-ask-take = Welche Karte würdest du nehmen?
nudge-ask-take_or_run = Welche Karte würdest du nehmen, oder würdest du fliehen?
nudge-ask-put_away = Würdest du eine Karte weglegen, und welche?
nudge-ask-leave = { $n ->
    [one] Welche Karte würdest du liegen lassen?
   *[other] Welche { $n } Karten würdest du liegen lassen?
 }
nudge-ask-leave_or_run = { $n ->
    [one] Würdest du fliehen, und wenn nicht, welche Karte würdest du liegen lassen?
   *[other] Würdest du fliehen, und wenn nicht, welche { $n } Karten würdest du liegen lassen?
 }
nudge-ask-run = Würdest du fliehen oder alle nehmen?
nudge-ask-order = In welcher Reihenfolge würdest du sie nehmen?
nudge-ask-last = Wie würdest du diese Karte nehmen?

nudge-mark-bare = bloße Hände
nudge-mark-strike = Waffe
nudge-mark-monster = kämpfen
nudge-mark-weapon = nehmen
nudge-mark-potion = trinken
nudge-mark-put_away = weglegen
nudge-mark-leave = liegen lassen

nudge-brief-bare = Hände
nudge-brief-strike = Waffe
nudge-brief-monster = Kampf
nudge-brief-weapon = nehmen
nudge-brief-potion = Trank
nudge-brief-put_away = weg
nudge-brief-leave = lassen
nudge-brief-numbered = { $number } { $words }

## plans
coach-plan-run = fliehen
coach-plan-put_away = { FORM($cards, "acc") } weglegen
coach-plan-leave = { FORM($cards, "acc") } liegen lassen
coach-plan-face_all = alle nehmen
coach-plan-take = { FORM($cards, "acc") } nehmen

## why
# „So“ meint den Plan davor; .also steht nach einem anderen solchen Satz.
why-good-fatal = So bleibst du am Leben.
why-good-out = So entkommst du dem Verlies, mit dem Ergebnis { $score }.
    .also = Außerdem entkommst du dem Verlies, mit dem Ergebnis { $score }.
why-good-score = So ist das Ergebnis { $score }, nicht { $other }.
    .also = Außerdem ist das Ergebnis { $score }, nicht { $other }.
why-good-drink = So heilst du { $heals } Leben mit { FORM($cards, "dat") } und hast dann { $health }, nicht { $other }.
    .also = Außerdem heilst du { $heals } Leben mit { FORM($cards, "dat") } und hast dann { $health }, nicht { $other }.
why-good-heal = So heilst du { $heals } Leben mit { FORM($cards, "dat") }, nicht { $other }.
    .also = Außerdem heilst du { $heals } Leben mit { FORM($cards, "dat") }, nicht { $other }.
why-good-idle = So heilst du { $heals } Leben mit { FORM($cards, "dat") }; sonst wäre es keins.
    .also = Außerdem heilst du { $heals } Leben mit { FORM($cards, "dat") }; sonst wäre es keins.
why-good-unwasted = So heilst du { $heals } Leben mit { FORM($cards, "dat") }; sonst wäre der Trank vergeudet.
    .also = Außerdem heilst du { $heals } Leben mit { FORM($cards, "dat") }; sonst wäre der Trank vergeudet.
why-good-keep = So sparst du { FORM($cards, "acc") } für später auf, statt jetzt nur { $heals } damit zu heilen.
    .also = Außerdem sparst du { FORM($cards, "acc") } für später auf, statt jetzt nur { $heals } damit zu heilen.
why-good-full = So sparst du { FORM($cards, "acc") } für später auf; jetzt würde das nichts heilen.
    .also = Außerdem sparst du { FORM($cards, "acc") } für später auf; jetzt würde das nichts heilen.
why-good-waste = So sparst du { FORM($cards, "acc") } für später auf; jetzt wäre das vergeudet.
    .also = Außerdem sparst du { FORM($cards, "acc") } für später auf; jetzt wäre das vergeudet.
why-good-block = So wehrst du { $n } mehr ab, weil du mit { FORM($weapon, "dat") } { FORM($cards, "acc") } triffst.
    .also = Außerdem wehrst du { $n } mehr ab, weil du mit { FORM($weapon, "dat") } { FORM($cards, "acc") } triffst.
why-good-block_by_several = So wehrst du { $n } mehr ab, weil du { FORM($cards, "acc") } triffst.
    .also = Außerdem wehrst du { $n } mehr ab, weil du { FORM($cards, "acc") } triffst.
why-good-fresh = So bleibt { FORM($weapon, "nom") } neu, denn { COUNT($cards) ->
    [one] { FORM($cards, "nom") } kommt
   *[other] { FORM($cards, "nom") } kommen
 } noch.
    .also = Außerdem bleibt { FORM($weapon, "nom") } neu, denn { COUNT($cards) ->
        [one] { FORM($cards, "nom") } kommt
       *[other] { FORM($cards, "nom") } kommen
     } noch.
why-good-sharp = So bleibt { FORM($weapon, "nom") } scharf genug für { FORM($cards, "acc") }, { COUNT($cards) ->
    [one] { FORM($cards, "gender") ->
        [m] der
        [n] das
       *[f] die
     } noch kommt
   *[other] die noch kommen
 }.
    .also = Außerdem bleibt { FORM($weapon, "nom") } scharf genug für { FORM($cards, "acc") }, { COUNT($cards) ->
        [one] { FORM($cards, "gender") ->
            [m] der
            [n] das
           *[f] die
         } noch kommt
       *[other] die noch kommen
     }.
why-good-reserve = So bleibt { FORM($weapon, "nom") } für später.
    .also = Außerdem bleibt { FORM($weapon, "nom") } für später.
why-good-arm = So hast du { FORM($weapon, "acc") } in der Hand, wenn { FORM($cards, "nom") } { COUNT($cards) ->
    [one] kommt
   *[other] kommen
 }.
    .also = Außerdem hast du { FORM($weapon, "acc") } in der Hand, wenn { FORM($cards, "nom") } { COUNT($cards) ->
        [one] kommt
       *[other] kommen
     }.
why-good-hold = So behältst du { FORM($weapon, "acc") }, denn { COUNT($cards) ->
    [one] { FORM($cards, "nom") } kommt
   *[other] { FORM($cards, "nom") } kommen
 } noch.
    .also = Außerdem behältst du { FORM($weapon, "acc") }, denn { COUNT($cards) ->
        [one] { FORM($cards, "nom") } kommt
       *[other] { FORM($cards, "nom") } kommen
     } noch.
why-good-room = So ersparst du dir einen Raum, dessen bester Plan { $cost } Leben kostet und dir { $other } lässt.
    .also = Außerdem ersparst du dir einen Raum, dessen bester Plan { $cost } Leben kostet und dir { $other } lässt.
why-good-room_healed = So ersparst du dir einen Raum, dessen bester Plan { $cost } Leben kostet, { $heals } heilt und dir { $other } lässt.
    .also = Außerdem ersparst du dir einen Raum, dessen bester Plan { $cost } Leben kostet, { $heals } heilt und dir { $other } lässt.
why-good-wait = So lässt du { FORM($cards, "acc") } für später liegen und hast { $health } Leben, nicht { $other }.
    .also = Außerdem lässt du { FORM($cards, "acc") } für später liegen und hast { $health } Leben, nicht { $other }.
why-good-away = So schiebst du { FORM($cards, "acc") } auf und hast { $health } Leben, nicht { $other }.
    .also = Außerdem schiebst du { FORM($cards, "acc") } auf und hast { $health } Leben, nicht { $other }.
why-good-instead = So heilst du { $heals } Leben mit { FORM($potion, "dat") }, lässt { FORM($monster, "acc") } in Ruhe und hast { $health } Leben, nicht { $other }.
    .also = Außerdem heilst du { $heals } Leben mit { FORM($potion, "dat") }, lässt { FORM($monster, "acc") } in Ruhe und hast { $health } Leben, nicht { $other }.
why-good-health = So { $health ->
    [one] bleibt
   *[other] bleiben
 } dir { $health } Leben, nicht { $other }.
    .also = Außerdem { $health ->
        [one] bleibt
       *[other] bleiben
     } dir { $health } Leben, nicht { $other }.
why-good-free_to_run = So darfst du aus dem nächsten Raum fliehen, wenn es sein muss.
    .also = Außerdem darfst du aus dem nächsten Raum fliehen, wenn es sein muss.
why-good-free_to_put_away = So darfst du im nächsten Raum eine Karte weglegen.
    .also = Außerdem darfst du im nächsten Raum eine Karte weglegen.
why-good-rid = So bist du { FORM($cards, "acc") } für { $cost } los.
    .also = Außerdem bist du { FORM($cards, "acc") } für { $cost } los.
why-good-certain = So gewinnst du sicher: Alle Karten, die noch kommen, sind bekannt.
why-good-points = { $n ->
    [one] So gewinnst du etwa gleich oft, mit einem Punkt mehr.
   *[other] So gewinnst du etwa gleich oft, mit { $n } Punkten mehr.
 }
why-good-bonus = { $n ->
    [one] Das kann mit vollem Leben und einem Trank obendrauf enden: ein Punkt mehr.
   *[other] Das kann mit vollem Leben und einem Trank obendrauf enden: { $n } Punkte mehr.
 }
why-good-saves = { $n ->
    [one] Das bringt im Schnitt einen Punkt mehr.
   *[other] Das bringt im Schnitt { $n } Punkte mehr.
 }
why-good-trade = { $n ->
    [one] Das bringt im Schnitt einen Punkt mehr, auch wenn du so seltener gewinnst.
   *[other] Das bringt im Schnitt { $n } Punkte mehr, auch wenn du so seltener gewinnst.
 }
why-good-only = Mehr ist hier nicht zu machen.
why-good-alive = Nur diesen Plan überlebst du.
why-good-only_run = Nur so überlebst du diesen Raum.
why-good-dear = { $n ->
    [one] Nur so überlebst du: Jede dieser Karten kostet { $cost } Leben oder mehr, und du hast { $health }.
   *[other] Nur so überlebst du: Je { $n } dieser Karten kosten { $cost } Leben oder mehr, und du hast { $health }.
 }
why-good-equal = Das ist etwa so gut wie der nächstbeste Plan.
why-good-lookahead = Das ergab der Blick nach vorn; einen einfachen Grund gibt es nicht.

# .brief steht in Klammern hinter dem Plan: „die 8♦ liegen lassen 84 % (heilt mit der 8♥ nur 4)“.
why-bad-fatal = Das ist tödlich, denn { FORM($cards, "nom") } { COUNT($cards) ->
    [one] kostet
   *[other] kosten
 } { $cost }, und du hast { $health }.
    .brief = ist tödlich, denn { FORM($cards, "nom") } { COUNT($cards) ->
        [one] kostet
       *[other] kosten
     } { $cost }, und du hast { $health }
why-bad-out = So entkommst du noch nicht; ein anderer Plan ergibt { $score }.
    .also = Außerdem entkommst du noch nicht; ein anderer Plan ergibt { $score }.
    .brief = entkommt noch nicht; ein anderer Plan ergibt { $score }
why-bad-score = So ist das Ergebnis { $other }, nicht { $score }.
    .also = Außerdem ist das Ergebnis { $other }, nicht { $score }.
    .brief = ergibt { $other }, nicht { $score }
why-bad-drink = So hältst du { FORM($cards, "acc") } zurück und hast { $other } Leben, nicht { $health }.
    .also = Außerdem hältst du { FORM($cards, "acc") } zurück und hast { $other } Leben, nicht { $health }.
    .brief = hält { FORM($cards, "acc") } zurück: { $other } Leben, nicht { $health }
why-bad-heal = So heilst du mit { FORM($cards, "dat") } nur { $other }, nicht { $heals }.
    .also = Außerdem heilst du mit { FORM($cards, "dat") } nur { $other }, nicht { $heals }.
    .brief = heilt mit { FORM($cards, "dat") } nur { $other }, nicht { $heals }
why-bad-idle = So trinkst du { FORM($cards, "acc") } umsonst; ein anderer Plan heilt damit { $heals }.
    .also = Außerdem trinkst du { FORM($cards, "acc") } umsonst; ein anderer Plan heilt damit { $heals }.
    .brief = trinkt { FORM($cards, "acc") } umsonst, statt { $heals } zu heilen
why-bad-unwasted = So vergeudest du { FORM($cards, "acc") }; ein anderer Plan heilt damit { $heals }.
    .also = Außerdem vergeudest du { FORM($cards, "acc") }; ein anderer Plan heilt damit { $heals }.
    .brief = vergeudet { FORM($cards, "acc") }, statt { $heals } zu heilen
why-bad-keep = So heilst du mit { FORM($cards, "dat") } nur { $heals }.
    .also = Außerdem heilst du mit { FORM($cards, "dat") } nur { $heals }.
    .brief = heilt mit { FORM($cards, "dat") } nur { $heals }
why-bad-full = So trinkst du { FORM($cards, "acc") } umsonst.
    .also = Außerdem trinkst du { FORM($cards, "acc") } umsonst.
    .brief = trinkt { FORM($cards, "acc") } umsonst
why-bad-waste = So vergeudest du { FORM($cards, "acc") }.
    .also = Außerdem vergeudest du { FORM($cards, "acc") }.
    .brief = vergeudet { FORM($cards, "acc") }
why-bad-block = So triffst du { FORM($cards, "acc") } nicht mit { FORM($weapon, "dat") }; das würde { $n } mehr abwehren.
    .also = Außerdem triffst du { FORM($cards, "acc") } nicht mit { FORM($weapon, "dat") }; das würde { $n } mehr abwehren.
    .brief = trifft { FORM($cards, "acc") } nicht mit { FORM($weapon, "dat") }, was { $n } mehr abwehrt
why-bad-block_by_several = So wehrst du { $n } weniger ab als mit einem Plan, der { FORM($cards, "acc") } trifft.
    .also = Außerdem wehrst du { $n } weniger ab als mit einem Plan, der { FORM($cards, "acc") } trifft.
    .brief = wehrt { $n } weniger ab als ein Plan, der { FORM($cards, "acc") } trifft
why-bad-fresh = So wird { FORM($weapon, "nom") } stumpf, und { COUNT($cards) ->
    [one] { FORM($cards, "nom") } kommt
   *[other] { FORM($cards, "nom") } kommen
 } noch.
    .also = Außerdem wird { FORM($weapon, "nom") } stumpf, und { COUNT($cards) ->
        [one] { FORM($cards, "nom") } kommt
       *[other] { FORM($cards, "nom") } kommen
     } noch.
    .brief = macht { FORM($weapon, "acc") } stumpf, bevor { FORM($cards, "nom") } { COUNT($cards) ->
        [one] kommt
       *[other] kommen
     }
why-bad-sharp = So wird { FORM($weapon, "nom") } zu stumpf für { FORM($cards, "acc") }, und { COUNT($cards) ->
    [one] die Karte kommt
   *[other] diese Karten kommen
 } noch.
    .also = Außerdem wird { FORM($weapon, "nom") } zu stumpf für { FORM($cards, "acc") }, und { COUNT($cards) ->
        [one] die Karte kommt
       *[other] diese Karten kommen
     } noch.
    .brief = macht { FORM($weapon, "acc") } zu stumpf für { FORM($cards, "acc") }
why-bad-reserve = So nimmst du { FORM($weapon, "acc") } schon jetzt, statt damit zu warten.
    .also = Außerdem nimmst du { FORM($weapon, "acc") } schon jetzt, statt damit zu warten.
    .brief = nimmt { FORM($weapon, "acc") } schon jetzt
why-bad-arm = So hast du { FORM($weapon, "acc") } nicht in der Hand, wenn { FORM($cards, "nom") } { COUNT($cards) ->
    [one] kommt
   *[other] kommen
 }.
    .also = Außerdem hast du { FORM($weapon, "acc") } nicht in der Hand, wenn { FORM($cards, "nom") } { COUNT($cards) ->
        [one] kommt
       *[other] kommen
     }.
    .brief = verzichtet auf { FORM($weapon, "acc") }, bevor { FORM($cards, "nom") } { COUNT($cards) ->
        [one] kommt
       *[other] kommen
     }
why-bad-hold = So gibst du { FORM($weapon, "acc") } auf, und { COUNT($cards) ->
    [one] { FORM($cards, "nom") } kommt
   *[other] { FORM($cards, "nom") } kommen
 } noch.
    .also = Außerdem gibst du { FORM($weapon, "acc") } auf, und { COUNT($cards) ->
        [one] { FORM($cards, "nom") } kommt
       *[other] { FORM($cards, "nom") } kommen
     } noch.
    .brief = gibt { FORM($weapon, "acc") } auf, bevor { FORM($cards, "nom") } { COUNT($cards) ->
        [one] kommt
       *[other] kommen
     }
why-bad-room = So zahlst du { $cost } Leben und behältst { $other }.
    .also = Außerdem zahlst du { $cost } Leben und behältst { $other }.
    .brief = kostet { $cost } Leben und lässt dir { $other }
why-bad-room_healed = So zahlst du { $cost } Leben, heilst { $heals } und behältst { $other }.
    .also = Außerdem zahlst du { $cost } Leben, heilst { $heals } und behältst { $other }.
    .brief = kostet { $cost } Leben, heilt { $heals } und lässt dir { $other }
why-bad-wait = So zahlst du schon jetzt { $cost } für { FORM($cards, "acc") } und behältst { $other } Leben.
    .also = Außerdem zahlst du schon jetzt { $cost } für { FORM($cards, "acc") } und behältst { $other } Leben.
    .brief = zahlt schon jetzt { $cost } für { FORM($cards, "acc") } und lässt dir { $other } Leben
why-bad-away = So zahlst du schon jetzt { $cost } für { FORM($cards, "acc") } und behältst { $other } Leben.
    .also = Außerdem zahlst du schon jetzt { $cost } für { FORM($cards, "acc") } und behältst { $other } Leben.
    .brief = zahlt schon jetzt { $cost } für { FORM($cards, "acc") } und lässt dir { $other } Leben
why-bad-instead = So bekämpfst du { FORM($monster, "acc") }, hältst { FORM($potion, "acc") } zurück und hast { $other } Leben, nicht { $health }.
    .also = Außerdem bekämpfst du { FORM($monster, "acc") }, hältst { FORM($potion, "acc") } zurück und hast { $other } Leben, nicht { $health }.
    .brief = bekämpft { FORM($monster, "acc") } und hält { FORM($potion, "acc") } zurück: { $other } Leben, nicht { $health }
why-bad-health = So { $other ->
    [one] bleibt
   *[other] bleiben
 } dir { $other } Leben, nicht { $health }.
    .also = Außerdem { $other ->
        [one] bleibt
       *[other] bleiben
     } dir { $other } Leben, nicht { $health }.
    .brief = lässt dir { $other } Leben, nicht { $health }
why-bad-free_to_run = So musst du den nächsten Raum nehmen{ $n ->
    [0] {""}
    [one] {""}, und ein Monster über 10 ist noch nicht gesehen
   *[other] {""}, und { $n } Monster über 10 sind noch nicht gesehen
 }.
    .also = Außerdem musst du den nächsten Raum nehmen{ $n ->
        [0] {""}
        [one] {""}, und ein Monster über 10 ist noch nicht gesehen
       *[other] {""}, und { $n } Monster über 10 sind noch nicht gesehen
     }.
    .brief = zwingt dich in den nächsten Raum{ $n ->
        [0] {""}
        [one] {""}, und ein Monster über 10 kommt noch
       *[other] {""}, und { $n } Monster über 10 kommen noch
     }
why-bad-free_to_put_away = So musst du den ganzen nächsten Raum nehmen{ $n ->
    [0] {""}
    [one] {""}, und ein Monster über 10 ist noch nicht gesehen
   *[other] {""}, und { $n } Monster über 10 sind noch nicht gesehen
 }.
    .also = Außerdem musst du den ganzen nächsten Raum nehmen{ $n ->
        [0] {""}
        [one] {""}, und ein Monster über 10 ist noch nicht gesehen
       *[other] {""}, und { $n } Monster über 10 sind noch nicht gesehen
     }.
    .brief = zwingt dich durch den ganzen nächsten Raum{ $n ->
        [0] {""}
        [one] {""}, und ein Monster über 10 kommt noch
       *[other] {""}, und { $n } Monster über 10 kommen noch
     }
why-bad-rid = So { COUNT($cards) ->
    [one] wartet { FORM($cards, "nom") }
   *[other] warten { FORM($cards, "nom") }
 } im nächsten Raum auf dich.
    .also = Außerdem { COUNT($cards) ->
        [one] wartet { FORM($cards, "nom") }
       *[other] warten { FORM($cards, "nom") }
     } im nächsten Raum auf dich.
    .brief = lässt { FORM($cards, "acc") } im nächsten Raum auf dich warten
why-bad-certain = So ist nichts mehr zu gewinnen: Alle Karten, die noch kommen, sind bekannt.
    .brief = kann nicht mehr gewinnen, denn alle Karten, die noch kommen, sind bekannt
why-bad-points = { $n ->
    [one] So gewinnst du etwa gleich oft, aber mit einem Punkt weniger.
   *[other] So gewinnst du etwa gleich oft, aber mit { $n } Punkten weniger.
 }
    .brief = { $n ->
        [one] gewinnt etwa gleich oft, aber mit einem Punkt weniger
       *[other] gewinnt etwa gleich oft, aber mit { $n } Punkten weniger
     }
why-bad-saves = { $n ->
    [one] Das bringt im Schnitt einen Punkt weniger.
   *[other] Das bringt im Schnitt { $n } Punkte weniger.
 }
    .brief = { $n ->
        [one] bringt im Schnitt einen Punkt weniger
       *[other] bringt im Schnitt { $n } Punkte weniger
     }
why-bad-trade = { $n ->
    [one] So gewinnst du öfter, aber im Schnitt mit einem Punkt weniger.
   *[other] So gewinnst du öfter, aber im Schnitt mit { $n } Punkten weniger.
 }
    .brief = { $n ->
        [one] gewinnt öfter, aber im Schnitt mit einem Punkt weniger
       *[other] gewinnt öfter, aber im Schnitt mit { $n } Punkten weniger
     }
why-bad-equal = Das ist etwa gleich gut.
    .brief = ist etwa gleich gut
why-bad-lookahead = Mit dem Blick nach vorn ist das schlechter.
    .brief = ist mit dem Blick nach vorn schlechter

why-past-fatal = Dein Plan war tödlich, denn { FORM($cards, "nom") } { COUNT($cards) ->
    [one] kostete
   *[other] kosteten
 } { $cost }, und du hattest { $health }.
why-past-out = Dein Plan entkam noch nicht; ein anderer hätte { $score } ergeben.
    .also = Außerdem entkam dein Plan noch nicht; ein anderer hätte { $score } ergeben.
why-past-score = Dein Plan ergab { $other }, nicht { $score }.
    .also = Außerdem ergab dein Plan { $other }, nicht { $score }.
why-past-drink = Dein Plan hielt { FORM($cards, "acc") } zurück und ließ dir { $other } Leben, nicht { $health }.
    .also = Außerdem hielt dein Plan { FORM($cards, "acc") } zurück und ließ dir { $other } Leben, nicht { $health }.
why-past-heal = Dein Plan heilte mit { FORM($cards, "dat") } nur { $other }, nicht { $heals }.
    .also = Außerdem heilte dein Plan mit { FORM($cards, "dat") } nur { $other }, nicht { $heals }.
why-past-idle = Dein Plan trank { FORM($cards, "acc") } umsonst; ein anderer Plan hätte damit { $heals } geheilt.
    .also = Außerdem trank dein Plan { FORM($cards, "acc") } umsonst; ein anderer Plan hätte damit { $heals } geheilt.
why-past-unwasted = Dein Plan vergeudete { FORM($cards, "acc") }; ein anderer Plan hätte damit { $heals } geheilt.
    .also = Außerdem vergeudete dein Plan { FORM($cards, "acc") }; ein anderer Plan hätte damit { $heals } geheilt.
why-past-keep = Dein Plan heilte mit { FORM($cards, "dat") } nur { $heals }.
    .also = Außerdem heilte dein Plan mit { FORM($cards, "dat") } nur { $heals }.
why-past-full = Dein Plan trank { FORM($cards, "acc") } umsonst.
    .also = Außerdem trank dein Plan { FORM($cards, "acc") } umsonst.
why-past-waste = Dein Plan vergeudete { FORM($cards, "acc") }.
    .also = Außerdem vergeudete dein Plan { FORM($cards, "acc") }.
why-past-block = Dein Plan traf { FORM($cards, "acc") } nicht mit { FORM($weapon, "dat") }; das hätte { $n } mehr abgewehrt.
    .also = Außerdem traf dein Plan { FORM($cards, "acc") } nicht mit { FORM($weapon, "dat") }; das hätte { $n } mehr abgewehrt.
why-past-block_by_several = Dein Plan wehrte { $n } weniger ab als einer, der { FORM($cards, "acc") } trifft.
    .also = Außerdem wehrte dein Plan { $n } weniger ab als einer, der { FORM($cards, "acc") } trifft.
why-past-fresh = Dein Plan machte { FORM($weapon, "acc") } stumpf, obwohl { FORM($cards, "nom") } noch { COUNT($cards) ->
    [one] kam
   *[other] kamen
 }.
    .also = Außerdem machte dein Plan { FORM($weapon, "acc") } stumpf, obwohl { FORM($cards, "nom") } noch { COUNT($cards) ->
        [one] kam
       *[other] kamen
     }.
why-past-sharp = Dein Plan machte { FORM($weapon, "acc") } zu stumpf für { FORM($cards, "acc") }.
    .also = Außerdem machte dein Plan { FORM($weapon, "acc") } zu stumpf für { FORM($cards, "acc") }.
why-past-reserve = Dein Plan nahm { FORM($weapon, "acc") }, statt damit zu warten.
    .also = Außerdem nahm dein Plan { FORM($weapon, "acc") }, statt damit zu warten.
why-past-arm = Dein Plan verzichtete auf { FORM($weapon, "acc") }, obwohl { FORM($cards, "nom") } noch { COUNT($cards) ->
    [one] kam
   *[other] kamen
 }.
    .also = Außerdem verzichtete dein Plan auf { FORM($weapon, "acc") }, obwohl { FORM($cards, "nom") } noch { COUNT($cards) ->
        [one] kam
       *[other] kamen
     }.
why-past-hold = Dein Plan gab { FORM($weapon, "acc") } auf, obwohl { FORM($cards, "nom") } noch { COUNT($cards) ->
    [one] kam
   *[other] kamen
 }.
    .also = Außerdem gab dein Plan { FORM($weapon, "acc") } auf, obwohl { FORM($cards, "nom") } noch { COUNT($cards) ->
        [one] kam
       *[other] kamen
     }.
why-past-room = Dein Plan kostete { $cost } Leben und ließ dir { $other }.
    .also = Außerdem kostete dein Plan { $cost } Leben und ließ dir { $other }.
why-past-room_healed = Dein Plan kostete { $cost } Leben, heilte { $heals } und ließ dir { $other }.
    .also = Außerdem kostete dein Plan { $cost } Leben, heilte { $heals } und ließ dir { $other }.
why-past-wait = Dein Plan zahlte { $cost } für { FORM($cards, "acc") } und ließ dir { $other } Leben.
    .also = Außerdem zahlte dein Plan { $cost } für { FORM($cards, "acc") } und ließ dir { $other } Leben.
why-past-away = Dein Plan zahlte { $cost } für { FORM($cards, "acc") } und ließ dir { $other } Leben.
    .also = Außerdem zahlte dein Plan { $cost } für { FORM($cards, "acc") } und ließ dir { $other } Leben.
why-past-instead = Dein Plan bekämpfte { FORM($monster, "acc") }, hielt { FORM($potion, "acc") } zurück und ließ dir { $other } Leben, nicht { $health }.
    .also = Außerdem bekämpfte dein Plan { FORM($monster, "acc") }, hielt { FORM($potion, "acc") } zurück und ließ dir { $other } Leben, nicht { $health }.
why-past-health = Dein Plan ließ dir { $other } Leben, nicht { $health }.
    .also = Außerdem ließ dein Plan dir { $other } Leben, nicht { $health }.
why-past-free_to_run = Dein Plan zwang dich in den nächsten Raum{ $n ->
    [0] {""}
    [one] {""}, und ein Monster über 10 war noch nicht gesehen
   *[other] {""}, und { $n } Monster über 10 waren noch nicht gesehen
 }.
    .also = Außerdem zwang dein Plan dich in den nächsten Raum{ $n ->
        [0] {""}
        [one] {""}, und ein Monster über 10 war noch nicht gesehen
       *[other] {""}, und { $n } Monster über 10 waren noch nicht gesehen
     }.
why-past-free_to_put_away = Dein Plan zwang dich durch den ganzen nächsten Raum{ $n ->
    [0] {""}
    [one] {""}, und ein Monster über 10 war noch nicht gesehen
   *[other] {""}, und { $n } Monster über 10 waren noch nicht gesehen
 }.
    .also = Außerdem zwang dein Plan dich durch den ganzen nächsten Raum{ $n ->
        [0] {""}
        [one] {""}, und ein Monster über 10 war noch nicht gesehen
       *[other] {""}, und { $n } Monster über 10 waren noch nicht gesehen
     }.
why-past-rid = Dein Plan ließ { FORM($cards, "acc") } im nächsten Raum auf dich warten.
    .also = Außerdem ließ dein Plan { FORM($cards, "acc") } im nächsten Raum auf dich warten.
why-past-certain = Dein Plan konnte nicht mehr gewinnen: Alle Karten, die noch kamen, waren bekannt.
why-past-trade = { $n ->
    [one] Dein Plan gewann öfter, aber im Schnitt mit einem Punkt weniger.
   *[other] Dein Plan gewann öfter, aber im Schnitt mit { $n } Punkten weniger.
 }
why-past-equal = Dein Plan war etwa gleich gut.
why-past-lookahead = Dein Plan war schlechter, wie der Blick nach vorn zeigt.

why-cost-fatal = In Raum { $room } { COUNT($cards) ->
    [one] kostete
   *[other] kosteten
 } dich { FORM($cards, "nom") } das Leben: { $cost }, bei nur { $health }.
why-cost-drink = In Raum { $room } { COUNT($cards) ->
    [one] blieb
   *[other] blieben
 } { FORM($cards, "nom") } liegen, und du hattest { $other } Leben, nicht { $health }.
why-cost-heal = In Raum { $room } { COUNT($cards) ->
    [one] heilte
   *[other] heilten
 } { FORM($cards, "nom") } nur { $other }, nicht { $heals }.
why-cost-idle = In Raum { $room } trankst du { FORM($cards, "acc") } umsonst; ein anderer Plan hätte damit { $heals } geheilt.
why-cost-unwasted = In Raum { $room } hast du { FORM($cards, "acc") } vergeudet; ein anderer Plan hätte damit { $heals } geheilt.
why-cost-keep = In Raum { $room } { COUNT($cards) ->
    [one] heilte
   *[other] heilten
 } { FORM($cards, "nom") } nur { $heals }; das hätte warten können.
why-cost-full = In Raum { $room } trankst du { FORM($cards, "acc") } umsonst; das hätte warten können.
why-cost-waste = In Raum { $room } hast du { FORM($cards, "acc") } vergeudet; das hätte warten können.
why-cost-block = In Raum { $room } hast du { FORM($cards, "acc") } nicht mit { FORM($weapon, "dat") } bekämpft; das hätte { $n } mehr abgewehrt.
why-cost-block_by_several = In Raum { $room } hast du die Waffe zu wenig benutzt: { $n } mehr hättest du damit abwehren können.
why-cost-fresh = In Raum { $room } wurde { FORM($weapon, "nom") } stumpf, obwohl { FORM($cards, "nom") } noch { COUNT($cards) ->
    [one] kam
   *[other] kamen
 }.
why-cost-sharp = In Raum { $room } wurde { FORM($weapon, "nom") } zu stumpf für { FORM($cards, "acc") }.
why-cost-reserve = In Raum { $room } hast du { FORM($weapon, "acc") } genommen, statt damit zu warten.
why-cost-arm = In Raum { $room } hast du auf { FORM($weapon, "acc") } verzichtet, obwohl { FORM($cards, "nom") } noch { COUNT($cards) ->
    [one] kam
   *[other] kamen
 }.
why-cost-hold = In Raum { $room } hast du { FORM($weapon, "acc") } aufgegeben, obwohl { FORM($cards, "nom") } noch { COUNT($cards) ->
    [one] kam
   *[other] kamen
 }.
why-cost-room = In Raum { $room } hast du ausgeharrt; das kostete { $cost } Leben und ließ dir { $other }.
why-cost-room_healed = In Raum { $room } hast du ausgeharrt; das kostete { $cost } Leben, heilte { $heals } und ließ dir { $other }.
why-cost-wait = In Raum { $room } hast du { $cost } für { FORM($cards, "acc") } gezahlt; das hätte warten können.
why-cost-away = In Raum { $room } hast du { $cost } für { FORM($cards, "acc") } gezahlt; weglegen wäre möglich gewesen.
why-cost-instead = In Raum { $room } hast du { FORM($monster, "acc") } bekämpft und { FORM($potion, "acc") } zurückgehalten: { $other } Leben, nicht { $health }.
why-cost-health = In Raum { $room } hattest du am Ende { $other } Leben statt { $health }.
why-cost-free_to_run = In Raum { $room } bist du geflohen, und aus dem nächsten Raum konntest du nicht mehr fliehen.
why-cost-free_to_put_away = In Raum { $room } hast du eine Karte weggelegt, und den nächsten Raum musstest du ganz nehmen.
why-cost-rid = In Raum { $room } hast du { FORM($cards, "acc") } liegen lassen, und im nächsten Raum { COUNT($cards) ->
    [one] lag diese Karte
   *[other] lagen diese Karten
 } wieder da.
why-cost-certain = In Raum { $room } hast du eine gewonnene Partie verschenkt: Alle Karten, die noch kamen, waren bekannt.

why-nudge-fatal = Nicht jeden Weg durch diesen Raum überlebst du.
why-nudge-out = Hier geht es hinaus aus dem Verlies.
why-nudge-score = Hier entscheidet sich das Ergebnis.
why-nudge-drink = Ein Trank macht hier { $n } Leben Unterschied.
why-nudge-heal = Auf den Zeitpunkt kommt es an: Im rechten Moment heilt ein Trank mehr.
why-nudge-idle = Auf den Zeitpunkt kommt es an: Ein Trank kann hier umsonst draufgehen.
why-nudge-unwasted = Auf den Zeitpunkt kommt es an: Ein Trank kann hier verpuffen.
why-nudge-keep = Ein Trank würde jetzt nicht seinen vollen Wert heilen.
why-nudge-full = Auf den Zeitpunkt kommt es an: Ein Trank kann hier umsonst draufgehen.
why-nudge-waste = Auf den Zeitpunkt kommt es an: Ein Trank kann hier verpuffen.
why-nudge-block = Eine Waffe kann hier { $n } mehr abwehren, als der nächstbeste Plan sie lässt.
why-nudge-block_by_several = Waffen können hier { $n } mehr abwehren, als der nächstbeste Plan sie lässt.
why-nudge-fresh = Eine Waffe, die noch nichts getroffen hat, trifft alles. Denk an das, was noch kommt.
why-nudge-sharp = Denk daran, was deine Waffe noch treffen muss.
why-nudge-reserve = Eine Waffe, die im Raum liegt, bleibt neu.
why-nudge-arm = Es kommen noch Monster. Womit willst du ihnen begegnen?
why-nudge-hold = Es kommen noch Monster. Mit welcher Waffe willst du ihnen begegnen?
why-nudge-room = Zähl zusammen, was das Bleiben kostet.
why-nudge-room_healed = Zähl zusammen, was das Bleiben kostet und was die Tränke bringen.
why-nudge-wait = Eines dieser Monster musst du nicht jetzt bekämpfen.
why-nudge-away = Eines dieser Monster musst du nicht jetzt bekämpfen.
why-nudge-instead = Wäge ab, was ein Trank heilt und was ein Monster kostet.
why-nudge-health = Ein Weg lässt dir { $health } Leben, ein anderer nur { $other }.
why-nudge-free_to_run = Wer aus diesem Raum flieht, muss den nächsten nehmen.
why-nudge-free_to_put_away = Wer eine Karte weglegt, muss den nächsten Raum ganz nehmen.
why-nudge-rid = Was du liegen lässt, liegt im nächsten Raum wieder da.
why-nudge-certain = Du kennst jede Karte, die noch kommt: Spiel sie im Kopf durch.
why-nudge-points = Mehr als ein Weg gewinnt etwa gleich oft; die Punkte machen den Unterschied.
why-nudge-bonus = Die letzte Karte zählt: Überleg, was du zuletzt nehmen willst.
why-nudge-saves = Zu gewinnen sind hier nur noch Punkte.
why-nudge-trade = Mehr Punkte kosten hier etwas Sicherheit.
why-nudge-only = Viel zu wählen gibt es hier nicht.
why-nudge-alive = Nur einen Weg durch diesen Raum überlebst du.
why-nudge-only_run = Zähl zusammen, was das Bleiben kostet, und vergleich es mit deinem Leben.
why-nudge-dear = { $n ->
    [one] Jede dieser Karten kostet { $cost } Leben oder mehr, und du hast { $health }.
   *[other] Je { $n } dieser Karten kosten { $cost } Leben oder mehr, und du hast { $health }.
 }
why-nudge-equal = Zwischen den beiden besten Wegen liegt wenig.
why-nudge-lookahead = Kein einfacher Grund entscheidet: Denk an die Räume, die noch kommen.
why-nudge-costs = Der beste Zug kostet { $cost } Leben.
why-nudge-costs_nothing = Der beste Zug kostet nichts.
why-nudge-arms = Eine Waffe in diesem Raum lohnt sich.
why-nudge-heals = Der beste Zug heilt { $heals }.
why-nudge-heals_nothing = Der beste Zug bringt dir nichts; überleg, was er verhindert.
why-nudge-wastes = Der beste Zug bringt dir nichts; überleg, was er verhindert.

why-move-fatal = Das ist tödlich.
    .brief = ist tödlich
why-move-costs = Das kostet { $cost } Leben.
    .brief = kostet { $cost } Leben
why-move-costs_nothing = Das kostet nichts.
    .brief = kostet nichts
why-move-arms = Das gibt dir { FORM($weapon, "acc") } in die Hand.
    .brief = gibt dir { FORM($weapon, "acc") }
why-move-heals = Das heilt { $heals }.
    .brief = heilt { $heals }
why-move-heals_nothing = Das heilt nichts.
    .brief = heilt nichts
why-move-wastes = Das vergeudet { FORM($cards, "acc") }.
    .brief = vergeudet { FORM($cards, "acc") }

why-fact-room_under_deck = Der Raum kommt unter das Verlies, so wie er liegt.
    .brief = der Raum kommt unter das Verlies, so wie er liegt
why-fact-room_shuffled = Der Raum wird ins Verlies zurückgemischt.
    .brief = der Raum wird ins Verlies zurückgemischt
why-fact-room_next = Aus dem nächsten kannst du nicht fliehen.
why-fact-card_under_deck = So { COUNT($cards) ->
    [one] kommt
   *[other] kommen
 } { FORM($cards, "nom") } unter das Verlies.
    .brief = legt { FORM($cards, "acc") } unter das Verlies
why-fact-card_shuffled = So { COUNT($cards) ->
    [one] kommt
   *[other] kommen
 } { FORM($cards, "nom") } gemischt ins Verlies zurück.
    .brief = mischt { FORM($cards, "acc") } ins Verlies zurück
why-fact-card_next = Im nächsten Raum kannst du keine Karte weglegen.
why-fact-unseen = Noch nicht gesehen: { $monsters ->
    [one] ein Monster über 10
   *[other] { $monsters } Monster über 10
 }, { $weapons ->
    [one] eine Waffe
   *[other] { $weapons } Waffen
 }.

## review
review-title = { $rules }: { $result }
review-title_of_deal = { $rules }, Kartenfolge { $seed }: { $result }
review-room = { $fell ->
    [yes] Raum { $number }: { $played }, dann gefallen.
   *[no] Raum { $number }: { $played }.
 }
review-room_of = { $fell ->
    [yes] Raum { $number }, { $name }: { $played }, dann gefallen.
   *[no] Raum { $number }, { $name }: { $played }.
 }
review-no_hope = Die Partie war nicht mehr zu gewinnen.
review-good = Gewinnchance { $chance }.
review-scored = { $worth }.
review-lost = { $grade ->
    [inaccuracy] Ungenauigkeit: Gewinnchance { $after }, nicht { $before }.
    [mistake] Fehler: Gewinnchance { $after }, nicht { $before }.
   *[blunder] Schnitzer: Gewinnchance { $after }, nicht { $before }.
 }
review-given_up = { $grade ->
    [inaccuracy] { $n ->
        [one] Ungenauigkeit: ein Punkt verschenkt.
       *[other] Ungenauigkeit: { $n } Punkte verschenkt.
     }
    [mistake] { $n ->
        [one] Fehler: ein Punkt verschenkt.
       *[other] Fehler: { $n } Punkte verschenkt.
     }
   *[blunder] { $n ->
        [one] Schnitzer: ein Punkt verschenkt.
       *[other] Schnitzer: { $n } Punkte verschenkt.
     }
 }
review-points = { $n ->
    [one] Gewinnchance { $chance }, aber ein Punkt verschenkt.
   *[other] Gewinnchance { $chance }, aber { $n } Punkte verschenkt.
 }
review-best = Besser: { $best }.
review-accuracy = Genauigkeit { $share }: { $inaccuracies ->
    [0] keine Ungenauigkeit
    [one] eine Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
 }, { $mistakes ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
 }, { $blunders ->
    [0] kein Schnitzer
    [one] ein Schnitzer
   *[other] { $blunders } Schnitzer
 }.
review-points_lost = { $n ->
    [one] Ein Punkt ohne Not verschenkt.
   *[other] { $n } Punkte ohne Not verschenkt.
 }
review-lesson = Die Lehre daraus: { $lesson }
review-line = So gewinnt, wer alle Karten sieht:
review-turning_gained = { $by_cards ->
    [yes] { $n ->
        [one] Wendepunkt: die neuen Karten in Raum { $number }, ein Prozentpunkt gewonnen.
       *[other] Wendepunkt: die neuen Karten in Raum { $number }, { $n } Prozentpunkte gewonnen.
     }
   *[no] { $n ->
        [one] Wendepunkt: deine Entscheidung in Raum { $number }, ein Prozentpunkt gewonnen.
       *[other] Wendepunkt: deine Entscheidung in Raum { $number }, { $n } Prozentpunkte gewonnen.
     }
 }
review-turning_lost = { $by_cards ->
    [yes] { $n ->
        [one] Wendepunkt: die neuen Karten in Raum { $number }, ein Prozentpunkt verloren.
       *[other] Wendepunkt: die neuen Karten in Raum { $number }, { $n } Prozentpunkte verloren.
     }
   *[no] { $n ->
        [one] Wendepunkt: deine Entscheidung in Raum { $number }, ein Prozentpunkt verloren.
       *[other] Wendepunkt: deine Entscheidung in Raum { $number }, { $n } Prozentpunkte verloren.
     }
 }
review-turned = Wendepunkt.
review-worst = Was am meisten gekostet hat.

review-cost-better = Raum { $number }: { $played }. Besser war: { $best }.
review-cost-cards = Kein großer Fehler von dir: Am meisten kostete, was in Raum { $number } kam.
review-cost-nobody = Kein großer Fehler von dir, und diese Kartenfolge hätte niemand gewonnen.
review-cost-nothing = Kein großer Fehler von dir; die Karten waren gegen dich.

review-later-cost = { $rooms ->
    [1] Im nächsten Raum kostete dich { FORM($card, "nom") } { $amount } Leben.
   *[other] { $rooms } Räume später kostete dich { FORM($card, "nom") } { $amount } Leben.
 }
review-later-room = { $rooms ->
    [1] Der nächste Raum kostete dich { $amount } Leben.
   *[other] { $rooms } Räume später kostete dich ein Raum { $amount } Leben.
 }
review-later-short = { $rooms ->
    [1] Im nächsten Raum warst du um { $amount } Leben zu schwach und fielst.
   *[other] { $rooms } Räume später warst du um { $amount } Leben zu schwach und fielst.
 }

review-winnable-won = Wer alle Karten sieht, kann diese Kartenfolge gewinnen.
review-winnable-lost = Diese Kartenfolge hätte niemand gewonnen, auch nicht mit Blick auf alle Karten.
review-winnable-undecided = Ob diese Kartenfolge zu gewinnen ist, weiß niemand.

## together
together-heading = Zu zweit, nach Namen
together-player = { $n ->
    [one] { $name }: eine Partie, { $wins } gewonnen, im Schnitt { $average ->
        [one] { $average } Punkt
       *[other] { $average } Punkte
     }.
   *[other] { $name }: { $n } Partien, { $wins } gewonnen, im Schnitt { $average ->
        [one] { $average } Punkt
       *[other] { $average } Punkte
     }.
 }
together-pair = { $n ->
    [one] { $one } und { $other }: eine Partie zusammen; { $one } lag { $first }-mal vorn, { $other } { $second }-mal.
   *[other] { $one } und { $other }: { $n } Partien zusammen; { $one } lag { $first }-mal vorn, { $other } { $second }-mal.
 }

## habit
habit-too_few = { $n ->
    [one] Gewohnheiten zeigen sich nach einer weiteren Partie.
   *[other] Gewohnheiten zeigen sich nach { $n } weiteren Partien.
 }
habit-costs_wins = { $wins ->
    [1] Das kostet dich einen Sieg in 100 Partien.
   *[other] Das kostet dich { $wins } Siege in 100 Partien.
 }
habit-costs_points = Das kostet dich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } pro Partie.
habit-costs_both = { $wins ->
    [1] Das kostet dich einen Sieg in 100 Partien und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } pro Partie.
   *[other] Das kostet dich { $wins } Siege in 100 Partien und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } pro Partie.
 }
habit-instead = Stattdessen: { $lesson }
habit-none = Keine deiner Gewohnheiten kostet dich viel.
habit-games = { $n ->
    [one] Das hat dich in deiner letzten Partie am meisten gekostet.
   *[other] Das hat dich in deinen letzten { $n } Partien am meisten gekostet.
 }

habit-told-reckless = Du nimmst Räume, die dich umbringen.
habit-told-waste = Du trinkst Tränke, die wenig oder nichts heilen.
habit-told-hoard = Du hältst Tränke zu lange zurück.
habit-told-wear = Du machst deine Waffe an schwachen Monstern stumpf.
habit-told-swap = Du wechselst die Waffe zu früh.
habit-told-unarmed = Du lässt gute Waffen liegen.
habit-told-timid = Du benutzt deine Waffe zu wenig.
habit-told-hasty = Du bekämpfst teure Monster, die warten könnten.
habit-told-stubborn = Du bleibst in Räumen, die zu viel kosten.
habit-told-flighty = Du meidest Räume, die du nehmen könntest.
habit-told-endgame = Du verlierst gewonnene Partien, wenn alle Karten bekannt sind.
habit-told-points = Du verschenkst Punkte, wenn der Sieg sicher ist.

habit-lesson-reckless = Zähl zusammen, was ein Raum kostet, bevor du ihn nimmst.
habit-lesson-waste = Lass einen Trank für später liegen, wenn er jetzt wenig oder nichts heilt.
habit-lesson-hoard = Trink einen Trank, wenn du ihn brauchst; später heilt er nicht mehr als jetzt.
habit-lesson-wear = Halt deine Waffe scharf für die starken Monster, die noch kommen.
habit-lesson-swap = Behalt die Waffe in der Hand, bis sie stumpf ist; eine, die im Raum liegt, bleibt neu.
habit-lesson-unarmed = Nimm eine gute Waffe, bevor die starken Monster kommen.
habit-lesson-timid = Lass deine Waffe so viel abwehren, wie sie kann, solange sie scharf ist.
habit-lesson-hasty = Lass das teuerste Monster liegen, bis du ihm besser begegnen kannst.
habit-lesson-stubborn = Flieh aus einem Raum, der zu viel kostet, und triff ihn besser bewaffnet wieder.
habit-lesson-flighty = Bleib und nimm solche Räume: Nach einer Flucht ist der nächste Pflicht, und er kann schlimmer sein.
habit-lesson-endgame = Sind alle Karten bekannt, die noch kommen, spiel sie bis zum Ende durch, bevor du ziehst.
habit-lesson-points = Ist der Sieg sicher, heile und wehr ab, was geht, und nimm zuletzt einen Trank.

## watched
watched-games = { $n ->
    [one] Das Netz spielte eine Partie nach den Regeln „{ $rules }“ (Seed { $seed }) und gewann { $won }.
   *[other] Das Netz spielte { $n } Partien nach den Regeln „{ $rules }“ (Seed { $seed }) und gewann { $won }.
 }
watched-avoided = Von den Räumen, die es meiden konnte, mied es: { $shares }.
watched-monsters = { $n ->
    [0] { $share } von denen ohne Monster
    [one] { $share } von denen mit einem Monster
   *[other] { $share } von denen mit { $n } Monstern
 }
watched-health = Nach seinem Leben mied es: { $shares }.
watched-gained = Einen Raum zu meiden hob seine Gewinnchance im Schnitt um { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
 }.
watched-left = Wo es Karten eines Raums liegen ließ, ließ es liegen: { $shares }.
watched-strongest = Ließ es Monster liegen, war in { $share } der Räume das stärkste dabei.
watched-armed = Wo es seine Waffe benutzen konnte, benutzte es sie gegen: { $shares }.
watched-potions = Von den Tränken, die es trank, heilten { $share }, im Schnitt { $mean }.
watched-swaps = Von den Waffen, die es statt einer anderen nahm, waren { $share } schwächer.
watched-advice = Wo du es anders machst, versuch es einmal so.

watched-at-low = { $share } mit wenig Leben
watched-at-middle = { $share } mit mittlerem Leben
watched-at-high = { $share } mit viel Leben

watched-leaving-monster = ein Monster in { $share } der Räume, die eins hatten
watched-leaving-weapon = eine Waffe in { $share }
watched-leaving-potion = einen Trank in { $share }

watched-against-weak = { $share } der Monster bis 5
watched-against-middling = { $share } von denen von 6 bis 10
watched-against-strong = { $share } von denen über 10

## bots
bots-title = { $name } ({ $code })
bots-about = { $name }: { $line }

bots-thinks = { $bot } denkt: { $plans }
bots-plays = { $bot } spielt: { $moves }
bots-plays_for = { $bot } spielt: { $moves } (Gewinnchance { $worth })

bots-name-random = Motte
bots-name-greedy = Elster
bots-name-net = Fuchs
bots-name-expert = Eule
bots-name-oracle = Orakel

bots-line-random = Nimmt irgendeine Karte, die erlaubt ist, und kommt selten weit.
bots-line-greedy = Nimmt, was in diesem Raum am besten aussieht, und denkt nie an den nächsten.
bots-line-net = Spürt, was ein Raum wert ist, nach all den Partien gegen sich selbst.
bots-line-expert = Schaut viele Räume voraus, bevor sie zieht; ehrlich spielt niemand stärker.
bots-line-oracle = Sieht jede Karte, die noch kommt, und verliert deshalb fast nie.

## mistakes
mistakes-heading = Deine Fehler
mistakes-looking = Der Coach geht deine letzten Partien durch …
mistakes-none = es gibt keinen Fehler von dir zu lösen: In deinen letzten Partien ist keiner mehr übrig
mistakes-title = Deine Partie vom { $day }, Raum { $room }
mistakes-task = { $title }: Finde einen besseren Plan.
mistakes-line = { $mark } { $title } · { $rules }, { $state }
mistakes-solved = Dieser Fehler ist gelöst und kommt nicht wieder.

## hinting
hinting-sure = Mit einem Tipp gilt das Ergebnis dieses Tages als „mit Hilfe“. Trotzdem zeigen?
hinting-counts = { $name }, Raum { $room }. Das zählt als Tipp in dieser Partie.
hinting-first_room = { $code }, der erste Raum.
hinting-no_game = du hast keine unbeendete Partie; nenn eine Kartenfolge mit --deal oder --seed, oder gib --position oder --record an
hinting-not_yet = in { $name } bist du nicht am Zug; öffne die Partie und spiel erst weiter
hinting-nothing_to_review = du hast keine beendete Partie für einen Rückblick; nenn die Datei einer Aufzeichnung
hinting-nothing_of_deal = du hast keine beendete Partie von { $code }
