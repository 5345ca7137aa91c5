## POK verteld: wat er gebeurt, wat er op tafel ligt en wat er gevraagd wordt.

thrown = Worp { $number }: { $dice }.
not-thrown = Er is nog niet gegooid.
shown-by = { $symbol }: { $players }
offers-revealed = Alle vuisten open! { $offers }.
met-dice =
    { $number ->
        [one] Eén dobbelsteen is raak: { $dice }.
       *[other] Deze dobbelstenen zijn raak: { $dice }.
    }
none-met-absent = Geen dobbelsteen is raak, dus mag weg wat op geen dobbelsteen staat: { $symbols }.
none-met-all-absent = Geen dobbelsteen is raak. Iedereen toont iets wat op geen enkele dobbelsteen staat, en dan levert niemand in.
none-met-none = Geen dobbelsteen is raak, en alles wat getoond is staat op een dobbelsteen. Niemand levert in.
hand-over =
    { $players } { $person ->
        [you] levert een steentje in.
        [one] levert een steentje in.
       *[many] leveren elk een steentje in.
    }
counters-left = Steentjes over: { $left }.
left-to = { $player } { $number }

# De tafel
counters-heading = Steentjes over:
counters-player = naam
counters-all = totaal
counters-unknown = ?
shape-B = schijven
shape-G = vierkanten
shape-R = driehoeken
no-round-yet = Er is nog geen ronde gespeeld.
last-round = In de vorige ronde toonden de dobbelstenen: { $dice }. { $offers }.

# Het einde
won-by-handed-over =
    { $winners } { $person ->
        [you] hebt vijf van je zes steentjes ingeleverd: je wint!
        [one] heeft vijf van de zes steentjes ingeleverd en wint.
        [you-many] hebben vijf van de zes steentjes ingeleverd: jullie delen de overwinning.
       *[many] hebben vijf van de zes steentjes ingeleverd en delen de overwinning.
    }
won-by-dead-position =
    Iedereen heeft nog twee steentjes met één en hetzelfde symbool, en geen worp kan daar nog iets aan veranderen.
    Dus eindigt het spel hier, en delen jullie allemaal de overwinning.

# Vragen en antwoorden
you-hold = Je hebt { $counters }.
ask-offer = Om welk steentje sluit je je vuist? { $symbols }.
prompt-offer = Jouw steentje:
unclear-offer = “{ $text }” is geen steentje. Typ { $letters }, een woord als schijf, of ? voor hulp.

# Welkom en hulp
welcome-pok =
    POK: iedereen sluit een vuist om een steentje, alle vuisten gaan samen open, en de dobbelstenen zeggen wie mag inleveren.
    Wie als eerste vijf van de zes steentjes heeft ingeleverd, wint.
help-offer =
    Een dobbelsteen is raak als precies zoveel spelers zijn symbool tonen als erop staan. Elke dobbelsteen telt apart.
    Toon je het symbool van een dobbelsteen die raak is, dan lever je dat steentje in en is het uit het spel.
    Is er geen dobbelsteen raak, dan levert in wie iets toont dat op geen dobbelsteen staat – behalve als dat voor iedereen geldt.
    Alle andere steentjes gaan terug in de hand.
    Typ b, g of r, of een woord: blauw of schijf, groen of vierkant, rood of driehoek.
help-commands-pok =
    Bij elke vraag kun je ook typen:
      tafel   de dobbelstenen en de steentjes
      vorige  de ronde hiervoor
      score   wie nog hoeveel steentjes heeft
      stop    het spel verlaten
