## What a server says: to whoever runs it, and to those who ask it for something.

server-origin = This page may not use this server.
server-host = The server does not know itself under this name. Whoever runs it can tell it: coverts serve --host-name NAME
server-not-json = A body has to be JSON, and to say so: Content-Type: application/json
server-who-are-you = Nobody knows yet who you are: become a guest first.
server-not-for-programs = A program's token plays games; it cannot do this.
server-banned = You have been shut out of this house. Whoever runs it can let you in again.
server-too-often = You are asking too often. Wait a moment.
server-too-many = That is too many at once. Finish or close one of your tables first.
server-no-such-token = This link or token does not exist, or it has already been used.
server-no-record-yet = There is no record yet: the game is not over.
server-not-said = Nobody else has said that at this table.
server-no-such-page = There is nothing at this address.
server-no-such-method = This address does not answer that way.
server-too-large = This is too large.
server-malformed = This could not be understood: { $why }
server-no-page = The page of this server has not been built. Start it with scripts/run, which builds what is missing; programs can play all the same, under /api/v1/.
server-no-such-code = No table with this code is waiting for players.
server-not-at-this-machine = Only somebody at the machine where this house runs can do that.
server-no-consent = Nobody can be asked whether the house may be opened. Start it with --lan.
server-no-such-seat = Nobody sits on seat { $number } in this game.
server-too-many-moves = This game has more than { $number } moves, too many to be replayed here.
server-failed = Something went wrong in the server. The error has been noted.
hall-not-over = The game is not over yet.
hall-busy = The table is busy. Try again.

serve-open = Coverts is open at { $link }
serve-also = In the same network: { $link }
serve-data = Everything is kept in { $folder }. Ctrl-C closes the house; games under way go on at the next start.
serve-this-machine = Only this machine can reach it. To let in phones on your network, use the switch at a table, or start it like this: coverts serve --host 0.0.0.0
serve-lan-question = Somebody at this machine wants to open the house to your network, at { $link }. Open it? [y/N]
# The answers that mean yes, parted by spaces.
serve-lan-yes = y yes
serve-lan-withdrawn = The question is withdrawn.
serve-lan-open = The house is open to your network: { $link }
serve-lan-closed = The house is closed to your network again.
serve-port-taken = Port { $port } is in use already. Choose another: --port
serve-cannot-listen = The server cannot listen on { $host }, port { $port }: { $why }.
serve-no-such-port = { $port } is no port; ports go from 0 to 65535.
serve-no-such-address = there is no such address
serve-cannot-keep = The server cannot start: { $why }.
serve-bad-origin = { $origin } is no origin; one looks like https://coverts.example
serve-bad-proxy = { $proxy } is no address of a proxy; one looks like 10.0.0.2 or 10.0.0.0/24
serve-closed = The house is closed.

bot-no-server = There is no Coverts server at { $url }: { $why }
bot-no-table = There is no table { $table } there, or not for this bot.
bot-no-seat = The bot could not sit down. { $why }
bot-cut-off = The connection was cut before the game was over.
bot-over = The game is over.
