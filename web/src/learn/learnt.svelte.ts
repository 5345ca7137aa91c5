/** Which lessons the reader has done: this browser keeps it. */
import { kept } from '$/parts/kept.svelte'

const done = kept<string[]>('lessons', [])

export const learnt = {
  has: (lesson: string): boolean => done.value.includes(lesson),
  note: (lesson: string): void => {
    if (!done.value.includes(lesson)) done.value = [...done.value, lesson]
  },
  get any(): boolean {
    return done.value.length > 0
  },
}
