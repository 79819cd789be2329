/** How a letter lists the choices of each kind of question, and what it says of each. */
import { describe, expect, test } from 'vitest'
import { writeLetter } from '../../web/mail'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import type { RegattaAct } from '../../worker/games/regatta/turn/acts'
import type { RegattaBoard } from '../../worker/games/regatta/state/view'
import type { Choice, Prompt } from '../../worker/rules/contract'
import { CLOCK } from '../games/kit'
import { questionKinds, type Asked } from '../browser/kinds'
import { modelOf, NAMES } from './scene'

const LINK = 'https://boat.example/link'

function letterTo({ match, seat }: Asked, language: Language = 'en') {
  const site = { siteUrl: 'https://boat.example', link: LINK, stop: 'https://boat.example/stop', replyTo: 'x@boat.example' }
  return writeLetter({ kind: 'turn', language, now: CLOCK, ...site, table: modelOf(match, seat) }, match.setting.game)
}

const REGATTA = questionKinds('regatta', 'first', 5)
const TUNNEL = questionKinds('tunnel', 'tortuga', 4)
const of = (kind: string): Asked => REGATTA.find(({ name }) => name.replaceAll('.', '').endsWith(`, ${kind}`)) ?? expect.unreachable(kind)

/** The numbered rows of the plain part, with what stands below each. */
const rowsIn = (text: string): string[] => text.match(/^\d+\. .*(?:\n {3}.*)?$/gm) ?? []
/** The boxes of the HTML that stand beside each other, in plain words. */
const halvesIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*width:49%[^>]*>(.*?)<\/a>/g)].map(([, box = '']) => box.replace(/<[^>]+>/g, ''))

const EVERY = [...REGATTA, ...TUNNEL].flatMap(asked =>
  LANGUAGES.map((language): [string, Language, Asked] => [asked.name, language, asked])
)

test.each(EVERY)('%s, in %s: no line ends at an arrow or between a number and its word', (_name, language, asked) => {
  const { html } = letterTo(asked, language)
  const seen = html.replace(/<head>.*?<\/head>|<div [^>]*display:none.*?<\/div>/g, '')
  const texts = (markup: string): string => markup.replace(/<[^>]+>/g, '|')
  expect(texts(seen).match(/.{0,20}(?: →|→ ).{0,20}/g) ?? []).toEqual([])
  expect(texts(seen).match(/(?<!\p{L})\p{L}{1,3} [+−]?\d|\d [+−]?\d|[\d+] \p{L}/gu) ?? []).toEqual([])
  // A title with a long word before a number would be wider than a phone.
  expect(texts(seen.replace(/<h[12] .*?<\/h[12]>/g, '')).match(/\p{L} [+−]?\d/gu) ?? []).toEqual([])
})

test('what a payment leaves in each hold has rows of its own, and short ways stand beside each other', () => {
  expect(halvesIn(letterTo(of('pay'), 'pl').html)).toEqual([])
  const halves = TUNNEL.flatMap(asked => halvesIn(letterTo(asked).html))
  expect(halves).toContainEqual(expect.stringMatching(/^\d+\.\u00A0\d+\u00A0→\u00A0\d+$/))
})

describe('at a fork', () => {
  test('a way that the ship cannot pay for says what is missing, and where it falls back to', () => {
    const rows = rowsIn(letterTo(of('course')).text)
    expect(rows).toContainEqual(expect.stringMatching(/price 3 food\n {3}2 food short, pay 1 food, fall back\sto /))
  })

  test('a way that meets ships says so', () => {
    const { match, seat } = of('course')
    const meeting = (choice: Choice): Choice => ({ ...choice, act: { ...(choice.act as RegattaAct), meets: [1, 2] } })
    const prompts = match.prompts.map(({ choices: [first, ...others], ...prompt }): Prompt => {
      return { ...prompt, choices: [meeting(first), ...others.map(meeting)] }
    })
    const rows = rowsIn(letterTo({ name: '', match: { ...match, prompts }, seat }).text)
    expect(rows.filter(row => !row.includes(`, fights ${NAMES[1]} / ${NAMES[2]}`))).toEqual([])
  })
})

describe('in a fight', () => {
  const { text, html } = letterTo(of('defencepowder'))

  test('chances are the reader’s, and add up with the tie', () => {
    const sums = rowsIn(text).map(row => {
      const [, win = '', lose = ''] = /· you win (\d+)% · lose (\d+)%/.exec(row) ?? expect.unreachable(row)
      return Number(win) + Number(lose) + Number(/ · tie (\d+)%$/.exec(row)?.[1] ?? 0)
    })
    expect(new Set(sums)).toEqual(new Set([100]))
    expect(text).toMatch(/ · tie \d+%$/m)
  })

  test('what the question says is not said again above it', () => {
    expect(text).toMatch(/^\S+ attacks with a strength of /m)
    expect(text.split('\n1. ')[0]?.split('\n').slice(1).join()).not.toContain('attacks you')
    expect(letterTo(of('loot')).text.split('\n1. ')[0]).not.toContain('You win.')
  })

  test('amounts that gain nothing more are one line, each with its link', () => {
    const [, line = ''] = /^((?:\d+, )*\d+): gain nothing more$/m.exec(text) ?? expect.unreachable('no such line')
    const spares = line.split(', ').map(Number)
    expect(spares.length).toBeGreaterThan(1)
    for (const n of spares) {
      expect(text).not.toMatch(new RegExp(`^${n}\\. `, 'm'))
      expect(html).toMatch(new RegExp(`<a [^>]*href="[^"]*choice=powder%3A${n}[^"]*"[^>]*>${n}</a>`))
    }
  })

  test('each ship that can be attacked is listed with its cargo', () => {
    const { match, seat } = of('opponent')
    const { ships } = match.setting.game.rules.view(match.present.state, seat).board as RegattaBoard
    const rows = rowsIn(letterTo(of('opponent')).text)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) {
      const defender = NAMES.findIndex(name => row.includes(`. ${name} · `))
      const food = ships[defender]?.holds.find(hold => hold?.what === 'food')
      expect(row).toContain(food ? ` ${food.n} food` : ' · ')
    }
  })
})

describe('in Tunnel', () => {
  const { text, html } = letterTo(TUNNEL.find(({ name }) => name.endsWith('2')) ?? expect.unreachable('no second action'))

  test('ways do not repeat the heading above them', () => {
    expect(text).toMatch(/^flag( ×\d)?\n\n\d+\. \S+ → \S+$/m)
    expect(rowsIn(text).filter(row => /flag|sabre|pistol|key|bottle|tricorne|back/.test(row))).toEqual([])
  })

  test('ending the turn has a row of its own, apart from the ways', () => {
    expect(html).toMatch(/<div style="margin:18px 0 14px;?"><a [^>]*display:block[^>]*>(?:(?!<\/a>).)*end my turn/)
  })
})

test('ports are called by their names, and home once, with the others and on the board', () => {
  const { text } = letterTo(of('opponent'))
  expect(text).toMatch(/^0 Port Royal( \[| ·)/m)
  const ports = text.match(/.{0,20}port, price/g) ?? []
  expect(ports.length).toBeGreaterThan(5)
  expect(ports.filter(port => !/\p{Lu}[\p{L}.’ ]+, port, price$/u.test(port))).toEqual([])
})
