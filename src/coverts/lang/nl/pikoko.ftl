## Pikoko verteld: wat er gebeurt, wat er op tafel ligt, het scoreblok.

legend-colour = { $letter } is { $colour } ({ $emblem })
legend = Een veer schrijf je met een letter en een getal: { $colours }. PYR1, BWY4, PWR7 en BWR10 hebben drie kleuren.

# Een ronde begint
starter-drawn =
    { $person ->
        [you] Het lot geeft jou de startfiche.
       *[one] Het lot geeft { $player } de startfiche.
    }
round-heading = Ronde { $number } van 3
starter =
    { $person ->
        [you] Jij begint deze ronde.
       *[one] { $player } begint deze ronde.
    }
trump = Omgedraaid: { $feather }. Troef is { $colour }.
no-trump = Omgedraaid: { $feather }, dus drie kleuren. Deze ronde is er geen troef.
nothing-dealt = Er zijn nog geen veren gedeeld.
hands-heading = De pauwen:
hand-hidden =
    { $number ->
        [0] geen veren meer
        [one] 1 veer die jij niet ziet
       *[other] { $number } veren die jij niet ziet
    }
hand-empty = geen veren meer
hand-target = deze speel jij
hand-of = { $player } heeft: { $hand }

# Biedingen
bids-heading = Biedingen. Per rij: wie biedt. Per kolom: op wiens pauw.
bids-bidder = bod van
bids-left = fiches over
bids-taken = gehaald
bid-shown = { $player } { $number }
bids-revealed = Alle vuisten open! Geboden op { $peacock }: { $bids }.
bids-revealed-own = Alle vuisten open! Ieders bod op de eigen pauw: { $bids }.

need-more = { $player } nog { $number }
need-none = { $player } geen meer
need-fewer = { $player } { $number } te veel
needs =
    Zo staan je biedingen ervoor: { $needs }. { $number ->
        [one] Dit is de laatste slag.
       *[other] Nog { $number } slagen te gaan.
    }

# Vertrouwen
cards-placed = Alle vertrouwenskaarten liggen gedekt. De slagen kunnen beginnen.
card-laid = Jouw vertrouwenskaart, gedekt: je bod op { $peacock }.
card-laid-none = Jouw vertrouwenskaart, gedekt: Geen vertrouwen.
cards-heading = De vertrouwenskaarten worden omgedraaid:
card-right =
    { $person ->
        [you] Jij vertrouwde
       *[one] { $player } vertrouwde
    } op { $peacock }: { $bid } geboden en { $taken } gehaald. Precies goed, { $points } punten!
card-wrong =
    { $person ->
        [you] Jij vertrouwde
       *[one] { $player } vertrouwde
    } op { $peacock }: { $bid } geboden maar { $taken } gehaald. { $points ->
        [one] Een punt kwijt.
       *[other] { $points } punten kwijt.
    }
card-none =
    { $player }: Geen vertrouwen, en { $points ->
        [one] een zeker punt.
       *[other] { $points } zekere punten.
    }

# Slagen
leads =
    { $person ->
        [you] Jij komt uit met { $feather } uit { $peacock }.
       *[one] { $player } komt uit met { $feather } uit { $peacock }.
    }
plays =
    { $person ->
        [you] Jij speelt { $feather } uit { $peacock }.
       *[one] { $player } speelt { $feather } uit { $peacock }.
    }
taken-by = { $player } { $number }
trick-taken =
    { $person ->
        [you] Jouw pauw haalt de slag
       *[one] De pauw van { $player } haalt de slag
    } met { $feather }, { $why }. Tot nu toe gehaald: { $so_far }.
taking =
    { $reason ->
        [highest-trump] de hoogste troef
        [only-trump] de enige troef
        [highest-led] de hoogste veer van de gevraagde kleur
       *[only-led] de enige veer van de gevraagde kleur
    }
trick-none = Er wordt nu geen slag gespeeld.
trick-none-taken = In deze ronde is nog geen slag gehaald.
trick-empty = Slag { $number }: er is nog niets gespeeld. { $player } mag uitkomen.
trick-so-far = Slag { $number } van 8 tot nu toe: { $plays }. De gevraagde kleur is { $colour }. { $trump }
trick-line =
    Slag { $number }: { $person ->
        [you] jij komt
       *[one] { $player } komt
    } uit met { $first }, dan { $others }. { $taker_person ->
        [you] Jouw pauw haalt hem
       *[one] De pauw van { $taker } haalt hem
    } met { $feather }, { $why }.

# Het scoreblok
pad-heading = Scoreblok, ronde { $number } van 3. In elk vak: een bod en de punten ervoor.
pad-peacock = pauw
pad-taken = gehaald
pad-row = { $player }:
pad-card = kaart
pad-round = ronde
pad-total = totaal
pad-legend = Een bod dat precies goed is geeft 2 punten, één ernaast geeft 1 punt.
pad-empty = Er is nog geen ronde geteld.
next-starter =
    { $person ->
        [you] Jij hebt
       *[one] { $player } heeft
    } de minste punten, { $points }, en { $person ->
        [you] begint
       *[one] begint
    } de volgende ronde.
next-starter-tied =
    Gelijk met de minste punten ({ $points }): { $tied }. { $person ->
        [you] Jij begint
       *[one] { $player } begint
    } de volgende ronde.
standings-heading = Punten, ronde voor ronde:
standings-player = naam
standings-round = ronde { $number }

# Het einde
game-over = Het spel is afgelopen.
tie-level =
    { $players }: gelijke stand met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
won-by-points =
    { $winners } { $person ->
        [you] wint
        [one] wint
       *[other] winnen
    } met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
won-by-best-round =
    { $person ->
        [you] Jij wint
        [one] { $winners } wint
       *[other] { $winners } winnen samen
    }: de beste ronde beslist, met { $best ->
        [one] { $best } punt
       *[other] { $best } punten
    }.
won-by-shared =
    { $winners } delen de overwinning: ook de beste rondes zijn gelijk, elk met { $best ->
        [one] { $best } punt
       *[other] { $best } punten
    }.

# Vragen
bid-range =
    { $number ->
        [0] Je hebt geen fiches meer: het wordt 0.
        [one] Je hebt 1 fiche: 0 of 1.
       *[other] Je hebt { $number } fiches: 0 tot en met { $number }.
    }
ask-bid = Hoeveel slagen haalt { $peacock }? { $range }
ask-self-bid = Hoeveel slagen haalt je eigen pauw? De anderen zien hem en bieden: { $bids }. { $range }
ask-confidence = Op welk bod vertrouw je? Precies goed geeft 3 punten extra, anders verlies je er 1. De kaart blijft gedekt.
confidence-on = jouw bod van { $number } op { $peacock }
confidence-none = geen ervan: Geen vertrouwen, 1 zeker punt
ask-lead = Slag { $number } van 8: jij komt uit. { $trump }
ask-play = Je speelt uit { $peacock }: { $hand }
trump-is = Troef is { $colour }.
trump-none = Er is geen troef.
may-play = Je mag spelen: { $feathers }.
may-play-as = { $feather } (als { $colours })
prompt-bid = Jouw bod:
prompt-self-bid = Jouw bod:
prompt-confidence = Jouw vertrouwenskaart:
prompt-play = Jouw veer:

# Antwoorden die niet begrepen zijn
unclear-bid =
    “{ $text }” is geen aantal fiches. { $number ->
        [0] Typ 0, of ? voor hulp.
       *[other] Typ een getal van 0 tot en met { $number }, of ? voor hulp.
    }
unclear-confidence =
    “{ $text }” is hier niemand. Typ een getal van 1 tot en met { $number }, een naam, ik of geen; of ? voor hulp.
unclear-play = “{ $text }” is geen veer die bedoeld kan zijn. Je mag spelen: { $feathers }. Typ ? voor hulp.
unclear-which = “{ $text }” kan meer dan één veer zijn: { $feathers }. Typ ook de kleur.
unclear-colour = { $feather } kan hier tellen als { $colours }. Typ { $typed }.

# Welkom en hulp
welcome-pikoko =
    Pikoko: bied hoeveel slagen elke pauw haalt, en zorg dan dat het uitkomt.
    Iedereen ziet jouw veren, behalve jij. Jij speelt de veren van je linkerbuur.
seated = Aan tafel, met de klok mee vanaf jou: { $players }.
your-target = Jij speelt de veren van { $target }, en { $player } speelt de jouwe.
help-hint = Typ bij elke vraag ? voor hulp, of stop om weg te gaan.

help-bid =
    Een bod zegt hoeveel van de 8 slagen deze pauw haalt.
    Je hebt negen fiches voor alle pauwen van een ronde; wat je biedt ben je kwijt tot de volgende ronde.
    Precies goed is 2 punten, één ernaast is 1 punt. 0 is een bod als elk ander.
    Typ een getal. Wat de anderen bieden, zie je pas als alle vuisten opengaan.
help-self-bid =
    Nu bied je op je eigen pauw, die jij niet ziet. De anderen wel, en wat zij boden is een aanwijzing.
    Je mag zoveel fiches bieden als je nog hebt. Typ een getal.
help-confidence =
    Kies een van je biedingen: is dat bod precies goed, dan krijg je 3 punten extra, anders verlies je er 1.
    Geen vertrouwen is 1 punt, wat er ook gebeurt. De kaarten blijven gedekt tot de ronde geteld wordt.
    Typ een getal uit de lijst, het begin van een naam, ik, of geen.
help-play =
    Je speelt een veer van de pauw links van je. Je moet kleur bekennen als die pauw dat kan.
    De hoogste troef haalt de slag; zonder troef de hoogste veer van de gevraagde kleur.
    De slag gaat naar de pauw waar die veer uit komt, en wie rechts van die pauw zit, komt als volgende uit.
    Typ een veer: R6 of rood 6, of gewoon 6 als er maar één bedoeld kan zijn.
    Een driekleurige veer telt als de gevraagde kleur als die erop staat. Anders noem jij de kleur: BWR10=W.
help-commands-pikoko =
    Bij elke vraag kun je ook typen:
      tafel      alles wat je kunt zien
      biedingen  de tabel met biedingen
      slag       de slag op tafel
      vorige     de slag daarvoor
      score      het scoreblok
      stop       het spel verlaten
