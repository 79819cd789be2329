/** Paints a drawing as a PNG, in the Worker itself or in the painter's own process on a local host. */
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import brygadaCyrillic from '../../../web/static/brygada-cyrillic.woff2'
import brygadaLatin from '../../../web/static/brygada-latin.woff2'
import brygadaPolish from '../../../web/static/brygada-polish.woff2'
import notoSans from './fonts/noto-sans-bold.woff2'
import type { Drawn } from '.'
import { TEXT_FACE } from './plain'
import { indexedPng } from './png'

/** A character missing from a face's first file is looked up in this order, so the three files of the chart's face come before the single
    file of the other one. */
const FONTS = [brygadaLatin, brygadaPolish, brygadaCyrillic, notoSans]

/** Fills the corners, the only parts of a board that may be transparent. */
const PAPER = '#FBFAF5'

/** No antialiasing: the picture is shown smaller, which smooths edges, and soft ones would make the file three times larger. */
const HARD_EDGES = { shapeRendering: 1, textRendering: 0 } as const

export type Paint = (drawn: Drawn) => Promise<Uint8Array<ArrayBuffer>>

/** The program is loaded for the first picture. */
export function painter(load: () => Promise<WebAssembly.Module>): Paint {
  let ready: Promise<void> | undefined
  return async ({ svg, across }) => {
    await (ready ??= load().then(initWasm))
    const resvg = new Resvg(svg, {
      background: PAPER,
      ...HARD_EDGES,
      fitTo: { mode: 'width', value: across },
      font: { fontBuffers: FONTS, defaultFontFamily: TEXT_FACE },
    })
    try {
      const image = resvg.render()
      try {
        return indexedPng(image.pixels, image.width, image.height) ?? new Uint8Array(image.asPng())
      } finally {
        image.free()
      }
    } finally {
      resvg.free()
    }
  }
}
