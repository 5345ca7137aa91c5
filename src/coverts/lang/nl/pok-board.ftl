## De tafel van POK op de pagina: wat er ligt, wat er gevraagd wordt en wat kleine tekens betekenen.

pokboard-throw = Worp { $number }
pokboard-no-throw = Voor de eerste worp
pokboard-dice = De dobbelstenen
pokboard-players = Rond de tafel
pokboard-yours = Jouw steentjes

# Een dobbelsteen en wat ervan kwam
pokboard-die-met = { $die }: raak
pokboard-die-not-met = { $die }: niet raak

# Een plaats in woorden
pokboard-seat =
    { $player }: { $number ->
        [one] nog { $number } steentje
       *[other] nog { $number } steentjes
    }
pokboard-known = bekend: { $counters }
pokboard-thinking = denkt nog na
pokboard-ready = vuist dicht
pokboard-in-fist = in de vuist: { $symbol }
pokboard-hands-over = toont dit en levert het in: { $symbol }
pokboard-takes-back = toont dit en neemt het terug: { $symbol }

# Wat er gevraagd wordt
pokboard-choose = Om welk steentje sluit je je vuist?
pokboard-sure = Wordt het dit steentje? { $symbol }
pokboard-help = Tonen precies zoveel spelers een symbool als een dobbelsteen vraagt, dan leveren zij allemaal dat steentje in. Is geen dobbelsteen raak, dan levert in wie een symbool toont dat op geen dobbelsteen staat; wie het eerst vijf steentjes kwijt is, wint.
pokboard-counter = { $symbol }, nog { $number }
pokboard-close = Vuist sluiten
pokboard-closed = Je vuist is dicht. Erin: { $symbol }
pokboard-waiting = Nog aan het denken: { $players }
pokboard-waiting-many = Nog aan het denken: { $number } spelers
pokboard-you-last = Alle anderen zijn klaar.
pokboard-watching = Iedereen sluit een vuist om een steentje.
pokboard-rolling = De dobbelstenen rollen.

# De vorige ronde
pokboard-last = Vorige ronde
pokboard-last-dice = De dobbelstenen van de vorige ronde
pokboard-rule = Regel { $rule }

# Kleine tekens naast een naam
badge-winner = wint
badge-away = is weggegaan
badge-overdue = tijd is om
badge-not-here = niet verbonden
badge-bot = een bot
badge-bot-casual = bot, hobbyist
badge-bot-random = bot, gokker
badge-bot-novice = bot, beginner
badge-bot-club = bot, clubspeler
badge-bot-expert = bot, kenner
badge-bot-master = bot, meester

# De klok
countdown-left = Resterende tijd: { $time }
countdown-soon = Nog tien seconden.
time-up =
    { $person ->
        [you] Je tijd is om.
       *[one] De tijd van { $player } is om.
    }
bot-called =
    { $person ->
        [you] Je hebt de anderen laten wachten: een bot speelt voor je.
       *[one] { $player } liet iedereen wachten: een bot speelt verder.
    }
late-bid = Een bot heeft voor jou { $number } geboden.
late-card = Een bot heeft je kaart voor je gelegd.
late-play = Een bot heeft voor jou gespeeld: { $feather }.
late-offer = Een bot heeft je vuist voor je gesloten: { $symbol }.
