/** The board in a letter: the same drawing as on the page, by day, as a PNG. */
import type { TableModel } from '../../../web/model'
import { aimsOf, listing, reachesOf } from '../../../web/parts/listing'
import { textOf } from '../../../web/board/paper'
import { printed, type Printed } from '../../../web/board/print'
import { readerOf, type Reading } from '../../../web/parts/reader'
import { gameOf } from '../../games'
import { log } from '../../log'
import type { Picture } from '../letter'
import { dotsAcross } from './dots'
import { partOf, standing, wholeOf } from './layers'
import { parse, write } from './markup'
import { PREVIEW, wide } from './wide'

/** The board as a letter to who views this table shows it. A letter rather goes without its picture than not at all. */
export async function pictureOf(table: TableModel, reading: Reading): Promise<Picture | undefined> {
  const png = await painted(table, reading, drawn)
  return png && { cid: 'board', file: 'board.png', png: base64(png) }
}

/** The whole board on its side, as links show it. */
export const widePictureOf = (table: TableModel, reading: Reading): Promise<Bytes | undefined> => painted(table, reading, board => ({ svg: wide(board), across: PREVIEW.width }))

type Bytes = Uint8Array<ArrayBuffer>

/** Undefined where there is no board yet, or it cannot be painted. */
async function painted(table: TableModel, reading: Reading, draw: (board: Printed) => Drawn): Promise<Bytes | undefined> {
  const { view, viewer, head, prompts } = table
  if (!view) return undefined
  const game = gameOf(head.game)
  const { language, say } = readerOf(reading, { game, viewer, crew: head.seats })
  const questions = listing(prompts, say)
  const reaches = reachesOf(questions, choice => game.reach?.(view, choice) ?? [])
  const board = printed(<game.Board view={view} language={language} say={say} crew={head.seats} aims={aimsOf(questions)} reaches={reaches} />)
  // A game may show its board in words only.
  if (!textOf(board.markup).includes('<svg')) return undefined
  try {
    const { paint } = await import('./paint')
    return await paint(draw(board))
  } catch (error) {
    log('error', 'picture-failed', { table: head.id, why: error })
    return undefined
  }
}

export interface Drawn {
  svg: string
  /** How many dots wide it is to be painted. */
  across: number
}

/** The board as SVG that needs nothing else: the part that matters, or the whole where there is none. */
export function drawn(printed: Printed): Drawn {
  const board = parse(textOf(printed.markup))
  const svg = partOf(board) ?? wholeOf(board, false)
  const picture = standing(svg, printed.symbols)
  const [, , width = 1, height = 1] = (svg.attributes.viewBox ?? '').split(' ').map(Number)
  const attributes = { ...picture.attributes, width: `${width}`, height: `${height}`, xmlns: 'http://www.w3.org/2000/svg' }
  return { svg: write({ ...picture, attributes }), across: dotsAcross(width, height) }
}

export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(text)
}
