## rules
rules-topic-dungeon = Verlies
rules-topic-health = Leben
rules-topic-rooms = Räume
rules-topic-avoiding = Meiden
rules-topic-monsters = Monster
rules-topic-weapons = Waffen
rules-topic-potions = Tränke
rules-topic-end = Das Ende
rules-topic-score = Ergebnis

rules-dungeon = { $n ->
    [one] Das Verlies hat eine Karte: { $kinds }.
   *[other] Das Verlies hat { $n } Karten: { $kinds }.
 }
rules-deck-monster = { $n ->
    [one] ein Monster ({ $cards })
   *[other] { $n } Monster ({ $cards })
 }
rules-deck-weapon = { $n ->
    [one] eine Waffe ({ $cards })
   *[other] { $n } Waffen ({ $cards })
 }
rules-deck-potion = { $n ->
    [one] ein Trank ({ $cards })
   *[other] { $n } Tränke ({ $cards })
 }
rules-deck-suits = { $twice ->
    [yes] { FORM($suits, "") }, { $ranks }, alle doppelt
   *[no] { FORM($suits, "") }, { $ranks }
 }
rules-deck-dragons = { $n ->
    [one] ein Drache, der Joker
   *[other] { $n } Drachen, die Joker
 }

rules-health-start = { $players ->
    [1] Du beginnst mit { $start_health } Leben; mehr als { $max_health } kannst du nicht haben.
   *[2] Jede der beiden Gruppen beginnt mit { $start_health } Leben; mehr als { $max_health } kann sie nicht haben.
 }
rules-health-floor = { $floor ->
    [none] Das Leben kann unter null sinken.
    [0] Das Leben sinkt nie unter null, und bei null fällst du sofort.
   *[other] Das Leben sinkt nie unter { $floor }.
 }
rules-health-fall = Bei null oder darunter fällst du sofort.

rules-rooms-size = { $n ->
    [one] Ein Raum hat eine Karte.
   *[other] Ein Raum hat { $n } Karten.
 }
rules-rooms-face = { $players ->
    [1] { $carried ->
        [0] { $avoid ->
            [card] Du nimmst jede Karte, die nicht weggelegt wird, eine nach der anderen, in beliebiger Reihenfolge.
           *[other] Du nimmst sie alle, eine nach der anderen, in beliebiger Reihenfolge.
         }
        [one] Du nimmst { $to_face } davon, eine nach der anderen, in beliebiger Reihenfolge; die letzte bleibt für den nächsten Raum.
       *[other] Du nimmst { $to_face } davon, eine nach der anderen, in beliebiger Reihenfolge; die übrigen { $carried } bleiben für den nächsten Raum.
     }
   *[2] { $carried ->
        [0] { $avoid ->
            [card] Zusammen nehmt ihr jede Karte, die nicht weggelegt wird, eine nach der anderen, in beliebiger Reihenfolge.
           *[other] Zusammen nehmt ihr sie alle, eine nach der anderen, in beliebiger Reihenfolge.
         }
        [one] Zusammen nehmt ihr { $to_face } davon, eine nach der anderen, in beliebiger Reihenfolge; die letzte bleibt für den nächsten Raum.
       *[other] Zusammen nehmt ihr { $to_face } davon, eine nach der anderen, in beliebiger Reihenfolge; die übrigen { $carried } bleiben für den nächsten Raum.
     }
 }
rules-rooms-first = Der Zufall entscheidet, wer anfängt.
rules-rooms-turns = Ihr zieht abwechselnd, jede Seite für ihre Gruppe; wer die letzte Karte eines Raums genommen hat, beginnt den nächsten.
rules-rooms-fallen = Fällt eine Gruppe, spielt die andere allein weiter.

rules-avoiding-what = { $avoid ->
    [nothing] Jeder Raum muss bestanden werden; fliehen geht nicht.
    [card] Bevor du eine Karte eines Raums nimmst, darfst du eine davon weglegen.
   *[room] Bevor du eine Karte eines vollen Raums nimmst, darfst du aus dem ganzen Raum fliehen, solange im Verlies noch Karten liegen.
 }
rules-avoiding-others = Dann nimmst du alle anderen.
rules-avoiding-starter = Wer den Raum beginnt, entscheidet für beide und beginnt auch den neuen Raum.
rules-avoiding-where = { $avoided_cards ->
    [shuffled] Gemiedene Karten kommen zurück ins Verlies, das dann gemischt wird.
   *[under_deck] Gemiedene Karten kommen unter das Verlies, in der Reihenfolge des Raums.
 }
rules-avoiding-often = { $in_a_row ->
    [yes] { $avoid ->
        [card] Du darfst in beliebig vielen Räumen hintereinander eine Karte weglegen.
       *[room] Du darfst aus beliebig vielen Räumen hintereinander fliehen.
     }
   *[no] { $avoid ->
        [card] In zwei Räumen hintereinander darfst du keine Karte weglegen.
       *[room] Aus zwei Räumen hintereinander darfst du nicht fliehen.
     }
 }

rules-monsters-cost = { COUNT($faces) ->
    [0] Mit bloßen Händen kostet ein Monster so viel Leben, wie es wert ist; mit einer Waffe um deren Wert weniger, aber nie weniger als 0.
   *[other] Mit bloßen Händen kostet ein Monster so viel Leben, wie es wert ist ({ $faces }); mit einer Waffe um deren Wert weniger, aber nie weniger als 0.
 }
rules-monsters-face = { $rank } { $value }

rules-weapons-taken = Eine Waffe, die du nimmst, hast du gleich in der Hand; die alte kommt mit den Monstern, die sie erschlagen hat, aus dem Spiel.
rules-weapons-limit = { $weapon_limit ->
    [at_most] Eine neue Waffe trifft jedes Monster, eine gebrauchte nur noch solche, die nicht stärker sind als das zuletzt erschlagene.
   *[below] Eine neue Waffe trifft jedes Monster, eine gebrauchte nur noch schwächere als das zuletzt erschlagene.
 }
rules-weapons-beyond = { $breaks ->
    [yes] An jedem anderen Monster zerbricht sie: Sie hilft nicht und ist aus dem Spiel.
   *[no] Gegen jedes andere Monster kämpfst du mit bloßen Händen und behältst die Waffe.
 }
rules-weapons-bare = { $bare_hands ->
    [yes] Du darfst immer auch mit bloßen Händen kämpfen; das schont die Waffe.
   *[no] Wer eine Waffe hat, muss sie benutzen.
 }

rules-potions-heal = Ein Trank heilt so viel, wie er wert ist, höchstens bis zum vollen Leben.
rules-potions-which = { $potions ->
    [not_in_a_row] Ein Trank gleich nach einem anderen verpufft, auch in einem neuen Raum oder nach einer Flucht.
   *[one_per_room] Nur der erste Trank, den du in einem Raum nimmst, heilt; jeder weitere verpufft.
 }

rules-end-when = { $ending ->
    [short_room] Die Partie endet, sobald sich kein voller Raum mehr auslegen lässt.
   *[play_out] Ist das Verlies leer, nimmst du die Karten, die noch liegen; dann endet die Partie.
 }
rules-end-won = Lebst du dann noch, hast du gewonnen.
rules-end-each = Jede Gruppe gewinnt oder verliert für sich.

rules-score-won = { $scoring ->
    [low] Das niedrigste Ergebnis ist das beste: Bei einem Sieg zählt das Leben, das dir bleibt, mit einem Minus davor.
   *[health] Bei einem Sieg zählt das Leben, das dir bleibt; war die letzte Karte ein Trank und ist dein Leben voll, kommt der Wert des Tranks dazu.
 }
rules-score-lost = { $scoring ->
    [low] { $loss_counts ->
        [deck] Bei einer Niederlage zählen die Karten, die noch im Verlies liegen.
       *[dungeon] Bei einer Niederlage zählen die Karten, die noch im Verlies und im Raum liegen.
     }
   *[health] { $loss_counts ->
        [deck] Bei einer Niederlage zählt dein Leben minus die Werte aller Monster, die noch im Verlies liegen.
       *[dungeon] Bei einer Niederlage zählt dein Leben minus die Werte aller Monster, die noch im Verlies und im Raum liegen.
     }
 }
rules-score-fallen = Gezählt wird, sobald eine Gruppe fällt.

rules-note-party = Eine Gruppe hat fünf Mitglieder mit je 4 Leben: König und Dame in Herz, König, Dame und Bube in Karo.
rules-note-unscored = Die Vorlage nennt kein Ergebnis; dieses stammt aus den Regeln von 2011.

## rule sets
rules-title-classic = Klassisch
rules-title-easy = Leicht
rules-title-hard = Schwer
rules-title-original = Scoundrel 2011
rules-title-sidestep = Ausweichen
rules-title-dragons = Diamonds & Dragons
rules-title-dragons-duo = Diamonds & Dragons zu zweit
rules-title-digital = Digital

rules-gist-classic = Das übliche Spiel: Du darfst fliehen, aber nicht zweimal in Folge.
rules-gist-easy = Du darfst beliebig oft hintereinander fliehen.
rules-gist-hard = Ohne Flucht.
rules-gist-original = Wie zuerst erschienen: Eine gebrauchte Waffe trifft auch ein gleich starkes Monster.
rules-gist-sidestep = Eine Karte weglegen statt fliehen; rote Asse; das niedrigste Ergebnis ist das beste.
rules-gist-dragons = Drachen, Waffen, die zerbrechen, und ein Verlies, das bei jeder Flucht gemischt wird.
rules-gist-dragons-duo = Zwei Gruppen teilen sich ein doppeltes Kartenspiel, in Räumen zu sieben.
rules-gist-digital = Du gewinnst, sobald sich kein voller Raum mehr auslegen lässt.

rules-credit-online = Von Zach Gage und Kurt Bieg; so gespielt in einem Online-Scoundrel mit drei Stufen.
rules-credit-first = Von Zach Gage und Kurt Bieg; dies sind ihre eigenen Regeln von 2011.
rules-credit-site = Von Zach Gage und Kurt Bieg; so gespielt auf einer anderen Website.
rules-credit-dragons = Diamonds & Dragons ist von Rory Philstrom: eine Fassung von Battle of Cards von Alexander Petcoglo, seinerseits eine Variante von Scoundrel von Zach Gage und Kurt Bieg.
rules-credit-digital = Von Zach Gage und Kurt Bieg; nach einer Vorlage für digitale Fassungen.

## refusal
refusal-never = diese Regeln erlauben es nicht
refusal-game_over = die Partie ist zu Ende
refusal-room_begun = dieser Raum ist schon begonnen
refusal-one_a_room = das geht nur einmal pro Raum
refusal-in_a_row = zweimal in Folge geht das nicht
refusal-room_not_full = das geht nur aus einem vollen Raum
refusal-deck_empty = im Verlies liegen keine Karten mehr

## codes
codes-no_slash = { $text } ist kein Spielcode: Schreib die Regeln, einen Schrägstrich und den Seed, wie in { $example }
codes-no_seed = { $text } ist kein Spielcode: Schreib hinter den Schrägstrich einen Seed, wie in { $example }
codes-open_quote = { $text } ist kein Seed: Wenn er mit einem Anführungszeichen beginnt, muss er mit einem enden

## introductions
introductions-easy = „{ $title }“ ist dasselbe Verlies mit gnädigerer Tür: Du darfst fliehen, so oft du magst.
introductions-hard = Dreimal entkommen. In „{ $title }“ gibt es keine Flucht.
introductions-sidestep = In „{ $title }“ machst du um eine Karte jedes Raums einen Bogen, und was dir bleibt, zählt als Schuld.
introductions-dragons = In „{ $title }“ gibt es zwei Drachen, Waffen, die zerbrechen, und mehr zu trinken.
introductions-dragons-duo = „{ $title }“ ist dasselbe mit einer zweiten Gruppe, neben dir oder von einem Bot gespielt.
introductions-original = „{ $title }“ hat die Regeln, wie sie zuerst erschienen: Eine Waffe trifft auch, was gleich stark ist.
introductions-digital = „{ $title }“ endet, sobald ein Raum nicht mehr voll wird.
introductions-try = „{ $title }“ spielen
introductions-dismiss = Nicht mehr
introductions-dismissed = „{ $title }“ wird nicht mehr vorgeschlagen; es steht bei den Regeln.
introductions-nobody = jetzt wird nichts vorgeschlagen

## mixing
mixing-also = Damit die Einstellungen zusammenpassen, auch geändert: { $what }.
mixing-title = { $more ->
    [0] { $rules }, { $changes }
   *[other] { $rules }, { $changes }, und { $more } mehr
 }
mixing-refused = { $value } passt nicht. { $wanted }
mixing-hopeless = keine von { $deals } Kartenfolgen nach { $rules } war zu gewinnen; versuch es mit leichteren Regeln

mixing-wanted-number = { $optional ->
    [yes] Eine ganze Zahl von { $least } bis { $most }, oder none für keine Grenze.
   *[no] Eine ganze Zahl von { $least } bis { $most }.
 }
mixing-wanted-cards = Karten, wie in 2c-Ac 2s-As 2d-Td 2h-Th: Kreuz (c) und Pik (s) sind Monster.

mixing-settings-deck = Karten im Spiel
mixing-settings-players = Personen
mixing-settings-room_size = Karten in einem Raum
mixing-settings-carried = Karten für den nächsten Raum
mixing-settings-start_health = Leben am Anfang
mixing-settings-max_health = höchstes Leben
mixing-settings-health_floor = tiefstes Leben
mixing-settings-avoid = was du meiden darfst
mixing-settings-avoid_in_a_row = Meiden in Folge
mixing-settings-avoided_cards = gemiedene Karten
mixing-settings-weapon_limit = eine gebrauchte Waffe
mixing-settings-weapon_breaks = Waffen, die zerbrechen
mixing-settings-bare_hands = bloße Hände nach Wahl
mixing-settings-potions = Tränke, die heilen
mixing-settings-ending = das Ende der Partie
mixing-settings-scoring = das Ergebnis
mixing-settings-loss_counts = bei einer Niederlage zählt

mixing-values-deck = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
mixing-values-players = Personen: { $n }
mixing-values-room_size = Räume zu { $n }
mixing-values-carried = { $n } bleiben liegen
mixing-values-start_health = { $n } Leben
mixing-values-max_health = höchstens { $n } Leben
mixing-values-health_floor = nie unter { $n }
mixing-values-health_floor-none = Leben auch unter null
mixing-values-avoid-nothing = keine Flucht
mixing-values-avoid-room = Flucht
mixing-values-avoid-card = eine Karte weglegen
mixing-values-avoid_in_a_row-yes = auch in Folge
mixing-values-avoid_in_a_row-no = nie in Folge
mixing-values-avoided_cards-under_deck = Gemiedenes kommt unter das Verlies
mixing-values-avoided_cards-shuffled = Gemiedenes wird ins Verlies gemischt
mixing-values-weapon_limit-below = Waffe trifft nur Schwächere als zuletzt
mixing-values-weapon_limit-at_most = Waffe trifft auch gleich Starke wie zuletzt
mixing-values-weapon_breaks-yes = Waffen zerbrechen
mixing-values-weapon_breaks-no = Waffen zerbrechen nicht
mixing-values-bare_hands-yes = bloße Hände nach Wahl
mixing-values-bare_hands-no = immer mit der Waffe
mixing-values-potions-one_per_room = ein Trank pro Raum
mixing-values-potions-not_in_a_row = nicht zwei Tränke in Folge
mixing-values-ending-play_out = gespielt bis zur letzten Karte
mixing-values-ending-short_room = gewonnen, wenn kein Raum mehr voll wird
mixing-values-scoring-health = hohes Ergebnis gewinnt
mixing-values-scoring-low = niedriges Ergebnis gewinnt
mixing-values-loss_counts-deck = bei einer Niederlage zählt das Verlies
mixing-values-loss_counts-dungeon = bei einer Niederlage zählen Verlies und Raum

## differences
differences-told = Anders als im üblichen Spiel:
differences-missing = (nicht: { $words })

## mix
mix-no_mixture = Diese Regeln gibt es schon; ändere erst etwas.
mix-name = Ein Name für diese Regeln
mix-name_help = Ein kurzer Name, den noch keine Regeln haben: Buchstaben, Ziffern, Punkte und Bindestriche.

## dealcode
dealcode-help = Regeln, ein Schrägstrich und ein Seed, wie in classic/42.

## duo
duo-help = 1 und 2 ändern, wer spielt; Enter beginnt die Partie.
duo-seat = Platz { $number }: { $who }
duo-human = ein Mensch
duo-named = ein Mensch, { $name }
duo-name = Name für Platz { $number }
duo-name_help = Wie der Tisch dich nennt; leer heißt Platz { $number }.

## settings
settings-how = Enter oder die Pfeile links und rechts ändern einen Wert.
settings-language = Sprache
settings-language_help = Das Spiel, der Erzähler und die Regeln. Eine laufende Partie geht weiter.
settings-language_device = wie dieses Gerät
settings-theme = Aussehen
settings-theme_help = Wie der Tisch aussieht. Kreuz, Pik, Karo und Herz unterscheiden sich immer auch in Form und Buchstaben.
settings-theme_device = wie dieses Gerät
settings-theme_candle = Kerze (dunkel)
settings-theme_daylight = Tageslicht (hell)
settings-theme_colour_blind = farbenblind (dunkel)
settings-theme_colour_blind_light = farbenblind (hell)
settings-theme_high_contrast = starker Kontrast (dunkel)
settings-theme_high_contrast_light = starker Kontrast (hell)
settings-theme_plain = schlicht
settings-weapon = Waffe oder bloße Hände
settings-weapon_help = Was geschieht, wenn ein Monster auf zwei Arten zu bekämpfen ist.
settings-weapon_ask = fragen
settings-weapon_use = wenn möglich die Waffe
settings-fatal = Tödliche Züge
settings-fatal_help = Ob ein Zug, der dich umbringt, noch einmal nachfragt.
settings-fatal_ask = noch einmal fragen
settings-fatal_never = nie fragen
settings-dealer = Geber
settings-dealer_help = Wer jeden Raum beschreibt. Ein Mensch als Geber sieht ihn zuerst.
settings-dealer_nobody = niemand
settings-dealer_narrator = der Erzähler
settings-dealer_human = ein Mensch neben dir
settings-detail_help = Wie viel nach einem Zug gesagt wird: der ganze Tisch oder was sich geändert hat. Schauen sagt immer alles.
settings-symbols = Zeichen
settings-symbols_help = Womit Karten gezeichnet werden.
settings-symbols_auto = was das Terminal kann
settings-symbols_unicode = Unicode
settings-symbols_ascii = ASCII
settings-squares = Räume beim Teilen
settings-squares_help = Womit die Räume gezeichnet werden, wenn du eine Partie teilst.
settings-squares_auto = was zum Aussehen passt
settings-squares_colours = bunte Quadrate
settings-squares_bars = Balken
settings-squares_letters = Ziffern
settings-motion = Bewegung
settings-motion_help = Kurze Animationen zeigen, was geschehen ist.
settings-motion_on = an
settings-motion_off = aus
settings-handover = Weitergeben
settings-handover_help = Wo zwei an einem Gerät spielen: ob der Tisch wartet, bis ihn berührt, wer dran ist.
settings-handover_on = auf Berührung warten
settings-handover_off = nur sagen, wer dran ist
settings-counter = Kartenzähler
settings-counter_help = Die Karten, die du noch nicht gesehen hast.
settings-counter_on = sichtbar
settings-counter_off = verborgen
settings-back = Kartenrücken
settings-back_help = Wie verdeckte Karten aussehen.
settings-back_seal = ein Siegel
settings-back_embers = Glut
settings-back_lattice = ein Gitter
settings-back_crowns = Kronen
settings-table = Tisch
settings-table_help = Worauf die Karten liegen.
settings-table_bare = leer
settings-table_boards = Bretter
settings-table_flagstones = Steinplatten
settings-table_runes = Runen
settings-honours = Alle Rücken und Tische
settings-honours_help = Ob auch die zu wählen sind, die du noch nicht verdient hast. Sonst hängt nichts davon ab.
settings-honours_on = alle
settings-honours_off = nur verdiente
