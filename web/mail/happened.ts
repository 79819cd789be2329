/** What happened, condensed as on the page: a heading per round, a line per ship. */
import type { Led } from '../../worker/drawing/end'
import { drawingOf } from '../words/reader'
import { answeredBy, passagesOf } from '../parts/told/pieces'
import { plainLine, type Block, type LetterScene } from './data'

/** Lines in a letter; nobody reads more, and the page has them all. */
const LINES = 20

export function happened({ data, game, company, t, say }: LetterScene): Block[] {
  const { view, lines, since } = data.table
  const passages = passagesOf(game, view, lines)
  const newest = passages.slice(-LINES)
  const blocks: Block[] = []
  let under: (string | Led)[] = []
  for (const passage of newest) {
    const { piece } = passage
    const drawing = view && drawingOf(view, { language: data.language, say }, company.crew)
    const told = (drawing && game.inShort?.({ ...drawing, piece })) ?? piece.told.map(text => say(text)).join(' ')
    const by = answeredBy({ t, say }, passage, company.crew)
    if (piece.kind === 'heading') {
      under = []
      blocks.push({ kind: 'subheading', text: plainLine(told) })
    } else {
      if (under.length === 0) blocks.push({ kind: 'lines', lines: under })
      under.push(by ? withBy(told, by) : told)
    }
  }
  if (blocks.length === 0) return []
  const earlier = passages.length - newest.length
  return [
    { kind: 'heading', text: t(since ? 'log-since' : 'log-newest') },
    ...(earlier > 0 ? [{ kind: 'note' as const, text: t('mail-turn-earlier', { count: earlier }) }] : []),
    ...blocks,
  ]
}

const withBy = (line: string | Led, by: string): string | Led =>
  typeof line === 'string' ? `${line} (${by})` : { ...line, text: `${line.text} (${by})` }
