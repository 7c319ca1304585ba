# Der Client im Browser, gleich welches Spiel.

web-skip = Zum Tisch springen
web-home = Startseite
web-close = Schließen
web-again = Noch einmal versuchen
web-sorry = Das hat nicht geklappt
web-wait = Einen Moment …
web-no-server = Der Server antwortet nicht. Prüfe deine Verbindung; diese Seite versucht es weiter.
web-no-page = Diese Seite gibt es nicht. Prüfe die Adresse oder beginne auf der Startseite.
web-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder öffne auf der Startseite einen neuen Tisch.
web-motto = Drei Brettspiele über das Bauen, mit vollständigen und genauen Regeln, zum Spielen und zum Forschen.

## Home

web-play-now = Jetzt spielen
web-invite = Freunde einladen
web-one-screen = An einem Bildschirm
web-continue = Weiterspielen
web-learn = In zehn Minuten lernen
web-set-up = Tisch einrichten
web-rules = Regeln
web-components = Spielmaterial
web-lobby = Hier fehlt noch jemand
web-lobby-none = Gerade sucht kein Tisch nach Mitspielenden.
web-watch = Zuschauen
web-watch-none = Gerade läuft kein öffentliches Spiel.
web-players = { $from } bis { $to } Personen
web-players-exactly = { $to } Personen
web-status-gathering = wartet auf Mitspielende
web-status-playing = läuft
web-status-over = beendet
web-bot-short = Bot
game-basilica = Basilica
game-basilica-about = Zwei Seiten bauen an einer Kathedrale. Lege Gewölbe ins Kirchenschiff, stelle Handwerker darauf und beherrsche die größten Gebiete, wenn die Königin nach dem Rechten sieht.
game-basilica-length = 45 Minuten
game-basilica-weight = mittel
game-orleans = Die Kathedralenbauer von Orléans
game-orleans-about = Gemeinsam gegen die Sanduhr: Gefolgsleute, Waren und Glas für eine Kathedrale, die in drei Runden stehen muss.
game-orleans-length = 45 Minuten
game-orleans-weight = leicht bis mittel
game-stupor_mundi = Stupor Mundi
game-stupor_mundi-about = Am Hof Friedrichs II.: Segle zu den Häfen, gewinne Verbündete, baue deine Burg und bewahre die Gunst des Kaisers.
game-stupor_mundi-length = 90 Minuten
game-stupor_mundi-weight = anspruchsvoll
game-pebbles = Kiesel
game-pebbles-about = Das kleinste Spiel, das es gibt: Nimm einen, zwei oder drei Kiesel; wer den letzten nimmt, gewinnt.
game-pebbles-length = 1 Minute
game-pebbles-weight = winzig

## Setting up

web-who-plays = Wer spielt mit?
web-your-name = Dein Name
web-their-name = Name dieser Person
web-how-many = Wie viele spielen mit?
web-seat-number = Platz { $seat }
web-wish-me = Ich
web-wish-screen = Jemand an diesem Bildschirm
web-wish-bot = Ein Bot
web-wish-invite = Jemand, den ich mit einem Link einlade
web-wish-open = Irgendwer aus der Lobby
web-level = Stärke
web-level-default = Üblicher Bot ★
web-level-random = Spielt zufällig
web-level-simple = Einfach
web-level-novice = Neuling
web-level-apprentice = Lehrling
web-level-journeyman = Geselle
web-level-craftsman = Handwerker
web-level-master = Meister
web-level-architect = Architekt
web-level-legend = Legende
web-edition = Ausgabe
web-options = { $count ->
    [one] Eine Regeloption
   *[other] { $count } Regeloptionen
}
web-table-manners = Uhr, Lobby und Tipps
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-budget = Für das ganze Spiel, +10 s je Zug
web-clock-move = Für jeden Zug
web-minutes = Minuten
web-listed = Diesen Tisch in der Lobby zeigen
web-approve = Ich entscheide, wer aus der Lobby dazukommt
web-hints-allowed = Alle dürfen einen Bot um Tipps bitten, auch gegeneinander
web-absent-bot = Bot für Abwesende
web-spectators = Zuschauen erlauben
web-forced = Selbsttätig ziehen, wenn es nur eine Möglichkeit gibt
web-starred = ★ kennzeichnet die übliche Wahl.
web-open-table = Tisch öffnen

## Start of the game

web-gathering = Warten auf Mitspielende
web-gathering-hint = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-asks = bittet um einen Platz
web-asks-you = Die Person, die den Tisch geöffnet hat, muss dich noch einlassen.
web-accept = Einlassen
web-remove = Entfernen
web-seat-free = freier Platz
web-somebody = jemand
web-you = du
web-away = abwesend
web-qr = QR-Code des Links
web-invite-link = Verschicke diesen Link
web-invite-once = Er gilt einmal, für eine Person.
web-invite-new = Neuer Link zu diesem Platz
web-sit = Platz nehmen
web-invited = Einladung zu { $game }
web-invited-lent = Dieser Platz ist dir geliehen; er kann zurückgefordert werden.
web-watch-only = Nur zuschauen
web-used-title = Dieser Link wurde schon benutzt
web-used = Benutzt hat ihn { $name }, jetzt auf dem Platz { $seat }. Warst du das, öffne den Tisch in demselben Browser wie damals. Sonst bitte um einen neuen Link; bis dahin kannst du zuschauen.
web-replaced-title = Dieser Link wurde ersetzt
web-replaced = Für den Platz { $seat } gibt es einen neueren Link. Bitte die Person darum, die dich eingeladen hat; bis dahin kannst du zuschauen.
web-reach-here = Diese Links gelten nur auf diesem Rechner.
web-reach-open = Telefone und Rechner in diesem Netzwerk mitspielen lassen
web-reach-host = Für andere Geräte starte den Server mit --host 0.0.0.0.
web-reach-network = Die Links gelten auf allen Telefonen und Rechnern in demselben Netzwerk (WLAN) wie dieser.
web-reach-far = Wer anderswo ist, braucht einen Tunnel oder einen Server im Internet. Ein Befehl genügt, wenn du ihn hast:
web-reach-then = Öffne dann die Adresse, die er zeigt, und lade von dort ein. Mehr: docs/hosting.md
web-to-table = Zum Tisch

## At the table

web-board = Das Spielbrett
web-left = Mitspielende und Verlauf
web-right = Mitspielende und Felder
web-panels = Verlauf, Chat und mehr
web-seat-of = Platz von { $who }
web-decides = am Zug
web-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
web-bot = Bot: { $level }
web-story = Verlauf
web-story-all = Den ganzen Verlauf zeigen
web-story-none = Noch ist nichts geschehen.
web-story-setup = Vorbereitung
web-story-open = Alles zeigen, was geschehen ist, oder eine Zeile für jeden Schritt
web-aside = Mehr
web-chat = Chat
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-none = Noch keine Nachrichten.
web-rule = Regel
web-result-rule = Wie das Spiel endet, in den Regeln
web-rule-read = Regel lesen
web-rule-all = In den Regeln öffnen
web-watcher = Zuschauend
web-your-turn = Du bist am Zug
web-turn-of = Am Zug: { $who }
web-waiting-for = Warten auf { $who }: { $task }.
web-sealed = Deine Antwort bleibt verborgen, bis auch { $who } geantwortet hat.
web-bot-thinks = { $who } denkt nach.
web-reconnecting = Verbindung unterbrochen; sie wird neu aufgebaut. Nichts geht verloren.
web-pending = Wird gesendet …
web-back = Zurücknehmen
web-cancel = Alles zurücknehmen
web-advice = Der Bot würde wählen: { $choice }. { $percent } % Gewinnchance.
web-advice-others = Andere Möglichkeiten: { $others }
web-confirm = Damit endet dein Zug: { $choice }.
web-confirm-yes = Zug beenden
web-hint = Tipp
web-list = Alle Möglichkeiten auflisten
web-sounds = Töne
web-table-menu = Dieser Tisch
web-watch-link = Link zum Zuschauen
web-record-down = Aufzeichnung herunterladen
web-position = Die Stellung, ohne das, was dir verborgen ist
web-position-show = Stellung zeigen
web-agree = Vorschläge und Aufgeben
web-lend = Einen Bot für { $who } spielen lassen
web-lend-ask = Soll ab jetzt ein Bot für { $who } spielen? Du kannst den Platz jederzeit zurücknehmen.
web-lend-sure = Ja, einen Bot spielen lassen
web-reclaim = Meinen Platz zurücknehmen
web-ask-back = Darum bitten, den letzten Schritt zurückzunehmen
web-ask-end = Vorschlagen, das Spiel zu beenden
web-ask-replace = Um einen Bot anstelle von { $who } bitten
web-concede = Aufgeben
web-concede-ask = Aufgeben? Das Spiel endet damit für dich und zählt als verloren.
web-concede-sure = Ja, aufgeben
web-offer-back = { $who } bittet darum, den letzten Schritt zurückzunehmen.
web-offer-end = { $who } schlägt vor, das Spiel zu beenden.
web-offer-replace = { $who } bittet um einen Bot anstelle von { $place }.
web-offer-replace-you = { $who } bittet um einen Bot an deiner Stelle. Antwortest du nicht binnen eines Tages, spielt der Bot für dich, bis du zurückkommst.
web-offer-replace-me = { $who } bittet um einen Bot an deiner Stelle. Ohne deine Zustimmung geschieht nichts.
web-offer-silence = Antwortet { $place } nicht binnen eines Tages, gilt das als Ja.
web-offer-waiting = Warten auf { $who }.
web-offer-withdraw = Zurückziehen
web-yes = Ja
web-no = Nein
web-cover-title = Gib den Bildschirm weiter: { $who }
web-cover = Was jetzt kommt, ist geheim. Alle anderen schauen bitte weg.
web-cover-look = Ich bin { $who }
web-copy = Kopieren
web-copied = Kopiert

## What others did

web-since = Seit deinem letzten Zug
web-follow-pause = Anhalten oder weiter (P)
web-follow-again = Noch einmal zeigen
web-pace = Tempo der Züge anderer
web-pace-off = sofort
web-pace-fast = schnell
web-pace-normal = normal
web-pace-slow = langsam

## The end

web-result = Das Spiel ist zu Ende
web-winner = gewonnen
web-rematch = Revanche
web-rematch-swapped = Plätze tauschen
web-rematch-same = Plätze behalten
web-rematch-draws = Dieselben Plättchen und Karten ziehen wie in diesem Spiel
web-rematch-join = Zur Revanche

## Replay

web-replay = Wiedergabe
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt vor
web-last = Zum Ende
web-run = Abspielen
web-stop = Pause
web-moment = Zeitleiste
web-speed = Tempo
web-eyes = Blickwinkel
web-share = Teilen
web-share-moment = Link zu dieser Stellung
web-on = Von hier weiterspielen …
web-on-bot = Von hier gegen einen Bot weiterspielen
web-on-screen = Von hier an einem Bildschirm weiterspielen
web-load = Aufzeichnung oder Stellung laden
web-load-hint = Füge eine Aufzeichnung oder eine Stellung ein oder wähle eine Datei. Dann sieh sie dir an oder spiele von dort weiter.
web-load-file = Datei wählen
web-load-text = Aufzeichnung oder Stellung
web-detail = Auf Englisch: { $detail }
web-load-rival = Gegenüber
web-load-play = Von dort weiterspielen
web-load-look = Ansehen

## Rules and components

web-rules-of = Regeln: { $game }
web-rules-new = Alle Regeln zum Nachschlagen. Neu in diesem Spiel?
web-rules-contents = Kapitel
web-search = Suchen
web-search-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
web-rules-all = Alle Regeln nach Nummern
web-rules-people = Die Anleitung zum Lesen und Spielen
web-rule-exact = Die genaue Regel
web-rule-none = Eine Regel oder ein Kapitel „{ $rule }“ gibt es nicht.
web-rule-near = Meintest du { $rule }?
web-search-none = Nichts gefunden; versuche ein anderes Wort.
web-print = Drucken
web-aid = Übersicht
web-edition-all = Alle Ausgaben
web-edition-none = Diese Ausgabe gibt es nicht; gezeigt werden die Regeln aller Ausgaben.
web-book-chapter = Kapitel { $number } von { $count }
web-book-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
web-book-table = Du liest die Regeln für: { $edition }.
web-figure = Beispiel
web-figure-n = Beispiel { $number }
web-figure-try = Ausprobieren
web-figure-yes = Erlaubt:
web-figure-no = Nicht erlaubt:
web-figure-tries = Was du versuchen kannst
web-figure-solution = Lösung Schritt für Schritt
web-figure-before = Voriger Schritt
web-figure-after = Nächster Schritt
web-figure-step = Schritt { $step } von { $steps }
web-figure-again = Von vorn
web-figure-next = Nächstes Beispiel
web-figure-number = Beispiel { $number } von { $count }
web-sources = Quellen und Festlegungen
web-components-of = Spielmaterial: { $game }
web-pieces = Was jedes Teil bedeutet
printed-yes = ja
printed-no = nein
printed-none = nichts
web-values = Jeder Wert und seine Quelle
web-own-components = Das Spielmaterial stammt aus deiner Datei { $file }: Regeln und Bilder richten sich danach, die Texte auf den Karten beschreiben das mitgelieferte.
web-components-hint = { $count } von { $all } Werten haben wir nachgebaut, weil keine öffentliche Quelle sie zeigt. Besitzt du das gedruckte Spiel, kannst du mit den Werten deines Exemplars spielen (triforium play --components).
web-part = Teil
web-what = Angabe
web-value = Wert
web-provenance = Quelle
web-provenance-rulebook = Anleitung: in einer Anleitung gedruckt
web-provenance-public = öffentlich: in einer öffentlichen Quelle zu sehen
web-provenance-deduced = gefolgert: ergibt sich aus dem, was die Quellen sagen
web-provenance-reconstructed = nachgebaut: von uns so gewählt, dass es zu allem Bekannten passt
web-mark-rulebook = Anleitung
web-mark-public = öffentlich
web-mark-deduced = gefolgert
web-mark-reconstructed = nachgebaut

## A game without its own board

web-plain = Dieses Spiel hat noch kein Bild; alles, was du wissen kannst, steht hier in Worten.
web-plain-position = Die Stellung
web-plain-choices = Deine Möglichkeiten

## Learning

web-learn-title = { $game } in zehn Minuten
web-learn-next = Weiter
web-learn-step = Schritt { $step } von { $all }
web-learn-other = Das ist erlaubt, aber die Lektion möchte hier etwas anderes.
web-learn-done = Du weißt genug, um zu spielen. Der Rest steht in den Regeln, einen Klick entfernt.
web-learn-again = Von vorn beginnen

## Settings

web-settings = Einstellungen
web-me-open = Dein Name und deine Geräte auf diesem Server
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-motion = Animationen
web-keys = Tastenkürzel
web-help = Jede Frage erklären
web-keys-title = Tastatur
web-key-tab = Tab
web-key-tab-does = zur nächsten Möglichkeit gehen
web-key-arrows = Pfeile
web-key-arrows-does = sich auf dem Brett bewegen, auch zu dem, was gerade nicht wählbar ist
web-key-enter = Enter
web-key-enter-does = wählen; wo das nicht geht: sagen, warum
web-key-l = L
web-key-l-does = alle Möglichkeiten auflisten; 1 bis 9 drücken eine Schaltfläche
web-key-u = U
web-key-u-does = zurücknehmen
web-key-h = H
web-key-h-does = Tipp
web-key-m = M
web-key-m-does = Töne ein- oder ausschalten
web-key-s = S
web-key-s-does = Verlauf, Chat und mehr
web-key-p = P
web-key-p-does = anhalten, was die anderen tun, oder weiter
web-key-escape = Esc
web-key-escape-does = einen Schritt zurück; schließen; überspringen, was gerade gezeigt wird

## The page edition: tables without a server

web-page-starting = Die Tische werden vorbereitet …
web-page-wasm = Dieser Browser kann die Tische nicht ausführen, weil WebAssembly fehlt oder ausgeschaltet ist. Nimm einen anderen Browser oder spiele auf einem Server.
web-page-load = Einige Dateien dieser Seite ließen sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.
web-page-newer = Die Spiele dieses Browsers stammen von einem neueren Triforium. Lade diese Seite neu, um es zu bekommen.
web-page-other = Die Tische ließen sich nicht starten. Versuche es noch einmal; hilft das nicht, lade alle Dateien neu. Deine Spiele bleiben erhalten.
web-page-afresh = Alle Dateien neu laden
web-page-not-stored = Dieser Browser lässt die Seite nichts speichern: Deine Spiele enden, wenn du diesen Tab schließt. Sichere vorher ihre Aufzeichnungen.
web-page-update = Eine neue Version ist da. Deine Spiele gehen weiter, wo sie stehen.
web-page-update-now = Jetzt aktualisieren
web-page-update-later = Später

## Analyse einer Partie

web-review = Analyse
web-review-making = Ein Bot sieht sich jeden Zug an …
web-review-graph = Chancen im Lauf der Partie
web-review-graph-all = Jede Farbe ist die Siegchance einer Person; zusammen sind es 100 %. Klicke, um dorthin zu gehen.
web-review-graph-one = Die helle Fläche zeigt, was zu erwarten war. Klicke, um dorthin zu gehen.
web-review-summary = Momente, Genauigkeit, Glück
web-review-here = Dieser Zug
web-review-moments = Entscheidende Momente
web-review-no-moments = Kein einzelner Zug und keine Ziehung hat diese Partie entschieden.
web-review-moment = Moment { $number }
web-review-accuracy = Genauigkeit
web-review-counts = Gut: { $good }, ungenau: { $slips }, Fehler: { $mistakes }, grobe Fehler: { $blunders }
web-review-luck = Ziehungen { $luck }, Entscheidungen { $choices }
web-review-all = Alle Züge als Tabelle
web-review-player = Wer
web-review-before = Vorher
web-review-after = Nachher
web-review-verdict = Urteil
web-review-best = am besten
web-review-good = gut
web-review-inaccuracy = ungenau
web-review-mistake = Fehler
web-review-blunder = grober Fehler
web-review-draw = Eine glückliche Ziehung
web-review-draw-worth = Was sie änderte, verglichen mit dem Durchschnitt aller möglichen Ziehungen:
web-review-played = Gespielt
web-review-better = Besser
web-review-why = Hauptgründe: { $reasons }
web-review-then = Was der Bot erwartet
