/** Where everything lies in a plot of losses: the fewer are lost, the higher. */
import type { LossesOfKind } from '$/wire/messages'

const [WIDTH, HEIGHT, EDGE, WORDS] = [480, 170, 12, 96]
/** Between two words, so that neither covers the other. */
const LINE = 15

export interface Plot {
  width: number
  height: number
  left: number
  right: number
  /** Bots, the best first; those that lose the same share a line, and have no words of their own. */
  levels: { level: string; y: number; words: number }[]
  /** Games, the oldest first: the mean loss of a choice, its height, and that of the mean so far. */
  dots: { x: number; y: number; loss: number; mean: number }[]
}

export function plotOf({ games, levels }: LossesOfKind): Plot {
  const told = games.filter(({ number }) => number > 0)
  const means = told.map((_, last) => {
    const sofar = told.slice(0, last + 1)
    return sum(sofar.map(({ lost }) => lost)) / sum(sofar.map(({ number }) => number))
  })
  const shown = Object.entries(levels).filter(([level]) => level !== 'random')
  const most =
    Math.max(...told.map(({ lost, number }) => lost / number), ...shown.map(([, loss]) => loss)) || 1
  const y = (loss: number): number => EDGE + ((HEIGHT - 2 * EDGE) * loss) / most
  const right = WIDTH - WORDS
  const x = (place: number): number =>
    told.length === 1 ? (EDGE + right) / 2 : EDGE + ((right - 2 * EDGE) * place) / (told.length - 1)
  return {
    width: WIDTH,
    height: HEIGHT,
    left: EDGE,
    right,
    levels: apart(
      shown.sort(([, one], [, other]) => one - other).map(([level, loss]) => ({ level, y: y(loss) })),
    ),
    dots: told.map(({ lost, number }, place) => ({
      x: x(place),
      y: y(lost / number),
      loss: lost / number,
      mean: y(means[place]),
    })),
  }
}

/** Words beside their lines, and none on another. */
function apart(levels: { level: string; y: number }[]): Plot['levels'] {
  let before = -Infinity
  const placed = levels.map((one) => {
    before = Math.max(one.y, before + LINE)
    return { ...one, words: before }
  })
  const over = Math.max(0, before - (HEIGHT - EDGE / 2))
  return placed.map((one) => ({ ...one, words: one.words - over }))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
