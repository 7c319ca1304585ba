prompt-dig = { $who }: dig on, or stop? { $cart } on your cart, { $blocks } blocks in the bag, { $cracked } of them cracked.
choice-dig = dig
choice-stop = stop and carry the cart home
choice-draw = bring up: { $noun }
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
why-not-asked = That is not what is asked now.
why-empty-cart = There is nothing on the cart yet: dig first.
why-no-such-block = There is no such block in the bag.
why-game-over = The game is over: the bag is empty.
verb-dig = Dig
verb-stop = Stop
verb-draw = Bring up
verb-first = Begin
edition-long = Thirty blocks
edition-short = Fifteen blocks
