/**
 * What a decision needs is on a phone's first screen: the question, one's holds or cards, and the choices above the button; for every kind
 * of question, in both games and all four languages.
 */
import { expect, test } from 'vitest'
import { tablePage } from '../../web/pages/table/table'
import type { TableProps } from '../../web/pages/table/table-page'
import { LANGUAGES } from '../../worker/drawing/game'
import { crowd } from '../gallery/crowd'
import { propsOf } from '../web/scene'
import { seededChance } from '../../worker/rules/chance'
import { give } from '../games/kit'
import { sharedBrowser } from './shared'
import { questionKinds, type Asked } from './kinds'
import { everySecond } from '../kit/repeats'
import { saidOfEach, type Named } from './laid-out'

const PHONE = { width: 360, height: 740 }
const LOW = { width: 360, height: 640 }
const REST = 900
/** The least height of the visible part of the board, in CSS pixels. */
const WATERS = 72
/** Without it, the most that is left empty above the button: what no board, however it lies, would fill. */
const IDLE = 200

const GAMES: readonly [string, string, number][] = [
  ['regatta', 'first', 4],
  ['regatta', 'revised', 3],
  ['regatta', 'yassa', 3],
  ['tunnel', 'tortuga', 4],
]
const asked = GAMES.flatMap(([game, edition, seats]) => questionKinds(game, edition, seats)).flatMap(one => [one, ...inPart(one)])

/** The same after answering the first of two questions ahead. */
function inPart({ name, match, seat }: Asked): Asked[] {
  const [first, second] = match.prompts.filter(prompt => prompt.seat === seat && prompt.calls)
  if (!first || !second) return []
  return [{ name: `${name}, in part`, match: give(match, { seat, prompt: first.id, choice: first.choices[0].id }, seededChance(1)), seat }]
}

function longNamed({ match, seat }: Asked): TableProps {
  const { model, ...props } = propsOf(match, seat)
  const seats = model.head.seats.map(card => ({ ...card, name: `Bartholomew ${'Decimus'.repeat(4)}`.slice(0, 40) }))
  return { ...props, model: { ...model, head: { ...model.head, seats } } }
}

const browser = await sharedBrowser()
const page = await browser.newPage({ javaScriptEnabled: false })

/** The lower edges of visible elements, and the upper edge of the bar with the button. */
const MEASURED = `(() => {
  const isSeen = element => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const bottoms = selector =>
    [...document.querySelectorAll(selector)].filter(isSeen).map(element => Math.round(element.getBoundingClientRect().bottom))
  return {
    edge: document.querySelector('#answer .send')?.getBoundingClientRect().y ?? 0,
    questions: bottoms('#answer h2'),
    buttons: bottoms('#answer button.asked'),
    aboard: bottoms('#answer .aboard'),
    rows: bottoms('#answer label.pick:has(input[name^="choice."])'),
    cut: [...document.querySelectorAll('.masthead .moment > *')].some(said => said.scrollWidth > said.clientWidth + 1),
    drawn: document.querySelector('#answer .about:has(.aim, .stall, .pin) .near') !== null,
    named: ['.masthead .moment', '.slim nav a span'].every(part => [...document.querySelectorAll(part)].some(isSeen)),
    waters: [...document.querySelectorAll('#answer .about .near')].filter(isSeen).map(near => near.getBoundingClientRect().height)[0],
  }
})()`
interface Measured extends Record<'questions' | 'buttons' | 'aboard' | 'rows', readonly number[]> {
  edge: number
  /** The round with its Captain, and the way to one's tables, in words. */
  named: boolean
  /** Part of the round, or of how one stands, is cut off. */
  cut: boolean
  waters?: number
  /** There is a close-up, though it may be left out on a phone. */
  drawn: boolean
}

/** In `npm test` each question is shown in each language either with its hint or without. */
const CASES = LANGUAGES.flatMap((language, n) => [
  { language, told: 'with its hint', hints: [], from: n },
  { language, told: 'without', hints: 'off' as const, from: n + 1 },
])

test.each(CASES)(
  'in $language, for every kind of question, $told',
  async ({ language, hints, from }) => {
    const faults: string[] = []
    const pages = everySecond(asked, from).map(
      ({ name, match, seat }): Named<string> => [name, tablePage(propsOf(match, seat, { language, hints }))]
    )
    pages.push(['six ships with six treasures each on one space', tablePage({ ...crowd(), language, hints })])
    const first = asked.find(({ name }) => name.endsWith('card'))
    if (first) pages.push(['names of 40 letters', tablePage({ ...longNamed(first), language, hints })])
    for (const [name, measured] of await saidOfEach<Measured>(page, pages, MEASURED, [PHONE, LOW])) {
      for (const [n, { edge, named, cut, rows, waters, drawn, ...lower }] of measured.entries()) {
        const { size, least } = n === 0 ? { size: PHONE, least: 4 } : { size: LOW, least: 2 }
        const say = (what: string): number => faults.push(`${name}: ${what}`)
        if (name.endsWith('captain') && waters !== undefined && waters < WATERS) say(`the waters are ${waters} high`)
        const [[question = Infinity], [button = Infinity], [aboard = Infinity]] = [lower.questions, lower.buttons, lower.aboard]
        if (cut) say('the header cuts off what it says')
        if (!named) say('the header leaves out the round or the name of its link')
        if (question > edge) say(`the question ends at ${question}`)
        if (button > size.height) say(`the button ends at ${button}`)
        if (aboard > edge) say(`what is aboard ends at ${aboard}`)
        const seen = rows.filter(bottom => bottom <= edge).length
        if (seen < Math.min(least, rows.length))
          say(`${seen} of ${rows.length} choices above ${Math.round(edge)} of ${size.height}: ${rows.join(' ')}`)
        const last = Math.max(...rows)
        const idle = edge - last
        if (size === PHONE && drawn && waters === undefined && idle > IDLE) say(`no waters, though ${idle} are left`)
        if (size === PHONE && last > REST) say(`the last of ${rows.length} choices ends at ${last}`)
      }
    }
    expect(faults).toEqual([])
  },
  300_000
)
