## Het spel in de terminal.

welcome = Welkom, { $name }.
commands-quit = stop stoppen quit exit q
commands-help = ? hulp help h
command-table = tafel
command-bids = biedingen
command-trick = slag
command-last = vorige
command-score = score
resumed = Het spel gaat verder waar het gebleven was. Op tafel:
really-quit = Dit spel verlaten? Typ ja om weg te gaan, iets anders om te blijven.
prompt-quit = Verlaten?
stays = Mooi, het spel gaat door.
left = Je hebt het spel verlaten. Het is niet bewaard.
left-saved = Je hebt het spel verlaten. Er is niets verloren, het is bewaard in { $file }.
left-resume = Verder spelen? Geef dezelfde opdracht met --resume.
kept = Het verslag van dit spel staat in { $file }.
waiting = Er wacht nog een spel dat je verlaten hebt: --resume gaat ermee verder. Dit is een nieuw spel.
nothing-to-resume = Er is geen onafgemaakt spel { $game } om mee verder te gaan.
cannot-resume = Het spel in { $file } is niet te lezen: { $why }.
cannot-resume-record = { $file } bevat geen geldig verslag; coverts record check { $file } zegt waarom.
cannot-resume-game = In { $file } staat een spel { $game }.
cannot-resume-over = Het spel in { $file } is al afgelopen.
already-there = { $file } bestaat al. Noem een ander bestand, of ga ermee verder: --resume
cannot-keep = Het spel kan niet bewaard worden in { $file }: { $why }. Het gaat gewoon door.
seed = Nog eens met hetzelfde toeval: --seed { $seed }

## Verslagen als verhaal.

story-title-pikoko = Een potje Pikoko
story-title-pok = Een potje POK
story-players = Aan tafel, met de klok mee: { $players }.
story-plays = Iedereen speelt de veren van de linkerbuur.
story-bids-open = Hier stopt het bieden.
story-cards-hidden = De vertrouwenskaarten liggen gedekt.
story-unfinished = Hier breekt het spel af.
story-nothing = Er is nog niets gebeurd.
