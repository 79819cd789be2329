/** What follows from the ticked choice, without scripts: the standing order it would write, and the questions it may lead to. */
import { expect, test } from 'vitest'
import { tablePage } from '../../web/pages/table/table'
import { wayName } from '../../worker/rules/orders'
import { plain } from '../../web/words/say'
import { readerOf } from '../../web/words/reader'
import { serve, SITE } from '../gallery/shoot'
import { states } from '../gallery/states'
import { saidOfEach, type Named } from './laid-out'
import { sharedBrowser } from './shared'

const browser = await sharedBrowser()
const asked = states().filter(({ name }) => name.startsWith('ask-regatta'))

/** What is told of standing orders before anything is ticked, and then with each choice. */
interface Told {
  before: string[]
  by: Record<string, string[]>
}
const TOLD = `(() => {
  // What is shown has no box of its own.
  const isSeen = one => getComputedStyle(one).display !== 'none' && one.parentElement.checkVisibility({ visibilityProperty: true })
  const told = () => [...document.querySelectorAll('.always .as')].filter(isSeen).map(one => one.innerText)
  if (!document.querySelector('.always')) return undefined
  const before = told()
  const by = {}
  for (const input of document.querySelectorAll('#answer input[name^="choice."]')) {
    input.checked = true
    by[input.value] = told()
  }
  return { before, by }
})()`

test('each choice is told its order, or that none would repeat it', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const pages = asked.map(({ name, props }): Named<string> => [name, tablePage({ ...props, siteUrl: SITE })])
  const told = new Map(await saidOfEach<Told | undefined>(page, pages, TOLD, [{ width: 1280, height: 720 }]))
  let named = 0
  for (const { name, props } of asked) {
    const [seen] = told.get(name) ?? []
    if (!seen) continue
    const { model, game } = props
    const [prompt] = model.prompts
    if (!prompt || !model.view) throw new Error(`${name}: nothing is asked`)
    const { say } = readerOf(props, { game, viewer: model.viewer, crew: model.head.seats })
    expect(seen.before, name).toEqual([])
    for (const choice of prompt.choices.slice(0, 6)) {
      const written = game.orders?.always(model.view, prompt, choice, model.head.options)
      const line = game.orders?.lines(model.head.options, model.head.seats.length).find(({ id }) => id === written?.line)
      const order = line && written && wayName(line, written.order)
      expect(seen.by[choice.id], `${name} ${choice.id}`).toEqual([`: ${order ? plain(say(order)) : 'no standing order does this'}`])
      named++
    }
  }
  expect(named).toBeGreaterThan(20)
  await page.close()
})

test('only the ticked card shows what it may ask, with what the standing orders would do', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  let html = ''
  await serve(page, () => html)
  const { props } = asked.find(({ name }) => name === 'ask-regatta-first-card') ?? expect.unreachable()
  const foreseen = (props.model.foreseen ?? []).map(question => ({ ...question, usual: { choice: question.prompt.choices[0].id } }))
  expect(foreseen.length).toBeGreaterThan(0)
  html = tablePage({ ...props, opened: ['ahead'], model: { ...props.model, foreseen }, siteUrl: SITE })
  await page.goto(`${SITE}/page`)
  const shown = page.locator('.foreseen select:visible')
  expect(await shown.count()).toBe(0)
  for (const { id, act } of props.model.prompts[0]?.choices ?? []) {
    await page.locator(`#answer input[value="${id}"]`).evaluate((input: HTMLInputElement) => (input.checked = true))
    const due = foreseen.filter(({ under }) => JSON.stringify(under.act) === JSON.stringify(act))
    expect(await shown.count()).toBe(due.length)
    for (const first of await shown.locator('option:first-child').allTextContents()) expect(first).toMatch(/. · my standing orders$/)
  }
  await page.close()
})
