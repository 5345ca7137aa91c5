/** The players by name, and the one among them who is reading. */
import { isolated } from '$/lang/placing'
import { say } from '$/lang/speech.svelte'

export class Company {
  constructor(
    readonly names: readonly string[],
    readonly you: number | null,
  ) {}

  /** What a seat is called: You, for the reader's. */
  name(seat: number): string {
    return seat === this.you ? say('you') : isolated(called(this.names[seat]))
  }

  /** Which form a sentence about these seats takes: you, one, you-many or many. */
  person(...seats: number[]): string {
    const isReader = this.you !== null && seats.includes(this.you)
    if (seats.length === 1) return isReader ? 'you' : 'one'
    return isReader ? 'you-many' : 'many'
  }

  /** Seats in a phrase, the reader first. */
  listed(seats: readonly number[]): string {
    const ordered = [...seats].sort((a, b) => Number(b === this.you) - Number(a === this.you) || a - b)
    return allOf(ordered.map((seat) => this.name(seat)))
  }

  /** All seats clockwise: from the reader's left, so that the reader comes last; or from the first. */
  roundTheTable(): number[] {
    const first = this.you === null ? 0 : this.you + 1
    return this.names.map((_, step) => (first + step) % this.names.length)
  }
}

/** What somebody is called; whoever has been forgotten has no name. */
export function called(name: string): string {
  return name || say('somebody')
}

/** A, b and c. */
export function allOf(words: readonly string[]): string {
  return joined(words, 'list-and')
}

/** A, b or c. */
export function anyOf(words: readonly string[]): string {
  return joined(words, 'list-or')
}

/** A, b, c. */
export function row(words: readonly string[]): string {
  return words.reduce((first, next) => say('list-next', { first, next }))
}

/** A; b; c. */
export function apart(phrases: readonly string[]): string {
  return phrases.reduce((first, next) => say('list-apart', { first, next }))
}

function joined(words: readonly string[], last: 'list-and' | 'list-or'): string {
  if (!words.length) return say('nobody')
  if (words.length === 1) return words[0]
  return say(last, { first: row(words.slice(0, -1)), last: words.at(-1)! })
}

/** A sentence begins with a capital letter, also when it begins with a mark or a name of ours. */
export function sentence(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase())
}
