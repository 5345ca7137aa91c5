## Cijfers over de lezer, voor de lezer alleen.

numbers-title = Jouw cijfers
numbers-why = Alleen jij ziet ze. Ze worden geteld uit je laatste afgelopen spellen en de besprekingen daarvan; oefening telt niet mee.
numbers-none = Er valt nog niets te tellen: speel eerst een spel uit.
numbers-games = { $number ->
        [one] Eén spel
       *[other] { $number } spellen
    }
numbers-victories = Overwinningen: { $won }. Als iedereen aan die tafels even sterk was, waren het er { $expected }.
numbers-of-bid = Wat er van je biedingen kwam
numbers-of-card = Wat je vertrouwen opleverde
numbers-of-offer = Wat er van je steentjes kwam
numbers-about = op
numbers-number = aantal
numbers-outcome-right = goed
numbers-outcome-close = één ernaast
numbers-outcome-bad = fout
numbers-points = punten
numbers-bid-own = je eigen pauw
numbers-bid-left = die van je linkerbuur, die jij speelt
numbers-bid-others = die van de anderen
numbers-card-own = je eigen pauw
numbers-card-left = die van je linkerbuur, die jij speelt
numbers-card-others = die van de anderen
numbers-card-none = Geen vertrouwen
numbers-offer-shown = een teken op een dobbelsteen
numbers-offer-unshown = een teken op geen dobbelsteen
numbers-offer-right = afgegeven
numbers-share = { $number } ({ $share }%)
numbers-losses = Wat je keuzes verloren
numbers-losses-none = Laat een spel bespreken, dan wordt hier spel voor spel getekend wat je keuzes verloren.
numbers-each = gemiddeld { $loss } verloren bij { $number } vrije keuzes
numbers-like = zo goed als deze bot: { $level }
numbers-too-few = te weinig om met bots te vergelijken
numbers-plot = { $games ->
        [one] { $kind }, één spel besproken: { $first } per keuze verloren.
       *[other] { $kind }, { $games } spellen besproken: { $first } per keuze verloren in het eerste, { $last } in het laatste.
    }
numbers-plot-about = Een stip is een spel, de lijn het gemiddelde tot dan; de streepjes zijn bots.
