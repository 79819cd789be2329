/** The end of a game: the winner, how scores add up, memorable moments, and a rematch. */
import type { Standing, StandingRow } from '../../worker/rules/contract'
import { pathsOf } from '../parts/paths'
import { segmentsOf, spanOf } from '../parts/table/bars'
import { signed } from '../parts/table/ranking'
import { barredOf, verdictOf } from '../parts/table/verdict'
import type { Block, LetterScene, Draft, Rank, Tone } from './data'
import { boardIn, watersIn } from './drawn'
import { fitting } from './subject'

export function overLetter(scene: LetterScene): Draft {
  const { data, t, say, table } = scene
  const { standing, head, viewer, may } = data.table
  const verdict = standing ? say(verdictOf(standing)) : ''
  const headline = verdict.replace(/\.$/, '')
  const own = standing?.rows.find(({ who }) => who === viewer)
  const place = own && own.place > 1 ? [t('mail-over-place', { place: own.place })] : []
  const ranked = own && own.place > 1 ? t('mail-over-ranked', { verdict: headline, place: own.place }) : headline
  const why = standing ? say(standing.why) : ''
  const ranks = standing ? ranksOf(scene, standing) : []
  const link = (label: string, path: string): Block => ({ kind: 'link', label, href: `${data.siteUrl}${path}` })
  return {
    subject: fitting([[ranked], [headline]], table),
    preview: why,
    title: headline,
    blocks: [
      // Right below the verdict, since it is about the winner; only then the reader.
      ...(verdict === why ? [] : [{ kind: 'paragraph' as const, text: why }]),
      ...place.map((text): Block => ({ kind: 'question', text })),
      { kind: 'ranking', ranks },
      ...highlightsIn(scene),
      { kind: 'call', label: t(may.rematch ? 'end-rematch' : 'mail-open-table'), href: data.link },
      link(t('end-watch'), pathsOf(head.id, 'watcher').at(0)),
      link(t('end-proof'), `/tables/${head.id}/proof`),
      ...watersIn(scene),
      ...boardIn(scene),
    ],
    why: t('mail-over-why'),
  }
}

function highlightsIn({ data, t, say }: LetterScene): Block[] {
  const { highlights = [] } = data.table.chronicle ?? {}
  if (highlights.length === 0) return []
  return [
    { kind: 'heading', text: t('end-remembered') },
    { kind: 'lines', lines: highlights.map(({ title, text }) => ({ lead: `${say(title)}.`, text: say(text) })) },
  ]
}

function ranksOf(scene: LetterScene, standing: Standing): Rank[] {
  const barred = barredOf(standing)
  const [least, most] = spanOf(barred ?? standing)
  const share = (value: number): number => Math.round((Math.abs(value) * 100) / (most - least))
  return standing.rows.map((row, i) => {
    const rank = rankOf(scene, row, standing)
    const bars = barred?.rows[i]
    if (!bars) return rank
    const parts = segmentsOf(bars).map(({ sign, value }) => ({ tone: toneOf(sign, value), share: share(value), value }))
    const lost = parts.filter(({ tone }) => tone === 'loss').reverse()
    const won = parts.filter(({ tone }) => tone !== 'loss')
    const sum = (some: typeof parts): number => some.reduce((all, one) => all + one.share, 0)
    return {
      ...rank,
      bar: { before: share(least) - sum(lost), parts: [...lost, ...won], after: Math.max(0, share(most) - sum(won)) },
    }
  })
}

const toneOf = (sign: string | undefined, value: number): Tone =>
  value < 0 ? 'loss' : sign === 'gold' ? 'gold' : sign === 'tab' ? 'place' : 'plain'

function rankOf({ say, t, company }: LetterScene, { place, who, score, parts }: StandingRow, { counts }: Standing): Rank {
  const total = score === undefined ? '' : String(score)
  return {
    place,
    name: typeof who === 'object' ? say(who) : (company.crew[who]?.name ?? ''),
    ...(who === company.viewer && { own: t('mail-over-own') }),
    score: total,
    counted: counts && total ? `${say(counts)} ${total}` : '',
    parts: parts
      .filter(({ value }) => value !== 0)
      .map(part => `${say(part.name)} ${signed(part.value)}`)
      .join(', '),
  }
}
