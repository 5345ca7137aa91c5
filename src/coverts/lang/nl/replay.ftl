## Een spel nog eens bekijken, en de regels op de pagina.

replay-title = Nog eens bekijken
replay-open = Een spel bekijken aan de hand van het verslag
replay-drop = Sleep een verslag ergens op deze pagina. De scheidsrechter kijkt er eerst naar.
replay-choose = Bestand kiezen
replay-no-record = { $file } is geen verslag: het kan niet als JSON gelezen worden.
replay-too-large = { $file } is groter dan { $most } KiB: zo lang is geen spel.
replay-copy = Link kopiëren
replay-copied = Gekopieerd
replay-eyes = Gezien door de ogen van
replay-eyes-open = iedereen: alle handen open
replay-eyes-public = een toeschouwer
replay-controls = Door het spel gaan
replay-first = Naar het begin
replay-back = Een stap terug
replay-on = Een stap verder
replay-last = Naar het einde
replay-run = Afspelen
replay-pause = Pauze
replay-place = Plek in het spel
replay-keys = ← → stap voor stap, Home en End, spatie speelt af
replay-before-pikoko = { $players } gaan zitten. Er zijn nog geen veren gedeeld.
replay-before-pok = { $players } gaan zitten. Er is nog niet gegooid.

rules-title = De regels van { $game }
rules-contents = Op deze pagina
rules-back-table = Terug naar de tafel
rules-back-replay = Terug naar het spel
rules-picture-trick = De gevraagde kleur is wit en blauw is troef: de blauwe 2 pakt de slag.
rules-picture-met = Deze dobbelsteen vraagt om precies 2 rode driehoeken, en twee van de drie laten er een zien: hij is raak.
