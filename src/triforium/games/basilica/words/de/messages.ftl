# Basilica auf Deutsch: Eine deutsche Ausgabe ist uns nicht bekannt, die Begriffe sind unsere.

## Terms

seat-white = Weiß
seat-black = Schwarz

colour-yellow = Gelb
colour-blue = Blau
colour-red = Rot
colour-green = Grün

vault-yellow = Gewölbe in Gelb
vault-blue = Gewölbe in Blau
vault-red = Gewölbe in Rot
vault-green = Gewölbe in Grün
vault-yellow-blue = Jokergewölbe in Gelb/Blau
vault-yellow-red = Jokergewölbe in Gelb/Rot
vault-yellow-green = Jokergewölbe in Gelb/Grün
vault-blue-red = Jokergewölbe in Blau/Rot
vault-blue-green = Jokergewölbe in Blau/Grün
vault-red-green = Jokergewölbe in Rot/Grün

order-promote = Befördern
order-move_builder = Versetzen
order-recruit = Anwerben
order-confuse = Verwirren
order-stained_glass = Buntglas
order-scaffolding = Gerüst
order-disaster = Katastrophe
order-altar = Altar

rank-architect = Architekt
rank-master_mason = Maurermeister
rank-strongman = Kraftprotz
rank-jester = Narr

queen = Königin
king = König

## Prompts

prompt-chance = Ein Plättchen wird umgedreht.
prompt-action = { $who }: Wähle eine Aktion. Noch { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
}.
prompt-vault-slot = { $who }: Welches der neuen Gewölbe legst du?
prompt-vault-cell = { $who }: Wohin kommt das { $vault }?
prompt-pay = { $who }: { $kind ->
    [confuse] 1 Münze zahlen, um den Schritt deines Handwerkers selbst zu wählen?
    [promote] 1 Münze zahlen, um auch einen deiner Handwerker zu befördern?
    [recruit] 1 Münze zahlen, um auch einen Handwerker anzuwerben?
   *[other] 1 Münze zahlen, um diesen Befehl auch zu nutzen?
}
prompt-promote-builder = { $paid ->
    [yes] { $who }: Welchen deiner Handwerker beförderst du? Jeder Rang ist möglich außer { $rank }, den die Gegenseite gerade gewählt hat.
   *[no] { $who }: Welchen deiner Handwerker beförderst du?
}
prompt-promote-rank = { $who }: Welcher Rang für den Handwerker auf { $cell }?
prompt-move-builder = { $who }: Welchen deiner Handwerker versetzt du?
prompt-move-to = { $who }: Wohin geht der Handwerker von { $cell }?
prompt-recruit-cell = { $paid ->
    [yes] { $who }: Wohin kommt dein neuer Handwerker? Neben einen von deinen.
   *[no] { $who }: Wohin kommt dein neuer Handwerker?
}
prompt-confuse-withdraw = { $who }: Welchen deiner Handwerker nimmst du in deinen Vorrat zurück?
prompt-confuse-builder = { $who }: Welcher Handwerker von { $owner } wird gezogen?
prompt-confuse-to = { $who }: Wohin geht der Handwerker von { $owner } auf { $cell }?
prompt-glass-cell = { $who }: Unter welchen deiner Handwerker legst du Buntglas?
prompt-scaffolding-cell = { $who }: Wohin kommt das { $nth ->
    [1] erste
   *[other] zweite
} Gerüst?
prompt-disaster-cell = { $who }: Welches Gewölbe ohne Handwerker legst du ab?
prompt-altar-cell = { $who }: Auf welches Gewölbe kommt der { $nth ->
    [1] erste
   *[other] zweite
} Altar?
prompt-jester-colour = { $secret ->
    [yes] { $who }, geheim: Welche weitere Farbe für deinen Narren auf { $cell }?
   *[no] { $who }: Welche weitere Farbe für deinen Narren auf { $cell }?
}
waiting-action = { $who } wählt; noch { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
}.
task-chance = warten, bis das Plättchen umgedreht ist
task-action = eine Aktion wählen
task-order = einen Befehl aus der oberen Reihe wählen
task-vault-slot = ein Gewölbe aus der unteren Reihe wählen
task-vault-cell = wählen, wohin das Gewölbe kommt
task-pay = 1 Münze zahlen oder ablehnen
task-promote-builder = einen Handwerker zum Befördern wählen
task-promote-rank = einen Rang wählen
task-move-builder = einen Handwerker zum Versetzen wählen
task-move-to = wählen, wohin der Handwerker geht
task-recruit-cell = ein Gewölbe für den neuen Handwerker wählen
task-confuse-withdraw = einen Handwerker wählen, der in den Vorrat zurückkehrt
task-confuse-builder = den verwirrten Handwerker wählen
task-confuse-to = wählen, wohin der verwirrte Handwerker geht
task-glass-cell = einen Handwerker für das Buntglas wählen
task-scaffolding-cell = wählen, wohin das Gerüst kommt
task-disaster-cell = wählen, welches Gewölbe abgelegt wird
task-altar-cell = ein Gewölbe für den Altar wählen
task-jester-colour = eine Farbe für den Narren wählen

## Choices

choice-place_vault = Lege von Platz { $slot } das { $vault }{ $crown ->
    [yes] {" "}(Krone)
   *[no] {""}
}
choice-replace_vaults = Tausche die drei Gewölbe aus: Keines passt
choice-place_builder = Stelle einen Handwerker auf { $cell }
choice-order = Führe Befehl { $slot } aus: { $order }
choice-burn = Verbrenne Befehl { $slot } ({ $order }): Er wird ohne Wirkung abgelegt
choice-put = auf { $cell }
choice-promote = der Handwerker auf { $cell }
choice-rank = { $rank } ({ $token })
choice-move = der Handwerker auf { $cell }
choice-move_to = nach { $cell }
choice-recruit = auf { $cell }
choice-withdraw = der Handwerker auf { $cell }
choice-pay = 1 Münze zahlen
choice-decline = Ablehnen
choice-confuse = der Handwerker auf { $cell }
choice-glaze = auf { $cell }
choice-scaffold = auf { $cell }
choice-destroy = das Gewölbe auf { $cell }
choice-consecrate = auf { $cell }
choice-colour = { $colour }
choice-first = { $owner } beginnt
choice-reveal = { $order }, { $vault }
choice-turn_over = { $vault }

## The log

story-first_player = { $who } beginnt.
story-tile_revealed = Oben auf dem Stapel: { $order }, { $vault }.
story-tile_turned = Umgedreht wurde ein { $vault }.
story-order_filled = Befehlsplatz { $slot } zeigt jetzt { $order }.
story-vault_filled = Auf Gewölbeplatz { $slot } rückt ein { $vault }.
story-vault_placed = { $who } legt auf { $cell } ein { $vault }.
story-vaults_replaced = { $who } tauscht die drei Gewölbe aus, weil keines passt.
story-builder_placed = { $who } stellt einen Handwerker auf { $cell }.
story-order_taken = { $who } führt Befehl { $slot } aus: { $order }.
story-order_burned = { $who } verbrennt Befehl { $slot }: { $order }.
story-order_discarded = Der Befehl von Platz { $slot } wird abgelegt; die Rückseite war ein { $vault }.
story-promoted = { $who } befördert den Handwerker auf { $cell }: { $rank }.
story-builder_moved = { $who } zieht einen Handwerker von { $cell } nach { $target }.
story-recruited = { $who } wirbt einen Handwerker für { $cell } an.
story-withdrawn = { $who } nimmt den Handwerker von { $cell } zurück.
story-confused = { $who } zieht einen Handwerker von { $owner } von { $cell } nach { $target }.
story-glazed = { $who } legt Buntglas auf { $cell }.
story-scaffolded = { $who } legt ein Gerüst auf { $cell }.
story-destroyed = { $who } legt von { $cell } ab: { $vault }.
story-consecrated = { $who } stellt einen Altar auf { $cell }.
story-paid = { $who } zahlt 1 Münze, um den Befehl auch zu nutzen.
story-declined = { $who } zahlt nicht.
story-queen_moved = { $timekeeper } zieht auf Feld { $number }.
story-scoring = Wertung { $number }.
story-jester_chose = { $who } wählt geheim { $colour } für den Narren auf { $cell }.
story-jester_coloured = Der Narr auf { $cell } ({ $who }) nimmt die Farbe { $colour } an.
story-area_scored = Gebiet { $colour } bei { $cell }: { $white_player } { $white }, { $black_player } { $black }.
story-cleaned_up = Aufräumen: Alle Handwerker kehren in die Vorräte zurück; die Reihen 1 und 2 und alle Gerüste werden entfernt. { $number ->
    [0] Kein Gewölbe bleibt übrig.
    [one] Der Rest rückt eine Reihe nach oben.
   *[other] Der Rest rückt { $number } Reihen nach oben.
}
story-reshuffled = Der Stapel ist leer; die abgelegten Plättchen werden zu einem neuen gemischt.
story-turn_begins = { $who } ist am Zug.
story-third_scoring_done = { $timekeeper } auf der letzten Krone: Das Spiel ist zu Ende.
story-stack_ran_out = Ein Platz war aufzufüllen, aber der Stapel war leer: Das Spiel ist zu Ende.
story-game_over = Endstand: { $white_player } { $white }, { $black_player } { $black }.

ending-win = { $who } gewinnt mit { $more } zu { $fewer }.
ending-tie = Unentschieden: Beide Seiten haben { $more ->
    [one] einen Punkt
   *[other] { $more } Punkte
}.
ending-shared_victory = Geteilter Sieg: Beide Seiten haben { $more ->
    [one] einen Punkt
   *[other] { $more } Punkte
}.

## Reasons why a move is not allowed

why-a-vault-fits = Gewölbe werden nur ausgetauscht, wenn keines der drei passt; lege eines, das passt, von Platz { $slots }.
why-altar-already-there = Auf { $cell } steht schon ein Altar; jeder Altar kommt auf ein Gewölbe ohne Altar.
why-altar-protects = Der Altar auf { $cell } schützt; wähle ein Plättchen ohne Altar.
why-builder-cannot-move = Neben dem Handwerker auf { $cell } ist kein freies Gewölbe; wähle einen, der einen Schritt machen kann.
why-builder-has-that-rank = Der Handwerker auf { $cell } hat schon den einzigen Rang, den deine Marker geben könnten; wähle einen anderen.
why-cell-not-empty = { $cell } ist nicht leer; ein neues Plättchen kommt auf ein leeres Feld.
why-cell-unsupported = { $cell } berührt nichts; ein neues Plättchen kommt in Reihe 1 oder neben ein Gewölbe oder Gerüst.
why-colour-already-there = Das Gewölbe auf { $cell } zeigt { $colour } schon; ein Narr nimmt eine Farbe, die es nicht zeigt.
why-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
why-glass-already-there = Auf { $cell } liegt schon Buntglas; wähle einen Handwerker auf einem Gewölbe ohne Glas.
why-glass-under-all-builders = Alle deine Handwerker stehen schon auf Buntglas; der Befehl braucht einen, der es nicht tut.
why-has-this-rank = Der Handwerker auf { $cell } hat diesen Rang schon: { $rank }; wähle einen anderen.
why-must-place-vault = Du hast jetzt neue Gewölbe, also musst du zuerst eines davon legen.
why-no-builder-can-move = Neben keinem deiner Handwerker ist ein freies Gewölbe; der Befehl braucht einen, der einen Schritt machen kann.
why-no-builder-in-cathedral = Du hast keinen Handwerker in der Kathedrale; dieser Befehl braucht einen.
why-no-builder-left = In deinem Vorrat ist kein Handwerker mehr; zuerst muss einer zurückkommen.
why-no-confused-builder-there = Auf { $cell } steht kein Handwerker, der verwirrt werden kann; wähle einen der verwirrten Seite.
why-no-jester-there = Auf { $cell } steht kein Narr; nur ein Narr nimmt eine weitere Farbe an.
why-no-other-rank-left = Deine Marker gäben nur Ränge, die deine Handwerker schon haben; eine Beförderung braucht einen anderen.
why-no-own-builder-there = Auf { $cell } steht keiner deiner Handwerker; wähle einen eigenen.
why-no-passing = Passen ist nicht erlaubt; ein Zug hat genau drei Aktionen.
why-no-such-cell = Dieses Feld gibt es nicht; die Spalten gehen von a bis e, die Reihen beginnen mit 1.
why-no-such-colour = Diese Farbe gibt es nicht; Gewölbe sind gelb, blau, rot oder grün.
why-no-such-slot = Dort liegt kein Plättchen; die Plätze sind 1, 2 und 3.
why-no-such-token = Diesen Marker gibt es nicht; wähle einen aus deinem Vorrat, den offenen Rang zuerst.
why-no-token-left = In deinem Vorrat ist kein Beförderungsmarker mehr; Marker in der Kathedrale werden nicht umgedreht.
why-no-unoccupied-vault = Auf jedem Gewölbe steht ein Handwerker; Anwerben braucht ein freies.
why-no-vault-fits = Keines der drei Gewölbe passt; tausche sie zuerst aus.
why-no-vault-just-placed = Ein Handwerker kommt nur auf das Gewölbe, das du mit der Aktion davor gelegt hast; lege zuerst ein Gewölbe.
why-no-vault-there = Auf { $cell } liegt kein Gewölbe; wähle ein Gewölbe der Kathedrale.
why-no-vault-to-destroy = Jedes Gewölbe ist durch einen Handwerker oder einen Altar geschützt; die Katastrophe braucht eines, das es nicht ist.
why-nobody-to-confuse = Kein Handwerker der Gegenseite könnte einen Schritt machen; Verwirren muss einen ziehen können.
why-not-adjacent = { $cell } liegt nicht neben { $origin }; ein Handwerker macht einen Schritt über eine Kante.
why-not-asked = Zuerst: { $task }.
why-not-behind-this-order = Dieser Befehl hat kein solches Gewölbe auf der Rückseite; Befehl und Farben müssen stimmen.
why-not-beside-own-builder = { $cell } liegt nicht neben einem deiner Handwerker; beim bezahlten Befehl muss es das.
why-not-in-stack = Ein solches Plättchen ist nicht mehr im Stapel; ziehe eines, das dort ist.
why-offer-unanswered = Zuerst wird die Gegenseite gefragt; schreibe ihre Antwort $- nach dem Zug.
why-only-the-rank-just-chosen = Deine Marker gäben nur den eben gewählten Rang; der bezahlte Befehl braucht einen anderen.
why-order-can-be-executed = Dieser Befehl ist ausführbar; verbrannt wird nur einer, der es nicht ist.
why-orders-are-not-burned = Dieser Befehl ist nicht ausführbar, und an diesem Tisch werden Befehle nicht verbrannt; wähle einen anderen.
why-other-jester-first = Zuerst wählt der Narr auf { $cell }; Narren wählen Reihe für Reihe.
why-rank-just-chosen = Die Gegenseite hat diesen Rang eben gewählt: { $rank }; nimm einen anderen.
why-removal-frees-nobody = Wenn der Handwerker von { $cell } geht, kann die Gegenseite noch immer nicht ziehen; nimm einen, der einen Weg frei macht.
why-scaffolding-there = Auf { $cell } ist ein Gerüst; wähle ein Gewölbe.
why-slot-shows-another-order = Befehlsplatz { $slot } zeigt einen anderen Befehl; sein Buchstabe ist { $letter }.
why-token-not-in-supply = Der Marker { $token } ist nicht in deinem Vorrat; wähle einen, der dort ist.
why-too-few-vaults-for-altars = Es gibt keine zwei Gewölbe ohne Altar; der Befehl braucht zwei.
why-two-players = Basilica ist ein Spiel für zwei; Weiß oder Schwarz beginnt.
why-vault-does-not-fit = Das Gewölbe von Platz { $slot } passt nirgends, aber ein anderes passt; lege dieses.
why-vault-occupied = Auf { $cell } steht ein Handwerker; wähle ein Gewölbe ohne Handwerker.
why-wild-beside-wild = Ein Joker darf keinen Joker berühren, und { $cell } berührt { $beside }; wähle ein Feld abseits von Jokern.

## Verbs

verb-place_vault = Gewölbe legen
verb-replace_vaults = Gewölbe austauschen
verb-place_builder = Handwerker aufstellen
verb-order = Befehl ausführen
verb-burn = Befehl verbrennen
verb-put = Gewölbe hinlegen
verb-promote = Handwerker befördern
verb-rank = Rang wählen
verb-move = Handwerker versetzen
verb-move_to = Schritt
verb-recruit = Anwerben
verb-withdraw = Handwerker zurücknehmen
verb-pay = Zahlen
verb-decline = Ablehnen
verb-confuse = Handwerker verwirren
verb-glaze = Buntglas
verb-scaffold = Gerüst
verb-destroy = Katastrophe
verb-consecrate = Altar
verb-colour = Farbe des Narren wählen
verb-first = Wer beginnt
verb-reveal = Plättchen aufdecken
verb-turn_over = Plättchen umdrehen

## Editions and options

edition-2022 = Zweite Ausgabe (2022)
edition-2010 = Erste Ausgabe (2010)
edition-2022-ff = Zweite Ausgabe (2022) mit Festum Fatuorum
edition-2010-ff = Erste Ausgabe (2010) mit Festum Fatuorum

option-edition = Welche Ausgabe?
option-edition-2022 = Die zweite Ausgabe: vier Ränge, darunter der Narr, und eine Königin auf der Leiste.
option-edition-2010 = Die erste Ausgabe: drei Ränge und ein König auf der Leiste.
option-ff = Mit der Erweiterung Festum Fatuorum spielen?
option-ff-false = Nein, nur die 58 Plättchen des Grundspiels.
option-ff-true = Ja: acht weitere Plättchen, die Altäre bringen.
option-ff_remove_six = Bleiben mit Festum Fatuorum sechs Plättchen in der Schachtel?
option-ff_remove_six-true = Sechs Plättchen werden ungesehen entfernt, damit das Spiel gleich lang bleibt.
option-ff_remove_six-false = Alle 66 Plättchen sind im Spiel.
option-promotion_tokens = Wie viele Beförderungsmarker hat jede Seite in der zweiten Ausgabe?
option-promotion_tokens-4 = Vier, wie in der polnischen Anleitung und auf der Seite des Verlags.
option-promotion_tokens-3 = Drei, wie im englischen Text.
option-promotion_faces = Welche Ränge kann ein Beförderungsmarker zeigen?
option-promotion_faces-printed = Die zwei, die darauf gedruckt sind.
option-promotion_faces-free = Jeden Rang der Ausgabe.
option-jester_adjacency = Darf ein Joker neben einen Joker gelegt werden, auf dem ein Narr steht?
option-jester_adjacency-placement = Ja, solange der Narr dort steht.
option-jester_adjacency-none = Nein, ein Joker kommt nie neben einen anderen.
option-lone_jester = Was gilt, wenn das Gewölbe eines Narren kein Gewölbe seiner Farbe berührt?
option-lone_jester-no_area = Während der Wertung ist es ein Joker und damit allein kein Gebiet.
option-lone_jester-own_colour = Es ist trotzdem ein Gebiet aus einem Gewölbe, in seiner gedruckten Farbe.
option-strongman = Wer gewinnt bei Gleichstand, wenn beide Seiten Kraftprotze im Gebiet haben?
option-strongman-net = Wer dort mehr Kraftprotze hat.
option-strongman-presence = Niemand: Einen Gleichstand gewinnt nur, wer dort allein einen Kraftprotz hat.
option-burn_orders = Darf ein unausführbarer Befehl genommen werden?
option-burn_orders-false = Nein, nur Befehle, die ausführbar sind.
option-burn_orders-true = Ja, er wird ohne Wirkung abgelegt, und die Aktion ist verbraucht.
option-reshuffle = Wann werden die abgelegten Plättchen zu einem neuen Stapel gemischt?
option-reshuffle-eager = Sobald das letzte Plättchen des Stapels gezogen ist.
option-reshuffle-lazy = Erst wenn das nächste Plättchen gebraucht wird.
option-show_crowns = Sind die Kronen auf den Rückseiten der Befehle bekannt?
option-show_crowns-false = Nein, eine Krone sieht man erst, wenn das Plättchen umgedreht wird.
option-show_crowns-true = Ja, Befehle zeigen, ob auf der Rückseite eine Krone ist.
option-first_player = Wer beginnt?
option-first_player-random = Das Los entscheidet.
option-first_player-white = Weiß beginnt.
option-first_player-black = Schwarz beginnt.

## The board in the terminal

order-slot = Befehl
vault-slot = Gewölbe
order-short-promote = Befördern
order-short-move_builder = Versetzen
order-short-recruit = Anwerben
order-short-confuse = Verwirren
order-short-stained_glass = Buntglas
order-short-scaffolding = Gerüst
order-short-disaster = Katastrophe
order-short-altar = Altar
wild = Joker
crown = Krone
stack-top = Oben auf dem Stapel: { $order }
stack-counts = Stapel { $stack }, abgelegt { $discard }
reshuffled = (neu gemischt)
supply = Handwerker { $builders }, Münzen { $coins }, Marker { $tokens }
track = auf { $space }, nächste Wertung auf { $next }
track-end = die letzte Krone
legend = Buchstaben: Y Gelb, B Blau, R Rot, G Grün; zwei Buchstaben sind ein Joker. Darunter ist W oder B ein Handwerker von Weiß oder Schwarz, gefolgt von seinem Rang: A Architekt, M Maurermeister, S Kraftprotz, J Narr. * ist Buntglas, + ein Altar, ## ein Gerüst, [n] eine Wahl. Ein Befehl ohne Nummer ist gerade nicht ausführbar; den Grund zeigt warum befehl 1.
typed-order = befehl
score-table = Punkte, Gebiet für Gebiet
score-scoring = Wertung
score-area = Gebiet
score-sum = zusammen
score-total = insgesamt

## The board in the browser

face-about-vault = Kommt in Reihe 1 oder neben ein Gewölbe oder Gerüst; ein Joker nie neben einen anderen Joker.
face-about-crown = Kommt in Reihe 1 oder neben ein Gewölbe oder Gerüst. Mit Krone: { $timekeeper } ein Feld weiter.
face-board = Die Kathedrale, die Befehle und die Gewölbe
face-vault = Gewölbeplatz { $slot }: { $vault }
face-vault-none = Gewölbeplatz { $slot }, leer
face-order = Befehlsplatz { $slot }: { $order }; auf der Rückseite ein { $vault }
face-order-none = Befehlsplatz { $slot }, leer
face-cell-empty = { $cell }, leer
face-cell-scaffolding = { $cell }, Gerüst
face-builder = Handwerker von { $who }
face-extra = zählt als { $colour }
face-stack = Stapel
face-stack-top = nächster Befehl
face-discards = abgelegt { $count }
face-track = { $who } auf Feld { $space }; die Kronen sind auf 10, 20 und 30
face-aside = Bei einer Wertung jetzt
face-area = { $colour }, { $count ->
    [one] ein Gewölbe
   *[other] { $count } Gewölbe
} ({ $cell })
face-areas-none = Noch steht in keinem Gebiet ein Handwerker.
face-areas-all = Alle Gebiete umranden
face-any-rank = beliebiger Rang
face-told = { $colour }: { $white_player } { $white }, { $black_player } { $black }

## Learning

face-learn-welcome = Zwei Seiten bauen an einer Kathedrale. Sie wächst vom Spielplan nach unten, fünf Gewölbe breit. Du bist Weiß, mit den Kapuzen; Schwarz trägt Mitren. In deinem Zug hast du drei Aktionen.
face-learn-vault = Erste Aktion: Lege ein Gewölbe. Diese drei liegen aus. Wähle eines.
face-learn-put = Ein Gewölbe kommt in Reihe 1 oder neben etwas, das schon gebaut ist. Du kannst jede beleuchtete Stelle wählen.
face-learn-builder = Mit einer weiteren Aktion darfst du einen Handwerker auf das eben gelegte Gewölbe stellen. Handwerker gewinnen Gebiete: Stelle einen auf.
face-learn-slide = Sieh, was oben geschehen ist: Der Befehl über dem leeren Platz rutschte nach, drehte sich um und wurde zum neuen Gewölbe. Vom Stapel kam ein neuer Befehl. Wer ein Gewölbe nimmt, nimmt also auch einen Befehl weg.
face-learn-order = Dritte Aktion: ein Befehl. Anwerben stellt einen Handwerker auf ein beliebiges Gewölbe, auf dem keiner steht. Wähle ihn.
face-learn-recruit = Wähle das Gewölbe. Gewölbe einer Farbe, die sich berühren, bilden ein Gebiet; wer dort mehr Handwerker hat, gewinnt es.
face-learn-why = Was nicht beleuchtet ist, kannst du nicht wählen. Zeige auf den Befehl Verwirren, halte ihn gedrückt oder gehe mit den Pfeiltasten hin: Du siehst den Grund und die Regel. Dann mach weiter.
face-learn-promote = Befördern gibt einem deiner Handwerker einen Rang. Wähle den Befehl.
face-learn-who = Welcher deiner Handwerker?
face-learn-rank = Welcher Rang? Jeder Marker hat auf jeder Seite einen.
face-learn-ranks = Der Architekt verdoppelt den Wert des Gebiets. Der Maurermeister zählt für zwei. Der Kraftprotz gewinnt Gleichstände. Der Narr fügt bei einer Wertung eine zweite Farbe hinzu. Befördern, Anwerben und Verwirren haben einen bezahlten Befehl: Die Gegenseite darf ihn für eine Münze nutzen.
face-learn-areas = Rechts siehst du, was jedes Gebiet jetzt brächte. Zeige auf eine Zeile, um das Gebiet zu sehen; auf dem Telefon öffnest du dazu die Leiste oben.
face-learn-crown = Die Königin steht auf Feld 9 des Turms. Ein Gewölbe mit Krone bringt sie vorwärts, und Feld 10 hat eine Krone: Das löst eine Wertung aus. Nimm das grüne Gewölbe.
face-learn-score = Lege es dorthin, wo es dir am meisten nützt, und sieh zu, wie die Gebiete eines nach dem anderen gewertet werden.
face-learn-clean = Wer in einem Gebiet mehr Handwerker hat, bekommt einen Punkt je Gewölbe und zwei weitere für Buntglas; die andere Seite bekommt einen Punkt je Handwerker. Dann kehren die Handwerker zurück, die Reihen 1 und 2 verschwinden, und der Rest rückt nach oben. Nach der dritten Wertung endet das Spiel.

## Features that hints name

feature-score = gewertete Punkte
feature-table = Punkte in der Kathedrale
feature-soon = Punkte in der Kathedrale vor der nächsten Krone
feature-solid = sicher gewonnene Gebiete
feature-builders = Handwerker im Vorrat
feature-tokens = Marker im Vorrat
feature-coins = Münzen
feature-actions = Aktionen, die bleiben
feature-fresh = ein Gewölbe, das noch einen Handwerker bekommen kann
## What each component means

piece-vault = Gewölbe
piece-vault-about = Ein Stück der Kathedrale in einer von vier Farben. Gewölbe einer Farbe, die sich berühren, bilden ein Gebiet, und Gebiete bringen Punkte.
piece-wild = Joker
piece-wild-about = Hat zwei Farben und kann zu einem Gebiet jeder der beiden gehören. Er darf nicht neben einen anderen Joker gelegt werden.
piece-crown = Krone
piece-crown-about = Kommt ein Gewölbe mit Krone in die Kathedrale, rückt die Königin (erste Ausgabe: der König) ein Feld vor.
piece-queen = Königin (König in der ersten Ausgabe)
piece-queen-about = Die Uhr des Spiels. Erreicht sie die Felder 10, 20 und 30, werden die Gebiete gewertet; die dritte Wertung beendet das Spiel.
piece-builder = Handwerker
piece-builder-about = Steht auf einem Gewölbe und wirbt für seine Seite um dessen Gebiete. Nach einer Wertung kehren alle in die Vorräte zurück.
piece-coin = Münze
piece-coin-about = Bezahlt den bezahlten Befehl, wenn die Gegenseite einen Befehl ausführt. Sie bekommt die Münze; am Ende sind Münzen nichts wert.
piece-token = Beförderungsmarker
piece-token-about = Liegt unter einem Handwerker und gibt ihm einen Rang: eine seiner zwei Seiten.
piece-architect = Architekt
piece-architect-about = Die Gewölbe eines Gebiets mit Architekt zählen doppelt für die Seite, die dort die Mehrheit hat. Ein zweiter Architekt bringt nichts.
piece-master_mason = Maurermeister
piece-master_mason-about = Zählt für die Mehrheit wie zwei Handwerker.
piece-strongman = Kraftprotz
piece-strongman-about = Bei gleicher Stärke hat die Seite mit mehr Kraftprotzen im Gebiet die Mehrheit.
piece-jester = Narr (zweite Ausgabe)
piece-jester-about = Bei einer Wertung hat sein Gewölbe eine Farbe mehr, die seine Seite wählt; geheim, wenn beide Seiten Narren haben.
piece-promote = Befehl: Befördern
piece-promote-about = Lege einen Beförderungsmarker unter einen deiner Handwerker. Für eine Münze darf die Gegenseite dasselbe mit einem anderen Rang tun.
piece-move_builder = Befehl: Versetzen
piece-move_builder-about = Ziehe einen deiner Handwerker einen Schritt auf ein freies Gewölbe.
piece-recruit = Befehl: Anwerben
piece-recruit-about = Stelle einen Handwerker auf ein beliebiges freies Gewölbe. Für eine Münze darf die Gegenseite einen neben einen eigenen stellen.
piece-confuse = Befehl: Verwirren
piece-confuse-about = Nimm einen deiner Handwerker zurück, dann ziehe einen der Gegenseite einen Schritt. Für eine Münze wählt sie den Schritt selbst.
piece-stained_glass = Befehl: Buntglas
piece-stained_glass-about = Lege Buntglas auf ein Gewölbe mit einem deiner Handwerker.
piece-scaffolding = Befehl: Gerüst
piece-scaffolding-about = Lege zwei Gerüste auf freie Stellen der Kathedrale.
piece-disaster = Befehl: Katastrophe
piece-disaster-about = Lege ein Gewölbe ohne Handwerker ab.
piece-altar = Befehl: Altar (Festum Fatuorum)
piece-altar-about = Stelle zwei Altäre auf zwei Gewölbe.
piece-glass = Buntglas
piece-glass-about = Bringt jedem Gebiet seines Gewölbes 2 Punkte, für die Seite mit der Mehrheit, egal wer es gelegt hat.
piece-scaffold = Gerüst
piece-scaffold-about = Daneben darf ein neues Gewölbe liegen. Es hat keine Farbe und verschwindet bei der nächsten Wertung.
piece-altar-piece = Altar (Festum Fatuorum)
piece-altar-piece-about = Buntglas auf seinem Gewölbe bringt 4 Punkte statt 2. Er schützt das Gewölbe vor der Katastrophe und den Handwerker darauf vor dem Verwirren.

## Help below the questions, for beginners

face-goal = Beherrsche die größten Gebiete, wenn die Kronen auf 10, 20 und 30 erreicht werden
help-action = Lege ein Gewölbe aus der unteren Reihe, stelle einen Handwerker darauf oder führe einen Befehl der oberen Reihe aus.
help-vault-cell = Ein Gewölbe kommt in die oberste Reihe oder neben etwas, das schon gebaut ist. Gewölbe einer Farbe, die sich berühren, bilden ein Gebiet.
help-pay = Die Gegenseite hat gerade diesen Befehl genommen. Für eine Münze, die sie bekommt, nutzt du sofort den bezahlten Befehl.
help-promote-rank = Architekt: Das Gebiet zählt doppelt. Maurermeister: zählt für zwei Handwerker. Kraftprotz: gewinnt Gleichstände. Narr: eine Farbe mehr. In Klammern: die andere Seite des Markers.
help-jester-colour = In dieser Wertung hat das Gewölbe auch diese Farbe und schließt sich den Gebieten dieser Farbe an, die es berührt.

## Steps in the browser: what was done, and in a few words how

face-step-first_player = Beginn
face-told-first_player = { $who } beginnt
face-step-vault_placed = Gewölbe
face-told-vault_placed = { $vault } auf { $cell }
face-told-queen_moved = { $timekeeper } auf { $number }
face-step-vaults_replaced = Neue Gewölbe
face-told-vaults_replaced = keines der drei passte
face-step-builder_placed = Handwerker
face-told-builder_placed = auf { $cell }
face-step-order_taken = { $order }
face-step-order_burned = { $order }
face-told-order_burned = ohne Wirkung abgelegt
face-told-promoted = der Handwerker auf { $cell } wird { $rank }
face-told-builder_moved = { $cell } nach { $target }
face-told-recruited = ein Handwerker auf { $cell }
face-told-withdrawn = der eigene Handwerker von { $cell } geht heim
face-told-confused = { $owner }: Handwerker von { $cell } nach { $target }
face-told-glazed = Glas auf { $cell }
face-told-scaffolded = auf { $cell }
face-told-destroyed = { $vault } auf { $cell }
face-told-consecrated = auf { $cell }
face-told-paid = { $who } zahlt 1 Münze
face-told-declined = { $who } zahlt nicht
face-told-jester_coloured = Narr auf { $cell }: { $colour }
face-step-area_scored = { $colour }, { $cell }
face-told-area_scored = { $white_player } { $white }, { $black_player } { $black }
face-step-cleaned_up = Aufräumen
face-told-cleaned_up = Handwerker heim, Reihen 1 und 2 weg
face-step-third_scoring_done = Das Ende
face-told-third_scoring_done = { $timekeeper } auf der letzten Krone
face-step-stack_ran_out = Das Ende
face-told-stack_ran_out = der Stapel ist leer
face-step-game_over = Endstand
face-told-game_over = { $white_player } { $white }, { $black_player } { $black }

## Notes in the manual

when-2010 = Erste Ausgabe (2010)
when-2022 = Zweite Ausgabe (2022)
when-FF = Festum Fatuorum
