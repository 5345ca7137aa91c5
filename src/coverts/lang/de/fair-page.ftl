## Die Prüfung einer Verteilung, auf der Seite und in der Datei, die ohne sie auskommt. Ein Versprechen ist ein Commitment:
## Es legt eine Zahl fest, die noch geheim ist.

fair-page-title = Verteilung prüfen
fair-page-lead = Dieser Browser rechnet jede Verteilung selbst nach, allein aus dem Spielbericht, ohne das Haus zu fragen.
fair-page-lead-pok = Dieser Browser rechnet jeden Wurf selbst nach, allein aus dem Spielbericht, ohne das Haus zu fragen.
fair-page-without = Dieser Spielbericht enthält keine Versprechen und keine Zahlen, daher lässt sich nicht prüfen, wie ausgeteilt wurde.
fair-page-working = Wird nachgerechnet …
fair-page-failed = Der Spielbericht ließ sich nicht holen. Versuch es gleich noch einmal.

# Das Urteil
fair-page-proved-pikoko = Bewiesen: Niemand hat diese Karten ausgesucht.
fair-page-proved-pok = Bewiesen: Niemand hat diese Würfe ausgesucht.
fair-page-proved-means = Jede Zahl ist die versprochene, und alles Ausgeteilte oder Gewürfelte folgt aus ihnen.
fair-page-but = Bewiesen, bis auf die Zahlen von { $players }.
fair-page-but-means =
    { $person ->
        [one] { $players } hat eine Zahl versprochen und nicht aufgedeckt. Zusammen mit dem Haus wäre eine Wahl zwischen zwei Ergebnissen möglich gewesen; alles andere stimmt.
       *[many] Sie haben Zahlen versprochen und nicht aufgedeckt. Zusammen mit dem Haus hätte jede dieser Personen zwischen zwei Ergebnissen wählen können; alles andere stimmt.
    }
fair-page-wrong = Falsch: Dieser Spielbericht passt nicht zu dem, was versprochen wurde.
fair-page-where = { $where }: { $what }
fair-page-alone = Nicht bewiesen: Niemand am Tisch hat eine Zahl beigetragen.
fair-page-alone-means = Alles passt zu dem, was das Haus versprochen hat. Aber das Haus allein hat diese Zahlen gezogen und hätte sie also aussuchen können.
fair-page-alone-rounds = Das gilt für Runde { $rounds }.
fair-page-open = Noch lässt sich nichts prüfen.
fair-page-open-means = Das Haus deckt seine Zahl auf, wenn zu Ende gespielt ist. Bis dahin muss sie geheim bleiben.
fair-page-open-rounds = Runde { $rounds } wurde nicht zu Ende gespielt: Ihre Zahl ist noch geheim und nicht Teil dieser Prüfung.

# Was das alles bedeutet
fair-page-why = Was das beweist und was nicht
fair-page-why-promises = Vor dem ersten Austeilen hat jeder Browser am Tisch eine geheime Zahl gezogen und versprochen; danach versprach das Haus eine eigene. Ein Versprechen legt eine Zahl fest, ohne sie zu zeigen. Erst dann wurden die Zahlen aufgedeckt, und alle zusammen ergeben die Verteilung.
fair-page-why-proves = Niemand konnte also das Ergebnis aussuchen: nicht das Haus, niemand am Tisch und auch nicht alle zusammen, solange ein einziger Mensch seine Zahl ehrlich gezogen und aufgedeckt hat. Warst du dabei? Dann kannst du dieser Mensch sein.
fair-page-why-not = Es beweist nicht, dass das Haus während des Spiels die Karten geheim hält, und auch nicht, dass sich niemand abspricht oder auf zwei Plätzen sitzt. Und es gilt für diesen Spielbericht: Vergleicht den Fingerabdruck untereinander, damit klar ist, dass allen dasselbe versprochen wurde.

# Der Fingerabdruck
fair-page-fingerprint = Fingerabdruck
fair-page-fingerprint-means = Alle Versprechen des Spiels als acht Federn. Sind deine dieselben wie die der anderen, wurde euch allen dasselbe versprochen.
fair-page-fingerprint-shows = Fingerabdruck: { $feathers }

# Die Schritte
fair-page-steps = Schritt für Schritt
fair-page-before = Vor dem Spiel
fair-page-game = Das ganze Spiel
fair-page-round = Runde { $number }
fair-page-throw = Wurf { $number }
fair-page-fits = alles stimmt
fair-page-fits-not = stimmt nicht
fair-page-fits-but = nicht alles wurde aufgedeckt
fair-page-fits-later = noch geheim
fair-page-numbers = Zahlen
fair-page-worked-out = nachgerechnet
fair-page-recorded = im Spielbericht
fair-page-turned-up = aufgedeckt

fair-page-state-ok = stimmt:
fair-page-state-wrong = stimmt nicht:
fair-page-state-withheld = nicht aufgedeckt:
fair-page-state-none = keine Zahl:
fair-page-state-open = noch geheim:
fair-page-state-noted = nachgerechnet:

fair-page-rules-ok = Versprochen wurde ein Spiel nach den Regeln dieses Spielberichts.
fair-page-rules-wrong = Versprochen wurde ein Spiel nach anderen Regeln als denen dieses Spielberichts.
fair-page-print-noted = Alle Versprechen zusammen ergeben den Fingerabdruck.
fair-page-seed-ok = Das Haus hat die Zahl aufgedeckt, die es versprochen hatte.
fair-page-seed-wrong = Die Zahl, die das Haus aufgedeckt hat, ist nicht die versprochene.
fair-page-seed-missing = Das Haus hätte seine Zahl inzwischen aufdecken müssen und hat es nicht getan.
fair-page-seed-open = Das Haus hat eine Zahl versprochen, die noch geheim ist.
fair-page-nonce-ok = { $player } hat die versprochene Zahl aufgedeckt.
fair-page-nonce-wrong = Die für { $player } aufgedeckte Zahl ist nicht die versprochene.
fair-page-nonce-unpromised = Für { $player } wurde eine Zahl aufgedeckt, die nie versprochen war, also spät ausgesucht sein kann.
fair-page-nonce-withheld = { $player } hat eine Zahl versprochen und nicht aufgedeckt. Sie zählt als null.
fair-page-nonce-none = { $player } hat keine Zahl versprochen: ein Bot oder jemand, der nicht rechtzeitig da war. Das zählt als null.
fair-page-nonce-open = { $player } hat eine Zahl versprochen, die nicht gebraucht wurde.
fair-page-salt-noted = Die Zahlen aller Plätze werden zu einer gemischt, und diese mit der des Hauses.
fair-page-starter-ok = Aus den Zahlen folgt: { $player } beginnt.
fair-page-starter-wrong = Aus den Zahlen folgt: { $player } beginnt. Im Spielbericht steht { $other }.
fair-page-deal-ok = Aus den Zahlen folgt diese Verteilung, Feder für Feder wie im Spielbericht.
fair-page-deal-cards = Aus den Zahlen folgen für { $player } andere Federn, als im Spielbericht stehen.
fair-page-deal-turned-up = Nach den Zahlen wird { $feather } aufgedeckt, im Spielbericht steht { $other }.
fair-page-throw-ok = { $dice }
fair-page-throw-wrong = Aus den Zahlen folgt { $dice }, im Spielbericht steht { $other }.
fair-page-uncommitted-wrong = Für diese Runde wurde nichts versprochen, ausgeteilt wurde sie trotzdem.
fair-page-unread-wrong = Dieser Teil des Spielberichts fehlt oder ist nicht lesbar: { $path }

# Namen von Zahlen
fair-page-figure-game = Nummer des Spiels
fair-page-figure-rules = Regeln
fair-page-figure-rules-wanted = Regeln des Spielberichts
fair-page-figure-commitment = versprochen
fair-page-figure-worked = nachgerechnet
fair-page-figure-seed = vom Haus aufgedeckt
fair-page-figure-nonce = aufgedeckt
fair-page-figure-salt = gemischt
fair-page-figure-key = Schlüssel der Ziehung
fair-page-figure-drawn = gezogen
fair-page-figure-places = Stellen im Stapel

# Die Datei, die ohne die Seite auskommt
fair-page-download = Diese Prüfung herunterladen
fair-page-download-means = Eine einzige Datei, die in jedem Browser dasselbe tut, ohne Netz und ohne dieses Haus.
fair-page-offline-lead = Zieh den Bericht eines Spiels irgendwo auf diese Seite, oder wähle ihn aus. Nichts verlässt dein Gerät: Diese Seite kann gar nichts verschicken.
fair-page-offline-broken = Diese Zeile lässt sich nicht als JSON lesen.
fair-page-offline-language = Sprache
