/** Says why the choices lack a step back: whoever has met one expects another. */
import type { Choice } from '../../../rules/contract'
import type { TunnelAct } from '../rules/acts'
import type { Tunnel } from './drawing'

export function Aside({ say, choices }: Tunnel & { choices: readonly Choice<TunnelAct>[] }) {
  const isOffered = choices.some(({ act }) => act.do === 'back')
  return isOffered || choices.length === 0 ? undefined : <>{say({ say: 'aside-no-back' })}</>
}
