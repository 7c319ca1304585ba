prompt-take = { $who }: how many pebbles do you take? { $pebbles } are left.
choice-take = take { $noun ->
    [one] one pebble
   *[other] { $noun } pebbles
}
choice-first = { $noun } begins
story-began = { $who } begins.
story-taken = { $who } took { $pebbles ->
    [one] one pebble
   *[other] { $pebbles } pebbles
}.
story-won = { $who } took the last pebble and wins.
why-not-asked = That is not what is asked now.
why-one-to-three = Take one, two or three pebbles.
why-too-few = There are only { $pebbles } pebbles left.
why-game-over = The game is over: the heap is empty.
verb-take = Take
verb-first = Begin
edition-small = A heap of 21
edition-big = A heap of 35
face-pebbles = pebbles left

## What bots look at

feature-fours = a multiple of four left behind
