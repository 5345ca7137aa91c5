/** The file that somebody has brought, with what the referee says of it: kept while the reader looks up a rule. */
import type { Why } from '$/telling/refusal'
import { http, Refusal, type Eyes } from '$/wire/http'
import type { Replay } from '$/wire/messages'

import { recordsIn } from './file'
import { judge, type Verdict } from './verdicts'

class Brought {
  file = $state('')
  verdicts: readonly Verdict[] = $state.raw([])
  /** The one that is watched. */
  replay: Replay | null = $state.raw(null)
  /** Why there is nothing to watch, if it is not the record's fault. */
  why: Why | null = $state.raw(null)
  isBusy = $state(false)

  private watched: Verdict | null = null

  /** The record that is watched, as it is written. */
  get record(): string {
    return this.watched?.text ?? ''
  }

  /** Look at a file: one legal record is shown at once, of several there is a list. */
  async open(file: File): Promise<void> {
    this.close()
    this.file = file.name
    await this.attempt(async () => {
      await judge(await recordsIn(file), (verdicts) => (this.verdicts = verdicts))
      const [only, another] = this.verdicts
      if (!another && !only.problem) await this.show(only, 'open')
    })
  }

  watch(verdict: Verdict): Promise<void> {
    return this.attempt(() => this.show(verdict, 'open'))
  }

  async look(eyes: Eyes): Promise<void> {
    if (this.watched) await this.attempt(() => this.show(this.watched!, eyes))
  }

  backToList(): void {
    this.replay = this.watched = null
  }

  close(): void {
    this.backToList()
    this.verdicts = []
    this.why = null
  }

  private async show(verdict: Verdict, eyes: Eyes): Promise<void> {
    this.replay = await http.replayOf(verdict.text, eyes)
    this.watched = verdict
  }

  private async attempt(task: () => Promise<void>): Promise<void> {
    this.isBusy = true
    this.why = null
    try {
      await task()
    } catch (problem) {
      this.why = problem instanceof Refusal ? problem : { key: 'page-went-wrong' }
    } finally {
      this.isBusy = false
    }
  }
}

export const brought = new Brought()
