## serve
serve-link = Öffne diesen Link in einem Browser: { $link }
serve-alone = Nur dieser Rechner kommt heran.
serve-open_to_others = Die Seite lauscht auf { $host }: Wer den Link hat, kann deine Partien spielen.
serve-stop = Strg-C hält sie an. Partien sind nach jedem Zug gesichert.
serve-missing = die Seite braucht { $name }: { $command } bringt es
serve-no_host = { $host } ist keine Adresse dieses Rechners: { $why }
serve-no_name = so schreibt sich kein Name
serve-no_port = Port { $port } geht nicht: { $why }; lass ihn weg, dann wird ein freier genommen
serve-no_secret = Öffne den Link, den scoundrel serve ausgegeben hat: Er lässt diesen Browser hinein.
serve-elsewhere = Das ist keine Seite dieses Servers.
serve-too_long = Das ist zu lang.
serve-too_slow = Das kam zu langsam an.

## online
online-bad_address = { $url } ist nicht die Adresse eines Servers: Schreib https://example.org
online-no_server = Unter { $url } gibt es keinen Server für dieses Spiel.
online-lost = Der Server ist nicht zu erreichen ({ $why }). Auf deinem Tisch hat sich nichts geändert; versuch es noch einmal.
online-odd_answer = Der Server hat etwas geantwortet, das keinen Sinn ergibt (Status { $status }). Auf deinem Tisch hat sich nichts geändert.
online-dealer = der Geber
online-player = wer spielt
online-ranked_game = Gewertet: { $rules }
online-of_day = Gewertetes Verlies vom { $date }: { $rules }
online-day_picture = gewertet, { $date }
online-shared_game = { $rules }, gemeinsam
online-waits_for = es fehlt noch: { $who }
online-invite_lines =
    .w1 = Schick den Link, wem du den Platz geben willst.
    .w2 = Die Partie beginnt, wenn alle da sind.
online-ranked_lines =
    .w1 = Du hast einen Versuch: Kein Zug lässt sich zurücknehmen, und der Coach gibt keine Tipps.
    .w2 = Jeder Zug ist gesichert. Bleibt die Partie 24 Stunden liegen, gilt sie als verloren.
    .w3 = Der Server hat seine Hälfte der Mischung festgelegt; deine kommt dazu, bevor eine Karte fällt. Wählen kann die Karten keine Seite.
online-day_lines =
    .w1 = Du hast einen Versuch: Kein Zug lässt sich zurücknehmen, und der Coach gibt keine Tipps.
    .w2 = Jeder Zug ist gesichert. Bleibt die Partie 24 Stunden liegen, gilt sie als verloren.
    .w3 = Die Karten sind für alle dieselben und standen vor dem allerersten Zug fest.
online-shared_lines =
    .w1 = Alle sind da. Kein Zug lässt sich zurücknehmen, und der Coach gibt keine Tipps.
    .w2 = Du kannst gehen und später da weiterspielen, wo du warst.
online-commitment = Die Zusage des Servers: { $commitment }
online-given_up_alone = Diese Partie hast du aufgegeben.
online-given_up_there = { $who } hat diese Partie aufgegeben.
online-given_up = { $loser } gab auf: { $winner } gewinnt.
online-none = Hier ist kein Server, oder er ist gerade nicht zu erreichen.
online-no_answer = keine Antwort
online-not_begun = die Partie hat noch nicht begonnen
online-sealed = Versiegelte Karten { $digits }, am Ende geöffnet
online-sealed_lines =
    .w1 = Der Server hat seine Hälfte der Mischung festgelegt; dein Gerät fügt die andere hinzu.
    .w2 = Am Ende werden beide geöffnet, damit nachzuprüfen ist, dass niemand deine Karten gewählt hat.
online-sealed_day_lines =
    .w1 = Die Karten sind für alle dieselben und standen vor dem allerersten Zug fest.
    .w2 = Geöffnet werden sie, wenn niemand mehr im Verlies sein kann, damit nachzuprüfen ist, dass sie dieselben blieben.
online-account = Dein Konto
online-nobody = Du hast hier noch kein Konto: Mit deiner ersten Partie bist du zu Gast.
online-guest = Du bist zu Gast. Deine Gruppe: { $group }.
online-known_as = Du heißt { $name }. Deine Gruppe: { $group }.
online-name = Name
online-name_help = Lass ihn leer, wenn du keinen willst. Er darf keinem anderen Namen zum Verwechseln ähnlich sehen.
online-devices = Andere Geräte
online-help_heading = Mit Hilfe spielen
online-kept = Was von dir aufgehoben wird
online-code = Dein Wiederherstellungscode: { $code }
online-code_once = Schreib ihn auf: Er wird nur einmal gezeigt. Wer ihn hat, kann auf jedem Gerät in deinem Namen spielen.
online-code_asked = Dein Wiederherstellungscode
online-object_words = Was geschehen ist, in deinen Worten
online-recovered = Hier gilt jetzt dasselbe Konto wie auf deinem anderen Gerät.
online-noted = Notiert. Wer diesen Server betreibt, kann es lesen.
online-deleted = Dein Konto ist gelöscht, mit allem, was der Server davon hatte. Gemeinsame Partien bleiben, ohne deinen Namen.
online-openly = Hilfe von einem Programm daheim fällt nicht immer auf. Wer deutlich eines nachspielt, kommt in die Gruppe „mit Hilfe“.
online-open = Wartet auf dich
online-ranked_today = Das Verlies vom { $date }
online-ranked_any = Karten, die niemand kennen kann
online-ranked_terms = { $n ->
    [one] Ein Versuch, keine Tipps, nichts wird zurückgenommen. Bleibt die Partie eine Stunde liegen, ist sie verloren.
   *[other] Ein Versuch, keine Tipps, nichts wird zurückgenommen. Bleibt die Partie { $n } Stunden liegen, ist sie verloren.
 }
online-day_entry = Hinab
online-day_help = Ein Versuch, dieselben Karten für alle auf diesem Server
online-standing = Dein Platz insgesamt: { $place }, mit einem Schnitt von { $mean }.
online-unranked = { $n ->
    [one] Nach einer weiteren Partie hast du einen Platz.
   *[other] Nach { $n } weiteren Partien hast du einen Platz.
 }
online-board_of = { $n ->
    [one] ein Name
   *[other] { $n } Namen
 }
online-board_when = { $when }: { $players }
online-board_least = { $n ->
    [one] Für einen Platz braucht es eine Partie.
   *[other] Für einen Platz braucht es { $n } Partien.
 }
online-board_empty = Hier steht noch niemand.
online-row = { $n ->
    [one] eine Partie, { $wins } gewonnen, beste Serie { $streak }
   *[other] { $n } Partien, { $wins } gewonnen, beste Serie { $streak }
 }
online-mean = { $mean } ± { $margin }
online-unnamed = ein Gast
online-find_name = Der gesuchte Name
online-which_rules = Regeln
online-friend_lines = Du öffnest einen Tisch und schickst einen Link. Wer ihn öffnet, setzt sich.
online-two_parties = Zwei Gruppen
online-dealers_seat = Ein Platz für einen Geber
online-dealer_help = Der Geber sieht jeden Raum zuerst und beschreibt ihn.
online-dealt_theirs = Jemand gibt dir
online-dealt_theirs_help = Du spielst; die andere Seite sieht jeden Raum zuerst.
online-dealt_mine = Du gibst
online-dealt_mine_help = Du siehst jeden Raum zuerst; die andere Seite spielt.
online-somebody = jemand
online-a_friend = die andere Seite
online-seat_free = Der andere Platz ist noch frei.
online-invites_player = Wer diesen Link zuerst öffnet, setzt sich
online-invites_dealer = Wer diesen Link zuerst öffnet, gibt
online-watch_link = Wer diesen Link hat, kann zusehen, mehr nicht.
online-invited_seat = Du bist an einen Tisch geladen, von { $name }.
online-invited_dealer = Du bist als Geber eingeladen, von { $name }.
online-taken = Auf diesem Platz sitzt schon jemand. Wenn es deiner ist, spiel weiter.
online-hero = { $name }: { $line }
online-stand_in = Einen Bot für { $name } spielen lassen
online-stand_in_me = Einen Bot für mich spielen lassen
online-stand_in_asked = Das ist vorgeschlagen.
online-stand_in_proposed = Vorgeschlagen: Ein Bot spielt für { $name }. Er tut es, sobald ihr beide zustimmt.
online-rematch_asked = Es wartet schon jemand auf dich.
online-ranked_again = Noch eine gewertete Partie
online-record_help = Nachprüfen lässt sie sich mit scoundrel check.

online-fair-yes = Die Kartenfolge war ehrlich.
online-fair-no = Die Kartenfolge war nicht die, die vor der ersten Karte zugesagt war.
online-fair-later = Die Karten des Tages werden geöffnet, wenn niemand mehr im Verlies sein kann.
online-fair-commitment = Zugesagt vor der ersten Karte: { $text }
online-fair-secret = Das Geheimnis des Servers, jetzt geöffnet: { $text }
online-fair-side = Was von deiner Seite dazukam: { $text }
online-fair-day = Statt einer eigenen Seite, für alle gleich: { $text }

online-sure-resign = Diese Partie aufgeben? Dann ist sie verloren.
online-sure-assisted = Ab jetzt mit Hilfe spielen? Du und deine Ergebnisse kommen in die Bestenlisten „mit Hilfe“, und das ist endgültig.
online-sure-delete = Deinen Namen, deine Ergebnisse, deine Plätze auf allen Bestenlisten und deine gewerteten Partien löschen? Das ist endgültig.

online-group-unaided = ohne Hilfe
online-group-assisted = mit Hilfe
online-group-programs = Programme

online-group_short-unaided = Ohne Hilfe
online-group_short-assisted = Mit Hilfe
online-group_short-programs = Programme

online-period_short-day = Tag
online-period_short-week = Woche
online-period_short-season = Saison
online-period_short-all = Alles

online-column-name = wer
online-column-mean = Schnitt

online-entry-rename = Einen Namen wählen
online-entry-rename_help = Andere sehen ihn. Zum Spielen brauchst du keinen.
online-entry-recovery = Ein Wiederherstellungscode
online-entry-recovery_help = Dasselbe Konto auf einem anderen Gerät. Ein älterer Code gilt dann nicht mehr.
online-entry-sign_out = Überall sonst abmelden
online-entry-sign_out_help = Nur dieses Gerät bleibt angemeldet, und du bekommst einen neuen Wiederherstellungscode.
online-entry-recover = Wiederherstellungscode eingeben
online-entry-recover_help = Hier dasselbe Konto wie auf einem anderen Gerät.
online-entry-assisted = Mit Hilfe spielen
online-entry-assisted_help = Wer das tut, hat eigene Bestenlisten.
online-entry-object_to = Widersprechen
online-entry-object_to_help = Sag, warum du zur Gruppe „ohne Hilfe“ gehörst.
online-entry-my_data = Deine Daten mitnehmen
online-entry-my_data_help = Alles, was der Server von dir hat, als Datei.
online-entry-delete_account = Dein Konto löschen
online-entry-delete_account_help = Deinen Namen, Ergebnisse, Plätze und gewertete Partien. Gemeinsame Partien bleiben, ohne deinen Namen.
online-entry-anew = Neu anfangen
online-entry-anew_help = Als neuer Gast. Ohne den Wiederherstellungscode ist dein Konto für dich verloren.

## server
server-none = es ist kein Server bekannt: Nenn einmal seine Adresse, wie in scoundrel play --server https://example.org
server-unreachable = Der Server unter { $url } ist gerade nicht zu erreichen. Alles andere ist da.
server-forgotten = Kein Server ist mehr bekannt, und auch nicht, wer du dort warst.
server-guest = Du bist jetzt zu Gast auf { $url }. Einen Namen gibt es unter „Dein Konto“.
server-unknown = Der Server kennt dich nicht mehr. Gib unter „Dein Konto“ deinen Wiederherstellungscode ein, oder fang neu an.
server-bad_invitation = { $given } ist keine Einladung: Füg den ganzen Link ein, den du bekommen hast
server-waiting = Warten auf { $who }.
server-asking = Frage an den Server …
server-your_turn = Du bist am Zug.
server-kept = Die Partie wartet auf dem Server auf dich.
server-seat_link = Um mit dir zu spielen: { $link }
server-dealer_link = Um zu geben: { $link }
server-watch_link = Zum Zusehen: { $link }
server-none_open = Du hast auf diesem Server keine offene Partie.
server-first_open = Du hast eine offene gewertete Partie; die kommt zuerst.
server-onward = n: noch eine. Esc: Titel.
server-rematch = n: Revanche. Esc: Titel.
server-looking_on = Du siehst zu.
server-stand_in = Ein Bot nimmt einen Platz, sobald ihr es beide vorgeschlagen habt.

server-kind-ranked = gewertet
server-kind-shared = gemeinsam

## boards
boards-heading = Bestenlisten
boards-title = { $rules }, { $period }, { $group }
boards-line = { $n ->
    [one] { $rank }. { $name }: { $mean }, { $wins } von einer Partie gewonnen, beste Serie { $streak }
   *[other] { $rank }. { $name }: { $mean }, { $wins } von { $n } Partien gewonnen, beste Serie { $streak }
 }
boards-margin = {" "}± { $margin }
boards-own = Du: { $line }
boards-unranked = { $n ->
    [0] Du hast hier noch keine Partie; für einen Platz braucht es { $least }.
    [one] Du hast hier eine Partie; für einen Platz braucht es { $least }.
   *[other] Du hast hier { $n } Partien; für einen Platz braucht es { $least }.
 }
boards-none = Auf dieser Liste steht noch niemand.
boards-not_yet = Du stehst noch nicht auf dieser Liste.
boards-no_name = Auf dieser Liste heißt niemand { $name }.
boards-not_listed = in der Liste oben heißt niemand { $name }
boards-open = Geordnet nach dem mittleren Ergebnis; was auf ± folgt, sagt, wie weit es daneben liegen kann, in 19 von 20 Fällen. Hilfe von einem Programm daheim fällt nicht immer auf. Wer deutlich eines nachspielt, kommt in die Gruppe „mit Hilfe“.
boards-reported = Danke. Ein Name, der oft genug gemeldet wird, verschwindet.
boards-find = Nach Namen suchen
boards-find_help = Der gesuchte Name.

boards-period-day = das Verlies vom { $when }
boards-period-week = Woche { $when }
boards-period-season = Saison { $when }
boards-period-all = insgesamt

## ranked
ranked-of_day = Verlies von heute: { $rules }

## friend
friend-help = Öffne einen Tisch, und schick den Link dazu. Links und rechts ändern, was mit einem Geber gespielt wird.
friend-open = Weiter: { $title }, { $kind }
friend-two = { $rules }: zwei Gruppen, zwei Geräte
friend-dealt = { $rules }: jemand anders ist Geber
friend-dealing = { $rules }: du bist Geber
friend-join = Mit einem Link beitreten
friend-join_help = Füg den Link ein, den du bekommen hast.

## account
account-told = { $who } Der Server ist { $url }.
account-nameless = ein Gast
account-why = Du wurdest dorthin verschoben: { $why }
account-named = Du heißt jetzt { $name }.
account-unnamed = Du hast jetzt keinen Namen.
account-recovered = Hier heißt du jetzt { $name }.
account-assisted = Du gehörst jetzt zur Gruppe „mit Hilfe“.
account-taken = Alles, was der Server von dir hat, steht in { $path }.
account-data_file = Der Name einer neuen Datei.
account-begun_anew = Wenn du dort das nächste Mal spielst, bist du ein neuer Gast.
account-sure = n: ja, mach es. Esc: nein.
