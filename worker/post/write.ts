/** Turns an order into a letter: the words come from web/mail, the headers from here. */
import { base64 } from '@scure/base'
import { writeLetter, writeLinks } from '../../web/mail'
import type { Written } from '../../web/mail/data'
import type { MineRow } from '../model'
import { coverOf } from '../../web/parts/cover'
import { gameOf } from '../games'
import { letterKey, stopPath } from '../shared/letter-keys'
import { minePath } from '../shared/person-key'
import { NOTICES } from '../model/notices'
import type { Letter, LinksOrder, Order } from './transports/letter'
import { pictureOf } from './picture'
import { paints } from './picture/paints'

export interface Addressee {
  name: string
  address: string
  /** Somebody at the address has agreed to letters. */
  confirmed: boolean
  /** The other tables that wait for this person. */
  also: readonly MineRow[]
}

/** Painting may exhaust the object's memory: `begin` records the try first, and without it nothing is painted. */
export async function writeLetterTo(
  person: Addressee,
  order: Order | LinksOrder,
  env: Env,
  begin: (() => Promise<void>) | undefined
): Promise<Letter> {
  const picture = await pictureFor(order, env, begin)
  const stop = env.PUBLIC_URL + stopPath(env.SITE_KEY, person.name, 'table' in order ? order.table.head.id : undefined)
  return {
    id: order.id,
    kind: order.kind,
    to: person.address,
    ...written(person, order, env, stop, picture?.cid),
    picture,
    replyTo: 'table' in order ? order.replyTo : undefined,
    headers: {
      // One game is one mail thread: a constant root, because a transport may replace the Message-ID.
      ...('table' in order && { References: `<table.${order.table.head.id}@${new URL(env.PUBLIC_URL).hostname}>` }),
      'X-Packetboat-Id': order.id,
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** An invitation shows the game's cover, which needs no painting. */
async function pictureFor(order: Order | LinksOrder, env: Env, begin: (() => Promise<void>) | undefined): Promise<Letter['picture']> {
  if (!('table' in order)) return undefined
  if (order.kind === 'invitation') return coverFor(order.table.head.game, env)
  return NOTICES[order.kind].pictured && begin && paints(env) ? pictured(order, env, begin) : undefined
}

/** A letter without its picture is better than none. */
async function coverFor(game: string, { ASSETS, PUBLIC_URL }: Env): Promise<Letter['picture']> {
  const address = coverOf(game)
  const found = address === undefined ? undefined : await ASSETS.fetch(new URL(address, PUBLIC_URL)).catch(() => undefined)
  return found?.ok ? { cid: 'board', file: 'board.png', png: base64.encode(new Uint8Array(await found.arrayBuffer())) } : undefined
}

async function pictured({ table, ...reading }: Order, env: Env, begin: () => Promise<void>): Promise<Letter['picture']> {
  await begin()
  return pictureOf(table, { ...reading, now: Date.now() }, env)
}

function written(person: Addressee, order: Order | LinksOrder, env: Env, stop: string, cid?: string): Written {
  const { confirmed, also } = person
  const shared = { siteUrl: env.PUBLIC_URL, stop, now: Date.now() }
  if (!('table' in order)) return writeLinks({ ...order, ...shared, mine: env.PUBLIC_URL + minePath(env.SITE_KEY, person.name) })
  const key = letterKey(env.SITE_KEY, person.name)
  const link = order.kind === 'invitation' ? `${order.link}?l=${key}` : order.link
  const first = !confirmed && { first: true as const, ...(order.kind !== 'invitation' && { confirm: confirming(key, link, env) }) }
  return writeLetter({ ...order, ...shared, link, cid, also, ...first }, gameOf(order.table.head.game))
}

/** A POST from that page proves that the letter was read, like one from the invitation's page. */
const confirming = (key: string, link: string, { PUBLIC_URL }: Env): string =>
  `${PUBLIC_URL}/letters/confirm/${key}?${new URLSearchParams({ to: link.slice(PUBLIC_URL.length) })}`
