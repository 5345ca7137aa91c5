## What the house says at a table: why it will not do something, and the phrases people say to each other.

# Coming and going
hall-no-such-table = There is no such table, or this link does not lead to it.
hall-seated-already = You are already sitting at this table.
hall-full = Every seat at this table is taken.
hall-kept-away = The host of this table does not want you to sit down here.
hall-not-kept-away = Nobody is kept away from this table any more.
hall-no-name = Please choose a name that others can read.
hall-name-taken = Somebody at this table is already called { $name }, or nearly so. Please choose another name.
hall-not-seated = You are not sitting at this table.
hall-other-question = That question has been answered already; this is another one.
hall-away = You have left this game. Come back to it first.
hall-not-away = You have not left a game that is still on.
hall-not-idle = Nobody there has kept the game waiting for two minutes.

# Preparing a game
hall-host-only = Only the host of this table can do that.
hall-seat-taken = Seat { $number } is not free.
hall-seat-empty = Nobody sits on seat { $number }.
hall-no-such-seat = There is no seat { $number } at this table.
hall-too-many-seated = More people sit here than could play then. Ask somebody to get up first, or send a bot away.
hall-seats-open = Some seats are still open. Invite somebody, or put a bot there.

# Not at this moment
hall-is-gathering = The game has not begun yet.
hall-is-playing = The game is on; that was possible only before it.
hall-is-over = The game is over.
hall-is-aborted = The game was cut short.
hall-paused = The game is waiting for somebody to come back.
hall-other-game = That is a move of another game.

# Talking
hall-phrases-only = While the game is on, only the ready-made phrases can be said here.
hall-quiet = Nothing is said at this table while the game is on.
hall-nothing-said = There was nothing in it to read.
hall-no-such-phrase = There is no such phrase.
hall-said-enough = You have said a great deal at this table. Let that be enough for now.
hall-changed-enough = So much has been changed at this table that it stays as it is. You can open another one.

# Ready-made phrases
phrase-hello = Hello!
phrase-good-luck = Good luck, everyone!
phrase-well-played = Well played!
phrase-oh-no = Oh no!
phrase-ha = Ha!
phrase-thinking = Let me think…
phrase-take-your-time = Take your time.
phrase-hurry = Come on, we are waiting!
phrase-thanks = Thank you!
phrase-good-game = That was a good game!
phrase-again = One more?
phrase-bye = Goodbye, until next time!
