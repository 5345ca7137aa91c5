/** Whose words the reader does not want to see: by name, which is all that tells people apart for others. */
import { kept } from '$/parts/kept.svelte'

const MOST = 100

const muted = kept<readonly string[]>('muted', [])

export function isMuted(name: string): boolean {
  return muted.value.includes(name)
}

export function mute(name: string): void {
  muted.value = [...muted.value, name].slice(-MOST)
}

export function unmute(name: string): void {
  muted.value = muted.value.filter((one) => one !== name)
}
