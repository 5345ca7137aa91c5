/** Pikoko, for the page. */
import type { GamePlugin } from '$/games/plugin'
import type { Colour, Face, Feather, PikokoView } from '$/wire/messages'
import sections from '$lang/rules.json'

import BidMatrix from './BidMatrix.svelte'
import { foldPikoko, type PikokoSight } from './fold'
import { PUZZLE_WORDS } from './explaining'
import { PACE, special } from './pace'
import Picture from './Picture.svelte'
import { questionPikoko } from './questions'
import RoundPads from './RoundPads.svelte'
import RulePicture from './RulePicture.svelte'
import ScorePad from './ScorePad.svelte'
import { SOUNDS } from './sounds'
import { ranked } from './standings'
import Standings from './Standings.svelte'
import { ending, latePikoko, recapPikoko, describePikoko } from './telling'
import { colourWord, faceWords, featherWords } from './words'

export const pikoko: GamePlugin<PikokoView, PikokoSight> = {
  name: 'pikoko',
  title: 'Pikoko',
  fold: foldPikoko,
  describe: describePikoko,
  recap: recapPikoko,
  question: questionPikoko,
  late: latePikoko,
  ending,
  said: {
    feather: (notation) => featherWords(notation as Feather),
    colour: (notation) => colourWord(notation as Colour),
    played: (notation) => faceWords(notation as Face),
  },
  pace: PACE,
  special,
  sounds: SOUNDS,
  keys: { '0 – 9': 'keys-bid', '← →': 'keys-feathers' },
  board: () => import('./PikokoBoard.svelte'),
  // All feathers are gone from the table by then: the end has it for itself.
  boardStays: false,
  Aside: BidMatrix,
  points: {
    areThere: (view) => view.scores.length > 0,
    ranked,
    Standings,
    Rounds: RoundPads,
    Pad: ScorePad,
  },
  counted: { round: ({ scores }, round) => scores[round - 1].scores, game: ({ totals }) => totals },
  review: () => import('./reviewing'),
  guided: { players: 3, lines: 5 },
  Picture,
  puzzles: PUZZLE_WORDS,
  rules: sections.pikoko,
  RulePicture,
}
