/** Links for the substitutes whom the table has voted to look for: whoever sits here hands them on. */
import type { TableModel } from '../model'
import { Figure } from './figure'
import type { Company, Reader } from './reader'

export function Wanted({ reader: { t }, company, wanted }: { reader: Reader; company: Company; wanted: TableModel['wanted'] }) {
  return (
    <section class="calm" aria-labelledby="wanted">
      <h2 id="wanted">{t('wanted')}</h2>
      <p>{t('wanted-about')}</p>
      <ul>
        {wanted.map(({ seat, path }) => (
          <li key={seat} class="row">
            <Figure company={company} seat={seat} size={30} />
            <a class="button" href={path}>
              {t('wanted-link', { name: company.crew[seat]?.name ?? '' })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
