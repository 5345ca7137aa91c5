/** What the page needs of a game: one object for each, in the game's own folder. Generic parts ask it. */
import type { Component } from 'svelte'

import type { PuzzleWords } from '$/learn/words'
import type { ReviewParts } from '$/review/parts'
import type { Note } from '$/stage/notes'
import type { Playing } from '$/table/playing'
import type { Company } from '$/telling/company'
import type { Over } from '$/wire/messages'

/** How long a happening is seen: it rests, is on its way, and then has come to where it belongs. In milliseconds. */
export interface Pace {
  pause: number
  rest?: number
  way?: number
}

/** The points of a game that has them, for its end. */
export interface Points<V> {
  /** Whether there are any yet. */
  areThere: (view: V) => boolean
  /** All seats, the best first. */
  ranked: (view: V, seats: number[]) => number[]
  Standings: Component<{ view: V; company: Company; seats: number[] }>
  Rounds: Component<{ view: V; company: Company; seats: number[] }>
  Pad: Component<{ view: V; company: Company }>
}

export interface GamePlugin<V, S extends { type: string }> {
  name: string
  title: string
  /** The view after one more sight. It moves things about and knows no rule. */
  fold: (view: V, sight: S) => V

  /** What a sight tells, given the view before it and after it. */
  describe: (company: Company, before: V, after: V, sight: S) => string[]
  /** What has happened so far, for somebody who has just come. */
  recap: (company: Company, view: V) => string[]
  /** What is asked of the reader. */
  question: (company: Company, view: V) => string
  /** What a bot does here for the reader, whose time was up; null when it does nothing for them. */
  late: (company: Company, sight: S) => string | null
  /** Who wins, and what decided it. */
  ending: (company: Company, view: V, over: Over) => string[]
  /** How data of a refusal are said, by their names, which no other game uses; the rest are said as they are. */
  said?: Record<string, (notation: string) => string>

  /** How long each sight is seen; what is not named here takes no time. */
  pace: Partial<Record<S['type'], Pace>>
  /** How long this sight is seen instead, if it is a special one. */
  special?: (view: V, sight: S) => number | null
  sounds: Partial<Record<S['type'], () => Note[]>>
  /** What can be done by key on its board, and the words for it. */
  keys: Record<string, string>

  board: () => Promise<{ default: Component<{ view: V; playing: Playing }> }>
  /** Whether the board stays on the table when the game is over. */
  boardStays: boolean
  /** What lies beside the board. */
  Aside?: Component<{ view: V; company: Company }>
  points?: Points<V>

  /** What is counted of each seat at the end of a round, and of the game: for comparing it with another course of it. */
  counted?: Record<'round' | 'game', (view: V, round: number) => readonly number[]>

  /** The words of its reviews, if it has a coach. */
  review?: () => Promise<{ review: ReviewParts }>

  /** How many play a first game with hints, and how many lines these take, if the server has hints for it. */
  guided?: { players: number; lines: number }

  /** The game as a small picture. */
  Picture: Component<{ size: 'large' | 'small' }>
  /** How its puzzles are explained, if it has any. */
  puzzles?: PuzzleWords
  /** The ids of its rules, section by section, and a picture for a section. */
  rules: readonly { section: string; rules: readonly string[] }[]
  RulePicture?: Component<{ section: string }>
}

/** A plug-in whose game is not known to whoever asks it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyPlugin = GamePlugin<any, any>
