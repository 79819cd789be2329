/**
 * Addresses that people give us to knock at: the public web, by name. Whatever a name leads to in the end is looked at
 * again when it is connected to: the platform's `fetch` reaches no private network, and neither does workerd's, as
 * worker/host/workerd.ts configures it.
 */
import { OUTSIDE_ADDRESS_LENGTH } from '../../bounds'
import { loopback } from './loopback'

export type AddressFault = 'long' | 'form' | 'https' | 'login' | 'port' | 'name'
export type Address = { url: URL } | { fault: AddressFault }

/** Where web servers for the public are found. */
const PORTS = ['', '8443']
/** Ends of names that only a network of one's own gives out, and of those that name no machine. */
const OWN_ENDS =
  /\.(localhost|localdomain|local|internal|intranet|private|corp|home|lan|mail|svc|consul|docker|test|invalid|onion|alt|arpa)$/
const LABEL = /^(?!-)[a-z\d_-]{1,63}(?<!-)$/
const NAME_LENGTH = 253

/** `near`: the site runs for development only, and its own machine may be asked as well. */
export function outsideAddress(text: string, near = false): Address {
  const given = text.trim()
  if (given.length > OUTSIDE_ADDRESS_LENGTH) return { fault: 'long' }
  // A parser drops or turns these, so that what is read is not what was written.
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(given) || !URL.canParse(given)) return { fault: 'form' }
  const url = new URL(given)
  const authority = /^[a-z+.-]+:\/\/([^/?#]+)/i.exec(given)?.[1]
  if (authority === undefined) return { fault: 'form' }
  if (authority.includes('@')) return { fault: 'login' }
  if (near && /^https?:$/.test(url.protocol) && loopback(url.hostname)) return { url }
  if (url.protocol !== 'https:') return { fault: 'https' }
  if (!PORTS.includes(url.port)) return { fault: 'port' }
  return isPublicName(url.hostname) ? { url } : { fault: 'name' }
}

/**
 * At least two labels, the last of which is no number. Numbers are refused whole, the public ones too: certificates are
 * given to names, and a list of private ranges has gaps. The parser has made one form of all ways to write a number.
 */
function isPublicName(host: string): boolean {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && host.length <= NAME_LENGTH && labels.every(label => LABEL.test(label)) && /^(xn--|[a-z]+$)/.test(last) && !OWN_ENDS.test(host)
}
