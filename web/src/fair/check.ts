/** Works a record's deals and throws out anew, and says of every step whether the record has it right. */
import { areEqual, hex } from './bytes'
import { deckFor } from './chance'
import { dealStep, starterStep, throwSteps, type Drawing } from './drawing'
import { hashingHere, type Hashing } from './hashing'
import { clientCommitment, fingerprintOf, saltOf, serverCommitment } from './protocol'
import { fairGameIn, Unreadable, type FairGame, type FairRound } from './record'
import type { Check, Step } from './steps'
import { verdictOn } from './verdict'

/** The check of a record that has been parsed; null if it carries no `fair`. */
export async function checkRecord(record: unknown, hashing: Hashing = hashingHere()): Promise<Check | null> {
  let game: FairGame | null
  try {
    game = fairGameIn(record)
  } catch (problem) {
    if (problem instanceof Unreadable) return unread(problem.path)
    throw problem
  }
  return game && checkGame(game, hashing)
}

async function checkGame(game: FairGame, hashing: Hashing): Promise<Check> {
  const steps = [rulesStep(game), await fingerprintStep(game, hashing)]
  for (const [i, fair] of game.fair.entries()) steps.push(...(await roundSteps(game, fair, i + 1, hashing)))
  for (let round = game.fair.length + 1; round <= game.deals.length; round++)
    steps.push({ what: 'uncommitted', state: 'wrong', round, figures: [] })
  return { game: game.kind, names: game.names, steps, verdict: verdictOn(game, steps) }
}

/** Nothing can be worked out from it: all that there is to say is where. */
function unread(path: string): Check {
  const wrong: Step = { what: 'unread', state: 'wrong', path, figures: [] }
  const verdict = { kind: 'wrong' as const, withheld: [], checked: [], alone: [], open: [], wrong }
  return { game: null, names: [], steps: [wrong], verdict }
}

function rulesStep({ game, rules, wanted }: FairGame): Step {
  const isRight = wanted.includes(rules)
  return {
    what: 'rules',
    state: isRight ? 'ok' : 'wrong',
    figures: [
      { name: 'game', value: hex(game) },
      { name: 'rules', value: rules },
      ...(isRight ? [] : [{ name: 'rules-wanted', value: wanted[0] }]),
    ],
  }
}

async function fingerprintStep({ game, fair }: FairGame, hashing: Hashing): Promise<Step> {
  const servers = fair.map(({ commitment }) => commitment)
  const clients = fair.map(({ clients }) => clients)
  const places = await fingerprintOf(hashing, game, servers, clients)
  const deck = deckFor(5)
  const feathers = places.map((place) => deck[place])
  return {
    what: 'fingerprint',
    state: 'noted',
    feathers,
    figures: [{ name: 'places', value: places.join(' ') }],
  }
}

async function roundSteps(game: FairGame, fair: FairRound, round: number, hashing: Hashing): Promise<Step[]> {
  const isDealt = game.kind === 'pikoko' ? round <= game.deals.length : game.throws.length > 0
  const steps = [await seedStep(game, fair, round, hashing)]
  for (const seat of game.names.keys()) steps.push(await nonceStep(game, fair, round, seat, hashing, isDealt))
  if (!fair.seed || !isDealt) return steps
  const salt = await saltOf(hashing, game, round, fair.nonces)
  steps.push({ what: 'salt', state: 'noted', round, figures: [{ name: 'salt', value: hex(salt) }] })
  const drawing: Drawing = { hashing, seed: fair.seed, salt, round }
  if (game.kind === 'pok') return [...steps, ...(await throwSteps(game, drawing))]
  if (round === 1 && game.firstStarter === null) steps.push(await starterStep(game, drawing))
  return [...steps, await dealStep(game, drawing)]
}

async function seedStep(game: FairGame, fair: FairRound, round: number, hashing: Hashing): Promise<Step> {
  const figures = [{ name: 'commitment', value: hex(fair.commitment) }]
  if (!fair.seed) {
    const isDue = game.kind === 'pikoko' ? game.deals[round - 1]?.isScored : game.isOver
    return isDue
      ? { what: 'seed', state: 'wrong', fault: 'missing', round, figures }
      : { what: 'seed', state: 'open', round, figures }
  }
  const worked = await serverCommitment(hashing, game, round, fair.seed)
  return {
    what: 'seed',
    state: areEqual(worked, fair.commitment) ? 'ok' : 'wrong',
    round,
    figures: [{ name: 'seed', value: hex(fair.seed) }, { name: 'worked', value: hex(worked) }, ...figures],
  }
}

async function nonceStep(
  { game }: FairGame,
  { clients, nonces }: FairRound,
  round: number,
  seat: number,
  hashing: Hashing,
  isDealt: boolean,
): Promise<Step> {
  const [client, nonce] = [clients[seat], nonces[seat]]
  const promised = client ? [{ name: 'commitment', value: hex(client) }] : []
  const step = { what: 'nonce', round, seat } as const
  if (!nonce) return { ...step, state: !client ? 'none' : isDealt ? 'withheld' : 'open', figures: promised }
  const revealed = { name: 'nonce', value: hex(nonce) }
  // A number without a promise may have been chosen when all others were known.
  if (!client) return { ...step, state: 'wrong', fault: 'unpromised', figures: [revealed] }
  const worked = await clientCommitment(hashing, game, round, seat, nonce)
  return {
    ...step,
    state: areEqual(worked, client) ? 'ok' : 'wrong',
    figures: [revealed, { name: 'worked', value: hex(worked) }, ...promised],
  }
}
