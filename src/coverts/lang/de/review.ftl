## Was `coverts review` sagt.

review-starting = Der Coach macht sich bereit
review-working = Die Partie wird besprochen
review-stopped = Abgebrochen; es gibt keine Besprechung.
review-no-record = { $finding }
review-unfinished = { $file }: Diese Partie ist nicht zu Ende. Besprochen werden nur beendete Partien.
review-many = { $file } enthält { $number } Spielberichte. Besprochen wird immer einer: Leg ihn in eine eigene Datei.
review-seat = An diesem Tisch ist mit „{ $seat }“ niemand eindeutig gemeint. Die Plätze sind 0 bis { $last }; es spielen: { $players }.
review-no-coach = Für { $game } gibt es keinen Coach.
review-uncompiled = Hier wird nichts kompiliert (COVERTS_COMPILE=off), und ohne das würde eine Besprechung Stunden dauern.

review-title = { $game }: die Partie von { $player }
review-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
review-share = { $share } % des Sieges
review-decimal = ,
review-sum = { $points } = { $average } im Schnitt { $luck } Glück − { $mistakes } Fehler
review-luck = Glück: { $parts }
review-part-deal = das Geben { $points }
review-part-hidden = die verdeckten Federn { $points }
review-part-others = die Entscheidungen der anderen { $points }
review-part-throw = die Würfe { $points }
review-part-offers = was die anderen gezeigt haben { $points }

review-column-kind = Entscheidung
review-column-number = mit freier Wahl
review-column-lost = verloren
review-column-each = im Schnitt
review-kind-bid = Ansagen zu anderen
review-kind-self-bid = Ansagen zum eigenen Pfau
review-kind-confidence = Vertrauenskarten
review-kind-play = gespielte Federn
review-kind-offer = gezeigte Plättchen

review-moments = Was am meisten ausgemacht hat:
review-no-mistakes = In der ganzen Partie gab es keinen deutlichen Fehler.
review-moment = { $where }: { $chosen } war { $size }, { $loss } verloren. Besser: { $best }.
review-about = { $loss } (± { $error })
review-best = das Beste
review-slight = etwas weniger als das Beste
review-size-none = kein deutlicher Unterschied
review-size-small = ein kleiner Fehler
review-size-medium = ein Fehler
review-size-big = ein grober Fehler
review-forced = keine Wahl
review-list = Alle Entscheidungen:

review-where-bid = Runde { $round }, { $peacock } zugetraut
review-where-self-bid = Runde { $round }, deinem eigenen Pfau zugetraut
review-where-confidence = Runde { $round }, Vertrauenskarte
review-where-play = Runde { $round }, Stich { $trick }
review-where-offer = Runde { $round }
review-no-confidence = Kein Vertrauen

review-why-tricks = Stiche mit { $peacock } in den weitergespielten Runden: { $best } in { $often } %, { $chosen } in { $seldom } % der Fälle.
review-why-card = Was du { $peacock } zugetraut hast ({ $bid }), stimmt in { $often } % der weitergespielten Runden.
review-why-right = Mit { $best } stimmt, was du { $peacock } zugetraut hast ({ $bid }), in { $often } % der weitergespielten Runden, mit { $chosen } in { $seldom } %.
review-why-wins = Mit { $best } gewinnst du die Partie in { $often } % der weitergespielten Runden, mit { $chosen } in { $seldom } %.
review-why-handed = Wenn die anderen so spielen, wie der Coach es ihnen riete, wird „{ $best }“ in { $often } % der Fälle abgegeben, „{ $chosen }“ in { $seldom } %.
review-why-against = Gegen das, was diese Leute bis dahin getan haben, ist „{ $best }“ { $often } % des Sieges wert, „{ $chosen }“ { $seldom } %.

review-axis-decisions = Entscheidungen
review-axis-points = zu erwartende Punkte
review-axis-share = zu erwartender Anteil am Sieg
review-note-pikoko = Verluste sind Punkte, auf einen Standardfehler genau, gegen Leute wie diese und nach dem, was in dem Moment zu wissen war. In der letzten Runde ist kein Fehler, was öfter gewinnt, was es auch an Punkten kostet. Glück ist, was das Geben, die Federn am eigenen Pfau und die anderen über das Erwartbare hinaus getan haben.
review-note-pok = Verluste sind Anteile am Sieg (0,010 ist eine von hundert Partien), exakt gegen Leute, die sich an die gelöste Tabelle halten. Alles, was die Tabelle vorsieht, ist richtig, auch das Seltenere.
review-note-pok-guessed = Für so viele Leute ist POK nicht gelöst. Was eine Stellung wert ist, wird hier geschätzt und die Runde mit den Schätzungen gelöst: Die Verluste sind Hinweise, keine Beweise.
