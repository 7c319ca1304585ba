// node client.cjs MODULES PORT TABLES SECONDS PAUSE GAME: two of boardgame.io's own clients at each table; each clicks again as
// soon as it may, or after a random pause (mean, in ms); a wait is from the click until the client's state shows it.
'use strict';
const path = require('path');
const [, , modules, port, tables, seconds, pause, kind] = process.argv;
const from = (name) => require(path.join(modules, 'node_modules', 'boardgame.io', 'dist', 'cjs', name));
const { Client } = from('client.js');
const { SocketIO } = from('multiplayer.js');
const game = require(`./${kind}.cjs`);
const waits = [];
const ready = []; // nobody clicks before everybody is seated: their server would not let the last ones in
let over = false;
let begun = false;
let seated = 0;
let last = null;

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
    const open = kind === 'board' ? [0, 1, 2] : state.G.columns.flatMap((left, column) => (left ? [column] : []));
    last = state;
    waiting = true;
    const click = () => {
      waiting = false;
      if (over) return;
      turn = state.ctx.turn;
      sent = performance.now();
      client.moves.take(open[Math.floor(Math.random() * open.length)]);
    };
    const soon = () => (Number(pause) ? setTimeout(click, -Math.log(1 - Math.random()) * Number(pause)) : click());
    if (begun) soon();
    else ready.push(soon);
  });
  client.start();
}

async function main() {
  // The server makes a match when its first player comes.
  for (let number = 0; number < Number(tables); number++)
    for (const playerID of ['0', '1']) play(`t${process.pid}-${number}`, playerID);
  while (seated < 2 * Number(tables)) await new Promise((done) => setTimeout(done, 50));
  begun = true;
  for (const soon of ready) soon();
  await new Promise((done) => setTimeout(done, 1500));
  waits.length = 0;
  console.log('mark');
  const started = performance.now();
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
  const wall = (performance.now() - started) / 1000;
  over = true;
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (part) => (sorted.length ? sorted[Math.floor(sorted.length * part)] : null);
  console.log(JSON.stringify({ moves: sorted.length, moves_per_s: sorted.length / wall, p50_ms: at(0.5), p99_ms: at(0.99), view_bytes: JSON.stringify(last.G).length }));
  process.exit(0);
}
main();
