/** Links for substitutes the table voted to look for; anybody at the table can hand them out. */
import type { TableModel } from '../../../worker/model'
import { Figure } from '../figure'
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
  return (
    <section class="calm" aria-labelledby="wanted">
      <h2 id="wanted">{t('wanted')}</h2>
      <SharingScript />
      <p>{t('wanted-about')}</p>
      <ul>
        {wanted.map(({ seat, path }) => (
          <li key={seat} class="part">
            <p class="row">
              <Figure company={company} seat={seat} size={30} />
              <a class="button" href={path}>
                {t('wanted-link', { name: company.crew[seat]?.name ?? '' })}
              </a>{' '}
              <CopyButton t={t} text={siteUrl + path} />
            </p>
            <CopyField id={`wanted-${seat}`} label={t('wanted-share')} link={siteUrl + path} />
          </li>
        ))}
      </ul>
    </section>
  )
}
