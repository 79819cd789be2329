/** The key to the tunnel's signs, one line below it. */
import { Picture } from '../../../../web/board/draw'
import { sameBy } from '../../../../web/board/print'
import type { Language, Say } from '../../../drawing/game'

const SIZE = 22

export const Legend = sameBy(
  ({ say }: { say: Say; language: Language }) => (
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
  ),
  ({ language }) => language
)
