/** The board in a letter: the page's drawing in day colours, as a PNG. */
import { base64 } from '@scure/base'
import type { Aim } from '../../drawing/board'
import type { TableModel } from '../../model'
import { aimsOf, listing, reachesOf } from '../../../web/parts/table/listing'
import { textOf } from '../../../web/board/paper'
import { printed, type Printed } from '../../../web/board/print'
import { readerOf, type Reading } from '../../../web/words/reader'
import { gameOf } from '../../games'
import { PAINTER_MS } from '../../shared/bounds'
import { log } from '../../shared/log'
import { within } from '../../shared/patience'
import type { Picture } from '../transports/letter'
import type { Paint } from './brush'
import type { SiteFiles } from './paint'
import { dotsAcross } from './dots'
import { partOf, standing, wholeOf } from './layers'
import { parse, write } from './markup'
import { Ending } from './ending'
import { LYING, UnderWay } from './under-way'
import { PREVIEW } from './panel'
import { type Laid, wide } from './wide'

/** The board for this viewer's letter. A letter without its picture is better than none. */
export async function pictureOf(table: TableModel, reading: Reading, where: Where): Promise<Picture | undefined> {
  const png = await painted(table, reading, where, drawn)
  return png && { cid: 'board', file: 'board.png', png: base64.encode(png) }
}

/** For link previews: the board, and beside it who plays or how the game ended. */
export const widePictureOf = (table: TableModel, reading: Reading, where: Where): Promise<Bytes | undefined> =>
  painted(table, reading, where, board => ({ svg: wide(board, laidOf(table, reading)), across: PREVIEW.width }))

/** A finished game's board stands beside the result; one that goes on lies by its crew. */
export function laidOf({ standing, head, view, viewer }: TableModel, reading: Reading): Laid {
  const company = { game: gameOf(head.game), viewer, crew: head.seats }
  const said = { reader: readerOf(reading, company), company }
  return standing
    ? { turned: false, high: PREVIEW.height, sheet: left => printed(<Ending {...{ ...said, standing, left }} name={head.name} />) }
    : { turned: true, high: LYING, sheet: left => printed(<UnderWay {...{ ...said, head, view, left }} />) }
}

type Bytes = Uint8Array<ArrayBuffer>
/** A local host has a painter of its own; elsewhere the Worker paints. */
type Where = SiteFiles & Pick<Env, 'PAINTER'>

/** Undefined if there is no board yet, or if painting fails. */
async function painted(table: TableModel, reading: Reading, where: Where, draw: (board: Printed) => Drawn): Promise<Bytes | undefined> {
  const { view, viewer, head, prompts } = table
  if (!view) return undefined
  const game = gameOf(head.game)
  const { language, say } = readerOf(reading, { game, viewer, crew: head.seats })
  const questions = listing(prompts, say, game.rarer)
  const reaches = reachesOf(questions, game, view)
  const board = printed(
    <game.Board
      view={view}
      language={language}
      say={say}
      crew={head.seats}
      aims={clearOf(aimsOf(questions, { game, view }))}
      reaches={reaches}
    />
  )
  // A game may show its board in words only.
  if (!textOf(board.markup).includes('<svg')) return undefined
  try {
    const paint = where.PAINTER ? paintBy(where.PAINTER) : (await import('./paint')).paintWith(where)
    return await paint(draw(board))
  } catch (error) {
    log('error', 'picture-failed', { table: head.id, why: error })
    return undefined
  }
}

/** More numbers on one space hide who is there, and in a letter they are too small to read; its list names the spaces. */
const NUMBERS = 2

export function clearOf(aims: readonly Aim[]): readonly Aim[] {
  const most = Math.max(0, ...[...Map.groupBy(aims, ({ at }) => at).values()].map(({ length }) => length))
  return most > NUMBERS ? aims.map(aim => ({ ...aim, bare: true })) : aims
}

const paintBy =
  (painter: Fetcher): Paint =>
  drawn =>
    within(PAINTER_MS, async signal => {
      const answer = await painter.fetch('http://painter/', { method: 'POST', body: JSON.stringify(drawn), signal })
      if (!answer.ok) throw new Error(await answer.text())
      return new Uint8Array(await answer.arrayBuffer())
    })

export interface Drawn {
  svg: string
  /** The width in pixels. */
  across: number
}

/** The board as self-contained SVG: the part that matters or, without one, the whole on its side. */
export function drawn(printed: Printed): Drawn {
  const board = parse(textOf(printed.markup))
  const svg = partOf(board) ?? wholeOf(board, true)
  const picture = standing(svg, printed.symbols)
  const [, , width = 1, height = 1] = (svg.attributes.viewBox ?? '').split(' ').map(Number)
  const attributes = { ...picture.attributes, width: `${width}`, height: `${height}`, xmlns: 'http://www.w3.org/2000/svg' }
  return { svg: write({ ...picture, attributes }), across: dotsAcross(width, height) }
}
