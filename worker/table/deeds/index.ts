/** Everything that a seat may do besides answering, by the names in its forms; one deed, one outcome. */
import type { Time } from '../../model'
import type { Form } from '../../shared/form'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import { objected } from '../seats/recovery'
import type { Hold } from '../seats/visit'
import { SETTINGS } from '../settings'
import { bare, isMisread, type Bare, type DeedKind, type DeedOutcome, type Misread, type FormContext } from '../settings/deed'
import { orders } from './orders'
import { plan, unplan } from './plans'
import { report } from './report'
import { TALK } from './talking'
import { settleAll, VOTES } from './voting'

/** Objects to a new link that the host asked for; `act` does the rest, as for any deed that shows presence. */
const object: DeedKind<Bare> = { read: bare, shows: true, carryOut: (_, { settings }) => (settings.lost ? 'done' : 'not-now') }

const KINDS = { ...SETTINGS, ...TALK, ...VOTES, report, orders, plan, unplan, object }

export type DeedName = keyof typeof KINDS
type Saids = { [Name in DeedName]: (typeof KINDS)[Name] extends DeedKind<infer Said extends object> ? Said : never }
export type Deed<Name extends DeedName = DeedName> = { [N in Name]: { do: N } & Saids[N] }[Name]

const kinds: { readonly [Name in DeedName]: DeedKind<Saids[Name]> } = KINDS

const isDeedName = (name: string | undefined): name is DeedName => name !== undefined && Object.hasOwn(KINDS, name)

/** Whether the form has dates, which are in the person's time zone. */
export const isDated = (form: Form): boolean => {
  const name = form.get('do')
  return isDeedName(name) && kinds[name].dated === true
}

/** The deed in a form: undefined if it is none, `unsure` if the box that asks "sure?" was left empty. */
export function readDeed(form: Form, near: FormContext): Deed | Misread | 'unsure' | undefined {
  const name = form.get('do')
  return isDeedName(name) ? readAs(name, form, near) : undefined
}

function readAs<Name extends DeedName>(name: Name, form: Form, near: FormContext): Deed<Name> | Misread | 'unsure' | undefined {
  const { sure, read } = kinds[name]
  if (sure && !form.has('sure')) return 'unsure'
  const said = read?.(form, near)
  if (!said) return undefined
  return isMisread(said) ? said : { do: name, ...said }
}

export function act(table: TableParts, row: SeatRow, hold: Hold, deed: Deed, now: Time): DeedOutcome {
  const { lent, shows } = kinds[deed.do]
  if (hold === 'lent' && !lent) return 'owner-only'
  const outcome = carryOut(table, row, deed, now, hold)
  if (deed.do === 'leave' || deed.do === 'resign') settleAll(table, now)
  if (outcome === 'done' && shows) objected(table, row.seat, now)
  return outcome
}

const carryOut = <Name extends DeedName>(table: TableParts, row: SeatRow, deed: Deed<Name>, now: Time, hold: Hold): DeedOutcome =>
  kinds[deed.do].carryOut(table, row, deed, now, hold)
