// boardgame.io's own server with a game as small as a game can be: a number that grows.
// node server.js PORT
const { Server, Origins } = require("boardgame.io/server");

const Count = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
};

const server = Server({ games: [Count], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
