/** The painter within the Worker, loaded for the first letter that needs it. Its fonts are the site's static files, not part of the bundle. */
import { asset } from '../../../web/board/assets'
import { FONTS, painter, type Paint } from './brush'

export type SiteFiles = Pick<Env, 'ASSETS' | 'PUBLIC_URL'>

let ours: Paint | undefined

export const paintWith = (site: SiteFiles): Paint =>
  (ours ??= painter(async () => ({
    program: (await import('@resvg/resvg-wasm/index_bg.wasm')).default,
    fonts: await Promise.all(FONTS.map(name => fileOf(name, site))),
  })))

async function fileOf(name: string, { ASSETS, PUBLIC_URL }: SiteFiles): Promise<Uint8Array> {
  const found = await ASSETS.fetch(new URL(asset(name), PUBLIC_URL))
  if (!found.ok) throw new Error(`${name}: ${found.status}`)
  return new Uint8Array(await found.arrayBuffer())
}
