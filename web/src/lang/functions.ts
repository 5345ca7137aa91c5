/** What catalogues can do to a name, where a language asks for it; lang/functions.py does the same. */
import type { FluentFunction } from '@fluent/bundle'

const ELIDES = /^([aeiouœæ]|y(?![aeiou]))/i

/** French: de Merle, d'Aigle, d'Yves, de Yann; de Héron, as an h in front of a bird is never silent. */
export function of(name: string): string {
  return ELIDES.test(name.normalize('NFD')) ? `d'${name}` : `de ${name}`
}

export const FUNCTIONS: Record<string, FluentFunction> = { OF: ([name]) => of(String(name)) }
