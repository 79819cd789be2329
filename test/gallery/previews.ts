/** The pictures of pasted links: what strangers see of a table in a chat, before, during and after its race. */
import type { Language } from '../../worker/drawing/game'
import type { TableModel } from '../../worker/model'
import { widePictureOf } from '../../worker/post/picture'
import { CLOCK } from '../games/kit'
import { SITE_FILES } from './site-files'
import type { State } from './states'

/** States whose link may be pasted: of every edition one that goes on, and the ends. */
const PASTED = /^(table-watcher|table-crowd|begun-|end-watcher|end-tunnel|ask-regatta-yassa-captain|ask-tunnel-tortuga-action)/

export interface Pasted {
  name: string
  paint(language: Language): Promise<Uint8Array | undefined>
}

const strangers = (model: TableModel): TableModel => ({
  ...model,
  viewer: 'watcher',
  prompts: [],
  view: model.view && { ...model.view, viewer: 'watcher' },
})

export const previews = (states: readonly State[]): Pasted[] =>
  states
    .filter(({ name }) => PASTED.test(name))
    .map(({ name, props: { model } }) => ({
      name: `preview-${name}`,
      paint: language => widePictureOf(strangers(model), { language, now: CLOCK }, SITE_FILES),
    }))
