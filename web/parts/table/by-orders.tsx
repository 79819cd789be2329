/** Where a seat's page speaks of its standing orders: beside a question, and before they first answer. */
import type { Holder, TableHead } from '../../../worker/model'
import { marked } from '../../board/draw'
import type { Paths } from '../paths'
import type { Reader } from '../../words/reader'
import { Rich } from '../../words/rich'
import type { Orderable } from './orderable'

interface ByOrdersProps {
  reader: Reader
  head: TableHead
  holder: Holder
  paths: Paths
}

/** Says, before it first happens, that standing orders answer for the seat, and links to them. */
export function ByOrders({ reader: { t }, head, holder, paths }: ByOrdersProps) {
  if (head.manner !== 'brisk' || holder.token === undefined) return null
  return (
    <p class="note by-orders">
      {t('orders-yours')} <a href={paths.orders}>{t('orders-yours-change')}</a>
    </p>
  )
}

type AlwaysProps = Orderable & { reader: Reader; path: string }

/** The check box that turns the answer into a standing order, which is named for the ticked choice; `path`: the page to change orders. */
export function Always({ reader: { t, say }, prompt, as, path }: AlwaysProps) {
  return (
    <p class="row always">
      <label class="pick">
        <input type="checkbox" name={`always.${prompt}`} value="1" />
        <span>
          {t('always')}
          {as.map(({ order, numbers }) => (
            <span key={numbers[0]} class={['as', ...numbers.map(n => marked(n))].join(' ')}>
              {': '}
              {order ? <Rich text={say(order)} /> : t('always-none')}
            </span>
          ))}
        </span>
      </label>{' '}
      <a href={path}>{t('always-back')}</a>
    </p>
  )
}
