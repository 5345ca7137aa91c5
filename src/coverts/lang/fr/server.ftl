## Ce que dit un serveur : à qui le fait tourner, et à qui lui demande quelque chose.

server-origin = Cette page n'a pas le droit d'utiliser ce serveur.
server-host = Le serveur ne se connaît pas sous ce nom. La personne qui le gère peut le lui dire : coverts serve --host-name NOM
server-not-json = Le contenu doit être du JSON et le dire : Content-Type: application/json
server-who-are-you = Personne ne sait encore qui tu es : présente-toi d'abord.
server-not-for-programs = Avec la clé d'un programme, on peut jouer, mais pas faire cela.
server-banned = L'entrée de cette maison t'est interdite. La personne qui la gère peut te laisser revenir.
server-too-often = Trop de demandes à la suite. Attends un peu.
server-too-many = Cela en fait trop à la fois. Termine ou ferme d'abord une de tes tables.
server-no-such-token = Ce lien ou cette clé n'existe pas, ou a déjà servi.
server-no-record-yet = Il n'y a pas encore d'enregistrement : la partie n'est pas terminée.
server-not-said = Personne d'autre n'a dit cela à cette table.
server-no-such-page = Il n'y a rien à cette adresse.
server-no-such-method = Cette adresse ne répond pas de cette façon.
server-too-large = C'est trop volumineux.
server-malformed = Cela n'a pas été compris : { $why }
server-no-page = La page de ce serveur n'a pas encore été construite. Démarre-le avec scripts/run, qui construit ce qui manque ; les programmes peuvent jouer quand même, sous /api/v1/.
server-no-such-code = Aucune table en attente de joueurs n'a ce code.
server-not-at-this-machine = Cela n'est possible que sur l'ordinateur où tourne cette maison.
server-no-consent = Il n'y a personne à qui demander si la maison peut être ouverte. Lance-la avec --lan.
server-no-such-seat = Personne n'occupe la place { $number } dans cette partie.
server-too-many-moves = Cette partie a plus de { $number } coups, trop pour être revue ici.
server-failed = Quelque chose s'est mal passé dans le serveur. L'erreur est notée.
hall-not-over = La partie n'est pas encore terminée.
hall-busy = Il se passe trop de choses à la fois à cette table. Réessaie.

serve-open = Coverts est ouvert : { $link }
serve-also = Sur le même réseau : { $link }
serve-data = Tout est gardé dans { $folder }. Ctrl-C ferme la maison ; les parties en cours reprendront au prochain démarrage.
serve-this-machine = Seul cet ordinateur peut y accéder. La page d'une table peut l'ouvrir à ton réseau, ou lance-le ainsi : coverts serve --host 0.0.0.0
serve-lan-question = Quelqu'un sur cet ordinateur veut ouvrir la maison à ton réseau, à l'adresse { $link }. L'ouvrir ? [o/N]
# The answers that mean yes, parted by spaces.
serve-lan-yes = o oui y yes
serve-lan-withdrawn = La question est retirée.
serve-lan-open = La maison est ouverte à ton réseau : { $link }
serve-lan-closed = La maison est de nouveau fermée à ton réseau.
serve-port-taken = Le port { $port } est déjà pris. Choisis-en un autre : --port
serve-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.
serve-no-such-port = { $port } n'est pas un port ; les ports vont de 0 à 65535.
serve-no-such-address = cette adresse n'existe pas
serve-cannot-keep = Le serveur ne peut pas démarrer : { $why }.
serve-bad-origin = { $origin } n'est pas une origine ; en voici une : https://coverts.example
serve-bad-proxy = { $proxy } n'est pas une adresse de proxy ; en voici une : 10.0.0.2 ou 10.0.0.0/24
serve-closed = La maison est fermée.

bot-no-server = Il n'y a pas de serveur Coverts à l'adresse { $url } : { $why }
bot-no-table = Il n'y a pas de table { $table } là-bas, ou pas pour ce bot.
bot-no-seat = Le bot n'a pas pu s'asseoir. { $why }
bot-cut-off = La connexion a été coupée avant la fin de la partie.
bot-over = La partie est terminée.
