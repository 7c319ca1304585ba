prompt-take = { $who }: how many pebbles do you take? { $pebbles } left.
task-take = take one, two or three pebbles
choice-take = take { $noun ->
    [one] one pebble
   *[other] { $noun } pebbles
}
choice-first = { $noun } goes first
story-began = { $who } goes first.
story-taken = { $who } took { $pebbles ->
    [one] one pebble
   *[other] { $pebbles } pebbles
}.
story-won = { $who } took the last pebble and wins.
why-not-asked = First take one, two or three pebbles.
why-one-to-three = Take one, two or three pebbles.
why-too-few = There are only { $pebbles } pebbles left.
why-game-over = The game is over: the heap is empty.
verb-take = Take
verb-first = Begin
edition-small = A heap of 21
edition-big = A heap of 35
face-pebbles = pebbles left

## Features that hints name

feature-fours = leaves a multiple of four
