/** What the signs of a chart mean, in a line below it. */
import { Picture } from '../../../web/board/draw'
import { SpaceSign } from '../../../web/board/cargo'
import type { Say } from '../../rules/game'
import type { CourseData } from './course'
import { signOfSpace } from './signs'
import { shortOfTheLine } from './editions/edition'

const SIZE = 22

export function Legend({ data, say }: { data: CourseData; say: Say }) {
  const space = (kind: 'sea' | 'port', cost: number) => <SpaceSign sign={signOfSpace(data, { kind }, false)} kind={kind} cost={cost} size={SIZE} />
  return (
    <ul class="legend">
      <li>
        {space('sea', 2)} {say({ say: `legend-${data.tax.sea}` })}
      </li>
      <li>
        {space('port', 3)} {say({ say: `legend-${data.tax.port}` })}
      </li>
      <li>
        <SpaceSign sign="lair-full" size={SIZE} /> {say({ say: 'legend-lair' })}
      </li>
      <li>
        <SpaceSign sign="lair" size={SIZE} /> {say({ say: 'legend-looted' })}
      </li>
      <li>
        <Picture size={SIZE} viewBox="-17 -17 34 34">
          <path class="redline" d="M-4 14 4-14" />
        </Picture>{' '}
        {say({ say: 'legend-red', with: { n: -shortOfTheLine } })}
      </li>
      <li>
        <Picture size={SIZE} viewBox="-17 -17 34 34">
          <rect class="red" x="-12" y="-10" width="24" height="20" rx="3" />
          <text class="fee white" y="5">
            6
          </text>
        </Picture>{' '}
        {say({ say: 'legend-number' })}
      </li>
    </ul>
  )
}
