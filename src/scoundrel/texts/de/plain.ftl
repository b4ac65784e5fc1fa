## asking
asking-two_ways = { FORM($card, "nom") } lässt sich auf zwei Arten bekämpfen: Antworte w für die Waffe oder b für bloße Hände, oder schreib { $slot }w oder { $slot }b
asking-empty = eine leere Zeile ist kein Zug
asking-unknown = { $text } ist kein Zug: Schreib die Nummer oder den Namen einer Karte, wie 2 oder Karo 5
asking-other_kind = { $text } ist kein Zug: { FORM($card, "start") } ist { $kind ->
    [monster] ein Monster
    [weapon] eine Waffe
   *[potion] ein Trank
 }, { $wanted ->
    [monster] kein Monster
    [weapon] keine Waffe
   *[potion] kein Trank
 }
asking-not_held = du hast { FORM($card, "acc") } nicht in der Hand
asking-not_now = du kannst jetzt nicht { $what }, denn { $why }
asking-unarmed = { FORM($card, "acc") } mit einer Waffe bekämpfen
asking-over = { $slot } geht jetzt nicht: Die Partie ist zu Ende
asking-no_card = auf Platz { $slot } liegt keine Karte: Karten liegen auf { $slots }

## assistant
assistant-instructions = Das ist Scoundrel: ein Verlies, ein Kartenspiel, und eine Person, die hindurchwill. Beginne mit new_game oder continue_game, lies die Regeln mit rules, dann spiel Raum für Raum. Jede Antwort sagt alles, was du wissen darfst; look sagt es noch einmal, samt den Karten, die noch nicht zu sehen waren. Jeder Zug wird gesichert.
assistant-missing_package = Assistenten brauchen { $name }: { $command } bringt es
assistant-no_game = keine Partie liegt auf dem Tisch: Beginne eine mit new_game, oder setz eine fort mit continue_game
assistant-none_open = es gibt keine unbeendete Partie: Beginne eine mit new_game
assistant-is_over = Partie { $number } ist zu Ende: Beginne eine neue mit new_game
assistant-no_partner = { $rules } ist für eine Person, also kann niemand mitspielen
assistant-no_tool = das Werkzeug { $name } gibt es nicht{ $near }; es gibt { $known }
assistant-no_argument = das Werkzeug { $tool } nimmt kein { $name }; seine Argumente: { COUNT($known) ->
    [0] keine
   *[other] { $known }
 }
assistant-missing = dem Werkzeug { $tool } fehlt { $name }
assistant-wrong_kind = { $name } muss { $wanted } sein, nicht { $value }
assistant-no_text = den Text { $uri } gibt es nicht{ $near }
assistant-broken = Hier ist etwas schiefgegangen; look zeigt, wie die Partie steht.

assistant-kind-string = Text
assistant-kind-integer = eine ganze Zahl

assistant-tool-rule_sets = Die Spielarten, je in einem Satz.
assistant-tool-rules = Die Regeln in Worten: die einer Spielart oder die der Partie auf dem Tisch.
assistant-tool-new_game = Beginnt eine neue Partie, die bei jedem Zug gesichert wird. Die vorige bleibt gesichert.
assistant-tool-saved_games = Die gesicherten Partien mit ihren Nummern, die zuletzt gespielte zuerst.
assistant-tool-continue_game = Setzt eine unbeendete Partie fort, ob hier oder anderswo begonnen.
assistant-tool-look = Wie es steht: Leben und Waffe, der Raum, was jede Karte täte, und die Karten, die noch kommen oder aus dem Spiel sind.
assistant-tool-play = Macht einen Zug oder mehrere, alle in diesem Raum; gespielt werden alle oder keiner.
assistant-tool-hint = Ein Anstoß vom Coach. Frag noch einmal, was er täte und warum, und noch einmal, was jeder Plan wert ist. Alle drei zählen als ein Tipp.
assistant-tool-undo = Nimmt den letzten Zug zurück. Das wird gezählt.

assistant-argument-rules = Eine Spielart, wie classic, auf Wunsch mit anderen Einstellungen: classic start_health=15.
assistant-argument-seed = Irgendein Text: Derselbe Text ergibt immer dieselbe Kartenfolge, die also bekannt sein kann. Ohne ihn ist sie zufällig.
assistant-argument-partner = Wer bei Regeln für zwei die zweite Gruppe spielt: human, dann spielst du beide, oder ein Bot.
assistant-argument-number = Die Nummer einer gesicherten Partie; ohne sie die unbeendete, die zuletzt gespielt wurde.
assistant-argument-moves = run; 2 oder 5d oder 5 of diamonds nimmt diese Karte, nach ihrem Platz im Raum, Code oder Namen; 2w oder 7sw kämpft mit der Waffe, 2b oder 7sb mit bloßen Händen; -2 legt eine Karte weg. Mehrere, wie 2 4w oder 8d 4cw 8h.

## plain
plain-greeting = { $heading }. Schreib „{ command-help }“, wenn du Hilfe brauchst.
plain-introduced = { $words } Schreib „{ command-new } { $name }“, um es zu versuchen, oder „{ command-dismiss }“, um nichts mehr davon zu hören.
plain-sure = Schreib „{ word-yes }“, dann geschieht es, oder „{ word-no }“.
plain-only_drawn = { $given } passt hier nicht: Schreib „{ word-drawn }“ für ein Bild, oder nichts für Worte
plain-welcome = Wenn dir das Spiel neu ist, schreib „{ command-play }“: Eine kurze Lektion erklärt es, Zug für Zug.
plain-title = Scoundrel: { $motto }.
plain-languages = Das ist { $now }. Für eine andere Sprache schreib „{ command-set } language“ und ihren Code: { $others }.
plain-offered = Enter heißt „{ $command }“; „{ command-help }“ nennt alles andere.
plain-deal = Das war die Kartenfolge { $seed }.
plain-compare = Schreib „{ command-compare } { $number }“, um diese Partie neben der von { $name } zu sehen.
plain-share_what = „{ command-share }“ nimmt nichts oder „{ word-text }“: { $given } ist keins von beiden
plain-code = Der Spielcode: { $code }
plain-try = Schreib „{ command-try }“, um ab Raum { $room } weiterzuspielen; das zählt nicht.
plain-next = Schreib „{ command-new }“ für eine andere Kartenfolge, „{ command-again }“ für dieselbe, „{ command-share }“, „{ command-review }“ oder „{ command-curve }“ für die Einzelheiten, oder „{ command-quit }“.
plain-next_dungeon = Schreib „{ command-play }“ für das nächste Verlies, „{ command-new }“ für eine andere Kartenfolge, „{ command-again }“ für dieselbe, „{ command-share }“, „{ command-review }“, „{ command-curve }“ oder „{ command-quit }“.
plain-next_daily = Schreib „{ command-share }“, „{ command-review }“, „{ command-curve }“, „{ command-calendar }“, „{ command-new }“ oder „{ command-quit }“.
plain-back = Schreib „{ command-new }“ für eine Partie, „{ command-continue }“ für eine unbeendete, oder „{ command-help }“.
plain-back_to_game = Zurück zu deiner Partie.
plain-leave = Du gehst.
plain-leave_game = Du verlässt die Partie: { $result }.
plain-kept = Die Partie ist gesichert. Beim nächsten Mal geht es mit „{ command-continue }“ weiter.
plain-in_line = Zeile { $n }: { $why }
plain-cut_off = die Eingabe endete mitten in der Partie, in Raum { $room } mit { $health } Leben
plain-no_game = gerade läuft keine Partie: Schreib „{ command-new }“ für eine neue, oder „{ command-continue }“ für eine unbeendete
plain-needs_words = da fehlt etwas; schreib „{ $command }“
plain-no_words = auf „{ $command }“ kann nicht { $words } folgen: Schreib „{ command-help } { $command }“
plain-not_here = „{ $command }“ geht hier nicht: Schreib „{ command-help } { $command }“
plain-no_move = { $why }{ $near }
plain-no_command = den Befehl „{ $command }“ gibt es nicht{ $near }: Schreib „{ command-help }“ für alle
plain-watched = Das war der letzte Zug. Schreib „{ command-previous }“, „{ command-curve }“ oder „{ command-back }“; „{ command-try }“ spielt ab einem Zug davor weiter.
plain-puzzle_again = Versuch es noch einmal, oder schreib „{ command-solution }“, „{ command-next }“ oder „{ command-back }“.
plain-next_puzzle = Schreib „{ command-puzzle } { $level } { $place }“ für das nächste.
plain-no_number = { $given } ist keine Anzahl von Zügen: Schreib zum Beispiel „{ $command } 3“
plain-nothing_else = es gibt keine andere unbeendete Partie
plain-is_over = Partie { $number } ist zu Ende: Schreib „{ command-watch } { $number }“, um sie noch einmal zu sehen
plain-no_saved_number = { $given } ist nicht die Nummer einer gesicherten Partie: Schreib „{ command-games }“, um sie zu hören
plain-names_two = { $given } sind keine zwei Namen: Schreib beide, mit einem Komma dazwischen, wie in „{ command-names } Ada, Ben“
plain-names_are = Es spielen { $first } und { $second }.
plain-two_seats = zu zweit braucht es zwei, nicht { $given }: Schreib für jede Gruppe, wer sie spielt, wie in „{ command-two } { word-human } expert“
plain-no_seat = { $seat } kann nicht spielen{ $near }: Möglich ist { $known }
plain-mixture_kept = Diese Regeln sind gesichert als „{ $name }“.
plain-range = { $least } bis { $most }
plain-range_or_none = { $least } bis { $most }, oder none für keine Grenze
plain-mix_setting = { $name }={ $now }: { $label }. Möglich ist: { $values }.
plain-mix_deck = { $name }={ $now }: { $label }.
plain-forgotten = Die Regeln „{ $name }“ sind gelöscht.
plain-set = { $name }: { $title }. { $gist }
plain-own_set = { $name }: deine. { $title }.
plain-lesson = Lektion: { $title }. Schreib „{ command-back }“, um sie zu verlassen; es gibt auch { FORM($others, "") }.
plain-lesson_begun = Diese Lektion hast du schon begonnen. Schreib „{ command-learn } { $name } { word-again }“, um von vorn anzufangen.
plain-no_lesson = die Lektion { $name } gibt es nicht{ $near }: Es gibt { $known }
plain-no_puzzle = { $given } ist kein Rätsel: Schreib { FORM($levels, "", list: "or") }; dahinter darf eine Nummer stehen
plain-no_daily = { $given } gibt es nicht: Schreib „{ command-daily }“ für das Tagesverlies, oder „{ command-daily } { word-puzzle }“
plain-saved = { $number }: { $name }, { $state }, zuletzt gespielt { $when }.
plain-nothing_deleted = in der letzten Stunde wurde keine Partie gelöscht
plain-nothing_to_watch = noch ist keine Partie beendet
plain-export_what = { $given } reicht nicht: Schreib die Nummer einer gesicherten Partie und eine neue Datei, wie in „{ command-export } 3 partie.txt“
plain-counted = { $name }: { $words }
plain-plots = { $name }: Ergebnisse, und Genauigkeit Partie für Partie.
plain-never_played = es gibt keine beendete Partie nach { $name }{ $near }
plain-has_earned = Geschafft, { $when }: { $title }. { $sentence }
plain-to_earn = Noch nicht geschafft: { $title }. { $sentence }
plain-setting = { $name } { $now }: { $help } Sonst möglich: { $others }.
plain-no_setting = die Einstellung { $name } gibt es hier nicht{ $near }: Es gibt { $known }
plain-no_value = die Einstellung { $name } kann nicht { $value } sein: Möglich ist { $known }
plain-which_value = schreib einen Wert für die Einstellung { $name }: { $known }
plain-help_line = { $usage }: { $sentence }
plain-more_help = Schreib „{ command-help }“ und einen Befehl, um zu hören, was er tut, oder „{ command-help } { word-all }“.
plain-waiting = Warten auf { $who }. Strg-C beendet das Warten.
plain-stopped_waiting = Du wartest nicht mehr. Enter wartet weiter; „{ command-look }“, „{ command-resign }“, „{ command-back }“ und „{ command-quit }“ gehen wie sonst.
plain-gathering = die Partie hat noch nicht begonnen: Enter wartet auf die anderen, mit „{ command-back }“ gehst du
plain-gathered = Alle sind da.
plain-next_ranked = Schreib „{ command-ranked }“ für eine weitere, „{ command-boards }“ dafür, wer am besten spielt, oder „{ command-new }“ für eine eigene Partie.
plain-next_shared = Schreib „{ command-again }“ für eine Revanche, „{ command-friend }“ für deine Tische, oder „{ command-new }“ für eine eigene Partie.
plain-no_ranked = { $name } wird dort nicht angeboten{ $near }: Es gibt { $known }
plain-no_table = { $given } lässt sich nicht gemeinsam spielen{ $near }: Es gibt { $known }
plain-open_table = { $number }: { $title }, { $kind }.
plain-stand_in = Schreib „{ command-bot } { word-me }“ für einen Bot auf deinem Platz, oder „{ command-bot } { word-other }“ für einen auf dem anderen.
plain-no_stand_in = { $given } ist kein Platz: Schreib „{ command-bot } { word-me }“, oder „{ command-bot } { word-other }“
plain-tables = Schreib „{ command-friend }“ und eine Nummer, um weiterzuspielen, oder „{ command-friend } { word-new }“ für einen Tisch zu zweit.
plain-no_open_table = du hast keine offene Partie { $number }: Schreib „{ command-friend }“, um sie zu hören
plain-more_entries = Schreib „{ command-boards } { word-next }“ für mehr.
plain-no_next_page = weiter geht es nicht
plain-no_board = { $given } passt zu keiner Bestenliste{ $near }: Es gibt { $known }
plain-no_account = { $given } geht mit dem Konto nicht{ $near }: Es gibt { $known }
plain-account = Schreib „{ command-account }“ und eines davon: { $known }.
plain-account_data = schreib den Namen einer neuen Datei, wie in „{ command-account } { word-data } meine.json“
plain-moves_help =
    .w1 = Schreib, was du tun willst, und drück Enter.
    .w2 = 2, oder Karo 5: diese Karte nehmen, nach ihrer Nummer im Raum oder ihrem Namen.
    .w3 = 2w oder 2b: mit der Waffe oder mit bloßen Händen kämpfen; oder schreib Pik 7 mit bloßen Händen.
    .w4 = Auch ganze Sätze gehen: nimm die Karo 2, bekämpfe die Kreuz 5 mit bloßen Händen, trink 3.
    .w5 = Auf eine Frage antwortest du w, b, ja oder nein.
    .w6 = fliehen: aus dem Raum fliehen, wo die Regeln es erlauben.
    .w7 = -2, oder leg die Pik 7 weg: diese Karte weglegen, wo die Regeln es erlauben.
    .w8 = Eine Karte hat auch einen Code: ihren englischen Wert, und c für Kreuz, s für Pik, d für Karo oder h für Herz.
    .w9 = 5d nimmt die Karo 5; 7sw und 7sb bekämpfen die Pik 7; Jc ist der Kreuz-Bube.
    .w10 = In manchen Kartenspielen sind zwei Drachen: Xc ist der Lindwurm, Xs der Knochendrache.
    .w11 = 2 4w, oder 8d 4cw 8h: mehrere Züge in einem Raum; gespielt werden alle oder keiner.

plain-offer-ranked = { command-ranked }: { $told }
plain-offer-friend = { command-friend }: { $told }
plain-offer-boards = { command-boards }: { $told }
plain-offer-play = { command-play }: { $told }.
plain-offer-continue = { command-continue }: { $told }.
plain-offer-new_game = { command-new }: { $label }; { $told }.
plain-offer-daily = { command-daily }: { $label }; { $told }.

plain-prompt-unsaved = nicht gesichert{" "}
plain-prompt-move = >{" "}
plain-prompt-player = { $name }>{" "}
plain-prompt-over = { command-new }, { command-again } oder { command-quit }>{" "}
plain-prompt-lesson = Lektion, Schritt { $step } von { $steps }>{" "}
plain-prompt-puzzle = Rätsel>{" "}
plain-prompt-watch = Zug { $move } von { $moves }>{" "}
plain-prompt-gathering = warten, Enter wartet weiter>{" "}
plain-prompt-waiting = nicht am Zug, Enter wartet>{" "}
plain-prompt-online_over = zu Ende>{" "}

plain-dealer-alone = Geber, das ist nur für dich: Drück Enter, sobald niemand sonst es sehen oder hören kann>{" "}
plain-dealer-room = Geber, Raum { $number } hat: { $cards }.
plain-dealer-prompt = Was ist zu sehen? (Enter für nichts; „{ command-quit }“, „{ command-help }“ und „{ command-set } dealer nobody“ gehen wie sonst)>{" "}

plain-group-room = In einer Partie: { $commands }.
plain-group-begin = Um eine zu beginnen: { $commands }.
plain-group-learn = Zum Lernen: { $commands }.
plain-group-online = Auf einem Server: { $commands }.
plain-group-past = Gespielte Partien: { $commands }.
plain-group-rest = Und: { $commands }.

plain-usage-look = { command-look }
plain-usage-dismiss = { command-dismiss }
plain-usage-unseen = { command-unseen }
plain-usage-discard = { command-discard }
plain-usage-hint = { command-hint }
plain-usage-undo = { command-undo }
plain-usage-rules = { command-rules } [REGELN]
plain-usage-new = { command-new } [REGELN] [SEED]
plain-usage-play = { command-play } [NUMMER]
plain-usage-again = { command-again }
plain-usage-continue = { command-continue } [NUMMER]
plain-usage-compare = { command-compare } [NUMMER]
plain-usage-daily = { command-daily } [{ word-puzzle } oder NUMMER]
plain-usage-winnable = { command-winnable } [REGELN]
plain-usage-deal = { command-deal } CODE oder LINK
plain-usage-two = { command-two } [WER WER]
plain-usage-names = { command-names } [ERSTER NAME, ZWEITER NAME]
plain-usage-mix = { command-mix } [NAME:] FELD=WERT …
plain-usage-forget = { command-forget } NAME
plain-usage-sets = { command-sets }
plain-usage-ranked = { command-ranked } [REGELN], oder { command-ranked } { word-day } [REGELN]
plain-usage-friend = { command-friend } [{ word-new } oder REGELN] [{ word-dealer } oder { word-deal }], oder { command-friend } NUMMER
plain-usage-join = { command-join } LINK
plain-usage-boards = { command-boards } [REGELN] [{ word-day }, { word-week }, { word-season } oder { word-all }] [GRUPPE] [{ word-around }] [{ word-name } NAME], { command-boards } { word-next } oder { command-boards } { word-report } NAME
plain-usage-bot = { command-bot } [{ word-me } oder { word-other }]
plain-usage-account = { command-account } [{ word-name }, { word-code }, { word-recover }, { word-data }, { word-assisted }, { word-object }, { word-delete } oder { word-new }]
plain-usage-learn = { command-learn } [LEKTION] [{ word-again }]
plain-usage-puzzle = { command-puzzle } [STUFE] [NUMMER], { command-puzzle } { word-daily } oder { command-puzzle } { word-mine }
plain-usage-solution = { command-solution }
plain-usage-back = { command-back }
plain-usage-tips = { command-tips }
plain-usage-guide = { command-guide } [NAME oder NUMMER]
plain-usage-share = { command-share } [{ word-text }]
plain-usage-review = { command-review }
plain-usage-games = { command-games }
plain-usage-watch = { command-watch } [NUMMER, oder BOT [REGELN]]
plain-usage-next = { command-next } [ZÜGE], oder Enter
plain-usage-previous = { command-previous } [ZÜGE]
plain-usage-curve = { command-curve } [{ word-drawn }]
plain-usage-try = { command-try }
plain-usage-resign = { command-resign } [NUMMER] [{ word-yes }]
plain-usage-delete = { command-delete } NUMMER [{ word-yes }]
plain-usage-restore = { command-restore } [NUMMER]
plain-usage-export = { command-export } NUMMER DATEI
plain-usage-import = { command-import } DATEI
plain-usage-calendar = { command-calendar } [MONAT]
plain-usage-statistics = { command-statistics } [REGELN]
plain-usage-habits = { command-habits }
plain-usage-plot = { command-plot } [REGELN] [{ word-drawn }]
plain-usage-achievements = { command-achievements }
plain-usage-bestiary = { command-bestiary } [KARTE]
plain-usage-settings = { command-settings }
plain-usage-set = { command-set } NAME WERT
plain-usage-help = { command-help } [BEFEHL oder { word-all }]
plain-usage-quit = { command-quit }

plain-help-look = den Raum noch einmal beschreiben.
plain-help-dismiss = nichts mehr von den Regeln hören, die dir vorgeschlagen wurden.
plain-help-unseen = die Karten, die noch kommen.
plain-help-discard = die Karten, die aus dem Spiel sind.
plain-help-hint = ein Anstoß vom Coach; noch einmal dafür, was er tun würde, und noch einmal für die Gewinnchance jedes Plans.
plain-help-undo = den letzten Zug zurücknehmen.
plain-help-rules = die Regeln dieser Partie oder einer anderen Spielart.
plain-help-new = eine neue Kartenfolge; auf Wunsch nach anderen Regeln oder mit eigenem Seed.
plain-help-play = die Lektion, wenn dir das Spiel neu ist, dann die ersten Verliese, von gnädig bis gerecht; mit einer Nummer genau dieses.
plain-help-again = dieselbe Kartenfolge von vorn.
plain-help-continue = die letzte unbeendete Partie weiterspielen, oder die mit dieser Nummer.
plain-help-compare = deine beendete Partie neben der von jemandem, der dir einen Link geschickt hat.
plain-help-daily = das Tagesverlies von heute, für alle dasselbe; ein Versuch, und nichts wird zurückgenommen. Oder das Rätsel des Tages: „{ command-daily } { word-puzzle }“. Oder ein verpasster Tag zur Übung, mit seiner Nummer.
plain-help-winnable = eine neue Kartenfolge, die zu gewinnen ist.
plain-help-deal = die Kartenfolge zu einem Spielcode, wie in „{ command-deal } classic/42“; oder wohin ein Link führt, den dir jemand geschickt hat.
plain-help-two = eine Partie zu zweit, wie in „{ command-two } { word-human } expert“.
plain-help-names = wie die beiden heißen, die zwei Gruppen spielen, wie in „{ command-names } Ada, Ben“.
plain-help-mix = Einstellungen der Regeln ändern und danach spielen; mit einem Namen sind sie gesichert; „{ command-mix }“ allein nennt die Einstellungen.
plain-help-forget = eigene Regeln löschen, wie in „{ command-forget } meine“.
plain-help-sets = die Spielarten und deine eigenen Regeln, je in einem Satz.
plain-help-ranked = eine gewertete Partie mit Karten, die niemand kennen kann: die klassische, nach anderen Regeln, oder das Tagesverlies des Servers.
plain-help-friend = deine Tische auf dem Server; „{ command-friend } { word-new }“ öffnet einen zu zweit, „{ command-friend } dragons { word-dealer }“ einen, an dem jemand anders Geber ist, „{ command-friend } dragons { word-deal }“ einen, an dem du es bist.
plain-help-join = den Platz einer Einladung nehmen, die dir jemand geschickt hat, oder zusehen.
plain-help-boards = wer am besten spielt, wie in „{ command-boards } classic { word-week } { word-around }“, oder „{ command-boards } { word-name } Ann“.
plain-help-bot = vorschlagen, dass ein Bot deinen Platz nimmt, „{ command-bot } { word-me }“, oder den anderen, „{ command-bot } { word-other }“; oder einem Vorschlag zustimmen.
plain-help-account = wer du auf dem Server bist; dein Name, ein Code für deine anderen Geräte, deine Daten.
plain-help-learn = eine Lektion zum Durchspielen, von da an, wo du warst: classic, sidestep oder dragons; „{ word-again }“ fängt von vorn an.
plain-help-puzzle = ein Raum, ein bester Plan: das nächste ungelöste, eines wie „{ command-puzzle } { word-easy } 3“, das des Tages, oder ein eigener Fehler.
plain-help-solution = ein Rätsel aufgeben und den besten Plan sehen.
plain-help-back = eine Lektion, ein Rätsel oder eine Partie verlassen, bei der du zusiehst.
plain-help-tips = wie gut gespielt wird, in kurzen Sätzen.
plain-help-guide = wie du gewinnst, mit Flucht und ohne, und wie gezählt wird.
plain-help-share = eine beendete Partie in Worten, und ihr Link; „{ command-share } { word-text }“ zeigt die Zeilen zum Einfügen, und keine Karte wird verraten. Beim Zusehen die Stellung als Frage an andere.
plain-help-review = was der Coach zu jedem Raum einer beendeten Partie sagt.
plain-help-games = die gesicherten Partien, die neueste zuerst.
plain-help-watch = eine gesicherte Partie noch einmal, mit dem, was der Coach zu jedem Raum sagt; oder ein Bot beim Spielen, wie in „{ command-watch } expert“.
plain-help-next = beim Zusehen einen Zug weiter, oder so viele, wie du sagst; bei einem Rätsel zum nächsten.
plain-help-previous = beim Zusehen einen Zug zurück, oder so viele, wie du sagst.
plain-help-curve = die Gewinnchance, Raum für Raum, nach einer Partie oder beim Zusehen; „{ word-drawn }“ zeigt sie gezeichnet.
plain-help-try = ab dem Zug weiterspielen, den du siehst, oder nach einer Partie von da an, wo sie kippte; es zählt nicht.
plain-help-resign = eine unbeendete Partie aufgeben, sie gilt dann als verloren; ohne Nummer die, die du auf einem Server spielst.
plain-help-delete = eine gesicherte Partie löschen; eine Stunde lang lässt sie sich zurückholen.
plain-help-restore = eine gelöschte Partie zurückholen; ohne Nummer die letzte.
plain-help-export = die Aufzeichnung einer gesicherten Partie in eine neue Datei schreiben, wie in „{ command-export } 3 partie.txt“.
plain-help-import = die Partien aus einer Datei mit Aufzeichnungen sichern, wie in „{ command-import } partie.txt“.
plain-help-calendar = heute, und ein Monat voller Tage: gewonnen, verloren und verpasst; ein anderer Monat wie in „{ command-calendar } 2026-11“.
plain-help-statistics = wie deine Partien ausgingen.
plain-help-habits = was dich in deinen letzten Partien am meisten gekostet hat, und was du stattdessen tun kannst.
plain-help-plot = deine Ergebnisse und deine Genauigkeit, Partie für Partie; „{ word-drawn }“ zeigt sie gezeichnet.
plain-help-achievements = was du bisher geschafft hast, und was noch offen ist.
plain-help-bestiary = die Wesen und Dinge, die dir begegnet sind, und was daraus wurde; mit einer Karte, wie in „{ command-bestiary } Pik-10“, ihr Eintrag.
plain-help-settings = wer jeden Raum beschreibt, und wie Monster bekämpft werden.
plain-help-set = eine davon ändern, wie in „{ command-set } dealer nobody“.
plain-help-help = was du schreiben kannst; oder was ein Befehl tut, oder alle.
plain-help-quit = gehen; die Partie ist gesichert.
