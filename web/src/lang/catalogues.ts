/** The catalogues of the page, each fetched when its language is first spoken. */
export const CATALOGUES = import.meta.glob<string>(
  ['$lang/*/*.ftl', '!$lang/*/{terminal,commands,operating,postgres,storing,arena,train}.ftl'],
  { query: '?raw', import: 'default' },
)
