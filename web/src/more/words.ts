/** The catalogues of games that come from elsewhere: none. */
export const MORE_WORDS: Record<string, () => Promise<string>> = {}
