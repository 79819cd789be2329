/**
 * Firefox and WebKit can play as well as Chromium: questions of both games, the map, the film and the end. Skipped where they are not
 * installed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { built } from '../../worker/host/files/bundling.ts'
import { gameOf } from '../../worker/games'
import { type Site, startSite, until } from '../host/site'
import { type Driver, isHere, type Make } from './others/driver'
import { firefox } from './others/firefox'
import { type Showing, showing } from './others/shown'
import { webkit } from './others/webkit'
import { tablePage } from '../../web/pages/table/table'
import { dressed } from '../gallery/states'
import { questionKinds } from './kinds'
import { matchAfter } from '../web/scene'
import { everySecond, everything, repeats } from '../kit/repeats'

const GAME_MS = 300_000
const TURNS = repeats(3, 6)
const MOST = 12
const FOLDER = join(built, 'gallery/others')

let site: Site
let shown: Showing
beforeAll(async () => {
  ;[site, shown] = await Promise.all([startSite(), showing([...asked.map(({ html }) => html), over])])
}, GAME_MS)
afterAll(() => {
  shown.stop()
  return site.stop()
})

const MAKES: readonly Make[] = [firefox, webkit]

/** Pictures for people to look at, from `npm run prove repeats`. */
const kept = async (driver: Driver, name: string): Promise<void> => {
  if (!everything) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.png`), Buffer.from(await driver.picture(), 'base64'))
}
const there = (driver: Driver, selector: string): Promise<boolean> =>
  driver.evaluate(`!!document.querySelector(${JSON.stringify(selector)})`)
const isSeen = (driver: Driver, selector: string): Promise<boolean> =>
  driver.evaluate(`(found => !!found && found.getClientRects().length > 0)(document.querySelector(${JSON.stringify(selector)}))`)
const press = (driver: Driver, selector: string): Promise<void> =>
  driver.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`)

/** Ticks the first choice of every required question, or of every one if none has to be answered, and sends the form. */
const ANSWER = `(() => {
  const all = [...document.querySelectorAll('#answer fieldset:has(:enabled[name^="choice."])')]
  const required = all.filter(question => question.matches(':has(:required)'))
  for (const question of required.length > 0 ? required : all) question.querySelector('input[name^="choice."]:enabled').click()
  document.querySelector('#answer button.asked').click()
})()`
const SHOWN = `document.querySelector('#live')?.getAttribute('hx-ws:connect')`

/** Plays on until something has happened that can be watched: a question may follow from the answer before at once. */
async function play(driver: Driver, game: string): Promise<string[]> {
  await driver.open(`${site.address}/`)
  await press(driver, `form:has(input[value=${game}]) button`)
  await until(() => there(driver, '#answer'))
  const kinds: string[] = []
  while (kinds.length < TURNS || (kinds.length < MOST && !(await there(driver, '[data-watch]')))) {
    await until(() => there(driver, '#answer :required'))
    kinds.push(await driver.evaluate<string>(`document.querySelector('#answer fieldset:has(:required)').id`))
    const before = await driver.evaluate<string>(SHOWN)
    await driver.evaluate(ANSWER)
    await until(async () => (await driver.evaluate<string>(SHOWN)) !== before)
  }
  return kinds
}

/** Each kind of question once, the same in every run. */
const kinds = new Map(
  [
    ...questionKinds('regatta', 'yassa', 3),
    ...questionKinds('regatta', 'revised', 2),
    ...questionKinds('regatta', 'first', 5),
    ...questionKinds('tunnel', 'tortuga', 4),
  ].map(found => [found.name.replace(/,.*,/, ''), found])
)
const asked = [...kinds].map(([name, { match, seat }]) => ({
  name,
  html: tablePage(dressed(match, seat)),
  required: match.prompts.filter(prompt => prompt.seat === seat && !prompt.may).map(({ id }) => id),
}))

/** What of a question cannot be seen: the button has to be in reach at once, the rest must not stick out. */
const OUT_OF_SIGHT = `(() => {
  const faults = []
  const within = element => {
    const { left, right, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && left >= -1 && right <= innerWidth + 1
  }
  const form = document.querySelector('#answer')
  const button = form.querySelector('button.asked')
  if (!within(form.querySelector('h2'))) faults.push('the question')
  // Of choices in groups only those of the open one are shown.
  const picks = [...form.querySelectorAll('label.pick')].filter(pick => pick.getClientRects().length > 0)
  if (picks.length === 0) faults.push('the choices')
  for (const pick of picks) if (!within(pick)) faults.push(pick.textContent)
  if (!within(button) || button.getBoundingClientRect().bottom > innerHeight + 1) faults.push('the button')
  return faults
})()`

/** A game that is over, as a watcher sees it. */
const END = asked.length
const over = tablePage(dressed(matchAfter(gameOf('tunnel'), { edition: 'tortuga', answers: 5000 }), 'watcher'))

describe.each(MAKES)('$name', make => {
  // Skipped if the machine does not have this browser.
  const played = test.skipIf(!isHere(make))
  let driver: Driver
  beforeAll(async () => {
    if (isHere(make)) driver = await make.launch()
  }, GAME_MS)
  afterAll(() => driver?.close())

  played.each(['tunnel', 'regatta'])(
    'answers questions of %s, looks at the whole board, and plays the past',
    async game => {
      const kinds = await play(driver, game)
      expect(new Set(kinds).size).toBe(kinds.length)
      await until(() => there(driver, '#answer :required'))
      // Where the choices need its room, the close-up is not shown at all.
      const hasRoom = await driver.evaluate<boolean>(
        "getComputedStyle(document.querySelector('.about')).getPropertyValue('--shown') !== 'none'"
      )
      expect(await isSeen(driver, '.near[role=group]')).toBe(hasRoom)
      await kept(driver, `${make.name}-${game}-asked`)
      await press(driver, 'label.more')
      expect(await isSeen(driver, '.sight .board')).toBe(true)
      await kept(driver, `${make.name}-${game}-map`)
      await press(driver, 'label.less')
      expect(await isSeen(driver, '.sight .board')).toBe(false)
      const before = await driver.evaluate<number>('(document.querySelector("[data-watch]").scrollIntoView(), scrollY)')
      await press(driver, '[data-watch]')
      await until(() => there(driver, '#stage .moving *'))
      await until(() => there(driver, '#stage .said li'))
      // Firefox may settle on the next whole pixel.
      expect(Math.abs((await driver.evaluate<number>('scrollY')) - before)).toBeLessThanOrEqual(1)
      await kept(driver, `${make.name}-${game}-film`)
    },
    GAME_MS
  )

  played(
    'shows every kind of question, its choices and button, and sends what was ticked',
    async () => {
      const faults: string[] = []
      // In `npm test` each question is shown in one of the two.
      for (const [n, { name, required }] of everySecond([...asked.entries()], MAKES.indexOf(make))) {
        await driver.open(shown.at(n))
        for (const fault of await driver.evaluate<string[]>(OUT_OF_SIGHT)) faults.push(`${name}: ${fault}`)
        await kept(driver, `${make.name}-${name.replaceAll(/[^a-z]+/g, '-')}`)
        const before = shown.posted.length
        await driver.evaluate(ANSWER)
        await until(() => shown.posted.length > before)
        const sent = [...(shown.posted.at(-1)?.keys() ?? [])].filter(key => key.startsWith('choice.'))
        if (required.some(id => !sent.includes(`choice.${id}`))) faults.push(`${name}: sends ${sent.join()}`)
      }
      expect(faults).toEqual([])
    },
    GAME_MS
  )

  played(
    'shows the end',
    async () => {
      await driver.open(shown.at(END))
      expect(await driver.evaluate<string>(`document.querySelector('#state').textContent`)).toMatch(/wins/)
      expect(await isSeen(driver, '.finished')).toBe(true)
      await kept(driver, `${make.name}-end`)
    },
    GAME_MS
  )
})
