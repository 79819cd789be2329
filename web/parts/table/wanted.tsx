/** Links for substitutes the table voted to look for; anybody at the table can hand them out. */
import type { TableModel } from '../../../worker/model'
import { CopyField } from '../field'
import { CopyButton, SharingScript } from '../handing'
import type { Company, Reader } from '../../words/reader'

export function Wanted({
  reader: { t, siteUrl = '' },
  company,
  wanted,
}: {
  reader: Reader
  company: Company
  wanted: TableModel['wanted']
}) {
  const nameOf = (seat: number): string => company.crew[seat]?.name ?? ''
  return (
    <section class="calm" aria-labelledby="wanted">
      <h2 id="wanted">{t('wanted')}</h2>
      <SharingScript />
      <p>{t('wanted-about')}</p>
      <ul>
        {wanted.map(({ seat, path }) => (
          <li key={seat} class="part">
            <CopyField id={`wanted-${seat}`} label={t('wanted-link', { name: nameOf(seat) })} link={siteUrl + path} />
            <p class="row">
              <CopyButton t={t} text={siteUrl + path} />{' '}
              {company.viewer === 'watcher' && (
                <a class="button" href={path}>
                  {t('wanted-link', { name: nameOf(seat) })}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
