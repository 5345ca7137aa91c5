## Das Spiel im Terminal.

welcome = Willkommen, { $name }.
commands-quit = ende beenden quit exit q
commands-help = ? hilfe help h
command-table = tisch
command-bids = ansagen
command-trick = stich
command-last = zuletzt
command-score = punkte
resumed = Das Spiel geht weiter, wo es stehen geblieben ist. Auf dem Tisch:
really-quit = Dieses Spiel verlassen? Tippe ja, um zu gehen, oder etwas anderes, um zu bleiben.
prompt-quit = Verlassen?
stays = Schön, es geht weiter.
left = Du hast das Spiel verlassen. Es wurde nicht gespeichert.
left-saved = Du hast das Spiel verlassen. Nichts ist verloren, es liegt in { $file }.
left-resume = Zum Weiterspielen: derselbe Befehl mit --resume.
kept = Der Spielbericht liegt in { $file }.
waiting = Ein verlassenes Spiel wartet noch auf dich: --resume setzt es fort. Dies ist ein neues.
nothing-to-resume = Es gibt kein angefangenes Spiel { $game }, das weitergehen könnte.
cannot-resume = Das Spiel in { $file } lässt sich nicht lesen: { $why }.
cannot-resume-record = { $file } ist kein regelgerechter Spielbericht; coverts record check { $file } sagt, warum.
cannot-resume-game = In { $file } liegt ein Spiel { $game }.
cannot-resume-over = Das Spiel in { $file } ist schon zu Ende.
already-there = { $file } gibt es schon. Nenne eine andere Datei, oder spiele darin weiter: --resume
cannot-keep = Das Spiel kann nicht in { $file } gespeichert werden: { $why }. Es geht trotzdem weiter.
seed = Noch einmal mit demselben Zufall: --seed { $seed }

## Nacherzählte Spiele.

story-title-pikoko = Eine Partie Pikoko
story-title-pok = Eine Partie POK
story-players = Am Tisch, im Uhrzeigersinn: { $players }.
story-plays = Alle spielen die Federn zu ihrer Linken.
story-bids-open = Hier brechen die Ansagen ab.
story-cards-hidden = Die Vertrauenskarten liegen verdeckt.
story-unfinished = Hier bricht das Spiel ab.
story-nothing = Noch ist nichts geschehen.
