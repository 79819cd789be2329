/**
 * A short notice about a table, the same for webhooks, push and feeds. Its link has no key: a chat room has many readers, and a browser
 * that holds the seat needs none.
 */
import { oneLine } from '../../../web/mail/data'
import type { TableModel, Time } from '../../model'
import type { BriefKind } from '../../model/notices'
import { titleOf } from '../../../web/words/titles'
import { pathsOf } from '../../../web/parts/paths'
import { readerOf, type Reader } from '../../../web/words/reader'
import { inWords } from '../../../web/parts/time/time'
import { plain } from '../../../web/words/say'
import { BRIEF_LINES } from '../../shared/bounds'
import type { Game, Language } from '../../drawing/game'
import type { Seat, Viewer } from '../../rules/contract'

export interface BriefData {
  /** The notice's id, stable so that a repeat counts once. */
  id: string
  kind: BriefKind
  /** When the notice was written. */
  at: Time
  language: Language
  zone?: string
  /** The seat's view, or a watcher's: a table's own webhook tells only what everybody may know. */
  table: TableModel
  siteUrl: string
}

export interface Brief {
  id: string
  kind: BriefKind
  at: Time
  language: Language
  title: string
  /** The question or the news; empty if the title says it all. */
  body: string
  /** Log lines, newest last. */
  happened: string[]
  waits: Waiting[]
  /** The recipient's deadline. */
  until?: Time
  /** The same in words. */
  untilWords?: string
  link: string
  /** The label of the link. */
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
    happened: table.lines
      .filter(line => !line.void)
      .slice(-BRIEF_LINES)
      .map(({ text }) => say(text)),
    waits,
    until,
    untilWords: until === undefined ? undefined : inWords(until, speech.reader),
    // Marks visitors who came by a notice, and so need no letter as well.
    link: linkOf(siteUrl, head.id, viewer) + (viewer === 'watcher' ? '' : BY_NOTICE),
    open: t(viewer === 'watcher' ? 'mail-open-table' : 'mail-open-seat'),
    game: { id: game.id, name: titleOf(game, language) },
    table: { id: head.id, name: speech.table, stage: head.stage, position: head.latest },
    ...(viewer !== 'watcher' && { seat: { seat: viewer, name: names[viewer] ?? '' } }),
  }
}

const BY_NOTICE = '?by=notice'

export const linkOf = (siteUrl: string, table: string, viewer: Viewer): string => siteUrl + pathsOf(table, viewer).here

/** The reader's texts, without markup and on one line. */
export interface Speech {
  reader: Reader
  names: string[]
  table: string
  t: (...text: Parameters<Reader['t']>) => string
  say: Reader['say']
}

export function speechOf(
  { language, zone, at, table: { head, viewer, own } }: Omit<BriefData, 'id' | 'kind' | 'siteUrl'>,
  game: Game
): Speech {
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

/** Title and body, in the letters' words where they fit. */
function saidOf(
  { kind, table: model }: BriefData,
  { t, say, table, reader }: Speech,
  waits: readonly Waiting[]
): Pick<Brief, 'title' | 'body'> {
  if (kind === 'test') return { title: t('brief-test', { table }), body: t('brief-test-about') }
  if (kind === 'over') return { title: t('mail-over-subject', { table }), body: model.standing ? say(model.standing.why) : '' }
  if (kind !== 'turn' && kind !== 'reminder')
    return { title: `${table} · ${t('mail-news-title', { kind, named: 'no' })}`, body: t('mail-news-about', { kind, named: 'no' }) }
  if (model.viewer !== 'watcher')
    return { title: t('mail-turn-subject', { kind, table }), body: model.prompts.map(({ ask }) => say(ask)).join(' ') }
  const names = new Intl.ListFormat(reader.language).format(waits.map(({ name }) => name))
  return { title: t('brief-waits', { table, names }), body: '' }
}
