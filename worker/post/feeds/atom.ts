/** One seat's news as an Atom feed: an entry for each answer, and one when it is the seat's move. Written by hand, because `feedsmith`,
    which the tests use, would add 18 KB to the deployed code. */
import type { Line, Time } from '../../model'
import { pathsOf } from '../../../web/parts/paths'
import { answeredByText } from '../../../web/parts/told/said-by'
import { inWords } from '../../../web/parts/time/time'
import { FEED_ENTRIES } from '../../shared/bounds'
import type { Game } from '../../drawing/game'
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

/** An entry for the open question, which stays until it is answered, so that even an hourly reader sees it. */
function ownTurn(data: FeedData, { t, say, table, reader }: Speech, link: string): Entry[] {
  const { head, viewer, prompts } = data.table
  const waits = head.seats.find(({ seat }) => seat === viewer)?.waits
  if (!waits) return []
  const until = waits.clock ? [`⏳ ${inWords(waits.clock.until, reader)}`] : []
  const lines = [...prompts.map(({ ask }) => say(ask)), ...until]
  return [
    {
      id: `${nameOf(data)}/asked/${waits.since}`,
      title: t('mail-turn-subject', { kind: 'turn', table }),
      updated: waits.since,
      link,
      lines,
    },
  ]
}

/** One entry per answer: its lines share a time, and no two answers of a position have the same time. */
function answers(data: FeedData, { t, say }: Speech): Entry[] {
  const { head, viewer } = data.table
  const told = Map.groupBy(data.lines, ({ position, at }) => `${position}/${at}`)
  return [...told].slice(-FEED_ENTRIES).map(([key, lines]) => {
    const said = lines.map((line: Line) =>
      [say(line.text), answeredByText({ t, say }, line), line.void && t('log-void')].filter(Boolean).join(' · ')
    )
    const [{ position, at } = { position: 0, at: head.made }] = lines
    return {
      id: `${nameOf(data)}/${key}`,
      title: said[0] ?? '',
      updated: at,
      link: data.siteUrl + pathsOf(head.id, viewer).at(position),
      lines: said,
    }
  })
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text, and drops characters that XML cannot contain even escaped. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, sign => ENTITIES[sign] ?? '')
