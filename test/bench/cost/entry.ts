/** The whole Worker as it is deployed, with meters round it: a second address by which the bench moves time, collects letters
    and asks the deckhands. */
import * as site from '../../../worker/index'
import type { Env } from '../../../worker/env'
import { gameOf } from '../../../worker/games'
import { open } from '../../../worker/parcel'
import { deckhandChoice } from '../../../worker/responders/bot'
import { moveTo, nextAlarm, seed, time } from './clock'
import { BENCH, type Asked, type Letter, type Kind, type Order, type Told } from './figures'
import { allAsleep, metered, unmetered, usesNow, type Handled } from './meter'

/** Nobody asks an object for so long, and it leaves memory. */
const AWAKE_MS = 10_000

let requests = 0
let letters: Letter[] = []
let sent = { letters: 0, bytes: 0 }

/** The platform's own post, and nobody behind one and the same network. */
const furnished = (env: Env): Env => ({ ...env, EMAIL: { send: post }, LETTERS_FROM: 'boat@harbour.example', MAILBOX_OPEN: '', PROXY_HEADER: 'x-forwarded-for' })

const post: SendEmail['send'] = async letter => {
  if (!('text' in letter)) throw new Error('a letter of another shape')
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

/** Up to this time, or to the first alarm that sent letters. */
async function run(until: number | null, env: Env): Promise<Told['run']> {
  const stubOf = (kind: Kind, id: string): Handled => {
    const { [SPACES[kind]]: space } = env
    return space.get(space.idFromString(id)) as unknown as Handled
  }
  const move = async (at: number): Promise<void> => {
    if (at > time() + AWAKE_MS) await allAsleep(stubOf)
    moveTo(at)
  }
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
  const seen = open(await unmetered(() => env.TABLE.get(env.TABLE.idFromName(table)).see({ as: seat, keys: { [seat]: key } })))
  if ('refused' in seen) throw new Error(`seat ${seat} of ${table}: ${seen.refused}`)
  const { head, view, prompts } = seen.model
  return view ? prompts.map(prompt => ({ prompt: prompt.id, may: prompt.may === true, choice: deckhandChoice(gameOf(head.game), view, prompt).id })) : []
}
