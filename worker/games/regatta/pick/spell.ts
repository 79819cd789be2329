/** A card in words with everything that can be foreseen, for letters: "forward 3 → St. Ann’s Bay, 5 doubloons · then load 6 gunpowder". */
import type { Choice } from '../../../rules/contract'
import type { RegattaAct } from '../turn/acts'
import type { Regatta } from '../board/board'
import { chancesOfSabre, chancesWith } from '../advice/chances'
import { outlook, type Half, type Outlook } from '../advice/outlook'
import { nameOf, spotOf } from '../state/reading'
import { goods, named } from '../state/texts'
import { overboardText } from './card'
import { lackText } from './lack'

type Speech = Omit<Regatta, 'language'>

export function spell({ choice, ...around }: Regatta & { choice: Choice<RegattaAct> }): { label: string; lack?: string | undefined } {
  const {
    view: { board, viewer },
    say,
  } = around
  const halves = outlook(board, viewer, choice.act)
  if (halves.length === 0) return { label: [say(choice.label), ...oddsOf(around, choice.act)].join(' · ') }
  const [first = '', ...later] = halves.map(half => spelled(around, half))
  const lacks = halves.flatMap(({ ends }) => ends.flatMap(end => lackOf(around, end)))
  return {
    label: [first, ...later.map(half => `${say({ say: 'pick-then' })} ${half}`)].join(' · '),
    ...(lacks.length > 0 && { lack: lacks.join('; ') }),
  }
}

/** Of powder and of the Sabre. */
function oddsOf({ view: { board }, say }: Speech, act: RegattaAct): string[] {
  const chances = act.do === 'powder' ? chancesWith(board, act) : act.do === 'sabre' ? chancesOfSabre(board, act) : undefined
  if (!chances) return []
  const { wins, against, loses } = chances
  return [
    say({ say: 'odds-wins', with: { n: wins } }),
    ...(against ? [say({ say: 'odds-against', with: { n: against.wins, powder: against.powder, ...named('ship', against.ship) } })] : []),
    ...(loses === undefined ? [] : [say({ say: 'odds-loses', with: { n: loses } })]),
  ]
}

function spelled(around: Speech, { text, ends, overboard, adrift }: Half): string {
  const { say } = around
  const where = ends.map(end => endOf(around, end)).join(` ${say({ say: 'pick-or' })} `)
  const more = [
    ...(overboard ? [overboardText(say, overboard)] : []),
    ...(adrift ? [say({ say: 'pick-adrift', with: { alone: ends.length === 0 ? 'yes' : 'no' } })] : []),
  ]
  return [where ? `${say(text)} → ${where}` : say(text), ...more].join(' ')
}

function endOf({ view: { board }, say, crew }: Speech, { space, meets }: Outlook): string {
  const { word, cost } = spotOf(board, space.id)
  const fights = meets.length > 0 ? [`${say({ say: 'pick-fights' })} ${meets.map(ship => nameOf(crew, say, ship)).join(' / ')}`] : []
  return [say(word), ...(cost ? [say(cost)] : []), ...fights].join(', ')
}

/** What would be missing, and where the ship would fall back to. */
function lackOf({ view: { board }, say }: Speech, { space, short, falls }: Outlook): string[] {
  if (!short) return []
  const places = falls.map(({ id }) => {
    const { word, cost } = spotOf(board, id)
    return cost ? `${say(word)}, ${say(cost)}` : say(word)
  })
  const back = [...new Set(places)].join(` ${say({ say: 'pick-or' })} `)
  const way = `${say(lackText(board, { short, due: space.cost, falls }))} ${back}`.trim()
  return [`${say({ say: 'short-lack', with: { goods: goods(short.what, short.n) } })}, ${way}`]
}
