/** What a check finds, step by step: data alone, for a page or a test to tell. */

/** A number on the way, by its name in the protocol. */
export interface Figure {
  name: string
  value: string
}

/** Hands that were worked out, and those of the record if they differ. */
export interface Hands {
  hands: string[][]
  turnedUp: string
}

export interface Step {
  what:
    | 'rules'
    | 'fingerprint'
    | 'seed'
    | 'nonce'
    | 'salt'
    | 'starter'
    | 'deal'
    | 'throw'
    | 'uncommitted'
    | 'unread'
  /** Right; wrong; a promised number that was not revealed; one that nobody promised; not yet known; or only worked out. */
  state: 'ok' | 'wrong' | 'withheld' | 'none' | 'open' | 'noted'
  /** Where: a round or a throw from 1, a seat from 0, a part of the JSON. */
  round?: number
  throw?: number
  seat?: number
  path?: string
  /** What is wrong, where a step can be wrong in more than one way. */
  fault?: 'missing' | 'unpromised' | 'cards' | 'turned-up'
  figures: Figure[]
  /** The deal that was worked out, or the faces of a throw, or the feathers of the fingerprint. */
  worked?: Hands
  recorded?: Hands
  dice?: string[]
  recordedDice?: string[]
  starter?: number
  recordedStarter?: number
  feathers?: string[]
}

export interface Verdict {
  /**
   * Proved; proved but for the nonces of some seats; wrong. Where nobody at the table added a number, the house alone drew
   * it and could have chosen it: that is no proof. Open, where nothing has been revealed yet.
   */
  kind: 'proved' | 'but' | 'wrong' | 'alone' | 'open'
  /** Seats that promised a number and did not reveal it. */
  withheld: number[]
  /** Rounds that were worked out, those of them to which no seat added, and those whose seed is not known yet. */
  checked: number[]
  alone: number[]
  open: number[]
  /** The first step that is wrong. */
  wrong: Step | null
}

export interface Check {
  game: 'pikoko' | 'pok' | null
  names: string[]
  steps: Step[]
  verdict: Verdict
}
