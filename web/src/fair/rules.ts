/** The rules of a game as the protocol writes them: `pikoko/1:{"players":4}`. */

const DEFAULTS: Record<string, Record<string, unknown>> = {
  pikoko: { start_token_tie: 'passes-on', first_starter: null },
  pok: { memory_aid: false },
}

/**
 * How the rules of a record may be written: with its options as they stand there, or with those alone that differ from
 * the defaults, since a record may spell a default out and mean the same.
 */
export function rulesOf(game: string, options: Record<string, unknown>, players: number): string[] {
  const usual = DEFAULTS[game]
  const names = Object.keys(options).filter((name) => name in usual && options[name] !== usual[name])
  const differing = Object.fromEntries(names.map((name) => [name, options[name]]))
  return [...new Set([differing, options].map((one) => `${game}/1:${canonical({ ...one, players })}`))]
}

/** JSON with sorted keys and no white space. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`
}
