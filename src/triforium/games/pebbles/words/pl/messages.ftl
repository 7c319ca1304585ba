prompt-take = { $who }: ile kamyków bierzesz? Zostało { $pebbles }.
task-take = wziąć jeden, dwa albo trzy kamyki
choice-take = weź { $noun ->
    [one] jeden kamyk
    [few] { $noun } kamyki
   *[many] { $noun } kamyków
}
choice-first = Zaczyna { $noun }
story-began = Zaczyna { $who }.
story-taken = { $who } bierze { $pebbles ->
    [one] jeden kamyk
    [few] { $pebbles } kamyki
   *[many] { $pebbles } kamyków
}.
story-won = { $who } bierze ostatni kamyk i wygrywa.
why-not-asked = Najpierw weź jeden, dwa albo trzy kamyki.
why-one-to-three = Weź jeden, dwa albo trzy kamyki.
why-too-few = Zostało tylko { $pebbles }.
why-game-over = Gra skończona: stos jest pusty.
verb-take = Weź
verb-first = Zacznij
edition-small = Stos 21 kamyków
edition-big = Stos 35 kamyków
face-pebbles = zostało kamyków

## Cechy nazywane w podpowiedziach

feature-fours = zostawia wielokrotność czterech
