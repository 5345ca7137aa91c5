## Solo, in de terminal en op de pagina.

home-game-solo = Solo
home-about-solo = Laat de hoogste steen zien die niemand anders laat zien.
story-title-solo = Een spel Solo
replay-before-solo = { $players } gaan zitten. Er is nog geen prijs omgedraaid.
rules-nutshell-solo = De hoogste steen die maar één speler laat zien, wint de prijs. Drie prijzen; de meeste punten winnen.

welcome-solo = Solo: iedereen sluit de vuist om een steen, en de hoogste die alleen is, wint de prijs.
help-solo = Typ het getal van een steen die je nog hebt.
solo-prize = Prijs { $number } van 3 is { $prize } waard.
solo-number = { $player } { $number }
solo-taken =
    Alle vuisten open: { $shown }. { $winner } { $person ->
        [you] neemt de prijs.
       *[one] neemt de prijs.
    }
solo-nobody = Alle vuisten open: { $shown }. Niemand is alleen, en niemand neemt de prijs.
solo-points = Punten: { $points }.
solo-won =
    { $winners } { $person ->
        [you] wint.
        [one] wint.
        [you-many] delen de overwinning.
       *[many] delen de overwinning.
    }
solo-ask = Welke steen laat je zien? { $counters }.
prompt-solo = Jouw steen:
solo-unclear = "{ $text }" is geen steen.
solo-counter = { $number ->
       *[other] steen { $number }
    }
refused-solo-counter = Je hebt { $counter } niet meer.
refused-solo-prize = Een prijs is 1 tot 3 waard, niet { $number }.
refused-solo-turned = De prijs van deze ronde is al omgedraaid.
