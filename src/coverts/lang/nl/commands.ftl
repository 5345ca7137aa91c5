## Wat de opdrachten over zichzelf en over bestanden zeggen.

program = coverts: { $message }
cannot-read = Het bestand is niet te lezen: { $why }.
cannot-write = { $file } kan niet geschreven worden: { $why }
no-records = Er staat geen verslag in het bestand.
one-record-a-page = In { $file } zouden { $number } verslagen komen; in een .json-bestand past er één. Noem een .jsonl-bestand om ze allemaal te bewaren.
which-form = { $file } zegt niet in welke vorm er geschreven moet worden. Noem een bestand dat eindigt op .json, .jsonl of .txt.
written = { $number ->
        [one] Eén verslag
       *[other] { $number } verslagen
    } geschreven naar { $file }.
not-converted = { $finding } Er is niets geschreven.

reading = Lezen
playing = Spelen
simulate-players = { $game } is voor { $least } tot en met { $most } spelers, niet voor { $players }.
simulate-stopped = Gestopt voor het laatste spel; er is niets geschreven.
simulate-title = { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } { $game } met { $players } spelers, startgetal { $seed }
simulate-points = punten       { $round } per ronde, { $game } per spel; wie wint heeft er { $best }
simulate-tricks = slagen       { $mean } per pauw, met een spreiding van { $spread }
simulate-bids = biedingen    { $mean } fiches; { $exact }% precies goed, { $near }% één ernaast
simulate-counters = steentjes    { $mean } over aan het eind voor wie niet wint
simulate-winners = winnaars     { $mean } per spel; { $shared }% van de overwinningen wordt gedeeld
simulate-length-pikoko = lengte       3 rondes en { $decisions } keuzes per spel
simulate-length-pok = lengte       { $rounds } rondes en { $decisions } keuzes per spel
simulate-decisions = keuzes       { $decisions } in { $seconds } s: { $speed } per seconde
simulate-ended = einde door   { $ended }
simulate-ended-points = de meeste punten
simulate-ended-best-round = de beste ronde
simulate-ended-shared = gedeelde overwinning
simulate-ended-handed-over = vijf ingeleverd
simulate-ended-dead-position = dode stelling
simulate-checksum = controlesom  { $checksum }
simulate-compiling = De regels worden gecompileerd
simulate-plot-form = { $file } eindigt niet op .svg, en andere plaatjes worden niet getekend.
simulate-start-compiled = start        gecompileerd in { $seconds } s, en bewaard voor de volgende keer
simulate-start-kept = start        klaar in { $seconds } s, eerder gecompileerd
simulate-start-interpreted = start        geïnterpreteerd
simulate-plot-scores = punten per ronde
simulate-plot-tricks = slagen per pauw
simulate-plot-bids = geboden fiches
simulate-plot-rounds = rondes per spel
simulate-plot-counters-left = steentjes over aan het eind
simulate-plot-share = aandeel in %

solving = Oplossen
packing = Inpakken
solve-players = POK is voor { $least } tot en met { $most } spelers, niet voor { $players }.
solve-begins = POK voor { $players } spelers wordt opgelost. Vanaf nu zegt elke minuut een regel hoever het is.
solve-stopped = Gestopt. Wat klaar is, staat in { $folder }; dezelfde opdracht gaat daar verder.
solve-unsolved = Eén stelling kon niet goed genoeg worden opgelost: iemand zou { $regret } kunnen winnen. Er is geen tabel geschreven.
solve-done = { $positions } stellingen opgelost in { $seconds } s; tabel in { $file }, { $size } kB
solve-regret = grootste winst in één enkele ronde        { $regret }
solve-nashconv = alle winsten samen, vanaf het begin       { $start } (elke stelling { $worst }, gemiddeld { $mean })
solve-outlook = rondes { $rounds }, dode stellingen { $dead }%, gedeelde overwinningen { $shared }%
solve-for-bots = Vanaf de volgende start spelen de bots volgens deze tabel.
