/** The catalogues of the page, each fetched when its language is first spoken. */
export const CATALOGUES = import.meta.glob<string>(
  ['$lang/*/*.ftl', '!$lang/*/{terminal,commands,operating}.ftl'],
  { query: '?raw', import: 'default' },
)
