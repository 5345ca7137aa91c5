## Opgaven: in de terminal en op de pagina.

practice-title = Oefenen
practice-begins =
    { $number ->
        [one] Eén opgave van { $of }. Welk antwoord is het beste?
       *[other] { $number } opgaven van { $of }. In elk daarvan is één antwoord duidelijk het beste.
    }
practice-puzzle = Opgave { $place } van { $number }: { $theme }, { $difficulty }
practice-none = Zulke opgaven zijn er niet.
practice-left = Tot de volgende keer. Wat je hebt opgelost, blijft bewaard.
practice-done = { $solved } van { $number } opgelost.
practice-right = Juist: { $best }. Voor de hand ligt { $chosen }, maar dat kost { $loss }.
practice-wrong = Niet het beste: { $chosen } kost { $loss }. Het antwoord is { $best }.
practice-amount-pikoko = { $loss } punten
practice-amount-pok = { $loss }% van de overwinning
practice-usual = De vuistregel zegt hier { $chosen }, en dat kost { $loss }.
practice-answers = Wat de andere antwoorden kosten:

practice-theme-bid = een bod op anderen
practice-theme-self-bid = het bod op je eigen pauw
practice-theme-confidence = een vertrouwenskaart
practice-theme-lead = een slag openen
practice-theme-follow = in een slag spelen
practice-theme-last-tricks = de laatste drie slagen
practice-theme-meet = een dobbelsteen raak maken
practice-theme-unshown = een symbool dat op geen dobbelsteen staat
practice-theme-finish = het laatste steentje

practice-difficulty-1 = een clubspeler vindt het
practice-difficulty-2 = voor kenners
practice-difficulty-3 = hier vergissen ook kenners zich

## Op de pagina

practice-about = Standen uit partijen tussen bots. Eén antwoord is duidelijk het beste, en het is niet het antwoord dat voor de hand ligt.
practice-theme = Waar het om gaat
practice-difficulty = Hoe moeilijk
practice-all = Alles
practice-progress = { $solved } van { $number } opgelost
practice-next = Volgende opgave
practice-look = Terug naar de tafel
practice-list = Alle opgaven
practice-verdict = Wat je antwoord waard is
practice-heading = { $theme } · { $difficulty }
practice-one = Opgave { $number }, { $theme }, { $outcome ->
        [solved] opgelost
        [missed] gemist
       *[new] nog niet geprobeerd
    }

## Opgaven zoeken

puzzles-searching = Er wordt gezocht
puzzles-uncompiled = Hier wordt niets gecompileerd (COVERTS_COMPILE=off), en zonder dat zou het zoeken dagen duren.
puzzles-stopped = Gestopt. Wat is gevonden, staat in { $file }; dezelfde opdracht gaat daar verder.
puzzles-found = { $number } opgaven in { $games } partijen; { $kept } worden bewaard:
puzzles-theme =   { $theme }: { $easy } makkelijke, { $middling } voor kenners, { $hard } waarin ook kenners zich vergissen
