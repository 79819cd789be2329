/** Many people who want the same few open seats at once. */
import { Page } from './page'
import type { Visitor } from './visitor'

const SEATS = 5
const PEOPLE = 50

export interface Rushed {
  seated: { visitor: Visitor; seat: string }[]
  refused: Page[]
}

/** Opens a table whose five seats anybody may take; returns the address for joining. */
export async function openSeats(host: Visitor, home: string): Promise<string> {
  await host.open(new URL('tables/new', home).href)
  const form = host.page.form('Start the table').choose('tunnel').choose('tortuga', 'tunnel')
  form.untick('I’m playing')
  for (let seat = 0; seat < SEATS; seat++)
    form.fields.push({ name: `kind.${seat}`, kind: 'select', label: '', value: 'open', ticked: true, required: false })
  await host.send(form)
  if (!host.page.url.endsWith('/seats')) throw new Error(`no table: ${host.page.heading}`)
  return host.page.url.replace(/seats$/, 'join')
}

/** Everybody has the page open, then everybody submits at the same moment. */
export async function rush(join: string, visitorOf: () => Visitor): Promise<Rushed> {
  const first = await visitorOf().open(join)
  const body = new URLSearchParams(first.form('Take this seat').body('Take this seat'))
  const people = Array.from({ length: PEOPLE }, visitorOf)
  const asked = await Promise.all(
    people.map(async (visitor, n) => {
      body.set('name', `Pirate ${n}`)
      return { visitor, response: await visitor.ask(join, 'POST', body.toString()) }
    })
  )
  const rushed: Rushed = { seated: [], refused: [] }
  for (const { visitor, response } of asked) {
    const text = await response.text()
    const to = response.headers.get('location')
    if (response.status !== 303 || !to) rushed.refused.push(new Page(join, response, text))
    else {
      await visitor.open(new URL(to, join).href)
      rushed.seated.push({ visitor, seat: /seats\/(\d)/.exec(to)?.[1] ?? '' })
    }
  }
  return rushed
}
