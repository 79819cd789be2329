/** Blocks in a Slack channel. */
import type { Posted, Poster, ShapeKind } from './shape'
import { cut, forRoom, JSON_TYPE } from './text'

function write({ brief }: Poster, url: URL): Posted {
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

const asSlack = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`|]/g, '\u200B$&')

export const slack: ShapeKind = { write, gone: [403, 404] }
