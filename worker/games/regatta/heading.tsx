/** Where a placement of the dice is meant, the dice stand before its words. */
import { Rich } from '../../../web/board/rich'
import type { Text } from '../../rules/contract'
import type { Regatta } from './board'
import { Placed } from './round'

const PLACEMENT = /^(?:group-placement|ask-seal|ask-reseal)-/

export function Heading({ view, say, text }: Regatta & { text: Text }) {
  const { morning, evening } = text.with ?? {}
  if (!PLACEMENT.test(text.say) || typeof morning !== 'number' || typeof evening !== 'number') return undefined
  return (
    <span class="placing">
      <Placed dice={[morning, evening]} halves={view.board.halves} size={40} />
      <span>
        <Rich text={say(text)} />
      </span>
    </span>
  )
}
