/** Choices drawn with more detail than their labels: a card's effects, odds, goods. */
import type { Choice } from '../../../rules/contract'
import type { Course } from '../../../rules/orders'
import { playsCard, type RegattaAct } from '../turn/acts'
import type { Regatta } from '../board/board'
import { CardPick } from './card'
import { LootPick, OpponentPick, PowderPick, SabrePick } from './fight'
import { HoldsPick } from './holds'
import { Labelled } from './label'
import { MovePick } from './move'

interface PickProps extends Regatta {
  choice: Choice<RegattaAct>
  course?: Course<RegattaAct> | undefined
  ways?: string | undefined
}

export function Pick({ choice, course, ways, ...drawing }: PickProps) {
  const { act, label } = choice
  if (playsCard(act)) return <CardPick {...drawing} act={act} label={label} course={course} ways={ways} />
  switch (act.do) {
    case 'move':
    case 'retreat':
      return <MovePick {...drawing} act={act} label={label} />
    case 'attack':
      return <OpponentPick {...drawing} act={act} label={label} />
    case 'powder':
      return <PowderPick {...drawing} act={act} label={label} />
    case 'sabre':
      return <SabrePick {...drawing} act={act} label={label} />
    case 'loot':
      return <LootPick {...drawing} act={act} label={label} />
    case 'load':
    case 'stow':
    case 'spend':
    case 'spend-some':
      return <HoldsPick {...drawing} act={act} label={label} />
    case 'open':
    case 'treasure':
      return <Labelled {...drawing} label={label} sign={act.do === 'treasure' && act.take ? 'chest' : undefined} />
  }
}
