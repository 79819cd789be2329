/** A seat's settings, and other data that the table keeps for it. */
import type { Consent, Time } from '../../model'
import type { Language } from '../../drawing/game'
import type { Hours } from '../../clock'
import type { Ticked } from '../../model/ticks'
import type { KeptOrders } from './orders'
import type { Seat, Text } from '../../rules/contract'
import type { Plan, PlanStep, Stumble } from '../../rules/plans'

export interface Lent {
  until: Time
  times: number
  /** Only at older tables, where whoever opened the link got the seat; such links no longer work. */
  wanted?: true
  /** The substitute's address as a keyed hash, if the table agreed to a person. */
  person?: string
  language?: Language
}

/** A seat's settings. */
export interface SeatSettings extends Partial<Ticked> {
  /** Characters it has said in total. */
  said?: number
  /** Seats whose talk is hidden from this one. */
  muted?: Seat[]
  /** Lent to a substitute until a date; each time under a new key. */
  lent?: Lent
  /** Set while strangers may offer to play for an owner who is gone; `changed`: when one last started. */
  sought?: Sought
  changed?: Time
  /** The host has asked for a new link. */
  lost?: Lost
  hours?: Hours
  /** When its person last came by the link in a push or webhook notice. */
  noticed?: Time
  /** The seat's report to the operator. */
  reported?: string
  /** The last person invited declined. */
  declined?: true
  /** Another seat that the same browser held when this one was taken. */
  together?: Seat
  /** How often the feeds' addresses were replaced. */
  feeds?: number
  /** The keyed hash of the person's second address, used while letters do not arrive at the first. */
  second?: string
  /** Why letters do not go to its address, as far as the table was told. */
  consent?: Exclude<Consent, 'given'> | undefined
  /** Standing orders. */
  orders?: KeptOrders
  /** Its next turn, planned while others move. */
  plan?: KeptPlan
  /** Since when letters to this seat have not arrived. */
  unreached?: Time
}

export interface Lost {
  since: Time
  /** Seats that the host's browser holds; they have no vote. */
  hosts: Seat[]
  /** All others must agree; if fewer than two people are left to ask, the owner's silence decides and takes longer. */
  by: 'vote' | 'silence'
  agreed?: true
}

/** Somebody who offers to be the substitute, known by the keyed hash of an address; `confirmed` by the button that the letter to it leads
    to. */
export interface Candidate {
  number: number
  person: string
  name: string
  language: Language
  at: Time
  confirmed?: true
}

export interface Sought {
  since: Time
  candidates: Candidate[]
  /** How many have offered; numbers are never reused. */
  count: number
  /** The candidate that the open vote is about. */
  asked?: number
}

export interface KeptPlan {
  /** Counts this seat's changes, so that an old page cannot overwrite a newer plan. */
  number: number
  /** The plan, until its turn comes. */
  plan?: NamedPlan
  fate?: PlanFate
}

export interface NamedPlan extends Plan {
  steps: readonly NamedStep[]
}

/** A step with its words from the time of planning. */
export interface NamedStep extends PlanStep {
  label: Text
}

/** What became of the last plan. */
export interface PlanFate {
  position: number
  /** How many answers it gave. */
  played: number
  /** Why it was not played entirely; absent if the turn did not begin with the plan. */
  stumble?: Stumble
  /** The plan, if nothing of it was played: it is restored if that turn is taken back before its seat acts. */
  dropped?: NamedPlan
}
