/** The few catalogues that the checker speaks from when it is one file by itself: they are in it. */
const texts = import.meta.glob<string>('$lang/*/{fair-page,replay,words}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const CATALOGUES = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path, () => Promise.resolve(text)]),
)
