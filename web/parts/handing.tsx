/** Links to pass on: a field with the link, and buttons that copy or share it if the browser can. */
import { asset } from '../board/assets'
import type { Reader } from '../words/reader'
import { CopyField } from './field'

interface Sending {
  t: Reader['t']
  text: string
}

/** A module runs once on a page, even if a swap brings it again. */
export const SharingScript = () => <script type="module" src={asset('share.js')} />

export function CopyButton({ t, text }: Sending) {
  return (
    <button class="button" type="button" hidden data-copy={text} data-done={t('host-copied')} data-refused={t('host-copy-by-hand')}>
      {t('host-copy')}
    </button>
  )
}

/** Several links, where the browser cannot share them. */
export const CopyAll = ({ t, text }: Sending) => (
  <button
    class="button main"
    type="button"
    hidden
    data-copy={text}
    data-unshared
    data-done={t('host-copied')}
    data-refused={t('host-copy-by-hand')}
  >
    {t('host-copy-all')}
  </button>
)

/** `picture`: the address of a picture that goes with the text where the device can share files. */
export function ShareButton({ t, text, all, picture }: Sending & { all?: true; picture?: string | undefined }) {
  return (
    <button class={all ? 'button main' : 'button'} type="button" hidden data-share={text} data-picture={picture}>
      {t(all ? 'host-share-all' : 'host-share')}
    </button>
  )
}

/** A link or code as a picture for another device's camera. */
export const Scanned = ({ qr, words }: { qr: string; words: string }) => (
  <figure>
    <figcaption>{words}</figcaption>
    <div class="qr" role="img" aria-label={words} dangerouslySetInnerHTML={{ __html: qr }} />
  </figure>
)

interface OwnHandedProps {
  t: Reader['t']
  id: string
  label: string
  named?: boolean
  link: string
  hint: string
}

/** A link that opens a seat: to copy, but with no share button. */
export function OwnHanded({ t, ...field }: OwnHandedProps) {
  return (
    <>
      <SharingScript />
      <CopyField {...field} />
      <p class="row">
        <CopyButton t={t} text={field.link} />
      </p>
    </>
  )
}
