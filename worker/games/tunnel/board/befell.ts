/** What a page tells first: what the viewer's last action brought, and what all others have done since, in order and in short. */
import type { Befallen } from '../../../drawing/game'
import type { SeatView, Text, Told } from '../../../rules/contract'
import type { TunnelScene } from '../rules/told'
import type { TunnelBoard } from '../rules/view'
import { seatOf } from './short'

type Line = Told<TunnelScene>
type Action = Extract<TunnelScene, { of: 'action' }>

/** More actions than these, all others' together, are counted: two lines of a phone have no room for each. */
const EACH = 6

export function befell({ viewer }: SeatView<TunnelBoard>, told: readonly Line[]): Befallen {
  const own = told.findLastIndex(line => line.scene?.of === 'action' && seatOf(line) === viewer)
  const since = told.slice(Math.max(own, 0))
  const others = since.flatMap(({ scene }) => (scene?.of === 'action' && scene.seat !== viewer ? [scene] : []))
  const turns = [...Map.groupBy(others, ({ seat }) => seat)]
  const did = (detail: (actions: readonly Action[]) => Text[]): Text[] =>
    turns.map(([seat, actions]) => ({ say: 'befell-turn', with: { who: { seat }, did: joined(detail(actions)) ?? '' } }))
  const ownText = ownIn(told[own], since, turns.length > 0)
  const all = did(others.length <= EACH ? waysOf : counted)
  const last = did(actions => newestOf(waysOf(actions)))
  return { texts: [...ownText, ...all], shorter: turns.length > 0 ? [[...ownText, ...last], last] : [], own: false }
}

/** The last way of a turn, and how many more there were. */
const newestOf = (ways: readonly Text[]): Text[] => [
  ...ways.slice(-1),
  ...(ways.length > 1 ? [{ say: 'befell-more', with: { n: ways.length - 1 } }] : []),
]

/** The viewer's last action; once others have gone on, only the cards it brought are still news. */
function ownIn(line: Line | undefined, since: readonly Line[], isOld: boolean): Text[] {
  const { scene } = line ?? {}
  if (scene?.of !== 'action') return []
  const { way, sign } = scene
  if (sign !== 'back') return isOld ? [] : [{ say: 'befell-ran', with: { way, symbol: sign } }]
  const cards = since.flatMap(({ scene: drawn }) => (drawn?.of === 'card' && drawn.seat === scene.seat ? [drawn.symbol] : []))
  const [first, ...more] = cards
  if (!first) return isOld ? [] : [{ say: 'befell-back', with: { way } }]
  const drew: Text = { say: 'befell-drew', with: { way, symbol: first } }
  return [more.reduce((some, symbol): Text => ({ say: 'befell-also', with: { some, symbol } }), drew)]
}

/** A pirate that runs on is told as one way. */
function waysOf(actions: readonly Action[]): Text[] {
  const ways: Text[] = []
  for (const [i, { sign, way, from, cards }] of actions.entries()) {
    const before = actions[i - 1]
    const runsOn = sign !== 'back' && before !== undefined && before.sign !== 'back' && before.to === from
    if (sign === 'back') ways.push({ say: 'befell-for', with: { way, cards } })
    else if (runsOn) ways.push({ say: 'befell-on', with: { way: ways.pop() ?? way, to: way.with?.to ?? '' } })
    else ways.push(way)
  }
  return ways
}

function counted(actions: readonly Action[]): Text[] {
  const back = actions.filter(({ sign }) => sign === 'back')
  const cards = back.reduce((sum, action) => sum + action.cards, 0)
  const aboard = actions.filter(({ boat }) => boat).length
  const forward = actions.length - back.length - aboard
  return [
    ...(forward > 0 ? [{ say: 'befell-forward', with: { n: forward } }] : []),
    ...(aboard > 0 ? [{ say: 'befell-boat', with: { n: aboard } }] : []),
    ...(back.length > 0 ? [{ say: 'befell-backward', with: { n: back.length, cards } }] : []),
  ]
}

const joined = (texts: readonly Text[]): Text | undefined => {
  const [first, ...others] = texts
  return first && others.reduce((some, more): Text => ({ say: 'befell-and', with: { some, more } }), first)
}
