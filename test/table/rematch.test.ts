/** The same crew plays again, from the end of one game to the seats of the next: one press each, and numbered names. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { countedOn } from '../../worker/table/deeds/rematch'
import { linkOf, visitor } from '../kit/inside'
import { newTable } from '../kit/table'
import { playOut } from '../kit/play-out'

test.each([
  ['The long way round', 'The long way round II'],
  ['The long way round II', 'The long way round III'],
  ['Ночь IX', 'Ночь X'],
  ['Table XX', 'Table XX'],
  ['I', 'I II'],
  ['Ж'.repeat(40), `${'Ж'.repeat(37)} II`],
])('after “%s” comes “%s”', (before, after) => expect(countedOn(before)).toBe(after))

test('whoever asks sits at once, and the others by one press each, without a form', async () => {
  const [anne, bob] = [visitor(), visitor()]
  const table = await newTable({ name: 'Salt and gunpowder', seats: 2, house: { sections: 4, pirates: 3 } })
  await playOut(table)
  for (const [seat, who] of [anne, bob].entries()) await who.open(linkOf(table, seat))
  const again = async (who: typeof anne): Promise<string> => {
    const page = await who.reload()
    const form = page.forms().find(({ action }) => action.endsWith('/rematches')) ?? expect.unreachable('no rematch')
    return (await who.send(form)).url
  }
  const [first, second] = [await again(anne), await again(bob)]
  expect(first).toMatch(/\/seats\/1(\?|$)/)
  expect(second).toMatch(/\/seats\/0(\?|$)/)
  expect(first.split('/')[4]).toBe(second.split('/')[4])
  expect((await visitor().open(`${env.PUBLIC_URL}/tables/${first.split('/')[4]}`)).textOf('title')).toMatch(/ II · /)
  // A second press leads to the same seat.
  await anne.open(`${first.split('?')[0]}`)
  expect(anne.page.status).toBe(200)
}, 300_000)
