/** Says, before it first happens, that standing orders answer for the seat, and links to them. */
import type { Holder, TableHead } from '../../../worker/model'
import type { Paths } from '../paths'
import type { Reader } from '../../words/reader'

interface ByOrdersProps {
  reader: Reader
  head: TableHead
  holder: Holder
  paths: Paths
}

export function ByOrders({ reader: { t }, head, holder, paths }: ByOrdersProps) {
  if (head.manner !== 'brisk' || holder.token === undefined) return null
  return (
    <p class="note by-orders">
      {t('orders-yours')} <a href={paths.orders}>{t('orders-yours-change')}</a>
    </p>
  )
}
