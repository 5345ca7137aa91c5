/** What a record says of its deal: `fair`, and the deals or throws themselves, in our own reading of the format. */
import { unhex, type Bytes } from './bytes'
import { rulesOf } from './rules'
import { GAME_ID, PROTOCOL, SECRET } from './protocol'

export interface DealtRound {
  starter: number
  hands: string[][]
  turnedUp: string
  isScored: boolean
}

/** What was promised and revealed for a round; null for a nonce or a seed that has not been. */
export interface FairRound {
  commitment: Bytes
  seed: Bytes | null
  clients: (Bytes | null)[]
  nonces: (Bytes | null)[]
}

export interface FairGame {
  kind: 'pikoko' | 'pok'
  names: string[]
  game: Bytes
  rules: string
  /** The ways in which the rules may be written for this record. */
  wanted: string[]
  fair: FairRound[]
  /** Pikoko: whoever begins by agreement; null if it was drawn. */
  firstStarter: number | null
  deals: DealtRound[]
  throws: string[][]
  isOver: boolean
}

/** Something in the record cannot be read: which part of the JSON. */
export class Unreadable extends Error {
  constructor(readonly path: string) {
    super(path)
  }
}

type Json = Record<string, unknown>

const SIZES: Record<string, readonly [number, number]> = { pikoko: [3, 5], pok: [3, 7] }
const ROUNDS = { pikoko: 3, pok: 1 }

/** The game of a record; null if it does not carry `fair`. */
export function fairGameIn(record: unknown): FairGame | null {
  const all = object(record, 'record')
  if (all.fair === undefined) return null
  must(all.format === 'coverts/1', 'format')
  must(all.game === 'pikoko' || all.game === 'pok', 'game')
  const kind = all.game as FairGame['kind']
  const names = list(all.seats, 'seats').map((seat, i) =>
    text(object(seat, `seats[${i}]`).name, `seats[${i}].name`),
  )
  const [fewest, most] = SIZES[kind]
  must(names.length >= fewest && names.length <= most, 'seats')
  const options = all.options === undefined ? {} : object(all.options, 'options')
  const rounds = list(all.rounds, 'rounds').map((one, i) => object(one, `rounds[${i}]`))
  const fair = object(all.fair, 'fair')
  must(fair.protocol === PROTOCOL, 'fair.protocol')
  const first = options.first_starter ?? null
  return {
    kind,
    names,
    game: bytes(fair.game, GAME_ID, 'fair.game'),
    rules: text(fair.rules, 'fair.rules'),
    wanted: rulesOf(kind, options, names.length),
    fair: fairRounds(fair.rounds, kind, names.length),
    firstStarter: first === null ? null : seatIn(first, names.length, 'options.first_starter'),
    deals: kind === 'pikoko' ? rounds.map((one, i) => dealIn(one, names.length, `rounds[${i}]`)) : [],
    throws: kind === 'pok' ? rounds.map(({ dice }, i) => texts(dice, 3, `rounds[${i}].dice`)) : [],
    isOver: all.winners !== undefined,
  }
}

function fairRounds(value: unknown, kind: FairGame['kind'], players: number): FairRound[] {
  const rounds = list(value, 'fair.rounds')
  must(rounds.length >= 1 && rounds.length <= ROUNDS[kind], 'fair.rounds')
  return rounds.map((one, i) => {
    const path = `fair.rounds[${i}]`
    const { commitment, seed, clients, nonces } = object(one, path)
    const ofSeats = (values: unknown, name: string) => {
      const found = list(values, `${path}.${name}`)
      must(found.length === players, `${path}.${name}`)
      return found.map((value, seat) => secret(value, `${path}.${name}[${seat}]`))
    }
    return {
      commitment: bytes(commitment, SECRET, `${path}.commitment`),
      seed: secret(seed, `${path}.seed`),
      clients: ofSeats(clients, 'clients'),
      nonces: ofSeats(nonces, 'nonces'),
    }
  })
}

function dealIn(round: Json, players: number, path: string): DealtRound {
  const hands = list(round.hands, `${path}.hands`)
  must(hands.length === players, `${path}.hands`)
  return {
    starter: seatIn(round.starter, players, `${path}.starter`),
    hands: hands.map((hand, seat) => texts(hand, 8, `${path}.hands[${seat}]`)),
    turnedUp: text(round.turned_up, `${path}.turned_up`),
    isScored: round.scores !== undefined,
  }
}

function must(holds: boolean, path: string): void {
  if (!holds) throw new Unreadable(path)
}

function object(value: unknown, path: string): Json {
  must(typeof value === 'object' && value !== null && !Array.isArray(value), path)
  return value as Json
}

function list(value: unknown, path: string): unknown[] {
  must(Array.isArray(value), path)
  return value as unknown[]
}

function text(value: unknown, path: string): string {
  must(typeof value === 'string', path)
  return value as string
}

function texts(value: unknown, length: number, path: string): string[] {
  const found = list(value, path)
  must(found.length === length, path)
  return found.map((one, i) => text(one, `${path}[${i}]`))
}

function seatIn(value: unknown, players: number, path: string): number {
  must(Number.isInteger(value) && (value as number) >= 0 && (value as number) < players, path)
  return value as number
}

function bytes(value: unknown, size: number, path: string): Bytes {
  const found = unhex(value, size)
  if (!found) throw new Unreadable(path)
  return found
}

/** What may be missing is written as null. */
function secret(value: unknown, path: string): Bytes | null {
  return value === null ? null : bytes(value, SECRET, path)
}
