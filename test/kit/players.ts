/** Whole games through links and forms: one visitor opens the table, each takes a seat, and all answer what their pages offer. */
import type { Chance } from '../../worker/rules/chance'
import type { Language } from '../../worker/drawing/game'
import type { Form } from './form'
import { isForward } from './forward'
import type { Link, Page } from './page'
import { secretsOf } from './secrets'
import { faultsOf } from './well-formed'
import type { Visitor } from './visitor'

export interface Plan {
  game: string
  edition: string
  /** By seat. */
  names: readonly string[]
  addresses?: readonly (string | undefined)[]
  /** By label. */
  house?: Record<string, string>
}
/** House options that make a game of Tunnel short. */
export const SHORT = { 'Sections of the tunnel': '4', 'Pirates per player': '3' }
export interface Player {
  name: string
  visitor: Visitor
}

/** From the home page to the host's page of seats. */
export async function openTable(host: Visitor, home: string, plan: Plan): Promise<Page> {
  await host.open(home)
  await host.follow('New table')
  const form = host.page.form('Start the table').choose(plan.game)
  // A game's only edition is not asked for.
  if (form.fields.some(({ name }) => name === `edition.${plan.game}`)) form.choose(plan.edition, plan.game)
  for (const [label, value] of Object.entries(plan.house ?? {})) for (const line of form.lines(label)) line.value = value
  // The person who opens the table takes a seat later, by link like everybody else.
  form.untick('I’m playing')
  for (const [seat, name] of plan.names.entries()) form.type(seat === 0 ? 'Your name' : `Seat ${seat + 1}: name`, name)
  for (const line of form.lines('email')) line.value = ''
  for (const [seat, address] of (plan.addresses ?? []).entries())
    if (address) form.type(seat === 0 ? 'Your email' : `Friend ${seat}: email`, address)
  return host.send(form)
}

/** The invitation links on the host's page, one per free seat. */
export const claimsOn = (page: Page): Link[] => page.handed().filter(({ text }) => text.startsWith('Link for '))

/** Opens the invitation and takes the seat. */
export async function sit(
  { name, visitor }: Player,
  claim: string,
  { language, address }: { language?: string; address?: string } = {}
): Promise<Page> {
  const [form] = (await visitor.open(claim)).forms()
  if (!form) throw new Error(`no invitation: ${visitor.page.heading}`)
  const [own] = form.lines('text')
  if (own) own.value = name
  if (language) form.choose(language)
  for (const line of form.lines('email')) line.value = address ?? ''
  return visitor.send(form)
}

/** A table with all seats taken, each in its own browser. */
export async function seated(host: Visitor, home: string, plan: Plan, visitorOf: (seat: number) => Visitor): Promise<Player[]> {
  const claims = claimsOn(await openTable(host, home, plan))
  const players: Player[] = []
  for (const [seat, name] of plan.names.entries()) {
    const player = { name, visitor: visitorOf(seat) }
    await sit(player, claims[seat]?.href ?? '', { address: plan.addresses?.[seat] })
    players.push(player)
  }
  return players
}

/** Begins a practice game from the home page. */
export async function practise(visitor: Visitor, home: string, game: string): Promise<Page> {
  const forms = (await visitor.open(home)).forms()
  const form = forms.find(({ fields }) => fields.some(({ name, value }) => name === 'game' && value === game))
  if (!form) throw new Error(`no practice form for ${game}`)
  return visitor.send(form)
}

/** The page's form with questions, if the table is waiting for its answer. */
export function questionOn(page: Page): Form | undefined {
  return page.forms().find(form => form.questions().some(([choice]) => choice?.required))
}

/** The game file is offered only once the game is over. */
export const isOver = (page: Page): boolean => page.root.querySelector('a[href$="/game.json"]') !== null

/** Answers once, at random but preferring to move forward; tries those the page says are awaited first. Undefined if the game is over. */
export async function answerOnce(players: readonly Player[], chance: Chance, last?: Player): Promise<Player | undefined> {
  const order = last ? [last, ...awaited(players, last.visitor.page), ...players] : players
  for (const player of order) {
    const page = player === last ? player.visitor.page : await player.visitor.reload()
    if (isOver(page)) return undefined
    const form = questionOn(page)
    if (!form) continue
    await player.visitor.send(tickAll(form, chance))
    return player
  }
  throw new Error(`no player is asked: ${last?.visitor.page.url}`)
}

/** Plays until the ranking, inspecting every page on the way. Returns the number of answers. */
export async function playToTheEnd(players: readonly Player[], chance: Chance, look: (player: Player) => void = () => {}): Promise<number> {
  let last: Player | undefined
  for (let answers = 0; ; answers++) {
    const now = await answerOnce(players, chance, last)
    if (!now) return answers
    look(now)
    last = now
  }
}

/** Everything wrong with a player's page, given the language they read; including any key of another player on it. */
export function faultsBefore({ name, visitor: { page } }: Player, players: readonly Player[], language: Language): string[] {
  const others = players.filter(player => player.name !== name).map(player => player.visitor)
  return [
    ...faultsOf(page),
    ...(page.status === 200 ? [] : [`it came with ${page.status}`]),
    ...(page.root.querySelector('html')?.getAttribute('lang') === language ? [] : [`it is not in ${language}`]),
    ...secretsOf(others).flatMap(secret => (page.html.includes(secret) ? ['it shows a key of somebody else'] : [])),
  ]
}

const awaited = (players: readonly Player[], page: Page): Player[] => {
  const said = page.textOf('.waits')
  return players.filter(({ name }) => said.includes(name))
}

const LEANING = 12

/** Ticks one choice per question, usually a forward move; optional questions are skipped half the time. */
export function tickAll(form: Form, chance: Chance): Form {
  for (const choices of form.questions()) {
    const [first] = choices
    if (!first || (!first.required && chance.pick(2) === 0)) continue
    const forward = choices.filter(({ value }) => isForward(value))
    const among = forward.length > 0 && chance.pick(LEANING) > 0 ? forward : choices
    form.tick(among[chance.pick(among.length)] ?? first)
  }
  return form
}
