## Solo, im Terminal und auf der Seite.

home-game-solo = Solo
home-about-solo = Zeig den höchsten Stein, den sonst niemand zeigt.
story-title-solo = Eine Partie Solo
replay-before-solo = { $players } nehmen Platz. Noch ist kein Preis aufgedeckt.
rules-nutshell-solo = Der höchste Stein, den nur eine Person zeigt, gewinnt den Preis. Drei Preise; die meisten Punkte gewinnen.

welcome-solo = Solo: Alle schließen die Faust um einen Stein, und der höchste, der allein ist, gewinnt den Preis.
help-solo = Gib die Zahl eines Steins ein, den du noch hast.
solo-prize = Preis { $number } von 3 ist { $prize } wert.
solo-number = { $player } { $number }
solo-taken =
    Alle Fäuste auf: { $shown }. { $winner } { $person ->
        [you] nimmst den Preis.
       *[one] nimmt den Preis.
    }
solo-nobody = Alle Fäuste auf: { $shown }. Niemand ist allein, und niemand nimmt den Preis.
solo-points = Punkte: { $points }.
solo-won =
    { $winners } { $person ->
        [you] gewinnst.
        [one] gewinnt.
        [you-many] teilt euch den Sieg.
       *[many] teilen sich den Sieg.
    }
solo-ask = Welchen Stein zeigst du? { $counters }.
prompt-solo = Dein Stein:
solo-unclear = „{ $text }“ ist kein Stein.
solo-counter = { $number ->
       *[other] Stein { $number }
    }
refused-solo-counter = Du hast { $counter } nicht mehr.
refused-solo-prize = Ein Preis ist 1 bis 3 wert, nicht { $number }.
refused-solo-turned = Der Preis dieser Runde ist schon aufgedeckt.
