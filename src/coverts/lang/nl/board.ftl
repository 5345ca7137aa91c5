## De tafel van Pikoko op de pagina.

board-ask = Wat er van je gevraagd wordt
board-peacock =
    { $person ->
        [you] Jouw pauw
       *[one] De pauw van { $player }
    }
board-trick = De slag op tafel
board-trump = Troef
board-round = Ronde { $number } van 3
board-trick-number = slag { $number } van 8
board-trump-is = Troef: { $colour } ({ $emblem })
board-trump-short = Troef: { $colour }
board-no-trump = Geen troef
board-start-token = Startfiche
board-card = Een vertrouwenskaart, gedekt
board-led = Gevraagd: { $colour }
board-leads =
    { $person ->
        [you] Jij komt uit
       *[one] { $player } komt uit
    }
board-feather =
    { $feather } uit { $peacock }, gespeeld door { $person ->
        [you] jou
       *[one] { $player }
    }
board-first = als eerste
board-taking =
    { $reason ->
        [highest-trump] Hoogste troef
        [only-trump] Enige troef
        [highest-led] Hoogste in { $colour }
       *[only-led] Enige in { $colour }
    }
board-taken =
    { $number ->
        [0] nog geen slag
        [one] 1 slag
       *[other] { $number } slagen
    }
board-more =
    { $how ->
        [exact] precies goed
        [over] { $number } te veel
       *[open] nog { $number }
    }
board-tokens-left =
    { $number ->
        [0] geen fiches meer
        [one] nog 1 fiche
       *[other] nog { $number } fiches
    }

# Tekens naast een naam
board-bot = bot
board-away = weg, een bot speelt
board-overdue = tijd is om
board-not-here = niet verbonden
board-ready = vuist dicht
board-thinking = denkt na
board-not-now = nu niet speelbaar

# Wiens veren iemand speelt: op het bordje achter de naam; en als zin
board-plays =
    { $whose ->
        [you] speelt jouw veren
       *[one] { $person ->
            [you] speelt de veren van { $owner }
           *[one] speelt de veren van { $owner }
        }
    }
board-played-by =
    { $whose ->
        [you] Jouw veren worden gespeeld door { $player }.
       *[one] { $person ->
            [you] Jij speelt de veren van { $owner }.
           *[one] De veren van { $owner } worden gespeeld door { $player }.
        }
    }

# De tabel met biedingen
board-bids = Biedingen
board-left = over
board-you-need = nodig
board-is-exact = precies goed
board-is-over = nu al te veel
board-is-short = niet meer te halen
board-tricks-left =
    { $number ->
        [0] Alle slagen zijn gehaald.
        [one] Nog één slag te gaan.
       *[other] Nog { $number } slagen te gaan.
    }

# Wat er gevraagd wordt
board-ask-bid = Hoeveel van de 8 slagen haalt { $peacock }?
board-ask-self-bid = En je eigen pauw? De anderen zien hem en bieden: { $bids }.
board-ask-confidence = Op welk bod vertrouw je? Precies goed: +3. Anders: −1.
board-close-fist = Vuist sluiten
board-in-fist = In je vuist: { $number }
board-lay-card = Gedekt neerleggen
board-no-confidence = Geen vertrouwen: +1
board-choose-feather = Kies een veer.
board-play = { $feather } spelen
board-play-as = { $feather } spelen als
board-ask-lead = Jij komt uit, met een veer uit { $peacock }: elke veer mag.
board-ask-follow = De gevraagde kleur is { $colour }, en { $peacock } moet bekennen.
board-ask-free = De gevraagde kleur is { $colour }. Die zit niet in { $peacock }: elke veer mag.
board-wants =
    { $how ->
        [exact] { $player } heeft precies wat je bood.
        [over] { $player } heeft meer dan je bood.
       *[open] { $player } heeft er nog { $number } nodig voor jouw bod.
    } { $left ->
        [one] Dit is de laatste slag.
       *[other] Nog { $left } slagen te gaan.
    }
board-waits-for = Wachten op { $players }.
board-moment = Een ogenblik…

# Op verzoek
board-last-trick = Vorige slag
board-pad = Scoreblok
board-why-points = Hoe de punten tellen

# Hulp bij een vraag, en wat er op het spel staat
board-stakes = +3 / −1
board-help-bid = Bied hoeveel van de 8 slagen deze pauw haalt: precies goed is 2 punten, één ernaast 1.
board-help-self-bid = Niemand ziet zijn eigen veren: wat de anderen op jouw pauw bieden is je enige aanwijzing.
board-help-tokens =
    { $tokens ->
        [0] Je hebt geen fiches meer
        [one] Je hebt nog 1 fiche
       *[other] Je hebt nog { $tokens } fiches
    } voor { $peacocks ->
        [one] deze laatste pauw
       *[other] { $peacocks } pauwen
    }, en wat je biedt ben je kwijt tot de volgende ronde.{ $tokens ->
        [9] {" "}Er zijn negen fiches maar acht slagen: 9 mag, maar is nooit precies goed.
       *[other] {""}
    }
board-help-confidence = Het bod dat je vertrouwt levert 3 punten extra op als het precies goed is, en kost er anders 1. Geen vertrouwen is zeker 1 punt; alle kaarten blijven gedekt tot de ronde geteld wordt.
board-help-lead = Je speelt uit de pauw links van je: welke veer je wilt, en bij een driekleurige noem je de kleur die telt. De hoogste troef haalt de slag, anders de hoogste veer van de gevraagde kleur, voor de pauw waar die uit komt.
board-help-follow = Deze pauw heeft de gevraagde kleur, dus die moet je spelen; een driekleurige veer telt dan als die kleur. De hoogste troef haalt de slag, anders de hoogste veer van de gevraagde kleur, voor de pauw waar die uit komt.
board-help-free = Deze pauw heeft de gevraagde kleur niet: speel welke veer je wilt, en noem bij een driekleurige de kleur die telt. Troef wint van alle andere kleuren; zonder troef haalt de hoogste veer van de gevraagde kleur de slag.
