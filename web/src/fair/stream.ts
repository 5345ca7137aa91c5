/** Numbers from a key, the same for everybody who has it. */
import { number, type Bytes } from './bytes'
import type { Hashing } from './hashing'

const WORDS = 2 ** 32
const WORD = 4

/** The first word that `below(n)` does not take: from here on, small remainders would come up more often than others. */
export function limitFor(n: number): number {
  return WORDS - (WORDS % n)
}

/** HMAC of a counter, cut into words of four bytes. */
export class Stream {
  private words: number[] = []
  private counter = 0

  constructor(
    private readonly hashing: Hashing,
    private readonly key: Bytes,
  ) {}

  /** A number from 0 to n − 1, each as likely as any other. */
  async below(n: number): Promise<number> {
    for (;;) {
      const word = await this.next()
      if (word < limitFor(n)) return word % n
    }
  }

  private async next(): Promise<number> {
    if (!this.words.length) {
      const block = await this.hashing.hmac(this.key, number(this.counter++, 8))
      const view = new DataView(block.buffer)
      for (let at = 0; at < block.length; at += WORD) this.words.push(view.getUint32(at))
    }
    return this.words.shift()!
  }
}
