## Was ein Server sagt: zu denen, die ihn betreiben, und zu denen, die etwas von ihm wollen.

server-origin = Diese Seite darf diesen Server nicht benutzen.
server-host = Unter diesem Namen kennt sich der Server nicht. Wer ihn betreibt, kann es ihm sagen: coverts serve --host-name NAME
server-not-json = Der Inhalt muss JSON sein und das auch sagen: Content-Type: application/json
server-who-are-you = Noch weiß niemand, wer du bist: Werde zuerst Gast.
server-not-for-programs = Mit dem Schlüssel eines Programms kann man spielen, aber das hier nicht.
server-banned = Du bist aus diesem Haus ausgesperrt. Wer es betreibt, kann dich wieder hereinlassen.
server-too-often = Das war zu oft hintereinander. Warte einen Augenblick.
server-too-many = Das sind zu viele auf einmal. Beende oder schließ erst einen deiner Tische.
server-no-such-token = Diesen Link oder Schlüssel gibt es nicht, oder er ist verbraucht.
server-no-record-yet = Es gibt noch keinen Spielbericht: Das Spiel läuft noch.
server-not-said = Das hat an diesem Tisch niemand sonst gesagt.
server-no-such-page = Unter dieser Adresse gibt es nichts.
server-no-such-method = So antwortet diese Adresse nicht.
server-too-large = Das ist zu groß.
server-malformed = Das war nicht zu verstehen: { $why }
server-no-page = Die Seite dieses Servers ist noch nicht gebaut. Starte ihn mit scripts/run, das baut, was fehlt; Programme können trotzdem spielen, unter /api/v1/.
server-no-such-code = Mit diesem Code wartet kein Tisch auf Mitspielende.
server-not-at-this-machine = Das geht nur an dem Rechner, auf dem dieses Haus läuft.
server-no-consent = Niemand kann gefragt werden, ob das Haus geöffnet werden darf. Starte es mit --lan.
server-no-such-seat = Auf Platz { $number } sitzt in diesem Spiel niemand.
server-too-many-moves = Dieses Spiel hat mehr als { $number } Züge, zu viele, um es hier noch einmal anzusehen.
server-failed = Im Server ist etwas schiefgegangen. Der Fehler ist notiert.
hall-not-over = Das Spiel ist noch nicht aus.
hall-busy = An diesem Tisch ist gerade viel los. Versuch es noch einmal.

serve-open = Coverts ist geöffnet: { $link }
serve-also = Im selben Netz: { $link }
serve-data = Alles liegt in { $folder }. Strg-C schließt das Haus; laufende Spiele gehen beim nächsten Start weiter.
serve-this-machine = Nur dieser Rechner erreicht es. Die Seite eines Tisches kann es für dein Netzwerk öffnen, oder starte es so: coverts serve --host 0.0.0.0
serve-lan-question = An diesem Rechner möchte jemand das Haus für dein Netzwerk öffnen, unter { $link }. Öffnen? [j/N]
# The answers that mean yes, parted by spaces.
serve-lan-yes = j ja y yes
serve-lan-withdrawn = Die Frage hat sich erledigt.
serve-lan-open = Das Haus ist für dein Netzwerk offen: { $link }
serve-lan-closed = Das Haus ist für dein Netzwerk wieder geschlossen.
serve-port-taken = Port { $port } ist schon belegt. Wähle einen anderen: --port
serve-cannot-listen = Der Server kann auf { $host }, Port { $port } nicht lauschen: { $why }.
serve-no-such-port = { $port } ist kein Port; Ports gehen von 0 bis 65535.
serve-no-such-address = Diese Adresse gibt es nicht
serve-cannot-keep = Der Server kann nicht starten: { $why }.
serve-bad-origin = { $origin } ist keine Herkunftsadresse; so sieht eine aus: https://coverts.example
serve-bad-proxy = { $proxy } ist keine Adresse eines Proxys; so sieht eine aus: 10.0.0.2 oder 10.0.0.0/24
serve-closed = Das Haus ist geschlossen.

bot-no-server = Unter { $url } gibt es keinen Coverts-Server: { $why }
bot-no-table = Einen Tisch { $table } gibt es dort nicht, oder nicht für diesen Bot.
bot-no-seat = Der Bot bekam keinen Platz. { $why }
bot-cut-off = Die Verbindung riss ab, bevor das Spiel aus war.
bot-over = Das Spiel ist aus.
