# `coverts train`

train-players = Pikoko is for { $least } to { $most } players, not for { $players }.
train-begins = Training players of Pikoko for tables of { $players }. From now on a line a minute says how far it is.
train-no-compiler = Training needs machine code, and COVERTS_COMPILE is off.
train-stopped = Stopped. What has been played is kept in { $folder }; the same command goes on from there.
training-start = making machine code
training-rules = players by rule of thumb
training-playing = { $name }: playing
training-measuring = { $name }: measuring
train-gain =   among { $field }: { $gain } points a round
train-in = { $name } has joined the population in { $folder }.
train-out = { $name } has not joined: among players who know it, knowing it must pay beyond doubt, and cost nothing elsewhere.
train-done = { $members } members after { $seconds } s.
