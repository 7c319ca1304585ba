prompt-take = { $who }: Wie viele Kiesel nimmst du? Es sind noch { $pebbles }.
task-take = einen, zwei oder drei Kiesel nehmen
choice-take = { $noun ->
    [one] einen Kiesel
   *[other] { $noun } Kiesel
} nehmen
choice-first = { $noun } beginnt
story-began = { $who } beginnt.
story-taken = { $who } nimmt { $pebbles ->
    [one] einen Kiesel
   *[other] { $pebbles } Kiesel
}.
story-won = { $who } nimmt den letzten Kiesel und gewinnt.
why-not-asked = Nimm zuerst einen, zwei oder drei Kiesel.
why-one-to-three = Nimm einen, zwei oder drei Kiesel.
why-too-few = Es sind nur noch { $pebbles } Kiesel da.
why-game-over = Das Spiel ist zu Ende: Der Haufen ist leer.
verb-take = Nehmen
verb-first = Beginnen
edition-small = Ein Haufen von 21
edition-big = Ein Haufen von 35
face-pebbles = Kiesel übrig

## Features that hints name

feature-fours = lässt ein Vielfaches von vier übrig
