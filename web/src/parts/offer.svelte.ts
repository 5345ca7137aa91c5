/** What can be played here: asked of the server once, so that the page knows no rules. */
import { http } from '$/wire/http'
import type { Offered } from '$/wire/messages'

let known: Offered | null = $state.raw(null)
let asking: Promise<Offered> | null = null

export const offer = {
  /** What is on offer, once it is known. */
  get now() {
    if (!asking) void offer.ask().catch(() => {})
    return known
  },
  /** Asked anew: links for others begin otherwise now. */
  renew(): Promise<Offered> {
    asking = null
    return offer.ask()
  },
  /** Asked again if the server did not answer. */
  async ask(): Promise<Offered> {
    asking ??= http.offer()
    try {
      known = await asking
    } catch (problem) {
      asking = null
      throw problem
    }
    return known
  },
}
