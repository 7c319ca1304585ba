// A board of Basilica's shape on boardgame.io's public API, written for this measurement: the same pieces with the same
// fields as our view has, a secret stack that `playerView` keeps back, draws by its own random plugin, and one small
// change a move, for ever. No rules to speak of: less work than the real game is.
'use strict';
const COLOURS = ['yellow', 'blue', 'red', 'green'];
const ORDERS = ['promote', 'recruit', 'confuse', 'scaffolding', 'altar', 'glass', 'move_builder', 'disaster'];
const ROWS = 6;

const tile = (number) => ({ tile: `tile-${number}`, colours: [COLOURS[number % 4], COLOURS[(number + 1) % 4]], crown: number % 5 === 0 });
const order = (number) => ({ piece: number, order: ORDERS[number % 8], colours: [COLOURS[number % 4]], crown: null });
const cell = (number, vault) => ({
  cell: number, name: `${'abcde'[number % 5]}${Math.floor(number / 5) + 1}`, vault, builder: null, rank: null, token: null,
  glass: false, altar: false, extra: null,
});
const player = (name) => ({ name, score: 0, builders: 9, tokens: ['A', 'M', 'S', 'J'], coins: 3 });

module.exports = {
  name: 'board',
  setup: ({ random }) => ({
    edition: '2022', timekeeper: 'queen', rows: 2, cathedral: Array.from({ length: 10 }, (_, number) => cell(number, tile(number))),
    order_slots: [order(10), order(11), order(12)], vault_slots: [tile(13), tile(14), tile(15)], top: order(16),
    stack: random.Shuffle(Array.from({ length: 60 }, (_, number) => number)), discard: [], queen: 0, spaces: 12, crown_spaces: [4, 8, 12],
    scorings: 0, players: [player('White'), player('Black')], actions_left: 2,
  }),
  playerView: ({ G }) => ({ ...G, stack: G.stack.length }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      // No optimistic update: a client sees its move when the server has said so, as ours does.
      client: false,
      move: ({ G, ctx, random }, slot) => {
        const vault = G.vault_slots[slot];
        if (!vault) return 'INVALID_MOVE';
        G.cathedral.push({ ...cell(G.cathedral.length, vault), builder: Number(ctx.currentPlayer) });
        G.rows = Math.ceil(G.cathedral.length / 5);
        if (G.rows > ROWS) {
          G.discard.push(...G.cathedral.splice(0, 10).map((one) => one.vault.tile));
          G.cathedral.forEach((one, number) => Object.assign(one, { cell: number, name: cell(number, null).name }));
          G.queen = (G.queen + 1) % 13;
        }
        if (G.stack.length === 0) G.stack = random.Shuffle(Array.from({ length: 60 }, (_, number) => number));
        if (G.discard.length > 30) G.discard = [];
        G.vault_slots[slot] = tile(G.stack.pop());
        G.top = order(random.Die(60));
        G.players[Number(ctx.currentPlayer)].score += slot;
      },
    },
  },
};
