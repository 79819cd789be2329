/** What a link shows where it is pasted: of a page that holds anything of a person's, only what the site is. */
import { coverOf } from './cover'
import type { Reader } from './reader'

export interface Preview {
  title: string
  about: string
  /** The address of the picture within the site; the usual one, if none is named. */
  picture?: string | undefined
  /** The address that is shared, within the site: one without any key. */
  path: string
}

const USUAL = 'regatta'

/** Nothing where the site's own address is not known: previews follow whole addresses only. */
export function PreviewTags({ reader: { siteUrl }, preview }: { reader: Reader; preview: Preview | undefined }) {
  if (!siteUrl) return null
  const picture = preview?.picture ?? coverOf(USUAL)
  return (
    <>
      <meta property="og:title" content={preview?.title ?? 'Packetboat'} />
      {preview && <meta property="og:description" content={preview.about} />}
      {picture && <meta property="og:image" content={siteUrl + picture} />}
      {preview && <meta name="twitter:card" content="summary_large_image" />}
      {preview && <meta property="og:url" content={siteUrl + preview.path} />}
      {preview && <link rel="canonical" href={siteUrl + preview.path} />}
    </>
  )
}
