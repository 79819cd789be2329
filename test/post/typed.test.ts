/** An address that a host typed for a seat: it stays the seat's, and the next letter to it confirms it. */
import { expect, test } from 'vitest'
import { seededChance } from '../../worker/rules/chance'
import { HOME, visitor } from '../kit/inside'
import type { Page } from '../kit/page'
import { answerOnce, claimsOn, openTable, SHORT, sit, type Plan, type Player } from '../kit/players'
import { kindsTo, newestTo } from '../kit/post'
import { delivered } from '../kit/storage'
import type { Visitor } from '../kit/visitor'

const PLAN: Plan = { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'], house: SHORT }
let ships = 0
const somebody = (): string => `anne@typed-${++ships}.example`
const newest = async (address: string) => (await newestTo(address)) ?? expect.unreachable('there is no letter')
const linkIn = (text: string, kind: RegExp): string => text.match(/https?:\S+/g)?.find(link => kind.test(link)) ?? expect.unreachable(text)
const tableOf = ({ page }: Visitor): string => page.url.replace(/(\/settings\/\w+|\/deeds)?([?#].*)?$/, '')
const settingsOf = (who: Visitor, page: 'letters' | 'seat'): Promise<Page> => who.open(`${tableOf(who)}/settings/${page}`)

/** Takes the seat as a host does who typed an address beside their own name: one press, nothing typed. */
const sitDown = async (host: Visitor): Promise<Page> => {
  const own = host.page.links().find(({ href }) => href.includes('/claim/'))
  const page = await host.open(own?.href ?? '')
  return host.send(page.form('Take this seat'))
}

/** The host takes the first seat, whose address was typed when the table was made; Bob takes the second. */
async function begun(address: string): Promise<Player[]> {
  const [host, bob] = [visitor(), visitor()]
  const claims = claimsOn(await openTable(host, HOME, { ...PLAN, addresses: [address] }))
  await sitDown(host)
  await sit({ name: 'Bob', visitor: bob }, claims[1]?.href ?? '')
  await delivered()
  return [
    { name: 'Anne', visitor: host },
    { name: 'Bob', visitor: bob },
  ]
}

async function untilAsked(players: readonly Player[], name: string): Promise<void> {
  const chance = seededChance(7)
  for (const { visitor } of players) await visitor.open(tableOf(visitor))
  for (let last: Player | undefined, n = 0; n < 20; n++) {
    last = await answerOnce(players, chance, last)
    const seen = players.find(player => player.name !== name)?.visitor
    if (last?.name !== name && (await seen?.reload())?.textOf('.waits').includes(name)) return
  }
  throw new Error(`${name} is never asked`)
}

async function confirmIn(address: string): Promise<Page> {
  const reader = visitor()
  const page = await reader.open(linkIn((await newest(address)).text, /\/letters\/confirm\//))
  return reader.send(page.form())
}

test('a host who typed an address and takes that seat gets a letter to confirm it, then letters to the end', async () => {
  const address = somebody()
  const players = await begun(address)
  expect((await kindsTo(address)).at(-1)).toBe('seat')
  expect((await confirmIn(address)).url).toMatch(/\/seats\/0$/)
  await untilAsked(players, 'Anne')
  await delivered()
  expect((await kindsTo(address)).at(-1)).toBe('turn')
  await ended(players)
  expect((await kindsTo(address)).at(-1)).toBe('over')
})

test('the invitation already on its way also confirms the address, though its seat is taken', async () => {
  const address = somebody()
  const host = visitor()
  await openTable(host, HOME, { ...PLAN, addresses: [address] })
  await delivered()
  const invitation = linkIn((await newest(address)).text, /\/claim\//)
  await sitDown(host)
  const page = await host.open(invitation)
  expect((await host.send(page.form())).url).toMatch(/\/seats\/0$/)
  await host.open(invitation)
  expect(host.page.url).toMatch(/\/seats\/0$/)
})

test('the form says where letters go, and sends none there when told not to', async () => {
  const address = somebody()
  const [host, friend] = [visitor(), visitor()]
  const claims = claimsOn(await openTable(host, HOME, { ...PLAN, addresses: [address] }))
  const page = await friend.open(claims[0]?.href ?? '')
  expect(page.textOf('main')).toContain(`an…@${address.split('@')[1]}`)
  expect(page.html).not.toContain(address)
  const form = page.form('Take this seat')
  await friend.send(form.tick(form.fields.find(({ kind }) => kind === 'checkbox') ?? expect.unreachable()))
  await delivered()
  expect(await kindsTo(address)).not.toContain('seat')
})

test('another address typed in the form replaces it', async () => {
  const [address, other] = [somebody(), somebody()]
  const host = visitor()
  const claims = claimsOn(await openTable(host, HOME, { ...PLAN, addresses: [address] }))
  await sit({ name: 'Anne', visitor: host }, claims[0]?.href ?? '', { address: other })
  await delivered()
  expect(await kindsTo(address)).not.toContain('seat')
  expect(await kindsTo(other)).toEqual(['seat'])
})

/** All resign, and bots play the game to its end. */
async function ended(players: readonly Player[]): Promise<void> {
  for (const { visitor } of players) {
    const form = (await settingsOf(visitor, 'seat')).form('Resign')
    await visitor.send(form.choose('on'))
  }
  await delivered()
}

/** Ends the game; Bob starts the next one, and the host sits down from the host's page of the new table. */
async function again(players: readonly Player[]): Promise<void> {
  await ended(players)
  const [anne, bob] = players.map(({ visitor }) => visitor)
  if (!anne || !bob) throw new Error('a player is missing')
  await bob.open(tableOf(bob))
  await bob.send(bob.page.form('Play again'))
  await anne.open(tableOf(anne))
  await anne.follow('Seats and webhooks of the next table')
  await sitDown(anne)
  await delivered()
}

test('in the rematch the seat keeps its address, and a confirmed address stays confirmed', async () => {
  const address = somebody()
  const players = await begun(address)
  await confirmIn(address)
  await again(players)
  const letter = await newest(address)
  expect(letter.kind).toMatch(/seat|turn/)
  expect(letter.text).not.toContain('/letters/confirm/')
  expect((await settingsOf(players[0]?.visitor ?? visitor(), 'letters')).textOf('main')).toContain('letters go there')
  await untilAsked(players, 'Anne')
  await delivered()
  expect((await kindsTo(address)).at(-1)).toBe('turn')
})
