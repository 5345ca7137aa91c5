/** How many windows lie over the page: what is behind them is out of reach, and nobody is read it. */
import { untrack } from 'svelte'

let number = $state(0)

export const windows = {
  get areOpen() {
    return number > 0
  },
  /** One more; the answer takes it away again. */
  open(): () => void {
    number = untrack(() => number) + 1
    return () => (number = untrack(() => number) - 1)
  },
}
