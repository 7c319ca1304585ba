// node server.cjs MODULES PORT: boardgame.io's own server with its own default storage (memory: nothing is durable).
'use strict';
const path = require('path');
const [, , modules, port] = process.argv;
const { Server, Origins } = require(path.join(modules, 'node_modules', 'boardgame.io', 'dist', 'cjs', 'server.js'));
const server = Server({ games: [require('./tiles.cjs'), require('./board.cjs')], origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log('open') });
