/**
 * A crew that plays by letter: whoever gets one follows its link some hours later, stays as long as anything is asked, and leaves. Bots
 * make the choices.
 */
import { seededChance, type Chance } from '../../../worker/rules/chance'
import { Page } from '../../kit/page'
import { claimsOn, isOver, openTable, sit, type Player } from '../../kit/players'
import type { Form } from '../../kit/form'
import type { Visitor } from '../../kit/visitor'
import type { Letter } from './figures'
import { listen } from './listen'
import type { CostSite } from './site'

export interface Kind {
  game: string
  edition: string
  seats: number
  /** By form label. */
  house?: Record<string, string>
}

const NAMES = ['Anne', 'Bartholomew', 'Calico', 'Diego', 'Edward', 'Flora']
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Limits of the time between a letter and the visit, in minutes. */
const SOONEST = 20
const LATEST = 600
const PART = { 'hx-request': 'true' }

interface Person extends Player {
  address: string
  /** The planned visit and the link it will follow. */
  visit?: { at: number; link: string }
  over: boolean
}

/** Plays from the empty form to the last look at the ranking, and returns the number of answers people gave. */
export async function playGame(site: CostSite, { game, edition, seats, house }: Kind, n: number): Promise<number> {
  const seed = seedOf(`${game} ${edition} ${seats} ${n}`)
  await site.ask({ do: 'seed', n: seed })
  const chance = seededChance(seed)
  const crew = NAMES.slice(0, seats).map(
    (name, seat): Person => ({
      name,
      address: `${name.toLowerCase()}.${seed}@ship.example`,
      visitor: site.browser(seed + seat),
      over: false,
    })
  )
  const [host] = crew
  if (!host) throw new Error('a game without players')
  const invited = crew.map(({ address }, seat) => (seat === 0 ? undefined : address))
  const list = await openTable(host.visitor, `${site.address}/`, {
    game,
    edition,
    names: crew.map(({ name }) => name),
    addresses: invited,
    ...(house && { house }),
  })
  await sit(host, claimsOn(list)[0]?.href ?? '', { address: host.address })
  let answers = 0
  for (;;) {
    const next = crew.filter(({ visit }) => visit).sort((a, b) => (a.visit?.at ?? 0) - (b.visit?.at ?? 0))[0]
    const { at } = await site.ask({ do: 'run', until: 0 })
    const { letters } = await site.ask({ do: 'run', until: next?.visit?.at ?? at + DAY })
    for (const letter of letters) plan(crew, letter, chance)
    if (letters.length > 0) continue
    if (!next?.visit) break
    const { link } = next.visit
    next.visit = undefined
    answers += await visit(site, next, link)
  }
  if (!crew.every(({ over }) => over)) throw new Error(`${game} ${n} is stuck after ${answers} answers`)
  return answers
}

/** Different for every game of a run. */
const seedOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** The first letter schedules the visit; later ones are read along with it. */
function plan(crew: readonly Person[], { at, to, text }: Letter, chance: Chance): void {
  const person = crew.find(({ address }) => address === to)
  const link = CALLS.map(call => call.exec(text)?.[0]).find(found => found !== undefined)
  if (!person || !link) throw new Error(`a letter to ${to} without a link:\n${text}`)
  person.visit = { at: person.visit?.at ?? at + (SOONEST + chance.pick(LATEST - SOONEST)) * MINUTE, link }
}

/** Links a letter may contain: to confirm the address, to take a seat, or to play. */
const CALLS = [/https?:\/\/\S+\/letters\/confirm\/\S+/, /https?:\/\/\S+\/claim\/\S+/, /https?:\/\/\S+\/seats\/\d\/link\/\S+/]

async function visit(site: CostSite, person: Person, link: string): Promise<number> {
  const { visitor } = person
  if (link.includes('/claim/')) await sit({ name: person.name, visitor }, link)
  else await visitor.open(link)
  const agreeing = visitor.page.forms().find(({ action }) => action.includes('/letters/confirm/'))
  if (agreeing) await visitor.send(agreeing)
  const { page } = visitor
  if (page.status !== 200) throw new Error(`${person.name} at ${page.url}: ${page.status} ${page.heading}`)
  const leave = await listen(page, visitor.jar)
  let answers = 0
  // Optional prompts stay open so that answers can be changed, so they are answered once after each required answer.
  let content = false
  let last = page
  for (;;) {
    const given = await answer(site, visitor, last, content)
    if (!given) break
    answers += given.answers
    content = given.freely
    last = given.page
  }
  leave()
  person.over ||= isOver(last)
  return answers
}

interface Given {
  answers: number
  /** All answers were optional. */
  freely: boolean
  page: Page
}

/** Undefined if nothing is asked, or only optional prompts that are already answered. */
async function answer(site: CostSite, visitor: Visitor, page: Page, content: boolean): Promise<Given | undefined> {
  const form = page.forms().find(({ action }) => action.endsWith('/answers'))
  if (!form) return undefined
  const [, table = '', seat = ''] = /tables\/(\w+)\/seats\/(\d)/.exec(page.url) ?? []
  const held = visitor.jar.all().find(({ path }) => path === `/tables/${table}`)?.value ?? ''
  const key = new RegExp(`(?:^|~)${seat}\\.(\\w+)`).exec(held)?.[1] ?? ''
  const choices = await site.ask({ do: 'choose', table, seat: Number(seat), key })
  const given = choices.filter(({ may }) => !may || !content).filter(({ prompt, choice }) => tick(form, `choice.${prompt}`, choice))
  if (given.length === 0) return undefined
  const response = await visitor.ask(form.action, 'POST', form.body(), PART)
  if (response.status !== 200) throw new Error(`${form.body()} was answered with ${response.status}`)
  return { answers: given.length, freely: given.every(({ may }) => may), page: new Page(page.url, response, await response.text()) }
}

function tick(form: Form, name: string, value: string): boolean {
  const field = form.fields.find(field => field.name === name && field.value === value)
  if (field) form.tick(field)
  return field !== undefined
}
