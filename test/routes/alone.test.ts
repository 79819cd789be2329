/** At a table of bots nobody else need agree: what is otherwise put to the vote happens at once. */
import { expect, test } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { practise, questionOn, seated, type Player, answerOnce } from '../kit/players'
import { seededChance } from '../../worker/rules/chance'
import type { Visitor } from '../kit/visitor'
import { BACKS_A_DAY } from '../../worker/shared/bounds'

const ONLY = 'Take back my last answer'
const ASK = 'Ask to take back my last answer'

/** Answers with the last choice, which a bot's answers follow, until the turn is over. */
async function playTurns(me: Visitor, answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    const question = questionOn(me.page) ?? expect.unreachable()
    for (const choices of question.questions()) question.tick(choices.at(-1) ?? expect.unreachable())
    await me.send(question)
  }
}

const pathOf = (me: Visitor): string => me.page.url.replace(/[?#].*/, '')
const withDeeds = (me: Visitor) => me.open(`${pathOf(me)}?open=deeds`)
const votes = (me: Visitor) => me.page.root.querySelectorAll('[id^=vote-]').length

async function practising(): Promise<Visitor> {
  const me = visitor({ 'accept-language': 'en' })
  await practise(me, HOME, 'tunnel')
  await playTurns(me, 4)
  return me
}

test('an answer is taken back without a vote', async () => {
  const me = await practising()
  await withDeeds(me)
  expect(me.page.textOf('main')).not.toContain(ASK)
  await me.send(me.page.form(ONLY))
  expect(votes(me)).toBe(0)
  expect(me.page.textOf('main')).toContain('you take the last answer back')
  expect(questionOn(me.page)).toBeDefined()
})

test('the table goes back to a past position without a vote', async () => {
  const me = await practising()
  const here = pathOf(me)
  await me.open(here.replace(/\/seats\/(\d).*/, '/at/1?seat=$1'))
  await me.send(me.page.form('Go back here'))
  await me.open(here)
  expect(votes(me)).toBe(0)
  expect(me.page.textOf('main')).toContain('The table goes back to step 1')
})

test('going back is bounded for one alone only against machines, and whoever meets the bound is told', async () => {
  const me = await practising()
  const here = pathOf(me)
  const goBack = async (): Promise<string> => {
    await me.open(here.replace(/\/seats\/(\d).*/, '/at/1?seat=$1'))
    await me.send(me.page.form('Go back here'))
    return me.page.textOf('main')
  }
  for (let n = 0; n < BACKS_A_DAY; n++) {
    expect(await goBack()).not.toContain('That was a lot at once')
    await me.open(here)
    await playTurns(me, 1)
  }
  expect(await goBack()).toContain('That was a lot at once')
})

test('what one writes is not said to be read by anybody', async () => {
  const me = await practising()
  expect(me.page.textOf('main')).not.toContain('Only people at this table')
})

test('with another person the request stands until they vote, and can be withdrawn', async () => {
  const players = await seated(visitor(), HOME, { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }, () => visitor())
  let last: Player | undefined
  for (let n = 0; n < 8; n++) last = await answerOnce(players, seededChance(1), last)
  for (const { visitor: me } of players) {
    await withDeeds(me)
    const asks = me.page.forms().find(({ buttons }) => buttons.some(({ text }) => text === ASK))
    if (!asks) continue
    await me.send(asks)
    expect(votes(me)).toBe(1)
    await me.send(me.page.form('Withdraw my request'))
    expect(votes(me)).toBe(0)
    expect(me.page.textOf('main')).toContain('The request is withdrawn')
    return
  }
  expect.unreachable()
})

test('what the bots did stays told after an answer is taken back, until the next', async () => {
  const me = visitor({ 'accept-language': 'en' })
  await practise(me, HOME, 'tunnel')
  const since = () => me.page.textOf('#since + *, .part:has(#since)')
  while (!me.page.textOf('.befell').includes('Deckhand')) await playTurns(me, 1)
  const [headline, digest] = [me.page.textOf('.befell'), since()]
  const question = questionOn(me.page) ?? expect.unreachable()
  for (const [forward] of question.questions()) question.tick(forward ?? expect.unreachable())
  await me.send(question)
  expect(me.page.textOf('.befell')).not.toContain('Deckhand')
  await me.send(me.page.form(ONLY))
  expect(me.page.textOf('.befell')).toBe(headline)
  for (const told of digest.split(', ').filter(told => told.includes('→'))) expect(since()).toContain(told)
})
