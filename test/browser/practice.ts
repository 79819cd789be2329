/** Practice games that are begun, and played for a while, without a browser, which would cost ten times as much. */
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { seededChance } from '../../worker/rules/chance'
import { until } from '../host/site'
import type { Page } from '../kit/page'
import { practise, questionOn, tickAll } from '../kit/players'
import { Visitor as Reader } from '../kit/visitor'
import { takeOver, visitor, type Visitor } from './visitor'

const chance = seededChance(1)

/** Who sits there: on their page with a question, after so many answers and until `enough`. */
export async function practised(
  site: string,
  game: string,
  { answers = 0, enough = () => true }: { answers?: number; enough?: (page: Page) => boolean } = {}
): Promise<Reader> {
  const reader = new Reader((url, init) => fetch(url, init), { 'accept-language': 'en' })
  await practise(reader, `${site}/`, game)
  for (let n = 0; n < answers || !enough(reader.page); n++) await playOn(reader)
  return reader
}

/** Answers once, and waits for the next question. */
export async function playOn(reader: Reader): Promise<void> {
  const asked = async () => questionOn(reader.page) ?? questionOn(await reader.reload())
  await reader.send(tickAll(await until(asked), chance))
  await until(asked)
}

/** The same person's browser, with that page open. */
export async function opened(browser: Browser, reader: Reader, options: BrowserContextOptions = {}): Promise<Visitor> {
  const { origin, pathname } = new URL(reader.page.url)
  const seen = await visitor(browser, origin, { locale: 'en-GB', ...options })
  await takeOver(seen.context, reader.jar, origin)
  await seen.page.goto(pathname)
  return seen
}
