/** The settings for letters, and what is wrong with them. Imports nothing from the platform, because the host reads it in Node, too. */

export const LETTER_SETTINGS = [
  'LETTERS_FROM',
  'REPLY_DOMAIN',
  'RESEND_KEY',
  'POSTMARK_TOKEN',
  'POSTMARK_STREAM',
  'SMTP_URL',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'POSTMARK_INBOUND_SECRET',
  'RESEND_WEBHOOK_SECRET',
  'MAIL_INBOUND_SECRET',
] as const
export type LetterSetting = (typeof LETTER_SETTINGS)[number]
export type LetterSettings = Partial<Record<LetterSetting, string>>

/** Each of these chooses a transport; at most one may be set. */
export const TRANSPORTS = ['RESEND_KEY', 'POSTMARK_TOKEN', 'SMTP_URL'] as const satisfies readonly LetterSetting[]

export interface Relay {
  host: string
  port: number
  security: 'none' | 'starttls' | 'tls'
}

const RELAYS: Record<string, Omit<Relay, 'host'>> = {
  'smtp:': { port: 587, security: 'starttls' },
  'smtps:': { port: 465, security: 'tls' },
  'smtp+plain:': { port: 25, security: 'none' },
}

/** Undefined if this is not the address of a mail server. */
export function relayOf(url: string): Relay | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const usual = parsed && RELAYS[parsed.protocol]
  if (!usual || !parsed.hostname || parsed.username || parsed.password || !/^\/?$/.test(parsed.pathname)) return undefined
  return { ...usual, host: parsed.hostname.replace(/^\[|\]$/g, ''), port: Number(parsed.port) || usual.port }
}

export interface From {
  name: string
  address: string
}

const ADDRESS = /^[^\s@<>()",;:\\]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/i

export const isAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text)

/** `boat@example.org` or `Packetboat <boat@example.org>`. */
export function fromOf(setting: string): From | undefined {
  const named = /^"?([^"<>\r\n]*?)"?\s*<([^<>]+)>$/.exec(setting.trim())
  const found = named ? { name: named[1] ?? '', address: named[2] ?? '' } : { name: 'Packetboat', address: setting.trim() }
  return isAddress(found.address) ? found : undefined
}

/** What is wrong with each setting; empty if letters can be sent, or if nobody asked for them. */
export function faultsOf(env: LetterSettings & { EMAIL?: unknown }): string[] {
  const chosen = [...TRANSPORTS.filter(name => env[name]), ...(env.EMAIL ? ['EMAIL'] : [])]
  const faults: string[] = []
  if (chosen.length > 1) faults.push(`${chosen.join(' and ')} are set: choose one way to send letters`)
  if (chosen.length && !env.LETTERS_FROM) faults.push(`LETTERS_FROM is missing: the address that letters of ${chosen[0]} come from`)
  if (!chosen.length && env.LETTERS_FROM) faults.push(`LETTERS_FROM is set, but none of ${TRANSPORTS.join(', ')} that sends`)
  if (env.LETTERS_FROM && !fromOf(env.LETTERS_FROM)) faults.push(`LETTERS_FROM is no address: ${env.LETTERS_FROM}`)
  if (env.REPLY_DOMAIN && !DOMAIN.test(env.REPLY_DOMAIN)) faults.push(`REPLY_DOMAIN is no domain: ${env.REPLY_DOMAIN}`)
  for (const name of ['RESEND_KEY', 'POSTMARK_TOKEN', 'POSTMARK_STREAM'] as const) {
    // It is sent in a header; its value is secret, so the message does not repeat it.
    if (env[name] && !/^[!-~]+$/.test(env[name])) faults.push(`${name} holds a character that no key has`)
  }
  for (const name of ['POSTMARK_INBOUND_SECRET', 'MAIL_INBOUND_SECRET'] as const) {
    if (env[name] && !/^[\w.~-]{20,}$/.test(env[name])) faults.push(`${name} is no secret: at least 20 letters, digits, dots or dashes`)
  }
  if (env.RESEND_WEBHOOK_SECRET && !env.RESEND_WEBHOOK_SECRET.startsWith('whsec_')) faults.push('RESEND_WEBHOOK_SECRET begins with whsec_')
  return [...faults, ...faultsOfRelay(env)]
}

function faultsOfRelay({ SMTP_URL, SMTP_USER, SMTP_PASSWORD }: LetterSettings): string[] {
  if (!SMTP_URL) return SMTP_USER || SMTP_PASSWORD ? ['SMTP_URL is missing: SMTP_USER and SMTP_PASSWORD belong to it'] : []
  const relay = relayOf(SMTP_URL)
  const faults: string[] = []
  if (!relay) faults.push('SMTP_URL is none of smtp://HOST:PORT, smtps://HOST:PORT, smtp+plain://HOST:PORT, without user and password')
  if (Boolean(SMTP_USER) !== Boolean(SMTP_PASSWORD)) faults.push('SMTP_USER and SMTP_PASSWORD are set together or not at all')
  if (relay?.security === 'none' && SMTP_USER && !/^(?:localhost|127\..*|::1)$/.test(relay.host))
    faults.push('SMTP_URL would send the password in the open: use smtp:// or smtps://')
  return faults
}
