# `coverts train`

train-players = Pikoko ist für { $least } bis { $most } Personen, nicht für { $players }.
train-begins = Spieler von Pikoko üben an Tischen zu { $players } Personen. Ab jetzt sagt jede Minute eine Zeile, wie weit es ist.
train-no-compiler = Zum Üben braucht es Maschinencode, und COVERTS_COMPILE ist aus.
train-stopped = Abgebrochen. Was gespielt wurde, liegt in { $folder }; derselbe Befehl macht dort weiter.
training-start = Maschinencode wird erzeugt
training-rules = Bots nach Faustregeln
training-playing = { $name }: spielt
training-measuring = { $name }: wird gemessen
train-gain =   unter { $field }: { $gain } Punkte pro Runde
train-in = { $name } gehört jetzt zu denen in { $folder }.
train-out = { $name } gehört nicht dazu: Unter denen, die es kennen, muss es sich zweifellos lohnen, und anderswo darf es nichts kosten.
train-done = { $members } Mitglieder nach { $seconds } s.
