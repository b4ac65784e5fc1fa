## The Dealer's words for a room
# Sätze über eine Karte (-one) beugen nach Einzahl, über mehrere (-many) nach Mehrzahl; die übrigen passen zu beidem.
narrator-count = { $count ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $count }
 }
narrator-copies = { FORM($card, "nom") } (gleich { narrator-count })
    .acc = { FORM($card, "acc") } (gleich { narrator-count })
    .dat = { FORM($card, "dat") } (gleich { narrator-count })
    .the = { FORM($card, "the") } (gleich { narrator-count })

narrator-opening =
    .w1 = Die Tür klemmt, als hielte jemand dagegen.
    .w2 = Die Treppe endet in einem niedrigen Gewölbe.
    .w3 = Die Kerze zuckt und besinnt sich.
    .w4 = Irgendwo zählt Wasser die Sekunden.
    .w5 = Der Gang knickt ab und wird weit.
    .w6 = Alter Ruß bedeckt die Decke.
    .w7 = Den Boden haben andere Füße ausgetreten.
    .w8 = Es riecht nach Eisen und nach Mittwoch.
    .w9 = Das Schloss ist schon lange aufgebrochen.
    .w10 = Hier hat einer Striche geritzt und dann aufgehört.
    .w11 = Die Luft ist alt und ein wenig süß.
    .w12 = Spinnweben gehen auf wie ein Vorhang.
    .w13 = Deine Schritte kommen verspätet zurück.
    .w14 = Die Wände stehen nah, um besser zu hören.
    .w15 = Ein rostiges Gitter steht offen.
    .w16 = Hier ist das Dunkel dicker.
    .w17 = Wachs von fremden Kerzen klebt am Sims.
    .w18 = Ein Bogen, eine Stufe, dann das hier.
    .w19 = Der Gang wird eng und überlegt es sich anders.
    .w20 = Moos hat die Namen von der Wand gefressen.
    .w21 = Es ist wärmer, als es sein sollte.
    .w22 = Der Mörtel bröselt dir unter der Hand weg.
    .w23 = Weit weg schlägt eine Glocke, einmal.
    .w24 = Staub steht im Licht.
    .w25 = Der Raum hat eine Tür zu viel.
    .w26 = Durch die Decke sind Wurzeln gekommen.
    .w27 = Hier wurde etwas über den Boden geschleift.
    .w28 = Die Platten sind feucht und uneben.
    .w29 = Ketten hängen herab, an nichts Bestimmtem.
    .w30 = Ein kalter Herd und eine zerbrochene Bank.
    .w31 = Dein Licht reicht bis in die Ecken, gerade so.
    .w32 = Gefegt hat hier seit Jahren niemand.
    .w33 = Dem Echo nach ist der Raum groß.
    .w34 = Ein gemalter Heiliger hat kein Gesicht mehr.
    .w35 = Es riecht nach Rauch und darunter nach Schlimmerem.
    .w36 = Die Decke ist mit der Hand zu erreichen.
    .w37 = Die Angel gibt mit einem Seufzer nach.
    .w38 = Das Fenster hat jemand zugemauert.
    .w39 = Die Stufen abwärts sind glitschig.
    .w40 = An der Wand steht etwas, nichts davon nett.
    .w41 = Ein Keller, der Nase nach.
    .w42 = Die Kerze wird kürzer, der Gang nicht.
narrator-first =
    .w1 = Das Tor fällt hinter dir zu.
    .w2 = Ein paar Stufen, und der Tag ist fort.
    .w3 = Du zündest die Kerze an und gehst hinein.
    .w4 = Das Verlies beginnt ohne jede Feierlichkeit.
    .w5 = Noch ein Blick zum Himmel, dann hinab.
    .w6 = Das Seil war der leichte Teil.
    .w7 = Alle haben abgeraten. Nun bist du hier.
    .w8 = Die erste Tür ist nicht einmal abgeschlossen.
narrator-last =
    .w1 = Tiefer geht es nicht.
    .w2 = Dahinter ein graues Licht.
    .w3 = Darunter liegt nichts mehr.
    .w4 = Es riecht nach Regen, ganz nah.
    .w5 = Mehr hat das Verlies nicht zu schicken.
    .w6 = Danach kommt nur noch der Ausgang.
    .w7 = Auf der Schwelle drüben wächst Gras.
    .w8 = Du hörst Vögel oder möchtest es.
narrator-begun =
    .w1 = Du holst Luft.
    .w2 = Die Kerze ist kürzer geworden.
    .w3 = Auf den Rest legt sich Staub.
    .w4 = Es ist stiller als vorhin.
    .w5 = Fertig bist du hier nicht.
    .w6 = Du siehst nach, was noch da ist.
    .w7 = So weit, so gut, mehr oder weniger.
    .w8 = Der Rest des Raums wartet.
    .w9 = Du drehst dich langsam um.
    .w10 = Eine Sorge weniger.
narrator-ran =
    .w1 = Du bist gerannt. Das Verlies merkt sich so etwas.
    .w2 = Du drückst die letzte Tür zu und lehnst dich an.
    .w3 = Die Flucht war klug oder wenigstens schnell.
    .w4 = Hinter dir schwingt eine Tür, unzufrieden.
    .w5 = Außer Atem stehst du vor der nächsten Tür.
    .w6 = Wovor du geflohen bist, das ist noch hier unten.
    .w7 = Den letzten Raum siehst du wieder, in Stücken.
    .w8 = Fliehen ist keine Schande, auch kein Ruhm.
    .w9 = Den letzten Raum haben deine Beine entschieden.
    .w10 = Dein Herz ist noch einen Raum zurück.
    .w11 = Was du stehen ließest, hat Zeit.
narrator-broke =
    .w1 = Splitter deiner Waffe stecken dir noch in der Hand.
    .w2 = Was von deiner Waffe blieb, liegt hinter dir.
    .w3 = Deine Waffe ist hin, und die Hände sind so leicht.
    .w4 = Du umklammerst eine Waffe, die es nicht mehr gibt.
    .w5 = Deine Waffe traf auf etwas Härteres.
    .w6 = In der Hand ist dir nur eine Blase geblieben.
narrator-wasted =
    .w1 = Der letzte Trank war für die Katz.
    .w2 = Der vergeudete Trank liegt dir im Magen.
    .w3 = Ein Trank zu viel, und keinem hat er genützt.
    .w4 = Der Geschmack ist noch da, die Wirkung nie gewesen.
    .w5 = Ein verpuffter Trank ist nur ein schlechtes Getränk.
    .w6 = Einer war umsonst, und du weißt es.
narrator-narrow =
    .w1 = Du lebst, mit knapper Mehrheit.
    .w2 = Du zählst deine Wunden und verzählst dich.
    .w3 = Deine Hände zittern, und das Licht mit ihnen.
    .w4 = Das war knapp, und es blutet noch.
    .w5 = Deine Spuren sind jetzt rot.
    .w6 = Du gehst weiter, vor allem aus Trotz.
    .w7 = Das meiste von dir hat das Verlies schon.
    .w8 = Du hältst dir die Seite und gehst weiter.
narrator-great_kill =
    .w1 = Hinter dir hört etwas Großes auf, sich zu rühren.
    .w2 = Davon wird man erzählen, falls du dazu kommst.
    .w3 = Du hast erlegt, was andere nur beschreiben.
    .w4 = Du wischst dir die Hände ab und tust gelassen.
    .w5 = Der Boden zittert noch von dem Fall.
    .w6 = Im Dunkel fehlt jetzt etwas Großes.
narrator-put_away =
    .w1 = Was du nicht wolltest, wartet weiter unten.
    .w2 = Einer Sache bist du ausgewichen; sie hält sich.
    .w3 = Ein Schritt zur Seite, und es ging gut.
    .w4 = Eins blieb für später, wie das so geht.
    .w5 = Woran du vorbei bist, das ist noch hier.
    .w6 = An einer Sache hast du dich vorbeigedrückt.
narrator-fallen =
    .w1 = Die Kerze geht aus.
    .w2 = Das Verlies behält, was man ihm gibt.
    .w3 = Jemand wird noch einen Strich ritzen.
    .w4 = Hier endet es, ohne viel Lärm.
    .w5 = Das Dunkel schließt sich über deinem Licht.
    .w6 = Die Tür geht von selbst zu.
    .w7 = Wer als Nächstes kommt, findet deine Kerze.
narrator-escaped =
    .w1 = Tageslicht, und niemand da, der es sieht.
    .w2 = Du kommst blinzelnd herauf und zählst deine Finger.
    .w3 = Das Tor geht doch nach außen auf.
    .w4 = Du bist draußen. Das können wenige sagen.
    .w5 = Hinter dir wird das Verlies still.
    .w6 = Die Luft schmeckt nach nichts. Herrlich.
    .w7 = Du bläst die Kerze selbst aus.

narrator-epitaph-general =
    .w1 = { FORM($cards, "nom") }. Raum { $room }.
    .w2 = Raum { $room }. { FORM($cards, "nom") }. Mehr ist nicht zu sagen.
    .w3 = { FORM($cards, "nom") } war es, in Raum { $room }.
    .w4 = Deine Kerze hat jetzt { FORM($cards, "nom") }. Raum { $room }.
    .w5 = Hier liegt, wer { FORM($cards, "dat") } begegnet ist. Raum { $room }.
    .w6 = Deine Kerze war kurz, und { FORM($cards, "nom") } hatte Zeit. Raum { $room }.
    .w7 = In die Wand von Raum { $room } geritzt: { FORM($cards, "nom") }.
narrator-epitaph-small =
    .w1 = Ausgerechnet { FORM($cards, "nom") }. Raum { $room }.
    .w2 = Nach alldem { FORM($cards, "nom") }. Raum { $room }.
    .w3 = Davon singt niemand: { FORM($cards, "nom") }, Raum { $room }.
    .w4 = { FORM($cards, "nom") } hat genügt. Raum { $room }.
narrator-epitaph-unarmed =
    .w1 = { FORM($cards, "nom") }, und nichts in deinen Händen. Raum { $room }.
    .w2 = Bloße Hände gegen { FORM($cards, "acc") }. Raum { $room }.
    .w3 = Du hattest Fäuste, Raum { $room } hatte { FORM($cards, "acc") }.
    .w4 = { FORM($cards, "nom") }, und nur Fäuste zur Antwort. Raum { $room }.
narrator-epitaph-door =
    .w1 = So nah am Tor: { FORM($cards, "nom") }. Raum { $room }.
    .w2 = So nah am Tor, dass der Regen zu hören war: { FORM($cards, "nom") }.
    .w3 = Der Himmel war in Sicht. Davor stand { FORM($cards, "nom") }.
    .w4 = Einen Raum vor dem Tageslicht: { FORM($cards, "nom") }.

narrator-home-whole =
    .w1 = Kein Kratzer, und niemand wird es glauben.
    .w2 = Du kommst heraus, wie du hineingingst. Das ist selten.
    .w3 = Am Tor fragen sie, ob du überhaupt drin warst.
    .w4 = Du bist draußen, und das Hemd ist noch sauber.
narrator-home-thread =
    .w1 = Du kriechst hinaus, und Kriechen zählt.
    .w2 = Ein Kratzer mehr, und niemand würde das erzählen.
    .w3 = Auf Knien herauf, aber herauf.
    .w4 = Was von dir übrig ist, geht nach Hause.
narrator-home-narrow =
    .w1 = Das Licht tut weh, und alles andere auch.
    .w2 = Du hinkst heim und schläfst zwei Tage.
    .w3 = Am Tor zählen sie dich zweimal, zur Sicherheit.
    .w4 = Daheim, mit wenig, was mitzubringen war.
    .w5 = Du kommst an der Wand entlang, aber du kommst.
narrator-home-well =
    .w1 = Du gehst hinaus. Das ist der ganze Trick.
    .w2 = Durchs Haupttor, wie ein Gast.
    .w3 = Du bist daheim, bevor das Brot kalt wird.
    .w4 = Draußen ist ein gewöhnlicher Tag, zum Glück.
    .w5 = Du verlässt das Verlies leerer, als es war.
narrator-home-alone =
    .w1 = Du kommst allein heraus und sagst eine Weile nichts.
    .w2 = Zu zweit hinein, und du trägst beide Kerzen.
    .w3 = Das Tor geht auf, für eine Kerze.
    .w4 = Du gehst mit zwei Bündeln nach Hause.

narrator-monsters-weak-one =
    .w1 = { FORM($cards, "nom") } versperrt den Weg, so gut es geht.
    .w2 = { FORM($cards, "nom") } hat sich hier eingerichtet.
    .w3 = { FORM($cards, "nom") } blickt auf und ist beleidigt.
    .w4 = In der Ecke schmollt { FORM($cards, "nom") }.
    .w5 = Erst hörst du { FORM($cards, "acc") }, dann kommt das Licht.
    .w6 = { FORM($cards, "nom") } hält Wache, wenn auch schlecht.
    .w7 = Unter deinen Füßen: { FORM($cards, "nom") }.
    .w8 = { FORM($cards, "nom") } fängt an, sich für dich zu interessieren.
    .w9 = Im Schutt hockt { FORM($cards, "nom") }.
    .w10 = { FORM($cards, "nom") } kommt dir entgegen.
    .w11 = Dein Licht erschreckt { FORM($cards, "acc") }.
    .w12 = Kleiner Ärger: { FORM($cards, "nom") }.
narrator-monsters-weak-many =
    .w1 = { FORM($cards, "nom") } zanken am Boden.
    .w2 = { FORM($cards, "nom") } teilen sich den Schatten.
    .w3 = Kleiner Ärger: { FORM($cards, "nom") }.
    .w4 = { FORM($cards, "nom") } kommen dir entgegen.
    .w5 = Im Schutt hocken { FORM($cards, "nom") }.
    .w6 = Zwischen dir und der Tür drüben: { FORM($cards, "nom") }.
    .w7 = { FORM($cards, "nom") } blicken auf und sind beleidigt.
    .w8 = Mit der Zeit erkennst du { FORM($cards, "acc") }.
    .w9 = { FORM($cards, "nom") } haben sich hier eingerichtet.
    .w10 = Dein Licht erschreckt { FORM($cards, "acc") }.

narrator-monsters-middling-one =
    .w1 = { FORM($cards, "nom") } wartet, den Rücken zur Wand.
    .w2 = { FORM($cards, "nom") } erhebt sich aus dem Stroh.
    .w3 = Mittendrin steht { FORM($cards, "nom") }.
    .w4 = { FORM($cards, "nom") } hat dich kommen hören.
    .w5 = An der Tür drüben wartet { FORM($cards, "nom") }.
    .w6 = { FORM($cards, "nom") } versperrt den Gang.
    .w7 = Das Licht fällt auf { FORM($cards, "acc") }.
    .w8 = { FORM($cards, "nom") } tritt aus einer Nische.
    .w9 = Jemand hat { FORM($cards, "acc") } hereingelassen.
    .w10 = { FORM($cards, "nom") } wendet sich der Kerze zu.
    .w11 = Zwischen den Säulen: { FORM($cards, "nom") }.
    .w12 = { FORM($cards, "nom") } war zuerst hier.
narrator-monsters-middling-many =
    .w1 = { FORM($cards, "nom") } haben dich kommen hören.
    .w2 = Aus dem Dunkel kommen { FORM($cards, "nom") }.
    .w3 = An der Tür drüben warten { FORM($cards, "nom") }.
    .w4 = { FORM($cards, "nom") } versperren den Weg.
    .w5 = Das Licht fällt auf { FORM($cards, "acc") }.
    .w6 = { FORM($cards, "nom") } wenden sich der Kerze zu.
    .w7 = Das Schlimmste zuerst: { FORM($cards, "nom") }.
    .w8 = { FORM($cards, "nom") } stehen auf wie auf Befehl.
    .w9 = Um ein totes Feuer stehen { FORM($cards, "nom") }.
    .w10 = Zwischen den Säulen: { FORM($cards, "nom") }.
    .w11 = { FORM($cards, "nom") } waren zuerst hier.
    .w12 = Jemand hat { FORM($cards, "acc") } hereingelassen.

narrator-monsters-strong-one =
    .w1 = { FORM($cards, "nom") } hat dich erwartet.
    .w2 = Vor der Tür drüben steht { FORM($cards, "nom") }.
    .w3 = { FORM($cards, "nom") } hat es nicht eilig.
    .w4 = Die Schatten geben { FORM($cards, "acc") } frei.
    .w5 = Das alles hier gehört { FORM($cards, "dat") }.
    .w6 = Wo dein Licht endet, wartet { FORM($cards, "nom") }.
    .w7 = { FORM($cards, "nom") } steht auf, und steht weiter auf.
    .w8 = Du hattest gehofft, { FORM($cards, "dat") } nicht zu begegnen.
    .w9 = Der Raum macht Platz für { FORM($cards, "acc") }.
    .w10 = { FORM($cards, "nom") } sieht dir beim Eintreten zu.
    .w11 = Die Kälte kommt von { FORM($cards, "dat") }.
    .w12 = Du bist zu Gast bei { FORM($cards, "dat") }.
narrator-monsters-strong-many =
    .w1 = { FORM($cards, "nom") } haben dich erwartet.
    .w2 = Das Schlimmste zuerst: { FORM($cards, "nom") }.
    .w3 = Vor der Tür drüben stehen { FORM($cards, "nom") }.
    .w4 = Die Schatten geben { FORM($cards, "acc") } frei.
    .w5 = Wo dein Licht endet, warten { FORM($cards, "nom") }.
    .w6 = { FORM($cards, "nom") } sehen dir beim Eintreten zu.
    .w7 = Der Raum macht Platz für { FORM($cards, "acc") }.
    .w8 = Du hattest gehofft, { FORM($cards, "dat") } nicht zu begegnen.
    .w9 = Gegen dich: { FORM($cards, "nom") }.
    .w10 = Du bist zu Gast bei { FORM($cards, "dat") }.
    .w11 = Das alles hier gehört { FORM($cards, "dat") }.
    .w12 = { FORM($cards, "nom") } haben es nicht eilig.

narrator-monsters-crowd =
    .w1 = Es sind { narrator-count }: { FORM($cards, "nom") }.
    .w2 = { narrator-count } an der Zahl: { FORM($cards, "nom") }.
    .w3 = Der Raum ist voll: { FORM($cards, "nom") }.
    .w4 = Wohin du auch siehst: { FORM($cards, "nom") }.
    .w5 = { narrator-count } stehen dir im Weg: { FORM($cards, "nom") }.
    .w6 = Bei { narrator-count } hörst du auf zu zählen: { FORM($cards, "nom") }.
    .w7 = Eine ganze Gesellschaft: { FORM($cards, "nom") }.
    .w8 = Das Schlimmste zuerst, alle { narrator-count }: { FORM($cards, "nom") }.
narrator-monsters-others =
    .w1 = Und noch { narrator-count }: { FORM($cards, "nom") }.
    .w2 = Es warten noch { narrator-count }: { FORM($cards, "nom") }.
    .w3 = In Gesellschaft: { FORM($cards, "nom") }.
    .w4 = Dazu kommen { narrator-count }: { FORM($cards, "nom") }.
    .w5 = Noch { narrator-count } stehen herum: { FORM($cards, "nom") }.
    .w6 = Außerdem: { FORM($cards, "nom") }.

narrator-goods-weapon-one =
    .w1 = { FORM($cards, "nom") } lehnt an der Wand.
    .w2 = Zurückgelassen: { FORM($cards, "nom") }.
    .w3 = { FORM($cards, "nom") } liegt in Reichweite.
    .w4 = Auf dem Boden: { FORM($cards, "nom") }.
    .w5 = Halb unter dem Stroh liegt { FORM($cards, "nom") }.
    .w6 = An zwei Haken hängt { FORM($cards, "nom") }.
    .w7 = Jemand hat { FORM($cards, "acc") } fallen lassen.
    .w8 = In einem Balken steckt { FORM($cards, "nom") }.
    .w9 = Du stolperst beinahe über { FORM($cards, "acc") }.
    .w10 = In einer zerbrochenen Truhe liegt { FORM($cards, "nom") }.
narrator-goods-weapon-many =
    .w1 = Ein Gestell trägt { FORM($cards, "acc") }.
    .w2 = Zurückgelassen: { FORM($cards, "nom") }.
    .w3 = { FORM($cards, "nom") } liegen in Reichweite.
    .w4 = Seite an Seite lehnen { FORM($cards, "nom") }.
    .w5 = Jemand hat { FORM($cards, "acc") } fallen lassen.
    .w6 = Auf dem Boden: { FORM($cards, "nom") }.
    .w7 = Du hast die Wahl: { FORM($cards, "nom") }.
    .w8 = In einer zerbrochenen Truhe liegen { FORM($cards, "nom") }.

narrator-goods-potion-one =
    .w1 = Auf einem Brett steht { FORM($cards, "nom") }.
    .w2 = { FORM($cards, "nom") } wartet in einer Nische.
    .w3 = Jemand hat { FORM($cards, "acc") } vergessen.
    .w4 = Das Licht streift { FORM($cards, "acc") }.
    .w5 = In einem Winkel, unberührt: { FORM($cards, "nom") }.
    .w6 = Eine kleine Gnade: { FORM($cards, "nom") }.
    .w7 = Hinter einem losen Stein: { FORM($cards, "nom") }.
    .w8 = Auf dem Sims steht { FORM($cards, "nom") }.
    .w9 = Niemand hat { FORM($cards, "acc") } angerührt.
    .w10 = { FORM($cards, "nom") } hat es überstanden, irgendwie.
narrator-goods-potion-many =
    .w1 = Ein Brett trägt { FORM($cards, "acc") }.
    .w2 = { FORM($cards, "nom") } warten in einer Nische.
    .w3 = Vorräte von jemandem: { FORM($cards, "nom") }.
    .w4 = Das Licht streift { FORM($cards, "acc") }.
    .w5 = Kleine Gnaden: { FORM($cards, "nom") }.
    .w6 = Hinter einem losen Stein: { FORM($cards, "nom") }.
    .w7 = Auf dem Sims stehen { FORM($cards, "nom") }.
    .w8 = { FORM($cards, "nom") } haben es überstanden, irgendwie.

narrator-goods-mixed-many =
    .w1 = Es gibt Hilfe: { FORM($cards, "nom") }.
    .w2 = Auf einer Bank liegen { FORM($cards, "nom") }.
    .w3 = Zurückgelassen: { FORM($cards, "nom") }.
    .w4 = In Reichweite: { FORM($cards, "nom") }.
    .w5 = Aus einem zerrissenen Bündel gerollt: { FORM($cards, "nom") }.
    .w6 = Das Licht streift { FORM($cards, "acc") }.
    .w7 = Eine offene Truhe birgt { FORM($cards, "acc") }.
    .w8 = Der Mühe wert: { FORM($cards, "nom") }.
    .w9 = Zum Ausgleich: { FORM($cards, "nom") }.
    .w10 = Auf einem Altar liegen { FORM($cards, "nom") }.

narrator-carried-monster-one =
    .w1 = { FORM($cards, "nom") } ist dir gefolgt.
    .w2 = Immer noch bei dir: { FORM($cards, "nom") }.
    .w3 = Aus dem letzten Raum kommt { FORM($cards, "nom") }.
    .w4 = { FORM($cards, "nom") } war mit dir nicht fertig.
    .w5 = Dir auf den Fersen: { FORM($cards, "nom") }.
    .w6 = { FORM($cards, "nom") } wollte nicht zurückbleiben.
    .w7 = Du bist { FORM($cards, "acc") } nicht losgeworden.
    .w8 = Noch eine Rechnung offen: { FORM($cards, "nom") }.
narrator-carried-monster-many =
    .w1 = { FORM($cards, "nom") } sind dir gefolgt.
    .w2 = Immer noch bei dir: { FORM($cards, "nom") }.
    .w3 = Aus dem letzten Raum kommen { FORM($cards, "nom") }.
    .w4 = { FORM($cards, "nom") } waren mit dir nicht fertig.
    .w5 = Dir auf den Fersen: { FORM($cards, "nom") }.
    .w6 = Du bist { FORM($cards, "acc") } nicht losgeworden.

narrator-carried-weapon-one =
    .w1 = Du hast { FORM($cards, "acc") } aufgehoben, für später.
    .w2 = Von vorhin noch da: { FORM($cards, "nom") }.
    .w3 = Du hast { FORM($cards, "acc") } bis hierher geschleppt.
    .w4 = { FORM($cards, "nom") } ist immer noch zu haben.
    .w5 = Noch nicht genommen: { FORM($cards, "nom") }.
    .w6 = Du hast { FORM($cards, "acc") } nicht vergessen.
    .w7 = Unter deinem Arm: { FORM($cards, "nom") }.
narrator-carried-weapon-many =
    .w1 = Du hast { FORM($cards, "acc") } aufgehoben, für später.
    .w2 = Von vorhin noch da: { FORM($cards, "nom") }.
    .w3 = { FORM($cards, "nom") } sind immer noch zu haben.
    .w4 = Noch nicht genommen: { FORM($cards, "nom") }.
    .w5 = Unter deinem Arm: { FORM($cards, "nom") }.

narrator-carried-potion-one =
    .w1 = Du hast { FORM($cards, "acc") } aufgespart.
    .w2 = Von vorhin noch da: { FORM($cards, "nom") }.
    .w3 = Du hast { FORM($cards, "acc") } noch nicht angerührt.
    .w4 = { FORM($cards, "nom") } ist immer noch zu trinken.
    .w5 = Noch nicht genommen: { FORM($cards, "nom") }.
    .w6 = In deiner Tasche klirrt { FORM($cards, "nom") }.
    .w7 = Du hütest noch immer { FORM($cards, "acc") }.
narrator-carried-potion-many =
    .w1 = Du hast { FORM($cards, "acc") } aufgespart.
    .w2 = Von vorhin noch da: { FORM($cards, "nom") }.
    .w3 = { FORM($cards, "nom") } sind immer noch zu trinken.
    .w4 = Noch nicht genommen: { FORM($cards, "nom") }.
    .w5 = Du hütest noch immer { FORM($cards, "acc") }.

narrator-carried-mixed-many =
    .w1 = Von vorhin noch da: { FORM($cards, "nom") }.
    .w2 = Immer noch bei dir: { FORM($cards, "nom") }.
    .w3 = Der letzte Raum ließ dir { FORM($cards, "acc") }.
    .w4 = Noch nicht erledigt: { FORM($cards, "nom") }.

narrator-returned-one =
    .w1 = Da ist sie wieder, die alte Frage: { FORM($cards, "nom") }.
    .w2 = Vor { FORM($cards, "dat") } hast du dich schon einmal gedrückt.
    .w3 = Was du gemieden hast, kommt zurück: { FORM($cards, "nom") }.
    .w4 = Das Verlies gibt { FORM($cards, "acc") } zurück.
    .w5 = Das kennst du schon: { FORM($cards, "nom") }.
    .w6 = Noch einmal dasselbe: { FORM($cards, "nom") }.
    .w7 = Alte Bekanntschaft: { FORM($cards, "nom") }.
narrator-returned-many =
    .w1 = Da sind sie wieder: { FORM($cards, "nom") }.
    .w2 = Vor { FORM($cards, "dat") } hast du dich schon einmal gedrückt.
    .w3 = Was du gemieden hast, kommt zurück: { FORM($cards, "nom") }.
    .w4 = Das Verlies gibt { FORM($cards, "acc") } zurück.
    .w5 = Das kennst du schon: { FORM($cards, "nom") }.
    .w6 = Noch einmal dasselbe: { FORM($cards, "nom") }.
    .w7 = Alte Bekannte: { FORM($cards, "nom") }.

narrator-remark-low_health =
    .w1 = Viel mehr kannst du dir nicht leisten.
    .w2 = Deine Kraft ist fast aufgebraucht.
    .w3 = Nicht nur die Kerze ist weit heruntergebrannt.
    .w4 = Blut hast du nicht mehr viel übrig.
    .w5 = Du würdest dich lieber setzen.
narrator-remark-worst =
    .w1 = Schlimmer wird es nicht. Es ist schon schlimm.
    .w2 = Das Schlimmste im Verlies ist hier.
    .w3 = Du bist dem Schlimmsten im Verlies begegnet.
    .w4 = Davon schweigen die Lieder.
narrator-remark-no_monsters =
    .w1 = Außer dir atmet hier nichts.
    .w2 = Ausnahmsweise will dich nichts umbringen.
    .w3 = Nichts regt sich, und du traust dem nicht.
    .w4 = Du hast den Raum für dich.
    .w5 = Es ist beinahe friedlich.
narrator-remark-only_monsters =
    .w1 = Hier hilft dir nichts.
    .w2 = Mitzunehmen gibt es nichts.
    .w3 = Niemand hat dir etwas dagelassen.
    .w4 = Trost ist hier keiner.
narrator-remark-alike =
    .w1 = Zwei der Monster sind gleich stark.
    .w2 = Zwei Monster nehmen sich nichts.
    .w3 = Zwei Monster sind einander gewachsen.

## The bestiary
bestiary-title = Bestiarium
bestiary-count = { $n } von { $most } begegnet
bestiary-nothing = Was dir in einer eigenen Partie begegnet, wird hier eingetragen, wenn sie zu Ende ist.
bestiary-waiting = { $n ->
    [one] Eine ältere Partie ist noch nicht gezählt; sieh noch einmal nach.
   *[other] { $n } ältere Partien sind noch nicht gezählt; sieh noch einmal nach.
 }
bestiary-unmet = noch nicht begegnet
bestiary-name = { FORM($creature, "name") }
bestiary-entry = { $name }, { $card }
bestiary-worth = Wert { $n } · { $where }
bestiary-bare = { $n ->
    [one] Einmal mit bloßen Händen, am { $day }.
   *[other] { $n }-mal mit bloßen Händen, zuletzt am { $day }.
 }
bestiary-by = { $n ->
    [one] Am häufigsten mit { FORM($weapon, "dat") }: einmal.
   *[other] Am häufigsten mit { FORM($weapon, "dat") }: { $n }-mal.
 }
bestiary-weapon = { FORM($weapon, "gender") ->
    [m] Er
    [n] Es
   *[f] Sie
 }
bestiary-slew = { $n ->
    [one] { bestiary-weapon } hat in deinen Händen ein Monster erschlagen.
   *[other] { bestiary-weapon } hat in deinen Händen { $n } Monster erschlagen.
 }
bestiary-slew_most = { $n ->
    [one] Am häufigsten { FORM($slain, "acc") }: einmal.
   *[other] Am häufigsten { FORM($slain, "acc") }: { $n }-mal.
 }
bestiary-wasted = { $n ->
    [one] Einmal für nichts getrunken.
   *[other] { $n }-mal für nichts getrunken.
 }
bestiary-first = Zuerst begegnet am { $day }.
bestiary-home = Kommt nur vor, wo diese Regeln gelten: { FORM($rules, "", list: "or") }.
bestiary-number = { $words } { $n }
bestiary-told = { $title }: { $numbers }.
bestiary-chapter = { $name }: { $count }
bestiary-no_card = im Bestiarium heißt nichts { $given }; versuch es mit einer Karte, wie Pik 10

bestiary-kind-monster = Monster
bestiary-kind-weapon = Waffen
bestiary-kind-potion = Tränke

bestiary-group-c = aus Fleisch
bestiary-group-s = aus dem Grab
bestiary-group-d = aus Stahl und Holz
bestiary-group-h = aus dem Keller

bestiary-tally-monster-met = begegnet
bestiary-tally-monster-done = erschlagen
bestiary-tally-monster-left = stehen gelassen
bestiary-tally-monster-end = dein Ende

bestiary-tally-weapon-met = gefunden
bestiary-tally-weapon-done = genommen
bestiary-tally-weapon-left = liegen gelassen

bestiary-tally-potion-met = gefunden
bestiary-tally-potion-done = getrunken
bestiary-tally-potion-left = stehen gelassen
