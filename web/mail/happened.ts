/** What happened, condensed as on the page: a heading per round, a line per ship. */
import type { Led } from '../../worker/drawing/end'
import type { Line } from '../../worker/model'
import { drawingOf } from '../words/reader'
import { answeredBy, passagesOf, type Passage } from '../parts/told/pieces'
import { plainLine, type Block, type LetterScene } from './data'

/** Lines in a letter; the page has the rest. */
const LINES = 5

export function happened(scene: LetterScene): Block[] {
  const { data, game, t } = scene
  const { view, lines } = data.table
  // A substitute has not been here yet.
  const since = data.table.since && data.kind !== 'stand-in'
  const passages = passagesOf(game, view, lines)
  const told = toldIn(scene, passages)
  if (told.size === 0) return []
  const rest = passages.filter(isLine).length - told.size
  return [
    { kind: 'heading', text: t(since ? 'log-since' : 'log-newest') },
    ...blocksOf(scene, passages, told),
    ...(rest > 0 ? [{ kind: 'link' as const, label: t('mail-rest', { count: rest }), href: data.link }] : []),
  ]
}

/** What a letter mentions first: these lines, or all. */
export function newsIn({ data: { table }, game, say }: LetterScene, lines: readonly Line[] = table.lines): string | undefined {
  const told = lines.filter(line => !line.void).map(({ text }) => text)
  const news = table.view && game.news?.(table.view, told)
  return news && say(news)
}

const isLine = ({ piece }: Passage): boolean => piece.kind !== 'heading'

/** The newest lines, and in any case the one that the subject tells. */
function toldIn(scene: LetterScene, passages: readonly Passage[]): ReadonlySet<Passage> {
  const all = passages.filter(isLine)
  const news = newsIn(scene)
  const subject = news === undefined ? undefined : all.findLast(({ lines }) => newsIn(scene, lines) === news)
  if (!subject || all.indexOf(subject) >= all.length - LINES) return new Set(all.slice(-LINES))
  return new Set([subject, ...all.slice(1 - LINES)])
}

function blocksOf(scene: LetterScene, passages: readonly Passage[], told: ReadonlySet<Passage>): Block[] {
  const blocks: Block[] = []
  let heading: Block | undefined
  let under: (string | Led)[] = []
  for (const passage of passages) {
    if (!isLine(passage)) {
      heading = { kind: 'subheading', text: plainLine(lineOf(scene, passage)) }
      under = []
    } else if (told.has(passage)) {
      if (under.length === 0) blocks.push(...(heading ? [heading] : []), { kind: 'lines', lines: under })
      under.push(lineOf(scene, passage))
    }
  }
  return blocks
}

function lineOf({ data, game, company, t, say }: LetterScene, passage: Passage): string | Led {
  const { view } = data.table
  const { piece } = passage
  const drawing = view && drawingOf(view, { language: data.language, say }, company.crew)
  const told = (drawing && game.inShort?.({ ...drawing, piece })) ?? piece.told.map(text => say(text)).join(' ')
  const by = isLine(passage) ? answeredBy({ t, say }, passage, company.crew) : ''
  return by ? withBy(told, by) : told
}

const withBy = (line: string | Led, by: string): string | Led =>
  typeof line === 'string' ? beforeStop(line, by) : { ...line, text: beforeStop(line.text, by) }

const beforeStop = (sentence: string, by: string): string => sentence.replace(/\.?$/, stop => ` (${by})${stop}`)
