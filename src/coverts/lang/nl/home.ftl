## Rond de spellen: de voorpagina, wie je bent, tafels openen en er samenkomen.

# De voorpagina
home-claim = Twee spellen met veren en gesloten vuisten, met vrienden of tegen bots.
home-running = Je lopende spellen
home-running-more = Nog { $number }
home-play-now = Nu spelen
home-play-why = Meteen, tegen bots. Zonder account.
home-game-pikoko = Pikoko
home-game-pok = POK
home-about-pikoko = Bied hoeveel slagen elke pauw zal halen, en maak het waar met de veren van je linkerbuur.
home-about-pok = Er vallen drie dobbelstenen, iedereen verstopt een steentje in een vuist. Raak er als eerste vijf kwijt.
home-players = Aantal spelers, jezelf meegeteld
home-level = Niveau van de bots
home-chosen = Met { $players } · { $level }
home-level-random = Gokker
home-level-novice = Beginner
home-level-casual = Hobbyist
home-level-club = Clubspeler
home-level-expert = Kenner
home-level-master = Meester
home-guesses = Met { $players } aan tafel is het spel niet opgelost: bots van dit niveau rekenen elke ronde uit en schatten wat erna komt.
home-play = Spelen
home-play-game = { $game } spelen
home-rules = Regels van { $game }
home-nothing-offered = De server zegt niet wat er gespeeld kan worden.
home-again = Nog eens proberen
# Vogels voor gasten die hun naam niet gezegd hebben, met spaties ertussen.
home-birds = IJsvogel Kievit Sijs Putter Hop Kwikstaart Goudvink Pimpelmees Boomklever Wulp Wielewaal Kluut

# Met anderen
home-friends = Met vrienden
home-friends-why = Open een tafel en geef de link, de code of de QR-code door. Op lege plaatsen zet je bots, als je wilt.
home-open = Tafel openen
home-code = Tafelcode
home-code-why = Acht letters en cijfers, van iemand aan de tafel
home-code-go = Naar de tafel
home-code-looking = De tafel wordt gezocht…
home-lobby = Open tafels
home-lobby-empty = Er wacht nu geen openbare tafel op spelers. Open er een, dan staat die hier.
home-lobby-asking = Tafels worden gezocht…
home-same-house = Wie op hetzelfde netwerk speelt, krijgt een teken aan tafel: wie bij Pikoko op twee plaatsen zat, zou de eigen veren zien.
home-seats-open =
    { $number ->
        [one] 1 plaats vrij
       *[other] { $number } plaatsen vrij
    }
home-join = Meedoen
home-watch = Meekijken
home-game-with = { $game } met { $players }

# Jouw spellen
home-games = Je spellen
home-games-all = Al je spellen
home-games-none = Je hebt nog niets gespeeld. Het eerste spel is maar één klik weg.
home-to-table = Naar de tafel
home-phase-gathering = Wacht op spelers
home-phase-playing = Bezig
home-phase-aborted = Afgebroken
home-phase-closed = Voor het spel gesloten
home-phase-over = Afgelopen
home-winner =
    { $number ->
        [one] Gewonnen: { $players }
       *[other] Samen gewonnen: { $players }
    }
home-learn = Lezen en bekijken
home-replay = Een opgenomen spel bekijken

# Een tafel openen
home-open-title = Een tafel openen
home-open-go = Tafel openen
home-game = Spel
home-visibility = Wie mag meedoen
home-visibility-link = Wie ik uitnodig
home-visibility-public = Iedereen
home-clock = Tijd voor elke beslissing
home-clock-none = Zo lang als je wilt
home-clock-seconds = { $number } seconden
home-clock-minutes =
    { $number ->
        [one] 1 minuut
       *[other] { $number } minuten
    }
home-clock-days =
    { $number ->
        [one] 1 dag
       *[other] { $number } dagen
    }
home-more = Meer opties
home-talk = Praten tijdens het spel
home-talk-free = Wat je wilt
home-talk-phrases = Kant-en-klare zinnen
home-talk-quiet = Niets
home-leaver = Als iemand het spel verlaat
home-leaver-bot = Een bot speelt verder
home-leaver-pause = Het spel wacht
home-leaver-abort = Het spel eindigt
home-option-start_token_tie = Startfiche, als meer spelers de minste punten hebben
home-option-start_token_tie-passes-on = Die gaat naar de volgende van hen
home-option-start_token_tie-may-stay = Die mag blijven waar hij is
home-option-start_token_tie-left-neighbour = Die gaat altijd naar links
home-option-memory_aid = Geheugensteun
home-option-memory_aid-true = Toont wat iedereen nog heeft
home-option-memory_aid-false = Geen: je onthoudt het zelf

# Jij
home-you = Jij
home-you-nobody = Jouw naam?
home-name = Jouw naam
home-name-why = Anderen zien die aan de tafels waar je vanaf nu gaat zitten.
home-name-save = Dat ben ik
home-name-saved = Je heet nu { $name }.
home-copy = Kopiëren
home-copied = Gekopieerd
home-copy-failed = De browser staat het niet toe. Selecteer de tekst en kopieer hem.
home-return = Op een ander apparaat spelen
home-return-why = Met een privélink wordt ook een ander apparaat het jouwe, met je naam, je plaatsen en je spellen. Hij werkt één keer, 10 minuten lang.
home-return-warning = Wie deze link opent, speelt in jouw naam. Stuur hem alleen naar jezelf.
home-return-make = Een privélink maken
home-return-link = Privélink
home-return-picture = De privélink als QR-code, voor de camera van je andere apparaat
home-return-title = Ben jij het?
home-return-offer = Met deze link wordt dit apparaat het jouwe: je naam, je plaatsen en je spellen komen mee. Hij werkt één keer.
home-return-instead = Op dit apparaat was je tot nu toe { $name }. De spellen van { $name } zijn hier dan niet meer te bereiken, tenzij je er eerst een privélink voor maakt.
home-return-go = Ja, ik ben het
home-return-done = Welkom terug, { $name }.
home-devices = Je apparaten en programma’s
home-device-browser = Browser
home-device-program = Programma
home-device-here = dit apparaat
home-device-since = sinds { $day }
home-device-end = Afmelden
home-device-end-which = Afmelden: { $device }
home-logout = Hier afmelden
home-logout-everywhere = Overal afmelden
home-logout-lost = Dan kan niemand meer als { $name } terugkomen: plaatsen en spellen zijn voorgoed onbereikbaar.
home-logout-kept = Je andere apparaten blijven aangemeld als { $name }. Een privélink van daar brengt je terug.
home-logout-go = Ja, afmelden
home-logout-stay = Blijven
home-data = Je gegevens
home-data-file = Alles wat dit huis over je bewaart, als bestand
home-forget = Vergeet mij
home-forget-sure = Je voorgoed vergeten?
home-forget-why = Je naam, je apparaten en alles wat je hebt gezegd worden verwijderd. Je verlaat je lopende spellen; in de gespeelde staat ‘Iemand’. Dit kan niet ongedaan worden gemaakt.
home-forget-yes = Ja, vergeet mij
home-forget-no = Nee, ik blijf

## Voor het spel komen de spelers samen aan een tafel.

gather-title = { $game } met { $number }
gather-seats = Rond de tafel
gather-seat = Plaats { $number }
gather-open = Nog vrij
gather-you = jij
gather-host = host
gather-bot = Bot · { $level }
gather-not-here = niet verbonden
gather-kept = plaats wordt vrijgehouden
gather-level = Niveau van nieuwe bots
gather-add-bot = Bot toevoegen
gather-fill = Bots op alle vrije plaatsen
gather-remove = Wegsturen
gather-remove-player = { $player } wegsturen
gather-remove-sure = { $player } kan weer gaan zitten, tenzij je dat verhindert.
gather-keep-away = Wegsturen en weren
gather-kept-away = Geweerd
gather-let-in = { $player } weer toelaten
gather-move-up = { $player } omhoog
gather-move-down = { $player } omlaag
gather-start = Spel starten
gather-not-yet =
    { $number ->
        [one] Er is nog één plaats vrij. Nodig iemand uit, of zet er een bot neer.
       *[other] Er zijn nog { $number } plaatsen vrij. Nodig iemand uit, of zet er bots neer.
    }
gather-complete = Alle plaatsen zijn bezet. Het spel kan beginnen!
gather-host-starts = { $player } start het spel zodra alle plaatsen bezet zijn.
gather-host-may-start = Alle plaatsen zijn bezet. { $player } kan het spel starten.
gather-host-gone = De host is opgestaan en start het spel zodra alle plaatsen bezet zijn.
gather-host-standing = Jij bent de host van deze tafel, maar zit er nu niet aan. Je kunt toch bots op vrije plaatsen zetten, iemand wegsturen, het spel starten of de tafel sluiten, en weer gaan zitten.
gather-leave = Opstaan
gather-close = Tafel sluiten
gather-close-sure = Iedereen verliest zijn plaats, en de link en de code werken niet meer. De tafel sluiten?
gather-closed = Deze tafel is gesloten
gather-closed-why = Hier is niet gespeeld.

gather-invite = Anderen uitnodigen
gather-link = Link
gather-code = Code, om voor te lezen
gather-picture = De link als QR-code, voor de camera van een telefoon
gather-reach-machine = Deze link werkt alleen op deze computer.
gather-reach-switch = Het huis voor je netwerk openen
gather-reach-asking = Zeg ja in de terminal waarin het huis draait.
gather-reach-withdraw = Laat maar
gather-reach-refused = De terminal zei nee.
gather-reach-failed = Dat lukte niet: de poort is al in gebruik.
gather-reach-network = Deze link werkt voor iedereen in je netwerk.
gather-reach-command = Om anderen binnen te laten, start je het huis met deze opdracht:
gather-reach-nowhere = Deze computer zit in geen enkel netwerk, dus er kan niemand anders komen.

gather-settings = Zo speelt deze tafel
gather-change = Wijzigen
gather-change-go = Zo spelen we
gather-visibility-link = Alleen wie uitgenodigd is, vindt hem.
gather-visibility-public = Hij staat op de startpagina: iedereen mag gaan zitten of meekijken.
gather-clock = { $time } voor elke beslissing; daarna beslist een bot.
gather-clock-none = Geen klok: neem de tijd.
gather-talk-free = Tijdens het spel mag je praten.
gather-talk-phrases = Kant-en-klare zinnen tijdens het spel.
gather-talk-quiet = Tijdens het spel wordt niet gepraat.
gather-leaver-bot = Gaat iemand weg, dan speelt een bot tot die terugkomt.
gather-leaver-pause = Gaat iemand weg, dan wacht het spel.
gather-leaver-abort = Gaat iemand weg, dan eindigt het spel.
gather-option = { $option }: { $value }

gather-sit-title = Kom erbij
gather-sit = Meedoen
gather-watch = Alleen meekijken
gather-watching = Je kijkt mee. Het spel verschijnt hier zodra het begint.
gather-full = Alle plaatsen zijn bezet, maar je kunt meekijken: het spel verschijnt hier zodra het begint.
