/**
 * What a `json` webhook posts: headers and signature by Standard Webhooks, and this body. Within a version fields are only
 * added; readers must ignore the ones they do not know.
 *
 *   {
 *     "version": 1,
 *     "id": "k3…q.mx4w…",                       the same in webhook-id; the same notice never has another
 *     "type": "turn",                           turn reminder timeout mention vote over off unreached clearing test
 *     "timestamp": "2026-11-18T11:27:04.000Z",  when it was written; webhook-timestamp is the time of the try
 *     "data": {
 *       "table": { "id": "k3…q", "name": "The slow regatta", "stage": "playing", "position": 41 },
 *       "game": { "id": "regatta", "name": "Regatta" },
 *       "seat": { "seat": 2, "name": "Kasia" },                          null for the webhook of a whole table
 *       "waits": [{ "seat": 2, "name": "Kasia", "since": "2026-…", "until": "2026-…" }],   until: null without a clock
 *       "language": "en",
 *       "title": "Your move: The slow regatta",
 *       "body": "Which placement, and which card?",
 *       "happened": ["Oleh sails 4 spaces forward."],
 *       "link": "https://…/tables/k3…q/seats/2?by=notice"
 *     }
 *   }
 */
import type { Language } from '../../../drawing/game'
import type { BriefKind } from '../../../model/notices'
import type { Brief } from '../brief'

export interface Payload {
  version: 1
  id: string
  type: BriefKind
  timestamp: string
  data: {
    table: Brief['table']
    game: Brief['game']
    seat: { seat: number; name: string } | null
    waits: { seat: number; name: string; since: string; until: string | null }[]
    language: Language
    title: string
    body: string
    happened: string[]
    link: string
  }
}

export function payloadOf(brief: Brief): Payload {
  const { id, kind, at, table, game, seat = null, waits, language, title, body, happened, link } = brief
  return {
    version: 1,
    id,
    type: kind,
    timestamp: iso(at),
    data: {
      table,
      game,
      seat,
      waits: waits.map(({ since, until, ...who }) => ({ ...who, since: iso(since), until: until === undefined ? null : iso(until) })),
      language,
      title,
      body,
      happened,
      link,
    },
  }
}

const iso = (at: number): string => new Date(at).toISOString()
