/** Turns an act into events, whether it was chosen or forced. */
import type { Chance } from '../../../rules/chance'
import type { Seat } from '../../../rules/contract'
import type { RegattaAct } from './acts'
import { find } from './arrival'
import { setAside, useSabre } from './fight'
import { stow, takeLoot } from './loot'
import { sail } from './moving'
import { place, seal } from './picking'
import type { Story } from './question'
import { goBack } from './shortage'
import { spend } from './spending'
import type { Fight } from '../state/state'

export function perform(story: Story, seat: Seat, act: RegattaAct, chance: Chance): void {
  switch (act.do) {
    case 'captain':
      return place(story, act)
    case 'seal':
    case 'open':
      return seal(story, seat, act)
    case 'card':
      return story.record({ type: 'picked', seat, card: act.card })
    case 'move':
      return sail(story, act)
    case 'retreat':
      return goBack(story, act)
    case 'load': {
      const { what, n, into, emptied } = act
      return story.record({ type: 'loaded', seat, what, n, into, emptied })
    }
    case 'stow':
      return stow(story, fightIn(story), act)
    case 'attack':
      return story.record({ type: 'attacked', attacker: act.attacker, defender: act.defender })
    case 'powder':
      return setAside(story, act)
    case 'spend':
      return spend(story, act)
    case 'spend-some':
      return story.record({ type: 'took-some', ship: act.ship, hold: act.from.hold, n: act.from.n, left: act.left })
    case 'sabre':
      return useSabre(story, fightIn(story), act, chance)
    case 'loot':
      return takeLoot(story, act, chance)
    case 'treasure':
      return act.take ? find(story, seat) : story.record({ type: 'left', seat, space: act.space })
  }
}

function fightIn({ state }: Story): Fight {
  if (!state.now?.fight) throw new Error('regatta: no fight in progress')
  return state.now.fight
}
