/**
 * What happened at a table in so few words that they fit a notice; webhooks, push and feeds say it alike. Its link is that
 * of the page, without any key: rooms have many readers, and a browser that holds the seat needs none.
 */
import { oneLine } from '../../../web/mail/data'
import type { TableModel, Time } from '../../../web/model'
import { titleOf } from '../../../web/pages/cards'
import { pathsOf } from '../../../web/parts/paths'
import { readerOf, type Reader } from '../../../web/parts/reader'
import { inWords } from '../../../web/parts/time'
import { plain } from '../../../web/words/say'
import { BRIEF_LINES } from '../../bounds'
import type { Game, Language } from '../../rules/game'
import type { Seat, Viewer } from '../../rules/contract'

/** Of these, a table's own webhook knows `turn`, `over`, `vote`, `off`, `clearing` and `test`; the others are news for one seat. */
export type BriefKind = 'turn' | 'reminder' | 'timeout' | 'mention' | 'vote' | 'over' | 'off' | 'unreached' | 'clearing' | 'test'

export interface BriefData {
  /** Of the notice: stable, so that twice counts once. */
  id: string
  kind: BriefKind
  /** When the notice was written. */
  at: Time
  language: Language
  zone?: string
  /** What the seat sees, or a watcher: the table's own webhook tells no more than what everybody may know. */
  table: TableModel
  siteUrl: string
}

export interface Brief {
  id: string
  kind: BriefKind
  at: Time
  language: Language
  title: string
  /** What is asked, or what the news is; empty when the title says it all. */
  body: string
  /** Told lines, the newest last. */
  happened: string[]
  waits: Waiting[]
  /** Until when whom it goes to has time. */
  until?: Time
  /** The same in words. */
  untilWords?: string
  link: string
  /** On the button or the text that opens the link. */
  open: string
  game: { id: string; name: string }
  table: { id: string; name: string; stage: string; position: number }
  seat?: { seat: Seat; name: string }
}
export interface Waiting {
  seat: Seat
  name: string
  since: Time
  until?: Time
}

export function briefOf(data: BriefData, game: Game): Brief {
  const { id, kind, at, language, siteUrl, table } = data
  const { head, viewer } = table
  const speech = speechOf(data, game)
  const { t, say, names } = speech
  const waits = head.seats.flatMap(({ seat, waits }): Waiting[] =>
    waits ? [{ seat, name: names[seat] ?? '', since: waits.since, until: waits.clock?.until }] : []
  )
  const until = waits.find(({ seat }) => seat === viewer)?.until
  return {
    id,
    kind,
    at,
    language,
    ...saidOf(data, speech, waits),
    happened: table.lines.filter(line => !line.void).slice(-BRIEF_LINES).map(({ text }) => say(text)),
    waits,
    until,
    untilWords: until === undefined ? undefined : inWords(until, speech.reader),
    link: linkOf(siteUrl, head.id, viewer),
    open: t(viewer === 'watcher' ? 'mail-open-table' : 'mail-open-seat'),
    game: { id: game.id, name: titleOf(game, language) },
    table: { id: head.id, name: speech.table, stage: head.stage, position: head.latest },
    ...(viewer !== 'watcher' && { seat: { seat: viewer, name: names[viewer] ?? '' } }),
  }
}

export const linkOf = (siteUrl: string, table: string, viewer: Viewer): string => siteUrl + pathsOf(table, viewer).here

/** All texts without marks and in one line. */
export interface Speech {
  reader: Reader
  names: string[]
  table: string
  t: (...text: Parameters<Reader['t']>) => string
  say: Reader['say']
}

export function speechOf({ language, zone, at, table: { head, viewer, own } }: Omit<BriefData, 'id' | 'kind' | 'siteUrl'>, game: Game): Speech {
  const crew = head.seats.map(card => ({ ...card, name: oneLine(card.name) }))
  const reader = readerOf({ language, zone: zone ?? own?.hours.zone, now: at }, { game, viewer, crew })
  return {
    reader,
    names: crew.map(({ name }) => name),
    table: oneLine(head.name),
    t: (...text) => oneLine(plain(reader.t(...text))),
    say: text => oneLine(plain(reader.say(text))),
  }
}

/** The letters' own words wherever they fit. */
function saidOf({ kind, table: model }: BriefData, { t, say, table, reader }: Speech, waits: readonly Waiting[]): Pick<Brief, 'title' | 'body'> {
  if (kind === 'test') return { title: t('brief-test', { table }), body: t('brief-test-about') }
  if (kind === 'over') return { title: t('mail-over-subject', { table }), body: model.standing ? say(model.standing.why) : '' }
  if (kind !== 'turn' && kind !== 'reminder') return { title: t('mail-news-subject', { kind, table }), body: t('mail-news-about', { kind }) }
  if (model.viewer !== 'watcher') return { title: t('mail-turn-subject', { kind, table }), body: model.prompts.map(({ ask }) => say(ask)).join(' ') }
  const names = new Intl.ListFormat(reader.language).format(waits.map(({ name }) => name))
  return { title: t('brief-waits', { table, names }), body: '' }
}
