# Basilica in English: the words of the rulebook, the sentences our own.

## Terms

seat-white = White
seat-black = Black

colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-green = green

vault-yellow = yellow vault
vault-blue = blue vault
vault-red = red vault
vault-green = green vault
vault-yellow-blue = yellow/blue wild vault
vault-yellow-red = yellow/red wild vault
vault-yellow-green = yellow/green wild vault
vault-blue-red = blue/red wild vault
vault-blue-green = blue/green wild vault
vault-red-green = red/green wild vault

order-promote = Promote
order-move_builder = Move Builder
order-recruit = Recruit
order-confuse = Confuse
order-stained_glass = Stained Glass
order-scaffolding = Scaffolding
order-disaster = Disaster
order-altar = Altar

rank-architect = Architect
rank-master_mason = Master Mason
rank-strongman = Strongman
rank-jester = Jester

queen = Queen
king = King

## Prompts

prompt-chance = A tile is turned over.
prompt-action = { $who }: choose an action. { $left ->
    [one] 1 action
   *[other] { $left } actions
} left.
prompt-vault-slot = { $who }: which of the new vaults do you place?
prompt-vault-cell = { $who }: where does the { $vault } go?
prompt-pay = { $who }: { $kind ->
    [confuse] Pay 1 coin to choose your builder's step?
    [promote] Pay 1 coin to promote one of your builders too?
    [recruit] Pay 1 coin to recruit a builder too?
   *[other] Pay 1 coin to use this order too?
}
prompt-promote-builder = { $paid ->
    [yes] { $who }: which of your builders do you promote? You may choose any rank except { $rank }, which your opponent has just chosen.
   *[no] { $who }: which of your builders do you promote?
}
prompt-promote-rank = { $who }: which rank for the builder on { $cell }?
prompt-move-builder = { $who }: which of your builders do you move?
prompt-move-to = { $who }: where does the builder on { $cell } move?
prompt-recruit-cell = { $paid ->
    [yes] { $who }: where does your new builder go? It must be beside one of yours.
   *[no] { $who }: where does your new builder go?
}
prompt-confuse-withdraw = { $who }: which of your builders do you take back into your supply?
prompt-confuse-builder = { $who }: which of { $owner }'s builders is moved?
prompt-confuse-to = { $who }: where does { $owner }'s builder on { $cell } move?
prompt-glass-cell = { $who }: under which of your builders do you place stained glass?
prompt-scaffolding-cell = { $who }: where does the { $nth ->
    [1] first
   *[other] second
} scaffolding go?
prompt-disaster-cell = { $who }: which vault without a builder do you discard?
prompt-altar-cell = { $who }: which vault gets the { $nth ->
    [1] first
   *[other] second
} altar?
prompt-jester-colour = { $secret ->
    [yes] { $who }, in secret: which extra colour for your Jester on { $cell }?
   *[no] { $who }: which extra colour for your Jester on { $cell }?
}
waiting-action = { $who } is choosing; { $left ->
    [one] 1 action
   *[other] { $left } actions
} left.
task-chance = wait until the tile is turned over
task-action = choose an action
task-order = choose an order from the upper row
task-vault-slot = choose a vault from the lower row
task-vault-cell = choose where the vault goes
task-pay = pay 1 coin or decline
task-promote-builder = choose a builder to promote
task-promote-rank = choose a rank
task-move-builder = choose a builder to move
task-move-to = choose where the builder moves
task-recruit-cell = choose a vault for the new builder
task-confuse-withdraw = choose a builder to take back into the supply
task-confuse-builder = choose the builder who is confused
task-confuse-to = choose where the confused builder moves
task-glass-cell = choose a builder for the stained glass
task-scaffolding-cell = choose where the scaffolding goes
task-disaster-cell = choose the vault to discard
task-altar-cell = choose a vault for the altar
task-jester-colour = choose a colour for the Jester

## Choices

choice-place_vault = Place the { $vault } from slot { $slot }{ $crown ->
    [yes] {" "}(crown)
   *[no] {""}
}
choice-replace_vaults = Replace the three vaults: none of them fits
choice-place_builder = Place a builder on { $cell }
choice-order = Execute order { $slot }: { $order }
choice-burn = Burn order { $slot } ({ $order }): discard it without effect
choice-put = on { $cell }
choice-promote = the builder on { $cell }
choice-rank = { $rank } ({ $token })
choice-move = the builder on { $cell }
choice-move_to = to { $cell }
choice-recruit = on { $cell }
choice-withdraw = the builder on { $cell }
choice-pay = Pay 1 coin
choice-decline = Decline
choice-confuse = the builder on { $cell }
choice-glaze = on { $cell }
choice-scaffold = on { $cell }
choice-destroy = the vault on { $cell }
choice-consecrate = on { $cell }
choice-colour = { $colour }
choice-first = { $owner } goes first
choice-reveal = { $order }, { $vault }
choice-turn_over = { $vault }

## The log

story-first_player = { $who } goes first.
story-tile_revealed = On top of the stack: { $order }, { $vault }.
story-tile_turned = A { $vault } was turned over.
story-order_filled = Order slot { $slot } now shows { $order }.
story-vault_filled = A { $vault } moved into vault slot { $slot }.
story-vault_placed = { $who } placed a { $vault } on { $cell }.
story-vaults_replaced = { $who } replaced the three vaults, because none of them fitted.
story-builder_placed = { $who } placed a builder on { $cell }.
story-order_taken = { $who } executed order { $slot }: { $order }.
story-order_burned = { $who } burned order { $slot }: { $order }.
story-order_discarded = The order in slot { $slot } was discarded; its back was a { $vault }.
story-promoted = { $who } promoted the builder on { $cell } to { $rank }.
story-builder_moved = { $who } moved a builder from { $cell } to { $target }.
story-recruited = { $who } recruited a builder on { $cell }.
story-withdrawn = { $who } took back the builder on { $cell }.
story-confused = { $who } moved { $owner }'s builder from { $cell } to { $target }.
story-glazed = { $who } placed stained glass on { $cell }.
story-scaffolded = { $who } placed scaffolding on { $cell }.
story-destroyed = { $who } discarded the { $vault } on { $cell }.
story-consecrated = { $who } placed an altar on { $cell }.
story-paid = { $who } paid 1 coin to use the order too.
story-declined = { $who } did not pay.
story-queen_moved = The { $timekeeper } moved to space { $number }.
story-scoring = Scoring { $number }.
story-jester_chose = { $who } secretly chose { $colour } for the Jester on { $cell }.
story-jester_coloured = { $who }'s Jester on { $cell } took the colour { $colour }.
story-area_scored = The { $colour } area at { $cell }: { $white_player } { $white }, { $black_player } { $black }.
story-cleaned_up = Clean-up: all builders return to their players; rows 1 and 2 and all scaffolding are removed. { $number ->
    [0] No vault is left.
    [one] The rest moved up one row.
   *[other] The rest moved up { $number } rows.
}
story-reshuffled = The stack ran out, so the discarded tiles were shuffled into a new one.
story-turn_begins = { $who }'s turn.
story-third_scoring_done = The { $timekeeper } has reached the last crown: the game is over.
story-stack_ran_out = A slot had to be filled, but the stack was empty: the game is over.
story-game_over = Final score: { $white_player } { $white }, { $black_player } { $black }.

ending-win = { $who } wins by { $more } to { $fewer }.
ending-tie = A tie: both players have { $more ->
    [one] one point
   *[other] { $more } points
}.
ending-shared_victory = A shared victory: both players have { $more ->
    [one] one point
   *[other] { $more } points
}.

## Reasons why a move is not allowed

why-a-vault-fits = Vaults are replaced only if none of the three fits; place one that does, from slot { $slots }.
why-altar-already-there = There is an altar on { $cell } already; each altar goes on a vault without one.
why-altar-protects = The altar on { $cell } protects it; choose a tile without an altar.
why-builder-cannot-move = The builder on { $cell } has no unoccupied vault beside it; choose one that can take a step.
why-builder-has-that-rank = The builder on { $cell } has the only rank your tokens could give; choose another builder.
why-cell-not-empty = { $cell } is not empty; a new tile goes on an empty cell.
why-cell-unsupported = { $cell } touches nothing; a new tile goes in row 1 or beside a vault or scaffolding.
why-colour-already-there = The vault on { $cell } is { $colour } already; a Jester takes a colour that it does not show.
why-game-over = The game is over; there is nothing more to do.
why-glass-already-there = There is stained glass on { $cell } already; choose a builder on a vault without glass.
why-glass-under-all-builders = All your builders stand on stained glass already; the order needs one who does not.
why-has-this-rank = The builder on { $cell } has the rank { $rank } already; choose another one.
why-must-place-vault = You have new vaults now, so one of them must be placed first.
why-no-builder-can-move = None of your builders has an unoccupied vault beside it; the order needs one who can take a step.
why-no-builder-in-cathedral = You have no builder in the cathedral; this order needs one.
why-no-builder-left = You have no builder left in your supply; one must come back first.
why-no-confused-builder-there = There is no builder on { $cell } that can be confused; choose one that belongs to the confused player.
why-no-jester-there = There is no Jester on { $cell }; only a Jester takes an extra colour.
why-no-other-rank-left = Your tokens would only give a rank that your builders have already; a promotion needs a different one.
why-no-own-builder-there = None of your builders stands on { $cell }; choose one of your own.
why-no-passing = Passing is not allowed; a turn has exactly three actions.
why-no-such-cell = There is no such cell; columns go from a to e and rows begin with 1.
why-no-such-colour = There is no such colour; vaults are yellow, blue, red or green.
why-no-such-slot = There is no tile to take there; the slots are 1, 2 and 3.
why-no-such-token = There is no such token; choose one from your supply, with the rank face up first.
why-no-token-left = You have no promotion token left in your supply; tokens in the cathedral cannot be turned over.
why-no-unoccupied-vault = Every vault has a builder; a recruit needs an unoccupied one.
why-no-vault-fits = None of the three vaults fits; replace them first.
why-no-vault-just-placed = A builder goes only on the vault placed by your action just before; place a vault first.
why-no-vault-there = There is no vault on { $cell }; choose a vault of the cathedral.
why-no-vault-to-destroy = Every vault is protected by a builder or an altar; a Disaster needs one that is not.
why-nobody-to-confuse = None of your opponent's builders could take a step; Confuse must be able to move one.
why-not-adjacent = { $cell } is not beside { $origin }; a builder takes one step across an edge.
why-not-asked = First { $task }.
why-not-behind-this-order = This order does not have such a vault on its back; order and colours must match.
why-not-beside-own-builder = { $cell } is not beside one of your builders; in the paid part the recruit must be.
why-not-in-stack = No such tile is left in the stack; draw one that is.
why-offer-unanswered = Your opponent is asked first; write the answer $- after the move.
why-only-the-rank-just-chosen = Your tokens would only give the rank that was just chosen; the paid part needs another one.
why-order-can-be-executed = This order can be executed; only one that cannot may be burned.
why-orders-are-not-burned = This order cannot be carried out, and this table does not burn orders; choose one that works.
why-other-jester-first = The Jester on { $cell } chooses first; Jesters choose row by row.
why-rank-just-chosen = Your opponent has just chosen { $rank }; take another rank.
why-removal-frees-nobody = If the builder on { $cell } leaves, your opponent's builders still cannot move; take one that opens a way.
why-scaffolding-there = There is scaffolding on { $cell }; choose a vault.
why-slot-shows-another-order = Order slot { $slot } shows another order; its letter is { $letter }.
why-token-not-in-supply = Token { $token } is not in your supply; choose one that is.
why-too-few-vaults-for-altars = There are not two vaults without an altar; the order needs two.
why-two-players = Basilica is a game for two; White or Black goes first.
why-vault-does-not-fit = The vault of slot { $slot } fits nowhere, but another one does; place that one.
why-vault-occupied = There is a builder on { $cell }; choose a vault without one.
why-wild-beside-wild = A wild vault may not touch a wild vault, and { $cell } touches { $beside }; choose a cell away from wild vaults.

## Verbs

verb-place_vault = Place Vault
verb-replace_vaults = Replace the vaults
verb-place_builder = Place Builder
verb-order = Execute Order
verb-burn = Burn an order
verb-put = Put the vault
verb-promote = Promote a builder
verb-rank = Choose a rank
verb-move = Move Builder
verb-move_to = Step
verb-recruit = Recruit
verb-withdraw = Take a builder back
verb-pay = Pay
verb-decline = Decline
verb-confuse = Confuse a builder
verb-glaze = Stained Glass
verb-scaffold = Scaffolding
verb-destroy = Disaster
verb-consecrate = Altar
verb-colour = Choose the Jester's colour
verb-first = First player
verb-reveal = Reveal a tile
verb-turn_over = Turn a tile over

## Editions and options

edition-2022 = Second edition (2022)
edition-2010 = First edition (2010)
edition-2022-ff = Second edition (2022) with Festum Fatuorum
edition-2010-ff = First edition (2010) with Festum Fatuorum

option-edition = Which edition?
option-edition-2022 = The second edition: four ranks, among them the Jester, and a Queen on the track.
option-edition-2010 = The first edition: three ranks and a King on the track.
option-ff = Play with the expansion Festum Fatuorum?
option-ff-false = No, only the 58 tiles of the base game.
option-ff-true = Yes: eight more tiles, which bring altars.
option-ff_remove_six = With Festum Fatuorum, are six tiles left in the box?
option-ff_remove_six-true = Six tiles are removed unseen, so that the game keeps its length.
option-ff_remove_six-false = All 66 tiles are used.
option-promotion_tokens = How many promotion tokens does each player have in the second edition?
option-promotion_tokens-4 = Four, as in the Polish rulebook and on the publisher's page.
option-promotion_tokens-3 = Three, as in the English text.
option-promotion_faces = Which ranks can a promotion token show?
option-promotion_faces-printed = The two ranks printed on it.
option-promotion_faces-free = Any rank of the edition.
option-jester_adjacency = May a wild vault be placed beside a wild vault with a Jester on it?
option-jester_adjacency-placement = Yes, while the Jester stands there.
option-jester_adjacency-none = No, a wild vault is never placed beside another.
option-lone_jester = What if a Jester's vault touches no vault of its own colour?
option-lone_jester-no_area = During the scoring it is wild, so it is not an area on its own.
option-lone_jester-own_colour = It is still an area of one vault in its printed colour.
option-strongman = Who wins a tie if both players have Strongmen in the area?
option-strongman-net = The player with more Strongmen there.
option-strongman-presence = Nobody: a tie is won only if one player alone has a Strongman there.
option-burn_orders = May an order that cannot be carried out be taken?
option-burn_orders-false = No, only orders that can be carried out.
option-burn_orders-true = Yes, it is discarded without effect, and the action is used up.
option-reshuffle = When are the discarded tiles shuffled into a new stack?
option-reshuffle-eager = As soon as the last tile of the stack is drawn.
option-reshuffle-lazy = Only when the next tile is needed.
option-show_crowns = Are the crowns on the backs of orders public?
option-show_crowns-false = No, a crown is seen only when the tile is turned over.
option-show_crowns-true = Yes, orders show whether there is a crown on the back.
option-first_player = Who goes first?
option-first_player-random = Chosen at random.
option-first_player-white = White goes first.
option-first_player-black = Black goes first.

## The board in the terminal

order-slot = order
vault-slot = vault
order-short-promote = Promote
order-short-move_builder = Move Builder
order-short-recruit = Recruit
order-short-confuse = Confuse
order-short-stained_glass = Stained Glass
order-short-scaffolding = Scaffolding
order-short-disaster = Disaster
order-short-altar = Altar
wild = wild
crown = crown
stack-top = Top of the stack: { $order }
stack-counts = Stack { $stack }, discarded { $discard }
reshuffled = (reshuffled)
supply = builders { $builders }, coins { $coins }, tokens { $tokens }
track = on { $space }, next scoring on { $next }
track-end = the last crown
legend = Letters: Y yellow, B blue, R red, G green; two letters are a wild vault. Below them, W or B is a builder of White or Black, followed by its rank: A Architect, M Master Mason, S Strongman, J Jester. * is stained glass, + an altar, ## scaffolding, [n] a choice. An order without a number cannot be carried out now; to see why, type why order 1.
typed-order = order
score-table = Points, area by area
score-scoring = Scoring
score-area = Area
score-sum = sum
score-total = total

## The board in the browser

face-about-vault = Goes into row 1 or beside a vault or scaffolding; a wild vault never beside another wild vault.
face-about-crown = Goes into row 1 or beside a vault or scaffolding. The crown moves the { $timekeeper } one space on.
face-board = The cathedral, the orders and the vaults
face-vault = Vault space { $slot }: { $vault }
face-vault-none = Vault space { $slot }, empty
face-order = Order space { $slot }: { $order }; on its back a { $vault }
face-order-none = Order space { $slot }, empty
face-cell-empty = { $cell }, empty
face-cell-scaffolding = { $cell }, scaffolding
face-builder = { $who }’s builder
face-extra = counts as { $colour }
face-stack = Stack
face-stack-top = next order
face-discards = discarded { $count }
face-track = The { $who } is on space { $space }; the crowns are on 10, 20 and 30
face-aside = If scored now
face-area = { $colour }, { $count ->
    [one] one vault
   *[other] { $count } vaults
} ({ $cell })
face-areas-none = No area has a builder yet.
face-areas-all = Outline all areas
face-any-rank = any rank
face-told = { $colour }: { $white_player } { $white }, { $black_player } { $black }

## Learning

face-learn-welcome = Two architects build one cathedral. It grows downwards from the board, five vaults wide. You are White, with the hoods; Black wears mitres. On your turn you have three actions.
face-learn-vault = First action: place a vault. These three are on offer. Choose one.
face-learn-put = A vault goes into row 1, or beside something already built. You can choose any place that is lit.
face-learn-builder = With another action you may place a builder on the vault you have just placed. Builders win areas: place one.
face-learn-slide = Look at what happened above: the order above the empty space moved down, turned over and became the new vault. A new order came from the stack. So a player who takes a vault also takes away an order.
face-learn-order = Third action: an order. Recruit puts a builder on any vault without one. Choose it.
face-learn-recruit = Choose the vault. Vaults of one colour that touch form an area; the player with more builders there wins it.
face-learn-why = You cannot choose what is not lit. Point at the order Confuse, press and hold it, or go to it with the arrow keys: you will see why, and the rule. Then go on.
face-learn-promote = Promote gives a rank to one of your builders. Choose it.
face-learn-who = Which of your builders?
face-learn-rank = Which rank? Each token has a rank on each side.
face-learn-ranks = The Architect doubles the value of the area. The Master Mason counts as two. The Strongman wins ties. The Jester adds a second colour during scoring. Promote, Recruit and Confuse have a paid part: your opponent may pay a coin to use it.
face-learn-areas = On the right you see what each area would score now. Point at a line to see the area; on a phone, open the panel above.
face-learn-crown = The Queen stands on space 9 of the tower. A vault with a crown moves her forward, and space 10 has a crown: that starts a scoring. Take the green vault.
face-learn-score = Put it where it helps you most, and watch the areas being scored one by one.
face-learn-clean = The player with more builders in an area gets a point for each vault, and two more for stained glass; the other player gets a point for each builder. Then the builders return to their players, rows 1 and 2 are removed, and the rest moves up. After the third scoring the game ends.

## Features that hints name

feature-score = points scored
feature-table = points in the cathedral
feature-soon = points in the cathedral before the next crown
feature-solid = areas that are safely won
feature-builders = builders in supply
feature-tokens = tokens in supply
feature-coins = coins
feature-actions = actions left
feature-fresh = a vault that can still get a builder
## What each component means

piece-vault = Vault
piece-vault-about = A piece of the cathedral in one of four colours. Vaults of one colour that touch make an area, and areas score.
piece-wild = Wild vault
piece-wild-about = Has two colours and can belong to an area of each. It may not be placed beside another wild vault.
piece-crown = Crown
piece-crown-about = When a vault with a crown is placed in the cathedral, the Queen (first edition: the King) moves one space forward.
piece-queen = Queen (King in the first edition)
piece-queen-about = The clock of the game. When she reaches spaces 10, 20 and 30 the areas are scored; the third scoring ends the game.
piece-builder = Builder
piece-builder-about = Stands on a vault and claims its areas for its player. After a scoring all builders return to their players.
piece-coin = Coin
piece-coin-about = Pays for the paid part of an order that your opponent has taken. The coin goes to your opponent; coins are worth nothing at the end.
piece-token = Promotion token
piece-token-about = Lies under a builder and gives it a rank: one of its two faces.
piece-architect = Architect
piece-architect-about = The vaults of an area with an Architect count twice for the player with the majority there. A second Architect adds nothing.
piece-master_mason = Master Mason
piece-master_mason-about = Counts as two builders for the majority.
piece-strongman = Strongman
piece-strongman-about = If strength is equal, the player with more Strongmen in the area has the majority.
piece-jester = Jester (second edition)
piece-jester-about = During a scoring its vault has one more colour, chosen by its owner; in secret if both players have Jesters.
piece-promote = Order: Promote
piece-promote-about = Put a promotion token under one of your builders. For a coin your opponent may do the same with another rank.
piece-move_builder = Order: Move Builder
piece-move_builder-about = Move one of your builders by one step to an unoccupied vault.
piece-recruit = Order: Recruit
piece-recruit-about = Put a builder on any unoccupied vault. For a coin your opponent may put one beside one of their own builders.
piece-confuse = Order: Confuse
piece-confuse-about = Take one of your builders back, then move one of your opponent's builders by one step. For a coin your opponent chooses the step.
piece-stained_glass = Order: Stained Glass
piece-stained_glass-about = Place stained glass on a vault with one of your builders.
piece-scaffolding = Order: Scaffolding
piece-scaffolding-about = Place two scaffolding tiles on free places in the cathedral.
piece-disaster = Order: Disaster
piece-disaster-about = Discard a vault without a builder.
piece-altar = Order: Altar (Festum Fatuorum)
piece-altar-about = Place two altars on two vaults.
piece-glass = Stained glass
piece-glass-about = Adds 2 points to each area of its vault, for the player with the majority, no matter who placed it.
piece-scaffold = Scaffolding
piece-scaffold-about = A new vault may be placed beside it. It has no colour and is removed at the next scoring.
piece-altar-piece = Altar (Festum Fatuorum)
piece-altar-piece-about = Stained glass on its vault adds 4 points instead of 2. It protects the vault from Disaster and the builder on it from Confuse.

## Help below the questions, for beginners

face-goal = Own the largest areas when the crowns on 10, 20 and 30 are reached
help-action = Place a vault from the lower row, put a builder on it, or execute an order of the upper row.
help-vault-cell = A vault goes in the top row or beside something already built. Vaults of one colour that touch form one area.
help-pay = Your opponent has just taken this order. For a coin, which your opponent gets, you use its paid part at once.
help-promote-rank = Architect: the area counts twice. Master Mason: counts as two builders. Strongman: wins ties. Jester: adds a colour. In brackets: the other side of the token.
help-jester-colour = For this scoring the vault also has this colour, and joins the areas of that colour that it touches.

## Steps in the browser: what was done, and in a few words how

face-step-first_player = Start
face-told-first_player = { $who } goes first
face-step-vault_placed = Vault
face-told-vault_placed = { $vault } on { $cell }
face-told-queen_moved = { $timekeeper } to { $number }
face-step-vaults_replaced = New vaults
face-told-vaults_replaced = none of the three fitted
face-step-builder_placed = Builder
face-told-builder_placed = on { $cell }
face-step-order_taken = { $order }
face-step-order_burned = { $order }
face-told-order_burned = discarded without effect
face-told-promoted = the builder on { $cell } becomes { $rank }
face-told-builder_moved = { $cell } to { $target }
face-told-recruited = a builder on { $cell }
face-told-withdrawn = own builder on { $cell } goes home
face-told-confused = { $owner }'s builder moves { $cell } to { $target }
face-told-glazed = glass on { $cell }
face-told-scaffolded = on { $cell }
face-told-destroyed = { $vault } on { $cell }
face-told-consecrated = on { $cell }
face-told-paid = { $who } pays 1 coin
face-told-declined = { $who } does not pay
face-told-jester_coloured = Jester on { $cell }: { $colour }
face-step-area_scored = { $colour }, { $cell }
face-told-area_scored = { $white_player } { $white }, { $black_player } { $black }
face-step-cleaned_up = Clean-up
face-told-cleaned_up = builders go home, rows 1 and 2 are removed
face-step-third_scoring_done = The end
face-told-third_scoring_done = { $timekeeper } on the last crown
face-step-stack_ran_out = The end
face-told-stack_ran_out = the stack is empty
face-step-game_over = Final score
face-told-game_over = { $white_player } { $white }, { $black_player } { $black }

## Notes in the manual

when-2010 = First edition (2010)
when-2022 = Second edition (2022)
when-FF = Festum Fatuorum
