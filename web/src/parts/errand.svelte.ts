/** Something that is asked for and takes a moment: it cannot be asked for twice, and a no is kept, to be said in words. */
import type { Why } from '$/telling/refusal'
import { Refusal } from '$/wire/http'
import type { Done, NotDone } from '$/wire/messages'

export class Errand {
  isBusy = $state(false)
  why: Why | null = $state.raw(null)

  /** Does it, unless it is being done; whether it was done. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false
    this.isBusy = true
    this.why = null
    try {
      await task()
      return true
    } catch (problem) {
      this.why = problem instanceof Refusal ? problem : { key: 'page-went-wrong' }
      return false
    } finally {
      this.isBusy = false
    }
  }
}

/** An answer that is a no, as the error that an errand expects. */
export async function orRefusal(answer: Promise<Done | NotDone>): Promise<void> {
  const said = await answer
  if (said.type === 'refused') throw new Refusal(409, said.key, said.args, said.rule)
}
