/**
 * Checks addresses that people give us to call: only public web hosts, by name. What a name resolves to is checked when connecting: the
 * platform's `fetch` reaches no private network, nor does workerd's as worker/host/site/workerd.ts configures it.
 */
import { OUTSIDE_ADDRESS_LENGTH } from '../../shared/bounds'
import { loopback } from './loopback'

export type AddressFault = 'long' | 'form' | 'https' | 'login' | 'port' | 'name'
export type Address = { url: URL } | { fault: AddressFault }

/** Ports of public web servers. */
const PORTS = ['', '8443']
/** Domains that exist only on private networks, or that name no machine. */
const OWN_ENDS =
  /\.(localhost|localdomain|local|internal|intranet|private|corp|home|lan|mail|svc|consul|docker|test|invalid|onion|alt|arpa)$/
const LABEL = /^(?!-)[a-z\d_-]{1,63}(?<!-)$/
const NAME_LENGTH = 253

/** `near`: the site runs for development, so its own machine may be called, too. */
export function outsideAddress(text: string, near = false): Address {
  const given = text.trim()
  if (given.length > OUTSIDE_ADDRESS_LENGTH) return { fault: 'long' }
  // The URL parser drops or changes these characters, so the result would differ from what was typed.
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
 * At least two labels, the last not a number. All numeric addresses are refused, even public ones, because certificates are issued to names
 * and a list of private ranges has gaps. The URL parser has already normalised every way to write a number.
 */
function isPublicName(host: string): boolean {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    host.length <= NAME_LENGTH &&
    labels.every(label => LABEL.test(label)) &&
    /^(xn--|[a-z]+$)/.test(last) &&
    !OWN_ENDS.test(host)
  )
}
