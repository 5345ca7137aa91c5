/** How the reader likes the page: light or dark, with motion or still, with sounds or silent. */
import { kept } from './kept.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'on' | 'off'

const theme = kept<Theme>('theme', 'system')
const motion = kept<Motion>('motion', 'system')
const sound = kept<boolean>('sound', false)
const stillness = matchMedia('(prefers-reduced-motion: reduce)')
let systemIsStill = $state(stillness.matches)
stillness.addEventListener('change', () => (systemIsStill = stillness.matches))

export const taste = {
  theme,
  motion,
  sound,
  /** Whether nothing should move by itself. */
  get isStill() {
    return motion.value === 'system' ? systemIsStill : motion.value === 'off'
  },
}

/** So long takes a motion of the page: no time at all for those who want it still. */
export function lasting(milliseconds: number): number {
  return taste.isStill ? 0 : milliseconds
}
