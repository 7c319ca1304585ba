# Stupor Mundi in English: the words of the rulebook, the sentences our own.

## Terms

seat-blue = Blue
seat-black = Black
seat-red = Red
seat-green = Green

house-savoy = Savoy
house-hohenstaufen = Hohenstaufen
house-wittelsbach = Wittelsbach
house-di_romano = Di Romano

city-ROM = Roma
city-CON = Constantinople
city-ALE = Alexandria
city-TUN = Tunis
city-BAR = Barcelona

action-promote = Promote a Specialist
action-market = Visit the Market
action-build = Build a Structure
action-summon = Summon an Ally
action-purchase = Purchase an Action card

resource-stone = Stone
resource-grain = Grain
faction-independent = Independent
faction-loyalist = Loyalist
structure-tower = tower
structure-wall = wall
structure-keep = keep

palace-grain = Grain
palace-stone = Stone
palace-treasury = Augustales in the Treasury
palace-towers = towers
palace-walls = walls
palace-keeps = keeps
palace-allies = allies in the Court
palace-specialist = steps of the Specialist

piece-TN1 = tower for ally space 1 (TN1)
piece-TN2 = tower for ally space 2 (TN2)
piece-TN3 = tower for ally space 3 (TN3)
piece-GTA = Great Tower A (GTA)
piece-GTB = Great Tower B (GTB)
piece-WN1 = wall (WN1)
piece-WN2 = wall (WN2)
piece-WN3 = wall (WN3)
piece-GWA = Great Wall A (GWA)
piece-GWB = Great Wall B (GWB)
piece-KN1 = keep (KN1)
piece-KN2 = keep (KN2)
piece-GK = Great Keep (GK)

cover-KC-HAND = hand limit +2 (KC-HAND)
cover-KC-BOTH = both main actions (KC-BOTH)
cover-KC-SLOT = the sixth slot (KC-SLOT)

bonus-CB-A = CB-A: 6 Augustales and 3 resources
bonus-CB-B = CB-B: an Edict, then 3 VP
bonus-CB-C = CB-C: an ally for no Grain
bonus-CB-D = CB-D: a tower for no resources
bonus-CB-E = CB-E: a wall for no resources
bonus-CB-F = CB-F: a keep for no resources

card-H-STONE = H-STONE (1 Stone)
card-H-COIN = H-COIN (3 Augustales)
card-H-GRAIN = H-GRAIN (1 Grain)
card-H-DRAW = H-DRAW (draw 4 cards)
card-SAV-1 = SAV-1 (1 Grain for each of Frederick's allies, up to 3)
card-SAV-2 = SAV-2 (2 Augustales; purchase)
card-HOH-1 = HOH-1 (1 Stone for every 3 of Frederick's structures, up to 3)
card-HOH-2 = HOH-2 (move your Ship to any city; market)
card-WIT-1 = WIT-1 (1 Augustalis for each of Frederick's resources, up to 6)
card-WIT-2 = WIT-2 (build with any mix of resources)
card-DIR-1 = DIR-1 (1 VP for each step of Frederick's Specialist, up to 3; promote)
card-DIR-2 = DIR-2 (a tower for 2 Stone)
card-A1 = A1 (2 Grain)
card-A2 = A2 (pay 1 Augustalis for 1 Grain, up to 3 times)
card-A3 = A3 (8 Augustales if you have 3 Grain)
card-A4 = A4 (pay 2 Augustales for 1 Stone, up to 3 times)
card-A5 = A5 (8 Augustales if you have 3 Stone)
card-A6 = A6 (build for 1 Stone less)
card-A7 = A7 (6 Augustales)
card-A8 = A8 (3 Augustales; promote)
card-A9 = A9 (1 Grain; promote)
card-A10 = A10 (1 Stone; promote)
card-A11 = A11 (promote up to 2 Specialists)
card-A12 = A12 (1 Grain; market)
card-A13 = A13 (1 Stone; market)
card-A14 = A14 (3 Augustales; market)
card-A15 = A15 (1 Grain for each of your allies, up to 3)
card-A16 = A16 (an ally for 1 Grain less)
card-B1 = B1 (pay 1 Grain for 2 VP, up to twice)
card-B2 = B2 (pay 1 Stone for 2 VP, up to twice)
card-B3 = B3 (pay 3 Augustales for 2 VP, up to twice)
card-B4 = B4 (1 Stone or Grain for each ally of a faction, up to 3)
card-B5 = B5 (2 Augustales for each ally of a faction, up to 8)
card-B6 = B6 (1 VP for each ally of a faction, up to 4)
card-B7 = B7 (2 VP if you have 3 Grain)
card-B8 = B8 (2 Stone)
card-B9 = B9 (2 VP if you have 3 Stone)
card-B10 = B10 (1 Grain for every 3 structures)
card-B11 = B11 (1 Stone for every 3 structures)
card-B12 = B12 (3 Augustales for every 3 structures)
card-B13 = B13 (1 VP for every 3 structures)
card-B14 = B14 (build for 7 Augustales)
card-B15 = B15 (an ally for 3 Augustales)
card-B16 = B16 (1 Grain and 1 Stone)

ally-I-THE = Theophilos (wants you to have at least as much Grain as Frederick)
ally-I-MAU = Maumettu (wants you to have at least as much Stone as Frederick)
ally-I-ALT = Altair (wants you to have more Augustales than Frederick)
ally-I-SEV = Severin (wants you to have more towers than Frederick)
ally-I-CAS = Castellan (wants you to have more walls than Frederick)
ally-I-IDA = Idalia (wants you to have more keeps than Frederick)
ally-I-GRE = Gregoria (wants you to have more structures than Frederick)
ally-I-GIS = Gisèle (wants you to have more allies than Frederick)
ally-I-MOC = Mocenigo (wants one of your Specialists ahead of Frederick's)
ally-L-SIG = Sigeberht (wants Frederick to have 3 Grain)
ally-L-OKE = Okechukwu (wants Frederick to have 3 Stone)
ally-L-TEN = Tento (wants Frederick to have 9 Augustales)
ally-L-ROM = Romigi (wants Frederick to have 3 towers)
ally-L-BAL = Balthasar (wants Frederick to have 3 walls)
ally-L-DOM = Domentzia (wants Frederick to have 2 keeps)
ally-L-SEB = Sebastian (wants Frederick to have 6 structures)
ally-L-GIS = Gisela (wants Frederick to have 3 allies)
ally-L-PHI = Philaretos (wants Frederick's Specialist in the 3rd column)

title-serf = Serf
title-knight = Knight
title-feudal_lord = Feudal lord
title-duke = Duke

skip-perform = Do not perform it
skip-main = No main action
skip-step = No more exchanges
skip-specialist = No promotion
skip-trade = Finish trading
skip-site = Build nothing
skip-ally = No ally
skip-buy = No purchase
skip-now = Keep it for later
skip-discard = Keep my cards

## Prompts

prompt-chance = Something is drawn at random.
prompt-house = { $who }: which house do you lead?
prompt-turn = { $who }: sail or stay, then play a card.
prompt-card = { $who }: which card do you play?
prompt-face = { $who }: which slot, face up or face down?
prompt-perform = { $who }: do you perform { $card }?
prompt-main = { $who }: which main action of this slot?
prompt-step = { $who }: { $card }: do you exchange? { $left ->
    [one] 1 exchange
   *[other] { $left } exchanges
} left.
prompt-specialist = { $who }: which Specialist do you promote?
prompt-path = { $who }: which path does { $specialist } take? It stays on that path.
prompt-city = { $who }: your Specialist has reached City { $path }; which tile do you take?
prompt-trade = { $who }: do you sell or buy at the market of { $city }?
prompt-site = { $who }: where do you build?
prompt-piece = { $who }: which piece do you build on { $space }?
prompt-mix = { $who }: how do you pay for { $space }?
prompt-side = { $who }: which closed side pays next?
prompt-ally = { $who }: which ally do you summon?
prompt-ally_space = { $who }: where does { $ally } go?
prompt-buy = { $who }: which card do you purchase?
prompt-remove = { $who }: which card do you remove from the game for { $card }?
prompt-now = { $who }: do you perform { $card } at once?
prompt-edict = { $who }: which Edict do you issue?
prompt-direction = { $who }: Frederick's { $what }: { $has }. Add { $number } or remove { $number }?
prompt-next = { $who }: which Edict becomes active?
prompt-reward = { $who }: no Edict is left; which reward do you take?
prompt-resource = { $who }: which resource do you take{ $number ->
    [one] {""}
   *[other] {" "}({ $number } of it)
}?
prompt-resources = { $who }: which { $number } resources do you take?
prompt-keep = { $who }: your warehouse holds { $room }; what do you keep?
prompt-faction = { $who }: { $card }: which allies count?
prompt-ship = { $who }: where does your Ship go?
prompt-discard = { $who }: do you discard any cards before you draw?
task-chance = wait for the draw
task-house = choose a house
task-turn = sail or stay
task-card = choose a card to play
task-face = choose a slot for the card
task-perform = perform the card, or decline
task-main = choose a main action
task-step = exchange, or stop
task-specialist = choose a Specialist to promote
task-path = choose a path for the Specialist
task-city = choose a city bonus tile
task-trade = sell, buy, or finish trading
task-site = choose where to build
task-piece = choose a piece
task-mix = choose how to pay
task-side = choose the side that pays next
task-ally = choose an ally to summon
task-ally_space = choose a space for the ally
task-buy = choose a card to purchase
task-remove = choose a card to remove from the game
task-now = perform the new card, or keep it for later
task-edict = choose an Edict to issue
task-direction = add to Frederick's palace or remove from it
task-next = choose the Edict that becomes active
task-reward = choose a reward
task-resource = choose a resource
task-resources = choose resources
task-keep = choose the resources to keep
task-faction = choose a faction
task-ship = choose where the Ship goes
task-discard = discard cards, or keep them

## Choices

choice-travel = { $number ->
    [0] Stay in { $city }
   *[other] Sail to { $city }, { $coins ->
        [0] free
        [one] for { $coins } Augustalis
       *[other] for { $coins } Augustales
    }
}
choice-pass = Pass for this round
choice-card = { $card }
choice-face_up = face up in slot { $slot }
choice-face_down = face down in slot { $slot }
choice-perform = Perform it
choice-main = { $action }
choice-exchange = Exchange
choice-specialist = { $specialist }, now: { $place }
choice-path = path { $path }
choice-city_tile = { $bonus }
choice-sell = Sell { $sold } { $sells } for { $gets } Augustales
choice-buy = Buy { $bought } { $buys } for { $price } Augustales
choice-build = { $space } ({ $mix ->
    [0] { $coins ->
        [0] { $stone } Stone, { $grain } Grain
       *[other] { $coins } Augustales
    }
   *[other] { $mix } Stone or Grain
}{ $edict ->
    [yes] ; Edict
   *[no] {""}
}{ $closes ->
    [0] {""}
   *[other] ; closes { $closes }
})
choice-piece = { $piece }{ $coins ->
    [0] {""}
   *[other] {" "}(+ { $coins } Augustales)
}
choice-mix = { $stone } Stone and { $number } Grain
choice-side = { $side }: { $goods ->
    [stone] { $number } Stone
    [grain] { $number } Grain
    [augustales] { $number } Augustales
    [vp] { $number } VP
   *[market] a visit to the market
}
choice-summon = { $ally }, { $ally_space }, { $grain } Grain
choice-ally_space = { $board_space }
choice-purchase = { $card }, { $card_space }, { $coins ->
    [card] for one of your cards
   *[other] for { $coins } Augustales
}
choice-remove_hand = { $card } from your hand
choice-remove_discard = { $card } from your discard pile
choice-edict = { $roman }: { $edict }, reward { $goods ->
    [augustales] { $number } Augustales
    [vp] { $number } VP
    [stone] { $number } Stone
    [grain] { $number } Grain
   *[resources] { $number } resource
}
choice-add = Add { $number } ({ $what }: { $becomes })
choice-remove = Remove { $number } ({ $what }: { $becomes })
choice-next = { $roman }: { $edict }
choice-reward = { $roman }: { $goods ->
    [augustales] { $number } Augustales
    [vp] { $number } VP
    [stone] { $number } Stone
    [grain] { $number } Grain
   *[resources] { $number } resource
}
choice-resource = { $resource }
choice-grain = { $stone } Stone and { $number } Grain
choice-keep = { $stone } Stone and { $number } Grain
choice-faction = { $faction }
choice-ship = { $city }
choice-discard = Discard { $card }
choice-house = { $house }
choice-skip = { $what }
choice-first = { $seat } goes first
choice-deal_house = { $house }
choice-countryside = { $tile }
choice-village = { $tile }
choice-bonus_tile = { $bonus }
choice-extra_edict = { $edict }
choice-draw_edict = { $edict }
choice-market = { $market }
choice-red_side = { $city }
choice-show_ally = { $ally }
choice-show_card = { $card }
choice-draw = { $card }
choice-solo_card = { $solo }

## The log

story-first_player = { $who } is the first player.
story-house_taken = { $who } leads the house of { $house }.
story-countryside_placed = Path { $path } starts with the Countryside tile { $tile }.
story-village_placed = Path { $path } continues with the Village tile { $tile }.
story-bonus_placed = City { $path } gets { $bonus }.
story-extra_edict = The easier game adds the Edict { $edict }.
story-edict_shown = { $row ->
    [active] Active Edict { $roman }: { $edict }.
   *[next] Next Edict { $roman }: { $edict }.
}
story-market_placed = The market of { $city } is placed.
story-market_red = The market of { $city } shows its red side.
story-ally_shown = { $ally } can now be summoned in { $ally_space }.
story-card_shown = { $card } can now be purchased in { $card_space }.
story-card_drawn = You drew { $card }.
story-cards_drawn = { $who } drew { $number ->
    [one] a card
   *[other] { $number } cards
}.
story-reshuffled = { $who } shuffled the discard pile into a new draw pile.
story-round_begins = Round { $number } begins; { $who } goes first.
story-turn_begins = { $who }'s turn.
story-sailed = { $who } sailed to { $city }{ $coins ->
    [0] .
    [one] {" "}for { $coins } Augustalis.
   *[other] {" "}for { $coins } Augustales.
}
story-passed = { $who } passed.
story-cannot_play = { $who } cannot play another card, and passed.
story-played_up = { $who } played { $card } face up in slot { $slot }.
story-played_down = { $who } played a card face down in slot { $slot }.
story-hid_card = The card was { $card }.
story-performed = { $who } performed { $card }.
story-gained = { $goods ->
    [0] { $who } gained nothing.
   *[other] { $who } gained { $goods }.
}
story-overflowed = { $who } had no room, and gave back { $stone } Stone and { $grain } Grain.
story-exchanged = { $who } made an exchange.
story-promoted = { $who } promoted { $specialist } to { $place }{ $grain ->
    [0] .
   *[other] {" "}for { $grain } Grain.
}
story-token_taken = { $who } took the Edict token at { $place }.
story-city_entered = { $who } reached City { $path }, where no tile is left.
story-bonus_taken = { $who } took { $bonus }.
story-sold = { $who } sold at the market of { $city }.
story-bought = { $who } bought at the market of { $city }.
story-built = { $who } built on { $space }: { $piece }.
story-cover_taken = { $who } gained a keep cover: { $cover }.
story-side_closed = { $who } closed { $side }.
story-side_pays = { $side } paid { $who }.
story-summoned = { $who } summoned { $ally } to { $board_space }.
story-purchased = { $who } purchased { $card }.
story-card_removed = { $who } removed { $card } from the game.
story-edict_issued = { $who } issued Edict { $roman }: { $edict }.
story-palace_added = Frederick's palace: { $count ->
    [0] no room for more
   *[other] +{ $count }
} { $kind ->
    [grain] Grain
    [stone] Stone
    [treasury] { $count ->
        [one] Augustalis
       *[other] Augustales
    }
    [towers] { $count ->
        [one] tower
       *[other] towers
    }
    [walls] { $count ->
        [one] wall
       *[other] walls
    }
    [keeps] { $count ->
        [one] keep
       *[other] keeps
    }
    [allies] { $count ->
        [one] ally
       *[other] allies
    }
   *[specialist] { $count ->
        [one] Specialist step
       *[other] Specialist steps
    }
}.
story-palace_removed = Frederick's palace: −{ $count } { $kind ->
    [grain] Grain
    [stone] Stone
    [treasury] { $count ->
        [one] Augustalis
       *[other] Augustales
    }
    [towers] { $count ->
        [one] tower
       *[other] towers
    }
    [walls] { $count ->
        [one] wall
       *[other] walls
    }
    [keeps] { $count ->
        [one] keep
       *[other] keeps
    }
    [allies] { $count ->
        [one] ally
       *[other] allies
    }
   *[specialist] { $count ->
        [one] Specialist step
       *[other] Specialist steps
    }
}.
story-palace_unchanged = Frederick's palace: no change ({ $what }).
story-edict_replaced = The next Edict { $next } became active Edict { $roman }.
story-reward_taken = { $who } took reward { $roman }.
story-ship_moved = { $who } moved the Ship to { $city }.
story-faction_chosen = { $who } chose { $faction }.
story-discarded = { $who } discarded { $card }.
story-slots_discarded = { $who } discarded the played cards.
story-ally_scored = { $ally } gave { $who } { $points } VP.
story-castle_complete = { $who }'s castle is complete: this is the last round.
story-edicts_short = An active Edict space stays empty: this is the last round.
story-cards_short = The cards have run out: this was the last round.
story-rounds_over = Thirty rounds have been played.
story-frederick_reveals = Frederick's card: { $solo }
story-frederick_sails = Frederick's Ship is in { $city }.
story-frederick_takes_card = Frederick removes { $card } from the game.
story-frederick_takes_ally = Frederick removes { $ally } from the game.
story-frederick_finds_nothing = Frederick finds nothing there.
story-frederick_issues = Frederick issues Edict { $roman }: { $edict }.
story-frederick_reshuffles = The second crown: all of Frederick's cards are shuffled.
story-final_score = { $who }: { $structures } VP for structures, { $prize } VP for the most structures, { $coins } VP for Augustales; { $total } VP in total.
story-game_over = The game is over.

ending-win = { $who } wins with { $points } VP.
ending-shared = { $number } players share the victory with { $points } VP.
ending-solo = { $points } VP: you are a { $title }.

## Reasons why a move is not allowed

why-action-was-chosen = You have already chosen this action; now carry it out.
why-ally-elsewhere = Only an ally in { $city }, where your Ship is, can be summoned.
why-ally-not-unseen = This ally has been seen already.
why-ally-space-covered = { $space } is covered by a tower that is not built yet.
why-ally-space-taken = There is already an ally in { $space }.
why-ally-there-already = { $ally } is already on your board; no two allies may be identical.
why-bonus-tile-placed = No such city bonus tile is left.
why-bought-already = You have bought as often as this visit allows.
why-cannot-be-added = Frederick's { $what }: { $has }; there is no room for { $number } more.
why-cannot-be-removed = Frederick's { $what }: { $has }; he cannot lose { $number }.
why-cannot-pay-space = { $space } costs { $stone } Stone and { $grain } Grain, and you do not have that.
why-card-elsewhere = Only a card in { $city }, where your Ship is, can be purchased.
why-card-too-dear = This card costs { $coins } Augustales, and you do not have that many.
why-castle-is-complete = Your castle is complete.
why-city-taken = One of your Specialists is in City { $path } already; only one may ever reach it.
why-discard-in-order = Discard in the order of your hand; this card comes before one that you have discarded.
why-edict-space-empty = There is no Edict on active space { $space }; choose one that is there.
why-game-over = The game is over; there is nothing more to do.
why-great-too-dear = Only Great pieces are left, and you cannot pay their Augustales.
why-house-taken = This house is taken; choose another one.
why-keep-what-you-have = Your warehouse holds { $room }; keep exactly { $room } of the resources you have.
why-market-is-red = This market shows its red side already.
why-market-placed = This market tile is placed already.
why-next-space-empty = There is no Edict on next space { $space }; choose one that is there.
why-no-ally-face-up = There is no ally face up; the next one is turned up at the end of the round.
why-space-closed = This space is not used with this number of players.
why-no-card-there = There is no card; the space is refilled at the end of the round.
why-no-card-to-remove = You have no card in your hand or discard pile to remove for it.
why-no-extra-edict = This tile is not marked with three dots, or it is already in the game.
why-no-free-ally-space = You have no free ally space; each tower that you build opens one.
why-no-grain-for-arrow = You do not have the Grain for the arrow to { $place }.
why-no-passing-alone = In the solo game you cannot pass while you can play a card.
why-no-piece-left = You have no { $kind } left.
why-no-such-ally-space = There is no such ally space; they are AS1 to AS5.
why-no-such-city = There is no such city; there are five.
why-no-such-city-tile = There is no such tile in City { $path }.
why-no-such-edict-space = There is no such Edict space; they are I, II and III.
why-no-such-mix = Pay exactly { $number } resources, in a mix that you have.
why-no-such-piece = There is no such piece.
why-no-such-seat = There is no such player.
why-no-such-side = A castle has five sides.
why-no-such-slot = There is no such slot; they are 1 to 6.
why-no-such-space = There is no such space in the castle.
why-no-such-specialist = You have three Specialists.
why-no-trade-possible = Here you need { $sold } { $sells } to sell, or { $price } Augustales to buy { $bought } { $buys }.
why-nobody-can-be-promoted = None of your Specialists can move.
why-not-asked = First { $task }.
why-not-connected = { $space } is not beside a { $kind } of your castle.
why-not-from-draw-pile = This card is in your draw pile; choose one from your hand or your discard pile.
why-not-in-card-pile = No such card can be on top of the pile.
why-not-in-discard-pile = This card is not in your discard pile.
why-not-in-draw-pile = No such card is in this draw pile.
why-not-in-edict-pile = No such tile is in the Edict pile.
why-not-in-hand = This card is not in your hand.
why-not-in-solo-deck = This card is not in Frederick's deck.
why-not-such-a-workplace = This is not such a tile, or it is already placed.
why-not-your-turn = It is not { $who }'s turn.
why-nothing-can-be-built = You cannot pay for any structure.
why-other-kind-of-piece = { $piece } does not belong there; a { $kind } does.
why-other-structure = { $space } is for another kind of structure than this effect builds.
why-piece-built = { $piece } is in your castle already.
why-piece-too-dear = { $piece } costs { $coins } Augustales more, and you do not have them.
why-side-not-due = { $side } does not pay now.
why-slot-has-other-actions = This slot does not point to that action.
why-slot-locked = Slot { $slot } is locked; a keep unlocks it.
why-slot-used = There is a card in slot { $slot } already.
why-sold-already = You have sold as often as this visit allows.
why-space-built = { $space } is built already.
why-specialist-in-city = A Specialist in a City never moves again.
why-specialist-moved-already = This Specialist has been promoted by this card already; take another one.
why-stone-or-grain = Choose Stone or Grain.
why-take-the-first-alike = { $piece } is like another piece you have; take that one first.
why-three-paths = There are three paths: A, B and C.
why-too-dear-to-buy = { $bought } { $buys } cost { $price } Augustales here, and you do not have that many.
why-too-far = A Ship sails at most { $steps } cities.
why-too-few-coins-for-ally = This ally costs { $coins } Augustales, and you do not have that many.
why-too-few-coins-to-build = Building on { $space } costs { $coins } Augustales, and you do not have that many.
why-too-few-resources = { $space } costs { $number } resources, and you do not have that many.
why-too-little-grain-for-ally = This ally costs { $grain } Grain, and you do not have that much.
why-too-little-to-sell = Here { $sold } { $sells } are sold at once, and you do not have that much.
why-too-many-exchanges = This card does not allow that many exchanges, or you cannot pay for them.
why-too-much-grain = You take { $number } resources in all.
why-travel-too-dear = This journey costs { $coins } Augustales, and you do not have that many.
why-two-factions = Choose Independent or Loyalist.

## Verbs

verb-travel = Travel
verb-pass = Pass
verb-card = Play a card
verb-face_up = Face up
verb-face_down = Face down
verb-perform = Perform
verb-main = Main action
verb-exchange = Exchange
verb-specialist = Promote a Specialist
verb-path = Choose a path
verb-city_tile = Take a city bonus tile
verb-sell = Sell
verb-buy = Buy
verb-build = Build
verb-piece = Choose a piece
verb-mix = Pay in a mix
verb-side = Collect from a side
verb-summon = Summon
verb-ally_space = Choose an ally space
verb-purchase = Purchase
verb-remove_hand = Remove a hand card
verb-remove_discard = Remove a discarded card
verb-edict = Issue an Edict
verb-add = Add
verb-remove = Remove
verb-next = Choose the next Edict
verb-reward = Take a reward
verb-resource = Choose a resource
verb-grain = Choose resources
verb-keep = Keep resources
verb-faction = Choose a faction
verb-ship = Move the Ship
verb-discard = Discard
verb-house = Choose a house
verb-skip = Decline
verb-first = First player
verb-deal_house = Deal a house
verb-countryside = Place a Countryside tile
verb-village = Place a Village tile
verb-bonus_tile = Place a city bonus tile
verb-extra_edict = Add an Edict
verb-draw_edict = Draw an Edict
verb-market = Place a market
verb-red_side = Turn a market
verb-show_ally = Turn up an ally
verb-show_card = Turn up a card
verb-draw = Draw a card
verb-solo_card = Reveal a solo card

## Editions and options

edition-2025 = Stupor Mundi (2025)

option-market = How difficult are the markets?
option-market-easy = Easy: all five tiles show their blue side.
option-market-medium = Medium: two of the five tiles show their red side.
option-market-difficult = Difficult: all five tiles show their red side.
option-houses = How do players get their houses?
option-houses-random = At random.
option-houses-draft = Players choose; the last player in turn order chooses first.
option-solo = Solo game against Frederick: which game?
option-solo-standard = The standard game with 15 Edicts.
option-solo-easier = The easier game: three more Edicts.

## The board in the terminal
board-round = Round { $number }
board-first = first player { $who }
board-cards = card pile { $number }
board-ends = last round: { $ends }
board-frederick = Frederick
board-solo = Ship in { $city }, deck { $deck }
board-crowns = crowns { $number }, turns { $turns }
board-edicts = Edicts
board-next = next
board-pile = edict pile { $number }
board-path = Path { $name }
board-start = start
board-card-cost = card
board-points = { $number } VP
board-piles = hand { $hand }, draw { $draw }, discard { $discard }
board-passed = passed
board-hand = hand:
legend = Castle: T towers, W walls, K keeps; T2:31! costs 3 Stone and 1 Grain and issues an Edict; Great pieces are inverted. Markets: 2G>6 sells 2 Grain for 6, 2S<4 buys 2 Stone for 4. Workplaces: (1) Grain to enter, * an Edict token, [A+F] city bonus tiles. Allies: (3) Grain, + another one below. Edicts: G Grain, S Stone, A Treasury, T W K structures, L allies, P Specialist.

## The board in the browser
face-aside = End of the round
face-views = Parts of the table
face-tab-hand = Hand
face-tab-castle = Castle
face-tab-voyage = Voyage
face-tab-court = Court
face-tab-work = Paths
face-tab-rivals = Others
face-frederick = Frederick
face-frederick-is = wonder of the world, his palace and court
face-palace = Frederick's palace
face-his-structures = Frederick's structures: { $number }
face-possession = { $what }: { $number } of at most { $most }
face-of-house = of the house of { $house }
face-first-player = first player
face-points = { $number } victory points
face-back-to-mine = Back to my board
face-store = Warehouse: { $stone } Stone, { $grain } Grain, room for { $room }; { $coins } Augustales; { $points } VP; Edicts issued: { $edicts }
face-castle = Castle
face-castle-of = { $who }'s castle, { $number } of 13 structures
face-built = { $number } of 13 built, room for { $room }
face-space = { $space }, { $kind }: costs { $stone } Stone, { $grain } Grain{ $edict ->
    [yes] ; then an Edict
   *[no] {""}
}
face-space-built = { $space }, { $kind }: built
face-preview-costs = { $mix ->
    [0] { $coins ->
        [0] Costs { $stone } Stone and { $grain } Grain
       *[other] Costs { $coins } Augustales
    }
   *[other] Costs { $mix } Stone or Grain, in any mix
}; a Great piece also costs Augustales
face-sides = { $number ->
    [one] a side
   *[other] { $number } sides
}
face-preview-side = Closes a side: { $pays } now and at the end of every round
face-preview-work = Your workplace: { $what }
face-preview-edict = Then you issue an Edict
face-side = Side { $side } of the castle
face-side-name = Side { $side }
face-side-closed = Side { $side } is closed and pays { $pays } at the end of every round
face-side-near = Side { $side }: building { $space } closes it; then it pays { $pays } at once and at the end of every round
face-side-open = Side { $side } is open; two towers and the wall between them pay { $pays } at once and at the end of every round
face-yield = { $goods ->
    [stone] { $number } Stone
    [grain] { $number } Grain
    [augustales] { $number } Augustales
    [vp] { $number } VP
    [resource] { $number } Stone or Grain
   *[market] a visit to the market
}
face-pieces = Pieces not built yet
face-piece-TN1 = Tower, opens ally space 1
face-piece-TN2 = Tower, opens ally space 2
face-piece-TN3 = Tower, opens ally space 3; placing an ally there issues an Edict
face-piece-GTA = Great Tower A, +2 Augustales: opens ally space 4, then you may purchase a card
face-piece-GTB = Great Tower B, +3 Augustales: opens ally space 5, then you may summon an ally for no Grain
face-piece-WN1 = Wall: room for one more resource
face-piece-WN2 = Wall: room for one more resource
face-piece-WN3 = Wall: room for one more resource
face-piece-GWA = Great Wall A, +3 Augustales: then you issue an Edict
face-piece-GWB = Great Wall B, +4 Augustales: then you may promote a Specialist for no Grain
face-piece-KN1 = Keep: gives you the cover of its space
face-piece-KN2 = Keep: gives you the cover of its space
face-piece-GK = Great Keep, +4 Augustales: then you may promote twice
face-allies = Allies
face-pay-now = VP each ally would pay now
face-ally-mine = { $ally }. Would pay { $points } VP now
face-ally-space-free = Ally space { $space }, free{ $edict ->
    [yes] ; placing an ally here issues an Edict
   *[no] {""}
}
face-ally-space-covered = Ally space { $space }: covered by a tower that is not built yet{ $edict ->
    [yes] ; placing an ally here issues an Edict
   *[no] {""}
}
face-legend-seal = VP it would pay you now
face-no-tower = no tower
face-free-space = free
face-at-round-end = At the end of the round
face-edicts = Edicts
face-edicts-how = reward, active, next
face-edict-active = Active Edict { $space }, reward { $pays }
face-edict-next = Next Edict { $space }
face-edict-none = none
face-about-edict = Build on a space with a scroll to issue it: you take the reward, then add what it shows to Frederick's palace or remove it. Coloured numbers show what your allies would gain or lose.
face-about-edict-next = After issuing an Edict, the player moves one of these to the empty place, where it becomes active.
face-about-palace = What Frederick has. Allies compare you with him: Independents want you to have more than he has, Loyalists want him to have enough.
face-reward = The player who issues it takes { $pays }
face-change = { $what }: { $less ->
    [-1] cannot go down
   *[other] down to { $less }
}{ $less_points ->
    [0] {""}
   *[other] {" "}(your allies { $less_points } VP)
}, { $more ->
    [-1] cannot go up
   *[other] up to { $more }
}{ $more_points ->
    [0] {""}
   *[other] {" "}(your allies { $more_points } VP)
}
face-workplaces = Workplaces
face-workplaces-how = upwards, for Grain
face-level-city = city
face-level-village-2 = village ii
face-level-village-1 = village i
face-level-country-2 = country ii
face-level-country-1 = country i
face-city-of = City { $path } with its bonus tiles
face-not-sent = not placed yet
face-waiting-men = not placed
face-place-of = { $level }, path { $path }
face-ally-place = ally space { $number }
face-specialist = Specialist { $number }
face-said = “{ $words }”
face-place = { $place }: { $what }. To enter: { $grain } Grain{ $edict ->
    [yes] . The first player here issues an Edict
   *[no] {""}
}
face-man = Specialist { $number } of { $who }: { $place }
face-ability-C1A = your hand limit is one higher; draw a card on arrival
face-ability-C1B = building a wall gives 1 Grain
face-ability-C1C = your first two steps at sea are free
face-ability-C1D = cards cost 2 Augustales less
face-ability-C2A = summoning an ally gives 2 VP
face-ability-C2B = one more sale or purchase at the market
face-ability-C2C = building a tower gives 4 Augustales
face-ability-C2D = building any structure gives 2 Augustales
face-ability-V1A = building a keep gives 4 VP
face-ability-V1B = keeps cost 1 Stone less
face-ability-V1C = allies cost 1 Grain less
face-ability-V1D = a visit to the market gives 3 Augustales
face-ability-V2A = building a tower or wall gives 3 VP
face-ability-V2B = purchasing a card gives 3 VP
face-ability-V2C = building any structure gives 1 Stone or Grain and 2 VP
face-ability-V2D = issuing an Edict gives 3 VP
face-fare-free = free
face-ship-of = { $who }'s Ship
face-ally-offer = { $ally }. Costs { $number } Grain; would pay you { $points } VP now
face-ally-below = An ally lies face down; it is turned up at the end of the round
face-ally-none = No ally is left here
face-card-offer = { $card }. Costs { $number ->
    [-1] one of your cards
   *[other] { $number } Augustales
}
face-card-none = No card; the space is refilled at the end of the round
face-sell = Sell { $number } { $goods } for { $coins } Augustales
face-buy = Buy { $number } { $goods } for { $coins } Augustales
face-sell-short = sell
face-buy-short = buy
face-slots = Six slots under the five main actions
face-action-promote = Promote
face-action-market = Market
face-action-build = Build
face-action-summon = Summon
face-action-purchase = Purchase
face-slot-locked = Slot VI is locked; a keep unlocks it
face-slot-empty = Slot { $slot } is empty
face-slot-actions = Slot { $slot }; face down: { $actions }
face-slot-down = Slot { $slot }: a card face down
face-slot-up-card = Slot { $slot }, face up: { $card }
face-slot-down-card = Slot { $slot }, face down: { $card }
face-lay-up = Face up: do what the card says
face-lay-down = Face down: one of the main actions of this slot
face-up-short = face up
face-down-short = face down
face-hand = Your hand, { $number } cards
face-to-draw = draw pile
face-to-draw-long = Cards in your draw pile: { $number }
face-discards = discards
face-discards-show = Show your piles
face-draw-pile-holds = In the draw pile, in an order nobody knows
face-removed = Removed from the game
face-nothing = nothing
face-in-hand = { $number } in hand
face-rival = { $who }: { $points } VP, { $structures } structures, { $allies } allies who would pay { $pays } VP now, { $coins } Augustales, { $stone } Stone, { $grain } Grain, { $hand } cards in hand. Open the board
face-cards-left = Cards left in the pile: { $number }
face-edicts-left = Edicts left in the pile: { $number }
face-last-round = last round
face-known = Known: { $cards }
face-ends-when = The game ends after the round in which
face-end-castle = a castle is complete (the largest has { $number } of 13)
face-end-edict = an Edict cannot be replaced ({ $number } in the pile)
face-end-cards = a card cannot be replaced ({ $number } in the pile)
face-end-phase = End Phase
face-step-hand = refill hands
face-step-castle = castle income
face-step-allies = ally income
face-step-reorganize = reorganize
face-solo-title = Frederick's card:
face-solo-none = none yet; he takes a turn after each of yours.
face-solo-card = { $move }, then { $act }.{ $crown ->
    [yes] {" "}With a crown: at the second one, all his cards are shuffled.
   *[no] {""}
}
face-solo-move-1 = one city forward
face-solo-move-2 = two cities forward
face-solo-move-stay = he stays where he is
face-solo-move-to_player = to the city of your Ship
face-solo-act-card = the card there is removed from the game
face-solo-act-ally = the ally there is removed from the game
face-solo-act-edict = he issues Edict { $space } and only adds
face-solo-turns = turn { $number } of 5
face-solo-deck = { $number } cards left
face-solo-crowns = Crowns: { $number } of { $most }
face-solo-gone = Removed by Frederick
face-result = Where every point came from
face-ended-castle = A castle was completed.
face-ended-edict = An Edict could not be replaced.
face-ended-cards = The cards ran out.
face-ended-rounds = Thirty rounds were played.
face-from-allies = allies at the end of each round
face-from-built = workplaces and covers when building
face-from-sides = closed sides
face-from-edicts = Edicts
face-from-cards = cards
face-from-bought = purchases
face-from-summoned = summoning
face-from-cities = city tiles
face-from-other = before this record, and others
face-track = VP track
face-score-structures = Structures, 1 VP each
face-score-most = Most structures 4, second most 2 (three or four players)
face-score-most-solo = At least as many structures as Frederick: 4
face-score-coins = 1 VP for every 6 Augustales
face-score-coins-how = Augustales, and 2 for each resource
face-score-coins-are = { $coins } + 2 × { $goods }
face-total = Total
face-tie = Great Structures decide a tie
face-lesson-goal = You lead a house at the court of Frederick II. Your castle has thirteen building sites, and allies pay you victory points at the end of every round. The player with the most points wins.
face-lesson-sail = A turn has two parts: you may sail, then you play one card. The first city is free, each further one costs a coin. Sail to Constantinople: choose its name.
face-lesson-card = Now play a card from your hand. Choose “3 Augustales”; Augustales are coins.
face-lesson-up = You can play every card in two ways. Face up, it does what it says. Place it face up in any slot.
face-lesson-perform = Take what it gives you.
face-lesson-stay = Your opponent has passed, so it is your turn again. This time stay where you are.
face-lesson-any-card = Now the other way. Choose “1 Stone”; face down, it does not matter what is on the card.
face-lesson-down = Face down, a card gives you one of the two main actions above its slot. Place it face down in slot III, below Market and Build.
face-lesson-build = Two actions lead to this slot. Choose Build.
face-lesson-site = You can pay for the sites that glow. A tower needs a wall beside it, and a wall needs a tower. Build the tower at the bottom right: 2 Stone and 1 Grain.
face-lesson-piece = Which piece? A plain tower is enough. It opens a space for another ally; Great towers cost coins and do more.
face-lesson-side = Two towers and the wall between them: this side of your castle is closed. It has paid 3 Augustales, and will pay again at the end of every round.
face-lesson-allies = Allies wait in every port. The red number is what this one would pay you now, at the end of every round: 3 if its condition is met, otherwise 1. Severin wants you to have more towers than Frederick, and you do.
face-lesson-stay-here = You can only use what is in your Ship's port. You are already in Tunis: stay.
face-lesson-summon-card = Choose “1 Stone” to play it face down.
face-lesson-summon-slot = Slot IV is below Build and Summon. Place the card face down.
face-lesson-summon = Choose Summon. Severin costs 2 Grain. Where there is only one choice, it is made for you.
face-lesson-ally-space = Severin joins you. Each tower in your castle opens one ally space: choose one of yours.
face-lesson-keep = Now a keep. Its scroll means that you issue an Edict, and Edicts change what Frederick has. Stay in Tunis.
face-lesson-keep-card = Choose “3 Augustales” to play it face down.
face-lesson-keep-slot = Face down in slot III again.
face-lesson-keep-build = Choose Build. For 3 Stone there is only the keep in the middle; it raises your hand limit by two.
face-lesson-edict = Choose the first Edict: it pays you 3 Augustales. Below each icon you see what Frederick would have then; a coloured number shows what your allies would gain or lose.
face-lesson-treasury = Each kind of icon is either added or removed, all of it at once. He had 1 Grain, so 2 could only be added. His treasury can go either way: you decide!
face-lesson-next = Another Edict becomes active. Choose which one.
face-lesson-paths = Your three Specialists climb these paths with Promote. You have the ability of the place where one stands; a City pays once.
face-lesson-market = At the market in your Ship's port you can sell once and buy once. That is how you get Stone and Grain.
face-lesson-pass = You have no good card left. Pass for this round.
face-lesson-keep-hand = The End Phase. First the hands: you may discard cards you do not want, then you draw up to five. Keep your cards.
face-lesson-income = Second, the castles: your closed side has paid.
face-lesson-scored = Third, the allies: each gave 1 VP, and 2 more if its condition was met. Last, the ports are refilled.
face-lesson-end = The game ends after the round in which a castle is completed, or Edicts or cards run out. Then structures, the largest castle and coins count too. Point at anything that does not glow to see why. Good luck!

## Features that hints name

feature-prospects = points still to come
feature-points = points on the track
feature-structures = structures in the castle
feature-sides = closed sides
feature-begun = sides that need one more structure
feature-content = allies whose condition is met
feature-allies = allies at court
feature-spaces = free ally spaces
feature-abilities = workplace abilities
feature-columns = how far the Specialists have come
feature-resources = Stone and Grain
feature-coins = Augustales
feature-covers = keep covers
feature-deck = good cards in the deck
feature-cards = cards in the deck
feature-ahead = lead in structures
feature-first = going first in the round

## Help below the questions

face-goal = Build your castle and win allies: most points win
help-turn = A turn is a voyage and one card. The first city is free; you can trade, summon and purchase only where your Ship is.
help-card = Choose any card: face up it does what it says, face down only its slot counts.
help-face = Face up: what the card says, in any slot. Face down: a main action whose line leads to the slot. Each slot once per round.
help-perform = You may also decline; the card stays in its slot either way.
help-main = The actions whose lines lead to this slot. Point at one that does not glow to see why not. Where there is only one choice, it is made for you.
help-step = You pay for each exchange before you get anything for it.
help-specialist = One step up its path, for the Grain on the arrow. You have the ability of the place where it stands.
help-path = It stays on this path for the whole game. Path B is the shortest; A and C have more abilities.
help-city = You use it once, then it is removed from the game.
help-trade = You may sell once and buy once per visit, in any order.
help-site = Building on a scroll issues an Edict. Two towers and the wall between them close a side, which pays every round.
help-piece = Plain pieces cost no coins. A Great one costs the coins on it and does something more.
help-side = All of them pay, in any order.
help-ally = The number on an ally is what it would pay you now at the end of the round.
help-ally_space = An ally stays where you put it. The space with the scroll issues an Edict.
help-buy = A purchased card is yours for the whole game, and you may use it at once. If the price is a crossed-out card, one of your cards is removed from the game.
help-remove = It is removed from the game and never comes back to your hand.
help-now = As if you had just played it face up, without a slot. Then it goes to your hand.
help-edict = First you take its reward, then its icons change Frederick's palace. Coloured numbers: what your allies gain or lose.
help-direction = Independents want you to have more than Frederick; Loyalists want him to have enough.
help-next = It becomes active in the empty place and gets the reward of that place.
help-resource = From the supply into your warehouse; anything that does not fit goes back.
help-keep = Not everything you took fits; the rest goes back. Each wall of your castle gives room for one more.
help-discard = Then you draw up to your hand limit. Discarded cards come back when your draw pile is empty.
help-ship = Free, to any city; then you may trade there.
help-house = Each house has two cards of its own.

## Components

piece-tower = Tower
piece-tower-about = Stands on a corner, beside a wall. Each tower in your castle opens one ally space.
piece-wall = Wall
piece-wall-about = Joins two corners, beside a tower. Each wall gives room for one more resource. Two towers and the wall between them close a side, which pays at once and every round.
piece-keep = Keep
piece-keep-about = One of three in the courtyard, always with an Edict: two more cards in hand, both actions of a slot, or a sixth slot.
piece-great = Great Structure
piece-great-about = Five of your pieces also cost coins and do something more: a card, an ally, an Edict, a promotion. They decide ties.
piece-loyal = Loyalist
piece-loyal-about = An ally who is content when Frederick has enough of something. Pays 1 VP at the end of every round, 3 if content.
piece-independent = Independent
piece-independent-about = An ally who wants you to have more than Frederick, or at least as much. Pays 1 VP at the end of every round, 3 if that is so.
piece-card = Action card
piece-card-about = Face up it does what it says; face down it gives you a main action of its slot. You start with ten and can purchase more in the ports.
piece-ship = Ship
piece-ship-about = Sails clockwise from port to port. You can trade, summon and purchase only where it is.
piece-specialist = Specialist
piece-specialist-about = You have three. They climb the paths for Grain; you have the ability of a workplace while a Specialist stands there, and a City gives a tile once.
piece-market = Market tile
piece-market-about = Each port sells one resource and buys the other, in fixed bundles. The red side has worse prices.
piece-edict = Edict
piece-edict-about = The player who issues it takes the reward of its place and changes Frederick's palace, each kind of icon up or down.
piece-palace = Frederick's palace
piece-palace-about = What Frederick has decides what allies pay. Only Edicts change it; in the solo game his own cards do too.
piece-stone = Stone and Grain
piece-stone-about = They pay for structures, allies and promotions. What does not fit into your warehouse goes back.
piece-coin = Augustalis
piece-coin-about = The coin. At the end every resource counts as two coins, and every six coins are 1 VP.

## Steps in the browser: what was done, and in a few words how

face-step-first_player = Start
face-told-first_player = { $who } is first player
face-step-house_taken = House
face-told-house_taken = { $house }
face-step-countryside_placed = Countryside
face-step-village_placed = Villages
face-step-bonus_placed = Cities
face-step-extra_edict = Edicts
face-step-market_placed = Markets
face-step-market_red = Red markets
face-step-ally_shown = New allies
face-step-card_shown = New cards
face-told-cards_drawn = { $number ->
    [one] draws a card
   *[other] draws { $number } cards
}
face-step-sailed = Voyage
face-told-sailed = to { $city }{ $coins ->
    [0] {""}
    [one] {" "}for { $coins } Augustalis
   *[other] {" "}for { $coins } Augustales
}
face-step-passed = Pass
face-told-passed = for this round
face-step-cannot_play = Pass
face-told-cannot_play = no card can be played
face-step-played_up = Face up
face-told-played_up = { $card }
face-step-played_down = Face down
face-told-played_down = slot { $slot }
face-told-gained = { $goods ->
    [0] gains nothing
   *[other] + { $goods }
}
face-told-overflowed = no room for { $stone } Stone, { $grain } Grain
face-told-promoted = { $specialist } to { $place }
face-told-bonus_taken = { $bonus }
face-told-sold = sells in { $city }
face-told-bought = buys in { $city }
face-told-built = { $space }
face-told-cover_taken = { $cover }
face-told-side_closed = closes { $side }
face-told-summoned = { $ally }
face-told-purchased = buys { $card }
face-told-card_removed = { $card } leaves the game
face-told-edict_issued = Edict { $roman }
face-told-ship_moved = to { $city }
face-step-discarded = Hands
face-told-discarded = { $who } discards { $card }
face-step-slots_discarded = End Phase
face-told-side_pays = { $side } pays { $who }
face-step-ally_scored = Allies
face-told-ally_scored = { $who } +{ $points }
face-step-frederick_reveals = Frederick
face-told-frederick_reveals = { $solo }
face-told-frederick_takes_card = removes { $card }
face-told-frederick_takes_ally = removes { $ally }
face-told-frederick_finds_nothing = finds nothing
face-told-frederick_issues = issues Edict { $roman }
face-step-final_score = Final score
face-told-final_score = { $who } { $total }
