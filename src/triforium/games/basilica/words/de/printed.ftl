# Was auf dem Spielmaterial steht.

## Parts

printed-part-track = Leiste
printed-part-plan = Spielplan
printed-part-market = Auslage
printed-part-edition = Ausgabe
printed-part-token = Marker
printed-part-tile = Plättchen

## Properties

printed-spaces = Felder
printed-crown-spaces = Felder mit Krone
printed-columns = Spalten
printed-order-slots = Befehlsplätze
printed-vault-slots = Gewölbeplätze
printed-timekeeper = Figur auf der Leiste
printed-ranks = Ränge
printed-builders = Handwerker je Seite
printed-coins = Münzen je Seite
printed-stained-glass-printed = Buntglas
printed-scaffolding-printed = Gerüste
printed-altars-printed = Altäre
printed-faces = Seiten
printed-tiles-taken-out = entfernte Plättchen
printed-colours = Farben
printed-crown = Krone
printed-order = Befehl

## Values

printed-queen = Königin
printed-king = König
printed-architect = Architekt
printed-master_mason = Maurermeister
printed-strongman = Kraftprotz
printed-jester = Narr
printed-yellow = gelb
printed-blue = blau
printed-red = rot
printed-green = grün
printed-promote = Befördern
printed-move_builder = Versetzen
printed-recruit = Anwerben
printed-confuse = Verwirren
printed-stained_glass = Buntglas
printed-scaffolding = Gerüst
printed-disaster = Katastrophe
printed-altar = Altar
