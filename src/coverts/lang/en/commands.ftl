## What the commands say about themselves and about files.

program = coverts: { $message }
cannot-read = The file cannot be read: { $why }.
cannot-write = { $file } cannot be written: { $why }
no-records = The file holds no record.
one-record-a-page = { $file } would hold { $number } records; a .json file holds one. Name a .jsonl file to keep them all.
which-form = { $file } does not say in which form to write. Name a file that ends in .json, .jsonl or .txt.
written = Wrote { $number ->
        [one] one record
       *[other] { $number } records
    } to { $file }.
not-converted = { $finding } Nothing was written.

reading = Reading
playing = Playing
simulate-players = { $game } is for { $least } to { $most } players, not for { $players }.
simulate-stopped = Stopped before the last game; nothing was written.
simulate-title = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game } with { $players } players, seed { $seed }
simulate-points = points      { $round } a round, { $game } a game; whoever wins has { $best }
simulate-tricks = tricks      { $mean } a peacock, give or take { $spread }
simulate-bids = bids        { $mean } tokens; { $exact }% exactly right, { $near }% off by one
simulate-counters = counters    { $mean } left at the end to those who do not win
simulate-winners = winners     { $mean } a game; { $shared }% of the victories are shared
simulate-length-pikoko = length      3 rounds and { $decisions } decisions a game
simulate-length-pok = length      { $rounds } rounds and { $decisions } decisions a game
simulate-decisions = decisions   { $decisions } in { $seconds } s: { $speed } a second
simulate-ended = ended by    { $ended }
simulate-ended-points = most points
simulate-ended-best-round = best single round
simulate-ended-shared = shared victory
simulate-ended-handed-over = five handed over
simulate-ended-dead-position = dead position
simulate-checksum = checksum    { $checksum }
simulate-compiling = Compiling the rules
simulate-plot-form = { $file } does not end in .svg, and other pictures are not drawn.
simulate-start-compiled = start       compiled in { $seconds } s, and kept for the next time
simulate-start-kept = start       ready in { $seconds } s, compiled before
simulate-start-interpreted = start       interpreted
simulate-plot-scores = points a round
simulate-plot-tricks = tricks a peacock took
simulate-plot-bids = tokens bid
simulate-plot-rounds = rounds a game
simulate-plot-counters-left = counters left at the end
simulate-plot-share = share in %

solving = Solving
packing = Packing
solve-players = POK is for { $least } to { $most } players, not for { $players }.
solve-begins = Solving POK for { $players } players. From now on a line a minute says how far it is.
solve-stopped = Stopped. What is finished is kept in { $folder }; the same command goes on from there.
solve-unsolved = One position could not be solved well enough: somebody could gain { $regret }. No table was written.
solve-done = { $positions } positions solved in { $seconds } s; table in { $file }, { $size } kB
solve-regret = most that anybody can gain in one round   { $regret }
solve-nashconv = all gains together, from the start        { $start } (any position { $worst }, mean { $mean })
solve-outlook = rounds { $rounds }, dead positions { $dead }%, shared victories { $shared }%
solve-for-bots = From their next start on, bots play by this table.
