/**
 * SHA-256 and HMAC by our own hands (FIPS 180-4, RFC 2104): browsers keep WebCrypto from pages that came over plain HTTP,
 * as they do in a home network, and some from files on disk.
 */
import { joined, number, type Bytes } from './bytes'

const BLOCK = 64
const PRIMES = primes(64)
/** The first 32 bits of what comes after the point in a root of each prime. */
const CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

export function sha256(message: Uint8Array): Bytes {
  const state = START.slice()
  const bytes = padded(message)
  const words = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length; at += BLOCK) compress(state, words, at)
  return joined(...Array.from(state, (word) => number(word, 4)))
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Bytes {
  const filled = new Uint8Array(BLOCK)
  filled.set(key.length > BLOCK ? sha256(key) : key)
  const inner = filled.map((byte) => byte ^ 0x36)
  const outer = filled.map((byte) => byte ^ 0x5c)
  return sha256(joined(outer, sha256(joined(inner, message))))
}

/** The message, a one bit, zeros up to the end of a block but for eight bytes, and in those its length in bits. */
function padded(message: Uint8Array): Bytes {
  const zeros = (2 * BLOCK - 9 - (message.length % BLOCK)) % BLOCK
  return joined(message, Uint8Array.of(0x80), new Uint8Array(zeros), number(message.length * 8, 8))
}

function compress(state: Uint32Array, words: DataView, at: number): void {
  const schedule = new Uint32Array(64)
  for (let i = 0; i < 16; i++) schedule[i] = words.getUint32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const [early, late] = [schedule[i - 15], schedule[i - 2]]
    schedule[i] =
      schedule[i - 16] +
      (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
      schedule[i - 7] +
      (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))
  }
  let [a, b, c, d, e, f, g, h] = state
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + CONSTANTS[i] + schedule[i]) | 0
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word
}

/** A word of 32 bits turned to the right. */
function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let next = 2; found.length < count; next++) if (found.every((prime) => next % prime)) found.push(next)
  return found
}
