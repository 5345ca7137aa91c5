/** The reader's own tables: those that wait for them first, then those under way, then the finished ones. */
import { me } from '$/parts/me.svelte'
import type { Why } from '$/telling/refusal'
import { http, Refusal } from '$/wire/http'
import type { MyTable } from '$/wire/messages'

const ORDER: Record<MyTable['phase'], number> = { playing: 1, gathering: 2, over: 3, aborted: 3 }

export class OwnGames {
  /** Null until they are known; none for somebody who is nobody yet. */
  tables: MyTable[] | null = $state.raw(null)
  why: Why | null = $state.raw(null)

  constructor() {
    void this.look()
    document.addEventListener('visibilitychange', this.lookAgain)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.lookAgain)
  }

  async look(): Promise<void> {
    try {
      const own = (await me.ask()) ? await http.myTables() : []
      this.tables = own.sort((a, b) => rank(a) - rank(b) || lastTouched(b) - lastTouched(a))
      this.why = null
    } catch (problem) {
      this.why = problem instanceof Refusal ? problem : { key: 'page-went-wrong' }
    }
  }

  /** Whoever comes back to the page wants to know whose turn it is by now. */
  private readonly lookAgain = (): void => {
    if (!document.hidden) void this.look()
  }
}

function rank(table: MyTable): number {
  return table.your_turn ? 0 : ORDER[table.phase]
}

function lastTouched(table: MyTable): number {
  return table.finished_at ?? table.opened_at
}
