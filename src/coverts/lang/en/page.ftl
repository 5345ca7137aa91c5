## The page: what is the same wherever one is in it.

page-home = Back to the front page
page-skip = Skip to the table
page-close = Close
page-not-found = There is nothing here
page-not-found-why = This address leads nowhere. Perhaps a letter got lost on the way.
page-no-table = You cannot see this table
page-offline = The server cannot be reached. Are you online?
page-went-wrong = Something went wrong. Please try again.
page-reconnecting = Connection lost. Reconnecting…
page-reload = Try again
page-your-turn = Your turn

# How the reader likes it
page-taste = Language, look and sound
page-language = Language
page-theme = Light or dark
page-theme-system = Follow the system
page-theme-light = Light
page-theme-dark = Dark
page-motion = Motion
page-motion-system = Follow the system
page-motion-on = Things move
page-motion-off = Nothing moves
page-speed = Speed
page-speed-calm = Calm
page-speed-normal = Normal
page-speed-quick = Quick
page-sound = Sounds
page-touches = A touch hurries things along; a second touch plays.
page-touches-known = Got it

# At the table
page-story = What happened
page-rules = Rules
page-talk = Talk
page-say = Say something
page-say-phrase = Say a phrase…
page-manners = Mute or report
page-manners-mute = Mute { $player }
page-manners-unmute = Show { $player } again
page-manners-mute-means = What muted people say is not shown in this browser. Nobody is told.
page-manners-report = Report
page-manners-report-which = Report: { $text }
page-manners-report-means = Whoever runs this house reads what was said, and by whom. Nobody at the table is told.
page-manners-reported = Reported
page-leave = Leave the game
page-leave-sure-bot = A bot will play for you until you come back. Leave the game?
page-leave-sure-pause = The game will wait until you come back. Leave it?
page-leave-sure-abort = The game will end for everybody. Leave it?
page-return = Rejoin
page-away = You have left this game; a bot plays for you.
page-paused = The game waits for { $players } to come back.
page-close-game = End it
page-idle = Still waiting for { $players }.
page-replace = Call a bot
page-replace-player = Let a bot play for { $player }
page-replaced = You kept the others waiting; a bot plays for you.
page-same-house = same network
page-watching = You are watching: you see what everybody at the table knows.
page-watchers =
    { $number ->
        [one] One person is watching
       *[other] { $number } people are watching
    }
page-watchers-more = and { $number } more
page-watchers-nameless = Nobody has given a name.

# The end
page-over = The game is over
page-aborted = The game was cut short
page-rematch = Play again with the same people
page-rematch-bots = Play again
page-rematch-go = To the next game
page-rematch-come = { $player } wants another game: join in
page-rematch-somebody = Another game begins: join in
page-rematch-watch = Another game begins: watch it
page-record = Download the record
page-replay = Watch it again
ending-wins =
    { $person ->
        [you] You win!
        [one] { $winners } wins!
       *[many] A shared victory!
    }
ending-from = Where the points came from
ending-place = place
ending-exact = exactly right
ending-near = off by one
ending-bids = bids
ending-share = Share
ending-share-link = Whoever has this link can watch the game
page-rule = Rule { $rule }
page-help = What is this about?
page-help-rule = Rule { $rule } in full
page-points-of = { $player } { $round } (now { $total })
page-points = Points in this round: { $points }.

# Keys
keys-heading = Keys at this table
keys-bid = Choose how many to bid
keys-feathers = From feather to feather
keys-counters = Choose a blue disc, green square or red triangle
keys-enter = Close the fist, or play what is chosen
keys-escape = Take back a choice, close a window
keys-tab = On to the next button
keys-hurry = See at once what has happened (any key will do)
keys-list = This list
