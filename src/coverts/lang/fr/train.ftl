# `coverts train`

train-players = Pikoko se joue de { $least } à { $most } joueurs, pas à { $players }.
train-begins = Des joueurs de Pikoko s'entraînent à { $players } par table. Désormais, une ligne par minute dit où ils en sont.
train-no-compiler = L'entraînement a besoin de code machine, et COVERTS_COMPILE est coupé.
train-stopped = Arrêté. Ce qui a été joué est gardé dans { $folder } ; la même commande reprend là.
training-start = fabrication du code machine
training-rules = joueurs à règles simples
training-playing = { $name } : joue
training-measuring = { $name } : est mesuré
train-gain =   parmi { $field } : { $gain } points par manche
train-in = { $name } a rejoint ceux de { $folder }.
train-out = { $name } n'entre pas : parmi ceux qui le connaissent, le connaître doit payer sans aucun doute, et ne rien coûter ailleurs.
train-done = { $members } membres après { $seconds } s.
