/** What goes into or out of a hold, shown as the holds afterwards with changed ones framed. */
import { Goods } from '../../../../web/board/cargo'
import type { Does } from '../turn/acts'
import { loadsOf } from '../aboard/loads'
import { Labelled, type Picked } from './label'
import { shipIn } from '../state/reading'
import { signOfAct } from '../board/signs'
import type { Hold } from '../state/state'

type HoldsAct = Does<'load' | 'stow' | 'spend' | 'spend-some'>

export function HoldsPick({ view: { board, viewer }, say, act, label }: Picked<HoldsAct>) {
  const id = act.do === 'spend' || act.do === 'spend-some' ? act.ship : viewer === 'watcher' ? undefined : viewer
  const before = id === undefined ? [] : (shipIn(board, id)?.holds ?? [])
  const after = before.map((hold, i) => holdAfter(act, hold, i))
  const goods = <Goods loads={loadsOf(say, after)} changed={i => before[i] !== after[i]} empty={say({ say: 'hold-empty' })} />
  if (act.do === 'spend') {
    return (
      <>
        <span class="ear">{say(label)}: </span> {goods}
      </>
    )
  }
  return (
    <Labelled say={say} label={label} sign={signOf(act)}>
      {before.length > 0 && <span class="beside">{goods}</span>}
    </Labelled>
  )
}

function holdAfter(act: HoldsAct, hold: Hold, index: number): Hold {
  if ('into' in act) return index === act.into ? { what: act.what, n: act.n } : hold
  const spent = spreadOf(act).find(from => from.hold === index)
  if (!spent || !hold) return hold
  return hold.n > spent.n ? { ...hold, n: hold.n - spent.n } : null
}

const spreadOf = (act: Does<'spend' | 'spend-some'>) => ('spread' in act ? act.spread : [act.from])

function signOf(act: HoldsAct): string | undefined {
  if (!('into' in act)) return signOfAct(act.what)
  return act.emptied ? signOfAct(act.emptied.what) : undefined
}
