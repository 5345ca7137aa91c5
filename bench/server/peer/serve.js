// Serves the game from memory, with what boardgame.io comes with, on a free port; its address is the one line printed.

const { Server } = require('boardgame.io/server');
const { Pikoko } = require('./game.js');

const server = Server({ games: [Pikoko], origins: [/localhost/] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
