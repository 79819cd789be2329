/** Delivery reports of a seat's newest notices; the host's version leaves out quoted messages. */
import type { Delivery, Time } from '../../../worker/model'
import { isShape, shapeName } from '../../../worker/model/shapes'
import type { Reader } from '../../words/reader'
import { inWords } from '../../parts/time/time'

export interface DeliveriesProps {
  reader: Reader
  deliveries: readonly Delivery[]
  /** When the seat last sent a POST. */
  heard?: Time
}

export function Deliveries({ reader, deliveries, heard }: DeliveriesProps) {
  const { t } = reader
  return (
    <>
      <p>{heard === undefined ? t('post-never-heard') : t('post-heard', { at: inWords(heard, reader) })}</p>
      {deliveries.length === 0 && <p class="note">{t('post-none')}</p>}
      {deliveries.length > 0 && (
        <ul class="deeds">
          {deliveries.map((delivery, i) => (
            <li key={i}>
              <p>
                <b>{t('post-kind', { kind: delivery.kind })}</b> <span class="note">{wayName(delivery.way, reader)}</span>
              </p>
              <p class={GOOD.includes(delivery.state) ? 'note' : 'wrong'}>{stepsOf(delivery, reader)}</p>
              {delivery.said && delivery.state !== 'accepted' && (
                <p class="note">
                  <bdi>{delivery.said}</bdi>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Services such as Slack go by their own names. */
const wayName = (way: Delivery['way'], { t }: Reader): string => (isShape(way) && shapeName(way)) || t('post-way', { way })

const GOOD: readonly Delivery['state'][] = ['waiting', 'accepted', 'daily', 'unneeded', 'unwanted', 'unknown']

function stepsOf({ written, sent, accepted, state }: Delivery, reader: Reader): string {
  const { t } = reader
  const steps = [
    t('post-written', { at: inWords(written, reader) }),
    sent !== undefined && t('post-sent', { at: inWords(sent, reader) }),
    accepted !== undefined && t('post-accepted', { at: inWords(accepted, reader) }),
    state !== 'accepted' && t('post-state', { state }),
  ]
  return steps.filter(Boolean).join(' · ')
}
