## Erste Lektionen.

learn-lesson = Lektion { $place } von { $number }: { $title }
learn-left = Bis zum nächsten Mal. Es geht mit der Lektion weiter, die du verlassen hast.
learn-done = Mehr gibt es nicht zu lernen. Jetzt eine erste Partie mit Tipps: coverts play pikoko --hints
learn-no-such-lesson = Es gibt { $number } Lektionen.

learn-title = Erste Lektionen
learn-offer = Neu hier? Sechs kurze Lektionen, eine Idee in jeder.
learn-next = Nächste Lektion
learn-list = Alle Lektionen
learn-skip = Diese Lektion überspringen
learn-task = Was zu tun ist
learn-finished = fertig
learn-not-there = Was du getan hast, führt nicht an diese Stelle der Lektion.

lesson-trick-title = Stich und Trumpf
lesson-trick-1 = Alle legen eine Feder, und die höchste Feder der Farbe, die zuerst gelegt wurde, macht den Stich. Aber Trumpf schlägt jede andere Farbe. Rot wurde angespielt, der Pfau links von dir hat kein Rot mehr, und Gelb ist Trumpf. Du spielst die Federn des Pfaus links von dir: Hol ihm diesen Stich.
lesson-trick-1-otherwise = Die ist erlaubt, aber sie macht nichts: Sie hat weder die angespielte Farbe, noch ist sie Trumpf. Such eine gelbe.
lesson-trick-1-done = Der Trumpf hat gestochen. Wer rechts von dem Pfau sitzt, der den Stich gemacht hat, spielt zum nächsten an; das bist du.
lesson-trick-2 = Spiel die letzte Feder an.
lesson-trick-2-otherwise = Es gibt nur eine.
lesson-trick-2-done = Acht Stiche sind eine Runde. Das war der letzte.

lesson-whose-title = Wessen Federn du spielst
lesson-whose-1 = Deine eigenen Federn siehst du nicht, und du spielst sie auch nie: Du spielst die des Pfaus links von dir, und der Stich geht an den Pfau, nicht an dich. Du hast diesem Pfau 1 Stich angesagt, und 1 hat er. Sorge dafür, dass es keiner mehr wird.
lesson-whose-1-otherwise = Diese Feder ist die höchste: Der Pfau links von dir bekäme einen zweiten Stich, und deine Ansage läge um eins daneben. Schau noch einmal.
lesson-whose-1-done = Richtig: niedrig genug. Deine Ansage zu diesem Pfau steht noch.

lesson-colours-title = Eine Feder mit drei Farben
lesson-colours-1 = Eine dreifarbige Feder zählt als jede ihrer Farben. Gelb wurde angespielt. Hat der Pfau links von dir irgendwo Gelb, muss Gelb gespielt werden.
lesson-colours-1-otherwise = Such die Feder, die Gelb unter ihren Farben hat.
lesson-colours-1-done = Hier zählte sie als Gelb und als nichts anderes. Angespielt oder abgeworfen würdest du selbst sagen, als was sie zählt.

lesson-bid-title = Eine Ansage zu anderen
lesson-bid-1 = Du siehst jeden Pfau außer deinem eigenen. Sieh dir die Federn des Pfaus links von dir an: Welche machen Stiche? Trümpfe, hohe Zahlen und lange Farben. Sag an, wie viele er macht. Genau richtig bringt 2 Punkte, um eins daneben 1.
lesson-bid-1-otherwise = Das ist eine Ansage wie jede andere, aber zu diesen Federn keine gute. Zähl die hohen Zahlen jeder Farbe: Zu dritt ist die 7 die höchste.
lesson-bid-1-done = Eine gute Ansage. Die Fäuste öffnen sich zusammen; die anderen haben auch angesagt.

lesson-own-bid-title = Die Ansage zum eigenen Pfau
lesson-own-bid-1 = Deine eigenen Federn sind dir verborgen, den anderen aber nicht, und alle haben zu ihnen angesagt. Was verrät dir das?
lesson-own-bid-1-otherwise = Die anderen sehen deine Federn und sind sich einig. Glaub ihnen.
lesson-own-bid-1-done = Ihre Ansagen sind das Beste, was du über dich wissen kannst.

lesson-confidence-title = Vertrauen
lesson-confidence-1 = Eine Vertrauenskarte bringt 3 Punkte, wenn deine Ansage dort genau stimmt, und kostet sonst 1. Kein Vertrauen ist sicher 1 Punkt. Wo ist deine Ansage am sichersten? Bei Pfauen, die nichts oder fast alles machen, lässt es sich am besten sagen.
lesson-confidence-1-otherwise = Das ginge, aber eine deiner Ansagen ist sicherer. Such die, die fast nicht schiefgehen kann.
lesson-confidence-1-done = Verdeckt liegt sie da, bis die Runde gewertet wird.
