/** What every route shares: the bindings, who reads, and how pages go out. */
import type { Context } from 'hono'
import type { Markup } from '../../web/board/paper'
import { errorPage, type ErrorStatus } from '../../web/pages/error'
import type { Language } from '../rules/game'
import type { Env } from '../env'
import type { Reading } from '../../web/parts/reader'
import { PAGE } from './headers'
import { zoneHere } from './zone'

/** Linked: the key of a seat whose browser keeps no cookies, so that its link stands for one. */
export interface Site {
  Bindings: Env
  Variables: { language: Language; cookies?: readonly string[]; linked?: string }
}
export type Request = Context<Site>

export function reading(c: Request): Reading & { query: string } {
  const zone = zoneHere(c)
  return { language: c.get('language'), now: Date.now(), query: queryOf(c), siteUrl: c.env.PUBLIC_URL, ...(zone !== undefined && { zone }) }
}

function queryOf(c: Request): string {
  if (!c.req.url.includes('?')) return ''
  const { searchParams } = new URL(c.req.url)
  searchParams.delete('lang')
  return searchParams.toString()
}

export function page(html: string | Markup, status: 200 | 201 | ErrorStatus = 200): Response {
  return new Response(html, { status, headers: PAGE })
}

/** A friendly page: what happened, and a way back: home, or to the table. */
export function refuse(c: Request, status: ErrorStatus, table?: string): Response {
  return page(errorPage({ ...reading(c), status, ...(table && { table: `/tables/${table}` }) }), status)
}

/** Only htmx sends this; it gets the part that it swaps instead of the page. */
export const wantsPart = (c: Request): boolean => c.req.header('hx-request') === 'true'
