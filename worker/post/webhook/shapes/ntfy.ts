/** An ntfy topic, by headers. Anybody who guesses a topic's name can listen, so it counts as a public room. */
import { base64 } from '@scure/base'
import type { Posted, Poster, ShapeKind } from './shape'
import { cut, plainText } from './text'

function write({ hook, brief }: Poster, url: URL): Posted {
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
    body: cut(plainText(brief), 1000),
  }
}

/** RFC 2047: headers contain only ASCII. */
const asHeader = (text: string): string => (/^[ -~]*$/.test(text) ? text : `=?UTF-8?B?${base64.encode(new TextEncoder().encode(text))}?=`)

/** An access token, if the topic needs one. */
const secretFrom = (typed: string): string | undefined => (/^[\w.~+/=-]{0,200}$/.test(typed) ? typed : undefined)

export const ntfy: ShapeKind = { write, secretFrom }
