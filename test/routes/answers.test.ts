/** Answers sent in a wrong way, too late or twice: nothing is written, and the sender is told why. */
import { exports } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asking, changed, countAnswers, firstAnswer } from '../kit/asking'
import type { Form } from '../kit/form'
import { HOME, visitor } from '../kit/inside'
import { Page } from '../kit/page'
import { questionOn, seated, type Player } from '../kit/players'
import { expectRefusal } from '../kit/refusal'
import { faultsOf } from '../kit/well-formed'
import type { Visitor } from '../kit/visitor'

const PLAN = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob', 'Kim'] }
const FORM = 'application/x-www-form-urlencoded'

let players: Player[]
let asked: Visitor
let other: Visitor
let question: Form

beforeAll(async () => {
  players = await seated(visitor(), HOME, PLAN, () => visitor({ 'accept-language': 'uk' }))
})

beforeEach(async () => {
  ;({ asked, other, question } = await asking(players))
})

const post =
  (body: string, more: Record<string, string> = {}, who = asked) =>
  () =>
    who.ask(question.action, 'POST', body, more)

describe('an answer is refused', () => {
  const uk = (status: number) => ({ status, language: 'uk' as const, others: [other] })

  test('from another seat, which learns nothing', async () => {
    await expectRefusal(post(firstAnswer(question), {}, other), uk(403))
  })

  test('to a question that is another seat’s', async () => {
    const token = other.page.html.match(/name="token" value="([a-z2-7]+)"/)?.[1]
    const own = question.action.replace(/seats\/\d/, new URL(other.page.url).pathname.match(/seats\/\d/)?.[0] ?? '')
    await expectRefusal(() => other.ask(own, 'POST', changed(firstAnswer(question), /^token$/, token ?? 'x')), {
      status: token ? 409 : 403,
      language: 'uk',
      others: [asked],
    })
  })

  test('without the token of its form, with an empty one, or with a wrong one', async () => {
    for (const token of [undefined, '', 'a'.repeat(26), 'x'.repeat(5000)])
      await expectRefusal(post(changed(firstAnswer(question), /^token$/, token)), uk(403))
  })

  test('if it was not offered', async () => {
    for (const choice of ['play:flag:99', '', '__proto__', 'stop\u0000', '🏴'.repeat(200)])
      await expectRefusal(post(changed(firstAnswer(question), /^choice/, choice)), uk(409))
  })

  test('if its question does not exist', async () => {
    const token = question.fields.find(({ name }) => name === 'token')?.value ?? ''
    for (const field of [
      'choice.__proto__',
      'choice.constructor',
      'choice.',
      'choice.t999.1',
      'choice.takeback',
      'choice.begin',
      'choice.t1.1~7',
    ])
      await expectRefusal(post(new URLSearchParams({ token, [field]: 'stop' }).toString()), uk(409))
    expect(Object.hasOwn(Object.prototype, 'stop')).toBe(false)
  })

  test('if nothing is ticked, and the page says so', async () => {
    const response = await asked.ask(question.action, 'POST', changed(firstAnswer(question), /^choice/, undefined))
    const page = new Page(question.action, response, await response.text())
    expect([page.status, faultsOf(page)]).toEqual([200, []])
    expect(page.root.querySelectorAll('.notice')).toHaveLength(1)
    expect(questionOn(page)).toBeDefined()
  })

  test('if it has more fields than any of our forms', async () => {
    const many = Array.from({ length: 4000 }, (_, n) => `choice.t${n}=x`).join('&')
    await expectRefusal(post(`${firstAnswer(question)}&${many}`), uk(400))
    const others = Array.from({ length: 5000 }, (_, n) => `x${n}=1`).join('&')
    await expectRefusal(post(`token=x&${others}`), uk(403))
  })

  test.each([
    ['broken escapes', '%', 400],
    ['broken UTF-8', 'choice.x=%ff%fe', 400],
    ['half a character', 'choice.x=%ed%a0%80', 400],
  ])('with %s', async (_, broken, status) => {
    await expectRefusal(post(`${firstAnswer(question)}&${broken}`), uk(status))
  })

  test('with bytes that are not text', async () => {
    const body = new Uint8Array([0x74, 0x6f, 0x6b, 0x65, 0x6e, 0x3d, 0xc3, 0x28])
    await expectRefusal(() => sent(body, { 'content-type': FORM }), { status: 400 })
  })

  test.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', '', 'application/x-www-form-urlencodedx'])(
    'as "%s"',
    async type => {
      await expectRefusal(post(firstAnswer(question), { 'content-type': type }), uk(415))
    }
  )

  test('of ten megabytes, whether or not its length is announced', async () => {
    const large = new Uint8Array(10 * 1024 * 1024).fill(0x61)
    await expectRefusal(() => sent(large, { 'content-type': FORM }), { status: 413 })
    await expectRefusal(() => sent(streamOf(large), { 'content-type': FORM }), { status: 413 })
  })
})

const sent = (body: BodyInit, headers: Record<string, string>) =>
  exports.default.fetch(new Request(question.action, { method: 'POST', headers, body }))

function streamOf(bytes: Uint8Array): ReadableStream {
  let at = 0
  return new ReadableStream({
    pull(to) {
      if (at >= bytes.length) return to.close()
      to.enqueue(bytes.slice(at, (at += 64 * 1024)))
    },
  })
}

describe('a repeated answer', () => {
  test('two clicks at the same moment count once, and neither is an error', async () => {
    const before = await countAnswers()
    const both = await Promise.all([post(firstAnswer(question))(), post(firstAnswer(question))()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 303])
    expect(await countAnswers()).toBe(before + 1)
  })

  test('a stale page is told what happened meanwhile, and its answer does not count', async () => {
    const stale = firstAnswer(question)
    const choices = question.questions()[0] ?? []
    const later = choices.find(({ ticked }) => !ticked)
    if (!later) throw new Error('there is only one choice')
    expect((await post(stale)()).status).toBe(303)
    const page = await expectRefusal(
      post(stale.replace(/choice\.[^&]*/, `${encodeURIComponent(later.name)}=${encodeURIComponent(later.value)}`)),
      {
        status: 409,
        language: 'uk',
        others: [other],
      }
    )
    expect(page.root.querySelectorAll('.notice')).toHaveLength(1)
    expect(page.textOf('#table')).toContain('Anne')
  })

  test('htmx gets only the table part, with the same status', async () => {
    const stale = firstAnswer(question)
    await post(stale)()
    const part = await post(changed(firstAnswer(question), /^choice/, 'none'), { 'hx-request': 'true' })()
    expect(part.status).toBe(409)
    expect(await part.text()).not.toContain('<html')
  })
})
