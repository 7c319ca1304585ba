# The browser: what the shell of the table says.

web-skip = To the table
web-home = Home
web-close = Close
web-again = Try again
web-sorry = That did not work
web-wait = One moment …
web-no-server = The server does not answer. Check the connection; the page tries again by itself.
web-no-page = There is no such page. Check the address, or begin at home.
web-no-table = There is no such table. Check the link, or open a new table at home.
web-motto = Three games about building, complete and exact, for people and for research.

## Home

web-play-now = Play now
web-invite = Invite a friend
web-one-screen = At one screen
web-continue = Continue
web-learn = Learn it in ten minutes
web-set-up = Set up a table
web-rules = Rules
web-components = Components
web-lobby = Looking for players
web-lobby-none = Nobody is looking for players right now.
web-watch = Watch
web-watch-none = No listed game is going on right now.
web-players = { $from } to { $to } players
web-players-exactly = { $to } players
web-status-gathering = waiting for players
web-status-playing = going on
web-status-over = finished
web-bot-short = bot
game-basilica = Basilica
game-basilica-about = Two architects build one cathedral. Put vaults into the nave, place builders on them, and own the largest areas when the Queen comes to look.
game-basilica-length = 45 minutes
game-basilica-weight = middling
game-orleans = The Cathedral of Orléans
game-orleans-about = Together against the hour glass: followers, goods and glass for a cathedral that must be finished in three rounds.
game-orleans-length = 45 minutes
game-orleans-weight = light to middling
game-stupor_mundi = Stupor Mundi
game-stupor_mundi-about = At the court of Frederick II: sail to the ports, win allies, build your castle and keep the emperor’s favour.
game-stupor_mundi-length = 90 minutes
game-stupor_mundi-weight = weighty
game-pebbles = Pebbles
game-pebbles-about = The smallest game there is: take one, two or three pebbles; whoever takes the last one wins.
game-pebbles-length = 1 minute
game-pebbles-weight = a trifle

## Setting up

web-who-plays = Who plays?
web-your-name = Your name
web-their-name = Their name
web-how-many = How many players?
web-seat-number = Seat { $seat }
web-wish-me = I myself
web-wish-screen = Somebody at this screen
web-wish-bot = A bot
web-wish-invite = A friend, by a link
web-wish-open = Anybody from the lobby
web-level = How strong
web-level-default = The usual bot ★
web-level-random = Plays at random
web-level-simple = Simple
web-level-novice = Novice
web-level-apprentice = Apprentice
web-level-journeyman = Journeyman
web-level-craftsman = Craftsman
web-level-master = Master
web-level-architect = Architect
web-edition = Edition
web-options = { $count ->
    [one] One option of the rules
   *[other] { $count } options of the rules
}
web-table-manners = Clock and visitors
web-clock = Clock
web-clock-none = No clock
web-clock-budget = For the whole game, 10 s more a choice
web-clock-move = For each choice
web-minutes = Minutes
web-listed = Show this table in the lobby
web-spectators = Others may watch
web-forced = Choices with only one option are made by the table
web-starred = ★ is the usual choice.
web-open-table = Open the table

## Sitting down

web-gathering = Waiting for players
web-gathering-hint = The game begins by itself as soon as every seat is taken.
web-seat-free = free seat
web-somebody = somebody
web-you = you
web-away = away
web-qr = The link as a picture for a camera
web-invite-link = Send this link
web-invite-once = It seats one person, once.
web-invite-new = A new link to this seat
web-sit = Sit down
web-invited = You are invited to { $game }
web-invited-lent = The seat is lent to you; its owner may take it back.
web-watch-only = Only watch
web-used-title = This link was used already
web-used = Each link seats one person, once. If it was you, the table knows you in the browser you used then. Otherwise ask for a new link; you may watch meanwhile.
web-to-table = To the table

## At the table

web-board = The board
web-left = Seats and story
web-right = Seats and panels
web-panels = Story, chat and more
web-seat-of = Seat of { $who }
web-decides = to move
web-points = { $points ->
    [one] point
   *[other] points
}
web-bot = bot: { $level }
web-story = Story
web-story-all = Show all of it
web-story-none = Nothing has happened yet.
web-aside = More
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-none = Nobody has said anything yet.
web-rule = Rule
web-result-rule = How the game ends, in the rulebook
web-rule-read = Read { $rule }
web-rule-all = In the rulebook
web-watcher = Spectator
web-your-turn = Your turn
web-turn-of = { $who } is to move
web-waiting-for = Waiting for { $who }: { $asked }
web-sealed = Your answer is sealed: nobody sees it before { $who } has answered too.
web-bot-thinks = { $who } is thinking.
web-reconnecting = The connection is lost; trying again. Nothing is lost.
web-pending = On its way
web-back = Undo
web-cancel = Undo all
web-advice = The bot would choose: { $choice }. It sees a chance of { $percent } % to win then.
web-advice-others = Also: { $others }
web-hint = What would the bot do?
web-list = All choices as a list
web-sounds = Sounds
web-table-menu = This table
web-watch-link = Link to this table, for spectators
web-record-down = Download the record
web-position = The position, as far as you may know it
web-position-show = Show the position
web-agree = Agree on something
web-lend = Let a bot play for { $who }
web-reclaim = Take my seat back
web-ask-back = Ask to go back a step
web-ask-end = Offer to end the game
web-ask-replace = Ask for a bot in { $who }’s place
web-concede = Give up
web-concede-sure = Yes, give up
web-offer-back = { $who } asks to go back.
web-offer-end = { $who } offers to end the game.
web-offer-replace = { $who } asks for a bot in { $place }’s place.
web-offer-replace-you = { $who } asks for a bot in your place. If you say nothing for a minute, it goes on for you; you can take your seat back.
web-offer-silence = If { $place } says nothing for a minute, that is a yes.
web-offer-waiting = Waiting for { $who }.
web-offer-withdraw = Withdraw
web-yes = Yes
web-no = No
web-cover-title = Hand the screen to { $who }
web-cover = Something secret comes next. Nobody else looks.
web-cover-look = I am { $who }
web-copy = Copy
web-copied = Copied

## The end

web-result = The game is over
web-winner = winner
web-rematch = Play again
web-rematch-swapped = With swapped seats
web-rematch-same = With the same seats
web-rematch-draws = With the same draws
web-rematch-join = To the next game

## Looking back

web-replay = Replay
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-run = Play
web-stop = Stop
web-moment = Moment of the game
web-speed = Speed
web-eyes = Through whose eyes
web-share = Share
web-share-moment = Link to this moment
web-on = Play on …
web-on-bot = Play on against a bot
web-on-screen = Play on at one screen
web-load = Load a record or a position
web-load-hint = Paste a record or a position, or choose a file; look at it, or play on from it.
web-load-file = Choose a file
web-load-text = Record or position
web-detail = { $detail }
web-load-rival = Play on against
web-load-play = Play on from it
web-load-look = Look at it

## Rules and components

web-rules-of = Rules of { $game }
web-rules-language = The rulebook is written in English.
web-rules-new = Here is every rule, to look things up. Is the game new to you?
web-rules-contents = Chapters
web-search = Search
web-search-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
web-sources = Sources and rulings
web-components-of = Components of { $game }
web-pieces = The components and what they mean
printed-yes = yes
printed-no = no
printed-none = none
web-values = Every value, and where we know it from
web-components-hint = { $count } of { $all } values are reconstructed by us, because no public source shows them; an owner of the printed game can play with the values of their own copy (triforium play --components).
web-part = Part
web-what = What
web-value = Value
web-provenance = Source
web-provenance-rulebook = rulebook: printed in a rulebook
web-provenance-public = public: shown in a public source
web-provenance-deduced = deduced: follows from what is stated
web-provenance-reconstructed = reconstructed: chosen by us so that everything known fits
web-mark-rulebook = rulebook
web-mark-public = public
web-mark-deduced = deduced
web-mark-reconstructed = reconstructed

## A game without a picture of its own

web-plain = This game has no picture of its own yet; everything that you may know is here in words.
web-plain-position = The position
web-plain-choices = Your choices

## Learning

web-learn-title = { $game } in ten minutes
web-learn-next = Next
web-learn-step = Step { $step } of { $all }
web-learn-other = That is allowed, but the lesson wants something else here.
web-learn-done = You know enough to play. The rest is in the rules, one click away.
web-learn-again = Once more from the beginning

## Settings

web-settings = Settings
web-language = Language
web-language-en = English
web-language-pl = polski
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-motion = Pieces move visibly
web-keys = Single keys are commands
web-help = Explain what is asked
web-keys-title = Keys
web-key-tab = Tab
web-key-tab-does = from choice to choice
web-key-arrows = Arrows
web-key-arrows-does = from thing to thing on the board, also those that are not offered
web-key-enter = Enter
web-key-enter-does = choose; on something that is not offered: why not?
web-key-l = L
web-key-l-does = all choices as a list; 1 to 9 choose a button
web-key-u = U
web-key-u-does = undo
web-key-h = H
web-key-h-does = what would the bot do?
web-key-m = M
web-key-m-does = sounds on and off
web-key-s = S
web-key-s-does = story, chat and more
web-key-escape = Esc
web-key-escape-does = close; skip what is being told, as a click on the board does
