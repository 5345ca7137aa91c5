// Made by `npm run types` from docs/messages.schema.json. Do not edit.

/**
 * Who gets the start token when several have the fewest points (P18).
 */
export type StartTokenTie = 'left-neighbour' | 'may-stay' | 'passes-on'
/**
 * A feather as one of its colours: what is played. A multi-coloured one is written with the colour it counts as.
 */
export type Face =
  | 'B1'
  | 'B11'
  | 'B2'
  | 'B3'
  | 'B5'
  | 'B6'
  | 'B7'
  | 'B8'
  | 'B9'
  | 'BWR10=B'
  | 'BWR10=R'
  | 'BWR10=W'
  | 'BWY4=B'
  | 'BWY4=W'
  | 'BWY4=Y'
  | 'P10'
  | 'P11'
  | 'P2'
  | 'P3'
  | 'P4'
  | 'P5'
  | 'P6'
  | 'P8'
  | 'P9'
  | 'PWR7=P'
  | 'PWR7=R'
  | 'PWR7=W'
  | 'PYR1=P'
  | 'PYR1=R'
  | 'PYR1=Y'
  | 'R11'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R6'
  | 'R8'
  | 'R9'
  | 'W1'
  | 'W11'
  | 'W2'
  | 'W3'
  | 'W5'
  | 'W6'
  | 'W8'
  | 'W9'
  | 'Y10'
  | 'Y11'
  | 'Y2'
  | 'Y3'
  | 'Y5'
  | 'Y6'
  | 'Y7'
  | 'Y8'
  | 'Y9'
/**
 * Blue disc, green square, red triangle.
 */
export type Symbol = 'B' | 'G' | 'R'
/**
 * Where a table is in its life.
 */
export type TablePhase = 'aborted' | 'gathering' | 'over' | 'playing'
/**
 * The 47 feathers of P1 and P2 in deck order: by number, then by first colour.
 */
export type Feather =
  | 'B1'
  | 'B11'
  | 'B2'
  | 'B3'
  | 'B5'
  | 'B6'
  | 'B7'
  | 'B8'
  | 'B9'
  | 'BWR10'
  | 'BWY4'
  | 'P10'
  | 'P11'
  | 'P2'
  | 'P3'
  | 'P4'
  | 'P5'
  | 'P6'
  | 'P8'
  | 'P9'
  | 'PWR7'
  | 'PYR1'
  | 'R11'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R6'
  | 'R8'
  | 'R9'
  | 'W1'
  | 'W11'
  | 'W2'
  | 'W3'
  | 'W5'
  | 'W6'
  | 'W8'
  | 'W9'
  | 'Y10'
  | 'Y11'
  | 'Y2'
  | 'Y3'
  | 'Y5'
  | 'Y6'
  | 'Y7'
  | 'Y8'
  | 'Y9'
/**
 * The five colours of P1.
 */
export type Colour = 'B' | 'P' | 'R' | 'W' | 'Y'
/**
 * Why a feather takes the trick.
 */
export type Taking = 'highest-led' | 'highest-trump' | 'only-led' | 'only-trump'
/**
 * What a die can show: a number of one symbol, or nothing.
 */
export type DieFace = '-' | '1B' | '1G' | '1R' | '2B' | '2G' | '2R' | '3B' | '3G' | '3R'
/**
 * What a round came to: why counters were handed over, or not.
 */
export type RoundVerdict = 'absent' | 'all-absent' | 'met' | 'none'
export type Incoming = Do | Why | Ping
export type Outgoing =
  | Hello
  | Snapshot
  | Changed
  | Happened
  | Committed
  | Revealed
  | Said
  | Done
  | NotDone
  | Because
  | Here
  | Pong
  | Malformed

export interface Everything {
  Do?: Do
  Join?: Join
  Leave?: Leave
  Return?: Return
  Replace?: Replace
  SeatBot?: SeatBot
  Unseat?: Unseat
  LetIn?: LetIn
  Swap?: Swap
  ChangeSettings?: ChangeSettings
  Settings?: Settings
  PikokoSetup?: PikokoSetup
  StartTokenTie?: StartTokenTie
  PokSetup?: PokSetup
  Start?: Start
  Commit?: Commit
  Reveal?: Reveal
  Move?: Move
  Bid?: Bid
  Confidence?: Confidence
  Play?: Play
  Face?: Face
  Offer?: Offer
  Symbol?: Symbol
  Seen?: Seen
  Say?: Say
  SayPhrase?: SayPhrase
  Close?: Close
  Why?: Why
  Ping?: Ping
  Hello?: Hello
  Snapshot?: Snapshot
  TableView?: TableView
  TablePhase?: TablePhase
  SeatView?: SeatView
  PracticeView?: PracticeView
  PikokoTable?: PikokoTable
  PikokoView?: PikokoView
  Awaits?: Awaits
  Chance?: Chance
  Over?: Over
  PikokoOptions?: PikokoOptions
  HiddenHand?: HiddenHand
  OpenHand?: OpenHand
  Feather?: Feather
  Colour?: Colour
  Trick?: Trick
  Taking?: Taking
  RoundScore?: RoundScore
  PokTable?: PokTable
  PokView?: PokView
  PokOptions?: PokOptions
  DieFace?: DieFace
  RoundResult?: RoundResult
  RoundVerdict?: RoundVerdict
  Line?: Line
  FairView?: FairView
  FairRound?: FairRound
  Changed?: Changed
  Happened?: Happened
  PikokoSights?: PikokoSights
  StarterDrawn?: StarterDrawn
  DealSeen?: DealSeen
  PikokoSealed?: PikokoSealed
  Ready?: Ready
  BidsRevealed?: BidsRevealed
  ConfidencePlaced?: ConfidencePlaced
  Played?: Played
  TrickTaken?: TrickTaken
  RoundScored?: RoundScored
  PikokoAsked?: PikokoAsked
  PokSights?: PokSights
  Thrown?: Thrown
  PokSealed?: PokSealed
  OffersRevealed?: OffersRevealed
  PokAsked?: PokAsked
  Committed?: Committed
  Revealed?: Revealed
  Said?: Said
  Done?: Done
  NotDone?: NotDone
  Because?: Because
  Here?: Here
  Pong?: Pong
  Malformed?: Malformed
  LobbyList?: LobbyList
  Summary?: Summary
  NewGuest?: NewGuest
  Me?: Me
  NewName?: NewName
  NewToken?: NewToken
  TokenInfo?: TokenInfo
  LogOut?: LogOut
  Secret?: Secret
  SecretPath?: SecretPath
  NewTable?: NewTable
  OpenedTable?: OpenedTable
  MyTable?: MyTable
  Offered?: Offered
  GameOffered?: GameOffered
  OptionOffered?: OptionOffered
  CodeGiven?: CodeGiven
  NetworkView?: NetworkView
  Switch?: Switch
  LeadsTo?: LeadsTo
  Replay?: Replay
  ReplayStep?: ReplayStep
  Problem?: Problem
  RecordProblem?: RecordProblem
  Where?: Where
  JudgedRecord?: JudgedRecord
  ToldReview?: ToldReview
  Review?: Review
  Decision?: Decision
  Option?: Option
  Scale?: Scale
  ToldChain?: ToldChain
  ToldMoment?: ToldMoment
  ToldKind?: ToldKind
  UnderWay?: UnderWay
  Comparison?: Comparison
  Compared?: Compared
  GameNumbers?: GameNumbers
  Count?: Count
  LossesOfKind?: LossesOfKind
  Lost?: Lost
  PikokoBelief?: PikokoBelief
  FeatherChance?: FeatherChance
  ColourCount?: ColourCount
  TellingBid?: TellingBid
  PokBelief?: PokBelief
  SeatOutlook?: SeatOutlook
  SymbolOutlook?: SymbolOutlook
  Advice?: Advice
  PuzzleListed?: PuzzleListed
  PuzzleShown?: PuzzleShown
  PuzzleAnswer?: PuzzleAnswer
  Attempt?: Attempt
  LessonListed?: LessonListed
  LessonShown?: LessonShown
  Hint?: Hint
  Doing?: Doing
  Incoming?: Incoming
  Outgoing?: Outgoing
  Lobby?: LobbyList
}
/**
 * Carry out a command. Once it is done, the same id is answered `done` again, and nothing is done twice.
 */
export interface Do {
  type: 'do'
  /**
   * Chosen by the sender, once.
   */
  id: string
  command:
    | Join
    | Leave
    | Return
    | Replace
    | SeatBot
    | Unseat
    | LetIn
    | Swap
    | ChangeSettings
    | Start
    | Commit
    | Reveal
    | Move
    | Seen
    | Say
    | SayPhrase
    | Close
}
/**
 * Take a seat, with an invitation where the table asks for one.
 */
export interface Join {
  type: 'join'
  name: string
  invitation?: string
}
/**
 * Get up; in a game, leave it to a bot, to wait, or to end.
 */
export interface Leave {
  type: 'leave'
}
/**
 * Come back to the game one has left.
 */
export interface Return {
  type: 'return'
}
/**
 * Have a bot play for somebody who has kept a game without a clock waiting for two minutes; they may return.
 */
export interface Replace {
  type: 'replace'
  /**
   * A seat, counted clockwise from 0.
   */
  seat: number
}
/**
 * Put a bot on an open seat.
 */
export interface SeatBot {
  type: 'seat-bot'
  /**
   * A seat, counted clockwise from 0.
   */
  seat: number
  level?: 'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random'
}
/**
 * Free a seat, or keep it for nobody any longer, before the game; on request whoever sat there is kept away.
 */
export interface Unseat {
  type: 'unseat'
  /**
   * A seat, counted clockwise from 0.
   */
  seat: number
  keep_away?: boolean
}
/**
 * Let somebody sit down again who was kept away, by their place in the list of those, before the game.
 */
export interface LetIn {
  type: 'let-in'
  place: number
}
/**
 * Have whoever sits on two seats change places, before the game. Either may be empty.
 */
export interface Swap {
  type: 'swap'
  /**
   * A seat, counted clockwise from 0.
   */
  seat: number
  /**
   * A seat, counted clockwise from 0.
   */
  other: number
}
/**
 * Set the table up otherwise, before the game; everybody who sits there keeps a seat.
 */
export interface ChangeSettings {
  type: 'change-settings'
  settings: Settings
}
/**
 * What is agreed before a table opens.
 */
export interface Settings {
  setup: PikokoSetup | PokSetup
  visibility?: 'link' | 'public'
  seconds?: number | null
  talk?: 'free' | 'phrases' | 'quiet'
  leaver?: 'abort' | 'bot' | 'pause'
  language?: 'de' | 'en' | 'fr' | 'nl'
  help?: 'beliefs' | 'coach' | 'off'
}
/**
 * A game of Pikoko with its options.
 */
export interface PikokoSetup {
  game: 'pikoko'
  players: number
  start_token_tie?: StartTokenTie
  first_starter?: number | null
}
/**
 * A game of POK with its options.
 */
export interface PokSetup {
  game: 'pok'
  players: number
  memory_aid?: boolean
}
/**
 * Begin the game; every seat is taken.
 */
export interface Start {
  type: 'start'
}
/**
 * Commit to a random number of your own, a nonce, for every round of the game; before the house draws its seeds.
 */
export interface Commit {
  type: 'commit'
  commitments: string[]
}
/**
 * Reveal the nonce that you have committed to for a round, before it is dealt.
 */
export interface Reveal {
  type: 'reveal'
  round: number
  nonce: string
}
/**
 * Make a move in the game, in answer to the question of this number, or to whatever is asked now.
 */
export interface Move {
  type: 'move'
  action: Bid | Confidence | Play | Offer
  question?: number | null
}
/**
 * Tokens in a closed fist: how many tricks the subject's peacock will take, or one's own.
 */
export interface Bid {
  type: 'bid'
  tokens: number
}
/**
 * A confidence card, face down: the player whose bid one trusts, or None for No Confidence.
 */
export interface Confidence {
  type: 'confidence'
  seat: number | null
}
/**
 * A feather of the left neighbour's, as one of its colours.
 */
export interface Play {
  type: 'play'
  face: Face
}
/**
 * One counter in a closed fist.
 */
export interface Offer {
  type: 'offer'
  symbol: Symbol
}
/**
 * Have looked at the points of the round before; when everybody has, the next question is asked.
 */
export interface Seen {
  type: 'seen'
}
/**
 * Say something to everybody at the table.
 */
export interface Say {
  type: 'say'
  text: string
}
/**
 * Say one of the ready-made phrases.
 */
export interface SayPhrase {
  type: 'say-phrase'
  phrase: string
}
/**
 * Close a table at which no game has begun.
 */
export interface Close {
  type: 'close'
}
/**
 * Ask why your seat may not do this in the game now. Nothing comes of asking, and nobody else hears of it.
 */
export interface Why {
  type: 'why'
  /**
   * Chosen by the sender, once.
   */
  id: string
  action: Bid | Confidence | Play | Offer
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: 'ping'
}
/**
 * The first message of every socket.
 */
export interface Hello {
  type: 'hello'
  now: number
  version?: 1
}
/**
 * Everything the observer may know, after its message of this number.
 */
export interface Snapshot {
  type: 'snapshot'
  number: number
  table: TableView
  game: (PikokoTable | PokTable) | null
  talk: Line[]
  fair?: FairView | null
}
/**
 * A table as an observer sees it, without the game on it.
 */
export interface TableView {
  id: string
  settings: Settings
  phase: TablePhase
  /**
   * One entry for each seat, in the order of the seats.
   */
  seats: SeatView[]
  you: number | null
  host: number | null
  invitation: string | null
  code: string | null
  kept_away: string[]
  /**
   * Some of the seats, in ascending order.
   */
  away: number[]
  /**
   * Some of the seats, in ascending order.
   */
  replaced: number[]
  /**
   * Some of the seats, in ascending order.
   */
  overdue: number[]
  /**
   * Some of the seats, in ascending order.
   */
  helped: number[]
  question: number
  deadline: number | null
  idle_at: number | null
  paused: boolean
  rematch: string | null
  rematch_by: number | null
  practice?: PracticeView | null
}
/**
 * Who sits there, as everybody sees it.
 */
export interface SeatView {
  kind: string
  name: string
  level?: string | null
}
/**
 * Where a game that is practice comes from.
 */
export interface PracticeView {
  moves: number
  round: number
  table: string | null
}
/**
 * A game of Pikoko as the observer sees it.
 */
export interface PikokoTable {
  type: 'pikoko'
  view: PikokoView
}
/**
 * The table as one observer sees it. Everything a client shows and everything a bot decides on is in here.
 */
export interface PikokoView {
  observer: number | ('open' | 'public')
  prompt: Awaits | Chance | Over
  legal: (Bid | Confidence | Play)[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  ready: boolean[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  sealed: ((Bid | Confidence | Play) | null)[]
  options: PikokoOptions
  round: number
  starter: number | null
  /**
   * One entry for each seat, in the order of the seats.
   */
  hands: (HiddenHand | OpenHand)[]
  turned_up: Feather | null
  trump: Colour | null
  /**
   * One entry for each seat, in the order of the seats.
   */
  bids: (number | null)[][]
  /**
   * One entry for each seat, in the order of the seats.
   */
  tokens: number[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  confidence: (Confidence | null)[]
  trick: Trick | null
  tricks: Trick[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  taken: number[]
  scores: RoundScore[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  totals: number[]
}
/**
 * Seats still to act. In a closed-fist round the order in which they act never matters.
 */
export interface Awaits {
  type: 'awaits'
  /**
   * Some of the seats, in ascending order.
   */
  seats: number[]
  kind: string
  about?: number | null
}
/**
 * The next move is chance's.
 */
export interface Chance {
  type: 'chance'
  kind: string
}
/**
 * The game has ended; `by` says what decided it.
 */
export interface Over {
  type: 'over'
  /**
   * Some of the seats, in ascending order.
   */
  winners: number[]
  by: string
}
/**
 * How a table plays: how many, and what the rules leave to the table.
 */
export interface PikokoOptions {
  players: number
  start_token_tie?: StartTokenTie
  first_starter?: number | null
}
/**
 * A peacock whose faces the observer may not know (P6): a number, and nothing else.
 */
export interface HiddenHand {
  type: 'hidden'
  size: number
}
/**
 * A peacock whose feathers the observer sees, in deck order.
 */
export interface OpenHand {
  type: 'open'
  feathers: Feather[]
}
/**
 * A trick: `plays[i]` came from the peacock of seat (first + i + 1) mod n.
 */
export interface Trick {
  /**
   * A seat, counted clockwise from 0.
   */
  first: number
  plays: Face[]
  taken_by?: number | null
  reason?: Taking | null
}
/**
 * One line of the score pad, with every point's reason. `bids[b][t]` is what seat b bid on seat t.
 */
export interface RoundScore {
  /**
   * A seat, counted clockwise from 0.
   */
  starter: number
  /**
   * One entry for each seat, in the order of the seats.
   */
  bids: number[][]
  /**
   * One entry for each seat, in the order of the seats.
   */
  confidence: (number | null)[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  taken: number[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  bid_points: number[][]
  /**
   * One entry for each seat, in the order of the seats.
   */
  confidence_points: number[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  scores: number[]
}
/**
 * A game of POK as the observer sees it.
 */
export interface PokTable {
  type: 'pok'
  view: PokView
}
/**
 * The table as one observer sees it. Everything a client shows and everything a bot decides on is in here.
 */
export interface PokView {
  observer: number | ('open' | 'public')
  prompt: Awaits | Chance | Over
  legal: Offer[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  ready: boolean[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  sealed: (Offer | null)[]
  options: PokOptions
  round: number
  dice: DieFace[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  left: number[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  counters: (Symbol[] | null)[]
  last: RoundResult | null
}
/**
 * How a table plays.
 */
export interface PokOptions {
  players: number
  memory_aid?: boolean
}
/**
 * A round that has been revealed.
 */
export interface RoundResult {
  dice: DieFace[]
  /**
   * One entry for each seat, in the order of the seats.
   */
  played: Symbol[]
  met: boolean[]
  /**
   * Some of the seats, in ascending order.
   */
  handed_over: number[]
  verdict: RoundVerdict
}
/**
 * Something said at the table. A phrase is told by its key, so that everybody reads it in their language.
 */
export interface Line {
  at: number
  /**
   * A seat, counted clockwise from 0.
   */
  seat: number
  name: string
  text: string
  is_phrase: boolean
}
/**
 * What everybody may know of how the deals come about: the `fair` of the record, as far as it has come.
 */
export interface FairView {
  protocol: string
  game: string
  rules: string
  to_commit: number
  /**
   * Some of the seats, in ascending order.
   */
  committed: number[]
  round: number
  rounds: FairRound[]
}
/**
 * A round that was committed to. A null seed: not scored yet; a null client: no commitment; a null nonce: zero.
 */
export interface FairRound {
  /**
   * A commitment, 32 bytes in lower-case hexadecimal.
   */
  commitment: string
  seed: string | null
  clients: (string | null)[]
  nonces: (string | null)[]
}
/**
 * The table has changed: this is how it is now. `game` and `fair` come when the game has begun or was laid open.
 */
export interface Changed {
  type: 'changed'
  number: number
  table: TableView
  game?: (PikokoTable | PokTable) | null
  fair?: FairView | null
}
/**
 * Something has happened in the game; with it, what a new question changes at the table.
 */
export interface Happened {
  type: 'happened'
  number: number
  game: PikokoSights | PokSights
  question: number
  deadline: number | null
  /**
   * Some of the seats, in ascending order.
   */
  overdue: number[]
  idle_at: number | null
}
/**
 * What the observer sees happen in a game of Pikoko.
 */
export interface PikokoSights {
  type: 'pikoko'
  sights: (
    | StarterDrawn
    | DealSeen
    | PikokoSealed
    | Ready
    | BidsRevealed
    | ConfidencePlaced
    | Played
    | TrickTaken
    | RoundScored
    | PikokoAsked
  )[]
}
/**
 * Chance has named the first starting player.
 */
export interface StarterDrawn {
  type: 'starter-drawn'
  /**
   * A seat, counted clockwise from 0.
   */
  seat: number
}
/**
 * Sight: a round begins, with the hands that the observer sees.
 */
export interface DealSeen {
  type: 'deal-seen'
  round: number
  /**
   * A seat, counted clockwise from 0.
   */
  starter: number
  /**
   * One entry for each seat, in the order of the seats.
   */
  hands: (HiddenHand | OpenHand)[]
  turned_up: Feather
  trump: Colour | null
}
/**
 * A secret choice has been made.
 */
export interface PikokoSealed {
  type: 'sealed'
  /**
   * A seat, counted clockwise from 0.
   */
  seat: number
  action: Bid | Confidence | Play
}
/**
 * Sight: a seat's fist is closed.
 */
export interface Ready {
  type: 'ready'
  /**
   * A seat, counted clockwise from 0.
   */
  seat: number
}
/**
 * All fists open: the bids on one peacock, or everybody's on their own (`subject` None).
 */
export interface BidsRevealed {
  type: 'bids-revealed'
  subject: number | null
  /**
   * One entry for each seat, in the order of the seats.
   */
  bids: (number | null)[]
}
/**
 * Everybody's confidence card lies face down.
 */
export interface ConfidencePlaced {
  type: 'confidence-placed'
}
/**
 * A seat has played a feather from the peacock of `owner`.
 */
export interface Played {
  type: 'played'
  /**
   * A seat, counted clockwise from 0.
   */
  seat: number
  /**
   * A seat, counted clockwise from 0.
   */
  owner: number
  face: Face
}
/**
 * A peacock takes the trick; the player on its right leads next.
 */
export interface TrickTaken {
  type: 'trick-taken'
  /**
   * A seat, counted clockwise from 0.
   */
  by: number
  reason: Taking
}
/**
 * Confidence cards are turned over and points counted; `starter` begins the next round, if there is one.
 */
export interface RoundScored {
  type: 'round-scored'
  score: RoundScore
  /**
   * One entry for each seat, in the order of the seats.
   */
  totals: number[]
  starter: number | null
}
/**
 * Sight: who moves next, and what the observer may do.
 */
export interface PikokoAsked {
  type: 'asked'
  prompt: Awaits | Chance | Over
  legal: (Bid | Confidence | Play)[]
}
/**
 * What the observer sees happen in a game of POK.
 */
export interface PokSights {
  type: 'pok'
  sights: (Thrown | PokSealed | Ready | OffersRevealed | PokAsked)[]
}
/**
 * The dice have been thrown: a round begins.
 */
export interface Thrown {
  type: 'thrown'
  round: number
  dice: DieFace[]
}
/**
 * A secret choice has been made.
 */
export interface PokSealed {
  type: 'sealed'
  /**
   * A seat, counted clockwise from 0.
   */
  seat: number
  action: Offer
}
/**
 * All fists open, and those who may hand over.
 */
export interface OffersRevealed {
  type: 'offers-revealed'
  result: RoundResult
}
/**
 * Sight: who moves next, and what the observer may do.
 */
export interface PokAsked {
  type: 'asked'
  prompt: Awaits | Chance | Over
  legal: Offer[]
}
/**
 * A client has committed to its nonces, or the house to its seeds: this is how the deals come about now.
 */
export interface Committed {
  type: 'committed'
  number: number
  fair: FairView
}
/**
 * A client has revealed a nonce, or the house a seed: this is how the deals come about now.
 */
export interface Revealed {
  type: 'revealed'
  number: number
  fair: FairView
}
/**
 * Somebody has said something.
 */
export interface Said {
  type: 'said'
  number: number
  line: Line
}
/**
 * A command has been carried out, and is safely in the log.
 */
export interface Done {
  type: 'done'
  id: string
}
/**
 * A command has not been carried out: the rule, if it is one of the game's, and a sentence of the catalogues.
 */
export interface NotDone {
  type: 'refused'
  id: string
  key: string
  rule?: string
  args?: {
    [k: string]: number | string
  }
}
/**
 * Why it may not be done, as in a refusal; `key` is empty if it may.
 */
export interface Because {
  type: 'because'
  id: string
  key: string
  rule?: string
  args?: {
    [k: string]: number | string
  }
}
/**
 * Who is connected at present. Not part of the numbered stream: it is not remembered.
 */
export interface Here {
  type: 'here'
  /**
   * One entry for each seat, in the order of the seats.
   */
  here: boolean[]
  watching?: number
  watchers?: string[]
  same_house?: number[][]
}
/**
 * Somebody is.
 */
export interface Pong {
  type: 'pong'
}
/**
 * What was sent is not a message.
 */
export interface Malformed {
  type: 'malformed'
  why: string
}
/**
 * Public tables with open seats: first the newest of everybody, then everybody's second, and so on.
 */
export interface LobbyList {
  type: 'lobby'
  tables: Summary[]
}
/**
 * What anybody may know of a table from the outside.
 */
export interface Summary {
  id: string
  settings: Settings
  phase: TablePhase
  /**
   * One entry for each seat, in the order of the seats.
   */
  seats: SeatView[]
  opened_at: number
  finished_at?: number | null
  /**
   * Some of the seats, in ascending order.
   */
  winners?: number[]
  is_practice?: boolean
}
/**
 * Somebody who wants to be known by a name.
 */
export interface NewGuest {
  name: string
  bearer?: boolean
}
/**
 * Who you are.
 */
export interface Me {
  name: string
  token?: string | null
}
/**
 * Another name.
 */
export interface NewName {
  name: string
}
/**
 * What a new bearer token is for.
 */
export interface NewToken {
  label?: string
}
/**
 * A token, without its secret.
 */
export interface TokenInfo {
  id: string
  kind: string
  label: string
  created_at: number
  expires_at: number | null
  here: boolean
}
/**
 * Where to be known no longer.
 */
export interface LogOut {
  everywhere?: boolean
}
/**
 * A secret, told this once.
 */
export interface Secret {
  token: string
}
/**
 * A path on this server, from its first slash.
 */
export interface SecretPath {
  path: string
}
/**
 * A table to open: how it is set up, what the host is called, and bots for the last seats.
 */
export interface NewTable {
  settings: Settings
  /**
   * @maxItems 6
   */
  bots?:
    | []
    | ['casual' | 'club' | 'expert' | 'master' | 'novice' | 'random']
    | [
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random'
      ]
    | [
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random'
      ]
    | [
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random'
      ]
    | [
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random'
      ]
    | [
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random',
        'casual' | 'club' | 'expert' | 'master' | 'novice' | 'random'
      ]
}
/**
 * A new table. The invitation lets others sit down; it is not a seat.
 */
export interface OpenedTable {
  id: string
  invitation: string
}
/**
 * One of your tables.
 */
export interface MyTable {
  id: string
  settings: Settings
  phase: TablePhase
  /**
   * One entry for each seat, in the order of the seats.
   */
  seats: SeatView[]
  opened_at: number
  finished_at?: number | null
  /**
   * Some of the seats, in ascending order.
   */
  winners?: number[]
  is_practice?: boolean
  you: number | null
  your_turn: boolean | null
}
/**
 * Everything that can be played here.
 */
export interface Offered {
  version: string
  origin: string
  games: GameOffered[]
  phrases: string[]
}
/**
 * A game, by the name it has in a setup.
 */
export interface GameOffered {
  game: string
  players: number[]
  levels: string[]
  default_level: string
  guesses: {
    [k: string]: number[]
  }
  options: OptionOffered[]
}
/**
 * Something that the rules leave to the table: what can be chosen for it in the setup.
 */
export interface OptionOffered {
  name: string
  values: (string | boolean)[]
  default: string | boolean
}
/**
 * A join code, as somebody wrote it down: with spaces or hyphens, in small letters.
 */
export interface CodeGiven {
  code: string
}
/**
 * Who can reach the house, and whether whoever asks may change that.
 */
export interface NetworkView {
  reach: 'asking' | 'failed' | 'machine' | 'network' | 'refused'
  may_switch: boolean
  origin: string | null
  consent: 'given' | 'none' | 'terminal'
}
/**
 * Open the house to the network, or close it again.
 */
export interface Switch {
  open: boolean
}
/**
 * The table that a code is for, and its invitation.
 */
export interface LeadsTo {
  table: string
  invitation: string
}
/**
 * A game to be watched again. Folding the sights of each step into `first` gives the view after that move.
 */
export interface Replay {
  setup: PikokoSetup | PokSetup
  /**
   * One entry for each seat, in the order of the seats.
   */
  names: string[]
  eyes: number | ('open' | 'public')
  complete: boolean
  first: PikokoTable | PokTable
  steps: ReplayStep[]
}
/**
 * A move of the game: what the observer saw of it, its index among the moves, and the seat that made it.
 */
export interface ReplayStep {
  game: PikokoSights | PokSights
  at: number
  by: number | null
}
/**
 * Why something was not done: the key and data of a sentence in the catalogues, and the rule if there is one.
 */
export interface Problem {
  key: string
  rule?: string
  args?: {
    [k: string]: number | string
  }
}
/**
 * Why a record cannot be shown, and where in it: in the words of `coverts record check`, and in numbers.
 */
export interface RecordProblem {
  key: string
  rule?: string
  args?: {
    [k: string]: number | string
  }
  where: string
  place: Where
}
/**
 * A place in a record. Rounds and tricks are counted from 1, seats from 0.
 */
export interface Where {
  round?: number | null
  trick?: number | null
  seat?: number | null
}
/**
 * The referee's verdict on one line: who played what and how it ended, or what is wrong and where.
 */
export interface JudgedRecord {
  line: number
  game: string | null
  /**
   * One entry for each seat, in the order of the seats.
   */
  names: string[]
  complete: boolean
  winners: number[]
  totals: number[] | null
  problem: RecordProblem | null
}
/**
 * A seat's game as the page tells it.
 */
export interface ToldReview {
  type: 'review'
  review: Review
  solved: boolean
  scale: Scale
  curve: number[]
  chains: ToldChain[]
  moments: ToldMoment[]
  kinds: ToldKind[]
}
/**
 * A seat's game: `points = average + luck - mistakes`.
 */
export interface Review {
  game: string
  players: number
  seat: number
  points: number
  average: number
  luck: number
  luck_parts: {
    [k: string]: number
  }
  mistakes: number
  decisions: Decision[]
}
/**
 * A decision with its options, the best first.
 */
export interface Decision {
  round: number
  kind: 'bid' | 'confidence' | 'offer' | 'play' | 'self-bid'
  about: number | null
  chosen: number | string | null
  best: number | string | null
  loss: number
  error: number
  size: 'big' | 'medium' | 'none' | 'small'
  luck: number
  options: Option[]
}
/**
 * Something that could have been done: what it is worth, with its standard error.
 */
export interface Option {
  action: number | string | null
  worth: number
  error: number
}
/**
 * From which loss on a mistake is called what, in the unit of the game.
 */
export interface Scale {
  clear: number
  small: number
  medium: number
  big: number
}
/**
 * Decisions that lead to one result: a round of Pikoko, a whole game of POK.
 */
export interface ToldChain {
  average: number
  result: number
  luck_parts: {
    [k: string]: number
  }
  decisions: number
}
/**
 * What there is to say of a decision beside its worths, in the order of the review's decisions.
 */
export interface ToldMoment {
  at: number
  forced: boolean
  clear: boolean
  figures: {}
  belief: {}
  theme?: string | null
}
/**
 * All free decisions of a kind.
 */
export interface ToldKind {
  kind: 'bid' | 'confidence' | 'offer' | 'play' | 'self-bid'
  number: number
  lost: number
  level: string | null
}
/**
 * A review that is not done yet. Ask again in a moment.
 */
export interface UnderWay {
  type: 'under-way'
  id: string
  done: number
  of: number
  before: number
}
/**
 * What came of a game that was played on, as far as it has come: of the round in which it went on, and of the
 *     whole game.
 */
export interface Comparison {
  round: Compared | null
  game: Compared | null
}
/**
 * How something ended in the earlier game, if it came to that, and how it has ended now.
 */
export interface Compared {
  then: (PikokoTable | PokTable) | null
  now: PikokoTable | PokTable
}
/**
 * A player's numbers of one game.
 */
export interface GameNumbers {
  game: string
  games: number
  victories: number
  expected: number
  reviewed: number
  counts: Count[]
  losses: LossesOfKind[]
}
/**
 * All bids, cards or offers of a kind.
 */
export interface Count {
  what: string
  about: string
  right: number
  close: number
  bad: number
  points: number
}
/**
 * What free decisions of a kind lost, over time, and what levels of bots lose a decision.
 */
export interface LossesOfKind {
  kind: 'bid' | 'confidence' | 'offer' | 'play' | 'self-bid'
  number: number
  lost: number
  level: string | null
  games: Lost[]
  levels: {
    [k: string]: number
  }
}
/**
 * What free decisions of a kind lost in a game.
 */
export interface Lost {
  at: number
  number: number
  lost: number
}
/**
 * What a seat may believe of its own peacock.
 */
export interface PikokoBelief {
  left: number
  lacking: string[]
  feathers: FeatherChance[]
  colours: ColourCount[]
  bid: TellingBid | null
}
/**
 * A feather that may be on the peacock.
 */
export interface FeatherChance {
  feather: string
  certain: number
  chance: number
}
/**
 * How many feathers on the peacock show a colour.
 */
export interface ColourCount {
  colour: string
  certain: number
  expected: number
  chances: number[]
}
/**
 * The bid that moved the belief most.
 */
export interface TellingBid {
  seat: number
  tokens: number
  moved: number
}
/**
 * What a seat can know by now; nothing if it has not seen every round.
 */
export interface PokBelief {
  seats: SeatOutlook[]
}
/**
 * What one seat holds and may offer.
 */
export interface SeatOutlook {
  seat: number
  symbols: SymbolOutlook[]
}
/**
 * A symbol of one seat.
 */
export interface SymbolOutlook {
  symbol: string
  held: number
  table: number | null
  likely: number | null
}
/**
 * What the coach says of a decision that is still to be made.
 */
export interface Advice {
  type: 'advice'
  decision: Decision
  moment: ToldMoment
}
/**
 * A puzzle to choose.
 */
export interface PuzzleListed {
  id: string
  game: string
  players: number
  kind: 'bid' | 'confidence' | 'offer' | 'play' | 'self-bid'
  theme: string
  difficulty: 1 | 2 | 3
}
/**
 * A position to be solved, with all that there is to say of it afterwards.
 */
export interface PuzzleShown {
  id: string
  game: string
  theme: string
  difficulty: 1 | 2 | 3
  /**
   * One entry for each seat, in the order of the seats.
   */
  names: string[]
  /**
   * A seat, counted clockwise from 0.
   */
  you: number
  round: number
  kind: 'bid' | 'confidence' | 'offer' | 'play' | 'self-bid'
  about: number | null
  table: PikokoTable | PokTable
  best: number
  usual: number
  answers: PuzzleAnswer[]
  figures: {}
}
/**
 * Something that may be done, and what it loses against the best answer.
 */
export interface PuzzleAnswer {
  action: number | string | null
  loss: number
  error: number
  figures: {}
}
/**
 * Something that somebody would like to do.
 */
export interface Attempt {
  action: Bid | Confidence | Play | Offer
}
/**
 * A lesson to choose.
 */
export interface LessonListed {
  id: string
  game: string
  seconds: number
  steps: number
}
/**
 * Where the learner is.
 */
export interface LessonShown {
  id: string
  game: string
  /**
   * One entry for each seat, in the order of the seats.
   */
  names: string[]
  /**
   * A seat, counted clockwise from 0.
   */
  you: number
  table: PikokoTable | PokTable
  step: number
  steps: number
  outcome: 'missed' | 'reached' | 'refused' | 'shown'
  why: Problem | null
}
/**
 * The key and data of a sentence, as a refusal has them.
 */
export interface Hint {
  key: string
  args?: {
    [k: string]: number | string
  }
}
/**
 * What the learner has done so far, each of it a step; and what they do now, if anything.
 */
export interface Doing {
  /**
   * @maxItems 20
   */
  done?:
    | []
    | [Bid | Confidence | Play | Offer]
    | [Bid | Confidence | Play | Offer, Bid | Confidence | Play | Offer]
    | [Bid | Confidence | Play | Offer, Bid | Confidence | Play | Offer, Bid | Confidence | Play | Offer]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
    | [
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer,
        Bid | Confidence | Play | Offer
      ]
  action?: (Bid | Confidence | Play | Offer) | null
}
