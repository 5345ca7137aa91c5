/** The typeface of titles and numerals, which is to be there before the first word is drawn. */
const MOST = 1000

/** Wait for it, but not for long, and not if it cannot be had: then the reader's own serif takes its place. */
export async function typeReady(): Promise<void> {
  const late = new Promise<void>((done) => setTimeout(done, MOST))
  const loaded = document.fonts.load('1em "Young Serif"').then(
    () => {},
    () => {},
  )
  await Promise.race([loaded, late])
}
