## Watching a game again, and the rules in the page.

replay-title = Replay
replay-open = Watch a game from its record
replay-drop = Drop a record file anywhere on this page. The referee looks at it first.
replay-choose = Choose a file
replay-no-record = { $file } is not a record: it cannot be read as JSON.
replay-too-large = { $file } is larger than { $most } KiB: no game is that long.
replay-copy = Copy the link
replay-copied = Copied
replay-eyes = Seen through the eyes of
replay-eyes-open = everybody: all hands open
replay-eyes-public = a spectator
replay-controls = Go through the game
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-run = Play
replay-pause = Pause
replay-place = Place in the game
replay-keys = ← → step by step, Home and End, space to play
replay-before-pikoko = { $players } sit down. No feathers have been dealt yet.
replay-before-pok = { $players } sit down. The dice have not been thrown yet.

rules-title = The rules of { $game }
rules-contents = On this page
rules-back-table = Back to the table
rules-back-replay = Back to the replay
rules-picture-trick = White was led and blue is trump: the blue 2 takes the trick.
rules-picture-met = This die asks for exactly 2 red triangles, and two of three players show one: it is met.
