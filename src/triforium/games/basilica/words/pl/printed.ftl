# Co jest na elementach gry, słowo po słowie.

## Parts

printed-part-track = Tor
printed-part-plan = Plan
printed-part-market = Targ
printed-part-edition = Edycja
printed-part-token = Żeton
printed-part-tile = Kafelek

## What is told of them

printed-spaces = pola
printed-crown-spaces = pola z Koroną
printed-columns = kolumny
printed-order-slots = pola Rozkazów
printed-vault-slots = pola Sklepień
printed-timekeeper = odmierza czas
printed-ranks = Specjalizacje
printed-builders = Budowniczych gracza
printed-coins = Monet gracza
printed-stained-glass-printed = Witraże
printed-scaffolding-printed = Rusztowania
printed-altars-printed = Ołtarze
printed-faces = strony
printed-tiles-taken-out = kafelki odkładane
printed-colours = kolory
printed-crown = Korona
printed-order = Rozkaz

## Values

printed-queen = Królowa
printed-king = Król
printed-architect = Architekt
printed-master_mason = Mistrz Murarski
printed-strongman = Osiłek
printed-jester = Kuglarz
printed-yellow = żółty
printed-blue = niebieski
printed-red = czerwony
printed-green = zielony
printed-promote = Szkolenie
printed-move_builder = Przemieszczenie Budowniczego
printed-recruit = Rekrutacja
printed-confuse = Zamieszanie
printed-stained_glass = Witraż
printed-scaffolding = Rusztowanie
printed-disaster = Katastrofa
printed-altar = Ołtarz
