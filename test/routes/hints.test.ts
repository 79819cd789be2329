/** Practice starts with the first question, and each kind of question is explained once. */
import { beforeEach, expect, test } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { questionOn } from '../kit/players'
import { stored } from '../kit/storage'
import type { Visitor } from '../kit/visitor'

let browser: Visitor

async function practise(game: string): Promise<void> {
  await browser.open(HOME)
  const form = browser.page.forms().find(({ fields }) => fields.some(({ name, value }) => name === 'game' && value === game))
  await browser.send(form ?? expect.unreachable())
}

const hint = (): string => browser.page.textOf('.hint')
const explained = (): string => `${hint()}\n${browser.page.textOf('section.lore')}`
async function answer(): Promise<void> {
  const form = questionOn(browser.page) ?? expect.unreachable('nothing is asked')
  for (const [first] of form.questions()) if (first) form.tick(first)
  await browser.send(form)
}

beforeEach(() => void (browser = visitor({ 'accept-language': 'en' })))

test('practice starts without a form or a word about links', async () => {
  await practise('tunnel')
  expect(questionOn(browser.page)).toBeDefined()
  expect(browser.page.textOf('main')).not.toMatch(/personal link|The seat is yours/)
  expect(browser.page.handed()).toEqual([])
  await browser.open(HOME)
  expect(browser.page.links('main').some(({ href }) => /\/seats\/0$/.test(href))).toBe(true)
})

test('the hint stays while its question is open, goes when it is answered, and does not return at another table', async () => {
  await practise('tunnel')
  expect(hint()).toContain('Play a card')
  await browser.reload()
  expect(hint()).toContain('Play a card')
  await answer()
  expect(hint()).toContain('Up to three actions')
  await answer()
  expect(hint()).toBe('')
  await practise('tunnel')
  expect(hint()).toBe('')
  await practise('regatta')
  expect(hint()).not.toBe('')
})

test('the goal of the game is told at once, the rest with the next questions, each only once', async () => {
  await practise('regatta')
  expect(explained()).toContain('Race once round the island')
  expect(explained()).toContain('A lair (skull) is free')
  await answer()
  // A hold that is full, or a fight, is explained before.
  for (let more = 0; more < 6 && !explained().includes('Points at the end'); more++) await answer()
  expect(explained()).toContain('Points at the end')
  expect(explained()).not.toMatch(/Race once round the island|A lair \(skull\) is free/)
  await answer()
  await practise('regatta')
  expect(explained()).not.toMatch(/Race once round the island|Points at the end|A lair \(skull\) is free/)
})

test('“no more hints” is per browser and can be undone; neither writes anything', async () => {
  await practise('tunnel')
  const seat = browser.page.url
  const before = await stored()
  await browser.follow('No more hints')
  expect(browser.page.url).toBe(seat)
  expect(hint()).toBe('')
  expect(await stored()).toEqual(before)
  await browser.open(`${HOME}rules`)
  await browser.follow('Explain questions again')
  await browser.open(seat)
  expect(hint()).toContain('Play a card')
})

test('each question links to its chapter of this edition’s rules', async () => {
  await practise('regatta')
  const { href } = browser.page.link('What the rules say')
  const rules = await browser.open(href)
  expect(rules.status).toBe(200)
  expect(rules.textOf(`[id="${new URL(href).hash.slice(1)}"] h2`)).toBe('A round')
  await browser.send(rules.form('Practise now'))
  expect(questionOn(browser.page)).toBeDefined()
})

test('the rules list their chapters and lead back to the question they were opened from, and nowhere else', async () => {
  await practise('regatta')
  const seat = browser.page.url
  const { href } = browser.page.link('What the rules say')
  await browser.open(href)
  expect(browser.page.links('nav').map(({ href }) => new URL(href).hash)).toContain('#rule-fight')
  await browser.follow('Back to the table')
  expect(browser.page.url).toBe(seat)
  for (const from of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/tables/abc',
    `${new URL(seat).pathname}/sit/abcdefghijklmnopqrstuvwxyz`,
  ]) {
    await browser.open(`${HOME}rules/regatta/first?from=${encodeURIComponent(from)}`)
    expect(browser.page.textOf('main')).not.toContain('Back to the table')
  }
})

test('rules of an unknown game or edition are not found', async () => {
  for (const path of ['rules/regatta/tortuga', 'rules/chess/first', 'rules/regatta'])
    expect((await browser.open(HOME + path)).status).toBe(404)
})

test('with a malformed cookie everything is explained again', async () => {
  await practise('tunnel')
  const page = await browser.ask(browser.page.url, 'GET', undefined, {
    cookie: `${browser.jar.for(browser.page.url)}; hints=${'x~'.repeat(500)}<b>`,
  })
  expect(await page.text()).toContain('class="hint"')
})

/** The hint, what else is good to know, and the legend on the page now. */
const told = (): string => `${explained()}\n${browser.page.textOf('.legend')}`

test.each([
  [
    'regatta',
    [
      'sea: pay food',
      'port: pay doubloons',
      'lair with treasure',
      'lair without treasure',
      'behind the red line: −5',
      'points at the end',
      'left half with the morning die',
      'right half with the evening die',
      'Race once round the island',
      'Port Royal: finish, 15 points, no price, no fights',
      'A dashed ring: you can’t pay there, so you’d fall back',
      'then the most points win',
      'solid arrow sails forward, the hollow one back',
      'as many doubloons, food or gunpowder as the die shows',
      'food at sea, doubloons in port',
      'lair (skull) is free',
      'a curse of −2 to −4',
      'fall back to the nearest space you can still pay for',
      'Each load takes an empty hold',
      'throw a load of another kind overboard',
      'Rings on the board',
      'The next player is the next Captain',
      '−5 behind the red line), doubloons and treasures, nothing else',
    ],
  ],
  [
    'tunnel',
    [
      'a card with this symbol leads here',
      'one or two pirates',
      'Bring all your pirates',
      'Play a card',
      'past all occupied ones',
      'Up to three actions',
    ],
  ],
])('after two rounds of practising %s each space, card and number has been explained', async (game, meanings) => {
  await practise(game)
  let heard = told()
  for (let answers = 0; answers < 30 && Number(/round (\d+)/.exec(browser.page.textOf('.masthead'))?.[1]) <= 2; answers++) {
    await answer()
    heard += told()
  }
  for (const meaning of meanings) expect(heard).toContain(meaning)
})
