# `coverts train`

train-players = Pikoko is voor { $least } tot en met { $most } spelers, niet voor { $players }.
train-begins = Pikoko-bots worden getraind voor tafels van { $players }. Vanaf nu zegt elke minuut een regel hoe ver het is.
train-no-compiler = Trainen kan alleen met machinecode, en COVERTS_COMPILE staat uit.
train-stopped = Gestopt. Wat gespeeld is, staat in { $folder }; dezelfde opdracht gaat daar verder.
training-start = machinecode wordt gemaakt
training-rules = spelers met vuistregels
training-playing = { $name }: speelt
training-measuring = { $name }: wordt gemeten
train-gain =   onder { $field }: { $gain } punten per ronde
train-in = { $name } hoort nu bij de populatie in { $folder }.
train-out = { $name } komt er niet bij: onder spelers die het kennen, moet dat zonder twijfel lonen, en elders mag het niets kosten.
train-done = { $members } leden na { $seconds } s.
