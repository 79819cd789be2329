/** What holds for every refusal: a friendly page in the reader's language, nothing written, nothing revealed. */
import { expect } from 'vitest'
import type { Language } from '../../worker/drawing/game'
import { Page } from './page'
import { secretsOf } from './secrets'
import { faultsOf } from './well-formed'
import { stored } from './storage'
import type { Visitor } from './visitor'

export const SECURE: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'none';style-src 'self';script-src 'self';(?!.*unsafe).*form-action 'self';base-uri 'none';frame-ancestors 'none'/,
  'referrer-policy': /^same-origin$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'cache-control': /^no-store$/,
}

export interface Refusal {
  status: number
  language?: Language
  /** Visitors whose secrets must not appear. */
  others?: readonly Visitor[]
}

/** Makes a request and expects this refusal. Deliver pending letters first. */
export async function expectRefusal(ask: () => Promise<Response>, { status, language = 'en', others = [] }: Refusal): Promise<Page> {
  const before = await stored()
  const response = await ask()
  const page = new Page('http://127.0.0.1/', response, await response.text())
  expect([page.status, page.heading]).toEqual([status, expect.any(String)])
  expect(await stored()).toEqual(before)
  expect(faultsOf(page)).toEqual([])
  expect(page.root.querySelector('html')?.getAttribute('lang')).toBe(language)
  expectSecure(page.headers)
  for (const secret of secretsOf(others)) expect(page.html).not.toContain(secret)
  return page
}

/** Pages requested over and over may be cached by the browser, which must revalidate them each time. */
export const KEPT = { 'cache-control': /^private, no-cache$/ }

export function expectSecure(headers: Headers, but: Readonly<Record<string, RegExp>> = {}): void {
  for (const [name, value] of Object.entries({ ...SECURE, ...but })) expect(headers.get(name)).toMatch(value)
}
