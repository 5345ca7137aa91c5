/** The vector of the protocol's page, by both ways of hashing. */
import { describe, expect, test } from 'vitest'

import { hex, type Bytes } from '$/fair/bytes'
import { deckFor, shuffled } from '$/fair/chance'
import { byHand, byWebCrypto } from '$/fair/hashing'
import { clientCommitment, keyFor, saltOf, serverCommitment } from '$/fair/protocol'
import { Stream } from '$/fair/stream'

const rising = (size: number): Bytes => Uint8Array.from({ length: size }, (_, i) => i)
const FIXED = { game: rising(16), rules: 'pikoko/1:{"players":5}' }
const SEED = rising(32)
const NONCES = [0, 1, 2, 3, 4].map((seat) => new Uint8Array(32).fill(seat))
const PLACES = [
  39, 18, 23, 19, 28, 8, 13, 22, 46, 16, 1, 24, 32, 36, 33, 17, 7, 15, 29, 42, 11, 10, 37, 35, 41, 31, 3, 12,
  27, 14, 30, 34, 20, 44, 9, 40, 5, 45, 25, 21, 0, 26, 2, 43, 4, 6, 38,
]

describe.each([
  ['WebCrypto', byWebCrypto(crypto.subtle)],
  ['our own hands', byHand],
])('by %s', (_, hashing) => {
  test('commitments', async () => {
    expect(hex(await serverCommitment(hashing, FIXED, 1, SEED))).toBe(
      '53646a50ac878bad6e0bd26ae7ea5f054f7431dff77ec529e8ba96ff2b9029c6',
    )
    expect(hex(await clientCommitment(hashing, FIXED.game, 1, 3, NONCES[3]))).toBe(
      'a6d29804dc84c7c956cf9f605e52af4c90f5fc7cabba45393c056139f4391ad7',
    )
  })
  test('salt, starter and deal', async () => {
    const salt = await saltOf(hashing, FIXED, 1, NONCES)
    expect(hex(salt)).toBe('bcb4dfe1c3800a04c66397936e4d65c2e29dbb38e2460ec5e584dff1321ebcee')
    const starters = new Stream(hashing, await keyFor(hashing, SEED, salt, 'starter'))
    expect(await starters.below(5)).toBe(1)
    const deck = new Stream(hashing, await keyFor(hashing, SEED, salt, 'deck'))
    expect(await shuffled(47, (n) => deck.below(n))).toEqual(PLACES)
  })
  test('a nonce of zeros is the same as none', async () => {
    expect(await saltOf(hashing, FIXED, 1, [null, ...NONCES.slice(1)])).toEqual(
      await saltOf(hashing, FIXED, 1, NONCES),
    )
  })
})

test('decks are the beginnings of the full one', () => {
  const full = deckFor(5)
  expect([3, 4, 5].map((players) => deckFor(players).length)).toEqual([29, 39, 47])
  expect(new Set(full).size).toBe(47)
  for (const players of [3, 4]) expect(full.slice(0, deckFor(players).length)).toEqual(deckFor(players))
  expect(full.slice(0, 16).join(' ')).toBe('PYR1 W1 B1 R2 Y2 P2 W2 B2 R3 Y3 P3 W3 B3 R4 BWY4 P4')
})
