/** Where the other ships have sailed, each in a few words, and who robbed whom: "Ben +6 → Negril · Ann loads". */
import type { Fill, SeatView, Text, Told } from '../../../rules/contract'
import type { Good } from '../editions/cards'
import { spotOf } from '../state/reading'
import type { ShipId } from '../state/state'
import { goods, named, signed } from '../state/texts'
import type { RegattaScene, ShipAction } from '../state/told'
import type { RegattaBoard } from '../state/view'

type Line = Told<RegattaScene>

/** With more ships than one, two lines have no room for what each has loaded. */
const ALONE = 1
/** With more than this, or where one robs another, nor for the places. */
const FEW = 3
const ROBBERIES = 2

export function voyages({ board, viewer }: SeatView<RegattaBoard>, told: readonly Line[]): readonly Text[] {
  const deeds = Map.groupBy(
    told.flatMap(({ scene }) => (scene?.of === 'deed' ? [scene] : [])),
    ({ ship }) => ship
  )
  const ships = [...deeds.keys()].filter(ship => ship !== viewer)
  if (ships.length === 0) return []
  const robberies = told
    .flatMap(({ scene }) => (scene?.of === 'loot' && !scene.none && scene.by !== viewer ? [scene.news] : []))
    .slice(-ROBBERIES)
  const each = (room: Room): Text[] => ships.flatMap(ship => voyage(board, ship, deedsOf(deeds.get(ship)), room) ?? [])
  const brief = ships.length > FEW || robberies.length > 0 ? each('steps') : []
  const said = brief.length > 0 ? brief : each(ships.length > ALONE ? 'places' : 'loads').slice(0, FEW)
  return [...joined('voyage-two', said), ...robberies]
}

const deedsOf = (scenes: readonly { deed: ShipAction }[] = []): ShipAction[] => scenes.map(({ deed }) => deed)

/** One text or none. */
const joined = (say: string, [first, ...rest]: readonly Text[]): Text[] =>
  first ? [rest.reduce((some, next): Text => ({ say, with: { some, next } }), first)] : []

/** What there is room for, each with what is before it. */
type Room = 'steps' | 'places' | 'loads'

function voyage(board: RegattaBoard, ship: ShipId, deeds: readonly ShipAction[], room: Room): Text | undefined {
  const who = named('who', ship)
  const end = deeds.flatMap(deed => (deed.did === 'sail' || deed.did === 'fall-back' ? [deed] : [])).at(-1)
  if (!end) return room === 'steps' ? undefined : loading(who, deeds, room === 'loads')
  const n = legsOf(deeds)
  if (room === 'steps' && !deeds.some(({ did }) => did === 'fall-back')) return { say: 'voyage-steps', with: { ...who, n } }
  const chest = deeds.some(({ did }) => did === 'find') ? 'yes' : 'no'
  return { say: 'voyage', with: { ...who, n, place: spotOf(board, end.to).word, chest } }
}

/** How far it went, in order: a ship that falls back for want of payment may still be farther ahead than before. */
function legsOf(deeds: readonly ShipAction[]): Fill {
  const legs: (number | 'fall')[] = []
  for (const deed of deeds) {
    const before = legs.at(-1)
    if (deed.did === 'fall-back') legs.push('fall')
    if (deed.did !== 'sail') continue
    const steps = deed.way === 'fwd' ? deed.steps : -deed.steps
    if (typeof before === 'number') legs.splice(-1, 1, before + steps)
    else legs.push(steps)
  }
  return legs
    .map((leg): Fill => (leg === 'fall' ? { say: 'voyage-fall' } : signed(leg)))
    .reduce((some, next): Fill => ({ say: 'voyage-legs', with: { some, next } }))
}

/** What it has loaded, by kind, if there is room for that. */
function loading(who: ReturnType<typeof named>, deeds: readonly ShipAction[], inFull: boolean): Text | undefined {
  const loads = new Map<Good, number>()
  for (const deed of deeds) if (deed.did === 'load') loads.set(deed.what, (loads.get(deed.what) ?? 0) + deed.n)
  const [all] = joined(
    'voyage-loads',
    [...loads].map(([what, n]) => goods(what, n))
  )
  return all && { say: 'voyage-load', with: { ...who, full: inFull ? 'yes' : 'no', goods: all } }
}
