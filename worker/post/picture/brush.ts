/** Paints a drawing as a PNG, in the Worker itself or in the painter's own process on a local host. */
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Drawn } from '.'
import { TEXT_FACE } from './plain'
import { indexedPng } from './png'

/** A character missing from a face's first file is looked up in this order, so the three files of the chart's face come before the single
    file of the other one. */
export const FONTS = ['brygada-latin.woff2', 'brygada-polish.woff2', 'brygada-cyrillic.woff2', 'noto-sans-bold.woff2']

/** Fills the corners, the only parts of a board that may be transparent. */
const PAPER = '#FBFAF5'

/** No antialiasing: the picture is shown smaller, which smooths edges, and soft ones would make the file three times larger. */
const HARD_EDGES = { shapeRendering: 1, textRendering: 0 } as const

export type Paint = (drawn: Drawn) => Promise<Uint8Array<ArrayBuffer>>

interface Loaded {
  program: WebAssembly.Module
  /** The files named in `FONTS`, in that order. */
  fonts: Uint8Array[]
}

/** The program and its fonts are loaded for the first picture, and again for the next one if that fails. */
export function painter(load: () => Promise<Loaded>): Paint {
  let loaded: Promise<Uint8Array[]> | undefined
  const begin = async (): Promise<Uint8Array[]> => {
    const { program, fonts } = await load()
    await initWasm(program)
    return fonts
  }
  return async ({ svg, across }) => {
    loaded ??= begin()
    loaded.catch(() => {
      loaded = undefined
    })
    const fontBuffers = await loaded
    const resvg = new Resvg(svg, {
      background: PAPER,
      ...HARD_EDGES,
      fitTo: { mode: 'width', value: across },
      font: { fontBuffers, defaultFontFamily: TEXT_FACE },
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
