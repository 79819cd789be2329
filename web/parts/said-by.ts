/** Who answered where no person did, as it stands beside a told line. */
import type { Line } from '../model'
import type { Reader } from './reader'

export function saidBy({ t, say }: Pick<Reader, 't' | 'say'>, { by, order, plan }: Pick<Line, 'by' | 'order' | 'plan'>): string | undefined {
  if (!by) return undefined
  if (plan) return t('log-by-plan')
  return order ? t('log-by-order', { order: say(order) }) : t('log-by', { by })
}
