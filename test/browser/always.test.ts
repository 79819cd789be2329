/** "Always do this" names the standing order that it would write, for the choice that is ticked. */
import { expect, test } from 'vitest'
import { tablePage } from '../../web/pages/table/table'
import { wayName } from '../../worker/rules/orders'
import { plain } from '../../web/words/say'
import { readerOf } from '../../web/words/reader'
import { serve, SITE } from '../gallery/shoot'
import { states } from '../gallery/states'
import { sharedBrowser } from './shared'

const browser = await sharedBrowser()
const asked = states().filter(({ name }) => name.startsWith('ask-regatta'))

test('each choice is told its order, or that none would repeat it', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  let html = ''
  await serve(page, () => html)
  let named = 0
  for (const { name, props } of asked) {
    html = tablePage({ ...props, siteUrl: SITE })
    await page.goto(`${SITE}/page`)
    if (!(await page.locator('.always').count())) continue
    const { model, game } = props
    const [prompt] = model.prompts
    if (!prompt || !model.view) throw new Error(`${name}: nothing is asked`)
    const { say } = readerOf(props, { game, viewer: model.viewer, crew: model.head.seats })
    expect(await page.locator('.always .as:visible').count(), name).toBe(0)
    for (const choice of prompt.choices.slice(0, 6)) {
      const written = game.orders?.always(model.view, prompt, choice, model.head.options)
      const line = game.orders?.lines(model.head.options, model.head.seats.length).find(({ id }) => id === written?.line)
      const order = line && written && wayName(line, written.order)
      const row = page.locator(`#answer input[value="${choice.id}"]`)
      await row.evaluate((input: HTMLInputElement) => (input.checked = true))
      expect(await page.locator('.always .as:visible').allInnerTexts(), `${name} ${choice.id}`).toEqual([
        `: ${order ? plain(say(order)) : 'no standing order does this'}`,
      ])
      named++
    }
  }
  expect(named).toBeGreaterThan(20)
  await page.close()
})
