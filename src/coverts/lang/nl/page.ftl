## De pagina: wat overal hetzelfde is.

page-home = Terug naar de startpagina
page-skip = Meteen naar de tafel
page-close = Sluiten
page-not-found = Hier is niets
page-not-found-why = Dit adres leidt nergens heen. Misschien is er onderweg een letter kwijtgeraakt.
page-no-table = Deze tafel kun je niet zien
page-offline = De server is niet te bereiken. Heb je verbinding?
page-went-wrong = Er ging iets mis. Probeer het nog eens.
page-reconnecting = Verbinding verbroken. Opnieuw verbinden…
page-reload = Nog eens proberen
page-your-turn = Jouw beurt

# Zoals je het graag hebt
page-taste = Taal, uiterlijk en geluid
page-language = Taal
page-theme = Licht of donker
page-theme-system = Zoals het systeem
page-theme-light = Licht
page-theme-dark = Donker
page-motion = Beweging
page-motion-system = Zoals het systeem
page-motion-on = Met beweging
page-motion-off = Zonder beweging
page-speed = Tempo
page-speed-calm = Rustig
page-speed-normal = Normaal
page-speed-quick = Vlot
page-sound = Geluiden
page-touches = Een tik versnelt, een tweede tik speelt.
page-touches-known = Begrepen

# Aan tafel
page-story = Wat er gebeurd is
page-rules = Regels
page-talk = Gesprek
page-say = Zeg iets
page-say-phrase = Zeg een zinnetje…
page-manners = Dempen of melden
page-manners-mute = { $player } dempen
page-manners-unmute = { $player } weer tonen
page-manners-mute-means = Wat gedempte mensen zeggen, toont deze browser niet. Niemand komt dat te weten.
page-manners-report = Melden
page-manners-report-which = Melden: { $text }
page-manners-report-means = Wie dit huis beheert, leest wat er gezegd is en door wie. Niemand aan tafel komt dat te weten.
page-manners-reported = Gemeld
page-leave = Spel verlaten
page-leave-sure-bot = Een bot speelt voor je tot je terugkomt. Het spel verlaten?
page-leave-sure-pause = Het spel wacht tot je terugkomt. Het spel verlaten?
page-leave-sure-abort = Dan eindigt het spel voor iedereen. Het spel verlaten?
page-return = Terug
page-away = Je hebt dit spel verlaten; een bot speelt voor je.
page-paused = Het spel wacht op { $players }.
page-close-game = Stoppen
page-idle = Nog steeds wachten op { $players }.
page-replace = Bot roepen
page-replace-player = Een bot voor { $player } laten spelen
page-replaced = Je hebt de anderen laten wachten; een bot speelt voor je.
page-same-house = zelfde netwerk
page-watching = Je kijkt mee: je ziet wat iedereen aan tafel weet.
page-watchers =
    { $number ->
        [one] Eén persoon kijkt mee
       *[other] { $number } mensen kijken mee
    }
page-watchers-more = en nog { $number }
page-watchers-nameless = Niemand heeft een naam gegeven.

# Het einde
page-over = Het spel is afgelopen
page-aborted = Het spel is afgebroken
page-rematch = Nog een keer met dezelfde mensen
page-rematch-bots = Nog een keer
page-rematch-go = Naar het volgende spel
page-rematch-come = { $player } wil nog een keer: doe mee
page-rematch-somebody = Er komt nog een spel: doe mee
page-rematch-watch = Er komt nog een spel: kijk mee
page-record = Verslag downloaden
page-replay = Terugkijken
ending-wins =
    { $person ->
        [you] Jij wint!
        [one] { $winners } wint!
       *[many] Een gedeelde overwinning!
    }
ending-from = Waar de punten vandaan komen
ending-place = plaats
ending-exact = precies goed
ending-near = één ernaast
ending-bids = biedingen
ending-share = Delen
ending-share-link = Wie deze link heeft, kan het spel terugzien
page-rule = Regel { $rule }
page-help = Waar gaat dit over?
page-help-rule = Regel { $rule } voluit
page-points-of = { $player } { $round } (nu { $total })
page-points = Punten in deze ronde: { $points }.

# Toetsen
keys-heading = Sneltoetsen
keys-bid = Kies hoeveel je biedt
keys-feathers = Van veer naar veer
keys-counters = Kies blauwe schijf, groen vierkant of rode driehoek
keys-enter = Sluit je vuist, of speel wat gekozen is
keys-escape = Neem je keuze terug, sluit een venster
keys-tab = Naar de volgende knop
keys-hurry = Laat meteen zien wat er gebeurd is (elke toets werkt)
keys-list = Deze lijst
