/** The commitments and keys of `coverts-fair/1`, step by step as its page has them. */
import { hex, joined, lengthFirst, number, text, type Bytes } from './bytes'
import type { Hashing } from './hashing'

export const PROTOCOL = 'coverts-fair/1'
export const GAME_ID = 16
export const SECRET = 32

/** What is fixed when a game starts. */
export interface Fixed {
  game: Bytes
  rules: string
}

/** `H(tag, p1, p2 …)`: SHA-256 of all of it, each with its length first. */
export function tagged(hashing: Hashing, tag: string, ...parts: readonly Uint8Array[]): Promise<Bytes> {
  return hashing.sha256(joined(...[text(`${PROTOCOL}/${tag}`), ...parts].map(lengthFirst)))
}

/** What the house promises for a round before it knows the seats' nonces. */
export function serverCommitment(hashing: Hashing, { game, rules }: Fixed, round: number, seed: Bytes) {
  return tagged(hashing, 'server', game, text(rules), number(round, 2), seed)
}

/** What a seat promises for a round before it knows the house's commitments. */
export function clientCommitment(hashing: Hashing, game: Bytes, round: number, seat: number, nonce: Bytes) {
  return tagged(hashing, 'client', game, number(round, 2), number(seat, 1), nonce)
}

/** What the seats add to the house's seed. A nonce that is missing counts as zeros. */
export function saltOf(
  hashing: Hashing,
  { game, rules }: Fixed,
  round: number,
  nonces: readonly (Bytes | null)[],
) {
  const counted = nonces.map((nonce) => nonce ?? new Uint8Array(SECRET))
  return tagged(hashing, 'transcript', game, text(rules), number(round, 2), ...counted)
}

/** What a stream of numbers for one purpose starts from. */
export function keyFor(hashing: Hashing, seed: Bytes, salt: Bytes, purpose: string): Promise<Bytes> {
  return hkdf(hashing, seed, salt, text(`${PROTOCOL}/${purpose}`))
}

/** HKDF-SHA256 (RFC 5869) for 32 bytes, which are one block. */
export async function hkdf(hashing: Hashing, secret: Bytes, salt: Bytes, info: Bytes): Promise<Bytes> {
  return hashing.hmac(await hashing.hmac(salt, secret), joined(info, Uint8Array.of(1)))
}

const FEATHERS = 8
const DECK = 47n

/** The places in the full deck of the eight feathers by which friends compare that they were promised the same. */
export async function fingerprintOf(
  hashing: Hashing,
  game: Bytes,
  servers: readonly Bytes[],
  clients: readonly (readonly (Bytes | null)[])[],
): Promise<number[]> {
  // A seat that promised nothing has no commitment, and so no part in it.
  const promised = clients.flat().filter((one) => one !== null)
  const print = await tagged(hashing, 'print', game, ...servers, ...promised)
  const x = BigInt(`0x${hex(print.slice(0, 8))}`)
  return Array.from({ length: FEATHERS }, (_, i) => Number((x / DECK ** BigInt(i)) % DECK))
}
