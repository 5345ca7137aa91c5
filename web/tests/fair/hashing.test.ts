/** Our own SHA-256, HMAC and HKDF against the browser's, and the numbers that are taken from a stream. */
import { describe, expect, test } from 'vitest'

import { hex, joined, lengthFirst, number, text, unhex, type Bytes } from '$/fair/bytes'
import { byHand, byWebCrypto, hashingHere, type Hashing } from '$/fair/hashing'
import { hkdf } from '$/fair/protocol'
import { limitFor, Stream } from '$/fair/stream'

const web = byWebCrypto(crypto.subtle)
const some = (size: number): Bytes => crypto.getRandomValues(new Uint8Array(size))

describe('our own hands', () => {
  test('known hashes', async () => {
    expect(hex(await byHand.sha256(text('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
  test('hashes of every length up to four blocks, and of a long text', async () => {
    for (const size of [...Array(257).keys(), 65_536]) {
      const message = some(size)
      expect(hex(await byHand.sha256(message)), `${size}`).toBe(hex(await web.sha256(message)))
    }
  })
  test('HMAC with keys of every length up to two blocks', async () => {
    for (let size = 1; size <= 130; size++) {
      const [key, message] = [some(size), some(size * 2)]
      expect(hex(await byHand.hmac(key, message)), `${size}`).toBe(hex(await web.hmac(key, message)))
    }
  })
  test.each([
    ['by hand', byHand],
    ['by WebCrypto', web],
  ])('HKDF %s is the browser’s', async (_, hashing) => {
    const [secret, salt, info] = [some(32), some(32), text('coverts-fair/1/deck')]
    const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
    const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, material, 256)
    expect(hex(await hkdf(hashing, secret, salt, info))).toBe(hex(new Uint8Array(bits)))
  })
  test('are used where the browser keeps its own to itself', async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!
    expect(hashingHere()).not.toBe(byHand)
    try {
      Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
      expect(hashingHere()).toBe(byHand)
    } finally {
      Object.defineProperty(globalThis, 'crypto', before)
    }
  })
})

describe('bytes', () => {
  test('numbers are big-endian, also beyond 32 bits', () => {
    expect([number(3, 1), number(258, 2), number(2 ** 40 + 1, 8)].map(hex)).toEqual([
      '03',
      '0102',
      '0000010000000001',
    ])
    expect(hex(lengthFirst(text('é')))).toBe('00000002c3a9')
  })
  test.each(['0G', 'AB', '0', '012', 'zz', ' 0', 7, null])('%j is not one byte', (value) =>
    expect(unhex(value, 1)).toBeNull(),
  )
})

/** A stream that yields these words, eight to a block, and then zeros. */
function streamOf(words: number[]): Stream {
  const hmac: Hashing['hmac'] = async (_, counter) => {
    const at = Number(BigInt(`0x${hex(counter)}`)) * 8
    return joined(...Array.from({ length: 8 }, (_, i) => number(words[at + i] ?? 0, 4)))
  }
  return new Stream({ ...byHand, hmac }, new Uint8Array(32))
}

describe('below', () => {
  test.each([1, 2, 3, 5, 6, 7, 29, 39, 46, 47, 2 ** 31, 2 ** 32 - 1])('%d at its edges', async (n) => {
    const limit = limitFor(n)
    expect(limit % n).toBe(0)
    expect(2 ** 32 - limit).toBeLessThan(n)
    // The last word that is taken, and the first one that is not.
    expect(await streamOf([limit - 1]).below(n)).toBe(n - 1)
    if (limit === 2 ** 32) return
    expect(await streamOf([limit, 2 ** 32 - 1, 1]).below(n)).toBe(1)
  })
  test('every remainder of the words that are taken comes equally often', () => {
    for (const n of [3, 6, 47]) expect(limitFor(n) / n).toBe(Math.floor(2 ** 32 / n))
  })
  test('goes on in the next block, with the next counter', async () => {
    const stream = streamOf(Array.from({ length: 20 }, (_, i) => i))
    for (let i = 0; i < 20; i++) expect(await stream.below(2 ** 32 - 1)).toBe(i)
  })
})
