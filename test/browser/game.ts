/** Plays any game to its ranking, using only what the pages show. */
import type { Locator, Page } from 'playwright-core'
import { until } from '../host/site'
import { SOON_MS, type Player } from './crew'

/** A player: the page of the seat, whether it updates itself, and whether it is closed after an answer. */
export type Sitting = Pick<Player, 'name' | 'page' | 'seat' | 'scripts' | 'leaves'>
/** Picks one of a page's choices, by value. */
export type Lean = (page: Page) => Promise<string>

export const question = (page: Page): Locator => page.locator('#answer')
export const button = (page: Page): Locator => page.locator('#answer button.asked')
export const ranking = (page: Page): Locator => page.locator('.finished details > table.figures')

/** Required choices; prompts that may be answered ahead need none. */
const due = (page: Page): Locator => page.locator('#answer input[name^="choice."][required]')
const isAsked = async (page: Page): Promise<boolean> => (await due(page).count()) > 0
export const choicesOn = (page: Page): Promise<string[]> =>
  due(page).evaluateAll(found => found.map(input => input.getAttribute('value') ?? ''))

/** The position a page shows, taken from its live address. */
export async function positionOf(page: Page): Promise<number> {
  const address = await page.locator('#live').getAttribute('hx-ws:connect')
  return Number(/at=(\d+)/.exec(address ?? '')?.[1])
}

/** Who is asked next, according to the page of the last person who answered; undefined if the game is over. */
export async function asked<Seated extends Sitting>(people: readonly Seated[], last?: Seated): Promise<Seated | undefined> {
  const reader = last ?? people[0]
  if (!reader) throw new Error('a table without players')
  let fresh = last !== undefined
  const { next } = await until(async () => {
    if (!fresh) await reader.page.goto(reader.seat)
    fresh = false
    return nextOn(reader, people)
  }, SOON_MS)
  if (next && next !== reader) await handOn(reader, next)
  return next
}

/** Undefined while the page waits only for bots. */
async function nextOn<Seated extends Sitting>(
  reader: Seated,
  people: readonly Seated[]
): Promise<{ next: Seated | undefined } | undefined> {
  const { page } = reader
  if (await isAsked(page)) return { next: reader }
  const awaited = await page.locator('.others .seat:has(.state) bdi').allTextContents()
  const next = people.find(({ name }) => awaited.includes(name))
  return next || (await ranking(page).count()) ? { next } : undefined
}

/** An open page with scripts updates itself; others are loaded again. */
async function handOn(last: Sitting, { page, seat, scripts, leaves }: Sitting): Promise<void> {
  const position = await positionOf(last.page)
  if (last.leaves) await last.page.goto('about:blank')
  if (scripts && !leaves) await until(async () => (await positionOf(page)) >= position, SOON_MS)
  else await page.goto(seat)
}

/** Ticks a choice like a thumb would, first selecting its group if another one is shown. */
export async function tick(page: Page, lean: Lean = firstOf): Promise<Locator> {
  const choice = page.locator(`input[value="${await lean(page)}"][required]`)
  const row = question(page).locator('label.pick', { has: choice })
  if (!(await row.isVisible())) {
    const [sign] = /\bg\d+\b/.exec((await question(page).locator('.group', { has: choice }).getAttribute('class')) ?? '') ?? []
    await question(page).locator(`label:has(> input.${sign})`).click()
  }
  await row.click()
  return choice
}
const firstOf: Lean = async page => (await choicesOn(page))[0] ?? ''

/** Ticks, sends, and waits for the page to show the result. */
export async function answer(page: Page, lean?: Lean): Promise<void> {
  const before = await positionOf(page)
  await tick(page, lean)
  await button(page).click()
  await until(async () => (await positionOf(page)) > before, SOON_MS)
}

/** Plays to the ranking or for `most` answers, and returns the number of answers. */
export async function playOn<Seated extends Sitting>(people: readonly Seated[], lean: Lean, most = Infinity): Promise<number> {
  for (let answers = 0, last: Seated | undefined; ; answers++) {
    last = answers < most ? await asked(people, last) : undefined
    if (!last) return answers
    await answer(last.page, lean)
  }
}
