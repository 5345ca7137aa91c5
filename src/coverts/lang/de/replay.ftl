## Ein Spiel noch einmal ansehen, und die Regeln auf der Seite.

replay-title = Noch einmal ansehen
replay-open = Ein Spiel aus seinem Spielbericht ansehen
replay-drop = Zieh einen Spielbericht irgendwo auf diese Seite. Zuerst prüft ihn der Schiedsrichter.
replay-choose = Datei wählen
replay-no-record = { $file } ist kein Spielbericht: Das lässt sich nicht als JSON lesen.
replay-too-large = { $file } ist größer als { $most } KiB: So lang ist kein Spiel.
replay-copy = Link kopieren
replay-copied = Kopiert
replay-eyes = Aus der Sicht von
replay-eyes-open = allen: alle Hände offen
replay-eyes-public = Zuschauenden
replay-controls = Durch das Spiel gehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-pause = Anhalten
replay-place = Stelle im Spiel
replay-keys = ← → Schritt für Schritt, Pos1 und Ende, Leertaste spielt ab
replay-before-pikoko = { $players } setzen sich. Noch sind keine Federn ausgeteilt.
replay-before-pok = { $players } setzen sich. Noch ist nicht gewürfelt.

rules-title = Die Regeln von { $game }
rules-contents = Auf dieser Seite
rules-back-table = Zurück zum Tisch
rules-back-replay = Zurück zum Spielverlauf
rules-picture-trick = Weiß wurde angespielt, und Blau ist Trumpf: Die blaue 2 holt den Stich.
rules-picture-met = Dieser Würfel verlangt genau 2 rote Dreiecke, und zwei von drei zeigen eines: Er ist erfüllt.
