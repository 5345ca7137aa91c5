# `coverts train`

train-players = Pikoko ist für { $least } bis { $most } Personen, nicht für { $players }.
train-begins = Pikoko-Bots werden für Tische zu { $players } Personen trainiert. Ab jetzt sagt jede Minute eine Zeile, wie weit es ist.
train-no-compiler = Zum Trainieren braucht es Maschinencode, und COVERTS_COMPILE ist ausgeschaltet.
train-stopped = Abgebrochen. Was gespielt wurde, liegt in { $folder }; derselbe Befehl macht dort weiter.
training-start = Maschinencode wird erzeugt
training-rules = Bots nach Faustregeln
training-playing = { $name }: spielt
training-measuring = { $name }: wird gemessen
train-gain =   unter { $field }: { $gain } Punkte pro Runde
train-in = { $name } gehört jetzt zur Population in { $folder }.
train-out = { $name } kommt nicht dazu: Unter denen, die damit rechnen, muss sich das zweifelsfrei lohnen, und anderswo darf es nichts kosten.
train-done = { $members } Mitglieder nach { $seconds } s.
