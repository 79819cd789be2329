/** A page that its reader already has. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { questionOn, seated, tickAll, type Player } from '../kit/players'
import { seededChance } from '../../worker/rules/chance'
import { START } from '../kit/post'
import type { Visitor } from '../kit/visitor'

let players: Player[]
beforeEach(() => void vi.setSystemTime(START))
beforeAll(async () => {
  vi.setSystemTime(START)
  // With two equal dice they are placed at once, and then it can be seen who has chosen a card: such a start is not used here.
  do {
    players = await seated(visitor(), HOME, { game: 'regatta', edition: 'first', names: ['Anne', 'Bob', 'Kim'] }, () => visitor())
    for (const { visitor } of players) await visitor.open(visitor.page.url.replace(/\?.*/, ''))
  } while (players.filter(({ visitor }) => questionOn(visitor.page)).length > 1)
})

const asking = (who: Visitor, etag: string): Promise<Response> => who.ask(who.page.url, 'GET', undefined, { 'if-none-match': etag })
const etagOf = (who: Visitor): string => who.page.headers.get('etag') ?? 'none'

describe('the page of a seat', () => {
  test('is cached by its reader alone, who asks each time and gets a short 304, two minutes later too', async () => {
    for (const { visitor } of players) {
      vi.setSystemTime(START + 25 * 60_000)
      await visitor.reload()
      expect(visitor.page.headers.get('cache-control')).toBe('private, no-cache')
      expect(visitor.page.headers.get('vary')).toContain('cookie')
      vi.setSystemTime(START + 27 * 60_000)
      const again = await asking(visitor, etagOf(visitor))
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      const head = [...again.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
      expect(head.length).toBeLessThanOrEqual(400)
    }
  })

  test('differs in another language and for another seat', async () => {
    const [anne, bob] = players.map(({ visitor }) => visitor)
    if (!anne || !bob) throw new Error('nobody sits here')
    expect((await anne.ask(anne.page.url, 'GET', undefined, { 'if-none-match': etagOf(anne), 'accept-language': 'uk' })).status).toBe(200)
    expect((await asking(bob, etagOf(anne))).status).toBe(200)
  })

  test('is unchanged after somebody else has sealed a card, and changes when the round goes on', async () => {
    for (const { visitor } of players) await visitor.reload()
    const captain = players.find(({ visitor }) => questionOn(visitor.page))
    const [sealing, third] = players.filter(player => player !== captain)
    if (!captain || !sealing || !third) throw new Error('a player is missing')
    const seal = sealing.visitor.page.forms().find(({ action }) => action.endsWith('/answers'))
    if (!seal) throw new Error('no card can be sealed')
    for (const [first] of seal.questions()) if (first) seal.tick(first)
    const page = await sealing.visitor.ask(seal.action, 'POST', seal.body())
    expect(page.status).toBe(303)
    for (const { visitor } of [captain, third]) expect((await asking(visitor, etagOf(visitor))).status).toBe(304)
    expect((await asking(sealing.visitor, etagOf(sealing.visitor))).status).toBe(200)
    const form = questionOn(captain.visitor.page)
    if (form) await captain.visitor.send(tickAll(form, seededChance(1)))
    expect((await asking(third.visitor, etagOf(third.visitor))).status).toBe(200)
  })

  test('is not sent to anybody who no longer holds the seat', async () => {
    const [kim] = players.slice(2)
    if (!kim) throw new Error('nobody sits here')
    await kim.visitor.reload()
    const held = visitor()
    expect((await held.ask(kim.visitor.page.url, 'GET', undefined, { 'if-none-match': etagOf(kim.visitor) })).status).toBe(403)
  })

  test('is not cached anywhere while it shows a link that opens the seat', async () => {
    const guest = visitor()
    const [sat] = await seated(guest, HOME, { game: 'tunnel', edition: 'jamaica', names: ['Ann', 'Bo'] }, () => visitor())
    expect(sat?.visitor.page.html).toContain('/link/')
    expect(sat?.visitor.page.headers.get('cache-control')).toBe('no-store')
  })
})
