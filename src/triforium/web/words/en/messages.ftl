# The browser client, whatever game is played.

web-skip = Skip to the table
web-home = Home
web-close = Close
web-again = Try again
web-sorry = That did not work
web-wait = One moment …
web-no-server = The server does not answer. Check your connection; this page keeps trying.
web-no-page = There is no such page. Check the address, or start from the home page.
web-no-table = There is no such table. Check the link, or open a new table from the home page.
web-motto = Three board games about building, with complete and exact rules, for players and researchers.

## Home

web-play-now = Play now
web-invite = Invite a friend
web-one-screen = Share one screen
web-continue = Continue
web-learn = Learn it in ten minutes
web-set-up = Set up a table
web-rules = Rules
web-components = Components
web-lobby = Looking for players
web-lobby-none = No table is looking for players right now.
web-watch = Watch
web-watch-none = No public game is being played right now.
web-players = { $from } to { $to } players
web-players-exactly = { $to } players
web-status-gathering = waiting for players
web-status-playing = in progress
web-status-over = finished
web-bot-short = bot
game-basilica = Basilica
game-basilica-about = Two architects build one cathedral. Put vaults into the nave, place builders on them, and own the largest areas when the Queen comes to look.
game-basilica-length = 45 minutes
game-basilica-weight = medium
game-orleans = The Cathedral of Orléans
game-orleans-about = Together against the hour glass: followers, goods and glass for a cathedral that must be finished in three rounds.
game-orleans-length = 45 minutes
game-orleans-weight = light to medium
game-stupor_mundi = Stupor Mundi
game-stupor_mundi-about = At the court of Frederick II: sail to the ports, win allies, build your castle and keep the emperor’s favour.
game-stupor_mundi-length = 90 minutes
game-stupor_mundi-weight = heavy
game-pebbles = Pebbles
game-pebbles-about = The smallest game there is: take one, two or three pebbles; the player who takes the last one wins.
game-pebbles-length = 1 minute
game-pebbles-weight = tiny

## Setting up

web-who-plays = Who is playing?
web-your-name = Your name
web-their-name = Their name
web-how-many = How many players?
web-seat-number = Seat { $seat }
web-wish-me = Me
web-wish-screen = Someone at this screen
web-wish-bot = A bot
web-wish-invite = A friend, with a link
web-wish-open = Anyone from the lobby
web-level = Strength
web-level-default = Standard bot ★
web-level-random = Plays at random
web-level-simple = Simple
web-level-novice = Novice
web-level-apprentice = Apprentice
web-level-journeyman = Journeyman
web-level-craftsman = Craftsman
web-level-master = Master
web-level-architect = Architect
web-level-legend = Legend
web-edition = Edition
web-options = { $count ->
    [one] One rule option
   *[other] { $count } rule options
}
web-table-manners = Clock, lobby and hints
web-clock = Clock
web-clock-none = No clock
web-clock-budget = For the whole game, +10 s per move
web-clock-move = For each move
web-minutes = Minutes
web-listed = Show this table in the lobby
web-approve = I decide who joins from the lobby
web-hints-allowed = Players may ask a bot for hints, even against each other
web-absent-bot = Bot for absent players
web-spectators = Allow spectators
web-forced = Make a move automatically if there is only one choice
web-starred = ★ marks the standard choice.
web-open-table = Open the table

## Start of the game

web-gathering = Waiting for players
web-gathering-hint = The game starts as soon as every seat is taken.
web-asks = asks to join
web-asks-you = The person who opened the table still has to let you in.
web-accept = Let them in
web-remove = Remove
web-seat-free = free seat
web-somebody = someone
web-you = you
web-away = away
web-qr = QR code of the link
web-invite-link = Send this link
web-invite-once = It works once, for one person.
web-invite-new = New link to this seat
web-sit = Sit down
web-invited = You are invited to { $game }
web-invited-lent = This seat is lent to you; its owner can take it back.
web-watch-only = Just watch
web-used-title = This link has already been used
web-used = It was used by { $name }, who has the seat { $seat } now. If that was you, open the table in the browser you used then. If not, ask for a new link; you can watch in the meantime.
web-replaced-title = This link has been replaced
web-replaced = There is a newer link to the seat { $seat }. Ask the person who invited you for it; you can watch in the meantime.
web-reach-here = These links work only on this computer.
web-reach-open = Let phones and computers in this network join
web-reach-host = For other devices, start the server with --host 0.0.0.0.
web-reach-network = The links work on every phone and computer in the same network (Wi-Fi) as this one.
web-reach-far = Friends elsewhere need a tunnel or a host on the internet. One command, if you have it:
web-reach-then = Then open the address that it shows and invite them from there. More: docs/hosting.md
web-to-table = Go to the table

## At the table

web-board = The board
web-left = Players and log
web-right = Players and panels
web-panels = Log, chat and more
web-seat-of = Seat of { $who }
web-decides = to play
web-points = { $points ->
    [one] point
   *[other] points
}
web-bot = bot: { $level }
web-story = Log
web-story-all = Show the whole log
web-story-none = Nothing has happened yet.
web-story-setup = Preparation
web-story-open = Show everything that happened, or one line for each step
web-aside = More
web-chat = Chat
web-chat-say = Write a message
web-chat-send = Send
web-chat-none = No messages yet.
web-rule = Rule
web-result-rule = How the game ends, in the rules
web-rule-read = Read the rule
web-rule-all = Open in the rules
web-watcher = Spectator
web-your-turn = Your turn
web-turn-of = { $who }’s turn
web-waiting-for = Waiting for { $who } to { $task }.
web-sealed = Your answer stays hidden until { $who } has answered too.
web-bot-thinks = { $who } is thinking.
web-reconnecting = Connection lost; reconnecting. Nothing is lost.
web-pending = Sending …
web-back = Undo
web-cancel = Undo all
web-advice = The bot would choose: { $choice }. { $percent } % to win.
web-advice-others = Other options: { $others }
web-confirm = That ends your turn: { $choice }.
web-confirm-yes = End the turn
web-hint = Hint
web-list = List all choices
web-sounds = Sounds
web-table-menu = This table
web-watch-link = Link for spectators
web-record-down = Download the game record
web-position = The position, without what is hidden from you
web-position-show = Show the position
web-agree = Offers and resigning
web-lend = Let a bot play for { $who }
web-reclaim = Take my seat back
web-ask-back = Ask to undo the last step
web-ask-end = Offer to end the game
web-ask-replace = Ask for a bot to replace { $who }
web-concede = Resign
web-concede-sure = Yes, resign
web-concede-ask = Resign? The game ends for you now and counts as lost.
web-lend-ask = Let a bot play for { $who } from now on? You can take the seat back at any time.
web-lend-sure = Yes, let a bot play
web-offer-back = { $who } asks to undo the last step.
web-offer-end = { $who } offers to end the game.
web-offer-replace = { $who } asks for a bot to replace { $place }.
web-offer-replace-you = { $who } asks for a bot to replace you. If you do not answer within a day, the bot plays for you until you come back.
web-offer-replace-me = { $who } asks for a bot to replace you. Nothing happens unless you agree.
web-offer-silence = If { $place } does not answer within a day, that counts as a yes.
web-offer-waiting = Waiting for { $who }.
web-offer-withdraw = Withdraw
web-yes = Yes
web-no = No
web-cover-title = Hand the screen to { $who }
web-cover = What comes next is secret. Everyone else, please look away.
web-cover-look = I am { $who }
web-copy = Copy
web-copied = Copied

## What others did

web-since = Since your last turn
web-follow-pause = Pause or go on (P)
web-follow-again = Show it again
web-pace = Pace of the others' moves
web-pace-off = at once
web-pace-fast = fast
web-pace-normal = normal
web-pace-slow = slow

## The end

web-result = The game is over
web-winner = winner
web-rematch = Rematch
web-rematch-swapped = Swap seats
web-rematch-same = Keep the same seats
web-rematch-draws = Draw the same tiles and cards as in this game
web-rematch-join = Join the rematch

## Replay

web-replay = Replay
web-first = Go to the start
web-previous = One step back
web-next = One step forward
web-last = Go to the end
web-run = Play
web-stop = Pause
web-moment = Timeline
web-speed = Speed
web-eyes = Point of view
web-share = Share
web-share-moment = Link to this position
web-on = Play from here …
web-on-bot = Play from here against a bot
web-on-screen = Play from here on one screen
web-load = Load a game record or a position
web-load-hint = Paste a game record or a position, or choose a file. Then view it, or play on from there.
web-load-file = Choose a file
web-load-text = Game record or position
web-detail = { $detail }
web-load-rival = Opponent
web-load-play = Play from there
web-load-look = View it

## Rules and components

web-rules-of = Rules of { $game }
web-rules-new = All the rules, for reference. New to the game?
web-rules-contents = Chapters
web-search = Search
web-search-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
web-rules-all = Every rule by its number
web-rules-people = The rulebook, to be read and played
web-rule-exact = The exact rule
web-rule-none = There is no rule or chapter “{ $rule }”.
web-rule-near = Did you mean { $rule }?
web-search-none = Nothing was found; try another word.
web-print = Print
web-aid = Player aid
web-edition-all = All editions
web-edition-none = There is no such edition; the rules of all editions are shown.
web-book-chapter = Chapter { $number } of { $count }
web-book-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-book-table = You are reading the rules for: { $edition }.
web-figure = Example
web-figure-n = Example { $number }
web-figure-try = Try it
web-figure-yes = Allowed:
web-figure-no = Refused:
web-figure-tries = What to try
web-figure-solution = Solution, step by step
web-figure-before = Previous step
web-figure-after = Next step
web-figure-step = Step { $step } of { $steps }
web-figure-again = Start again
web-figure-next = Next example
web-figure-number = Example { $number } of { $count }
web-sources = Sources and rulings
web-components-of = Components of { $game }
web-pieces = What each component means
printed-yes = yes
printed-no = no
printed-none = none
web-values = Every value and its source
web-own-components = The components are those of your file { $file }: rules and pictures follow it, and texts on cards describe the shipped ones.
web-components-hint = We reconstructed { $count } of { $all } values, because no public source shows them. If you own the printed game, you can play with the values of your copy (triforium play --components).
web-part = Part
web-what = Item
web-value = Value
web-provenance = Source
web-provenance-rulebook = rulebook: printed in a rulebook
web-provenance-public = public: shown in a public source
web-provenance-deduced = deduced: follows from what the sources say
web-provenance-reconstructed = reconstructed: chosen by us to fit everything that is known
web-mark-rulebook = rulebook
web-mark-public = public
web-mark-deduced = deduced
web-mark-reconstructed = reconstructed

## A game without its own board

web-plain = This game has no board picture yet; everything you can know about it is written here.
web-plain-position = The position
web-plain-choices = Your choices

## Learning

web-learn-title = { $game } in ten minutes
web-learn-next = Next
web-learn-step = Step { $step } of { $all }
web-learn-other = That is allowed, but the lesson asks for something else here.
web-learn-done = You know enough to play. The rest is in the rules, one click away.
web-learn-again = Start again

## Settings

web-settings = Settings
web-me-open = Your name and devices on this server
web-language = Language
web-theme = Colours
web-theme-auto = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-motion = Animations
web-keys = Keyboard shortcuts
web-help = Explain each question
web-keys-title = Keyboard
web-key-tab = Tab
web-key-tab-does = go to the next choice
web-key-arrows = Arrows
web-key-arrows-does = move around the board, also to what cannot be chosen now
web-key-enter = Enter
web-key-enter-does = choose; on something that cannot be chosen: say why
web-key-l = L
web-key-l-does = list all choices; 1 to 9 press a button
web-key-u = U
web-key-u-does = undo
web-key-h = H
web-key-h-does = hint
web-key-m = M
web-key-m-does = turn sounds on or off
web-key-s = S
web-key-s-does = log, chat and more
web-key-p = P
web-key-p-does = pause what the others do, or go on
web-key-escape = Esc
web-key-escape-does = one step back; close; skip what is being shown

## The page edition: tables without a server

web-page-starting = Getting the tables ready …
web-page-wasm = This browser cannot run the tables, because WebAssembly is missing or switched off. Use another browser, or play on a server.
web-page-load = Some files of this page could not be loaded. Check your connection, then try again.
web-page-newer = A newer Triforium has written the games of this browser. Load this page again to get it.
web-page-other = The tables could not be started. Try again; if that does not help, load all files afresh. Your games are kept.
web-page-afresh = Load all files afresh
web-page-not-stored = This browser lets the page store nothing: your games end when you close this tab. Save their records before.
web-page-update = A new version is ready. Your games go on where they are.
web-page-update-now = Update now
web-page-update-later = Later

## Review of a game

web-review = Review
web-review-making = A bot looks at every move …
web-review-graph = Chances over the game
web-review-graph-all = Each colour is one player’s chance to win; together they make 100 %. Click to go there.
web-review-graph-one = The light area is what the players could expect. Click to go there.
web-review-summary = Moments, accuracy, luck
web-review-here = This move
web-review-moments = Decisive moments
web-review-no-moments = No single move or draw decided this game.
web-review-moment = Moment { $number }
web-review-accuracy = Accuracy
web-review-counts = Good: { $good }, slips: { $slips }, mistakes: { $mistakes }, blunders: { $blunders }
web-review-luck = Draws { $luck }, choices { $choices }
web-review-all = All moves in a table
web-review-player = Player
web-review-before = Before
web-review-after = After
web-review-verdict = Verdict
web-review-best = best
web-review-good = good
web-review-inaccuracy = slip
web-review-mistake = mistake
web-review-blunder = blunder
web-review-draw = A lucky draw
web-review-draw-worth = What it changed, against the average of all possible draws:
web-review-played = Played
web-review-better = Better
web-review-why = Main reasons: { $reasons }
web-review-then = What the bot expects
