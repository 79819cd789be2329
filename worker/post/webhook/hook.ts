/** A webhook as it is kept: where to, in which shape, and the secret by which the other side knows us. */
import { outsideAddress, type AddressFault } from './address'
import { isSecret, newSecret } from './sign'

export const SHAPES = ['json', 'discord', 'slack', 'ntfy', 'telegram'] as const
export type Shape = (typeof SHAPES)[number]

export interface Hook {
  url: string
  shape: Shape
  /** json: signs the body. ntfy: an access token, or empty. The other shapes carry theirs in the address. */
  secret: string
}

export type HookFault = AddressFault | 'shape' | 'secret' | 'chat'

const isShape = (text: string): text is Shape => SHAPES.some(shape => shape === text)

/** From what a person typed. A json webhook without a secret is given a new one, to be shown once it is kept. */
export function hookFrom(typed: { url: string; shape: string; secret: string }, near = false): { hook: Hook } | { fault: HookFault } {
  const { shape } = typed
  if (!isShape(shape)) return { fault: 'shape' }
  const address = outsideAddress(typed.url, near)
  if ('fault' in address) return address
  const { url } = address
  if (shape === 'telegram' && !url.searchParams.get('chat_id')) return { fault: 'chat' }
  const secret = shape === 'json' ? typed.secret.trim() || newSecret() : shape === 'ntfy' ? typed.secret.trim() : ''
  const isFit = shape === 'json' ? isSecret(secret) : /^[\w.~+/=-]{0,200}$/.test(secret)
  return isFit ? { hook: { url: url.href, shape, secret } } : { fault: 'secret' }
}
