/** Choices drawn richer than their labels: a card with what it would do, odds and goods beside what one decides. */
import type { Choice } from '../../rules/contract'
import { playsCard, type RegattaAct } from './acts'
import type { Regatta } from './board'
import { CardPick } from './pick-card'
import { LootPick, OpponentPick, PowderPick, SabrePick } from './pick-fight'
import { HoldsPick } from './pick-holds'
import { Labelled } from './pick-label'
import { MovePick } from './pick-move'

export function Pick({ choice, ...drawing }: Regatta & { choice: Choice<RegattaAct> }) {
  const { act, label } = choice
  if (playsCard(act)) return <CardPick {...drawing} act={act} label={label} />
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
