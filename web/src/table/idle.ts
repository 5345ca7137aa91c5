/** Whom the reader waits for. */
import type { Snapshot } from '$/wire/messages'

/** People who have not answered the present question, and for whom no bot does: everybody knows who has. */
export function keptWaitingFor({ table, game }: Snapshot): number[] {
  const prompt = game?.view.prompt
  if (table.phase !== 'playing' || prompt?.type !== 'awaits') return []
  return prompt.seats.filter(
    (seat) =>
      seat !== table.you &&
      table.seats[seat].kind === 'person' &&
      !table.away.includes(seat) &&
      !table.overdue.includes(seat),
  )
}
