## The game in the terminal.

welcome = Welcome, { $name }.
commands-quit = quit exit q
commands-help = ? help h
command-table = table
command-bids = bids
command-trick = trick
command-last = last
command-score = score
resumed = The game goes on where it stopped. On the table:
really-quit = Leave this game? Type yes to leave, anything else to stay.
prompt-quit = Leave?
stays = Good, the game goes on.
left = You have left the game. It was not saved.
left-saved = You have left the game. Nothing is lost: it is saved in { $file }.
left-resume = To go on with it, start the same command with --resume.
kept = The record of this game is in { $file }.
waiting = A game that you left is waiting: --resume goes on with it. This is a new one.
nothing-to-resume = There is no unfinished game of { $game } to go on with.
cannot-resume = The game in { $file } cannot be read: { $why }.
cannot-resume-record = { $file } holds no legal record; coverts record check { $file } says why.
cannot-resume-game = { $file } holds a game of { $game }.
cannot-resume-over = The game in { $file } is over.
already-there = { $file } is there already. Name another file, or go on with it: --resume
cannot-keep = The game cannot be kept in { $file }: { $why }. It goes on all the same.
seed = To play the same deals again: --seed { $seed }

## Stories of recorded games.

story-title-pikoko = A game of Pikoko
story-title-pok = A game of POK
story-players = Players, clockwise: { $players }.
story-plays = Everybody plays the feathers of the player on their left.
story-bids-open = The bidding stops here.
story-cards-hidden = The confidence cards lie face down.
story-unfinished = Here the game breaks off.
story-nothing = Nothing has happened yet.
