/** What a pasted link shows. Pages with anything personal show only what the site is. */
import { coverOf } from './cover'
import type { Reader } from '../words/reader'

export interface Preview {
  title: string
  about: string
  /** The picture's path on this site; defaults to the usual one. */
  picture?: string | undefined
  /** The path to share, without any key. */
  path: string
}

const USUAL = 'regatta'

/** Nothing without a known site address, since previews need absolute URLs. */
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
