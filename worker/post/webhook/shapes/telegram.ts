/** A bot that writes to a Telegram chat; the chat id is in the typed address. */
import type { Posted, Poster, ShapeKind } from './shape'
import { cut, JSON_TYPE, plainText } from './text'

function write({ brief }: Poster, url: URL): Posted {
  const chat = url.searchParams.get('chat_id')
  const text = cut(plainText(brief), 3500)
  const message = { chat_id: chat, text: `${brief.title}\n\n${text}\n\n${brief.link}`, link_preview_options: { is_disabled: true } }
  const bare = new URL(url)
  bare.searchParams.delete('chat_id')
  return { url: bare, headers: JSON_TYPE, body: JSON.stringify(message) }
}

const fault = (url: URL): 'chat' | undefined => (url.searchParams.get('chat_id') ? undefined : 'chat')

export const telegram: ShapeKind = { write, fault, gone: [401, 403, 404] }
