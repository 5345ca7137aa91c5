// Serves the game on a free port; its address is the one line printed.
//
//   node serve.js            from memory, as boardgame.io does by itself
//   node serve.js FOLDER     from a durable store in this folder

const path = require('node:path');
const { Server, SocketIO } = require('boardgame.io/server');
const { Pikoko } = require('./game.js');

function durable(folder) {
  const { DurableStore, DurablePublisher } = require('./durable.js');
  const db = new DurableStore(path.join(folder, 'matches.sqlite3'));
  return { db, transport: new SocketIO({ pubSub: new DurablePublisher(db) }) };
}

const [folder] = process.argv.slice(2);
const server = Server({ games: [Pikoko], origins: [/localhost/], ...(folder ? durable(folder) : {}) });
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
