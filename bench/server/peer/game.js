// A game of the shape of Pikoko for boardgame.io: four seats, hands of eight that everybody sees but their owner, closed
// fists, tricks played from the left neighbour's hand, three rounds. It is as large a state and as many moves (156) as
// the real one. What it leaves out makes it cheaper: feathers have one colour, bids are not limited by a supply, points
// are simple, and nothing is explained to those who break a rule.

const { INVALID_MOVE } = require('boardgame.io/core');

const SEATS = 4;
const HAND = 8;
const COLOURS = 4;
const ROUNDS = 3;
const SELF_BID = SEATS;
const CONFIDENCE = SEATS + 1;

const everybody = [...Array(SEATS).keys()];
const nobody = () => everybody.map(() => null);
const leftOf = (seat) => (seat + 1) % SEATS;
const rightOf = (seat) => (seat + SEATS - 1) % SEATS;
const colourOf = (card) => card % COLOURS;

function dealt(random, round, starter, scores) {
  const deck = random.Shuffle([...Array(SEATS * HAND + 5).keys()]);
  return {
    round,
    starter,
    hands: everybody.map((seat) => deck.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b)),
    turnedUp: deck[SEATS * HAND],
    question: 0,
    bids: everybody.map(nobody),
    sealed: nobody(),
    confidence: nobody(),
    leader: starter,
    trick: [],
    tricks: [],
    taken: everybody.map(() => 0),
    scores,
  };
}

/** Who closes a fist now: all but the peacock that is bid on, and then everybody for two more questions. */
const asked = (G) => everybody.filter((seat) => seat !== G.question);

function seal({ G, playerID, events }, choice) {
  const most = G.question === CONFIDENCE ? SEATS : HAND;
  if (!Number.isInteger(choice) || choice < 0 || choice > most) return INVALID_MOVE;
  G.sealed[+playerID] = choice;
  if (asked(G).some((seat) => G.sealed[seat] === null)) return;
  if (G.question === CONFIDENCE) {
    G.confidence = G.sealed;
  } else {
    for (const seat of asked(G)) G.bids[seat][G.question === SELF_BID ? seat : G.question] = G.sealed[seat];
  }
  G.sealed = nobody();
  G.question += 1;
  if (G.question > CONFIDENCE) events.setPhase('tricks');
  else events.endTurn();
}

function play({ G, playerID, events, random }, card) {
  const hand = G.hands[leftOf(+playerID)];
  const mustFollow = G.trick.length > 0 && hand.some((other) => colourOf(other) === colourOf(G.trick[0]));
  if (!hand.includes(card) || (mustFollow && colourOf(card) !== colourOf(G.trick[0]))) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.trick.push(card);
  if (G.trick.length === SEATS) take(G);
  if (G.tricks.length < HAND) {
    events.endTurn();
    return;
  }
  score(G);
  if (G.round === ROUNDS) {
    events.endGame({ scores: G.scores.map((row) => [...row]) });
  } else {
    Object.assign(G, dealt(random, G.round + 1, leftOf(G.starter), G.scores));
    events.setPhase('fists');
  }
}

function take(G) {
  const strength = (card) =>
    card + (colourOf(card) === colourOf(G.turnedUp) ? 200 : colourOf(card) === colourOf(G.trick[0]) ? 100 : 0);
  const best = G.trick.reduce((most, card, place) => (strength(card) > strength(G.trick[most]) ? place : most), 0);
  const taker = (G.leader + best + 1) % SEATS;
  G.tricks.push({ leader: G.leader, cards: G.trick, taker });
  G.taken[taker] += 1;
  G.leader = rightOf(taker);
  G.trick = [];
}

function score(G) {
  G.scores.push(everybody.map((seat) => everybody.filter((on) => G.bids[seat][on] === G.taken[on]).length));
}

/** Secrets are taken out of what a seat is sent: its own hand, and the fists and cards of the others. */
function playerView({ G, playerID }) {
  const own = (choice, seat) => (String(seat) === playerID ? choice : null);
  return {
    ...G,
    hands: G.hands.map((hand, seat) => (playerID === null || String(seat) === playerID ? hand.length : hand)),
    ready: G.sealed.map((choice) => choice !== null),
    sealed: G.sealed.map(own),
    confidence: G.confidence.map(own),
  };
}

exports.Pikoko = {
  name: 'pikoko',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => dealt(random, 1, 0, []),
  playerView,
  phases: {
    fists: {
      start: true,
      next: 'tricks',
      turn: {
        order: { first: () => 0, next: () => 0 },
        onBegin: ({ G, events }) => {
          const value = Object.fromEntries(asked(G).map((seat) => [seat, 'fist']));
          events.setActivePlayers({ value, minMoves: 1, maxMoves: 1 });
        },
        stages: { fist: { moves: { seal: { move: seal, client: false, redact: true, ignoreStaleStateID: true } } } },
      },
    },
    tricks: {
      moves: { play },
      turn: {
        order: { first: ({ G }) => G.leader, next: ({ G }) => (G.leader + G.trick.length) % SEATS },
      },
    },
  },
};
