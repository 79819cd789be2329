/** What a newcomer stumbles over: why no step back is on offer, and what follows the last card. */
import type { Choice } from '../../../rules/contract'
import type { TunnelAct } from '../rules/acts'
import type { Tunnel } from './drawing'

export const Aside = ({ say, choices }: Tunnel & { choices: readonly Choice<TunnelAct>[] }) =>
  choices.length === 0 || choices.some(({ act }) => act.do === 'back') ? undefined : <>{say({ say: 'aside-no-back' })}</>

export function Warning({ view: { board, viewer }, say }: Tunnel) {
  const hand = viewer === 'watcher' ? undefined : board.hands[viewer]
  return hand?.count === 1 ? <>{say({ say: 'aside-last-card' })}</> : undefined
}
