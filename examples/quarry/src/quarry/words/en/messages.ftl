prompt-dig = { $who }: dig on, or stop? Points on your cart: { $cart }. Blocks in the bag: { $blocks }, cracked: { $cracked }.
choice-dig = dig
choice-stop = stop and carry the cart home
choice-draw = draw: { $noun }
choice-first = { $noun } begins
story-began = { $who } begins.
story-dug = { $who } dug up a block worth { $value }.
story-cracked = { $who } dug up a cracked block and lost { $lost ->
    [0] nothing
    [one] one point
   *[other] { $lost } points
}.
story-stopped = { $who } carried home { $points ->
    [one] one point
   *[other] { $points } points
}.
story-empty = The bag is empty.
why-not-asked = You can only dig or stop now.
why-empty-cart = There is nothing on the cart yet: dig first.
why-no-such-block = There is no such block in the bag.
why-game-over = The game is over: the bag is empty.
verb-dig = Dig
verb-stop = Stop
verb-draw = Draw
verb-first = Begin
edition-long = Thirty blocks
edition-short = Fifteen blocks
