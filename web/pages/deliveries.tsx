/** Proof of delivery: what became of the newest notices, for their person; without what others said, for the host. */
import type { Delivery, Time } from '../model'
import type { Reader } from '../parts/reader'
import { inWords } from '../parts/time'

export interface DeliveriesProps {
  reader: Reader
  deliveries: readonly Delivery[]
  /** The newest POST of the seat. */
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
                <b>{t('post-kind', { kind: delivery.kind })}</b> <span class="note">{t('post-way', { way: delivery.way })}</span>
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
