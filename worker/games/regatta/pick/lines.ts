/** How many lines a choice takes in its row, about; `narrow`: beside another row. */
import type { Choice } from '../../../rules/contract'
import type { Course } from '../../../rules/orders'
import type { Regatta } from '../board/board'
import { outlook, type Outlook } from '../advice/outlook'
import { playsCard, type RegattaAct } from '../turn/acts'
import { distinctEnds, distinctSpaces } from './alike'
import { steps, type Step } from './ordered'
import { overboardDrawn } from './overboard'
import { spotOf } from '../state/reading'
import type { RegattaBoard } from '../state/view'

/** More letters than fit beside the sign of a load. */
const WORDY = 24

/** None if a row of the usual height is enough. */
export function lines(
  { view: { board, viewer }, say }: Pick<Regatta, 'view' | 'say'>,
  { act, label }: Choice<RegattaAct>,
  narrow: boolean,
  course?: Course<RegattaAct>
): number {
  switch (act.do) {
    case 'retreat':
      return 3
    case 'move':
      return act.short ? 4 : 2
    case 'load':
      return say(label).length > WORDY ? 3 : 2
    case 'stow':
      // The fight's scene still stands above.
      return 3.6
    case 'powder':
    case 'attack':
    case 'loot':
      return 2
    default:
      return playsCard(act) ? linesOf({ board, say, narrow }, steps(board, outlook(board, viewer, act), act, course)) : 0
  }
}

type Drawn = Pick<Regatta, 'say'> & { board: RegattaBoard; narrow: boolean }

/** Stand for signs, which are about as wide. */
const SIGN = '000'
const MARK = '00'
/** As much as fits in a line of a row and of a cell, up to a blank. */
const FITS = { row: /.{1,33}( |$)/gm, cell: /.{1,16}( |$)/gm }

/** Beside another card only the way that is taken is seen, with a mark. */
function linesOf(drawn: Drawn, all: readonly Step[]): number {
  const seen = drawn.narrow && all[0]?.marked ? all.filter(({ other }) => !other) : all
  const told = seen.map(step => stepOf(drawn, step)).join('\n')
  return told.match(drawn.narrow ? FITS.cell : FITS.row)?.length ?? 0
}

function stepOf(drawn: Drawn, { text, load, ends, overboard, adrift, later, marked, other }: Step): string {
  const { say, narrow } = drawn
  const then = later ? `${say({ say: 'pick-then' })} ` : ''
  if (load)
    return `${then}${say({ say: 'pick-load', with: { n: load.n } })} ${SIGN}${overboard ? ` ${overboardDrawn(say, overboard, SIGN)}` : ''}`
  const or = say({ say: 'pick-or' })
  // Further places have lines of their own.
  const [first = '', ...more] = distinctEnds(drawn.board, ends).map(({ end }) => endOf(drawn, end))
  const others = marked && narrow ? ` ${or}…` : `${marked ? MARK.repeat(4) : ''}${more.map(end => `\n${or} ${end}`).join('')}`
  const lost = adrift ? ` ${SIGN.repeat(3)} ${SIGN.repeat(4)}` : ''
  return `${then}${other ? or : say(text)}\u00a0→ ${first}${others}${lost}`
}

function endOf({ board, say, narrow }: Drawn, { space, short, falls, meets, meetsBehind }: Outlook): string {
  const fights = ({ length }: Outlook['meets']): string => (length === 0 ? '' : ` ${MARK.repeat(length + (narrow ? 5 : 14))}`)
  const spot = narrow && (space.kind === 'sea' || space.kind === 'lair') ? '' : say(spotOf(board, space.id).word)
  const there = `${SIGN}${spot}${fights(meets)}`
  if (!short) return there
  const pay = short.n < space.cost ? SIGN.repeat(3) : ''
  const back = distinctSpaces(board, falls).map(() => ` ${SIGN}0`)
  return `${there}${narrow ? ' ' : '\n'}${SIGN.repeat(5)} ${pay}${back.join('') || ` ${SIGN.repeat(4)}`}${fights(meetsBehind)}`
}
