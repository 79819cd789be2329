/** A stored webhook: its address, its shape, and the secret that identifies us to the receiver. */
import { isShape, type Shape } from '../../../model/shapes'
import { outsideAddress, type AddressFault } from '../address'
import { KINDS } from '.'

export interface Hook {
  url: string
  shape: Shape
  /** Empty if the address itself is the secret. */
  secret: string
}

export type HookFault = AddressFault | 'shape' | 'secret' | 'chat'

/** The webhook that a person typed, or what is wrong with it. */
export function hookFrom(typed: { url: string; shape: string; secret: string }, near = false): { hook: Hook } | { fault: HookFault } {
  const { shape } = typed
  if (!isShape(shape)) return { fault: 'shape' }
  const address = outsideAddress(typed.url, near)
  if ('fault' in address) return address
  const { url } = address
  const kind = KINDS[shape]
  const fault = kind.fault?.(url)
  if (fault) return { fault }
  const secret = kind.secretFrom ? kind.secretFrom(typed.secret.trim()) : ''
  return secret === undefined ? { fault: 'secret' } : { hook: { url: url.href, shape, secret } }
}
