/** From a drawing to a PNG. The painter is loaded when the first letter needs it. */
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import brygadaCyrillic from '../../../web/static/brygada-cyrillic.woff2'
import brygadaLatin from '../../../web/static/brygada-latin.woff2'
import brygadaPolish from '../../../web/static/brygada-polish.woff2'
import notoCyrillic from './fonts/noto-sans-cyrillic.woff2'
import notoLatin from './fonts/noto-sans-latin.woff2'
import notoPolish from './fonts/noto-sans-polish.woff2'
import type { Drawn } from './index'
import { TEXT_FACE } from './plain'
import { indexedPng } from './png'

const FONTS = [notoLatin, notoPolish, notoCyrillic, brygadaLatin, brygadaPolish, brygadaCyrillic]

/** Nothing of a board is transparent, but its corners may be. */
const PAPER = '#FBFAF5'

let ready: Promise<void> | undefined

const load = async (): Promise<void> => initWasm((await import('@resvg/resvg-wasm/index_bg.wasm')).default)

export async function paint({ svg, across }: Drawn): Promise<Uint8Array> {
  await (ready ??= load())
  const painter = new Resvg(svg, {
    background: PAPER,
    fitTo: { mode: 'width', value: across },
    font: { fontBuffers: FONTS, defaultFontFamily: TEXT_FACE },
  })
  try {
    const image = painter.render()
    try {
      return indexedPng(image.pixels, image.width, image.height)
    } finally {
      image.free()
    }
  } finally {
    painter.free()
  }
}
