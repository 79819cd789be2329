/** The site's static files, as the build wrote them, for what fetches them in Node. */
import type { SiteFiles } from '../../worker/post/picture/paint'
import { fileAt, SITE } from './shoot'

export const SITE_FILES: SiteFiles = {
  PUBLIC_URL: SITE,
  ASSETS: {
    fetch: async (asked: RequestInfo | URL) => {
      const file = fileAt(new URL(String(asked)).pathname)
      return new Response(file && new Uint8Array(file.body), { status: file ? 200 : 404 })
    },
    connect: () => {
      throw new Error('static files take no connection')
    },
  },
}
