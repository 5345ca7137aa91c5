/** POK, for the page. */
import type { GamePlugin } from '$/games/plugin'
import { say } from '$/lang/speech.svelte'
import type { DieFace, PokView, Symbol as CounterSymbol } from '$/wire/messages'
import sections from '$lang/rules.json'

import { PUZZLE_WORDS } from './explaining'
import { foldPok, type PokSight } from './fold'
import Picture from './Picture.svelte'
import RulePicture from './RulePicture.svelte'
import { SOUNDS } from './sounds'
import { latePok, pokEnding, recapPok, describePok } from './telling'
import { dieWords, symbolWords } from './words'

export const pok: GamePlugin<PokView, PokSight> = {
  name: 'pok',
  title: 'POK',
  fold: foldPok,
  describe: (company, _, after, sight) => describePok(company, after, sight),
  recap: recapPok,
  question: () => say('pokboard-choose'),
  late: latePok,
  ending: (company, _, over) => [pokEnding(company, over)],
  said: {
    symbol: (notation) => symbolWords(notation as CounterSymbol),
    face: (notation) => dieWords(notation as DieFace),
  },
  pace: { ready: { pause: 60 }, thrown: { pause: 1000 }, 'offers-revealed': { pause: 3000 } },
  sounds: SOUNDS,
  keys: { 'B G R': 'keys-counters' },
  board: () => import('./PokBoard.svelte'),
  boardStays: true,
  counted: { round: ({ left }) => left, game: ({ left }) => left },
  review: () => import('./reviewing'),
  guided: { players: 4, lines: 6 },
  Picture,
  puzzles: PUZZLE_WORDS,
  rules: sections.pok,
  RulePicture,
}
