## Die Regeln zum Nachlesen. Welche Regel in welchem Abschnitt steht, sagt rules.json.

rules-nutshell-pikoko =
    Alle haben einen Pfau mit acht Federn, und du siehst die Federn von allen, nur deine eigenen nicht. Zuerst sagt ihr
    mit geschlossenen Fäusten an, wie viele der acht Stiche jeder Pfau holen wird, auch der eigene. Dann legst du verdeckt
    eine Karte: für die Ansage, der du am meisten vertraust.
    
    Danach wird um die Stiche gespielt, aber verdreht: Du spielst die Federn links von dir, und deine spielt, wer rechts
    von dir sitzt. Stimmt eine Ansage genau, gibt das 2 Punkte, liegt sie um eins daneben, gibt es 1. Nach drei Runden
    gewinnt, wer die meisten Punkte hat.
rules-nutshell-pok =
    Du hast sechs Plättchen und willst fünf davon loswerden. Drei Würfel fallen, alle verstecken ein Plättchen in der
    Faust, und alle Fäuste gehen zugleich auf.

    Zeigen genau so viele von euch ein Zeichen, wie ein Würfel verlangt, geben sie alle ihr Plättchen ab. Bekommt kein
    Würfel, was er will, darf stattdessen gehen, was kein Würfel verlangt hat. Errate also, was die anderen vorhaben,
    und tu etwas anderes; oder genau dasselbe.

rules-section-feathers = Die Federn
rules-section-deal = Das Austeilen
rules-section-bids = Die Ansagen
rules-section-tricks = Die Stiche
rules-section-score = Die Wertung
rules-section-pieces = Plättchen und Würfel
rules-section-round = Eine Runde
rules-section-end = Das Ende
rules-section-fair = Ehrlicher Zufall

# Pikoko
rule-P1 = Es gibt Federn in fünf Farben: Rot, Gelb, Lila, Weiß und Blau. In jeder Farbe kommt jede Zahl von 1 bis 11 einmal vor.
rule-P2 = Vier Federn haben drei Farben zugleich: PYR1, BWY4, PWR7 und BWR10. So eine Feder ist ihre Zahl in allen drei Farben; darum gibt es die 1, 4, 7 und 10 je einmal dreifarbig und zweimal einfarbig.
rule-P3 = Zu fünft spielt ihr mit allen 47 Federn. Zu viert bleiben die 10er und 11er in der Schachtel, zu dritt auch die 8er und 9er.
rule-P4 = Die Farben heißen so, wie deine Sprache sie nennt. Die Buchstaben R, Y, P, W und B sind in allen Sprachen gleich.
rule-P5 = In jeder Runde bekommt jeder Pfau acht Federn, und die nächste wird aufgedeckt: Ihre Farbe ist Trumpf. Zeigt sie drei Farben, gibt es in dieser Runde keinen Trumpf. Der Rest bleibt aus dem Spiel.
rule-P6 = Du siehst alle Federn, nur deine eigenen nicht. Nichts im Spiel verrät sie, bevor sie gespielt werden.
rule-P7 = Du hast neun Marker, in jeder Runde wieder alle. Ein Pfau nach dem anderen kommt dran, im Uhrzeigersinn ab dem Startmarker: Alle, denen er nicht gehört, nehmen Marker in die Faust, und die Fäuste gehen zugleich auf.
rule-P8 = Waren alle Pfauen an der Reihe, sagen alle noch für den eigenen an, wieder mit geschlossener Faust. Was die anderen für ihn angesagt haben, ist dein bester Hinweis.
rule-P9 = Du darfst so viele Stiche ansagen, wie du noch Marker hast, oder weniger, auch 0. Gesetzte Marker kommen erst zur nächsten Runde zurück; du darfst welche übrig behalten, und sie dürfen dir ausgehen.
rule-P10 = Dann legen alle verdeckt eine Vertrauenskarte. Sie nennt, bei wem du deiner Ansage am meisten vertraust, vielleicht bei dir selbst, oder sie sagt Kein Vertrauen. Umgedreht wird sie bei der Wertung.
rule-P11 = Du spielst aus dem Pfau zu deiner Linken, nie aus dem eigenen. Wer die Runde beginnt, spielt zum ersten Stich an, dann legen alle im Uhrzeigersinn eine Feder. Eine Runde hat acht Stiche.
rule-P12 = Die erste Feder eines Stichs ist frei. Danach musst du die angespielte Farbe bedienen, wenn der Pfau zu deiner Linken sie irgendwo zeigt; sonst spielst du, was du willst. Auch eine dreifarbige Feder mit dieser Farbe muss bedienen und zählt dann nur als diese, selbst wenn eine ihrer anderen Farben Trumpf ist.
rule-P13 = Wenn du eine dreifarbige Feder anspielst, oder eine spielst, der die angespielte Farbe fehlt, nennst du eine ihrer Farben. Das bestimmst du, egal wem die Feder gehört, und Trumpf ist erlaubt.
rule-P14 = Der höchste Trumpf holt den Stich; ohne Trumpf die höchste Feder der angespielten Farbe. Er geht an den Pfau, dem die Feder gehört, egal wer sie gespielt hat.
rule-P15 = Der nächste Stich beginnt mit einer Feder aus dem Pfau, der den letzten geholt hat. Es spielt also an, wer rechts von ihm sitzt.
rule-P16 = Eine Ansage, die genau stimmt, bringt 2 Punkte, eine um eins daneben 1 Punkt, jede andere nichts. Das gilt für alle deine Ansagen, auch für die 0 und für den eigenen Pfau.
rule-P17 = Deine Vertrauenskarte bringt 3 Punkte dazu, wenn deine Ansage dort genau stimmt, und kostet sonst 1. Kein Vertrauen bringt immer 1 Punkt.
rule-P18 = Wer bisher die wenigsten Punkte hat, beginnt die nächste Runde. Haben mehrere gleich wenige, ist es die erste von ihnen im Uhrzeigersinn nach der Person, die zuletzt begonnen hat; ein Tisch kann auch ausmachen, dass diese den Startmarker behalten darf oder dass er immer nach links geht.
rule-P19 = Nach drei Runden gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheidet die beste einzelne Runde; ist auch die gleich, wird der Sieg geteilt.
rule-P20 = Wer die erste Runde beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt hat.

# POK
rule-K1 = Alle haben sechs Plättchen: zwei blaue Scheiben, zwei grüne Quadrate und zwei rote Dreiecke. Lass sie niemanden sehen.
rule-K2 = Der erste Würfel zeigt immer ein Zeichen. Der zweite zeigt zwei gleiche oder ist leer, der dritte zeigt drei gleiche oder ist leer; bei beiden ist die Hälfte der Seiten leer.
rule-K3 = Die Würfel fallen. Alle schließen die Faust um eines ihrer Plättchen, und wenn alle so weit sind, gehen die Fäuste zugleich auf.
rule-K4 = Ein Würfel ist erfüllt, wenn genau so viele sein Zeichen zeigen, wie er verlangt. Jeder Würfel zählt für sich, nichts wird zusammengezählt. Wer das Zeichen eines erfüllten Würfels zeigt, gibt das Plättchen ab.
rule-K5 = Nur wenn kein Würfel erfüllt ist, werden stattdessen die Plättchen abgegeben, deren Zeichen auf keinem Würfel steht. Beträfe das alle am Tisch, gibt niemand ab.
rule-K6 = Alle anderen Plättchen gehen zurück auf die Hand. Ein abgegebenes kommt nie wieder.
rule-K7 = Das Spiel endet, sobald jemand fünf Plättchen abgegeben hat: Das ist der Sieg. Schaffen es mehrere in derselben Runde, gewinnen sie gemeinsam.
rule-K8 = Ab vier Personen kann es sein, dass nur noch ein einziges Zeichen übrig ist, zwei Plättchen bei allen. Dann hilft kein Wurf mehr; das Spiel ist aus, und alle teilen sich den Sieg.
rule-K9 = Wie viele Plättchen jemand noch hat, sehen alle; welche, musst du dir merken. Ein Tisch kann eine Gedächtnisstütze einschalten, die aber nie in eine geschlossene Faust schaut.

# Fair deals
rule-F1 = Vor dem ersten Austeilen steht fest, woraus es folgt: eine Nummer für dieses Spiel, die nie wiederkommt, und die Regeln, nach denen an diesem Tisch gespielt wird.
rule-F2 = In Pikoko gibt das Haus für jede der drei Runden ein Versprechen ab, in POK eines für das ganze Spiel. Ohne Versprechen wird keine Runde ausgeteilt.
rule-F3 = Das Haus verspricht für jede Runde eine geheime Zahl, bevor es die der anderen kennt. Ein Versprechen legt eine Zahl fest, ohne sie zu zeigen; was später aufgedeckt wird, muss diese Zahl sein.
rule-F4 = Bevor das Haus seine Zahlen zieht, hat jeder Browser am Tisch eigene geheime gezogen und versprochen. Wer nichts versprochen hat, kann später nichts aufdecken.
rule-F5 = Ein Bot hat keine Zahl. Er zählt als null, ebenso eine Zahl, die nicht versprochen oder nicht rechtzeitig aufgedeckt wurde; wer eine versprochen und zurückgehalten hat, wird genannt.
rule-F6 = Alle diese Zahlen zusammen ergeben eine endlose Reihe neuer Zahlen, in der jede Karte und jede Seite eines Würfels gleich wahrscheinlich ist.
rule-F7 = Wer anfängt, wie ausgeteilt wird und wie die Würfel fallen, folgt aus dieser Reihe und aus nichts anderem.
rule-F8 = Ist eine Runde gewertet oder das Spiel abgebrochen, deckt das Haus seine Zahl auf. Von da an können alle die Verteilung nachrechnen.
rule-F9 = Der Fingerabdruck, acht Federn, folgt aus dem Spiel und allen Versprechen. Wer dieselben acht sieht wie die anderen, dem wurde dasselbe versprochen wie ihnen.
