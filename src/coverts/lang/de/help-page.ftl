## Hilfe vom Coach während einer Partie.

home-help = Hilfe vom Coach während der Partie
home-help-off = keine
home-help-beliefs = was man haben könnte
home-help-coach = was man haben könnte, und Rat
gather-help-beliefs = Wer will, sieht während der Partie, was er haben könnte.
gather-help-coach = Wer will, kann während der Partie den Coach fragen.

help-heading = Hilfe
help-asked = { $person ->
        [you] Du hast den Coach gefragt; die anderen sehen das, aber nicht, was er sagt.
        [one] { $players } hat den Coach gefragt.
        [you-many] { $players } habt den Coach gefragt.
       *[many] { $players } haben den Coach gefragt.
    }
help-beliefs-pikoko = Was könnte ich haben?
help-beliefs-pok = Was haben die anderen?
help-coach = Den Coach fragen
help-coach-wait = Fragen kannst du, wenn du an der Reihe bist.
help-best = Der Coach würde wählen: { $best }
help-close-call = Das Nächstbeste ist etwa gleich gut: { $next }.
help-better-by = Das ist um { $loss } besser als { $next }.
help-only = Es gibt nur eine Möglichkeit.
help-working = Der Coach denkt nach …

server-no-help = Solche Hilfe gibt es an diesem Tisch nicht.
server-not-asked = Du wirst gerade nichts gefragt.
