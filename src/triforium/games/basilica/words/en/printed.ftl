# The words printed on the components.

## Parts

printed-part-track = Track
printed-part-plan = Plan
printed-part-market = Market
printed-part-edition = Edition
printed-part-token = Token
printed-part-tile = Tile

## Properties

printed-spaces = spaces
printed-crown-spaces = spaces with a crown
printed-columns = columns
printed-order-slots = order slots
printed-vault-slots = vault slots
printed-timekeeper = timekeeper
printed-ranks = ranks
printed-builders = builders per player
printed-coins = coins per player
printed-stained-glass-printed = stained glass
printed-scaffolding-printed = scaffolding
printed-altars-printed = altars
printed-faces = sides
printed-tiles-taken-out = tiles removed
printed-colours = colours
printed-crown = crown
printed-order = order

## Values

printed-queen = Queen
printed-king = King
printed-architect = Architect
printed-master_mason = Master Mason
printed-strongman = Strongman
printed-jester = Jester
printed-yellow = yellow
printed-blue = blue
printed-red = red
printed-green = green
printed-promote = Promote
printed-move_builder = Move Builder
printed-recruit = Recruit
printed-confuse = Confuse
printed-stained_glass = Stained Glass
printed-scaffolding = Scaffolding
printed-disaster = Disaster
printed-altar = Altar
