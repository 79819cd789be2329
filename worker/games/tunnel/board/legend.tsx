/** The key to the tunnel's signs, one line below it. */
import { Picture } from '../../../../web/board/draw'
import type { Say } from '../../../drawing/game'

const SIZE = 22

export function Legend({ say }: { say: Say }) {
  return (
    <ul class="legend">
      <li>
        <Picture size={SIZE} viewBox="-17 -17 34 34">
          <use href="#key" />
        </Picture>{' '}
        {say({ say: 'legend-symbol' })}
      </li>
      <li>
        <Picture size={SIZE} viewBox="-17 -17 34 34">
          <use href="#pirate-a" />
        </Picture>{' '}
        {say({ say: 'legend-crowd' })}
      </li>
    </ul>
  )
}
