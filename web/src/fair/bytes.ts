/** Bytes as the protocol joins them: numbers big-endian, texts in UTF-8, and a length before everything that has one. */

/** Bytes in memory of their own, which is all that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A whole number, big-endian, in so many bytes. */
export function number(value: number, size: 1 | 2 | 4 | 8): Bytes {
  const bytes = new Uint8Array(size)
  let rest = value
  // Not by shifts: those know 32 bits only.
  for (let at = size - 1; at >= 0; at--) {
    bytes[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
  return bytes
}

export function text(value: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(value))
}

/** `lp(x)`: the length of x in four bytes, then x. Without it, two lists of parts could join to the same bytes. */
export function lengthFirst(part: Uint8Array): Bytes {
  return joined(number(part.length, 4), part)
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** So many bytes from lower-case hexadecimal, or null: there is one way to write them and no other. */
export function unhex(value: unknown, size: number): Bytes | null {
  if (typeof value !== 'string' || value.length !== 2 * size || !/^[0-9a-f]*$/.test(value)) return null
  return Uint8Array.from({ length: size }, (_, at) => parseInt(value.slice(2 * at, 2 * at + 2), 16))
}

export function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}
