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
    [land] { $who }: along which road does your cart go from { $place }?
   *[river] { $who }: along which river does your boat go from { $place }?
}
prompt-pickup = { $full ->
    [yes] { $who }: on the way to { $place } lies { $item }, but your knapsack is full. What goes back for it?
   *[no] { $who }: on the way to { $place } lies { $item }. Do you take it?
}
prompt-market = { $who }: what do you deliver? { $left ->
    [one] One delivery is left
   *[other] { $left } deliveries are left
}.
prompt-foundry = { $who }: do you take a glass rosette from the foundry?
prompt-paint = { $who }: do you have a glass rosette painted?
prompt-rosette = { $who }: who gets the glass rosette?
prompt-monk = { $who }: a new monk joins you. Into which bag does it go?
prompt-blueprint = { $who }: which blueprint do you turn over?
prompt-end = { $who }: your knapsack is full. Do you rest before your turn ends?

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
choice-swap = Put back { $item } for it
choice-leave = Leave it
choice-deliver = { $to ->
    [hour_glass] { $item } to the hour glass
    [workshop] { $item } to the workshop in { $name }
   *[seat] { $item } to { $name }
}
choice-done = That is all
choice-paint = Paint it
choice-stay = Do without
choice-give = { $receiver } gets it
choice-forgo = Leave it in the supply
choice-monk = Into the { $bag }
choice-blueprint = Blueprint { $slot }
choice-end = End the turn
choice-rest = Rest and turn over a blueprint
choice-first = { $receiver } begins
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

## The story

story-workshop_laid = { $to ->
   *[workshop] The workshop in { $name } asks for { $order }.
}
story-good_laid = On the way { $token } lies { $item }.
story-rosette_laid = A glass rosette lies on the way { $token } again.
story-hour_glass_revealed = The hour glass asks for { $order }.
story-first_good = { $who } starts with { $item }.
story-round_begins = Round { $number } begins.
story-follower_drawn = { $who } drew a { $follower } from the { $bag }.
story-follower_placed = { $who } placed the { $follower }: { $action }.
story-stayed = { $who } did without the action.
story-set_out = { $who } set out on the way between { $one } and { $other }{ $way ->
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
    [hour_glass] This hour glass leaves the game, and what lay on it goes back.
   *[workshop] What lay on the workshop in { $name } goes back, and it is turned over.
}
story-rosette_blown = { $who } took a glass rosette from the foundry.
story-rosette_painted = { $who } had a glass rosette painted.
story-event_revealed = { $kind ->
    [rosette] { $who } turned up an event: a glass rosette.
    [monk] { $who } turned up an event: a monk.
    [builder_at] { $who } turned up an event: a builder should be in { $place }.
    [two_builders_together] { $who } turned up an event: two builders should be in one place.
   *[knapsack_two_rosettes] { $who } turned up an event: two rosettes should be in one knapsack.
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
story-rosette_kept = { $who } put a glass rosette into the own knapsack.
story-rosette_given = { $who } gave a glass rosette to { $receiver }.
story-rosette_forgone = { $who } left the glass rosette in the supply.
story-monk_gained = { $who } put a monk into the { $bag }.
story-reward_lost = { $reward } would be the reward, but none is left.
story-rested = { $who } took a rest: five items go back.
story-bell_rung = { $who } rang the bell with a { $follower }: the round is over.
story-bags_empty = Both bags are empty, so { $who } cannot draw: the round is over.
story-hour_glass_lost = Time has run out for the hour glass; what lay on it goes back.
story-won = The roof is on: the cathedral stands.
story-lost = The third round is over with { $number ->
    [one] one section
   *[other] { $number } sections
} built.

ending-won = You win together: the cathedral stands in round { $round }.
ending-lost = You lose together: { $number } of 8 sections stand.

## Reasons

why-already-turned = Blueprint { $slot } is turned over already; choose one that lies face down.
why-bag-empty = The { $bag } is empty; draw from the other one.
why-builder-is-elsewhere = Your builder is not in { $place }; to deliver to a workshop it must stand there.
why-game-over = The game is over; there is nothing more to do.
why-item-not-carried = There is no { $item } in your knapsack; deliver something that is.
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
why-not-another-seat = That is not another player of this game; choose one who sits at the table.
why-not-asked = “{ $verb }” belongs to another moment; answer the question that is open now.
why-not-by-boat = { $route } is a road; a boat needs a river.
why-not-by-cart = { $route } is a river; a cart needs a road.
why-not-carried = There is no such item in your knapsack to put back.
why-not-there = “{ $verb }”: no such piece is left to be drawn.
why-receiver-full = That knapsack is full; a gift needs room.
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
verb-done = That is all
verb-paint = Paint
verb-stay = Do without
verb-give = Give
verb-forgo = Forgo
verb-monk = Place a monk
verb-blueprint = Turn a blueprint
verb-end = End the turn
verb-rest = Rest
verb-first = First seat
verb-workshop = Lay a workshop
verb-good = Draw a good
verb-hour_glass = Reveal an hour glass
verb-comes_up = Draw a follower
verb-event = Turn up an event
verb-turn_over = Turn a blueprint over

## Editions and options

edition-normal = Normal: two monks in each bag
edition-expert = Expert: one monk in each bag

option-bag_ledger = What does the table show of the bags?
option-bag_ledger-sizes = How many followers are in each; which ones, you remember.
option-bag_ledger-full = Exactly what is in them, as a memory aid.
option-bag_ledger-hidden = Nothing.
option-first_seat = Who begins?
option-first_seat-a = Ochre begins.
option-first_seat-random = Chance decides.
option-blueprint_choice = Who picks the blueprint that is turned over?
option-blueprint_choice-manual = Whoever gains it picks one of those that lie face down.
option-blueprint_choice-auto = Always the first one that lies face down, because they look alike.

## On the drawn board

round-of = Round { $number } of { $most }
cathedral = Cathedral
in-hand = In hand: { $follower }
full = full
blueprints = Blueprints
none-now = none now
order-done = done
to-come = { $number } to come
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
legend = Map: W wood, S stone, B bread, R rosette; dots are roads, waves are rivers, underlined places have a workshop, small letters are builders. Town: a capital is a follower (K Knight, F Fisherman, A Farmer, T Trader, M Monk), small letters are whom a free space accepts, * is everybody; r and b are the red and the blue area. Orders: capitals are delivered, small letters are missing. [n] is a choice.

## The picture in the browser

face-town = The town of Orléans
face-door-red = red half
face-door-blue = blue half
face-door-none = ends the round
face-red-half = Red half
face-blue-half = Blue half
face-round = Round
face-of-three = of III
face-map = The Loire valley
face-cathedral = The cathedral: { $number } of { $most } sections stand
face-sections-stand = of { $most } sections stand
face-hidden = { $number ->
    [one] one lies hidden
   *[other] { $number } lie hidden
}
face-blueprint-hidden = Blueprint { $slot }, face down
face-blueprint-shown = Blueprint { $slot }: { $reward }
face-won = The cathedral stands!
face-lost = Time has run out
face-anybody = everybody
face-space-free = { $action }, free; takes { $takes }
face-space-taken = { $action }: { $follower }
face-wants = { $where } wants { $item }
face-about-cart = Your builder drives along one road and may take what lies on it.
face-about-boat = Your builder sails along one river and may take what lies on it.
face-about-market = Deliver up to two things: to the workshop where your builder stands, to the hour glass, or to any friend, near or far.
face-about-foundry = Only a Monk works here: you get a glass rosette.
face-about-painting = Only a Monk works here: one rosette from your own knapsack goes back, and you turn over a blueprint.
face-about-festival = An event is turned up: a rosette or a monk at once, or a new event order, which replaces the one that lies there.
face-about-bell = Ends the round for everybody, in the third round the game. Whoever rings the bell leaves the game. Somebody who fits nowhere else must ring it.
face-about-order = It comes from the festival. As soon as it is true, you turn over a blueprint. A new order replaces it.
face-about-hourglass = An order for this round only: everybody can deliver to it at the market, from anywhere. When the bell rings, it and what lies on it are lost, and the next one comes.
face-about-workshop = At the market, a builder who stands in { $place } can deliver here. Below: what you get when everything is there.
face-about-blueprint = Turned over, it pays at once. Still hidden: { $sections } × a section, { $rosettes } × a glass rosette, { $monks } × a monk.
face-about-half-red = When the round ends, whoever stands here goes into the red bag.
face-about-half-blue = When the round ends, whoever stands here goes into the blue bag.
face-order = Event order
face-order-none = No order now
face-order-builder_at = One builder should be in { $place }.
face-order-two_builders_together = Two builders should meet in one place.
face-order-knapsack_two_rosettes = Two rosettes in one knapsack.
face-events-left = { $number ->
    [one] one event to come
   *[other] { $number } events to come
}
face-hour-glass = Hour glass
face-hour-glass-next = fulfilled; the next comes with the next round
face-road = Road from { $one } to { $other }
face-river = River from { $one } to { $other }
face-place-with = { $place }, here: { $who }
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
face-bag-holds = { $bag }: { $number } inside
face-bag-now = Inside now:
face-bag-start = At the start it held:
face-supply = Supply
face-removed = Out of the game
face-blueprints-hidden = Hidden blueprints
face-knapsack = Knapsack of { $who } in { $place }: { $items }
face-empty = nothing
face-full = full: may rest
face-aside = What may come
face-views = Parts of the table
face-tab-town = Town
face-tab-map = Map
face-tab-cathedral = Cathedral
face-tab-sacks = Knapsacks
face-zoom = Larger map
face-tools = Talking together
face-point = Point
face-point-help = Choose anything on the board: the others see your hand there.
face-plan = Sketch
face-plan-help = Sketch who does what; nothing is played. Choose a builder, then doors in the town and places on the map. The others see it too.
face-plan-clear = Wipe it off
face-plan-done = Back to the game
face-plan-shut = Done
face-say = Say
face-why-won = Section { $most } is the roof. It is on, so all of you win together, at once.
face-why-lost = The game ends with the third round. { $number } of { $most } sections stand, so all of you lose together.
face-result-table = Where every section came from
face-section = Section
face-from = What brought it
face-missing = was not built
face-lesson-together = You build this cathedral together: eight sections, in three rounds. When the roof is on, you all win.
face-lesson-bags = On your turn you draw a follower, from the red bag or from the blue one. You have drawn a Knight.
face-lesson-place = A follower goes to a door that shows it. Your Knight lets a cart drive: choose a glowing door of the Cart.
face-lesson-go = Your builder goes along one road. Drive to Chartres; wood lies on the way.
face-lesson-take = What lies on your way, you may take. Put the wood into your knapsack.
face-lesson-workshop = This workshop in Chartres wants two wood and two stone. The stone is there already, and you carry two wood.
face-lesson-market = Your Trader opens the Market place, where up to two things are delivered. Choose one of its doors.
face-lesson-deliver = You stand in Chartres, so you may deliver here. Bring wood to the workshop in Chartres.
face-lesson-again = And the second one.
face-lesson-rosette = The order is fulfilled: a section is built! It also pays a glass rosette. Keep it, or give it to a friend.
face-lesson-full = Your knapsack is full: five things. Now you may rest.
face-lesson-rest = To rest, give all five things back and turn over a blueprint. Try it.
face-lesson-blueprint = Choose a blueprint that lies face down. Most of them are a section.
face-lesson-hour-glass = The hour glass is an order too, from wherever you stand; but only until the round ends.
face-lesson-festival = On the Festival Ground everybody fits, and an event happens.
face-lesson-bell = When nobody fits any more, ring the bell: the round is over, and all followers but the one who rang go back into the bags. After the third round there is no other.
face-lesson-talk = Talk about everything. Point shows the others a place, Sketch tries out who does what. Good luck!

## What bots look at

feature-sections = sections of the cathedral
feature-now = turns left in this round
feature-rounds = rounds to come
feature-orders = delivery orders under way
feature-event = the event order
feature-knapsacks = what is left in the knapsacks
feature-monks = monks in the bags
## What each component means

piece-section = Section of the cathedral
piece-section-about = Eight of them, built from 1 to 8. When the eighth stands, everybody wins at once.
piece-builder = Builder
piece-builder-about = One for each player. A cart moves it along one road, a boat along one river; what lies on the way may go into its knapsack.
piece-knight = Knight
piece-knight-about = A follower for the doors with a red helmet, above all for the cart.
piece-fisherman = Fisherman
piece-fisherman-about = A follower for the doors with a fish, above all for the boat.
piece-farmer = Farmer
piece-farmer-about = A follower for the doors with an ear of grain: carts and boats.
piece-trader = Trader
piece-trader-about = A follower for the doors with scales: the market.
piece-monk = Monk
piece-monk-about = Fits every door, and nobody else can work in the glass foundry or paint glass.
piece-bags = Red bag and blue bag
piece-bags-about = Whoever's turn it is draws one follower from one of them, without looking. The bags have different people in them.
piece-goods = Wood, stone and bread
piece-goods-about = They lie along the routes. Five of them fit into a knapsack; at the market they are delivered to workshops, to the hour glass or to another builder.
piece-rosette = Glass rosette
piece-rosette-about = Comes from the glass foundry. Some orders want it, and when it is painted a blueprint is turned over.
piece-hourglass = Hour glass
piece-hourglass-about = An order for one round, to which everybody can deliver from anywhere. What is not finished when the bell rings is lost.
piece-blueprint = Blueprint
piece-blueprint-about = Lies face down; when it is turned over it gives a section, a rosette or a monk.
piece-bell = Bell tower
piece-bell-about = Whoever rings the bell ends the round and leaves the game. After the third round the game is over.

## Below a question, for whoever plays for the first time

face-goal = Together: eight sections in three rounds
help-draw = Knights are in the red bag, Fishermen in the blue one; Farmers, Traders and Monks in both. You do not see whom you draw.
help-place = Cart and boat travel, the market delivers, the festival brings an event; point at a house to read more. Whoever rings the bell ends the round and leaves the game.
help-place-monk = A Monk fits every door. The Glass Foundry gives you a rosette; Glass Painting takes a rosette back and turns over a blueprint. The bell ends the round, and whoever rings it leaves the game.
help-move = Choose a glowing place. What lies on the way, you may take along.
help-move-none = No such way leads on from where your builder stands, so this follower can do nothing now.
help-pickup = Five things fit into a knapsack. Workshops and the hour glass show what they want.
help-market = Choose a thing that glows: at the workshop where you stand, at the hour glass, or in the knapsack of a friend, near or far.
help-foundry = Some orders want a rosette, and a painted one turns over a blueprint.
help-paint = The rosette goes back, and you turn over a blueprint: most are a section of the cathedral.
help-paint-none = There is no rosette in your own knapsack, so nothing can be painted now.
help-rosette = Whoever needs it for an order should have it; up to five things fit into a knapsack.
help-monk = A monk fits every door; choose the bag from which you want to draw it later.
help-blueprint = This is your reward. Nobody knows what is below, but most blueprints are a section of the cathedral.
help-end = Who rests gives back all five things and turns over a blueprint: a section, a rosette or a monk. It needs no follower.
