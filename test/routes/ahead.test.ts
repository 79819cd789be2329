/** The form that seals cards, with the small questions that the cards may raise: without scripts, folded, and filled as before. */
import { expect, test } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { expectRefusal } from '../kit/refusal'
import { answer, newTable, see } from '../kit/table'

test('small questions are answered in the form of the cards, with or without a card, and show their answers', async () => {
  const table = await newTable({ game: 'regatta', edition: 'first', seats: 3, manner: 'brisk' })
  const captain = (await see(table, 'watcher')).model.head.seats.findIndex(({ waits }) => waits)
  const seat = (captain + 1) % 3
  const own = visitor()
  const open = (query = '') => own.open(new URL(`/tables/${table.id}/seats/${seat}${query}`, HOME).href)
  const unfold = () => open('?open=ahead')
  await own.open(new URL(`/tables/${table.id}/seats/${seat}/link/${table.keys[seat]}`, HOME).href)
  for (let round = 0; (await unfold()).root.querySelectorAll('.foreseen select').length === 0; round++) {
    if (round > 60) throw new Error('no question is ever foreseen')
    for (let n = 0; n < 3; n++) {
      const [prompt] = (await see(table, n)).model.prompts.filter(({ may }) => !may)
      if (prompt) await answer(table, n, prompt.id, prompt.choices[0].id)
    }
  }
  const form = own.page.forms().find(({ action }) => action.endsWith('/answers'))
  const token = form?.fields.find(({ name }) => name === 'token')?.value ?? ''
  const select = own.page.root.querySelector('.foreseen select')
  const name = select?.getAttribute('name') ?? ''
  const last = select?.querySelectorAll('option').at(-1)?.getAttribute('value') ?? ''
  const folded = await open()
  expect(folded.root.querySelector('.foreseen select')).toBeNull()
  expect((await own.follow(folded.textOf('.foreseen a'))).root.querySelector('.foreseen select')).not.toBeNull()

  const send = (more: Record<string, string>) => () =>
    own.ask(form?.action ?? '', 'POST', new URLSearchParams({ token, ...more }).toString())
  expect((await send({ [name]: last })()).status).toBe(303)
  const shown = (await open()).root.querySelectorAll('.foreseen select').find(one => one.getAttribute('name') === name)
  expect(shown?.querySelector('option[selected]')?.getAttribute('value')).toBe(last)
  expect(own.page.root.querySelector('details.foreseen')?.hasAttribute('open')).toBe(true)

  const flood = Object.fromEntries(Array.from({ length: 65 }, (_, n) => [`ahead.${n}`, 'x']))
  await expectRefusal(send(flood), { status: 400, language: 'en', others: [] })
})
