# Stupor Mundi auf Deutsch: die Begriffe sind unsere, wo wir die gedruckten nicht kennen.

## Terms

seat-blue = Blau
seat-black = Schwarz
seat-red = Rot
seat-green = Grün

house-savoy = Savoyen
house-hohenstaufen = Hohenstaufen
house-wittelsbach = Wittelsbach
house-di_romano = Di Romano

city-ROM = Rom
city-CON = Konstantinopel
city-ALE = Alexandria
city-TUN = Tunis
city-BAR = Barcelona

action-promote = Eine Fachkraft fördern
action-market = Den Markt besuchen
action-build = Ein Bauwerk bauen
action-summon = Verbündete anwerben
action-purchase = Eine Aktionskarte kaufen

resource-stone = Stein
resource-grain = Getreide
faction-independent = Unabhängige
faction-loyalist = Loyale
structure-tower = Turm
structure-wall = Mauer
structure-keep = Bergfried

palace-grain = Getreide
palace-stone = Stein
palace-treasury = Augustalen in der Schatzkammer
palace-towers = Türme
palace-walls = Mauern
palace-keeps = Bergfriede
palace-allies = Verbündete am Hof
palace-specialist = Schritte der Fachkraft

piece-TN1 = Turm von Verbündetenplatz 1 (TN1)
piece-TN2 = Turm von Verbündetenplatz 2 (TN2)
piece-TN3 = Turm von Verbündetenplatz 3 (TN3)
piece-GTA = Großer Turm A (GTA)
piece-GTB = Großer Turm B (GTB)
piece-WN1 = Mauer (WN1)
piece-WN2 = Mauer (WN2)
piece-WN3 = Mauer (WN3)
piece-GWA = Große Mauer A (GWA)
piece-GWB = Große Mauer B (GWB)
piece-KN1 = Bergfried (KN1)
piece-KN2 = Bergfried (KN2)
piece-GK = Großer Bergfried (GK)

cover-KC-HAND = Handkartenlimit +2 (KC-HAND)
cover-KC-BOTH = beide Hauptaktionen (KC-BOTH)
cover-KC-SLOT = das sechste Fach (KC-SLOT)

bonus-CB-A = CB-A: 6 Augustalen und 3 Rohstoffe
bonus-CB-B = CB-B: ein Edikt, dann 3 SP
bonus-CB-C = CB-C: ein Verbündeter ohne Getreide
bonus-CB-D = CB-D: ein Turm ohne Rohstoffe
bonus-CB-E = CB-E: eine Mauer ohne Rohstoffe
bonus-CB-F = CB-F: ein Bergfried ohne Rohstoffe

card-H-STONE = H-STONE (1 Stein)
card-H-COIN = H-COIN (3 Augustalen)
card-H-GRAIN = H-GRAIN (1 Getreide)
card-H-DRAW = H-DRAW (4 Karten ziehen)
card-SAV-1 = SAV-1 (1 Getreide je Verbündetem Friedrichs, höchstens 3)
card-SAV-2 = SAV-2 (2 Augustalen; kaufen)
card-HOH-1 = HOH-1 (1 Stein je 3 Bauwerke Friedrichs, höchstens 3)
card-HOH-2 = HOH-2 (mit dem Schiff in einen beliebigen Hafen; Markt)
card-WIT-1 = WIT-1 (1 Augustalis je Rohstoff Friedrichs, höchstens 6)
card-WIT-2 = WIT-2 (mit beliebiger Mischung von Rohstoffen bauen)
card-DIR-1 = DIR-1 (1 SP je Schritt von Friedrichs Fachkraft, höchstens 3; fördern)
card-DIR-2 = DIR-2 (ein Turm für 2 Stein)
card-A1 = A1 (2 Getreide)
card-A2 = A2 (1 Augustalis für 1 Getreide zahlen, bis zu 3-mal)
card-A3 = A3 (8 Augustalen, wenn du 3 Getreide hast)
card-A4 = A4 (2 Augustalen für 1 Stein zahlen, bis zu 3-mal)
card-A5 = A5 (8 Augustalen, wenn du 3 Stein hast)
card-A6 = A6 (für 1 Stein weniger bauen)
card-A7 = A7 (6 Augustalen)
card-A8 = A8 (3 Augustalen; fördern)
card-A9 = A9 (1 Getreide; fördern)
card-A10 = A10 (1 Stein; fördern)
card-A11 = A11 (bis zu 2 Fachkräfte fördern)
card-A12 = A12 (1 Getreide; Markt)
card-A13 = A13 (1 Stein; Markt)
card-A14 = A14 (3 Augustalen; Markt)
card-A15 = A15 (1 Getreide je eigenem Verbündeten, höchstens 3)
card-A16 = A16 (ein Verbündeter für 1 Getreide weniger)
card-B1 = B1 (1 Getreide für 2 SP zahlen, bis zu 2-mal)
card-B2 = B2 (1 Stein für 2 SP zahlen, bis zu 2-mal)
card-B3 = B3 (3 Augustalen für 2 SP zahlen, bis zu 2-mal)
card-B4 = B4 (1 Stein oder Getreide je Verbündetem einer Partei, höchstens 3)
card-B5 = B5 (2 Augustalen je Verbündetem einer Partei, höchstens 8)
card-B6 = B6 (1 SP je Verbündetem einer Partei, höchstens 4)
card-B7 = B7 (2 SP, wenn du 3 Getreide hast)
card-B8 = B8 (2 Stein)
card-B9 = B9 (2 SP, wenn du 3 Stein hast)
card-B10 = B10 (1 Getreide je 3 Bauwerke)
card-B11 = B11 (1 Stein je 3 Bauwerke)
card-B12 = B12 (3 Augustalen je 3 Bauwerke)
card-B13 = B13 (1 SP je 3 Bauwerke)
card-B14 = B14 (für 7 Augustalen bauen)
card-B15 = B15 (ein Verbündeter für 3 Augustalen)
card-B16 = B16 (1 Getreide und 1 Stein)

ally-I-THE = Theophilos (will, dass du mindestens so viel Getreide hast wie Friedrich)
ally-I-MAU = Maumettu (will, dass du mindestens so viel Stein hast wie Friedrich)
ally-I-ALT = Altair (will, dass du mehr Augustalen hast als Friedrich)
ally-I-SEV = Severin (will, dass du mehr Türme hast als Friedrich)
ally-I-CAS = Castellan (will, dass du mehr Mauern hast als Friedrich)
ally-I-IDA = Idalia (will, dass du mehr Bergfriede hast als Friedrich)
ally-I-GRE = Gregoria (will, dass du mehr Bauwerke hast als Friedrich)
ally-I-GIS = Gisèle (will, dass du mehr Verbündete hast als Friedrich)
ally-I-MOC = Mocenigo (will eine deiner Fachkräfte weiter als die Friedrichs)
ally-L-SIG = Sigeberht (will, dass Friedrich 3 Getreide hat)
ally-L-OKE = Okechukwu (will, dass Friedrich 3 Stein hat)
ally-L-TEN = Tento (will, dass Friedrich 9 Augustalen hat)
ally-L-ROM = Romigi (will, dass Friedrich 3 Türme hat)
ally-L-BAL = Balthasar (will, dass Friedrich 3 Mauern hat)
ally-L-DOM = Domentzia (will, dass Friedrich 2 Bergfriede hat)
ally-L-SEB = Sebastian (will, dass Friedrich 6 Bauwerke hat)
ally-L-GIS = Gisela (will, dass Friedrich 3 Verbündete hat)
ally-L-PHI = Philaretos (will Friedrichs Fachkraft auf dem dritten Arbeitsplatz)

title-serf = Leibeigenschaft
title-knight = Ritterstand
title-feudal_lord = Lehnsherrschaft
title-duke = Herzogswürde

skip-perform = Nicht ausführen
skip-main = Keine Hauptaktion
skip-step = Kein Tausch mehr
skip-specialist = Nicht fördern
skip-trade = Handel beenden
skip-site = Nichts bauen
skip-ally = Niemanden anwerben
skip-buy = Nichts kaufen
skip-now = Für später behalten
skip-discard = Meine Karten behalten

## Prompts

prompt-chance = Etwas wird zufällig gezogen.
prompt-house = { $who }: Welches Haus führst du?
prompt-turn = { $who }: Segle oder bleibe, dann spiele eine Karte.
prompt-card = { $who }: Welche Karte spielst du?
prompt-face = { $who }: In welches Fach, offen oder verdeckt?
prompt-perform = { $who }: Führst du { $card } aus?
prompt-main = { $who }: Welche Hauptaktion dieses Fachs?
prompt-step = { $who }: { $card }: Tauschst du? Noch { $left ->
    [one] 1 Tausch
   *[other] { $left } Tausche
}.
prompt-specialist = { $who }: Welche Fachkraft förderst du?
prompt-path = { $who }: Welchen Weg nimmt { $specialist }? Sie bleibt auf diesem Weg.
prompt-city = { $who }: Deine Fachkraft hat Stadt { $path } erreicht; welches Plättchen nimmst du?
prompt-trade = { $who }: Verkaufst oder kaufst du am Markt von { $city }?
prompt-site = { $who }: Wo baust du?
prompt-piece = { $who }: Welches Teil baust du auf { $space }?
prompt-mix = { $who }: Wie bezahlst du { $space }?
prompt-side = { $who }: Welche geschlossene Seite zahlt als Nächste?
prompt-ally = { $who }: Wen wirbst du an?
prompt-ally_space = { $who }: Wohin kommt { $ally }?
prompt-buy = { $who }: Welche Karte kaufst du?
prompt-remove = { $who }: Welche Karte entfernst du für { $card } aus dem Spiel?
prompt-now = { $who }: Führst du { $card } sofort aus?
prompt-edict = { $who }: Welches Edikt erlässt du?
prompt-direction = { $who }: Friedrich, { $what }: { $has }. { $number } hinzufügen oder { $number } entfernen?
prompt-next = { $who }: Welches Edikt wird aktiv?
prompt-reward = { $who }: Es ist kein Edikt mehr da; welche Belohnung nimmst du?
prompt-resource = { $who }: Welchen Rohstoff nimmst du{ $number ->
    [one] {""}
   *[other] {" "}({ $number } davon)
}?
prompt-resources = { $who }: Welche { $number } Rohstoffe nimmst du?
prompt-keep = { $who }: Dein Lager fasst { $room }; was behältst du?
prompt-faction = { $who }: { $card }: Welche Verbündeten zählen?
prompt-ship = { $who }: Wohin fährt dein Schiff?
prompt-discard = { $who }: Legst du Karten ab, bevor du ziehst?
task-chance = das Ziehen abwarten
task-house = ein Haus wählen
task-turn = segeln oder bleiben
task-card = eine Karte zum Spielen wählen
task-face = ein Fach für die Karte wählen
task-perform = die Karte ausführen oder darauf verzichten
task-main = eine Hauptaktion wählen
task-step = tauschen oder aufhören
task-specialist = eine Fachkraft zum Fördern wählen
task-path = einen Weg für die Fachkraft wählen
task-city = ein Stadtplättchen wählen
task-trade = verkaufen, kaufen oder den Handel beenden
task-site = wählen, wo gebaut wird
task-piece = ein Teil wählen
task-mix = wählen, wie bezahlt wird
task-side = die Seite wählen, die als Nächste zahlt
task-ally = wählen, wer angeworben wird
task-ally_space = einen Verbündetenplatz wählen
task-buy = eine Karte zum Kaufen wählen
task-remove = eine Karte wählen, die das Spiel verlässt
task-now = die neue Karte ausführen oder für später behalten
task-edict = ein Edikt wählen
task-direction = Friedrichs Palast vergrößern oder verkleinern
task-next = das Edikt wählen, das aktiv wird
task-reward = eine Belohnung wählen
task-resource = einen Rohstoff wählen
task-resources = Rohstoffe wählen
task-keep = wählen, welche Rohstoffe bleiben
task-faction = eine Partei wählen
task-ship = wählen, wohin das Schiff fährt
task-discard = Karten ablegen oder behalten

## Choices

choice-travel = { $number ->
    [0] In { $city } bleiben
   *[other] Nach { $city } segeln, { $coins ->
        [0] frei
        [one] für { $coins } Augustalis
       *[other] für { $coins } Augustalen
    }
}
choice-pass = Für diese Runde passen
choice-card = { $card }
choice-face_up = offen in Fach { $slot }
choice-face_down = verdeckt in Fach { $slot }
choice-perform = Ausführen
choice-main = { $action }
choice-exchange = Tauschen
choice-specialist = { $specialist }, jetzt: { $place }
choice-path = Weg { $path }
choice-city_tile = { $bonus }
choice-sell = { $sold } { $sells } für { $gets } Augustalen verkaufen
choice-buy = { $bought } { $buys } für { $price } Augustalen kaufen
choice-build = { $space } ({ $mix ->
    [0] { $coins ->
        [0] { $stone } Stein, { $grain } Getreide
       *[other] { $coins } Augustalen
    }
   *[other] { $mix } Stein oder Getreide
}{ $edict ->
    [yes] ; Edikt
   *[no] {""}
}{ $closes ->
    [0] {""}
   *[other] ; schließt { $closes }
})
choice-piece = { $piece }{ $coins ->
    [0] {""}
   *[other] {" "}(+ { $coins } Augustalen)
}
choice-mix = { $stone } Stein und { $number } Getreide
choice-side = { $side }: { $goods ->
    [stone] { $number } Stein
    [grain] { $number } Getreide
    [augustales] { $number } Augustalen
    [vp] { $number } SP
   *[market] ein Marktbesuch
}
choice-summon = { $ally }, { $ally_space }, { $grain } Getreide
choice-ally_space = { $board_space }
choice-purchase = { $card }, { $card_space }, { $coins ->
    [card] für eine deiner Karten
   *[other] für { $coins } Augustalen
}
choice-remove_hand = { $card } aus deiner Hand
choice-remove_discard = { $card } aus deinem Ablagestapel
choice-edict = { $roman }: { $edict }, Belohnung { $goods ->
    [augustales] { $number } Augustalen
    [vp] { $number } SP
    [stone] { $number } Stein
    [grain] { $number } Getreide
   *[resources] { $number } Rohstoff
}
choice-add = { $number } hinzufügen ({ $what }: { $becomes })
choice-remove = { $number } entfernen ({ $what }: { $becomes })
choice-next = { $roman }: { $edict }
choice-reward = { $roman }: { $goods ->
    [augustales] { $number } Augustalen
    [vp] { $number } SP
    [stone] { $number } Stein
    [grain] { $number } Getreide
   *[resources] { $number } Rohstoff
}
choice-resource = { $resource }
choice-grain = { $stone } Stein und { $number } Getreide
choice-keep = { $stone } Stein und { $number } Getreide
choice-faction = { $faction }
choice-ship = { $city }
choice-discard = { $card } ablegen
choice-house = { $house }
choice-skip = { $what }
choice-first = { $seat } beginnt
choice-deal_house = { $house }
choice-countryside = { $tile }
choice-village = { $tile }
choice-bonus_tile = { $bonus }
choice-extra_edict = { $edict }
choice-draw_edict = { $edict }
choice-market = { $market }
choice-red_side = { $city }
choice-show_ally = { $ally }
choice-show_card = { $card }
choice-draw = { $card }
choice-solo_card = { $solo }

## The log

story-first_player = { $who } beginnt.
story-house_taken = { $who } führt das Haus { $house }.
story-countryside_placed = Weg { $path } beginnt mit dem Landplättchen { $tile }.
story-village_placed = Weg { $path } führt weiter über das Dorfplättchen { $tile }.
story-bonus_placed = Stadt { $path } erhält { $bonus }.
story-extra_edict = Im leichteren Spiel kommt ein Edikt dazu: { $edict }.
story-edict_shown = { $row ->
    [active] Aktives Edikt { $roman }: { $edict }.
   *[next] Nächstes Edikt { $roman }: { $edict }.
}
story-market_placed = Der Markt von { $city } liegt aus.
story-market_red = Der Markt von { $city } zeigt seine rote Seite.
story-ally_shown = Anzuwerben auf { $ally_space }: { $ally }.
story-card_shown = Zu kaufen auf { $card_space }: { $card }.
story-card_drawn = Du ziehst { $card }.
story-cards_drawn = { $who } zieht { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
story-reshuffled = { $who } mischt den Ablagestapel zu einem neuen Nachziehstapel.
story-round_begins = Runde { $number } beginnt mit { $who }.
story-turn_begins = { $who } ist am Zug.
story-sailed = { $who } segelt nach { $city }{ $coins ->
    [0] .
    [one] {" "}für { $coins } Augustalis.
   *[other] {" "}für { $coins } Augustalen.
}
story-passed = { $who } passt.
story-cannot_play = { $who } kann keine Karte mehr spielen und passt.
story-played_up = { $who } spielt { $card } offen in Fach { $slot }.
story-played_down = { $who } spielt eine Karte verdeckt in Fach { $slot }.
story-hid_card = Die Karte war { $card }.
story-performed = { $who } führt { $card } aus.
story-gained = { $goods ->
    [0] { $who } erhält nichts.
   *[other] { $who } erhält { $goods }.
}
story-overflowed = { $who } hat keinen Platz und gibt { $stone } Stein und { $grain } Getreide zurück.
story-exchanged = { $who } tauscht.
story-promoted = { $who } fördert { $specialist }: { $place }{ $grain ->
    [0] .
   *[other] {" "}für { $grain } Getreide.
}
story-token_taken = { $who } nimmt den Ediktmarker: { $place }.
story-city_entered = { $who } erreicht Stadt { $path }, wo kein Plättchen mehr liegt.
story-bonus_taken = { $who } nimmt { $bonus }.
story-sold = { $who } verkauft am Markt von { $city }.
story-bought = { $who } kauft am Markt von { $city }.
story-built = { $who } baut auf { $space }: { $piece }.
story-cover_taken = { $who } erhält ein Abdeckplättchen: { $cover }.
story-side_closed = { $who } schließt { $side }.
story-side_pays = { $side } zahlt an { $who }.
story-summoned = { $who } wirbt an: { $ally }, { $board_space }.
story-purchased = { $who } kauft { $card }.
story-card_removed = { $who } entfernt { $card } aus dem Spiel.
story-edict_issued = { $who } erlässt Edikt { $roman }: { $edict }.
story-palace_added = Friedrichs Palast: { $count ->
    [0] kein Platz mehr für
   *[other] +{ $count }
} { $kind ->
    [grain] Getreide
    [stone] Stein
    [treasury] { $count ->
        [one] Augustalis
       *[other] Augustalen
    }
    [towers] { $count ->
        [one] Turm
       *[other] Türme
    }
    [walls] { $count ->
        [one] Mauer
       *[other] Mauern
    }
    [keeps] { $count ->
        [one] Bergfried
       *[other] Bergfriede
    }
    [allies] { $count ->
        [one] Verbündeter
       *[other] Verbündete
    }
   *[specialist] { $count ->
        [one] Schritt der Fachkraft
       *[other] Schritte der Fachkraft
    }
}.
story-palace_removed = Friedrichs Palast: −{ $count } { $kind ->
    [grain] Getreide
    [stone] Stein
    [treasury] { $count ->
        [one] Augustalis
       *[other] Augustalen
    }
    [towers] { $count ->
        [one] Turm
       *[other] Türme
    }
    [walls] { $count ->
        [one] Mauer
       *[other] Mauern
    }
    [keeps] { $count ->
        [one] Bergfried
       *[other] Bergfriede
    }
    [allies] { $count ->
        [one] Verbündeter
       *[other] Verbündete
    }
   *[specialist] { $count ->
        [one] Schritt der Fachkraft
       *[other] Schritte der Fachkraft
    }
}.
story-palace_unchanged = Friedrichs Palast: keine Änderung ({ $what }).
story-edict_replaced = Das nächste Edikt { $next } wird zum aktiven Edikt { $roman }.
story-reward_taken = { $who } nimmt Belohnung { $roman }.
story-ship_moved = { $who } fährt mit dem Schiff nach { $city }.
story-faction_chosen = { $who } wählt: { $faction }.
story-discarded = { $who } legt { $card } ab.
story-slots_discarded = { $who } legt die gespielten Karten ab.
story-ally_scored = { $ally } bringt { $who } { $points } SP.
story-castle_complete = Die Burg von { $who } ist vollständig: Das ist die letzte Runde.
story-edicts_short = Ein Platz für aktive Edikte bleibt leer: Das ist die letzte Runde.
story-cards_short = Die Karten sind ausgegangen: Das war die letzte Runde.
story-rounds_over = Dreißig Runden sind gespielt.
story-frederick_reveals = Friedrichs Karte: { $solo }
story-frederick_sails = Friedrichs Schiff ist in { $city }.
story-frederick_takes_card = Friedrich entfernt { $card } aus dem Spiel.
story-frederick_takes_ally = Friedrich entfernt { $ally } aus dem Spiel.
story-frederick_finds_nothing = Friedrich findet dort nichts.
story-frederick_issues = Friedrich erlässt Edikt { $roman }: { $edict }.
story-frederick_reshuffles = Die zweite Krone: Alle Karten Friedrichs werden gemischt.
story-final_score = { $who }: { $structures } SP für Bauwerke, { $prize } SP für die meisten Bauwerke, { $coins } SP für Augustalen; insgesamt { $total } SP.
story-game_over = Das Spiel ist zu Ende.

ending-win = { $who } gewinnt mit { $points } SP.
ending-shared = { $number } Personen teilen sich den Sieg mit { $points } SP.
ending-solo = { $points } SP. Dein Stand: { $title }.

## Reasons why a move is not allowed

why-action-was-chosen = Diese Aktion hast du schon gewählt; führe sie jetzt aus.
why-ally-elsewhere = Nur wer in { $city } ist, wo dein Schiff liegt, lässt sich anwerben.
why-ally-not-unseen = Dieser Verbündete wurde schon aufgedeckt.
why-ally-space-covered = Auf { $space } steht noch ein Turm, der nicht gebaut ist.
why-ally-space-taken = Auf { $space } ist schon jemand.
why-ally-there-already = { $ally } ist schon auf deinem Tableau; nie zwei mit demselben Namen.
why-bonus-tile-placed = Ein solches Stadtplättchen ist nicht mehr da.
why-bought-already = Mehr Käufe erlaubt dieser Besuch nicht.
why-cannot-be-added = Friedrich, { $what }: { $has }; für { $number } mehr ist kein Platz.
why-cannot-be-removed = Friedrich, { $what }: { $has }; er kann keine { $number } verlieren.
why-cannot-pay-space = { $space } kostet { $stone } Stein und { $grain } Getreide, und das hast du nicht.
why-card-elsewhere = Kaufen kannst du nur eine Karte in { $city }, wo dein Schiff liegt.
why-card-too-dear = Diese Karte kostet { $coins } Augustalen, und so viele hast du nicht.
why-castle-is-complete = Deine Burg ist vollständig.
why-city-taken = Eine deiner Fachkräfte ist schon in Stadt { $path }; nur eine darf je dorthin.
why-discard-in-order = Lege in der Reihenfolge deiner Hand ab; diese Karte kommt vor einer, die du schon abgelegt hast.
why-edict-space-empty = Auf dem aktiven Platz { $space } liegt kein Edikt; wähle eines, das da ist.
why-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
why-great-too-dear = Nur noch Große Bauwerke sind übrig, und ihre Augustalen kannst du nicht zahlen.
why-house-taken = Dieses Haus ist vergeben; wähle ein anderes.
why-keep-what-you-have = Dein Lager fasst { $room }; behalte genau { $room } der Rohstoffe, die du hast.
why-market-is-red = Dieser Markt zeigt schon seine rote Seite.
why-market-placed = Dieses Marktplättchen liegt schon.
why-next-space-empty = Auf dem nächsten Platz { $space } liegt kein Edikt; wähle eines, das da ist.
why-no-ally-face-up = Hier liegt niemand offen; am Ende der Runde wird wieder jemand aufgedeckt.
why-space-closed = Dieser Platz wird mit so vielen Personen nicht benutzt.
why-no-card-there = Hier liegt keine Karte; am Ende der Runde wird aufgefüllt.
why-no-card-to-remove = Du hast in Hand und Ablagestapel keine Karte, die du dafür entfernen könntest.
why-no-extra-edict = Dieses Plättchen hat keine drei Punkte, oder es ist schon im Spiel.
why-no-free-ally-space = Du hast keinen freien Verbündetenplatz; jeder gebaute Turm öffnet einen.
why-no-grain-for-arrow = Dir fehlt das Getreide für diesen Pfeil: { $place }.
why-no-passing-alone = Allein darfst du nicht passen, solange du eine Karte spielen kannst.
why-no-piece-left = Davon hast du nichts mehr: { $kind }.
why-no-such-ally-space = Diesen Verbündetenplatz gibt es nicht; sie heißen AS1 bis AS5.
why-no-such-city = Diesen Hafen gibt es nicht; es gibt fünf.
why-no-such-city-tile = Dieses Plättchen liegt nicht in Stadt { $path }.
why-no-such-edict-space = Diesen Ediktplatz gibt es nicht; sie heißen I, II und III.
why-no-such-mix = Zahle genau { $number } Rohstoffe in einer Mischung, die du hast.
why-no-such-piece = Dieses Teil gibt es nicht.
why-no-such-seat = Diesen Platz gibt es nicht.
why-no-such-side = Eine Burg hat fünf Seiten.
why-no-such-slot = Dieses Fach gibt es nicht; es gibt 1 bis 6.
why-no-such-space = Diesen Platz gibt es in der Burg nicht.
why-no-such-specialist = Du hast drei Fachkräfte.
why-no-trade-possible = Hier brauchst du { $sold } { $sells } zum Verkaufen oder { $price } Augustalen, um { $bought } { $buys } zu kaufen.
why-nobody-can-be-promoted = Keine deiner Fachkräfte kann weiter.
why-not-asked = Zuerst: { $task }.
why-not-connected = { $space } grenzt nicht an das Nötige in deiner Burg: { $kind }.
why-not-from-draw-pile = Diese Karte ist in deinem Nachziehstapel; wähle eine aus Hand oder Ablagestapel.
why-not-in-card-pile = Diese Karte kann nicht oben auf dem Stapel liegen.
why-not-in-discard-pile = Diese Karte ist nicht in deinem Ablagestapel.
why-not-in-draw-pile = Diese Karte ist nicht in diesem Nachziehstapel.
why-not-in-edict-pile = Dieses Plättchen ist nicht im Ediktstapel.
why-not-in-hand = Diese Karte ist nicht auf deiner Hand.
why-not-in-solo-deck = Diese Karte ist nicht in Friedrichs Stapel.
why-not-such-a-workplace = Das ist kein solches Plättchen, oder es liegt schon.
why-not-your-turn = { $who } ist nicht am Zug.
why-nothing-can-be-built = Du kannst kein Bauwerk bezahlen.
why-other-kind-of-piece = { $piece } gehört nicht dorthin, sondern: { $kind }.
why-other-structure = { $space } ist für eine andere Art von Bauwerk als die, die hier gebaut wird.
why-piece-built = { $piece } ist schon in deiner Burg.
why-piece-too-dear = { $piece } kostet { $coins } Augustalen mehr, und die hast du nicht.
why-side-not-due = { $side } zahlt jetzt nicht.
why-slot-has-other-actions = Dieses Fach führt nicht zu dieser Aktion.
why-slot-locked = Fach { $slot } ist gesperrt; ein Bergfried öffnet es.
why-slot-used = In Fach { $slot } liegt schon eine Karte.
why-sold-already = Mehr Verkäufe erlaubt dieser Besuch nicht.
why-space-built = { $space } ist schon bebaut.
why-specialist-in-city = Eine Fachkraft in einer Stadt zieht nie mehr weiter.
why-specialist-moved-already = Diese Fachkraft wurde durch diese Karte schon gefördert; nimm eine andere.
why-stone-or-grain = Wähle Stein oder Getreide.
why-take-the-first-alike = { $piece } gleicht einem anderen deiner Teile; nimm zuerst jenes.
why-three-paths = Es gibt drei Wege: A, B und C.
why-too-dear-to-buy = { $bought } { $buys } kosten hier { $price } Augustalen, und so viele hast du nicht.
why-too-far = Ein Schiff segelt höchstens { $steps } Häfen weit.
why-too-few-coins-for-ally = Das kostet { $coins } Augustalen, und so viele hast du nicht.
why-too-few-coins-to-build = Auf { $space } zu bauen kostet { $coins } Augustalen, und so viele hast du nicht.
why-too-few-resources = { $space } kostet { $number } Rohstoffe, und so viele hast du nicht.
why-too-little-grain-for-ally = Das kostet { $grain } Getreide, und so viel hast du nicht.
why-too-little-to-sell = Hier werden { $sold } { $sells } auf einmal verkauft, und so viel hast du nicht.
why-too-many-exchanges = So oft erlaubt diese Karte den Tausch nicht, oder du kannst ihn nicht bezahlen.
why-too-much-grain = Du nimmst insgesamt { $number } Rohstoffe.
why-travel-too-dear = Diese Fahrt kostet { $coins } Augustalen, und so viele hast du nicht.
why-two-factions = Wähle Unabhängige oder Loyale.

## Verbs

verb-travel = Segeln
verb-pass = Passen
verb-card = Karte spielen
verb-face_up = Offen
verb-face_down = Verdeckt
verb-perform = Ausführen
verb-main = Hauptaktion
verb-exchange = Tauschen
verb-specialist = Fachkraft fördern
verb-path = Weg wählen
verb-city_tile = Stadtplättchen nehmen
verb-sell = Verkaufen
verb-buy = Kaufen
verb-build = Bauen
verb-piece = Teil wählen
verb-mix = Gemischt bezahlen
verb-side = Ertrag einer Seite nehmen
verb-summon = Anwerben
verb-ally_space = Verbündetenplatz wählen
verb-purchase = Karte kaufen
verb-remove_hand = Handkarte entfernen
verb-remove_discard = Abgelegte Karte entfernen
verb-edict = Edikt erlassen
verb-add = Hinzufügen
verb-remove = Entfernen
verb-next = Nächstes Edikt wählen
verb-reward = Belohnung nehmen
verb-resource = Rohstoff wählen
verb-grain = Rohstoffe wählen
verb-keep = Rohstoffe behalten
verb-faction = Partei wählen
verb-ship = Schiff bewegen
verb-discard = Ablegen
verb-house = Haus wählen
verb-skip = Verzichten
verb-first = Wer beginnt
verb-deal_house = Haus verteilen
verb-countryside = Landplättchen legen
verb-village = Dorfplättchen legen
verb-bonus_tile = Stadtplättchen legen
verb-extra_edict = Edikt dazulegen
verb-draw_edict = Edikt ziehen
verb-market = Markt auslegen
verb-red_side = Markt umdrehen
verb-show_ally = Verbündeten aufdecken
verb-show_card = Karte aufdecken
verb-draw = Karte ziehen
verb-solo_card = Solokarte aufdecken

## Editions and options

edition-2025 = Stupor Mundi (2025)

option-market = Wie schwierig sind die Märkte?
option-market-easy = Leicht: Alle fünf Plättchen zeigen die blaue Seite.
option-market-medium = Mittel: Zwei der fünf Plättchen zeigen die rote Seite.
option-market-difficult = Schwierig: Alle fünf Plättchen zeigen die rote Seite.
option-houses = Wie werden die Häuser verteilt?
option-houses-random = Zufällig.
option-houses-draft = Nach Wahl; zuerst wählt, wer in der Spielreihenfolge die letzte Person ist.
option-solo = Allein gegen Friedrich: welches Spiel?
option-solo-standard = Das übliche Spiel mit 15 Edikten.
option-solo-easier = Das leichtere Spiel: drei Edikte mehr.

## The board in the terminal
board-round = Runde { $number }
board-first = es beginnt { $who }
board-cards = Kartenstapel { $number }
board-ends = letzte Runde: { $ends }
board-frederick = Friedrich
board-solo = Schiff in { $city }, Stapel { $deck }
board-crowns = Kronen { $number }, Züge { $turns }
board-edicts = Edikte
board-next = nächste
board-pile = Ediktstapel { $number }
board-path = Weg { $name }
board-start = Start
board-card-cost = Karte
board-points = { $number } SP
board-piles = Hand { $hand }, Nachziehen { $draw }, Ablage { $discard }
board-passed = gepasst
board-hand = Hand:
legend = Burg: T Türme, W Mauern, K Bergfriede; T2:31! kostet 3 Stein und 1 Getreide und erlässt ein Edikt; Große Bauwerke sind invertiert. Märkte: 2G>6 verkauft 2 Getreide für 6, 2S<4 kauft 2 Stein für 4. Arbeitsplätze: (1) Getreide für den Schritt, * ein Ediktmarker, [A+F] Stadtplättchen. Verbündete: (3) Getreide, + darunter liegt noch jemand. Edikte: G Getreide, S Stein, A Schatzkammer, T W K Bauwerke, L Verbündete, P Fachkraft.

## The board in the browser
face-aside = Ende der Runde
face-views = Teile des Tisches
face-tab-hand = Hand
face-tab-castle = Burg
face-tab-voyage = Häfen
face-tab-court = Hof
face-tab-work = Wege
face-tab-rivals = Andere
face-frederick = Friedrich
face-frederick-is = das Staunen der Welt, sein Palast und Hof
face-palace = Friedrichs Palast
face-his-structures = Friedrichs Bauwerke: { $number }
face-possession = { $what }: { $number } von höchstens { $most }
face-of-house = Haus { $house }
face-first-player = beginnt die Runde
face-points = { $number } Siegpunkte
face-back-to-mine = Zurück zu meinem Tableau
face-store = Lager: { $stone } Stein, { $grain } Getreide, Platz für { $room }; { $coins } Augustalen; { $points } SP; erlassene Edikte: { $edicts }
face-castle = Burg
face-castle-of = Burg von { $who }, { $number } von 13 Bauwerken
face-built = { $number } von 13 gebaut, Platz für { $room }
face-space = { $space }, { $kind }: kostet { $stone } Stein, { $grain } Getreide{ $edict ->
    [yes] ; dann ein Edikt
   *[no] {""}
}
face-space-built = { $space }, { $kind }: gebaut
face-preview-costs = { $mix ->
    [0] { $coins ->
        [0] Kostet { $stone } Stein und { $grain } Getreide
       *[other] Kostet { $coins } Augustalen
    }
   *[other] Kostet { $mix } Stein oder Getreide, beliebig gemischt
}; ein Großes Bauwerk kostet auch Augustalen
face-sides = { $number ->
    [one] eine Seite
   *[other] { $number } Seiten
}
face-preview-side = Schließt eine Seite: { $pays } jetzt und am Ende jeder Runde
face-preview-work = Dein Arbeitsplatz: { $what }
face-preview-edict = Dann erlässt du ein Edikt
face-side = Seite { $side } der Burg
face-side-name = Seite { $side }
face-side-closed = Seite { $side } ist geschlossen und zahlt am Ende jeder Runde { $pays }
face-side-near = Seite { $side }: { $space } schließt sie; dann zahlt sie { $pays }, sofort und am Ende jeder Runde
face-side-open = Seite { $side } ist offen; zwei Türme mit der Mauer dazwischen zahlen { $pays }, sofort und am Ende jeder Runde
face-yield = { $goods ->
    [stone] { $number } Stein
    [grain] { $number } Getreide
    [augustales] { $number } Augustalen
    [vp] { $number } SP
    [resource] { $number } Stein oder Getreide
   *[market] ein Marktbesuch
}
face-pieces = Noch nicht gebaut
face-piece-TN1 = Turm, öffnet Verbündetenplatz 1
face-piece-TN2 = Turm, öffnet Verbündetenplatz 2
face-piece-TN3 = Turm, öffnet Verbündetenplatz 3; wer dorthin kommt, lässt dich ein Edikt erlassen
face-piece-GTA = Großer Turm A, +2 Augustalen: öffnet Verbündetenplatz 4, dann darfst du eine Karte kaufen
face-piece-GTB = Großer Turm B, +3 Augustalen: öffnet Verbündetenplatz 5, dann darfst du ohne Getreide anwerben
face-piece-WN1 = Mauer: Platz für einen weiteren Rohstoff
face-piece-WN2 = Mauer: Platz für einen weiteren Rohstoff
face-piece-WN3 = Mauer: Platz für einen weiteren Rohstoff
face-piece-GWA = Große Mauer A, +3 Augustalen: dann erlässt du ein Edikt
face-piece-GWB = Große Mauer B, +4 Augustalen: dann darfst du eine Fachkraft ohne Getreide fördern
face-piece-KN1 = Bergfried: gibt dir das Abdeckplättchen seines Platzes
face-piece-KN2 = Bergfried: gibt dir das Abdeckplättchen seines Platzes
face-piece-GK = Großer Bergfried, +4 Augustalen: dann darfst du zweimal fördern
face-allies = Verbündete
face-pay-now = SP, die Verbündete jetzt zahlen würden
face-ally-mine = { $ally }. Würde jetzt { $points } SP zahlen
face-ally-space-free = Verbündetenplatz { $space }, frei{ $edict ->
    [yes] ; wer hierher kommt, lässt dich ein Edikt erlassen
   *[no] {""}
}
face-ally-space-covered = Verbündetenplatz { $space }: hier steht ein Turm, der noch nicht gebaut ist{ $edict ->
    [yes] ; wer hierher kommt, lässt dich ein Edikt erlassen
   *[no] {""}
}
face-legend-seal = SP, die dir jetzt gezahlt würden
face-no-tower = kein Turm
face-free-space = frei
face-at-round-end = Am Ende der Runde
face-edicts = Edikte
face-edicts-how = Belohnung, aktiv, nächste
face-edict-active = Aktives Edikt { $space }, Belohnung { $pays }
face-edict-next = Nächstes Edikt { $space }
face-edict-none = keines
face-about-edict = Baue auf einem Platz mit Schriftrolle, um es zu erlassen: Du nimmst die Belohnung, dann fügst du Friedrichs Palast hinzu, was es zeigt, oder entfernst es. Farbige Zahlen zeigen, was deine Verbündeten mehr oder weniger zahlten.
face-about-edict-next = Wer ein Edikt erlassen hat, schiebt eines von diesen auf den leeren Platz, wo es aktiv wird.
face-about-palace = Was Friedrich hat. Verbündete vergleichen dich mit ihm: Unabhängige wollen, dass du mehr hast als er, Loyale wollen, dass er genug hat.
face-reward = Wer es erlässt, nimmt { $pays }
face-change = { $what }: { $less ->
    [-1] nicht weniger möglich
   *[other] hinunter auf { $less }
}{ $less_points ->
    [0] {""}
   *[other] {" "}(deine Verbündeten { $less_points } SP)
}, { $more ->
    [-1] nicht mehr möglich
   *[other] hinauf auf { $more }
}{ $more_points ->
    [0] {""}
   *[other] {" "}(deine Verbündeten { $more_points } SP)
}
face-workplaces = Arbeitsplätze
face-workplaces-how = aufwärts, für Getreide
face-level-city = Stadt
face-level-village-2 = Dorf II
face-level-village-1 = Dorf I
face-level-country-2 = Land II
face-level-country-1 = Land I
face-city-of = Stadt { $path } mit ihren Plättchen
face-not-sent = noch nicht eingesetzt
face-waiting-men = nicht eingesetzt
face-place-of = { $level }, Weg { $path }
face-ally-place = Verbündetenplatz { $number }
face-specialist = Fachkraft { $number }
face-said = „{ $words }“
face-place = { $place }: { $what }. Der Schritt hierher: { $grain } Getreide{ $edict ->
    [yes] . Wer zuerst hier ist, erlässt ein Edikt
   *[no] {""}
}
face-man = Fachkraft { $number } von { $who }: { $place }
face-ability-C1A = Handkartenlimit +1; ziehe bei der Ankunft eine Karte
face-ability-C1B = eine Mauer zu bauen bringt 1 Getreide
face-ability-C1C = deine ersten zwei Schritte auf See sind frei
face-ability-C1D = Karten kosten 2 Augustalen weniger
face-ability-C2A = Anwerben bringt 2 SP
face-ability-C2B = ein Verkauf oder Kauf mehr am Markt
face-ability-C2C = einen Turm zu bauen bringt 4 Augustalen
face-ability-C2D = jedes Bauwerk zu bauen bringt 2 Augustalen
face-ability-V1A = einen Bergfried zu bauen bringt 4 SP
face-ability-V1B = Bergfriede kosten 1 Stein weniger
face-ability-V1C = Verbündete kosten 1 Getreide weniger
face-ability-V1D = ein Marktbesuch bringt 3 Augustalen
face-ability-V2A = einen Turm oder eine Mauer zu bauen bringt 3 SP
face-ability-V2B = eine Karte zu kaufen bringt 3 SP
face-ability-V2C = jedes Bauwerk zu bauen bringt 1 Stein oder Getreide und 2 SP
face-ability-V2D = ein Edikt zu erlassen bringt 3 SP
face-fare-free = frei
face-ship-of = Schiff von { $who }
face-ally-offer = { $ally }. Kostet { $number } Getreide; würde dir jetzt { $points } SP zahlen
face-ally-below = Hier liegt jemand verdeckt; aufgedeckt wird am Ende der Runde
face-ally-none = Hier ist niemand mehr
face-card-offer = { $card }. Kostet { $number ->
    [-1] eine deiner Karten
   *[other] { $number } Augustalen
}
face-card-none = Keine Karte; am Ende der Runde wird aufgefüllt
face-sell = { $number } { $goods } für { $coins } Augustalen verkaufen
face-buy = { $number } { $goods } für { $coins } Augustalen kaufen
face-sell-short = verkauf
face-buy-short = kauf
face-slots = Sechs Fächer unter den fünf Hauptaktionen
face-action-promote = Fördern
face-action-market = Markt
face-action-build = Bauen
face-action-summon = Anwerben
face-action-purchase = Kaufen
face-slot-locked = Fach VI ist gesperrt; ein Bergfried öffnet es
face-slot-empty = Fach { $slot } ist leer
face-slot-actions = Fach { $slot }; verdeckt: { $actions }
face-slot-down = Fach { $slot }: eine verdeckte Karte
face-slot-up-card = Fach { $slot }, offen: { $card }
face-slot-down-card = Fach { $slot }, verdeckt: { $card }
face-lay-up = Offen: tun, was die Karte sagt
face-lay-down = Verdeckt: eine der Hauptaktionen dieses Fachs
face-up-short = offen
face-down-short = verdeckt
face-hand = Deine Hand, { $number } Karten
face-to-draw = Stapel
face-to-draw-long = Karten in deinem Nachziehstapel: { $number }
face-discards = Ablage
face-discards-show = Deine Stapel zeigen
face-draw-pile-holds = Im Nachziehstapel, in unbekannter Reihenfolge
face-removed = Aus dem Spiel
face-nothing = nichts
face-in-hand = { $number } auf der Hand
face-rival = { $who }: { $points } SP, { $structures } Bauwerke, { $allies } Verbündete, die jetzt { $pays } SP zahlen würden, { $coins } Augustalen, { $stone } Stein, { $grain } Getreide, { $hand } Handkarten. Tableau öffnen
face-cards-left = Karten im Stapel: { $number }
face-edicts-left = Edikte im Stapel: { $number }
face-last-round = letzte Runde
face-known = Bekannt: { $cards }
face-ends-when = Das Spiel endet nach der Runde, in der
face-end-castle = eine Burg vollständig ist (die größte hat { $number } von 13)
face-end-edict = ein Edikt nicht ersetzt werden kann ({ $number } im Stapel)
face-end-cards = eine Karte nicht ersetzt werden kann ({ $number } im Stapel)
face-end-phase = Ende der Runde
face-step-hand = Hände auffüllen
face-step-castle = Ertrag der Burgen
face-step-allies = Ertrag der Verbündeten
face-step-reorganize = Häfen auffüllen
face-solo-title = Friedrichs Karte:
face-solo-none = noch keine; er zieht nach jedem deiner Züge.
face-solo-card = { $move }, dann { $act }.{ $crown ->
    [yes] {" "}Mit Krone: Bei der zweiten werden alle seine Karten gemischt.
   *[no] {""}
}
face-solo-move-1 = einen Hafen weiter
face-solo-move-2 = zwei Häfen weiter
face-solo-move-stay = er bleibt, wo er ist
face-solo-move-to_player = in den Hafen deines Schiffes
face-solo-act-card = die Karte dort verlässt das Spiel
face-solo-act-ally = wer dort anzuwerben ist, verlässt das Spiel
face-solo-act-edict = erlässt er Edikt { $space } und fügt nur hinzu
face-solo-turns = Zug { $number } von 5
face-solo-deck = noch { $number } Karten
face-solo-crowns = Kronen: { $number } von { $most }
face-solo-gone = Von Friedrich entfernt
face-result = Woher jeder Punkt kam
face-ended-castle = Eine Burg wurde vollständig.
face-ended-edict = Ein Edikt konnte nicht ersetzt werden.
face-ended-cards = Die Karten sind ausgegangen.
face-ended-rounds = Dreißig Runden wurden gespielt.
face-from-allies = Verbündete am Ende jeder Runde
face-from-built = Arbeitsplätze und Abdeckplättchen beim Bauen
face-from-sides = geschlossene Seiten
face-from-edicts = Edikte
face-from-cards = Karten
face-from-bought = Käufe
face-from-summoned = Anwerben
face-from-cities = Stadtplättchen
face-from-other = vor dieser Aufzeichnung und anderes
face-track = SP-Leiste
face-score-structures = Bauwerke, je 1 SP
face-score-most = Meiste Bauwerke 4, zweitmeiste 2 (zu dritt und zu viert)
face-score-most-solo = Mindestens so viele Bauwerke wie Friedrich: 4
face-score-coins = 1 SP je 6 Augustalen
face-score-coins-how = Augustalen und 2 für jeden Rohstoff
face-score-coins-are = { $coins } + 2 × { $goods }
face-total = Summe
face-tie = Bei Gleichstand entscheiden Große Bauwerke
face-lesson-goal = Du führst ein Haus am Hof Friedrichs II. Deine Burg hat dreizehn Bauplätze, und Verbündete zahlen dir am Ende jeder Runde Siegpunkte. Die meisten Punkte gewinnen.
face-lesson-sail = Ein Zug hat zwei Teile: Du darfst segeln, dann spielst du eine Karte. Der erste Hafen ist frei, jeder weitere kostet eine Münze. Segle nach Konstantinopel: Wähle den Namen.
face-lesson-card = Spiele jetzt eine Handkarte. Wähle „3 Augustalen“; Augustalen sind Münzen.
face-lesson-up = Jede Karte kannst du auf zwei Arten spielen. Offen tut sie, was darauf steht. Lege sie offen in ein beliebiges Fach.
face-lesson-perform = Nimm, was sie dir gibt.
face-lesson-stay = Die anderen haben gepasst, also bist du wieder am Zug. Bleibe diesmal, wo du bist.
face-lesson-any-card = Jetzt die andere Art. Wähle „1 Stein“; verdeckt ist gleich, was auf der Karte steht.
face-lesson-down = Verdeckt gibt dir eine Karte eine der zwei Hauptaktionen über ihrem Fach. Lege sie verdeckt in Fach III, unter Markt und Bauen.
face-lesson-build = Zwei Aktionen führen zu diesem Fach. Wähle Bauen.
face-lesson-site = Die leuchtenden Plätze kannst du bezahlen. Ein Turm muss an eine Mauer grenzen, eine Mauer an einen Turm. Baue den Turm unten rechts: 2 Stein und 1 Getreide.
face-lesson-piece = Welches Teil? Ein gewöhnlicher Turm genügt. Er öffnet einen weiteren Verbündetenplatz; Große Türme kosten Münzen und tun mehr.
face-lesson-side = Zwei Türme und die Mauer dazwischen: Diese Seite deiner Burg ist geschlossen. Sie hat 3 Augustalen gezahlt und zahlt wieder am Ende jeder Runde.
face-lesson-allies = In jedem Hafen warten Verbündete. Die rote Zahl ist, was dieser dir jetzt am Ende jeder Runde zahlen würde: 3, wenn sein Wunsch erfüllt ist, sonst 1. Severin will, dass du mehr Türme hast als Friedrich, und die hast du.
face-lesson-stay-here = Nutzen kannst du nur, was im Hafen deines Schiffes ist. Du bist schon in Tunis: Bleibe.
face-lesson-summon-card = Wähle „1 Stein“, um sie verdeckt zu spielen.
face-lesson-summon-slot = Fach IV liegt unter Bauen und Anwerben. Lege die Karte verdeckt.
face-lesson-summon = Wähle Anwerben. Severin kostet 2 Getreide. Wo es nur eine Möglichkeit gibt, wird sie für dich gewählt.
face-lesson-ally-space = Severin kommt zu dir. Jeder Turm in deiner Burg öffnet einen Verbündetenplatz: Wähle einen von deinen.
face-lesson-keep = Jetzt ein Bergfried. Seine Schriftrolle heißt, dass du ein Edikt erlässt, und Edikte ändern, was Friedrich hat. Bleibe in Tunis.
face-lesson-keep-card = Wähle „3 Augustalen“, um sie verdeckt zu spielen.
face-lesson-keep-slot = Wieder verdeckt in Fach III.
face-lesson-keep-build = Wähle Bauen. Für 3 Stein gibt es nur den Bergfried in der Mitte; er hebt dein Handkartenlimit um zwei.
face-lesson-edict = Wähle das erste Edikt: Es zahlt dir 3 Augustalen. Unter jedem Symbol siehst du, was Friedrich dann hätte; eine farbige Zahl zeigt, was deine Verbündeten mehr oder weniger zahlten.
face-lesson-treasury = Jede Art von Symbol wird entweder hinzugefügt oder entfernt, alle auf einmal. Er hatte 1 Getreide, also waren 2 nur hinzuzufügen. Seine Schatzkammer kann in beide Richtungen: Du entscheidest!
face-lesson-next = Ein anderes Edikt wird aktiv. Wähle, welches.
face-lesson-paths = Deine drei Fachkräfte steigen mit Fördern diese Wege hinauf. Du hast die Fähigkeit des Platzes, auf dem eine steht; eine Stadt zahlt einmal.
face-lesson-market = Am Markt im Hafen deines Schiffes kannst du einmal verkaufen und einmal kaufen. So bekommst du Stein und Getreide.
face-lesson-pass = Du hast keine gute Karte mehr. Passe für diese Runde.
face-lesson-keep-hand = Das Ende der Runde. Zuerst die Hände: Du darfst Karten ablegen, die du nicht willst, dann ziehst du auf fünf. Behalte deine Karten.
face-lesson-income = Zweitens die Burgen: Deine geschlossene Seite hat gezahlt.
face-lesson-scored = Drittens die Verbündeten: Jeder brachte 1 SP, und 2 mehr, wenn sein Wunsch erfüllt war. Zuletzt werden die Häfen aufgefüllt.
face-lesson-end = Das Spiel endet nach der Runde, in der eine Burg vollständig ist oder Edikte oder Karten ausgehen. Dann zählen auch Bauwerke, die größte Burg und Münzen. Zeige auf etwas, das nicht leuchtet, um den Grund zu sehen. Viel Glück!

## Features that hints name

feature-prospects = Punkte, die noch kommen
feature-points = Punkte auf der Leiste
feature-structures = Bauwerke in der Burg
feature-sides = geschlossene Seiten
feature-begun = Seiten, denen ein Bauwerk fehlt
feature-content = Verbündete mit erfülltem Wunsch
feature-allies = Verbündete
feature-spaces = freie Verbündetenplätze
feature-abilities = Fähigkeiten von Arbeitsplätzen
feature-columns = wie weit die Fachkräfte sind
feature-resources = Stein und Getreide
feature-coins = Augustalen
feature-covers = Abdeckplättchen
feature-deck = gute Karten im Stapel
feature-cards = Karten im Stapel
feature-ahead = Vorsprung an Bauwerken
feature-first = Beginn der Runde

## Help below the questions

face-goal = Baue deine Burg und gewinne Verbündete: Die meisten Punkte gewinnen
help-turn = Ein Zug ist eine Fahrt und eine Karte. Der erste Hafen ist frei; handeln, anwerben und kaufen kannst du nur dort, wo dein Schiff ist.
help-card = Wähle eine beliebige Karte: Offen tut sie, was darauf steht, verdeckt zählt nur ihr Fach.
help-face = Offen: was die Karte sagt, in jedem Fach. Verdeckt: eine Hauptaktion, deren Linie zum Fach führt. Jedes Fach einmal je Runde.
help-perform = Du darfst auch verzichten; die Karte bleibt so oder so in ihrem Fach.
help-main = Die Aktionen, deren Linien zu diesem Fach führen. Zeige auf eine, die nicht leuchtet, um den Grund zu sehen. Wo es nur eine Möglichkeit gibt, wird sie für dich gewählt.
help-step = Jeden Tausch bezahlst du, bevor du etwas dafür bekommst.
help-specialist = Ein Schritt auf ihrem Weg, für das Getreide am Pfeil. Du hast die Fähigkeit des Platzes, auf dem sie steht.
help-path = Sie bleibt das ganze Spiel auf diesem Weg. Weg B ist der kürzeste; A und C haben mehr Fähigkeiten.
help-city = Du nutzt es einmal, dann verlässt es das Spiel.
help-trade = Bei jedem Besuch darfst du einmal verkaufen und einmal kaufen, in beliebiger Reihenfolge.
help-site = Auf einer Schriftrolle zu bauen erlässt ein Edikt. Zwei Türme mit der Mauer dazwischen schließen eine Seite, die jede Runde zahlt.
help-piece = Gewöhnliche Teile kosten keine Münzen. Ein Großes kostet die Münzen darauf und tut mehr.
help-side = Alle zahlen, in beliebiger Reihenfolge.
help-ally = Die Zahl sagt, was dir jetzt am Ende der Runde gezahlt würde.
help-ally_space = Verbündete bleiben, wo du sie hinlegst. Der Platz mit der Schriftrolle erlässt ein Edikt.
help-buy = Eine gekaufte Karte gehört dir das ganze Spiel, und du darfst sie sofort nutzen. Ist der Preis eine durchgestrichene Karte, verlässt eine deiner Karten das Spiel.
help-remove = Sie verlässt das Spiel und kommt nie auf deine Hand zurück.
help-now = Als hättest du sie eben offen gespielt, aber ohne Fach. Dann kommt sie auf deine Hand.
help-edict = Zuerst nimmst du die Belohnung, dann ändern die Symbole Friedrichs Palast. Farbige Zahlen: was deine Verbündeten mehr oder weniger zahlten.
help-direction = Unabhängige wollen, dass du mehr hast als Friedrich; Loyale wollen, dass er genug hat.
help-next = Es wird auf dem leeren Platz aktiv und bekommt dessen Belohnung.
help-resource = Aus dem Vorrat in dein Lager; was nicht passt, geht zurück.
help-keep = Nicht alles passt; der Rest geht zurück. Jede Mauer deiner Burg schafft Platz für einen mehr.
help-discard = Dann ziehst du bis zum Handkartenlimit. Abgelegte Karten kommen wieder, wenn dein Nachziehstapel leer ist.
help-ship = Frei, in jeden Hafen; dann darfst du dort handeln.
help-house = Jedes Haus hat zwei eigene Karten.

## Components

piece-tower = Turm
piece-tower-about = Steht auf einer Ecke, neben einer Mauer. Jeder Turm in deiner Burg öffnet einen Verbündetenplatz.
piece-wall = Mauer
piece-wall-about = Verbindet zwei Ecken, neben einem Turm. Jede Mauer schafft Platz für einen weiteren Rohstoff. Zwei Türme mit der Mauer dazwischen schließen eine Seite, die sofort und jede Runde zahlt.
piece-keep = Bergfried
piece-keep-about = Einer von dreien im Hof, immer mit einem Edikt: zwei Handkarten mehr, beide Aktionen eines Fachs oder ein sechstes Fach.
piece-great = Großes Bauwerk
piece-great-about = Fünf deiner Teile kosten auch Münzen und tun mehr: eine Karte, ein Verbündeter, ein Edikt, eine Förderung. Sie entscheiden bei Gleichstand.
piece-loyal = Loyale
piece-loyal-about = Zufrieden, wenn Friedrich von etwas genug hat. Zahlen am Ende jeder Runde 1 SP, zufrieden 3.
piece-independent = Unabhängige
piece-independent-about = Wollen, dass du mehr hast als Friedrich oder mindestens so viel. Zahlen am Ende jeder Runde 1 SP, und 3, wenn das stimmt.
piece-card = Aktionskarte
piece-card-about = Offen tut sie, was darauf steht; verdeckt gibt sie dir eine Hauptaktion ihres Fachs. Du beginnst mit zehn und kannst in den Häfen weitere kaufen.
piece-ship = Schiff
piece-ship-about = Segelt im Uhrzeigersinn von Hafen zu Hafen. Handeln, anwerben und kaufen kannst du nur dort, wo es ist.
piece-specialist = Fachkraft
piece-specialist-about = Du hast drei. Für Getreide steigen sie die Wege hinauf; du hast die Fähigkeit eines Arbeitsplatzes, solange eine dort steht, und eine Stadt gibt einmal ein Plättchen.
piece-market = Marktplättchen
piece-market-about = Jeder Hafen verkauft einen Rohstoff und kauft den anderen, in festen Mengen. Die rote Seite hat schlechtere Preise.
piece-edict = Edikt
piece-edict-about = Wer es erlässt, nimmt die Belohnung seines Platzes und ändert Friedrichs Palast, jede Art von Symbol hinauf oder hinunter.
piece-palace = Friedrichs Palast
piece-palace-about = Was Friedrich hat, entscheidet, was Verbündete zahlen. Nur Edikte ändern es; allein auch seine eigenen Karten.
piece-stone = Stein und Getreide
piece-stone-about = Damit bezahlst du Bauwerke, Verbündete und Förderungen. Was nicht in dein Lager passt, geht zurück.
piece-coin = Augustalis
piece-coin-about = Die Münze. Am Ende zählt jeder Rohstoff zwei Münzen, und je sechs Münzen sind 1 SP.

## Steps in the browser: what was done, and in a few words how

face-step-first_player = Beginn
face-told-first_player = { $who } beginnt
face-step-house_taken = Haus
face-told-house_taken = { $house }
face-step-countryside_placed = Land
face-step-village_placed = Dörfer
face-step-bonus_placed = Städte
face-step-extra_edict = Edikte
face-step-market_placed = Märkte
face-step-market_red = Rote Märkte
face-step-ally_shown = Neue Verbündete
face-step-card_shown = Neue Karten
face-told-cards_drawn = { $number ->
    [one] zieht eine Karte
   *[other] zieht { $number } Karten
}
face-step-sailed = Fahrt
face-told-sailed = nach { $city }{ $coins ->
    [0] {""}
    [one] {" "}für { $coins } Augustalis
   *[other] {" "}für { $coins } Augustalen
}
face-step-passed = Passen
face-told-passed = für diese Runde
face-step-cannot_play = Passen
face-told-cannot_play = keine Karte spielbar
face-step-played_up = Offen
face-told-played_up = { $card }
face-step-played_down = Verdeckt
face-told-played_down = Fach { $slot }
face-told-gained = { $goods ->
    [0] erhält nichts
   *[other] + { $goods }
}
face-told-overflowed = kein Platz für { $stone } Stein, { $grain } Getreide
face-told-promoted = { $specialist }: { $place }
face-told-bonus_taken = { $bonus }
face-told-sold = verkauft in { $city }
face-told-bought = kauft in { $city }
face-told-built = { $space }
face-told-cover_taken = { $cover }
face-told-side_closed = schließt { $side }
face-told-summoned = { $ally }
face-told-purchased = kauft { $card }
face-told-card_removed = { $card } verlässt das Spiel
face-told-edict_issued = Edikt { $roman }
face-told-ship_moved = nach { $city }
face-step-discarded = Hände
face-told-discarded = { $who } legt { $card } ab
face-step-slots_discarded = Ende der Runde
face-told-side_pays = { $side } zahlt an { $who }
face-step-ally_scored = Verbündete
face-told-ally_scored = { $who } +{ $points }
face-step-frederick_reveals = Friedrich
face-told-frederick_reveals = { $solo }
face-told-frederick_takes_card = entfernt { $card }
face-told-frederick_takes_ally = entfernt { $ally }
face-told-frederick_finds_nothing = findet nichts
face-told-frederick_issues = erlässt Edikt { $roman }
face-step-final_score = Endstand
face-told-final_score = { $who } { $total }
