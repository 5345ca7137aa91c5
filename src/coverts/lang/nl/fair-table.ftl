## Eerlijk delen aan tafel: wat geweigerd wordt, en wat de pagina zegt voor er gedeeld wordt. Een belofte legt een getal vast
## dat nog geheim is.

# Geweigerd
hall-no-commitments-now = Deze tafel neemt nu geen beloften aan.
hall-committed-already = Voor jouw plaats is al een getal beloofd.
hall-commitments =
    { $number ->
        [one] Dit spel vraagt één belofte.
       *[other] Dit spel vraagt { $number } beloften, een voor elke ronde.
    }
hall-no-nonces-now = Deze tafel neemt nu geen getal voor die ronde aan.
hall-not-committed = Voor jouw plaats is geen getal beloofd.
hall-revealed-already = Jouw getal voor die ronde is al onthuld.
hall-other-nonce = Dat is niet het getal dat voor jouw plaats beloofd was.

# Voor het delen
fair-table-waits = Voor er gedeeld of gegooid wordt, wacht de tafel op de getallen van { $players }.
fair-table-part = Opdat niemand de kaarten of dobbelstenen kan uitkiezen, voegt de browser van iedereen aan tafel een geheim getal toe. Die van jou doet dat vanzelf.
fair-table-without = Zonder eigen getal: { $players }. Bots hebben er geen, en wie er niet op tijd was ook niet.
fair-table-soon = De veren verschijnen zodra alle beloften gedaan zijn.
