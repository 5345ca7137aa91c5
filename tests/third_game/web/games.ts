/** The games that this folder brings to a page that is built with it. */
import { solo } from './game'

export const MORE_GAMES = [solo]
