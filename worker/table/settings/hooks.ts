/** Webhooks of a seat, and those of the whole table, which the host sets under NOBODY. */
import { TESTS_A_MINUTE } from '../../shared/bounds'
import { MINUTE } from '../../clock/span'
import type { Time } from '../../model'
import { hookFrom, type Hook } from '../../post/webhook/shapes/hook'
import type { Seat } from '../../rules/contract'
import { numberIn, type Form } from '../../shared/form'
import type { TableParts } from '../rows/parts'
import type { DeedKind, Misread } from './deed'

type Kept = { do: 'hook'; hook: Hook }
type Known = { do: 'hook-test' | 'hook-on' | 'hook-drop'; hook: number }
export type HookDeed = Kept | Known
export type HookOutcome = 'done' | 'not-now' | 'too-many' | 'too-fast'

/** Undefined if the form is none of these deeds. */
export function readHookDeed(form: Form, loopback: boolean): HookDeed | Misread | undefined {
  const name = form.get('do')
  if (name === 'hook-test' || name === 'hook-on' || name === 'hook-drop') return { do: name, hook: numberIn(form, 'hook') }
  if (name !== 'hook') return undefined
  const [url = '', shape = '', secret = ''] = ['url', 'shape', 'secret'].map(field => form.get(field))
  const read = hookFrom({ url, shape, secret }, loopback)
  return 'hook' in read ? { do: name, hook: read.hook } : { typed: { url, shape, secret }, fault: read.fault }
}

export function hookDeed({ channels, notices, commit }: TableParts, seat: Seat, deed: HookDeed, now: Time): HookOutcome {
  if (deed.do === 'hook') {
    let added = false
    commit(() => (added = channels.addHook(seat, deed.hook)))
    return added ? 'done' : 'too-many'
  }
  const known = channels.hook(seat, deed.hook)
  if (!known) return 'not-now'
  const { id } = known
  if (deed.do === 'hook-test' && notices.since(seat, 'test', now - MINUTE) >= TESTS_A_MINUTE) return 'too-fast'
  commit(() => {
    if (deed.do === 'hook-on') channels.setHealth(id, {})
    if (deed.do === 'hook-test') notices.add(seat, 'test', -1, now, now, `hook.${id}`)
    if (deed.do === 'hook-drop') {
      channels.dropHook(id)
      notices.closeAll(`hook.${id}`, now)
    }
  })
  return 'done'
}

const known = (name: Known['do']): DeedKind<Pick<Known, 'hook'>> => ({
  read: form => ({ hook: numberIn(form, 'hook') }),
  carryOut: (table, { seat }, { hook }, now) => hookDeed(table, seat, { do: name, hook }, now),
})

export const hook: DeedKind<Pick<Kept, 'hook'>> = {
  read(form, { loopback }) {
    const deed = readHookDeed(form, loopback)
    if (!deed || 'fault' in deed) return deed
    return deed.do === 'hook' ? { hook: deed.hook } : undefined
  },
  shows: true,
  carryOut: (table, { seat }, said, now) => hookDeed(table, seat, { do: 'hook', ...said }, now),
}
export const hookTest = known('hook-test')
export const hookOn = known('hook-on')
export const hookDrop = known('hook-drop')
