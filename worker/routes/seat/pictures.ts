/** A table's board as a picture for link previews: what a watcher sees at one position. The address contains the position and a signature,
    never a key. */
import { Hono } from 'hono'
import type { TableModel } from '../../model'
import { coverOf } from '../../../web/parts/cover'
import { isLanguage } from '../../../web/words/platform'
import { PICTURE_SECONDS } from '../../shared/bounds'
import { unpack } from '../../shared/parcel'
import { painterOf } from '../../people/gate'
import { keyFor, sameKey } from '../../shared/keys'
import { widePictureOf } from '../../post/picture'
import { paints } from '../../post/picture/paints'
import type { Language } from '../../drawing/game'
import { reading, refuse, type Request, type Site } from '../request/site'
import { tableOf } from '../request/visit'

export const pictures = new Hono<Site>()

const SEAL = 13

const sealOf = (c: Request, table: string, position: number, language: Language): string =>
  keyFor(c.env.SITE_KEY, 'picture', table, position, language).slice(0, SEAL)

/** The address of the picture at this position, for link previews and for the end; undefined before there is a board, and for a game
    without a cover to fall back on. */
export function pictureAt(c: Request, { viewer, head, position, view }: TableModel): string | undefined {
  if (viewer !== 'watcher' && head.stage !== 'over') return undefined
  const { language } = reading(c)
  return view && coverOf(head.game) && `/tables/${head.id}/pictures/${position}-${language}-${sealOf(c, head.id, position, language)}.png`
}

pictures.get('/tables/:table/pictures/:name{[0-9]+-[a-z]{2}-[a-z2-7]+\\.png}', async c => {
  const [position = '', language = '', seal = ''] = c.req.param('name').replace('.png', '').split('-')
  const table = c.req.param('table')
  if (!isLanguage(language) || !sameKey(seal, sealOf(c, table, Number(position), language))) return refuse(c, 404)
  const seen = unpack((await tableOf(c)?.see({ as: 'watcher', keys: {} }, Number(position))) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refuse(c, 404)
  const png = await painted(c, seen.model, language)
  return png ? new Response(png, { headers: PNG }) : instead(c, seen.model)
})

const PNG = { 'content-type': 'image/png', 'cache-control': `public, max-age=${PICTURE_SECONDS}` }

/** Undefined if the painting limit is reached, or if painting fails. */
async function painted(c: Request, model: TableModel, language: Language): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const painter = painterOf(c.env)
  if (!paints(c.env) || !(await painter.beginPainting())) return undefined
  try {
    return await widePictureOf(model, { language, now: Date.now() }, c.env)
  } finally {
    await painter.endPainting()
  }
}

/** Falls back to the game's cover. */
function instead(c: Request, { head }: TableModel): Response {
  const cover = coverOf(head.game)
  return cover ? c.redirect(cover, 302) : refuse(c, 404)
}
