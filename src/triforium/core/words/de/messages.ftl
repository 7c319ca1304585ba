# Was der Tisch in jedem Spiel sagt: das Terminal und die Nachrichten des Servers.

seat-nobody = niemand
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
allowed = erlaubt
game-is-over = Das Spiel ist zu Ende.
ending-win = { $who } gewinnt.
ending-draw = Unentschieden zwischen { $who }.

## Start of the game

welcome = { $game }: { $edition }
reconstructed = Einige Werte auf Plättchen und Markern haben wir nachgebaut: triforium components { $game } zählt sie auf.
how-to = Gib die Nummer einer Wahl, einen Zug oder hilfe ein.
resumed = Das Spiel geht dort weiter, wo du es verlassen hast.

## Playing

since-last = Seit deiner letzten Wahl:
so-far = Bisher:
forced = Nur eine Möglichkeit: { $choice }.
pass-screen = Gib den Bildschirm weiter ({ $who }) und drücke Enter. Alle anderen schauen bitte weg.
no-such-choice = Die Wahl { $text } gibt es nicht. Gib eine Nummer von 1 bis { $most } ein.
not-understood = { $text } ist keine Wahl, kein Zug und kein Befehl. Gib eine Nummer von 1 bis { $most } ein, einen Zug wie { $example } oder hilfe.
too-much = Der Rest der Zeile wurde übergangen: { $text }.
refused = { $reason } ({ $rule })
allowed-by = Erlaubt: { $choice } ({ $rule })

## Commands

command-help = hilfe
command-board = brett
command-back = zurück
command-why = warum
command-rule = regel
command-hint = tipp
command-save = speichern
command-position = stellung
command-record = aufzeichnung
command-quit = ende

help-title = Gib die Nummer einer Wahl ein, einen Zug (wie { $example }) oder nur den Teil des Zuges, nach dem gefragt wird. Befehle (die englischen gelten auch):
help-help = diese Seite zeigen
help-board = das Brett noch einmal zeichnen (Enter tut dasselbe)
help-back = deine letzte Wahl zurücknehmen (undo tut dasselbe)
help-why = warum ZUG oder warum NUMMER: warum ein Zug erlaubt ist oder nicht, mit seiner Regel
help-rule = regel ID: eine Regel lesen, zum Beispiel regel { $rule }
help-hint = was ein guter Bot täte, und warum
help-save = speichern DATEI: die Aufzeichnung des Spiels speichern; von da an wird die Datei nach jedem Zug ergänzt
help-position = die Stellung in der Notation des Spiels, ohne das, was dir verborgen ist
help-record = die bisherige Aufzeichnung des Spiels
help-quit = aufhören; ein gespeichertes Spiel lässt sich später fortsetzen

back-done = Zurückgenommen.
back-far = Zurück zur vorigen Wahl ({ $who }). Alles, was seither gewählt und gezogen wurde, ist ebenfalls zurückgenommen; dieselben Plättchen und Karten werden wieder gezogen.
back-nothing = Noch gibt es nichts zurückzunehmen.
why-what = Gib warum ein und dann einen Zug oder die Nummer einer Wahl, zum Beispiel warum { $example }.
rule-which = Gib regel ein und dann ihre ID, zum Beispiel regel { $rule }.
rule-unknown = Die Regel { $text } gibt es nicht.
rule-near = Meintest du eine von diesen? { $rules }
save-where = Gib speichern ein und dann den Namen einer Datei.
save-taken = In { $file } steht schon etwas anderes; wähle einen anderen Namen.
save-failed = { $file } kann nicht geschrieben werden ({ $problem }).
saved = Die Aufzeichnung steht in { $file } und wird nach jedem Zug ergänzt.
hint-is = Der Bot ({ $level }) würde wählen: { $choice }
hint-line = Danach erwartet er: { $line }
hint-reasons = Hauptgrund: { $reasons }
hint-candidate = { $percent } %  { $choice }
feature-points = Punkte
level-random = Zufall
level-random-style = Wählt zufällig: um die Regeln auszuprobieren, oder für den ersten Sieg.
level-novice = Neuling
level-novice-style = Sieht nur den nächsten Schritt und übersieht oft den besten: für die ersten Partien.
level-apprentice = Lehrling
level-apprentice-style = Kennt das Spiel und gibt sich mit ganz guten Zügen zufrieden: für den zweiten Abend.
level-simple = Einfach
level-simple-style = Schaut bis zum Ende der eigenen Aktion: ein schneller Gegner.
level-journeyman = Geselle
level-journeyman-style = Denkt den eigenen Zug zu Ende: wenn du alle Regeln kennst.
level-craftsman = Handwerker
level-craftsman-style = Denkt auch an deine Antwort: wenn du ab und zu gewinnst.
level-master = Meister
level-master-style = Macht wenige Fehler: für Leute, die oft gespielt haben.
level-architect = Architekt
level-architect-style = Plant voraus: für Leute, die gut spielen.
level-legend = Legende
level-legend-style = Denkt am längsten, bis zu zwei Sekunden: für Leute, die den Architekten schlagen.
level-thinks = höchstens { $milliseconds } ms
level-thinks-not = sofort
strength-rating = Wertungszahl { $value } ({ $low } bis { $high }, { $games } Partien); zufälliges Spiel ist 0.
strength-won = Ein Team aus solchen Bots gewinnt { $value } % der Partien ({ $low } bis { $high }, { $games } Partien).
strength-unknown = Die Stärke dieses Bots wurde nicht gemessen.
still-secret = Was noch geheim ist, fehlt hier.
end-menu = Gib speichern DATEI ein, um die Aufzeichnung zu behalten, zurück, um die letzte Wahl zurückzunehmen, oder drücke Enter, um aufzuhören.
kept-in = Das Spiel ist in { $file } gespeichert.
goodbye = Auf Wiedersehen.

## At a table on the network

ending-agreed = Das Spiel wurde im Einvernehmen beendet.
ending-time = { $who }: Die Zeit ist um, die Partie verloren.
ending-conceded = { $who } gibt auf.

phrase-look-here = Schau, hier!
phrase-wait = Einen Moment.
phrase-well-done = Gut gemacht!

told-hint-asked = Ich habe einen Bot um einen Tipp gebeten.
stopped-rules = Dieses Spiel wurde nach Version { $rules } der Regeln von { $game } gespielt, und dieser Server spielt nach Version { $now }. Du kannst es ansehen, herunterladen und von jeder Stellung aus an einem neuen Tisch weiterspielen.
stopped-components = Dieses Spiel ({ $game }) wurde mit anderem Spielmaterial gespielt, als dieser Server es hat. Um weiterzuspielen, starte den Server mit derselben Datei (--components DATEI).
stopped-damaged = Die gespeicherten Züge dieses Tisches sind von hier an beschädigt. Bis hierher kannst du das Spiel ansehen.

refused-malformed = Der Server hat diese Nachricht nicht verstanden.
refused-too-large = Diese Nachricht ist zu groß; die Grenze liegt bei { $bytes } Byte.
refused-too-fast = Zu schnell: Warte einen Moment und versuche es noch einmal.
refused-too-slow = Diese Anfrage kam zu langsam an. Versuche es noch einmal.
refused-bad-choice = Das kannst du nicht wählen.
refused-unreadable = Dieser Text ist nicht lesbar.
refused-stale = Das Spiel ist weitergegangen; bitte sieh noch einmal hin.
refused-reused = Der Befehlsname { $command } wurde schon für etwas anderes verwendet. Nimm für jeden Befehl einen neuen Namen.
refused-rule = Die Regeln erlauben das nicht.
refused-not-your-turn = Du bist nicht am Zug; jetzt wählt { $who }.
refused-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
refused-over = Das Spiel ist zu Ende.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-which-seat = Du hast mehrere Plätze: Sag, für welchen du sprichst.
refused-unknown-verb = Eine solche Aktion gibt es in diesem Spiel nicht.
refused-no-take-back = Das lässt sich nur zurücknehmen, wenn die anderen zustimmen.
refused-no-offer = Einen solchen Vorschlag gibt es nicht, oder du hast ihn schon beantwortet.
refused-bad-offer = Das kannst du nicht vorschlagen.
refused-not-early = Hier gibt es keine Frage, die du vorab beantworten kannst.
refused-no-hint = Im Moment gibt es keinen Tipp.
refused-hints-off = An diesem Tisch sind Tipps ausgeschaltet.
refused-no-review = Eine Partie wird erst nach ihrem Ende analysiert.
refused-no-coach = Der Trainer hilft nur denen, die allein gegen Bots spielen.
refused-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder öffne auf der Startseite einen neuen Tisch.
refused-no-such = Unter dieser Adresse gibt es nichts.
refused-no-seat = Diesen Platz gibt es nicht.
refused-seat-taken = Diesen Platz hat schon jemand anderes.
refused-one-seat = Du sitzt schon an diesem Tisch.
refused-removed = Die Person, die diesen Tisch geöffnet hat, hat dich von ihm entfernt.
refused-begun = Das Spiel hat schon begonnen.
refused-bad-invite = Dieser Link gilt nicht: Er wurde schon benutzt, durch einen neueren ersetzt oder nicht vollständig kopiert. Bitte um einen neuen.
refused-bad-token = Dieses Zugangstoken ist ungültig.
refused-bad-code = Dieser Code gilt nicht: Er wurde schon benutzt, durch einen neueren ersetzt, ist zu alt oder nicht vollständig kopiert. Bitte um einen neuen.
refused-bad-passkey = Dieser Passkey ließ sich nicht verwenden. Versuche es noch einmal, oder nimm einen Link von einem anderen Gerät oder einen Wiederherstellungscode.
refused-no-passkeys = Hier gibt es keine Passkeys: Sie brauchen https und einen Server, der sie unterstützt. Nimm stattdessen einen Link oder einen Wiederherstellungscode.
refused-somebody-else = Dieser Browser gehört { $name }. Melde dich zuerst ab, oder nimm die Spiele von { $name } mit.
refused-guest = Der Server weiß nicht, wer du bist. Wähle zuerst einen Namen.
refused-last-device = Das ist dein einziges Gerät. Erstelle zuerst einen Wiederherstellungscode, sonst kommt niemand mehr an deine Spiele.
refused-too-many-devices = Du hast schon { $most } Geräte. Melde zuerst eines davon ab.
refused-no-right = Das kann nur die Person auf diesem Platz oder die, die den Tisch geöffnet hat.
refused-no-spectators = An diesem Tisch darf niemand zuschauen. Bitte die Person, die ihn geöffnet hat, um einen Link zu einem Platz.
refused-no-network = Andere Geräte erreichen diesen Server nicht: Er hat kein lokales Netzwerk gefunden, oder sein Port ist dort belegt. Verbinde diesen Rechner mit einem Netzwerk und versuche es noch einmal, oder starte ihn mit --host.
refused-secret = Das bleibt bis zum Ende des Spiels geheim.
refused-unreadable-table = Dieser Server kennt das Spiel { $game } nicht und kann diesen Tisch nicht zeigen. Der Tisch bleibt erhalten, wie er ist.
refused-stopped = Dieses Spiel kann hier nicht weitergehen.
refused-damaged = Die gespeicherten Daten dieses Tisches sind beschädigt. Andere Tische sind nicht betroffen.
refused-replay = Das ist eine Wiedergabe: Du kannst sie ansehen, aber nicht spielen.
refused-too-many = Zu viele Anfragen auf einmal: Warte ein wenig und versuche es noch einmal.
refused-too-many-listed = Du hast schon { $most } Tische in der Lobby. Spiele einen davon zu Ende oder öffne diesen, ohne ihn dort zu zeigen.
refused-foreign = Diese Anfrage kam von einer anderen Website und wurde deshalb abgelehnt.
refused-method = Diese Adresse nimmt eine solche Anfrage nicht an.
refused-store = Der Tisch kann im Moment nicht gespeichert werden. Versuche es bald wieder; nichts geschieht doppelt.
refused-our-mistake = Auf unserer Seite ist etwas schiefgegangen. Bitte sieh dir den Tisch noch einmal an, bevor du es wieder versuchst.

review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-played = Gespielt: { $line }
review-better = Besser: { $line }
review-accuracy = Genauigkeit, %
review-moves = Züge
review-inaccuracies = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = grobe Fehler
review-luck = Ziehungen
review-choices = Entscheidungen
review-moments = Entscheidende Momente, nach der Zahl der Aktionen davor: { $turns }
