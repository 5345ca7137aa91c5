# `coverts train`

train-players = Pikoko se joue de { $least } à { $most } joueurs, pas à { $players }.
train-begins = Des bots de Pikoko s'entraînent pour des tables de { $players } joueurs. Désormais, une ligne par minute dit où ils en sont.
train-no-compiler = L'entraînement a besoin de code machine, et COVERTS_COMPILE est désactivé.
train-stopped = Arrêté. Ce qui a été joué est gardé dans { $folder } ; la même commande reprend là.
training-start = compilation en code machine
training-rules = joueurs à règles simples
training-playing = { $name } : parties
training-measuring = { $name } : mesures
train-gain =   parmi { $field } : { $gain } points par manche
train-in = { $name } a rejoint la population de { $folder }.
train-out = { $name } n'est pas admis : parmi ceux qui le connaissent, le connaître doit payer sans aucun doute, et ne rien coûter ailleurs.
train-done = { $members } membres après { $seconds } s.
