# Die Kathedralenbauer von Orléans auf Deutsch: die Begriffe sind unsere, wo wir die gedruckten nicht kennen.

## Terms

seat-ochre = Ocker
seat-green = Grün
seat-violet = Violett
seat-slate = Schiefer

item-wood = Holz
item-stone = Stein
item-bread = Brot
item-rosette = eine Glasrosette

follower-knight = Ritter
follower-fisherman = Fischer
follower-farmer = Bauer
follower-trader = Händler
follower-monk = Mönch

bag-red = Rot
bag-blue = Blau

action-cart = Karren
action-boat = Boot
action-market = Marktplatz
action-foundry = Glashütte
action-painting = Glasmalerei
action-festival = Festplatz
action-bell = Glockenturm

reward-section = ein Kathedralenteil
reward-blueprint = ein Bauplan
reward-rosette = eine Glasrosette
reward-monk = ein Mönch

## Prompts

prompt-chance = Etwas wird gezogen oder umgedreht.
prompt-draw = { $who }: Aus welchem Beutel ziehst du eine Person?
prompt-place = { $who }: Wo setzt du diese Person ein ({ $follower })?
prompt-move = { $way ->
    [land] { $who }: Welche Straße nimmt dein Karren von { $place } aus?
   *[river] { $who }: Welchen Fluss nimmt dein Boot von { $place } aus?
}
prompt-pickup = { $full ->
    [yes] { $who }: Auf dem Weg nach { $place } liegt { $item }, aber dein Rucksack ist voll. Was gibst du dafür zurück?
   *[no] { $who }: Auf dem Weg nach { $place } liegt { $item }. Nimmst du das mit?
}
prompt-market = { $who }: Was lieferst du? Noch { $left ->
    [one] 1 Lieferung
   *[other] { $left } Lieferungen
}.
prompt-foundry = { $who }: Nimmst du eine Glasrosette aus der Glashütte?
prompt-paint = { $who }: Lässt du eine Glasrosette bemalen?
prompt-rosette = { $who }: Wer bekommt die Glasrosette?
prompt-monk = { $who }: Ein neuer Mönch kommt dazu. In welchen Beutel legst du ihn?
prompt-blueprint = { $who }: Welchen Bauplan deckst du auf?
prompt-end = { $who }: Dein Rucksack ist voll. Rastest du, bevor dein Zug endet?
task-chance = das Ziehen abwarten
task-draw = eine Person aus einem Beutel ziehen
task-place = die gezogene Person einsetzen
task-move = wählen, wohin der Baumeister geht
task-pickup = entscheiden, ob das Ding mitkommt
task-market = eine Lieferung wählen oder fertig sein
task-foundry = entscheiden, ob eine Glasrosette mitkommt
task-paint = entscheiden, ob eine Glasrosette bemalt wird
task-rosette = entscheiden, wer die Glasrosette bekommt
task-monk = einen Beutel für den Mönch wählen
task-blueprint = einen Bauplan zum Aufdecken wählen
task-end = rasten oder den Zug beenden

## Choices

choice-draw = Aus Beutel { $bag } ziehen
choice-place = { $action } ({ $door })
choice-go = { $lying ->
    [two] nach { $place }; am Weg: { $item } und { $second }
    [one] nach { $place }; am Weg: { $item }
   *[none] nach { $place }
}
choice-take = Nehmen
choice-keep = Behalten
choice-swap = Dafür zurückgeben: { $item }
choice-leave = Liegen lassen
choice-deliver = { $to ->
    [hour_glass] { $item } an die Sanduhr
    [workshop] { $item } an die Werkstatt in { $name }
   *[seat] { $item } an { $name }
}
choice-done = Fertig
choice-paint = Bemalen lassen
choice-stay = Auf die Aktion verzichten
choice-give = { $receiver } bekommt sie
choice-forgo = Im Vorrat lassen
choice-monk = In Beutel { $bag }
choice-blueprint = Bauplan { $slot }
choice-end = Den Zug beenden
choice-rest = Rasten und einen Bauplan aufdecken
choice-first = { $receiver } beginnt
choice-workshop = Werkstatt { $tile } ({ $order })
choice-good = { $item }
choice-hour_glass = Sanduhr { $tile } ({ $order })
choice-comes_up = { $follower }
choice-event = { $kind ->
    [rosette] Ereignis { $event }: eine Glasrosette
    [monk] Ereignis { $event }: ein Mönch
    [builder_at] Ereignis { $event }: ein Baumeister in { $place }
    [two_builders_together] Ereignis { $event }: zwei Baumeister in einer Stadt
   *[knapsack_two_rosettes] Ereignis { $event }: zwei Rosetten in einem Rucksack
}
choice-turn_over = { $reward }

## The log

story-workshop_laid = { $to ->
   *[workshop] Die Werkstatt in { $name } braucht { $order }.
}
story-good_laid = Auf dem Weg { $token } liegt { $item }.
story-rosette_laid = Auf dem Weg { $token } liegt wieder eine Glasrosette.
story-hour_glass_revealed = Die Sanduhr braucht { $order }.
story-first_good = { $who } beginnt mit { $item }.
story-round_begins = Runde { $number } beginnt.
story-follower_drawn = { $who } zieht aus Beutel { $bag }: { $follower }.
story-follower_placed = { $who } setzt ein: { $follower }, { $action }.
story-stayed = { $who } verzichtet auf die Aktion.
story-set_out = { $who } bricht auf: { $one } – { $other }{ $way ->
    [land] {""}
   *[river] , mit dem Boot
}.
story-item_returned = { $who } gibt { $item } zurück.
story-item_taken = { $who } nimmt unterwegs { $item }.
story-item_left = { $who } lässt { $item } liegen.
story-arrived = { $who } kommt in { $place } an.
story-delivered = { $to ->
    [hour_glass] { $who } liefert { $item } an die Sanduhr.
   *[workshop] { $who } liefert { $item } an die Werkstatt in { $name }.
}
story-given = { $who } gibt { $item } an { $receiver }.
story-market_closed = { $who } liefert nichts mehr.
story-order_completed = { $to ->
    [hour_glass] Der Auftrag der Sanduhr ist erfüllt.
   *[workshop] Der Auftrag der Werkstatt in { $name } ist erfüllt.
}
story-tile_cleared = { $to ->
    [hour_glass] Diese Sanduhr verlässt das Spiel, und was darauf liegt, geht zurück.
   *[workshop] Die Werkstatt in { $name } wird umgedreht, und was darauf liegt, geht zurück.
}
story-rosette_blown = { $who } nimmt eine Glasrosette aus der Glashütte.
story-rosette_painted = { $who } lässt eine Glasrosette bemalen.
story-event_revealed = { $kind ->
    [rosette] { $who } deckt ein Ereignis auf: eine Glasrosette.
    [monk] { $who } deckt ein Ereignis auf: ein Mönch.
    [builder_at] { $who } deckt ein Ereignis auf: Bringt einen Baumeister nach { $place }.
    [two_builders_together] { $who } deckt ein Ereignis auf: Bringt zwei Baumeister in eine Stadt.
   *[knapsack_two_rosettes] { $who } deckt ein Ereignis auf: Bringt zwei Rosetten in einen Rucksack.
}
story-no_event_left = Es ist kein Ereignis mehr da.
story-order_discarded = { $kind ->
    [builder_at] Der Auftrag (ein Baumeister in { $place }) wird abgelegt.
    [two_builders_together] Der Auftrag (zwei Baumeister in einer Stadt) wird abgelegt.
   *[knapsack_two_rosettes] Der Auftrag (zwei Rosetten in einem Rucksack) wird abgelegt.
}
story-order_fulfilled = { $kind ->
    [builder_at] Der Auftrag ist erfüllt: Ein Baumeister ist in { $place }.
    [two_builders_together] Der Auftrag ist erfüllt: Zwei Baumeister sind in einer Stadt.
   *[knapsack_two_rosettes] Der Auftrag ist erfüllt: Zwei Rosetten sind in einem Rucksack.
}
story-section_built = Teil { $number } der Kathedrale wird gebaut.
story-blueprint_turned = { $who } deckt Bauplan { $slot } auf: { $reward }.
story-rosette_kept = { $who } behält die Glasrosette.
story-rosette_given = { $who } gibt eine Glasrosette an { $receiver }.
story-rosette_forgone = { $who } lässt die Glasrosette im Vorrat.
story-monk_gained = { $who } legt einen Mönch in Beutel { $bag }.
story-reward_lost = Die Belohnung wäre { $reward }, aber davon ist nichts mehr da.
story-rested = { $who } rastet: Fünf Dinge gehen zurück.
story-bell_rung = { $who } läutet die Glocke ({ $follower }): Die Runde ist zu Ende.
story-bags_empty = Beide Beutel sind leer, { $who } kann nicht ziehen: Die Runde ist zu Ende.
story-hour_glass_lost = Die Sanduhr ist abgelaufen; was darauf liegt, geht zurück.
story-won = Das Dach ist oben: Die Kathedrale steht.
story-lost = Die dritte Runde ist vorbei. Gebaut: { $number ->
    [one] ein Teil
   *[other] { $number } Teile
}.

ending-won = Ihr gewinnt gemeinsam: Die Kathedrale stand in Runde { $round }.
ending-lost = Ihr verliert gemeinsam: { $number } von 8 Teilen wurden gebaut.

## Reasons why a move is not allowed

why-already-turned = Bauplan { $slot } ist schon aufgedeckt; wähle einen, der verdeckt liegt.
why-bag-empty = Beutel { $bag } ist leer; ziehe aus dem anderen.
why-builder-is-elsewhere = Dein Baumeister ist nicht in { $place }; um an eine Werkstatt zu liefern, muss er dort stehen.
why-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
why-item-not-carried = Das hast du nicht bei dir: { $item }. Liefere etwas aus deinem Rucksack.
why-item-not-needed = Der Auftrag braucht das nicht mehr: { $item }. Liefere, was noch fehlt.
why-knapsack-full = Dein Rucksack ist voll; lass das Ding liegen, gib dafür ein anderes zurück oder raste.
why-knapsack-not-full = Rasten kannst du nur mit vollem Rucksack, also mit fünf Dingen.
why-no-blueprint-left = Es ist kein Bauplan mehr da.
why-no-hour-glass = Gerade liegt keine Sanduhr offen; die nächste kommt am Ende der Runde.
why-no-rosette-carried = In deinem Rucksack ist keine Glasrosette zum Bemalen.
why-no-rosette-left = Im Vorrat ist keine Glasrosette mehr.
why-no-such-bag = Diesen Beutel gibt es nicht; es gibt den roten und den blauen.
why-no-such-item = Das gibt es nicht; es gibt Holz, Stein, Brot und Rosetten.
why-no-such-route = Diesen Weg gibt es auf der Karte nicht.
why-no-such-slot = Diesen Bauplan gibt es nicht; sie haben die Nummern 1 bis { $number }.
why-no-such-space = Dieses Feld gibt es in der Stadt nicht.
why-not-another-seat = Das ist niemand anderes in diesem Spiel; wähle jemanden am Tisch.
why-not-asked = Zuerst: { $task }.
why-not-by-boat = { $route } ist eine Straße; ein Boot braucht einen Fluss.
why-not-by-cart = { $route } ist ein Fluss; ein Karren braucht eine Straße.
why-not-carried = So etwas ist nicht in deinem Rucksack, du kannst es nicht zurückgeben.
why-not-there = „{ $verb }“: Davon ist nichts mehr zu ziehen.
why-receiver-full = Dieser Rucksack ist voll; ein Geschenk braucht Platz.
why-route-is-elsewhere = { $route } beginnt nicht in { $place }, wo dein Baumeister ist.
why-same-kind = Etwas von derselben Art kannst du dafür nicht zurückgeben: { $item }.
why-space-does-not-accept = { $space } zeigt ein anderes Zeichen ({ $follower } wird gebraucht); wähle ein freies Feld, das passt, oder den Glockenturm.
why-space-taken = { $space } ist besetzt; wähle ein freies Feld.
why-there-is-room = In deinem Rucksack ist Platz, also geht für das neue Ding nichts zurück.
why-workshop-turned = Diese Werkstatt ist fertig und umgedreht; sie nimmt nichts mehr an.

## Verbs

verb-draw = Ziehen
verb-place = Einsetzen
verb-go = Gehen
verb-take = Nehmen
verb-keep = Behalten
verb-swap = Tauschen
verb-leave = Liegen lassen
verb-deliver = Liefern
verb-done = Fertig
verb-paint = Bemalen
verb-stay = Auf die Aktion verzichten
verb-give = Geben
verb-forgo = Verzichten
verb-monk = Einen Mönch einlegen
verb-blueprint = Einen Bauplan wählen
verb-end = Zug beenden
verb-rest = Rasten
verb-first = Wer beginnt
verb-workshop = Eine Werkstatt auslegen
verb-good = Eine Ware ziehen
verb-hour_glass = Eine Sanduhr aufdecken
verb-comes_up = Eine Person ziehen
verb-event = Ein Ereignis aufdecken
verb-turn_over = Einen Bauplan aufdecken

## Editions and options

edition-normal = Normal: zwei Mönche in jedem Beutel
edition-expert = Für Profis: ein Mönch in jedem Beutel

option-bag_ledger = Was zeigt der Tisch über die Beutel?
option-bag_ledger-sizes = Wie viele Personen in jedem Beutel sind; welche, merkt ihr euch.
option-bag_ledger-full = Genau, wer in jedem Beutel ist.
option-bag_ledger-hidden = Nichts.
option-first_seat = Wer beginnt?
option-first_seat-a = Ocker beginnt.
option-first_seat-random = Das Los entscheidet.
option-blueprint_choice = Wer wählt den Bauplan, der aufgedeckt wird?
option-blueprint_choice-manual = Wer ihn bekommt, unter den verdeckten.
option-blueprint_choice-auto = Niemand: immer der erste verdeckte, denn sie sehen gleich aus.

## The board in the terminal

round-of = Runde { $number } von { $most }
cathedral = Kathedrale
in-hand = Gezogen: { $follower }
full = voll
blueprints = Baupläne
none-now = keiner
order-done = fertig
to-come = noch { $number }
supplies = Vorrat: Mönche { $monks }, Rosetten { $rosettes }
hour-glass-short = Uhr
event-short = Er
condition-builder_at = Baumeister in { $place }
condition-two_builders_together = zwei zusammen
condition-knapsack_two_rosettes = zwei Rosetten
bag-short-red = rot
bag-short-blue = blau
bag-short-black = Waren
action-short-cart = Karren
action-short-boat = Boot
action-short-market = Markt
action-short-foundry = Hütte
action-short-painting = Malerei
action-short-festival = Fest
action-short-bell = Glocke
reward-short-section = Teil
reward-short-blueprint = Plan
reward-short-rosette = Rosette
reward-short-monk = Mönch
legend = Karte: W Holz, S Stein, B Brot, R Rosette; Punkte sind Straßen, Wellen sind Flüsse, unterstrichene Städte haben eine Werkstatt, kleine Buchstaben sind Baumeister. Stadt: Ein großer Buchstabe ist eine Person (K Ritter, F Fischer, A Bauer, T Händler, M Mönch), kleine Buchstaben zeigen, wen ein freies Feld aufnimmt, * heißt alle; r und b sind die rote und die blaue Hälfte. Aufträge: Große Buchstaben sind geliefert, kleine fehlen. [n] ist eine Wahl.

## The board in the browser

face-town = Die Stadt Orléans
face-door-red = rote Hälfte
face-door-blue = blaue Hälfte
face-door-none = beendet die Runde
face-red-half = Rote Hälfte
face-blue-half = Blaue Hälfte
face-round = Runde
face-of-three = von III
face-map = Das Tal der Loire
face-cathedral = Die Kathedrale: { $number } von { $most } Teilen gebaut
face-sections-stand = von { $most } Teilen gebaut
face-hidden = { $number ->
    [one] 1 verdeckt
   *[other] { $number } verdeckt
}
face-blueprint-hidden = Bauplan { $slot }, verdeckt
face-blueprint-shown = Bauplan { $slot }: { $reward }
face-won = Die Kathedrale steht!
face-lost = Die Zeit ist um
face-anybody = alle
face-space-free = { $action }, frei; für { $takes }
face-space-taken = { $action }: { $follower }
face-wants = { $where } braucht { $item }
face-about-cart = Dein Baumeister fährt eine Straße entlang und darf nehmen, was dort liegt.
face-about-boat = Dein Baumeister fährt einen Fluss entlang und darf nehmen, was dort liegt.
face-about-market = Liefere bis zu zwei Dinge: an die Werkstatt, bei der dein Baumeister steht, an die Sanduhr oder an jemand anderen, nah oder fern.
face-about-foundry = Nur für Mönche: Du bekommst eine Glasrosette.
face-about-painting = Nur für Mönche: Gib eine Rosette aus deinem Rucksack zurück und decke einen Bauplan auf.
face-about-festival = Decke ein Ereignis auf: sofort eine Rosette oder ein Mönch, oder ein neuer Auftrag, der den ausgelegten ersetzt.
face-about-bell = Beendet die Runde für alle; in der dritten Runde das Spiel. Wer läutet, verlässt das Spiel. Passt eine Person sonst nirgends hin, muss sie läuten.
face-about-order = Er kommt vom Festplatz. Sobald er erfüllt ist, deckst du einen Bauplan auf. Ein neuer Auftrag ersetzt ihn.
face-about-hourglass = Ein Auftrag nur für diese Runde: Am Markt können alle von überall her liefern. Läutet die Glocke, ist er mit allem darauf verloren, und der nächste kommt.
face-about-workshop = Am Markt darf hierher liefern, wessen Baumeister in { $place } steht. Unten: deine Belohnung, wenn alles geliefert ist.
face-about-blueprint = Seine Belohnung kommt sofort, wenn er aufgedeckt wird. Noch verdeckt: { $sections } × Kathedralenteil, { $rosettes } × Glasrosette, { $monks } × Mönch.
face-about-half-red = Wenn die Runde endet, kommen die Gefolgsleute von hier in den roten Beutel.
face-about-half-blue = Wenn die Runde endet, kommen die Gefolgsleute von hier in den blauen Beutel.
face-order = Auftrag des Ereignisses
face-order-none = Gerade kein Auftrag
face-order-builder_at = Ein Baumeister muss in { $place } sein.
face-order-two_builders_together = Zwei Baumeister müssen in derselben Stadt sein.
face-order-knapsack_two_rosettes = Zwei Rosetten müssen in einem Rucksack sein.
face-events-left = { $number ->
    [one] noch 1 Ereignis
   *[other] noch { $number } Ereignisse
}
face-hour-glass = Sanduhr
face-hour-glass-next = erfüllt; die nächste kommt mit der nächsten Runde
face-road = Straße von { $one } nach { $other }
face-river = Fluss von { $one } nach { $other }
face-place-with = { $place }, mit { $who }
face-at = { $who } in { $place }
face-workshop = Werkstatt in { $place }
face-workshop-done = Werkstatt in { $place }, erfüllt
face-fulfilled = erfüllt
face-bags = Beutel
face-bag-red = Roter Beutel
face-bag-blue = Blauer Beutel
face-bag-black = Warenbeutel
face-bag-short-red = rot
face-bag-short-blue = blau
face-bag-short-black = Waren
face-bag-holds = { $bag }: noch { $number }
face-bag-now = Jetzt im Beutel:
face-bag-start = Anfangs im Beutel:
face-supply = Vorrat
face-removed = Aus dem Spiel
face-blueprints-hidden = Verdeckte Baupläne
face-knapsack = Rucksack von { $who } in { $place }: { $items }
face-empty = nichts
face-full = voll: Du darfst rasten
face-aside = Was noch da ist
face-views = Teile des Tisches
face-tab-town = Stadt
face-tab-map = Karte
face-tab-cathedral = Kathedrale
face-tab-sacks = Rucksäcke
face-zoom = Karte vergrößern
face-tools = Reden und planen
face-point = Zeigen
face-point-help = Wähle etwas auf dem Brett: Die anderen sehen dort deine Hand.
face-plan = Skizze
face-plan-help = Skizziere, wer was tut; gespielt wird nichts. Wähle einen Baumeister, dann Türen in der Stadt und Orte auf der Karte. Die anderen sehen es auch.
face-plan-by = Zuletzt gezeichnet: { $who }.
face-plan-clear = Skizze löschen
face-plan-done = Zurück zum Spiel
face-plan-shut = Fertig
face-say = Sagen
face-why-won = Teil { $most } ist das Dach. Es ist gebaut, also gewinnt ihr alle zusammen, sofort.
face-why-lost = Das Spiel endet mit der dritten Runde. { $number } von { $most } Teilen wurden gebaut, also verliert ihr alle zusammen.
face-result-table = Woher jeder Teil kam
face-section = Teil
face-from = Gebaut durch
face-missing = nicht gebaut
face-lesson-together = Ihr baut diese Kathedrale zusammen: acht Teile in drei Runden. Ist das Dach oben, gewinnt ihr alle.
face-lesson-bags = In deinem Zug ziehst du eine Person aus dem roten oder dem blauen Beutel. Du hast einen Ritter gezogen.
face-lesson-place = Eine Person kommt an eine Tür mit ihrem Zeichen. Dein Ritter kann einen Karren lenken: Wähle eine leuchtende Tür des Karrens.
face-lesson-go = Dein Baumeister reist eine Straße entlang. Fahre nach Chartres; am Weg liegt Holz.
face-lesson-take = Was du unterwegs triffst, darfst du nehmen. Packe das Holz in deinen Rucksack.
face-lesson-workshop = Diese Werkstatt in Chartres braucht zwei Holz und zwei Stein. Der Stein ist schon da, und du hast zwei Holz bei dir.
face-lesson-market = Dein Händler öffnet den Marktplatz, wo du bis zu zwei Dinge liefern kannst. Wähle eine seiner Türen.
face-lesson-deliver = Dein Baumeister ist in Chartres, also darfst du hierher liefern. Bringe Holz an die Werkstatt in Chartres.
face-lesson-again = Jetzt das zweite.
face-lesson-rosette = Der Auftrag ist erfüllt: Ein Kathedralenteil wird gebaut! Du bekommst auch eine Glasrosette. Behalte sie oder gib sie jemand anderem.
face-lesson-full = Dein Rucksack ist voll: fünf Dinge. Jetzt darfst du rasten.
face-lesson-rest = Zum Rasten gibst du alle fünf Dinge zurück und deckst einen Bauplan auf. Versuche es.
face-lesson-blueprint = Wähle einen verdeckten Bauplan. Die meisten sind ein Kathedralenteil.
face-lesson-hour-glass = Auch die Sanduhr ist ein Auftrag. Du kannst von überall an sie liefern, aber nur bis zum Ende der Runde.
face-lesson-festival = Auf den Festplatz passt jede Person; dort geschieht ein Ereignis.
face-lesson-bell = Passt eine Person nirgends hin, läute die Glocke: Die Runde ist zu Ende, und alle Gefolgsleute kommen zurück in die Beutel, außer der Person, die geläutet hat. Die dritte Runde ist die letzte.
face-lesson-talk = Redet über alles. Zeigen weist die anderen auf eine Stelle hin; mit der Skizze plant ihr, wer was tut. Viel Glück!

## Features that hints name

feature-sections = Teile der Kathedrale
feature-now = Züge, die in dieser Runde bleiben
feature-rounds = Runden, die bleiben
feature-orders = begonnene Aufträge
feature-event = der Auftrag des Ereignisses
feature-knapsacks = Dinge in den Rucksäcken
feature-monks = Mönche in den Beuteln
## What each component means

piece-section = Kathedralenteil
piece-section-about = Acht Teile, gebaut der Reihe nach von 1 bis 8. Steht der achte, gewinnen sofort alle.
piece-builder = Baumeister
piece-builder-about = Alle haben einen. Ein Karren bringt ihn eine Straße weiter, ein Boot einen Fluss; was er unterwegs trifft, darf in seinen Rucksack.
piece-knight = Ritter
piece-knight-about = Für die Türen mit einem roten Helm, vor allem die des Karrens.
piece-fisherman = Fischer
piece-fisherman-about = Für die Türen mit einem Fisch, vor allem die des Bootes.
piece-farmer = Bauer
piece-farmer-about = Für die Türen mit einer Ähre: Karren und Boote.
piece-trader = Händler
piece-trader-about = Für die Türen mit einer Waage: den Markt.
piece-monk = Mönch
piece-monk-about = Passt an jede Tür. Nur Mönche arbeiten in der Glashütte und in der Glasmalerei.
piece-bags = Roter und blauer Beutel
piece-bags-about = Wer am Zug ist, zieht blind eine Person aus einem der Beutel. In beiden sind verschiedene Leute.
piece-goods = Holz, Stein und Brot
piece-goods-about = Sie liegen an den Wegen. Ein Rucksack fasst fünf; am Markt liefert man sie an Werkstätten, an die Sanduhr oder an andere.
piece-rosette = Glasrosette
piece-rosette-about = Kommt aus der Glashütte. Manche Aufträge brauchen sie, und wer eine bemalen lässt, deckt einen Bauplan auf.
piece-hourglass = Sanduhr
piece-hourglass-about = Ein Auftrag für eine Runde, an den alle von überall liefern können. Ist er beim Läuten nicht fertig, ist er verloren.
piece-blueprint = Bauplan
piece-blueprint-about = Liegt verdeckt; wird er aufgedeckt, bekommst du einen Kathedralenteil, eine Rosette oder einen Mönch.
piece-bell = Glockenturm
piece-bell-about = Wer die Glocke läutet, beendet die Runde und verlässt das Spiel. Nach der dritten Runde ist das Spiel zu Ende.

## Help below the questions, for beginners

face-goal = Gemeinsam: acht Teile in drei Runden
help-draw = Ritter sind im roten Beutel, Fischer im blauen; Bauern, Händler und Mönche in beiden. Gezogen wird blind.
help-place = Karren und Boot reisen, der Markt liefert, der Festplatz bringt ein Ereignis; zeige auf ein Haus, um mehr zu lesen. Läuten beendet die Runde, und diese Person verlässt das Spiel.
help-place-monk = Ein Mönch passt an jede Tür. Die Glashütte gibt dir eine Rosette; die Glasmalerei nimmt eine und deckt einen Bauplan auf. Läuten beendet die Runde, und der Mönch verlässt das Spiel.
help-move = Wähle einen leuchtenden Ort. Was du unterwegs triffst, darfst du nehmen.
help-move-none = Von hier führt kein solcher Weg weiter, also kann diese Person jetzt nichts tun.
help-pickup = Ein Rucksack fasst fünf Dinge. Werkstätten und Sanduhr zeigen, was sie brauchen.
help-market = Wähle ein leuchtendes Ding: an der Werkstatt, bei der du stehst, an der Sanduhr oder in einem anderen Rucksack, nah oder fern.
help-foundry = Manche Aufträge brauchen eine Rosette, und wer eine bemalen lässt, deckt einen Bauplan auf.
help-paint = Die Rosette geht zurück, und du deckst einen Bauplan auf: Die meisten sind ein Kathedralenteil.
help-paint-none = In deinem eigenen Rucksack ist keine Rosette, also kann jetzt nichts bemalt werden.
help-rosette = Gib sie jemandem, der sie für einen Auftrag braucht; ein Rucksack fasst fünf Dinge.
help-monk = Ein Mönch passt an jede Tür; wähle den Beutel, aus dem du ihn später ziehen willst.
help-blueprint = Das ist deine Belohnung. Niemand weiß, was auf der anderen Seite ist, aber die meisten Baupläne sind ein Kathedralenteil.
help-end = Zum Rasten gibst du alle fünf Dinge zurück und deckst einen Bauplan auf: einen Kathedralenteil, eine Rosette oder einen Mönch. Dafür brauchst du keine Person.

## Steps in the browser: what was done, and in a few words how

face-step-workshop_laid = Werkstätten
face-step-good_laid = Waren
face-step-rosette_laid = Rosetten
face-step-hour_glass_revealed = Sanduhr
face-told-hour_glass_revealed = { $order }
face-step-first_good = Erste Waren
face-told-first_good = { $who }: { $item }
face-step-follower_drawn = { $follower }
face-told-follower_placed = { $action }
face-told-stayed = keine Aktion
face-told-item_returned = gibt { $item } zurück
face-told-item_taken = nimmt { $item }
face-told-arrived = nach { $place }
face-told-delivered = { $to ->
    [hour_glass] { $item } an die Sanduhr
   *[workshop] { $item } nach { $name }
}
face-told-given = { $item } für { $receiver }
face-told-order_completed = Auftrag erfüllt
face-told-rosette_blown = eine Glasrosette
face-told-rosette_painted = eine Rosette wird bemalt
face-told-event_revealed = { $kind ->
    [rosette] Ereignis: eine Glasrosette
    [monk] Ereignis: ein Mönch
    [builder_at] Ereignis: ein Baumeister nach { $place }
    [two_builders_together] Ereignis: zwei Baumeister in eine Stadt
   *[knapsack_two_rosettes] Ereignis: zwei Rosetten in einen Rucksack
}
face-told-order_fulfilled = Auftrag des Ereignisses erfüllt
face-told-section_built = Teil { $number } steht
face-told-blueprint_turned = Bauplan: { $reward }
face-told-rosette_kept = behält die Rosette
face-told-rosette_given = die Rosette für { $receiver }
face-told-rosette_forgone = lässt die Rosette
face-told-monk_gained = ein Mönch in Beutel { $bag }
face-told-reward_lost = nicht mehr da: { $reward }
face-told-rested = rastet
face-told-bell_rung = die Runde ist zu Ende
