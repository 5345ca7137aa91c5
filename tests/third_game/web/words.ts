/** The catalogues that this folder brings to a page that is built with it: the terminal's own. */
export const MORE_WORDS = import.meta.glob<string>('../words/*/*.ftl', { query: '?raw', import: 'default' })
