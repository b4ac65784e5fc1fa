## share
share-day = Scoundrel { $number }
share-deal = Scoundrel, { $what }
share-practice = { $title }, Übung
share-again = { $title }, noch einmal ab Raum { $room }
share-known = { $title }, nicht zum ersten Mal
share-imported = { $title }, aus einer Aufzeichnung
share-escaped = { $n ->
    [one] Entkommen mit einem Herzen
   *[other] Entkommen mit { $n } Herzen
 }
share-fell = Gefallen in Raum { $room } von { $rooms }
share-hints = { $n ->
    [one] ein Tipp
   *[other] { $n } Tipps
 }
share-undos = { $n ->
    [one] ein Zug zurückgenommen
   *[other] { $n } Züge zurückgenommen
 }
share-party = { $name }: { $result }
share-told = Leben am Ende jedes Raums: { $rooms }.
share-ahead = { $n ->
    [one] ein Raum nicht erreicht
   *[other] { $n } Räume nicht erreicht
 }
share-unfinished = diese Partie ist unbeendet, in Raum { $room }; teilen lässt sie sich, wenn sie zu Ende ist
share-nothing = du hast keine beendete Partie zum Teilen; nenn die Datei einer Aufzeichnung

share-cell-high = hoch
share-cell-good = gut
share-cell-fair = niedrig
share-cell-low = sehr niedrig
share-cell-escaped = draußen
share-cell-fell = gefallen

## days
days-next = das nächste Verlies öffnet in { $span }
days-after = { $n ->
    [one] Serie: ein Tag.
   *[other] Serie: { $n } Tage.
 }
days-open_now = das Verlies von heute ist offen
days-dungeon_open = das Verlies von heute wartet
days-dungeon_begun = das Verlies von heute: Du bist in Raum { $room }
days-dungeon_over = das Verlies von heute: { $result }
days-puzzle_open = das Rätsel des Tages wartet
days-puzzle_solved = das Rätsel des Tages ist gelöst
days-streak = { $n ->
    [one] Serie: ein Tag
   *[other] Serie: { $n } Tage
 }
days-yesterday = gestern: { $result }
days-last = zuletzt: { $result } am { $date }
days-with_help = { $result } mit Hilfe
days-month = { $month }:
days-empty_month = Nichts gespielt.
days-legend = { $sign } { $what }

days-sign-won = ✓
days-sign-aided = ~
days-sign-lost = ✕
days-sign-begun = >
days-sign-missed = ·
days-sign-open = ?
days-sign-puzzle = ◆

days-name-won = gewonnen
days-name-aided = mit Hilfe gewonnen
days-name-lost = verloren
days-name-begun = unbeendet
days-name-missed = verpasst
days-name-open = wartet
days-name-puzzle = Rätsel gelöst

days-told-won = Gewonnen: { $days }.
days-told-aided = Mit Hilfe gewonnen: { $days }.
days-told-lost = Verloren: { $days }.
days-told-begun = Unbeendet: { $days }.
days-told-missed = Verpasst: { $days }.
days-told-open = Warten auf dich: { $days }.
days-told-puzzle = Rätsel des Tages gelöst: { $days }.

## achievements
achievements-news = Geschafft: { $title }. { $sentence }

achievements-out-title = Tageslicht
achievements-out-sentence = Gewinne eine Partie.

achievements-thread-title = Am seidenen Faden
achievements-thread-sentence = Gewinne mit { $number ->
    [one] einem einzigen Lebenspunkt
   *[other] { $number } Lebenspunkten
 }.

achievements-unmarked-title = Nichts passiert
achievements-unmarked-sentence = Gewinne mit vollem Leben.

achievements-last_potion-title = Einer für den Heimweg
achievements-last_potion-sentence = Gewinne mit einem Trank als letzter Karte und mehr Punkten, als volles Leben zählt.

achievements-light-title = Mit Samthandschuhen
achievements-light-sentence = Gewinne und verliere unterwegs höchstens { $number ->
    [one] einen Lebenspunkt
   *[other] { $number } Lebenspunkte
 }.

achievements-gloves-title = Saubere Hände
achievements-gloves-sentence = Gewinne, ohne mit bloßen Händen zu kämpfen.

achievements-fists-title = Stahl wird überschätzt
achievements-fists-sentence = Gewinne nach mindestens { $number ->
    [one] einem Kampf
   *[other] { $number } Kämpfen
 } mit bloßen Händen.

achievements-knuckles-title = Faustrecht
achievements-knuckles-sentence = Gewinne nach einem Kampf mit bloßen Händen gegen ein Monster, das mindestens { $number } zählt.

achievements-whetstone-title = Wetzstein
achievements-whetstone-sentence = Erschlage { $number ->
    [one] ein Monster
   *[other] { $number } Monster
 } mit derselben Waffe.

achievements-heirloom-title = Erbstück
achievements-heirloom-sentence = Erschlage { $number ->
    [one] ein Monster
   *[other] { $number } Monster
 } mit derselben Waffe.

achievements-splinters-title = Splitter
achievements-splinters-sentence = Gewinne, nachdem { $number ->
    [one] mindestens eine Waffe zerbrochen ist
   *[other] mindestens { $number } Waffen zerbrochen sind
 }.

achievements-sober-title = Kein Tropfen daneben
achievements-sober-sentence = Gewinne, ohne einen Trank zu vergeuden.

achievements-spilt-title = Ein Tropfen zu viel
achievements-spilt-sentence = Gewinne, nachdem { $number ->
    [one] mindestens ein Trank verpufft ist
   *[other] mindestens { $number } Tränke verpufft sind
 }.

achievements-straight-title = Kein Zurück
achievements-straight-sentence = Gewinne, ohne eine Karte zu meiden, obwohl die Regeln es erlauben.

achievements-detour-title = Der lange Weg
achievements-detour-sentence = Gewinne, nachdem du mindestens { $number ->
    [one] einmal
   *[other] { $number }-mal
 } geflohen bist.

achievements-alone-title = Auf eigene Faust
achievements-alone-sentence = Gewinne ohne Tipp und ohne einen Zug zurückzunehmen.

achievements-cold-title = Kühler Kopf
achievements-cold-sentence = Gewinne mit einer Genauigkeit von mindestens { $number } %.

achievements-no_exit-title = Kein Ausgang
achievements-no_exit-sentence = Gewinne, wo es keine Flucht gibt.

achievements-of_the_day-title = Tagwerk
achievements-of_the_day-sentence = Gewinne ein Tagesverlies.

achievements-house_rules-title = Hausregeln
achievements-house_rules-sentence = Gewinne nach eigenen Regeln.

achievements-regular-title = Stammgast
achievements-regular-sentence = Gewinne { $number ->
    [one] eine Partie
   *[other] { $number } Partien
 }.

achievements-habit-title = Gewohnheit
achievements-habit-sentence = Gewinne { $number ->
    [one] eine Partie
   *[other] { $number } Partien
 } in Folge.

achievements-well_read-title = Belesen
achievements-well_read-sentence = Gewinne nach jeder der { $number } Spielarten.

achievements-week-title = Eine Woche unter Tage
achievements-week-sentence = Beende das Tagesverlies { $number ->
    [one] an einem Tag
   *[other] an { $number } Tagen
 } in Folge.

achievements-puzzler-title = Raumblick
achievements-puzzler-sentence = Löse { $number ->
    [one] ein Rätsel
   *[other] { $number } Rätsel
 }.

## honours
honours-back = Neu in den Einstellungen, als Kartenrücken: { $name }.
honours-table = Neu in den Einstellungen, als Tisch: { $name }.
honours-with = { $name }, mit „{ $achievement }“
honours-to_earn = Noch zu verdienen: { $what }.

## statistics
statistics-achievements = Erfolge
statistics-habits = Gewohnheiten
statistics-reviewing = { $n ->
    [one] Der Coach sieht sich deine letzte Partie an …
   *[other] Der Coach sieht sich deine letzten { $n } Partien an …
 }
statistics-earned = ✓
statistics-not_earned = ·
statistics-daily = Tagesverliese in Folge: jetzt { $current }, höchstens { $longest }.
statistics-none = Noch keine Partien.
statistics-no_accuracy = Noch keine Partien mit Rückblick.
statistics-games = { $n ->
    [one] Eine Partie, { $wins } gewonnen.
   *[other] { $n } Partien, { $wins } gewonnen.
 }
statistics-aided = { $n ->
    [one] Eine davon hast du mit Tipps gewonnen; sie zählt für sich.
   *[other] { $n } davon hast du mit Tipps gewonnen; sie zählen für sich.
 }
statistics-own_wins = Wo ein Sieg verlangt ist, ist einer ohne Tipps gemeint. Was du schon hast, bleibt dir.
statistics-share = { $share } gewonnen; der wahre Anteil liegt wohl zwischen { $low } und { $high }.
statistics-streak = Siege in Folge: jetzt { $current }, höchstens { $longest }.
statistics-score = Bestes Ergebnis { $best }, im Schnitt { $average }.
statistics-accuracy = Genauigkeit im Schnitt { $share }.

## plots
plots-score = Ergebnis
plots-games = Partien
plots-one = { $low }
plots-range = { $low } bis { $high }
plots-accuracy = Genauigkeit in %
plots-game = Partie (Kurve: Schnitt von { $n })
plots-chance = Gewinnchance in %
plots-room = Raum (x: nach deiner Wahl)

## picture
picture-escaped = { $n ->
    [one] Mit einem Herzen entkommen
   *[other] Mit { $n } Herzen entkommen
 }
picture-fell = Gefallen in Raum { $room } von { $rooms }
picture-unaided = ohne Hilfe
picture-known = Karten waren bekannt
picture-hints = { $n ->
    [one] ein Tipp
   *[other] { $n } Tipps
 }
picture-undone = { $n ->
    [one] ein Zug zurückgenommen
   *[other] { $n } Züge zurückgenommen
 }
