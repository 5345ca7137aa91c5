## POK erzählt: was geschieht, was auf dem Tisch liegt und was gefragt wird.

thrown = Wurf { $number }: { $dice }.
not-thrown = Es wurde noch nicht gewürfelt.
shown-by = { $symbol }: { $players }
offers-revealed = Alle Fäuste auf! { $offers }.
met-dice =
    { $number ->
        [one] Ein Würfel ist erfüllt: { $dice }.
       *[other] Diese Würfel sind erfüllt: { $dice }.
    }
none-met-absent = Kein Würfel ist erfüllt, also darf gehen, was auf keinem Würfel steht: { $symbols }.
none-met-all-absent = Kein Würfel ist erfüllt. Alle zeigen etwas, das auf keinem Würfel steht, und dann gibt niemand ab.
none-met-none = Kein Würfel ist erfüllt, und alles Gezeigte steht auf einem Würfel. Niemand gibt ab.
hand-over =
    { $players } { $person ->
        [you] gibst ein Plättchen ab.
        [one] gibt ein Plättchen ab.
        [you-many] gebt je ein Plättchen ab.
       *[many] geben je ein Plättchen ab.
    }
counters-left = Plättchen übrig: { $left }.
left-to = { $player } { $number }

# Der Tisch
counters-heading = Plättchen übrig:
counters-player = Name
counters-all = gesamt
counters-unknown = ?
shape-B = Scheiben
shape-G = Quadrate
shape-R = Dreiecke
no-round-yet = Noch wurde keine Runde gespielt.
last-round = In der vorigen Runde zeigten die Würfel: { $dice }. { $offers }.

# Das Ende
won-by-handed-over =
    { $winners } { $person ->
        [you] hast fünf deiner sechs Plättchen abgegeben und gewinnst!
        [one] hat fünf von sechs Plättchen abgegeben und gewinnt.
        [you-many] habt fünf von sechs Plättchen abgegeben und teilt euch den Sieg.
       *[many] haben fünf von sechs Plättchen abgegeben und teilen sich den Sieg.
    }
won-by-dead-position =
    Allen bleiben zwei Plättchen mit ein und demselben Zeichen, und kein Wurf könnte je eines davon befreien.
    So endet das Spiel hier, und alle teilen sich den Sieg.

# Fragen und Antworten
you-hold = Du hast { $counters }.
ask-offer = Um welches Plättchen schließt du die Faust? { $symbols }.
prompt-offer = Dein Plättchen:
unclear-offer = „{ $text }“ ist kein Plättchen. Tippe { $letters }, ein Wort wie Scheibe, oder ? für Hilfe.

# Willkommen und Hilfe
welcome-pok =
    POK: Alle schließen die Faust um ein Plättchen, alle öffnen zugleich, und die Würfel sagen, wer abgeben darf.
    Wer zuerst fünf von sechs Plättchen abgegeben hat, gewinnt.
help-offer =
    Ein Würfel ist erfüllt, wenn genau so viele von euch sein Zeichen zeigen, wie er verlangt. Jeder Würfel zählt für sich.
    Wer das Zeichen eines erfüllten Würfels zeigt, gibt sein Plättchen ab, und es ist aus dem Spiel.
    Ist kein Würfel erfüllt, geben alle ab, deren Zeichen auf keinem Würfel steht – es sei denn, das wären alle.
    Alle übrigen Plättchen werden zurückgenommen.
    Tippe b, g oder r, oder ein Wort dafür: blau oder Scheibe, grün oder Quadrat, rot oder Dreieck.
help-commands-pok =
    Bei jeder Frage kannst du auch tippen:
      tisch    die Würfel und die Plättchen
      zuletzt  die Runde davor
      punkte   wer wie viele Plättchen übrig hat
      ende     das Spiel verlassen
