/** A review as it comes: asked for, looked after until it is there, with the game as its seat saw it. */
import type { Why } from '$/telling/refusal'
import { Refusal } from '$/wire/http'
import type { Replay, ToldReview, UnderWay } from '$/wire/messages'

import type { Source } from './source'

const PAUSE = 500

export class Reviewing {
  told: ToldReview | null = $state.raw(null)
  /** How far it is, while it is being made. */
  underWay: UnderWay | null = $state.raw(null)
  /** The game as the seat saw it. */
  replay: Replay | null = $state.raw(null)
  /** The game with all hands open, once somebody has asked for it. */
  open: Replay | null = $state.raw(null)
  why: Why | null = $state.raw(null)

  private isOver = false

  constructor(
    readonly source: Source,
    readonly seat: number,
  ) {
    void this.attempt()
  }

  /** Ask, or ask again after something went wrong. */
  async attempt(): Promise<void> {
    this.why = null
    try {
      this.replay ??= await this.source.replay(this.seat)
      let said = await this.source.ask(this.seat)
      while (said.type === 'under-way' && !this.isOver) {
        this.underWay = said
        await new Promise((go) => setTimeout(go, PAUSE))
        if (!this.isOver) said = await this.source.look(this.seat, said.id)
      }
      if (said.type === 'review') this.told = said
    } catch (problem) {
      this.why = problem instanceof Refusal ? problem : { key: 'page-went-wrong' }
    } finally {
      this.underWay = null
    }
  }

  /** What was really there: only for whoever wants to know. */
  async lookBehind(): Promise<void> {
    this.open ??= await this.source.replay('open')
  }

  close(): void {
    this.isOver = true
  }
}
