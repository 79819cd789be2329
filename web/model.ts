/** What pages and letters are made of: plain data for one viewer. The table makes it; nothing else of a table gets out. */
import type { Crew, Language, Pirate } from '../worker/rules/game'
import type { Chronicle } from './chronicle'
import type { NamedRound } from '../worker/table/beacon/named'
import type { Left, Manner } from '../worker/rules/orders'
import type { Options, Prompt, Seat, SeatView, Standing, Text, Told, Viewer } from '../worker/rules/contract'

/** Milliseconds since 1970. */
export type Time = number

/** `off`: called off before it began. */
export type Stage = 'seating' | 'playing' | 'over' | 'off'

/** One place at the table as everybody sees it. */
export interface SeatCard {
  seat: Seat
  name: string
  pirate: Pirate
  taken: boolean
  /** A bot plays it: from the start, or for a person who is gone. */
  bot?: true
  /** The table waits for this seat: for what, since when, and how its clock stands. */
  waits?: { text: Text; since: Time; clock?: ClockReading | undefined }
  /** Away, announced; until when, only for who may know. */
  away?: { until?: Time } | undefined
  /** A substitute plays until then. */
  lent?: Time
  /** One person plays this seat and another one. */
  hot?: true
  /** Its link is lost, says the host; who sits there may object until then, and longer. */
  recovery?: Time
  /** Letters to it do not arrive. */
  unreached?: true
}

/** How a clock stands: the deadline, and hundredths of what there was at the question. */
export interface ClockReading {
  until: Time
  share: number
  late: boolean
  /** It stands still until then: night, a weekend, an absence, a pause. */
  sleeps?: Time
}

export interface TableHead {
  id: string
  name: string
  game: string
  options: Options
  stage: Stage
  made: Time
  /** In hours; none where there is no clock. */
  pace?: { name: 'quick' | 'steady' | 'slow' | 'own'; first: number; add: number; most: number }
  /** Where a game knows standing orders: whether they answer. */
  manner?: Manner | undefined
  absences: { times: number; days: number }
  /** Free seats may be taken from the lobby. */
  open: boolean
  /** Watchers may read the talk. */
  openTalk?: boolean
  startAt?: Time
  /** The seat of who opened the table, if that person sits at one: invitations are in this name. */
  host?: Seat | undefined
  /** All have agreed to lay it aside until then. */
  paused?: Time
  seats: SeatCard[]
  /** SHA-256 of the secret behind the dice, fixed before the first seat was taken; the secret itself after the end. */
  commitment: string
  secret?: string
  /** The public key by which the site signs the file of the game; tables made before it did have none. */
  signer?: string | undefined
  /** The round of a public beacon that goes into the dice too. */
  beacon?: NamedRound | undefined
  /** The newest position. Only answers that the table waited for are counted: a sealed card leaves no gap. */
  latest: number
  /** What was counted so far; of older tables only after the end. */
  ledger?: Ledger | undefined
}

export interface Ledger {
  /** Answers given by people and by responders. */
  decisions: number
  /** How often the table waited for a person, and how long in the median. */
  waits: number
  median: Time
  /** In table order: what each seat has decided, and how long it was waited for; of older tables nothing is known. */
  seats: readonly { decided: number; waited: Time }[]
}

/** One told line of the log. */
export interface Line {
  position: number
  at: Time
  seat?: Seat
  text: Told
  /** It was not a person who answered, or it was taken back. */
  by?: Responder
  /** The standing order that answered; told to its own seat only. */
  order?: Text
  /** The seat's own plan answered; told to it only. */
  plan?: true
  void?: true
}
export type Responder = 'forced' | 'order' | 'bot' | 'time'

/** Everything of the table page. */
export interface TableModel {
  head: TableHead
  viewer: Viewer
  /** The position shown; less than head.latest on a page of the past. */
  position: number
  /** Nothing to see before the game has started. */
  view?: SeatView<unknown>
  /** The viewer's own open prompts; none on a page of the past. */
  prompts: Prompt[]
  /** What happened since this seat was last here, or the newest lines for who has no seat. */
  lines: Line[]
  /** Whether the lines begin at the last visit. */
  since: boolean
  /** The viewer's last answer may be taken back freely. */
  canTakeBack: boolean
  standing?: Standing
  /** After the end. */
  chronicle?: Chronicle | undefined
  /** What is being decided, for those who decide. */
  votes: Vote[]
  talk: Said[]
  /** The viewer's own. */
  notes: readonly Note[]
  /** What the viewer may do now besides answering. */
  may: Deeds
  own?: OwnSeat
  /** Where strangers ask to be the substitutes whom the table looks for. */
  wanted: { seat: Seat; path: string }[]
  /** Where the next game of the same crew is. */
  again?: string
}

/** Each only where it makes sense at this moment. */
export interface Deeds {
  talk: boolean
  proposePause: boolean
  proposeTakeback: boolean
  resume: boolean
  claimWin: boolean
  resign: boolean
  takeSeatBack: boolean
  rematch: boolean
  /** Where the site has named who runs it, and only once. */
  report?: boolean
}

/** What is known of letters to an address: its person has agreed to them, has still to press the button in the first one, or
    has stopped those of this table or all. */
export type Consent = 'given' | 'asked' | 'stopped'

/** What a person has set for the seat; for its owner only, not for a substitute. */
export interface OwnSeat {
  /** Of letters. */
  language: Language
  hours: { zone: string; from: number; to: number; days: readonly number[] }
  reminders: readonly number[]
  /** Shared: the others see its dates. */
  absences: { from: Time; until: Time; shared?: true }[]
  muted: Seat[]
  /** Somebody who is muted has said something. */
  unheard?: boolean
  /** A second address stands beside the first. */
  second: boolean
  /** What keeps letters from its address, if anything does. */
  consent?: Exclude<Consent, 'given'> | undefined
  /** Where turns can be planned: whether the next one is, and why the last plan was let go at this very question. */
  plan?: { kept: boolean; dropped?: Text } | undefined
  /** The bot plays for the owner since then. */
  bot?: Time
  /** What the substitute opens, until then. */
  lent?: { path: string; until: Time }
  /** The host asks for a new link to this seat; its owner not objecting, and the others agreeing, it is given then. */
  recovery?: Time
}

/** What a seat's page knows besides: the seats that this browser holds, and the form token of the seat shown. */
export interface Holder {
  seats: Seat[]
  host: boolean
  token?: string
  /** The seat shown has an address to which letters go. */
  lettered: boolean
  /** The seat was taken a moment ago. */
  justTaken?: true
  /** The seat was lent to this reader. */
  lent?: true
  /** Opens the host's page of the next table of the same crew. */
  hostAgain?: string
}

/** A word of the talk at the table. */
export interface Said {
  number: number
  at: Time
  seat: Seat
  text: string
}
/** A private note, with the position at which it was written. */
export interface Note {
  at: Time
  position: number
  text: string
}

/** What the seats decide together: who sails on for somebody who vanished, whether the table is laid aside, an answer that
    others have seen the end of is taken back, or a seat whose link is lost gets a new one, or
    somebody plays for an owner who is gone. */
export type VoteKind = 'vanished' | 'pause' | 'takeback' | 'lost' | 'substitute'
export type Ballot = 'bot' | 'substitute' | 'wait' | 'end' | 'yes' | 'no'

export interface Vote {
  number: number
  kind: VoteKind
  /** Whom it is about; who asks, for the other kinds. */
  about: Seat
  /** Who would be the substitute. */
  name?: string
  until: Time
  ballots: readonly Ballot[]
  /** Who has said something; what, only of oneself until the vote is closed. */
  voters: Seat[]
  voted: Seat[]
  own?: Ballot
}

/** One question of the past: what was answered, and what today's standing orders say to it. */
export interface Trial {
  position: number
  /** By the order itself, as it then was. */
  ordered: boolean
  answered: Text
  today: Text | Left
}

/** A table in the lobby. */
export interface LobbyRow {
  id: string
  name: string
  game: string
  options: Options
  pace: string
  made: Time
  startAt?: Time
  /** Names of those who sit, and how many seats are open. */
  names: string[]
  free: number
  /** Seats of a game under way that look for a substitute. */
  seeks?: { seat: Seat; name: string }[]
}

/** One of a person's own tables. */
export interface MineRow {
  table: string
  seat: Seat
  name: string
  game: string
  pirate: Pirate
  stage: Stage
  /** The table waits for this seat, since when and until when. */
  asked?: { since: Time; until?: Time }
  /** Opens the seat. */
  link: string
}

/** One of the tables of this browser, told by the table itself: whom it waits for, with what all may know of it. */
export interface BerthRow extends MineRow {
  crew?: readonly Crew[]
  waits?: readonly { seat: Seat; text: Text }[]
  /** Seats that nobody has taken yet. */
  free?: number
}

/** A notice on its way to a person: written, sent, taken by the other side; or why not. */
export interface Delivery {
  kind: string
  /** A letter, one to the second address, a browser, or the shape of a webhook. */
  way: 'letter' | 'second' | 'push' | 'json' | 'discord' | 'slack' | 'ntfy' | 'telegram'
  written: Time
  sent?: Time
  accepted?: Time
  state:
    | 'waiting' | 'failing' | 'accepted' | 'daily' | 'unneeded' | 'given-up' | 'bounced' | 'unwanted' | 'unconfirmed' | 'unreachable' | 'unknown'
  /** What the other side said; for its person alone. */
  said?: string
}

/** An address as its person is shown it, and whether letters go there. */
export interface AddressShown {
  address: string
  state: Consent | 'bounced'
}
