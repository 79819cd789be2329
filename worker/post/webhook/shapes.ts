/** One notice, as each kind of receiver wishes to have it. What people typed is text there, never markup and no call to all. */
import type { Picture } from '../letter'
import type { Brief } from './brief'
import type { Hook, Shape } from './hook'
import { payloadOf } from './payload'
import { base64, signed } from './sign'

export interface Posted {
  /** Where to: a shape may move a part of the address into the body. */
  url: URL
  headers: Record<string, string>
  body: string | FormData
}

/** The board goes along where it can be shown. */
export interface Poster {
  hook: Hook
  brief: Brief
  picture?: Picture
  now: number
}

const WRITERS: Readonly<Record<Shape, (poster: Poster, url: URL) => Posted>> = { json, discord, slack, ntfy, telegram }

export function posted(poster: Poster): Posted {
  const made = WRITERS[poster.hook.shape](poster, new URL(poster.hook.url))
  return { ...made, headers: { 'user-agent': 'Packetboat', 'webhook-id': poster.brief.id, ...made.headers } }
}

const JSON_TYPE = { 'content-type': 'application/json' }

function json({ hook, brief, now }: Poster, url: URL): Posted {
  const body = JSON.stringify(payloadOf(brief))
  return { url, headers: { ...JSON_TYPE, ...signed(hook.secret, brief.id, body, now) }, body }
}

/** Whoever sits in a room reads along: what a seat alone was told stays out of it. */
const forRoom = (brief: Brief): string[] => (brief.seat ? [] : brief.happened)

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text)

const MARK = 0xa10e5b

function discord({ brief, picture }: Poster, url: URL): Posted {
  const lines = [brief.body, ...forRoom(brief).map(line => `- ${line}`)].filter(Boolean).map(asMarkdown)
  const stamp = brief.until === undefined ? '' : `<t:${Math.floor(brief.until / 1000)}:R>`
  const message = {
    // Nobody is called by a name that looks like a call.
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: cut(asMarkdown(brief.title), 256),
        url: brief.link,
        description: cut([...lines, stamp].filter(Boolean).join('\n'), 4096),
        color: MARK,
        timestamp: new Date(brief.at).toISOString(),
        footer: { text: `${brief.game.name} · Packetboat` },
        ...(picture && { image: { url: `attachment://${picture.file}` } }),
      },
    ],
  }
  if (!picture) return { url, headers: JSON_TYPE, body: JSON.stringify(message) }
  const body = new FormData()
  body.set('payload_json', JSON.stringify(message))
  const png = Uint8Array.from(atob(picture.png), letter => letter.charCodeAt(0))
  body.set('files[0]', new Blob([png], { type: 'image/png' }), picture.file)
  return { url, headers: {}, body }
}

/** The dash that begins a told line may stay. */
const asMarkdown = (text: string): string => text.replace(/(?<!^)[-]|[\\`*_~|>#[\]()<@:]/g, '\\$&')

function slack({ brief }: Poster, url: URL): Posted {
  const { title, body, untilWords, link, open } = brief
  const lines = [body, ...forRoom(brief).map(line => `• ${line}`), untilWords && `⏳ ${untilWords}`].filter(Boolean)
  const section = (text: object) => ({ type: 'section', text })
  const blocks = [
    section({ type: 'mrkdwn', text: cut(`*${asSlack(title)}*`, 3000) }),
    ...(lines.length ? [section({ type: 'plain_text', text: cut(lines.join('\n'), 3000) })] : []),
    section({ type: 'mrkdwn', text: `<${link}|${asSlack(open)}>` }),
  ]
  return { url, headers: JSON_TYPE, body: JSON.stringify({ text: asSlack(title), blocks, unfurl_links: false }) }
}

const asSlack = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/[*_~`|]/g, '\u200B$&')

/** Anybody may listen to a topic whose name is guessed: it is a room. */
function ntfy({ hook, brief }: Poster, url: URL): Posted {
  const { title, kind, link, open } = brief
  return {
    url,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      Title: asHeader(cut(title, 200)),
      Click: link,
      Actions: asHeader(`view, "${cut(open, 60).replaceAll('"', "'")}", ${link}`),
      Tags: 'sailboat',
      Priority: kind === 'reminder' ? 'high' : 'default',
      ...(hook.secret && { Authorization: `Bearer ${hook.secret}` }),
    },
    body: cut(plainText(brief, forRoom(brief)), 1000),
  }
}

/** RFC 2047: headers hold no other letters than those of English. */
const asHeader = (text: string): string => (/^[ -~]*$/.test(text) ? text : `=?UTF-8?B?${base64(new TextEncoder().encode(text))}?=`)

function telegram({ brief }: Poster, url: URL): Posted {
  const chat = url.searchParams.get('chat_id')
  const text = cut(plainText(brief, forRoom(brief)), 3500)
  const message = { chat_id: chat, text: `${brief.title}\n\n${text}\n\n${brief.link}`, link_preview_options: { is_disabled: true } }
  const bare = new URL(url)
  bare.searchParams.delete('chat_id')
  return { url: bare, headers: JSON_TYPE, body: JSON.stringify(message) }
}

/** Never empty: some take no message without words. */
function plainText({ title, body, untilWords }: Brief, happened: readonly string[]): string {
  return [body, ...happened, untilWords && `⏳ ${untilWords}`].filter(Boolean).join('\n') || title
}
