/** The news of one seat as an Atom feed: what happened, one entry for each answer, and that it is one's move. */
import type { Line, Time } from '../../../web/model'
import { pathsOf } from '../../../web/parts/paths'
import { saidBy } from '../../../web/parts/said-by'
import { inWords } from '../../../web/parts/time'
import { FEED_ENTRIES } from '../../bounds'
import type { Game } from '../../rules/game'
import { linkOf, speechOf, type Speech } from '../webhook/brief'
import { iso, nameOf, type FeedData } from './data'

export interface Entry {
  /** Stable, and unique within the feed. */
  id: string
  title: string
  updated: Time
  link: string
  lines: string[]
}

/** `self`: the feed's own address. */
export function atomOf(data: FeedData, game: Game, self: string): string {
  const { table, language, siteUrl } = data
  const speech = speechOf(data, game)
  const page = linkOf(siteUrl, table.head.id, table.viewer)
  const entries = [...ownTurn(data, speech, page), ...answers(data, speech)].sort((a, b) => b.updated - a.updated).slice(0, FEED_ENTRIES)
  const updated = entries[0]?.updated ?? table.head.made
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xml(nameOf(data))}</id>
<title>${xml(`${speech.table} · Packetboat`)}</title>
<updated>${iso(updated)}</updated>
<author><name>Packetboat</name></author>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
${entries.map(written).join('')}</feed>
`
}

const written = ({ id, title, updated, link, lines }: Entry): string => `<entry>
<id>${xml(id)}</id>
<title>${xml(title)}</title>
<updated>${iso(updated)}</updated>
<link rel="alternate" type="text/html" href="${xml(link)}"/>
<content type="html">${xml(`<ul>${lines.map(line => `<li>${xml(line)}</li>`).join('')}</ul>`)}</content>
</entry>
`

/** A reader that asks every hour still finds the question, as long as it is not answered. */
function ownTurn(data: FeedData, { t, say, table, reader }: Speech, link: string): Entry[] {
  const { head, viewer, prompts } = data.table
  const waits = head.seats.find(({ seat }) => seat === viewer)?.waits
  if (!waits) return []
  const until = waits.clock ? [`⏳ ${inWords(waits.clock.until, reader)}`] : []
  const lines = [...prompts.map(({ ask }) => say(ask)), ...until]
  return [{ id: `${nameOf(data)}/asked/${waits.since}`, title: t('mail-turn-subject', { kind: 'turn', table }), updated: waits.since, link, lines }]
}

/** All that was told of one answer has its time, and no two answers of a position have the same. */
function answers(data: FeedData, { t, say }: Speech): Entry[] {
  const { head, viewer } = data.table
  const told = Map.groupBy(data.lines, ({ position, at }) => `${position}/${at}`)
  return [...told].slice(-FEED_ENTRIES).map(([key, lines]) => {
    const said = lines.map((line: Line) => [say(line.text), saidBy({ t, say }, line), line.void && t('log-void')].filter(Boolean).join(' · '))
    const [{ position, at } = { position: 0, at: head.made }] = lines
    return { id: `${nameOf(data)}/${key}`, title: said[0] ?? '', updated: at, link: data.siteUrl + pathsOf(head.id, viewer).at(position), lines: said }
  })
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What no XML may hold, not even escaped, is left out. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, sign => ENTITIES[sign] ?? '')
