// node client.cjs MODULES PORT TABLES SECONDS PAUSE: two of boardgame.io's own clients at each table; each clicks again as
// soon as it may, or after a random pause (mean, in ms); a wait is from the click until the client's state shows it.
'use strict';
const path = require('path');
const [, , modules, port, tables, seconds, pause] = process.argv;
const from = (name) => require(path.join(modules, 'node_modules', 'boardgame.io', 'dist', 'cjs', name));
const { Client } = from('client.js');
const { SocketIO } = from('multiplayer.js');
const game = require('./game.cjs');
const waits = [];
let over = false;
let seated = 0;

function play(matchID, playerID) {
  const client = Client({
    game, matchID, playerID, debug: false, numPlayers: 2,
    multiplayer: SocketIO({ server: `http://localhost:${port}` }),
  });
  let sent = 0;
  let turn = -1;
  let waiting = false;
  let here = false;
  client.subscribe((state) => {
    if (state === null || !state.isConnected || over) return;
    if (!here) {
      here = true;
      seated += 1;
    }
    if (sent && state.ctx.turn > turn) {
      waits.push(performance.now() - sent);
      sent = 0;
    }
    if (state.ctx.currentPlayer !== playerID || sent || waiting) return;
    const open = state.G.columns.flatMap((left, column) => (left ? [column] : []));
    waiting = true;
    const click = () => {
      waiting = false;
      if (over) return;
      turn = state.ctx.turn;
      sent = performance.now();
      client.moves.take(open[Math.floor(Math.random() * open.length)]);
    };
    if (Number(pause)) setTimeout(click, -Math.log(1 - Math.random()) * Number(pause));
    else click();
  });
  client.start();
}

async function main() {
  // The server makes a match when its first player comes.
  for (let number = 0; number < Number(tables); number++)
    for (const playerID of ['0', '1']) play(`t${process.pid}-${number}`, playerID);
  while (seated < 2 * Number(tables)) await new Promise((done) => setTimeout(done, 50));
  await new Promise((done) => setTimeout(done, 1500));
  waits.length = 0;
  console.log('mark');
  const started = performance.now();
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
  const wall = (performance.now() - started) / 1000;
  over = true;
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (part) => (sorted.length ? sorted[Math.floor(sorted.length * part)] : null);
  console.log(JSON.stringify({ moves: sorted.length, moves_per_s: sorted.length / wall, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
}
main();
