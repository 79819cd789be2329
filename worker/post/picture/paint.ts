/** From a drawing to a PNG. The painter is loaded when the first letter needs it. */
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import brygadaCyrillic from '../../../web/static/brygada-cyrillic.woff2'
import brygadaLatin from '../../../web/static/brygada-latin.woff2'
import brygadaPolish from '../../../web/static/brygada-polish.woff2'
import notoSans from './fonts/noto-sans-bold.woff2'
import type { Drawn } from './index'
import { TEXT_FACE } from './plain'
import { indexedPng } from './png'

/** A letter that the first file of a face does not have is looked for in the order of this list: so the chart's own face,
    which comes in three files, stands before the other, which comes in one. */
const FONTS = [brygadaLatin, brygadaPolish, brygadaCyrillic, notoSans]

/** Nothing of a board is transparent, but its corners may be. */
const PAPER = '#FBFAF5'

/** Edges are softened where the picture is shown, smaller than it is; soft ones would make it three times as large. */
const HARD_EDGES = { shapeRendering: 1, textRendering: 0 } as const

let ready: Promise<void> | undefined

const load = async (): Promise<void> => initWasm((await import('@resvg/resvg-wasm/index_bg.wasm')).default)

export async function paint({ svg, across }: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  await (ready ??= load())
  const painter = new Resvg(svg, {
    background: PAPER,
    ...HARD_EDGES,
    fitTo: { mode: 'width', value: across },
    font: { fontBuffers: FONTS, defaultFontFamily: TEXT_FACE },
  })
  try {
    const image = painter.render()
    try {
      return indexedPng(image.pixels, image.width, image.height) ?? new Uint8Array(image.asPng())
    } finally {
      image.free()
    }
  } finally {
    painter.free()
  }
}
