/** What somebody knows after one more message: the table and the game, kept up to date. It knows no rule. */
import type { Changed, Happened, PikokoTable, PokTable, Said, Snapshot } from './messages'
import { foldPikoko, type PikokoSight } from './fold-pikoko'
import { foldPok, type PokSight } from './fold-pok'

export type Numbered = Changed | Happened | Said
export type Game = PikokoTable | PokTable
export type Sight = PikokoSight | PokSight

const TALK_KEPT = 50

export function folded(known: Snapshot, message: Snapshot | Numbered): Snapshot {
  switch (message.type) {
    case 'snapshot':
      return message
    case 'changed':
      return { ...known, number: message.number, table: message.table, game: message.game ?? known.game }
    case 'happened': {
      const game = message.game.sights.reduce((game, sight) => foldGame(game, sight), known.game!)
      return { ...asked(known, message), game }
    }
    case 'said':
      return { ...known, number: message.number, talk: [...known.talk, message.line].slice(-TALK_KEPT) }
  }
}

/** The table with the question that a happening leads to. */
export function asked(known: Snapshot, { number, question, deadline, overdue }: Happened): Snapshot {
  return { ...known, number, table: { ...known.table, question, deadline, overdue } }
}

export function foldGame(game: Game, sight: Sight): Game {
  return game.type === 'pikoko'
    ? { ...game, view: foldPikoko(game.view, sight as PikokoSight) }
    : { ...game, view: foldPok(game.view, sight as PokSight) }
}
