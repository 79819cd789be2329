/** The invitation: who invites to what, the goal of the game, how long and how often, and one button, in the friend's language. */
import { expect, test } from 'vitest'
import { parse } from 'node-html-parser'
import { PACES } from '../../worker/clock/pace'
import { LANGUAGES } from '../../worker/drawing/game'
import { HOME, visitor } from '../kit/inside'
import { act, at, START } from '../kit/life'
import { lettersTo } from '../kit/post'
import { delivered } from '../kit/storage'
import { newTable } from '../kit/table'

const SAYS = {
  en: ['Ann invites you to a game of Regatta', 'Race round the island', 'One short visit a day, about three weeks'],
  ru: ['Ann приглашает вас', 'остров', 'трёх недель'],
  uk: ['Ann запрошує вас', 'острів', 'трьох тижнів'],
  pl: ['Ann zaprasza cię', 'wyspę', 'trzech tygodni'],
}
const WORDS_BEFORE_BUTTON = 60

test.each(LANGUAGES)('in %s, the language that the host chose for the seat', async language => {
  const address = `kim.${language}@invitation.example`
  const host = visitor({ 'accept-language': language === 'en' ? 'pl' : 'en' })
  await host.open(`${HOME}tables/new`)
  const form = host.page.forms().find(({ action }) => action.endsWith('/tables')) ?? expect.unreachable()
  const body = new URLSearchParams(form.body())
  for (const [field, value] of Object.entries({ 'name.0': 'Ann', 'name.1': 'Kim', 'address.1': address, 'language.1': language }))
    body.set(field, value)
  await host.ask(form.action, 'POST', body.toString())
  await delivered()
  const [letter] = await lettersTo(address)
  const { subject, text, html, picture } = letter ?? expect.unreachable('no letter')
  const [title, goal, often] = SAYS[language]
  expect(subject).toContain(title)
  expect(text).toContain(goal)
  expect(text.replace(/\s+/g, ' ')).toContain(often)
  expect(picture?.png.length).toBeGreaterThan(1000)
  const links = parse(html)
    .querySelectorAll('a')
    .map(link => link.getAttribute('href') ?? '')
  expect(links.filter(href => href.includes('/claim/'))).toHaveLength(1)
  expect(links.filter(href => !/\/(claim|letters\/stop)\/|\/proof$/.test(href))).toEqual([])
  const before = text.slice(0, text.search(/https?:/))
  expect(before.split(/\s+/).length).toBeLessThan(WORDS_BEFORE_BUTTON)
  expect((await visitor({ 'accept-language': 'en' }).open(/https?:\S+\/claim\/\S+/.exec(text)?.[0] ?? '')).html).toContain(
    `<html lang="${language}"`
  )
})

test.each(['Europe/Kyiv', 'America/Los_Angeles', 'Asia/Kathmandu'])(
  'letters to somebody in %s give times in that zone, with the date',
  async zone => {
    at(START)
    const address = `${zone.replace('/', '.')}@invitation.example`.toLowerCase()
    const table = await newTable({ seats: 2, addresses: [address, address], pace: PACES.steady })
    for (const seat of [0, 1])
      expect(await act(table, seat, { do: 'hours', hours: { zone, from: 0, to: 0, days: [1, 2, 3, 4, 5, 6, 7] } })).toBe('done')
    await delivered()
    const letter = (await lettersTo(address)).find(({ kind }) => kind === 'turn')
    const text = letter?.text.replace(/\s+/g, ' ') ?? expect.unreachable('no letter')
    const due = new Date(START + PACES.steady.first)
    const said = (how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat('en-GB', { ...how, timeZone: zone }).format(due)
    expect(text).toContain(said({ hour: '2-digit', minute: '2-digit' }))
    expect(text).toContain(said({ day: 'numeric', month: 'short' }))
    expect(text).not.toContain('UTC')
  }
)
