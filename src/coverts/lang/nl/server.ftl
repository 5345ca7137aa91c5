## Wat een server zegt: tegen wie hem draait, en tegen wie hem iets vraagt.

server-origin = Deze pagina mag deze server niet gebruiken.
server-host = Onder deze naam kent de server zichzelf niet. Wie hem beheert, kan het hem vertellen: coverts serve --host-name NAAM
server-not-json = De inhoud moet JSON zijn en dat ook zeggen: Content-Type: application/json
server-who-are-you = Nog niemand weet wie je bent: word eerst gast.
server-not-for-programs = Met de sleutel van een programma kun je spelen, maar dit niet doen.
server-banned = Je mag dit huis niet meer in. Wie het beheert, kan je weer binnenlaten.
server-too-often = Dat was te vaak achter elkaar. Wacht even.
server-too-many = Dat zijn er te veel tegelijk. Maak eerst een spel af of sluit een van je tafels.
server-no-such-token = Deze link of sleutel bestaat niet, of is al gebruikt.
server-no-record-yet = Er is nog geen verslag: het spel is niet afgelopen.
server-not-said = Dat heeft niemand anders aan deze tafel gezegd.
server-no-such-page = Op dit adres is niets te vinden.
server-no-such-method = Zo antwoordt dit adres niet.
server-too-large = Dit is te groot.
server-malformed = Dit was niet te begrijpen: { $why }
server-no-page = De pagina van deze server is nog niet gebouwd. Start hem met scripts/run, dat bouwt wat ontbreekt; programma's kunnen toch spelen, onder /api/v1/.
server-no-such-code = Er wacht geen tafel met deze code op spelers.
server-not-at-this-machine = Dat kan alleen op de computer waarop dit huis draait.
server-no-consent = Er is niemand om te vragen of het huis open mag. Start het met --lan.
server-no-such-seat = Op plaats { $number } zit niemand in dit spel.
server-too-many-moves = Dit spel heeft meer dan { $number } zetten, te veel om hier terug te zien.
server-failed = Er ging iets mis in de server. De fout is genoteerd.
hall-not-over = Het spel is nog niet afgelopen.
hall-busy = Er gebeurt nu veel tegelijk aan deze tafel. Probeer het nog eens.

serve-open = Coverts is open: { $link }
serve-also = In hetzelfde netwerk: { $link }
serve-data = Alles wordt bewaard in { $folder }. Ctrl-C sluit het huis; lopende spellen gaan bij de volgende start verder.
serve-this-machine = Alleen deze computer kan erbij. De pagina van een tafel kan het voor je netwerk openen, of start het zo: coverts serve --host 0.0.0.0
serve-lan-question = Iemand op deze computer wil het huis voor je netwerk openen, op { $link }. Openen? [j/N]
# The answers that mean yes, parted by spaces.
serve-lan-yes = j ja y yes
serve-lan-withdrawn = De vraag is ingetrokken.
serve-lan-open = Het huis is open voor je netwerk: { $link }
serve-lan-closed = Het huis is weer gesloten voor je netwerk.
serve-port-taken = Poort { $port } is al in gebruik. Kies een andere: --port
serve-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $why }.
serve-no-such-port = { $port } is geen poort; poorten gaan van 0 tot en met 65535.
serve-no-such-address = dat adres bestaat niet
serve-cannot-keep = De server kan niet starten: { $why }.
serve-bad-origin = { $origin } is geen herkomst; die ziet er zo uit: https://coverts.example
serve-bad-proxy = { $proxy } is geen adres van een proxy; dat ziet er zo uit: 10.0.0.2 of 10.0.0.0/24
serve-closed = Het huis is gesloten.

bot-no-server = Op { $url } is geen Coverts-server: { $why }
bot-no-table = Er is daar geen tafel { $table }, of niet voor deze bot.
bot-no-seat = De bot kon niet gaan zitten. { $why }
bot-cut-off = De verbinding werd verbroken voordat het spel afgelopen was.
bot-over = Het spel is afgelopen.
