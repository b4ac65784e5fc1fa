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
    .acc-the = { FORM($card, "acc-the") } (gleich { narrator-count })

narrator-opening =
    .w1 = Die Tür klemmt, als hielte jemand zu.
    .w2 = Die Treppe endet in einem Gewölbe.
    .w3 = Die Kerze zuckt und besinnt sich.
    .w4 = Irgendwo zählt Wasser die Sekunden.
    .w5 = Der Gang knickt ab und wird weit.
    .w6 = Unter der Decke hängt alter Ruß.
    .w7 = Fremde Füße haben den Boden ausgetreten.
    .w8 = Es riecht nach Eisen und nach Mittwoch.
    .w9 = Das Schloss ist längst aufgebrochen.
    .w10 = Hier hat einer Striche geritzt, nicht viele.
    .w11 = Die Luft ist alt und ein wenig süß.
    .w12 = Spinnweben gehen auf wie ein Vorhang.
    .w13 = Deine Schritte kommen verspätet zurück.
    .w14 = Die Wände stehen nah, wie zum Lauschen.
    .w15 = Ein rostiges Gitter steht offen.
    .w16 = Hier ist das Dunkel dicker.
    .w17 = Fremdes Kerzenwachs klebt am Sims.
    .w18 = Ein Bogen, eine Stufe, dann das hier.
    .w19 = Der Gang wird eng, dann gibt er nach.
    .w20 = Moos hat die Namen weggefressen.
    .w21 = Es ist wärmer, als es sein sollte.
    .w22 = Der Mörtel bröselt dir in die Hand.
    .w23 = Weit weg schlägt eine Glocke, einmal.
    .w24 = Staub steht im Licht.
    .w25 = Der Raum hat eine Tür zu viel.
    .w26 = Durch die Decke sind Wurzeln gekommen.
    .w27 = Hier wurde etwas entlanggeschleift.
    .w28 = Die Platten sind feucht und schief.
    .w29 = Ketten hängen herab, einfach so.
    .w30 = Ein kalter Herd, eine morsche Bank.
    .w31 = Dein Licht reicht gerade in die Ecken.
    .w32 = Gefegt hat hier seit Jahren niemand.
    .w33 = Dem Echo nach ist der Raum groß.
    .w34 = Ein gemalter Heiliger ohne Gesicht.
    .w35 = Es riecht nach Rauch und Schlimmerem.
    .w36 = Die Decke ist zum Greifen niedrig.
    .w37 = Die Angel gibt mit einem Seufzer nach.
    .w38 = Das Fenster hat jemand zugemauert.
    .w39 = Die Stufen abwärts sind glitschig.
    .w40 = An der Wand steht viel, nichts Nettes.
    .w41 = Ein Keller, der Nase nach.
    .w42 = Die Kerze wird kürzer, der Gang nicht.
narrator-first =
    .w1 = Das Tor fällt hinter dir zu.
    .w2 = Ein paar Stufen, und der Tag ist fort.
    .w3 = Du zündest die Kerze an und gehst.
    .w4 = Das Verlies beginnt ohne Umstände.
    .w5 = Noch ein Blick zum Himmel, dann hinab.
    .w6 = Das Seil war der leichte Teil.
    .w7 = Alle haben abgeraten. Nun bist du hier.
    .w8 = Die erste Tür ist nicht einmal zu.
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
    .w1 = Gerannt. Das Verlies merkt sich so etwas.
    .w2 = Du drückst die letzte Tür zu, mit dem Rücken.
    .w3 = Die Flucht war klug, zumindest schnell.
    .w4 = Hinter dir schwingt eine Tür, enttäuscht.
    .w5 = Außer Atem stehst du an einer Tür.
    .w6 = Wovor du flohst, das ist noch hier unten.
    .w7 = Den letzten Raum siehst du wieder, zerlegt.
    .w8 = Fliehen ist keine Schande, auch kein Ruhm.
    .w9 = Zuletzt haben deine Beine entschieden.
    .w10 = Dein Herz ist noch einen Raum zurück.
    .w11 = Was du stehen ließest, hat Zeit.
narrator-broke =
    .w1 = Splitter deiner Waffe stecken noch in dir.
    .w2 = Der Rest deiner Waffe liegt hinter dir.
    .w3 = Die Waffe ist hin, die Hand so leicht.
    .w4 = Du umklammerst eine Waffe, die fort ist.
    .w5 = Deine Waffe traf auf etwas Härteres.
    .w6 = In der Hand bleibt dir eine Blase.
narrator-wasted =
    .w1 = Der letzte Trank war für die Katz.
    .w2 = Der vergeudete Trank liegt dir im Magen.
    .w3 = Ein Trank zu viel, und genützt hat er nicht.
    .w4 = Geschmeckt hat der Trank, gewirkt nicht.
    .w5 = Ein verpuffter Trank ist nur ein Getränk.
    .w6 = Ein Trank war umsonst, und du weißt es.
narrator-narrow =
    .w1 = Du lebst, mit knapper Mehrheit.
    .w2 = Du zählst Wunden und verzählst dich.
    .w3 = Deine Hände zittern, das Licht auch.
    .w4 = Das war knapp, und es blutet noch.
    .w5 = Deine Spuren sind jetzt rot.
    .w6 = Du gehst weiter, vor allem aus Trotz.
    .w7 = Das meiste hat das Verlies schon von dir.
    .w8 = Du hältst dir die Seite und gehst.
narrator-great_kill =
    .w1 = Hinter dir regt sich etwas Großes nicht mehr.
    .w2 = Davon wird erzählt, falls du dazu kommst.
    .w3 = Du hast erlegt, was andere beschreiben.
    .w4 = Du wischst die Hände ab und tust gelassen.
    .w5 = Der Boden zittert noch von dem Fall.
    .w6 = Im Dunkel fehlt jetzt etwas Großes.
narrator-put_away =
    .w1 = Was du nicht wolltest, wartet unten.
    .w2 = Einer Sache bist du ausgewichen; sie hat Zeit.
    .w3 = Ein Schritt zur Seite, und es ging gut.
    .w4 = Eins blieb für später, wie das so geht.
    .w5 = Woran du vorbei bist, ist noch hier.
    .w6 = An etwas hast du dich vorbeigedrückt.
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
    .w2 = Raum { $room }: { FORM($cards, "nom") }. Mehr ist nicht zu sagen.
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
    .w1 = { FORM($cards, "nom") } sperrt den Weg, irgendwie.
    .w2 = { FORM($cards, "nom") } wohnt jetzt hier.
    .w3 = { FORM($cards, "nom") } blickt auf, beleidigt.
    .w4 = In der Ecke schmollt { FORM($cards, "nom") }.
    .w5 = Du hörst { FORM($cards, "acc") }, dann kommt das Licht.
    .w6 = { FORM($cards, "nom") } hält Wache, aber schlecht.
    .w7 = Unter deinen Füßen: { FORM($cards, "nom") }.
    .w8 = { FORM($cards, "nom") } findet dich interessant.
    .w9 = Im Schutt hockt { FORM($cards, "nom") }.
    .w10 = { FORM($cards, "nom") } kommt dir entgegen.
    .w11 = Das Licht erschreckt { FORM($cards, "acc") }.
    .w12 = Kleiner Ärger: { FORM($cards, "nom") }.
narrator-monsters-weak-many =
    .w1 = { FORM($cards, "nom") } zanken am Boden.
    .w2 = { FORM($cards, "nom") } teilen sich den Schatten.
    .w3 = Kleiner Ärger: { FORM($cards, "nom") }.
    .w4 = { FORM($cards, "nom") } kommen dir entgegen.
    .w5 = Im Schutt hocken { FORM($cards, "nom") }.
    .w6 = Vor der Tür drüben: { FORM($cards, "nom") }.
    .w7 = { FORM($cards, "nom") } blicken auf, beleidigt.
    .w8 = Du erkennst { FORM($cards, "acc") }.
    .w9 = { FORM($cards, "nom") } wohnen jetzt hier.
    .w10 = Das Licht erschreckt { FORM($cards, "acc") }.

narrator-monsters-middling-one =
    .w1 = { FORM($cards, "nom") } wartet an der Wand.
    .w2 = { FORM($cards, "nom") } erhebt sich aus dem Stroh.
    .w3 = Mittendrin steht { FORM($cards, "nom") }.
    .w4 = { FORM($cards, "nom") } hat dich gehört.
    .w5 = An der Tür wartet { FORM($cards, "nom") }.
    .w6 = { FORM($cards, "nom") } versperrt den Gang.
    .w7 = Das Licht fällt auf { FORM($cards, "acc") }.
    .w8 = { FORM($cards, "nom") } tritt aus einer Nische.
    .w9 = Jemand hat { FORM($cards, "acc") } hereingelassen.
    .w10 = { FORM($cards, "nom") } sieht in deine Kerze.
    .w11 = Zwischen den Säulen: { FORM($cards, "nom") }.
    .w12 = { FORM($cards, "nom") } war zuerst hier.
narrator-monsters-middling-many =
    .w1 = { FORM($cards, "nom") } haben dich gehört.
    .w2 = Aus dem Dunkel kommen { FORM($cards, "nom") }.
    .w3 = An der Tür warten { FORM($cards, "nom") }.
    .w4 = { FORM($cards, "nom") } versperren den Weg.
    .w5 = Das Licht fällt auf { FORM($cards, "acc") }.
    .w6 = { FORM($cards, "nom") } sehen in deine Kerze.
    .w7 = Das Schlimmste zuerst: { FORM($cards, "nom") }.
    .w8 = { FORM($cards, "nom") } erheben sich zugleich.
    .w9 = Um ein totes Feuer stehen { FORM($cards, "nom") }.
    .w10 = Zwischen den Säulen: { FORM($cards, "nom") }.
    .w11 = { FORM($cards, "nom") } waren zuerst hier.
    .w12 = Jemand hat { FORM($cards, "acc") } hereingelassen.

narrator-monsters-strong-one =
    .w1 = { FORM($cards, "nom") } hat dich erwartet.
    .w2 = Vor der Tür steht { FORM($cards, "nom") }.
    .w3 = { FORM($cards, "nom") } hat Zeit.
    .w4 = Die Schatten geben { FORM($cards, "acc") } frei.
    .w5 = Das alles gehört { FORM($cards, "dat") }.
    .w6 = Am Rand des Lichts wartet { FORM($cards, "nom") }.
    .w7 = { FORM($cards, "nom") } steht auf und hört nicht auf.
    .w8 = Alles hättest du erwartet, bloß nicht { FORM($cards, "acc") }.
    .w9 = Der Raum macht Platz für { FORM($cards, "acc") }.
    .w10 = { FORM($cards, "nom") } sieht dich eintreten.
    .w11 = Die Kälte kommt von { FORM($cards, "dat") }.
    .w12 = Du bist zu Gast bei { FORM($cards, "dat") }.
narrator-monsters-strong-many =
    .w1 = { FORM($cards, "nom") } haben dich erwartet.
    .w2 = Das Schlimmste zuerst: { FORM($cards, "nom") }.
    .w3 = Vor der Tür stehen { FORM($cards, "nom") }.
    .w4 = Die Schatten geben { FORM($cards, "acc") } frei.
    .w5 = Am Rand des Lichts warten { FORM($cards, "nom") }.
    .w6 = { FORM($cards, "nom") } sehen dich eintreten.
    .w7 = Der Raum macht Platz für { FORM($cards, "acc") }.
    .w8 = Alles hättest du erwartet, bloß nicht { FORM($cards, "acc") }.
    .w9 = Gegen dich: { FORM($cards, "nom") }.
    .w10 = Du bist zu Gast bei { FORM($cards, "dat") }.
    .w11 = Das alles gehört { FORM($cards, "dat") }.
    .w12 = { FORM($cards, "nom") } haben Zeit.

narrator-monsters-crowd =
    .w1 = Es sind { narrator-count }: { FORM($cards, "nom") }.
    .w2 = { narrator-count } an der Zahl: { FORM($cards, "nom") }.
    .w3 = Der Raum ist voll: { FORM($cards, "nom") }.
    .w4 = Wohin du auch siehst: { FORM($cards, "nom") }.
    .w5 = { narrator-count } stehen dir im Weg: { FORM($cards, "nom") }.
    .w6 = Du zählst bis { narrator-count }: { FORM($cards, "nom") }.
    .w7 = Eine ganze Gesellschaft: { FORM($cards, "nom") }.
    .w8 = Alle { narrator-count }, das Schlimmste zuerst: { FORM($cards, "nom") }.
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
    .w5 = Halb im Stroh liegt { FORM($cards, "nom") }.
    .w6 = Am Haken hängt { FORM($cards, "nom") }.
    .w7 = Jemand ließ { FORM($cards, "acc") } fallen.
    .w8 = In einem Balken steckt { FORM($cards, "nom") }.
    .w9 = Fast stolperst du über { FORM($cards, "acc") }.
    .w10 = In einer Truhe liegt { FORM($cards, "nom") }.
narrator-goods-weapon-many =
    .w1 = Ein Gestell trägt { FORM($cards, "acc") }.
    .w2 = Zurückgelassen: { FORM($cards, "nom") }.
    .w3 = { FORM($cards, "nom") } liegen in Reichweite.
    .w4 = Seite an Seite lehnen { FORM($cards, "nom") }.
    .w5 = Jemand ließ { FORM($cards, "acc") } fallen.
    .w6 = Auf dem Boden: { FORM($cards, "nom") }.
    .w7 = Du hast die Wahl: { FORM($cards, "nom") }.
    .w8 = In einer Truhe liegen { FORM($cards, "nom") }.

narrator-goods-potion-one =
    .w1 = Auf einem Brett steht { FORM($cards, "nom") }.
    .w2 = { FORM($cards, "nom") } wartet in einer Nische.
    .w3 = Jemand hat { FORM($cards, "acc") } vergessen.
    .w4 = Das Licht streift { FORM($cards, "acc") }.
    .w5 = Unberührt im Winkel: { FORM($cards, "nom") }.
    .w6 = Eine kleine Gnade: { FORM($cards, "nom") }.
    .w7 = Hinter einem Stein: { FORM($cards, "nom") }.
    .w8 = Auf dem Sims steht { FORM($cards, "nom") }.
    .w9 = Niemand hat { FORM($cards, "acc") } angerührt.
    .w10 = { FORM($cards, "nom") } ist noch heil.
narrator-goods-potion-many =
    .w1 = Ein Brett trägt { FORM($cards, "acc") }.
    .w2 = { FORM($cards, "nom") } warten in einer Nische.
    .w3 = Vorräte von jemandem: { FORM($cards, "nom") }.
    .w4 = Das Licht streift { FORM($cards, "acc") }.
    .w5 = Kleine Gnaden: { FORM($cards, "nom") }.
    .w6 = Hinter einem Stein: { FORM($cards, "nom") }.
    .w7 = Auf dem Sims stehen { FORM($cards, "nom") }.
    .w8 = { FORM($cards, "nom") } sind noch heil.

narrator-goods-mixed-many =
    .w1 = Es gibt Hilfe: { FORM($cards, "nom") }.
    .w2 = Auf einer Bank liegen { FORM($cards, "nom") }.
    .w3 = Zurückgelassen: { FORM($cards, "nom") }.
    .w4 = In Reichweite: { FORM($cards, "nom") }.
    .w5 = Aus einem Bündel gerollt: { FORM($cards, "nom") }.
    .w6 = Das Licht streift { FORM($cards, "acc") }.
    .w7 = Eine offene Truhe birgt { FORM($cards, "acc") }.
    .w8 = Der Mühe wert: { FORM($cards, "nom") }.
    .w9 = Zum Ausgleich: { FORM($cards, "nom") }.
    .w10 = Auf einem Altar liegen { FORM($cards, "nom") }.

narrator-carried-monster-one =
    .w1 = { FORM($cards, "the") } ist dir gefolgt.
    .w2 = Noch bei dir: { FORM($cards, "the") }.
    .w3 = Von nebenan kommt { FORM($cards, "the") }.
    .w4 = { FORM($cards, "the") } hat noch nicht genug.
    .w5 = Dir auf den Fersen: { FORM($cards, "the") }.
    .w6 = { FORM($cards, "the") } wollte mit.
    .w7 = Du bist { FORM($cards, "acc-the") } nicht losgeworden.
    .w8 = Noch eine Rechnung offen: { FORM($cards, "the") }.
narrator-carried-monster-many =
    .w1 = { FORM($cards, "the") } sind dir gefolgt.
    .w2 = Noch bei dir: { FORM($cards, "the") }.
    .w3 = Von nebenan kommen { FORM($cards, "the") }.
    .w4 = { FORM($cards, "the") } haben noch nicht genug.
    .w5 = Dir auf den Fersen: { FORM($cards, "the") }.
    .w6 = Du bist { FORM($cards, "acc-the") } nicht losgeworden.

narrator-carried-weapon-one =
    .w1 = Aufgehoben für später: { FORM($cards, "the") }.
    .w2 = Von vorhin: { FORM($cards, "the") }.
    .w3 = Bis hierher geschleppt: { FORM($cards, "the") }.
    .w4 = { FORM($cards, "the") } ist noch zu haben.
    .w5 = Noch zu haben: { FORM($cards, "the") }.
    .w6 = Du hast { FORM($cards, "acc-the") } nicht vergessen.
    .w7 = Unter deinem Arm: { FORM($cards, "the") }.
narrator-carried-weapon-many =
    .w1 = Aufgehoben für später: { FORM($cards, "the") }.
    .w2 = Von vorhin: { FORM($cards, "the") }.
    .w3 = { FORM($cards, "the") } sind noch zu haben.
    .w4 = Noch zu haben: { FORM($cards, "the") }.
    .w5 = Unter deinem Arm: { FORM($cards, "the") }.

narrator-carried-potion-one =
    .w1 = Aufgespart: { FORM($cards, "the") }.
    .w2 = Von vorhin: { FORM($cards, "the") }.
    .w3 = Noch nicht angerührt: { FORM($cards, "the") }.
    .w4 = { FORM($cards, "the") } ist noch zu trinken.
    .w5 = Noch zu haben: { FORM($cards, "the") }.
    .w6 = In deiner Tasche klirrt { FORM($cards, "the") }.
    .w7 = Du hütest noch { FORM($cards, "acc-the") }.
narrator-carried-potion-many =
    .w1 = Aufgespart: { FORM($cards, "the") }.
    .w2 = Von vorhin: { FORM($cards, "the") }.
    .w3 = { FORM($cards, "the") } sind noch zu trinken.
    .w4 = Noch zu haben: { FORM($cards, "the") }.
    .w5 = Du hütest noch { FORM($cards, "acc-the") }.

narrator-carried-mixed-many =
    .w1 = Von vorhin: { FORM($cards, "the") }.
    .w2 = Noch bei dir: { FORM($cards, "the") }.
    .w3 = Der letzte Raum ließ dir { FORM($cards, "acc-the") }.
    .w4 = Noch nicht erledigt: { FORM($cards, "the") }.

narrator-returned-one =
    .w1 = Da ist wieder { FORM($cards, "the") }.
    .w2 = Schon einmal umgangen: { FORM($cards, "the") }.
    .w3 = Gemieden und zurück: { FORM($cards, "the") }.
    .w4 = Das Verlies gibt { FORM($cards, "acc-the") } zurück.
    .w5 = Schon bekannt: { FORM($cards, "the") }.
    .w6 = Noch einmal dasselbe: { FORM($cards, "the") }.
    .w7 = Alte Bekanntschaft: { FORM($cards, "the") }.
narrator-returned-many =
    .w1 = Da sind sie wieder: { FORM($cards, "the") }.
    .w2 = Schon einmal umgangen: { FORM($cards, "the") }.
    .w3 = Gemieden und zurück: { FORM($cards, "the") }.
    .w4 = Das Verlies gibt { FORM($cards, "acc-the") } zurück.
    .w5 = Schon bekannt: { FORM($cards, "the") }.
    .w6 = Noch einmal dasselbe: { FORM($cards, "the") }.
    .w7 = Alte Bekannte: { FORM($cards, "the") }.

narrator-remark-low_health =
    .w1 = Viel mehr kannst du dir nicht leisten.
    .w2 = Deine Kraft ist fast verbraucht.
    .w3 = Nicht nur die Kerze ist heruntergebrannt.
    .w4 = Blut hast du nicht mehr viel übrig.
    .w5 = Du würdest dich lieber setzen.
narrator-remark-worst =
    .w1 = Schlimmer wird es nicht. Das genügt.
    .w2 = Das Schlimmste im Verlies ist hier.
    .w3 = Du kennst nun das Schlimmste im Verlies.
    .w4 = Davon schweigen die Lieder.
narrator-remark-no_monsters =
    .w1 = Außer dir atmet hier nichts.
    .w2 = Heute will dich hier nichts umbringen.
    .w3 = Nichts regt sich. Du traust dem nicht.
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
bestiary-unmet = noch fremd
bestiary-name = { FORM($creature, "name") }
bestiary-entry = { $name }, { $card }
bestiary-worth = Wert { $n } · { $where }
bestiary-bare = { $n ->
    [one] Einmal mit bloßen Händen, am { $day }.
   *[other] { $n }-mal mit bloßen Händen, zuletzt am { $day }.
 }
bestiary-by = { $n ->
    [one] Am häufigsten mit { FORM($weapon, "dat-the") }: einmal.
   *[other] Am häufigsten mit { FORM($weapon, "dat-the") }: { $n }-mal.
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
    [one] Einmal umsonst getrunken.
   *[other] { $n }-mal umsonst getrunken.
 }
bestiary-first = Zuerst begegnet am { $day }.
bestiary-home = Kommt nur vor, wo diese Regeln gelten: { FORM($rules, "", list: "or") }.
bestiary-number = { $words } { $n }
bestiary-told = { $title }: { $numbers }.
bestiary-chapter = { $name }: { $count }
bestiary-no_card = im Bestiarium heißt nichts { $given }; versuch es mit einer Karte, wie Pik-10

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
