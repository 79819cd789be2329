/** Everything that a table's page shows to one viewer. */
import type { TableHead } from './head'
import type { Viewer, SeatView, Prompt, Standing, Seat, Text } from '../rules/contract'
import type { Line } from './line'
import type { Chronicle } from './chronicle'
import type { Vote } from './vote'
import type { Said, Note } from './talk'
import type { Language } from '../drawing/game'
import type { Ticked } from './ticks'
import type { Time } from './time'
import type { Consent } from './delivery'
import type { Course, Foreseen, Left } from '../rules/orders'

/** A foreseen question with the choice already made for it, and what the seat's standing orders would do, as far as they can be known:
    take a choice or ask. `idle`: as things stand, it will not come up, and is small. */
export type ForeseenSaid = Omit<Foreseen, 'then'> & {
  said?: string | undefined
  usual?: { choice: string } | 'asks' | undefined
  idle?: boolean
}

export interface TableModel {
  head: TableHead
  viewer: Viewer
  /** The position shown; less than head.latest on a page of the past. */
  position: number
  /** Absent before the game has started. */
  view?: SeatView<unknown>
  /** The viewer's own open prompts; none on a page of the past. */
  prompts: Prompt[]
  /** What happened since this seat's last visit, or the newest lines for a viewer without a seat. */
  lines: Line[]
  /** Whether the lines begin at the last visit. */
  since: boolean
  /** The position at which this seat last answered: lines of later ones are new to it. */
  answered?: number | undefined
  /** The viewer's last answer may be taken back freely. */
  canTakeBack: boolean
  /** The viewer may propose to go back to this past position. */
  mayGoBack?: boolean
  /** Follow-up questions that the viewer's possible answers may lead to, and what was already said to them. */
  foreseen?: readonly ForeseenSaid[]
  /** What the viewer's cards, on offer or given, would do by what was said ahead and by standing orders. */
  courses?: readonly Course[]
  standing?: Standing
  /** Only after the end. */
  chronicle?: Chronicle | undefined
  /** Open votes, for those who may vote. */
  votes: Vote[]
  talk: Said[]
  /** The viewer's own notes. */
  notes: readonly Note[]
  /** What the viewer may do now besides answering. */
  may: Deeds
  own?: OwnSeat
  /** Where a stranger can offer to be a substitute for a seat that looks for one. */
  wanted: { seat: Seat; path: string }[]
  /** Path of the next game with the same crew. */
  again?: string
}

/** Each is true only while it makes sense. */
export interface Deeds {
  talk: boolean
  proposePause: boolean
  proposeTakeback: boolean
  resume: boolean
  claimWin: boolean
  resign: boolean
  takeSeatBack: boolean
  rematch: boolean
  /** Only if the site has an OPERATOR_ADDRESS, and once for each seat. */
  report?: boolean
}
export const NO_DEEDS: Deeds = {
  talk: false,
  proposePause: false,
  proposeTakeback: false,
  resume: false,
  claimWin: false,
  resign: false,
  takeSeatBack: false,
  rematch: false,
}

/** A seat's settings, shown to its owner only, not to a substitute. */
export interface OwnSeat {
  /** The language of its letters. */
  language: Language
  hours: { zone: string; from: number; to: number; days: readonly number[] }
  ticked: Partial<Ticked>
  /** `shared`: the others see the dates. */
  absences: { from: Time; until: Time; shared?: true }[]
  muted: Seat[]
  /** A muted player has said something. */
  unheard?: boolean
  /** There is a second address. */
  second: boolean
  /** Why letters do not go to its address, if they do not. */
  consent?: Exclude<Consent, 'given'> | undefined
  /** In games with plans: whether the next turn is planned, and why the last plan was dropped at the present question. */
  plan?: { kept: boolean; dropped?: Text } | undefined
  /** Since when a bot plays for the owner. */
  bot?: Time
  /** The substitute's link, and until when it works. */
  lent?: { path: string; until: Time }
  /** When a new link to this seat will be given, as the host asked, unless its owner objects or the others refuse. */
  recovery?: Time
}

/** What a seat's page needs besides the model: the seats that this browser holds, and the form token of the seat shown. */
export interface Holder {
  seats: Seat[]
  host: boolean
  token?: string
  /** Letters go to the address of the seat shown. */
  lettered: boolean
  /** The seat has just been taken. */
  justTaken?: true
  /** The reader is a substitute. */
  lent?: true
  /** The host's page of the next table with the same crew. */
  hostAgain?: string
}

/** A past question: what was answered, and what today's standing orders would say. */
export interface Trial {
  position: number
  /** A standing order of that time gave the answer. */
  ordered: boolean
  answered: Text
  today: Text | Left
}
