/** An embed in a Discord channel, with the board. */
import { base64 } from '@scure/base'
import type { Posted, Poster, ShapeKind } from './shape'
import { asMarkdown, cut, forRoom, JSON_TYPE } from './text'

const MARK = 0xa10e5b

function write({ brief, picture }: Poster, url: URL): Posted {
  const lines = [asMarkdown(brief.body), ...forRoom(brief).map(line => `- ${asMarkdown(line)}`)].filter(Boolean)
  const stamp = brief.until === undefined ? '' : `<t:${Math.floor(brief.until / 1000)}:R>`
  const message = {
    // A name that looks like a mention must not ping anybody.
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
  const png = Uint8Array.from(base64.decode(picture.png))
  body.set('files[0]', new Blob([png], { type: 'image/png' }), picture.file)
  return { url, headers: {}, body }
}

export const discord: ShapeKind = { write, gone: [401, 404], pictured: true }
