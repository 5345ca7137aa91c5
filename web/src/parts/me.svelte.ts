/** Who the reader is: a guest with a name, or nobody yet. */
import { http } from '$/wire/http'
import type { Me } from '$/wire/messages'

let known: Me | null = $state(null)
let asking: Promise<Me | null> | null = null

export const me = {
  get name() {
    return known?.name ?? null
  },
  /** Who I am, asked of the server once; and again if it did not answer. */
  async ask(): Promise<Me | null> {
    asking ??= http.me()
    try {
      known = await asking
    } catch (problem) {
      asking = null
      throw problem
    }
    return known
  },
  /** Be a guest of this name, or be called so from now on. */
  async become(name: string): Promise<Me> {
    return is((await me.ask()) ? await http.rename(name) : await http.becomeGuest(name))
  },
  /** Be nobody again: nothing of the reader is kept. */
  async forget(): Promise<void> {
    await http.forgetMe()
    known = null
    asking = Promise.resolve(null)
  },
  /** Be whoever has made a return link elsewhere. */
  async comeBack(token: string): Promise<Me> {
    return is(await http.returnBy(token))
  },
}

function is(somebody: Me): Me {
  known = somebody
  asking = Promise.resolve(known)
  return known
}
