/** Who answered instead of a person, as shown beside a log line. */
import type { Line } from '../../../worker/model'
import type { Reader } from '../../words/reader'

export function answeredByText(
  { t, say }: Pick<Reader, 't' | 'say'>,
  { by, order, said }: Pick<Line, 'by' | 'order' | 'said'>
): string | undefined {
  if (!by) return undefined
  if (said) return t('log-by-said', { said })
  return order ? t('log-by-order', { order: say(order) }) : t('log-by', { by })
}
