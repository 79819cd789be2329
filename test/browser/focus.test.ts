/** Keyboard focus: on visible choices, and on the question when it becomes one's turn. */
import { beforeAll, expect, test } from 'vitest'
import { seededChance } from '../../worker/rules/chance'
import { until } from '../host/site'
import { answerOnce, questionOn } from '../kit/players'
import { sharedBrowser, sharedSite } from './shared'
import { seated, SOON_MS, type Seated } from './crew'
import { answer, asked, choicesOn, question } from './game'
import { everySecond } from '../kit/repeats'
import { alongTheTunnel } from './leaning'
import { three } from './people'

const GAME_MS = 300_000

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])
let people: Seated[]
beforeAll(async () => {
  people = await seated(browser, site.address, three(true).slice(0, 2), { game: 'tunnel', edition: 'tortuga' })
}, GAME_MS)

/** Plays the player's turn in their browser and then, without one, everybody else's, until it is that player's turn again. */
async function roundOf(player: Seated, meanwhile: () => Promise<unknown>): Promise<void> {
  do await answer(player.page, alongTheTunnel)
  while ((await asked(people, player)) === player)
  await meanwhile()
  const others = people.filter(one => one !== player).map(({ name, reader }) => ({ name, visitor: reader }))
  await others[0]?.visitor.reload()
  while (others.some(({ visitor }) => questionOn(visitor.page))) await answerOnce(others, chance, others[0])
}

const chance = seededChance(2)

const whoIsAsked = async (): Promise<Seated> => (await asked(people)) ?? expect.unreachable()

/** Doubles have a single placement, a hand with one kind of card a single group; and a group of one choice, once opened, is chosen. */
async function whoChoosesAmongGroups(crew: readonly Seated[]): Promise<Seated> {
  for (let last: Seated | undefined; ; ) {
    last = (await asked(crew, last)) ?? expect.unreachable()
    const [first = 0, second = 0] = await last.page
      .locator('#answer .group')
      .evaluateAll(groups => groups.map(group => group.querySelectorAll('input').length))
    if (first > 1 && second > 1) return last
    await answer(last.page, alongTheTunnel)
  }
}

test(
  "others' moves and one’s own turn are announced once, one’s own answers are not",
  async () => {
    const mover = await whoIsAsked()
    const waiting = people.find(one => one !== mover) ?? expect.unreachable()
    const region = ({ page }: Seated) => page.locator('#heard')
    const [before, own] = [await region(waiting).textContent(), await region(mover).textContent()]
    await answer(mover.page, alongTheTunnel)
    await expect.poll(() => region(waiting).textContent(), { timeout: SOON_MS }).not.toBe(before)
    expect(await region(waiting).getAttribute('role')).toBe('status')
    expect(await region(mover).textContent()).toBe(own)
  },
  GAME_MS
)

test(
  'Tab reaches the choices of the selected group and ticks none',
  async () => {
    const { page } = await whoChoosesAmongGroups(people)
    const signs = page.locator('#answer .groups input')
    for (const sign of [0, 1, 0]) {
      await signs.nth(sign).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      expect(await page.locator(`#answer .group.g${sign + 1} :focus`).count()).toBe(1)
    }
    expect(await page.locator('#answer input[name^="choice."]:checked').count()).toBe(0)
  },
  GAME_MS
)

test(
  'opening a group of one choice chooses it, and opening another takes that back',
  async () => {
    const crew = await seated(browser, site.address, three(true).slice(0, 2), { game: 'tunnel', edition: 'tortuga' })
    // At first all pirates are at the entrance, so each card has one way.
    const { page } = (await asked(crew)) ?? expect.unreachable()
    const chosen = () => page.locator('#answer input[name^="choice."]:checked')
    expect(await chosen().count()).toBe(0)
    for (const sign of [0, 1]) {
      await page.locator('#answer .groups label').nth(sign).click()
      expect(await chosen().count()).toBe(1)
      expect(await page.locator(`#answer .group.g${sign + 1} :checked`).count()).toBe(1)
    }
  },
  GAME_MS
)

test(
  'sending with nothing ticked says so by the button and focuses a visible choice, and the browser reports no errors',
  async () => {
    const { page, faults } = await whoChoosesAmongGroups(people)
    for (const sign of [0, 1]) {
      await page.locator('#answer .groups label').nth(sign).click()
      await page.locator('#answer button.asked').click()
      await until(async () => (await page.locator(`#answer .group.g${sign + 1} :focus`).count()) === 1, SOON_MS)
      const said = page.locator('#answer .send [role=alert]')
      expect(await said.textContent()).toMatch(/Nothing is chosen yet|Nic nie jest jeszcze|не отмечено|не позначено/)
      const [button, notice] = [await page.locator('#answer button.asked').boundingBox(), await said.boundingBox()]
      expect((button?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeLessThan(20)
      expect(notice?.y).toBeGreaterThan(0)
      await page.reload()
    }
    expect(faults).toEqual([])
  },
  GAME_MS
)

test(
  'arrow keys walk through both columns of a deal',
  async () => {
    const crew = await seated(browser, site.address, three(true).slice(0, 2), { game: 'regatta', edition: 'first' })
    const { page } = (await asked(crew)) ?? expect.unreachable()
    const [first, ...others] = await choicesOn(page)
    await page.locator(`#answer input[value="${first}"]`).focus()
    for (const choice of others) {
      await page.keyboard.press('ArrowDown')
      expect(await page.locator('#answer :focus').getAttribute('value')).toBe(choice)
      expect(await page.locator('#answer label:has(:checked)').isVisible()).toBe(true)
    }
  },
  GAME_MS
)

test(
  "a waiting player's focus moves to the question when it becomes their turn, and Tab continues to its choices",
  async () => {
    const player = await whoIsAsked()
    const focused = player.page.locator(':focus')
    await roundOf(player, async () => expect(await focused.getAttribute('id')).toBe('state'))
    await until(async () => (await focused.count()) && (await focused.getAttribute('id')) === 'answer-asked', SOON_MS)
    await player.page.keyboard.press('Tab')
    expect(await question(player.page).locator('fieldset :focus').count()).toBe(1)
  },
  GAME_MS
)

test(
  'what a waiting player reads stays where it is when it becomes their turn',
  async () => {
    for (const part of everySecond(['#board', '#since', '#mine', '#others'], 0)) {
      const player = await whoIsAsked()
      const { page } = player
      await page.setViewportSize({ width: 360, height: 740 })
      const top = async (): Promise<number> => (await page.locator(part).boundingBox())?.y ?? expect.unreachable()
      let before = 0
      await roundOf(player, async () => {
        await page.evaluate(`scrollBy(0, document.querySelector('${part}').getBoundingClientRect().top - 120)`)
        before = await top()
      })
      await question(page).waitFor()
      expect(Math.abs((await top()) - before), part).toBeLessThan(2)
    }
  },
  GAME_MS
)

test(
  'a player who is typing keeps the focus',
  async () => {
    const player = await whoIsAsked()
    await roundOf(player, () => player.page.locator('textarea').first().pressSequentially('One more '))
    await question(player.page).waitFor()
    await player.page.keyboard.type('word')
    expect(await player.page.locator('textarea').first().inputValue()).toBe('One more word')
  },
  GAME_MS
)
