/** SHA-256 and HMAC, from the browser where it gives them, else from our own hands. Everything else is made of these two. */
import type { Bytes } from './bytes'
import { hmacSha256, sha256 } from './sha256'

export interface Hashing {
  sha256: (message: Bytes) => Promise<Bytes>
  hmac: (key: Bytes, message: Bytes) => Promise<Bytes>
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

export function byWebCrypto(subtle: SubtleCrypto): Hashing {
  return {
    sha256: async (message) => new Uint8Array(await subtle.digest('SHA-256', message)),
    hmac: async (key, message) => {
      const handle = await subtle.importKey('raw', key, HMAC, false, ['sign'])
      return new Uint8Array(await subtle.sign('HMAC', handle, message))
    },
  }
}

export const byHand: Hashing = {
  sha256: async (message) => sha256(message),
  hmac: async (key, message) => hmacSha256(key, message),
}

/** What this browser can do here. */
export function hashingHere(): Hashing {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  return subtle ? byWebCrypto(subtle) : byHand
}
