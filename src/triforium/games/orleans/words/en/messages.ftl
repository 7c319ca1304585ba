# The Cathedral of Orléans in English: the words of the rulebook, the sentences our own.

## Terms

seat-ochre = Ochre
seat-green = Green
seat-violet = Violet
seat-slate = Slate

item-wood = wood
item-stone = stone
item-bread = bread
item-rosette = a glass rosette

follower-knight = Knight
follower-fisherman = Fisherman
follower-farmer = Farmer
follower-trader = Trader
follower-monk = Monk

bag-red = red bag
bag-blue = blue bag

action-cart = Cart
action-boat = Boat
action-market = Market place
action-foundry = Glass Foundry
action-painting = Glass Painting
action-festival = Festival Ground
action-bell = Bell Tower

reward-section = a section
reward-blueprint = a blueprint
reward-rosette = a glass rosette
reward-monk = a monk

## Prompts

prompt-chance = Something is drawn or turned over.
prompt-draw = { $who }: from which bag do you draw a follower?
prompt-place = { $who }: where do you place the { $follower }?
prompt-move = { $way ->
    [land] { $who }: which road does your cart take from { $place }?
   *[river] { $who }: which river does your boat take from { $place }?
}
prompt-pickup = { $full ->
    [yes] { $who }: you pass { $item } on the way to { $place }, but your knapsack is full. What do you put back for it?
   *[no] { $who }: you pass { $item } on the way to { $place }. Do you take it?
}
prompt-market = { $who }: what do you deliver? { $left ->
    [one] 1 delivery
   *[other] { $left } deliveries
} left.
prompt-foundry = { $who }: do you take a glass rosette from the foundry?
prompt-paint = { $who }: do you have a glass rosette painted?
prompt-rosette = { $who }: who gets the glass rosette?
prompt-monk = { $who }: a new monk joins you. Which bag does it go into?
prompt-blueprint = { $who }: which blueprint do you turn over?
prompt-end = { $who }: your knapsack is full. Do you rest before your turn ends?
task-chance = wait for the draw
task-draw = draw a follower from one of the bags
task-place = place the follower you have drawn
task-move = choose where your builder goes
task-pickup = decide whether to take the item
task-market = choose a delivery, or finish
task-foundry = decide whether to take a glass rosette
task-paint = decide whether to paint a glass rosette
task-rosette = decide who gets the glass rosette
task-monk = choose a bag for the monk
task-blueprint = choose a blueprint to turn over
task-end = rest or end the turn

## Choices

choice-draw = Draw from the { $bag }
choice-place = { $action } ({ $door })
choice-go = { $lying ->
    [two] to { $place }, past { $item } and { $second }
    [one] to { $place }, past { $item }
   *[none] to { $place }
}
choice-take = Take it
choice-keep = Keep it
choice-swap = Put { $item } back for it
choice-leave = Leave it
choice-deliver = { $to ->
    [hour_glass] { $item } to the hour glass
    [workshop] { $item } to the workshop in { $name }
   *[seat] { $item } to { $name }
}
choice-done = Finish
choice-paint = Paint it
choice-stay = Skip the action
choice-give = { $receiver } gets it
choice-forgo = Leave it in the supply
choice-monk = Into the { $bag }
choice-blueprint = Blueprint { $slot }
choice-end = End the turn
choice-rest = Rest and turn over a blueprint
choice-first = { $receiver } goes first
choice-workshop = Workshop { $tile } ({ $order })
choice-good = { $item }
choice-hour_glass = Hour glass { $tile } ({ $order })
choice-comes_up = { $follower }
choice-event = { $kind ->
    [rosette] Event { $event }: a glass rosette
    [monk] Event { $event }: a monk
    [builder_at] Event { $event }: a builder in { $place }
    [two_builders_together] Event { $event }: two builders in one place
   *[knapsack_two_rosettes] Event { $event }: two rosettes in one knapsack
}
choice-turn_over = { $reward }

## The log

story-workshop_laid = { $to ->
   *[workshop] The workshop in { $name } needs { $order }.
}
story-good_laid = On the route { $token } there is { $item }.
story-rosette_laid = On the route { $token } there is a glass rosette again.
story-hour_glass_revealed = The hour glass needs { $order }.
story-first_good = { $who } starts with { $item }.
story-round_begins = Round { $number } begins.
story-follower_drawn = { $who } drew a { $follower } from the { $bag }.
story-follower_placed = { $who } placed the { $follower }: { $action }.
story-stayed = { $who } skipped the action.
story-set_out = { $who } set out on the route between { $one } and { $other }{ $way ->
    [land] {""}
   *[river] , by boat
}.
story-item_returned = { $who } put back { $item }.
story-item_taken = { $who } took { $item } on the way.
story-item_left = { $who } left { $item } on the way.
story-arrived = { $who } arrived in { $place }.
story-delivered = { $to ->
    [hour_glass] { $who } delivered { $item } to the hour glass.
   *[workshop] { $who } delivered { $item } to the workshop in { $name }.
}
story-given = { $who } gave { $item } to { $receiver }.
story-market_closed = { $who } delivered nothing more.
story-order_completed = { $to ->
    [hour_glass] The order of the hour glass is fulfilled.
   *[workshop] The order of the workshop in { $name } is fulfilled.
}
story-tile_cleared = { $to ->
    [hour_glass] This hour glass is removed from the game, and the goods on it go back to the supply.
   *[workshop] The workshop in { $name } is turned over, and the goods on it go back to the supply.
}
story-rosette_blown = { $who } took a glass rosette from the foundry.
story-rosette_painted = { $who } had a glass rosette painted.
story-event_revealed = { $kind ->
    [rosette] { $who } turned up an event: a glass rosette.
    [monk] { $who } turned up an event: a monk.
    [builder_at] { $who } turned up an event: get a builder to { $place }.
    [two_builders_together] { $who } turned up an event: get two builders to one place.
   *[knapsack_two_rosettes] { $who } turned up an event: get two rosettes into one knapsack.
}
story-no_event_left = No event is left to turn up.
story-order_discarded = { $kind ->
    [builder_at] The order (a builder in { $place }) is discarded.
    [two_builders_together] The order (two builders in one place) is discarded.
   *[knapsack_two_rosettes] The order (two rosettes in one knapsack) is discarded.
}
story-order_fulfilled = { $kind ->
    [builder_at] The order is fulfilled: a builder is in { $place }.
    [two_builders_together] The order is fulfilled: two builders are in one place.
   *[knapsack_two_rosettes] The order is fulfilled: two rosettes are in one knapsack.
}
story-section_built = Section { $number } of the cathedral is built.
story-blueprint_turned = { $who } turned over blueprint { $slot }: { $reward }.
story-rosette_kept = { $who } kept the glass rosette.
story-rosette_given = { $who } gave a glass rosette to { $receiver }.
story-rosette_forgone = { $who } left the glass rosette in the supply.
story-monk_gained = { $who } put a monk into the { $bag }.
story-reward_lost = The reward would be { $reward }, but none is left.
story-rested = { $who } rested: five items went back.
story-bell_rung = { $who } rang the bell with a { $follower }: the round is over.
story-bags_empty = Both bags are empty, so { $who } cannot draw: the round is over.
story-hour_glass_lost = The hour glass has run out; the goods on it go back to the supply.
story-won = The roof is on: the cathedral is finished.
story-lost = The third round is over. { $number ->
    [one] One section was
   *[other] { $number } sections were
} built.

ending-won = You win together: the cathedral was finished in round { $round }.
ending-lost = You lose together: { $number } of 8 sections were built.

## Reasons why a move is not allowed

why-already-turned = Blueprint { $slot } is turned over already; choose one that lies face down.
why-bag-empty = The { $bag } is empty; draw from the other one.
why-builder-is-elsewhere = Your builder is not in { $place }; to deliver to a workshop it must stand there.
why-game-over = The game is over; there is nothing more to do.
why-item-not-carried = You are not carrying { $item }; deliver something that is in your knapsack.
why-item-not-needed = The order does not need { $item } any more; deliver what is still missing.
why-knapsack-full = Your knapsack is full; leave the item, put another one back for it, or rest.
why-knapsack-not-full = You can rest only with a full knapsack of five items.
why-no-blueprint-left = No blueprint is left to turn over.
why-no-hour-glass = No hour glass is face up now; the next one comes at the end of the round.
why-no-rosette-carried = There is no glass rosette in your knapsack to paint.
why-no-rosette-left = The supply has no glass rosette left.
why-no-such-bag = There is no such bag; there are the red one and the blue one.
why-no-such-item = There is no such item; there are wood, stone, bread and rosettes.
why-no-such-route = There is no such route on the map.
why-no-such-slot = There is no such blueprint; they are numbered from 1 to { $number }.
why-no-such-space = There is no such space in the town.
why-not-another-seat = That is not another player in this game; choose someone at the table.
why-not-asked = First { $task }.
why-not-by-boat = { $route } is a road; a boat needs a river.
why-not-by-cart = { $route } is a river; a cart needs a road.
why-not-carried = There is no such item in your knapsack to put back.
why-not-there = “{ $verb }”: no such piece is left to draw.
why-receiver-full = That player's knapsack is full; a gift needs room.
why-route-is-elsewhere = { $route } does not begin in { $place }, where your builder is.
why-same-kind = You cannot put back { $item } for the same kind of item.
why-space-does-not-accept = { $space } does not show a { $follower }; choose a free space that does, or the Bell Tower.
why-space-taken = { $space } is taken; choose a free space.
why-there-is-room = There is room in your knapsack, so nothing goes back for the new item.
why-workshop-turned = This workshop is finished and turned over; it accepts nothing any more.

## Verbs

verb-draw = Draw
verb-place = Place
verb-go = Go
verb-take = Take
verb-keep = Keep
verb-swap = Swap
verb-leave = Leave
verb-deliver = Deliver
verb-done = Finish
verb-paint = Paint
verb-stay = Skip the action
verb-give = Give
verb-forgo = Forgo
verb-monk = Place a monk
verb-blueprint = Turn a blueprint
verb-end = End the turn
verb-rest = Rest
verb-first = First player
verb-workshop = Lay a workshop
verb-good = Draw a good
verb-hour_glass = Reveal an hour glass
verb-comes_up = Draw a follower
verb-event = Turn up an event
verb-turn_over = Turn a blueprint over

## Editions and options

edition-normal = Normal: two monks in each bag
edition-expert = Expert: one monk in each bag

option-bag_ledger = What does the table show about the bags?
option-bag_ledger-sizes = How many followers are in each bag; you remember which ones.
option-bag_ledger-full = Exactly which followers are in each bag.
option-bag_ledger-hidden = Nothing.
option-first_seat = Who goes first?
option-first_seat-a = Ochre goes first.
option-first_seat-random = Chosen at random.
option-blueprint_choice = Who chooses the blueprint that is turned over?
option-blueprint_choice-manual = The player who gains it, from those that lie face down.
option-blueprint_choice-auto = Nobody: always the first one that lies face down, because they look alike.

## The board in the terminal

round-of = Round { $number } of { $most }
cathedral = Cathedral
in-hand = In hand: { $follower }
full = full
blueprints = Blueprints
none-now = none now
order-done = done
to-come = { $number } left
supplies = Supply: monks { $monks }, rosettes { $rosettes }
hour-glass-short = hg
event-short = ev
condition-builder_at = builder in { $place }
condition-two_builders_together = two together
condition-knapsack_two_rosettes = two rosettes
bag-short-red = red
bag-short-blue = blue
bag-short-black = goods
action-short-cart = Cart
action-short-boat = Boat
action-short-market = Market
action-short-foundry = Foundry
action-short-painting = Painting
action-short-festival = Festival
action-short-bell = Bell
reward-short-section = section
reward-short-blueprint = bluepr.
reward-short-rosette = rosette
reward-short-monk = monk
legend = Map: W wood, S stone, B bread, R rosette; dots are roads, waves are rivers, underlined places have a workshop, small letters are builders. Town: a capital letter is a follower (K Knight, F Fisherman, A Farmer, T Trader, M Monk), small letters show which followers a free space accepts, * is all of them; r and b are the red and the blue area. Orders: capital letters are delivered, small letters are missing. [n] is a choice.

## The board in the browser

face-town = The town of Orléans
face-door-red = red half
face-door-blue = blue half
face-door-none = ends the round
face-red-half = Red half
face-blue-half = Blue half
face-round = Round
face-of-three = of III
face-map = The Loire valley
face-cathedral = The cathedral: { $number } of { $most } sections built
face-sections-stand = of { $most } sections built
face-hidden = { $number ->
    [one] 1 face down
   *[other] { $number } face down
}
face-blueprint-hidden = Blueprint { $slot }, face down
face-blueprint-shown = Blueprint { $slot }: { $reward }
face-won = The cathedral stands!
face-lost = Time has run out
face-anybody = any follower
face-space-free = { $action }, free; for { $takes }
face-space-taken = { $action }: { $follower }
face-wants = { $where } needs { $item }
face-about-cart = Your builder drives along one road and may take what lies on it.
face-about-boat = Your builder sails along one river and may take what lies on it.
face-about-market = Deliver up to two items: to the workshop where your builder stands, to the hour glass, or to any other player, near or far.
face-about-foundry = Only for Monks: you get a glass rosette.
face-about-painting = Only for Monks: put a rosette from your knapsack back and turn over a blueprint.
face-about-festival = Turn up an event: a rosette or a monk at once, or a new event order, which replaces the current one.
face-about-bell = Ends the round for everyone; in the third round it ends the game. The follower who rings the bell is removed from the game. A follower who fits nowhere else must ring it.
face-about-order = It comes from the festival. As soon as it is fulfilled, you turn over a blueprint. A new order replaces it.
face-about-hourglass = An order for this round only: everyone can deliver to it at the market, from anywhere. When the bell rings, it is lost with everything on it, and the next one comes.
face-about-workshop = At the market, a builder who stands in { $place } can deliver here. Below: your reward when everything is delivered.
face-about-blueprint = Its reward comes at once when it is turned over. Still face down: { $sections } × a section, { $rosettes } × a glass rosette, { $monks } × a monk.
face-about-half-red = When the round ends, the followers here go into the red bag.
face-about-half-blue = When the round ends, the followers here go into the blue bag.
face-order = Event order
face-order-none = No order now
face-order-builder_at = One builder must be in { $place }.
face-order-two_builders_together = Two builders must be in the same place.
face-order-knapsack_two_rosettes = Two rosettes must be in one knapsack.
face-events-left = { $number ->
    [one] 1 event left
   *[other] { $number } events left
}
face-hour-glass = Hour glass
face-hour-glass-next = fulfilled; the next one comes with the next round
face-road = Road from { $one } to { $other }
face-river = River from { $one } to { $other }
face-place-with = { $place }, with { $who }
face-at = { $who } in { $place }
face-workshop = Workshop in { $place }
face-workshop-done = Workshop in { $place }, fulfilled
face-fulfilled = fulfilled
face-bags = Bags
face-bag-red = Red bag
face-bag-blue = Blue bag
face-bag-black = Bag of goods
face-bag-short-red = red
face-bag-short-blue = blue
face-bag-short-black = goods
face-bag-holds = { $bag }: { $number } left
face-bag-now = Now in the bag:
face-bag-start = In the bag at the start:
face-supply = Supply
face-removed = Removed from the game
face-blueprints-hidden = Blueprints face down
face-knapsack = Knapsack of { $who } in { $place }: { $items }
face-empty = nothing
face-full = full: you may rest
face-aside = What is left
face-views = Parts of the table
face-tab-town = Town
face-tab-map = Map
face-tab-cathedral = Cathedral
face-tab-sacks = Knapsacks
face-zoom = Enlarge the map
face-tools = Talk and plan
face-point = Point
face-point-help = Choose anything on the board: the others see your hand there.
face-plan = Sketch
face-plan-help = Sketch who does what; nothing is played. Choose a builder, then doors in the town and places on the map. The others see it too.
face-plan-by = Last mark by { $who }.
face-plan-clear = Clear the sketch
face-plan-done = Back to the game
face-plan-shut = Done
face-say = Say
face-why-won = Section { $most } is the roof. It is built, so all of you win together, at once.
face-why-lost = The game ends with the third round. { $number } of { $most } sections were built, so all of you lose together.
face-result-table = Where every section came from
face-section = Section
face-from = Built by
face-missing = not built
face-lesson-together = You build this cathedral together: eight sections, in three rounds. When the roof is on, you all win.
face-lesson-bags = On your turn you draw a follower from the red bag or the blue bag. You have drawn a Knight.
face-lesson-place = A follower goes to a door that shows its sign. Your Knight can drive a cart: choose a glowing door of the Cart.
face-lesson-go = Your builder travels along one road. Drive to Chartres; there is wood on the way.
face-lesson-take = You may take what you pass on the way. Put the wood into your knapsack.
face-lesson-workshop = This workshop in Chartres needs two wood and two stone. The stone is already there, and you carry two wood.
face-lesson-market = Your Trader opens the Market place, where you can deliver up to two items. Choose one of its doors.
face-lesson-deliver = Your builder is in Chartres, so you may deliver here. Bring wood to the workshop in Chartres.
face-lesson-again = Now the second one.
face-lesson-rosette = The order is fulfilled: a section is built! You also get a glass rosette. Keep it, or give it to another player.
face-lesson-full = Your knapsack is full: five items. Now you may rest.
face-lesson-rest = To rest, put all five items back and turn over a blueprint. Try it.
face-lesson-blueprint = Choose a blueprint that lies face down. Most of them are a section.
face-lesson-hour-glass = The hour glass is an order too. You can deliver to it from anywhere, but only until the round ends.
face-lesson-festival = Any follower fits on the Festival Ground, where an event happens.
face-lesson-bell = When a follower fits nowhere, ring the bell: the round is over, and all followers go back into the bags, except the one who rang. The third round is the last.
face-lesson-talk = Talk about everything. Point shows the others a place; Sketch lets you plan who does what. Good luck!

## Features that hints name

feature-sections = sections of the cathedral
feature-now = turns left in this round
feature-rounds = rounds left
feature-orders = orders in progress
feature-event = the event order
feature-knapsacks = items left in the knapsacks
feature-monks = monks in the bags
## What each component means

piece-section = Section of the cathedral
piece-section-about = Eight sections, built in order from 1 to 8. When the eighth is built, everyone wins at once.
piece-builder = Builder
piece-builder-about = Each player has one. A cart moves it along one road, a boat along one river; it may put what it passes into its knapsack.
piece-knight = Knight
piece-knight-about = A follower for the doors with a red helmet, mainly those of the cart.
piece-fisherman = Fisherman
piece-fisherman-about = A follower for the doors with a fish, mainly those of the boat.
piece-farmer = Farmer
piece-farmer-about = A follower for the doors with an ear of grain: carts and boats.
piece-trader = Trader
piece-trader-about = A follower for the doors with scales: the market.
piece-monk = Monk
piece-monk-about = Fits every door. Only monks can work in the glass foundry or paint glass.
piece-bags = Red bag and blue bag
piece-bags-about = On their turn, each player draws one follower from one of the bags, without looking. The two bags hold different followers.
piece-goods = Wood, stone and bread
piece-goods-about = They lie along the routes. A knapsack holds five; at the market they are delivered to workshops, to the hour glass or to another player.
piece-rosette = Glass rosette
piece-rosette-about = Comes from the glass foundry. Some orders need it, and painting one turns over a blueprint.
piece-hourglass = Hour glass
piece-hourglass-about = An order for one round, to which everyone can deliver from anywhere. If it is not finished when the bell rings, it is lost.
piece-blueprint = Blueprint
piece-blueprint-about = Lies face down; when it is turned over you get a section, a rosette or a monk.
piece-bell = Bell tower
piece-bell-about = The follower who rings the bell ends the round and is removed from the game. After the third round the game is over.

## Help below the questions, for beginners

face-goal = Together: eight sections in three rounds
help-draw = Knights are in the red bag, Fishermen in the blue one; Farmers, Traders and Monks are in both. You draw without looking.
help-place = Cart and boat travel, the market delivers, the festival brings an event; point at a house to read more. Ringing the bell ends the round and removes this follower from the game.
help-place-monk = A Monk fits every door. The Glass Foundry gives you a rosette; Glass Painting takes a rosette and turns over a blueprint. Ringing the bell ends the round and removes the Monk from the game.
help-move = Choose a glowing place. You may take what you pass on the way.
help-move-none = No such route leads on from where your builder is, so this follower can do nothing now.
help-pickup = A knapsack holds five items. Workshops and the hour glass show what they need.
help-market = Choose an item that glows: at the workshop where you stand, at the hour glass, or in another player's knapsack, near or far.
help-foundry = Some orders need a rosette, and painting one turns over a blueprint.
help-paint = The rosette goes back, and you turn over a blueprint: most are a section of the cathedral.
help-paint-none = There is no rosette in your own knapsack, so nothing can be painted now.
help-rosette = Give it to a player who needs it for an order; a knapsack holds up to five items.
help-monk = A monk fits every door; choose the bag from which you want to draw it later.
help-blueprint = This is your reward. Nobody knows what is on the other side, but most blueprints are a section of the cathedral.
help-end = To rest, put all five items back and turn over a blueprint: a section, a rosette or a monk. Resting needs no follower.

## Steps in the browser: what was done, and in a few words how

face-step-workshop_laid = Workshops
face-step-good_laid = Goods
face-step-rosette_laid = Rosettes
face-step-hour_glass_revealed = Hour glass
face-told-hour_glass_revealed = { $order }
face-step-first_good = First goods
face-told-first_good = { $who }: { $item }
face-step-follower_drawn = { $follower }
face-told-follower_placed = { $action }
face-told-stayed = no action
face-told-item_returned = puts back { $item }
face-told-item_taken = takes { $item }
face-told-arrived = to { $place }
face-told-delivered = { $to ->
    [hour_glass] { $item } to the hour glass
   *[workshop] { $item } to { $name }
}
face-told-given = { $item } for { $receiver }
face-told-order_completed = order fulfilled
face-told-rosette_blown = a glass rosette
face-told-rosette_painted = a rosette is painted
face-told-event_revealed = { $kind ->
    [rosette] event: a glass rosette
    [monk] event: a monk
    [builder_at] event: a builder to { $place }
    [two_builders_together] event: two builders to one place
   *[knapsack_two_rosettes] event: two rosettes into one knapsack
}
face-told-order_fulfilled = event order fulfilled
face-told-section_built = section { $number } is built
face-told-blueprint_turned = blueprint: { $reward }
face-told-rosette_kept = keeps the rosette
face-told-rosette_given = the rosette for { $receiver }
face-told-rosette_forgone = leaves the rosette
face-told-monk_gained = a monk into the { $bag }
face-told-reward_lost = no { $reward } left
face-told-rested = rests
face-told-bell_rung = the round is over
