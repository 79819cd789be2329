/** What all routes share: the bindings, the reader, and how pages are sent. */
import type { Context } from 'hono'
import type { Markup } from '../../../web/board/paper'
import { errorPage, type ErrorStatus } from '../../../web/pages/site/error'
import { OPEN } from '../../../web/parts/fold'
import type { Language } from '../../drawing/game'
import type { Reading } from '../../../web/words/reader'
import { PAGE } from './headers'
import { zoneHere } from './zone'

/** linked: the key of a seat opened by link in a browser without cookies. hints: the hints value that this response sets. */
export interface Site {
  Bindings: Env
  Variables: { language: Language; cookies?: readonly string[]; linked?: string; hints?: string }
}
export type Request = Context<Site>

export function reading(c: Request): Reading & { query: string } {
  const zone = zoneHere(c)
  return { language: c.get('language'), now: Date.now(), query: queryOf(c), siteUrl: c.env.PUBLIC_URL, ...(zone !== undefined && { zone }) }
}

function queryOf(c: Request): string {
  if (!c.req.url.includes('?')) return ''
  const { searchParams } = new URL(c.req.url)
  for (const name of ['lang', 'hints', 'part', 'by', OPEN]) searchParams.delete(name)
  return searchParams.toString()
}

export function page(html: string | Markup, status: 200 | 201 | ErrorStatus = 200): Response {
  return new Response(html, { status, headers: PAGE })
}

/** A friendly error page: what happened, and a way back home or to the table. */
export function refuse(c: Request, status: ErrorStatus, table?: string): Response {
  return page(errorPage({ ...reading(c), status, ...(table && { table: `/tables/${table}` }) }), status)
}

/** htmx sends this header, and gets only the part that it swaps. */
export const wantsPart = (c: Request): boolean => c.req.header('hx-request') === 'true'
