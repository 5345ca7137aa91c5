## De controle van wat er gedeeld is, op de pagina en in het bestand dat zonder kan. Een belofte is een commitment: ze legt
## een getal vast dat nog geheim is.

fair-page-title = Het delen controleren
fair-page-lead = Deze browser rekent zelf na hoe er gedeeld is, met alleen het verslag, zonder het huis iets te vragen.
fair-page-lead-pok = Deze browser rekent elke worp zelf na, met alleen het verslag, zonder het huis iets te vragen.
fair-page-without = In dit verslag staan geen beloften en geen getallen, dus niemand kan nagaan hoe er gedeeld is.
fair-page-working = Bezig met narekenen…
fair-page-failed = Het verslag kon niet worden opgehaald. Probeer het zo nog eens.

# Het oordeel
fair-page-proved-pikoko = Bewezen: niemand heeft deze kaarten uitgekozen.
fair-page-proved-pok = Bewezen: niemand heeft deze worpen uitgekozen.
fair-page-proved-means = Elk getal is het beloofde getal, en alles wat gedeeld of gegooid is volgt eruit.
fair-page-but = Bewezen, op de getallen van { $players } na.
fair-page-but-means =
    { $person ->
        [one] { $players } heeft een getal beloofd en het niet onthuld. Samen met het huis had er tussen twee uitkomsten gekozen kunnen worden; al het andere klopt.
       *[many] Zij hebben getallen beloofd en niet onthuld. Samen met het huis had elk van hen tussen twee uitkomsten kunnen kiezen; al het andere klopt.
    }
fair-page-wrong = Fout: dit verslag past niet bij wat er beloofd is.
fair-page-where = { $where }. { $what }
fair-page-alone = Niet bewezen: niemand aan tafel heeft een getal toegevoegd.
fair-page-alone-means = Alles past bij wat het huis beloofd had, maar het huis heeft deze getallen alleen getrokken en had ze dus kunnen uitkiezen.
fair-page-alone-rounds = Dat geldt voor ronde { $rounds }.
fair-page-open = Er valt nog niets te controleren.
fair-page-open-means = Het huis onthult zijn getal als er uitgespeeld is. Tot dan moet het geheim blijven.
fair-page-open-rounds = Ronde { $rounds } is niet uitgespeeld: het getal ervan is nog geheim en hoort niet bij deze controle.

# Wat dit allemaal betekent
fair-page-why = Wat dit bewijst, en wat niet
fair-page-why-promises = Voordat er gedeeld werd, trok de browser van iedereen aan tafel een geheim getal en beloofde het; daarna beloofde het huis er zelf een. Een belofte legt een getal vast zonder het te laten zien. Pas toen werden de getallen onthuld, en samen bepalen ze wat er gedeeld wordt.
fair-page-why-proves = Niemand kon de uitkomst dus uitkiezen: het huis niet, iemand aan tafel niet, en ook niet allemaal samen, zolang één iemand eerlijk een getal trok en het onthulde. Was je erbij? Dan kun jij die ene zijn.
fair-page-why-not = Het bewijst niet dat het huis de kaarten tijdens het spel geheim houdt, en ook niet dat niemand overlegt of op twee plaatsen zit. En het gaat over dit verslag: vergelijk de vingerafdruk met elkaar, dan weten jullie dat iedereen hetzelfde beloofd is.

# De vingerafdruk
fair-page-fingerprint = Vingerafdruk
fair-page-fingerprint-means = Alle beloften van het spel als acht veren. Zijn de jouwe dezelfde als die van de anderen, dan is jullie allemaal hetzelfde beloofd.
fair-page-fingerprint-shows = Vingerafdruk: { $feathers }

# De stappen
fair-page-steps = Stap voor stap
fair-page-before = Voor het spel
fair-page-game = Het hele spel
fair-page-round = Ronde { $number }
fair-page-throw = Worp { $number }
fair-page-fits = alles klopt
fair-page-fits-not = klopt niet
fair-page-fits-but = niet alles is onthuld
fair-page-fits-later = nog geheim
fair-page-numbers = Getallen
fair-page-worked-out = nagerekend
fair-page-recorded = in het verslag
fair-page-turned-up = omgedraaid

fair-page-state-ok = klopt:
fair-page-state-wrong = klopt niet:
fair-page-state-withheld = niet onthuld:
fair-page-state-none = geen getal:
fair-page-state-open = nog geheim:
fair-page-state-noted = nagerekend:

fair-page-rules-ok = Wat beloofd is, is een spel volgens de regels van dit verslag.
fair-page-rules-wrong = Wat beloofd is, is een spel volgens andere regels dan die van dit verslag.
fair-page-print-noted = Alle beloften samen vormen de vingerafdruk.
fair-page-seed-ok = Het huis heeft het getal onthuld dat het beloofd had.
fair-page-seed-wrong = Het getal dat het huis onthuld heeft, is niet het beloofde.
fair-page-seed-missing = Het huis had zijn getal inmiddels moeten onthullen, en heeft dat niet gedaan.
fair-page-seed-open = Het huis heeft een getal beloofd dat nog geheim is.
fair-page-nonce-ok = { $player } heeft het beloofde getal onthuld.
fair-page-nonce-wrong = Het getal dat voor { $player } onthuld is, is niet het beloofde.
fair-page-nonce-unpromised = Voor { $player } is een getal onthuld dat nooit beloofd was, en dus laat uitgekozen kan zijn.
fair-page-nonce-withheld = { $player } heeft een getal beloofd en het niet onthuld. Het telt als nul.
fair-page-nonce-none = { $player } heeft geen getal beloofd: een bot, of iemand die er niet op tijd was. Dat telt als nul.
fair-page-nonce-open = { $player } heeft een getal beloofd dat niet nodig was.
fair-page-salt-noted = De getallen van alle plaatsen worden tot één gemengd, en dat met het getal van het huis.
fair-page-starter-ok = Volgens de getallen begint { $player }.
fair-page-starter-wrong = Volgens de getallen begint { $player }, maar het verslag zegt { $other }.
fair-page-deal-ok = De getallen geven deze handen, veer voor veer zoals in het verslag.
fair-page-deal-cards = De getallen geven { $player } andere veren dan het verslag zegt.
fair-page-deal-turned-up = Volgens de getallen wordt { $feather } omgedraaid, maar het verslag zegt { $other }.
fair-page-throw-ok = { $dice }
fair-page-throw-wrong = De getallen geven { $dice }, maar het verslag zegt { $other }.
fair-page-uncommitted-wrong = Deze ronde is gedeeld zonder dat er iets beloofd was.
fair-page-unread-wrong = Dit deel van het verslag ontbreekt of is niet te lezen: { $path }

# Namen van getallen
fair-page-figure-game = nummer van het spel
fair-page-figure-rules = regels
fair-page-figure-rules-wanted = regels van het verslag
fair-page-figure-commitment = beloofd
fair-page-figure-worked = nagerekend
fair-page-figure-seed = onthuld door het huis
fair-page-figure-nonce = onthuld
fair-page-figure-salt = gemengd
fair-page-figure-key = sleutel van de trekking
fair-page-figure-drawn = getrokken
fair-page-figure-places = plaatsen in de stapel

# Het bestand dat zonder de pagina kan
fair-page-download = Deze controle downloaden
fair-page-download-means = Eén bestand dat in elke browser hetzelfde doet, zonder netwerk en zonder dit huis.
fair-page-offline-lead = Sleep het verslag van een spel naar deze pagina, of kies het. Niets verlaat je apparaat: deze pagina kan niets versturen.
fair-page-offline-broken = Deze regel is niet als JSON te lezen.
fair-page-offline-language = Taal
