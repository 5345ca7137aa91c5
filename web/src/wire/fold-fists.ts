/** What folding is the same for all games of closed fists. */
import type { Game } from './fold'

type FistView = Pick<Game['view'], 'observer' | 'prompt' | 'ready'> & { legal: unknown[] }

/** A view after a seat's fist has closed: it is no longer awaited. */
export function readied<V extends FistView>(view: V, seat: number): V {
  const prompt =
    view.prompt.type === 'awaits'
      ? { ...view.prompt, seats: view.prompt.seats.filter((other) => other !== seat) }
      : view.prompt
  const legal = seat === view.observer ? [] : view.legal
  return { ...view, prompt, legal, ready: withEntry(view.ready, seat, true) }
}

/** The list with another entry in one place. */
export function withEntry<T>(list: readonly T[], place: number, entry: T): T[] {
  return list.map((one, at) => (at === place ? entry : one))
}

/** The list without the first entry that is meant. */
export function without<T>(list: readonly T[], isMeant: (one: T) => boolean): T[] {
  const at = list.findIndex(isMeant)
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)]
}
