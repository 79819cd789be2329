/** The key to a chart's signs, one line below it. */
import { Icon } from '../../../../web/board/draw'
import { SpaceSign } from '../../../../web/board/cargo'
import { sameBy } from '../../../../web/board/print'
import type { Language, Say } from '../../../drawing/game'
import { courseOf } from '../editions/courses'
import { signOfSpace } from './signs'
import { finishWorth, shortOfTheLine } from '../editions/rulebook'

const SIZE = 22

interface LegendProps {
  course: string
  language: Language
  say: Say
  /** Whether there are rings on spaces that cannot be paid; all others say by their numbers what they are. */
  dear: boolean
}

export const Legend = sameBy(Drawn, ({ course, language, dear }) => [course, language, dear])

function Drawn({ course, say, dear }: LegendProps) {
  const { data } = courseOf(course)
  const space = (kind: 'sea' | 'port', cost: number) => (
    <SpaceSign sign={signOfSpace(data, { kind }, false)} kind={kind} cost={cost} size={SIZE} />
  )
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
        <Icon id="red-line" size={SIZE} /> {say({ say: 'legend-red', with: { n: -shortOfTheLine } })}
      </li>
      <li>
        <Icon id="points" size={SIZE} /> {say({ say: 'legend-number' })}
      </li>
      <li>
        <Icon id="royal" size={SIZE} /> {say({ say: 'legend-royal', with: { place: { say: `place-${data.home}` }, n: finishWorth } })}
      </li>
      {dear && (
        <li>
          <Icon id="ring" size={SIZE} box={44} kind="dear" /> {say({ say: 'legend-dear' })}
        </li>
      )}
    </ul>
  )
}
