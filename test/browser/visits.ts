/** A race between people who come when a letter calls them, answer everything open, and close the page; their visits are counted. */
import type { Locator, Page } from 'playwright-core'
import { until } from '../host/site'
import { SOON_MS, type Player } from './crew'
import { button, question, ranking } from './game'

export interface Race {
  rounds: number
  answers: number
  /** Per player, in table order. */
  visits: number[]
}

/** `postman` reads the site's mailbox, which has no letters to anyone else. */
export async function raceByVisits(people: readonly Player[], postman: Page): Promise<Race> {
  const visits = people.map(() => 0)
  const read = new Map<string, number>()
  let answers = 0
  for (const { page } of people) await page.goto('about:blank')
  for (;;) {
    const letters = await until(async () => {
      const found = await newestLetters(postman, people)
      const isNews = found.some((letter, seat) => letter > (read.get(people[seat]?.address ?? '') ?? 0))
      // Letters about one throw of the dice leave one after the other.
      return isNews && String(found) === String(await newestLetters(postman, people)) ? found : undefined
    }, SOON_MS)
    for (const [seat, person] of people.entries()) {
      const newest = letters[seat] ?? 0
      if (newest <= (read.get(person.address) ?? 0)) continue
      await person.page.goto(person.seat)
      if (await ranking(person.page).count()) return { rounds: await roundsOf(person.page, person.seat), answers, visits }
      const given = await answerAll(person)
      answers += given
      if (given > 0) visits[seat] = (visits[seat] ?? 0) + 1
      await person.page.goto('about:blank')
      read.set(person.address, newest)
    }
  }
}

/** The number of each player's newest letter. */
async function newestLetters(postman: Page, people: readonly Player[]): Promise<number[]> {
  await postman.goto('/mailbox')
  const letters = await postman
    .locator('ol.letters li')
    .evaluateAll(items =>
      items.map(item => ({ text: item.textContent ?? '', number: Number(item.querySelector('a')?.pathname.split('/').at(-1)) }))
    )
  return people.map(({ address }) => letters.find(({ text }) => text.includes(address))?.number ?? 0)
}

/** Forms in a fold can be changed but ask for nothing. */
const open = (page: Page): Locator => page.locator('#answer:not(.calm *)')

async function answerAll({ page, seat }: Player): Promise<number> {
  let answers = 0
  for (; (await open(page).count()) > 0; answers++) {
    for (const fieldset of await question(page).locator('fieldset:has(input[name^="choice."])').all()) {
      const choices = await fieldset
        .locator('input[name^="choice."]')
        .evaluateAll(inputs => inputs.map(input => input.getAttribute('value') ?? ''))
      const [best = ''] = choices.toSorted((a, b) => forward(b) - forward(a))
      await fieldset.locator(`label.pick:has(input[value="${best}"])`).first().click()
    }
    await Promise.all([page.waitForResponse(response => response.url().endsWith('/answers')), button(page).click()])
    await page.goto(seat)
  }
  return answers
}

const count = (text: string, word: string): number => text.split(word).length - 1
const forward = (choice: string): number => count(choice, 'fwd') - 2 * count(choice, 'back')

async function roundsOf(page: Page, seat: string): Promise<number> {
  const file = await page.request.get(seat.replace(/\/seats\/\d.*/, '/game.json'))
  return count(await file.text(), '"type":"threw"')
}
