# What the table says in every game: the terminal, and what the server sends.

seat-nobody = nobody
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
allowed = allowed
game-is-over = The game is over.
ending-win = { $who } wins.
ending-draw = A draw between { $who }.

## Start of the game

welcome = { $game }: { $edition }
reconstructed = We reconstructed some of the values on tiles and tokens: triforium components { $game } lists them.
how-to = Type the number of a choice, a move, or help.
resumed = The game continues where you left it.

## Playing

since-last = Since your last choice:
so-far = So far:
forced = Only one choice: { $choice }.
pass-screen = Hand the screen to { $who } and press Enter. Everyone else, please look away.
no-such-choice = There is no choice { $text }. Type a number from 1 to { $most }.
not-understood = { $text } is not a choice, a move or a command. Type a number from 1 to { $most }, a move like { $example }, or help.
too-much = The rest of the line was ignored: { $text }.
refused = { $reason } ({ $rule })
allowed-by = Allowed: { $choice } ({ $rule })

## Commands

command-help = help
command-board = board
command-back = back
command-why = why
command-rule = rule
command-hint = hint
command-save = save
command-position = position
command-record = record
command-quit = quit

help-title = Type the number of a choice, or a move (like { $example }), or only the part of the move that is asked for. Commands:
help-help = show this page
help-board = draw the board again (Enter does the same)
help-back = undo your last choice (typing undo does the same)
help-why = why MOVE or why NUMBER: why a move is or is not allowed, with its rule
help-rule = rule ID: read a rule, for example rule { $rule }
help-hint = what a good bot would do, and why
help-save = save FILE: save the record of the game; from then on the file is updated after every move
help-position = the position in the notation of the game, without what is hidden from you
help-record = the record of the game so far
help-quit = leave; a game that is saved in a file can be continued later

back-done = Undone.
back-far = Back to { $who }'s previous choice. Everything chosen and drawn since then is undone too; the same tiles and cards will be drawn again.
back-nothing = There is nothing to undo yet.
why-what = Type why and then a move or the number of a choice, for example why { $example }.
rule-which = Type rule and then its ID, for example rule { $rule }.
rule-unknown = There is no rule { $text }.
rule-near = Did you mean one of these? { $rules }
save-where = Type save and then the name of a file.
save-taken = { $file } already holds something else; choose another name.
save-failed = { $file } cannot be written ({ $problem }).
saved = The record is saved in { $file } and will be updated after every move.
hint-is = The bot ({ $level }) would choose: { $choice }
hint-line = It expects next: { $line }
hint-reasons = Main reason: { $reasons }
hint-candidate = { $percent } %  { $choice }
feature-points = points
level-random = random
level-random-style = Chooses at random: to try the rules out, or to win your first game.
level-novice = novice
level-novice-style = Sees only the next step, and often misses the best one: for your first games.
level-apprentice = apprentice
level-apprentice-style = Knows the game, and settles for good enough: for your second evening.
level-simple = simple
level-simple-style = Looks ahead to the end of its own action: a quick opponent.
level-journeyman = journeyman
level-journeyman-style = Thinks its own turn through: when you know all the rules.
level-craftsman = craftsman
level-craftsman-style = Thinks of your answer too: when you win now and then.
level-master = master
level-master-style = Makes few mistakes: for people who have played often.
level-architect = architect
level-architect-style = Plans ahead: for people who play well.
level-legend = legend
level-legend-style = Thinks longest, for up to two seconds: for people who beat the architect.
level-thinks = at most { $milliseconds } ms
level-thinks-not = instantly
strength-rating = Rating { $value } ({ $low } to { $high }, { $games } games); random play is 0.
strength-won = A team of these bots wins { $value } % of its games ({ $low } to { $high }, { $games } games).
strength-unknown = The strength of this bot has not been measured.
still-secret = What is still secret is left out.
end-menu = Type save FILE to save the record, back to undo the last choice, or press Enter to leave.
kept-in = The game is saved in { $file }.
goodbye = Goodbye.

## Review of a game

review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-played = Played: { $line }
review-better = Better: { $line }
review-accuracy = accuracy, %
review-moves = moves
review-inaccuracies = inaccuracies
review-mistakes = mistakes
review-blunders = blunders
review-luck = draws
review-choices = choices
review-moments = Decisive moments, by the number of actions before them: { $turns }

## At a table on the network

ending-agreed = The players agreed to end the game.
ending-time = { $who } ran out of time and loses.
ending-conceded = { $who } resigned.

phrase-look-here = Look here!
phrase-wait = Wait a moment.
phrase-well-done = Well done!

told-hint-asked = I asked a bot for a hint.
stopped-rules = This game was played under version { $rules } of the rules of { $game }, and this server plays version { $now }. You can watch it, download it, and play on from any of its positions at a new table.
stopped-components = This game was played with other components of { $game } than this server has. To play on, start the server with the same component file (--components FILE).
stopped-damaged = The stored moves of this table are damaged from here on. You can watch the game up to this point.

refused-malformed = The server did not understand this message.
refused-too-large = This message is too large; the limit is { $bytes } bytes.
refused-too-fast = Too fast: wait a moment and try again.
refused-too-slow = This request took too long to arrive. Try again.
refused-bad-choice = You cannot choose this.
refused-unreadable = This text cannot be read.
refused-stale = The game has moved on; please look again.
refused-reused = The command name { $command } was used before for something else. Use a new name for each command.
refused-rule = The rules do not allow this.
refused-not-your-turn = It is not your turn; { $who } chooses now.
refused-not-begun = The game has not started yet: a seat is still free.
refused-over = The game is over.
refused-not-seated = You have no seat at this table.
refused-which-seat = You play more than one seat: say for which one.
refused-unknown-verb = There is no such action in this game.
refused-no-take-back = This can only be undone if the other players agree.
refused-no-offer = There is no such offer, or you have already answered it.
refused-bad-offer = You cannot offer this.
refused-not-early = There is no question here that you can answer early.
refused-no-hint = No hint is available now.
refused-hints-off = Hints are switched off at this table.
refused-no-review = A game is reviewed after its end.
refused-no-coach = The coach helps only those who play alone against bots.
refused-no-table = There is no such table. Check the link, or open a new table from the home page.
refused-no-such = There is nothing at this address.
refused-no-seat = There is no such seat.
refused-seat-taken = Someone else has taken this seat.
refused-one-seat = You already sit at this table.
refused-removed = The person who opened this table has removed you from it.
refused-begun = The game has already started.
refused-bad-invite = This link does not work: it was already used, replaced by a newer one, or not copied completely. Ask for a new one.
refused-bad-token = This access token is not valid.
refused-bad-code = This code does not work: it was already used, replaced by a newer one, is too old, or was not copied completely. Ask for a new one.
refused-bad-passkey = This passkey could not be used. Try again, or use a link from another device or a recovery code.
refused-no-passkeys = There are no passkeys here: they need https and a server that supports them. Use a link or a recovery code instead.
refused-somebody-else = This browser belongs to { $name }. Sign out first, or take the games of { $name } along.
refused-guest = The server does not know who you are. Choose a name first.
refused-last-device = This is your only device. Make a recovery code first, or nobody can get back to your games.
refused-too-many-devices = You already have { $most } devices. Revoke one of them first.
refused-no-network = This server cannot be reached by other devices: it found no local network, or its port is taken there. Connect this computer to a network and try again, or start it with --host.
refused-no-right = Only the player in this seat, or the person who opened the table, can do that.
refused-no-spectators = Spectators are not allowed at this table. Ask the person who opened it for a link to a seat.
refused-secret = This stays secret until the game is over.
refused-unreadable-table = This server does not have the game { $game }, so it cannot show this table. The table is kept as it is.
refused-stopped = This game cannot go on here.
refused-damaged = The stored data of this table is damaged. Other tables are not affected.
refused-replay = This is a replay: you can look at it, but not play it.
refused-too-many = Too many requests at once: wait a little and try again.
refused-too-many-listed = You already have { $most } tables in the lobby. Finish one of them, or open this one without listing it.
refused-foreign = This request came from another website, so it was refused.
refused-method = This address does not accept such a request.
refused-store = The table cannot be saved at the moment. Try again soon; nothing is done twice.
refused-our-mistake = Something went wrong on our side. Please look at the table again before you try once more.
