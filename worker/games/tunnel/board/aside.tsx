/** What a newcomer stumbles over: why no step back is on offer, and what follows the last card. */
import type { Choice, Text } from '../../../rules/contract'
import type { TunnelAct } from '../rules/acts'
import type { Tunnel } from './drawing'

export function Aside({ view: { board, viewer }, say, choices }: Tunnel & { choices: readonly Choice<TunnelAct>[] }) {
  const hand = viewer === 'watcher' ? undefined : board.hands[viewer]
  const texts: Text[] = [
    ...(choices.some(({ act }) => act.do === 'back') ? [] : [{ say: 'aside-no-back' }]),
    ...(hand?.count === 1 ? [{ say: 'aside-last-card' }] : []),
  ]
  return choices.length === 0 || texts.length === 0 ? undefined : <>{texts.map(say).join(' ')}</>
}
