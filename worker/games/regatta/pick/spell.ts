/** A choice in words with everything that can be foreseen, for letters: "forward 3 → St. Ann’s Bay, 5 doubloons · then load 6 gunpowder". */
import type { Choice } from '../../../rules/contract'
import type { RegattaAct } from '../turn/acts'
import type { Regatta } from '../board/board'
import { chancesOfSabre, chancesWith } from '../advice/chances'
import { outlook, outlookOf, type Half, type Outlook } from '../advice/outlook'
import { nameOf, spotOf } from '../state/reading'
import { goods } from '../state/texts'
import { carried } from '../aboard/carried'
import { distinctEnds, distinctSpaces } from './alike'
import { backText, payText } from './lack'
import { steps, type Step } from './ordered'
import { overboardText } from './overboard'

type Speech = Omit<Regatta, 'language'>

export function spell({ choice, ...around }: Regatta & { choice: Choice<RegattaAct> }): { label: string; lack?: string | undefined } {
  const { act } = choice
  const { board, viewer } = around.view
  const halves = outlook(board, viewer, act)
  if (halves.length === 0) return routeOf(around, choice)
  const told = steps(board, halves).map(step => [...leadOf(around, step), spelled(around, step)].join(' '))
  const ends = halves.flatMap(half => half.ends)
  return { label: told.join(' · '), ...lackingAt(around, ends) }
}

/** That it comes after the first half, or instead of it. */
const leadOf = ({ say }: Speech, { later, other }: Step): string[] =>
  later ? [say({ say: 'pick-then' })] : other ? [say({ say: 'pick-or' })] : []

/** What plays no card: a route, or a choice of a fight. */
function routeOf(around: Speech, { act, label }: Choice<RegattaAct>): { label: string; lack?: string } {
  const { view, say } = around
  if (act.do !== 'move' && act.do !== 'retreat') return { label: [say(label), ...oddsOf(around, act), ...aboard(around, act)].join(' · ') }
  const end = outlookOf(view.board, act)
  return { label: [say(label), ...fightsAt(around, act)].join(', '), ...lackingAt(around, end ? [end] : []) }
}

function lackingAt(around: Speech, ends: readonly Outlook[]): { lack?: string } {
  const lacks = ends.flatMap(end => lackOf(around, end))
  return lacks.length > 0 ? { lack: lacks.join('; ') } : {}
}

/** What the ship that could be attacked carries. */
function aboard({ view: { board }, say }: Speech, act: RegattaAct): string[] {
  if (act.do !== 'attack') return []
  const { goods, room } = carried(board, say, act.defender)
  return [goods || room]
}

/** Of powder and of the Sabre, for the reader. */
function oddsOf({ view: { board }, say }: Speech, act: RegattaAct): string[] {
  const chances = act.do === 'powder' ? chancesWith(board, act) : act.do === 'sabre' ? chancesOfSabre(board, act) : undefined
  if (!chances) return []
  const { wins, against, loses, ties = 0 } = chances
  return [
    [
      say({ say: 'odds-you-win', with: { n: wins } }),
      ...(against ? [say({ say: 'odds-against', with: { n: against.wins, powder: against.powder, by: against.by } })] : []),
    ].join(' '),
    ...(loses === undefined ? [] : [say({ say: 'odds-you-lose', with: { n: loses } })]),
    ...(ties > 0 ? [say({ say: 'odds-tie', with: { n: ties } })] : []),
  ]
}

function spelled(around: Speech, { text, ends, overboard, adrift }: Half): string {
  const { say } = around
  const where = distinctEnds(around.view.board, ends)
    .map(({ end, routes }) => [endOf(around, end), ...routesOf(say, routes)].join(' '))
    .join(` ${say({ say: 'pick-or' })} `)
  const more = [
    ...(overboard ? [overboardText(say, overboard)] : []),
    ...(adrift ? [...(ends.length > 0 ? [say({ say: 'pick-or' })] : []), say({ say: 'pick-adrift' })] : []),
  ]
  return [where ? `${say(text)} → ${where}` : say(text), ...more].join(' ')
}

const routesOf = (say: Speech['say'], n: number): string[] => (n > 1 ? [say({ say: 'pick-routes', with: { n } })] : [])

function endOf(around: Speech, end: Outlook): string {
  const { view, say } = around
  const { word, cost } = spotOf(view.board, end.space.id)
  return [say(word), ...(cost ? [say(cost)] : []), ...fightsAt(around, end)].join(', ')
}

function fightsAt({ say, crew }: Speech, { meets }: Pick<Outlook, 'meets'>): string[] {
  return meets.length > 0 ? [`${say({ say: 'pick-fights' })} ${meets.map(ship => nameOf(crew, say, ship)).join(' / ')}`] : []
}

/** What would be missing, and where the ship would fall back to. */
function lackOf(around: Speech, { space: there, short, falls, meetsBehind }: Outlook): string[] {
  const {
    view: { board },
    say,
  } = around
  if (!short) return []
  const places = distinctSpaces(board, falls).map(({ space, routes }) => {
    const { word, cost } = spotOf(board, space.id)
    return [cost ? `${say(word)}, ${say(cost)}` : say(word), ...routesOf(say, routes)].join(' ')
  })
  const back = places.join(` ${say({ say: 'pick-or' })} `)
  const lacking = { short, due: there.cost, falls }
  const pay = payText(lacking, n => say(goods(short.what, n)))
  return [
    [
      say({ say: 'short-lack', with: { goods: goods(short.what, short.n) } }),
      ...(pay ? [say(pay)] : []),
      `${say(backText(board, lacking))} ${back}`.trim(),
      ...fightsAt(around, { meets: meetsBehind }),
    ].join(', '),
  ]
}
