/** Ways to the rules, which take the reader's place along, and the way back to it. */
import { route } from '$/parts/route.svelte'

/** What readers of the rules may go back to: a table or a replay of this house, and nothing else. */
const PLACES = /^\/(table\/[^/]+|replay(\/[^/]+)?)$/

export function linkToRules(game: string): string {
  const here = wayBack(route.path + (route.query.size ? `?${route.query}` : ''))
  return `/rules/${game}${here ? `?${new URLSearchParams({ from: here })}` : ''}`
}

export function linkToRule(game: string, rule: string): string {
  return `${linkToRules(game)}#rule-${rule}`
}

export function linkToSection(game: string, section: string): string {
  return `${linkToRules(game)}#section-${section}`
}

/** Where an address says that its reader came from; null unless that is a place of ours, since anybody writes addresses. */
export function wayBack(from: string | null): string | null {
  if (!from?.startsWith('/')) return null
  try {
    const { origin, pathname, search } = new URL(from, location.origin)
    return origin === location.origin && PLACES.test(pathname) ? pathname + search : null
  } catch {
    return null
  }
}
