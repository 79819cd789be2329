/** No page is wider than the smallest phone, in any language, even with text at twice its size; no letter than a usual one. */
import { expect, test } from 'vitest'
import { GAMES, gameOf } from '../../worker/games'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import type { TableProps } from '../../web/pages/table/table-page'
import { tablePage } from '../../web/pages/table/table'
import { FOLDS } from '../../web/parts/fold'
import { crowd } from '../gallery/crowd'
import { letters } from '../gallery/letters'
import { SITE_PAGES } from '../gallery/pages'
import { PLAIN_FACE } from '../gallery/shoot'
import { dressed as dressedUp, states } from '../gallery/states'
import { PAGES } from '../web/life'
import { sharedBrowser } from './shared'
import { questionKinds } from './kinds'
import { everySecond } from '../kit/repeats'
import { saidOfEach, type Named } from './laid-out'
import { matchAfter } from '../web/scene'

const HEIGHT = 740
const NARROW = { width: 320, height: HEIGHT }
const LARGE = { ...NARROW, text: 200 }
const PHONE = { width: 360, height: HEIGHT }

const asked = [
  ...questionKinds('regatta', 'first', 5),
  ...questionKinds('regatta', 'revised', 3),
  ...questionKinds('regatta', 'yassa', 3),
  ...questionKinds('tunnel', 'tortuga', 4),
]

/** With all folds open. */
const dressed: typeof dressedUp = (...of) => ({ ...dressedUp(...of), opened: FOLDS })

/** Names of 40 letters without a space, right to left among them. */
const LONG = ['ש', 'W', 'م', 'Щ', 'x'].map(letter => letter.repeat(40))
function longNamed(props: TableProps): TableProps {
  const seats = props.model.head.seats.map(card => ({ ...card, name: LONG[card.seat] ?? card.name }))
  return { ...props, model: { ...props.model, head: { ...props.model.head, name: LONG[0] ?? '', seats } } }
}
const longNames = (language: Language): Named<string>[] => {
  const over = matchAfter(gameOf('regatta'), { edition: 'first', seats: 5, answers: 5000 })
  const others = everySecond(asked, 0).flatMap(({ name, match, seat }) => [
    [`${name}, asked`, match, seat] as const,
    [`${name}, looked at`, match, 'watcher'] as const,
  ])
  const crowded: Named<string> = ['long names, a crowd', tablePage({ ...longNamed(crowd(dressed)), language })]
  return [...others, ['over', over, 0] as const]
    .map(([name, match, viewer]): Named<string> => [`long names, ${name}`, tablePage({ ...longNamed(dressed(match, viewer)), language })])
    .concat([crowded])
}

/** In `npm test` each question is laid out in two of the languages. */
const pagesIn = (language: Language): Named<string>[] => [
  ...Object.entries(PAGES).map(([name, page]): Named<string> => [name, page(language)]),
  ...everySecond(asked, LANGUAGES.indexOf(language)).map(
    ({ name, match, seat }): Named<string> => [name, tablePage({ ...dressed(match, seat), language })]
  ),
  ...GAMES.map(
    (game): Named<string> => [
      `the end of ${game.id}`,
      tablePage({ ...dressed(matchAfter(game, { edition: game.editions[0].id, answers: 5000 }), 0), language }),
    ]
  ),
  ['six ships with six treasures each on one space', tablePage({ ...crowd(dressed), language })],
  ...Object.entries(SITE_PAGES).map(([name, page]): Named<string> => [name, page(language)]),
]

/** How far the page scrolls sideways, and what sticks out. */
const SIDEWAYS = `(() => {
  const by = document.documentElement.scrollWidth - innerWidth
  if (by <= 0) return ''
  const out = [...document.querySelectorAll('body *')]
    .filter(e => !e.closest('svg, .strip, .masthead') && e.getBoundingClientRect().right > innerWidth + 1)
    .toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)
  return by + ' px: ' + out.slice(0, 4).map(e => e.tagName + '.' + e.className + ' ' + e.textContent.slice(0, 20)).join(', ')
})()`

const browser = await sharedBrowser()
const page = await browser.newPage({ javaScriptEnabled: false })

test('names of 40 letters, right to left or not, never make a page scroll sideways', async () => {
  const faults = (await saidOfEach<string>(page, longNames('en'), SIDEWAYS, [NARROW])).filter(([, [fault]]) => fault)
  expect(faults).toEqual([])
}, 300_000)

test.each(LANGUAGES)(
  'in %s nothing scrolls sideways at 320 px, even with text at twice its size',
  async language => {
    const pages = pagesIn(language)
    const faults: string[] = []
    for (const [name, found] of await saidOfEach<string>(page, pages, SIDEWAYS, [NARROW, LARGE]))
      for (const [n, fault] of found.entries()) if (fault) faults.push(`${name}${n > 0 ? ', large text' : ''}: ${fault}`)
    expect(faults).toEqual([])
  },
  300_000
)

test.each(LANGUAGES)(
  'in %s no letter is wider than a phone',
  async language => {
    const posted = letters(states()).map(({ name, html }): Named<string> => [name, html(language).replaceAll('-apple-system', PLAIN_FACE)])
    const wide = (await saidOfEach<string>(page, posted, SIDEWAYS, [PHONE])).filter(([, [fault]]) => fault)
    expect(wide).toEqual([])
  },
  300_000
)

test.each(LANGUAGES)(
  'in %s each page of the settings ends on the second screen of a phone',
  async language => {
    const settings = Object.entries({ ...PAGES, ...SITE_PAGES })
      .filter(([name]) => name.startsWith('settings, '))
      .map(([name, pageIn]): Named<string> => [name, pageIn(language)])
    const measured = await saidOfEach<number>(page, settings, 'document.querySelector("main").getBoundingClientRect().bottom', [PHONE])
    const ends = measured.map(([name, [end = Infinity]]) => [name, end] as const)
    console.log(ends.map(([name, end]) => `${language} ${name}: room for ${Math.round(2 * HEIGHT - end)} px`).join('\n'))
    expect(ends).toHaveLength(6)
    expect(ends.filter(([, end]) => !(end <= 2 * HEIGHT))).toEqual([])
  },
  300_000
)
