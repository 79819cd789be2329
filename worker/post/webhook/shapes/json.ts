/** For one's own program: headers and signature by Standard Webhooks, and a body with everything. */
import { isSecret, newSecret, signed } from '../sign'
import { payloadOf } from './payload'
import type { Posted, Poster, ShapeKind } from './shape'
import { JSON_TYPE } from './text'

function write({ hook, brief, now }: Poster, url: URL): Posted {
  const body = JSON.stringify(payloadOf(brief))
  return { url, headers: { ...JSON_TYPE, ...signed(hook.secret, brief.id, body, now) }, body }
}

/** Without a typed secret a new one is made, which the page then shows. */
function secretFrom(typed: string): string | undefined {
  const secret = typed || newSecret()
  return isSecret(secret) ? secret : undefined
}

export const json: ShapeKind = { write, secretFrom }
