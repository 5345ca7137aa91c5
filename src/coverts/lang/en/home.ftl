## Around the games: the front page, who you are, opening tables and gathering at them.

# The front page
home-claim = Two games of feathers and closed fists, with friends or against bots.
home-running = Your games under way
home-running-more = { $number } more
home-play-now = Play now
home-play-why = Right away, against bots. No account.
home-game-pikoko = Pikoko
home-game-pok = POK
home-about-pikoko = Bid on how many tricks every peacock will take, then make it true with your neighbour's feathers.
home-about-pok = Three dice fall, everybody hides a counter in a fist. Get rid of five of yours before the others do.
home-players = Players, including you
home-level = Level of the bots
home-chosen = { $players } players · { $level }
home-level-random = Random
home-level-novice = Novice
home-level-casual = Casual
home-level-club = Club
home-level-expert = Expert
home-level-master = Master
home-guesses = With { $players } players the game is not solved: bots at this level work out each round, and guess what comes after it.
home-play = Play
home-play-game = Play { $game }
home-rules = Rules of { $game }
home-nothing-offered = The server does not say what can be played.
home-again = Try again
# Birds for guests who have not said what they are called, parted by spaces.
home-birds = Puffin Kingfisher Avocet Nuthatch Goldcrest Hoopoe Bullfinch Lapwing Dunnock Waxwing Siskin Curlew

# With others
home-friends = With friends
home-friends-why = Open a table and pass on its link, its code or its QR code. Bots take the seats that stay empty, if you like.
home-open = Open a table
home-code = Table code
home-code-why = Eight letters and digits, from somebody at the table
home-code-go = Go there
home-code-looking = Looking for the table…
home-lobby = Open tables
home-lobby-empty = No public table is waiting for players just now. Open one, and it will be listed here.
home-lobby-asking = Looking for tables…
home-same-house = Players on the same network are marked at the table: in Pikoko, whoever sat on two seats would see their own feathers.
home-seats-open =
    { $number ->
        [one] 1 seat open
       *[other] { $number } seats open
    }
home-join = Join
home-watch = Watch
home-game-with = { $game } with { $players }

# Your games
home-games = Your games
home-games-all = All your games
home-games-none = You have no games yet. The first one is a click away.
home-to-table = To the table
home-phase-gathering = Gathering players
home-phase-playing = Under way
home-phase-aborted = Cut short
home-phase-closed = Closed before a game began
home-phase-over = Over
home-winner =
    { $number ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
home-learn = Read and watch
home-replay = Watch a recorded game

# Opening a table
home-open-title = Open a table
home-open-go = Open the table
home-game = Game
home-visibility = Who may sit down
home-visibility-link = People I invite
home-visibility-public = Everybody
home-clock = Time for each decision
home-clock-none = As long as you like
home-clock-seconds = { $number } seconds
home-clock-minutes =
    { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
home-clock-days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
home-more = More options
home-talk = Talk during the game
home-talk-free = Anything
home-talk-phrases = Ready-made phrases
home-talk-quiet = Nothing
home-leaver = If somebody leaves the game
home-leaver-bot = A bot plays for them
home-leaver-pause = The game waits
home-leaver-abort = The game ends
home-option-start_token_tie = Start token, when several have the fewest points
home-option-start_token_tie-passes-on = It passes on to the next of them
home-option-start_token_tie-may-stay = It may stay where it is
home-option-start_token_tie-left-neighbour = It always goes to the left
home-option-memory_aid = Memory aid
home-option-memory_aid-true = Shows what everybody has left
home-option-memory_aid-false = None: you remember it yourself

# You
home-you = You
home-you-nobody = Your name?
home-name = Your name
home-name-why = Others see it at the tables you sit down at from now on.
home-name-save = That's me
home-name-saved = You are { $name } now.
home-copy = Copy
home-copied = Copied
home-copy-failed = The browser does not allow it. Select the text and copy it.
home-return = Play on another device
home-return-why = A private link makes another device yours, with your name, your seats and your games. It works once, within 10 minutes.
home-return-warning = Whoever opens this link is you. Send it to nobody but yourself.
home-return-make = Make a private link
home-return-link = Private link
home-return-picture = The private link as a QR code, for the camera of your other device
home-return-title = Is it you?
home-return-offer = This link makes this device yours: your name, your seats and your games come along. It works once.
home-return-instead = On this device you have been { $name } so far. { $name }'s games will then be out of reach here, unless you make a private link for them first.
home-return-go = Yes, it's me
home-return-done = Welcome back, { $name }.
home-devices = Your devices and programs
home-device-browser = Browser
home-device-program = Program
home-device-here = this device
home-device-since = since { $day }
home-device-end = Log out
home-device-end-which = Log out: { $device }
home-logout = Log out here
home-logout-everywhere = Log out everywhere
home-logout-lost = Then nobody can come back as { $name }: the seats and games are lost for good.
home-logout-kept = Your other devices stay logged in as { $name }. A private link made there brings you back.
home-logout-go = Yes, log out
home-logout-stay = Stay
home-data = Your data
home-data-file = Everything this house keeps about you, as a file
home-forget = Forget me
home-forget-sure = Forget you for good?
home-forget-why = Your name, your devices and everything you have said are removed. You leave the games you are in; in those you have played it says “Somebody”. It cannot be undone.
home-forget-yes = Yes, forget me
home-forget-no = No, keep me

## People gather at a table, before the game.

gather-title = { $game } for { $number }
gather-seats = Around the table
gather-seat = Seat { $number }
gather-open = Still open
gather-you = you
gather-host = host
gather-bot = Bot · { $level }
gather-not-here = not connected
gather-kept = kept for them
gather-level = Level of new bots
gather-add-bot = Add a bot
gather-fill = Bots on all open seats
gather-remove = Remove
gather-remove-player = Remove { $player }
gather-remove-sure = { $player } can sit down again, unless you keep them away.
gather-keep-away = Remove and keep away
gather-kept-away = Kept away
gather-let-in = Let { $player } in again
gather-move-up = Move { $player } up
gather-move-down = Move { $player } down
gather-start = Start the game
gather-not-yet =
    { $number ->
        [one] One seat is still open. Invite somebody, or put a bot there.
       *[other] { $number } seats are still open. Invite somebody, or put bots there.
    }
gather-complete = All seats are taken. Let the game begin!
gather-host-starts = { $player } starts the game when every seat is taken.
gather-host-may-start = All seats are taken. { $player } can start the game.
gather-host-gone = The host has left their seat, and will start the game when every seat is taken.
gather-host-standing = You are the host of this table, without a seat. You can still put bots on open seats, remove players, start the game or close the table, and you can sit down again.
gather-leave = Get up
gather-close = Close the table
gather-close-sure = Everybody loses their seat, and the link and the code stop working. Close the table?
gather-closed = This table is closed
gather-closed-why = No game was played here.

gather-invite = Invite others
gather-link = Link
gather-code = Code, to read aloud
gather-picture = The link as a QR code, for the camera of a phone
gather-reach-machine = This link works on this computer only.
gather-reach-switch = Open the house to your network
gather-reach-asking = Say yes in the terminal in which the house runs.
gather-reach-withdraw = Never mind
gather-reach-refused = The terminal said no.
gather-reach-failed = That did not work: the port is already in use.
gather-reach-network = This link works for everybody in your network.
gather-reach-command = To let others in, start the house with this command:
gather-reach-nowhere = This computer is in no network, so nobody else can come.

gather-settings = How this table plays
gather-change = Change
gather-change-go = Play like this
gather-visibility-link = Only those invited can find it.
gather-visibility-public = It is listed on the front page: everybody may sit down or watch.
gather-clock = { $time } for each decision; after that a bot decides.
gather-clock-none = No clock: take your time.
gather-talk-free = Talk as you like during the game.
gather-talk-phrases = Ready-made phrases during the game.
gather-talk-quiet = No talk during the game.
gather-leaver-bot = If somebody leaves, a bot plays until they come back.
gather-leaver-pause = If somebody leaves, the game waits for them.
gather-leaver-abort = If somebody leaves, the game ends.
gather-option = { $option }: { $value }

gather-sit-title = Sit down with us
gather-sit = Sit down
gather-watch = Just watch
gather-watching = You are watching. The game will appear here as soon as it begins.
gather-full = Every seat is taken, but you can watch: the game will appear here as soon as it begins.
