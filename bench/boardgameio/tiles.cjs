// A small game on boardgame.io's public API, written for this measurement: two players take tiles in turn, for ever.
'use strict';
module.exports = {
  name: 'tiles',
  setup: () => ({ columns: [5, 5, 5, 5, 5], points: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      // No optimistic update: a client sees its move when the server has said so, as ours does.
      client: false,
      move: ({ G, ctx }, column) => {
        if (G.columns[column] === 0) return 'INVALID_MOVE';
        G.columns[column] -= 1;
        G.points[Number(ctx.currentPlayer)] += column;
        if (G.columns.every((left) => left === 0)) G.columns = [5, 5, 5, 5, 5];
      },
    },
  },
};
