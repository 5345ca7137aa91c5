## Hulp van de coach tijdens een spel.

home-help = Hulp van de coach tijdens het spel
home-help-off = geen
home-help-beliefs = wat je kunt hebben
home-help-coach = wat je kunt hebben, en advies
gather-help-beliefs = Wie wil, kan tijdens het spel zien wat hij kan hebben.
gather-help-coach = Wie wil, kan tijdens het spel de coach om raad vragen.

help-heading = Hulp
help-asked = { $person ->
        [you] Je hebt de coach iets gevraagd; de anderen zien dat, maar niet wat hij zegt.
        [one] { $players } heeft de coach iets gevraagd.
        [you-many] { $players } hebben de coach iets gevraagd.
       *[many] { $players } hebben de coach iets gevraagd.
    }
help-beliefs-pikoko = Wat kan ik hebben?
help-beliefs-pok = Wat hebben de anderen?
help-coach = Vraag de coach
help-coach-wait = Je kunt het vragen als je aan de beurt bent.
help-best = De coach zou kiezen: { $best }
help-close-call = De op een na beste keuze is ongeveer even goed: { $next }.
help-better-by = Dat is { $loss } beter dan { $next }.
help-only = Er is maar één mogelijkheid.
help-working = De coach denkt na…

server-no-help = Zulke hulp is er aan deze tafel niet.
server-not-asked = Je wordt nu niets gevraagd.
