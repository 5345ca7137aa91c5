## Wat `coverts arena` zegt.

arena-which = Noem een kandidaat (--candidate) of een ladder (--ladder), en niet allebei.
arena-empty-table = Aan een tafel (--table) moet minstens één bot zitten.
arena-against = Met wie moet de kandidaat vergeleken worden? Aan de tafel { $table } zitten verschillende niveaus: noem er een met --against.
arena-ladder = Een ladder heeft minstens twee bots nodig, elk één keer.
arena-unknown-level = { $name } is geen niveau van { $game }. Er zijn: { $why }. Een bot kan ook MODULE:ATTRIBUUT, exec:OPDRACHT of ismcts:GETAL zijn.
arena-unknown-object = { $name } is geen bot: { $why }
arena-unknown-command = { $name } noemt geen opdracht die uitgevoerd kan worden. Zo ziet er een uit: exec:python3 mijn_bot.py
arena-unknown-simulations = De bot { $name } moet zeggen hoeveel simulaties, minstens twee, zoals ismcts:100
arena-missing = { $library } is niet geïnstalleerd. Zo krijg je het: pip install "{ $requirement }"
arena-unreachable = Er is geen cluster bereikbaar: { $why }
arena-broken = Een proces dat speelde is zonder een woord verdwenen. Er is niets geschreven.
arena-misplay = { $name } faalt in spel { $number } op plaats { $seat }: { $why }
arena-fault-ended = het programma is gestopt ({ $detail })
arena-fault-silent = geen antwoord binnen { $detail } s
arena-fault-unreadable = dit antwoord is niet te lezen: { $detail }
arena-fault-illegal = deze zet mag niet: { $detail }
arena-fault-raised = een fout: { $detail }
arena-waiting = Wachten tot de bots klaar zijn
arena-uncompiled = Hier wordt niets gecompileerd, dus sommige bots spelen eenvoudiger dan ze zouden kunnen.
arena-nothing = Gestopt voor het einde van het eerste spel; er is niets geschreven.
arena-partial = Afgebroken: alle cijfers zijn voorlopig, uit { $finished } van { $asked } spellen.
arena-title = { $game } met { $players } spelers, { $deals ->
        [one] één spel
       *[other] { $deals } spellen
    } uit de voorraad { $bank } ({ $first } tot en met { $last }): { $measure }, 95%-intervallen
arena-points = punten per ronde
arena-share = aandeel in de overwinningen
arena-won = van de spellen die één kant won
arena-difference = verschil
arena-table = tafel
arena-compared = vergeleken met
arena-bot = bot
arena-rating = waardering
arena-above = deze
arena-below = tegen deze
arena-figure = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-figure-rating = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
