# The shell: what the table says, whatever is played.

seat-nobody = nobody
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
allowed = allowed
game-is-over = The game is over.
ending-win = { $who } wins.
ending-draw = A draw between { $who }.

## Sitting down

welcome = { $game }: { $edition }
reconstructed = Some values on the tiles and tokens are reconstructed by us: see triforium components { $game }.
how-to = Type the number of a choice, a move, or help.
resumed = The game goes on where it was.

## Playing

since-last = Since your last choice:
so-far = What happened:
forced = Only one choice: { $choice }.
pass-screen = Pass the screen to { $who } and press Enter. Nobody else looks.
no-such-choice = There is no choice { $text }. Choose a number from 1 to { $most }.
not-understood = { $text } is no choice, no move and no command. Choose a number from 1 to { $most }, a move like { $example }, or type help.
too-much = The rest was left out: { $text }.
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

help-title = Choose by number, or write a move (like { $example }) or the part of it that is asked for. Commands:
help-help = this page
help-board = draw the board again; Enter does the same
help-back = take back your last choice (undo does the same)
help-why = why MOVE or why NUMBER: why a move is allowed or not, and by which rule
help-rule = rule ID: read a rule, for example rule { $rule }
help-hint = what a good bot would do, and why
help-save = save FILE: keep the record there; from then on the file is up to date after every move
help-position = the position in the notation of the game, as far as you may know it
help-record = the record of the game so far
help-quit = leave; a game that is kept in a file can go on later

back-done = Taken back.
back-far = Back to the previous choice of { $who }. What was answered and drawn since is taken back as well; the same draws will come again.
back-nothing = There is nothing to take back yet.
why-what = Why what? Type why and a move or the number of a choice, like why { $example }.
rule-which = Which rule? Type rule and its ID, like rule { $rule }.
rule-unknown = There is no rule { $text }.
rule-near = Perhaps one of these: { $rules }
save-where = Where to? Type save and the name of a file.
save-taken = There is something else in { $file }; choose another name.
save-failed = { $file } cannot be written ({ $problem }).
saved = The record is kept in { $file }, and stays up to date.
hint-is = The bot ({ $level }) would choose: { $choice }
hint-line = Then it expects: { $line }
hint-reasons = What decides: { $reasons }
hint-candidate = { $percent } %  { $choice }
feature-points = points
level-random = random
level-random-style = Any choice is as good as any other.
level-novice = novice
level-novice-style = Sees what lies before it, and often takes the second best.
level-apprentice = apprentice
level-apprentice-style = Knows the trade, and is content with nearly good.
level-simple = simple
level-simple-style = Looks to the end of its own action and no farther.
level-journeyman = journeyman
level-journeyman-style = Thinks its turn through, and rarely beyond.
level-craftsman = craftsman
level-craftsman-style = Thinks of your answer too.
level-master = master
level-master-style = Takes its time, and leaves little lying about.
level-architect = architect
level-architect-style = Plans ahead as long as you let it; the strongest we have.
level-thinks = at most { $milliseconds } ms
level-thinks-not = at once
strength-rating = Rating { $value } ({ $low } to { $high }, { $games } games); random play is 0.
strength-won = A team of these wins { $value } % of its games ({ $low } to { $high }, { $games } games).
strength-unknown = Its strength was not measured here.
still-secret = What is still secret is left out.
end-menu = save FILE keeps the record, back goes on from the last choice, Enter leaves.
kept-in = The game is kept in { $file }.
goodbye = Goodbye.

## At a table on the network

ending-agreed = The players agreed to end the game.
ending-time = { $who } ran out of time and loses.
ending-conceded = { $who } gives up.

phrase-look-here = Look here!
phrase-wait = Wait a moment.
phrase-well-done = Well done!

refused-malformed = This message cannot be understood.
refused-too-large = This message is too large; { $bytes } bytes are the most.
refused-too-fast = Too fast: wait a moment and try again.
refused-bad-choice = This cannot be chosen.
refused-unreadable = This text cannot be read.
refused-stale = The game has gone on since; look again.
refused-rule = The rules do not allow that.
refused-not-your-turn = It is not your turn: { $who } decides now.
refused-not-begun = The game has not begun yet: a seat is still empty.
refused-over = The game is over.
refused-not-seated = You have no seat at this table.
refused-which-seat = You hold several seats: say for which one.
refused-unknown-verb = This game knows no such action.
refused-no-take-back = This can no longer be taken back without asking the others.
refused-no-offer = There is no such offer, or you have answered it already.
refused-bad-offer = This cannot be offered.
refused-not-early = There is nothing here that you could answer early.
refused-no-hint = There is no hint now.
refused-no-table = There is no such table. Check the link, or open a new table at home.
refused-no-such = There is no such thing.
refused-no-seat = There is no such seat.
refused-seat-taken = Somebody else has taken this seat.
refused-bad-invite = This link does not work: it was used, replaced by a newer one, or not copied whole. Ask for a new one.
refused-bad-token = This token does not work.
refused-no-right = Only whoever holds the seat, or opened the table, may do that.
refused-no-spectators = Nobody may watch at this table. Ask whoever opened it for a link to a seat.
refused-secret = This is somebody's secret until the game is over.
refused-unreadable-table = This game was played under rules version { $rules } of { $game } and cannot be shown by this house; it is kept as it is.
refused-replay = This is a record to look at, not a game to play.
refused-too-many = Too many at once: wait a while and try again.
refused-foreign = This request comes from a page that is not ours.
refused-method = This address does not take such a request.
refused-store = The table cannot be saved at the moment; nothing has changed. Try again soon.
refused-our-mistake = Something went wrong on our side; nothing has changed.
