/** A transcript with what another implementation draws from it, and whether this one agrees. */
import { expect } from 'vitest'

import { hex, unhex, type Bytes } from '$/fair/bytes'
import { deckFor, facesOf, shuffled, thrown } from '$/fair/chance'
import { feathersOf } from '$/fair/fingerprint'
import type { Hashing } from '$/fair/hashing'
import { clientCommitment, keyFor, saltOf, serverCommitment } from '$/fair/protocol'
import { Stream } from '$/fair/stream'

/** Lists are by round, and within a round by seat. Of the answers a vector gives those that it has. */
export interface Vector {
  kind: 'pikoko' | 'pok'
  players: number
  game: string
  rules: string
  seeds: string[]
  nonces: (string | null)[][]
  clientCommitments: (string | null)[][]
  commitments?: string[]
  salts?: string[]
  starter?: number | null
  decks?: number[][]
  throws?: string[][]
  fingerprint?: string[]
}

const bytes = (text: string): Bytes => unhex(text, text.length / 2)!

export async function agree(hashing: Hashing, vector: Vector): Promise<void> {
  const fixed = { game: bytes(vector.game), rules: vector.rules }
  const salts: Bytes[] = []
  for (const [i, seed] of vector.seeds.entries()) {
    const nonces = vector.nonces[i].map((nonce) => nonce && bytes(nonce)) as (Bytes | null)[]
    salts.push(await saltOf(hashing, fixed, i + 1, nonces))
    if (vector.salts) expect(hex(salts[i])).toBe(vector.salts[i])
    if (vector.commitments)
      expect(hex(await serverCommitment(hashing, fixed, i + 1, bytes(seed)))).toBe(vector.commitments[i])
    for (const [seat, promised] of vector.clientCommitments[i].entries()) {
      const nonce = nonces[seat]
      if (promised && nonce)
        expect(hex(await clientCommitment(hashing, fixed.game, i + 1, seat, nonce))).toBe(promised)
    }
  }
  await agreeOnChance(hashing, vector, salts)
  if (vector.fingerprint && vector.commitments) {
    const rounds = vector.commitments.map((commitment, i) => ({
      commitment,
      clients: vector.clientCommitments[i],
    }))
    expect(await feathersOf({ game: vector.game, rounds })).toEqual(vector.fingerprint)
  }
}

async function agreeOnChance(hashing: Hashing, vector: Vector, salts: readonly Bytes[]): Promise<void> {
  const drawing = async (round: number, purpose: string) => {
    const key = await keyFor(hashing, bytes(vector.seeds[round - 1]), salts[round - 1], purpose)
    const stream = new Stream(hashing, key)
    return (n: number) => stream.below(n)
  }
  if (vector.starter != null) expect(await (await drawing(1, 'starter'))(vector.players)).toBe(vector.starter)
  for (const [i, places] of (vector.decks ?? []).entries())
    expect(await shuffled(deckFor(vector.players).length, await drawing(i + 1, 'deck'))).toEqual(places)
  for (const [i, dice] of (vector.throws ?? []).entries())
    expect(facesOf(await thrown(await drawing(1, `throw/${i + 1}`)))).toEqual(dice)
}
