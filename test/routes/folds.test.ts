/** Folds whose content is sent when they are opened: without scripts, links to the same page with them open. */
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { HOME, linkOf, visitor } from '../kit/inside'
import { textIn, type Page } from '../kit/page'
import { questionOn } from '../kit/players'
import { newTable } from '../kit/table'

const linksTo = (page: Page) =>
  page.root.querySelectorAll('p.fold > a').map(link => ({ id: link.getAttribute('href')?.split('#')[1] ?? '', label: textIn(link) }))

test('each fold is a link to the same page, where it is open beside those opened before', async () => {
  const table = await newTable({ game: 'regatta', edition: 'first', seats: 3, manner: 'brisk' })
  const own = visitor()
  const first = await own.open(linkOf(table, 0))
  const folds = linksTo(first)
  expect(folds.map(({ id }) => id)).toEqual(expect.arrayContaining(['list', 'dice', 'mutes', 'notes', 'deeds']))
  for (const [n, { id, label }] of folds.entries()) {
    expect(own.page.root.querySelectorAll('details.later')).toHaveLength(n)
    await own.follow(label)
    expect(own.page.url).toMatch(new RegExp(`/seats/0\\?open=.*${id}#${id}$`))
    const fold = own.page.root.querySelector(`details#${id}`)
    expect(fold?.hasAttribute('open'), id).toBe(true)
    expect((fold && textIn(fold))?.length ?? 0, id).toBeGreaterThan(label.length)
  }
  expect(linksTo(own.page)).toEqual([])
})

test('what was opened beside a question stays open with the next one', async () => {
  const own = visitor({ 'accept-language': 'en' })
  await own.open(HOME)
  await own.send(own.page.forms().find(({ fields }) => fields.some(({ value }) => value === 'tunnel')) ?? expect.unreachable())
  const answer = async (): Promise<void> => {
    const form = questionOn(own.page) ?? expect.unreachable('nothing is asked')
    for (const [first] of form.questions()) if (first) form.tick(first)
    await own.send(form)
  }
  await answer()
  await own.follow('Good to know')
  const read = own.page.textOf('details#lore')
  // Whoever sends the form with nothing ticked is told so on a page where it is still open.
  const { action, fields } = questionOn(own.page) ?? expect.unreachable()
  const hidden = fields.filter(({ kind }) => kind === 'hidden').map(({ name, value }) => [name, value])
  const unanswered = await own.ask(action, 'POST', new URLSearchParams(hidden).toString())
  expect(
    parse(await unanswered.text())
      .querySelector('details#lore')
      ?.hasAttribute('open')
  ).toBe(true)
  await answer()
  expect(own.page.url).toMatch(/\/seats\/0\?open=lore$/)
  expect(own.page.textOf('details#lore')).toContain(read.replace('Good to know', ''))
})

test('on a page of the past, a fold opens at the same position and for the same seat', async () => {
  const table = await newTable({ game: 'regatta', edition: 'first', seats: 3 })
  const own = visitor()
  await own.open(linkOf(table, 0))
  await own.open(`${HOME}tables/${table.id}/at/0?seat=0`)
  await own.follow(/list/)
  expect(own.page.url).toMatch(/\/at\/0\?seat=0&open=list#list$/)
  expect(own.page.textOf('details#list')).toContain('Port Royal')
})

test('names of folds that do not exist open nothing', async () => {
  const table = await newTable({ game: 'tunnel', edition: 'jamaica', seats: 2 })
  const page = await visitor().open(`${HOME}tables/${table.id}?open=constructor~list%3Cb~dice`)
  expect(page.root.querySelectorAll('details.later').map(({ id }) => id)).toEqual(['dice'])
})
