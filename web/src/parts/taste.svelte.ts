/** How the reader likes the page: light or dark, with motion or still, calm or quick, with sounds or silent. */
import { kept } from './kept.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'on' | 'off'
export type Speed = 'calm' | 'normal' | 'quick'

/** How long everything takes, compared with the usual. */
const STRETCH: Record<Speed, number> = { calm: 1.7, normal: 1, quick: 0.5 }

const theme = kept<Theme>('theme', 'system')
const motion = kept<Motion>('motion', 'system')
const speed = kept<Speed>('speed', 'normal')
const sound = kept<boolean>('sound', false)
const stillness = matchMedia('(prefers-reduced-motion: reduce)')
let systemIsStill = $state(stillness.matches)
stillness.addEventListener('change', () => (systemIsStill = stillness.matches))

export const taste = {
  theme,
  motion,
  speed,
  sound,
  /** Whether nothing should move by itself. */
  get isStill() {
    return motion.value === 'system' ? systemIsStill : motion.value === 'off'
  },
}

/** So long takes what is to be seen or read, at the reader's speed. */
export function stretched(milliseconds: number): number {
  return milliseconds * (STRETCH[speed.value] ?? 1)
}

/** So long takes a motion of the page: no time at all for those who want it still. */
export function lasting(milliseconds: number): number {
  return taste.isStill ? 0 : stretched(milliseconds)
}
