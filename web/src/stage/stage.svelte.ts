/**
 * What the page shows, a little behind what it knows: things happen one after another, each with the time it takes to
 * be seen. Whoever is in a hurry touches anything, and the page shows what it knows.
 */
import { GAMES } from '$/games/registry'
import { Company } from '$/telling/company'
import { saidLate, toldLate } from '$/telling/late'
import type { Beat, Game, Sight } from '$/wire/fold'
import type { Snapshot } from '$/wire/messages'

import { leadOf, pauseAfter } from './pace'

/** A line of the story is told anew in each language, so it is kept as what it tells. */
export type Telling = () => string[]

const LONGEST_BACKLOG = 12

export class Stage {
  shown: Snapshot | null = $state.raw(null)
  /** What is happening just now. */
  sight: Sight | null = $state.raw(null)
  story: readonly Telling[] = $state.raw([])
  /** What is said to somebody whose time was up, until they touch something. */
  late: Telling | null = $state.raw(null)

  private queue: Beat[] = []
  /** What is seen to happen, and has not led to what it leads to. */
  private coming: Beat | null = null
  private isRunning = false
  /** The last question that the reader has answered. */
  private reply: number | null = null
  private wake: (() => void) | null = null

  constructor(private readonly happened: (sight: Sight, game: Game) => void = () => {}) {}

  /** Take in a table anew, or what has happened at it, to be shown when its time has come. */
  hear(heard: Snapshot | Beat[]): void {
    if (!Array.isArray(heard)) return this.begin(heard)
    this.queue.push(...heard)
    if (!this.isRunning) void this.run()
  }

  /** The reader has answered this question: whatever is done now for their seat, they have done. */
  answered(question: number): void {
    this.reply = question
  }

  /** Show at once all that is known. */
  hurry(): void {
    this.late = null
    const { queue } = this
    this.queue = []
    if (this.coming) this.settle(this.coming)
    for (const beat of queue) {
      this.happen(beat)
      this.settle(beat)
    }
    this.wake?.()
  }

  private begin(snapshot: Snapshot): void {
    this.queue = []
    this.coming = null
    this.shown = snapshot
    this.sight = null
    this.story = [() => recap(snapshot)]
    this.wake?.()
  }

  private async run(): Promise<void> {
    this.isRunning = true
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      const { sight, after } = beat
      const isSeen = sight && this.queue.length <= LONGEST_BACKLOG && !document.hidden
      this.happen(beat)
      const lead = isSeen ? leadOf(sight, after.game!) : 0
      if (lead) await this.pause(lead)
      // Somebody in a hurry has seen it all, and more.
      if (this.coming !== beat) continue
      this.settle(beat)
      if (isSeen) await this.pause(pauseAfter(sight, after.game!))
    }
    this.sight = null
    this.isRunning = false
  }

  /** It is seen to happen. */
  private happen(beat: Beat): void {
    const before = this.shown!
    const { after, sight } = beat
    this.coming = beat
    this.sight = sight
    this.tellLate(before, beat)
    if (!sight) return
    this.story = [...this.story, () => describe(before, after, sight)]
    this.happened(sight, after.game!)
  }

  /** Everybody is told that somebody's time was up, and they themselves what a bot did for them. */
  private tellLate({ table }: Snapshot, { after, sight }: Beat): void {
    const company = companyOf(after)
    const { you } = table
    const isOver = after.table.overdue.some((seat) => !table.overdue.includes(seat))
    if (!sight && isOver) {
      const telling = () => toldLate(companyOf(after), table, after.table)
      this.story = [...this.story, telling]
      if (you !== null && after.table.overdue.includes(you))
        this.late = () => [saidLate(companyOf(after), after.table, you)]
    }
    if (!sight || you === null || !table.overdue.includes(you) || this.reply === table.question) return
    const { late } = GAMES[after.game!.type]
    if (late(company, sight) === null) return
    const done = () => [late(companyOf(after), sight)!]
    this.story = [...this.story, done]
    this.late = () => [saidLate(companyOf(after), table, you), ...done()]
  }

  /** It has happened: this is the table now. */
  private settle({ after }: Beat): void {
    this.coming = null
    this.shown = after
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

export function companyOf({ table }: Snapshot): Company {
  return new Company(
    table.seats.map((seat) => seat.name),
    table.you,
  )
}

function describe(before: Snapshot, after: Snapshot, sight: Sight): string[] {
  const { game } = after
  return game && before.game
    ? GAMES[game.type].describe(companyOf(after), before.game.view, game.view, sight)
    : []
}

function recap(snapshot: Snapshot): string[] {
  const { game } = snapshot
  return game ? GAMES[game.type].recap(companyOf(snapshot), game.view) : []
}
