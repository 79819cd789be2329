/** What a person has set for a seat, and what the table keeps of it beside its people's names. */
import type { Consent, Time } from '../../web/model'
import type { Seat } from '../rules/contract'
import type { Language } from '../rules/game'
import type { Hours, Mark } from './clock'
import type { KeptOrders } from './orders/kept'
import type { KeptPlan } from './plans/kept'
import type { Lost } from './recovery'
import type { Sought } from './substitutes'

export interface Lent {
  until: Time
  times: number
  /** Tables of before: whoever opened the link had the seat. Nobody has any more. */
  wanted?: true
  /** Who plays meanwhile, by the keyed hash of an address, where the table has agreed to that person. */
  person?: string
  language?: Language
}

/** What a person has set for the seat. */
export interface SeatSettings {
  /** How much it has said in all, in letters. */
  said?: number
  /** Whose talk this seat does not wish to hear. */
  muted?: Seat[]
  /** To a substitute until a date; each time under a new key. */
  lent?: Lent
  /** Strangers may ask to play for the owner, who is gone; and when one last began to. */
  sought?: Sought
  changed?: Time
  /** The host has asked for a new link. */
  lost?: Lost
  hours?: Hours
  /** Which reminders are wanted, in hundredths of the time; all, unless said otherwise. */
  reminders?: readonly Mark[]
  /** What was written to the operator about this table. */
  reported?: string
  /** Whoever was invited last would rather not. */
  declined?: true
  /** Another seat that was held in the same browser when this one was taken. */
  together?: Seat
  /** How often the addresses of the feeds were replaced. */
  feeds?: number
  /** A second address of its person, by its keyed hash: letters go there as long as they do not arrive at the first. */
  second?: string
  /** What keeps letters from its address, as far as the table was told. */
  consent?: Exclude<Consent, 'given'> | undefined
  /** What is decided ahead. */
  orders?: KeptOrders
  /** Its next turn, planned while others move. */
  plan?: KeptPlan
  /** Since when letters to this seat do not arrive. */
  unreached?: Time
}
