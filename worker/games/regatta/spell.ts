/** A card in words with all that can be foreseen of it, for letters: "forward 3: port, 5 doubloons; load 6 gunpowder". */
import type { Choice } from '../../rules/contract'
import type { RegattaAct } from './acts'
import type { Regatta } from './board'
import { outlook, type Half } from './outlook'
import { placeOf } from './reading'
import type { RegattaBoard } from './view'

export function spell({ view: { board, viewer }, say, choice }: Regatta & { choice: Choice<RegattaAct> }): string {
  const halves = outlook(board, viewer, choice.act)
  return halves.length === 0 ? say(choice.label) : halves.map(half => spelled(board, say, half)).join('; ')
}

function spelled(board: RegattaBoard, say: Regatta['say'], { text, ends, full, adrift }: Half): string {
  const where = ends.map(({ space, short }) => say(placeOf(board, space.id)) + (short ? ` (${say({ say: 'pick-short' })})` : ''))
  const more = [
    ...(full ? [say({ say: 'pick-full' })] : []),
    ...(adrift ? [say({ say: 'pick-adrift', with: { alone: ends.length === 0 ? 'yes' : 'no' } })] : []),
  ]
  return [where.length > 0 ? `${say(text)}: ${where.join(` ${say({ say: 'pick-or' })} `)}` : say(text), ...more].join(' ')
}
