## app
app-how_to_quit = Strg+Q beendet; die Partie ist gesichert.
app-unsaved = Nicht gesichert: { $why }. Du kannst weiterspielen; das Sichern wird immer wieder versucht.
app-unsaved_mark = nicht gesichert
app-saved_again = Alles ist wieder gesichert.
app-lost = Nicht alles ließ sich sichern: { $why }.
app-quit = Beenden
app-quit_help = Aufhören; die Partie ist gesichert

## screen
screen-chosen = <
screen-type_a_move = ein Zug: 5d, 7sw, fliehen
screen-with_deal = { $name } · { $deal }
screen-where = { $n ->
    [0] { $room } · nichts darunter
    [one] { $room } · eine Karte darunter
   *[other] { $room } · { $n } Karten darunter
 }
screen-where_short = { $room } · { $n } darunter
screen-player = Platz { $number }
screen-bot = { $name } ({ $bot })
screen-turn_mark = ▶
screen-fallen = Gefallen mit { $health } Leben
screen-health = Leben { $health } von { $most }
screen-foreseen = { $now } → { $health }
screen-no_weapon = Keine Waffe
screen-bare_hands = nur bloße Hände
screen-new_weapon = Waffe { $weapon }
screen-weapon = Waffe { $weapon } ▸ { $slain }
screen-strikes = { $limit ->
    [new] neu: trifft alles
    [below] trifft unter { $rank }
   *[at_most] trifft bis { $rank }
 }
screen-unseen = { $n ->
    [one] eine Karte ungesehen
   *[other] { $n } Karten ungesehen
 }
screen-unseen_dragons = { $dragons ->
    [one] { $n } ungesehen: ein Drache
   *[other] { $n } ungesehen: { $dragons } Drachen
 }
screen-known = ganz unten: { $cards }
screen-discard = { $n ->
    [one] d Ablage: eine Karte
   *[other] d Ablage: { $n } Karten
 }
screen-defeated = { $n } besiegt
screen-spent = { $n } verbraucht
screen-room = Raum { $room }
screen-room_of = Raum { $room } von { $rooms }
screen-fatal = TOD
screen-which_away = Welche Karte willst du weglegen? Esc: keine.
screen-no_card = Auf Platz { $slot } liegt keine Karte.

screen-may-run = r Fliehen: { $why }
screen-may-away = p Weglegen: { $why }
screen-may-undo = u Zug zurück: der letzte
screen-may-hint = h Tipp: { $why }

screen-may_not-run = Fliehen: { $why }
screen-may_not-put_away = Weglegen: { $why }
screen-may_not-away = Weg: { $why }
screen-may_not-undo = Zug zurück: { $why }
screen-may_not-hint = Tipp: { $why }

## dialog
dialog-close = Esc schließt das Fenster.

## keys
keys-title = Tasten
keys-table =
    .w1 = Ziffern: diese Karte nehmen
    .w2 = Pfeile: eine Karte wählen; Enter nimmt sie
    .w3 = w, b: mit der Waffe kämpfen, mit bloßen Händen
    .w4 = Enter: die markierte Art, also die Waffe, außer sie ist neu und bloße Hände kosten höchstens 3
keys-run = r: aus dem Raum fliehen
keys-put_away = p: eine Karte weglegen
keys-resign = g: die Partie aufgeben
keys-stand_in = s: vorschlagen, dass ein Bot einen Platz nimmt, oder dem zustimmen
keys-looking_on =
    .w1 = Du siehst zu: Es spielt nur, wer am Tisch sitzt.
    .w2 = d: die Ablage
    .w3 = Strg+P: alles andere
    .w4 = Esc: zurück
    .w5 = Strg+Q: beenden
keys-dealing =
    .w1 = Du bist der Geber: Jeden neuen Raum siehst du zuerst, und du beschreibst ihn.
    .w2 = d: die Ablage
    .w3 = Strg+P: alles andere
    .w4 = Esc: zurück; die Partie wartet auf dem Server auf dich
    .w5 = Strg+Q: beenden
keys-undo = u: den letzten Zug zurücknehmen
keys-hint = h: ein Tipp; noch einmal h für mehr davon
keys-thoughts = h: was der Bot bei seinem letzten Zug dachte
keys-next_puzzle = n: das nächste Rätsel
keys-marks = { $blade } auf einer Karte: deine Waffe trifft sie; { $danger }: wenig Leben bleibt
keys-more =
    .w1 = d: die Ablage
    .w2 = /: einen Zug schreiben, wie 5d, 7sw, fliehen oder Pik-König mit bloßen Händen
    .w3 = Strg+P: alles andere
    .w4 = Esc: zurück; die Partie ist nach jedem Zug gesichert
    .w5 = Strg+Q: beenden
keys-question =
    .w1 = Ziffern: die Karte, die du liegen lassen würdest
    .w2 = r: du würdest fliehen; a: du würdest alle nehmen
    .w3 = Enter: antworten
    .w4 = t: von hier weiterspielen, nach deiner Antwort
    .w5 = l: das Spiel in fünf Minuten lernen
    .w6 = d: die Karten aus dem Spiel
    .w7 = Esc: zurück
keys-replay =
    .w1 = Leertaste: abspielen und anhalten; +, -: schneller, langsamer
    .w2 = Pfeil rechts, n: der nächste Zug
    .w3 = Pfeil links, p, Rücktaste: der Zug davor
    .w4 = Pos1, Ende: an den Anfang, ans Ende
    .w5 = c: die Kurve der Gewinnchance
    .w6 = s: andere fragen, was sie hier tun würden
    .w7 = t: ab diesem Zug weiterspielen, als Partie, die nicht zählt
    .w8 = d: die Ablage
    .w9 = Strg+P: alles andere
    .w10 = Esc: zurück
    .w11 = Strg+Q: beenden

## bindings
bindings-account = Konto
bindings-boards = Bestenlisten
bindings-board_around = um mich
bindings-board_find = suchen
bindings-board_group = Gruppe
bindings-board_next = mehr
bindings-board_period = Zeitraum
bindings-board_report = melden
bindings-board_rules = Regeln
bindings-board_top = Spitze
bindings-copy = Link kopieren
bindings-join = beitreten
bindings-back = zurück
bindings-palette = alles
bindings-bare_hands = bloße Hände
bindings-answer = antworten
bindings-begin = beginnen
bindings-change_settings = ändern
bindings-close = schließen
bindings-curve = Kurve
bindings-discard = Ablage
bindings-dungeon = Verlies
bindings-end = letzter Zug
bindings-export = Datei
bindings-ask_others = fragen
bindings-face_all = alle nehmen
bindings-learn = lernen
bindings-play = spielen
bindings-thoughts = Gedanken
bindings-watch_bot = Bot zusehen
bindings-forget_mixture = vergessen
bindings-hand_over = übergeben
bindings-hint = Tipp
bindings-import = einlesen
bindings-keep = sichern
bindings-keys = Tasten
bindings-month_after = später
bindings-month_before = früher
bindings-more = mehr
bindings-name_it = benennen
bindings-names = Namen
bindings-page_down = blättern
bindings-start_over = von vorn
bindings-next = weiter
bindings-light = Tageslicht
bindings-next_deal = weiter
bindings-next_puzzle = nächstes Rätsel
bindings-next_tab = nächster Reiter
bindings-next_value = nächster Wert
bindings-player_1 = Platz 1
bindings-player_2 = Platz 2
bindings-put_away = weglegen
bindings-puzzle = Rätsel
bindings-quit = beenden
bindings-delete = löschen
bindings-give_up = aufgeben
bindings-stand_in = ein Bot
bindings-have_back = zurückholen
bindings-read_on = mehr
bindings-run = fliehen
bindings-same_deal = noch mal
bindings-side_by_side = vergleichen
bindings-next_one = das nächste
bindings-missed_day = verpasster Tag
bindings-share = teilen
bindings-skip_lesson = erstes Verlies
bindings-start = Start
bindings-tab_before = voriger Reiter
bindings-bestiary = Bestiarium
bindings-next_chapter = nächstes Kapitel
bindings-chapter_before = voriges Kapitel
bindings-title = Titel
bindings-todays_puzzle = Tagesrätsel
bindings-try_from_here = ab hier
bindings-try_from_there = ab dort
bindings-type_a_value = Wert schreiben
bindings-undo = Zug zurück
bindings-value_before = voriger Wert
bindings-watch_it = Rückblick
bindings-weapon = Waffe
