/** The board in a letter: the current waters as a picture, and every seat's holdings in words. */
import { drawingOf } from '../words/reader'
import { heldText } from '../../worker/drawing/end'
import type { Block, LetterScene } from './data'
import type { Drawing } from '../../worker/drawing/board'

const drawingIn = ({ data: { table, language }, say, company }: LetterScene): Drawing<unknown> | undefined =>
  table.view && drawingOf(table.view, { language, say }, company.crew)

/** The attached picture, if there is one. */
export const watersIn = (scene: LetterScene): Block[] =>
  scene.data.cid === undefined ? [] : [{ kind: 'picture', alt: scene.t('table-board'), cid: scene.data.cid }]

/** Where the reader is, which one would look for on the board first. */
export function hereIn(scene: LetterScene): Block[] {
  const { viewer } = scene.data.table
  const drawing = drawingIn(scene)
  const here = drawing && viewer !== 'watcher' ? scene.game.bearings?.({ ...drawing, seat: viewer }) : undefined
  return here ? [{ kind: 'paragraph', text: here }] : []
}

/** The board in words; for the plain part only if there is a picture, or if the letter is not about the board. */
export function boardIn(scene: LetterScene): Block[] {
  const { cid, kind } = scene.data
  const drawing = drawingIn(scene)
  return drawing
    ? [
        {
          kind: 'board',
          heading: scene.t('table-board'),
          sketch: scene.game.sketch(drawing),
          plainOnly: cid !== undefined || kind === 'flood',
        },
      ]
    : []
}

export function aboardIn(scene: LetterScene): Block[] {
  const {
    data: {
      table: { viewer },
    },
    game,
    t,
  } = scene
  const drawing = drawingIn(scene)
  const held = drawing && viewer !== 'watcher' ? game.holdings?.({ ...drawing, seat: viewer }) : undefined
  return held ? [{ kind: 'held', lead: t('mail-aboard'), ...held }] : []
}

/** Other seats' holdings, one line each, with the letter that their ships or pirates bear on the board. */
export function othersIn(scene: LetterScene): Block[] {
  const {
    data: {
      table: { viewer },
    },
    game,
    company,
    t,
  } = scene
  const drawing = drawingIn(scene)
  if (!drawing || !game.holdings) return []
  const seats = company.crew.flatMap(({ name, pirate }, seat) => {
    const held = seat === viewer ? undefined : game.holdings?.({ ...drawing, seat })
    return held ? [{ lead: `${name} (${pirate.toUpperCase()}):`, text: heldText(held) }] : []
  })
  return [
    { kind: 'heading', text: t(viewer === 'watcher' ? 'table-all' : 'table-crew') },
    { kind: 'lines', lines: [...seats, ...(game.besides?.(drawing) ?? [])] },
  ]
}
