## puzzle
puzzle-title = Rätsel { $number } ({ $name }, { $rules }): Finde den besten Plan.
puzzle-todays = Rätsel des Tages, { $date } ({ $name }, { $rules }): Finde den besten Plan.
puzzle-prompt = Züge, { command-undo } oder { command-solution }>{" "}
puzzle-solution = Der beste Plan: { $moves }.
puzzle-right = Richtig.
puzzle-wrong = Nicht der beste Plan.
puzzle-was_told = Die Lösung war schon bekannt; das Rätsel gilt deshalb nicht als gelöst.
puzzle-best = Der beste Plan: { $moves }. Gewinnchance { $chance }. { $hero }
puzzle-yours = Deiner: { $moves }. Gewinnchance { $chance }. { $hero }
puzzle-plans = Alle Pläne: { $plans }.
puzzle-found_by = Gefunden von: { $found }.

puzzle-level-easy = leicht
puzzle-level-medium = mittel
puzzle-level-hard = schwer

puzzle-stops = { $answer } endet mitten im Raum; noch zu nehmende Karten: { $n }

## lessons
lessons-heading = { $title } · Schritt { $step } von { $steps }
lessons-one_move = { $move } ist ein Zug zu viel: In einer Lektion spielst du Zug für Zug
lessons-instead = Damit würdest du { $would }.
lessons-here = Hier sollst du { $wanted }.
lessons-here_anything = Hier geht es weiter, wie du magst.
lessons-line = { $mark } { $title }
lessons-line_at = { $mark } { $title } · Schritt { $step } von { $steps }
lessons-finished = ✓
lessons-open = ·
lessons-lessons = Lektionen
lessons-reading = Zum Lesen
lessons-rules = Regeln

lessons-ask-press = Drück { $what }.
lessons-ask-type = Schreib: { $what }.
lessons-ask-choose = Wähl { $what }.

lessons-any-press = Drück die Nummer einer Karte.
lessons-any-type = Schreib irgendeinen Zug.
lessons-any-choose = Wähl irgendeine Karte.

lessons-onward-press = Enter: dein erstes Verlies, eine Kartenfolge nach den Regeln „{ $rules }“, die zu gewinnen ist. Esc: zurück.
lessons-onward-type = Schreib „{ command-winnable } { $rules }“ für dein erstes Verlies, eine Kartenfolge, die zu gewinnen ist.
lessons-onward-choose = Jetzt kommt dein erstes Verlies: eine Kartenfolge nach den Regeln „{ $rules }“, die zu gewinnen ist.

lessons-first-press = Enter: dein erstes Verlies, ein gnädiges. Esc: zurück.
lessons-first-type = Schreib „{ command-play }“ für dein erstes Verlies, ein gnädiges.
lessons-first-choose = Jetzt kommt dein erstes Verlies, ein gnädiges.

lessons-other-undo = in einer Partie nimmt das den letzten Zug zurück, aber eine Lektion geht nur voran
lessons-other-hint = in einer Partie fragt das den Coach nach einem Tipp, aber hier sagt dir die Lektion, was zu tun ist
lessons-other-run = nach diesen Regeln kannst du nicht aus einem Raum fliehen
lessons-other-put_away = nach diesen Regeln kannst du keine Karte weglegen
lessons-other-put_one_away = das würde eine Karte weglegen
lessons-other-way = das sagt, wie du das gewählte Monster bekämpfst, aber gewählt ist keins
lessons-other-nothing = diese Taste tut nichts

lessons-classic-title = Das klassische Spiel
lessons-classic-goal = Das Verlies ist ein Stapel verdeckter Karten, hier { $cards }. Komm lebend hindurch. Ein Raum hat { $size } Karten: ♣ ♠ sind Monster, ♦ Waffen, ♥ Tränke. Du nimmst { $to_face } davon, in beliebiger Reihenfolge. Nimm { FORM($card, "acc") }.
lessons-classic-strike = { FORM($weapon, "start") } ist neu und trifft alles. Ein Monster kostet seinen Wert minus den der Waffe; { FORM($card, "nom") } kostet also { $cost } statt { $value }. Nimm die Waffe dafür.
lessons-classic-dulled = Das hat { $damage } gekostet. Jetzt ist die Waffe stumpfer: Sie trifft nur noch Monster, die schwächer sind als ihr letztes Opfer, unter { FORM($strikes_below, "dat") }. { FORM($card, "start") } ist schwächer und kostet nichts. Schlag zu, mit der Waffe.
lessons-classic-carried = { $to_face } genommen: Der Raum ist geschafft. Liegen blieb { FORM($kept, "nom") }, und { $new } neue Karten kamen. Unter { FORM($strikes_below, "dat") } liegt diese Karte nicht, also trifft { FORM($weapon, "nom") } sie nicht. Kämpf mit bloßen Händen, für die vollen { $value }.
lessons-classic-potion = Die bloßen Hände haben { $damage } gekostet, aber die Waffe ist nicht stumpfer geworden. Du hast { $health } von { $most } Leben. Trink { FORM($card, "acc") }: Ein Trank heilt, was er wert ist.
lessons-classic-second = { $healed } Leben gewonnen. Nur der erste Trank in einem Raum heilt. Ein zweiter verpufft, zählt aber als genommene Karte. { FORM($card, "start") } sollte auf den nächsten Raum warten; vergeude sie trotzdem, nur dieses eine Mal.
lessons-classic-fall = Verpufft. Nun ein schlimmer Raum: Deine Waffe trifft nur noch unter { FORM($strikes_below, "dat") }, und { FORM($card, "nom") } zählt { $value }. Du hast { $health }. Kämpf, und sieh, wie eine Partie verloren geht; der Zug wird zurückgenommen.
lessons-classic-run = Mit { $left } Leben fällst du. Bei einer Niederlage zählt dein Leben minus die Werte aller Monster in Verlies und Raum: { $score }. Zurückgenommen. Flieh stattdessen; das darfst du, bevor du eine Karte eines vollen Raums nimmst.
lessons-classic-locked = Der ganze Raum kam unter das Verlies, der Reihe nach. Aus diesem kannst du nicht fliehen, denn { $refusal }. Nimm { FORM($card, "acc") }. Eine neue Waffe ersetzt immer die alte, auch eine bessere.
lessons-classic-spare = Abgelegt: { FORM($discarded, "") }, die alte Waffe samt ihren Opfern. { FORM($weapon, "start") } ist neu. Trifft sie { FORM($card, "acc") }, trifft sie danach nur noch unter { $value }. Schone die Waffe: Bekämpf { FORM($card, "acc") } mit bloßen Händen.
lessons-classic-most = Das hat { $damage } gekostet, und die Waffe ist noch neu. { FORM($card, "start") } könnte { $value } heilen, aber mehr als { $most } Leben gibt es nicht; es werden also { $healing }. Trink.
lessons-classic-returned = { $health } Leben. Der Raum, aus dem du geflohen bist, kommt zurück, so wie er lag. Jetzt zahlt es sich aus, dass { FORM($weapon, "nom") } geschont blieb. Das Stärkste zuerst: Erschlag { FORM($card, "acc") } mit der Waffe, für { $cost }.
lessons-classic-downwards = Jetzt trifft sie unter { FORM($strikes_below, "dat") }. Von oben nach unten erschlägt eine einzige Waffe viele. Erschlag { FORM($card, "acc") }, für { $cost }.
lessons-classic-further = Jetzt unter { FORM($strikes_below, "dat") }. Erschlag auch { FORM($card, "acc") }, für { $cost }.
lessons-classic-last = Das Verlies ist leer, also hat der letzte Raum nur { $cards } Karten. Nimm sie alle, und du entkommst. Erschlag zuerst { FORM($card, "acc") }, und heb den Trank für den Schluss auf.
lessons-classic-bonus = Bei einem Sieg zählt das Leben, das dir bleibt. Sind das { $most } und war die letzte Karte ein Trank, kommt sein Wert dazu. Trink { FORM($card, "acc") }.
lessons-classic-done = Entkommen mit { $left } Leben, und dein Ergebnis ist { $score }. Das waren alle Regeln. Der Rest ist Urteilskraft.

lessons-sidestep-title = Ausweichen: was anders ist
lessons-sidestep-away = Hier gibt es keine Flucht. Stattdessen darfst du, bevor du eine Karte eines Raums nimmst, eine davon unter das Verlies legen. Leg { FORM($card, "acc") } weg.
lessons-sidestep-all = Die Karte kommt wieder. Alle anderen nimmst du; nach diesen Regeln bleibt keine für den nächsten Raum. Nimm { FORM($card, "acc") }.
lessons-sidestep-first = Diese Monster sind gleich stark; erschlag, welches du willst. { FORM($card, "start") } kostet { $cost } mit { FORM($weapon, "dat") }.
lessons-sidestep-equal = Hier trifft eine gebrauchte Waffe auch ein Monster, das so stark ist wie ihr letztes Opfer. Das war { FORM($last_kill, "nom") }, also trifft { FORM($weapon, "nom") } auch { FORM($card, "acc") }, für { $cost }.
lessons-sidestep-fall = Der nächste Raum. Jetzt kannst du keine Karte weglegen, denn { $refusal }. Damit du siehst, was hier bei einer Niederlage zählt, bekämpf { FORM($card, "acc") } mit bloßen Händen. Der Zug wird zurückgenommen.
lessons-sidestep-ace = Gefallen. Bei einer Niederlage zählen die Karten, die noch im Verlies liegen, hier { $score }; wenig ist gut. Der Zug ist zurückgenommen. In diesem Kartenspiel sind die roten Asse dabei, je { $value } wert: Nimm { FORM($card, "acc") }.
lessons-sidestep-strike = { FORM($card, "start") } kostet { $cost ->
    [0] nichts
   *[other] { $cost }
 } mit { FORM($weapon, "dat") }. Schlag zu.
lessons-sidestep-rest = Der Raum ist ganz zu nehmen; du wählst nur die Reihenfolge. Weiter, wie du magst.
lessons-sidestep-last = { FORM($card, "start") } ist wieder da, wie angekündigt. Jetzt gibt es kein Ausweichen: Schlag zu, für { $cost }.
lessons-sidestep-done = Entkommen mit { $left } Leben, und dein Ergebnis ist { $score }: minus das Leben, das dir bleibt. Das niedrigste Ergebnis ist das beste.

lessons-dragons-title = Diamonds & Dragons: was anders ist
lessons-dragons-weapon = In diesem Kartenspiel sind die Drachen (die Joker) die stärksten Monster; auf deiner Seite stehen das Karo-Ass und der Herz-Bube. Nimm zuerst { FORM($card, "acc") }.
lessons-dragons-forced = Wer eine Waffe hat, muss sie benutzen; bloße Hände stehen nicht zur Wahl. Bekämpf { FORM($card, "acc") }, für { $cost }.
lessons-dragons-breaks = { FORM($weapon, "start") } trifft unter { FORM($strikes_below, "dat") }. An jedem anderen Monster zerbricht sie und hilft nicht: { FORM($card, "start") } wird { $cost } kosten. Kämpf, dann siehst du es.
lessons-dragons-fall = Zerbrochen und fort, und du hast { $health } Leben. Damit du siehst, was hier bei einer Niederlage zählt, bekämpf { FORM($card, "acc") }. Der Zug wird zurückgenommen.
lessons-dragons-small = Gefallen mit { $left }. Bei einer Niederlage zählt dein Leben minus die Monster im Verlies, { $score }; der Raum zählt nicht. Der Zug ist zurückgenommen. Bekämpf jetzt { FORM($card, "acc") }, solange keine Waffe davon stumpf wird.
lessons-dragons-ace = Das hat { $damage } gekostet. Nun nimm { FORM($card, "acc") }, eine Waffe mit Wert { $value }.
lessons-dragons-jack = Trink { FORM($card, "acc") }, { $value } wert.
lessons-dragons-run = { $health } Leben. Jetzt flieh. Hier kommt der Raum ins Verlies zurück, und das ganze Verlies wird gemischt.
lessons-dragons-wasted = Nach dem Mischen kann alles kommen. Deine letzte Karte war ein Trank. Trink gleich danach { FORM($card, "acc") }, dann siehst du, was geschieht; der Zug wird zurückgenommen.
lessons-dragons-joker = Verpufft: Ein Trank gleich nach einem anderen heilt nicht, auch nicht in einem neuen Raum oder nach einer Flucht. Der Zug ist zurückgenommen. Also bekämpf erst { FORM($card, "acc") }; Wert { $value }, kostet { $cost }.
lessons-dragons-heals = Ein Monster kam dazwischen, also heilt { FORM($card, "nom") } wieder: { $healing } Leben. Trink.
lessons-dragons-king = Erschlag { FORM($card, "acc") }, solange { FORM($weapon, "nom") } das kann; noch trifft die Waffe alles unter { FORM($strikes_below, "dat") }.
lessons-dragons-rest = Der Rest ist deine Sache. Achte auf die Reihenfolge: Die Waffe ist Pflicht und zerbricht an jedem Monster, das nicht unter { FORM($strikes_below, "dat") } liegt.
lessons-dragons-done = Entkommen mit { $left } Leben, und dein Ergebnis ist { $score }, gezählt wie im klassischen Spiel.

## guides
guides-tips = Ratschläge
guides-code = „{ $code }“
guides-cell = { $head } { $cell }
guides-row = { $name }: { $cells }.
guides-no_guide = die Anleitung { $name } gibt es nicht{ $near }: Es gibt { $known }
guides-line = { $number }. { $name }: { $title }.
guides-more = Schreib „{ command-guide }“ und einen Namen oder eine Nummer, um eine zu lesen.

## tips
tips-how-to-win =
    .w1 = Fast jede Kartenfolge ist zu gewinnen; an ihr liegt es selten.
    .w2 = Vier Monster in einem Raum: Flieh.
    .w3 = Flieh, solange du gesund bist: Zweimal in Folge geht es nicht, also ist der nächste Raum Pflicht.
    .w4 = Flieh auch aus guten Räumen: Tränke und Waffen sind am Ende mehr wert.
    .w5 = Karten, vor denen du geflohen bist, kommen zuletzt, in der Reihenfolge, in der sie lagen.
    .w6 = Eine neue Waffe gehört ins größte Monster, und dann geht es abwärts.
    .w7 = Kleine Monster mit bloßen Händen: So bleibt eine Waffe, die noch große trifft.
    .w8 = Eine schwache Waffe, die neu ist, ist besser als eine starke, die stumpf ist.
    .w9 = Ein zweiter Trank in einem Raum heilt nichts: Lass ihn für den nächsten liegen.
    .w10 = Lass auch eine zweite Waffe liegen: Sie ist neu, wenn die erste stumpf ist.
tips-how-to-win-without-running =
    .w1 = Die meisten Kartenfolgen sind verloren, bevor sie beginnen; miss dich an deinem Ergebnis.
    .w2 = Die Karte, die du liegen lässt, ist deine einzige Wahl: Lass das stärkste Monster auf eine Waffe warten.
    .w3 = Heb eine Waffe auf: Ein Raum voller Monster kommt bestimmt.
    .w4 = Benutz die Waffe auch an kleinen Monstern.
    .w5 = Trink Tränke gleich.
tips-scoring =
    .w1 = Bei vollem Leben bringt ein Trank als letzte Karte seinen Wert als Punkte dazu.
    .w2 = Heb einen großen Trank für den Schluss auf.
    .w3 = Ist alles verloren, sind noch Punkte zu retten: Trink, was heilt, und triff, was die Waffe trifft.
    .w4 = Kennst du die Karten, die noch kommen, such den Weg, der am meisten Leben lässt.

## daily
daily-no_number = ein Tagesverlies { $number } gibt es nicht: Das erste hat die Nummer 1
daily-no_zone = nirgends geht die Uhr der UTC um { $minutes } Minuten voraus: Uhr oder Zeitzone dieses Geräts sind falsch
daily-practised = { $name }, Übung
daily-practice_caveat = Der Tag dieses Tagesverlieses ist vorbei; die Partie ist Übung und zählt nicht.
daily-to_come = Tagesverlies { $number } öffnet am { $date }, wo du bist

## claims
claims-somebody = Jemand
claims-sealed = { $name } war schon dort unten. Wie es ausging, bleibt versiegelt, bis du dieselben Karten gespielt hast.
claims-damaged = das Ergebnis in diesem Link ist beschädigt und bleibt deshalb weg: { $claim }
claims-false = das Ergebnis in diesem Link stammt von keiner Partie dieser Kartenfolge und wird deshalb nicht gezeigt
claims-no_day = { $given } ist nicht die Nummer eines Tages

## comparing
comparing-title = Nebeneinander: { $what }
comparing-you = Du
comparing-says = { $name } sagt
comparing-mine = { $name }: { $result }.
comparing-theirs = { $name } sagt: { $result }.
comparing-party = { $name }, { $party }
comparing-health = Leben nach Räumen, { $name }: { $health }.
comparing-known = zählt nicht
comparing-parted = In Raum { $room } trennten sich die Wege.
comparing-did = { $name }: { $what }.
comparing-same = Ihr habt beide dasselbe getan, Raum für Raum.
comparing-none = von dieser Kartenfolge ist hier kein anderes Ergebnis aufgehoben
comparing-with = Neben { $name }

## threshold
threshold-title = Verlies { $number }, { $date }
threshold-practice =
    .w1 = Sein Tag ist vorbei, das hier ist also Übung: Sie zählt für keine Serie und keine Statistik.
    .w2 = Du darfst Züge zurücknehmen und nach Tipps fragen.
threshold-lines =
    .w1 = Es ist für alle dasselbe, und du hast einen Versuch.
    .w2 = Kein Zug lässt sich zurücknehmen, und mit einem Tipp gilt das Ergebnis als „mit Hilfe“.
    .w3 = Jeder Zug wird gesichert: Du kannst gehen und später weiterspielen.
threshold-keys = Enter beginnt. Esc geht zurück; noch ist nichts gesichert.
threshold-plain = Drück Enter oder schreib „{ word-begin }“, um zu beginnen; „{ command-back }“ lässt es für später.
threshold-prompt = Enter beginnt, { command-back } nicht>{" "}
threshold-first = dieses Verlies ist noch nicht begonnen: Beginne es erst
threshold-too_late = der Tag dieses Verlieses, { $date }, ist vorbei: Öffne stattdessen das von heute

## store
store-no_place = in { $place } lassen sich keine Partien sichern: Nenn einen Ordner, eine Datei oder eine URL wie sqlite:///games.db
store-unusable = die gesicherten Partien in { $place } sind nicht benutzbar: { $why }
store-no_home = in { $place } lassen sich keine Partien sichern: Dieses Konto hat kein Heimatverzeichnis; nenn einen anderen Ordner in SCOUNDREL_DATA
store-file = { $path }: { $why }
store-odd_value = die Spalte { $column } hat den Wert { $value }
store-no_lock = { $place } müsste leer sein, ist es aber nicht; deshalb lassen sich die Partien nicht sperren; lösch die Datei, Partien stehen nicht darin
store-full = der Datenträger ist voll, und { $place } braucht mehr Platz
store-busy = seit { $seconds } Sekunden hält ein anderes Programm die Partien in { $place } gesperrt; versuch es noch einmal
store-read_only = die Partien in { $place } lassen sich nicht ändern: Die Datei oder ihr Ordner ist schreibgeschützt
store-no_access = die Partien in { $place } lassen sich nicht öffnen: Sorg dafür, dass du die Datei und ihren Ordner lesen und schreiben darfst
store-damaged = die Partien in { $place } sind beschädigt; starte das Spiel neu, dann werden sie beiseitegelegt
store-newer = die Partien in { $place } haben Format { $version }, von einem neueren Scoundrel; dieses hier kennt Format { $latest }
store-no_database = { $place } ist keine Datenbank: Nenn einen Ordner für die Partien oder eine Datei, die auf .db endet
store-foreign = { $place } ist die Datenbank eines anderen Programms; Partien brauchen eine eigene Datei
store-set_aside = Die gesicherten Partien waren beschädigt. Sie liegen jetzt in { $place }; neue Partien kommen in eine neue Datei.
store-brought_up_to_date = Die gesicherten Partien wurden auf den neuen Stand gebracht. Eine Kopie der alten liegt in { $place }.
store-stale = die Partie ging anderswo weiter, vielleicht in einem anderen Fenster; hier ist sie, wie sie jetzt steht
store-other_moves = Partie { $id } ist mit anderen Zügen gesichert; lade sie neu
store-other_deal = Partie { $id } ist mit einer anderen Kartenfolge gesichert; lade sie neu
store-no_game = eine gesicherte Partie { $id } gibt es nicht
store-cant_replay = Partie { $id } ({ $name }) lässt sich nicht nachspielen: { $why }
store-daily_begun = das Tagesverlies vom { $date } ist schon begonnen; pro Tag gibt es eines
store-wrong_date = eine Partie der Art { $kind } kann nicht das Datum { $date } haben: Das hat nur ein Tagesverlies, wie 2025-03-01
store-name_taken = name kann nicht { $name } sein: So heißen schon andere Regeln
store-no_mixture = gesicherte Regeln namens { $name } gibt es nicht

## flow
flow-bot_plays = { $bot } spielt: { $moves }.
flow-move = Zug { $number }: { $moves }.
flow-no_undo = hier lässt sich nichts zurücknehmen
flow-nothing_to_undo = es gibt keinen Zug zurückzunehmen
flow-no_hint = hier gibt der Coach keine Tipps
flow-thinking = du bist nicht am Zug: { $who } denkt nach
flow-dealer = der Geber sieht sich den Raum zuerst an
flow-not_now = das geht jetzt nicht
flow-watching = { $line } geht nicht, während du zusiehst: Drück Enter für den nächsten Zug, oder schreib „{ command-back }“

## sitting
sitting-hint_daily = Mit einem Tipp gilt das Ergebnis dieses Tages als „mit Hilfe“. Frag noch einmal, wenn du ihn willst.
sitting-daily = Tagesverlies { $number }, { $date }
sitting-elsewhere = { $name }, anderswo gespielt
sitting-other_day = es ist nicht das Tagesverlies vom { $date }
sitting-no_undo_over = die Partie ist zu Ende, und das Ende hat zu viel verraten, um einen Zug zurückzunehmen
sitting-no_undo_daily = im Tagesverlies lassen sich keine Züge zurücknehmen
sitting-secret = die Karten dieser Kartenfolge sind noch geheim; spiel die Partie erst zu Ende, dann noch einmal
sitting-looked_ahead = Diese Kartenfolge ist dir nicht neu; die Partie zählt deshalb nicht in deiner Statistik.
sitting-odd_seats = Partie { $number } lässt sich nicht spielen: { $seats } können nicht an diesem Tisch sitzen
sitting-daily_first = das ist das Tagesverlies vom { $date }; spiel es erst als solches
sitting-too_many = { $move } ist ein Zug zu viel: Eine Zeile endet, wo neue Karten kommen oder ein Bot zieht

## trying
trying-name = { $name }, noch einmal ab Raum { $room }
trying-caveat = Du weißt, was kommt; diese Partie zählt deshalb nicht in deiner Statistik.
trying-unfinished = noch einmal zu versuchen ist eine Partie erst, wenn sie zu Ende ist: Bis dahin sind ihre Karten geheim
trying-over = hier endet die Partie, es bleibt nichts zu spielen; geh erst ein paar Züge zurück
trying-no_undo = ab hier wird die Partie noch einmal gespielt; frühere Züge lassen sich nicht zurücknehmen

## title
title-letters = S C O U N D R E L
title-motto = ein Verlies, ein Kartenspiel, eine Kerze
title-nothing_to_continue = Es gibt keine unbeendete Partie.
title-continue = Weiter
title-continue_help = Spiel die Partie weiter, die noch unbeendet ist.
title-play = Spielen
title-play_help = Die Lektion, dann die ersten Verliese, von gnädig bis gerecht.
title-new_game = Neue Partie
title-new_game_help = Gleich eine klassische Partie, frisch gemischt.
title-rule_sets = Andere Regeln
title-rule_sets_help = Acht Spielarten und deine eigenen Mischungen.
title-daily = Tagesverlies
title-daily_help = Die Kartenfolge von heute, für alle dieselbe. Du hast einen Versuch.
title-calendar = Kalender
title-calendar_help = Deine Tage, gewonnen, verloren und verpasst, und das Rätsel des Tages.
title-deal_code = Spielcode
title-deal_code_help = Spiel eine Kartenfolge, die jemand mit dir geteilt hat.
title-ranked = Gewertet
title-ranked_help = Kartenfolgen, die niemand kennen kann, für die Bestenlisten dieses Servers.
title-friend = Gemeinsam
title-friend_help = Zwei Geräte, ein Tisch: Schick einen Link.
title-boards = Bestenlisten
title-boards_help = Wer am besten spielt: heute, diese Woche, diese Saison, insgesamt.
title-two_players = Zu zweit
title-two_players_help = Diamonds & Dragons zu zweit, nebeneinander oder gegen einen Bot.
title-puzzles = Rätsel
title-puzzles_help = Ein Raum, ein bester Plan.
title-replays = Gespielte Partien
title-replays_help = Gesicherte Partien, Zug für Zug, mit der Kurve des Coachs.
title-statistics = Statistik
title-statistics_help = Siege, Ergebnisse, Serien und Erfolge.
title-bestiary = Bestiarium
title-bestiary_help = Jedes Wesen und Ding, das dir begegnet ist, und was daraus wurde.
title-lessons = So wird gespielt
title-lessons_help = Lern das Spiel beim Spielen; Ratschläge, Anleitungen und die Regeln.
title-settings = Einstellungen
title-settings_help = Aussehen, Bewegung, der Geber, und was der Tisch zeigt.

## front
front-know = Ich kenne das Spiel
front-fresh = klassisch, frisch gemischt
front-learn = die ersten Räume zeigen dir, wie es geht
front-learning = die Lektion, ab Schritt { $step } von { $steps }
front-rung = erstes Verlies { $number } von { $most } · { $share } von 100 entkommen
front-climbed = alle ersten Verliese überlebt
front-one_try = ein Versuch, für alle dieselben Karten
front-place = Raum { $room } von { $rooms }
front-room = Raum { $room }
front-health = { $n } Leben
front-dungeon = Verlies
front-week = { $n } der letzten sieben Tage beendet.
front-streak = { $n ->
    [one] ein Tag in Folge
   *[other] { $n } Tage in Folge
 }
front-no_streak = Noch keine Tage in Folge
front-rest = Das Übrige
front-candlelight = Kerzenlicht
front-daylight = Tageslicht

front-day-open = Hinab
front-day-begun = Unten weiter
front-day-over = Verlies von heute

## ladder
ladder-title = Erste Verliese
ladder-name = Erstes Verlies { $number } von { $most }
ladder-help = Kartenfolgen des klassischen Spiels, von gnädig bis gerecht. Entkomm aus einem, mit Hilfe oder ohne, und das nächste öffnet sich.
ladder-source = Wie gnädig sie sind, ist gemessen: „{ $share } von 100 entkommen“ heißt, dass von 100, die immer den ersten Plan wählen, der kein Schnitzer ist, { $share } lebend herauskommen.
ladder-share = { $share } von 100 entkommen
ladder-line = { $mark } { $name } · { $share } von 100 entkommen
ladder-no_number = ein erstes Verlies { $number } gibt es nicht: Sie sind von 1 bis { $most } nummeriert
ladder-locked = entkomm erst aus dem ersten Verlies { $number }
ladder-last = Das war das letzte der ersten Verliese. Von hier an wird jedes Mal neu gemischt.
ladder-told = Von 100, die immer den ersten Plan wählen, der kein Schnitzer ist, entkommen { $share }.
ladder-what = { $given } ist kein erstes Verlies: Schreib „{ command-play }“ für das nächste, oder „{ command-play }“ und eine Nummer
ladder-opened = Erstes Verlies { $number } ist offen: { $share } von 100 entkommen.

## question
question-way = {" "}{ $key } { $what }
question-default = ▸{ $key } { $what }
question-w = mit { FORM($weapon, "dat") }
question-b = schont { FORM($weapon, "acc") }
question-prompt = { $card }: Enter { $default } · Esc keins

## newgame
newgame-named_or_winnable = Eine Kartenfolge, die du nennst, ist vielleicht nicht zu gewinnen; lass das Feld leer für eine, die es ist.
newgame-seed = Kartenfolge (leer: eine zufällige)
newgame-winnable = zu gewinnen
newgame-start = Start
newgame-looking = Suche eine Kartenfolge, die zu gewinnen ist …
newgame-differs = Was anders ist als im üblichen Spiel (Geändertes fett):
newgame-topic = { $topic }.{" "}
newgame-standard = Das übliche Spiel.

## puzzles
puzzles-help = Spiel den ganzen Raum. Dann sagt der Coach, ob es einen besseren Plan gab.
puzzles-easy = Leicht
puzzles-medium = Mittel
puzzles-hard = Schwer
puzzles-solved = ✓
puzzles-open = ·
puzzles-level = { $level } · { $solved } von { $all } gelöst
puzzles-line = { $mark } { $place } · { $rules }
puzzles-locked = { $n } weitere, sobald diese gelöst sind
puzzles-name = { $level } { $place }
puzzles-heading = Rätsel { $name } · { $rules }
puzzles-todays = Rätsel des Tages, { $date } · { $name } · { $rules }
puzzles-no_more = es ist kein anderes Rätsel mehr zu lösen
puzzles-none = es gibt kein Rätsel{ $rules ->
    [any] {""}
   *[other] {" "}zu { $rules }
 }{ $level ->
    [any] {""}
   *[other] {" "}der Stufe { $level }
 }{ $number ->
    [any] {""}
   *[other] {" "}mit der Nummer { $number }
 }; vorhanden sind { $count }, zu { $known }
puzzles-onward = Enter: das nächste Rätsel, { $name }. Esc: alle Rätsel.
puzzles-again = Enter: noch einmal. n: das nächste Rätsel, { $name }.
puzzles-task = Finde den besten Plan für diesen Raum.

## replays
replays-when = { $date }, { $time }
replays-secret = Partie { $number } ist unbeendet, und ihre Aufzeichnung würde die Karten verraten; spiel sie erst zu Ende
replays-none = Noch ist keine Partie gesichert.
replays-line = { $when } · { $name } · { $state }
replays-open = unbeendet, Raum { $room }
replays-import = Partien einlesen
replays-import_help = Der Name einer Datei mit einer oder mehreren Aufzeichnungen.
replays-imported = { $n ->
    [one] Eine Partie eingelesen.
   *[other] { $n } Partien eingelesen.
 }
replays-refused = die Partie in Zeile { $line } blieb draußen: { $why }
replays-more_refused = { $n ->
    [one] Eine weitere blieb draußen.
   *[other] { $n } weitere blieben draußen.
 }
replays-export = Aufzeichnung schreiben
replays-export_help = Der Name einer neuen Datei.
replays-exported = Die Aufzeichnung steht in { $path }.
replays-no_name = { $name } ist kein Dateiname
replays-is_there = { $path } gibt es schon; eine Aufzeichnung braucht eine neue Datei
replays-heading = { $name } · Zug { $move } von { $moves }
replays-of = { $player }: { $name }
replays-somebody = jemand
replays-curve = Gewinnchance, Raum für Raum
replays-playing = Läuft, alle { $seconds } s ein Zug.
replays-no_curve = eine Kurve gibt es hier nicht: Die haben nur beendete Partien, die jemand allein spielte
replays-not_yet = Der Coach sieht sich die Partie noch an.

## end
end-unfinished = diese Partie ist unbeendet; der Coach blickt zurück, wenn sie vorbei ist
end-won = { $whole ->
    [yes] Ohne einen Kratzer entkommen
   *[no] { $n ->
        [one] Mit einem Herzen entkommen
       *[other] Mit { $n } Herzen entkommen
     }
 }
end-lost = Erschlagen von { FORM($killer, "dat") } in Raum { $room } von { $rooms }
end-lost_to_none = Gefallen in Raum { $room } von { $rooms }
end-deed = { FORM($killer, "gender") ->
    [m] Er
    [n] Es
   *[f] Sie
 } schlug für { $amount } zu, und du hattest noch { $health }.
end-of_player = { $name }: { $what }
end-outlived_rooms = { $n ->
    [one] { $survivor } hielt einen Raum länger durch als { $other }.
   *[other] { $survivor } hielt { $n } Räume länger durch als { $other }.
 }
end-outlived_moves = { $n ->
    [one] { $survivor } hielt einen Zug länger durch als { $other }, im selben Raum.
   *[other] { $survivor } hielt { $n } Züge länger durch als { $other }, im selben Raum.
 }
end-try_again = t versucht es noch einmal ab Raum { $room }.
end-more = d: die Einzelheiten.
end-less = d: nur das.
end-reviewing = Der Coach sieht sich die Partie an …
end-share = Zum Teilen (c kopiert es):
end-copied = In die Zwischenablage kopiert, wenn das Terminal es kann.

end-party-won = { $whole ->
    [yes] { $name } entkam ohne einen Kratzer
   *[no] { $n ->
        [one] { $name } entkam mit einem Herzen
       *[other] { $name } entkam mit { $n } Herzen
     }
 }
end-party-lost = { $name }: erschlagen von { FORM($killer, "dat") } in Raum { $room } von { $rooms }
end-party-lost_to_none = { $name } fiel in Raum { $room } von { $rooms }
end-party-deed = { FORM($killer, "gender") ->
    [m] Er
    [n] Es
   *[f] Sie
 } schlug für { $amount } zu, und { $name } hatte noch { $health }.

## shelf
shelf-waiting = Unbeendet
shelf-over = Beendet
shelf-deleted = Gelöscht
shelf-have_back = Wähl sie, um sie zurückzuholen.
shelf-place = Raum { $room } von { $rooms }, { $health } von { $most } Leben
shelf-cards = Im Raum: { $cards }.
shelf-given_up = diese Partie wurde aufgegeben; ansehen geht, weiterspielen nicht
shelf-given_up_at = aufgegeben in Raum { $room }, { $result }
shelf-is_over = Partie { $number } ist schon zu Ende
shelf-no_giving_up = eine Partie zu zweit lässt sich nicht aufgeben; löschen lässt sie sich
shelf-day_stays = die Partie eines Tages bleibt: Sie ist der eine Versuch an diesem Tag
shelf-gone = Partie { $number } ist nicht mehr zurückzuholen
shelf-ended = Die Partie ist zu Ende: { $result }.
shelf-deleted_now = Gelöscht. Eine Stunde lang lässt sie sich zurückholen, unter „Gelöscht“.
shelf-deleted_plain = Gelöscht. Schreib „{ command-restore } { $number }“, um sie binnen einer Stunde zurückzuholen.
shelf-back = Sie steht wieder im Regal.
shelf-confirm = Enter bestätigt. Esc lässt alles, wie es ist.
shelf-confirm_plain = Schreib „{ $command } { word-yes }“, dann geschieht es.

shelf-sure-counts = { $name }: diese Partie aufgeben? Sie gilt als verloren, als ob du hier gefallen wärst. Das ist endgültig.
shelf-sure-alone = { $name }: diese Partie aufgeben? Dann ist sie zu Ende und verloren, auch wenn sie in keiner Statistik zählt. Das ist endgültig.
shelf-sure-day = { $name }: den einen Versuch an diesem Tag aufgeben? Er gilt als verloren, als ob du hier gefallen wärst. Das ist endgültig.
shelf-sure-delete = { $name }, { $when }: diese Partie löschen? Eine Stunde lang lässt sie sich zurückholen.
shelf-sure-delete_counted = { $name }, { $when }: diese Partie löschen? Sie fällt auch aus deiner Statistik. Eine Stunde lang lässt sie sich zurückholen.

shelf-cell-high = ▇
shelf-cell-good = ▅
shelf-cell-fair = ▃
shelf-cell-low = ▁
shelf-cell-escaped = ☀
shelf-cell-fell = ✕
shelf-cell-here = ◆
shelf-cell-ahead = ·

## watching
watching-heading = { $bot } spielt · { $name } · Zug { $move }
watching-begin = { $bot } betrachtet den ersten Raum.
watching-on = { $bot } spielt von hier weiter.
watching-silent = { $bot } verrät nichts über die Gewinnchance.
watching-thinks = { $bot } erwartet: { $worth }.
watching-details = Was { $bot } erwogen hat
watching-line = { $plan }: { $worth }.
watching-nothing = Von diesem Zug gibt es nichts zu erzählen.
watching-offer = { $bot } zusehen
watching-offer_help = Eine neue Kartenfolge, Zug für Zug, samt den Gedanken dabei.

## questions
questions-title = Was würdest du tun?
questions-asks = { $who } fragt
questions-somebody = jemand
questions-asked = { $who }: Was würdest du tun? { $rule } { $which }
questions-sent = { $who } fragt: Was würdest du tun?
questions-reply = Antworte, und sieh, was die anderen tun würden:
questions-you = Du würdest { $plan }.
questions-would = { $who } würde { $plan }.
questions-too = { $who } würde dasselbe tun.
questions-coach = Der Coach
questions-onward = Spiel von hier weiter, oder lern das Spiel in fünf Minuten.
questions-over = die Partie dieses Links ist zu Ende, es ist nichts mehr zu entscheiden
questions-answered = diese Frage ist beantwortet: Spiel von hier weiter, oder geh zurück
questions-no_plan = { $line } ist hier keine Antwort: { $plans }
questions-one_plan = hier gibt es nur eines zu tun, also nichts zu fragen
questions-day_open = das Verlies vom { $date } ist für andere noch offen: Seine Karten lassen sich teilen, wenn der Tag überall vorbei ist
questions-odds = Chance zu entkommen, je nachdem, was hier geschieht
questions-odds_first = Chance zu entkommen:
questions-line = { $plan }: { $worth }.
questions-confirm = Du würdest { $plan }. Enter antwortet.
questions-keys = t: von hier weiterspielen. l: das Spiel lernen. Esc: zurück.
questions-copied = Frage und Link sind in der Zwischenablage, wenn das Terminal es kann.
questions-your_name = Dein Name, wie ihn die anderen sehen
questions-your_answer = Was du tun würdest
questions-no_answer = Das sage ich nicht
questions-free = kostenlos, im Browser, nichts zu installieren
questions-prompt = Antwort>{" "}
questions-plain = Schreib, was du tun würdest, zum Beispiel { $plan }.
questions-plain_next = Schreib „{ command-try }“, um von hier weiterzuspielen, „{ command-learn }“, um das Spiel zu lernen, oder „{ command-back }“.

questions-rule-some = { $face ->
    [1] Eine
    [2] Zwei
    [3] Drei
   *[other] { $face }
 } dieser { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
 } Karten { $face ->
    [1] muss
   *[other] müssen
 } genommen werden, in beliebiger Reihenfolge.
questions-rule-all = Alle diese Karten müssen genommen werden, in beliebiger Reihenfolge.
questions-rule-room = Du darfst auch aus dem ganzen Raum fliehen.
questions-rule-card = Eine davon darf vorher unter das Verlies gelegt werden.
questions-rule-turn = Du bist an der Reihe, eine dieser Karten zu nehmen.

questions-which-leave = { $n ->
    [1] Welche würdest du liegen lassen?
    [2] Welche zwei würdest du liegen lassen?
    [3] Welche drei würdest du liegen lassen?
   *[other] Welche { $n } würdest du liegen lassen?
 }
questions-which-put_away = Welche würdest du weglegen, wenn überhaupt?
questions-which-take = Welche würdest du nehmen?
questions-which-run = Würdest du fliehen?
questions-which-nothing = Hier gibt es nichts zu wählen.

questions-mark-leave = liegen lassen
questions-mark-put_away = weglegen
questions-mark-take = nehmen
questions-mark-yours = deine

## watch
watch-heading = { $title }, gespielt von { $bot }.
watch-game = { $number }. { $title }: { $result }.
watch-enter = Enter bringt den nächsten Zug, oder warte; Strg-C geht weg.
watch-step = Enter bringt den nächsten Zug; Strg-C geht weg.

## storage
storage-forbidden = dieser Browser lässt die Seite nichts behalten; deine Partien bleiben nur, solange sie offen ist
storage-full = im Browser ist kein Platz mehr; exportier deine Partien, oder schaff etwas Platz
storage-broken = der Speicher des Browsers ist jetzt nicht benutzbar; exportier deine Partien, wenn das so bleibt
storage-overtaken = Die Partie ging in einem anderen Fenster weiter; so steht sie jetzt.
storage-damaged = { $n ->
    [one] Ein gesichertes Stück war nicht lesbar und wurde beiseitegelegt.
   *[other] { $n } gesicherte Stücke waren nicht lesbar und wurden beiseitegelegt.
 }
storage-no_net = Was der Coach gelernt hat, ließ sich nicht laden. Versuch es noch einmal, wenn es eine Verbindung gibt.
