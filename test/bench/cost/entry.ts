/**
 * The whole Worker as deployed, with meters around its objects, and one extra address through which the bench moves time, collects letters
 * and asks bots for choices.
 */
import * as site from '../../../worker'
import { gameOf } from '../../../worker/games'
import { unpack } from '../../../worker/shared/parcel'
import { deckhandChoice } from '../../../worker/engine/bot'
import { moveTo, nextAlarm, seed, time } from './clock'
import { BENCH, type Asked, type Letter, type Kind, type Order, type Told } from './figures'
import { allAsleep, allLeft, metered, unmetered, usesNow, type Handled } from './meter'

/** An object without requests for this long leaves memory. */
const AWAKE_MS = 10_000

let requests = 0
let letters: Letter[] = []
let sent = { letters: 0, bytes: 0 }

/** Uses the platform's mail, and gives every visitor a separate network. */
const furnished = (env: Env): Env => ({
  ...env,
  EMAIL: { send: post },
  LETTERS_FROM: 'boat@harbour.example',
  MAILBOX_OPEN: '',
  PROXY_HEADER: 'x-forwarded-for',
  // The platform has no painter beside the Worker, and its processor time is paid for.
  PAINTER: undefined,
})

const post: SendEmail['send'] = async letter => {
  if (!('text' in letter)) throw new Error('unexpected form of letter')
  sent = { letters: sent.letters + 1, bytes: sent.bytes + JSON.stringify(letter).length }
  letters.push({ at: time(), to: String(letter.to), text: letter.text ?? '' })
  return { messageId: `<${sent.letters}@harbour.example>` }
}

export const Table = metered(site.Table, 'Table', furnished)
export const Person = metered(site.Person, 'Person', furnished)
export const Mailbox = metered(site.Mailbox, 'Mailbox', furnished)
export const Gate = metered(site.Gate, 'Gate', furnished)
export const Lobby = metered(site.Lobby, 'Lobby', furnished)
export const Code = metered(site.Code, 'Code', furnished)

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === BENCH) return Response.json(await obey(await request.json<Order>(), env))
    requests++
    return site.default.fetch(request, furnished(env), context)
  },
} satisfies ExportedHandler<Env>

async function obey(order: Order, env: Env): Promise<Told[Order['do']]> {
  switch (order.do) {
    case 'seed':
      seed(order.n)
      return null
    case 'run':
      return run(order.until, env)
    case 'choose':
      return choices(order, env)
    case 'count':
      return { at: time(), requests, ...sent, objects: usesNow() }
  }
}

/** Runs until this time, or until the first alarm that sends letters. */
async function run(until: number | null, env: Env): Promise<Told['run']> {
  const stubOf = (kind: Kind, id: string): Handled => {
    const { [SPACES[kind]]: space } = env
    return space.get(space.idFromString(id)) as unknown as Handled
  }
  const move = async (at: number): Promise<void> => {
    if (at > time() + AWAKE_MS) await allAsleep(stubOf)
    moveTo(at)
  }
  await allLeft(stubOf)
  while (letters.length === 0) {
    const alarm = nextAlarm(until ?? Infinity)
    if (!alarm) {
      if (until !== null) await move(until)
      break
    }
    await move(alarm.at)
    await stubOf(alarm.kind, alarm.id).ring()
  }
  const come = letters
  letters = []
  return { at: time(), letters: come }
}

const SPACES = { Table: 'TABLE', Person: 'PERSON', Mailbox: 'MAILBOX', Gate: 'GATE', Lobby: 'LOBBY', Code: 'CODE' } as const

async function choices({ table, seat, key }: Extract<Order, { do: 'choose' }>, env: Env): Promise<Asked[]> {
  const seen = unpack(await unmetered(() => env.TABLE.get(env.TABLE.idFromName(table)).see({ as: seat, keys: { [seat]: key } })))
  if ('refused' in seen) throw new Error(`seat ${seat} of ${table}: ${seen.refused}`)
  const { head, view, prompts } = seen.model
  return view
    ? prompts.map(prompt => ({ prompt: prompt.id, may: prompt.may === true, choice: deckhandChoice(gameOf(head.game), view, prompt).id }))
    : []
}
