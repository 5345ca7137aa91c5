/** Whether the reader wants hints, game by game: this browser keeps it. Who has never said is asked in their first game. */
import { kept } from '$/parts/kept.svelte'

const wanted = kept<Record<string, boolean>>('hints', {})

export const hinting = {
  /** Null if the reader has not said. */
  of: (game: string): boolean | null => wanted.value[game] ?? null,
  choose: (game: string, isWanted: boolean): void => {
    wanted.value = { ...wanted.value, [game]: isWanted }
  },
}
