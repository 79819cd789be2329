/** Notices of a real game for the tests of webhooks, push and feeds, and stand-ins for their receivers. */
import type { TableModel } from '../../worker/model'
import { gameOf } from '../../worker/games'
import type { Outside } from '../../worker/post/webhook/ask'
import { briefOf, type Brief, type BriefData } from '../../worker/post/webhook/brief'
import type { Viewer } from '../../worker/rules/contract'
import { CLOCK } from '../games/kit'
import { matchAfter, modelOf } from '../web/scene'

export const game = gameOf('tunnel')
export const SITE = 'https://boat.example'
export const AT = CLOCK + 90_000
const DAY = 24 * 60 * 60_000

const match = matchAfter(game, { answers: 25, seats: 5, edition: 'tortuga' })
export const asked = match.prompts[0]?.seat ?? 0
const over = matchAfter(game, { answers: 5000 })

/** A table in the middle of a game with clocks. */
export function tableFor(viewer: Viewer = asked): TableModel {
  const model = modelOf(match, viewer)
  const clock = { until: CLOCK + DAY, share: 100, late: false }
  const seats = model.head.seats.map(card => (card.waits ? { ...card, waits: { ...card.waits, clock } } : card))
  return { ...model, head: { ...model.head, seats } }
}

export function brief(change: Partial<BriefData> = {}): Brief {
  const table = change.kind === 'over' ? modelOf(over, 0) : tableFor()
  return briefOf({ id: 'abc234.7', kind: 'turn', at: AT, language: 'en', siteUrl: SITE, table, ...change }, game)
}

/** The table with this name for itself and all its seats. */
export const renamed = (table: TableModel, name: string): TableModel => ({
  ...table,
  head: { ...table.head, name, seats: table.head.seats.map(seat => ({ ...seat, name })) },
})

export interface Delivered {
  address: string
  headers: Headers
  body: ArrayBuffer
  text: string
}

/** Answers with the given function, and records its requests. */
export function double(
  answer: (heard: Delivered) => Response | Promise<Response> = () => new Response('thanks')
): Outside & { heard: Delivered[] } {
  const heard: Delivered[] = []
  return {
    heard,
    async fetch(address, request) {
      const read = new Request(address, request)
      const headers = read.headers
      const body = await read.arrayBuffer()
      const question = { address, headers, body, text: new TextDecoder().decode(body) }
      heard.push(question)
      return answer(question)
    },
  }
}
